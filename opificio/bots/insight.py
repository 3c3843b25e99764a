"""What the search thinks of a match: the best moves now, and what every decision of a game was worth.

Chances are always those that the deciding seat could see: what was hidden from it is redrawn.
"""

from __future__ import annotations

import math
import os
import queue
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from opificio.bots.bot import scratch
from opificio.bots.engine import thumb
from opificio.bots.engine.search import ROOT, WIN
from opificio.bots.magnate import Candidate, Magnate, Tree, Tuning, candidates, standard_error
from opificio.kit import drivers
from opificio.kit.errors import BadOption
from opificio.kit.layout import NATURE
from opificio.kit.match import Match, Move
from opificio.kit.rng import new_rng

ENOUGH = 4000
"""More simulations of one decision change a judgement too little to wait for them."""
LEAST = 16
"""Simulations that a decision gets even if the machine is so busy that its time is up at once."""
FEW = 25
"""Simulated games of a move below which no judgement of a decision rests on it."""
BEFORE = 10
"""For a move that was tried rarely the chances count as many games as this as they were before it."""
NODES = 1 << 15
SECONDS = 40.0


@dataclass(frozen=True)
class Hint:
    """The moves worth thinking of, the best first, and how sure it is (0.5 to 1) that the first is better than every other."""

    match: Match
    moves: list[Candidate]
    sure: float
    simulations: int

    @property
    def best(self) -> str:
        """The best move, in notation."""
        return self.match.game.actions.text(self.moves[0].action)

    def __str__(self) -> str:
        """A line for each of the first moves: how it is written, the place expected after it, the chance to win."""
        text = self.match.game.actions.text
        return "\n".join(f"{text(c.action)}: place {c.place:.1f}, wins {c.win:.0%} ± {1.96 * c.error:.0%}" for c in self.moves[:5])


def hint(match: Match, *, millis: int = 2000, simulations: int | None = None, seed: int | None = None, threads: int | None = None) -> Hint:
    """Searches for whoever decides now."""
    if match.over:
        raise BadOption("hint-over")
    if match.seat == NATURE:
        raise BadOption("hint-luck")
    bot = Magnate(seed=seed, simulations=simulations, millis=None if simulations else millis, threads=threads)
    found = bot.think(match)
    return Hint(match, found, sureness(found), bot.simulated)


def sureness(found: list[Candidate]) -> float:
    """The chance that the first move's value is above every other's, taking both estimates as normal."""
    best, sure = found[0], 1.0
    for other in found[1:]:
        error = math.hypot(standard_error(best.value, best.visits), standard_error(other.value, other.visits))
        sure = min(sure, 0.5 * (1 + math.erf((best.value - other.value) / error / math.sqrt(2))))
    return max(sure, 0.5)


@dataclass(frozen=True)
class Judged:
    """One decision of a game: what was played and what the search would have played, with the seat's chances after either."""

    number: int
    """Which move of the record, from 1."""
    seat: int
    choices: int
    played: Candidate
    best: Candidate
    chances: tuple[float, ...]
    """The chance of every seat to win after what was played."""

    @property
    def loss(self) -> float:
        """The chance to win that was given away."""
        return max(self.best.win - self.played.win, 0.0)

    @property
    def doubt(self) -> float:
        """The standard error of the loss."""
        return 0.0 if self.best is self.played else math.hypot(self.best.error, self.played.error)


@dataclass(frozen=True)
class Analysis:
    match: Match
    decisions: list[Judged]
    simulations: int

    def mistakes(self, most: int = 5) -> list[Judged]:
        """The costliest decisions, leaving out those whose cost might be noise: of many moves, one is always lucky in a few games."""
        costly = [j for j in self.decisions if j.loss > 2 * j.doubt and j.loss >= 0.02 and min(j.played.visits, j.best.visits) >= FEW]
        return sorted(costly, key=lambda j: -j.loss)[:most]

    def lost(self, seat: int) -> float:
        """All that a seat gave away, in games."""
        return sum(j.loss for j in self.decisions if j.seat == seat)


def analyse(
    match: Match,
    *,
    seconds: float = SECONDS,
    simulations: int | None = None,
    seed: int = 1,
    threads: int | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Judges every decision of a match that had more than one choice.

    The time is shared out evenly, up to what is enough; `simulations` fixes their number per decision instead, which makes the
    result repeatable. `progress` is told how many decisions are done of how many.
    """
    open_choices = _open_choices(match)
    workers = threads or os.cpu_count() or 1
    trees: queue.SimpleQueue[Tree] = queue.SimpleQueue()
    for _ in range(workers):
        trees.put(Tree(match.game, len(match.names), NODES, Tuning()))
    each = seconds * workers / max(len(open_choices), 1)

    def judge(entry: tuple[int, Move, int]) -> tuple[Judged, int]:
        number, move, choices = entry
        tree = trees.get()
        try:
            states = np.frombuffer(move.before, match.game.layout.dtype).copy().view(np.recarray)
            thumb.redraw(states, 0, move.seat, new_rng(seed, number))
            tree.begin(states, move.seat, seed, (1 << 32) + number)
            before = tree.simulations
            if simulations is not None:
                tree.grow(simulations, move.action)
            else:
                tree.grow(LEAST, move.action)
                tree.grow_until(time.monotonic() + each, move.action, ENOUGH)
            return _judged(tree, number, move, choices), tree.simulations - before
        finally:
            trees.put(tree)

    decisions: list[Judged] = []
    total = 0
    with ThreadPoolExecutor(workers) as pool:
        for judged, made in pool.map(judge, open_choices):
            decisions.append(judged)
            total += made
            if progress:
                progress(len(decisions), len(open_choices))
    return Analysis(match, decisions, total)


def _open_choices(match: Match) -> list[tuple[int, Move, int]]:
    """The moves of players who had a choice, with their numbers in the record and how many choices there were."""
    actions, weights = scratch(match.game)
    found = []
    for number, move in enumerate(match.history, start=1):
        if move.seat != NATURE:
            states = np.frombuffer(move.before, match.game.layout.dtype).copy().view(np.recarray)
            if (choices := drivers.options(states, 0, actions, weights)) > 1:
                found.append((number, move, choices))
    return found


def _judged(tree: Tree, number: int, move: Move, choices: int) -> Judged:
    found = candidates([tree], move.seat)
    played = next(c for c in found if c.action == move.action)
    best = found[0] if found[0].reliable > played.reliable else played
    visits, sums = tree.totals(tree.children()[move.action])
    games, all_sums = tree.totals(int(tree.arrays.head[ROOT]))
    chances = (sums[:, WIN] + BEFORE * all_sums[:, WIN] / games) / (visits + BEFORE)
    return Judged(number, move.seat, choices, played, best, tuple(float(x) for x in chances))
