"""Opificio: four industrial board games on one table, for people and for programs.

>>> import opificio
>>> m = opificio.new("industrial-waste", players=["Anna", "Bruno", "Carla"], seed=7)
>>> m.player
'Anna'

What follows is loaded only when it is first used, so that `import opificio` stays quick.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from opificio.bots.insight import analyse as analyse
    from opificio.bots.insight import hint as hint
    from opificio.bots.make import bot as bot
    from opificio.kit.game import about as about
    from opificio.kit.game import game_ids as game_ids
    from opificio.kit.match import Event as Event
    from opificio.kit.match import Match as Match
    from opificio.kit.match import from_position as from_position
    from opificio.kit.match import new as new
    from opificio.kit.record import read as read

__version__ = "0.1.0"

_HOMES = {
    "analyse": "bots.insight:analyse",
    "hint": "bots.insight:hint",
    "bot": "bots.make:bot",
    "about": "kit.game:about",
    "game_ids": "kit.game:game_ids",
    "Event": "kit.match:Event",
    "Match": "kit.match:Match",
    "from_position": "kit.match:from_position",
    "new": "kit.match:new",
    "read": "kit.record:read",
    "OpificioError": "kit.errors:OpificioError",
    "IllegalMove": "kit.errors:IllegalMove",
}

__all__ = ["Event", "IllegalMove", "Match", "OpificioError", "about", "analyse", "bot", "from_position", "game_ids", "hint", "new", "read"]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'opificio' has no attribute {name!r}")
    from importlib import import_module

    module, _, attribute = _HOMES[name].partition(":")
    return getattr(import_module(f"opificio.{module}"), attribute)
