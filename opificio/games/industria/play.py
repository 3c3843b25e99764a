"""What a bot needs to know of Industria: what is hidden, and where a careful player leans."""

from __future__ import annotations

from typing import Any

from opificio.games.industria.state import BID, BUILD, CASH, DONE, KEEP, PASS, SELL, State
from opificio.kit.actions import within
from opificio.kit.compile import rule


@rule
def resample(s: State, p: int, rng: Any) -> None:
    """Nothing to redraw: hands and money are open (A23), and the piles are drawn only when tiles are turned up."""


@rule
def lean(s: State, a: int) -> int:
    """Small steps in the auction, building whatever can be built, resource tiles seldom sold."""
    if within(BID, a):
        step = a - BID.first + 1 - s.high_bid
        return 40 if step == 1 else 15 if step == 2 else 5 if step == 3 else 1
    if within(PASS, a):
        return 50
    if within(BUILD, a):
        return 200
    if within(SELL, a):
        return 40 + 10 * s.high_bid
    if within(KEEP, a):
        return 40
    if within(DONE, a):
        return 20
    if within(CASH, a):
        return 2
    return 20
