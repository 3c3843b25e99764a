"""What a game of Age of Industry consists of: the record, the moves, and what can be said about them."""

from __future__ import annotations

from enum import IntEnum

from opificio.games.age_of_industry.atlas import INDUSTRIES
from opificio.games.age_of_industry.tables import (
    ATLAS,
    CARD_NAMES,
    DEMAND_SPACES,
    FACE_UP,
    HAND_LIMIT,
    LEVELS,
    NODES,
    PLOTS,
    RAILWAYS,
    SEATS,
    STACK_NAMES,
    TABLES,
    TILE_NAMES,
)
from opificio.kit.actions import Actions, Messages
from opificio.kit.axes import NUMBER, Axis, labels_of, numbers, seats
from opificio.kit.generic import FIRST_REASON
from opificio.kit.layout import Ints, Layout, field

SEAT = seats(SEATS)
POSITION = numbers("position", 1, SEATS)
INDUSTRY_AXIS = Axis("industry", INDUSTRIES)
LEVEL_AXIS = numbers("level", 0, LEVELS)
STACK = Axis("stack", STACK_NAMES, proper={})
CARD = Axis("card", CARD_NAMES)
TILE = Axis("tile", TILE_NAMES)
RESOURCE = Axis("resource", ["coal", "iron"])
PLACE_AXIS = Axis("place", ATLAS.places, proper=ATLAS.place_names)
SPACE = Axis("space", ATLAS.spaces, proper=ATLAS.space_names)
LINK = Axis("link", ATLAS.links, {link: (back,) for link, back in ATLAS.links_reversed.items()}, proper=ATLAS.link_names)
SLOT = numbers("slot", 1, FACE_UP)
DRAWN_FROM = Axis("draw", ["pile", *SLOT.labels])
NODE_AXIS = numbers("node", 0, NODES - 1)
PLOT_AXIS = numbers("plot", 0, PLOTS - 1)
DEALS = numbers("deal", 0, 3)
PART = Axis("part", ["money", *INDUSTRIES, "loans"])


class Phase(IntEnum):
    OPENER = 0
    DEAL = 1
    TURN = 2
    TILE = 3
    ACT = 4
    CARD = 5
    SITE = 6
    END = 7
    SOURCE = 8
    DRAW = 9
    GOODS = 10
    BUYER = 11
    SETTLE = 12
    OVER = 13


class Side(IntEnum):
    """A renewed ship stands over an older one: it brings nothing and never flips (A18)."""

    WORKING = 0
    FLIPPED = 1
    RENEWED = 2


class Task(IntEnum):
    BUILD = 0
    BOTH = 1
    RAIL = 2
    DEVELOP = 3
    PASS = 4
    DRAW = 5
    SELL = 6


class Thought(IntEnum):
    """What the rules of thumb work out once a decision: time, money, sets of nodes, the best site. Cotton comes before factories."""

    ROUNDS = 0
    DOLLAR = 1
    COTTON_BUYERS = 2
    FACTORY_BUYERS = 3
    MILLS = 4
    FACTORIES = 5
    PORTS = 6
    RAIL_INCOME = 7
    BEST = 8
    QUIET = 9


PHASE = Axis("phase", labels_of(Phase))
SIDE = Axis("side", labels_of(Side))
TASK = Axis("task", labels_of(Task))
THOUGHT = numbers("thought", 0, len(Thought) - 1)


class Option(IntEnum):
    """The order of the options in the tables."""

    MAP = 0
    SHIP_CARD = 1
    LAST_ROUND = 2
    TAKEOVER = 3
    LOANS = 4
    DEVELOP = 5
    SHIP_DISCARD = 6


class State(Layout, seats=SEAT, options=TABLES.options(), phases=PHASE, events=64):
    order: Ints = field("i1", POSITION, values=SEAT)
    turn: int = field("i1", high=SEATS)
    actions_left: int = field("i1")
    cash: Ints = field("i2", SEAT)
    loans: Ints = field("i2", SEAT)
    spent: Ints = field("i2", SEAT)
    hand: Ints = field("i1", SEAT, CARD, secret=True)
    cards: Ints = field("i1", SEAT, high=HAND_LIMIT)
    known: Ints = field("i1", SEAT, CARD)
    pile: int = field("i2")
    face_up: Ints = field("i1", SLOT, values=CARD)
    discard: Ints = field("i1", CARD)
    tile: Ints = field("i1", PLACE_AXIS, values=TILE)
    sold: Ints = field("i1", PLACE_AXIS, high=1)
    counter: Ints = field("i1", SPACE, values=STACK)
    owner: Ints = field("i1", SPACE, values=SEAT)
    side: Ints = field("i1", SPACE, values=SIDE)
    cubes: Ints = field("i1", SPACE)
    rail: Ints = field("i1", LINK, values=SEAT)
    mat: Ints = field("i1", SEAT, STACK)
    railways: Ints = field("i1", SEAT, high=RAILWAYS)
    demand: Ints = field("i1", RESOURCE, high=int(DEMAND_SPACES.max()))
    # The action under way.
    task: int = field("i1", values=TASK)
    card: int = field("i8", values=CARD)
    space: int = field("i8", values=SPACE)
    stack: int = field("i8", values=STACK)
    link: int = field("i8", values=LINK)
    end: int = field("i8", values=PLACE_AXIS)
    need: Ints = field("i1", RESOURCE)
    draws: int = field("i1")
    sales: int = field("i1")
    borrowed: int = field("i1", high=1)
    # What follows from the counters and railways, kept as sets of nodes: bit n is node n of the map.
    surveyed: int = field("i1", transient=True)
    adjacent: Ints = field("i8", NODE_AXIS, transient=True)
    reach: Ints = field("i8", NODE_AXIS, transient=True)
    harbours: int = field("i8", transient=True)
    stocked: Ints = field("i8", RESOURCE, transient=True)
    touched: Ints = field("i8", SEAT, transient=True)
    present: Ints = field("i8", SEAT, transient=True)
    # The same as sets of plots: bit k is the k-th space of the map; what stands below each level; the links that are laid.
    taken: int = field("i8", transient=True)
    standing: Ints = field("i8", INDUSTRY_AXIS, transient=True)
    below: Ints = field("i8", LEVEL_AXIS, transient=True)
    owned: Ints = field("i8", SEAT, transient=True)
    working: int = field("i8", transient=True)
    holding: Ints = field("i8", RESOURCE, transient=True)
    laid: int = field("i8", transient=True)
    # Where whoever acts may build what, whatever the card, where his industry cards reach, and what can get to each plot.
    next_up: Ints = field("i1", INDUSTRY_AXIS, transient=True)
    sites: Ints = field("i8", INDUSTRY_AXIS, transient=True)
    near: int = field("i8", transient=True)
    served: Ints = field("i8", RESOURCE, transient=True)
    seaward: int = field("i8", transient=True)
    pool: Ints = field("i1", CARD, transient=True)
    tally: Ints = field("i1", SEAT, STACK, transient=True)
    thought: Ints = field("i8", THOUGHT, transient=True)
    best: Ints = field("i8", CARD, transient=True)
    # What bots think of every site, where a sale in the same turn is part of that and how much it adds, and what building takes:
    # of use as long as `weighed` says so.
    weighed: int = field("i1", transient=True)
    worth: Ints = field("i4", INDUSTRY_AXIS, PLOT_AXIS, transient=True)
    wanted: Ints = field("i8", INDUSTRY_AXIS, transient=True)
    haste: Ints = field("i4", INDUSTRY_AXIS, transient=True)
    credit: Ints = field("i2", RESOURCE, NODE_AXIS, transient=True)
    outlay: Ints = field("i4", DEALS, transient=True)
    rail_outlay: Ints = field("i4", DEALS, transient=True)


ACTIONS = Actions()
OPENER = ACTIONS.span("opener", seat=SEAT)
DEAL = ACTIONS.span("deal", card=CARD)
TURN = ACTIONS.span("turn", card=CARD)
LAY_TILE = ACTIONS.span("tile", tile=TILE)
BUILD = ACTIONS.span("build")
BOTH = ACTIONS.span("both")
RAIL = ACTIONS.span("rail", link=LINK)
SELL = ACTIONS.span("sell")
DEVELOP = ACTIONS.span("develop", industry=INDUSTRY_AXIS, level=LEVEL_AXIS)
DRAW = ACTIONS.span("draw", draw=DRAWN_FROM)
PASS = ACTIONS.span("pass")
REPAY = ACTIONS.span("repay")
BORROW = ACTIONS.span("borrow")
WITH = ACTIONS.span("with", card=CARD)
AT = ACTIONS.span("at", space=SPACE, industry=INDUSTRY_AXIS)
TO_PLACE = ACTIONS.span("to", target=PLACE_AXIS)
TO_SPACE = ACTIONS.span("to", target=SPACE)
COAL_FROM = ACTIONS.span("coal from", space=SPACE)
COAL_FROM_DEMAND = ACTIONS.span("coal from demand")
IRON_FROM = ACTIONS.span("iron from", space=SPACE)
IRON_FROM_DEMAND = ACTIONS.span("iron from demand")
GOODS = ACTIONS.span("goods", space=SPACE)
DONE = ACTIONS.span("done")

ASKED = ACTIONS.asked(
    {
        Phase.OPENER: [OPENER],
        Phase.DEAL: [DEAL],
        Phase.TURN: [TURN],
        Phase.TILE: [LAY_TILE],
        Phase.ACT: [BUILD, BOTH, RAIL, SELL, DEVELOP, DRAW, PASS, REPAY, BORROW],
        Phase.CARD: [WITH],
        Phase.SITE: [AT],
        Phase.END: [TO_PLACE],
        Phase.SOURCE: [COAL_FROM, COAL_FROM_DEMAND, IRON_FROM, IRON_FROM_DEMAND],
        Phase.DRAW: [DRAW],
        Phase.GOODS: [GOODS, DONE],
        Phase.BUYER: [TO_PLACE, TO_SPACE],
        Phase.SETTLE: [REPAY, DONE],
        Phase.OVER: [],
    }
)


class Reason(IntEnum):
    NOT_ON_MAP = FIRST_REASON
    NO_CARD = FIRST_REASON + 1
    NOTHING_TO_BUILD = FIRST_REASON + 2
    BOTH_NEEDED = FIRST_REASON + 3
    LINK_BUILT = FIRST_REASON + 4
    NO_RAILWAY_LEFT = FIRST_REASON + 5
    NOT_ADJACENT = FIRST_REASON + 6
    NO_COAL = FIRST_REASON + 7
    NO_IRON = FIRST_REASON + 8
    NOTHING_TO_SELL = FIRST_REASON + 9
    NOT_ON_MAT = FIRST_REASON + 10
    NOT_LOWEST = FIRST_REASON + 11
    HAND_FULL = FIRST_REASON + 12
    PILE_EMPTY = FIRST_REASON + 13
    NO_FACE_UP = FIRST_REASON + 14
    DRAW_FIRST = FIRST_REASON + 15
    NO_LOAN = FIRST_REASON + 16
    NO_MONEY = FIRST_REASON + 17
    NOT_SHORT = FIRST_REASON + 18
    BORROWED_ALREADY = FIRST_REASON + 19
    NOT_IN_HAND = FIRST_REASON + 20
    CARD_USELESS = FIRST_REASON + 21
    SHIP_CARD = FIRST_REASON + 22
    WRONG_SPACE = FIRST_REASON + 23
    WRONG_COLOUR = FIRST_REASON + 24
    WRONG_INDUSTRY = FIRST_REASON + 25
    NOT_CONNECTED = FIRST_REASON + 26
    NO_COUNTER_LEFT = FIRST_REASON + 27
    LEVEL_ZERO = FIRST_REASON + 28
    LOCATION_LIMIT = FIRST_REASON + 29
    OCCUPIED = FIRST_REASON + 30
    CUBES_LEFT = FIRST_REASON + 31
    LEVEL_TOO_LOW = FIRST_REASON + 32
    NO_PORT = FIRST_REASON + 33
    WRONG_CUBE = FIRST_REASON + 34
    NO_CUBE = FIRST_REASON + 35
    NOT_NEAREST = FIRST_REASON + 36
    MAP_FIRST = FIRST_REASON + 37
    NOT_AN_END = FIRST_REASON + 38
    NOT_YOUR_GOODS = FIRST_REASON + 39
    GOODS_SOLD = FIRST_REASON + 40
    NO_BUYER = FIRST_REASON + 41
    SELL_ONE = FIRST_REASON + 42
    NOT_A_BUYER = FIRST_REASON + 43
    BUYER_USED = FIRST_REASON + 44
    WRONG_GOODS = FIRST_REASON + 45
    BUYER_FAR = FIRST_REASON + 46


EVENTS = Messages("event")
OPENED = EVENTS.add("opened", seat=SEAT)
DEALT = EVENTS.add("dealt", minor=True, seat=SEAT, count=NUMBER)
TURNED = EVENTS.add("turned", minor=True, card=CARD)
TILE_LAID = EVENTS.add("tile-laid", minor=True, place=PLACE_AXIS, tile=TILE)
ROUND_BEGAN = EVENTS.add("round-began", round=NUMBER)
PLAYED = EVENTS.add("played", seat=SEAT, card=CARD)
DISCARDED = EVENTS.add("discarded", seat=SEAT, card=CARD)
BUILT = EVENTS.add("built", seat=SEAT, industry=INDUSTRY_AXIS, level=LEVEL_AXIS, space=SPACE, amount=NUMBER)
REPLACED = EVENTS.add("replaced", seat=SEAT, industry=INDUSTRY_AXIS, level=LEVEL_AXIS, space=SPACE, cubes=NUMBER)
IMPORTED = EVENTS.add("imported", space=SPACE, cubes=NUMBER)
TOOK = EVENTS.add("took", seat=SEAT, resource=RESOURCE, space=SPACE)
BOUGHT = EVENTS.add("bought", seat=SEAT, resource=RESOURCE, amount=NUMBER)
FILLED = EVENTS.add("filled", seat=SEAT, resource=RESOURCE, cubes=NUMBER, amount=NUMBER)
FLIPPED = EVENTS.add("flipped", seat=SEAT, industry=INDUSTRY_AXIS, level=LEVEL_AXIS, space=SPACE, amount=NUMBER)
RAIL_BUILT = EVENTS.add("rail-built", seat=SEAT, link=LINK, amount=NUMBER)
SOLD_TO_PORT = EVENTS.add("sold-to-port", seat=SEAT, space=SPACE, port=SPACE)
SOLD_TO_MARKET = EVENTS.add("sold-to-market", seat=SEAT, space=SPACE, place=PLACE_AXIS)
DEVELOPED = EVENTS.add("developed", seat=SEAT, industry=INDUSTRY_AXIS, level=LEVEL_AXIS)
DREW = EVENTS.add("drew", seat=SEAT)
TOOK_CARD = EVENTS.add("took-card", seat=SEAT, card=CARD)
PASSED = EVENTS.add("passed", seat=SEAT)
BORROWED = EVENTS.add("borrowed", seat=SEAT, loans=NUMBER, amount=NUMBER)
REPAID = EVENTS.add("repaid", seat=SEAT, loans=NUMBER, amount=NUMBER)
ORDERED = EVENTS.add("ordered", position=POSITION, seat=SEAT, amount=NUMBER)
PAID_INTEREST = EVENTS.add("interest", seat=SEAT, amount=NUMBER)
RAILS_PAID = EVENTS.add("rails-paid", seat=SEAT, amount=NUMBER)
UNPAID = EVENTS.add("unpaid", seat=SEAT, loans=NUMBER)
GAME_OVER = EVENTS.add("over")

FAULTS = Messages("fault")
BAD_TURN = FAULTS.add("turn")
BAD_ORDER = FAULTS.add("order")
BAD_CARDS = FAULTS.add("cards", card=CARD)
BAD_PILE = FAULTS.add("pile", found=NUMBER, wanted=NUMBER)
BAD_HAND = FAULTS.add("hand", seat=SEAT, found=NUMBER, wanted=NUMBER)
BAD_TILES = FAULTS.add("tiles", tile=TILE)
BAD_MARKET = FAULTS.add("market", place=PLACE_AXIS)
BAD_COUNTER = FAULTS.add("counter", space=SPACE)
BAD_CUBES = FAULTS.add("cubes", space=SPACE)
BAD_STACK = FAULTS.add("stack", seat=SEAT, industry=INDUSTRY_AXIS, level=LEVEL_AXIS)
BAD_LIMIT = FAULTS.add("limit", seat=SEAT, place=PLACE_AXIS)
BAD_LINK = FAULTS.add("link", link=LINK)
BAD_RAILWAYS = FAULTS.add("railways", seat=SEAT, found=NUMBER, wanted=NUMBER)
BAD_DEMAND = FAULTS.add("demand", resource=RESOURCE)
BAD_CHAIN = FAULTS.add("chain")
