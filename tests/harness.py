"""What the tests of every game share: whole games watched move by move, and playthroughs that a person can read."""

from __future__ import annotations

import json
import os
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np

from opificio.kit import drivers
from opificio.kit.compile import rule
from opificio.kit.drivers import CAREFUL, UNIFORM, choose
from opificio.kit.game import Game, load_game
from opificio.kit.generic import apply, faults, legal, over, reason, setup
from opificio.kit.layout import NATURE, durable_bytes
from opificio.kit.match import Match, new
from opificio.kit.rng import new_rng, reseed

POLICIES = {"uniform": UNIFORM, "careful": CAREFUL}


# --- compiled watchers ----------------------------------------------------------------------------------------------------


@rule
def watch(states: Any, policy: int, seed: int, first: int, games: int, limit: int, rng: Any, actions: Any, weights: Any, rows: Any) -> Any:
    """Plays games and looks for faults after every move. Returns the game and move of the first fault, or -1, -1."""
    for g in range(games):
        reseed(rng, seed, first + g)
        states[1] = states[0]
        s = states[1]
        setup(s)
        move = 0
        while not over(s) and s.rounds <= limit:
            if faults(s, rows) > 0:
                return first + g, move
            a = choose(s, policy, rng, actions, weights)
            if a < 0:
                return first + g, -move
            s.event_count = 0
            apply(s, a)
            if s.event_count >= s.events.shape[0]:
                return -2, move
            move += 1
        if faults(s, rows) > 0:
            return first + g, move
    return -1, -1


@rule
def tally(
    states: Any, policy: int, seed: int, games: int, limit: int, rng: Any, actions: Any, weights: Any, events: Any, reasons: Any, size: int
) -> None:
    """Counts every event that happens and every reason that any action gets at any state of some games."""
    for g in range(games):
        reseed(rng, seed, g)
        states[1] = states[0]
        s = states[1]
        s.event_count = 0
        setup(s)
        while not over(s) and s.rounds <= limit:
            for k in range(s.event_count):
                events[s.events[k, 0]] += 1
            for a in range(size):
                reasons[reason(s, a)] += 1
            a = choose(s, policy, rng, actions, weights)
            s.event_count = 0
            apply(s, a)
        for k in range(s.event_count):
            events[s.events[k, 0]] += 1


@rule
def every_reason(states: Any, i: int, mask: Any, actions: Any) -> int:
    """Asks `reason` for the whole action space; returns how many actions `legal` lists, -1 where the two disagree."""
    s = states[i]
    count = legal(s, actions)
    listed = 0
    for a in range(mask.size):
        mask[a] = reason(s, a)
        if mask[a] == 0:
            if listed >= count or actions[listed] != a:
                return -1
            listed += 1
    return count if listed == count else -1


# --- for tests -----------------------------------------------------------------------------------------------------------------


def find_fault(
    game: Game, seats: int, policy: str, games: int, *, seed: int = 1, options: dict[str, str] | None = None, limit: int = 200
) -> tuple[int, int]:
    states = game.template(seats, options)[[0, 0]].copy()
    scratch = np.zeros((2, game.actions.size), np.int64)
    return tuple(  # type: ignore[return-value]
        int(x)
        for x in watch(states, POLICIES[policy], seed, 0, games, limit, new_rng(0), scratch[0], scratch[1], np.zeros((32, 6), np.int64))
    )


def occurrences(
    game: Game, seats: int, policy: str, games: int, *, seed: int = 1, options: dict[str, str] | None = None, limit: int = 200
) -> tuple[Counter[str], Counter[str]]:
    """How often each event happened and each reason was given, by name."""
    states = game.template(seats, options)[[0, 0]].copy()
    scratch = np.zeros((2, game.actions.size), np.int64)
    events, reasons = np.zeros(len(game.events.kinds), np.int64), np.zeros(max(game.reasons) + 1, np.int64)
    tally(states, POLICIES[policy], seed, games, limit, new_rng(0), scratch[0], scratch[1], events, reasons, game.actions.size)
    named_events = Counter({kind.name: int(events[k]) for k, kind in enumerate(game.events.kinds)})
    return named_events, Counter({name: int(reasons[code]) for code, name in game.reasons.items()})


def random_match(
    game: str, seats: int, seed: int, policy: str = "careful", options: dict[str, str] | None = None, moves: int = 10**9
) -> Match:
    """A match played to its end, or for some moves, by the random players; luck and players from one seed."""
    match = new(game, seats, seed=seed, options=options)
    rng = new_rng(seed, stream=1)
    while not match.over and len(match.history) < moves and match.round <= 200:
        step(match, policy, rng)
    return match


def step(match: Match, policy: str, rng: Any) -> None:
    match.play(int(drivers.choose_at(match._states, 0, POLICIES[policy], rng, match._actions, match._weights)))


def state_bytes(match: Match) -> bytes:
    return durable_bytes(match.game.layout, match._states)


# --- playthroughs -----------------------------------------------------------------------------------------------------------------


def playthrough(game: str, seats: int, seed: int, options: dict[str, str] | None = None) -> str:
    """A whole careful random game as text: every move with the number of choices and what came of it, then the result."""
    names = ["Anna", "Bruno", "Carla", "Dario", "Elena"][:seats]
    match = new(game, names, seed=seed, options=options)
    rng = new_rng(seed, stream=1)
    while not match.over and match.round <= 200:
        step(match, "careful", rng)
    lines = [f"{game}, {seats} players, seed {seed}, options {json.dumps(match.options)}", ""]
    replay = new(game, names, options=options, nature="manual")
    for number, move in enumerate(match.history, start=1):
        choices = len(replay.actions())
        who = "nature" if move.seat == NATURE else names[move.seat]
        events = replay.play(move.action)
        lines.append(f"{number}. {who}: {game_text(match, move.action)}  [{choices}]")
        lines += [f"      {event.text('en')} | {event.text('it')}" for event in events]
    lines += ["", "score parts"]
    lines += [f"  {name}: {parts} = {sum(parts.values())}" for name, parts in replay.score_parts().items()]
    lines += ["ranking"] + [f"  {r.place}. {r.name} {r.score}" for r in replay.ranking()]
    lines += ["position", json.dumps(replay.position()["state"], indent=1, ensure_ascii=False), f"digest {replay.digest()}"]
    return "\n".join(lines) + "\n"


def game_text(match: Match, action: int) -> str:
    return match.game.actions.text(action)


def check_golden(folder: Path, name: str, text: str) -> None:
    """Compares with the playthrough on disk. `OPIFICIO_GOLDEN=write` writes it anew: read the difference before committing."""
    path = folder / "golden" / f"{name}.txt"
    if os.environ.get("OPIFICIO_GOLDEN") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text


__all__ = ["check_golden", "find_fault", "load_game", "occurrences", "playthrough", "random_match", "state_bytes", "step"]
