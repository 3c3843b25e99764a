"""How quickly things appear: the bounds are generous, since tests run on slow machines; the figures are printed."""

from __future__ import annotations

import json
import random
import time
import zlib
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import BrowserContext

from opificio.kit.game import game_ids
from opificio.table.load import Usage
from tests.table.guest import Guest
from tests.table.serving import Server
from tests.table.test_api import new_table, socket

PAINTED = """() => new Promise(done => {
  const found = () => performance.getEntriesByName("first-contentful-paint")[0]
  if (found()) return done(found().startTime)
  new PerformanceObserver(() => { if (found()) done(found().startTime) }).observe({type: "paint", buffered: true})
})"""


@pytest.mark.parametrize("game", game_ids())
def test_a_table_is_painted_soon(game: str, context: BrowserContext, server: Server) -> None:
    guest = Guest(context, server)
    guest.set_table(game)
    guest.wait()
    figures = []
    for _ in range(3):
        guest.page.reload()
        figures.append(guest.page.evaluate(PAINTED))
    print(f"\n{game}: first paint after {min(figures):.0f} ms")
    assert min(figures) < 2500


@pytest.mark.parametrize("game", game_ids())
def test_a_push_is_small(game: str, server: Server) -> None:
    """What a page is sent after a move, once it has the whole table, packed as browsers get it."""
    count = next(each for each in httpx.get(f"{server.url}/api/games").json() if each["id"] == game)["players"][0]
    made = new_table(server, game, ["you"] * count)
    headers = {"authorization": f"Bearer {made['secret']}"}
    where = f"{server.url}/api/tables/{made['table']}"
    rng, sizes = random.Random(1), []
    with socket(server, made["table"], None, "page") as live:
        frame = json.loads(live.recv(60))
        for _ in range(25):
            legal = httpx.get(f"{where}/legal", headers=headers, timeout=60).json()
            if not legal:
                break
            played = httpx.post(f"{where}/play", headers=headers, json={"move": rng.choice(legal)["action"]}, timeout=60).json()
            while frame["type"] != "frame" or frame["count"] < played["count"]:
                text = live.recv(60)
                frame = json.loads(text)
            sizes.append(len(zlib.compress(str(text).encode(), 6)))
    sizes.sort()
    print(f"\n{game}: a push has {sizes[len(sizes) // 2] / 1000:.1f} kB packed, at most {sizes[-1] / 1000:.1f}")
    assert sizes[-1] < 8000


def test_a_server_starts_soon(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/table.db", tmp_path / "log")  # the first start makes the database
    server.stop()
    begun = time.perf_counter()
    server.start()
    spent = time.perf_counter() - begun
    try:
        used = Usage(server.process.pid)
        used.look()
        asked = time.perf_counter()
        assert httpx.get(server.url, timeout=60).status_code == 200
        first = time.perf_counter() - asked
        print(f"\nstart {spent:.2f} s ({used.cpu:.2f} s of processor time), home page {first * 1000:.0f} ms")
        assert used.cpu < 6, "of processor time: how long that takes is up to who else works on the machine"
    finally:
        server.stop()
