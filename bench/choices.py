"""What the choices of a search cost, budget by budget: `python bench/choices.py GAME`.

Positions are taken from games of small searches. In each, the moves a longer search takes seriously are judged one by one, by a search
in which every simulation begins with that move. Then searches of several budgets choose, and what they give up against the best move
is averaged. That tells settings apart in minutes, for which whole games would need days: `--tuning curiosity=0` adds one to compare.
"""

from __future__ import annotations

import itertools
import math
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from typing import Annotated

import numpy as np
import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

import opificio
from opificio.bots.engine import search
from opificio.bots.engine.search import VALUE
from opificio.bots.magnate import Magnate, Tree, Tuning
from opificio.cli import parse_options
from opificio.kit.errors import OpificioError
from opificio.kit.match import Match

EVERY = 13
"""One decision in so many is asked about."""
QUICK, SERIOUS, CANDIDATES, TRIED = 150, 8000, 8, 60
"""Simulations of those who play, and of the search that says which moves (at most so many, each tried so often) are worth judging."""
JUDGING = 5000
SEEDS = (1000, 1001)


@dataclass
class Question:
    """A position, and what its moves are worth to whoever decides."""

    match: Match
    worth: dict[int, float]

    def cost(self, actions: Sequence[int]) -> float:
        """What these choices give up on average."""
        return max(self.worth.values()) - float(np.mean([self.worth[action] for action in actions]))


def judged(match: Match, action: int) -> float:
    """The value of a move for whoever decides, by a search of this move alone."""
    states, _ = Magnate(seed=5).guess(match)
    tree = Tree(match.game, len(match.names), 8 * JUDGING, Tuning())
    tree.begin(states, match.seat, 5, 1)
    search.grow(tree.states, tree.arrays, JUDGING, action, 1)
    visits, sums = tree.totals(tree.children()[action])
    return float(sums[match.seat, VALUE] / visits)


def questions(game: str, players: int, options: dict[str, str]) -> Iterator[Question]:
    number = 0
    while True:
        match = opificio.new(game, players=players, seed=9000 + number, options=options)
        number += 1
        bots = [Magnate(seed=10 * number + seat, simulations=QUICK) for seat in range(players)]
        decisions = 0
        while not match.over:
            if len(match.actions()) > 1:
                decisions += 1
                if decisions % EVERY == (5 + number) % EVERY:
                    found = [c.action for c in Magnate(seed=99, simulations=SERIOUS).think(match) if c.visits >= TRIED][:CANDIDATES]
                    if len(found) > 1:
                        yield Question(opificio.read(match.record()), {action: judged(match, action) for action in found})
            match.play(bots[match.seat].choose(match))


def tuned(text: str) -> Tuning:
    try:
        return Tuning(**{name: float(value) for name, value in parse_options(text.split(",") if text else None).items()})
    except (TypeError, ValueError):
        known = ", ".join(field.name for field in fields(Tuning))
        raise typer.BadParameter(f"{text}: give numbers as name=value,name=value; the names are {known}") from None


def main(
    game: str,
    positions: int = 60,
    players: int = 4,
    budgets: str = "500,2000,8000",
    tuning: Annotated[list[str] | None, typer.Option(help="Numbers that differ from the usual ones, as name=value,name=value.")] = None,
    option: Annotated[list[str] | None, typer.Option("-o", help="An option of the game, as name=value.")] = None,
) -> None:
    rows = {text or "usual": tuned(text) for text in ["", *(tuning or [])]}
    asked = list(track(itertools.islice(questions(game, players, parse_options(option)), positions), "judging moves", positions))
    answers: dict[tuple[str, str], list[list[int]]] = {}
    for (name, numbers), budget in itertools.product(rows.items(), budgets.split(",")):
        bots = [Magnate(seed=seed, simulations=int(budget), tuning=numbers) for seed in SEEDS]
        answers[name, budget] = [[bot.act(q.match) for bot in bots] for q in track(asked, f"{name}, {budget}", transient=True)]
    for found in answers.values():
        for q, actions in zip(asked, found, strict=True):
            for action in set(actions) - set(q.worth):
                q.worth[action] = judged(q.match, action)
    table = Table("", *budgets.split(","), title=f"{game}: hundredths of a value given up at a decision ({positions} decisions)")
    for name in rows:
        costs = [[100 * q.cost(a) for q, a in zip(asked, answers[name, budget], strict=True)] for budget in budgets.split(",")]
        table.add_row(name, *(f"{np.mean(c):.2f} ± {np.std(c) / math.sqrt(len(c)):.2f}" for c in costs))
    Console().print(table)


if __name__ == "__main__":
    try:
        typer.run(main)
    except OpificioError as error:
        sys.exit(str(error))
