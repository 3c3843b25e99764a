"""The tiles, goods and links of Industria, checked and frozen for the rules."""

from __future__ import annotations

import re
from enum import IntEnum
from typing import Any

from opificio.kit.errors import BadTables, OpificioError
from opificio.kit.tables import frozen, load

GAME = "industria"
EPOCHS = 5
KINDS = ("factory", "technology", "bonus", "resource")
LAYABLE_KINDS = 3  # all but the last: resource tiles are used or sold
KEYS = {
    "factory": {"epoch", "kind", "money", "needs", "points", "symbols"},
    "technology": {"epoch", "kind", "needs", "points"},
    "bonus": {"epoch", "kind", "symbols"},
    "resource": {"epoch", "kind", "makes"},
}
OPTIONAL = {"factory": {"makes", "discount"}, "technology": set[str](), "bonus": {"money"}, "resource": set[str]()}
LARGEST = 20  # Taler or points in any one place: keeps the list of possible bids short
MOST_NEEDS = 2
RESERVED = {"bank"}  # `from bank` is the bank itself, so no resource tile may carry that name


class Kind(IntEnum):
    FACTORY = 0
    TECHNOLOGY = 1
    BONUS = 2
    RESOURCE = 3


def _fault(what: str, **values: Any) -> OpificioError:
    return OpificioError(f"table-{what}", game=GAME, **values)


def _is_count(value: Any, lowest: int = 0, highest: int = LARGEST) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and lowest <= value <= highest


def _is_names(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(v, str) for v in value) and len(set(value)) == len(value)


def _rows(block: dict[str, Any]) -> dict[str, Any]:
    """The rows of a block without what it says about their source."""
    return {name: row for name, row in block.items() if name not in ("source", "sources", "note")}


def _number_faults(data: dict[str, Any]) -> list[OpificioError]:
    faults = []
    wanted = {"money": ("start", "income", "extra", "good", "resource"), "scoring": ("link", "symbol", "money")}
    for block, keys in wanted.items():
        lowest = {"good": 1, "money": 1}
        for key in keys:
            if not _is_count(data[block].get(key), lowest.get(key, 0)):
                faults.append(_fault("number", block=block, key=key, largest=LARGEST))
    if not _is_count(data["scoring"].get("track"), 1, 999):
        faults.append(_fault("number", block="scoring", key="track", largest=999))
    extra = data["money"].get("extra_epochs")
    if not isinstance(extra, list) or not all(_is_count(e, 1, EPOCHS) for e in extra):
        faults.append(_fault("extra-epochs", epochs=EPOCHS))
    if data["epochs"].get("tiles") != 12:
        faults.append(_fault("pile-size", size=12))
    used = data["epochs"].get("used")
    for seats in data["game"]["players"]:
        if not isinstance(used, dict) or not _is_count(used.get(str(seats)), 1, EPOCHS):
            faults.append(_fault("epochs-used", players=seats, epochs=EPOCHS))
    for good, epoch in _rows(data["goods"]).items():
        if not _is_count(epoch, 1, EPOCHS):
            faults.append(_fault("good-epoch", good=good, epochs=EPOCHS))
    if not _is_names(data["symbols"].get("names")):
        faults.append(_fault("symbols"))
    return faults


def _tile_faults(name: str, tile: Any, goods: set[str], symbols: set[str]) -> list[OpificioError]:
    """What is wrong with one tile, looked at by itself."""
    if not re.fullmatch(r"[a-z][a-z0-9-]*", name):
        return [_fault("tile-name", tile=name)]
    if not isinstance(tile, dict) or tile.get("kind") not in KINDS:
        return [_fault("kind", tile=name, kinds=", ".join(KINDS))]
    kind = tile["kind"]
    keys = set(_rows(tile))
    missing, unknown = KEYS[kind] - keys, keys - KEYS[kind] - OPTIONAL[kind]
    faults = [_fault("key-missing", tile=name, key=key) for key in sorted(missing)]
    faults += [_fault("key-unknown", tile=name, key=key, kind=kind) for key in sorted(unknown)]
    for key in sorted({"money", "points", "discount"} & keys - unknown):
        if not _is_count(tile[key]):
            faults.append(_fault("tile-number", tile=name, key=key, largest=LARGEST))
    if "epoch" in keys and not _is_count(tile["epoch"], 1, EPOCHS):
        faults.append(_fault("tile-epoch", tile=name, epochs=EPOCHS))
    for key, known in (("needs", goods), ("symbols", symbols)):
        if key in keys - unknown:
            if not _is_names(tile[key]):
                faults.append(_fault("list", tile=name, key=key))
            else:
                faults += [_fault("word-unknown", tile=name, key=key, word=w) for w in tile[key] if w not in known]
    if "makes" in keys - unknown and tile["makes"] not in goods:
        faults.append(_fault("word-unknown", tile=name, key="makes", word=str(tile["makes"])))
    if not faults and len(tile.get("needs", [])) > MOST_NEEDS:
        faults.append(_fault("too-many-needs", tile=name, most=MOST_NEEDS))
    if not faults and kind == "bonus" and len(tile["symbols"]) != 1:
        faults.append(_fault("bonus-symbol", tile=name))
    if kind == "resource" and name in RESERVED:
        faults.append(_fault("tile-name", tile=name))
    return faults


def _pile_faults(tiles: dict[str, Any], size: int) -> list[OpificioError]:
    """Whether the tiles make full piles."""
    faults = []
    if len(tiles) != EPOCHS * size:
        faults.append(_fault("tile-count", found=len(tiles), wanted=EPOCHS * size))
    for epoch in range(1, EPOCHS + 1):
        found = sum(isinstance(tile, dict) and tile.get("epoch") == epoch for tile in tiles.values())
        if found != size:
            faults.append(_fault("epoch-count", epoch=epoch, found=found, wanted=size))
    return faults


def _need_faults(tiles: dict[str, Any]) -> list[OpificioError]:
    """Whether each tile can be built in its own epoch."""
    faults = []
    for name, tile in tiles.items():
        for good in tile.get("needs", []):
            others = [t["epoch"] for other, t in tiles.items() if other != name and t.get("makes") == good]
            if not others or min(others) > tile["epoch"]:
                faults.append(_fault("need-unmade", tile=name, good=good, epoch=tile["epoch"]))
    return faults


def _link_faults(links: dict[str, Any], tiles: dict[str, Any]) -> list[OpificioError]:
    faults = []
    seen: set[frozenset[str]] = set()
    for block, kind in (("roads", "factory"), ("lines", "technology")):
        rows = links.get(block)
        if not isinstance(rows, list):
            faults.append(_fault("links", block=block))
            continue
        for number, row in enumerate(rows, start=1):
            ends: Any = row.get("tiles") if isinstance(row, dict) else None
            if not _is_names(ends) or len(ends) != 2:
                faults.append(_fault("link-shape", block=block, number=number))
                continue
            for end in ends:
                if end not in tiles:
                    faults.append(_fault("link-unknown", block=block, number=number, tile=end))
                elif isinstance(tiles[end], dict) and tiles[end].get("kind") != kind:
                    faults.append(_fault("link-kind", block=block, number=number, tile=end, kind=kind))
            if frozenset(ends) in seen:
                faults.append(_fault("link-twice", first=ends[0], second=ends[1]))
            seen.add(frozenset(ends))
    return faults


def check(data: dict[str, Any]) -> list[OpificioError]:
    """Every fault of the tables, each as one sentence."""
    faults = _number_faults(data)
    if faults:
        return faults
    goods, symbols, tiles = set(_rows(data["goods"])), set(data["symbols"]["names"]), _rows(data["tiles"])
    for name, tile in tiles.items():
        faults += _tile_faults(name, tile, goods, symbols)
    if not faults:
        faults += _need_faults(tiles)
    return faults + _pile_faults(tiles, data["epochs"]["tiles"]) + _link_faults(data["links"], tiles)


TABLES = load(GAME)
if found := check(TABLES.data):
    raise BadTables(found)

# Tiles are numbered epoch by epoch, so that a pile is a run of numbers.
_TILES: dict[str, Any] = dict(sorted(_rows(TABLES["tiles"]).items(), key=lambda item: item[1]["epoch"]))
_ROWS = list(_TILES.values())
_PLAYERS = TABLES.data["game"]["players"]

TILE_NAMES = list(_TILES)
GOOD_NAMES = list(_rows(TABLES["goods"]))
SYMBOL_NAMES: list[str] = TABLES["symbols"]["names"]
RESOURCE_NAMES = [name for name in TILE_NAMES if _TILES[name]["kind"] == "resource"]

TILES = len(TILE_NAMES)
GOODS = len(GOOD_NAMES)
SYMBOLS = len(SYMBOL_NAMES)
PILE: int = TABLES["epochs"]["tiles"]
MOST_SEATS: int = max(_PLAYERS)


def padded(rows: list[list[int]], width: int = 1) -> list[list[int]]:
    width = max([width, *map(len, rows)])
    return [row + [-1] * (width - len(row)) for row in rows]


def _making(good: str, kind: str) -> list[int]:
    return [t for t, row in enumerate(_ROWS) if row["kind"] == kind and row.get("makes") == good]


# By tile; -1 fills short rows.
TILE_KIND = frozen([KINDS.index(row["kind"]) for row in _ROWS])
TILE_EPOCH = frozen([row["epoch"] for row in _ROWS])
COST = frozen([row.get("money", 0) for row in _ROWS])
POINTS = frozen([row.get("points", 0) for row in _ROWS])
MAKES = frozen([GOOD_NAMES.index(row["makes"]) if "makes" in row else -1 for row in _ROWS])
NEEDS = frozen(padded([[GOOD_NAMES.index(g) for g in row.get("needs", [])] for row in _ROWS], MOST_NEEDS))
SHOWS = frozen([[int(symbol in row.get("symbols", [])) for symbol in SYMBOL_NAMES] for row in _ROWS])
DISCOUNT = frozen([row.get("discount", 0) for row in _ROWS])

# By good.
GOOD_EPOCH = frozen([TABLES["goods"][good] for good in GOOD_NAMES])
FACTORIES_MAKING = frozen(padded([_making(good, "factory") for good in GOOD_NAMES]))
RESOURCES_OF = frozen(padded([_making(good, "resource") for good in GOOD_NAMES]))

DISCOUNTERS = frozen([t for t, row in enumerate(_ROWS) if row.get("discount", 0)] or [-1])
RESOURCE_TILES = frozen([TILE_NAMES.index(name) for name in RESOURCE_NAMES])
LINKS = frozen(
    [[TILE_NAMES.index(end) for end in row["tiles"]] for block in ("roads", "lines") for row in TABLES["links"][block]] or [[-1, -1]]
)
EPOCHS_USED = frozen([TABLES["epochs"]["used"].get(str(seats), 0) for seats in range(MOST_SEATS + 1)])

START_MONEY: int = TABLES["money"]["start"]
INCOME: int = TABLES["money"]["income"]
EXTRA = frozen([TABLES["money"]["extra"] * (epoch in TABLES["money"]["extra_epochs"]) for epoch in range(EPOCHS + 1)])
GOOD_PRICE: int = TABLES["money"]["good"]
RESOURCE_PRICE: int = TABLES["money"]["resource"]
LINK_POINTS: int = TABLES["scoring"]["link"]
SYMBOL_POINTS: int = TABLES["scoring"]["symbol"]
MONEY_PER_POINT: int = TABLES["scoring"]["money"]
TRACK: int = TABLES["scoring"]["track"]


def _most_money(seats: int) -> int:
    """More than a player can ever hold: all the money that can enter the game (with the lasting extra income of A3)."""
    rounds = PILE // seats
    each = START_MONEY + sum(rounds * (INCOME + int(EXTRA[epoch])) for epoch in range(1, int(EPOCHS_USED[seats]) + 1))
    return seats * each + len(RESOURCE_NAMES) * RESOURCE_PRICE


MOST_MONEY = max(_most_money(seats) for seats in _PLAYERS)
