"""Age of Industry's board: places that keep apart, lines along them, and true words about what a choice takes and brings."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import chain, combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest

from opificio.drawing import board_of, picture
from opificio.games.age_of_industry.outlook import Lines, building, railway, selling, served, sold_to
from opificio.games.age_of_industry.plan import MAP, SIDE, Plan, plan
from opificio.games.age_of_industry.state import AT, GOODS, PLACE_AXIS, RAIL, TO_PLACE, TO_SPACE, WITH, Phase, Task
from opificio.games.age_of_industry.tables import ATLAS, ENDS, MAP_PLACES, MAP_SPACES, PLACE
from opificio.kit.actions import column, row, within
from opificio.kit.match import Match, new
from opificio.kit.rng import new_rng
from opificio.kit.words import LANGUAGES
from tests.age_of_industry.test_tables import THIRD_MAP
from tests.harness import step

GAME = "age-of-industry"
NAMES = ["Anna", "Bruno", "Carla", "Dario"]
MAPS = ["germany", "new-england"]
DRAWN = [(m, lang) for m in range(len(ATLAS.names)) for lang in LANGUAGES]


def decisions(board: str, seed: int, *phases: Phase) -> Iterator[Match]:
    """A careful random game, stopped at the decisions of some phases."""
    match = new(GAME, NAMES, seed=seed, options={"map": board})
    rng = new_rng(seed, stream=1)
    while not match.over and match.round < 40:
        if match.seat >= 0 and match.state.phase in phases:
            yield match
        step(match, "careful", rng)


def tried(match: Match, action: int, *events: str) -> int:
    """The money of some events of an action and of the choices of sources that follow from it; the match is as before afterwards."""
    moves = 1
    happened = match.play(action)
    while match.seat >= 0 and match.state.phase in (Phase.END, Phase.SOURCE):
        happened += match.play(match.legal()[0])
        moves += 1
    for _ in range(moves):
        match.undo()
    return sum(int(event.values["amount"]) for event in happened if event.kind in events)


def bill(words: str) -> int:
    """The sum that is told: all in all, or else the price."""
    said = re.search(r"\$(\d+) in all", words) or re.search(r"\$(\d+)", words)
    assert said
    return int(said[1])


# --- the plan of the map ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("m", "lang"), DRAWN)
def test_every_place_has_a_plate_of_its_own_inside_the_frame(m: int, lang: str) -> None:
    plates = plan(m, lang).plates
    assert set(plates) == {int(p) for p in MAP_PLACES[m] if p >= 0}
    assert {k for plate in plates.values() for k in plate.spaces} == {int(k) for k in MAP_SPACES[m] if k >= 0}
    for plate in plates.values():
        assert plate.x > MAP[0]
        assert plate.y > MAP[1]
        assert plate.x + plate.width < MAP[0] + MAP[2]
        assert plate.y + plate.height < MAP[1] + MAP[3]
        for x, y in [*plate.spaces.values(), *(at for at in (plate.market, plate.depot) if at)]:
            assert plate.holds((x, y))
            assert plate.holds((x + SIDE, y + SIDE))
    for (p, one), (q, other) in combinations(plates.items(), 2):
        apart = (one.x + one.width <= other.x or other.x + other.width <= one.x) or (
            one.y + one.height <= other.y or other.y + other.height <= one.y
        )
        assert apart, f"{PLACE_AXIS.labels[p]} lies on {PLACE_AXIS.labels[q]}"


def lines_of(drawn: Plan, m: int) -> Iterator[tuple[tuple[int, int], list[tuple[float, float]]]]:
    for link, way in drawn.links.items():
        yield (int(ENDS[m, link, 0]), int(ENDS[m, link, 1])), [way.at(k / 30) for k in range(31)]
    for ends, way in drawn.sea_lines.items():
        yield ends, [way.at(k / 30) for k in range(31)]


@pytest.mark.parametrize(("m", "lang"), DRAWN)
def test_lines_run_from_plate_to_plate_and_over_no_other(m: int, lang: str) -> None:
    drawn = plan(m, lang)
    for ends, points in lines_of(drawn, m):
        touched = [any(drawn.plates[end].holds(point, 4) for end in ends) for point in (points[0], points[-1])]
        assert all(touched)
        for p, plate in drawn.plates.items():
            if p not in ends:
                passed = [PLACE_AXIS.labels[end] for end in ends]
                assert not any(plate.holds(point) for point in points), f"{passed} runs over {PLACE_AXIS.labels[p]}"


def test_north_is_above_and_east_to_the_right() -> None:
    def centre(m: int, name: str) -> tuple[float, float]:
        return plan(m, "en").plates[PLACE_AXIS.labels.index(name)].centre

    for m, north, south in ((0, "kiel", "hamburg"), (0, "hamburg", "muenchen"), (1, "portland", "boston"), (1, "boston", "new-bedford")):
        assert centre(m, north)[1] < centre(m, south)[1]
    for m, west, east in ((0, "koeln", "berlin"), (0, "berlin", "danzig"), (1, "albany", "boston"), (1, "new-york", "providence")):
        assert centre(m, west)[0] < centre(m, east)[0]


# --- what a choice takes and brings -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("board", MAPS)
def test_a_building_costs_what_is_told_of_it(board: str) -> None:
    told = 0
    for match in decisions(board, 5, Phase.SITE):
        sight = match.sight(match.seat, "en")
        drawn = plan(MAPS.index(board), "en")
        seat = match.seat
        for action in list(sight.legal)[:4]:
            words = building(sight, seat, row(AT, action), [column(AT, action)], Lines(sight, drawn), drawn).lines[0]
            assert tried(match, action, "built", "rail-built", "bought") == bill(words), words
            told += 1
    assert told > 40


@pytest.mark.parametrize("board", MAPS)
def test_a_railway_costs_what_is_told_of_it(board: str) -> None:
    told = lit = 0
    for match in decisions(board, 6, Phase.ACT):
        sight = match.sight(match.seat, "en")
        lines = Lines(sight, plan(MAPS.index(board), "en"))
        seat = match.seat
        for action in [a for a in sight.legal if within(RAIL, a)][:3]:
            said = railway(sight, seat, action - RAIL.first, lines)
            assert tried(match, action, "built", "rail-built", "bought") == bill(said.lines[0]), said.lines
            told += 1
            lit += bool(said.ways)
    assert told > 60
    assert lit


@pytest.mark.parametrize("board", MAPS)
def test_a_card_lights_the_spaces_it_opens(board: str) -> None:
    asked = 0
    for match in decisions(board, 7, Phase.CARD):
        if match.state.task != Task.BUILD:
            continue
        lit = served(match.sight(match.seat), match.seat)
        for action in list(match.sight(match.seat).legal):
            match.play(action)
            opened = {row(AT, a) for a in match.sight(match.seat).legal}
            match.undo()
            assert set(lit[action - WITH.first]) == opened
            asked += 1
    assert asked > 20


@pytest.mark.parametrize("board", MAPS)
def test_a_sale_pays_what_is_told_of_it(board: str) -> None:
    sales = 0
    for match in chain(*(decisions(board, seed, Phase.GOODS, Phase.BUYER) for seed in (8, 9, 10))):
        sight = match.sight(match.seat, "en")
        m = MAPS.index(board)
        for action in list(sight.legal):
            if within(GOODS, action):
                told = selling(sight, action - GOODS.first)
                match.play(action)
                after = match.sight(match.seat).legal
                match.undo()
                assert {TO_SPACE.first + k for k in told.spaces} | {TO_PLACE.first + p for p in told.places} == set(after)
            elif within(TO_PLACE, action) or within(TO_SPACE, action):
                port = action - TO_SPACE.first if within(TO_SPACE, action) else None
                place = action - TO_PLACE.first if port is None else int(PLACE[m, port])
                said = sold_to(sight, Lines(sight, plan(m, "en")), place, port)
                paid = sum(int(amount) for words in said.lines for amount in re.findall(r"flips, \$(\d+)", words))
                assert tried(match, action, "flipped") == paid, said.lines
                sales += 1
    assert sales > 5


def test_a_space_shows_its_bill_only_to_whoever_decides() -> None:
    match = next(decisions("germany", 5, Phase.SITE))
    for seat in [None, *range(len(NAMES))]:
        root = ElementTree.fromstring(f"<g>{board_of(GAME).draw(match.sight(seat))}</g>")
        shown = [e for e in root.iter() if e.get("class") == "o-reach"]
        assert bool(shown) == (seat == match.seat)


# --- maps of one's own --------------------------------------------------------------------------------------------------------------

DRAW_IT = """
import opificio
from opificio.drawing import picture
m = opificio.new("age-of-industry", 3, options={"map": "lowlands"}, seed=3, tables=r"%s")
while m.round < 2:
    m.play(m.legal()[0])
print(picture(m.sight(m.seat, "en")))
"""


@pytest.mark.parametrize("placed", [False, True])
def test_a_third_map_is_drawn_where_it_says_or_plainly(tmp_path: Path, placed: bool) -> None:
    names = re.findall(r'name = "([a-z-]+)"', THIRD_MAP)
    given = THIRD_MAP
    if placed:
        for k, name in enumerate(names):
            given = given.replace(f'name = "{name}"', f'name = "{name}", at = [{100 + k * 700 // len(names)}, {600 - k * 60}]')
    (tmp_path / "mine.toml").write_text(given, encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-c", DRAW_IT % (tmp_path / "mine.toml")],
        env={**os.environ, "OPIFICIO_JIT": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    root = ElementTree.fromstring(run.stdout)
    about = {word for e in root.iter() for word in (e.get("data-about") or "").split()}
    assert {f"place-{name}" for name in names} <= about


def test_both_maps_are_drawn_on_their_own_land() -> None:
    shown = [picture(new(GAME, NAMES, seed=1, options={"map": board}).sight(None)) for board in MAPS]
    assert "Königsberg" in shown[0]
    assert "Poughkeepsie" in shown[1]
    assert shown[0].count("o-waves") == shown[1].count("o-waves") > 1
