"""Ways over railways and sea lines, compared with a plain breadth-first search on random networks."""

from __future__ import annotations

import random
from typing import Any

import networkx
import numpy as np
import pytest

import opificio
from opificio.games.age_of_industry import tables
from opificio.games.age_of_industry.network import nearest, survey
from opificio.kit.compile import rule
from opificio.kit.game import load_game
from tests.age_of_industry.table import GAME

BOARDS = {name: m for m, name in enumerate(tables.ATLAS.names)}


@rule
def look(states: Any, i: int, start: int, wanted: int, out: Any) -> None:
    """The nodes reached from one, and the nearest of the wanted ones."""
    s = states[i]
    survey(s)
    out[0] = s.reach[start]
    out[1] = nearest(s, start, wanted)


def random_board(board: str, dice: random.Random) -> Any:
    """A record with railways, ports and ships strewn over the map."""
    m = BOARDS[board]
    states = load_game(GAME).template(3, {"map": board})
    s = states[0]
    for link in tables.MAP_LINKS[m]:
        if link >= 0 and dice.random() < 0.45:
            s.rail[link] = dice.randrange(3)
    for space in tables.MAP_SPACES[m]:
        kind = tables.KIND[m, space] if space >= 0 else -1
        if kind in (2, 3) and dice.random() < 0.6:
            s.counter[space] = tables.STACK_NAMES.index("port-1" if kind == 2 else "ship-2")
            s.owner[space] = dice.randrange(3)
            s.side[space] = 0
    return states


def drawn(board: str, s: Any) -> networkx.Graph[Any]:
    """The same network by names, straight from the map file: ("import", sea) lies beyond a ship."""
    data = tables.TABLES["maps"][board]
    graph: networkx.Graph[Any] = networkx.Graph()
    graph.add_nodes_from(row["name"] for row in [*data["places"], *data.get("seas", [])])
    for group in data["links"]:
        for a, b in group["pairs"]:
            if s.rail[tables.ATLAS.links.index(f"{a}-{b}")] >= 0:
                graph.add_edge(a, b)
    for sea in data.get("seas", []):
        graph.add_node(("import", sea["name"]))
        if s.counter[tables.ATLAS.spaces.index(f"{sea['name']}-1")] < 0:
            continue
        graph.add_edge(sea["name"], ("import", sea["name"]))
        for port in sea["ports"]:
            kinds = next(row["spaces"] for row in data["places"] if row["name"] == port)
            if any(kind == "port" and s.counter[tables.ATLAS.spaces.index(f"{port}-{k + 1}")] >= 0 for k, kind in enumerate(kinds)):
                graph.add_edge(sea["name"], port)
    return graph


def distances(graph: networkx.Graph[Any], start: Any, barred: list[str]) -> dict[Any, int]:
    """Lines from a place to every other; barred places are entered but not left again, unless one starts there."""
    ways: networkx.DiGraph[Any] = networkx.DiGraph()
    ways.add_nodes_from(graph)
    for a, b in graph.edges:
        ways.add_edges_from((u, v) for u, v in ((a, b), (b, a)) if u not in barred or u == start)
    return dict(networkx.single_source_shortest_path_length(ways, start))


@pytest.mark.parametrize("board", BOARDS)
def test_reach_and_nearest_source_agree_with_a_plain_search(board: str) -> None:
    import numpy as np

    dice = random.Random(11)
    m = BOARDS[board]
    data = tables.TABLES["maps"][board]
    node: dict[Any, int] = {place: int(tables.NODE[m, p]) for p, place in enumerate(tables.ATLAS.places) if tables.NODE[m, p] >= 0}
    for sea in data.get("seas", []):
        node["import", sea["name"]] = int(tables.IMPORT_NODE[m, tables.ATLAS.spaces.index(f"{sea['name']}-1")])
    out = np.zeros(2, np.int64)
    for _ in range(60):
        states = random_board(board, dice)
        graph = drawn(board, states[0])
        for start in graph:
            found = distances(graph, start, data.get("no_transit", []))
            wanted = dice.sample(sorted(node, key=str), 5)
            look(states, 0, node[start], sum(1 << node[place] for place in wanted), out)
            assert out[0] == sum(1 << node[place] for place in found)
            least = min((found[place] for place in wanted if place in found), default=None)
            assert out[1] == sum(1 << node[place] for place in wanted if found.get(place) == least is not None)


def test_the_maps_give_the_same_numbers_to_nothing_twice() -> None:
    for m in BOARDS.values():
        used = [int(n) for n in tables.NODE[m] if n >= 0] + [int(n) for n in tables.IMPORT_NODE[m] if n >= 0]
        assert len(used) == len(set(used)) <= 62
    assert opificio.about(GAME).tables["maps"].keys() == BOARDS.keys()


KEPT = [
    "adjacent",
    "reach",
    "harbours",
    "stocked",
    "touched",
    "present",
    "taken",
    "standing",
    "below",
    "owned",
    "working",
    "holding",
    "laid",
]


@pytest.mark.parametrize("board", BOARDS)
def test_what_is_known_of_the_board_is_kept_from_move_to_move(board: str) -> None:
    """Counters, cubes, flips and railways are entered one by one; looking at the whole board again must find the same."""
    match = opificio.new(GAME, 4, seed=5, options={"map": board})
    bot, out = opificio.bot("novice", seed=5), np.zeros(2, np.int64)
    while not match.over:
        match.play(bot.choose(match))
        anew = match._states.copy()
        look(anew, 0, 0, 0, out)
        for name in KEPT:
            assert (anew[name] == match._states[name]).all(), name
    assert match._states["laid"].any()
    assert match._states["taken"].any()
