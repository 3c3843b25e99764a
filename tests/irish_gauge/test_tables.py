"""The map and the components: the printed data, and corrections that could not be played."""

from __future__ import annotations

import copy
import heapq
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from opificio.games.irish_gauge import tables
from opificio.games.irish_gauge.tables import COST, HEXES, HOME_HEX, NEIGHBOURS, TABLES, TERRAIN, TOWN_HEX, TOWN_NAMES, Terrain

NEIGHBOURS_BY_HAND = dict(line.split(": ") for line in (Path(__file__).parent / "neighbours.txt").read_text(encoding="utf-8").splitlines())

DISTANCES = {
    "Dublin": "Drogheda 2/2, Wicklow 3/2, Tullamore 4/4, Arklow 4/3, Kilkenny 5/5, New Ross 5/5, Monaghan 5/5, Waterford 6/6, "
    "Belfast 6.5/6, Galway 8/8, Sligo 8/8, Limerick 8.5/8, Derry 9/8, Castlebar 9/9, Cork 10.5/10, Killarney 12/12",
    "Belfast": "Monaghan 4/3, Drogheda 4/4, Derry 5/4, Dublin 6.5/6, Tullamore 8/8, Sligo 9/8, Galway 10/10",
    "Limerick": "Shannon 1/1, Galway 4/4, Kilkenny 4/4, Cork 4.5/3, Tullamore 5/5, Waterford 5/5, Killarney 5/4, "
    "Castlebar 7/7, Dublin 8.5/8",
    "Cork": "Killarney 4/3, Limerick 4.5/3, Shannon 5/4, Kilkenny 5/5, Waterford 6/5, Galway 8.5/7, Dublin 10.5/10",
}


def test_the_361_adjacencies_follow_from_the_coordinates() -> None:
    computed = {HEXES[h]: {HEXES[n] for n in NEIGHBOURS[h] if n >= 0} for h in range(len(HEXES))}
    assert computed == {spot: set(listed.split()) for spot, listed in NEIGHBOURS_BY_HAND.items()}
    assert sum(map(len, computed.values())) == 2 * 361


def test_the_hexes_by_terrain() -> None:
    assert Counter(Terrain(t) for t in TERRAIN) == {Terrain.EASY: 88, Terrain.DIFFICULT: 33, Terrain.URBAN: 18}
    assert len(HEXES) == 139


def test_the_costs_in_half_points() -> None:
    assert COST[Terrain.EASY].tolist() == COST[Terrain.URBAN].tolist() == [2, 3]
    assert COST[Terrain.DIFFICULT].tolist() == [4, tables.NEVER]


def test_the_sixteen_shares_are_worth_four_to_nineteen() -> None:
    assert sorted(tables.VALUE.tolist()) == list(range(4, 20))


def cheapest(start: int) -> dict[int, tuple[float, int]]:
    """Points and locomotives of the cheapest route to every hex at set-up, fewest locomotives among the cheapest."""
    homes = set(HOME_HEX.tolist())
    best: dict[int, tuple[float, int]] = {}
    queue = [(0.0, 0, start)]
    while queue:
        points, locomotives, here = heapq.heappop(queue)
        if here in best:
            continue
        best[here] = points, locomotives
        for there in (int(n) for n in NEIGHBOURS[here] if n >= 0):
            heapq.heappush(queue, (points + COST[TERRAIN[there], int(there in homes)] / 2, locomotives + 1, there))
    return best


@pytest.mark.parametrize("home", DISTANCES)
def test_distances_between_the_places(home: str) -> None:
    found = cheapest(int(TOWN_HEX[TOWN_NAMES.index(home)]))
    for entry in DISTANCES[home].split(", "):
        place, _, figures = entry.rpartition(" ")
        points, locomotives = figures.split("/")
        assert found[int(TOWN_HEX[TOWN_NAMES.index(place)])] == (float(points), int(locomotives)), place


def test_only_the_bid_limit_is_reconstructed() -> None:
    assert TABLES.sources()["reconstructed"] == 1


def correct(change: Callable[[Any], Any]) -> list[str]:
    data = copy.deepcopy(TABLES.data)
    change(data)
    faults = tables.check(data)
    for fault in faults:
        for lang in ("it", "en"):
            assert not fault.text(lang).startswith("table-"), fault.message
            assert "{" not in fault.text(lang)
    return [fault.message for fault in faults]


def test_the_tables_as_they_are_have_no_fault() -> None:
    assert correct(lambda data: None) == []


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda d: d["money"].update(start="twenty"), "table-number"),
        (lambda d: d["locomotives"].update(each=1), "table-number"),
        (lambda d: d["bids"].pop("highest"), "table-number"),
        (lambda d: d["build"]["easy"].update(empty=1.25), "table-half-points"),
        (lambda d: d["build"].pop("urban"), "table-half-points"),
        (lambda d: d["build"]["difficult"].update(empty=4), "table-too-dear"),
        (lambda d: d["companies"].pop(), "table-companies"),
        (lambda d: d["cubes"].update(colours=["white", "pink"]), "table-colours"),
        (lambda d: d["companies"][0].update(colour="green"), "table-livery"),
        (lambda d: d["companies"][0].update(home="Killarney"), "table-home"),
        (lambda d: d["companies"][2].update(values=[13, 8]), "table-values"),
        (lambda d: d["companies"][2].update(values=[]), "table-values"),
        (lambda d: d["map"].pop("rows"), "table-missing"),
        (lambda d: d["map"]["rows"].__setitem__(0, "e e"), "table-map-row"),
        (lambda d: d["map"]["places"].update(Sligo="D5"), "table-place"),
        (lambda d: d["map"]["places"].update(Sligo="F2"), "table-place-shared"),
        (lambda d: d["map"]["places"].pop("Sligo"), "table-nameless"),
        (lambda d: d["map"]["major"].append("Athlone"), "table-city"),
        (lambda d: d["map"]["cities"].append("Cork"), "table-city-twice"),
        (lambda d: d["cubes"].update(first=2), "table-few-cubes"),
    ],
)
def test_a_correction_that_cannot_be_played_is_refused_with_a_sentence(change: Callable[[Any], Any], fault: str) -> None:
    assert fault in correct(change)


def test_ruling_14_a_map_on_which_a_company_could_be_shut_in_is_refused() -> None:
    def enclose_cork(data: Any) -> None:
        rows = data["map"]["rows"]
        rows[13] = rows[13].replace("D e e", "D D D")

    assert correct(enclose_cork) == ["table-shut-in"]


def test_every_fault_of_a_table_is_named_only_once() -> None:
    assert len(correct(lambda d: (d["money"].update(start=-1), d["map"]["rows"].__setitem__(0, "e e")))) == 2


CORRECTED = """
import opificio
match = opificio.new("irish-gauge", 3, seed=1)
print(match.position()["state"]["locomotives"]["MGW"])
"""


def test_an_owner_of_the_game_can_correct_the_number_of_locomotives(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('[locomotives]\nsource = "public"\neach = 20\n', encoding="utf-8")
    environment = {**os.environ, "OPIFICIO_JIT": "0", "OPIFICIO_TABLES": f"irish-gauge={mine}"}
    done = subprocess.run([sys.executable, "-c", CORRECTED], env=environment, capture_output=True, text=True, check=False)
    assert done.stdout == "19\n", done.stderr
