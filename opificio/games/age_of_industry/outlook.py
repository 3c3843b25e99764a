"""What a picture tells before a choice is made: what a building or a railway would take and from where, and who would buy."""

from __future__ import annotations

from functools import reduce
from typing import NamedTuple

import numpy as np

from opificio.drawing.svg import Svg, markup, path, rect
from opificio.games.age_of_industry.plan import SIDE, Plan, Way, here
from opificio.games.age_of_industry.prospect import ANSWERS, Prospect, outlets, prospect
from opificio.games.age_of_industry.state import INDUSTRY_AXIS, LINK, PLACE_AXIS, RESOURCE, SPACE, Option, Side
from opificio.games.age_of_industry.tables import (
    COST,
    DEMAND_PRICE,
    EMPTY_PRICE,
    ENDS,
    FITS,
    INCOME,
    INDUSTRY,
    KIND,
    LEVEL,
    LOAN,
    MAP_LINKS,
    MAP_SHIPS,
    MAP_SPACES,
    NEEDS,
    NODE,
    PLACE,
    PLACE_SPACES,
    PLACES,
    RAIL_COST,
    RAIL_NEEDS,
    RAILWAYS,
    SEA_PORTS,
    SPACES,
    THROUGH,
    Industry,
)
from opificio.kit.generic import OK
from opificio.kit.sight import Sight

INDUSTRIES_ALL = range(len(INDUSTRY_AXIS))


class Told(NamedTuple):
    """What is said about a choice, and what lights up on the map while it is pointed at."""

    title: str
    lines: list[str]
    ways: list[Way]
    spaces: list[int]
    places: list[int]


class Lines:
    """The railways and open sea lines of a position, and how things travel over them."""

    def __init__(self, sight: Sight, drawn: Plan) -> None:
        s = sight.state
        self.m = m = int(s.options[Option.MAP])
        self.joined: dict[int, list[tuple[int, Way]]] = {p: [] for p in drawn.plates}
        for link in here(MAP_LINKS[m]):
            if s.rail[link] >= 0:
                self._join(int(ENDS[m, link, 0]), int(ENDS[m, link, 1]), drawn.links[link])
        self.open_sea = [
            (int(PLACE[m, ship]), port)
            for ship in here(MAP_SHIPS[m])
            if s.counter[ship] >= 0
            for port in here(SEA_PORTS[m, ship])
            if self.has_port(sight, port)
        ]
        for ship, port in self.open_sea:
            self._join(ship, port, drawn.sea_lines[ship, port])

    def has_port(self, sight: Sight, place: int) -> bool:
        s = sight.state
        return any(s.counter[k] >= 0 and INDUSTRY[s.counter[k]] == Industry.PORT for k in here(PLACE_SPACES[self.m, place]))

    def _join(self, a: int, b: int, way: Way) -> None:
        self.joined[a].append((b, way))
        self.joined[b].append((a, way))

    def route(self, start: int, goals: set[int]) -> tuple[int, list[Way]] | None:
        """The nearest of some places and the lines that lead there. Some places may only be the first or the last stop (A34)."""
        come: dict[int, tuple[int, Way] | None] = {start: None}
        fringe = [start]
        while fringe:
            if found := [p for p in fringe if p in goals]:
                return found[0], self._back(come, found[0])
            after = []
            for p in fringe:
                if p != start and not (int(THROUGH[self.m]) >> int(NODE[self.m, p])) & 1:
                    continue
                for q, way in self.joined[p]:
                    if q not in come:
                        come[q] = p, way
                        after.append(q)
            fringe = after
        return None

    def _back(self, come: dict[int, tuple[int, Way] | None], place: int) -> list[Way]:
        ways = []
        while step := come[place]:
            place = step[0]
            ways.append(step[1])
        return ways


def light(told: Told, drawn: Plan) -> Svg:
    """The lines, spaces and places that something lights up on the map."""
    boxes = [rect(x - 2, y - 2, SIDE + 4, SIDE + 4, 4, class_="o-light") for x, y in map(drawn.space, told.spaces)]
    plates = [drawn.plates[p] for p in told.places]
    boxes += [rect(p.x - 2, p.y - 2, p.width + 4, p.height + 4, 5, class_="o-light") for p in plates]
    ways = "".join(dict.fromkeys(way.path for way in told.ways))
    return markup([path(ways, class_="o-light") if ways else None, boxes])


def holds(sight: Sight, space: int, resource: int) -> bool:
    """Whether such cubes lie on a space's counter or at its ship's import."""
    s = sight.state
    if s.cubes[space] <= 0:
        return False
    return bool((INDUSTRY[s.counter[space]] == Industry.IRON) == (resource == 1))


def price_now(sight: Sight, resource: int) -> int:
    """What the next cube of the demand box costs."""
    left = int(sight.state.demand[resource])
    return int(DEMAND_PRICE[resource, left - 1]) if left else EMPTY_PRICE


def _bill(sight: Sight, seat: int, cost: int, total: int) -> list[str]:
    """The sum, where cubes are bought too, and the loans it would take. Of several cubes the next prices are not told: then no sum is."""
    said = [sight.say("board-in-all", amount=total)] if total > cost else []
    if (short := total - int(sight.state.cash[seat])) > 0:
        said.append(sight.say("board-borrows", loans=-(-short // LOAN)))
    return said


# --- building ---------------------------------------------------------------------------------------------------------------


def building(sight: Sight, seat: int, space: int, industries: list[int], lines: Lines, drawn: Plan) -> Told:
    """What each of some industries would take on a space: money, cubes with their sources, and what it will pay."""
    told = Told(sight.label(SPACE, space), [], [], [], [])
    for industry in industries:
        out = np.zeros(ANSWERS, np.int64)
        prospect(sight.state, seat, space, industry, out)
        stack = int(out[Prospect.STACK])
        facts = [f"${COST[stack]}"]
        bought = int(COST[stack])
        for resource in range(2):
            source, price = int(out[Prospect.COAL_FROM + resource]), int(out[Prospect.COAL_PRICE + resource])
            name = sight.label(RESOURCE, resource)
            if source >= 0:
                facts.append(sight.say("screen-cube-from", resource=name, space=sight.label(SPACE, source)))
                _show_route(told, sight, space, source, lines)
            elif price >= 0:
                facts.append(sight.say("screen-cube-bought", resource=name, amount=price))
                bought += price * int(NEEDS[stack, resource])
        if NEEDS[stack].max() <= 1:
            facts += _bill(sight, seat, int(COST[stack]), bought)
        what = f"{sight.label(INDUSTRY_AXIS, industry)} {LEVEL[stack]}"
        told.lines.append(f"{what[:1].upper() + what[1:]}: {', '.join(facts)} → ${INCOME[stack]}")
    return told


def _show_route(told: Told, sight: Sight, space: int, source: int, lines: Lines) -> None:
    if source == space:
        return
    m = lines.m
    told.spaces.append(source)
    starts = [int(PLACE[m, space])]
    if (ports := here(SEA_PORTS[m, space])) and sight.state.counter[space] < 0:
        starts = [port for port in ports if lines.has_port(sight, port)]
    routes = [found[1] for start in starts if (found := lines.route(start, {int(PLACE[m, source])}))]
    if routes:
        shortest = min(routes, key=len)
        told.ways.extend(shortest)


def served(sight: Sight, seat: int) -> dict[int, list[int]]:
    """For each kind of card in a hand the spaces where it, alone, would build something now."""
    m = int(sight.state.options[Option.MAP])
    held = [card for card in range(len(sight.state.hand[seat])) if sight.state.hand[seat, card] > 0]
    found: dict[int, list[int]] = {card: [] for card in held}
    out = np.zeros(ANSWERS, np.int64)
    for space in here(MAP_SPACES[m]):
        for industry in INDUSTRIES_ALL:
            if FITS[KIND[m, space], industry]:
                prospect(sight.state, seat, space, industry, out)
                if out[Prospect.REASON] == OK:
                    for card in held:
                        if out[Prospect.SERVES + card] and space not in found[card]:
                            found[card].append(space)
    return found


# --- railways ---------------------------------------------------------------------------------------------------------------


def railway(sight: Sight, seat: int, link: int, lines: Lines) -> Told:
    """What a railway would take. A cube may go to either end: both ends' nearest sources are told."""
    s = sight.state
    m = lines.m
    told = Told(sight.label(LINK, link), [], [], [], [])
    facts = [f"${RAIL_COST}"]
    bought = RAIL_COST
    for resource in range(2):
        if s.railways[seat] == RAILWAYS or not RAIL_NEEDS[resource]:
            continue
        stores = {int(PLACE[m, k]) for k in here(MAP_SPACES[m]) if s.counter[k] >= 0 and holds(sight, k, resource)}
        name = sight.label(RESOURCE, resource)
        found: list[int] = []
        for end in here(ENDS[m, link]):
            if route := lines.route(end, stores):
                place, ways = route
                told.ways.extend(ways)
                found += [k for k in here(PLACE_SPACES[m, place]) if s.counter[k] >= 0 and holds(sight, k, resource) and k not in found]
        if found:
            told.spaces.extend(found)
            names = [sight.label(SPACE, k) for k in found]
            either = reduce(lambda one, other: sight.say("board-either", one=one, other=other), names)
            facts.append(sight.say("screen-cube-from", resource=name, space=either))
        else:
            price = price_now(sight, resource)
            bought += price * int(RAIL_NEEDS[resource])
            facts.append(sight.say("screen-cube-bought", resource=name, amount=price))
    if RAIL_NEEDS.max() <= 1:
        facts += _bill(sight, seat, RAIL_COST, bought)
    told.lines.append(", ".join(facts))
    if s.railways[seat] == RAILWAYS:
        told.lines.append(sight.say("board-first-railway"))
    return told


# --- sales ------------------------------------------------------------------------------------------------------------------


def pays(sight: Sight, space: int) -> str:
    """What a counter pays its owner when it is flipped."""
    stack = int(sight.state.counter[space])
    what = f"{sight.label(INDUSTRY_AXIS, INDUSTRY[stack])} {LEVEL[stack]}, {sight.label(SPACE, space)}"
    return sight.say("board-pays", what=what[:1].upper() + what[1:], amount=int(INCOME[stack]), seat=sight.names[sight.state.owner[space]])


def selling(sight: Sight, goods: int) -> Told:
    """Who would buy the goods of a space, and what that flips."""
    markets, ports = np.zeros(PLACES, np.int64), np.zeros(SPACES, np.int64)
    outlets(sight.state, goods, markets, ports)
    places, spaces = [int(p) for p in np.flatnonzero(markets)], [int(k) for k in np.flatnonzero(ports)]
    names = [sight.label(SPACE, k) for k in spaces] + [sight.label(PLACE_AXIS, p) for p in places]
    return Told(sight.label(SPACE, goods), [pays(sight, goods), sight.say("board-buyers", names=", ".join(names))], [], spaces, places)


def sold_to(sight: Sight, lines: Lines, place: int, port: int | None) -> Told:
    """What selling the goods under way to a market or through a port flips and pays."""
    s = sight.state
    goods = int(s.space)
    route = lines.route(int(PLACE[lines.m, goods]), {place})
    title = sight.label(PLACE_AXIS, place) if port is None else sight.label(SPACE, port)
    told = Told(title, [pays(sight, goods)], route[1] if route else [], [goods], [])
    if port is not None:
        told.lines.append(pays(sight, port))
        return told
    told.lines.append(sight.say("board-market-used", place=sight.label(PLACE_AXIS, place)))
    ship = next((k for k in here(PLACE_SPACES[lines.m, place]) if here(SEA_PORTS[lines.m, k])), None)
    if ship is not None and s.counter[ship] >= 0 and s.side[ship] == Side.WORKING and s.cubes[ship] == 0:
        told.lines.append(pays(sight, ship))
    return told
