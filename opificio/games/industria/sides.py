"""The players beside the board: money, what the score would be now, goods, bonuses, buildings, hands."""

from __future__ import annotations

from collections.abc import Sequence

from opificio.drawing.palette import BODY, GAP, SMALL
from opificio.drawing.parts import coin, name_plate, width_of
from opificio.drawing.svg import Child, Svg, el, g, line, rect, text, use
from opificio.drawing.targets import about, target
from opificio.games.industria.faces import good_icon, points_badge, symbol_badge
from opificio.games.industria.outlook import KIND_OF, MADE_BY, SYMBOLS_OF, Outlook, asked_good, help_of
from opificio.games.industria.plan import BOARD_HEIGHT, BOARD_Y, SIDE_WIDTH, SIDE_X
from opificio.games.industria.state import FROM_SEATS, GOOD, PART, SEAT, SYMBOL, TILE, Place
from opificio.games.industria.tables import SYMBOLS, Kind
from opificio.kit.sight import Sight

PART_ICONS = {
    "buildings": ("hammer", "o-brown"),
    "links": ("link", "o-white"),
    "bonuses": ("point", "o-purple"),
    "money": ("coin", "o-gold"),
}
LEADING = 13


def side_of(sight: Sight, p: int) -> tuple[float, float]:
    """Top and height of a player's panel."""
    count = len(sight.names)
    height = (BOARD_HEIGHT - GAP * (count - 1)) / count
    return BOARD_Y + p * (height + GAP), height


def player(sight: Sight, p: int, seen: Outlook) -> Svg:
    """Name, money, what the score would be now; goods, bonuses, buildings and hand."""
    s = sight.state
    y, height = side_of(sight, p)
    x = SIDE_X + 10
    sources = [FROM_SEATS.first + p] if asked_good(sight) is not None and sight.seat != p else []
    edge = rect(x - 4, y + 5, 146, 24, 4, class_="o-edge" if any(a in sight.legal for a in sources) else "o-hit")
    total = sum(seen.parts[p])
    right = SIDE_X + SIDE_WIDTH - 10
    pieces: list[Child] = [
        rect(SIDE_X, y, SIDE_WIDTH, height, 3, class_="o-turn" if p == s.seat else "o-hit"),
        g(edge, name_plate(sight, p, x, y + 22, 140, BODY + 1), id=f"p-name-{p + 1}", **target(sight, *sources)),
        g(coin(right - 47, y + 18, s.money[p], 26), id=f"p-money-{p + 1}", data_help="help-money"),
        g(points_badge(total, right - 29, y + 3, 30), id=f"p-total-{p + 1}", data_help="help-total"),
    ]
    if p == s.auctioneer:
        pieces.append(g(use("gavel", -10, -10, 20, class_="o-brown"), at=(right - 76, y + 18), id="p-hammer", data_help="help-hammer"))
    if p == s.starter:
        pieces.append(g(use("start", -9, -9, 18, class_="o-gold"), at=(right - 98, y + 18), id="p-starter", data_help="help-starter"))
    pieces += [_parts(seen, p, x, y + 35), _possessions(seen, p, x, y + 35), _lists(sight, seen, p, x, y + 67, height - 67)]
    return g(pieces, id=f"p-player-{p + 1}", data_about=about(SEAT, p))


def _parts(seen: Outlook, p: int, x: float, y: float) -> Svg:
    """Of what the score would consist if the game ended now."""
    shown = []
    for k, part in enumerate(PART.labels):
        icon, tint = PART_ICONS[part]
        at = x + k * 28
        mark = use(icon, at, y, 13, class_=tint)
        shown.append(g(mark, text(at + 14, y + 12, seen.parts[p][k], SMALL + 1), data_help=f"help-part-{part}"))
    return g(shown, id=f"p-parts-{p + 1}")


def _possessions(seen: Outlook, p: int, x: float, y: float) -> Svg:
    """The goods a player's factories make and the bonuses laid, from the right."""
    built = seen.at(Place.BUILT, p)
    goods = sorted({MADE_BY[t] for t in built if MADE_BY[t] >= 0})
    laid = [k for k in range(SYMBOLS) if any(KIND_OF[t] == Kind.BONUS and k in SYMBOLS_OF[t] for t in built)]
    room = SIDE_WIDTH - 20 - 112
    step = min(19.0, room / max(1, len(goods) + len(laid)))
    right = x + SIDE_WIDTH - 20
    shown: list[Child] = [rect(right - room, y - 3, room, 20, class_="o-hit")]
    for n, k in enumerate(reversed(laid)):
        place = right - 18 - n * step
        shown.append(symbol_badge(k, place, y - 2, 18, data_about=about(SYMBOL, k), data_help="help-bonus"))
    for n, good in enumerate(reversed(goods)):
        place = right - 18 - (n + len(laid)) * step
        shown.append(good_icon(good, place, y - 1, 16, data_about=about(GOOD, good), data_help="help-makes"))
    return g(shown, id=f"p-goods-{p + 1}")


def _lists(sight: Sight, seen: Outlook, p: int, x: float, y: float, room: float) -> Svg:
    """The names of what is built and of what is in hand."""
    width = SIDE_WIDTH - 20
    shown: list[Child] = [line(x, y - 13, x + width, y - 13, class_="o-rule")]
    rows = 1 + int((room - 6) // LEADING)
    hand = seen.at(Place.HAND, p)
    built = [t for t in seen.at(Place.BUILT, p) if KIND_OF[t] != Kind.BONUS]
    for tiles, title in ((built, "screen-built"), (hand, "screen-in-hand")):
        if not tiles or rows <= 0:
            continue
        reserve = 1 if tiles is built and hand else 0
        lines = _flow(sight, f"{sight.say(title)}: ", tiles, width, rows - reserve)
        shown += [el("text", words, x=x, y=y + n * LEADING, font_size=SMALL) for n, words in enumerate(lines)]
        y += len(lines) * LEADING
        rows -= len(lines)
    return g(shown, id=f"p-lists-{p + 1}", data_help="help-lists")


def _flow(sight: Sight, title: str, tiles: Sequence[int], width: float, rows: int) -> list[list[Svg]]:
    """Names of tiles broken into lines, each a word that can be pointed at; how many more there are if they do not fit."""
    lines: list[list[Svg]] = [[el("tspan", title, class_="o-grey")]]
    used = width_of(title, SMALL) * 0.92
    for n, t in enumerate(tiles):
        words = sight.label(TILE, t) + ("" if n == len(tiles) - 1 else ", ")
        wide = width_of(words, SMALL) * 0.92
        more = f"+{len(tiles) - n}"
        if used + wide > width - (width_of(more, SMALL) + 4 if len(lines) == rows and n < len(tiles) - 1 else 0):
            if len(lines) == rows:
                lines[-1].append(el("tspan", more, class_="o-strong"))
                return lines
            lines.append([])
            used = 0.0
        lines[-1].append(el("tspan", words, data_about=about(TILE, t), data_help=help_of(t)))
        used += wide
    return lines
