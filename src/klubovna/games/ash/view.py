"""The structs in which a seat sees the table (`look.py`). Areas and boards never change once they are made."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from klubovna.games.ash.records import Character, Type

Phase: TypeAlias = Literal["set-up", "start", "finish", "round-end"]
Ruler: TypeAlias = int | Literal["king"] | None


class TrackView(msgspec.Struct, frozen=True):
    """The side of the round track in use, and what the Citadel is worth in each round."""

    side: str
    citadel_vp: tuple[int, ...]


class ProvinceView(msgspec.Struct, frozen=True):
    id: str
    control: Ruler
    stack: tuple[str, ...]
    """From the bottom up: the last building is the visible one."""
    vp: int
    defenders: tuple[str, ...]
    reinforcement: int
    resource_space: tuple[int, ...]
    battle_space: tuple[int, ...]


class CitadelView(msgspec.Struct, frozen=True):
    id: str
    control: Ruler
    defenders: tuple[str, ...]
    reinforcement: int
    left_wing: tuple[int, ...]
    right_wing: tuple[int, ...]
    main_gate: tuple[int, ...]


class AttackersView(msgspec.Struct):
    count: int
    warriors: tuple[str, ...] | None


class Supply(msgspec.Struct, frozen=True):
    bone: int
    ash: int
    sulphur: int
    blood: int
    gold: int


class SideView(msgspec.Struct, frozen=True):
    role: Character
    automated: bool
    vp: int
    supply: Supply
    minions: int
    refreshed: bool
    power: bool | None
    """Whether a power can be used; None where nobody has any."""
    hand_count: int
    hand: tuple[str, ...] | None
    graveyard: tuple[str, ...]
    cards_count: int
    cards: tuple[str, ...] | None
    discard_count: int
    discard_top: str | None
    discard: tuple[str, ...] | None
    laid: tuple[str | None, ...]
    fate: tuple[Type, ...] | None
    starting: tuple[str, ...]


class AutomaView(msgspec.Struct):
    actions: int
    used: list[str]
    scale: list[int]
    scale_at: int


class View(msgspec.Struct):
    """What lies on the table, with None for what the seat may not know."""

    round: int
    phase: Phase
    order: list[int]
    active: int
    citadel_vp: int
    round_track: TrackView
    provinces: list[ProvinceView]
    citadel: CitadelView
    king_token: int | None
    gold_space: list[int]
    build_space: list[int]
    warrior_offer: tuple[str | None, ...]
    decks: list[int]
    building_offer: tuple[str | None, ...]
    building_stack: int
    removed: int
    battle_for: str | None
    attackers: AttackersView
    sides: list[SideView]
    automa: AutomaView | None
