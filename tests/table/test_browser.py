"""The table in a real Chromium: whole games by mouse, by keyboard and by typed moves, alone and together."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from opificio.kit.game import game_ids
from tests.table.guest import Guest
from tests.table.serving import Server

MOST_DECISIONS = 600
CHOICES = "#pieces [data-choice]"


PLACE = """([selector, at]) => {
  const found = [...document.querySelectorAll(selector)];
  const chosen = found[Math.floor(at * found.length)];
  const folded = chosen.closest("details");
  if (folded) folded.open = true;
  chosen.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const box = chosen.getBoundingClientRect();
  for (const [x, y] of [[0.5, 0.5], [0.5, 0.15], [0.15, 0.5], [0.85, 0.85]]) {
    const point = [box.left + box.width * x, box.top + box.height * y];
    const hit = document.elementFromPoint(...point);
    if (hit && chosen.contains(hit)) return point;
  }
  return null;
}"""


def click_something(guest: Guest) -> None:
    """Clicks a piece that can be chosen, or a button where the board has none; answers what is asked then."""
    page = guest.page
    on_board = guest.options(CHOICES) > 0 and guest.random.random() < 0.7
    point = page.evaluate(PLACE, [CHOICES if on_board else "#prompt .choose", guest.random.random()])
    if point is None:
        point = page.evaluate(PLACE, ["#prompt .choose", guest.random.random()])
    page.mouse.click(*point)
    while page.locator("#menu[open]").count():
        page.locator("#menu[open] .choose").first.click()


@pytest.mark.parametrize("game", game_ids())
def test_a_whole_game_by_mouse(game: str, context: BrowserContext, server: Server) -> None:
    guest = Guest(context, server, seed=5)
    guest.set_table(game)
    decisions = 0
    seen: Any = ""
    while guest.wait(seen) and decisions < MOST_DECISIONS:
        seen = guest.count
        click_something(guest)
        decisions += 1
    assert guest.over, f"{decisions} decisions were not enough"
    assert decisions > 5
    guest.finish()


def test_a_whole_game_by_keyboard_alone(context: BrowserContext, server: Server) -> None:
    guest = Guest(context, server, seed=2)
    guest.set_table("industrial-waste")
    page = guest.page
    decisions, seen = 0, ""
    while guest.wait(seen) and decisions < MOST_DECISIONS:
        seen = guest.count
        choices = page.locator("#prompt .choose").count()
        steps = guest.random.randrange(min(choices, 6)) + 1
        page.locator("#main").focus()
        found = 0
        while found < steps:
            page.keyboard.press("Tab")
            found += bool(page.evaluate("document.activeElement.matches('[data-play], #pieces [data-choice]')"))
        page.keyboard.press(guest.random.choice(["Enter", "Space"]))
        while page.locator("#menu[open]").count():
            page.keyboard.press("Enter")
        decisions += 1
    assert guest.over
    guest.finish()
    page.locator("#main").focus()
    last = page.input_value("#slider")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#moment")).to_contain_text(str(int(last) - 1))


OFFERED = """() => [[...document.querySelectorAll("#prompt .choose")].map(each => each.innerText),
  document.getElementById("typed-move")?.placeholder ?? ""]"""


def test_a_whole_game_by_typed_moves(context: BrowserContext, server: Server) -> None:
    guest = Guest(context, server, seed=3)
    guest.set_table("irish-gauge")
    guest.ask_once()
    page = guest.page
    decisions, seen = 0, ""
    while guest.wait(seen) and decisions < MOST_DECISIONS:
        seen = guest.count
        # Read in one step: whoever is offered a choice is shown how to type it, without exception.
        words, notation = page.evaluate(OFFERED)
        assert bool(notation) == bool(words)
        if not words:
            seen = ""
            continue
        if decisions == 0:
            page.fill("#typed-move", "bid 9999")
            page.keyboard.press("Enter")
            expect(page.locator("#answer")).not_to_be_empty()
        # The first choice by its notation, another one by what its button says where that can be typed.
        bids = [re.search(r"\d+", text) for text in words if text.startswith("Bid")]
        typed = f"bid {bids[0][0]}" if bids and bids[0] and guest.random.random() < 0.5 else notation
        page.fill("#typed-move", typed)
        page.keyboard.press("Enter")
        decisions += 1
    assert guest.over
    guest.finish()


def test_two_browsers_at_one_table_see_each_other(chromium: Browser, context: BrowserContext, server: Server) -> None:
    anna = Guest(context, server)
    anna.set_table("industrial-waste", players=2, seats={2: "open"})
    expect(anna.page.locator("#prompt")).to_contain_text("Waiting for one more player")
    other = chromium.new_context(locale="it-IT")
    bruno = Guest(other, server)
    bruno.page.goto(anna.page.url)
    bruno.page.fill("#join-name", "Bruno <b>")
    bruno.page.click(".join .press")
    anna.page.wait_for_selector("#board-frame")
    anna.wait()
    expect(anna.page.locator("#players")).to_contain_text("Bruno <b>")
    assert bruno.page.locator("#prompt .choose").count() == 0
    anna.ask_once()
    anna.wait()
    anna.page.locator("#prompt .choose").first.click()
    expect(bruno.page.locator("#log")).to_contain_text("prende la colonna 1")
    bruno.wait()
    bruno.page.fill("#say-text", "Ciao, <i>Anna</i>!")
    bruno.page.keyboard.press("Enter")
    expect(anna.page.locator("#chat")).to_contain_text("Ciao, <i>Anna</i>!")
    watcher = Guest(chromium.new_context(), server)
    watcher.page.goto(anna.page.url)
    expect(watcher.page.locator("#log")).to_contain_text("column 1")
    assert watcher.page.locator("#prompt .choose, #typed").count() == 0
    assert [*anna.faults, *bruno.faults, *watcher.faults] == []
    watcher.page.context.close()
    other.close()


def test_a_seat_goes_to_another_device_by_its_private_link(chromium: Browser, context: BrowserContext, server: Server) -> None:
    guest = Guest(context, server)
    guest.set_table("industrial-waste")
    guest.wait()
    guest.page.click(".more summary")
    guest.page.click("#seat-link")
    expect(guest.page.locator("#seat-link-shown")).to_contain_text("/seat/")
    link = guest.page.inner_text("#seat-link-shown")
    phone = chromium.new_context()
    page = phone.new_page()
    page.goto(link)
    expect(page.locator("#prompt .choose").first).to_be_visible()
    assert "/seat/" not in page.url
    phone.close()


def test_several_people_at_one_device_do_not_see_each_others_secrets(context: BrowserContext, server: Server) -> None:
    guest = Guest(context, server)
    guest.set_table("industrial-waste", players=2, seats={2: "you"})
    guest.ask_once()
    page = guest.page
    expect(page.locator("#cover-text")).to_contain_text("Guest")
    assert page.locator("#prompt .choose").count() == 0
    page.click("#uncover")
    page.locator("#prompt .choose").first.click()
    expect(page.locator("#cover")).to_be_visible()
    expect(page.locator("#cover-text")).to_contain_text("Guest 2")
    assert page.locator("#prompt .choose").count() == 0
    page.click("#uncover")
    expect(page.locator("#prompt .choose").first).to_be_visible()
    assert guest.faults == []


def test_on_a_phone_one_can_play(chromium: Browser, server: Server) -> None:
    phone = chromium.new_context(viewport={"width": 390, "height": 780}, device_scale_factor=2, has_touch=True, is_mobile=True)
    phone.set_default_timeout(60_000)
    guest = Guest(phone, server, seed=4)
    guest.set_table("irish-gauge")
    seen: Any = ""
    for _ in range(6):
        guest.wait(seen)
        seen = guest.count
        guest.page.locator("#prompt .choose").first.tap()
        if guest.page.locator("#menu[open]").count():
            guest.page.locator("#menu[open] .choose").first.tap()
    guest.wait(seen)
    wide = guest.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, "the page must not scroll sideways"
    assert guest.faults == []
    phone.close()


def test_the_language_can_be_switched_in_the_middle_of_a_game(context: BrowserContext, server: Server) -> None:
    guest = Guest(context, server)
    guest.set_table("industrial-waste")
    guest.wait()
    page = guest.page
    expect(page.locator("#prompt .asked")).to_contain_text("take a column")
    before = guest.count
    page.click(".switches button[lang=it]")
    expect(page.locator("#prompt .asked")).to_contain_text("colonna")
    guest.wait()
    assert guest.count == before
    assert page.get_attribute("html", "lang") == "it"


def test_a_reload_in_the_middle_of_an_auction_goes_on_where_it_was(context: BrowserContext, server: Server) -> None:
    guest = Guest(context, server)
    guest.set_table("irish-gauge")
    guest.wait()
    page = guest.page
    offered = page.locator("#prompt .choose").all_inner_texts()
    assert any(text.startswith("Bid") for text in offered)
    page.reload()
    guest.wait()
    assert page.locator("#prompt .choose").all_inner_texts() == offered
    page.context.set_offline(True)
    page.evaluate("void 0")
    page.context.set_offline(False)
    page.fill("#prompt .amount", page.get_attribute("#prompt .amount", "min") or "")
    page.keyboard.press("Tab")
    if page.locator("#menu[open]").count():
        page.locator("#menu[open] .choose").first.click()
    expect(page.locator("#log")).to_contain_text("Guest bids")


def test_undo_takes_back_ones_own_step(context: BrowserContext, server: Server) -> None:
    guest = Guest(context, server)
    guest.set_table("irish-gauge", players=3, seats={2: "you", 3: "you"})
    guest.ask_once()
    guest.wait()
    page = guest.page
    lines = page.locator("#log li").count()
    prompt = page.inner_text("#prompt .asked")
    page.locator("#prompt .choose").first.click()
    expect(page.locator("#log li")).not_to_have_count(lines)
    page.click("[data-undo]")
    expect(page.locator("#log li")).to_have_count(lines)
    expect(page.locator("#prompt .asked")).to_have_text(prompt)


def test_who_leaves_is_replaced_by_a_bot_that_plays_to_the_end(context: BrowserContext, server: Server) -> None:
    guest = Guest(context, server)
    guest.set_table("industrial-waste")
    guest.wait()
    page = guest.page
    page.click("#players [data-bot]")
    page.wait_for_selector("body.status-over")
    expect(page.locator("#players")).to_contain_text("a bot stands in")
    expect(page.locator("#players button")).to_have_count(0)
    expect(page.locator("#moment")).to_have_text(page.get_attribute("#slider", "max") or "")
    guest.finish()
    page.goto(f"{page.url}?at=20")
    expect(page.locator("#moment")).to_contain_text("20")
    page.click("#go-on button")
    guest.wait()
    assert page.locator("#log li").count() > 0
    expect(page.locator("#players .you")).to_have_count(1)


AXE = (Path(__file__).parent / "vendor" / "axe.min.js").read_text(encoding="utf-8")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_page_has_a_serious_fault_of_accessibility(scheme: Any, chromium: Browser, server: Server) -> None:
    context = chromium.new_context(color_scheme=scheme, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(60_000)
    guest = Guest(context, server)
    guest.set_table("industrial-waste")
    guest.wait()
    table = guest.page.url
    for path in (table, "/", "/games/irish-gauge", "/guide/irish-gauge", "/guide/irish-gauge/components", "/docs", "/nowhere"):
        guest.page.goto(path if path.startswith("http") else server.url + path)
        if path == table:
            guest.wait()
        guest.page.evaluate(AXE)
        # A piece on the board is named after the choice it stands for, while the words drawn on it name what it is.
        found = guest.page.evaluate(
            "axe.run(document, { resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: false } } })"
        )
        serious = [
            (v["id"], [node["target"] for node in v["nodes"]][:3], v["nodes"][0].get("failureSummary", "")[:300])
            for v in found["violations"]
            if v["impact"] in ("serious", "critical")
        ]
        assert serious == [], f"{path}: {serious}"
    context.close()
