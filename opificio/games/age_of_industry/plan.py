"""Where everything lies on a drawn map: the plates of the places with their spaces, the lines between them, the land behind."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from math import ceil, hypot, sqrt
from pathlib import Path
from typing import Any, NamedTuple

from opificio.drawing.palette import SMALL
from opificio.drawing.parts import width_of
from opificio.drawing.svg import number
from opificio.games.age_of_industry.atlas import SHEET
from opificio.games.age_of_industry.state import PLACE_AXIS
from opificio.games.age_of_industry.tables import (
    ATLAS,
    ENDS,
    MAP_LINKS,
    MAP_PLACES,
    MARKET,
    PLACE_SPACES,
    SEA_PORTS,
    TABLES,
    VILLAGE,
)

GEOGRAPHY = Path(__file__).with_name("geography.json")
MAP = (9, 11, 788, 591)
"""The frame of the map."""
SCALE = MAP[2] / SHEET[0]
SIDE = 30
"""A space, a counter, a market tile."""
STEP = SIDE + 2
BAND = 16
"""The strip with a place's name."""
CLEAR = 5
"""How far a line keeps from the plates it passes."""
BENDS = (0.0, 14.0, -14.0, 28.0, -28.0, 44.0, -44.0, 62.0, -62.0, 84.0, -84.0)

Point = tuple[float, float]


class Plate(NamedTuple):
    """A place as it is drawn: its box, where its spaces lie, and its market tile and coal import if it has them."""

    x: float
    y: float
    width: float
    height: float
    spaces: dict[int, Point]
    market: Point | None
    depot: Point | None

    @property
    def centre(self) -> Point:
        return self.x + self.width / 2, self.y + self.height / 2

    def holds(self, point: Point, margin: float = 0) -> bool:
        return self.x - margin <= point[0] <= self.x + self.width + margin and self.y - margin <= point[1] <= self.y + self.height + margin


class Way(NamedTuple):
    """A line between two plates: a curve with one bend, from edge to edge."""

    start: Point
    bend: Point
    end: Point

    def at(self, t: float) -> Point:
        u = 1 - t
        (x0, y0), (x1, y1), (x2, y2) = self
        return u * u * x0 + 2 * u * t * x1 + t * t * x2, u * u * y0 + 2 * u * t * y1 + t * t * y2

    def part(self, t0: float, t1: float) -> Way:
        """The stretch of the same curve between two of its points."""
        (x0, y0), (x1, y1), (x2, y2) = self
        bend = tuple(
            (1 - t0) * (1 - t1) * a + ((1 - t0) * t1 + t0 * (1 - t1)) * b + t0 * t1 * c for a, b, c in ((x0, x1, x2), (y0, y1, y2))
        )
        return Way(self.at(t0), (bend[0], bend[1]), self.at(t1))

    @property
    def path(self) -> str:
        (x0, y0), (x1, y1), (x2, y2) = self
        return f"M{number(x0)} {number(y0)}Q{number(x1)} {number(y1)} {number(x2)} {number(y2)}"


class Plan(NamedTuple):
    """One map in one language: names differ in length, and so do plates."""

    plates: dict[int, Plate]
    links: dict[int, Way]
    sea_lines: dict[tuple[int, int], Way]
    """By the place of the ship and the place of the port."""

    def space(self, space: int) -> Point:
        """The corner of a space."""
        return next(plate.spaces[space] for plate in self.plates.values() if space in plate.spaces)


def here(numbers: Iterable[Any]) -> list[int]:
    """The entries of a padded list."""
    return [int(n) for n in numbers if n >= 0]


def spot(x: float, y: float) -> Point:
    """A point of a map's sheet, in the picture."""
    return MAP[0] + x * SCALE, MAP[1] + y * SCALE


@cache
def plan(m: int, lang: str) -> Plan:
    names = {p: ATLAS.place_names[PLACE_AXIS.labels[p]][lang] for p in here(MAP_PLACES[m])}
    plates = {p: _plate(m, p, names[p], at) for p, at in _centres(m).items()}
    taken: list[Way] = []
    links = {}
    for link in here(MAP_LINKS[m]):
        a, b = (int(end) for end in ENDS[m, link])
        links[link] = _way(plates, a, b, taken)
        taken.append(links[link])
    sea_lines = {}
    for ship in plates:
        for space in here(PLACE_SPACES[m, ship]):
            for port in here(SEA_PORTS[m, space]):
                sea_lines[ship, port] = _way(plates, port, ship, taken)
    return Plan(plates, links, sea_lines)


@cache
def land(m: int) -> dict[str, str]:
    """What lies behind a map as paths: `land`, `borders`, `rivers`; nothing for a map nobody has drawn a country for."""
    known = json.loads(GEOGRAPHY.read_text(encoding="utf-8")).get(ATLAS.names[m], {})
    paths = {}
    for kind, lines in known.items():
        close = "Z" if kind == "land" else ""
        paths[kind] = "".join("M" + "L".join(f"{number(x)} {number(y)}" for x, y in (spot(*at) for at in line)) + close for line in lines)
    return paths


# --- places -----------------------------------------------------------------------------------------------------------------


def _centres(m: int) -> dict[int, Point]:
    """Where the map says; if it does not say so of every place, all in rows, neighbours near one another."""
    board = TABLES["maps"][ATLAS.names[m]]
    given = {row["name"]: row.get("at") for row in [*board["places"], *board.get("seas", [])]}
    places = here(MAP_PLACES[m])
    if all(given[PLACE_AXIS.labels[p]] for p in places):
        return {p: spot(*given[PLACE_AXIS.labels[p]]) for p in places}
    columns = ceil(sqrt(len(places) * SHEET[0] / SHEET[1]))
    rows = ceil(len(places) / columns)
    found = {}
    for k, p in enumerate(_neighbourly(m, places)):
        row, column = divmod(k, columns)
        column = column if row % 2 == 0 else columns - 1 - column
        found[p] = spot((column + 0.5) * SHEET[0] / columns, (row + 0.5) * SHEET[1] / rows)
    return found


def _neighbourly(m: int, places: list[int]) -> list[int]:
    """The places in an order in which each follows one it is joined to."""
    joined: dict[int, list[int]] = {p: [] for p in places}
    for a, b in [[int(end) for end in ENDS[m, link]] for link in here(MAP_LINKS[m])] + [
        [ship, port] for ship in places for space in here(PLACE_SPACES[m, ship]) for port in here(SEA_PORTS[m, space])
    ]:
        joined[a].append(b)
        joined[b].append(a)
    found = [places[0]]
    for p in found:
        found += [q for q in joined[p] if q not in found]
    return found


def _plate(m: int, p: int, name: str, at: Point) -> Plate:
    spaces = here(PLACE_SPACES[m, p])
    sea = bool(spaces and here(SEA_PORTS[m, spaces[0]]))
    count = len(spaces) + int(MARKET[m, p]) + int(sea)
    if VILLAGE[m, p] or not count:
        return Plate(at[0] - 10, at[1] - 10, 20, 20, {}, None, None)
    columns = count if count <= 3 else ceil(count / 2)
    rows = ceil(count / columns)
    width = max(columns * STEP + 4, width_of(name, SMALL + 0.5) + (20 if spaces else 10))
    height = BAND + rows * STEP + 4
    left, right, top, bottom = MAP[0] + 3, MAP[0] + MAP[2] - 3, MAP[1] + 3, MAP[1] + MAP[3] - 3
    x = min(max(at[0] - width / 2, left), right - width)
    y = min(max(at[1] - height / 2, top), bottom - height)
    first = x + (width - columns * STEP) / 2 + 1
    slots = [(first + k % columns * STEP, y + BAND + 3 + k // columns * STEP) for k in range(count)]
    market = slots[len(spaces)] if MARKET[m, p] else None
    return Plate(x, y, width, height, dict(zip(spaces, slots, strict=False)), market, slots[-1] if sea else None)


# --- lines ------------------------------------------------------------------------------------------------------------------


def _way(plates: dict[int, Plate], a: int, b: int, taken: list[Way]) -> Way:
    """The least bent curve that passes no other plate, and as few other lines as can be."""
    (x0, y0), (x2, y2) = plates[a].centre, plates[b].centre
    length = hypot(x2 - x0, y2 - y0) or 1.0
    across = ((y0 - y2) / length, (x2 - x0) / length)
    others = [plate for p, plate in plates.items() if p not in (a, b)]
    best: tuple[float, Way] | None = None
    for bend in BENDS:
        way = Way((x0, y0), ((x0 + x2) / 2 + across[0] * bend, (y0 + y2) / 2 + across[1] * bend), (x2, y2))
        steps = [k / 40 for k in range(41)]
        free = [t for t in steps if not plates[a].holds(way.at(t)) and not plates[b].holds(way.at(t))]
        if len(free) < 2:
            continue
        blocked = sum(plate.holds(way.at(t), CLEAR) for t in free for plate in others)
        outside = sum(not _within_map(way.at(t)) for t in free)
        shown = _trimmed(way, plates[a], plates[b])
        near = sum(_near(shown, other) for other in taken)
        cost = 100 * (blocked + outside) + 6 * near + abs(bend) / 4
        if best is None or cost < best[0]:
            best = cost, shown
        if best[0] <= abs(bend) / 4:
            break
    return best[1] if best else Way((x0, y0), ((x0 + x2) / 2, (y0 + y2) / 2), (x2, y2))


def _within_map(point: Point) -> bool:
    return MAP[0] + 4 < point[0] < MAP[0] + MAP[2] - 4 and MAP[1] + 4 < point[1] < MAP[1] + MAP[3] - 4


def _near(way: Way, other: Way) -> int:
    """How many points of a line run into another one."""
    theirs = [other.at(k / 12) for k in range(1, 12)]
    return sum(min(hypot(x - u, y - v) for u, v in theirs) < 7 for x, y in (way.at(k / 12) for k in range(1, 12)))


def _trimmed(way: Way, start: Plate, end: Plate) -> Way:
    """The part of a line between the edges of its plates."""
    steps = [k / 200 for k in range(201)]
    outside = [t for t in steps if not start.holds(way.at(t), 1) and not end.holds(way.at(t), 1)]
    return way.part(outside[0], outside[-1]) if len(outside) > 1 else way
