"""The rules of Industria. A ruling is cited by its number in docs/rulings/industria.md."""

from __future__ import annotations

from opificio.games.industria.checks import faults
from opificio.games.industria.goods import (
    NOTHING, asked_need, build_reason, holds, makes, money_cost, resource_in_hand, source_reason, tile_reason,
)
from opificio.games.industria.scoring import bonus_points, link_points, money_points, part, tiebreak
from opificio.games.industria.state import (
    ACTIONS, ASKED, AUCTIONEER_CHANGED, BADE, BID, BOUGHT, BOUGHT_FROM_BANK, BUILD, BUILT, BUILT_LATE, CASH, CASHED, DISCARDED, DONE,
    EPOCH_BEGAN, EVENTS, FAULTS, FINAL_BONUSES, FINAL_LINKS, FINAL_MONEY, FINISHED_BUILDING, FROM_BANK, FROM_SEATS, FROM_THE_BANK,
    FROM_TILE, FROM_TILES, GAME_OVER, INCOME_PAID, KEEP, KEPT, LAID_BONUS, MARKER_MOVED, OFFER, OFFERED, PART, PASS, PASSED, PHASE,
    REVEAL, REVEALED, SELL, SOLD, SOURCES, START, STARTED, UNWANTED, USED_TILE, Option, Phase, Place, Reason, State,
)
from opificio.games.industria.tables import (
    EPOCHS_USED, EXTRA, GOOD_PRICE, INCOME, MOST_NEEDS, NEEDS, PILE, POINTS, RESOURCE_PRICE, RESOURCE_TILES, START_MONEY, TILE_EPOCH,
    TILE_KIND, TILES, Kind,
)
from opificio.kit.actions import within
from opificio.kit.compile import rule
from opificio.kit.generic import NATURE, NOBODY, OK, emit

NOBODY_YET = -1


# --- what is legal ------------------------------------------------------------------------------------------------------


@rule
def reason(s: State, a: int) -> int:
    if within(BID, a):
        return bid_reason(s, a - BID.first + 1)
    if within(OFFER, a):
        return OK if s.place[a - OFFER.first] == Place.OFFER else Reason.NOT_ON_OFFER
    if within(BUILD, a):
        return build_reason(s, a - BUILD.first)
    if within(CASH, a):
        return OK if holds(s, s.seat, RESOURCE_TILES[a - CASH.first]) else Reason.NOT_IN_HAND
    if within(FROM_SEATS, a):
        return source_reason(s, a - FROM_SEATS.first)
    if within(FROM_THE_BANK, a):
        return source_reason(s, FROM_BANK)
    if within(FROM_TILES, a):
        return tile_reason(s, RESOURCE_TILES[a - FROM_TILES.first])
    return OK


@rule
def bid_reason(s: State, amount: int) -> int:
    """Above the highest bid, and no more than one holds (A10)."""
    if amount <= s.high_bid:
        return Reason.BID_TOO_LOW
    return OK if amount <= s.money[s.seat] else Reason.BID_TOO_HIGH


@rule
def weight(s: State, a: int) -> int:
    """Lots for the first player (A24), then any tile left in the epoch's pile (A30)."""
    if within(START, a):
        return 1 if a - START.first < s.seats else 0
    t = a - REVEAL.first
    return 1 if s.place[t] == Place.PILE and TILE_EPOCH[t] == s.epoch else 0


# --- rounds and epochs --------------------------------------------------------------------------------------------------


@rule
def left_of(s: State, p: int) -> int:
    return int((p + 1) % s.seats)


@rule
def from_bank(s: State, p: int, amount: int) -> None:
    """Money from the bank; a negative amount is paid to it."""
    s.money[p] += amount
    s.circulation += amount


@rule
def setup(s: State) -> None:
    s.phase = Phase.START
    s.seat = NATURE
    s.epoch = 1
    for t in range(TILES):
        s.place[t] = Place.PILE
    for p in range(s.seats):
        from_bank(s, p, START_MONEY)


@rule
def begin_round(s: State, first_of_epoch: bool) -> None:
    """Income, and on entering III, IV and V one more (A3)."""
    s.rounds += 1
    amount = INCOME
    if first_of_epoch or s.options[Option.EXTRA_INCOME]:
        amount += EXTRA[s.epoch]
    for p in range(s.seats):
        from_bank(s, p, amount)
    emit(s, INCOME_PAID, s.rounds, amount)
    s.phase = Phase.REVEAL
    s.seat = NATURE


@rule
def tiles_at(s: State, place: int) -> int:
    """How many tiles of the current epoch lie in a place."""
    count = 0
    for t in range((s.epoch - 1) * PILE, s.epoch * PILE):
        if s.place[t] == place:
            count += 1
    return count


@rule
def reveal(s: State, t: int) -> None:
    s.place[t] = Place.OFFER
    emit(s, REVEALED, t)
    if tiles_at(s, Place.OFFER) == s.seats:
        s.auctioneer = s.starter
        ask_for_offer(s)


@rule
def end_round(s: State) -> None:
    s.starter = left_of(s, s.starter)  # A12
    if tiles_at(s, Place.PILE) > 0:
        emit(s, MARKER_MOVED, s.starter)
        begin_round(s, False)
        return
    discard_technologies(s)
    if s.epoch == EPOCHS_USED[s.seats]:
        finish(s)
        return
    emit(s, MARKER_MOVED, s.starter)
    s.epoch += 1
    emit(s, EPOCH_BEGAN, s.epoch - 1)
    begin_round(s, True)


@rule
def discard_technologies(s: State) -> None:
    """Technologies not built are lost with their epoch (A15)."""
    for t in range((s.epoch - 1) * PILE, s.epoch * PILE):
        if s.place[t] == Place.HAND and TILE_KIND[t] == Kind.TECHNOLOGY:
            emit(s, DISCARDED, s.owner[t], t)
            discard(s, t)


@rule
def discard(s: State, t: int) -> None:
    s.place[t] = Place.GONE
    s.owner[t] = NOBODY_YET


@rule
def finish(s: State) -> None:
    for p in range(s.seats):
        emit(s, FINAL_LINKS, p, link_points(s, p))
        emit(s, FINAL_BONUSES, p, bonus_points(s, p))
        emit(s, FINAL_MONEY, p, money_points(s, p))
    emit(s, GAME_OVER)
    s.phase = Phase.OVER
    s.seat = NOBODY


# --- auctions -----------------------------------------------------------------------------------------------------------


@rule
def ask_for_offer(s: State) -> None:
    s.phase = Phase.OFFER
    s.seat = s.auctioneer


@rule
def offer(s: State, t: int) -> None:
    emit(s, OFFERED, s.seat, t)
    s.lot = t
    s.phase = Phase.BID
    s.seat = left_of(s, s.auctioneer)


@rule
def bid(s: State, amount: int) -> None:
    emit(s, BADE, s.seat, amount)
    s.high_bid = amount
    s.bidder = s.seat
    next_bidder(s)


@rule
def decline(s: State) -> None:
    emit(s, PASSED, s.seat)
    next_bidder(s)


@rule
def next_bidder(s: State) -> None:
    """One chance each, once around (A11); without a bid the auctioneer must take the tile (A9)."""
    s.seat = left_of(s, s.seat)
    if s.seat != s.auctioneer:
        return
    if s.bidder == NOBODY_YET:
        emit(s, UNWANTED, s.auctioneer, s.lot)
        take_and_hand_over(s)
    else:
        s.phase = Phase.SETTLE


@rule
def sell(s: State) -> None:
    """The highest bidder pays the auctioneer, or by option the bank (A1); the auctioneer goes on."""
    emit(s, SOLD, s.auctioneer, s.lot, s.bidder, s.high_bid)
    if s.options[Option.PAYEE]:
        from_bank(s, s.bidder, -s.high_bid)
    else:
        s.money[s.bidder] -= s.high_bid
        s.money[s.auctioneer] += s.high_bid
    award(s, s.bidder)
    next_lot(s)


@rule
def keep(s: State) -> None:
    emit(s, KEPT, s.auctioneer, s.lot)
    take_and_hand_over(s)


@rule
def take_and_hand_over(s: State) -> None:
    """The auctioneer takes the tile for nothing, and the role moves left."""
    award(s, s.auctioneer)
    s.auctioneer = left_of(s, s.auctioneer)
    if tiles_at(s, Place.OFFER) > 0:
        emit(s, AUCTIONEER_CHANGED, s.auctioneer)
    next_lot(s)


@rule
def award(s: State, p: int) -> None:
    s.place[s.lot] = Place.HAND
    s.owner[s.lot] = p
    s.lot = NOTHING
    s.high_bid = 0
    s.bidder = NOBODY_YET


@rule
def next_lot(s: State) -> None:
    if tiles_at(s, Place.OFFER) > 0:
        ask_for_offer(s)
        return
    s.auctioneer = NOBODY_YET
    s.phase = Phase.BUILD
    s.seat = s.starter


@rule
def cash(s: State, t: int) -> None:
    """A resource tile for money, at any decision of one's own (A4)."""
    emit(s, CASHED, s.seat, t, RESOURCE_PRICE)
    discard(s, t)
    from_bank(s, s.seat, RESOURCE_PRICE)


# --- building -----------------------------------------------------------------------------------------------------------


@rule
def build(s: State, t: int) -> None:
    s.building = t
    settle_goods(s)


@rule
def settle_goods(s: State) -> None:
    """Settles where each good comes from; asks only where there is a choice, and pays once all is settled (A29)."""
    for k in range(MOST_NEEDS):
        g = NEEDS[s.building, k]
        if g < 0 or s.source[k] >= 0:
            continue
        if makes(s, s.seat, g):
            s.source[k] = s.seat
            continue
        ways = 0
        way = NOTHING
        for source in range(SOURCES):
            if source_reason(s, source) == OK:
                ways += 1
                way = source
        if ways > 1:
            s.phase = Phase.FROM
            return
        s.source[k] = way
    pay_goods(s)
    lay(s)


@rule
def choose_source(s: State, source: int) -> None:
    s.source[asked_need(s)] = source
    settle_goods(s)


@rule
def pay_goods(s: State) -> None:
    p = s.seat
    for k in range(MOST_NEEDS):
        g = NEEDS[s.building, k]
        source = s.source[k]
        s.source[k] = NOTHING
        if g < 0 or source == p:
            continue
        if source == FROM_TILE:
            t = resource_in_hand(s, p, g)
            emit(s, USED_TILE, p, t)
            discard(s, t)
        elif source == FROM_BANK:
            emit(s, BOUGHT_FROM_BANK, p, g, GOOD_PRICE)
            from_bank(s, p, -GOOD_PRICE)
        else:
            emit(s, BOUGHT, p, g, source, GOOD_PRICE)
            s.money[p] -= GOOD_PRICE
            s.money[source] += GOOD_PRICE


@rule
def lay(s: State) -> None:
    """Pays the tile itself and lays it; its points count in its own epoch only (A14)."""
    p = s.seat
    t = s.building
    amount = money_cost(s, p, t)
    from_bank(s, p, -amount)
    s.place[t] = Place.BUILT
    s.laid[TILE_KIND[t]] = 1
    s.building = NOTHING
    s.phase = Phase.BUILD
    if TILE_KIND[t] == Kind.BONUS:
        emit(s, LAID_BONUS, p, t, amount)
    elif TILE_EPOCH[t] == s.epoch:
        s.points[p] += POINTS[t]
        emit(s, BUILT, p, t, amount, POINTS[t])
    else:
        emit(s, BUILT_LATE, p, t, amount)


@rule
def end_building(s: State) -> None:
    emit(s, FINISHED_BUILDING, s.seat)
    for kind in range(s.laid.shape[0]):
        s.laid[kind] = 0
    s.seat = left_of(s, s.seat)
    if s.seat == s.starter:
        end_round(s)


# --- moves --------------------------------------------------------------------------------------------------------------


@rule
def apply(s: State, a: int) -> None:
    if within(BID, a):
        bid(s, a - BID.first + 1)
    elif within(PASS, a):
        decline(s)
    elif within(REVEAL, a):
        reveal(s, a - REVEAL.first)
    elif within(OFFER, a):
        offer(s, a - OFFER.first)
    elif within(SELL, a):
        sell(s)
    elif within(KEEP, a):
        keep(s)
    elif within(BUILD, a):
        build(s, a - BUILD.first)
    elif within(DONE, a):
        end_building(s)
    elif within(CASH, a):
        cash(s, RESOURCE_TILES[a - CASH.first])
    elif within(FROM_SEATS, a):
        choose_source(s, a - FROM_SEATS.first)
    elif within(FROM_THE_BANK, a):
        choose_source(s, FROM_BANK)
    elif within(FROM_TILES, a):
        choose_source(s, FROM_TILE)
    elif within(START, a):
        s.starter = a - START.first
        emit(s, STARTED, s.starter)
        emit(s, EPOCH_BEGAN, 0)
        begin_round(s, True)


__all__ = [
    "ACTIONS", "ASKED", "EVENTS", "FAULTS", "PART", "PHASE", "Reason", "State",
    "apply", "faults", "part", "reason", "setup", "tiebreak", "weight",
]
