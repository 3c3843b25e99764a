"""Runs an arena: games over the cores, a line of JSON for each as soon as it is over, so that nothing is lost by stopping."""

from __future__ import annotations

import hashlib
import json
import os
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any

from opificio.arena.lineup import seating
from opificio.bots import bot
from opificio.kit.drivers import ROUND_LIMIT
from opificio.kit.errors import BadOption
from opificio.kit.game import load_game
from opificio.kit.match import new
from opificio.kit.tables import code_digest

NAMES = ("A", "B", "C", "D", "E", "F")


@dataclass(frozen=True)
class Outcome:
    """What came of one game, seat by seat."""

    game: int
    bots: list[str]
    scores: list[int]
    places: list[int]
    rounds: int
    moves: int
    finished: bool
    faults: int
    """How often the foreman had to move for a bot …"""
    noted: list[dict[str, Any]] = field(default_factory=list)
    """… and why: one fault of each kind (`OpificioError.data`)."""


@dataclass(frozen=True)
class Arena:
    """What is played. The same arena always plays the same games, unless a bot thinks by the clock."""

    game: str
    bots: list[str]
    players: int
    seed: int
    options: dict[str, str]

    def folder(self, parent: Path) -> Path:
        """Where this arena's results are kept by default: named by what it is and by the code that plays it."""
        digest = hashlib.sha256(json.dumps(self.manifest(), sort_keys=True).encode()).hexdigest()[:8]
        return parent / f"{self.game}-{digest}"

    def manifest(self) -> dict[str, Any]:
        loaded = load_game(self.game)
        return {**asdict(self), "rules": loaded.about.version, "tables": loaded.tables.fingerprint, "code": code_digest(self.game)}

    def seed_of(self, game: int) -> int:
        """Every game has a seed of its own."""
        return int.from_bytes(hashlib.sha256(f"{self.seed}/{game}".encode()).digest()[:7], "big")

    def play(self, number: int, records: Path | None = None) -> Outcome:
        """Plays one game to its end."""
        lineup = [self.bots[entrant] for entrant in seating(number, len(self.bots), self.players, self.seed)]
        seed = self.seed_of(number)
        match = new(self.game, list(NAMES[: self.players]), seed=seed, options=self.options)
        players = [bot(name, seed=seed + seat, threads=1 if name.startswith("magnate") else None) for seat, name in enumerate(lineup)]
        try:
            while not match.over and match.round <= ROUND_LIMIT:
                match.play(players[match.seat].act(match))
        finally:
            for player in players:
                player.close()
        if records is not None:
            seats = ", ".join(f"{name} is {who}" for name, who in zip(match.names, lineup, strict=True))
            (records / f"{number:06}.txt").write_text(f"# {seats}\n{match.record()}", encoding="utf-8")
        faults = [fault for player in players for fault in player.faults]
        places = {result.seat: result.place for result in match.ranking()}
        return Outcome(
            number,
            lineup,
            list(match.scores().values()),
            [places[seat] for seat in range(self.players)],
            match.round,
            len(match.history),
            match.over,
            len(faults),
            list({(fault.message, fault.values["bot"]): fault.data() for fault in faults}.values()),
        )


def _end_with_parent() -> None:
    """A worker whose arena was killed must not go on playing for nobody."""
    parent = parent_process()

    def watch() -> None:
        assert parent is not None
        wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def load_outcomes(folder: Path, arena: Arena) -> list[Outcome]:
    """The games already played into a folder; refuses one that belongs to another arena, or was played by other bots of the same name."""
    manifest, results = folder / "arena.json", folder / "results.jsonl"
    if not manifest.exists():
        return []
    found, wanted = json.loads(manifest.read_text(encoding="utf-8")), arena.manifest()
    if found != wanted:
        same = {**found, "code": wanted["code"]} == wanted
        raise BadOption("arena-older" if same else "arena-other", folder=str(folder))
    outcomes = []
    for line in results.read_text(encoding="utf-8").splitlines() if results.exists() else []:
        try:
            outcomes.append(Outcome(**json.loads(line)))
        except (json.JSONDecodeError, TypeError):
            continue  # the last line of a run that was cut off while writing it
    return outcomes


def run(
    arena: Arena,
    games: int,
    folder: Path,
    *,
    workers: int | None = None,
    records: bool = False,
    progress: Callable[[Outcome], None] | None = None,
) -> list[Outcome]:
    """Plays what is still missing of the first `games` games; `progress` is told of each as it ends."""
    folder.mkdir(parents=True, exist_ok=True)
    done = {outcome.game: outcome for outcome in load_outcomes(folder, arena) if outcome.game < games}
    (folder / "arena.json").write_text(json.dumps(arena.manifest(), indent=1), encoding="utf-8")
    _rewrite(folder / "results.jsonl", done)
    kept = folder / "records" if records else None
    if kept is not None:
        kept.mkdir(exist_ok=True)
    missing = [number for number in range(games) if number not in done or (kept is not None and not (kept / f"{number:06}.txt").exists())]
    with (folder / "results.jsonl").open("a", encoding="utf-8") as file:
        for outcome in _played(arena, missing, kept, workers or os.cpu_count() or 1):
            if outcome.game not in done:
                file.write(json.dumps(asdict(outcome)) + "\n")
                file.flush()
            done[outcome.game] = outcome
            if progress:
                progress(outcome)
    return [done[number] for number in sorted(done)]


def _rewrite(path: Path, done: dict[int, Outcome]) -> None:
    """Leaves out a last line that was cut off, so that the next one starts on a line of its own."""
    beside = path.with_name(path.name + ".new")
    beside.write_text("".join(json.dumps(asdict(done[number])) + "\n" for number in sorted(done)), encoding="utf-8")
    beside.replace(path)


def _played(arena: Arena, numbers: list[int], records: Path | None, workers: int) -> Iterator[Outcome]:
    """The games as they end. Each is a task of its own: with searching bots one takes minutes, and a stop should lose no more than that."""
    if workers == 1 or len(numbers) < 2:
        for number in numbers:
            yield arena.play(number, records)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_end_with_parent) as pool:
        futures = [pool.submit(arena.play, number, records) for number in numbers]
        try:
            for future in as_completed(futures):
                yield future.result()
        finally:
            for future in futures:
                future.cancel()
