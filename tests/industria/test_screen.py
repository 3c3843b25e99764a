"""The terminal's picture, as text."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

import opificio
from opificio.games.industria import screen
from tests.harness import random_match
from tests.industria.setting import table


def shown(match: opificio.Match, seat: int | None = 0, lang: str = "en") -> str:
    console = Console(width=80, file=StringIO(), color_system=None)
    console.print(screen.draw(match.sight(seat, lang)))
    return console.file.getvalue()  # type: ignore[attr-defined, no-any-return]


def row(picture: str, start: str) -> str:
    return next(line for line in picture.splitlines() if line.lstrip("► ").startswith(start))


def test_the_hand_shows_what_each_tile_would_really_cost() -> None:
    match = table(
        epoch=3,
        money={"Anna": 3},
        hand={"Anna": ["ironworks", "oil-well", "electrification", "rails-2"]},
        built={"Anna": ["bank", "iron-ore-mine"], "Bruno": ["quarry"]},
    )
    picture = shown(match)
    assert row(picture, "Ironworks").endswith("3 T "), "3 less 1, and a stone from Bruno"
    assert row(picture, "Oil well").endswith("3 T "), "2 less 1, and two goods from the bank"
    assert row(picture, "Electrification").endswith("– "), "nobody has cement or steel"
    assert row(picture, "Rails (II)").endswith("0 T ")
    assert "Links within reach: Iron ore mine — Ironworks" in picture


def test_the_offer_shows_cost_needs_points_symbols_and_the_bid() -> None:
    match = table(epoch=3, phase="offer", offer=["oil-well"], money={"Bruno": 3})
    match.play("offer oil-well")
    match.play("bid 2")
    picture = shown(match)
    assert row(picture, "Oil well").split() == ["►", "Oil", "well", "factory", "2", "T", "iron,", "brick", "3", "port,", "pipeline"]
    assert "Bruno bids 2" in picture
    assert "Epoch III  ·  round 9 of 16" in picture


def test_the_goods_say_whom_to_ask() -> None:
    picture = shown(table(epoch=2, built={"Bruno": ["quarry"]}))
    assert "stone ■" in picture
    assert "wood (the bank)" in picture
    assert "iron" not in row(picture, "Goods")


def test_while_paying_the_good_in_question_is_named() -> None:
    match = table(epoch=2, turn=2, hand={"Anna": ["bank", "stone-1"]}, built={"Bruno": ["quarry"]}, money={"Anna": 4})
    match.play("build bank")
    assert "For Bank: where does the stone come from?" in shown(match)
    assert "Per Banca: da dove viene pietra?" in shown(match, lang="it")


def test_a_choice_explains_its_tile() -> None:
    match = table(epoch=3, phase="offer", offer=["oil-well"])
    sight = match.sight(0, "en")
    assert screen.explain(sight, match.action("offer oil-well")) == (
        "Oil well: factory, Epoch III; Cost: 2 T; Needs: iron, brick; Points: 3; Symbols: port, pipeline; linked to: Refinery"
    )
    match.play("offer oil-well")
    assert (screen.explain(match.sight(1, "en"), match.action("pass")) or "").startswith("Oil well")
    assert screen.explain(table().sight(0, "en"), match.action("done")) is None


@pytest.mark.parametrize("lang", ["it", "en"])
@pytest.mark.parametrize("players", [3, 4])
def test_every_position_fits_into_80_columns(players: int, lang: str) -> None:
    for moves in range(1, 500, 37):
        match = random_match("industria", players, seed=moves, moves=moves)
        for seat in (None, 0):
            picture = shown(match, seat, lang)
            assert max(map(len, picture.splitlines())) <= 80
            assert "screen-" not in picture
            assert "{" not in picture
    over = random_match("industria", players, seed=1)
    assert ("Punteggio" if lang == "it" else "Score") in shown(over, None, lang)
