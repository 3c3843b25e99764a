"""Writing together: those who come to write while another writes share the next transaction, and with it the wait for the disk.

SQLite has one writer at a time, and a transaction is on disk only after a wait of milliseconds; sharing it, ten tables move as
quickly as one. Each writes on a savepoint of its own, so that one who is refused takes nothing from the others.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass

from sqlalchemy import Connection

Work = Callable[[Connection], None]


@dataclass(eq=False)
class Waiting:
    """Somebody who wants to write."""

    work: Work
    done: bool = False
    error: BaseException | None = None


class Together:
    """Writers that wait in one queue. `turn` is held by who writes, `transaction` opens what he writes in."""

    def __init__(self, turn: threading.Lock, transaction: Callable[[], AbstractContextManager[Connection]]) -> None:
        self._turn, self._transaction = turn, transaction
        self._queue: deque[Waiting] = deque()

    def write(self, work: Work) -> None:
        """Returns once what `work` wrote is on disk; raises what it raised."""
        mine = Waiting(work)
        self._queue.append(mine)
        with self._turn:
            if not mine.done:  # nobody has written it along with his own
                self._write_all([self._queue.popleft() for _ in range(len(self._queue))])
        if mine.error is not None:
            raise mine.error

    def _write_all(self, those: list[Waiting]) -> None:
        try:
            with self._transaction() as connection:
                for each in those:
                    try:
                        with connection.begin_nested():
                            each.work(connection)
                    except Exception as error:
                        each.error = error
        except BaseException as error:  # nothing was kept, and everybody must know
            for each in those:
                each.error = each.error or error
        for each in those:
            each.done = True
