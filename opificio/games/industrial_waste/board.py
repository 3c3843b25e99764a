"""Industrial Waste drawn: the grid of growth and workers, the cards on the table, a mat for each company."""

from __future__ import annotations

from typing import Any, NamedTuple

from opificio.drawing.palette import BODY, GAP, LARGE, SMALL, seat_class
from opificio.drawing.parts import bids, button, card, coin, heading, label, name_plate, panel, paragraph, peg, score, seat_mark, wrap
from opificio.drawing.svg import Child, Svg, circle, g, line, markup, rect, text, use
from opificio.drawing.targets import about, decides, target
from opificio.games.industrial_waste.state import (
    ACCEPT,
    BID,
    BRIBED,
    COLUMN,
    COLUMNS,
    DISCARD,
    FIRE,
    HIRE,
    IMPROVE,
    KEEP,
    KIND,
    LOANED,
    PASS,
    PLAY,
    REPAY,
    SEAT,
    TAKE,
    TRACK,
    WITH,
    Phase,
)
from opificio.games.industrial_waste.tables import (
    GROWTH_FIRST,
    GROWTH_LAST,
    POINTS,
    RED,
    RED_FINE,
    ROWS,
    TRACK_FIRST,
    TRACK_LAST,
    WASTE_LAST,
    WORKERS_LEAST,
    WORKERS_MOST,
    YELLOW,
    YELLOW_FINE,
)
from opificio.kit.sight import Sight

PROMPT_ONLY = ("bid",)
"""Spans of which the board offers only the next few: any other amount is typed."""

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

MARGIN = 14
BOARD_Y = 24
BOARD_WIDTH = 476
BOARD_HEIGHT = 314
TABLE_X = MARGIN + BOARD_WIDTH + 14
TABLE_WIDTH = 1200 - MARGIN - TABLE_X
MAT_Y = 360
MAT_HEIGHT = 428
GRID_X = 84
GRID_Y = 78
CELL_HEIGHT = 44
CELL_WIDTH = (BOARD_WIDTH + MARGIN - GRID_X - 14) / (GROWTH_LAST - GROWTH_FIRST + 1)
TRACK_TOP = 84
TRACK_ROW = 58
WASTE_TOP = TRACK_TOP + 3 * TRACK_ROW + 8
STORE_TOP = WASTE_TOP + 66
CARDS_TOP = STORE_TOP + 40
NEXT_BIDS = 10


def size(sight: Sight) -> tuple[int, int]:
    return 1200, 800


def fixed(sight: Sight) -> str:
    """What is printed: the grid, the frame of the table and the mats without their markers."""
    return markup(
        [
            panel(MARGIN, BOARD_Y, BOARD_WIDTH, BOARD_HEIGHT, sight.say("board-grid")),
            _grid(sight),
            panel(TABLE_X, BOARD_Y, TABLE_WIDTH, BOARD_HEIGHT),
            [_printed_mat(sight, mat_of(sight, p)) for p in sight.seats],
        ]
    )


def draw(sight: Sight) -> str:
    """Everything that changes during a match."""
    return markup(
        [
            _status(sight),
            _factories(sight),
            _table(sight),
            [_mat(sight, p, mat_of(sight, p)) for p in sight.seats],
        ]
    )


# --- the grid -------------------------------------------------------------------------------------------------------------


def cell(growth: int, workers: int) -> tuple[float, float]:
    """The corner of a space of the grid."""
    return GRID_X + (growth - GROWTH_FIRST) * CELL_WIDTH, GRID_Y + (WORKERS_MOST - workers) * CELL_HEIGHT


def _grid(sight: Sight) -> Svg:
    parts: list[Child] = []
    for growth in range(GROWTH_FIRST, GROWTH_LAST + 1):
        x, _ = cell(growth, WORKERS_MOST)
        parts.append(g(coin(x + CELL_WIDTH / 2, GRID_Y - 19, growth, 32), **target(sight, help="help-growth-value")))
        for workers in range(WORKERS_LEAST, WORKERS_MOST + 1):
            at = cell(growth, workers)
            fill = "url(#o-hatch)" if growth == GROWTH_LAST else "var(--shade)" if (growth + workers) % 2 else "none"
            parts.append(rect(*at, CELL_WIDTH, CELL_HEIGHT, fill=fill, opacity=0.5))
            parts.append(rect(*at, CELL_WIDTH, CELL_HEIGHT, class_="o-rule"))
    for workers in range(WORKERS_LEAST, WORKERS_MOST + 1):
        y = cell(GROWTH_FIRST, workers)[1] + CELL_HEIGHT / 2
        parts.append(
            g(
                use("worker", MARGIN + 12, y - 13, 26, class_="o-blue"),
                text(GRID_X - 7, y + 5, f"{workers}00", LARGE, "end"),
                **target(sight, help="help-workers"),
            )
        )
    x, y = cell(GROWTH_LAST, WORKERS_MOST)
    height = (WORKERS_MOST - WORKERS_LEAST + 1) * CELL_HEIGHT
    parts.append(rect(x, y, CELL_WIDTH, height, class_="o-frame"))
    parts.append(g(use("start", x + CELL_WIDTH - 20, y + height - 22, 18, class_="o-red"), **target(sight, help="help-last-column")))
    return g(parts)


def _factories(sight: Sight) -> Svg:
    """Everybody's factory, and the spaces to which hiring or firing would move the viewer's."""
    s = sight.state
    pieces: list[Child] = []
    if sight.seat is not None and decides(sight) and s.phase == Phase.STAFF:
        for action, step, arrow in ((HIRE.first, 1, "up"), (FIRE.first, -1, "down")):
            workers = int(s.workers[sight.seat]) + step
            if WORKERS_LEAST <= workers <= WORKERS_MOST:
                x, y = cell(int(s.growth[sight.seat]), workers)
                edge = rect(x + 2, y + 2, CELL_WIDTH - 4, CELL_HEIGHT - 4, 4, class_="o-edge")
                pieces.append(g(edge, use(arrow, x + 4, y + 12, 16), **target(sight, action), id=f"p-{arrow}"))
    for p in sight.seats:
        here = [q for q in sight.seats if s.growth[q] == s.growth[p] and s.workers[q] == s.workers[p]]
        x, y = cell(int(s.growth[p]), int(s.workers[p]))
        k, crowd = here.index(p), len(here)
        side = 36 if crowd == 1 else 27 if crowd == 2 else 22
        columns = 1 if crowd == 1 else 2
        dx = (k % columns - (columns - 1) / 2) * (side + 1)
        dy = (k // columns - (0.5 if crowd > 2 else 0)) * (side - 1)
        pieces.append(
            g(
                use("factory", -side / 2, -side / 2, side, class_=seat_class(p)),
                seat_mark(p, side * 0.26, side * 0.26, max(13, side * 0.46)),
                at=(x + CELL_WIDTH / 2 + dx, y + CELL_HEIGHT / 2 + dy),
                id=f"p-factory-{p + 1}",
                data_about=about(SEAT, p),
                role="img",
                aria_label=sight.names[p],
                **target(sight, help="help-factory"),
            )
        )
    return g(pieces)


def _status(sight: Sight) -> Svg:
    """The round, the supply, the pile and the discards, below the grid."""
    s = sight.state
    y = BOARD_Y + BOARD_HEIGHT - 14
    last = g(
        text(GRID_X + 62, y, sight.say("screen-last-round"), BODY, class_="o-strong o-signal"), **target(sight, help="help-last-column")
    )
    return g(
        text(MARGIN + 14, y, sight.say("screen-round", round=int(s.rounds)), BODY, class_="o-strong"),
        last if s.ending else None,
        _count("barrel", "o-brown", 232, y, sight.say("screen-supply", tokens=int(s.supply)), "help-supply", sight),
        _count("deck", "o-shade", 366, y, sight.say("screen-pile", cards=int(sum(s.pile))), "help-pile", sight),
        id="p-status",
    )


def _count(icon: str, tint: str, x: float, y: float, words: str, help_: str, sight: Sight) -> Svg:
    return g(use(icon, x, y - 15, 20, class_=tint), label(x + 25, y, words, 105, BODY), **target(sight, help=help_))


# --- the table -------------------------------------------------------------------------------------------------------------


def _table(sight: Sight) -> Svg:
    """What lies on the table now: the draft, an auction, an accident, cards in hand, the score."""
    s = sight.state
    if sight.over:
        return g(_heading(sight.say("screen-score")), score(sight, TABLE_X + 24, BOARD_Y + 26, TABLE_WIDTH - 48))
    if s.phase == Phase.BRIBE:
        return _accident(sight)
    if s.phase == Phase.BID:
        return _auction(sight)
    if any(s.columns[c][0] >= 0 for c in range(COLUMNS)):
        return _draft(sight)
    return _hand(sight)


def _heading(words: str) -> Svg:
    return heading(TABLE_X, BOARD_Y, words, TABLE_WIDTH, id="p-heading")


def _draft(sight: Sight) -> Svg:
    """The columns of three cards, each to be taken whole."""
    s = sight.state
    count = len(sight.names) + 1
    step = (TABLE_WIDTH - 16) / count
    width, height = min(step - 16, 128.0), 80
    columns: list[Child] = []
    for c in range(count):
        if s.columns[c][0] < 0:
            continue
        cards: list[Child] = []
        for r in range(ROWS):
            kind = int(s.columns[c][r])
            if kind >= 0:
                face = _face(sight, kind, width, height)
                cards.append(g(face, at=(5, 25 + r * (height + 4)), id=f"p-column-{c + 1}-{r + 1}", **_card_help(sight, kind)))
        columns.append(
            g(
                rect(0, 3, width + 10, 3 * height + 36, 5, class_="o-edge"),
                text(width / 2 + 5, 19, sight.say("board-column", column=c + 1), BODY, "middle", class_="o-title"),
                cards,
                at=(TABLE_X + 8 + step * (c + 0.5) - width / 2 - 5, BOARD_Y + 16),
                id=f"p-column-{c + 1}",
                data_about=about(COLUMN, c),
                **target(sight, TAKE.first + c),
            )
        )
    return g(_heading(sight.say("board-draft")), columns)


def _face(sight: Sight, kind: int, width: float, height: float, note: str = "", edge: str = "o-card") -> Svg:
    icon, tint = ICONS[KIND.labels[kind]]
    return card(width, height, icon, sight.label(KIND, kind), tint, note, edge)


def _card_help(sight: Sight, kind: int) -> dict[str, Any]:
    return target(sight, help=f"help-{KIND.labels[kind]}")


def _hand(sight: Sight) -> Svg:
    """The viewer's cards with what they do; a spectator, or who has none left, sees the open cards of whoever decides."""
    s = sight.state
    deciding = int(s.seat)
    whose = sight.seat if sight.seat is not None and _held(sight, sight.seat) else deciding if deciding >= 0 else sight.seat
    if whose is None or not _held(sight, whose):
        return g(
            _heading(sight.say("screen-hand" if whose == sight.seat else "screen-cards")),
            text(TABLE_X + TABLE_WIDTH / 2, BOARD_Y + BOARD_HEIGHT / 2, sight.say("screen-empty-hand"), LARGE, "middle", class_="o-grey"),
        )
    own = whose == sight.seat
    title = sight.say("screen-hand") if own else sight.say("board-cards-of", seat=sight.names[whose])
    width, height = 152, 218
    held = _held(sight, whose)
    left = TABLE_X + (TABLE_WIDTH - len(held) * (width + 12) + 12) / 2
    cards: list[Child] = []
    for n, (kind, copy, covered) in enumerate(held):
        x, y = left + n * (width + 12), BOARD_Y + 22
        if kind < 0:
            cards.append(g(use("card-back", 0, 0, width, height, class_="o-blue"), at=(x, y), id=f"p-card-{whose + 1}-back"))
            continue
        face = _face(sight, kind, width, height, sight.say(f"help-{KIND.labels[kind]}"), "o-edge")
        mark = text(width / 2, height - 9, sight.say("screen-face-down"), SMALL, "middle", class_="o-grey") if covered else None
        actions = (PLAY.first + kind, WITH.first + kind) if own else ()
        buttons: list[Child] = []
        if own and decides(sight) and s.phase == Phase.TURN:
            offered = [(DISCARD.first + kind, "board-discard")] + ([(KEEP.first, "board-keep")] if KEEP.first in sight.legal else [])
            each = (width - 6 * (len(offered) - 1)) / len(offered)
            buttons = [button(sight, a, x + k * (each + 6), y + height + 9, each, sight.say(w)) for k, (a, w) in enumerate(offered)]
        shown = g(face, mark, at=(x, y), id=f"p-card-{whose + 1}-{KIND.labels[kind]}-{copy}", **target(sight, *actions))
        cards += [shown, buttons]
    return g(_heading(title), cards)


def _held(sight: Sight, seat: int) -> list[tuple[int, int, bool]]:
    """A player's cards as kind (-1: not to be seen), which copy of it, and whether it lies face down."""
    s = sight.state
    held = [(kind, copy, False) for kind in range(len(KIND)) for copy in range(1, int(s.hand[seat][kind]) + 1)]
    if s.face_down[seat]:
        held.append((int(s.kept[seat]), 0, True))
    return held


def _auction(sight: Sight) -> Svg:
    """The lot, the bids in order (the seller last), and the next amounts."""
    s = sight.state
    seats = len(sight.names)
    order = [(int(s.seller) + step) % seats for step in range(1, seats + 1)]
    spoken = order.index(int(s.seat)) if s.seat >= 0 else seats

    def said(seat: int) -> str:
        if seat == s.bidder:
            return str(s.high_bid)
        return "…" if order.index(seat) >= spoken else sight.say("board-out")

    barrels = [use("barrel", 16 + k % 3 * 58, 56 + k // 3 * 70, 54, class_="o-brown", id=f"p-lot-{k + 1}") for k in range(int(s.lot))]
    lot = g(
        label(100, 22, sight.say("board-lot", tokens=int(s.lot)), 180, LARGE, "middle", class_="o-strong"),
        barrels,
        label(100, 226, sight.say("board-seller", seat=sight.names[s.seller]), 180, BODY, "middle"),
        at=(TABLE_X + 8, BOARD_Y + 20),
        id="p-lot",
        **target(sight, help="help-raw-materials"),
    )
    offers: list[Child] = []
    amounts = [a for a in sight.legal if BID.first <= a < BID.end][:NEXT_BIDS]
    for k, action in enumerate(amounts):
        x, y = TABLE_X + 460 + k % 5 * 46, BOARD_Y + 64 + k // 5 * 50
        edge = circle(x, y, 21, class_="o-edge")
        offers.append(g(edge, coin(x, y, action - BID.first + 1, 34), **target(sight, action), id=f"p-bid-{k + 1}"))
    if decides(sight):
        offers.append(g(button(sight, PASS.first, TABLE_X + 440, BOARD_Y + 166, 224, sight.say("move-pass"), 36), id="p-pass"))
        offers.append(g(button(sight, LOANED.first, TABLE_X + 440, BOARD_Y + 214, 224, sight.say("move-loan"), 36, "loan"), id="p-borrow"))
    spoke = bids(sight, TABLE_X + 214, BOARD_Y + 48, 206, order, said, int(s.bidder), 50)
    return g(_heading(sight.say("phase-bid")), lot, spoke, offers)


def _accident(sight: Sight) -> Svg:
    """An accident that asks for a decision: bribe or take the consequences."""
    asked: list[Child] = []
    if decides(sight):
        for k, (action, move) in enumerate(((BRIBED.first, "bribe"), (ACCEPT.first, "accept"), (LOANED.first, "loan"))):
            place = (TABLE_X + 270, BOARD_Y + 110 + k * 52, 380)
            asked.append(g(button(sight, action, *place, sight.say(f"move-{move}"), 40), id=f"p-{move}"))
    return g(
        _heading(sight.say("kind-accident")),
        use("accident", TABLE_X + 40, BOARD_Y + 60, 190, class_="o-red", id="p-accident"),
        paragraph(TABLE_X + 270, BOARD_Y + 62, sight.say("help-accident"), 380, LARGE, 2),
        asked,
    )


# --- a company's mat ----------------------------------------------------------------------------------------------------------


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


def _printed_mat(sight: Sight, mat: Mat) -> Svg:
    parts: list[Child] = [panel(mat.x, MAT_Y, mat.width, MAT_HEIGHT)]
    for t, name in enumerate(TRACK.labels):
        y = track_y(t)
        icon, tint = TRACK_ICONS[name]
        holes: list[Child] = [line(mat.hole(TRACK_FIRST), y + 26, mat.hole(TRACK_LAST), y + 26, class_="o-line")]
        for value in range(TRACK_LAST, TRACK_FIRST + 1):
            holes.append(circle(mat.hole(value), y + 26, 11, class_="o-paper"))
            holes.append(text(mat.hole(value), y + 30.5, str(value), BODY, "middle"))
            holes.append(text(mat.hole(value), y + 49, f"+{POINTS[value]}", SMALL, "middle", class_="o-grey"))
        title = label(mat.x + 12, y + 9, sight.label(TRACK, t), mat.width - 24, SMALL + 1, class_="o-title")
        parts.append(g(title, use(icon, mat.x + 12, y + 14, 28, class_=tint), holes, **target(sight, help=f"help-track-{name}")))
    parts.append(_printed_waste(sight, mat))
    y = MAT_Y + STORE_TOP
    parts += [line(mat.x + 10, y - 6, mat.x + mat.width - 10, y - 6, class_="o-rule")]
    parts += [line(mat.x + 10, y + 36, mat.x + mat.width - 10, y + 36, class_="o-rule")]
    return g(parts)


def _printed_waste(sight: Sight, mat: Mat) -> Svg:
    """The waste track; its zones differ by pattern and are labelled with what an accident does there."""
    y = MAT_Y + WASTE_TOP
    parts: list[Child] = [label(mat.x + 12, y + 9, sight.say("screen-waste"), mat.width - 24, SMALL + 1, class_="o-title")]
    step = mat.space(1) - mat.space(0)
    for first, last, tint, pattern in ZONES:
        left, right = mat.space(first), mat.space(last) + step
        parts.append(rect(left, y + 15, right - left, 26, fill=f"var(--{tint})", opacity=0.55))
        if pattern:
            parts.append(rect(left, y + 15, right - left, 26, fill=f"url(#o-{pattern})", opacity=0.6))
        parts.append(rect(left, y + 15, right - left, 26, class_="o-frame"))
        fine = YELLOW_FINE if tint == "warn" else RED_FINE
        words = sight.say("board-safe") if tint == "good" else sight.say("board-fine", amount=fine, spaces=1 if tint == "warn" else 2)
        parts.append(label((left + right) / 2, y + 54, words, right - left + 4, SMALL, "middle"))
    for waste in range(WASTE_LAST + 1):
        x = mat.space(waste)
        parts.append(rect(x, y + 15, step, 26, class_="o-rule"))
        parts.append(text(x + step / 2, y + 32, str(waste), SMALL, "middle", class_="o-halo" if waste >= YELLOW else None))
    return g(parts, **target(sight, help="help-waste-track"))


def _mat(sight: Sight, p: int, mat: Mat) -> Svg:
    s = sight.state
    pieces: list[Child] = []
    if p == s.seat:
        pieces.append(rect(mat.x, MAT_Y, mat.width, MAT_HEIGHT, 3, class_="o-turn"))
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
        rect(x, y - 17, width, 34, 4, class_="o-edge") if any(a in sight.legal for a in actions) else None,
        use("loan", x + 6, y - 14, 28, class_="o-rose" if s.loans[p] else "o-white"),
        label(x + 40, y + 5, f"{sight.say('screen-loans')} {s.loans[p]}", width - 44, BODY, class_="o-strong" if s.loans[p] else None),
        id=f"p-loans-{p + 1}",
        **target(sight, *actions, help="help-loans"),
    )
    return g(
        g(
            coin(mat.x + 30, y, cash, 36),
            label(mat.x + 54, y + 5, sight.say("screen-money"), mat.width / 2 - 60, BODY),
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
        if p == sight.seat and decides(sight) and s.phase == Phase.TRACK:
            if value > TRACK_LAST:
                edge = circle(mat.hole(value - 1), y, 14, class_="o-edge")
                number = text(mat.hole(value - 1), y + 4.5, str(value - 1), BODY, "middle", class_="o-strong")
                hit = rect(mat.x + 8, y - 24, mat.width - 16, 50, class_="o-hit")
                pieces.append(g(hit, edge, number, id=f"p-improve-{t + 1}", **target(sight, IMPROVE.first + t)))
            else:
                pieces.append(rect(mat.x + 8, y - 24, mat.width - 16, 50, class_="o-hit", **target(sight, IMPROVE.first + t)))
        pieces.append(peg(p, value, 33, at=(mat.hole(value), y), id=f"p-track-{p + 1}-{t + 1}", data_about=about(TRACK, t)))
    waste = int(s.waste[p])
    step = mat.space(1) - mat.space(0)
    pieces.append(peg(p, waste, 29, at=(mat.space(waste) + step / 2, MAT_Y + WASTE_TOP + 28), id=f"p-waste-{p + 1}"))
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
        text(mat.x + 24, y + 22, str(count), 20, "middle", class_="o-strong"),
        barrels,
        id=f"p-store-{p + 1}",
        **target(sight, help="help-store"),
    )


def _cards(sight: Sight, p: int, mat: Mat) -> Svg:
    """The cards a company holds: open, as everyone saw them taken, but for one that lies face down."""
    y = MAT_Y + CARDS_TOP
    held = _held(sight, p)
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
                use(icon, x - 14, y + 1, 28, class_=tint),
                [text(x, y + 41 + 12 * k, row, SMALL, "middle") for k, row in enumerate(rows)],
                id=f"p-held-{p + 1}-{name}-{copy}",
                data_about=about(KIND, kind),
                **target(sight, help="help-face-down" if kind < 0 else f"help-{name}"),
            )
        )
    empty = text(mat.x + mat.width / 2, y + 28, sight.say("screen-empty-hand"), BODY, "middle", class_="o-grey")
    return g(cards or empty)
