"""How a hand of Industrial Waste is best played: on the sketch of a seat, in a sensible order, up to the end of the game."""

from __future__ import annotations

from opificio.games.industrial_waste.judgement import COIN, NEVER, POINT, harm, kept_worth, load, settle, waste_cost, worth
from opificio.games.industrial_waste.rules import changes_something
from opificio.games.industrial_waste.state import Item, Kind, State, Track
from opificio.games.industrial_waste.tables import (
    ADVISOR_BONUS,
    CARDS,
    GROWTH_LAST,
    INNOVATION_COST,
    LOAN,
    TRACK_LAST,
    WASTE_LAST,
    WORKERS_LEAST,
    WORKERS_MOST,
)
from opificio.kit.compile import rule

LOT_PRICE = 2  # tenths of a coin a token: what one's own lot costs on average
ADVICE = 88  # per cent of what the Advisor can add
END = 57  # ending the game, with a lead of nothing
END_LATE = 40  # for each round beyond the eighth: no game is endless
END_LEAD = 240  # per cent of the lead
END_MOST = 2000


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
            staff_sketch(s, -1 - advised)
            if workers < WORKERS_MOST:
                fired, fewer = worth(s), n[Item.WORKERS]
                n[Item.WORKERS] = workers
                staff_sketch(s, 1 + advised)
                if workers > WORKERS_LEAST and worth(s) <= fired:
                    n[Item.WORKERS] = fewer


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
