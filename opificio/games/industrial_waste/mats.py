"""A company's mat in Industrial Waste: money and loans, the three tracks, waste with its zones, the store, the cards held."""

from __future__ import annotations

from typing import NamedTuple

from opificio.drawing.palette import BODY, GAP, SMALL
from opificio.drawing.parts import coin, label, name_plate, panel, peg, wrap
from opificio.drawing.svg import Child, Svg, circle, g, line, rect, text, use
from opificio.drawing.targets import about, decides, target
from opificio.games.industrial_waste.state import IMPROVE, KIND, LOANED, REPAY, SEAT, TRACK, Phase
from opificio.games.industrial_waste.tables import POINTS, RED, RED_FINE, TRACK_FIRST, TRACK_LAST, WASTE_LAST, YELLOW, YELLOW_FINE
from opificio.kit.sight import Sight

ICONS = {
    "order": ("order", "o-gold"),
    "raw-materials": ("barrel", "o-brown"),
    "growth": ("growth", "o-green"),
    "innovation": ("bulb", "o-yellow"),
    "waste-disposal": ("bin", "o-teal"),
    "advisor": ("advisor", "o-rose"),
    "hiring-firing": ("staff", "o-blue"),
    "waste-removal": ("cart", "o-teal"),
    "bribery": ("bribery", "o-purple"),
    "accident": ("accident", "o-red"),
}
TRACK_ICONS = {"rationalization": ("worker", "o-blue"), "materials": ("barrel", "o-brown"), "waste": ("waste", "o-green")}
ZONES = ((1, YELLOW - 1, "good", ""), (YELLOW, RED - 1, "warn", "hatch"), (RED, WASTE_LAST, "bad", "cross"))

MAT_Y = 360
MAT_HEIGHT = 428
TRACK_TOP = 84
TRACK_ROW = 58
WASTE_TOP = TRACK_TOP + 3 * TRACK_ROW + 8
STORE_TOP = WASTE_TOP + 66
CARDS_TOP = STORE_TOP + 40
MARGIN = 14


class Mat(NamedTuple):
    """Where a mat lies."""

    x: float
    width: float

    def hole(self, value: int) -> float:
        """Where a value of a track lies, from left to right."""
        left, right = self.x + 62, self.x + self.width - 26
        return left + (right - left) * (TRACK_FIRST - value) / max(TRACK_FIRST - TRACK_LAST, 1)

    def space(self, waste: int) -> float:
        """The left edge of a space of the waste track."""
        return self.x + 12 + (self.width - 24) * waste / (WASTE_LAST + 1)


def mat_of(sight: Sight, seat: int) -> Mat:
    count = len(sight.names)
    width = (1200 - 2 * MARGIN - (count - 1) * GAP) / count
    return Mat(MARGIN + seat * (width + GAP), width)


def track_y(track: int) -> float:
    return MAT_Y + TRACK_TOP + track * TRACK_ROW


def printed_mat(sight: Sight, mat: Mat) -> Svg:
    parts: list[Child] = [panel(mat.x, MAT_Y, mat.width, MAT_HEIGHT)]
    for t, name in enumerate(TRACK.labels):
        y = track_y(t)
        icon, tint = TRACK_ICONS[name]
        holes: list[Child] = [line(mat.hole(TRACK_FIRST), y + 26, mat.hole(TRACK_LAST), y + 26, class_="o-line")]
        for value in range(TRACK_LAST, TRACK_FIRST + 1):
            holes.append(circle(mat.hole(value), y + 26, 11, class_="o-paper"))
            holes.append(text(mat.hole(value), y + 30.5, str(value), BODY, "middle"))
            holes.append(text(mat.hole(value), y + 50, f"+{POINTS[value]}", SMALL + 1, "middle", class_="o-grey"))
        title = label(mat.x + 12, y + 9, sight.label(TRACK, t), mat.width - 24, BODY, class_="o-title")
        parts.append(g(title, use(icon, mat.x + 12, y + 14, 28, class_=tint), holes, **target(sight, help=f"help-track-{name}")))
    parts.append(_printed_waste(sight, mat))
    y = MAT_Y + STORE_TOP
    parts += [line(mat.x + 10, y - 6, mat.x + mat.width - 10, y - 6, class_="o-rule")]
    parts += [line(mat.x + 10, y + 36, mat.x + mat.width - 10, y + 36, class_="o-rule")]
    return g(parts)


def _printed_waste(sight: Sight, mat: Mat) -> Svg:
    """The waste track; its zones differ by pattern and are labelled with what an accident does there."""
    y = MAT_Y + WASTE_TOP
    parts: list[Child] = [label(mat.x + 12, y + 9, sight.say("screen-waste"), mat.width - 24, BODY, class_="o-title")]
    step = mat.space(1) - mat.space(0)
    for first, last, tint, pattern in ZONES:
        left, right = mat.space(first), mat.space(last) + step
        parts.append(rect(left, y + 15, right - left, 26, fill=f"var(--{tint})", opacity=0.55))
        if pattern:
            parts.append(rect(left, y + 15, right - left, 26, fill=f"url(#o-{pattern})", opacity=0.6))
        parts.append(rect(left, y + 15, right - left, 26, class_="o-frame"))
        fine = YELLOW_FINE if tint == "warn" else RED_FINE
        words = sight.say("board-safe") if tint == "good" else sight.say("board-fine", amount=fine, spaces=1 if tint == "warn" else 2)
        parts.append(label((left + right) / 2, y + 55, words, right - left + 4, BODY, "middle"))
    for waste in range(WASTE_LAST + 1):
        x = mat.space(waste)
        parts.append(rect(x, y + 15, step, 26, class_="o-rule"))
        parts.append(text(x + step / 2, y + 32, str(waste), SMALL, "middle", class_="o-halo" if waste >= YELLOW else None))
    return g(parts, **target(sight, help="help-waste-track"))


def draw_mat(sight: Sight, p: int, mat: Mat) -> Svg:
    s = sight.state
    turn = "o-turn" if p == s.seat else "o-hit"
    pieces: list[Child] = [rect(mat.x, MAT_Y, mat.width, MAT_HEIGHT, 3, class_=turn, pointer_events="none")]
    pieces += [g(name_plate(sight, p, mat.x + 12, MAT_Y + 28, mat.width - 50), id=f"p-name-{p + 1}")]
    if p == s.starter:
        flag = use("start", -12, -12, 24, class_="o-gold")
        pieces.append(g(flag, at=(mat.x + mat.width - 26, MAT_Y + 23), id="p-starter", **target(sight, help="help-starter")))
    pieces += [_money(sight, p, mat), _markers(sight, p, mat), _store(sight, p, mat), _cards(sight, p, mat)]
    return g(pieces, id=f"p-mat-{p + 1}", data_about=about(SEAT, p))


def _money(sight: Sight, p: int, mat: Mat) -> Svg:
    """Cash, covered for the others, and loans: taking one and paying one back happen here."""
    s = sight.state
    y = MAT_Y + 58
    cash = "?" if s.cash[p] < 0 else str(s.cash[p])
    own = p == sight.seat
    actions = (LOANED.first, REPAY.first) if own else ()
    width = mat.width / 2 - 14
    x = mat.x + mat.width / 2 + 2
    loan = g(
        rect(x, y - 17, width, 34, 4, class_="o-edge" if any(a in sight.legal for a in actions) else "o-hit"),
        use("loan", x + 6, y - 14, 28, class_="o-rose" if s.loans[p] else "o-white"),
        label(x + 40, y + 5, f"{sight.say('screen-loans')} {s.loans[p]}", width - 44, BODY + 1, class_="o-strong" if s.loans[p] else None),
        id=f"p-loans-{p + 1}",
        **target(sight, *actions, help="help-loans"),
    )
    return g(
        g(
            coin(mat.x + 30, y, cash, 36),
            label(mat.x + 54, y + 5, sight.say("screen-money"), mat.width / 2 - 60, BODY + 1),
            id=f"p-cash-{p + 1}",
            **target(sight, help="help-money"),
        ),
        loan,
    )


def _markers(sight: Sight, p: int, mat: Mat) -> Svg:
    """The pegs of the three tracks, where each may go next, and the waste marker."""
    s = sight.state
    pieces: list[Child] = []
    for t in range(len(TRACK)):
        y, value = track_y(t) + 26, int(s.track[p][t])
        known = f"help-track-{TRACK.labels[t]}"
        if p == sight.seat and decides(sight) and s.phase == Phase.TRACK:
            if value > TRACK_LAST:
                edge = circle(mat.hole(value - 1), y, 14, class_="o-edge")
                number = text(mat.hole(value - 1), y + 4.5, str(value - 1), BODY, "middle", class_="o-strong")
                hit = rect(mat.x + 8, y - 24, mat.width - 16, 50, class_="o-hit")
                pieces.append(g(hit, edge, number, id=f"p-improve-{t + 1}", **target(sight, IMPROVE.first + t, help=known)))
            else:
                pieces.append(rect(mat.x + 8, y - 24, mat.width - 16, 50, class_="o-hit", **target(sight, IMPROVE.first + t, help=known)))
        marker = {"id": f"p-track-{p + 1}-{t + 1}", "data_about": about(TRACK, t), "data_help": known}
        pieces.append(peg(p, value, 33, at=(mat.hole(value), y), **marker))
    waste = int(s.waste[p])
    step = mat.space(1) - mat.space(0)
    marker = {"id": f"p-waste-{p + 1}", "data_help": "help-waste-track"}
    pieces.append(peg(p, waste, 29, at=(mat.space(waste) + step / 2, MAT_Y + WASTE_TOP + 28), **marker))
    return g(pieces)


def _store(sight: Sight, p: int, mat: Mat) -> Svg:
    """The raw materials in store."""
    count = int(sight.state.materials[p])
    y = MAT_Y + STORE_TOP
    room = mat.width - 62
    rows = 1 if count * 17 <= room else 2
    across = -(-count // rows) or 1
    step = min(17.0, room / across)
    barrels = [
        use(
            "barrel",
            mat.x + 46 + k % across * step,
            y + (6 if rows == 1 else 16 * (k // across) - 1),
            17 if rows == 1 else 15,
            class_="o-brown",
        )
        for k in range(count)
    ]
    return g(
        rect(mat.x + 8, y - 4, mat.width - 16, 38, class_="o-hit"),
        text(mat.x + 24, y + 22, str(count), 20, "middle", class_="o-strong"),
        barrels,
        id=f"p-store-{p + 1}",
        **target(sight, help="help-store"),
    )


def _cards(sight: Sight, p: int, mat: Mat) -> Svg:
    """The cards a company holds: open, as everyone saw them taken, but for one that lies face down."""
    y = MAT_Y + CARDS_TOP
    held = held_by(sight, p)
    step = (mat.width - 16) / max(len(held), 3)
    cards: list[Child] = []
    for n, (kind, copy, covered) in enumerate(held):
        x = mat.x + 8 + step * (n + 0.5)
        icon, tint = ("card-back", "o-blue") if kind < 0 else ICONS[KIND.labels[kind]]
        words = sight.say("screen-face-down") if kind < 0 or covered else sight.label(KIND, kind)
        rows = wrap(words, step - 2, SMALL, 2)
        name = "back" if kind < 0 else KIND.labels[kind]
        cards.append(
            g(
                use(icon, x - 13, y - 2, 26, class_=tint),
                [text(x, y + 36 + 12 * k, row, SMALL, "middle") for k, row in enumerate(rows)],
                id=f"p-held-{p + 1}-{name}-{copy}",
                data_about=about(KIND, kind),
                **target(sight, help="help-face-down" if kind < 0 else f"help-{name}"),
            )
        )
    empty = text(mat.x + mat.width / 2, y + 28, sight.say("screen-empty-hand"), BODY, "middle", class_="o-grey")
    return g(cards or empty)


def held_by(sight: Sight, seat: int) -> list[tuple[int, int, bool]]:
    """A player's cards as kind (-1: not to be seen), which copy of it, and whether it lies face down."""
    s = sight.state
    held = [(kind, copy, False) for kind in range(len(KIND)) for copy in range(1, int(s.hand[seat][kind]) + 1)]
    if s.face_down[seat]:
        held.append((int(s.kept[seat]), 0, True))
    return held
