"""Track and the dividend of the major cities: rulings 9 to 16, 23, 24 and 30."""

from __future__ import annotations

import pytest

from opificio.games.irish_gauge.tables import LOCOMOTIVES
from tests.irish_gauge.table import OWNERS, cash, kinds, play, reason, round_of, turn

JOINED_BUT_BELFAST = "H10 G9 G8 F7 G6 G5 H4 H3 G11 F11 E11 D11 C11"
ALL_NINETEEN = "H10 G9 G8 F7 G6 G5 H4 H3 G11 F11 E11 D11 C11 H9 H8 I8 I9 J8"


def test_ruling_9_at_least_one_locomotive_for_one_company() -> None:
    match = turn()
    play(match, "track CBSC")
    assert reason(match, "done") == "nothing-laid"
    assert reason(match, "track GSW") == "not-asked"
    play(match, "lay O3")
    events = play(match, "done")
    assert events[0].values["halves"] == 4
    assert match.player == "Bruno"


def test_ruling_10_every_locomotive_touches_the_network_and_branches_are_allowed() -> None:
    match = turn(seat="Bruno")
    play(match, "track MGW")
    assert reason(match, "lay H9") == "not-connected"
    play(match, "lay H10", "lay G11", "lay H9")
    assert match.player == "Carla"


def test_ruling_11_a_company_lies_in_a_hex_once() -> None:
    match = turn(track={"GSW": "H10"})
    play(match, "track GSW")
    assert reason(match, "lay H10") == "already-there"
    assert reason(match, "lay Dublin") == "already-there"


def test_ruling_12_another_home_city_costs_one_and_a_half() -> None:
    match = turn(seat="Carla", track={"BCD": "C11 D11 E11 F11 G11"})
    assert round_of(match, "BCD", "Dublin") == [1.5]
    match = turn(seat="Anna", track={"CBSC": "N5 M5 L5"})
    assert round_of(match, "CBSC", "L4") == [1.5]


def test_ruling_13_both_dublin_companies_start_there() -> None:
    start = turn().position()["state"]
    assert start["track"]["GSW"] == start["track"]["MGW"] == {"H11": 1}
    assert start["locomotives"]["GSW"] == start["locomotives"]["MGW"] == LOCOMOTIVES - 1


def test_ruling_14_without_a_locomotive_a_company_cannot_build() -> None:
    match = turn(seat="Bruno", track={"MGW": ALL_NINETEEN})
    assert reason(match, "track MGW") == "no-locomotive"
    assert reason(match, "track WLW") is None


def test_ruling_15_the_build_ends_with_the_last_locomotive() -> None:
    match = turn(seat="Bruno", track={"MGW": ALL_NINETEEN.removesuffix(" J8")})
    events = play(match, "track MGW", "lay I10")
    assert events[-1].kind == "build-ended"
    assert events[-1].values["halves"] == 4
    assert match.player == "Carla"


def test_ruling_16_only_an_owner_builds() -> None:
    match = turn(seat="Anna")
    assert reason(match, "track MGW") == "no-share"
    assert [move for move in match.legal() if move.startswith("track")] == ["track CBSC", "track GSW"]


def test_ruling_23_the_major_dividend_comes_in_the_middle_of_the_build_which_goes_on() -> None:
    match = turn(seat="Bruno", track={"MGW": JOINED_BUT_BELFAST})
    events = play(match, "track MGW", "lay C12")
    assert kinds(events) == ["build-begun", "laid", "major-joined", "paid"]
    assert cash(match) == [20, 32, 20]
    assert (match.phase, match.player) == ("laying", "Bruno")
    play(match, "lay B11")
    assert cash(match) == [20, 32, 20]


def test_ruling_23_it_is_paid_once() -> None:
    match = turn(seat="Bruno", track={"MGW": JOINED_BUT_BELFAST + " C12"})
    assert "major-joined" not in kinds(play(match, "track MGW", "lay B11"))


def test_ruling_24_nothing_but_a_build_pays_it() -> None:
    match = turn(seat="Bruno", track={"MGW": JOINED_BUT_BELFAST + " C12"})
    assert "major-joined" not in kinds(play(match, "interest Drogheda white"))
    match = turn(seat="Bruno", track={"MGW": JOINED_BUT_BELFAST + " C12"})
    assert "major-joined" not in kinds(play(match, "dividends", "draw black", "draw black", "draw black"))


def test_ruling_30_without_locomotives_the_game_goes_on() -> None:
    everything = {
        "CBSC": "O3 N5 M5 M4 L5 M6 N6 L6 L7 K7 K8 J7 J8 J6 I6 I5 J5 J4",
        "WLW": "K3 K4 J4 J5 J6 I6 I5 I4 J3 K2 L2 L3 L1 M4 M5 M6 L5 L6",
        "BCD": "C11 B11 B10 A10 A11 C10 D11 E11 E10 E9 E8 E7 D7 D6 C6 C7 C8 F11",
        "GSW": ALL_NINETEEN,
        "MGW": ALL_NINETEEN,
    }
    match = turn(track=everything)
    assert not [move for move in match.legal() if move.startswith("track")]
    assert "dividends" in match.legal()


def test_x5_red_joins_the_three_cities_in_five_builds() -> None:
    match = turn(seat="Bruno")
    plans = (("H10", "G9", "G8"), ("F7", "G6", "G5"), ("H4", "H3", "G11"), ("F11", "E11", "D11"), ("C11", "C12"))
    others = [
        ("BCD", "B11"),
        ("CBSC", "O3"),
        ("BCD", "B10"),
        ("CBSC", "N5"),
        ("BCD", "A10"),
        ("CBSC", "M5"),
        ("BCD", "A11"),
        ("CBSC", "M4"),
    ]
    spent = []
    for hexes in plans:
        spent.append(sum(round_of(match, "MGW", *hexes)))
        for company, spot in others[:2]:
            round_of(match, company, spot)
        del others[:2]
    assert spent == [3, 3, 3, 3, 2.5]
    state = match.position()["state"]
    assert len(state["track"]["MGW"]) == 15
    assert state["locomotives"]["MGW"] == 4
    assert cash(match) == [20, 32, 20]


@pytest.mark.parametrize(("sold", "each"), [(1, 12), (2, 6), (3, 4)])
def test_x6_twelve_pounds_among_the_shares_sold(sold: int, each: int) -> None:
    more = dict.fromkeys(("MGW-11", "MGW-16")[: sold - 1], "Carla")
    match = turn(seat="Bruno", owner={**OWNERS, **more}, track={"MGW": JOINED_BUT_BELFAST})
    play(match, "track MGW", "lay C12")
    assert cash(match) == [20, 20 + each, 20 + each * (sold - 1)]


def test_x14_a_difficult_hex_holds_one_company() -> None:
    match = turn(seat="Bruno", track={"GSW": "I11"})
    play(match, "track MGW")
    assert reason(match, "lay I11") == "difficult-taken"


def test_x15_two_and_one_and_a_half_are_more_than_three() -> None:
    match = turn(seat="Bruno", track={"GSW": "H10"})
    play(match, "track MGW", "lay I11")
    assert reason(match, "lay H10") == "too-few-points"
    assert match.why("lay H10", "en") == "H10 costs 1.5 points, and 1 is left."
    assert match.why("lay H10", "it") == "H10 costa 1,5 punti, e ne resta 1."


@pytest.mark.parametrize(
    ("hexes", "costs"),
    [
        (("I11",), [2]),
        (("I11", "J10"), [2, 1]),
        (("H10",), [1.5]),
        (("H10", "G11"), [1.5, 1]),
        (("H10", "G9"), [1.5, 1]),
        (("H10", "H9"), [1.5, 1.5]),
        (("G11", "F11", "G10"), [1, 1, 1]),
    ],
)
def test_every_way_of_spending_three_points(hexes: tuple[str, ...], costs: list[float]) -> None:
    match = turn(seat="Bruno", track={"GSW": "H10 H9"})
    assert round_of(match, "MGW", *hexes) == costs
    assert match.player == "Carla"


def test_hexes_answer_to_their_names() -> None:
    match = turn(track={"GSW": "G11"})
    play(match, "track GSW")
    assert match.action("lay drogheda") == match.action("lay F11") == match.action("posa Drogheda")
    assert match.describe("lay F11") == "Lay a locomotive in Drogheda"
