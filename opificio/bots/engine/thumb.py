"""Rules of thumb at full speed: what the levels without search choose, and what guides the search's playouts.

This folder holds compiled code only: whatever changes in it is compiled anew for every game.
"""

from __future__ import annotations

from typing import Any

from opificio.kit.compile import rule
from opificio.kit.drivers import CAREFUL, UNIFORM, choose
from opificio.kit.generic import apply, appraise, legal, over, ponder, resample, score, setup, tiebreak
from opificio.kit.layout import NATURE
from opificio.kit.rng import WORD, draw, next_word, reseed

RANDOM = 0
NOVICE = 1
FOREMAN = 2
SLIP = 10
"""One decision in so many a novice makes without weighing anything."""


@rule
def by_thumb(s: Any, blur: int, rng: Any, actions: Any) -> int:
    """The legal action that looks best when every appraisal is off by up to `blur` either way; equals are drawn. -1: none."""
    n = legal(s, actions)
    if n <= 1:
        return int(actions[0]) if n == 1 else -1
    ponder(s)
    return best_of(s, n, blur, rng, actions)


@rule
def best_of(s: Any, n: int, blur: int, rng: Any, actions: Any) -> int:
    """Keys hold the appraisal above 16 bits; the noise fills these too, so that equals never tie.

    A step of a congruential generator per action is enough here, and far cheaper than a full draw.
    """
    noise = next_word(rng)
    width = 2 * blur + 1
    best, best_key = 0, 0
    for k in range(n):
        noise = (noise * 1664525 + 1013904223) & WORD
        key = (appraise(s, actions[k]) << 16) + (((noise >> 8) * width) >> 8)
        if k == 0 or key > best_key:
            best, best_key = k, key
    return int(actions[best])


@rule
def decide(s: Any, level: int, blur: int, rng: Any, actions: Any, weights: Any) -> int:
    """What a level without search chooses, `blur` being that of novices; nature draws by its weights."""
    if s.seat == NATURE or level == RANDOM:
        return choose(s, UNIFORM, rng, actions, weights)
    if level == NOVICE:
        if draw(rng, SLIP) == 0:
            return choose(s, CAREFUL, rng, actions, weights)
        return by_thumb(s, blur, rng, actions)
    return by_thumb(s, 0, rng, actions)


@rule
def redraw(states: Any, i: int, p: int, rng: Any) -> None:
    """Replaces all that seat `p` cannot know by a guess, before any bot looks."""
    states[i].event_count = -1
    resample(states[i], p, rng)


@rule
def decide_at(states: Any, i: int, level: int, blur: int, rng: Any, actions: Any, weights: Any) -> int:
    return decide(states[i], level, blur, rng, actions, weights)


@rule
def contest_range(
    states: Any, levels: Any, blur: int, turn: int, seed: int, first: int, results: Any, rng: Any, limit: int, actions: Any, weights: Any
) -> None:
    """Games between levels without search, one for each row of `results`; record 0 is the blank template.

    In game g the levels sit `g * turn` places further round. Each seat decides on a copy in which what it cannot know is redrawn.
    """
    for g in range(results.size):
        reseed(rng, seed, first + g)
        states[1] = states[0]
        s = states[1]
        setup(s)
        result = results[g]
        while not over(s) and s.rounds <= limit:
            p = int(s.seat)
            if p == NATURE:
                result.nature += 1
                a = choose(s, UNIFORM, rng, actions, weights)
            else:
                result.players += 1
                states[2] = s
                resample(states[2], p, rng)
                a = decide(states[2], levels[(p + (first + g) * turn) % s.seats], blur, rng, actions, weights)
            if a < 0:
                result.stuck += 1
                break
            s.event_count = -1
            apply(s, a)
        result.rounds = s.rounds
        result.finished = 1 if over(s) else 0
        for p in range(s.seats):
            result.score[p] = score(s, p)
        for p in range(s.seats):
            result.rank[p] = 1
            for q in range(s.seats):
                lead = result.score[q] - result.score[p]
                if lead > 0 or (lead == 0 and tiebreak(s, q) > tiebreak(s, p)):
                    result.rank[p] += 1
