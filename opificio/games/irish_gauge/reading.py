"""What can be read off the table: who owns what, what a hex costs, what a company earns."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from opificio.games.irish_gauge.state import State
from opificio.games.irish_gauge.tables import (
    CITY_INCOME,
    CODES,
    COLOURS,
    COST,
    MAJOR_HEX,
    NEIGHBOURS,
    STACK,
    TERRAIN,
    TOWN_HEX,
    TOWN_INCOME,
)
from opificio.kit.compile import rule

COMPANIES = len(CODES)


@rule
def sold(s: State, company: int) -> int:
    """How many shares of a company the players hold. Stacks are sold from the top."""
    count = 0
    while STACK[company] + count < STACK[company + 1] and s.owner[STACK[company] + count] >= 0:
        count += 1
    return count


@rule
def top_share(s: State, company: int) -> int:
    """The share on top of a company's stack; the next company's first if the stack is sold out."""
    return int(STACK[company]) + sold(s, company)


@rule
def owns(s: State, seat: int, company: int) -> bool:
    for share in range(STACK[company], STACK[company + 1]):
        if s.owner[share] == seat:
            return True
    return False


@rule
def in_bag(s: State) -> int:
    total = 0
    for colour in range(len(COLOURS)):
        total += s.bag[colour]
    return total


@rule
def occupied(s: State, hex_: int) -> bool:
    for company in range(COMPANIES):
        if s.track[company, hex_]:
            return True
    return False


@rule
def connected(s: State, company: int, hex_: int) -> bool:
    """Whether a hex lies next to the company's network."""
    for k in range(6):
        neighbour = NEIGHBOURS[hex_, k]
        if neighbour < 0:
            return False
        if s.track[company, neighbour]:
            return True
    return False


@rule
def cost(s: State, hex_: int) -> int:
    """What a new locomotive costs here, in half points; `NEVER` on a difficult hex that is taken."""
    return int(COST[TERRAIN[hex_], 1 if occupied(s, hex_) else 0])


@rule
def reaches_major_cities(s: State, company: int) -> bool:
    for k in range(MAJOR_HEX.size):
        if not s.track[company, MAJOR_HEX[k]]:
            return False
    return True


@rule
def income(s: State, company: int, paying: int) -> int:
    """What a company earns when the colours of the bit set `paying` have been drawn."""
    cities = 0
    towns = 0
    for town in range(TOWN_HEX.size):
        if s.track[company, TOWN_HEX[town]]:
            if s.cube[town] < 0:
                towns += 1
            elif paying >> s.cube[town] & 1:
                cities += 1
    if cities >= 2 or (cities == 1 and towns >= 1):
        return int(cities * CITY_INCOME + towns * TOWN_INCOME)
    return 0


@rule
def per_share(s: State, company: int, amount: int) -> int:
    """An amount divided among the shares sold, rounded up (rulings 25, 26)."""
    shares = sold(s, company)
    return (amount + shares - 1) // shares


@rule
def survey(s: State, next_share: Any, incomes: Any, dividends: Any, halves: Any) -> None:
    """Fills in what pictures and sentences ask for, in one compiled function instead of many."""
    for company in range(COMPANIES):
        next_share[company] = top_share(s, company)
        for colour in range(len(COLOURS)):
            incomes[company, colour] = income(s, company, 1 << colour)
            dividends[company, colour] = per_share(s, company, incomes[company, colour]) if sold(s, company) > 0 else 0
    for hex_ in range(TERRAIN.size):
        halves[hex_] = cost(s, hex_)


class Survey(NamedTuple):
    """For each company its next share and what it would earn, in all and per share, from one colour alone; the cost of each hex."""

    next_share: npt.NDArray[np.int64]
    incomes: npt.NDArray[np.int64]
    dividends: npt.NDArray[np.int64]
    halves: npt.NDArray[np.int64]


def look(s: Any) -> Survey:
    """A survey of a position, for plain Python."""
    shapes = (COMPANIES, (COMPANIES, len(COLOURS)), (COMPANIES, len(COLOURS)), TERRAIN.size)
    seen = Survey(*(np.zeros(shape, np.int64) for shape in shapes))
    survey(s, *seen)
    return seen
