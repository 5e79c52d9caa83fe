"""What can be asked of the server over HTTP, thin over the clubroom."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, TypeAlias

from litestar import MediaType, Request, get, post
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody, QueryParameter

from klubovna import __version__
from klubovna.kernel.registry import games, rules
from klubovna.kernel.text import LANGUAGES
from klubovna.server import metrics
from klubovna.server.clubroom import Clubroom
from klubovna.server.limits import client_of
from klubovna.server.names import new_name
from klubovna.server.problems import Problem
from klubovna.server.talk import say_at
from klubovna.server.wire import (
    Ack,
    Answer,
    BoxShown,
    Chat,
    ClauseShown,
    GameShown,
    HeldSeat,
    Move,
    Opened,
    ReplayShown,
    RulingShown,
    Say,
    Scene,
    SitDown,
    TableShown,
    Undo,
    WantedTable,
)

AnyRequest: TypeAlias = Request[Any, Any, Any]
Lang = Annotated[str, QueryParameter(pattern="^(en|cs)$", required=False)]
Token = Annotated[str | None, HeaderParameter(name="X-Seat-Token", required=False, max_length=100)]


def language(request: AnyRequest) -> str:
    """The wanted language: of the query, else of the browser, else English."""
    wanted = request.query_params.get("lang") or preferred(request.headers.get("accept-language", ""))
    return wanted if wanted in LANGUAGES else "en"


def preferred(header: str) -> str:
    """The first of our languages in the order that the browser prefers: `de, cs;q=0.8, en;q=0.5` is Czech."""
    wanted: list[tuple[float, str]] = []
    for part in header[:200].split(","):
        tag, _, weight = part.partition(";")
        found = re.fullmatch(r"\s*q\s*=\s*([01](?:\.[0-9]{0,3})?)\s*", weight)
        wanted.append((-float(found[1]) if found else -1.0, tag.strip()[:2].lower()))
    return next((lang for weight, lang in sorted(wanted, key=lambda one: one[0]) if weight and lang in LANGUAGES), "en")


def clubroom(request: AnyRequest) -> Clubroom:
    found: Clubroom = request.app.state.clubroom
    return found


# -- what can be played ----------------------------------------------------------------------------------------------


@get("/api/games")
async def list_games(lang: Lang = "en") -> list[GameShown]:
    """The games that are installed, as they stand on the shelf."""
    return [game_shown(slug, lang) for slug in sorted(games(), key=place)]


@get("/api/games/{slug:str}")
async def one_game(slug: FromPath[str], lang: Lang = "en") -> GameShown:
    """One game: seats, roles, options as a JSON Schema."""
    return game_shown(known(slug), lang)


def place(slug: str) -> tuple[int, str]:
    box = rules(slug).display.box
    return (100 if box is None else box.place), slug


def known(slug: str) -> str:
    if slug not in games():
        raise Problem("no-game", game=slug)
    return slug


def game_shown(slug: str, lang: str) -> GameShown:
    made = rules(slug)
    low, high = made.seats
    box = made.display.box
    return GameShown(
        game=slug,
        title=made.title[lang],
        low=low,
        high=high,
        roles=list(made.roles),
        role_names={role: made.texts(lang).sentence(f"role-{role}", {}) for role in made.roles},
        options=made.options,
        words=made.texts(lang).beginning("option-", "result-"),
        box=None if box is None else BoxShown(box.minutes, box.weight, box.seats),
    )


@get("/api/games/{slug:str}/board")
async def board_of(slug: FromPath[str], lang: Lang = "en") -> Any:
    """What the page's board of a game needs to know that never changes: names, places, numbers on cards."""
    return rules(known(slug)).facts(lang)


@get("/api/games/{slug:str}/rules")
async def rules_of(slug: FromPath[str], lang: Lang = "en") -> list[ClauseShown]:
    """Every clause of a game's rulebook, with its rulings."""
    ledger = rules(known(slug)).ledger
    titles = {section.id: section.text(lang) for section in ledger.section}
    return [
        ClauseShown(
            id=clause.id,
            section=clause.section,
            title=titles.get(clause.section, clause.section),
            text=clause.text(lang),
            rulings=[
                RulingShown(ruling.id, ruling.question[lang], ruling.ruling[lang])
                for ruling in ledger.rulings_for(clause.id)
            ],
        )
        for clause in ledger.rule
    ]


# -- tables ----------------------------------------------------------------------------------------------------------


@post("/api/tables")
async def open_table(request: AnyRequest, data: JSONBody[WantedTable]) -> Opened:
    """Open a table. The tokens of one's own seats are told here and nowhere else."""
    return await clubroom(request).open_table(data, client_of(request))


@get("/api/tables")
async def list_tables(request: AnyRequest, status: FromQuery[str] = "open", lang: Lang = "en") -> list[TableShown]:
    """Tables that anybody may see: open ones to join, running ones to watch, finished ones to replay."""
    return await clubroom(request).listed(status if status in ("open", "running", "over") else "open", lang)


@get("/api/tables/{table:str}")
async def one_table(request: AnyRequest, table: FromPath[str], lang: Lang = "en") -> TableShown:
    return (await clubroom(request).room(table)).shown(lang)


@post("/api/tables/{table:str}/seats/{seat:int}")
async def sit_down(request: AnyRequest, table: FromPath[str], seat: FromPath[int], data: JSONBody[SitDown]) -> HeldSeat:
    """Take an open seat."""
    room = await clubroom(request).room(table)
    name = new_name(data.name, (other.name for other in room.seats))
    token = await room.sit_down(seat, name)
    return HeldSeat(seat, token)


@post("/api/tables/{table:str}/start", status_code=200)
async def start(
    request: AnyRequest, table: FromPath[str], seat: FromQuery[int], token: Token = None, lang: Lang = "en"
) -> TableShown:
    """Begin, once every seat is taken."""
    room = await clubroom(request).room(table)
    await room.admit(seat, token)
    await room.start()
    return room.shown(lang)


@get("/api/tables/{table:str}/scene")
async def scene(
    request: AnyRequest,
    table: FromPath[str],
    seat: FromQuery[int | None] = None,
    since: Annotated[int, QueryParameter(ge=0)] = 0,
    token: Token = None,
    lang: Lang = "en",
) -> Scene:
    """What a seat sees now; without a seat what everybody may see."""
    room = await clubroom(request).room(table)
    if seat is not None:
        await room.admit(seat, token)
    return await room.scene(seat, lang, since)


@post("/api/tables/{table:str}/moves", status_code=200)
async def move(request: AnyRequest, table: FromPath[str], data: JSONBody[Move], token: Token = None) -> Ack:
    """Answer an open decision. The same key again is acknowledged again and not played twice."""
    room = await clubroom(request).room(table)
    await room.admit(data.seat, token)
    with metrics.MOVE_SECONDS.time():
        await room.choose(data.seat, data.answer, data.number, data.key)
    return Ack("ack", data.key)


@post("/api/tables/{table:str}/undo", status_code=200)
async def undo(request: AnyRequest, table: FromPath[str], data: JSONBody[Undo], token: Token = None) -> Ack:
    """Take the last choice back: at once where nothing was seen since, else when the others agree."""
    room = await clubroom(request).room(table)
    await room.admit(data.seat, token)
    await room.undo(data.seat, data.key)
    return Ack("ack", data.key)


@post("/api/tables/{table:str}/undo/answer", status_code=200)
async def answer_undo(
    request: AnyRequest, table: FromPath[str], data: JSONBody[Answer], token: Token = None
) -> TableShown:
    room = await clubroom(request).room(table)
    await room.admit(data.seat, token)
    await room.answer_undo(data.seat, data.agree)
    return room.shown(language(request))


@post("/api/tables/{table:str}/chat")
async def say(request: AnyRequest, table: FromPath[str], data: JSONBody[Say], token: Token = None) -> Chat:
    """Say something at the table; only who sits there may."""
    room = await clubroom(request).room(table)
    if data.seat is None:
        raise Problem("spectator")
    await room.admit(data.seat, token)
    line = await say_at(room, data.seat, data.text, data.key, request.app.state.pace)
    return Chat("chat", line.number, line.name, line.seat, line.text, line.at)


# -- looking back ----------------------------------------------------------------------------------------------------


@get("/api/tables/{table:str}/replay")
async def replay_of(request: AnyRequest, table: FromPath[str], lang: Lang = "en") -> ReplayShown:
    """Every position of a game that everybody could tell from the one before."""
    room = await clubroom(request).room(table)
    steps = await room.replay_steps(lang)
    return ReplayShown(room.shown(lang), len(steps), steps)


@get("/api/tables/{table:str}/replay/{at:int}")
async def replay_at(
    request: AnyRequest,
    table: FromPath[str],
    at: FromPath[int],
    seat: FromQuery[int | None] = None,
    lang: Lang = "en",
) -> Scene:
    """One position, as everybody could see it; of a finished game also as one of the seats saw it."""
    return await (await clubroom(request).room(table)).replay_scene(at, seat, lang)


@get("/api/tables/{table:str}/record")
async def record_of(request: AnyRequest, table: FromPath[str]) -> dict[str, Any]:
    """The record of a finished game, seed and all: `klubovna replay` plays it again."""
    room = await clubroom(request).room(table)
    async with room.consistent():
        if not room.playing().over:
            raise Problem("not-over")
        return room.playing().record()


# -- health ----------------------------------------------------------------------------------------------------------


@get("/health", include_in_schema=False)
async def health(request: AnyRequest) -> dict[str, str]:
    await clubroom(request).store.ping()
    return {"status": "ok", "version": __version__}


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics_page(request: AnyRequest) -> bytes:
    metrics.ROOMS.set(len(clubroom(request).rooms))
    return metrics.page()


HANDLERS: Final = [
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
]
