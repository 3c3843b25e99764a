"""The rules of thumb: whom they beat, and what they see in positions where the right move is obvious."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import opificio
from opificio.bots.contest import contest
from opificio.games.industrial_waste.tables import GROWTH_FIRST, LOAN, POINTS, START_CASH, TRACK_FIRST, WORKERS_MOST
from opificio.kit.game import load_game
from opificio.kit.generic import appraise, ponder
from opificio.kit.layout import durable_bytes
from tests.harness import random_match
from tests.industrial_waste.arrange import table

GAME = "industrial-waste"
FOREMAN, NOVICE, RANDOM = "foreman", "novice", "random"
POINT = 100
POOR_COLUMNS = [
    ["bribery", "hiring-firing", "waste-disposal"],
    ["bribery", "waste-removal", "hiring-firing"],
    ["waste-removal", "waste-disposal", "hiring-firing"],
    ["waste-disposal", "waste-removal", "advisor"],
]


def doing_nothing(rounds: int) -> int:
    """The points of a player who discards everything and borrows for the fixed costs."""
    cash = START_CASH - WORKERS_MOST * rounds
    loans = -(cash // LOAN) if cash < 0 else 0
    return GROWTH_FIRST + 3 * int(POINTS[TRACK_FIRST]) + (cash + LOAN * loans) // 2 - LOAN * loans


def choice(match: opificio.Match) -> str:
    return opificio.bot(FOREMAN, seed=1).choose(match)


def appraisals(match: opificio.Match) -> dict[str, int]:
    """Every legal move with its appraisal."""
    s: Any = match._states[0]
    ponder(s)
    return {move: appraise(s, action) for move, action in zip(match.legal(), match.actions(), strict=True)}


# --- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_foreman_beats_random_players_nearly_always_and_never_does_worse_than_by_doing_nothing(players: int) -> None:
    results = contest(load_game(GAME), [FOREMAN] + [RANDOM] * (players - 1), 300, 1, threads=1)
    assert results.finished.all()
    assert (results.rank[:, 0] == 1).mean() >= 0.98
    assert all(score >= doing_nothing(rounds) for score, rounds in zip(results.score[:, 0], results.rounds, strict=True))


def test_a_foreman_wins_about_every_second_game_against_three_novices() -> None:
    results = contest(load_game(GAME), [FOREMAN, NOVICE, NOVICE, NOVICE], 300, 2, threads=1)
    assert (results.rank[:, 0] == 1).mean() >= 0.5


def test_four_foremen_play_even_games_of_sensible_length() -> None:
    results = contest(load_game(GAME), [FOREMAN] * 4, 300, 3, threads=1)
    scores = results.score[:, :4]
    assert results.finished.all()
    assert 7 <= results.rounds.mean() <= 12
    assert results.rounds.max() <= 40
    assert 40 <= scores.mean() <= 55
    assert np.ptp(scores.mean(axis=0)) < 4
    assert all(row.min() >= doing_nothing(rounds) for row, rounds in zip(scores, results.rounds, strict=True))


def test_foremen_pay_sensible_prices_and_hardly_ever_borrow() -> None:
    prices: list[int] = []
    loans = 0
    for seed in range(5):
        match = opificio.new(GAME, 4, seed=seed)
        bots = [opificio.bot(FOREMAN, seed=seed) for _ in range(4)]
        while not match.over:
            match.play(bots[match.seat].act(match))
        events = [event for move in match.history for event in move.events]
        prices += [event.values["amount"] for event in events if event.kind in ("sold", "own-lot")]
        loans += sum(event.kind == "loan" for event in events)
    assert 1 <= np.mean(prices) <= 6
    assert max(prices) <= 14
    assert loans <= 5


def test_thinking_changes_nothing_that_lasts_and_needs_nothing_but_what_lasts() -> None:
    match = random_match(GAME, 4, seed=5, moves=30)
    bot = opificio.bot(FOREMAN, seed=1)
    for _ in range(40):
        before = durable_bytes(match.game.layout, match._states)
        thought = appraisals(match)
        assert durable_bytes(match.game.layout, match._states) == before
        assert appraisals(opificio.from_position(GAME, match.position())) == thought
        match.play(bot.act(match))


# --- drafting and playing cards --------------------------------------------------------------------------------------


def test_a_foreman_drafts_the_column_that_can_be_played() -> None:
    match = table({}, state={"phase": "take", "columns": [*POOR_COLUMNS, ["growth", "order", "innovation"]]})
    assert choice(match) == "take 5"


def test_a_foreman_likes_a_column_better_that_the_next_one_wants() -> None:
    """Those who sit in their own waste want to be rid of it."""
    columns = [["waste-disposal", "bribery", "hiring-firing"], ["innovation", "raw-materials", "hiring-firing"]]
    columns += [["order", "innovation", "raw-materials"], ["growth", "order", "raw-materials"], ["growth", "order", "innovation"]]
    setting = {"phase": "take", "columns": columns}
    wanted, unwanted = (table({}, waste=dict.fromkeys(("Bob", "Carla", "Dario"), waste), state=setting) for waste in (14, 0))
    leads = [appraisals(match)["take 1"] - appraisals(match)["take 2"] for match in (wanted, unwanted)]
    assert leads[0] > leads[1] + POINT


def test_the_last_to_draft_looks_only_at_his_own_hand() -> None:
    columns = [["order", "innovation", "advisor"], ["growth", "waste-disposal", "bribery"]]
    setting = {"phase": "take", "columns": [*columns, *[[None] * 3] * 3], "starter": "Bob"}
    ready, idle = (table({}, workers=dict.fromkeys(("Bob", "Carla", "Dario"), workers), state=setting) for workers in (5, 2))
    assert appraisals(ready) == appraisals(idle)


def test_a_foreman_grows_before_filling_the_order() -> None:
    seen = appraisals(table({"Anna": ["order", "growth"]}))
    assert seen["play growth"] > seen["play order"] > seen["discard order"]


def test_a_foreman_makes_room_for_the_waste_of_an_order() -> None:
    match = table({"Anna": ["order", "waste-disposal"]}, waste={"Anna": 13})
    assert choice(match) == "play waste-disposal"


def test_a_foreman_keeps_an_order_that_lacks_materials() -> None:
    assert choice(table({"Anna": ["order"]}, materials={"Anna": 0})) == "keep"


def test_a_foreman_does_not_fire_workers_whom_orders_need() -> None:
    seen = appraisals(table({"Anna": ["hiring-firing", "order"]}))
    assert seen["play hiring-firing"] < seen["discard hiring-firing"] - POINT
    match = table({"Anna": ["hiring-firing"]}, tracks={"Anna": (4, 5, 5)})
    assert choice(match) == "play hiring-firing"
    match.play("play hiring-firing")
    assert choice(match) == "fire"


def test_in_the_last_round_a_foreman_leaves_the_yellow_zone() -> None:
    match = table({"Anna": ["waste-disposal"]}, waste={"Anna": 9}, state={"ending": 1})
    assert choice(match) == "play waste-disposal"


# --- the end of the game ---------------------------------------------------------------------------------------------


def test_a_foreman_ends_the_game_when_ahead_and_not_when_behind() -> None:
    ahead = table({"Anna": ["growth"]}, growth={"Anna": 19}, cash={"Anna": 60})
    assert choice(ahead) == "play growth"
    behind = table({"Anna": ["growth"]}, growth={"Anna": 19}, cash={"Anna": 10, "Bob": 60})
    assert choice(behind) != "play growth"


def test_a_foreman_counts_the_orders_others_still_hold_before_ending_the_game() -> None:
    close = table({"Anna": ["growth"]}, growth={"Anna": 19}, cash={"Anna": 15, "Bob": 20})
    threat = table({"Anna": ["growth"], "Bob": ["order", "advisor"]}, growth={"Anna": 19}, cash={"Anna": 15, "Bob": 20})
    margins = [appraisals(m)["play growth"] - appraisals(m)["keep"] for m in (close, threat)]
    assert margins[0] > margins[1] + POINT


# --- loans and accidents ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cash", [0, 4, 5, 9, 15, 40])
def test_a_foreman_takes_no_pointless_loan(cash: int) -> None:
    seen = appraisals(table({"Anna": ["order", "growth"]}, cash={"Anna": cash}))
    assert seen["loan"] <= max(seen.values()) - POINT


def test_a_loan_that_must_be_taken_anyway_is_taken_in_time_for_an_innovation() -> None:
    match = table({"Anna": ["innovation"]}, cash={"Anna": 4}, tracks={"Anna": (5, 5, 2)})
    assert choice(match) == "loan"
    match.play("loan")
    assert choice(match) == "play innovation"
    match.play("play innovation")
    assert choice(match) == "improve waste"


def test_a_foreman_without_coins_and_materials_borrows_for_a_lot() -> None:
    """An order lies ready; without materials it brings nothing, and without coins there will be none."""
    setting: dict[str, Any] = {"kept": {"Anna": "order"}, "cash": {"Anna": 6}}
    stranded = table({"Anna": ["growth"]}, materials={"Anna": 0}, **setting)
    supplied = table({"Anna": ["growth"]}, materials={"Anna": 5}, **setting)
    gaps = [appraisals(match)["loan"] - appraisals(match)["play growth"] for match in (stranded, supplied)]
    assert gaps[0] > gaps[1] + 3 * POINT


def test_a_foreman_pays_a_loan_back_rather_than_shuffle_waste() -> None:
    match = table({"Anna": ["advisor", "waste-removal"]}, cash={"Anna": 40}, loans={"Anna": 1})
    assert choice(match) == "play advisor"
    match.play("play advisor")
    assert choice(match) == "repay"


def test_a_foreman_bribes_where_it_saves_growth_and_never_borrows_for_it() -> None:
    state = {"phase": "bribe", "accident": 2, "ending": 1, "seat": "Anna"}
    match = table({}, kept={"Anna": "bribery"}, waste={"Anna": 13}, growth={"Anna": 18}, state=state)
    seen = appraisals(match)
    assert seen["bribe"] > seen["accept"] > seen["loan"]


def test_a_foreman_does_not_bribe_when_there_is_no_growth_to_lose_or_it_takes_a_loan() -> None:
    state = {"phase": "bribe", "accident": 2, "ending": 1, "seat": "Anna"}
    at_the_start = table({}, kept={"Anna": "bribery"}, waste={"Anna": 13}, state=state)
    assert choice(at_the_start) == "accept"
    short = table({}, kept={"Anna": "bribery"}, waste={"Anna": 13}, growth={"Anna": 18}, cash={"Anna": 10}, state=state)
    assert choice(short) == "accept"


# --- auctions --------------------------------------------------------------------------------------------------------


def auction(**setting: Any) -> opificio.Match:
    """Dario has put raw materials up for auction; Anna bids first."""
    hands = {"Dario": ["raw-materials"], **setting.pop("hands", {})}
    match = table(hands, turn="Dario", **setting)
    match.play("play raw-materials")
    assert match.phase == "bid"
    assert match.player == "Anna"
    return match


def test_a_foreman_bids_for_materials_that_an_order_waits_for_but_not_any_price() -> None:
    match = auction(hands={"Anna": ["order"]}, materials={"Anna": 0}, cash={"Anna": 40})
    verb, amount = choice(match).split()
    assert verb == "bid"
    assert 1 <= int(amount) <= 13
    seen = appraisals(match)
    assert seen["bid 16"] < seen["pass"]


def test_a_foreman_keeps_the_fixed_costs_in_hand() -> None:
    seen = appraisals(auction(materials={"Anna": 0}, cash={"Anna": 7}))
    assert seen["bid 2"] > seen["pass"]
    assert all(seen[f"bid {amount}"] < seen["pass"] for amount in (3, 4, 5, 6, 7))


def test_an_order_that_the_lot_makes_fillable_pays_the_fixed_costs() -> None:
    """Bob would bid for his order too, so that a low bid is of no use."""
    match = auction(hands={"Anna": ["order"], "Bob": ["order"]}, materials={"Anna": 0, "Bob": 0}, cash={"Anna": 7, "Bob": 40})
    seen = appraisals(match)
    assert all(seen[f"bid {amount}"] > seen["pass"] for amount in (4, 5, 6, 7))


def test_a_foreman_does_not_outbid_what_the_others_cannot_pay() -> None:
    setting: dict[str, Any] = {"hands": {"Anna": ["order"], "Bob": ["order"]}, "materials": {"Anna": 0, "Bob": 0, "Carla": 20, "Dario": 20}}
    rich, poor = (auction(cash={"Anna": 40, "Bob": coins}, **setting) for coins in (40, 2))
    bids = [int(choice(match).removeprefix("bid ")) for match in (rich, poor)]
    assert bids[0] > bids[1] == 2


def test_a_seller_who_needs_the_lot_may_spend_all_he_has_on_it() -> None:
    match = auction(hands={"Dario": ["raw-materials", "order"]}, materials={"Dario": 0}, cash={"Dario": 4})
    for move in ("bid 3", "pass", "pass"):
        match.play(move)
    assert choice(match) == "bid 4"


def test_in_the_last_round_materials_without_an_order_are_worth_nothing() -> None:
    assert choice(auction(state={"ending": 1}, cash={"Anna": 40})) == "pass"


def test_a_seller_sells_at_a_good_price() -> None:
    match = auction()
    for move in ("bid 6", "pass", "pass"):
        match.play(move)
    assert match.player == "Dario"
    assert choice(match) == "pass"
