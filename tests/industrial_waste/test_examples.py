"""The worked examples of the rulebook and of the facts, E1 to E25."""

from __future__ import annotations

import pytest

import opificio
from tests.industrial_waste.arrange import kinds, of, table, track
from tests.industrial_waste.test_rulings import refused, state


def accident(**values: dict[str, int]) -> opificio.Match:
    """The first card of a layout turns out to be the accident."""
    match = table({}, state={"phase": "deal", "seat": "nature", "dealt": 0}, **values)
    match.play("deal accident")
    return match


def test_e1_a_factory_at_growth_16_with_400_workers() -> None:
    match = table({"Anna": ["order"]}, growth={"Anna": 16}, workers={"Anna": 4}, tracks={"Anna": (4, 5, 5)})
    assert match.score_parts()["Anna"]["growth"] == 16
    events = match.play("play order")
    assert next(e for e in events if e.kind == "order").values["income"] == 16
    assert next(e for e in events if e.kind == "fixed-cost" and e.values["seat"] == "Anna").values["amount"] == 4


def test_e2_an_order_at_the_start() -> None:
    match = table({"Anna": ["order"], "Bob": ["order"]})
    match.play("play order")
    assert (of(match, "materials"), of(match, "cash"), of(match, "waste")) == (0, 29, 5)
    assert state(match)["supply"] == 35
    assert state(match)["discards"] == {"order": 1}


def test_e3_annas_first_round() -> None:
    match = table({"Anna": ["order", "raw-materials", "innovation"]})
    for move in ("play raw-materials", "bid 4", "pass", "bid 6", "bid 7"):
        match.play(move)
    assert (of(match, "cash"), of(match, "materials"), state(match)["supply"]) == (8, 10, 25)
    assert [of(match, "cash", name) for name in ("Bob", "Carla", "Dario")] == [15, 15, 15]
    match.play("play innovation")
    match.play("improve materials")
    assert (of(match, "cash"), track(match, "materials")) == (3, 4)
    assert match.score_parts()["Anna"]["materials"] == 3
    events = match.play("play order")
    order = next(e for e in events if e.kind == "order")
    assert (order.values["materials"], order.values["income"], order.values["waste"]) == (4, 14, 5)
    assert (of(match, "materials"), state(match)["supply"], of(match, "cash")) == (6, 29, 12), "after fixed costs of five"


def test_e3x_anna_passes_and_is_paid() -> None:
    match = table({"Anna": ["raw-materials"], "Bob": ["order"]})
    for move in ("play raw-materials", "bid 4", "pass", "bid 6", "pass"):
        match.play(move)
    assert (of(match, "cash"), of(match, "cash", "Dario"), of(match, "materials", "Dario")) == (21, 9, 10)


@pytest.mark.parametrize("waste", [9, 10, 11, 12])
def test_e4_bob_uses_the_advisor_grows_and_keeps_his_last_card(waste: int) -> None:
    match = table({"Bob": ["advisor", "waste-disposal", "growth", "raw-materials"]}, turn="Bob", waste={"Bob": waste})
    match.play("play advisor")
    match.play("with waste-disposal")
    assert of(match, "waste", "Bob") == waste - 6
    assert sum(of(match, "hand", "Bob").values()) == 2
    match.play("play growth")
    assert of(match, "growth", "Bob") == 15
    match.play("keep")
    assert of(match, "kept", "Bob") == "raw-materials"
    assert match.view(0)["state"]["kept"]["Bob"] is None, "the others see only that there is a card"
    deal_different(match)
    while match.player != "Bob":
        match.play(match.legal()[0])
    match.play(match.legal()[0])
    assert sum(of(match, "hand", "Bob").values()) + 1 == 4


def deal_different(match: opificio.Match) -> None:
    """Nature deals columns of three different cards, never the accident."""
    while match.phase == "deal":
        s = state(match)
        column = s["columns"][s["dealt"] % (len(match.names) + 1)]
        match.play(next(m for m in match.outcomes() if m.split()[1] not in (*column, "accident")))


def test_e5_the_advisor_doubles_the_lot() -> None:
    match = table({"Anna": ["advisor", "raw-materials"]}, tracks={"Anna": (5, 4, 5)})
    match.play("play advisor")
    match.play("with raw-materials")
    assert state(match)["lot"] == 8


@pytest.mark.parametrize(
    ("growth", "tracks", "cash", "loans", "total"),
    [
        (18, (3, 2, 3), 38, 1, 49),  # E6
        (20, (3, 2, 3), 15, 0, 49),  # E6
        (14, (5, 5, 5), 15, 0, 24),  # E7
        (20, (1, 2, 1), 22, 0, 71),  # E8
        (19, (3, 1, 1), 19, 0, 64),  # E9
    ],
)
def test_e6_to_e9_scores(growth: int, tracks: tuple[int, int, int], cash: int, loans: int, total: int) -> None:
    match = table(
        {"Anna": ["order"]},
        growth={"Anna": growth},
        tracks={"Anna": tracks},
        cash={"Anna": cash},
        loans={"Anna": loans},
        state={"ending": 1},
    )
    assert match.scores()["Anna"] == total
    assert sum(match.score_parts()["Anna"].values()) == total


def test_e10_waste_11_can_fill_an_order_and_12_cannot() -> None:
    table({"Anna": ["order"]}, waste={"Anna": 11}).play("play order")
    assert refused(table({"Anna": ["order"]}, waste={"Anna": 12}), "play order") == "too-much-waste"


def test_e11_waste_removal_at_zero() -> None:
    match = table({"Anna": ["waste-removal"], "Bob": ["order"]}, waste={"Bob": 16, "Carla": 8, "Dario": 3})
    match.play("play waste-removal")
    assert [of(match, "waste", name) for name in match.names] == [0, 16, 9, 4]


@pytest.mark.parametrize(("waste", "cash", "growth"), [(8, 20, 17), (9, 15, 16), (12, 15, 16), (13, 10, 15)])
def test_e12_what_an_accident_costs_by_zone(waste: int, cash: int, growth: int) -> None:
    match = accident(waste={"Anna": waste}, growth={"Anna": 17}, cash={"Anna": 20})
    assert (of(match, "cash"), of(match, "growth")) == (cash, growth)


def test_e13_a_red_company_without_money_borrows() -> None:
    match = accident(waste={"Anna": 13}, growth={"Anna": 15}, cash={"Anna": 4})
    assert (of(match, "cash"), of(match, "growth"), of(match, "loans")) == (4, 14, 1)


def test_e14_bribery_keeps_the_factory_in_place() -> None:
    match = table(
        {}, kept={"Anna": "bribery"}, waste={"Anna": 9}, cash={"Anna": 20}, growth={"Anna": 17},
        state={"phase": "deal", "seat": "nature", "dealt": 0},
    )  # fmt: skip
    match.play("deal accident")
    match.play("bribe")
    assert (of(match, "cash"), of(match, "growth"), of(match, "kept")) == (14, 17, None)
    assert state(match)["discards"] == {"bribery": 1}


def test_e15_the_advisor_adds_five_to_an_order() -> None:
    match = table({"Anna": ["advisor", "order"], "Bob": ["order"]})
    match.play("play advisor")
    match.play("with order")
    assert of(match, "cash") == 15 + 19


def test_e16_the_advisor_repays_a_loan() -> None:
    match = table({"Anna": ["advisor"], "Bob": ["order"]}, cash={"Anna": 12}, loans={"Anna": 2})
    match.play("play advisor")
    match.play("repay")
    assert (of(match, "cash"), of(match, "loans")) == (2, 1)


@pytest.mark.parametrize(("players", "columns"), [(2, 3), (3, 4), (4, 5)])
def test_e17_the_layout_and_the_last_choice(players: int, columns: int) -> None:
    match = opificio.new("industrial-waste", players, seed=12)
    laid = [column for column in state(match)["columns"] if column[0]]
    assert len(laid) == columns
    assert all(len(set(column)) == 3 for column in laid)
    for left in range(columns, 2, -1):
        assert len(match.legal()) == left
        match.play(match.legal()[0])
    assert len(match.legal()) == 2, "the last one chooses between two"


def test_e18_fixed_costs_force_a_loan() -> None:
    match = table({"Anna": ["growth"]}, cash={"Anna": 3})
    events = match.play("play growth")
    assert "forced-loan" in kinds(events)
    assert (of(match, "loans"), of(match, "cash")) == (1, 8)


def test_e19_the_last_round_is_finished_and_the_final_accident_always_comes() -> None:
    match = table({"Anna": ["growth"]}, growth={"Anna": 19}, waste={"Anna": 13}, cash={"Anna": 30}, workers={"Anna": 2})
    events = match.play("play growth")
    assert kinds(events).index("fixed-cost") < kinds(events).index("final-accident")
    assert match.over
    assert (of(match, "cash"), of(match, "growth")) == (18, 18)
    parts = match.score_parts()["Anna"]
    assert (parts["growth"], parts["money"]) == (18, 9)


def test_e20_more_money_breaks_a_tie() -> None:
    match = table(
        {"Anna": ["growth"]}, growth={"Anna": 19, "Bob": 20}, cash={"Anna": 17, "Bob": 18, "Carla": 5, "Dario": 5}, state={"ending": 1}
    )
    match.play("play growth")
    assert match.scores()["Anna"] == match.scores()["Bob"]
    assert match.ranking()[0].name == "Bob"
    assert match.ranking()[1].place == 2


@pytest.mark.parametrize(("first", "second", "gain"), [("waste", "waste", 5), ("waste", "materials", 4)])
def test_e21_the_advisor_with_innovation(first: str, second: str, gain: int) -> None:
    match = table({"Anna": ["advisor", "innovation"], "Bob": ["order"]})
    before = match.score_parts()["Anna"]
    for move in ("play advisor", "with innovation", f"improve {first}", f"improve {second}"):
        match.play(move)
    after = match.score_parts()["Anna"]
    assert sum(after[t] - before[t] for t in ("rationalization", "materials", "waste")) == gain
    assert of(match, "cash") == 5


def test_e22_the_advisor_with_waste_removal() -> None:
    match = table({"Anna": ["advisor", "waste-removal"], "Bob": ["order"]}, waste={"Anna": 1, "Bob": 15, "Carla": 16, "Dario": 4})
    match.play("play advisor")
    match.play("with waste-removal")
    assert [of(match, "waste", name) for name in match.names] == [0, 16, 16, 6]


def test_e23_after_an_accident_everything_is_shuffled_in_phase_5() -> None:
    match = table({"Anna": ["growth"], "Bob": ["order"]}, discards=["order", "innovation"], state={"aside": 1})
    match.play("keep")
    match.play("keep")
    assert sum(state(match)["pile"].values()) == 51
    assert state(match)["discards"] == {}
    assert state(match)["aside"] == 0


@pytest.mark.parametrize(("waste", "cash"), [(9, 5), (13, 10)])
def test_e24_bribery_without_enough_money(waste: int, cash: int) -> None:
    match = table(
        {}, kept={"Anna": "bribery"}, waste={"Anna": waste}, cash={"Anna": cash}, growth={"Anna": 17},
        state={"phase": "deal", "seat": "nature", "dealt": 0},
    )  # fmt: skip
    match.play("deal accident")
    match.play("bribe")
    assert (of(match, "loans"), of(match, "cash"), of(match, "growth")) == (1, 9, 17)


def test_e25_the_advisor_with_hiring_firing_at_500_workers() -> None:
    match = table({"Anna": ["advisor", "hiring-firing"], "Bob": ["order"]})
    match.play("play advisor")
    match.play("with hiring-firing")
    assert refused(match, "hire") == "fully-staffed"
    match.play("fire")
    assert of(match, "workers") == 3
