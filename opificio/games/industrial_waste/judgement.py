"""What things are worth in Industrial Waste, as an experienced player would say: in hundredths of a point at the end.

A seat is copied into a sketch (transient fields of the state), planning.py plays cards on it, and `worth` says what came of it.
The numbers below were found by letting many thousands of players who differ in them play each other.
"""

from __future__ import annotations

from opificio.games.industrial_waste.state import Item, Kind, State, Track
from opificio.games.industrial_waste.tables import (
    CARDS,
    GROWTH_LAST,
    LOAN,
    POINTS,
    RED,
    RED_FINE,
    WASTE_LAST,
    YELLOW,
    YELLOW_FINE,
)
from opificio.kit.compile import rule
from opificio.kit.tables import frozen

POINT = 100
COIN = POINT // 2
NEVER = -1_000_000_000
NO_LOAN = 50 * POINT
"""What keeps a foreman from a loan that is out of the question."""

# Rounds are counted in tenths.
LEAST_ROUNDS = 11
ROUNDS_A_STEP = 15  # for each step the leading factory lacks
CARD_IN_HAND = 8  # tenths of a step for a Growth that is about to be played
RELUCTANCE = 14  # more rounds for each ten points that the leading factory's owner is behind
ORDERS_A_ROUND = 87  # per cent: how many orders a player fills
LAYOUT = 17  # cards turned up in a round, duplicates included

# What a step costs for each order, or each round, to come.
WASTE_MADE = 61  # a waste marker further back
LOT_SIZE = 33  # the materials marker also sets the size of the lots one is dealt: further back they are larger
OVERSTAFFED = 7  # the rationalization marker keeps workers employed
WAGES = 23  # less than their cost: most workers are needed
IDLE = 640  # for each worker missing to fill any order

LIQUIDITY = 20  # the first coins are worth more: they pay for innovations and lots
LIQUID = 19  # so many of them
POOR = 60  # for each coin short of a lot's price, without materials: who can neither fill an order nor buy for one stays poor
LOT_COINS = 8  # so many a lot costs

STOCK = frozen([380, 290, 185])
"""Materials for the next order, the one after it and the third."""

WASTE = 68  # every space
WASTE_ABOVE = 22  # and more above a comfortable level
COMFORTABLE = 4
CLOGGED = 250  # no order fits any more
RISK = 41  # per cent: an accident sooner or later, before the waste is gone
RISK_NEXT = 139  # per cent of the chance of one in the next round

KEPT = frozen([345, 75, 210, 65, 130, 160, 25, 55, 0, 0])
"""Cards to begin the next round with, by kind."""
HARM = 18  # per cent of what the others lose


# --- the sketch ------------------------------------------------------------------------------------------------------


@rule
def load(s: State, p: int) -> None:
    """Copies a seat into the sketch."""
    n = s.sketch
    n[Item.CASH] = s.cash[p]
    n[Item.LOANS] = s.loans[p]
    n[Item.MATERIALS] = s.materials[p]
    n[Item.WASTE] = s.waste[p]
    n[Item.GROWTH] = s.growth[p]
    n[Item.WORKERS] = s.workers[p]
    n[Item.ENDS] = 0
    for t in range(3):
        s.sketch_track[t] = s.track[p, t]
    for kind in range(len(CARDS)):
        s.sketch_hand[kind] = s.hand[p, kind]
    if s.kept[p] >= 0:
        s.sketch_hand[s.kept[p]] += 1


@rule
def survey(s: State) -> None:
    """How long the game will last and how likely an accident is: the same for every seat."""
    n = s.sketch
    if s.ending:
        settle(s)
        return
    nearest, nearest_points, most_points = 0, 0, NEVER
    for q in range(s.seats):
        points = int(s.growth[q]) + s.cash[q] // 2 - LOAN * int(s.loans[q])
        for t in range(3):
            points += POINTS[s.track[q, t]]
        most_points = max(most_points, points)
        step = 10 * int(s.growth[q]) + CARD_IN_HAND * int(s.hand[q, Kind.GROWTH])
        if step > nearest or (step == nearest and points > nearest_points):
            nearest, nearest_points = step, points
    missing = max(0, 10 * GROWTH_LAST - nearest)
    n[Item.FUTURE] = LEAST_ROUNDS + ROUNDS_A_STEP * missing // 10 + RELUCTANCE * min(20, most_points - nearest_points) // 10
    n[Item.ORDERS] = n[Item.FUTURE] * ORDERS_A_ROUND // 100
    pile = 0
    for kind in range(len(CARDS)):
        pile += int(s.pile[kind] if s.pile[Kind.ACCIDENT] else CARDS[kind])
    n[Item.RISK] = min(100, RISK + RISK_NEXT * LAYOUT // max(LAYOUT, pile))


@rule
def settle(s: State) -> None:
    """Nothing comes after this round but the last accident."""
    s.sketch[Item.FUTURE] = 0
    s.sketch[Item.ORDERS] = 0
    s.sketch[Item.RISK] = 100


# --- what it is worth ------------------------------------------------------------------------------------------------


@rule
def waste_cost(s: State, waste: int, made: int) -> int:
    """What a level of waste costs whoever makes `made` with each order; the last fine is paid in cash, see `worth`."""
    n = s.sketch
    spaces = 2 if waste >= RED else (1 if waste >= YELLOW else 0)
    if n[Item.FUTURE] == 0:
        return spaces * POINT
    cost = WASTE * waste + WASTE_ABOVE * max(0, waste - COMFORTABLE)
    if spaces > 0:
        fine = RED_FINE if waste >= RED else YELLOW_FINE
        cost += n[Item.RISK] * (COIN * fine + spaces * (POINT + COIN * n[Item.ORDERS] // 10)) // 100
    if waste + made > WASTE_LAST:
        cost += CLOGGED
    return cost


@rule
def stock_worth(s: State, tokens: int, used: int) -> int:
    """Materials, when each order uses so many: worth having as far as orders will come."""
    orders = s.sketch[Item.ORDERS]
    total = 0
    for k in range(len(STOCK)):
        if tokens <= 0 or orders <= 0:
            break
        total += min(tokens, used) * STOCK[k] * min(10, orders)
        tokens -= used
        orders -= 10
    return int(total) // (10 * used)


@rule
def worth(s: State) -> int:
    """What the sketch will have made of it at the end."""
    n, track = s.sketch, s.sketch_track
    future, orders = n[Item.FUTURE], n[Item.ORDERS]
    total = n[Item.GROWTH] * (POINT + COIN * orders // 10) - POINT * LOAN * n[Item.LOANS]
    total += POINT * (POINTS[track[0]] + POINTS[track[1]] + POINTS[track[2]])
    per_order = LOT_SIZE * track[Track.MATERIALS] - WASTE_MADE * track[Track.WASTE]
    per_round = OVERSTAFFED * track[Track.RATIONALIZATION] + WAGES * n[Item.WORKERS]
    total += (orders * per_order - future * per_round) // 10
    coins = n[Item.CASH] - n[Item.WORKERS]
    if future == 0 and n[Item.WASTE] >= YELLOW:
        coins -= RED_FINE if n[Item.WASTE] >= RED else YELLOW_FINE
    if coins < 0:
        forced = (LOAN - 1 - coins) // LOAN
        coins += LOAN * forced
        total -= POINT * LOAN * forced
    total += COIN * coins
    if future > 0:
        total += LIQUIDITY * min(coins, LIQUID) - IDLE * max(0, track[Track.RATIONALIZATION] - n[Item.WORKERS])
        if n[Item.MATERIALS] < track[Track.MATERIALS]:
            total -= POOR * max(0, LOT_COINS - max(0, coins))
    total += stock_worth(s, n[Item.MATERIALS], track[Track.MATERIALS])
    return int(total) - waste_cost(s, n[Item.WASTE], track[Track.WASTE])


@rule
def kept_worth(s: State, kind: int) -> int:
    """A card kept for the next round. Bribery saves the spaces that an accident costs, for a coin."""
    n = s.sketch
    if kind == Kind.BRIBERY and n[Item.WASTE] >= YELLOW:
        return n[Item.RISK] if n[Item.FUTURE] > 0 else POINT * (2 if n[Item.WASTE] >= RED else 1) - COIN
    return int(KEPT[kind]) if n[Item.FUTURE] > 0 else 0


@rule
def harm(s: State, p: int, spaces: int) -> int:
    """What it is worth that everybody else gets waste."""
    total = 0
    for q in range(s.seats):
        if q != p:
            waste, made = int(s.waste[q]), int(s.track[q, Track.WASTE])
            total += waste_cost(s, min(WASTE_LAST, waste + spaces), made) - waste_cost(s, waste, made)
    return total * HARM // 100
