"""Industria drawn: factories, epochs and technologies on the board, the players beside it, auctions and hands below it."""

from __future__ import annotations

from typing import Any

from opificio.drawing.bidding import Bidding
from opificio.drawing.palette import BODY, LARGE, SMALL, TITLE, seat_class
from opificio.drawing.parts import fit, label, panel, seat_mark
from opificio.drawing.svg import Child, Svg, el, g, markup, rect, text, use
from opificio.drawing.targets import about, decides, target
from opificio.games.industria.bench import table
from opificio.games.industria.faces import good_icon, printed, printed_name, reach, ring, source_mark, way
from opificio.games.industria.outlook import KIND_OF, Outlook, asked_good, facts, help_of, outlook
from opificio.games.industria.plan import (
    BOARD_HEIGHT,
    BOARD_WIDTH,
    BOARD_X,
    BOARD_Y,
    FACTORIES,
    LINK_WAYS,
    LINKS_OF,
    SIDE_WIDTH,
    SIDE_X,
    SLOTS,
    TABLE_HEIGHT,
    TABLE_Y,
    TECHNOLOGIES,
    TRACK_WIDTH,
    TRACK_X,
    WIDTH,
    Link,
    band,
)
from opificio.games.industria.sides import player, side_of
from opificio.games.industria.state import BUILD, EPOCH, FROM_BANK, FROM_SEATS, FROM_THE_BANK, GOOD, TILE, Option, Phase, Place
from opificio.games.industria.tables import EPOCHS, EPOCHS_USED, FACTORIES_MAKING, GOOD_EPOCH, GOODS, LINK_POINTS, PILE, TILE_EPOCH, Kind
from opificio.kit.sight import Sight

PROMPT_ONLY = ("start", "reveal")
"""Spans that no place of the board stands for: nature's."""
BIDDING = Bidding((Phase.BID, Phase.SETTLE), lot="offered", bid="bid", passed="passed")


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
            [_printed_link(link) for link in LINK_WAYS],
            [_printed_slot(sight, t) for t in SLOTS],
            [panel(SIDE_X, y, SIDE_WIDTH, height) for y, height in (side_of(sight, p) for p in sight.seats)],
            panel(BOARD_X, TABLE_Y, WIDTH - 2 * BOARD_X, TABLE_HEIGHT),
        ]
    )


def draw(sight: Sight) -> str:
    """Everything that changes during a match."""
    seen = outlook(sight)
    return markup(
        [
            _epochs(sight, seen),
            [_link(seen, k, link) for k, link in enumerate(LINK_WAYS)],
            [_piece(sight, seen, t) for t in SLOTS],
            [player(sight, p, seen) for p in sight.seats],
            table(sight, seen),
        ]
    )


# --- the printed board ------------------------------------------------------------------------------------------------------------


def _title(sight: Sight, x: float, width: float, kind: str, words: str) -> Svg:
    shown, letters = fit(sight.say(words), width, LARGE)
    return g(text(x + width / 2, BOARD_Y + 23, shown, letters, "middle", class_="o-title"), data_help=f"help-{kind}")


def _printed_epoch(sight: Sight, epoch: int) -> Svg:
    """A band of the epoch track: its numeral and the goods first made in it."""
    top, height = band(epoch)
    rows: list[Child] = []
    for n, good in enumerate(good for good in range(GOODS) if GOOD_EPOCH[good] == epoch):
        y = _good_y(epoch, n)
        rows += [good_icon(good, TRACK_X + 31, y, 16), label(TRACK_X + 50, y + 12, sight.label(GOOD, good), TRACK_WIDTH - 68, SMALL + 1)]
    unused = epoch > EPOCHS_USED[len(sight.names)]
    right = BOARD_X + BOARD_WIDTH - 8
    veil = rect(BOARD_X + 8, top - 5, right - BOARD_X - 8, height + 10, 3, fill="url(#o-hatch)", opacity=0.35) if unused else None
    return g(
        rect(TRACK_X, top, TRACK_WIDTH, height, 2, class_="o-card"),
        rect(TRACK_X + 1, top + 1, 27, height - 2, fill="var(--shade)"),
        label(TRACK_X + 14.5, top + 23, sight.label(EPOCH, epoch - 1), 22, TITLE, "middle", class_="o-strong"),
        rows,
        veil,
        label(TRACK_X + 34, top + height / 2 + 4, sight.say("board-unused"), TRACK_WIDTH - 38, SMALL, class_="o-grey") if unused else None,
        data_about=about(EPOCH, epoch - 1),
        data_help="help-epoch",
    )


def _good_y(epoch: int, n: int) -> float:
    top, height = band(epoch)
    count: int = GOOD_EPOCH.tolist().count(epoch)
    return top + height / 2 + (n - count / 2) * 20 + 2


def _printed_link(link: Link) -> Svg:
    below, above = ("o-road", "o-roadway") if KIND_OF[link.ends[0]] == Kind.FACTORY else ("o-casing", "o-wire")
    return g(way(link.way, class_=below), way(link.way, class_=above), data_about=about(TILE, *link.ends), data_help="help-link")


def _printed_slot(sight: Sight, t: int) -> Svg:
    """A space; pointing at it lights its links and the tiles at their other ends."""
    slot = SLOTS[t]
    lit = [[way(link.way, class_="o-light"), [ring(other) for other in link.ends if other != t]] for link in LINKS_OF[t]]
    title = el("title", facts(sight, t))
    space = g(printed(sight, t), title, at=(slot.x, slot.y), data_about=about(TILE, t), data_help=help_of(t))
    return markup([space, g(lit, class_="o-reach") if lit else None])


# --- what lies on the board -----------------------------------------------------------------------------------------------------------


def _epochs(sight: Sight, seen: Outlook) -> Svg:
    """The epoch marker, the piles, and who supplies each good."""
    s = sight.state
    pieces: list[Child] = []
    piles = [int(TILE_EPOCH[t]) for t in seen.at(Place.PILE)]
    for epoch in range(1, int(EPOCHS_USED[len(sight.names)]) + 1):
        top, height = band(epoch)
        if left := piles.count(epoch):
            pile = g(use("deck", -9, -18, 18, class_="o-slate"), text(0, 13, left, BODY, "middle", class_="o-strong"))
            place = (TRACK_X + 14.5, top + height - 19)
            pieces.append(g(pile, at=place, id=f"p-pile-{epoch}", data_help="help-pile"))
    top, height = band(int(s.epoch))
    current = rect(TRACK_X - 2, 0, TRACK_WIDTH + 4, height, 3, class_="o-turn")
    marker = use("turn", TRACK_X - 11, height / 2 - 8, 16)
    pieces.append(g(current, marker, at=(0, top), id="p-epoch", data_about=about(EPOCH, int(s.epoch) - 1), data_help="help-epoch"))
    rounds = PILE // len(sight.names) * int(EPOCHS_USED[len(sight.names)])
    words = sight.say("board-round", round=int(s.rounds), last=rounds)
    shown = label(TRACK_X + TRACK_WIDTH / 2, BOARD_Y + 23, words, TRACK_WIDTH + 10, BODY, "middle", class_="o-strong")
    pieces.append(g(shown, data_help="help-round"))
    order: dict[int, int] = {}
    for good in range(GOODS):
        epoch = int(GOOD_EPOCH[good])
        n = order[epoch] = order.get(epoch, -1) + 1
        pieces.append(_supplier(sight, seen, good, _good_y(epoch, n)))
    return g(pieces)


def _supplier(sight: Sight, seen: Outlook, good: int, y: float) -> Svg | None:
    """Beside a good: who makes it, or the bank where that sells it; a choice while its source is being asked for."""
    s = sight.state
    makers = sorted({seen.owner[t] for t in FACTORIES_MAKING[good] if t >= 0 and seen.place[t] == Place.BUILT})
    from_bank = not makers and GOOD_EPOCH[good] < s.epoch + s.options[Option.BANK_GOODS]
    sources = makers or ([FROM_BANK] if from_bank else [])
    if not sources:
        return None
    actions = [FROM_THE_BANK.first if q == FROM_BANK else FROM_SEATS.first + q for q in sources] if asked_good(sight) == good else []
    chosen = any(a in sight.legal for a in actions)
    x = TRACK_X + TRACK_WIDTH - 4 - 16 * len(sources)
    return g(
        rect(TRACK_X + 29, y - 2, TRACK_WIDTH - 31, 20, 3, class_="o-edge o-clear" if chosen else "o-hit"),
        [source_mark(q, x + 16 * k, y, 15) for k, q in enumerate(sources)],
        id=f"p-good-{GOOD.labels[good]}",
        data_about=about(GOOD, good),
        **target(sight, *actions, help="help-supplier"),
    )


def _link(seen: Outlook, k: int, link: Link) -> Svg | None:
    """A link between two tiles of one player, in his colour and with its points."""
    owner = seen.owner[link.ends[0]]
    if owner < 0 or not all(seen.built(owner, t) for t in link.ends):
        return None
    x, y = link.middle
    return g(
        way(link.way, class_="o-road"),
        way(link.way, class_=f"o-owned {seat_class(owner)}"),
        seat_mark(owner, x, y, 19),
        text(x, y + 4, LINK_POINTS, SMALL, "middle", class_="o-strong o-on-tint"),
        id=f"p-link-{k + 1}",
        data_about=about(TILE, *link.ends),
        data_help="help-link",
    )


def _piece(sight: Sight, seen: Outlook, t: int) -> Svg | None:
    """What a space shows of its tile: whose it is, that it is on offer, in whose hand, or lost; one's own can be built here."""
    slot = SLOTS[t]
    place, owner = seen.place[t], seen.owner[t]
    width, height = slot.width, slot.height
    corner = 3 if KIND_OF[t] == Kind.FACTORY else 10
    name = TILE.labels[t]
    known: dict[str, Any] = {"at": (slot.x, slot.y), "data_about": about(TILE, t)}
    if place == Place.BUILT:
        wash = rect(1, 1, width - 2, height - 2, corner, class_=f"o-wash {seat_class(owner)}")
        mark = seat_mark(owner, width - 1, 0, 20, data_help="help-owner")
        return g(wash, printed_name(sight, t, pointer_events="none"), mark, id=f"p-{name}", **known)
    if place == Place.OFFER:
        return g(use("gavel", width - 13, -7, 18, class_="o-brown", data_help="help-offer"), id=f"p-space-{name}", **known)
    if place == Place.GONE:
        veil = rect(0, 0, width, height, corner, class_="o-sheet", opacity=0.4, data_help="help-lost")
        return g(veil, use("out", width / 2 - 14, height / 2 - 14, 28, class_="o-faint", pointer_events="none"), id=f"p-{name}", **known)
    if place != Place.HAND:
        return None
    mark = seat_mark(owner, width - 1, 1, 14, data_help="help-held")
    ghost = rect(1, 1, width - 2, height - 2, corner, class_="o-ghost", pointer_events="none")
    if owner != sight.seat or not decides(sight):
        return g(ghost, mark, id=f"p-space-{name}", **known)
    legal = BUILD.first + t in sight.legal
    shown = [rect(0, 0, width, height, corner, class_="o-edge o-clear")] if legal else [rect(0, 0, width, height, class_="o-hit"), ghost]
    space = g(shown, mark, id=f"p-space-{name}", **known, **target(sight, BUILD.first + t, help=help_of(t)))
    return markup([space, reach(seen, t)])
