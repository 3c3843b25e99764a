"""Auctions as the page tells them: the lot, and every bid and pass in order, whatever little of it the state keeps."""

from __future__ import annotations

import time
from typing import Any, cast

import pytest

from opificio.drawing import board_of
from opificio.kit.game import game_ids
from opificio.kit.match import new
from opificio.kit.rng import new_rng
from opificio.table.frames import auction
from opificio.table.room import Room, event_rows
from opificio.table.store import Entry
from tests.harness import step

WITH_AUCTIONS = [game for game in game_ids() if hasattr(board_of(game), "BIDDING")]


class Row:
    def __init__(self, game: str) -> None:
        self.game = game


class Told:
    """As much of a room as tells an auction."""

    def __init__(self, match: Any) -> None:
        self.row, self.match = Row(match.game.id), match
        self.moves: list[Entry] = []


@pytest.mark.parametrize("game", WITH_AUCTIONS)
def test_everything_said_in_an_auction_is_told_in_order(game: str) -> None:
    bidding = cast(Any, board_of(game)).BIDDING
    match = new(game, 3, seed=4)
    rng = new_rng(4, stream=1)
    room = Told(match)
    said: list[tuple[int, int | None]] = []
    seen = outbid = 0
    while not match.over and len(match.history) < 600:
        step(match, "careful", rng)
        fresh = range(len(room.moves) + 1, len(match.history) + 1)  # luck may have moved before and after
        room.moves += [Entry("move", match.history[n - 1].seat, 0, "", event_rows(match, n), time.time()) for n in fresh]
        for event in (event for n in fresh for event in room.moves[n - 1].events):
            message, numbers = match.game.events.read(event + [0] * 5)
            if message.name == bidding.lot:
                said = []
            elif message.name == bidding.bid:
                said.append((numbers["seat"], numbers["amount"]))
            elif message.name == bidding.passed:
                said.append((numbers["seat"], None))
        told = auction(cast(Room, room), "en")
        if int(match._states[0].phase) not in bidding.phases or match.over:
            assert told is None
            continue
        if match.seat < 0:
            continue
        assert told is not None
        assert list(told.said) == said
        assert len(told.lot) > 10
        bids = [amount for _, amount in said if amount is not None]
        assert (told.said[told.leader][1] if told.leader >= 0 else None) == max(bids, default=None)
        seen += 1
        outbid += len(bids) > 1
    assert seen > 20
    assert outbid > 0
