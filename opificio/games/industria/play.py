"""What a bot needs to know of Industria: what is hidden, where a careful player leans, and how a good one judges."""

from __future__ import annotations

from typing import Any

from opificio.games.industria.common import left_of
from opificio.games.industria.state import (
    BID,
    BUILD,
    CASH,
    DONE,
    FROM_SEATS,
    FROM_THE_BANK,
    FROM_TILES,
    KEEP,
    OFFER,
    PASS,
    SELL,
    Option,
    Phase,
    Place,
    State,
)
from opificio.games.industria.tables import (
    MAKES,
    MOST_MONEY,
    PILE,
    RESOURCE_PRICE,
    RESOURCE_TILES,
    TILE_EPOCH,
    TILE_KIND,
    TILES,
    Kind,
)
from opificio.games.industria.thumbs import (
    CASH_MARGIN,
    DENY,
    HAGGLE,
    OFFER_MORE,
    OFFER_SOLD,
    PAYS,
    ROLE_BEST,
    ROLE_REST,
    SELLS,
    SELLS_MORE,
    SURE,
    SURER,
    WAIT,
)
from opificio.games.industria.worth import (
    limit,
    means,
    outlay,
    price,
    resource_use,
    resource_worth,
    revenue,
    rounds_left,
    survey,
    taler,
    turns_left,
    worth,
)
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


# --- rules of thumb -------------------------------------------------------------------------------------------------------


@rule
def ponder(s: State) -> None:
    """Nothing that matters changes while a tile is under the hammer, so its first bidder thinks for all the others."""
    auction = s.phase == Phase.BID or s.phase == Phase.SETTLE
    now = stamp(s) if auction else 0
    if auction and now == s.stamp:
        return
    s.stamp = now
    survey(s)
    if s.phase == Phase.OFFER:
        weigh_offers(s)
    elif auction:
        weigh_lot(s)


@rule
def stamp(s: State) -> int:
    """Tells one auction from any other of the same game, and before from after a sale of resource tiles."""
    mark = int(s.rounds) * TILES + int(s.lot)
    for q in range(s.seats):
        mark = mark * 61 + int(s.money[q])
    return mark


@rule
def gift(s: State, q: int, t: int) -> int:
    """What a tile would be worth to a seat for nothing: one not worth building is left in the hand."""
    return max(0, worth(s, q, t) - outlay(s, int(s.spare[q]), price(s, q, t)))


@rule
def count_offers(s: State, q: int) -> None:
    """What each tile on offer would be worth to the auctioneer as a gift: all of them together, the best, the second best."""
    first = (int(s.epoch) - 1) * PILE
    total, best, second = 0, 0, 0
    for t in range(first, first + PILE):
        if s.place[t] == Place.OFFER:
            value = gift(s, q, t)
            s.gifts[t - first] = value
            total += value
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
    s.gifts_total, s.gifts_best, s.gifts_second = total, best, second


@rule
def office(s: State, lot: int) -> int:
    """What it is worth to stay the auctioneer of the tiles on offer beside the lot: to sell some dearly, to keep the last."""
    own = int(s.gifts[lot % PILE])
    best = int(s.gifts_second) if own == s.gifts_best else int(s.gifts_best)
    return (ROLE_BEST * best + ROLE_REST * (int(s.gifts_total) - own - best)) // 100


@rule
def proceeds(s: State, a: int, bid: int) -> int:
    """What selling at a bid brings the auctioneer; nothing if the bank is paid (A1)."""
    return 0 if s.options[Option.PAYEE] else revenue(s, int(s.spare[a]), bid)


@rule
def weigh_lot(s: State) -> None:
    """What the lot is worth to everybody, and how high the auctioneer and the others will go."""
    a = int(s.auctioneer)
    t = int(s.lot)
    count_offers(s, a)
    s.office = office(s, t)
    for q in range(s.seats):
        if q != a:
            set_limit(s, q, t)
    loss = int(s.gifts[t % PILE]) - int(s.office)
    s.reserve = 0
    while loss > proceeds(s, a, int(s.reserve)) and s.reserve < MOST_MONEY:
        s.reserve += 1


@rule
def set_limit(s: State, q: int, t: int) -> None:
    """For one seat: the worth of a tile, what it costs to build, and the highest bid that is no loss."""
    s.gross[q] = worth(s, q, t)
    s.price[q] = price(s, q, t)
    most = min(int(s.money[q]), means(s, q) - int(s.price[q]))
    if most < 0 and TILE_KIND[t] == Kind.FACTORY and rounds_left(s) > 0:
        most = int(s.money[q])  # too dear for this epoch anyway, it can be built later
    s.limit[q] = limit(s, int(s.spare[q]), int(s.price[q]), int(s.gross[q]), most)


@rule
def weigh_offers(s: State) -> None:
    """For each tile on offer: what comes of putting it up now, sold with the office kept or kept with the office lost."""
    p = int(s.seat)
    first = (int(s.epoch) - 1) * PILE
    count_offers(s, p)
    for t in range(first, first + PILE):
        if s.place[t] != Place.OFFER:
            continue
        high, second = 0, 0
        for q in range(s.seats):
            if q == p:
                continue
            set_limit(s, q, t)
            if s.limit[q] > high:
                high, second = int(s.limit[q]), high
            elif s.limit[q] > second:
                second = int(s.limit[q])
        sold = office(s, t)
        kept = int(s.gifts[t - first])
        least = 0
        while least < high and sold + proceeds(s, p, least) < kept:
            least += 1
        sold += proceeds(s, p, max(least, second + (high - second) * HAGGLE // 100))
        chance = min(100, OFFER_SOLD + OFFER_MORE * (high - least)) if sold >= kept else 5
        if high == 0:
            chance = 0
        s.merit[t - first] = (sold * chance + kept * (100 - chance)) // 100


@rule
def appraise(s: State, a: int) -> int:
    p = int(s.seat)
    if within(BID, a):
        return bid_merit(s, p, a - BID.first + 1)
    if within(OFFER, a):
        return int(s.merit[(a - OFFER.first) % PILE])
    if within(SELL, a):
        return proceeds(s, p, int(s.high_bid)) + int(s.office)
    if within(KEEP, a):
        return int(s.gifts[s.lot % PILE]) + DENY * max(0, int(s.limit[s.bidder]) - int(s.high_bid))
    if within(BUILD, a):
        return build_merit(s, p, a - BUILD.first)
    if within(CASH, a):
        return cash_merit(s, p, RESOURCE_TILES[a - CASH.first])
    if within(FROM_SEATS, a):
        return -taler(s, int(s.spare[p])) - int(s.points[a - FROM_SEATS.first])
    if within(FROM_TILES, a):
        return 5 - resource_worth(s, p, MAKES[RESOURCE_TILES[a - FROM_TILES.first]])
    if within(FROM_THE_BANK, a):
        return -taler(s, int(s.spare[p]))
    return 0


@rule
def bid_merit(s: State, p: int, bid: int) -> int:
    """What the tile brings at this price, times the chance that nobody after outbids it and the auctioneer sells."""
    above = bid - int(s.limit[p])
    if above > 0:
        return -30 - 60 * above
    gain = int(s.gross[p]) - outlay(s, int(s.spare[p]), int(s.price[p]) + bid) - PAYS * bid
    chance = min(100, max(5, SELLS + SELLS_MORE * (bid - int(s.reserve))))
    q = left_of(s, p)
    while q != s.auctioneer:
        chance = chance * min(100, max(5, SURE + SURER * (bid - int(s.limit[q])))) // 100
        q = left_of(s, q)
    return gain * chance // 100


@rule
def build_merit(s: State, p: int, t: int) -> int:
    cost = price(s, p, t)
    spare = int(s.spare[p])
    if TILE_EPOCH[t] == s.epoch:
        spare += cost  # which `survey` has set aside
    gain = worth(s, p, t) - outlay(s, spare, cost)
    if turns_left(s) > 1:
        gain -= WAIT
    return gain


@rule
def cash_merit(s: State, p: int, t: int) -> int:
    """There is time for it until the very end, unless money is short."""
    if s.phase == Phase.BUILD and rounds_left(s) == 0:
        return 5
    return RESOURCE_PRICE * taler(s, int(s.spare[p]) + 1) - resource_use(s, p, MAKES[t]) - CASH_MARGIN
