"""The server as an ASGI application: its routes, its page, what it refuses before anything is read."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException, SerializationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp
from sqlalchemy.exc import SQLAlchemyError

from klubovna import __version__
from klubovna.kernel.errors import KlubovnaError
from klubovna.server import metrics
from klubovna.server.clubroom import Clubroom
from klubovna.server.edge import Edge
from klubovna.server.forgetting import keep_forgetting
from klubovna.server.health import Health
from klubovna.server.limits import (
    HINTS_WANTED,
    TRIES_AT_ONCE,
    TRIES_PER_SECOND,
    Buckets,
    ConnectionLimit,
    OneByOne,
    Visitors,
)
from klubovna.server.problems import Problem, body
from klubovna.server.routes import HANDLERS
from klubovna.server.routes.asking import AnyRequest, language
from klubovna.server.settings import Settings
from klubovna.server.shelf import PACKED
from klubovna.server.sockets import live
from klubovna.server.turns import Turns

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


class Server(Litestar):
    """The application behind its door."""

    edge: ASGIApp | None = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if self.edge is None:
            await super().__call__(scope, receive, send)
        else:
            await self.edge(scope, receive, send)


def create_app(settings: Settings) -> Server:
    """The whole server as an ASGI application."""
    buckets = Buckets(settings.requests_per_second, settings.request_burst)  # one for all routes

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        clubroom = Clubroom(settings)
        app.state.clubroom = clubroom
        app.state.buckets = buckets
        app.state.tries = Buckets(TRIES_PER_SECOND, TRIES_AT_ONCE)
        app.state.pace = Buckets(settings.chat_per_second, settings.chat_burst)
        app.state.visitors = Visitors()
        app.state.turns = Turns()
        app.state.health = Health(clubroom.store)
        app.state.connections = ConnectionLimit(settings.connections_per_client)
        app.state.hinting = OneByOne(HINTS_WANTED)
        metrics.ROOMS.set_function(lambda: len(clubroom.rooms))
        await clubroom.open()
        forgetting = asyncio.create_task(keep_forgetting(clubroom.store))
        try:
            yield
        finally:
            forgetting.cancel()
            await asyncio.gather(forgetting, return_exceptions=True)
            await clubroom.close()

    handlers: list[Any] = [*HANDLERS, live]
    if Path(settings.web).is_dir():
        handlers.append(
            create_static_files_router(path="/", directories=[settings.web], html_mode=True, include_in_schema=False)
        )
    server = Server(
        route_handlers=handlers,
        lifespan=[lifespan],
        request_max_body_size=settings.body_bytes,
        exception_handlers={
            KlubovnaError: refuse,
            HTTPException: refuse_http,
            SQLAlchemyError: refuse_database,
            OSError: refuse_database,
            msgspec.ValidationError: lambda request, error: refuse(request, Problem("bad-shape", why=str(error))),
            RecursionError: lambda request, error: refuse(request, Problem("bad-json")),
            UnicodeDecodeError: lambda request, error: refuse(request, Problem("bad-json")),  # a body in other letters
            Exception: refuse_broken,
        },
        openapi_config=OpenAPIConfig(
            title="Klubovna",
            version=__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, gzip_compress_level=6, exclude_opt_key=next(iter(PACKED))
        ),
        logging_config=None,
        debug=False,
    )
    server.edge = Edge(super(Server, server).__call__, settings, buckets)
    return server
