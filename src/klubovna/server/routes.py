"""What can be asked of the server over HTTP, thin over the clubroom."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, TypeAlias

from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody, QueryParameter

from klubovna import __version__
from klubovna.kernel.registry import games
from klubovna.kernel.text import LANGUAGES
from klubovna.server import campaigns, metrics
from klubovna.server.clubroom import Clubroom
from klubovna.server.forks import fork
from klubovna.server.hosting import admit_host, claim, close, link, mute, require_going, unlink, vacate
from klubovna.server.limits import client_of
from klubovna.server.names import new_name
from klubovna.server.parting import concede, offer_end, replace
from klubovna.server.problems import Problem
from klubovna.server.rematch import rematch
from klubovna.server.reviews import review_shown
from klubovna.server.shelf import PACKED, Shelf
from klubovna.server.talk import chat_shown, give_notice, say_at
from klubovna.server.wire import (
    Ack,
    Answer,
    CampaignShown,
    Chat,
    Claim,
    ClauseShown,
    Ending,
    GameShown,
    HeldSeat,
    HintShown,
    HintWanted,
    Hosted,
    Move,
    Muted,
    Opened,
    OpenedCampaign,
    Rematch,
    ReplayShown,
    ReviewShown,
    Say,
    Scene,
    SeatLink,
    SignGroup,
    SitDown,
    TableShown,
    Undo,
    WantedCampaign,
    WantedFork,
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


def shelf(request: AnyRequest) -> Shelf:
    return clubroom(request).shelf


# -- what can be played ----------------------------------------------------------------------------------------------


@get("/api/games", opt=PACKED)
async def list_games(request: AnyRequest, lang: Lang = "en") -> Response[list[GameShown]]:
    """The games that are installed, as they stand on the shelf."""
    return await shelf(request).answer("games", "", lang, request.headers)


@get("/api/games/{slug:str}", opt=PACKED)
async def one_game(request: AnyRequest, slug: FromPath[str], lang: Lang = "en") -> Response[GameShown]:
    """One game: seats, roles, options as a JSON Schema."""
    return await shelf(request).answer("game", known(slug), lang, request.headers)


def known(slug: str) -> str:
    if slug not in games():
        raise Problem("no-game", game=slug)
    return slug


@get("/api/games/{slug:str}/board", opt=PACKED)
async def board_of(request: AnyRequest, slug: FromPath[str], lang: Lang = "en") -> Response[Any]:
    """What the page's board of a game needs to know that never changes: names, places, numbers on cards."""
    return await shelf(request).answer("board", known(slug), lang, request.headers)


@get("/api/games/{slug:str}/board/{name:str}/{key:str}", opt=PACKED)
async def leaf_of(
    request: AnyRequest, slug: FromPath[str], name: FromPath[str], key: FromPath[str], lang: Lang = "en"
) -> Response[Any]:
    """One entry of what a board needs only some entries of: the map of a scenario, the cards of a class."""
    return await shelf(request).answer(f"{name}/{key}", known(slug), lang, request.headers)


@get("/api/games/{slug:str}/rules", opt=PACKED)
async def rules_of(request: AnyRequest, slug: FromPath[str], lang: Lang = "en") -> Response[list[ClauseShown]]:
    """Every clause of a game's rulebook, with its rulings."""
    return await shelf(request).answer("rules", known(slug), lang, request.headers)


@get("/api/games/{slug:str}/legend", opt=PACKED)
async def legend_of(request: AnyRequest, slug: FromPath[str], lang: Lang = "en") -> Response[list[SignGroup]]:
    """What the pictures and abbreviations at a game's table mean."""
    return await shelf(request).answer("legend", known(slug), lang, request.headers)


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
    await replace(room, seat, data.by, request.app.state.present, request.app.state.absent)
    return room.shown(lang)


@post("/api/tables/{table:str}/end", status_code=200)
async def end_together(
    request: AnyRequest, table: FromPath[str], data: JSONBody[Ending], token: Token = None, lang: Lang = "en"
) -> TableShown:
    """Offer to end the game, or take the offer back; when all people agree it is over without a winner."""
    room = await clubroom(request).room(table)
    await room.admit(data.by, token)
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
    return SeatLink(seat, await link(room, seat, data.by, request.app.state.present))


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
    found = await room.hint(data.seat, lang)
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
    token: Token = None,
    lang: Lang = "en",
) -> Scene:
    """One position, as everybody could see it; of a finished game also as one of the seats saw it.

    While it is played, and in a campaign, it is seen from a seat by who holds it alone.
    """
    return await (await clubroom(request).room(table)).replay_scene(at, seat, token, lang)


@get("/api/tables/{table:str}/events/{number:int}")
async def position_of_event(
    request: AnyRequest,
    table: FromPath[str],
    number: FromPath[int],
    seat: FromQuery[int | None] = None,
    token: Token = None,
    lang: Lang = "en",
) -> Scene:
    """The position in which an event of the journal had just happened, as one of the seats saw it."""
    return await (await clubroom(request).room(table)).replay_scene(number, seat, token, lang, by_event=True)


@get("/api/tables/{table:str}/review")
async def review_of(
    request: AnyRequest,
    table: FromPath[str],
    seat: FromQuery[int | None] = None,
    token: Token = None,
    lang: Lang = "en",
) -> ReviewShown:
    """How a finished game stood at each position, and which choices cost most; whoever asks first has it begun."""
    return await review_shown(await clubroom(request).room(table), seat, token, lang)


@post("/api/tables/{table:str}/fork")
async def fork_of(request: AnyRequest, table: FromPath[str], data: JSONBody[WantedFork]) -> Opened:
    """A table that begins at a position of a finished game, to try it against bots."""
    return await fork(clubroom(request), await clubroom(request).room(table), data, client_of(request))


@post("/api/tables/{table:str}/rematch", status_code=200)
async def rematch_of(
    request: AnyRequest, table: FromPath[str], data: JSONBody[Rematch], token: Token = None, lang: Lang = "en"
) -> TableShown:
    """The same people at a new table, once more or with the next scenario; everybody at this one is told."""
    room = await clubroom(request).room(table)
    await room.admit(data.by, token)
    return (await clubroom(request).room(await rematch(clubroom(request), room, data.onward))).shown(lang)


@get("/api/tables/{table:str}/record")
async def record_of(request: AnyRequest, table: FromPath[str]) -> dict[str, Any]:
    """The record of a finished game, seed and all: `klubovna replay` plays it again."""
    room = await clubroom(request).room(table)
    if room.private:
        raise Problem("campaign-kept")
    async with room.consistent():
        if not room.playing().over:
            raise Problem("not-over")
        return room.playing().record()


# -- campaigns -------------------------------------------------------------------------------------------------------


@post("/api/campaigns")
async def begin_campaign(request: AnyRequest, data: JSONBody[WantedCampaign]) -> OpenedCampaign:
    """Begin a campaign, or go on with one from its file, at the table of its first game."""
    return await campaigns.begin(clubroom(request), data, client_of(request))


@get("/api/campaigns/{campaign:str}")
async def one_campaign(
    request: AnyRequest,
    campaign: FromPath[str],
    seat: FromQuery[int | None] = None,
    token: Token = None,
    lang: Lang = "en",
) -> CampaignShown:
    """Where a campaign stands, as a seat may see it; without a seat as everybody may."""
    return await campaigns.shown(clubroom(request), campaign, seat, token, lang)


@post("/api/campaigns/{campaign:str}/go-on", status_code=200)
async def go_on_with_campaign(
    request: AnyRequest, campaign: FromPath[str], data: JSONBody[Hosted], token: Token = None, lang: Lang = "en"
) -> TableShown:
    """The table of the campaign's next game, opened if the last one is over."""
    room = await clubroom(request).room(await campaigns.go_on(clubroom(request), campaign, data.by, token))
    return room.shown(lang)


@get("/api/campaigns/{campaign:str}/file")
async def campaign_file(
    request: AnyRequest, campaign: FromPath[str], seat: FromQuery[int], token: Token = None
) -> dict[str, Any]:
    """The campaign as a file, for one of its players."""
    return await campaigns.exported(clubroom(request), campaign, seat, token)


# -- health ----------------------------------------------------------------------------------------------------------


@get("/health", include_in_schema=False)
async def health(request: AnyRequest) -> dict[str, str]:
    """Whether the next move could be kept."""
    await request.app.state.health.require()
    return {"status": "ok", "version": __version__}


HANDLERS: Final = [
    list_games,
    one_game,
    board_of,
    leaf_of,
    rules_of,
    legend_of,
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
    scene,
    move,
    undo,
    answer_undo,
    hint,
    say,
    replay_of,
    replay_at,
    position_of_event,
    review_of,
    fork_of,
    rematch_of,
    record_of,
    begin_campaign,
    one_campaign,
    go_on_with_campaign,
    campaign_file,
    health,
]
