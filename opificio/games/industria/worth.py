"""What money and tiles are worth to a seat, in hundredths of a point: the judgement behind the rules of thumb.

`survey` works out once a decision what all these judgements share and leaves it in transient fields of the state.
"""

from __future__ import annotations

from opificio.games.industria.state import Option, Place, State
from opificio.games.industria.tables import (
    COST,
    DISCOUNT,
    DISCOUNTERS,
    EPOCHS_USED,
    FACTORIES_MAKING,
    GOOD_EPOCH,
    GOOD_PRICE,
    GOODS,
    INCOME,
    LINK_POINTS,
    LINKS,
    MAKES,
    MONEY_PER_POINT,
    MOST_NEEDS,
    NEEDS,
    PILE,
    POINTS,
    RESOURCE_PRICE,
    RESOURCES_OF,
    SHOWS,
    SYMBOL_POINTS,
    SYMBOLS,
    TILE_EPOCH,
    TILE_KIND,
    TILES,
    Kind,
    padded,
)
from opificio.games.industria.thumbs import (
    BONUS_HAND,
    BONUS_PILE,
    BROKE,
    COMING,
    DEARNESS,
    DISCOUNT_ROUND,
    LATE,
    LINK_HAND,
    LINK_OFFER,
    LINK_PILE,
    MONEY_SLOPE,
    MONEY_TIGHT,
    NEED_FAR,
    NEED_NEAR,
    NEED_OWN,
    NEED_RIVAL,
    REACH_HAND,
    REACH_OWN,
    RESOURCE_MISSING,
    RESOURCE_PILE,
    SYMBOL_OFFER,
    SYMBOL_PILE,
    UNREACHED,
    UNREACHED_LAST,
)
from opificio.kit.compile import rule
from opificio.kit.tables import frozen

POINT = 100

LINKED = frozen(padded([[int(b if a == t else a) for a, b in LINKS if t in (a, b)] for t in range(TILES)]))
NEEDED_BY = frozen(padded([[t for t in range(TILES) if g in NEEDS[t]] for g in range(GOODS)]))
SYMBOLS_OF = frozen(padded([[k for k in range(SYMBOLS) if SHOWS[t, k]] for t in range(TILES)]))
BONUSES_OF = frozen(padded([[t for t in range(TILES) if SHOWS[t, k] and TILE_KIND[t] == Kind.BONUS] for k in range(SYMBOLS)]))
SHOWN_BY = frozen(padded([[t for t in range(TILES) if SHOWS[t, k] and TILE_KIND[t] == Kind.FACTORY] for k in range(SYMBOLS)]))


# --- looking round the table ----------------------------------------------------------------------------------------------


@rule
def turns_left(s: State) -> int:
    """Building turns left in the epoch, that of this round included."""
    each = PILE // int(s.seats)
    return each - (int(s.rounds) - 1) % each


@rule
def rounds_left(s: State) -> int:
    """Rounds after this one."""
    return int(EPOCHS_USED[s.seats]) * (PILE // int(s.seats)) - int(s.rounds)


@rule
def crowd(s: State) -> int:
    """Which row of the numbers that differ for three and for four players."""
    return 0 if s.seats <= 3 else 1


@rule
def dearness(s: State) -> int:
    """What a Taler is worth beyond its share of a point, between the values for full epochs left."""
    each = PILE // int(s.seats)
    epochs = rounds_left(s) // each
    rest = rounds_left(s) % each
    return int(DEARNESS[crowd(s), epochs] * (each - rest) + DEARNESS[crowd(s), epochs + 1] * rest) // each


@rule
def survey(s: State) -> None:
    """Who makes and holds what, what a Taler is worth, and how much money everybody can freely dispose of."""
    for g in range(GOODS):
        makers = 0
        for k in range(FACTORIES_MAKING.shape[1]):
            t = FACTORIES_MAKING[g, k]
            if t < 0:
                break
            if s.place[t] == Place.BUILT:
                makers |= 1 << int(s.owner[t])
        s.makers[g] = makers
        holders = 0
        for k in range(RESOURCES_OF.shape[1]):
            t = RESOURCES_OF[g, k]
            if t < 0:
                break
            if s.place[t] == Place.HAND:
                holders |= 1 << int(s.owner[t])
        s.holders[g] = holders
    s.dearness = dearness(s)
    for q in range(s.seats):
        s.queue[q] = 0
        s.spare[q] = int(s.money[q]) + COMING * (turns_left(s) - 1) // 100
        s.cheaper[q] = 0
    for k in range(DISCOUNTERS.size):
        t = DISCOUNTERS[k]
        if t >= 0 and s.place[t] == Place.BUILT:
            s.cheaper[s.owner[t]] += DISCOUNT[t]
    first = (int(s.epoch) - 1) * PILE
    for t in range(first, first + PILE):
        if s.place[t] == Place.HAND and TILE_KIND[t] != Kind.RESOURCE:
            q = int(s.owner[t])
            s.spare[q] -= price(s, q, t)
            if TILE_KIND[t] == Kind.FACTORY:
                s.queue[q] += 1


# --- money ----------------------------------------------------------------------------------------------------------------


@rule
def taler(s: State, spare: int) -> int:
    """The worth of the last of so many spare Taler; of one that is lacking, if negative."""
    if spare > 0:
        return POINT // MONEY_PER_POINT + max(0, int(s.dearness) - MONEY_SLOPE * spare // 10)
    return POINT // MONEY_PER_POINT + int(s.dearness) - MONEY_TIGHT * max(spare, -8) // 10


@rule
def outlay(s: State, spare: int, amount: int) -> int:
    """What it hurts to spend an amount."""
    total = 0
    for k in range(amount):
        total += taler(s, spare - k)
    return total


@rule
def revenue(s: State, spare: int, amount: int) -> int:
    """What it helps to receive an amount."""
    total = 0
    for k in range(amount):
        total += taler(s, spare + 1 + k)
    return total


@rule
def means(s: State, q: int) -> int:
    """All the money a seat will surely have before the epoch ends."""
    return int(s.money[q]) + INCOME * (turns_left(s) - 1)


@rule
def limit(s: State, spare: int, cost: int, gross: int, most: int) -> int:
    """The highest bid up to `most` at which a tile of this worth that costs so much to build is no loss; -1 if even a gift were."""
    rest = gross - outlay(s, spare, cost)
    if rest < 0:
        return -1
    bid = 0
    while bid < most:
        rest -= taler(s, spare - cost - bid)
        if rest < 0:
            break
        bid += 1
    return bid


# --- goods ----------------------------------------------------------------------------------------------------------------


@rule
def price(s: State, q: int, t: int) -> int:
    """What building a tile costs a seat, at the usual price for goods that are not to be had yet."""
    total = 0
    if TILE_KIND[t] == Kind.FACTORY:
        total = max(0, int(COST[t]) - int(s.cheaper[q]))
    elif TILE_KIND[t] == Kind.BONUS and s.options[Option.BONUS_COST]:
        total = max(0, max(1, int(COST[t])) - int(s.cheaper[q]))
    for k in range(MOST_NEEDS):
        g = NEEDS[t, k]
        if g >= 0 and not (s.makers[g] | s.holders[g]) >> q & 1:
            total += GOOD_PRICE
    return total


@rule
def missing(s: State, q: int, g: int) -> bool:
    """Whether a good is not to be had at all."""
    return bool(s.makers[g] == 0 and not s.holders[g] >> q & 1 and GOOD_EPOCH[g] >= s.epoch + s.options[Option.BANK_GOODS])


@rule
def coming(s: State, q: int, g: int) -> int:
    """The chance, in percent, that a good that is not to be had comes in time: somebody may build what makes it."""
    best = UNREACHED_LAST if turns_left(s) == 1 else UNREACHED
    for k in range(FACTORIES_MAKING.shape[1]):
        t = FACTORIES_MAKING[g, k]
        if t >= 0 and s.place[t] == Place.HAND:
            best = max(best, REACH_OWN if s.owner[t] == q else REACH_HAND)
    return best


@rule
def within_reach(s: State, q: int, t: int) -> int:
    """The chance, in percent, that a tile can be paid for and all its goods be had in time."""
    chance = 100 if price(s, q, t) <= means(s, q) else BROKE
    for k in range(MOST_NEEDS):
        g = NEEDS[t, k]
        if g >= 0 and missing(s, q, g):
            chance = chance * coming(s, q, g) // 100
    return chance


# --- tiles ----------------------------------------------------------------------------------------------------------------


@rule
def to_come(s: State, t: int) -> bool:
    """Whether a tile in a pile will be turned up in this game."""
    return bool(s.place[t] == Place.PILE and TILE_EPOCH[t] <= EPOCHS_USED[s.seats])


@rule
def worth(s: State, q: int, t: int) -> int:
    """What a tile on offer or in hand will bring a seat once built, before all costs."""
    kind = TILE_KIND[t]
    if kind == Kind.RESOURCE:
        return resource_worth(s, q, MAKES[t])
    if kind == Kind.BONUS:
        return bonus_worth(s, q, t)
    total = links_worth(s, q, t)
    if kind == Kind.TECHNOLOGY:
        return (total + POINT * int(POINTS[t])) * within_reach(s, q, t) // 100
    if TILE_EPOCH[t] == s.epoch:
        waiting = int(s.queue[q]) - (1 if s.place[t] == Place.HAND else 0)
        total += int(POINTS[t]) * (POINT if waiting < turns_left(s) else LATE) * within_reach(s, q, t) // 100
    total += symbols_worth(s, q, t)
    if MAKES[t] >= 0:
        total += product_worth(s, q, MAKES[t])
    if DISCOUNT[t] > 0:
        total += int(DISCOUNT[t]) * DISCOUNT_ROUND * rounds_left(s) * taler(s, 1) // 100
    return total


@rule
def links_worth(s: State, q: int, t: int) -> int:
    share = 0
    for k in range(LINKED.shape[1]):
        u = LINKED[t, k]
        if u < 0:
            break
        if s.owner[u] == q:
            share += 100 if s.place[u] == Place.BUILT else LINK_HAND
        elif s.place[u] == Place.OFFER:
            share += LINK_OFFER
        elif to_come(s, u):
            share += LINK_PILE[crowd(s)]
    return share * LINK_POINTS


@rule
def symbols_worth(s: State, q: int, t: int) -> int:
    """What a factory's symbols bring, with a bonus one has or may still get."""
    share = 0
    for k in range(SYMBOLS_OF.shape[1]):
        symbol = SYMBOLS_OF[t, k]
        if symbol < 0:
            break
        best = 0
        for j in range(BONUSES_OF.shape[1]):
            u = BONUSES_OF[symbol, j]
            if u < 0:
                break
            if s.owner[u] == q:
                best = 100
            elif s.place[u] == Place.OFFER:
                best = max(best, SYMBOL_OFFER)
            elif to_come(s, u):
                best = max(best, SYMBOL_PILE[crowd(s)])
        share += best
    return share * SYMBOL_POINTS


@rule
def bonus_worth(s: State, q: int, t: int) -> int:
    """Nothing for a second bonus of a kind; otherwise by the factories that show its symbol or may come to do so."""
    symbol = SYMBOLS_OF[t, 0]
    for j in range(BONUSES_OF.shape[1]):
        u = BONUSES_OF[symbol, j]
        if u >= 0 and u != t and s.owner[u] == q:
            return 0
    share = 0
    for k in range(SHOWN_BY.shape[1]):
        u = SHOWN_BY[symbol, k]
        if u < 0:
            break
        if s.owner[u] == q:
            share += 100 if s.place[u] == Place.BUILT else BONUS_HAND
        elif s.place[u] == Place.OFFER or to_come(s, u):
            share += BONUS_PILE[crowd(s)]
    return share * SYMBOL_POINTS


@rule
def product_worth(s: State, q: int, g: int) -> int:
    """Goods that need not be bought, and those that others must buy."""
    rival = s.makers[g] & ~(1 << q) != 0
    share = 0
    for k in range(NEEDED_BY.shape[1]):
        t = NEEDED_BY[g, k]
        if t < 0:
            break
        if s.place[t] == Place.HAND and s.owner[t] == q:
            share += NEED_OWN
        elif s.place[t] == Place.HAND or s.place[t] == Place.OFFER:
            share += NEED_RIVAL if rival else NEED_NEAR
        elif to_come(s, t):
            share += NEED_RIVAL if rival else NEED_FAR[crowd(s)]
    return share * GOOD_PRICE * taler(s, 1) // 100


@rule
def resource_use(s: State, q: int, g: int) -> int:
    """A good that need not be bought, or that could not be had otherwise, if there is a tile to use it for."""
    if s.makers[g] >> q & 1:
        return 0
    use = 0
    for k in range(NEEDED_BY.shape[1]):
        t = NEEDED_BY[g, k]
        if t < 0:
            break
        if s.place[t] == Place.HAND and s.owner[t] == q:
            use += 0 if t == s.building else 100
        elif s.place[t] == Place.OFFER or to_come(s, t):
            use += RESOURCE_PILE
    value = GOOD_PRICE * taler(s, int(s.spare[q]) + 1)
    if s.makers[g] == 0 and GOOD_EPOCH[g] >= s.epoch + s.options[Option.BANK_GOODS]:
        value += RESOURCE_MISSING
    return min(use, 100) * value // 100


@rule
def resource_worth(s: State, q: int, g: int) -> int:
    """At least what the bank pays."""
    return max(RESOURCE_PRICE * taler(s, int(s.spare[q]) + 1), resource_use(s, q, g))
