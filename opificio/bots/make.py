"""Bots by name: `foreman`, `magnate:500ms`, `exec:./mybot --flag`, `call:mybots:cautious`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

from opificio.bots.bot import Bot, Thumb
from opificio.bots.engine.thumb import FOREMAN, NOVICE, RANDOM
from opificio.bots.magnate import Magnate, Tuning
from opificio.bots.outside import FROM_OUTSIDE, FUNCTION, PROGRAM, Called, Program, function_named
from opificio.kit.errors import BadOption
from opificio.kit.game import Game
from opificio.kit.match import new

THUMBS = {"random": RANDOM, "novice": NOVICE, "foreman": FOREMAN}
LEVELS = (*THUMBS, "magnate")
"""From weak to strong."""
USUAL = "foreman"
"""Who plays where nothing else is said."""
BUDGET = re.compile(r"(\d+)(ms|s|)")


def bot(
    who: str | Callable[[dict[str, Any]], str],
    *,
    seed: int | None = None,
    simulations: int | None = None,
    millis: int | None = None,
    threads: int | None = None,
    tuning: Tuning | None = None,
) -> Bot:
    """A bot: a level's name, `exec:` and a command, or a function from a view (`Match.view`) to a move, which `call:module:function` names.

    `simulations` or `millis` is the budget of a decision of `magnate`, and may be part of its name: `magnate:2000` (simulations),
    `magnate:500ms`, `magnate:2s`. For others, `millis` is how long they may take. The same seed gives the same moves,
    unless a clock decides.
    """
    if callable(who):
        return Called(who, seed=seed, millis=millis)
    if who.startswith(PROGRAM):
        return Program(who, seed=seed, millis=millis)
    if who.startswith(FUNCTION):
        return Called(function_named(who), name=who, seed=seed, millis=millis)
    level, colon, budget = who.strip().partition(":")
    if level not in LEVELS or (colon and level != "magnate"):
        raise BadOption("bot-unknown", found=who, known=", ".join(LEVELS))
    if level != "magnate":
        return Thumb(level, THUMBS[level], seed)
    if colon:
        simulations, millis = _budget(budget, who)
    return Magnate(who.strip(), seed=seed, simulations=simulations, millis=millis, threads=threads, tuning=tuning)


def _budget(text: str, who: str) -> tuple[int | None, int | None]:
    found = BUDGET.fullmatch(text)
    if found is None or int(found[1]) == 0:
        raise BadOption("bot-budget", found=who)
    number = int(found[1])
    return (number, None) if not found[2] else (None, number * (1000 if found[2] == "s" else 1))


def several(names: str) -> list[str]:
    """The bots of a list such as `magnate:500ms,foreman,exec:./mybot --flag`; commas within a command belong to it."""
    result: list[str] = []
    for entry in (part.strip() for part in names.split(",")):
        known = entry.startswith(FROM_OUTSIDE) or entry.partition(":")[0] in LEVELS
        if result and result[-1].startswith(PROGRAM) and not known:
            result[-1] += "," + entry
        else:
            result.append(entry)
    for entry in result:
        if not entry.startswith(PROGRAM):
            bot(entry)
    return result


def warm(game: Game, names: Iterable[str], progress: Callable[[int, int], None] | None = None) -> None:
    """Compiles (or loads from the cache) what these bots need, telling after each step how many are done of how many."""
    levels = sorted({"foreman" if name.startswith(FROM_OUTSIDE) else name.partition(":")[0] for name in names})
    match = new(game.id, game.about.players[0], seed=1)
    while len(match.actions()) == 1:
        match.play(match.actions()[0])
    for done, level in enumerate(levels, start=1):
        bot(level, seed=1, simulations=1).act(match)
        if progress:
            progress(done, len(levels))
