"""The structs in which a seat sees the table (`look.py`)."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from klubovna.games.gloomhaven.campaign.view import TownView
from klubovna.games.gloomhaven.figures import Boon, Trap
from klubovna.games.gloomhaven.map.told import MapTold
from klubovna.games.gloomhaven.vocabulary.words import Rank
from klubovna.kernel.hexes import Hex

Form: TypeAlias = Literal["character", "summon", "monster", "objective"]
Strength: TypeAlias = Literal["inert", "waning", "strong"]
Active: TypeAlias = tuple[int, int, int, int, int]
"""Card, half, uses made, summoned figure or -1, and whether an element changed it."""
ItemState: TypeAlias = Literal["ready", "spent", "consumed"]


class TurnView(msgspec.Struct):
    """How far the turn has come."""

    halves: int
    moved: int
    dealt: int
    items: list[int]
    sequence: int
    consumed: list[int]
    swapped: list[int]


class DoorView(msgspec.Struct):
    at: Hex
    open: bool
    unlocked: bool


class FigureView(msgspec.Struct):
    id: int
    form: Form
    name: str
    who: int
    rank: Rank
    number: int
    at: Hex
    hp: int
    max_hp: int
    side: int
    conditions: dict[str, int]
    acted: bool
    coin: bool
    since: int


class ItemView(msgspec.Struct):
    item: int
    state: ItemState
    uses: int


class DeckView(msgspec.Struct):
    """What is in a draw pile is known, its order is not."""

    draw: list[int]
    discard: list[int]
    reshuffle: bool


class CharacterView(msgspec.Struct):
    seat: int
    role: str
    name: str
    level: int
    figure: int
    pool: list[int]
    hand: list[int]
    discard: list[int]
    lost: list[int]
    active: list[Active]
    chosen: list[int]
    resting: bool
    place: int
    items: list[ItemView]
    modifiers: DeckView
    perks: list[int]
    xp: int
    coins: int
    looted: list[int]
    goal_treasures: int
    found: list[int]
    counts: list[int]
    left_at: Hex
    goals: list[int] | int
    """The battle goals; of somebody else's character only how many."""


class MonsterView(msgspec.Struct):
    """A kind of monster."""

    monster: str
    place: int
    killed: int


class View(msgspec.Struct):
    """The table."""

    scenario: int
    page: int
    """The page of the scenario book: the number of the scenario, or that of the cards of a random dungeon."""
    level: int
    monster_level: int
    locked_shown: bool
    round: int
    phase: int
    moment: int
    acting: int
    begun: int
    turn: TurnView
    rooms: list[str]
    doors: list[DoorView]
    obstacles: list[list[Hex]]
    traps: list[Trap]
    hazardous: list[Hex]
    difficult: list[Hex]
    coins: list[Hex]
    treasures: list[tuple[int, int, int]]
    elements: dict[str, Strength]
    infused: int
    figures: list[FigureView]
    boons: list[Boon]
    characters: list[CharacterView]
    monsters: list[MonsterView]
    monster_cards: list[int | None]
    monster_decks: list[int]
    monster_discards: list[list[int]]
    monster_modifiers: DeckView
    idle_rounds: int
    fired: list[int]
    cycle: int
    won: int
    enhancements: list[tuple[int, int, int, str]]
    """Card, half, spot and what was put there."""
    dungeon: MapTold | None
    """The map of a random dungeon, as far as its cards are drawn."""
    town: TownView | None
    """Between two scenarios; then there is nothing else."""
