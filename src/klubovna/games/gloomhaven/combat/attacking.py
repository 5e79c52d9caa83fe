"""Attacks: who is attacked, and the three steps for every single target."""

from __future__ import annotations

import msgspec

from klubovna.games.gloomhaven.cards.asides import pause
from klubovna.games.gloomhaven.cards.bonuses import agreed, at_moment, fresh, used
from klubovna.games.gloomhaven.cards.piles import CARD as CARD_OF
from klubovna.games.gloomhaven.cards.piles import HALF
from klubovna.games.gloomhaven.cards.windows import fitting, payable, window
from klubovna.games.gloomhaven.combat.advantage import in_any_order, turn_modifiers
from klubovna.games.gloomhaven.combat.conditions import give
from klubovna.games.gloomhaven.combat.defending import (
    absorbed,
    defended,
    defended_damage,
    hard_to_hit,
    retaliate,
    retaliates,
    shield_against,
)
from klubovna.games.gloomhaven.combat.strength import betrayed, bonuses_for, foiled, others_add, redirected
from klubovna.games.gloomhaven.combat.suffer import die, suffer
from klubovna.games.gloomhaven.combat.targeting import Blow, candidates, declared, reach_of
from klubovna.games.gloomhaven.events import ATTACKED
from klubovna.games.gloomhaven.facts import BONUSES, COMPANION, CURSE_CARD, ITEMS, MODIFIERS, SUMMONS, Stats
from klubovna.games.gloomhaven.figures import (
    CHARACTER,
    MONSTER_FIGURE,
    OBJECTIVE,
    SUMMON,
    Character,
    Figure,
)
from klubovna.games.gloomhaven.kinds import ATTACK_FROM, STRENGTH, TARGET
from klubovna.games.gloomhaven.map.forcing import force
from klubovna.games.gloomhaven.perform.action import Action, able, anything_active, base, gain
from klubovna.games.gloomhaven.perform.meant import meant
from klubovna.games.gloomhaven.perform.numbers import holds, number
from klubovna.games.gloomhaven.round.order import focus_key
from klubovna.games.gloomhaven.scenario.auras import auras_on, burdened
from klubovna.games.gloomhaven.scenario.reveal import wake
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.abilities import Attack, Effect
from klubovna.games.gloomhaven.vocabulary.amounts import relative
from klubovna.games.gloomhaven.vocabulary.lines import changed
from klubovna.games.gloomhaven.vocabulary.words import (
    DISARM,
    EVERYWHERE,
    MUDDLE,
    POISON,
    RANKS,
    STRENGTHEN,
    Rank,
)
from klubovna.kernel.battles import Addend
from klubovna.kernel.decision import Decision
from klubovna.kernel.hexes import Hex

FROM_ALLY = "ally_attack_action"


async def attack(t: Table, action: Action, line: Attack) -> bool:
    """An attack ability as a seat decides: whether anybody was attacked."""
    if action.actor.form == CHARACTER and t.characters[action.actor.who].active:
        await choose_stand(t, action, line)
    if not in_reach(t, action, line):
        return False
    blow = Blow(line, reach_of(t, action, line))
    action.single = blow.single
    await whole_action(t, action, blow)
    action.single = blow.single
    targets = await declared(t, action, blow)
    if targets:
        action.attacked = True
        for found in blow.uses:
            used(t, found)
        await strike_all(t, action, blow, targets)
    if action.stand is not None:
        action.stand = None
    return bool(targets)


async def choose_stand(t: Table, action: Action, line: Attack) -> None:
    """class.13 With a certain summon its summoner may attack as if it stood in its hex."""
    if action.grantor >= 0:
        return
    for figure in t.figures:
        lends = figure.form == SUMMON and figure.who == action.actor.who and SUMMONS[figure.number].lends_place
        if lends and action.half is not None:
            found: list[Hex] = []
            for at in (action.actor.at, figure.at):
                action.stand = at
                if in_reach(t, action, line):
                    found.append(at)
            action.stand = None
            if figure.at in found:
                action.stand = await Decision(action.seat, ATTACK_FROM, found, action.actor.id)
            return


def can_attack(t: Table, action: Action, line: Attack) -> bool:
    """r.41 Whether somebody could be attacked, also with what elements and items may add to the line."""
    if in_reach(t, action, line):
        return True
    for augment in line.consume:
        if payable(t, [*augment.elements]):
            new = changed(line, augment.add, augment.set) if augment.replace is None else augment.replace
            if isinstance(new, Attack) and in_reach(t, action, new):
                return True
    return False


def in_reach(t: Table, action: Action, line: Attack) -> bool:
    """Whether the line as it stands has a possible target; what may make it reach farther counts (use.01)."""
    actor = action.actor
    if actor.conditions[DISARM]:  # cond.neg.08
        return False
    if actor.form == SUMMON and SUMMONS[actor.number].attack is None:  # summon.15
        return False
    if actor.form == CHARACTER and t.obstacles and t.phased(actor):
        return False  # inside an obstacle nobody attacks
    blow = Blow(line, reach_of(t, action, line))
    if candidates(t, action, blow, enough=1):
        return True
    if actor.form != CHARACTER:
        return False
    character = t.characters[action.actor.who]
    if not character.items and not action.lasting and not anything_active(t):
        return False
    action.single = blow.single
    ready = [effect for moment, effect in action.lasting if moment in blow.moments]
    for _, row, bonus in at_moment(t, actor, *blow.moments, *blow.shared) if anything_active(t) else ():
        if holds(t, action, bonus.when) and payable(t, [*bonus.needs]) and fresh(t, action, row, bonus):
            ready.append(bonus.effect)
    for moment in blow.moments:
        ready += [ITEMS[item].effect for item in fitting(t, character, moment, action)]
    areas = [effect for effect in ready if effect.area is not None]
    for effect in ready:
        if effect.area is None:
            blow.add(effect)
    if len(ready) > len(areas) and candidates(t, action, blow, enough=1):
        return True
    for effect in areas:
        blow.add(effect)
        if candidates(t, action, blow, enough=1):
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
    lasting = [effect for moment, effect in action.lasting if moment in moments or moment == FROM_ALLY]
    for found in at_moment(t, action.actor, *moments, *blow.shared) if anything_active(t) else ():
        giver, row, bonus = found
        priced = bool(bonus.needs or bonus.cost)
        if priced and bonus.effect in lasting:  # r.53 paid for in this action already
            continue
        if holds(t, action, bonus.when) and await agreed(t, action, giver, row, bonus):
            blow.effects.append(bonus.effect)
            blow.uses.append(found)  # bonus.05
            if priced:
                action.lasting.append((moments[0], bonus.effect))
    blow.effects += lasting
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
        if effect.target and blow.single:
            blow.line = msgspec.structs.replace(blow.line, target=effect.target)


def always(character: Character, effect: Effect) -> bool:
    """Whether it comes from an item that is offered anew for every attack."""
    return any(ITEMS[item].effect is effect and ITEMS[item].use == "always" for item in character.items)


async def strike_all(t: Table, action: Action, blow: Blow, targets: list[Figure]) -> None:
    """Every target is a separate attack (area.02); an attacker that falls makes no more of them (r.05)."""
    action.targets = []
    action.struck = ()
    action.damaged = 0
    for i, target in enumerate(targets):
        if i and able(t, action):
            await pause(t, action)  # use.01
        if i and not blow.line.all_on_one and any(t.whole(target) is t.whole(other) for other in targets[:i]):
            continue  # one figure of several hexes
        if target.hp > 0 and t.figure(target.id) is target and able(t, action):
            extra = await strike(t, action, blow, target)
            if extra:
                await added(t, action, blow, targets, extra)
    if blow.line.chain:
        await chained(t, action, blow)
    if blow.line.xp_per_two_targets:
        gain(t, action.earner, blow.line.xp_per_two_targets * (len(action.targets) // 2))
    for effect in blow.effects:
        if effect.allies_suffer:
            for ally in [friend for friend in t.friends(action.actor) if friend.at in action.area]:
                await suffer(t, ally, effect.allies_suffer)
    if action.actor.form == SUMMON and action.targets:
        await summon_struck(t, action)


async def added(t: Table, action: Action, blow: Blow, targets: list[Figure], extra: int) -> None:
    """fx.15, fx.20, fx.23 The targets that modifier cards add to those that are declared."""
    for _ in range(extra):
        more = [f for f in meant(t, action, "enemy", blow.range) if f not in targets and f.id not in action.targets]
        if not more or not able(t, action):
            break
        answer: int | None
        if action.auto:  # mon.att.04, mon.att.08 It must, and the rules of focus say whom.
            answer = min(more, key=lambda f: (t.ground.range(action.actor.at, f.at), focus_key(t, f))).id
        else:
            answer = await Decision(action.seat, TARGET, [None, *(f.id for f in more)], action.purpose)
        if answer is not None:
            await strike(t, action, blow, next(f for f in more if f.id == answer))


async def chained(t: Table, action: Action, blow: Blow) -> None:
    """class.02 Each further attack of a chain goes to a new enemy near the last target."""
    first = blow.line
    for link in first.chain if action.targets else []:
        found = [foe for foe in t.foes(action.actor) if foe.id not in action.targets and not t.unseen(foe)]
        found = [foe for foe in found if t.ground.range(action.chosen, foe.at) <= link.range]
        if not found or not able(t, action):
            break
        answer = await Decision(action.seat, TARGET, [None, *(foe.id for foe in found)], action.purpose)
        if answer is None:
            break
        new = changed(first, {"value": link.attack}, {})
        assert isinstance(new, Attack)
        blow.line = new
        extra = await strike(t, action, blow, next(foe for foe in found if foe.id == answer))
        blow.line = first  # an added target is attacked as the first one was
        last = action.chosen
        await added(t, action, blow, [], extra)
        action.chosen = last


async def summon_struck(t: Table, action: Action) -> None:
    """What follows the whole attack of a summon: its elements; and what a card makes of a companion's attack."""
    from klubovna.games.gloomhaven.perform.reading import infuse_named, perform_all

    actor = action.actor
    await infuse_named(t, action, [*SUMMONS[actor.number].infuses])
    owner = t.characters[actor.who]
    if actor.number != COMPANION[owner.role]:
        return
    for row in [*owner.active]:
        for bonus in BONUSES[row[CARD_OF]][row[HALF]]:
            if bonus.on == "after_your_companion_attacks" and able(t, action):
                await perform_all(t, Action(t, actor, owner.seat), bonus.effect.perform)
                used(t, (owner, row, bonus))


def added_up(printed: int, value: int, became: int) -> list[Addend]:
    """What an attack is made of, for those who look on."""
    parts: list[Addend] = [("printed", printed, "attack.01")]
    if value != printed:
        parts.append(("bonus", value - printed, "use.02"))
    return [*parts, ("modifier", became - value, "amd.01")]


async def strike(t: Table, action: Action, blow: Blow, target: Figure) -> int:
    """resolve.01 to resolve.14 One target: how many further targets the modifier cards add."""
    actor = action.actor
    lasting = anything_active(t)
    if lasting:
        target = redirected(t, actor, target)
    if target.form == CHARACTER and actor.form == MONSTER_FIGURE and t.characters[target.who].items:
        target = await betrayed(t, action, blow, target)
    action.targets.append(target.id)
    action.chosen = target.at
    action.hurt = 0
    if target.asleep:
        await wake(t, target)
    if not blow.melee:
        action.spare = max(0, blow.range - t.ground.range(action.at, target.at)) if blow.range < EVERYWHERE else 0
    line = blow.line
    stats = base(t, actor)
    own = stats.attack if stats is not None else 0
    printed = number(t, action, line.value, target, own)
    for conditional in line.conditional:
        if holds(t, action, conditional.when, target):
            gain(t, action.earner, number(t, action, conditional.xp, target))
            new = changed(line, conditional.add, {})
            assert isinstance(new, Attack)
            line = new
    if line.xp_per_target:
        gain(t, action.earner, line.xp_per_target)
    effects = [*blow.effects]
    if lasting or (actor.form == CHARACTER and t.characters[actor.who].items):
        effects += await bonuses_for(t, action, blow, target)
    if effects or line.kills:
        ranks = [*line.kills, *(rank for effect in effects for rank in effect.kill)]
        if ranks and await killed_outright(t, action, ranks, target):
            action.struck += ((action.chosen, 0),)
            return 0
    # Step 1: what the attacker adds (mabil.09, mabil.10, use.02).
    numbers: list[int] = []
    if line is not blow.line or not (isinstance(line.value, int) or relative(line.value)):
        numbers.append(number(t, action, line.value, target, own) - printed)
    doublings = 0
    if effects:
        numbers += [number(t, action, effect.attack, target) for effect in effects]
        doublings = sum([effect.double_attack for effect in effects])
    if lasting or t.boons:
        numbers += others_add(t, actor, target, blow.melee)
    auras = auras_on(t, actor) if t.book.auras else []
    if auras:
        numbers += [aura.attack for aura in auras]
    if target.conditions[POISON]:  # cond.neg.01
        numbers.append(1)
    values = in_any_order(printed, numbers, doublings)
    value = values[0] if len(values) == 1 else await settled(action, target, values)
    adjacent = t.ground.range(action.at, target.at) <= 1  # attack.04, attack.06, adv.09
    defence: list[Effect] = []
    if target.form == CHARACTER and t.characters[target.who].items:
        defence = await defended(t, action, target, value)
    theirs = base(t, target)
    # cond.pos.04, cond.neg.13
    better = actor.conditions[STRENGTHEN] or line.advantage or (stats is not None and stats.advantage)
    worse = actor.conditions[MUDDLE] or (not blow.melee and adjacent) or hard_to_hit(t, target, theirs)
    if effects or auras or defence:
        better = better or any(effect.advantage for effect in effects) or any(aura.advantage for aura in auras)
        worse = worse or any(e.attacker_disadvantage for e in defence) or any(e.disadvantage for e in effects)
        worse = worse or any(aura.disadvantage for aura in auras)
    worse = worse or (actor.form == CHARACTER and bool(t.book.rules) and burdened(t, t.characters[actor.who]))
    # Step 2: the modifier cards (area.08).
    tamed = bool(defence) and any(e.double_counts_as_0 for e in defence)
    drawn = turn_modifiers(t, actor, value, bool(better), bool(worse), tamed)
    if len(drawn.values) > 1:
        drawn.value = await settled(action, target, drawn.values)
    if t.journal is not None:
        t.tell(ATTACKED, actor.id, target.id, drawn.value, added_up(printed, value, drawn.value))
    extra = 0
    for card in drawn.cards:
        effect_of_card = MODIFIERS[card].effect
        if effect_of_card is not None:
            effects.append(effect_of_card)
            extra += effect_of_card.targets
    # Step 3: what protects the target (fx.14).
    shield = shield_against(t, action, target, stats, line, effects)
    if line.ignore_shield or (effects and any(effect.ignore_shield for effect in effects)):
        damage = drawn.value
    elif target.form <= SUMMON:
        damage = await defended_damage(t, action, target, drawn, shield, defence)
    else:
        damage = absorbed(t, target, drawn.value, shield)
    undamaged = target.hp == target.max_hp
    dealt = await suffer(t, target, damage, action.credit, undamaged=undamaged)
    action.hurt = dealt
    action.struck += ((action.chosen, dealt),)
    action.damaged += dealt > 0
    if t.acting == actor.id:
        t.dealt += dealt
    if line.xp_per_5_damage:
        gain(t, action.earner, line.xp_per_5_damage * (dealt // 5))
    if line.finishes and 0 < target.hp <= line.finishes and mortal(target):
        gain(t, action.earner, line.xp_per_finish)
        await die(t, target, action.credit, undamaged=undamaged)
    if CURSE_CARD in drawn.cards and not dealt:
        await foiled(t, actor, target)
    if target.hp <= 0:
        action.killed_at = action.chosen
        if actor.form == CHARACTER and target.form == MONSTER_FIGURE:
            killer = t.characters[actor.who]
            struck = [item for item in killer.items if any(effect is ITEMS[item].effect for effect in effects)]
            killer.slain_with += [(item, target.who) for item in struck]
    else:
        aftermath(t, action, stats, line, effects, target)
        if effects or line.push or line.pull:
            await shoved(t, action, line, effects, target)
    if effects:
        await splash(t, action, effects, target)
        await after_effects(t, action, effects)
    if target.hp > 0 and actor.hp > 0 and retaliates(t, target, theirs, defence) and t.figure(target.id) is target:
        await retaliate(t, action, target, defence, blow.melee)
    return extra


async def settled(action: Action, target: Figure, values: list[int]) -> int:
    """resolve.04 Where the order of the modifiers of a step makes a difference, the attacker chooses it."""
    value: int = await Decision(action.seat, STRENGTH, values, target.id)
    return value


def mortal(target: Figure) -> bool:
    """spec.06 Whom an effect can kill outright."""
    return target.form not in (CHARACTER, OBJECTIVE)


async def killed_outright(t: Table, action: Action, ranks: list[Rank], target: Figure) -> bool:
    """class.04 A target of the named ranks is killed instead of being attacked."""
    if not mortal(target) or RANKS[target.rank] not in ranks:
        return False
    action.killed_at = target.at
    await die(t, target, action.credit, undamaged=target.hp == target.max_hp)
    return True


def aftermath(
    t: Table, action: Action, stats: Stats | None, line: Attack, effects: list[Effect], target: Figure
) -> None:
    """fx.01, fx.02, cond.04, mstat.08 The conditions that an attack brings to a target that lives (fx.19)."""
    for name in line.conditions:
        afflict(t, action, target, name)
    if stats is not None:
        for name in stats.conditions:
            afflict(t, action, target, name)
    if t.book.inflicts and action.actor.form == MONSTER_FIGURE:
        for name in t.book.inflicts.get(action.actor.who, []):
            afflict(t, action, target, name)
    for effect in effects:
        for name in effect.conditions:
            afflict(t, action, target, name)


async def shoved(t: Table, action: Action, line: Attack, effects: list[Effect], target: Figure) -> None:
    """fx.21 It is pushed and pulled."""
    for steps in [line.push, *[effect.push for effect in effects]]:
        if steps and t.figure(target.id) is target:
            await force(t, action, target, steps, away=True, into=line.push_into)
    for steps in [line.pull, *[effect.pull for effect in effects]]:
        if steps and t.figure(target.id) is target:
            await force(t, action, target, steps, away=False)


async def splash(t: Table, action: Action, effects: list[Effect], target: Figure) -> None:
    """Damage to the target and the enemies beside it; to these also where the target has fallen (resolve.07)."""
    for effect in effects:
        if effect.splash:
            for figure in [f for f in t.foes(action.actor) if t.ground.range(f.at, target.at) <= 1]:
                await suffer(t, figure, effect.splash, action.credit)


def afflict(t: Table, action: Action, target: Figure, name: str) -> None:
    """A condition by what a figure does; a bonus may add to the curses that it brings."""
    if not give(t, target, name) or name != "curse" or action.actor.form != CHARACTER:
        return
    if t.hostile(action.actor, target):
        for found in at_moment(t, action.actor, "you_curse_an_enemy"):
            for _ in range(found[2].effect.more_curses):
                give(t, target, name)
            used(t, found)


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
