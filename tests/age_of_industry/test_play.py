"""The rules of thumb: whom they beat, and what they see in positions where the right move is obvious."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

import opificio
from opificio.bots.contest import contest
from opificio.games.age_of_industry.state import Thought
from opificio.games.age_of_industry.tables import Industry
from opificio.games.age_of_industry.worth import LAST_ROUND, taste
from opificio.kit.compile import rule
from opificio.kit.game import load_game
from opificio.kit.generic import resample
from opificio.kit.layout import durable_bytes
from opificio.kit.rng import new_rng
from tests.age_of_industry.table import GAME, NO_FACTORY_0, play, turn
from tests.bots.opinions import appraisals, appraise_all

FOREMAN, NOVICE, RANDOM = "foreman", "novice", "random"
BOARDS = ["germany", "new-england"]


def answer(match: opificio.Match, seed: int = 1) -> str:
    return opificio.bot(FOREMAN, seed=seed).choose(match)


# --- whole games -----------------------------------------------------------------------------------------------------------


@cache
def results(board: str, *levels: str) -> Any:
    return contest(load_game(GAME), levels, 300, 1, options={"map": board}, threads=1)


def lowest(board: str, others: str, players: int) -> int:
    """The lowest score of a foreman among others in five times 200 games."""
    runs = [
        contest(load_game(GAME), [FOREMAN] + [others] * (players - 1), 200, seed, options={"map": board}, threads=1) for seed in range(1, 6)
    ]
    foremen = players if others == FOREMAN else 1
    return min(int(run.score[:, :foremen].min()) for run in runs)


def wins(board: str, *levels: str) -> float:
    """The part of the games that the first has won; shared victories count in part."""
    ranks = results(board, *levels).rank[:, : len(levels)]
    return float(((ranks[:, 0] == 1) / (ranks == 1).sum(axis=1)).mean())


@pytest.mark.parametrize(
    ("board", "players", "least"),
    [
        ("germany", 3, 0.95),
        ("germany", 4, 0.95),
        ("germany", 5, 0.92),
        ("new-england", 3, 0.85),
        ("new-england", 4, 0.85),
        ("new-england", 5, 0.8),
    ],
)
def test_the_foreman_beats_random_players(board: str, players: int, least: float) -> None:
    assert wins(board, FOREMAN, *[RANDOM] * (players - 1)) >= least


@pytest.mark.parametrize("board", BOARDS)
def test_among_random_players_the_foreman_does_not_end_below_what_doing_nothing_scores(board: str) -> None:
    """Who passes all the time ends with nothing. Where the others hardly build, a foreman must use his own ports to pay his loans."""
    assert lowest(board, RANDOM, 4) >= 0


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("board", BOARDS)
def test_among_themselves_foremen_do_not_ruin_themselves_with_loans(board: str, players: int) -> None:
    assert lowest(board, FOREMAN, players) >= 0


@pytest.mark.parametrize("board", BOARDS)
def test_the_foreman_beats_novices_and_never_ends_below_nothing(board: str) -> None:
    assert wins(board, FOREMAN, NOVICE, NOVICE, NOVICE) >= 0.8
    assert lowest(board, NOVICE, 4) >= 0


@pytest.mark.parametrize("board", BOARDS)
def test_foremen_among_themselves_play_games_of_a_sensible_length_with_sensible_scores(board: str) -> None:
    games = results(board, FOREMAN, FOREMAN, FOREMAN, FOREMAN)
    assert games.finished.all()
    assert 12 <= games.rounds.mean() <= 22
    assert games.rounds.max() <= 30
    assert 10 <= games.score[:, :4].mean() <= 60


@pytest.mark.parametrize("board", BOARDS)
def test_what_was_thought_when_a_building_was_announced_still_holds_where_it_is_placed(board: str) -> None:
    """Sites are weighed once for the announcement, the card and the place; whoever begins at any of the three thinks the same."""
    match = opificio.new(GAME, 4, seed=3, options={"map": board})
    bot = opificio.bot(NOVICE, seed=3)
    kept = 0
    while not match.over:
        kept += int(match._states[0].weighed)
        fresh = match._states.copy()
        for name, field in match.game.layout.fields.items():
            if field.transient:
                fresh[name] = 0
        anew, points = np.array(match.actions()), np.zeros(len(match.actions()), np.int64)
        appraise_all(fresh, anew, points)
        assert list(appraisals(match).values()) == list(points)
        match.play(bot.choose(match))
    assert kept > 40


# --- positions in which the right move is plain --------------------------------------------------------------------------------


def test_goods_are_sold_through_the_own_port_while_there_is_time() -> None:
    """The last turn of the game: whatever is not sold now earns nothing."""
    match = turn(
        hands={"Yellow": "coal"},
        counters={"hannover-1": "Red cotton-1", "hamburg-1": "Yellow port-1", "hamburg-2": "Red port-2"},
        rails={"hamburg-hannover": "Red"},
        empty_pile=True,
        face_up="",
        actions_left=1,
    )
    assert answer(match) == "sell"
    play(match, "sell")
    play(match, answer(match))
    assert answer(match) == "to hamburg-2"


def test_loans_are_repaid_at_the_end_of_a_turn() -> None:
    match = turn(hands={"Red": "coal"}, cash={"Red": 25}, loans={"Red": 2}, actions_left=1)
    play(match, "pass", "with coal")
    assert match.phase == "settle"
    assert answer(match) == "repay"


def test_nothing_is_borrowed_at_will() -> None:
    match = turn(hands={"Red": "coal green"}, options={"loans": "at-will"})
    points = appraisals(match)
    assert points["borrow"] < points["pass"]


def test_goods_of_a_building_that_takes_the_whole_turn_are_not_counted_as_sold_in_it() -> None:
    """A mill beside a port can be sold by the second action, if there is one: built with a card of the town, not with two in one."""

    def mill(announced: str, card: str) -> int:
        match = turn(
            hands={"Red": "green coal", "Yellow": "coal"},
            counters={"hamburg-1": "Yellow port-1"},
            cash={"Red": 20},
            empty_pile=True,
            face_up="",
        )
        play(match, announced, f"with {card}")
        return appraisals(match)["at hamburg-3 cotton"]

    assert mill("build", "green") > mill("both", "coal") + 50


def test_in_the_last_round_a_railway_counts_with_what_it_pays() -> None:
    """It costs a dollar and brings five: with eight dollars and a loan, that repays the loan."""
    match = turn(
        hands={"Yellow": "coal"},
        counters={"hamburg-1": "Yellow port-1", "hamburg-2": "Green port-1", "hannover-1": "Red iron-1"},
        cash={"Red": 8},
        loans={"Red": 1},
        empty_pile=True,
        face_up="",
        actions_left=1,
    )
    points = appraisals(match)
    assert points["rail hamburg-hannover"] > 300
    assert answer(match) == "rail hamburg-hannover"


def test_the_game_is_known_to_end_when_the_shortest_hand_has_yet_to_play() -> None:
    """With a card left, Yellow ends the game in this round if Yellow comes after Red, in the next one if before."""

    def rounds(order: list[str]) -> int:
        hands = {"Red": "iron port cotton", "Yellow": "coal", "Green": "iron port cotton"}
        match = turn(hands=hands, order=order, empty_pile=True, face_up="")
        appraisals(match)
        return int(match._states[0].thought[Thought.ROUNDS])

    assert rounds(["Red", "Yellow", "Green"]) < LAST_ROUND <= rounds(["Yellow", "Red", "Green"])


def test_nobody_builds_on_credit_what_the_end_of_the_game_will_not_repay() -> None:
    """A port would add two points and leave another loan unpaid, which costs five."""
    match = turn(
        hands={"Red": "green", "Yellow": "coal"},
        gone={"Red": "port-1 port-1"},
        loans={"Red": 3},
        counters={"essen-1": "Red coal-1"},
        empty_pile=True,
        face_up="",
        actions_left=1,
        order=["Yellow", "Green", "Red"],
    )
    points = appraisals(match)
    assert points["build"] < points["pass"]


def test_a_mine_fills_an_empty_demand_box_with_profit() -> None:
    """Five dollars' worth of cubes and the flip at once: better than any other use of the purple card."""
    match = turn(
        hands={"Red": "purple port"},
        rails={"essen-netherlands": "Yellow"},
        demand={"coal": 0},
    )
    play(match, "build", "with purple")
    assert answer(match) in ("at essen-1 coal", "at essen-2 coal")


def test_the_card_that_builds_nothing_is_discarded() -> None:
    match = turn(hands={"Red": "ship coal"}, counters={"essen-3": "Red cotton-1"}, rails={"essen-koeln": "Red"})
    play(match, "pass")
    assert answer(match) == "with ship"


def test_what_bars_the_factories_is_developed_away_only_while_there_is_time_for_them() -> None:
    early = turn(hands={"Red": "ship coal", "Yellow": "coal iron port cotton", "Green": "port iron cotton coal"})
    late = turn(hands={"Red": "ship coal", "Yellow": "coal"}, empty_pile=True, face_up="")
    assert appraisals(early)["develop factory 0"] > 0
    assert appraisals(late)["develop factory 0"] <= appraisals(late)["pass"]
    assert appraisals(early)["develop coal 3"] < appraisals(early)["pass"]


def coalfield(hand: str = "purple ship", gone: str = "coal-1", **changes: Any) -> opificio.Match:
    """Nobody has coal, the demand box would pay ten dollars for a better mine, and Yellow's two lesser ones stand in its place."""
    return turn(
        **{
            "hands": {"Red": hand, "Yellow": "coal iron port cotton", "Green": "port iron cotton coal"},
            "counters": {"essen-1": "Yellow coal-1 flipped", "essen-2": "Yellow coal-1 flipped"},
            "rails": {"essen-netherlands": "Yellow"},
            "gone": {"Red": gone},
            "demand": {"coal": 0},
        }
        | changes
    )


def test_a_better_mine_is_uncovered_where_a_lesser_one_would_give_way_to_it() -> None:
    """The only ruling that lets others be built over (A20) is worth more than anything else when it comes."""
    match = coalfield()
    assert answer(match) == "develop coal 1"
    play(match, "develop coal 1", "with ship")
    assert answer(match) == "build"
    play(match, "build", "with purple")
    assert answer(match) in ("at essen-1 coal", "at essen-2 coal")


def test_a_better_mine_is_worth_less_if_it_must_wait_and_nothing_if_none_gives_way() -> None:
    now = appraisals(coalfield())["develop coal 1"]
    for waiting in (coalfield(gone=""), coalfield(actions_left=1), coalfield(hand="ship ship")):
        assert appraisals(waiting)["develop coal 1"] < now
    best = {"essen-1": "Yellow coal-3 flipped", "essen-2": "Yellow coal-3 flipped"}
    for useless in (coalfield(demand={"coal": 1}), coalfield(counters=best)):
        assert appraisals(useless)["develop coal 1"] < appraisals(useless)["pass"]


def test_ships_and_factories_are_liked_better_than_mills_but_not_on_credit_nor_where_others_hardly_build() -> None:
    busy, quiet = turn(rounds=1), turn(rounds=60)
    indebted = turn(rounds=1, loans={"Red": 2})
    costs = {Industry.SHIP: 8, Industry.FACTORY: 8, Industry.COTTON: 4}
    for match in (busy, quiet, indebted):
        appraisals(match)  # which says whether the game is quiet
    liked = {industry: taste(busy._states[0], 0, industry, cost) for industry, cost in costs.items()}
    assert liked[Industry.SHIP] > liked[Industry.FACTORY] > 0 > liked[Industry.COTTON]
    assert all(taste(quiet._states[0], 0, industry, cost) == 0 for industry, cost in costs.items())
    assert 0 <= taste(indebted._states[0], 0, Industry.SHIP, 8) < liked[Industry.SHIP]


def test_ones_own_cubes_are_used_first() -> None:
    match = turn(
        hands={"Red": "purple"},
        counters={"essen-1": "Yellow coal-1", "essen-2": "Red coal-1", "essen-4": "Green iron-1"},
        gone={"Red": NO_FACTORY_0},
    )
    play(match, "build", "with purple", "at essen-3 factory")
    assert match.phase == "source"
    assert answer(match) == "coal from essen-2"


# --- the kit's demands -----------------------------------------------------------------------------------------------------------


@rule
def redraw(states: Any, p: int, rng: Any) -> None:
    resample(states[0], p, rng)


@pytest.mark.parametrize("board", BOARDS)
def test_thinking_changes_nothing_lasting_and_asks_for_nothing_hidden(board: str) -> None:
    """The same appraisals whatever the others may hold."""
    match, bot = opificio.new(GAME, 4, seed=5, options={"map": board}), opificio.bot(FOREMAN, seed=5)
    layout, compared = match.game.layout, 0
    while not match.over:
        lasting = durable_bytes(layout, match._states)
        points = appraisals(match)
        assert durable_bytes(layout, match._states) == lasting
        if compared % 10 == 0:
            kept = match._states.copy()
            redraw(match._states, int(match._states[0].seat), new_rng(compared))
            assert appraisals(match) == points
            match._states[:] = kept
        compared += 1
        match.play(bot.act(match))
    assert compared > 100
