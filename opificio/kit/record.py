"""Records: a game as text that a person can read and anyone can replay, luck included, without a generator."""

from __future__ import annotations

import json
import re
from typing import Any

from opificio.kit.errors import BadRecord, OpificioError
from opificio.kit.game import load_game
from opificio.kit.layout import NATURE
from opificio.kit.match import FORMAT, Match, NatureMode, from_position, new
from opificio.kit.rng import new_rng

TITLE = "opificio record"
MOVE = re.compile(r"(\d+)\. ([^:]+): (.+)")
END = re.compile(r"end after (\d+) moves, state ([0-9a-f]{16})")


def write(match: Match) -> str:
    """The text of a match so far."""
    game = match.game
    lines = [f"{TITLE} {FORMAT}", f"game: {game.id}", f"rules: {game.about.version}", f"tables: {game.tables.fingerprint}"]
    lines += [f"option: {name} {value}" for name, value in match.options.items()]
    lines += [f"player: {name}" for name in match.names]
    if match.start is not None:
        lines.append("position: " + json.dumps(match.start, ensure_ascii=False, separators=(",", ":")))
    lines.append("")
    for number, move in enumerate(match.history, start=1):
        who = "nature" if move.seat == NATURE else match.names[move.seat]
        lines.append(f"{number}. {who}: {match.game.actions.text(move.action)}")
    lines.append(f"end after {len(match.history)} moves, state {match.digest()}")
    return "\n".join(lines) + "\n"


class _Lines:
    """The lines of a record that say something, with their numbers."""

    def __init__(self, text: str) -> None:
        rows = ((number, line.strip()) for number, line in enumerate(text.splitlines(), start=1))
        self.rows = [(number, line) for number, line in rows if line and not line.startswith("#")]
        self.at = 0
        self.last = len(text.splitlines())

    def peek(self) -> tuple[int, str] | None:
        return self.rows[self.at] if self.at < len(self.rows) else None

    def take(self) -> tuple[int, str]:
        if self.at >= len(self.rows):
            raise BadRecord("record-truncated", line=self.last)
        self.at += 1
        return self.rows[self.at - 1]


def read(text: str, *, seed: int | None = None, nature: NatureMode = "auto") -> Match:
    """Replays a record strictly; raises `BadRecord` that names the first line which cannot be right."""
    lines = _Lines(text)
    headers = _headers(lines)
    match = _start(headers)
    while (entry := lines.peek()) is not None and (found := MOVE.fullmatch(entry[1])):
        number, _ = lines.take()
        _replay(match, number, int(found[1]), found[2], found[3])
    number, line = lines.take()
    end = END.fullmatch(line)
    if end is None:
        raise BadRecord("record-line-unreadable", line=number, found=line[:80])
    if int(end[1]) != len(match.history):
        raise BadRecord("record-moves-missing", line=number, found=len(match.history), expected=int(end[1]))
    if end[2] != match.digest():
        raise BadRecord("record-edited", line=number)
    if (extra := lines.peek()) is not None:
        raise BadRecord("record-after-end", line=extra[0])
    match.nature = nature
    match._rng = new_rng(seed)
    match._draw_nature()
    return match


def game_of(text: str) -> str | None:
    """The game a record names, if it does: for loading it before replaying."""
    found = re.search(r"^game: *(\S+) *$", text, re.MULTILINE)
    return found[1] if found else None


def _headers(lines: _Lines) -> dict[str, list[tuple[int, str]]]:
    first = lines.peek()
    if first is None or not first[1].startswith(TITLE):
        raise BadRecord("record-not-one", line=1, expected=f"{TITLE} {FORMAT}")
    number, title = lines.take()
    if title != f"{TITLE} {FORMAT}":
        raise BadRecord("record-format", line=number, found=title.removeprefix(TITLE).strip(), expected=str(FORMAT))
    headers: dict[str, list[tuple[int, str]]] = {key: [] for key in ("game", "rules", "tables", "option", "player", "position")}
    while (entry := lines.peek()) is not None:
        key, colon, value = entry[1].partition(":")
        if not colon or key not in headers:
            break
        headers[key].append((entry[0], value.strip()))
        lines.take()
    for key in ("game", "rules", "tables", "player"):
        if not headers[key]:
            raise BadRecord("record-header-missing", line=(lines.peek() or (lines.last, ""))[0], header=key)
    return headers


def _start(headers: dict[str, list[tuple[int, str]]]) -> Match:
    number, game = headers["game"][0]
    try:
        loaded = load_game(game)
    except OpificioError as error:
        raise BadRecord(error.message, line=number, **error.values) from None
    number, rules = headers["rules"][0]
    if rules != str(loaded.about.version):
        raise BadRecord("record-rules-differ", line=number, found=rules, expected=str(loaded.about.version))
    number, tables = headers["tables"][0]
    if tables != loaded.tables.fingerprint:
        raise BadRecord("record-tables-differ", line=number, found=tables, expected=loaded.tables.fingerprint)
    options = {}
    for _, value in headers["option"]:
        name, _, chosen = value.partition(" ")
        options[name] = chosen
    names = [name for _, name in headers["player"]]
    try:
        if headers["position"]:
            number, state = headers["position"][0]
            position: dict[str, Any] = {"players": names, "options": options, "state": _json(number, state)}
            return from_position(game, position, nature="manual")
        number = headers["player"][0][0]
        return new(game, names, options=options, nature="manual")
    except BadRecord:
        raise
    except OpificioError as error:
        raise BadRecord(error.message, game=error.game, **{**error.values, "line": number}) from None


def _json(number: int, text: str) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError:
        raise BadRecord("record-line-unreadable", line=number, found=text[:80]) from None


def _replay(match: Match, line: int, number: int, who: str, move: str) -> None:
    if number != len(match.history) + 1:
        raise BadRecord("record-number-wrong", line=line, found=number, expected=len(match.history) + 1)
    if match.over:
        raise BadRecord("record-after-end", line=line)
    expected = match.player or "nature"
    if who != expected:
        raise BadRecord("record-seat-wrong", line=line, found=who, expected=expected)
    action = match.game.parse(move)
    if action is None:
        raise BadRecord("record-move-unreadable", line=line, found=move[:80])
    why = {lang: match.why(action, lang) for lang in ("it", "en")}
    if why["en"] is not None:
        raise _IllegalLine(line, move, why)
    match.play(action)


class _IllegalLine(BadRecord):
    """A line whose move the rules forbid: says why in either language."""

    def __init__(self, line: int, move: str, why: dict[str, str | None]) -> None:
        super().__init__("record-move-illegal", line=line, found=move[:80])
        self._why = why

    def text(self, lang: str = "en") -> str:
        from opificio.kit.words import words

        return words(lang).say("record-move-illegal", **self.values, why=self._why.get(lang) or self._why["en"] or "")
