"""The process that analyses one game: a record comes in, progress and the result go out, a JSON object a line.

It is a process and not a thread because it keeps every core busy for most of a minute and has to give way to the tables.
"""

from __future__ import annotations

import json
import os
import sys
import time
from typing import Any

from opificio.bots.insight import Analysis, analyse
from opificio.bots.magnate import Candidate
from opificio.kit.record import read
from opificio.table.warming import warm

KINDNESS = 10
"""How far behind everything else on the machine it stands."""
USUAL_LOADING = 8.0
BEGUN = time.monotonic()


def judge(record: str, seconds: float, **settings: Any) -> dict[str, Any]:
    """The analysis of a record as it is kept. Moves are kept in notation, which outlives a renumbering of actions."""
    match = read(record, nature="manual")
    warm(match.game.id, search=True)
    # On a busy machine loading takes long: what it took beyond the usual is saved on judging, so that people do not wait twice.
    late = max(0.0, time.monotonic() - BEGUN - USUAL_LOADING)
    left = max(seconds - late, seconds / 4)
    return as_kept(analyse(match, seconds=left, progress=lambda done, total: tell(done=done, total=total), **settings))


def as_kept(analysis: Analysis) -> dict[str, Any]:
    text = analysis.match.game.actions.text

    def worth(c: Candidate) -> dict[str, Any]:
        return {"move": text(c.action), "win": round(c.win, 4), "place": round(c.place, 2), "error": round(c.error, 4)}

    return {
        "simulations": analysis.simulations,
        "decisions": [
            {
                "number": j.number,
                "seat": j.seat,
                "choices": j.choices,
                "played": worth(j.played),
                "best": worth(j.best),
                "chances": [round(chance, 4) for chance in j.chances],
            }
            for j in analysis.decisions
        ],
        "costliest": [j.number for j in analysis.mistakes()],
        "lost": [round(analysis.lost(seat), 3) for seat in range(len(analysis.match.names))],
    }


def tell(**message: Any) -> None:
    print(json.dumps(message), flush=True)


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(KINDNESS)
    tell(result=judge(**json.load(sys.stdin)))
