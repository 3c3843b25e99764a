"""What bots need to know of Age of Industry beyond its rules."""

from __future__ import annotations

from typing import Any

from opificio.games.age_of_industry.building import lowest, ships_sail
from opificio.games.age_of_industry.sites import look_around, with_reason
from opificio.games.age_of_industry.state import (
    AT,
    BORROW,
    BOTH,
    BUILD,
    COAL_FROM,
    DEVELOP,
    DONE,
    DRAW,
    GOODS,
    IRON_FROM,
    PASS,
    RAIL,
    REPAY,
    SELL,
    TO_PLACE,
    TO_SPACE,
    WITH,
    Option,
    Phase,
    State,
    Task,
    Thought,
)
from opificio.games.age_of_industry.tables import (
    CARD_COUNT,
    CARDS,
    FACE_UP,
    FIRST_COLOUR,
    FIRST_STACK,
    INCOME,
    INDUSTRY,
    LEVEL,
    PLOT,
    STACK_OF,
    TWO_IN_ONE,
    Industry,
    Tile,
)
from opificio.games.age_of_industry.worth import DOLLAR, PLAIN, rail_worth, raised_worth, reflect, sales_worth, site_worth, weigh_sites
from opificio.kit.actions import column, row, within
from opificio.kit.compile import rule
from opificio.kit.rng import draw


@rule
def resample(s: State, p: int, rng: Any) -> None:
    """Deals the others new hands from all cards that seat `p` has not seen; what was taken face up stays where it is known to be."""
    s.weighed = 0
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


# --- rules of thumb ---------------------------------------------------------------------------------------------------------
#
# A counter is worth its level, what it will earn with some likelihood, and the better counters it uncovers, less its price and
# the interest on it. What a card or the second action of a turn could do otherwise is a price too. Loans are taken without ado,
# since they cost interest only, and repaid at the end of every turn.

ACTION_PRICE, IDLE_ACTION, CARD_PRICE = 130, 40, 15
"""What the second action of a turn is worth elsewhere at most, and where the hand builds nothing better; and what a card is."""
DEVELOPING = 85
"""Per cent of a counter's usual worth that count for uncovering it."""
DRAW_POINTS, FEWER_DRAWS = 300, 40
"""What drawing two cards with an empty hand is worth, and how much less with every card one has."""


@rule
def ponder(s: State) -> None:
    if s.surveyed == 0:
        look_around(s)
    if s.phase == Phase.ACT or (s.weighed == 0 and (s.phase == Phase.CARD or s.phase == Phase.SITE)):
        p = int(s.seat)
        reflect(s, p)
        weigh_sites(s, p, s.phase == Phase.SITE or s.actions_left >= TWO_IN_ONE)
        s.weighed = 1


@rule
def appraise(s: State, a: int) -> int:
    p = int(s.seat)
    if s.phase == Phase.ACT:
        return appraise_action(s, p, a)
    if within(AT, a):
        return site_worth(s, column(AT, a), PLOT[s.options[Option.MAP], row(AT, a)], s.task == Task.BOTH)
    if within(WITH, a):
        return appraise_card(s, p, a - WITH.first)
    if within(DRAW, a):
        return card_points(s, p, a - DRAW.first)
    if within(COAL_FROM, a):
        return appraise_source(s, p, a - COAL_FROM.first)
    if within(IRON_FROM, a):
        return appraise_source(s, p, a - IRON_FROM.first)
    if within(GOODS, a):
        return 100 + int(INCOME[s.counter[a - GOODS.first]])
    if within(TO_SPACE, a):
        port = a - TO_SPACE.first
        earned = DOLLAR * int(INCOME[s.counter[port]])
        return earned if s.owner[port] == p else -earned // (int(s.seats) - 1)
    if within(TO_PLACE, a) and s.phase == Phase.BUYER:
        return -10 if s.tile[a - TO_PLACE.first] == Tile.EITHER else 0
    return 100 if a == REPAY.first else 0


@rule
def appraise_action(s: State, p: int, a: int) -> int:
    rounds = int(s.thought[Thought.ROUNDS])
    if within(RAIL, a):
        return rail_worth(s, p, a - RAIL.first)
    if within(DEVELOP, a):
        return appraise_develop(s, p, STACK_OF[row(DEVELOP, a), column(DEVELOP, a)], rounds)
    if a == BUILD.first:
        return best_of_hand(s) - card_price(s, rounds)
    if a == BOTH.first:
        return int(s.thought[Thought.BEST]) - max(IDLE_ACTION, min(ACTION_PRICE, best_of_hand(s))) - card_price(s, rounds)
    if within(DRAW, a):
        if rounds < 10:
            return -10
        return (DRAW_POINTS - FEWER_DRAWS * int(s.cards[p])) * min(rounds, 40) // 40 + card_points(s, p, a - DRAW.first)
    if a == SELL.first:
        return sales_worth(s, p)
    if a == PASS.first:
        return -card_price(s, rounds)
    return -100


@rule
def card_price(s: State, rounds: int) -> int:
    return CARD_PRICE if rounds >= 20 else 0


@rule
def best_of_hand(s: State) -> int:
    """What the best building brings that a card of the hand allows."""
    best = int(s.best[0])
    for card in range(1, CARDS):
        best = max(best, int(s.best[card]))
    return best


@rule
def appraise_card(s: State, p: int, card: int) -> int:
    """The card that builds best; to be rid of, the one that builds least."""
    best = int(s.best[card])
    if s.task == Task.BUILD:
        return best - (20 if card >= FIRST_COLOUR else 0) + (10 if s.hand[p, card] > 1 else 0)
    return -max(0, best) + (60 if s.hand[p, card] > 1 else 0) - (20 if card >= FIRST_COLOUR else 0)


@rule
def card_points(s: State, p: int, slot: int) -> int:
    """How much better than an unknown card one that lies open is."""
    if slot == 0:
        return 0
    card = int(s.face_up[slot - 1])
    if card >= FIRST_COLOUR:
        return 0 if s.hand[p, card] > 0 else 15
    stack = lowest(s, p, card)
    if stack < 0 or LEVEL[stack] == 0 or s.hand[p, card] > 0:
        return -40
    return 5 if LEVEL[stack] > 1 else 0


@rule
def appraise_develop(s: State, p: int, stack: int, rounds: int) -> int:
    """Only what bars the way to something much better: every counter of level 0, and mines and works that others stand in the way of."""
    industry = int(INDUSTRY[stack])
    if s.next_up[industry] != stack or stack + 1 >= FIRST_STACK[industry + 1]:
        return -200
    if LEVEL[stack] > 0:
        raised = raised_worth(s, p, stack + 1) if industry == Industry.COAL or industry == Industry.IRON else 0
        return raised - card_price(s, rounds) if raised > 0 else -200
    if industry == Industry.SHIP and not ships_sail(s):
        return -200
    better = int(PLAIN[stack + 1])
    return better * min(rounds, 100) * DEVELOPING // (10000 * int(s.mat[p, stack])) - card_price(s, rounds)


@rule
def appraise_source(s: State, p: int, space: int) -> int:
    """One's own cubes first; of the others' those that flip nothing soon."""
    if s.owner[space] == p:
        return 100 - int(s.cubes[space])
    return int(s.cubes[space]) - int(INCOME[s.counter[space]])
