"""The guides: every picture in them is drawn, and several on a page do not get into each other's way."""

from __future__ import annotations

import re
from collections import Counter
from xml.etree import ElementTree

import pytest

from opificio.kit.game import about, game_ids
from opificio.kit.tables import folder_of
from opificio.kit.words import LANGUAGES
from opificio.table.guide import component_word, components, guide_html, sheet_html


@pytest.mark.parametrize("game", game_ids())
def test_every_picture_of_a_guide_is_drawn(game: str) -> None:
    for lang in LANGUAGES:
        wanted = len(re.findall(r"!\[[^\]]*\]\(board", (folder_of(game) / "guide" / f"{lang}.md").read_text(encoding="utf-8")))
        text = guide_html(game, lang, True)
        pictures = re.findall(r"<svg.*?</svg>", text, re.S)
        assert wanted == len(pictures) > 0
        assert "<img" not in text
        ids = Counter(e.get("id") for drawn in pictures for e in ElementTree.fromstring(drawn).iter() if e.get("id"))
        assert not [name for name, count in ids.items() if count > 1]
        waiting = guide_html(game, lang, False)
        assert "<svg" not in waiting
        assert waiting.count("data-undrawn") == wanted


def test_a_guide_shows_every_map_of_its_game() -> None:
    maps = [
        (game, name) for game in game_ids() for name, option in about(game).tables.data.get("options", {}).items() if "folder" in option
    ]
    assert maps
    for game, name in maps:
        for lang in LANGUAGES:
            drawn = re.findall(rf"\(board\?{name}=([a-z-]+)\)", (folder_of(game) / "guide" / f"{lang}.md").read_text(encoding="utf-8"))
            assert drawn == about(game).tables.options()[name]


@pytest.mark.parametrize("game", game_ids())
def test_component_tables_speak_both_languages_and_mark_what_is_reconstructed(game: str) -> None:
    known = about(game)
    for lang in LANGUAGES:
        blocks = components(known, lang)
        for block in blocks:
            assert component_word(game, lang, block["key"]), f"{block['key']} has no name in {lang}"
            for _, key, value, source in block["rows"]:
                assert source in ("rulebook", "public", "reconstructed"), key
                assert value != ""
                for part in key.split("."):
                    proper = part[:1].isupper() or part.isdigit()
                    assert proper or component_word(game, lang, part), f"{part} of {block['key']}.{key} has no name in {lang}"
        marked = sum(row[3] == "reconstructed" for block in blocks for row in block["rows"])
        assert (marked > 0) == (known.tables.sources()["reconstructed"] > 0)
    assert [block["name"] for block in components(known, "it")] != [block["name"] for block in components(known, "en")]


@pytest.mark.parametrize("game", game_ids())
def test_every_game_has_a_sheet_with_its_turns_end_and_scoring_in_both_languages(game: str) -> None:
    sheets = {lang: sheet_html(game, lang) for lang in LANGUAGES}
    for text in sheets.values():
        assert len(re.findall("<h2>", text)) >= 4
        assert 150 < len(re.sub("<[^>]+>", " ", text).split()) < 450, "a sheet is read beside the board: neither a guide nor a hint"
        assert "<h1>" not in text
    assert len({tuple(re.findall(r"<(h2|ol|ul|li|table|tr)>", text)) for text in sheets.values()}) == 1, "both say the same"
