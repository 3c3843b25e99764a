"""What things are worth in Irish Gauge: the chances of the colours, what companies earn, how near the places are.

Everything is in pounds or, where a field holds it, in points of `appraise`.
"""

from __future__ import annotations

import heapq
from math import comb

from opificio.games.irish_gauge.reading import in_bag
from opificio.games.irish_gauge.state import State
from opificio.games.irish_gauge.tables import (
    BUILD_POINTS,
    CITY_INCOME,
    COLOURS,
    COST,
    CUBES_CALL,
    CUBES_EACH,
    HEXES,
    MAJOR_DIVIDEND,
    MAJOR_HEX,
    NEIGHBOURS,
    START_CITIES,
    TERRAIN,
    TOWN_HEX,
    TOWN_INCOME,
)
from opificio.kit.compile import rule
from opificio.kit.tables import frozen

POUND = 20
"""Points of an appraisal for a pound of lead over the others."""
WHOLE = 4096
"""Chances and nearness are counted in parts of this."""

# Found by letting versions of the foreman play against each other, 3 to 5 players, with the tables as they are.
NEARER = 0.66
"""What is left of a place's lure for each building point that it is away."""
LASTING = 0.54
"""What is left of later dividends, since others build and buy shares too."""
MAJOR_LURE = 8.0
"""The major cities are worth more than their dividend: on the way to them much else is reached."""
STEADY, GROWTH, EARLY_GROWTH = 0.96, 0.95, 0.064
"""What a company will earn a call: most of what it earns now, a pound more, and something for every call to come."""


def _halves_to(town: int) -> list[int]:
    """What building from each hex to a town costs on an empty board, in half points."""
    start = int(TOWN_HEX[town])
    halves = {start: 0}
    queue = [(0, start)]
    while queue:
        so_far, here = heapq.heappop(queue)
        step = so_far + int(COST[TERRAIN[here], 0])
        for there in map(int, NEIGHBOURS[here]):
            if there >= 0 and step < halves.get(there, step + 1):
                halves[there] = step
                heapq.heappush(queue, (step, there))
    return [halves.get(hex_, 10**6) for hex_ in range(len(HEXES))]


_TO_TOWN = [_halves_to(town) for town in range(TOWN_HEX.size)]
NEAR = frozen([[round(WHOLE * NEARER ** (halves[hex_] / 2)) for halves in _TO_TOWN] for hex_ in range(len(HEXES))], "i4")
"""How near each town is to each hex: `WHOLE` on the town itself, less for every point that building there would cost."""
STRIDE = NEARER ** -(BUILD_POINTS / 2)
"""By what factor a whole build brings a place nearer."""
ONE_BUILD = round(WHOLE / STRIDE)
"""How near a place is that a whole build just reaches."""
IS_MAJOR = frozen([hex_ in MAJOR_HEX for hex_ in TOWN_HEX], "i1")
ALL_CALLS = (CUBES_EACH * len(COLOURS) - START_CITIES.size) / CUBES_CALL
SETS = 2 ** len(COLOURS)
CHOOSE = frozen([[comb(n, k) for n in range(CUBES_EACH * len(COLOURS) + 1)] for k in range(CUBES_CALL + 1)])


@rule
def calls_left(s: State) -> float:
    """About how many dividends the bag is still good for; the last one pays, however few cubes are left for it."""
    cubes = int(in_bag(s))
    if cubes <= CUBES_CALL:
        return 1.0
    return float(cubes / CUBES_CALL + (0.1 if cubes % CUBES_CALL else 0.0))


@rule
def chance_of(left: int, cubes: int) -> float:
    """How likely a colour with so many cubes left is to come out of a bag of `cubes`."""
    drawn = min(CUBES_CALL, cubes)
    return float(1 - CHOOSE[drawn, cubes - left] / CHOOSE[drawn, cubes])


@rule
def weigh_odds(s: State) -> None:
    """How likely each set of colours is to be the one that pays, and each colour by itself."""
    cubes = int(in_bag(s))
    drawn = min(CUBES_CALL, cubes)
    for paying in range(SETS):
        inside = 0
        for colour in range(len(COLOURS)):
            if paying >> colour & 1:
                inside += int(s.bag[colour])
        s.odds[paying] = WHOLE * CHOOSE[drawn, inside] // CHOOSE[drawn, cubes]
    # So far the odds that no other colour comes out; without those of the smaller sets, the odds of exactly these.
    for colour in range(len(COLOURS)):
        for paying in range(SETS):
            if paying >> colour & 1:
                s.odds[paying] -= s.odds[paying ^ (1 << colour)]
    for colour in range(len(COLOURS)):
        s.chance[colour] = 0
        for paying in range(SETS):
            if paying >> colour & 1:
                s.chance[colour] += s.odds[paying]


@rule
def count_places(s: State, company: int) -> None:
    """The cities of each colour and the towns that a company reaches."""
    for place in range(len(COLOURS) + 1):
        s.serves[company, place] = 0
    for town in range(TOWN_HEX.size):
        if s.track[company, TOWN_HEX[town]]:
            place = int(s.cube[town])
            s.serves[company, place if place >= 0 else len(COLOURS)] += 1


@rule
def earning(s: State, company: int, paying: int, shares: int) -> int:
    """What each share gets when the colours of the set `paying` come out; `count_places` comes first."""
    cities = 0
    for colour in range(len(COLOURS)):
        if paying >> colour & 1:
            cities += int(s.serves[company, colour])
    towns = int(s.serves[company, len(COLOURS)])
    if cities >= 2 or (cities == 1 and towns >= 1):
        return int((cities * CITY_INCOME + towns * TOWN_INCOME + shares - 1) // shares)
    return 0


@rule
def mean_earning(s: State, company: int, shares: int) -> float:
    """What each share gets from the next dividend on average; with one share that is the company's income."""
    total = 0
    for paying in range(1, SETS):
        total += int(s.odds[paying]) * earning(s, company, paying, shares)
    return total / WHOLE


@rule
def future_income(income: float, calls: float) -> float:
    """What a company that now earns `income` a call may earn in all until the end."""
    return calls * (STEADY * income + GROWTH + EARLY_GROWTH * calls)


# --- track -------------------------------------------------------------------------------------------------------------


@rule
def look_around(s: State, company: int) -> None:
    """How near each place is to a company's network, and what reaching it would bring all its owners together."""
    calls = calls_left(s)
    missing = 0
    for k in range(MAJOR_HEX.size):
        if not s.track[company, MAJOR_HEX[k]]:
            missing += 1
    for town in range(TOWN_HEX.size):
        income = TOWN_INCOME if s.cube[town] < 0 else CITY_INCOME * int(s.chance[s.cube[town]]) / WHOLE
        lure = LASTING * calls * income
        if IS_MAJOR[town] and missing > 0:
            lure += MAJOR_LURE * MAJOR_DIVIDEND / (missing * missing)
        s.lure[town] = int(POUND * lure)
        s.near[town] = 0
    for hex_ in range(TERRAIN.size):
        if s.track[company, hex_]:
            for town in range(TOWN_HEX.size):
                s.near[town] = max(s.near[town], NEAR[hex_, town])


@rule
def build_points(s: State, company: int) -> float:
    """What a build would bring all owners together: the best place comes nearer, and another with the points that are left."""
    if s.locomotives[company] == 0:
        return 0.0
    look_around(s, company)
    best, at = 0.0, -1
    for town in range(TOWN_HEX.size):
        gain = int(s.lure[town]) * (min(float(WHOLE), STRIDE * int(s.near[town])) - int(s.near[town]))
        if gain > best:
            best, at = gain, town
    if at < 0:
        return 0.0
    left = STRIDE * int(s.near[at]) / WHOLE
    more = 0.0
    if left * NEARER >= 1.0:
        for town in range(TOWN_HEX.size):
            if town != at:
                nearness = max(int(s.near[town]), int(NEAR[TOWN_HEX[at], town]))
                more = max(more, int(s.lure[town]) * (min(float(WHOLE), left * nearness) - int(s.near[town])))
    return (best + more) / WHOLE
