"""Seats, clocks, rematches: what happens around a game, in one process with the hall itself."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

import opificio
from opificio.bots.magnate import Candidate, Magnate
from opificio.kit.errors import OpificioError
from opificio.kit.match import Match
from opificio.table.frames import Looker
from opificio.table.hall import Hall
from opificio.table.room import Refused, Room
from opificio.table.store import HOST, Store, secret
from opificio.table.tables import Chair, Wish, again, from_record, go_on_from, set_table, sit

GAME = "industrial-waste"
YOU, BOT, OPEN = Chair("you"), Chair("bot", level="novice"), Chair("open")

Story = Callable[[Hall], Coroutine[Any, Any, None]]


def tell(tmp_path: Path, story: Story) -> None:
    """Runs a story in a hall of its own."""

    async def run() -> None:
        hall = Hall(Store(f"sqlite:///{tmp_path}/table.db"), pause=0)
        try:
            await hall.prepare(GAME)
            await asyncio.wait_for(story(hall), 120)
        finally:
            await hall.close()
            hall.store.close()

    asyncio.run(run())


async def until(condition: Callable[[], bool]) -> None:
    for _ in range(1000):
        if condition():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it did not come to that")


async def play_out(hall: Hall, match: str, held: list[int], moves: int = 5000) -> Room:
    """Plays for all seats held; bots play theirs."""
    rng = random.Random(1)
    room = (await hall.open(match)).room
    for _ in range(moves):
        if room.over:
            break
        if room.turn in held and room.bot_to_move() is None:
            assert room.match is not None
            action = rng.choice(room.match.actions())
            await hall.change(match, lambda r, action=action: r.play(held, action))  # type: ignore[misc]
        else:
            await asyncio.sleep(0.002)
    return room


def test_a_game_begins_when_the_last_seat_is_taken(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        host, guest = secret(), secret()
        row = await set_table(hall, Wish(GAME, [YOU, OPEN]), host, "Guest")
        assert (await hall.open(row.id)).room.match is None
        assert await sit(hall, row.id, guest, "Bruno", None, "Guest") == 1
        room = (await hall.open(row.id)).room
        assert room.match is not None
        assert room.names == ["Guest", "Bruno"]
        with pytest.raises(Refused):
            await sit(hall, row.id, secret(), "Carla", None, "Guest")
        assert hall.store.held(row.id, guest) == [1]
        assert hall.store.held(row.id, host) == [HOST, 0]

    tell(tmp_path, story)


def test_the_host_may_seat_a_bot_on_a_free_place_and_nobody_else_may(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        row = await set_table(hall, Wish(GAME, [YOU, OPEN, OPEN]), secret(), "Guest")
        with pytest.raises(Refused):
            await hall.change(row.id, lambda room: room.hand_to_bot([0], 1, "novice"))
        for seat in (1, 2):
            await hall.change(row.id, lambda room, seat=seat: room.hand_to_bot([HOST, 0], seat, "novice"))  # type: ignore[misc]
        assert [chair.kind for chair in (await hall.open(row.id)).room.row.seats] == ["person", "bot", "bot"]

    tell(tmp_path, story)


def test_a_bot_takes_over_when_the_clock_runs_out_and_gives_the_seat_back(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        row = await set_table(hall, Wish(GAME, [YOU, YOU], minutes=5), secret(), "Guest")
        live = await hall.open(row.id)
        first = live.room.turn
        before = live.room.count
        left = live.room.time_left()
        assert left is not None
        assert 290 < left <= 300
        await hall.run(lambda: hall.store.set_seat(row.id, first, left=0.2))
        await hall.changed(row.id)
        await until(lambda: live.room.row.seats[first].kind == "standin")
        await until(lambda: live.room.count > before)
        await hall.change(row.id, lambda room: room.take_back([first]))
        assert live.room.row.seats[first].kind == "person"
        assert (live.room.row.seats[first].left or 0) >= 60
        spent = live.room.row.seats[1 - first].left
        assert spent is not None
        assert spent <= 300

    tell(tmp_path, story)


def test_who_leaves_is_replaced_by_a_bot_and_may_come_back(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        row = await set_table(hall, Wish(GAME, [YOU, BOT]), secret(), "Guest")
        live = await hall.open(row.id)
        await until(lambda: live.room.turn == 0)
        await hall.change(row.id, lambda room: room.hand_to_bot([0], 0, "novice"))
        await until(lambda: live.room.over or len(live.room.moves) > 60)
        if not live.room.over:
            await hall.change(row.id, lambda room: room.take_back([0]))
            assert live.room.row.seats[0].kind == "person"

    tell(tmp_path, story)


def test_after_a_game_one_can_play_again_go_on_from_a_moment_and_open_its_record(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        key, other = secret(), secret()
        row = await set_table(hall, Wish(GAME, [YOU, OPEN]), key, "Guest")
        await sit(hall, row.id, other, "Bruno", None, "Guest")
        with pytest.raises(Refused):
            await again(hall, row.id, key)
        room = await play_out(hall, row.id, [0, 1])
        assert room.over
        with pytest.raises(Refused):
            await again(hall, row.id, secret())
        rematch = await again(hall, row.id, key)
        assert await again(hall, row.id, other) == rematch
        assert hall.store.held(rematch, other) == [0], "whoever sat second opens the rematch"
        assert hall.store.held(rematch, key) == [HOST, 1]
        branch = await go_on_from(hall, row.id, 30, key)
        branched = (await hall.open(branch)).room
        assert [m.notation for m in branched.moves[:30]] == [m.notation for m in room.moves[:30]]
        assert [chair.kind for chair in branched.row.seats] == ["person", "bot"]
        reader = secret()
        opened = await from_record(hall, room.record(), reader)
        assert room.match is not None
        read = (await hall.open(opened.id)).room.match
        assert read is not None
        assert read.digest() == room.match.digest()
        with pytest.raises(OpificioError):
            await from_record(hall, room.record().replace("take 1", "take 2"), reader)

    tell(tmp_path, story)


def test_a_record_that_starts_from_a_position_opens_as_a_table_and_is_written_again(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        early = opificio.new(GAME, ["Anna", "Bruno"], seed=5)
        while len(early.history) < 20:
            early.play(early.legal()[0])
        match = opificio.from_position(GAME, early.position(), seed=6)
        for _ in range(10):
            match.play(match.legal()[-1])
        key = secret()
        row = await from_record(hall, match.record(), key)
        room = (await hall.open(row.id)).room
        assert room.match is not None
        assert room.match.digest() == match.digest()
        assert len(room.moves) == len(match.history)
        room = await play_out(hall, row.id, [0, 1], 6)
        with pytest.raises(OpificioError):
            await hall.change(row.id, lambda r: r.undo([HOST]))
        again = Room(hall.store, row.id)
        again.reload(whole=True)
        assert again.match is not None
        assert again.match.digest() == room.match.digest()
        assert room.at(0).digest() == opificio.from_position(GAME, early.position()).digest()
        room = await play_out(hall, row.id, [0, 1])
        assert room.over
        assert room.match is not None
        assert opificio.read(room.record()).digest() == room.match.digest()
        assert len(room.totals()) == len(room.moves)
        branch = (await hall.open(await go_on_from(hall, row.id, 12, key))).room
        assert branch.row.start == match.start
        assert [m.notation for m in branch.moves[:12]] == [m.notation for m in room.moves[:12]]

    tell(tmp_path, story)


def test_wishes_that_cannot_be_met_are_refused_with_a_sentence(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        for wish in (
            Wish("chess", [YOU, BOT]),
            Wish(GAME, [YOU]),
            Wish(GAME, [YOU, Chair("bot", level="genius")]),
            Wish(GAME, [YOU, Chair("ghost")]),
            Wish(GAME, [YOU, BOT], {"colour": "red"}),
            Wish(GAME, [YOU, BOT], minutes=3),
            Wish(GAME, [Chair("you", "Anna"), Chair("you", "Anna")]),
            Wish(GAME, [Chair("you", "a:b"), BOT]),
        ):
            with pytest.raises(OpificioError) as found:
                await set_table(hall, wish, secret(), "Guest")
            assert found.value.text("it") != found.value.message

    tell(tmp_path, story)


def test_with_several_people_at_one_device_secrets_are_shown_only_to_who_asks(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        row = await set_table(hall, Wish(GAME, [YOU, YOU]), secret(), "Guest")
        room = (await hall.open(row.id)).room
        turn = room.turn
        looker = Looker((HOST, 0, 1), "en")
        assert looker.seat(room) is None
        assert looker.covered(room)
        assert Looker((HOST, 0, 1), "en", turn).seat(room) == turn
        assert Looker((HOST, 0, 1), "en", 1 - turn).seat(room) is None
        assert Looker((), "en", turn).seat(room) is None
        assert Looker((1 - turn,), "en", turn).seat(room) == 1 - turn

    tell(tmp_path, story)


def test_a_bot_that_fails_does_not_stop_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr("opificio.table.bots.Staff.choose", fail)

    async def story(hall: Hall) -> None:
        row = await set_table(hall, Wish(GAME, [YOU, BOT]), secret(), "Guest")
        room = await play_out(hall, row.id, [0], moves=400)
        assert sum(move.seat == 1 for move in room.moves) > 3

    tell(tmp_path, story)


def test_a_magnate_thinks_on_with_the_tree_of_its_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    grown: list[tuple[int, int]] = []
    think = Magnate.think

    def watched(magnate: Magnate, match: Match) -> list[Candidate]:
        before = magnate.simulated
        found = think(magnate, match)
        grown.append((sum(candidate.visits for candidate in found), magnate.simulated - before))
        return found

    monkeypatch.setattr("opificio.table.bots.MILLISECONDS", 40)
    monkeypatch.setattr(Magnate, "think", watched)

    async def story(hall: Hall) -> None:
        await hall.prepare(GAME, search=True)
        row = await set_table(hall, Wish(GAME, [YOU, Chair("bot", level="magnate")]), secret(), "Guest")
        for _ in range(100):
            await play_out(hall, row.id, [0], moves=20)
            kept = [seen > new for seen, new in grown]
            if True in kept and False in kept:
                break
        assert True in kept
        assert False in kept
        room = (await hall.open(row.id)).room
        await until(lambda: room.turn == 0)  # while it thinks, it is not among those that wait
        assert list(hall.staff.searching.bots) == [(row.id, 1, "magnate")]
        hall.staff.leave(row.id)
        assert not hall.staff.searching.bots

    tell(tmp_path, story)
