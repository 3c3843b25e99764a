"""The rules of thumb: whom they beat, and what they see in positions where the right move is obvious."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import opificio
from opificio.bots.contest import contest
from opificio.games.industria.tables import EPOCHS_USED, EXTRA, INCOME, MONEY_PER_POINT, PILE, START_MONEY
from opificio.kit.game import load_game
from opificio.kit.layout import durable_bytes
from tests.bots.opinions import appraisals
from tests.harness import random_match
from tests.industria.setting import table

GAME = "industria"
FOREMAN, RANDOM = "foreman", "random"


def doing_nothing(players: int) -> int:
    """The points of a player who only ever passes: all the income, saved."""
    epochs = int(EPOCHS_USED[players])
    return (START_MONEY + INCOME * epochs * (PILE // players) + int(EXTRA[1 : epochs + 1].sum())) // MONEY_PER_POINT


def choice(match: opificio.Match) -> str:
    return opificio.bot(FOREMAN, seed=1).choose(match)


# --- whole games ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4])
def test_a_foreman_beats_random_players_nearly_always_and_never_does_worse_than_by_doing_nothing(players: int) -> None:
    results = contest(load_game(GAME), [FOREMAN] + [RANDOM] * (players - 1), 400, 1, threads=1)
    assert results.finished.all()
    assert (results.rank[:, 0] == 1).mean() >= 0.97
    assert results.score[:, 0].min() > doing_nothing(players)


@pytest.mark.parametrize(
    "options", [{"payee": "bank"}, {"bonus-cost": "paid", "bank-goods": "current"}, {"extra-income": "lasting"}], ids=lambda o: "-".join(o)
)
def test_a_foreman_beats_random_players_under_every_option(options: dict[str, str]) -> None:
    results = contest(load_game(GAME), [FOREMAN] + [RANDOM] * 3, 100, 2, options=options, threads=1)
    assert (results.rank[:, 0] == 1).mean() >= 0.95
    assert results.score[:, 0].min() > doing_nothing(4)


def test_four_foremen_play_rich_and_even_games() -> None:
    results = contest(load_game(GAME), [FOREMAN] * 4, 200, 3, threads=1)
    scores = results.score[:, :4]
    assert 40 <= scores.mean() <= 52
    assert scores.min() > doing_nothing(4)
    assert np.ptp(scores.mean(axis=0)) < 4


def test_foremen_use_nearly_every_tile_and_pay_sensible_prices() -> None:
    prices: list[int] = []
    laid = 0
    for seed in range(3):
        match = opificio.new(GAME, 4, seed=seed)
        bots = [opificio.bot(FOREMAN, seed=seed) for _ in range(4)]
        while not match.over:
            match.play(bots[match.seat].act(match))
        events = [event for move in match.history for event in move.events]
        prices += [event.values["amount"] for event in events if event.kind == "sold"]
        laid += sum(event.kind in ("built", "built-late", "laid-bonus") for event in events)
    assert laid / 3 >= 30
    assert len(prices) / 3 >= 10
    assert 1 <= np.mean(prices) <= 5
    assert max(prices) <= 20


def test_thinking_changes_nothing_that_lasts() -> None:
    match = random_match(GAME, 4, seed=5, moves=60)
    before = durable_bytes(match.game.layout, match._states)
    first = appraisals(match)
    assert appraisals(match) == first
    assert durable_bytes(match.game.layout, match._states) == before


def test_what_was_thought_of_one_auction_is_not_used_for_another() -> None:
    """Bidders share the judgement of a lot; a copy that has never thought must come to the same appraisals."""
    match = opificio.new(GAME, 4, seed=11)
    bot = opificio.bot(FOREMAN, seed=1)
    compared = 0
    while compared < 60:
        kept = appraisals(match)
        fresh = opificio.from_position(GAME, match.position())
        assert appraisals(fresh) == kept
        compared += match.phase == "bid"
        match.play(bot.act(match))


# --- bidding ------------------------------------------------------------------------------------------------------------------


def last_auction(lot: str, seat: str = "Bruno", **setting: Any) -> opificio.Match:
    """The last tile of the last round, put up by Anna; by default Bruno is asked."""
    return table(players=4, epoch=5, turn=3, phase="bid", seat=seat, offer=[lot], lot=lot, **setting)


def test_a_foreman_does_not_bid_for_a_second_bonus_of_a_kind() -> None:
    match = last_auction("ports-5", money={"Bruno": 12}, built={"Bruno": ["ports-1", "weaving-mill", "computer-factory"]})
    assert choice(match) == "pass"


def test_a_foreman_bids_for_a_bonus_that_three_factories_show() -> None:
    match = last_auction("ports-5", money={"Bruno": 12}, built={"Bruno": ["oil-well", "weaving-mill", "computer-factory"]})
    assert choice(match).startswith("bid")


def test_in_the_last_round_a_bid_leaves_enough_to_build() -> None:
    """Robotics needs two goods, one Taler each: of 5 Taler at most 3 can be bid."""
    match = last_auction("robotics", seat="Dora", money={"Dora": 5})
    assert choice(match) in ("bid 1", "bid 2", "bid 3")
    assert all(value < 0 for move, value in appraisals(match).items() if move in ("bid 4", "bid 5"))


def test_no_bid_above_what_a_tile_can_bring_looks_good() -> None:
    """A bonus for one factory is 2 points: 6 Taler at the end. The others are poor, so little is enough."""
    match = last_auction("rails-5", seat="Carla", money={"Carla": 20}, built={"Carla": ["power-plant"]})
    seen = appraisals(match)
    assert choice(match).startswith("bid")
    assert all(seen[f"bid {amount}"] < 0 for amount in range(7, 21))


def test_a_tile_that_cannot_be_paid_for_in_the_last_round_is_not_wanted() -> None:
    match = last_auction("glass-fibre-works", seat="Dora", money={"Dora": 3})
    assert choice(match) == "pass"


# --- the auctioneer ---------------------------------------------------------------------------------------------------------


def settle(lot: str, bid: int, **setting: Any) -> opificio.Match:
    """Bruno has bid for Anna's lot, the last of the last round."""
    money = {"Anna": 6, "Bruno": bid}
    return table(players=4, epoch=5, turn=3, phase="settle", offer=[lot], lot=lot, money=money, high_bid=bid, bidder="Bruno", **setting)


def test_an_auctioneer_sells_what_is_of_no_use_to_him() -> None:
    assert choice(settle("rails-5", 1)) == "sell"


def test_an_auctioneer_keeps_what_brings_more_than_the_price() -> None:
    assert choice(settle("robotics", 3, built={"Anna": ["automobile"]})) == "keep"


def test_an_auctioneer_sells_even_a_useful_tile_for_more_than_it_brings() -> None:
    assert choice(settle("rails-5", 18, built={"Anna": ["power-plant"]})) == "sell"


def test_an_auctioneer_takes_money_for_the_lesser_tile_while_a_better_one_is_to_come() -> None:
    """Keeping the lot would hand the office, and with it the telecommunications that end two lines, to the next player."""
    match = table(
        players=4,
        epoch=4,
        turn=3,
        phase="settle",
        offer=["assembly-plant", "telecommunications"],
        lot="assembly-plant",
        money={"Anna": 6, "Bruno": 3},
        high_bid=3,
        bidder="Bruno",
        built={"Anna": ["optics", "electrification", "computer-factory"]},
    )
    assert choice(match) == "sell"


# --- building and money -------------------------------------------------------------------------------------------------------


def test_a_foreman_builds_all_he_can_in_the_last_turn() -> None:
    match = table(players=4, epoch=5, turn=3, money={"Anna": 9}, hand={"Anna": ["robot-factory", "internet", "network-5"]})
    built = []
    while match.seat == 0:
        move = choice(match)
        match.play(move)
        built += [move] if move.startswith("build") else []
    assert sorted(built) == ["build internet", "build network-5", "build robot-factory"]


def test_a_factory_comes_before_the_technology_that_needs_its_good() -> None:
    match = table(epoch=2, turn=4, money={"Anna": 9}, hand={"Anna": ["ironworks", "steam-engine"]})
    assert choice(match) == "build ironworks"


def test_with_money_for_one_only_the_better_tile_is_built() -> None:
    match = table(
        players=4, epoch=5, turn=3, money={"Anna": 4}, hand={"Anna": ["robot-factory", "internet"]}, built={"Anna": ["telecommunications"]}
    )
    assert choice(match) == "build internet"


def test_a_resource_tile_is_not_sold_while_it_is_needed_nor_left_over_at_the_end() -> None:
    early = table(epoch=2, turn=3, money={"Anna": 3}, hand={"Anna": ["glass-2", "optics"]})
    assert "cash glass-2" not in choice(early)
    late = table(players=4, epoch=5, turn=3, money={"Anna": 2}, hand={"Anna": ["computer-4a"]})
    assert choice(late) == "cash computer-4a"


def test_a_tile_of_ones_own_is_used_rather_than_paying_the_leader() -> None:
    match = table(
        players=4, epoch=5, turn=3, money={"Anna": 9}, hand={"Anna": ["nanotechnology", "plastics-4"]}, built={"Bruno": ["plastics-works"]}
    )
    match.play("build nanotechnology")
    assert choice(match) == "from plastics-4"
