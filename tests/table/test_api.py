"""The table over JSON and raw sockets: programs play, nobody learns what is not his to know, nothing breaks the server."""

from __future__ import annotations

import contextlib
import json
import random
import string
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from opificio.kit.game import game_ids, load_game
from opificio.kit.words import words
from tests.table.serving import Server


def client(server: Server, key: str | None = None) -> httpx.Client:
    headers = {"authorization": f"Bearer {key}"} if key else {}
    return httpx.Client(base_url=server.url, headers=headers, timeout=60)


def new_table(server: Server, game: str, kinds: list[str], **more: Any) -> dict[str, Any]:
    server.get_ready(game)
    seats = [{"kind": kind, "level": "novice"} if kind == "bot" else {"kind": kind} for kind in kinds]
    response = httpx.post(f"{server.url}/api/tables", json={"game": game, "seats": seats, **more}, timeout=60)
    assert response.status_code == 201, response.text
    return dict(response.json())


def socket(server: Server, table: str, key: str | None, as_: str = "json") -> ClientConnection:
    headers = {"authorization": f"Bearer {key}"} if key else {}
    return connect(f"ws://127.0.0.1:{server.port}/ws/{table}?as={as_}", additional_headers=headers, max_size=None, ping_interval=None)


@pytest.mark.parametrize("game", game_ids())
def test_a_program_plays_a_game_against_bots_to_its_end(game: str, server: Server) -> None:
    count = load_game(game).about.players[0]
    made = new_table(server, game, ["you", *["bot"] * (count - 1)])
    rng = random.Random(7)
    with client(server, made["secret"]) as program, socket(server, made["table"], made["secret"]) as live:
        where = f"/api/tables/{made['table']}"
        view = json.loads(live.recv(60))
        while view["status"] != "over":
            if view["turn"] == 0:
                legal = program.get(f"{where}/legal").json()
                assert [choice["notation"] for choice in legal] == view["view"]["legal"]
                choice = rng.choice(legal)
                answer = program.post(
                    f"{where}/play", json={"move": rng.choice([choice["action"], choice["notation"]]), "count": view["count"]}
                )
                assert answer.status_code == 200, answer.text
                view = answer.json()
            else:
                news = json.loads(live.recv(60))
                view = news if news["count"] > view["count"] else view  # older news may still be on their way
        assert view["result"][0]["place"] == 1
        record = program.get(f"{where}/record")
        assert record.text.startswith("opificio record")
        assert program.post(f"{where}/play", json={"move": 0}).status_code == 400


def test_joining_needs_no_account_and_gives_a_secret(server: Server) -> None:
    made = new_table(server, "industrial-waste", ["you", "open"], public=True)
    listed = httpx.get(f"{server.url}/api/tables").json()
    assert made["table"] in [table["table"] for table in listed]
    joined = httpx.post(f"{server.url}/api/tables/{made['table']}/join", json={"name": "Bruno"})
    assert joined.json()["seats"] == [1]
    assert httpx.post(f"{server.url}/api/tables/{made['table']}/join", json={"name": "Carla"}).status_code == 400
    with client(server, joined.json()["secret"]) as bruno:
        assert bruno.get(f"/api/tables/{made['table']}").json()["you"] == 1
        refused = bruno.post(f"/api/tables/{made['table']}/play", json={"move": "take 1"})
        assert refused.status_code == 400
        assert "Guest" in refused.json()["error"]


def test_two_moves_decided_on_the_same_view_are_not_both_played(server: Server) -> None:
    made = new_table(server, "irish-gauge", ["you", "you", "you"])
    with client(server, made["secret"]) as program:
        where = f"/api/tables/{made['table']}"
        view = program.get(where).json()
        move = {"move": view["view"]["legal"][-1], "count": view["count"]}
        assert program.post(f"{where}/play", json=move).status_code == 200
        assert program.post(f"{where}/play", json=move).status_code == 400


def test_no_frame_carries_what_a_seat_may_not_know(server: Server) -> None:
    """Raw frames of every seat and of a watcher, as page and as program, against what the others hide."""
    game = load_game("industrial-waste")
    secret_fields = [name for name, field in game.layout.fields.items() if field.secret]
    made = new_table(server, "industrial-waste", ["you", "open", "open"])
    held = [made["secret"]]
    for name in ("Bruno", "Carla"):
        held.append(httpx.post(f"{server.url}/api/tables/{made['table']}/join", json={"name": name}).json()["secret"])
    where = f"/api/tables/{made['table']}"
    rng = random.Random(3)
    with contextlib.ExitStack() as open_sockets:
        sockets = {
            (seat, kind): open_sockets.enter_context(socket(server, made["table"], key, kind))
            for seat, key in [(None, None), *enumerate(held)]
            for kind in ("json", "page")
        }
        programs = [client(server, key) for key in held]
        nobody = client(server)
        names = ["Guest", "Bruno", "Carla"]
        frames: dict[Any, list[dict[str, Any]]] = {viewer: [] for viewer in sockets}
        for _ in range(30):
            turn = httpx.get(server.url + where).json()["turn"]
            if turn < 0:
                break
            choices = programs[turn].get(f"{where}/legal").json()
            assert programs[turn].post(f"{where}/play", json={"move": rng.choice(choices)["action"]}).status_code == 200
            for seat, program in [(None, nobody), *enumerate(programs)]:
                view = program.get(where).json()["view"]
                for field in secret_fields:
                    for other, name in enumerate(names):
                        if other != seat:
                            assert view["state"][field][name] is None
                if seat != view_turn(program, where):
                    assert view["legal"] == []
                    assert program.get(f"{where}/legal").json() == []
                    assert program.get(f"{where}/why", params={"move": "bid 99"}).status_code == 400
            assert programs[turn].get(f"{where}/record").status_code == 400
            for viewer, opened in sockets.items():
                frames[viewer] += drain(opened, 0.01)
        last = httpx.get(server.url + where).json()["count"]
        for (seat, kind), opened in sockets.items():
            while not frames[seat, kind] or frames[seat, kind][-1]["count"] < last:
                frames[seat, kind] += drain(opened, 60, 1)
            assert len(frames[seat, kind]) > 1
            for frame in frames[seat, kind]:
                if kind == "json":
                    for field in secret_fields:
                        assert all(frame["view"]["state"][field][name] is None for other, name in enumerate(names) if other != seat)
                else:
                    pieces = frame["parts"].get("pieces", "")
                    assert pieces.count(">?<") >= (len(names) - (seat is not None)) * bool(pieces), "others' money is covered"
                    if seat != frame["turn"]:
                        assert "data-choice" not in pieces
                        assert "data-play" not in frame["parts"].get("prompt", "")
        for program in (nobody, *programs):
            program.close()


def view_turn(program: httpx.Client, where: str) -> int:
    return int(program.get(where).json()["turn"])


def drain(opened: ClientConnection, patience: float, most: int = 1000) -> list[dict[str, Any]]:
    """What has come in, and what still comes before the patience ends."""
    frames = []
    with contextlib.suppress(TimeoutError):
        while len(frames) < most:
            frames.append(json.loads(opened.recv(patience)))
    return [frame for frame in frames if frame["type"] in ("frame", "view")]


BROKEN = words("en").say("web-broken")


def nonsense(rng: random.Random) -> str | bytes:
    """A message that nobody should send."""
    values: list[Any] = [None, True, -1, 0, 5, 10**12, 1.5, "", "bid 5", "x" * 300, [], {}, [[1]], {"a": 1}]
    keys = ["play", "undo", "why", "help", "say", "uncover", "bot", "back", "lang", "count", "level", "key", ""]
    kind = rng.randrange(6)
    if kind == 0:
        return "".join(rng.choice(string.printable) for _ in range(rng.randrange(60)))
    if kind == 1:
        return bytes(rng.randrange(256) for _ in range(rng.randrange(40)))
    if kind == 2:
        return "[" * rng.randrange(1, 3000)
    return json.dumps({rng.choice(keys): rng.choice(values) for _ in range(rng.randrange(1, 4))})


@pytest.mark.parametrize("messages", [1500])
def test_random_messages_break_nothing(messages: int, server: Server) -> None:
    """From a seat and from nobody, as page and as program; whatever comes back tells nothing that others hide."""
    made = new_table(server, "industrial-waste", ["you", "bot"])
    rng = random.Random(11)
    viewers = [(made["secret"], "page"), (made["secret"], "json"), (None, "page"), (None, "json")]
    for key, kind in viewers:
        with socket(server, made["table"], key, kind) as opened:
            for batch in range(0, messages // len(viewers), 50):
                for _ in range(50):
                    opened.send(nonsense(rng))
                opened.send(json.dumps({"help": f"help-{batch}"}))  # answered after all that went before
                while (answer := json.loads(opened.recv(120))).get("id") != f"help-{batch}":
                    assert answer.get("text") != BROKEN
                    if answer["type"] == "view" and answer["status"] == "running":
                        shown = answer["view"]["state"]["cash"]
                        assert [name for name, cash in shown.items() if cash is not None] == ([answer["view"]["you"]] if key else [])
    with client(server, made["secret"]) as program:
        view = program.get(f"/api/tables/{made['table']}")
        assert view.status_code == 200


def test_random_requests_are_never_answered_with_a_500(server: Server) -> None:
    rng = random.Random(5)
    spec = httpx.get(f"{server.url}/api/openapi.json").json()
    made = new_table(server, "irish-gauge", ["you", "bot", "bot"])
    values: list[Any] = [None, True, -5, 10**20, 0.5, "", "x", "🂡", "a" * 500, [], {}, [{"kind": "bot"}] * 3, {"x": "y"}, "irish-gauge"]
    bodies = [{}, [], None, "x", 3]
    with client(server, made["secret"]) as program:
        for _ in range(300):
            path = rng.choice(list(spec["paths"]))
            method = rng.choice(list(spec["paths"][path])).upper()
            known = ["move", "count", "game", "seats", "options", "public", "minutes", "name", "seat"]
            body = rng.choice(bodies) if rng.random() < 0.2 else {rng.choice(known): rng.choice(values) for _ in range(rng.randrange(4))}
            table = rng.choice([made["table"], made["table"], "aaaaaaaaaa", "%00", "x" * 200])
            answer = program.request(
                method, path.replace("{table}", table), json=body if method == "POST" else None, params={"move": "pass"}
            )
            assert answer.status_code < 500, (method, path, body, answer.text)


def test_other_sites_are_kept_out(server: Server) -> None:
    made = new_table(server, "irish-gauge", ["you", "bot", "bot"])
    evil = {"origin": "https://evil.example"}
    assert httpx.post(f"{server.url}/api/tables/{made['table']}/undo", headers=evil).status_code == 403
    assert httpx.post(f"{server.url}/play/irish-gauge", headers=evil).status_code == 403
    with pytest.raises(InvalidStatus), connect(f"ws://127.0.0.1:{server.port}/ws/{made['table']}", additional_headers=evil):
        pass
    page = httpx.get(server.url)
    policy = page.headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "script-src 'self'" in policy
    assert "<script>" not in page.text
    assert " style=" not in page.text
    cookie = page.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_what_is_too_long_or_not_there_is_told_in_a_sentence(server: Server) -> None:
    assert httpx.post(f"{server.url}/open", content=b"record=" + b"x" * 2_000_000).status_code == 413
    missing = httpx.get(f"{server.url}/t/aaaaaaaaaa", headers={"accept-language": "it"})
    assert missing.status_code == 404
    assert "Questo tavolo non esiste" in missing.text
    bad = httpx.post(f"{server.url}/open", data={"record": "hello"})
    assert bad.status_code == 400
    assert "opificio record" in bad.text


def test_guides_components_and_docs_have_pages(server: Server) -> None:
    for game in game_ids():
        for lang in ("it", "en"):
            for path in (f"/games/{game}", f"/guide/{game}", f"/guide/{game}/components"):
                page = httpx.get(server.url + path, headers={"accept-language": lang}, timeout=60)
                assert page.status_code == 200
                assert f'lang="{lang}"' in page.text
                assert 'src="board"' not in page.text
    assert "/api/tables/{table}/play" in httpx.get(f"{server.url}/docs").text
