"""What makes a position of Irish Gauge impossible: lost cubes, money out of nowhere, broken networks."""

from __future__ import annotations

from typing import Any

from opificio.games.irish_gauge.reading import COMPANIES, in_bag, occupied, owns, top_share
from opificio.games.irish_gauge.state import (
    F_AUCTION,
    F_BUILD,
    F_CITY_WITHOUT_CUBE,
    F_CUBE_TOO_SOON,
    F_CUBE_UNREACHED,
    F_CUBES,
    F_DIFFICULT_SHARED,
    F_END,
    F_HOME_EMPTY,
    F_LOCOMOTIVES,
    F_MONEY,
    F_NETWORK_BROKEN,
    F_ROW,
    F_SEAT,
    F_SOLD,
    F_STACK_ORDER,
    Phase,
    State,
)
from opificio.games.irish_gauge.tables import (
    BUILD_POINTS,
    CALLS,
    CHEAPEST,
    COLOURS,
    CUBES_CALL,
    CUBES_EACH,
    CUBES_FIRST,
    HOME_HEX,
    LOCOMOTIVES,
    NEIGHBOURS,
    STACK,
    START_CASH,
    START_CITIES,
    TERRAIN,
    TOWN_HEX,
    VALUE,
    Terrain,
)
from opificio.kit.compile import rule
from opificio.kit.generic import note
from opificio.kit.layout import NATURE, NOBODY


@rule
def faults(s: State, out: Any) -> int:
    """Writes every fault as a row and returns how many."""
    n = cube_faults(s, out, 0)
    n = city_faults(s, out, n)
    n = row_faults(s, out, n)
    n = network_faults(s, out, n)
    n = share_faults(s, out, n)
    n = money_faults(s, out, n)
    if n == 0:
        n = turn_faults(s, out, n)
    return n


@rule
def cube_faults(s: State, out: Any, n: int) -> int:
    expected = CUBES_FIRST if s.phase == Phase.CITIES else CUBES_EACH
    for colour in range(len(COLOURS)):
        found = int(s.bag[colour])
        for town in range(TOWN_HEX.size):
            if s.cube[town] == colour:
                found += 1
        for call in range(CALLS):
            found += int(s.drawn[call, colour])
        if found != expected:
            n = note(out, n, F_CUBES, colour, found, expected)
    return n


@rule
def starts_as_city(town: int) -> bool:
    for k in range(START_CITIES.size):
        if START_CITIES[k] == town:
            return True
    return False


@rule
def city_faults(s: State, out: Any, n: int) -> int:
    """Cities have cubes; other cubes lie where some network was when they were placed."""
    for k in range(START_CITIES.size):
        if s.cube[START_CITIES[k]] >= 0:
            if s.phase == Phase.CITIES and k > 0 and s.cube[START_CITIES[k - 1]] < 0:
                n = note(out, n, F_CUBE_TOO_SOON, START_CITIES[k])
        elif s.phase != Phase.CITIES:
            n = note(out, n, F_CITY_WITHOUT_CUBE, START_CITIES[k])
    for town in range(TOWN_HEX.size):
        if s.cube[town] >= 0 and not starts_as_city(town) and not occupied(s, TOWN_HEX[town]):
            n = note(out, n, F_CUBE_UNREACHED, town)
    return n


@rule
def row_faults(s: State, out: Any, n: int) -> int:
    """Every call has drawn its cubes, except one that is going on and one that emptied the bag."""
    for call in range(CALLS):
        found = 0
        for colour in range(len(COLOURS)):
            found += int(s.drawn[call, colour])
        last = call + 1 == s.calls
        if last and s.phase == Phase.DRAWING:
            sound = found < CUBES_CALL and in_bag(s) > 0
        elif last and s.phase == Phase.OVER and in_bag(s) == 0:
            sound = 0 < found <= CUBES_CALL
        else:
            sound = found == (CUBES_CALL if call < s.calls else 0)
        if not sound:
            n = note(out, n, F_ROW, call + 1, found)
    return n


@rule
def network_faults(s: State, out: Any, n: int) -> int:
    for company in range(COMPANIES):
        found = int(s.locomotives[company])
        for hex_ in range(TERRAIN.size):
            found += int(s.track[company, hex_])
        if found != LOCOMOTIVES:
            n = note(out, n, F_LOCOMOTIVES, company, found, LOCOMOTIVES)
        n = connection_faults(s, out, n, company)
    for hex_ in range(TERRAIN.size):
        holders = 0
        for company in range(COMPANIES):
            holders += s.track[company, hex_]
        if holders > 1 and TERRAIN[hex_] == Terrain.DIFFICULT:
            n = note(out, n, F_DIFFICULT_SHARED, hex_)
    return n


@rule
def connection_faults(s: State, out: Any, n: int, company: int) -> int:
    """Spreads from the home city along the company's locomotives until nothing new is reached."""
    if not s.track[company, HOME_HEX[company]]:
        return note(out, n, F_HOME_EMPTY, company)
    for hex_ in range(TERRAIN.size):
        s.reached[hex_] = 0
    s.reached[HOME_HEX[company]] = 1
    spreading = True
    while spreading:
        spreading = False
        for hex_ in range(TERRAIN.size):
            if s.track[company, hex_] and not s.reached[hex_]:
                for k in range(6):
                    if NEIGHBOURS[hex_, k] >= 0 and s.reached[NEIGHBOURS[hex_, k]]:
                        s.reached[hex_] = 1
                        spreading = True
    for hex_ in range(TERRAIN.size):
        if s.track[company, hex_] and not s.reached[hex_]:
            return note(out, n, F_NETWORK_BROKEN, company, hex_)
    return n


@rule
def share_faults(s: State, out: Any, n: int) -> int:
    """Stacks are sold from the top; before the first turn exactly one share of each company that has been auctioned."""
    for company in range(COMPANIES):
        sold = 0
        for share in range(STACK[company], STACK[company + 1]):
            if s.owner[share] >= 0:
                if sold < share - STACK[company]:
                    n = note(out, n, F_STACK_ORDER, share)
                sold += 1
        if s.phase == Phase.CITIES or s.phase == Phase.OPENER:
            sound = sold == 0
        elif s.phase == Phase.OPENING:
            sound = sold == (1 if company < s.lot else 0)
        else:
            sound = sold >= 1
        if not sound:
            n = note(out, n, F_SOLD, company, sold)
    return n


@rule
def money_faults(s: State, out: Any, n: int) -> int:
    total = int(s.bank)
    for seat in range(s.seats):
        total += int(s.cash[seat])
    if total != int(s.seats) * START_CASH:
        n = note(out, n, F_MONEY, total, int(s.seats) * START_CASH)
    return n


@rule
def turn_faults(s: State, out: Any, n: int) -> int:
    """Whose decision it is must fit what is asked, and so must the auction, the build and the end."""
    nature = s.phase == Phase.CITIES or s.phase == Phase.OPENER or s.phase == Phase.DRAWING
    waiting = s.phase == Phase.CITIES or s.phase == Phase.OPENER
    auction = s.phase == Phase.OPENING or s.phase == Phase.BIDDING
    if nature:
        seated = s.seat == NATURE
    elif s.phase == Phase.OVER:
        seated = s.seat == NOBODY
    else:
        seated = 0 <= s.seat < s.seats
    if s.phase == Phase.TURN or s.phase == Phase.LAYING:
        seated = seated and s.seat == s.active
    if not seated or s.active >= s.seats or (s.active < 0) != waiting:
        return note(out, n, F_SEAT)
    if not (auction_sound(s) if auction else no_auction(s)):
        n = note(out, n, F_AUCTION)
    if not build_sound(s):
        n = note(out, n, F_BUILD)
    if (in_bag(s) == 0) != (s.phase == Phase.OVER):
        n = note(out, n, F_END)
    return n


@rule
def no_auction(s: State) -> bool:
    for seat in range(s.seats):
        if s.passed[seat]:
            return False
    return bool(s.lot < 0 and s.bid == 0 and s.bidder < 0)


@rule
def auction_sound(s: State) -> bool:
    """A share is on offer, the bid can be paid, and who is asked is still in."""
    if s.lot < 0 or s.passed[s.seat] or s.bidder == s.seat or s.bidder >= s.seats:
        return False
    top = top_share(s, int(s.lot))
    if top == STACK[s.lot + 1]:
        return False
    if s.bidder >= 0:
        return bool(VALUE[top] <= s.bid <= s.cash[s.bidder] and not s.passed[s.bidder])
    # Without a bid everybody from the opener to the one asked has passed, which only an opening auction allows (rulings 1, 4).
    if s.bid != 0 or (s.phase == Phase.BIDDING and (s.seat != s.active or s.cash[s.seat] < VALUE[top])):
        return False
    before = (s.seat - s.active) % s.seats
    for step in range(s.seats):
        if s.passed[(s.active + step) % s.seats] != (1 if step < before else 0):
            return False
    return True


@rule
def build_sound(s: State) -> bool:
    """Building goes on with a locomotive and at least a point, for a company in which the player has a share."""
    if s.phase != Phase.LAYING:
        return bool(s.building < 0 and s.halves == 0)
    if s.building < 0 or s.locomotives[s.building] == 0 or not CHEAPEST <= s.halves <= BUILD_POINTS:
        return False
    return owns(s, int(s.seat), int(s.building))
