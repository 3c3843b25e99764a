"""The magnate: search with a budget of simulations, which is repeatable, or of milliseconds."""

from __future__ import annotations

import math
import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import astuple, dataclass, replace
from typing import Any

import numpy as np

from opificio.bots.bot import Bot
from opificio.bots.engine import search
from opificio.bots.engine.search import ACTION, FIRST, NEXT, PLACE, ROOT, SIMULATIONS, USED, VALUE, VISITS, WIN
from opificio.kit.game import Game
from opificio.kit.match import Match
from opificio.kit.rng import new_rng, reseed

SIMULATIONS_IF_NOT_TOLD = 2000
MOST_NODES = 1 << 18
DEEPEST = 512
FOCUS_EVERY = 4
"""A move that is to be judged whatever happens gets at least one simulation in so many."""
OFTEN = 0.1
"""A move is chosen only if it was tried at least this share as often as the most tried one."""
BATCH_SECONDS = 0.005
"""How long a search goes on before it looks at the clock."""


@dataclass(frozen=True)
class Tuning:
    """The numbers of the search, in the order the compiled code reads them."""

    explore: float = 1.0
    """Weight of exploration against value."""
    heat: float = 50.0
    """Points of appraisal that make a move e times as likely to be tried."""
    blur: float | None = None
    """How far off the appraisals in playouts are, either way; below 0 playouts are random. None: as far as the game says."""
    win: float = 0.6
    """Share of victory in a seat's value."""
    place: float = 0.2
    """Share of the place; the rest is the margin to the best other."""
    curiosity: float = 0.3
    """Weight of trying the root's moves again that were tried seldom, likely or not; shared by all that are looked at."""
    doubt: float = 0.05
    """How much worse than its parent a move counts that has not been tried."""
    width: float = 4.0
    """How many moves are looked at first …"""
    growth: float = 2.0
    """… and how many more for each unit of the square root of the visits."""
    rounds: float = 0.0
    """Rounds after which a playout is scored as it stands; 0 plays to the end."""
    routine: float | None = None
    """Phases, a bit for each, in which rules of thumb decide once the searching seat's own moves are over. None: those the game says."""

    def fitted(self, game: Game) -> Tuning:
        """The same with nothing left open."""
        return replace(
            self,
            blur=game.blur if self.blur is None else self.blur,
            routine=game.routine if self.routine is None else self.routine,
        )


def standard_error(share: float, games: int) -> float:
    """How far off a share of so many games may be; a few lucky games are no certainty."""
    return math.sqrt(max(share * (1 - share), 0.25 / (games + 1)) / max(games, 1))


@dataclass(frozen=True)
class Candidate:
    """A move of the root: how often it was tried, the chance to win and the place expected after it, for the seat that searches."""

    action: int
    visits: int
    value: float
    win: float
    place: float

    @property
    def reliable(self) -> float:
        """Its value less the standard error: what a move with few games may not owe to luck."""
        return self.value - standard_error(self.value, self.visits)

    @property
    def error(self) -> float:
        """The standard error of the chance to win, never quite 0."""
        return standard_error(self.win, self.visits)


class Tree:
    """One search tree and the states it is grown with."""

    def __init__(self, game: Game, seats: int, nodes: int, tuning: Tuning) -> None:
        size = game.actions.size
        self.states = game.layout.blank(2)
        self.arrays = search.Tree(
            links=np.zeros((nodes, 4), np.int32),
            sums=np.zeros((nodes, seats, 3), np.float32),
            head=np.zeros(search.HEAD, np.int64),
            gauge=np.zeros(2),
            tuning=np.array(astuple(tuning.fitted(game)), np.float64),
            rng=new_rng(0),
            path=np.zeros(DEEPEST, np.int64),
            ends=np.zeros((seats, 2), np.int64),
            outcome=np.zeros((seats, 3)),
            actions=np.zeros(size, np.int64),
            keys=np.zeros(size, np.int64),
            ordered=np.zeros(size, np.int64),
            priors=np.zeros(size),
            slots=np.full(size, -1, np.int32),
        )

    def begin(self, states: Any, seat: int, seed: int, stream: int) -> None:
        """A new tree for a state that the seat may know."""
        self.states[:] = states[0]
        reseed(self.arrays.rng, seed, stream)
        search.clear(self.arrays, seat)

    def descend(self, states: Any, actions: Sequence[int], seed: int, stream: int) -> bool:
        """Keeps what lies behind these actions as the new tree. False if that is nothing, or if room runs short."""
        node = int(self.arrays.head[ROOT])
        for action in actions:
            node = int(search.child_of(self.arrays, node, action))
            if node < 0:
                return False
        if 2 * int(self.arrays.head[USED]) > len(self.arrays.links):
            return False
        self.states[:] = states[0]
        reseed(self.arrays.rng, seed, stream)
        self.arrays.head[ROOT] = node
        return True

    def grow(self, simulations: int, focus: int = -1) -> None:
        search.grow(self.states, self.arrays, simulations, focus, FOCUS_EVERY)

    def grow_until(self, deadline: float, focus: int = -1, most: int = 1 << 40) -> None:
        """Grows until a time of the monotonic clock, in small batches.

        On a busy machine a batch may be held up for long; it ends early if another such wait would overrun.
        """
        batch, done, longest = 1, 0, 0.0
        now = time.monotonic()
        while done < most and now + longest < deadline:
            self.grow(batch, focus)
            done += batch
            took, now = time.monotonic() - now, time.monotonic()
            longest = max(longest * 0.9, took)
            batch = max(1, min(int(BATCH_SECONDS * batch / max(took, 1e-6)), 4 * batch, most - done))

    @property
    def simulations(self) -> int:
        return int(self.arrays.head[SIMULATIONS])

    def totals(self, node: int) -> tuple[int, Any]:
        """How often a node was visited, and for each seat the sums of value, victories and places."""
        return int(self.arrays.links[node, VISITS]), self.arrays.sums[node].astype(np.float64)

    def children(self) -> dict[int, int]:
        """The root's actions that were tried, with their nodes."""
        links, found = self.arrays.links, {}
        node = int(links[self.arrays.head[ROOT], FIRST])
        while node >= 0:
            found[int(links[node, ACTION])] = node
            node = int(links[node, NEXT])
        return found


def candidates(trees: Sequence[Tree], seat: int) -> list[Candidate]:
    """The root's moves over all trees, the best first: the highest value that can be relied on, among those tried often enough."""
    merged: dict[int, tuple[int, Any]] = {}
    for tree in trees:
        for action, node in sorted(tree.children().items()):
            visits, sums = tree.totals(node)
            before = merged.get(action, (0, 0.0))
            merged[action] = before[0] + visits, before[1] + sums[seat]
    found = [
        Candidate(action, visits, float(sums[VALUE] / visits), float(sums[WIN] / visits), float(sums[PLACE] / visits))
        for action, (visits, sums) in merged.items()
        if visits
    ]
    often = max((c.visits for c in found), default=0) * OFTEN
    return sorted(found, key=lambda c: (c.visits < often, -c.reliable if c.visits >= often else -c.visits, c.action))


class Magnate(Bot):
    """Searches with one tree per thread and adds up what they found; keeps the trees for its next decision of the same turn."""

    slow = True

    def __init__(
        self,
        name: str = "magnate",
        *,
        seed: int | None = None,
        simulations: int | None = None,
        millis: int | None = None,
        threads: int | None = None,
        tuning: Tuning | None = None,
    ) -> None:
        super().__init__(name, seed)
        self.millis = millis
        self.simulations = None if millis is not None else simulations or SIMULATIONS_IF_NOT_TOLD
        self.threads = threads or (1 if millis is None else os.cpu_count() or 1)
        self.tuning = tuning or Tuning()
        self._trees: list[Tree] = []
        self._game: Game | None = None
        self._seats = 0
        self._seen: tuple[int, bytes] | None = None
        """Where the trees' root is: number of moves and the state's bytes."""

    def answer(self, match: Match) -> int:
        legal = match.actions()
        if len(legal) == 1:
            return legal[0]
        return self.think(match)[0].action

    def think(self, match: Match, focus: int = -1) -> list[Candidate]:
        """Searches and returns the moves it tried, the best first. `focus` is a move that must be judged in any case."""
        started = time.monotonic()
        self._make_room(match)
        seat, moves = match.seat, len(match.history)
        states, _ = self.guess(match)
        since = self._own_moves_since(match)
        for number, tree in enumerate(self._trees):
            stream = (number + 1) << 32 | moves
            if since is None or not tree.descend(states, since, self.seed, stream):
                tree.begin(states, seat, self.seed, stream)
        self._seen = moves, match._states.tobytes()
        if self.simulations is not None:
            each = -(-self.simulations // self.threads)
            self._each(lambda tree: tree.grow(each, focus))
        else:
            assert self.millis is not None
            deadline = started + self.millis / 1000
            self._each(lambda tree: tree.grow_until(deadline, focus))
        found = candidates(self._trees, seat)
        if not found:  # a budget so short that not one simulation was made
            self._each(lambda tree: tree.grow(1, focus))
            found = candidates(self._trees, seat)
        return found

    @property
    def simulated(self) -> int:
        """How many simulations it has made so far."""
        return sum(tree.simulations for tree in self._trees)

    def _make_room(self, match: Match) -> None:
        if self._game is not match.game or self._seats != len(match.names):
            self._game, self._seats, self._seen = match.game, len(match.names), None
            nodes = MOST_NODES if self.simulations is None else min(MOST_NODES, 8 * -(-self.simulations // self.threads) + 1024)
            self._trees = [Tree(match.game, len(match.names), nodes, self.tuning) for _ in range(self.threads)]

    def _own_moves_since(self, match: Match) -> list[int] | None:
        """The moves since the trees' root if they are this seat's alone: nobody else's moves and no luck, which might be hidden."""
        if self._seen is None:
            return None
        at, before = self._seen
        since = match.history[at:]
        if not since or since[0].before != before or any(move.seat != match.seat for move in since):
            return None
        return [move.action for move in since]

    def _each(self, work: Callable[[Tree], None]) -> None:
        if len(self._trees) == 1:
            work(self._trees[0])
        else:
            with ThreadPoolExecutor(len(self._trees)) as pool:
                list(pool.map(work, self._trees))
