"""What can be played: the shelf over HTTP."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, get
from litestar.params import FromPath

from klubovna.kernel.registry import games
from klubovna.server.problems import Problem
from klubovna.server.routes.asking import AnyRequest, Lang, clubroom
from klubovna.server.shelf import PACKED, Shelf
from klubovna.server.wire import ClauseShown, GameShown, SignGroup


def shelf(request: AnyRequest) -> Shelf:
    return clubroom(request).shelf


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


HANDLERS: Final = (
    list_games,
    one_game,
    board_of,
    leaf_of,
    rules_of,
    legend_of,
)
