"""How a game tells its auctions: a page shows the lot and what everybody has said, in order, from the story of the match.

A state keeps only what the rules need, often no more than the highest bid; who was outbid and who passed is in the events.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Bidding:
    """`BIDDING` of a game's `board.py`: the phases in which an auction runs, and the events that put up a lot, bid and pass.

    The events of a bid and of a pass have a `seat`; that of a bid has an `amount`.
    """

    phases: Sequence[int]
    lot: str
    bid: str
    passed: str
