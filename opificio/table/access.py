"""Who asks: the secret that came with a request, the language, and whether he asks too much."""

from __future__ import annotations

import re
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from opificio.kit.words import LANGUAGES
from opificio.table.room import Refused

COOKIE = "opificio"
LANGUAGE_COOKIE = "opificio-lang"
YEAR = 365 * 86400
SECRET = re.compile(r"[A-Za-z0-9_-]{20,64}")


def key_of(connection: HTTPConnection) -> str | None:
    """The secret of a request: a program's `Authorization: Bearer …`, or the browser's cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    found = token.strip() if scheme.lower() == "bearer" else connection.cookies.get(COOKIE, "")
    return found if SECRET.fullmatch(found) else None


def language_of(connection: HTTPConnection) -> str:
    """The language chosen, or the first one that the browser asks for and we speak."""
    chosen = connection.cookies.get(LANGUAGE_COOKIE)
    if chosen in LANGUAGES:
        return str(chosen)
    wanted: list[tuple[float, int, str]] = []
    for place, entry in enumerate(connection.headers.get("accept-language", "").split(",")[:20]):
        tag, _, weight = entry.partition(";q=")
        try:
            wanted.append((-float(weight or 1), place, tag.strip().lower()[:2]))
        except ValueError:
            continue
    return next((tag for _, _, tag in sorted(wanted) if tag in LANGUAGES), "en")


def same_origin(headers: Mapping[str, str]) -> bool:
    """Whether a request comes from our own pages. Programs send no origin, and no cookie that somebody could misuse."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc.lower() == headers.get("host", "").lower()


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "-"


@dataclass
class Bucket:
    """Allows `rate` a second on average and `burst` at once."""

    rate: float
    burst: float
    level: float = field(default=-1.0)
    at: float = field(default=0.0)

    def take(self) -> bool:
        now = time.monotonic()
        self.level = self.burst if self.level < 0 else min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Limits:
    """Buckets by address, the least recently seen forgotten first."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate, self.burst, self.most = rate, burst, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, address: str) -> None:
        bucket = self._buckets.setdefault(address, Bucket(self.rate, self.burst))
        self._buckets.move_to_end(address)
        if len(self._buckets) > self.most:
            self._buckets.popitem(last=False)
        if not bucket.take():
            raise Refused("web-too-fast")


class NewTables:
    """Tables by address: not too many at once, and not too many that are still open. Kept in memory, so that no address is written down."""

    def __init__(self, pace: Limits, most: int) -> None:
        self.pace, self.most = pace, most
        self._set: OrderedDict[str, set[str]] = OrderedDict()

    async def check(self, address: str, still_open: Callable[[set[str]], Awaitable[set[str]]]) -> None:
        self.pace.check(address)
        if len(self._set.get(address, ())) >= self.most:
            self._set[address] = await still_open(self._set[address])
            if len(self._set[address]) >= self.most:
                raise Refused("web-too-many-tables", most=self.most)

    def add(self, address: str, match: str) -> None:
        self._set.setdefault(address, set()).add(match)
        self._set.move_to_end(address)
        if len(self._set) > self.pace.most:
            self._set.popitem(last=False)
