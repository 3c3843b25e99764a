"""What must hold for every game, found by looking into the folder of games: a fifth game is tested without a line here."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import opificio
from opificio.kit.errors import IllegalMove
from opificio.kit.game import game_ids, load_game
from opificio.kit.layout import NATURE
from opificio.kit.rng import new_rng
from tests.harness import every_reason, find_fault, random_match, state_bytes, step

CASES = [(game, seats) for game in game_ids() for seats in sorted({*opificio.about(game).players, *opificio.about(game).unofficial})]
OPTIONS = {game: opificio.about(game).tables.options() for game in game_ids()}


def option_sets(game: str) -> list[dict[str, str]]:
    """The defaults, and each option switched to each of its other values alone."""
    return [{}] + [{name: value} for name, values in OPTIONS[game].items() for value in values[1:]]


@pytest.mark.parametrize("policy", ["uniform", "careful"])
@pytest.mark.parametrize(("game", "seats"), CASES)
def test_nothing_appears_or_vanishes_in_thousands_of_random_games(game: str, seats: int, policy: str) -> None:
    loaded = load_game(game)
    games = -(-10_000 // (2 * len(loaded.about.players)))
    assert find_fault(loaded, seats, policy, games) == (-1, -1)


@pytest.mark.parametrize("game", game_ids())
def test_nothing_appears_or_vanishes_under_any_option(game: str) -> None:
    for options in option_sets(game):
        assert find_fault(load_game(game), load_game(game).about.players[-1], "careful", 300, options=options) == (-1, -1), options


DIGESTS = """
import sys, hashlib
from opificio.kit.game import load_game
game = load_game(sys.argv[1])
for seats in game.about.players + game.about.unofficial:
    for policy in (0, 1):
        results = game.simulate(seats, 2, 11, policy=policy, threads=1)
        print(seats, policy, hashlib.sha256(results.tobytes()).hexdigest())
"""


@pytest.mark.parametrize("game", game_ids())
def test_compiled_and_interpreted_rules_play_the_same_games(game: str) -> None:
    interpreted = subprocess.run(
        [sys.executable, "-W", "error", "-c", DIGESTS, game],
        env={**os.environ, "OPIFICIO_JIT": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert interpreted.returncode == 0, interpreted.stderr
    compiled = subprocess.run([sys.executable, "-c", DIGESTS, game], capture_output=True, text=True, check=True)
    assert interpreted.stdout == compiled.stdout
    assert interpreted.stdout.count("\n") >= 4


@pytest.mark.parametrize("game", game_ids())
def test_results_do_not_depend_on_the_number_of_threads(game: str) -> None:
    loaded = load_game(game)
    seats = loaded.about.players[-1]
    one, two = (loaded.simulate(seats, 1100, 3, threads=threads) for threads in (1, 2))
    assert one.tobytes() == two.tobytes()
    assert (one.stuck == 0).all()


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_a_record_replays_to_the_same_match(game: str, seats: int) -> None:
    for options in option_sets(game):
        match = random_match(game, seats, seed=seats, options=options)
        again = opificio.read(match.record())
        assert state_bytes(again) == state_bytes(match)
        assert again.record() == match.record()
        assert [m.action for m in again.history] == [m.action for m in match.history]


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_a_position_gives_the_same_state_again(game: str, seats: int) -> None:
    match = opificio.new(game, seats, seed=5)
    rng = new_rng(5, stream=1)
    for _ in range(400):
        position = json.loads(json.dumps(match.position()))
        assert state_bytes(opificio.from_position(game, position, nature="manual")) == state_bytes(match)
        if match.over:
            break
        step(match, "careful", rng)


@pytest.mark.parametrize("game", game_ids())
def test_a_match_from_a_position_has_a_record_too(game: str) -> None:
    match = random_match(game, load_game(game).about.players[0], seed=2, moves=60)
    later = opificio.from_position(game, match.position(), seed=9)
    rng = new_rng(9)
    for _ in range(20):
        step(later, "careful", rng)
    assert state_bytes(opificio.read(later.record())) == state_bytes(later)


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_reason_and_legal_agree_and_asking_changes_no_byte(game: str, seats: int) -> None:
    """Every action of the space, at every state of hundreds of games over all player counts."""
    loaded = load_game(game)
    cases = len([case for case in CASES if case[0] == game])
    mask, actions = np.zeros((2, loaded.actions.size), np.int64)
    for number in range(-(-200 // cases)):
        match = opificio.new(game, seats, seed=number)
        rng = new_rng(number, stream=1)
        policy = "uniform" if number % 2 else "careful"
        while not match.over and match.round <= 12:
            before = match._states.tobytes()
            assert every_reason(match._states, 0, mask, actions) > 0
            assert match._states.tobytes() == before
            step(match, policy, rng)


@pytest.mark.parametrize("game", game_ids())
def test_an_illegal_move_is_refused_with_a_sentence_and_changes_nothing(game: str) -> None:
    match = opificio.new(game, seed=3)
    rng, dice = new_rng(3, stream=1), random.Random(3)
    refused = 0
    while not match.over and len(match.history) < 600:
        legal = set(match.actions())
        for action in dice.sample(range(-2, match.game.actions.size + 2), 12):
            if action not in legal:
                before, moves = match._states.tobytes(), len(match.history)
                with pytest.raises(IllegalMove) as refusal:
                    match.play(action)
                assert match._states.tobytes() == before
                assert len(match.history) == moves
                for lang in ("it", "en"):
                    assert match.why(action, lang) == refusal.value.text(lang)
                    assert not refusal.value.text(lang).startswith("reason-")
                    assert "{" not in refusal.value.text(lang)
                refused += 1
        step(match, "careful", rng)
    assert refused > 500


def redraw_secrets(match: opificio.Match, seat: int | None, dice: random.Random) -> Any:
    """The same state with every secret of the other seats replaced by something else of its type."""
    states = match._states.copy()
    for name, field in match.game.layout.fields.items():
        if field.secret:
            for other in range(len(match.names)):
                if other != seat:
                    row = states[name][0][other : other + 1]
                    row[...] = (row + dice.randint(1, 3)) if field.values is None else dice.randrange(-1, len(field.values))
    return states


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_views_of_states_that_differ_only_in_secrets_are_equal(game: str, seats: int) -> None:
    match = opificio.new(game, seats, seed=8)
    rng, dice = new_rng(8, stream=1), random.Random(8)
    looked = 0
    while not match.over and len(match.history) < 500:
        for seat in [None, *range(seats)]:
            if seat is not None and seat == match.seat:
                continue  # who decides sees the legal moves, which depend on what he himself holds
            view, sight = match.view(seat), match.sight(seat).state.tobytes()
            true, match._states = match._states, redraw_secrets(match, seat, dice)
            assert json.dumps(match.view(seat)) == json.dumps(view)
            assert match.sight(seat).state.tobytes() == sight
            match._states = true
            looked += 1
        step(match, "careful", rng)
    assert looked > 100


@pytest.mark.parametrize("game", game_ids())
def test_undo_returns_the_very_same_bytes(game: str) -> None:
    match = opificio.new(game, seed=4)
    rng = new_rng(4, stream=1)
    history: list[bytes] = []
    while not match.over and len(match.history) < 400:
        history.append(match._states.tobytes())
        step(match, "careful", rng)
    while history:
        match.undo(force=True)
        assert match._states.tobytes() == history.pop()


@pytest.mark.parametrize("game", game_ids())
def test_undo_stops_at_luck_and_at_what_was_revealed(game: str) -> None:
    match = opificio.new(game, seed=6)
    rng = new_rng(6, stream=1)
    stopped = allowed = 0
    while not match.over and len(match.history) < 400:
        before, moves = state_bytes(match), len(match.history)
        step(match, "careful", rng)
        since = match.history[moves:]
        if any(move.seat == NATURE for move in since) or any(event.reveals for event in since[0].events):
            with pytest.raises(opificio.OpificioError):
                match.undo()
            assert len(match.history) == moves + len(since)
            stopped += 1
        else:
            again = since[0].action
            match.undo()
            assert state_bytes(match) == before
            match.play(again)
            allowed += 1
    assert stopped
    assert allowed


@pytest.mark.parametrize("game", game_ids())
def test_notation_reads_back_for_every_action(game: str) -> None:
    loaded = load_game(game)
    for action in range(loaded.actions.size):
        text = loaded.actions.text(action)
        assert loaded.parse(text) == action
        assert loaded.parse(text.upper().replace("-", "  ")) == action


@pytest.mark.parametrize("game", game_ids())
def test_a_manual_nature_lets_a_caller_choose_outcomes(game: str) -> None:
    match = opificio.new(game, nature="manual", options={n: v[-1] for n, v in OPTIONS[game].items()})
    while match.seat != NATURE:
        match.play(match.actions()[0])
    outcomes = match.outcomes()
    assert outcomes
    assert all(weight > 0 for weight in outcomes.values())
    for outcome in list(outcomes):
        match.play(outcome)
        match.undo(force=True)
    assert match.outcomes() == outcomes
