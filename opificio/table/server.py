"""The server: puts the parts together, logs a line of JSON for each thing that happens, starts and stops in good order."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from fastapi.staticfiles import StaticFiles
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import JSONResponse

from opificio import __version__
from opificio.kit.errors import OpificioError
from opificio.table import api, pages, socket
from opificio.table.access import Limits, NewTables
from opificio.table.bots import Staff, own_bots
from opificio.table.guard import EXPECTED, Guard, handle
from opificio.table.hall import Hall
from opificio.table.insight import SECONDS
from opificio.table.store import CHANNEL, Store

HERE = Path(__file__).parent
MOST_TABLES = 100
"""Tables set from one address that may be open at once."""
log = logging.getLogger("opificio.table")


@dataclass(frozen=True)
class Settings:
    """How a server runs. Worker processes read it from the environment."""

    database: str
    pause: float = 0.6
    limits: bool = True
    analysis: float = SECONDS
    bots: tuple[str, ...] = ()
    """The host's own, as `name=exec:…`."""

    @classmethod
    def from_environment(cls) -> Settings:
        """Once in each process. The database's address, which may hold a password, is not left to programs that are started from here."""
        return cls(
            os.environ.pop("OPIFICIO_DATABASE"),
            float(os.environ.get("OPIFICIO_BOT_PAUSE", "0.6")),
            os.environ.get("OPIFICIO_LIMITS", "1") != "0",
            float(os.environ.get("OPIFICIO_ANALYSIS", SECONDS)),
            tuple(json.loads(os.environ.get("OPIFICIO_BOTS", "[]"))),
        )

    def to_environment(self) -> None:
        os.environ["OPIFICIO_DATABASE"] = self.database
        os.environ["OPIFICIO_BOT_PAUSE"] = str(self.pause)
        os.environ["OPIFICIO_LIMITS"] = "1" if self.limits else "0"
        os.environ["OPIFICIO_ANALYSIS"] = str(self.analysis)
        os.environ["OPIFICIO_BOTS"] = json.dumps(self.bots)


def create_app(settings: Settings) -> FastAPI:
    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = await asyncio.to_thread(Store, settings.database)
        hall = app.state.hall = Hall(store, settings.pause, settings.limits, settings.analysis, Staff(own_bots(settings.bots)))
        tasks = [asyncio.get_running_loop().create_task(work) for work in (hall.resume(), hall.tidy())]
        if not store.sqlite:
            tasks.append(asyncio.get_running_loop().create_task(listen(hall)))
        log.info("open", extra={"version": __version__, "database": Store.engine_name(settings.database)})
        yield
        for task in tasks:
            task.cancel()
        await hall.close()
        await asyncio.to_thread(store.close)
        log.info("closed")

    app = FastAPI(title="Opificio", version=__version__, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json", lifespan=lifespan)
    app.state.new_tables = NewTables(Limits(1 / 30, 30), MOST_TABLES) if settings.limits else NewTables(Limits(1e6, 1e6), 1 << 40)
    app.include_router(api.router)
    app.include_router(socket.router, include_in_schema=False)
    app.include_router(pages.router, include_in_schema=False)
    app.mount("/static", StaticFiles(directory=HERE / "static"), name="static")
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Guard, limits=Limits(40, 120) if settings.limits else Limits(1e6, 1e6))  # added last, so it comes first

    @app.get("/healthz", include_in_schema=False)
    async def healthz(request: Request) -> JSONResponse:
        try:
            await request.app.state.hall.run(request.app.state.hall.store.ping)
        except Exception:
            return JSONResponse({"status": "no database"}, 503)
        return JSONResponse({"status": "ok", "version": __version__})

    for kind in EXPECTED:
        app.add_exception_handler(kind, handle)
    return app


def factory() -> FastAPI:
    """For worker processes."""
    start_logging()
    return create_app(Settings.from_environment())


async def listen(hall: Hall) -> None:
    """PostgreSQL wakes us when another process has changed a match; it is then read again from the database."""
    import psycopg

    while not hall.closing:
        try:
            async with await psycopg.AsyncConnection.connect(hall.store.address, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                await hall.look_around()
                async for note in connection.notifies():
                    voice, _, match = note.payload.partition(" ")
                    if voice != hall.store.voice:
                        hall.spawn(hall.changed(match))
        except psycopg.Error:
            log.warning("the database's wake-ups have stopped; trying again")
            await asyncio.sleep(1)


# --- logs -------------------------------------------------------------------------------------------------------------------------

STANDARD = set(vars(logging.makeLogRecord({})))


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {"at": round(record.created, 3), "level": record.levelname.lower(), "message": record.getMessage()}
        line |= {name: value for name, value in vars(record).items() if name not in STANDARD and name != "message"}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def plainly(record: logging.LogRecord) -> bool:
    """What a visitor sends that is no text is his fault and not ours: a line, no traceback."""
    if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError):
        record.exc_info = None
    return True


def start_logging() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(plainly)
    for logger, level in ((log, os.environ.get("OPIFICIO_LOG", "info").upper()), (logging.getLogger("uvicorn.error"), "WARNING")):
        logger.handlers[:] = [handler]
        logger.setLevel(level)
        logger.propagate = False


def serve(settings: Settings, host: str, port: int, workers: int = 1) -> None:
    """Runs until it is told to stop; open sockets are closed with a code that makes browsers come back."""
    import uvicorn

    if workers > 1 and settings.database.startswith("sqlite"):
        raise OpificioError("web-workers-sqlite")
    settings.to_environment()
    uvicorn.run(
        "opificio.table.server:factory",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_config=None,
        access_log=False,
        ws_max_size=16384,
        ws_per_message_deflate=True,
        timeout_graceful_shutdown=5,
        proxy_headers=True,
        server_header=False,
    )
