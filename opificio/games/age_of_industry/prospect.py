"""What building on a space would take and who would buy its goods, for a picture to tell: whatever the phase and the cards."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numpy as np

from opificio.games.age_of_industry.atlas import SpaceKind
from opificio.games.age_of_industry.building import card_reason, lowest, site_reason
from opificio.games.age_of_industry.network import NOTHING, nearest, node_of, only_source, supply_lines, survey
from opificio.games.age_of_industry.sales import market_reason, port_reason
from opificio.games.age_of_industry.state import Option, State
from opificio.games.age_of_industry.tables import CARDS, DEMAND_PRICE, EMPTY_PRICE, KIND, NEEDS, PLACES, SPACES
from opificio.kit.compile import rule
from opificio.kit.generic import OK


class Prospect(IntEnum):
    """The places of the answer: after SERVES comes one for each kind of card."""

    STACK = 0
    REASON = 1
    COAL_FROM = 2
    IRON_FROM = 3
    COAL_PRICE = 4
    IRON_PRICE = 5
    SERVES = 6


ANSWERS = Prospect.SERVES + CARDS


@rule
def prospect(s: State, seat: int, space: int, industry: int, out: Any) -> None:
    """The stack to build from, why it cannot stand there (or 0), where its cubes lie or what they cost, and which cards would serve."""
    survey(s)
    p = int(np.int8(seat))  # the type seats have everywhere else, so that Numba need not compile the rules for another
    stack = lowest(s, p, industry)
    out[Prospect.STACK] = stack
    out[Prospect.REASON] = site_reason(s, p, space, industry)
    for resource in range(2):
        out[Prospect.COAL_FROM + resource] = NOTHING
        out[Prospect.COAL_PRICE + resource] = NOTHING
        if stack >= 0 and KIND[s.options[Option.MAP], space] >= 0 and NEEDS[stack, resource] > 0:
            look_for_cube(s, space, resource, out)
    for card in range(CARDS):
        out[Prospect.SERVES + card] = 1 if card_reason(s, p, card, space, industry) == OK else 0


@rule
def look_for_cube(s: State, space: int, resource: int, out: Any) -> None:
    """The nearest source, or the price in the demand box."""
    if KIND[s.options[Option.MAP], space] == SpaceKind.SHIP and s.counter[space] < 0:
        if resource == 0:
            out[Prospect.COAL_FROM] = space  # the import that comes with the ship
            return
        nodes = supply_lines(s, space) & s.stocked[resource]
    else:
        nodes = nearest(s, node_of(s, space), s.stocked[resource])
    if nodes != 0:
        out[Prospect.COAL_FROM + resource] = only_source(s, nodes, resource)
    elif s.demand[resource] > 0:
        out[Prospect.COAL_PRICE + resource] = DEMAND_PRICE[resource, s.demand[resource] - 1]
    else:
        out[Prospect.COAL_PRICE + resource] = EMPTY_PRICE


@rule
def outlets(s: State, goods: int, markets: Any, ports: Any) -> None:
    """Marks the markets and the ports that would buy the goods of a space."""
    survey(s)
    under_way = int(s.space)
    s.space = goods
    for place in range(PLACES):
        markets[place] = 1 if market_reason(s, place) == OK else 0
    for space in range(SPACES):
        ports[space] = 1 if port_reason(s, space) == OK else 0
    s.space = under_way
