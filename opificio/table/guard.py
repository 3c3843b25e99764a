"""What stands before every page and every answer over HTTP: who may come in, what goes wrong as a sentence, what is logged.

It speaks ASGI itself, without Starlette's `BaseHTTPMiddleware`: that one takes a browser that leaves before its answer for a fault.
"""

from __future__ import annotations

import logging
import re
import time

from fastapi.exceptions import RequestValidationError
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from opificio.kit.errors import OpificioError
from opificio.table import pages
from opificio.table.access import Limits, address_of, language_of, same_origin
from opificio.table.room import Refused
from opificio.table.store import Conflict

LONGEST_BODY = 1_000_000
LEFT = 499
"""Logged for whoever left before he was answered."""
HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
EXPECTED = (OpificioError, LookupError, Conflict, RequestValidationError, HTTPException)
"""Faults that have a sentence of their own."""
log = logging.getLogger("opificio.table")


class Guard:
    """ASGI middleware. `limits` holds back who asks too fast; files that never change are free."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app, self.limits = app, limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = time.perf_counter()
        request = Request(scope, receive)
        fixed = request.url.path.startswith("/static/")
        status = LEFT

        async def give(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                if fixed:
                    headers["cache-control"] = "public, max-age=3600"
                else:
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        try:
            self._check(request, fixed)
            await self.app(scope, receive, give)
        except ClientDisconnect:
            pass
        except Exception as error:
            if status != LEFT:
                raise
            await answer(request, error)(scope, receive, give)
        milliseconds = round((time.perf_counter() - begun) * 1000, 1)
        seen = {"method": request.method, "path": without_secrets(request.url.path), "status": status, "ms": milliseconds}
        log.info("request", extra=seen)

    def _check(self, request: Request, fixed: bool) -> None:
        if request.method not in ("GET", "HEAD"):
            if not same_origin(request.headers):
                raise HTTPException(403)
            if int(request.headers.get("content-length") or 0) > LONGEST_BODY or "transfer-encoding" in request.headers:
                raise HTTPException(413)
        if not fixed:
            self.limits.check(address_of(request))


def answer(request: Request, error: Exception) -> Response:
    """Whatever goes wrong, as a sentence: a page for people, JSON for programs."""
    lang = language_of(request)
    status, sentence = 500, OpificioError("web-broken")
    if isinstance(error, Refused) and error.message in ("web-too-fast", "web-too-many-tables"):
        status, sentence = 429, error
    elif isinstance(error, OpificioError):
        status, sentence = 400, error
    elif isinstance(error, LookupError):
        status, sentence = 404, OpificioError("web-no-table")
    elif isinstance(error, Conflict):
        status, sentence = 400, OpificioError("web-late")
    elif isinstance(error, RequestValidationError):
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        status, sentence = 422, OpificioError("web-bad-request", where=where[:80], why=str(first["msg"])[:200])
    elif isinstance(error, HTTPException):
        known = {403: "web-other-site", 404: "web-no-page", 413: "web-too-long"}
        status, sentence = error.status_code, OpificioError(known.get(error.status_code, "web-broken"))
    else:
        log.exception("unexpected", extra={"path": without_secrets(request.url.path)})
    if request.url.path.startswith("/api"):
        return JSONResponse({"error": sentence.text(lang)}, status)
    return pages.fault(request, sentence.text(lang), status)


async def handle(request: Request, error: Exception) -> Response:
    return answer(request, error)


def without_secrets(path: str) -> str:
    """A path as it may be logged: private links lose their secret."""
    return re.sub(r"(/seat/)[^/]+", r"\1…", path)
