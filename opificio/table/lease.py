"""Who lets a bot think, where several server processes share one database: a bot's turn is leased by one of them at a time.

Without it two would think about the same move, and the slower one for nothing (it could never be made twice: its number is taken).
On PostgreSQL a lease is an advisory lock of a session of our own: it ends with the process that holds it, however that dies, and
keepalives end it if the machine does. SQLite has a single process, so there is nobody to lease from.
"""

from __future__ import annotations

import hashlib
import threading
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import psycopg

KEEPALIVES = "-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3"


class Leases:
    """The leases of this process. `address` is PostgreSQL's, None for SQLite. All calls block."""

    def __init__(self, address: str | None) -> None:
        self._address = address
        self._session: psycopg.Connection[tuple[bool]] | None = None
        self._turn = threading.Lock()

    @staticmethod
    def _number(match: str) -> int:
        return int.from_bytes(hashlib.sha256(f"opificio bot {match}".encode()).digest()[:8], "big", signed=True)

    def _ask(self, function: str, match: str) -> bool:
        import psycopg  # a server on SQLite starts without it

        with self._turn:
            try:
                if self._session is None or self._session.closed:
                    self._session = psycopg.connect(self._address or "", autocommit=True, options=KEEPALIVES)
                found = self._session.execute(f"select {function}(%s)", (self._number(match),)).fetchone()
            except psycopg.OperationalError:  # its leases have ended with it; the next call opens another
                if self._session is not None:
                    self._session.close()
                return False
            return found is not None and found[0]

    def take(self, match: str) -> bool:
        """Whether the bots of a match are ours to move now; if so, give them back."""
        return self._address is None or self._ask("pg_try_advisory_lock", match)

    def give_back(self, match: str) -> None:
        if self._address is not None:
            self._ask("pg_advisory_unlock", match)

    def close(self) -> None:
        with self._turn:
            if self._session is not None:
                self._session.close()
