"""The board and the components of Irish Gauge, checked and frozen for the rules."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from typing import Any

from opificio.kit.errors import BadTables, OpificioError
from opificio.kit.tables import frozen, load

GAME = "irish-gauge"
COLOURS = ("white", "pink", "black")
CODES = ("CBSC", "WLW", "BCD", "GSW", "MGW")
LIVERIES = ("yellow", "purple", "orange", "blue", "red")
SEA = "."


class Terrain(IntEnum):
    """The three kinds of hexes."""

    EASY = 0
    URBAN = 1
    DIFFICULT = 2


TERRAIN_OF = {"e": Terrain.EASY, "U": Terrain.URBAN, "D": Terrain.DIFFICULT}

# Neighbours of a flat-topped hex in axial coordinates.
STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def axial(row: int, column: int) -> tuple[int, int]:
    """Axial coordinates of a hex; rows count from 0, columns from 1, and even columns sit half a hex higher."""
    return column, row - column // 2


def land(rows: list[str]) -> dict[str, tuple[int, int, str]]:
    """Row, column and letter of every hex that is not sea, by its name."""
    return {
        f"{chr(ord('A') + row)}{column}": (row, column, letter)
        for row, line in enumerate(rows)
        for column, letter in enumerate(line.split(), start=1)
        if letter != SEA
    }


def adjacency(hexes: dict[str, tuple[int, int, str]]) -> dict[str, list[str]]:
    """The neighbours of every hex, recomputed from the coordinates."""
    at = {axial(row, column): name for name, (row, column, _) in hexes.items()}
    return {at[q, r]: [at[q + dq, r + dr] for dq, dr in STEPS if (q + dq, r + dr) in at] for q, r in at}


def _fault(what: str, **values: Any) -> OpificioError:
    return OpificioError(f"table-{what}", game=GAME, **values)


def _number_faults(data: dict[str, Any]) -> Iterator[OpificioError]:
    for block, key, low, high in (
        ("money", "start", 0, 1000),
        ("money", "city", 0, 100),
        ("money", "town", 0, 100),
        ("money", "major", 0, 1000),
        ("bids", "highest", 1, 1000),
        ("cubes", "first", 1, 20),
        ("cubes", "later", 0, 20),
        ("cubes", "call", 1, 10),
        ("locomotives", "each", 2, 100),
    ):
        value = data[block].get(key)
        if type(value) is not int or not low <= value <= high:
            yield _fault("number", where=f"{block}.{key}", low=low, high=high, value=str(value))


def _cost_faults(build: dict[str, Any]) -> Iterator[OpificioError]:
    costs: dict[str, Any] = {"points": build.get("points")}
    for terrain, keys in (("easy", ("empty", "shared")), ("urban", ("empty", "shared")), ("difficult", ("empty",))):
        row = build.get(terrain)
        for key in keys:
            costs[f"{terrain}.{key}"] = row.get(key) if isinstance(row, dict) else None
    for where, value in costs.items():
        if type(value) not in (int, float) or value * 2 not in range(1, 41):
            yield _fault("half-points", where=f"build.{where}", value=str(value))
        elif where != "points" and type(costs["points"]) in (int, float) and value > costs["points"]:
            yield _fault("too-dear", where=f"build.{where}", points=str(costs["points"]), value=str(value))


def _company_faults(data: dict[str, Any]) -> Iterator[OpificioError]:
    codes = [company.get("code") for company in data["companies"]]
    if codes != list(CODES):
        yield _fault("companies", codes=", ".join(CODES))
        return
    if data["cubes"].get("colours") != list(COLOURS):
        yield _fault("colours", colours=", ".join(COLOURS))
    for company in data["companies"]:
        code, values = company["code"], company.get("values")
        if company.get("colour") not in LIVERIES:
            yield _fault("livery", company=code, colours=", ".join(LIVERIES))
        if company.get("home") not in data["map"]["cities"]:
            yield _fault("home", company=code, home=str(company.get("home")))
        whole = isinstance(values, list) and values and all(type(v) is int and 0 < v <= 250 for v in values)
        if not whole or values != sorted(set(values)):
            yield _fault("values", company=code)


def _map_faults(board: dict[str, Any]) -> Iterator[OpificioError]:
    rows = board["rows"]
    for number, line in enumerate(rows, start=1):
        if len(line.split()) != len(rows[0].split()) or not set(line.split()) <= {SEA, *TERRAIN_OF}:
            yield _fault("map-row", row=number, line=line, columns=len(rows[0].split()))
            return
    hexes, places = land(rows), board["places"]
    for name, spot in places.items():
        if spot not in hexes or TERRAIN_OF[hexes[spot][2]] is not Terrain.URBAN:
            yield _fault("place", place=name, spot=str(spot))
        elif list(places.values()).count(spot) > 1:
            yield _fault("place-shared", place=name, spot=spot)
    for spot, (_, _, letter) in hexes.items():
        if TERRAIN_OF[letter] is Terrain.URBAN and spot not in places.values():
            yield _fault("nameless", spot=spot)
    for name in [*board["cities"], *board["major"]]:
        if name not in places:
            yield _fault("city", place=str(name))
    for name in sorted({name for name in board["cities"] if board["cities"].count(name) > 1}):
        yield _fault("city-twice", place=name)


def _start_faults(data: dict[str, Any]) -> Iterator[OpificioError]:
    """What must fit together once every block is sound by itself."""
    cities = data["map"]["cities"]
    if len(cities) > data["cubes"]["first"] * len(COLOURS):
        yield _fault("few-cubes", cities=len(cities), cubes=data["cubes"]["first"] * len(COLOURS))
    neighbours, hexes = adjacency(land(data["map"]["rows"])), land(data["map"]["rows"])
    for company in data["companies"]:
        # With this much room no network can be shut in, so a company with a locomotive left can always build.
        reached = {data["map"]["places"][company["home"]]}
        front = list(reached)
        while front:
            fresh = {n for n in neighbours[front.pop()] if TERRAIN_OF[hexes[n][2]] is not Terrain.DIFFICULT} - reached
            reached |= fresh
            front += fresh
        if len(reached) <= data["locomotives"]["each"]:
            yield _fault("shut-in", company=company["code"], room=len(reached), locomotives=data["locomotives"]["each"])


def _shape_faults(data: dict[str, Any]) -> Iterator[OpificioError]:
    board = data["map"]
    for key, kind in (("rows", list), ("cities", list), ("major", list), ("places", dict)):
        if not isinstance(board.get(key), kind) or not board[key] or not all(isinstance(v, str) for v in board[key]):
            yield _fault("missing", where=f"map.{key}")


def check(data: dict[str, Any]) -> list[OpificioError]:
    """Every fault of the tables, one sentence each."""
    if faults := list(_shape_faults(data)):
        return faults
    faults = [
        *_number_faults(data),
        *_cost_faults(data["build"]),
        *_map_faults(data["map"]),
        *_company_faults(data),
    ]
    return faults or list(_start_faults(data))


TABLES = load(GAME)
if _faults := check(TABLES.data):
    raise BadTables(_faults)

# --- the map -------------------------------------------------------------------------------------------------------

_LAND = land(TABLES["map"]["rows"])
_PLACES = TABLES["map"]["places"]
_ADJACENCY = adjacency(_LAND)

HEXES = list(_LAND)
TOWNS = [name.replace(" ", "-") for name in _PLACES]
TOWN_NAMES = list(_PLACES)
ROW = frozen([row for row, _, _ in _LAND.values()])
COLUMN = frozen([column for _, column, _ in _LAND.values()])
TERRAIN = frozen([TERRAIN_OF[letter] for _, _, letter in _LAND.values()])
NEIGHBOURS = frozen([([HEXES.index(n) for n in _ADJACENCY[h]] + [-1] * 6)[:6] for h in HEXES])
BITS = 60
BESIDE = frozen(
    [[sum(1 << n % BITS for n in row if n >= 0 and n // BITS == word) for row in NEIGHBOURS] for word in range(-(-len(HEXES) // BITS))]
)
"""The neighbours of each hex once more, as a set of bits; hexes are too many for one number."""
TOWN_HEX = frozen([HEXES.index(spot) for spot in _PLACES.values()])
TOWN_AT = frozen([list(_PLACES.values()).index(h) if h in _PLACES.values() else -1 for h in HEXES])
START_CITIES = frozen([TOWN_NAMES.index(name) for name in TABLES["map"]["cities"]])
MAJOR_HEX = frozen([HEXES.index(_PLACES[name]) for name in TABLES["map"]["major"]])

# --- building, in half points ----------------------------------------------------------------------------------------

BUILD_POINTS = int(TABLES["build"]["points"] * 2)
NEVER = 99
COST = frozen([[int(TABLES["build"][t.name.lower()].get(k, NEVER / 2) * 2) for k in ("empty", "shared")] for t in Terrain])
CHEAPEST = int(COST.min())
LOCOMOTIVES = TABLES["locomotives"]["each"]

# --- companies and their shares: the shares of all companies in one row, each stack from its top -----------------------

HOME_HEX = frozen([HEXES.index(_PLACES[company["home"]]) for company in TABLES["companies"]])
_STACKS = [company["values"] for company in TABLES["companies"]]
SHARES = [f"{code}-{value}" for code, stack in zip(CODES, _STACKS, strict=True) for value in stack]
VALUE = frozen([value for stack in _STACKS for value in stack])
COMPANY_OF = frozen([company for company, stack in enumerate(_STACKS) for _ in stack])
STACK = frozen([sum(map(len, _STACKS[:company])) for company in range(len(CODES) + 1)])

# --- cubes and money ---------------------------------------------------------------------------------------------------

CUBES_FIRST = TABLES["cubes"]["first"]
CUBES_LATER = TABLES["cubes"]["later"]
CUBES_CALL = TABLES["cubes"]["call"]
CUBES_EACH = CUBES_FIRST + CUBES_LATER
CALLS = -(-(CUBES_EACH * len(COLOURS) - len(START_CITIES)) // CUBES_CALL)

START_CASH = TABLES["money"]["start"]
CITY_INCOME = TABLES["money"]["city"]
TOWN_INCOME = TABLES["money"]["town"]
MAJOR_DIVIDEND = TABLES["money"]["major"]
HIGHEST_BID = TABLES["bids"]["highest"]
