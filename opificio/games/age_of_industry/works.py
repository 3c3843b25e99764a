"""Carrying out a build: money and loans, the cubes it takes, the counter, the demand box, the flips (A13 to A19, A47)."""

from __future__ import annotations

from opificio.games.age_of_industry.building import (
    ends_differ,
    offered_nodes,
    source_count,
    wanted,
)
from opificio.games.age_of_industry.network import NOTHING, node_of, note_counter, only_source, restock, survey_counters, survey_lines
from opificio.games.age_of_industry.state import (
    BORROWED,
    BOUGHT,
    BUILT,
    FILLED,
    FLIPPED,
    IMPORTED,
    RAIL_BUILT,
    REPLACED,
    TOOK,
    Option,
    Phase,
    Side,
    State,
    Task,
)
from opificio.games.age_of_industry.tables import (
    COAL_CUBE,
    COST,
    CUBES,
    DEMAND_PRICE,
    DEMAND_SPACES,
    EMPTY_PRICE,
    IMPORT,
    INCOME,
    INDUSTRY,
    IRON_CUBE,
    LEVEL,
    LOAN,
    NEEDS,
    PLACE,
    PLOT,
    RAIL_COST,
    RAIL_NEEDS,
    RAILWAYS,
    Industry,
    Tile,
)
from opificio.kit.compile import rule
from opificio.kit.generic import emit

# --- money ------------------------------------------------------------------------------------------------------------------


@rule
def borrow(s: State, p: int, loans: int) -> None:
    s.loans[p] += loans
    s.cash[p] += loans * LOAN
    emit(s, BORROWED, p, loans, loans * LOAN)


@rule
def pay(s: State, p: int, amount: int) -> None:
    """Pays the bank, with as few loans as will do (A27)."""
    short = amount - s.cash[p]
    if short > 0:
        borrow(s, p, (short + LOAN - 1) // LOAN)
    s.cash[p] -= amount


@rule
def spend(s: State, p: int, amount: int) -> None:
    """Pays for something that counts for the turn order (A29)."""
    pay(s, p, amount)
    s.spent[p] += amount


# --- flips ------------------------------------------------------------------------------------------------------------------


@rule
def flip(s: State, space: int) -> None:
    s.side[space] = Side.FLIPPED
    s.working &= ~(1 << PLOT[s.options[Option.MAP], space])
    income = INCOME[s.counter[space]]
    s.cash[s.owner[space]] += income
    stack = s.counter[space]
    emit(s, FLIPPED, int(s.owner[space]), INDUSTRY[stack], LEVEL[stack], space, income)


@rule
def test_ship(s: State, space: int) -> None:
    """A ship flips when its coal is gone and its market is used or wants nothing (A17)."""
    place = PLACE[s.options[Option.MAP], space]
    done = s.tile[place] < 0 or s.tile[place] == Tile.NO_DEMAND or s.sold[place]
    if done and s.side[space] == Side.WORKING and s.cubes[space] == 0:
        flip(s, space)


# --- cubes ------------------------------------------------------------------------------------------------------------------


@rule
def take(s: State, p: int, resource: int, space: int) -> None:
    """Takes a cube from a mine, works or import; the last one flips its counter, on anyone's turn."""
    s.cubes[space] -= 1
    s.need[resource] -= 1
    s.end = NOTHING
    emit(s, TOOK, p, resource, space)
    if s.cubes[space] == 0:
        restock(s, space, resource)
        if INDUSTRY[s.counter[space]] != Industry.SHIP:
            flip(s, space)
        elif space != s.space or s.counter[space] != s.stack:  # a ship under construction is tested when it is finished
            test_ship(s, space)


@rule
def buy(s: State, p: int, resource: int) -> None:
    """Buys from the cheapest row of the demand box that holds a cube."""
    price = EMPTY_PRICE
    if s.demand[resource] > 0:
        s.demand[resource] -= 1
        price = DEMAND_PRICE[resource, s.demand[resource]]
    s.need[resource] -= 1
    s.end = NOTHING
    emit(s, BOUGHT, p, resource, price)
    spend(s, p, price)


@rule
def fill_demand(s: State, p: int, resource: int, space: int) -> None:
    """A new mine, works or ship fills the demand box, dearest row first, as far as it can (A14)."""
    count = 0
    amount = 0
    while s.cubes[space] > 0 and s.demand[resource] < DEMAND_SPACES[resource]:
        amount += DEMAND_PRICE[resource, s.demand[resource]]
        count += 1
        s.demand[resource] += 1
        s.cubes[space] -= 1
    if count > 0:
        s.cash[p] += amount
        emit(s, FILLED, p, resource, count, amount)
        if s.cubes[space] == 0:
            restock(s, space, resource)
            if INDUSTRY[s.counter[space]] != Industry.SHIP:
                flip(s, space)


@rule
def gather(s: State, p: int) -> bool:
    """Takes the cubes still needed as long as there is nothing to choose; False when the builder is asked."""
    resource = wanted(s)
    while resource >= 0:
        nodes = offered_nodes(s, resource)
        if nodes == 0:
            buy(s, p, resource)
        elif s.task == Task.RAIL and s.end < 0 and ends_differ(s, resource):
            s.phase = Phase.END
            return False
        elif source_count(s, resource) > 1:
            s.phase = Phase.SOURCE
            return False
        else:
            take(s, p, resource, only_source(s, nodes, resource))
        resource = wanted(s)
    return True


# --- industries -------------------------------------------------------------------------------------------------------------


@rule
def begin_industry(s: State, p: int, space: int, stack: int) -> None:
    s.space = space
    s.stack = stack
    s.mat[p, stack] -= 1
    emit(s, BUILT, p, INDUSTRY[stack], LEVEL[stack], space, COST[stack])
    spend(s, p, COST[stack])
    if INDUSTRY[stack] == Industry.SHIP and s.counter[space] < 0:
        # The coal comes with the ship, which may use it at once (A13).
        s.cubes[space] = IMPORT[s.options[Option.MAP], space]
        place_counter(s, p, space, stack, Side.WORKING)
        emit(s, IMPORTED, space, int(s.cubes[space]))
    s.need[COAL_CUBE] = NEEDS[stack, COAL_CUBE]
    s.need[IRON_CUBE] = NEEDS[stack, IRON_CUBE]


@rule
def place_counter(s: State, p: int, space: int, stack: int, side: int) -> None:
    """Puts a counter on its space, where its cubes already lie."""
    m = int(s.options[Option.MAP])
    vacant = s.counter[space] < 0
    s.counter[space] = stack
    s.owner[space] = p
    s.side[space] = side
    if vacant:
        note_counter(s, m, PLOT[m, space])
    else:
        survey_counters(s)
    if INDUSTRY[stack] == Industry.SHIP or INDUSTRY[stack] == Industry.PORT:
        survey_lines(s)


@rule
def finish_industry(s: State, p: int) -> None:
    space, stack = int(s.space), int(s.stack)
    industry = INDUSTRY[stack]
    if industry == Industry.SHIP:
        if s.counter[space] == stack:
            fill_demand(s, p, COAL_CUBE, space)
            test_ship(s, space)
        else:
            emit(s, REPLACED, p, INDUSTRY[stack], LEVEL[s.counter[space]], space, 0)
            place_counter(s, p, space, stack, Side.RENEWED)
        return
    if s.counter[space] >= 0:
        old = s.counter[space]
        emit(s, REPLACED, int(s.owner[space]), INDUSTRY[old], LEVEL[old], space, int(s.cubes[space]))
    s.cubes[space] = CUBES[stack]
    place_counter(s, p, space, stack, Side.WORKING)
    if CUBES[stack] > 0 and s.reach[node_of(s, space)] & s.harbours != 0:
        fill_demand(s, p, IRON_CUBE if industry == Industry.IRON else COAL_CUBE, space)


# --- railways ---------------------------------------------------------------------------------------------------------------


@rule
def begin_rail(s: State, p: int, link: int) -> None:
    """The first railway of a player costs money only (A24)."""
    s.task = Task.RAIL
    s.link = link
    emit(s, RAIL_BUILT, p, link, RAIL_COST)
    spend(s, p, RAIL_COST)
    if s.railways[p] < RAILWAYS:
        s.need[COAL_CUBE] = RAIL_NEEDS[COAL_CUBE]
        s.need[IRON_CUBE] = RAIL_NEEDS[IRON_CUBE]


@rule
def finish_rail(s: State, p: int) -> None:
    s.rail[s.link] = p
    s.railways[p] -= 1
    survey_lines(s)
