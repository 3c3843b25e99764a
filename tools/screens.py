"""`make screens`: pictures of every board as the table shows it, wide and on a phone, light and dark, into docs/screens/.

A real server, a real browser, and for each game (and each map) a match between foremen, opened about half-way.
"""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

import opificio

OUT = Path(__file__).parent.parent / "docs" / "screens"
SHAPES: dict[str, ViewportSize] = {"wide": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
BOARD = "#board-frame svg"
NAMES = ["Anna", "Bruno", "Carla", "Dario"]


def boards() -> Iterator[tuple[str, str, dict[str, str]]]:
    """Each game, and each of its maps, with a name for the file."""
    for game in opificio.game_ids():
        maps = opificio.about(game).tables.options().get("map", [""])
        for chosen in maps:
            yield (f"{game}-{chosen}" if len(maps) > 1 else game), game, {"map": chosen} if chosen else {}


def halfway(game: str, options: dict[str, str]) -> str:
    """The record of a match between foremen, somewhat past its middle, when a player has much to choose from."""
    bots = [opificio.bot("foreman", seed=seat) for seat in range(len(NAMES))]
    match = opificio.new(game, NAMES, seed=12, options=options)
    choices: dict[int, int] = {}
    while not match.over:
        choices[len(match.history)] = len(match.actions())
        match.play(bots[match.seat].act(match))
    late = [number for number in choices if number > len(match.history) * 0.55]
    wanted = max(late[:25], key=choices.__getitem__)
    again = opificio.new(game, NAMES, options=options, nature="manual")
    for move in match.history[:wanted]:
        again.play(move.action)
    return again.record()


@contextmanager
def server() -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "opificio.cli",
            "serve",
            "--port",
            str(port),
            "--database",
            f"sqlite:///{folder}/table.db",
            "--no-limits",
        ]
        process = subprocess.Popen(command, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        address = f"http://127.0.0.1:{port}"
        try:
            for _ in range(120):
                try:
                    urllib.request.urlopen(f"{address}/healthz").close()
                    break
                except OSError:
                    time.sleep(0.5)
            yield address
        finally:
            process.terminate()
            process.wait()


def open_record(page: Page, address: str, record: str) -> None:
    page.goto(address)
    page.locator("summary").first.click()
    page.locator("textarea[name=record]").fill(record)
    page.locator("form[action='/open'] button").click()
    page.wait_for_selector(BOARD, timeout=240_000)
    uncover(page)


def uncover(page: Page) -> None:
    """Between the turns of people at one screen the table is covered until the next one says so."""
    page.wait_for_selector("body[data-shown]")
    if page.locator("#uncover").is_visible():
        page.locator("#uncover").click()
    page.wait_for_selector("#prompt .choose, #prompt #many", state="attached")
    page.wait_for_function("() => document.getAnimations().every(each => each.playState !== 'running')")


def take(browser: Browser, address: str) -> None:
    for name, game, options in boards():
        record = halfway(game, options)
        first = browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 800})
        page = first.new_page()
        open_record(page, address, record)
        where, kept = page.url, first.storage_state()
        first.close()
        for shape, size in SHAPES.items():
            for scheme in ("light", "dark"):
                context = browser.new_context(
                    locale="en-GB",
                    viewport=size,
                    color_scheme=scheme,
                    storage_state=kept,
                    is_mobile=shape == "phone",
                    reduced_motion="reduce",
                )
                page = context.new_page()
                page.goto(where)
                page.wait_for_selector(BOARD)
                uncover(page)
                path = OUT / f"{name}-{shape}-{scheme}.png"
                page.screenshot(path=path)
                context.close()
                print(path.name)


def main() -> None:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        raise SystemExit("Chromium is needed: tests/needs.sh installs it.")
    OUT.mkdir(parents=True, exist_ok=True)
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        take(browser, address)
        browser.close()


if __name__ == "__main__":
    main()
