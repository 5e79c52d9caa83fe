"""The server's doors: HTTP and WebSocket, thin over the clubroom."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, get, post
from litestar.datastructures import ResponseHeader
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, SerializationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import Parameter
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp, Receive, Scope, Send
from sqlalchemy.exc import SQLAlchemyError

from klubovna import __version__
from klubovna.kernel.errors import KlubovnaError
from klubovna.kernel.registry import games, rules
from klubovna.kernel.text import LANGUAGES
from klubovna.server import metrics
from klubovna.server.clubroom import Clubroom
from klubovna.server.limits import Buckets
from klubovna.server.problems import Problem, body
from klubovna.server.room import Room
from klubovna.server.settings import Settings
from klubovna.server.sockets import live
from klubovna.server.wire import (
    Ack,
    Answer,
    Chat,
    HeldSeat,
    Move,
    Opened,
    ReplayShown,
    Say,
    Scene,
    SitDown,
    TableShown,
    Undo,
    WantedTable,
)

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
Lang = Annotated[str, Parameter(query="lang", pattern="^(en|cs)$", required=False)]
Token = Annotated[str | None, Parameter(header="X-Seat-Token", required=False, max_length=100)]
log = logging.getLogger("klubovna.server")


def language(request: Request[Any, Any, Any]) -> str:
    """The asked language: of the query, else of the browser, else English."""
    asked = request.query_params.get("lang") or request.headers.get("accept-language", "")[:2].lower()
    return asked if asked in LANGUAGES else "en"


def clubroom(request: Request[Any, Any, Any]) -> Clubroom:
    room: Clubroom = request.app.state.clubroom
    return room


def client_of(request: Request[Any, Any, Any]) -> str:
    return request.client.host if request.client is not None else "?"


# -- what can be played ----------------------------------------------------------------------------------------------


@get("/api/games")
async def list_games(lang: Lang = "en") -> list[dict[str, Any]]:
    """The games that are installed."""
    return [game_shown(slug, lang) for slug in games()]


@get("/api/games/{slug:str}")
async def one_game(slug: str, lang: Lang = "en") -> dict[str, Any]:
    """One game: seats, roles, options as a JSON Schema."""
    return game_shown(known(slug), lang)


def known(slug: str) -> str:
    if slug not in games():
        raise Problem("no-game", game=slug)
    return slug


def game_shown(slug: str, lang: str) -> dict[str, Any]:
    made = rules(slug)
    low, high = made.seats
    return {
        "game": slug,
        "title": made.title[lang],
        "low": low,
        "high": high,
        "roles": list(made.roles),
        "role_names": {role: made.texts(lang).sentence(f"role-{role}", {}) for role in made.roles},
        "options": made.options,
    }


@get("/api/games/{slug:str}/board")
async def board_of(slug: str, lang: Lang = "en") -> dict[str, Any]:
    """What the page's board of a game needs to know that never changes: names, places, numbers on cards."""
    return rules(known(slug)).facts(lang)


@get("/api/games/{slug:str}/rules")
async def rules_of(slug: str, lang: Lang = "en") -> list[dict[str, Any]]:
    """Every clause of a game's rulebook, with its rulings."""
    ledger = rules(known(slug)).ledger
    titles = {section.id: section.text(lang) for section in ledger.section}
    return [
        {
            "id": clause.id,
            "section": clause.section,
            "title": titles.get(clause.section, clause.section),
            "text": clause.text(lang),
            "rulings": [
                {"id": ruling.id, "question": ruling.question[lang], "ruling": ruling.ruling[lang]}
                for ruling in ledger.rulings_for(clause.id)
            ],
        }
        for clause in ledger.rule
    ]


# -- tables ----------------------------------------------------------------------------------------------------------


@post("/api/tables")
async def open_table(request: Request[Any, Any, Any], data: WantedTable) -> Opened:
    """Open a table. The tokens of one's own seats are told here and nowhere else."""
    return await clubroom(request).open_table(data, client_of(request))


@get("/api/tables")
async def list_tables(request: Request[Any, Any, Any], status: str = "open", lang: Lang = "en") -> list[TableShown]:
    """Tables that anybody may see: open ones to join, running ones to watch, finished ones to replay."""
    return await clubroom(request).listed(status if status in ("open", "running", "over") else "open", lang)


@get("/api/tables/{table:str}")
async def one_table(request: Request[Any, Any, Any], table: str, lang: Lang = "en") -> TableShown:
    return (await clubroom(request).room(table)).shown(lang)


@post("/api/tables/{table:str}/seats/{seat:int}")
async def sit_down(request: Request[Any, Any, Any], table: str, seat: int, data: SitDown) -> HeldSeat:
    """Take an open seat."""
    name = data.name.strip()
    if not name or not name.isprintable():
        raise Problem("bad-name")
    token = await (await clubroom(request).room(table)).sit_down(seat, name)
    return HeldSeat(seat, token)


@post("/api/tables/{table:str}/start", status_code=200)
async def start(
    request: Request[Any, Any, Any], table: str, seat: int, token: Token = None, lang: Lang = "en"
) -> TableShown:
    """Begin, once every seat is taken."""
    room = await clubroom(request).room(table)
    room.holder(seat, token)
    await room.start()
    return room.shown(lang)


@get("/api/tables/{table:str}/scene")
async def scene(
    request: Request[Any, Any, Any],
    table: str,
    seat: int | None = None,
    since: Annotated[int, Parameter(ge=0)] = 0,
    token: Token = None,
    lang: Lang = "en",
) -> Scene:
    """What a seat sees now; without a seat what everybody may see."""
    room = await clubroom(request).room(table)
    if seat is not None:
        room.holder(seat, token)
    return await room.scene(seat, lang, since)


@post("/api/tables/{table:str}/moves", status_code=200)
async def move(request: Request[Any, Any, Any], table: str, data: Move, token: Token = None) -> Ack:
    """Answer an open decision. The same key again is acknowledged again and not played twice."""
    room = await clubroom(request).room(table)
    room.holder(data.seat, token)
    with metrics.MOVE_SECONDS.time():
        await room.choose(data.seat, data.index, data.number, data.key)
    return Ack("ack", data.key)


@post("/api/tables/{table:str}/undo", status_code=200)
async def undo(request: Request[Any, Any, Any], table: str, data: Undo, token: Token = None) -> Ack:
    """Take the last choice back: at once where nothing was seen since, else when the others agree."""
    room = await clubroom(request).room(table)
    room.holder(data.seat, token)
    await room.undo(data.seat, data.key)
    return Ack("ack", data.key)


@post("/api/tables/{table:str}/undo/answer", status_code=200)
async def answer_undo(request: Request[Any, Any, Any], table: str, data: Answer, token: Token = None) -> TableShown:
    room = await clubroom(request).room(table)
    room.holder(data.seat, token)
    await room.answer_undo(data.seat, data.agree)
    return room.shown(language(request))


@post("/api/tables/{table:str}/chat")
async def say(request: Request[Any, Any, Any], table: str, data: Say, token: Token = None) -> Chat:
    """Say something at the table; only who sits there may."""
    room = await clubroom(request).room(table)
    return await say_at(room, data, token)


async def say_at(room: Room, data: Say, token: str | None) -> Chat:
    if data.seat is None:
        raise Problem("spectator")
    room.holder(data.seat, token)
    text = data.text.strip()
    if not text:
        raise Problem("bad-chat")
    name = room.seats[data.seat].name
    number, at = await room.store.say(room.id, data.seat, name, text)
    room.tell_chat()
    return Chat("chat", number, name, data.seat, text, at)


# -- looking back ----------------------------------------------------------------------------------------------------


@get("/api/tables/{table:str}/replay")
async def replay_of(request: Request[Any, Any, Any], table: str, lang: Lang = "en") -> ReplayShown:
    """Every position of a game that everybody could tell from the one before."""
    room = await clubroom(request).room(table)
    steps = await room.replay_steps(lang)
    return ReplayShown(room.shown(lang), len(steps), steps)


@get("/api/tables/{table:str}/replay/{at:int}")
async def replay_at(
    request: Request[Any, Any, Any], table: str, at: int, seat: int | None = None, lang: Lang = "en"
) -> Scene:
    """One position, as everybody could see it; of a finished game also as one of the seats saw it."""
    return await (await clubroom(request).room(table)).replayed(at, seat, lang)


@get("/api/tables/{table:str}/record")
async def record_of(request: Request[Any, Any, Any], table: str) -> dict[str, Any]:
    """The record of a finished game, seed and all: `klubovna replay` plays it again."""
    room = await clubroom(request).room(table)
    if not room.playing().over:
        raise Problem("not-over")
    return room.playing().record()


# -- health ----------------------------------------------------------------------------------------------------------


@get("/health", include_in_schema=False)
async def health(request: Request[Any, Any, Any]) -> dict[str, str]:
    await clubroom(request).store.running()
    return {"status": "ok", "version": __version__}


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics_page(request: Request[Any, Any, Any]) -> bytes:
    metrics.ROOMS.set(len(clubroom(request).rooms))
    return metrics.page()


# -- refusals --------------------------------------------------------------------------------------------------------


def refuse(request: Request[Any, Any, Any], error: KlubovnaError) -> Response[Any]:
    status, told = body(error, language(request))
    metrics.PROBLEMS.labels(told["code"]).inc()
    return Response(told, status_code=status)


def refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Errors of the framework in our own shape."""
    code = {404: "no-page", 405: "method", 413: "too-large"}.get(error.status_code, "bad-shape")
    if isinstance(error.__cause__, SerializationException) and not isinstance(
        error.__cause__.__cause__, msgspec.ValidationError
    ):
        code = "bad-json"
    if error.status_code >= 500:
        code = "broken"
    return refuse(request, Problem(code, why=str(error.detail)))


def refuse_broken(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Never a stack trace to the outside; it goes to the log."""
    log.exception("request failed", exc_info=error)
    return refuse(request, Problem("broken"))


def refuse_database(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    log.warning("database: %s", error)
    return refuse(request, Problem("database"))


class Gate:
    """Before anything is read: how fast a client asks, and how much it sends."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.buckets = Buckets(settings.requests_per_second, settings.request_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and scope["path"].startswith("/api"):
            request: Request[Any, Any, Any] = Request(scope)
            client = client_of(request)
            length = request.headers.get("content-length", "0")
            if not self.buckets.take(client):
                await _answer(Problem("too-fast"), request, scope, receive, send)
                return
            if not length.isdigit() or int(length) > self.settings.body_bytes:
                await _answer(Problem("too-large"), request, scope, receive, send)
                return
        await self.app(scope, receive, send)


async def _answer(
    problem: Problem, request: Request[Any, Any, Any], scope: Scope, receive: Receive, send: Send
) -> None:
    response = refuse(request, problem).to_asgi_response(app=None, request=request)
    await response(scope, receive, send)


def create_app(settings: Settings) -> Litestar:
    """The whole server as an ASGI application."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        room = Clubroom(settings)
        app.state.clubroom = room
        app.state.buckets = Buckets(settings.requests_per_second, settings.request_burst)
        await room.open()
        try:
            yield
        finally:
            await room.close()

    handlers: list[Any] = [
        list_games,
        one_game,
        board_of,
        rules_of,
        open_table,
        list_tables,
        one_table,
        sit_down,
        start,
        scene,
        move,
        undo,
        answer_undo,
        say,
        replay_of,
        replay_at,
        record_of,
        health,
        metrics_page,
        live,
    ]
    if Path(settings.web).is_dir():
        handlers.append(
            create_static_files_router(path="/", directories=[settings.web], html_mode=True, include_in_schema=False)
        )
    return Litestar(
        route_handlers=handlers,
        lifespan=[lifespan],
        middleware=[lambda app: Gate(app, settings)],
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
        logging_config=None,
        debug=False,
    )
