"""A study of a game's balance, from games of bots against one another: what does it help to have done?

Nothing here knows a game. Events name who did what (a share bought, a tile built, an industry placed); for every such label the study
compares how often those who did it won with how often a seat wins at all.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean

from opificio import plots
from opificio.arena.run import Arena, Outcome
from opificio.arena.table import bins, seat_shares
from opificio.kit.game import about, load_game
from opificio.kit.record import read
from opificio.kit.words import words
from opificio.terminal.report import wilson

FEWEST = 40
"""A label seen in fewer seats says nothing."""
SHOWN = 8


@dataclass(frozen=True)
class Trait:
    """Seats in which an event with a certain label happened, and how often they won."""

    event: str
    axis: str
    label: str
    name: str
    seats: int
    share: float
    low: float
    high: float


def traits(game: str, records: Sequence[Path], progress: Callable[[], None] | None = None) -> list[Trait]:
    """Reads recorded games and counts, for each label of each kind of event, who had it and who of them won."""
    loaded = load_game(game)
    had: dict[tuple[str, str, str], int] = defaultdict(int)
    won: dict[tuple[str, str, str], float] = defaultdict(float)
    kinds = {kind.name: kind for kind in loaded.events.kinds}
    for path in records:
        match = read(path.read_text(encoding="utf-8"))
        winners = [r.name for r in match.ranking() if r.place == 1]
        seen: set[tuple[str, str, str, str]] = set()
        for move in match.history:
            for event in move.events:
                arguments = kinds[event.kind].arguments
                who = [event.values[n] for n, axis in arguments.items() if axis.is_seat][:1]
                for name, axis in arguments.items():
                    if who and who[0] is not None and axis.labels and not axis.numbered and event.values[name] is not None:
                        seen.add((event.kind, axis.name, str(event.values[name]), str(who[0])))
        for kind, axis_name, label, name in seen:
            had[kind, axis_name, label] += 1
            won[kind, axis_name, label] += (name in winners) / len(winners)
        if progress:
            progress()
    w = words("en", game)
    axes = {axis.name: axis for kind in kinds.values() for axis in kind.arguments.values()}
    found = []
    for (kind, axis_name, label), seats in had.items():
        if seats >= FEWEST:
            low, high = wilson(won[kind, axis_name, label], seats)
            name = str(w.label(axes[axis_name], axes[axis_name].index(label)))
            found.append(Trait(kind, axis_name, label, name, seats, won[kind, axis_name, label] / seats, low, high))
    return sorted(found, key=lambda t: -t.share)


def page(arena: Arena, outcomes: Sequence[Outcome], found: Sequence[Trait], folder: Path, command: str) -> str:
    """The study as Markdown, its plots as SVG files beside it."""
    known = about(arena.game)
    even = 1 / arena.players
    seats = seat_shares(outcomes)
    scores = [score for outcome in outcomes for score in outcome.scores]
    winning = [max(outcome.scores) for outcome in outcomes]
    mean = sum(scores) / len(scores)
    charts = {
        "seats": plots.intervals([plots.Row(f"seat {n}", *row) for n, row in enumerate(seats, start=1)], "wins by seat", "{:.1%}", even),
        "rounds": plots.histogram(*bins([o.rounds for o in outcomes]), "rounds"),
        "scores": plots.histogram(*bins(scores), "scores"),
    }
    lines = [
        f"# {known.title()}: a study of its balance",
        "",
        f"Made by `{command}` from {len(outcomes)} games of {arena.players} players ({', '.join(dict.fromkeys(arena.bots))}), "
        f"rules {known.version}, tables {known.tables.fingerprint}. A shared win counts in equal parts; intervals are 95%.",
        "",
        "## Seats",
        "",
        f"An even share would be {even:.1%}. " + _verdict_seats(seats, even),
        "",
        f"![wins by seat]({arena.game}-seats.svg)",
        "",
        "## Length and scores",
        "",
        f"{fmean(o.rounds for o in outcomes):.1f} rounds and {fmean(o.moves for o in outcomes):.0f} moves on average. "
        f"Scores average {mean:.1f}, the winner's {sum(winning) / len(winning):.1f}.",
        "",
        f"![rounds]({arena.game}-rounds.svg)",
        f"![scores]({arena.game}-scores.svg)",
        "",
        "## What wins",
        "",
        "How often a seat won in which an event happened, by what the event was about. It proves no cause: who is ahead can afford more.",
        "",
    ]
    by_event: dict[tuple[str, str], list[Trait]] = defaultdict(list)
    for trait in found:
        by_event[trait.event, trait.axis].append(trait)
    for (event, axis), rows in by_event.items():
        if len(rows) < 2:
            continue
        lines += [f"### {event}, by {axis}", "", "| | seats | won | 95% |", "|---|---|---|---|"]
        shown = rows if len(rows) <= 2 * SHOWN else [*rows[:SHOWN], None, *rows[-SHOWN:]]
        lines += ["| … | | | |" if t is None else f"| {t.name} | {t.seats} | {t.share:.1%} | {t.low:.1%} – {t.high:.1%} |" for t in shown]
        lines.append("")
    lines += ["## Reconstructed tables", "", _verdict_tables(arena, found, even), ""]
    folder.mkdir(parents=True, exist_ok=True)
    for name, chart in charts.items():
        drawing = chart.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
        style = f"<style>{plots.STYLE}</style>"
        (folder / f"{arena.game}-{name}.svg").write_text(drawing.replace("</title>", f"</title>{style}", 1), encoding="utf-8")
    return "\n".join(lines)


def _verdict_seats(seats: Sequence[tuple[float, float, float]], even: float) -> str:
    uneven = [f"seat {n} ({share:.1%})" for n, (share, low, high) in enumerate(seats, start=1) if not low <= even <= high]
    return "No seat differs from it beyond chance." if not uneven else f"Beyond chance: {', '.join(uneven)}."


def _verdict_tables(arena: Arena, found: Sequence[Trait], even: float) -> str:
    counted = about(arena.game).tables.sources()
    total = sum(counted.values()) or 1
    share = counted["reconstructed"] / total
    always = [t for t in found if t.low > 0.9 or t.high < even / 10]
    verdict = (
        "Nothing in these games wins or loses always: no label above wins nine times in ten or less than a tenth of its even share."
        if not always
        else "These win or lose nearly always: " + ", ".join(f"{t.event} {t.name} ({t.share:.0%})" for t in always) + "."
    )
    return f"{share:.0%} of the values in the tables are reconstructed. {verdict}"
