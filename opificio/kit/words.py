"""Words shown to people: Fluent files in both languages, one pair for the house and one pair for each game.

Ids follow from the declarations: `kind-order` names a label of an axis, `move-bid` a choice, `prompt-take` what is
asked, `event-…`, `reason-…`, `fault-…`, `score-…`, `option-…`. Variables carry the names of the declared axes: `$seat` is
a player's name, a label comes as its name in the language, and its id is at hand as `$kindId` for grammar.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from opificio.kit.axes import Axis
from opificio.kit.tables import folder_of

LANGUAGES = ("it", "en")
HOUSE = Path(__file__).parent.parent / "words"


class Words:
    """The sentences of one language for one game (or for the house alone)."""

    def __init__(self, lang: str, game: str | None) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.lang = lang
        self.game = game
        self._bundle = FluentBundle([lang], use_isolating=False)
        for folder in [HOUSE] + ([folder_of(game) / "words"] if game else []):
            path = folder / f"{lang}.ftl"
            if path.exists():
                self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def say(self, message: str, **values: Any) -> str:
        """The sentence with this id; the id itself if there is none (a test makes sure there always is)."""
        if not self._bundle.has_message(message):
            return message
        pattern = self._bundle.get_message(message).value
        return message if pattern is None else str(self._bundle.format_pattern(pattern, values)[0])

    def attribute(self, message: str, attribute: str) -> str | None:
        """An attribute of a message, such as the verb people may type for a move."""
        if not self._bundle.has_message(message):
            return None
        pattern = self._bundle.get_message(message).attributes.get(attribute)
        return None if pattern is None else str(self._bundle.format_pattern(pattern, {})[0])

    def label(self, axis: Axis, index: int, names: Sequence[str] = ()) -> str | int:
        """The name of a label: a player's, a number's, or the word for it in this language."""
        if axis.is_seat:
            return names[index] if 0 <= index < len(names) else self.say("nobody")
        if axis.numbered:
            return int(axis.labels[index]) if axis.labels else index
        if not 0 <= index < len(axis):
            return self.say("none")
        if axis.proper is not None:
            name = axis.proper.get(axis.labels[index], axis.labels[index])
            return name if isinstance(name, str) else name[self.lang]
        message = f"{axis.name}-{axis.labels[index]}"  # a table of one's own may bring names that no words know
        return self.say(message) if self.has(message) else axis.labels[index]

    def values(self, arguments: Mapping[str, Axis], indices: Sequence[int], names: Sequence[str] = ()) -> dict[str, Any]:
        """The variables of a sentence, from declared arguments and their numbers."""
        result: dict[str, Any] = {}
        for (name, axis), index in zip(arguments.items(), indices, strict=True):
            result[name] = self.label(axis, index, names)
            if not axis.numbered and axis.labels:
                result[f"{name}Id"] = axis.labels[index] if 0 <= index < len(axis) else "none"
        return result


@cache
def words(lang: str, game: str | None = None) -> Words:
    """The words of a language; an unknown language falls back to English."""
    return Words(lang if lang in LANGUAGES else "en", game)
