"""Bots of the host's own, chosen at the table by the names he gave them."""

from __future__ import annotations

import json
import shlex
import sys
import threading
import time
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import BrowserContext, expect

from opificio.kit.errors import OpificioError
from opificio.kit.match import new
from opificio.table.bots import LEVELS, MOST_LENT, Staff, own_bots
from tests.table.serving import Server

GAME = "industrial-waste"
PROGRAMS = {
    "last": "print(json.dumps({'id': asked['id'], 'move': asked['view']['legal'][-1]}), flush=True)",
    "mute": "pass",
    "mad": "print('I know your database' if 'OPIFICIO_DATABASE' in os.environ else 'I am a teapot', flush=True)",
}


@pytest.fixture(scope="module")
def commands(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """A command for each program."""
    folder = tmp_path_factory.mktemp("programs")
    found = {}
    for name, answer in PROGRAMS.items():
        path = folder / f"{name}.py"
        path.write_text(f"import json, os, sys\nfor line in sys.stdin:\n    asked = json.loads(line)\n    {answer}\n", encoding="utf-8")
        found[name] = f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(path))}"
    return found


@pytest.fixture(scope="module")
def lent(commands: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("lent")
    own = [word for name in ("last", "mad") for word in ("--bot", f"{name}={commands[name]}")]
    running = Server(f"sqlite:///{folder}/table.db", folder / "log", *own)
    yield running
    running.stop()
    assert running.complaint() == ""


def test_names_are_read_and_checked() -> None:
    assert own_bots(["uncle=exec:./mybot --depth=3", "aunt-2=call:mybots:aunt"]) == {
        "uncle": "exec:./mybot --depth=3",
        "aunt-2": "call:mybots:aunt",
    }
    for wrong in ("uncle", "=exec:x", "uncle=", "uncle=foreman", "Uncle=exec:x", "a b=exec:x", "x" * 17 + "=exec:x"):
        with pytest.raises(OpificioError) as refused:
            own_bots([wrong])
        assert refused.value.message == "bot-own-shape"
    for taken in (["magnate=exec:x"], ["uncle=exec:x", "uncle=exec:y"]):
        with pytest.raises(OpificioError) as refused:
            own_bots(taken)
        assert refused.value.message == "bot-own-taken"


def test_a_program_keeps_running_between_decisions_and_only_so_many_wait(commands: dict[str, str]) -> None:
    staff = Staff({"last": commands["last"]})
    assert staff.levels == (*LEVELS, "last")
    match = new(GAME, 3, seed=1)
    for table in range(MOST_LENT + 3):
        action, news = staff.choose(match, "last", f"table-{table}")
        assert (action, news) == (match.actions()[-1], [])
    assert len(staff.lent.bots) == MOST_LENT
    newest = (f"table-{MOST_LENT + 2}", match.seat, "last")
    before = staff.lent.bots[newest]
    staff.choose(match, "last", newest[0])
    assert staff.lent.bots[newest] is before
    staff.leave(newest[0])
    assert newest not in staff.lent.bots
    running = [bot._process for bot in staff.lent.bots.values()]  # type: ignore[attr-defined]
    staff.close()
    assert all(process.poll() is not None for process in running)


def test_what_a_bot_does_wrong_is_told_once_under_its_own_name(commands: dict[str, str]) -> None:
    staff = Staff({"mad": commands["mad"]})
    match = new(GAME, 3, seed=1)
    told = [staff.choose(match, "mad", "a")[1] for _ in range(4)]
    assert [len(news) for news in told] == [1, 0, 0, 0]
    assert "The bot mad answered" in str(told[0][0])
    assert sys.executable not in str(told[0][0])
    assert len(staff.choose(match, "mad", "b")[1]) == 1
    staff.close()


def test_a_bot_that_the_server_no_longer_has_is_played_by_the_foreman() -> None:
    match = new(GAME, 3, seed=1)
    action, news = Staff().choose(match, "uncle", "a")
    assert action in match.actions()
    assert [fault.message for fault in news] == ["bot-gone"]


def test_closing_does_not_wait_for_a_program_that_does_not_answer(commands: dict[str, str]) -> None:
    staff = Staff({"mute": commands["mute"]})
    match = new(GAME, 3, seed=1)
    asking = threading.Thread(target=staff.choose, args=(match, "mute", "a"))
    asking.start()
    while not staff.lent._asked:
        time.sleep(0.01)
    time.sleep(0.3)
    started = time.monotonic()
    staff.close()
    asking.join(8)
    assert not asking.is_alive()
    assert time.monotonic() - started < 5


def test_a_table_with_the_host_s_bots_is_set_and_played(lent: Server) -> None:
    with httpx.Client(base_url=lent.url, timeout=300) as client:
        assert client.get("/api/games").json()[0]["levels"] == [*LEVELS, "last", "mad"]
        lent.get_ready(GAME)
        for wrong in ("exec:true", "uncle"):
            answer = client.post("/api/tables", json={"game": GAME, "seats": [{"kind": "you"}, {"kind": "bot", "level": wrong}]})
            assert answer.status_code == 400
            assert "last, mad" in answer.json()["error"]
        seats = [{"kind": "you"}, {"kind": "bot", "level": "last"}, {"kind": "bot", "level": "mad"}]
        made = client.post("/api/tables", json={"game": GAME, "seats": seats}).json()
        client.headers["authorization"] = f"Bearer {made['secret']}"
        table = f"/api/tables/{made['table']}"
        for _ in range(600):
            if legal := client.get(f"{table}/legal").json():
                client.post(f"{table}/play", json={"move": legal[0]["action"]})
            view = client.get(table).json()
            if view["count"] > 60:
                break
            time.sleep(0.01)
        assert view["count"] > 60
    log = [json.loads(line) for line in lent.log.read_text().splitlines() if line.startswith("{")]
    told = [line["message"] for line in log if line.get("table") == made["table"] and line["level"] == "warning"]
    assert len(told) == 1
    assert "The bot mad answered “I am a teapot”" in told[0]


def test_players_choose_them_and_read_in_their_language_what_went_wrong(context: BrowserContext, lent: Server) -> None:
    lent.get_ready(GAME)
    page = context.new_page()
    page.goto(f"{lent.url}/games/{GAME}")
    page.locator(".pick:has([value='3'])").click()
    for number, who in enumerate(("last", "mad", "last"), start=1):
        page.select_option(f"#seat-{number}", f"bot:{who}")
    page.click("form.setting .press")
    page.wait_for_url("**/t/*")
    expect(page.locator("#players .what")).to_have_text(["last", "mad", "last"])
    chat = page.locator("#chat")
    expect(chat).to_contain_text("The bot mad answered “I am a teapot”, which is no move; the foreman moves in its place.")
    context.request.post(f"{lent.url}/lang/it", form={"back": "/"}, headers={"origin": lent.url})
    page.reload()
    expect(chat).to_contain_text("Il bot mad ha risposto «I am a teapot», che non è una mossa; al suo posto muove il caporeparto.")
