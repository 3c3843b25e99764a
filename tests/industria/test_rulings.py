"""Every ruling of docs/rulings/industria.md that a game can show, under its number."""

from __future__ import annotations

from pathlib import Path

import pytest

import opificio
from opificio.games.industria import tables
from opificio.kit.errors import BadOption, IllegalMove
from opificio.kit.layout import NATURE
from tests.industria.setting import builds, kinds, money, next_round, points, reveal, table, tile_state
from tests.industria.test_examples import bank_goods, income_of_next_round, outside_income, settle


def test_a01_by_option_the_winning_bid_goes_to_the_bank() -> None:
    match = settle(payee="bank")
    match.play("sell")
    assert money(match) == {"Anna": 5, "Bruno": 5, "Carla": 3}
    assert match.position()["state"]["circulation"] == 13


def test_a02_the_limit_binds_the_bank_only() -> None:
    match = table(epoch=3, turn=2, money={"Anna": 3}, hand={"Anna": ["electrification", "steel-3", "cement-3a"]})
    assert "electrification" in builds(match)
    match = table(epoch=3, turn=2, money={"Anna": 3}, hand={"Anna": ["electrification"]}, built={"Bruno": ["steel-mill", "cement-works"]})
    match.play("build electrification")
    assert money(match) == {"Anna": 1, "Bruno": 2, "Carla": 0}


def test_a02_by_option_the_bank_sells_the_current_epochs_goods_too() -> None:
    current = {"bank-goods": "current"}
    assert bank_goods(1, **current) == bank_goods(2) == {"stone", "wood", "brick"}
    for epoch in (2, 3, 4):
        assert bank_goods(epoch, **current) == bank_goods(epoch + 1)


def test_a03_the_extra_taler_comes_once() -> None:
    match = table(players=4, epoch=3, turn=1)
    next_round(match)
    assert money(match)["Anna"] == 1


@pytest.mark.parametrize("players", [3, 4])
def test_a03_by_option_the_extra_taler_lasts(players: int) -> None:
    assert outside_income(players, **{"extra-income": "lasting"}) == [28] * players
    match = table(players=4, epoch=3, turn=1, options={"extra-income": "lasting"})
    next_round(match)
    assert money(match)["Anna"] == 2
    assert income_of_next_round(1, **{"extra-income": "lasting"}) == 1


def test_a04_a_resource_tile_is_sold_at_any_own_decision_but_while_paying() -> None:
    tiles, taler = {"Anna": ["stone-1"]}, {"Anna": 5, "Bruno": 5, "Carla": 5}
    match = table(phase="offer", turn=2, offer=["quarry"], hand=tiles, money=taler)
    assert "cash stone-1" in match.legal()
    match = table(phase="bid", turn=2, offer=["quarry"], lot="quarry", hand={"Bruno": ["stone-1"]}, money=taler, seat="Bruno")
    match.play("cash stone-1")
    assert match.phase == "bid"
    assert match.player == "Bruno"
    match = table(phase="settle", turn=2, offer=["quarry"], lot="quarry", hand=tiles, money=taler, bidder="Bruno", high_bid=1)
    assert "cash stone-1" in match.legal()
    match = table(epoch=2, turn=2, hand={"Anna": ["stone-1", "wood-1", "bank"]}, money={"Anna": 5})
    match.play("build bank")
    assert match.phase == "from"
    with pytest.raises(IllegalMove):
        match.play("cash wood-1")


def test_a04_a_build_must_be_paid_with_the_money_in_hand_so_sell_first() -> None:
    match = table(turn=2, hand={"Anna": ["stone-1", "clay-pit"]}, money={"Anna": 1})
    assert builds(match) == []
    match.play("cash stone-1")
    assert builds(match) == ["clay-pit"]


def test_a04_only_tiles_can_be_sold() -> None:
    match = table(epoch=2, built={"Anna": ["quarry"]})
    assert not [move for move in match.legal() if move.startswith("cash")]


def test_a05_the_good_is_iron() -> None:
    assert "iron" in tables.GOOD_NAMES
    assert "ice" not in tables.GOOD_NAMES


@pytest.mark.parametrize(("built", "paid"), [([], 1), (["bank"], 0)])
def test_a06_by_option_a_bonus_costs_a_taler_less_the_discount(built: list[str], paid: int) -> None:
    match = table(epoch=3, hand={"Anna": ["rails-2"]}, built={"Anna": built}, money={"Anna": 2}, options={"bonus-cost": "paid"})
    match.play("build rails-2")
    assert money(match)["Anna"] == 2 - paid
    match = table(epoch=3, hand={"Anna": ["rails-2"]}, built={"Anna": built}, money={"Anna": 2})
    match.play("build rails-2")
    assert money(match)["Anna"] == 2


def test_a07_every_epoch_has_twelve_tiles() -> None:
    assert tables.PILE == 12
    assert tables.TILES == 60


def test_a08_a_former_auctioneer_may_bid_again() -> None:
    match = settle()
    match.play("keep")
    match.play("offer sawmill")
    assert match.player == "Carla"
    match.play("pass")
    assert match.player == "Anna"
    assert "bid 1" in match.legal()


def test_a09_without_bids_there_is_nothing_to_decide() -> None:
    match = table(phase="offer", turn=2, offer=["quarry"])
    for move in ("offer quarry", "pass", "pass"):
        match.play(move)
    assert match.phase == "build"
    assert tile_state(match, "quarry") == ("hand", "Anna")


def test_a10_a_bid_is_above_the_last_and_within_ones_money() -> None:
    match = table(phase="offer", turn=2, offer=["quarry"], money={"Bruno": 3, "Carla": 4})
    match.play("offer quarry")
    assert match.legal() == ["pass", "bid 1", "bid 2", "bid 3"]
    assert match.why("bid 4") == "You hold only 3 Taler. Bid no more than that, or pass."
    match.play("bid 3")
    assert match.legal() == ["pass", "bid 4"]
    assert match.why("bid 3") == "A bid must be higher than 3. Bid more, or pass."


def test_a11_one_chance_each_from_the_left_and_none_for_the_auctioneer() -> None:
    match = table(
        players=4, phase="offer", turn=2, offer=["quarry"], starter="Carla", seat="Carla", money=dict.fromkeys(["Anna", "Bruno", "Dora"], 5)
    )
    match.play("offer quarry")
    asked = []
    while match.phase == "bid":
        asked.append(match.player)
        match.play("pass" if match.player == "Anna" else f"bid {len(asked)}")
    assert asked == ["Dora", "Anna", "Bruno"]
    assert (match.player, match.phase) == ("Carla", "settle")


def test_a12_the_start_marker_stays_until_the_round_ends() -> None:
    match = settle()
    match.play("keep")
    match.play("offer sawmill")
    for move in ("pass", "bid 1", "sell"):
        match.play(move)
    assert (match.player, match.phase) == ("Anna", "build"), "building begins with the start marker, whoever has the hammer"
    next_round(match)
    assert match.position()["state"]["starter"] == "Bruno"
    reveal(match, *[move.removeprefix("reveal ") for move in match.legal()[:3]])
    assert (match.player, match.phase) == ("Bruno", "offer")


def test_a13_the_discount_begins_with_the_next_factory_and_leaves_goods_alone() -> None:
    match = table(epoch=2, turn=2, hand={"Anna": ["bank"]}, money={"Anna": 5})
    match.play("build bank")
    assert money(match)["Anna"] == 5 - 3 - 1, "the bank itself at its full cost, and one stone"
    match = table(epoch=3, hand={"Anna": ["ironworks"]}, built={"Anna": ["bank", "stock-exchange"]}, money={"Anna": 5})
    match.play("build ironworks")
    assert money(match)["Anna"] == 5 - 1 - 1, "3 less 2, and one stone at its full price"


def test_a14_a_factory_built_late_does_all_but_score_at_once() -> None:
    match = table(
        epoch=3,
        turn=4,
        hand={"Anna": ["weaving-mill", "ironworks", "optics"][:2]},
        built={"Anna": ["quarry", "iron-ore-mine"]},
        money={"Anna": 9},
    )
    before = match.score_parts()["Anna"]
    assert kinds(match.play("build ironworks")) == ["built-late"]
    after = match.score_parts()["Anna"]
    assert after["buildings"] == before["buildings"]
    assert after["links"] == 3
    match = table(
        epoch=3, hand={"Bruno": ["power-plant"]}, built={"Anna": ["ironworks"]}, points={"Anna": 0}, seat="Bruno", money={"Bruno": 5}
    )
    assert kinds(match.play("build power-plant")) == ["bought", "bought-from-bank", "built"]


def test_a15_technologies_wait_for_the_last_building_of_their_epoch() -> None:
    match = table(epoch=2, turn=3, hand={"Anna": ["optics"]})
    assert "discarded" not in kinds(next_round(match))
    assert tile_state(match, "optics") == ("hand", "Anna")


def test_a16_tiles_in_hand_are_worth_nothing_at_the_end() -> None:
    match = table(epoch=4, turn=4, hand={"Anna": ["refinery", "steel-3", "network-4", "automobile"]}, money={"Anna": 2})
    match.play("cash steel-3")
    next_round(match)
    assert match.over
    assert match.score_parts()["Anna"] == {"buildings": 0, "links": 0, "bonuses": 0, "money": 1}


def test_a17_a_resource_tile_in_a_hand_does_not_close_the_bank() -> None:
    match = table(epoch=2, hand={"Anna": ["bank"], "Bruno": ["stone-1", "quarry"]}, money={"Anna": 4})
    assert kinds(match.play("build bank")) == ["bought-from-bank", "built"]
    match = table(epoch=2, turn=2, hand={"Anna": ["optics", "glass-2", "wood-1"]}, built={"Bruno": ["sawmill"]}, money={"Anna": 1})
    match.play("build optics")
    assert match.why("from bank") == "A player makes this good, so the bank does not sell it. Buy from that player."


def test_a18_a_new_factory_serves_at_once_its_owner_and_those_after() -> None:
    match = table(
        turn=2,
        hand={"Anna": ["quarry", "construction"], "Bruno": ["mechanical-engineering", "stone-1", "wood-1", "brickworks"]},
        money={"Anna": 3, "Bruno": 4},
    )
    assert builds(match) == ["quarry"]
    match.play("build quarry")
    assert kinds(match.play("build construction")) == ["built"]
    assert money(match)["Anna"] == 0
    match.play("done")
    match.play("build brickworks")
    match.play("from 1")
    assert money(match) == {"Anna": 1, "Bruno": 1, "Carla": 0}


def test_a19_each_road_between_two_own_factories_counts() -> None:
    built = {"Anna": ["iron-ore-mine", "ironworks", "machine-works"], "Bruno": ["steel-mill"]}
    match = table(epoch=4, turn=4, built=built)
    assert match.score_parts()["Anna"]["links"] == 6, "ironworks to mine and to machine works; the road to Bruno's steel mill is nobody's"
    assert match.score_parts()["Bruno"]["links"] == 0


def test_a20_a_factory_with_two_symbols_counts_for_two_bonuses() -> None:
    match = table(epoch=4, turn=4, built={"Anna": ["weaving-mill", "canals-1", "ports-1"]})
    assert match.score_parts()["Anna"]["bonuses"] == 4


def test_a21_in_the_example_each_tile_was_built_in_its_own_epoch() -> None:
    match = table(epoch=3, hand={"Anna": ["oil-well"]}, built={"Anna": ["ironworks", "brickworks"]}, points={"Anna": 0}, money={"Anna": 2})
    match.play("build oil-well")
    assert points(match)["Anna"] == 3


def test_a22_three_players_play_sixteen_rounds() -> None:
    match = opificio.new("industria", 3, seed=1)
    while not match.over:
        match.play(match.legal()[-1] if match.phase == "build" else match.legal()[0])
    assert match.round == 16


def test_a23_everything_but_the_piles_is_open() -> None:
    match = opificio.new("industria", 3, seed=1)
    assert match.view(0)["state"] == match.view(2)["state"] == match.view(None)["state"] == match.position()["state"]


def test_a24_the_first_player_is_drawn_each_seat_alike() -> None:
    match = opificio.new("industria", 4, nature="manual")
    assert match.seat == NATURE
    assert match.outcomes() == {"start 1": 1, "start 2": 1, "start 3": 1, "start 4": 1}
    match.play("start 3")
    assert match.position()["state"]["starter"] == "Player 3"


def test_a25_two_cannot_play() -> None:
    with pytest.raises(BadOption):
        opificio.new("industria", 2)


def test_a26_money_is_in_whole_taler_and_the_bank_never_runs_out() -> None:
    assert money(opificio.new("industria", 4, nature="manual"))["Player 1"] == 4
    assert tables.MOST_MONEY == 123


def test_a29_own_factories_are_used_unasked_and_a_single_way_is_taken() -> None:
    match = table(epoch=2, turn=2, hand={"Anna": ["steam-engine", "iron-2", "stone-1"]}, built={"Anna": ["quarry"]})
    assert kinds(match.play("build steam-engine")) == ["used-tile", "built"]
    assert tile_state(match, "stone-1") == ("hand", "Anna")


def test_a29_own_tile_against_another_source_is_asked() -> None:
    def setting(taler: int) -> opificio.Match:
        match = table(epoch=2, turn=2, hand={"Anna": ["bank", "stone-1"]}, built={"Bruno": ["quarry"]}, money={"Anna": taler})
        match.play("build bank")
        return match

    match = setting(4)
    assert match.phase == "from"
    assert match.legal() == ["from 2", "from stone-1"]
    match.play("from 2")
    assert money(match) == {"Anna": 0, "Bruno": 1, "Carla": 0}
    assert tile_state(match, "stone-1") == ("hand", "Anna")
    match = setting(4)
    match.play("from stone-1")
    assert money(match) == {"Anna": 1, "Bruno": 0, "Carla": 0}
    assert tile_state(match, "stone-1") == ("gone", None)
    assert setting(3).phase == "build", "with 3 Taler only the tile will do"


def test_a29_goods_are_settled_in_order_and_paid_at_the_last_choice() -> None:
    match = table(
        turn=2, hand={"Anna": ["brickworks", "stone-1", "wood-1"]}, built={"Bruno": ["quarry"], "Carla": ["sawmill"]}, money={"Anna": 3}
    )
    match.play("build brickworks")
    assert match.legal() == ["from 2", "from stone-1"]
    match.play("from 2")
    assert match.phase == "build", "the third Taler is spent on stone, so wood can only come from the tile"
    assert money(match) == {"Anna": 0, "Bruno": 1, "Carla": 0}
    match.undo()
    assert match.why("from 3") == "That player has built no factory that makes this good."
    assert match.why("from wood-1") == "That tile is another good than the one asked for."
    match.play("from stone-1")
    assert match.legal() == ["from 3", "from wood-1"]
    assert money(match)["Anna"] == 3, "nothing is paid before the last choice"
    match.play("from 3")
    assert money(match) == {"Anna": 0, "Bruno": 0, "Carla": 1}


def test_a29_several_tiles_of_one_good_are_one_source() -> None:
    match = table(
        epoch=4,
        turn=2,
        hand={"Anna": ["refinery", "steel-3", "cement-3a", "cement-3b"]},
        built={"Bruno": ["steel-mill", "cement-works"]},
        money={"Anna": 3},
    )
    match.play("build refinery")
    match.play("from steel-3")
    assert match.legal() == ["from 2", "from cement-3a"]
    assert match.why("from cement-3b") == "You hold several tiles of this good and they are all alike: name the first of them."


def test_a30_every_tile_left_in_the_pile_is_alike() -> None:
    match = opificio.new("industria", 3, nature="manual")
    match.play("start 1")
    assert match.outcomes() == {f"reveal {tile}": 1 for tile in tables.TILE_NAMES[:12]}
    match.play("reveal quarry")
    assert len(match.outcomes()) == 11
    assert "reveal quarry" not in match.outcomes()


def test_every_ruling_is_on_the_page() -> None:
    page = (Path(opificio.__file__).parent.parent / "docs" / "rulings" / "industria.md").read_text(encoding="utf-8")
    for number in range(1, 31):
        assert f"| A{number} |" in page
