"""The table in a real Chromium: together, in either language, on two devices, with what is hidden covered."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, expect

from tests.table.guest import Guest
from tests.table.serving import Server


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
    assert bruno.page.locator("#prompt [data-play]").count() == 0
    anna.ask_once()
    anna.wait()
    anna.take_first()
    expect(bruno.page.locator("#log")).to_contain_text("prende la colonna 1")
    bruno.wait()
    bruno.page.fill("#say-text", "Ciao, <i>Anna</i>!")
    bruno.page.keyboard.press("Enter")
    expect(anna.page.locator("#chat")).to_contain_text("Ciao, <i>Anna</i>!")
    watcher = Guest(chromium.new_context(), server)
    watcher.page.goto(anna.page.url)
    expect(watcher.page.locator("#log")).to_contain_text("column 1")
    assert watcher.page.locator("#prompt [data-play], #typed").count() == 0
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
    expect(page.locator("#prompt [data-play]").first).to_be_visible()
    assert "/seat/" not in page.url
    lines = guest.page.locator("#log li").count()
    page.locator("#prompt [data-play]").first.click()
    page.locator("#menu[open] .choose").first.click()
    expect(guest.page.locator("#log li")).not_to_have_count(lines)
    phone.close()


def test_several_people_at_one_device_do_not_see_each_others_secrets(context: BrowserContext, server: Server) -> None:
    guest = Guest(context, server)
    guest.set_table("industrial-waste", players=2, seats={2: "you"})
    guest.ask_once()
    page = guest.page
    expect(page.locator("#cover-text")).to_contain_text("Guest")
    assert page.locator("#prompt [data-play]").count() == 0
    page.click("#uncover")
    guest.take_first()
    expect(page.locator("#cover")).to_be_visible()
    expect(page.locator("#cover-text")).to_contain_text("Guest 2")
    assert page.locator("#prompt [data-play]").count() == 0
    page.click("#uncover")
    expect(page.locator("#prompt [data-play]").first).to_be_visible()
    assert guest.faults == []


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


def test_in_the_middle_of_an_auction_one_may_reload_and_the_server_may_go_and_come_back(context: BrowserContext, tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/table.db", tmp_path / "log")
    try:
        guest = Guest(context, server)
        guest.set_table("irish-gauge", ask=False)
        guest.wait()
        page = guest.page
        offered = page.locator("#prompt [data-play]").all_text_contents()
        assert any(text.startswith("Bid") for text in offered)
        page.reload()
        guest.wait()
        assert page.locator("#prompt [data-play]").all_text_contents() == offered
        server.kill()
        expect(page.locator("#answer")).to_contain_text("connection is lost")
        server.start()
        page.wait_for_selector("body[data-connected]")
        expect(page.locator("#answer")).to_be_empty()
        assert page.locator("#prompt [data-play]").all_text_contents() == offered
        page.fill("#prompt .amount", page.get_attribute("#prompt .amount", "min") or "")
        page.keyboard.press("Tab")
        expect(page.locator("#log")).to_contain_text("Guest bids")
    finally:
        server.stop()


def test_undo_takes_back_ones_own_step(context: BrowserContext, server: Server) -> None:
    guest = Guest(context, server)
    guest.set_table("irish-gauge", players=3, seats={2: "you", 3: "you"})
    guest.ask_once()
    guest.wait()
    page = guest.page
    lines = page.locator("#log li").count()
    prompt = page.inner_text("#prompt .asked")
    guest.take_first()
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
