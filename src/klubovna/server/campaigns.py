"""Campaigns: games in a row, each at a table of its own, with the same people at it.

A campaign's row holds its record and the table of its last game. Who sits there plays the campaign: the seats of the
next table are those of the last one, secrets and all, so that whoever held a seat holds it again. A guest's seat is the
last one: it is added before a game, taken by link, and gone when the campaign has one seat less again.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Final

import msgspec

from klubovna.kernel.campaign import Campaign, Hospitable, packed, unpacked
from klubovna.kernel.errors import KlubovnaError
from klubovna.kernel.text import LANGUAGES
from klubovna.server.opening import known_rules, new_table, table_row
from klubovna.server.problems import Problem
from klubovna.server.store import now
from klubovna.server.wanted import CampaignFile, WantedCampaign
from klubovna.server.wire import CampaignShown, OpenedCampaign

if TYPE_CHECKING:
    from klubovna.server.clubroom import Clubroom
    from klubovna.server.room import Room

FORMAT: Final = 1
SEED_BITS: Final = 52
KEPT_OF_A_SEAT: Final = ("seat", "kind", "name", "role", "bot", "token_hash", "guest", "muted")


OPEN_SEAT: Final[dict[str, Any]] = {
    "kind": "open", "name": "", "role": None, "bot": None, "token_hash": None, "guest": False, "muted": False
}  # fmt: skip


def kind_of(game: str) -> type[Campaign]:
    made = known_rules(game)
    if made.campaign is None:
        raise Problem("no-campaigns", game=made.title)
    return made.campaign


async def begin(clubroom: Clubroom, wanted: WantedCampaign, client: str) -> OpenedCampaign:
    """A campaign and the table of its first game; from a file it goes on where the file has it."""
    kind = kind_of(wanted.game)
    campaign = from_file(wanted.game, wanted.file) if wanted.file is not None else first(kind, wanted)
    setup: dict[str, Any] = campaign.next_game() if campaign.status == "open" else {}
    if setup.get("seats") != len(wanted.seats):
        raise Problem("campaign-seats", seats=setup.get("seats", 0), count=len(wanted.seats))
    await clubroom.require_room_for(client)
    opened = new_table(msgspec.structs.replace(wanted, options=setup["options"]), client)
    row = {
        "id": secrets.token_hex(8),
        "game": wanted.game,
        "record": campaign.record(),
        "table_id": opened.row["id"],
        "created": now(),
        "updated": now(),
    }
    opened.row.update(campaign_id=row["id"], listed=False)  # it is reached by link
    await clubroom.store.add_campaign(row, opened.row, opened.seats)
    await clubroom.room(opened.row["id"])
    return OpenedCampaign(opened.row["id"], opened.held, row["id"])


def first(kind: type[Campaign], wanted: WantedCampaign) -> Campaign:
    asked = kind.schema().get("properties", {})
    drawn = {"players": len(wanted.seats), "seed": secrets.randbits(SEED_BITS)}
    return kind.begin({**wanted.options, **{name: value for name, value in drawn.items() if name in asked}})


def from_file(game: str, content: dict[str, Any]) -> Campaign:
    """What is foreign or damaged is refused in one sentence."""
    try:
        file = msgspec.convert(content, CampaignFile)
    except msgspec.ValidationError as error:
        raise Problem("campaign-file", why=str(error)) from error
    if file.format != FORMAT or file.game != game:
        raise Problem("campaign-file", why=f"{file.game} {file.format}")
    try:
        return kind_of(game).read(unpacked(file.packed) if file.packed is not None else file.campaign)
    except Problem:
        raise
    except KlubovnaError as error:
        raise Problem("campaign-file", why={lang: error.text(lang) for lang in LANGUAGES}) from error


async def campaign_row(clubroom: Clubroom, campaign: str) -> Any:
    row = await clubroom.store.campaign(campaign)
    if row is None:
        raise Problem("no-campaign")
    return row


async def shown(clubroom: Clubroom, campaign: str, seat: int | None, token: str | None, lang: str) -> CampaignShown:
    row = await campaign_row(clubroom, campaign)
    room = await clubroom.room(row.table_id)
    if seat is not None:
        await room.admit(seat, token)
    stands = kind_of(row.game).read(row.record)
    ended = _ended(room, stands)
    return CampaignShown(
        campaign=row.id,
        game=row.game,
        title=known_rules(row.game).title[lang],
        status=_status(ended),
        played=ended.played,
        next=ended.title[lang],
        table=room.shown(lang),
        seat=seat,
        view=ended.look(seat),
        welcomes=_between(room) and isinstance(ended, Hospitable) and ended.welcomes,
    )


def _status(campaign: Campaign) -> Any:
    return campaign.status


def _ended(room: Room, stands: Campaign) -> Campaign:
    """The campaign, with the game at its table if that is over."""
    result = None if room.game is None else room.game.result
    return stands if result is None else stands.after(result)


def _between(room: Room) -> bool:
    """Whether the game at the table is over, or is begun anew because it cannot go on."""
    over = room.game is not None and room.game.over
    return over or room.row.status == "closed" or room.stuck is not None


async def go_on(clubroom: Clubroom, campaign: str, seat: int, token: str | None, guest: bool = False) -> str:
    """The table of the next game; while one is played, that one. Two who ask at once get the same.

    A table that was closed, or cannot go on, is begun anew. With a `guest` it has one seat more, which is open.
    """
    row = await campaign_row(clubroom, campaign)
    room = await clubroom.room(row.table_id)
    await room.admit(seat, token)
    async with room.consistent():
        if not _between(room):
            if guest:
                raise Problem("guest-later")
            return room.id
        stands = _ended(room, kind_of(row.game).read(row.record))
        if stands.status != "open":
            return room.id
        if guest:
            stands = _with_guest(stands)
        setup = stands.next_game()
        seats = _seated(room, setup["seats"])
        opened = table_row(known_rules(row.game), seats, setup["options"], None, room.row.client, row.id)
        host = room.row.host if room.row.host is not None and room.row.host < len(seats) else min(seat, len(seats) - 1)
        opened |= {"clock": room.row.clock, "host": host}
        opened["hints"] = room.row.hints
        rows = [{**one, "table_id": opened["id"]} for one in seats]
        if not await clubroom.store.go_on(row.id, room.id, stands.record(), opened, rows):
            return str((await campaign_row(clubroom, campaign)).table_id)
    await clubroom.room(opened["id"])
    room.notify_watchers()
    return str(opened["id"])


def _with_guest(stands: Campaign) -> Campaign:
    if not isinstance(stands, Hospitable):
        raise Problem("no-guest")
    try:
        return stands.with_guest()
    except KlubovnaError as error:
        raise Problem("no-guest") from error


def _seated(room: Room, count: int) -> list[dict[str, Any]]:
    """Those of the last table, without guests who have gone; whoever comes new finds an open seat."""
    kept = [{name: getattr(one, name) for name in KEPT_OF_A_SEAT} for one in room.seats[:count]]
    return kept + [{**OPEN_SEAT, "seat": seat} for seat in range(len(kept), count)]


async def exported(clubroom: Clubroom, campaign: str, seat: int, token: str | None) -> dict[str, Any]:
    """The campaign as a file, for one of its players: as it stands after the last game that is over."""
    row = await campaign_row(clubroom, campaign)
    room = await clubroom.room(row.table_id)
    await room.admit(seat, token)
    stands = _ended(room, kind_of(row.game).read(row.record))
    made: dict[str, Any] = {"klubovna-campaign": FORMAT, "game": row.game, "packed": packed(stands.record())}
    return made
