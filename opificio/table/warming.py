"""Getting a game ready without making anybody wait: what has to be compiled is compiled in a process of its own.

Compiling in the server's process would hold the interpreter for seconds at a time, and with it everybody at every table.
What is compiled goes into the cache; loading it from there is quick. A mark beside the cache says that nothing is left to compile.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path

from opificio.kit.compile import COMPILED, _versions, cache_folder
from opificio.kit.game import load_game
from opificio.kit.tables import code_digest, load

QUICK = ("novice", "foreman")
"""The bots that are got ready with a game; the search is got ready when somebody first needs it."""
SEARCH = ("magnate",)


def mark(game: str, search: bool = False) -> Path:
    """The file that is there once a game (or the search in it) is compiled with these sources and tables."""
    parts = [game, load(game).fingerprint, _versions(), code_digest(game)]
    return cache_folder() / f"{'search' if search else 'ready'}-{hashlib.sha256(chr(0).join(parts).encode()).hexdigest()[:32]}"


def warm(game: str, search: bool = False) -> None:
    """Compiles a game and its quick bots, or the search, or loads them from the cache."""
    from opificio.bots.make import warm as warm_bots

    loaded = load_game(game)
    loaded.warm()
    warm_bots(loaded, SEARCH if search else QUICK)
    if COMPILED:
        mark(game, search).touch()


def compiling(game: str, search: bool = False) -> subprocess.Popen[bytes] | None:
    """A process that compiles a game, or the search in it, if that has to be done."""
    if not COMPILED or mark(game, search).exists():
        return None
    command = [sys.executable, "-m", "opificio.table.warming", game, *(["search"] if search else [])]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


if __name__ == "__main__":
    warm(sys.argv[1], "search" in sys.argv[2:])
