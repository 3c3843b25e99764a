"""What people do around a game, in a real Chromium: set tables, find them again, wait for each other, leave, come back, look back."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from opificio.kit.game import about, game_ids
from opificio.table.store import Store
from tests.table.guest import PATIENCE, Guest, by_mouse
from tests.table.serving import Server

GAME = "industrial-waste"
BELL = """window.tones = 0;
window.AudioContext = class {
  currentTime = 0;
  createOscillator() {
    return { frequency: {}, connect: (next) => next, start: () => (window.tones += 1), stop: () => {} };
  }
  createGain() {
    return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (next) => next };
  }
};"""
"""A bell that counts instead of ringing."""


@pytest.fixture
def other(chromium: Browser) -> Iterator[BrowserContext]:
    """Somebody else, on another device."""
    made = chromium.new_context(locale="en-GB", reduced_motion="reduce")
    made.set_default_timeout(PATIENCE)
    yield made
    made.close()


def bots_table(server: Server, game: str, seats: list[dict[str, str]] | None = None, **more: Any) -> dict[str, Any]:
    """A table set over the API, of bots alone unless said otherwise."""
    server.get_ready(game)
    few = about(game).players[0]
    wanted = seats or [{"kind": "bot", "level": "novice"}] * few
    made: dict[str, Any] = httpx.post(f"{server.url}/api/tables", json={"game": game, "seats": wanted, **more}, timeout=60).json()
    return made


def until_over(server: Server, table: str) -> None:
    until(lambda: httpx.get(f"{server.url}/api/tables/{table}", timeout=60).json()["status"] == "over")


def until(condition: Any) -> None:
    end = time.monotonic() + 120
    while not condition():
        assert time.monotonic() < end, "it did not come to that"
        time.sleep(0.05)


def two_people(anna: Guest, bruno: Guest, game: str = GAME) -> None:
    """Anna sets a table for two and Bruno joins by the link."""
    anna.set_table(game, players=2, seats={2: "open"}, ask=False)
    bruno.page.goto(anna.page.url)
    bruno.page.evaluate("localStorage.setItem('opificio-ask-twice', 'no')")
    bruno.page.fill("#join-name", "Bruno")
    bruno.page.click(".join .press")
    for guest in (anna, bruno):
        guest.page.wait_for_selector("body.status-running[data-count]")


def mover(*guests: Guest) -> tuple[Guest, Guest]:
    """Who decides now, and the other one."""
    first, second = guests
    end = time.monotonic() + 60
    while time.monotonic() < end:
        for one, two in ((first, second), (second, first)):
            if one.page.locator("#prompt [data-play]").count():
                return one, two
        first.page.wait_for_timeout(50)
    raise AssertionError("nobody decides")


# --- home ------------------------------------------------------------------------------------------------------------------------


def test_home_shows_a_box_for_every_game_and_one_click_plays_under_ones_name(context: BrowserContext, server: Server) -> None:
    guest = Guest(context, server)
    server.get_ready(GAME)
    page = guest.page
    page.goto(server.url)
    assert page.locator(".boxes .box").count() == len(game_ids())
    for box in page.locator(".boxes .box").all():
        assert box.locator("svg.emblem use").count() == 1
        assert len(box.locator(".tagline").inner_text()) > 20
    page.evaluate("localStorage.setItem('opificio-name', 'Ada Lovelace')")
    page.locator(f"form[action='/play/{GAME}'] button").click()
    page.wait_for_url("**/t/*")
    guest.wait()
    expect(page.locator("#players .you")).to_contain_text("Ada Lovelace")
    page.goto(server.url)
    page.evaluate("localStorage.setItem('opificio-name', 'a:b')")
    page.locator(f"form[action='/play/{GAME}'] button").click()
    page.wait_for_url("**/t/*")
    guest.wait()
    expect(page.locator("#players .you")).to_contain_text("Guest")
    assert guest.faults == []


def test_a_table_is_set_with_every_choice_there_is(context: BrowserContext, other: BrowserContext, server: Server) -> None:
    game = next(game for game in game_ids() if any("folder" in o for o in about(game).tables.data.get("options", {}).values()))
    options = about(game).tables.options()
    guest = Guest(context, server)
    page = guest.page
    server.get_ready(game)
    page.goto(f"{server.url}/games/{game}")
    page.locator(".pick:has([value='3'])").click()
    assert page.locator("[data-chair]:visible").count() == 3
    page.fill("#name-1", "Carla")
    page.select_option("#seat-2", "open")
    assert page.locator("#name-2").is_hidden()
    page.select_option("#seat-3", "bot:magnate")
    for name, values in options.items():
        page.select_option(f"#option-{name}", values[-1])
    page.select_option("#minutes", "10")
    page.select_option("#lang", "it")
    page.select_option("#public", "yes")
    page.click("form.setting .press")
    page.wait_for_url("**/t/*")
    guest.shown()
    assert page.get_attribute("html", "lang") == "it"
    expect(page.locator("#players")).to_contain_text("Carla")
    expect(page.locator("#players")).to_contain_text("magnate")
    expect(page.locator("#players .clock").first).to_have_text("10:00")
    table = page.url.rsplit("/", 1)[1]
    found = httpx.get(f"{server.url}/api/tables/{table}").json()
    assert [seat["kind"] for seat in found["seats"]] == ["person", "open", "bot"]
    store = Store(server.database)
    assert store.match(table).options == {name: values[-1] for name, values in options.items()}
    store.close()
    visitor = other.new_page()
    visitor.goto(server.url)
    ticket = visitor.locator(f".ticket a[href='/t/{table}']")
    expect(ticket).to_contain_text("Join")
    expect(ticket).to_contain_text("Carla")
    ticket.click()
    expect(visitor.locator("#join-name")).to_be_visible()
    assert guest.faults == []


def test_tables_one_is_in_are_listed_and_those_where_it_is_ones_turn_come_first(context: BrowserContext, server: Server) -> None:
    guest = Guest(context, server)
    guest.set_table(GAME, players=2)
    guest.wait()
    mine = guest.page.url
    guest.set_table(GAME, players=2, seats={2: "open"})
    guest.shown()
    waiting = guest.page.url
    guest.page.goto(server.url)
    tickets = guest.page.locator("section[aria-labelledby=mine] .ticket a")
    assert [server.url + str(each.get_attribute("href")) for each in tickets.all()] == [mine, waiting]
    expect(tickets.first).to_contain_text("Your turn")
    expect(tickets.last).to_contain_text("Waiting")


# --- at the table ------------------------------------------------------------------------------------------------------------------


def test_a_turn_that_ends_for_good_is_asked_about_twice_unless_one_switches_it_off(context: BrowserContext, server: Server) -> None:
    guest = Guest(context, server)
    guest.set_table(GAME)
    guest.wait()
    page, before = guest.page, guest.count
    expect(page.locator("#prompt [data-final]").first).to_be_attached()
    page.locator("#prompt [data-final]").first.click()
    expect(page.locator("#menu")).to_contain_text("This ends your turn")
    page.locator("#menu .choose").last.click()
    expect(page.locator("#menu")).to_be_hidden()
    assert guest.count == before
    page.click(".more summary")
    page.uncheck("#ask-twice")
    page.locator("#prompt [data-final]").first.click()
    guest.wait(before)
    page.reload()
    guest.wait()
    assert not page.locator("#ask-twice").is_checked()
    assert guest.faults == []


def test_when_it_is_ones_turn_the_page_says_so_with_its_title_and_a_bell(
    context: BrowserContext, other: BrowserContext, server: Server
) -> None:
    for each in (context, other):
        each.add_init_script(BELL)
    anna, bruno = Guest(context, server), Guest(other, server)
    two_people(anna, bruno)
    for sound in (True, False):
        plays, waits = mover(anna, bruno)
        expect(plays.page).to_have_title(re.compile("Your turn"))
        assert "Your turn" not in waits.page.title()
        if not sound:
            waits.page.click(".more summary")
            waits.page.uncheck("#sound")
        before = waits.page.evaluate("window.tones")
        while not waits.page.locator("#prompt [data-play]").count():
            seen = plays.count
            plays.take_first()
            plays.page.wait_for_function("seen => document.body.dataset.count !== seen", arg=seen)
            waits.page.wait_for_function("seen => document.body.dataset.count === seen", arg=plays.count)
        expect(waits.page).to_have_title(re.compile("Your turn"))
        assert (waits.page.evaluate("window.tones") > before) == sound
    assert [*anna.faults, *bruno.faults] == []


def test_who_hands_his_seat_to_a_bot_can_take_it_back(context: BrowserContext, other: BrowserContext, server: Server) -> None:
    anna, bruno = Guest(context, server), Guest(other, server)
    two_people(anna, bruno)
    anna.page.click("#players [data-bot]")
    expect(bruno.page.locator("#players")).to_contain_text("a bot stands in")
    bruno.wait()
    assert anna.page.locator("#prompt [data-play]").count() == 0
    anna.page.click("#players [data-back]")
    expect(bruno.page.locator("#players")).not_to_contain_text("a bot stands in")
    expect(anna.page.locator("#players [data-resign]")).to_have_count(1)
    assert [*anna.faults, *bruno.faults] == []


def test_who_resigns_is_asked_first_and_then_a_bot_plays_to_the_end(context: BrowserContext, other: BrowserContext, server: Server) -> None:
    anna, bruno = Guest(context, server), Guest(other, server)
    two_people(anna, bruno)
    anna.page.click("#players [data-resign]")
    expect(anna.page.locator("#menu")).to_contain_text("for good")
    anna.page.locator("#menu .choose").last.click()
    expect(anna.page.locator("#players [data-resign]")).to_have_count(1)
    anna.page.click("#players [data-resign]")
    anna.page.locator("#menu .choose").first.click()
    expect(bruno.page.locator("#players")).to_contain_text("resigned")
    expect(anna.page.locator("#players button")).to_have_count(0)
    bruno.page.click("#players [data-bot]")
    for guest in (anna, bruno):
        guest.page.wait_for_selector("body.status-over", timeout=PATIENCE)
        guest.finish()
    anna.page.locator("#prompt form[action$=again] button").click()
    anna.page.wait_for_selector("body.status-running[data-count]")
    expect(anna.page.locator("#players")).not_to_contain_text("resigned")


def test_a_bot_takes_over_when_the_clock_runs_out_and_gives_the_seat_back_to_who_returns(context: BrowserContext, server: Server) -> None:
    seats = [{"kind": "you", "name": "Anna"}, {"kind": "open"}]
    made = bots_table(server, GAME, seats, minutes=5)
    table = made["table"]
    store = Store(server.database)
    store.set_seat(table, 0, left=0.4)
    joined = httpx.post(f"{server.url}/api/tables/{table}/join", json={"name": "Bruno"}, timeout=60).json()
    here = f"/api/tables/{table}"
    bruno = httpx.Client(base_url=server.url, headers={"authorization": f"Bearer {joined['secret']}"}, timeout=60)

    def stands_in() -> bool:
        """Bruno decides whatever he is asked until a bot has taken Anna's place."""
        if choices := bruno.get(f"{here}/legal").json():
            bruno.post(f"{here}/play", json={"move": choices[0]["action"]})
        return bool(bruno.get(here).json()["seats"][0]["kind"] == "standin")

    until(stands_in)
    until(lambda: bruno.get(here).json()["turn"] == 1)
    context.add_cookies([{"name": "opificio", "value": made["secret"], "url": server.url}])
    anna = Guest(context, server)
    anna.page.goto(f"{server.url}/t/{table}")
    expect(anna.page.locator("#players .you [data-resign]")).to_have_count(1)
    until(lambda: bruno.get(here).json()["seats"][0]["kind"] == "person")
    expect(anna.page.locator("#players .you .clock")).to_have_text("1:00")
    store.close()
    bruno.close()
    assert anna.faults == []


def test_in_a_shared_game_a_bot_s_turn_does_not_ask_for_the_device(context: BrowserContext, server: Server) -> None:
    guest = Guest(context, server)
    guest.set_table(GAME, players=2, seats={2: "you"}, ask=False)
    page = guest.page
    expect(page.locator("#cover")).to_be_visible()
    shown = page.inner_text("#cover-text")
    assert "Guest" in shown
    page.click("#uncover")
    page.locator("#players .deciding [data-bot]").click()
    expect(page.locator("#players")).to_contain_text("a bot stands in")
    # Now only the other person decides here: the bot's moves are made without asking anybody.
    expect(page.locator("#cover")).to_be_visible()
    assert page.inner_text("#cover-text") != shown
    assert guest.faults == []


# --- auctions, the log, reasons ------------------------------------------------------------------------------------------------------


def test_an_auction_shows_its_lot_and_what_everybody_said_in_order(context: BrowserContext, server: Server) -> None:
    guest = Guest(context, server)
    guest.set_table("irish-gauge", players=3, seats={2: "you", 3: "you"}, ask=False)
    page = guest.page
    guest.wait()
    expect(page.locator(".auction .lot")).to_contain_text("opens the auction")
    expect(page.locator(".said li")).to_have_text(["No bid yet"])
    expected: list[str] = []

    def say(typed: str, heard: str) -> None:
        name = page.locator("#players .deciding .name").inner_text().split(" (")[0]
        expected.append(f"{name} {heard}")
        page.fill("#typed-move", typed)
        page.keyboard.press("Enter")

    say("bid 7", "7")
    expect(page.locator(".said li:not(.none)")).to_have_count(1)
    say("bid 9", "9")
    expect(page.locator(".said li:not(.none)")).to_have_count(2)
    say("pass", "passes")
    expect(page.locator(".said li:not(.none)")).to_have_count(3)
    heard = [" ".join(each.split()) for each in page.locator(".said li").all_inner_texts()]
    assert [each.removesuffix(" (highest bid)") for each in heard] == expected
    expect(page.locator(".said .highest")).to_contain_text("9")
    assert page.locator("#prompt .bids [data-play]").count() >= 3
    page.fill("#prompt .amount", "12")
    page.keyboard.press("Tab")
    expect(page.locator(".said .highest")).to_contain_text("12")
    expect(page.locator("#log li").last).to_contain_text("bids £12")
    assert guest.faults == []


@pytest.mark.parametrize("game", game_ids())
def test_a_line_of_the_log_shows_the_pieces_it_speaks_of(game: str, context: BrowserContext, server: Server) -> None:
    guest = Guest(context, server, seed=8)
    guest.set_table(game, ask=False)
    page = guest.page
    spoken_of = """() => [...document.querySelectorAll("#log li")].findLastIndex(line => line.dataset.about.split(" ").filter(Boolean)
      .some(name => document.querySelector(`#pieces [data-about~="${CSS.escape(name)}"]`)))"""
    for _ in range(10):
        guest.wait()
        number = page.evaluate(spoken_of)
        if number >= 0:
            break
        guest.play(by_mouse, most=1)
    assert number >= 0, "no line speaks of a piece"
    line = page.locator("#log li").nth(number)
    line.scroll_into_view_if_needed()
    line.hover()
    expect(page.locator("#pieces .spoken-of").first).to_be_attached()
    page.locator(".masthead").hover()
    expect(page.locator("#pieces .spoken-of")).to_have_count(0)
    assert guest.faults == []


@pytest.mark.parametrize("game", game_ids())
def test_whatever_is_not_allowed_says_why_to_who_points_at_it_or_goes_there_by_keys(
    game: str, context: BrowserContext, server: Server
) -> None:
    guest = Guest(context, server, seed=9)
    guest.set_table(game, ask=False)
    page = guest.page
    refused = "#board-frame [data-why]"
    point = None
    for _ in range(60):  # how soon there is something that cannot be chosen is a matter of luck
        guest.wait()
        point = guest.point_at(*[refused] * 5)
        if point:
            break
        guest.play(by_mouse, most=1)
    assert point
    page.mouse.move(0, 0)
    page.mouse.move(*point)
    expect(page.locator("#tip .why")).to_be_visible()
    assert len(page.inner_text("#tip .why")) > 15
    page.mouse.move(0, 0)
    expect(page.locator("#tip")).to_be_hidden()
    # With the keys: one key goes to the pieces, one after the other, also to those that cannot be chosen.
    page.locator("#main").focus()
    reached = "document.activeElement.closest('#board-frame [data-why]') !== null"
    for _ in range(page.locator("#board-frame :is([data-help], [data-why])").count()):
        page.keyboard.press("i")
        if page.evaluate(reached):
            break
    assert page.evaluate(reached)
    expect(page.locator("#tip .why")).to_be_visible()
    # And every one of them has an answer.
    for number in range(min(12, page.locator(refused).count())):
        piece = page.locator(refused).nth(number)
        piece.evaluate("each => { each.setAttribute('tabindex', '-1'); each.focus(); }")
        expect(page.locator("#tip .why")).to_be_visible()
    assert guest.faults == []


# --- after the game ------------------------------------------------------------------------------------------------------------------

SCORES = """() => {
  const figures = row => [...row.querySelectorAll("td")].map(each => Number(each.textContent));
  return [[...document.querySelectorAll("#score tbody tr")].map(figures), figures(document.querySelector("#score tfoot tr"))];
}"""


@pytest.mark.parametrize("game", game_ids())
def test_the_score_is_a_table_that_adds_up_and_a_chart(game: str, context: BrowserContext, server: Server) -> None:
    table = bots_table(server, game)["table"]
    until_over(server, table)
    guest = Guest(context, server)
    guest.page.goto(f"{server.url}/t/{table}")
    guest.shown()
    parts, totals = guest.page.evaluate(SCORES)
    assert [sum(column) for column in zip(*parts, strict=True)] == totals
    assert len(totals) == guest.page.locator("#score svg.chart polyline").count() == about(game).players[0]
    assert guest.faults == []


def finished(context: BrowserContext, server: Server) -> Guest:
    """The page of a finished game of one's own."""
    made = bots_table(server, GAME, [{"kind": "you", "name": "Anna"}, {"kind": "bot", "level": "novice"}])
    context.add_cookies([{"name": "opificio", "value": made["secret"], "url": server.url}])
    guest = Guest(context, server)
    guest.page.goto(f"{server.url}/t/{made['table']}")
    guest.wait()
    guest.page.click("#players [data-bot]")
    guest.page.wait_for_selector("body.status-over", timeout=PATIENCE)
    return guest


PICTURE = """[...document.querySelectorAll("#pieces *")].map((e) => [e.tagName, e.children.length ? "" : e.textContent,
  ...[...e.attributes].filter((a) => a.name !== "data-gliding").map((a) => `${a.name}=${a.value}`).sort()].join(" ")).join("\\n")"""
"""The pieces as they are drawn, whether or not they are still on their way, and in whatever order their attributes were set."""


def settled(page: Page) -> str:
    """The picture once it has stopped changing."""
    drawn = ""
    while drawn != (drawn := str(page.evaluate(f"() => {PICTURE}"))):
        page.wait_for_timeout(500)
    return drawn


def moment_is(page: Page, number: int) -> None:
    expect(page.locator("#moment")).to_have_text(re.compile(rf"^Move {number}\b"))
    expect(page.locator("#slider")).to_have_value(str(number))


def test_a_finished_game_is_replayed_with_slider_keys_and_links(context: BrowserContext, server: Server) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"], origin=server.url)
    guest = finished(context, server)
    page = guest.page
    page.emulate_media(reduced_motion="reduce")  # pieces that are still on their way are drawn otherwise
    last = int(page.get_attribute("#slider", "max") or 0)
    page.locator("#main").focus()
    page.keyboard.press("ArrowLeft")
    moment_is(page, last - 1)
    page.keyboard.press("ArrowLeft")
    moment_is(page, last - 2)
    page.keyboard.press("ArrowRight")
    moment_is(page, last - 1)
    page.click("#replay-on")
    moment_is(page, last)
    page.click("#replay-back")
    moment_is(page, last - 1)
    page.locator("#slider").fill("12")
    moment_is(page, 12)
    drawn = settled(page)
    page.click("#moment-link")
    expect(page.locator("#moment-link")).to_have_text("Copied")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == f"{page.url}?at=12"
    page.goto(link)
    moment_is(page, 12)
    assert settled(page) == drawn
    assert guest.faults == []


def test_a_record_is_downloaded_and_opened_again(context: BrowserContext, server: Server) -> None:
    guest = finished(context, server)
    page = guest.page
    with page.expect_download() as download:
        page.locator("#prompt a[href$='record.txt']").click()
    path = Path(download.value.path())
    record = path.read_text(encoding="utf-8")
    assert f"game: {GAME}" in record
    assert "end after" in record
    story = page.locator("#log li").all_inner_texts()
    page.goto(server.url)
    page.click(".open-record summary")
    page.set_input_files("#record-file", path)
    expect(page.locator("#record")).to_have_value(record)
    page.click(".open-record .press")
    page.wait_for_url("**/t/*")
    guest.shown()
    assert page.locator("#log li").all_inner_texts() == story
    guest.finish()
    # What is no record is refused with a sentence.
    page.goto(server.url)
    page.click(".open-record summary")
    page.fill("#record", record.replace("take 1", "take 9", 1))
    page.click(".open-record .press")
    expect(page.locator("main [role=alert]")).to_contain_text("Line")


def test_the_record_of_a_running_game_without_secrets_goes_on_elsewhere(
    context: BrowserContext, other: BrowserContext, server: Server
) -> None:
    guest = Guest(context, server)
    guest.set_table("irish-gauge", ask=False)
    guest.play(by_mouse, most=2)
    guest.wait()
    record = context.request.get(f"{guest.page.url}/record.txt").text()
    story = guest.page.locator("#log li").all_inner_texts()
    reader = Guest(other, server)
    reader.page.goto(server.url)
    reader.page.click(".open-record summary")
    reader.page.fill("#record", record)
    reader.page.click(".open-record .press")
    reader.page.wait_for_url("**/t/*")
    reader.wait()
    assert reader.page.locator("#log li").all_inner_texts() == story
    reader.take_first()
    reader.confirm()
    expect(reader.page.locator("#log li")).not_to_have_count(len(story))
    assert [*guest.faults, *reader.faults] == []


def test_from_any_moment_of_a_finished_game_a_new_table_goes_on(context: BrowserContext, server: Server) -> None:
    guest = finished(context, server)
    page, url = guest.page, guest.page.url
    expect(page.locator("#go-on")).to_be_hidden()
    page.locator("#slider").fill("20")
    moment_is(page, 20)
    page.click("#go-on button")
    page.wait_for_url(lambda found: "/t/" in found and found != url)
    guest.wait()
    expect(page.locator("#players .you")).to_have_count(1)
    expect(page.locator("#players .you")).to_contain_text("Anna")
    assert guest.faults == []


def test_a_rematch_is_one_click_for_everybody(context: BrowserContext, other: BrowserContext, server: Server) -> None:
    anna, bruno = Guest(context, server), Guest(other, server)
    two_people(anna, bruno)
    for guest in (anna, bruno):
        guest.page.click("#players [data-bot]")
    for guest in (anna, bruno):
        guest.page.wait_for_selector("body.status-over", timeout=PATIENCE)
    anna.page.locator("#prompt form[action$=again] button").click()
    anna.page.wait_for_selector("body.status-running[data-count]")
    bruno.page.locator("#prompt a[href^='/t/']:not([href$='record.txt'])").click()
    bruno.page.wait_for_selector("body.status-running[data-count]")
    assert bruno.page.url == anna.page.url
    assert anna.page.locator("#players .name").first.inner_text().startswith("Bruno"), "whoever sat second sits first"
    mover(anna, bruno)
    assert [*anna.faults, *bruno.faults] == []


# --- reading --------------------------------------------------------------------------------------------------------------------------


def test_a_guide_gets_its_pictures_as_soon_as_its_game_is_ready(context: BrowserContext, tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/table.db", tmp_path / "log")
    try:
        page = context.new_page()
        page.goto(f"{server.url}/guide/{GAME}")
        expect(page.locator("main h1")).to_be_visible()
        page.wait_for_selector("main figure svg.board", timeout=4 * PATIENCE)
        assert page.locator("[data-undrawn]").count() == 0
        page.reload()
        assert page.locator("main figure svg.board").count() > 0
    finally:
        server.stop()


def test_light_and_dark_are_switched_on_the_spot_and_remembered(context: BrowserContext, server: Server) -> None:
    page = context.new_page()
    page.goto(server.url)
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    light = page.evaluate(ground)
    page.click("#theme")
    assert page.evaluate(ground) != light
    page.reload()
    assert page.get_attribute("html", "data-theme") == "dark"
    assert page.evaluate(ground) != light
