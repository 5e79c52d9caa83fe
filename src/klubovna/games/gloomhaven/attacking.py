"""Attacks: who is attacked, and the three steps for every single target."""

from __future__ import annotations

from klubovna.games.gloomhaven.abilities import Area, Attack, Bonus, Effect, Retaliate
from klubovna.games.gloomhaven.action import Action, able, base, gain, holds, meant, number, shield_of
from klubovna.games.gloomhaven.advantage import Drawn, turn_modifiers
from klubovna.games.gloomhaven.cards import CARD as CARD_OF
from klubovna.games.gloomhaven.cards import CHANGED, HALF, spend_slot, stands
from klubovna.games.gloomhaven.conditions import give, infuse
from klubovna.games.gloomhaven.events import ATTACKED, RETALIATED
from klubovna.games.gloomhaven.facts import BONUSES, HALVES, MODIFIERS, SUMMONS
from klubovna.games.gloomhaven.figures import (
    CHARACTER,
    HARD_TO_HIT,
    NOBODY,
    RETALIATES,
    STRONGER,
    SUMMON,
    Character,
    Figure,
)
from klubovna.games.gloomhaven.kinds import AREA, TARGET
from klubovna.games.gloomhaven.lines import changed
from klubovna.games.gloomhaven.moving import destroy_obstacle, force
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.suffer import die, suffer
from klubovna.games.gloomhaven.windows import pay, payable, window
from klubovna.games.gloomhaven.words import (
    DISARM,
    ELEMENTS,
    INVISIBLE,
    MUDDLE,
    POISON,
    RANKS,
    STRENGTHEN,
    TARGETS,
)
from klubovna.kernel.decision import Decision
from klubovna.kernel.hexes import Hex, covering, disc, images

REDIRECT = "redirect_attacks_from_adjacent_allies"
ON_RANGED = "augments_on_ranged_attacks"


class Blow:
    """An attack ability as it stands after everything that changes the whole of it."""

    __slots__ = ("area", "effects", "line", "melee", "range", "targets", "uses")

    def __init__(self, line: Attack, reach: int) -> None:
        self.line = line
        self.range = max(1, reach)  # attack.05
        self.melee = reach == 0 or (line.area is not None and line.area.melee)  # area.03, area.12, mon.att.06
        self.targets = line.targets
        self.area = line.area
        self.effects: list[Effect] = []
        self.uses: list[tuple[Character, list[int], Bonus]] = []


def reach_of(t: Table, action: Action, line: Attack) -> int:
    """The range; 0 is melee. A melee monster stays melee unless the card states a plain range (r.30)."""
    if isinstance(line.range, int):
        return line.range
    stats = base(t, action.actor)
    own = stats.range if stats is not None else 0
    return max(1, own + int(line.range)) if own else 0


async def attack(t: Table, action: Action, line: Attack) -> bool:
    """An attack ability as a seat decides: whether anybody was attacked."""
    actor = action.actor
    if actor.conditions[DISARM]:  # cond.neg.08
        return False
    blow = Blow(line, reach_of(t, action, line))
    if not candidates(t, action, blow):
        return False
    await whole_action(t, action, blow)
    targets = await declared(t, action, blow)
    if not targets:
        return False
    for character, row, bonus in blow.uses:
        if row in character.active:
            spend_slot(t, character, row, bonus.uses)
    await strike_all(t, action, blow, targets)
    return True


async def whole_action(t: Table, action: Action, blow: Blow) -> None:
    """Items and bonuses that work for the whole ability, before its targets are chosen."""
    if action.credit < 0 or action.actor.form != CHARACTER:
        return
    character = t.characters[action.credit]
    moments = ["your_attack_action", "your_melee_attack_action" if blow.melee else "your_ranged_attack_action"]
    for row in character.active:
        for bonus in BONUSES[row[CARD_OF]][row[HALF]]:
            if bonus.on in moments and holds(t, action, bonus.when) and payable(t, [*bonus.needs]):
                await pay(t, action.actor, [*bonus.needs], action.seat)
                blow.effects.append(bonus.effect)
                blow.uses.append((character, row, bonus))  # bonus.05
    single = blow.targets == 1 and blow.area is None and TARGETS[blow.line.target][2]
    for moment in moments:
        for effect in await window(t, character, moment, action):
            if (effect.area is not None or effect.reach) and not single:
                continue
            blow.effects.append(effect)
            if effect.suffer:
                await suffer(t, action.actor, effect.suffer)
    for other in t.characters:
        if other is not character and other.figure >= 0:
            blow.effects += await window(t, other, "ally_attack_action", action)
    for effect in blow.effects:
        if not blow.melee:
            blow.range += effect.range
        blow.range = max(blow.range, effect.reach)
        blow.targets += effect.targets
        if effect.area is not None:
            blow.area = effect.area


def candidates(t: Table, action: Action, blow: Blow) -> list[Figure]:
    """Everybody who could be attacked from here."""
    line = blow.line
    if blow.area is not None:
        return _in_areas(t, action, blow)
    word = line.target if not TARGETS[line.target][2] else "enemy"
    found = meant(t, action, word, blow.range)
    return [foe for foe in found if t.ground.sees(action.actor.at, foe.at)]  # los.01


def _in_areas(t: Table, action: Action, blow: Blow) -> list[Figure]:
    hit = {foe for _, figures in placements(t, action.actor, blow) for foe in figures}
    return [foe for foe in t.figures if foe in hit]


def placements(t: Table, actor: Figure, blow: Blow) -> list[tuple[frozenset[Hex], list[Figure]]]:
    """area.01, area.05, area.13, area.14 Every way to lay the area, one for each set of enemies hit."""
    area = blow.area
    assert area is not None
    foes = [
        foe for foe in t.foes(actor) if not foe.conditions[INVISIBLE] and t.ground.sees(actor.at, foe.at)
    ]  # area.06
    found: dict[tuple[int, ...], tuple[frozenset[Hex], list[Figure]]] = {}
    for laid in _laid(t, actor, area, blow.range, foes):
        hexes = frozenset(laid)
        hit = [foe for foe in foes if foe.at in hexes]
        key = tuple(foe.id for foe in hit)
        if hit and key not in found:
            found[key] = (hexes, hit)
    return [found[key] for key in sorted(found)]


def _laid(t: Table, actor: Figure, area: Area, reach: int, foes: list[Figure]) -> list[list[Hex]]:
    q, r = actor.at
    if area.melee:
        return [[(q + a, r + b) for a, b in image] for image in images(area.hexes)]
    near = set(disc(actor.at, reach))
    ranges = t.ground.ranges(actor.at)
    found: list[list[Hex]] = []
    for foe in foes:
        for laid in covering(area.hexes, foe.at):
            if any(ranges.get(at, 99) <= reach or (at in near and at not in t.ground.floor) for at in laid):
                found.append(laid)
    return found


async def declared(t: Table, action: Action, blow: Blow) -> list[Figure]:
    """r.05 Targets are declared first, in the order in which they are attacked (resolve.13)."""
    line = blow.line
    if blow.area is not None:
        options = placements(t, action.actor, blow)
        keys: list[tuple[int, ...] | None] = [None, *(tuple(foe.id for foe in hit) for _, hit in options)]
        choice = await Decision(action.seat, AREA, keys, action.actor.id)
        if choice is None:
            return []
        hexes, found = options[keys.index(choice) - 1]
        action.area = hexes
        return await in_turn(t, action, found)
    found = candidates(t, action, blow)
    if not TARGETS[line.target][2]:
        return await in_turn(t, action, found)
    picked: list[Figure] = []
    while found and len(picked) < blow.targets:  # area.07, area.09
        answer = await Decision(action.seat, TARGET, [None, *(foe.id for foe in found)], action.actor.id)
        if answer is None:
            break
        target = next(foe for foe in found if foe.id == answer)
        found.remove(target)
        picked.append(target)
    if picked and line.through:
        picked += [foe for foe in on_the_way(t, action.actor, picked[0]) if foe not in picked]
    return picked


def on_the_way(t: Table, actor: Figure, target: Figure) -> list[Figure]:
    """Enemies in hexes of a shortest way to the target."""
    there, back = t.ground.ranges(actor.at), t.ground.ranges(target.at)
    length = there[target.at]
    foes = [foe for foe in t.foes(actor) if foe is not target and not foe.conditions[INVISIBLE]]
    row: list[Figure] = []
    for steps in range(1, length):
        row += [foe for foe in foes if there.get(foe.at) == steps and back.get(foe.at) == length - steps][:1]
    return row


async def in_turn(t: Table, action: Action, figures: list[Figure]) -> list[Figure]:
    """All of them, in the order that the attacker likes."""
    left, row = figures[:], []
    while len(left) > 1:
        answer = await Decision(action.seat, TARGET, [figure.id for figure in left], action.actor.id)
        target = next(figure for figure in left if figure.id == answer)
        left.remove(target)
        row.append(target)
    return row + left


async def strike_all(t: Table, action: Action, blow: Blow, targets: list[Figure]) -> None:
    """Every target is a separate attack (area.02); an attacker that falls makes no more of them (r.05)."""
    action.targets = []
    action.damaged = 0
    for target in targets:
        if target.hp > 0 and t.figure(target.id) is target and able(t, action):
            extra = await strike(t, action, blow, target)
            for _ in range(extra):  # fx.15, fx.20, fx.23
                more = [
                    f for f in meant(t, action, "enemy", blow.range) if f not in targets and f.id not in action.targets
                ]
                if not more or not able(t, action):
                    break
                answer = await Decision(action.seat, TARGET, [None, *(f.id for f in more)], action.actor.id)
                if answer is not None:
                    await strike(t, action, blow, next(f for f in more if f.id == answer))
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
    # Step 1: what the attacker adds.
    stats = base(t, actor)
    value = number(t, action, line.value, target, stats.attack if stats is not None else 0)
    value += sum(number(t, action, effect.attack, target) for effect in effects)
    value += sum(boon[2] for boon in t.boons if boon[0] == actor.id and boon[1] == STRONGER)
    if target.conditions[POISON]:  # cond.neg.01
        value += 1
    for effect in effects:
        if effect.double_attack:
            value *= 2  # resolve.04: added first, which is what an attacker chooses
    value = max(0, value)
    adjacent = t.ground.range(actor.at, target.at) <= 1
    defence = await defended(t, action, target)
    better = actor.conditions[STRENGTHEN] or line.advantage or (stats is not None and stats.advantage)
    better = better or any(effect.advantage for effect in effects)
    worse = actor.conditions[MUDDLE] or (not blow.melee and adjacent) or any(e.attacker_disadvantage for e in defence)
    worse = worse or hard_to_hit(t, target)
    # Step 2: the modifier cards.
    drawn = turn_modifiers(t, actor, value, bool(better), bool(worse), any(e.double_counts_as_0 for e in defence))
    t.tell(ATTACKED, actor.id, target.id, drawn.value)
    cards = [MODIFIERS[card].effect for card in drawn.cards]
    effects += [effect for effect in cards if effect is not None]
    # Step 3: what protects the target.
    damage = await shielded(t, action, target, drawn, line, effects, defence)
    undamaged = target.hp == target.max_hp
    dealt = await suffer(t, target, damage, action.credit, attack=True, undamaged=undamaged)
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
        await retaliate(t, action, target, defence)
    return sum(effect.targets for effect in cards if effect is not None)


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
                if fits and holds(t, action, bonus.when, target) and await paid(t, action, bonus):
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


async def paid(t: Table, action: Action, bonus: Bonus) -> bool:
    """Each use may cost elements or an obstacle; without them the bonus does not work."""
    if bonus.needs:
        if not payable(t, [*bonus.needs]):
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
        if effect.kill and RANKS[target.rank] in effect.kill and target.form != CHARACTER:
            action.killed_at = target.at
            await die(t, target, action.credit, undamaged=target.hp == target.max_hp)
            return True
    return False


async def defended(t: Table, action: Action, target: Figure) -> list[Effect]:
    """What the target's items do before the modifier is drawn."""
    if target.form != CHARACTER:
        return []
    character = t.characters[target.who]
    inner = Action(t, target, character.seat)
    used = await window(t, character, "attacked", inner, action.actor)
    for effect in used:
        for name in effect.attacker_gains:
            give(t, action.actor, name)
        if effect.push_attacker:
            await force(t, inner, action.actor, effect.push_attacker, away=True)
    return used


def hard_to_hit(t: Table, target: Figure) -> bool:
    stats = base(t, target)
    if stats is not None and stats.attacker_disadvantage:
        return True
    return any(boon[0] == target.id and boon[1] == HARD_TO_HIT for boon in t.boons)


async def shielded(
    t: Table, action: Action, target: Figure, drawn: Drawn, line: Attack, effects: list[Effect], defence: list[Effect]
) -> int:
    """resolve.03 The damage that is left: all shields, less what pierces them (shield.04, fx.13)."""
    if drawn.value <= 0:
        return 0
    shield = shield_of(t, target) + sum(effect.shield for effect in defence)
    if target.form == CHARACTER:
        character = t.characters[target.who]
        for row in [*character.active]:
            for bonus in BONUSES[row[CARD_OF]][row[HALF]]:
                if bonus.on == "damage_from_attack_on_you" and bonus.effect.shield:
                    shield += bonus.effect.shield
                    spend_slot(t, character, row, bonus.uses)
        stats = base(t, action.actor)
        pierce = line.pierce + (stats.pierce if stats is not None else 0)
        if drawn.value - max(0, shield - pierce) > 0:
            inner = Action(t, target, character.seat)
            for effect in await window(t, character, "damage_from_attack_on_you", inner, action.actor):
                defence.append(effect)
                if effect.prevent_damage:
                    return 0
                shield += effect.shield
    elif target.form == SUMMON:
        owner = t.characters[target.who]
        used = await window(t, owner, "damage_to_your_summon", Action(t, t.body(owner), owner.seat), action.actor)
        if any(effect.prevent_damage for effect in used):
            return 0
    if any(effect.ignore_shield for effect in effects):
        return drawn.value
    stats = base(t, action.actor)
    pierce = line.pierce + (stats.pierce if stats is not None else 0) + sum(effect.pierce for effect in effects)
    return max(0, drawn.value - max(0, shield - pierce))


async def aftermath(t: Table, action: Action, line: Attack, effects: list[Effect], target: Figure) -> None:
    """fx.01, fx.02 What else the attack does to a target that lives; each push is used or skipped alone (fx.19)."""
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
    from klubovna.games.gloomhaven.perform import infuse_named, perform_all

    for effect in effects:
        if effect.infuse:
            await infuse_named(t, action, [*effect.infuse])
        if effect.perform and able(t, action):
            await perform_all(t, action, effect.perform)
        if effect.suffer_each:
            await suffer(t, action.actor, effect.suffer_each)


async def retaliate(t: Table, action: Action, target: Figure, defence: list[Effect]) -> None:
    """retal.01 to retal.11 The distance counts after push and pull."""
    actor = action.actor
    distance = t.ground.range(actor.at, target.at)
    damage = 0
    stats = base(t, target)
    if stats is not None and stats.retaliate and distance <= stats.retaliate_range:
        damage += stats.retaliate
    for boon in t.boons:
        if boon[0] == target.id and boon[1] == RETALIATES and distance <= boon[3]:
            damage += boon[2]
            gain(t, boon[4], xp_of_boon(boon[4], boon[5]))
    damage += sum(effect.retaliate for effect in defence if distance <= effect.retaliate_range)
    if target.form == CHARACTER:
        character = t.characters[target.who]
        for row in [*character.active]:
            for bonus in BONUSES[row[CARD_OF]][row[HALF]]:
                if bonus.effect.retaliate and bonus.on == "melee_attack_on_you" and distance == 1:
                    damage += bonus.effect.retaliate
                    spend_slot(t, character, row, bonus.uses)
    if damage:
        t.tell(RETALIATED, target.id, actor.id, damage)
        await suffer(t, actor, damage, target.who if target.form <= SUMMON else NOBODY)


def xp_of_boon(who: int, card: int) -> int:
    """Experience for each use of a retaliate."""
    if who < 0 or card < 0:
        return 0
    lines = [line for half in HALVES[card] for line in half.abilities if isinstance(line, Retaliate)]
    return max((line.xp_per_use for line in lines), default=0)
