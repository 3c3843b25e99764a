"""The pages: home, a game's box, the table, the guide. What they do is done by `tables` and `room`, as for the API."""

from __future__ import annotations

import json
from functools import cache
from typing import Any
from urllib.parse import parse_qs

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse, RedirectResponse, Response
from starlette.exceptions import HTTPException

from opificio import __version__
from opificio.drawing import style, symbols
from opificio.kit.errors import OpificioError
from opificio.kit.game import About, about, game_ids
from opificio.kit.match import check_names
from opificio.kit.words import LANGUAGES, words
from opificio.table import frames, guide
from opificio.table.access import COOKIE, LANGUAGE_COOKIE, YEAR, key_of, language_of
from opificio.table.bots import USUAL
from opificio.table.frames import Looker, render
from opificio.table.hall import Hall
from opificio.table.store import secret
from opificio.table.tables import CLOCKS, Chair, Wish, again, from_record, go_on_from, may_set_table, set_table, sit, was_set

router = APIRouter()
EMBLEMS = ("ship", "gear", "factory", "locomotive", "coal", "cotton")
"""Pictures for the boxes of the games, in their order: no rules are loaded to show the home page."""
NAMED = (("it", "Italiano"), ("en", "English"))
"""Languages, each by its own name."""
SCRIPT_WORDS = (
    "web-your-turn",
    "web-confirm",
    "web-confirm-ask",
    "web-back",
    "web-choose-one",
    "web-lost",
    "web-copied",
    "web-replay-at",
    "analysis-running",
)
"""Sentences that the browser itself needs."""


HINTS = {"yes": True, "no": False}
"""Whether a table allows hints; anything else leaves it to who sits there."""


def page(request: Request, template: str, status: int = 200, game: str | None = None, **values: Any) -> HTMLResponse:
    lang = language_of(request)
    words_for_script = {id: words(lang).say(id) for id in SCRIPT_WORDS}
    html = render(
        template,
        lang,
        game,
        version=__version__,
        path=request.url.path,
        languages=NAMED,
        symbols=symbols(),
        script_words=json.dumps(words_for_script, ensure_ascii=False),
        emblem=emblem,
        **values,
    )
    response = HTMLResponse(html, status)
    if key_of(request) is None:
        remember(response, request, secret())
    return response


def remember(response: Response, request: Request, key: str) -> None:
    """The browser's secret: scripts cannot read it, other sites cannot send it along with what changes something."""
    response.set_cookie(COOKIE, key, max_age=YEAR, httponly=True, samesite="lax", secure=request.url.scheme == "https")


def fault(request: Request, sentence: str, status: int) -> Response:
    return page(request, "fault.html", status, sentence=sentence)


def emblem(game: str) -> str:
    """The picture on a game's box."""
    return EMBLEMS[game_ids().index(game) % len(EMBLEMS)]


async def form_of(request: Request) -> dict[str, str]:
    body = (await request.body()).decode("utf-8", "replace")
    return {name: values[-1] for name, values in parse_qs(body, keep_blank_values=True, max_num_fields=100).items()}


def go(where: str) -> RedirectResponse:
    return RedirectResponse(where, 303)


def local(path: str) -> str:
    """Where to go back to: a path of ours, never another site."""
    return path if path.startswith("/") and not path.startswith(("//", "/\\")) else "/"


# --- home ------------------------------------------------------------------------------------------------------------------------


@router.get("/")
async def home(request: Request) -> HTMLResponse:
    hall: Hall = request.app.state.hall
    key = key_of(request)
    mine = await hall.run(hall.store.tables_of, key, 12) if key else []
    mine.sort(key=lambda entry: (entry[0].status == "over", entry[0].turn not in entry[1] or entry[0].status != "running"))
    public = [row for row in await hall.run(hall.store.public_tables, 20) if row.id not in {m.id for m, _ in mine}]
    games = [known_game(game) for game in game_ids()]
    lang = language_of(request)
    titles = {game.id: game.title(lang) for game in games}
    taglines = {game.id: words(lang, game.id).say("game-tagline") for game in games}
    return page(request, "home.html", games=games, mine=mine, public=public, titles=titles, taglines=taglines)


@router.get("/games/{game}")
async def box(request: Request, game: str) -> HTMLResponse:
    known = known_game(game)
    request.app.state.hall.spawn(request.app.state.hall.prepare(game))  # by the time the table is set the rules are ready
    meta = known.tables["game"]
    counts = sorted(known.players + known.unofficial)
    levels = request.app.state.hall.staff.levels
    return page(request, "box.html", game=game, id=game, known=known, meta=meta, counts=counts, clocks=CLOCKS, levels=levels, usual=USUAL)


def known_game(game: str) -> About:
    if game not in game_ids():
        raise HTTPException(404)
    return _about(game)


_about = cache(about)  # tables do not change while a server runs, and reading them takes a while


@router.post("/play/{game}")
async def play_now(request: Request, game: str) -> Response:
    """One click: you against bots, at the usual size."""
    known = known_game(game)
    count = known.players[len(known.players) // 2]
    name = (await form_of(request)).get("name", "").strip()[:40]
    try:
        check_names([name or "-"])
    except OpificioError:
        name = ""  # a name that was refused elsewhere must not keep anybody from playing
    chairs = [Chair("you", name), *[Chair("bot", level=USUAL)] * (count - 1)]
    return await new_table(request, Wish(game, chairs), language_of(request))


@router.post("/games/{game}/tables")
async def set_up(request: Request, game: str) -> Response:
    known_game(game)
    form = await form_of(request)
    count = int(form["players"]) if form.get("players", "").isdigit() else 0
    chairs = []
    for number in range(1, min(count, 8) + 1):
        kind, _, level = form.get(f"seat-{number}", "open").partition(":")
        chairs.append(Chair(kind, form.get(f"name-{number}", "")[:40], level))
    options = {name.removeprefix("option-"): value for name, value in form.items() if name.startswith("option-")}
    minutes = int(form["minutes"]) if form.get("minutes", "").isdigit() else 0
    lang = form.get("lang", "")
    wish = Wish(game, chairs, options, form.get("public") == "yes", minutes, HINTS.get(form.get("hints", "")))
    return await new_table(request, wish, lang if lang in LANGUAGES else language_of(request))


async def new_table(request: Request, wish: Wish, lang: str) -> Response:
    """Sets a table for somebody who wants to see it in a language; everybody else sees it in his own."""
    await may_set_table(request)
    key = key_of(request) or secret()
    row = await set_table(request.app.state.hall, wish, key, words(lang).say("play-you"))
    was_set(request, row.id)
    response = go(f"/t/{row.id}")
    remember(response, request, key)
    if lang != language_of(request):
        response.set_cookie(LANGUAGE_COOKIE, lang, max_age=YEAR, samesite="lax")
    return response


@router.post("/open")
async def open_record(request: Request) -> Response:
    await may_set_table(request)
    key = key_of(request) or secret()
    form = await form_of(request)
    row = await from_record(request.app.state.hall, form.get("record", ""), key)
    was_set(request, row.id)
    response = go(f"/t/{row.id}")
    remember(response, request, key)
    return response


@router.post("/lang/{lang}")
async def language(request: Request, lang: str) -> Response:
    if lang not in LANGUAGES:
        raise HTTPException(404)
    form = await form_of(request)
    response = go(local(form.get("back", "/")))
    response.set_cookie(LANGUAGE_COOKIE, lang, max_age=YEAR, samesite="lax")
    return response


# --- the table ---------------------------------------------------------------------------------------------------------------------


@router.get("/t/{match}")
async def table(request: Request, match: str) -> HTMLResponse:
    hall: Hall = request.app.state.hall
    lang = language_of(request)
    row = await hall.run(hall.store.match, match)
    held = tuple(await hall.run(hall.store.held, match, key_of(request)))
    if row.game not in hall.ready and all(chair.kind != "open" for chair in row.seats):
        hall.spawn(hall.prepare(row.game))
        return page(request, "warming.html", game=row.game, row=row)
    live = await hall.open(match)
    looker = Looker(held, lang)

    def draw() -> dict[str, Any]:
        room = live.room
        seat = looker.seat(room)
        sight = room.match.sight(seat, lang) if room.match is not None else room.last.sight(None, lang) if room.last is not None else None
        return {
            "parts": frames.parts(room, looker),
            "board": frames.board(sight) if sight is not None else "",
            "lines": frames.log_lines(room.match, room.moves, lang)[-60:],
            "room": room,
            "title": frames.title(room, lang),
            "game_sheet": guide.sheet_html(row.game, lang),
        }

    async with live.lock:
        drawn = await hall.run(draw)
    free = [chair for chair in live.room.row.seats if chair.kind == "open"]
    link = str(request.url.replace(query="", fragment=""))
    return page(request, "table.html", game=row.game, row=live.room.row, looker=looker, free=free, link=link, **drawn)


@router.post("/t/{match}/join")
async def join(request: Request, match: str) -> Response:
    key = key_of(request) or secret()
    form = await form_of(request)
    await sit(request.app.state.hall, match, key, form.get("name", ""), None, words(language_of(request)).say("play-you"))
    response = go(f"/t/{match}")
    remember(response, request, key)
    return response


@router.post("/t/{match}/link")
async def seat_link(request: Request, match: str) -> JSONResponse:
    """A private link to one's seats, for another device. It is shown once: only its hash is kept."""
    hall: Hall = request.app.state.hall
    held = await hall.run(hall.store.held, match, key_of(request))
    if not held:
        raise HTTPException(403)
    key = secret()
    await hall.run(hall.store.give, match, key, held)
    return JSONResponse({"link": str(request.url.replace(path=f"/t/{match}/seat/{key}", query=""))})


@router.get("/t/{match}/seat/{key}")
async def take_link(request: Request, match: str, key: str) -> Response:
    hall: Hall = request.app.state.hall
    held = await hall.run(hall.store.held, match, key)
    if not held:
        raise HTTPException(404)
    own = key_of(request) or secret()
    await hall.run(hall.store.give, match, own, held)
    response = go(f"/t/{match}")
    remember(response, request, own)
    return response


@router.get("/t/{match}/at/{number}")
async def moment(request: Request, match: str, number: int) -> JSONResponse:
    """The board as it stood after a move, for the slider."""
    hall: Hall = request.app.state.hall
    live = await hall.open(match)
    looker = Looker(tuple(await hall.run(hall.store.held, match, key_of(request))), language_of(request))

    def draw() -> dict[str, Any]:
        room = live.room
        earlier = room.at(number)
        move = room.moves[number - 1].notation if number else ""
        hidden = room.has_secrets and not room.over
        return {
            "pieces": frames.pieces(earlier.sight(looker.seat(room), looker.lang)),
            "move": "" if hidden else move,
            "text": earlier.prompt(looker.lang),
        }

    async with live.lock:
        return JSONResponse(await hall.run(draw))


@router.get("/t/{match}/record.txt")
async def record(request: Request, match: str) -> Response:
    hall: Hall = request.app.state.hall
    live = await hall.open(match)
    async with live.lock:
        text = await hall.run(live.room.record)
    name = f"{live.room.row.game}-{match}.txt"
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})


@router.post("/t/{match}/again")
async def rematch(request: Request, match: str) -> Response:
    await may_set_table(request)
    table = await again(request.app.state.hall, match, key_of(request) or "")
    was_set(request, table)
    return go(f"/t/{table}")


@router.post("/t/{match}/from/{number}")
async def go_on(request: Request, match: str, number: int) -> Response:
    await may_set_table(request)
    key = key_of(request) or secret()
    table = await go_on_from(request.app.state.hall, match, number, key)
    was_set(request, table)
    response = go(f"/t/{table}")
    remember(response, request, key)
    return response


# --- reading -----------------------------------------------------------------------------------------------------------------------


@router.get("/guide/{game}")
async def guide_page(request: Request, game: str) -> HTMLResponse:
    known_game(game)
    hall: Hall = request.app.state.hall
    lang = language_of(request)
    if game not in hall.ready:
        hall.spawn(hall.prepare(game))  # the page is there at once and asks for its pictures until they are drawn
    text = await hall.run(guide.guide_html, game, lang, game in hall.ready)
    return page(request, "guide.html", game=game, id=game, text=text)


@router.get("/guide/{game}/components")
async def components(request: Request, game: str) -> HTMLResponse:
    known = known_game(game)
    blocks = guide.components(known, language_of(request))
    return page(request, "components.html", game=game, id=game, blocks=blocks, sources=known.tables.sources())


@router.get("/docs")
async def docs(request: Request) -> HTMLResponse:
    """The API for people: drawn from its own description, so that no script from elsewhere is needed."""
    spec = request.app.openapi()
    return page(request, "docs.html", spec=spec)


@router.get("/static/board.css")
async def board_style() -> Response:
    return PlainTextResponse(style(), media_type="text/css", headers={"cache-control": "public, max-age=3600"})
