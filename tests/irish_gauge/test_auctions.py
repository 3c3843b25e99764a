"""Auctions: rulings 1 to 8, 32 and 33, and the examples about them."""

from __future__ import annotations

import pytest

import opificio
from opificio.games.irish_gauge.tables import CODES
from opificio.kit.errors import UnreadableMove
from tests.irish_gauge.table import GAME, NAMES, cash, kinds, opening, owner, play, reason, turn


def test_ruling_1_an_opener_who_passed_still_gets_the_share_for_nothing() -> None:
    match = opening(3, opener=2)
    assert "pass" in match.legal()
    assert kinds(play(match, "pass", "pass", "pass"))[-2:] == ["share-free", "auction-opened"]
    assert owner(match, "CBSC-7") == "Bruno"
    assert cash(match) == [20, 20, 20]


def test_ruling_2_the_last_player_still_chooses_when_nobody_has_bid() -> None:
    match = opening(4, opener=1)
    play(match, "pass", "pass", "pass")
    assert match.player == "Dario"
    assert "bid 7" in match.legal()
    assert "pass" in match.legal()
    play(match, "bid 7")
    assert owner(match, "CBSC-7") == "Dario"
    assert cash(match) == [20, 20, 20, 13]


def test_ruling_3_whoever_got_the_share_opens_the_next_auction_also_if_it_was_free() -> None:
    match = opening(3, opener=2)
    play(match, "pass", "pass", "pass")
    assert match.player == "Bruno"
    play(match, "bid 5", "bid 6", "pass", "pass")
    assert owner(match, "WLW-5") == "Carla"
    assert match.player == "Carla"
    assert match.phase == "opening"


def test_ruling_4_the_auctioneer_must_open_and_must_be_able_to() -> None:
    match = turn(cash={"Anna": 12})
    assert reason(match, "auction BCD") == "cannot-open"
    play(match, "auction CBSC")
    assert match.legal() == ["bid 12"]
    assert reason(match, "pass") == "must-open"
    assert reason(match, "bid 11") == "below-value"


def test_ruling_5_bids_are_whole_pounds_above_the_last_and_within_ones_cash() -> None:
    match = turn(cash={"Bruno": 15})
    play(match, "auction CBSC", "bid 13")
    assert match.player == "Bruno"
    assert reason(match, "bid 13") == "not-above"
    assert reason(match, "bid 12") == "not-above"
    assert reason(match, "bid 16") == "more-than-cash"
    assert match.legal() == ["bid 14", "bid 15", "pass"]


def test_ruling_6_who_has_passed_is_not_asked_again() -> None:
    match = opening(4, opener=1)
    play(match, "bid 7", "pass", "bid 8", "bid 9", "bid 10")
    assert match.player == "Carla"
    play(match, "pass", "pass")
    assert owner(match, "CBSC-7") == "Anna"


def test_ruling_7_the_price_goes_to_the_bank() -> None:
    match = turn()
    play(match, "auction MGW", "bid 12", "pass", "pass")
    assert cash(match) == [8, 20, 20]
    assert match.position()["state"]["bank"] == 12


def test_ruling_8_the_top_of_the_stack_is_sold_and_an_empty_stack_cannot_be() -> None:
    match = turn(cash={"Anna": 60, "Bruno": 60})
    play(match, "auction BCD", "bid 13", "pass", "pass")
    assert owner(match, "BCD-13") == "Anna"
    assert reason(match, "auction BCD") == "stack-empty"
    play(match, "auction WLW", "bid 10", "pass", "pass")
    assert owner(match, "WLW-10") == "Bruno"
    assert owner(match, "WLW-15") is None


@pytest.mark.parametrize("players", [3, 4, 5])
def test_ruling_32_luck_draws_the_first_opener_all_seats_alike(players: int) -> None:
    match = opificio.new(GAME, players, nature="manual")
    while match.phase == "cities":
        match.play(match.legal()[0])
    assert match.outcomes() == {f"opener {seat}": 1 for seat in range(1, players + 1)}
    match.play(f"opener {players}")
    assert match.seat == players - 1


def test_ruling_33_bids_stop_at_the_limit_of_the_tables_which_says_so() -> None:
    match = turn(cash={"Anna": 1000, "Bruno": 900})
    play(match, "auction MGW")
    assert reason(match, "bid 256") == "bid-limit"
    assert "255" in str(match.why("bid 256"))
    play(match, "bid 255")
    assert match.legal() == ["pass"]


def test_x3_all_pass_in_an_opening_auction() -> None:
    match = opening(5, opener=4)
    play(match, *["pass"] * 5)
    assert owner(match, "CBSC-7") == "Dario"
    assert cash(match) == [20] * 5
    assert match.player == "Dario"
    assert match.position()["state"]["lot"] == "WLW"


def test_x4_the_order_of_the_opening_auctions_and_their_least_bids() -> None:
    match = opening()
    for company, value in zip(CODES, (7, 5, 8, 4, 6), strict=True):
        assert match.position()["state"]["lot"] == company
        assert match.legal()[0] == f"bid {value}"
        assert reason(match, f"bid {value - 1}") == "below-value"
        play(match, "pass", "pass", "pass")
    assert match.phase == "turn"


def test_x17_nine_pounds_are_not_enough_to_auction_a_share_of_eleven() -> None:
    match = turn(cash={"Anna": 9})
    assert "auction MGW" not in match.legal()
    assert "£11" in str(match.why("auction MGW"))


def test_x18_the_opener_passes_and_the_next_one_takes_it() -> None:
    match = opening(3, opener=2)
    play(match, "pass", "bid 7", "pass")
    assert cash(match) == [20, 20, 13]
    assert owner(match, "CBSC-7") == "Carla"
    assert match.player == "Carla"
    assert match.position()["state"]["lot"] == "WLW"


def test_x19_the_turn_passes_to_the_left_of_who_called_the_auction() -> None:
    match = turn(seat="Anna")
    play(match, "auction MGW", "bid 11", "pass", "bid 12", "pass")
    assert owner(match, "MGW-11") == "Carla"
    assert match.player == "Bruno"


def test_x20_the_owner_of_the_cbsc_share_has_the_first_turn() -> None:
    match = opening(3, opener=1)
    play(match, "bid 7", "pass", "pass")
    for value in (5, 8, 4):
        play(match, f"bid {value}" if value != 8 else "pass", "pass", "pass")
    play(match, "pass", "pass", "bid 6")
    assert owner(match, "CBSC-7") == "Anna"
    assert owner(match, "MGW-6") == "Carla"
    assert (match.phase, match.player) == ("turn", "Anna")


def test_a_bid_that_is_no_number_of_pounds_is_explained_and_changes_nothing() -> None:
    match = opening()
    before = match.position()
    for text in ("bid", "bid 7.5", "bid 9999999", "buy it", ""):
        with pytest.raises(UnreadableMove):
            match.play(text)
    assert match.position() == before


def test_names_follow_the_seats() -> None:
    assert opening(5, opener=5).player == NAMES[4]
