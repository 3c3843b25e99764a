"""What a game of Industria consists of: the record, the moves, and what can be said about them."""

from __future__ import annotations

from enum import IntEnum

from opificio.games.industria.tables import (
    EPOCHS,
    GOOD_NAMES,
    KINDS,
    LAYABLE_KINDS,
    MOST_MONEY,
    MOST_NEEDS,
    MOST_SEATS,
    PILE,
    RESOURCE_NAMES,
    SYMBOL_NAMES,
    TABLES,
    TILE_NAMES,
)
from opificio.kit.actions import Actions, Messages
from opificio.kit.axes import NUMBER, Axis, labels_of, numbers, seats
from opificio.kit.generic import FIRST_REASON
from opificio.kit.layout import Ints, Layout, field

SEAT = seats(MOST_SEATS)
TILE = Axis("tile", TILE_NAMES)
RESOURCE = Axis("tile", RESOURCE_NAMES)
GOOD = Axis("good", GOOD_NAMES)
SYMBOL = Axis("symbol", SYMBOL_NAMES)
KIND = Axis("kind", KINDS)
LAYABLE = Axis("kind", KINDS[:LAYABLE_KINDS])
EPOCH = Axis("epoch", [str(epoch) for epoch in range(1, EPOCHS + 1)])
NEED = numbers("need", 1, MOST_NEEDS)
AMOUNT = numbers("amount", 1, MOST_MONEY)
SOURCE = Axis("source", [*SEAT.labels, "bank", "tile"])
PART = Axis("part", ["buildings", "links", "bonuses", "money"])


class Phase(IntEnum):
    """What is being asked."""

    START = 0  # nature draws the first player
    REVEAL = 1  # nature turns up a tile
    OFFER = 2  # the auctioneer chooses a tile
    BID = 3  # one chance each
    SETTLE = 4  # the auctioneer sells or keeps
    BUILD = 5
    FROM = 6  # where a good for the tile being built comes from
    OVER = 7


PHASE = Axis("phase", labels_of(Phase))


class Place(IntEnum):
    """Where a tile is."""

    PILE = 0
    OFFER = 1
    HAND = 2
    BUILT = 3
    GONE = 4


PLACE = Axis("place", labels_of(Place))


class Option(IntEnum):
    """The order of the options in the tables."""

    PAYEE = 0
    BANK_GOODS = 1
    EXTRA_INCOME = 2
    BONUS_COST = 3


# Where a good comes from: the seat of a factory's owner (one's own included), the bank, or a resource tile in hand.
FROM_BANK = MOST_SEATS
FROM_TILE = MOST_SEATS + 1
SOURCES = MOST_SEATS + 2


class State(Layout, seats=SEAT, options=TABLES.options(), phases=PHASE, events=40):
    """A game of Industria."""

    epoch: int = field("i1", low=1, high=EPOCHS)
    starter: int = field("i1", values=SEAT)  # has the start marker
    auctioneer: int = field("i1", values=SEAT)
    lot: int = field("i1", values=TILE)  # under the hammer
    high_bid: int = field("i2")
    bidder: int = field("i1", values=SEAT)  # the highest so far
    building: int = field("i1", values=TILE)
    source: Ints = field("i1", NEED, values=SOURCE)  # chosen so far, in the order of the tile's needs
    laid: Ints = field("i1", LAYABLE, high=1)  # this turn
    money: Ints = field("i2", SEAT)
    circulation: int = field("i2")  # what the bank has paid out, less what it took in
    points: Ints = field("i2", SEAT)  # scored by building; the rest is counted from what lies on the table
    place: Ints = field("i1", TILE, values=PLACE)
    owner: Ints = field("i1", TILE, values=SEAT)
    # Worked out by `ponder` before each decision of a bot (see worth.py).
    makers: Ints = field("i1", GOOD, transient=True)  # who makes a good, who holds a tile of it: a bit for each seat
    holders: Ints = field("i1", GOOD, transient=True)
    dearness: int = field("i2", transient=True)  # what a Taler is worth beyond its share of a point
    spare: Ints = field("i2", SEAT, transient=True)  # money beyond what the tiles in hand will cost
    cheaper: Ints = field("i1", SEAT, transient=True)  # discount on factories
    queue: Ints = field("i1", SEAT, transient=True)  # factories of the epoch in hand
    gross: Ints = field("i4", SEAT, transient=True)  # of the lot: worth once built, price of building, highest sensible bid
    price: Ints = field("i2", SEAT, transient=True)
    limit: Ints = field("i2", SEAT, transient=True)
    reserve: int = field("i2", transient=True)  # from which bid on the auctioneer had better sell
    merit: Ints = field("i4", numbers("tile", 1, PILE), transient=True)  # of offering each tile of the epoch
    gifts: Ints = field("i4", numbers("tile", 1, PILE), transient=True)  # what tiles on offer would be worth for nothing
    gifts_total: int = field("i4", transient=True)
    gifts_best: int = field("i4", transient=True)
    gifts_second: int = field("i4", transient=True)
    office: int = field("i4", transient=True)  # worth of remaining auctioneer after this lot
    stamp: int = field("i8", transient=True)  # which auction all this belongs to


ACTIONS = Actions()
START = ACTIONS.span("start", seat=SEAT)
REVEAL = ACTIONS.span("reveal", tile=TILE)
OFFER = ACTIONS.span("offer", tile=TILE)
PASS = ACTIONS.span("pass")
BID = ACTIONS.span("bid", amount=AMOUNT)
SELL = ACTIONS.span("sell")
KEEP = ACTIONS.span("keep")
DONE = ACTIONS.span("done")
BUILD = ACTIONS.span("build", tile=TILE)
FROM_SEATS = ACTIONS.span("from", source=SEAT)
FROM_THE_BANK = ACTIONS.span("from bank")
FROM_TILES = ACTIONS.span("from", source=RESOURCE)
CASH = ACTIONS.span("cash", tile=RESOURCE)

ASKED = ACTIONS.asked(
    {
        Phase.START: [START],
        Phase.REVEAL: [REVEAL],
        Phase.OFFER: [OFFER, CASH],
        Phase.BID: [PASS, BID, CASH],
        Phase.SETTLE: [SELL, KEEP, CASH],
        Phase.BUILD: [BUILD, CASH, DONE],
        Phase.FROM: [FROM_SEATS, FROM_THE_BANK, FROM_TILES],
        Phase.OVER: [],
    }
)


class Reason(IntEnum):
    """Why a choice is not allowed. Each has a sentence in both languages."""

    NOT_ON_OFFER = FIRST_REASON
    BID_TOO_LOW = FIRST_REASON + 1
    BID_TOO_HIGH = FIRST_REASON + 2
    NOT_IN_HAND = FIRST_REASON + 3
    RESOURCE_NOT_BUILT = FIRST_REASON + 4
    ONE_FACTORY = FIRST_REASON + 5
    ONE_TECHNOLOGY = FIRST_REASON + 6
    ONE_BONUS = FIRST_REASON + 7
    GOOD_NOT_TO_BE_HAD = FIRST_REASON + 8
    TOO_DEAR = FIRST_REASON + 9
    NOT_A_MAKER = FIRST_REASON + 10
    MAKER_FIRST = FIRST_REASON + 11
    WRONG_GOOD = FIRST_REASON + 12
    SAME_GOOD = FIRST_REASON + 13


EVENTS = Messages("event")
STARTED = EVENTS.add("started", seat=SEAT)
EPOCH_BEGAN = EVENTS.add("epoch-began", epoch=EPOCH)
INCOME_PAID = EVENTS.add("income", round=NUMBER, amount=NUMBER)
REVEALED = EVENTS.add("revealed", tile=TILE)
OFFERED = EVENTS.add("offered", seat=SEAT, tile=TILE)
BADE = EVENTS.add("bid", seat=SEAT, amount=NUMBER)
PASSED = EVENTS.add("passed", seat=SEAT)
SOLD = EVENTS.add("sold", seat=SEAT, tile=TILE, buyer=SEAT, amount=NUMBER)
KEPT = EVENTS.add("kept", seat=SEAT, tile=TILE)
UNWANTED = EVENTS.add("unwanted", seat=SEAT, tile=TILE)
AUCTIONEER_CHANGED = EVENTS.add("auctioneer", seat=SEAT)
CASHED = EVENTS.add("cashed", seat=SEAT, tile=TILE, amount=NUMBER)
BOUGHT = EVENTS.add("bought", seat=SEAT, good=GOOD, owner=SEAT, amount=NUMBER)
BOUGHT_FROM_BANK = EVENTS.add("bought-from-bank", seat=SEAT, good=GOOD, amount=NUMBER)
USED_TILE = EVENTS.add("used-tile", seat=SEAT, tile=TILE)
BUILT = EVENTS.add("built", seat=SEAT, tile=TILE, amount=NUMBER, points=NUMBER)
BUILT_LATE = EVENTS.add("built-late", seat=SEAT, tile=TILE, amount=NUMBER)
LAID_BONUS = EVENTS.add("laid-bonus", seat=SEAT, tile=TILE, amount=NUMBER)
FINISHED_BUILDING = EVENTS.add("done", seat=SEAT)
DISCARDED = EVENTS.add("discarded", seat=SEAT, tile=TILE)
MARKER_MOVED = EVENTS.add("marker", seat=SEAT)
FINAL_LINKS = EVENTS.add("final-links", seat=SEAT, points=NUMBER)
FINAL_BONUSES = EVENTS.add("final-bonuses", seat=SEAT, points=NUMBER)
FINAL_MONEY = EVENTS.add("final-money", seat=SEAT, points=NUMBER)
GAME_OVER = EVENTS.add("over")

FAULTS = Messages("fault")
BAD_SEAT = FAULTS.add("seat")
BAD_ROUND = FAULTS.add("round", round=NUMBER, epoch=NUMBER)
BAD_PILE = FAULTS.add("pile", epoch=NUMBER, found=NUMBER)
BAD_OFFER = FAULTS.add("offer", found=NUMBER)
BAD_OWNER = FAULTS.add("owner", tile=TILE)
BAD_PLACE = FAULTS.add("place", tile=TILE)
BAD_MONEY = FAULTS.add("money", found=NUMBER, wanted=NUMBER)
BAD_POINTS = FAULTS.add("points", seat=SEAT, found=NUMBER, least=NUMBER, most=NUMBER)
BAD_LIMIT = FAULTS.add("limit", seat=SEAT)
BAD_AUCTION = FAULTS.add("auction")
BAD_BUILDING = FAULTS.add("building")
