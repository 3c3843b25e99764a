"""What makes a position of Age of Industry impossible. Tests ask after every move, `from_position` before it begins."""

from __future__ import annotations

from typing import Any

from opificio.games.age_of_industry.atlas import SpaceKind
from opificio.games.age_of_industry.building import ends_differ, port_beside, source_count, wanted
from opificio.games.age_of_industry.cards import cards_left, draw_reason, open_market, open_slot, tiles_left
from opificio.games.age_of_industry.sales import anything_to_sell, can_sell, makes_goods
from opificio.games.age_of_industry.sites import look_around
from opificio.games.age_of_industry.state import (
    BAD_CARDS,
    BAD_CHAIN,
    BAD_COUNTER,
    BAD_CUBES,
    BAD_DEMAND,
    BAD_HAND,
    BAD_LIMIT,
    BAD_LINK,
    BAD_MARKET,
    BAD_ORDER,
    BAD_PILE,
    BAD_RAILWAYS,
    BAD_STACK,
    BAD_TILES,
    BAD_TURN,
    Option,
    Phase,
    Side,
    State,
    Task,
)
from opificio.games.age_of_industry.tables import (
    CARDS,
    COUNT,
    CUBES,
    DEMAND_SPACES,
    ENDS,
    FACE_UP,
    FITS,
    HAND,
    HAND_LIMIT,
    IMPORT,
    INDUSTRY,
    KIND,
    LEVEL,
    LINKS,
    MARKET,
    NODE,
    NODE_LIMIT,
    NODE_PLOTS,
    PLACE,
    PLACES,
    RAILWAYS,
    SEATS,
    SPACES,
    STACKS,
    TILE_COUNT,
    Industry,
    Tile,
)
from opificio.kit.bits import count
from opificio.kit.compile import rule
from opificio.kit.generic import OK, note
from opificio.kit.layout import NATURE, NOBODY


@rule
def faults(s: State, out: Any) -> int:
    """Cards, counters, cubes, railways and tiles that do not add up, and choices that do not belong to the position."""
    look_around(s)
    n = board_faults(s, out, 0)
    if n > 0:
        return n
    n = card_faults(s, out, n)
    n = player_faults(s, out, n)
    n = market_faults(s, out, n)
    if not order_fits(s):
        return note(out, n, BAD_ORDER)
    if not turn_fits(s):
        n = note(out, n, BAD_TURN)
    if n == 0 and not chain_fits(s):
        n = note(out, n, BAD_CHAIN)
    return n


# --- the board --------------------------------------------------------------------------------------------------------------


@rule
def board_faults(s: State, out: Any, n: int) -> int:
    m = int(s.options[Option.MAP])
    for space in range(SPACES):
        if not counter_fits(s, m, space):
            n = note(out, n, BAD_COUNTER, space)
        elif s.counter[space] >= 0 and not cubes_fit(s, m, space):
            n = note(out, n, BAD_CUBES, space)
    for link in range(LINKS):
        if s.rail[link] >= s.seats or (ENDS[m, link, 0] < 0 and s.rail[link] >= 0):
            n = note(out, n, BAD_LINK, link)
    for resource in range(2):
        if s.demand[resource] > DEMAND_SPACES[resource]:
            n = note(out, n, BAD_DEMAND, resource)
    return n


@rule
def counter_fits(s: State, m: int, space: int) -> bool:
    """A counter has an owner, a side, a level above 0, and a space of the map that takes it; a ship has a port beside it."""
    stack = s.counter[space]
    if stack < 0:
        return bool(s.owner[space] < 0 and s.side[space] < 0 and s.cubes[space] == 0)
    if KIND[m, space] < 0 or not 0 <= s.owner[space] < s.seats or s.side[space] < 0 or LEVEL[stack] == 0:
        return False
    if not FITS[KIND[m, space], INDUSTRY[stack]]:
        return False
    if KIND[m, space] == SpaceKind.SHIP:
        return port_beside(s, space)
    return bool(s.side[space] != Side.RENEWED)


@rule
def cubes_fit(s: State, m: int, space: int) -> bool:
    """A mine or works is flipped exactly when its cubes are gone; a ship is not flipped before its coal is."""
    stack = s.counter[space]
    if INDUSTRY[stack] == Industry.SHIP:
        return bool(s.cubes[space] <= IMPORT[m, space] and (s.cubes[space] == 0 or s.side[space] != Side.FLIPPED))
    if CUBES[stack] == 0:
        return bool(s.cubes[space] == 0)
    return bool(s.cubes[space] <= CUBES[stack] and (s.cubes[space] == 0) == (s.side[space] == Side.FLIPPED))


# --- cards, players, markets ------------------------------------------------------------------------------------------------


@rule
def card_faults(s: State, out: Any, n: int) -> int:
    pile = 0
    for card in range(CARDS):
        left = cards_left(s, card)
        if left < 0:
            n = note(out, n, BAD_CARDS, card)
        pile += left
    if pile != s.pile:
        n = note(out, n, BAD_PILE, s.pile, pile)
    for p in range(s.seats):
        held = 0
        sure = True
        for card in range(CARDS):
            held += s.hand[p, card]
            if s.known[p, card] > s.hand[p, card]:
                sure = False
        if held != s.cards[p] or held > HAND_LIMIT or not sure:
            n = note(out, n, BAD_HAND, p, s.cards[p], held)
    return n


@rule
def player_faults(s: State, out: Any, n: int) -> int:
    m = int(s.options[Option.MAP])
    for p in range(s.seats):
        for stack in range(STACKS):
            s.tally[p, stack] = s.mat[p, stack]
    for space in range(SPACES):
        if s.counter[space] >= 0:
            s.tally[s.owner[space], s.counter[space]] += 1
            place = PLACE[m, space]
            node = NODE[m, place]
            if count(s.owned[s.owner[space]] & NODE_PLOTS[m, node]) > NODE_LIMIT[m, node]:
                n = note(out, n, BAD_LIMIT, s.owner[space], place)
    for p in range(s.seats):
        for stack in range(STACKS):
            if s.tally[p, stack] > COUNT[stack]:
                n = note(out, n, BAD_STACK, p, INDUSTRY[stack], LEVEL[stack])
        built = 0
        for link in range(LINKS):
            if s.rail[link] == p:
                built += 1
        if built + s.railways[p] != RAILWAYS:
            n = note(out, n, BAD_RAILWAYS, p, s.railways[p], RAILWAYS - built)
    return n


@rule
def market_faults(s: State, out: Any, n: int) -> int:
    m = int(s.options[Option.MAP])
    for place in range(PLACES):
        if not market_fits(s, m, place):
            n = note(out, n, BAD_MARKET, place)
    for tile in range(TILE_COUNT.shape[0]):
        if tiles_left(s, tile) < 0:
            n = note(out, n, BAD_TILES, tile)
    return n


@rule
def market_fits(s: State, m: int, place: int) -> bool:
    """After set-up every market space has a tile; only a tile that asks for something can have been used."""
    if not MARKET[m, place]:
        return bool(s.tile[place] < 0 and s.sold[place] == 0)
    if s.tile[place] < 0:
        return bool(s.rounds == 0 and s.sold[place] == 0)
    return bool(s.tile[place] != Tile.NO_DEMAND or s.sold[place] == 0)


# --- whose turn it is -------------------------------------------------------------------------------------------------------


@rule
def order_fits(s: State) -> bool:
    """Every seat stands in the order once, as soon as somebody has opened."""
    for position in range(SEATS):
        p = int(s.order[position])
        if s.phase == Phase.OPENER or position >= s.seats:
            if p >= 0:
                return False
        elif not 0 <= p < s.seats:
            return False
        else:
            for earlier in range(position):
                if s.order[earlier] == p:
                    return False
    return True


@rule
def turn_fits(s: State) -> bool:
    if s.phase == Phase.OVER:
        return bool(s.seat == NOBODY)
    if s.phase == Phase.OPENER:
        return bool(s.seat == NATURE and s.rounds == 0 and s.turn == 0)
    if s.turn >= s.seats:
        return False
    if s.phase == Phase.DEAL:
        p = int(s.order[s.turn])
        drawing = s.cards[p] < HAND if s.rounds == 0 else s.task == Task.DRAW and s.cards[p] < HAND_LIMIT
        return bool(s.seat == NATURE and s.pile > 0 and drawing)
    if s.phase == Phase.TURN:
        return bool(s.seat == NATURE and open_slot(s) >= 0 and (s.rounds == 0 or s.task == Task.DRAW))
    if s.phase == Phase.TILE:
        return bool(s.seat == NATURE and open_market(s) >= 0 and s.rounds == 0)
    return bool(s.seat == s.order[s.turn] and s.rounds > 0 and (s.actions_left > 0) == (s.phase != Phase.SETTLE))


@rule
def chain_fits(s: State) -> bool:
    """The open choice belongs to what came before it."""
    p = int(s.seat)
    taking = s.phase == Phase.END or s.phase == Phase.SOURCE
    if taking != (wanted(s) >= 0):
        return False
    if s.phase == Phase.CARD:
        return card_asked(s, p)
    if s.phase == Phase.SITE:
        return bool(s.task == Task.BOTH or s.task == Task.BUILD) and s.card >= 0
    if taking:
        return cube_asked(s, p)
    if s.phase == Phase.DRAW:
        return bool(s.task == Task.DRAW and s.draws > 0 and a_card_can_be_had(s, p))
    if s.phase == Phase.GOODS:
        return bool(s.task == Task.SELL) and anything_to_sell(s, p)
    if s.phase == Phase.BUYER:
        return bool(s.task == Task.SELL and s.space >= 0) and makes_goods(s, p, int(s.space)) and can_sell(s, int(s.space))
    return True


@rule
def card_asked(s: State, p: int) -> bool:
    if s.cards[p] == 0:
        return False
    if s.task == Task.DEVELOP:
        return bool(s.stack >= 0 and s.mat[p, s.stack] > 0)
    return bool(s.task == Task.BUILD or s.task == Task.BOTH or s.task == Task.PASS)


@rule
def cube_asked(s: State, p: int) -> bool:
    """A cube is asked for only where there is a choice, for something that can stand there."""
    if s.task == Task.RAIL:
        if not rail_under_way(s, p):
            return False
        if s.phase == Phase.END:
            return s.end < 0 and ends_differ(s, wanted(s))
    elif s.phase == Phase.END or not industry_under_way(s):
        return False
    return source_count(s, wanted(s)) > 1


@rule
def rail_under_way(s: State, p: int) -> bool:
    m = int(s.options[Option.MAP])
    if s.link < 0 or ENDS[m, s.link, 0] < 0 or s.rail[s.link] >= 0 or s.railways[p] == 0:
        return False
    return bool(s.end < 0 or s.end == ENDS[m, s.link, 0] or s.end == ENDS[m, s.link, 1])


@rule
def industry_under_way(s: State) -> bool:
    m = int(s.options[Option.MAP])
    if (s.task != Task.BUILD and s.task != Task.BOTH) or s.space < 0 or s.stack < 0 or KIND[m, s.space] < 0:
        return False
    return bool(FITS[KIND[m, s.space], INDUSTRY[s.stack]])


@rule
def a_card_can_be_had(s: State, p: int) -> bool:
    for slot in range(FACE_UP + 1):
        if draw_reason(s, p, slot) == OK:
            return True
    return False
