"""Irish Gauge in a terminal: the hex map beside the companies, the players and the bag; below it where 100 columns are not to be had."""

from __future__ import annotations

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from opificio.games.irish_gauge.reading import Survey, look
from opificio.games.irish_gauge.state import COLOUR, LAY, PART, SHARE, Phase
from opificio.games.irish_gauge.tables import (
    CODES,
    COLOURS,
    COLUMN,
    COMPANY_OF,
    HEXES,
    MAJOR_HEX,
    ROW,
    STACK,
    TABLES,
    TERRAIN,
    TOWN_AT,
    TOWN_NAMES,
    VALUE,
    Terrain,
    axial,
)
from opificio.kit.sight import Sight
from opificio.terminal.style import player

CELL = 5
"""Characters of a hex, which is two lines high; every other column sits one line higher, as on the board."""
SIDE = 38

# Three shades by which neighbouring hexes always differ.
GROUND = {
    Terrain.EASY: ("#b9dc9a", "#aed18f", "#c3e3a6"),
    Terrain.URBAN: ("#efe3c4", "#e8dab6", "#f4ead0"),
    Terrain.DIFFICULT: ("#3d7a45", "#356d3d", "#45864d"),
}
INK = {Terrain.EASY: "#1c2b14", Terrain.URBAN: "#2b2416", Terrain.DIFFICULT: "#f2f7ee"}
LIVERY = {
    "yellow": "bold #1a1a1a on #f2c400",
    "purple": "bold #ffffff on #7d3f98",
    "orange": "bold #1a1a1a on #f28c28",
    "blue": "bold #ffffff on #1f5fbf",
    "red": "bold #ffffff on #c8242b",
}
COMPANY_STYLE = [LIVERY[company["colour"]] for company in TABLES["companies"]]
CUBE_STYLE = {"white": "bold #000000 on #ffffff", "pink": "bold #000000 on #ff8fc7", "black": "bold #ffffff on #000000"}
COST_STYLE = "bold #ffffff on #222222"
FRACTION = {0: "", 1: "½"}


def draw(sight: Sight) -> RenderableType:
    seen = look(sight.state)
    side = Group(_headline(sight), _asked(sight), _companies(sight, seen), Text(), _players(sight), Text(), _bag(sight))
    parts: list[RenderableType] = [Columns([_map(sight, seen), _narrow(side)], padding=(0, 2, 0, 0)), _legend(sight)]
    if sight.over:
        parts.append(_score(sight))
    return Group(*parts)


def explain(sight: Sight, action: int) -> str | None:
    """What a hex is and costs, for whoever asks about a choice."""
    if not LAY.first <= action < LAY.end:
        return None
    hex_ = action - LAY.first
    terrain = sight.say(f"help-{Terrain(TERRAIN[hex_]).name.lower()}")
    here = [code for company, code in enumerate(CODES) if sight.state.track[company][hex_]]
    return f"{HEXES[hex_]}, {terrain}" + (f": {', '.join(here)}" if here else "")


def points(halves: int) -> str:
    """Half points as people write them: 1½."""
    return (str(halves // 2) if halves >= 2 else "") + FRACTION[halves % 2] or "0"


# --- the map -------------------------------------------------------------------------------------------------------------


def _map(sight: Sight, seen: Survey) -> Text:
    lines: list[dict[int, Text]] = [{} for _ in range(int((2 * ROW + COLUMN % 2).max()) + 2)]
    legal = {action - LAY.first for action in sight.legal if LAY.first <= action < LAY.end}
    for hex_ in range(len(HEXES)):
        top = 2 * int(ROW[hex_]) + int(COLUMN[hex_]) % 2
        name, content = _cell(sight, hex_, points(int(seen.halves[hex_])) if hex_ in legal else "")
        lines[top][int(COLUMN[hex_])] = name
        lines[top + 1][int(COLUMN[hex_])] = content
    sea = Text(" " * CELL)
    return Text("\n").join(Text().join([line.get(column, sea) for column in range(1, int(COLUMN.max()) + 1)]) for line in lines)


def _cell(sight: Sight, hex_: int, cost: str) -> tuple[Text, Text]:
    """A hex's name with its cube; below, the companies that lie there and what it costs to join them."""
    terrain = Terrain(TERRAIN[hex_])
    q, r = axial(int(ROW[hex_]), int(COLUMN[hex_]))
    style = f"{INK[terrain]} on {GROUND[terrain][(q - r) % 3]}"
    town = int(TOWN_AT[hex_])
    if town >= 0:
        name = Text(TOWN_NAMES[town].replace(" ", "")[: CELL - 1].ljust(CELL - 1), style=style)
        if hex_ in MAJOR_HEX:
            name.stylize("bold underline", 0, len(name.plain.rstrip()))
        name.append_text(_cube(sight, int(sight.state.cube[town]), style))
    else:
        name = Text(HEXES[hex_].ljust(3) + ("^^" if terrain is Terrain.DIFFICULT else "  "), style=style)
    content, room = Text(style=style), CELL - len(cost)
    here = [company for company in range(len(CODES)) if sight.state.track[company][hex_]]
    for company in here:
        content.append(CODES[company][0].ljust(max(1, min(3, room // len(here)))), style=COMPANY_STYLE[company])
    content.truncate(room)
    content.append(" " * (room - len(content)), style=style)
    return name, content.append(cost, style=COST_STYLE)


def _cube(sight: Sight, colour: int, ground: str = "") -> Text:
    """A cube by the first letter of its colour; a small circle where there is none."""
    if colour < 0:
        return Text("○", style=ground)
    return Text(sight.label(COLOUR, colour)[0].upper(), style=CUBE_STYLE[COLOURS[colour]])


def _legend(sight: Sight) -> Text:
    text = Text(style="dim")
    for colour in range(len(COLOURS)):
        text.append_text(_cube(sight, colour)).append(f" {sight.label(COLOUR, colour)}  ")
    return text.append(sight.say("screen-legend"))


# --- beside it -----------------------------------------------------------------------------------------------------------


def _narrow(side: RenderableType) -> RenderableType:
    table = Table(box=None, show_header=False, padding=0, width=SIDE)
    table.add_row(side)
    return table


def _headline(sight: Sight) -> Text:
    return Text(sight.say("screen-turn", turn=int(sight.state.rounds)) if sight.state.rounds else "", style="dim")


def _asked(sight: Sight) -> Text:
    """The auction or the build that is going on."""
    s = sight.state
    text = Text(style="bold")
    if s.lot >= 0:
        share = int(STACK[s.lot]) + sum(int(owner) >= 0 for owner in s.owner[STACK[s.lot] : STACK[s.lot + 1]])
        text.append(sight.say("screen-auction", share=sight.label(SHARE, share), value=int(VALUE[share])))
        if s.bidder >= 0:
            text.append("\n" + sight.say("screen-high-bid", seat=sight.names[s.bidder], amount=int(s.bid)))
    elif s.phase == Phase.LAYING:
        left = {"points": int(s.halves) / 2, "locomotives": int(s.locomotives[s.building])}
        text.append(sight.say("screen-building", company=CODES[s.building], **left))
    return text


def _companies(sight: Sight, seen: Survey) -> Table:
    """Each company's next share and locomotives, and what it would earn and pay per share if one colour alone came out."""
    s = sight.state
    table = Table(box=SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0), header_style="dim", width=SIDE)
    table.add_column("", no_wrap=True)
    table.add_column(sight.say("screen-next"), justify="right", no_wrap=True)
    table.add_column(sight.say("screen-left"), justify="right", no_wrap=True)
    for colour in range(len(COLOURS)):
        table.add_column(_cube(sight, colour), justify="right", no_wrap=True)
    for company, code in enumerate(CODES):
        share = int(seen.next_share[company])
        table.add_row(
            Text(f"{code:<4}", style=COMPANY_STYLE[company]),
            f"£{VALUE[share]}" if share < STACK[company + 1] else "–",
            str(s.locomotives[company]),
            *(_projection(seen, company, colour) for colour in range(len(COLOURS))),
        )
    return table


def _projection(seen: Survey, company: int, colour: int) -> Text:
    income = int(seen.incomes[company, colour])
    if income == 0:
        return Text("·", style="dim")
    return Text(str(income)).append(f"/{seen.dividends[company, colour]}", style="dim")


def _players(sight: Sight) -> Table:
    s = sight.state
    table = Table(box=SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0), header_style="dim", width=SIDE)
    table.add_column("", no_wrap=True)
    table.add_column(sight.say("screen-cash"), justify="right", no_wrap=True)
    table.add_column(sight.say("screen-shares"), ratio=1)
    for p in sight.seats:
        shares = Text()
        for company in sorted({int(COMPANY_OF[k]) for k in range(VALUE.size) if s.owner[k] == p}):
            values = [str(VALUE[k]) for k in range(STACK[company], STACK[company + 1]) if s.owner[k] == p]
            shares.append(CODES[company][0], style=COMPANY_STYLE[company]).append(f" {'+'.join(values)}  ")
        passed = " ✗" if s.passed[p] else ""
        table.add_row(player(sight, p, 10).append(passed, style="dim"), f"£{s.cash[p]}", shares)
    return table


def _bag(sight: Sight) -> Text:
    """What is left to draw, and what each call has drawn."""
    s = sight.state
    text = Text(sight.say("screen-bag") + "  ")
    for colour in range(len(COLOURS)):
        text.append_text(_cube(sight, colour)).append(f" {s.bag[colour]}  ")
    if s.calls:
        text.append("\n" + sight.say("screen-drawn") + "  ")
    for call in range(int(s.calls)):
        for colour in range(len(COLOURS)):
            for _ in range(int(s.drawn[call][colour])):
                text.append_text(_cube(sight, colour))
        text.append("  ")
    return text


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
