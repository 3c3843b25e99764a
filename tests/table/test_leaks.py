"""Whatever is sent to a seat is the same, byte by byte, whatever the others hide: boards, choices, logs, prompts, refusals."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from opificio.kit.errors import OpificioError
from opificio.kit.game import game_ids, load_game
from opificio.kit.layout import NATURE
from opificio.table.frames import Looker, frame, log_lines, view_text
from opificio.table.room import Room
from opificio.table.store import SeatRow, Store

MOVES = 60


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Store]:
    opened = Store(f"sqlite:///{tmp_path}/table.db")
    yield opened
    opened.close()


def set_table(kept: Store, game: str, options: dict[str, str]) -> Room:
    known = load_game(game).about
    seats = [
        SeatRow(seat, "person", name, "novice") for seat, name in zip(range(known.players[0]), ("Anna", "Bruno", "Carla"), strict=False)
    ]
    chosen = {name: options.get(name, values[0]) for name, values in known.tables.options().items()}
    room = Room(kept, kept.create(game, known.version, known.tables.fingerprint, chosen, seats).id)
    room.begin()
    return room


def tables(kept: Store, game: str) -> Iterator[Room]:
    """A table with the first value of every option, and one with the last: the other map."""
    known = load_game(game).about.tables.options()
    yield set_table(kept, game, {})
    if any(len(values) > 1 for values in known.values()):
        yield set_table(kept, game, {name: values[-1] for name, values in known.items()})


def refusal(act: Any, *arguments: Any) -> str:
    try:
        return str(act(*arguments))
    except OpificioError as error:
        return error.text("en") + error.text("it")


def sent_to(room: Room, seat: int | None) -> str:
    """Everything that somebody on a seat that does not decide (or on none) can get out of a table without changing it."""
    held = () if seat is None else (seat,)
    looker = Looker(held, "en")
    drawn: dict[str, Any] = frame(room, looker, frozenset())
    asked = [refusal(room.why, held, action, "en") for action in range(0, 40, 3)]
    tried = [refusal(room.record), *(refusal(room.play, held, move) for move in (0, 7, "what?", "pass"))]
    return json.dumps([drawn, view_text(room, seat, "it"), log_lines(room.match, room.moves, "it"), asked, tried], default=str)


def redraw_secrets(room: Room, seat: int | None, dice: random.Random) -> Any:
    """The state with everything that others hide replaced by something else of its kind."""
    assert room.match is not None
    states = room.match._states.copy()
    for name, field in room.match.game.layout.fields.items():
        for other in range(len(room.names)) if field.secret else ():
            if other != seat:
                row = states[name][0][other : other + 1]
                row[...] = (row + dice.randint(1, 3)) if field.values is None else dice.randrange(-1, len(field.values))
    return states


@pytest.mark.parametrize("game", game_ids())
def test_no_raw_frame_depends_on_what_others_hide(game: str, kept: Store) -> None:
    rng, looked = random.Random(3), 0
    for room in tables(kept, game):
        for number in range(MOVES):
            match = room.match
            assert match is not None
            if room.over:
                break
            for seat in (None, *range(len(room.names))) if number % 4 == 0 else ():
                if seat is not None and seat == room.turn:
                    continue  # whoever decides is told the rules' answers, which his own things decide
                true = sent_to(room, seat)
                real, match._states = match._states, redraw_secrets(room, seat, rng)
                other = sent_to(room, seat)
                match._states = real
                assert other == true
                looked += 1
            room.play([room.turn], rng.choice(match.actions()))
    assert looked > 20


@pytest.mark.parametrize("game", game_ids())
def test_the_log_does_not_name_what_luck_gave_somebody_to_hide(game: str, kept: Store) -> None:
    """Of a move of nature that changes something hidden the log tells whom it concerned and how many, nothing by name."""
    layout = load_game(game).layout
    hidden = [name for name, field in layout.fields.items() if field.secret]
    kinds = {axis for name in hidden for axis in (*layout.fields[name].axes, layout.fields[name].values) if axis and not axis.is_seat}
    rng, dealt = random.Random(4), 0
    for room in tables(kept, game):
        for _ in range(MOVES):
            if room.over:
                break
            assert room.match is not None
            room.play([room.turn], rng.choice(room.match.actions()))
        earlier = room.at_the_start()
        for move in room.moves:
            before = {name: earlier._states[name].tobytes() for name in hidden}
            earlier._do(move.action)
            if move.seat == NATURE and any(earlier._states[name].tobytes() != before[name] for name in hidden):
                dealt += 1
                for row in move.events:
                    arguments = earlier.game.events.kinds[row[0]].arguments.values()
                    assert not kinds & set(arguments), earlier.game.events.kinds[row[0]].name
    assert dealt or "hand" not in hidden
