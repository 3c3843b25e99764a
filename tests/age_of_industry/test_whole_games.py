"""Whole games on both maps: readable playthroughs, rules that all get used, nothing that appears or vanishes."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

import opificio
from opificio.games.age_of_industry import tables
from opificio.games.age_of_industry.play import resample
from opificio.kit.game import load_game
from opificio.kit.rng import new_rng
from tests.age_of_industry.table import GAME, play, state, turn
from tests.harness import check_golden, every_reason, find_fault, occurrences, playthrough, random_match, state_bytes, step

BOARDS = ("germany", "new-england")
EVERY_RULE: list[dict[str, str]] = [
    {},
    {"map": "new-england"},
    {"takeover": "any-industry"},
    {"loans": "at-will"},
    {"develop": "lowest"},
    {"ship-discard": "refused"},
]


@pytest.mark.parametrize(("board", "players"), [("germany", 3), ("germany", 5), ("new-england", 4), ("new-england", 2)])
def test_a_playthrough_stays_as_it_is(board: str, players: int) -> None:
    check_golden(Path(__file__).parent, f"{board}-{players}-players", playthrough(GAME, players, seed=players, options={"map": board}))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("board", BOARDS)
def test_nothing_appears_or_vanishes_in_five_thousand_games(board: str, players: int) -> None:
    for policy in ("uniform", "careful"):
        assert find_fault(load_game(GAME), players, policy, 2500, seed=7, options={"map": board}) == (-1, -1)


def test_careful_random_play_meets_every_event_and_every_reason() -> None:
    events: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    for options in EVERY_RULE:
        for players in (3, 5):
            for found, total in zip(occurrences(load_game(GAME), players, "careful", 40, options=options), (events, reasons), strict=True):
                total.update(found)
    assert [name for name, count in events.items() if not count] == []
    assert [name for name, count in reasons.items() if not count] == ["no-such-action", "game-over"]


LEDGER = {
    "built": -1,
    "rail-built": -1,
    "bought": -1,
    "interest": -1,
    "repaid": -1,
    "borrowed": 1,
    "filled": 1,
    "flipped": 1,
    "rails-paid": 1,
}


@pytest.mark.parametrize("seed", range(10))
def test_the_events_are_a_ledger_of_everybodys_cash_and_cubes(seed: int) -> None:
    """Money: every event that moves some says how much. Cubes: what is laid out is taken, sold to the demand box or removed."""
    match = random_match(GAME, 2 + seed % 4, seed, options={"map": BOARDS[seed % 2]})
    purse = dict.fromkeys(match.names, tables.MONEY)
    loans = dict.fromkeys(match.names, 0)
    laid: Counter[str] = Counter()
    for event in (event for move in match.history for event in move.events):
        values = event.values
        if event.kind in LEDGER:
            purse[values["seat"]] += LEDGER[event.kind] * values["amount"]
        if event.kind in ("borrowed", "repaid"):
            loans[values["seat"]] += values["loans"] * (1 if event.kind == "borrowed" else -1)
        match event.kind:
            case "built" if values["industry"] in ("coal", "iron"):
                stack = tables.STACK_NAMES.index(f"{values['industry']}-{values['level']}")
                laid[values["industry"]] += int(tables.CUBES[stack])
            case "imported":
                laid["coal"] += values["cubes"]
            case "took":
                laid[values["resource"]] -= 1
            case "filled":
                laid[values["resource"]] -= values["cubes"]
            case "replaced":
                laid[values["industry"]] -= values["cubes"]
    end = state(match)
    assert end["cash"] == purse
    assert end["loans"] == loans
    left: Counter[str] = Counter()
    for space, count in end["cubes"].items():
        left["iron" if end["counter"][space].startswith("iron") else "coal"] += count
    assert +left == +laid


def test_every_game_ends_and_nobody_is_ever_stuck() -> None:
    for board in BOARDS:
        for players in (2, 3, 4, 5):
            results = load_game(GAME).simulate(players, 300, 5, options={"map": board}, threads=1)
            assert results.finished.all()
            assert not results.stuck.any()


COMPARE = """
import hashlib
from opificio.kit.game import load_game
game = load_game("age-of-industry")
for seats in (2, 3, 4, 5):
    for policy in (0, 1):
        results = game.simulate(seats, 2, 13, policy=policy, threads=1, options={"map": "new-england"})
        print(seats, policy, hashlib.sha256(results.tobytes()).hexdigest())
"""


def test_compiled_and_interpreted_rules_play_the_same_games_in_new_england() -> None:
    outputs = []
    for jit in ("0", "1"):
        run = subprocess.run(
            [sys.executable, "-c", COMPARE], env={**os.environ, "OPIFICIO_JIT": jit}, capture_output=True, text=True, check=False
        )
        assert run.returncode == 0, run.stderr
        outputs.append(run.stdout)
    assert outputs[0] == outputs[1]
    assert outputs[0].count("\n") == 8


@pytest.mark.parametrize("board", BOARDS)
def test_the_quick_list_of_legal_moves_agrees_with_every_reason(board: str) -> None:
    loaded = load_game(GAME)
    mask, actions = np.zeros((2, loaded.actions.size), np.int64)
    for seed in range(6):
        match = opificio.new(GAME, 3, seed=seed, options={"map": board})
        rng = new_rng(seed, stream=1)
        while not match.over:
            assert every_reason(match._states, 0, mask, actions) > 0
            step(match, "careful" if seed % 2 else "uniform", rng)


@pytest.mark.parametrize("board", BOARDS)
def test_positions_and_records_round_trip_at_every_move(board: str) -> None:
    match = opificio.new(GAME, 3, seed=21, options={"map": board})
    rng = new_rng(21, stream=1)
    while not match.over:
        again = opificio.from_position(GAME, match.position(), nature="manual")
        assert state_bytes(again) == state_bytes(match)
        assert again.legal() == match.legal()
        step(match, "careful", rng)
    assert state_bytes(opificio.read(match.record())) == state_bytes(match)


# --- what is hidden ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_resampling_keeps_all_that_a_seat_knows_and_stays_possible(seed: int) -> None:
    match = random_match(GAME, 4, seed, moves=90 + 25 * seed, options={"map": BOARDS[seed % 2]})
    rng = new_rng(seed)
    hands = set()
    for viewer in range(4):
        for _ in range(20):
            states = match._states.copy()
            resample(states[0], viewer, rng)
            copy = states[0]
            assert (copy.hand[viewer] == match.state.hand[viewer]).all()
            assert (copy.hand[:4].sum(axis=1) == match.state.cards[:4]).all()
            assert (copy.hand >= copy.known).all()
            hands.add(copy.hand.tobytes())
            for name in match.game.layout.fields:
                if name not in ("hand", "pool"):
                    assert (copy[name] == match.state[name]).all(), name
            found = opificio.kit.drivers.inspect(states, 0, np.zeros((8, 6), np.int64))
            assert found == 0
    assert len(hands) > 20


def test_a_card_taken_face_up_is_known_until_it_is_played() -> None:
    match = turn(hands={"Red": "red", "Yellow": "blue"}, face_up="green green")
    play(match, "draw 1", "draw pile", "deal brown", "turn cotton")
    assert state(match)["known"]["Red"] == {"green": 1}
    rng = new_rng(4)
    for _ in range(30):
        states = match._states.copy()
        resample(states[0], 1, rng)
        assert states[0].hand[0][tables.CARD_NAMES.index("green")] >= 1
    play(match, "pass", "with green")
    assert state(match)["known"]["Red"] == {}


def test_who_has_announced_a_building_is_given_a_card_for_it() -> None:
    """Only brown and blue cards build anything here, so every hand dealt to Red holds one of them."""
    match = turn(hands={"Red": "brown ship", "Yellow": "coal"}, counters={"kiel-1": "Red port-1"})
    play(match, "build")
    rng = new_rng(9)
    for _ in range(40):
        states = match._states.copy()
        resample(states[0], 1, rng)
        actions = np.zeros(match.game.actions.size, np.int64)
        assert opificio.kit.drivers.options(states, 0, actions, actions.copy()) > 0


def test_a_view_hides_hands_and_shows_their_size() -> None:
    match = opificio.new(GAME, ["Anna", "Bruno", "Carla"], seed=3)
    view = match.view(0)["state"]
    assert view["hand"]["Bruno"] is None
    assert sum(view["hand"]["Anna"].values()) == view["cards"]["Bruno"] == tables.HAND
