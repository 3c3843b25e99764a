"""What `opificio simulate` shows and writes: how often each seat wins, scores, lengths."""

from __future__ import annotations

import csv
import math
import time
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from opificio.kit.drivers import CAREFUL, UNIFORM
from opificio.kit.errors import BadOption, OpificioError
from opificio.kit.game import Game
from opificio.kit.words import words

POLICIES = {"uniform": UNIFORM, "careful": CAREFUL}
FORMATS = (".csv", ".parquet")


def check_output(path: Path | None) -> None:
    """Refuses a file that could not be written, before hours of work."""
    if path is None:
        return
    if path.suffix not in FORMATS:
        raise BadOption("out-format", found=path.suffix or path.name, known=", ".join(FORMATS))
    if not path.resolve().parent.is_dir():
        raise BadOption("file-unwritable", path=str(path), why="no such folder")
    if path.suffix == ".parquet":
        try:
            import pyarrow  # noqa: F401
        except ImportError:
            raise OpificioError("out-parquet") from None


def wilson(wins: float, games: int) -> tuple[float, float]:
    """A 95% confidence interval for a share (Wilson's score)."""
    z = 1.96
    share = wins / games
    centre = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, centre - half), min(1.0, centre + half)


def simulate_and_report(
    game: Game,
    number: int,
    players: int | None,
    seed: int,
    threads: int | None,
    policy: str,
    options: dict[str, str],
    path: Path | None,
    lang: str,
    console: Console,
) -> None:
    if policy not in POLICIES:
        raise BadOption("policy-unknown", found=policy, known=", ".join(POLICIES))
    seats = players if players is not None else game.about.players[-1]
    say = words(lang).say
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(say("simulate-running"), total=number)
        start = time.perf_counter()
        results = game.simulate(
            seats,
            number,
            seed,
            options=options,
            policy=POLICIES[policy],
            threads=threads,
            progress=lambda count: progress.advance(task, count),
        )
        elapsed = time.perf_counter() - start
    moves = int(results.players.sum() + results.nature.sum())
    console.print(say("simulate-done", games=number, moves=moves, seconds=f"{elapsed:.2f}", rate=round(moves / max(elapsed, 1e-9))))
    if (unfinished := int((results.finished == 0).sum())) > 0:
        console.print(Text(say("simulate-unfinished", games=unfinished), style="yellow"))
    console.print(_seats(results, seats, lang))
    console.print(_histogram(results.rounds, say("simulate-rounds")))
    if path is not None:
        write_results(path, results, seats)
        console.print(say("table-saved", file=str(path)))


def _seats(results: Any, seats: int, lang: str) -> Table:
    """Shared wins count in equal parts."""
    say = words(lang).say
    games = len(results)
    winners = results.rank[:, :seats] == 1
    shares = winners / winners.sum(axis=1, keepdims=True)
    table = Table(box=None, padding=(0, 2))
    for column in ("simulate-seat", "simulate-wins", "simulate-interval", "simulate-mean", "simulate-deviation", "simulate-quartiles"):
        table.add_column(say(column), justify="right")
    for p in range(seats):
        low, high = wilson(float(shares[:, p].sum()), games)
        score = results.score[:, p]
        quartiles = " / ".join(f"{q:.0f}" for q in np.quantile(score, [0, 0.25, 0.5, 0.75, 1]))
        share = f"{shares[:, p].mean():.1%}"
        table.add_row(str(p + 1), share, f"{low:.1%} – {high:.1%}", f"{score.mean():.1f}", f"{score.std():.1f}", quartiles)
    return table


def _histogram(values: npt.NDArray[Any], title: str, bins: int = 10) -> Table:
    """The distribution of a number as bars."""
    edges = np.unique(np.linspace(values.min(), values.max() + 1, min(bins, int(values.max() - values.min()) + 1) + 1).astype(int))
    counts, edges = np.histogram(values, edges)
    table = Table(title=title, box=None, title_justify="left", title_style="bold", show_header=False)
    for count, first, end in zip(counts, edges[:-1], edges[1:], strict=True):
        label = str(first) if end - first == 1 else f"{first}–{end - 1}"
        table.add_row(
            Text(label, justify="right"), Text("█" * round(40 * count / max(counts.max(), 1)), style="cyan"), f"{count / len(values):.1%}"
        )
    return table


def write_results(path: Path, results: Any, seats: int) -> None:
    """One row per game."""
    columns: dict[str, npt.NDArray[Any]] = {"game": np.arange(len(results))}
    for name in ("finished", "rounds", "players", "nature"):
        columns[{"players": "player_moves", "nature": "nature_moves"}.get(name, name)] = results[name]
    for p in range(seats):
        columns[f"score_{p + 1}"] = results.score[:, p]
        columns[f"rank_{p + 1}"] = results.rank[:, p]
    try:
        if path.suffix == ".csv":
            with path.open("w", newline="", encoding="utf-8") as file:
                writer = csv.writer(file)
                writer.writerow(columns)
                writer.writerows(zip(*(column.tolist() for column in columns.values()), strict=True))
        else:
            import pyarrow
            import pyarrow.parquet

            pyarrow.parquet.write_table(pyarrow.table(columns), path)
    except OSError as error:
        raise OpificioError("file-unwritable", path=str(path), why=error.strerror or str(error)) from None
