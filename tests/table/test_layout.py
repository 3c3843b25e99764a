"""The table on a screen: all of it at once on a laptop, near and far on a phone, every choice in one line, a list and on the board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from opificio.kit.game import about, game_ids
from tests.table.guest import Guest
from tests.table.serving import Server


def boards() -> Iterator[tuple[str, dict[str, str]]]:
    """Every game, with each value of an option that changes its board."""
    for game in game_ids():
        for chosen in about(game).tables.options().get("map", [""]):
            yield game, {"map": chosen} if chosen else {}


LEAST_SCALE = 0.86
SMALLEST_SHOWN = 10.3
"""What 1280 by 800 reaches while the prompt has one line; the smallest type of a board is 12."""
SECOND_LINE = 0.05
"""What a prompt of two lines may take of the scale."""

MEASURE = """() => {
  const board = document.querySelector("#board-frame svg.board");
  const box = (element) => element.getBoundingClientRect();
  const within = (element) => box(element).top >= 0 && box(element).left >= 0
    && box(element).bottom <= innerHeight + 0.5 && box(element).right <= innerWidth + 0.5;
  const sizes = [...board.querySelectorAll("text")].map((each) => parseFloat(getComputedStyle(each).fontSize));
  return {
    scale: board.getScreenCTM().a,
    smallest: Math.min(...sizes) * board.getScreenCTM().a,
    prompt: box(document.getElementById("prompt")).height,
    seen: ["#board-frame", "svg.board", "#prompt", "#players"].map((name) => within(document.querySelector(name))),
    page: [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight],
    frame: [document.getElementById("board-frame").scrollWidth - document.getElementById("board-frame").clientWidth,
            document.getElementById("board-frame").scrollHeight - document.getElementById("board-frame").clientHeight],
  };
}"""


def set_table(guest: Guest, game: str, options: dict[str, str]) -> None:
    """A table for oneself and novices, with options, and something to decide."""
    guest.server.get_ready(game)
    page = guest.page
    page.goto(f"{guest.server.url}/games/{game}")
    for name, value in options.items():
        page.select_option(f"#option-{name}", value)
    page.click("form.setting .press")
    page.wait_for_url("**/t/*")
    guest.wait()
    page.wait_for_selector("#board-frame[data-zoom]")


@pytest.mark.parametrize(("width", "height", "least"), [(1280, 800, LEAST_SCALE), (1440, 900, 0.97)])
@pytest.mark.parametrize(("game", "options"), list(boards()))
def test_the_whole_table_is_seen_at_once_on_a_laptop(
    game: str, options: dict[str, str], width: int, height: int, least: float, chromium: Browser, server: Server
) -> None:
    context = chromium.new_context(locale="en-GB", viewport={"width": width, "height": height}, reduced_motion="reduce")
    context.set_default_timeout(60_000)
    guest = Guest(context, server)
    set_table(guest, game, options)
    found: Any = guest.page.evaluate(MEASURE)
    assert found["seen"] == [True] * 4
    assert max(found["page"]) <= 0, "nothing of the table may need scrolling"
    assert max(found["frame"]) <= 0
    assert found["prompt"] <= 90
    taken = 0 if found["prompt"] <= 52 else SECOND_LINE
    assert found["scale"] >= least - taken
    assert found["smallest"] >= SMALLEST_SHOWN - 12 * taken
    assert guest.faults == []
    context.close()


def zoom(page: Page) -> float:
    return float(page.get_attribute("#board-frame", "data-zoom") or 0)


def test_wheel_keys_buttons_and_dragging_bring_the_board_nearer(context: BrowserContext, server: Server) -> None:
    guest = Guest(context, server)
    page = guest.page
    page.emulate_media(reduced_motion="reduce")
    guest.set_table("irish-gauge")
    guest.wait()
    page.wait_for_selector("#board-frame[data-zoom='1.00']")
    box: Any = page.locator("#board-frame").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 4, box["y"] + box["height"] / 4)
    page.mouse.wheel(0, -400)
    page.wait_for_function("() => Number(document.getElementById('board-frame').dataset.zoom) > 1.5")
    expect(page.locator("#board-frame")).to_have_class("board-frame zoomed")
    before = page.evaluate("document.getElementById('board-frame').scrollLeft")
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 4 - 90, box["y"] + box["height"] / 4, steps=4)
    page.mouse.up()
    page.wait_for_function("before => document.getElementById('board-frame').scrollLeft > before + 50", arg=before)
    assert page.locator("#menu[open]").count() == 0, "dragging chooses nothing"
    page.locator("#board-frame").focus()
    page.keyboard.press("0")
    page.wait_for_selector("#board-frame[data-zoom='1.00']")
    page.keyboard.press("+")
    page.wait_for_selector("#board-frame[data-zoom='1.40']")
    page.keyboard.press("-")
    page.wait_for_selector("#board-frame[data-zoom='1.00']")
    page.click("#zoom-in")
    page.wait_for_selector("#board-frame[data-zoom='1.40']")
    page.click("#zoom-fit")
    page.wait_for_selector("#board-frame[data-zoom='1.00']")
    page.fill("#say-text", "0+-")
    assert zoom(page) == 1, "keys typed into a field are what they are"
    assert guest.faults == []


FINGERS = """([kind, points]) => {
  const frame = document.getElementById("board-frame");
  const target = document.elementFromPoint(...points[0]) ?? frame;
  const touches = points.map(([x, y], k) => new Touch({ identifier: k, target, clientX: x, clientY: y }));
  const over = kind === "touchend";
  target.dispatchEvent(new TouchEvent(kind, { touches: over ? [] : touches, changedTouches: touches, bubbles: true, cancelable: true }));
}"""

VIEW = """() => {
  const frame = document.getElementById("board-frame");
  const box = frame.getBoundingClientRect();
  return [box.left + frame.clientWidth / 2, box.top + frame.clientHeight / 3];
}"""

PIECE = """() => {
  for (const piece of document.querySelectorAll("#pieces [data-choice]")) {
    piece.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = piece.getBoundingClientRect();
    const point = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = document.elementFromPoint(...point);
    if (hit && piece.contains(hit)) return point;
  }
  return null;
}"""


@pytest.fixture
def phone(chromium: Browser) -> Iterator[BrowserContext]:
    made = chromium.new_context(
        locale="en-GB",
        viewport={"width": 390, "height": 844},
        device_scale_factor=2,
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
    )
    made.set_default_timeout(60_000)
    yield made
    made.close()


def test_on_a_phone_fingers_bring_the_board_nearer_and_a_tap_still_chooses(phone: BrowserContext, server: Server) -> None:
    guest = Guest(phone, server)
    page = guest.page
    guest.set_table("irish-gauge")
    guest.ask_once()
    guest.wait()
    page.wait_for_selector("#board-frame[data-zoom]")
    first = zoom(page)
    assert first > 1, "a phone starts near enough to read"
    x, y = page.evaluate(VIEW)
    page.evaluate(FINGERS, ["touchstart", [[x - 40, y], [x + 40, y]]])
    page.evaluate(FINGERS, ["touchmove", [[x - 60, y], [x + 60, y]]])
    page.evaluate(FINGERS, ["touchend", [[x - 60, y]]])
    page.wait_for_function("first => Number(document.getElementById('board-frame').dataset.zoom) > first * 1.4", arg=first)
    pinched = zoom(page)
    page.evaluate(FINGERS, ["touchstart", [[x - 60, y], [x + 60, y]]])
    page.evaluate(FINGERS, ["touchmove", [[x - 45, y], [x + 45, y]]])
    page.evaluate(FINGERS, ["touchend", [[x - 45, y]]])
    page.wait_for_function("pinched => Number(document.getElementById('board-frame').dataset.zoom) < pinched * 0.8", arg=pinched)
    seen = guest.count
    point = page.evaluate(PIECE)
    assert point, "a piece that can be chosen must be in sight once it is brought there"
    page.touchscreen.tap(*point)
    guest.wait(seen)
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, "the page must not scroll sideways"
    prompt = page.evaluate("document.getElementById('prompt').getBoundingClientRect().bottom - innerHeight")
    assert prompt <= 1, "what is asked is always in reach of the thumb"
    assert guest.faults == []


DOUBLE_TAP = """() => {
  const frame = document.getElementById("board-frame");
  const target = document.querySelector("#fixed rect");
  const box = frame.getBoundingClientRect();
  for (let k = 0; k < 2; k++) {
    const touch = new Touch({ identifier: 1, target, clientX: box.left + 40, clientY: box.top + 40 });
    target.dispatchEvent(new TouchEvent("touchstart", { touches: [touch], changedTouches: [touch], bubbles: true, cancelable: true }));
    target.dispatchEvent(new TouchEvent("touchend", { touches: [], changedTouches: [touch], bubbles: true, cancelable: true }));
  }
}"""


def test_on_a_phone_a_double_tap_brings_the_board_nearer_and_back(phone: BrowserContext, server: Server) -> None:
    guest = Guest(phone, server)
    page = guest.page
    guest.set_table("industrial-waste")
    guest.wait()
    page.wait_for_selector("#board-frame[data-zoom]")
    first = zoom(page)
    page.evaluate(DOUBLE_TAP)
    page.wait_for_function("first => Number(document.getElementById('board-frame').dataset.zoom) > first * 1.9", arg=first)
    page.evaluate(DOUBLE_TAP)
    page.wait_for_function("first => Math.abs(Number(document.getElementById('board-frame').dataset.zoom) - first) < 0.02", arg=first)


FOLDED = """() => [...document.querySelectorAll("#many [data-play]")].map((each) => [each.dataset.play,
  document.querySelectorAll(`#pieces [data-choice~="${each.dataset.play}"]`).length])"""


def test_choices_on_the_board_are_a_list_one_key_away(context: BrowserContext, server: Server) -> None:
    guest = Guest(context, server, seed=7)
    page = guest.page
    guest.set_table("industria")
    guest.ask_once()
    seen: Any = ""
    for _ in range(80):
        guest.wait(seen)
        seen = guest.count
        if page.locator("#many").count():
            break
        page.locator("#prompt .choose").first.click()
    folded = page.evaluate(FOLDED)
    assert len(folded) > 1
    assert all(pieces for _, pieces in folded), "only what has a piece on the board is folded away"
    page.locator("#main").focus()
    page.keyboard.press("l")
    expect(page.locator("#many .list")).to_be_visible()
    expect(page.locator("#many [data-play]").first).to_be_focused()
    first = page.locator("#many [data-play]").first.get_attribute("data-play")
    expect(page.locator(f'#pieces .o-pointed[data-choice~="{first}"]').first).to_be_attached()
    page.keyboard.press("ArrowDown")
    expect(page.locator("#many [data-play]").nth(1)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#many .list")).to_be_hidden()
    expect(page.locator("#many summary")).to_be_focused()
    page.keyboard.press("l")
    page.keyboard.press("Enter")
    guest.wait(seen)
    assert guest.faults == []
