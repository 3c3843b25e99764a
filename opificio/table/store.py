"""Keeping everything: one class around the database. All calls block, so the server makes them in worker threads."""

from __future__ import annotations

import hashlib
import secrets
import threading
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, bindparam, create_engine, delete, event, func, insert, inspect, select, text, update
from sqlalchemy.exc import ArgumentError, IntegrityError, NoSuchModuleError, SQLAlchemyError

from opificio.kit.errors import OpificioError
from opificio.table.schema import analyses, chat, entries, keys, matches, seats, snapshots
from opificio.table.together import Together

HEAD = "0004"
"""The newest migration."""
CHANNEL = "opificio"
"""Where PostgreSQL tells other processes that a match has changed."""
HOST = -1
"""The seat of a key that may run the table."""
SNAPSHOT_EVERY = 64
LEFT_ALONE = 3 * 86400.0
"""Seconds after which a table that nobody touched no longer counts as open."""
CUT_OFF = 30.0
"""Seconds after which an analysis that nobody has touched counts as cut off."""
GO_ON = (
    update(matches)
    .where((matches.c.id == bindparam("of")) & (matches.c.entries == bindparam("first")))
    .values({name: bindparam(name) for name in ("entries", "turn", "status", "updated")})
)
"""A match goes on from where it was, unless it has gone on already. Written once: making a statement takes longer than running it."""


class BadDatabase(OpificioError):
    """The database cannot be used."""


class Conflict(Exception):
    """Somebody else has appended first: what was decided on is no longer the latest state."""


@dataclass(frozen=True)
class SeatRow:
    """A seat at a table: `person`, `bot`, `open` (waiting for somebody), `standin` (a bot in a person's place) or `resigned`
    (the same, for good)."""

    seat: int
    kind: str
    name: str
    level: str
    left: float | None = None


@dataclass(frozen=True)
class MatchRow:
    """A table as it is kept. `status`: open, running, over."""

    id: str
    game: str
    rules: int
    tables: str
    options: dict[str, str]
    status: str
    public: bool
    clock: int | None
    created: float
    updated: float
    turn: int
    entries: int
    next_match: str | None
    hints: bool = False
    start: dict[str, Any] | None = None
    seats: tuple[SeatRow, ...] = field(default=())


@dataclass(frozen=True)
class Entry:
    """One line of a match's history as it is kept."""

    kind: str
    seat: int
    action: int
    notation: str
    events: list[list[int]]
    at: float


@dataclass(frozen=True)
class Line:
    """Something said at the table."""

    number: int
    seat: int
    name: str
    text: str
    at: float
    remark: dict[str, Any] | None = None

    def told(self, lang: str) -> str:
        """What people wrote is shown as they wrote it, remarks of ours in the reader's language."""
        return self.text if self.remark is None else OpificioError.of(self.remark).text(lang)


@dataclass(frozen=True)
class AnalysisRow:
    """How far the analysis of a finished match is. `status`: waiting, running, cut (nobody works on it any more), done."""

    match: str
    entries: int
    status: str
    done: int
    total: int
    updated: float
    result: dict[str, Any] | None


def secret() -> str:
    """A long random secret for a link or a cookie."""
    return secrets.token_urlsafe(24)


def hashed(key: str) -> str:
    """What is kept of a secret. Secrets are random and long, so a plain digest cannot be turned back."""
    return hashlib.sha256(key.encode()).hexdigest()


def new_id() -> str:
    """A short name for a table, without letters that look alike."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(10))


class Store:
    """The database at an address such as `sqlite:////data/opificio.db` or `postgresql+psycopg://user@host/name`."""

    def __init__(self, url: str) -> None:
        if url.startswith(("postgres://", "postgresql://")):
            url = "postgresql+psycopg://" + url.partition("://")[2]
        self.url = url
        self.sqlite = url.startswith("sqlite")
        self.voice = secrets.token_hex(8)
        # SQLite has one writer at a time: queueing for it here is kinder than its busy handler's polling.
        turn = threading.Lock()
        self._writing: Any = turn if self.sqlite else nullcontext()
        self._together = Together(turn, self._transaction)
        try:
            self.engine = self._open(url)
            self._upgrade()
        except (SQLAlchemyError, ArgumentError, NoSuchModuleError, OSError, ModuleNotFoundError) as error:
            why = str(getattr(error, "orig", None) or error).splitlines()[0]
            raise BadDatabase("web-database", url=self.engine_name(url), why=why) from None

    @property
    def address(self) -> str:
        """The address as PostgreSQL's own programs write it."""
        return self.url.replace("postgresql+psycopg://", "postgresql://")

    @staticmethod
    def engine_name(url: str) -> str:
        """The address without its password."""
        from sqlalchemy.engine import make_url

        try:
            return make_url(url).render_as_string(hide_password=True)
        except ArgumentError:
            return url.partition("://")[0]

    def _open(self, url: str) -> Engine:
        if not self.sqlite:
            return create_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)
        file = url.partition(":///")[2]
        if file:
            Path(file).parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(url, connect_args={"timeout": 30, "check_same_thread": False})

        @event.listens_for(engine, "connect")
        def prepare(connection: Any, _: Any) -> None:
            connection.isolation_level = None  # transactions begin where we say, so that a writer never has to upgrade its lock
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
                connection.execute(f"PRAGMA {pragma}")

        @event.listens_for(engine, "begin")
        def begin(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")

        return engine

    def _upgrade(self) -> None:
        """Brings the tables up to date. Alembic is loaded only if there is something to do."""
        with self.engine.connect() as connection:
            if inspect(connection).has_table("alembic_version"):
                found = connection.execute(text("select version_num from alembic_version")).scalar()
                if found == HEAD:
                    return
                if found is not None and found > HEAD:
                    raise BadDatabase("web-database-newer", found=found, known=HEAD)
        from alembic import command
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        with self._write() as connection:
            if not self.sqlite:
                connection.execute(text("select pg_advisory_xact_lock(7262001)"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    @contextmanager
    def _write(self) -> Iterator[Connection]:
        """A transaction that writes; what it did is on disk when it ends."""
        with self._writing, self._transaction() as connection:
            yield connection

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
            yield connection

    def _tell(self, connection: Connection, match: str) -> None:
        """Wakes the other processes that show this match, once the transaction is through. Ours knows its own voice."""
        if not self.sqlite:
            connection.execute(select(func.pg_notify(CHANNEL, f"{self.voice} {match}")))

    def close(self) -> None:
        self.engine.dispose()

    def ping(self) -> None:
        """Raises if the database does not answer."""
        with self.engine.connect() as connection:
            connection.execute(select(1))

    # --- tables ---------------------------------------------------------------------------------------------------------------

    def create(
        self,
        game: str,
        rules: int,
        tables: str,
        options: dict[str, str],
        chairs: Sequence[SeatRow],
        *,
        public: bool = False,
        clock: int | None = None,
        hints: bool = False,
        start: Mapping[str, Any] | None = None,
        held: Iterable[tuple[str, int]] = (),
    ) -> MatchRow:
        """A new table that waits to be filled. `held` are secrets with the seats (or `HOST`) they open; `start` is the state its match
        starts from, if not the beginning."""
        now = time.time()
        row = {
            "id": new_id(),
            "game": game,
            "rules": rules,
            "tables": tables,
            "options": options,
            "status": "open",
            "public": public,
            "clock": clock,
            "created": now,
            "updated": now,
            "turn": -2,
            "entries": 0,
            "hints": hints,
            "start": None if start is None else dict(start),
        }
        with self._write() as connection:
            connection.execute(insert(matches), row)
            connection.execute(
                insert(seats),
                [
                    {
                        "match": row["id"],
                        "seat": c.seat,
                        "kind": c.kind,
                        "name": c.name,
                        "level": c.level,
                        "left": c.left if clock else None,
                    }
                    for c in chairs
                ],
            )
            for key, seat in held:
                connection.execute(insert(keys), {"hash": hashed(key), "match": row["id"], "seat": seat, "made": now})
        return self.match(str(row["id"]))

    def match(self, match: str) -> MatchRow:
        """A table with its seats; `LookupError` if there is none."""
        with self.engine.connect() as connection:
            found = connection.execute(select(matches).where(matches.c.id == match)).mappings().first()
            if found is None:
                raise LookupError(match)
            chairs = connection.execute(select(seats).where(seats.c.match == match).order_by(seats.c.seat)).mappings()
            return MatchRow(**found, seats=tuple(SeatRow(c["seat"], c["kind"], c["name"], c["level"], c["left"]) for c in chairs))

    def _listed(self, condition: Any, limit: int) -> list[MatchRow]:
        with self.engine.connect() as connection:
            found = connection.execute(select(matches.c.id).where(condition).order_by(matches.c.updated.desc()).limit(limit)).scalars()
            ids = list(found)
        return [self.match(match) for match in ids]

    def public_tables(self, limit: int = 30) -> list[MatchRow]:
        """Tables that anybody may join or watch, the latest first."""
        return self._listed(matches.c.public & matches.c.status.in_(["open", "running"]), limit)

    def tables_of(self, key: str, limit: int = 30) -> list[tuple[MatchRow, list[int]]]:
        """The tables that a secret opens, with its seats there."""
        with self.engine.connect() as connection:
            found = connection.execute(
                select(keys.c.match, keys.c.seat)
                .join(matches, matches.c.id == keys.c.match)
                .where(keys.c.hash == hashed(key))
                .order_by(matches.c.updated.desc())
            ).all()
        held: dict[str, list[int]] = {}
        for match, seat in found:
            held.setdefault(match, []).append(seat)
        return [(self.match(match), sorted(s for s in own if s != HOST)) for match, own in list(held.items())[:limit]]

    def unfinished(self) -> list[str]:
        """Running tables, for a server that has just started: those where a bot may have to move."""
        with self.engine.connect() as connection:
            found = connection.execute(
                select(matches.c.id)
                .join(seats, (seats.c.match == matches.c.id) & (seats.c.seat == matches.c.turn))
                .where((matches.c.status == "running") & (seats.c.kind.in_(["bot", "standin", "resigned"]) | matches.c.clock.is_not(None)))
            ).scalars()
            return list(found)

    def still_open(self, ids: Iterable[str]) -> set[str]:
        """Those of these tables that wait for players or are played, and were not left alone for days."""
        lately = time.time() - LEFT_ALONE
        with self.engine.connect() as connection:
            wanted = matches.c.id.in_(list(ids)) & (matches.c.status != "over") & (matches.c.updated > lately)
            return set(connection.execute(select(matches.c.id).where(wanted)).scalars())

    # --- seats and keys ---------------------------------------------------------------------------------------------------------

    def held(self, match: str, key: str | None) -> list[int]:
        """The seats of a match that a secret opens, `HOST` included."""
        if not key:
            return []
        with self.engine.connect() as connection:
            found = connection.execute(select(keys.c.seat).where((keys.c.match == match) & (keys.c.hash == hashed(key)))).scalars()
            return sorted(found)

    def give(self, match: str, key: str, held: Iterable[int]) -> None:
        """Lets a secret open seats, in addition to those it opens already."""
        with self._write() as connection:
            known = set(connection.execute(select(keys.c.seat).where((keys.c.match == match) & (keys.c.hash == hashed(key)))).scalars())
            for seat in set(held) - known:
                connection.execute(insert(keys), {"hash": hashed(key), "match": match, "seat": seat, "made": time.time()})

    def pass_keys(self, match: str, following: str, places: dict[int, int]) -> None:
        """Lets everybody who holds a seat at one table hold the corresponding one at another."""
        with self._write() as connection:
            found = connection.execute(select(keys.c.hash, keys.c.seat).where(keys.c.match == match)).all()
            rows = [{"hash": h, "match": following, "seat": places[s], "made": time.time()} for h, s in found if s in places]
            if rows:
                connection.execute(insert(keys), rows)

    def sit(self, match: str, seat: int, name: str, key: str) -> None:
        """Takes an open seat; raises `Conflict` if somebody was quicker."""
        with self._write() as connection:
            changed = connection.execute(
                update(seats)
                .where((seats.c.match == match) & (seats.c.seat == seat) & (seats.c.kind == "open"))
                .values(kind="person", name=name)
            )
            if changed.rowcount != 1:
                raise Conflict
            connection.execute(delete(keys).where((keys.c.hash == hashed(key)) & (keys.c.match == match) & (keys.c.seat == seat)))
            connection.execute(insert(keys), {"hash": hashed(key), "match": match, "seat": seat, "made": time.time()})
            self._tell(connection, match)

    def set_seat(self, match: str, seat: int, **values: Any) -> None:
        """Changes who plays a seat: kind, name, level, time left."""
        with self._write() as connection:
            connection.execute(update(seats).where((seats.c.match == match) & (seats.c.seat == seat)).values(**values))
            self._tell(connection, match)

    def set_next(self, match: str, following: str) -> None:
        """Names the rematch, so that everybody at the table finds it."""
        with self._write() as connection:
            connection.execute(update(matches).where(matches.c.id == match).values(next_match=following))
            self._tell(connection, match)

    # --- history ----------------------------------------------------------------------------------------------------------------

    def append(
        self,
        match: str,
        first: int,
        new: Sequence[Entry],
        *,
        turn: int,
        status: str,
        at: float,
        snapshot: tuple[int, bytes] | None = None,
        forget_after: int | None = None,
        left: tuple[int, float] | None = None,
    ) -> None:
        """Appends entries from number `first` on, all or none; raises `Conflict` if any of those numbers is taken."""
        rows = [{"match": match, "number": first + k, **vars(e)} for k, e in enumerate(new)]

        def write(connection: Connection) -> None:
            values = {"of": match, "first": first, "entries": first + len(new), "turn": turn, "status": status, "updated": at}
            if connection.execute(GO_ON, values).rowcount != 1:
                raise Conflict
            if rows:
                connection.execute(insert(entries), rows)
            if forget_after is not None:
                connection.execute(delete(snapshots).where((snapshots.c.match == match) & (snapshots.c.moves > forget_after)))
            if snapshot is not None:
                moves, state = snapshot
                connection.execute(insert(snapshots), {"match": match, "moves": moves, "entry": first + len(new), "state": state})
            if left is not None:
                connection.execute(update(seats).where((seats.c.match == match) & (seats.c.seat == left[0])).values(left=left[1]))
            self._tell(connection, match)

        try:
            if self.sqlite:
                self._together.write(write)
            else:
                with self._write() as connection:
                    write(connection)
        except IntegrityError:
            raise Conflict from None

    def renew(self, match: str, count: int, rules: int, tables: str, moves: Mapping[int, Entry]) -> None:
        """Keeps a match under new rules: its moves (by their numbers) as they are called now. Snapshots of the old rules are forgotten."""
        with self._write() as connection:
            changed = connection.execute(
                update(matches).where((matches.c.id == match) & (matches.c.entries == count)).values(rules=rules, tables=tables)
            )
            if changed.rowcount != 1:
                return  # somebody has gone on meanwhile; whoever opens it next does this
            connection.execute(delete(snapshots).where(snapshots.c.match == match))
            for number, move in moves.items():
                connection.execute(
                    update(entries)
                    .where((entries.c.match == match) & (entries.c.number == number))
                    .values(action=move.action, events=move.events)
                )

    def history(self, match: str, start: int = 0) -> list[Entry]:
        """The entries from a number on."""
        with self.engine.connect() as connection:
            found = connection.execute(
                select(entries).where((entries.c.match == match) & (entries.c.number >= start)).order_by(entries.c.number)
            ).mappings()
            return [Entry(e["kind"], e["seat"], e["action"], e["notation"], e["events"], e["at"]) for e in found]

    def snapshot(self, match: str) -> tuple[int, int, bytes] | None:
        """The latest snapshot: moves so far, number of the next entry, the state."""
        with self.engine.connect() as connection:
            found = connection.execute(
                select(snapshots.c.moves, snapshots.c.entry, snapshots.c.state)
                .where(snapshots.c.match == match)
                .order_by(snapshots.c.moves.desc())
                .limit(1)
            ).first()
            return None if found is None else (found[0], found[1], found[2])

    # --- chat -------------------------------------------------------------------------------------------------------------------

    def say(self, match: str, seat: int, name: str, said: str) -> None:
        """Keeps what somebody said at a table."""
        self._say(match, seat, name, said, None)

    def remark(self, match: str, seat: int, name: str, remark: OpificioError) -> None:
        """Keeps what is to be told about a seat, so that everybody reads it in his language."""
        self._say(match, seat, name, str(remark), remark.data())

    def _say(self, match: str, seat: int, name: str, said: str, remark: dict[str, Any] | None) -> None:
        with self._write() as connection:
            last = connection.execute(select(func.max(chat.c.number)).where(chat.c.match == match)).scalar()
            number = (last or 0) + 1
            connection.execute(
                insert(chat),
                {"match": match, "number": number, "seat": seat, "name": name, "text": said, "at": time.time(), "remark": remark},
            )
            self._tell(connection, match)

    def said(self, match: str, limit: int = 100) -> list[Line]:
        with self.engine.connect() as connection:
            found = connection.execute(select(chat).where(chat.c.match == match).order_by(chat.c.number.desc()).limit(limit)).mappings()
            return [Line(c["number"], c["seat"], c["name"], c["text"], c["at"], c["remark"]) for c in found][::-1]

    # --- analyses -----------------------------------------------------------------------------------------------------------------

    def analysis(self, match: str) -> AnalysisRow | None:
        """What is known of a finished match's decisions."""
        with self.engine.connect() as connection:
            found = connection.execute(select(analyses).where(analyses.c.match == match)).mappings().first()
        if found is None:
            return None
        row = AnalysisRow(**found)
        waits = row.status in ("waiting", "running")
        return replace(row, status="cut") if waits and time.time() - row.updated > CUT_OFF else row

    def claim_analysis(self, match: str, count: int) -> bool:
        """Takes the analysis of a match with so many entries upon oneself; False if somebody works on it, or if it is there."""
        now = time.time()
        values = {"entries": count, "status": "waiting", "done": 0, "total": 0, "updated": now, "result": None}
        try:
            with self._write() as connection:
                # Of two that see no row, the second one's insert fails; the row's lock lets only one of two find it free.
                found = connection.execute(select(analyses).where(analyses.c.match == match).with_for_update()).mappings().first()
                if found is None:
                    connection.execute(insert(analyses), {"match": match, **values})
                else:
                    works = found["status"] in ("waiting", "running") and now - found["updated"] <= CUT_OFF
                    if found["entries"] == count and (works or found["status"] == "done"):
                        return False
                    connection.execute(update(analyses).where(analyses.c.match == match).values(**values))
                self._tell(connection, match)
        except IntegrityError:
            return False
        return True

    def set_analysis(self, match: str, **values: Any) -> None:
        """Notes how far an analysis is, or what came of it."""
        with self._write() as connection:
            connection.execute(update(analyses).where(analyses.c.match == match).values(updated=time.time(), **values))
            self._tell(connection, match)

    def give_up_analyses(self) -> None:
        """For a process that is alone with its database and has just started: nobody works on any analysis."""
        with self._write() as connection:
            connection.execute(update(analyses).where(analyses.c.status.in_(["waiting", "running"])).values(status="cut"))
