"""The tables: where their values come from, and corrections that could not be played."""

from __future__ import annotations

import copy
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import opificio
from opificio.games.industria import tables
from opificio.kit.words import words

Data = dict[str, Any]


def change(path: str, value: Any) -> Callable[[Data], None]:
    """Sets `block.key…` of the tables; `DELETE` takes it out."""

    def apply(data: Data) -> None:
        *blocks, key = path.split(".")
        for block in blocks:
            data = data[block]
        if value is DELETE:
            del data[key]
        else:
            data[key] = value

    return apply


DELETE = object()

FAULTS = {
    "number": change("money.good", 0),
    "extra-epochs": change("money.extra_epochs", [6]),
    "pile-size": change("epochs.tiles", 10),
    "epochs-used": change("epochs.used", {"3": 4}),
    "good-epoch": change("goods.iron", 0),
    "symbols": change("symbols.names", ["canal", "canal"]),
    "tile-name": change("tiles.Spinning Mill", {}),
    "kind": change("tiles.quarry.kind", "quarry"),
    "key-missing": change("tiles.quarry.points", DELETE),
    "key-unknown": change("tiles.internet.money", 2),
    "tile-number": change("tiles.quarry.money", "three"),
    "tile-epoch": change("tiles.quarry.epoch", 6),
    "list": change("tiles.quarry.needs", "stone"),
    "word-unknown": change("tiles.quarry.needs", ["gold"]),
    "too-many-needs": change("tiles.quarry.needs", ["stone", "wood", "brick"]),
    "bonus-symbol": change("tiles.ports-1.symbols", []),
    "tile-count": change("tiles.quarry", DELETE),
    "epoch-count": change("tiles.clay-pit.epoch", 2),
    "need-unmade": change("tiles.clay-pit.needs", ["steel"]),
    "links": change("links.roads", 3),
    "link-shape": change("links.roads", [{"tiles": ["quarry", "quarry"]}]),
    "link-unknown": change("links.roads", [{"tiles": ["quarry", "quarrel"]}]),
    "link-kind": change("links.lines", [{"tiles": ["quarry", "internet"]}]),
    "link-twice": change("links.roads", [{"tiles": ["quarry", "sawmill"]}, {"tiles": ["sawmill", "quarry"]}]),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_table_that_cannot_be_played_is_refused_with_a_sentence(fault: str) -> None:
    data = copy.deepcopy(tables.TABLES.data)
    assert tables.check(data) == []
    FAULTS[fault](data)
    found = tables.check(data)
    assert f"table-{fault}" in [error.message for error in found]
    for error in found:
        for lang in ("it", "en"):
            assert not error.text(lang).startswith("table-")
            assert "{" not in error.text(lang)


def test_every_sentence_about_tables_has_a_fault() -> None:
    ftl = (Path(tables.__file__).parent / "words" / "en.ftl").read_text(encoding="utf-8")
    sentences = {line.split(" = ")[0].removeprefix("table-") for line in ftl.splitlines() if line.startswith("table-")}
    assert sentences == set(FAULTS)


def test_a_good_made_only_by_the_tile_that_needs_it_is_refused() -> None:
    data = copy.deepcopy(tables.TABLES.data)
    data["tiles"]["brickworks"]["needs"] = ["brick"]
    assert [error.message for error in tables.check(data)] == ["table-need-unmade"]


def test_a_resource_tile_cannot_be_called_bank() -> None:
    data = copy.deepcopy(tables.TABLES.data)
    data["tiles"]["bank"] = {"epoch": 2, "kind": "resource", "makes": "stone"}
    assert "table-tile-name" in [error.message for error in tables.check(data)]


def test_most_values_are_said_to_be_reconstructed() -> None:
    counts = tables.TABLES.sources()
    assert set(counts) == {"rulebook", "public", "reconstructed"}
    assert counts["reconstructed"] > counts["rulebook"] + counts["public"]
    oil_well = tables.TABLES["tiles"]["oil-well"]
    assert oil_well["sources"]["points"] == oil_well["sources"]["symbols"] == "rulebook"


def own_tables(folder: Path, old: str, new: str) -> Path:
    """A file that corrects the tiles: the shipped ones with something replaced."""
    shipped = (Path(tables.__file__).parent / "tables.toml").read_text(encoding="utf-8")
    blocks = shipped[shipped.index("[tiles]") :]
    assert old in blocks
    file = folder / "mine.toml"
    file.write_text(blocks.replace(old, new), encoding="utf-8")
    return file


def run(file: Path, script: str) -> str:
    """Runs a script with these tables in a process of its own, interpreted: tables are read once a process."""
    result = subprocess.run(
        [sys.executable, "-c", "from tests.industria.setting import *\n" + script],
        env={**os.environ, "OPIFICIO_JIT": "0", "OPIFICIO_TABLES": f"industria={file}"},
        capture_output=True,
        text=True,
        check=False,
        cwd=Path(opificio.__file__).parent.parent,
    )
    return result.stdout or result.stderr.splitlines()[-1]


def test_x15_with_tables_of_ones_own_a_cost_of_one_less_two_is_nothing(tmp_path: Path) -> None:
    mill = 'weaving-mill = { epoch = 2, kind = "factory", money = '
    script = (
        "m = table(epoch=3, money={'Anna': 5}, hand={'Anna': ['weaving-mill']}, built={'Anna': ['sawmill', 'bank', 'stock-exchange']})\n"
        "m.play('build weaving-mill')\nprint(money(m)['Anna'], m.position()['state']['circulation'])"
    )
    assert run(own_tables(tmp_path, mill + "2", mill + "1"), script).split() == ["5", "5"]
    assert run(own_tables(tmp_path, mill + "2", mill + "6"), script).split() == ["1", "1"]


def test_two_makers_of_a_good_are_a_choice_of_whom_to_buy_from(tmp_path: Path) -> None:
    clay_pit = 'clay-pit = { epoch = 1, kind = "factory", money = 2, needs = [],'
    file = own_tables(tmp_path, clay_pit, clay_pit + ' makes = "stone",')
    script = (
        "m = table(turn=2, money={'Anna': 1}, hand={'Anna': ['construction']}, built={'Bruno': ['quarry'], 'Carla': ['clay-pit']})\n"
        "m.play('build construction')\nprint(m.legal())\nm.play('from 3')\nprint(money(m))"
    )
    assert run(file, script).splitlines() == ["['from 2', 'from 3']", "{'Anna': 0, 'Bruno': 0, 'Carla': 1}"]


def test_a_tile_may_get_another_name(tmp_path: Path) -> None:
    file = own_tables(tmp_path, "weaving-mill", "spinning-mill")
    script = (
        "m = table(epoch=2, turn=2, hand={'Anna': ['spinning-mill']}, money={'Anna': 3})\n"
        "print(m.play('build spinning mill')[-1].text('en'))"
    )
    assert run(file, script).strip() == "Anna builds spinning-mill for 2 Taler and scores 2 points."


def test_the_guides_say_what_is_reconstructed_and_where_the_board_goes() -> None:
    for lang, word in (("en", "reconstruct"), ("it", "ricostru")):
        guide = (Path(tables.__file__).parent / "guide" / f"{lang}.md").read_text(encoding="utf-8")
        assert word in guide
        assert "![board](board)" in guide


def test_every_tile_has_a_name_of_its_own_in_both_languages() -> None:
    for lang in ("it", "en"):
        names = [words(lang, "industria").say(f"tile-{tile}") for tile in tables.TILE_NAMES]
        assert len(set(names)) == 60
