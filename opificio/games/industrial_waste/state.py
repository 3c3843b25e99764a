"""Industrial Waste as data: its state, its actions, what can happen and why something may not."""

from __future__ import annotations

from enum import IntEnum

from opificio.games.industrial_waste.tables import (
    BID_CAP,
    GROWTH_FIRST,
    GROWTH_LAST,
    KINDS,
    MATERIALS,
    ROWS,
    SEATS,
    TABLES,
    TRACK_FIRST,
    TRACK_LAST,
    TRACKS,
    WASTE_LAST,
    WORKERS_LEAST,
    WORKERS_MOST,
)
from opificio.kit.actions import Actions, Messages
from opificio.kit.axes import NUMBER, Axis, labels_of, numbers, seats
from opificio.kit.generic import FIRST_REASON
from opificio.kit.layout import Ints, Layout, field

SEAT = seats(SEATS)
KIND = Axis("kind", KINDS)
TRACK = Axis("track", TRACKS)
COLUMN = numbers("column", 1, SEATS + 1)
ROW = numbers("row", 1, ROWS)
AMOUNT = numbers("amount", 1, BID_CAP + 1)  # one more than allowed, so that a bid beyond the cap can be explained
COLUMNS = SEATS + 1


class Kind(IntEnum):
    """The ten kinds of cards, in the order of the tables."""

    ORDER = 0
    RAW_MATERIALS = 1
    GROWTH = 2
    INNOVATION = 3
    WASTE_DISPOSAL = 4
    ADVISOR = 5
    HIRING_FIRING = 6
    WASTE_REMOVAL = 7
    BRIBERY = 8
    ACCIDENT = 9


class Track(IntEnum):
    """The three tracks of a company mat; the lower the value, the better."""

    RATIONALIZATION = 0
    MATERIALS = 1
    WASTE = 2


class Phase(IntEnum):
    """What is being asked."""

    START = 0  # nature draws the start player
    DEAL = 1  # nature turns up a card
    BRIBE = 2  # an accident: use the kept Bribery or not
    TAKE = 3  # draft a column
    TURN = 4  # play, discard or keep a card
    PARTNER = 5  # what the Advisor goes with
    TRACK = 6  # which track an innovation improves
    STAFF = 7  # hire or fire
    BID = 8  # the auction of raw materials
    END = 9


class Item(IntEnum):
    """What a bot jots down of a seat, and of the game, while it thinks."""

    CASH = 0
    LOANS = 1
    MATERIALS = 2
    WASTE = 3
    GROWTH = 4
    WORKERS = 5
    ENDS = 6  # the card just played ends the game
    FUTURE = 7  # tenths of rounds after this one
    ORDERS = 8  # tenths of orders a player will fill in them
    RISK = 9  # per cent
    RIVAL = 10  # what the best of the others would have if the game ended
    LIMIT = 11  # the highest sensible bid
    TARGET = 12  # the right one


PHASE = Axis("phase", labels_of(Phase))
PART = Axis("part", ["growth", "rationalization", "materials", "waste", "money", "loans"])

# --- actions ---------------------------------------------------------------------------------------------------------

ACTIONS = Actions()
START = ACTIONS.span("start", seat=SEAT)
DEAL = ACTIONS.span("deal", kind=KIND)
TAKE = ACTIONS.span("take", column=COLUMN)
PLAY = ACTIONS.span("play", kind=KIND)
DISCARD = ACTIONS.span("discard", kind=KIND)
KEEP = ACTIONS.span("keep")
WITH = ACTIONS.span("with", kind=KIND)
REPAY = ACTIONS.span("repay")
IMPROVE = ACTIONS.span("improve", track=TRACK)
HIRE = ACTIONS.span("hire")
FIRE = ACTIONS.span("fire")
BID = ACTIONS.span("bid", amount=AMOUNT)
PASS = ACTIONS.span("pass")
BRIBED = ACTIONS.span("bribe")
ACCEPT = ACTIONS.span("accept")
LOANED = ACTIONS.span("loan")

ASKED = ACTIONS.asked(
    {
        Phase.START: [START],
        Phase.DEAL: [DEAL],
        Phase.BRIBE: [BRIBED, ACCEPT, LOANED],
        Phase.TAKE: [TAKE],
        Phase.TURN: [PLAY, DISCARD, KEEP, LOANED],
        Phase.PARTNER: [WITH, REPAY],
        Phase.TRACK: [IMPROVE],
        Phase.STAFF: [HIRE, FIRE],
        Phase.BID: [BID, PASS, LOANED],
        Phase.END: [],
    }
)

# --- events and faults -----------------------------------------------------------------------------------------------

EVENTS = Messages("event")
E_START_PLAYER = EVENTS.add("start-player", seat=SEAT)
E_ROUND = EVENTS.add("round", round=NUMBER, seat=SEAT)
E_DEALT = EVENTS.add("dealt", minor=True, kind=KIND, column=COLUMN)
E_DUPLICATE = EVENTS.add("duplicate", minor=True, kind=KIND, column=COLUMN)
E_RESHUFFLED = EVENTS.add("reshuffled", cards=NUMBER)
E_ACCIDENT = EVENTS.add("accident")
E_FINAL_ACCIDENT = EVENTS.add("final-accident")
E_SPARED = EVENTS.add("spared", minor=True, seat=SEAT, waste=NUMBER)
E_FINED = EVENTS.add("fined", seat=SEAT, amount=NUMBER, spaces=NUMBER, growth=NUMBER)
E_BRIBED = EVENTS.add("bribed", seat=SEAT, amount=NUMBER, bribe=NUMBER)
E_TOOK = EVENTS.add("took", seat=SEAT, column=COLUMN)
E_LEFT_OVER = EVENTS.add("left-over", column=COLUMN)
E_PLAYED = EVENTS.add("played", seat=SEAT, kind=KIND)
E_ADVISED = EVENTS.add("advised", seat=SEAT, kind=KIND)
E_DISCARDED = EVENTS.add("discarded", seat=SEAT, kind=KIND)
E_KEPT = EVENTS.add("kept", seat=SEAT)
E_ORDER = EVENTS.add("order", seat=SEAT, income=NUMBER, materials=NUMBER, waste=NUMBER)
E_LOT = EVENTS.add("lot", seat=SEAT, tokens=NUMBER)
E_NO_LOT = EVENTS.add("no-lot", seat=SEAT)
E_BID = EVENTS.add("bid", seat=SEAT, amount=NUMBER)
E_PASSED = EVENTS.add("passed", seat=SEAT)
E_SOLD = EVENTS.add("sold", seat=SEAT, tokens=NUMBER, amount=NUMBER, seller=SEAT)
E_OWN_LOT = EVENTS.add("own-lot", seat=SEAT, tokens=NUMBER, amount=NUMBER)
E_UNSOLD = EVENTS.add("unsold", tokens=NUMBER)
E_GREW = EVENTS.add("grew", seat=SEAT, growth=NUMBER)
E_STAFF = EVENTS.add("staff", seat=SEAT, workers=NUMBER)
E_IMPROVED = EVENTS.add("improved", seat=SEAT, track=TRACK, value=NUMBER, cost=NUMBER)
E_WASTE = EVENTS.add("waste", seat=SEAT, waste=NUMBER)
E_LOAN = EVENTS.add("loan", seat=SEAT, amount=NUMBER)
E_FORCED_LOAN = EVENTS.add("forced-loan", seat=SEAT, amount=NUMBER)
E_REPAID = EVENTS.add("repaid", seat=SEAT, amount=NUMBER)
E_FIXED_COST = EVENTS.add("fixed-cost", seat=SEAT, amount=NUMBER)
E_LAST_ROUND = EVENTS.add("last-round", seat=SEAT)
E_GAME_OVER = EVENTS.add("game-over")

FAULTS = Messages("fault")
F_CARDS = FAULTS.add("cards", kind=KIND, found=NUMBER, expected=NUMBER)
F_MATERIALS = FAULTS.add("materials", found=NUMBER, expected=NUMBER)
F_MONEY = FAULTS.add("money", found=NUMBER, expected=NUMBER)
F_COLUMNS = FAULTS.add("columns")
F_HAND = FAULTS.add("hand", seat=SEAT)
F_AUCTION = FAULTS.add("auction")
F_CHAIN = FAULTS.add("chain")


class Reason(IntEnum):
    """Why a choice is not allowed. Each has a sentence in both languages."""

    NO_COLUMN = FIRST_REASON
    NOT_HELD = FIRST_REASON + 1
    FEW_WORKERS = FIRST_REASON + 2
    FEW_MATERIALS = FIRST_REASON + 3
    TOO_MUCH_WASTE = FIRST_REASON + 4
    GROWTH_AT_END = FIRST_REASON + 5
    INNOVATION_CASH = FIRST_REASON + 6
    TRACKS_AT_END = FIRST_REASON + 7
    ONLY_IN_ACCIDENT = FIRST_REASON + 8
    ADVISOR_ALONE = FIRST_REASON + 9
    MUST_NOT_DISCARD = FIRST_REASON + 10
    NOT_LAST_CARD = FIRST_REASON + 11
    NOT_WITH_ADVISOR = FIRST_REASON + 12
    NO_CHANGE = FIRST_REASON + 13
    NO_LOAN = FIRST_REASON + 14
    REPAY_CASH = FIRST_REASON + 15
    TRACK_AT_END = FIRST_REASON + 16
    FULLY_STAFFED = FIRST_REASON + 17
    FEWEST_WORKERS = FIRST_REASON + 18
    BID_TOO_LOW = FIRST_REASON + 19
    BID_BEYOND_CASH = FIRST_REASON + 20
    BID_BEYOND_CAP = FIRST_REASON + 21
    LOAN_CAP = FIRST_REASON + 22
    NO_TOKENS = FIRST_REASON + 23
    FIXED_PRICE = FIRST_REASON + 24


# --- state -----------------------------------------------------------------------------------------------------------


class State(Layout, seats=SEAT, options=TABLES.options(), phases=PHASE, events=64):
    """A game of Industrial Waste."""

    starter: int = field("i1", values=SEAT)
    ending: int = field("i1", high=1)  # a factory has reached the last column: this is the last round
    aside: int = field("i1", high=1)  # the accident was turned up this round and lies aside until phase 5
    accident: int = field("i1", high=2)  # being resolved: 1 during the layout, 2 at the end of the game
    resolved: int = field("i1", high=SEATS)  # how many players it has been resolved for
    dealt: int = field("i1", high=COLUMNS * ROWS)  # cards laid out this round
    pile: Ints = field("i1", KIND)
    discards: Ints = field("i1", KIND)
    columns: Ints = field("i1", COLUMN, ROW, values=KIND)

    hand: Ints = field("i1", SEAT, KIND)
    kept: Ints = field("i1", SEAT, values=KIND, secret=True)  # face down; still one of the player's cards
    face_down: Ints = field("i1", SEAT, high=1)  # that there is such a card is open, which one it is is not
    stopped: Ints = field("i1", SEAT, high=1)  # has kept a card and is out of phase 3
    cash: Ints = field("i2", SEAT, secret=True)
    loans: Ints = field("i2", SEAT)
    materials: Ints = field("i1", SEAT, high=MATERIALS)
    growth: Ints = field("i1", SEAT, low=GROWTH_FIRST, high=GROWTH_LAST)
    workers: Ints = field("i1", SEAT, low=WORKERS_LEAST, high=WORKERS_MOST)
    track: Ints = field("i1", SEAT, TRACK, low=TRACK_LAST, high=TRACK_FIRST)
    waste: Ints = field("i1", SEAT, high=WASTE_LAST)

    supply: int = field("i1", high=MATERIALS)
    bank: int = field("i4", low=-1_000_000)  # what the bank has paid out, less what it took in
    advised: int = field("i1", high=1)  # the card being played goes with the Advisor
    steps: int = field("i1", high=2)  # improvements still to be chosen
    lot: int = field("i1", high=MATERIALS)
    seller: int = field("i1", values=SEAT)
    bidder: int = field("i1", values=SEAT)  # the highest so far
    high_bid: int = field("i2", high=BID_CAP)

    # What a bot thinks: scratch space of judgement.py, planning.py, bidding.py and drafting.py.
    sketch: Ints = field("i4", numbers("item", 1, len(Item)), transient=True)
    sketch_track: Ints = field("i4", TRACK, transient=True)
    sketch_hand: Ints = field("i4", KIND, transient=True)
    sketch_wishes: Ints = field("i4", SEAT, COLUMN, transient=True)  # what the columns are worth to those who draft later
