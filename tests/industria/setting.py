"""Sets up any position of Industria in a line or two, with everything the test does not speak of filled in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import opificio
from opificio.games.industria.tables import PILE, POINTS, TILE_EPOCH, TILE_KIND, TILE_NAMES, Kind

NAMES = ["Anna", "Bruno", "Carla", "Dora"]
Tiles = Mapping[str, Sequence[str]]


def kind_of(tile: str) -> Kind:
    return Kind(int(TILE_KIND[TILE_NAMES.index(tile)]))


def epoch_of(tile: str) -> int:
    return int(TILE_EPOCH[TILE_NAMES.index(tile)])


def points_of(tile: str) -> int:
    return int(POINTS[TILE_NAMES.index(tile)])


def table(
    *,
    players: int = 3,
    epoch: int = 1,
    turn: int = 1,
    phase: str = "build",
    seat: str = "Anna",
    starter: str = "Anna",
    money: Mapping[str, int] | None = None,
    hand: Tiles | None = None,
    built: Tiles | None = None,
    points: Mapping[str, int] | None = None,
    offer: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
    nature: str = "manual",
    **fields: Any,
) -> opificio.Match:
    """A match in which `turn` rounds of `epoch` have begun. Tiles that are not named lie with the last player, or are gone."""
    names = NAMES[:players]
    blank = opificio.new("industria", names, options=options, nature="manual").position()
    state = blank["state"]
    place: dict[str, str] = {}
    owner: dict[str, str] = {}
    for where, tiles in (("hand", hand or {}), ("built", built or {})):
        for name, held in tiles.items():
            place.update(dict.fromkeys(held, where))
            owner.update(dict.fromkeys(held, name))
    place.update(dict.fromkeys(offer, "offer"))
    wanted = turn * players - sum(epoch_of(tile) == epoch for tile in place)
    assert wanted >= 0, "more tiles than have been turned up"
    spare = sorted((tile for tile in TILE_NAMES if epoch_of(tile) == epoch and tile not in place), key=lambda tile: -kind_of(tile))
    past = [tile for tile in TILE_NAMES if epoch_of(tile) < epoch and tile not in place]
    for tile in past + spare[:wanted]:
        lost = kind_of(tile) == Kind.RESOURCE or (kind_of(tile) == Kind.TECHNOLOGY and epoch_of(tile) < epoch)
        place[tile] = "gone" if lost else "hand"
        if not lost:
            owner[tile] = names[-1]
    state.update(
        phase=phase,
        seat=seat,
        epoch=epoch,
        rounds=(epoch - 1) * (PILE // players) + turn,
        starter=starter,
        auctioneer=starter if phase in ("offer", "bid", "settle") else None,
        place={tile: place.get(tile, "pile") for tile in TILE_NAMES},
        owner=owner,
        money={name: (money or {}).get(name, 0) for name in names},
        points={name: sum(map(points_of, (built or {}).get(name, []))) for name in names} | dict(points or {}),
    )
    state["circulation"] = sum(state["money"].values())
    state.update(fields)
    return opificio.from_position("industria", blank, nature=nature)  # type: ignore[arg-type]


def tile_state(match: opificio.Match, tile: str) -> tuple[str, str | None]:
    """Where a tile is, and whose it is."""
    state = match.position()["state"]
    return state["place"][tile], state["owner"].get(tile)


def money(match: opificio.Match) -> dict[str, int]:
    return dict(match.position()["state"]["money"])


def points(match: opificio.Match) -> dict[str, int]:
    return dict(match.position()["state"]["points"])


def builds(match: opificio.Match) -> list[str]:
    """The tiles that can be built now."""
    return [move.removeprefix("build ") for move in match.legal() if move.startswith("build ")]


def kinds(events: Sequence[opificio.Event]) -> list[str]:
    return [event.kind for event in events]


def pass_all(match: opificio.Match) -> None:
    """Everybody passes until somebody has something else to decide."""
    while match.phase == "bid":
        match.play("pass")


def next_round(match: opificio.Match) -> list[opificio.Event]:
    """Nobody builds any more this round; luck is left to be played."""
    events: list[opificio.Event] = []
    while match.phase == "build":
        events += match.play("done")
    return events


def reveal(match: opificio.Match, *tiles: str) -> None:
    for tile in tiles:
        match.play(f"reveal {tile}")
