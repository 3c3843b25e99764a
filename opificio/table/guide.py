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
from opificio.kit.words import LANGUAGES, words

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


@cache
def sheet_html(game: str, lang: str) -> Markup:
    """The sheet with a game's turns, actions, end and scoring, to be read beside the board."""
    text = (folder_of(game) / "guide" / f"sheet-{lang}.md").read_text(encoding="utf-8")
    return Markup(MarkdownIt("commonmark", {"html": False}).enable("table").render(text))


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


SENTENCES = {"board", "event", "fault", "game", "help", "move", "option", "part", "phase", "prompt", "reason", "screen", "table"}
"""How the ids of sentences begin; whatever else is in a game's words names a label of one of its axes."""


@cache
def component_word(game: str, lang: str, key: str) -> str | None:
    """What a key or value of the tables is called: in the words for components, or as a label of the game (`tile-quarry`)."""
    w = words(lang, game)
    id = f"component-{key.replace('_', '-').lower()}"
    if w.has(id):
        return w.say(id)
    found = label_ids(game).get(key)
    return w.say(found) if found else None


@cache
def label_ids(game: str) -> dict[str, str]:
    """The id of the words for each label, without loading the rules."""
    text = (folder_of(game) / "words" / "en.ftl").read_text(encoding="utf-8")
    found: dict[str, str] = {}
    for id, kind, label in re.findall(r"^(([a-z]+)-([a-z0-9-]+)) =", text, re.MULTILINE):
        if kind not in SENTENCES:
            found.setdefault(label, id)
    return found


def components(known: About, lang: str) -> list[dict[str, Any]]:
    """The blocks of the tables as rows of name, value and source. A name is told in words, with its place in the table file."""
    found = []

    def name(path: tuple[str, ...]) -> str:
        told = [component_word(known.id, lang, key) or key for key in path]
        return " · ".join(word[:1].upper() + word[1:] for word in told)

    def shown(value: Any) -> str:
        if isinstance(value, bool):
            return words(lang).say("web-yes" if value else "web-no")
        if isinstance(value, list):
            return ", ".join(map(shown, value)) or "–"
        return (component_word(known.id, lang, value) or value) if isinstance(value, str) else str(value)

    for block_name, block in known.tables.data.items():
        if block_name in NOT_REPLACEABLE:
            continue
        rows: list[tuple[tuple[str, ...], Any, str]] = []
        _rows(block, (), None, rows, lang)
        notes = [b["note"] for b in (block if isinstance(block, list) else [block]) if isinstance(b, dict) and "note" in b]
        own = f"component-note-{block_name}"
        if notes and words(lang, known.id).has(own):
            notes = [words(lang, known.id).say(own)]
        told = [(name(path), ".".join(path), shown(value), source) for path, value, source in rows]
        found.append({"name": name((block_name,)), "key": block_name, "rows": told, "notes": notes})
    return found


def _rows(node: Any, path: tuple[str, ...], source: str | None, rows: list[tuple[tuple[str, ...], Any, str]], lang: str) -> None:
    """One row a value; a list of plain values is one row, and so is a name that differs by language."""
    if isinstance(node, dict) and set(node) == set(LANGUAGES):
        rows.append((path, node[lang], source or ""))
    elif isinstance(node, dict):
        source = node.get("source", source)
        exceptions = node.get("sources", {})
        for key, value in node.items():
            if key not in ("source", "sources", "note"):
                _rows(value, (*path, key), exceptions.get(key, source) if isinstance(exceptions, dict) else source, rows, lang)
    elif isinstance(node, list) and any(isinstance(value, dict | list) for value in node):
        for number, value in enumerate(node, start=1):
            named = value.get("title", value.get("name")) if isinstance(value, dict) else None
            named = named[lang] if isinstance(named, dict) else named
            _rows(value, (*path, str(named or number)), source, rows, lang)
    else:
        rows.append((path, node, source or ""))
