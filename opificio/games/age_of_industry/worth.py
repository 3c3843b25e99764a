"""What a counter, a railway, a card or a sale is worth to a player now: the rules of thumb behind `appraise`.

Everything is in the points of `appraise`: 100 for a point of victory, so that a dollar at the end is worth 20.
"""

from __future__ import annotations

from opificio.games.age_of_industry.building import connected, counter_reason, lowest
from opificio.games.age_of_industry.network import nearest, node_of, only_source, supply_lines
from opificio.games.age_of_industry.sales import makes_goods, market_buys
from opificio.games.age_of_industry.scoring import end_value, rail_income
from opificio.games.age_of_industry.state import Option, Phase, Side, State, Thought
from opificio.games.age_of_industry.tables import (
    CARDS,
    COAL_CUBE,
    COLOUR,
    COST,
    COTTON_ONLY,
    CUBES,
    DEMAND_PRICE,
    DEMAND_SPACES,
    EMPTY_PRICE,
    END_NODES,
    ENDS,
    FIRST_COLOUR,
    FIRST_STACK,
    HAND_LIMIT,
    INCOME,
    INDUSTRY,
    IRON_CUBE,
    LEVEL,
    LOAN,
    LOAN_PENALTY,
    MAP_MARKETS,
    MAP_SITES,
    MAP_SPACES,
    NEEDS,
    NODE,
    NODES,
    PLACE,
    PLACE_SPACES,
    POINT_MONEY,
    RAIL_COST,
    RAIL_NEEDS,
    RAIL_VALUE,
    RAILWAYS,
    SITES,
    STACKS,
    Industry,
)
from opificio.kit.compile import rule
from opificio.kit.generic import OK
from opificio.kit.tables import frozen

INDUSTRY_COUNT = 6
POINT = 100
DOLLAR = POINT // POINT_MONEY
NEVER = -100_000
"""What is out of the question."""
UNKNOWN = -1 << 15
"""What has not been worked out yet."""

CARDS_A_ROUND = 12
"""Cards that a player gets rid of in ten rounds."""
LAST_ROUND = 6
"""With fewer tenths of rounds left this is most likely the last one."""
CUBE_PRICE = 2
"""Dollars that a cube costs on average."""

# Found by playing thousands of games between players who differ in one or two of them.
INTEREST_HORIZON, INTEREST_RATE = 90, 12
"""Borrowed money bears interest for so many tenths of rounds at most, each of so many thousandths of the sum."""
EARLY_RATE = 10
"""The same for money that comes in at once: it repays loans."""
SOLD_SOON = 35
"""Per cent of the proceeds that come in early where a buyer stands ready."""
NOW, LATER, LATER_A_ROUND = 90, 75, 50
"""Per cent that a buyer who stands ready still does so for the second action of the turn, later on, and at most for each round left."""
HOPE_OF_MONEY = 60
"""Dollars that a player will earn in ten rounds beyond what is already to be seen."""
MARGIN, DEBT_WEIGHT = 6, 30
"""Dollars to be kept for the next purchase, and how much dearer a dollar is for each one missing, in tenths of a point."""
HOPE_OF_A_BUYER, HOPE_OF_GOODS, FEWER_GOODS = 12, 70, 10
"""Per cent that goods without a buyer find one, less the more are unsold, and that a port without goods is used, if there is time, less
for each port of one's own that waits already."""
PACE = 4
"""How fast the cubes of a counter are used up: per cent of one in a round. Who hopes for more builds works on credit that never flip."""
UNLOCKING = 130
"""What the next counter beneath counts when one leaves the mat: more the longer the game will last."""
DOOR_TO_BUYERS = 8
"""Dollars that a railway is worth for bringing unsold goods to buyers."""
RAIL_POINTS = -20
"""What laying a railway is worth beyond its own merits: cubes and actions have better uses."""
SALES_AT_LEISURE = 60
"""Per cent of its proceeds that a sale counts while it could wait for more goods."""

PLAIN = frozen(
    [
        POINT * LEVEL[stack] + DOLLAR * (3 * INCOME[stack] // 4 - COST[stack] - CUBE_PRICE * NEEDS[stack].sum()) if LEVEL[stack] > 0 else 0
        for stack in range(STACKS)
    ]
)
"""What a counter is worth somewhere in the middle of a game; one of level 0 nothing."""


# --- time and money -----------------------------------------------------------------------------------------------------------


@rule
def rounds_left(s: State) -> int:
    """Tenths of rounds after this one: until the pile is gone and the smallest hand after it. A card just laid still counts."""
    least = HAND_LIMIT
    for p in range(s.seats):
        least = min(least, int(s.cards[p]) + (1 if s.phase == Phase.SITE and p == s.seat else 0))
    return (100 * int(s.pile) // int(s.seats) + 100 * least) // CARDS_A_ROUND


@rule
def dollar(s: State, p: int, rounds: int, waiting: int) -> int:
    """A dollar is worth more to whoever may be unable to repay his loans at the end; `waiting` is the income of counters not flipped."""
    net = (
        int(s.cash[p])
        - MARGIN
        - LOAN * int(s.loans[p])
        + 6 * (RAILWAYS - int(s.railways[p]))
        + rounds * HOPE_OF_MONEY // 100
        - int(s.loans[p]) * min(rounds, 40) // 10
        + waiting * min(60, 2 * rounds) // 100
    )
    return DOLLAR + max(0, min(30, -DEBT_WEIGHT * net // 10))


@rule
def reflect(s: State, p: int) -> None:
    """What everything that follows asks for, in one walk over the map."""
    m = int(s.options[Option.MAP])
    rounds = rounds_left(s)
    cotton, factory, mills, factories, ports = 0, 0, 0, 0, 0
    waiting = 0
    for k in range(MAP_SPACES.shape[1]):
        space = MAP_SPACES[m, k]
        if space < 0:
            break
        stack = s.counter[space]
        if stack < 0 or s.side[space] != Side.WORKING:
            continue
        mine = s.owner[space] == p
        here = 1 << NODE[m, PLACE[m, space]]
        industry = INDUSTRY[stack]
        if mine:
            waiting += INCOME[stack]
        if industry == Industry.PORT:
            cotton |= here
            if not COTTON_ONLY[stack]:
                factory |= here
            if mine:
                ports |= here
        elif mine and industry == Industry.COTTON:
            mills |= here
        elif mine and industry == Industry.FACTORY:
            factories |= here
    for k in range(MAP_MARKETS.shape[1]):
        place = MAP_MARKETS[m, k]
        if place < 0:
            break
        if market_buys(s, place, Industry.COTTON):
            cotton |= 1 << NODE[m, place]
        if market_buys(s, place, Industry.FACTORY):
            factory |= 1 << NODE[m, place]
    s.thought[Thought.ROUNDS] = rounds
    s.thought[Thought.DOLLAR] = dollar(s, p, rounds, waiting)
    s.thought[Thought.COTTON_BUYERS] = cotton
    s.thought[Thought.FACTORY_BUYERS] = factory
    s.thought[Thought.MILLS] = mills
    s.thought[Thought.FACTORIES] = factories
    s.thought[Thought.PORTS] = ports
    s.thought[Thought.RAIL_INCOME] = rail_income(s, p) if rounds < LAST_ROUND else 0
    for industry in range(INDUSTRY_COUNT):
        stack = lowest(s, p, industry)
        s.next_up[industry] = stack
        s.merit[industry] = POINT * int(LEVEL[stack]) + unlocking(s, p, stack, rounds) if stack >= 0 else NEVER
    for resource in range(2):
        for n in range(NODES):
            s.credit[resource, n] = UNKNOWN


@rule
def price(s: State, resource: int) -> int:
    if s.demand[resource] > 0:
        return int(DEMAND_PRICE[resource, s.demand[resource] - 1])
    return EMPTY_PRICE


@rule
def cubes_price(s: State, nodes: int, coal: int, iron: int) -> int:
    """Dollars for the cubes of something these nodes serve: what lies on the map is free."""
    total = 0
    if coal > 0 and nodes & s.stocked[COAL_CUBE] == 0:
        total += coal * price(s, COAL_CUBE)
    if iron > 0 and nodes & s.stocked[IRON_CUBE] == 0:
        total += iron * price(s, IRON_CUBE)
    return total


# --- industries -----------------------------------------------------------------------------------------------------------------


@rule
def bits(nodes: int) -> int:
    count = 0
    while nodes != 0:
        nodes &= nodes - 1
        count += 1
    return count


@rule
def use_chance(left: int, rounds: int, joined: bool) -> int:
    """Per cent that so many cubes are all used in time."""
    if left == 0:
        return 100
    used = PACE * rounds // (10 * left)
    return min(90, used) if joined else min(70, used // 2)


@rule
def sale_chance(s: State, rounds: int) -> int:
    """Per cent that there is still time for a sale, if a buyer stands ready."""
    return NOW if s.actions_left > 1 else min(LATER, LATER_A_ROUND * rounds // 10)


@rule
def site_worth(s: State, p: int, space: int, industry: int) -> int:
    """What building an industry on a space brings; `reflect` comes first."""
    rounds, money = int(s.thought[Thought.ROUNDS]), int(s.thought[Thought.DOLLAR])
    stack = int(s.next_up[industry])
    node = node_of(s, space)
    reach = int(s.reach[node])
    spent = int(COST[stack])
    nodes = supply_lines(s, space)
    spent += cubes_price(s, nodes, int(NEEDS[stack, COAL_CUBE]), int(NEEDS[stack, IRON_CUBE]))
    income = int(INCOME[stack])
    joined = reach & (reach - 1) != 0
    gain = 0
    chance = 0
    left_over = 1
    soon = 0
    credit = 0
    if NEEDS[stack, COAL_CUBE] > 0:
        credit += cube_credit(s, p, node, COAL_CUBE)
    if NEEDS[stack, IRON_CUBE] > 0:
        credit += cube_credit(s, p, node, IRON_CUBE)
    if industry == Industry.COTTON or industry == Industry.FACTORY:
        goods, buying = s.thought[Thought.MILLS], s.thought[Thought.COTTON_BUYERS]
        if industry == Industry.FACTORY:
            goods, buying = s.thought[Thought.FACTORIES], s.thought[Thought.FACTORY_BUYERS]
        waiting, open_buyers = bits(reach & goods), bits(reach & buying)
        if open_buyers > waiting:
            chance = sale_chance(s, rounds)
            soon = income * chance * SOLD_SOON // 10000
        elif rounds >= 30:
            chance = HOPE_OF_A_BUYER // (1 + bits(goods))
        if reach & s.thought[Thought.PORTS] != 0:
            credit += 4 * money
        credit -= 2 * money * chance // 100
    elif industry == Industry.PORT:
        sold = reach & (s.thought[Thought.MILLS] | s.thought[Thought.FACTORIES]) != 0
        chance = sale_chance(s, rounds) if sold else min(HOPE_OF_GOODS - FEWER_GOODS * bits(s.thought[Thought.PORTS]), rounds)
    elif industry == Industry.SHIP:
        chance = min(60, rounds)
    else:
        resource = COAL_CUBE if industry == Industry.COAL else IRON_CUBE
        left = int(CUBES[stack])
        open_sea = reach & s.harbours != 0
        if open_sea:
            at = int(s.demand[resource])
            while left > 0 and at < DEMAND_SPACES[resource]:
                gain += DEMAND_PRICE[resource, at]
                at += 1
                left -= 1
        left_over = left
        chance = use_chance(left, rounds, joined or open_sea)
    if left_over == 0:
        gain += income
        chance = 0
    points = int(s.merit[industry]) + money * income * chance // 100 + credit - spending(s, p, spent, rounds, money)
    points += money * gain + money * (gain + soon) * EARLY_RATE * interest(s, p, rounds) // 1000
    if s.owner[space] == p:
        points -= POINT * int(LEVEL[s.counter[space]])
        if s.side[space] == Side.WORKING:
            points -= money * int(INCOME[s.counter[space]]) // 2
    elif (s.touched[p] >> node) & 1:
        points += money
    return points


@rule
def spending(s: State, p: int, amount: int, rounds: int, money: int) -> int:
    """Dollars that must be borrowed bear interest for a while; in the last round it is known what they cost."""
    if rounds < LAST_ROUND:
        cash, loans = int(s.cash[p] + s.thought[Thought.RAIL_INCOME]), int(s.loans[p])
        more = max(0, (amount - int(s.cash[p]) + LOAN - 1) // LOAN)
        return settled(cash - loans, loans) - settled(cash - loans - amount + more * LOAN, loans + more)
    if s.loans[p] == 0 and s.cash[p] >= amount:
        return money * amount
    return money * amount * (1000 + INTEREST_RATE * interest(s, p, rounds)) // 1000


@rule
def settled(cash: int, loans: int) -> int:
    """What money and loans score at the end."""
    repaid = max(0, min(loans, cash // LOAN))
    return POINT * (cash - repaid * LOAN) // POINT_MONEY - POINT * (loans - repaid) * LOAN_PENALTY


@rule
def interest(s: State, p: int, rounds: int) -> int:
    return min(rounds, INTEREST_HORIZON) if s.loans[p] > 0 or s.cash[p] < 10 else 0


@rule
def cube_credit(s: State, p: int, node: int, resource: int) -> int:
    """Whoever owns the nearest cubes of the map comes nearer to a flip. Asked of many buildings and railways at the same node."""
    if s.reach[node] & s.stocked[resource] == 0:
        return 0
    if s.credit[resource, node] == UNKNOWN:
        source = only_source(s, nearest(s, node, s.stocked[resource]), resource)
        share = DOLLAR * int(INCOME[s.counter[source]]) // (int(s.cubes[source]) + 1) if source >= 0 else 0
        s.credit[resource, node] = share if s.owner[source] == p else -share // (int(s.seats) - 1)
    return int(s.credit[resource, node])


@rule
def unlocking(s: State, p: int, stack: int, rounds: int) -> int:
    """What it is worth that a counter is off the mat: the better ones beneath it come nearer."""
    if stack + 1 >= FIRST_STACK[INDUSTRY[stack] + 1]:
        return 0
    better = int(PLAIN[stack + 1] - PLAIN[stack])
    return better * min(rounds, 80) * UNLOCKING // (20000 * int(s.mat[p, stack]))


@rule
def weigh_sites(s: State, p: int, anything: bool) -> None:
    """What the best building brings that each kind of card allows, whether one holds it or not, and any card at any place.

    Without `anything` only what the cards of the hand allow is looked at.
    """
    m = int(s.options[Option.MAP])
    best = NEVER
    for card in range(CARDS):
        s.best[card] = NEVER
    at, colour, coloured, near = -1, 0, False, False
    for k in range(SITES):
        space, industry = MAP_SITES[m, k]
        if space < 0:
            break
        s.worth[k] = NEVER
        if s.next_up[industry] < 0 or LEVEL[s.next_up[industry]] == 0:
            continue
        if space != at:
            at = space
            near = connected(s, p, space)
            colour = FIRST_COLOUR + COLOUR[m, space]
            coloured = s.hand[p, colour] > 0
        serves = near and s.hand[p, industry] > 0
        if (anything or coloured or serves) and counter_reason(s, p, space, int(s.next_up[industry])) == OK:
            worth = site_worth(s, p, space, industry)
            s.worth[k] = worth
            best = max(best, worth)
            if coloured:
                s.best[colour] = max(s.best[colour], worth)
            if serves:
                s.best[industry] = max(s.best[industry], worth)
    s.thought[Thought.BEST] = best


# --- railways -------------------------------------------------------------------------------------------------------------------


@rule
def rail_worth(s: State, p: int, link: int) -> int:
    """What a railway brings at the end, and whom it connects with whom; `reflect` comes first."""
    rounds, money = int(s.thought[Thought.ROUNDS]), int(s.thought[Thought.DOLLAR])
    m = int(s.options[Option.MAP])
    first, second = ENDS[m, link, 0], ENDS[m, link, 1]
    gain = RAIL_VALUE + end_value(s, first) + end_value(s, second)
    for end in range(2):
        for k in range(PLACE_SPACES.shape[2]):
            space = PLACE_SPACES[m, ENDS[m, link, end], k]
            if space >= 0 and s.counter[space] < 0 and rounds > 40:
                gain += 1 if k == 0 else 0
    here, there = int(s.reach[NODE[m, first]]), int(s.reach[NODE[m, second]])
    spent = RAIL_COST
    credit = RAIL_POINTS
    if s.railways[p] < RAILWAYS:
        spent += cubes_price(s, here | there, int(RAIL_NEEDS[COAL_CUBE]), int(RAIL_NEEDS[IRON_CUBE]))
        for resource in range(2):
            node = NODE[m, first] if here & s.stocked[resource] != 0 else NODE[m, second]
            credit += cube_credit(s, p, node, resource)
    points = credit + money * gain - spending(s, p, spent, rounds, money)
    if here & END_NODES[m, link] != END_NODES[m, link]:
        for industry in range(Industry.FACTORY + 1):
            mine, buying = s.thought[Thought.MILLS + industry], s.thought[Thought.COTTON_BUYERS + industry]
            if here & mine != 0 and here & buying == 0 and there & buying != 0:
                points += DOOR_TO_BUYERS * money
            if there & mine != 0 and there & buying == 0 and here & buying != 0:
                points += DOOR_TO_BUYERS * money
        points += 10
    return points


# --- sales ----------------------------------------------------------------------------------------------------------------------


@rule
def sales_worth(s: State, p: int) -> int:
    """What can be sold now; what can wait may be sold together with more, but for interest and rivals."""
    m = int(s.options[Option.MAP])
    total = 0
    rounds, money = int(s.thought[Thought.ROUNDS]), int(s.thought[Thought.DOLLAR])
    cotton, factory, ports = s.thought[Thought.COTTON_BUYERS], s.thought[Thought.FACTORY_BUYERS], s.thought[Thought.PORTS]
    for k in range(MAP_SPACES.shape[1]):
        space = MAP_SPACES[m, k]
        if space >= 0 and makes_goods(s, p, space):
            reach = int(s.reach[node_of(s, space)])
            if reach & (cotton if INDUSTRY[s.counter[space]] == Industry.COTTON else factory) != 0:
                total += int(INCOME[s.counter[space]])
                if reach & ports != 0:
                    total += 5
    return money * total * (100 if rounds < 15 else SALES_AT_LEISURE) // 100
