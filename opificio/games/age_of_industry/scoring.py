"""What everyone would score if the game ended now (A38, A44)."""

from __future__ import annotations

from opificio.games.age_of_industry.atlas import INDUSTRIES
from opificio.games.age_of_industry.state import Option, Phase, State
from opificio.games.age_of_industry.tables import (
    ENDS,
    INDUSTRY,
    LEVEL,
    LOAN,
    LOAN_PENALTY,
    MAP_LINKS,
    MAP_SPACES,
    MARKET,
    MARKET_VALUE,
    PLACE_SPACES,
    POINT_MONEY,
    RAIL_VALUE,
    VILLAGE,
    VILLAGE_VALUE,
)
from opificio.kit.compile import rule

MONEY = 0
LOANS = len(INDUSTRIES) + 1


@rule
def end_value(s: State, place: int) -> int:
    """What a place adds to a railway: its occupied spaces; a market and a village always count."""
    m = int(s.options[Option.MAP])
    value = MARKET[m, place] * MARKET_VALUE + VILLAGE[m, place] * VILLAGE_VALUE
    for k in range(PLACE_SPACES.shape[2]):
        space = PLACE_SPACES[m, place, k]
        if space >= 0 and s.counter[space] >= 0:
            value += 1
    return int(value)


@rule
def rail_income(s: State, p: int) -> int:
    """What the railways of a player bring at the end."""
    m = int(s.options[Option.MAP])
    total = 0
    for k in range(MAP_LINKS.shape[1]):
        link = MAP_LINKS[m, k]
        if link >= 0 and s.rail[link] == p:
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
    if k == MONEY:
        return int((final_money(s, p) - repayable(s, p) * LOAN) // POINT_MONEY)
    if k == LOANS:
        return int((repayable(s, p) - s.loans[p]) * LOAN_PENALTY)
    m = int(s.options[Option.MAP])
    points = 0
    for i in range(MAP_SPACES.shape[1]):
        space = MAP_SPACES[m, i]
        if space >= 0 and s.owner[space] == p and INDUSTRY[s.counter[space]] == k - 1:
            points += LEVEL[s.counter[space]]
    return points


@rule
def tiebreak(s: State, p: int) -> int:
    """Earlier in the turn order wins."""
    for position in range(s.seats):
        if s.order[position] == p:
            return -position
    return -int(s.seats)
