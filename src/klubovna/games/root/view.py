"""The structs in which a seat sees the table (`look.py`)."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from klubovna.games.root.factions.alliance.shown import AlliancePlayer
from klubovna.games.root.factions.corvids.shown import CorvidPlayer
from klubovna.games.root.factions.cult.shown import CultPlayer
from klubovna.games.root.factions.duchy.shown import DuchyPlayer
from klubovna.games.root.factions.eyrie.shown import EyriePlayer
from klubovna.games.root.factions.marquise.shown import MarquisePlayer
from klubovna.games.root.factions.riverfolk.shown import RiverfolkPlayer
from klubovna.games.root.factions.vagabond.shown import SecondVagabondPlayer, VagabondPlayer
from klubovna.games.root.seen import Counts
from klubovna.games.root.state import Phase

AnyPlayer: TypeAlias = (
    MarquisePlayer
    | EyriePlayer
    | AlliancePlayer
    | VagabondPlayer
    | SecondVagabondPlayer
    | CultPlayer
    | RiverfolkPlayer
    | DuchyPlayer
    | CorvidPlayer
)


class TurnView(msgspec.Struct):
    moment: int
    used: list[str]
    crafting: list[int]
    ferried: bool
    opened: bool
    riverboats: bool
    mercenaries: str | None
    """Who has hired them."""


class ClearingView(msgspec.Struct):
    suit: str
    ruler: str | None
    warriors: Counts
    pieces: Counts
    slots: int
    open: int
    """Slots without building or ruin."""
    ruin: bool
    scorched: bool


class View(msgspec.Struct):
    """What lies on the table, with None for what the seat may not know. Clearings count from 0."""

    map: str
    round: int
    phase: Phase
    on_turn: int
    order: list[int]
    turn: TurnView
    clearings: list[ClearingView]
    closed: list[tuple[int, int]]
    ferry: int | None
    tower: int | None
    deck: int
    discard: list[str]
    lost_souls: list[str]
    available: list[str]
    items: Counts
    quests: list[str]
    factions: list[AnyPlayer]

    def pawns(self) -> list[tuple[str, int]]:
        """Which pawn stands where, in clearings and forests."""
        vagabonds = [one for one in self.factions if isinstance(one, VagabondPlayer | SecondVagabondPlayer)]
        return [(one.faction, one.board.at) for one in vagabonds if one.board is not None]
