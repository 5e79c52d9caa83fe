"""The server as an ASGI application: its routes, its page, what it refuses before anything is read."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import ResponseHeader
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, SerializationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp, Receive, Scope, Send
from sqlalchemy.exc import SQLAlchemyError

from klubovna import __version__
from klubovna.kernel.errors import KlubovnaError
from klubovna.server import metrics
from klubovna.server.clubroom import Clubroom
from klubovna.server.limits import Buckets, ConnectionLimit, client_of
from klubovna.server.problems import Problem, body
from klubovna.server.routes import HANDLERS, AnyRequest, language
from klubovna.server.settings import Settings
from klubovna.server.sockets import live

POLICY = (
    "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' data:; font-src 'self'; "
    "style-src 'self'; style-src-attr 'unsafe-inline'; manifest-src 'self'; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)
HEADERS = [
    ResponseHeader(name="Content-Security-Policy", value=POLICY),
    ResponseHeader(name="X-Content-Type-Options", value="nosniff"),
    ResponseHeader(name="Referrer-Policy", value="no-referrer"),
]
REPLAY_COST = 5.0
"""All steps of a game in words are as dear as so many other requests."""
log = logging.getLogger("klubovna.server")


# -- refusals --------------------------------------------------------------------------------------------------------


def refuse(request: AnyRequest, error: KlubovnaError) -> Response[Any]:
    status, told = body(error, language(request))
    metrics.PROBLEMS.labels(told["code"]).inc()
    return Response(told, status_code=status)


def refuse_http(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """Errors of the framework in our own shape."""
    code = {404: "no-page", 405: "method", 413: "too-large"}.get(error.status_code, "bad-shape")
    if isinstance(error.__cause__, SerializationException) and not isinstance(
        error.__cause__.__cause__, msgspec.ValidationError
    ):
        code = "bad-json"
    if error.status_code >= 500:
        code = "broken"
    return refuse(request, Problem(code, why=str(error.detail)))


def refuse_broken(request: AnyRequest, error: Exception) -> Response[Any]:
    """Never a stack trace to the outside; it goes to the log."""
    log.exception("request failed", exc_info=error)
    return refuse(request, Problem("broken"))


def refuse_database(request: AnyRequest, error: Exception) -> Response[Any]:
    log.warning("database: %s", error)
    return refuse(request, Problem("database"))


class RequestLimits:
    """Before anything is read: how fast a client asks, and how much it sends."""

    def __init__(self, app: ASGIApp, settings: Settings, buckets: Buckets) -> None:
        self.app = app
        self.settings = settings
        self.buckets = buckets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and scope["path"].startswith("/api"):
            request: AnyRequest = Request(scope)
            client = client_of(request)
            length = request.headers.get("content-length", "0")
            if not self.buckets.take(client, cost=REPLAY_COST if scope["path"].endswith("/replay") else 1.0):
                await _answer(Problem("too-fast"), request, scope, receive, send)
                return
            if not length.isdigit() or int(length) > self.settings.body_bytes:
                await _answer(Problem("too-large"), request, scope, receive, send)
                return
        await self.app(scope, receive, send)


async def _answer(problem: Problem, request: AnyRequest, scope: Scope, receive: Receive, send: Send) -> None:
    response = refuse(request, problem).to_asgi_response(app=None, request=request)
    await response(scope, receive, send)


def create_app(settings: Settings) -> Litestar:
    """The whole server as an ASGI application."""
    buckets = Buckets(settings.requests_per_second, settings.request_burst)  # one for all routes

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        clubroom = Clubroom(settings)
        app.state.clubroom = clubroom
        app.state.buckets = buckets
        app.state.connections = ConnectionLimit(settings.connections_per_client)
        await clubroom.open()
        try:
            yield
        finally:
            await clubroom.close()

    handlers: list[Any] = [*HANDLERS, live]
    if Path(settings.web).is_dir():
        handlers.append(
            create_static_files_router(path="/", directories=[settings.web], html_mode=True, include_in_schema=False)
        )
    return Litestar(
        route_handlers=handlers,
        lifespan=[lifespan],
        middleware=[lambda app: RequestLimits(app, settings, buckets)],
        response_headers=HEADERS,
        request_max_body_size=settings.body_bytes,
        exception_handlers={
            KlubovnaError: refuse,
            HTTPException: refuse_http,
            SQLAlchemyError: refuse_database,
            OSError: refuse_database,
            msgspec.ValidationError: lambda request, error: refuse(request, Problem("bad-shape", why=str(error))),
            Exception: refuse_broken,
        },
        openapi_config=OpenAPIConfig(
            title="Klubovna", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=5),
        logging_config=None,
        debug=False,
    )
