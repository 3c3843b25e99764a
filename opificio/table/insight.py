"""What the search tells people: hints at a decision, analyses of finished games.

A hint is thought about in a worker thread for about a second (the search runs without the interpreter's lock). An analysis takes most
of a minute of every core, so it is made in a process of its own that gives way to everything else, one at a time, and only when
somebody asks for it: a server full of tables would otherwise be busy for ever with analyses that nobody reads.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from opificio.kit.match import Match
from opificio.table.access import Bucket
from opificio.table.bots import copy_of
from opificio.table.room import Refused, Room

if TYPE_CHECKING:
    from opificio.bots.insight import Hint
    from opificio.table.frames import Looker
    from opificio.table.hall import Hall, Live

log = logging.getLogger("opificio.table")
MILLISECONDS = 1000
"""How long a hint is thought about."""
SHOWN = 3
"""How many moves a hint names at most."""
WORTH_NAMING = 0.03
"""A move that had a smaller share of the simulated games than this says nothing."""
SECONDS = 40.0
"""How long an analysis judges decisions; loading and counting up come on top."""
MOST_WAITING = 20
HEARTBEAT = 5.0
"""Seconds between signs of life of an analysis; `store.CUT_OFF` must be much longer."""
TELL_EVERY = 0.4
PATIENCE = 900.0
"""Seconds after which an analysis is given up: the first one on a machine has to compile the search."""
LONGEST_LINE = 1 << 26


# --- hints --------------------------------------------------------------------------------------------------------------------------


@dataclass
class Advice:
    """What was advised last at a table: the same position gets the same answer, and whoever asks too often has to wait."""

    bucket: Bucket = field(default_factory=lambda: Bucket(0.25, 8))
    count: int = -1
    thinking: asyncio.Task[Hint] | None = None


async def advise(hall: Hall, live: Live, looker: Looker, lang: str, expected: int | None = None) -> dict[str, Any]:
    """The best moves for whoever decides, if it is he who asks and the table allows it. Only what his seat may know is looked at."""
    async with live.lock:
        room = live.room
        if not room.row.hints:
            raise Refused("web-no-hints")
        match = room.deciding(looker.held)
        if expected is not None and expected != room.count:
            raise Refused("web-late")
        advice, count, copied = live.advice, room.count, copy_of(match)
        if advice.count != count or advice.thinking is None or (advice.thinking.done() and advice.thinking.exception()):
            if hall.limits and not advice.bucket.take():
                raise Refused("web-too-fast")
            advice.count, advice.thinking = count, asyncio.get_running_loop().create_task(_think(hall, copied))
        thinking = advice.thinking
    found = await asyncio.shield(thinking)
    return {"count": count, **in_words(copied, found, lang)}


async def _think(hall: Hall, match: Match) -> Hint:
    await hall.prepare(match.game.id, search=True)
    return await asyncio.get_running_loop().run_in_executor(hall.thinking, think, match)


def think(match: Match, simulations: int | None = None) -> Hint:
    """Searches for whoever decides; with a number of simulations the answer is always the same."""
    from opificio.bots.insight import hint

    return hint(match, millis=MILLISECONDS, simulations=simulations, seed=1)


def in_words(match: Match, found: Hint, lang: str) -> dict[str, Any]:
    """A hint for people and programs: the few moves worth naming, the best first."""
    tried = max(sum(c.visits for c in found.moves), 1)
    named = [c for k, c in enumerate(found.moves) if k == 0 or c.visits >= WORTH_NAMING * tried][:SHOWN]
    return {
        "seat": match.seat,
        "moves": [
            {
                "action": c.action,
                "notation": match.game.actions.text(c.action),
                "text": match.describe(c.action, lang),
                "win": round(c.win, 4),
                "error": round(1.96 * c.error, 4),
                "place": round(c.place, 2),
            }
            for c in named
        ],
        "sure": round(found.sure, 4),
        "only": len(found.moves) == 1,
        "simulations": found.simulations,
    }


# --- analyses -----------------------------------------------------------------------------------------------------------------------


class Analyst:
    """Judges finished games one after the other. What it finds is kept with the match."""

    def __init__(self, hall: Hall, seconds: float) -> None:
        self.hall, self.seconds = hall, seconds
        self.waiting: deque[tuple[str, str]] = deque()
        self.current: str | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def ask(self, match: str, held: Sequence[int]) -> None:
        """Starts the analysis of a finished game, or does nothing if it is there or on its way."""
        live = await self.hall.open(match)
        async with live.lock:
            room = live.room
            if room.fault is not None:
                raise room.fault
            if not room.over:
                raise Refused("web-not-over")
            if not held:
                raise Refused("web-watching")
            if len(self.waiting) >= MOST_WAITING:
                raise Refused("web-analyst-busy")
            claimed = await self.hall.run(self._claim, room)
        if claimed:
            self.waiting.append((match, claimed))
            if all(task.done() for task in self._tasks):
                loop = asyncio.get_running_loop()
                self._tasks = [loop.create_task(self._work()), loop.create_task(self._beat())]
        self.hall.tell(live)

    def _claim(self, room: Room) -> str | None:
        claimed = room.store.claim_analysis(room.id, room.count)
        room.read_analysis()
        return room.record() if claimed else None

    async def _work(self) -> None:
        while self.waiting:
            self.current, record = self.waiting.popleft()
            try:
                result = await asyncio.wait_for(self._judge(self.current, record), PATIENCE)
                await self._keep(self.current, status="done", result=result)
            except Exception:
                log.exception("an analysis failed", extra={"table": self.current})
                await self._keep(self.current, status="cut")
            await self._show(self.current)
            self.current = None
        self._tasks[1].cancel()

    async def _beat(self) -> None:
        """Signs of life, so that nobody else takes over what is being worked on or waits."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            for match in [self.current, *(match for match, _ in self.waiting)]:
                if match is not None:
                    await self._keep(match)

    async def _judge(self, match: str, record: str) -> dict[str, Any]:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "opificio.table.judging"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
        )
        assert process.stdin is not None
        assert process.stderr is not None
        complaints = asyncio.get_running_loop().create_task(process.stderr.read())
        try:
            process.stdin.write(json.dumps({"record": record, "seconds": self.seconds}).encode())
            process.stdin.write_eof()
            result = await self._follow(match, process)
            if result is None:
                raise RuntimeError((await complaints).decode(errors="replace")[-2000:])
            return result
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()  # it is done, or nobody wants its answer any more
            await process.wait()
            complaints.cancel()

    async def _follow(self, match: str, process: asyncio.subprocess.Process) -> dict[str, Any] | None:
        """Passes on how far the analysis is; returns what came of it."""
        assert process.stdout is not None
        told = kept = 0.0
        async for line in process.stdout:
            message: dict[str, Any] = json.loads(line)
            if "result" in message:
                found: dict[str, Any] = message["result"]
                return found
            now = time.monotonic()
            if now - kept > HEARTBEAT or not kept:
                kept = now
                await self._keep(match, status="running", **message)
            if now - told > TELL_EVERY and (live := self.hall.live.get(match)) is not None:
                told = now
                live.room.note_progress(**message)
                for viewer in live.viewers:
                    viewer.note({"type": "analysis", "status": "running", **message})
        return None

    async def _keep(self, match: str, **values: Any) -> None:
        await self.hall.run(lambda: self.hall.store.set_analysis(match, **values))

    async def _show(self, match: str) -> None:
        if (live := self.hall.live.get(match)) is not None:
            async with live.lock:
                await self.hall.run(live.room.read_analysis)
            self.hall.tell(live)

    async def close(self) -> None:
        """Ends what is being worked on; it can be asked for again."""
        left = [match for match in (self.current, *(match for match, _ in self.waiting)) if match is not None]
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for match in left:
            await self._keep(match, status="cut")


def progress_of(room: Room) -> dict[str, Any]:
    """How far a game's analysis is and what it found, for programs."""
    found = room.analysis
    if found is None:
        return {"status": "none", "done": 0, "total": 0, "result": None}
    return {"status": found.status, "done": found.done, "total": found.total, "result": found.result}
