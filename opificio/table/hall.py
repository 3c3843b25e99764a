"""The hall: every open room of this process, who watches them, and the bots that play there."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import subprocess
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar

from opificio.kit.errors import OpificioError
from opificio.table.bots import STRONGEST, USUAL, Staff, copy_of
from opificio.table.frames import Looker, frame, view_text
from opificio.table.insight import SECONDS, Advice, Analyst
from opificio.table.lease import Leases
from opificio.table.room import Refused, Room
from opificio.table.store import Conflict, Store
from opificio.table.warming import compiling, warm

T = TypeVar("T")
log = logging.getLogger("opificio.table")
IDLE = 600.0
"""Seconds after which a room that nobody looks at is forgotten; it opens again from the database."""
AGAIN = 2.0
"""Seconds after which bots that another process has, or that failed, are looked after again."""


@dataclass(eq=False)
class Viewer:
    """Somebody with a table open. He is told that something is new; what it is he is told when he is ready to hear it."""

    looker: Looker
    program: bool = False
    news: asyncio.Event = field(default_factory=asyncio.Event)
    stale: bool = True
    """Whether what he was last shown has changed."""
    notes: list[dict[str, Any]] = field(default_factory=list)
    """Small messages that wait to be sent besides."""

    def wake(self) -> None:
        self.stale = True
        self.news.set()

    def note(self, message: dict[str, Any]) -> None:
        self.notes.append(message)
        self.news.set()


@dataclass(eq=False)
class Live:
    """A room with its lock, its viewers and the bot that may be thinking there."""

    room: Room
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    viewers: set[Viewer] = field(default_factory=set)
    bot: asyncio.Task[None] | None = None
    alarm: asyncio.TimerHandle | None = None
    moved: asyncio.Event = field(default_factory=asyncio.Event)
    used: float = field(default_factory=time.monotonic)
    frames: dict[Any, dict[str, Any]] = field(default_factory=dict)
    advice: Advice = field(default_factory=Advice)
    views: dict[tuple[int | None, str], str] = field(default_factory=dict)
    viewed: tuple[Any, Any] = (None, None)
    """The row and the match that `views` were written from: whatever changes a table replaces one of them."""

    def view(self, looker: Looker, write: bool = True) -> str | None:
        """What a program is shown, None if that has to be written first. Programs that may see the same share one text."""
        room = self.room
        if self.viewed[0] is not room.row or self.viewed[1] is not room.match:
            self.views, self.viewed = {}, (room.row, room.match)
        key = looker.program_seat(room), looker.lang
        if write and key not in self.views:
            self.views[key] = view_text(room, *key)
        return self.views.get(key)

    def do(self, function: Callable[[Room], T]) -> T:
        """Does something to the room and writes out what programs are shown of it, in one go: every way to a worker thread and
        back takes time. Only while its lock is held."""
        result = function(self.room)
        with contextlib.suppress(Exception):  # what is done is done; whoever cannot be shown it is told so when it is his turn to be told
            for viewer in list(self.viewers):
                if viewer.program:
                    self.view(viewer.looker)
        return result


class Hall:
    """Opens rooms and keeps them going. `pause` is how long bots wait between moves that somebody watches; `limits` holds back who asks
    too much; `seconds` is how long an analysis may take; `staff` are the bots."""

    def __init__(self, store: Store, pause: float = 0.6, limits: bool = True, seconds: float = SECONDS, staff: Staff | None = None) -> None:
        self.store = store
        self.staff = staff or Staff()
        self.limits = limits
        self.pause = pause
        self.live: dict[str, Live] = {}
        self.work = ThreadPoolExecutor(8, "table")
        self.thinking = ThreadPoolExecutor(max(1, os.cpu_count() or 1), "bot")
        self.leases = Leases(None if store.sqlite else store.address)
        self.ready: set[str] = set()
        self.searches: set[str] = set()
        """The games in which the search is ready."""
        self.analyst = Analyst(self, seconds)
        # Nobody who opens a table waits for a search to be compiled.
        self._loading = {search: threading.Lock() for search in (False, True)}
        self._compiling: dict[bool, subprocess.Popen[bytes] | None] = {}
        self._opening = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closed = threading.Event()

    @property
    def closing(self) -> bool:
        return self._closed.is_set()

    async def run(self, function: Callable[..., T], *arguments: Any) -> T:
        """Calls something that blocks, in a worker thread."""
        return await asyncio.get_running_loop().run_in_executor(self.work, function, *arguments)

    def spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- games -----------------------------------------------------------------------------------------------------------------

    def _load(self, game: str, search: bool) -> None:
        """Gets a game ready: compiled elsewhere if need be (the first time on a machine that takes a while), then loaded."""
        done = self.searches if search else self.ready
        with self._loading[search]:
            if game in done or self._closed.is_set():
                return
            begun = time.monotonic()
            process = self._compiling[search] = compiling(game, search)
            if process is not None:
                process.wait()
            if self._closed.is_set():
                return
            warm(game, search)
            done.add(game)
            log.info("search ready" if search else "game ready", extra={"game": game, "seconds": round(time.monotonic() - begun, 2)})

    async def prepare(self, game: str, search: bool = False) -> None:
        """Waits until a game is ready, or the search in it. The thread is not waited for when the server closes."""
        if game in (self.searches if search else self.ready):
            return
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()

        def settle(error: Exception | None) -> None:
            if not done.done():
                done.set_result(None) if error is None else done.set_exception(error)

        def work() -> None:
            error: Exception | None = None
            try:
                self._load(game, search)
            except Exception as found:
                error = found
            with contextlib.suppress(RuntimeError):  # the loop has closed meanwhile
                loop.call_soon_threadsafe(settle, error)

        threading.Thread(target=work, name=f"ready-{game}", daemon=True).start()
        await done

    async def open(self, match: str) -> Live:
        """The room of a match; `LookupError` if there is none."""
        if match not in self.live:
            row = await self.run(self.store.match, match)
            if row.status != "open":
                await self.prepare(row.game)
            async with self._opening:
                if match not in self.live:
                    room = await self.run(Room, self.store, match)
                    self.live[match] = Live(room)
                    self.spawn(self.attend(match))
        found = self.live[match]
        found.used = time.monotonic()
        return found

    # --- changes ---------------------------------------------------------------------------------------------------------------

    async def change(self, match: str, function: Callable[[Room], T]) -> T:
        """Does something to a room, alone; then everybody is told and bots get their turn. A lost race is tried once more."""
        live = await self.open(match)
        async with live.lock:
            try:
                result: T = await self.run(lambda: live.do(function))
            except (Conflict, OpificioError) as error:
                if not isinstance(error, Conflict) and not await self._behind(live):
                    raise
                await self.run(live.room.reload)
                try:
                    result = await self.run(lambda: live.do(function))
                except Conflict:
                    raise Refused("web-late") from None
        self.tell(live)
        self.spawn(self.attend(match))
        return result

    async def _behind(self, live: Live) -> bool:
        """Whether another process has gone on with a match and its news are still on the way: what we refused may be right."""
        return not self.store.sqlite and (await self.run(self.store.match, live.room.id)).entries != live.room.count

    async def look_around(self) -> None:
        """Reads every open room again, after a time in which other processes' news may have been missed."""
        for match in list(self.live):
            self.spawn(self.changed(match))

    async def changed(self, match: str) -> None:
        """Another process has changed a match: if it is open here, it is read again."""
        if (live := self.live.get(match)) is None:
            return
        async with live.lock:
            row = await self.run(self.store.match, match)
            if row.status != "open":
                await self.prepare(row.game)
            if row.entries != live.room.count or row != live.room.row:
                await self.run(live.room.reload)
            elif row.status == "over":
                await self.run(live.room.read_analysis)
        self.tell(live)
        self.spawn(self.attend(match))

    def tell(self, live: Live) -> None:
        live.frames.clear()
        live.moved.set()
        for viewer in live.viewers:
            viewer.wake()

    async def frame(self, live: Live, looker: Looker) -> dict[str, Any]:
        """What somebody is shown; people who may see the same share one drawing."""
        async with live.lock:
            key = live.room.count, looker
            if key not in live.frames:
                online = frozenset(seat for viewer in live.viewers for seat in viewer.looker.seats)
                live.frames[key] = await self.run(frame, live.room, looker, online)
            return live.frames[key]

    # --- bots and clocks ---------------------------------------------------------------------------------------------------------

    async def attend(self, match: str) -> None:
        """Lets a bot think if it is a bot's turn, and sets the alarm of a player's clock."""
        live = self.live.get(match)
        if live is None or self.closing:
            return
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        if live.room.bot_to_move() is not None:
            if live.bot is None or live.bot.done():
                live.bot = asyncio.get_running_loop().create_task(self._bots(match, live))
        elif (left := live.room.time_left()) is not None:
            live.alarm = asyncio.get_running_loop().call_later(max(0.05, left + 0.05), lambda: self.spawn(self._clock_out(match)))

    async def _clock_out(self, match: str) -> None:
        await self.change(match, lambda room: room.clock_out(USUAL))

    async def _bots(self, match: str, live: Live) -> None:
        """Bots move until it is a person's turn. What a bot chose counts only if the table still stands where it looked."""
        leased = False
        try:
            while not self.closing and (level := live.room.bot_to_move()) is not None:
                if not leased and not (leased := await self._lease(match, live)):
                    continue
                async with live.lock:
                    if live.room.match is None:
                        return
                    copied, count = copy_of(live.room.match), live.room.count
                if level == STRONGEST:
                    await self.prepare(copied.game.id, search=True)
                log.debug("a bot thinks", extra={"table": match, "count": count})
                begun = time.monotonic()
                faults: list[OpificioError] = []
                try:
                    action, faults = await asyncio.get_running_loop().run_in_executor(
                        self.thinking, self.staff.choose, copied, level, match
                    )
                except Exception:
                    log.exception("a bot could not choose", extra={"table": match, "level": level})
                    action = copied.actions()[0]  # nobody should have to wait for a bot for ever
                for fault in faults:
                    log.warning(str(fault), extra={"table": match, "seat": copied.seat})
                    await self.run(self.store.remark, match, copied.seat, copied.names[copied.seat], fault)
                if live.viewers and self.pause:
                    await asyncio.sleep(max(0.0, self.pause - (time.monotonic() - begun)))
                async with live.lock:
                    try:
                        await self.run(live.do, lambda room, action=action, count=count: room.play_bot(action, count))
                    except Conflict:
                        await self.run(live.room.reload)
                self.tell(live)
            if live.room.over:
                await self.run(self.staff.leave, match)
        except Exception:
            log.exception("a bot stopped", extra={"table": match})
            asyncio.get_running_loop().call_later(AGAIN, lambda: self.spawn(self.attend(match)))
            return
        finally:
            if leased and not self.closing:  # whoever closes ends its session, and with it all it has leased
                await self.run(self.leases.give_back, match)
        if not self.closing:
            live.bot = None
            await self.attend(match)

    async def _lease(self, match: str, live: Live) -> bool:
        """Takes the bots of a match upon this process. If another has them, waits for news, or for a while: it may have died."""
        if await self.run(self.leases.take, match):
            if not self.store.sqlite:  # the process that had them before may have moved just now
                async with live.lock:
                    row = await self.run(self.store.match, match)
                    if row.entries != live.room.count or row != live.room.row:
                        await self.run(live.room.reload)
                        self.tell(live)
            return True
        log.debug("another process lets the bot think", extra={"table": match})
        live.moved.clear()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(live.moved.wait(), AGAIN)
        return False

    async def resume(self) -> None:
        """After a start: bots go on where they were, clocks run on. Analyses that were cut off can be asked for again."""
        if self.store.sqlite:
            await self.run(self.store.give_up_analyses)
        for match in await self.run(self.store.unfinished):
            try:
                await self.open(match)
            except Exception:
                log.exception("a table cannot be opened", extra={"table": match})

    async def tidy(self) -> None:
        """Forgets rooms that nobody has looked at for a while."""
        while True:
            await asyncio.sleep(60)
            now = time.monotonic()
            for match, live in list(self.live.items()):
                if not live.viewers and now - live.used > IDLE and live.bot is None and live.alarm is None:
                    del self.live[match]
                    await self.run(self.staff.leave, match)

    async def close(self) -> None:
        """Stops taking up new work; what is being written is finished."""
        self._closed.set()
        await self.analyst.close()
        for process in self._compiling.values():
            if process is not None and process.poll() is None:
                process.terminate()
        for live in self.live.values():
            for viewer in live.viewers:
                viewer.news.set()
            if live.alarm is not None:
                live.alarm.cancel()
            if live.bot is not None:
                live.bot.cancel()
        for task in list(self._tasks):
            task.cancel()
        self.thinking.shutdown(wait=False, cancel_futures=True)
        await self.run(self.staff.close)
        self.work.shutdown(wait=True)
        self.leases.close()
