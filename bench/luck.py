"""How much of a game nature decides: `python bench/luck.py irish-gauge`.

Equal magnates play. Before and after everything that nature draws, searches say how likely each seat is to win; the squares of what
that changes add up to nature's part of the variance of victory, since chances to win only change by what nobody could foresee. Two
searches with different seeds measure each change, and their product is taken: so their own errors cancel out on average.

Only for games in which nothing is hidden: elsewhere the chances depend on who is asked.
"""

from __future__ import annotations

import sys
from itertools import groupby
from typing import Annotated, Any

import numpy as np
import typer
from rich.console import Console
from rich.progress import track

import opificio
from opificio.bots.engine.search import ROOT, WIN
from opificio.bots.magnate import Magnate, Tree, Tuning
from opificio.kit.errors import OpificioError
from opificio.kit.game import load_game
from opificio.kit.layout import NATURE
from opificio.kit.match import Match, Move

SEEDS = (1, 2)


def chances(match: Match, state: bytes, simulations: int) -> Any:
    """For each of the seeds the chance of every seat to win from a state."""
    states = np.frombuffer(state, match.game.layout.dtype).copy().view(np.recarray)
    found = []
    for seed in SEEDS:
        tree = Tree(match.game, len(match.names), 8 * simulations, Tuning())
        tree.begin(states, 0, seed, 1)
        tree.grow(simulations)
        visits, sums = tree.totals(int(tree.arrays.head[ROOT]))
        found.append(sums[: len(match.names), WIN] / visits)
    return np.array(found)


def nature_decides(match: Match, simulations: int) -> tuple[float, int]:
    """The squares of all that nature changed in a game that is over, a seat on average, and how often it drew."""
    history = match.history
    total, draws, at = 0.0, 0, 0
    for seat, run in groupby(history, key=lambda move: move.seat):
        moves: list[Move] = list(run)
        at += len(moves)
        if seat != NATURE:
            continue
        before = chances(match, moves[0].before, simulations)
        if at < len(history):
            after = chances(match, history[at].before, simulations)
        else:
            won = np.zeros(len(match.names))
            won[[result.seat for result in match.ranking() if result.place == 1]] = 1
            after = np.array([won / won.sum()] * len(SEEDS))
        first, second = after - before
        total += float((first * second).mean())
        draws += 1
    return total, draws


def main(
    game: str,
    games: Annotated[int, typer.Option(min=1)] = 40,
    players: int = 4,
    playing: Annotated[int, typer.Option(min=1)] = 250,
    judging: Annotated[int, typer.Option(min=1)] = 2000,
) -> None:
    if any(field.secret for field in load_game(game).layout.fields.values()):
        raise typer.BadParameter("this measure is for games in which nothing is hidden")
    parts, draws = [], []
    for number in track(range(games), "playing and judging"):
        match = opificio.new(game, players=players, seed=7000 + number)
        bots = [Magnate(seed=10 * number + seat, simulations=playing) for seat in range(players)]
        while not match.over:
            match.play(bots[match.seat].choose(match))
        part, times = nature_decides(match, judging)
        parts.append(part)
        draws.append(times)
    whole = (1 - 1 / players) / players
    shares = 100 * np.array(parts) / whole
    error = shares.std() / np.sqrt(len(shares))
    Console().print(
        f"{game}, {games} games: nature draws {np.mean(draws):.1f} times and decides {shares.mean():.0f}% ± {error:.0f} of who wins"
    )


if __name__ == "__main__":
    try:
        typer.run(main)
    except OpificioError as error:
        sys.exit(str(error))
