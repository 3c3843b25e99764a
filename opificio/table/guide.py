"""A game's guide as a page, and its component tables with a mark on everything reconstructed."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from markdown_it import MarkdownIt
from markupsafe import Markup

from opificio.drawing import board_of, sheet
from opificio.drawing.picture import Plain
from opificio.kit.game import About
from opificio.kit.match import new
from opificio.kit.tables import NOT_REPLACEABLE, folder_of

PICTURE = "<!-- board -->"


@cache
def guide_html(game: str, lang: str) -> Markup:
    """The guide, with a mark where the picture of the board belongs."""
    path = folder_of(game) / "guide" / f"{lang}.md"
    if not path.exists():
        return Markup("")
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    text = parser.render(path.read_text(encoding="utf-8"))
    return Markup(re.sub(r'<p><img src="board" alt="[^"]*" /></p>', PICTURE, text))


@cache
def picture_of(game: str, lang: str) -> Markup:
    """The board at the start of a game."""
    drawn = board_of(game)
    if isinstance(drawn, Plain):
        return Markup("")
    match = new(game, seed=1)
    sight = match.sight(None, lang)
    width, height = drawn.size(sight)
    return Markup(
        f'<svg class="board" viewBox="0 0 {width} {height}" role="img" aria-label="{Markup.escape(sight.say("game-title"))}">'
        f"{sheet(sight)}{drawn.fixed(sight)}{drawn.draw(sight)}</svg>"
    )


def components(known: About) -> list[dict[str, Any]]:
    """The blocks of the tables as rows of name, value and source."""
    found = []
    for name, block in known.tables.data.items():
        if name in NOT_REPLACEABLE:
            continue
        rows: list[tuple[str, str, str]] = []
        _rows(block, "", None, rows)
        notes = [b["note"] for b in (block if isinstance(block, list) else [block]) if isinstance(b, dict) and "note" in b]
        found.append({"name": name, "rows": rows, "notes": notes})
    return found


def _rows(node: Any, path: str, source: str | None, rows: list[tuple[str, str, str]]) -> None:
    """One row a value; a list of plain values is one row."""
    if isinstance(node, dict):
        source = node.get("source", source)
        exceptions = node.get("sources", {})
        for key, value in node.items():
            if key not in ("source", "sources", "note"):
                _rows(value, f"{path} {key}".strip(), exceptions.get(key, source), rows)
    elif isinstance(node, list) and any(isinstance(value, dict | list) for value in node):
        for number, value in enumerate(node, start=1):
            _rows(value, f"{path} {number}".strip(), source, rows)
    else:
        shown = ", ".join(map(str, node)) if isinstance(node, list) else str(node)
        rows.append((path, shown, source or ""))
