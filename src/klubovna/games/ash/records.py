"""The records in content/, as they are read; `facts.py` makes of them what the rules use."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Type: TypeAlias = Literal["bone", "ash", "sulphur", "blood", "automaton"]
"""Of a warrior."""
Character: TypeAlias = Literal["visio", "nox", "mors", "fortis"]


class Strict(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    pass


class Amounts(Strict):
    """A cost or an income. `any` is a special ingredient."""

    bone: int = 0
    ash: int = 0
    sulphur: int = 0
    blood: int = 0
    gold: int = 0
    any: int = 0
    vp: int = 0

    def as_list(self) -> list[int]:
        return [self.bone, self.ash, self.sulphur, self.blood, self.gold, self.any, self.vp]


class WarriorFacts(Strict):
    id: str
    name: dict[str, str]
    type: Type
    level: int
    strength: int
    cost: Amounts
    players: str
    starting: bool
    automaton: bool
    source: str
    owner: str = ""
    returns_to: int = 0


class BuildingFacts(Strict):
    id: str
    name: dict[str, str]
    level: int
    starting: bool
    cost_gold: int
    gives: Amounts
    tax: Amounts
    vp: int
    source: str
    effect: str = ""


class BattleCardFacts(Strict):
    id: str
    strength: int | str
    reward: Amounts
    compensation: Amounts
    strength_source: str
    reward_source: str
    compensation_source: str
    source: str = ""
    loser_choice: list[str] = []


class FateFacts(Strict):
    id: str
    types: list[Type]
    source: str


class ProvinceFacts(Strict):
    id: str
    number: int
    name: dict[str, str]
    name_source: str
    number_source: str
    source: str = ""


class ProvinceLayout(Strict):
    building_spaces: int
    control_token_spaces: int
    max_defenders: int
    resource_spaces: int
    resource_spaces_dashed: int
    battle_spaces: int
    battle_spaces_dashed: int
    minions_per_space: int
    max_attackers: int
    source: str


class BattleSpace(Strict):
    id: str
    modifier: int
    capacity: int
    source: str


class Citadel(Strict):
    id: str
    name: dict[str, str]
    building_spaces: int
    control_token_spaces: int
    max_attackers: int
    max_defenders: int
    king_strength: int
    source: str
    battle_space: list[BattleSpace]


class Space(Strict):
    source: str
    place: str = ""
    capacity: int = 0
    gold: int = 0


class PlayerBoard(Strict):
    refresh_capacity: int
    starting_gold: int
    starting_gold_source: str
    source: str


class Offer(Strict):
    size: int
    source: str
    slot_levels: list[int] = []


class Board(Strict):
    province: list[ProvinceFacts]
    province_layout: ProvinceLayout
    citadel: Citadel
    gold_space: Space
    build_space: Space
    player_board: PlayerBoard
    warrior_offer: Offer
    building_offer: Offer


class PowerFacts(Strict):
    id: str
    character: Character
    name: dict[str, str]
    timing: str
    effect: dict[str, str]
    source: str
    window: str = ""


class TrackSide(Strict):
    id: str
    players: list[int]
    order_slots: int
    citadel_vp: list[int]
    citadel_vp_source: list[str]
    source: str


class RoundTrack(Strict):
    rounds: int
    turns_per_round: int
    source: str
    side: list[TrackSide]


class ActionStep(Strict):
    when: str
    do: str


class ActionCard(Strict):
    id: str
    numeral: str
    steps: list[ActionStep]
    source: str
    targeted: bool = False
    replaces: str = ""


class WarriorScale(Strict):
    levels: list[int]
    levels_source: str
    source: str


class Difficulty(Strict):
    id: str
    name: dict[str, str]
    citadel_warrior_level: int
    source: str


class Components(Strict):
    """What lies in the box, by the rulebook's list."""

    source: str
    boards: dict[str, int]
    per_player: dict[str, int]
    totals: dict[str, int]
    resource_tokens: dict[str, dict[str, int]]
    characters: dict[Character, dict[str, str]]
