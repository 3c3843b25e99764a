"""The auctions of a round: one chance each, then the auctioneer sells or keeps."""

from __future__ import annotations

from opificio.games.industria.common import NOBODY_YET, NOTHING, discard, from_bank, left_of, tiles_at
from opificio.games.industria.state import (
    AUCTIONEER_CHANGED,
    BADE,
    CASHED,
    KEPT,
    OFFERED,
    PASSED,
    SOLD,
    UNWANTED,
    Option,
    Phase,
    Place,
    Reason,
    State,
)
from opificio.games.industria.tables import RESOURCE_PRICE
from opificio.kit.compile import rule
from opificio.kit.generic import OK, emit


@rule
def ask_for_offer(s: State) -> None:
    s.phase = Phase.OFFER
    s.seat = s.auctioneer


@rule
def bid_reason(s: State, amount: int) -> int:
    """Above the highest bid, and no more than one holds (A10)."""
    if amount <= s.high_bid:
        return Reason.BID_TOO_LOW
    return OK if amount <= s.money[s.seat] else Reason.BID_TOO_HIGH


@rule
def offer(s: State, t: int) -> None:
    emit(s, OFFERED, s.seat, t)
    s.lot = t
    s.phase = Phase.BID
    s.seat = left_of(s, int(s.auctioneer))


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
    s.seat = left_of(s, int(s.seat))
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
        from_bank(s, int(s.bidder), -int(s.high_bid))
    else:
        s.money[s.bidder] -= s.high_bid
        s.money[s.auctioneer] += s.high_bid
    award(s, int(s.bidder))
    next_lot(s)


@rule
def keep(s: State) -> None:
    emit(s, KEPT, s.auctioneer, s.lot)
    take_and_hand_over(s)


@rule
def take_and_hand_over(s: State) -> None:
    """The auctioneer takes the tile for nothing, and the role moves left."""
    award(s, int(s.auctioneer))
    s.auctioneer = left_of(s, int(s.auctioneer))
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
    from_bank(s, int(s.seat), RESOURCE_PRICE)
