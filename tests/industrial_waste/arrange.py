"""Positions of Industrial Waste to start a test from: said as on the table, completed so that everything adds up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import opificio
from opificio.games.industrial_waste.tables import CARDS, KINDS
from opificio.kit.match import Match

NAMES = ["Anna", "Bob", "Carla", "Dario"]
TRACKS = ("rationalization", "materials", "waste")


def table(
    hands: Mapping[str, Sequence[str]],
    *,
    players: int = 4,
    turn: str = "Anna",
    kept: Mapping[str, str] | None = None,
    tracks: Mapping[str, tuple[int, int, int]] | None = None,
    discards: Sequence[str] = (),
    pile: Sequence[str] | None = None,
    nature: Any = "manual",
    state: Mapping[str, Any] | None = None,
    **fields: Mapping[str, int],
) -> Match:
    """A match in the middle of phase 3 with these hands; `fields` set values per player (cash, waste, growth, …)."""
    names = NAMES[:players]
    position = opificio.new("industrial-waste", names, nature="manual").position()
    s = position["state"]
    s |= {"phase": "turn", "seat": turn, "dealt": (players + 1) * 3}
    for name, cards in hands.items():
        s["hand"][name] = dict(Counter(cards))
    for name, card in (kept or {}).items():
        s["kept"][name], s["face_down"][name] = card, 1
    for field, values in fields.items():
        s[field] |= values
    for name, values in (tracks or {}).items():
        s["track"][name] = dict(zip(TRACKS, values, strict=True))
    s |= state or {}
    used = Counter(c for cards in hands.values() for c in cards) + Counter((kept or {}).values()) + Counter(discards)
    used += Counter({"accident": s["aside"]})
    used += Counter(c for column in s["columns"] for c in column if c)
    left = {kind: int(CARDS[k]) - used[kind] for k, kind in enumerate(KINDS)}
    if pile is None:
        s["pile"], s["discards"] = {k: n for k, n in left.items() if n}, dict(Counter(discards))
    else:
        s["pile"] = dict(Counter(pile))
        s["discards"] = {k: n + Counter(discards)[k] - s["pile"].get(k, 0) for k, n in left.items()}
    s["bank"] = sum(s["cash"].values())
    s["supply"] = 50 - sum(s["materials"].values()) - s["lot"]
    return opificio.from_position("industrial-waste", position, nature=nature)


def of(match: Match, field: str, name: str = "Anna") -> Any:
    """A player's value."""
    return match.position()["state"][field][name]


def track(match: Match, which: str, name: str = "Anna") -> int:
    return int(of(match, "track", name)[which])


def kinds(events: Sequence[opificio.Event]) -> list[str]:
    return [event.kind for event in events]
