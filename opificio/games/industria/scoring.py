"""Points: what each seat would score if the game ended now."""

from __future__ import annotations

from opificio.games.industria.common import has_built
from opificio.games.industria.state import State
from opificio.games.industria.tables import LINK_POINTS, LINKS, MONEY_PER_POINT, SHOWS, SYMBOL_POINTS, SYMBOLS, TILE_KIND, TILES, Kind
from opificio.kit.compile import rule


@rule
def link_points(s: State, p: int) -> int:
    """For each road or line whose two ends are the same player's (A19)."""
    links = 0
    for k in range(LINKS.shape[0]):
        if LINKS[k, 0] >= 0 and has_built(s, p, LINKS[k, 0]) and has_built(s, p, LINKS[k, 1]):
            links += 1
    return links * LINK_POINTS


@rule
def bonus_points(s: State, p: int) -> int:
    """For each symbol on an own factory whose bonus one has laid, however often (A20)."""
    total = 0
    for symbol in range(SYMBOLS):
        laid = 0
        shown = 0
        for t in range(TILES):
            if SHOWS[t, symbol] and has_built(s, p, t):
                if TILE_KIND[t] == Kind.BONUS:
                    laid = 1
                else:
                    shown += 1
        total += laid * shown
    return total * SYMBOL_POINTS


@rule
def money_points(s: State, p: int) -> int:
    return int(s.money[p]) // MONEY_PER_POINT


@rule
def part(s: State, p: int, k: int) -> int:
    if k == 0:
        return int(s.points[p])
    if k == 1:
        return link_points(s, p)
    if k == 2:
        return bonus_points(s, p)
    return money_points(s, p)


@rule
def tiebreak(s: State, p: int) -> int:
    """More tiles laid, then more money."""
    laid = 0
    for t in range(TILES):
        if has_built(s, p, t):
            laid += 1
    return laid * 1000 + int(s.money[p])
