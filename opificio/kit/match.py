"""A match: one game being played, with its whole history, for people and programs.

Nature's moves are drawn as soon as they are due, unless `nature="manual"`: then they are played like any others, so that
a game on a real table can be entered. Every state of the history is kept, so undo is instant at any length.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

import numpy as np

from opificio.kit import drivers
from opificio.kit.actions import Message
from opificio.kit.errors import BadOption, BadPosition, CannotUndo, IllegalMove, OpificioError, UnreadableMove
from opificio.kit.game import FAULT_ROWS, Game, load_game
from opificio.kit.layout import NATURE, NOBODY, digest, durable_bytes
from opificio.kit.rng import new_rng
from opificio.kit.sight import Sight
from opificio.kit.words import Words, words

FORMAT = 1
NatureMode = Literal["auto", "manual"]
FORBIDDEN_IN_NAMES = set(":#\n\r\t")
DIFFERS = {
    "format": "position-format-differs",
    "game": "position-game-differs",
    "rules": "position-rules-differ",
    "tables": "position-tables-differ",
}


@dataclass(frozen=True)
class Event:
    """Something that happened: its kind, its values as labels and numbers, and its sentence in both languages."""

    kind: str
    values: dict[str, Any]
    reveals: bool = field(default=False, repr=False)
    minor: bool = field(default=False, repr=False)
    _say: Callable[[str], str] = field(default=str, repr=False, compare=False)

    def text(self, lang: str = "en") -> str:
        return self._say(lang)


@dataclass(frozen=True)
class Move:
    """One entry of the history: who decided what, what came of it, and the state's bytes before it."""

    seat: int
    action: int
    events: tuple[Event, ...]
    before: bytes


@dataclass(frozen=True)
class Result:
    """A player's place at the end (or as it stands): equal results share a place."""

    place: int
    seat: int
    name: str
    score: int


class Match:
    """Create one with `opificio.new`, `opificio.read` or `opificio.from_position`."""

    def __init__(
        self,
        game: Game,
        names: Sequence[str],
        options: Mapping[str, str] | None = None,
        *,
        seed: int | None = None,
        nature: NatureMode = "auto",
        position: Mapping[str, Any] | None = None,
    ) -> None:
        if nature not in ("auto", "manual"):
            raise BadOption("nature-unknown", found=str(nature))
        self.game = game
        self.names = check_names(names)
        self.options = game.options(dict(options or {}))
        self.nature = nature
        self.start = position
        self.history: list[Move] = []
        self._rng = new_rng(seed)
        self._states = game.template(len(self.names), self.options)
        self._actions, self._weights = np.zeros((2, game.actions.size), np.int64)
        if position is None:
            drivers.begin(self._states, 0)
        else:
            game.codec(self.names).from_json(position, self._states)
            self._refuse_impossible()
        self._draw_nature()

    # --- what is going on -------------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """Whose decision it is, from 0; `NATURE` (-1) only in manual mode; `NOBODY` (-2) once the game is over."""
        return int(self._states[0].seat)

    @property
    def player(self) -> str | None:
        """The name of who decides."""
        return self.names[self.seat] if self.seat >= 0 else None

    @property
    def phase(self) -> str:
        """What is asked, as the label of a phase."""
        return self.game.phases.labels[int(self._states[0].phase)]

    @property
    def round(self) -> int:
        return int(self._states[0].rounds)

    @property
    def over(self) -> bool:
        return self.seat == NOBODY

    @property
    def state(self) -> Any:
        """The record itself, as the rules see it. Change a copy, never this one."""
        return self._states[0]

    def actions(self) -> list[int]:
        """The legal actions as numbers."""
        count = drivers.options(self._states, 0, self._actions, self._weights)
        return [int(a) for a in self._actions[:count]]

    def legal(self) -> list[str]:
        """The legal moves in notation."""
        return [self.game.actions.text(a) for a in self.actions()]

    def outcomes(self) -> dict[str, int]:
        """In manual mode, nature's possible moves with their weights."""
        count = drivers.options(self._states, 0, self._actions, self._weights)
        return {self.game.actions.text(int(a)): int(w) for a, w in zip(self._actions[:count], self._weights[:count], strict=True)}

    # --- words ----------------------------------------------------------------------------------------------------------------

    def words(self, lang: str = "en") -> Words:
        return words(lang, self.game.id)

    def prompt(self, lang: str = "en") -> str:
        """What is asked of whom."""
        return self.words(lang).say(f"prompt-{self.phase}", seat=self.player or self.words(lang).say("nature"))

    def describe(self, move: str | int, lang: str = "en") -> str:
        """A choice as a person would say it."""
        kind, indices = self.game.actions.decode(self.action(move))
        w = self.words(lang)
        return w.say(f"move-{kind.id}", **w.values(kind.axes, indices, self.names))

    def why(self, move: str | int, lang: str = "en") -> str | None:
        """Why a move is not allowed now, or None if it is."""
        action = self.action(move)
        code = drivers.why(self._states, 0, action)
        return None if code == 0 else self._sentence(code, action, lang)

    def _sentence(self, code: int, action: int, lang: str) -> str:
        w = self.words(lang)
        values: dict[str, Any] = {"move": str(action)}
        if 0 <= action < self.game.actions.size:
            kind, indices = self.game.actions.decode(action)
            values = {"move": self.game.actions.text(action), **w.values(kind.axes, indices, self.names)}
        if code >= 10 and hasattr(self.game.rules, "details"):
            values |= self.game.rules.details(self._states[0], action, code)
        who = self.player or w.say("nature")
        return w.say(f"reason-{self.game.reasons[code]}", **{"asked": w.say(f"prompt-{self.phase}", seat=who), **values})

    # --- playing ---------------------------------------------------------------------------------------------------------------

    def action(self, move: str | int) -> int:
        """The number of a move given in notation, in words or as its number; raises `UnreadableMove`."""
        if isinstance(move, int) and not isinstance(move, bool):
            return move
        found = self.game.parse(str(move))
        if found is None:
            shown = self.legal()
            examples = ", ".join(shown[:6]) + (", …" if len(shown) > 6 else "")
            raise UnreadableMove("move-unreadable", found=str(move)[:80], known=examples or "-")
        return found

    def play(self, move: str | int) -> list[Event]:
        """Plays a move, and nature's moves that follow. Raises `IllegalMove` and changes nothing if it is not allowed."""
        action = self.action(move)
        code = drivers.why(self._states, 0, action)
        if code != 0:
            raise Forbidden(self, code, action)
        first = len(self.history)
        self._do(action)
        self._draw_nature()
        return [event for entry in self.history[first:] for event in entry.events]

    def _do(self, action: int) -> None:
        before, seat = self._states.tobytes(), self.seat
        drivers.do(self._states, 0, action)
        rows = self._states[0].events[: int(self._states[0].event_count)]
        events = tuple(self._event(*self.game.events.read(line)) for line in rows)
        self.history.append(Move(seat, action, events, before))

    def _event(self, message: Message, numbers: dict[str, int]) -> Event:
        labels: dict[str, Any] = {}
        for name, axis in message.arguments.items():
            number = numbers[name]
            if axis.is_seat:
                labels[name] = self.names[number] if number >= 0 else None
            elif axis.labels:
                labels[name] = (int(axis.labels[number]) if axis.numbered else axis.labels[number]) if number >= 0 else None
            else:
                labels[name] = number

        def say(lang: str) -> str:
            w = self.words(lang)
            return w.say(f"event-{message.name}", **w.values(message.arguments, list(numbers.values()), self.names))

        return Event(message.name, labels, message.reveals, message.minor, say)

    def _draw_nature(self) -> None:
        while self.nature == "auto" and self.seat == NATURE:
            self._do(int(drivers.choose_at(self._states, 0, drivers.UNIFORM, self._rng, self._actions, self._weights)))

    def undo(self, force: bool = False) -> list[Move]:
        """Takes back the last player's decision, and returns what was taken back, latest first.

        Refused if luck or something hidden has come to light since, unless `force` is set.
        """
        at = len(self.history) - 1
        while at >= 0 and self.history[at].seat == NATURE and self.nature == "auto":
            at -= 1
        if at < 0:
            raise CannotUndo("undo-nothing")
        if not force:
            if at < len(self.history) - 1 or self.history[at].seat == NATURE:
                raise CannotUndo("undo-luck")
            if any(event.reveals for event in self.history[at].events):
                raise CannotUndo("undo-revealed")
        undone = self.history[at:]
        del self.history[at:]
        self._states = np.frombuffer(undone[0].before, self.game.layout.dtype).copy().view(np.recarray)
        return undone[::-1]

    # --- the end ----------------------------------------------------------------------------------------------------------------

    def _standings(self) -> tuple[list[dict[str, int]], list[int]]:
        seats = len(self.names)
        parts = np.zeros((len(self.game.layout.seat_axis), len(self.game.parts)), np.int64)
        ties = parts[:, 0].copy()
        drivers.standings(self._states, 0, parts, ties)
        return [dict(zip(self.game.parts.labels, map(int, parts[p]), strict=True)) for p in range(seats)], [int(t) for t in ties[:seats]]

    def score_parts(self) -> dict[str, dict[str, int]]:
        """For each player the parts that add up to the score, as it stands."""
        return dict(zip(self.names, self._standings()[0], strict=True))

    def scores(self) -> dict[str, int]:
        """Everyone's score as it stands; final once the game is over."""
        return {name: sum(parts.values()) for name, parts in self.score_parts().items()}

    def ranking(self) -> list[Result]:
        """The players from first to last."""
        parts, ties = self._standings()
        keys = [(sum(p.values()), t) for p, t in zip(parts, ties, strict=True)]
        results = [Result(1 + sum(other > key for other in keys), seat, self.names[seat], key[0]) for seat, key in enumerate(keys)]
        return sorted(results, key=lambda r: (r.place, r.seat))

    # --- positions -------------------------------------------------------------------------------------------------------------

    def _envelope(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "game": self.game.id,
            "rules": self.game.about.version,
            "tables": self.game.tables.fingerprint,
            "players": list(self.names),
            "options": dict(self.options),
        }

    def position(self) -> dict[str, Any]:
        """Everything, JSON-able: `opificio.from_position` gives the same match again, without its history."""
        return {**self._envelope(), "state": self.game.codec(self.names).to_json(self._states)}

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know (None: a spectator): others' secrets are null, and only who decides gets the legal moves."""
        self._check_seat(seat)
        state = self.game.codec(self.names).to_json(self._states, hide_from=seat, covered=not self.over)
        you = self.names[seat] if seat is not None else None
        legal = self.legal() if seat is not None and seat == self.seat else []
        return {**self._envelope(), "you": you, "state": state, "legal": legal}

    def sight(self, seat: int | None, lang: str = "en") -> Sight:
        """What a seat may see (None: a spectator), ready to be drawn."""
        self._check_seat(seat)
        states = self._states.copy()
        if not self.over:
            for name, f in self.game.layout.fields.items():
                if f.secret:
                    for other in range(len(self.names)):
                        if other != seat:
                            states[name][0][other] = -1
        legal = self.actions() if seat is not None and seat == self.seat else []
        parts = self._standings()[0] if self.over else None
        return Sight(self.game, states[0], seat, self.names, self.words(lang), legal, parts)

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < len(self.names):
            raise BadOption("seat-unknown", found=seat, most=len(self.names) - 1)

    def _refuse_impossible(self) -> None:
        rows = np.zeros((FAULT_ROWS, 6), np.int64)
        count = drivers.inspect(self._states, 0, rows)
        if count:
            message, numbers = self.game.faults.read(rows[0])
            values = words("en", self.game.id).values(message.arguments, list(numbers.values()), self.names)
            raise BadPosition(f"fault-{message.name}", game=self.game.id, **values)
        if not self.over and not self.actions():
            raise BadPosition("position-stuck", phase=self.phase)

    # --- identity ---------------------------------------------------------------------------------------------------------------

    def digest(self) -> str:
        """A fingerprint of the state as it is."""
        return digest(self.game.layout, self._states)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match) or other.game is not self.game or other.names != self.names:
            return False
        return durable_bytes(self.game.layout, self._states) == durable_bytes(self.game.layout, other._states)

    def __hash__(self) -> int:
        return hash(durable_bytes(self.game.layout, self._states))

    def __repr__(self) -> str:
        where = "over" if self.over else f"round {self.round}, {self.player or 'nature'} to {self.phase}"
        return f"<Match {self.game.id}: {', '.join(self.names)}; {where}>"

    def _repr_svg_(self) -> str:
        """The board as a notebook shows it: a spectator's view."""
        from opificio.drawing import picture

        return picture(self.sight(None))

    def record(self) -> str:
        """The game as text: `opificio.read` gives the same match again."""
        from opificio.kit.record import write

        return write(self)


class Forbidden(IllegalMove):
    """An illegal move, with the sentence of the rule that forbids it."""

    def __init__(self, match: Match, code: int, action: int) -> None:
        sentences = {lang: match._sentence(code, action, lang) for lang in ("it", "en")}
        super().__init__(f"reason-{match.game.reasons[code]}", game=match.game.id)
        self.reason = match.game.reasons[code]
        self._sentences = sentences

    def text(self, lang: str = "en") -> str:
        return self._sentences.get(lang, self._sentences["en"])


def check_names(names: Sequence[str]) -> list[str]:
    """Names must be told apart, in records too."""
    cleaned = [str(name).strip() for name in names]
    for name in cleaned:
        if not name or len(name) > 40 or FORBIDDEN_IN_NAMES & set(name) or name.casefold() == "nature" or not name.isprintable():
            raise BadOption("name-wrong", found=name)
        if cleaned.count(name) > 1:
            raise BadOption("name-twice", found=name)
    return cleaned


def new(
    game: str,
    players: int | Sequence[str] | None = None,
    *,
    seed: int | None = None,
    options: Mapping[str, str] | None = None,
    nature: NatureMode = "auto",
    tables: str | Path | None = None,
) -> Match:
    """Starts a match. `players` are names, or how many. With a seed, luck is the same every time; without, it is secure."""
    loaded = load_game(game, tables)
    if players is None:
        players = loaded.about.players[0]
    names = [f"Player {n}" for n in range(1, players + 1)] if isinstance(players, int) else list(players)
    loaded.about.check_players(len(names))
    return Match(loaded, names, options, seed=seed, nature=nature)


def from_position(game: str, position: Mapping[str, Any], *, seed: int | None = None, nature: NatureMode = "auto") -> Match:
    """A match that goes on from a position, after checking that it can arise; raises `BadPosition` if not."""
    loaded = load_game(game)
    if not isinstance(position, Mapping) or not isinstance(position.get("state"), Mapping):
        raise BadPosition("position-shape")
    for key, expected in (("format", FORMAT), ("game", game), ("rules", loaded.about.version), ("tables", loaded.tables.fingerprint)):
        if position.get(key, expected) != expected:
            raise BadPosition(DIFFERS[key], found=str(position[key]), expected=str(expected))
    names, options = position.get("players"), position.get("options", {})
    if not isinstance(names, list) or not isinstance(options, Mapping):
        raise BadPosition("position-shape")
    try:
        loaded.about.check_players(len(names))
        return Match(loaded, names, options, seed=seed, nature=nature, position=position["state"])
    except OpificioError as error:
        if isinstance(error, BadPosition):
            raise
        raise BadPosition(error.message, game=error.game, **error.values) from None
