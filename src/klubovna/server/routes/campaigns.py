"""Campaigns over HTTP."""

from __future__ import annotations

from typing import Any, Final

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from klubovna.server import campaigns
from klubovna.server.limits import client_of
from klubovna.server.routes.asking import AnyRequest, Lang, Token, clubroom
from klubovna.server.wanted import Onward, WantedCampaign
from klubovna.server.wire import CampaignShown, OpenedCampaign, TableShown


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
    request: AnyRequest, campaign: FromPath[str], data: JSONBody[Onward], token: Token = None, lang: Lang = "en"
) -> TableShown:
    """The table of the campaign's next game, opened if the last one is over; `guest` adds an open seat to it."""
    table = await campaigns.go_on(clubroom(request), campaign, data.by, token, data.guest)
    return (await clubroom(request).room(table)).shown(lang)


@get("/api/campaigns/{campaign:str}/file")
async def campaign_file(
    request: AnyRequest, campaign: FromPath[str], seat: FromQuery[int], token: Token = None
) -> dict[str, Any]:
    """The campaign as a file, for one of its players."""
    return await campaigns.exported(clubroom(request), campaign, seat, token)


HANDLERS: Final = (
    begin_campaign,
    one_campaign,
    go_on_with_campaign,
    campaign_file,
)
