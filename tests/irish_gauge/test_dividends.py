"""Special interests, dividends and the end: rulings 17 to 22 and 25 to 29."""

from __future__ import annotations

import itertools

import pytest

import opificio
from opificio.games.irish_gauge.tables import COLOURS, LOCOMOTIVES
from tests.irish_gauge.table import CUBES, GAME, OWNERS, bag, cash, kinds, play, reason, turn

WLW_OF_THE_EXAMPLE = "K3 K4 J4 I4 H3 L5 L6 L7 L8 L9 M9"
EXAMPLE_CUBES = {**CUBES, "Waterford": "white", "Belfast": "pink", "Limerick": "white", "Galway": "pink", "Kilkenny": "black"}


def draw(match: opificio.Match, *colours: str) -> dict[str, int]:
    """Calls dividends, draws these cubes and returns the income of every company."""
    events = play(match, "dividends", *(f"draw {colour}" for colour in colours))
    earned = {e.values["company"]: e.values["income"] for e in events if e.kind == "income-earned"}
    return earned | {e.values["company"]: 0 for e in events if e.kind == "no-income"}


def test_ruling_17_a_special_interest_goes_into_a_connected_town_in_any_colour_left() -> None:
    match = turn(track={"GSW": "G11 F11", "WLW": "K3"}, bag={"white": 0, "pink": 6, "black": 6}, interests={"Shannon": "white"})
    assert [move for move in match.legal() if move.startswith("interest")] == ["interest Drogheda pink", "interest Drogheda black"]
    assert reason(match, "interest Drogheda white") == "colour-gone"
    assert reason(match, "interest Sligo pink") == "town-not-reached"
    play(match, "interest Drogheda pink")
    assert match.position()["state"]["cube"]["Drogheda"] == "pink"
    assert bag(match) == {"white": 0, "pink": 5, "black": 6}
    assert match.player == "Bruno"


def test_ruling_17_a_town_of_a_company_one_has_no_share_in_does_not_count() -> None:
    match = turn(seat="Carla", track={"WLW": "K3"})
    assert reason(match, "interest Shannon white") == "town-not-reached"


def test_ruling_19_a_city_gets_no_second_cube() -> None:
    match = turn(track={"GSW": "G11 F11"}, interests={"Drogheda": "pink"})
    assert reason(match, "interest Drogheda white") == "already-a-city"
    assert reason(match, "interest Dublin white") == "already-a-city"


def test_ruling_20_anybody_may_call_dividends() -> None:
    owners = dict.fromkeys(OWNERS, "Anna")
    match = turn(seat="Carla", owner=owners)
    assert match.legal() == ["auction CBSC", "auction WLW", "auction BCD", "auction GSW", "auction MGW", "dividends"]
    play(match, "dividends")


def test_ruling_22_drawn_cubes_leave_the_game() -> None:
    match = turn()
    before = bag(match)
    draw(match, "white", "black", "white")
    assert bag(match) == {**before, "white": before["white"] - 2, "black": before["black"] - 1}
    assert match.position()["state"]["drawn"][0] == {"white": 2, "black": 1}
    assert match.player == "Bruno"


def test_ruling_26_unsold_shares_earn_and_divide_nothing() -> None:
    match = turn(track={"GSW": "G11 F11"})
    assert draw(match, "white", "white", "white")["GSW"] == 6
    assert cash(match)[0] == 26


def test_ruling_27_28_bag_and_cash_are_open_to_everybody() -> None:
    match = turn()
    for seat in (None, 0, 1, 2):
        state = match.view(seat)["state"]
        assert state["bag"] == match.position()["state"]["bag"]
        assert state["cash"] == match.position()["state"]["cash"]


def test_ruling_29_the_bank_never_runs_short() -> None:
    match = turn(cash={"Anna": 1900, "Bruno": 1900, "Carla": 1900}, track={"GSW": "G11 F11"})
    draw(match, "white", "white", "white")
    assert cash(match)[0] == 1906


def test_ruling_31_the_discs_are_no_part_of_a_position() -> None:
    assert "discs" not in turn().position()["state"]


@pytest.mark.parametrize("drawn", [("white", "white", "pink"), ("white", "pink", "pink")])
def test_x1_black_cities_pay_nothing(drawn: tuple[str, ...]) -> None:
    match = turn(cube=EXAMPLE_CUBES, track={"WLW": WLW_OF_THE_EXAMPLE})
    assert draw(match, *drawn)["WLW"] == 16


@pytest.mark.parametrize(("sold", "each"), [(1, 16), (2, 8), (3, 6), (4, 4)])
def test_x1a_sixteen_pounds_among_one_to_four_shares(sold: int, each: int) -> None:
    owners = {**OWNERS, **dict.fromkeys(("WLW-10", "WLW-15", "WLW-19")[: sold - 1], "Bruno")}
    match = turn(cube=EXAMPLE_CUBES, track={"WLW": WLW_OF_THE_EXAMPLE}, owner=owners)
    assert match.position()["state"]["locomotives"]["WLW"] == LOCOMOTIVES - 12
    draw(match, "white", "white", "pink")
    assert cash(match)[1] == 20 + sold * each


@pytest.mark.parametrize("players", [3, 4, 5])
def test_x2_the_set_up(players: int) -> None:
    match = opificio.new(GAME, players, nature="manual")
    assert sum(bag(match).values()) == 12
    for city in range(8):
        assert len(match.position()["state"]["cube"]) == city
        match.play(match.legal()[city % len(match.legal())])
    state = match.position()["state"]
    assert sum(bag(match).values()) == 22
    assert sorted(state["cube"]) == sorted(CUBES)
    assert all(bag(match)[colour] + list(state["cube"].values()).count(colour) == 10 for colour in COLOURS)
    assert cash(match) == [20] * players
    assert sum(len(hexes) for hexes in state["track"].values()) == 5
    assert len({spot for hexes in state["track"].values() for spot in hexes}) == 4


def test_x2_the_cities_are_filled_by_the_cubes_left_in_the_bag() -> None:
    match = opificio.new(GAME, 3, nature="manual")
    play(match, "draw white", "draw white", "draw white", "draw white")
    assert match.outcomes() == {"draw pink": 4, "draw black": 4}
    assert list(match.position()["state"]["cube"]) == ["Belfast", "Cork", "Derry", "Dublin"]


def test_x7_ten_pounds_among_four_shares_round_up_to_three_ruling_25() -> None:
    owners = {**OWNERS, "GSW-9": "Bruno", "GSW-14": "Bruno", "GSW-18": "Carla"}
    match = turn(owner=owners, track={"GSW": "G11 F11 I11 J12 K12"})
    assert draw(match, "white", "white", "white")["GSW"] == 10
    assert cash(match) == [23, 26, 23]


def test_x8_one_paying_city_and_no_town_pay_nothing() -> None:
    match = turn(track={"WLW": "L5 L6 L7 L8"})
    assert draw(match, "white", "white", "white")["WLW"] == 0


def test_x9_towns_without_a_paying_city_pay_nothing() -> None:
    match = turn(track={"GSW": "G11 F11 I11 J12"})
    assert draw(match, "pink", "pink", "black")["GSW"] == 0
    assert cash(match) == [20, 20, 20]


def test_x10_a_paying_city_and_a_town_pay_six() -> None:
    match = turn(track={"GSW": "G11 F11"})
    assert draw(match, "white", "pink", "black")["GSW"] == 6


def test_x11_the_same_colour_three_times_pays_once() -> None:
    cubes = {**CUBES, "Kilkenny": "white", "Belfast": "black"}
    match = turn(cube=cubes, track={"WLW": "L5 L6 L7 L8"})
    assert draw(match, "white", "white", "white")["WLW"] == 8


def test_x12_the_last_two_cubes_are_drawn_paid_for_and_end_the_game_ruling_21() -> None:
    match = turn(track={"GSW": "G11 F11", "WLW": "K3"}, interests={"Drogheda": "white", "Shannon": "pink"}, bag={"white": 2})
    assert sum(bag(match).values()) == 2
    events = play(match, "dividends", "draw white", "draw white")
    assert kinds(events)[-1] == "bag-empty"
    assert match.over
    assert cash(match) == [28, 20, 20]


def test_x13_the_last_cube_as_a_special_interest_ends_the_game_without_dividends_ruling_18() -> None:
    match = turn(track={"GSW": "G11 F11"}, bag={"pink": 1})
    events = play(match, "interest Drogheda pink")
    assert kinds(events) == ["interest-placed", "bag-empty"]
    assert match.over
    assert match.position()["state"]["cube"]["Drogheda"] == "pink"
    assert cash(match) == [20, 20, 20]


def test_x16_cash_and_printed_values_make_the_score() -> None:
    owners = {"CBSC-7": "Anna", "WLW-5": "Bruno", "WLW-10": "Anna", "BCD-8": "Carla", "GSW-4": "Carla", "MGW-6": "Bruno"}
    match = turn(owner=owners, cash={"Anna": 41})
    assert match.scores()["Anna"] == 58
    assert match.score_parts()["Anna"] == {"cash": 41, "shares": 17}


def test_equals_share_the_victory() -> None:
    owners = {"CBSC-7": "Anna", "WLW-5": "Bruno", "BCD-8": "Carla", "GSW-4": "Anna", "MGW-6": "Bruno"}
    match = turn(owner=owners, cash={"Anna": 30, "Bruno": 30, "Carla": 10}, track={"GSW": "G11 F11"}, bag={"pink": 1})
    play(match, "interest Drogheda pink")
    assert [(r.place, r.name, r.score) for r in match.ranking()] == [(1, "Anna", 41), (1, "Bruno", 41), (3, "Carla", 18)]


def test_every_income_rule_by_counting() -> None:
    """All networks out of three towns and three cities of one colour each, against the rule written down once more."""
    spots = {"Limerick": "L4", "Shannon": "K3", "Galway": "K4 J4 I4 H3", "Kilkenny": "L5 L6 L7 L8", "New Ross": "L5 L6 L7 L8 L9"}
    for chosen in itertools.product([False, True], repeat=4):
        names = ["Limerick"] + [name for name, taken in zip(list(spots)[1:], chosen, strict=True) if taken]
        hexes = dict.fromkeys(" ".join(spots[name] for name in names if name != "Limerick").split())
        if "New Ross" in names:
            names = sorted({*names, "Kilkenny"})
        for colour in COLOURS:
            paying = sum(CUBES.get(name) == colour for name in names)
            towns = sum(name not in CUBES for name in names)
            expected = 4 * paying + 2 * towns if paying >= 2 or (paying and towns) else 0
            assert draw(turn(track={"WLW": " ".join(hexes)}), colour, colour, colour)["WLW"] == expected


def test_the_order_of_payment_is_that_of_the_companies() -> None:
    events = play(turn(), "dividends", "draw white", "draw pink", "draw black")
    assert [e.values["company"] for e in events if e.kind in ("income-earned", "no-income")] == ["CBSC", "WLW", "BCD", "GSW", "MGW"]
