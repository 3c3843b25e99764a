"""How fast the magnate searches, and open_spiel's search beside it, in the same run and on the same core.

Whole games are played by a search in every seat, and only its thinking is on the clock, at decisions that have a choice. Simulations
are full ones: from the decision to the end of a game. A game like ours in length is go on a small board, where nothing is hidden, and
gin rummy, where hands are and cards are drawn. There ISMCTS guesses the other hand before each simulation, as ours do; MCTS looks into it.

A simulation is worth little by itself: theirs plays on at random, ours by appraising every legal move at every decision. So the moves
simulated per second stand beside it, and in a second row what the same search does with playouts as random as theirs. Ours are counted
by the search; which of them are players' and not luck's, and how long theirs are, is learnt from playouts of the same kind from the
positions met, off the clock.
"""

from __future__ import annotations

import importlib
import random
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Any, NamedTuple

import numpy as np
from rich.table import Table

from opificio.bots.engine.search import MOVES
from opificio.bots.engine.thumb import by_thumb
from opificio.bots.magnate import Magnate, Tuning
from opificio.kit.compile import rule
from opificio.kit.drivers import ROUND_LIMIT, UNIFORM, choose
from opificio.kit.game import Game
from opificio.kit.generic import apply, over
from opificio.kit.layout import NATURE
from opificio.kit.match import new
from opificio.kit.rng import new_rng

PLAYERS = 4
SEED = 1
AT_RANDOM = Tuning(blur=-1)
"""Playouts like theirs."""
SIMULATIONS = 300
GO_SIMULATIONS = 1000
CENSUS = 4
"""Playouts from every position met, off the clock, to learn what their moves are."""


class Speed(NamedTuple):
    """What a search did while it thought; moves are those within its simulations."""

    decisions: int
    simulations: float
    cpu: float
    wall: float
    moves: float
    players: float

    def figures(self) -> dict[str, float]:
        return {
            "decisions": self.decisions,
            "simulations_per_s": self.simulations / self.cpu,
            "simulations_per_s_wall": self.simulations / self.wall,
            "moves_per_s": self.moves / self.cpu,
            "player_moves_per_s": self.players / self.cpu,
            "moves_per_simulation": self.moves / self.simulations,
        }


class Clock:
    """Adds up the time of what it is asked to do, of this thread and on the wall."""

    def __init__(self) -> None:
        self.cpu = self.wall = 0.0

    def run(self, work: Callable[[], Any]) -> Any:
        wall, cpu = time.perf_counter(), time.thread_time()
        result = work()
        self.cpu += time.thread_time() - cpu
        self.wall += time.perf_counter() - wall
        return result


# --- ours ---------------------------------------------------------------------------------------------------------------------


@rule
def census(states: Any, times: int, blur: int, rng: Any, actions: Any, weights: Any, counts: Any) -> None:
    """Plays on from record 0 as the search's playouts do, in record 1; adds up the moves of players and of nature."""
    for _ in range(times):
        states[1] = states[0]
        s = states[1]
        s.event_count = -1
        while not over(s) and s.rounds <= ROUND_LIMIT:
            nature = s.seat == NATURE
            a = choose(s, UNIFORM, rng, actions, weights) if nature or blur < 0 else by_thumb(s, blur, rng, actions)
            if a < 0:
                break
            counts[1 if nature else 0] += 1
            apply(s, a)


def ours(game: Game, options: dict[str, str] | None = None, tuning: Tuning | None = None) -> Speed:
    """A whole game of four magnates that make so many simulations a decision."""
    tuning = (tuning or Tuning()).fitted(game)
    match = new(game.id, PLAYERS, seed=SEED, options=options)
    bots = [Magnate(seed=SEED + seat, simulations=SIMULATIONS, tuning=tuning) for seat in range(PLAYERS)]
    actions, weights = np.zeros((2, game.actions.size), np.int64)
    counts = np.zeros(2, np.int64)
    rng = new_rng(SEED)
    clock, decisions = Clock(), 0
    while not match.over and match.round <= ROUND_LIMIT:
        legal = match.actions()
        if len(legal) == 1:
            match.play(legal[0])
            continue
        bot = bots[match.seat]
        if decisions == 0:
            Magnate(seed=SEED, simulations=1).think(match)  # compiled by now
        census(match._states[[0, 0]].copy(), CENSUS, int(tuning.blur or 0), rng, actions, weights, counts)
        found = clock.run(lambda bot=bot: bot.think(match))
        decisions += 1
        match.play(found[0].action)
    simulations = sum(bot.simulated for bot in bots)
    moves = sum(int(tree.arrays.head[MOVES]) for bot in bots for tree in bot._trees)
    return Speed(decisions, simulations, clock.cpu, clock.wall, moves, moves * counts[0] / counts.sum())


# --- theirs -------------------------------------------------------------------------------------------------------------------


def theirs() -> tuple[dict[str, Speed], str]:
    """open_spiel's two searches, each at games of its kind; nothing and a sentence if it is not installed."""
    try:
        pyspiel = importlib.import_module("pyspiel")
    except ImportError as error:
        return {}, f"open_spiel: not measured ({error}); install the extra 'rivals'"
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=SEED)
    go, rummy = pyspiel.load_game("go(board_size=9)"), pyspiel.load_game("gin_rummy")

    def mcts(game: Any, simulations: int) -> Any:
        return pyspiel.MCTSBot(
            game=game,
            evaluator=evaluator,
            uct_c=2.0,
            max_simulations=simulations,
            max_memory_mb=1000,
            solve=False,
            seed=SEED,
            verbose=False,
        )

    ismcts = pyspiel.ISMCTSBot(seed=SEED, evaluator=evaluator, uct_c=2.0, max_simulations=SIMULATIONS, max_world_samples=-1)
    label = f"open_spiel {version('open_spiel')}"
    return {
        f"{label} MCTS, go 9×9": _searched(go, mcts(go, GO_SIMULATIONS), GO_SIMULATIONS),
        f"{label} MCTS, gin_rummy": _searched(rummy, mcts(rummy, SIMULATIONS), SIMULATIONS),
        f"{label} ISMCTS, gin_rummy": _searched(rummy, ismcts, SIMULATIONS),
    }, ""


def _searched(game: Any, bot: Any, simulations: int) -> Speed:
    """A whole game of one bot in both seats. Its search must not be asked where luck decides."""
    rng = random.Random(SEED)
    state = game.new_initial_state()
    clock, decisions, players, nature = Clock(), 0, 0, 0
    while not state.is_terminal():
        if state.is_chance_node():
            _draw(state, rng)
            continue
        legal = state.legal_actions()
        if len(legal) == 1:
            state.apply_action(legal[0])
            continue
        for _ in range(CENSUS):
            own, luck = _random_end(state.clone(), rng)
            players += own
            nature += luck
        action = clock.run(lambda: bot.step(state))
        decisions += 1
        state.apply_action(action)
    total = simulations * decisions
    length = (players + nature) / (CENSUS * decisions)
    return Speed(decisions, total, clock.cpu, clock.wall, total * length, total * players / (CENSUS * decisions))


def _draw(state: Any, rng: random.Random) -> None:
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(outcomes, chances)[0])


def _random_end(state: Any, rng: random.Random) -> tuple[int, int]:
    """How many moves of players and of luck a random game takes from here."""
    players = nature = 0
    while not state.is_terminal():
        if state.is_chance_node():
            _draw(state, rng)
            nature += 1
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            players += 1
    return players, nature


# --- together -----------------------------------------------------------------------------------------------------------------


def table(own: dict[str, Speed], other: dict[str, Speed]) -> Table:
    """Ours and theirs, with how many times theirs our simulated moves are."""
    shown = Table(title=f"Search, one core, whole games of {PLAYERS} magnates at {SIMULATIONS} simulations a decision; CPU time")
    names = [name.split(maxsplit=2)[2] for name in other]
    columns = ["", "decisions", "sim./s", "by wall", "simulated moves/s", "players' only", "moves each"]
    for column in [*columns, *(f"moves × {name}" for name in names)]:
        shown.add_column(column, justify="right" if column else "left", no_wrap=not column)
    for name, speed in {**own, **other}.items():
        f = speed.figures()
        cells = [f"{speed.decisions}", *(f"{f[k]:,.0f}" for k in ("simulations_per_s", "simulations_per_s_wall", "moves_per_s"))]
        cells += [f"{f['player_moves_per_s']:,.0f}", f"{f['moves_per_simulation']:.0f}"]
        ratios = [f"{f['moves_per_s'] / rival.figures()['moves_per_s']:.2f}" for rival in other.values()] if name in own else []
        shown.add_row(name, *cells, *ratios)
    return shown
