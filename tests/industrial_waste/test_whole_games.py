"""Whole games of Industrial Waste: golden playthroughs, and that random play reaches every rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from opificio.kit.game import load_game
from tests.harness import check_golden, occurrences, playthrough

ONLY_WITH_OTHER_TABLES = {"unsold", "fixed-price"}
"""They need `min-uncontested-price`; ruling 8 has a test of its own."""
ONLY_WITH_THE_OPTION = {"start-player"}
BEYOND_RANDOM_PLAY = {"loan-cap", "bid-beyond-cap"}
"""Ninety-nine loans, or a bid of a hundred: rulings 26 and 28 have tests of their own."""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_golden_playthrough(players: int) -> None:
    check_golden(Path(__file__).parent, f"{players}-players", playthrough("industrial-waste", players, seed=players))


def test_every_event_and_every_reason_occurs_in_random_play() -> None:
    game = load_game("industrial-waste")
    events, reasons = occurrences(game, 4, "careful", 400)
    more_events, more_reasons = occurrences(game, 3, "uniform", 100)
    never = {name for name, count in (events + more_events).items() if count == 0}
    never |= {kind.name for kind in game.events.kinds} - set(events + more_events)
    assert never == ONLY_WITH_OTHER_TABLES & {k.name for k in game.events.kinds} | ONLY_WITH_THE_OPTION
    given = {name for name, count in (reasons + more_reasons).items() if count > 0} | {"no-such-action", "game-over"}
    assert set(game.reasons.values()) - given - {"fixed-price"} <= BEYOND_RANDOM_PLAY


def test_random_games_end_and_every_seat_wins_some() -> None:
    results = load_game("industrial-waste").simulate(4, 2000, 1, policy=1)
    assert (results.finished == 1).all()
    wins = (results.rank[:, :4] == 1).mean(axis=0)
    assert (wins > 0.2).all()
