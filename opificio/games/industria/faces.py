"""The faces of the tiles: small as printed on the board, large as they lie on offer or in a hand, and as a line of a list."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from opificio.drawing.palette import BODY, SMALL
from opificio.drawing.parts import coin, label, seat_mark, width_of, wrap
from opificio.drawing.picture import symbols
from opificio.drawing.svg import Child, Svg, circle, g, line, path, rect, text, use
from opificio.games.industria.goods import OUT_OF_REACH
from opificio.games.industria.outlook import KIND_OF, MADE_BY, NEEDS_OF, SYMBOLS_OF, Outlook, is_late
from opificio.games.industria.plan import LINKS_OF, SLOTS
from opificio.games.industria.state import EPOCH, FROM_BANK, FROM_TILE, GOOD, KIND, SYMBOL, TILE, Place
from opificio.games.industria.tables import (
    COST,
    DISCOUNT,
    GOOD_PRICE,
    LINK_POINTS,
    POINTS,
    RESOURCE_PRICE,
    SYMBOL_POINTS,
    TILE_EPOCH,
    Kind,
)
from opificio.kit.sight import Sight

TINTS = {
    "stone": "o-slate",
    "wood": "o-brown",
    "brick": "o-red",
    "iron": "o-orange",
    "ceramics": "o-rose",
    "glass": "o-teal",
    "electricity": "o-yellow",
    "cement": "o-slate",
    "steel": "o-blue",
    "plastics": "o-purple",
    "computer": "o-green",
    "canal": "o-blue",
    "pipeline": "o-orange",
    "network": "o-yellow",
}
KIND_ICONS = {
    Kind.FACTORY: ("factory", "o-orange"),
    Kind.TECHNOLOGY: ("bulb", "o-yellow"),
    Kind.BONUS: ("point", "o-purple"),
    Kind.RESOURCE: ("crate", "o-brown"),
}
LARGE_WIDTH, LARGE_HEIGHT = 128, 186
TIGHTEST = 1.3  # how much too wide a line may be to be set tighter


# --- icons ----------------------------------------------------------------------------------------------------------------------


@cache
def _icon(name: str, otherwise: str) -> str:
    """A symbol of the library, or another one for what tables of one's own have invented."""
    return name if f'id="o-{name}"' in symbols() else otherwise


def good_icon(good: int, x: float, y: float, side: float, **attributes: Any) -> Svg:
    name = GOOD.labels[good]
    return use(_icon(name, "crate"), x, y, side, class_=TINTS.get(name, "o-brown"), **attributes)


def symbol_badge(symbol: int, x: float, y: float, side: float, **attributes: Any) -> Svg:
    """A symbol in a ring, so that it cannot be taken for a good."""
    name = SYMBOL.labels[symbol]
    room = side * 0.7
    icon = use(_icon(name, "gear"), x + (side - room) / 2, y + (side - room) / 2, room, class_=TINTS.get(name))
    return g(circle(x + side / 2, y + side / 2, side / 2, class_="o-paper"), icon, **attributes)


def points_badge(points: int, x: float, y: float, side: float, late: bool = False, **attributes: Any) -> Svg:
    """Points to be scored at once; struck out where they no longer can be."""
    size = max(SMALL, side * (0.52 if points < 10 else 0.44))
    return g(
        use("point", x, y, side, class_="o-slate" if late else "o-white"),
        text(x + side / 2, y + side / 2 + size * 0.35, points, size, "middle", class_="o-strong o-on-tint"),
        line(x + 1, y + side - 1, x + side - 1, y + 1, class_="o-line") if late else None,
        **attributes,
    )


def source_mark(source: int, x: float, y: float, side: float) -> Svg:
    """Where a good comes from: a player's shape, the bank, a resource tile."""
    if source == FROM_BANK:
        return use("bank", x, y, side, class_="o-gold")
    if source == FROM_TILE:
        return use("crate", x, y, side, class_="o-brown")
    return seat_mark(source, x + side / 2, y + side / 2, side)


def squeezed(x: float, y: float, words: str, room: float, size: float = SMALL, **attributes: Any) -> Svg:
    """A centred line that is set a little tighter rather than cut."""
    wide = width_of(words, size)
    if room < wide <= room * TIGHTEST:
        return text(x, y, words, size, "middle", textLength=room, lengthAdjust="spacingAndGlyphs", **attributes)
    return label(x, y, words, room, size, "middle", **attributes)


def narrowed(x: float, y: float, words: str, room: float) -> Svg:
    """A good's name beside its picture: set tighter rather than cut."""
    if room < width_of(words, SMALL) <= room * TIGHTEST:
        return text(x, y, words, SMALL, textLength=room, lengthAdjust="spacingAndGlyphs")
    return label(x, y, words, room, BODY)


# --- as printed on the board ------------------------------------------------------------------------------------------------------


def printed(sight: Sight, t: int) -> Svg:
    """A space of the board with all that its tile shows."""
    slot = SLOTS[t]
    width, height = slot.width, slot.height
    corner = 3 if KIND_OF[t] == Kind.FACTORY else 10
    parts: list[Child] = [
        rect(0, 0, width, height, corner, class_="o-card"),
        rect(1, 1, width - 2, 26, corner, fill="url(#o-lines)", opacity=0.25),
        printed_name(sight, t),
    ]
    x: float = 3
    y = 31
    if KIND_OF[t] == Kind.FACTORY:
        parts.append(coin(x + 8.5, y + 8.5, COST[t], 18, data_help="help-cost"))
        x += 21
    for good in NEEDS_OF[t]:
        parts.append(good_icon(good, x, y + 1, 16, data_help="help-need"))
        x += 18
    if POINTS[t]:
        parts.append(points_badge(int(POINTS[t]), width - 21, y - 1, 19, data_help="help-points"))
    if KIND_OF[t] == Kind.FACTORY:
        parts.append(_yield(t, 3, 51, 16))
        for n, k in enumerate(reversed(SYMBOLS_OF[t])):
            parts.append(symbol_badge(k, width - 20 - n * 18, 51, 17, data_help="help-symbol"))
    return g(parts)


def printed_name(sight: Sight, t: int, **attributes: Any) -> Svg:
    """The name on a space."""
    width = SLOTS[t].width
    rows = _name_rows(sight, t, width - 6, SMALL)
    base = 18 if len(rows) == 1 else 12
    return g([squeezed(width / 2, base + 12.5 * k, row, width - 6, SMALL, class_="o-strong") for k, row in enumerate(rows)], **attributes)


def _name_rows(sight: Sight, t: int, width: float, size: float) -> list[str]:
    """A tile's name in two lines, set tighter only if that keeps it whole."""
    words = sight.label(TILE, t)
    rows = wrap(words, width, size, 2)
    return wrap(words, width * TIGHTEST, size, 2) if any(row.endswith("…") for row in rows) else rows


def _yield(t: int, x: float, y: float, side: float) -> Svg | None:
    """What a factory gives ever after: a good, or a lower cost of other factories."""
    arrow = use("right", x, y + side * 0.2, side * 0.6)
    if MADE_BY[t] >= 0:
        return g(arrow, good_icon(MADE_BY[t], x + side * 0.75, y, side), data_help="help-makes")
    if DISCOUNT[t]:
        return g(arrow, coin(x + side * 1.35, y + side / 2, f"−{DISCOUNT[t]}", side + 3), data_help="help-discount")
    return None


# --- large ----------------------------------------------------------------------------------------------------------------------


def large(sight: Sight, t: int, seen: Outlook, width: float = LARGE_WIDTH, edge: str = "o-edge") -> Svg:
    """A tile to be read at a glance, with its real price for the buyer and where each good would come from."""
    kind = KIND_OF[t]
    icon, tint = KIND_ICONS[kind]
    rows = _name_rows(sight, t, width - 10, BODY)
    base = 45 if len(rows) == 1 else 38
    inside = {Kind.RESOURCE: _resource, Kind.BONUS: _bonus}.get(kind, _works)
    return g(
        rect(0, 0, width, LARGE_HEIGHT, 3 if kind == Kind.FACTORY else 10, class_=edge),
        rect(3, 3, width - 6, 20, 2, fill="url(#o-lines)", opacity=0.3),
        use(icon, 6, 5, 17, class_=tint),
        label(27, 18, sight.label(KIND, kind), width - 58, SMALL, class_="o-title"),
        text(width - 8, 18, sight.label(EPOCH, TILE_EPOCH[t] - 1), BODY, "end", class_="o-strong"),
        [squeezed(width / 2, base + 15 * k, row, width - 10, BODY, class_="o-strong") for k, row in enumerate(rows)],
        line(8, 60, width - 8, 60, class_="o-rule"),
        inside(sight, t, seen, width),
    )


def _works(sight: Sight, t: int, seen: Outlook, width: float) -> Svg:
    """What a factory or a technology costs, needs, gives, and would cost the buyer now."""
    parts: list[Child] = []
    if KIND_OF[t] == Kind.FACTORY:
        now = seen.money(t) if seen.buyer is not None else int(COST[t])
        parts.append(coin(20, 77, now, 26, data_help="help-cost"))
        if now != COST[t]:
            parts += [text(40, 82, int(COST[t]), BODY, class_="o-grey"), line(38, 82, 49, 72, class_="o-line")]
    else:
        parts.append(text(8, 81, sight.say("board-goods-only"), SMALL, class_="o-grey"))
    if POINTS[t]:
        parts.append(points_badge(int(POINTS[t]), width - 36, 63, 28, is_late(sight, t), data_help="help-points"))
    for k, good in enumerate(NEEDS_OF[t]):
        y = 94 + k * 20
        supply = _supply(seen.source(t, k), seen.buyer, width, y) if seen.buyer is not None else None
        named = narrowed(28, y + 13, sight.label(GOOD, good), width - 72)
        parts.append(g(good_icon(good, 7, y, 17), named, supply, data_help="help-need"))
    y = 137
    gives = _yield(t, 7, y, 17)
    parts.append(gives)
    if MADE_BY[t] >= 0:
        parts.append(label(40, y + 13, sight.label(GOOD, MADE_BY[t]), width - 46 - 19 * len(SYMBOLS_OF[t]), SMALL + 1))
    for n, k in enumerate(reversed(SYMBOLS_OF[t])):
        parts.append(symbol_badge(k, width - 26 - n * 21, y - 1, 20, data_help="help-symbol"))
    return g(parts, _footer(sight, t, seen, width))


def _supply(source: int, buyer: int, width: float, y: float) -> Svg:
    """Where one good would come from, and its price."""
    if source == OUT_OF_REACH:
        return use("out", width - 21, y + 2, 13)
    price = 0 if source in (buyer, FROM_TILE) else GOOD_PRICE
    return g(source_mark(source, width - (42 if price else 24), y, 17), coin(width - 15, y + 8.5, price, 18) if price else None)


def _footer(sight: Sight, t: int, seen: Outlook, width: float) -> Svg | None:
    """The price of everything together."""
    if seen.buyer is None:
        return None
    price, money = seen.price(t), int(sight.state.money[seen.buyer])
    rule = line(8, 160, width - 8, 160, class_="o-rule")
    if price == OUT_OF_REACH:
        words = sight.say("board-not-to-be-had")
        return g(rule, label(width / 2, 177, words, width - 12, SMALL + 1, "middle", class_="o-grey"), data_help="help-price")
    words = sight.say("board-price", price=price) if price <= money else sight.say("board-short", price=price, missing=price - money)
    class_ = "o-strong" if price <= money else "o-strong o-signal"
    return g(rule, label(width / 2, 177, words, width - 12, BODY, "middle", class_=class_), data_help="help-price")


def _resource(sight: Sight, t: int, seen: Outlook, width: float) -> Svg:
    side = 58
    return g(
        good_icon(MADE_BY[t], (width - side) / 2, 68, side),
        label(width / 2, 144, sight.label(GOOD, MADE_BY[t]), width - 12, BODY, "middle"),
        line(8, 160, width - 8, 160, class_="o-rule"),
        label(width / 2, 177, sight.say("board-resale", amount=RESOURCE_PRICE), width - 12, SMALL + 1, "middle"),
    )


def _bonus(sight: Sight, t: int, seen: Outlook, width: float) -> Svg:
    side = 58
    (symbol,) = SYMBOLS_OF[t]
    gain = seen.gain_of_bonus(t)
    words = sight.say("board-gain", points=gain) if seen.buyer is not None else sight.say("board-each", points=SYMBOL_POINTS)
    return g(
        symbol_badge(symbol, (width - side) / 2, 68, side),
        label(width / 2, 144, sight.label(SYMBOL, symbol), width - 12, BODY, "middle"),
        line(8, 160, width - 8, 160, class_="o-rule"),
        label(width / 2, 177, words, width - 12, SMALL + 1, "middle", class_="o-strong" if gain else "o-grey"),
    )


# --- a line of a list -----------------------------------------------------------------------------------------------------------------


def listed(sight: Sight, t: int, seen: Outlook, width: float, height: float) -> Svg:
    """A tile in hand while there is no room for large ones: name, goods and where they would come from, price."""
    icon, tint = KIND_ICONS[KIND_OF[t]]
    parts: list[Child] = [rect(0, 0, width, height - 3, 4, class_="o-edge"), use(icon, 4, 3, height - 9, class_=tint)]
    right = width - 5
    middle = (height - 3) / 2
    if KIND_OF[t] in (Kind.FACTORY, Kind.TECHNOLOGY) and seen.buyer is not None:
        price = seen.price(t)
        words = "–" if price == OUT_OF_REACH else str(price)
        parts.append(coin(right - 9, middle, words, 19))
        right -= 24
        for k, good in reversed(list(enumerate(NEEDS_OF[t]))):
            source = seen.source(t, k)
            if source == OUT_OF_REACH:
                parts.append(use("out", right - 11, middle - 5, 10))
            else:
                parts.append(source_mark(source, right - 13, middle - 6.5, 13))
            parts.append(good_icon(good, right - 30, middle - 8, 16))
            right -= 35
    elif KIND_OF[t] == Kind.BONUS:
        parts.append(symbol_badge(SYMBOLS_OF[t][0], right - 18, middle - 9, 18))
        right -= 22
    elif KIND_OF[t] == Kind.RESOURCE:
        parts.append(good_icon(MADE_BY[t], right - 18, middle - 9, 18))
        right -= 22
    return g(parts, label(height - 1, middle + 4, sight.label(TILE, t), right - height - 2, SMALL + 1))


# --- what a tile would reach ---------------------------------------------------------------------------------------------------------


def way(points: Sequence[tuple[float, float]], **attributes: Any) -> Svg:
    return path("M" + "L".join(f"{x:g} {y:g}" for x, y in points), **attributes)


def reach(seen: Outlook, t: int) -> Svg | None:
    """What lights up while a tile is pointed at: its space, the links it would close or begin, the symbols that would count."""
    lit: list[Child] = []
    if t in SLOTS:
        lit.append(ring(t))
        if bonuses := [k for k in SYMBOLS_OF[t] if seen.has_bonus(seen.buyer, k)]:
            lit.append(_gain(t, SYMBOL_POINTS * len(bonuses)))
    elif KIND_OF[t] == Kind.BONUS and seen.gain_of_bonus(t):
        lit += [[ring(other), _gain(other, SYMBOL_POINTS)] for other in seen.showing(seen.buyer, SYMBOLS_OF[t][0])]
    for link in LINKS_OF[t]:
        (other,) = set(link.ends) - {t}
        if seen.built(seen.buyer, other):
            x, y = link.middle
            lit += [way(link.way, class_="o-light"), text(x, y + 5, f"+{LINK_POINTS}", BODY + 1, "middle", class_="o-strong o-halo")]
        elif seen.place[other] not in (Place.BUILT, Place.GONE):
            lit.append(way(link.way, class_="o-light", stroke_dasharray="3 5"))
    return g(lit, class_="o-reach") if lit else None


def ring(t: int) -> Svg:
    """The outline of a space that lights up."""
    slot = SLOTS[t]
    return rect(slot.x - 3, slot.y - 3, slot.width + 6, slot.height + 6, 6, class_="o-light")


def _gain(t: int, points: int) -> Svg:
    slot = SLOTS[t]
    return text(slot.x + slot.width - 4, slot.y + slot.height + 1, f"+{points}", BODY + 1, "end", class_="o-strong o-halo")
