"""Age of Industry in a terminal of 80 columns: the locations by colour, the railways, the demand boxes, the players, one's mat and hand."""

from __future__ import annotations

import numpy as np
from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.table import Table
from rich.text import Text

from opificio.games.age_of_industry.atlas import INDUSTRIES, SPACE_KINDS, SpaceKind
from opificio.games.age_of_industry.prospect import ANSWERS, Prospect, prospect
from opificio.games.age_of_industry.state import (
    AT,
    CARD,
    INDUSTRY_AXIS,
    LINK,
    PART,
    PLACE_AXIS,
    RESOURCE,
    SPACE,
    TASK,
    TILE,
    Option,
    Phase,
    Side,
)
from opificio.games.age_of_industry.tables import (
    COLOUR,
    COLOURS,
    COST,
    DEMAND_PRICE,
    DEMAND_SPACES,
    DISTANT_PORT,
    EMPTY_PRICE,
    FACE_UP,
    FIRST_STACK,
    FITS,
    INCOME,
    INDUSTRY,
    KIND,
    LEVEL,
    MAP_LINKS,
    MAP_MARKETS,
    MAP_PLACES,
    NEEDS,
    PLACE_SPACES,
    SIZE,
    Tile,
)
from opificio.kit.actions import column, plain, row, within
from opificio.kit.generic import OK
from opificio.kit.sight import Sight
from opificio.terminal.style import WIDTH, marker, player

INK = {"brown": "#c08a4a", "green": "green3", "purple": "medium_purple2", "blue": "dodger_blue1", "red": "indian_red1"}


def draw(sight: Sight) -> RenderableType:
    parts: list[RenderableType] = [_headline(sight), _locations(sight), _markets(sight), _demand(sight), _players(sight)]
    parts.append(_railways(sight))
    if sight.seat is not None and not sight.over:
        parts += [_mat(sight, sight.seat), _hand(sight, sight.seat)]
        if (under_way := _under_way(sight)).plain:
            parts.append(under_way)
    if sight.over:
        parts.append(_score(sight))
    return Constrain(Group(*parts), WIDTH)


def explain(sight: Sight, action: int) -> str | None:
    """What a building would take."""
    if within(AT, action) and sight.seat is not None:
        return _prospect(sight, sight.seat, row(AT, action), column(AT, action))
    return None


def look_up(sight: Sight, text: str) -> str | None:
    """What it would take to build on a space, or on the spaces of a location, that somebody asks about by name."""
    m = int(sight.state.options[Option.MAP])
    if sight.seat is None:
        return None
    for p in _here(MAP_PLACES[m]):
        spaces = _here(PLACE_SPACES[m, p])
        named = [space for space in spaces if plain(text) in (SPACE.labels[space], plain(sight.label(SPACE, space)))]
        if plain(text) in (PLACE_AXIS.labels[p], plain(sight.label(PLACE_AXIS, p))):
            named = spaces
        if named:
            return "\n".join(
                _prospect(sight, sight.seat, space, industry)
                for space in named
                for industry in range(len(INDUSTRIES))
                if FITS[KIND[m, space], industry]
            )
    return None


def _here(numbers: np.ndarray[tuple[int, ...], np.dtype[np.int64]]) -> list[int]:
    """The entries of a padded list."""
    return [int(n) for n in numbers if n >= 0]


def _flow(texts: list[Text], width: int, gap: int = 3) -> Text:
    """Texts one after the other in lines of a width, none of them broken."""
    lines = [Text()]
    for text in texts:
        if lines[-1] and lines[-1].cell_len + gap + text.cell_len > width:
            lines.append(Text())
        lines[-1] = Text(" " * gap).join([lines[-1], text]) if lines[-1] else text
    return Text("\n").join(lines)


# --- the board --------------------------------------------------------------------------------------------------------------


def _headline(sight: Sight) -> Text:
    s = sight.state
    bits = [
        sight.say(f"option-map-{sight.option('map')}"),
        sight.say("screen-round", round=int(s.rounds)),
        sight.say("screen-pile", cards=int(s.pile)),
    ]
    face_up = [sight.label(CARD, s.face_up[slot]) for slot in range(FACE_UP) if s.face_up[slot] >= 0]
    if face_up:
        bits.append(f"{sight.say('screen-open')}: {', '.join(face_up)}")
    if s.phase >= Phase.ACT and not sight.over:
        bits.append(sight.say("screen-actions", actions=int(s.actions_left)))
    return Text("  ·  ".join(bits), style="bold")


def _letter(sight: Sight, industry: int) -> str:
    return sight.say(f"screen-letter-{INDUSTRIES[industry]}")


def _space(sight: Sight, m: int, space: int) -> Text:
    """An empty space with its symbol, or a counter: owner, industry, level, cubes; what is flipped is struck out."""
    s = sight.state
    stack = int(s.counter[space])
    if stack < 0:
        kind = SPACE_KINDS[KIND[m, space]]
        return Text("□" + (sight.say(f"screen-letter-{kind}") if KIND[m, space] != SpaceKind.BLANK else ""), style="dim")
    text = marker(int(s.owner[space]))
    text.append(f"{_letter(sight, INDUSTRY[stack])}{LEVEL[stack]}", style="default" if s.side[space] == Side.WORKING else "dim strike")
    if s.cubes[space] > 0:
        text.append(f"+{s.cubes[space]}", style="bold")
    return text


def _locations(sight: Sight) -> Group:
    """Every location under its colour, and what the signs mean."""
    m = int(sight.state.options[Option.MAP])
    table = Table(box=None, padding=(0, 1, 0, 0), show_header=False, width=WIDTH)
    table.add_column(width=7)
    table.add_column(ratio=1)
    for c, colour in enumerate(COLOURS):
        texts = []
        for p in _here(MAP_PLACES[m]):
            spaces = _here(PLACE_SPACES[m, p])
            if spaces and COLOUR[m, spaces[0]] == c:
                name = Text(sight.label(PLACE_AXIS, p), style=INK.get(colour, "bold"))
                if DISTANT_PORT[m, p]:
                    name.append("≈", style="bold")
                texts.append(Text(" ").join([name, *(_space(sight, m, space) for space in spaces)]))
        if texts:
            table.add_row(Text(sight.say(f"screen-colour-{colour}"), style=f"bold {INK.get(colour, 'default')}"), _flow(texts, WIDTH - 8))
    letters = "  ".join(f"{_letter(sight, i)} {sight.label(INDUSTRY_AXIS, i)}" for i in range(len(INDUSTRIES)))
    return Group(table, Text(f"{letters}  {sight.say('screen-signs')}", style="dim"))


def _markets(sight: Sight) -> Text:
    s = sight.state
    m = int(s.options[Option.MAP])
    texts = []
    for p in _here(MAP_MARKETS[m]):
        mark = "≈" if DISTANT_PORT[m, p] and not SIZE[m, p] else ""
        text = Text(f"{sight.label(PLACE_AXIS, p)}{mark}: ")
        gone = s.sold[p] or s.tile[p] == Tile.NO_DEMAND
        texts.append(text.append(sight.label(TILE, s.tile[p]), style="dim strike" if gone else "bold"))
    return _flow([Text(sight.say("screen-markets"), style="dim"), *texts], WIDTH, 2)


def _demand(sight: Sight) -> Text:
    """Both demand boxes: what is filled, row by row, and what the next cube costs."""
    text = Text(sight.say("screen-demand") + "  ", style="dim")
    for resource in range(2):
        left = int(sight.state.demand[resource])
        text.append(f"{sight.label(RESOURCE, resource)} ", style="default")
        prices = [int(price) for price in DEMAND_PRICE[resource][: DEMAND_SPACES[resource]]]
        for price in sorted(set(prices)):
            filled = sum(value == price and k < left for k, value in enumerate(prices))
            text.append(f"${price}", style="dim").append("■" * filled, style="bold").append(
                "·" * (prices.count(price) - filled) + " ", style="dim"
            )
        now = prices[left - 1] if left else EMPTY_PRICE
        text.append(f"→ ${now}    ", style="default")
    return text


def _railways(sight: Sight) -> Group:
    s = sight.state
    m = int(s.options[Option.MAP])
    lines = []
    for p in sight.seats:
        mine = [Text(sight.label(LINK, link)) for link in _here(MAP_LINKS[m]) if s.rail[link] == p]
        if mine:
            lines.append(_flow([marker(p).append(f" {sight.say('screen-rails')}", style="dim"), *mine], WIDTH, 2))
    return Group(*lines)


# --- the players ------------------------------------------------------------------------------------------------------------


def _players(sight: Sight) -> Table:
    """In turn order, with the next counter of each industry on everyone's mat."""
    s = sight.state
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, header_style="dim", width=WIDTH)
    table.add_column("")
    table.add_column(sight.say("screen-player"), no_wrap=True)
    for title in ("cash", "loans", "spent", "cards", "left"):
        table.add_column(sight.say(f"screen-{title}"), justify="right", no_wrap=True)
    table.add_column(sight.say("screen-next"), ratio=1)
    order = [int(p) for p in s.order[: len(sight.names)] if p >= 0] or list(sight.seats)
    for position, p in enumerate(order, start=1):
        upcoming = [_next(sight, p, industry) for industry in range(len(INDUSTRIES))]
        known = [sight.label(CARD, card) for card in range(len(CARD)) for _ in range(int(s.known[p, card]))] if p != sight.seat else []
        mat = Text("  ").join(text for text in upcoming if text.plain)
        if known:
            mat.append(f"\n{sight.say('screen-known')}: {', '.join(known)}", style="dim")
        figures = [f"${s.cash[p]}", str(s.loans[p]), f"${s.spent[p]}", str(s.cards[p]), str(s.railways[p])]
        table.add_row(str(position), player(sight, p, 14), *figures, mat)
    return table


def _next(sight: Sight, p: int, industry: int) -> Text:
    """The lowest counter left of an industry and how many there are of it."""
    for stack in range(FIRST_STACK[industry], FIRST_STACK[industry + 1]):
        if sight.state.mat[p, stack] > 0:
            style = "default" if LEVEL[stack] else "dim"
            return Text(f"{_letter(sight, industry)}{LEVEL[stack]}×{sight.state.mat[p, stack]}", style=style)
    return Text("")


def _price(sight: Sight, stack: int) -> str:
    needs = [sight.label(RESOURCE, r) for r in range(2) for _ in range(NEEDS[stack, r])]
    return ", ".join([f"${COST[stack]}", *needs])


def _mat(sight: Sight, seat: int) -> Table:
    """One's own mat, with what each counter costs and earns."""
    table = Table(box=None, padding=(0, 1, 0, 0), show_header=False, width=WIDTH)
    longest = max(len(sight.label(INDUSTRY_AXIS, industry)) for industry in range(len(INDUSTRIES)))
    table.add_column(style="dim", width=longest)
    table.add_column(ratio=1)
    for industry in range(len(INDUSTRIES)):
        entries = []
        for stack in range(FIRST_STACK[industry], FIRST_STACK[industry + 1]):
            if count := int(sight.state.mat[seat, stack]):
                what = f"{_price(sight, stack)} → ${INCOME[stack]}" if LEVEL[stack] else sight.say("screen-level-zero")
                entries.append(Text(f"{LEVEL[stack]}×{count}: {what}"))
        table.add_row(sight.label(INDUSTRY_AXIS, industry), _flow(entries or [Text("–")], WIDTH - longest - 2))
    return table


def _hand(sight: Sight, seat: int) -> Text:
    held = [(sight.label(CARD, card), int(sight.state.hand[seat, card])) for card in range(len(CARD))]
    names = [f"{name} ×{count}" if count > 1 else name for name, count in held if count > 0]
    return Text(sight.say("screen-hand") + ": ", style="dim").append(", ".join(names) or "–", style="bold")


def _under_way(sight: Sight) -> Text:
    """What has been chosen so far of an action in several steps."""
    s = sight.state
    bits = [sight.label(TASK, s.task)] if s.task >= 0 else []
    if s.link >= 0:
        bits.append(sight.label(LINK, s.link))
    if s.space >= 0:
        bits.append(sight.label(SPACE, s.space))
    if s.card >= 0:
        bits.append(sight.label(CARD, s.card))
    return Text("  ·  ".join(bits), style="bold")


def _score(sight: Sight) -> Table:
    assert sight.parts is not None
    table = Table(title=sight.say("screen-score"), box=ROUNDED, border_style="dim")
    table.add_column("")
    for p in sight.seats:
        table.add_column(player(sight, p, 12), justify="right")
    for k, label in enumerate(PART.labels):
        table.add_row(sight.label(PART, k), *(str(parts[label]) for parts in sight.parts))
    table.add_row(sight.say("screen-total"), *(str(sum(parts.values())) for parts in sight.parts), style="bold")
    return table


# --- what a building would take ---------------------------------------------------------------------------------------------


def _prospect(sight: Sight, seat: int, space: int, industry: int) -> str:
    """The counter, its price, where its cubes would come from, which cards of the hand would do, and what is in the way."""
    out = np.zeros(ANSWERS, np.int64)
    prospect(sight.state, seat, space, industry, out)
    stack, reason = int(out[Prospect.STACK]), int(out[Prospect.REASON])
    title = f"{sight.label(SPACE, space)}, {sight.label(INDUSTRY_AXIS, industry)}"
    values = {"space": sight.label(SPACE, space), "industry": sight.label(INDUSTRY_AXIS, industry), "move": title}
    if reason != OK:
        return f"{title}: {sight.say(f'reason-{sight.game.reasons[reason]}', **values)}"
    facts = [f"{sight.say('screen-level', level=int(LEVEL[stack]))}, {_price(sight, stack)} → ${INCOME[stack]}"]
    for resource in range(2):
        source, price = int(out[Prospect.COAL_FROM + resource]), int(out[Prospect.COAL_PRICE + resource])
        name = sight.label(RESOURCE, resource)
        if source >= 0:
            facts.append(sight.say("screen-cube-from", resource=name, space=sight.label(SPACE, source)))
        elif price >= 0:
            facts.append(sight.say("screen-cube-bought", resource=name, amount=price))
    cards = [sight.label(CARD, k) for k in range(len(CARD)) if sight.state.hand[seat, k] > 0 and out[Prospect.SERVES + k]]
    facts.append(sight.say("screen-serves", cards=", ".join(cards)) if cards else sight.say("screen-no-card"))
    return f"{title}: {'; '.join(facts)}"
