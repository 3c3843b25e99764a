"""The game at the command line: the map as a flag, questions about a space, bad input."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from opificio.cli import spell_out
from tests.age_of_industry.table import GAME


def run(*arguments: str, answers: str = "", home: Path) -> subprocess.CompletedProcess[str]:
    variables = {**os.environ, "LANG": "C.UTF-8", "COLUMNS": "80", "OPIFICIO_DATA": str(home)}
    command = [sys.executable, "-m", "opificio.cli", *arguments]
    return subprocess.run(command, input=answers, env=variables, capture_output=True, text=True, check=False, timeout=300)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        (["play", GAME, "--map", "germany", "-p", "3"], ["play", GAME, "--option", "map=germany", "-p", "3"]),
        (["play", GAME, "--map=new-england"], ["play", GAME, "--option", "map=new-england"]),
        (["play", GAME, "--seed", "4"], ["play", GAME, "--seed", "4"]),
        (["games", "--map", "x"], ["games", "--map", "x"]),
        (["play", GAME, "--map"], ["play", GAME, "--option", "map="]),
    ],
)
def test_an_option_of_the_game_may_be_a_flag_of_its_own(typed: list[str], meant: list[str]) -> None:
    assert spell_out(typed) == meant


def test_a_person_asks_about_a_space_mistypes_and_leaves(tmp_path: Path) -> None:
    done = run("play", GAME, "--map", "germany", "--seed", "3", "-p", "3", answers="? koeln-1\n? rail koeln-essen\nfly\nq\n", home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Köln 1, cotton mill: level 1, $4 → $8" in done.stdout
    assert "begins neither at an industry of yours" in done.stdout
    assert "“fly” is no move of this game" in done.stdout
    assert "Traceback" not in done.stderr


def test_an_unknown_map_is_refused_with_the_maps_there_are(tmp_path: Path) -> None:
    done = run("play", GAME, "--map", "atlantis", home=tmp_path)
    assert done.returncode == 2
    assert "germany, new-england" in " ".join(done.stderr.split())


def test_a_faulty_map_file_is_refused_with_a_sentence_for_each_fault(tmp_path: Path) -> None:
    faulty = tmp_path / "mine.toml"
    faulty.write_text(
        '[maps.germany]\nsource = "public"\nplaces = [{ name = "kiel", colour = "pink", spaces = ["port"] }]\n'
        '[[maps.germany.links]]\npairs = [["kiel", "atlantis"]]\n',
        encoding="utf-8",
    )
    done = run("play", GAME, "--tables", str(faulty), home=tmp_path)
    text = " ".join(done.stderr.split())
    assert done.returncode == 2
    assert "kiel has the colour “pink”, for which there are no cards" in text
    assert "the link kiel-atlantis leads to “atlantis”, which is not there" in text
