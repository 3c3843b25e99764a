"""The map of Irish Gauge: the coast, the hexes, the towns with their cubes, the networks of the companies."""

from __future__ import annotations

import json
from functools import cache
from math import sqrt
from pathlib import Path
from typing import Any

from opificio.drawing.palette import SMALL
from opificio.drawing.svg import Child, Svg, circle, el, g, number, path, polygon, rect, text, use
from opificio.drawing.targets import about, asked, decides, target
from opificio.games.irish_gauge.reading import Survey
from opificio.games.irish_gauge.state import COLOUR, HEX, INTEREST, LAY, TOWN, Phase
from opificio.games.irish_gauge.tables import (
    CODES,
    COLOURS,
    COLUMN,
    HEXES,
    HOME_HEX,
    MAJOR_HEX,
    NEIGHBOURS,
    ROW,
    TABLES,
    TERRAIN,
    TOWN_AT,
    TOWN_HEX,
    TOWN_NAMES,
    Terrain,
)
from opificio.kit.sight import Sight

LIVERY = [f"o-{company['colour']}" for company in TABLES["companies"]]
CUBE = {"white": "o-white", "pink": "o-rose", "black": "o-black"}
BESIDE = [[int(n) for n in row if n >= 0] for row in NEIGHBOURS]
COAST = Path(__file__).with_name("coast.json")
RADIUS = 27.5
TALL = sqrt(3) * RADIUS
MAP_X = 18.0
MAP_Y = 46.0
MAP = (9, 11, 552, 778)
"""The frame of the map."""
# Where the locomotives of one to five companies stand in a hex, and where in one with a cube and a name.
OPEN = (
    ((0, 0),),
    ((-11, 0), (11, 0)),
    ((-11, -8), (11, -8), (0, 9)),
    ((-11, -9), (11, -9), (-11, 9), (11, 9)),
    ((-11, -15), (11, -15), (0, 0), (-11, 15), (11, 15)),
)
URBAN = (
    ((0, 4),),
    ((-11, 4), (11, 4)),
    ((-19, 1), (0, 5), (19, 1)),
    ((-18, -11), (-11, 5), (18, -11), (11, 5)),
    ((-18, -12), (-19, 4), (0, 5), (19, 4), (18, -12)),
)
CUBE_Y = -11


@cache
def centre(hex_: int) -> tuple[float, float]:
    column = int(COLUMN[hex_])
    return MAP_X + 1.5 * RADIUS * column, MAP_Y + TALL * (int(ROW[hex_]) + column % 2 / 2)


def corners(scale: float = 1.0) -> list[tuple[float, float]]:
    """The corners of a flat-topped hex around its centre."""
    r, h = RADIUS * scale, TALL / 2 * scale
    return [(r, 0), (r / 2, h), (-r / 2, h), (-r, 0), (-r / 2, -h), (r / 2, -h)]


def points(halves: int) -> str:
    """Half points as people write them: 1½."""
    return (str(halves // 2) if halves >= 2 else "") + ("½" if halves % 2 else "") or "0"


@cache
def _coast() -> str:
    """The coast as one path."""
    lines = json.loads(COAST.read_text(encoding="utf-8"))["land"]
    return "".join("M" + "L".join(f"{number(MAP_X + x * RADIUS)} {number(MAP_Y + y * RADIUS)}" for x, y in shore) + "Z" for shore in lines)


def printed_map(sight: Sight) -> Svg:
    frame = el("clipPath", rect(*MAP, 3), id="p-map-edge")
    shape = polygon(corners(), id="p-hexagon")
    shore = [path(_coast(), fill="none", stroke="var(--hair)", stroke_width=w, opacity=o) for w, o in ((26, 0.12), (17, 0.14), (9, 0.2))]
    water = [
        rect(*MAP, 3, fill="var(--sea)"),
        rect(*MAP, 3, fill="url(#o-waves)"),
        shore,
        path(_coast(), fill="var(--paper)", stroke="var(--hair)", stroke_width=1),
    ]
    parts: list[Child] = [
        el("defs", frame, shape),
        g(water, clip_path="url(#p-map-edge)"),
        [_printed_hex(sight, h) for h in range(len(HEXES))],
    ]
    names: list[Child] = []
    for row in range(int(ROW.max()) + 1):
        names.append(text(22, MAP_Y + TALL * (row + 0.25) + 4, chr(ord("A") + row), SMALL, "middle", class_="o-grey"))
    for column in range(1, int(COLUMN.max()) + 1):
        names.append(text(MAP_X + 1.5 * RADIUS * column, 786, str(column), SMALL, "middle", class_="o-grey o-halo"))
    return g(parts, g(names, data_help="help-coordinates"), rect(*MAP, 3, class_="o-frame"))


def _printed_hex(sight: Sight, hex_: int) -> Svg:
    x, y = centre(hex_)
    terrain = Terrain(TERRAIN[hex_])
    fill = {Terrain.EASY: "field", Terrain.URBAN: "sheet", Terrain.DIFFICULT: "hill"}[terrain]
    ground = el("use", href="#p-hexagon", fill=f"var(--{fill})", class_="o-hexagon")
    marks: list[Child] = []
    if terrain is Terrain.DIFFICULT:
        marks = [
            el("use", href="#p-hexagon", fill="url(#o-hatch)", opacity=0.35),
            use("mountain", -15, -15, 30, opacity=0.55),
        ]
    elif terrain is Terrain.EASY:
        marks = [path("M-9 6v-4M-6 6v-5M-3 6v-4M7 -4v-4M10 -4v-5M13 -4v-4", class_="o-hair", opacity=0.35)]
    elif hex_ in MAJOR_HEX:
        marks = [circle(0, CUBE_Y, 11.6, class_="o-hair"), circle(0, CUBE_Y, 13.4, class_="o-line")]
    help_ = f"help-hex-{terrain.name.lower()}"
    return g(ground, marks, at=(x, y), data_about=about(HEX, hex_), **target(sight, help=help_))


@cache
def _name(town: int) -> Svg:
    """A town's name, above whatever lies there."""
    x, y = centre(int(TOWN_HEX[town]))
    strong = "o-strong o-halo" if int(TOWN_HEX[town]) in MAJOR_HEX else "o-halo"
    return text(x, y + TALL / 2 - 1, TOWN_NAMES[town], SMALL + (2 if "strong" in strong else 1), "middle", class_=strong)


def draw_map(sight: Sight, seen: Survey) -> Svg:
    """Networks and cubes; in a build every hex can be pointed at, with its cost where it can be reached."""
    s = sight.state
    building = decides(sight) and s.phase == Phase.LAYING
    grounds = [_ground(sight, h) for h in range(len(HEXES))] if building else []
    crowds = _crowds(s)
    lines = [_network(company, crowds) for company in range(len(CODES))]
    trains = [
        g(
            engine(company, 20),
            at=_stand(crowds, company, h),
            id=f"p-train-{CODES[company]}-{HEXES[h]}",
            data_about=about(HEX, h),
            data_help="help-train",
        )
        for h, here in enumerate(crowds)
        for company in here
    ]
    costs = [_cost(h, seen, bool(crowds[h])) for h in range(len(HEXES)) if LAY.first + h in sight.legal] if building else []
    towns = [_town(sight, t) for t in range(len(TOWN_NAMES))]
    names = g([_name(t) for t in range(len(TOWN_NAMES))], pointer_events="none")
    return g(grounds, g(lines, trains, towns, costs, pointer_events="none" if building else None), names)


def _crowds(s: Any) -> list[list[int]]:
    """The companies that lie in each hex."""
    track = s.track.tolist()
    return [[company for company in range(len(CODES)) if track[company][h]] for h in range(len(HEXES))]


def _stand(crowds: list[list[int]], company: int, hex_: int) -> tuple[float, float]:
    """Where a company's locomotive stands: in a hex that several share, side by side in the order of the companies."""
    x, y = centre(hex_)
    here = crowds[hex_]
    dx, dy = (OPEN if TOWN_AT[hex_] < 0 else URBAN)[len(here) - 1][here.index(company)]
    return x + dx, y + dy


def _network(company: int, crowds: list[list[int]]) -> Svg:
    """A company's lines: from its home to every locomotive by the fewest hexes, so that a crowd of them stays readable."""
    ways = ""
    reached = [int(HOME_HEX[company])]
    for h in reached:
        for n in BESIDE[h]:
            if company in crowds[n] and n not in reached:
                reached.append(n)
                (x1, y1), (x2, y2) = _stand(crowds, company, h), _stand(crowds, company, n)
                ways += f"M{number(x1)} {number(y1)}l{number(x2 - x1)} {number(y2 - y1)}"
    if not ways:
        return Svg("")
    return g(path(ways, class_="o-bed"), path(ways, class_="o-track"), class_=LIVERY[company])


@cache
def engine(company: int, width: float) -> Svg:
    """A company's locomotive with the first letter of its code, centred."""
    height = width * 20 / 24
    return g(
        use("engine", -width / 2, -height / 2, width, height),
        text(-width * 0.02, height * 0.18, CODES[company][0], max(SMALL, width * 0.5), "middle", class_="o-strong o-on"),
        class_=LIVERY[company],
    )


def cube(sight: Sight, colour: int, x: float, y: float, side: float = 18, **attributes: Any) -> Svg:
    return use(
        "cube",
        x - side / 2,
        y - side / 2,
        side,
        class_=CUBE[COLOURS[colour]],
        role="img",
        aria_label=sight.label(COLOUR, colour),
        **attributes,
    )


def _town(sight: Sight, town: int) -> Svg:
    """The cube of a city, or the empty place of a town: where a special interest can be placed."""
    x, y = centre(int(TOWN_HEX[town]))
    colour = int(sight.state.cube[town])
    inside: Child = cube(sight, colour, 0, 0) if colour >= 0 else rect(-6.5, -6.5, 13, 13, 2, class_="o-ghost")
    actions = [INTEREST.first + town * INTEREST.width + c for c in range(len(COLOURS))]
    if any(a in sight.legal for a in actions):
        inside = [rect(-11, -11, 22, 22, 3, class_="o-edge"), use("cube", -8, -8, 16, class_="o-gold o-faint")]
    elif not (decides(sight) and asked(sight, actions[0])):
        actions = []
    help_ = "help-city" if colour >= 0 else "help-town"
    return g(
        rect(-11, -11, 22, 22, class_="o-hit"),
        inside,
        at=(x, y + CUBE_Y),
        id=f"p-town-{TOWN.labels[town]}",
        data_about=about(TOWN, town),
        **target(sight, *actions, help=help_, label=TOWN_NAMES[town]),
    )


def _ground(sight: Sight, hex_: int) -> Svg:
    """A hex to be pointed at in a build: one that can be chosen, or one that can be asked about."""
    x, y = centre(hex_)
    action = LAY.first + hex_
    known = {"id": f"p-hex-{HEXES[hex_]}", **target(sight, action, help=f"help-hex-{Terrain(TERRAIN[hex_]).name.lower()}")}
    if action not in sight.legal:
        return el("use", href="#p-hexagon", x=x, y=y, fill="transparent", **known)
    return g(polygon(corners(0.93), class_="o-edge o-see"), at=(x, y), **known)


def _cost(hex_: int, seen: Survey, taken: bool) -> Svg:
    """What the next locomotive costs in a hex, beside what stands there."""
    x, y = centre(hex_)
    dx, dy = (16, -8) if TOWN_AT[hex_] >= 0 else (0, -13) if taken else (0, 0)
    badge = text(0, 4, points(int(seen.halves[hex_])), SMALL, "middle", class_="o-cost")
    return g(circle(0, 0, 9.5, class_="o-ink"), badge, at=(x + dx, y + dy))
