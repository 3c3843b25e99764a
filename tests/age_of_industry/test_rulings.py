"""The rulings A1 to A52 of docs/rulings/age-of-industry.md, under their numbers."""

from __future__ import annotations

from typing import Any

import pytest

import opificio
from tests.age_of_industry.table import (
    GAME,
    NAMES,
    NO_FACTORY_0,
    NO_SHIP_0,
    bought,
    build,
    cash,
    cubes,
    kinds,
    pass_turn,
    play,
    reason,
    side,
    sites,
    spent,
    state,
    taken,
    turn,
    why_not,
)

SEA: dict[str, Any] = {"board": "new-england", "gone": {"Red": NO_SHIP_0}}


# --- building ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("option", "why"), [("port-or-rail", None), ("own-port", "card-useless")])
def test_a01_a_ship_card_asks_for_an_own_port_or_an_own_railway_at_a_port_location(option: str, why: str | None) -> None:
    """Red's railway touches New London; the port that serves Long Island Sound is Green's, in New Haven."""
    match = turn(
        hands={"Red": "ship"},
        face_up="coal coal",
        counters={"new-haven-1": "Green port-1", "worcester-1": "Red cotton-1"},
        rails={"new-london-worcester": "Red"},
        options={"ship-card": option},
        **SEA,
    )
    if why is None:
        assert sites(match, "ship") == {"long-island-sound-1 ship"}
    else:
        assert reason(match, "build") == "nothing-to-build"


def test_a01_without_port_or_railway_a_ship_card_does_not_reach() -> None:
    match = turn(hands={"Red": "ship"}, face_up="coal coal", counters={"boston-1": "Green port-1", "lowell-1": "Red cotton-1"}, **SEA)
    assert reason(match, "build") == "nothing-to-build"


def test_a02_both_actions_build_a_ship_beyond_anyones_port() -> None:
    match = turn(hands={"Red": "red"}, counters={"boston-1": "Green port-1", "lowell-1": "Red cotton-1"}, **SEA)
    assert why_not(match, "red", "massachusetts-bay-1 ship", "both") is None
    assert why_not(match, "red", "casco-bay-1 ship", "both") == "no-port"


@pytest.mark.parametrize(("option", "expected"), [("whole", (8, 4)), ("cut", (1, 3))])
def test_a03_the_last_round_ends_with_order_and_interest_unless_cut(option: str, expected: tuple[int, int]) -> None:
    match = turn(
        "Green",
        order=["Red", "Yellow", "Green"],
        hands={"Green": "red"},
        loans={"Red": 3},
        cash={"Red": 1},
        actions_left=1,
        empty_pile=True,
        face_up="",
        spent={"Red": 5},
        options={"last-round": option},
    )
    events = play(match, "pass", "with red")
    assert match.over
    assert ("interest" in kinds(events)) == ("ordered" in kinds(events)) == (option == "whole")
    assert (cash(match), state(match)["loans"]["Red"]) == expected
    assert state(match)["order"][0] == ("Yellow" if option == "whole" else "Red")


def test_a04_the_end_needs_an_empty_pile_and_an_empty_hand_after_a_whole_round() -> None:
    hands = {"Red": "red red", "Yellow": "red", "Green": "red"}
    match = turn(order=["Red", "Yellow", "Green"], hands=hands, actions_left=1, empty_pile=True, face_up="")
    play(match, "pass", "with red")
    for name in ("Yellow", "Green"):
        assert (match.over, match.player) == (False, name)
        play(match, "pass", "with red", "pass")
    assert match.over
    match = turn("Green", order=["Red", "Yellow", "Green"], hands={"Green": "red"}, actions_left=1)
    play(match, "pass", "with red")
    assert not match.over


def test_a05_open_cards_may_be_drawn_when_the_pile_is_empty() -> None:
    match = turn(hands={"Red": "red"}, empty_pile=True, face_up="blue")
    assert reason(match, "draw pile") == "pile-empty"
    assert reason(match, "draw 2") == "no-face-up"
    play(match, "draw 1")
    assert (match.phase, state(match)["actions_left"]) == ("act", 1)
    match = turn(hands={"Red": "red"}, empty_pile=True, face_up="")
    assert {reason(match, f"draw {slot}") for slot in ("1", "2")} == {"no-face-up"}


def test_a06_nobody_holds_more_than_nine_cards() -> None:
    match = turn(hands={"Red": "red red red red blue blue blue blue brown"})
    assert {reason(match, f"draw {slot}") for slot in ("pile", "1", "2")} == {"hand-full"}


def test_a07_open_cards_are_replaced_after_both_draws() -> None:
    match = turn(hands={"Red": "red"}, face_up="blue green")
    play(match, "draw 1")
    assert set(match.legal()) == {"draw pile", "draw 2"}
    play(match, "draw 2")
    assert match.phase == "turn"
    play(match, "turn brown", "turn purple")
    assert state(match)["face_up"] == ["brown", "purple"]
    assert (match.phase, state(match)["actions_left"]) == ("act", 1)


def test_a08_passing_without_cards_is_free_only_when_the_pile_is_empty() -> None:
    match = turn()
    assert reason(match, "pass") == "draw-first"
    assert reason(match, "draw pile") is None
    match = turn(empty_pile=True)
    assert kinds(play(match, "pass")) == ["passed"]


def test_a09_two_in_one_is_not_possible_in_the_first_round() -> None:
    match = turn(hands={"Red": "red"}, rounds=1, actions_left=1)
    assert reason(match, "both") == "both-needed"


def test_a10_two_in_one_builds_anything_anywhere_with_one_card() -> None:
    match = turn(hands={"Red": "port"}, counters={"berlin-1": "Red cotton-1"})
    found = sites(match, "port", "both")
    assert {"kiel-1 port", "essen-1 coal", "koeln-1 iron", "strassburg-1 cotton"} <= found
    assert why_not(match, "port", "koeln-1 factory", "both") == "level-zero"
    play(match, "both", "with port", "at koeln-1 iron")
    assert match.player == "Yellow"
    assert state(match)["cards"]["Red"] == 0


def test_a11_cubes_of_the_map_come_before_the_demand_box() -> None:
    match = turn(
        hands={"Red": "purple"},
        gone={"Red": "cotton-1 cotton-1"},
        counters={"essen-1": "Green coal-1", "essen-2": "Blue coal-1"},
        players=4,
        rails={"essen-netherlands": "Green"},
    )
    play(match, "build", "with purple", "at essen-3 cotton")
    assert set(match.legal()) == {"coal from essen-1", "coal from essen-2"}
    assert reason(match, "coal from demand") == "map-first"
    assert reason(match, "coal from mannheim-1") == "no-cube"


def test_a12_the_nearest_source_is_found_anew_for_each_cube() -> None:
    """The nearer mine gives its last coal to the first of two buildings; the second takes from the next."""
    match = turn(
        hands={"Red": "purple purple"},
        gone={"Red": "cotton-1 cotton-1"},
        rails={"essen-koeln": "Green", "koeln-frankfurt": "Green", "frankfurt-mannheim": "Green"},
        counters={"essen-1": "Green coal-1 1", "mannheim-1": "Green coal-1"},
    )
    assert taken(build(match, "purple", "koeln-1 cotton")) == [("coal", "essen-1")]
    assert taken(build(match, "purple", "frankfurt-1 cotton")) == [("coal", "mannheim-1")]


def test_a12_the_same_location_is_nearest_of_all() -> None:
    match = turn(
        hands={"Red": "purple"},
        gone={"Red": "cotton-1 cotton-1"},
        rails={"essen-koeln": "Green", "koeln-belgium": "Green"},
        counters={"essen-1": "Green coal-1", "belgium-1": "Green coal-1"},
    )
    assert taken(build(match, "purple", "essen-3 cotton")) == [("coal", "essen-1")]


def test_a13_a_ship_is_built_import_first_then_cubes_then_demand_then_flip() -> None:
    match = turn(
        hands={"Red": "purple"}, counters={"boston-1": "Red port-1"}, tiles={"massachusetts-bay": "no-demand"}, demand={"coal": 0}, **SEA
    )
    events = build(match, "purple", "massachusetts-bay-1 ship")
    assert kinds(events) == ["played", "built", "borrowed", "imported", "took", "bought", "filled", "flipped"]


@pytest.mark.parametrize(
    ("board", "card", "site", "box"),
    [
        ("germany", "red", "bohemia-1 coal", "coal"),
        ("germany", "green", "hamburg-3 iron", "iron"),
        ("new-england", "purple", "massachusetts-bay-1 ship", "coal"),
    ],
)
def test_a14_mines_works_and_ships_must_fill_the_demand_box(board: str, card: str, site: str, box: str) -> None:
    counters = {"hamburg-1": "Green port-1"} if board == "germany" else {"boston-1": "Green port-1"}
    match = turn(board=board, hands={"Red": card}, counters=counters, gone={"Red": NO_SHIP_0}, demand={box: 5})
    assert "filled" in kinds(build(match, card, site))
    assert state(match)["demand"][box] == 6


def test_a15_a_ships_coal_always_reaches_the_demand_box() -> None:
    match = turn(hands={"Red": "green"}, counters={"portsmouth-1": "Green port-1"}, demand={"coal": 0}, **SEA)
    build(match, "green", "casco-bay-1 ship")
    assert cubes(match, "casco-bay-1") == 0
    assert state(match)["demand"]["coal"] == 2


def test_a16_a_mine_emptied_by_the_demand_box_flips_at_once() -> None:
    match = turn(hands={"Red": "red"}, demand={"coal": 0})
    assert kinds(build(match, "red", "bohemia-1 coal"))[-2:] == ["filled", "flipped"]
    assert side(match, "bohemia-1") == "flipped"


def test_a17_a_ship_without_demand_waits_for_its_coal_only() -> None:
    match = turn(hands={"Red": "purple"}, counters={"boston-1": "Red port-1"}, tiles={"massachusetts-bay": "no-demand"}, **SEA)
    build(match, "purple", "massachusetts-bay-1 ship")
    assert (side(match, "massachusetts-bay-1"), cubes(match, "massachusetts-bay-1")) == ("working", 2)


def test_a18_a_renewed_ship_brings_nothing_and_never_flips() -> None:
    match = turn(
        hands={"Red": "purple"},
        counters={"boston-1": "Red port-1", "boston-3": "Red cotton-1", "massachusetts-bay-1": "Red ship-2 1"},
        tiles={"massachusetts-bay": "cotton"},
        board="new-england",
        gone={"Red": "ship-0 ship-2"},
    )
    events = build(match, "purple", "massachusetts-bay-1 ship")
    assert taken(events) == [("coal", "massachusetts-bay-1")]
    assert "imported" not in kinds(events)
    assert side(match, "massachusetts-bay-1") == "renewed"
    play(match, "sell", "goods boston-3", "to massachusetts-bay")
    assert side(match, "massachusetts-bay-1") == "renewed"
    assert state(match)["counter"]["massachusetts-bay-1"] == "ship-3"


def test_a18_an_old_ship_that_gives_its_last_coal_to_the_new_one_flips_first() -> None:
    match = turn(
        hands={"Red": "purple"},
        counters={"boston-1": "Red port-1", "massachusetts-bay-1": "Red ship-2 1"},
        tiles={"massachusetts-bay": "no-demand"},
        board="new-england",
        gone={"Red": "ship-0 ship-2"},
    )
    events = build(match, "purple", "massachusetts-bay-1 ship")
    assert kinds(events)[-4:] == ["took", "flipped", "bought", "replaced"]


def test_a19_cubes_on_a_modernised_mine_go_back_to_the_supply() -> None:
    match = turn(hands={"Red": "coal"}, counters={"essen-1": "Red coal-1 2"}, gone={"Red": "coal-1"})
    events = build(match, "coal", "essen-1 coal")
    replaced = next(event.values for event in events if event.kind == "replaced")
    assert (replaced["cubes"], cubes(match, "essen-1"), "flipped" in kinds(events)) == (2, 4, False)
    assert cash(match) == 10 - 3


@pytest.mark.parametrize(("option", "why"), [("same-industry", "occupied"), ("any-industry", None)])
def test_a20_opponents_works_give_way_to_works_only(option: str, why: str | None) -> None:
    rails = {"essen-koeln": "Green", "essen-netherlands": "Green"}
    match = turn(
        hands={"Red": "purple"},
        counters={"koeln-1": "Yellow iron-1 flipped"},
        rails=rails,
        gone={"Red": NO_FACTORY_0 + " iron-1 iron-1"},
        demand={"iron": 0},
        options={"takeover": option},
    )
    assert why_not(match, "purple", "koeln-1 factory") == why
    assert why_not(match, "purple", "koeln-1 iron") is None


def test_a20_a_takeover_needs_a_higher_level_and_room_under_the_limit() -> None:
    match = turn(hands={"Red": "purple"}, counters={"koeln-1": "Yellow iron-1 flipped"}, demand={"iron": 0})
    assert why_not(match, "purple", "koeln-1 iron") == "level-too-low"
    match = turn(
        hands={"Red": "purple"},
        counters={"koeln-1": "Yellow iron-1 flipped", "koeln-2": "Red cotton-1", "essen-1": "Green coal-1"},
        demand={"iron": 0},
        gone={"Red": "iron-1 iron-1"},
        rails={"essen-koeln": "Green"},
    )
    assert why_not(match, "purple", "koeln-1 iron") == "location-limit"


def test_a20_a_cube_at_an_import_also_bars_a_takeover() -> None:
    match = turn(
        board="new-england",
        hands={"Red": "blue"},
        gone={"Red": "coal-1 coal-1"},
        demand={"coal": 0},
        counters={"pennsylvania-1": "Yellow coal-1 flipped", "boston-1": "Green port-1", "massachusetts-bay-1": "Green ship-2 1"},
    )
    assert why_not(match, "blue", "pennsylvania-1 coal") == "cubes-left"


def test_a21_replacing_an_own_counter_is_always_within_the_limit() -> None:
    match = turn(
        hands={"Red": "purple"},
        counters={"koeln-1": "Red cotton-1", "essen-1": "Green coal-1"},
        rails={"essen-koeln": "Green"},
        gone={"Red": "cotton-1"},
    )
    assert why_not(match, "purple", "koeln-1 cotton") is None
    assert why_not(match, "purple", "koeln-2 cotton") == "location-limit"


def test_a22_an_industry_card_builds_over_an_own_counter_without_a_railway() -> None:
    match = turn(
        hands={"Red": "cotton"},
        counters={"koeln-1": "Red cotton-1", "essen-1": "Green coal-1"},
        rails={"essen-koeln": "Green"},
        gone={"Red": "cotton-1"},
    )
    assert sites(match, "cotton") == {"koeln-1 cotton"}


def test_a23_without_counters_an_industry_card_builds_anywhere_even_with_railways() -> None:
    match = turn(hands={"Red": "cotton"}, rails={"essen-koeln": "Red"})
    assert len(sites(match, "cotton")) == 32
    match = turn(hands={"Red": "cotton"}, rails={"essen-koeln": "Red"}, counters={"kiel-1": "Red port-1"})
    assert {site.split()[0] for site in sites(match, "cotton")} == {"essen-3", "essen-4", "koeln-1", "koeln-2"}


def test_a36_replaced_counters_leave_the_game() -> None:
    match = turn(
        hands={"Red": "brown"}, counters={"mannheim-1": "Yellow coal-1 flipped"}, gone={"Red": "coal-1 coal-1"}, demand={"coal": 0}
    )
    build(match, "brown", "mannheim-1 coal")
    assert state(match)["mat"]["Yellow"]["coal-1"] == 1
    assert match.score_parts()["Yellow"]["coal"] == 0


def test_a40_a_ship_card_without_any_counter_works_beside_any_port() -> None:
    match = turn(hands={"Red": "ship"}, face_up="coal coal", counters={"boston-1": "Green port-1"}, **SEA)
    assert sites(match, "ship") == {"massachusetts-bay-1 ship"}


def test_a43_a_ship_space_holds_one_counter() -> None:
    match = turn(hands={"Red": "purple"}, counters={"boston-1": "Green port-1", "massachusetts-bay-1": "Green ship-2"}, **SEA)
    assert why_not(match, "purple", "massachusetts-bay-1 ship") == "occupied"


def test_a47_money_first_then_coal_then_iron_and_loans_when_a_payment_is_short() -> None:
    match = turn(
        hands={"Red": "purple"},
        rails={"essen-netherlands": "Green"},
        gone={"Red": "cotton-1 cotton-1 cotton-2 cotton-2"},
        cash={"Red": 12},
        demand={"coal": 6},
    )
    events = build(match, "purple", "essen-3 cotton")
    assert kinds(events) == ["played", "built", "bought", "borrowed", "bought"]
    assert cash(match) == 8


def test_a47_an_own_works_gives_its_iron_before_it_is_replaced() -> None:
    match = turn(
        hands={"Red": "cotton"},
        counters={"essen-3": "Red iron-2 1", "essen-1": "Green coal-1"},
        gone={"Red": "cotton-1 cotton-1 cotton-2 cotton-2"},
    )
    events = build(match, "cotton", "essen-3 cotton")
    assert taken(events) == [("coal", "essen-1"), ("iron", "essen-3")]
    assert kinds(events)[-2:] == ["flipped", "replaced"]
    assert cash(match) == 20 - 12 + 8


def test_a50_own_mines_may_always_be_modernised_and_opponents_mills_never() -> None:
    match = turn(
        hands={"Red": "purple"},
        counters={"essen-1": "Red coal-1", "koeln-1": "Yellow cotton-1 flipped"},
        gone={"Red": "coal-1 cotton-1 cotton-1"},
    )
    assert why_not(match, "purple", "essen-1 coal") is None
    assert why_not(match, "purple", "koeln-1 cotton") == "occupied"
    match = turn(hands={"Red": "green"}, counters={"kiel-1": "Yellow port-1 flipped"}, gone={"Red": "port-1 port-1"})
    assert why_not(match, "green", "kiel-1 port") == "occupied"


@pytest.mark.parametrize(("option", "why"), [("allowed", None), ("refused", "ship-card")])
def test_a52_a_ship_card_in_germany_serves_for_two_in_one(option: str, why: str | None) -> None:
    match = turn(hands={"Red": "ship red"}, face_up="coal coal", options={"ship-discard": option})
    play(match, "both")
    assert reason(match, "with ship") == why
    assert reason(match, "with red") is None
    match = turn(hands={"Red": "ship red"}, face_up="coal coal", board="new-england", options={"ship-discard": option})
    play(match, "both")
    assert reason(match, "with ship") is None


# --- coal, iron, railways ---------------------------------------------------------------------------------------------------


def test_a24_the_first_railway_costs_money_only() -> None:
    match = turn(counters={"berlin-1": "Red cotton-1"}, cash={"Red": 1})
    events = play(match, "rail berlin-leipzig")
    assert kinds(events) == ["rail-built"]
    assert cash(match) == 0
    assert reason(match, "rail berlin-dresden") == "no-coal"


def test_a25_each_cube_goes_to_either_end_over_the_links_that_stood_before() -> None:
    """Coal reaches only Leipzig, iron only Nürnberg; the railway between them needs both."""
    match = turn(
        counters={"leipzig-1": "Red cotton-1", "berlin-1": "Green iron-1", "poland-1": "Green coal-1", "augsburg-1": "Green iron-1"},
        rails={"berlin-poland": "Green", "berlin-leipzig": "Red", "nuernberg-augsburg": "Green"},
    )
    play(match, "rail leipzig-nuernberg")
    assert set(match.legal()) == {"to leipzig", "to nuernberg"}
    assert reason(match, "to berlin") == "not-an-end"
    events = play(match, "to nuernberg")
    assert taken(events) == [("iron", "augsburg-1")]


def test_a25_the_new_railway_does_not_carry_its_own_cubes() -> None:
    match = turn(
        counters={"leipzig-1": "Red cotton-1", "nuernberg-1": "Green iron-1"},
        rails={"leipzig-erfurt": "Red", "regensburg-bohemia": "Green"},
    )
    assert reason(match, "rail magdeburg-leipzig") == "no-coal"


def test_a26_ships_and_sea_lines_are_no_start_for_a_railway() -> None:
    match = turn(board="new-england", counters={"boston-1": "Green port-1", "massachusetts-bay-1": "Red ship-2"})
    assert reason(match, "rail boston-lowell") == "not-adjacent"


def test_a33_a_market_opens_no_demand_box() -> None:
    match = turn(
        hands={"Red": "brown"},
        rails={"strassburg-switzerland": "Green"},
        gone={"Red": "cotton-1 cotton-1"},
        counters={"kiel-1": "Red port-1"},
    )
    assert why_not(match, "brown", "strassburg-1 cotton") == "no-coal"


def test_a34_own_railways_through_pennsylvania_still_connect_industry_cards() -> None:
    match = turn(
        board="new-england",
        hands={"Red": "cotton"},
        counters={"new-york-1": "Red port-1"},
        rails={"pennsylvania-new-york": "Red", "pennsylvania-binghamton": "Red", "binghamton-albany": "Red"},
    )
    assert "albany-1 cotton" in sites(match, "cotton")


def test_a34_goods_may_start_in_pennsylvania_but_not_pass_through() -> None:
    rails = {"pennsylvania-new-york": "Green", "pennsylvania-binghamton": "Green", "binghamton-albany": "Green"}
    counters = {"new-york-1": "Green port-1", "albany-1": "Red cotton-1"}
    match = turn(board="new-england", counters=counters, rails=rails, sold=["the-west"], tiles={"the-west": "cotton"})
    assert reason(match, "sell") == "nothing-to-sell"
    match = turn(board="new-england", counters={**counters, "pennsylvania-3": "Red cotton-1"}, rails=rails)
    play(match, "sell")
    assert match.legal() == ["goods pennsylvania-3"]
    assert reason(match, "goods albany-1") == "no-buyer"


def test_a37_a51_cubes_and_loans_never_run_out() -> None:
    match = turn(
        hands={"Red": "purple"},
        loans={"Red": 24},
        counters={"belgium-1": "Green coal-3", "mannheim-1": "Green coal-3", "essen-1": "Yellow coal-3", "poland-1": "Yellow coal-3"},
    )
    build(match, "purple", "essen-2 coal")
    assert state(match)["loans"]["Red"] == 25
    assert sum(state(match)["cubes"].values()) + state(match)["demand"]["coal"] == 29


def test_a42_demand_serves_a_railway_through_either_end() -> None:
    match = turn(counters={"dresden-1": "Red cotton-1"}, rails={"leipzig-dresden": "Red"})
    assert bought(play(match, "rail dresden-bohemia")) == [("coal", 1), ("iron", 1)]
    match = turn(counters={"dresden-1": "Red cotton-1"}, rails={"leipzig-dresden": "Red"})
    assert reason(match, "rail berlin-dresden") == "no-coal"


def test_a45_cubes_for_a_ship_come_over_the_sea_line_of_a_built_port() -> None:
    match = turn(hands={"Red": "purple"}, counters={"boston-1": "Green port-1", "boston-3": "Yellow iron-1"}, **SEA)
    events = build(match, "purple", "massachusetts-bay-1 ship")
    assert taken(events) == [("coal", "massachusetts-bay-1"), ("iron", "boston-3")]


def test_a46_the_builder_picks_the_end_and_the_distance_is_measured_to_it() -> None:
    match = turn(
        counters={"koeln-1": "Red iron-1", "essen-1": "Green coal-1", "mannheim-1": "Green coal-1"},
        rails={"essen-koeln": "Red", "frankfurt-mannheim": "Green"},
    )
    play(match, "rail koeln-frankfurt")
    assert set(match.legal()) == {"to koeln", "to frankfurt"}
    events = play(match, "to frankfurt")
    assert taken(events) == [("coal", "mannheim-1"), ("iron", "koeln-1")]
    assert "koeln-frankfurt" in state(match)["rail"]


# --- sales ------------------------------------------------------------------------------------------------------------------


def test_a31_selling_needs_at_least_one_sale() -> None:
    match = turn(counters={"berlin-1": "Red cotton-1"})
    assert reason(match, "sell") == "nothing-to-sell"
    match = turn(counters={"hamburg-3": "Red cotton-1", "hamburg-1": "Green port-1"})
    play(match, "sell")
    assert reason(match, "done") == "sell-one"


def test_a31_selling_may_stop_after_the_first_sale() -> None:
    match = turn(
        counters={"hamburg-3": "Red cotton-1", "hamburg-1": "Green port-1", "hamburg-2": "Yellow port-1", "bremen-2": "Red cotton-1"},
        rails={"hamburg-bremen": "Green"},
    )
    play(match, "sell", "goods hamburg-3", "to hamburg-1")
    assert set(match.legal()) == {"goods bremen-2", "done"}
    play(match, "done")
    assert (match.phase, state(match)["actions_left"]) == ("act", 1)


def test_a32_a_sea_market_needs_port_and_ship_flipped_or_not() -> None:
    tiles = {"massachusetts-bay": "either", "canada": "no-demand"}
    board: dict[str, Any] = {"board": "new-england", "tiles": tiles}
    match = turn(counters={"boston-3": "Red cotton-1", "boston-1": "Green port-1 flipped"}, **board)
    assert reason(match, "sell") == "nothing-to-sell"
    match = turn(
        counters={"boston-3": "Red cotton-1", "boston-1": "Green port-1 flipped", "massachusetts-bay-1": "Green ship-2 renewed 0"}, **board
    )
    play(match, "sell", "goods boston-3")
    assert match.legal() == ["to massachusetts-bay"]


def test_a41_goods_travel_over_sea_lines_to_a_port_beyond() -> None:
    """New Haven's goods go by ship to New London; without its port the sea line would be shut."""
    counters = {
        "new-haven-2": "Red cotton-1",
        "new-haven-1": "Green port-1 flipped",
        "new-london-1": "Green port-1",
        "long-island-sound-1": "Yellow ship-2",
    }
    match = turn(board="new-england", counters=counters, tiles={"long-island-sound": "no-demand"})
    play(match, "sell", "goods new-haven-2")
    assert match.legal() == ["to new-london-1"]
    counters.pop("new-haven-1")
    match = turn(board="new-england", counters=counters, tiles={"long-island-sound": "no-demand"})
    assert reason(match, "sell") == "nothing-to-sell"


def test_a49_any_connected_buyer_and_only_ones_own_goods() -> None:
    match = turn(
        counters={"hamburg-3": "Red cotton-1", "hamburg-1": "Green port-1", "bremen-1": "Green port-1", "bremen-2": "Yellow cotton-1"},
        rails={"hamburg-bremen": "Green"},
    )
    play(match, "sell")
    assert reason(match, "goods bremen-2") == "not-your-goods"
    play(match, "goods hamburg-3")
    assert set(match.legal()) == {"to hamburg-1", "to bremen-1"}


# --- development, money, order, the end -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("option", "why"), [("any", None), ("lowest", "not-lowest")])
def test_a35_any_counter_may_be_developed_away(option: str, why: str | None) -> None:
    match = turn(hands={"Red": "red"}, options={"develop": option})
    assert reason(match, "develop cotton 2") == why
    assert reason(match, "develop cotton 1") is None
    assert reason(match, "develop cotton 4") == "not-on-mat"


@pytest.mark.parametrize(("price", "loans"), [(1, 1), (12, 2)])
def test_a27_as_few_loans_as_will_do(price: int, loans: int) -> None:
    gone = "" if price == 1 else "cotton-1 cotton-1 cotton-2 cotton-2"
    match = turn(hands={"Red": "purple"}, counters={"essen-2": "Green coal-1", "essen-4": "Green iron-1"}, gone={"Red": gone})
    build(match, "purple", "essen-1 coal" if price == 1 else "essen-3 cotton")
    assert state(match)["loans"]["Red"] == loans
    assert reason(match, "borrow") == "not-short"


def test_a27_loans_at_will_one_before_each_action() -> None:
    match = turn(hands={"Red": "red red"}, options={"loans": "at-will"})
    play(match, "borrow")
    assert (cash(match), state(match)["actions_left"]) == (10, 2)
    assert reason(match, "borrow") == "borrowed-already"
    play(match, "pass", "with red", "borrow")
    assert state(match)["loans"]["Red"] == 2


def test_a28_loans_are_repaid_between_actions_ten_dollars_each() -> None:
    match = turn(hands={"Red": "red red"}, cash={"Red": 19}, loans={"Red": 2})
    play(match, "repay")
    assert (cash(match), state(match)["loans"]["Red"]) == (9, 1)
    assert reason(match, "repay") == "no-money"
    match = turn(cash={"Red": 19})
    assert reason(match, "repay") == "no-loan"


def test_a29_only_buildings_railways_and_bought_cubes_count_as_spent() -> None:
    match = turn(hands={"Red": "red"}, cash={"Red": 40}, loans={"Red": 2}, demand={"coal": 0})
    play(match, "repay")
    build(match, "red", "bohemia-1 coal")
    assert spent(match) == 1


def test_a30_equal_spenders_keep_their_order_for_several_rounds() -> None:
    match = turn(
        "Green", order=["Yellow", "Red", "Green"], hands={"Green": "red red", "Yellow": "red red", "Red": "red red"}, actions_left=1
    )
    pass_turn(match)
    assert state(match)["order"][:3] == ["Yellow", "Red", "Green"]
    assert match.player == "Yellow"


def test_a38_railways_then_loans_then_points() -> None:
    match = turn(
        cash={"Red": 7},
        loans={"Red": 1},
        hands={"Red": "red"},
        order=["Yellow", "Green", "Red"],
        actions_left=1,
        empty_pile=True,
        face_up="",
        rails={"denmark-kiel": "Red", "kiel-hamburg": "Red"},
        options={"last-round": "cut"},
    )
    events = play(match, "pass", "with red")
    assert [k for k in kinds(events) if k in ("rails-paid", "repaid", "over")] == ["rails-paid", "repaid", "over"]
    assert (cash(match), match.scores()["Red"]) == (7 + 3 + 2 - 10, 0)


def test_a39_cards_left_at_the_end_count_nothing() -> None:
    scores = []
    for hand in ("red", "red red red"):
        match = turn(
            "Green", order=["Red", "Yellow", "Green"], hands={"Green": "red", "Yellow": hand}, actions_left=1, empty_pile=True, face_up=""
        )
        play(match, "pass", "with red")
        scores.append(match.scores())
    assert scores[0] == scores[1]


def test_a44_ships_and_sea_markets_belong_to_no_railway() -> None:
    match = turn(
        board="new-england",
        hands={"Red": "red"},
        order=["Yellow", "Green", "Red"],
        actions_left=1,
        empty_pile=True,
        face_up="",
        counters={"boston-1": "Green port-1", "massachusetts-bay-1": "Green ship-2"},
        rails={"boston-lowell": "Red"},
    )
    events = play(match, "pass", "with red")
    assert [event.values["amount"] for event in events if event.kind == "rails-paid"] == [3]


def test_a48_loans_can_be_repaid_after_the_last_action() -> None:
    match = turn(hands={"Red": "red"}, cash={"Red": 25}, loans={"Red": 3}, actions_left=1)
    play(match, "pass", "with red")
    assert (match.phase, set(match.legal())) == ("settle", {"repay", "done"})
    play(match, "repay", "repay")
    assert match.player == "Yellow"


def test_a48_the_same_action_may_be_taken_twice_and_two_in_one_needs_both() -> None:
    match = turn(hands={"Red": "red red"})
    assert reason(match, "both") is None
    play(match, "pass", "with red")
    assert reason(match, "both") == "both-needed"
    play(match, "pass", "with red")
    assert match.player == "Yellow"


def test_two_players_are_an_unofficial_variant() -> None:
    assert opificio.about(GAME).players == [3, 4, 5]
    assert opificio.about(GAME).unofficial == [2]
    assert len(opificio.new(GAME, NAMES[:2], seed=1).names) == 2
