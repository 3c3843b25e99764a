"""Who plays the seats without a person. Thinking happens on a copy, in a worker thread, so that the table stays open meanwhile."""

from __future__ import annotations

import numpy as np

from opificio.kit.match import Match
from opificio.kit.rng import new_rng

NAMES = ("Ada", "Brunel", "Curie", "Diesel", "Edison", "Fermi", "Galileo", "Hopper", "Isambard", "Jacquard")
LEVELS = ("novice", "foreman", "magnate")
"""How well bots play here, from the easiest on."""
USUAL = "foreman"
STRONGEST = LEVELS[-1]
"""The one that searches."""
MILLISECONDS = 1500
"""How long the strongest bots may think about a move."""


def copy_of(match: Match) -> Match:
    """The match as it stands, for somebody who thinks about it while the table goes on."""
    copied = object.__new__(Match)
    copied.__dict__.update(match.__dict__)
    copied.history = list(match.history)
    copied._states = match._states.copy()
    copied._actions, copied._weights = np.zeros((2, match.game.actions.size), np.int64)
    copied._rng = new_rng()
    return copied


def choose(match: Match, level: str) -> int:
    """A bot's choice for whoever decides in this match. Takes as long as the level thinks."""
    from opificio.bots import bot

    return bot(level, millis=MILLISECONDS if level == STRONGEST else None).act(match)
