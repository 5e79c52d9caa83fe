"""The structs in which a seat sees the table (`look.py`)."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from klubovna.games.harrow.factions.fairfolk.seen import FairFolk
from klubovna.games.harrow.factions.family.seen import Family
from klubovna.games.harrow.factions.hester.seen import Hester
from klubovna.games.harrow.factions.kami.seen import Kami
from klubovna.games.harrow.factions.protectors.seen import Protectors
from klubovna.games.harrow.facts import FactionId

AnyPlayer: TypeAlias = Protectors | Family | Kami | Hester | FairFolk
Amounts: TypeAlias = dict[str, int]
"""How many of each, without those of which there are none."""


class BegunView(msgspec.Struct):
    """A task that is under way, and what is left of it: its fields."""

    task: str
    left: dict[str, int | bool | list[int | list[int]]]


class TurnView(msgspec.Struct):
    jar: str | None
    further: bool
    acted: bool
    card_played: bool
    extra_range: int
    tremor: bool
    todo: list[BegunView]


class HexView(msgspec.Struct):
    """One hex with everything on it; legends by token, for only Kami knows which of hers is which."""

    hex: tuple[int, int]
    name: str
    terrain: str
    units: dict[FactionId, Amounts]
    storm: bool
    pieces: Amounts
    tokens: Amounts
    cubes: Amounts
    home: FactionId | None


class WaitingView(msgspec.Struct):
    """Terrains whose townsfolk and buildings are still to come."""

    townsfolk: list[str]
    buildings: list[str]


class View(msgspec.Struct):
    chapter: str
    map: str
    phase: str
    moment: int
    round: int
    on_turn: FactionId | None
    to_come: list[FactionId]
    lantern: FactionId | None
    turn: TurnView
    hexes: list[HexView]
    nails: list[tuple[FactionId, str, int]]
    battleground: Amounts
    aside: Amounts
    tree: Amounts
    cube_supply: Amounts
    box: Amounts
    wild_supply: int
    waiting: WaitingView
    tiles: list[list[str]]
    used_tiles: list[list[str]]
    tiles_left: list[str]
    tile_discard: list[str]
    players: list[AnyPlayer]
    winners: list[FactionId]
