"""Everything that can go wrong for a person, as one kind of exception with a sentence in both languages."""

from __future__ import annotations

from typing import Any, Self


class OpificioError(Exception):
    """A fault that a person can mend. `str(error)` is the English sentence, `error.text("it")` the Italian one.

    `message` is the id of a sentence in `opificio/words` or, with `game` set, in that game's words.
    """

    def __init__(self, message: str, *, game: str | None = None, **values: Any) -> None:
        super().__init__(message)
        self.message = message
        self.game = game
        self.values = values

    def text(self, lang: str = "en") -> str:
        from opificio.kit.words import words

        return words(lang, self.game).say(self.message, **self.values)

    def __str__(self) -> str:
        return self.text("en")

    def data(self) -> dict[str, Any]:
        """What can be kept as JSON and told later, in any language."""
        return {"message": self.message, "game": self.game, **self.values}

    @classmethod
    def of(cls, data: dict[str, Any]) -> Self:
        """The same from what was kept."""
        return cls(**data)


class UnknownGame(OpificioError):
    """There is no game of that id."""


class BadOption(OpificioError):
    """A wrong number of players, an unknown option or a value it does not take."""


class IllegalMove(OpificioError):
    """The rules forbid this move now; the match is unchanged."""


class UnreadableMove(OpificioError):
    """The text is no move of this game."""


class CannotUndo(OpificioError):
    """There is nothing to take back, or luck or hidden things have been seen since."""


class BadRecord(OpificioError):
    """A record that cannot be replayed; `values["line"]` says where."""


class BadPosition(OpificioError):
    """A position that cannot arise, or cannot be read."""


class BadTables(OpificioError):
    """A table file that does not describe a playable game; `faults` holds every sentence."""

    def __init__(self, faults: list[OpificioError]) -> None:
        super().__init__("tables-faulty")
        self.faults = faults

    def text(self, lang: str = "en") -> str:
        return "\n".join(fault.text(lang) for fault in self.faults)
