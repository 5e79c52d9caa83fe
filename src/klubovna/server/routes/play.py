"""Playing over HTTP: what a seat sees, moves, undo, hints, chat."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from klubovna.server import metrics, thinking
from klubovna.server.hosting import require_going
from klubovna.server.limits import HINT_COST, client_of
from klubovna.server.problems import Problem
from klubovna.server.routes.asking import AnyRequest, Lang, Token, clubroom, language
from klubovna.server.talk import chat_shown, give_notice, require_pace, say_at
from klubovna.server.wanted import Answer, HintWanted, Move, Say, Undo
from klubovna.server.wire import Ack, Chat, HintShown, Scene, TableShown


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
    require_going(room)
    with metrics.move_time(room.id):
        await room.choose(data.seat, data.answer, data.number, data.key)
    return Ack("ack", data.key)


@post("/api/tables/{table:str}/undo", status_code=200)
async def undo(request: AnyRequest, table: FromPath[str], data: JSONBody[Undo], token: Token = None) -> Ack:
    """Take the last choice or the whole turn back: at once where nothing was seen since, else when the others agree."""
    room = await clubroom(request).room(table)
    await room.admit(data.seat, token)
    require_going(room)
    await room.undo(data.seat, data.key, data.turn)
    return Ack("ack", data.key)


@post("/api/tables/{table:str}/hint", status_code=200)
async def hint(
    request: AnyRequest, table: FromPath[str], data: JSONBody[HintWanted], token: Token = None, lang: Lang = "en"
) -> HintShown:
    """What a bot would do, from what the seat knows. The others are told that a hint was asked for."""
    room = await clubroom(request).room(table)
    await room.admit(data.seat, token)
    require_going(room)
    if not room.row.hints:
        raise Problem("no-hints-here")
    client = client_of(request)
    try:
        require_pace(request.app.state.pace, f"{table}/{data.seat}")
        async with request.app.state.hinting.turn(client):
            await room.admit(data.seat, token)  # it may have been given to somebody else since
            found = await thinking.hint(room, data.seat, lang, client)
    except Problem as problem:
        if problem.code == "too-fast":  # a refusal costs no more than a plain question
            request.app.state.buckets.give_back(client, HINT_COST - 1.0)
        raise
    await give_notice(room, "hint", room.seats[data.seat].name)
    return found


@post("/api/tables/{table:str}/undo/answer", status_code=200)
async def answer_undo(
    request: AnyRequest, table: FromPath[str], data: JSONBody[Answer], token: Token = None
) -> TableShown:
    """Agree that another seat takes its last choice back, or not."""
    room = await clubroom(request).room(table)
    await room.admit(data.seat, token)
    require_going(room)
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
    return chat_shown(line, language(request))


HANDLERS: Final = (
    scene,
    move,
    undo,
    hint,
    answer_undo,
    say,
)
