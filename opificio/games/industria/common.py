"""What the other rules speak of: whose tile it is, who sits to the left, money from and to the bank."""

from __future__ import annotations

from opificio.games.industria.state import Place, State
from opificio.games.industria.tables import PILE
from opificio.kit.compile import rule

NOTHING = -1
NOBODY_YET = -1


@rule
def holds(s: State, p: int, t: int) -> bool:
    return s.place[t] == Place.HAND and s.owner[t] == p


@rule
def has_built(s: State, p: int, t: int) -> bool:
    return s.place[t] == Place.BUILT and s.owner[t] == p


@rule
def left_of(s: State, p: int) -> int:
    return int((p + 1) % s.seats)


@rule
def tiles_at(s: State, place: int) -> int:
    """How many tiles of the current epoch lie in a place."""
    first = (int(s.epoch) - 1) * PILE
    count = 0
    for t in range(first, first + PILE):
        if s.place[t] == place:
            count += 1
    return count


@rule
def from_bank(s: State, p: int, amount: int) -> None:
    """Money from the bank; a negative amount is paid to it."""
    s.money[p] += amount
    s.circulation += amount


@rule
def discard(s: State, t: int) -> None:
    s.place[t] = Place.GONE
    s.owner[t] = NOBODY_YET
