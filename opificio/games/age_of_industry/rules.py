"""The rules of Age of Industry: set-up, turns and rounds. A ruling is cited by its number in docs/rulings/age-of-industry.md."""

from __future__ import annotations

from typing import Any

from opificio.games.age_of_industry.atlas import SpaceKind
from opificio.games.age_of_industry.building import (
    INDUSTRY_COUNT,
    card_reason,
    end_reason,
    lowest,
    offered_nodes,
    rail_reason,
    site_reason,
    source_reason,
    wanted,
)
from opificio.games.age_of_industry.cards import cards_left, choose_opener, deal, draw, draw_reason, lay_tile, tiles_left, turn_up
from opificio.games.age_of_industry.checks import faults
from opificio.games.age_of_industry.network import NOTHING, held_at
from opificio.games.age_of_industry.sales import anything_to_sell, goods_reason, market_reason, port_reason, unsold
from opificio.games.age_of_industry.scoring import part, tiebreak
from opificio.games.age_of_industry.sites import both_reason, build_reason, list_sites, look_around, opened, railway_lines, with_reason
from opificio.games.age_of_industry.state import (
    ACTIONS,
    ASKED,
    AT,
    BORROW,
    BOTH,
    BUILD,
    COAL_FROM,
    COAL_FROM_DEMAND,
    DEAL,
    DEVELOP,
    DEVELOPED,
    DISCARDED,
    DONE,
    DRAW,
    EVENTS,
    FAULTS,
    GOODS,
    IRON_FROM,
    IRON_FROM_DEMAND,
    LAY_TILE,
    OPENER,
    PART,
    PASS,
    PASSED,
    PHASE,
    PLAYED,
    RAIL,
    REPAY,
    SELL,
    SOLD_TO_MARKET,
    SOLD_TO_PORT,
    TO_PLACE,
    TO_SPACE,
    TURN,
    WITH,
    Option,
    Phase,
    Reason,
    State,
    Task,
)
from opificio.games.age_of_industry.tables import (
    COAL_CUBE,
    COUNT,
    DECK,
    DEMAND_SPACES,
    HAND_LIMIT,
    INDUSTRY,
    IRON_CUBE,
    KIND,
    LEVEL,
    LOAN,
    MAP_LINKS,
    MAP_MARKETS,
    MAP_SPACES,
    MONEY,
    PLACE_SPACES,
    RAILWAYS,
    STACK_OF,
    STACKS,
    Industry,
)
from opificio.games.age_of_industry.turns import end_action, end_turn, repay, repay_reason
from opificio.games.age_of_industry.works import (
    begin_industry,
    begin_rail,
    borrow,
    finish_industry,
    finish_rail,
    flip,
    gather,
    take,
    test_ship,
)
from opificio.kit.actions import column, pair, row, within
from opificio.kit.bits import first
from opificio.kit.compile import rule
from opificio.kit.generic import OK, emit
from opificio.kit.layout import NATURE

# --- what is legal ----------------------------------------------------------------------------------------------------------


@rule
def reason(s: State, a: int) -> int:
    if s.surveyed == 0:
        look_around(s)
    p = int(s.seat)
    if within(AT, a):
        return at_reason(s, p, row(AT, a), column(AT, a))
    if within(RAIL, a):
        return rail_reason(s, p, a - RAIL.first)
    if within(DEVELOP, a):
        return develop_reason(s, p, row(DEVELOP, a), column(DEVELOP, a))
    if within(WITH, a):
        return with_reason(s, p, a - WITH.first)
    if within(DRAW, a):
        return draw_reason(s, p, a - DRAW.first)
    if within(COAL_FROM, a):
        return source_reason(s, COAL_CUBE, a - COAL_FROM.first)
    if within(IRON_FROM, a):
        return source_reason(s, IRON_CUBE, a - IRON_FROM.first)
    if within(GOODS, a):
        return goods_reason(s, p, a - GOODS.first)
    if within(TO_PLACE, a):
        return end_reason(s, a - TO_PLACE.first) if s.phase == Phase.END else market_reason(s, a - TO_PLACE.first)
    if within(TO_SPACE, a):
        return port_reason(s, a - TO_SPACE.first)
    if a == COAL_FROM_DEMAND.first or a == IRON_FROM_DEMAND.first:
        return Reason.MAP_FIRST
    return plain_reason(s, p, a)


@rule
def plain_reason(s: State, p: int, a: int) -> int:
    """The moves without a choice of their own."""
    if a == BUILD.first:
        return build_reason(s, p)
    if a == BOTH.first:
        return both_reason(s, p)
    if a == SELL.first:
        return OK if anything_to_sell(s, p) else Reason.NOTHING_TO_SELL
    if a == PASS.first:
        return OK if s.cards[p] > 0 or s.pile == 0 else Reason.DRAW_FIRST
    if a == REPAY.first:
        return repay_reason(s, p)
    if a == BORROW.first:
        if s.options[Option.LOANS] == 0:
            return Reason.NOT_SHORT
        return Reason.BORROWED_ALREADY if s.borrowed else OK
    if s.phase == Phase.GOODS and s.sales == 0:
        return Reason.SELL_ONE
    return OK


@rule
def at_reason(s: State, p: int, space: int, industry: int) -> int:
    if KIND[s.options[Option.MAP], space] < 0:
        return Reason.NOT_ON_MAP
    if s.task == Task.BUILD:
        why = card_reason(s, p, int(s.card), space, industry)
        if why != OK:
            return why
    return site_reason(s, p, space, industry)


@rule
def develop_reason(s: State, p: int, industry: int, level: int) -> int:
    """Any counter of the mat (A35), for a card."""
    stack = STACK_OF[industry, level]
    if stack < 0 or s.mat[p, stack] == 0:
        return Reason.NOT_ON_MAT
    if s.options[Option.DEVELOP] == 1 and lowest(s, p, industry) != stack:
        return Reason.NOT_LOWEST
    return OK if s.cards[p] > 0 else Reason.NO_CARD


@rule
def weight(s: State, a: int) -> int:
    if within(OPENER, a):
        return 1 if a - OPENER.first < s.seats else 0
    if within(LAY_TILE, a):
        return tiles_left(s, a - LAY_TILE.first)
    return cards_left(s, a - DEAL.first if within(DEAL, a) else a - TURN.first)


# --- the legal moves, skipping what is not on the map -----------------------------------------------------------------------


@rule
def legal(s: State, out: Any) -> int:
    """The same as asking `reason` of every move of the phase, but quicker: it looks only where something may be found."""
    if s.surveyed == 0:
        look_around(s)
    m = int(s.options[Option.MAP])
    p = int(s.seat)
    n = 0
    if s.phase == Phase.ACT:
        return legal_actions(s, p, out)
    if s.phase == Phase.SITE:
        return legal_sites(s, p, out)
    if s.phase == Phase.SOURCE:
        resource = wanted(s)
        left = held_at(s, offered_nodes(s, resource), resource)
        while left != 0:
            out[n] = (COAL_FROM.first if resource == COAL_CUBE else IRON_FROM.first) + MAP_SPACES[m, first(left)]
            n += 1
            left &= left - 1
        return n
    if s.phase == Phase.GOODS:
        n = plots_allowed(s, GOODS.first, unsold(s, p), out, n)
        return allowed(s, DONE.first, DONE.end, out, n)
    if s.phase == Phase.BUYER:
        for k in range(MAP_MARKETS.shape[1]):
            if MAP_MARKETS[m, k] >= 0:
                n = allowed(s, TO_PLACE.first + MAP_MARKETS[m, k], TO_PLACE.first + MAP_MARKETS[m, k] + 1, out, n)
        return plots_allowed(s, TO_SPACE.first, int(s.standing[Industry.PORT] & s.working), out, n)
    for k in range(ASKED.shape[1]):
        n = allowed(s, ASKED[s.phase, k, 0], ASKED[s.phase, k, 1], out, n)
    return n


@rule
def legal_actions(s: State, p: int, out: Any) -> int:
    """What may be announced, in the order of the moves' numbers."""
    m = int(s.options[Option.MAP])
    n = 0
    for a in range(BUILD.first, BOTH.end):
        n = added(out, n, a, plain_reason(s, p, a))
    left = railway_lines(s, p)
    while left != 0:
        n = added(out, n, RAIL.first + MAP_LINKS[m, first(left)], OK)
        left &= left - 1
    n = added(out, n, SELL.first, plain_reason(s, p, SELL.first))
    for stack in range(STACKS):
        industry, level = INDUSTRY[stack], LEVEL[stack]
        n = added(out, n, pair(DEVELOP, industry, level), develop_reason(s, p, industry, level))
    for slot in range(DRAW.end - DRAW.first):
        n = added(out, n, DRAW.first + slot, draw_reason(s, p, slot))
    for a in range(PASS.first, BORROW.end):
        n = added(out, n, a, plain_reason(s, p, a))
    return n


@rule
def added(out: Any, n: int, a: int, why: int) -> int:
    """Adds a move to the list if nothing speaks against it: without branches, since there is no telling what does."""
    out[n] = a
    return n + int(why == OK)


@rule
def legal_sites(s: State, p: int, out: Any) -> int:
    """Every place for what was announced, space by space."""
    m = int(s.options[Option.MAP])
    card = int(s.card) if s.task == Task.BUILD else NOTHING
    left = 0
    for industry in range(INDUSTRY_COUNT):
        left |= opened(s, card, industry)
    n = 0
    while left != 0:
        k = first(left)
        left &= left - 1
        for industry in range(INDUSTRY_COUNT):
            if (opened(s, card, industry) >> k) & 1:
                out[n] = pair(AT, MAP_SPACES[m, k], industry)
                n += 1
    return n


@rule
def plots_allowed(s: State, start: int, plots: int, out: Any, n: int) -> int:
    """Adds the legal ones of the moves that name a space, of these plots."""
    m = int(s.options[Option.MAP])
    while plots != 0:
        space = MAP_SPACES[m, first(plots)]
        plots &= plots - 1
        n = allowed(s, start + space, start + space + 1, out, n)
    return n


@rule
def allowed(s: State, first: int, end: int, out: Any, n: int) -> int:
    """Adds the legal moves of a range to the list."""
    for a in range(first, end):
        if (weight(s, a) > 0) if s.seat == NATURE else (reason(s, a) == OK):
            out[n] = a
            n += 1
    return n


def details(s: Any, a: int, code: int) -> dict[str, Any]:
    """Figures for the sentences of refusals."""
    return {"limit": HAND_LIMIT, "loan": LOAN}


# --- set-up -----------------------------------------------------------------------------------------------------------------


@rule
def setup(s: State) -> None:
    s.phase = Phase.OPENER
    s.seat = NATURE
    s.pile = DECK
    for resource in range(2):
        s.demand[resource] = DEMAND_SPACES[resource]
    for p in range(s.seats):
        s.cash[p] = MONEY
        s.railways[p] = RAILWAYS
        for stack in range(STACKS):
            s.mat[p, stack] = COUNT[stack]
    look_around(s)


# --- actions ----------------------------------------------------------------------------------------------------------------


@rule
def apply(s: State, a: int) -> None:
    if s.surveyed == 0:
        look_around(s)
    if s.seat == NATURE:
        apply_luck(s, a)
    elif s.phase == Phase.ACT:
        apply_action(s, a)
    else:
        apply_step(s, a)
    if s.phase == Phase.ACT:
        list_sites(s, int(s.seat))
    if s.phase != Phase.CARD and s.phase != Phase.SITE:
        s.weighed = 0  # what bots think of sites lasts from the announcement of a building to its place


@rule
def apply_luck(s: State, a: int) -> None:
    if within(OPENER, a):
        choose_opener(s, a - OPENER.first)
    elif within(DEAL, a):
        deal(s, a - DEAL.first)
    elif within(TURN, a):
        turn_up(s, a - TURN.first)
    else:
        lay_tile(s, a - LAY_TILE.first)


@rule
def apply_action(s: State, a: int) -> None:
    """The kind of action, chosen at the start of one."""
    p = int(s.seat)
    if a == BUILD.first:
        ask_card(s, Task.BUILD)
    elif a == BOTH.first:
        ask_card(s, Task.BOTH)
    elif within(RAIL, a):
        begin_rail(s, p, a - RAIL.first)
        go_on_building(s, p)
    elif a == SELL.first:
        s.task = Task.SELL
        s.phase = Phase.GOODS
    elif within(DEVELOP, a):
        s.stack = STACK_OF[row(DEVELOP, a), column(DEVELOP, a)]
        ask_card(s, Task.DEVELOP)
    elif within(DRAW, a):
        s.task = Task.DRAW
        s.draws = 2
        draw(s, p, a - DRAW.first)
    elif a == PASS.first:
        pass_action(s, p)
    elif a == REPAY.first:
        repay(s, p, 1)
    else:
        s.borrowed = 1
        borrow(s, p, 1)


@rule
def apply_step(s: State, a: int) -> None:
    """A further step of the action under way."""
    p = int(s.seat)
    if within(WITH, a):
        give_card(s, p, a - WITH.first)
    elif within(AT, a):
        space, industry = row(AT, a), column(AT, a)
        begin_industry(s, p, space, lowest(s, p, industry))
        go_on_building(s, p)
    elif within(COAL_FROM, a):
        take(s, p, COAL_CUBE, a - COAL_FROM.first)
        go_on_building(s, p)
    elif within(IRON_FROM, a):
        take(s, p, IRON_CUBE, a - IRON_FROM.first)
        go_on_building(s, p)
    elif within(DRAW, a):
        draw(s, p, a - DRAW.first)
    elif within(GOODS, a):
        s.space = a - GOODS.first
        s.phase = Phase.BUYER
    elif within(TO_SPACE, a):
        sell_to_port(s, p, a - TO_SPACE.first)
    elif within(TO_PLACE, a):
        if s.phase == Phase.END:
            s.end = a - TO_PLACE.first
            go_on_building(s, p)
        else:
            sell_to_market(s, p, a - TO_PLACE.first)
    elif a == REPAY.first:
        repay(s, p, 1)
        if repay_reason(s, p) != OK:
            end_turn(s)
    elif s.phase == Phase.GOODS:
        end_action(s)
    else:
        end_turn(s)


@rule
def ask_card(s: State, task: int) -> None:
    s.task = task
    s.phase = Phase.CARD


@rule
def give_card(s: State, p: int, card: int) -> None:
    """Plays or discards a card, face up: one that all knew of is the first to be reckoned gone."""
    s.hand[p, card] -= 1
    s.cards[p] -= 1
    s.discard[card] += 1
    if s.known[p, card] > 0:
        s.known[p, card] -= 1
    if s.task == Task.BUILD or s.task == Task.BOTH:
        s.card = card
        emit(s, PLAYED, p, card)
        s.phase = Phase.SITE
        return
    emit(s, DISCARDED, p, card)
    if s.task == Task.DEVELOP:
        s.mat[p, s.stack] -= 1
        emit(s, DEVELOPED, p, INDUSTRY[s.stack], LEVEL[s.stack])
    else:
        emit(s, PASSED, p)
    end_action(s)


@rule
def go_on_building(s: State, p: int) -> None:
    """Takes cubes until the builder has to choose or the thing stands."""
    if gather(s, p):
        if s.task == Task.RAIL:
            finish_rail(s, p)
        else:
            finish_industry(s, p)
        end_action(s)


@rule
def pass_action(s: State, p: int) -> None:
    """A card, unless there is none to be had (A8)."""
    if s.cards[p] > 0:
        ask_card(s, Task.PASS)
    else:
        emit(s, PASSED, p)
        end_action(s)


@rule
def sell_to_port(s: State, p: int, port: int) -> None:
    goods = int(s.space)
    emit(s, SOLD_TO_PORT, p, goods, port)
    flip(s, goods)
    flip(s, port)
    after_sale(s, p)


@rule
def sell_to_market(s: State, p: int, place: int) -> None:
    goods = int(s.space)
    emit(s, SOLD_TO_MARKET, p, goods, place)
    flip(s, goods)
    s.sold[place] = 1
    ship = ship_at(s, place)
    if ship >= 0:
        test_ship(s, ship)
    after_sale(s, p)


@rule
def ship_at(s: State, place: int) -> int:
    """The ship whose market this is, if it lies at sea."""
    m = int(s.options[Option.MAP])
    space = PLACE_SPACES[m, place, 0]
    if space >= 0 and KIND[m, space] == SpaceKind.SHIP:
        return int(space)
    return NOTHING


@rule
def after_sale(s: State, p: int) -> None:
    s.space = NOTHING
    s.sales += 1
    if anything_to_sell(s, p):
        s.phase = Phase.GOODS
    else:
        end_action(s)


__all__ = [
    "ACTIONS",
    "ASKED",
    "EVENTS",
    "FAULTS",
    "PART",
    "PHASE",
    "Reason",
    "State",
    "apply",
    "faults",
    "legal",
    "part",
    "reason",
    "setup",
    "tiebreak",
    "weight",
]
