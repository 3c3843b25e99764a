"""What bots need to know of Age of Industry beyond its rules."""

from __future__ import annotations

from typing import Any

from opificio.games.age_of_industry.building import lowest, ships_sail, with_reason
from opificio.games.age_of_industry.state import (
    AT,
    BORROW,
    BOTH,
    BUILD,
    DEVELOP,
    DONE,
    DRAW,
    GOODS,
    PASS,
    RAIL,
    REPAY,
    SELL,
    Phase,
    State,
)
from opificio.games.age_of_industry.tables import CARD_COUNT, CARDS, FACE_UP, LEVEL, STACK_OF, Industry
from opificio.kit.actions import column, row, within
from opificio.kit.compile import rule
from opificio.kit.rng import draw


@rule
def resample(s: State, p: int, rng: Any) -> None:
    """Deals the others new hands from all cards that seat `p` has not seen; what was taken face up stays where it is known to be."""
    for card in range(CARDS):
        s.pool[card] = CARD_COUNT[card] - s.discard[card] - s.hand[p, card]
        for slot in range(FACE_UP):
            if s.face_up[slot] == card:
                s.pool[card] -= 1
        for other in range(s.seats):
            if other != p:
                s.hand[other, card] = s.known[other, card]
                s.pool[card] -= s.known[other, card]
    if s.phase == Phase.CARD and s.seat != p:
        deal_useful(s, s.seat, rng)
    for other in range(s.seats):
        if other != p:
            while held(s, other) < s.cards[other]:
                deal_from_pool(s, other, rng)


@rule
def held(s: State, p: int) -> int:
    count = 0
    for card in range(CARDS):
        count += int(s.hand[p, card])
    return count


@rule
def deal_from_pool(s: State, p: int, rng: Any) -> None:
    total = 0
    for card in range(CARDS):
        total += int(s.pool[card])
    at = draw(rng, total)
    card = 0
    while at >= s.pool[card]:
        at -= s.pool[card]
        card += 1
    s.pool[card] -= 1
    s.hand[p, card] += 1


@rule
def deal_useful(s: State, p: int, rng: Any) -> None:
    """Whoever has announced an action holds a card for it: gives one such card, unless a known one will do."""
    for card in range(CARDS):
        if with_reason(s, p, card) == 0:
            return
    total = 0
    for card in range(CARDS):
        total += useful_in_pool(s, p, card)
    if total == 0:
        return
    at = draw(rng, total)
    card = 0
    while at >= useful_in_pool(s, p, card):
        at -= useful_in_pool(s, p, card)
        card += 1
    s.pool[card] -= 1
    s.hand[p, card] += 1


@rule
def useful_in_pool(s: State, p: int, card: int) -> int:
    """How many cards of a kind the pool holds, if one of them would do for the action announced."""
    if s.pool[card] <= 0:
        return 0
    s.hand[p, card] += 1
    useful = with_reason(s, p, card) == 0
    s.hand[p, card] -= 1
    return int(s.pool[card]) if useful else 0


@rule
def lean(s: State, a: int) -> int:
    """Sales and repayments first, then buildings; few railways, since each wants cubes; level 0 is developed away where it bars the way."""
    if a == SELL.first or within(GOODS, a) or a == REPAY.first:
        return 400
    if a == BUILD.first:
        return 120
    if within(RAIL, a):
        return 3
    if within(AT, a):
        return int(4 + 4 * LEVEL[lowest(s, int(s.seat), column(AT, a))])
    if within(DEVELOP, a):
        barred = LEVEL[STACK_OF[row(DEVELOP, a), column(DEVELOP, a)]] == 0
        return 20 if barred and (row(DEVELOP, a) != Industry.SHIP or ships_sail(s)) else 1
    if within(DRAW, a):
        return int(60 // (s.cards[s.seat] + 1) + 1)
    if a == PASS.first or a == BORROW.first:
        return 2
    return 10 if a == BOTH.first or a == DONE.first else 20
