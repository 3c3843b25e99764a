"""Irish Gauge drawn: the hex map with its networks, the companies with their shares, the players, the bag, the auction."""

from __future__ import annotations

from opificio.drawing.bidding import Bidding
from opificio.drawing.palette import BODY, LARGE, SMALL
from opificio.drawing.parts import bids, button, coin, heading, label, name_plate, panel, score, seat_mark
from opificio.drawing.svg import Child, Svg, circle, g, line, markup, path, polygon, rect, text, use
from opificio.drawing.targets import about, decides, target
from opificio.games.irish_gauge.chart import LIVERY, corners, cube, draw_map, engine, points, printed_map
from opificio.games.irish_gauge.reading import Survey, look
from opificio.games.irish_gauge.state import (
    AUCTION,
    BID,
    COMPANY,
    DIVIDENDS,
    DONE,
    PASS,
    SEAT,
    SHARE,
    TRACK,
    Phase,
)
from opificio.games.irish_gauge.tables import (
    BUILD_POINTS,
    CALLS,
    CODES,
    COLOURS,
    COMPANY_OF,
    COST,
    NEVER,
    STACK,
    TABLES,
    VALUE,
    Terrain,
)
from opificio.kit.sight import Sight

PROMPT_ONLY = ("bid",)
"""Spans of which the board offers only the next few: any other amount is typed."""
BIDDING = Bidding((Phase.OPENING, Phase.BIDDING), lot="auction-opened", bid="bid-made", passed="passed")

NAMES = [company["name"].removesuffix(" Railway") for company in TABLES["companies"]]
HOMES = [company["home"] for company in TABLES["companies"]]

SIDE_X = 570
SIDE_WIDTH = 618
COMPANIES_Y = 24
ROW_HEIGHT = 62
PLAYERS_Y = 394
LOWER_Y = 598
LOWER_HEIGHT = 190
BAG_WIDTH = 262
ASKED_X = SIDE_X + BAG_WIDTH + 12
ASKED_WIDTH = SIDE_WIDTH - BAG_WIDTH - 12
SHARES_X = SIDE_X + 258
SHARE_WIDTH = 46
PAYS_X = SIDE_X + 466
PAYS_STEP = 48
NEXT_BIDS = 6


def size(sight: Sight) -> tuple[int, int]:
    return 1200, 800


def fixed(sight: Sight) -> str:
    """The map and the empty panels."""
    return markup(
        [
            printed_map(sight),
            panel(SIDE_X, COMPANIES_Y, SIDE_WIDTH, 352, sight.say("board-companies")),
            _printed_companies(sight),
            panel(SIDE_X, PLAYERS_Y, SIDE_WIDTH, 186, sight.say("board-players")),
            panel(SIDE_X, LOWER_Y, BAG_WIDTH, LOWER_HEIGHT, sight.say("screen-bag")),
            panel(ASKED_X, LOWER_Y, ASKED_WIDTH, LOWER_HEIGHT),
        ]
    )


def draw(sight: Sight) -> str:
    """Everything that changes during a match."""
    seen = look(sight.state)
    return markup([draw_map(sight, seen), _companies(sight, seen), _players(sight), _bag(sight), _asked(sight, seen)])


# --- the companies ------------------------------------------------------------------------------------------------------------


def row_y(company: int) -> float:
    return COMPANIES_Y + 38 + company * ROW_HEIGHT


def _printed_companies(sight: Sight) -> Svg:
    parts: list[Child] = [
        label(PAYS_X - 8, COMPANIES_Y + 24, sight.say("board-pays"), 200, SMALL + 1, "end", class_="o-grey", data_help="help-pays"),
    ]
    for colour in range(len(COLOURS)):
        parts.append(g(cube(sight, colour, PAYS_X + PAYS_STEP * (colour + 0.5), COMPANIES_Y + 20, 22), **target(sight, help="help-pays")))
    for company in range(len(CODES)):
        parts.append(line(SIDE_X + 10, row_y(company), SIDE_X + SIDE_WIDTH - 10, row_y(company), class_="o-rule"))
    return g(parts)


def _companies(sight: Sight, seen: Survey) -> Svg:
    return g([_company(sight, company, seen) for company in range(len(CODES))])


def _company(sight: Sight, company: int, seen: Survey) -> Svg:
    s = sight.state
    y = row_y(company)
    code = CODES[company]
    action = TRACK.first + company
    building = s.phase == Phase.LAYING and s.building == company
    edge = rect(SIDE_X + 8, y + 3, 244, ROW_HEIGHT - 6, 5, class_="o-edge o-see") if action in sight.legal else None
    if building:
        edge = rect(SIDE_X + 8, y + 3, 244, ROW_HEIGHT - 6, 5, class_="o-turn")
    plate = g(
        rect(SIDE_X + 8, y + 3, 244, ROW_HEIGHT - 6, 5, class_="o-hit"),
        edge,
        g(engine(company, 42), at=(SIDE_X + 36, y + 31)),
        text(SIDE_X + 64, y + 23, code, LARGE, class_="o-strong"),
        label(SIDE_X + 118, y + 23, sight.say("board-home", town=HOMES[company]), 130, SMALL + 1, class_="o-grey"),
        label(SIDE_X + 64, y + 39, NAMES[company], 186, SMALL + 1, class_="o-grey"),
        label(SIDE_X + 64, y + 54, sight.say("board-locomotives", count=int(s.locomotives[company])), 184, SMALL + 1),
        **target(sight, action, help="help-company"),
        id=f"p-company-{code}",
        data_about=about(COMPANY, company),
    )
    return g(plate, _stack(sight, company, seen, y), _pays(sight, company, seen, y))


def _certificate(company: int, x: float, y: float, width: float, height: float, words: str, edge: bool = False) -> Svg:
    """A share: a printed certificate in the company's livery."""
    return g(
        rect(x - 5, y - 5, width + 10, height + 10, 4, class_="o-edge" if edge else "o-hit"),
        rect(x, y, width, height, 2, class_="o-tint"),
        rect(x + 2.5, y + 2.5, width - 5, height - 5, 1, fill="none", stroke="var(--on)", stroke_width=0.6),
        text(x + width / 2, y + height / 2 + 4.5, words, BODY if width >= 36 else SMALL, "middle", class_="o-strong o-on"),
        class_=LIVERY[company],
    )


def _stack(sight: Sight, company: int, seen: Survey, y: float) -> Svg:
    """The shares from the top of the stack: sold ones with their owner's shape, the next one to be auctioned, the rest below it."""
    s = sight.state
    upcoming = int(seen.next_share[company])
    shares: list[Child] = []
    for k, share in enumerate(range(int(STACK[company]), int(STACK[company + 1]))):
        x = SHARES_X + k * (SHARE_WIDTH + 7)
        owner = int(s.owner[share])
        action = AUCTION.first + company
        top = share == upcoming
        paper = _certificate(company, x, y + 14, SHARE_WIDTH, 34, f"£{VALUE[share]}", top and action in sight.legal)
        mark = seat_mark(owner, x + SHARE_WIDTH - 9, y + 47, 20) if owner >= 0 else None
        shares.append(
            g(
                paper,
                mark,
                id=f"p-share-{SHARES_ID[share]}",
                data_about=about(SHARE, share) + (f" {about(SEAT, owner)}" if owner >= 0 else ""),
                **target(
                    sight,
                    *([action] if top else []),
                    help="help-share-sold" if owner >= 0 else "help-share",
                    class_="" if owner >= 0 or top else "o-faint",
                ),
            )
        )
    return g(shares)


SHARES_ID = [f"{CODES[int(COMPANY_OF[k])]}-{VALUE[k]}" for k in range(VALUE.size)]


def _pays(sight: Sight, company: int, seen: Survey, y: float) -> Svg:
    """What the company would earn, and pay for each share, if one colour alone came out."""
    cells: list[Child] = []
    for colour in range(len(COLOURS)):
        x = PAYS_X + PAYS_STEP * (colour + 0.5)
        income = int(seen.incomes[company, colour])
        if income:
            cells.append(text(x, y + 28, f"£{income}", LARGE - 1, "middle", class_="o-strong"))
            cells.append(text(x, y + 45, f"£{seen.dividends[company, colour]}", BODY + 1, "middle", class_="o-grey"))
        else:
            cells.append(text(x, y + 34, "–", LARGE, "middle", class_="o-grey"))
    return g(cells, **target(sight, help="help-pays"))


# --- the players ------------------------------------------------------------------------------------------------------------------


def _players(sight: Sight) -> Svg:
    s = sight.state
    rows: list[Child] = []
    gap = min(52, 170 / len(sight.names))
    for p in sight.seats:
        y = PLAYERS_Y + 11 + p * gap
        owned = [k for k in range(VALUE.size) if s.owner[k] == p]
        step = min(46.0, 300 / max(len(owned), 1))
        shares = [
            _certificate(
                int(COMPANY_OF[k]), SIDE_X + 258 + n * step, y + gap / 2 - 12, 42, 24, f"{CODES[int(COMPANY_OF[k])][0]} {VALUE[k]}"
            )
            for n, k in enumerate(owned)
        ]
        wealth = int(s.cash[p]) + sum(int(VALUE[k]) for k in owned)
        rows.append(
            g(
                rect(SIDE_X + 6, y + 2, SIDE_WIDTH - 12, gap - 3, 4, class_="o-turn" if p == s.seat else "o-hit"),
                name_plate(sight, p, SIDE_X + 14, y + gap / 2 + 5, 170, LARGE - 1),
                g(coin(SIDE_X + 220, y + gap / 2, f"£{s.cash[p]}", 33), id=f"p-cash-{p + 1}", **target(sight, help="help-cash")),
                g(shares, data_help="help-share-sold"),
                g(
                    text(SIDE_X + SIDE_WIDTH - 16, y + gap / 2 + 5, f"£{wealth}", LARGE, "end", class_="o-strong"),
                    **target(sight, help="help-wealth"),
                ),
                id=f"p-player-{p + 1}",
                data_about=about(SEAT, p),
            )
        )
    return g(rows)


# --- the bag and what is asked ---------------------------------------------------------------------------------------------------


def _bag(sight: Sight) -> Svg:
    """What is left to draw, what each call has drawn; calling dividends happens here."""
    s = sight.state
    action = DIVIDENDS.first
    left = g(
        rect(SIDE_X + 10, LOWER_Y + 14, BAG_WIDTH - 20, 76, 6, class_="o-edge o-see" if action in sight.legal else "o-hit"),
        use("bag", SIDE_X + 16, LOWER_Y + 16, 70, class_="o-brown"),
        text(SIDE_X + 51, LOWER_Y + 67, int(sum(s.bag)), LARGE, "middle", class_="o-strong o-on"),
        [
            g(
                cube(sight, colour, SIDE_X + 112 + 52 * colour, LOWER_Y + 40, 30),
                text(SIDE_X + 112 + 52 * colour, LOWER_Y + 76, int(s.bag[colour]), LARGE, "middle", class_="o-strong"),
            )
            for colour in range(len(COLOURS))
        ],
        id="p-bag",
        **target(sight, action, help="help-bag"),
    )
    drawn: list[Child] = [text(SIDE_X + 14, LOWER_Y + 112, sight.say("screen-drawn"), SMALL + 1, class_="o-grey")]
    step = (BAG_WIDTH - 24) / CALLS
    for call in range(CALLS):
        x = SIDE_X + 12 + step * (call + 0.5)
        cubes = [colour for colour in range(len(COLOURS)) for _ in range(int(s.drawn[call][colour]))] if call < s.calls else []
        drawn.append(rect(x - step / 2 + 2, LOWER_Y + 120, step - 4, 58, 3, class_="o-ghost"))
        drawn += [
            cube(sight, colour, x, LOWER_Y + 130 + 19 * k, 17, id=f"p-drawn-{call + 1}-{k + 1}") for k, colour in enumerate(cubes[:3])
        ]
    return g(left, g(drawn, **target(sight, help="help-drawn")))


def _asked(sight: Sight, seen: Survey) -> Svg:
    """The auction, the build, the score; otherwise what a hex costs."""
    s = sight.state
    if sight.over:
        inside = [_title(sight.say("screen-score")), score(sight, ASKED_X + 14, LOWER_Y + 16, ASKED_WIDTH - 28, 22)]
        return g(inside)
    if s.lot >= 0:
        return g(_auction(sight, seen))
    if s.phase == Phase.LAYING:
        return g(_build(sight))
    return g(_costs(sight))


def _title(words: str) -> Svg:
    return heading(ASKED_X, LOWER_Y, words, ASKED_WIDTH)


def _auction(sight: Sight, seen: Survey) -> Svg:
    s = sight.state
    company, share = int(s.lot), int(seen.next_share[s.lot])
    seats = len(sight.names)
    order = [(int(s.active) + k) % seats for k in range(seats)]

    def said(seat: int) -> str:
        if seat == s.bidder:
            return f"£{s.bid}"
        return sight.say("board-passed") if s.passed[seat] else "…"

    x, y = ASKED_X + 12, LOWER_Y + 16
    lot = g(
        _certificate(company, x, y, 92, 58, f"{CODES[company]} £{VALUE[share]}"),
        g(engine(company, 48), at=(x + 46, y + 88)),
        id="p-lot",
        **target(sight, help="help-share"),
    )
    offers: list[Child] = []
    for k, action in enumerate([a for a in sight.legal if BID.first <= a < BID.end][:NEXT_BIDS]):
        at = ASKED_X + 28 + k * 38, LOWER_Y + 164
        known = target(sight, action, help="help-ticket")
        offers.append(g(circle(*at, 18, class_="o-edge"), coin(*at, f"£{action - BID.first + 1}", 30), id=f"p-bid-{k + 1}", **known))
    if decides(sight):
        offers.append(g(button(sight, PASS.first, ASKED_X + ASKED_WIDTH - 98, LOWER_Y + 148, 88, sight.say("move-pass"), 32), id="p-pass"))
    spoken = bids(sight, ASKED_X + 118, LOWER_Y + 12, ASKED_WIDTH - 132, order, said, int(s.bidder), 25 if seats == 5 else 30)
    return g(_title(sight.say("phase-bidding")), lot, spoken, offers)


def _build(sight: Sight) -> Svg:
    """The build in progress: the points that are left."""
    s = sight.state
    company = int(s.building)
    pips: list[Child] = []
    for k in range((BUILD_POINTS + 1) // 2):
        x, left = ASKED_X + 130 + k * 62, max(0, min(2, int(s.halves) - 2 * k))
        pips.append(circle(x, LOWER_Y + 64, 22, class_="o-paper"))
        if left:
            pips.append(
                path(f"M{x} {LOWER_Y + 42}a22 22 0 0 0 0 44Z" if left == 1 else f"M{x} {LOWER_Y + 42}a22 22 0 1 0 0.1 0Z", class_="o-tint")
            )
    words = sight.say("board-points", points=points(int(s.halves)))
    stop = g(button(sight, DONE.first, ASKED_X + 40, LOWER_Y + 134, ASKED_WIDTH - 80, sight.say("move-done"), 36), id="p-done")
    return g(
        _title(sight.say("move-track", company=CODES[company])),
        g(
            g(engine(company, 72), at=(ASKED_X + 58, LOWER_Y + 62)),
            g(pips, class_=LIVERY[company]),
            text(ASKED_X + ASKED_WIDTH / 2, LOWER_Y + 116, words, LARGE, "middle"),
            data_help="help-company",
        ),
        stop if decides(sight) else None,
    )


def _costs(sight: Sight) -> Svg:
    """A key to the map: what a locomotive costs on each kind of hex, empty and shared."""
    parts: list[Child] = [_title(sight.say("board-costs"))]
    for k, words in enumerate(("board-empty", "board-shared")):
        parts.append(label(ASKED_X + 206 + k * 90, LOWER_Y + 30, sight.say(words), 96, BODY, "middle", class_="o-grey"))
    for t in Terrain:
        y = LOWER_Y + 58 + int(t) * 48
        fill = {Terrain.EASY: "field", Terrain.URBAN: "sheet", Terrain.DIFFICULT: "hill"}[t]
        hexagon = polygon(corners(0.75), fill=f"var(--{fill})", class_="o-hexagon")
        mark = (
            use("mountain", -12, -12, 24, opacity=0.6)
            if t is Terrain.DIFFICULT
            else use("town", -10, -12, 20)
            if t is Terrain.URBAN
            else None
        )
        parts.append(g(hexagon, mark, at=(ASKED_X + 36, y)))
        parts.append(label(ASKED_X + 66, y + 5, sight.say(f"help-{t.name.lower()}"), 116, BODY))
        for k in range(2):
            cost = int(COST[int(t)][k])
            shown = "–" if cost >= NEVER else points(cost)
            parts.append(text(ASKED_X + 206 + k * 90, y + 6, shown, 20, "middle", class_="o-strong"))
    return g(parts, **target(sight, help="help-costs"))
