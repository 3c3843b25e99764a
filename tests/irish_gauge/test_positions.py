"""Positions that cannot arise are refused, each with its own sentence."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

import opificio
from opificio.kit.errors import BadPosition
from opificio.kit.game import load_game
from tests.irish_gauge.table import CUBES, GAME, NAMES, opening, play, turn

State = dict[str, Any]


def at_auction() -> opificio.Match:
    match = turn()
    play(match, "auction MGW", "bid 11")
    return match


def at_build() -> opificio.Match:
    match = turn()
    play(match, "track GSW", "lay H10")
    return match


def at_draw() -> opificio.Match:
    match = turn()
    play(match, "dividends", "draw white")
    return match


def at_cities() -> opificio.Match:
    match = opificio.new(GAME, NAMES[:3], nature="manual")
    play(match, "draw white")
    return match


CASES: list[tuple[str, Callable[[], opificio.Match], Callable[[State], Any]]] = [
    ("cubes", turn, lambda s: s["bag"].update(white=9)),
    ("cubes", at_cities, lambda s: s["bag"].update(white=4)),
    ("city-without-cube", turn, lambda s: (s["cube"].pop("Cork"), s["bag"].update(pink=8))),
    ("cube-too-soon", at_cities, lambda s: s.update(cube={"Derry": "white"})),
    ("cube-unreached", turn, lambda s: (s["cube"].update(Sligo="white"), s["bag"].update(white=6))),
    ("row", turn, lambda s: (s["drawn"].__setitem__(0, {"white": 2}), s["bag"].update(white=5), s.update(calls=1))),
    ("row", turn, lambda s: s.update(calls=1)),
    ("row", at_draw, lambda s: s.update(phase="turn", seat="Anna")),
    ("locomotives", turn, lambda s: s["locomotives"].update(GSW=19)),
    ("home-empty", turn, lambda s: s["track"].update(GSW={"H10": 1})),
    ("network-broken", turn, lambda s: (s["track"]["GSW"].update(H9=1), s["locomotives"].update(GSW=17))),
    ("difficult-shared", turn, lambda s: [(s["track"][c].update(I11=1), s["locomotives"].update({c: 17})) for c in ("GSW", "MGW")]),
    ("money", turn, lambda s: s["cash"].update(Anna=21)),
    ("stack-order", turn, lambda s: s["owner"].update({"GSW-18": "Anna"})),
    ("sold", turn, lambda s: s["owner"].pop("BCD-8")),
    ("sold", opening, lambda s: s["owner"].update({"CBSC-7": "Anna"})),
    ("sold", at_cities, lambda s: s["owner"].update({"CBSC-7": "Anna"})),
    ("seat", turn, lambda s: s.update(seat="Bruno")),
    ("seat", turn, lambda s: s.update(seat="nature")),
    ("seat", turn, lambda s: s.update(active=None)),
    ("seat", at_draw, lambda s: s.update(seat="Anna")),
    ("auction", turn, lambda s: s.update(lot="MGW")),
    ("auction", turn, lambda s: s["passed"].update(Anna=1)),
    ("auction", at_auction, lambda s: s.update(lot=None)),
    ("auction", at_auction, lambda s: s.update(bid=10)),
    ("auction", at_auction, lambda s: s.update(bid=21)),
    ("auction", at_auction, lambda s: s["passed"].update(Bruno=1)),
    ("auction", at_auction, lambda s: s["passed"].update(Anna=1)),
    ("auction", at_auction, lambda s: s.update(seat="Anna")),
    ("auction", at_auction, lambda s: s.update(bid=0, bidder=None)),
    ("auction", opening, lambda s: s["passed"].update(Carla=1)),
    ("build", at_build, lambda s: s.update(halves=1)),
    ("build", at_build, lambda s: s.update(halves=7)),
    ("build", at_build, lambda s: s.update(building="MGW")),
    ("build", turn, lambda s: s.update(halves=2)),
    ("end", turn, lambda s: s.update(phase="over", seat=None)),
]


@pytest.mark.parametrize(("fault", "begin", "spoil"), CASES)
def test_an_impossible_position_is_refused(fault: str, begin: Callable[[], opificio.Match], spoil: Callable[[State], Any]) -> None:
    position = copy.deepcopy(begin().position())
    opificio.from_position(GAME, position, nature="manual")
    spoil(position["state"])
    with pytest.raises(BadPosition) as refusal:
        opificio.from_position(GAME, position, nature="manual")
    assert refusal.value.message == f"fault-{fault}"
    for lang in ("it", "en"):
        assert "fault" not in refusal.value.text(lang)
        assert "{" not in refusal.value.text(lang)


def test_every_fault_that_a_typed_position_can_have_is_tried() -> None:
    declared = {kind.name for kind in load_game(GAME).faults.kinds}
    assert declared - {fault for fault, _, _ in CASES} == set()


def test_the_cubes_of_the_fixture_are_those_of_the_set_up() -> None:
    assert turn().position()["state"]["cube"] == CUBES
