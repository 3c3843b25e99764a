"""The worked examples of the rulebook, T1 to T42, on the maps as they are here."""

from __future__ import annotations

import opificio
from tests.age_of_industry.table import (
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

TO_NETHERLANDS = {"essen-netherlands": "Green"}


def test_t01_the_cheaper_first_building_goes_first_next_round() -> None:
    match = turn("Yellow", 2, hands={"Yellow": "cotton", "Red": "iron"}, order=["Yellow", "Red"], rounds=1, actions_left=1)
    build(match, "cotton", "kassel-1 cotton")
    build(match, "iron", "koeln-1 iron")
    assert [event.values for event in match.history[-1].events if event.kind == "ordered"] == [
        {"position": 1, "seat": "Red", "amount": 2},
        {"position": 2, "seat": "Yellow", "amount": 4},
    ]
    assert match.player == "Red"


def test_t02_a_railway_of_ones_own_opens_kassel_to_industry_cards() -> None:
    match = turn(
        hands={"Red": "cotton iron factory"},
        rails={"kassel-essen": "Red", **TO_NETHERLANDS},
        counters={"kiel-1": "Red port-1"},
        gone={"Red": NO_FACTORY_0},
    )
    for card, price in (("cotton", 4), ("iron", 2), ("factory", 10)):
        assert why_not(match, card, f"kassel-1 {card}") is None
        build(match, card, f"kassel-1 {card}")
        assert spent(match) == price
        for _ in range(3):
            match.undo(force=True)


def test_t03_an_own_mine_in_a_large_location_opens_the_others() -> None:
    match = turn(hands={"Red": "coal cotton iron"}, counters={"essen-1": "Red coal-1"}, gone={"Red": "coal-1"})
    assert sites(match, "coal") == {"essen-1 coal", "essen-2 coal"}
    assert sites(match, "cotton") == {"essen-3 cotton", "essen-4 cotton"}
    assert sites(match, "iron") == {"essen-3 iron", "essen-4 iron"}


def test_t04_a_ship_beyond_an_own_port_uses_its_own_coal() -> None:
    match = turn(
        board="new-england", hands={"Red": "ship"}, face_up="coal coal", counters={"boston-1": "Red port-1"}, gone={"Red": NO_SHIP_0}
    )
    events = build(match, "ship", "massachusetts-bay-1 ship")
    assert spent(match) == 9
    assert taken(events) == [("coal", "massachusetts-bay-1")]
    assert bought(events) == [("iron", 1)]
    assert cubes(match, "massachusetts-bay-1") == 2


def test_t05_a_brown_card_opens_every_brown_space() -> None:
    match = turn(hands={"Red": "brown"}, counters={"berlin-1": "Red cotton-1"})
    found = sites(match, "brown")
    assert {site.split()[0] for site in found if site.endswith("cotton")} == {
        "regensburg-1",
        "muenchen-1",
        "muenchen-2",
        "augsburg-1",
        "nuernberg-1",
        "nuernberg-2",
        "stuttgart-1",
        "stuttgart-2",
        "strassburg-1",
    }
    assert [site for site in found if site.endswith("coal")] == ["mannheim-1 coal"]


def test_t06_blank_spaces_take_mills_works_and_factories() -> None:
    rails = {"essen-koeln": "Green", **TO_NETHERLANDS}
    match = turn(hands={"Red": "purple"}, rails=rails, gone={"Red": NO_FACTORY_0})
    for space in ("koeln-1", "koeln-2"):
        for industry in ("cotton", "iron", "factory"):
            assert why_not(match, "purple", f"{space} {industry}") is None
        for industry in ("coal", "port", "ship"):
            assert why_not(match, "purple", f"{space} {industry}") == "wrong-space"
    match = turn(hands={"Red": "purple"}, gone={"Red": NO_FACTORY_0})
    assert why_not(match, "purple", "koeln-1 factory") == "no-coal"


def test_t07_belgium_takes_only_a_coal_mine() -> None:
    match = turn(hands={"Red": "purple"})
    assert {site for site in sites(match, "purple") if site.startswith("belgium")} == {"belgium-1 coal"}


def test_t08_kiel_takes_only_a_port() -> None:
    match = turn(hands={"Red": "green"})
    assert {site for site in sites(match, "green") if site.startswith("kiel")} == {"kiel-1 port"}


def test_t09_a_location_card_builds_a_ship_beyond_anyones_port() -> None:
    match = turn(
        board="new-england",
        hands={"Red": "green"},
        counters={"portland-1": "Yellow port-1", "lowell-1": "Red cotton-1"},
        gone={"Red": NO_SHIP_0},
    )
    build(match, "green", "casco-bay-1 ship")
    assert spent(match) == 9
    assert state(match)["owner"]["casco-bay-1"] == "Red"


def test_t10_the_lowest_level_on_the_mat_is_built() -> None:
    match = turn(hands={"Red": "purple"})
    assert build(match, "purple", "koeln-1 cotton")[1].values["level"] == 1
    match = turn(
        hands={"Red": "purple"},
        gone={"Red": "cotton-1 cotton-1 cotton-2"},
        counters={"essen-1": "Green coal-1"},
        rails={"essen-koeln": "Green"},
    )
    assert build(match, "purple", "koeln-1 cotton")[1].values["level"] == 2


def test_t11_the_three_cotton_mills_cost_what_the_mat_says() -> None:
    rails = {"essen-koeln": "Green", **TO_NETHERLANDS}
    for gone, price, resources in (
        ("", 4, []),
        ("cotton-1 cotton-1", 6, ["coal"]),
        ("cotton-1 cotton-1 cotton-2 cotton-2", 12, ["coal", "iron"]),
    ):
        match = turn(hands={"Red": "purple"}, rails=rails, gone={"Red": gone})
        events = build(match, "purple", "koeln-1 cotton")
        assert events[1].values["amount"] == price
        assert [resource for resource, _ in bought(events)] == resources


def test_t12_factories_need_two_developments_first() -> None:
    rails = {"essen-koeln": "Green", **TO_NETHERLANDS}
    match = turn(hands={"Red": "purple purple purple"}, rails=rails)
    assert why_not(match, "purple", "koeln-1 factory") == "level-zero"
    play(match, "develop factory 0", "with purple", "develop factory 0", "with purple")
    assert match.player == "Yellow"
    match = turn(hands={"Red": "purple"}, rails=rails, gone={"Red": NO_FACTORY_0})
    assert build(match, "purple", "koeln-1 factory")[1].values["level"] == 3


def test_t13_coal_travels_over_anyones_railways() -> None:
    match = turn(
        hands={"Red": "cotton"},
        rails={"berlin-magdeburg": "Red", "berlin-poland": "Yellow"},
        counters={"poland-1": "Yellow coal-1", "kassel-1": "Red iron-1"},
        gone={"Red": "cotton-1 cotton-1"},
    )
    events = build(match, "cotton", "magdeburg-1 cotton")
    assert taken(events) == [("coal", "poland-1")]
    assert spent(match) == 6
    assert cubes(match, "poland-1") == 2


def regensburg() -> opificio.Match:
    rails = ["regensburg-bohemia", "regensburg-muenchen", "augsburg-regensburg", "stuttgart-augsburg", "mannheim-stuttgart"]
    return turn(
        hands={"Red": "brown"},
        rails=dict.fromkeys(rails, "Green"),
        gone={"Red": NO_FACTORY_0},
        counters={"bohemia-1": "Yellow coal-1 1", "mannheim-1": "Red coal-1", "muenchen-1": "Red iron-1 1", "augsburg-1": "Yellow iron-1"},
    )


def test_t14_the_nearest_coal_and_a_choice_between_equal_iron() -> None:
    match = regensburg()
    assert why_not(match, "brown", "muenchen-2 factory") == "location-limit"
    play(match, "build", "with brown", "at regensburg-1 factory")
    assert set(match.legal()) == {"iron from muenchen-1", "iron from augsburg-1"}
    assert reason(match, "coal from mannheim-1") == "wrong-cube"
    play(match, "iron from muenchen-1")
    assert side(match, "bohemia-1") == side(match, "muenchen-1") == "flipped"
    assert cash(match, "Yellow") == 4
    assert spent(match) == 8
    assert cash(match) == 10 - 8 + 5


def test_t15_anyone_connected_to_a_distant_port_may_buy_from_demand() -> None:
    for rails, why in (({"mannheim-france": "Green", "frankfurt-mannheim": "Green"}, None), ({"frankfurt-mannheim": "Green"}, "no-coal")):
        match = turn(hands={"Red": "purple"}, rails=rails, gone={"Red": "cotton-1 cotton-1"})
        assert why_not(match, "purple", "frankfurt-1 cotton") == why


def test_t16_an_empty_demand_box_sells_for_four_dollars() -> None:
    match = turn(
        hands={"Red": "purple"}, rails=TO_NETHERLANDS, gone={"Red": "cotton-1 cotton-1 cotton-2 cotton-2"}, demand={"coal": 0, "iron": 1}
    )
    assert bought(build(match, "purple", "essen-3 cotton")) == [("coal", 4), ("iron", 3)]
    assert spent(match) == 12 + 4 + 3


def test_t17_a_port_under_construction_serves_itself() -> None:
    match = turn(hands={"Red": "green"}, gone={"Red": "port-1 port-1"})
    assert bought(build(match, "green", "kiel-1 port")) == [("iron", 1)]
    assert spent(match) == 6


def test_t18_new_mines_and_works_hold_their_cubes() -> None:
    match = turn(hands={"Red": "purple purple"}, rails={"essen-koeln": "Green"}, gone={"Red": "iron-1 iron-1"})
    build(match, "purple", "essen-1 coal")
    build(match, "purple", "koeln-1 iron")
    assert cubes(match, "essen-1") == 2  # one of three went into the iron works
    assert cubes(match, "koeln-1") == 4


def test_t19_a_new_mine_fills_the_demand_box_dearest_row_first() -> None:
    match = turn(hands={"Red": "purple"}, rails=TO_NETHERLANDS, gone={"Red": "coal-1 coal-1"}, demand={"coal": 3}, cash={"Red": 3})
    build(match, "purple", "essen-1 coal")
    assert cash(match) == 4
    assert cubes(match, "essen-1") == 1
    assert state(match)["demand"]["coal"] == 6


def test_t20_a_mine_connected_later_keeps_its_cubes() -> None:
    match = turn(counters={"essen-1": "Red coal-1"}, demand={"coal": 0})
    play(match, "rail essen-netherlands")
    assert cubes(match, "essen-1") == 3
    assert state(match)["demand"].get("coal", 0) == 0


def test_t21_the_last_cube_flips_a_mine_on_anyones_turn() -> None:
    match = turn(
        hands={"Red": "purple"}, rails={"essen-koeln": "Green"}, counters={"essen-1": "Yellow coal-1 1"}, gone={"Red": "cotton-1 cotton-1"}
    )
    build(match, "purple", "koeln-1 cotton")
    assert side(match, "essen-1") == "flipped"
    assert cash(match, "Yellow") == 4


def test_t22_a_factory_may_replace_an_own_mill_but_not_an_own_port() -> None:
    rails = {"essen-koeln": "Green", **TO_NETHERLANDS}
    match = turn(
        hands={"Red": "factory"}, rails=rails, counters={"koeln-1": "Red cotton-1", "kiel-1": "Red port-1"}, gone={"Red": NO_FACTORY_0}
    )
    assert why_not(match, "factory", "kiel-1 factory") == "wrong-space"
    build(match, "factory", "koeln-1 factory")
    assert spent(match) == 10
    assert state(match)["counter"]["koeln-1"] == "factory-3"


def test_t23_a_loan_repaid_in_the_same_turn_costs_nothing() -> None:
    match = turn(hands={"Red": "red"}, demand={"coal": 3})
    build(match, "red", "bohemia-1 coal")
    play(match, "repay")
    assert (cash(match), spent(match), state(match)["loans"]["Red"]) == (7, 1, 0)


def test_t24_a_railway_takes_iron_at_one_end_and_buys_coal_at_the_other() -> None:
    match = turn("Yellow", counters={"augsburg-1": "Yellow iron-1"}, rails={"augsburg-regensburg": "Yellow"})
    events = play(match, "rail regensburg-bohemia")
    assert taken(events) == [("iron", "augsburg-1")]
    assert bought(events) == [("coal", 1)]
    assert spent(match, "Yellow") == 2


def sales() -> opificio.Match:
    return turn(
        counters={
            "stettin-2": "Red cotton-1",
            "magdeburg-1": "Red cotton-1",
            "berlin-1": "Red factory-3",
            "danzig-1": "Red port-1",
            "hamburg-1": "Yellow port-1",
        },
        rails={"stettin-danzig": "Red", "berlin-poland": "Yellow", "hannover-magdeburg": "Yellow", "hamburg-hannover": "Green"},
        tiles={"poland": "factory"},
    )


def test_t25_three_sales_in_one_action() -> None:
    match = sales()
    play(match, "sell", "goods berlin-1")
    assert match.legal() == ["to poland"]
    assert reason(match, "to danzig-1") == "wrong-goods"
    play(match, "to poland", "goods stettin-2", "to danzig-1", "goods magdeburg-1", "to hamburg-1")
    assert (cash(match), cash(match, "Yellow")) == (37, 5)
    assert state(match)["actions_left"] == 1


def test_t26_the_last_sale_to_a_sea_market_flips_the_ship() -> None:
    match = turn(
        board="new-england",
        tiles={"massachusetts-bay": "cotton"},
        counters={"boston-3": "Red cotton-1", "boston-1": "Yellow port-1", "massachusetts-bay-1": "Red ship-2 0"},
    )
    play(match, "sell", "goods boston-3", "to massachusetts-bay")
    assert cash(match) == 20
    assert side(match, "massachusetts-bay-1") == "flipped"
    assert side(match, "boston-1") == "working"


def test_t27_two_developments_free_the_first_factory() -> None:
    match = turn(hands={"Red": "ship ship red"})
    events = play(match, "develop factory 0", "with ship", "develop factory 0", "with ship")
    assert kinds(events) == ["discarded", "developed"] * 2
    assert "factory-0" not in state(match)["mat"]["Red"]
    assert state(match)["cards"]["Red"] == 1


def test_t28_with_eight_cards_exactly_one_is_drawn() -> None:
    match = turn(hands={"Red": "red red red red blue blue blue blue"})
    play(match, "draw pile", "deal green")
    assert (match.phase, match.player) == ("act", "Red")
    assert state(match)["cards"]["Red"] == 9
    assert reason(match, "draw 1") == "hand-full"


def test_t29_who_spends_most_goes_last() -> None:
    match = turn(
        "Green",
        4,
        order=["Blue", "Red", "Yellow", "Green"],
        spent={"Yellow": 9, "Red": 5, "Blue": 2, "Green": 2},
        hands={"Green": "red red"},
        actions_left=1,
    )
    pass_turn(match)
    assert state(match)["order"][:4] == ["Blue", "Green", "Red", "Yellow"]


def test_t30_equal_spending_keeps_the_order() -> None:
    match = turn(
        "Blue",
        4,
        order=["Green", "Yellow", "Red", "Blue"],
        spent={"Red": 10, "Yellow": 11, "Green": 11, "Blue": 9},
        hands={"Blue": "red red"},
        actions_left=1,
    )
    pass_turn(match)
    assert state(match)["order"][:4] == ["Blue", "Red", "Green", "Yellow"]


def test_t31_a_loan_taken_for_the_interest_bears_none() -> None:
    match = turn("Green", order=["Red", "Yellow", "Green"], loans={"Red": 3}, cash={"Red": 1}, hands={"Green": "red red"}, actions_left=1)
    pass_turn(match)
    assert (cash(match), state(match)["loans"]["Red"]) == (8, 4)


def test_t32_the_final_scoring_of_the_rulebook() -> None:
    match = turn(
        "Purple",
        5,
        order=["Red", "Yellow", "Green", "Blue", "Purple"],
        hands={"Purple": "red"},
        actions_left=1,
        empty_pile=True,
        face_up="",
        counters={
            "frankfurt-1": "Red factory-3",
            "mannheim-1": "Red coal-2",
            "koeln-1": "Red cotton-1",
            "stuttgart-1": "Red cotton-2",
            "essen-1": "Red coal-1",
            "frankfurt-2": "Yellow cotton-1",
            "nuernberg-1": "Yellow cotton-2",
            "augsburg-1": "Yellow iron-2",
            "koeln-2": "Green cotton-1",
            "stuttgart-2": "Green cotton-1",
            "nuernberg-2": "Green iron-1",
            "kassel-1": "Green iron-1",
            "essen-3": "Blue cotton-1",
        },
        rails={
            "koeln-frankfurt": "Red",
            "frankfurt-mannheim": "Red",
            "mannheim-stuttgart": "Red",
            "essen-koeln": "Red",
            "kassel-frankfurt": "Yellow",
            "frankfurt-wuerzburg": "Yellow",
            "wuerzburg-nuernberg": "Yellow",
            "stuttgart-augsburg": "Yellow",
            "nuernberg-augsburg": "Yellow",
        },
    )
    events = play(match, "pass", "with red")
    assert match.over
    income = {event.values["seat"]: event.values["amount"] for event in events if event.kind == "rails-paid"}
    assert (income["Red"], income["Yellow"]) == (22, 25)
    parts = match.score_parts()
    assert [sum(parts[name][i] for i in ("cotton", "factory", "coal", "iron", "port", "ship")) for name in ("Red", "Yellow")] == [9, 5]
    assert (parts["Red"]["money"], parts["Yellow"]["money"]) == (4, 5)


def test_t33_loans_are_repaid_as_far_as_the_money_goes() -> None:
    match = turn(
        cash={"Red": 29},
        loans={"Red": 3},
        hands={"Red": "red"},
        order=["Yellow", "Green", "Red"],
        actions_left=1,
        empty_pile=True,
        face_up="",
        counters={"berlin-1": "Red factory-4", "koeln-1": "Red cotton-3", "augsburg-1": "Red iron-2"},
        options={"last-round": "cut"},
    )
    play(match, "pass", "with red")
    if match.phase == "settle":
        play(match, "done")
    parts = match.score_parts()["Red"]
    assert (parts["money"], parts["loans"], match.scores()["Red"]) == (1, -5, 5)
    assert (cash(match), state(match)["loans"]["Red"]) == (9, 1)


def test_t34_a_ship_beside_a_tile_without_demand_flips_while_it_is_built() -> None:
    match = turn(
        board="new-england",
        hands={"Red": "purple"},
        counters={"boston-1": "Red port-1"},
        gone={"Red": NO_SHIP_0},
        tiles={"massachusetts-bay": "no-demand"},
        demand={"coal": 3},
    )
    events = build(match, "purple", "massachusetts-bay-1 ship")
    filled = next(event.values for event in events if event.kind == "filled")
    assert (filled["cubes"], filled["amount"]) == (2, 3)
    assert cubes(match, "massachusetts-bay-1") == 0
    assert side(match, "massachusetts-bay-1") == "flipped"


def test_t35_import_coal_crosses_two_sea_lines_before_land() -> None:
    """Import, ship, Boston, Worcester, Springfield: as far as from Pennsylvania over four railways."""
    sea = {"boston-1": "Green port-1", "massachusetts-bay-1": "Green ship-2 2"}
    match = turn(
        board="new-england", hands={"Red": "purple"}, counters=sea, rails={"boston-lowell": "Green"}, gone={"Red": "cotton-1 cotton-1"}
    )
    assert taken(build(match, "purple", "lowell-1 cotton")) == [("coal", "massachusetts-bay-1")]
    match = turn(
        board="new-england",
        hands={"Red": "red"},
        gone={"Red": "cotton-1 cotton-1"},
        counters={**sea, "pennsylvania-1": "Green coal-1"},
        rails={
            "pennsylvania-binghamton": "Green",
            "binghamton-albany": "Green",
            "albany-pittsfield": "Green",
            "pittsfield-springfield": "Green",
            "springfield-worcester": "Green",
            "worcester-boston": "Green",
        },
    )
    play(match, "build", "with red", "at springfield-1 cotton")
    assert set(match.legal()) == {"coal from massachusetts-bay-1", "coal from pennsylvania-1"}


def test_t36_nothing_passes_through_pennsylvania() -> None:
    rails = {"pennsylvania-new-york": "Green", "pennsylvania-binghamton": "Green", "binghamton-albany": "Green"}
    match = turn(
        board="new-england",
        hands={"Red": "red"},
        rails=rails,
        counters={"pennsylvania-1": "Green coal-1"},
        gone={"Red": "cotton-1 cotton-1"},
    )
    assert taken(build(match, "red", "albany-1 cotton")) == [("coal", "pennsylvania-1")]
    match = turn(
        board="new-england",
        hands={"Red": "red"},
        rails=rails,
        gone={"Red": "cotton-1 cotton-1 cotton-2 cotton-2"},
        counters={"new-york-3": "Green iron-1", "pennsylvania-1": "Green coal-1"},
    )
    assert why_not(match, "red", "albany-1 cotton") == "no-iron"
    match = turn(
        board="new-england",
        hands={"Red": "blue"},
        rails=rails,
        gone={"Red": "cotton-1 cotton-1 cotton-2 cotton-2"},
        counters={"new-york-3": "Green iron-1", "pennsylvania-1": "Green coal-1"},
    )
    assert why_not(match, "blue", "pennsylvania-3 cotton") is None


def test_t37_a_ship_card_in_germany_is_a_discard() -> None:
    match = turn(hands={"Red": "ship ship"}, face_up="red red")
    assert reason(match, "build") == "nothing-to-build"
    assert reason(match, "develop factory 0") is None
    assert reason(match, "pass") is None
    assert why_not(match, "ship", "koeln-1 cotton", "both") is None
    match = turn(hands={"Red": "ship"}, face_up="red red", options={"ship-discard": "refused"})
    assert reason(match, "both") == "ship-card"


def test_t38_demand_is_not_reached_through_pennsylvania() -> None:
    board = {
        "board": "new-england",
        "counters": {"new-york-1": "Green port-1"},
        "gone": {"Red": "cotton-1 cotton-1"},
        "rails": {"pennsylvania-new-york": "Green", "pennsylvania-binghamton": "Green", "binghamton-albany": "Green"},
    }
    assert why_not(turn(hands={"Red": "red"}, **board), "red", "albany-1 cotton") == "no-coal"  # type: ignore[arg-type]
    assert why_not(turn(hands={"Red": "blue"}, **board), "blue", "pennsylvania-3 cotton") is None  # type: ignore[arg-type]


def test_t39_an_opponents_empty_mine_gives_way_when_no_coal_is_left() -> None:
    for demand, why in ((0, None), (1, "cubes-left")):
        match = turn(
            hands={"Red": "brown"}, counters={"mannheim-1": "Yellow coal-1 flipped"}, gone={"Red": "coal-1 coal-1"}, demand={"coal": demand}
        )
        assert why_not(match, "brown", "mannheim-1 coal") == why
    match = turn(
        hands={"Red": "brown"}, counters={"mannheim-1": "Yellow coal-1 flipped"}, gone={"Red": "coal-1 coal-1"}, demand={"coal": 0}
    )
    build(match, "brown", "mannheim-1 coal")
    assert spent(match) == 3
    assert state(match)["owner"]["mannheim-1"] == "Red"


def test_t40_what_a_railway_brings() -> None:
    match = turn(
        hands={"Red": "red"},
        order=["Yellow", "Green", "Red"],
        actions_left=1,
        empty_pile=True,
        face_up="",
        sold=["poland"],
        tiles={"poland": "cotton"},
        counters={"berlin-1": "Green cotton-1", "berlin-2": "Green iron-1", "poland-1": "Green coal-1"},
        rails={"berlin-poland": "Red", "denmark-kiel": "Yellow"},
    )
    events = play(match, "pass", "with red")
    assert {event.values["seat"]: event.values["amount"] for event in events if event.kind == "rails-paid"} == {"Red": 6, "Yellow": 3}


def test_t41_no_demand_coal_while_map_coal_reaches_an_end() -> None:
    match = turn(
        counters={"augsburg-1": "Red iron-1", "mannheim-1": "Green coal-1"},
        rails={"augsburg-regensburg": "Red", "stuttgart-augsburg": "Green", "mannheim-stuttgart": "Green"},
    )
    events = play(match, "rail regensburg-bohemia")
    assert taken(events) == [("coal", "mannheim-1"), ("iron", "augsburg-1")]
    assert bought(events) == []


def test_t42_open_cards_do_not_keep_the_game_going() -> None:
    match = turn(
        hands={"Red": "red", "Yellow": "red", "Green": ""},
        order=["Yellow", "Green", "Red"],
        actions_left=1,
        empty_pile=True,
        face_up="blue blue",
    )
    play(match, "pass", "with red")
    assert match.over
    assert state(match)["face_up"] == ["blue", "blue"]
