"""The boards of Age of Industry: how a map file is checked, and all maps together as arrays for the rules.

Every table has the map as its first axis. Places, spaces and links carry the same number on every map that has one of
that name; -1 says that a map has none. Within a map the places and the coal imports are also numbered as *nodes*, so
that sets of them fit into the bits of one number.
"""

from __future__ import annotations

import re
from collections import Counter
from enum import IntEnum
from typing import Any

from opificio.kit.errors import OpificioError
from opificio.kit.tables import frozen
from opificio.kit.words import LANGUAGES

GAME = "age-of-industry"
INDUSTRIES = ("cotton", "factory", "coal", "iron", "port", "ship")
SPACE_KINDS = ("blank", "coal", "port", "ship")
SHEET = (1000, 750)  # where places are drawn: `at = [x, y]`
MOST = 62  # the bits of a signed number that can be used without care
PLACE_KEYS = {"name", "title", "at", "colour", "spaces", "market", "distant_port", "village", "source", "sources", "note"}
SEA_KEYS = {"name", "title", "at", "colour", "ports", "coal", "market", "source", "sources", "note"}


class SpaceKind(IntEnum):
    BLANK = 0
    COAL = 1
    PORT = 2
    SHIP = 3


def fault(what: str, **values: Any) -> OpificioError:
    return OpificioError(f"table-{what}", game=GAME, **values)


def is_count(value: Any, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


# --- checks -----------------------------------------------------------------------------------------------------------------


def _shape_faults(name: str, board: Any) -> list[OpificioError]:
    """Faults that make it pointless to look closer."""
    if not isinstance(board, dict) or not isinstance(board.get("places"), list) or not isinstance(board.get("links"), list):
        return [fault("map-shape", map=name)]
    rows = [(row, PLACE_KEYS) for row in board["places"]] + [(row, SEA_KEYS) for row in board.get("seas", [])]
    faults = []
    for row, keys in rows:
        label = row.get("name") if isinstance(row, dict) else row
        if not isinstance(label, str) or not re.fullmatch(r"[a-z]+(-[a-z]+)*", label):
            faults.append(fault("place-name", map=name, place=str(label)))
        elif not _is_title(row.get("title", label)):
            faults.append(fault("place-title", map=name, place=label))
        elif not _is_point(row.get("at", [0, 0])):
            faults.append(fault("place-at", map=name, place=label, width=SHEET[0], height=SHEET[1]))
        elif unknown := sorted(set(row) - keys):
            faults.append(fault("place-key", map=name, place=label, key=unknown[0], known=", ".join(sorted(keys))))
    for group in board["links"]:
        pairs = group.get("pairs") if isinstance(group, dict) else None
        if not isinstance(pairs, list) or not all(isinstance(p, list) and len(p) == 2 for p in pairs):
            faults.append(fault("link-shape", map=name))
    return faults


def _is_title(title: Any) -> bool:
    """A name for people, or one for each language."""
    names = list(title.values()) if isinstance(title, dict) and set(title) == set(LANGUAGES) else [title]
    return all(isinstance(name, str) and name for name in names)


def _is_point(at: Any) -> bool:
    """A point of the sheet on which a map is drawn."""
    return isinstance(at, list) and len(at) == 2 and all(is_count(n, 0, most) for n, most in zip(at, SHEET, strict=True))


def _place_faults(name: str, row: dict[str, Any], colours: list[str]) -> list[OpificioError]:
    spaces = row.get("spaces", [])
    faults = []
    if not isinstance(spaces, list) or any(kind not in SPACE_KINDS[:3] for kind in spaces) or len(spaces) > 9:
        faults.append(fault("place-spaces", map=name, place=row["name"], kinds=", ".join(SPACE_KINDS[:3])))
    elif spaces and row.get("colour") not in colours:
        faults.append(fault("place-colour", map=name, place=row["name"], colour=str(row.get("colour")), known=", ".join(colours)))
    elif spaces and row.get("village"):
        faults.append(fault("village-spaces", map=name, place=row["name"]))
    return faults


def _sea_faults(name: str, row: dict[str, Any], places: dict[str, Any], colours: list[str]) -> list[OpificioError]:
    faults = []
    if row.get("colour") not in colours:
        faults.append(fault("place-colour", map=name, place=row["name"], colour=str(row.get("colour")), known=", ".join(colours)))
    if not is_count(row.get("coal"), 0, 12):
        faults.append(fault("sea-coal", map=name, place=row["name"]))
    ports = row.get("ports")
    if not isinstance(ports, list) or not ports:
        faults.append(fault("sea-ports", map=name, place=row["name"]))
    else:
        for port in ports:
            if port not in places:
                faults.append(fault("sea-port-unknown", map=name, place=row["name"], port=str(port)))
            elif "port" not in places[port].get("spaces", []):
                faults.append(fault("sea-port-space", map=name, place=row["name"], port=port))
    return faults


def _pairs(board: dict[str, Any]) -> list[tuple[str, str]]:
    return [(a, b) for group in board["links"] for a, b in group["pairs"]]


def _unreached(board: dict[str, Any], names: list[str]) -> list[str]:
    """The places that no chain of links and sea lines joins to the first."""
    lines = _pairs(board) + [(sea["name"], port) for sea in board.get("seas", []) for port in sea["ports"]]
    reached = {names[0]}
    while more := {end for a, b in lines if (a in reached) != (b in reached) for end in (a, b)} - reached:
        reached |= more
    return [place for place in names if place not in reached]


def map_faults(name: str, board: Any, colours: list[str], tiles: int) -> list[OpificioError]:
    """Every reason why this is no playable map, one sentence each."""
    if faults := _shape_faults(name, board):
        return faults
    places = {row["name"]: row for row in board["places"]}
    seas = board.get("seas", [])
    names = [row["name"] for row in board["places"]] + [row["name"] for row in seas]
    faults += [fault("place-twice", map=name, place=place) for place, n in Counter(names).items() if n > 1]
    for row in board["places"]:
        faults += _place_faults(name, row, colours)
    for row in seas:
        faults += _sea_faults(name, row, places, colours)
    for a, b in _pairs(board):
        faults += [fault("link-unknown", map=name, link=f"{a}-{b}", place=str(end)) for end in (a, b) if end not in places]
        if a == b:
            faults.append(fault("link-loop", map=name, place=a))
    twice = Counter(tuple(sorted(pair)) for pair in _pairs(board))
    faults += [fault("link-twice", map=name, link="-".join(pair)) for pair, n in twice.items() if n > 1]
    for place in board.get("no_transit", []):
        if place not in places:
            faults.append(fault("no-transit-unknown", map=name, place=str(place)))
    markets = sum(bool(row.get("market")) for row in [*board["places"], *seas])
    if markets > tiles:
        faults.append(fault("markets", map=name, markets=markets, tiles=tiles))
    if not any(row.get("spaces") for row in board["places"]):
        faults.append(fault("map-spaces", map=name))
    spaces = sum(len(row.get("spaces", [])) for row in board["places"]) + len(seas)
    for what, found in (("nodes", len(names) + len(seas)), ("spaces", spaces), ("links", len(_pairs(board)))):
        if found > MOST:
            faults.append(fault(f"map-many-{what}", map=name, found=found, most=MOST))
    if not faults:
        faults += [fault("unconnected", map=name, place=place, first=names[0]) for place in _unreached(board, names)]
    return faults


# --- the maps as arrays -----------------------------------------------------------------------------------------------------


class Atlas:
    """All maps of the tables side by side, after they have passed the checks."""

    def __init__(self, maps: dict[str, Any], colours: tuple[str, ...]) -> None:
        self.names = tuple(maps)
        boards = list(maps.values())
        rows = [[*board["places"], *board.get("seas", [])] for board in boards]
        self.places = _labels(row["name"] for board in rows for row in board)
        self.spaces = _labels(f"{row['name']}-{n + 1}" for board in rows for row in board for n in range(_size(row)))
        self.links = self._link_labels(boards)
        self.links_reversed = {f"{a}-{b}": f"{b}-{a}" for board in boards for a, b in _pairs(board)}
        self.place_names = {row["name"]: _titles(row) for board in rows for row in board}
        self.space_names = {
            f"{row['name']}-{n + 1}": {lang: f"{title} {n + 1}" for lang, title in _titles(row).items()}
            for board in rows
            for row in board
            for n in range(_size(row))
        }
        self.link_names = {
            f"{a}-{b}": {lang: f"{self.place_names[a][lang]}–{self.place_names[b][lang]}" for lang in LANGUAGES}
            for board in boards
            for a, b in _pairs(board)
        }
        self.most_nodes = max(len(board) + sum("ports" in row for row in board) for board in rows)
        count, places, spaces = len(boards), len(self.places), len(self.spaces)

        node = [[-1] * places for _ in boards]
        market, distant, village = ([[0] * places for _ in boards] for _ in range(3))
        size = [[0] * places for _ in boards]
        most = max(_size(row) for board in rows for row in board)
        place_spaces = [[[-1] * most for _ in range(places)] for _ in boards]
        space_place, space_kind, space_colour, import_node = ([[-1] * spaces for _ in boards] for _ in range(4))
        imports = [[0] * spaces for _ in boards]
        lines = max([1, *(len(row["ports"]) for board in rows for row in board if "ports" in row)])
        sea_ports = [[[-1] * lines for _ in range(spaces)] for _ in boards]
        through = [0] * count
        for m, board in enumerate(rows):
            barred = boards[m].get("no_transit", [])
            beyond = len(board)
            for n, row in enumerate(board):
                p = self.places.index(row["name"])
                node[m][p] = n
                market[m][p] = int(bool(row.get("market")))
                distant[m][p] = int(bool(row.get("distant_port")))
                village[m][p] = int(bool(row.get("village")))
                size[m][p] = _size(row)
                through[m] |= (row["name"] not in barred) << n
                for k, kind in enumerate(["ship"] if "ports" in row else row.get("spaces", [])):
                    space = self.spaces.index(f"{row['name']}-{k + 1}")
                    place_spaces[m][p][k] = space
                    space_place[m][space] = p
                    space_kind[m][space] = SPACE_KINDS.index(kind)
                    space_colour[m][space] = colours.index(row["colour"])
                    if kind == "ship":
                        imports[m][space] = row["coal"]
                        import_node[m][space] = beyond
                        through[m] |= 1 << beyond
                        beyond += 1
                        for line, port in enumerate(row["ports"]):
                            sea_ports[m][space][line] = self.places.index(port)
        ends = [[[-1, -1] for _ in self.links] for _ in boards]
        for m, board in enumerate(boards):
            for a, b in _pairs(board):
                label = f"{a}-{b}" if f"{a}-{b}" in self.links else f"{b}-{a}"
                ends[m][self.links.index(label)] = [self.places.index(a), self.places.index(b)]

        self.node, self.size, self.through = frozen(node), frozen(size), frozen(through)
        self.market, self.distant_port, self.village = frozen(market), frozen(distant), frozen(village)
        self.place_spaces, self.space_place, self.space_kind = frozen(place_spaces), frozen(space_place), frozen(space_kind)
        self.space_colour, self.imports, self.import_node = frozen(space_colour), frozen(imports), frozen(import_node)
        self.sea_ports, self.ends = frozen(sea_ports), frozen(ends)

    @staticmethod
    def _link_labels(boards: list[Any]) -> tuple[str, ...]:
        labels: list[str] = []
        for board in boards:
            for a, b in _pairs(board):
                if f"{a}-{b}" not in labels and f"{b}-{a}" not in labels:
                    labels.append(f"{a}-{b}")
        return tuple(labels)


def _titles(row: dict[str, Any]) -> dict[str, str]:
    """The name of a place in each language."""
    title = row.get("title", row["name"])
    return {lang: title if isinstance(title, str) else title[lang] for lang in LANGUAGES}


def _size(row: dict[str, Any]) -> int:
    return 1 if "ports" in row else len(row.get("spaces", []))


def _labels(names: Any) -> tuple[str, ...]:
    return tuple(dict.fromkeys(names))


def listed(present: Any) -> Any:
    """For each map the numbers of what is there, padded with -1."""
    rows = [[i for i, here in enumerate(row) if here] for row in present]
    width = max(1, *(len(row) for row in rows))
    return frozen([row + [-1] * (width - len(row)) for row in rows])
