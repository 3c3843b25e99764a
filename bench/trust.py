"""Whether the search's chances come true: `python bench/trust.py GAME`.

Equal magnates play. In every other round each seat's first decision is judged by a longer search, and in the end one sees who won. Of all
decisions at which the search gave a seat about 30%, about 30% should have been won. The slope says it in one number: 1 if the chances
come true, 0 if they say nothing about who wins. Where it is low, playouts misjudge something, and more simulations only make the search
surer of it: then look at what seats with high chances have in common, and see what the rules of thumb make of that.
"""

from __future__ import annotations

import sys
from itertools import pairwise
from typing import Annotated, Any, NamedTuple

import numpy as np
import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

import opificio
from opificio.bots.magnate import Magnate
from opificio.cli import parse_options
from opificio.kit.errors import OpificioError
from opificio.kit.match import Match

SHOWN_EVERY = 10
"""The table is shown whenever so many more games are over."""
EVERY = 2
"""One round in so many is judged."""
STAGES = ("first third", "second third", "last third")
LIMITS = (0.0, 0.1, 0.2, 0.35, 0.55, 1.01)


class Said(NamedTuple):
    """What the search said of a seat in a game, and what came of it."""

    game: int
    stage: int
    chance: float
    won: float


def judged(match: Match, number: int, playing: int, judging: int) -> list[Said]:
    """Plays a game and asks on the way."""
    bots = [Magnate(seed=10 * number + seat, simulations=playing) for seat in range(len(match.names))]
    judge = Magnate(seed=number, simulations=judging)
    said: dict[tuple[int, int], float] = {}
    while not match.over:
        rounds, seat = match.round, match.seat
        if rounds % EVERY == 0 and (rounds, seat) not in said and len(match.actions()) > 1:
            said[rounds, seat] = judge.think(match)[0].win
        match.play(bots[seat].choose(match))
    winners = [result.seat for result in match.ranking() if result.place == 1]
    length = match.round + 1
    return [
        Said(number, len(STAGES) * rounds // length, chance, (seat in winners) / len(winners)) for (rounds, seat), chance in said.items()
    ]


def slope(said: list[Said]) -> tuple[float, float]:
    """How much more often a seat wins for each point of its chance, with the standard error, since a game's seats hang together."""
    games, chance, won = (np.array([getattr(s, name) for s in said], float) for name in ("game", "chance", "won"))
    off = chance - chance.mean()
    found = float((off * won).sum() / (off**2).sum())
    rest = won - won.mean() - found * off
    error = np.sqrt(sum((off * rest)[games == game].sum() ** 2 for game in set(games))) / (off**2).sum()
    return found, float(error)


def shown(title: str, said: list[Said]) -> Table:
    """What the games so far say."""
    table = Table("", "slope", *(f"{low:.0%} to {min(high, 1):.0%}" for low, high in pairwise(LIMITS)), title=title)
    for stage, name in enumerate((*STAGES, "all")):
        here = [s for s in said if stage in (s.stage, len(STAGES))]
        found, error = slope(here)
        cells: list[Any] = []
        for low, high in pairwise(LIMITS):
            within = [s for s in here if low <= s.chance < high]
            chance, won = np.mean([(s.chance, s.won) for s in within], axis=0) if within else (0, 0)
            cells.append(f"{chance:.0%} said, {won:.0%} won ({len(within)})" if within else "")
        table.add_row(name, f"{found:.2f} ± {error:.2f}", *cells)
    return table


def main(
    game: str,
    games: Annotated[int, typer.Option(min=2)] = 30,
    players: int = 4,
    playing: Annotated[int, typer.Option(min=1)] = 150,
    judging: Annotated[int, typer.Option(min=1)] = 600,
    option: Annotated[list[str] | None, typer.Option("-o", help="An option of the game, as name=value.")] = None,
) -> None:
    console = Console()
    said: list[Said] = []
    for number in track(range(1, games + 1), "playing and judging", console=console):
        match = opificio.new(game, players=players, seed=31_000 + number, options=parse_options(option))
        said += judged(match, number, playing, judging)
        if number % SHOWN_EVERY == 0 or number == games:
            console.print(shown(f"{game}, {number} games of equal magnates ({playing} simulations), judged by {judging}", said))


if __name__ == "__main__":
    try:
        typer.run(main)
    except OpificioError as error:
        sys.exit(str(error))
