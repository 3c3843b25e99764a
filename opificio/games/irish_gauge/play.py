"""What bots need to know of Irish Gauge beyond its rules."""

from __future__ import annotations

from typing import Any

from opificio.games.irish_gauge.reading import cost, top_share
from opificio.games.irish_gauge.state import AUCTION, BID, DIVIDENDS, INTEREST, LAY, PASS, TRACK, State
from opificio.games.irish_gauge.tables import HEXES, MAJOR_HEX, NEIGHBOURS, TERRAIN, TOWN_AT, VALUE
from opificio.kit.actions import within
from opificio.kit.compile import rule
from opificio.kit.tables import frozen


def _steps_from(start: int) -> list[int]:
    """How many hexes away every hex is, whatever its terrain."""
    steps = [-1] * len(HEXES)
    steps[start] = 0
    queue = [start]
    for here in queue:
        for there in NEIGHBOURS[here]:
            if there >= 0 and steps[there] < 0:
                steps[there] = steps[here] + 1
                queue.append(int(there))
    return steps


STEPS_TO_MAJOR = frozen([_steps_from(int(hex_)) for hex_ in MAJOR_HEX])


@rule
def resample(s: State, p: int, rng: Any) -> None:
    """Nothing is unknown: cash, shares and the bag are open."""


@rule
def lean(s: State, a: int) -> int:
    """Bids stay near the printed value, networks grow towards the major cities, towns on the way are welcome."""
    if within(BID, a):
        return lean_bid(s, a - BID.first + 1)
    if within(PASS, a):
        dear = s.bid > VALUE[top_share(s, int(s.lot))] + s.cash[s.seat] // 8
        return 20_000 if dear else 3_000
    if within(LAY, a):
        return lean_lay(s, a - LAY.first)
    if within(TRACK, a):
        return 300
    if within(AUCTION, a):
        return 60
    if within(INTEREST, a):
        return 8
    return 90 if within(DIVIDENDS, a) else 1


@rule
def lean_bid(s: State, amount: int) -> int:
    least = max(s.bid + 1, int(VALUE[top_share(s, int(s.lot))]))
    return 6_000 >> min(2 * (amount - least), 12)


@rule
def lean_lay(s: State, hex_: int) -> int:
    """Cheap hexes that bring the company nearer to the nearest major city it has not reached."""
    liking = 12 // cost(s, hex_)
    if TOWN_AT[hex_] >= 0:
        liking *= 4
    nearest = TERRAIN.size
    target = -1
    for k in range(MAJOR_HEX.size):
        if not s.track[s.building, MAJOR_HEX[k]]:
            steps = steps_to_go(s, k)
            if steps < nearest:
                nearest = steps
                target = k
    if target >= 0 and STEPS_TO_MAJOR[target, hex_] < nearest:
        liking *= 12
    return liking


@rule
def steps_to_go(s: State, k: int) -> int:
    """How far the company being built is from a major city."""
    nearest = TERRAIN.size
    for hex_ in range(TERRAIN.size):
        if s.track[s.building, hex_]:
            nearest = min(nearest, STEPS_TO_MAJOR[k, hex_])
    return nearest
