"""The look of the terminal table: every player has a colour and a shape, and colour never carries meaning alone."""

from __future__ import annotations

from rich.text import Text

from opificio.kit.sight import Sight

SEATS = (("blue", "●"), ("yellow", "■"), ("green", "▲"), ("red", "◆"), ("magenta", "★"))
WIDTH = 80


def marker(seat: int) -> Text:
    """A player's shape in his colour."""
    colour, shape = SEATS[seat]
    return Text(shape, style=f"bold {colour}")


def player(sight: Sight, seat: int, width: int | None = None) -> Text:
    """A player's shape and name; underlined for whose decision it is."""
    colour, shape = SEATS[seat]
    name = sight.names[seat]
    if width is not None and len(name) > width:
        name = name[: width - 1] + "…"
    text = Text(f"{shape} ", style=f"bold {colour}")
    return text.append(name, style=f"bold {colour} underline" if seat == int(sight.state.seat) else colour)


def bar(value: int, most: int, breaks: tuple[tuple[int, str], ...], full: str = "■", empty: str = "·") -> Text:
    """A track of spaces, filled up to a value; each break (first space, style) is set off by a line."""
    text, style = Text(), "green"
    for space in range(1, most + 1):
        for first, next_style in breaks:
            if space == first:
                style = next_style
                text.append("│", style="dim")
        text.append(full if space <= value else empty, style=style if space <= value else "dim")
    return text
