"""One decorator for everything that runs compiled, and the cache behind it.

`OPIFICIO_JIT=0` leaves every rule plain Python, so that it can be stepped through; `OPIFICIO_CHECK=1` compiles with
bounds checks (an index out of bounds otherwise writes silently into the next field). Both are read once, at import.

Numba's own cache looks only at the file of the function it compiles: it would run stale code after a change in a called
function, a table or a game picked at compile time. Ours is addressed by content: the name of an entry is a digest of the
signature, the compiled sources it can reach, the tables in use and the versions and flags that matter. No two processes
can write different code under one name.
"""

from __future__ import annotations

import hashlib
import inspect
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

COMPILED = os.environ.get("OPIFICIO_JIT", "1") != "0"
CHECKED = os.environ.get("OPIFICIO_CHECK", "0") == "1"
NOT_COMPILED = {"errors.py", "match.py", "record.py", "words.py", "game.py", "screen.py", "board.py", "__init__.py"}
PACKAGE = Path(__file__).parent.parent
KEEP_DAYS = 30

F = TypeVar("F", bound=Callable[..., Any])

compiled_now: list[str] = []
"""Names of the functions this process had to compile: the cache did not have them."""


def announce() -> None:
    """Says, once, that something is being compiled; a caller with a better way to show it replaces this."""
    if sys.stderr is not None and sys.stderr.isatty():
        print("opificio: compiling for this machine, once; it takes some seconds …", file=sys.stderr)


@cache
def cache_folder() -> Path:
    """Where compiled code is kept: `OPIFICIO_CACHE`, or the user's cache folder, or a temporary one if that is read-only."""
    if chosen := os.environ.get("OPIFICIO_CACHE"):
        wanted = Path(chosen)
    else:
        wanted = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "opificio" / "compiled"
    try:
        wanted.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=wanted).close()
        return wanted
    except OSError:
        return Path(tempfile.mkdtemp(prefix="opificio-"))


@cache
def sources_digest(folder: Path) -> str:
    """A digest of the sources in a folder that compiled code can depend on: what draws is not among them."""
    digest = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        if path.suffix in (".py", ".toml") and path.name not in NOT_COMPILED:
            content = path.read_bytes()
            if b"\nfrom opificio.drawing" not in content:
                digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + content)
    return digest.hexdigest()


def rule(function: F) -> F:
    """A function of the rules: compiled, cached, without the GIL; plain Python when the JIT is off."""
    if not COMPILED:
        return function
    import numba

    dispatcher: Any = numba.njit(nogil=True, boundscheck=CHECKED)(function)
    dispatcher._cache = _content_cache(function)
    return cast(F, dispatcher)


def record_types(signature: Any) -> Iterator[Any]:
    """The record types among a signature's arguments, arrays of records included."""
    from numba.core import types

    for argument in signature:
        kind = argument.dtype if isinstance(argument, types.Array) else argument
        if isinstance(kind, types.Record):
            yield kind


@cache
def _versions() -> str:
    import numba
    import numpy

    return f"{sys.version_info[:3]} {numba.__version__} {numpy.__version__} {CHECKED}"


@cache
def _content_cache_class() -> Any:
    from numba.core.caching import CompileResultCacheImpl, FunctionCache

    from opificio.kit.generic import reach

    class Locator:
        """Numba asks for a place on disk; ours is given by content, so this only satisfies the question."""

        def get_cache_path(self) -> str:
            return str(cache_folder())

        def get_source_stamp(self) -> str:
            return ""

        def get_disambiguator(self) -> str:
            return ""

        def ensure_cache_path(self) -> None:
            pass

        @classmethod
        def from_function(cls, function: Any, path: str) -> Locator:
            return cls()

    class Impl(CompileResultCacheImpl):
        _locator_classes = [Locator]  # type: ignore[list-item]  # noqa: RUF012

    class Files:
        """One file per entry, written whole and then renamed into place."""

        def __init__(self, name: str) -> None:
            self.name = name

        def path(self, key: str) -> Path:
            return cache_folder() / f"{self.name}-{key}.nbc"

        def load(self, key: str) -> Any:
            import pickle

            path = self.path(key)
            if not path.exists():
                _announce_once()
                return None
            try:
                data = pickle.loads(path.read_bytes())
                os.utime(path)
                return data
            except (OSError, EOFError, pickle.UnpicklingError):
                return None

        def save(self, key: str, data: Any) -> None:
            from numba.core.serialize import dumps

            compiled_now.append(self.name)
            descriptor, temporary = tempfile.mkstemp(dir=cache_folder())
            with os.fdopen(descriptor, "wb") as file:
                file.write(dumps(data))  # type: ignore[no-untyped-call]
            Path(temporary).replace(self.path(key))
            _prune()

    class ContentCache(FunctionCache):
        _impl_class = Impl

        def __init__(self, function: Any) -> None:
            super().__init__(function)  # type: ignore[no-untyped-call]
            self._folder = Path(inspect.getfile(function)).parent
            self._cache_file: Any = Files(f"{self._folder.name}.{function.__name__}")

        def _index_key(self, signature: Any, codegen: Any) -> str:
            standard = super()._index_key(signature, codegen)  # type: ignore[no-untyped-call]
            parts = [*map(repr, standard), self._py_func.__qualname__]
            parts += [_versions(), sources_digest(PACKAGE / "kit"), sources_digest(self._folder), *reach(self._folder, signature)]
            return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:32]

    return ContentCache


def _content_cache(function: Any) -> Any:
    return _content_cache_class()(function)


@cache
def _announce_once() -> None:
    announce()


@cache
def _prune() -> None:
    """Once a process, forgets compiled code that nobody has used for a month."""
    oldest = time.time() - KEEP_DAYS * 86400
    for path in cache_folder().glob("*.nbc"):
        try:
            if path.stat().st_mtime < oldest:
                path.unlink()
        except OSError:
            pass
