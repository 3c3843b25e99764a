"""The mat, the deck, the demand boxes and the numbers of Age of Industry, checked and frozen for the rules. The boards are in `atlas`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from enum import IntEnum
from typing import Any

from opificio.games.age_of_industry.atlas import GAME, INDUSTRIES, SPACE_KINDS, Atlas, SpaceKind, fault, is_count, listed, map_faults
from opificio.kit.bits import count
from opificio.kit.errors import BadTables, OpificioError
from opificio.kit.tables import frozen, load

TILE_NAMES = ("cotton", "factory", "either", "no-demand")
COAL_CUBE: int
IRON_CUBE: int
COAL_CUBE, IRON_CUBE = frozen([0, 1])  # as NumPy numbers: Numba compiles a function anew for each plain constant it is given
LARGEST = 99  # dollars, cubes or points in any one place
NUMBERS: dict[str, dict[str, tuple[int, int]]] = {
    "setup": {
        "hand": (1, 12),
        "hand_limit": (1, 99),
        "face_up": (1, 4),
        "money": (0, LARGEST),
        "actions": (1, 9),
        "first_actions": (1, 9),
    },
    "loans": {"amount": (1, LARGEST), "interest": (0, LARGEST), "penalty": (0, LARGEST)},
    "railways": {"count": (1, 60), "cost": (0, LARGEST), "coal": (0, 3), "iron": (0, 3), "value": (0, LARGEST)},
    "scoring": {"money": (1, LARGEST), "market": (0, LARGEST), "village": (0, LARGEST)},
    "locations": {"large": (1, 9), "limit": (1, 9), "large_limit": (1, 9)},
    "tiles": dict.fromkeys(TILE_NAMES, (0, LARGEST)),
}


class Industry(IntEnum):
    COTTON = 0
    FACTORY = 1
    COAL = 2
    IRON = 3
    PORT = 4
    SHIP = 5


class Tile(IntEnum):
    COTTON = 0
    FACTORY = 1
    EITHER = 2
    NO_DEMAND = 3


def _rows(block: dict[str, Any]) -> dict[str, Any]:
    """The values of a block without what it says about their source."""
    return {name: value for name, value in block.items() if name not in ("source", "sources", "note")}


def _number_faults(data: dict[str, Any]) -> list[OpificioError]:
    return [
        fault("number", block=block, key=key, low=low, high=high)
        for block, keys in NUMBERS.items()
        for key, (low, high) in keys.items()
        if not is_count(data[block].get(key), low, high)
    ]


def _demand_faults(demand: dict[str, Any]) -> list[OpificioError]:
    prices = demand.get("prices")
    if not isinstance(prices, list) or not prices or not all(is_count(p, 0, LARGEST) for p in prices) or prices != sorted(prices):
        return [fault("demand-prices")]
    faults = []
    for box in ("coal", "iron"):
        spaces = demand.get(box)
        if not isinstance(spaces, list) or len(spaces) != len(prices) or not all(is_count(n, 0, 12) for n in spaces) or sum(spaces) < 1:
            faults.append(fault("demand-rows", box=box, rows=len(prices)))
    if not is_count(demand.get("empty_price"), 0, LARGEST):
        faults.append(fault("number", block="demand", key="empty_price", low=0, high=LARGEST))
    return faults


def _deck_faults(data: dict[str, Any]) -> list[OpificioError]:
    deck = data["deck"]
    industries, colours = _rows(deck.get("industries", {})), _rows(deck.get("colours", {}))
    faults = []
    if tuple(industries) != INDUSTRIES:
        faults.append(fault("deck-industries", industries=", ".join(INDUSTRIES)))
    for card, number in {**industries, **colours}.items():
        if not is_count(number, 0, LARGEST):
            faults.append(fault("deck-count", card=card))
    if set(industries) & set(colours) or not colours:
        faults.append(fault("deck-colours"))
    if not faults and not _number_faults(data):
        needed = data["setup"]["hand"] * max(data["game"]["players"]) + data["setup"]["face_up"]
        if (total := sum(industries.values()) + sum(colours.values())) < needed:
            faults.append(fault("deck-small", total=total, needed=needed))
    return faults


def _stack_faults(row: Any) -> list[OpificioError]:
    name = f"{row.get('industry')} {row.get('level')}" if isinstance(row, dict) else str(row)
    if not isinstance(row, dict) or row.get("industry") not in INDUSTRIES:
        return [fault("stack-industry", stack=name, industries=", ".join(INDUSTRIES))]
    if not is_count(row.get("level"), 0, 9) or not is_count(row.get("count"), 1, 9):
        return [fault("stack-level", stack=name)]
    keys = {"cost": LARGEST, "coal": 3, "iron": 3, "income": LARGEST}
    if row["industry"] in ("coal", "iron"):
        keys["cubes"] = 12
    if row["level"] == 0:
        return [fault("stack-zero", stack=name)] if any(key in row for key in keys) else []
    faults = [fault("stack-number", stack=name, key=key, high=most) for key, most in keys.items() if not is_count(row.get(key), 0, most)]
    if "cubes" in keys and row.get("cubes") == 0:
        faults.append(fault("stack-cubes", stack=name))
    return faults


def _mat_faults(mat: dict[str, Any]) -> list[OpificioError]:
    stacks = mat.get("stacks")
    if not isinstance(stacks, list) or not stacks:
        return [fault("mat-empty")]
    faults = [f for row in stacks for f in _stack_faults(row)]
    if not faults:
        twice = Counter((row["industry"], row["level"]) for row in stacks)
        faults += [fault("stack-twice", stack=f"{industry} {level}") for (industry, level), n in twice.items() if n > 1]
        missing = [i for i in INDUSTRIES if not any(row["industry"] == i and row["level"] > 0 for row in stacks)]
        faults += [fault("stack-missing", industry=industry) for industry in missing]
    return faults


def check(data: dict[str, Any]) -> list[OpificioError]:
    """Every reason why these tables are no playable game, one sentence each."""
    faults = _number_faults(data) + _demand_faults(data["demand"]) + _deck_faults(data) + _mat_faults(data["mat"])
    colours = [c for c, n in _rows(data["deck"].get("colours", {})).items() if is_count(n, 1, LARGEST)]
    tiles = sum(n for n in _rows(data["tiles"]).values() if is_count(n, 0, LARGEST))
    for name, board in data["maps"].items():
        faults += map_faults(name, board, colours, tiles)
    return faults


TABLES = load(GAME)
if _faults := check(TABLES.data):
    raise BadTables(_faults)

SEATS = max(TABLES["game"]["players"])

HAND: int = TABLES["setup"]["hand"]
HAND_LIMIT: int = TABLES["setup"]["hand_limit"]
FACE_UP: int = TABLES["setup"]["face_up"]
MONEY: int = TABLES["setup"]["money"]
ACTIONS_EACH: int = TABLES["setup"]["actions"]
FIRST_ACTIONS: int = TABLES["setup"]["first_actions"]
TWO_IN_ONE = 2  # actions that go into building anywhere with any card

LOAN: int = TABLES["loans"]["amount"]
INTEREST: int = TABLES["loans"]["interest"]
LOAN_PENALTY: int = TABLES["loans"]["penalty"]

RAILWAYS: int = TABLES["railways"]["count"]
RAIL_COST: int = TABLES["railways"]["cost"]
RAIL_NEEDS = frozen([TABLES["railways"]["coal"], TABLES["railways"]["iron"]])
RAIL_VALUE: int = TABLES["railways"]["value"]

POINT_MONEY: int = TABLES["scoring"]["money"]
MARKET_VALUE: int = TABLES["scoring"]["market"]
VILLAGE_VALUE: int = TABLES["scoring"]["village"]

LARGE: int = TABLES["locations"]["large"]
LIMIT: int = TABLES["locations"]["limit"]
LARGE_LIMIT: int = TABLES["locations"]["large_limit"]

# --- demand boxes: as many prices as spaces, dearest first, which is how they are filled; they are emptied from the other end ---

_BOXES = [
    [price for price, n in reversed(list(zip(TABLES["demand"]["prices"], TABLES["demand"][box], strict=True))) for _ in range(n)]
    for box in ("coal", "iron")
]
DEMAND_SPACES = frozen([len(box) for box in _BOXES])
DEMAND_PRICE = frozen([box + [0] * (max(map(len, _BOXES)) - len(box)) for box in _BOXES])
EMPTY_PRICE: int = TABLES["demand"]["empty_price"]

# --- cards and market tiles ---

COLOURS = tuple(_rows(TABLES["deck"]["colours"]))
CARD_NAMES = INDUSTRIES + COLOURS
FIRST_COLOUR = len(INDUSTRIES)
CARDS = len(CARD_NAMES)
CARD_COUNT = frozen([*_rows(TABLES["deck"]["industries"]).values(), *_rows(TABLES["deck"]["colours"]).values()])
DECK = int(CARD_COUNT.sum())
TILE_COUNT = frozen([TABLES["tiles"][name] for name in TILE_NAMES])

# --- the mat: stacks of equal counters, each industry's lowest level first ---

_STACKS = sorted(TABLES["mat"]["stacks"], key=lambda row: (INDUSTRIES.index(row["industry"]), row["level"]))
STACK_NAMES = tuple(f"{row['industry']}-{row['level']}" for row in _STACKS)
STACKS = len(_STACKS)
LEVELS = max(row["level"] for row in _STACKS)
INDUSTRY = frozen([INDUSTRIES.index(row["industry"]) for row in _STACKS])
LEVEL = frozen([row["level"] for row in _STACKS])
COUNT = frozen([row["count"] for row in _STACKS])
COST = frozen([row.get("cost", 0) for row in _STACKS])
NEEDS = frozen([[row.get("coal", 0), row.get("iron", 0)] for row in _STACKS])
CUBES = frozen([row.get("cubes", 0) for row in _STACKS])
INCOME = frozen([row.get("income", 0) for row in _STACKS])
COTTON_ONLY = frozen([bool(row.get("cotton_only", False)) for row in _STACKS])
FIRST_STACK = frozen([list(INDUSTRY).index(i) for i in range(len(INDUSTRIES))] + [STACKS])
"""The stacks of industry i run from FIRST_STACK[i] up to FIRST_STACK[i + 1]."""
STACK_OF = frozen(
    [[STACK_NAMES.index(f"{i}-{level}") if f"{i}-{level}" in STACK_NAMES else -1 for level in range(LEVELS + 1)] for i in INDUSTRIES]
)

# --- the maps ---

ATLAS = Atlas(TABLES["maps"], COLOURS)
MAPS = len(ATLAS.names)
PLACES, SPACES, LINKS = len(ATLAS.places), len(ATLAS.spaces), len(ATLAS.links)
NODES = ATLAS.most_nodes
NODE, SIZE, THROUGH = ATLAS.node, ATLAS.size, ATLAS.through
MARKET, DISTANT_PORT, VILLAGE = ATLAS.market, ATLAS.distant_port, ATLAS.village
PLACE_SPACES, PLACE, KIND = ATLAS.place_spaces, ATLAS.space_place, ATLAS.space_kind
COLOUR, IMPORT, IMPORT_NODE = ATLAS.space_colour, ATLAS.imports, ATLAS.import_node
SEA_PORTS, ENDS = ATLAS.sea_ports, ATLAS.ends
MAP_PLACES, MAP_SPACES, MAP_LINKS = listed(NODE >= 0), listed(PLACE >= 0), listed(ENDS[:, :, 0] >= 0)
MAP_MARKETS = listed(MARKET > 0)
MAP_SHIPS = listed(KIND == SpaceKind.SHIP)
END_NODES = frozen([[sum(1 << node[end] for end in ends if end >= 0) for ends in links] for node, links in zip(NODE, ENDS, strict=True)])
"""The two ends of each link as a set of nodes."""
DISTANT_PORTS = frozen([sum(1 << node[p] for p in range(PLACES) if distant[p]) for node, distant in zip(NODE, DISTANT_PORT, strict=True)])
"""The places with a distant port as a set of nodes."""
FITS = frozen(
    [[int(i == kind) if kind != "blank" else int(i in ("cotton", "factory", "iron")) for i in INDUSTRIES] for kind in SPACE_KINDS]
)
"""Whether a space of this kind takes this industry."""

# --- sets, as the bits of one number: a plot is a space by its place in the list of its map's spaces, a line likewise a link ---

PLOTS, LINES = MAP_SPACES.shape[1], MAP_LINKS.shape[1]


def _inverse(listing: Any, size: int) -> Any:
    """Where in each map's list something stands, -1 if it is not there."""
    return frozen([[list(row).index(i) if i in row else -1 for i in range(size)] for row in listing])


def _sets(size: int, holds: Callable[[int, int, int], bool], listing: Any = MAP_SPACES) -> Any:
    """For each map and number below `size` the set of those listed for which `holds(map, listed, number)`."""
    return frozen(
        [[sum(1 << k for k, i in enumerate(row) if i >= 0 and holds(m, i, n)) for n in range(size)] for m, row in enumerate(listing)]
    )


PLOT = _inverse(MAP_SPACES, SPACES)
PLOT_NODE = frozen([[node[place[k]] if k >= 0 else 0 for k in row] for row, node, place in zip(MAP_SPACES, NODE, PLACE, strict=True)])
"""The node of each plot; that of the place's imports further out is where the cubes of a ship lie."""
PLOT_STOCK = frozen(
    [
        [far[k] if k >= 0 and far[k] >= 0 else near[i] for i, k in enumerate(row)]
        for row, near, far in zip(MAP_SPACES, PLOT_NODE, IMPORT_NODE, strict=True)
    ]
)
PLOT_COLOUR = frozen([[colour[k] if k >= 0 else 0 for k in row] for row, colour in zip(MAP_SPACES, COLOUR, strict=True)])
ALL_PLOTS = _sets(1, lambda m, space, n: True)[:, 0]
FIT_PLOTS = _sets(len(INDUSTRIES), lambda m, space, industry: bool(FITS[KIND[m, space], industry]))
COLOUR_PLOTS = _sets(len(COLOURS), lambda m, space, colour: bool(COLOUR[m, space] == colour))
NODE_PLOTS = _sets(NODES, lambda m, space, node: bool(NODE[m, PLACE[m, space]] == node))
NODE_LINES = _sets(NODES, lambda m, link, node: node in [NODE[m, place] for place in ENDS[m, link]], MAP_LINKS)
NODE_LIMIT = frozen([[LARGE_LIMIT if count(plots) >= LARGE else LIMIT for plots in row] for row in NODE_PLOTS])
"""How many counters a player may have at a node."""
LARGE_NODES = frozen([sum(1 << n for n, plots in enumerate(row) if count(plots) >= LARGE) for row in NODE_PLOTS])
