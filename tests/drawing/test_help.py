"""Help where the question arises: whatever is drawn on a board answers with a sentence when it is pointed at."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

from opificio.drawing import board_of
from opificio.kit.game import game_ids, load_game
from opificio.kit.match import Match
from opificio.kit.words import LANGUAGES, words
from tests.drawing.test_boards import moments

CAPTIONS = {"o-title", "o-grey"}
"""Titles of panels and remarks in grey say what they mean themselves."""
SENTENCE = 20
"""Letters below which a text is a name and no sentence."""


def silent(fragment: str) -> set[str]:
    """The pictures and numbers of a drawing that nothing around them explains, by the pieces that they are part of.

    What lets the pointer through is explained by what lies below; what a choice would reach is seen only while it is pointed at.
    """
    found: set[str] = set()

    def walk(e: Any, path: str) -> None:
        classes = set(e.get("class", "").split())
        if e.get("data-help") or e.get("pointer-events") == "none" or "o-reach" in classes:
            return
        if e.tag in ("text", "use") and not classes & CAPTIONS:
            found.add(f"{path}: {''.join(e.itertext()).strip() or e.get('href')}")
        for inner in e:
            walk(inner, inner.get("id") or path)

    walk(ElementTree.fromstring(f"<g>{fragment}</g>"), "board")
    return found


@pytest.fixture(scope="module", params=[(game, variant) for game in game_ids() for variant in (0, 1)], ids=lambda p: f"{p[0]}-{p[1]}")
def scenes(request: pytest.FixtureRequest) -> list[Match]:
    """A careful game with the usual options, and one with the second value of each: the other map."""
    game, variant = request.param
    players = load_game(game).about.players
    return moments(game, players[-1 - variant], 11 + variant, "careful", 23, variant)


def test_every_piece_card_track_and_number_explains_itself(scenes: list[Match]) -> None:
    for match in scenes:
        board = board_of(match.game.id)
        for seat in {None, 0, max(match.seat, 0)}:
            sight = match.sight(seat)
            assert silent(board.fixed(sight)) == set(), match.phase
            assert silent(board.draw(sight)) == set(), match.phase


def test_what_explains_is_a_whole_sentence_in_both_languages(scenes: list[Match]) -> None:
    named: set[str] = set()
    for match in scenes:
        sight = match.sight(max(match.seat, 0))
        board = board_of(match.game.id)
        for fragment in (board.fixed(sight), board.draw(sight)):
            named |= {str(e.get("data-help")) for e in ElementTree.fromstring(f"<g>{fragment}</g>").iter() if e.get("data-help")}
    assert len(named) > 10
    for lang in LANGUAGES:
        known = words(lang, scenes[0].game.id)
        for message in named:
            said = known.say(message)
            assert known.has(message), message
            assert len(said) >= SENTENCE, (message, said)
            assert said.endswith((".", "!")), (message, said)
