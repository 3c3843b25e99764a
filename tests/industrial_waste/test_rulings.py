"""The thirty rulings of docs/rulings/industrial-waste.md, each with a test that fails when it is broken."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import opificio
from opificio.games.industrial_waste.tables import CARDS
from opificio.kit.errors import IllegalMove
from opificio.kit.game import load_game
from opificio.kit.layout import NATURE
from tests.industrial_waste.arrange import kinds, of, table, track


def refused(match: opificio.Match, move: str) -> str:
    with pytest.raises(IllegalMove) as error:
        match.play(move)
    return str(error.value.reason)  # type: ignore[attr-defined]


def state(match: opificio.Match) -> dict[str, Any]:
    return match.position()["state"]  # type: ignore[no-any-return]


def through_costs(match: opificio.Match) -> None:
    """Lets everybody discard what can be discarded and keep the rest, until nature deals the next round."""
    while match.phase == "turn":
        match.play(next(m for m in match.legal() if m.startswith(("discard", "keep", "play"))))


def test_ruling_01_the_pile_is_shuffled_only_when_empty_or_after_an_accident() -> None:
    match = table({"Anna": ["growth"]}, discards=["order", "order"])
    before = state(match)["pile"]
    events = match.play("play growth")
    assert "reshuffled" not in kinds(events)
    assert state(match)["pile"] == before
    assert state(match)["discards"] == {"order": 2, "growth": 1}
    after_accident = table({"Anna": ["growth"]}, discards=["order", "order"], state={"aside": 1})
    assert "reshuffled" in kinds(after_accident.play("play growth"))
    assert state(after_accident)["discards"] == {}


def test_ruling_02_a_duplicate_is_discarded_and_nature_draws_again_for_the_same_place() -> None:
    match = opificio.new("industrial-waste", 4, nature="manual")
    for _ in range(5):
        match.play("deal order")
    assert match.outcomes()["deal order"] == 4, "blocked kinds keep their weight"
    assert kinds(match.play("deal order")) == ["duplicate"]
    assert state(match)["dealt"] == 5
    assert state(match)["discards"] == {"order": 1}
    match.play("deal growth")
    assert state(match)["columns"][0] == ["order", "growth", None]


def test_ruling_02_an_empty_pile_is_refilled_only_when_a_card_is_needed_and_without_the_accident() -> None:
    match = table({"Anna": ["growth"]}, pile=["order"], state={"aside": 1})
    columns = [["order", "growth", "innovation"], ["order", "growth", "innovation"], ["order", "growth", "innovation"],
               ["order", "growth", "innovation"], ["waste-disposal", "growth", None]]  # fmt: skip
    match = table(
        {},
        turn="Anna",
        pile=["order"],
        state={"phase": "deal", "seat": "nature", "dealt": 14, "columns": columns, "aside": 1},
    )
    match.play("deal order")
    assert match.phase == "take"
    assert sum(state(match)["pile"].values(), 0) == 0, "the last card has left the pile and nobody needs another"
    earlier = table(
        {},
        pile=["waste-disposal"],
        state={"phase": "deal", "seat": "nature", "dealt": 14, "columns": columns, "aside": 1},
    )
    assert kinds(earlier.play("deal waste-disposal")) == ["duplicate", "reshuffled"]
    assert "deal accident" not in earlier.outcomes()
    assert "deal waste-disposal" in earlier.outcomes(), "the duplicate was among the shuffled discards"


def test_ruling_03_an_accident_is_resolved_from_the_start_player_clockwise_then_its_place_is_dealt() -> None:
    match = opificio.new("industrial-waste", 4, nature="manual")
    match.play("deal order")
    events = match.play("deal accident")
    assert kinds(events) == ["accident", "spared", "spared", "spared", "spared"]
    assert [e.values["seat"] for e in events[1:]] == match.names
    assert match.seat == NATURE
    assert state(match)["dealt"] == 1
    assert "deal accident" not in match.outcomes(), "at most one in a layout"
    second = table({"Carla": ["growth"]}, turn="Carla", growth={"Carla": 19}, state={"starter": "Carla"})
    final = second.play("play growth")
    assert [e.values["seat"] for e in final if e.kind == "spared"] == ["Carla", "Dario", "Anna", "Bob"]


def test_ruling_04_only_a_kept_bribery_can_be_used_in_phase_1() -> None:
    match = table({}, kept={"Bob": "bribery"}, waste={"Anna": 9, "Bob": 9}, state={"phase": "deal", "seat": "nature", "dealt": 0})
    events = match.play("deal accident")
    assert kinds(events) == ["accident", "fined"], "Anna is not asked"
    assert match.player == "Bob"
    assert match.phase == "bribe"


def test_ruling_05_bribery_is_allowed_at_growth_14_although_it_saves_nothing() -> None:
    match = table({}, kept={"Anna": "bribery"}, waste={"Anna": 9}, state={"phase": "deal", "seat": "nature", "dealt": 0})
    match.play("deal accident")
    match.play("bribe")
    assert of(match, "growth") == 14
    assert of(match, "cash") == 15 - 6


@pytest.mark.parametrize(
    ("waste", "growth", "after", "fine"), [(13, 15, 14, 10), (13, 14, 14, 10), (9, 14, 14, 5), (16, 20, 18, 10), (12, 15, 14, 5)]
)
def test_ruling_06_a_factory_falls_back_as_far_as_there_is_room(waste: int, growth: int, after: int, fine: int) -> None:
    match = table({}, waste={"Anna": waste}, growth={"Anna": growth}, state={"phase": "deal", "seat": "nature", "dealt": 0})
    match.play("deal accident")
    assert of(match, "growth") == after
    assert of(match, "cash") == 15 - fine


def test_ruling_07_bids_go_round_once_from_the_sellers_left_each_above_the_last() -> None:
    match = table({"Bob": ["raw-materials"]}, turn="Bob")
    match.play("play raw-materials")
    assert match.player == "Carla"
    match.play("bid 4")
    assert match.player == "Dario"
    assert refused(match, "bid 4") == "bid-too-low"
    match.play("pass")
    assert match.player == "Anna"
    match.play("bid 6")
    assert match.player == "Bob"
    match.play("bid 7")
    assert of(match, "materials", "Bob") == 10


def test_ruling_08_unopposed_the_seller_takes_the_lot_for_nothing_without_being_asked() -> None:
    match = table({"Anna": ["raw-materials"], "Bob": ["order"]})
    match.play("play raw-materials")
    assert "bid 1" in match.legal(), "the first bid is at least 1"
    match.play("pass")
    match.play("pass")
    events = match.play("pass")
    assert kinds(events) == ["passed", "own-lot"]
    assert of(match, "materials") == 10
    assert of(match, "cash") == 15
    assert match.player == "Bob"


OWN_PRICE = """
import opificio
from tests.industrial_waste.arrange import table, of
m = table({"Anna": ["raw-materials"], "Bob": ["order"]}, cash={"Anna": 2})
m.play("play raw-materials")
for _ in range(3):
    m.play("pass")
assert m.player == "Anna" and m.legal() == ["pass", "loan"], m.legal()
assert "3" in m.why("bid 4"), m.why("bid 4")
m.play("loan")
assert "bid 3" in m.legal()
m.undo(); m.play("pass")
assert of(m, "materials") == 5 and m.position()["state"]["supply"] == 30
m.undo(); m.play("loan"); m.play("bid 3")
assert of(m, "materials") == 10 and of(m, "cash") == 9
"""


def test_ruling_08_with_a_minimum_price_the_seller_pays_it_to_the_bank_or_declines(tmp_path: Path) -> None:
    tables = tmp_path / "mine.toml"
    tables.write_text('[limits]\nsource = "reconstructed"\nloans = 99\nbid = 99\nmin-uncontested-price = 3\n')
    run_with_tables(tables, OWN_PRICE)


def run_with_tables(tables: Path, code: str) -> None:
    import os

    environment = {**os.environ, "OPIFICIO_TABLES": f"industrial-waste={tables}", "OPIFICIO_JIT": "0"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_ruling_09_the_seller_may_pass_and_the_highest_bidder_pays_him() -> None:
    match = table({"Anna": ["raw-materials"]})
    for move in ("play raw-materials", "bid 4", "pass", "bid 6", "pass"):
        match.play(move)
    assert of(match, "cash") == 15 + 6 - 5, "six from Dario, then five of fixed costs"
    assert of(match, "cash", "Dario") == 15 - 6 - 5
    assert of(match, "materials", "Dario") == 10


def test_ruling_10_bids_are_limited_by_cash_after_voluntary_loans() -> None:
    match = table({"Anna": ["raw-materials"]})
    match.play("play raw-materials")
    assert refused(match, "bid 16") == "bid-beyond-cash"
    match.play("loan")
    assert "bid 25" in match.legal()
    assert refused(match, "bid 26") == "bid-beyond-cash"


def test_ruling_11_a_short_supply_is_auctioned_as_it_is() -> None:
    match = table({"Anna": ["raw-materials"]}, materials={"Anna": 40, "Bob": 0, "Carla": 0, "Dario": 7})
    match.play("play raw-materials")
    assert state(match)["lot"] == 3


def test_ruling_11_with_an_empty_supply_the_card_has_no_effect_and_the_advisor_cannot_go_with_it() -> None:
    match = table({"Anna": ["raw-materials", "advisor"], "Bob": ["order"]}, materials={"Anna": 40, "Bob": 0, "Carla": 0, "Dario": 10})
    assert refused(match, "discard raw-materials") == "must-not-discard"
    assert refused(match, "play advisor") == "advisor-alone"
    assert kinds(match.play("play raw-materials")) == ["played", "no-lot"]
    assert match.player == "Bob"
    last = table({"Anna": ["raw-materials"]}, materials={"Anna": 40, "Bob": 0, "Carla": 0, "Dario": 10})
    assert "keep" in last.legal()


def test_ruling_12_a_store_has_no_limit() -> None:
    match = table({"Anna": ["raw-materials"]}, materials={"Anna": 35, "Bob": 0, "Carla": 0, "Dario": 0})
    for move in ("play raw-materials", "pass", "pass", "pass"):
        match.play(move)
    assert of(match, "materials") == 40


def test_ruling_13_an_order_that_cannot_be_filled_is_discarded_or_kept() -> None:
    match = table({"Anna": ["order", "growth"]}, materials={"Anna": 4, "Bob": 6})
    assert refused(match, "play order") == "few-materials"
    assert "discard order" in match.legal()
    few = table({"Anna": ["order"]}, workers={"Anna": 4})
    assert refused(few, "play order") == "few-workers"
    assert {"discard order", "keep"} <= set(few.legal())


def test_ruling_13_innovation_and_repayment_need_cash_and_a_loan_is_offered_first() -> None:
    match = table({"Anna": ["innovation"]}, cash={"Anna": 4})
    assert refused(match, "play innovation") == "innovation-cash"
    match.play("loan")
    match.play("play innovation")
    match.play("improve waste")
    assert track(match, "waste") == 4
    spent = table({"Anna": ["innovation"]}, tracks={"Anna": (1, 1, 1)})
    assert refused(spent, "play innovation") == "tracks-at-end"
    repay = table({"Anna": ["advisor"]}, cash={"Anna": 9}, loans={"Anna": 1})
    assert refused(repay, "play advisor") == "advisor-alone"
    repay.play("loan")
    repay.play("play advisor")
    repay.play("repay")
    assert of(repay, "loans") == 1


@pytest.mark.parametrize(("waste", "allowed"), [(11, True), (12, False), (16, False)])
def test_ruling_14_waste_may_reach_16_and_no_more(waste: int, allowed: bool) -> None:
    match = table({"Anna": ["order"]}, waste={"Anna": waste})
    if allowed:
        match.play("play order")
        assert of(match, "waste") == 16
    else:
        assert refused(match, "play order") == "too-much-waste"


def test_ruling_15_a_track_at_1_cannot_improve_and_the_advisor_needs_two_real_steps() -> None:
    match = table({"Anna": ["innovation", "advisor"]}, tracks={"Anna": (1, 1, 2)})
    assert refused(match, "play advisor") == "advisor-alone"
    match.play("play innovation")
    assert refused(match, "improve materials") == "track-at-end"
    assert match.legal() == ["improve waste"]
    two = table({"Anna": ["innovation", "advisor"]}, tracks={"Anna": (1, 1, 3)})
    for move in ("play advisor", "with innovation", "improve waste", "improve waste"):
        two.play(move)
    assert track(two, "waste") == 1


def test_ruling_16_the_advisor_moves_a_factory_two_steps_one_way_or_one_to_the_edge() -> None:
    for workers, move, after in ((5, "fire", 3), (1, "hire", 3), (4, "hire", 5), (2, "fire", 1)):
        match = table({"Anna": ["advisor", "hiring-firing"], "Bob": ["order"]}, workers={"Anna": workers})
        for step in ("play advisor", "with hiring-firing", move):
            match.play(step)
        assert of(match, "workers") == after


def test_ruling_17_the_advisor_with_growth_at_19_moves_to_20_and_ends_the_game() -> None:
    match = table({"Anna": ["advisor", "growth"], "Bob": ["order"]}, growth={"Anna": 19})
    match.play("play advisor")
    assert "last-round" in kinds(match.play("with growth"))
    assert of(match, "growth") == 20
    assert state(match)["ending"] == 1


def test_ruling_18_cards_without_effect() -> None:
    end = table({"Anna": ["growth"]}, growth={"Anna": 20}, state={"ending": 1})
    assert refused(end, "play growth") == "growth-at-end"
    assert {"discard growth", "keep"} <= set(end.legal())
    clean = table({"Anna": ["waste-disposal", "advisor"], "Bob": ["order"]})
    assert refused(clean, "play advisor") == "advisor-alone"
    assert kinds(clean.play("play waste-disposal")) == ["played"]
    full = table({"Anna": ["waste-removal", "advisor", "growth"]}, waste={"Bob": 16, "Carla": 16, "Dario": 16})
    full.play("play advisor")
    assert refused(full, "with waste-removal") == "no-change"
    assert full.legal() == ["with growth"]
    more = table({"Anna": ["waste-disposal", "advisor"], "Bob": ["order"]}, waste={"Anna": 4})
    more.play("play advisor")
    more.play("with waste-disposal")
    assert of(more, "waste") == 0, "min(6, waste), without a choice"


def test_ruling_18_the_advisor_need_not_add_anything_to_its_partner() -> None:
    match = table({"Anna": ["advisor", "raw-materials"]}, materials={"Anna": 40, "Bob": 0, "Carla": 0, "Dario": 6})
    match.play("play advisor")
    match.play("with raw-materials")
    assert state(match)["lot"] == 4


def test_ruling_19_no_two_advisors_and_no_bribery() -> None:
    match = table({"Anna": ["advisor", "advisor", "bribery", "growth"]})
    match.play("play advisor")
    assert refused(match, "with advisor") == "not-with-advisor"
    assert refused(match, "with bribery") == "not-with-advisor"


def test_ruling_20_one_loan_is_returned_whatever_tokens_show_it() -> None:
    match = table({"Anna": ["advisor"], "Bob": ["order"]}, cash={"Anna": 12}, loans={"Anna": 2})
    match.play("play advisor")
    match.play("repay")
    assert (of(match, "cash"), of(match, "loans")) == (2, 1)


def test_ruling_21_fewer_workers_than_needed_only_block_orders() -> None:
    match = table({"Anna": ["hiring-firing", "order"]})
    match.play("play hiring-firing")
    match.play("fire")
    assert of(match, "workers") == 4
    assert refused(match, "play order") == "few-workers"


def test_ruling_22_a_loan_before_the_end_costs_more_points_than_it_brings() -> None:
    match = table({"Anna": ["growth"]})
    before = match.scores()["Anna"]
    match.play("loan")
    assert match.scores()["Anna"] == before - 10 + 5


def test_ruling_23_equal_points_and_money_share_the_win() -> None:
    match = table(
        {"Anna": ["growth"]}, growth={"Anna": 19, "Bob": 20}, cash={"Anna": 20, "Bob": 20, "Carla": 5, "Dario": 5}, state={"ending": 1}
    )
    match.play("play growth")
    assert match.over
    assert [(r.place, r.name) for r in match.ranking()][:2] == [(1, "Anna"), (1, "Bob")]


def test_ruling_24_two_factories_at_the_end_finish_the_same_round() -> None:
    match = table({"Anna": ["growth"], "Bob": ["growth"]}, growth={"Anna": 19, "Bob": 19})
    assert "last-round" in kinds(match.play("play growth"))
    assert not match.over
    assert "last-round" not in kinds(match.play("play growth"))
    assert match.over


def test_ruling_25_a_short_payment_takes_the_fewest_loans() -> None:
    match = table({}, waste={"Anna": 13}, cash={"Anna": 0}, state={"phase": "deal", "seat": "nature", "dealt": 0})
    match.play("deal accident")
    assert (of(match, "loans"), of(match, "cash")) == (1, 0)


def test_ruling_26_loans_are_offered_at_turns_bids_and_bribes_and_nowhere_inside_a_chain() -> None:
    offered = dict.fromkeys(load_game("industrial-waste").phases.labels, False)
    for seed in range(30):
        from tests.harness import new_rng, step

        match = opificio.new("industrial-waste", 4, seed=seed)
        rng = new_rng(seed)
        while not match.over:
            offered[match.phase] |= "loan" in match.legal()
            step(match, "careful", rng)
    assert {phase for phase, seen in offered.items() if seen} <= {"turn", "bid", "bribe"}
    assert offered["turn"]
    assert offered["bid"]
    bribe = table({}, kept={"Anna": "bribery"}, waste={"Anna": 9}, state={"phase": "deal", "seat": "nature", "dealt": 0})
    bribe.play("deal accident")
    assert bribe.legal() == ["bribe", "accept", "loan"]


def test_ruling_26_voluntary_loans_end_at_99_but_forced_ones_do_not() -> None:
    match = table({"Anna": ["growth"]}, loans={"Anna": 99}, cash={"Anna": 0})
    assert refused(match, "loan") == "loan-cap"
    match.play("play growth")
    assert of(match, "loans") == 100


def test_ruling_27_fine_and_bribe_are_one_payment() -> None:
    match = table({}, kept={"Anna": "bribery"}, waste={"Anna": 9}, cash={"Anna": 0}, state={"phase": "deal", "seat": "nature", "dealt": 0})
    match.play("deal accident")
    assert "bribe" in match.legal(), "legal whatever the cash"
    match.play("bribe")
    assert (of(match, "loans"), of(match, "cash")) == (1, 4)


def test_ruling_28_bids_end_at_99() -> None:
    match = table({"Anna": ["raw-materials"]}, cash={"Bob": 150})
    match.play("play raw-materials")
    assert refused(match, "bid 100") == "bid-beyond-cap"
    match.play("bid 99")


def test_ruling_29_drivers_stop_at_the_limit_of_rounds_and_score_as_it_stands() -> None:
    game = load_game("industrial-waste")
    stopped = game.simulate(4, 50, 1, limit=2)
    assert (stopped.finished == 0).any()
    assert (stopped.rounds <= 3).all()
    assert (game.simulate(4, 50, 1).finished == 1).all()


def test_ruling_30_the_bank_never_runs_out() -> None:
    match = table({"Anna": ["order"], "Bob": ["order"]}, cash={"Anna": 400, "Bob": 400, "Carla": 400, "Dario": 400})
    match.play("play order")
    assert of(match, "cash") == 414


def test_the_start_player_can_be_drawn_by_luck() -> None:
    match = opificio.new("industrial-waste", 3, options={"start": "random"}, nature="manual")
    assert match.outcomes() == {"start 1": 1, "start 2": 1, "start 3": 1}
    match.play("start 2")
    assert state(match)["starter"] == "Player 2"


def test_the_tables_hold_53_cards() -> None:
    assert int(np.sum(CARDS)) == 53
