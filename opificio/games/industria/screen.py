"""Industria in a terminal of 80 columns."""

from __future__ import annotations

import numpy as np
from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from opificio.games.industria.goods import OUT_OF_REACH, least_prices
from opificio.games.industria.state import EPOCH, GOOD, KIND, PART, SOURCE, SYMBOL, TILE, Option, Phase, Place
from opificio.games.industria.tables import (
    COST,
    DISCOUNT,
    EPOCHS_USED,
    FACTORIES_MAKING,
    GOOD_EPOCH,
    GOODS,
    LINKS,
    MAKES,
    NEEDS,
    PILE,
    POINTS,
    SHOWS,
    SYMBOLS,
    TILE_EPOCH,
    TILE_KIND,
    TILES,
    TRACK,
    Kind,
)
from opificio.kit.sight import Sight
from opificio.terminal.style import marker, player

KIND_STYLES = {Kind.FACTORY: "yellow", Kind.TECHNOLOGY: "cyan", Kind.BONUS: "magenta", Kind.RESOURCE: "green"}


def draw(sight: Sight) -> RenderableType:
    parts: list[RenderableType] = [_headline(sight), _goods(sight)]
    if offered := _at(sight, Place.OFFER):
        parts.append(_tiles(sight, sight.say("screen-offer"), offered))
    if sight.seat is not None and not sight.over and (hand := _at(sight, Place.HAND, sight.seat)):
        parts.append(_tiles(sight, sight.say("screen-hand"), hand, sight.seat))
    parts.append(_players(sight))
    if sight.seat is not None and not sight.over:
        parts += [line for line in (_links(sight, sight.seat), _asked(sight)) if line.plain]
    if sight.over:
        parts.append(_score(sight))
    return Group(*parts)


def explain(sight: Sight, action: int) -> str | None:
    """Everything printed on the tile a choice is about, and where its roads and lines lead."""
    kind, indices = sight.game.actions.decode(action)
    in_question = max(int(sight.state.lot), int(sight.state.building))
    t = TILE.index(kind.axes["tile"].labels[indices[0]]) if "tile" in kind.axes else in_question
    if t < 0:
        return None
    facts = [f"{_name(sight, t).plain}: {_kind(sight, t).plain}, {sight.say('screen-epoch', epoch=sight.label(EPOCH, TILE_EPOCH[t] - 1))}"]
    titles = ("screen-cost", "screen-needs", "screen-points", "screen-symbols")
    for title, value in zip(titles, (_cost(t), _needs(sight, t), _points(t), _symbols(sight, t)), strict=True):
        if value:
            facts.append(f"{sight.say(title)}: {value}")
    if partners := [sight.label(TILE, other) for ends in LINKS for t_, other in (ends, ends[::-1]) if t_ == t]:
        facts.append(f"{sight.say('screen-linked')}: {', '.join(partners)}")
    return "; ".join(facts)


def on_track(total: int) -> tuple[int, int]:
    """Where a score stands on the track: how many times round, marked on 45+, and the space of the score marker."""
    laps = max(0, total - 1) // TRACK
    return laps, total - laps * TRACK


# --- what is common to all ----------------------------------------------------------------------------------------------


def _at(sight: Sight, place: Place, owner: int | None = None) -> list[int]:
    s = sight.state
    return [t for t in range(TILES) if s.place[t] == place and (owner is None or s.owner[t] == owner)]


def _headline(sight: Sight) -> Text:
    s = sight.state
    rounds = PILE // len(sight.names)
    bits = [
        sight.say("screen-epoch", epoch=sight.label(EPOCH, s.epoch - 1)),
        sight.say("screen-round", round=int(s.rounds), last=rounds * int(EPOCHS_USED[len(sight.names)])),
        sight.say("screen-pile", tiles=int(sum(TILE_EPOCH[t] == s.epoch for t in _at(sight, Place.PILE)))),
    ]
    return Text("  ·  ".join(bits), style="bold")


def _goods(sight: Sight) -> Text:
    """Which goods are to be had at all: from whom, or from the bank."""
    s = sight.state
    text = Text(sight.say("screen-goods") + ": ", style="dim")
    for g in range(GOODS):
        makers = sorted({int(s.owner[t]) for t in FACTORIES_MAKING[g] if t >= 0 and s.place[t] == Place.BUILT})
        if makers:
            text.append(sight.label(GOOD, g) + " ", style="default").append(Text("").join(map(marker, makers))).append("  ")
        elif GOOD_EPOCH[g] < s.epoch + s.options[Option.BANK_GOODS]:
            text.append(f"{sight.label(GOOD, g)} ({sight.label(SOURCE, SOURCE.index('bank'))})  ", style="default")
    if text.plain.endswith(": "):
        text.append(sight.say("screen-no-goods"))
    return text


# --- tiles ---------------------------------------------------------------------------------------------------------------


def _tiles(sight: Sight, title: str, tiles: list[int], buyer: int | None = None) -> Table:
    """Tiles with all that is printed on them; with a buyer, what laying each would really cost him now."""
    s = sight.state
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, header_style="dim", width=80)
    table.add_column(title, ratio=3, header_style="bold")
    table.add_column(sight.say("screen-kind"), no_wrap=True)
    for column in ("cost", "needs", "points", "symbols"):
        table.add_column(sight.say(f"screen-{column}"), ratio=2 if column in ("needs", "symbols") else None)
    prices = np.zeros(TILES, np.int64)
    if buyer is not None:
        table.add_column(sight.say("screen-price"), justify="right", no_wrap=True)
        least_prices(s, buyer, prices)
    for t in tiles:
        name = Text("► ", style="bold") if t == s.lot else Text("")
        late = s.epoch > TILE_EPOCH[t] and TILE_KIND[t] == Kind.FACTORY
        points = Text(_points(t), style="strike dim" if late else "")
        row: list[RenderableType] = [name.append(_name(sight, t)), _kind(sight, t), _cost(t), _needs(sight, t), points, _symbols(sight, t)]
        if buyer is not None:
            row.append(_price(sight, t, buyer, int(prices[t])))
        table.add_row(*row)
    if s.lot >= 0 and buyer is None and s.bidder >= 0:
        table.caption = sight.say("screen-bid", seat=sight.names[s.bidder], amount=int(s.high_bid))
    return table


def _price(sight: Sight, t: int, buyer: int, price: int) -> Text:
    """Green if it can be paid now, red if money is short, a dash if a good cannot be had."""
    if TILE_KIND[t] == Kind.RESOURCE:
        return Text("")
    if price == OUT_OF_REACH:
        return Text("–", style="dim")
    return Text(f"{price} T", style="bold green" if price <= sight.state.money[buyer] else "red")


def _name(sight: Sight, t: int) -> Text:
    text = Text(sight.label(TILE, t))
    if TILE_KIND[t] == Kind.FACTORY and MAKES[t] >= 0:
        text.append(f" → {sight.label(GOOD, MAKES[t])}", style="green")
    if DISCOUNT[t]:
        text.append(f" (−{DISCOUNT[t]})", style="green")
    return text


def _kind(sight: Sight, t: int) -> Text:
    return Text(sight.say(f"kind-{KIND.labels[TILE_KIND[t]]}"), style=KIND_STYLES[Kind(int(TILE_KIND[t]))])


def _cost(t: int) -> str:
    return f"{COST[t]} T" if COST[t] else ""


def _needs(sight: Sight, t: int) -> str:
    return ", ".join(sight.label(GOOD, g) for g in NEEDS[t] if g >= 0)


def _points(t: int) -> str:
    return str(POINTS[t]) if POINTS[t] else ""


def _symbols(sight: Sight, t: int) -> str:
    return ", ".join(sight.say(f"symbol-{SYMBOL.labels[k]}") for k in range(SYMBOLS) if SHOWS[t, k])


# --- players -------------------------------------------------------------------------------------------------------------


def _players(sight: Sight) -> Table:
    s = sight.state
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, header_style="dim", width=80)
    table.add_column(sight.say("screen-player"), width=22, no_wrap=True)
    table.add_column(sight.say("screen-built"), ratio=1)
    for p in sight.seats:
        name = player(sight, p, 12)
        if p == s.starter:
            name.append(f" {sight.say('screen-starts')}", style="dim")
        if p == s.auctioneer:
            name.append(f" {sight.say('screen-hammer')}", style="bold")
        name.append("\n  " + sight.say("screen-purse", money=int(s.money[p]), points=int(s.points[p])), style="default not underline")
        tiles = _list(sight, _at(sight, Place.BUILT, p))
        if hand := _at(sight, Place.HAND, p):
            tiles.append(f"\n{sight.say('screen-in-hand')}: ", style="dim").append(_list(sight, hand))
        table.add_row(name, tiles)
    return table


def _list(sight: Sight, tiles: list[int]) -> Text:
    if not tiles:
        return Text("–", style="dim")
    return Text(", ").join([Text(sight.label(TILE, t), style=KIND_STYLES[Kind(int(TILE_KIND[t]))]) for t in tiles])


def _links(sight: Sight, seat: int) -> Text:
    """Roads and lines that one more tile would close: one end is built, the other in one's hand or on offer."""
    s = sight.state
    built, within_reach = set(_at(sight, Place.BUILT, seat)), {*_at(sight, Place.HAND, seat), *_at(sight, Place.OFFER)}
    found = [
        f"{sight.label(TILE, a)} — {sight.label(TILE, b)}"
        for a, b in (map(int, ends) for ends in LINKS)
        if _closes(a, b, built, within_reach)
    ]
    if not found or s.phase == Phase.START:
        return Text("")
    return Text(sight.say("screen-links") + ": ", style="dim").append("; ".join(found), style="default")


def _closes(a: int, b: int, built: set[int], within_reach: set[int]) -> bool:
    return (a in built and b in within_reach) or (b in built and a in within_reach) or (a in within_reach and b in within_reach)


def _asked(sight: Sight) -> Text:
    """While goods are being settled: for which tile, and which good is asked for."""
    s = sight.state
    if s.building < 0:
        return Text("")
    asked = next(int(g) for k, g in enumerate(NEEDS[s.building]) if s.source[k] < 0)
    return Text(sight.say("screen-asked", tile=sight.label(TILE, s.building), good=sight.label(GOOD, asked)), style="bold")


def _score(sight: Sight) -> Table:
    assert sight.parts is not None
    table = Table(title=sight.say("screen-score"), box=ROUNDED, border_style="dim")
    table.add_column("")
    for p in sight.seats:
        table.add_column(player(sight, p, 12), justify="right")
    for k, label in enumerate(PART.labels):
        table.add_row(sight.label(PART, k), *(str(parts[label]) for parts in sight.parts))
    totals = [sum(parts.values()) for parts in sight.parts]
    table.add_row(sight.say("screen-total"), *map(str, totals), style="bold")
    table.add_row(sight.say("screen-track"), *(f"{f'{TRACK}+ ' * laps}{space}" for laps, space in map(on_track, totals)), style="dim")
    return table
