"""What a lot of raw materials is worth in Industrial Waste, and what to bid for it."""

from __future__ import annotations

from opificio.games.industrial_waste.judgement import COIN, LIQUIDITY, NO_LOAN, POINT, stock_worth
from opificio.games.industrial_waste.state import BID, LOANED, PASS, Item, Kind, State, Track
from opificio.games.industrial_waste.tables import WASTE_LAST
from opificio.kit.actions import within
from opificio.kit.compile import rule

OWN_LOT = 139  # per cent of what a lot is worth to oneself: what others get out of it counts too
OTHERS_LOT = 71  # per cent of what it is worth to others: what they are thought to bid
HELD_ORDER = 64  # per cent of an order's income that materials for it are worth
STRAY = 50  # for each coin too many or too few


@rule
def fillable(s: State, q: int, tokens: int) -> int:
    """How many of the orders it holds a seat could fill with so many materials."""
    if s.workers[q] < s.track[q, Track.RATIONALIZATION] or s.waste[q] + s.track[q, Track.WASTE] > WASTE_LAST:
        return 0
    held = int(s.hand[q, Kind.ORDER]) + (1 if s.kept[q] == Kind.ORDER else 0)
    return min(held, tokens // int(s.track[q, Track.MATERIALS]))


@rule
def lot_worth(s: State, q: int) -> int:
    """The lot on offer to a seat: materials for the orders it holds, then for those to come."""
    used, had = int(s.track[q, Track.MATERIALS]), int(s.materials[q])
    have = had + int(s.lot)
    before, after = fillable(s, q, had), fillable(s, q, have)
    held = (after - before) * int(s.growth[q]) * COIN * HELD_ORDER // 100
    return held + stock_worth(s, have - after * used, used) - stock_worth(s, had - before * used, used)


@rule
def bid_limit(s: State, q: int, value: int) -> int:
    """The most to bid for a lot of this value. Wages stay in hand, unless orders that the lot leaves fillable will pay them."""
    coin = COIN + (LIQUIDITY if s.sketch[Item.FUTURE] > 0 else 0)
    income = fillable(s, q, int(s.materials[q]) + int(s.lot)) * int(s.growth[q])
    return min(value // coin, int(s.cash[q]) - max(0, int(s.workers[q]) - income))


@rule
def ponder_bid(s: State, p: int) -> None:
    """The most a seat should bid, and the least that those after it are thought to leave it with.

    A seller who bids pays the bank and forgoes the price: the lot must be worth twice as much to him.
    """
    n = s.sketch
    value = lot_worth(s, p) * OWN_LOT // 100
    target = int(s.high_bid) + 1
    if p == s.seller:
        n[Item.LIMIT] = bid_limit(s, p, value // 2)
        n[Item.TARGET] = target
        return
    q = p
    while q != s.seller:
        q = (q + 1) % s.seats
        price = lot_worth(s, q) * OTHERS_LOT // 100
        target = max(target, bid_limit(s, q, price // 2 if q == s.seller else price))
    n[Item.LIMIT] = bid_limit(s, p, value)
    n[Item.TARGET] = min(target, n[Item.LIMIT])


@rule
def appraise_bid(s: State, a: int) -> int:
    if within(LOANED, a):
        return -NO_LOAN
    if within(PASS, a):
        return 0
    amount, limit, target = a - BID.first + 1, s.sketch[Item.LIMIT], s.sketch[Item.TARGET]
    if amount > limit:
        return -2 * POINT - STRAY * (amount - limit)
    return 2 * POINT - STRAY * abs(amount - target)
