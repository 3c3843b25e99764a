"""The WebSocket of a table: pushes what changed, takes choices and questions.

A page gets fragments of HTML and SVG; with `?as=json` a program gets the view as JSON. Messages are small JSON objects with one
of the keys below; whatever is wrong with one is answered with a sentence, and the table stays as it was.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import logging
from dataclasses import replace
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from opificio.kit.errors import OpificioError
from opificio.kit.words import LANGUAGES, words
from opificio.table.access import Bucket, key_of, language_of, same_origin
from opificio.table.bots import USUAL
from opificio.table.frames import Looker, log_lines, render
from opificio.table.hall import Hall, Live, Viewer
from opificio.table.insight import advise
from opificio.table.room import Refused
from opificio.table.tables import start

router = APIRouter()
log = logging.getLogger("opificio.table")
LONGEST = 4096
"""Characters a message may have."""
LONGEST_CHAT = 500
GONE = (WebSocketDisconnect, RuntimeError)
"""What Starlette raises when something is sent to somebody who has left, or asked of him."""


@router.websocket("/ws/{match}")
async def table_socket(socket: WebSocket, match: str) -> None:
    hall: Hall = socket.app.state.hall
    if not same_origin(socket.headers):
        await socket.close(4403)
        return
    try:
        live = await hall.open(match)
        held = await hall.run(hall.store.held, match, key_of(socket))
    except LookupError:
        live = None
    try:
        await socket.accept()
        if live is None:
            await socket.close(4404)
            return
    except GONE:
        return  # he did not wait for the table to be opened
    viewer = Viewer(Looker(tuple(held), language_of(socket)), socket.query_params.get("as") == "json")
    visit = Visit(hall, live, viewer, socket)
    await visit.run()


class Visit:
    """One open socket."""

    def __init__(self, hall: Hall, live: Live, viewer: Viewer, socket: WebSocket) -> None:
        self.hall, self.live, self.viewer, self.socket, self.program = hall, live, viewer, socket, viewer.program
        self.sent: dict[str, str] = {}
        self.told = 0
        self.heard = 0
        self.log_mark: Any = None
        self.hint: asyncio.Task[None] | None = None
        self.bucket = Bucket(20, 60) if hall.limits else Bucket(1e6, 1e6)

    async def run(self) -> None:
        self.live.viewers.add(self.viewer)
        if not self.program:
            self.hall.tell(self.live)  # others see who is here
        self.viewer.wake()
        pushing = asyncio.get_running_loop().create_task(self._push())
        try:
            await self._listen()
        finally:
            pushing.cancel()
            if self.hint is not None:
                self.hint.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await pushing
            self.live.viewers.discard(self.viewer)
            if not self.program:
                self.hall.tell(self.live)

    # --- to the browser ----------------------------------------------------------------------------------------------------------

    async def _push(self) -> None:
        while True:
            await self.viewer.news.wait()
            self.viewer.news.clear()
            if self.hall.closing:
                await self.socket.close(1012)
                return
            while self.viewer.notes:
                await self._send(self.viewer.notes.pop(0))
            if not self.viewer.stale:
                continue
            self.viewer.stale = False
            try:
                text = await (self._view() if self.program else self._page())
            except Exception:
                self._complain("a table could not be shown")
                continue
            await self.socket.send_text(text)

    async def _view(self) -> str:
        live, looker = self.live, self.viewer.looker
        async with live.lock:
            return live.view(looker, write=False) or str(await self.hall.run(live.view, looker))

    async def _page(self) -> str:
        return json.dumps(await self._news(), ensure_ascii=False, separators=(",", ":"))

    async def _news(self) -> dict[str, Any]:
        """The newest frame without the parts that this browser has already."""
        looker = self.viewer.looker
        message = dict(await self.hall.frame(self.live, looker))
        changed = {}
        for name, text in message["parts"].items():
            digest = hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
            if self.sent.get(name) != digest:
                self.sent[name] = digest
                changed[name] = text
        message["parts"] = changed
        moves = self.live.room.moves
        mark = moves[self.told - 1] if 0 < self.told <= len(moves) else None
        if self.told > len(moves) or mark is not self.log_mark:
            self.told = 0  # something was taken back: the log is told anew
        if self.told < len(moves) or self.told == 0:
            lines = await self.hall.run(log_lines, self.live.room.match, moves, looker.lang, self.told)
            message["log"] = {"anew": self.told == 0, "lines": lines}
            self.told = len(moves)
            self.log_mark = moves[-1] if moves else None
        said = await self.hall.run(self.hall.store.said, self.live.room.id)
        new = [line for line in said if line.number > self.heard]
        if new:
            self.heard = new[-1].number
            message["chat"] = [{"seat": line.seat, "name": line.name, "text": line.told(looker.lang)} for line in new]
        return message

    # --- from the browser ----------------------------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        with contextlib.suppress(*GONE):
            while (received := await self.socket.receive())["type"] == "websocket.receive":
                answer = await self._reply(received.get("text"))
                if answer is not None:
                    await self._send(answer)

    async def _reply(self, text: str | None) -> dict[str, Any] | None:
        """What a message is answered with, whatever it is."""
        lang = self.viewer.looker.lang
        try:
            if text is None or len(text) > LONGEST:
                raise Refused("web-bad-message")
            if not self.bucket.take():
                raise Refused("web-too-fast")
            return await self._answer(text)
        except OpificioError as error:
            return {"type": "error", "text": error.text(lang)}
        except Exception:
            self._complain("a message could not be answered")
            return {"type": "error", "text": OpificioError("web-broken").text(lang)}

    def _complain(self, what: str) -> None:
        """Logs what has just gone wrong, unless it is that the server is closing: then he is told to come back."""
        if not self.hall.closing:
            log.exception(what, extra={"table": self.live.room.id})

    async def _send(self, message: dict[str, Any]) -> None:
        await self.socket.send_text(json.dumps(message, ensure_ascii=False))

    async def _answer(self, text: str) -> dict[str, Any] | None:
        try:
            message = json.loads(text)
        except (ValueError, RecursionError):
            raise Refused("web-bad-message") from None
        if not isinstance(message, dict):
            raise Refused("web-bad-message")
        looker, match = self.viewer.looker, self.live.room.id
        match message:
            case {"play": int() | str() as move} if not isinstance(move, bool):
                count = message.get("count")
                expected = count if isinstance(count, int) else None
                await self._come_back()
                await self.hall.change(match, lambda room: room.play(looker.held, move, expected))
                return {"type": "played"}
            case {"undo": True}:
                await self.hall.change(match, lambda room: room.undo(looker.held))
            case {"why": int() as action} if not isinstance(action, bool):
                async with self.live.lock:
                    why = await self.hall.run(self.live.room.why, looker.held, action, looker.lang)
                return {"type": "why", "action": action, "text": why}
            case {"help": str() as id} if id.startswith("help-") and len(id) < 80:
                known = words(looker.lang, self.live.room.row.game)
                return {"type": "help", "id": id, "text": known.say(id) if known.has(id) else None}
            case {"hint": True}:
                return await self._hint(message.get("count"))
            case {"analyse": True}:
                await self.hall.analyst.ask(match, looker.held)
            case {"say": str() as said}:
                await self._chat(" ".join(said.split())[:LONGEST_CHAT])
            case {"uncover": int() as seat} if seat in looker.seats:
                self.viewer.looker = replace(looker, uncovered=seat)
                self.viewer.wake()
            case {"bot": int() as seat}:
                level = message.get("level")
                chosen = level if level in self.hall.staff.levels else USUAL
                await self.hall.change(match, lambda room: room.hand_to_bot(looker.held, seat, str(chosen)))
                await start(self.hall, self.live.room.row)
            case {"resign": int() as seat} if not isinstance(seat, bool):
                await self.hall.change(match, lambda room: room.resign(looker.held, seat, USUAL))
            case {"back": True}:
                await self._come_back()
            case {"lang": str() as lang} if lang in LANGUAGES:
                self.viewer.looker = replace(looker, lang=lang)
                self.sent, self.told = {}, 0
                self.viewer.wake()
            case _:
                raise Refused("web-bad-message")
        return None

    async def _hint(self, count: Any) -> dict[str, Any]:
        """Says at once that it is being thought about; the answer comes as a note, so that the player can go on meanwhile."""
        looker, room = self.viewer.looker, self.live.room
        if self.hint is not None and not self.hint.done():
            raise Refused("web-too-fast")
        if not self.program and looker.covered(room):
            raise Refused("web-not-your-turn", seat=room.names[room.turn])
        self.hint = asyncio.get_running_loop().create_task(self._advise(count if isinstance(count, int) else None))
        ready = room.row.game in self.hall.searches
        return {"type": "hint-thinking", "text": words(looker.lang).say("web-hint-thinking" if ready else "web-hint-preparing")}

    async def _advise(self, count: int | None) -> None:
        lang = self.viewer.looker.lang
        try:
            found = await advise(self.hall, self.live, self.viewer.looker, lang, count)
            html = "" if self.program else render("_hint.html", lang, self.live.room.row.game, hint=found)
            self.viewer.note({"type": "hint", **found, **({} if self.program else {"html": html})})
        except OpificioError as error:
            self.viewer.note({"type": "hint-refused", "text": error.text(lang)})
        except Exception:
            self._complain("a hint could not be given")
            self.viewer.note({"type": "hint-refused", "text": OpificioError("web-broken").text(lang)})

    async def _come_back(self) -> None:
        held = self.viewer.looker.held
        if any(chair.kind == "standin" and chair.seat in held for chair in self.live.room.row.seats):
            await self.hall.change(self.live.room.id, lambda room: room.take_back(held))

    async def _chat(self, said: str) -> None:
        looker = self.viewer.looker
        if not looker.seats:
            raise Refused("web-watching")
        if not said:
            return
        seat = self.live.room.turn if self.live.room.turn in looker.seats else looker.seats[0]
        name = self.live.room.names[seat]
        await self.hall.run(self.hall.store.say, self.live.room.id, seat, name, said)
        self.hall.tell(self.live)
