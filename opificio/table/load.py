"""`opificio loadtest`: many tables of programs on one server, and how long a move takes until its last viewer has seen it.

The programs know no rules either: they pick among the legal moves that the server sends them. They live in a process of their own,
and read of a view that is not theirs to decide on no more than its head, so that what is measured is the server.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from rich.text import Text
from websockets.asyncio.client import ClientConnection, connect

from opificio.kit.errors import OpificioError
from opificio.kit.words import words
from opificio.table.launch import free_port

HEAD = re.compile(r'^\{"type":"view",.{0,200}?"count":(\d+),"moves":\d+,"turn":(-?\d+)')
"""What every program reads of every view."""
PATIENCE = 10.0
"""Seconds that a move made before the end may still take to be seen; one that takes longer counts with that."""
PERCENTILES = (50, 95, 99)


@dataclass
class Tally:
    """What was measured: for each move the seconds from sending it to the last viewer's update."""

    seconds: list[float] = field(default_factory=list)
    refused: int = 0
    spent: float = 1.0
    """Seconds in which the moves were sent."""
    server: Usage | None = None

    @property
    def rate(self) -> float:
        return len(self.seconds) / self.spent

    def milliseconds(self) -> dict[str, float]:
        """p50, p95 and p99."""
        cuts = statistics.quantiles(self.seconds, n=100)
        return {f"p{p}": cuts[p - 1] * 1000 for p in PERCENTILES}


@dataclass
class Usage:
    """What a server of our own has used: of the processor since it was last asked, in seconds, and of memory, in MB."""

    pid: int
    cpu: float = 0.0
    memory: float = 0.0
    _before: float = 0.0

    def look(self) -> None:
        """Reads what Linux tells of the server and its workers; elsewhere nothing is told."""
        family = [self.pid]
        for pid in family:
            path = Path(f"/proc/{pid}/task/{pid}/children")
            family += map(int, path.read_text().split()) if path.exists() else []
        total = self.memory = 0.0
        for pid in family:
            stat, statm = Path(f"/proc/{pid}/stat"), Path(f"/proc/{pid}/statm")
            if stat.exists():
                ticks = stat.read_text().rpartition(")")[2].split()[11:13]
                total += sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")
                self.memory += int(statm.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
        self.cpu, self._before = total - self._before, total


class Party:
    """One table: `seats` programs, all of them viewers."""

    def __init__(self, url: str, game: str, seats: int, tally: Tally, pace: float, seed: int) -> None:
        self.url, self.game, self.seats, self.tally, self.pace = url, game, seats, tally, pace
        self.random = random.Random(seed)
        self.sockets: list[ClientConnection] = []
        self.counts = [0] * seats
        self.texts = [""] * seats
        self.turn = -2
        self.news = asyncio.Event()

    async def set_up(self, client: httpx.AsyncClient) -> None:
        seats = [{"kind": "you"}, *[{"kind": "open"}] * (self.seats - 1)]
        made = (await client.post(f"{self.url}/api/tables", json={"game": self.game, "seats": seats})).json()
        if "secret" not in made:
            raise OpificioError("load-no-table", why=str(made.get("error", made))[:200])
        held = [made["secret"]]
        for number in range(1, self.seats):
            joined = await client.post(f"{self.url}/api/tables/{made['table']}/join", json={"name": f"Program {number}"})
            held.append(joined.json()["secret"])
        address = f"{self.url.replace('http', 'ws', 1)}/ws/{made['table']}?as=json"
        for key in held:
            headers = {"authorization": f"Bearer {key}"}
            self.sockets.append(await connect(address, additional_headers=headers, max_size=None, compression=None, open_timeout=120))

    async def listen(self, seat: int) -> None:
        async for text in self.sockets[seat]:
            assert isinstance(text, str)
            if head := HEAD.match(text):
                self.texts[seat] = text
                self.counts[seat], self.turn = int(head[1]), int(head[2])
                self.news.set()
            elif json.loads(text)["type"] == "error":
                self.tally.refused += 1

    async def play(self, until: float) -> None:
        """Moves until the time is up: each when everybody has seen the one before."""
        tasks = [asyncio.create_task(self.listen(seat)) for seat in range(self.seats)]
        try:
            while await self._await(lambda: min(self.counts) == max(self.counts) > 0, until) and self.turn >= 0:
                pause = self.random.expovariate(1 / self.pace) if self.pace else 0.0
                if time.perf_counter() + pause > until:
                    return
                await asyncio.sleep(pause)
                move = self.random.choice(json.loads(self.texts[self.turn])["view"]["legal"])
                before, sent = max(self.counts), time.perf_counter()
                await self.sockets[self.turn].send(json.dumps({"play": move, "count": before}))
                await self._await(lambda before=before: min(self.counts) > before, sent + PATIENCE)  # type: ignore[misc]
                self.tally.seconds.append(time.perf_counter() - sent)
        finally:
            for task in tasks:
                task.cancel()

    async def leave(self) -> None:
        for socket in self.sockets:
            await socket.close()

    async def _await(self, condition: Callable[[], bool], until: float) -> bool:
        while not condition():
            left = until - time.perf_counter()
            if left <= 0:
                return False
            self.news.clear()
            try:
                await asyncio.wait_for(self.news.wait(), left)
            except TimeoutError:
                return False
        return True


async def measure(url: str, game: str, tables: int, seats: int, seconds: float, rate: float, server: Usage | None = None) -> Tally:
    """Keeps that many tables busy for a while at that many moves a second in all (0: as fast as it goes)."""
    tally = Tally(spent=seconds, server=server)
    pace = tables / rate if rate else 0.0
    parties = [Party(url, game, seats, tally, pace, seed) for seed in range(tables)]
    try:
        async with httpx.AsyncClient(timeout=300) as client:
            await parties[0].set_up(client)
            for start in range(1, tables, 20):
                await asyncio.gather(*(party.set_up(client) for party in parties[start : start + 20]))
        if server is not None:
            server.look()
        until = time.perf_counter() + seconds
        await asyncio.gather(*(party.play(until) for party in parties))
        if server is not None:
            server.look()
    finally:
        await asyncio.gather(*(party.leave() for party in parties))
    return tally


@contextmanager
def own_server(database: str | None) -> Iterator[tuple[str, Usage]]:
    """A server for the time of a measurement, by default with a new SQLite file: its address and what it uses."""
    with tempfile.TemporaryDirectory(prefix="opificio-load-") as folder:
        port = free_port("127.0.0.1", 0)
        url = f"http://127.0.0.1:{port}"
        log = Path(folder, "log")
        command = [sys.executable, "-m", "opificio", "serve", "--port", str(port), "--no-limits", "--pause", "0"]
        command += ["--database", database or f"sqlite:///{folder}/table.db"]
        with log.open("wb") as out:
            process = subprocess.Popen(command, stdout=out, stderr=out, env={**os.environ, "OPIFICIO_LOG": "warning"})
        try:
            while not _answers(url):
                if process.poll() is not None:
                    raise OpificioError("load-no-server", url=url, why=log.read_text(errors="replace")[-300:].strip())
                time.sleep(0.05)
            yield url, Usage(process.pid)
        finally:
            process.terminate()
            process.wait(30)


def _answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/healthz", timeout=2).status_code == 200
    except httpx.TransportError:
        return False


def loadtest(
    url: str | None, database: str | None, game: str, tables: int, seats: int, seconds: float, rate: float, lang: str, console: Console
) -> None:
    """Measures the server at an address, or one of our own, and reports."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 8192)), hard))
    if url is None:
        with own_server(database) as (own, usage):
            tally = _measured(own, game, tables, seats, seconds, rate, usage)
    else:
        tally = _measured(url.rstrip("/"), game, tables, seats, seconds, rate, None)
    if len(tally.seconds) < 2:
        raise OpificioError("load-no-moves")
    for line in report(tally, tables, seats, (database or "sqlite").partition(":")[0] if url is None else url, lang):
        console.print(Text(line), soft_wrap=True)


def _measured(url: str, game: str, tables: int, seats: int, seconds: float, rate: float, usage: Usage | None) -> Tally:
    try:
        return asyncio.run(measure(url, game, tables, seats, seconds, rate, usage))
    except (OSError, httpx.TransportError) as error:
        raise OpificioError("load-no-server", url=url, why=str(error) or type(error).__name__) from None


def report(tally: Tally, tables: int, seats: int, where: str, lang: str) -> Iterator[str]:
    """What was measured, in sentences."""
    say = words(lang).say
    figures: dict[str, Any] = {name: f"{value:.1f}" for name, value in tally.milliseconds().items()}
    figures |= {"moves": len(tally.seconds), "rate": f"{tally.rate:.1f}"}
    yield say("load-done", where=where, tables=tables, sockets=tables * seats, **figures)
    if tally.server is not None and tally.server.memory:
        cpu = tally.server.cpu / len(tally.seconds) * 1000
        yield say("load-server", memory=f"{tally.server.memory:.0f}", cpu=f"{cpu:.1f}", load=f"{tally.server.cpu / tally.spent * 100:.0f}")
    if tally.refused:
        yield say("load-refused", count=tally.refused)
