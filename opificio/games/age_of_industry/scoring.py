"""What everyone would score if the game ended now (A38, A44)."""

from __future__ import annotations

from opificio.games.age_of_industry.atlas import INDUSTRIES
from opificio.games.age_of_industry.sites import look_around
from opificio.games.age_of_industry.state import Option, Phase, State
from opificio.games.age_of_industry.tables import (
    ENDS,
    LEVEL,
    LOAN,
    LOAN_PENALTY,
    MAP_LINKS,
    MAP_SPACES,
    MARKET,
    MARKET_VALUE,
    NODE,
    NODE_PLOTS,
    POINT_MONEY,
    RAIL_VALUE,
    VILLAGE,
    VILLAGE_VALUE,
)
from opificio.kit.bits import count, first
from opificio.kit.compile import rule

MONEY = 0
LOANS = len(INDUSTRIES) + 1


@rule
def end_value(s: State, place: int) -> int:
    """What a place adds to a railway: its occupied spaces; a market and a village always count."""
    m = int(s.options[Option.MAP])
    fixed = MARKET[m, place] * MARKET_VALUE + VILLAGE[m, place] * VILLAGE_VALUE
    return int(fixed + count(s.taken & NODE_PLOTS[m, NODE[m, place]]))


@rule
def rail_income(s: State, p: int) -> int:
    """What the railways of a player bring at the end."""
    m = int(s.options[Option.MAP])
    total = 0
    left = int(s.laid)
    while left != 0:
        link = MAP_LINKS[m, first(left)]
        left &= left - 1
        if s.rail[link] == p:
            total += RAIL_VALUE + end_value(s, ENDS[m, link, 0]) + end_value(s, ENDS[m, link, 1])
    return total


@rule
def final_money(s: State, p: int) -> int:
    """Cash with the railway income, which is already paid once the game is over."""
    return int(s.cash[p] if s.phase == Phase.OVER else s.cash[p] + rail_income(s, p))


@rule
def repayable(s: State, p: int) -> int:
    """How many loans the final money repays."""
    return int(min(s.loans[p], final_money(s, p) // LOAN))


@rule
def part(s: State, p: int, k: int) -> int:
    if s.surveyed == 0:
        look_around(s)
    if k == MONEY:
        return int((final_money(s, p) - repayable(s, p) * LOAN) // POINT_MONEY)
    if k == LOANS:
        return int((repayable(s, p) - s.loans[p]) * LOAN_PENALTY)
    m = int(s.options[Option.MAP])
    points = 0
    left = int(s.owned[p] & s.standing[k - 1])
    while left != 0:
        points += LEVEL[s.counter[MAP_SPACES[m, first(left)]]]
        left &= left - 1
    return points


@rule
def tiebreak(s: State, p: int) -> int:
    """Earlier in the turn order wins."""
    for position in range(s.seats):
        if s.order[position] == p:
            return -position
    return -int(s.seats)
