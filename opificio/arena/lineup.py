"""Who sits where in which game: every entrant meets every other and sits in every seat equally often."""

from __future__ import annotations

from functools import cache
from itertools import combinations, permutations

from opificio.kit.rng import draw, new_rng

STREAM = 77


@cache
def lineups(entrants: int, seats: int, seed: int) -> tuple[tuple[int, ...], ...]:
    """All ways to seat the entrants, in an order that the seed decides: game g takes entry g, round and round.

    With fewer entrants than seats each of them holds several.
    """
    if entrants <= seats:
        filled = [k % entrants for k in range(seats)]
        ways = sorted(set(permutations(filled)))
    else:
        ways = [order for chosen in combinations(range(entrants), seats) for order in permutations(chosen)]
    rng = new_rng(seed, stream=STREAM)
    for last in range(len(ways) - 1, 0, -1):
        other = draw(rng, last + 1)
        ways[last], ways[other] = ways[other], ways[last]
    return tuple(ways)


def seating(game: int, entrants: int, seats: int, seed: int) -> tuple[int, ...]:
    """The entrant in each seat of game number `game`."""
    ways = lineups(entrants, seats, seed)
    return ways[game % len(ways)]
