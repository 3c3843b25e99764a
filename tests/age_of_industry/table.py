"""Positions for the tests: a table set as a test wants it, everything else filled in so that it adds up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import opificio
from opificio.games.age_of_industry import tables

GAME = "age-of-industry"
NAMES = ["Red", "Yellow", "Green", "Blue", "Purple"]
FULL = dict(zip(tables.STACK_NAMES, map(int, tables.COUNT), strict=True))
DEMAND = {"coal": 6, "iron": 6}
NO_FACTORY_0 = "factory-0 factory-0"
NO_SHIP_0 = "ship-0"


def counter(text: str) -> dict[str, Any]:
    """`Red coal-2`, with full stock; `Red coal-2 1`, with one cube; `Red coal-2 flipped`."""
    owner, stack, *rest = text.split()
    side = next((word for word in rest if not word.isdigit()), "working")
    full = int(tables.CUBES[tables.STACK_NAMES.index(stack)])
    stock = next((int(word) for word in rest if word.isdigit()), 0 if side == "flipped" else full)
    return {"owner": owner, "counter": stack, "side": side, "cubes": stock}


def cards(text: str) -> dict[str, int]:
    return dict(Counter(text.split()))


def market_tiles(board: str, wanted: Mapping[str, str]) -> dict[str, str]:
    """The tiles a test asks for, and on every other market one that is left, preferably without demand."""
    left = Counter({name: int(n) for name, n in zip(tables.TILE_NAMES, tables.TILE_COUNT, strict=True)})
    left.subtract(wanted.values())
    spare = iter([name for name in reversed(tables.TILE_NAMES) for _ in range(left[name])])
    m = tables.ATLAS.names.index(board)
    places = [place for p, place in enumerate(tables.ATLAS.places) if tables.MARKET[m, p]]
    return {place: wanted.get(place) or next(spare) for place in places}


def turn(
    seat: str = "Red",
    players: int = 3,
    board: str = "germany",
    *,
    hands: Mapping[str, str] | None = None,
    counters: Mapping[str, str] | None = None,
    rails: Mapping[str, str] | None = None,
    gone: Mapping[str, str] | None = None,
    tiles: Mapping[str, str] | None = None,
    sold: Sequence[str] = (),
    cash: Mapping[str, int] | None = None,
    loans: Mapping[str, int] | None = None,
    spent: Mapping[str, int] | None = None,
    order: Sequence[str] | None = None,
    demand: Mapping[str, int] | None = None,
    face_up: str = "ship ship",
    empty_pile: bool = False,
    options: Mapping[str, str] | None = None,
    **fields: Any,
) -> opificio.Match:
    """A turn in the middle of a game. `gone` are counters developed away from a mat; hands not given hold nothing."""
    names = NAMES[:players]
    stand = {space: counter(text) for space, text in (counters or {}).items()}
    held = {name: cards((hands or {}).get(name, "")) for name in names}
    mats = {}
    for name in names:
        mat = Counter(FULL)
        mat.subtract([c["counter"] for c in stand.values() if c["owner"] == name])
        mat.subtract((gone or {}).get(name, "").split())
        mats[name] = {stack: n for stack, n in mat.items() if n}
    open_cards = [*face_up.split(), None, None][:2]
    unseen = Counter({card: int(n) for card, n in zip(tables.CARD_NAMES, tables.CARD_COUNT, strict=True)})
    for hand in held.values():
        unseen.subtract(hand)
    unseen.subtract([card for card in open_cards if card])
    laid = Counter((rails or {}).values())
    ordered = list(order or [seat, *(name for name in names if name != seat)])
    state = {
        "seat": seat,
        "phase": "act",
        "rounds": 5,
        "order": ordered + [None] * (5 - players),
        "turn": ordered.index(seat),
        "actions_left": 2,
        "cash": dict.fromkeys(names, 0) | dict(cash or {}),
        "loans": dict.fromkeys(names, 0) | dict(loans or {}),
        "spent": dict.fromkeys(names, 0) | dict(spent or {}),
        "hand": held,
        "cards": {name: sum(hand.values()) for name, hand in held.items()},
        "known": {name: {} for name in names},
        "pile": 0 if empty_pile else sum(unseen.values()),
        "face_up": open_cards,
        "discard": {card: n for card, n in unseen.items() if n} if empty_pile else {},
        "tile": market_tiles(board, tiles or {}),
        "sold": dict.fromkeys(sold, 1),
        **{key: {space: c[key] for space, c in stand.items() if c[key]} for key in ("owner", "counter", "side", "cubes")},
        "rail": dict(rails or {}),
        "mat": mats,
        "railways": {name: tables.RAILWAYS - laid[name] for name in names},
        "demand": {box: n for box, n in {**DEMAND, **(demand or {})}.items() if n},
        "task": None,
        "card": None,
        "space": None,
        "stack": None,
        "link": None,
        "end": None,
        "need": {},
        "draws": 0,
        "sales": 0,
        "borrowed": 0,
    } | fields
    chosen = {"map": board, **(options or {})}
    return opificio.from_position(GAME, {"players": names, "options": chosen, "state": state}, nature="manual")


def play(match: opificio.Match, *moves: str) -> list[opificio.Event]:
    """Plays moves and returns all that came of them."""
    return [event for move in moves for event in match.play(move)]


def kinds(events: Sequence[opificio.Event]) -> list[str]:
    return [event.kind for event in events]


def state(match: opificio.Match) -> dict[str, Any]:
    found: dict[str, Any] = match.position()["state"]
    return found


def cash(match: opificio.Match, name: str = "Red") -> int:
    return int(state(match)["cash"][name])


def spent(match: opificio.Match, name: str = "Red") -> int:
    return int(state(match)["spent"][name])


def cubes(match: opificio.Match, space: str) -> int:
    return int(state(match)["cubes"].get(space, 0))


def side(match: opificio.Match, space: str) -> str | None:
    found: str | None = state(match)["side"].get(space)
    return found


def reason(match: opificio.Match, move: str) -> str | None:
    """The name of the reason for which a move is refused now."""
    try:
        match.play(move)
    except opificio.IllegalMove as refusal:
        return str(refusal.reason)
    match.undo(force=True)
    return None


def sites(match: opificio.Match, card: str, action: str = "build") -> set[str]:
    """Where a card would build what."""
    play(match, action, f"with {card}")
    found = {move.removeprefix("at ") for move in match.legal()}
    match.undo(force=True)
    match.undo(force=True)
    return found


def why_not(match: opificio.Match, card: str, site: str, action: str = "build") -> str | None:
    """Why a card does not build there; None if it does."""
    play(match, action, f"with {card}")
    why = reason(match, f"at {site}")
    match.undo(force=True)
    match.undo(force=True)
    return why


def build(match: opificio.Match, card: str, site: str, *sources: str) -> list[opificio.Event]:
    return play(match, "build", f"with {card}", f"at {site}", *sources)


def bought(events: Sequence[opificio.Event]) -> list[tuple[str, int]]:
    return [(event.values["resource"], event.values["amount"]) for event in events if event.kind == "bought"]


def taken(events: Sequence[opificio.Event]) -> list[tuple[str, str]]:
    return [(event.values["resource"], event.values["space"]) for event in events if event.kind == "took"]


def pass_turn(match: opificio.Match) -> None:
    """Whoever is on turn passes until somebody else is."""
    seat, number = match.seat, match.round
    while match.seat == seat and match.round == number and not match.over:
        if match.phase == "act":
            play(match, "pass")
            if match.phase == "card":
                play(match, next(move for move in match.legal() if move.startswith("with")))
        else:
            play(match, "done")
