"""Generic functions: one name for all games, resolved at compile time from the record's type.

Drivers, search and environments call these; Numba replaces each call by the game's own function, with no indirection.
Interpreted, they look the game up by the record's dtype. A game's rules module provides `setup`, `reason`, `apply`,
`weight`, `part`, `tiebreak`, `faults`, its play module `resample` and `lean`, and for bots `appraise` and `ponder` if it has them;
the constants `ASKED` and `PARTS` complete it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from opificio.kit.compile import COMPILED, record_types, rule, sources_digest
from opificio.kit.layout import NATURE, NOBODY

OK = 0
NO_SUCH_ACTION = 1
GAME_OVER = 2
NOT_ASKED = 3
IMPOSSIBLE = 4
FIRST_REASON = 10
"""Reasons of a game are numbered from here; the ones above belong to the kit."""
KIT_REASONS = {NO_SUCH_ACTION: "no-such-action", GAME_OVER: "game-over", NOT_ASKED: "not-asked", IMPOSSIBLE: "impossible"}

_rules: dict[Any, SimpleNamespace] = {}


def register(dtype: Any, functions: SimpleNamespace) -> None:
    """Makes a game known to the generic functions, under its record's type."""
    functions.full_reason = _reason_of(functions)
    functions.full_legal = _legal_of(functions)
    functions.score = _score_of(functions)
    functions.full_appraise = _appraise_of(functions)
    functions.full_ponder = _ponder_of(functions)
    _rules[dtype] = functions
    if COMPILED:
        import numba

        _rules[numba.from_dtype(dtype)] = functions


def reach(folder: Path, signature: Any) -> Iterator[str]:
    """Digests of the games that code with this signature, in this folder, can reach: part of its cache key."""
    for functions in _rules.values():
        if functions.folder == folder:
            yield functions.fingerprint
    for kind in record_types(signature):
        if kind in _rules:
            yield _rules[kind].fingerprint + sources_digest(_rules[kind].folder)


# --- what the base layout answers for every game ------------------------------------------------------------------------


@rule
def seat(s: Any) -> int:
    """Whose decision it is: a player, `NATURE`, or `NOBODY` once the game is over."""
    return int(s.seat)


@rule
def over(s: Any) -> bool:
    return bool(s.seat == NOBODY)


@rule
def emit(s: Any, message: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
    """Appends an event. A negative count switches events off, as search does."""
    n = s.event_count
    if 0 <= n < s.events.shape[0]:
        s.events[n, 0] = message
        s.events[n, 1] = a
        s.events[n, 2] = b
        s.events[n, 3] = c
        s.events[n, 4] = d
        s.events[n, 5] = e
        s.event_count = n + 1


@rule
def note(out: Any, n: int, message: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> int:
    """Writes a fault as row `n` of `out` if there is room, and returns the next row."""
    if n < out.shape[0]:
        out[n, 0] = message
        out[n, 1] = a
        out[n, 2] = b
        out[n, 3] = c
        out[n, 4] = d
        return n + 1
    return n


# --- what each game answers itself ----------------------------------------------------------------------------------------


def setup(s: Any) -> None:
    """Sets up a blank record whose seats and options are set."""
    _rules[s.dtype].setup(s)


def reason(s: Any, a: int) -> int:
    """`OK`, or the number of the rule that forbids action `a` now: the only source of legality."""
    return int(_rules[s.dtype].full_reason(s, a))


def legal(s: Any, out: Any) -> int:
    """Writes the legal actions into `out` and returns their number."""
    return int(_rules[s.dtype].full_legal(s, out))


def weight(s: Any, a: int) -> int:
    """How likely nature's outcome `a` is, as an integer relative to the others; 0 if it cannot happen."""
    return int(_rules[s.dtype].weight(s, a))


def apply(s: Any, a: int) -> None:
    """Carries out a legal action. The caller resets `event_count` first."""
    _rules[s.dtype].apply(s, a)


def part(s: Any, p: int, k: int) -> int:
    """Part `k` of the score of seat `p`; the parts add up to the score."""
    return int(_rules[s.dtype].part(s, p, k))


def score(s: Any, p: int) -> int:
    """The score of seat `p` if the game ended now."""
    return int(_rules[s.dtype].score(s, p))


def tiebreak(s: Any, p: int) -> int:
    """What decides between equal scores; more is better."""
    return int(_rules[s.dtype].tiebreak(s, p))


def faults(s: Any, out: Any) -> int:
    """Writes what makes this position impossible as rows of numbers, and returns how many."""
    return int(_rules[s.dtype].faults(s, out))


def resample(s: Any, p: int, rng: Any) -> None:
    """Redraws all that seat `p` cannot know, consistently with everything it has seen."""
    _rules[s.dtype].resample(s, p, rng)


def lean(s: Any, a: int) -> int:
    """How strongly a careful random player leans to legal action `a`: a positive integer."""
    return int(_rules[s.dtype].lean(s, a))


def ponder(s: Any) -> None:
    """Works out, once a decision, what `appraise` then reads: into transient fields only."""
    _rules[s.dtype].full_ponder(s)


def appraise(s: Any, a: int) -> int:
    """How good legal action `a` looks to whoever decides, compared with the others of this decision; `ponder` comes first."""
    return int(_rules[s.dtype].full_appraise(s, a))


# --- what the kit adds to a game's own functions ------------------------------------------------------------------------------


def _reason_of(game: SimpleNamespace) -> Any:
    size, asked, own_reason, own_weight = game.size, game.ASKED, game.reason, game.weight

    def full_reason(s, a):  # type: ignore[no-untyped-def]
        if not 0 <= a < size:
            return NO_SUCH_ACTION
        if s.seat == NOBODY:
            return GAME_OVER
        for k in range(asked.shape[1]):
            if asked[s.phase, k, 0] <= a < asked[s.phase, k, 1]:
                if s.seat == NATURE:
                    return OK if own_weight(s, a) > 0 else IMPOSSIBLE
                return int(own_reason(s, a))
        return NOT_ASKED

    return full_reason


def _legal_of(game: SimpleNamespace) -> Any:
    own_legal, asked, own_reason, own_weight = game.legal, game.ASKED, game.reason, game.weight

    def by_reason(s, out):  # type: ignore[no-untyped-def]
        n = 0
        for k in range(asked.shape[1]):
            first, end = asked[s.phase, k, 0], asked[s.phase, k, 1]
            if s.seat == NATURE:
                for a in range(first, end):
                    if own_weight(s, a) > 0:
                        out[n] = a
                        n += 1
            else:
                for a in range(first, end):
                    if own_reason(s, a) == OK:
                        out[n] = a
                        n += 1
        return n

    return by_reason if own_legal is None else lambda s, out: own_legal(s, out)


def _score_of(game: SimpleNamespace) -> Any:
    own_part, parts = game.part, game.PARTS

    def total(s, p):  # type: ignore[no-untyped-def]
        result = 0
        for k in range(parts):
            result += own_part(s, p, k)
        return result

    return total


def _appraise_of(game: SimpleNamespace) -> Any:
    own_appraise, own_lean = game.appraise, game.lean

    def by_lean(s, a):  # type: ignore[no-untyped-def]
        """A leaning as an appraisal: 30 points for every doubling."""
        weight, points = own_lean(s, a), 0
        while weight > 1:
            weight >>= 1
            points += 30
        return points

    return by_lean if own_appraise is None else lambda s, a: own_appraise(s, a)


def _ponder_of(game: SimpleNamespace) -> Any:
    own_ponder = game.ponder

    def nothing(s):  # type: ignore[no-untyped-def]
        pass

    return nothing if own_ponder is None else lambda s: own_ponder(s)


def _resolve_at_compile_time() -> None:
    """Tells Numba which function of a game each generic call becomes. Signatures must agree to the letter."""
    from numba.extending import overload

    def s_only(f: Any) -> Any:
        return lambda s: f(s)

    def s_a(f: Any) -> Any:
        return lambda s, a: f(s, a)

    def s_p(f: Any) -> Any:
        return lambda s, p: f(s, p)

    def s_out(f: Any) -> Any:
        return lambda s, out: f(s, out)

    overload(setup)(lambda s: s_only(_rules[s].setup))
    overload(reason)(lambda s, a: _rules[s].full_reason)
    overload(legal)(lambda s, out: _rules[s].full_legal)
    overload(weight)(lambda s, a: s_a(_rules[s].weight))
    overload(apply)(lambda s, a: s_a(_rules[s].apply))
    overload(lean)(lambda s, a: s_a(_rules[s].lean))
    overload(ponder)(lambda s: _rules[s].full_ponder)
    overload(appraise)(lambda s, a: _rules[s].full_appraise)
    overload(score)(lambda s, p: _rules[s].score)
    overload(tiebreak)(lambda s, p: s_p(_rules[s].tiebreak))
    overload(faults)(lambda s, out: s_out(_rules[s].faults))
    overload(part)(lambda s, p, k: (lambda f: lambda s, p, k: f(s, p, k))(_rules[s].part))
    overload(resample)(lambda s, p, rng: (lambda f: lambda s, p, rng: f(s, p, rng))(_rules[s].resample))


if COMPILED:
    _resolve_at_compile_time()
