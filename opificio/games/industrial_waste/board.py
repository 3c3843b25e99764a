"""Industrial Waste drawn: the grid of growth and workers, the cards on the table, a mat for each company."""

from __future__ import annotations

from typing import Any

from opificio.drawing.bidding import Bidding
from opificio.drawing.palette import BODY, LARGE, SMALL, seat_class
from opificio.drawing.parts import bids, button, card, coin, heading, label, panel, paragraph, score, seat_mark
from opificio.drawing.svg import Child, Svg, circle, g, markup, rect, text, use
from opificio.drawing.targets import about, decides, target
from opificio.games.industrial_waste.mats import ICONS, MARGIN, draw_mat, held_by, mat_of, printed_mat
from opificio.games.industrial_waste.state import (
    ACCEPT,
    BID,
    BRIBED,
    COLUMN,
    COLUMNS,
    DISCARD,
    FIRE,
    HIRE,
    KEEP,
    KIND,
    LOANED,
    PASS,
    PLAY,
    SEAT,
    TAKE,
    WITH,
    Phase,
)
from opificio.games.industrial_waste.tables import (
    GROWTH_FIRST,
    GROWTH_LAST,
    ROWS,
    WORKERS_LEAST,
    WORKERS_MOST,
)
from opificio.kit.sight import Sight

PROMPT_ONLY = ("bid",)
"""Spans of which the board offers only the next few: any other amount is typed."""
BIDDING = Bidding((Phase.BID,), lot="lot", bid="bid", passed="passed")

BOARD_Y = 24
BOARD_WIDTH = 476
BOARD_HEIGHT = 314
TABLE_X = MARGIN + BOARD_WIDTH + 14
TABLE_WIDTH = 1200 - MARGIN - TABLE_X
GRID_X = 84
GRID_Y = 78
CELL_HEIGHT = 220 / (WORKERS_MOST - WORKERS_LEAST + 1)
CELL_WIDTH = (BOARD_WIDTH + MARGIN - GRID_X - 14) / (GROWTH_LAST - GROWTH_FIRST + 1)
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
            [printed_mat(sight, mat_of(sight, p)) for p in sight.seats],
        ]
    )


def draw(sight: Sight) -> str:
    """Everything that changes during a match."""
    return markup(
        [
            _status(sight),
            _factories(sight),
            _table(sight),
            [draw_mat(sight, p, mat_of(sight, p)) for p in sight.seats],
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
                pieces.append(g(edge, use(arrow, x + 4, y + 12, 16), id=f"p-{arrow}", **target(sight, action, help="help-hiring-firing")))
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
        text(MARGIN + 14, y, sight.say("screen-round", round=int(s.rounds)), BODY, class_="o-strong", data_help="help-round"),
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
    whose = sight.seat if sight.seat is not None and held_by(sight, sight.seat) else deciding if deciding >= 0 else sight.seat
    if whose is None or not held_by(sight, whose):
        return g(
            _heading(sight.say("screen-hand" if whose == sight.seat else "screen-cards")),
            text(TABLE_X + TABLE_WIDTH / 2, BOARD_Y + BOARD_HEIGHT / 2, sight.say("screen-empty-hand"), LARGE, "middle", class_="o-grey"),
        )
    own = whose == sight.seat
    title = sight.say("screen-hand") if own else sight.say("board-cards-of", seat=sight.names[whose])
    width, height = 152, 218
    held = held_by(sight, whose)
    left = TABLE_X + (TABLE_WIDTH - len(held) * (width + 12) + 12) / 2
    cards: list[Child] = []
    if s.phase == Phase.PARTNER and whose == deciding:
        advisor = use("advisor", TABLE_X + 16, BOARD_Y + 96, 56, class_="o-rose")
        cards = [g(advisor, text(TABLE_X + 80, BOARD_Y + 136, "+", 30, "middle"), data_help="help-advisor")]
    for n, (kind, copy, covered) in enumerate(held):
        x, y = left + n * (width + 12), BOARD_Y + 22
        if kind < 0:
            back = use("card-back", 0, 0, width, height, class_="o-blue")
            cards.append(g(back, at=(x, y), id=f"p-card-{whose + 1}-back", data_help="help-face-down"))
            continue
        face = _face(sight, kind, width, height, sight.say(f"help-{KIND.labels[kind]}"), "o-edge")
        mark = text(width / 2, height - 9, sight.say("screen-face-down"), SMALL, "middle", class_="o-grey") if covered else None
        actions = (PLAY.first + kind, WITH.first + kind) if own else ()
        buttons: list[Child] = []
        if own and decides(sight) and s.phase == Phase.TURN:
            offered = [(DISCARD.first + kind, "board-discard")] + ([(KEEP.first, "board-keep")] if KEEP.first in sight.legal else [])
            each = (width - 6 * (len(offered) - 1)) / len(offered)
            buttons = [button(sight, a, x + k * (each + 6), y + height + 9, each, sight.say(w)) for k, (a, w) in enumerate(offered)]
        name = KIND.labels[kind]
        shown = g(face, mark, at=(x, y), id=f"p-card-{whose + 1}-{name}-{copy}", **target(sight, *actions, help=f"help-{name}"))
        cards += [shown, buttons]
    return g(_heading(title), cards)


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
        offers.append(g(edge, coin(x, y, action - BID.first + 1, 34), **target(sight, action, help="help-ticket"), id=f"p-bid-{k + 1}"))
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
        use("accident", TABLE_X + 40, BOARD_Y + 60, 190, class_="o-red", id="p-accident", data_help="help-accident"),
        g(paragraph(TABLE_X + 270, BOARD_Y + 62, sight.say("help-accident"), 380, LARGE, 2), data_help="help-accident"),
        asked,
    )
