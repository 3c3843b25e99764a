"""Reads, checks and freezes the tables of Industrial Waste."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from opificio.kit.errors import BadTables, OpificioError
from opificio.kit.tables import frozen, load

GAME = "industrial-waste"
SEATS = 4
ROWS = 3
KINDS = (
    "order", "raw-materials", "growth", "innovation", "waste-disposal",
    "advisor", "hiring-firing", "waste-removal", "bribery", "accident",
)  # fmt: skip
TRACKS = ("rationalization", "materials", "waste")


def check(data: dict[str, Any]) -> list[OpificioError]:
    """Everything that would make these tables unplayable, a sentence each."""
    faults: list[OpificioError] = []

    def expect(fine: bool, what: str, **values: Any) -> None:
        if not fine:
            faults.append(OpificioError(f"table-{what}", game=GAME, **values))

    def number(block: str, key: str, low: int, high: int) -> None:
        value = data[block].get(key)
        fine = isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
        expect(fine, "number", block=block, key=key, found=str(value), low=low, high=high)

    kinds = set(data["cards"]) - {"source", "sources", "note"}
    expect(kinds == set(KINDS), "cards", known=", ".join(KINDS))
    for kind in sorted(kinds & set(KINDS)):
        number("cards", kind, 1 if kind == "accident" else 0, 1 if kind == "accident" else 40)
    if not faults:
        # A layout needs fifteen cards of which no column holds two alike, whatever is in the hands (ruling 2).
        total = sum(data["cards"][kind] for kind in KINDS)
        expect(total >= 40, "cards-few", found=total)
    growth, workers = data["board"].get("growth"), data["board"].get("workers")
    expect(_steps(growth, 1) and len(growth) >= 2, "growth", found=str(growth))
    expect(_steps(workers, -1) and workers[-1] >= 1, "workers", found=str(workers))
    values, points = data["mat"].get("values"), data["points"].get("track")
    expect(_steps(values, -1) and values[-1] == 1, "values", found=str(values))
    if isinstance(values, list):
        fitting = isinstance(points, list) and len(points) == len(values) and all(isinstance(p, int) for p in points)
        expect(fitting, "points", length=len(values))
    number("mat", "waste", 1, 100)
    if not faults:
        number("mat", "yellow", 1, data["mat"]["waste"])
        number("mat", "red", data["mat"]["yellow"], data["mat"]["waste"])
    number("start", "cash", 0, 1000)
    number("start", "materials", 0, 25)
    number("supply", "materials", 1, 120)
    for key in ("innovation", "advisor-order", "loan", "bribe", "yellow-fine", "red-fine"):
        number("money", key, 1 if key == "loan" else 0, 100)
    number("limits", "loans", 0, 1000)
    number("limits", "bid", 1, 200)
    if not faults:
        number("limits", "min-uncontested-price", 0, data["limits"]["bid"])
        enough = data["supply"]["materials"] >= SEATS * data["start"]["materials"]
        expect(enough, "supply", found=data["supply"]["materials"], needed=SEATS * data["start"]["materials"])
    return faults


def _steps(values: Any, step: int) -> bool:
    if not isinstance(values, list) or not values or not all(isinstance(v, int) and 0 < v < 100 for v in values):
        return False
    return all(b - a == step for a, b in pairwise(values))


TABLES = load(GAME)
if _faults := check(TABLES.data):
    raise BadTables(_faults)

CARDS = frozen([TABLES["cards"][kind] for kind in KINDS])
ACCIDENT_INDEX = KINDS.index("accident")
GROWTH_FIRST: int = TABLES["board"]["growth"][0]
GROWTH_LAST: int = TABLES["board"]["growth"][-1]
WORKERS_MOST: int = TABLES["board"]["workers"][0]
WORKERS_LEAST: int = TABLES["board"]["workers"][-1]
TRACK_FIRST: int = TABLES["mat"]["values"][0]
TRACK_LAST = 1
WASTE_LAST: int = TABLES["mat"]["waste"]
YELLOW: int = TABLES["mat"]["yellow"]
RED: int = TABLES["mat"]["red"]
POINTS = frozen([0, *reversed(TABLES["points"]["track"])])
"""Points of a track by the value its marker stands on."""
START_CASH: int = TABLES["start"]["cash"]
START_MATERIALS: int = TABLES["start"]["materials"]
MATERIALS: int = TABLES["supply"]["materials"]
INNOVATION_COST: int = TABLES["money"]["innovation"]
ADVISOR_BONUS: int = TABLES["money"]["advisor-order"]
LOAN: int = TABLES["money"]["loan"]
BRIBE: int = TABLES["money"]["bribe"]
YELLOW_FINE: int = TABLES["money"]["yellow-fine"]
RED_FINE: int = TABLES["money"]["red-fine"]
LOAN_CAP: int = TABLES["limits"]["loans"]
BID_CAP: int = TABLES["limits"]["bid"]
MIN_UNCONTESTED: int = TABLES["limits"]["min-uncontested-price"]
