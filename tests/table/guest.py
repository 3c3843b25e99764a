"""A guest at the table: plays in a real browser the way a person does."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import BrowserContext, Page

from tests.table.serving import Server

READY = """seen => document.body.dataset.connected && document.body.dataset.count !== undefined
  && document.body.dataset.count !== String(seen) && (
  document.body.classList.contains("status-over") || document.querySelector("#prompt .choose")
  || !document.getElementById("cover").hidden)"""


class Guest:
    """A page with a table, and what was wrong there: no console may show a fault."""

    def __init__(self, context: BrowserContext, server: Server, seed: int = 1) -> None:
        self.page: Page = context.new_page()
        self.server = server
        self.random = random.Random(seed)
        self.faults: list[str] = []
        self.page.on("console", lambda m: self.faults.append(m.text) if m.type == "error" else None)
        self.page.on("pageerror", lambda e: self.faults.append(str(e)))

    def set_table(self, game: str, *, players: int | None = None, seats: dict[int, str] | None = None, level: str = "novice") -> None:
        """Fills in the form of a game: oneself on the first seat, bots on the others unless said otherwise."""
        page = self.page
        self.server.get_ready(game)
        page.goto(f"{self.server.url}/games/{game}")
        counts = page.locator("[name=players]").evaluate_all("all => all.map(each => each.value)")
        chosen = str(players or counts[0])
        page.locator(f".pick:has([value='{chosen}'])").click()
        for number in range(2, int(chosen) + 1):
            page.select_option(f"#seat-{number}", (seats or {}).get(number, f"bot:{level}"))
        page.click("form.setting .press")
        page.wait_for_url("**/t/*")

    def ask_once(self) -> None:
        """Switches the second question at the end of a turn off."""
        self.page.evaluate("localStorage.setItem('opificio-ask-twice', 'no')")
        self.page.reload()

    def wait(self, seen: Any = "") -> bool:
        """Waits for something new to decide; False once the game is over."""
        self.page.wait_for_function(READY, arg=seen)
        return not self.over

    @property
    def over(self) -> bool:
        return bool(self.page.evaluate("document.body.classList.contains('status-over')"))

    @property
    def count(self) -> str:
        return str(self.page.evaluate("document.body.dataset.count"))

    def options(self, selector: str) -> int:
        return self.page.locator(selector).count()

    def finish(self) -> None:
        """What must hold at the end of a game."""
        assert self.page.locator("#score tfoot td").count() >= 2
        assert self.page.locator("#score svg.chart polyline").count() >= 2
        assert self.faults == []
