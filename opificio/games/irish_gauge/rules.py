"""The rules of Irish Gauge: auctions, track, special interests and dividends.

Numbers in comments are the rulings of docs/rulings/irish-gauge.md.
"""

from __future__ import annotations

from typing import Any

from opificio.games.irish_gauge.reading import (
    COMPANIES,
    connected,
    cost,
    in_bag,
    income,
    look,
    owns,
    per_share,
    reaches_major_cities,
    top_share,
)
from opificio.games.irish_gauge.state import (
    ASKED,
    AUCTION,
    BID,
    DIVIDENDS,
    DONE,
    DRAW,
    E_AUCTION_OPENED,
    E_BAG_EMPTY,
    E_BID_MADE,
    E_BUILD_BEGUN,
    E_BUILD_ENDED,
    E_CITY_FILLED,
    E_CUBE_DRAWN,
    E_DIVIDENDS_CALLED,
    E_INCOME_EARNED,
    E_INTEREST_PLACED,
    E_LAID,
    E_MAJOR_JOINED,
    E_NO_INCOME,
    E_OPENER_DRAWN,
    E_PAID,
    E_PASSED,
    E_SHARE_BOUGHT,
    E_SHARE_FREE,
    INTEREST,
    LAY,
    OPENER,
    PART,
    PASS,
    TRACK,
    Phase,
    Reason,
    State,
)
from opificio.games.irish_gauge.tables import (
    BESIDE,
    BITS,
    BUILD_POINTS,
    CHEAPEST,
    COLOURS,
    CUBES_CALL,
    CUBES_FIRST,
    CUBES_LATER,
    HIGHEST_BID,
    HOME_HEX,
    LOCOMOTIVES,
    MAJOR_DIVIDEND,
    NEVER,
    STACK,
    START_CASH,
    START_CITIES,
    TERRAIN,
    TOWN_HEX,
    VALUE,
)
from opificio.kit.actions import column, row, within
from opificio.kit.compile import rule
from opificio.kit.generic import OK, emit
from opificio.kit.layout import NATURE, NOBODY

CASH_PART = PART.index("cash")

# --- set-up --------------------------------------------------------------------------------------------------------------


@rule
def setup(s: State) -> None:
    for seat in range(s.seats):
        s.cash[seat] = START_CASH
    for colour in range(len(COLOURS)):
        s.bag[colour] = CUBES_FIRST
    for company in range(COMPANIES):
        s.track[company, HOME_HEX[company]] = 1
        s.locomotives[company] = LOCOMOTIVES - 1
    s.phase = Phase.CITIES
    s.seat = NATURE


@rule
def fill_city(s: State, colour: int) -> None:
    """The next city, in the order of the board, gets the cube drawn; after the last one the other cubes join the bag."""
    filled = 0
    while s.cube[START_CITIES[filled]] >= 0:
        filled += 1
    s.bag[colour] -= 1
    s.cube[START_CITIES[filled]] = colour
    emit(s, E_CITY_FILLED, START_CITIES[filled], colour)
    if filled + 1 == START_CITIES.size:
        for other in range(len(COLOURS)):
            s.bag[other] += CUBES_LATER
        s.phase = Phase.OPENER


# --- auctions --------------------------------------------------------------------------------------------------------------


@rule
def reason_auction(s: State, company: int) -> int:
    share = top_share(s, company)
    if share == STACK[company + 1]:
        return Reason.STACK_EMPTY  # 8
    return OK if VALUE[share] <= s.cash[s.seat] else Reason.CANNOT_OPEN  # 4


@rule
def open_auction(s: State, company: int, opener: int) -> None:
    s.active = opener
    s.seat = opener
    s.lot = company
    emit(s, E_AUCTION_OPENED, opener, top_share(s, company))


@rule
def reason_bid(s: State, amount: int) -> int:
    if amount > HIGHEST_BID:
        return Reason.BID_LIMIT  # 33
    if amount > s.cash[s.seat]:
        return Reason.MORE_THAN_CASH  # 5
    if s.bid > 0:
        return OK if amount > s.bid else Reason.NOT_ABOVE
    return OK if amount >= VALUE[top_share(s, int(s.lot))] else Reason.BELOW_VALUE


@rule
def make_bid(s: State, amount: int) -> None:
    s.bid = amount
    s.bidder = s.seat
    emit(s, E_BID_MADE, s.seat, amount)
    next_bidder(s)


@rule
def pass_auction(s: State) -> None:
    s.passed[s.seat] = 1
    emit(s, E_PASSED, s.seat)
    next_bidder(s)


@rule
def next_bidder(s: State) -> None:
    """Clockwise to whoever is still in. Nobody left but the bidder: sold. Nobody left at all: the opener's for nothing."""
    for step in range(1, s.seats):
        seat = (s.seat + step) % s.seats
        if not s.passed[seat] and seat != s.bidder:
            s.seat = seat
            return
    share = top_share(s, int(s.lot))
    winner = int(s.bidder if s.bidder >= 0 else s.active)
    if s.bidder >= 0:
        s.cash[winner] -= s.bid
        s.bank += s.bid
        emit(s, E_SHARE_BOUGHT, winner, share, s.bid)
    else:
        emit(s, E_SHARE_FREE, winner, share)  # 1
    hand_over(s, share, winner)


@rule
def hand_over(s: State, share: int, winner: int) -> None:
    """The share changes hands; then comes the next opening auction, the first turn, or the next one."""
    company = int(s.lot)
    s.owner[share] = winner
    s.lot = -1
    s.bid = 0
    s.bidder = -1
    for seat in range(s.seats):
        s.passed[seat] = 0
    if s.phase == Phase.BIDDING:
        end_turn(s)
    elif company + 1 < COMPANIES:
        open_auction(s, company + 1, winner)  # 3
    else:
        begin_turn(s, int(s.owner[STACK[0]]))


# --- track -----------------------------------------------------------------------------------------------------------------


@rule
def reason_track(s: State, company: int) -> int:
    if not owns(s, int(s.seat), company):
        return Reason.NO_SHARE  # 16
    if s.locomotives[company] == 0:
        return Reason.NO_LOCOMOTIVE  # 14
    return OK


@rule
def begin_build(s: State, company: int) -> None:
    s.phase = Phase.LAYING
    s.building = company
    s.halves = BUILD_POINTS
    emit(s, E_BUILD_BEGUN, s.seat, company)


@rule
def reason_lay(s: State, hex_: int) -> int:
    company = int(s.building)
    if s.track[company, hex_]:
        return Reason.ALREADY_THERE  # 11
    if not connected(s, company, hex_):
        return Reason.NOT_CONNECTED  # 10
    halves = cost(s, hex_)
    if halves == NEVER:
        return Reason.DIFFICULT_TAKEN
    return OK if halves <= s.halves else Reason.TOO_FEW_POINTS


@rule
def lay(s: State, hex_: int) -> None:
    company, halves = int(s.building), cost(s, hex_)
    joined = reaches_major_cities(s, company)
    s.halves -= halves
    s.track[company, hex_] = 1
    s.locomotives[company] -= 1
    emit(s, E_LAID, company, hex_, halves)
    if not joined and reaches_major_cities(s, company):
        dividend = per_share(s, company, MAJOR_DIVIDEND)
        emit(s, E_MAJOR_JOINED, company, MAJOR_DIVIDEND, dividend)
        pay_owners(s, company, dividend)  # 23
    if s.halves < CHEAPEST or s.locomotives[company] == 0:
        end_build(s)  # 15


@rule
def end_build(s: State) -> None:
    emit(s, E_BUILD_ENDED, s.seat, s.building, s.halves)
    s.building = -1
    s.halves = 0
    end_turn(s)


# --- special interest and dividends ------------------------------------------------------------------------------------------


@rule
def reason_interest(s: State, town: int, colour: int) -> int:
    if s.cube[town] >= 0:
        return Reason.ALREADY_A_CITY
    if s.bag[colour] == 0:
        return Reason.COLOUR_GONE
    for company in range(COMPANIES):
        if s.track[company, TOWN_HEX[town]] and owns(s, int(s.seat), company):
            return OK
    return Reason.TOWN_NOT_REACHED


@rule
def place_interest(s: State, town: int, colour: int) -> None:
    s.bag[colour] -= 1
    s.cube[town] = colour
    emit(s, E_INTEREST_PLACED, s.seat, town, colour)
    end_turn(s)


@rule
def call_dividends(s: State) -> None:
    emit(s, E_DIVIDENDS_CALLED, s.seat)
    s.calls += 1
    s.phase = Phase.DRAWING
    s.seat = NATURE


@rule
def draw_cube(s: State, colour: int) -> None:
    s.bag[colour] -= 1
    s.drawn[s.calls - 1, colour] += 1
    emit(s, E_CUBE_DRAWN, colour)
    cubes = 0
    paying = 0
    for other in range(len(COLOURS)):
        cubes += s.drawn[s.calls - 1, other]
        if s.drawn[s.calls - 1, other] > 0:
            paying |= 1 << other
    if cubes == CUBES_CALL or in_bag(s) == 0:  # 21
        for company in range(COMPANIES):
            pay_dividend(s, company, income(s, company, paying))
        end_turn(s)


@rule
def pay_dividend(s: State, company: int, amount: int) -> None:
    if amount == 0:
        emit(s, E_NO_INCOME, company)
    else:
        dividend = per_share(s, company, amount)
        emit(s, E_INCOME_EARNED, company, amount, dividend)
        pay_owners(s, company, dividend)


@rule
def pay_owners(s: State, company: int, dividend: int) -> None:
    for seat in range(s.seats):
        amount = 0
        for share in range(STACK[company], STACK[company + 1]):
            if s.owner[share] == seat:
                amount += dividend
        if amount > 0:
            s.cash[seat] += amount
            s.bank -= amount
            emit(s, E_PAID, seat, company, amount)


# --- turns -------------------------------------------------------------------------------------------------------------------


@rule
def begin_turn(s: State, seat: int) -> None:
    s.active = seat
    s.seat = seat
    s.phase = Phase.TURN
    s.rounds += 1


@rule
def end_turn(s: State) -> None:
    """The player on the left of whoever had this turn is next, unless the bag is empty."""
    if in_bag(s) > 0:
        begin_turn(s, int(s.active + 1) % s.seats)
        return
    emit(s, E_BAG_EMPTY)
    s.phase = Phase.OVER
    s.seat = NOBODY


# --- what the kit asks -------------------------------------------------------------------------------------------------------


@rule
def reason(s: State, a: int) -> int:
    if within(LAY, a):
        return reason_lay(s, a - LAY.first)
    if within(BID, a):
        return reason_bid(s, a - BID.first + 1)
    if within(INTEREST, a):
        return reason_interest(s, row(INTEREST, a), column(INTEREST, a))
    if within(TRACK, a):
        return reason_track(s, a - TRACK.first)
    if within(AUCTION, a):
        return reason_auction(s, a - AUCTION.first)
    if within(PASS, a):
        return Reason.MUST_OPEN if s.phase == Phase.BIDDING and s.bidder < 0 else OK
    if within(DONE, a):
        return Reason.NOTHING_LAID if s.halves == BUILD_POINTS else OK
    return OK


@rule
def legal_lays(s: State, out: Any) -> int:
    """The hexes where track may be laid: of the whole board only those beside the network are asked about."""
    n = 0
    for word in range(BESIDE.shape[0]):
        beside = 0
        for hex_ in range(TERRAIN.size):
            beside |= BESIDE[word, hex_] & -int(s.track[s.building, hex_])
        for bit in range(min(BITS, TERRAIN.size - word * BITS)):
            hex_ = word * BITS + bit
            if beside >> bit & 1 and reason_lay(s, hex_) == OK:
                out[n] = LAY.first + hex_
                n += 1
    return n


@rule
def legal(s: State, out: Any) -> int:
    """Asks `reason` (or `weight`) for what is asked, but passes over bids that are too low or beyond one's cash, and hexes far away."""
    n = 0
    if s.phase == Phase.LAYING:
        n = legal_lays(s, out)
    for k in range(1 if s.phase == Phase.LAYING else 0, ASKED.shape[1]):
        first, end = ASKED[s.phase, k, 0], ASKED[s.phase, k, 1]
        if first == BID.first:
            first += s.bid
            end = min(end, BID.first + s.cash[s.seat])
        for a in range(first, end):
            if (weight(s, a) > 0) if s.seat == NATURE else (reason(s, a) == OK):
                out[n] = a
                n += 1
    return n


@rule
def weight(s: State, a: int) -> int:
    if s.phase == Phase.OPENER:
        return 1 if a - OPENER.first < s.seats else 0
    return int(s.bag[a - DRAW.first])


@rule
def apply(s: State, a: int) -> None:
    if within(BID, a):
        make_bid(s, a - BID.first + 1)
    elif within(PASS, a):
        pass_auction(s)
    elif within(LAY, a):
        lay(s, a - LAY.first)
    elif within(DONE, a):
        end_build(s)
    elif within(AUCTION, a):
        s.phase = Phase.BIDDING
        open_auction(s, a - AUCTION.first, int(s.seat))
    elif within(TRACK, a):
        begin_build(s, a - TRACK.first)
    elif within(INTEREST, a):
        place_interest(s, row(INTEREST, a), column(INTEREST, a))
    elif within(DIVIDENDS, a):
        call_dividends(s)
    elif within(OPENER, a):
        emit(s, E_OPENER_DRAWN, a - OPENER.first)
        s.phase = Phase.OPENING
        open_auction(s, 0, a - OPENER.first)
    elif s.phase == Phase.CITIES:
        fill_city(s, a - DRAW.first)
    else:
        draw_cube(s, a - DRAW.first)


@rule
def part(s: State, seat: int, k: int) -> int:
    """Cash, and the printed values of one's shares."""
    if k == CASH_PART:
        return int(s.cash[seat])
    total = 0
    for share in range(VALUE.size):
        if s.owner[share] == seat:
            total += VALUE[share]
    return total


@rule
def tiebreak(s: State, seat: int) -> int:
    """Equals share the victory."""
    return 0


def details(s: Any, a: int, code: int) -> dict[str, Any]:
    """The numbers that the sentences of refused moves speak of."""
    seen = look(s)
    auctioned = a - AUCTION.first if AUCTION.first <= a < AUCTION.end else int(s.lot)
    share = int(seen.next_share[auctioned])
    return {
        "value": int(VALUE[share]) if share < VALUE.size else 0,
        "cash": int(s.cash[s.seat]),
        "highest": int(s.bid),
        "limit": HIGHEST_BID,
        "points": s.halves / 2,
        "needed": int(seen.halves[a - LAY.first]) / 2 if LAY.first <= a < LAY.end else 0,
    }
