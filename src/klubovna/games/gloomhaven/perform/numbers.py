"""What the numbers of a card come to, and whether its circumstances hold."""

from __future__ import annotations

from klubovna.games.gloomhaven.combat.conditions import has_any, negatives
from klubovna.games.gloomhaven.facts import (
    HALVES,
    INITIATIVE,
    ITEMS,
    MONSTER,
    MONSTERS,
    PASSIVES,
    bonuses,
)
from klubovna.games.gloomhaven.figures import (
    CHARACTER,
    MONSTER_FIGURE,
    PER_INITIATIVE,
    SHIELDED,
    SIDE_OF_CHARACTERS,
    STRONG,
    SUMMON,
    Character,
    Figure,
)
from klubovna.games.gloomhaven.perform.action import Action, anything_active, base, doomed_by
from klubovna.games.gloomhaven.perform.meant import meant
from klubovna.games.gloomhaven.scenario.auras import shield_by_others
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.abilities import Bonus, Effect
from klubovna.games.gloomhaven.vocabulary.amounts import ON_MAP, Amount, relative, worked_out
from klubovna.games.gloomhaven.vocabulary.pieces import TargetMust, When
from klubovna.games.gloomhaven.vocabulary.words import (
    ELEMENTS,
    INVISIBLE,
    NORMAL,
)


def number(t: Table, action: Action, amount: Amount, target: Figure | None = None, own: Amount = 0) -> int:
    if isinstance(amount, int):
        return amount
    if isinstance(own, int) and relative(amount):
        return own + int(amount)
    return _formula(t, action, amount, target, own)


def _formula(t: Table, action: Action, amount: Amount, target: Figure | None, own: Amount) -> int:
    def ask(name: str) -> int:
        return _asked(t, action, name, target)

    if isinstance(own, str):
        own = worked_out(own, ask)
    return worked_out(amount, ask, own)


def _asked(t: Table, action: Action, name: str, target: Figure | None) -> int:
    actor = action.actor
    if name == "C":
        return t.party
    if name == "L":
        return t.level
    if name == "moved_this_turn":
        return t.moved
    if name == "moved":
        return action.moved
    if name == "damage_this_turn":
        return t.dealt
    if name == "damage_to_target":
        return action.hurt
    if name == "targets_damaged":
        return action.damaged
    if name == "obstacle_hexes_destroyed":
        return action.wrecked
    if name == "own_hp":
        return actor.hp
    if name == "missing_hp":
        return actor.max_hp - actor.hp
    if name == "below_half_missing_hp":
        return (actor.max_hp - actor.hp - 1) // 2
    if name == "paid":
        return action.paid
    if name == "spare_range":
        return action.spare
    if name == "character_level":
        return t.characters[action.credit].level
    if name == "lost_cards":
        return lost_cards(t, t.characters[action.credit])
    if name == "summoned_allies":
        return sum(friend.form == SUMMON for friend in t.friends(actor))
    if name == "adjacent_allies":
        return sum(t.ground.range(actor.at, friend.at) == 1 for friend in t.friends(actor))
    if name == "adjacent_enemies":
        return sum(t.ground.range(actor.at, foe.at) == 1 for foe in t.foes(actor))
    if name == "allies_within_2":
        return sum(t.ground.range(actor.at, friend.at) <= 2 for friend in t.friends(actor))
    if name.startswith(ON_MAP):
        kind = MONSTER[name.removeprefix(ON_MAP)]
        return sum(figure.form == MONSTER_FIGURE and figure.who == kind for figure in t.figures)
    assert target is not None, name
    if name == "target_max_hp":
        return target.max_hp
    if name == "target_missing_hp":
        return target.max_hp - target.hp
    if name == "target_shield":
        return shield_of(t, target)
    if name == "conditions_on_target":
        return negatives(target)
    return sum(t.ground.range(target.at, friend.at) == 1 for friend in t.friends(actor))


def lost_cards(t: Table, character: Character) -> int:
    """bonus.08 Active cards that will be lost count; the one in play does not yet (turn.04)."""
    active = sum(HALVES[row[0]][row[1]].lost and row[0] != t.playing for row in character.active)
    return len(character.lost) + active


def shield_of(t: Table, figure: Figure) -> int:
    """shield.02 All shields together, as they stand."""
    stats = base(t, figure)
    total = stats.shield if stats is not None else 0
    for boon in t.boons:
        if boon[0] == figure.id and boon[1] == SHIELDED:
            total += boon[2]
    if figure.form == CHARACTER:
        for item in t.characters[figure.who].items:
            facts = ITEMS[item]
            if facts.on == "passive" and facts.effect.shield and holds(t, Action(t, figure, 0), facts.when):
                total += facts.effect.shield
    if figure.side == SIDE_OF_CHARACTERS and anything_active(t):
        total += sum(effect.shield for effect in passives(t, figure))
    return total if not t.book.auras else shield_by_others(t, figure, total)


# -- bonuses that work by themselves -----------------------------------------------------------------------------------


def passives(t: Table, figure: Figure) -> list[Effect]:
    """What active cards do for this figure without being used."""
    return [
        bonus.effect
        for character in t.characters
        for row in character.active
        for bonus in _passive(t, row)
        if is_for(t, character, bonus, figure)
    ]


def _passive(t: Table, row: list[int]) -> list[Bonus]:
    """As the card is in this world (enh.06)."""
    if not t.enhancements:
        return PASSIVES[row[0]][row[1]]
    return [bonus for bonus in bonuses(t.half(row[0], row[1])) if bonus.on == "passive"]


def is_for(t: Table, character: Character, bonus: Bonus, figure: Figure) -> bool:
    """Whether the figure is among those whom a bonus of this character is for."""
    if bonus.applies_to == "self":
        return figure.id == character.figure
    if character.figure < 0:
        return False
    return figure in meant(t, Action(t, t.body(character), character.seat), bonus.applies_to, bonus.range)


def doom(t: Table, figure: Figure, name: str) -> int:
    """What dooms add to a number of the figure."""
    total = 0
    if figure.form == MONSTER_FIGURE:
        for character in t.characters:
            for row in doomed_by(character, figure) if character.active else ():
                total += sum(getattr(bonus.effect, name) for bonus in PASSIVES[row[0]][row[1]])
    return total


# -- circumstances -----------------------------------------------------------------------------------------------------


def holds(t: Table, action: Action, whens: list[When], target: Figure | None = None) -> bool:
    return all(_holds(t, action, when, target) for when in whens)


def _holds(t: Table, action: Action, when: When, target: Figure | None) -> bool:
    actor = action.actor
    if isinstance(when, TargetMust):
        if target is None:
            return False
        if when.target_is:
            return target.form == MONSTER_FIGURE and MONSTERS[target.who].id in when.target_is
        return has_any(target, [*when.target_has])
    if when == "straight_line":
        return action.straight
    if when == "back_where_you_started":
        return actor.at == action.start
    if when == "you_are_invisible":
        return actor.conditions[INVISIBLE] > 0
    if when == "you_have_one_hp":
        return actor.hp == 1
    if when == "consumed":
        return action.consumed
    if when == "moved_at_most_1":
        return t.moved <= 1
    if when in ("moved_at_least_4", "moved_at_least_5", "moved_at_least_6"):
        return t.moved >= int(when[-1])
    if when == "three_adjacent_enemies":
        return sum(t.ground.range(actor.at, foe.at) == 1 for foe in t.foes(actor)) >= 3
    if when == "augment_action":
        return action.half is not None and action.half.augment
    if when == "single_target":
        return action.single
    if when == "used_item":
        return action.items > 0
    if when == "later_cards_in_hand":
        character = t.characters[actor.who]
        later = [card for card in character.hand if INITIATIVE[card] * PER_INITIATIVE > character.place]
        return bool(later) and len(character.hand) >= 2
    if when == "below_half_hp":
        return actor.hp < (actor.max_hp + 1) // 2
    if when in ("light_not_strong", "dark_not_strong"):
        element = ELEMENTS.index(when.removesuffix("_not_strong"))
        return t.elements[element] != STRONG and not t.infused >> element & 1
    if when == "loot_1":
        return True  # the flow that asks has looked at its own line
    if target is None:
        return False
    if when == "target_next_to_your_ally":
        return any(t.ground.range(target.at, friend.at) == 1 for friend in t.friends(actor))
    if when == "target_undamaged":
        return target.hp == target.max_hp
    if when == "target_doomed":
        return action.credit >= 0 and bool(doomed_by(t.characters[action.credit], target))
    if when == "two_negative_conditions":
        return negatives(target) >= 2
    if when == "target_suffered_10":
        return target.max_hp - target.hp >= 10
    if when == "attacker_normal":
        beside = t.ground.range(actor.at, target.at) == 1
        return beside and target.form == MONSTER_FIGURE and target.rank == NORMAL
    return all(t.ground.range(target.at, friend.at) != 1 for friend in t.friends(target))
