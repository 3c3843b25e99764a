"""The rules of Industria: rounds and epochs, and which rule each move belongs to.

A round: income, new tiles, auctions, building, the start marker. Rulings are cited by their number in docs/rulings/industria.md.
"""

from __future__ import annotations

from typing import Any

from opificio.games.industria.auction import ask_for_offer, bid, bid_reason, cash, decline, keep, offer, sell
from opificio.games.industria.building import build, choose_source
from opificio.games.industria.common import discard, from_bank, holds, left_of, tiles_at
from opificio.games.industria.goods import build_reason, least_price, source_reason, tile_reason
from opificio.games.industria.scoring import bonus_points, link_points, money_points, part, tiebreak
from opificio.games.industria.state import (
    ASKED,
    BID,
    BUILD,
    CASH,
    DISCARDED,
    DONE,
    EPOCH_BEGAN,
    FINAL_BONUSES,
    FINAL_LINKS,
    FINAL_MONEY,
    FINISHED_BUILDING,
    FROM_BANK,
    FROM_SEATS,
    FROM_THE_BANK,
    FROM_TILE,
    FROM_TILES,
    GAME_OVER,
    INCOME_PAID,
    KEEP,
    MARKER_MOVED,
    OFFER,
    PASS,
    REVEAL,
    REVEALED,
    SELL,
    START,
    STARTED,
    Option,
    Phase,
    Place,
    Reason,
    State,
)
from opificio.games.industria.tables import (
    EPOCHS_USED,
    EXTRA,
    INCOME,
    LAYABLE_KINDS,
    PILE,
    RESOURCE_TILES,
    START_MONEY,
    TILE_EPOCH,
    TILE_KIND,
    TILES,
    Kind,
)
from opificio.kit.actions import within
from opificio.kit.compile import rule
from opificio.kit.generic import OK, emit
from opificio.kit.layout import NATURE, NOBODY

# --- what is legal ------------------------------------------------------------------------------------------------------


@rule
def reason(s: State, a: int) -> int:
    p = int(s.seat)
    if within(BID, a):
        return bid_reason(s, a - BID.first + 1)
    if within(OFFER, a):
        return OK if s.place[a - OFFER.first] == Place.OFFER else Reason.NOT_ON_OFFER
    if within(BUILD, a):
        return build_reason(s, a - BUILD.first)
    if within(CASH, a):
        return OK if holds(s, p, RESOURCE_TILES[a - CASH.first]) else Reason.NOT_IN_HAND
    if within(FROM_SEATS, a):
        return source_reason(s, a - FROM_SEATS.first)
    if within(FROM_THE_BANK, a):
        return source_reason(s, FROM_BANK)
    if within(FROM_TILES, a):
        return tile_reason(s, RESOURCE_TILES[a - FROM_TILES.first])
    return OK


@rule
def legal(s: State, out: Any) -> int:
    """The legal actions in ascending order. Only what can possibly be legal is asked for: a few bids, the piles opened so far."""
    p = int(s.seat)
    opened = int(s.epoch) * PILE
    n = 0
    for k in range(ASKED.shape[1]):
        first = ASKED[s.phase, k, 0]
        end = ASKED[s.phase, k, 1]
        if first == BID.first:
            first, end = BID.first + int(s.high_bid), BID.first + int(s.money[p])
        elif first == REVEAL.first or first == OFFER.first:
            first, end = first + opened - PILE, first + opened
        elif first == BUILD.first:
            end = BUILD.first + opened
        for a in range(first, end):
            if (weight(s, a) > 0) if p == NATURE else (reason(s, a) == OK):
                out[n] = a
                n += 1
    return n


@rule
def weight(s: State, a: int) -> int:
    """Lots for the first player (A24), then any tile left in the epoch's pile (A30)."""
    if within(START, a):
        return 1 if a - START.first < s.seats else 0
    t = a - REVEAL.first
    return 1 if s.place[t] == Place.PILE and TILE_EPOCH[t] == s.epoch else 0


# --- rounds and epochs --------------------------------------------------------------------------------------------------


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
def reveal(s: State, t: int) -> None:
    s.place[t] = Place.OFFER
    emit(s, REVEALED, t)
    if tiles_at(s, Place.OFFER) == s.seats:
        s.auctioneer = s.starter
        ask_for_offer(s)


@rule
def end_building(s: State) -> None:
    emit(s, FINISHED_BUILDING, s.seat)
    for kind in range(LAYABLE_KINDS):
        s.laid[kind] = 0
    s.seat = left_of(s, int(s.seat))
    if s.seat == s.starter:
        end_round(s)


@rule
def end_round(s: State) -> None:
    s.starter = left_of(s, int(s.starter))  # A12
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
    first = (int(s.epoch) - 1) * PILE
    for t in range(first, first + PILE):
        if s.place[t] == Place.HAND and TILE_KIND[t] == Kind.TECHNOLOGY:
            emit(s, DISCARDED, s.owner[t], t)
            discard(s, t)


@rule
def finish(s: State) -> None:
    for p in range(s.seats):
        emit(s, FINAL_LINKS, p, link_points(s, p))
        emit(s, FINAL_BONUSES, p, bonus_points(s, p))
        emit(s, FINAL_MONEY, p, money_points(s, p))
    emit(s, GAME_OVER)
    s.phase = Phase.OVER
    s.seat = NOBODY


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


# --- what a refusal says ------------------------------------------------------------------------------------------------


def details(s: State, a: int, code: int) -> dict[str, int]:
    """The figures a reason's sentence speaks of."""
    figures = {"money": int(s.money[s.seat]), "highest": int(s.high_bid)}
    if code == Reason.TOO_DEAR:
        figures["price"] = least_price(s, int(s.seat), a - BUILD.first)
    return figures


__all__ = ["apply", "details", "legal", "part", "reason", "setup", "tiebreak", "weight"]
