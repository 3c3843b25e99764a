"""A game as a loaded folder: found by its files, known by its id, never named outside it."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

from opificio.kit.actions import Actions, Kind, Messages, Speller
from opificio.kit.axes import Axis
from opificio.kit.errors import BadOption, OpificioError, UnknownGame
from opificio.kit.generic import KIT_REASONS, register
from opificio.kit.layout import Codec, Layout
from opificio.kit.tables import GAMES, Tables, folder_of, load, replace, replacement
from opificio.kit.words import LANGUAGES, words

FAULT_ROWS = 32
"""How many faults of a position are reported at once."""
BLUR = 30
"""How far off the appraisals in the search's playouts are, unless a game's `play.BLUR` says otherwise."""
NOVICE_BLUR = 150
"""How far off a novice's are, unless a game's `play.NOVICE_BLUR` says otherwise."""


def game_ids() -> list[str]:
    """The ids of all games: the folders that hold tables."""
    return sorted(path.parent.name.replace("_", "-") for path in GAMES.glob("*/tables.toml") if (path.parent / "rules.py").exists())


@dataclass(frozen=True)
class About:
    """What a game says of itself without its rules being loaded."""

    id: str
    tables: Tables

    @property
    def players(self) -> list[int]:
        return list(self.tables["game"]["players"])

    @property
    def unofficial(self) -> list[int]:
        """Player counts that the rulebook does not foresee, offered as a variant."""
        return list(self.tables["game"].get("unofficial", []))

    @property
    def version(self) -> int:
        return int(self.tables["game"]["version"])

    def check_players(self, count: int) -> None:
        """Refuses a number of players that this game is not for."""
        counts = sorted(self.players + self.unofficial)
        if count not in counts:
            raise BadOption("players-wrong", found=count, known=", ".join(map(str, counts)))

    def title(self, lang: str = "en") -> str:
        return words(lang, self.id).say("game-title")


def about(game: str) -> About:
    """Describes a game; raises `UnknownGame` with the ids there are."""
    if game not in game_ids():
        raise UnknownGame("game-unknown", found=str(game), known=", ".join(game_ids()))
    return About(game, load(game))


def checked_tables(game: str) -> Tables:
    """The tables in use, checked by the game itself, without loading its rules; raises `BadTables` with a sentence for each fault."""
    about(game)
    tables: Tables = importlib.import_module(f"opificio.games.{folder_of(game).name}.tables").TABLES
    return tables


class Game:
    """A game ready to be played: its rules registered with the generic functions."""

    def __init__(self, game: str) -> None:
        self.id = game
        folder = folder_of(game)
        package = f"opificio.games.{folder.name}"
        self.tables = checked_tables(game)
        self.about = About(game, self.tables)
        self.state, self.rules, checks, play = (
            importlib.import_module(f"{package}.{module}") for module in ("state", "rules", "checks", "play")
        )
        self.layout: type[Layout] = self.state.State
        self.actions: Actions = self.state.ACTIONS
        self.events: Messages = self.state.EVENTS
        self.faults: Messages = self.state.FAULTS
        self.phases: Axis = self.state.PHASE
        self.parts: Axis = self.state.PART
        own_reasons = {int(reason): reason.name.lower().replace("_", "-") for reason in self.state.Reason}
        self.reasons: dict[int, str] = KIT_REASONS | own_reasons
        self.blur: int = getattr(play, "BLUR", BLUR)
        self.novice_blur: int = getattr(play, "NOVICE_BLUR", NOVICE_BLUR)
        self.routine: int = sum(1 << phase for phase in getattr(play, "ROUTINE", ()))
        """Phases, a bit for each, whose decisions the search leaves to rules of thumb beyond its seat's own moves."""
        register(
            self.layout.dtype,
            SimpleNamespace(
                folder=folder,
                fingerprint=self.tables.fingerprint,
                size=self.actions.size,
                ASKED=self.state.ASKED,
                PARTS=len(self.parts),
                setup=self.rules.setup,
                reason=self.rules.reason,
                legal=getattr(self.rules, "legal", None),
                weight=self.rules.weight,
                apply=self.rules.apply,
                part=self.rules.part,
                tiebreak=self.rules.tiebreak,
                faults=checks.faults,
                resample=play.resample,
                lean=play.lean,
                ponder=getattr(play, "ponder", None),
                appraise=getattr(play, "appraise", None),
            ),
        )

    def options(self, chosen: dict[str, str] | None = None) -> dict[str, str]:
        """All options with their values: the chosen ones, the defaults for the rest."""
        known = self.tables.options()
        result = {name: values[0] for name, values in known.items()}
        for name, value in (chosen or {}).items():
            if name not in known:
                raise BadOption("option-unknown", found=str(name), known=", ".join(known) or "-")
            if value not in known[name]:
                raise BadOption("option-value-unknown", option=name, found=str(value), known=", ".join(known[name]))
            result[name] = value
        return result

    def template(self, seats: int, options: dict[str, str] | None = None) -> Any:
        """A blank record with its seats and options set, as drivers want it."""
        self.about.check_players(seats)
        states = self.layout.blank()
        states[0].seats = seats
        known = self.tables.options()
        for k, (name, value) in enumerate(self.options(options).items()):
            states[0].options[k] = known[name].index(value)
        return states

    def codec(self, names: list[str]) -> Codec:
        return Codec(self.layout, names)

    def parse(self, text: str) -> int | None:
        """The action a text means, in the notation or in words of any language."""
        return self.actions.parse(text, self._speller)

    @cached_property
    def _speller(self) -> Speller:
        def verbs(kind: Kind) -> list[str]:
            found = (words(lang, self.id).attribute(f"move-{kind.id}", "verb") for lang in LANGUAGES)
            return [verb for verb in found if verb]

        def names(axis: Axis, label: str) -> list[str]:
            return [] if axis.numbered else [str(words(lang, self.id).label(axis, axis.index(label))) for lang in LANGUAGES]

        return Speller(verbs, names)

    def simulate(self, seats: int, games: int, seed: int, *, options: dict[str, str] | None = None, **settings: Any) -> Any:
        """Many random games at full speed: see `opificio.kit.drivers.simulate`."""
        from opificio.kit.drivers import simulate

        return simulate(self.template(seats, options), self.actions.size, games, seed, **settings)

    def warm(self, progress: Callable[[int, int], None] | None = None) -> None:
        """Compiles (or loads from the cache) what a match needs, telling after each step how many are done of how many."""
        from opificio.kit import drivers
        from opificio.kit.rng import new_rng

        states = self.template(self.about.players[0])
        actions, weights = np.zeros((2, self.actions.size), np.int64)
        parts = np.zeros((len(self.layout.seat_axis), len(self.parts)), np.int64)
        steps: list[Callable[[], Any]] = [
            lambda: drivers.begin(states, 0),
            lambda: drivers.options(states, 0, actions, weights),
            lambda: drivers.why(states, 0, 0),
            lambda: drivers.standings(states, 0, parts, parts[:, 0].copy()),
            lambda: drivers.inspect(states, 0, np.zeros((FAULT_ROWS, 6), np.int64)),
            lambda: drivers.choose_at(states, 0, drivers.UNIFORM, new_rng(1), actions, weights),
            lambda: drivers.do(states, 0, int(actions[0])),
        ]
        for done, step in enumerate(steps, start=1):
            step()
            if progress:
                progress(done, len(steps))


_loaded: dict[str, Game] = {}


def load_game(game: str, tables: str | Path | None = None) -> Game:
    """Loads a game's rules, once a process. `tables` names a file that corrects its tables: possible only before that."""
    about(game)
    if tables is None:
        if game not in _loaded:
            _loaded[game] = Game(game)
        return _loaded[game]
    if game in _loaded:
        if replacement(game) != Path(tables).resolve():
            raise BadOption("tables-too-late", found=game)
        return _loaded[game]
    replace(game, tables)
    try:
        return load_game(game)
    except OpificioError:
        replace(game, None)
        raise
