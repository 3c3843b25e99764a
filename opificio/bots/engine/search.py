"""Monte Carlo tree search over information sets, for several players, as one compiled loop.

Each simulation copies the root's state, redraws what the searching seat cannot know, walks down the tree, adds a node and
plays on by rules of thumb to the end of the game. Every seat maximises its own value (max-n). Nature's outcomes are drawn
by their weights and are nodes like any others. Once somebody else is to decide, decisions of a phase that the game calls routine
are made by rules of thumb, so that the simulations look further ahead instead of at every detail.

A node is a sequence of actions from the root, so states that differ only in what is hidden share it. Which actions are legal
may therefore differ from visit to visit: they are listed anew each time, with their appraisals as priors, which costs
little beside a playout and saves keeping either. Nothing is allocated: a tree is a set of arrays that its owner passes in.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from opificio.bots.engine.thumb import by_thumb
from opificio.kit.compile import rule
from opificio.kit.drivers import ROUND_LIMIT, UNIFORM, choose
from opificio.kit.generic import apply, appraise, legal, over, ponder, resample, score, tiebreak
from opificio.kit.layout import NATURE
from opificio.kit.rng import mix

ACTION, FIRST, NEXT, VISITS = 0, 1, 2, 3
"""Columns of `links`: what led to the node, its latest child, its elder sibling, how often it was seen."""
VALUE, WIN, PLACE = 0, 1, 2
"""Columns of `sums`, for each node and seat: value, games won (shared ones in parts), place."""
USED, ROOT, SEAT, MOVES, SIMULATIONS = 0, 1, 2, 3, 4
"""Entries of `head`: nodes in use, the root, who searches, moves simulated so far, simulations so far."""
HEAD = 5
GAMES, MARGINS = 0, 1
"""Entries of `gauge`: how many playouts, and the sum of their margins, which give margins their scale."""
EXPLORE, HEAT, BLUR, WIN_SHARE, PLACE_SHARE, CURIOSITY, DOUBT, WIDTH, GROWTH, ROUNDS, ROUTINE = 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
"""Entries of `tuning`: see `opificio.bots.magnate.Tuning`."""


class Tree(NamedTuple):
    """All that a search keeps, in arrays of fixed size."""

    links: npt.NDArray[np.int32]
    """For each node the columns `ACTION` to `VISITS`."""
    sums: npt.NDArray[np.float32]
    """For each node and seat the columns `VALUE` to `PLACE`, added up."""
    head: npt.NDArray[np.int64]
    gauge: npt.NDArray[np.float64]
    tuning: npt.NDArray[np.float64]
    rng: npt.NDArray[np.int64]
    path: npt.NDArray[np.int64]
    ends: npt.NDArray[np.int64]
    """For each seat score and tie-break of a game played out."""
    outcome: npt.NDArray[np.float64]
    actions: npt.NDArray[np.int64]
    keys: npt.NDArray[np.int64]
    ordered: npt.NDArray[np.int64]
    priors: npt.NDArray[np.float64]
    slots: npt.NDArray[np.int32]
    """For each action a child while one is chosen, otherwise -1."""


@rule
def clear(t: Tree, seat: int) -> None:
    """Forgets everything and begins with a root for the seat that searches."""
    t.head[USED] = 0
    t.head[SEAT] = seat
    t.head[ROOT] = new_node(t, -1)
    t.gauge[GAMES] = 0.0
    t.gauge[MARGINS] = 0.0


@rule
def new_node(t: Tree, action: int) -> int:
    node = int(t.head[USED])
    t.head[USED] = node + 1
    t.links[node, ACTION] = action
    t.links[node, FIRST] = -1
    t.links[node, NEXT] = -1
    t.links[node, VISITS] = 0
    for p in range(t.sums.shape[1]):
        for k in range(3):
            t.sums[node, p, k] = 0.0
    return node


@rule
def child_of(t: Tree, node: int, a: int) -> int:
    """The child that an action leads to, or -1."""
    child = int(t.links[node, FIRST])
    while child >= 0 and t.links[child, ACTION] != a:
        child = int(t.links[child, NEXT])
    return child


@rule
def kth_largest(values: Any, n: int, k: int) -> int:
    """The k-th largest (from 1) of the first n values, which it shuffles about."""
    low, high, at = 0, n - 1, k - 1
    while low < high:
        pivot = values[(low + high) // 2]
        i, j = low, high
        while i <= j:
            while values[i] > pivot:
                i += 1
            while values[j] < pivot:
                j -= 1
            if i <= j:
                swapped = values[i]
                values[i] = values[j]
                values[j] = swapped
                i += 1
                j -= 1
        if at <= j:
            high = j
        elif at >= i:
            low = i
        else:
            break
    return int(values[at])


@rule
def select(s: Any, t: Tree, node: int, n: int) -> int:
    """The action to follow out of the n legal ones: value plus exploration by prior (PUCT), among the likeliest few at first.

    An action not tried yet counts as a little worse than its parent. At the root a prior may not have the last word: it may be plainly
    wrong, and playouts vary so much that an action may look bad by bad luck. What was tried seldom is therefore tried again from
    time to time there (UCB). Deeper down that would cost more than it finds, since poor actions lower the mean of the node above them.

    Appraisals of equal height are told apart by their number, scrambled, so that no end of the list is preferred.
    """
    p = int(s.seat)
    ponder(s)
    top = 0
    for k in range(n):
        t.keys[k] = (appraise(s, t.actions[k]) << 8) + (mix(t.actions[k] + 1) & 255)
        if k == 0 or t.keys[k] > top:
            top = int(t.keys[k])
    child = int(t.links[node, FIRST])
    while child >= 0:
        t.slots[t.links[child, ACTION]] = child
        child = int(t.links[child, NEXT])
    seen = 0
    for k in range(n):
        child = int(t.slots[t.actions[k]])
        if child >= 0:
            seen += int(t.links[child, VISITS])
    least = top - (1 << 40)
    wide = int(t.tuning[WIDTH] + t.tuning[GROWTH] * math.sqrt(seen))
    if n > wide:
        for k in range(n):
            t.ordered[k] = t.keys[k]
        least = kth_largest(t.ordered, n, wide)
    total = 0.0
    cool = 1.0 / (256.0 * t.tuning[HEAT])
    for k in range(n):
        t.priors[k] = math.exp((t.keys[k] - top) * cool) if t.keys[k] >= least else 0.0
        total += t.priors[k]
    visits = t.links[node, VISITS]
    untried = (t.sums[node, p, VALUE] / visits if visits > 0 else 0.5) - t.tuning[DOUBT]
    explore = t.tuning[EXPLORE] * math.sqrt(seen + 1.0) / total
    curiosity = t.tuning[CURIOSITY] * math.sqrt(math.log(seen + 1.0) / min(n, wide)) if node == t.head[ROOT] else 0.0
    best, best_worth = 0, -1.0e9
    for k in range(n):
        child = int(t.slots[t.actions[k]])
        if child >= 0:
            times = t.links[child, VISITS]
            worth = t.sums[child, p, VALUE] / times + explore * t.priors[k] / (1.0 + times) + curiosity / math.sqrt(times)
        elif t.keys[k] >= least:
            worth = untried + explore * t.priors[k] + curiosity
        else:
            continue
        if worth > best_worth:
            best, best_worth = k, worth
    child = int(t.links[node, FIRST])
    while child >= 0:
        t.slots[t.links[child, ACTION]] = -1
        child = int(t.links[child, NEXT])
    return int(t.actions[best])


@rule
def play_out(s: Any, blur: int, limit: int, rng: Any, actions: Any, weights: Any) -> int:
    """Plays on by blurred rules of thumb, or at random if `blur` is negative; returns how many moves that took."""
    moves = 0
    while not over(s) and s.rounds <= limit:
        a = choose(s, UNIFORM, rng, actions, weights) if s.seat == NATURE or blur < 0 else by_thumb(s, blur, rng, actions)
        if a < 0:
            break
        apply(s, a)
        moves += 1
    return moves


@rule
def assess(s: Any, t: Tree) -> None:
    """For each seat the value of a final state (victory, place and margin), its share of victory, and its place."""
    seats = int(s.seats)
    for p in range(seats):
        t.ends[p, 0] = score(s, p)
        t.ends[p, 1] = tiebreak(s, p)
    spread = 0
    for p in range(seats):
        best, ahead, equal = -(1 << 40), 0, 0
        for q in range(seats):
            if q != p:
                best = max(best, t.ends[q, 0])
                lead = t.ends[q, 0] - t.ends[p, 0]
                if lead == 0:
                    lead = t.ends[q, 1] - t.ends[p, 1]
                if lead > 0:
                    ahead += 1
                elif lead == 0:
                    equal += 1
        t.outcome[p, VALUE] = t.ends[p, 0] - best
        t.outcome[p, WIN] = 1.0 / (1.0 + equal) if ahead == 0 else 0.0
        t.outcome[p, PLACE] = 1.0 + ahead + 0.5 * equal
        spread += abs(t.ends[p, 0] - best)
    t.gauge[GAMES] += 1.0
    t.gauge[MARGINS] += spread / seats
    scale = t.gauge[MARGINS] / t.gauge[GAMES] + 1.0e-9
    win_share, place_share = t.tuning[WIN_SHARE], t.tuning[PLACE_SHARE]
    for p in range(seats):
        margin = 0.5 + 0.5 * t.outcome[p, VALUE] / (abs(t.outcome[p, VALUE]) + scale)
        below = (seats - t.outcome[p, PLACE]) / max(seats - 1, 1)
        t.outcome[p, VALUE] = win_share * t.outcome[p, WIN] + place_share * below + (1.0 - win_share - place_share) * margin


@rule
def simulate(states: Any, t: Tree, focus: int) -> None:
    """One simulation. `states[0]` is the root's state and `states[1]` the one played with; `focus` fixes the first action (-1: none)."""
    states[1] = states[0]
    s = states[1]
    s.event_count = -1
    resample(s, t.head[SEAT], t.rng)
    node = int(t.head[ROOT])
    t.path[0] = node
    depth = 1
    moves = 0
    routine = int(t.tuning[ROUTINE])
    own_turn = True
    while not over(s) and s.rounds <= ROUND_LIMIT and depth < t.path.size:
        forced = False
        own_turn = own_turn and s.seat == t.head[SEAT]
        if s.seat == NATURE:
            a = choose(s, UNIFORM, t.rng, t.actions, t.keys)
        elif depth == 1 and focus >= 0:
            a = focus
        elif not own_turn and routine >> s.phase & 1:
            forced = True
            a = by_thumb(s, 0, t.rng, t.actions)
        else:
            n = legal(s, t.actions)
            forced = n == 1
            a = -1 if n == 0 else int(t.actions[0]) if forced else select(s, t, node, n)
        if a < 0:
            break
        child = child_of(t, node, a)
        fresh = child < 0
        if fresh:
            if t.head[USED] >= t.links.shape[0]:
                break
            child = new_node(t, a)
            t.links[child, NEXT] = t.links[node, FIRST]
            t.links[node, FIRST] = child
        apply(s, a)
        moves += 1
        node = child
        t.path[depth] = node
        depth += 1
        if fresh and not forced:
            break
    limit = ROUND_LIMIT
    if t.tuning[ROUNDS] > 0:
        limit = min(limit, int(s.rounds + t.tuning[ROUNDS]))
    moves += play_out(s, int(t.tuning[BLUR]), limit, t.rng, t.actions, t.keys)
    assess(s, t)
    for d in range(depth):
        t.links[t.path[d], VISITS] += 1
        for p in range(s.seats):
            for k in range(3):
                t.sums[t.path[d], p, k] += t.outcome[p, k]
    t.head[MOVES] += moves
    t.head[SIMULATIONS] += 1


@rule
def grow(states: Any, t: Tree, count: int, focus: int, every: int) -> None:
    """Adds simulations to a tree. With a `focus`, one in `every` of them begins with that action."""
    for k in range(count):
        simulate(states, t, focus if focus >= 0 and k % every == 0 else -1)
