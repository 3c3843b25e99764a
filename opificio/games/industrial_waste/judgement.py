"""What things are worth in Industrial Waste, as an experienced player would say: in hundredths of a point at the end.

A seat is copied into a sketch (transient fields of the state), cards are played on it, and `worth` says what came of it.
The numbers below were found by letting many thousands of players who differ in them play each other.
"""

from __future__ import annotations

from opificio.games.industrial_waste.rules import changes_something
from opificio.games.industrial_waste.state import Item, Kind, State, Track
from opificio.games.industrial_waste.tables import (
    ADVISOR_BONUS,
    CARDS,
    GROWTH_LAST,
    INNOVATION_COST,
    LOAN,
    POINTS,
    RED,
    RED_FINE,
    TRACK_LAST,
    WASTE_LAST,
    WORKERS_LEAST,
    WORKERS_MOST,
    YELLOW,
    YELLOW_FINE,
)
from opificio.kit.compile import rule
from opificio.kit.tables import frozen

POINT = 100
COIN = POINT // 2
NEVER = -1_000_000_000

# Rounds are counted in tenths.
LEAST_ROUNDS = 12
ROUNDS_A_STEP = 15  # for each step the leading factory lacks
CARD_IN_HAND = 6  # tenths of a step for a Growth that is about to be played
RELUCTANCE = 13  # more rounds for each ten points that the leading factory's owner is behind
ORDERS_A_ROUND = 88  # per cent: how many orders a player fills
LAYOUT = 17  # cards turned up in a round, duplicates included

# What a step costs for each order, or each round, to come.
WASTE_MADE = 61  # a waste marker further back
LOT_SIZE = 32  # the materials marker also sets the size of the lots one is dealt: further back they are larger
OVERSTAFFED = 11  # the rationalization marker keeps workers employed
WAGES = 23  # less than their cost: most workers are needed
IDLE = 630  # for each worker missing to fill any order

LIQUIDITY = 20  # the first coins are worth more: they pay for innovations and lots
LIQUID = 19  # so many of them

STOCK = frozen([375, 275, 190])
"""Materials for the next order, the one after it and the third."""
LOT_PRICE = 2  # tenths of a coin a token: what one's own lot costs on average

WASTE = 70  # every space
WASTE_ABOVE = 18  # and more above a comfortable level
COMFORTABLE = 4
CLOGGED = 275  # no order fits any more
RISK = 41  # per cent: an accident sooner or later, before the waste is gone
RISK_NEXT = 134  # per cent of the chance of one in the next round

KEPT = frozen([340, 80, 205, 90, 120, 150, 40, 50, 0, 0])
"""Cards to begin the next round with, by kind."""
ADVICE = 86  # per cent of what the Advisor can add
HARM = 19  # per cent of what the others lose

END = 57  # ending the game, with a lead of nothing
END_LATE = 40  # for each round beyond the eighth: no game is endless
END_LEAD = 240  # per cent of the lead
END_MOST = 1900


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
    if future > 0:
        total -= IDLE * max(0, track[Track.RATIONALIZATION] - n[Item.WORKERS])
        total += LIQUIDITY * max(0, min(coins, LIQUID))
    elif n[Item.WASTE] >= YELLOW:
        coins -= RED_FINE if n[Item.WASTE] >= RED else YELLOW_FINE
    total += COIN * coins
    if coins < 0:
        total -= (POINT - COIN) * LOAN * ((LOAN - 1 - coins) // LOAN)
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


# --- cards played on the sketch --------------------------------------------------------------------------------------


@rule
def best_track(s: State) -> int:
    """Which track an innovation should improve; -1 if none can be."""
    best, chosen = NEVER, -1
    for t in range(3):
        if s.sketch_track[t] > TRACK_LAST:
            s.sketch_track[t] -= 1
            value = worth(s)
            s.sketch_track[t] += 1
            if value > best:
                best, chosen = value, t
    return chosen


@rule
def improve_sketch(s: State, track: int, way: int) -> None:
    """One improvement, or with `way` -1 taken back."""
    s.sketch_track[track] -= way
    s.sketch[Item.CASH] -= way * INNOVATION_COST


@rule
def order_sketch(s: State, way: int) -> None:
    """One order, or with `way` -1 taken back."""
    s.sketch[Item.CASH] += way * s.sketch[Item.GROWTH]
    s.sketch[Item.MATERIALS] -= way * s.sketch_track[Track.MATERIALS]
    s.sketch[Item.WASTE] += way * s.sketch_track[Track.WASTE]


@rule
def staff_sketch(s: State, steps: int) -> None:
    s.sketch[Item.WORKERS] = max(WORKERS_LEAST, min(WORKERS_MOST, s.sketch[Item.WORKERS] + steps))


@rule
def play_sketch(s: State, kind: int, advised: int) -> None:
    """Plays a card as well as it can be played; a lot is taken to stay with its seller, for a low price."""
    n = s.sketch
    s.sketch_hand[kind] -= 1
    match kind:
        case Kind.ORDER:
            order_sketch(s, 1)
            n[Item.CASH] += ADVISOR_BONUS * advised
        case Kind.RAW_MATERIALS:
            lot = min(int(s.supply), s.sketch_track[Track.MATERIALS] * (1 + advised))
            n[Item.MATERIALS] += lot
            n[Item.CASH] -= lot * LOT_PRICE // 10
        case Kind.GROWTH:
            n[Item.GROWTH] = min(GROWTH_LAST, n[Item.GROWTH] + 1 + advised)
            n[Item.ENDS] = 1 if n[Item.GROWTH] == GROWTH_LAST else 0
        case Kind.INNOVATION:
            for _ in range(1 + advised):
                track = best_track(s)
                if track >= 0:
                    improve_sketch(s, track, 1)
        case Kind.WASTE_DISPOSAL:
            n[Item.WASTE] = max(0, n[Item.WASTE] - 3 * (1 + advised))
        case Kind.WASTE_REMOVAL:
            n[Item.WASTE] = max(0, n[Item.WASTE] - 1 - advised)
        case Kind.HIRING_FIRING:
            workers = n[Item.WORKERS]
            staff_sketch(s, 1 + advised)
            hired, more = worth(s), n[Item.WORKERS]
            n[Item.WORKERS] = workers
            staff_sketch(s, -1 - advised)
            if worth(s) < hired:
                n[Item.WORKERS] = more


# --- a whole hand ----------------------------------------------------------------------------------------------------


@rule
def plan(s: State, p: int) -> int:
    """The worth of the sketch once its hand has been played in a sensible order, the best of the rest kept."""
    hand = s.sketch_hand
    advisor, innovations, disposals = hand[Kind.ADVISOR], hand[Kind.INNOVATION], hand[Kind.WASTE_DISPOSAL]
    gain = plan_growth(s)
    while hand[Kind.RAW_MATERIALS] > 0:
        play_sketch(s, Kind.RAW_MATERIALS, 0)
    now = worth(s)
    now = plan_innovations(s, now)
    now = plan_staff(s, now)
    orders = hand[Kind.ORDER]
    now = plan_orders(s, now)
    if hand[Kind.ORDER] < orders:
        gain = max(gain, COIN * ADVISOR_BONUS)
    extra = 0
    if hand[Kind.WASTE_DISPOSAL] > 0 or hand[Kind.WASTE_REMOVAL] > 0:
        extra = plan_waste(s, p)
        now = worth(s)
    now = plan_innovations(s, now)
    if advisor > 0:
        if innovations > hand[Kind.INNOVATION]:
            gain = max(gain, second_innovation(s) - now)
        if disposals > hand[Kind.WASTE_DISPOSAL]:
            waste, made = s.sketch[Item.WASTE], s.sketch_track[Track.WASTE]
            gain = max(gain, waste_cost(s, waste, made) - waste_cost(s, max(0, waste - 3), made))
        if s.sketch[Item.LOANS] > 0 and s.sketch[Item.CASH] >= LOAN + s.sketch[Item.WORKERS]:
            gain = max(gain, (POINT - COIN) * LOAN)
        if gain > 0:
            hand[Kind.ADVISOR] -= 1
            extra += gain * ADVICE // 100
    kept = 0
    for kind in range(len(CARDS)):
        if hand[kind] > 0:
            kept = max(kept, kept_worth(s, kind))
    return now + extra + kept


@rule
def plan_growth(s: State) -> int:
    """Grows, but not into the end of the game, which is a decision of its own. Returns what one more step would be worth."""
    n, hand = s.sketch, s.sketch_hand
    gain = 0
    last = GROWTH_LAST if n[Item.FUTURE] == 0 else GROWTH_LAST - 1
    while hand[Kind.GROWTH] > 0 and n[Item.GROWTH] < last:
        hand[Kind.GROWTH] -= 1
        n[Item.GROWTH] += 1
        gain = POINT + COIN * n[Item.ORDERS] // 10
    return gain


@rule
def plan_innovations(s: State, now: int) -> int:
    """Improves as long as it pays and can be paid; takes and returns the worth."""
    while s.sketch_hand[Kind.INNOVATION] > 0 and s.sketch[Item.CASH] >= INNOVATION_COST:
        track = best_track(s)
        if track < 0:
            break
        improve_sketch(s, track, 1)
        value = worth(s)
        if value < now:
            improve_sketch(s, track, -1)
            break
        s.sketch_hand[Kind.INNOVATION] -= 1
        now = value
    return now


@rule
def second_innovation(s: State) -> int:
    """The worth after one more improvement, which is not made."""
    track = best_track(s) if s.sketch[Item.CASH] >= INNOVATION_COST else -1
    if track < 0:
        return NEVER
    improve_sketch(s, track, 1)
    value = worth(s)
    improve_sketch(s, track, -1)
    return value


@rule
def plan_staff(s: State, now: int) -> int:
    """Hires or fires if that pays; takes and returns the worth."""
    if s.sketch_hand[Kind.HIRING_FIRING] == 0:
        return now
    workers = s.sketch[Item.WORKERS]
    play_sketch(s, Kind.HIRING_FIRING, 0)
    value = worth(s)
    if value >= now:
        return value
    s.sketch[Item.WORKERS] = workers
    s.sketch_hand[Kind.HIRING_FIRING] += 1
    return now


@rule
def plan_orders(s: State, now: int) -> int:
    """Fills orders as long as it pays, making room for the waste; takes and returns the worth."""
    n, hand, track = s.sketch, s.sketch_hand, s.sketch_track
    while hand[Kind.ORDER] > 0:
        if n[Item.WASTE] + track[Track.WASTE] > WASTE_LAST and hand[Kind.WASTE_DISPOSAL] > 0:
            play_sketch(s, Kind.WASTE_DISPOSAL, 0)
            now = worth(s)
        staffed = n[Item.WORKERS] >= track[Track.RATIONALIZATION]
        if not staffed or n[Item.MATERIALS] < track[Track.MATERIALS] or n[Item.WASTE] + track[Track.WASTE] > WASTE_LAST:
            break
        order_sketch(s, 1)
        value = worth(s)
        if value < now:
            order_sketch(s, -1)
            break
        hand[Kind.ORDER] -= 1
        now = value
    return now


@rule
def plan_waste(s: State, p: int) -> int:
    """Gets rid of waste; returns what it does to the others."""
    hand = s.sketch_hand
    while hand[Kind.WASTE_DISPOSAL] > 0 and s.sketch[Item.WASTE] > 0:
        play_sketch(s, Kind.WASTE_DISPOSAL, 0)
    done = 0
    while hand[Kind.WASTE_REMOVAL] > 0 and changes_something(s, p, Kind.WASTE_REMOVAL):
        play_sketch(s, Kind.WASTE_REMOVAL, 0)
        done += harm(s, p, 1)
    return done


# --- the end of the game ---------------------------------------------------------------------------------------------


@rule
def final_plan(s: State, p: int) -> int:
    """The plan if this round is the last."""
    n = s.sketch
    future, orders, risk = n[Item.FUTURE], n[Item.ORDERS], n[Item.RISK]
    settle(s)
    value = plan(s, p)
    n[Item.FUTURE], n[Item.ORDERS], n[Item.RISK] = future, orders, risk
    return value


@rule
def look_at_rivals(s: State, p: int) -> None:
    """What the best of the others would have if the game ended with this round."""
    best = NEVER
    for q in range(s.seats):
        if q != p:
            load(s, q)
            best = max(best, final_plan(s, q))
    s.sketch[Item.RIVAL] = best


@rule
def outlook(s: State, p: int) -> int:
    """The plan; if the card just played ends the game, the lead counts instead."""
    n = s.sketch
    if n[Item.ENDS] == 0 or n[Item.FUTURE] == 0:
        return plan(s, p)
    value = worth(s) + END + END_LATE * max(0, int(s.rounds) - 8)
    lead = final_plan(s, p) - n[Item.RIVAL]
    return value + max(-END_MOST, min(END_MOST, lead * END_LEAD // 100))
