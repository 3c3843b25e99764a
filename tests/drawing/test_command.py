"""`opificio draw`: a recorded game as a picture on the standard output."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from opificio.cli import app
from opificio.drawing import picture
from opificio.kit.errors import BadOption
from opificio.kit.game import about, game_ids
from opificio.kit.record import read
from opificio.kit.tables import folder_of
from tests.harness import random_match

GAME = next(game for game in game_ids() if (folder_of(game) / "board.py").exists())


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("draw") / "match.txt"
    path.write_text(random_match(GAME, about(GAME).players[0], 7, moves=60).record(), encoding="utf-8")
    return path


def drawn(*arguments: str) -> str:
    result = CliRunner().invoke(app, ["draw", *arguments], catch_exceptions=False)
    assert result.exit_code == 0
    ElementTree.fromstring(result.stdout)
    return result.stdout


def test_a_record_is_drawn_through_the_eyes_of_a_seat_at_any_moment(record: Path) -> None:
    spectator = drawn(str(record), "--lang", "en")
    earlier = drawn(str(record), "--lang", "en", "--at", "20")
    assert earlier != spectator
    assert drawn(str(record), "--lang", "en", "--seat", "2") == picture(read(record.read_text(encoding="utf-8")).sight(1, "en")) + "\n"
    assert drawn(str(record), "--lang", "it") != spectator


@pytest.mark.parametrize("wrong", [("--seat", "99"), ("--seat", "0"), ("--at", "9999"), ("--lang", "xx")])
def test_what_cannot_be_drawn_is_refused_with_a_sentence(record: Path, wrong: tuple[str, str]) -> None:
    with pytest.raises(BadOption):
        CliRunner().invoke(app, ["draw", str(record), *wrong], catch_exceptions=False)
