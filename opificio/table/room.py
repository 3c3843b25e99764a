"""A room: one table being played, in memory. Everything here blocks; the hall calls it in worker threads, one call at a time a room.

What is shown follows from the database alone: a room that is dropped and opened again is the same room.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np

from opificio.kit import drivers
from opificio.kit.errors import CannotUndo, OpificioError
from opificio.kit.game import load_game
from opificio.kit.layout import NATURE
from opificio.kit.match import FORMAT, Match
from opificio.kit.record import TITLE
from opificio.table.bots import copy_of
from opificio.table.store import HOST, SNAPSHOT_EVERY, AnalysisRow, Entry, MatchRow, Store

RETURNING = 60.0
"""Seconds that a player who comes back to a seat whose clock ran out has at least."""


class Refused(OpificioError):
    """Something that this person cannot do at this table now."""


@dataclass(frozen=True)
class Choice:
    """A legal choice as it is offered: `final` if the turn passes with it, so that an interface may ask twice."""

    action: int
    text: str
    notation: str
    final: bool


@dataclass(frozen=True)
class Group:
    """Choices of one kind; `row` if they are consecutive numbers, such as bids."""

    name: str
    choices: tuple[Choice, ...]
    row: bool
    label: str


class Room:
    """A table with its match. `match` is None while seats are still free, and if it can no longer be played."""

    def __init__(self, store: Store, id: str) -> None:
        self.store = store
        self.id = id
        self.match: Match | None = None
        self.fault: OpificioError | None = None
        self.last: Match | None = None
        """Of a match that can no longer be played, as much as could be followed."""
        self.moves: list[Entry] = []
        self._analysis: AnalysisRow | None = None
        self.open_view: tuple[Match, dict[str, Any]] | None = None
        """What everybody may see, of the match that was last looked at."""
        self.reload()

    # --- opening ---------------------------------------------------------------------------------------------------------------

    def reload(self, whole: bool = False) -> None:
        """Reads the table anew: the last snapshot and the moves since, or (`whole`) every move from the start."""
        self.row: MatchRow = self.store.match(self.id)
        history = self.store.history(self.id)
        self.row = self.store.match(self.id) if len(history) > self.row.entries else self.row
        self.count = len(history)
        self.moves = effective(history)
        self.since = history[-1].at if history else self.row.updated
        self.match = self.fault = self.last = None
        self.read_analysis()
        if self.row.status == "open":
            return
        game = load_game(self.row.game)
        if (game.about.version, game.tables.fingerprint) != (self.row.rules, self.row.tables):
            self._follow(history)
            return
        match = self.at_the_start()
        start = 0
        if not whole and (snapshot := self.store.snapshot(self.id)) is not None and snapshot[0] <= len(self.moves):
            start, _, state = snapshot
            match._states = np.frombuffer(state, game.layout.dtype).copy().view(np.recarray)
        for move in self.moves[start:]:
            match._do(move.action)
        self.match = match

    def _follow(self, history: Sequence[Entry]) -> None:
        """After an update: plays a match that was begun under other rules by its notation. If all of it is allowed it goes on under
        these, its moves kept with the numbers they have now; if not, what could be followed is shown, and why it ends there."""
        numbers = effective([replace(entry, at=number) for number, entry in enumerate(history)])
        try:
            match = self.at_the_start()
            self.last = match
            for move in self.moves:
                match.play(move.notation)
        except OpificioError:
            done = 0 if self.last is None else len(self.last.history)
            self.fault = OpificioError("web-rules-changed", game=None, title=self.row.game, done=done, all=len(self.moves))
            return
        self.last = None
        for number, played in enumerate(match.history):
            self.moves[number] = replace(self.moves[number], action=played.action, events=event_rows(match, number + 1))
        known = match.game.about.version, match.game.tables.fingerprint
        self.store.renew(self.id, self.count, *known, {int(e.at): m for e, m in zip(numbers, self.moves, strict=True)})
        self.row = replace(self.row, rules=known[0], tables=known[1])
        self.match = match

    def at_the_start(self) -> Match:
        """The match before its first move: at the beginning, or in the position it started from."""
        return Match(load_game(self.row.game), self.names, self.row.options, nature="manual", position=self.row.start)

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.row.seats]

    @cached_property
    def has_secrets(self) -> bool:
        return any(f.secret for f in load_game(self.row.game).layout.fields.values())

    def read_analysis(self) -> None:
        """Reads how far the analysis of a finished game is."""
        self._analysis = self.store.analysis(self.id) if self.row.status == "over" else None

    def note_progress(self, done: int, total: int) -> None:
        if self._analysis is not None:
            self._analysis = replace(self._analysis, status="running", done=done, total=total)

    @property
    def analysis(self) -> AnalysisRow | None:
        """The analysis of the game as it ended: not one of an ending that was taken back."""
        found = self._analysis
        return found if found is not None and self.over and found.entries == self.count else None

    @property
    def turn(self) -> int:
        return self.match.seat if self.match is not None else -2

    @property
    def over(self) -> bool:
        return self.match is not None and self.match.over

    def bot_to_move(self) -> str | None:
        """The level of the bot whose decision it is, if a bot's it is."""
        if self.match is None or self.turn < 0:
            return None
        chair = self.row.seats[self.turn]
        return chair.level if chair.kind in ("bot", "standin", "resigned") else None

    # --- playing ---------------------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Starts the match once every seat is taken."""
        if self.row.status != "open" or any(chair.kind == "open" for chair in self.row.seats):
            return
        self._keep(self.at_the_start(), 0, [])

    def keep_all(self, match: Match) -> None:
        """Fills a new table with the moves of a match that was played elsewhere."""
        self._keep(match, 0, [])

    def play(self, held: Sequence[int], move: int | str, expected: int | None = None) -> None:
        """Plays a move for whoever decides, if the secret that came with it opens that seat."""
        match = self.deciding(held)
        if expected is not None and expected != self.count:
            raise Refused("web-late")
        if isinstance(move, int) and not 0 <= move < match.game.actions.size:
            raise Refused("web-no-such-choice")
        trial = copy_of(match)
        trial.play(move)
        self._draw_nature(trial)
        self._keep(trial, len(match.history), [])

    def play_bot(self, action: int, expected: int) -> bool:
        """Plays what a bot has chosen, unless the table has gone on without it."""
        if expected != self.count or self.match is None or self.bot_to_move() is None:
            return False
        trial = copy_of(self.match)
        trial.play(action)
        self._draw_nature(trial)
        self._keep(trial, len(self.match.history), [])
        return True

    def undo(self, held: Sequence[int]) -> None:
        """Takes back the last decision, if it was one's own and nothing has come to light since."""
        match = self._seated(held)
        last = next((move.seat for move in reversed(self.moves) if move.seat != NATURE), None)
        if last is None:
            raise CannotUndo("undo-nothing")
        if last not in held:
            raise Refused("table-undo-others")
        if not match.history:
            self.reload(whole=True)
            match = self._seated(held)
        trial = copy_of(match)
        trial.undo()
        remaining = len(self.moves) - (len(match.history) - len(trial.history))
        entry = Entry("undo", last, remaining, "undo", [], time.time())
        self._keep(trial, len(trial.history), [entry], remaining)

    def _seated(self, held: Sequence[int]) -> Match:
        if self.fault is not None:
            raise self.fault
        if self.match is None:
            raise Refused("web-not-started")
        if not any(seat >= 0 for seat in held):
            raise Refused("web-watching")
        return self.match

    def deciding(self, held: Sequence[int]) -> Match:
        """The match, if it is the holder of these seats who decides in it now."""
        match = self._seated(held)
        if match.over:
            raise Refused("web-over")
        if match.seat not in held:
            raise Refused("web-not-your-turn", seat=match.player or "")
        if self.row.seats[match.seat].kind != "person":
            raise Refused("web-bot-plays")
        return match

    def _draw_nature(self, match: Match) -> None:
        """Luck decides with the system's secure generator, outcome by outcome."""
        while match.seat == NATURE:
            outcomes = match.outcomes()
            at = secrets.randbelow(sum(outcomes.values()))
            for notation, weight in outcomes.items():
                if at < weight:
                    match.play(notation)
                    break
                at -= weight

    def _keep(self, match: Match, known: int, first: list[Entry], remaining: int | None = None) -> None:
        """Writes what was played beyond the `known` part of the history; the room goes on from there only once it is kept."""
        now = time.time()
        if not self.moves and not first and known == 0:
            self._draw_nature(match)
        new = list(first)
        moves = self.moves[:remaining] if remaining is not None else list(self.moves)
        for number, move in enumerate(match.history[known:], start=known + 1):
            rows = event_rows(match, number)
            moves.append(Entry("move", move.seat, move.action, match.game.actions.text(move.action), rows, now))
            new.append(moves[-1])
        snapshot = None
        if len(self.moves) // SNAPSHOT_EVERY < len(moves) // SNAPSHOT_EVERY:
            snapshot = len(moves), match._states.tobytes()
            match.history = match.history[-SNAPSHOT_EVERY:]  # earlier moves are in the database; a room stays small
        left = None
        decided = self.turn
        if self.row.clock and decided >= 0 and self.row.seats[decided].kind == "person":
            left = decided, max(0.0, (self.row.seats[decided].left or 0.0) - (now - self.since))
        status = "over" if match.over else "running"
        self.store.append(
            self.id, self.count, new, turn=match.seat, status=status, at=now, snapshot=snapshot, forget_after=remaining, left=left
        )
        chairs = tuple(replace(c, left=left[1]) if left is not None and c.seat == left[0] else c for c in self.row.seats)
        self.row = replace(self.row, entries=self.count + len(new), turn=match.seat, status=status, updated=now, seats=chairs)
        self.match, self.moves, self.count, self.since = match, moves, self.count + len(new), now

    # --- seats -----------------------------------------------------------------------------------------------------------------

    def hand_to_bot(self, held: Sequence[int], seat: int, level: str) -> None:
        """A bot goes on for a person who leaves; the host may also seat bots on free places."""
        chair = self._chair(seat)
        if chair.kind == "open" and HOST in held:
            taken = {other.name for other in self.row.seats}
            from opificio.table.bots import NAMES

            name = next(name for name in NAMES if name not in taken)
            self.store.set_seat(self.id, seat, kind="bot", level=level, name=name)
        elif chair.kind == "person" and seat in held:
            self.store.set_seat(self.id, seat, kind="standin", level=level)
        else:
            raise Refused("web-not-yours")
        self.row = self.store.match(self.id)

    def resign(self, held: Sequence[int], seat: int, level: str) -> None:
        """Gives a seat up for good: a bot plays it to the end, so that the others have their game."""
        if self.row.status != "running":
            raise Refused("web-over" if self.row.status == "over" else "web-not-started")
        if self._chair(seat).kind not in ("person", "standin") or seat not in held:
            raise Refused("web-not-yours")
        self.store.set_seat(self.id, seat, kind="resigned", level=level)
        self.row = self.store.match(self.id)

    def take_back(self, held: Sequence[int]) -> bool:
        """Gives people their seats again that bots have kept warm."""
        mine = [chair for chair in self.row.seats if chair.kind == "standin" and chair.seat in held]
        for chair in mine:
            left = None if chair.left is None else max(chair.left, RETURNING)
            self.store.set_seat(self.id, chair.seat, kind="person", left=left)
        if mine:
            self.since = time.time()
            self.row = self.store.match(self.id)
        return bool(mine)

    def time_left(self) -> float | None:
        """Seconds until the clock of whoever decides runs out; None without a clock."""
        if not self.row.clock or self.turn < 0 or self.row.seats[self.turn].kind != "person":
            return None
        return (self.row.seats[self.turn].left or 0.0) - (time.time() - self.since)

    def clock_out(self, level: str) -> bool:
        """Lets a bot stand in for a player whose time is up."""
        left = self.time_left()
        if left is None or left > 0:
            return False
        self.store.set_seat(self.id, self.turn, kind="standin", level=level, left=0.0)
        self.row = self.store.match(self.id)
        return True

    def _chair(self, seat: int) -> Any:
        if not 0 <= seat < len(self.row.seats):
            raise Refused("seat-unknown", found=seat, most=len(self.row.seats) - 1)
        return self.row.seats[seat]

    # --- what is asked -----------------------------------------------------------------------------------------------------------

    def why(self, held: Sequence[int], action: int, lang: str) -> str | None:
        """Why a choice is not allowed. Only who decides may ask: the answer may speak of what that seat alone knows."""
        match = self.deciding(held)
        if not 0 <= action < match.game.actions.size:
            raise Refused("web-no-such-choice")
        return match.why(action, lang)

    def choices(self, seat: int, lang: str) -> list[Group]:
        """What a seat may choose now, in groups of one kind."""
        match = self.match
        if match is None or match.seat != seat:
            return []
        groups: list[tuple[Any, list[Choice]]] = []
        scratch = match._states.copy()
        for action in match.actions():
            kind, _ = match.game.actions.decode(action)
            scratch[0] = match._states[0]
            drivers.do(scratch, 0, action)
            choice = Choice(action, match.describe(action, lang), match.game.actions.text(action), int(scratch[0].seat) != seat)
            if groups and groups[-1][0] is kind:
                groups[-1][1].append(choice)
            else:
                groups.append((kind, [choice]))
        shown = []
        for kind, found in groups:
            axes = list(kind.axes.values())
            row = len(found) > 6 and len(axes) == 1 and axes[0].numbered and not axes[0].is_seat
            label = match.words(lang).attribute(f"move-{kind.id}", "verb") or kind.name
            shown.append(Group(kind.id, tuple(found), row, label))
        return shown

    # --- history ---------------------------------------------------------------------------------------------------------------

    def at(self, number: int) -> Match:
        """The match as it stood after that many moves."""
        if self.match is None:
            raise Refused("web-not-started")
        if not 0 <= number <= len(self.moves):
            raise Refused("replay-at-wrong", found=number, most=len(self.moves))
        if number == len(self.moves):
            return self.match
        earlier = self.at_the_start()
        for move in self.moves[:number]:
            earlier._do(move.action)
        return earlier

    def totals(self) -> list[list[int]]:
        """Everybody's score after each move, for the chart at the end."""
        match = self.at_the_start()
        found = []
        for move in self.moves:
            match._do(move.action)
            found.append(list(match.scores().values()))
        return found

    def record(self) -> str:
        """The game as text. Written from the notation, so that it outlives the rules it was played with.

        While the game lasts (and can go on) only where nothing is hidden: nature's moves tell what everybody holds.
        """
        if self.row.status == "open":
            raise Refused("web-not-started")
        if self.row.status != "over" and self.has_secrets and self.fault is None:
            raise Refused("web-record-later")
        lines = [f"{TITLE} {FORMAT}", f"game: {self.row.game}", f"rules: {self.row.rules}", f"tables: {self.row.tables}"]
        lines += [f"option: {name} {value}" for name, value in self.row.options.items()]
        lines += [f"player: {name}" for name in self.names]
        if self.row.start is not None:
            lines.append("position: " + json.dumps(self.row.start, ensure_ascii=False, separators=(",", ":")))
        lines.append("")
        for number, move in enumerate(self.moves, start=1):
            lines.append(f"{number}. {'nature' if move.seat == NATURE else self.names[move.seat]}: {move.notation}")
        if self.match is not None:
            lines.append(f"end after {len(self.moves)} moves, state {self.match.digest()}")
        return "\n".join(lines) + "\n"


def event_rows(match: Match, number: int) -> list[list[int]]:
    """The events of a match's move (counted from 1) as numbers: they lie in the state after it."""
    history = match.history
    after = np.frombuffer(history[number].before, match.game.layout.dtype) if number < len(history) else match._states
    rows = after["events"][0][: int(after["event_count"][0])]
    return [[int(row[0]), *(int(value) for value in row[1 : 1 + len(match.game.events.kinds[int(row[0])].arguments)])] for row in rows]


def effective(history: Sequence[Entry]) -> list[Entry]:
    """The moves that count: what was taken back is gone."""
    moves: list[Entry] = []
    for entry in history:
        if entry.kind == "undo":
            del moves[entry.action :]
        else:
            moves.append(entry)
    return moves
