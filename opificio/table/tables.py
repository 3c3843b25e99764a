"""Setting tables: what the home page, the API and a rematch have in common."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from starlette.requests import Request

from opificio.kit.errors import BadOption, OpificioError
from opificio.kit.game import about, load_game
from opificio.kit.match import Match, check_names
from opificio.kit.record import game_of, read
from opificio.table.access import address_of
from opificio.table.bots import NAMES, USUAL
from opificio.table.hall import Hall
from opificio.table.room import Refused, Room
from opificio.table.store import HOST, MatchRow, SeatRow, secret

CLOCKS = (0, 5, 10, 20, 40, 60)
"""Minutes a player has for all of a game; 0 is no clock."""
KINDS = ("you", "person", "bot", "open")


@dataclass(frozen=True)
class Chair:
    """A seat as somebody wishes it: himself (`you`), another person at his device, a bot, or open for whoever comes."""

    kind: str
    name: str = ""
    level: str = ""


@dataclass(frozen=True)
class Wish:
    """A table as somebody wishes it."""

    game: str
    chairs: Sequence[Chair]
    options: dict[str, str] = field(default_factory=dict)
    public: bool = False
    minutes: int = 0
    hints: bool | None = None
    """Whether players may ask for hints; None: if nobody plays from elsewhere."""


def named(chairs: Sequence[Chair], guest: str, levels: Sequence[str]) -> list[SeatRow]:
    """The seats with a name for everybody: those given, bots' own, and a guest's."""
    wanted = [chair.name.strip() for chair in chairs if chair.kind in ("you", "person") and chair.name.strip()]
    taken = set(wanted)
    rows = []
    for number, chair in enumerate(chairs):
        if chair.kind not in KINDS:
            raise BadOption("web-seat-kind", found=chair.kind, known=", ".join(KINDS))
        name = chair.name.strip() if chair.kind in ("you", "person") else ""
        if chair.kind == "bot":
            name = next(bot for bot in NAMES if bot not in taken)
        elif chair.kind == "open":
            name = f"{guest} {number + 1}"
        elif not name:
            name = guest if guest not in taken else f"{guest} {number + 1}"
        taken.add(name)
        level = chair.level or USUAL
        if level not in levels:
            raise BadOption("web-level-unknown", found=level, known=", ".join(levels))
        kind = {"you": "person"}.get(chair.kind, chair.kind)
        rows.append(SeatRow(number, kind, name, level))
    check_names([row.name for row in rows])
    return rows


async def may_set_table(request: Request) -> None:
    """Refuses whoever sets tables too fast, or has too many open."""
    hall: Hall = request.app.state.hall
    await request.app.state.new_tables.check(address_of(request), lambda ids: hall.run(hall.store.still_open, ids))


def was_set(request: Request, table: str) -> None:
    """Counts a new table for the address it was set from."""
    request.app.state.new_tables.add(address_of(request), table)


async def set_table(hall: Hall, wish: Wish, key: str, guest: str) -> MatchRow:
    """Creates a table whose host holds `key`; starts it at once if nobody is missing."""
    known = about(wish.game)
    if len(wish.chairs) not in known.players + known.unofficial:
        counts = ", ".join(map(str, sorted(known.players + known.unofficial)))
        raise BadOption("players-wrong", found=len(wish.chairs), known=counts)
    if wish.minutes not in CLOCKS:
        raise BadOption("web-clock-unknown", found=wish.minutes, known=", ".join(map(str, CLOCKS)))
    options = all_options(known.tables.options(), wish.options)
    rows = named(wish.chairs, guest, hall.staff.levels)
    clock = wish.minutes * 60 or None
    if clock:
        rows = [SeatRow(r.seat, r.kind, r.name, r.level, float(clock)) for r in rows]
    held = [(key, HOST)] + [(key, n) for n, chair in enumerate(wish.chairs) if chair.kind in ("you", "person")]
    hints = all(chair.kind != "open" for chair in wish.chairs) if wish.hints is None else wish.hints
    row = await hall.run(
        lambda: hall.store.create(
            wish.game, known.version, known.tables.fingerprint, options, rows, public=wish.public, clock=clock, hints=hints, held=held
        )
    )
    await start(hall, row)
    return row


def all_options(known: dict[str, list[str]], chosen: dict[str, str]) -> dict[str, str]:
    result = {name: values[0] for name, values in known.items()}
    for name, value in chosen.items():
        if name not in known:
            raise BadOption("option-unknown", found=str(name), known=", ".join(known) or "-")
        if value not in known[name]:
            raise BadOption("option-value-unknown", option=name, found=str(value), known=", ".join(known[name]))
        result[name] = value
    return result


async def start(hall: Hall, row: MatchRow) -> None:
    """Begins the match if every seat is taken; getting the game ready may take a while, so nobody waits for it here."""
    current = await hall.run(hall.store.match, row.id)
    if current.status != "open" or any(chair.kind == "open" for chair in current.seats):
        return

    async def begin() -> None:
        await hall.prepare(row.game)
        await hall.change(row.id, Room.begin)

    if row.game in hall.ready:
        await begin()
    else:
        hall.spawn(begin())


async def sit(hall: Hall, match: str, key: str, name: str, seat: int | None, guest: str) -> int:
    """Takes an open seat at a table under a name."""
    row = await hall.run(hall.store.match, match)
    free = [chair.seat for chair in row.seats if chair.kind == "open"]
    if not free or (seat is not None and seat not in free):
        raise Refused("web-no-seat")
    chosen = free[0] if seat is None else seat
    others = [chair.name for chair in row.seats if chair.seat != chosen]
    name = name.strip()[:40] or next(n for n in (guest, f"{guest} {chosen + 1}", f"{guest} {chosen + 11}") if n not in others)
    check_names([*others, name])
    await hall.change(match, lambda room: _sit(room, chosen, name, key))
    await start(hall, row)
    return chosen


def _sit(room: Room, seat: int, name: str, key: str) -> None:
    room.store.sit(room.id, seat, name, key)
    room.row = room.store.match(room.id)


async def from_record(hall: Hall, text: str, key: str) -> MatchRow:
    """A new table that goes on where a record ends, with its reader on every seat of it."""
    game = game_of(text)
    if game is not None:
        about(game)
        await hall.prepare(game)
    match = await hall.run(lambda: read(text, nature="manual"))
    return await from_moves(hall, match, [(key, seat) for seat in range(len(match.names))] + [(key, HOST)], None)


async def from_moves(hall: Hall, match: Match, held: list[tuple[str, int]], chairs: Sequence[SeatRow] | None) -> MatchRow:
    """A new table with moves that were made elsewhere."""
    rows = chairs or [SeatRow(n, "person", name, USUAL) for n, name in enumerate(match.names)]
    game = load_game(match.game.id)

    def make() -> MatchRow:
        version, tables = game.about.version, game.tables.fingerprint
        row = hall.store.create(game.id, version, tables, match.options, rows, hints=True, start=match.start, held=held)
        room = Room(hall.store, row.id)
        room._draw_nature(match)
        room.keep_all(match)
        return hall.store.match(row.id)

    return await hall.run(make)


async def again(hall: Hall, match: str, key: str) -> str:
    """The rematch of a match: the same seats, everybody with his secret; made by whoever asks first."""
    live = await hall.open(match)
    row = live.room.row
    if row.next_match is not None:
        return row.next_match
    if row.status != "over":
        raise Refused("web-not-over")
    if not await hall.run(hall.store.held, match, key):
        raise Refused("web-watching")
    turned = [*row.seats[1:], row.seats[0]]  # whoever sat first sits last
    rows = [
        SeatRow(
            n, "person" if chair.kind in ("standin", "resigned") else chair.kind, chair.name, chair.level, row.clock and float(row.clock)
        )
        for n, chair in enumerate(turned)
    ]

    def make(room: Room) -> str:
        known = about(row.game)
        tables = known.tables.fingerprint
        new = room.store.create(row.game, known.version, tables, row.options, rows, public=row.public, clock=row.clock, hints=row.hints)
        room.store.pass_keys(room.id, new.id, {old.seat: n for n, old in enumerate(turned)} | {HOST: HOST})
        room.store.set_next(room.id, new.id)
        room.row = room.store.match(room.id)
        return new.id

    new = await hall.change(match, make)
    await start(hall, await hall.run(hall.store.match, new))
    return new


async def go_on_from(hall: Hall, match: str, number: int, key: str) -> str:
    """A new table that starts from a moment of a finished game, for whoever asks: on his seat, bots on the others."""
    live = await hall.open(match)
    if live.room.row.status != "over" and live.room.has_secrets:
        raise Refused("web-record-later")
    async with live.lock:
        earlier = await hall.run(live.room.at, number)
        if earlier is live.room.match:
            raise Refused("web-over")
    held = [seat for seat in await hall.run(hall.store.held, match, key) if seat >= 0] or [0]
    rows = [SeatRow(c.seat, "person" if c.seat in held else "bot", c.name, c.level) for c in live.room.row.seats]
    row = await from_moves(hall, earlier, [(key, HOST), *((key, seat) for seat in held)], rows)
    return row.id


__all__ = [
    "CLOCKS",
    "Chair",
    "OpificioError",
    "Wish",
    "again",
    "from_record",
    "go_on_from",
    "may_set_table",
    "secret",
    "set_table",
    "sit",
    "start",
    "was_set",
]
