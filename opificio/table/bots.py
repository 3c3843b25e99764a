"""Who plays the seats without a person. Thinking happens on a copy, in a worker thread, so that the table stays open meanwhile."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

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
MOST_WAITING = 16
"""The host's own bots that are kept running while they are not asked."""


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


class Staff:
    """Everybody who may be given a seat: the levels, and the host's own bots.

    A bot of the host's is made for each seat it plays and keeps running between its decisions. Only so many wait at once: the one that
    was asked longest ago is ended, and made anew when it is asked again.
    """

    def __init__(self, own: Mapping[str, str] | None = None) -> None:
        self._own = dict(own or {})
        self.levels = (*LEVELS, *self._own)
        self._waiting: dict[tuple[str, int, str], Bot] = {}
        self._asked: set[Bot] = set()
        self._told: set[tuple[str, int, str]] = set()
        self._lock = threading.Lock()
        self._closed = False

    def choose(self, match: Match, level: str, table: str) -> tuple[int, list[OpificioError]]:
        """A bot's choice for whoever decides in this match, and what has to be told about it. Takes as long as the level thinks."""
        from opificio.bots import bot

        if level in LEVELS:
            return bot(level, millis=MILLISECONDS if level == STRONGEST else None).act(match), []
        if level not in self._own:
            return bot(USUAL).act(match), self._news(table, match.seat, [OpificioError("bot-gone", bot=level)])
        key = table, match.seat, level
        with self._lock:
            mind = self._waiting.pop(key, None)
        if mind is None:
            mind = bot(self._own[level])
            mind.name = level  # players are not told how it is started
        with self._lock:
            self._asked.add(mind)
        try:
            action = mind.act(match)
        finally:
            self._put_back(key, mind)
        faults, mind.faults = mind.faults, []
        return action, self._news(table, match.seat, faults)

    def _news(self, table: str, seat: int, faults: Iterable[OpificioError]) -> list[OpificioError]:
        """What has not been told at a table yet: a bot that fails always does not fill the talk with it."""
        news = []
        for fault in faults:
            mark = table, seat, fault.message
            if mark not in self._told:
                self._told.add(mark)
                news.append(fault)
        return news

    def _put_back(self, key: tuple[str, int, str], mind: Bot) -> None:
        with self._lock:
            self._asked.discard(mind)
            ended = []
            if self._closed:
                ended.append(mind)
            else:
                self._waiting[key] = mind
                while len(self._waiting) > MOST_WAITING:
                    ended.append(self._waiting.pop(next(iter(self._waiting))))
        for each in ended:
            each.close()

    def leave(self, table: str) -> None:
        """Ends the bots of a table that is over, or that nobody looks at."""
        with self._lock:
            ended = [self._waiting.pop(key) for key in list(self._waiting) if key[0] == table]
            self._told = {mark for mark in self._told if mark[0] != table}
        for mind in ended:
            mind.close()

    def close(self) -> None:
        """Ends all of them, those being asked too, so that nobody waits for an answer that nobody needs."""
        with self._lock:
            self._closed = True
            ended = [*self._waiting.values(), *self._asked]
            self._waiting.clear()
        if ended:
            with ThreadPoolExecutor(len(ended)) as pool:
                list(pool.map(lambda mind: mind.close(), ended))
