"""Goods: where they come from, what they cost, and so what a tile costs to lay."""

from __future__ import annotations

from typing import Any

from opificio.games.industria.common import NOTHING, has_built, holds
from opificio.games.industria.state import FROM_BANK, FROM_TILE, Option, Place, Reason, State
from opificio.games.industria.tables import (
    COST,
    DISCOUNT,
    DISCOUNTERS,
    FACTORIES_MAKING,
    GOOD_EPOCH,
    GOOD_PRICE,
    MAKES,
    MOST_NEEDS,
    NEEDS,
    RESOURCES_OF,
    TILE_KIND,
    TILES,
    Kind,
)
from opificio.kit.compile import rule
from opificio.kit.generic import OK

OUT_OF_REACH = -1


@rule
def makes(s: State, p: int, g: int) -> bool:
    """Whether seat `p` has built a factory that makes good `g`."""
    for k in range(FACTORIES_MAKING.shape[1]):
        t = FACTORIES_MAKING[g, k]
        if t >= 0 and has_built(s, p, t):
            return True
    return False


@rule
def somebody_makes(s: State, g: int) -> bool:
    for k in range(FACTORIES_MAKING.shape[1]):
        t = FACTORIES_MAKING[g, k]
        if t >= 0 and s.place[t] == Place.BUILT:
            return True
    return False


@rule
def resource_in_hand(s: State, p: int, g: int) -> int:
    """The first resource tile of good `g` that seat `p` holds: several are one source (A29)."""
    for k in range(RESOURCES_OF.shape[1]):
        t = RESOURCES_OF[g, k]
        if t >= 0 and holds(s, p, t):
            return int(t)
    return NOTHING


@rule
def bank_sells(s: State, g: int) -> bool:
    """The bank sells what nobody makes (A17), once the good's epoch is past (A2)."""
    return not somebody_makes(s, g) and bool(GOOD_EPOCH[g] < s.epoch + s.options[Option.BANK_GOODS])


@rule
def supplies(s: State, p: int, g: int, source: int) -> bool:
    """Whether good `g` is to be had there by seat `p`, whatever it costs."""
    if source == FROM_BANK:
        return bank_sells(s, g)
    if source == FROM_TILE:
        return resource_in_hand(s, p, g) != NOTHING
    return makes(s, source, g)


@rule
def source_price(p: int, source: int) -> int:
    """Own factories and tiles are free; everything else has its price."""
    if source == p:
        return 0
    return 0 if source == FROM_TILE else GOOD_PRICE


@rule
def good_price(s: State, p: int, g: int) -> int:
    """The least that good `g` costs seat `p`."""
    if makes(s, p, g) or resource_in_hand(s, p, g) != NOTHING:
        return 0
    if somebody_makes(s, g) or bank_sells(s, g):
        return GOOD_PRICE
    return OUT_OF_REACH


@rule
def discount(s: State, p: int) -> int:
    """What bank and stock exchange take off the cost of their owner's next factories (A13)."""
    total = 0
    for k in range(DISCOUNTERS.size):
        t = DISCOUNTERS[k]
        if t >= 0 and has_built(s, p, t):
            total += int(DISCOUNT[t])
    return total


@rule
def money_cost(s: State, p: int, t: int) -> int:
    """What the bank asks for laying a tile, goods apart."""
    if TILE_KIND[t] == Kind.FACTORY:
        return max(0, int(COST[t]) - discount(s, p))
    if TILE_KIND[t] == Kind.BONUS and s.options[Option.BONUS_COST]:
        return max(0, max(1, int(COST[t])) - discount(s, p))  # A6
    return 0


@rule
def least_price(s: State, p: int, t: int) -> int:
    """The least money with which seat `p` can lay the tile now, goods included."""
    total = money_cost(s, p, t)
    for k in range(MOST_NEEDS):
        g = NEEDS[t, k]
        if g >= 0:
            price = good_price(s, p, g)
            if price == OUT_OF_REACH:
                return OUT_OF_REACH
            total += price
    return total


@rule
def least_prices(s: State, p: int, out: Any) -> None:
    """For each tile the least money with which seat `p` could lay it now."""
    for t in range(TILES):
        out[t] = least_price(s, p, t)


# --- laying a tile, and the choice of sources -----------------------------------------------------------------------------


@rule
def build_reason(s: State, t: int) -> int:
    p = int(s.seat)
    if not holds(s, p, t):
        return Reason.NOT_IN_HAND
    kind = TILE_KIND[t]
    if kind == Kind.RESOURCE:
        return Reason.RESOURCE_NOT_BUILT
    if s.laid[kind]:
        return Reason.ONE_FACTORY + int(kind)
    price = least_price(s, p, t)
    if price == OUT_OF_REACH:
        return Reason.GOOD_NOT_TO_BE_HAD
    return OK if price <= s.money[p] else Reason.TOO_DEAR


@rule
def asked_need(s: State) -> int:
    """Which of the building's needs is being settled: the first without a source (A29)."""
    k = 0
    while k < MOST_NEEDS - 1 and s.source[k] >= 0:
        k += 1
    return k


@rule
def can_come_from(s: State, source: int) -> bool:
    """Whether the good asked for is to be had there and the tile can still be paid for."""
    p = int(s.seat)
    asked = asked_need(s)
    if not supplies(s, p, NEEDS[s.building, asked], source):
        return False
    total = money_cost(s, p, int(s.building)) + source_price(p, source)
    for k in range(asked):
        total += source_price(p, int(s.source[k]))
    for k in range(asked + 1, MOST_NEEDS):
        if NEEDS[s.building, k] >= 0:
            total += good_price(s, p, NEEDS[s.building, k])
    return bool(total <= s.money[p])


@rule
def source_reason(s: State, source: int) -> int:
    """A choice is asked only if buying is one of the ways: then the money suffices, and the bank refuses only for a maker's sake."""
    if can_come_from(s, source):
        return OK
    return Reason.MAKER_FIRST if source == FROM_BANK else Reason.NOT_A_MAKER


@rule
def tile_reason(s: State, t: int) -> int:
    """A resource tile as a source: held, of the good asked for, and the first of its kind."""
    p = int(s.seat)
    g = NEEDS[s.building, asked_need(s)]
    if not holds(s, p, t):
        return Reason.NOT_IN_HAND
    if MAKES[t] != g:
        return Reason.WRONG_GOOD
    return OK if resource_in_hand(s, p, g) == t else Reason.SAME_GOOD
