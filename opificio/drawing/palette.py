"""Measures and colours that every board shares. The colours themselves are variables in `board.css`, for light and dark."""

from __future__ import annotations

SHAPES = ("circle", "square", "triangle", "diamond", "star")
"""The players' shapes, in the order of their colours: the same as in the terminal."""

SMALL = 12
"""The smallest type at 1200 px of width."""
BODY = 13
LARGE = 16
TITLE = 22
GAP = 10
WIDTH = 1200
HEIGHT = 800


def seat_class(seat: int) -> str:
    """The class that gives an element a player's colour as its tint; its symbol is `seat-<shape>`."""
    return f"o-seat-{SHAPES[seat]}"
