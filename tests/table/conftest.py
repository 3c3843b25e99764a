"""One server and one browser for all tests of the table."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from tests.table.guest import PATIENCE
from tests.table.serving import Server

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("table")
    running = Server(f"sqlite:///{folder}/table.db", folder / "log")
    yield running
    running.stop()
    assert running.complaint() == ""


@pytest.fixture(scope="module")  # while it is open, an event loop runs in this thread, which other modules' tests start themselves
def chromium() -> Iterator[Browser]:
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert found, "the tests of the table need Chromium: apt-get install chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def context(chromium: Browser) -> Iterator[BrowserContext]:
    made = chromium.new_context(locale="en-GB", viewport={"width": 1280, "height": 860})
    made.set_default_timeout(PATIENCE)
    yield made
    made.close()
