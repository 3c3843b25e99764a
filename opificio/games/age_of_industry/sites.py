"""All that may be built, at once: for each industry the set of plots where it may go up, and which of them a card opens.

`building` says why a single thing may not be built; this asks the same of the whole map, by sets. It is found when somebody's action
begins and holds while a building is announced, its card is played and its place is chosen.
A ruling is cited by its number in docs/rulings/age-of-industry.md.
"""

from __future__ import annotations

from opificio.games.age_of_industry.building import (
    INDUSTRY_COUNT,
    connected,
    counter_reason,
    cubes_anywhere,
    enough,
    is_idle_ship_card,
    lowest,
)
from opificio.games.age_of_industry.network import supply_lines, survey
from opificio.games.age_of_industry.state import Option, Phase, Reason, State, Task
from opificio.games.age_of_industry.tables import (
    ALL_PLOTS,
    CARDS,
    COAL_CUBE,
    COLOUR_PLOTS,
    ENDS,
    FIRST_COLOUR,
    FIT_PLOTS,
    INDUSTRY,
    IRON_CUBE,
    LARGE_NODES,
    LEVEL,
    MAP_LINKS,
    MAP_SHIPS,
    MAP_SPACES,
    NEEDS,
    NODE,
    NODE_LIMIT,
    NODE_LINES,
    NODE_PLOTS,
    PLOT,
    PLOT_NODE,
    PLOTS,
    RAIL_NEEDS,
    RAILWAYS,
    TWO_IN_ONE,
    Industry,
)
from opificio.kit.bits import count, first
from opificio.kit.compile import rule
from opificio.kit.generic import OK

# --- places -----------------------------------------------------------------------------------------------------------------------


@rule
def look_around(s: State) -> None:
    """Finds all that follows from a position."""
    survey(s)
    if s.phase == Phase.ACT or s.phase == Phase.CARD or s.phase == Phase.SITE:
        list_sites(s, int(s.seat))
    s.surveyed = 1


@rule
def list_sites(s: State, p: int) -> None:
    """Finds where a player's next counter of each industry may go up, whatever the card, and where his industry cards reach."""
    m = int(s.options[Option.MAP])
    list_supplies(s, m)
    mine = int(s.owned[p])
    near, full = mine, 0
    wide = s.touched[p] | (s.present[p] & LARGE_NODES[m])
    left = int(s.touched[p] | s.present[p])
    while left != 0:
        node = first(left)
        left &= left - 1
        plots = NODE_PLOTS[m, node]
        near |= plots & -((wide >> node) & 1)
        if count(mine & plots) >= NODE_LIMIT[m, node]:
            full |= plots
    if s.present[p] == 0:
        near = ALL_PLOTS[m]
    for k in range(MAP_SHIPS.shape[1]):
        ship = MAP_SHIPS[m, k]
        if ship >= 0 and connected(s, p, ship):
            near |= 1 << PLOT[m, ship]
    s.near = near
    vacant = ALL_PLOTS[m] & ~s.taken & ~full
    for industry in range(INDUSTRY_COUNT):
        stack = lowest(s, p, industry)
        s.next_up[industry] = stack
        s.sites[industry] = 0
        if stack >= 0 and LEVEL[stack] > 0:
            given_way = (mine | (takeovers(s, industry) & ~mine & ~full)) & s.below[LEVEL[stack]]
            plots = FIT_PLOTS[m, industry] & (vacant | given_way)
            s.sites[industry] = afloat(s, p, plots, stack) if industry == Industry.SHIP else supplied(s, m, plots, stack)


@rule
def list_supplies(s: State, m: int) -> None:
    """Finds the plots that cubes of the map can get to, and those with a way to a harbour."""
    seaward, coal, iron = 0, 0, 0
    for k in range(PLOTS):
        lines = s.reach[PLOT_NODE[m, k]]
        seaward |= int(lines & s.harbours != 0) << k
        coal |= int(lines & s.stocked[COAL_CUBE] != 0) << k
        iron |= int(lines & s.stocked[IRON_CUBE] != 0) << k
    for k in range(MAP_SHIPS.shape[1]):
        ship = MAP_SHIPS[m, k]
        if ship >= 0:
            lines, plot = supply_lines(s, ship), PLOT[m, ship]
            coal = coal & ~(1 << plot) | int(lines & s.stocked[COAL_CUBE] != 0) << plot
            iron = iron & ~(1 << plot) | int(lines & s.stocked[IRON_CUBE] != 0) << plot
    s.seaward = seaward
    s.served[COAL_CUBE] = coal
    s.served[IRON_CUBE] = iron


@rule
def takeovers(s: State, industry: int) -> int:
    """The plots of mines and works that give way to an industry because no such cube is left anywhere (A20, A50)."""
    plots = 0
    freely = s.options[Option.TAKEOVER] != 0
    if (freely or industry == Industry.COAL) and not cubes_anywhere(s, COAL_CUBE):
        plots |= s.standing[Industry.COAL]
    if (freely or industry == Industry.IRON) and not cubes_anywhere(s, IRON_CUBE):
        plots |= s.standing[Industry.IRON]
    return int(plots)


@rule
def supplied(s: State, m: int, plots: int, stack: int) -> int:
    """Those of the plots where the cubes of a counter can be had. A port under construction opens the demand box for itself."""
    if INDUSTRY[stack] == Industry.PORT:
        return plots
    by_land = plots & ~s.seaward
    for resource in range(2):
        need = NEEDS[stack, resource]
        if need > 0:
            by_land &= s.served[resource]
        if need > 1:
            left = by_land
            while left != 0:
                k = first(left)
                left &= left - 1
                if not enough(s, s.reach[PLOT_NODE[m, k]], resource, need):
                    by_land &= ~(1 << k)
    return int(plots & s.seaward | by_land)


@rule
def afloat(s: State, p: int, plots: int, stack: int) -> int:
    """Those of the plots where a ship may be built: so few that each is asked about."""
    m = int(s.options[Option.MAP])
    left = plots
    while left != 0:
        k = first(left)
        left &= left - 1
        if counter_reason(s, p, MAP_SPACES[m, k], stack) != OK:
            plots &= ~(1 << k)
    return plots


# --- cards ------------------------------------------------------------------------------------------------------------------------


@rule
def opened(s: State, card: int, industry: int) -> int:
    """The plots where a card, alone, lets an industry be built. A negative card is any card: two actions in one."""
    if card >= FIRST_COLOUR:
        return int(s.sites[industry] & COLOUR_PLOTS[s.options[Option.MAP], card - FIRST_COLOUR])
    if card >= 0:
        return int(s.sites[industry] & s.near) if card == industry else 0
    return int(s.sites[industry])


@rule
def builds_anything(s: State, card: int) -> bool:
    """Whether a card, alone, builds something somewhere."""
    found = 0
    for industry in range(INDUSTRY_COUNT):
        found |= opened(s, card, industry)
    return found != 0


@rule
def coloured(s: State, p: int) -> int:
    """The plots of the colours that a player has cards of."""
    m = int(s.options[Option.MAP])
    plots = 0
    for card in range(FIRST_COLOUR, CARDS):
        if s.hand[p, card] > 0:
            plots |= COLOUR_PLOTS[m, card - FIRST_COLOUR]
    return int(plots)


@rule
def with_reason(s: State, p: int, card: int) -> int:
    if s.hand[p, card] <= 0:
        return Reason.NOT_IN_HAND
    if s.task == Task.BUILD:
        return OK if builds_anything(s, card) else Reason.CARD_USELESS
    if s.task == Task.BOTH and is_idle_ship_card(s, card):
        return Reason.SHIP_CARD
    return OK


@rule
def build_reason(s: State, p: int) -> int:
    """Why no card of the hand builds anything."""
    if s.cards[p] == 0:
        return Reason.NO_CARD
    anywhere = coloured(s, p)
    found = 0
    for industry in range(INDUSTRY_COUNT):
        found |= s.sites[industry] & (anywhere | (s.near if s.hand[p, industry] > 0 else 0))
    return OK if found != 0 else Reason.NOTHING_TO_BUILD


@rule
def both_reason(s: State, p: int) -> int:
    if s.actions_left < TWO_IN_ONE:
        return Reason.BOTH_NEEDED
    if s.cards[p] == 0:
        return Reason.NO_CARD
    usable = False
    for card in range(CARDS):
        if s.hand[p, card] > 0 and not is_idle_ship_card(s, card):
            usable = True
    if not usable:
        return Reason.SHIP_CARD
    return OK if builds_anything(s, -1) else Reason.NOTHING_TO_BUILD


# --- railways ---------------------------------------------------------------------------------------------------------------------


@rule
def railway_lines(s: State, p: int) -> int:
    """The lines of the map on which a player may lay a railway: bit k is the k-th link (A24 to A26, A42, A46)."""
    if s.railways[p] == 0:
        return 0
    m = int(s.options[Option.MAP])
    lines = 0
    left = int(s.touched[p] | s.present[p])
    while left != 0:
        lines |= NODE_LINES[m, first(left)]
        left &= left - 1
    lines &= ~s.laid
    if s.railways[p] == RAILWAYS:
        return int(lines)
    left = int(lines)
    while left != 0:
        k = first(left)
        left &= left - 1
        link = MAP_LINKS[m, k]
        nodes = s.reach[NODE[m, ENDS[m, link, 0]]] | s.reach[NODE[m, ENDS[m, link, 1]]]
        if nodes & s.harbours == 0:
            coal, iron = enough(s, nodes, COAL_CUBE, RAIL_NEEDS[COAL_CUBE]), enough(s, nodes, IRON_CUBE, RAIL_NEEDS[IRON_CUBE])
            if not (coal and iron):
                lines &= ~(1 << k)
    return int(lines)
