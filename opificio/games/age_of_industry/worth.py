"""What a counter, a railway, a card or a sale is worth to a player now: the rules of thumb behind `appraise`.

Everything is in the points of `appraise`: 100 for a point of victory, so that a dollar at the end is worth 20.
"""

from __future__ import annotations

from opificio.games.age_of_industry.network import nearest, only_source
from opificio.games.age_of_industry.sales import market_buys, unsold
from opificio.games.age_of_industry.scoring import end_value, rail_income
from opificio.games.age_of_industry.sites import coloured, takeovers
from opificio.games.age_of_industry.state import Option, Phase, Side, State, Thought
from opificio.games.age_of_industry.tables import (
    CARDS,
    COAL_CUBE,
    COST,
    COTTON_ONLY,
    CUBES,
    DEMAND_PRICE,
    DEMAND_SPACES,
    DISTANT_PORTS,
    EMPTY_PRICE,
    END_NODES,
    ENDS,
    FIRST_COLOUR,
    FIRST_STACK,
    HAND_LIMIT,
    INCOME,
    INDUSTRY,
    INTEREST,
    IRON_CUBE,
    LEVEL,
    LOAN,
    LOAN_PENALTY,
    MAP_MARKETS,
    MAP_SPACES,
    NEEDS,
    NODE,
    NODE_LIMIT,
    NODE_PLOTS,
    NODES,
    PLACE_SPACES,
    PLOT_COLOUR,
    PLOT_NODE,
    POINT_MONEY,
    RAIL_COST,
    RAIL_NEEDS,
    RAIL_VALUE,
    RAILWAYS,
    STACKS,
    Industry,
)
from opificio.kit.bits import count, first
from opificio.kit.compile import rule
from opificio.kit.layout import Ints
from opificio.kit.tables import frozen

INDUSTRY_COUNT = 6
POINT = 100
DOLLAR = POINT // POINT_MONEY
NEVER = -100_000
"""What is out of the question."""
UNKNOWN = -1 << 15
"""What has not been worked out yet."""

CARDS_A_ROUND = 12
"""Cards that a player gets rid of in ten rounds, while there is a pile to draw from."""
HEAD_START = 6
"""Tenths of rounds by which the game ends sooner if the shortest hand has yet to play in this one."""
LAST_ROUND = 6
"""With fewer tenths of rounds left this is most likely the last one."""
CUBE_PRICE = 2
"""Dollars that a cube costs on average."""

# Found by playing thousands of games between players who differ in most of them at once, then in one or two.
INTEREST_HORIZON, INTEREST_RATE = 90, 16
"""Borrowed money bears interest for so many tenths of rounds at most, each of so many thousandths of the sum."""
EARLY_RATE = 10
"""The same for money that comes in at once: it repays loans."""
SOLD_SOON = 35
"""Per cent of the proceeds that come in early where a buyer stands ready."""
NOW, LATER, LATER_A_ROUND = 90, 40, 50
"""Per cent that a buyer who stands ready still does so for the second action of the turn, later on, and at most for each round left."""
HOPE_OF_MONEY = 60
"""Dollars that a player will earn in ten rounds beyond what is already to be seen, if the others build as usual."""
USUAL_BUILDING, BUILT_SOON = 50, 3
"""Per cent of a counter that a player usually builds in a round, and how many may yet be expected of all."""
QUIET = 50
"""Where less than so many per cent of what is usual goes on among the others, one counts on oneself alone."""
IDLE_ON_CREDIT = 40
"""What is lost, in a quiet game, with a counter on credit that nobody can be expected to flip."""
ANOTHER_LOAN = 15
"""What each loan that one has makes the next one dearer: loans are how players ruin themselves."""
UNSOLD_ON_CREDIT = 20
"""Per cent of its earnings that a mill or factory counts if it takes another loan while the last goods of its kind wait for a buyer."""
WAY_TO_A_SITE = 4
"""Dollars that a railway is worth for joining an own unused port to a place where one may make its goods."""
MARGIN, DEBT_WEIGHT = 6, 38
"""Dollars to be kept for the next purchase, and how much dearer a dollar is for each one missing, in tenths of a point."""
HOPE_OF_A_BUYER, HOPE_OF_GOODS, FEWER_GOODS = 5, 80, 10
"""Per cent that goods without a buyer find one, less the more are unsold, and that a port without goods is used, if there is time, less
for each port of one's own that waits already."""
PACE = 4
"""How fast the cubes of a counter are used up: per cent of one in a round. Who hopes for more builds works on credit that never flip."""
UNLOCKING = 242
"""What the next counter beneath counts when one leaves the mat: more the longer the game will last."""
DOOR_TO_BUYERS = 8
"""Dollars that a railway is worth for bringing unsold goods to buyers."""
RAIL_POINTS = -15
"""What laying a railway is worth beyond its own merits: cubes and actions have better uses."""
TASTE = frozen([-48, 20, 0, 0, 5, 50])
"""What a counter of each industry is worth beyond its own merits, cotton first: owners of factories and ships win more often than those of
mills. In a quiet game one does not know."""
DEAR_TASTE = 20
"""What each loan that one has takes from that if it needs another."""
RAISED_NOW, RAISED_LATER, RAISED_TWICE, RAISED_WITHOUT_CARD = 84, 55, 30, 46
"""Per cent of what a better mine or works would bring where a lesser one stands that count for developing towards it: if it can be built
in the same turn, if not, and further per cent if two counters bar the way and if no card of the hand builds there."""
RAISED_LATE = 32
"""The same, falling at the end of the game: per cent without any round left, and as many more as there are tenths of rounds."""
SALES_AT_LEISURE = 90
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
    """Tenths of rounds after this one: until the pile is gone and the shortest hand after it. A card just laid still counts.

    Without a pile, hands shrink by a card or two in every round.
    """
    least, to_play = HAND_LIMIT, HAND_LIMIT
    for k in range(s.seats):
        cards = int(s.cards[s.order[k]]) + (1 if s.phase == Phase.SITE and k == s.turn else 0)
        least = min(least, cards)
        if k >= s.turn:
            to_play = min(to_play, cards)
    if s.pile == 0:
        return max(0, 10 * least - (HEAD_START if to_play == least else 0))
    return (100 * int(s.pile) // int(s.seats) + 100 * least) // CARDS_A_ROUND


@rule
def bustle(s: State, p: int) -> int:
    """Per cent of what usually goes on among the others by now: where they hardly build, nobody uses what one has built."""
    others = count(s.taken & ~s.owned[p])
    usual = int(s.rounds) * (int(s.seats) - 1) * USUAL_BUILDING // 100
    return min(100, 100 * (others + BUILT_SOON) // (usual + BUILT_SOON))


@rule
def custom(s: State) -> int:
    """Per cent of the unused ports for which there are unsold goods on the map."""
    goods = count(s.working & (s.standing[Industry.COTTON] | s.standing[Industry.FACTORY]))
    ports = count(s.working & s.standing[Industry.PORT])
    return 100 * (min(goods, ports) + 1) // (ports + 1)


@rule
def dollar(s: State, p: int, rounds: int, waiting: int) -> int:
    """A dollar is worth more to whoever may be unable to repay his loans at the end; `waiting` is the income of counters not flipped.

    Notes on the way whether the others are quiet.
    """
    lively = bustle(s, p)
    s.thought[Thought.QUIET] = int(lively < QUIET)
    net = (
        int(s.cash[p])
        - MARGIN
        - LOAN * int(s.loans[p])
        + 6 * (RAILWAYS - int(s.railways[p]))
        + rounds * HOPE_OF_MONEY * lively // 10000
        - int(s.loans[p]) * min(rounds, 40) // 10
        + waiting * min(60, 2 * rounds) * lively // 10000
    )
    return DOLLAR + max(0, min(30, -DEBT_WEIGHT * net // 10))


IS_A = frozen([[-1 if INDUSTRY[stack] == industry else 0 for stack in range(STACKS)] for industry in range(INDUSTRY_COUNT)])
"""All bits set where a stack is of an industry, else none: so sets are made without asking."""
BUYING = frozen(
    [
        [-1 if INDUSTRY[stack] == Industry.PORT and (goods == Industry.COTTON or not COTTON_ONLY[stack]) else 0 for stack in range(STACKS)]
        for goods in (Industry.COTTON, Industry.FACTORY)
    ]
)
"""The same where a counter is a port that takes these goods."""


@rule
def reflect(s: State, p: int) -> None:
    """What everything that follows asks for: time, money, and where goods, ports and buyers are."""
    m = int(s.options[Option.MAP])
    rounds = rounds_left(s)
    cotton, factory, mills, factories, ports = 0, 0, 0, 0, 0
    waiting, at_ports = 0, 0
    mine = int(s.owned[p])
    left = int(s.working & (mine | s.standing[Industry.PORT]))
    while left != 0:
        k = first(left)
        left &= left - 1
        stack = s.counter[MAP_SPACES[m, k]]
        here = 1 << PLOT_NODE[m, k]
        own = -((mine >> k) & 1)
        waiting += INCOME[stack] & own & ~IS_A[Industry.PORT, stack]
        at_ports += INCOME[stack] & own & IS_A[Industry.PORT, stack]
        cotton |= BUYING[Industry.COTTON, stack] & here
        factory |= BUYING[Industry.FACTORY, stack] & here
        ports |= IS_A[Industry.PORT, stack] & own & here
        mills |= IS_A[Industry.COTTON, stack] & own & here
        factories |= IS_A[Industry.FACTORY, stack] & own & here
    for k in range(MAP_MARKETS.shape[1]):
        place = MAP_MARKETS[m, k]
        if place < 0:
            break
        here = 1 << NODE[m, place]
        cotton |= here & -int(market_buys(s, place, Industry.COTTON))
        factory |= here & -int(market_buys(s, place, Industry.FACTORY))
    s.thought[Thought.ROUNDS] = rounds
    s.thought[Thought.DOLLAR] = dollar(s, p, rounds, waiting + at_ports * custom(s) // 100)
    s.thought[Thought.COTTON_BUYERS] = cotton
    s.thought[Thought.FACTORY_BUYERS] = factory
    s.thought[Thought.MILLS] = mills
    s.thought[Thought.FACTORIES] = factories
    s.thought[Thought.PORTS] = ports
    s.thought[Thought.RAIL_INCOME] = rail_income(s, p) if rounds < LAST_ROUND else 0
    if s.railways[p] < RAILWAYS:
        list_outlays(s, p, s.rail_outlay, RAIL_COST, RAIL_NEEDS[COAL_CUBE], RAIL_NEEDS[IRON_CUBE])
    else:
        list_outlays(s, p, s.rail_outlay, RAIL_COST, 0, 0)
    for resource in range(2):
        for n in range(NODES):
            s.credit[resource, n] = UNKNOWN


@rule
def price(s: State, resource: int) -> int:
    if s.demand[resource] > 0:
        return int(DEMAND_PRICE[resource, s.demand[resource] - 1])
    return EMPTY_PRICE


# --- industries -----------------------------------------------------------------------------------------------------------------


@rule
def use_chance(left: int, rounds: int, joined: bool) -> int:
    """Per cent that so many cubes are all used in time."""
    if left == 0:
        return 100
    used = PACE * rounds // (10 * left)
    return min(90, used) if joined else min(70, used // 2)


@rule
def sale_chance(rounds: int, at_once: bool) -> int:
    """Per cent that there is still time for a sale, if a buyer stands ready and an action of this turn is left for it, or none."""
    return NOW if at_once else min(LATER, LATER_A_ROUND * rounds // 10)


@rule
def list_outlays(s: State, p: int, outlay: Ints, cost: int, coal: int, iron: int) -> None:
    """What it costs to build something, in points: bit 0 of the entry says that coal must be bought, bit 1 that iron must."""
    rounds, money = int(s.thought[Thought.ROUNDS]), int(s.thought[Thought.DOLLAR])
    coal_price, iron_price = coal * price(s, COAL_CUBE), iron * price(s, IRON_CUBE)
    outlay[0] = spending(s, p, cost, rounds, money)
    outlay[1] = spending(s, p, cost + coal_price, rounds, money) if coal > 0 else outlay[0]
    outlay[2] = spending(s, p, cost + iron_price, rounds, money) if iron > 0 else outlay[0]
    outlay[3] = spending(s, p, cost + coal_price + iron_price, rounds, money) if coal > 0 and iron > 0 else outlay[1 if coal > 0 else 2]


@rule
def earning(s: State, p: int, chance: int, income: int, gain: int, soon: int) -> int:
    """What a counter earns with some per cent of likelihood, and at once; what comes in early saves interest."""
    rounds, money = int(s.thought[Thought.ROUNDS]), int(s.thought[Thought.DOLLAR])
    return money * income * chance // 100 + money * gain + money * (gain + soon) * EARLY_RATE * interest(s, p, rounds) // 1000


@rule
def who_wants(s: State, industry: int) -> tuple[int, int]:
    """The nodes where something waits for what an industry makes, and those where as much is made already."""
    if industry == Industry.COTTON or industry == Industry.FACTORY:
        return int(s.thought[Thought.COTTON_BUYERS + industry]), int(s.thought[Thought.MILLS + industry])
    if industry == Industry.PORT:
        return int(s.thought[Thought.MILLS] | s.thought[Thought.FACTORIES]), 0
    return 0 if industry == Industry.SHIP else int(s.harbours), 0


@rule
def earnings(s: State, p: int, industry: int, stack: int, at_once: bool) -> tuple[int, int, int]:
    """What a counter earns where it is wanted at once, elsewhere, and where no railway leads.

    `at_once` says whether an action is left in this turn to sell.
    """
    rounds, money, income = int(s.thought[Thought.ROUNDS]), int(s.thought[Thought.DOLLAR]), int(INCOME[stack])
    if industry == Industry.COTTON or industry == Industry.FACTORY:
        chance = sale_chance(rounds, at_once)
        hope = HOPE_OF_A_BUYER // (1 + count(s.thought[Thought.MILLS + industry])) if rounds >= 30 else 0
        good = earning(s, p, chance, income, 0, income * chance * SOLD_SOON // 10000) - 2 * money * chance // 100
        fair = earning(s, p, hope, income, 0, 0) - 2 * money * hope // 100
        return good, fair, fair
    if industry == Industry.PORT:
        hope = min(HOPE_OF_GOODS - FEWER_GOODS * count(s.thought[Thought.PORTS]), rounds)
        fair = earning(s, p, hope, income, 0, 0)
        return earning(s, p, sale_chance(rounds, at_once), income, 0, 0), fair, fair
    if industry == Industry.SHIP:
        fair = earning(s, p, min(60, rounds), income, 0, 0)
        return fair, fair, fair
    cubes = int(CUBES[stack])
    sold, gain = first_sales(s, COAL_CUBE if industry == Industry.COAL else IRON_CUBE, cubes)
    if sold == cubes:
        good = earning(s, p, 0, income, gain + income, 0)
    else:
        good = earning(s, p, use_chance(cubes - sold, rounds, True), income, gain, 0)
    fair, poor = use_chance(cubes, rounds, True), use_chance(cubes, rounds, False)
    return good, earning(s, p, fair, income, 0, 0), earning(s, p, poor, income, 0, 0)


@rule
def weigh_industry(s: State, p: int, industry: int, plots: int, anywhere: int, served: int) -> int:
    """What building the next counter of an industry brings on each of the plots; `reflect` comes first.

    Returns the most of all if it takes the whole turn, so that nothing can be sold in it.
    `anywhere` are the plots that colour cards of the hand open, `served` those that its cards of this industry do.
    """
    m = int(s.options[Option.MAP])
    rounds, money = int(s.thought[Thought.ROUNDS]), int(s.thought[Thought.DOLLAR])
    stack = int(s.next_up[industry])
    coal, iron = NEEDS[stack, COAL_CUBE], NEEDS[stack, IRON_CUBE]
    list_outlays(s, p, s.outlay, int(COST[stack]), coal, iron)
    merit = POINT * int(LEVEL[stack]) + unlocking(s, p, stack, rounds) + taste(s, p, industry, int(COST[stack]))
    at_once = s.actions_left > 1
    good, fair, poor = earnings(s, p, industry, stack, at_once)
    later = earnings(s, p, industry, stack, False)[0] if at_once else good
    wanting, making = who_wants(s, industry)
    harbour = int(s.thought[Thought.PORTS]) & wanting if industry <= Industry.FACTORY else 0
    if s.thought[Thought.QUIET] != 0 and on_its_own(m, industry) and (s.loans[p] > 0 or s.cash[p] < COST[stack]):
        fair, poor = fair - IDLE_ON_CREDIT, poor - IDLE_ON_CREDIT
    if making != 0 and s.loans[p] > 0 and s.cash[p] < COST[stack]:
        good, later = good * UNSOLD_ON_CREDIT // 100, later * UNSOLD_ON_CREDIT // 100
    s.haste[industry] = good - later
    s.wanted[industry] = 0
    mine, touched = int(s.owned[p]), int(s.touched[p])
    best, best_served = NEVER, NEVER
    while plots != 0:
        k = first(plots)
        plots &= plots - 1
        node = PLOT_NODE[m, k]
        reach = int(s.reach[node])
        joined = reach & (reach - 1) != 0
        bought = int((s.served[COAL_CUBE] >> k) & 1 == 0) | int((s.served[IRON_CUBE] >> k) & 1 == 0) << 1
        worth = merit - int(s.outlay[bought]) + 4 * money * int(reach & harbour != 0)
        wanted = count(reach & wanting) > count(reach & making)
        s.wanted[industry] |= int(wanted) << k
        worth += good if wanted else fair if joined else poor
        if coal > 0:
            worth += cube_credit(s, p, node, COAL_CUBE)
        if iron > 0:
            worth += cube_credit(s, p, node, IRON_CUBE)
        if (mine >> k) & 1:
            worth -= forgone(s, MAP_SPACES[m, k], money)
        else:
            worth += money * ((touched >> node) & 1)
        s.worth[industry, k] = worth
        best = max(best, worth + later - good if wanted else worth)
        best_served = max(best_served, worth if (served >> k) & 1 else NEVER)
        colour = FIRST_COLOUR + PLOT_COLOUR[m, k]
        s.best[colour] = max(s.best[colour], worth if (anywhere >> k) & 1 else NEVER)
    s.best[industry] = best_served
    return best


@rule
def site_worth(s: State, industry: int, plot: int, whole_turn: bool) -> int:
    """What was found for a plot; if the building takes the whole turn, without the sale that would have followed in it."""
    rushed = whole_turn and (s.wanted[industry] >> plot) & 1 != 0
    return int(s.worth[industry, plot]) - (int(s.haste[industry]) if rushed else 0)


@rule
def taste(s: State, p: int, industry: int, cost: int) -> int:
    """What speaks for an industry, or against it, whatever the place."""
    if s.thought[Thought.QUIET] != 0:
        return 0
    points = int(TASTE[industry])
    if points > 0 and s.cash[p] < cost:
        points = max(0, points - DEAR_TASTE * int(s.loans[p]))
    return points


@rule
def raised_worth(s: State, p: int, stack: int) -> int:
    """What it is worth to uncover a better mine or works, because lesser ones stand that would give way to it.

    One's own always do, those of others once no such cube is left anywhere (A20): then the demand box is empty, pays for most of the
    new cubes at once, and whoever is first takes it all.
    """
    m = int(s.options[Option.MAP])
    industry = int(INDUSTRY[stack])
    mine = int(s.owned[p])
    lesser = s.standing[industry] & s.below[LEVEL[stack]] & ~s.sites[industry]
    plots = int(lesser & (mine | takeovers(s, industry)) & s.seaward)
    if plots == 0 or s.mat[p, stack] == 0 or s.thought[Thought.QUIET] != 0:
        return 0
    rounds, money = int(s.thought[Thought.ROUNDS]), int(s.thought[Thought.DOLLAR])
    cost = int(COST[stack]) + int(NEEDS[stack, COAL_CUBE]) * price(s, COAL_CUBE) + int(NEEDS[stack, IRON_CUBE]) * price(s, IRON_CUBE)
    merit = POINT * int(LEVEL[stack]) + unlocking(s, p, stack, rounds) - spending(s, p, cost, rounds, money)
    merit += earnings(s, p, industry, stack, False)[0]
    open_now = coloured(s, p) | (int(s.near) if s.hand[p, industry] > 0 else 0)
    best = 0
    while plots != 0:
        k = first(plots)
        plots &= plots - 1
        node = PLOT_NODE[m, k]
        worth = merit
        if (mine >> k) & 1:
            worth -= forgone(s, MAP_SPACES[m, k], money)
        elif count(mine & NODE_PLOTS[m, node]) >= NODE_LIMIT[m, node]:
            continue
        if (open_now >> k) & 1:
            worth = worth * (RAISED_NOW if s.actions_left > 1 else RAISED_LATER) // 100
        else:
            worth = worth * RAISED_LATER * RAISED_WITHOUT_CARD // 10000
        best = max(best, worth)
    if s.mat[p, stack - 1] > 1:
        best = best * RAISED_TWICE // 100
    return best * min(rounds + RAISED_LATE, 100) // 100


@rule
def on_its_own(m: int, industry: int) -> bool:
    """Whether nothing but the players' own doing flips an industry: goods, and works where the board has no port to take their cubes."""
    if industry == Industry.COAL or industry == Industry.IRON:
        return bool(DISTANT_PORTS[m] == 0)
    return bool(industry <= Industry.FACTORY)


@rule
def forgone(s: State, space: int, money: int) -> int:
    """What is lost with a counter of one's own that gives way to a better one."""
    stack = s.counter[space]
    return POINT * int(LEVEL[stack]) + (money * int(INCOME[stack]) // 2 if s.side[space] == Side.WORKING else 0)


@rule
def first_sales(s: State, resource: int, cubes: int) -> tuple[int, int]:
    """How many cubes of a new counter the demand box takes at once, and what it pays."""
    sold, gain = 0, 0
    while sold < cubes and s.demand[resource] + sold < DEMAND_SPACES[resource]:
        gain += DEMAND_PRICE[resource, s.demand[resource] + sold]
        sold += 1
    return sold, gain


@rule
def spending(s: State, p: int, amount: int, rounds: int, money: int) -> int:
    """Dollars that must be borrowed bear interest for a while; in the last round it is known what they cost."""
    if rounds < LAST_ROUND:
        return -closing(s, p, amount, 0)
    if s.loans[p] == 0 and s.cash[p] >= amount:
        return money * amount
    dearer = ANOTHER_LOAN * int(s.loans[p]) if s.cash[p] < amount else 0
    return money * amount * (1000 + INTEREST_RATE * interest(s, p, rounds)) // 1000 + dearer


@rule
def closing(s: State, p: int, amount: int, gain: int) -> int:
    """What spending an amount now changes in the last account, if it brings so many dollars at the end."""
    cash, loans = int(s.cash[p] + s.thought[Thought.RAIL_INCOME]), int(s.loans[p])
    more = max(0, (amount - int(s.cash[p]) + LOAN - 1) // LOAN)
    after = loans + more
    return settled(cash - amount + more * LOAN + gain - after * INTEREST, after) - settled(cash - loans * INTEREST, loans)


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
    stocked = s.reach[node] & s.stocked[resource]
    if stocked == 0:
        return 0
    if s.credit[resource, node] == UNKNOWN:
        only = stocked & (stocked - 1) == 0
        source = only_source(s, stocked if only else nearest(s, node, stocked), resource)
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
    """What the best building brings that each kind of card of the hand allows, and any card at any place.

    Without `anything` only what the cards of the hand allow is looked at.
    """
    for card in range(CARDS):
        s.best[card] = NEVER
    anywhere = coloured(s, p)
    best = NEVER
    for industry in range(INDUSTRY_COUNT):
        served = int(s.near) if s.hand[p, industry] > 0 else 0
        plots = int(s.sites[industry])
        if not anything:
            plots &= anywhere | served
        if plots != 0:
            best = max(best, weigh_industry(s, p, industry, plots, anywhere, served))
    s.thought[Thought.BEST] = best


# --- railways -------------------------------------------------------------------------------------------------------------------


@rule
def rail_worth(s: State, p: int, link: int) -> int:
    """What a railway brings at the end, and whom it connects with whom; `reflect` comes first."""
    rounds, money = int(s.thought[Thought.ROUNDS]), int(s.thought[Thought.DOLLAR])
    m = int(s.options[Option.MAP])
    here, there = ENDS[m, link, 0], ENDS[m, link, 1]
    gain = RAIL_VALUE + end_value(s, here) + end_value(s, there)
    if rounds > 40:
        gain += room_at(s, m, here) + room_at(s, m, there)
    first_node, second_node = NODE[m, here], NODE[m, there]
    from_here, from_there = int(s.reach[first_node]), int(s.reach[second_node])
    bought = int((from_here | from_there) & s.stocked[COAL_CUBE] == 0) | int((from_here | from_there) & s.stocked[IRON_CUBE] == 0) << 1
    credit = RAIL_POINTS
    if s.railways[p] < RAILWAYS:
        for resource in range(2):
            node = first_node if from_here & s.stocked[resource] != 0 else second_node
            credit += cube_credit(s, p, node, resource)
    points = credit + (closing(s, p, rail_price(s, p, bought), gain) if rounds < LAST_ROUND else money * gain - int(s.rail_outlay[bought]))
    if from_here & END_NODES[m, link] != END_NODES[m, link]:
        for industry in range(Industry.FACTORY + 1):
            mine, buying = s.thought[Thought.MILLS + industry], s.thought[Thought.COTTON_BUYERS + industry]
            if from_here & mine != 0 and from_here & buying == 0 and from_there & buying != 0:
                points += DOOR_TO_BUYERS * money
            if from_there & mine != 0 and from_there & buying == 0 and from_here & buying != 0:
                points += DOOR_TO_BUYERS * money
        if rounds >= 10 and leads_to_site(s, m, first_node, second_node):
            points += WAY_TO_A_SITE * money
        points += 10
    return points


@rule
def rail_price(s: State, p: int, bought: int) -> int:
    """Dollars for a railway; bit 0 of `bought` says that its coal must be bought, bit 1 that its iron must."""
    if s.railways[p] == RAILWAYS:
        return RAIL_COST
    coal, iron = RAIL_NEEDS[COAL_CUBE] * price(s, COAL_CUBE), RAIL_NEEDS[IRON_CUBE] * price(s, IRON_CUBE)
    return int(RAIL_COST + (bought & 1) * coal + (bought >> 1) * iron)


@rule
def leads_to_site(s: State, m: int, a: int, b: int) -> bool:
    """Whether a line between two nodes joins an own unused port to a place where one may build a mill or factory."""
    ports = s.thought[Thought.PORTS]
    plots = s.sites[Industry.COTTON] | s.sites[Industry.FACTORY]
    return bool((s.reach[a] & ports != 0 and plots & NODE_PLOTS[m, b] != 0) or (s.reach[b] & ports != 0 and plots & NODE_PLOTS[m, a] != 0))


@rule
def room_at(s: State, m: int, place: int) -> int:
    """1 if the first space of a place is free: it may be built on before the end."""
    space = PLACE_SPACES[m, place, 0]
    return int(space >= 0 and s.counter[space] < 0)


# --- sales ----------------------------------------------------------------------------------------------------------------------


@rule
def sales_worth(s: State, p: int) -> int:
    """What can be sold now; what can wait may be sold together with more, but for interest and rivals."""
    m = int(s.options[Option.MAP])
    total = 0
    rounds, money = int(s.thought[Thought.ROUNDS]), int(s.thought[Thought.DOLLAR])
    cotton, factory, ports = s.thought[Thought.COTTON_BUYERS], s.thought[Thought.FACTORY_BUYERS], s.thought[Thought.PORTS]
    left = unsold(s, p)
    while left != 0:
        k = first(left)
        left &= left - 1
        stack = s.counter[MAP_SPACES[m, k]]
        reach = int(s.reach[PLOT_NODE[m, k]])
        if reach & (cotton if INDUSTRY[stack] == Industry.COTTON else factory) != 0:
            total += int(INCOME[stack])
            if reach & ports != 0:
                total += 5
    return money * total * (100 if rounds < 15 else SALES_AT_LEISURE) // 100
