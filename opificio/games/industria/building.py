"""Building: where the goods of a tile come from, paying, laying."""

from __future__ import annotations

from opificio.games.industria.common import NOTHING, discard, from_bank
from opificio.games.industria.goods import asked_need, can_come_from, makes, money_cost, resource_in_hand
from opificio.games.industria.state import (
    BOUGHT,
    BOUGHT_FROM_BANK,
    BUILT,
    BUILT_LATE,
    FROM_BANK,
    FROM_TILE,
    LAID_BONUS,
    SOURCES,
    USED_TILE,
    Phase,
    Place,
    State,
)
from opificio.games.industria.tables import GOOD_PRICE, MOST_NEEDS, NEEDS, POINTS, TILE_EPOCH, TILE_KIND, Kind
from opificio.kit.compile import rule
from opificio.kit.generic import emit


@rule
def build(s: State, t: int) -> None:
    s.building = t
    settle_goods(s)


@rule
def settle_goods(s: State) -> None:
    """Settles where each good comes from; asks only where there is a choice, and pays once all is settled (A29)."""
    p = int(s.seat)
    for k in range(MOST_NEEDS):
        g = NEEDS[s.building, k]
        if g < 0 or s.source[k] >= 0:
            continue
        if makes(s, p, g):
            s.source[k] = p
            continue
        ways = 0
        way = NOTHING
        for source in range(SOURCES):
            if can_come_from(s, source):
                ways += 1
                way = source
        if ways > 1:
            s.phase = Phase.FROM
            return
        s.source[k] = way
    pay_goods(s)
    lay(s)


@rule
def choose_source(s: State, source: int) -> None:
    s.source[asked_need(s)] = source
    settle_goods(s)


@rule
def pay_goods(s: State) -> None:
    p = int(s.seat)
    for k in range(MOST_NEEDS):
        g = NEEDS[s.building, k]
        source = int(s.source[k])
        s.source[k] = NOTHING
        if g < 0 or source == p:
            continue
        if source == FROM_TILE:
            t = resource_in_hand(s, p, g)
            emit(s, USED_TILE, p, t)
            discard(s, t)
        elif source == FROM_BANK:
            emit(s, BOUGHT_FROM_BANK, p, g, GOOD_PRICE)
            from_bank(s, p, -GOOD_PRICE)
        else:
            emit(s, BOUGHT, p, g, source, GOOD_PRICE)
            s.money[p] -= GOOD_PRICE
            s.money[source] += GOOD_PRICE


@rule
def lay(s: State) -> None:
    """Pays the tile itself and lays it; its points count in its own epoch only (A14)."""
    p = int(s.seat)
    t = int(s.building)
    amount = money_cost(s, p, t)
    from_bank(s, p, -amount)
    s.place[t] = Place.BUILT
    s.laid[TILE_KIND[t]] = 1
    s.building = NOTHING
    s.phase = Phase.BUILD
    if TILE_KIND[t] == Kind.BONUS:
        emit(s, LAID_BONUS, p, t, amount)
    elif TILE_EPOCH[t] == s.epoch:
        s.points[p] += POINTS[t]
        emit(s, BUILT, p, t, amount, POINTS[t])
    else:
        emit(s, BUILT_LATE, p, t, amount)
