"""What `opificio hint` and `opificio analyse` show."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from opificio.bots.insight import Analysis, Hint, Judged, analyse, hint
from opificio.bots.page import page, percent
from opificio.kit.errors import OpificioError
from opificio.kit.match import Match
from opificio.kit.words import words
from opificio.terminal.style import SEATS

SHOWN = 5


def hint_lines(match: Match, found: Hint, lang: str, most: int = SHOWN) -> RenderableType:
    """The best moves with the place and the chance they promise."""
    say = words(lang).say
    table = Table(box=None, padding=(0, 2))
    for column in ("hint-move", "hint-place", "hint-win", "hint-tried"):
        table.add_column(say(column), justify="left" if column == "hint-move" else "right")
    total = max(sum(c.visits for c in found.moves), 1)
    for k, c in enumerate(found.moves[:most]):
        chance = f"{percent(c.win)} ± {percent(1.96 * c.error)}"
        style = "bold" if k == 0 else ""
        table.add_row(Text(match.describe(c.action, lang)), f"{c.place:.1f}", chance, percent(c.visits / total), style=style)
    sure = say("hint-only") if len(found.moves) == 1 else say("hint-sure", share=percent(found.sure))
    return Group(table, Text(f"{sure} {say('hint-effort', simulations=found.simulations)}", style="dim"))


def show_hint(match: Match, millis: int, simulations: int | None, lang: str, console: Console) -> None:
    say = words(lang).say
    with Console(stderr=True).status(say("hint-thinking")):
        found = hint(match, millis=millis, simulations=simulations, seed=1 if simulations else None)
    console.print(Text(match.prompt(lang), style="bold"))
    console.print(hint_lines(match, found, lang))


def analyse_and_show(
    match: Match, seconds: float, simulations: int | None, threads: int | None, out: Path, lang: str, console: Console
) -> None:
    say = words(lang).say
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(say("analysis-running"), total=None)
        analysis = analyse(
            match,
            seconds=seconds,
            simulations=simulations,
            threads=threads,
            progress=lambda done, total: progress.update(task, completed=done, total=total),
        )
    console.print(_decisions(analysis.decisions, analysis, lang))
    console.print()
    if mistakes := analysis.mistakes():
        console.print(Text(say("analysis-mistakes"), style="bold"))
        console.print(_decisions(mistakes, analysis, lang))
    else:
        console.print(say("analysis-no-mistakes"))
    console.print()
    for result in match.ranking():
        lost = round(analysis.lost(result.seat), 2)
        told = say("analysis-player", name=result.name, place=result.place, score=result.score, lost=lost)
        console.print(Text(f"{SEATS[result.seat][1]} {told}", style=SEATS[result.seat][0]))
    try:
        out.write_text(page(analysis, lang), encoding="utf-8")
    except OSError as error:
        raise OpificioError("file-unwritable", path=str(out), why=error.strerror or str(error)) from None
    console.print(say("table-saved", file=str(out)))


def _decisions(decisions: list[Judged], analysis: Analysis, lang: str) -> Table:
    match, say = analysis.match, words(lang).say
    table = Table(box=None, padding=(0, 1))
    for column in ("analysis-move", "analysis-who", "analysis-played", "analysis-before", "analysis-after", "analysis-loss"):
        left = column in ("analysis-who", "analysis-played")
        table.add_column(say(column), justify="left" if left else "right", no_wrap=not left)
    table.add_column(say("analysis-better"))
    for j in decisions:
        colour, shape = SEATS[j.seat]
        table.add_row(
            str(j.number),
            Text(f"{shape} {match.names[j.seat]}", style=colour),
            Text(match.describe(j.played.action, lang)),
            percent(j.best.win),
            percent(j.played.win),
            Text(percent(j.loss), style="red") if j.loss >= 0.005 else "",
            Text(match.describe(j.best.action, lang)) if j.best is not j.played else "",
        )
    return table
