"""A guest at the table: plays in a real browser the way a person does."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Page
from playwright.sync_api import TimeoutError as Late

from tests.table.serving import Server

MOST_DECISIONS = 600
PATIENCE = 60_000
"""Milliseconds that anything may take on a slow machine."""
READY = """seen => document.body.dataset.connected && document.body.dataset.count !== undefined
  && document.body.dataset.count !== String(seen) && (
  document.body.classList.contains("status-over") || document.querySelector("#prompt [data-play]")
  || !document.getElementById("cover").hidden)"""
ANSWERED = """seen => document.body.dataset.count !== String(seen) || document.getElementById("answer")?.textContent"""
PLACE = """([selector, at]) => {
  const found = [...document.querySelectorAll(selector)];
  const chosen = found[Math.floor(at * found.length)];
  if (!chosen) return null;
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
PIECES = "#pieces [data-choice]"
BUTTONS = "#prompt [data-play]"


class Guest:
    """A page with a table, and what was wrong there: no console may show a fault."""

    def __init__(self, context: BrowserContext, server: Server, seed: int = 1) -> None:
        self.page: Page = context.new_page()
        self.server = server
        self.random = random.Random(seed)
        self.faults: list[str] = []
        self.page.on("console", lambda m: self.faults.append(m.text) if m.type == "error" else None)
        self.page.on("pageerror", lambda e: self.faults.append(str(e)))

    def set_table(
        self,
        game: str,
        *,
        players: int | None = None,
        seats: dict[int, str] | None = None,
        level: str = "novice",
        options: dict[str, str] | None = None,
        ask: bool = True,
    ) -> None:
        """Fills in the form of a game: oneself on the first seat, bots on the others unless said otherwise.

        Without `ask` the second question at the end of a turn is switched off.
        """
        page = self.page
        self.server.get_ready(game)
        page.goto(f"{self.server.url}/games/{game}")
        if not ask:
            page.evaluate("localStorage.setItem('opificio-ask-twice', 'no')")
        counts = page.locator("[name=players]").evaluate_all("all => all.map(each => each.value)")
        chosen = str(players or counts[0])
        page.locator(f".pick:has([value='{chosen}'])").click()
        for number in range(2, int(chosen) + 1):
            page.select_option(f"#seat-{number}", (seats or {}).get(number, f"bot:{level}"))
        for name, value in (options or {}).items():
            page.select_option(f"#option-{name}", value)
        page.click("form.setting .press")
        page.wait_for_url("**/t/*")

    def ask_once(self) -> None:
        """Switches the second question at the end of a turn off."""
        self.page.evaluate("localStorage.setItem('opificio-ask-twice', 'no')")
        self.page.reload()

    def wait(self, seen: Any = "") -> bool:
        """Waits for something new to decide; False once the game is over."""
        self.page.wait_for_function(READY, arg=seen, timeout=PATIENCE)
        return not self.over

    def shown(self) -> None:
        """Waits for the first push after a page was opened."""
        self.page.wait_for_selector("body[data-count]")

    @property
    def over(self) -> bool:
        return bool(self.page.evaluate("document.body.classList.contains('status-over')"))

    @property
    def count(self) -> str:
        return str(self.page.evaluate("document.body.dataset.count"))

    def play(self, decide: Callable[[Guest], None], most: int = MOST_DECISIONS) -> int:
        """Decides whatever is asked until the game is over, or `most` times; returns how often."""
        decisions, seen = 0, ""
        while decisions < most and self.wait(seen):
            seen = self.count
            for _ in range(20):
                decide(self)
                try:
                    self.page.wait_for_function(ANSWERED, arg=seen, timeout=5000)
                except Late:
                    continue  # what was aimed at had moved on, or the machine is slow: a choice counts only once
                if self.count != seen:
                    break
            decisions += 1
        return decisions

    def point_at(self, *selectors: str) -> tuple[float, float] | None:
        """Where to click: something of the first selector that has anything to be hit."""
        for selector in selectors:
            point = self.page.evaluate(PLACE, [selector, self.random.random()])
            if point is not None:
                return point[0], point[1]
        return None

    def take_first(self) -> None:
        """Clicks the first choice's button, wherever it is folded away."""
        self.page.wait_for_selector(BUTTONS, state="attached")
        self.page.evaluate("document.querySelectorAll('#prompt details').forEach(each => (each.open = true))")
        self.page.locator(BUTTONS).first.click()

    def confirm(self, act: Callable[[Any], None] = lambda button: button.click()) -> None:
        """Answers whatever is asked in between with its first answer."""
        while self.page.locator("#menu[open]").count():
            act(self.page.locator("#menu[open] .choose").first)

    def finish(self) -> None:
        """What must hold at the end of a game."""
        assert self.over
        self.page.wait_for_selector("#score tfoot td")
        assert self.page.locator("#score tfoot td").count() >= 2
        assert self.page.locator("#score svg.chart polyline").count() >= 2
        assert self.faults == []


def by_mouse(guest: Guest) -> None:
    """Clicks a piece that can be chosen, or a button; answers what is asked then."""
    first, second = (PIECES, BUTTONS) if guest.random.random() < 0.7 else (BUTTONS, PIECES)
    if point := guest.point_at(first, second):
        guest.page.mouse.click(*point)
        guest.confirm()


def by_taps(guest: Guest) -> None:
    first, second = (PIECES, BUTTONS) if guest.random.random() < 0.7 else (BUTTONS, PIECES)
    if point := guest.point_at(first, second):
        guest.page.touchscreen.tap(*point)
        guest.confirm(lambda button: button.tap())


NEXT = """() => {
  const own = document.activeElement;
  const folded = own.matches("#prompt summary") && !own.parentElement.open;
  return folded ? "folded" : own.matches("[data-play], #pieces [data-choice]") ? "choice" : "";
}"""


def by_keyboard(guest: Guest) -> None:
    """Goes through the page with Tab to one of the first choices, on the board or in the prompt, and takes it."""
    page = guest.page
    if not page.locator(BUTTONS).count():
        return  # what was chosen before has arrived meanwhile
    steps = guest.random.randrange(4) + 1
    page.locator("#main").focus()
    for _ in range(400):
        page.keyboard.press("Tab")
        found = page.evaluate(NEXT)
        if found == "folded":
            page.keyboard.press("Enter")
        steps -= found == "choice"
        if steps == 0:
            break
    page.keyboard.press(guest.random.choice(["Enter", "Space"]))
    guest.confirm(lambda _: page.keyboard.press("Enter"))


OFFERED = """() => [[...document.querySelectorAll("#prompt [data-play]")].map(each => each.textContent),
  document.getElementById("typed-move")?.placeholder ?? "", document.getElementById("typed-move")?.disabled]"""


def by_typing(guest: Guest) -> None:
    """Types a choice: by its notation, or in the words of a button where those can be typed."""
    page = guest.page
    # Read in one step: whoever is offered a choice is shown how to type it, without exception.
    words, notation, disabled = page.evaluate(OFFERED)
    assert bool(notation) == bool(words) == (not disabled)
    if not words:
        return  # what was typed before has arrived meanwhile
    if guest.random.random() < 0.3:
        seen = guest.count
        page.fill("#typed-move", guest.random.choice(words)[:120])
        page.keyboard.press("Enter")
        page.wait_for_function(ANSWERED, arg=seen, timeout=PATIENCE)
        if guest.count != seen:
            return
    page.fill("#typed-move", notation)
    page.keyboard.press("Enter")
