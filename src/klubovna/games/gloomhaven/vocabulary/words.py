"""The words of the cards: conditions, elements, targets, triggers. Whatever content says is said with these."""

from __future__ import annotations

from typing import Final, Literal

Element = Literal["fire", "ice", "air", "earth", "light", "dark", "any"]
ELEMENTS: Final = ("fire", "ice", "air", "earth", "light", "dark")

Condition = Literal[
    "poison", "wound", "immobilize", "disarm", "stun", "muddle", "invisible", "strengthen", "curse", "bless"
]
CONDITIONS: Final = (
    "poison",
    "wound",
    "immobilize",
    "disarm",
    "stun",
    "muddle",
    "invisible",
    "strengthen",
    "curse",
    "bless",
)
(POISON, WOUND, IMMOBILIZE, DISARM, STUN, MUDDLE, INVISIBLE, STRENGTHEN, CURSE, BLESS) = range(10)
CONDITION: Final = {name: i for i, name in enumerate(CONDITIONS)}
TOKENS: Final = 8
"""Curse and bless are cards; the others are tokens on the figure."""
NEGATIVE: Final = (POISON, WOUND, IMMOBILIZE, DISARM, STUN, MUDDLE)
PASSING: Final = (IMMOBILIZE, DISARM, STUN, MUDDLE, INVISIBLE, STRENGTHEN)
"""These end at the end of the figure's next turn; poison and wound stay until healed."""

Rank = Literal["normal", "elite", "boss"]
RANKS: Final = ("normal", "elite", "boss")
NORMAL, ELITE, BOSS = range(3)

Slot = Literal["head", "body", "legs", "one_hand", "two_hands", "small"]
Duration = Literal["", "round", "persistent"]

EVERYWHERE: Final = 99
"""A range that says "anywhere": no line of sight is needed."""
# Whom an ability means: who (bits), where, and whether one is picked or all are meant.
SELF, ALLIES, ENEMIES = 1, 2, 4
Target = Literal[
    "self",
    "enemy",
    "ally",
    "self_or_ally",
    "adjacent_enemy",
    "adjacent_ally",
    "any_one_ally",
    "summoned_ally",
    "summoned_allies",
    "adjacent_enemies",
    "adjacent_allies",
    "self_and_adjacent_allies",
    "adjacent_allies_and_enemies",
    "enemies_within_range",
    "allies_within_range",
    "self_and_allies_within_range",
    "all_enemies",
    "all_allies",
    "self_and_all_allies",
    "enemies_in_your_room",
    "allies_in_your_room",
    "enemies_moved_through",
    "enemies_in_area",
    "allies_in_area",
    "allies_and_enemies_in_area",
    "attack_target",
    "enemies_adjacent_to_target",
    "allies_and_enemies_adjacent_to_target",
    "enemies_adjacent_to_obstacle",
    "allies_and_enemies_adjacent_to_obstacle",
    "enemies_adjacent_to_killed",
    "allies_and_enemies_adjacent_to_path",
    "enemies_near_chosen_hex",
]
Where = Literal[
    "self", "range", "adjacent", "map", "summons", "room", "path", "area", "target", "by_target",
    "by_obstacle", "by_killed", "by_path", "by_chosen",
]  # fmt: skip
TARGETS: Final[dict[str, tuple[int, Where, bool]]] = {
    "self": (SELF, "self", False),
    "enemy": (ENEMIES, "range", True),
    "ally": (ALLIES, "range", True),
    "self_or_ally": (SELF | ALLIES, "range", True),
    "adjacent_enemy": (ENEMIES, "adjacent", True),
    "adjacent_ally": (ALLIES, "adjacent", True),
    "any_one_ally": (ALLIES, "map", True),
    "summoned_ally": (ALLIES, "summons", True),
    "summoned_allies": (ALLIES, "summons", False),
    "adjacent_enemies": (ENEMIES, "adjacent", False),
    "adjacent_allies": (ALLIES, "adjacent", False),
    "self_and_adjacent_allies": (SELF | ALLIES, "adjacent", False),
    "adjacent_allies_and_enemies": (ALLIES | ENEMIES, "adjacent", False),
    "enemies_within_range": (ENEMIES, "range", False),
    "allies_within_range": (ALLIES, "range", False),
    "self_and_allies_within_range": (SELF | ALLIES, "range", False),
    "all_enemies": (ENEMIES, "map", False),
    "all_allies": (ALLIES, "map", False),
    "self_and_all_allies": (SELF | ALLIES, "map", False),
    "enemies_in_your_room": (ENEMIES, "room", False),
    "allies_in_your_room": (ALLIES, "room", False),
    "enemies_moved_through": (ENEMIES, "path", False),
    "enemies_in_area": (ENEMIES, "area", False),
    "allies_in_area": (ALLIES, "area", False),
    "allies_and_enemies_in_area": (ALLIES | ENEMIES, "area", False),
    "attack_target": (ENEMIES, "target", False),
    "enemies_adjacent_to_target": (ENEMIES, "by_target", False),
    "allies_and_enemies_adjacent_to_target": (ALLIES | ENEMIES, "by_target", False),
    "enemies_adjacent_to_obstacle": (ENEMIES, "by_obstacle", False),
    "allies_and_enemies_adjacent_to_obstacle": (ALLIES | ENEMIES, "by_obstacle", False),
    "enemies_adjacent_to_killed": (ENEMIES, "by_killed", False),
    "allies_and_enemies_adjacent_to_path": (ALLIES | ENEMIES, "by_path", False),
    "enemies_near_chosen_hex": (ENEMIES, "by_chosen", False),
}

# When a bonus on a card or an item works.
Moment = Literal[
    "your_attack",  # every single attack of yours
    "your_melee_attack",
    "your_ranged_attack",
    "your_attack_action",  # a whole attack ability, asked or counted once
    "your_melee_attack_action",
    "your_ranged_attack_action",
    "attack",  # every attack of those the bonus is for
    "ally_attack_action",
    "your_heal_action",
    "your_movement",
    "your_loot",
    "your_turn",  # in the menu of the turn
    "start_of_your_turn",
    "end_of_your_turn",
    "attacked",  # before the modifier of an attack on you is drawn
    "damage_to_you",
    "damage_from_attack_on_you",
    "melee_attack_on_you",
    "damage_to_your_summon",
    "you_kill_an_enemy",
    "basic_attack",
    "basic_move",
    "initiative",  # after the cards of the round are shown
    "creating_an_obstacle",
    "enemy_consumes",
    "passive",
    "equip",
]
# What must hold for a bonus, a condition or an ability.
Circumstance = Literal[
    "target_next_to_your_ally",  # some ally of the figure stands next to the target
    "target_alone",  # none of the target's allies stands next to it
    "target_undamaged",
    "single_target",  # the attack ability has one target and no area
    "you_are_invisible",
    "you_have_one_hp",
    "straight_line",  # the last move of this action led straight on
    "back_where_you_started",  # it ended where it began
    "consumed",  # an element was consumed in this action
    "moved_at_most_1",  # this turn
    "moved_at_least_4",
    "moved_at_least_5",
    "moved_at_least_6",
    "three_adjacent_enemies",
    "augment_action",  # the action lays down an augment
    "loot_1",
]
STANDING: Final = (
    "redirect_attacks_from_adjacent_allies",
    "moves_as_attacks",
    "two_augments",
    "augments_on_ranged_attacks",
)
"""Special effects that stand while their card is active; the rule that they change asks for them by name."""
