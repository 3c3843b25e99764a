"""The report of an arena: a table in the terminal, JSON for programs, and a page with plots that stands alone."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from html import escape
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from opificio import plots
from opificio.arena.run import Arena, Outcome
from opificio.arena.table import Standing, bins, seat_shares, standings
from opificio.bots import Fault
from opificio.kit.game import about
from opificio.kit.words import Words, words


def show(arena: Arena, outcomes: Sequence[Outcome], lang: str, console: Console) -> None:
    w = words(lang)
    table = Table(box=None, padding=(0, 1))
    for column in HEAD:
        whole = column in ("arena-bot", "arena-rating", "simulate-interval")
        table.add_column(w.say(column), justify="left" if column == "arena-bot" else "right", no_wrap=whole)
    for standing in standings(outcomes):
        table.add_row(*cells(standing))
    console.print(table)
    seats = "   ".join(f"{n}: {share:.1%} ({low:.1%} – {high:.1%})" for n, (share, low, high) in enumerate(seat_shares(outcomes), start=1))
    console.print(Text(f"{w.say('arena-seats')}: {seats}", style="dim"))
    if faults := sum(o.faults for o in outcomes):
        console.print(Text(w.say("arena-faults", count=faults), style="yellow"))
        for sentence in reasons(outcomes, lang):
            console.print(Text(f"  {sentence}", style="yellow"), soft_wrap=True)
    if unfinished := sum(not o.finished for o in outcomes):
        console.print(Text(w.say("simulate-unfinished", games=unfinished), style="yellow"))


def reasons(outcomes: Sequence[Outcome], lang: str, most: int = 5) -> list[str]:
    """Why bots were replaced, a sentence for each kind of fault."""
    kinds = {(fault["message"], fault["bot"]): fault for outcome in outcomes for fault in outcome.noted}
    return [Fault.of(fault).text(lang) for _, fault in sorted(kinds.items())][:most]


HEAD = ("arena-bot", "arena-rating", "simulate-wins", "simulate-interval", "arena-place", "simulate-mean", "arena-games")


def cells(s: Standing) -> list[str]:
    rating = f"{s.mu:.1f} ± {2 * s.sigma:.1f}"
    return [s.bot, rating, f"{s.share:.1%}", f"{s.low:.1%}–{s.high:.1%}", f"{s.place:.2f}", f"{s.score:.1f}", str(s.seats)]


def as_json(arena: Arena, outcomes: Sequence[Outcome]) -> dict[str, object]:
    return {
        **arena.manifest(),
        "games": len(outcomes),
        "standings": [asdict(s) for s in standings(outcomes)],
        "seats": [{"seat": n, "share": s, "low": low, "high": high} for n, (s, low, high) in enumerate(seat_shares(outcomes), start=1)],
        "faults": sum(o.faults for o in outcomes),
        "rounds": sum(o.rounds for o in outcomes) / len(outcomes),
        "moves": sum(o.moves for o in outcomes) / len(outcomes),
    }


def as_page(arena: Arena, outcomes: Sequence[Outcome], lang: str) -> str:
    """HTML with the rating ladder, the shares, the scores of each bot, the seats and the lengths."""
    w = words(lang)
    found = standings(outcomes)
    title = w.say("arena-title", title=about(arena.game).title(lang), games=len(outcomes), players=arena.players)
    even = 1 / arena.players
    ladder = [plots.Row(s.bot, s.mu, s.mu - 2 * s.sigma, s.mu + 2 * s.sigma) for s in found]
    shares = [plots.Row(s.bot, s.share, s.low, s.high) for s in found]
    seats = [plots.Row(f"{w.say('simulate-seat')} {n}", *row) for n, row in enumerate(seat_shares(outcomes), start=1)]
    body = [
        plots.html_table([w.say(column) for column in HEAD], [cells(s) for s in found]),
        _section(w, "arena-rating", plots.intervals(ladder, w.say("arena-rating"))),
        _section(w, "simulate-wins", plots.intervals(shares, w.say("simulate-wins"), "{:.1%}", even)),
        _section(w, "arena-seats", plots.intervals(seats, w.say("arena-seats"), "{:.1%}", even)),
        _section(w, "simulate-rounds", plots.histogram(*bins([o.rounds for o in outcomes]), w.say("simulate-rounds"))),
    ]
    if faults := sum(o.faults for o in outcomes):
        lines = [w.say("arena-faults", count=faults), *reasons(outcomes, lang)]
        body.insert(1, "".join(f"<p>{escape(line)}</p>" for line in lines))
    for s in found:
        scores = [o.scores[seat] for o in outcomes for seat, who in enumerate(o.bots) if who == s.bot]
        body.append(_section(w, "arena-scores", plots.histogram(*bins(scores), w.say("arena-scores", bot=s.bot)), bot=s.bot))
    return plots.page(title, "\n".join(body))


def _section(w: Words, heading: str, chart: str, **values: str) -> str:
    return f"<h2>{w.say(heading, **values)}</h2>{chart}"


def write(arena: Arena, outcomes: Sequence[Outcome], folder: Path, lang: str) -> list[Path]:
    """Writes `report.json` and `report.html` and returns where they are."""
    data, page = folder / "report.json", folder / "report.html"
    data.write_text(json.dumps(as_json(arena, outcomes), indent=1), encoding="utf-8")
    page.write_text(as_page(arena, outcomes, lang), encoding="utf-8")
    return [data, page]
