"""What lies on the table in Irish Gauge, what can be decided, and what can be said about it."""

from __future__ import annotations

from enum import IntEnum, auto

from opificio.games.irish_gauge.tables import (
    CALLS,
    CODES,
    COLOURS,
    CUBES_EACH,
    HEXES,
    HIGHEST_BID,
    LOCOMOTIVES,
    SHARES,
    TABLES,
    TOWN_HEX,
    TOWN_NAMES,
    TOWNS,
)
from opificio.kit.actions import Actions, Messages
from opificio.kit.axes import NUMBER, Axis, labels_of, numbers, seats
from opificio.kit.generic import FIRST_REASON
from opificio.kit.layout import Ints, Layout, field

SEAT = seats(5)
COMPANY = Axis("company", CODES, proper={})
COLOUR = Axis("colour", COLOURS)
HEX = Axis("hex", HEXES, proper={HEXES[TOWN_HEX[t]]: name for t, name in enumerate(TOWN_NAMES)})
TOWN = Axis(
    "town",
    TOWNS,
    {town: (HEXES[TOWN_HEX[t]],) for t, town in enumerate(TOWNS)},
    proper=dict(zip(TOWNS, TOWN_NAMES, strict=True)),
)
SHARE = Axis("share", SHARES, proper={share: share.replace("-", " £") for share in SHARES})
AMOUNT = numbers("amount", 1, HIGHEST_BID + 1)  # the last one is there to be refused with its own reason (ruling 33)
CALL = numbers("call", 1, CALLS)
PAYING = numbers("paying", 0, 2 ** len(COLOURS) - 1)  # sets of colours, a bit for each
PLACE = numbers("place", 0, len(COLOURS))  # a city of each colour; the last one is a town
PART = Axis("part", ["cash", "shares"])


class Phase(IntEnum):
    """What is asked."""

    CITIES = 0
    OPENER = auto()
    OPENING = auto()
    TURN = auto()
    BIDDING = auto()
    LAYING = auto()
    DRAWING = auto()
    OVER = auto()


PHASE = Axis("phase", labels_of(Phase))

ACTIONS = Actions()
AUCTION = ACTIONS.span("auction", company=COMPANY)
TRACK = ACTIONS.span("track", company=COMPANY)
INTEREST = ACTIONS.span("interest", town=TOWN, colour=COLOUR)
DIVIDENDS = ACTIONS.span("dividends")
BID = ACTIONS.span("bid", amount=AMOUNT)
PASS = ACTIONS.span("pass")
LAY = ACTIONS.span("lay", hex=HEX)
DONE = ACTIONS.span("done")
DRAW = ACTIONS.span("draw", colour=COLOUR)
OPENER = ACTIONS.span("opener", seat=SEAT)

ASKED = ACTIONS.asked(
    {
        Phase.CITIES: [DRAW],
        Phase.OPENER: [OPENER],
        Phase.OPENING: [BID, PASS],
        Phase.TURN: [AUCTION, TRACK, INTEREST, DIVIDENDS],
        Phase.BIDDING: [BID, PASS],
        Phase.LAYING: [LAY, DONE],
        Phase.DRAWING: [DRAW],
        Phase.OVER: [],
    }
)


class Reason(IntEnum):
    """Why a move is refused."""

    STACK_EMPTY = FIRST_REASON
    CANNOT_OPEN = auto()
    NO_SHARE = auto()
    NO_LOCOMOTIVE = auto()
    ALREADY_A_CITY = auto()
    TOWN_NOT_REACHED = auto()
    COLOUR_GONE = auto()
    BID_LIMIT = auto()
    MORE_THAN_CASH = auto()
    BELOW_VALUE = auto()
    NOT_ABOVE = auto()
    MUST_OPEN = auto()
    ALREADY_THERE = auto()
    NOT_CONNECTED = auto()
    DIFFICULT_TAKEN = auto()
    TOO_FEW_POINTS = auto()
    NOTHING_LAID = auto()


EVENTS = Messages("event")
E_CITY_FILLED = EVENTS.add("city-filled", town=TOWN, colour=COLOUR)
E_OPENER_DRAWN = EVENTS.add("opener-drawn", seat=SEAT)
E_AUCTION_OPENED = EVENTS.add("auction-opened", seat=SEAT, share=SHARE)
E_BID_MADE = EVENTS.add("bid-made", seat=SEAT, amount=NUMBER)
E_PASSED = EVENTS.add("passed", seat=SEAT)
E_SHARE_BOUGHT = EVENTS.add("share-bought", seat=SEAT, share=SHARE, amount=NUMBER)
E_SHARE_FREE = EVENTS.add("share-free", seat=SEAT, share=SHARE)
E_BUILD_BEGUN = EVENTS.add("build-begun", seat=SEAT, company=COMPANY)
E_LAID = EVENTS.add("laid", company=COMPANY, hex=HEX, halves=NUMBER)
E_BUILD_ENDED = EVENTS.add("build-ended", seat=SEAT, company=COMPANY, halves=NUMBER)
E_MAJOR_JOINED = EVENTS.add("major-joined", company=COMPANY, income=NUMBER, dividend=NUMBER)
E_INTEREST_PLACED = EVENTS.add("interest-placed", seat=SEAT, town=TOWN, colour=COLOUR)
E_DIVIDENDS_CALLED = EVENTS.add("dividends-called", seat=SEAT)
E_CUBE_DRAWN = EVENTS.add("cube-drawn", colour=COLOUR)
E_INCOME_EARNED = EVENTS.add("income-earned", company=COMPANY, income=NUMBER, dividend=NUMBER)
E_NO_INCOME = EVENTS.add("no-income", company=COMPANY)
E_PAID = EVENTS.add("paid", seat=SEAT, company=COMPANY, amount=NUMBER)
E_BAG_EMPTY = EVENTS.add("bag-empty")

# A draw (1), five companies with their income and up to five owners each (30), the end (1).
MOST_EVENTS = 32

FAULTS = Messages("fault")
F_CUBES = FAULTS.add("cubes", colour=COLOUR, found=NUMBER, expected=NUMBER)
F_CITY_WITHOUT_CUBE = FAULTS.add("city-without-cube", town=TOWN)
F_CUBE_TOO_SOON = FAULTS.add("cube-too-soon", town=TOWN)
F_CUBE_UNREACHED = FAULTS.add("cube-unreached", town=TOWN)
F_ROW = FAULTS.add("row", row=NUMBER, found=NUMBER)
F_LOCOMOTIVES = FAULTS.add("locomotives", company=COMPANY, found=NUMBER, expected=NUMBER)
F_HOME_EMPTY = FAULTS.add("home-empty", company=COMPANY)
F_NETWORK_BROKEN = FAULTS.add("network-broken", company=COMPANY, hex=HEX)
F_DIFFICULT_SHARED = FAULTS.add("difficult-shared", hex=HEX)
F_MONEY = FAULTS.add("money", found=NUMBER, expected=NUMBER)
F_STACK_ORDER = FAULTS.add("stack-order", share=SHARE)
F_SOLD = FAULTS.add("sold", company=COMPANY, found=NUMBER)
F_SEAT = FAULTS.add("seat")
F_AUCTION = FAULTS.add("auction")
F_BUILD = FAULTS.add("build")
F_END = FAULTS.add("end")


class State(Layout, seats=SEAT, options=TABLES.options(), phases=PHASE, events=MOST_EVENTS):
    """Everything on the table. `rounds` counts the turns since the opening auctions."""

    active: int = field("i1", values=SEAT)
    """Whose turn it is; in an opening auction, who opened it."""
    cash: Ints = field("i4", SEAT)
    bank: int = field("i4", low=-1_000_000)
    """What the bank has received less what it has paid out since everybody got the starting money."""
    owner: Ints = field("i1", SHARE, values=SEAT)

    track: Ints = field("i1", COMPANY, HEX, high=1)
    locomotives: Ints = field("i1", COMPANY, high=LOCOMOTIVES)
    """Those still in supply."""
    cube: Ints = field("i1", TOWN, values=COLOUR)
    bag: Ints = field("i1", COLOUR, high=CUBES_EACH)
    drawn: Ints = field("i1", CALL, COLOUR, high=CUBES_EACH)
    """The cubes drawn for each call of dividends, which have left the game (ruling 22)."""
    calls: int = field("i1", high=CALLS)

    lot: int = field("i1", values=COMPANY)
    """The company whose top share is being auctioned."""
    bid: int = field("i2", high=HIGHEST_BID)
    bidder: int = field("i1", values=SEAT)
    passed: Ints = field("i1", SEAT, high=1)

    building: int = field("i1", values=COMPANY)
    halves: int = field("i1")
    """Half points left for this build."""

    reached: Ints = field("i1", HEX, transient=True)

    # What whoever decides makes of the position, worked out by `ponder` in play.py; points are those of `appraise`.
    odds: Ints = field("i4", PAYING, transient=True)
    chance: Ints = field("i4", COLOUR, transient=True)
    serves: Ints = field("i1", COMPANY, PLACE, transient=True)
    held: Ints = field("i1", SEAT, COMPANY, transient=True)
    outlook: Ints = field("i4", SEAT, transient=True)
    near: Ints = field("i4", TOWN, transient=True)
    lure: Ints = field("i4", TOWN, transient=True)
    limit: int = field("i4", transient=True)
    auction_points: Ints = field("i4", COMPANY, transient=True)
    track_points: Ints = field("i4", COMPANY, transient=True)
    town_points: Ints = field("i4", TOWN, transient=True)
    colour_points: Ints = field("i4", COLOUR, transient=True)
    colour_lift: Ints = field("i4", COLOUR, transient=True)
    call_points: int = field("i4", transient=True)
