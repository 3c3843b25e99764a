"""Age of Industry drawn: the map, the players in order, demand boxes, cards, the mat, the hand, and what the action under way is about."""

from __future__ import annotations

from functools import cache

from opificio.drawing.palette import BODY, LARGE, SMALL
from opificio.drawing.parts import button, heading, panel, paragraph, score, wrap
from opificio.drawing.svg import Child, Svg, g, markup, rect, text, use
from opificio.drawing.targets import about, decides, target
from opificio.games.age_of_industry.chart import Chart, printed_map
from opificio.games.age_of_industry.mats import HAND, MAT, PLAYERS, draw_hand, draw_mat, draw_players, printed_mat
from opificio.games.age_of_industry.outlook import Told, price_now, served
from opificio.games.age_of_industry.plan import plan
from opificio.games.age_of_industry.state import (
    BORROW,
    BOTH,
    BUILD,
    CARD,
    COAL_FROM_DEMAND,
    DONE,
    DRAW,
    IRON_FROM_DEMAND,
    LINK,
    PASS,
    PHASE,
    REPAY,
    RESOURCE,
    SELL,
    SPACE,
    TASK,
    Option,
    Phase,
    Task,
)
from opificio.games.age_of_industry.tables import DEMAND_PRICE, DEMAND_SPACES, EMPTY_PRICE, FACE_UP
from opificio.games.age_of_industry.tokens import CUBE_TINTS, card_face
from opificio.kit.layout import NATURE
from opificio.kit.sight import Sight

PROMPT_ONLY: tuple[str, ...] = ()
PUSH = 12_000

DEMAND = (806, 318, 182, 116)
CARDS = (996, 318, 195, 116)
ASKED = (806, 452, 385, 150)
BUTTONS = (
    (BUILD, "hammer", "board-build"),
    (BOTH, "gear", "board-both"),
    (SELL, "coin", "board-sell"),
    (PASS, "bin", "board-pass"),
    (REPAY, "loan", "board-repay"),
    (BORROW, "bank", "board-borrow"),
)

HINTS = {
    Phase.CARD: "board-point-card",
    Phase.SITE: "board-point-space",
    Phase.GOODS: "board-point-goods",
    Phase.BUYER: "board-point-buyer",
}


def size(sight: Sight) -> tuple[int, int]:
    return 1200, 800


def fixed(sight: Sight) -> str:
    """The map, the frames, the prices of the demand boxes and of the mat."""
    return _fixed(sight, int(sight.state.options[Option.MAP]), sight.words.lang)


def draw(sight: Sight) -> str:
    """Everything that changes during a match. The map comes last: what it tells of a choice appears over the panels."""
    m = int(sight.state.options[Option.MAP])
    drawn = plan(m, sight.words.lang)
    opens = served(sight, sight.seat) if sight.seat is not None and decides(sight) and _shows_cards(sight) else {}
    chart = Chart(sight, drawn, _note)
    return markup(
        [
            draw_players(sight),
            _score(sight) if sight.over else [_demand(sight), _cards(sight), _asked(sight)],
            draw_mat(sight),
            chart.draw(),
            draw_hand(sight, opens, drawn),
        ]
    )


def _fixed(sight: Sight, m: int, lang: str) -> Svg:
    return markup(
        [
            printed_map(sight, m, plan(m, lang)),
            panel(*PLAYERS, sight.say("board-players")),
            panel(*DEMAND, sight.say("screen-demand")),
            _printed_demand(sight),
            panel(*CARDS, sight.say("board-cards")),
            panel(*ASKED),
            panel(*MAT),
            printed_mat(sight),
            panel(*HAND),
        ]
    )


def _shows_cards(sight: Sight) -> bool:
    """Whether it is worth knowing what each card would build."""
    s = sight.state
    return bool(s.phase == Phase.ACT or (s.phase == Phase.CARD and s.task == Task.BUILD))


# --- demand boxes -----------------------------------------------------------------------------------------------------------


@cache
def _rows(resource: int) -> list[tuple[int, int, int]]:
    """The rows of a demand box from the dearest: price, first space, number of spaces."""
    prices = [int(price) for price in DEMAND_PRICE[resource][: DEMAND_SPACES[resource]]]
    return [(price, prices.index(price), prices.count(price)) for price in dict.fromkeys(prices)]


def _row_at(resource: int, row: int) -> tuple[float, float, float]:
    """Where a row of a demand box stands, and its height."""
    height = min(20.0, 60 / len(_rows(resource)))
    return DEMAND[0] + 14 + resource * (DEMAND[2] - 20) / 2, DEMAND[1] + 34 + row * height, height


def _printed_demand(sight: Sight) -> Svg:
    parts: list[Child] = []
    for resource in range(2):
        x, y, _ = _row_at(resource, 0)
        head = text(x, y - 7, sight.label(RESOURCE, resource), BODY, class_="o-strong")
        rows = []
        for k, (price, _, _) in enumerate(_rows(resource)):
            _, top, height = _row_at(resource, k)
            rows.append(text(x, top + height / 2 + 5, f"${price}", BODY))
        parts.append(g(head, rows, **target(sight, help=f"help-demand-{RESOURCE.labels[resource]}")))
    return g(parts)


def _demand(sight: Sight) -> Svg:
    """The cubes left in both boxes; an arrow at the row from which the next one would be bought."""
    return g([_box(sight, resource) for resource in range(2)])


def _box(sight: Sight, resource: int) -> Svg:
    left = int(sight.state.demand[resource])
    now = price_now(sight, resource)
    parts: list[Child] = []
    for k, (price, first, count) in enumerate(_rows(resource)):
        x, y, height = _row_at(resource, k)
        side = min(16.0, 62 / count - 2)
        for n in range(count):
            cell = rect(x + 22 + n * (side + 3), y + (height - side) / 2, side, side, 2, class_="o-ghost")
            filled = use("cube", x + 22 + n * (side + 3), y + (height - side) / 2, side, class_=CUBE_TINTS[resource])
            parts.append(filled if first + n < left else cell)
        if price == now and left:
            parts.append(use("left", x + 24 + count * (side + 3), y + height / 2 - 6, 12, class_="o-signal"))
    x, y, height = _row_at(resource, len(_rows(resource)) - 1)
    if not left:
        parts.append(text(x, y + height + 12, sight.say("board-empty-box", amount=EMPTY_PRICE), SMALL, class_="o-signal o-strong"))
    action = (COAL_FROM_DEMAND, IRON_FROM_DEMAND)[resource].first
    return g(
        rect(x - 6, DEMAND[1] + 12, (DEMAND[2] - 20) / 2, DEMAND[3] - 18, 3, class_="o-hit"),
        parts,
        id=f"p-demand-{RESOURCE.labels[resource]}",
        data_about=about(RESOURCE, resource),
        **target(sight, action, help=f"help-demand-{RESOURCE.labels[resource]}"),
    )


# --- cards ------------------------------------------------------------------------------------------------------------------


def _cards(sight: Sight) -> Svg:
    """The pile and the open cards."""
    s = sight.state
    x, y, _, _ = CARDS
    step = 61.5
    width, height = 58.5, 86.0
    pile = g(
        rect(0, 0, width, height, 5, class_="o-edge"),
        rect(3, 3, width - 6, height - 6, 3, fill="url(#o-cross)", opacity=0.45),
        rect(3, 3, width - 6, height - 6, 3, class_="o-rule"),
        rect(8, 28, width - 16, 28, 4, class_="o-card"),
        text(width / 2, 48, int(s.pile), LARGE, "middle", class_="o-strong"),
        at=(x + 7, y + 18),
        id="p-pile",
        **target(sight, DRAW.first, help="help-pile"),
    )
    slots: list[Child] = [pile]
    for slot in range(FACE_UP):
        kind = int(s.face_up[slot])
        at = (x + 7 + (slot + 1) * step, y + 18)
        face: Child = card_face(sight, kind, width, height) if kind >= 0 else rect(0, 0, width, height, 5, class_="o-ghost")
        hit = rect(0, 0, width, height, 5, class_="o-hit")
        seen = {"data_about": about(CARD, kind)} if kind >= 0 else {}
        slots.append(g(hit, face, at=at, id=f"p-open-{slot + 1}", **seen, **target(sight, DRAW.first + slot + 1, help="help-open")))
    return g(slots)


# --- what is asked ----------------------------------------------------------------------------------------------------------


def _note(told: Told) -> Svg:
    """A slip over the panel of what is asked: what a choice would take or bring."""
    x, y, width, height = ASKED
    parts: list[Child] = [
        rect(x + 6, y + 11, width - 12, height - 17, 3, class_="o-card"),
        text(x + 16, y + 31, told.title, LARGE, class_="o-strong"),
    ]
    top = y + 52.0
    size = BODY if len(told.lines) < 3 else SMALL + 1
    for words in told.lines:
        rows = wrap(words, width - 32, size, 3)
        parts += [text(x + 16, top + k * size * 1.15, row, size) for k, row in enumerate(rows)]
        top += (len(rows) * 1.15 + 0.35) * size
    return g(parts, data_help="help-turn")


def _asked(sight: Sight) -> Svg:
    s = sight.state
    x, y, width, _ = ASKED
    phase = Phase(s.phase)
    title = sight.label(TASK, s.task) if s.task >= 0 and phase != Phase.ACT else sight.label(PHASE, phase)
    parts: list[Child] = [heading(x, y, title, width, id="p-asked-title"), _status(sight)]
    mine = decides(sight)
    if phase in (Phase.ACT,) and mine:
        parts.append(_buttons(sight))
    elif s.seat == NATURE:
        parts.append(paragraph(x + 16, y + 58, sight.say(f"prompt-{PHASE.labels[phase]}", seat=""), width - 32, LARGE, 2))
    else:
        prompt = sight.say(f"prompt-{PHASE.labels[phase]}", seat=sight.names[int(s.seat)])
        parts.append(paragraph(x + 16, y + 58, prompt, width - 32, LARGE, 2))
        if under_way := _under_way(sight):
            parts.append(paragraph(x + 16, y + 98, under_way, width - 32, BODY, 2))
        if mine:
            parts.append(_settle(sight))
    return g(parts, data_help="help-turn")


def _status(sight: Sight) -> Svg:
    """The round, and how many actions are left."""
    s = sight.state
    x, y, width, _ = ASKED
    bits = [sight.say("screen-round", round=int(s.rounds))]
    if s.phase >= Phase.ACT:
        bits.append(sight.say("screen-actions", actions=int(s.actions_left)))
    words = " · ".join(bits)
    return g(text(x + width - 14, y + 25, words, BODY, "end", class_="o-grey"), id="p-status", **target(sight, help="help-turn"))


def _buttons(sight: Sight) -> Svg:
    """The actions that begin with no piece of the board."""
    x, y, width, _ = ASKED
    wide = (width - 34) / 2
    parts: list[Child] = []
    for k, (span, icon, words) in enumerate(BUTTONS):
        at = x + 12 + k % 2 * (wide + 10), y + 34 + k // 2 * 30
        parts.append(g(button(sight, span.first, *at, wide, sight.say(words), 25, icon), id=f"p-do-{k + 1}"))
    hint = paragraph(x + 14, y + 136, sight.say("board-or"), width - 26, SMALL, 1, class_="o-grey")
    return g(parts, hint)


def _settle(sight: Sight) -> Svg:
    """Repaying and being done, where they are asked."""
    x, y, width, height = ASKED
    phase = Phase(sight.state.phase)
    wide = (width - 34) / 2
    parts: list[Child] = []
    if phase == Phase.SETTLE:
        parts.append(g(button(sight, REPAY.first, x + 12, y + height - 38, wide, sight.say("board-repay"), 26, "loan"), id="p-repay"))
    if phase in (Phase.SETTLE, Phase.GOODS):
        parts.append(g(button(sight, DONE.first, x + 22 + wide, y + height - 38, wide, sight.say("board-done"), 26), id="p-done"))
    return g(parts)


def _under_way(sight: Sight) -> str:
    """What has been chosen so far of an action in several steps."""
    s = sight.state
    bits = []
    if s.card >= 0:
        bits.append(sight.label(CARD, s.card))
    if s.link >= 0:
        bits.append(sight.label(LINK, s.link))
    if s.space >= 0:
        bits.append(sight.label(SPACE, s.space))
    if decides(sight) and (hint := HINTS.get(Phase(s.phase))) and not (s.phase == Phase.CARD and s.task != Task.BUILD):
        bits.append(sight.say(hint))
    return " · ".join(bits)


def _score(sight: Sight) -> Svg:
    """The score, over the panels that are of no more use."""
    x, y, width, _ = DEMAND
    width = ASKED[2]
    height = ASKED[1] + ASKED[3] - y
    cover = rect(x - 4, y - 12, width + 8, height + 16, fill="var(--paper)")
    return g(cover, panel(x, y, width, height, sight.say("screen-score")), score(sight, x + 14, y + 18, width - 28, 21))
