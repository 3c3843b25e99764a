"""Whole games: readable playthroughs, rules that all get used, money that adds up by the events alone."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from opificio.games.irish_gauge.tables import START_CASH
from opificio.kit.game import load_game
from tests.harness import check_golden, occurrences, playthrough, random_match
from tests.irish_gauge.table import GAME, cash

SPENT = {"share-bought": -1, "paid": 1}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_playthrough_stays_as_it_is(players: int) -> None:
    check_golden(Path(__file__).parent, f"{players}-players", playthrough(GAME, players, seed=players))


def test_careful_random_play_meets_every_event_and_every_reason() -> None:
    events: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    for players in (3, 4, 5):
        for found, total in zip(occurrences(load_game(GAME), players, "careful", 200), (events, reasons), strict=True):
            total.update(found)
    assert [name for name, count in events.items() if not count] == []
    assert [name for name, count in reasons.items() if not count and name != "no-such-action" and name != "game-over"] == []


@pytest.mark.parametrize("seed", range(12))
def test_the_events_are_a_ledger_of_everybodys_cash(seed: int) -> None:
    match = random_match(GAME, 3 + seed % 3, seed)
    expected = dict.fromkeys(match.names, START_CASH)
    for move in match.history:
        for event in move.events:
            if event.kind in SPENT:
                expected[event.values["seat"]] += SPENT[event.kind] * event.values["amount"]
    assert list(expected.values()) == cash(match)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_game_has_no_more_turns_than_the_components_allow(players: int) -> None:
    """At most 11 auctions, 90 builds and 14 uses of cubes."""
    for policy in (0, 1):
        results = load_game(GAME).simulate(players, 500, 5, policy=policy, threads=1)
        assert results.finished.all()
        assert results.rounds.max() <= 115


def test_the_companies_run_out_of_locomotives_and_join_the_major_cities() -> None:
    events, reasons = occurrences(load_game(GAME), 4, "careful", 300)
    assert events["major-joined"] > 30
    assert reasons["no-locomotive"] > 300
