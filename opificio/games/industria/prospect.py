"""What laying each tile would take and what everybody would score now, for a picture to tell."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from opificio.games.industria.common import NOTHING
from opificio.games.industria.goods import OUT_OF_REACH, bank_sells, least_price, makes, money_cost, resource_in_hand
from opificio.games.industria.scoring import part
from opificio.games.industria.state import FROM_BANK, FROM_TILE, PART, State
from opificio.games.industria.tables import MOST_NEEDS, NEEDS, TILES
from opificio.kit.compile import rule

PARTS = len(PART)


class Prospect(IntEnum):
    """The places of the answer for a tile: after SOURCE comes one for each good it needs."""

    MONEY = 0  # to the bank, goods apart
    PRICE = 1  # with its goods; OUT_OF_REACH if one cannot be had
    SOURCE = 2  # where the good would come from at the least price; OUT_OF_REACH if nowhere


ANSWERS = Prospect.SOURCE + MOST_NEEDS


@rule
def prospect(s: State, p: int, tiles: Any, parts: Any) -> None:
    """For each tile what laying it now would take of seat `p`; for each seat its score if the game ended now."""
    for t in range(TILES):
        tiles[t, Prospect.MONEY] = money_cost(s, p, t)
        tiles[t, Prospect.PRICE] = least_price(s, p, t)
        for k in range(MOST_NEEDS):
            tiles[t, Prospect.SOURCE + k] = cheapest_source(s, p, int(NEEDS[t, k])) if NEEDS[t, k] >= 0 else OUT_OF_REACH
    for q in range(s.seats):
        for k in range(PARTS):
            parts[q, k] = part(s, q, k)


@rule
def cheapest_source(s: State, p: int, g: int) -> int:
    """One's own factory, else one's own tile, else whoever makes the good, else the bank."""
    if makes(s, p, g):
        return p
    if resource_in_hand(s, p, g) != NOTHING:
        return FROM_TILE
    for q in range(s.seats):
        if makes(s, q, g):
            return int(q)
    return FROM_BANK if bank_sells(s, g) else OUT_OF_REACH
