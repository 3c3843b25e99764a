"""The table below the board: the auction with the tiles on offer, the hand, the building, in the end the score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from opificio.drawing.palette import BODY, SMALL
from opificio.drawing.parts import bids, button, coin, heading, label, name_plate, score
from opificio.drawing.svg import Child, Svg, el, g, line, markup, rect, text, use
from opificio.drawing.targets import about, decides, target
from opificio.games.industria.faces import KIND_ICONS, LARGE_WIDTH, good_icon, large, listed, reach, source_mark
from opificio.games.industria.outlook import KIND_OF, Outlook, asked_good, help_of
from opificio.games.industria.plan import BOARD_X, TABLE_HEIGHT, TABLE_Y, WIDTH
from opificio.games.industria.state import (
    BID,
    BUILD,
    CASH,
    DONE,
    FROM_BANK,
    FROM_SEATS,
    FROM_THE_BANK,
    FROM_TILE,
    FROM_TILES,
    GOOD,
    KEEP,
    OFFER,
    PASS,
    RESOURCE,
    SELL,
    TILE,
    Phase,
    Place,
)
from opificio.games.industria.tables import GOOD_PRICE, Kind
from opificio.kit.sight import Sight

LEFT, RIGHT = BOARD_X + 12, WIDTH - 24
AUCTION_X = LEFT + 4 * (LARGE_WIDTH + 8) + 8
AUCTION_WIDTH = 204
HAND_X = AUCTION_X + AUCTION_WIDTH + 24
COINS = 16
NARROWEST = 100  # a large tile with the gap beside it


def table(sight: Sight, seen: Outlook) -> Svg:
    """The auction with the hand as a list beside it; while building, the hand; in the end the score."""
    s = sight.state
    if sight.over:
        return g(_heading(sight, "screen-score", BOARD_X), score(sight, LEFT + 10, TABLE_Y + 20, RIGHT - LEFT - 20, 22))
    if s.phase in (Phase.BUILD, Phase.FROM):
        return _building(sight, seen)
    return g(_offer(sight, seen), _auction(sight), _hand_list(sight, seen, HAND_X, RIGHT))


def _heading(sight: Sight, words: str, x: float, **values: Any) -> Svg:
    return heading(x, TABLE_Y, sight.say(words, **values), 420)


def _divide(x: float) -> Svg:
    return line(x, TABLE_Y + 12, x, TABLE_Y + TABLE_HEIGHT - 12, class_="o-rule")


def _spread(sight: Sight, t: int, seen: Outlook, x: float, width: float, *actions: int, mark: str | None = None) -> Svg:
    """A large tile that lights up what it would reach on the board; a mark frames the one it is about."""
    marked = [rect(-3, -3, width + 6, 192, 6, class_="o-turn"), use(mark, width - 31, -16, 22, class_="o-brown")] if mark else None
    return _laid(sight, t, seen, (x, TABLE_Y + 16), [large(sight, t, seen, width), marked], actions)


def _laid(sight: Sight, t: int, seen: Outlook, place: tuple[float, float], face: Child, actions: Sequence[int]) -> Svg:
    """A tile on the table: what can be done with it, and behind it what it would reach."""
    known: dict[str, Any] = {"at": place, "id": f"p-{TILE.labels[t]}", "data_about": about(TILE, t)}
    return markup([g(face, **known, **target(sight, *actions, help=help_of(t))), reach(seen, t)])


def _offer(sight: Sight, seen: Outlook) -> Svg:
    """The tiles on offer; the one under the hammer is framed."""
    s = sight.state
    tiles = seen.at(Place.OFFER)
    shown = [
        _spread(sight, t, seen, LEFT + k * (LARGE_WIDTH + 8), LARGE_WIDTH, OFFER.first + t, mark="gavel" if t == s.lot else None)
        for k, t in enumerate(tiles)
    ]
    return g(_heading(sight, "screen-offer", BOARD_X), shown, _divide(AUCTION_X - 10))


def _auction(sight: Sight) -> Svg:
    """Who speaks in which order, what has been said, and one's own choices."""
    s = sight.state
    x, y, width = AUCTION_X, TABLE_Y + 12, AUCTION_WIDTH
    parts: list[Child] = [heading(x - 8, TABLE_Y, sight.say("phase-offer"), width + 40), _divide(x + width + 12)]
    if s.auctioneer < 0:
        return g(parts)
    seats = len(sight.names)
    order = [(int(s.auctioneer) + step) % seats for step in range(1, seats + 1)]
    spoken = order.index(int(s.seat)) if s.phase == Phase.BID else 0 if s.phase == Phase.OFFER else seats

    def said(seat: int) -> str:
        if seat == s.auctioneer:
            return sight.say("board-auctioneer")
        if seat == s.bidder:
            return str(s.high_bid)
        return "–" if order.index(seat) < spoken else "…"

    parts.append(g(bids(sight, x, y, width, order, said, int(s.bidder), 22), data_help="help-hammer"))
    y += 22 * seats + 10
    if s.phase == Phase.BID and decides(sight):
        parts += [
            _coins(sight, x, y, width),
            g(button(sight, PASS.first, x, TABLE_Y + TABLE_HEIGHT - 38, width, sight.say("move-pass"), 28), id="p-pass"),
        ]
    if s.phase == Phase.SETTLE and decides(sight):
        sell = sight.say("board-sell", amount=int(s.high_bid))
        parts.append(g(button(sight, SELL.first, x, y + 8, width, sell, 34, "banknote"), id="p-sell"))
        parts.append(g(button(sight, KEEP.first, x, y + 50, width, sight.say("board-keep"), 34, "gavel"), id="p-keep"))
    return g(parts)


def _coins(sight: Sight, x: float, y: float, width: float) -> Svg:
    """The amounts one may bid; the last coin stands for all that are higher still."""
    amounts = [a for a in sight.legal if BID.first <= a < BID.end]
    shown: list[Child] = []
    for k, action in enumerate(amounts[:COINS]):
        rest = amounts[k:] if k == COINS - 1 else [action]
        words = f"{action - BID.first + 1}{'+' if len(rest) > 1 else ''}"
        place = (x + 13 + k % 8 * (width - 26) / 7, y + 12 + k // 8 * 28)
        edge = el("circle", r=11.5, class_="o-edge")
        shown.append(g(edge, coin(0, 0, words, 20), at=place, id=f"p-bid-{k + 1}", **target(sight, *rest, help="help-ticket")))
    return g(shown)


def _whose(sight: Sight, seen: Outlook) -> tuple[list[int], str, dict[str, Any]]:
    """The hand that is shown: the viewer's, or for a spectator that of whoever decides; with its title."""
    if seen.buyer is None:
        return [], "screen-hand", {}
    hand = sorted(seen.at(Place.HAND, seen.buyer), key=lambda t: (KIND_OF[t], t))
    return (hand, "screen-hand", {}) if seen.buyer == sight.seat else (hand, "board-hand-of", {"seat": sight.names[seen.buyer]})


def _actions(sight: Sight, t: int) -> list[int]:
    """What one can do with a tile in hand."""
    if KIND_OF[t] != Kind.RESOURCE:
        return [BUILD.first + t]
    k = RESOURCE.index(TILE.labels[t])
    return [BUILD.first + t, CASH.first + k, FROM_TILES.first + k]


def _hand_list(sight: Sight, seen: Outlook, x: float, right: float) -> Svg:
    """The hand line by line, where there is no room for large tiles."""
    hand, title, values = _whose(sight, seen)
    own = seen.buyer == sight.seat
    if len(hand) <= (right - x + 8) // (LARGE_WIDTH + 8):
        return _hand_spread(sight, seen, x, LARGE_WIDTH + 8)
    columns = 1 if len(hand) <= 7 else 2
    width = (right - x - 8 * (columns - 1)) / columns
    rows = max(7, -(-len(hand) // columns))
    height = min(27.0, (TABLE_HEIGHT - 24) / rows)
    shown: list[Child] = []
    for n, t in enumerate(hand):
        place = (x + n // rows * (width + 8), TABLE_Y + 16 + n % rows * height)
        shown.append(_laid(sight, t, seen, place, listed(sight, t, seen, width, height), _actions(sight, t) if own else []))
    return g(heading(x - 8, TABLE_Y, sight.say(title, **values), right - x), shown)


def _hand_spread(sight: Sight, seen: Outlook, x: float, step: float) -> Svg:
    """The hand as large tiles with their real prices."""
    hand, title, values = _whose(sight, seen)
    own = seen.buyer == sight.seat
    shown: list[Child] = []
    for n, t in enumerate(hand):
        actions = _actions(sight, t) if own else []
        mark = "hammer" if t == sight.state.building else None
        shown.append(_spread(sight, t, seen, x + n * step, step - 8, *actions, mark=mark))
    empty = text(x + 12, TABLE_Y + TABLE_HEIGHT / 2, sight.say("board-empty-hand"), BODY, class_="o-grey")
    return g(heading(max(BOARD_X, x - 8), TABLE_Y, sight.say(title, **values), 420), shown or empty)


def _building(sight: Sight, seen: Outlook) -> Svg:
    """The hand spread out, or as a list if it is very large, and the choices that no tile stands for."""
    hand = _whose(sight, seen)[0]
    split = RIGHT - 214
    step = min(LARGE_WIDTH + 8, (split - 18 - LEFT) / max(1, len(hand)))
    shown = _hand_spread(sight, seen, LEFT, step) if step >= NARROWEST else _hand_list(sight, seen, LEFT, split - 18)
    return g(shown, _choices(sight, split))


def _choices(sight: Sight, x: float) -> Svg:
    """What may still be laid this turn; where the good asked for can come from; the end of the turn."""
    s = sight.state
    width = RIGHT - x
    y = TABLE_Y + 14
    parts: list[Child] = [heading(x - 8, TABLE_Y, sight.say("phase-build"), width), _divide(x - 12)]
    builder = int(s.seat)
    parts.append(g(name_plate(sight, builder, x, y + 16, width, BODY + 1), id="p-builder"))
    if (good := asked_good(sight)) is not None:
        parts.append(_sources(sight, good, x, y + 28, width))
        return g(parts)
    for kind in (Kind.FACTORY, Kind.TECHNOLOGY, Kind.BONUS):
        icon, tint = KIND_ICONS[kind]
        done = bool(s.laid[kind])
        row = y + 28 + kind * 30
        words = sight.say("board-laid" if done else "board-free", kind=sight.say(f"kind-{kind.name.lower()}"))
        parts.append(
            g(
                use(icon, x + 2, row, 22, class_=tint),
                label(x + 32, row + 15, words, width - 34, BODY, class_="o-grey" if done else None),
                id=f"p-limit-{kind + 1}",
                data_help="help-limit",
            )
        )
    if decides(sight):
        parts.append(g(button(sight, DONE.first, x, TABLE_Y + TABLE_HEIGHT - 48, width, sight.say("move-done"), 34, "hammer"), id="p-done"))
    return g(parts)


def _sources(sight: Sight, good: int, x: float, y: float, width: float) -> Svg:
    """The ways to get the good asked for."""
    s = sight.state
    wanted = g(
        good_icon(good, x, y + 2, 30),
        label(x + 38, y + 14, sight.label(GOOD, good), width - 40, BODY, class_="o-strong"),
        label(x + 38, y + 30, sight.say("board-for", tile=sight.label(TILE, int(s.building))), width - 40, SMALL, class_="o-grey"),
        data_help="help-need",
    )
    parts: list[Child] = [wanted]
    y += 42
    for action in sight.legal:
        if FROM_SEATS.first <= action < FROM_SEATS.end:
            source, words = action - FROM_SEATS.first, sight.names[action - FROM_SEATS.first]
        elif action == FROM_THE_BANK.first:
            source, words = FROM_BANK, sight.say("source-bank")
        else:
            source, words = FROM_TILE, sight.say("source-tile")
        paid = sight.say("board-pay", amount=0 if source in (s.seat, FROM_TILE) else GOOD_PRICE)
        parts.append(
            g(
                button(sight, action, x, y, width, f"{words}: {paid}", 32),
                source_mark(source, x + 8, y + 8, 16),
                id=f"p-source-{source + 1}",
                data_help="help-supplier",
            )
        )
        y += 40
    return g(parts)
