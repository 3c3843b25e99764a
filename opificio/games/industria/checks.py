"""What cannot be: the conservation laws of Industria, and positions no game can reach."""

from __future__ import annotations

from typing import Any

from opificio.games.industria.common import NOTHING, holds
from opificio.games.industria.goods import asked_need, can_come_from, supplies
from opificio.games.industria.state import (
    BAD_AUCTION,
    BAD_BUILDING,
    BAD_LIMIT,
    BAD_MONEY,
    BAD_OFFER,
    BAD_OWNER,
    BAD_PILE,
    BAD_PLACE,
    BAD_POINTS,
    BAD_ROUND,
    BAD_SEAT,
    SOURCES,
    Option,
    Phase,
    Place,
    State,
)
from opificio.games.industria.tables import (
    EPOCHS_USED,
    EXTRA,
    INCOME,
    LAYABLE_KINDS,
    MOST_NEEDS,
    NEEDS,
    PILE,
    POINTS,
    RESOURCE_PRICE,
    START_MONEY,
    TILE_EPOCH,
    TILE_KIND,
    TILES,
    Kind,
)
from opificio.kit.compile import rule
from opificio.kit.generic import note
from opificio.kit.layout import NATURE, NOBODY


@rule
def faults(s: State, out: Any) -> int:
    n = seat_faults(s, out, 0)
    if n == 0:
        n = round_faults(s, out, n)
        n = tile_faults(s, out, n)
    if n == 0:
        n = pile_faults(s, out, n)
        n = money_faults(s, out, n)
        n = auction_faults(s, out, n)
        n = building_faults(s, out, n)
        for p in range(s.seats):
            n = player_faults(s, p, out, n)
    return n


@rule
def seat_faults(s: State, out: Any, n: int) -> int:
    """Luck decides who starts and which tiles come; nobody decides once the game is over."""
    if s.phase < 0:
        return note(out, n, BAD_SEAT)
    lucky = s.phase == Phase.START or s.phase == Phase.REVEAL
    over = s.phase == Phase.OVER
    if (s.seat == NATURE) != lucky or (s.seat == NOBODY) != over or s.seat >= s.seats:
        n = note(out, n, BAD_SEAT)
    if (s.starter < 0) != (s.phase == Phase.START) or s.starter >= s.seats:
        n = note(out, n, BAD_SEAT)
    return n


@rule
def round_faults(s: State, out: Any, n: int) -> int:
    rounds = PILE // s.seats
    last = EPOCHS_USED[s.seats]
    if s.phase == Phase.START:
        right = s.rounds == 0 and s.epoch == 1
    else:
        right = s.rounds >= 1 and s.epoch == (s.rounds - 1) // rounds + 1 and s.epoch <= last
    if s.phase == Phase.OVER and s.rounds != rounds * last:
        right = False
    return n if right else note(out, n, BAD_ROUND, s.rounds, s.epoch)


@rule
def tile_faults(s: State, out: Any, n: int) -> int:
    """A tile in hand or built has an owner and no other has; piles are used up epoch by epoch."""
    for t in range(TILES):
        owned = s.place[t] == Place.HAND or s.place[t] == Place.BUILT
        if (s.owner[t] >= 0) != owned or s.owner[t] >= s.seats:
            n = note(out, n, BAD_OWNER, t)
        waiting = s.place[t] == Place.PILE or s.place[t] == Place.OFFER
        right = s.place[t] >= 0
        if TILE_EPOCH[t] < s.epoch:
            right = right and not waiting
            if TILE_KIND[t] == Kind.TECHNOLOGY and s.place[t] == Place.HAND:
                right = False
        if TILE_EPOCH[t] > s.epoch and s.place[t] != Place.PILE:
            right = False
        if TILE_KIND[t] == Kind.RESOURCE and s.place[t] == Place.BUILT:
            right = False
        if s.place[t] == Place.GONE and (TILE_KIND[t] == Kind.FACTORY or TILE_KIND[t] == Kind.BONUS):
            right = False
        if not right:
            n = note(out, n, BAD_PLACE, t)
    return n


@rule
def offered(s: State) -> int:
    count = 0
    for t in range(TILES):
        if s.place[t] == Place.OFFER:
            count += 1
    return count


@rule
def pile_faults(s: State, out: Any, n: int) -> int:
    """Each round takes one tile a player from the pile of its epoch."""
    if s.phase == Phase.START:
        rounds_before = 0
        drawn = 0
    else:
        rounds_before = (s.rounds - 1) % (PILE // s.seats)
        drawn = offered(s) if s.phase == Phase.REVEAL else s.seats
    left = 0
    first = (int(s.epoch) - 1) * PILE
    for t in range(first, first + PILE):
        if s.place[t] == Place.PILE:
            left += 1
    if left != PILE - rounds_before * s.seats - drawn:
        n = note(out, n, BAD_PILE, s.epoch, left)
    most = 0
    least = 0
    if s.phase == Phase.REVEAL:
        most = s.seats - 1
    elif s.phase == Phase.OFFER or s.phase == Phase.BID or s.phase == Phase.SETTLE:
        least = 1
        most = s.seats
    if not least <= offered(s) <= most:
        n = note(out, n, BAD_OFFER, offered(s))
    return n


@rule
def paid_out(s: State) -> int:
    """All the bank can have paid so far: start money, income, resource tiles sold."""
    rounds = PILE // s.seats
    each = START_MONEY
    for r in range(s.rounds):
        each += INCOME
        if r % rounds == 0 or s.options[Option.EXTRA_INCOME]:
            each += EXTRA[r // rounds + 1]
    total = each * s.seats
    for t in range(TILES):
        if TILE_KIND[t] == Kind.RESOURCE and s.place[t] == Place.GONE:
            total += RESOURCE_PRICE
    return int(total)


@rule
def money_faults(s: State, out: Any, n: int) -> int:
    """The players hold exactly what the bank has put into circulation, and no more than it can have paid."""
    held = 0
    for p in range(s.seats):
        held += s.money[p]
    if held != s.circulation:
        n = note(out, n, BAD_MONEY, held, s.circulation)
    if held > paid_out(s):
        n = note(out, n, BAD_MONEY, held, paid_out(s))
    return n


@rule
def player_faults(s: State, p: int, out: Any, n: int) -> int:
    """Points only from own tiles; no more tiles of a kind than building turns so far."""
    least = 0
    most = 0
    turns = s.rounds
    if s.phase != Phase.BUILD and s.phase != Phase.FROM and s.phase != Phase.OVER:
        turns = max(0, s.rounds - 1)
    for kind in range(LAYABLE_KINDS):
        count = 0
        for t in range(TILES):
            if TILE_KIND[t] == kind and s.place[t] == Place.BUILT and s.owner[t] == p:
                count += 1
                most += POINTS[t]
                if kind == Kind.TECHNOLOGY or TILE_EPOCH[t] == s.epoch:
                    least += POINTS[t]
        if count > turns or (p == s.seat and s.laid[kind] > count):
            n = note(out, n, BAD_LIMIT, p)
    if not least <= s.points[p] <= most:
        n = note(out, n, BAD_POINTS, p, s.points[p], least, most)
    return n


@rule
def turns_after(s: State, p: int, q: int) -> int:
    """How many places to the left of seat `q` seat `p` sits."""
    return int((p - q + s.seats) % s.seats)


@rule
def auction_faults(s: State, out: Any, n: int) -> int:
    asked = s.phase == Phase.BID
    settled = s.phase == Phase.SETTLE
    running = asked or settled
    right = (s.auctioneer >= 0) == (running or s.phase == Phase.OFFER) and s.auctioneer < s.seats
    right = right and (s.lot >= 0) == running and (s.bidder >= 0) == (s.high_bid > 0) and s.bidder < s.seats
    if right and s.auctioneer >= 0:
        right = (s.seat == s.auctioneer) != asked
        if turns_after(s, int(s.auctioneer), int(s.starter)) > s.seats - offered(s):
            right = False
    if right and s.lot >= 0 and s.place[s.lot] != Place.OFFER:
        right = False
    if right and s.bidder >= 0:
        right = running and s.high_bid <= s.money[s.bidder] and s.bidder != s.auctioneer
        if asked and turns_after(s, int(s.bidder), int(s.auctioneer)) >= turns_after(s, int(s.seat), int(s.auctioneer)):
            right = False
    if settled and s.bidder < 0:
        right = False
    return n if right else note(out, n, BAD_AUCTION)


@rule
def building_faults(s: State, out: Any, n: int) -> int:
    """A choice of sources is open only for a tile being laid, and only if there is a choice."""
    right = (s.building >= 0) == (s.phase == Phase.FROM)
    if s.phase != Phase.BUILD and s.phase != Phase.FROM:
        for kind in range(LAYABLE_KINDS):
            if s.laid[kind] != 0:
                right = False
    if s.building < 0:
        for k in range(MOST_NEEDS):
            if s.source[k] != NOTHING:
                right = False
        return n if right else note(out, n, BAD_BUILDING)
    asked = asked_need(s)
    if not right or not holds(s, int(s.seat), int(s.building)) or TILE_KIND[s.building] == Kind.RESOURCE or NEEDS[s.building, asked] < 0:
        return note(out, n, BAD_BUILDING)
    right = s.laid[TILE_KIND[s.building]] == 0
    for k in range(asked):
        if not supplies(s, int(s.seat), NEEDS[s.building, k], int(s.source[k])):
            right = False
    for k in range(asked, MOST_NEEDS):
        if s.source[k] != NOTHING:
            right = False
    ways = 0
    for source in range(SOURCES):
        if can_come_from(s, source):
            ways += 1
    return n if right and ways > 1 else note(out, n, BAD_BUILDING)
