"""The worked examples of the rulebooks and of the fact sheet, X1 to X29, each under its number."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

import opificio
from opificio.games.industria import tables
from opificio.games.industria.screen import on_track
from opificio.kit.errors import IllegalMove
from tests.industria.setting import builds, kinds, money, next_round, pass_all, points, reveal, table, tile_state

MICHAEL = {"Anna": ["oil-well", "refinery", "mechanical-engineering", "automobile", "pipelines-2", "ports-1"]}


def michael(**changes: object) -> opificio.Match:
    """The player of the rulebook's final example, in the last round of a game of three."""
    return table(**({"epoch": 4, "turn": 4, "built": MICHAEL} | changes))  # type: ignore[arg-type]


def test_x01_the_worked_example_scores_26() -> None:
    assert michael().score_parts()["Anna"] == {"buildings": 14, "links": 6, "bonuses": 6, "money": 0}
    assert michael().scores()["Anna"] == 26


def test_x02_a_second_pipelines_bonus_adds_nothing() -> None:
    built = {"Anna": [*MICHAEL["Anna"], "pipelines-5"]}
    match = table(players=4, epoch=5, turn=3, built=built)
    assert match.scores()["Anna"] == 26


def test_x03_an_oil_well_built_late_costs_its_three_points() -> None:
    assert michael(points={"Anna": 11}).scores()["Anna"] == 23


def test_x04_eight_taler_are_two_points() -> None:
    assert michael(money={"Anna": 8}).scores()["Anna"] == 28


def bank_goods(epoch: int, **options: str) -> set[str]:
    """What the bank sells in an epoch, asked of the rules themselves."""
    from opificio.games.industria.goods import bank_sells

    match = table(players=4, epoch=epoch, options=options)
    return {good for g, good in enumerate(tables.GOOD_NAMES) if bank_sells(match.state, g)}


def test_x05_in_epoch_one_the_bank_sells_nothing() -> None:
    assert bank_goods(1) == set()


def test_x06_in_epoch_two_the_bank_sells_stone_wood_and_brick() -> None:
    assert bank_goods(2) == {"stone", "wood", "brick"}


def test_x07_later_epochs_add_their_predecessors_goods() -> None:
    assert bank_goods(3) - bank_goods(2) == {"iron", "ceramics", "glass"}
    assert bank_goods(4) - bank_goods(3) == {"electricity", "cement", "steel"}
    assert bank_goods(5) - bank_goods(4) == {"plastics", "computer"}
    assert bank_goods(5) == set(tables.GOOD_NAMES)


def test_x08_a_good_somebody_makes_is_bought_from_the_maker() -> None:
    match = table(epoch=2, money={"Anna": 4, "Bruno": 4}, hand={"Anna": ["bank"], "Bruno": ["ironworks"]}, built={"Bruno": ["quarry"]})
    events = match.play("build bank")
    assert kinds(events) == ["bought", "built"]
    assert money(match) == {"Anna": 0, "Bruno": 5, "Carla": 0}
    match.play("done")
    assert kinds(match.play("build ironworks")) == ["built"]
    assert money(match)["Bruno"] == 2


def test_x09_three_players_play_four_epochs_of_four_rounds() -> None:
    assert int(tables.EPOCHS_USED[3]) == 4
    match = table(epoch=4, turn=4, seat="Carla")
    match.play("done")
    assert match.over
    assert match.round == 16
    assert all(tile_state(match, tile) == ("pile", None) for tile in tables.TILE_NAMES[48:])


def test_x10_four_players_play_five_epochs_of_three_rounds() -> None:
    match = table(players=4, epoch=4, turn=3, seat="Dora")
    match.play("done")
    assert not match.over
    assert match.position()["state"]["epoch"] == 5
    match = table(players=4, epoch=5, turn=3, seat="Dora")
    match.play("done")
    assert match.over
    assert match.round == 15


@pytest.mark.parametrize("players", [3, 4])
def test_x11_everybody_starts_with_four_taler_and_no_points(players: int) -> None:
    match = opificio.new("industria", players, nature="manual")
    state = match.position()["state"]
    assert set(state["money"].values()) == {4}
    assert set(match.scores().values()) == {1}, "nothing but the four Taler, worth one point"
    assert set(state["points"].values()) == {0}
    assert Counter(state["place"].values()) == {"pile": 60}
    assert Counter(map(int, tables.TILE_EPOCH)) == dict.fromkeys(range(1, 6), 12)


def income_of_next_round(epoch: int, **options: str) -> int:
    """With four players, after the last round of an epoch."""
    match = table(players=4, epoch=epoch, turn=3, options=options)
    before = money(match)["Anna"]
    next_round(match)
    return money(match)["Anna"] - before


def test_x12_entering_three_four_and_five_gives_two_taler() -> None:
    assert [income_of_next_round(epoch) for epoch in (2, 3, 4)] == [2, 2, 2]


def test_x13_entering_two_gives_one_taler() -> None:
    assert income_of_next_round(1) == 1


def outside_income(players: int, **options: str) -> list[int]:
    """Start money and all income, in a game in which nobody builds, bids or sells."""
    match = opificio.new("industria", players, seed=5, options=options)
    while not match.over:
        match.play({"offer": match.legal()[0], "bid": "pass", "build": "done"}[match.phase])
    return list(money(match).values())


@pytest.mark.parametrize("players", [3, 4])
def test_x14_the_bank_gives_everybody_22_taler_in_a_game(players: int) -> None:
    assert outside_income(players) == [22] * players


@pytest.mark.parametrize(
    ("built", "tile", "paid"),
    [
        ([], "ironworks", 3),
        (["bank"], "ironworks", 2),
        (["bank", "stock-exchange"], "ironworks", 1),
        (["bank", "stock-exchange"], "weaving-mill", 0),
    ],
)
def test_x15_bank_and_stock_exchange_make_factories_cheaper(built: list[str], tile: str, paid: int) -> None:
    supply = ["quarry", "sawmill"]
    match = table(epoch=3, money={"Anna": 9}, hand={"Anna": [tile]}, built={"Anna": [*supply, *built]})
    match.play(f"build {tile}")
    assert money(match)["Anna"] == 9 - paid


def test_x16_an_unwanted_tile_goes_to_the_auctioneer_who_hands_over_the_hammer() -> None:
    match = table(phase="offer", offer=["quarry", "sawmill"], money={"Anna": 5, "Bruno": 5, "Carla": 5}, turn=2)
    match.play("offer quarry")
    match.play("pass")
    assert kinds(match.play("pass")) == ["passed", "unwanted", "auctioneer"]
    assert tile_state(match, "quarry") == ("hand", "Anna")
    assert (match.player, match.phase) == ("Bruno", "offer")
    assert match.position()["state"]["starter"] == "Anna"
    assert money(match) == {"Anna": 5, "Bruno": 5, "Carla": 5}


def settle(**options: str) -> opificio.Match:
    """Carla has bid 2 for the quarry, and Anna has the hammer."""
    match = table(phase="offer", offer=["quarry", "sawmill"], money={"Anna": 5, "Bruno": 5, "Carla": 5}, turn=2, options=options)
    for move in ("offer quarry", "bid 1", "bid 2"):
        match.play(move)
    return match


def test_x17_a_tile_sold_is_paid_to_the_auctioneer_who_goes_on() -> None:
    match = settle()
    match.play("sell")
    assert money(match) == {"Anna": 7, "Bruno": 5, "Carla": 3}
    assert tile_state(match, "quarry") == ("hand", "Carla")
    assert (match.player, match.phase) == ("Anna", "offer")


def test_x18_a_tile_kept_moves_no_money_but_the_hammer() -> None:
    match = settle()
    match.play("keep")
    assert money(match) == {"Anna": 5, "Bruno": 5, "Carla": 5}
    assert tile_state(match, "quarry") == ("hand", "Anna")
    assert (match.player, match.phase) == ("Bruno", "offer")


def test_x19_a_second_factory_in_a_round_is_refused() -> None:
    match = table(money={"Anna": 5}, hand={"Anna": ["clay-pit", "coal-mine"]})
    match.play("build clay-pit")
    with pytest.raises(IllegalMove, match="factory this round already"):
        match.play("build coal-mine")
    assert tile_state(match, "coal-mine") == ("hand", "Anna")


def test_x20_a_technology_not_built_is_lost_with_its_epoch() -> None:
    match = table(epoch=2, turn=4, hand={"Anna": ["optics"]}, seat="Carla", money={"Anna": 3})
    events = match.play("done")
    assert "discarded" in kinds(events)
    assert tile_state(match, "optics") == ("gone", None)
    assert money(match)["Anna"] == 3 + 2, "the income of epoch III, and no refund"


def test_x21_a_bonus_may_be_laid_in_any_epoch() -> None:
    match = table(epoch=4, hand={"Anna": ["canals-1"]})
    match.play("build canals-1")
    assert tile_state(match, "canals-1") == ("built", "Anna")


def test_x22_a_resource_tile_is_sold_for_one_taler() -> None:
    match = table(hand={"Anna": ["stone-1"]}, money={"Anna": 2})
    match.play("cash stone-1")
    assert money(match)["Anna"] == 3
    assert tile_state(match, "stone-1") == ("gone", None)
    assert match.position()["state"]["circulation"] == 3


@pytest.mark.parametrize(("taler", "worth"), [(0, 0), (1, 0), (2, 0), (3, 1), (5, 1), (6, 2)])
def test_x23_three_taler_are_a_point(taler: int, worth: int) -> None:
    assert michael(money={"Anna": taler}).score_parts()["Anna"]["money"] == worth


def test_x24_ties_go_to_more_tiles_then_to_more_money() -> None:
    def places(**changes: object) -> dict[str, int]:
        return {result.name: result.place for result in table(epoch=4, turn=4, **changes).ranking()}  # type: ignore[arg-type]

    one, two = {"Anna": ["weaving-mill"], "Bruno": ["clay-pit", "coal-mine"]}, {"Anna": ["clay-pit"], "Bruno": ["coal-mine"]}
    assert places(built=one) == {"Bruno": 1, "Anna": 2, "Carla": 3}
    assert places(built=two, money={"Anna": 1, "Bruno": 2}) == {"Bruno": 1, "Anna": 2, "Carla": 3}
    assert places(built=two, money={"Anna": 2, "Bruno": 2}) == {"Anna": 1, "Bruno": 1, "Carla": 3}


@pytest.mark.parametrize(("total", "laps", "space"), [(0, 0, 0), (45, 0, 45), (46, 1, 1), (90, 1, 45), (91, 2, 1)])
def test_x25_past_45_the_score_marker_goes_round_again(total: int, laps: int, space: int) -> None:
    assert on_track(total) == (laps, space)


# Good: epoch, money, goods needed, points, demand in each epoch, symbols, roads, resource tiles.
PRODUCING = {
    "brick": (1, 2, 2, 0, (0, 2, 3, 2, 0), 0, 2, 0),
    "stone": (1, 3, 0, 0, (2, 3, 2, 0, 0), 1, 0, 1),
    "wood": (1, 3, 0, 0, (3, 3, 0, 0, 0), 0, 0, 1),
    "ceramics": (2, 3, 1, 1, (0, 0, 2, 2, 1), 1, 1, 0),
    "glass": (2, 3, 1, 1, (0, 1, 2, 1, 1), 0, 0, 1),
    "iron": (2, 3, 1, 1, (0, 1, 3, 1, 1), 0, 3, 1),
    "cement": (3, 3, 2, 1, (0, 0, 2, 3, 2), 0, 1, 3),
    "steel": (3, 3, 2, 1, (0, 0, 2, 2, 1), 0, 2, 1),
    "electricity": (3, 2, 2, 1, (0, 0, 0, 3, 2), 1, 1, 0),
    "computer": (4, 2, 2, 1, (0, 0, 0, 1, 4), 2, 0, 2),
    "plastics": (4, 2, 2, 1, (0, 0, 0, 1, 3), 2, 0, 1),
}


@pytest.mark.parametrize("good", PRODUCING)
def test_x26_the_tiles_agree_with_the_public_table_of_producing_factories(good: str) -> None:
    g = tables.GOOD_NAMES.index(good)
    (t,) = (int(t) for t in tables.FACTORIES_MAKING[g] if t >= 0)
    demand = tuple(int((np.any(g == tables.NEEDS, axis=1) & (epoch == tables.TILE_EPOCH)).sum()) for epoch in range(1, 6))
    found = (
        int(tables.TILE_EPOCH[t]),
        int(tables.COST[t]),
        int((tables.NEEDS[t] >= 0).sum()),
        int(tables.POINTS[t]),
        demand,
        int(tables.SHOWS[t].sum()),
        int(np.sum(t == tables.LINKS)),
        int((tables.RESOURCES_OF[g] >= 0).sum()),
    )
    assert found == PRODUCING[good]


def test_x26_the_tiles_add_up() -> None:
    count = Counter(zip(map(int, tables.TILE_KIND), map(int, tables.TILE_EPOCH), strict=True))
    assert [[count[kind, epoch] for epoch in range(1, 6)] for kind in range(4)] == [
        [6, 6, 6, 6, 4],
        [2, 2, 2, 2, 4],
        [2, 2, 0, 1, 4],
        [2, 2, 4, 3, 0],
    ]
    assert sum(sum(row[4]) for row in PRODUCING.values()) == 62
    assert len(tables.LINKS) == 14 + 9


def test_x27_the_maker_is_paid_every_time() -> None:
    match = table(
        epoch=2,
        money={"Anna": 5, "Bruno": 5},
        hand={"Anna": ["steam-engine", "bank", "iron-2"], "Bruno": ["ironworks"]},
        built={"Carla": ["quarry"]},
        turn=2,
    )
    for move in ("build bank", "build steam-engine", "done", "build ironworks"):
        match.play(move)
    assert money(match) == {"Anna": 0, "Bruno": 1, "Carla": 3}


def test_x28_in_epoch_one_only_a_maker_or_a_tile_gives_stone() -> None:
    match = table(turn=2, money={"Anna": 2}, hand={"Anna": ["construction"]}, built={"Bruno": ["quarry"]})
    match.play("build construction")
    assert money(match) == {"Anna": 1, "Bruno": 1, "Carla": 0}
    match = table(turn=2, money={"Anna": 2}, hand={"Anna": ["construction"]})
    with pytest.raises(IllegalMove, match="cannot be had"):
        match.play("build construction")


def test_x29_a_tile_that_cannot_be_paid_in_full_costs_nothing() -> None:
    match = table(epoch=2, money={"Anna": 3}, hand={"Anna": ["ironworks", "steam-engine"]})
    before = match.position()
    with pytest.raises(IllegalMove, match="would cost 4 Taler and you hold 3"):
        match.play("build ironworks")
    with pytest.raises(IllegalMove, match="cannot be had"):
        match.play("build steam-engine")
    assert match.position() == before
    assert builds(match) == []


def test_a_round_runs_from_income_to_the_start_marker() -> None:
    match = opificio.new("industria", ["Anna", "Bruno", "Carla"], nature="manual")
    match.play("start 2")
    assert money(match) == {"Anna": 5, "Bruno": 5, "Carla": 5}
    reveal(match, "quarry", "sawmill", "stone-1")
    assert (match.player, match.phase) == ("Bruno", "offer")
    match.play("offer quarry")
    pass_all(match)
    match.play("offer sawmill")
    for move in ("bid 1", "pass", "keep"):
        match.play(move)
    match.play("offer stone-1")
    for move in ("pass", "bid 2", "sell"):
        match.play(move)
    assert money(match) == {"Anna": 7, "Bruno": 5, "Carla": 3}, "the hammer had come round to Anna"
    assert match.phase == "build"
    assert match.player == "Bruno"
    match.play("build quarry")
    next_round(match)
    assert match.position()["state"]["starter"] == "Carla"
    assert points(match) == {"Anna": 0, "Bruno": 0, "Carla": 0}
