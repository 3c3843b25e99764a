"""What bots need to know of Industrial Waste beyond its rules."""

from __future__ import annotations

from typing import Any

from opificio.games.industrial_waste.state import BID, DISCARD, LOANED, PASS, PLAY, State
from opificio.kit.actions import within
from opificio.kit.compile import rule


@rule
def resample(s: State, p: int, rng: Any) -> None:
    """Nothing is unknown: every payment and every card was public when it moved, so cash and kept cards can be derived."""


@rule
def lean(s: State, a: int) -> int:
    """Cards are played rather than discarded, bids stay low, loans are rare."""
    if within(BID, a):
        return 40 // (a - BID.first + 1) + 1
    if within(PLAY, a):
        return 60
    if within(DISCARD, a):
        return 6
    if within(LOANED, a):
        return 1
    return 20 if within(PASS, a) else 30
