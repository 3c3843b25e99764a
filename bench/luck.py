"""What decides who wins: nature, the others' moves or one's own. `python bench/luck.py irish-gauge`.

Equal magnates play. Before and after everything that nature draws and everything that a seat does until it is somebody else's turn to
decide, searches say how likely each seat is to win. The squares of what that changes add up to the variance of victory, since a chance
to win changes only by what could not be foreseen; so each square is a part of what decides the game. Two searches with different
seeds measure each change, and their product is taken: so their own errors cancel out on average. Only if the parts
add up to about 100% can the searches' chances be relied on; if to more, they swing too far and back again.

Last comes what a seat loses by its own moves in a whole game: nobody's chance falls by a move that is as good as the searches expect, so
that whoever made no such mistakes would win about as much more often. That is roughly what more thinking of the same kind can win; a little
more, since the chances are those of all moves that a search tries, not of the best.

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
from rich.table import Table

import opificio
from opificio.bots.engine.search import ROOT, WIN
from opificio.bots.magnate import Magnate, Tree, Tuning
from opificio.kit.errors import OpificioError
from opificio.kit.game import load_game
from opificio.kit.layout import NATURE
from opificio.kit.match import Match

SEEDS = (1, 2)
SHOWN_EVERY = 10
"""The table is shown whenever so many more games are judged."""
LUCK, OTHERS, OWN = 0, 1, 2
"""Who may change a seat's chance to win."""
DECIDERS = ("what nature draws", "what the others do", "what one does oneself")


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


def victory(match: Match) -> Any:
    """The same once the game is over, when there is no doubt left."""
    won = np.zeros(len(match.names))
    won[[result.seat for result in match.ranking() if result.place == 1]] = 1
    return np.array([won / won.sum()] * len(SEEDS))


def decided(match: Match, simulations: int) -> Any:
    """For each of the deciders the squares of all it changed in a game, then what seats lost by their own moves; a seat on average."""
    history = match.history
    parts = np.zeros(len(DECIDERS))
    lost = 0.0
    at = 0
    before = chances(match, history[0].before, simulations)
    for mover, run in groupby(history, key=lambda move: move.seat):
        at += sum(1 for _ in run)
        after = chances(match, history[at].before, simulations) if at < len(history) else victory(match)
        first, second = after - before
        for seat, square in enumerate(first * second):
            parts[LUCK if mover == NATURE else OWN if mover == seat else OTHERS] += square
        if mover != NATURE:
            lost -= (first + second)[mover] / len(SEEDS)
        before = after
    return np.array([*parts, lost]) / len(match.names)


def shown(title: str, found: list[Any], players: int) -> Table:
    """What the games so far say, with standard errors."""
    whole = (1 - 1 / players) / players
    shares = 100 * np.array(found)[:, : len(DECIDERS)] / whole
    lost = 100 * np.array(found)[:, len(DECIDERS)]
    table = Table("", "of who wins", "of a chance, in points", title=title)
    for name, share in zip((*DECIDERS, "all"), np.column_stack([shares, shares.sum(axis=1)]).T, strict=True):
        error = share.std() / np.sqrt(len(found))
        swing = 100 * np.sqrt(max(share.mean(), 0) / 100 * whole)
        table.add_row(name, f"{share.mean():.0f}% ± {error:.0f}", f"{swing:.0f}")
    table.add_row("lost by one's own moves, a game", "", f"{lost.mean():.1f} ± {lost.std() / np.sqrt(len(found)):.1f}")
    return table


def main(
    game: str,
    games: Annotated[int, typer.Option(min=1)] = 40,
    players: int = 4,
    playing: Annotated[int, typer.Option(min=1)] = 500,
    judging: Annotated[int, typer.Option(min=1)] = 2000,
) -> None:
    if any(field.secret for field in load_game(game).layout.fields.values()):
        raise typer.BadParameter("this measure is for games in which nothing is hidden")
    console = Console()
    found = []
    for number in track(range(games), "playing and judging", console=console):
        match = opificio.new(game, players=players, seed=7000 + number)
        bots = [Magnate(seed=10 * number + seat, simulations=playing) for seat in range(players)]
        while not match.over:
            match.play(bots[match.seat].choose(match))
        found.append(decided(match, judging))
        if len(found) % SHOWN_EVERY == 0 or len(found) == games:
            console.print(shown(f"{game}, {len(found)} games of equal magnates ({playing} simulations)", found, players))


if __name__ == "__main__":
    try:
        typer.run(main)
    except OpificioError as error:
        sys.exit(str(error))
