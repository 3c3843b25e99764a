"""Bots from outside: a Python function on a view, or any program that reads and writes lines of JSON.

Whatever such a bot does wrong, the match goes on: the foreman answers in its place and the fault is noted. See `docs/bots.md`.
"""

from __future__ import annotations

import json
import queue
import shlex
import subprocess
import sys
import threading
import time
from abc import abstractmethod
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from operator import attrgetter
from pathlib import Path
from typing import Any

from opificio.bots.bot import Bot, Fault, Thumb
from opificio.bots.engine.thumb import FOREMAN
from opificio.kit.errors import BadOption, OpificioError
from opificio.kit.match import Match

PROGRAM = "exec:"
FUNCTION = "call:"
FROM_OUTSIDE = (PROGRAM, FUNCTION)
"""How the names of bots from outside begin."""
MILLIS_IF_NOT_TOLD = 10_000
STARTS = 3
"""How often a program that dies is started again before it is given up."""
LONGEST_LINE = 100_000
MOST_LINES = 64
"""Lines of a talkative program that are kept until somebody reads them."""

Lines = queue.Queue[str | None]


class Outside(Bot):
    """Asks somebody else for a move; the foreman stands in."""

    slow = True

    def __init__(self, name: str, seed: int | None, millis: int | None) -> None:
        super().__init__(name, seed)
        self.millis = millis or MILLIS_IF_NOT_TOLD
        self._foreman = Thumb("foreman", FOREMAN, seed)

    def answer(self, match: Match) -> int:
        try:
            move = self.ask(match)
            return self.check(match, move)
        except Fault as fault:
            self.faults.append(fault)
            return self._foreman.answer(match)

    @abstractmethod
    def ask(self, match: Match) -> Any:
        """Its answer, whatever that is; raises `Fault` if none comes."""

    def check(self, match: Match, move: Any) -> int:
        if not isinstance(move, str | int) or isinstance(move, bool):
            raise Fault("bot-nonsense", bot=self.name, found=str(move)[:80])
        try:
            action = match.action(move)
        except OpificioError:
            raise Fault("bot-nonsense", bot=self.name, found=str(move)[:80]) from None
        if action not in match.actions():
            raise Fault("bot-illegal", bot=self.name, found=str(move)[:80])
        return action


class Called(Outside):
    """A Python function from a view to a move. It runs beside the match, which waits no longer than the time allowed."""

    def __init__(
        self, function: Callable[[dict[str, Any]], Any], *, name: str | None = None, seed: int | None = None, millis: int | None = None
    ) -> None:
        super().__init__(name or str(getattr(function, "__name__", "function")), seed, millis)
        self._function = function
        self._busy: threading.Thread | None = None

    def ask(self, match: Match) -> Any:
        if self._busy is not None and self._busy.is_alive():
            raise Fault("bot-late", bot=self.name, millis=self.millis)
        answers: queue.Queue[tuple[Any, Exception | None]] = queue.Queue()
        view = match.view(match.seat)

        def run() -> None:
            try:
                answers.put((self._function(view), None))
            except Exception as error:
                answers.put((None, error))

        self._busy = threading.Thread(target=run, daemon=True)
        self._busy.start()
        try:
            move, error = answers.get(timeout=self.millis / 1000)
        except queue.Empty:
            raise Fault("bot-late", bot=self.name, millis=self.millis) from None
        if error is not None:
            raise Fault("bot-raised", bot=self.name, why=f"{type(error).__name__}: {error}"[:200])
        return move


def function_named(name: str) -> Callable[[dict[str, Any]], Any]:
    """The function that a name such as `call:mybots:cautious` stands for; its module is looked for in the current folder too."""
    module, _, attribute = name.removeprefix(FUNCTION).partition(":")
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.insert(0, here)
    try:
        found = attrgetter(attribute)(import_module(module))
    except (Exception, SystemExit) as error:  # whatever the module does while it is loaded
        raise BadOption("bot-call-missing", found=name, why=f"{type(error).__name__}: {error}") from None
    if not callable(found):
        raise BadOption("bot-call-missing", found=name, why=type(found).__name__)
    function: Callable[[dict[str, Any]], Any] = found
    return function


class Program(Outside):
    """A program that is sent one line of JSON per decision and answers with one line."""

    def __init__(self, name: str, *, seed: int | None = None, millis: int | None = None) -> None:
        super().__init__(name, seed, millis)
        self._command = name.removeprefix(PROGRAM)
        self._process: subprocess.Popen[str] | None = None
        self._lines: Lines = queue.Queue()
        self._questions: Lines = queue.Queue()
        self._starts = 0
        self._asked = 0

    def ask(self, match: Match) -> Any:
        self._asked += 1
        question = {"id": self._asked, "millis": self.millis, "seat": match.seat, "view": match.view(match.seat)}
        deadline = time.monotonic() + self.millis / 1000
        self._start()
        if not self._questions.empty():  # it does not even read
            raise Fault("bot-late", bot=self.name, millis=self.millis)
        self._questions.put(json.dumps(question, ensure_ascii=False, separators=(",", ":")) + "\n")
        while True:
            try:
                line = self._lines.get(timeout=max(deadline - time.monotonic(), 0.001))
            except queue.Empty:
                raise Fault("bot-late", bot=self.name, millis=self.millis) from None
            if line is None:
                raise self._died()
            try:
                answer = json.loads(line)
            except json.JSONDecodeError:
                raise Fault("bot-nonsense", bot=self.name, found=line.strip()[:80]) from None
            if not isinstance(answer, dict) or "move" not in answer or "id" not in answer:
                raise Fault("bot-nonsense", bot=self.name, found=line.strip()[:80])
            if answer["id"] == self._asked:
                return answer["move"]
            # an answer to an earlier question, which came too late

    def close(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        self._questions.put(None)
        try:
            process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def _start(self) -> None:
        if self._process is not None:
            return
        if self._starts >= STARTS:
            raise Fault("bot-given-up", bot=self.name)
        self._starts += 1
        try:
            process = subprocess.Popen(
                shlex.split(self._command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
            )
        except (OSError, ValueError, IndexError) as error:
            raise Fault("bot-cannot-start", bot=self.name, why=getattr(error, "strerror", None) or str(error)) from None
        self._process, self._lines, self._questions = process, queue.Queue(MOST_LINES), queue.Queue()
        threading.Thread(target=_listen, args=(process, self._lines), daemon=True).start()
        threading.Thread(target=_speak, args=(process, self._questions), daemon=True).start()

    def _died(self) -> Fault:
        self.close()
        return Fault("bot-died", bot=self.name)


def _listen(process: subprocess.Popen[str], lines: Lines) -> None:
    """Passes on what a program writes, and None when it has ended."""
    assert process.stdout is not None
    with process.stdout as out, suppress(OSError, ValueError):
        while line := out.readline(LONGEST_LINE):
            if line.strip():
                lines.put(line)
    lines.put(None)


def _speak(process: subprocess.Popen[str], questions: Lines) -> None:
    """Writes questions to a program until there is None, or nobody listens: a pipe that nobody reads blocks only this thread."""
    assert process.stdin is not None
    with suppress(OSError, ValueError), process.stdin as into:
        while (question := questions.get()) is not None:
            into.write(question)
            into.flush()
