"""Who plays the seats without a person. Thinking happens on a copy, in a worker thread, so that the table stays open meanwhile."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from opificio.kit.errors import BadOption, OpificioError
from opificio.kit.match import Match
from opificio.kit.rng import new_rng

if TYPE_CHECKING:
    from opificio.bots import Bot

NAMES = ("Ada", "Brunel", "Curie", "Diesel", "Edison", "Fermi", "Galileo", "Hopper", "Isambard", "Jacquard")
LEVELS = ("novice", "foreman", "magnate")
"""How well bots play here, from the easiest on."""
USUAL = "foreman"
STRONGEST = LEVELS[-1]
"""The one that searches."""
MILLISECONDS = 1500
"""How long the strongest bots may think about a move."""
OWN = re.compile(r"([a-z0-9][a-z0-9-]{0,15})=((?:exec|call):.+)")
MOST_LENT = 16
"""The host's own bots that are kept running while they are not asked."""
MOST_SEARCHING = 16
"""The strongest bots whose trees are kept while they are not asked."""


class Seat(NamedTuple):
    """Where a bot sits, and which one it is."""

    table: str
    number: int
    level: str


def copy_of(match: Match) -> Match:
    """The match as it stands, for somebody who thinks about it while the table goes on."""
    copied = object.__new__(Match)
    copied.__dict__.update(match.__dict__)
    copied.history = list(match.history)
    copied._states = match._states.copy()
    copied._actions, copied._weights = np.zeros((2, match.game.actions.size), np.int64)
    copied._rng = new_rng()
    return copied


def own_bots(given: Iterable[str]) -> dict[str, str]:
    """The host's own bots by the names he gives them, from entries such as `uncle=exec:./mybot --flag`."""
    own: dict[str, str] = {}
    for entry in given:
        found = OWN.fullmatch(entry.strip())
        if found is None:
            raise BadOption("bot-own-shape", found=entry)
        name, who = found.groups()
        if name in own or name in LEVELS:
            raise BadOption("bot-own-taken", found=name)
        own[name] = who
    return own


class Waiting:
    """Bots that keep something between their decisions: a program that runs, a tree that has grown. Each has a seat of a table.

    Only so many wait at once: the one that was asked longest ago is ended, and made anew when it is asked again.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self.bots: dict[Seat, Bot] = {}
        self._asked: set[Bot] = set()
        self._lock = threading.Lock()
        self._closed = False

    @contextmanager
    def asked(self, seat: Seat, make: Callable[[], Bot]) -> Iterator[Bot]:
        """The bot of a seat, which nobody else asks meanwhile."""
        with self._lock:
            mind = self.bots.pop(seat, None)
        if mind is None:
            mind = make()
        with self._lock:
            self._asked.add(mind)
        try:
            yield mind
        finally:
            self._put_back(seat, mind)

    def _put_back(self, seat: Seat, mind: Bot) -> None:
        with self._lock:
            self._asked.discard(mind)
            ended = []
            if self._closed:
                ended.append(mind)
            else:
                self.bots[seat] = mind
                while len(self.bots) > self._most:
                    ended.append(self.bots.pop(next(iter(self.bots))))
        for each in ended:
            each.close()

    def leave(self, table: str) -> None:
        """Ends those of a table."""
        with self._lock:
            ended = [self.bots.pop(seat) for seat in list(self.bots) if seat.table == table]
        for mind in ended:
            mind.close()

    def close(self) -> None:
        """Ends all of them, those being asked too, so that nobody waits for an answer that nobody needs."""
        with self._lock:
            self._closed = True
            ended = [*self.bots.values(), *self._asked]
            self.bots.clear()
        if ended:
            with ThreadPoolExecutor(len(ended)) as pool:
                list(pool.map(lambda mind: mind.close(), ended))


class Staff:
    """Everybody who may be given a seat: the levels, and the host's own bots."""

    def __init__(self, own: Mapping[str, str] | None = None) -> None:
        self._own = dict(own or {})
        self.levels = (*LEVELS, *self._own)
        self.lent = Waiting(MOST_LENT)
        """The host's own."""
        self.searching = Waiting(MOST_SEARCHING)
        """The strongest, each with the tree of its turn."""
        self._told: set[tuple[str, int, str]] = set()
        self._lock = threading.Lock()

    def choose(self, match: Match, level: str, table: str) -> tuple[int, list[OpificioError]]:
        """A bot's choice for whoever decides in this match, and what has to be told about it. Takes as long as the level thinks."""
        from opificio.bots import bot

        seat = Seat(table, match.seat, level)
        if level == STRONGEST:
            with self.searching.asked(seat, lambda: bot(level, millis=MILLISECONDS)) as mind:
                return mind.act(match), []
        if level in LEVELS:
            return bot(level).act(match), []
        if level not in self._own:
            return bot(USUAL).act(match), self._news(seat, [OpificioError("bot-gone", bot=level)])
        with self.lent.asked(seat, lambda: bot(self._own[level])) as mind:
            mind.name = level  # players are not told how it is started
            action = mind.act(match)
            faults, mind.faults = mind.faults, []
        return action, self._news(seat, faults)

    def _news(self, seat: Seat, faults: Iterable[OpificioError]) -> list[OpificioError]:
        """What has not been told at a table yet: a bot that fails always does not fill the talk with it."""
        news = []
        with self._lock:
            for fault in faults:
                mark = seat.table, seat.number, fault.message
                if mark not in self._told:
                    self._told.add(mark)
                    news.append(fault)
        return news

    def leave(self, table: str) -> None:
        """Ends the bots of a table that is over, or that nobody looks at."""
        with self._lock:
            self._told = {mark for mark in self._told if mark[0] != table}
        for waiting in (self.lent, self.searching):
            waiting.leave(table)

    def close(self) -> None:
        """Ends all bots, those being asked too."""
        for waiting in (self.lent, self.searching):
            waiting.close()
