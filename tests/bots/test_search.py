"""The search against ends of games that can be worked out exactly, and positions in which one move decides."""

from __future__ import annotations

import pytest

from opificio.bots.insight import analyse, hint
from opificio.bots.magnate import Magnate
from opificio.bots.page import page
from opificio.kit.errors import BadOption
from opificio.kit.game import game_ids, load_game
from opificio.terminal.insight import hint_lines
from tests.bots.endgames import decisive
from tests.harness import random_match


@pytest.mark.parametrize("game", game_ids())
def test_the_search_finds_the_forced_win_and_avoids_the_forced_loss_at_the_end_of_a_game(game: str) -> None:
    """At the last decisions of games between novices the chance to win after every move is known exactly, luck included."""
    seats = load_game(game).about.players[0]
    met = wins = losses = 0
    for match, worth in decisive(game, seats, range(60), 6):
        chosen = Magnate(seed=1, simulations=1500).act(match)
        assert worth[chosen] >= max(worth.values()) - 0.1, (match.legal(), worth, chosen)
        met += 1
        wins += max(worth.values()) == 1
        losses += min(worth.values()) == 0
    assert met >= 3
    assert wins
    assert losses


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
    """Whoever throws away a certain win at the very end finds it at the top of the list of mistakes."""
    game = game_ids()[2]
    for match, worth in decisive(game, load_game(game).about.players[0], range(60), 1):
        worst = min(worth, key=lambda a: worth[a])
        number = len(match.history) + 1
        match.play(worst)
        judged = next(j for j in analyse(match, simulations=300).decisions if j.number == number)
        assert judged.loss > 0.2
        assert worth[judged.best.action] == max(worth.values())
        return
    raise AssertionError("no decisive position found")
