"""stub"""

from opificio.games.industria.tables import TRACK


def on_track(total: int) -> tuple[int, int]:
    """Where a score stands: how many markers lie on 45+, and the space of the score marker."""
    laps = max(0, total - 1) // TRACK
    return laps, total - laps * TRACK
