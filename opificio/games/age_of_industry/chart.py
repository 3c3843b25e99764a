"""The map of Age of Industry drawn: the country, the places with their spaces, the lines, and everything that lies on them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from opificio.drawing.palette import BODY, SMALL, seat_class
from opificio.drawing.parts import coin, label, seat_mark
from opificio.drawing.svg import Child, Svg, circle, el, g, markup, path, rect, text, use
from opificio.drawing.targets import about, decides, target
from opificio.games.age_of_industry.atlas import INDUSTRIES, SPACE_KINDS, SpaceKind
from opificio.games.age_of_industry.outlook import Lines, Told, building, light, railway, selling, sold_to
from opificio.games.age_of_industry.plan import BAND, MAP, SIDE, Plan, Plate, land
from opificio.games.age_of_industry.state import (
    AT,
    COAL_FROM,
    GOODS,
    IRON_FROM,
    LINK,
    PLACE_AXIS,
    RAIL,
    SPACE,
    TILE,
    TO_PLACE,
    TO_SPACE,
    Option,
    Phase,
    Side,
    Task,
)
from opificio.games.age_of_industry.tables import (
    COAL_CUBE,
    COLOUR,
    DISTANT_PORT,
    FITS,
    IMPORT,
    INCOME,
    INDUSTRY,
    IRON_CUBE,
    KIND,
    PLACE,
    VILLAGE,
    Industry,
)
from opificio.games.age_of_industry.tokens import counter, cube, cubes, industry_icon, livery, market_tile, shield
from opificio.kit.actions import pair
from opificio.kit.sight import Sight

SIDE_HELP = {Side.WORKING: "", Side.FLIPPED: "help-flipped", Side.RENEWED: "help-renewed"}


# --- what is printed --------------------------------------------------------------------------------------------------------


def printed_map(sight: Sight, m: int, drawn: Plan) -> Svg:
    behind = land(m)
    ground: list[Child] = [rect(*MAP, 3, fill="var(--paper)")]
    if behind:
        shore = [
            path(behind["land"], fill="none", stroke="var(--hair)", stroke_width=width, opacity=opacity)
            for width, opacity in ((22, 0.1), (14, 0.12), (7, 0.18))
        ]
        ground = [
            rect(*MAP, 3, fill="var(--sea)"),
            rect(*MAP, 3, fill="url(#o-waves)"),
            shore,
            path(behind["land"], fill="var(--paper)", stroke="var(--hair)", stroke_width=0.9),
            path(behind["rivers"], fill="none", stroke="var(--blue)", stroke_width=1.6, stroke_linejoin="round", opacity=0.3),
            path(behind["borders"], fill="none", stroke="var(--hair)", stroke_width=0.9, stroke_dasharray="5 3 1 3", opacity=0.7),
        ]
    tracks = "".join(way.path for way in drawn.links.values())
    seas = "".join(way.path for way in drawn.sea_lines.values())
    lines = [
        path(tracks, fill="none", stroke="var(--paper)", stroke_width=7, opacity=0.8),
        path(tracks, fill="none", stroke="var(--grey)", stroke_width=1.3),
        path(tracks, fill="none", stroke="var(--grey)", stroke_width=5.5, stroke_dasharray="1.1 4.4"),
        path(seas, fill="none", stroke="var(--blue)", stroke_width=2, stroke_dasharray="2 4", stroke_linecap="round"),
    ]
    asked = [_ask_line(sight, way.path, "help-link", data_about=about(LINK, link)) for link, way in drawn.links.items()]
    asked += [_ask_line(sight, way.path, "help-sea-line") for way in drawn.sea_lines.values()]
    return g(
        el("defs", el("clipPath", rect(*MAP, 3), id="p-map-edge")),
        g(ground, clip_path="url(#p-map-edge)"),
        lines,
        asked,
        [_printed_place(sight, m, p, plate) for p, plate in drawn.plates.items()],
        rect(*MAP, 3, class_="o-frame"),
    )


def _ask_line(sight: Sight, way: str, help_: str, **attributes: Any) -> Svg:
    """A line as something wide enough to be pointed at."""
    return path(way, fill="none", stroke="transparent", stroke_width=13, **attributes, **target(sight, help=help_))


def _printed_place(sight: Sight, m: int, p: int, plate: Plate) -> Svg:
    name = sight.label(PLACE_AXIS, p)
    x, y = plate.centre
    if not plate.spaces and plate.market is None:
        return g(
            circle(x, y, 10.5, class_="o-paper"),
            use("town", x - 7, y - 8, 14),
            data_about=about(PLACE_AXIS, p),
            **target(sight, help="help-village" if VILLAGE[m, p] else "help-distant-port"),
        )
    colour = int(COLOUR[m, next(iter(plate.spaces))]) if plate.spaces else -1
    tint = livery(colour) if colour >= 0 else "o-slate"
    at_sea = plate.depot is not None
    room = plate.width - (20 if colour >= 0 else 6)
    middle = x + (7 if colour >= 0 else 0)
    parts: list[Child] = [
        rect(plate.x, plate.y, plate.width, plate.height, 4, fill="var(--sheet)", stroke="var(--ink)", stroke_width=1.1),
        path(
            f"M{plate.x} {plate.y + BAND}V{plate.y + 4}q0 -4 4 -4H{plate.x + plate.width - 4}q4 0 4 4V{plate.y + BAND}Z",
            class_="o-tint",
        ),
        shield(colour, plate.x + 2.5, plate.y + 1.5, 13) if colour >= 0 else None,
        label(middle, plate.y + 12, name, room + 4, SMALL + 0.5, "middle", class_="o-strong o-on" if colour >= 0 else "o-strong o-on-tint"),
    ]
    body = g(parts, class_=tint, data_about=about(PLACE_AXIS, p), **target(sight, help=_place_help(colour, at_sea)))
    spaces = [_printed_space(sight, m, space, corner) for space, corner in plate.spaces.items()]
    extras: list[Child] = []
    if plate.market is not None:
        mx, my = plate.market
        ring = circle(mx + SIDE / 2, my + SIDE / 2, SIDE / 2 - 1, class_="o-ghost")
        extras.append(g(rect(mx, my, SIDE, SIDE, class_="o-hit"), ring, **target(sight, help="help-market")))
    if plate.depot is not None:
        extras.append(_printed_depot(sight, m, next(iter(plate.spaces)), plate.depot))
    if DISTANT_PORT[m, p]:
        corner = plate.x + plate.width - 1, plate.y + plate.height - 1
        badge = [circle(*corner, 8.5, class_="o-paper"), use("port", corner[0] - 6, corner[1] - 6.5, 12)]
        extras.append(g(badge, **target(sight, help="help-distant-port")))
    return g(body, spaces, extras)


def _place_help(colour: int, at_sea: bool) -> str:
    return "help-sea" if at_sea else "help-location" if colour >= 0 else "help-country"


def _printed_space(sight: Sight, m: int, space: int, corner: tuple[float, float]) -> Svg:
    x, y = corner
    kind = SPACE_KINDS[KIND[m, space]]
    sign: Child = use(kind, x + 6, y + 6, SIDE - 12, opacity=0.42) if KIND[m, space] != SpaceKind.BLANK else None
    return g(
        rect(x + 0.5, y + 0.5, SIDE - 1, SIDE - 1, 2, class_="o-shade"),
        rect(x + 0.5, y + 0.5, SIDE - 1, SIDE - 1, 2, class_="o-rule"),
        sign,
        data_about=about(SPACE, space),
        **target(sight, help=f"help-space-{kind}"),
    )


def _printed_depot(sight: Sight, m: int, space: int, corner: tuple[float, float]) -> Svg:
    """Where the coal lies that comes with a ship: empty until it is built."""
    x, y = corner
    return g(
        rect(x + 0.5, y + 0.5, SIDE - 1, SIDE - 1, 2, class_="o-ghost"),
        g(cube(COAL_CUBE, x + 3, y + 9, 13), opacity=0.4),
        text(x + 22, y + 20, int(IMPORT[m, space]), BODY, "middle", class_="o-grey"),
        **target(sight, help="help-import"),
    )


# --- what lies on it --------------------------------------------------------------------------------------------------------


class Chart:
    """The pieces on the map, with what pointing at a choice tells and lights up."""

    def __init__(self, sight: Sight, drawn: Plan, note: Callable[[Told], Svg]) -> None:
        self.sight = sight
        self.drawn = drawn
        self.m = int(sight.state.options[Option.MAP])
        self.lines = Lines(sight, drawn)
        self.phase = int(sight.state.phase)
        self.deciding = decides(sight)
        self.note = note
        self.legal = set(sight.legal)

    def draw(self) -> Svg:
        asked = self.deciding and self.phase == Phase.ACT
        sea = [path(self.drawn.sea_lines[ends].path, class_="o-track o-blue") for ends in self.lines.open_sea]
        rails = [self._rail(link) for link in self.drawn.links if self.sight.state.rail[link] >= 0 or asked or self._under_way(link)]
        places = [self._place(p, plate) for p, plate in self.drawn.plates.items()]
        spaces = [self._space(space, corner) for plate in self.drawn.plates.values() for space, corner in plate.spaces.items()]
        return g(sea, rails, self._villages(), places, spaces)

    def _villages(self) -> Svg:
        """The names of places without a plate, above the railways that pass them."""
        small = [(p, plate) for p, plate in self.drawn.plates.items() if not plate.spaces and plate.market is None]
        names = [
            text(plate.centre[0], plate.y + plate.height + 11, self.sight.label(PLACE_AXIS, p), SMALL, "middle", class_="o-halo")
            for p, plate in small
        ]
        return g(names, pointer_events="none")

    def _with_reach(self, piece: Svg, told: Told | None) -> Svg:
        """A choice, and right after it what appears while it is pointed at."""
        return markup([piece, g(light(told, self.drawn), self.note(told), class_="o-reach") if told else None])

    def _under_way(self, link: int) -> bool:
        return bool(self.sight.state.link == link)

    def _rail(self, link: int) -> Svg:
        s = self.sight.state
        way = self.drawn.links[link]
        owner = int(s.rail[link])
        name = f"p-rail-{LINK.labels[link]}"
        hit = path(way.path, fill="none", stroke="transparent", stroke_width=14)
        if owner >= 0:
            mark = seat_mark(owner, *way.at(0.5), 14)
            track = [path(way.path, class_="o-bed"), path(way.path, class_="o-track")]
            attributes = target(self.sight, help="help-rail", class_=seat_class(owner))
            return g(hit, track, mark, id=name, data_about=about(LINK, link), **attributes)
        if self._under_way(link):
            return g(hit, path(way.path, class_="o-light"), id=name, data_about=about(LINK, link), **target(self.sight, help="help-rail"))
        action = RAIL.first + link
        chosen = action in self.legal
        told = railway(self.sight, int(s.seat), link, self.lines) if chosen else None
        edge = path(way.path, class_="o-edge o-clear") if chosen else None
        piece = g(hit, edge, id=name, data_about=about(LINK, link), **target(self.sight, action, help="help-link"))
        return self._with_reach(piece, told)

    def _place(self, p: int, plate: Plate) -> Svg | None:
        """A place as a choice, its market tile, and the coal that came with its ship."""
        s = self.sight.state
        parts: list[Child] = []
        if self.deciding and self.phase == Phase.END:
            action = TO_PLACE.first + p
            edge = "o-edge o-see" if action in self.legal else "o-hit"
            box = rect(plate.x - 3, plate.y - 3, plate.width + 6, plate.height + 6, 5, class_=edge)
            parts.append(g(box, id=f"p-place-{PLACE_AXIS.labels[p]}", **target(self.sight, action, help="help-location")))
        if plate.market is not None and s.tile[p] >= 0:
            parts.append(self._market(p, plate.market))
        if plate.depot is not None:
            parts.append(self._depot(next(iter(plate.spaces)), plate.depot))
        return g(parts) if parts else None

    def _market(self, p: int, corner: tuple[float, float]) -> Svg:
        s = self.sight.state
        tile, sold = int(s.tile[p]), bool(s.sold[p])
        actions = [TO_PLACE.first + p] if self.phase == Phase.BUYER else []
        chosen = bool(actions) and actions[0] in self.legal
        edge = circle(SIDE / 2, SIDE / 2, SIDE / 2 + 3, class_="o-edge" if chosen else "o-hit")
        told = sold_to(self.sight, self.lines, p, None) if chosen else None
        name = f"{self.sight.label(PLACE_AXIS, p)}: {self.sight.label(TILE, tile)}"
        attributes = target(self.sight, *actions, help=f"help-tile-{TILE.labels[tile]}", label=name)
        piece = g(
            edge,
            market_tile(tile, sold),
            at=corner,
            id=f"p-market-{PLACE_AXIS.labels[p]}",
            data_about=about(PLACE_AXIS, p),
            **attributes,
        )
        return self._with_reach(piece, told)

    def _depot(self, space: int, corner: tuple[float, float]) -> Svg | None:
        """The coal of a built ship."""
        s = self.sight.state
        if s.counter[space] < 0:
            return None
        x, y = corner
        left = int(s.cubes[space])
        return g(
            rect(x + 0.5, y + 0.5, SIDE - 1, SIDE - 1, 2, class_="o-card"),
            g(cube(COAL_CUBE, x + 3, y + 8, 14), class_=None if left else "o-faint"),
            text(x + 23, y + 20, left, BODY, "middle", class_="o-strong"),
            id=f"p-depot-{SPACE.labels[space]}",
            **target(self.sight, help="help-import"),
        )

    # --- spaces ---

    def _actions(self, space: int) -> list[int]:
        """The choices a space stands for in this phase."""
        s = self.sight.state
        if self.phase == Phase.SITE:
            industries = [i for i in range(len(INDUSTRIES)) if FITS[KIND[self.m, space], i]]
            return [pair(AT, space, i) for i in sorted(industries, key=lambda i: i != s.card)]
        stack = int(s.counter[space])
        if stack < 0:
            return []
        if self.phase == Phase.SOURCE:
            return [(COAL_FROM if s.need[COAL_CUBE] > 0 else IRON_FROM).first + space]
        if self.phase == Phase.GOODS:
            return [GOODS.first + space]
        if self.phase == Phase.BUYER and INDUSTRY[stack] == Industry.PORT:
            return [TO_SPACE.first + space]
        return []

    def _told(self, space: int, chosen: list[int]) -> Told | None:
        seat = int(self.sight.state.seat)
        if self.phase == Phase.SITE:
            return building(self.sight, seat, space, [(a - AT.first) % AT.width for a in chosen], self.lines, self.drawn)
        if self.phase == Phase.GOODS:
            return selling(self.sight, space)
        if self.phase == Phase.BUYER:
            return sold_to(self.sight, self.lines, int(PLACE[self.m, space]), space)
        return None

    def _space(self, space: int, corner: tuple[float, float]) -> Svg | None:
        s = self.sight.state
        stack = int(s.counter[space])
        building_here = bool(s.space == space and s.task in (Task.BUILD, Task.BOTH))
        actions = self._actions(space) if self.deciding else []
        if stack < 0 and not actions and not building_here:
            return None
        chosen = [a for a in actions if a in self.legal]
        inside: list[Child] = [rect(-2, -2, SIDE + 4, SIDE + 4, 4, class_="o-edge o-see" if chosen else "o-hit")]
        help_ = f"help-space-{SPACE_KINDS[KIND[self.m, space]]}"
        if stack >= 0:
            inside.append(counter(int(s.owner[space]), stack, int(s.side[space])))
            help_ = SIDE_HELP[Side(s.side[space])] or f"help-counter-{INDUSTRIES[INDUSTRY[stack]]}"
            if s.cubes[space] > 0 and INDUSTRY[stack] != Industry.SHIP:
                resource = IRON_CUBE if INDUSTRY[stack] == Industry.IRON else COAL_CUBE
                inside.append(cubes(resource, int(s.cubes[space]), SIDE - 5, 3))
        elif self.phase == Phase.SITE and chosen:
            inside.append(_choices_here([(a - AT.first) % AT.width for a in chosen]))
        if building_here:
            inside.append(g(counter(int(s.seat), int(s.stack), Side.WORKING), class_="o-faint") if s.stack >= 0 and stack < 0 else None)
            inside.append(rect(-2.5, -2.5, SIDE + 5, SIDE + 5, 4, class_="o-light"))
        if self._pays(space, chosen):
            inside.append(coin(SIDE - 3, 1, int(INCOME[stack]), 20))
        told = self._told(space, chosen) if chosen else None
        piece = g(
            inside,
            at=corner,
            id=f"p-space-{SPACE.labels[space]}",
            data_about=about(SPACE, space),
            **target(self.sight, *actions, help=help_),
        )
        return self._with_reach(piece, told)

    def _pays(self, space: int, chosen: list[int]) -> bool:
        """Whether the sale under way would flip the counter of a space."""
        if self.phase != Phase.BUYER:
            return False
        return bool(self.sight.state.space == space or chosen)


def _choices_here(industries: list[int]) -> Svg:
    """The industries that could be built on an empty space."""
    if len(industries) == 1:
        return industry_icon(industries[0], 5, 5, SIDE - 10)
    places = ((1.5, 2), (15, 2), (8, 15))
    return g([industry_icon(industry, x, y, 13.5) for industry, (x, y) in zip(industries, places, strict=False)])
