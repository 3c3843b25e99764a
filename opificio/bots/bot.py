"""What a bot is: something that answers for the seat whose decision it is, knowing only what that seat knows."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from typing import Any

import numpy as np

from opificio.bots.engine import thumb
from opificio.kit.errors import BadOption, OpificioError
from opificio.kit.game import Game
from opificio.kit.match import Match
from opificio.kit.rng import Rng, new_rng, reseed

SALT = 0x42B07B07
"""A bot that is given the match's own seed must not draw the luck of the match."""


class Fault(OpificioError):
    """Something a bot did wrong; the match went on with a move of the foreman."""


class Bot(ABC):
    """A player. Its answers depend on its settings, its seed, the number of moves so far and what its seat can see."""

    name: str
    """What it is called on the command line."""
    slow = False
    """Whether its answers may take long enough for people to wonder."""

    def __init__(self, name: str, seed: int | None = None) -> None:
        self.name = name
        self.seed = secrets.randbits(62) if seed is None else (seed ^ SALT) & 0x7FFFFFFFFFFFFFFF
        self.faults: list[Fault] = []
        """What went wrong since somebody last looked, in the order it happened."""
        self._rng = new_rng(0)

    def choose(self, match: Match) -> str:
        """The move it would make now, in notation: `match.play(bot.choose(match))`."""
        return match.game.actions.text(self.act(match))

    def act(self, match: Match) -> int:
        """The move it would make now, as a number."""
        if match.seat < 0:
            raise BadOption("bot-nobody-asked")
        return self.answer(match)

    @abstractmethod
    def answer(self, match: Match) -> int:
        """Decides for the seat whose turn it is."""

    def close(self) -> None:  # noqa: B027  (most bots hold nothing that must be given back)
        """Ends whatever the bot keeps running."""

    def __repr__(self) -> str:
        return f"<bot {self.name}>"

    def guess(self, match: Match) -> tuple[Any, Rng]:
        """A copy of the state as the seat may imagine it, and the generator for this decision: nothing else of the match is looked at.

        Everything hidden from the seat is redrawn by the bot's own generator before anything can depend on it.
        """
        reseed(self._rng, self.seed, len(match.history))
        states = match._states[[0, 0]].copy()
        thumb.redraw(states, 0, match.seat, self._rng)
        return states, self._rng


class Thumb(Bot):
    """A level without search: random, novice, foreman."""

    def __init__(self, name: str, level: int, seed: int | None = None) -> None:
        super().__init__(name, seed)
        self.level = level

    def answer(self, match: Match) -> int:
        states, rng = self.guess(match)
        actions, weights = scratch(match.game)
        return int(thumb.decide_at(states, 0, self.level, match.game.novice_blur, rng, actions, weights))


def scratch(game: Game) -> Any:
    """Two arrays of the action space's size."""
    return np.zeros((2, game.actions.size), np.int64)
