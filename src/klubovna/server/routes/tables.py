"""Tables over HTTP: who sits where, who is host, how a table begins and ends."""

from __future__ import annotations

from typing import Final

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from klubovna.server.hosting import admit_host, claim, close, link, mute, require_going, unlink, vacate
from klubovna.server.limits import client_of
from klubovna.server.names import new_name
from klubovna.server.parting import concede, offer_end, replace
from klubovna.server.problems import Problem
from klubovna.server.rematch import rematch
from klubovna.server.routes.asking import AnyRequest, Lang, Token, clubroom
from klubovna.server.talk import require_pace
from klubovna.server.wanted import Claim, Ending, Hosted, Muted, Rematch, SitDown, WantedTable
from klubovna.server.wire import HeldSeat, Opened, SeatLink, TableShown


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
    """One table: its game, who sits where, how far it is."""
    return (await clubroom(request).room(table)).shown(lang)


@post("/api/tables/{table:str}/seats/{seat:int}")
async def sit_down(
    request: AnyRequest, table: FromPath[str], seat: FromPath[int], data: JSONBody[SitDown], token: Token = None
) -> HeldSeat:
    """Take an open seat. At a table of the lobby a visitor takes one; the host, who shows a token, seats several."""
    room = await clubroom(request).room(table)
    require_going(room)
    if 0 <= seat < len(room.seats) and room.seats[seat].kind != "open":
        raise Problem("seat-taken")
    name = new_name(data.name, (other.name for other in room.seats if other.kind != "open"))
    hosted = token is not None and room.row.host is not None and room.holds(room.row.host, token)
    require_pace(request.app.state.pace, f"{table}/{client_of(request)}")  # who leaves and comes again is told of
    if hosted or not room.row.listed:
        return HeldSeat(seat, await room.sit_down(seat, name))
    with request.app.state.visitors.sitting(table, client_of(request)):
        return HeldSeat(seat, await room.sit_down(seat, name))


@post("/api/tables/{table:str}/seats/{seat:int}/leave", status_code=200)
async def leave(
    request: AnyRequest,
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Hosted],
    token: Token = None,
    lang: Lang = "en",
) -> TableShown:
    """Get up; the host also sends others away. Before the game the chair is free then, later a bot plays on."""
    room = await clubroom(request).room(table)
    if data.by == seat:
        await room.admit(seat, token)
        await vacate(room, seat, "left")
        request.app.state.visitors.left(table, client_of(request))
    else:
        await admit_host(room, data.by, token)
        await vacate(room, seat, "removed")
    return room.shown(lang)


@post("/api/tables/{table:str}/seats/{seat:int}/concede", status_code=200)
async def concede_game(
    request: AnyRequest, table: FromPath[str], seat: FromPath[int], token: Token = None, lang: Lang = "en"
) -> TableShown:
    """Give the running game up: a bot plays on for the seat."""
    room = await clubroom(request).room(table)
    await room.admit(seat, token)
    await concede(room, seat)
    return room.shown(lang)


@post("/api/tables/{table:str}/seats/{seat:int}/replace", status_code=200)
async def replace_seat(
    request: AnyRequest,
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Hosted],
    token: Token = None,
    lang: Lang = "en",
) -> TableShown:
    """A bot plays for somebody who is not there: at the host's word, or after a time at anybody's."""
    room = await clubroom(request).room(table)
    await room.admit(data.by, token)
    await replace(room, seat, data.by, clubroom(request).presence)
    return room.shown(lang)


@post("/api/tables/{table:str}/end", status_code=200)
async def end_together(
    request: AnyRequest, table: FromPath[str], data: JSONBody[Ending], token: Token = None, lang: Lang = "en"
) -> TableShown:
    """Offer to end the game, or take the offer back; when all people agree it is over without a winner."""
    room = await clubroom(request).room(table)
    await room.admit(data.by, token)
    require_pace(request.app.state.pace, f"{table}/{data.by}")
    await offer_end(room, data.by, data.agree)
    return room.shown(lang)


@post("/api/tables/{table:str}/seats/{seat:int}/mute", status_code=200)
async def mute_seat(
    request: AnyRequest,
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Muted],
    token: Token = None,
    lang: Lang = "en",
) -> TableShown:
    """The host takes somebody's voice at the table, or gives it back."""
    room = await clubroom(request).room(table)
    await admit_host(room, data.by, token)
    require_pace(request.app.state.pace, f"{table}/{data.by}")
    await mute(room, seat, data.muted)
    return room.shown(lang)


@post("/api/tables/{table:str}/close", status_code=200)
async def close_table(
    request: AnyRequest, table: FromPath[str], data: JSONBody[Hosted], token: Token = None, lang: Lang = "en"
) -> TableShown:
    """The host ends the table for everybody."""
    room = await clubroom(request).room(table)
    await admit_host(room, data.by, token)
    await close(room, data.by)
    return room.shown(lang)


@post("/api/tables/{table:str}/seats/{seat:int}/link")
async def link_seat(
    request: AnyRequest, table: FromPath[str], seat: FromPath[int], data: JSONBody[Hosted], token: Token = None
) -> SeatLink:
    """A link that hands a seat over, once; a new one revokes the last."""
    room = await clubroom(request).room(table)
    await room.admit(data.by, token)
    made = await link(room, seat, data.by, clubroom(request).presence, request.app.state.pace)
    return SeatLink(seat, made)


@post("/api/tables/{table:str}/seats/{seat:int}/unlink", status_code=200)
async def unlink_seat(
    request: AnyRequest,
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Hosted],
    token: Token = None,
    lang: Lang = "en",
) -> TableShown:
    """The link of a seat is worth nothing any more."""
    room = await clubroom(request).room(table)
    await room.admit(data.by, token)
    await unlink(room, seat, data.by)
    return room.shown(lang)


@post("/api/tables/{table:str}/seats/{seat:int}/claim", status_code=200)
async def claim_seat(request: AnyRequest, table: FromPath[str], seat: FromPath[int], data: JSONBody[Claim]) -> HeldSeat:
    """Use a link: the seat is held by a new token from now on."""
    room = await clubroom(request).room(table)
    return HeldSeat(seat, await claim(room, seat, data.code, data.name))


@post("/api/tables/{table:str}/start", status_code=200)
async def start(
    request: AnyRequest, table: FromPath[str], seat: FromQuery[int], token: Token = None, lang: Lang = "en"
) -> TableShown:
    """Begin, once every seat is taken."""
    room = await clubroom(request).room(table)
    await room.admit(seat, token)
    require_going(room)
    await room.start()
    return room.shown(lang)


@post("/api/tables/{table:str}/rematch", status_code=200)
async def rematch_of(
    request: AnyRequest, table: FromPath[str], data: JSONBody[Rematch], token: Token = None, lang: Lang = "en"
) -> TableShown:
    """The same people at a new table, once more or with the next scenario; everybody at this one is told."""
    room = await clubroom(request).room(table)
    await room.admit(data.by, token)
    return (await clubroom(request).room(await rematch(clubroom(request), room, data.onward))).shown(lang)


HANDLERS: Final = (
    open_table,
    list_tables,
    one_table,
    sit_down,
    leave,
    concede_game,
    replace_seat,
    end_together,
    mute_seat,
    close_table,
    link_seat,
    unlink_seat,
    claim_seat,
    start,
    rematch_of,
)
