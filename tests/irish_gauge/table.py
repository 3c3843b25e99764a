"""Positions for the tests: a table set as a test wants it, everything else filled in so that it adds up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import opificio
from opificio.games.irish_gauge import tables

GAME = "irish-gauge"
NAMES = ["Anna", "Bruno", "Carla", "Dario", "Elena"]
OWNERS = {"CBSC-7": "Anna", "WLW-5": "Bruno", "BCD-8": "Carla", "GSW-4": "Anna", "MGW-6": "Bruno"}
CUBES = {
    "Belfast": "white",
    "Cork": "pink",
    "Derry": "black",
    "Dublin": "white",
    "Galway": "pink",
    "Kilkenny": "black",
    "Limerick": "white",
    "Waterford": "pink",
}
HOMES = {company["code"]: tables.TABLES["map"]["places"][company["home"]] for company in tables.TABLES["companies"]}


def rows_of_drawn(cube: Mapping[str, str], bag: Mapping[str, int]) -> list[dict[str, int]]:
    """What is neither on the map nor in the bag has been drawn, three by three."""
    gone = [colour for colour in tables.COLOURS for _ in range(tables.CUBES_EACH - list(cube.values()).count(colour) - bag.get(colour, 0))]
    rows = [gone[k : k + 3] for k in range(0, len(gone), 3)]
    return [{colour: row.count(colour) for colour in row} for row in rows] + [{}] * (tables.CALLS - len(rows))


def turn(
    players: int = 3,
    seat: str = "Anna",
    *,
    owner: Mapping[str, str] = OWNERS,
    cash: Mapping[str, int] | None = None,
    track: Mapping[str, str] | None = None,
    interests: Mapping[str, str] | None = None,
    cube: Mapping[str, str] = CUBES,
    bag: Mapping[str, int] | None = None,
    **fields: Any,
) -> opificio.Match:
    """A turn in the middle of a game. `track` adds hexes to the homes: `{"MGW": "H10 G9"}`."""
    names = NAMES[:players]
    purse = dict.fromkeys(names, 20) | dict(cash or {})
    laid = {code: dict.fromkeys([HOMES[code], *(track or {}).get(code, "").split()], 1) for code in tables.CODES}
    cubes = {**cube, **(interests or {})}
    left = {colour: tables.CUBES_EACH - list(cubes.values()).count(colour) for colour in tables.COLOURS} if bag is None else dict(bag)
    drawn = rows_of_drawn(cubes, left)
    state = {
        "seat": seat,
        "phase": "turn",
        "rounds": 9,
        "active": seat,
        "cash": purse,
        "bank": tables.START_CASH * players - sum(purse.values()),
        "owner": dict(owner),
        "track": laid,
        "locomotives": {code: tables.LOCOMOTIVES - len(laid[code]) for code in tables.CODES},
        "cube": cubes,
        "bag": left,
        "drawn": drawn,
        "calls": sum(map(bool, drawn)),
        "lot": None,
        "bid": 0,
        "bidder": None,
        "passed": dict.fromkeys(names, 0),
        "building": None,
        "halves": 0,
    } | fields
    return opificio.from_position(GAME, {"players": names, "state": state}, nature="manual")


def opening(players: int = 3, opener: int = 1) -> opificio.Match:
    """A new game whose cities have been filled and whose first opener has been drawn (seats from 1)."""
    match = opificio.new(GAME, NAMES[:players], nature="manual")
    play(match, *(f"draw {CUBES[city]}" for city in sorted(CUBES)), f"opener {opener}")
    return match


def play(match: opificio.Match, *moves: str) -> list[opificio.Event]:
    """Plays moves and returns all that came of them."""
    return [event for move in moves for event in match.play(move)]


def kinds(events: Sequence[opificio.Event]) -> list[str]:
    return [event.kind for event in events]


def cash(match: opificio.Match) -> list[int]:
    return [match.position()["state"]["cash"][name] for name in match.names]


def owner(match: opificio.Match, share: str) -> str | None:
    return match.position()["state"]["owner"].get(share)


def bag(match: opificio.Match) -> dict[str, int]:
    held = match.position()["state"]["bag"]
    return {colour: held.get(colour, 0) for colour in tables.COLOURS}


def reason(match: opificio.Match, move: str) -> str | None:
    """The name of the reason for which a move is refused now."""
    try:
        match.play(move)
    except opificio.IllegalMove as refusal:
        return str(refusal.reason)  # type: ignore[attr-defined]
    match.undo(force=True)
    return None


def round_of(match: opificio.Match, company: str, *hexes: str) -> list[float]:
    """Whoever may builds these hexes for a company; returns what each cost."""
    events = play(match, f"track {company}", *(f"lay {spot}" for spot in hexes))
    if match.phase == "laying":
        play(match, "done")
    return [event.values["halves"] / 2 for event in events if event.kind == "laid"]
