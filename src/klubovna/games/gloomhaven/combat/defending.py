"""What an attacked figure sets against it: items, shields, retaliation."""

from __future__ import annotations

from klubovna.games.gloomhaven.cards.bonuses import at_moment
from klubovna.games.gloomhaven.cards.piles import CARD as CARD_OF
from klubovna.games.gloomhaven.cards.piles import HALF, spend_slot
from klubovna.games.gloomhaven.cards.windows import SUMMON_STRUCK, window
from klubovna.games.gloomhaven.combat.advantage import Drawn
from klubovna.games.gloomhaven.combat.conditions import give
from klubovna.games.gloomhaven.combat.suffer import suffer
from klubovna.games.gloomhaven.events import ABSORBED, PREVENTED, RETALIATED
from klubovna.games.gloomhaven.facts import BONUSES, HALVES, MONSTERS, Stats
from klubovna.games.gloomhaven.figures import (
    CHARACTER,
    HARD_TO_HIT,
    MONSTER_FIGURE,
    NOBODY,
    RETALIATES,
    SIDE_OF_CHARACTERS,
    SUMMON,
    Character,
    Figure,
)
from klubovna.games.gloomhaven.map.forcing import force
from klubovna.games.gloomhaven.perform.action import Action, anything_active, base, gain
from klubovna.games.gloomhaven.perform.numbers import passives, shield_of
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.abilities import Attack, Bonus, Effect, Retaliate


async def defended(t: Table, action: Action, target: Figure, value: int) -> list[Effect]:
    """What the target's items do before the modifier of an attack of this value is drawn."""
    character = t.characters[target.who]
    inner = Action(t, target, character.seat)
    used = await window(t, character, "attacked", inner, action.actor, value)
    for effect in used:
        for name in effect.attacker_gains:
            give(t, action.actor, name)
        if effect.push_attacker:
            await force(t, inner, action.actor, effect.push_attacker, away=True)
    return used


def hard_to_hit(t: Table, target: Figure, stats: Stats | None) -> bool:
    if stats is not None and stats.attacker_disadvantage:
        return True
    for boon in t.boons:
        if boon[0] == target.id and boon[1] == HARD_TO_HIT:
            return True
    if target.side != SIDE_OF_CHARACTERS or not anything_active(t):
        return False
    return any(bonus.effect.attacker_disadvantage for _, _, bonus in at_moment(t, target, "attacked"))


def dagger(t: Table, attacker: Figure, target: Figure) -> int:
    """scn.58.4 The goal treasure is a dagger with Pierce 4 against the Harvester."""
    if attacker.form != CHARACTER or "goal_treasure_by_quest" not in t.book.rules:
        return 0
    held = t.characters[attacker.who].goal_treasures
    return 4 if held and target.form == MONSTER_FIGURE and MONSTERS[target.who].id == "the-harvester" else 0


def cleansed(t: Table, attacker: Figure, target: Figure) -> int:
    """A character that a scenario has cleansed has Shield 2 against oozes."""
    if target.form != CHARACTER or attacker.form != MONSTER_FIGURE or not t.memory.get(f"cleansed {target.who}"):
        return 0
    return 2 if MONSTERS[attacker.who].deck == "ooze" else 0


def shield_against(
    t: Table, action: Action, target: Figure, stats: Stats | None, line: Attack, effects: list[Effect]
) -> int:
    """shield.04, fx.13 All shields, less what pierces them; below 0 some piercing is left over."""
    shield = shield_of(t, target) - line.pierce
    if stats is not None:
        shield -= stats.pierce
    if effects:
        shield -= sum(effect.pierce for effect in effects)
    if t.book.rules:
        shield += cleansed(t, action.actor, target) - dagger(t, action.actor, target)
    return shield


def absorbed(t: Table, target: Figure, value: int, shield: int) -> int:
    """The damage that a shield leaves."""
    if shield <= 0:
        return value
    left = max(0, value - shield)
    if value > left:
        t.tell(ABSORBED, target.id, value - left, value)
    return left


async def defended_damage(
    t: Table, action: Action, target: Figure, drawn: Drawn, shield: int, defence: list[Effect]
) -> int:
    """resolve.03 The damage that is left to a character or a summon: shields and what prevents damage (r.33).

    What is used here joins `defence`, for the retaliation.
    """
    if defence:
        shield += sum(effect.shield for effect in defence)
    value = drawn.value
    prevented = False
    if target.form == CHARACTER:
        character = t.characters[target.who]
        for row, bonus in on_damage(character) if character.active else ():
            if bonus.effect.shield and value > max(0, shield):
                shield += bonus.effect.shield
                spend_slot(t, character, row, bonus.uses)
        if character.items and value > max(0, shield):
            inner = Action(t, target, character.seat)
            damage = value - max(0, shield)
            for effect in await window(t, character, "damage_from_attack_on_you", inner, action.actor, damage):
                defence.append(effect)
                shield += effect.shield
                prevented = prevented or effect.prevent_damage
        for row, bonus in on_damage(character) if character.active else ():
            if bonus.effect.prevent_damage and value > max(0, shield) and not prevented:
                defence.append(bonus.effect)
                spend_slot(t, character, row, bonus.uses)
                prevented = True
    elif value > max(0, shield) and t.characters[target.who].items:
        owner = t.characters[target.who]
        inner = Action(t, t.body(owner), owner.seat)
        used = await window(t, owner, SUMMON_STRUCK, inner, action.actor, value - max(0, shield))
        prevented = any(effect.prevent_damage for effect in used)
    left = absorbed(t, target, value, shield)
    if prevented and left:
        t.tell(PREVENTED, target.id, left)
        return 0
    return left


def on_damage(character: Character) -> list[tuple[list[int], Bonus]]:
    """The active bonuses that work when an attack would deal damage."""
    return [
        (row, bonus)
        for row in character.active
        for bonus in BONUSES[row[CARD_OF]][row[HALF]]
        if bonus.on == "damage_from_attack_on_you"
    ]


def retaliates(t: Table, target: Figure, stats: Stats | None, defence: list[Effect]) -> bool:
    """Whether there is anything that may strike back."""
    if defence or anything_active(t):
        return True
    if stats is not None and stats.retaliate:
        return True
    for boon in t.boons:
        if boon[0] == target.id and boon[1] == RETALIATES:
            return True
    return False


async def retaliate(t: Table, action: Action, target: Figure, defence: list[Effect], melee: bool) -> None:
    """retal.01 to retal.11 The distance counts after push and pull."""
    actor = action.actor
    distance = t.ground.range(action.at, target.at)
    damage = 0
    stats = base(t, target)
    if stats is not None and stats.retaliate and distance <= stats.retaliate_range:
        damage += stats.retaliate
    for boon in t.boons:
        if boon[0] == target.id and boon[1] == RETALIATES and distance <= boon[3]:
            damage += boon[2]
            gain(t, boon[4], xp_of_boon(boon[4], boon[5]))
    if defence:
        damage += sum(effect.retaliate for effect in defence if distance <= effect.retaliate_range)
    if target.form == CHARACTER:
        character = t.characters[target.who]
        for row in [*character.active]:
            for bonus in BONUSES[row[CARD_OF]][row[HALF]]:
                if bonus.effect.retaliate and bonus.on == "melee_attack_on_you" and melee:
                    damage += bonus.effect.retaliate if distance == 1 else 0
                    spend_slot(t, character, row, bonus.uses)  # bonus.05: also when it strikes nobody
    if target.side == SIDE_OF_CHARACTERS and anything_active(t):
        for effect in passives(t, target):
            damage += effect.retaliate if distance <= effect.retaliate_range else 0
        if damage:
            damage += sum(bonus.effect.retaliate for _, _, bonus in at_moment(t, target, "your_retaliate"))
    if damage:
        t.tell(RETALIATED, target.id, actor.id, damage)
        await suffer(t, actor, damage, target.who if target.form <= SUMMON else NOBODY)


def xp_of_boon(who: int, card: int) -> int:
    """Experience for each use of a retaliate."""
    if who < 0 or card < 0:
        return 0
    lines = [line for half in HALVES[card] for line in half.abilities if isinstance(line, Retaliate)]
    return max((line.xp_per_use for line in lines), default=0)
