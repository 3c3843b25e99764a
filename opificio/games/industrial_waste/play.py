"""What bots need to know of Industrial Waste beyond its rules."""

from __future__ import annotations

from typing import Any

from opificio.games.industrial_waste.bidding import appraise_bid, ponder_bid
from opificio.games.industrial_waste.drafting import appraise_column, ponder_wishes
from opificio.games.industrial_waste.judgement import COIN, NEVER, NO_LOAN, POINT, harm, kept_worth, load, survey, worth
from opificio.games.industrial_waste.planning import improve_sketch, look_at_rivals, outlook, plan, play_sketch, staff_sketch
from opificio.games.industrial_waste.rules import fine_of, partner_reason, repay_reason
from opificio.games.industrial_waste.state import (
    BID,
    BRIBED,
    DISCARD,
    FIRE,
    HIRE,
    IMPROVE,
    KEEP,
    LOANED,
    PASS,
    PLAY,
    REPAY,
    TAKE,
    WITH,
    Item,
    Kind,
    Phase,
    State,
)
from opificio.games.industrial_waste.tables import BRIBE, CARDS, GROWTH_FIRST, GROWTH_LAST, LOAN, RED
from opificio.kit.actions import within
from opificio.kit.compile import rule
from opificio.kit.generic import OK

LOAN_FEAR = POINT  # a loan must pay by a point
BLUR = 80
"""How far off the appraisals in the search's playouts are: games of magnates are foretold better than with less, see docs/bots-notes.md."""
NOVICE_BLUR = 200


@rule
def resample(s: State, p: int, rng: Any) -> None:
    """Nothing is unknown: every payment and every card was public when it moved, so cash and kept cards can be derived."""


@rule
def lean(s: State, a: int) -> int:
    """Cards are played rather than discarded, bids stay low, loans are rare."""
    if within(BID, a):
        return 40 // (a - BID.first + 1) + 1
    if within(PLAY, a):
        return 60
    if within(DISCARD, a):
        return 6
    if within(LOANED, a):
        return 1
    return 20 if within(PASS, a) else 30


@rule
def ponder(s: State) -> None:
    """How long the game will last; in an auction what to bid; in the draft what others wish; close to the end what they would have."""
    p = int(s.seat)
    survey(s)
    if s.phase == Phase.BID:
        ponder_bid(s, p)
        return
    if s.sketch[Item.FUTURE] > 0 and s.growth[p] >= GROWTH_LAST - 2:
        look_at_rivals(s, p)
    if s.phase == Phase.TAKE:
        ponder_wishes(s, p)


@rule
def appraise(s: State, a: int) -> int:
    """What the position will be worth after a choice, in hundredths of a point; bids by how close they are to the right one."""
    p = int(s.seat)
    if s.phase == Phase.BID:
        return appraise_bid(s, a)
    if s.phase == Phase.BRIBE:
        return appraise_accident(s, p, a)
    load(s, p)
    if within(TAKE, a):
        return appraise_column(s, p, a - TAKE.first)
    if within(PLAY, a):
        return appraise_card(s, p, a - PLAY.first)
    if within(DISCARD, a):
        s.sketch_hand[a - DISCARD.first] -= 1
    elif within(KEEP, a):
        for kind in range(len(CARDS)):
            if s.sketch_hand[kind] > 0:
                return worth(s) + kept_worth(s, kind)
    elif within(LOANED, a):
        return appraise_loan(s, p)
    elif within(WITH, a):
        s.sketch_hand[Kind.ADVISOR] = 0
        return advised(s, p, a - WITH.first)
    elif within(REPAY, a):
        return repaid(s, p)
    elif within(IMPROVE, a):
        improve_sketch(s, a - IMPROVE.first, 1)
    elif within(HIRE, a):
        staff_sketch(s, 1 + s.advised)
    elif within(FIRE, a):
        staff_sketch(s, -1 - s.advised)
    return plan(s, p)


# --- cards -----------------------------------------------------------------------------------------------------------


@rule
def appraise_card(s: State, p: int, kind: int) -> int:
    if kind != Kind.ADVISOR:
        play_sketch(s, kind, 0)
        return outlook(s, p) + (harm(s, p, 1) if kind == Kind.WASTE_REMOVAL else 0)
    best = NEVER
    for partner in range(len(CARDS)):
        if partner_reason(s, p, partner) == OK:
            load(s, p)
            s.sketch_hand[Kind.ADVISOR] -= 1
            best = max(best, advised(s, p, partner))
    if repay_reason(s, p) == OK:
        load(s, p)
        s.sketch_hand[Kind.ADVISOR] -= 1
        best = max(best, repaid(s, p))
    return best


@rule
def advised(s: State, p: int, partner: int) -> int:
    """What comes of a card that goes with the Advisor."""
    play_sketch(s, partner, 1)
    return outlook(s, p) + (harm(s, p, 2) if partner == Kind.WASTE_REMOVAL else 0)


# --- accidents and loans ---------------------------------------------------------------------------------------------


@rule
def loans_for(s: State, p: int, amount: int) -> int:
    return max(0, (amount - int(s.cash[p]) + LOAN - 1) // LOAN)


@rule
def appraise_accident(s: State, p: int, a: int) -> int:
    """The fine is due in any case; a bribe costs a coin, and perhaps a loan, and saves the spaces."""
    if within(LOANED, a):
        return -NO_LOAN
    if within(BRIBED, a):
        fine = fine_of(s, p)
        return -COIN * BRIBE - (POINT - COIN) * LOAN * (loans_for(s, p, fine + BRIBE) - loans_for(s, p, fine))
    spaces = min(2 if s.waste[p] >= RED else 1, int(s.growth[p]) - GROWTH_FIRST)
    return -spaces * (POINT + COIN * s.sketch[Item.ORDERS] // 10)


@rule
def repaid(s: State, p: int) -> int:
    s.sketch[Item.CASH] -= LOAN
    s.sketch[Item.LOANS] -= 1
    return plan(s, p)


@rule
def appraise_loan(s: State, p: int) -> int:
    """Only for a hand that cannot be played without it: fines and costs bring their own loans."""
    if s.cash[p] >= LOAN:
        return plan(s, p) - NO_LOAN
    s.sketch[Item.CASH] += LOAN
    s.sketch[Item.LOANS] += 1
    return plan(s, p) - LOAN_FEAR
