"""What an arena shows: ratings with their uncertainty, win shares with intervals, seats, scores."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, pstdev
from typing import Any

from openskill.models import PlackettLuce

from opificio.arena.lineup import shuffle
from opificio.arena.run import Outcome
from opificio.kit.rng import new_rng
from opificio.terminal.report import wilson

STREAM = 78
ORDERS = 32
MOST_RATED = 20_000
"""Games rated at the most, all orders together, unless there are more games."""


@dataclass(frozen=True)
class Standing:
    """How one bot did. Its rating lies within `sigma` twice either way; a shared win counts in equal parts."""

    bot: str
    seats: int
    wins: float
    share: float
    low: float
    high: float
    mu: float
    sigma: float
    score: float
    deviation: float
    place: float


def ratings(outcomes: Sequence[Outcome]) -> dict[str, tuple[float, float]]:
    """Plackett-Luce ratings. They follow the last games most, but bots do not learn: so the games are rated in several orders and the
    results averaged. Fewer orders for more games, which need it less."""
    rng = new_rng(0, stream=STREAM)
    order = list(outcomes)
    found: list[dict[str, tuple[float, float]]] = []
    for _ in range(max(1, min(ORDERS, MOST_RATED // len(order)))):
        shuffle(order, rng)
        found.append(in_order(order))
    return {name: (fmean(f[name][0] for f in found), fmean(f[name][1] for f in found)) for name in found[0]}


def in_order(outcomes: Sequence[Outcome]) -> dict[str, tuple[float, float]]:
    """Ratings from the games one after the other. A bot that holds several seats of a game moves by their mean."""
    model = PlackettLuce()
    known: dict[str, Any] = {}
    for outcome in outcomes:
        teams = [[known.setdefault(name, model.rating())] for name in outcome.bots]
        rated = model.rate(teams, ranks=[float(place) for place in outcome.places])
        for name in set(outcome.bots):
            own = [team[0] for team, who in zip(rated, outcome.bots, strict=True) if who == name]
            known[name] = model.rating(mu=fmean(r.mu for r in own), sigma=fmean(r.sigma for r in own))
    return {name: (rating.mu, rating.sigma) for name, rating in known.items()}


def standings(outcomes: Sequence[Outcome]) -> list[Standing]:
    """The bots from strong to weak."""
    rated = ratings(outcomes)
    result = []
    for name, (mu, sigma) in rated.items():
        wins, scores, places = 0.0, [], []
        for outcome in outcomes:
            winners = outcome.places.count(1)
            for seat, who in enumerate(outcome.bots):
                if who == name:
                    wins += (outcome.places[seat] == 1) / winners
                    scores.append(outcome.scores[seat])
                    places.append(outcome.places[seat])
        low, high = wilson(wins, len(scores))
        share = wins / len(scores)
        result.append(Standing(name, len(scores), wins, share, low, high, mu, sigma, fmean(scores), pstdev(scores), fmean(places)))
    return sorted(result, key=lambda s: -s.mu)


def seat_shares(outcomes: Sequence[Outcome]) -> list[tuple[float, float, float]]:
    """For each seat its share of wins with its interval."""
    seats = len(outcomes[0].bots)
    result = []
    for seat in range(seats):
        wins = sum((o.places[seat] == 1) / o.places.count(1) for o in outcomes)
        result.append((wins / len(outcomes), *wilson(wins, len(outcomes))))
    return result


def bins(values: Sequence[float], most: int = 24) -> tuple[list[int], list[str]]:
    """Counts and labels of a histogram with whole numbers as edges."""
    low, high = int(min(values)), int(max(values))
    step = max(1, -(-(high - low + 1) // most))
    counts = [0] * ((high - low) // step + 1)
    for value in values:
        counts[(int(value) - low) // step] += 1
    labels = [str(low + k * step) if step == 1 else f"{low + k * step}–{low + (k + 1) * step - 1}" for k in range(len(counts))]
    return counts, labels
