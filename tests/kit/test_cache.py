"""The cache never runs stale code: not after a change in a called function, a table, or a game."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import opificio

PACKAGE = Path(opificio.__file__).parent

COUNT = """
from opificio.kit.compile import compiled_now
from opificio.kit.rng import new_rng, draw
rng = new_rng(3)
print(int(draw(rng, 1000)), len(compiled_now))
"""


def run(code: str, root: Path, cache: Path, *arguments: str, **environment: str) -> list[str]:
    """Runs code against a copy of the package, with a cache of its own."""
    variables = {**os.environ, "PYTHONPATH": str(root), "OPIFICIO_CACHE": str(cache), "PYTHONDONTWRITEBYTECODE": "1", **environment}
    done = subprocess.run([sys.executable, "-c", code, *arguments], cwd=root, env=variables, capture_output=True, text=True, check=True)
    return done.stdout.split()


def test_a_second_start_compiles_nothing_and_a_change_in_a_called_function_is_noticed(tmp_path: Path) -> None:
    root, cache = tmp_path / "copy", tmp_path / "cache"
    shutil.copytree(PACKAGE, root / "opificio", ignore=shutil.ignore_patterns("__pycache__"))
    first, compiled = run(COUNT, root, cache)
    assert int(compiled) > 0
    assert run(COUNT, root, cache) == [first, "0"]
    rng = root / "opificio" / "kit" / "rng.py"
    rng.write_text(rng.read_text().replace("(total << 7) | (total >> 25)", "(total << 8) | (total >> 24)"))
    changed, compiled = run(COUNT, root, cache)
    assert int(compiled) > 0
    assert changed != first


def test_the_key_holds_tables_flags_and_the_sources_a_function_can_reach(tmp_path: Path) -> None:
    key = """
import sys
from numba.core.types import int64
from opificio.kit.compile import sources_digest, PACKAGE
from opificio.kit import generic
from opificio.kit.game import load_game, game_ids
import numba
game = load_game(sys.argv[1])
record = numba.from_dtype(game.layout.dtype)
print(*generic.reach(PACKAGE / "kit", (record, int64)))
"""
    root, cache = tmp_path / "copy", tmp_path / "cache"
    shutil.copytree(PACKAGE, root / "opificio", ignore=shutil.ignore_patterns("__pycache__"))
    game = opificio.game_ids()[0]
    folder = root / "opificio" / "games" / game.replace("-", "_")
    seen = [run(key, root, cache, game)]
    rules = folder / "rules.py"
    rules.write_text(rules.read_text() + "\n# changed\n")
    seen.append(run(key, root, cache, game))
    tables = folder / "tables.toml"
    tables.write_text(tables.read_text() + "\n# changed\n")
    seen.append(run(key, root, cache, game))
    screen = folder / "screen.py"
    screen.write_text(screen.read_text() + "\n# changed\n")
    assert run(key, root, cache, game) == seen[-1], "a picture is not compiled"
    assert len({tuple(s) for s in seen}) == 3


def test_a_damaged_entry_is_compiled_again(tmp_path: Path) -> None:
    root, cache = PACKAGE.parent, tmp_path / "cache"
    first, compiled = run(COUNT, root, cache)
    for path in cache.glob("*.nbc"):
        path.write_bytes(b"")
    assert run(COUNT, root, cache) == [first, compiled]
