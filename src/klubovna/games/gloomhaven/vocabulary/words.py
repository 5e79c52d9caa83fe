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
Duration = Literal["", "turn", "round", "persistent"]

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
    "any_one_enemy",
    "any_figure",
    "self_or_adjacent_ally",
    "allies_moved_through",
    "allies_adjacent_to_target",
    "all_allies_and_enemies",
    "self_and_summoned_allies",
    "self_and_your_summons",
    "enemies_adjacent_to_summoned_allies",
    "enemies_adjacent_to_poisoned_enemies",
    "enemies_at_exact_range",
    "healed_figure",
    "enemies_within_range_of_healed_figure",
    "doomed_enemy",
    "your_companion",
]
Where = Literal[
    "self", "range", "adjacent", "map", "summons", "room", "path", "area", "target", "by_target",
    "by_obstacle", "by_killed", "by_path", "by_chosen", "own_summons", "by_summons", "by_poisoned", "exact", "healed",
    "by_healed", "doomed", "companion",
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
    "any_one_enemy": (ENEMIES, "map", True),
    "any_figure": (SELF | ALLIES | ENEMIES, "map", True),
    "self_or_adjacent_ally": (SELF | ALLIES, "adjacent", True),
    "allies_moved_through": (ALLIES, "path", False),
    "allies_adjacent_to_target": (ALLIES, "by_target", False),
    "all_allies_and_enemies": (ALLIES | ENEMIES, "map", False),
    "self_and_summoned_allies": (SELF | ALLIES, "summons", False),
    "self_and_your_summons": (SELF | ALLIES, "own_summons", False),
    "enemies_adjacent_to_summoned_allies": (ENEMIES, "by_summons", False),
    "enemies_adjacent_to_poisoned_enemies": (ENEMIES, "by_poisoned", False),
    "enemies_at_exact_range": (ENEMIES, "exact", False),
    "healed_figure": (SELF | ALLIES, "healed", False),
    "enemies_within_range_of_healed_figure": (ENEMIES, "by_healed", False),
    "doomed_enemy": (ENEMIES, "doomed", False),
    "your_companion": (ALLIES, "companion", False),
}
ITSELF: Final = ("range", "adjacent", "map", "self", "summons", "own_summons")
"""Places in which the acting figure is found whatever the range."""
SEEN: Final = ("range", "adjacent", "area", "exact")
"""Places in which an invisible enemy is not found."""

# When a bonus on a card or an item works.
Moment = Literal[
    "your_attack",  # every single attack of yours
    "your_melee_attack",
    "your_ranged_attack",
    "your_attack_action",  # a whole attack ability, asked or counted once
    "your_melee_attack_action",
    "your_ranged_attack_action",
    "attack",  # every attack of those the bonus is for
    "ranged_attack_action",  # a whole ranged attack of those the bonus is for
    "command_attack",  # every attack that your companion makes at your command
    "ally_attack_action",
    "your_heal_action",
    "your_movement",
    "your_move",  # every move ability of yours
    "move",  # every move ability of those the bonus is for
    "your_loot",
    "your_turn",  # in the menu of the turn
    "start_of_your_turn",
    "start_of_turn",  # of the turn of each of those the bonus is for
    "end_of_your_turn",
    "end_of_round",
    "your_long_rest",
    "before_your_attack_action",
    "before_attack_action",  # of those the bonus is for
    "after_your_attack_action",
    "after_your_move_action",
    "after_your_action",
    "after_your_song_action",
    "after_your_command_action",
    "your_doom_action",
    "ally_performs_medical_pack",
    "attacked",  # before the modifier of an attack on you, or on those the bonus is for, is drawn
    "attacked_by_neighbour",  # before anything else of an attack on you
    "damage",  # of those the bonus is for
    "damage_to_you",
    "deadly_damage_to_you",
    "you_suffered_damage",
    "you_are_healed",
    "you_curse_an_enemy",
    "your_retaliate",
    "enemy_foiled_by_curse",  # it drew a curse and did no damage
    "before_your_companion_acts",
    "after_your_companion_attacks",
    "doomed_enemy_dies",
    "it_dies",  # the doomed enemy
    "it_suffers_damage",
    "start_of_its_turn",
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
    "below_half_hp",  # less than half of the full hit points, rounded up
    "light_not_strong",
    "dark_not_strong",
    "used_item",  # in this action
    "target_doomed",  # by you
    "two_negative_conditions",  # on the target, or more
    "target_suffered_10",  # damage that lies on it, or more
    "later_cards_in_hand",  # two cards, one of them with a later initiative than yours
    "attacker_normal",  # the attacker is a normal enemy beside you
]
STANDING: Final = (
    "redirect_attacks_from_adjacent_allies",
    "moves_as_attacks",
    "two_augments",
    "augments_on_ranged_attacks",
    "suffer_for_ally",
    "target_invisible_enemies",
    "overheal",
    "short_rest_as_long_rest",
    "two_songs",
    "no_invisible_enemies",
    "two_dooms",
    "abilities_as_heals",
)
"""Special effects that stand while their card is active; the rule that they change asks for them by name."""

NEUTRAL: Final = -1
"""The side of those that monsters attack and characters do not, though they are no allies (spec.16)."""
