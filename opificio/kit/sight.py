"""A sight: what one seat (or a spectator) may see of a match, ready to be drawn.

Pictures (the terminal's `screen.py`, the browser's `board.py`) get a sight and nothing else, so they cannot show more.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from opificio.kit.axes import Axis
from opificio.kit.words import Words

if TYPE_CHECKING:
    from opificio.kit.game import Game


@dataclass(frozen=True)
class Sight:
    """`state` is a copy of the record in which the secrets of other seats are -1; `legal` is empty unless it is one's turn."""

    game: Game
    state: Any
    seat: int | None
    names: Sequence[str]
    words: Words
    legal: Sequence[int]
    parts: Sequence[dict[str, int]] | None
    """The parts of everyone's score, once the game is over."""

    @property
    def seats(self) -> range:
        return range(len(self.names))

    @property
    def over(self) -> bool:
        return self.parts is not None

    def say(self, message: str, **values: Any) -> str:
        return self.words.say(message, **values)

    def label(self, axis: Axis, index: int) -> str:
        """The name of a label in the viewer's language."""
        return str(self.words.label(axis, int(index), self.names))

    def option(self, name: str) -> str:
        """The value of an option of this match."""
        known = self.game.tables.options()
        return known[name][int(self.state.options[list(known).index(name)])]
