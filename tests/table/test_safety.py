"""What a server owes to those who do not trust each other: no secrets in its logs, limits, a kind end, an open ear while it works."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket as tcp
import struct
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from opificio.table.access import Limits, NewTables
from opificio.table.bots import USUAL
from opificio.table.guard import LONGEST_BODY
from opificio.table.room import Refused
from opificio.table.store import SeatRow, Store
from tests.table.serving import Server
from tests.table.test_api import client, new_table, socket
from tests.table.test_store import postgres

GAME = "irish-gauge"


def test_the_log_of_a_run_holds_no_secret(server: Server) -> None:
    made = new_table(server, GAME, ["you", "open", "bot"])
    joined = httpx.post(f"{server.url}/api/tables/{made['table']}/join", json={"name": "Bruno"}, timeout=60).json()
    secrets = [made["secret"], joined["secret"]]
    with httpx.Client(base_url=server.url, cookies={"opificio": made["secret"]}, timeout=60) as browser:
        link = browser.post(f"/t/{made['table']}/link").json()["link"]
        secrets.append(link.rpartition("/")[2])
        browser.get(f"/t/{made['table']}", params={"key": made["secret"]})
        browser.get(f"/t/{made['table']}/seat/{made['secret']}x")
    with httpx.Client(timeout=60) as other_device:
        taken = other_device.get(link)
        secrets.append(taken.cookies["opificio"])
        assert other_device.get(f"{server.url}/t/{made['table']}").status_code == 200
    with socket(server, made["table"], made["secret"]) as live:
        live.recv(60)
        live.send(json.dumps({"play": made["secret"]}))
        while json.loads(live.recv(60))["type"] != "error":
            pass
    assert httpx.post(f"{server.url}/api/tables/{made['table']}/play", json={"move": joined["secret"]}, timeout=60).status_code == 400
    log = server.log.read_text()
    assert f"/t/{made['table']}/seat/…" in log
    for secret in secrets:
        assert len(secret) >= 20
        assert secret not in log
    for line in log.splitlines():
        if line.startswith("{"):
            assert {"at", "level", "message"} <= set(json.loads(line))


def test_who_asks_too_much_is_told_to_wait(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/table.db", tmp_path / "log", "--limits")
    try:
        with httpx.Client(base_url=server.url, timeout=60) as guest:
            body = {"game": GAME, "seats": [{"kind": "you"}, {"kind": "open"}, {"kind": "open"}]}
            answers = [guest.post("/api/tables", json=body) for _ in range(36)]
            assert answers[0].status_code == 201
            refused = [answer for answer in answers if answer.status_code == 429]
            assert refused, "thirty tables at once from one address, and then one in half a minute"
            assert "Wait" in refused[0].json()["error"] or "fast" in refused[0].json()["error"]
            assert guest.post("/open", content=b"x" * (LONGEST_BODY + 1)).status_code == 413
        with socket(server, answers[0].json()["table"], None) as live:
            for _ in range(500):
                live.send('{"play": 0}')
            told = [json.loads(live.recv(60)).get("text", "") for _ in range(500)]
        assert len({text for text in told if text}) == 2, "some are refused because one only watches, the others for being too many"
    finally:
        server.stop()


def test_an_address_has_so_many_open_tables_and_may_set_more_when_some_are_over(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/table.db")
    limit = NewTables(Limits(1e6, 1e6), 2)

    def set_one(address: str) -> str:
        async def look(ids: set[str]) -> set[str]:
            return store.still_open(ids)

        asyncio.run(limit.check(address, look))
        table = store.create(GAME, 1, "", {}, [SeatRow(0, "open", "A", USUAL)]).id
        limit.add(address, table)
        return table

    first, _ = set_one("a"), set_one("a")
    with pytest.raises(Refused, match="2 tables"):
        set_one("a")
    set_one("b")
    store.append(first, 0, [], turn=-2, status="over", at=time.time())
    set_one("a")
    with pytest.raises(Refused):
        set_one("a")
    store.close()


def test_told_to_stop_a_server_says_goodbye_and_has_kept_everything(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/table.db", tmp_path / "log")
    try:
        made = new_table(server, GAME, ["you", "you", "you"])
        with socket(server, made["table"], made["secret"]) as live, client(server, made["secret"]) as program:
            view = json.loads(live.recv(60))
            played = program.post(f"/api/tables/{made['table']}/play", json={"move": view["view"]["legal"][0]}).json()
            server.stop()
            with contextlib.suppress(ConnectionClosed):
                while True:
                    live.recv(60)
            assert live.close_code == 1012, "a code that makes browsers come back"
        assert '"closed"' in server.log.read_text()
        server.start()
        with client(server, made["secret"]) as program:
            assert program.get(f"/api/tables/{made['table']}").json()["count"] == played["count"]
    finally:
        server.stop()
    assert server.complaint() == ""


def vanish(connection: tcp.socket, at_once: bool) -> None:
    """Closes a connection without a word; `at_once`: what is still on its way is lost."""
    if at_once:
        connection.setsockopt(tcp.SOL_SOCKET, tcp.SO_LINGER, struct.pack("ii", 1, 0))
    with contextlib.suppress(OSError):
        connection.shutdown(tcp.SHUT_RDWR)
    connection.close()


def test_who_leaves_while_he_is_being_answered_is_not_complained_about(tmp_path: Path) -> None:
    """People close laptops: nothing that is on its way to them, a refusal, a hint, an open door, may end in a traceback."""
    server = Server(f"sqlite:///{tmp_path}/table.db", tmp_path / "log")
    made = new_table(server, GAME, ["you", "bot", "bot"])
    upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    paths = {f"/ws/{made['table']}": upgrade, "/ws/nonesuch00": upgrade, f"/t/{made['table']}": "", "/static/table.js": "", "/": ""}
    asked = [f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{more}\r\n" for path, more in paths.items()]
    asked.append("POST /open HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 900\r\n\r\nrecord=")

    def come_and_go(seed: int) -> None:
        rng = random.Random(seed)
        for _ in range(20):
            with socket(server, made["table"], made["secret"], rng.choice(["json", "page"])) as live:
                if rng.random() < 0.8:
                    live.recv(60)
                with contextlib.suppress(ConnectionClosed):
                    for _ in range(rng.choice([1, 5, 30])):
                        live.send(rng.choice(['{"play": 99999}', "nonsense", '{"hint": true}', '{"undo": true}', '{"say": "hello"}']))
                if rng.random() < 0.7:
                    vanish(live.socket, rng.random() < 0.5)
            knock = tcp.create_connection(("127.0.0.1", server.port))
            knock.sendall(rng.choice(asked).encode())
            if rng.random() < 0.5:
                time.sleep(rng.random() / 500)
            vanish(knock, rng.random() < 0.5)

    try:
        with ThreadPoolExecutor(4) as people:
            list(people.map(come_and_go, range(4)))
        with client(server, made["secret"]) as program:
            assert program.get(f"/api/tables/{made['table']}").status_code == 200
    finally:
        server.stop()
    assert server.complaint() == ""


def children_of(pid: int) -> list[str]:
    """The processes that a process has started, as Linux tells."""
    found = []
    for thread in Path(f"/proc/{pid}/task").iterdir():
        with contextlib.suppress(OSError):  # it has ended meanwhile
            found += (thread / "children").read_text().split()
    return found


def test_a_message_that_is_no_text_closes_its_socket_and_is_a_line_of_the_log(server: Server) -> None:
    made = new_table(server, GAME, ["you", "open", "bot"])
    with socket(server, made["table"], made["secret"]) as live:
        live.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosed) as closed:
            list(live)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007
    found = [json.loads(line) for line in server.log.read_text().splitlines() if "UTF-8" in line]
    assert found
    assert all("error" not in line for line in found)
    assert server.complaint() == ""


def test_while_a_game_compiles_everybody_else_is_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With nothing compiled yet; what is compiled is compiled by a process of its own, which ends with the server."""
    monkeypatch.setenv("OPIFICIO_CACHE", str(tmp_path / "compiled"))
    server = Server(f"sqlite:///{tmp_path}/table.db", tmp_path / "log")
    try:
        seats = [{"kind": "you"}, {"kind": "bot"}, {"kind": "bot"}]
        with httpx.Client(base_url=server.url, timeout=60) as guest:
            assert guest.post("/api/tables", json={"game": GAME, "seats": seats}).status_code == 201
            waits = []
            for _ in range(60):
                begun = time.perf_counter()
                assert guest.get("/healthz").status_code == 200
                waits.append(time.perf_counter() - begun)
                time.sleep(0.02)
        waits.sort()
        print(f"\nwhile a game compiles: half within {waits[30] * 1000:.0f} ms, nine of ten within {waits[54] * 1000:.0f} ms")
        assert waits[54] < 2
        if Path("/proc/self/task").exists():
            assert children_of(server.process.pid), "somebody else compiles"
    finally:
        server.stop()


def test_a_database_that_goes_away_is_told_and_found_again(tmp_path: Path) -> None:
    database = postgres()
    url = next(database)
    server = Server(url, tmp_path / "log")
    try:
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(
                "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null"
            )
        assert httpx.get(f"{server.url}/healthz", timeout=60).status_code == 200, "lost connections are opened again"
        database.close()
        assert httpx.get(f"{server.url}/healthz", timeout=60).status_code == 503
    finally:
        server.stop()
        database.close()
