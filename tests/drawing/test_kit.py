"""The drawing kit: nothing typed by a person becomes markup, symbols are all there, text fits."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import opificio
from opificio.drawing import palette, picture, style, symbols
from opificio.drawing.parts import fit, width_of, wrap
from opificio.drawing.svg import Svg, el, g, markup, number, text
from opificio.kit.game import game_ids
from opificio.terminal.style import SEATS

PACKAGE = Path(opificio.__file__).parent
NASTY = "<b>&\"'\x07</text><script>"


def test_text_and_attributes_are_escaped() -> None:
    shown = el("text", NASTY, data_about=NASTY, class_="x")
    root = ElementTree.fromstring(shown)
    assert root.text == root.get("data-about") == "<b>&\"'</text><script>"
    assert "<script" not in shown


def test_markup_stays_and_nothing_is_nothing() -> None:
    inside = text(1, 2, "a")
    assert isinstance(inside, Svg)
    assert g(inside, None, [inside]) == f"<g>{inside}{inside}</g>"
    assert markup([None, []]) == ""
    assert el("g", fill=None, class_="") == "<g/>"


def test_coordinates_have_at_most_one_decimal() -> None:
    assert [number(v) for v in (3, 2.0, -0.04, 1.26, -7.5)] == ["3", "2", "0", "1.3", "-7.5"]


def test_text_is_made_to_fit() -> None:
    long = "Cork, Bandon & South Coast Railway"
    shown, size = fit(long, 90)
    assert shown.endswith("…")
    assert size == palette.SMALL
    assert width_of(shown, size) <= 90
    assert fit("Cork", 90) == ("Cork", palette.BODY)
    assert wrap("Hiring/Firing", 50, 12, 2) == ["Hiring/", "Firing"]
    assert len(wrap("one two three four five six", 40, 12, 2)) == 2


def test_every_player_has_a_colour_and_a_shape_as_in_the_terminal() -> None:
    glyphs = {"circle": "●", "square": "■", "triangle": "▲", "diamond": "◆", "star": "★"}
    assert [glyphs[shape] for shape in palette.SHAPES] == [glyph for _, glyph in SEATS]
    for shape in palette.SHAPES:
        assert f'id="o-seat-{shape}"' in symbols()
        assert f".o-seat-{shape} {{ --tint:" in style()


def test_symbols_are_sound_and_all_that_are_used_exist() -> None:
    root = ElementTree.fromstring(symbols())
    ids = [e.get("id") for e in root]
    assert len(ids) == len(set(ids))
    defined = {name for name in ids if name}
    styled = set(re.findall(r"\.(o-[a-z-]+)", style()))
    for element in root.iter():
        for name in (element.get("class") or "").split():
            assert name in styled, name
    sources = [path.read_text(encoding="utf-8") for path in [*PACKAGE.glob("drawing/*.py"), *PACKAGE.glob("games/*/board.py")]]
    for source in sources:
        for symbol in re.findall(r'\buse\("([a-z-]+)"', source):
            assert f"o-{symbol}" in defined, symbol
        for pattern in re.findall(r"url\(#(o-[a-z]+)\)", source):
            assert pattern in defined, pattern


@pytest.mark.parametrize("game", game_ids())
def test_every_game_can_be_drawn_with_nasty_names(game: str) -> None:
    players = opificio.new(game).names
    match = opificio.new(game, ["<i>&'\"", *[f"{n}</svg>" for n in range(len(players) - 1)]], seed=1)
    root = ElementTree.fromstring(picture(match.sight(0)))
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert not list(root.iter("{http://www.w3.org/2000/svg}i"))
    assert match._repr_svg_().startswith("<svg")
