"""Where the spaces of the printed board lie, and the ways of its roads and lines. Worked out from the tables, whatever they hold.

Factories stand on the left and technologies on the right, epoch below epoch. Within its epoch a tile takes the column that keeps
its links short; links leave at the lower edge of the earlier tile and run in the gutters between the spaces.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations
from typing import NamedTuple

from opificio.games.industria.tables import EPOCHS, LINKS, TILE_EPOCH, TILE_KIND, TILES, Kind

Point = tuple[float, float]


class Area(NamedTuple):
    """One side of the board."""

    kind: Kind
    left: float
    columns: int
    width: float
    height: float
    gap: float


BOARD_X, BOARD_Y = 12, 22
FIRST_ROW = BOARD_Y + 34
ROW_GAP = 19
INNER_GAP = 10
FACTORIES = Area(Kind.FACTORY, BOARD_X + 12, 6, 82, 70, 11)
TRACK_X = FACTORIES.left + 6 * 93 + 3
TRACK_WIDTH = 128
TECHNOLOGIES = Area(Kind.TECHNOLOGY, TRACK_X + TRACK_WIDTH + 18, 2, 104, 50, 22)
AREAS = (FACTORIES, TECHNOLOGIES)
BOARD_WIDTH = TECHNOLOGIES.left + 2 * 104 + 22 + 22 - BOARD_X


class Slot(NamedTuple):
    """A space of the board: its row and column within its area, and where it lies."""

    area: Area
    row: int
    column: int
    x: float
    y: float

    @property
    def width(self) -> float:
        return self.area.width

    @property
    def height(self) -> float:
        return self.area.height

    @property
    def middle(self) -> Point:
        return self.x + self.width / 2, self.y + self.height / 2


def _tiles(area: Area, epoch: int) -> list[int]:
    return [t for t in range(TILES) if TILE_KIND[t] == area.kind and TILE_EPOCH[t] == epoch]


def _depth(area: Area, epoch: int) -> int:
    """How many rows an epoch takes in an area."""
    return max(1, -(-len(_tiles(area, epoch)) // area.columns))


def _band(epoch: int) -> float:
    """How high an epoch's band is."""
    return max(_depth(a, epoch) * a.height + (_depth(a, epoch) - 1) * INNER_GAP for a in AREAS)


BAND_TOP = [FIRST_ROW + sum(_band(e) + ROW_GAP for e in range(1, epoch)) for epoch in range(1, EPOCHS + 2)]
"""The top of each epoch's band, from the first on; the last is where the board ends."""
BOARD_HEIGHT = BAND_TOP[EPOCHS] - ROW_GAP + 14 - BOARD_Y


BANDS = [(BAND_TOP[epoch - 1], _band(epoch)) for epoch in range(1, EPOCHS + 1)]


def band(epoch: int) -> tuple[float, float]:
    """Top and height of an epoch's band."""
    return BANDS[epoch - 1]


# Beside the board the players, below it the table.
WIDTH = 1230
SIDE_X = BOARD_X + BOARD_WIDTH + 12
SIDE_WIDTH = WIDTH - 12 - SIDE_X
TABLE_Y = BOARD_Y + BOARD_HEIGHT + 20
TABLE_HEIGHT = 212


# --- who stands in which column ---------------------------------------------------------------------------------------------

Cells = dict[tuple[int, int], int]  # row and column -> tile


def _pairs() -> list[tuple[int, int]]:
    return [(int(a), int(b)) for a, b in LINKS if a >= 0]


def _effort(cells: Cells, links: list[tuple[int, int]]) -> float:
    """How much road a placement takes: sideways is dear, passing other tiles dearer."""
    place = {t: at for at, t in cells.items()}
    total = 0.0
    for a, b in links:
        (r1, c1), (r2, c2) = sorted((place[a], place[b]))
        aside, down = abs(c1 - c2), r2 - r1
        total += 2 * aside + down
        if down == 0 and aside > 1:
            total += 4
        if down > 1 and all(any((r, c) in cells for r in range(r1 + 1, r2)) for c in {c1, c2}):
            total += 3
    return total


def _place(area: Area) -> Cells:
    """The cells of an area with the least road, looked for from a few starting points."""
    links = [(a, b) for a, b in _pairs() if TILE_KIND[a] == area.kind]
    return min((_improved(area, turn, links) for turn in range(area.columns)), key=lambda cells: _effort(cells, links))


def _improved(area: Area, turn: int, links: list[tuple[int, int]]) -> Cells:
    """From the order of the tables, each epoch turned a little further, tiles change places as long as that shortens the roads."""
    cells: Cells = {}
    rows: list[list[tuple[int, int]]] = []
    swaps: list[list[tuple[tuple[int, int], tuple[int, int]]]] = []
    for epoch in range(1, EPOCHS + 1):
        depth, tiles = _depth(area, epoch), _tiles(area, epoch)
        room = [(len(rows) + row, column) for row in range(depth) for column in range(area.columns)]
        turned = turn * epoch % max(len(tiles), 1)
        cells |= dict(zip(room, tiles[turned:] + tiles[:turned], strict=False))
        swaps += [[pair] for pair in combinations(room, 2)]
        rows += [room[k * area.columns : (k + 1) * area.columns] for k in range(depth)]
    for first in range(1, len(rows)):
        for one, other in combinations(range(area.columns), 2):
            swaps.append([(row[one], row[other]) for row in rows[first:]])  # whole columns, so that what is linked stays together
    best = _effort(cells, links)
    better = True
    while better:
        better = False
        for swap in swaps:
            goes = dict(swap) | {other: one for one, other in swap}
            tried = {goes.get(at, at): t for at, t in cells.items()}
            if (effort := _effort(tried, links)) < best:
                cells, best, better = tried, effort, True
    return cells


def _slots() -> dict[int, Slot]:
    slots: dict[int, Slot] = {}
    for area in AREAS:
        tops: list[float] = []
        for epoch in range(1, EPOCHS + 1):
            top, height = band(epoch)
            depth = _depth(area, epoch)
            spare = height - depth * area.height - (depth - 1) * INNER_GAP
            tops += [top + spare / 2 + k * (area.height + INNER_GAP) for k in range(depth)]
        for (row, column), t in _place(area).items():
            slots[t] = Slot(area, row, column, area.left + column * (area.width + area.gap), tops[row])
    return slots


SLOTS = _slots()
"""The space of each tile that has one."""

# --- roads and lines ------------------------------------------------------------------------------------------------------------


class Link(NamedTuple):
    """A road or a line between two tiles, and its way."""

    ends: tuple[int, int]
    way: list[Point]

    @property
    def middle(self) -> Point:
        """The middle of the longest stretch."""
        (x1, y1), (x2, y2) = max(zip(self.way, self.way[1:], strict=False), key=lambda s: abs(s[0][0] - s[1][0]) + abs(s[0][1] - s[1][1]))
        return (x1 + x2) / 2, (y1 + y2) / 2


def _above(slot: Slot) -> float:
    """The height of the gutter above a slot's row."""
    rows = [s.y + s.height for s in SLOTS.values() if s.area == slot.area and s.row == slot.row - 1]
    return (rows[0] + slot.y) / 2 if rows else slot.y - ROW_GAP / 2


def _free(slot: Slot, other: Slot) -> bool:
    """Whether nothing stands in a slot's column between the rows of both."""
    rows = range(min(slot.row, other.row) + 1, max(slot.row, other.row))
    return not any(s.area == slot.area and s.column == slot.column and s.row in rows for s in SLOTS.values())


def _beside(slot: Slot, other: Slot) -> bool:
    return slot.row == other.row and abs(slot.column - other.column) == 1


class _Lanes:
    """Ways that share a gutter keep apart."""

    def __init__(self, step: float) -> None:
        self.step = step
        self.taken: dict[tuple[object, ...], list[int]] = defaultdict(list)

    def book(self, link: int, *gutter: object) -> None:
        if link not in self.taken[gutter]:
            self.taken[gutter].append(link)

    def shift(self, link: int, *gutter: object) -> float:
        booked = self.taken[gutter]
        return (booked.index(link) - (len(booked) - 1) / 2) * self.step if link in booked else 0.0


def _links() -> list[Link]:
    """Every link with its way. First each books its doors and gutters, then the ways are drawn."""
    pairs = [tuple(sorted(ends, key=lambda t: (SLOTS[t].row, SLOTS[t].column))) for ends in _pairs()]
    doors, across, along = _Lanes(16), _Lanes(6.5), _Lanes(6)
    columns: dict[int, int] = {}  # the gutter left of this column, for links that must pass other tiles
    for k, ends in enumerate(pairs):
        upper, lower = (SLOTS[t] for t in ends)
        if not (_free(upper, lower) or _free(lower, upper)):
            columns[k] = upper.column + (1 if lower.column > upper.column else 0)
            if upper.column == lower.column:  # on either side: where fewer pass, outside rather than inside
                left, right = (len(along.taken[upper.area, upper.column + side]) for side in (0, 1))
                columns[k] += right < left or (right == left and 2 * upper.column >= upper.area.columns)
            along.book(k, upper.area, columns[k])
    wanted: list[tuple[float, int, tuple[object, ...]]] = []  # doors from left to right as the ways come
    for k, (a, b) in enumerate(pairs):
        if not _beside(SLOTS[a], SLOTS[b]):
            for door, other in zip(_doors(a, b), (b, a), strict=True):
                wanted.append((columns[k] - 0.5 if k in columns else SLOTS[other].column, k, door))
    for _, k, door in sorted(wanted, key=lambda w: w[:2]):
        doors.book(k, *door)
    for k, ends in enumerate(pairs):
        upper, lower = (SLOTS[t] for t in ends)
        if _beside(upper, lower):
            continue
        if k in columns:
            across.book(k, upper.area, upper.row + 1)
        if k in columns or (upper.column != lower.column and (upper.row == lower.row or _free(upper, lower))):
            across.book(k, upper.area, lower.row)
        elif upper.column != lower.column:
            across.book(k, upper.area, upper.row + 1)
    return [Link((a, b), _way(k, a, b, doors, across, along, columns.get(k))) for k, (a, b) in enumerate(pairs)]


def _doors(a: int, b: int) -> tuple[tuple[object, ...], tuple[object, ...]]:
    """Where a link leaves the upper tile and enters the lower one: a gutter and a column, shared by the tiles above and below it."""
    upper, lower = SLOTS[a], SLOTS[b]
    return (upper.area, upper.row + (upper.row < lower.row), upper.column), (lower.area, lower.row, lower.column)


def _way(k: int, a: int, b: int, doors: _Lanes, across: _Lanes, along: _Lanes, column: int | None) -> list[Point]:
    upper, lower = SLOTS[a], SLOTS[b]
    area = upper.area
    if _beside(upper, lower):
        y = upper.middle[1]
        return [(upper.x + upper.width, y), (lower.x, y)]
    x1, x2 = (slot.middle[0] + doors.shift(k, *door) for slot, door in zip((upper, lower), _doors(a, b), strict=True))
    if upper.row == lower.row:
        y = _above(upper) + across.shift(k, area, upper.row)
        return [(x1, upper.y), (x1, y), (x2, y), (x2, lower.y)]
    start, end = (x1, upper.y + upper.height), (x2, lower.y)
    below = _above(min((s for s in SLOTS.values() if s.area == area and s.row == upper.row + 1), default=lower))
    if column is not None:
        x = area.left + column * (area.width + area.gap) - area.gap / 2 + along.shift(k, area, column)
        y1, y2 = below + across.shift(k, area, upper.row + 1), _above(lower) + across.shift(k, area, lower.row)
        return [start, (x1, y1), (x, y1), (x, y2), (x2, y2), end]
    if x1 == x2:
        return [start, end]
    row = lower.row if _free(upper, lower) else upper.row + 1
    y = (_above(lower) if row == lower.row else below) + across.shift(k, area, row)
    return [start, (x1, y), (x2, y), end]


LINK_WAYS = _links()
LINKS_OF: dict[int, list[Link]] = {t: [link for link in LINK_WAYS if t in link.ends] for t in range(TILES)}
