"""Attacks: who is attacked, and the three steps for every single target."""

from __future__ import annotations

from klubovna.games.gloomhaven.cards.asides import pause
from klubovna.games.gloomhaven.cards.piles import CARD as CARD_OF
from klubovna.games.gloomhaven.cards.piles import CHANGED, HALF, spend_slot, stands
from klubovna.games.gloomhaven.cards.windows import fitting, pay, payable, window
from klubovna.games.gloomhaven.combat.advantage import in_any_order, turn_modifiers
from klubovna.games.gloomhaven.combat.conditions import give, infuse
from klubovna.games.gloomhaven.combat.defending import defended, hard_to_hit, retaliate, shielded
from klubovna.games.gloomhaven.combat.suffer import die, suffer
from klubovna.games.gloomhaven.combat.targeting import Blow, candidates, declared, reach_of
from klubovna.games.gloomhaven.events import ATTACKED
from klubovna.games.gloomhaven.facts import BONUSES, ITEMS, MODIFIERS, SUMMONS
from klubovna.games.gloomhaven.figures import (
    CHARACTER,
    OBJECTIVE,
    STRONGER,
    SUMMON,
    Character,
    Figure,
)
from klubovna.games.gloomhaven.kinds import CONSUME, STRENGTH, TARGET
from klubovna.games.gloomhaven.map.moving import destroy_obstacle, force
from klubovna.games.gloomhaven.perform.action import Action, able, base, gain, holds, meant, number
from klubovna.games.gloomhaven.round.order import focus_key
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.abilities import Attack, Bonus, Effect
from klubovna.games.gloomhaven.vocabulary.lines import changed
from klubovna.games.gloomhaven.vocabulary.words import (
    DISARM,
    ELEMENTS,
    MUDDLE,
    POISON,
    RANKS,
    STRENGTHEN,
)
from klubovna.kernel.decision import Decision

FROM_ALLY = "ally_attack_action"
REDIRECT = "redirect_attacks_from_adjacent_allies"
ON_RANGED = "augments_on_ranged_attacks"


async def attack(t: Table, action: Action, line: Attack) -> bool:
    """An attack ability as a seat decides: whether anybody was attacked."""
    if not in_reach(t, action, line):
        return False
    blow = Blow(line, reach_of(t, action, line))
    action.single = blow.single
    await whole_action(t, action, blow)
    action.single = blow.single
    targets = await declared(t, action, blow)
    if not targets:
        return False
    for character, row, bonus in blow.uses:
        if row in character.active:
            spend_slot(t, character, row, bonus.uses)
    await strike_all(t, action, blow, targets)
    return True


def can_attack(t: Table, action: Action, line: Attack) -> bool:
    """r.41 Whether somebody could be attacked, also with what elements and items may add to the line."""
    lines = [line]
    for augment in line.consume:
        if payable(t, [*augment.elements]):
            new = changed(line, augment.add, augment.set) if augment.replace is None else augment.replace
            if isinstance(new, Attack):
                lines.append(new)
    return any(in_reach(t, action, one) for one in lines)


def in_reach(t: Table, action: Action, line: Attack) -> bool:
    """Whether the line as it stands has a possible target; what may make it reach farther counts (use.01)."""
    if action.actor.conditions[DISARM]:  # cond.neg.08
        return False
    blow = Blow(line, reach_of(t, action, line))
    if candidates(t, action, blow):
        return True
    if action.actor.form != CHARACTER:
        return False
    action.single = blow.single
    character = t.characters[action.actor.who]
    ready = [effect for moment, effect in action.lasting if moment in blow.moments]
    for row in character.active:
        for bonus in BONUSES[row[CARD_OF]][row[HALF]]:
            if bonus.on in blow.moments and holds(t, action, bonus.when) and payable(t, [*bonus.needs]):
                ready.append(bonus.effect)
    for moment in blow.moments:
        ready += [ITEMS[item].effect for item in fitting(t, character, moment, action)]
    areas = [effect for effect in ready if effect.area is not None]
    for effect in ready:
        if effect.area is None:
            blow.add(effect)
    if candidates(t, action, blow):
        return True
    for effect in areas:
        blow.add(effect)
        if candidates(t, action, blow):
            return True
    return False


async def whole_action(t: Table, action: Action, blow: Blow) -> None:
    """Items and bonuses that work for the whole ability, before its targets are chosen.

    What an item does lasts for the other attacks of the same action too (card.05, sample.06).
    """
    if action.credit < 0 or action.actor.form != CHARACTER:
        return
    character = t.characters[action.credit]
    moments = blow.moments
    for row in character.active:
        for bonus in BONUSES[row[CARD_OF]][row[HALF]]:
            if bonus.on in moments and holds(t, action, bonus.when) and await paid(t, action, row, bonus):
                blow.effects.append(bonus.effect)
                blow.uses.append((character, row, bonus))  # bonus.05
    blow.effects += [effect for moment, effect in action.lasting if moment in (*moments, FROM_ALLY)]
    for moment in moments:
        for effect in await window(t, character, moment, action):
            blow.effects.append(effect)
            if effect.area is None and not effect.reach and not always(character, effect):
                action.lasting.append((moment, effect))
            if effect.suffer:
                await suffer(t, action.actor, effect.suffer)
    for other in t.characters:
        if other is not character and other.figure >= 0:
            helps = await window(t, other, FROM_ALLY, action)
            blow.effects += helps
            action.lasting += [(FROM_ALLY, effect) for effect in helps]
    for effect in blow.effects:
        blow.add(effect)


def always(character: Character, effect: Effect) -> bool:
    """Whether it comes from an item that is offered anew for every attack."""
    return any(ITEMS[item].effect is effect and ITEMS[item].use == "always" for item in character.items)


async def strike_all(t: Table, action: Action, blow: Blow, targets: list[Figure]) -> None:
    """Every target is a separate attack (area.02); an attacker that falls makes no more of them (r.05)."""
    action.targets = []
    action.damaged = 0
    for i, target in enumerate(targets):
        if i and able(t, action):
            await pause(t, action)  # use.01
        if target.hp > 0 and t.figure(target.id) is target and able(t, action):
            extra = await strike(t, action, blow, target)
            for _ in range(extra):  # fx.15, fx.20, fx.23
                more = [
                    f for f in meant(t, action, "enemy", blow.range) if f not in targets and f.id not in action.targets
                ]
                if not more or not able(t, action):
                    break
                if action.auto:  # mon.att.04, mon.att.08 It must, and the rules of focus say whom.
                    answer = min(more, key=lambda f: (t.ground.range(action.actor.at, f.at), focus_key(t, f))).id
                else:
                    answer = await Decision(action.seat, TARGET, [None, *(f.id for f in more)], action.purpose)
                if answer is not None:
                    await strike(t, action, blow, next(f for f in more if f.id == answer))
    for effect in blow.effects:
        if effect.allies_suffer:
            for ally in [friend for friend in t.friends(action.actor) if friend.at in action.area]:
                await suffer(t, ally, effect.allies_suffer)
    if action.actor.form == SUMMON and action.targets:
        for name in SUMMONS[action.actor.number].infuses:
            infuse(t, ELEMENTS.index(name))


async def strike(t: Table, action: Action, blow: Blow, target: Figure) -> int:
    """resolve.01 to resolve.14 One target: how many further targets the modifier cards add."""
    actor = action.actor
    target = redirected(t, actor, target)
    action.targets.append(target.id)
    action.chosen = target.at
    action.hurt = 0
    line = blow.line
    stats = base(t, actor)
    own = stats.attack if stats is not None else 0
    printed = number(t, action, line.value, target, own)
    for conditional in line.conditional:
        if holds(t, action, conditional.when, target):
            gain(t, action.credit, number(t, action, conditional.xp, target))
            new = changed(line, conditional.add, {})
            assert isinstance(new, Attack)
            line = new
    gain(t, action.credit, line.xp_per_target)
    effects = [*blow.effects, *await bonuses_for(t, action, blow, target)]
    if await killed_outright(t, action, effects, target):
        return 0
    # Step 1: what the attacker adds (mabil.09, mabil.10, use.02).
    numbers = [number(t, action, line.value, target, own) - printed]
    numbers += [number(t, action, effect.attack, target) for effect in effects]
    numbers += [boon[2] for boon in t.boons if boon[0] == actor.id and boon[1] == STRONGER]
    if target.conditions[POISON]:  # cond.neg.01
        numbers.append(1)
    doublings = sum(effect.double_attack for effect in effects)
    value = await settled(action, target, in_any_order(printed, numbers, doublings))
    adjacent = t.ground.range(actor.at, target.at) <= 1  # attack.04, attack.06, adv.09
    defence = await defended(t, action, target, value)
    # cond.pos.04, cond.neg.13
    better = actor.conditions[STRENGTHEN] or line.advantage or (stats is not None and stats.advantage)
    better = better or any(effect.advantage for effect in effects)
    worse = actor.conditions[MUDDLE] or (not blow.melee and adjacent) or any(e.attacker_disadvantage for e in defence)
    worse = worse or hard_to_hit(t, target)
    # Step 2: the modifier cards (area.08).
    drawn = turn_modifiers(t, actor, value, bool(better), bool(worse), any(e.double_counts_as_0 for e in defence))
    drawn.value = await settled(action, target, drawn.values)
    t.tell(ATTACKED, actor.id, target.id, drawn.value)
    cards = [MODIFIERS[card].effect for card in drawn.cards]
    effects += [effect for effect in cards if effect is not None]
    # Step 3: what protects the target (fx.14).
    damage = await shielded(t, action, target, drawn, line, effects, defence)
    undamaged = target.hp == target.max_hp
    dealt = await suffer(t, target, damage, action.credit, undamaged=undamaged)
    action.hurt = dealt
    action.damaged += dealt > 0
    if t.acting == actor.id:
        t.dealt += dealt
    if target.hp <= 0:
        action.killed_at = action.chosen
    else:
        await aftermath(t, action, line, effects, target)
    await after_effects(t, action, effects)
    if target.hp > 0 and t.figure(target.id) is target:
        await retaliate(t, action, target, defence, blow.melee)
    return sum(effect.targets for effect in cards if effect is not None)


async def settled(action: Action, target: Figure, values: list[int]) -> int:
    """resolve.04 Where the order of the modifiers of a step makes a difference, the attacker chooses it."""
    if len(values) == 1:
        return values[0]
    value: int = await Decision(action.seat, STRENGTH, values, target.id)
    return value


def redirected(t: Table, actor: Figure, target: Figure) -> Figure:
    """A standing effect: who attacks a neighbour of this character attacks the character."""
    for character in t.characters:
        if character.figure >= 0 and stands(character, REDIRECT):
            hero = t.body(character)
            if hero.side == target.side and hero.side != actor.side and t.ground.range(hero.at, target.at) == 1:
                return hero
    return target


async def bonuses_for(t: Table, action: Action, blow: Blow, target: Figure) -> list[Effect]:
    """Bonuses and items of the attacker, and bonuses of others that are meant for it, for this single attack."""
    actor = action.actor
    found: list[Effect] = []
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
                elif on == "your_melee_attack" and augments and (blow.melee or ranged_too):
                    fits = True
                else:
                    fits = own and on in ("your_attack", mine)
                if fits and holds(t, action, bonus.when, target) and await paid(t, action, row, bonus):
                    found.append(effect_of(row, bonus))
                    spend_slot(t, character, row, bonus.uses)
    if actor.form == CHARACTER:
        character = t.characters[actor.who]
        for moment in ("your_attack", mine):
            for effect in await window(t, character, moment, action, target):
                found.append(effect)
                if effect.suffer:
                    await suffer(t, actor, effect.suffer)
    return found


def effect_of(row: list[int], bonus: Bonus) -> Effect:
    """The bonus as an element changed it when its card was played."""
    if row[CHANGED] and bonus.consume:
        changed_effect: Effect = bonus.consume[0].set["effect"]
        return changed_effect
    return bonus.effect


def is_for(t: Table, character: Character, bonus: Bonus, actor: Figure) -> bool:
    hero = t.body(character)
    action = Action(t, hero, character.seat)
    return actor in meant(t, action, bonus.applies_to, bonus.range)


async def paid(t: Table, action: Action, row: list[int], bonus: Bonus) -> bool:
    """Each use may cost elements or an obstacle; without them the bonus does not work (elem.05: nobody must pay)."""
    if bonus.needs:
        if not payable(t, [*bonus.needs]):
            return False
        source = (action.actor.id, row[CARD_OF], row[HALF])
        if await Decision(action.seat, CONSUME, [None, "+".join(bonus.needs)], source) is None:
            return False
        await pay(t, action.actor, [*bonus.needs], action.seat)
    if bonus.breaks_obstacle:
        near = [at for at in t.ground.near[action.actor.at] if at in t.blocked]
        if not near:
            return False
        destroy_obstacle(t, action.actor, near[0])
    return True


async def killed_outright(t: Table, action: Action, effects: list[Effect], target: Figure) -> bool:
    """An effect that kills a target of the named ranks instead of the attack."""
    for effect in effects:
        mortal = target.form not in (CHARACTER, OBJECTIVE)  # spec.06
        if mortal and effect.kill and RANKS[target.rank] in effect.kill:
            action.killed_at = target.at
            await die(t, target, action.credit, undamaged=target.hp == target.max_hp)
            return True
    return False


async def aftermath(t: Table, action: Action, line: Attack, effects: list[Effect], target: Figure) -> None:
    """fx.01, fx.02, fx.21, cond.04, mstat.08 What else happens to a target that lives (fx.19)."""
    stats = base(t, action.actor)
    own = [*stats.conditions] if stats is not None else []
    for name in [*line.conditions, *own, *(name for effect in effects for name in effect.conditions)]:
        give(t, target, name)
    for steps in [line.push, *(effect.push for effect in effects)]:
        if steps and t.figure(target.id) is target:
            await force(t, action, target, steps, away=True, into=line.push_into)
    for steps in [line.pull, *(effect.pull for effect in effects)]:
        if steps and t.figure(target.id) is target:
            await force(t, action, target, steps, away=False)
    for effect in effects:
        if effect.splash:
            for figure in [f for f in t.foes(action.actor) if t.ground.range(f.at, target.at) <= 1]:
                await suffer(t, figure, effect.splash, action.credit)


async def after_effects(t: Table, action: Action, effects: list[Effect]) -> None:
    """Elements, heals and the like of modifier cards, bonuses and items (amd.06, elem.18)."""
    from klubovna.games.gloomhaven.perform.reading import infuse_named, perform_all

    for effect in effects:
        if effect.infuse:
            await infuse_named(t, action, [*effect.infuse])
        if effect.perform and able(t, action):
            await perform_all(t, action, effect.perform)
        if effect.suffer_each:
            await suffer(t, action.actor, effect.suffer_each)
