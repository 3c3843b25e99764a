"""What holds for every board that a game has drawn: sound at every moment, complete, and silent about what is hidden."""

from __future__ import annotations

import gzip
import re
from collections import Counter
from typing import Any
from xml.etree import ElementTree

import pytest

from opificio.drawing import board_of, picture
from opificio.kit.game import game_ids, load_game
from opificio.kit.match import Match, new
from opificio.kit.rng import new_rng
from opificio.kit.tables import folder_of
from opificio.kit.words import LANGUAGES, words
from tests.harness import step

DRAWN = [game for game in game_ids() if (folder_of(game) / "board.py").exists()]
SMALLEST_TYPE = 12
PUSH = 8_000
LARGEST_PUSH = 12_000
NAMES = ["Anna", "Bruno", "Carla Margherita", "Dario", "Elena"]


def moments(game: str, seats: int, seed: int, policy: str, every: int, variant: int = 0) -> list[Match]:
    """A whole game, stopped at every phase it comes through and every few moves; variant 1 takes the second value of every option."""
    options = {name: values[variant % len(values)] for name, values in load_game(game).tables.options().items()}
    match = new(game, NAMES[:seats], seed=seed, options=options)
    rng = new_rng(seed, stream=1)
    found: list[Match] = []
    seen: set[str] = set()
    while True:
        if match.phase not in seen or len(match.history) % every == 0 or match.over:
            seen.add(match.phase)
            found.append(_still(match))
        if match.over or match.round > 60:
            return found
        step(match, policy, rng)


def _still(match: Match) -> Match:
    still = Match(match.game, match.names, match.options, nature="manual")
    still._states = match._states.copy()
    return still


@pytest.fixture(scope="module", params=DRAWN)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def scenes(game: str) -> list[Match]:
    players = load_game(game).about.players
    counts = sorted({players[0], players[-1]})
    return [m for k, seats in enumerate(counts) for m in moments(game, seats, 3 + k, ("careful", "uniform")[k % 2], 31, k)]


def elements(fragment: str) -> list[Any]:
    return list(ElementTree.fromstring(f"<g>{fragment}</g>").iter())


def choices(fragment: str) -> Counter[int]:
    return Counter(int(a) for e in elements(fragment) for a in (e.get("data-choice") or "").split())


def test_every_picture_is_sound_in_both_languages_for_every_seat(scenes: list[Match]) -> None:
    for number, match in enumerate(scenes):
        lang = LANGUAGES[number % 2]
        for seat in [None, *range(len(match.names))]:
            root = ElementTree.fromstring(picture(match.sight(seat, lang)))
            ids = [e.get("id") for e in root.iter() if e.get("id")]
            assert not [name for name, count in Counter(ids).items() if count > 1]
            named = {f"#{name}" for name in ids}
            for e in root.iter():
                assert (e.get("href") or "#p").startswith("#p") or e.get("href") in named, e.get("href")
                assert "NaN" not in " ".join(e.attrib.values())
                if e.tag.endswith("text"):
                    assert float(e.get("font-size", 0)) >= SMALLEST_TYPE


def test_only_pieces_change_during_a_match(scenes: list[Match]) -> None:
    printed: dict[tuple[Any, ...], str] = {}
    for match in scenes:
        for seat in (None, 0):
            board = board_of(match.game.id)
            fragment = board.fixed(match.sight(seat))
            assert printed.setdefault((tuple(match.names), seat), fragment) == fragment
            assert "data-choice" not in fragment


def test_every_choice_is_on_the_board_or_said_to_be_for_the_prompt(scenes: list[Match]) -> None:
    for match in scenes:
        if match.seat < 0:
            continue
        board: Any = board_of(match.game.id)
        sight = match.sight(match.seat)
        offered = choices(board.draw(sight))
        assert set(offered) <= set(sight.legal)
        for action in sight.legal:
            kind, _ = match.game.actions.decode(action)
            assert action in offered or kind.name in board.PROMPT_ONLY, match.game.actions.text(action)
        for kind_name in board.PROMPT_ONLY:
            span = next(kind.span for kind in match.game.actions.kinds if kind.name == kind_name)
            legal = [a for a in sight.legal if span.first <= a < span.end]
            assert not legal or legal[0] in offered, f"not even the first {kind_name} is on the board"


def test_choices_have_names_and_a_place_in_the_order_of_keys(scenes: list[Match]) -> None:
    for match in scenes:
        if match.seat < 0:
            continue
        for e in elements(board_of(match.game.id).draw(match.sight(match.seat, "it"))):
            if e.get("data-choice"):
                assert e.get("role") == "button"
                assert e.get("tabindex") == "0"
                assert e.get("aria-label")
                assert "choice" in e.get("class", "").split()
                edges = [inner for inner in e.iter() if "o-edge" in inner.get("class", "").split()]
                assert edges, f"{e.get('id')}: nothing shows that this can be chosen"


def test_what_can_be_asked_about_is_refused_and_has_a_reason(scenes: list[Match]) -> None:
    for match in scenes:
        for seat in [None, *range(len(match.names))]:
            fragment = board_of(match.game.id).draw(match.sight(seat))
            refused = [int(a) for e in elements(fragment) for a in (e.get("data-why") or "").split()]
            if seat is None or seat != match.seat:
                assert not refused
                assert not choices(fragment)
            else:
                legal = set(match.actions())
                assert not set(refused) & legal
                assert all(match.why(a) for a in refused)


def test_help_is_there_in_both_languages(scenes: list[Match], game: str) -> None:
    named: set[str] = set()
    for match in scenes:
        sight = match.sight(0)
        board = board_of(game)
        named |= set(re.findall(r'data-help="([^"]+)"', board.fixed(sight) + board.draw(sight)))
    assert named
    for lang in LANGUAGES:
        assert all(words(lang, game).has(message) for message in named)


def test_nothing_hidden_is_drawn(scenes: list[Match]) -> None:
    """Positions that differ only in others' secrets give the same picture, byte for byte."""
    for match in scenes:
        if match.over:
            continue
        secrets = [name for name, f in match.game.layout.fields.items() if f.secret]
        for seat in [None, *range(len(match.names))]:
            other = _still(match)
            for name in secrets:
                for p in range(len(match.names)):
                    if p != seat:
                        other._states[name][0][p] = 1 if match.game.layout.fields[name].values else other._states[name][0][p] + 1
            mine, theirs = match.sight(seat), other.sight(seat)
            if seat == match.seat:
                assert list(mine.legal) == list(theirs.legal)
            assert picture(mine) == picture(theirs)


def test_a_push_is_small(scenes: list[Match], game: str) -> None:
    """What changes fits into 8 kB compressed; a board with more on it says how much it needs, up to 12 kB."""
    board = board_of(game)
    limit = getattr(board, "PUSH", PUSH)
    assert limit <= LARGEST_PUSH
    for match in scenes:
        for seat in (None, max(match.seat, 0)):
            assert len(gzip.compress(board.draw(match.sight(seat, "it")).encode())) < limit


def test_pieces_keep_their_names(scenes: list[Match]) -> None:
    """From one moment to the next most pieces are still there under the same id, so that they can move."""
    before: set[str] = set()
    players = 0
    for match in scenes:
        now = set(re.findall(r' id="(p-[^"]+)"', board_of(match.game.id).draw(match.sight(None))))
        shared = [name for name in now if name in before]
        if before and not match.over and len(match.names) == players:
            assert len(shared) >= 0.4 * min(len(now), len(before))
        before, players = now, len(match.names)
