"""What bots need to know of Irish Gauge beyond its rules."""

from __future__ import annotations

from typing import Any

from opificio.games.irish_gauge.reading import COMPANIES, cost, in_bag, top_share
from opificio.games.irish_gauge.state import AUCTION, BID, DIVIDENDS, DONE, INTEREST, LAY, PASS, TRACK, Phase, State
from opificio.games.irish_gauge.tables import (
    CITY_INCOME,
    COLOURS,
    CUBES_CALL,
    HEXES,
    MAJOR_HEX,
    NEIGHBOURS,
    STACK,
    TERRAIN,
    TOWN_AT,
    TOWN_HEX,
    TOWN_INCOME,
    VALUE,
    Terrain,
)
from opificio.games.irish_gauge.worth import (
    ALL_CALLS,
    NEAR,
    ONE_BUILD,
    POUND,
    WHOLE,
    build_points,
    calls_left,
    chance_of,
    count_places,
    earning,
    future_income,
    look_around,
    mean_earning,
    weigh_odds,
)
from opificio.kit.actions import column, row, within
from opificio.kit.compile import rule
from opificio.kit.tables import frozen


def _steps_from(start: int) -> list[int]:
    """How many hexes away every hex is, whatever its terrain."""
    steps = [-1] * len(HEXES)
    steps[start] = 0
    queue = [start]
    for here in queue:
        for there in NEIGHBOURS[here]:
            if there >= 0 and steps[there] < 0:
                steps[there] = steps[here] + 1
                queue.append(int(there))
    return steps


STEPS_TO_MAJOR = frozen([_steps_from(int(hex_)) for hex_ in MAJOR_HEX])


@rule
def resample(s: State, p: int, rng: Any) -> None:
    """Nothing is unknown: cash, shares and the bag are open."""


@rule
def lean(s: State, a: int) -> int:
    """Bids stay near the printed value, networks grow towards the major cities, towns on the way are welcome."""
    if within(BID, a):
        return lean_bid(s, a - BID.first + 1)
    if within(PASS, a):
        dear = s.bid > VALUE[top_share(s, int(s.lot))] + s.cash[s.seat] // 8
        return 20_000 if dear else 3_000
    if within(LAY, a):
        return lean_lay(s, a - LAY.first)
    if within(TRACK, a):
        return 300
    if within(AUCTION, a):
        return 60
    if within(INTEREST, a):
        return 8
    return 90 if within(DIVIDENDS, a) else 1


@rule
def lean_bid(s: State, amount: int) -> int:
    return 6_000 >> min(2 * (amount - least_bid(s)), 12)


@rule
def least_bid(s: State) -> int:
    return max(int(s.bid) + 1, int(VALUE[top_share(s, int(s.lot))]))


@rule
def lean_lay(s: State, hex_: int) -> int:
    """Cheap hexes that bring the company nearer to the nearest major city it has not reached."""
    liking = 12 // cost(s, hex_)
    if TOWN_AT[hex_] >= 0:
        liking *= 4
    nearest = TERRAIN.size
    target = -1
    for k in range(MAJOR_HEX.size):
        if not s.track[s.building, MAJOR_HEX[k]]:
            steps = steps_to_go(s, k)
            if steps < nearest:
                nearest = steps
                target = k
    if target >= 0 and STEPS_TO_MAJOR[target, hex_] < nearest:
        liking *= 12
    return liking


@rule
def steps_to_go(s: State, k: int) -> int:
    """How far the company being built is from a major city."""
    nearest = TERRAIN.size
    for hex_ in range(TERRAIN.size):
        if s.track[s.building, hex_]:
            nearest = min(nearest, STEPS_TO_MAJOR[k, hex_])
    return nearest


# --- rules of thumb ------------------------------------------------------------------------------------------------------
#
# A player's lead grows by what his shares earn and shrinks by what the others' shares earn on average. Track is worth what
# it adds to that over the dividends to come, an auction what the buyer gains and the owners lose by sharing with one more,
# a call what it pays now. What is out of the question gets `NEVER_MIND`.

BLUR = 60
"""How far off appraisals in playouts are, either way: three pounds. Less makes all playouts err in the same way."""
NOVICE_BLUR = 300
ROUTINE = (Phase.LAYING,)
"""Where others lay track, and oneself in later turns, the search leaves to rules of thumb: it then looks one to two turns further ahead."""
NEVER_MIND = -50 * POUND
WON, LOST = 100 * POUND, -20 * POUND

# Found by letting versions of the foreman that differ in all of these at once play against several others, 3 to 5 players.
OTHERS_TO_COME = 1.75
"""Shares for which money should be left after the opening auctions."""
SCARCITY = 26.5
"""Pounds for a whole company more or less than usual in one share's hands (see `RARITY`)."""
EMPTY_HANDS = 1.9
"""Pounds more for one's first share: who has none can neither build nor earn."""
SHARE_TRUST, DILUTION_TO_COME = 0.36, 0.65
"""What to believe of a share's dividends to come, and how many of the shares not yet sold will be."""
EAGERNESS = 1.02
"""The part of a share's profit that one bids …"""
LOYALTY = 3.5
"""… and pounds more for each share of the company that one has: what one builds for it should not be shared with others."""
AUCTION_WEIGHT, AUCTION_TROUBLE, LATE_AUCTION_WEIGHT = 1.51, 2.48, 0.29
BARGAIN = 1.25
"""How much more the profit on a share counts that nobody else can pay for."""
TRACK_WEIGHT = 0.48
LOCOMOTIVE_POINTS, OWNER_POINTS = 7.5, 65.0
"""More for a build for each locomotive left, less for each other owner: he may build too, and one's own turn is free for something else."""
FIRST_INCOME = 20.0
"""Points for every call to come, for a build that makes a company earn at last."""
INTEREST_WEIGHT = 0.3
CALL_WEIGHT, LATE_CALL_WEIGHT = 1.46, 0.09
CALL_BASE, LATE_CALL_BASE = 2.6, -1.52
"""A call in pounds: so much for each pound of lead it pays, and so much anyway; both change with every call that has been."""
HURRY, MOST_HURRY = 0.34, 8 * POUND
"""What a lead adds to a call, and a lag takes from it."""
PLACE_POINTS, MOUNTAIN_POINTS, DONE_POINTS = 60, 31, -40
"""More for track in a new place, less for a dear hex, and what stopping is worth."""
LAYING_WEIGHT = 5
"""How much more the points of laying count: where track goes is plainer than what a turn is for, and the same blur must not hide it."""
JUMP_POINTS = 120
"""Less for every pound by which a bid is more than enough: hardly anybody gives money away."""
PLACES_THAT_PAY = 2
"""A company with fewer places earns nothing, whatever comes out of the bag."""
DISTRACTION = 8
"""How much less all other places lure such a company than the one to go to first."""

_STACK_SIZES = [int(STACK[company + 1] - STACK[company]) for company in range(COMPANIES)]
RARITY = frozen([1 / size - sum(1 / other for other in _STACK_SIZES) / COMPANIES for size in _STACK_SIZES], "f8")
"""How much fewer owners than usual a company's dividends will be divided among."""


@rule
def ponder(s: State) -> None:
    """What all moves of a decision share: worked out once, for whoever decides."""
    weigh_odds(s)
    if s.phase == Phase.LAYING:
        ponder_build(s)
    elif s.phase == Phase.TURN:
        ponder_turn(s)
    else:
        ponder_bid(s)


@rule
def appraise(s: State, a: int) -> int:
    if within(LAY, a):
        return LAYING_WEIGHT * appraise_lay(s, a - LAY.first)
    if within(BID, a):
        return int(s.limit) - (POUND + JUMP_POINTS) * (a - BID.first + 1)
    if within(INTEREST, a):
        town, colour = row(INTEREST, a), column(INTEREST, a)
        return int(s.town_points[town]) * int(s.colour_lift[colour]) // WHOLE + int(s.colour_points[colour])
    if within(TRACK, a):
        return int(s.track_points[a - TRACK.first])
    if within(AUCTION, a):
        return int(s.auction_points[a - AUCTION.first])
    if within(DIVIDENDS, a):
        return int(s.call_points)
    return LAYING_WEIGHT * DONE_POINTS if within(DONE, a) else 0


@rule
def ponder_bid(s: State) -> None:
    """The most one should pay for the share on offer, in points; from it every bid takes what it costs."""
    company, calls = int(s.lot), calls_left(s)
    count_places(s, company)
    worth = share_worth(company, top_share(s, company), future_income(mean_earning(s, company, 1), calls))
    if s.phase == Phase.OPENING:
        # Everybody's money has to last for the other shares too: who pays more than its part leaves them to the others.
        money = 0
        for seat in range(s.seats):
            money += int(s.cash[seat])
        fair = money / (COMPANIES - company + OTHERS_TO_COME) + SCARCITY * RARITY[company]
        first = EMPTY_HANDS if shares_of(s, 0, VALUE.size) == 0 else 0.0
        most = min(worth, fair) + first
    else:
        loyalty = LOYALTY * shares_of(s, int(STACK[company]), int(STACK[company + 1]))
        most = sensible_bid(top_share(s, company), worth) + loyalty
    s.limit = int(POUND * most) + JUMP_POINTS * least_bid(s)


@rule
def shares_of(s: State, first: int, end: int) -> int:
    """How many of these shares are one's own."""
    mine = 0
    for share in range(first, end):
        if s.owner[share] == s.seat:
            mine += 1
    return mine


@rule
def share_worth(company: int, share: int, future: float) -> float:
    """The printed value, and a part of all that the company will earn; more shares may still be sold."""
    owners = share - STACK[company] + 1 + DILUTION_TO_COME * (STACK[company + 1] - share - 1)
    return float(VALUE[share] + SHARE_TRUST * future / owners)


@rule
def sensible_bid(share: int, worth: float) -> float:
    """Money is scarce at first, so that a share should leave some profit."""
    return float(VALUE[share] + EAGERNESS * (worth - VALUE[share]))


@rule
def lead(s: State, company: int, shares: int) -> float:
    """One's shares of a company less those of the others on average."""
    mine = int(s.held[s.seat, company])
    return mine - (shares - mine) / (s.seats - 1)


@rule
def ponder_turn(s: State) -> None:
    calls, gain = calls_left(s), 0.0
    late = ALL_CALLS - calls
    for town in range(TOWN_HEX.size):
        s.town_points[town] = 0
    for colour in range(len(COLOURS)):
        s.colour_points[colour] = 0
    for seat in range(s.seats):
        s.outlook[seat] = POUND * int(s.cash[seat])
    for company in range(COMPANIES):
        count_places(s, company)
        shares = count_shares(s, company)
        part = lead(s, company, shares) / shares
        income = mean_earning(s, company, 1)
        gain += part * shares * (income if shares == 1 else mean_earning(s, company, shares))
        s.track_points[company] = track_points(s, company, part, calls)
        future = future_income(income, calls)
        s.auction_points[company] = auction_points(s, company, shares, future, late)
        for share in range(STACK[company], STACK[company] + shares):
            s.outlook[s.owner[share]] += int(POUND * (VALUE[share] + future / shares))
        for colour in range(len(COLOURS)):
            s.colour_points[colour] += int(WHOLE * part * s.serves[company, colour])
        for town in range(TOWN_HEX.size):
            if s.cube[town] < 0 and s.track[company, TOWN_HEX[town]]:
                s.town_points[town] += int(POUND * INTEREST_WEIGHT * part * (calls - 1 / CUBES_CALL))
    ponder_interests(s, calls, gain)
    if in_bag(s) <= CUBES_CALL:
        s.call_points = last_call(s)
    else:
        pounds = (CALL_WEIGHT + LATE_CALL_WEIGHT * late) * gain + CALL_BASE + LATE_CALL_BASE * late
        s.call_points = int(POUND * pounds + max(-MOST_HURRY, min(MOST_HURRY, HURRY * ahead(s))))


@rule
def ahead(s: State) -> int:
    """How far one will be before the best of the others if all goes on like this; who leads wants the game to end."""
    best = 0
    for seat in range(s.seats):
        if seat != s.seat:
            best = max(best, int(s.outlook[seat]))
    return int(s.outlook[s.seat]) - best


@rule
def count_shares(s: State, company: int) -> int:
    """How many shares of a company have been sold, and who holds them."""
    for seat in range(s.seats):
        s.held[seat, company] = 0
    shares = 0
    for share in range(STACK[company], STACK[company + 1]):
        if s.owner[share] >= 0:
            s.held[s.owner[share], company] += 1
            shares += 1
    return shares


@rule
def track_points(s: State, company: int, part: float, calls: float) -> int:
    """What a build brings, and whether it is one's own turn that should be spent on it."""
    if s.held[s.seat, company] == 0 or s.locomotives[company] == 0:
        return NEVER_MIND
    points = TRACK_WEIGHT * part * build_points(s, company) + LOCOMOTIVE_POINTS * int(s.locomotives[company])
    for seat in range(s.seats):
        if seat != s.seat and s.held[seat, company]:
            points -= OWNER_POINTS
    if places(s, company) < PLACES_THAT_PAY and place_in_reach(s):
        points += FIRST_INCOME * part * calls
    return int(points)


@rule
def place_in_reach(s: State) -> bool:
    """Whether one build reaches a new place; `look_around` comes first."""
    for town in range(TOWN_HEX.size):
        if ONE_BUILD <= s.near[town] < WHOLE:
            return True
    return False


@rule
def auction_points(s: State, company: int, shares: int, future: float, late: float) -> int:
    """Who would buy the next share, for how much, and what that does to everybody's dividends.

    All think the share worth the same, so that it goes to whoever can pay most, for what the second can. Early on a turn is
    better spent on track, which pays at every dividend to come."""
    me, share = int(s.seat), int(STACK[company]) + shares
    if share == STACK[company + 1] or s.cash[me] < VALUE[share]:
        return NEVER_MIND
    worth = share_worth(company, share, future)
    most = sensible_bid(share, worth)
    best, second = 0.0, 0.0
    for seat in range(s.seats):
        if seat != me:
            bid = min(float(s.cash[seat]), most)
            best, second = max(best, bid), max(second, min(best, bid))
    own = min(float(s.cash[me]), most)
    points = -lead(s, company, shares) * SHARE_TRUST * future * (1 / shares - 1 / (shares + 1))
    if own >= best:
        points += BARGAIN * (worth - max(float(VALUE[share]), best))
    else:
        points -= (worth - max(float(VALUE[share]), own, second)) / (s.seats - 1)
    return int(POUND * (1 + LATE_AUCTION_WEIGHT * late) * (AUCTION_WEIGHT * points - AUCTION_TROUBLE))


@rule
def ponder_interests(s: State, calls: float, gain: float) -> None:
    """What a cube less in the bag does to the chances of its colour and to the length of the game, and what it makes of a town."""
    cubes = int(in_bag(s))
    for colour in range(len(COLOURS)):
        left = int(s.bag[colour])
        if left == 0 or cubes == 1:
            # With the last cube placed the game is over, and no dividend comes any more.
            s.colour_lift[colour] = 0
            s.colour_points[colour] = ending(s, 0)
            continue
        chance = chance_of(left - 1, cubes - 1)
        shift = CITY_INCOME * (int(s.colour_points[colour]) / WHOLE) * (chance - int(s.chance[colour]) / WHOLE) * (calls - 1 / CUBES_CALL)
        s.colour_lift[colour] = int(WHOLE * (CITY_INCOME * chance - TOWN_INCOME))
        s.colour_points[colour] = int(POUND * INTEREST_WEIGHT * (shift - gain / CUBES_CALL))


@rule
def last_call(s: State) -> int:
    """All cubes left will come out and end the game: one knows who wins."""
    paying = 0
    for colour in range(len(COLOURS)):
        if s.bag[colour] > 0:
            paying |= 1 << colour
    return ending(s, paying)


@rule
def ending(s: State, paying: int) -> int:
    """What it is worth to end the game now, with a dividend for the colours of the set `paying`."""
    mine, best = final_wealth(s, int(s.seat), paying), 0
    for seat in range(s.seats):
        if seat != s.seat:
            best = max(best, final_wealth(s, seat, paying))
    if mine > best:
        return WON
    return POUND if mine == best else max(LOST, POUND * (mine - best))


@rule
def final_wealth(s: State, seat: int, paying: int) -> int:
    total = int(s.cash[seat])
    for company in range(COMPANIES):
        if s.held[seat, company]:
            shares = 0
            for share in range(STACK[company], STACK[company + 1]):
                if s.owner[share] >= 0:
                    shares += 1
                if s.owner[share] == seat:
                    total += int(VALUE[share])
            total += int(s.held[seat, company]) * earning(s, company, paying, shares)
    return total


@rule
def ponder_build(s: State) -> None:
    company = int(s.building)
    shares = count_shares(s, company)
    part = max(0.1, lead(s, company, shares) / shares)
    look_around(s, company)
    count_places(s, company)
    best = best_first_place(s) if places(s, company) < PLACES_THAT_PAY else -1
    for town in range(TOWN_HEX.size):
        s.lure[town] = int(part * s.lure[town])
        if best >= 0 and town != best:
            s.lure[town] //= DISTRACTION


@rule
def places(s: State, company: int) -> int:
    """How many places a company reaches; `count_places` comes first."""
    total = 0
    for place in range(len(COLOURS) + 1):
        total += int(s.serves[company, place])
    return total


@rule
def best_first_place(s: State) -> int:
    """Where a company that earns nothing yet should go first: a second place makes the first one pay too."""
    best, at = 0, -1
    for town in range(TOWN_HEX.size):
        if s.near[town] < WHOLE and int(s.near[town]) * int(s.lure[town]) > best:
            best, at = int(s.near[town]) * int(s.lure[town]), town
    return at


@rule
def appraise_lay(s: State, hex_: int) -> int:
    """What is nearer with track here, for its cost. A place reached pays; mountains take points that reach two hexes elsewhere."""
    gain = 0
    for town in range(TOWN_HEX.size):
        closer = int(NEAR[hex_, town]) - int(s.near[town])
        if closer > 0:
            gain += closer * int(s.lure[town])
    points = 2 * gain // (WHOLE * cost(s, hex_))
    if TOWN_AT[hex_] >= 0:
        points += PLACE_POINTS
    if TERRAIN[hex_] == Terrain.DIFFICULT:
        points -= MOUNTAIN_POINTS
    return points
