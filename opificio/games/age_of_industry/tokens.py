"""The pieces of Age of Industry: counters, cubes, market tiles, shields of the locations' colours, cards."""

from __future__ import annotations

from functools import cache
from typing import Any

from opificio.drawing.palette import SHAPES, SMALL, seat_class
from opificio.drawing.parts import card
from opificio.drawing.svg import Child, Svg, circle, g, line, path, rect, text, use
from opificio.games.age_of_industry.atlas import INDUSTRIES
from opificio.games.age_of_industry.plan import SIDE
from opificio.games.age_of_industry.state import Side
from opificio.games.age_of_industry.tables import COLOURS, FIRST_COLOUR, INDUSTRY, LEVEL, Tile
from opificio.kit.sight import Sight

ICON_TINTS = {"factory": "o-brown", "iron": "o-orange", "ship": "o-teal"}
CUBE_TINTS = ("o-black", "o-orange")
SHIELDS = ("bend", "cross", "chevron", "bars", "pale")
"""What the shield of each colour bears, so that nobody needs to tell the colours apart."""
LIVERIES = ("brown", "green", "purple", "blue", "red", "yellow", "orange", "teal", "rose", "black")
WINDOW = (3, 2.5, 24, 16.5)


def livery(colour: int) -> str:
    """The class of a location's colour."""
    return f"o-{COLOURS[colour]}" if COLOURS[colour] in LIVERIES else "o-slate"


def industry_icon(industry: int, x: float, y: float, side: float, **attributes: Any) -> Svg:
    name = INDUSTRIES[industry]
    return use(name, x, y, side, class_=ICON_TINTS.get(name), **attributes)


def shield(colour: int, x: float, y: float, side: float) -> Svg:
    return use(f"shield-{SHIELDS[colour % len(SHIELDS)]}", x, y, side, class_=livery(colour))


@cache
def counter(seat: int, stack: int, side: int) -> Svg:
    """A counter: working it shows its industry in a window, flipped it is closed and has a corner turned down."""
    industry, level = int(INDUSTRY[stack]), int(LEVEL[stack])
    x, y, width, height = WINDOW
    if side == Side.FLIPPED:
        face: list[Child] = [
            rect(x, y, width, height, 1.5, fill="url(#o-hatch)"),
            industry_icon(industry, 7, 3, 16, opacity=0.6),
            path(f"M{SIDE - 10} 0.5H{SIDE - 1.5}V9Z", class_="o-paper"),
        ]
    else:
        face = [
            rect(x, y, width, height, 1.5, class_="o-sheet"),
            rect(x, y, width, height, 1.5, fill="url(#o-hatch)", opacity=0.5) if side == Side.RENEWED else None,
            industry_icon(industry, 7, 2.8, 16),
        ]
    return g(
        rect(0.5, 0.5, SIDE - 1, SIDE - 1, 3, class_="o-tint"),
        face,
        use(f"seat-{SHAPES[seat]}", 4, 19.2, 9.6, class_="o-white"),
        rect(15.5, 19.3, 11.5, 9.6, 2, class_="o-sheet"),
        text(21.2, 28.2, level, SMALL + 0.5, "middle", class_="o-strong"),
        class_=seat_class(seat),
    )


def cubes(resource: int, count: int, x: float, y: float) -> Svg:
    """So many cubes, as a badge in the cubes' colour."""
    return g(
        rect(x - 8.5, y - 7.5, 17, 15, 3, class_="o-tint"),
        text(x, y + 4.2, count, SMALL + 1, "middle", class_="o-strong o-on"),
        class_=CUBE_TINTS[resource],
    )


def cube(resource: int, x: float, y: float, side: float) -> Svg:
    return use("cube", x, y, side, class_=CUBE_TINTS[resource])


@cache
def market_tile(tile: int, sold: bool) -> Svg:
    """What a market asks for; crossed out once it has bought."""
    half = SIDE / 2
    if tile == Tile.NO_DEMAND:
        face: Child = use("out", 8, 8, SIDE - 16, opacity=0.6)
    elif tile == Tile.EITHER:
        face = [
            use("cotton", 2, 1.5, 16),
            use("factory", 13, 13, 15, class_="o-brown"),
            line(4, SIDE - 4, SIDE - 4, 4, class_="o-hair"),
        ]
    else:
        name = INDUSTRIES[0] if tile == Tile.COTTON else INDUSTRIES[1]
        face = use(name, 4.5, 4, SIDE - 9, class_=ICON_TINTS.get(name))
    return g(
        circle(half, half, half - 0.8, class_="o-card"),
        circle(half, half, half - 3, class_="o-rule"),
        g(face, class_="o-faint") if sold else face,
        path(f"M6 {SIDE - 6}L{SIDE - 6} 6", class_="o-line o-bold") if sold else None,
    )


def card_face(sight: Sight, kind: int, width: float, height: float, note: str = "") -> Svg:
    """A card: an industry, or a shield in a location's colour."""
    symbol, tint = _sign(kind)
    return card(width, height, symbol, short_name(sight, kind), tint, note)


def card_icon(kind: int, x: float, y: float, side: float) -> Svg:
    symbol, tint = _sign(kind)
    return use(symbol, x, y, side, class_=tint)


def _sign(kind: int) -> tuple[str, str]:
    """The symbol of a card and its colour."""
    if kind < FIRST_COLOUR:
        return INDUSTRIES[kind], ICON_TINTS.get(INDUSTRIES[kind], "")
    colour = kind - FIRST_COLOUR
    return f"shield-{SHIELDS[colour % len(SHIELDS)]}", livery(colour)


def short_name(sight: Sight, kind: int) -> str:
    """What stands on a card."""
    return sight.say(f"board-short-{INDUSTRIES[kind]}") if kind < FIRST_COLOUR else colour_name(sight, kind - FIRST_COLOUR)


def colour_name(sight: Sight, colour: int) -> str:
    message = f"screen-colour-{COLOURS[colour]}"
    return sight.say(message) if sight.words.has(message) else COLOURS[colour]
