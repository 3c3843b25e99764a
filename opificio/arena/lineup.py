"""Who sits where in which game: every entrant meets every other and sits in every seat equally often."""

from __future__ import annotations

from functools import cache
from itertools import combinations, permutations
from typing import Any

from opificio.kit.rng import Rng, draw, new_rng

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
    shuffle(ways, new_rng(seed, stream=STREAM))
    return tuple(ways)


def shuffle(entries: list[Any], rng: Rng) -> None:
    """Puts a list into an order that the generator decides."""
    for last in range(len(entries) - 1, 0, -1):
        other = draw(rng, last + 1)
        entries[last], entries[other] = entries[other], entries[last]


def seating(game: int, entrants: int, seats: int, seed: int) -> tuple[int, ...]:
    """The entrant in each seat of game number `game`."""
    ways = lineups(entrants, seats, seed)
    return ways[game % len(ways)]
