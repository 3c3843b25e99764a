"""The picture in a terminal, and what it says about a space."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import opificio
from opificio.games.age_of_industry.screen import draw, explain, look_up
from tests.age_of_industry.table import GAME, NO_SHIP_0, turn
from tests.harness import random_match


def picture(match: opificio.Match, seat: int | None, lang: str = "en") -> str:
    page = io.StringIO()
    Console(width=80, file=page).print(draw(match.sight(seat, lang)))
    return page.getvalue()


@pytest.mark.parametrize("lang", ["it", "en"])
@pytest.mark.parametrize("board", ["germany", "new-england"])
def test_the_picture_fits_and_shows_all_through_a_whole_game(board: str, lang: str) -> None:
    for moves in (40, 150, 10**6):
        match = random_match(GAME, 5, seed=moves % 7, options={"map": board}, moves=moves)
        for seat in (None, 0, 4):
            text = picture(match, seat, lang)
            assert max(map(len, text.splitlines())) <= 80
            assert "screen-" not in text
            assert "{" not in text


def test_counters_cubes_rails_markets_and_hand_are_shown() -> None:
    match = turn(
        hands={"Red": "brown brown", "Yellow": "cotton"},
        counters={"essen-1": "Yellow coal-2 3", "koeln-2": "Red cotton-1 flipped"},
        rails={"essen-koeln": "Red"},
        tiles={"poland": "factory"},
        demand={"coal": 3},
    )
    text = picture(match, 0)
    assert "Essen ■M2+3 □M □ □" in text
    assert "Köln □ ●C1" in text
    assert "Bohemia≈ □M" in text
    assert "railways  Essen–Köln" in text
    assert "Poland: factory goods" in text
    assert "coal $1·· $2■· $3■■ → $2" in text
    assert "Your hand: brown card ×2" in text
    assert "cotton card" not in picture(match, None)


def test_asking_about_a_space_tells_what_building_there_would_take() -> None:
    match = turn(
        hands={"Red": "purple cotton"},
        counters={"essen-1": "Yellow coal-1", "kiel-1": "Red port-1"},
        rails={"essen-koeln": "Green"},
        gone={"Red": "cotton-1 cotton-1"},
    )
    told = look_up(match.sight(0, "en"), "Köln 1")
    assert told is not None
    assert told.splitlines()[0] == "Köln 1, cotton mill: level 2, $6, coal → $12; coal from Essen 1; cards that serve: purple card"
    assert "Level 0 cannot be built" in told
    assert len((look_up(match.sight(0, "it"), "koeln") or "").splitlines()) == 6
    assert look_up(match.sight(0, "en"), "Atlantis") is None
    assert explain(match.sight(0, "en"), match.action("pass")) is None
    assert "no mine or import is connected" in (explain(match.sight(0, "en"), match.action("at strassburg-1 cotton")) or "")


def test_a_ship_is_told_to_bring_its_own_coal() -> None:
    match = turn(
        board="new-england", hands={"Red": "ship"}, face_up="coal coal", counters={"boston-1": "Red port-1"}, gone={"Red": NO_SHIP_0}
    )
    told = look_up(match.sight(0, "en"), "massachusetts bay")
    assert told is not None
    assert "coal from Massachusetts Bay 1; iron from the demand box for $1; cards that serve: ship card" in told
