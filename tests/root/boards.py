"""The factions' own boards on a table, typed, and what is seen of them."""

from __future__ import annotations

from typing import Any

import msgspec

from klubovna.games.root.factions.alliance import role as alliance
from klubovna.games.root.factions.alliance.board import AllianceBoard
from klubovna.games.root.factions.corvids import role as corvids
from klubovna.games.root.factions.corvids.board import CorvidBoard
from klubovna.games.root.factions.cult import role as cult
from klubovna.games.root.factions.cult.board import CultBoard
from klubovna.games.root.factions.duchy import role as duchy
from klubovna.games.root.factions.duchy.board import DuchyBoard
from klubovna.games.root.factions.eyrie import role as eyrie
from klubovna.games.root.factions.eyrie.board import EyrieBoard
from klubovna.games.root.factions.marquise import role as marquise
from klubovna.games.root.factions.marquise.board import MarquiseBoard
from klubovna.games.root.factions.riverfolk import role as riverfolk
from klubovna.games.root.factions.riverfolk.board import RiverfolkBoard
from klubovna.games.root.facts import Faction
from klubovna.games.root.look import view
from klubovna.games.root.roles import ROLES
from klubovna.games.root.state import Table


def alliance_board(t: Table) -> AllianceBoard:
    return alliance.ROLE.board(t)


def corvid_board(t: Table) -> CorvidBoard:
    return corvids.ROLE.board(t)


def cult_board(t: Table) -> CultBoard:
    return cult.ROLE.board(t)


def duchy_board(t: Table) -> DuchyBoard:
    return duchy.ROLE.board(t)


def eyrie_board(t: Table) -> EyrieBoard:
    return eyrie.ROLE.board(t)


def marquise_board(t: Table) -> MarquiseBoard:
    return marquise.ROLE.board(t)


def riverfolk_board(t: Table) -> RiverfolkBoard:
    return riverfolk.ROLE.board(t)


def seen(t: Table, seat: int | None) -> dict[str, Any]:
    """What a seat sees of the table, as it is sent."""
    shown: dict[str, Any] = msgspec.to_builtins(view(t, seat))
    return shown


def seen_board(t: Table, faction: Faction, own: bool) -> dict[str, Any]:
    """What its own player or another sees of a faction's board."""
    shown: dict[str, Any] = msgspec.to_builtins(ROLES[faction].view(t, own))
    return shown
