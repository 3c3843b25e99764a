"""Where the rules of thumb choose badly: `python bench/regrets.py GAME`.

Games are played by blurred rules of thumb, as the search's playouts are. Now and then every move that looks serious is made, and the game
played on from there many times. Half of these games say which move is best, the other half what it gains over the foreman's choice, in
points of lead over the others' mean, so that luck does not pass for insight. What is added up by kind of decision and of move
shows what foremen do not see, and so what playouts get wrong; then look at the positions (`--show`) and say it in a rule.
"""

from __future__ import annotations

import json
import sys
import time
from collections import defaultdict
from typing import Annotated, Any, NamedTuple

import numpy as np
import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import opificio
from opificio.bots.bot import scratch
from opificio.bots.engine.search import play_out
from opificio.bots.engine.thumb import by_thumb
from opificio.cli import parse_options
from opificio.kit.compile import rule
from opificio.kit.drivers import ROUND_LIMIT
from opificio.kit.errors import OpificioError
from opificio.kit.generic import apply, appraise, ponder, score
from opificio.kit.match import Match
from opificio.kit.rng import new_rng, reseed

EVERY = 7
"""One decision in so many is asked about."""
SERIOUS = 8
"""So many moves are tried, those that look best to a foreman."""


@rule
def thumbed(states: Any, blur: int, rng: Any, actions: Any) -> int:
    return by_thumb(states[0], blur, rng, actions)


@rule
def leads(states: Any, action: int, blur: int, seed: int, rng: Any, actions: Any, weights: Any, out: Any) -> None:
    """Makes a move in record 0 and plays on in record 1, once for each entry of `out`; the same luck for every move."""
    p = int(states[0].seat)
    for k in range(out.size):
        reseed(rng, seed, k)
        states[1] = states[0]
        s = states[1]
        s.event_count = -1
        apply(s, action)
        play_out(s, blur, ROUND_LIMIT, rng, actions, weights)
        own = score(s, p)
        total = 0
        for q in range(s.seats):
            total += score(s, q)
        out[k] = own - (total - own) / max(s.seats - 1, 1)


class Regret(NamedTuple):
    """A decision at which the foreman's move was tried against the others."""

    phase: str
    chosen: str
    better: str
    points: float


def regret(match: Match, number: int, games: int) -> Regret:
    """What a foreman gives up here."""
    actions, weights = scratch(match.game)
    legal = np.array(match.actions(), np.int64)
    state: Any = match._states.copy()[0]
    ponder(state)
    points = [appraise(state, int(action)) for action in legal]
    serious = legal[np.argsort(points, kind="stable")[::-1][:SERIOUS]]
    results = np.zeros((serious.size, games))
    for row, action in zip(results, serious, strict=True):
        leads(match._states[[0, 0]].copy(), int(action), match.game.blur, number, new_rng(0), actions, weights, row)
    best = int(results[:, ::2].mean(axis=1).argmax())
    gain = float((results[best] - results[0])[1::2].mean())
    chosen, better = (match.game.actions.text(int(action)) for action in (serious[0], serious[best]))
    return Regret(match.phase, chosen, better, gain)


def kind(move: str) -> str:
    """A move without its numbers and places: only words in small letters."""
    return " ".join(word for word in move.split() if word.islower() and not any(c.isdigit() for c in word))


def shown(title: str, found: list[Regret], most: int) -> Table:
    groups: dict[tuple[str, str, str], list[float]] = defaultdict(list)
    for r in found:
        groups[r.phase, "", ""].append(r.points)
        if r.chosen != r.better:
            groups[r.phase, kind(r.chosen), kind(r.better)].append(r.points)
    table = Table("asked", "the foreman's choice", "better", "times", "points each", "in all", title=title)
    whole = [g for g in groups if not g[1]]
    parts = sorted((g for g in groups if g[1]), key=lambda g: -sum(groups[g]))[:most]
    for group in sorted(whole, key=lambda g: -sum(groups[g])) + parts:
        gains = groups[group]
        spread = np.std(gains) / max(len(gains), 1) ** 0.5
        table.add_row(*group, str(len(gains)), f"{np.mean(gains):+.2f} ± {spread:.2f}", f"{sum(gains):+.1f}")
    return table


def main(
    game: str,
    minutes: Annotated[float, typer.Option(min=0.1)] = 4.0,
    players: int = 4,
    games: Annotated[int, typer.Option(min=2, help="Games played on from each move.")] = 160,
    most: Annotated[int, typer.Option(help="Kinds of mistakes shown.")] = 25,
    show: Annotated[float | None, typer.Option(help="Show positions in which so many points or more are given up.")] = None,
    option: Annotated[list[str] | None, typer.Option("-o", help="An option of the game, as name=value.")] = None,
) -> None:
    console = Console()
    found: list[Regret] = []
    started, number, decisions = time.monotonic(), 0, 0
    with Progress(console=console, transient=True) as progress:
        bar = progress.add_task("playing and trying", total=60 * minutes)
        while time.monotonic() - started < 60 * minutes:
            number += 1
            match = opificio.new(game, players=players, seed=47_000 + number, options=parse_options(option))
            rng, actions = new_rng(number), scratch(match.game)[0]
            while not match.over and time.monotonic() - started < 60 * minutes:
                if len(match.actions()) > 1:
                    decisions += 1
                    if decisions % EVERY == 0:
                        found.append(regret(match, decisions, games))
                        progress.update(bar, completed=time.monotonic() - started)
                        if show is not None and found[-1].points >= show:
                            progress.console.print(found[-1], json.dumps(match.position()["state"]), soft_wrap=True)
                match.play(int(thumbed(match._states[[0, 0]].copy(), match.game.blur, rng, actions)))
    console.print(shown(f"{game}: what foremen give up, in points of lead ({len(found)} decisions, {number} games)", found, most))


if __name__ == "__main__":
    try:
        typer.run(main)
    except OpificioError as error:
        sys.exit(str(error))
