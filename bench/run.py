"""`make bench`: our figures and, beside them, other engines', in one run on one core. Also written to build/bench.json.

`python bench/run.py [game …]` measures only some games; `--no-rivals` leaves the other engines out, `--search` all but the search.
Cold compile, cached start and import are whole processes, timed from outside; the rest runs in this one.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parent))

import rivals
import search

from opificio.kit.compile import rule
from opificio.kit.drivers import CAREFUL, UNIFORM
from opificio.kit.game import Game, game_ids, load_game

SECONDS = 2.0
OUT = Path(__file__).parent.parent / "build" / "bench.json"

START = """
import sys
from opificio.kit.game import load_game
game = load_game(sys.argv[1])
game.warm()
game.simulate(game.about.players[-1], 1, 1)
"""
INTERPRETED = """
import sys, time
from opificio.kit.game import load_game
game = load_game(sys.argv[1])
games, start = 0, time.perf_counter()
moves = 0
while time.perf_counter() - start < float(sys.argv[2]):
    result = game.simulate(game.about.players[-1], 1, games, threads=1)
    moves += int(result.players.sum() + result.nature.sum())
    games += 1
print(moves / (time.perf_counter() - start), games / (time.perf_counter() - start))
"""


@rule
def copy_around(states: Any, times: int) -> None:
    """Copies states hither and thither so that no copy can be left out."""
    n = states.size
    for k in range(times):
        states[(k * 7 + 1) % n] = states[(k * 5) % n]


def on_one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def seconds_of(code: str, *arguments: str, **environment: str) -> tuple[float, str]:
    start = time.perf_counter()
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments], env={**os.environ, **environment}, capture_output=True, text=True, check=True
    )
    return time.perf_counter() - start, done.stdout


def play(game: Game, policy: int, options: dict[str, str] | None = None) -> dict[str, float]:
    seats = game.about.players[-1]
    game.simulate(seats, 1, 1, policy=policy, threads=1, options=options)
    games = players = nature = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < SECONDS:
        result = game.simulate(seats, 200, 1, policy=policy, threads=1, first=games, options=options)
        games += len(result)
        players += int(result.players.sum())
        nature += int(result.nature.sum())
    return {
        "moves_per_s": (players + nature) / elapsed,
        "player_moves_per_s": players / elapsed,
        "nature_moves_per_s": nature / elapsed,
        "games_per_s": games / elapsed,
        "moves_per_game": (players + nature) / games,
    }


def copy_time(game: Game) -> float:
    """Seconds per copy of a state, compiled."""
    states = game.layout.blank(64)
    copy_around(states, 10)
    start = time.perf_counter()
    copy_around(states, 2_000_000)
    return (time.perf_counter() - start) / 2_000_000


def measure(name: str) -> dict[str, Any]:
    game = load_game(name)
    game.warm()
    figures: dict[str, Any] = {"players": game.about.players[-1], "random": play(game, UNIFORM), "careful": play(game, CAREFUL)}
    for option, values in game.tables.options().items():
        if option == "map":
            figures["maps"] = {value: play(game, UNIFORM, {option: value}) for value in values}
    moves, games = map(float, seconds_of(INTERPRETED, name, str(SECONDS), OPIFICIO_JIT="0")[1].split())
    figures["interpreted"] = {"moves_per_s": moves, "games_per_s": games}
    figures["state_bytes"] = game.layout.dtype.itemsize
    figures["copy_ns"] = copy_time(game) * 1e9
    with tempfile.TemporaryDirectory() as empty:
        figures["cold_compile_s"] = seconds_of(START, name, OPIFICIO_CACHE=empty)[0]
        figures["cached_start_s"] = min(seconds_of(START, name, OPIFICIO_CACHE=empty)[0] for _ in range(3))
    return figures


def searches(console: Console, chosen: list[str], beside: bool) -> dict[str, Any]:
    """The search of every game and map, then open_spiel's; prints them as one table."""
    own: dict[str, search.Speed] = {}
    for name in chosen:
        console.print(f"searching {name} …", style="dim")
        game = load_game(name)
        maps = game.tables.options().get("map")
        for label, options in {f"{name}, {value}": {"map": value} for value in maps}.items() if maps else [(name, None)]:
            own[label] = search.ours(game, options)
            own[f"{label}, at random"] = search.ours(game, options, search.AT_RANDOM)
    other: dict[str, search.Speed] = {}
    if beside:
        console.print("searching go and gin_rummy …", style="dim")
        other, missing = search.theirs()
        console.print(missing, style="yellow", end="\n" if missing else "")
    console.print(search.table(own, other))
    return {name: speed.figures() for name, speed in {**own, **other}.items()}


def engines(console: Console, chosen: list[str], beside: bool) -> dict[str, Any]:
    """How fast games are played without thinking, ours and other engines'."""
    figures: dict[str, Any] = {}
    import_s = min(seconds_of("import opificio")[0] for _ in range(5))
    bare_s = min(seconds_of("pass")[0] for _ in range(5))
    for name in chosen:
        console.print(f"measuring {name} …", style="dim")
        figures[name] = measure(name)
    ours = Table(title="Opificio, one core")
    for column in (
        "game",
        "moves/s",
        "players'",
        "nature's",
        "games/s",
        "careful moves/s",
        "interpreted",
        "bytes",
        "copy ns",
        "cold s",
        "cached s",
    ):
        ours.add_column(column, justify="left" if column == "game" else "right", no_wrap=column == "game")
    for name, f in figures.items():
        r = f["random"]
        row = [r["moves_per_s"], r["player_moves_per_s"], r["nature_moves_per_s"], r["games_per_s"], f["careful"]["moves_per_s"]]
        row += [f["interpreted"]["moves_per_s"], f["state_bytes"], f["copy_ns"]]
        ours.add_row(name, *(f"{v:,.0f}" for v in row), f"{f['cold_compile_s']:.1f}", f"{f['cached_start_s']:.2f}")
        for value, m in f.get("maps", {}).items():
            ours.add_row(
                f"  {value}", *(f"{m[k]:,.0f}" for k in ("moves_per_s", "player_moves_per_s", "nature_moves_per_s", "games_per_s"))
            )
    console.print(ours)
    console.print(f"import opificio: {import_s:.2f} s (python alone: {bare_s:.2f} s)")
    figures["import_s"] = import_s
    if beside:
        others = rivals.measure(SECONDS)
        console.print(rivals.table(others))
        figures["rivals"] = {name: dict(values) for name, values in others.figures.items()}
        for line in others.missing:
            console.print(line, style="yellow")
        catan = [f["decisions_per_s"] for name, f in others.figures.items() if name.startswith("catanatron")]
        for name in chosen if catan else []:
            ratio = figures[name]["random"]["player_moves_per_s"] / float(catan[0])
            figures[name]["times_catanatron"] = ratio
            console.print(f"{name}: {ratio:,.0f} times catanatron's decisions per second (players' moves only)")
    return figures


def main(
    games: Annotated[list[str] | None, typer.Argument(help="The games to measure; all if none is named.")] = None,
    beside: Annotated[bool, typer.Option("--rivals/--no-rivals", help="Measure other engines too.")] = True,
    only_search: Annotated[bool, typer.Option("--search", help="Measure the search alone.")] = False,
) -> None:
    chosen = games or game_ids()
    if unknown := sorted(set(chosen) - set(game_ids())):
        raise typer.BadParameter(f"{', '.join(unknown)}: the games are {', '.join(game_ids())}")
    on_one_core()
    console = Console(width=150)
    figures = {} if only_search else engines(console, chosen, beside)
    figures["search"] = searches(console, chosen, beside)
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_text(json.dumps(figures, indent=1, default=float), encoding="utf-8")
    console.print(f"written: {OUT.name}")


if __name__ == "__main__":
    typer.run(main)
