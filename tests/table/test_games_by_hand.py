"""Whole games in a real Chromium, every title and every map: by mouse, by taps on a phone, by keyboard alone, by typed moves."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from opificio.kit.game import about, game_ids
from tests.table.guest import MOST_DECISIONS, PATIENCE, Guest, by_keyboard, by_mouse, by_taps, by_typing
from tests.table.serving import Server

BEGINNING = 10
"""Decisions made by hand where a whole game would take too long."""


def boards() -> list[tuple[str, dict[str, str]]]:
    """Every game, on each of its maps."""
    found: list[tuple[str, dict[str, str]]] = []
    for game in game_ids():
        maps = [name for name, option in about(game).tables.data.get("options", {}).items() if "folder" in option]
        found += [(game, {name: value}) for name in maps for value in about(game).tables.options()[name]] or [(game, {})]
    return found


BOARDS = boards()
FIRST = [next(board for board in BOARDS if board[0] == game) for game in game_ids()]
every_board = pytest.mark.parametrize(
    ("game", "options"), BOARDS, ids=[" ".join([game, *options.values()]).replace(" ", "-") for game, options in BOARDS]
)


@pytest.fixture
def still(chromium: Browser) -> Iterator[BrowserContext]:
    """Somebody who wants nothing to move, which is quicker too."""
    made = chromium.new_context(locale="en-GB", viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    made.set_default_timeout(PATIENCE)
    yield made
    made.close()


@pytest.fixture
def phone(chromium: Browser) -> Iterator[BrowserContext]:
    made = chromium.new_context(
        locale="it-IT",
        reduced_motion="reduce",
        viewport={"width": 390, "height": 844},
        device_scale_factor=2,
        has_touch=True,
        is_mobile=True,
    )
    made.set_default_timeout(PATIENCE)
    yield made
    made.close()


def play(guest: Guest, decide: Callable[[Guest], None], whole: bool) -> None:
    """Plays a whole game in one way, or only its beginning."""
    decisions = guest.play(decide, MOST_DECISIONS if whole else BEGINNING)
    assert guest.faults == []
    if whole:
        assert decisions > 5
        assert guest.over, f"{MOST_DECISIONS} decisions were not enough"
        guest.finish()
    else:
        assert decisions == BEGINNING


@every_board
def test_a_game_by_mouse(game: str, options: dict[str, str], context: BrowserContext, server: Server) -> None:
    guest = Guest(context, server, seed=5)
    guest.set_table(game, options=options)
    play(guest, by_mouse, whole=(game, options) in FIRST)


@every_board
def test_a_game_by_taps_on_a_phone(game: str, options: dict[str, str], phone: BrowserContext, server: Server) -> None:
    guest = Guest(phone, server, seed=4)
    guest.set_table(game, options=options, ask=False)
    guest.wait()
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert guest.page.evaluate(wide) <= 0, "the page must not scroll sideways"
    play(guest, by_taps, whole=(game, options) in FIRST)
    assert guest.page.evaluate(wide) <= 0
    assert guest.page.get_attribute("html", "lang") == "it"


@every_board
def test_a_game_by_keyboard_alone(game: str, options: dict[str, str], still: BrowserContext, server: Server) -> None:
    guest = Guest(still, server, seed=2)
    guest.set_table(game, options=options)
    play(guest, by_keyboard, whole=game == "industrial-waste")
    if not guest.over:
        return
    page = guest.page
    page.locator("#main").focus()
    last = int(page.input_value("#slider"))
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#moment")).to_contain_text(str(last - 1))


@every_board
def test_a_game_by_typed_moves(game: str, options: dict[str, str], still: BrowserContext, server: Server) -> None:
    guest = Guest(still, server, seed=3)
    guest.set_table(game, options=options)
    guest.wait()
    guest.page.fill("#typed-move", "fly to the moon 9999")
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator("#answer")).not_to_be_empty()
    play(guest, by_typing, whole=game == "irish-gauge")


@every_board
def test_a_reload_in_the_middle_of_a_turn_goes_on_where_it_was(
    game: str, options: dict[str, str], still: BrowserContext, server: Server
) -> None:
    guest = Guest(still, server, seed=6)
    guest.set_table(game, options=options, ask=False)
    guest.play(by_mouse, most=3)
    guest.wait()
    page = guest.page

    def shown() -> list[str]:
        found: list[str] = page.evaluate(
            """() => [document.body.dataset.count, document.querySelector("#prompt .asked").innerText, document.title,
                 ...[...document.querySelectorAll("#prompt [data-play]")].map(each => each.dataset.play),
                 ...[...document.querySelectorAll("#log li")].map(each => each.textContent)]"""
        )
        return found

    before = shown()
    page.reload()
    guest.wait()
    assert shown() == before
    assert guest.play(by_mouse, most=1) == 1
    assert guest.faults == []
