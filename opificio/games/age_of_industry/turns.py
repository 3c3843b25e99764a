"""Turns and rounds: two actions each, the new order, the interest, and the end. A ruling is cited by its number."""

from __future__ import annotations

from opificio.games.age_of_industry.network import NOTHING
from opificio.games.age_of_industry.scoring import rail_income, repayable
from opificio.games.age_of_industry.state import (
    GAME_OVER,
    ORDERED,
    PAID_INTEREST,
    RAILS_PAID,
    REPAID,
    ROUND_BEGAN,
    UNPAID,
    Option,
    Phase,
    Reason,
    State,
    Task,
)
from opificio.games.age_of_industry.tables import ACTIONS_EACH, FIRST_ACTIONS, INTEREST, LOAN, TWO_IN_ONE
from opificio.games.age_of_industry.works import pay
from opificio.kit.compile import rule
from opificio.kit.generic import OK, emit
from opificio.kit.layout import NOBODY


@rule
def begin_round(s: State) -> None:
    s.rounds += 1
    s.turn = 0
    emit(s, ROUND_BEGAN, int(s.rounds))
    begin_turn(s)


@rule
def begin_turn(s: State) -> None:
    s.seat = s.order[s.turn]
    s.actions_left = FIRST_ACTIONS if s.rounds == 1 else ACTIONS_EACH
    s.phase = Phase.ACT


@rule
def end_action(s: State) -> None:
    s.actions_left -= TWO_IN_ONE if s.task == Task.BOTH else 1
    s.task = NOTHING
    s.card = NOTHING
    s.space = NOTHING
    s.stack = NOTHING
    s.link = NOTHING
    s.end = NOTHING
    s.draws = 0
    s.sales = 0
    s.borrowed = 0
    s.seat = s.order[s.turn]
    if s.actions_left > 0:
        s.phase = Phase.ACT
    elif repay_reason(s, int(s.seat)) == OK:
        s.phase = Phase.SETTLE
    else:
        end_turn(s)


@rule
def end_turn(s: State) -> None:
    s.turn += 1
    if s.turn < s.seats:
        begin_turn(s)
    else:
        end_round(s)


@rule
def end_round(s: State) -> None:
    """Order, interest, and the test for the end (A3, A4)."""
    last = False
    for p in range(s.seats):
        if s.cards[p] == 0 and s.pile == 0:
            last = True
    if not last or s.options[Option.LAST_ROUND] == 0:
        reorder(s)
        for position in range(s.seats):
            pay_interest(s, int(s.order[position]))
    if last:
        finish_game(s)
    else:
        begin_round(s)


@rule
def reorder(s: State) -> None:
    """Who spent least goes first; equals keep their order (A30)."""
    for position in range(1, s.seats):
        p = int(s.order[position])
        at = position
        while at > 0 and s.spent[s.order[at - 1]] > s.spent[p]:
            s.order[at] = s.order[at - 1]
            at -= 1
        s.order[at] = p
    for position in range(s.seats):
        p = int(s.order[position])
        emit(s, ORDERED, position, p, int(s.spent[p]))
        s.spent[p] = 0


@rule
def pay_interest(s: State, p: int) -> None:
    """A loan taken for the interest bears none this round."""
    due = int(s.loans[p]) * INTEREST
    if due > 0:
        emit(s, PAID_INTEREST, p, due)
        pay(s, p, due)


@rule
def repay_reason(s: State, p: int) -> int:
    if s.loans[p] == 0:
        return Reason.NO_LOAN
    return OK if s.cash[p] >= LOAN else Reason.NO_MONEY


@rule
def repay(s: State, p: int, loans: int) -> None:
    s.loans[p] -= loans
    s.cash[p] -= loans * LOAN
    emit(s, REPAID, p, loans, loans * LOAN)


@rule
def finish_game(s: State) -> None:
    """Railway income, then loans as far as the money goes (A38)."""
    for position in range(s.seats):
        p = int(s.order[position])
        income = rail_income(s, p)
        if income > 0:
            s.cash[p] += income
            emit(s, RAILS_PAID, p, income)
    s.phase = Phase.OVER
    s.seat = NOBODY
    for position in range(s.seats):
        p = int(s.order[position])
        count = repayable(s, p)
        if count > 0:
            repay(s, p, count)
        if s.loans[p] > 0:
            emit(s, UNPAID, p, int(s.loans[p]))
    emit(s, GAME_OVER)
