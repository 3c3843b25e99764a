"""What makes a position of Industrial Waste impossible. Tests ask after every move, `from_position` before it begins."""

from __future__ import annotations

from typing import Any

from opificio.games.industrial_waste.rules import cards_of, columns_in_play, holds, holes_left
from opificio.games.industrial_waste.state import (
    COLUMNS,
    F_AUCTION,
    F_CARDS,
    F_CHAIN,
    F_COLUMNS,
    F_HAND,
    F_MATERIALS,
    F_MONEY,
    Kind,
    Phase,
    State,
)
from opificio.games.industrial_waste.tables import CARDS, INNOVATION_COST, MATERIALS, ROWS, YELLOW
from opificio.kit.compile import rule
from opificio.kit.generic import note
from opificio.kit.layout import NATURE, NOBODY


@rule
def faults(s: State, out: Any) -> int:
    """What cannot be: cards, materials and money that do not add up, and choices that do not belong to the position."""
    n = 0
    for kind in range(len(CARDS)):
        found = s.pile[kind] + s.discards[kind]
        for c in range(COLUMNS):
            for r in range(ROWS):
                found += 1 if s.columns[c, r] == kind else 0
        for p in range(s.seats):
            found += s.hand[p, kind] + (1 if s.kept[p] == kind else 0)
        if kind == Kind.ACCIDENT:
            found += s.aside
        if found != CARDS[kind]:
            n = note(out, n, F_CARDS, kind, found, CARDS[kind])
    tokens, money = s.supply + s.lot, 0
    for p in range(s.seats):
        tokens += s.materials[p]
        money += s.cash[p]
        if holds(s, p, Kind.ACCIDENT) or cards_of(s, p) > ROWS + 1 or (s.kept[p] >= 0) != (s.face_down[p] == 1):
            n = note(out, n, F_HAND, p)
    if tokens != MATERIALS:
        n = note(out, n, F_MATERIALS, tokens, MATERIALS)
    if money != s.bank:
        n = note(out, n, F_MONEY, money, s.bank)
    if not columns_fit(s):
        n = note(out, n, F_COLUMNS)
    auction = s.phase == Phase.BID
    if auction != (s.lot > 0) or auction != (s.seller >= 0) or (s.bidder >= 0) != (s.high_bid > 0):
        n = note(out, n, F_AUCTION)
    if not chain_fits(s):
        n = note(out, n, F_CHAIN)
    return n


@rule
def columns_fit(s: State) -> bool:
    """During the layout the first `dealt` places hold cards; afterwards whole columns lie there until all are taken."""
    if s.phase == Phase.START:
        return s.dealt == 0
    if s.starter < 0 or s.dealt > columns_in_play(s) * ROWS:
        return False
    laying = s.phase == Phase.DEAL or (s.phase == Phase.BRIBE and s.accident == 1)
    whole = 0
    for c in range(COLUMNS):
        for r in range(ROWS):
            filled = s.columns[c, r] >= 0
            if c >= columns_in_play(s):
                if filled:
                    return False
            elif laying:
                if filled != (r * columns_in_play(s) + c < s.dealt):
                    return False
            elif filled != (s.columns[c, 0] >= 0):
                return False
        whole += 1 if s.columns[c, 0] >= 0 else 0
    if laying:
        return s.dealt < columns_in_play(s) * ROWS
    if s.phase == Phase.TAKE:
        return whole == columns_in_play(s) - (s.seat - s.starter + s.seats) % s.seats
    return whole == 0


@rule
def chain_fits(s: State) -> bool:
    """The open choice belongs to what came before it."""
    p = int(s.seat)
    if (s.phase == Phase.TRACK) != (s.steps > 0) or (s.phase == Phase.BRIBE) != (s.accident > 0):
        return False
    if s.phase == Phase.START or s.phase == Phase.DEAL:
        return p == NATURE
    if s.phase == Phase.END:
        return p == NOBODY
    if p < 0:
        return False
    if s.phase == Phase.TURN:
        return s.stopped[p] == 0 and cards_of(s, p) > 0
    if s.phase == Phase.TRACK:
        return holes_left(s, p) >= s.steps and s.cash[p] >= s.steps * INNOVATION_COST
    if s.phase == Phase.BRIBE:
        return s.waste[p] >= YELLOW and s.kept[p] == Kind.BRIBERY and p == (s.starter + s.resolved) % s.seats
    return True
