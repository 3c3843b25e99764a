"""A study of a game's balance, from games of bots against one another: what does it help to have done?

Nothing here knows a game. Events name who did what (a share bought, a tile built, an industry placed); for every such label the study
compares how often those who did it won with how often a seat wins at all, and how often winners did it with how often the others did.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean

from opificio import plots
from opificio.arena.run import Arena, Outcome
from opificio.arena.table import bins, seat_shares
from opificio.bots.contest import contest
from opificio.bots.make import THUMBS
from opificio.kit.game import about, load_game
from opificio.kit.record import read
from opificio.kit.words import words
from opificio.terminal.report import wilson

FEWEST = 40
"""A label seen in fewer seats says nothing."""
SHOWN = 6
"""Of a long table, how many rows from either end."""
PLOTTED = 8
"""How many of what wins most and least are drawn."""
ALWAYS, NEVER = 0.9, 0.1
"""What wins in more than this share of cases wins always; in less than this part of an even share, never."""


@dataclass(frozen=True)
class Trait:
    """Seats in which an event with a certain label happened, how often they won, and how often winners and others did it in a game."""

    event: str
    axis: str
    label: str
    name: str
    seats: int
    share: float
    low: float
    high: float
    winners: float
    others: float

    @property
    def heading(self) -> str:
        return f"{self.event.replace('-', ' ')}: {self.name}"


@dataclass(frozen=True)
class Reading:
    """What recorded games tell."""

    traits: list[Trait]
    parts: list[tuple[str, float, float]]
    """For each part of the score what winners have of it on average, and what the others have."""
    unseen: list[str]
    """Labels of which nothing was ever heard where the other labels of their axis are."""
    games: int = 0


@dataclass(frozen=True)
class Played:
    """Games between equals and what the records of some of them tell."""

    arena: Arena
    outcomes: Sequence[Outcome]
    reading: Reading


def quick_outcomes(arena: Arena, games: int) -> list[Outcome] | None:
    """Thousands of games of one level without search, compiled from end to end and not recorded; None where that is not possible."""
    if set(arena.bots) - set(THUMBS) or len(set(arena.bots)) > 1:
        return None
    played = contest(load_game(arena.game), arena.bots[:1] * arena.players, games, arena.seed, options=arena.options, rotate=False)
    seats = range(arena.players)
    return [
        Outcome(
            game=number,
            bots=arena.bots[:1] * arena.players,
            scores=[int(row.score[p]) for p in seats],
            places=[int(row.rank[p]) for p in seats],
            rounds=int(row.rounds),
            moves=int(row.players + row.nature),
            finished=bool(row.finished),
            faults=0,
        )
        for number, row in enumerate(played)
    ]


def read_records(game: str, records: Sequence[Path], progress: Callable[[], None] | None = None) -> Reading:
    """Counts, for each label of each kind of event, who had it how often and who of them won."""
    loaded = load_game(game)
    kinds = {kind.name: kind for kind in loaded.events.kinds if not kind.minor}
    had: Counter[tuple[str, str, str]] = Counter()
    won: dict[tuple[str, str, str], float] = defaultdict(float)
    times: dict[bool, Counter[tuple[str, str, str]]] = {True: Counter(), False: Counter()}
    parts: dict[bool, Counter[str]] = {True: Counter(), False: Counter()}
    people = {True: 0, False: 0}
    for path in records:
        match = read(path.read_text(encoding="utf-8"))
        winners = [r.name for r in match.ranking() if r.place == 1]
        for name, own in match.score_parts().items():
            people[name in winners] += 1
            parts[name in winners].update(own)
        seen: Counter[tuple[str, str, str, str]] = Counter()
        for move in match.history:
            for event in move.events:
                arguments = kinds[event.kind].arguments if event.kind in kinds else {}
                who = next((event.values[n] for n, axis in arguments.items() if axis.is_seat), None)
                for name, axis in arguments.items():
                    if who is not None and axis.labels and not axis.numbered and event.values[name] is not None:
                        seen[event.kind, axis.name, str(event.values[name]), str(who)] += 1
        for (kind, axis_name, label, name), count in seen.items():
            key = kind, axis_name, label
            had[key] += 1
            won[key] += (name in winners) / len(winners)
            times[name in winners][key] += count
        if progress:
            progress()
    w = words("en", game)
    axes = {axis.name: axis for kind in kinds.values() for axis in kind.arguments.values()}

    def named(axis: str, label: str) -> str:
        return str(w.label(axes[axis], axes[axis].index(label)))

    found = []
    for key, seats in had.items():
        if seats >= FEWEST:
            low, high = wilson(won[key], seats)
            often = times[True][key] / people[True], times[False][key] / max(people[False], 1)
            found.append(Trait(*key, named(*key[1:]), seats, won[key] / seats, low, high, *often))
    unseen = []
    for what, along in sorted({(kind, axis) for kind, axis, _ in had}):
        missing = [label for label in axes[along].labels if (what, along, label) not in had]
        if len(missing) <= len(axes[along].labels) / 4:
            unseen += [f"{what.replace('-', ' ')}: {named(along, label)}" for label in missing]
    shares = [
        (w.say(f"part-{part}"), parts[True][part] / people[True], parts[False][part] / max(people[False], 1))
        for part in loaded.parts.labels
    ]
    return Reading(sorted(found, key=lambda t: -t.share), shares, unseen, len(records))


def page(game: str, chapters: dict[str, list[Played]], folder: Path, command: str) -> str:
    """The study as Markdown, its plots as SVG files beside it. A chapter for each board, with games of usual and of stronger players."""
    known = about(game)
    lines = [
        f"# {known.title()}: a study of its balance",
        "",
        "Made by this command, which makes it again:",
        "",
        "```",
        command,
        "```",
        "",
        f"Games between equal bots, rules {known.version}, tables {known.tables.fingerprint}. A shared win counts in equal parts; "
        "intervals are 95%. What helps these bots need not help people, but what no bot can win with is worth a second look.",
        "",
    ]
    folder.mkdir(parents=True, exist_ok=True)
    for title, played in chapters.items():
        stem = "-".join([game, *title.lower().split()])
        if title:
            lines += [f"# {title}", ""]
        lines += _chapter(played, folder, stem)
    return "\n".join(lines)


def _chapter(played: list[Played], folder: Path, stem: str) -> list[str]:
    usual = played[0]
    even = 1 / usual.arena.players
    seats = seat_shares(usual.outcomes)
    telling = _telling(usual.reading.traits, even)
    charts = {
        "seats": plots.intervals([plots.Row(f"seat {n}", *row) for n, row in enumerate(seats, start=1)], "wins by seat", "{:.1%}", even),
        "rounds": plots.histogram(*bins([o.rounds for o in usual.outcomes]), "rounds"),
        "scores": plots.histogram(*bins([score for o in usual.outcomes for score in o.scores]), "scores"),
        "wins": plots.intervals([plots.Row(t.heading, t.share, t.low, t.high) for t in telling], "what wins", "{:.0%}", even),
    }
    for name, chart in charts.items():
        drawing = chart.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
        style = f"<style>{plots.DRAWING_STYLE}</style>"
        (folder / f"{stem}-{name}.svg").write_text(drawing.replace("</title>", f"</title>{style}", 1), encoding="utf-8")
    lines = ["## Balanced?", "", *_verdict(played, even), ""]
    lines += ["## Seats, length, scores", ""]
    head = ["players", "games", "rounds", "moves", "mean score", "winner's", *(f"seat {n}" for n in range(1, usual.arena.players + 1))]
    lines += [_row(head), _row(["---"] * len(head)), *(_row(_figures(p)) for p in played), ""]
    lines += [f"![wins by seat]({stem}-seats.svg)", "", "Rounds:", "", f"![rounds]({stem}-rounds.svg)", ""]
    lines += ["Scores of all players:", "", f"![scores]({stem}-scores.svg)", ""]
    told = " and ".join(f"{p.reading.games} games of {', '.join(dict.fromkeys(p.arena.bots))}" for p in played)
    lines += ["## Where the points come from", "", f"On average, of the winners and of the others, in the records of {told}.", ""]
    names = [", ".join(dict.fromkeys(p.arena.bots)) for p in played]
    lines += [_row(["", *(f"{name}: {who}" for name in names for who in ("winner", "others"))]), _row(["---"] * (1 + 2 * len(played)))]
    for number, (part, _, _) in enumerate(usual.reading.parts):
        lines.append(_row([part, *(f"{value:.1f}" for p in played for value in p.reading.parts[number][1:])]))
    lines += ["", "## What wins", ""]
    lines += ["How often a seat won in which something happened, and how many times it happened to a winner and to another player. "]
    lines += [
        "It proves no cause: who is ahead can afford more, and who is behind discards more.",
        "",
        f"![what wins]({stem}-wins.svg)",
        "",
    ]
    by_event: dict[tuple[str, str], list[Trait]] = defaultdict(list)
    for trait in usual.reading.traits:
        by_event[trait.event, trait.axis].append(trait)
    for (event, axis), rows in sorted(by_event.items()):
        if len(rows) < 2:
            continue
        head = [axis, "seats", "won", "95%", "times, winner", "times, others"]
        lines += [f"### {event.replace('-', ' ').capitalize()}", "", _row(head), _row(["---"] * len(head))]
        shown = rows if len(rows) <= 2 * SHOWN + 1 else [*rows[:SHOWN], None, *rows[-SHOWN:]]
        for t in shown:
            if t is None:
                lines.append(_row([f"… {len(rows) - 2 * SHOWN} more …", *[""] * 5]))
            else:
                span = f"{t.low:.1%} – {t.high:.1%}"
                lines.append(_row([t.name, str(t.seats), f"{t.share:.1%}", span, f"{t.winners:.2f}", f"{t.others:.2f}"]))
        lines.append("")
    return lines


def _row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def _figures(played: Played) -> list[str]:
    """One line of the table of lengths, scores and seats."""
    o = played.outcomes
    scores = [score for outcome in o for score in outcome.scores]
    means = [fmean(x.rounds for x in o), fmean(x.moves for x in o), fmean(scores), fmean(max(x.scores) for x in o)]
    seats = [f"{share:.1%} ({low:.0%} – {high:.0%})" for share, low, high in seat_shares(o)]
    return [", ".join(dict.fromkeys(played.arena.bots)), str(len(o)), *(f"{mean:.1f}" for mean in means), *seats]


def _telling(found: Sequence[Trait], even: float) -> list[Trait]:
    """What wins most and what wins least of all that differs from an even share beyond chance, the best first."""
    uneven = [t for t in found if not t.low <= even <= t.high] or list(found)
    return uneven if len(uneven) <= 2 * PLOTTED else [*uneven[:PLOTTED], *uneven[-PLOTTED:]]


def _verdict(played: list[Played], even: float) -> list[str]:
    """Sentences: seats, what wins or loses always, what nobody ever does, and how much of the tables is at stake."""
    counted = about(played[0].arena.game).tables.sources()
    said = [f"- {counted['reconstructed'] / (sum(counted.values()) or 1):.0%} of the values in the tables are reconstructed."]
    for p in played:
        who = ", ".join(dict.fromkeys(p.arena.bots))
        uneven = [
            f"seat {n} ({share:.1%})" for n, (share, low, high) in enumerate(seat_shares(p.outcomes), start=1) if not low <= even <= high
        ]
        seats = "no seat differs from an even share beyond chance" if not uneven else f"beyond chance from even: {', '.join(uneven)}"
        said.append(f"- Seats ({who}, {len(p.outcomes)} games, even is {even:.1%}): {seats}.")
        traits = p.reading.traits
        always = [f"{t.heading} ({t.share:.0%})" for t in traits if t.low > ALWAYS]
        never = [f"{t.heading} ({t.share:.0%})" for t in traits if t.high < even * NEVER]
        if always or never:
            said += [f"- Wins nearly always ({who}): {', '.join(always)}."] if always else []
            said += [f"- Loses nearly always ({who}): {', '.join(never)}."] if never else []
        elif traits:
            best, worst = traits[0], traits[-1]
            said.append(
                f"- Nothing wins or loses always ({who}): of {len(traits)} things that happened to at least {FEWEST} seats, the best is "
                f"“{best.heading}” with {best.share:.0%} of wins and the worst “{worst.heading}” with {worst.share:.0%}."
            )
    if unseen := played[0].reading.unseen:
        said.append(f"- Never happened, because the rules forbid it or nobody wanted it: {', '.join(unseen)}.")
    return said
