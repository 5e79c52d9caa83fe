"""The door: what is refused before the application hears of it, and what every answer carries, the page's files too."""

from __future__ import annotations

import asyncio
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.datastructures import Headers
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from klubovna.server import metrics
from klubovna.server.limits import REFUSED_SECONDS, Buckets, client_of, cost_of
from klubovna.server.listening import HEAD_BYTES
from klubovna.server.logs import TABLE, table_of
from klubovna.server.problems import Problem, body
from klubovna.server.routes.asking import AnyRequest, language
from klubovna.server.settings import Settings

POLICY: Final = (
    "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' data:; font-src 'self'; "
    "style-src 'self'; style-src-attr 'unsafe-inline'; manifest-src 'self'; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)
PAGE_HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
)
HEADERS: Final = (
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
)
"""For what is no page: a table is some thirty answers, and headers travel as they are."""
HARMLESS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
PATH_LENGTH: Final = 500
PART_LENGTH: Final = 200


class Edge:
    """Paths, origins, pace, size and patience, in this order; what is refused costs nearly nothing."""

    def __init__(self, app: ASGIApp, settings: Settings, buckets: Buckets) -> None:
        self.app = app
        self.settings = settings
        self.buckets = buckets

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if "path" in scope:
            TABLE.set(table_of(scope["path"]))
        if scope["type"] == "websocket":
            if not plain_path(scope["path"]) or not self._from_here(scope) or head_bytes(scope) > HEAD_BYTES:
                await send({"type": "websocket.close", "code": 1008, "reason": ""})
                return
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            problem = self._problem(scope)
            if problem is None:
                await self.app(scope, self._patient(receive), guarded(send))
            else:
                if problem.code == "too-fast":
                    await asyncio.sleep(REFUSED_SECONDS)
                await answer(problem, Request(scope), scope, receive, guarded(send))
        else:
            await self.app(scope, receive, send)

    def _problem(self, scope: Any) -> Problem | None:
        request: AnyRequest = Request(scope)
        length = request.headers.get("content-length", "0")
        if not self.buckets.take(client_of(request), cost=cost_of(scope["method"], scope["path"])):
            return Problem("too-fast")
        if not plain_path(scope["path"]):
            return Problem("bad-path")
        if scope["method"] not in HARMLESS and not self._from_here(scope):
            return Problem("other-site")
        if not length.isdigit() or int(length) > self.settings.body_bytes or head_bytes(scope) > HEAD_BYTES:
            return Problem("too-large")
        return None

    def _from_here(self, scope: Scope) -> bool:
        """Whether our own page asks, or a program: a browser names the page that another site's script runs on."""
        headers = Headers.from_scope(scope)
        origin = headers.get("origin")
        if origin is not None:
            public = self.settings.public
            return origin in public if public else urlsplit(origin).netloc == headers.get("host", "")
        return headers.get("sec-fetch-site", "none") in ("same-origin", "none")

    def _patient(self, receive: Receive) -> Receive:
        """A body has to arrive within a time, however small its pieces are."""
        loop = asyncio.get_running_loop()
        end = loop.time() + self.settings.body_seconds
        waiting = True

        async def receive_in_time() -> Any:
            nonlocal waiting
            if not waiting:
                return await receive()
            try:
                async with asyncio.timeout_at(end):
                    message = await receive()
            except TimeoutError as error:
                raise Problem("too-slow") from error
            waiting = message["type"] == "http.request" and bool(message.get("more_body"))
            return message

        return receive_in_time


def plain_path(path: str) -> bool:
    """A path that a file or a table could have: of a sensible length, and printed as it is."""
    if len(path) > PATH_LENGTH or not path.isprintable():
        return False
    return all(len(part.encode()) <= PART_LENGTH for part in path.split("/"))


def head_bytes(scope: Any) -> int:
    """What came in one piece was read whole before anybody could count it."""
    return (
        len(scope.get("raw_path") or b"")
        + len(scope["query_string"])
        + sum(len(n) + len(v) for n, v in scope["headers"])
    )


def guarded(send: Send) -> Send:
    async def send_guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            told = list(message.get("headers", ()))
            known = {bytes(name).lower(): bytes(value) for name, value in told}
            more = PAGE_HEADERS if known.get(b"content-type", b"").startswith(b"text/html") else HEADERS
            message["headers"] = [*told, *((name, value) for name, value in more if name not in known)]
        await send(message)

    return send_guarded


def refusal(request: AnyRequest, problem: Problem) -> Response[Any]:
    status, told = body(problem, language(request))
    metrics.PROBLEMS.labels(told["code"]).inc()
    return Response(told, status_code=status, headers={"Retry-After": "1"} if status == 429 else None)


async def answer(problem: Problem, request: AnyRequest, scope: Scope, receive: Receive, send: Send) -> None:
    response = refusal(request, problem).to_asgi_response(app=None, request=request)
    await response(scope, receive, send)
