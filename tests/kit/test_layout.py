"""States as data: what a position may hold, and how it says what is wrong with it."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import opificio
from opificio.kit.axes import Axis, numbers, seats
from opificio.kit.errors import BadPosition
from opificio.kit.layout import Codec, Ints, Layout, digest, durable_bytes, field

SEAT = seats(3)
COLOUR = Axis("colour", ["white", "red"])


class Toy(Layout, seats=SEAT, options={}, phases=Axis("phase", ["ask", "end"]), events=4):
    cash: Ints = field("i2", SEAT, secret=True)
    cubes: Ints = field("i1", SEAT, COLOUR)
    row: Ints = field("i1", numbers("place", 1, 3), values=COLOUR)
    wide: int = field("i8", high=10**12)
    scratch: Ints = field("i4", numbers("place", 1, 3), transient=True)


def toy() -> Any:
    states = Toy.blank()
    states[0].seats = 2
    states[0].phase = 0
    states[0].cash[0] = 15
    states[0].cubes[1, 1] = 3
    states[0].row[2] = 0
    states[0].wide = 5 * 10**11
    return states


CODEC = Codec(Toy, ["anna", "bruno"])


def test_a_state_reads_as_people_would_write_it() -> None:
    assert CODEC.to_json(toy()) == {
        "seat": "anna",
        "phase": "ask",
        "rounds": 0,
        "cash": {"anna": 15, "bruno": 0},
        "cubes": {"anna": {}, "bruno": {"red": 3}},
        "row": [None, None, "white"],
        "wide": 5 * 10**11,
    }


def test_it_comes_back_the_same_whatever_is_in_the_transient_part() -> None:
    states = toy()
    again = Toy.blank()
    again[0].seats = 2
    CODEC.from_json(CODEC.to_json(states), again)
    states[0].scratch[1] = 99
    states[0].event_count = 3
    assert durable_bytes(Toy, again) == durable_bytes(Toy, states)
    assert digest(Toy, again) == digest(Toy, states)
    states[0].cash[1] = 1
    assert digest(Toy, again) != digest(Toy, states)


def test_copies_keep_every_byte() -> None:
    states = toy()
    assert states.copy().tobytes() == states.tobytes(), "no gaps that NumPy would not copy"


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        (["cash", "anna"], 1.5, "cash.anna"),
        (["cash", "anna"], True, "cash.anna"),
        (["cash", "anna"], -1, "between 0 and 32,767"),
        (["cash", "anna"], 10**6, "between 0 and 32,767"),
        (["cash"], {"anna": 1}, "anna, bruno"),
        (["cash"], {"anna": 1, "zoe": 2}, "zoe"),
        (["cash"], [1, 2], "cash"),
        (["cubes", "anna"], {"blue": 1}, "blue"),
        (["row"], ["white"], "list of 3"),
        (["row"], ["white", "blue", None], "row.2"),
        (["seat"], "zoe", "zoe"),
        (["phase"], "dance", "dance"),
        (["phase"], None, "phase"),
        (["extra"], 1, "extra"),
        (["wide"], None, "wide"),
    ],
)
def test_what_is_wrong_with_a_position_is_said_with_its_place(path: list[str], value: Any, words: str) -> None:
    data: Any = copy.deepcopy(CODEC.to_json(toy()))
    target = data
    for key in path[:-1]:
        target = target[key]
    target[path[-1]] = value
    with pytest.raises(BadPosition) as error:
        CODEC.from_json(data, Toy.blank())
    for lang in ("it", "en"):
        assert "{" not in error.value.text(lang)
    assert words in str(error.value)


def test_a_missing_field_is_named() -> None:
    data = CODEC.to_json(toy())
    del data["row"]
    with pytest.raises(BadPosition, match="row"):
        CODEC.from_json(data, Toy.blank())


def test_a_field_cannot_hide_an_attribute_of_numpy() -> None:
    with pytest.raises(TypeError, match="round"):

        class Wrong(Layout, seats=SEAT, options={}, phases=COLOUR, events=1):
            round: int = field("i1")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"format": 2}, "format"),
        ({"game": "chess"}, "chess"),
        ({"rules": 99}, "99"),
        ({"tables": "0000"}, "0000"),
        ({"players": ["Anna"]}, "cannot be played by 1"),
        ({"players": ["Anna", "Anna", "Bob"]}, "Anna"),
        ({"players": ["Anna", "Bob", "nature"]}, "nature"),
        ({"players": "Anna"}, "players"),
        ({"options": {"colour": "blue"}}, "colour"),
        ({"state": None}, "state"),
    ],
)
def test_a_position_of_something_else_is_refused(change: dict[str, Any], words: str) -> None:
    game = "industrial-waste"
    position = opificio.new(game, 3, seed=1).position()
    with pytest.raises(BadPosition) as error:
        opificio.from_position(game, {**position, **change})
    assert words in str(error.value)


@pytest.mark.parametrize("junk", [None, [], "x", 5, {}, {"state": {}}])
def test_junk_is_no_position(junk: Any) -> None:
    with pytest.raises(BadPosition):
        opificio.from_position("industrial-waste", junk)
