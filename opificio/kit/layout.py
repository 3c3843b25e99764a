"""The state of a game, declared once: a class whose annotated fields become one fixed-size NumPy record.

From the declaration come the dtype, readable JSON both ways, equality and digest. Fields marked `transient` (scratch
space, the events of the last move) lie at the end of the record and belong to neither JSON nor equality.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

import numpy as np

from opificio.kit.axes import NUMBER, Axis, numbers
from opificio.kit.errors import BadPosition

NATURE = -1
"""The seat that decides whenever luck does."""
NOBODY = -2
"""The seat once the game is over."""
EVENT_ARGUMENTS = 5


class Ints(Protocol):
    """An integer field with axes, as the rules see it."""

    def __getitem__(self, index: int | tuple[int, ...]) -> int: ...
    def __setitem__(self, index: int | tuple[int, ...], value: int) -> None: ...


@dataclass(frozen=True)
class Field:
    """One field: its NumPy kind, its axes, what its numbers mean and who may see them."""

    kind: str
    axes: tuple[Axis, ...]
    values: Axis | None
    secret: bool
    transient: bool
    low: int
    high: int | None


def field(
    kind: str,
    *axes: Axis,
    values: Axis | None = None,
    secret: bool = False,
    transient: bool = False,
    low: int = 0,
    high: int | None = None,
) -> Any:
    """Declares a field of a `Layout`.

    `values`: the numbers are indices into this axis, -1 meaning none. `secret`: the first axis is the seats, and a view
    covers the rows of the others until the game is over. `low` and `high` bound what a position may hold.
    """
    if secret and not (axes and axes[0].is_seat):
        raise ValueError("a secret field must have the seats as its first axis")
    return Field(kind, axes, values, secret, transient, low, high)


def _packed(fields: list[tuple[str, Field]], pad: str) -> list[tuple[str, str, tuple[int, ...]]]:
    """Fields from wide to narrow, filled up to whole words: NumPy does not copy the gaps that alignment would leave."""
    parts: list[tuple[str, str, tuple[int, ...]]] = [
        (n, f.kind, tuple(len(a) for a in f.axes)) for n, f in sorted(fields, key=lambda entry: -np.dtype(entry[1].kind).itemsize)
    ]
    missing = -np.dtype(parts).itemsize % 8
    return [*parts, (pad, "i1", (missing,))] if missing else parts


class Layout:
    """The base of every state. `seat` is whose decision it is (`NATURE`, `NOBODY`), `phase` what is asked."""

    seats: int = field("i1", low=1)
    seat: int = field("i1", low=NOBODY)
    phase: int = field("i1")
    rounds: int = field("i2")
    options: Ints
    event_count: int = field("i2", transient=True)
    events: Ints

    fields: ClassVar[dict[str, Field]]
    dtype: ClassVar[np.dtype[Any]]
    durable: ClassVar[int]
    seat_axis: ClassVar[Axis]
    option_values: ClassVar[dict[str, list[str]]]

    def __init_subclass__(cls, seats: Axis, options: Mapping[str, Sequence[str]], phases: Axis, events: int) -> None:
        cls.seat_axis = seats
        cls.option_values = {name: list(values) for name, values in options.items()}
        common = {name: value for name, value in vars(Layout).items() if isinstance(value, Field)}
        common["phase"] = field("i1", values=phases)
        common["options"] = field("i1", numbers("option", 1, max(1, len(options))))
        own = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
        missing = set(cls.__annotations__) ^ set(own)
        if missing:
            raise TypeError(f"fields need both an annotation and field(...): {', '.join(sorted(missing))}")
        for name in own:
            if hasattr(np.record, name):
                raise TypeError(f"a field cannot be called {name}: NumPy's records have an attribute of that name")
        rows = numbers("row", 1, events)
        columns = numbers("argument", 0, EVENT_ARGUMENTS)
        buffer = {"event_count": common.pop("event_count"), "events": field("i2", rows, columns, transient=True)}
        every = {**common, **own}
        cls.fields = {n: f for n, f in every.items() if not f.transient} | {n: f for n, f in every.items() if f.transient} | buffer
        lasting = _packed([(n, f) for n, f in cls.fields.items() if not f.transient], "pad_lasting")
        passing = _packed([(n, f) for n, f in cls.fields.items() if f.transient], "pad_passing")
        cls.dtype = np.dtype(lasting + passing, align=True)
        cls.durable = np.dtype(lasting, align=True).itemsize

    @classmethod
    def blank(cls, count: int = 1) -> Any:
        """An array of records before `setup`: numbers 0, labelled values none. Rules are handed one record of it."""
        states = np.zeros(count, cls.dtype).view(np.recarray)
        for name, f in cls.fields.items():
            if f.values is not None:
                states[name] = -1
        return states


def durable_bytes(layout: type[Layout], states: Any, index: int = 0) -> bytes:
    """What makes two states equal: every byte but the transient ones."""
    return bytes(states[index : index + 1].tobytes()[: layout.durable])


def digest(layout: type[Layout], states: Any, index: int = 0) -> str:
    """A short fingerprint of a state, the same on every platform of the same byte order."""
    return hashlib.sha256(durable_bytes(layout, states, index)).hexdigest()[:16]


# --- JSON -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Codec:
    """Turns a record into readable JSON and back, for given players' names."""

    layout: type[Layout]
    names: Sequence[str]

    def to_json(self, states: Any, index: int = 0, hide_from: int | None = None, covered: bool = False) -> dict[str, Any]:
        """The durable fields. With `covered`, the secrets of every seat but `hide_from` are null."""
        result: dict[str, Any] = {}
        for name, f in self.layout.fields.items():
            if f.transient or name in ("seats", "options"):
                continue
            if name == "seat":
                result[name] = self._seat(int(states[index][name]))
                continue
            value = self._out(f, states[index][name], list(f.axes))
            if covered and f.secret:
                value = {n: v if n == (self.names[hide_from] if hide_from is not None else None) else None for n, v in value.items()}
            result[name] = value
        return result

    def _seat(self, seat: int) -> str | None:
        return {NATURE: "nature", NOBODY: None}[seat] if seat < 0 else self.names[seat]

    def _labels(self, axis: Axis) -> Sequence[str]:
        return self.names if axis.is_seat else axis.labels

    def _out(self, f: Field, value: Any, axes: list[Axis]) -> Any:
        if not axes:
            number = int(value)
            if f.values is None:
                return number
            return None if number < 0 else self._labels(f.values)[number]
        axis, rest = axes[0], axes[1:]
        if axis.numbered and not axis.is_seat:
            return [self._out(f, value[i], rest) for i in range(len(axis))]
        inner = {label: self._out(f, value[i], rest) for i, label in enumerate(self._labels(axis))}
        if axis.is_seat:
            return inner
        blank = None if f.values is not None else 0
        return {label: v for label, v in inner.items() if v not in (blank, {})}

    def from_json(self, data: Mapping[str, Any], states: Any, index: int = 0) -> None:
        """Fills a blank record; raises `BadPosition` with the path of what cannot be right."""
        for name in data:
            if name not in self.layout.fields or self.layout.fields[name].transient or name in ("seats", "options"):
                raise BadPosition("position-field-unknown", field=str(name), known=", ".join(self._known()))
        for name in self._known():
            if name not in data:
                raise BadPosition("position-field-missing", field=name)
            f = self.layout.fields[name]
            if name == "seat":
                states[index].seat = self._seat_in(data[name])
            elif name == "phase" and data[name] is None:
                raise BadPosition("position-field-missing", field=name)
            elif f.axes:
                self._in(f, data[name], list(f.axes), states[index][name], name)
            else:
                setattr(states[index], name, self._number(f, data[name], name))

    def _known(self) -> list[str]:
        return [n for n, f in self.layout.fields.items() if not f.transient and n not in ("seats", "options")]

    def _seat_in(self, value: Any) -> int:
        if value is None:
            return NOBODY
        if value == "nature":
            return NATURE
        return self._label(self.names, value, "seat")

    def _label(self, labels: Sequence[str], value: Any, path: str) -> int:
        if not isinstance(value, str) or value not in labels:
            raise BadPosition("position-label-unknown", path=path, found=str(value), known=", ".join(labels[:24]))
        return list(labels).index(value)

    def _number(self, f: Field, value: Any, path: str) -> int:
        if f.values is not None:
            return -1 if value is None else self._label(self._labels(f.values), value, path)
        info = np.iinfo(f.kind)
        low, high = max(f.low, int(info.min)), min(f.high if f.high is not None else int(info.max), int(info.max))
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadPosition("position-not-a-number", path=path, found=str(value))
        if not low <= value <= high:
            raise BadPosition("position-out-of-range", path=path, found=value, low=low, high=high)
        return value

    def _in(self, f: Field, value: Any, axes: list[Axis], target: Any, path: str) -> None:
        axis, rest = axes[0], axes[1:]
        labels = self._labels(axis)
        if axis.numbered and not axis.is_seat:
            if not isinstance(value, list) or len(value) != len(axis):
                raise BadPosition("position-not-a-list", path=path, length=len(axis))
            entries = list(enumerate(value))
        else:
            if not isinstance(value, Mapping):
                raise BadPosition("position-not-a-table", path=path, known=", ".join(labels[:24]))
            entries = [(self._label(labels, label, path), v) for label, v in value.items()]
            if axis.is_seat and len(entries) != len(labels):
                raise BadPosition("position-seats-missing", path=path, known=", ".join(labels))
        for i, v in entries:
            where = f"{path}.{i + 1 if axis.numbered and not axis.is_seat else labels[i]}"
            if rest:
                self._in(f, v, rest, target[i], where)
            else:
                target[i] = self._number(f, v, where)


__all__ = ["NATURE", "NOBODY", "NUMBER", "Axis", "Codec", "Field", "Ints", "Layout", "digest", "durable_bytes", "field"]
