"""The speed of other game engines, measured in the same run and on the same core as ours.

A published figure says little: another machine, another year, another idea of a move. So the rivals are
run here, one thread each, at the same task as our own benchmark: games of four players who all move at random.
They come with the optional extra ``rivals``; an engine that is not installed is named and left out.

What is counted:

* a *decision* is one action applied by a player, forced ones (a single legal action) included, since
  every engine here asks the player for them. Forced ones are about a fifth of the decisions in hearts, a quarter
  in crazy_eights and six in ten in catanatron ("roll", "end turn"), so read games per second as well;
* a *chance move* is one chance node of open_spiel (one card dealt, say). It costs time but is no player's
  decision, so it is counted apart. catanatron draws its chance inside the players' actions: nothing to count.

Whatever is counted is counted off the clock, from the finished game.
"""

from __future__ import annotations

import importlib
import random
import time
from collections.abc import Callable
from importlib.metadata import version
from types import ModuleType
from typing import Any, NamedTuple, TypedDict

PLAYERS = 4
SEED = 1
OPEN_SPIEL_GAMES = {"hearts": "hearts", "crazy_eights": f"crazy_eights(players={PLAYERS})"}
ROLLOUTS = 200  # rollouts on the clock for each deal: a few milliseconds, so that reading the clock costs nothing
CENSUS = 20  # games played off the clock from the same deal, to learn how long its rollouts are
BATCH = 32  # fast games played between two readings of the clock


class Figures(TypedDict):
    """What one engine did at one game; ``chance_per_game`` is None where chance has no moves of its own."""

    engine: str
    decisions_per_s: float
    games_per_s: float
    decisions_per_game: float
    chance_per_game: float | None
    note: str


class Rivals(NamedTuple):
    """The figures by label, in the order to print them, and a line for each engine that could not be run."""

    figures: dict[str, Figures]
    missing: list[str]


class Moves(NamedTuple):
    """The moves of one finished game."""

    decisions: int
    chance: int | None


def measure(seconds: float = 2.0) -> Rivals:
    """Run every installed rival for about ``seconds`` on the clock at each of its games."""
    figures: dict[str, Figures] = {}
    missing: list[str] = []
    for package, module, run in (("open_spiel", "pyspiel", _open_spiel), ("catanatron", "catanatron", _catanatron)):
        try:
            engine, label = importlib.import_module(module), f"{package} {version(package)}"
        except ImportError as error:
            missing.append(f"{package}: not measured ({error}); install the extra 'rivals'")
            continue
        figures.update(run(engine, label, seconds))
    return Rivals(figures, missing)


def _open_spiel(pyspiel: ModuleType, engine: str, seconds: float) -> dict[str, Figures]:
    """Every game of open_spiel, each played in three ways."""
    figures: dict[str, Figures] = {}
    for name, spec in OPEN_SPIEL_GAMES.items():
        for way, row in _three_ways(pyspiel, pyspiel.load_game(spec), engine, seconds).items():
            figures[f"open_spiel {name} ({way})"] = row
    return figures


def _three_ways(pyspiel: ModuleType, game: Any, engine: str, seconds: float) -> dict[str, Figures]:
    """Whole games in C++, rollouts in C++, and a loop over the Python binding.

    "C++ bots" is one call a game and plays everything, deal included: the figure to set beside ours. "C++ rollouts"
    leaves the deal out: the most that the wheel can do. "Python loop" is what a user who writes Python gets.
    """
    bots = [pyspiel.make_uniform_random_bot(player, SEED + player) for player in range(PLAYERS)]
    rng = random.Random(SEED)

    def in_cpp() -> Any:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, rng.getrandbits(31))
        return state

    def in_python() -> Any:
        # The loop of open_spiel's own benchmark_games.py: legal_actions() serves at chance nodes too, and is right
        # there because all chance in these two games is uniform. Weighing chance_outcomes() is three times slower.
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        return state

    return {
        "C++ bots": _clock(in_cpp, _history, seconds, engine, BATCH),
        "C++ rollouts": _rollouts(pyspiel, game, bots, seconds, engine),
        "Python loop": _clock(in_python, _history, seconds, engine, BATCH),
    }


def _rollouts(pyspiel: ModuleType, game: Any, bots: list[Any], seconds: float, engine: str) -> Figures:
    """The rollouts of open_spiel's own search, from hands dealt off the clock.

    Python cannot call the evaluator itself, but a search of one simulation does nothing else: it evaluates its
    root. The root must be a player's turn (the search crashes at a chance node), hence the deal beforehand. The
    rollouts' moves cannot be seen, so their number is that of a few random games from the same deal.
    """
    rng = random.Random(SEED)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, SEED)
    uct_c, simulations, memory_mb, solve, verbose = 1.0, 1, 100, False, False
    search = pyspiel.MCTSBot(game, evaluator, uct_c, simulations, memory_mb, solve, SEED, verbose)
    spent, deals, decisions, chance = 0.0, 0, 0, 0
    while spent < seconds:
        root = game.new_initial_state()
        while root.is_chance_node():
            root.apply_action(rng.choice(root.legal_actions()))
        start = time.perf_counter()
        search.mcts_search(root)
        spent += time.perf_counter() - start
        deals += 1
        dealt = root.move_number()  # the deal's moves, all of them chance, are not the rollouts'
        for _ in range(CENSUS):
            state = root.clone()
            pyspiel.evaluate_bots(state, bots, rng.getrandbits(31))
            moves = _history(state)
            decisions += moves.decisions
            chance += (moves.chance or 0) - dealt
    sample = deals * CENSUS
    return _figures(engine, deals * ROLLOUTS / spent, decisions / sample, chance / sample, "deal off the clock")


def _history(state: Any) -> Moves:
    """The moves of a finished open_spiel game, where chance plays as a player below zero."""
    history = state.full_history()
    decisions = sum(move.player >= 0 for move in history)
    return Moves(decisions, len(history) - decisions)


def _catanatron(catanatron: ModuleType, engine: str, seconds: float) -> dict[str, Figures]:
    """catanatron's own game of four of its own random players, board set up included.

    A game that reaches its limit of 1000 turns counts as a game; with random players that is very rare. A seed does
    not fix its games from one run to the next, and two seconds hold only some fifty games whose lengths vary widely:
    the mean length, and games per second with it, moves by some five per cent; decisions per second are steadier.
    """
    rng = random.Random(SEED)

    def play() -> Any:
        players = [catanatron.RandomPlayer(color) for color in catanatron.Color]
        game = catanatron.Game(players, seed=rng.getrandbits(31))
        game.play()
        return game

    def moves(game: Any) -> Moves:
        return Moves(len(game.state.actions), None)

    return {"catanatron (random players)": _clock(play, moves, seconds, engine, batch=1)}


def _clock(play: Callable[[], Any], count: Callable[[Any], Moves], seconds: float, engine: str, batch: int) -> Figures:
    """Play whole games until ``seconds`` have gone by in ``play`` alone: the counting is off the clock."""
    play()  # the first game pays for what is set up once
    spent, games, decisions, chance = 0.0, 0, 0, 0
    counts_chance = True
    while spent < seconds:
        start = time.perf_counter()
        finished = [play() for _ in range(batch)]
        spent += time.perf_counter() - start
        games += batch
        for moves in map(count, finished):
            decisions += moves.decisions
            chance += moves.chance or 0
            counts_chance = moves.chance is not None
    mean_chance = chance / games if counts_chance else None
    return _figures(engine, games / spent, decisions / games, mean_chance, "whole games")


def _figures(engine: str, games: float, decisions: float, chance: float | None, note: str) -> Figures:
    """Games per second and moves per game, with the decisions per second that follow from them."""
    return {
        "engine": engine,
        "decisions_per_s": games * decisions,
        "games_per_s": games,
        "decisions_per_game": decisions,
        "chance_per_game": chance,
        "note": note,
    }


def table(rivals: Rivals) -> str:
    """The figures as lines of text, the missing engines below them."""
    lines = [f"{'':40}{'decisions/s':>13}{'games/s':>11}{'decisions/game':>16}{'chance/game':>13}"]
    for label, row in rivals.figures.items():
        chance = "-" if row["chance_per_game"] is None else f"{row['chance_per_game']:.1f}"
        lines.append(
            f"{label:40}{row['decisions_per_s']:13,.0f}{row['games_per_s']:11,.1f}"
            f"{row['decisions_per_game']:16.1f}{chance:>13}  {row['engine']}, {row['note']}"
        )
    return "\n".join(lines + rivals.missing)


if __name__ == "__main__":
    print(table(measure()))
