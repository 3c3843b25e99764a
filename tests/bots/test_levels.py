"""Every level in every game: fair, repeatable, quick where there is no choice, within its time."""

from __future__ import annotations

import itertools
import threading
import time
from typing import Any

import numpy as np
import pytest

import opificio
from opificio.bots import LEVELS, several
from opificio.bots.contest import contest
from opificio.bots.magnate import Magnate
from opificio.kit.compile import rule
from opificio.kit.errors import BadOption
from opificio.kit.game import game_ids, load_game
from opificio.kit.generic import resample
from opificio.kit.rng import new_rng
from tests.harness import random_match, step

QUICK = {"magnate": "magnate:60"}


def named(level: str) -> str:
    return QUICK.get(level, level)


@rule
def redraw(states: Any, i: int, p: int, rng: Any) -> None:
    resample(states[i], p, rng)


@pytest.mark.parametrize("game", game_ids())
def test_what_is_hidden_from_a_seat_cannot_change_its_bots_choice(game: str) -> None:
    seats = load_game(game).about.players[-1]
    match = opificio.new(game, seats, seed=12)
    rng = new_rng(12, stream=1)
    changed = compared = 0
    while not match.over and compared < 15:
        if len(match.actions()) > 1 and len(match.history) % 3 == 0:
            chosen = {level: opificio.bot(named(level), seed=5).act(match) for level in LEVELS}
            true = match._states.copy()
            for other in range(2):
                redraw(match._states, 0, match.seat, new_rng(77, stream=other))
                changed += match._states.tobytes() != true.tobytes()
                assert {level: opificio.bot(named(level), seed=5).act(match) for level in LEVELS} == chosen
                match._states = true.copy()
            compared += 1
        step(match, "careful", rng)
    assert compared == 15
    hidden = any(field.secret for field in match.game.layout.fields.values())
    assert changed == 0 or hidden


def test_a_game_with_hidden_hands_really_redraws_them() -> None:
    """The fairness test above would prove nothing if no state ever changed."""
    redrawn = 0
    for game in game_ids():
        match = random_match(game, load_game(game).about.players[-1], seed=3, moves=150)
        before = match._states.tobytes()
        redraw(match._states, 0, match.seat, new_rng(1))
        redrawn += match._states.tobytes() != before
    assert redrawn


@pytest.mark.parametrize("game", game_ids())
def test_a_bot_changes_nothing_of_the_match_it_looks_at(game: str) -> None:
    match = random_match(game, load_game(game).about.players[0], seed=4, moves=80)
    before, luck = match._states.tobytes(), match._rng.copy()
    for level in LEVELS:
        assert opificio.bot(named(level), seed=1).choose(match) in match.legal()
    assert match._states.tobytes() == before
    assert (match._rng == luck).all()


def moves_of(game: str, level: str, seed: int, decisions: int) -> list[int]:
    """The choices of one bot on every seat."""
    match = opificio.new(game, seed=9)
    bot = opificio.bot(level, seed=seed)
    chosen: list[int] = []
    while not match.over and len(chosen) < decisions:
        chosen.append(bot.act(match))
        match.play(chosen[-1])
    return chosen


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", game_ids())
def test_the_same_seed_gives_the_same_moves(game: str, level: str) -> None:
    first = moves_of(game, named(level), 3, 60)
    assert moves_of(game, named(level), 3, 60) == first
    if level in ("random", "novice"):
        assert moves_of(game, level, 4, 60) != first


@pytest.mark.parametrize("game", game_ids())
def test_several_trees_are_as_repeatable_as_one(game: str) -> None:
    match = random_match(game, load_game(game).about.players[-1], seed=6, moves=60)
    found = [Magnate(seed=2, simulations=120, threads=3).think(match) for _ in range(2)]
    assert found[0] == found[1]
    assert sum(c.visits for c in found[0]) == 120


@pytest.mark.parametrize("game", game_ids())
def test_the_tree_is_kept_within_a_turn_and_forgotten_after_it(game: str) -> None:
    match = opificio.new(game, seed=2)
    bot = Magnate(seed=1, simulations=200)
    kept = dropped = 0
    for _ in range(400):
        if match.over or (kept and dropped):
            break
        if len(match.actions()) == 1:
            match.play(match.actions()[0])
            continue
        seat, at = match.seat, len(match.history)
        found = bot.think(match)
        total = sum(c.visits for c in found)
        if total > 200:
            kept += 1
            last = match.history[-1]
            assert last.seat == seat
        else:
            dropped += 1
        match.play(found[0].action)
        if match.seat != seat or len(match.history) != at + 1:
            bot_sees_fresh = len(match.actions()) > 1 and not match.over
            if bot_sees_fresh:
                assert sum(c.visits for c in bot.think(match)) <= 200
                dropped += 1
                match.play(match.actions()[0])
    assert kept
    assert dropped


@pytest.mark.parametrize("game", game_ids())
def test_a_single_choice_is_answered_at_once(game: str) -> None:
    match = opificio.new(game, seed=1)
    rng = new_rng(1, stream=1)
    while len(match.actions()) > 1:
        step(match, "careful", rng)
    bot = Magnate(seed=1, millis=60_000)
    started = time.monotonic()
    assert bot.act(match) == match.actions()[0]
    assert time.monotonic() - started < 1
    assert bot.simulated == 0


def decision(game: str) -> opificio.Match:
    match = random_match(game, load_game(game).about.players[-1], seed=8, moves=40)
    while len(match.actions()) == 1:
        match.play(match.actions()[0])
    return match


@pytest.mark.parametrize("busy", [False, True])
@pytest.mark.parametrize("game", game_ids())
def test_a_time_budget_is_kept_within_a_fifth(game: str, busy: bool) -> None:
    match = decision(game)
    bot = Magnate(seed=1, millis=400, threads=2)
    bot.act(match)  # compiled by now
    stop = threading.Event()

    def burn() -> None:
        other = Magnate(seed=2, simulations=50)
        while not stop.is_set():
            other.think(match)

    others = [threading.Thread(target=burn) for _ in range(3 if busy else 0)]
    for thread in others:
        thread.start()
    took: list[list[float]] = []
    # A machine that has something else to do may hold up any single answer: several rounds, each judged by its median.
    while not took or (len(took) < 6 and not 0.32 <= np.median(took[-1]) <= 0.48):
        took.append([])
        for seed in range(5):
            started = time.monotonic()
            Magnate(seed=seed, millis=400, threads=2).act(match)
            took[-1].append(time.monotonic() - started)
    stop.set()
    for thread in others:
        thread.join()
    assert 0.32 <= np.median(took[-1]) <= 0.48, took


@pytest.mark.parametrize("game", game_ids())
def test_contests_are_repeatable_and_sit_entrants_round_the_table(game: str) -> None:
    loaded = load_game(game)
    seats = min(4, loaded.about.players[-1])
    levels = ["foreman", *["random"] * (seats - 1)]
    one, two = (contest(loaded, levels, 130, 3, threads=threads) for threads in (1, 2))
    assert one.tobytes() == two.tobytes()
    assert (one.stuck == 0).all()
    later = contest(loaded, levels, 30, 3, first=100)
    assert later.tobytes() == one[100:].tobytes()
    fixed = contest(loaded, levels, 30, 3, rotate=False)
    assert fixed[::seats].tobytes() == one[:30:seats].tobytes()


def test_names_of_bots_are_understood_or_refused_with_a_sentence() -> None:
    assert several("magnate:500ms, foreman,novice") == ["magnate:500ms", "foreman", "novice"]
    assert several("exec:./mybot --list a,b,random") == ["exec:./mybot --list a,b", "random"]
    timed, counted = opificio.bot("magnate:2s"), opificio.bot("magnate:300")
    assert isinstance(timed, Magnate)
    assert isinstance(counted, Magnate)
    assert (timed.millis, counted.simulations, counted.threads) == (2000, 300, 1)
    for wrong, said in itertools.chain(
        [("magnat", "no bot"), ("foreman:3", "no bot"), ("", "no bot")], [("magnate:x", "budget"), ("magnate:0", "budget")]
    ):
        with pytest.raises(BadOption) as refusal:
            opificio.bot(wrong)
        assert said in str(refusal.value)
        assert refusal.value.text("it") != refusal.value.text("en")


def test_no_bot_answers_when_nobody_decides() -> None:
    match = random_match(game_ids()[0], load_game(game_ids()[0]).about.players[0], seed=1)
    assert match.over
    with pytest.raises(BadOption):
        opificio.bot("foreman").act(match)
