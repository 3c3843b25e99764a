"""What a viewer is shown of a table: fragments of HTML and SVG, drawn here and nowhere else, so that one place decides who sees what."""

from __future__ import annotations

import importlib
import io
import json
import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from opificio.drawing import Bidding, board_of, sheet
from opificio.drawing.palette import SHAPES, seat_class
from opificio.drawing.picture import Plain
from opificio.kit.match import Match
from opificio.kit.sight import Sight
from opificio.kit.tables import folder_of
from opificio.kit.words import Words, words
from opificio.table.bots import LEVELS
from opificio.table.room import Group, Room
from opificio.table.store import HOST, Entry
from opificio.table.verdict import verdict

LOG_LINES = 400
FIRST_BIDS = 4
LINE = 76
"""About as many letters as the buttons of a prompt may have together before those whose piece is on the board fold into a list."""
MOST_BUTTONS = 8
ON_BOARD = re.compile(r'data-choice="([0-9 ]+)"')


@cache
def templates() -> Environment:
    environment = Environment(
        loader=PackageLoader("opificio.table"), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    environment.globals |= {"shape": lambda seat: SHAPES[seat], "seat_class": seat_class, "duration": duration, "level_name": level_name}
    environment.filters["clock"] = clock_text
    return environment


def render(template: str, lang: str, game: str | None = None, **values: Any) -> str:
    w = words(lang, game)
    return templates().get_template(template).render(say=w.say, lang=lang, w=w, **values)


def level_name(say: Callable[[str], str], level: str) -> str:
    """What a level is called; a bot of the host's goes by the name he gave it."""
    return say(f"web-level-{level}") if level in LEVELS else level


def duration(seconds: float) -> str:
    return time.strftime("%H:%M", time.localtime(seconds))


def clock_text(seconds: float | None) -> str:
    if seconds is None:
        return ""
    whole = max(0, int(seconds))
    return f"{whole // 60}:{whole % 60:02d}"


@dataclass(frozen=True)
class Looker:
    """Who looks: the seats that his secret opens, and in which language. `seat` is the one whose cards lie open before him.

    With several people at one device nobody's do until somebody says that it is he who looks.
    """

    held: tuple[int, ...]
    lang: str
    uncovered: int | None = None

    @property
    def seats(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.held if seat >= 0)

    @property
    def host(self) -> bool:
        return HOST in self.held

    def seat(self, room: Room) -> int | None:
        people = [s for s in self.seats if room.row.seats[s].kind in ("person", "standin")]
        if not people:
            return None
        if len(people) == 1:
            return people[0]
        if not room.has_secrets or room.over:
            return room.turn if room.turn in people else people[0]
        if self.uncovered in people and (room.turn == self.uncovered or room.turn not in people):
            return self.uncovered
        return None

    def program_seat(self, room: Room) -> int | None:
        """The seat a program looks from: the one that decides if it holds that, otherwise its first."""
        if room.turn in self.seats:
            return room.turn
        return self.seats[0] if self.seats else None

    def covered(self, room: Room) -> bool:
        """Whether somebody at this device has to say first that it is he who looks."""
        mine = len(self.seats) > 1 and room.turn in self.seats and room.row.seats[room.turn].kind == "person"
        return mine and self.seat(room) != room.turn


# --- the board ------------------------------------------------------------------------------------------------------------------


def drawn(game: str) -> bool:
    """Whether a game has a board of its own to point at."""
    return not isinstance(board_of(game), Plain)


def board(sight: Sight) -> str:
    """The whole board: what never changes, then the pieces in a group of their own that pushes replace."""
    game = board_of(sight.game.id)
    if not drawn(sight.game.id):
        return f'<div class="screen" id="pieces">{screen(sight)}</div>'
    width, height = game.size(sight)
    title = Markup.escape(sight.say("game-title"))
    return (
        f'<svg class="board" viewBox="0 0 {width} {height}" role="group" aria-label="{title}">'
        f'<g id="fixed">{sheet(sight)}{game.fixed(sight)}</g><g id="pieces">{game.draw(sight)}</g></svg>'
    )


def pieces(sight: Sight) -> str:
    """What changes on the board."""
    return str(board_of(sight.game.id).draw(sight)) if drawn(sight.game.id) else screen(sight)


def screen(sight: Sight) -> str:
    """The terminal's picture, for a game whose board has not been drawn."""
    from rich.console import Console

    folder = folder_of(sight.game.id)
    if not (Path(folder) / "screen.py").exists():
        return ""
    module = importlib.import_module(f"opificio.games.{folder.name}.screen")
    console = Console(width=80, file=io.StringIO(), record=True, color_system=None)
    console.print(module.draw(sight))
    return f"<pre>{Markup.escape(console.export_text())}</pre>"


# --- the parts of a page --------------------------------------------------------------------------------------------------------


def parts(room: Room, looker: Looker, online: frozenset[int] = frozenset()) -> dict[str, str]:
    """Everything that a push may have to replace, by the id of its element."""
    row, lang = room.row, looker.lang
    seat = looker.seat(room)
    common: dict[str, Any] = {"room": room, "row": row, "looker": looker, "seat": seat}
    found = {"players": render("_players.html", lang, row.game, online=online, left=room.time_left(), **common)}
    if room.last is not None:
        found["pieces"] = pieces(room.last.sight(None, lang))
    if room.match is not None:
        found["pieces"] = pieces(room.match.sight(seat, lang))
    shown, folded = laid_out(room, groups(room, looker), found.get("pieces", ""))
    offered = {"shown": shown, "folded": folded, "auction": auction(room, lang), "first_bids": FIRST_BIDS}
    found["prompt"] = render("_prompt.html", lang, row.game, **offered, **common)
    if room.over:
        found["score"] = render("_score.html", lang, row.game, chart=chart(room), **common)
        found["analysis"] = render("_analysis.html", lang, row.game, verdict=verdict(room, lang), **common)
    return found


def groups(room: Room, looker: Looker) -> list[Group]:
    seat = looker.seat(room)
    if room.match is None or seat is None or seat != room.turn or room.row.seats[seat].kind != "person":
        return []
    return room.choices(seat, looker.lang)


def laid_out(room: Room, offered: list[Group], drawing: str) -> tuple[list[Group], list[Group]]:
    """Which choices are buttons in the prompt, and which fold into its list: many that have a piece on the board to point at.

    What is only said, such as to pass or to bid, is always a button.
    """
    if room.match is None or not offered:
        return offered, []
    actions = room.match.game.actions
    on_board = {int(action) for found in ON_BOARD.findall(drawing) for action in found.split()}
    letters = sum(len(choice.text) + 5 for group in offered if not group.row for choice in group.choices)
    shown, folded = [], []
    for group in offered:
        in_list = [c for c in group.choices if c.action in on_board and actions.decode(c.action)[0].axes]
        if group.row or letters <= LINE:
            in_list = []
        others = [c for c in group.choices if c not in in_list]
        if len(others) > MOST_BUTTONS and not group.row:
            in_list, others = list(group.choices), []
        if others:
            shown.append(replace(group, choices=tuple(others)))
        if in_list:
            folded.append(replace(group, choices=tuple(in_list)))
    return shown, folded


def log_lines(match: Match | None, moves: Sequence[Entry], lang: str, first: int = 0) -> list[dict[str, Any]]:
    """The story of these moves, from one on: sentences, with the labels of what they speak of."""
    if match is None:
        return []
    lines: list[dict[str, Any]] = []
    for number, move in enumerate(moves[first:], start=first + 1):
        for row in move.events:
            message, numbers = match.game.events.read(row + [0] * 5)
            if message.minor:
                continue
            about = [
                f"{axis.name}-{axis.labels[numbers[name]]}"
                for name, axis in message.arguments.items()
                if axis.labels and 0 <= numbers[name] < len(axis)
            ]
            said = match._event(message, numbers).text(lang)
            lines.append({"move": number, "seat": move.seat, "text": said, "about": " ".join(about), "kind": message.name})
    return lines[-LOG_LINES:]


@dataclass(frozen=True)
class Auction:
    """An auction as it stands: what is sold, in the words of the log, and what has been said, in order: a bid, or None for a pass."""

    lot: str
    said: tuple[tuple[int, int | None], ...]

    @property
    def leader(self) -> int:
        """The number of the highest bid among what was said, -1 without one: the last, since each must be higher."""
        return max((n for n, (_, amount) in enumerate(self.said) if amount is not None), default=-1)


def auction(room: Room, lang: str) -> Auction | None:
    """The auction that is running, read from the story back to where its lot was put up."""
    bidding: Bidding | None = getattr(board_of(room.row.game), "BIDDING", None)
    match = room.match
    if match is None or match.over or bidding is None or int(match._states[0].phase) not in bidding.phases:
        return None
    said: list[tuple[int, int | None]] = []
    for move in reversed(room.moves):
        for row in reversed(move.events):
            message, numbers = match.game.events.read(row + [0] * 5)
            if message.name == bidding.lot:
                return Auction(match._event(message, numbers).text(lang), tuple(reversed(said)))
            if message.name in (bidding.bid, bidding.passed):
                said.append((numbers["seat"], numbers["amount"] if message.name == bidding.bid else None))
    return None


def title(room: Room, lang: str) -> str:
    """What is asked of whom, as plain text."""
    w = words(lang, room.row.game)
    if room.fault is not None:
        return room.fault.text(lang)
    if room.match is None:
        free = sum(chair.kind == "open" for chair in room.row.seats)
        return w.say("web-waiting", count=free)
    return room.match.prompt(lang)


def frame(room: Room, looker: Looker, online: frozenset[int]) -> dict[str, Any]:
    """What is pushed to a viewer, before what he has already is left out."""
    seat = looker.seat(room)
    return {
        "type": "frame",
        "count": room.count,
        "moves": len(room.moves),
        "status": room.row.status,
        "seat": seat,
        "turn": room.turn,
        "mine": seat is not None and seat == room.turn and room.row.seats[seat].kind == "person",
        "cover": words(looker.lang).say("web-cover", name=room.names[room.turn]) if looker.covered(room) else None,
        "left": room.time_left(),
        "title": title(room, looker.lang),
        "parts": parts(room, looker, online),
    }


def chart(room: Room) -> Markup:
    """Everybody's score over the moves, as lines that differ by colour and by dash."""
    totals = room.totals()
    if len(totals) < 2:
        return Markup("")
    low, high = min(map(min, totals)), max(map(max, totals))
    span, width, height = max(1, high - low), 640, 220

    def at(number: int, value: int) -> str:
        return f"{40 + number * (width - 60) / (len(totals) - 1):.1f},{height - 24 - (value - low) * (height - 44) / span:.1f}"

    lines = []
    for value in sorted({low, high, low + span // 2}):
        y = at(0, value).split(",")[1]
        lines.append(f'<line class="o-rule" x1="40" x2="{width - 20}" y1="{y}" y2="{y}"/>')
        lines.append(f'<text x="34" y="{float(y) + 4:.1f}" font-size="12" text-anchor="end">{value}</text>')
    for seat in range(len(room.names)):
        step = max(1, len(totals) // 160)
        numbers = [*range(0, len(totals) - 1, step), len(totals) - 1]
        points = " ".join(at(n, totals[n][seat]) for n in numbers)
        lines.append(f'<polyline class="curve dash-{seat} {seat_class(seat)}" points="{points}"/>')
        x, y = at(len(totals) - 1, totals[-1][seat]).split(",")
        mark = f'<use href="#o-seat-{SHAPES[seat]}" x="{float(x) - 7:.1f}" y="{float(y) - 7:.1f}" width="14" height="14" '
        lines.append(f'{mark}class="{seat_class(seat)}"/>')
    return Markup(f'<svg class="chart" viewBox="0 0 {width} {height}" aria-hidden="true">{"".join(lines)}</svg>')


def seen(room: Room, match: Match, seat: int | None) -> dict[str, Any]:
    """`Match.view`; where nothing is hidden the state is written out once for all who look."""
    if room.has_secrets:
        return match.view(seat)
    if room.open_view is None or room.open_view[0] is not match:
        room.open_view = match, match.view(None)
    you = match.names[seat] if seat is not None else None
    return {**room.open_view[1], "you": you, "legal": match.legal() if seat is not None and seat == match.seat else []}


def view_text(room: Room, seat: int | None, lang: str) -> str:
    """A view as it is pushed to programs."""
    return json.dumps({"type": "view", **view(room, seat, lang)}, ensure_ascii=False, separators=(",", ":"))


def view(room: Room, seat: int | None, lang: str) -> dict[str, Any]:
    """A table for programs: what a seat may know, as JSON."""
    match: Match | None = room.match
    w: Words = words(lang, room.row.game)
    return {
        "table": room.id,
        "game": room.row.game,
        "status": room.row.status,
        "count": room.count,
        "moves": len(room.moves),
        "turn": room.turn,
        "seats": [{"seat": c.seat, "kind": c.kind, "name": c.name, "level": c.level} for c in room.row.seats],
        "prompt": title(room, lang),
        "you": seat,
        "view": seen(room, match, seat) if match is not None else None,
        "result": [vars(r) for r in match.ranking()] if match is not None and match.over else None,
        "title": w.say("game-title"),
    }
