"""Railways, sea lines and what travels over them: which places reach which, and where the nearest cube lies.

Sets of places are the bits of one number, by the places' node numbers on the map; sets of spaces likewise, by their plots.
A ruling is cited by its number in docs/rulings/age-of-industry.md.
"""

from __future__ import annotations

from opificio.games.age_of_industry.atlas import INDUSTRIES, SpaceKind
from opificio.games.age_of_industry.state import Option, Side, State
from opificio.games.age_of_industry.tables import (
    COAL_CUBE,
    DISTANT_PORTS,
    END_NODES,
    ENDS,
    IMPORT_NODE,
    INDUSTRY,
    IRON_CUBE,
    KIND,
    LEVEL,
    LEVELS,
    LINES,
    MAP_LINKS,
    MAP_SHIPS,
    MAP_SPACES,
    NODE,
    NODE_PLOTS,
    NODES,
    PLACE,
    PLOT,
    PLOT_NODE,
    PLOT_STOCK,
    PLOTS,
    SEA_PORTS,
    SEATS,
    THROUGH,
    Industry,
)
from opificio.kit.bits import count, first
from opificio.kit.compile import rule
from opificio.kit.tables import frozen

NOTHING: int
(NOTHING,) = frozen([-1])
"""No space, no stack, no place (a NumPy number, see the tables)."""


@rule
def node_of(s: State, space: int) -> int:
    """The node of a space's place."""
    m = int(s.options[Option.MAP])
    return int(NODE[m, PLACE[m, space]])


@rule
def stock_node(s: State, space: int) -> int:
    """The node where the cubes of a space lie: a ship's coal lies at the import, one sea line further out."""
    m = int(s.options[Option.MAP])
    beyond = IMPORT_NODE[m, space]
    return int(beyond if beyond >= 0 else NODE[m, PLACE[m, space]])


@rule
def holds(s: State, space: int, resource: int) -> bool:
    """Whether cubes of this resource lie on the counter or at the ship's import."""
    if s.cubes[space] <= 0:
        return False
    industry = INDUSTRY[s.counter[space]]
    return bool(industry == Industry.IRON) if resource == IRON_CUBE else bool(industry == Industry.COAL or industry == Industry.SHIP)


@rule
def has_port(s: State, place: int) -> bool:
    """Whether anyone's port stands in a place, flipped or not."""
    m = int(s.options[Option.MAP])
    return bool(s.standing[Industry.PORT] & NODE_PLOTS[m, NODE[m, place]] != 0)


@rule
def join(s: State, a: int, b: int) -> None:
    s.adjacent[a] |= 1 << b
    s.adjacent[b] |= 1 << a


@rule
def survey(s: State) -> None:
    """Finds all that follows from the counters and railways of a position."""
    survey_counters(s)
    survey_lines(s)


@rule
def survey_counters(s: State) -> None:
    """Who is where with what, where cubes lie and where the demand box is open."""
    m = int(s.options[Option.MAP])
    for p in range(SEATS):
        s.present[p] = 0
        s.owned[p] = 0
    for industry in range(len(INDUSTRIES)):
        s.standing[industry] = 0
    for level in range(LEVELS + 1):
        s.below[level] = 0
    s.taken = 0
    s.working = 0
    s.harbours = DISTANT_PORTS[m]
    for resource in range(2):
        s.stocked[resource] = 0
        s.holding[resource] = 0
    for k in range(PLOTS):
        space = MAP_SPACES[m, k]
        if space >= 0 and s.counter[space] >= 0:
            note_counter(s, m, k)


@rule
def note_counter(s: State, m: int, k: int) -> None:
    """Adds the counter on a plot to what is known of all."""
    space = MAP_SPACES[m, k]
    stack, owner = s.counter[space], s.owner[space]
    industry = INDUSTRY[stack]
    here, plot = 1 << PLOT_NODE[m, k], 1 << k
    s.present[owner] |= here
    s.owned[owner] |= plot
    s.standing[industry] |= plot
    s.taken |= plot
    for level in range(LEVEL[stack] + 1, LEVELS + 1):
        s.below[level] |= plot
    if s.side[space] == Side.WORKING:
        s.working |= plot
    if industry == Industry.PORT:
        s.harbours |= here
    if s.cubes[space] > 0:
        resource = IRON_CUBE if industry == Industry.IRON else COAL_CUBE
        s.stocked[resource] |= 1 << PLOT_STOCK[m, k]
        s.holding[resource] |= plot


@rule
def survey_lines(s: State) -> None:
    """Which nodes are joined, and what each can reach."""
    m = int(s.options[Option.MAP])
    for n in range(NODES):
        s.adjacent[n] = 0
    for p in range(SEATS):
        s.touched[p] = 0
    s.laid = 0
    for k in range(LINES):
        link = MAP_LINKS[m, k]
        if link >= 0 and s.rail[link] >= 0:
            s.laid |= 1 << k
            join(s, NODE[m, ENDS[m, link, 0]], NODE[m, ENDS[m, link, 1]])
            s.touched[s.rail[link]] |= END_NODES[m, link]
    for k in range(MAP_SHIPS.shape[1]):
        space = MAP_SHIPS[m, k]
        if space >= 0 and s.counter[space] >= 0:
            open_sea_lines(s, m, space)
    spread(s, m)


@rule
def open_sea_lines(s: State, m: int, space: int) -> None:
    """A sea line is open with a port at its land end and a ship at the other; the import lies beyond the ship."""
    node = NODE[m, PLACE[m, space]]
    join(s, node, IMPORT_NODE[m, space])
    for line in range(SEA_PORTS.shape[2]):
        place = SEA_PORTS[m, space, line]
        if place >= 0 and has_port(s, place):
            join(s, node, NODE[m, place])


@rule
def restock(s: State, space: int, resource: int) -> None:
    """A stock has run out: its node still counts as stocked only if another counter there holds such cubes."""
    m = int(s.options[Option.MAP])
    k = PLOT[m, space]
    s.holding[resource] &= ~(1 << k)
    if held_at(s, 1 << PLOT_STOCK[m, k], resource) == 0:
        s.stocked[resource] &= ~(1 << PLOT_STOCK[m, k])


@rule
def step(s: State, nodes: int) -> int:
    """Every node one line away from a set of nodes. Without branches, so that it runs on several nodes at once."""
    found = 0
    for n in range(NODES):
        found |= s.adjacent[n] & -((nodes >> n) & 1)
    return int(found)


@rule
def spread(s: State, m: int) -> None:
    """What can be reached from each node. Some places may only be the first or the last stop (A34)."""
    through = THROUGH[m]
    done = 0
    for n in range(NODES):
        s.reach[n] = 1 << n
    for n in range(NODES):
        if not (through >> n) & 1 or (done >> n) & 1 or s.adjacent[n] == 0:
            continue
        group = 1 << n
        fresh = group
        while fresh != 0:
            found = step(s, fresh & through) & ~group
            group |= found
            fresh = found
        done |= group
        for member in range(NODES):
            if ((group & through) >> member) & 1:
                s.reach[member] = group
    for n in range(NODES):
        if not (through >> n) & 1 and s.adjacent[n] != 0:
            reached = (1 << n) | s.adjacent[n]
            for k in range(NODES):
                if ((s.adjacent[n] & through) >> k) & 1:
                    reached |= s.reach[k]
            s.reach[n] = reached


@rule
def nearest(s: State, node: int, wanted: int) -> int:
    """Those of the wanted nodes that are fewest lines away from a node; none if no way leads there (A12, A34)."""
    if s.reach[node] & wanted == 0:
        return 0
    through = THROUGH[s.options[Option.MAP]] | (1 << node)
    seen = 1 << node
    edge = seen
    while edge != 0:
        if edge & wanted != 0:
            return int(edge & wanted)
        edge = step(s, edge & through) & ~seen
        seen |= edge
    return 0


@rule
def supply_lines(s: State, space: int) -> int:
    """The nodes from which cubes can get to a space. A ship under construction is served by the ports beside it (A45)."""
    m = int(s.options[Option.MAP])
    if KIND[m, space] != SpaceKind.SHIP or s.counter[space] >= 0:
        return int(s.reach[node_of(s, space)])
    nodes = 0
    for line in range(SEA_PORTS.shape[2]):
        place = SEA_PORTS[m, space, line]
        if place >= 0 and has_port(s, place):
            node = NODE[m, place]
            nodes |= s.reach[node] if (THROUGH[m] >> node) & 1 else 1 << node
    return int(nodes)


@rule
def held_at(s: State, nodes: int, resource: int) -> int:
    """The plots whose counters or imports hold such cubes at these nodes."""
    m = int(s.options[Option.MAP])
    found = 0
    left = int(s.holding[resource])
    while left != 0:
        k = first(left)
        left &= left - 1
        found |= ((nodes >> PLOT_STOCK[m, k]) & 1) << k
    return int(found)


@rule
def stock(s: State, nodes: int, resource: int) -> int:
    """How many cubes lie at these nodes."""
    m = int(s.options[Option.MAP])
    total = 0
    left = held_at(s, nodes, resource)
    while left != 0:
        total += s.cubes[MAP_SPACES[m, first(left)]]
        left &= left - 1
    return total


@rule
def sources(s: State, nodes: int, resource: int) -> int:
    """How many counters and imports at these nodes hold such cubes."""
    return count(held_at(s, nodes, resource))


@rule
def only_source(s: State, nodes: int, resource: int) -> int:
    """A counter or import at these nodes that holds such cubes: the only one where `sources` says 1."""
    found = held_at(s, nodes, resource)
    return int(MAP_SPACES[s.options[Option.MAP], first(found)]) if found != 0 else NOTHING
