"""The search against ends of games that can be worked out exactly, and positions in which one move decides."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import opificio
from opificio.bots.engine.search import ACTION, FIRST, NEXT, ROOT, VISITS
from opificio.bots.insight import analyse, hint
from opificio.bots.magnate import Magnate, Tree, Tuning
from opificio.bots.page import page
from opificio.games.irish_gauge.state import AUCTION, DIVIDENDS, INTEREST, TRACK
from opificio.kit.actions import within
from opificio.kit.errors import BadOption
from opificio.kit.game import game_ids, load_game
from opificio.terminal.insight import hint_lines
from tests.bots.endgames import decisive
from tests.harness import random_match


@pytest.mark.parametrize("game", game_ids())
def test_the_search_finds_the_forced_win_and_avoids_the_forced_loss_at_the_end_of_a_game(game: str) -> None:
    """At the last decisions of games between novices some moves are known to win or to lose for certain, whatever luck brings."""
    seats = load_game(game).about.players[0]
    wins = losses = 0
    for match, worth in decisive(game, seats, range(40), 8):
        found = Magnate(seed=1, simulations=1000).think(match)
        chosen = worth[found[0].action]
        if 1.0 in worth.values():
            assert chosen == 1.0 or (chosen is None and found[0].win > 0.95), (match.legal(), worth, found)
            wins += 1
        else:
            hope = max((c.win for c in found), default=0.0)
            assert chosen != 0.0 or hope < 0.05, (match.legal(), worth, found)
            losses += 1
    assert wins + losses >= 4


@pytest.mark.parametrize("game", game_ids())
def test_no_move_of_a_narrow_decision_is_left_untried_however_poor_the_rules_of_thumb_think_it(game: str) -> None:
    """A wrong opinion of theirs must not survive a few hundred simulations."""
    match = opificio.new(game, players=load_game(game).about.players[0], seed=3)
    foreman, decisions = opificio.bot("foreman", seed=3), 0
    while not match.over and decisions < 12:
        if 2 < len(match.actions()) < 9:
            decisions += 1
            tried = {c.action: c.visits for c in Magnate(seed=1, simulations=400).think(match)}
            assert set(tried) == set(match.actions()), (match.legal(), tried)
        match.play(foreman.choose(match))
    assert decisions == 12


def lines_of(tree: Tree) -> Iterator[tuple[list[int], list[int]]]:
    """For every node: the actions that lead to it, and how often each of its children was visited."""
    links = tree.arrays.links
    waiting: list[tuple[int, list[int]]] = [(int(tree.arrays.head[ROOT]), [])]
    while waiting:
        node, actions = waiting.pop()
        visits, child = [], int(links[node, FIRST])
        while child >= 0:
            visits.append(int(links[child, VISITS]))
            waiting.append((child, [*actions, int(links[child, ACTION])]))
            child = int(links[child, NEXT])
        yield actions, visits


def looking_ahead(tuning: Tuning) -> tuple[float, float, float]:
    """Over turns of a game of Irish Gauge: the share of visits for the likeliest first hex of a build, in one's own turn and in later ones,
    and how many turns a simulation looks ahead."""
    match, foreman = opificio.new("irish-gauge", players=4, seed=5), opificio.bot("foreman", seed=1)
    all_of, most_of, turns, simulations = Counter[bool](), Counter[bool](), 0, 0
    while not match.over:
        if "dividends" in match.legal() and len(match.history) % 4 == 0:
            bot = Magnate(seed=1, simulations=1000, tuning=tuning)
            bot.think(match)
            simulations += 1000
            for actions, visits in lines_of(bot._trees[0]):
                begun = [a for a in actions if any(within(kind, a) for kind in (TRACK, AUCTION, INTEREST, DIVIDENDS))]
                if actions and actions[-1] in begun:
                    turns += sum(visits)
                    if within(TRACK, actions[-1]) and visits:
                        all_of[len(begun) == 1] += sum(visits)
                        most_of[len(begun) == 1] += max(visits)
        match.play(foreman.choose(match))
    return most_of[True] / all_of[True], most_of[False] / all_of[False], turns / simulations


def test_beyond_its_own_turn_the_search_leaves_routine_to_rules_of_thumb_and_looks_further_ahead() -> None:
    own, later, ahead = looking_ahead(Tuning())
    own_if_none, later_if_none, ahead_if_none = looking_ahead(Tuning(routine=0))
    assert own < 0.9
    assert own_if_none < 0.9
    assert later > 0.95
    assert later_if_none < 0.9
    assert ahead > ahead_if_none + 0.5


THINK = """
import pathlib
import sys
import opificio
from opificio.bots.magnate import Magnate
for name in sys.argv[1:]:
    match = opificio.read(pathlib.Path(name).read_text(encoding="utf-8"))
    print([(c.action, c.visits, round(c.value, 5), c.place) for c in Magnate(seed=1, simulations=6).think(match)])
    print([opificio.bot(level, seed=2).act(match) for level in ("random", "novice", "foreman")])
"""


@pytest.mark.parametrize("game", game_ids())
def test_compiled_and_interpreted_bots_think_alike(game: str, tmp_path: Path) -> None:
    match = random_match(game, load_game(game).about.players[0], seed=5)
    for _ in range(40):
        match.undo(force=True)
    while len(match.actions()) == 1:
        match.undo(force=True)
    path = tmp_path / "record.txt"
    path.write_text(match.record(), encoding="utf-8")
    said = [
        subprocess.run(
            [sys.executable, "-W", "error", "-c", THINK, str(path)],
            env={**os.environ, "OPIFICIO_JIT": jit},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for jit in ("0", "1")
    ]
    assert said[0] == said[1]
    assert said[0].count("\n") == 2


@pytest.mark.parametrize("game", game_ids())
def test_a_hint_names_legal_moves_with_sensible_figures(game: str) -> None:
    match = random_match(game, load_game(game).about.players[-1], seed=3, moves=50)
    found = hint(match, simulations=150, seed=1)
    assert {c.action for c in found.moves} <= set(match.actions())
    assert 0.5 <= found.sure <= 1
    for c in found.moves:
        assert 0 <= c.win <= 1
        assert 1 <= c.place <= len(match.names)
        assert 0 < c.error <= 0.5
    for lang in ("it", "en"):
        assert hint_lines(match, found, lang)


def test_there_is_no_hint_after_the_end() -> None:
    match = random_match(game_ids()[1], load_game(game_ids()[1]).about.players[0], seed=1)
    with pytest.raises(BadOption) as refusal:
        hint(match)
    assert "--at" in str(refusal.value)


def test_there_is_no_hint_where_luck_decides() -> None:
    match = opificio.new(game_ids()[2], nature="manual")
    with pytest.raises(BadOption) as refusal:
        hint(match)
    assert "--at" in refusal.value.text("it")


@pytest.mark.parametrize("game", game_ids())
def test_an_analysis_judges_every_decision_and_draws_a_page_that_stands_alone(game: str) -> None:
    match = random_match(game, load_game(game).about.players[0], seed=2)
    told: list[tuple[int, int]] = []
    analysis = analyse(match, simulations=12, progress=lambda done, total: told.append((done, total)))
    again = analyse(match, simulations=12, threads=1)
    assert again.decisions == analysis.decisions
    assert told[-1] == (len(analysis.decisions), len(analysis.decisions))
    assert analysis.simulations == 12 * len(analysis.decisions)
    for judged in analysis.decisions:
        assert match.history[judged.number - 1].action == judged.played.action
        assert judged.choices > 1
        assert 0 <= judged.loss <= 1
        assert abs(sum(judged.chances) - 1) < 0.01
    for lang in ("it", "en"):
        html = page(analysis, lang)
        assert html.count("<path class=line") == 2 * len(match.names)
        assert "http" not in html
        assert html.count("<tr>") == len(analysis.decisions) + len(analysis.mistakes()) + 1 + bool(analysis.mistakes())
        for name in match.names:
            assert name in html


def test_a_blunder_stands_out() -> None:
    """Whoever throws away a certain win at the very end is told so."""
    game = game_ids()[2]
    for match, worth in decisive(game, load_game(game).about.players[0], range(60), 40):
        if {0.0, 1.0} <= set(worth.values()):
            number = len(match.history) + 1
            match.play(next(a for a, value in worth.items() if value == 0.0))
            judged = next(j for j in analyse(match, simulations=200).decisions if j.number == number)
            assert judged.loss > 0.9
            assert worth[judged.best.action] == 1.0
            return
    raise AssertionError("no such position found")
