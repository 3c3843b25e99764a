"""Ends of games that can be worked out exactly: the yardstick for the search."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

import opificio
from opificio.bots.bot import scratch
from opificio.kit import drivers
from opificio.kit.game import Game
from opificio.kit.layout import NATURE, NOBODY
from opificio.kit.match import Match

MOST_STATES = 400


class Endless(Exception):
    """Somebody else still has a say, or there is too much to work out."""


def victory(game: Game, states: Any, seat: int) -> float:
    """The share of victory that a final state gives a seat."""
    seats = int(states[0].seats)
    parts = np.zeros((len(game.layout.seat_axis), len(game.parts)), np.int64)
    ties = parts[:, 0].copy()
    drivers.standings(states, 0, parts, ties)
    keys = [(int(parts[p].sum()), int(ties[p])) for p in range(seats)]
    return 0.0 if keys[seat] < max(keys) else 1 / keys.count(keys[seat])


def best_end(game: Game, states: Any, seat: int, left: list[int]) -> float:
    """The best chance of victory a seat has, if from here on nobody else has a choice; luck may have."""
    actions, weights = scratch(game)
    while int(states[0].seat) != NOBODY:
        count = drivers.options(states, 0, actions, weights)
        if count > 1 and int(states[0].seat) == NATURE:
            chances = weights[:count] / weights[:count].sum()
            outcomes = [int(a) for a in actions[:count]]
            return float(sum(c * after(game, states, seat, a, left) for c, a in zip(chances, outcomes, strict=True)))
        if count > 1:
            if int(states[0].seat) != seat:
                raise Endless
            return max(after(game, states, seat, int(a), left) for a in actions[:count].copy())
        drivers.do(states, 0, int(actions[0]))
    return victory(game, states, seat)


def after(game: Game, states: Any, seat: int, action: int, left: list[int]) -> float:
    left[0] -= 1
    if left[0] < 0:
        raise Endless
    later = states.copy()
    drivers.do(later, 0, action)
    return best_end(game, later, seat, left)


def exact(match: Match) -> dict[int, float | None]:
    """The chance to win after every legal move, None where it cannot be worked out."""
    worth: dict[int, float | None] = {}
    for action in match.actions():
        try:
            worth[action] = after(match.game, match._states, match.seat, action, [MOST_STATES])
        except Endless:
            worth[action] = None
    return worth


def decisive(game: str, seats: int, seeds: range, wanted: int) -> Iterator[tuple[Match, dict[int, float | None]]]:
    """Positions near the end of games between novices in which one's own choice makes all the difference.

    Either some move surely wins and another may not, or some move surely loses and another may not.
    """
    found = 0
    for seed in seeds:
        bot = opificio.bot("novice", seed=seed)
        match = opificio.new(game, seats, seed=seed)
        while not match.over and match.round <= 200:
            match.play(bot.act(match))
        for _ in range(12):
            match.undo(force=True)
            worth = exact(match) if len(match.actions()) > 1 else {}
            values = set(worth.values())
            if (1.0 in values or 0.0 in values) and len(values) > 1:
                yield match, worth
                found += 1
                if found == wanted:
                    return
