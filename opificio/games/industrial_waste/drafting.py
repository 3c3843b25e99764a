"""Which column to draft in Industrial Waste: for the own hand, and with an eye on what is left to the others.

What a column promises beyond the plan for its cards was learnt from 4,200 drafts: each column was taken and the game played on many times.
"""

from __future__ import annotations

from opificio.games.industrial_waste.judgement import NEVER, load
from opificio.games.industrial_waste.planning import outlook, plan, play_sketch
from opificio.games.industrial_waste.rules import columns_in_play
from opificio.games.industrial_waste.state import Item, Kind, State, Track
from opificio.games.industrial_waste.tables import GROWTH_LAST, ROWS, TRACK_FIRST
from opificio.kit.compile import rule
from opificio.kit.tables import frozen

DENIED = 36  # per cent of what those who draft later lose
CARD = frozen([75, 80, 50, 30, -30, 55, -110, 0, -135, 0])
"""What plans make too little or too much of, by kind: some cards are hard to place, others open more than one sees."""
BARE_ORDER = 130  # an order without materials waits for a lot, which somebody will sell
LOT_WHEN_RICH = -120  # who has the coins buys what others sell
RICH = 18
LOT_FOR_KEPT_ORDER = -150  # whoever is seen to need the lot pays more for it
NEEDY = 50  # for each other without materials, who will bid for the lot


@rule
def draw_column(s: State, column: int) -> None:
    for r in range(ROWS):
        s.sketch_hand[s.columns[column, r]] += 1


@rule
def ponder_wishes(s: State, p: int) -> None:
    """What each column is worth to those who draft after the seat."""
    q = (p + 1) % s.seats
    while q != s.starter:
        for column in range(columns_in_play(s)):
            if s.columns[column, 0] >= 0:
                load(s, q)
                draw_column(s, column)
                s.sketch_wishes[q, column] = plan(s, q)
        q = (q + 1) % s.seats


@rule
def denied(s: State, p: int, column: int) -> int:
    """What those who draft later lose if this column is gone and each takes the best that is left."""
    gone = 1 << column
    loss = 0
    q = (p + 1) % s.seats
    while q != s.starter:
        wish, best, chosen = NEVER, NEVER, -1
        for c in range(columns_in_play(s)):
            if s.columns[c, 0] >= 0:
                wish = max(wish, int(s.sketch_wishes[q, c]))
                if gone >> c & 1 == 0 and s.sketch_wishes[q, c] > best:
                    best, chosen = int(s.sketch_wishes[q, c]), c
        if chosen >= 0:
            loss += wish - best
            gone |= 1 << chosen
        q = (q + 1) % s.seats
    return loss


@rule
def lot_prospects(s: State, p: int) -> int:
    """What a Raw materials card is worth beyond the plan, which lets the lot stay with its seller."""
    total = LOT_WHEN_RICH if s.cash[p] >= RICH else 0
    if s.kept[p] == Kind.ORDER:
        total += LOT_FOR_KEPT_ORDER
    for q in range(s.seats):
        if q != p and s.materials[q] < TRACK_FIRST:
            total += NEEDY
    return total


@rule
def beyond_plan(s: State, p: int, column: int) -> int:
    """What a column promises that the plan for its cards does not see."""
    total, order, lot = 0, False, False
    for r in range(ROWS):
        kind = int(s.columns[column, r])
        total += int(CARD[kind])
        order = order or kind == Kind.ORDER
        lot = lot or kind == Kind.RAW_MATERIALS
    if lot:
        total += lot_prospects(s, p)
    elif order and s.materials[p] < s.track[p, Track.MATERIALS]:
        total += BARE_ORDER
    return total


@rule
def appraise_column(s: State, p: int, column: int) -> int:
    """The hand with these cards; if one of them can end the game, that too is a use of it."""
    draw_column(s, column)
    ended = NEVER
    if s.sketch[Item.FUTURE] > 0 and s.sketch[Item.GROWTH] == GROWTH_LAST - 1 and s.sketch_hand[Kind.GROWTH] > 0:
        play_sketch(s, Kind.GROWTH, 0)
        ended = outlook(s, p)
        load(s, p)
        draw_column(s, column)
    return max(ended, plan(s, p)) + beyond_plan(s, p, column) + denied(s, p, column) * DENIED // 100
