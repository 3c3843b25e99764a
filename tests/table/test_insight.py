"""Hints, analyses, the sheet with the turn structure, pieces that explain themselves: what the table tells whoever asks, in a browser."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from opificio.kit.game import game_ids
from tests.table.guest import Guest
from tests.table.serving import Server
from tests.table.test_access import faults

GAME = "industrial-waste"
COMPILING = 600_000
"""Milliseconds: on a machine that has never compiled the search, the first hint or analysis waits for that."""


# --- hints ----------------------------------------------------------------------------------------------------------------------------


def test_a_hint_is_told_in_the_prompt_drawn_on_the_board_and_gone_with_the_position(context: BrowserContext, server: Server) -> None:
    guest = Guest(context, server)
    guest.set_table(GAME)
    guest.ask_once()
    guest.wait()
    page = guest.page
    seen = guest.count
    page.keyboard.press("h")
    expect(page.locator("#hint li").first).to_be_visible(timeout=COMPILING)
    named = page.locator("#hint li").count()
    assert 1 <= named <= 3
    expect(page.locator("#hint li").first).to_contain_text("wins")
    expect(page.locator("#hint p")).to_contain_text("simulated games")
    numbers = page.locator("#hint-marks .hint-number").all_text_contents()
    assert sorted(numbers) == [str(n) for n in range(1, named + 1)]
    assert page.locator("#hint-marks .hint-ring").count() == named
    ringed = page.evaluate("() => document.querySelector('#hint [data-play]').dataset.play")
    assert page.locator(f"#pieces [data-choice~='{ringed}']").count() == 1
    page.keyboard.press("h")
    expect(page.locator("#hint li")).to_have_count(0)
    page.click("[data-hint-ask]")
    expect(page.locator("#hint li")).to_have_count(named)
    page.locator("#hint [data-play]").first.click()
    guest.wait(seen)
    expect(page.locator("#hint")).to_be_empty()
    expect(page.locator("#hint-marks")).to_have_count(0)
    assert guest.faults == []


def ask(server: Server, seats: list[dict[str, str]], **settings: Any) -> tuple[str, str, httpx.Response]:
    """Sets a table, waits for its first decision and asks for a hint there; the table, its secret and the answer."""
    server.get_ready(GAME)
    with httpx.Client(base_url=f"{server.url}/api", timeout=COMPILING / 1000) as client:
        made = client.post("/tables", json={"game": GAME, "seats": seats, **settings}).json()
        client.headers["authorization"] = f"Bearer {made['secret']}"
        return made["table"], made["secret"], client.post(f"/tables/{made['table']}/hint")


def test_hints_are_for_tables_that_allow_them(server: Server) -> None:
    you, open_seat = {"kind": "you"}, {"kind": "open"}
    table, key, refused = ask(server, [you, you], hints=False)
    assert refused.status_code == 400
    assert "no hints" in refused.json()["error"]
    headers = {"authorization": f"Bearer {key}"}
    mine = httpx.get(f"{server.url}/api/tables", headers=headers).json()
    assert {shown["hints"] for shown in mine if shown["table"] == table} == {False}
    _, _, waiting = ask(server, [you, open_seat])
    assert "no hints" in waiting.json()["error"], "with somebody from elsewhere there are none unless they are wished"
    _, _, given = ask(server, [you, you])
    hint = given.json()
    assert given.status_code == 200
    assert 1 <= len(hint["moves"]) <= 3
    assert 0 <= hint["moves"][0]["win"] <= 1
    assert hint["moves"][0]["place"] >= 1


# --- analyses -------------------------------------------------------------------------------------------------------------------------


def test_a_finished_game_is_analysed_and_the_chart_leads_through_it(context: BrowserContext, server: Server) -> None:
    guest = Guest(context, server)
    guest.set_table(GAME)
    guest.wait()
    page = guest.page
    page.locator("#players [data-bot]").click()
    page.wait_for_selector("body.status-over")
    page.locator("[data-analyse]").click()
    expect(page.locator("#analysis-progress, svg.chances").first).to_be_visible()
    expect(page.locator("svg.chances")).to_be_visible(timeout=COMPILING)
    players = page.locator("#players li").count()
    assert page.locator("svg.chances polyline").count() == players
    assert page.locator(".courses li").count() == players
    last = int(page.get_attribute("#slider", "max") or 0)
    chart = page.locator("svg.chances")
    chart.focus()
    page.keyboard.press("Home")
    expect(chart).to_have_attribute("aria-valuenow", "0")
    expect(page.locator("#chances-there")).to_contain_text("Move 0:")
    page.keyboard.press("ArrowRight")
    expect(chart).to_have_attribute("aria-valuenow", "1")
    page.keyboard.press("PageUp")
    expect(page.locator("#moment")).to_contain_text("Move 11")
    page.keyboard.press("End")
    expect(chart).to_have_attribute("aria-valuenow", str(last))
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    at = int(chart.get_attribute("aria-valuenow") or 0)
    assert abs(at - last * 0.48) < last * 0.05
    expect(page.locator("#moment")).to_contain_text(f"Move {at}")
    assert faults(page) == []
    page.reload()
    expect(page.locator("svg.chances")).to_be_visible()
    page.click(".switches button[lang=it]")
    expect(page.locator("#analysis")).to_contain_text("Probabilità di vincere")
    table = page.url.rpartition("/")[2]
    known = httpx.get(f"{server.url}/api/tables/{table}/analysis").json()
    assert known["status"] == "done"
    assert len(known["result"]["decisions"]) > 10
    assert guest.faults == []


# --- the sheet and the pieces ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_sheet_is_one_key_away_and_gives_the_focus_back(scheme: Any, chromium: Browser, server: Server) -> None:
    context = chromium.new_context(locale="en-GB", color_scheme=scheme, reduced_motion="reduce", viewport={"width": 390, "height": 780})
    context.set_default_timeout(60_000)
    guest = Guest(context, server)
    guest.set_table(GAME)
    guest.wait()
    page = guest.page
    sheet = page.locator("#game-sheet")
    page.locator("[data-undo]").focus()
    page.keyboard.press("?")
    expect(sheet).to_be_visible()
    expect(sheet).to_contain_text("Scoring")
    expect(sheet).to_contain_text("Keys")
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    assert page.evaluate("() => document.activeElement.hasAttribute('data-undo')")
    page.click("#sheet-open")
    expect(sheet).to_be_visible()
    page.click("#sheet-close")
    expect(sheet).to_be_hidden()
    page.fill("#typed-move", "?")
    page.keyboard.type("?")
    expect(sheet).to_be_hidden()
    assert guest.faults == []
    context.close()


@pytest.mark.parametrize("game", game_ids())
def test_pieces_explain_themselves_to_the_pointer_and_to_the_keyboard(game: str, context: BrowserContext, server: Server) -> None:
    guest = Guest(context, server)
    guest.set_table(game)
    guest.wait()
    page = guest.page
    tip = page.locator("#tip")
    page.locator("#main").focus()
    page.keyboard.press("i")
    expect(tip).not_to_be_empty()
    seen = set()
    for key in ["ArrowRight", "ArrowDown", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]:
        page.keyboard.press(key)
        assert page.evaluate("() => document.activeElement.matches('[data-help], [data-why]')")
        seen.add(page.evaluate("() => { const b = document.activeElement.getBoundingClientRect(); return `${b.left} ${b.top}`; }"))
    assert len(seen) > 2
    expect(tip).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    assert page.evaluate("() => document.activeElement.id") == "main"
    assert page.locator("[data-lent], [data-explained]").count() == 0
    assert guest.faults == []
