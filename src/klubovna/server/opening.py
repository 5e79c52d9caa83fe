"""A new table as rows: checked by the game itself before anything is stored."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, NamedTuple

from klubovna import bots
from klubovna.kernel.chance import new_key
from klubovna.kernel.guide import Guide
from klubovna.kernel.registry import games, rules
from klubovna.kernel.rules import Rules
from klubovna.server.names import clean_name
from klubovna.server.problems import Problem
from klubovna.server.room import hashed
from klubovna.server.store import now
from klubovna.server.wanted import WantedSeat, WantedTable
from klubovna.server.wire import HeldSeat


class NewTable(NamedTuple):
    """Its row, those of its seats, and the secrets of the seats that are held at once."""

    row: dict[str, Any]
    seats: list[dict[str, Any]]
    held: list[HeldSeat]


def known_rules(slug: str) -> Rules[Any]:
    if slug not in games():
        raise Problem("no-game", game=slug)
    return rules(slug)


def new_table(wanted: WantedTable, client: str) -> NewTable:
    made = known_rules(wanted.game)
    rows = [_seat(number, seat) for number, seat in enumerate(wanted.seats)]
    held = []
    for row in rows:
        if row["kind"] in ("person", "hotseat"):
            token = secrets.token_urlsafe(24)
            held.append(HeldSeat(row["seat"], token))
            row["token_hash"] = hashed(token)
    if len(rows) - sum(row["kind"] == "bot" for row in rows) > 1 and guided(made, wanted.options):
        raise Problem("guided-alone")
    made_row = table_row(made, rows, wanted.options, [seat.role for seat in wanted.seats], client)
    made_row |= {"listed": wanted.listed, "clock": wanted.clock, "host": held[0].seat if held else None}
    made_row["hints"] = wanted.hints
    return NewTable(made_row, [{**row, "table_id": made_row["id"]} for row in rows], held)


def guided(made: Rules[Any], options: dict[str, Any]) -> Guide | None:
    """A guided game is always the same one: who has played it knows every card, so nobody else sits down at it."""
    return made.guides.get(str(options.get("guide")))


def _seat(number: int, seat: WantedSeat) -> dict[str, Any]:
    if seat.kind == "bot":
        bots.check(seat.bot)
    return {
        "seat": number,
        "kind": seat.kind,
        "name": clean_name(seat.name) if seat.name.strip() else "",
        "role": seat.role,
        "bot": seat.bot if seat.kind == "bot" else None,
        "token_hash": None,
    }


def table_row(
    made: Rules[Any],
    seats: Sequence[dict[str, Any]],
    options: dict[str, Any],
    roles: list[str | None] | None,
    client: str,
    campaign: str | None = None,
) -> dict[str, Any]:
    """A table of these seats, about to begin, or waiting for those that are still open."""
    guide = guided(made, options)
    seed = new_key() if guide is None else guide.game.seed
    config = made.config(len(seats), seed, roles, options)
    return {
        "id": secrets.token_hex(6),
        "game": made.slug,
        "version": made.version,
        "content": made.content.digest,
        "seed": str(seed),
        "roles": config.roles,
        "options": config.chosen,
        "status": "open" if any(seat["kind"] == "open" for seat in seats) else "running",
        "listed": False,
        "clock": None,
        "client": client,
        "created": now(),
        "updated": now(),
        "winners": None,
        "position": None,
        "position_number": 0,
        "host": None,
        "campaign_id": campaign,
        "hints": True,
    }
