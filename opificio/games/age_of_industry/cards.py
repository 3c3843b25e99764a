"""What luck decides: who opens, the cards of the pile, the market tiles; and drawing cards."""

from __future__ import annotations

from opificio.games.age_of_industry.network import NOTHING
from opificio.games.age_of_industry.state import DEALT, DREW, OPENED, TILE_LAID, TOOK_CARD, TURNED, Option, Phase, Reason, State
from opificio.games.age_of_industry.tables import CARD_COUNT, FACE_UP, HAND, HAND_LIMIT, MAP_MARKETS, TILE_COUNT
from opificio.games.age_of_industry.turns import begin_round, end_action
from opificio.kit.compile import rule
from opificio.kit.generic import OK, emit
from opificio.kit.layout import NATURE

PILE_SLOT = 0


@rule
def cards_left(s: State, card: int) -> int:
    """Cards of a kind in the pile: all that are nowhere else."""
    count = CARD_COUNT[card] - s.discard[card]
    for p in range(s.seats):
        count -= s.hand[p, card]
    for slot in range(FACE_UP):
        if s.face_up[slot] == card:
            count -= 1
    return int(count)


@rule
def tiles_left(s: State, tile: int) -> int:
    m = int(s.options[Option.MAP])
    count = TILE_COUNT[tile]
    for k in range(MAP_MARKETS.shape[1]):
        if MAP_MARKETS[m, k] >= 0 and s.tile[MAP_MARKETS[m, k]] == tile:
            count -= 1
    return int(count)


@rule
def open_slot(s: State) -> int:
    """An empty place for a face-up card, while the pile lasts."""
    for slot in range(FACE_UP):
        if s.face_up[slot] < 0 and s.pile > 0:
            return slot
    return NOTHING


@rule
def open_market(s: State) -> int:
    """The next market space without a tile."""
    m = int(s.options[Option.MAP])
    for k in range(MAP_MARKETS.shape[1]):
        if MAP_MARKETS[m, k] >= 0 and s.tile[MAP_MARKETS[m, k]] < 0:
            return int(MAP_MARKETS[m, k])
    return NOTHING


@rule
def draw_reason(s: State, p: int, slot: int) -> int:
    """From the pile or face up, up to the hand limit (A5, A6)."""
    if s.cards[p] >= HAND_LIMIT:
        return Reason.HAND_FULL
    if slot == PILE_SLOT:
        return OK if s.pile > 0 else Reason.PILE_EMPTY
    return OK if s.face_up[slot - 1] >= 0 else Reason.NO_FACE_UP


@rule
def choose_opener(s: State, opener: int) -> None:
    for position in range(s.seats):
        s.order[position] = (opener + position) % s.seats
    emit(s, OPENED, opener)
    s.phase = Phase.DEAL


@rule
def deal(s: State, card: int) -> None:
    """A card from the pile: to each in order at set-up, to whoever draws afterwards."""
    p = int(s.order[s.turn])
    s.hand[p, card] += 1
    s.cards[p] += 1
    s.pile -= 1
    if s.rounds > 0:
        emit(s, DREW, p)
        after_draw(s, p)
    elif s.cards[p] == HAND:
        emit(s, DEALT, p, HAND)
        s.turn += 1
        if s.turn == s.seats:
            s.turn = 0
            s.phase = Phase.TURN


@rule
def turn_up(s: State, card: int) -> None:
    s.face_up[open_slot(s)] = card
    s.pile -= 1
    emit(s, TURNED, card)
    if open_slot(s) >= 0:
        return
    if s.rounds > 0:
        end_action(s)
    elif open_market(s) >= 0:
        s.phase = Phase.TILE
    else:
        begin_round(s)


@rule
def lay_tile(s: State, tile: int) -> None:
    place = open_market(s)
    s.tile[place] = tile
    emit(s, TILE_LAID, place, tile)
    if open_market(s) < 0:
        begin_round(s)


@rule
def draw(s: State, p: int, slot: int) -> None:
    s.draws -= 1
    if slot == PILE_SLOT:
        s.phase = Phase.DEAL
        s.seat = NATURE
        return
    card = int(s.face_up[slot - 1])
    s.face_up[slot - 1] = NOTHING
    s.hand[p, card] += 1
    s.cards[p] += 1
    s.known[p, card] += 1
    emit(s, TOOK_CARD, p, card)
    after_draw(s, p)


@rule
def after_draw(s: State, p: int) -> None:
    """The second card if one can be had, then new face-up cards (A5 to A7)."""
    if s.draws > 0 and s.cards[p] < HAND_LIMIT:
        for slot in range(FACE_UP + 1):
            if draw_reason(s, p, slot) == OK:
                s.phase = Phase.DRAW
                s.seat = p
                return
    if open_slot(s) >= 0:
        s.phase = Phase.TURN
        s.seat = NATURE
    else:
        end_action(s)
