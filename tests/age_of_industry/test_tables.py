"""The mat, the deck and the maps: what the sources say of them, and corrections that could not be played."""

from __future__ import annotations

import copy
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import networkx
import pytest

from opificio.games.age_of_industry import tables
from opificio.games.age_of_industry.atlas import Atlas
from opificio.games.age_of_industry.tables import COLOURS, TABLES, check

MAPS = TABLES["maps"]
GERMANY, NEW_ENGLAND = MAPS["germany"], MAPS["new-england"]


def places(board: dict[str, Any]) -> dict[str, Any]:
    return {row["name"]: row for row in board["places"]}


def pairs(board: dict[str, Any]) -> list[tuple[str, str]]:
    return [tuple(pair) for group in board["links"] for pair in group["pairs"]]


def spaces(board: dict[str, Any]) -> Counter[str]:
    return Counter(kind for row in board["places"] for kind in row.get("spaces", []))


def test_every_player_has_35_counters_and_12_railways() -> None:
    assert int(tables.COUNT.sum()) == 35
    assert tables.RAILWAYS == 12


def test_the_deck_has_66_cards_and_there_are_18_market_tiles() -> None:
    assert tables.DECK == 66
    assert int(tables.TILE_COUNT.sum()) == 18


def test_the_demand_boxes_are_filled_from_three_dollars_down() -> None:
    assert tables.DEMAND_PRICE.tolist() == [[3, 3, 2, 2, 1, 1]] * 2


def test_the_map_of_germany_in_figures() -> None:
    assert spaces(GERMANY) == {"blank": 32, "port": 8, "coal": 6}
    assert len([row for row in GERMANY["places"] if row.get("spaces")]) == 27
    assert len(pairs(GERMANY)) == 57
    for key, count in (("market", 9), ("distant_port", 4), ("village", 3)):
        assert sum(bool(row.get(key)) for row in GERMANY["places"]) == count
    colours = Counter(dict.fromkeys(COLOURS, 0))
    for row in GERMANY["places"]:
        if row.get("spaces"):
            colours[row["colour"]] += len(row["spaces"])
    assert colours == {"green": 9, "blue": 9, "red": 9, "purple": 9, "brown": 10}


def test_the_map_of_new_england_in_figures() -> None:
    assert spaces(NEW_ENGLAND) == {"blank": 24, "port": 10, "coal": 2}
    assert len(NEW_ENGLAND["seas"]) == 6
    assert all(sea["coal"] == 3 and sea["market"] for sea in NEW_ENGLAND["seas"])
    assert len(pairs(NEW_ENGLAND)) == 40
    assert sum(bool(row.get("village")) for row in NEW_ENGLAND["places"]) == 6
    assert {row["name"] for row in NEW_ENGLAND["places"] if "coal" in row.get("spaces", [])} == {"pennsylvania"}


def test_what_the_rulebook_says_of_germany_holds() -> None:
    found = places(GERMANY)
    assert found["koeln"]["spaces"] == ["blank", "blank"]
    assert found["kiel"]["spaces"] == ["port"]
    assert found["belgium"]["spaces"] == ["coal"]
    assert found["regensburg"]["colour"] == found["muenchen"]["colour"] == "brown"
    assert len(found["muenchen"]["spaces"]) <= 3
    assert found["poland"]["market"]
    assert "coal" in found["poland"]["spaces"]
    assert found["bohemia"]["distant_port"]
    assert found["france"]["distant_port"]
    graph = networkx.Graph(pairs(GERMANY))
    assert graph.has_edge("regensburg", "bohemia")
    assert networkx.shortest_path_length(graph, "regensburg", "bohemia") < networkx.shortest_path_length(graph, "regensburg", "mannheim")


def test_new_england_stays_connected_without_pennsylvania() -> None:
    graph = networkx.Graph(pairs(NEW_ENGLAND))
    graph.remove_node("pennsylvania")
    assert networkx.is_connected(graph)


def test_every_colour_has_spaces_on_every_map() -> None:
    for board in MAPS.values():
        assert {row["colour"] for row in board["places"] if row.get("spaces")} == set(COLOURS)


def test_both_maps_share_one_numbering_and_a_third_would_join_them() -> None:
    atlas = Atlas({**MAPS, "again": GERMANY}, COLOURS)
    assert atlas.places == tables.ATLAS.places
    assert (atlas.ends[2] == atlas.ends[0]).all()
    assert (atlas.ends[0][:, 0] >= 0).sum() == 57


# --- faults -----------------------------------------------------------------------------------------------------------------


def correct(change: Callable[[Any], Any]) -> list[str]:
    data = copy.deepcopy(TABLES.data)
    change(data)
    faults = check(data)
    for fault in faults:
        for lang in ("it", "en"):
            assert not fault.text(lang).startswith("table-"), fault.message
            assert "{" not in fault.text(lang)
    return [fault.message.removeprefix("table-") for fault in faults]


def germany(change: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return lambda data: change(data["maps"]["germany"])


def new_england(change: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return lambda data: change(data["maps"]["new-england"])


def test_the_tables_as_they_are_have_no_fault() -> None:
    assert correct(lambda data: None) == []


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda d: d["setup"].update(hand="six"), "number"),
        (lambda d: d["loans"].update(amount=0), "number"),
        (lambda d: d["demand"].update(prices=[3, 2, 1]), "demand-prices"),
        (lambda d: d["demand"].update(coal=[2, 2]), "demand-rows"),
        (lambda d: d["demand"].update(empty_price=-1), "number"),
        (lambda d: d["deck"]["industries"].pop("ship"), "deck-industries"),
        (lambda d: d["deck"]["colours"].update(red="six"), "deck-count"),
        (lambda d: d["deck"]["colours"].update(cotton=3), "deck-colours"),
        (lambda d: d["deck"]["industries"].update(dict.fromkeys(d["deck"]["industries"], 0)), "deck-small"),
        (lambda d: d["mat"].update(stacks=[]), "mat-empty"),
        (lambda d: d["mat"]["stacks"][0].update(industry="silk"), "stack-industry"),
        (lambda d: d["mat"]["stacks"][0].update(level=10), "stack-level"),
        (lambda d: d["mat"]["stacks"][3].update(cost=5), "stack-zero"),
        (lambda d: d["mat"]["stacks"][0].update(cost=None), "stack-number"),
        (lambda d: d["mat"]["stacks"][6].update(cubes=0), "stack-cubes"),
        (lambda d: d["mat"]["stacks"].append(d["mat"]["stacks"][0]), "stack-twice"),
        (lambda d: d["mat"].update(stacks=[row for row in d["mat"]["stacks"] if row["industry"] != "port"]), "stack-missing"),
        (germany(lambda m: m.pop("places")), "map-shape"),
        (germany(lambda m: m["places"][0].update(name="Köln am Rhein")), "place-name"),
        (germany(lambda m: m["places"][0].update(title=7)), "place-title"),
        (germany(lambda m: m["places"][0].update(at=[5000, 0])), "place-at"),
        (germany(lambda m: m["places"][0].update(spces=[])), "place-key"),
        (germany(lambda m: m["places"].append(m["places"][0])), "place-twice"),
        (germany(lambda m: m["places"][0].update(spaces=["silk"])), "place-spaces"),
        (germany(lambda m: m["places"][0].update(colour="pink")), "place-colour"),
        (germany(lambda m: m["places"][0].update(village=True)), "village-spaces"),
        (germany(lambda m: m["links"].append({"pairs": ["kiel"]})), "link-shape"),
        (germany(lambda m: m["links"][0]["pairs"].append(["kiel", "atlantis"])), "link-unknown"),
        (germany(lambda m: m["links"][0]["pairs"].append(["kiel", "kiel"])), "link-loop"),
        (germany(lambda m: m["links"][0]["pairs"].append(["kiel", "denmark"])), "link-twice"),
        (germany(lambda m: m["links"][1]["pairs"].remove(["denmark", "kiel"])), "unconnected"),
        (germany(lambda m: m.update(places=[{**row, "spaces": []} for row in m["places"]])), "map-spaces"),
        (germany(lambda m: m["places"].extend({"name": "village-" + "x" * n} for n in range(1, 40))), "map-many-nodes"),
        (germany(lambda m: [row.update(spaces=["blank"] * 9, colour="red") for row in m["places"][:8]]), "map-many-spaces"),
        (germany(lambda m: m["links"][0]["pairs"].extend(["kiel", row["name"]] for row in m["places"][3:12])), "map-many-links"),
        (germany(lambda m: [row.update(market=True) for row in m["places"]]), "markets"),
        (new_england(lambda m: m.update(no_transit=["atlantis"])), "no-transit-unknown"),
        (new_england(lambda m: m["seas"][0].update(coal=-1)), "sea-coal"),
        (new_england(lambda m: m["seas"][0].update(ports=[])), "sea-ports"),
        (new_england(lambda m: m["seas"][0].update(ports=["atlantis"])), "sea-port-unknown"),
        (new_england(lambda m: m["seas"][0].update(ports=["albany"])), "sea-port-space"),
        (new_england(lambda m: m["seas"][0].update(colour="pink")), "place-colour"),
    ],
)
def test_a_correction_that_cannot_be_played_is_refused_with_a_sentence(change: Callable[[Any], Any], fault: str) -> None:
    assert fault in correct(change)


def test_a_colour_without_cards_is_refused_on_every_map() -> None:
    assert set(correct(lambda data: data["deck"]["colours"].update(brown=0))) == {"place-colour"}


THIRD_MAP = """
[maps.lowlands]
source = "reconstructed"
places = [
  { name = "antwerp", title = { en = "Antwerp", it = "Anversa" }, colour = "green", spaces = ["port", "blank"] },
  { name = "ghent", colour = "blue", spaces = ["blank", "blank"] },
  { name = "liege", colour = "red", spaces = ["coal", "blank", "blank", "coal"] },
  { name = "brussels", colour = "brown", spaces = ["blank", "blank", "blank"], market = true },
]
[[maps.lowlands.links]]
pairs = [["antwerp", "ghent"], ["antwerp", "brussels"], ["ghent", "brussels"], ["brussels", "liege"]]
"""

PLAY_IT = """
import opificio
m = opificio.new("age-of-industry", 3, options={"map": "lowlands"}, seed=3, tables=r"%s")
assert m.game.tables.options()["map"] == ["germany", "new-england", "lowlands"]
while m.round < 3:
    m.play(m.legal()[0])
print(m.describe("rail antwerp-ghent", "it"))
"""


def test_a_third_map_is_a_third_file(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(THIRD_MAP, encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-c", PLAY_IT % (tmp_path / "mine.toml")],
        env={**os.environ, "OPIFICIO_JIT": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout == "Ferrovia Anversa–ghent\n"


def test_most_of_the_maps_and_of_the_mat_is_said_to_be_reconstructed() -> None:
    counts = TABLES.sources()
    assert counts["reconstructed"] > counts["rulebook"] > counts["public"] > 0
