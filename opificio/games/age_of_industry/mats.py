"""The players of Age of Industry: who goes when with how much, what is left on a mat, what is in a hand."""

from __future__ import annotations

from opificio.drawing.palette import BODY, LARGE, SMALL, seat_class
from opificio.drawing.parts import coin, heading, label, name_plate, wrap
from opificio.drawing.svg import Child, Svg, circle, g, line, markup, rect, text, use
from opificio.drawing.targets import about, target
from opificio.games.age_of_industry.atlas import INDUSTRIES
from opificio.games.age_of_industry.outlook import Told, light
from opificio.games.age_of_industry.plan import Plan, here
from opificio.games.age_of_industry.state import CARD, DEVELOP, SEAT, STACK, WITH, Option
from opificio.games.age_of_industry.tables import (
    COLOUR,
    COST,
    COTTON_ONLY,
    COUNT,
    CUBES,
    FIRST_COLOUR,
    FIRST_STACK,
    INCOME,
    INDUSTRY,
    LEVEL,
    MAP_SPACES,
    NEEDS,
    PLACE,
    STACKS,
    Industry,
)
from opificio.games.age_of_industry.tokens import card_face, card_icon, cube, industry_icon, short_name
from opificio.kit.actions import pair
from opificio.kit.sight import Sight

PLAYERS = (806, 24, 385, 276)
MAT = (9, 620, 576, 171)
HAND = (594, 620, 597, 171)
COLUMN = (MAT[2] - 12) / len(INDUSTRIES)
MOST_STACKS = max(int(FIRST_STACK[i + 1] - FIRST_STACK[i]) for i in range(len(INDUSTRIES)))
STACK_HEIGHT = min(46.0, (MAT[3] - 34) / MOST_STACKS)
FIGURES_X = 160
FIGURES = (("loan", "loans", 46), ("banknote", "spent", 88), ("card-back", "cards", 136), ("rail", "left", 174))


# --- the players ------------------------------------------------------------------------------------------------------------


def row_height(sight: Sight) -> float:
    return min(87.0, (PLAYERS[3] - 14) / len(sight.names))


def draw_players(sight: Sight) -> Svg:
    """In the order of play."""
    s = sight.state
    order = [int(p) for p in s.order[: len(sight.names)] if p >= 0] or list(sight.seats)
    return g([_player(sight, p, k) for k, p in enumerate(order)])


def _player(sight: Sight, p: int, position: int) -> Svg:
    s = sight.state
    height = row_height(sight)
    width = PLAYERS[2] - 12
    first, second = height * 0.36, height * 0.76
    figures: list[Child] = [
        coin(FIGURES_X + 18, first, int(s.cash[p]), 28, **target(sight, help="help-cash")),
    ]
    amounts = {"loans": int(s.loans[p]), "spent": int(s.spent[p]), "cards": int(s.cards[p]), "left": int(s.railways[p])}
    for icon, name, x in FIGURES:
        shown = f"${amounts[name]}" if name == "spent" else amounts[name]
        tint = {"loan": "o-white", "banknote": "o-green", "card-back": "o-white"}.get(icon)
        figures.append(
            g(
                use(icon, FIGURES_X + x - 9, first - 9, 18, class_=tint),
                text(FIGURES_X + x + 12, first + 4.5, shown, BODY, class_="o-strong" if amounts[name] else "o-grey"),
                **target(sight, help=f"help-{name}"),
            )
        )
    deciding = p == int(s.seat)
    frame = rect(2, 1.5, width - 4, height - 3, 5, class_="o-turn") if deciding else line(4, height, width - 4, height, class_="o-rule")
    place = g(text(14, first + 5, f"{position + 1}.", BODY, "middle", class_="o-grey"), **target(sight, help="help-order"))
    return g(
        rect(2, 1.5, width - 4, height - 3, 5, class_="o-hit"),
        frame,
        place,
        name_plate(sight, p, 24, first + 5, FIGURES_X - 26, LARGE - 1),
        figures,
        _upcoming(sight, p, second),
        _known(sight, p, second),
        at=(PLAYERS[0] + 6, PLAYERS[1] + 9 + position * height),
        id=f"p-player-{p + 1}",
        data_about=about(SEAT, p),
    )


def upcoming(sight: Sight, p: int, industry: int) -> int | None:
    """The stack from which a player would build: the lowest level left."""
    return next((k for k in range(FIRST_STACK[industry], FIRST_STACK[industry + 1]) if sight.state.mat[p, k] > 0), None)


def _upcoming(sight: Sight, p: int, y: float) -> Svg:
    """The lowest counter left of each industry, and how many there are of it."""
    parts: list[Child] = []
    for industry in range(len(INDUSTRIES)):
        x = 24 + industry * 43
        stack = upcoming(sight, p, industry)
        parts.append(industry_icon(industry, x, y - 8, 16, opacity=1 if stack is not None and LEVEL[stack] else 0.4))
        if stack is not None:
            words = f"{LEVEL[stack]}×{sight.state.mat[p, stack]}"
            parts.append(text(x + 18, y + 4, words, SMALL, class_=None if LEVEL[stack] else "o-grey"))
    return g(parts, **target(sight, help="help-next"))


def _known(sight: Sight, p: int, y: float) -> Svg | None:
    """The cards everybody saw a player take, as far as they are still in the hand."""
    if p == sight.seat:
        return None
    known = [kind for kind in range(len(CARD)) for _ in range(int(sight.state.known[p, kind]))]
    if not known:
        return None
    icons = [g(_small_card(sight, kind), at=(292 + k * 15, y - 9)) for k, kind in enumerate(known[:5])]
    return g(icons, **target(sight, help="help-known"))


def _small_card(sight: Sight, kind: int) -> Svg:
    return g(rect(0, 0, 13, 17, 2, class_="o-card"), card_icon(kind, 1, 3, 11), role="img", aria_label=sight.label(CARD, kind))


# --- a mat ------------------------------------------------------------------------------------------------------------------


def mat_of(sight: Sight) -> int:
    """Whose mat is shown: one's own; to a spectator that of whoever decides."""
    if sight.seat is not None:
        return sight.seat
    return max(int(sight.state.seat), 0)


def stack_at(stack: int) -> tuple[float, float]:
    """The corner of a stack on the mat: a column for each industry, the lowest level on top."""
    industry = int(INDUSTRY[stack])
    return MAT[0] + 6 + industry * COLUMN, MAT[1] + 30 + (stack - int(FIRST_STACK[industry])) * STACK_HEIGHT


def printed_mat(sight: Sight) -> Svg:
    """What every counter costs and earns."""
    parts: list[Child] = []
    for industry in range(len(INDUSTRIES)):
        x = MAT[0] + 6 + industry * COLUMN
        head = [
            rect(x, MAT[1] + 9, COLUMN, 20, class_="o-hit"),
            industry_icon(industry, x + 4, MAT[1] + 10, 18),
            label(x + 25, MAT[1] + 24, sight.say(f"board-short-{INDUSTRIES[industry]}"), COLUMN - 28, SMALL + 1, class_="o-strong"),
        ]
        parts.append(g(head, **target(sight, help=f"help-counter-{INDUSTRIES[industry]}")))
        if industry:
            parts.append(line(x, MAT[1] + 12, x, MAT[1] + MAT[3] - 9, class_="o-rule"))
    return g(parts, [_printed_stack(sight, stack) for stack in range(STACKS)])


def _printed_stack(sight: Sight, stack: int) -> Svg:
    x, y = stack_at(stack)
    width, height = COLUMN - 6, STACK_HEIGHT - 4
    industry = int(INDUSTRY[stack])
    parts: list[Child] = [rect(x + 3, y, width, height, 4, class_="o-card"), rect(x + 3, y, width, height, 4, class_="o-hit")]
    if LEVEL[stack] == 0:
        rows = wrap(sight.say("screen-level-zero"), width - 26, SMALL, 2)
        parts += [text(x + 30, y + height - 7 - 12.5 * k, row, SMALL, class_="o-grey") for k, row in enumerate(reversed(rows))]
        return g(parts, data_about=about(STACK, stack), **target(sight, help="help-level-zero"))
    upper, lower = y + height * 0.38, y + height * 0.83
    parts.append(text(x + 30, upper, f"${COST[stack]}", BODY, class_="o-strong"))
    needs = [resource for resource in range(2) for _ in range(int(NEEDS[stack, resource]))]
    parts += [cube(resource, x + 54 + k * 12, upper - 10, 11) for k, resource in enumerate(needs)]
    parts.append(text(x + 30, lower, f"→ ${INCOME[stack]}", SMALL + 1))
    if CUBES[stack]:
        resource = int(industry == Industry.IRON)
        parts += [cube(resource, x + 67, lower - 9, 10), text(x + 79, lower, int(CUBES[stack]), SMALL)]
    if COTTON_ONLY[stack]:
        parts.append(use("cotton", x + 70, lower - 12, 14))
    return g(parts, data_about=about(STACK, stack), **target(sight, help="help-port-cotton" if COTTON_ONLY[stack] else "help-stack"))


def draw_mat(sight: Sight) -> Svg:
    """How many counters are left of each level."""
    seat = mat_of(sight)
    mine = seat == sight.seat
    title = sight.say("board-mat") if mine else sight.say("board-mat-of", seat=sight.names[seat])
    return g(
        heading(MAT[0], MAT[1], title, MAT[2], id="p-mat-title"),
        [_stack(sight, seat, stack) for stack in range(STACKS)],
    )


def _stack(sight: Sight, seat: int, stack: int) -> Svg:
    x, y = stack_at(stack)
    height = STACK_HEIGHT - 4
    left = int(sight.state.mat[seat, stack])
    action = pair(DEVELOP, int(INDUSTRY[stack]), int(LEVEL[stack]))
    chosen = action in sight.legal
    count = int(COUNT[stack])
    pips = [rect(6 + k % 3 * 6.5, height - 10 - k // 3 * 7, 5, 5, 1, class_="o-ink" if k < left else "o-ghost") for k in range(count)]
    help_ = "help-level-zero" if LEVEL[stack] == 0 else "help-port-cotton" if COTTON_ONLY[stack] else "help-stack"
    corner = [circle(COLUMN - 8.5, 6.5, 6.5, class_="o-edge"), use("out", COLUMN - 12, 3, 7)] if chosen else None
    return g(
        rect(3, 0, COLUMN - 6, height, 4, class_="o-hit"),
        rect(3, 0, 23, height, 4, class_="o-tint") if left else rect(3, 0, COLUMN - 6, height, 4, fill="var(--shade)", opacity=0.75),
        text(14.5, height * 0.48, int(LEVEL[stack]), LARGE, "middle", class_="o-strong o-on-tint" if left else "o-grey"),
        pips,
        corner,
        at=(x, y),
        id=f"p-stack-{STACK.labels[stack]}",
        data_about=about(STACK, stack),
        **target(sight, action, help=help_, class_=seat_class(seat) if left else ""),
    )


# --- the hand ---------------------------------------------------------------------------------------------------------------


def draw_hand(sight: Sight, opens: dict[int, list[int]], drawn: Plan) -> Svg:
    """One's cards, equal ones on one another; pointing at one lights up the spaces it opens."""
    if sight.seat is None:
        return g(heading(HAND[0], HAND[1], sight.say("board-discards"), HAND[2], id="p-hand-title"), _discards(sight))
    held = [(kind, int(sight.state.hand[sight.seat, kind])) for kind in range(len(CARD))]
    held = [(kind, count) for kind, count in held if count > 0]
    step = min(98.0, (HAND[2] - 22) / max(len(held), 1))
    gap = 12 if len(held) < 7 else 7
    cards = [_held(sight, kind, count, HAND[0] + 14 + k * step, step - gap, opens, drawn) for k, (kind, count) in enumerate(held)]
    empty = text(HAND[0] + HAND[2] / 2, HAND[1] + 92, sight.say("board-empty-hand"), BODY, "middle", class_="o-grey")
    return g(heading(HAND[0], HAND[1], sight.say("screen-hand"), HAND[2], id="p-hand-title"), cards or empty)


def _held(sight: Sight, kind: int, count: int, x: float, width: float, opens: dict[int, list[int]], drawn: Plan) -> Svg:
    height = 132.0
    y = HAND[1] + 22
    below = [rect(k * 3, -k * 3, width, height, 5, class_="o-card") for k in range(min(count, 4) - 1, 0, -1)]
    told = Told("", [], [], opens.get(kind, []), [])
    badge = [circle(width - 8, 10, 10.5, class_="o-paper"), text(width - 8, 14.5, f"×{count}", BODY, "middle")]
    piece = g(
        below,
        card_face(sight, kind, width, height, _use_of(sight, kind)),
        badge if count > 1 else None,
        at=(x, y),
        id=f"p-card-{CARD.labels[kind]}",
        data_about=about(CARD, kind),
        **target(sight, WITH.first + kind, help="help-card-colour" if kind >= FIRST_COLOUR else f"help-card-{INDUSTRIES[kind]}"),
    )
    return markup([piece, g(light(told, drawn), class_="o-reach") if told.spaces else None])


def _use_of(sight: Sight, kind: int) -> str:
    """What a card of one's hand is good for: the next counter of its industry, or so many locations."""
    if kind >= FIRST_COLOUR:
        m = int(sight.state.options[Option.MAP])
        colour = kind - FIRST_COLOUR
        return sight.say("board-locations", count=len({int(PLACE[m, k]) for k in here(MAP_SPACES[m]) if COLOUR[m, k] == colour}))
    stack = upcoming(sight, sight.seat or 0, kind)
    if stack is None:
        return ""
    if LEVEL[stack] == 0:
        return sight.say("screen-level-zero")
    return sight.say("board-next", level=int(LEVEL[stack]), cost=int(COST[stack]), income=int(INCOME[stack]))


def _discards(sight: Sight) -> Svg:
    """What has been played, for those who have no hand."""
    s = sight.state
    columns = (len(CARD) + 1) // 2
    width, height = (HAND[2] - 24) / columns, (HAND[3] - 30) / 2
    parts: list[Child] = []
    for kind in range(len(CARD)):
        count = int(s.discard[kind])
        at = HAND[0] + 12 + kind % columns * width, HAND[1] + 20 + kind // columns * height
        name = short_name(sight, kind)
        face = [
            rect(3, 2, width - 6, height - 6, 4, class_="o-card"),
            card_icon(kind, 9, 8, 28),
            text(width - 14, 30, count, LARGE, "end", class_="o-strong"),
            label(width / 2, height - 12, name, width - 14, BODY, "middle"),
        ]
        parts.append(g(face, at=at, id=f"p-discard-{CARD.labels[kind]}", class_=None if count else "o-faint", data_about=about(CARD, kind)))
    return g(parts, **target(sight, help="help-discards"))
