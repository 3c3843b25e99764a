"""No page has a serious fault of accessibility: every game and map, running and finished, light and dark, wide and on a phone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from opificio.kit.game import game_ids
from tests.table.guest import PATIENCE, Guest, by_mouse
from tests.table.serving import Server
from tests.table.test_games_by_hand import BOARDS
from tests.table.test_people import bots_table, until_over

AXE = (Path(__file__).parent / "vendor" / "axe.min.js").read_text(encoding="utf-8")


def faults(page: Page) -> list[Any]:
    page.evaluate(AXE)
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        (v["id"], [node["target"] for node in v["nodes"]][:3], v["nodes"][0].get("failureSummary", "")[:300])
        for v in found["violations"]
        if v["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize(("scheme", "width", "lang"), [("light", 1280, "en-GB"), ("dark", 390, "it-IT")], ids=["wide-light", "phone-dark"])
def test_no_page_has_a_serious_fault_of_accessibility(scheme: Any, width: int, lang: str, chromium: Browser, server: Server) -> None:
    context = chromium.new_context(color_scheme=scheme, locale=lang, reduced_motion="reduce", viewport={"width": width, "height": 844})
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    told: dict[str, list[Any]] = {}
    paths = ["/", "/docs", "/nowhere"]
    for game in game_ids():
        server.get_ready(game)
        paths += [f"/games/{game}", f"/guide/{game}", f"/guide/{game}/components"]
    for path in paths:
        page.goto(server.url + path)
        told[path] = faults(page)
    for game, options in BOARDS:
        table = bots_table(server, game, options=options)["table"]
        until_over(server, table)
        page.goto(f"{server.url}/t/{table}")
        page.wait_for_selector("body.status-over[data-count]")
        told[f"{game} {options} finished"] = faults(page)
        guest = Guest(context, server)
        guest.set_table(game, options=options, ask=False)
        for number in range(2):
            guest.wait()
            told[f"{game} {options} decision {number}"] = faults(guest.page)
            guest.play(by_mouse, most=1)
        guest.page.close()
    context.close()
    assert {where: found for where, found in told.items() if found} == {}
