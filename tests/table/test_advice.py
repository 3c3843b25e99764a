"""Hints and analyses without a browser: who may ask, what stays hidden, what is kept, what happens when a server stops."""

from __future__ import annotations

import asyncio
from pathlib import Path

import numpy as np
import pytest

from opificio.bots.engine import thumb
from opificio.kit.match import Match
from opificio.kit.rng import new_rng
from opificio.table.frames import Looker, parts
from opificio.table.hall import Hall
from opificio.table.insight import advise, in_words, think
from opificio.table.judging import judge
from opificio.table.room import Refused, Room
from opificio.table.store import Store, secret
from opificio.table.tables import Chair, Wish, set_table
from tests.harness import random_match

GAME = "industrial-waste"
HANDS = "age-of-industry"
"""A game in which hands cannot be worked out from what everybody saw."""


def test_only_who_decides_is_given_a_hint(tmp_path: Path) -> None:
    async def story() -> None:
        hall = Hall(Store(f"sqlite:///{tmp_path}/table.db"), pause=0)
        try:
            await hall.prepare(GAME)
            row = await set_table(hall, Wish(GAME, [Chair("you"), Chair("person")]), secret(), "Guest")
            live = await hall.open(row.id)
            turn = live.room.turn
            other = 1 - turn
            assert "data-hint-ask" in parts(live.room, Looker((turn,), "en"))["prompt"]
            assert "data-hint-ask" not in parts(live.room, Looker((other,), "en"))["prompt"]
            strict = await set_table(hall, Wish(GAME, [Chair("you"), Chair("person")], hints=False), secret(), "Guest")
            without = (await hall.open(strict.id)).room
            assert "data-hint-ask" not in parts(without, Looker((without.turn,), "en"))["prompt"]
            for held in ((other,), ()):
                with pytest.raises(Refused):
                    await advise(hall, live, Looker(held, "en"), "en")
            with pytest.raises(Refused):
                await advise(hall, live, Looker((0, 1), "en"), "en", expected=live.room.count + 1)
        finally:
            await hall.close()
            hall.store.close()

    asyncio.run(story())


def imagined(match: Match, seed: int) -> Match:
    """The same position with other secrets of the others, as good as any for whoever decides."""
    other = Match(match.game, match.names, match.options, nature="manual")
    other._states = match._states.copy()
    other.history = list(match.history)
    thumb.redraw(other._states, 0, match.seat, new_rng(seed))
    return other


def test_a_hint_tells_nothing_that_its_seat_does_not_know() -> None:
    """Whatever the others hide, the hint is the same, to the last digit."""
    match = random_match(HANDS, 3, seed=8, moves=90)
    assert len(match.actions()) > 1
    told = in_words(match, think(match, simulations=60), "en")
    hidden = set()
    for seed in range(4):
        other = imagined(match, seed)
        hidden.add(np.array(other._states).tobytes())
        assert in_words(other, think(other, simulations=60), "en") == told
    assert len(hidden) > 1, "the positions must differ in something hidden"


def played_out(hall: Hall, held: list[int], match: str) -> Room:
    room = hall.live[match].room
    while not room.over:
        assert room.match is not None
        room.play(held, room.match.actions()[0])
    return room


def test_the_costliest_decisions_lead_to_their_moments_and_stay_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        hall = Hall(Store(f"sqlite:///{tmp_path}/table.db"), pause=0)
        try:
            await hall.prepare(GAME)
            key = secret()
            row = await set_table(hall, Wish(GAME, [Chair("you"), Chair("person")]), key, "Guest")
            await hall.open(row.id)
            room = await hall.run(played_out, hall, [0, 1], row.id)
            looker = Looker((0, 1), "en")
            assert "data-analyse" in parts(room, looker)["analysis"]
            assert "data-analyse" not in parts(room, Looker((), "en"))["analysis"], "who only watches starts nothing"
            with pytest.raises(Refused):
                await hall.analyst.ask(row.id, [])
            number = next(n for n, move in enumerate(room.moves, start=1) if move.seat >= 0)
            move = room.moves[number - 1]
            worth = {"move": move.notation, "win": 0.2, "place": 1.8, "error": 0.01}
            decision = {
                "number": number,
                "seat": move.seat,
                "choices": 3,
                "played": worth,
                "best": {**worth, "win": 0.7},
                "chances": [0.2, 0.8],
            }
            result = {"simulations": 100, "decisions": [decision], "costliest": [number], "lost": [0.5, 0.0]}
            assert hall.store.claim_analysis(row.id, room.count)
            hall.store.set_analysis(row.id, status="done", result=result)
            for opened in (room, Room(Store(hall.store.url), row.id)):
                opened.read_analysis()
                for lang in ("en", "it"):
                    shown = parts(opened, Looker((), lang))["analysis"]
                    assert f'data-moment="{number - 1}"' in shown
                    assert "70%" in shown
                    assert "20%" in shown
            room.undo([0, 1])
            assert room.analysis is None, "an ending that was taken back has no analysis"
        finally:
            await hall.close()
            hall.store.close()

    asyncio.run(story())


def test_an_analysis_that_was_cut_off_can_be_started_again(tmp_path: Path) -> None:
    async def story() -> None:
        hall = Hall(Store(f"sqlite:///{tmp_path}/table.db"), pause=0, seconds=30)
        await hall.prepare(GAME)
        row = await set_table(hall, Wish(GAME, [Chair("you"), Chair("person")]), secret(), "Guest")
        await hall.open(row.id)
        room = await hall.run(played_out, hall, [0, 1], row.id)
        await hall.analyst.ask(row.id, [0])
        assert room.analysis is not None
        assert room.analysis.status == "waiting"
        assert not hall.store.claim_analysis(row.id, room.count), "one analysis of a game is enough"
        await hall.close()
        store = hall.store
        found = store.analysis(row.id)
        assert found is not None
        assert found.status == "cut"
        assert store.claim_analysis(row.id, room.count)
        store.give_up_analyses()  # as a server does that was killed and starts again
        again = Room(store, row.id)
        assert again.analysis is not None
        assert again.analysis.status == "cut"
        assert "data-analyse" in parts(again, Looker((0,), "it"))["analysis"]
        store.close()

    asyncio.run(story())


def test_what_is_kept_of_an_analysis_covers_every_real_decision() -> None:
    match = random_match(GAME, 2, seed=3)
    kept = judge(match.record(), 1.0, simulations=8)
    replay = Match(match.game, match.names, match.options, nature="manual")
    real = []
    for number, move in enumerate(match.history, start=1):
        if move.seat >= 0 and len(replay.actions()) > 1:
            real.append((number, move.seat))
        replay.play(move.action)
    assert [(d["number"], d["seat"]) for d in kept["decisions"]] == real
    assert all(abs(sum(d["chances"]) - 1) < 0.01 for d in kept["decisions"])
    assert set(kept["costliest"]) <= {number for number, _ in real}
