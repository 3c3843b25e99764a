"""Whole games: readable playthroughs, rules that all get used, money that adds up by the events alone."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import opificio
from opificio.games.industria.tables import START_MONEY
from opificio.kit.errors import BadPosition
from opificio.kit.game import load_game
from tests.harness import check_golden, occurrences, playthrough, random_match
from tests.industria.setting import money, points, table

GAME = "industria"


@pytest.mark.parametrize("players", [3, 4])
def test_a_playthrough_stays_as_it_is(players: int) -> None:
    check_golden(Path(__file__).parent, f"{players}-players", playthrough(GAME, players, seed=players))


def test_careful_random_play_meets_every_event_and_every_reason() -> None:
    events: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    for players in (3, 4):
        for found, total in zip(occurrences(load_game(GAME), players, "careful", 400), (events, reasons), strict=True):
            total.update(found)
    assert [name for name, count in events.items() if not count] == []
    assert [name for name, count in reasons.items() if not count and name not in ("no-such-action", "game-over")] == []


def ledger(match: opificio.Match) -> dict[str, int]:
    """Everybody's money, from the events alone."""
    held = dict.fromkeys(match.names, START_MONEY)
    for move in match.history:
        for event in move.events:
            amount = event.values.get("amount", 0)
            match event.kind:
                case "income":
                    held = {name: money + amount for name, money in held.items()}
                case "sold":
                    held[event.values["buyer"]] -= amount
                    if match.options["payee"] == "auctioneer":
                        held[event.values["seat"]] += amount
                case "bought":
                    held[event.values["seat"]] -= amount
                    held[event.values["owner"]] += amount
                case "cashed":
                    held[event.values["seat"]] += amount
                case "bought-from-bank" | "built" | "built-late" | "laid-bonus":
                    held[event.values["seat"]] -= amount
    return held


@pytest.mark.parametrize("payee", ["auctioneer", "bank"])
@pytest.mark.parametrize("seed", range(8))
def test_the_events_are_a_ledger_of_everybodys_money_and_points(seed: int, payee: str) -> None:
    match = random_match(GAME, 3 + seed % 2, seed, options={"payee": payee, "bonus-cost": "paid"})
    assert ledger(match) == money(match)
    scored = dict.fromkeys(match.names, 0)
    final = dict.fromkeys(match.names, 0)
    for event in (event for move in match.history for event in move.events if "points" in event.values):
        (final if event.kind.startswith("final") else scored)[event.values["seat"]] += event.values["points"]
    assert scored == points(match)
    assert {name: scored[name] + final[name] for name in match.names} == match.scores()


@pytest.mark.parametrize(("players", "rounds"), [(3, 16), (4, 15)])
def test_every_game_has_its_number_of_rounds(players: int, rounds: int) -> None:
    results = load_game(GAME).simulate(players, 300, 5, threads=1)
    assert results.finished.all()
    assert (results.rounds == rounds).all()


IMPOSSIBLE = {
    "seat": {"phase": "reveal"},
    "round": {"rounds": 9},
    "owner": {"owner": {}},
    "money": {"circulation": 99},
    "points": {"points": {"Anna": 7, "Bruno": 0, "Carla": 0}},
    "auction": {"lot": "sawmill"},
    "building": {"source": ["bank", None]},
    "limit": {"laid": {"technology": 1}},
}


@pytest.mark.parametrize("fault", IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_a_sentence(fault: str) -> None:
    position = table(hand={"Anna": ["clay-pit", "quarry"]}, money={"Anna": 5}).position()
    opificio.from_position(GAME, position)
    position["state"].update(IMPOSSIBLE[fault])
    with pytest.raises(BadPosition) as refusal:
        opificio.from_position(GAME, position)
    assert refusal.value.message == f"fault-{fault}"
    assert refusal.value.text("it") != refusal.value.text("en")


@pytest.mark.parametrize(
    ("fault", "tile", "place"),
    [
        ("place", "oil-well", "gone"),
        ("place", "quarry", "gone"),
        ("place", "stone-1", "built"),
        ("pile", "wood-1", "pile"),
        ("offer", "wood-1", "offer"),
    ],
)
def test_a_tile_cannot_be_just_anywhere(fault: str, tile: str, place: str) -> None:
    position = table(hand={"Anna": ["clay-pit", "quarry", "wood-1"]}, money={"Anna": 5}).position()
    position["state"]["place"][tile] = place
    if place != "built":
        position["state"]["owner"].pop(tile, None)
    else:
        position["state"]["owner"][tile] = "Anna"
    with pytest.raises(BadPosition) as refusal:
        opificio.from_position(GAME, position)
    assert refusal.value.message == f"fault-{fault}"
