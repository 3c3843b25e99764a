"""Industria's board: spaces and roads that do not run into one another, real prices, and what a tile would complete."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import combinations, pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

import opificio
from opificio.drawing import board_of
from opificio.games.industria.goods import OUT_OF_REACH
from opificio.games.industria.outlook import outlook
from opificio.games.industria.plan import BOARD_HEIGHT, BOARD_WIDTH, BOARD_X, BOARD_Y, LINK_WAYS, SLOTS, TRACK_WIDTH, TRACK_X, Slot
from opificio.games.industria.scoring import bonus_points, link_points
from opificio.games.industria.state import BID, BUILD, FROM_BANK, FROM_TILE, PART, TILE, Phase, Place
from opificio.games.industria.tables import GOOD_PRICE, LINK_POINTS, LINKS, NEEDS, TILE_KIND, TILES, Kind
from opificio.kit.match import Match, new
from opificio.kit.rng import new_rng
from tests.harness import step

NAMES = ["Anna", "Bruno", "Carla", "Dario"]


def decisions(seats: int, seed: int, *phases: Phase) -> Iterator[Match]:
    """A careful random game, stopped at the decisions of some phases."""
    match = new("industria", NAMES[:seats], seed=seed)
    rng = new_rng(seed, stream=1)
    while not match.over:
        if match.seat >= 0 and match.state.phase in phases:
            yield match
        step(match, "careful", rng)


def groups(match: Match) -> tuple[dict[str, ElementTree.Element], dict[str, ElementTree.Element]]:
    """The pieces drawn for whoever decides by id, and what each lights up elsewhere while it is pointed at."""
    root = ElementTree.fromstring(f"<g>{board_of('industria').draw(match.sight(match.seat))}</g>")
    lit = {a.get("id", ""): b for outer in root.iter() for a, b in pairwise(outer) if b.get("class") == "o-reach"}
    return {e.get("id", ""): e for e in root.iter() if e.get("id")}, lit


# --- the plan of the board ----------------------------------------------------------------------------------------------------------


def test_every_factory_and_technology_has_a_space_of_its_own_on_its_side() -> None:
    assert set(SLOTS) == {t for t in range(TILES) if TILE_KIND[t] in (Kind.FACTORY, Kind.TECHNOLOGY)}
    for t, slot in SLOTS.items():
        assert slot.x > BOARD_X
        assert slot.x + slot.width < BOARD_X + BOARD_WIDTH
        assert slot.y > BOARD_Y
        assert slot.y + slot.height < BOARD_Y + BOARD_HEIGHT
        if TILE_KIND[t] == Kind.FACTORY:
            assert slot.x + slot.width < TRACK_X
        else:
            assert slot.x > TRACK_X + TRACK_WIDTH
    for one, other in combinations(SLOTS.values(), 2):
        assert (one.x + one.width < other.x or other.x + other.width < one.x) or (
            one.y + one.height < other.y or other.y + other.height < one.y
        )


def crosses(slot: Slot, start: tuple[float, float], end: tuple[float, float]) -> bool:
    """Whether a stretch runs through the inside of a space."""
    left, right = sorted((start[0], end[0]))
    top, bottom = sorted((start[1], end[1]))
    return left < slot.x + slot.width and right > slot.x and top < slot.y + slot.height and bottom > slot.y


def test_roads_and_lines_run_from_tile_to_tile_and_through_no_other() -> None:
    assert len(LINK_WAYS) == len(LINKS)
    for link in LINK_WAYS:
        for t, point in zip(link.ends, (link.way[0], link.way[-1]), strict=True):
            slot = SLOTS[t]
            assert slot.x <= point[0] <= slot.x + slot.width
            assert slot.y <= point[1] <= slot.y + slot.height
        for start, end in zip(link.way, link.way[1:], strict=False):
            assert start[0] == end[0] or start[1] == end[1], "roads are straight or turn at right angles"
            assert not [TILE.labels[t] for t, slot in SLOTS.items() if crosses(slot, start, end)]


def test_no_two_ways_share_a_stretch() -> None:
    for one, other in combinations(LINK_WAYS, 2):
        for a, b in zip(one.way, one.way[1:], strict=False):
            for c, d in zip(other.way, other.way[1:], strict=False):
                for axis in (0, 1):
                    if a[axis] == b[axis] == c[axis] == d[axis]:
                        first, second = sorted((a[1 - axis], b[1 - axis])), sorted((c[1 - axis], d[1 - axis]))
                        assert first[1] <= second[0] or second[1] <= first[0], f"{one.ends} and {other.ends}"


# --- prices ----------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4])
def test_the_price_shown_is_what_building_takes(seats: int) -> None:
    """Always taking the cheapest source, exactly the price on the tile leaves the purse; what cannot be paid is refused."""
    built = refused = 0
    for match in decisions(seats, 5, Phase.BUILD):
        sight = match.sight(match.seat)
        seen = outlook(sight)
        for t in range(TILES):
            if not (match.state.place[t] == Place.HAND and match.state.owner[t] == match.seat) or TILE_KIND[t] == Kind.RESOURCE:
                continue
            price = seen.price(t)
            if BUILD.first + t not in sight.legal:
                refused += 1
                assert price == OUT_OF_REACH or price > match.state.money[match.seat] or match.state.laid[TILE_KIND[t]]
                continue
            trial = Match(match.game, match.names, match.options, nature="manual")
            trial._states = match._states.copy()
            money, seat = int(trial.state.money[match.seat]), match.seat
            trial.play(BUILD.first + t)
            while trial.state.phase == Phase.FROM:
                trial.play(trial.actions()[-1])  # resource tiles come last and are free
            built += 1
            assert money - trial.state.money[seat] == price
    assert built > 20
    assert refused > 5


def test_a_price_is_made_of_money_and_the_goods_that_must_be_bought() -> None:
    sources: set[str] = set()
    for match in decisions(4, 2, Phase.OFFER):
        seen = outlook(match.sight(match.seat))
        for t in range(TILES):
            price = seen.money(t)
            for k, good in enumerate(NEEDS[t]):
                source = seen.source(t, k)
                if good >= 0 and price != OUT_OF_REACH:
                    price = OUT_OF_REACH if source == OUT_OF_REACH else price + GOOD_PRICE * (source not in (match.seat, FROM_TILE))
                    names = {OUT_OF_REACH: "nowhere", FROM_BANK: "bank", FROM_TILE: "tile", match.seat: "own"}
                    sources.add(names.get(source, "other"))
            assert seen.price(t) == price
    assert sources == {"nowhere", "bank", "tile", "own", "other"}


def test_the_score_beside_a_name_adds_up_to_the_final_one() -> None:
    match = new("industria", NAMES, seed=4)
    rng = new_rng(4, stream=1)
    while not match.over:
        step(match, "careful", rng)
    sight = match.sight(None)
    seen = outlook(sight)
    assert sight.parts is not None
    assert [dict(zip(PART.labels, map(int, row), strict=True)) for row in seen.parts] == list(sight.parts)


# --- what lights up ------------------------------------------------------------------------------------------------------------------


def test_a_tile_lights_the_links_it_would_close_for_the_viewer() -> None:
    """Every +3 that a tile promises is what it really adds."""
    found = 0
    for match in decisions(4, 7, Phase.OFFER, Phase.BUILD):
        seat = match.seat
        pieces, lit = groups(match)
        for t in range(TILES):
            if t not in SLOTS or match.state.place[t] not in (Place.OFFER, Place.HAND) or f"p-{TILE.labels[t]}" not in pieces:
                continue
            if match.state.place[t] == Place.HAND and match.state.owner[t] != seat:
                continue
            promised = sum(1 for e in lit[f"p-{TILE.labels[t]}"].iter("text") if e.text == f"+{LINK_POINTS}") * LINK_POINTS
            after = match.sight(seat).state
            before = link_points(after, seat)
            after.place[t], after.owner[t] = Place.BUILT, seat
            assert promised == link_points(after, seat) - before
            found += promised > 0
    assert found > 3


def test_a_bonus_says_what_it_is_worth_now() -> None:
    worth = set()
    for match in decisions(4, 1, Phase.OFFER, Phase.BUILD):
        seat = match.seat
        sight = match.sight(seat)
        for t in range(TILES):
            if TILE_KIND[t] != Kind.BONUS or match.state.place[t] not in (Place.OFFER, Place.HAND):
                continue
            gain = outlook(sight).gain_of_bonus(t)
            after = match.sight(seat).state
            before = bonus_points(after, seat)
            after.place[t], after.owner[t] = Place.BUILT, seat
            assert gain == bonus_points(after, seat) - before
            worth.add(gain)
    assert {0, 2} < worth


# --- choices ---------------------------------------------------------------------------------------------------------------------------


def test_the_last_coin_stands_for_every_higher_bid() -> None:
    match = next(m for m in decisions(4, 3, Phase.BID) if m.state.high_bid == 0)
    match._states["money"][0][match.seat] = 40
    coins = [e for name, e in groups(match)[0].items() if name.startswith("p-bid-")]
    offered = [int(a) for e in coins for a in (e.get("data-choice") or "").split()]
    assert offered == [BID.first + k for k in range(40)]
    assert len(coins) < 20


def test_a_tile_can_be_built_on_its_space_and_a_refused_one_asked_about_there() -> None:
    asked = chosen = 0
    for match in decisions(4, 6, Phase.BUILD):
        pieces, _ = groups(match)
        for t in SLOTS:
            if match.state.place[t] == Place.HAND and match.state.owner[t] == match.seat:
                space = pieces[f"p-space-{TILE.labels[t]}"]
                action = str(BUILD.first + t)
                chosen += space.get("data-choice") == action
                asked += space.get("data-why") == action
                assert action in (space.get("data-choice"), space.get("data-why"))
    assert chosen
    assert asked


def test_with_three_players_the_fifth_epoch_is_said_not_to_be_played() -> None:
    board = board_of("industria")
    three, four = (new("industria", NAMES[:seats], seed=1).sight(None, "it") for seats in (3, 4))
    assert three.say("board-unused") in board.fixed(three)
    assert four.say("board-unused") not in board.fixed(four)


# --- tables of one's own -----------------------------------------------------------------------------------------------------------------

OWN_TABLES = """
from xml.etree import ElementTree
from opificio.drawing import picture
from opificio.games.industria.plan import LINK_WAYS, SLOTS
from opificio.kit.words import LANGUAGES
from tests.drawing.test_industria import crosses
from tests.harness import random_match
assert len(SLOTS) == 41
assert not [slot for link in LINK_WAYS for a, b in zip(link.way, link.way[1:]) for slot in SLOTS.values() if crosses(slot, a, b)]
for moves in (0, 40, 90):
    for lang in LANGUAGES:
        match = random_match("industria", 4, 3, moves=moves)
        ElementTree.fromstring(picture(match.sight(max(match.seat, 0), lang)))
"""


def test_tables_of_ones_own_are_drawn_too(tmp_path: Path) -> None:
    """A seventh factory in an epoch, a good and a symbol nobody has drawn, more roads: the plan follows from the tables."""
    own = (Path(opificio.__file__).parent / "games" / "industria" / "tables.toml").read_text(encoding="utf-8")
    own = own[own.index("[goods]") :]
    seventh = 'canals-1 = { epoch = 1, kind = "factory", money = 12, needs = [], makes = "tea", points = 12, symbols = ["airship", "rail"],'
    for old, new_ in (
        ("stone = 1\n", "stone = 1\ntea = 1\n"),
        ('names = ["canal",', 'names = ["airship", "canal",'),
        ('canals-1 = { epoch = 1, kind = "bonus", symbols = ["canal"],', seventh),
        (
            "roads = [",
            'roads = [{ tiles = ["canals-1", "robot-factory"], source = "public" }, { tiles = ["quarry", "refinery"], source = "public" },',
        ),
    ):
        assert own.count(old) == 1, old
        own = own.replace(old, new_)
    (tmp_path / "mine.toml").write_text(own, encoding="utf-8")
    environment = os.environ | {"OPIFICIO_TABLES": f"industria={tmp_path / 'mine.toml'}", "OPIFICIO_JIT": "0"}
    done = subprocess.run([sys.executable, "-c", OWN_TABLES], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
