"""Selling goods: which mills and factories can sell, and to which ports and markets (A31, A32, A41, A49)."""

from __future__ import annotations

from opificio.games.age_of_industry.network import node_of
from opificio.games.age_of_industry.state import Option, Reason, Side, State
from opificio.games.age_of_industry.tables import (
    COTTON_ONLY,
    INDUSTRY,
    KIND,
    MAP_MARKETS,
    MAP_SPACES,
    MARKET,
    NODE,
    PLOT_NODE,
    Industry,
    Tile,
)
from opificio.kit.bits import first
from opificio.kit.compile import rule
from opificio.kit.generic import OK


@rule
def makes_goods(s: State, p: int, space: int) -> bool:
    """Whether a player's unsold mill or factory stands on a space."""
    if s.owner[space] != p or s.side[space] != Side.WORKING:
        return False
    industry = INDUSTRY[s.counter[space]]
    return bool(industry == Industry.COTTON or industry == Industry.FACTORY)


@rule
def port_buys(s: State, space: int, industry: int) -> bool:
    """Whether an unused port takes these goods: level 1 only cotton."""
    if s.counter[space] < 0 or s.side[space] != Side.WORKING or INDUSTRY[s.counter[space]] != Industry.PORT:
        return False
    return bool(industry == Industry.COTTON or not COTTON_ONLY[s.counter[space]])


@rule
def market_buys(s: State, place: int, industry: int) -> bool:
    """Whether an unused market tile asks for these goods."""
    if s.tile[place] < 0 or s.sold[place]:
        return False
    if s.tile[place] == Tile.EITHER:
        return True
    return bool(s.tile[place] == (Tile.COTTON if industry == Industry.COTTON else Tile.FACTORY))


@rule
def unsold(s: State, p: int) -> int:
    """The plots of a player's mills and factories that have not sold yet."""
    return int(s.owned[p] & s.working & (s.standing[Industry.COTTON] | s.standing[Industry.FACTORY]))


@rule
def buyers(s: State, industry: int) -> int:
    """The nodes where somebody buys these goods. A market at sea is reached only once its ship has opened the way."""
    m = int(s.options[Option.MAP])
    nodes = 0
    left = int(s.standing[Industry.PORT] & s.working)
    while left != 0:
        k = first(left)
        left &= left - 1
        if port_buys(s, MAP_SPACES[m, k], industry):
            nodes |= 1 << PLOT_NODE[m, k]
    for k in range(MAP_MARKETS.shape[1]):
        place = MAP_MARKETS[m, k]
        if place >= 0 and market_buys(s, place, industry):
            nodes |= 1 << NODE[m, place]
    return nodes


@rule
def can_sell(s: State, space: int) -> bool:
    """Whether the goods of a space find a buyer."""
    return bool(s.reach[node_of(s, space)] & buyers(s, INDUSTRY[s.counter[space]]) != 0)


@rule
def anything_to_sell(s: State, p: int) -> bool:
    m = int(s.options[Option.MAP])
    for industry in range(Industry.FACTORY + 1):
        left = int(unsold(s, p) & s.standing[industry])
        wanted = buyers(s, industry) if left != 0 else 0
        while left != 0:
            if s.reach[PLOT_NODE[m, first(left)]] & wanted != 0:
                return True
            left &= left - 1
    return False


@rule
def goods_reason(s: State, p: int, space: int) -> int:
    if KIND[s.options[Option.MAP], space] < 0:
        return Reason.NOT_ON_MAP
    if not makes_goods(s, p, space):
        sold = s.owner[space] == p and s.side[space] == Side.FLIPPED
        industry = INDUSTRY[s.counter[space]]
        if sold and (industry == Industry.COTTON or industry == Industry.FACTORY):
            return Reason.GOODS_SOLD
        return Reason.NOT_YOUR_GOODS
    return OK if can_sell(s, space) else Reason.NO_BUYER


@rule
def market_reason(s: State, place: int) -> int:
    """Why the goods under way cannot be sold to a market."""
    m = int(s.options[Option.MAP])
    if NODE[m, place] < 0:
        return Reason.NOT_ON_MAP
    if not MARKET[m, place]:
        return Reason.NOT_A_BUYER
    if s.sold[place]:
        return Reason.BUYER_USED
    if not market_buys(s, place, INDUSTRY[s.counter[s.space]]):
        return Reason.WRONG_GOODS
    return OK if (s.reach[node_of(s, int(s.space))] >> NODE[m, place]) & 1 else Reason.BUYER_FAR


@rule
def port_reason(s: State, space: int) -> int:
    """Why the goods under way cannot be sold through a port."""
    m = int(s.options[Option.MAP])
    if KIND[m, space] < 0:
        return Reason.NOT_ON_MAP
    if s.counter[space] < 0 or INDUSTRY[s.counter[space]] != Industry.PORT:
        return Reason.NOT_A_BUYER
    if s.side[space] != Side.WORKING:
        return Reason.BUYER_USED
    if not port_buys(s, space, INDUSTRY[s.counter[s.space]]):
        return Reason.WRONG_GOODS
    return OK if (s.reach[node_of(s, int(s.space))] >> node_of(s, space)) & 1 else Reason.BUYER_FAR
