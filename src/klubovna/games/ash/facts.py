"""The facts of the box, read from content/, and the integer lists that the rules use."""

from __future__ import annotations

from typing import Final, NewType

from klubovna.games.ash.records import (
    ActionCard,
    BattleCardFacts,
    Board,
    BuildingFacts,
    Components,
    Difficulty,
    FateFacts,
    PowerFacts,
    RoundTrack,
    Type,
    WarriorFacts,
    WarriorScale,
)
from klubovna.kernel.content import Content

Warrior = NewType("Warrior", int)
Building = NewType("Building", int)
Area = NewType("Area", int)
"""Provinces 0 to 5 clockwise from the volcano, then the Citadel."""
Card = NewType("Card", int)
"""One of the five battle cards: 0 to 4 stand for the cards 0, 1, 3, 4 and die."""
Resource = NewType("Resource", int)

CONTENT: Final = Content.read("ash", "klubovna.games.ash")

RESOURCES: Final = ("bone", "ash", "sulphur", "blood", "gold")
BONE: Final = Resource(0)
ASH: Final = Resource(1)
SULPHUR: Final = Resource(2)
BLOOD: Final = Resource(3)
GOLD: Final = Resource(4)
BASIC: Final = [BONE, ASH, SULPHUR, BLOOD]
ANY: Final = 5
VP: Final = 6


WARRIOR_FACTS: Final = CONTENT.records("warriors", "warrior", WarriorFacts)
BUILDING_FACTS: Final = CONTENT.records("buildings", "building", BuildingFacts)
CARD_FACTS: Final = CONTENT.records("battle_cards", "battle_card", BattleCardFacts)
FATE_FACTS: Final = CONTENT.records("fate_cards", "fate_card", FateFacts)
POWER_FACTS: Final = CONTENT.records("powers", "power", PowerFacts)
ACTION_CARDS: Final = CONTENT.records("automa", "action_card", ActionCard)
SCALE: Final = CONTENT.record("automa", "warrior_scale", WarriorScale).levels
DIFFICULTIES: Final = {d.id: d for d in CONTENT.records("automa", "difficulty", Difficulty)}
BOARD: Final = CONTENT.record("board", None, Board)
TRACK: Final = CONTENT.record("round_track", None, RoundTrack)
BOX: Final = CONTENT.record("components", None, Components)

CHARACTERS: Final = tuple(BOX.characters)

WARRIORS: Final = [Warrior(i) for i in range(len(WARRIOR_FACTS))]
WARRIOR_IDS: Final = {w.id: Warrior(i) for i, w in enumerate(WARRIOR_FACTS)}
TYPES: Final[tuple[Type, ...]] = ("bone", "ash", "sulphur", "blood", "automaton")
AUTOMATON: Final = 4
TYPE: Final = [TYPES.index(w.type) for w in WARRIOR_FACTS]
LEVEL: Final = [w.level for w in WARRIOR_FACTS]
STRENGTH: Final = [w.strength for w in WARRIOR_FACTS]
COST: Final = [w.cost.as_list() for w in WARRIOR_FACTS]
RETURNS_TO: Final = [w.returns_to for w in WARRIOR_FACTS]

BUILDINGS: Final = [Building(i) for i in range(len(BUILDING_FACTS))]
BUILDING_IDS: Final = {b.id: Building(i) for i, b in enumerate(BUILDING_FACTS)}
BUILDING_LEVEL: Final = [b.level for b in BUILDING_FACTS]
PRICE: Final = [b.cost_gold for b in BUILDING_FACTS]
GIVES: Final = [b.gives.as_list() for b in BUILDING_FACTS]
TAX: Final = [b.tax.as_list() for b in BUILDING_FACTS]
BUILDING_VP: Final = [b.vp for b in BUILDING_FACTS]
REBIRTH: Final = [b.effect == "rebirth" for b in BUILDING_FACTS]

CARDS: Final = [Card(i) for i in range(len(CARD_FACTS))]
DIE: Final = -1
CARD_STRENGTH: Final = [DIE if c.strength == "die" else int(c.strength) for c in CARD_FACTS]
REWARD: Final = [c.reward.as_list() for c in CARD_FACTS]
COMPENSATION: Final = [c.compensation.as_list() for c in CARD_FACTS]
LOSER_CHOOSES: Final = [bool(c.loser_choice) for c in CARD_FACTS]

FATES: Final = [[TYPES.index(t) for t in f.types] for f in FATE_FACTS]

PROVINCES: Final = [Area(i) for i in range(len(BOARD.province))]
CITADEL: Final = Area(len(PROVINCES))
AREAS: Final = [*PROVINCES, CITADEL]
MAX_DEFENDERS: Final = BOARD.province_layout.max_defenders
MAX_ATTACKERS: Final = [BOARD.province_layout.max_attackers] * len(PROVINCES) + [BOARD.citadel.max_attackers]
UNLIMITED: Final = 99


def _capacity(crowded: bool) -> list[int]:
    """How many minions each space of the main board holds: resource, battle, wings and gate, gold, build."""
    layout = BOARD.province_layout
    resource = layout.resource_spaces + layout.resource_spaces_dashed * crowded
    battle = layout.battle_spaces + layout.battle_spaces_dashed * crowded
    others = [s.capacity for s in BOARD.citadel.battle_space] + [BOARD.gold_space.capacity, BOARD.build_space.capacity]
    return [*[resource] * 6, *[battle] * 6, *(UNLIMITED if n < 0 else n for n in others)]


CAPACITY: Final = [_capacity(False), _capacity(True)]
"""With 1 or 2 players, and with 3 or 4, when the dashed spaces are open."""
KING_STRENGTH: Final = BOARD.citadel.king_strength
ROUNDS: Final = TRACK.rounds
MINIONS: Final = BOX.per_player["minions"]
STARTING_GOLD: Final = BOARD.player_board.starting_gold
GOLD_SPACE_GIVES: Final = BOARD.gold_space.gold
OFFER_LEVELS: Final = BOARD.warrior_offer.slot_levels
BUILDING_OFFER: Final = BOARD.building_offer.size
