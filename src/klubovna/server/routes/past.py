"""Looking back over HTTP: replays, reviews, forks, records."""

from __future__ import annotations

from typing import Any, Final

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from klubovna.server.forks import fork
from klubovna.server.limits import client_of
from klubovna.server.problems import Problem
from klubovna.server.replays import replay_scene, replay_steps
from klubovna.server.reviews import review_shown
from klubovna.server.routes.asking import AnyRequest, Lang, Token, clubroom
from klubovna.server.wanted import WantedFork
from klubovna.server.wire import Opened, ReplayShown, ReviewShown, Scene


@get("/api/tables/{table:str}/replay")
async def replay_of(request: AnyRequest, table: FromPath[str], lang: Lang = "en") -> ReplayShown:
    """Every position of a game that everybody could tell from the one before."""
    room = await clubroom(request).room(table)
    steps = await replay_steps(room, lang)
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
    return await replay_scene(await clubroom(request).room(table), at, seat, token, lang)


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
    return await replay_scene(await clubroom(request).room(table), number, seat, token, lang, by_event=True)


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


HANDLERS: Final = (
    replay_of,
    replay_at,
    position_of_event,
    review_of,
    fork_of,
    record_of,
)
