"""Thousands of games between levels without search, compiled from end to end."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from opificio.bots.bot import scratch
from opificio.bots.engine import thumb
from opificio.bots.make import THUMBS
from opificio.kit.drivers import RESULT, ROUND_LIMIT
from opificio.kit.game import Game
from opificio.kit.rng import new_rng

CHUNK = 64


def contest(
    game: Game,
    levels: Sequence[str],
    games: int,
    seed: int,
    *,
    options: dict[str, str] | None = None,
    rotate: bool = True,
    threads: int | None = None,
    limit: int = ROUND_LIMIT,
    first: int = 0,
    progress: Callable[[int], None] | None = None,
) -> Any:
    """Plays games between one level per seat, by name. Returns `RESULT` records with scores and ranks by entrant, not by seat.

    Game g depends on the seed and its number `first + g` alone; with `rotate` its entrants sit g places further round: entrant k has
    seat `(k - g) % seats`. `progress` is told how many more games are done.
    """
    entrants = np.array([THUMBS[level] for level in levels], np.int64)
    template = game.template(len(levels), options)
    results = np.zeros(games, RESULT).view(np.recarray)

    def work(start: int) -> int:
        rows = results[start : start + CHUNK]
        states = template[[0, 0, 0]].copy()
        actions, weights = scratch(game)
        thumb.contest_range(states, entrants, game.novice_blur, int(rotate), seed, first + start, rows, new_rng(0), limit, actions, weights)
        return len(rows)

    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        for count in pool.map(work, range(0, games, CHUNK)):
            if progress:
                progress(count)
    if rotate:
        seats = len(levels)
        seat_of = (np.arange(seats)[None, :] - (first + np.arange(games))[:, None]) % seats
        for name in ("score", "rank"):
            results[name][:, :seats] = np.take_along_axis(results[name], seat_of, axis=1)
    return results
