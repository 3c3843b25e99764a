"""Small positions set up by hand, one or two moves from the end, in which one choice decides the game for certain.

That they are what they claim is worked out exactly (`endgames.exact`) before the search is asked: 1.0 is a sure win, 0.0 a sure loss,
None a choice after which others still have a say. The search is asked twice: as it is, and with its rules of thumb drowned in noise,
so that only looking ahead can find the answer.
"""

from __future__ import annotations

import pytest

import opificio
from opificio.bots.magnate import Magnate, Tuning
from tests.age_of_industry import table as rails
from tests.bots.endgames import exact
from tests.industria import setting as tiles
from tests.industrial_waste import arrange as waste
from tests.irish_gauge import table as shares

SEEDS = (1, 2, 3)
SIMULATIONS = 300
TUNINGS = {"advised": Tuning(), "unadvised": Tuning(heat=1e6, blur=20_000)}


@pytest.fixture(params=TUNINGS)
def tuning(request: pytest.FixtureRequest) -> Tuning:
    return TUNINGS[request.param]


def worth(match: opificio.Match) -> dict[str, float | None]:
    """The exact chance of whoever decides, by move."""
    return {match.game.actions.text(action): value for action, value in exact(match).items()}


def choices(match: opificio.Match, tuning: Tuning) -> set[str]:
    """What the search chooses, over several seeds."""
    return {Magnate(seed=seed, simulations=SIMULATIONS, tuning=tuning).choose(match) for seed in SEEDS}


# --- Industrial Waste ---------------------------------------------------------------------------------------------------------


def test_a_factory_that_is_ahead_grows_into_the_last_column_and_ends_the_game(tuning: Tuning) -> None:
    """Nobody else has a card left: once Anna reaches 20 only wages are paid, and she leads 60 to 55.

    Any other choice lets Bob, whose factory is as large and whose tracks are as good, play another round.
    """
    match = waste.table(
        {"Anna": ["growth"]},
        players=3,
        growth={"Anna": 19, "Bob": 19},
        workers={"Anna": 1, "Bob": 1},
        cash={"Anna": 30, "Bob": 22},
        tracks={"Anna": (3, 2, 2), "Bob": (2, 2, 3)},
    )
    assert worth(match) == {"play growth": 1.0, "discard growth": None, "keep": None, "loan": None}
    assert choices(match, tuning) == {"play growth"}


def test_nobody_improves_a_track_with_the_money_for_the_last_wages(tuning: Tuning) -> None:
    """Anna has 5 million, and 500 workers to be paid before the game ends, 35 points to Bob's 33.

    An innovation is 4 points more, but its 5 million are the wages: the loan she is forced to take costs 10.
    """
    match = waste.table(
        {"Anna": ["innovation"]},
        players=3,
        growth={"Anna": 17, "Bob": 20},
        workers={"Anna": 5, "Bob": 1},
        cash={"Anna": 5, "Bob": 9},
        tracks={"Anna": (3, 3, 3), "Bob": (4, 4, 4)},
        state={"ending": 1},
    )
    assert worth(match) == {"play innovation": 0.0, "discard innovation": 1.0, "keep": 1.0, "loan": None}
    assert choices(match, tuning) <= {"discard innovation", "keep"}


# --- Irish Gauge --------------------------------------------------------------------------------------------------------------

ONE_SHARE_EACH = {"WLW-5": "Anna", "GSW-4": "Bruno", "CBSC-7": "Carla", "BCD-8": "Carla", "MGW-6": "Carla"}
CITY_AND_TOWN_EACH = {"WLW": "K3", "GSW": "G11 F11"}  # Limerick and Shannon; Dublin and Drogheda
LIMERICK_PINK = shares.CUBES | {"Limerick": "pink"}  # and Dublin is white


def last_cube(colour: str, **cash: int) -> opificio.Match:
    """Anna's turn with a single cube in the bag: it pays Anna's company if it is pink, Bruno's if it is white."""
    return shares.turn(owner=ONE_SHARE_EACH, track=CITY_AND_TOWN_EACH, cube=LIMERICK_PINK, cash=cash, bag={colour: 1})


def test_the_last_dividends_are_called_by_whom_they_make_the_richest(tuning: Tuning) -> None:
    """35 to 38: the pink cube pays WLW, which is Anna's alone, 4 for Limerick and 2 for Shannon, and ends the game.

    With the cube on Shannon the game ends without dividends; if she waits, Bruno puts it on Drogheda.
    """
    match = last_cube("pink", Anna=30, Bruno=34, Carla=5)
    found = worth(match)
    assert (found.pop("dividends"), found.pop("interest Shannon pink")) == (1.0, 0.0)
    assert set(found.values()) == {None}
    assert choices(match, tuning) == {"dividends"}


def test_whoever_leads_places_the_last_cube_before_it_pays_another(tuning: Tuning) -> None:
    """39 to 36: the white cube would pay Bruno 6. On Shannon it pays nobody, and the game is over."""
    match = last_cube("white", Anna=34, Bruno=32, Carla=5)
    found = worth(match)
    assert (found.pop("dividends"), found.pop("interest Shannon white")) == (0.0, 1.0)
    assert set(found.values()) == {None}
    assert choices(match, tuning) == {"interest Shannon white"}


# --- Industria ----------------------------------------------------------------------------------------------------------------


def test_the_last_factory_is_the_one_that_completes_a_road(tuning: Tuning) -> None:
    """Anna is the last to build in the whole game and may build one factory. She has 3 points, Bruno 9.

    The power plant has the higher number, 5; the refinery's 4 and the road to her oil well make 7.
    """
    match = tiles.table(
        epoch=4,
        turn=4,
        starter="Bruno",
        built={"Anna": ["oil-well"], "Bruno": ["chemical-works", "weaving-mill", "machine-works", "iron-ore-mine"]},
        hand={"Anna": ["refinery", "nuclear-power-plant"]},
        money={"Anna": 5},
    )
    assert worth(match) == {"build refinery": 1.0, "build nuclear-power-plant": 0.0, "done": 0.0}
    assert choices(match, tuning) == {"build refinery"}


def test_the_last_tile_is_not_sold_to_whom_it_makes_the_winner(tuning: Tuning) -> None:
    """5 Taler for the refinery are a point: 9 for Anna. But Bruno has just enough left to build it beside his oil well: 11.

    If she keeps it, which she cannot pay for either, it stays 8 to 7.
    """
    match = tiles.table(
        epoch=4,
        turn=4,
        phase="settle",
        built={"Anna": ["chemical-works", "weaving-mill", "machine-works", "clay-pit"], "Bruno": ["oil-well", "coal-mine"]},
        offer=["refinery"],
        lot="refinery",
        high_bid=5,
        bidder="Bruno",
        money={"Bruno": 9},
    )
    assert set(match.legal()) == {"sell", "keep"}
    assert choices(match, tuning) == {"keep"}
    match.play("sell")
    assert match.player == "Anna"
    match.play("done")
    assert worth(match)["build refinery"] is None  # Carla may still lay a bonus tile, which earns her nothing
    match.play("build refinery")
    match.play("done")
    assert [result.name for result in match.ranking()][:2] == ["Bruno", "Anna"]
    assert all(value == 0.0 for value in worth(match).values())


# --- Age of Industry ----------------------------------------------------------------------------------------------------------


def last_action(**setting: object) -> opificio.Match:
    """Red has the last action of the game and one card; the pile is empty, and Yellow's 15 dollars are 3 points."""
    return rails.turn(
        "Red",
        order=["Yellow", "Green", "Red"],
        hands={"Red": "red"},
        actions_left=1,
        empty_pile=True,
        face_up="",
        **setting,  # type: ignore[arg-type]
    )


def test_the_last_action_is_the_sale_that_wins(tuning: Tuning) -> None:
    """Red has a mill (1 point) and 7 dollars (1 point). Sold through Green's port it pays 8: 3 points for money, 4 in all."""
    match = last_action(counters={"hamburg-3": "Red cotton-1", "hamburg-1": "Green port-1"}, cash={"Red": 7, "Yellow": 15})
    found = worth(match)
    assert found.pop("sell") == 1.0
    assert len(found) > 20
    assert set(found.values()) == {0.0}
    assert choices(match, tuning) == {"sell"}


def test_nobody_builds_with_the_money_that_would_repay_a_loan(tuning: Tuning) -> None:
    """4 points for counters against Yellow's 3, and 10 dollars for a loan of 10.

    Whatever Red builds is worth one point and leaves the loan open, which costs 5.
    """
    match = last_action(
        counters={"essen-1": "Red coal-3 flipped", "essen-3": "Red iron-1 flipped"}, loans={"Red": 1}, cash={"Red": 10, "Yellow": 15}
    )
    found = worth(match)
    assert found["build"] == 0.0
    assert found["repay"] == found["pass"] == 1.0
    assert all(found[move] == 1.0 for move in choices(match, tuning))
    match.play("repay")
    found = worth(match)
    assert found["build"] == 0.0
    assert all(found[move] == 1.0 for move in choices(match, tuning))
