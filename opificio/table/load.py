"""`opificio loadtest`: many tables of programs on one server, and how long a move takes until its last viewer has seen it.

The programs know no rules either: they pick among the legal moves that the server sends them.
"""

from __future__ import annotations

import asyncio
import json
import random
import resource
import statistics
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
from rich.console import Console
from rich.text import Text
from websockets.asyncio.client import ClientConnection, connect

from opificio.kit.errors import OpificioError
from opificio.kit.words import words


@dataclass
class Tally:
    """What was measured: for each move the seconds from sending it to the last viewer's update."""

    seconds: list[float] = field(default_factory=list)
    refused: int = 0
    begun: float = 0.0


class Party:
    """One table: `seats` programs, all of them viewers."""

    def __init__(self, url: str, game: str, seats: int, tally: Tally, pace: float, seed: int) -> None:
        self.url, self.game, self.seats, self.tally, self.pace = url, game, seats, tally, pace
        self.random = random.Random(seed)
        self.sockets: list[ClientConnection] = []
        self.counts = [0] * seats
        self.views: list[dict[str, Any]] = [{} for _ in range(seats)]
        self.news = asyncio.Event()

    async def set_up(self, client: httpx.AsyncClient) -> None:
        seats = [{"kind": "you"}, *[{"kind": "open"}] * (self.seats - 1)]
        made = (await client.post(f"{self.url}/api/tables", json={"game": self.game, "seats": seats})).json()
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
            message = json.loads(text)
            if message["type"] == "view":
                self.views[seat] = message
                self.counts[seat] = message["count"]
                self.news.set()
            elif message["type"] == "error":
                self.tally.refused += 1

    async def play(self, until: float) -> None:
        """Moves until the time is up: each when everybody has seen the one before."""
        tasks = [asyncio.create_task(self.listen(seat)) for seat in range(self.seats)]
        try:
            while time.perf_counter() < until:
                await self._await(lambda: min(self.counts) == max(self.counts) > 0, until)
                view = self.views[0]
                turn = view.get("turn", -2)
                if turn < 0:
                    return
                await asyncio.sleep(self.random.expovariate(1 / self.pace) if self.pace else 0)
                move = self.random.choice(self.views[turn]["view"]["legal"])
                before, sent = max(self.counts), time.perf_counter()
                await self.sockets[turn].send(json.dumps({"play": move, "count": before}))
                await self._await(lambda before=before: min(self.counts) > before, until + 5)
                self.tally.seconds.append(time.perf_counter() - sent)
        except TimeoutError:
            return
        finally:
            for task in tasks:
                task.cancel()
            for socket in self.sockets:
                await socket.close()

    async def _await(self, condition: Any, until: float) -> None:
        while not condition():
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), max(0.05, until - time.perf_counter()))


async def measure(url: str, game: str, tables: int, seats: int, seconds: float, rate: float) -> Tally:
    """Keeps that many tables busy for a while at that many moves a second in all (0: as fast as it goes)."""
    tally = Tally()
    pace = tables / rate if rate else 0.0
    parties = [Party(url, game, seats, tally, pace, seed) for seed in range(tables)]
    async with httpx.AsyncClient(timeout=300) as client:
        await parties[0].set_up(client)
        for start in range(1, tables, 20):
            await asyncio.gather(*(party.set_up(client) for party in parties[start : start + 20]))
    tally.begun = time.perf_counter()
    await asyncio.gather(*(party.play(tally.begun + seconds) for party in parties))
    return tally


def loadtest(url: str, game: str, tables: int, seats: int, seconds: float, rate: float, lang: str, console: Console) -> None:
    """Measures and reports."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 8192)), hard))
    try:
        tally = asyncio.run(measure(url.rstrip("/"), game, tables, seats, seconds, rate))
    except (OSError, httpx.TransportError) as error:
        raise OpificioError("load-no-server", url=url, why=str(error) or type(error).__name__) from None
    if len(tally.seconds) < 2:
        raise OpificioError("load-no-moves")
    spent = time.perf_counter() - tally.begun
    cuts = statistics.quantiles(tally.seconds, n=100)
    say = words(lang).say
    figures = {f"p{p}": f"{cuts[p - 1] * 1000:.1f}" for p in (50, 95, 99)}
    console.print(
        Text(
            say(
                "load-done",
                tables=tables,
                sockets=tables * seats,
                moves=len(tally.seconds),
                rate=f"{len(tally.seconds) / spent:.1f}",
                **figures,
            )
        )
    )
    if tally.refused:
        console.print(Text(say("load-refused", count=tally.refused)))
