"""Industria drawn: factories, epochs and technologies on the board, the players beside it, auctions and hands below it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from opificio.drawing.palette import BODY, GAP, LARGE, SMALL, TITLE, seat_class
from opificio.drawing.parts import bids, button, coin, fit, heading, label, name_plate, panel, score, seat_mark, width_of
from opificio.drawing.svg import Child, Svg, el, g, line, markup, rect, text, use
from opificio.drawing.targets import about, decides, target
from opificio.games.industria.faces import (
    KIND_ICONS,
    LARGE_WIDTH,
    Outlook,
    good_icon,
    is_built,
    large,
    listed,
    needs_of,
    outlook,
    points_badge,
    printed,
    printed_name,
    reach,
    source_mark,
    symbol_badge,
    symbols_of,
    titled,
    way,
)
from opificio.games.industria.plan import (
    BOARD_HEIGHT,
    BOARD_WIDTH,
    BOARD_X,
    BOARD_Y,
    FACTORIES,
    LINK_WAYS,
    SLOTS,
    TECHNOLOGIES,
    TRACK_WIDTH,
    TRACK_X,
    Link,
    band,
)
from opificio.games.industria.state import (
    BID,
    BUILD,
    CASH,
    DONE,
    EPOCH,
    FROM_BANK,
    FROM_SEATS,
    FROM_THE_BANK,
    FROM_TILE,
    FROM_TILES,
    GOOD,
    KEEP,
    OFFER,
    PART,
    PASS,
    RESOURCE,
    SEAT,
    SELL,
    SYMBOL,
    TILE,
    Option,
    Phase,
    Place,
)
from opificio.games.industria.tables import (
    EPOCHS,
    EPOCHS_USED,
    FACTORIES_MAKING,
    GOOD_EPOCH,
    GOOD_PRICE,
    GOODS,
    LINK_POINTS,
    MAKES,
    PILE,
    SYMBOLS,
    TILE_EPOCH,
    TILE_KIND,
    TILES,
    Kind,
)
from opificio.kit.sight import Sight

PROMPT_ONLY = ("start", "reveal")
"""Spans that no place of the board stands for: nature's."""

WIDTH = 1280
SIDE_X = BOARD_X + BOARD_WIDTH + 12
SIDE_WIDTH = WIDTH - 12 - SIDE_X
TABLE_Y = BOARD_Y + BOARD_HEIGHT + 20
TABLE_HEIGHT = 212
LEFT, RIGHT = BOARD_X + 12, WIDTH - 24
AUCTION_X = LEFT + 4 * (LARGE_WIDTH + 8) + 8
AUCTION_WIDTH = 204
HAND_X = AUCTION_X + AUCTION_WIDTH + 24
PART_ICONS = {
    "buildings": ("hammer", "o-brown"),
    "links": ("link", "o-white"),
    "bonuses": ("point", "o-purple"),
    "money": ("coin", "o-gold"),
}
COINS = 16
LEADING = 13
NARROWEST = 100  # a large tile with the gap beside it


def size(sight: Sight) -> tuple[int, int]:
    return WIDTH, round(TABLE_Y + TABLE_HEIGHT + 12)


def fixed(sight: Sight) -> str:
    """What is printed: spaces, roads, lines and epochs, and the frames beside them."""
    return markup(
        [
            panel(BOARD_X, BOARD_Y, BOARD_WIDTH, BOARD_HEIGHT),
            _title(sight, FACTORIES.left, TRACK_X - FACTORIES.left - 14, "factory", "board-factories"),
            _title(sight, TECHNOLOGIES.left, BOARD_WIDTH + BOARD_X - TECHNOLOGIES.left - 20, "technology", "board-technologies"),
            [_printed_epoch(sight, epoch) for epoch in range(1, EPOCHS + 1)],
            [_printed_link(sight, link) for link in LINK_WAYS],
            [_printed_slot(sight, t) for t in SLOTS],
            [panel(SIDE_X, y, SIDE_WIDTH, height) for y, height in (_side(sight, p) for p in sight.seats)],
            panel(BOARD_X, TABLE_Y, WIDTH - 2 * BOARD_X, TABLE_HEIGHT),
        ]
    )


def draw(sight: Sight) -> str:
    """Everything that changes during a match."""
    seen = outlook(sight)
    return markup(
        [
            _epochs(sight),
            [_link(sight, k, link) for k, link in enumerate(LINK_WAYS)],
            [_piece(sight, t) for t in SLOTS],
            [_player(sight, p, seen) for p in sight.seats],
            _table(sight, seen),
        ]
    )


# --- the printed board ------------------------------------------------------------------------------------------------------------


def _title(sight: Sight, x: float, width: float, kind: str, words: str) -> Svg:
    shown, letters = fit(sight.say(words), width, LARGE)
    return g(text(x + width / 2, BOARD_Y + 23, shown, letters, "middle", class_="o-title"), **target(sight, help=f"help-{kind}"))


def _printed_epoch(sight: Sight, epoch: int) -> Svg:
    """A band of the epoch track: its numeral and the goods first made in it."""
    top, height = band(epoch)
    goods = [good for good in range(GOODS) if GOOD_EPOCH[good] == epoch]
    rows: list[Child] = []
    for n, good in enumerate(goods):
        y = _good_y(epoch, n)
        rows += [good_icon(good, TRACK_X + 31, y, 16), label(TRACK_X + 50, y + 12, sight.label(GOOD, good), TRACK_WIDTH - 68, SMALL + 1)]
    unused = epoch > EPOCHS_USED[len(sight.names)]
    right = BOARD_X + BOARD_WIDTH - 8
    veil = rect(BOARD_X + 8, top - 5, right - BOARD_X - 8, height + 10, 3, fill="url(#o-hatch)", opacity=0.35) if unused else None
    return g(
        rect(TRACK_X, top, TRACK_WIDTH, height, 2, class_="o-card"),
        rect(TRACK_X + 1, top + 1, 27, height - 2, fill="var(--shade)"),
        text(TRACK_X + 14.5, top + 23, sight.label(EPOCH, epoch - 1), TITLE if epoch != 3 else LARGE + 3, "middle", class_="o-strong"),
        rows,
        veil,
        label(TRACK_X + 34, top + height / 2 + 4, sight.say("board-unused"), TRACK_WIDTH - 38, SMALL, class_="o-grey") if unused else None,
        data_about=about(EPOCH, epoch - 1),
        **target(sight, help="help-epoch"),
    )


def _good_y(epoch: int, n: int) -> float:
    top, height = band(epoch)
    count = sum(1 for good in range(GOODS) if GOOD_EPOCH[good] == epoch)
    return top + height / 2 + (n - count / 2) * 20 + 2


def _printed_link(sight: Sight, link: Link) -> Svg:
    help_ = target(sight, help="help-link")
    if TILE_KIND[link.ends[0]] == Kind.FACTORY:
        return g(way(link.way, class_="o-road"), way(link.way, class_="o-roadway"), data_about=about(TILE, *link.ends), **help_)
    return g(way(link.way, class_="o-casing"), way(link.way, class_="o-wire"), data_about=about(TILE, *link.ends), **help_)


def _printed_slot(sight: Sight, t: int) -> Svg:
    """A space; pointing at it lights its links and the tiles at their other ends."""
    slot = SLOTS[t]
    ends = [(link, next(other for other in link.ends if other != t)) for link in LINK_WAYS if t in link.ends]
    lit = [[way(link.way, class_="o-light"), _frame(other)] for link, other in ends]
    return g(
        g(printed(sight, t), at=(slot.x, slot.y)),
        g(lit, class_="o-reach") if lit else None,
        titled(sight, t),
        data_about=about(TILE, t),
        **target(sight, help="help-factory" if TILE_KIND[t] == Kind.FACTORY else "help-technology"),
    )


def _frame(t: int) -> Svg:
    slot = SLOTS[t]
    return rect(slot.x - 2, slot.y - 2, slot.width + 4, slot.height + 4, 5, class_="o-light")


# --- what lies on the board -----------------------------------------------------------------------------------------------------------


def _epochs(sight: Sight) -> Svg:
    """The epoch marker, the piles, and who supplies each good."""
    s = sight.state
    pieces: list[Child] = []
    for epoch in range(1, int(EPOCHS_USED[len(sight.names)]) + 1):
        top, height = band(epoch)
        left = sum(1 for t in range(TILES) if TILE_EPOCH[t] == epoch and s.place[t] == Place.PILE)
        if left:
            pile = g(use("deck", -9, -18, 18, class_="o-slate"), text(0, 13, left, BODY, "middle", class_="o-strong"))
            place = (TRACK_X + 14.5, top + height - 19)
            pieces.append(g(pile, at=place, id=f"p-pile-{epoch}", **target(sight, help="help-pile")))
    top, height = band(int(s.epoch))
    current = rect(TRACK_X - 2, 0, TRACK_WIDTH + 4, height, 3, class_="o-turn")
    marker = use("turn", TRACK_X - 11, height / 2 - 8, 16)
    pieces.append(
        g(current, marker, at=(0, top), id="p-epoch", data_about=about(EPOCH, int(s.epoch) - 1), **target(sight, help="help-epoch"))
    )
    rounds = PILE // len(sight.names) * int(EPOCHS_USED[len(sight.names)])
    words = sight.say("board-round", round=int(s.rounds), last=rounds)
    pieces.append(label(TRACK_X + TRACK_WIDTH / 2, BOARD_Y + 23, words, TRACK_WIDTH + 10, BODY, "middle", class_="o-strong", id="p-round"))
    order: dict[int, int] = {}
    for good in range(GOODS):
        epoch = int(GOOD_EPOCH[good])
        n = order[epoch] = order.get(epoch, -1) + 1
        pieces.append(_supplier(sight, good, _good_y(epoch, n)))
    return g(pieces)


def _supplier(sight: Sight, good: int, y: float) -> Svg | None:
    """Beside a good: who makes it, or the bank where that sells it; a choice while its source is being asked for."""
    s = sight.state
    makers = sorted({int(s.owner[t]) for t in FACTORIES_MAKING[good] if t >= 0 and s.place[t] == Place.BUILT})
    from_bank = not makers and GOOD_EPOCH[good] < s.epoch + s.options[Option.BANK_GOODS]
    sources = makers or ([FROM_BANK] if from_bank else [])
    if not sources:
        return None
    actions = [FROM_THE_BANK.first if q == FROM_BANK else FROM_SEATS.first + q for q in sources] if _asked_good(sight) == good else []
    chosen = any(a in sight.legal for a in actions)
    x = TRACK_X + TRACK_WIDTH - 4 - 16 * len(sources)
    return g(
        rect(TRACK_X + 29, y - 2, TRACK_WIDTH - 31, 20, 3, class_="o-edge o-clear") if chosen else None,
        [source_mark(q, x + 16 * k, y, 15) for k, q in enumerate(sources)],
        id=f"p-good-{GOOD.labels[good]}",
        data_about=about(GOOD, good),
        **target(sight, *actions, help="help-supplier"),
    )


def _asked_good(sight: Sight) -> int | None:
    """The good whose source is being asked for."""
    s = sight.state
    if s.phase != Phase.FROM:
        return None
    return next(good for k, good in enumerate(needs_of(int(s.building))) if s.source[k] < 0)


def _link(sight: Sight, k: int, link: Link) -> Svg | None:
    """A link between two tiles of one player, in his colour and with its points."""
    s = sight.state
    owner = int(s.owner[link.ends[0]])
    if owner < 0 or not all(is_built(sight, owner, t) for t in link.ends):
        return None
    x, y = link.middle
    return g(
        way(link.way, class_="o-road"),
        way(link.way, class_=f"o-owned {seat_class(owner)}"),
        seat_mark(owner, x, y, 19),
        text(x, y + 4, LINK_POINTS, SMALL, "middle", class_="o-strong o-on-tint"),
        id=f"p-link-{k + 1}",
        data_about=about(TILE, *link.ends),
        **target(sight, help="help-link"),
    )


def _piece(sight: Sight, t: int) -> Svg | None:
    """What a space shows of its tile: whose it is, that it is on offer, in whose hand, or lost; one's own can be built here."""
    s = sight.state
    slot = SLOTS[t]
    place, owner = int(s.place[t]), int(s.owner[t])
    width, height = slot.width, slot.height
    corner = 3 if TILE_KIND[t] == Kind.FACTORY else 10
    name = TILE.labels[t]
    known: dict[str, Any] = {"at": (slot.x, slot.y), "data_about": about(TILE, t)}
    if place == Place.BUILT:
        wash = rect(1, 1, width - 2, height - 2, corner, class_=f"o-wash {seat_class(owner)}")
        return g(
            wash, printed_name(sight, t), seat_mark(owner, width - 1, 0, 20, **target(sight, help="help-owner")), id=f"p-{name}", **known
        )
    if place == Place.OFFER:
        return g(use("gavel", width - 13, -7, 18, class_="o-brown", **target(sight, help="help-offer")), id=f"p-space-{name}", **known)
    if place == Place.GONE:
        veil = rect(0, 0, width, height, corner, fill="var(--paper)", opacity=0.6, class_="o-wash")
        return g(
            veil,
            use("out", width / 2 - 14, height / 2 - 14, 28, class_="o-faint", **target(sight, help="help-lost")),
            id=f"p-{name}",
            **known,
        )
    if place != Place.HAND:
        return None
    mark = seat_mark(owner, width - 1, 1, 14, **target(sight, help="help-held"))
    ghost = rect(1, 1, width - 2, height - 2, corner, class_="o-ghost", pointer_events="none")
    if owner != sight.seat or not decides(sight):
        return g(ghost, mark, id=f"p-space-{name}", **known)
    legal = BUILD.first + t in sight.legal
    shown = [rect(0, 0, width, height, corner, class_="o-edge o-clear")] if legal else [rect(0, 0, width, height, class_="o-hit"), ghost]
    space = g(shown, mark, at=known.pop("at"))
    return g(space, reach(sight, t, owner), id=f"p-space-{name}", **known, **target(sight, BUILD.first + t, help=_help(t)))


# --- players ------------------------------------------------------------------------------------------------------------------------


def _side(sight: Sight, p: int) -> tuple[float, float]:
    """Top and height of a player's panel."""
    count = len(sight.names)
    height = (BOARD_HEIGHT - GAP * (count - 1)) / count
    return BOARD_Y + p * (height + GAP), height


def _tiles(sight: Sight, place: Place, owner: int | None = None) -> list[int]:
    s = sight.state
    return [t for t in range(TILES) if s.place[t] == place and (owner is None or s.owner[t] == owner)]


def _player(sight: Sight, p: int, seen: Outlook) -> Svg:
    """Name, money, what the score would be now; goods, bonuses, buildings and hand."""
    s = sight.state
    y, height = _side(sight, p)
    x = SIDE_X + 10
    source = FROM_SEATS.first + p
    plate: list[Child] = [name_plate(sight, p, x, y + 22, 150, BODY + 1)]
    if source in sight.legal:
        plate.insert(0, rect(x - 4, y + 5, 156, 24, 4, class_="o-edge"))
    total = int(seen.parts[p].sum())
    right = SIDE_X + SIDE_WIDTH - 10
    pieces: list[Child] = [
        rect(SIDE_X, y, SIDE_WIDTH, height, 3, class_="o-turn") if p == s.seat else None,
        g(plate, id=f"p-name-{p + 1}", **target(sight, source if _asked_good(sight) is not None and sight.seat != p else -1)),
        g(coin(right - 47, y + 18, s.money[p], 26), id=f"p-money-{p + 1}", **target(sight, help="help-money")),
        g(points_badge(total, right - 29, y + 3, 30), id=f"p-total-{p + 1}", **target(sight, help="help-total")),
    ]
    if p == s.auctioneer:
        pieces.append(
            g(use("gavel", -10, -10, 20, class_="o-brown"), at=(right - 76, y + 18), id="p-hammer", **target(sight, help="help-hammer"))
        )
    if p == s.starter:
        pieces.append(
            g(use("start", -9, -9, 18, class_="o-gold"), at=(right - 98, y + 18), id="p-starter", **target(sight, help="help-starter"))
        )
    pieces += [_parts(sight, p, seen, x, y + 35), _possessions(sight, p, x, y + 35), _lists(sight, p, x, y + 67, height - 67)]
    return g(pieces, id=f"p-player-{p + 1}", data_about=about(SEAT, p))


def _parts(sight: Sight, p: int, seen: Outlook, x: float, y: float) -> Svg:
    """Of what the score would consist if the game ended now."""
    shown = []
    for k, part in enumerate(PART.labels):
        icon, tint = PART_ICONS[part]
        at = x + k * 30
        mark = use(icon, at, y, 14, class_=tint)
        shown.append(g(mark, text(at + 16, y + 12, int(seen.parts[p, k]), SMALL + 1), **target(sight, help=f"help-part-{part}")))
    return g(shown, id=f"p-parts-{p + 1}")


def _possessions(sight: Sight, p: int, x: float, y: float) -> Svg:
    """The goods a player's factories make and the bonuses laid, from the right."""
    built = _tiles(sight, Place.BUILT, p)
    goods = sorted({int(MAKES[t]) for t in built if MAKES[t] >= 0})
    laid = [k for k in range(SYMBOLS) if any(TILE_KIND[t] == Kind.BONUS and k in symbols_of(t) for t in built)]
    room = SIDE_WIDTH - 20 - 122
    step = min(19.0, room / max(1, len(goods) + len(laid)))
    right = x + SIDE_WIDTH - 20
    shown: list[Child] = []
    for n, k in enumerate(reversed(laid)):
        place = right - 18 - n * step
        shown.append(symbol_badge(k, place, y - 2, 18, data_about=about(SYMBOL, k), **target(sight, help="help-bonus")))
    for n, good in enumerate(reversed(goods)):
        place = right - 18 - (n + len(laid)) * step
        shown.append(good_icon(good, place, y - 1, 16, data_about=about(GOOD, good), **target(sight, help="help-makes")))
    return g(shown, id=f"p-goods-{p + 1}")


def _lists(sight: Sight, p: int, x: float, y: float, room: float) -> Svg:
    """The names of what is built and of what is in hand."""
    width = SIDE_WIDTH - 20
    shown: list[Child] = [line(x, y - 13, x + width, y - 13, class_="o-rule")]
    rows = 1 + int((room - 6) // LEADING)
    hand = _tiles(sight, Place.HAND, p)
    built = [t for t in _tiles(sight, Place.BUILT, p) if TILE_KIND[t] != Kind.BONUS]
    for tiles, title, class_ in ((built, "screen-built", None), (hand, "screen-in-hand", "o-grey")):
        if not tiles or rows <= 0:
            continue
        reserve = 1 if tiles is built and hand else 0
        lines = _flow(sight, f"{sight.say(title)}: ", tiles, width, rows - reserve)
        shown.append(g([el("text", words, x=x, y=y + n * LEADING, font_size=SMALL) for n, words in enumerate(lines)], class_=class_))
        y += len(lines) * LEADING
        rows -= len(lines)
    return g(shown, id=f"p-lists-{p + 1}")


def _flow(sight: Sight, title: str, tiles: Sequence[int], width: float, rows: int) -> list[list[Svg]]:
    """Names of tiles broken into lines, each a word that can be pointed at; how many more there are if they do not fit."""
    lines: list[list[Svg]] = [[el("tspan", title, class_="o-grey")]]
    used = width_of(title, SMALL) * 0.92
    for n, t in enumerate(tiles):
        words = sight.label(TILE, t) + ("" if n == len(tiles) - 1 else ", ")
        wide = width_of(words, SMALL) * 0.92
        more = f"+{len(tiles) - n}"
        if used + wide > width - (width_of(more, SMALL) + 4 if len(lines) == rows and n < len(tiles) - 1 else 0):
            if len(lines) == rows:
                lines[-1].append(el("tspan", more, class_="o-strong"))
                return lines
            lines.append([])
            used = 0.0
        lines[-1].append(el("tspan", words, data_about=about(TILE, t), data_help=_help(t)))
        used += wide
    return lines


def _help(t: int) -> str:
    return {Kind.FACTORY: "help-factory", Kind.TECHNOLOGY: "help-technology", Kind.BONUS: "help-bonus", Kind.RESOURCE: "help-resource"}[
        Kind(int(TILE_KIND[t]))
    ]


# --- the table below the board ----------------------------------------------------------------------------------------------------------


def _table(sight: Sight, seen: Outlook) -> Svg:
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
    place = (x, TABLE_Y + 16)
    return g(
        g(
            large(sight, t, seen, width),
            [rect(-3, -3, width + 6, 192, 6, class_="o-turn"), use(mark, width - 31, -16, 22, class_="o-brown")] if mark else None,
            at=place,
        ),
        reach(sight, t, seen.buyer),
        id=f"p-{TILE.labels[t]}",
        data_about=about(TILE, t),
        **target(sight, *actions, help=_help(t)),
    )


def _offer(sight: Sight, seen: Outlook) -> Svg:
    """The tiles on offer; the one under the hammer is framed."""
    s = sight.state
    tiles = _tiles(sight, Place.OFFER)
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

    parts.append(bids(sight, x, y, width, order, said, int(s.bidder), 22))
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
        shown.append(g(edge, coin(0, 0, words, 20), at=place, id=f"p-bid-{k + 1}", **target(sight, *rest)))
    return g(shown)


def _whose(sight: Sight, seen: Outlook) -> tuple[list[int], str, dict[str, Any]]:
    """The hand that is shown: the viewer's, or for a spectator that of whoever decides; with its title."""
    if seen.buyer is None:
        return [], "screen-hand", {}
    hand = sorted(_tiles(sight, Place.HAND, seen.buyer), key=lambda t: (TILE_KIND[t], t))
    return (hand, "screen-hand", {}) if seen.buyer == sight.seat else (hand, "board-hand-of", {"seat": sight.names[seen.buyer]})


def _actions(sight: Sight, t: int) -> list[int]:
    """What one can do with a tile in hand."""
    if TILE_KIND[t] != Kind.RESOURCE:
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
        face = g(listed(sight, t, seen, width, height), at=place)
        actions = _actions(sight, t) if own else []
        shown.append(
            g(
                face,
                reach(sight, t, seen.buyer),
                id=f"p-{TILE.labels[t]}",
                data_about=about(TILE, t),
                **target(sight, *actions, help=_help(t)),
            )
        )
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
    if (good := _asked_good(sight)) is not None:
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
                **target(sight, help="help-limit"),
            )
        )
    if decides(sight):
        parts.append(g(button(sight, DONE.first, x, TABLE_Y + TABLE_HEIGHT - 48, width, sight.say("move-done"), 34, "hammer"), id="p-done"))
    return g(parts)


def _sources(sight: Sight, good: int, x: float, y: float, width: float) -> Svg:
    """The ways to get the good asked for."""
    s = sight.state
    parts: list[Child] = [
        good_icon(good, x, y + 2, 30),
        label(x + 38, y + 14, sight.label(GOOD, good), width - 40, BODY, class_="o-strong"),
        label(x + 38, y + 30, sight.say("board-for", tile=sight.label(TILE, int(s.building))), width - 40, SMALL, class_="o-grey"),
    ]
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
            )
        )
        y += 40
    return g(parts)
