"""A game's guide as a page, and its component tables with a mark on everything reconstructed."""

from __future__ import annotations

import re
from functools import cache
from html import unescape
from typing import Any
from urllib.parse import parse_qsl

from markdown_it import MarkdownIt
from markupsafe import Markup

from opificio.drawing import board_of, sheet
from opificio.drawing.picture import Plain
from opificio.kit.game import About
from opificio.kit.match import new
from opificio.kit.tables import NOT_REPLACEABLE, folder_of
from opificio.kit.words import words

PICTURE = re.compile(r'<p><img src="board(?:\?([^"]*))?" alt="([^"]*)" /></p>')
"""`![board](board)` is the board at the start of a game, `![Caption](board?option=value)` that of a match with other options."""


@cache
def guide_html(game: str, lang: str, drawn: bool) -> Markup:
    """The guide, with its pictures of the board if the game is ready to be drawn."""
    path = folder_of(game) / "guide" / f"{lang}.md"
    if not path.exists():
        return Markup("")
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    wait = f'<p class="fine" data-undrawn>{Markup.escape(words(lang).say("web-drawing"))}</p>'
    text = parser.render(path.read_text(encoding="utf-8"))
    return Markup(PICTURE.sub(lambda found: _figure(game, lang, found[1] or "", found[2]) if drawn else wait, text))


def _figure(game: str, lang: str, options: str, caption: str) -> str:
    """The board at the start of a match. Its ids carry the options: a page may show several."""
    board = board_of(game)
    if isinstance(board, Plain):
        return ""
    match = new(game, seed=1, options=dict(parse_qsl(unescape(options))))
    sight = match.sight(None, lang)
    width, height = board.size(sight)
    name = Markup.escape(sight.say("game-title")) + (f": {caption}" if options else "")
    pieces = board.fixed(sight) + board.draw(sight)
    if options:
        own = re.sub(r"[^a-z0-9]+", "-", options.lower())
        pieces = re.sub(r'( id="|"#|url\(#)p-', rf"\1p-{own}-", pieces)
    drawing = f'<svg class="board" viewBox="0 0 {width} {height}" role="img" aria-label="{name}">{sheet(sight)}{pieces}</svg>'
    return f"<figure>{drawing}{f'<figcaption>{caption}</figcaption>' if options else ''}</figure>"


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
