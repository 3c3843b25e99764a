"""A small SVG builder: whatever is not already markup is escaped, so that no name typed by a person can become markup."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from html import escape
from numbers import Number
from typing import Any, TypeAlias

NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


class Svg(str):
    """Text that is markup already. Only this module makes it from plain text."""

    __slots__ = ()


Child: TypeAlias = "str | int | Iterable[Child] | None"


@lru_cache(4096)
def clean(text: str) -> str:
    """Text as it may stand between tags or in an attribute."""
    return escape(NOT_XML.sub("", text), quote=True)


@cache
def written(name: str) -> str:
    """The name of an attribute as it is written: `class_` is class, `data_why` data-why."""
    return f' {name.rstrip("_").replace("_", "-")}="'


def number(value: float) -> str:
    """A coordinate with at most one decimal."""
    if isinstance(value, int):
        return str(value)
    shown = f"{value:.1f}".removesuffix(".0")
    return "0" if shown == "-0" else shown


def markup(child: Child) -> Svg:
    """A child as markup: markup stays, text is escaped, lists are joined, None is nothing."""
    if isinstance(child, Svg):
        return child
    if child is None:
        return Svg("")
    if isinstance(child, (str, int, Number)):  # NumPy's integers too, as they come out of a state
        return Svg(clean(str(child)))
    return Svg("".join([markup(c) for c in child]))


def el(tag: str, *children: Child, **attributes: Any) -> Svg:
    """An element; attributes that are None or "" are left out, coordinates are rounded."""
    parts = ["<", tag]
    for name, value in attributes.items():
        if value is None or value == "":
            continue
        shown = clean(value) if isinstance(value, str) else number(value)
        parts += (written(name), shown, '"')
    inside = markup(children)
    parts += (">", inside, "</", tag, ">") if inside else ("/>",)
    return Svg("".join(parts))


def g(*children: Child, at: tuple[float, float] | None = None, **attributes: Any) -> Svg:
    """A group, moved to a place: what animates is this place."""
    return el("g", *children, **attributes, transform=None if at is None else f"translate({number(at[0])} {number(at[1])})")


def rect(x: float, y: float, width: float, height: float, round_: float = 0, **attributes: Any) -> Svg:
    return el("rect", x=x, y=y, width=width, height=height, rx=round_ or None, **attributes)


def circle(x: float, y: float, radius: float, **attributes: Any) -> Svg:
    return el("circle", cx=x, cy=y, r=radius, **attributes)


def line(x1: float, y1: float, x2: float, y2: float, **attributes: Any) -> Svg:
    return el("line", x1=x1, y1=y1, x2=x2, y2=y2, **attributes)


def path(d: str, **attributes: Any) -> Svg:
    return el("path", d=d, **attributes)


def polygon(points: Iterable[tuple[float, float]], **attributes: Any) -> Svg:
    return el("polygon", points=" ".join(f"{number(x)},{number(y)}" for x, y in points), **attributes)


def text(x: float, y: float, content: Child, size: float = 13, anchor: str = "start", **attributes: Any) -> Svg:
    """A line of text; `anchor` is start, middle or end. `y` is where its letters stand."""
    return el("text", content, x=x, y=y, font_size=size, text_anchor=None if anchor == "start" else anchor, **attributes)


def use(symbol: str, x: float, y: float, width: float, height: float | None = None, **attributes: Any) -> Svg:
    """A symbol of the library, in a box whose top left corner is given."""
    return el("use", href=f"#o-{symbol}", x=x, y=y, width=width, height=width if height is None else height, **attributes)
