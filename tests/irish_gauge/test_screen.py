"""The picture in a terminal: it fits, it shows every hex, and its projection is what companies then pay."""

from __future__ import annotations

import pytest
from rich.console import Console

import opificio
from opificio.games.irish_gauge.screen import draw, explain, points
from opificio.games.irish_gauge.tables import CODES, COLOURS, HEXES, TOWN_AT, TOWN_NAMES
from tests.harness import random_match
from tests.irish_gauge.table import GAME, play, turn


def picture(match: opificio.Match, width: int = 100, lang: str = "en") -> str:
    console = Console(width=width, color_system=None, force_terminal=False)
    with console.capture() as capture:
        console.print(draw(match.sight(max(match.seat, 0), lang)))
    return capture.get()


@pytest.mark.parametrize("lang", ["it", "en"])
@pytest.mark.parametrize(("width", "height"), [(100, 36), (80, 60)])
def test_it_fits_whatever_happens(width: int, height: int, lang: str) -> None:
    for moves in (9, 20, 60, 61, 62, 63, 120, 180):
        match = random_match(GAME, 5, 7, moves=moves)
        lines = picture(match, width, lang).splitlines()
        assert max(map(len, lines)) <= width
        assert len(lines) <= height
        assert not any(marker in line for line in lines for marker in ("screen-", "{", "???"))


def test_every_hex_and_every_place_is_on_the_map() -> None:
    shown = picture(turn())
    for hex_, name in enumerate(HEXES):
        town = int(TOWN_AT[hex_])
        assert (TOWN_NAMES[town].replace(" ", "")[:4] if town >= 0 else name) in shown


def test_legal_hexes_show_their_cost() -> None:
    match = turn(seat="Bruno", track={"GSW": "H10"})
    play(match, "track MGW")
    lines = picture(match).splitlines()
    assert any("G  1½" in line for line in lines)
    assert [points(halves) for halves in (0, 1, 2, 3, 4, 6)] == ["0", "½", "1", "1½", "2", "3"]


def test_a_choice_of_a_hex_is_explained() -> None:
    match = turn(seat="Bruno", track={"GSW": "H10"})
    play(match, "track MGW")
    assert explain(match.sight(1), match.action("lay H10")) == "H10, easy hex: GSW"
    assert explain(match.sight(1, "it"), match.action("lay I11")) == "I11, esagono Ostico"
    assert explain(match.sight(1), match.action("done")) is None


@pytest.mark.parametrize("colour", COLOURS)
def test_the_projection_is_what_companies_pay_if_only_that_colour_comes(colour: str) -> None:
    match = turn(track={"GSW": "G11 F11 I11 J12 K12", "WLW": "K3 K4 J4 I4 H3 L5 L6 L7 L8 L9 M9"})
    rows = {line[62:66].strip(): line[66:].split() for line in picture(match).splitlines()}
    events = play(match, "dividends", *[f"draw {colour}"] * 3)
    paid = {e.values["company"]: f"{e.values['income']}/{e.values['dividend']}" for e in events if e.kind == "income-earned"}
    assert paid
    for code in CODES:
        assert rows[code][2 + COLOURS.index(colour)] == paid.get(code, "·")


def test_the_end_shows_everybodys_wealth() -> None:
    match = turn(track={"GSW": "G11 F11"}, bag={"pink": 1})
    play(match, "interest Drogheda pink")
    assert "Final wealth" in picture(match)
    assert "31" in picture(match)
