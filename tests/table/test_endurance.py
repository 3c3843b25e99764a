"""Kill, load and noise: small versions in every test run, the whole of it with `make soak` (`OPIFICIO_SOAK=1`)."""

from __future__ import annotations

import asyncio
import json
import os
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from opificio.table.load import Usage, measure, report
from opificio.table.room import Room
from opificio.table.store import Store
from tests.table import test_api
from tests.table.serving import Server
from tests.table.test_api import client, new_table, socket
from tests.table.test_store import postgres

SOAK = os.environ.get("OPIFICIO_SOAK") == "1"
KILLS = 50 if SOAK else 2
TABLES = 300 if SOAK else 10
SECONDS = 60.0 if SOAK else 4.0
RATE = 100.0 if SOAK else 40.0


@pytest.fixture(scope="module")
def postgres_url() -> Iterator[str]:
    yield from postgres()


@pytest.fixture(params=["sqlite", "postgresql"])
def own_server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    url = f"sqlite:///{tmp_path}/table.db" if request.param == "sqlite" else request.getfixturevalue("postgres_url")
    running = Server(url, tmp_path / "log")
    running.get_ready("irish-gauge")
    yield running
    running.stop()


def told(log: Path, message: str) -> list[dict[str, Any]]:
    """What a server has logged under a message so far."""
    lines = [json.loads(line) for line in log.read_text().splitlines() if line.startswith("{") and line.endswith("}")]
    return [line for line in lines if line["message"] == message]


def until(condition: Callable[[], Any]) -> None:
    for _ in range(6000):
        if condition():
            return
        time.sleep(0.05)
    raise AssertionError("it did not come to that")


def test_a_killed_server_has_kept_every_move_it_acknowledged(own_server: Server) -> None:
    """Programs keep playing at several tables, and set new ones, while the server is killed again and again at random moments."""
    acknowledged: dict[str, int] = {}
    answers = [0]
    stop = threading.Event()
    begun = time.perf_counter()

    def play(seed: int) -> None:
        rng = random.Random(seed)
        table: dict[str, Any] | None = None
        while not stop.is_set():
            try:
                if table is None:
                    seats = [{"kind": "you"}, {"kind": "you"}, {"kind": "bot", "level": "novice"}]
                    table = httpx.post(f"{own_server.url}/api/tables", json={"game": "irish-gauge", "seats": seats}, timeout=20).json()
                where = f"{own_server.url}/api/tables/{table['table']}"
                headers = {"authorization": f"Bearer {table['secret']}"}
                legal = httpx.get(f"{where}/legal", headers=headers, timeout=20).json()
                if not legal:
                    if httpx.get(where, headers=headers, timeout=20).json()["status"] == "over":
                        table = None
                    time.sleep(0.01)
                    continue
                answer = httpx.post(f"{where}/play", headers=headers, json={"move": rng.choice(legal)["action"]}, timeout=20)
                if answer.status_code == 200:
                    acknowledged[table["table"]] = max(acknowledged.get(table["table"], 0), answer.json()["count"])
                    answers[0] += 1
            except (httpx.TransportError, ValueError):
                time.sleep(0.02)

    players = [threading.Thread(target=play, args=(seed,)) for seed in range(3)]
    for player in players:
        player.start()
    rng = random.Random(9)
    for _ in range(KILLS):
        before = answers[0]
        until(lambda before=before: answers[0] > before)  # it has come back, and plays
        time.sleep(rng.uniform(0.0, 0.4))
        own_server.kill()
        own_server.start()
    before = answers[0]
    until(lambda: answers[0] > before)
    stop.set()
    for player in players:
        player.join()
    own_server.stop()
    kept = Store(own_server.database)
    assert acknowledged
    for table, count in acknowledged.items():
        room = Room(kept, table)
        assert room.count >= count, "an acknowledged move is missing"
        assert room.fault is None
        whole = Room(kept, table)
        whole.reload(whole=True)
        assert room.match is not None
        assert whole.match is not None
        assert whole.match.digest() == room.match.digest()
        numbers = kept.history(table)
        assert len(numbers) == room.count, "no number twice, none left out"
    kept.close()
    where, spent = own_server.database.partition(":")[0], time.perf_counter() - begun
    print(
        f"\n{where}: {KILLS} kills, {answers[0]} acknowledged moves at {len(acknowledged)} tables, all kept, no match broken; {spent:.0f} s"
    )


def test_bots_go_on_after_a_restart_by_themselves(own_server: Server) -> None:
    made = new_table(own_server, "irish-gauge", ["you", "bot", "bot"])
    where = f"{own_server.url}/api/tables/{made['table']}"
    headers = {"authorization": f"Bearer {made['secret']}"}
    for _ in range(200):
        legal = httpx.get(f"{where}/legal", headers=headers).json()
        if legal:
            httpx.post(f"{where}/play", headers=headers, json={"move": legal[-1]["action"]})
            break
        time.sleep(0.05)
    own_server.kill()
    own_server.start()
    for _ in range(600):
        view = httpx.get(where, headers=headers, timeout=60).json()
        if view["turn"] == 0 or view["status"] == "over":
            break
        time.sleep(0.05)
    assert view["turn"] == 0


def test_many_tables_at_once(own_server: Server) -> None:
    tally = asyncio.run(measure(own_server.url, "irish-gauge", TABLES, 4, SECONDS, RATE, Usage(own_server.process.pid)))
    print("", *report(tally, TABLES, 4, own_server.database.partition(":")[0], "en"), sep="\n")
    assert len(tally.seconds) > 10
    assert tally.refused == 0
    assert tally.milliseconds()["p50"] < 1000


def test_a_move_made_through_one_process_reaches_viewers_of_another(postgres_url: str, tmp_path: Path) -> None:
    first, second = Server(postgres_url, tmp_path / "one"), Server(postgres_url, tmp_path / "two")
    try:
        for each in (first, second):
            each.get_ready("irish-gauge")
        made = new_table(first, "irish-gauge", ["you", "you", "you"])
        with socket(second, made["table"], made["secret"]) as live, client(first, made["secret"]) as program:
            view = json.loads(live.recv(30))
            answer = program.post(f"/api/tables/{made['table']}/play", json={"move": view["view"]["legal"][0]})
            assert answer.status_code == 200
            while view["count"] < answer.json()["count"]:
                view = json.loads(live.recv(30))
            assert view["turn"] == answer.json()["turn"]
    finally:
        first.stop()
        second.stop()


def test_one_server_of_several_workers_plays_a_game_that_all_its_viewers_see(postgres_url: str, tmp_path: Path) -> None:
    """Which worker a connection reaches is the system's choice: with eight viewers both have some."""
    server = Server(postgres_url, tmp_path / "log", "--workers", "2")
    try:
        server.get_ready("irish-gauge")
        made = new_table(server, "irish-gauge", ["you", "you", "you"])
        with ExitStack() as open_sockets:
            viewers = [open_sockets.enter_context(socket(server, made["table"], made["secret"])) for _ in range(8)]
            views = [{"view": None}] * len(viewers)
            for k, viewer in enumerate(viewers):
                while views[k]["view"] is None:  # a worker that has not met the game loads it first
                    views[k] = json.loads(viewer.recv(60))
            for _ in range(12):
                with client(server, made["secret"]) as program:  # a new connection each time: any worker may get it
                    move = views[0]["view"]["legal"][0]
                    played = program.post(f"/api/tables/{made['table']}/play", json={"move": move}).json()
                for k, viewer in enumerate(viewers):
                    while views[k]["count"] < played["count"]:
                        views[k] = json.loads(viewer.recv(60))
                    assert (views[k]["count"], views[k]["turn"]) == (played["count"], played["turn"])
    finally:
        server.stop()


def test_of_two_processes_one_lets_a_bot_think_and_the_other_takes_over_when_it_dies(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first waits ten minutes before it makes a bot's move, so it is killed in the middle of the bot's turn."""
    monkeypatch.setenv("OPIFICIO_LOG", "debug")
    first = Server(postgres_url, tmp_path / "one", "--pause", "600")
    second = Server(postgres_url, tmp_path / "two")
    try:
        second.get_ready("irish-gauge")
        made = new_table(first, "irish-gauge", ["you", "you", "you"])  # not yet open in the second, which might be quicker
        where, thinks, waits = f"/api/tables/{made['table']}", "a bot thinks", "another process lets the bot think"

        def of(log: str, message: str) -> list[dict[str, Any]]:
            return [line for line in told(tmp_path / log, message) if line["table"] == made["table"]]

        with socket(first, made["table"], made["secret"]) as live:
            before = json.loads(live.recv(600))
            live.send(json.dumps({"bot": before["turn"], "level": "novice"}))
            until(lambda: of("one", thinks))
            with client(second, made["secret"]) as program:
                assert program.get(where).json()["count"] == before["count"]
                until(lambda: of("two", waits))
                assert of("two", thinks) == []
                first.kill()
                until(lambda: program.get(where).json()["count"] > before["count"])
        assert of("two", thinks)[0]["count"] == before["count"]
    finally:
        first.stop()
        second.stop()


def test_two_processes_never_think_about_the_same_move(postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPIFICIO_LOG", "debug")
    servers = Server(postgres_url, tmp_path / "one"), Server(postgres_url, tmp_path / "two")
    try:
        for each in servers:
            each.get_ready("irish-gauge")
        made = new_table(servers[0], "irish-gauge", ["you", "bot", "bot"])
        rng = random.Random(2)
        with socket(servers[0], made["table"], made["secret"]) as one, socket(servers[1], made["table"], made["secret"]) as two:
            sockets, count = (one, two), 0
            for number in range(12):
                views = []
                for opened in sockets:  # both processes have the table open, and see every move
                    view = json.loads(opened.recv(60))
                    while view["type"] != "view" or (view["status"] != "over" and (view["turn"] != 0 or view["count"] <= count)):
                        view = json.loads(opened.recv(60))
                    views.append(view)
                assert views[0]["count"] == views[1]["count"]
                if views[0]["status"] == "over":
                    break
                count = views[0]["count"]
                sockets[number % 2].send(json.dumps({"play": rng.choice(views[0]["view"]["legal"]), "count": count}))
        thought = [
            line["count"] for log in ("one", "two") for line in told(tmp_path / log, "a bot thinks") if line["table"] == made["table"]
        ]
        assert len(thought) > 5
        assert len(thought) == len(set(thought))
    finally:
        for each in servers:
            each.stop()
    with closing(Store(postgres_url)) as kept:  # nobody moves any more
        assert len(kept.history(made["table"])) == Room(kept, made["table"]).count


if SOAK:

    def test_a_hundred_thousand_random_messages(server: Server) -> None:
        test_api.test_random_messages_break_nothing(100_000, server)
        print("\n100,000 random messages: nothing broken, nothing told that is hidden")
