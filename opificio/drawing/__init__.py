"""Boards as SVG: one visual language for all games, printed matter of the industrial age.

A game's `board.py` gives `size`, `fixed` (the printed board) and `draw` (the pieces); `picture` puts them into a whole SVG.
"""

from __future__ import annotations

from opificio.drawing.bidding import Bidding
from opificio.drawing.picture import board_of, picture, sheet, style, symbols
from opificio.drawing.targets import about, target

__all__ = ["Bidding", "about", "board_of", "picture", "sheet", "style", "symbols", "target"]
