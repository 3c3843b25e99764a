"""The component tables of a game: plain TOML, each block tagged with where its values come from.

Whoever owns the physical game can correct values without touching code: a file named in the environment variable
`OPIFICIO_TABLES` (`industria=path/to/mine.toml`, several separated by commas) replaces the blocks it contains.
The command line's `--tables` and `opificio.new(..., tables=...)` set that variable, so that worker processes agree.
"""

from __future__ import annotations

import hashlib
import os
import tomllib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from opificio.kit.compile import PACKAGE, sources_digest
from opificio.kit.errors import BadTables, OpificioError

GAMES = Path(__file__).parent.parent / "games"
VARIABLE = "OPIFICIO_TABLES"
SOURCES = ("rulebook", "public", "reconstructed")
NOT_REPLACEABLE = ("game", "options")


def folder_of(game: str) -> Path:
    """The folder of a game id: `irish-gauge` lives in `games/irish_gauge`."""
    return GAMES / game.replace("-", "_")


def code_digest(game: str) -> str:
    """A digest of the sources that decide how a game goes and how bots play it."""
    folders = (PACKAGE / "kit", PACKAGE / "bots", folder_of(game))
    return hashlib.sha256("".join(sources_digest(folder) for folder in folders).encode()).hexdigest()[:16]


def replacement(game: str) -> Path | None:
    """The file that replaces tables of this game, if the environment names one."""
    for entry in os.environ.get(VARIABLE, "").split(","):
        name, _, path = entry.partition("=")
        if name.strip() == game and path.strip():
            return Path(path.strip())
    return None


def replace(game: str, path: str | Path | None) -> None:
    """Names (or, with None, forgets) the file that replaces tables of this game, for this process and its children."""
    kept = [e for e in os.environ.get(VARIABLE, "").split(",") if e and e.partition("=")[0].strip() != game]
    if path is not None:
        kept.append(f"{game}={Path(path).resolve()}")
    os.environ[VARIABLE] = ",".join(kept)


@dataclass(frozen=True)
class Tables:
    """The blocks of one game's tables, as parsed."""

    game: str
    data: dict[str, Any]
    fingerprint: str
    replaced: tuple[str, ...] = ()

    def __getitem__(self, block: str) -> Any:
        return self.data[block]

    def options(self) -> dict[str, list[str]]:
        """The values of each option; the first is the default."""
        return {name: list(option["values"]) for name, option in self.data.get("options", {}).items()}

    def sources(self) -> Counter[str]:
        """How many values come from each source."""
        counts: Counter[str] = Counter()
        for name, block in self.data.items():
            if name not in NOT_REPLACEABLE:
                _count(block, None, counts)
        return counts


def _count(node: Any, source: str | None, counts: Counter[str]) -> None:
    """Counts leaf values by source: a block's `source` holds for all below it, `sources` names exceptions by key."""
    if isinstance(node, dict):
        source = node.get("source", source)
        exceptions = node.get("sources", {})
        for key, value in node.items():
            if key not in ("source", "sources", "note"):
                _count(value, exceptions.get(key, source), counts)
    elif isinstance(node, list):
        for value in node:
            _count(value, source, counts)
    elif source is not None:
        counts[source] += 1


def _source_faults(node: Any, where: str, covered: bool, faults: list[OpificioError]) -> None:
    if isinstance(node, dict):
        for source in [node["source"]] if "source" in node else []:
            covered = True
            if source not in SOURCES:
                faults.append(OpificioError("tables-source-unknown", where=where, source=str(source)))
        for key, source in node.get("sources", {}).items():
            if source not in SOURCES:
                faults.append(OpificioError("tables-source-unknown", where=f"{where}.{key}", source=str(source)))
        for key, value in node.items():
            if isinstance(value, dict | list) and key != "sources":
                _source_faults(value, f"{where}.{key}", covered, faults)
        if not covered and any(not isinstance(v, dict | list) for v in node.values()):
            faults.append(OpificioError("tables-source-missing", where=where))
    elif isinstance(node, list):
        for number, value in enumerate(node, start=1):
            _source_faults(value, f"{where}[{number}]", covered, faults)


def _parse(path: Path) -> tuple[dict[str, Any], bytes]:
    try:
        raw = path.read_bytes()
        return tomllib.loads(raw.decode("utf-8")), raw
    except OSError as error:
        raise BadTables([OpificioError("tables-unreadable", path=str(path), why=str(error.strerror))]) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadTables([OpificioError("tables-not-toml", path=str(path), why=str(error))]) from None


def load(game: str) -> Tables:
    """The tables of a game, with the owner's corrections if there are any. Content is checked by the game itself.

    A folder of TOML files beside `tables.toml` is one more block with an entry for each file (`maps/germany.toml`);
    an option that names such a folder has those entries as its values.
    """
    data, raw = _parse(folder_of(game) / "tables.toml")
    digest = hashlib.sha256(raw)
    folders = {path.parent.name for path in folder_of(game).glob("*/*.toml")}
    for path in sorted(folder_of(game).glob("*/*.toml")):
        entry, raw = _parse(path)
        digest.update(raw)
        data.setdefault(path.parent.name, {})[path.stem] = entry
    replaced: tuple[str, ...] = ()
    faults: list[OpificioError] = []
    if (file := replacement(game)) is not None:
        corrections, raw = _parse(file)
        digest.update(raw)
        for name, block in corrections.items():
            if name in NOT_REPLACEABLE or name not in data:
                known = ", ".join(block for block in data if block not in NOT_REPLACEABLE)
                faults.append(OpificioError("tables-block-unknown", block=name, known=known))
            elif type(block) is not type(data[name]):
                faults.append(OpificioError("tables-block-shape", block=name))
            else:
                data[name] = {**data[name], **block} if name in folders else block
                replaced += (name,)
    for option in data.get("options", {}).values():
        if "folder" in option:
            option["values"] = list(data[option["folder"]])
    for name, block in data.items():
        if name not in NOT_REPLACEABLE:
            _source_faults(block, name, False, faults)
    if faults:
        raise BadTables(faults)
    return Tables(game, data, digest.hexdigest()[:12], replaced)


def frozen(values: Any, kind: str = "i8") -> npt.NDArray[Any]:
    """A table as a read-only array, ready to be baked into compiled rules."""
    array = np.array(values, dtype=kind)
    array.setflags(write=False)
    return array
