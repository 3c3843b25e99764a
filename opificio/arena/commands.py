"""What `opificio arena` and `opificio study` do, with progress, results as they come and a hint when stopped."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from opificio.arena import report, study
from opificio.arena.run import Arena, Outcome, load_outcomes, run
from opificio.kit.words import words


@dataclass(frozen=True)
class Plan:
    """Games for a study: how many in all, and how many of those are recorded where not all of them have to be."""

    arena: Arena
    games: int
    recorded: int


def _bar(console: Console) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def play(arena: Arena, games: int, folder: Path, workers: int | None, records: bool, lang: str, console: Console) -> list[Outcome] | None:
    """Plays with a bar that says who leads. None if the person stopped it."""
    say = words(lang).say
    wins: Counter[str] = Counter()
    seats: Counter[str] = Counter()
    before = load_outcomes(folder, arena)
    try:
        with _bar(console) as progress:
            task = progress.add_task(say("arena-running"), total=games, completed=sum(o.game < games for o in before))

            def tell(outcome: Outcome) -> None:
                for who, place in zip(outcome.bots, outcome.places, strict=True):
                    wins[who] += place == 1
                    seats[who] += 1
                best = max(seats, key=lambda who: wins[who] / seats[who])
                progress.update(task, advance=1, description=say("arena-leader", bot=best, share=f"{wins[best] / seats[best]:.0%}"))

            return run(arena, games, folder, workers=workers, records=records, progress=tell)
    except KeyboardInterrupt:
        console.print(Text(say("arena-stopped", games=len(load_outcomes(folder, arena))), style="yellow"))
        return None


def run_arena(arena: Arena, games: int, folder: Path, workers: int | None, records: bool, lang: str, console: Console) -> None:
    outcomes = play(arena, games, folder, workers, records, lang, console)
    if outcomes is None:
        raise SystemExit(130)
    report.show(arena, outcomes, lang, console)
    for path in report.write(arena, outcomes, folder, lang):
        console.print(words(lang).say("table-saved", file=str(path)), soft_wrap=True)


def _read(game: str, paths: list[Path], lang: str, console: Console) -> study.Reading:
    with _bar(console) as progress:
        task = progress.add_task(words(lang).say("arena-reading"), total=len(paths))
        return study.read_records(game, paths, lambda: progress.advance(task))


def run_study(
    boards: dict[str, list[Plan]], folder: Path, kept: Path, workers: int | None, lang: str, console: Console, command: str
) -> None:
    """For every board plays the games, reads what happened in those recorded, and writes one page."""
    chapters: dict[str, list[study.Played]] = {}
    for title, plans in boards.items():
        chapters[title] = []
        for plan in plans:
            place = plan.arena.folder(kept)
            quick = study.quick_outcomes(plan.arena, plan.games)
            recorded = play(plan.arena, plan.games if quick is None else plan.recorded, place, workers, True, lang, console)
            if recorded is None:
                raise SystemExit(130)
            paths = [place / "records" / f"{outcome.game:06}.txt" for outcome in recorded]
            reading = _read(plan.arena.game, paths, lang, console)
            chapters[title].append(study.Played(plan.arena, recorded if quick is None else quick, reading))
    game = next(iter(boards.values()))[0].arena.game
    page = study.page(game, chapters, folder, command)
    target = folder / f"{game}.md"
    target.write_text(page, encoding="utf-8")
    console.print(words(lang).say("table-saved", file=str(target)), soft_wrap=True)
