"""A whole picture of a sight: style, symbols, the printed board and the pieces."""

from __future__ import annotations

import importlib
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Protocol, cast

from opificio.drawing.palette import HEIGHT, WIDTH
from opificio.drawing.parts import plain_board
from opificio.drawing.svg import Svg, clean, el, rect
from opificio.kit.sight import Sight
from opificio.kit.tables import folder_of

HERE = Path(__file__).parent


class Board(Protocol):
    """What a game's `board.py` provides."""

    def size(self, sight: Sight) -> tuple[int, int]: ...
    def fixed(self, sight: Sight) -> str: ...
    def draw(self, sight: Sight) -> str: ...


class Plain:
    """The board of a game that has drawn none: whose turn it is and, at the end, the score."""

    def size(self, sight: Sight) -> tuple[int, int]:
        return WIDTH, HEIGHT // 2

    def fixed(self, sight: Sight) -> str:
        return ""

    def draw(self, sight: Sight) -> str:
        return plain_board(sight)


@cache
def board_of(game: str) -> Board:
    """The board of a game."""
    module = f"opificio.games.{folder_of(game).name}.board"
    return cast(Board, importlib.import_module(module)) if find_spec(module) else Plain()


@cache
def style() -> str:
    """The style sheet of all boards, to be served beside a page or written into a standalone picture."""
    return (HERE / "board.css").read_text(encoding="utf-8")


@cache
def symbols() -> str:
    """The library of symbols and patterns as SVG `<defs>`: once in a page is enough."""
    return (HERE / "symbols.svg").read_text(encoding="utf-8").partition("-->")[2].strip()


def sheet(sight: Sight) -> str:
    """The paper under a board, with its frame."""
    width, height = board_of(sight.game.id).size(sight)
    return rect(0, 0, width, height, fill="var(--paper)") + rect(3, 3, width - 6, height - 6, class_="o-rule")


def picture(sight: Sight) -> str:
    """A standalone SVG of what a sight may see."""
    board = board_of(sight.game.id)
    width, height = board.size(sight)
    return el(
        "svg",
        el("title", sight.say("game-title")),
        Svg(f"<style>{clean(style()).replace('&gt;', '>').replace('&quot;', chr(34))}</style>"),
        Svg(symbols()),
        Svg(sheet(sight)),
        el("g", Svg(board.fixed(sight))),
        el("g", Svg(board.draw(sight))),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        width=width,
        height=height,
        class_="opificio",
        lang=sight.words.lang,
    )
