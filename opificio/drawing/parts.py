"""What every board is made of: panels, name plates, cards, buttons, auctions, the score."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from opificio.drawing.palette import BODY, GAP, LARGE, SHAPES, SMALL, TITLE, WIDTH, seat_class
from opificio.drawing.svg import Child, Svg, circle, g, line, markup, number, path, rect, text, use
from opificio.drawing.targets import target
from opificio.kit.sight import Sight

NARROW = set("iljtfrI.,:;'!|()[] -·")
WIDE = set("mwMWQOGCDHNUAV@%—…")


# --- type -----------------------------------------------------------------------------------------------------------------


def width_of(words: str, size: float) -> float:
    """About how wide a line will be, on the wide side: fonts differ from one device to the next."""
    return size * sum(0.34 if c in NARROW else 0.84 if c in WIDE else 0.56 for c in words)


def fit(words: str, width: float, size: float = BODY, least: float = SMALL) -> tuple[str, float]:
    """A line made to fit: smaller type first, then cut with an ellipsis."""
    while size > least and width_of(words, size) > width:
        size -= 0.5
    if width_of(words, size) > width:
        while words and width_of(words + "…", size) > width:
            words = words[:-1]
        words = words.rstrip() + "…"
    return words, size


def label(x: float, y: float, words: str, width: float, size: float = BODY, anchor: str = "start", **attributes: Any) -> Svg:
    """A line of text that fits into a width."""
    shown, fitting = fit(words, width, size)
    return text(x, y, shown, fitting, anchor, **attributes)


def wrap(words: str, width: float, size: float, lines: int) -> list[str]:
    """Text broken into a few lines; the last one is cut if it must be."""
    result: list[str] = []
    for word in re.findall(r"[^\s/]+/?\s*", words):
        if result and width_of((result[-1] + word).rstrip(), size) <= width:
            result[-1] += word
        else:
            result.append(word)
    if len(result) > lines:
        result = [*result[: lines - 1], "".join(result[lines - 1 :])]
    return [fit(row.rstrip(), width, size, size)[0] for row in result]


def paragraph(x: float, y: float, words: str, width: float, size: float, lines: int, anchor: str = "start", **attributes: Any) -> Svg:
    """A few lines of text, the first standing at `y`."""
    rows = wrap(words, width, size, lines)
    return markup([text(x, y + k * size * 1.15, row, size, anchor, **attributes) for k, row in enumerate(rows)])


# --- frames ----------------------------------------------------------------------------------------------------------------


def panel(x: float, y: float, width: float, height: float, title: str = "") -> Svg:
    """A printed box: a heavy line, a fine one inside it, and its title set into the upper edge."""
    frame = [
        rect(x, y, width, height, 3, class_="o-sheet"),
        rect(x, y, width, height, 3, class_="o-frame"),
        rect(x + 3.5, y + 3.5, width - 7, height - 7, 1, class_="o-rule"),
    ]
    return markup([*frame, heading(x, y, title, width) if title else None])


def heading(x: float, y: float, title: str, width: float, **attributes: Any) -> Svg:
    """The title of a panel, set into its upper edge: by itself where it changes while the panel stays."""
    shown, size = fit(title[:1].upper() + title[1:], width - 60, LARGE)
    room = width_of(shown, size) + 26
    return g(
        rect(x + 14, y - 9, room, 18, class_="o-sheet"),
        text(x + 14 + room / 2, y + size * 0.34, shown, size, "middle", class_="o-title"),
        path(f"M{number(x + 14)} {number(y - 7)}v14M{number(x + 14 + room)} {number(y - 7)}v14", class_="o-line"),
        **attributes,
    )


def ornament(x: float, y: float, width: float) -> Svg:
    """A rule with a diamond in the middle."""
    half = width / 2
    return g(
        line(x, y, x + half - 8, y, class_="o-rule"),
        line(x + half + 8, y, x + width, y, class_="o-rule"),
        path(f"M{x + half - 5} {y}l5 -3l5 3l-5 3Z", class_="o-ink"),
    )


# --- players ----------------------------------------------------------------------------------------------------------------


def seat_mark(seat: int, x: float, y: float, size: float = 16, **attributes: Any) -> Svg:
    """A player's shape in his colour, centred on a point."""
    return use(f"seat-{SHAPES[seat]}", x - size / 2, y - size / 2, size, class_=seat_class(seat), **attributes)


def peg(seat: int, value: int, size: float = 30, **attributes: Any) -> Svg:
    """A player's marker on a track, with the number it stands on."""
    return g(
        seat_mark(seat, 0, 0, size),
        circle(0, size * 0.06, size * 0.27, class_="o-sheet"),
        text(0, size * 0.06 + 4.5, value, max(SMALL, size * 0.4), "middle", class_="o-strong"),
        **attributes,
    )


def name_plate(sight: Sight, seat: int, x: float, y: float, width: float, size: float = LARGE) -> Svg:
    """A player's shape and name on a line; an arrow before whoever decides."""
    deciding = seat == int(sight.state.seat)
    arrow = use("turn", x, y - size * 0.8, size * 0.9, class_="o-signal") if deciding else None
    left = x + (size * 1.2 if deciding else 0)
    shown = label(left + size * 1.45, y, sight.names[seat], width - (left - x) - size * 1.5, size, class_="o-strong")
    return g(arrow, seat_mark(seat, left + size * 0.6, y - size * 0.34, size * 1.15), shown, data_help="help-seat")


# --- pieces -----------------------------------------------------------------------------------------------------------------


def coin(x: float, y: float, amount: str | int, size: float = 30, **attributes: Any) -> Svg:
    """A coin with an amount on it, centred on a point."""
    words = str(amount)
    letters = min(size * 0.5, size * 0.72 / max(len(words) * 0.58, 0.8))
    return g(
        use("coin", -size / 2, -size / 2, size, class_="o-gold"),
        text(0, letters * 0.35, words, max(letters, SMALL), "middle", class_="o-strong o-on-tint"),
        at=(x, y),
        **attributes,
    )


def button(sight: Sight, action: int, x: float, y: float, width: float, words: str, height: float = 24, icon: str | None = None) -> Svg:
    """A choice as a printed ticket; nothing if it is not asked now."""
    room = height - 6 if icon else 0
    notch = 5
    across, down = width - 2 * notch, height - 2 * notch
    corners = [f"a{notch} {notch} 0 0 0 {dx * notch} {dy * notch}" for dx, dy in ((1, 1), (-1, 1), (-1, -1), (1, -1))]
    return g(
        path(f"M{x + notch} {y}h{across}{corners[0]}v{down}{corners[1]}h{-across}{corners[2]}v{-down}{corners[3]}Z", class_="o-edge"),
        use(icon, x + 7, y + 3, room) if icon else None,
        label(x + width / 2 + room / 2, y + height / 2 + 4.5, words, width - 16 - room, BODY, "middle"),
        **target(sight, action, help="help-ticket"),
    )


@lru_cache(512)
def card(width: float, height: float, icon: str, title: str, tint: str = "", note: str = "", edge: str = "o-edge") -> Svg:
    """A card with its picture, its name and, if there is room, what it does; put it into a group that gives its place and target.

    `edge` is the class of its outline: `o-card` if not the card is the target but what it lies on.
    """
    picture = min(height * 0.44, width * 0.5)
    longest = max(title.split(), key=len, default="")
    size = fit(longest, width - 10, BODY if height < 120 else LARGE)[1]
    rows = wrap(title, width - 10, size, 2)
    name = picture + 11 + size
    top = name + len(rows) * size * 1.1 + 6
    return g(
        rect(0, 0, width, height, 5, class_=edge),
        rect(3, 3, width - 6, picture + 6, 3, fill="url(#o-lines)", opacity=0.3),
        rect(3, 3, width - 6, height - 6, 3, class_="o-rule"),
        use(icon, (width - picture) / 2, 5, picture, class_=tint),
        [text(width / 2, name + k * size * 1.1, row, size, "middle", class_="o-strong") for k, row in enumerate(rows)],
        paragraph(width / 2, top, note, width - 12, BODY, int((height - top) / 15) + 1, "middle") if note else None,
    )


# --- auctions ------------------------------------------------------------------------------------------------------------------


def bids(
    sight: Sight, x: float, y: float, width: float, order: Sequence[int], said: Callable[[int], str], leader: int, height: float = 24
) -> Svg:
    """Who speaks in an auction, in order, and what each has said; the highest bidder has a crown."""
    rows: list[Child] = []
    size = BODY if height < 40 else LARGE
    for k, seat in enumerate(order):
        base = y + k * height + height / 2 + size * 0.36
        spoken = text(x + width, base, said(seat), size, "end", class_="o-strong" if seat == leader else None)
        crown = use("crown", x + width - 74, base - size, size + 2, class_="o-gold") if seat == leader else None
        rule = line(x, y + (k + 1) * height, x + width, y + (k + 1) * height, class_="o-rule")
        rows.append(
            g(name_plate(sight, seat, x, base, width - 76, size), crown, spoken, rule, id=f"p-bidder-{seat + 1}", data_help="help-bids")
        )
    return g(rows)


# --- the end ------------------------------------------------------------------------------------------------------------------


def score(sight: Sight, x: float, y: float, width: float, row: float = 24) -> Svg:
    """The parts of everyone's score as a table that adds up; the best total has a crown."""
    if sight.parts is None:
        return Svg("")
    axis = sight.game.parts
    first = min(width * 0.34, 210)
    column = (width - first) / len(sight.names)
    totals = [sum(parts.values()) for parts in sight.parts]
    cells: list[Child] = []
    for p in sight.seats:
        centre = x + first + column * (p + 0.5)
        cells += [seat_mark(p, centre, y + 9, 18), label(centre, y + 33, sight.names[p], column - 8, SMALL + 1, "middle")]
        for k, part in enumerate(axis.labels):
            cells.append(text(centre, y + 58 + k * row, str(sight.parts[p][part]), BODY, "middle"))
        best = totals[p] == max(totals)
        cells.append(text(centre, y + 64 + len(axis) * row, str(totals[p]), TITLE, "middle", class_="o-strong"))
        cells.append(use("crown", centre - 10, y + 68 + len(axis) * row, 20, class_="o-gold") if best else None)
    for k in range(len(axis)):
        at = y + 58 + k * row
        cells += [label(x, at, sight.label(axis, k), first - 8), line(x, at + 6, x + width, at + 6, class_="o-rule")]
    return g(cells, id="p-score", data_help="help-score")


def plain_board(sight: Sight) -> Svg:
    """A board for a game that has drawn none."""
    plates = [g(name_plate(sight, p, 40, 80 + 34 * p, 360, LARGE), id=f"p-player-{p + 1}") for p in sight.seats]
    title = text(40, 44, sight.say("game-title"), TITLE, class_="o-title")
    return g(title, plates, score(sight, 430, 40, WIDTH - 470 - GAP))
