"""Industrial Waste in a terminal of 80 columns."""

from __future__ import annotations

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from opificio.games.industrial_waste.state import COLUMNS, KIND, PART
from opificio.games.industrial_waste.tables import GROWTH_FIRST, GROWTH_LAST, RED, ROWS, WASTE_LAST, WORKERS_LEAST, WORKERS_MOST, YELLOW
from opificio.kit.sight import Sight
from opificio.terminal.style import bar, marker, player

CARD_STYLES = {
    "order": "bold green",
    "raw-materials": "yellow",
    "growth": "bold cyan",
    "innovation": "blue",
    "waste-disposal": "bright_black",
    "advisor": "bold magenta",
    "hiring-firing": "white",
    "waste-removal": "bright_black",
    "bribery": "red",
    "accident": "bold red",
}


def draw(sight: Sight) -> RenderableType:
    parts: list[RenderableType] = [_headline(sight), Columns([_board(sight), _table(sight)], padding=(0, 1)), _companies(sight)]
    if sight.over:
        parts.append(_score(sight))
    elif sight.seat is not None:
        parts.append(_hand(sight, sight.seat))
    return Group(*parts)


def explain(sight: Sight, action: int) -> str | None:
    """What a card does, for whoever asks about a choice."""
    kind, indices = sight.game.actions.decode(action)
    if "kind" not in kind.axes:
        return None
    return sight.say(f"help-{KIND.labels[indices[0]]}")


def _headline(sight: Sight) -> Text:
    s = sight.state
    bits = [sight.say("screen-round", round=int(s.rounds)), sight.say("screen-supply", tokens=int(s.supply))]
    bits.append(sight.say("screen-pile", cards=int(sum(s.pile))))
    text = Text("  ·  ".join(bits), style="dim")
    if s.ending:
        text.append("  ·  ").append(sight.say("screen-last-round"), style="bold red")
    return text


def _board(sight: Sight) -> RenderableType:
    """The grid of growth and workers with everybody's factory."""
    title = f"{sight.say('screen-workers')} ↓  {sight.say('screen-growth')} →"
    grid = Table(title=title, title_style="dim", box=ROUNDED, padding=0, header_style="bold cyan", border_style="dim")
    grid.add_column("", justify="right", style="dim", width=3)
    for growth in range(GROWTH_FIRST, GROWTH_LAST + 1):
        grid.add_column(str(growth), width=4, justify="center")
    for workers in range(WORKERS_MOST, WORKERS_LEAST - 1, -1):
        cells: list[Text] = []
        for growth in range(GROWTH_FIRST, GROWTH_LAST + 1):
            here = [p for p in sight.seats if sight.state.growth[p] == growth and sight.state.workers[p] == workers]
            cells.append(Text("").join([marker(p) for p in here]) if here else Text("·", style="dim"))
        grid.add_row(f"{workers}00", *cells)
    return grid


def _table(sight: Sight) -> RenderableType:
    """What lies on the table: the columns of the draft, or the lot being auctioned."""
    s = sight.state
    if s.lot > 0:
        lot = sight.say("screen-lot", tokens=int(s.lot), seller=sight.names[s.seller], bid=int(s.high_bid))
        return Panel(
            Text("◼ " * int(s.lot) + "\n", style="yellow").append(lot, style="default"), width=34, box=ROUNDED, border_style="yellow"
        )
    shown = [c for c in range(COLUMNS) if s.columns[c][0] >= 0]
    if not shown:
        return _others_cards(sight)
    table = Table(box=SIMPLE_HEAD, padding=0, show_edge=False, width=36, header_style="dim")
    table.add_column(sight.say("screen-columns"), no_wrap=False)
    for c in shown:
        cards = Text(f"{c + 1} ", style="bold")
        for r in range(ROWS):
            if s.columns[c][r] >= 0:
                cards.append(", " if r else "").append(_card(sight, int(s.columns[c][r])))
        table.add_row(cards)
    return table


def _others_cards(sight: Sight) -> RenderableType:
    """What the others hold: everyone saw them take it, but for the card that lies face down."""
    s = sight.state
    lines: list[Text] = []
    for p in sight.seats:
        held = [kind for kind in range(len(KIND)) for _ in range(int(s.hand[p][kind]))]
        if p != sight.seat and (held or s.face_down[p]):
            cards = [_card(sight, kind) for kind in held] + [Text(sight.say("screen-face-down"), style="dim")] * int(s.face_down[p])
            lines.append(Text(" ").join([marker(p), Text(", ").join(cards)]))
    table = Table(box=SIMPLE_HEAD, padding=0, show_edge=False, width=36, header_style="dim")
    table.add_column(sight.say("screen-cards"))
    for line in lines:
        table.add_row(line)
    return table if lines else Text("")


def _card(sight: Sight, kind: int) -> Text:
    return Text(sight.label(KIND, kind), style=CARD_STYLES[KIND.labels[kind]])


def _companies(sight: Sight) -> RenderableType:
    s = sight.state
    table = Table(box=SIMPLE_HEAD, padding=(0, 1), show_edge=False, pad_edge=False, header_style="dim")
    table.add_column(sight.say("screen-company"), width=11, no_wrap=True)
    for title in ("money", "loans", "store"):
        table.add_column(sight.say(f"screen-{title}"), justify="right")
    table.add_column(sight.say("screen-tracks"), justify="center", no_wrap=True)
    table.add_column(sight.say("screen-waste"), no_wrap=True)
    table.add_column(sight.say("screen-cards"), justify="right")
    for p in sight.seats:
        cards = int(sum(s.hand[p]) + s.face_down[p])
        waste = bar(int(s.waste[p]), WASTE_LAST, ((YELLOW, "yellow"), (RED, "red"))).append(f" {s.waste[p]}")
        table.add_row(
            player(sight, p, 9),
            str(s.cash[p]) if s.cash[p] >= 0 else "?",
            str(s.loans[p]),
            str(s.materials[p]),
            "·".join(str(v) for v in s.track[p]),
            waste,
            str(cards),
        )
    return table


def _hand(sight: Sight, seat: int) -> RenderableType:
    s = sight.state
    text = Text(sight.say("screen-hand") + ": ", style="bold")
    chips: list[Text] = []
    for kind in range(len(KIND)):
        chips += [Text("[").append(_card(sight, kind)).append("]")] * int(s.hand[seat][kind])
    if s.kept[seat] >= 0:
        chips.append(Text("[").append(_card(sight, int(s.kept[seat]))).append(f" ({sight.say('screen-face-down')})]", style="dim"))
    if not chips:
        chips.append(Text(sight.say("screen-empty-hand"), style="dim"))
    return text.append(Text(" ").join(chips))


def _score(sight: Sight) -> RenderableType:
    assert sight.parts is not None
    table = Table(title=sight.say("screen-score"), box=ROUNDED, border_style="dim")
    table.add_column("")
    for p in sight.seats:
        table.add_column(player(sight, p, 12), justify="right")
    for k, label in enumerate(PART.labels):
        table.add_row(sight.label(PART, k), *(str(parts[label]) for parts in sight.parts))
    table.add_row(sight.say("screen-total"), *(str(sum(parts.values())) for parts in sight.parts), style="bold")
    return table
