"""The rules of thumb: strong against chance, never worse than doing nothing, and right where the right move is plain."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from functools import cache
from typing import Any

import pytest

import opificio
from opificio.bots.bot import scratch
from opificio.bots.contest import contest
from opificio.bots.engine.thumb import by_thumb
from opificio.games.irish_gauge.play import BLUR
from opificio.games.irish_gauge.tables import START_CASH, TOWN_HEX
from opificio.kit.compile import rule
from opificio.kit.game import load_game
from opificio.kit.generic import resample
from opificio.kit.layout import durable_bytes
from opificio.kit.rng import new_rng
from tests.bots.opinions import appraisals
from tests.harness import random_match
from tests.irish_gauge.table import CUBES, GAME, opening, play, turn


def answer(match: opificio.Match, seed: int = 1) -> str:
    return opificio.bot("foreman", seed=seed).choose(match)


# --- whole games ---------------------------------------------------------------------------------------------------------


@cache
def results(*levels: str) -> Any:
    return contest(load_game(GAME), levels, 400, 1, threads=1)


def wins(*levels: str) -> float:
    """The part of the games that the first has won; shared victories count in part."""
    ranks = results(*levels).rank[:, : len(levels)]
    return float(((ranks[:, 0] == 1) / (ranks == 1).sum(axis=1)).mean())


@pytest.mark.parametrize(("players", "least"), [(3, 0.98), (4, 0.97), (5, 0.94)])
def test_the_foreman_beats_random_players(players: int, least: float) -> None:
    assert wins("foreman", *["random"] * (players - 1)) >= least


def test_the_foreman_beats_novices() -> None:
    assert wins("foreman", "novice", "novice", "novice") >= 0.6


@pytest.mark.parametrize("others", ["random", "novice", "foreman"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_foreman_never_ends_below_what_doing_nothing_leaves(players: int, others: str) -> None:
    assert results("foreman", *[others] * (players - 1)).score[:, 0].min() >= START_CASH


def test_even_when_reckless_players_end_the_game_early_a_share_of_five_players_pays_for_itself() -> None:
    games = contest(load_game(GAME), ["foreman", *["random"] * 4], 2000, 1, threads=1)
    assert games.score[:, 0].min() >= START_CASH


def test_foremen_among_themselves_play_games_of_a_sensible_length_with_sensible_scores() -> None:
    games = results("foreman", "foreman", "foreman", "foreman")
    assert games.finished.all()
    assert 25 <= games.rounds.mean() <= 60
    assert games.rounds.max() <= 100
    assert 60 <= games.score[:, :4].mean() <= 160


@pytest.mark.parametrize("players", [3, 4, 5])
def test_foremen_pay_sensible_prices(players: int) -> None:
    """Nobody ruins himself in the opening auctions, and no share is sold for thrice its printed value and more."""
    for seed in range(8):
        match = opificio.new(GAME, players, seed=seed)
        bot = opificio.bot("foreman", seed=seed)
        while not match.over:
            match.play(bot.act(match))
        for event in (event for move in match.history for event in move.events if event.kind == "share-bought"):
            printed = int(event.values["share"].split("-")[1])
            assert printed <= event.values["amount"] < 3 * printed + 6


# --- positions in which the right move is plain ------------------------------------------------------------------------------


def test_a_company_that_earns_nothing_goes_to_the_nearest_place_first() -> None:
    """One build takes it to a second place, and from then on it pays; track towards everything at once would not."""
    match = turn(5, owner={"CBSC-7": "Bruno", "WLW-5": "Carla", "BCD-8": "Dario", "GSW-4": "Elena", "MGW-6": "Anna"})
    play(match, "track MGW")
    before = int(match._states[0].track[4].sum())
    while match.phase == "laying":
        play(match, answer(match))
    state = match._states[0]
    assert int(state.track[4].sum()) > before
    assert sum(bool(state.track[4, hex_]) for hex_ in TOWN_HEX) == 2


ONE_EACH = {"CBSC-7": "Anna", "WLW-5": "Bruno", "BCD-8": "Carla", "GSW-4": "Dario", "MGW-6": "Anna"}


def test_the_last_dividend_is_called_by_whoever_wins_with_it() -> None:
    assert answer(turn(4, cash={"Anna": 60}, bag={"white": 1})) == "dividends"


def test_the_last_dividend_is_not_called_by_whoever_loses_with_it() -> None:
    losing = turn(4, cash={"Anna": 0, "Bruno": 60}, bag={"white": 1})
    assert answer(losing) != "dividends"
    assert min(appraisals(losing), key=lambda move: appraisals(losing)[move]) == "dividends"


def test_the_last_cube_goes_to_a_town_if_its_dividend_would_cost_the_victory() -> None:
    """Anna leads by three pounds, but white would pay three for each of Bruno's two shares: placed in Drogheda, the cube pays nothing."""
    match = turn(
        4,
        owner={**ONE_EACH, "WLW-10": "Bruno"},
        cash={"Anna": 40, "Bruno": 35},
        track={"MGW": "G11 F11", "WLW": "K3"},
        cube={**CUBES, "Dublin": "black"},
        bag={"white": 1},
    )
    assert match.scores() == {"Anna": 53, "Bruno": 50, "Carla": 28, "Dario": 24}
    assert appraisals(match)["dividends"] < 0
    assert answer(match) == "interest Drogheda white"
    play(match, "interest Drogheda white")
    assert match.over


def test_whoever_alone_has_money_buys_a_good_share_at_its_printed_value() -> None:
    """MGW earns well for Anna alone, and only Bruno can pay for its second share."""
    match = turn(
        4,
        "Bruno",
        owner=ONE_EACH,
        cash={"Anna": 3, "Bruno": 14, "Carla": 2, "Dario": 5},
        track={"MGW": "G11 F11 E11 D11 C11 C12 J12 I11"},
    )
    assert answer(match) == "auction MGW"
    play(match, "auction MGW")
    assert answer(match) == "bid 11"


def test_a_company_is_not_opened_to_richer_players_by_its_only_owner() -> None:
    match = turn(4, "Carla", owner=ONE_EACH, cash={"Carla": 14, "Dario": 40}, track={"BCD": "D11 C11 E11 F11 E10 D9"})
    assert appraisals(match)["auction BCD"] < 0


def test_nobody_overbids_for_a_share_that_will_earn_nothing() -> None:
    match = turn(4, "Anna", owner=ONE_EACH, bag={"white": 1}, cash={"Anna": 40, "Bruno": 60})
    play(match, "auction GSW", "bid 30")
    assert answer(match) == "pass"


def test_a_share_that_earns_nothing_any_more_is_opened_at_its_printed_value() -> None:
    match = turn(4, "Anna", owner=ONE_EACH, bag={"white": 1}, cash={"Anna": 40, "Bruno": 60})
    play(match, "auction GSW")
    assert answer(match) == "bid 9"


def test_bids_rise_by_a_pound_and_end_below_all_one_has() -> None:
    """Twenty pounds are little for five shares: the first is not worth all of them."""
    match = opening(4)
    offers = []
    while match.position()["state"]["lot"] == "CBSC":
        offers.append(answer(match))
        match.play(offers[-1])
    amounts = [int(offer.split()[1]) for offer in offers if offer != "pass"]
    assert amounts == list(range(7, 7 + len(amounts)))
    assert 9 <= amounts[-1] <= 16


def test_the_company_with_few_shares_fetches_more_than_the_one_with_many() -> None:
    """In the opening auctions BCD, which has two, is dearer than GSW, which has four."""
    match = opening(4)
    while match.phase == "opening":
        match.play(answer(match))
    paid = {e.values["share"]: e.values["amount"] for move in match.history for e in move.events if e.kind == "share-bought"}
    assert paid["BCD-8"] >= paid["GSW-4"] + 4


def test_track_takes_the_three_places_that_lie_in_a_row() -> None:
    match = turn(4, "Anna", owner=ONE_EACH, track={"CBSC": "N5 M5 L5 L6 L7"})
    play(match, "track CBSC")
    for place in ("lay L8", "lay L9", "lay M9"):
        assert answer(match) == place
        match.play(place)


def test_the_major_cities_are_joined_when_one_hex_is_missing() -> None:
    match = turn(4, "Anna", owner=ONE_EACH, track={"MGW": "G11 F11 E11 D11 C11 C12 H10 H9 H8 H7 H6 H5 H4"})
    play(match, "track MGW")
    assert answer(match) == "lay H3"


def test_a_build_goes_where_something_is_to_be_had_rather_than_nowhere() -> None:
    """From Dublin every first hex of a build leads to some place; none of the mountains is chosen."""
    match = turn(4, "Dario", owner=ONE_EACH)
    play(match, "track GSW")
    points = appraisals(match)
    assert max(points.values()) > 0
    assert points[answer(match)] == max(points.values())
    assert points["lay I11"] < max(points.values())


# --- what the search's playouts make of all this -----------------------------------------------------------------------------


@rule
def blurred(states: Any, blur: int, rng: Any, actions: Any) -> int:
    return by_thumb(states[0], blur, rng, actions)


def blurred_answers(match: opificio.Match, tries: int = 400) -> Counter[str]:
    """What playouts choose here, and how often."""
    rng, actions = new_rng(1), scratch(match.game)[0]
    return Counter(match.game.actions.text(blurred(match._states.copy(), BLUR, rng, actions)) for _ in range(tries))


def test_playouts_know_where_track_goes_though_not_what_a_turn_is_for() -> None:
    """From L7 three places lie in a row; the blur that leaves open what to do with a turn leaves hardly any doubt about them."""
    match = turn(4, "Anna", owner=ONE_EACH, track={"CBSC": "N5 M5 L5 L6 L7"})
    assert blurred_answers(match).most_common(1)[0][1] <= 380
    play(match, "track CBSC")
    for place in ("lay L8", "lay L9", "lay M9"):
        assert blurred_answers(match)[place] >= 300
        match.play(place)


def test_playouts_outbid_by_a_pound_or_pass() -> None:
    """Money that wins nothing is not given away, however little one knows what the share is worth."""
    match = opening(4)
    play(match, "bid 8")
    answers = blurred_answers(match)
    assert set(answers) == {"bid 9", "pass"}
    assert answers["bid 9"] > answers["pass"]


# --- the kit's demands ---------------------------------------------------------------------------------------------------------


@rule
def redraw(states: Any, p: int, rng: Any) -> None:
    resample(states[0], p, rng)


def test_nothing_is_hidden_so_that_redrawing_changes_nothing() -> None:
    match = random_match(GAME, 4, 3, moves=80)
    before = match._states.tobytes()
    for seat in range(4):
        redraw(match._states, seat, new_rng(seat))
    assert match._states.tobytes() == before


@pytest.mark.parametrize("seed", range(3))
def test_thinking_changes_nothing_lasting_and_leans_on_nothing_left_over(seed: int) -> None:
    """The same appraisals whatever an earlier thought has left in the scratch space."""
    match, bot = opificio.new(GAME, 3 + seed, seed=seed), opificio.bot("foreman", seed=seed)
    layout = match.game.layout
    scratch = [name for name, f in layout.fields.items() if f.transient and name not in ("events", "event_count")]
    while not match.over:
        lasting = durable_bytes(layout, match._states)
        for name in scratch:
            match._states[name] = 0
        clean = appraisals(match)
        for name in scratch:
            match._states[name] = 99
        assert appraisals(match) == clean
        assert durable_bytes(layout, match._states) == lasting
        match.play(bot.act(match))


FOREMEN = """
import opificio
for players in (3, 4, 5):
    match = opificio.new("irish-gauge", players, seed=players)
    bot = opificio.bot("foreman", seed=players)
    while not match.over and len(match.history) < 150:
        match.play(bot.act(match))
    print(match.digest(), len(match.history))
"""


def test_compiled_and_interpreted_foremen_play_the_same_games() -> None:
    compiled, interpreted = (
        subprocess.run([sys.executable, "-c", FOREMEN], env={**os.environ, "OPIFICIO_JIT": jit}, capture_output=True, text=True, check=True)
        for jit in ("1", "0")
    )
    assert interpreted.stdout == compiled.stdout
    assert interpreted.stdout.count("\n") == 3
