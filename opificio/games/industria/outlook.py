"""What a picture tells of the tiles: where they are, what laying each would take, what it would be worth."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from opificio.games.industria.plan import LINKS_OF
from opificio.games.industria.prospect import ANSWERS, PARTS, Prospect, prospect
from opificio.games.industria.state import EPOCH, GOOD, KIND, SYMBOL, TILE, Phase, Place
from opificio.games.industria.tables import COST, MAKES, NEEDS, POINTS, SHOWS, SYMBOL_POINTS, SYMBOLS, TILE_EPOCH, TILE_KIND, TILES, Kind
from opificio.kit.sight import Sight

# The tables as plain lists: a picture asks for single values, which arrays give slowly.
KIND_OF = [Kind(int(kind)) for kind in TILE_KIND]
NEEDS_OF = [[int(good) for good in row if good >= 0] for row in NEEDS]
SYMBOLS_OF = [[k for k in range(SYMBOLS) if row[k]] for row in SHOWS]
MADE_BY = [int(good) for good in MAKES]
BONUSES = [[t for t in range(TILES) if KIND_OF[t] == Kind.BONUS and k in SYMBOLS_OF[t]] for k in range(SYMBOLS)]
SHOWING = [[t for t in range(TILES) if KIND_OF[t] == Kind.FACTORY and k in SYMBOLS_OF[t]] for k in range(SYMBOLS)]
"""By symbol: the bonuses of its kind, and the factories that show it."""


class Outlook(NamedTuple):
    """The table as a buyer sees it, and what everybody would score now."""

    buyer: int | None
    place: list[int]
    owner: list[int]
    tiles: list[list[int]]
    parts: list[list[int]]

    def price(self, t: int) -> int:
        """What laying a tile would cost with its goods, or OUT_OF_REACH."""
        return self.tiles[t][Prospect.PRICE]

    def money(self, t: int) -> int:
        return self.tiles[t][Prospect.MONEY]

    def source(self, t: int, k: int) -> int:
        """Where the k-th good a tile needs would come from."""
        return self.tiles[t][Prospect.SOURCE + k]

    def at(self, place: Place, owner: int | None = None) -> list[int]:
        """The tiles that lie somewhere."""
        return [t for t in range(TILES) if self.place[t] == place and (owner is None or self.owner[t] == owner)]

    def built(self, seat: int | None, t: int) -> bool:
        return self.place[t] == Place.BUILT and self.owner[t] == seat

    def has_bonus(self, seat: int | None, symbol: int) -> bool:
        return any(self.built(seat, t) for t in BONUSES[symbol])

    def showing(self, seat: int | None, symbol: int) -> list[int]:
        """A player's factories that show a symbol."""
        return [t for t in SHOWING[symbol] if self.built(seat, t)]

    def gain_of_bonus(self, t: int) -> int:
        """What laying a bonus tile would be worth to the buyer now: nothing for a second one of its kind."""
        (symbol,) = SYMBOLS_OF[t]
        return 0 if self.has_bonus(self.buyer, symbol) else SYMBOL_POINTS * len(self.showing(self.buyer, symbol))


def outlook(sight: Sight) -> Outlook:
    """Seen from the viewer's place, or for a spectator from that of whoever decides."""
    deciding = int(sight.state.seat)
    buyer = sight.seat if sight.seat is not None else deciding if deciding >= 0 else None
    tiles, parts = np.zeros((TILES, ANSWERS), np.int64), np.zeros((len(sight.names), PARTS), np.int64)
    prospect(sight.state, buyer or 0, tiles, parts)
    return Outlook(buyer, sight.state.place.tolist(), sight.state.owner.tolist(), tiles.tolist(), parts.tolist())


def is_late(sight: Sight, t: int) -> bool:
    """Whether a factory comes too late for its points."""
    return bool(KIND_OF[t] == Kind.FACTORY and sight.state.epoch > TILE_EPOCH[t])


def asked_good(sight: Sight) -> int | None:
    """The good whose source is being asked for."""
    s = sight.state
    if s.phase != Phase.FROM:
        return None
    return next(good for k, good in enumerate(NEEDS_OF[int(s.building)]) if s.source[k] < 0)


def help_of(t: int) -> str:
    """The sentence about tiles of a kind."""
    return f"help-{KIND.labels[KIND_OF[t]]}"


def facts(sight: Sight, t: int) -> str:
    """Everything printed on a tile in one sentence."""
    epoch = sight.say("screen-epoch", epoch=sight.label(EPOCH, TILE_EPOCH[t] - 1))
    shown = [f"{sight.label(TILE, t)}: {sight.label(KIND, KIND_OF[t])}, {epoch}"]
    if KIND_OF[t] == Kind.FACTORY:
        shown.append(f"{sight.say('screen-cost')} {COST[t]}")
    if needs := NEEDS_OF[t]:
        shown.append(f"{sight.say('screen-needs')} {', '.join(sight.label(GOOD, good) for good in needs)}")
    if MADE_BY[t] >= 0:
        shown.append(f"{sight.say('board-makes')} {sight.label(GOOD, MADE_BY[t])}")
    if POINTS[t]:
        shown.append(f"{sight.say('screen-points')} {POINTS[t]}")
    if signs := SYMBOLS_OF[t]:
        shown.append(f"{sight.say('screen-symbols')} {', '.join(sight.label(SYMBOL, k) for k in signs)}")
    if linked := [other for link in LINKS_OF[t] for other in link.ends if other != t]:
        shown.append(f"{sight.say('screen-linked')} {', '.join(sight.label(TILE, other) for other in linked)}")
    return "; ".join(shown)
