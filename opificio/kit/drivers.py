"""Drivers: compiled loops over states that a caller owns. They take the array and an index, which costs far less than a record.

Nothing here allocates: the caller passes scratch space of the action space's size.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from opificio.kit.compile import rule
from opificio.kit.generic import apply, faults, lean, legal, over, part, reason, score, setup, tiebreak, weight
from opificio.kit.layout import NATURE
from opificio.kit.rng import draw, new_rng, reseed

UNIFORM = 0
"""A random player to whom all legal moves are alike."""
CAREFUL = 1
"""A random player who follows the game's leanings: low bids, building first. Whole rules fire that otherwise never do."""
ROUND_LIMIT = 200
"""No rule ends a game in which nobody wants to end it: drivers stop here and call the game unfinished."""


# --- one state ------------------------------------------------------------------------------------------------------------


@rule
def begin(states: Any, i: int) -> None:
    setup(states[i])


@rule
def do(states: Any, i: int, a: int) -> None:
    states[i].event_count = 0
    apply(states[i], a)


@rule
def why(states: Any, i: int, a: int) -> int:
    return reason(states[i], a)


@rule
def options(states: Any, i: int, actions: Any, weights: Any) -> int:
    """The legal actions and, where nature decides, their weights (otherwise 1). Returns their number."""
    s = states[i]
    n = 0 if over(s) else legal(s, actions)
    for k in range(n):
        weights[k] = weight(s, actions[k]) if s.seat == NATURE else 1
    return n


@rule
def standings(states: Any, i: int, parts: Any, ties: Any) -> None:
    """For each seat the parts of its score and its tie-break."""
    s = states[i]
    for p in range(s.seats):
        for k in range(parts.shape[1]):
            parts[p, k] = part(s, p, k)
        ties[p] = tiebreak(s, p)


@rule
def inspect(states: Any, i: int, out: Any) -> int:
    return faults(states[i], out)


# --- whole games ------------------------------------------------------------------------------------------------------------


@rule
def choose(s: Any, policy: int, rng: Any, actions: Any, weights: Any) -> int:
    """A random action for whoever decides; -1 if there is none, which no position of a real game allows."""
    n = legal(s, actions)
    if n == 0:
        return -1
    if s.seat == NATURE:
        total = 0
        for k in range(n):
            weights[k] = weight(s, actions[k])
            total += weights[k]
    elif policy == CAREFUL:
        total = 0
        for k in range(n):
            weights[k] = lean(s, actions[k])
            total += weights[k]
    else:
        return int(actions[draw(rng, n)])
    at = draw(rng, total)
    k = 0
    while at >= weights[k]:
        at -= weights[k]
        k += 1
    return int(actions[k])


@rule
def choose_at(states: Any, i: int, policy: int, rng: Any, actions: Any, weights: Any) -> int:
    return choose(states[i], policy, rng, actions, weights)


RESULT = np.dtype(
    [(name, "i4") for name in ("players", "nature", "stuck", "rounds", "finished")] + [("score", "i4", (8,)), ("rank", "i4", (8,))],
    align=True,
)
"""What is kept of a game: moves of players and of nature, dead ends (none, or the rules are wrong), scores and ranks.

Ranks count from 1; equal results share one."""


@rule
def finish(s: Any, policy: int, rng: Any, limit: int, actions: Any, weights: Any, result: Any) -> None:
    """Plays a state to its end, or to the limit of rounds, without events."""
    while not over(s) and s.rounds <= limit:
        a = choose(s, policy, rng, actions, weights)
        if a < 0:
            result.stuck += 1
            break
        if s.seat == NATURE:
            result.nature += 1
        else:
            result.players += 1
        s.event_count = -1
        apply(s, a)
    result.rounds = s.rounds
    result.finished = 1 if over(s) else 0
    for p in range(s.seats):
        result.score[p] = score(s, p)
    for p in range(s.seats):
        rank = 1
        for q in range(s.seats):
            ahead = result.score[q] - result.score[p]
            if ahead > 0 or (ahead == 0 and tiebreak(s, q) > tiebreak(s, p)):
                rank += 1
        result.rank[p] = rank


@rule
def playout(states: Any, i: int, policy: int, rng: Any, limit: int, actions: Any, weights: Any, results: Any) -> None:
    """Plays `states[i]` to its end; what came of it is added to `results[0]`."""
    finish(states[i], policy, rng, limit, actions, weights, results[0])


@rule
def simulate_range(
    states: Any, i: int, template: int, policy: int, seed: int, first: int, results: Any, rng: Any, limit: int, actions: Any, weights: Any
) -> None:
    """Plays one game for each row of `results`. Game number `first + g` depends on the seed and its number alone."""
    for g in range(results.size):
        reseed(rng, seed, first + g)
        states[i] = states[template]
        setup(states[i])
        finish(states[i], policy, rng, limit, actions, weights, results[g])


CHUNK = 512


def simulate(
    template: Any,
    actions: int,
    games: int,
    seed: int,
    *,
    policy: int = UNIFORM,
    threads: int | None = None,
    limit: int = ROUND_LIMIT,
    first: int = 0,
    progress: Callable[[int], None] | None = None,
) -> Any:
    """Plays many games on several threads without the GIL. The results do not depend on the number of threads.

    `template` is an array whose record 0 is blank but for seats and options; `progress` is told how many more are done.
    Returns a record array of `RESULT`.
    """
    results = np.zeros(games, RESULT).view(np.recarray)

    def work(start: int) -> int:
        count = min(CHUNK, games - start)
        states = template[[0, 0]].copy()
        scratch = np.zeros((2, actions), np.int64)
        simulate_range(states, 1, 0, policy, seed, first + start, results[start : start + count], new_rng(0), limit, scratch[0], scratch[1])
        return count

    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        for count in pool.map(work, range(0, games, CHUNK)):
            if progress:
                progress(count)
    return results
