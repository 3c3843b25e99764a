"""A finished game's analysis as it is shown: everybody's chance to win over time, and the decisions that cost most."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from opificio.drawing.palette import SHAPES, seat_class
from opificio.kit.match import Match
from opificio.table.room import Room

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 640, 240, 44, 20, 14, 26
"""The chart of the score has the same width and margins: a moment lies at the same place in both."""


@dataclass(frozen=True)
class Costly:
    """A decision that gave chances away, in words."""

    number: int
    seat: int
    name: str
    played: str
    better: str
    before: float
    after: float


@dataclass(frozen=True)
class Verdict:
    chart: Markup
    costly: list[Costly]
    results: list[tuple[str, int, int, int, float]]
    """Name, seat, place, score and the victories given away, the winner first."""
    decisions: int
    simulations: int


def verdict(room: Room, lang: str) -> Verdict | None:
    """What an analysis found, once it is there."""
    found = room.analysis
    if found is None or found.result is None or room.match is None:
        return None
    match, result = room.match, found.result
    by_number = {d["number"]: d for d in result["decisions"]}
    costly = [_costly(match, by_number[number], lang) for number in result["costliest"]]
    results = [(r.name, r.seat, r.place, r.score, float(result["lost"][r.seat])) for r in match.ranking()]
    return Verdict(chart(room, match, costly, lang), costly, results, len(by_number), int(result["simulations"]))


def _costly(match: Match, decision: dict[str, Any], lang: str) -> Costly:
    played, best = decision["played"], decision["best"]
    return Costly(
        decision["number"],
        decision["seat"],
        match.names[decision["seat"]],
        match.describe(played["move"], lang),
        match.describe(best["move"], lang),
        best["win"],
        played["win"],
    )


def courses(room: Room, match: Match) -> list[tuple[int, list[float]]]:
    """Everybody's chances after each decision that was judged: even at the start, settled at the end."""
    assert room.analysis is not None
    assert room.analysis.result is not None
    seats = len(match.names)
    winners = [r.seat for r in match.ranking() if r.place == 1]
    judged = [(int(d["number"]), [float(c) for c in d["chances"]]) for d in room.analysis.result["decisions"]]
    last = len(room.moves)
    return [
        (0, [1 / seats] * seats),
        *(entry for entry in judged if entry[0] < last),
        (last, [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]),
    ]


def chart(room: Room, match: Match, costly: list[Costly], lang: str) -> Markup:
    """Lines that differ by colour and by dash, a shape at the end of each; the costly decisions are numbered on them.

    It is a slider over the moves of the game: the page's script moves the upright line and says the chances there.
    """
    points = courses(room, match)
    last = max(len(room.moves), 1)

    def x(number: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * number / last

    def y(share: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)

    lines = []
    for percent in (0, 25, 50, 75, 100):
        at = f"{y(percent / 100):.1f}"
        lines.append(f'<line class="o-rule" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{at}" y2="{at}"/>')
        lines.append(f'<text x="{LEFT - 6}" y="{float(at) + 4:.1f}" font-size="12" text-anchor="end">{percent}%</text>')
    step = max(10, round(last / 80) * 10)
    for number in range(0, last + 1, step):
        lines.append(f'<text x="{x(number):.1f}" y="{HEIGHT - 8}" font-size="12" text-anchor="middle">{number}</text>')
    for seat in range(len(match.names)):
        course = " ".join(f"{x(number):.1f},{y(shares[seat]):.1f}" for number, shares in points)
        lines.append(f'<polyline class="curve dash-{seat} {seat_class(seat)}" points="{course}"/>')
    for seat in range(len(match.names)):
        place = f'x="{x(last) - 7:.1f}" y="{y(points[-1][1][seat]) - 7:.1f}" width="14" height="14"'
        lines.append(f'<use href="#o-seat-{SHAPES[seat]}" {place} class="{seat_class(seat)}"/>')
    for rank, entry in enumerate(costly, start=1):
        at = f'cx="{x(entry.number):.1f}" cy="{y(entry.after):.1f}"'
        lines.append(f'<circle class="slip {seat_class(entry.seat)}" {at} r="9"/>')
        place = f'x="{x(entry.number):.1f}" y="{y(entry.after) + 4.2:.1f}"'
        lines.append(f'<text {place} font-size="12" text-anchor="middle">{rank}</text>')
    lines.append(f'<line class="moment-line" x1="{x(last):.1f}" x2="{x(last):.1f}" y1="{TOP - 6}" y2="{HEIGHT - BOTTOM + 4}"/>')
    series = json.dumps([[number, *(round(100 * share) for share in shares)] for number, shares in points], separators=(",", ":"))
    label = Markup.escape(match.words(lang).say("analysis-chances"))
    slider = f'role="slider" tabindex="0" aria-label="{label}" aria-valuemin="0" aria-valuemax="{last}" aria-valuenow="{last}"'
    data = f'data-from="{LEFT}" data-to="{WIDTH - RIGHT}" data-series="{series}" data-names="{Markup.escape(json.dumps(match.names))}"'
    return Markup(f'<svg class="chart chances" viewBox="0 0 {WIDTH} {HEIGHT}" {slider} {data}>{"".join(lines)}</svg>')
