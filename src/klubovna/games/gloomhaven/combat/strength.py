"""Step 1 of an attack: who is struck after all, and what bonuses, items and others add to it."""

from __future__ import annotations

import msgspec

from klubovna.games.gloomhaven.cards.bonuses import Found, agreed, used
from klubovna.games.gloomhaven.cards.piles import CARD as CARD_OF
from klubovna.games.gloomhaven.cards.piles import CHANGED, FIGURE, HALF, half_of
from klubovna.games.gloomhaven.cards.windows import fitting, window
from klubovna.games.gloomhaven.combat.suffer import suffer
from klubovna.games.gloomhaven.combat.targeting import Blow
from klubovna.games.gloomhaven.facts import AURAS, BONUSES, SUMMONS
from klubovna.games.gloomhaven.figures import (
    CHARACTER,
    MARKED,
    MONSTER_FIGURE,
    SIDE_OF_CHARACTERS,
    STRONGER,
    SUMMON,
    Figure,
)
from klubovna.games.gloomhaven.kinds import TARGET
from klubovna.games.gloomhaven.map.moving import breakable, destroy_obstacle
from klubovna.games.gloomhaven.perform.action import Action, anything_active, stands
from klubovna.games.gloomhaven.perform.numbers import doom, holds, is_for
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.abilities import Bonus, Effect
from klubovna.kernel.decision import Decision

REDIRECT = "redirect_attacks_from_adjacent_allies"
ON_RANGED = "augments_on_ranged_attacks"


def redirected(t: Table, actor: Figure, target: Figure) -> Figure:
    """A standing effect: who attacks a neighbour of this character attacks the character."""
    for character in t.characters:
        if character.figure >= 0 and stands(character, REDIRECT):
            hero = t.body(character)
            if hero.side == target.side and hero.side != actor.side and t.ground.range(hero.at, target.at) == 1:
                return hero
    return target


async def betrayed(t: Table, action: Action, blow: Blow, target: Figure) -> Figure:
    """An item turns the attack of a normal enemy beside its owner against one of that enemy's own allies."""
    character = t.characters[target.who]
    if not character.items:
        return target
    inner = Action(t, target, character.seat)
    if not fitting(t, character, "attacked_by_neighbour", inner, action.actor):
        return target
    reach = 1 if blow.melee else blow.range
    others = [f for f in t.friends(action.actor) if t.ground.within(action.actor.at, f.at, reach)]
    if not others or not await window(t, character, "attacked_by_neighbour", inner, action.actor):
        return target
    ids = [f.id for f in others]
    answer = ids[0] if len(ids) == 1 else await Decision(character.seat, TARGET, ids, (target.id, "attack"))
    return next(f for f in others if f.id == answer)


def others_add(t: Table, actor: Figure, target: Figure, melee: bool) -> list[int]:
    """What lasts for the round, a mark on the target, an aura beside the attacker, a reckless target, a doom add."""
    found = [boon[2] for boon in t.boons if boon[0] == actor.id and boon[1] == STRONGER]
    lasting = anything_active(t)
    if lasting and actor.form == MONSTER_FIGURE:
        found.append(doom(t, actor, "its_attack"))
    if actor.side == SIDE_OF_CHARACTERS and (lasting or t.boons):
        if actor.form == CHARACTER:
            marks = [boon for boon in t.boons if boon[0] == target.id and boon[1] == MARKED]
            found += [boon[2] for boon in marks if boon[4] == actor.who]
        for figure in t.figures:
            if figure.form == SUMMON and figure.number in AURAS and figure is not actor:
                aura = SUMMONS[figure.number].aura
                if aura is not None and t.ground.range(figure.at, actor.at) == 1:  # class.12
                    found.append(aura.attack)
    if melee and target.form == CHARACTER:
        for row in t.characters[target.who].active:
            found += [bonus.effect.attacker_attack for bonus in BONUSES[row[CARD_OF]][row[HALF]]]
    return found


async def foiled(t: Table, actor: Figure, target: Figure) -> None:
    """A bonus strikes an enemy whose attack came to nothing by a curse."""
    for character in t.characters:
        if character.figure < 0 or not t.hostile(t.body(character), actor):
            continue
        for row in [*character.active]:
            for bonus in BONUSES[row[CARD_OF]][row[HALF]]:
                if bonus.on == "enemy_foiled_by_curse":
                    await suffer(t, actor, bonus.effect.damage_to_attacker, t.characters.index(character))
                    used(t, (character, row, bonus))


async def bonuses_for(t: Table, action: Action, blow: Blow, target: Figure) -> list[Effect]:
    """Bonuses and items of the attacker, and bonuses of others that are meant for it, for this single attack."""
    actor = action.actor
    found: list[Effect] = []
    late: list[Found] = []
    mine = "your_melee_attack" if blow.melee else "your_ranged_attack"
    for who, character in enumerate(t.characters):
        if character.figure < 0:
            continue
        own = actor.form == CHARACTER and actor.who == who
        augments = own or (blow.line.with_your_augments and who == action.grantor)
        ranged_too = own and stands(character, ON_RANGED)
        for row in [*character.active]:
            for bonus in BONUSES[row[CARD_OF]][row[HALF]]:
                on = bonus.on
                if on == "attack":
                    fits = is_for(t, character, bonus, actor)
                elif on == "command_attack":
                    fits = action.half is not None and action.half.command and actor.who == who
                elif on == "your_melee_attack" and augments and (blow.melee or ranged_too):
                    fits = True
                else:
                    fits = own and on in ("your_attack", mine)
                if fits and half_of(row).doom:
                    fits = row[FIGURE] == target.id
                if fits and "used_item" in bonus.when:
                    late.append((character, row, bonus))
                elif fits and await works(t, action, (character, row, bonus), target):
                    found.append(effect_of(row, bonus))
    if actor.form == CHARACTER:
        character = t.characters[actor.who]
        for moment in ("your_attack", mine):
            for effect in await window(t, character, moment, action, target):
                found.append(effect)
                if effect.suffer:
                    await suffer(t, actor, effect.suffer)
    for one in late:
        if await works(t, action, one, target):
            found.append(one[2].effect)
    return found


async def works(t: Table, action: Action, found: Found, target: Figure) -> bool:
    """Whether a bonus works for this attack; then a use of it is over."""
    character, row, bonus = found
    if not holds(t, action, bonus.when, target) or not await agreed(t, action, character, row, bonus):
        return False
    if bonus.breaks_obstacle and not broke_obstacle(t, action):
        return False
    used(t, found)
    return True


def effect_of(row: list[int], bonus: Bonus) -> Effect:
    """The bonus as an element changed it when its card was played."""
    if row[CHANGED] and bonus.consume:
        changed_effect: Effect = bonus.consume[0].set["effect"]
        return changed_effect
    if bonus.keeps is not None:
        return msgspec.structs.replace(bonus.effect, attack=row[CHANGED])
    return bonus.effect


def broke_obstacle(t: Table, action: Action) -> bool:
    """A use that destroys an adjacent obstacle; without one the bonus does not work."""
    near = [at for at in t.ground.near[action.actor.at] if breakable(t, at)]
    if near:
        destroy_obstacle(t, action.actor, near[0])
    return bool(near)
