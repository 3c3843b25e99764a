"""What the page does, over JSON: a program elsewhere can set tables, hold a seat and play. Live news come over `/ws/{table}?as=json`.

A secret in `Authorization: Bearer …` says which seats one holds; setting or joining a table gives one.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Header, Path, Request
from fastapi.responses import PlainTextResponse, Response
from pydantic import BaseModel, ConfigDict, Field

from opificio.kit.game import about, game_ids
from opificio.kit.words import words
from opificio.table.access import key_of, language_of
from opificio.table.frames import Looker, view
from opificio.table.hall import Hall, Live
from opificio.table.insight import advise, progress_of
from opificio.table.room import Refused, Room
from opificio.table.store import MatchRow, secret
from opificio.table.tables import Chair, Wish, may_set_table, set_table, sit, was_set

router = APIRouter(prefix="/api", tags=["table"])

TableId = Annotated[str, Path(pattern=r"^[a-z0-9]{10}$", description="The name of a table.")]
Authorization = Annotated[str | None, Header(description="Bearer and the secret of a seat.")]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class NewSeat(Body):
    kind: Literal["you", "person", "bot", "open"] = Field(description="you: held by the secret you get; open: whoever joins.")
    name: str = Field("", max_length=40)
    level: str = Field("", max_length=16)


class NewTable(Body):
    game: str = Field(max_length=64)
    seats: list[NewSeat] = Field(max_length=8)
    options: dict[str, str] = Field(default_factory=dict, max_length=20)
    public: bool = False
    minutes: int = Field(0, description="Each player's clock; 0 for none.")
    hints: bool | None = Field(None, description="Whether players may ask for hints; left out: if no seat is open.")


class Joining(Body):
    name: str = Field("", max_length=40)
    seat: int | None = None


class Playing(Body):
    move: int | Annotated[str, Field(max_length=200)] = Field(description="The number of a choice, or its notation or words.")
    count: int | None = Field(None, description="The `count` of the view that was decided on: refused if the table has gone on.")


class Seat(BaseModel):
    seat: int
    kind: str
    name: str
    level: str


class TableShown(BaseModel):
    table: str
    game: str
    status: str
    turn: int
    public: bool
    hints: bool
    seats: list[Seat]
    yours: list[int]


class Held(BaseModel):
    table: str
    secret: str
    seats: list[int]


class GameShown(BaseModel):
    id: str
    title: str
    tagline: str
    players: list[int]
    options: dict[str, list[str]]
    levels: list[str]


class ChoiceShown(BaseModel):
    action: int
    notation: str
    text: str


class MoveWorth(BaseModel):
    action: int
    notation: str
    text: str
    win: float = Field(description="The chance to win after it.")
    error: float = Field(description="How far off that may be, either way (95 %).")
    place: float = Field(description="The place expected after it.")


class HintShown(BaseModel):
    count: int
    seat: int
    moves: list[MoveWorth] = Field(description="The few moves worth naming, the best first.")
    sure: float = Field(description="How certain it is that the first is the best.")
    only: bool = Field(description="Whether there is no other choice.")
    simulations: int


class AnalysisShown(BaseModel):
    status: Literal["none", "waiting", "running", "cut", "done"] = Field(description="cut: it did not come to its end; ask again.")
    done: int = Field(description="Decisions judged so far, of `total`.")
    total: int
    result: dict[str, Any] | None = Field(description="Every decision with what it was worth, and those that cost most.")


class Sentence(BaseModel):
    error: str


REFUSED: dict[int | str, dict[str, Any]] = {
    400: {"model": Sentence, "description": "Not possible; the sentence says why."},
    403: {"model": Sentence, "description": "From another site."},
    404: {"model": Sentence, "description": "There is no such table."},
    413: {"model": Sentence, "description": "Too long."},
    422: {"model": Sentence, "description": "Not as described here; the sentence says where."},
    429: {"model": Sentence, "description": "Too fast, or too many tables."},
}


def shown(row: MatchRow, yours: list[int]) -> TableShown:
    seats = [Seat(seat=c.seat, kind=c.kind, name=c.name, level=c.level) for c in row.seats]
    return TableShown(
        table=row.id,
        game=row.game,
        status=row.status,
        turn=row.turn,
        public=row.public,
        hints=row.hints,
        seats=seats,
        yours=[s for s in yours if s >= 0],
    )


async def room_of(request: Request, table: str) -> tuple[Hall, Live, Looker]:
    hall: Hall = request.app.state.hall
    live = await hall.open(table)
    held = await hall.run(hall.store.held, table, key_of(request))
    return hall, live, Looker(tuple(held), language_of(request))


@router.get("/games", summary="The games there are", responses={429: REFUSED[429]})
async def games(request: Request) -> list[GameShown]:
    lang = language_of(request)
    return [
        GameShown(
            id=game,
            title=about(game).title(lang),
            tagline=words(lang, game).say("game-tagline"),
            players=sorted(about(game).players + about(game).unofficial),
            options=about(game).tables.options(),
            levels=list(request.app.state.hall.staff.levels),
        )
        for game in game_ids()
    ]


@router.get("/tables", summary="Public tables, and those you sit at", responses=REFUSED)
async def tables(request: Request, authorization: Authorization = None) -> list[TableShown]:
    hall: Hall = request.app.state.hall
    key = key_of(request)
    mine = await hall.run(hall.store.tables_of, key) if key else []
    public = await hall.run(hall.store.public_tables)
    known = {row.id for row, _ in mine}
    return [shown(row, held) for row, held in mine] + [shown(row, []) for row in public if row.id not in known]


@router.post("/tables", status_code=201, summary="Sets a table", responses=REFUSED)
async def create(request: Request, body: NewTable, authorization: Authorization = None) -> Held:
    hall: Hall = request.app.state.hall
    await may_set_table(request)
    key = key_of(request) or secret()
    chairs = [Chair(seat.kind, seat.name, seat.level) for seat in body.seats]
    guest = words(language_of(request)).say("play-you")
    row = await set_table(hall, Wish(body.game, chairs, body.options, body.public, body.minutes, body.hints), key, guest)
    was_set(request, row.id)
    held = await hall.run(hall.store.held, row.id, key)
    return Held(table=row.id, secret=key, seats=[seat for seat in held if seat >= 0])


@router.post("/tables/{table}/join", summary="Takes an open seat", responses=REFUSED)
async def join(request: Request, table: TableId, body: Joining, authorization: Authorization = None) -> Held:
    hall: Hall = request.app.state.hall
    key = key_of(request) or secret()
    seat = await sit(hall, table, key, body.name, body.seat, words(language_of(request)).say("play-you"))
    return Held(table=table, secret=key, seats=[seat])


@router.get("/tables/{table}", summary="What you may see of a table", responses=REFUSED)
async def look(request: Request, table: TableId, authorization: Authorization = None) -> dict[str, Any]:
    hall, live, looker = await room_of(request, table)
    async with live.lock:
        return await hall.run(view, live.room, looker.program_seat(live.room), looker.lang)


@router.get("/tables/{table}/legal", summary="What you may choose now", responses=REFUSED)
async def legal(request: Request, table: TableId, authorization: Authorization = None) -> list[ChoiceShown]:
    hall, live, looker = await room_of(request, table)
    async with live.lock:
        if live.room.turn not in looker.seats:
            return []
        groups = await hall.run(live.room.choices, live.room.turn, looker.lang)
    return [ChoiceShown(action=c.action, notation=c.notation, text=c.text) for group in groups for c in group.choices]


@router.post("/tables/{table}/play", summary="Plays a move", responses=REFUSED)
async def play(request: Request, table: TableId, body: Playing, authorization: Authorization = None) -> dict[str, Any]:
    hall, live, looker = await room_of(request, table)

    def act(room: Room) -> dict[str, Any]:
        room.play(looker.held, body.move, body.count)
        return view(room, looker.program_seat(live.room), looker.lang)

    return await hall.change(table, act)


@router.post("/tables/{table}/undo", summary="Takes back your last step", responses=REFUSED)
async def undo(request: Request, table: TableId, authorization: Authorization = None) -> dict[str, Any]:
    hall, live, looker = await room_of(request, table)

    def act(room: Room) -> dict[str, Any]:
        room.undo(looker.held)
        return view(room, looker.program_seat(live.room), looker.lang)

    return await hall.change(table, act)


@router.get("/tables/{table}/why", summary="Why a choice is not allowed", responses=REFUSED)
async def why(request: Request, table: TableId, move: str, authorization: Authorization = None) -> dict[str, str | None]:
    hall, live, looker = await room_of(request, table)
    async with live.lock:
        match = live.room.match
        if match is None:
            raise Refused("web-not-started")
        if match.seat not in looker.seats:
            raise Refused("web-not-your-turn", seat=match.player or "")
        return {"why": await hall.run(live.room.why, looker.held, match.action(move[:200]), looker.lang)}


TEXT: dict[int | str, dict[str, Any]] = {200: {"description": "A record.", "content": {"text/plain": {"schema": {"type": "string"}}}}}


@router.get("/tables/{table}/record", summary="The game as text", response_class=Response, responses=REFUSED | TEXT)
async def record(request: Request, table: TableId, authorization: Authorization = None) -> PlainTextResponse:
    hall, live, _ = await room_of(request, table)
    async with live.lock:
        return PlainTextResponse(await hall.run(live.room.record))


@router.post("/tables/{table}/hint", summary="The best moves at your decision, if the table allows hints", responses=REFUSED)
async def hint(request: Request, table: TableId, authorization: Authorization = None) -> HintShown:
    hall, live, looker = await room_of(request, table)
    return HintShown(**await advise(hall, live, looker, looker.lang))


@router.get("/tables/{table}/analysis", summary="The analysis of a finished game, or how far it is", responses=REFUSED)
async def analysis(request: Request, table: TableId, authorization: Authorization = None) -> AnalysisShown:
    _, live, _ = await room_of(request, table)
    async with live.lock:
        return AnalysisShown(**progress_of(live.room))


@router.post("/tables/{table}/analysis", status_code=202, summary="Starts the analysis of a finished game of yours", responses=REFUSED)
async def analyse(request: Request, table: TableId, authorization: Authorization = None) -> AnalysisShown:
    hall, live, looker = await room_of(request, table)
    await hall.analyst.ask(table, looker.held)
    async with live.lock:
        return AnalysisShown(**progress_of(live.room))
