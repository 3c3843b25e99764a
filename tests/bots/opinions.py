"""What the rules of thumb think in whole games, as text: `python -m tests.bots.opinions GAME`, compiled or not."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import numpy as np

import opificio
from opificio.kit.compile import rule
from opificio.kit.game import load_game
from opificio.kit.generic import appraise, ponder
from opificio.kit.rng import new_rng
from tests.harness import step

EVERY = 6
"""One decision in so many is looked at, counted anew for each phase so that none is missed."""


@rule
def appraise_all(states: Any, actions: Any, points: Any) -> None:
    ponder(states[0])
    for k in range(actions.size):
        points[k] = appraise(states[0], actions[k])


def appraisals(match: opificio.Match) -> dict[str, int]:
    """Every legal move with its appraisal."""
    actions = np.array(match.actions())
    points = np.zeros(actions.size, np.int64)
    appraise_all(match._states, actions, points)
    return {match.game.actions.text(int(a)): int(v) for a, v in zip(actions, points, strict=True)}


def opinions(game: str) -> Iterator[str]:
    """For decisions of careful random games under every value of the first option, every legal action with its points."""
    loaded = load_game(game)
    named = next(iter(loaded.tables.options().items()), None)
    choices = [{named[0]: value} for value in named[1]] if named else [{}]
    for number, options in enumerate(choices):
        seats = loaded.about.players[number % len(loaded.about.players)]
        match = opificio.new(game, seats, seed=7 + number, options=options)
        rng = new_rng(7 + number, stream=1)
        seen: dict[str, int] = {}
        while not match.over:
            if len(match.actions()) > 1:
                seen[match.phase] = seen.get(match.phase, -1) + 1
                if seen[match.phase] % EVERY == 0:
                    yield f"{len(match.history)} {match.phase} {appraisals(match)}"
            step(match, "careful", rng)


if __name__ == "__main__":
    print("\n".join(opinions(sys.argv[1])))
