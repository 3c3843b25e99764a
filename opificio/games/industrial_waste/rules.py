"""The rules of Industrial Waste, whole: what is allowed and what follows.

A round: lay out columns of three cards, draft one each, play cards in turn, pay fixed costs, pass the start marker.
Numbers in comments are the rulings of docs/rulings/industrial-waste.md.
"""

from __future__ import annotations

from typing import Any

from opificio.games.industrial_waste.state import (
    ACCEPT,
    ASKED,
    BID,
    BRIBED,
    DEAL,
    DISCARD,
    E_ACCIDENT,
    E_ADVISED,
    E_BID,
    E_BRIBED,
    E_DEALT,
    E_DISCARDED,
    E_DUPLICATE,
    E_FINAL_ACCIDENT,
    E_FINED,
    E_FIXED_COST,
    E_FORCED_LOAN,
    E_GAME_OVER,
    E_GREW,
    E_IMPROVED,
    E_KEPT,
    E_LAST_ROUND,
    E_LEFT_OVER,
    E_LOAN,
    E_LOT,
    E_NO_LOT,
    E_ORDER,
    E_OWN_LOT,
    E_PASSED,
    E_PLAYED,
    E_REPAID,
    E_RESHUFFLED,
    E_ROUND,
    E_SOLD,
    E_SPARED,
    E_STAFF,
    E_START_PLAYER,
    E_TOOK,
    E_UNSOLD,
    E_WASTE,
    FIRE,
    HIRE,
    IMPROVE,
    KEEP,
    LOANED,
    PASS,
    PLAY,
    REPAY,
    START,
    TAKE,
    WITH,
    Kind,
    Phase,
    Reason,
    State,
    Track,
)
from opificio.games.industrial_waste.tables import (
    ADVISOR_BONUS,
    BID_CAP,
    BRIBE,
    CARDS,
    GROWTH_FIRST,
    GROWTH_LAST,
    INNOVATION_COST,
    LOAN,
    LOAN_CAP,
    MATERIALS,
    MIN_UNCONTESTED,
    POINTS,
    RED,
    RED_FINE,
    ROWS,
    START_CASH,
    START_MATERIALS,
    TRACK_FIRST,
    TRACK_LAST,
    WASTE_LAST,
    WORKERS_LEAST,
    WORKERS_MOST,
    YELLOW,
    YELLOW_FINE,
)
from opificio.kit.actions import within
from opificio.kit.compile import rule
from opificio.kit.generic import OK, emit
from opificio.kit.layout import NATURE, NOBODY

# --- money and loans -------------------------------------------------------------------------------------------------


@rule
def receive(s: State, p: int, amount: int) -> None:
    """The bank pays a player."""
    s.cash[p] += amount
    s.bank += amount


@rule
def pay(s: State, p: int, amount: int) -> None:
    """A player pays the bank; short of cash he takes the fewest loans that cover it (25)."""
    short = amount - s.cash[p]
    if short > 0:
        count = (short + LOAN - 1) // LOAN
        s.loans[p] += count
        receive(s, p, count * LOAN)
        emit(s, E_FORCED_LOAN, p, count * LOAN)
    receive(s, p, -amount)


# --- cards -----------------------------------------------------------------------------------------------------------


@rule
def holds(s: State, p: int, kind: int) -> bool:
    return s.hand[p, kind] > 0 or s.kept[p] == kind


@rule
def cards_of(s: State, p: int) -> int:
    """How many cards a player has, the face-down one included."""
    count = s.face_down[p]
    for kind in range(len(CARDS)):
        count += s.hand[p, kind]
    return count


@rule
def discard(s: State, p: int, kind: int) -> None:
    """A card leaves a player's hand for the discards."""
    if s.hand[p, kind] > 0:
        s.hand[p, kind] -= 1
    else:
        s.kept[p] = -1
        s.face_down[p] = 0
    s.discards[kind] += 1


@rule
def columns_in_play(s: State) -> int:
    return s.seats + 1


# --- set-up ----------------------------------------------------------------------------------------------------------


@rule
def setup(s: State) -> None:
    s.supply = MATERIALS - s.seats * START_MATERIALS
    for kind in range(len(CARDS)):
        s.pile[kind] = CARDS[kind]
    for p in range(s.seats):
        receive(s, p, START_CASH)
        s.materials[p] = START_MATERIALS
        s.growth[p] = GROWTH_FIRST
        s.workers[p] = WORKERS_MOST
        for t in range(3):
            s.track[p, t] = TRACK_FIRST
    if s.options[0] == 1:
        s.phase = Phase.START
        s.seat = NATURE
    else:
        s.starter = 0
        begin_round(s)


# --- phase 1: the layout ---------------------------------------------------------------------------------------------


@rule
def begin_round(s: State) -> None:
    s.rounds += 1
    emit(s, E_ROUND, s.rounds, s.starter)
    s.dealt = 0
    for p in range(s.seats):
        s.stopped[p] = 0
    need_card(s)


@rule
def need_card(s: State) -> None:
    """Nature turns up the next card; an empty pile is refilled only now that a card is needed (2)."""
    s.phase = Phase.DEAL
    s.seat = NATURE
    for kind in range(len(CARDS)):
        if s.pile[kind] > 0:
            return
    reshuffle(s)


@rule
def reshuffle(s: State) -> None:
    count = 0
    for kind in range(len(CARDS)):
        s.pile[kind] += s.discards[kind]
        s.discards[kind] = 0
        count += s.pile[kind]
    emit(s, E_RESHUFFLED, count)


@rule
def deal(s: State, kind: int) -> None:
    s.pile[kind] -= 1
    if kind == Kind.ACCIDENT:
        s.aside = 1
        emit(s, E_ACCIDENT)
        begin_accident(s, 1)
        return
    column = s.dealt % columns_in_play(s)
    for r in range(ROWS):
        if s.columns[column, r] == kind:
            s.discards[kind] += 1
            emit(s, E_DUPLICATE, kind, column)
            need_card(s)
            return
    s.columns[column, s.dealt // columns_in_play(s)] = kind
    s.dealt += 1
    emit(s, E_DEALT, kind, column)
    if s.dealt < columns_in_play(s) * ROWS:
        need_card(s)
    else:
        s.phase = Phase.TAKE
        s.seat = s.starter


# --- accidents -------------------------------------------------------------------------------------------------------


@rule
def begin_accident(s: State, which: int) -> None:
    s.accident = which
    s.resolved = 0
    go_on_with_accident(s)


@rule
def go_on_with_accident(s: State) -> None:
    """From the start player clockwise (3); stops to ask whoever can bribe (4)."""
    while s.resolved < s.seats:
        p = (s.starter + s.resolved) % s.seats
        if s.waste[p] < YELLOW:
            emit(s, E_SPARED, p, s.waste[p])
        elif s.kept[p] == Kind.BRIBERY:
            s.phase = Phase.BRIBE
            s.seat = p
            return
        else:
            suffer(s, p)
        s.resolved += 1
    if s.accident == 2:
        s.phase = Phase.END
        s.seat = NOBODY
        emit(s, E_GAME_OVER)
    else:
        need_card(s)
    s.accident = 0
    s.resolved = 0


@rule
def fine_of(s: State, p: int) -> int:
    return RED_FINE if s.waste[p] >= RED else YELLOW_FINE


@rule
def suffer(s: State, p: int) -> None:
    """Pays the fine and falls back, as far as there is room (6)."""
    spaces = min(2 if s.waste[p] >= RED else 1, s.growth[p] - GROWTH_FIRST)
    pay(s, p, fine_of(s, p))
    s.growth[p] -= spaces
    emit(s, E_FINED, p, fine_of(s, p), spaces, s.growth[p])


@rule
def bribe(s: State, p: int) -> None:
    """Fine and bribe are one payment (27); the factory stays where it is."""
    discard(s, p, Kind.BRIBERY)
    pay(s, p, fine_of(s, p) + BRIBE)
    emit(s, E_BRIBED, p, fine_of(s, p), BRIBE)


# --- phase 2: the draft ----------------------------------------------------------------------------------------------


@rule
def take(s: State, p: int, column: int) -> None:
    for r in range(ROWS):
        s.hand[p, s.columns[column, r]] += 1
        s.columns[column, r] = -1
    emit(s, E_TOOK, p, column)
    s.seat = (p + 1) % s.seats
    if s.seat == s.starter:
        for left in range(columns_in_play(s)):
            if s.columns[left, 0] >= 0:
                for r in range(ROWS):
                    s.discards[s.columns[left, r]] += 1
                    s.columns[left, r] = -1
                emit(s, E_LEFT_OVER, left)
        next_turn(s, (s.starter + s.seats - 1) % s.seats)


# --- phase 3: playing cards ------------------------------------------------------------------------------------------


@rule
def next_turn(s: State, p: int) -> None:
    """The turn passes to the next player clockwise who has a card and has not kept it; with none left, phase 4."""
    s.advised = 0
    for step in range(1, s.seats + 1):
        q = (p + step) % s.seats
        if s.stopped[q] == 0 and cards_of(s, q) > 0:
            s.phase = Phase.TURN
            s.seat = q
            return
    pay_fixed_costs(s)


@rule
def changes_something(s: State, p: int, kind: int) -> bool:
    """The Advisor's partner must have an effect (18); what the Advisor adds does not matter."""
    if kind == Kind.WASTE_DISPOSAL:
        return s.waste[p] > 0
    if kind == Kind.WASTE_REMOVAL:
        for q in range(s.seats):
            if (q == p and s.waste[q] > 0) or (q != p and s.waste[q] < WASTE_LAST):
                return True
        return False
    return True


@rule
def holes_left(s: State, p: int) -> int:
    """How many steps the three markers can still move."""
    count = 0
    for t in range(3):
        count += s.track[p, t] - TRACK_LAST
    return count


@rule
def order_reason(s: State, p: int) -> int:
    if s.workers[p] < s.track[p, Track.RATIONALIZATION]:
        return Reason.FEW_WORKERS
    if s.materials[p] < s.track[p, Track.MATERIALS]:
        return Reason.FEW_MATERIALS
    if s.waste[p] + s.track[p, Track.WASTE] > WASTE_LAST:
        return Reason.TOO_MUCH_WASTE  # 14
    return OK


@rule
def card_reason(s: State, p: int, kind: int, steps: int) -> int:
    """Whether a card can be played; `steps` is 1 alone, 2 with the Advisor. Innovation must be paid in cash (13)."""
    if kind == Kind.ORDER:
        return order_reason(s, p)
    if kind == Kind.GROWTH and s.growth[p] == GROWTH_LAST:
        return Reason.GROWTH_AT_END
    if kind == Kind.INNOVATION:
        if holes_left(s, p) < steps:
            return Reason.TRACKS_AT_END  # 15
        if s.cash[p] < steps * INNOVATION_COST:
            return Reason.INNOVATION_CASH
    if kind == Kind.BRIBERY:
        return Reason.ONLY_IN_ACCIDENT
    return OK


@rule
def partner_reason(s: State, p: int, kind: int) -> int:
    if kind == Kind.ADVISOR or kind == Kind.BRIBERY or kind == Kind.ACCIDENT:
        return Reason.NOT_WITH_ADVISOR  # 19
    if not holds(s, p, kind):
        return Reason.NOT_HELD
    if kind == Kind.RAW_MATERIALS and s.supply == 0:
        return Reason.NO_TOKENS  # 11
    if not changes_something(s, p, kind):
        return Reason.NO_CHANGE
    return card_reason(s, p, kind, 2)


@rule
def repay_reason(s: State, p: int) -> int:
    if s.loans[p] == 0:
        return Reason.NO_LOAN
    return Reason.REPAY_CASH if s.cash[p] < LOAN else OK


@rule
def play_reason(s: State, p: int, kind: int) -> int:
    if not holds(s, p, kind):
        return Reason.NOT_HELD
    if kind != Kind.ADVISOR:
        return card_reason(s, p, kind, 1)
    if repay_reason(s, p) == OK:
        return OK
    for partner in range(len(CARDS)):
        if partner_reason(s, p, partner) == OK:
            return OK
    return Reason.ADVISOR_ALONE


@rule
def play(s: State, p: int, kind: int) -> None:
    """Carries out a card, or opens the choice it needs. The card itself is already in the discards."""
    match kind:
        case Kind.ORDER:
            fill_order(s, p)
        case Kind.RAW_MATERIALS:
            offer_lot(s, p)
        case Kind.GROWTH:
            grow(s, p)
        case Kind.INNOVATION:
            s.phase = Phase.TRACK
            s.steps = 1 + s.advised
        case Kind.WASTE_DISPOSAL:
            move_waste(s, p, -6 if s.advised else -3)
            next_turn(s, p)
        case Kind.ADVISOR:
            s.phase = Phase.PARTNER
        case Kind.HIRING_FIRING:
            s.phase = Phase.STAFF
        case Kind.WASTE_REMOVAL:
            remove_waste(s, p)


@rule
def fill_order(s: State, p: int) -> None:
    used, produced = s.track[p, Track.MATERIALS], s.track[p, Track.WASTE]
    income = s.growth[p] + (ADVISOR_BONUS if s.advised else 0)
    s.materials[p] -= used
    s.supply += used
    s.waste[p] += produced
    receive(s, p, income)
    emit(s, E_ORDER, p, income, used, s.waste[p])
    next_turn(s, p)


@rule
def grow(s: State, p: int) -> None:
    s.growth[p] = min(s.growth[p] + 1 + s.advised, GROWTH_LAST)  # 17
    emit(s, E_GREW, p, s.growth[p])
    if s.growth[p] == GROWTH_LAST and not s.ending:
        s.ending = 1
        emit(s, E_LAST_ROUND, p)
    next_turn(s, p)


@rule
def move_waste(s: State, p: int, spaces: int) -> None:
    before = s.waste[p]
    s.waste[p] = max(0, min(WASTE_LAST, before + spaces))
    if s.waste[p] != before:
        emit(s, E_WASTE, p, s.waste[p])


@rule
def remove_waste(s: State, p: int) -> None:
    spaces = 1 + s.advised
    for q in range(s.seats):
        move_waste(s, q, -spaces if q == p else spaces)
    next_turn(s, p)


@rule
def improve(s: State, p: int, track: int) -> None:
    pay(s, p, INNOVATION_COST)
    s.track[p, track] -= 1
    emit(s, E_IMPROVED, p, track, s.track[p, track], INNOVATION_COST)
    s.steps -= 1
    if s.steps == 0:
        next_turn(s, p)


@rule
def staff(s: State, p: int, way: int) -> None:
    """With the Advisor two steps the same way, or one if the edge is reached (16)."""
    s.workers[p] = max(WORKERS_LEAST, min(WORKERS_MOST, s.workers[p] + way * (1 + s.advised)))
    emit(s, E_STAFF, p, s.workers[p])
    next_turn(s, p)


# --- the auction of raw materials ------------------------------------------------------------------------------------


@rule
def offer_lot(s: State, p: int) -> None:
    """As many tokens as the marker shows, twice that with the Advisor, at most what the supply holds (11)."""
    s.lot = min(s.supply, s.track[p, Track.MATERIALS] * (1 + s.advised))
    if s.lot == 0:
        emit(s, E_NO_LOT, p)
        next_turn(s, p)
        return
    s.supply -= s.lot
    s.seller = p
    s.bidder = -1
    s.high_bid = 0
    emit(s, E_LOT, p, s.lot)
    s.phase = Phase.BID
    s.seat = (p + 1) % s.seats


@rule
def bid_reason(s: State, p: int, amount: int) -> int:
    if amount > BID_CAP:
        return Reason.BID_BEYOND_CAP  # 28
    if p == s.seller and s.bidder < 0 and amount != MIN_UNCONTESTED:
        return Reason.FIXED_PRICE  # 8
    if amount <= s.high_bid:
        return Reason.BID_TOO_LOW
    return Reason.BID_BEYOND_CASH if amount > s.cash[p] else OK  # 10


@rule
def next_bidder(s: State, p: int) -> None:
    """One bid each from the seller's left, the seller last (7); unopposed he takes the lot without being asked (8)."""
    if p == s.seller:
        close_auction(s)
        return
    s.seat = (p + 1) % s.seats
    if s.seat == s.seller and s.bidder < 0 and MIN_UNCONTESTED == 0:
        s.bidder = s.seller
        close_auction(s)


@rule
def close_auction(s: State) -> None:
    seller, winner = s.seller, s.bidder
    if winner < 0:
        s.supply += s.lot
        emit(s, E_UNSOLD, s.lot)
    else:
        s.materials[winner] += s.lot
        if winner == seller:
            pay(s, seller, s.high_bid)
            emit(s, E_OWN_LOT, seller, s.lot, s.high_bid)
        else:
            s.cash[winner] -= s.high_bid
            s.cash[seller] += s.high_bid
            emit(s, E_SOLD, winner, s.lot, s.high_bid, seller)
    s.lot = 0
    s.high_bid = 0
    s.seller = -1
    s.bidder = -1
    next_turn(s, seller)


# --- phases 4 and 5 --------------------------------------------------------------------------------------------------


@rule
def pay_fixed_costs(s: State) -> None:
    for step in range(s.seats):
        p = (s.starter + step) % s.seats
        pay(s, p, s.workers[p])
        emit(s, E_FIXED_COST, p, s.workers[p])
    if s.ending:
        emit(s, E_FINAL_ACCIDENT)
        begin_accident(s, 2)
        return
    if s.aside:
        s.aside = 0
        s.pile[Kind.ACCIDENT] += 1
        reshuffle(s)
    s.starter = (s.starter + 1) % s.seats
    begin_round(s)


# --- what the kit asks of a game -------------------------------------------------------------------------------------


@rule
def weight(s: State, a: int) -> int:
    if s.phase == Phase.START:
        return 1 if a - START.first < s.seats else 0
    return s.pile[a - DEAL.first]


@rule
def legal(s: State, out: Any) -> int:
    """Asks `reason` (or `weight`) for what is asked, leaving out bids at or below the one on the table and beyond one's cash."""
    n = 0
    for k in range(ASKED.shape[1]):
        first, end = ASKED[s.phase, k, 0], ASKED[s.phase, k, 1]
        if first == BID.first:
            first += s.high_bid
            end = min(end, BID.first + s.cash[s.seat])
        for a in range(first, end):
            if (weight(s, a) > 0) if s.seat == NATURE else (reason(s, a) == OK):
                out[n] = a
                n += 1
    return n


@rule
def reason(s: State, a: int) -> int:
    p = int(s.seat)
    if within(BID, a):
        return bid_reason(s, p, a - BID.first + 1)
    if within(TAKE, a):
        column = a - TAKE.first
        return OK if column < columns_in_play(s) and s.columns[column, 0] >= 0 else Reason.NO_COLUMN
    if within(PLAY, a):
        return play_reason(s, p, a - PLAY.first)
    if within(DISCARD, a):
        if not holds(s, p, a - DISCARD.first):
            return Reason.NOT_HELD
        return Reason.MUST_NOT_DISCARD if a - DISCARD.first == Kind.RAW_MATERIALS else OK
    if within(KEEP, a):
        return OK if cards_of(s, p) == 1 else Reason.NOT_LAST_CARD
    if within(LOANED, a):
        return OK if s.loans[p] < LOAN_CAP else Reason.LOAN_CAP  # 26
    if within(WITH, a):
        return partner_reason(s, p, a - WITH.first)
    if within(REPAY, a):
        return repay_reason(s, p)
    if within(IMPROVE, a):
        return Reason.TRACK_AT_END if s.track[p, a - IMPROVE.first] == TRACK_LAST else OK
    if within(HIRE, a):
        return Reason.FULLY_STAFFED if s.workers[p] == WORKERS_MOST else OK
    if within(FIRE, a):
        return Reason.FEWEST_WORKERS if s.workers[p] == WORKERS_LEAST else OK
    return OK


@rule
def apply(s: State, a: int) -> None:
    p = int(s.seat)
    if within(DEAL, a):
        deal(s, a - DEAL.first)
    elif within(START, a):
        s.starter = a - START.first
        emit(s, E_START_PLAYER, s.starter)
        begin_round(s)
    elif within(TAKE, a):
        take(s, p, a - TAKE.first)
    elif within(PLAY, a):
        discard(s, p, a - PLAY.first)
        emit(s, E_PLAYED, p, a - PLAY.first)
        play(s, p, a - PLAY.first)
    elif within(DISCARD, a):
        discard(s, p, a - DISCARD.first)
        emit(s, E_DISCARDED, p, a - DISCARD.first)
        next_turn(s, p)
    elif within(KEEP, a):
        keep(s, p)
    elif within(LOANED, a):
        s.loans[p] += 1
        receive(s, p, LOAN)
        emit(s, E_LOAN, p, LOAN)
    elif within(WITH, a):
        discard(s, p, a - WITH.first)
        s.advised = 1
        emit(s, E_ADVISED, p, a - WITH.first)
        play(s, p, a - WITH.first)
    elif within(REPAY, a):
        pay(s, p, LOAN)
        s.loans[p] -= 1
        emit(s, E_REPAID, p, LOAN)
        next_turn(s, p)
    elif within(IMPROVE, a):
        improve(s, p, a - IMPROVE.first)
    elif within(HIRE, a):
        staff(s, p, 1)
    elif within(FIRE, a):
        staff(s, p, -1)
    elif within(BID, a):
        s.high_bid = a - BID.first + 1
        s.bidder = p
        emit(s, E_BID, p, s.high_bid)
        next_bidder(s, p)
    elif within(PASS, a):
        emit(s, E_PASSED, p)
        next_bidder(s, p)
    elif within(BRIBED, a):
        bribe(s, p)
        s.resolved += 1
        go_on_with_accident(s)
    elif within(ACCEPT, a):
        suffer(s, p)
        s.resolved += 1
        go_on_with_accident(s)


@rule
def keep(s: State, p: int) -> None:
    """The last card is turned face down for the next round; that ends the player's phase 3."""
    for kind in range(len(CARDS)):
        if s.hand[p, kind] > 0:
            s.hand[p, kind] -= 1
            s.kept[p] = kind
            s.face_down[p] = 1
    s.stopped[p] = 1
    emit(s, E_KEPT, p)
    next_turn(s, p)


@rule
def part(s: State, p: int, k: int) -> int:
    """Growth, the three tracks, half the money rounded down, minus ten for each loan."""
    if k == 0:
        return s.growth[p]
    if k <= 3:
        return int(POINTS[s.track[p, k - 1]])
    return s.cash[p] // 2 if k == 4 else -LOAN * s.loans[p]


@rule
def tiebreak(s: State, p: int) -> int:
    return s.cash[p]


def details(s: Any, a: int, code: int) -> dict[str, int]:
    """The figures a reason's sentence speaks of."""
    p = int(s.seat)
    advised = int(s.phase == Phase.PARTNER)
    return {
        "workers": int(s.workers[p]),
        "workersNeeded": int(s.track[p][Track.RATIONALIZATION]),
        "materials": int(s.materials[p]),
        "materialsNeeded": int(s.track[p][Track.MATERIALS]),
        "waste": int(s.waste[p]),
        "wasteAdded": int(s.track[p][Track.WASTE]),
        "wasteLast": WASTE_LAST,
        "cash": int(s.cash[p]),
        "cost": INNOVATION_COST * (1 + advised),
        "loan": LOAN,
        "highBid": int(s.high_bid),
        "cap": BID_CAP if code == Reason.BID_BEYOND_CAP else LOAN_CAP,
        "price": MIN_UNCONTESTED,
        "cards": int(cards_of(s, p)),
    }
