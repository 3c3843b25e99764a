"""The rules of thumb of every game: the same opinions compiled and interpreted."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from opificio.kit.game import game_ids
from tests.bots.opinions import opinions


@pytest.mark.parametrize("game", game_ids())
def test_compiled_and_interpreted_rules_of_thumb_think_the_same(game: str) -> None:
    interpreted = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.bots.opinions", game],
        cwd=Path(__file__).parents[2],
        env={**os.environ, "OPIFICIO_JIT": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert interpreted.returncode == 0, interpreted.stderr
    compiled = list(opinions(game))
    assert interpreted.stdout.splitlines() == compiled
    assert len(compiled) >= 20
