"""Actions: integers in a fixed space made of named spans with labelled axes.

One declaration gives encoding and decoding, the text notation both ways, and compile-time constants for the rules:
a `Span` is a tuple of plain numbers, which Numba bakes in.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, cast

import numpy as np
import numpy.typing as npt

from opificio.kit.axes import Axis
from opificio.kit.compile import rule


class Span(NamedTuple):
    """The actions `first <= a < end`. With two axes, `width` is the length of the second."""

    first: int
    end: int
    width: int


@rule
def within(span: Span, a: int) -> bool:
    """Whether action `a` belongs to the span."""
    return span.first <= a < span.end


@rule
def pair(span: Span, i: int, j: int) -> int:
    """The action of a span with two axes."""
    return span.first + i * span.width + j


@rule
def row(span: Span, a: int) -> int:
    """The index along the first of two axes."""
    return (a - span.first) // span.width


@rule
def column(span: Span, a: int) -> int:
    """The index along the second of two axes."""
    return (a - span.first) % span.width


@dataclass(frozen=True)
class Kind:
    """What a span is to people: the words of its notation and its axes by name."""

    name: str
    axes: dict[str, Axis]
    span: Span

    @property
    def id(self) -> str:
        """The kind's part in the ids of words: `move-coal-from`."""
        return self.name.replace(" ", "-")


def plain(text: str) -> str:
    """Text as it is compared: no case, no accents, every run of other characters one hyphen."""
    folded = unicodedata.normalize("NFKD", text.replace("ß", "ss")).casefold()
    letters = "".join(c for c in folded if not unicodedata.combining(c))
    return re.sub(r"[^a-z0-9]+", "-", letters).strip("-")


class Actions:
    """The action space of a game, filled by `span` at import."""

    def __init__(self) -> None:
        self.kinds: list[Kind] = []
        self.size = 0

    def span(self, name: str, **axes: Axis) -> Span:
        """Declares the next span: `BID = ACTIONS.span("bid", amount=AMOUNT)` reads `bid 7`."""
        lengths = [len(axis) for axis in axes.values()]
        span = Span(self.size, self.size + int(np.prod(lengths)) if lengths else self.size + 1, lengths[-1] if lengths else 1)
        self.kinds.append(Kind(name, axes, span))
        self.size = span.end
        return span

    def asked(self, phases: Mapping[int, Sequence[Span]]) -> npt.NDArray[np.int64]:
        """For each phase the ranges of actions that may be asked in it, as an array for compiled code (0, 0: none)."""
        most = max(len(spans) for spans in phases.values())
        table = np.zeros((max(phases) + 1, most, 2), np.int64)
        for phase, spans in phases.items():
            for k, span in enumerate(sorted(spans)):
                table[phase, k] = span.first, span.end
        table.setflags(write=False)
        return table

    def decode(self, action: int) -> tuple[Kind, tuple[int, ...]]:
        """The kind of an action and its index along each axis."""
        for kind in self.kinds:
            if kind.span.first <= action < kind.span.end:
                rest = action - kind.span.first
                indices: list[int] = []
                for axis in reversed(kind.axes.values()):
                    rest, index = divmod(rest, len(axis))
                    indices.insert(0, index)
                return kind, tuple(indices)
        raise IndexError(f"there is no action {action}; the space has {self.size}")

    def text(self, action: int) -> str:
        """The notation of an action: `take 2`, `build cotton koeln-1`."""
        kind, indices = self.decode(action)
        return " ".join([kind.name, *(axis.labels[i] for axis, i in zip(kind.axes.values(), indices, strict=True))])

    def parse(self, text: str, spellings: Speller) -> int | None:
        """The action that a text means, or None. Case, accents, blanks and hyphens do not matter."""
        if re.search(r"(^|\s)-\s*\d", text):
            return None  # a minus: no number in any notation is negative
        typed = plain(text)
        for kind in self.kinds:
            for verb in spellings.verbs(kind):
                if (rest := _after(typed, plain(verb))) is not None:
                    for action in self._complete(kind, list(kind.axes.values()), rest, 0, spellings):
                        return kind.span.first + action
        return None

    def _complete(self, kind: Kind, axes: list[Axis], rest: str, so_far: int, spellings: Speller) -> Iterator[int]:
        if not axes:
            if not rest:
                yield so_far
            return
        axis = axes[0]
        for index, names in enumerate(spellings.labels(axis)):
            for name in names:
                if (after := _after(rest, name)) is not None:
                    yield from self._complete(kind, axes[1:], after, so_far * len(axis) + index, spellings)


def _after(text: str, prefix: str) -> str | None:
    """What follows a prefix that ends at a hyphen or at the end."""
    if text == prefix:
        return ""
    return text[len(prefix) + 1 :] if prefix and text.startswith(prefix + "-") else None


class Speller:
    """The ways people may write verbs and labels: the notation, aliases, and names in every language."""

    def __init__(self, extra_verbs: Callable[[Kind], Sequence[str]], extra_names: Callable[[Axis, str], Sequence[str]]) -> None:
        self._extra_verbs = extra_verbs
        self._extra_names = extra_names
        self._labels: dict[int, list[list[str]]] = {}

    def verbs(self, kind: Kind) -> list[str]:
        return [kind.name, *self._extra_verbs(kind)]

    def labels(self, axis: Axis) -> list[list[str]]:
        if id(axis) not in self._labels:
            self._labels[id(axis)] = [
                list(dict.fromkeys(plain(n) for n in (label, *axis.aliases.get(label, ()), *self._extra_names(axis, label))))
                for label in axis.labels
            ]
        return self._labels[id(axis)]


@dataclass(frozen=True)
class Message:
    """A kind of event or fault: its name and what its numbers mean.

    An event that `reveals` something hidden stops undo; a `minor` one shows on the board anyway and may be left out of the news.
    """

    name: str
    arguments: dict[str, Axis]
    reveals: bool
    minor: bool


class Messages:
    """A numbered list of messages that compiled code can write as a few integers: events and faults."""

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix
        self.kinds: list[Message] = []

    def add(self, name: str, *, reveals: bool = False, minor: bool = False, **arguments: Axis) -> int:
        """Declares the next message; its number is what the rules write."""
        if len(arguments) > 5:
            raise ValueError(f"message {name} has more than five arguments")
        self.kinds.append(Message(name, arguments, reveals, minor))
        return cast(int, np.int64(len(self.kinds) - 1))  # Numba compiles `emit` anew for each plain constant, not for these

    def read(self, line: Any) -> tuple[Message, dict[str, int]]:
        """A row of numbers as the message and its named arguments."""
        message = self.kinds[int(line[0])]
        return message, {name: int(line[k + 1]) for k, name in enumerate(message.arguments)}
