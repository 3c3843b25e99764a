"""Axes: the labelled dimensions of states, actions and messages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum


@dataclass(frozen=True)
class Axis:
    """A named list of labels. Labels have no blanks; `aliases` are other names that people may type.

    `proper`: the labels are proper names, so that no words are needed. It maps a label to its name where they differ
    (`{"H11": "Dublin"}`), or to its names by language (`{"poland": {"en": "Poland", "it": "Polonia"}}`).
    """

    name: str
    labels: tuple[str, ...]
    aliases: Mapping[str, tuple[str, ...]] = field(default_factory=dict, hash=False)
    numbered: bool = False
    is_seat: bool = False
    proper: Mapping[str, str | Mapping[str, str]] | None = field(default=None, hash=False)

    def __init__(
        self,
        name: str,
        labels: Iterable[str],
        aliases: Mapping[str, tuple[str, ...]] | None = None,
        *,
        numbered: bool = False,
        is_seat: bool = False,
        proper: Mapping[str, str] | Mapping[str, str | Mapping[str, str]] | None = None,
    ) -> None:
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "labels", tuple(labels))
        object.__setattr__(self, "aliases", dict(aliases or {}))
        object.__setattr__(self, "numbered", numbered)
        object.__setattr__(self, "is_seat", is_seat)
        object.__setattr__(self, "proper", None if proper is None else dict(proper))
        if len(set(self.labels)) != len(self.labels) or any(" " in label for label in self.labels):
            raise ValueError(f"the labels of axis {name} must be distinct and without blanks")

    def __len__(self) -> int:
        return len(self.labels)

    def index(self, label: str) -> int:
        return self.labels.index(label)


def numbers(name: str, first: int, last: int) -> Axis:
    """An axis of consecutive numbers: columns, slots, amounts. Index 0 is `first`."""
    return Axis(name, [str(n) for n in range(first, last + 1)], numbered=True)


def seats(most: int) -> Axis:
    """The axis of the players: numbered from 1 in moves, keyed by the players' names in positions."""
    return Axis("seat", [str(n) for n in range(1, most + 1)], numbered=True, is_seat=True)


NUMBER = Axis("number", (), numbered=True)
"""For arguments of messages that are plain numbers."""


def labels_of(names: type[IntEnum]) -> list[str]:
    """The members of an IntEnum numbered from 0, as labels: `WASTE_REMOVAL` is `waste-removal`."""
    if [int(member) for member in names] != list(range(len(names))):
        raise ValueError(f"{names.__name__} must be numbered from 0 without gaps")
    return [member.name.lower().replace("_", "-") for member in names]
