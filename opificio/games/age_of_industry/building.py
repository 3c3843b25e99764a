"""What may be built where: the space, the card, the mat, and whether the cubes can be had. Money always can: the bank lends."""

from __future__ import annotations

from opificio.games.age_of_industry.atlas import SpaceKind
from opificio.games.age_of_industry.network import (
    NOTHING,
    has_port,
    holds,
    nearest,
    node_of,
    sources,
    stock,
    stock_node,
    supply_lines,
)
from opificio.games.age_of_industry.state import Option, Reason, State, Task
from opificio.games.age_of_industry.tables import (
    COAL_CUBE,
    COLOUR,
    END_NODES,
    ENDS,
    FIRST_COLOUR,
    FIRST_STACK,
    FITS,
    IMPORT,
    INDUSTRY,
    IRON_CUBE,
    KIND,
    LARGE,
    LEVEL,
    MAP_SHIPS,
    NEEDS,
    NODE,
    NODE_LIMIT,
    NODE_PLOTS,
    PLACE,
    RAIL_NEEDS,
    RAILWAYS,
    SEA_PORTS,
    SIZE,
    Industry,
)
from opificio.kit.bits import count
from opificio.kit.compile import rule
from opificio.kit.generic import OK

INDUSTRY_COUNT = 6


# --- the mat and the space --------------------------------------------------------------------------------------------------


@rule
def lowest(s: State, p: int, industry: int) -> int:
    """The stack from which a player must build: the lowest level left on the mat."""
    for stack in range(FIRST_STACK[industry], FIRST_STACK[industry + 1]):
        if s.mat[p, stack] > 0:
            return stack
    return NOTHING


@rule
def cubes_anywhere(s: State, resource: int) -> bool:
    return bool(s.stocked[resource] != 0 or s.demand[resource] > 0)


@rule
def takeover_reason(s: State, space: int, stack: int) -> int:
    """Opponents' mines and works give way only when no such cube is left anywhere (A20, A50)."""
    old = INDUSTRY[s.counter[space]]
    if old != Industry.COAL and old != Industry.IRON:
        return Reason.OCCUPIED
    if INDUSTRY[stack] != old and s.options[Option.TAKEOVER] == 0:
        return Reason.OCCUPIED
    if cubes_anywhere(s, COAL_CUBE if old == Industry.COAL else IRON_CUBE):
        return Reason.CUBES_LEFT
    return OK if LEVEL[stack] > LEVEL[s.counter[space]] else Reason.LEVEL_TOO_LOW


@rule
def port_beside(s: State, space: int) -> bool:
    """Whether a ship space lies beyond a built port, whoever owns it (A2)."""
    m = int(s.options[Option.MAP])
    for line in range(SEA_PORTS.shape[2]):
        place = SEA_PORTS[m, space, line]
        if place >= 0 and has_port(s, place):
            return True
    return False


@rule
def site_reason(s: State, p: int, space: int, industry: int) -> int:
    """Why a player cannot build an industry on a space, whatever the card."""
    m = int(s.options[Option.MAP])
    if KIND[m, space] < 0:
        return Reason.NOT_ON_MAP
    if not FITS[KIND[m, space], industry]:
        return Reason.WRONG_SPACE
    stack = lowest(s, p, industry)
    if stack < 0:
        return Reason.NO_COUNTER_LEFT
    if LEVEL[stack] == 0:
        return Reason.LEVEL_ZERO
    return counter_reason(s, p, space, stack)


@rule
def counter_reason(s: State, p: int, space: int, stack: int) -> int:
    """Why a player's counter cannot stand on a space that it fits."""
    m = int(s.options[Option.MAP])
    if s.owner[space] == p:
        if LEVEL[stack] <= LEVEL[s.counter[space]]:
            return Reason.LEVEL_TOO_LOW
    else:
        place = PLACE[m, space]
        if s.owner[space] >= 0:
            why = takeover_reason(s, space, stack)
            if why != OK:
                return why
        if count(s.owned[p] & NODE_PLOTS[m, NODE[m, place]]) >= NODE_LIMIT[m, NODE[m, place]]:
            return Reason.LOCATION_LIMIT
    if INDUSTRY[stack] == Industry.SHIP and not port_beside(s, space):
        return Reason.NO_PORT
    return cubes_reason(s, space, stack)


@rule
def cubes_reason(s: State, space: int, stack: int) -> int:
    """Why the cubes of a counter cannot be had there. A port under construction opens the demand box for itself."""
    coal, iron = NEEDS[stack, COAL_CUBE], NEEDS[stack, IRON_CUBE]
    if coal + iron == 0:
        return OK
    nodes = supply_lines(s, space)
    if nodes & s.harbours != 0 or INDUSTRY[stack] == Industry.PORT:
        return OK
    if coal > 0:
        own = IMPORT[s.options[Option.MAP], space] if s.counter[space] < 0 else 0
        if not enough(s, nodes, COAL_CUBE, coal - own):
            return Reason.NO_COAL
    return OK if enough(s, nodes, IRON_CUBE, iron) else Reason.NO_IRON


@rule
def enough(s: State, nodes: int, resource: int, need: int) -> bool:
    """Whether so many cubes of the map can come from these nodes."""
    if need <= 0:
        return True
    if nodes & s.stocked[resource] == 0:
        return False
    return need == 1 or stock(s, nodes, resource) >= need


# --- the card -------------------------------------------------------------------------------------------------------------


@rule
def owns_port(s: State, p: int, place: int) -> bool:
    m = int(s.options[Option.MAP])
    return bool(s.owned[p] & s.standing[Industry.PORT] & NODE_PLOTS[m, NODE[m, place]] != 0)


@rule
def connected(s: State, p: int, space: int) -> bool:
    """Whether a player's industry card reaches a space (A1, A22, A23)."""
    m = int(s.options[Option.MAP])
    place = PLACE[m, space]
    node = NODE[m, place]
    if s.present[p] == 0 or s.owner[space] == p or (s.touched[p] >> node) & 1:
        return True
    if SIZE[m, place] >= LARGE and (s.present[p] >> node) & 1:
        return True
    if KIND[m, space] == SpaceKind.SHIP:
        for line in range(SEA_PORTS.shape[2]):
            port = SEA_PORTS[m, space, line]
            if port >= 0:
                if owns_port(s, p, port):
                    return True
                if s.options[Option.SHIP_CARD] == 0 and (s.touched[p] >> NODE[m, port]) & 1:
                    return True
    return False


@rule
def card_reason(s: State, p: int, card: int, space: int, industry: int) -> int:
    """Why a card does not serve for an industry on a space."""
    if card >= FIRST_COLOUR:
        return OK if COLOUR[s.options[Option.MAP], space] == card - FIRST_COLOUR else Reason.WRONG_COLOUR
    if card != industry:
        return Reason.WRONG_INDUSTRY
    return OK if connected(s, p, space) else Reason.NOT_CONNECTED


@rule
def ships_sail(s: State) -> bool:
    """Whether the map has ship spaces at all."""
    return bool(MAP_SHIPS[s.options[Option.MAP], 0] >= 0)


@rule
def is_idle_ship_card(s: State, card: int) -> bool:
    """A ship card on a map without ship spaces, where the option lets it be discarded only (A52)."""
    return bool(s.options[Option.SHIP_DISCARD] == 1 and card == Industry.SHIP and not ships_sail(s))


# --- railways ---------------------------------------------------------------------------------------------------------------


@rule
def rail_reason(s: State, p: int, link: int) -> int:
    """Why a player cannot lay a railway on a link (A24 to A26, A42, A46)."""
    m = int(s.options[Option.MAP])
    if ENDS[m, link, 0] < 0:
        return Reason.NOT_ON_MAP
    if s.rail[link] >= 0:
        return Reason.LINK_BUILT
    if s.railways[p] == 0:
        return Reason.NO_RAILWAY_LEFT
    if (s.touched[p] | s.present[p]) & END_NODES[m, link] == 0:
        return Reason.NOT_ADJACENT
    nodes = s.reach[NODE[m, ENDS[m, link, 0]]] | s.reach[NODE[m, ENDS[m, link, 1]]]
    if s.railways[p] == RAILWAYS or nodes & s.harbours != 0:
        return OK
    if not enough(s, nodes, COAL_CUBE, RAIL_NEEDS[COAL_CUBE]):
        return Reason.NO_COAL
    return OK if enough(s, nodes, IRON_CUBE, RAIL_NEEDS[IRON_CUBE]) else Reason.NO_IRON


# --- where a cube comes from ------------------------------------------------------------------------------------------------


@rule
def wanted(s: State) -> int:
    """The next cube to take: coal before iron (A47)."""
    if s.need[COAL_CUBE] > 0:
        return COAL_CUBE
    return IRON_CUBE if s.need[IRON_CUBE] > 0 else NOTHING


@rule
def nearest_to_place(s: State, place: int, resource: int) -> int:
    return nearest(s, NODE[s.options[Option.MAP], place], s.stocked[resource])


@rule
def link_end(s: State, which: int) -> int:
    return int(ENDS[s.options[Option.MAP], s.link, which])


@rule
def offered_nodes(s: State, resource: int) -> int:
    """The nodes of the nearest sources: to the space, to the chosen end, or to whichever ends are alike (A46)."""
    if s.task != Task.RAIL:
        return nearest(s, node_of(s, int(s.space)), s.stocked[resource])
    if s.end >= 0:
        return nearest_to_place(s, int(s.end), resource)
    return nearest_to_place(s, link_end(s, 0), resource) | nearest_to_place(s, link_end(s, 1), resource)


@rule
def end_reason(s: State, place: int) -> int:
    """The end is asked for only where cubes can get to both."""
    return OK if place == link_end(s, 0) or place == link_end(s, 1) else Reason.NOT_AN_END


@rule
def ends_differ(s: State, resource: int) -> bool:
    """Whether it matters to which end of the railway the cube goes."""
    first, second = nearest_to_place(s, link_end(s, 0), resource), nearest_to_place(s, link_end(s, 1), resource)
    return bool(first != 0 and second != 0 and first != second)


@rule
def source_reason(s: State, resource: int, source: int) -> int:
    """Why a cube does not come from a source (A11, A12)."""
    if resource != wanted(s):
        return Reason.WRONG_CUBE
    if KIND[s.options[Option.MAP], source] < 0:
        return Reason.NOT_ON_MAP
    if s.counter[source] < 0 or not holds(s, source, resource):
        return Reason.NO_CUBE
    return OK if (offered_nodes(s, resource) >> stock_node(s, source)) & 1 else Reason.NOT_NEAREST


@rule
def source_count(s: State, resource: int) -> int:
    return sources(s, offered_nodes(s, resource), resource)
