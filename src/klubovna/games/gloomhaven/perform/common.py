"""The common lines of cards: move, attack, heal, shield, retaliate, loot, push, pull, kill, damage, bonuses."""

from __future__ import annotations

from klubovna.games.gloomhaven.cards.piles import CARD, CHANGED, HALF, drop, half_of, lay, spend_slot, stands
from klubovna.games.gloomhaven.cards.windows import pay, payable, window
from klubovna.games.gloomhaven.combat.attacking import attack, in_reach
from klubovna.games.gloomhaven.combat.conditions import cure, give, heal
from klubovna.games.gloomhaven.combat.suffer import die, suffer
from klubovna.games.gloomhaven.combat.targeting import Blow, placements
from klubovna.games.gloomhaven.events import BOON, COINS_LOOTED
from klubovna.games.gloomhaven.facts import BONUSES
from klubovna.games.gloomhaven.figures import (
    CHARACTER,
    HARD_TO_HIT,
    NOBODY,
    OBJECTIVE,
    RETALIATES,
    SHIELDED,
    STRONGER,
    Figure,
)
from klubovna.games.gloomhaven.kinds import AREA, CHOOSE_HEX, CONSUME, CURE, DROP_AUGMENT, MOVE_AS
from klubovna.games.gloomhaven.map.loot import loot_hex
from klubovna.games.gloomhaven.map.moving import force, walk
from klubovna.games.gloomhaven.monsters.planning import auto_attack, auto_move
from klubovna.games.gloomhaven.perform.action import Action, base, gain, holds, meant, number
from klubovna.games.gloomhaven.perform.picking import left_out, monster_choice, pick, pick_from, reach
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.abilities import (
    Attack,
    Bonus,
    Cure,
    Damage,
    Effect,
    Give,
    Heal,
    Kill,
    Loot,
    Move,
    Pull,
    Push,
    Retaliate,
    Shield,
)
from klubovna.games.gloomhaven.vocabulary.words import CONDITION, IMMOBILIZE, NEGATIVE, RANKS, TARGETS
from klubovna.kernel.decision import Decision, some

AS_ATTACK = "moves_as_attacks"
HEALING = "your_heal_action"
TWO_AUGMENTS = "two_augments"
ON_THE_PATH = ("path", "by_path")


async def move_line(t: Table, action: Action, line: Move) -> bool:
    """move.01, cond.neg.06"""
    actor = action.actor
    if actor.conditions[IMMOBILIZE]:
        return False
    if action.auto:
        return await auto_move(t, action, line)
    stats = base(t, actor)
    points = max(0, number(t, action, line.value, None, stats.move if stats is not None else 0))
    if actor.form == CHARACTER:
        character = t.characters[actor.who]
        if stands(character, AS_ATTACK) and await _rather_attacks(t, action, points):
            return await attack(t, action, Attack(value=points))
    return await walk(t, action, points, line, line.jump, _path_matters(action, line))


async def _rather_attacks(t: Table, action: Action, points: int) -> bool:
    if not in_reach(t, action, Attack(value=points)):
        return False
    return await Decision(action.seat, MOVE_AS, ["move", "attack"], action.actor.id) == "attack"


def _path_matters(action: Action, line: Move) -> bool:
    """Whether more than the last hex counts, so that the player goes hex by hex."""
    if line.loots or line.destroys_obstacles or line.disarms_traps:
        return True
    lines = action.half.abilities if action.half is not None else []
    return any(TARGETS[getattr(one, "target", "self")][1] in ON_THE_PATH for one in lines)


async def attack_line(t: Table, action: Action, line: Attack) -> bool:
    return await (auto_attack if action.auto else attack)(t, action, line)


async def heal_line(t: Table, action: Action, line: Heal) -> bool:
    """heal.01 to heal.07; a monster heals who lacks most (mon.other.01)."""
    found = meant(t, action, line.target, reach(t, action, line.range))
    if action.auto and TARGETS[line.target][2]:
        picked: list[Figure] = []
        for _ in range(line.targets):
            most = max((figure.max_hp - figure.hp for figure in found), default=0)
            if most > 0:
                worst = [figure for figure in found if figure.max_hp - figure.hp == most]
                picked.append(await monster_choice(t, action, worst))
                found.remove(picked[-1])
    else:
        picked = await pick_from(t, action, found, line.target, line.targets, harmful=False)
    if not picked:
        return False
    more, twice = await _heal_bonus(t, action)
    for figure in picked:
        heal(t, figure, (number(t, action, line.value, figure) + more) * twice)
    return True


async def _heal_bonus(t: Table, action: Action) -> tuple[int, int]:
    """Bonuses and items for a whole heal action: they count once, for each heal of it (card.06)."""
    used = [effect for moment, effect in action.lasting if moment == HEALING]
    if action.actor.form == CHARACTER and action.half is not None:
        character = t.characters[action.actor.who]
        new: list[Effect] = []
        for row in [*character.active]:
            for bonus in BONUSES[row[CARD]][row[HALF]]:
                if bonus.on == HEALING and bonus.effect not in used:
                    new.append(bonus.effect)
                    spend_slot(t, character, row, bonus.uses)
        new += await window(t, character, HEALING, action)
        action.lasting += [(HEALING, effect) for effect in new]
        used += new
    return sum(effect.heal for effect in used), 2 if any(effect.double_heal for effect in used) else 1


# -- bonuses -----------------------------------------------------------------------------------------------------------


def boon(t: Table, action: Action, figure: Figure, what: int, value: int, range: int, own: str) -> None:
    """Something that a figure has for the round, or while a card is active."""
    lasting = lasts(action, own)
    rounds = not lasting or (action.half is not None and action.half.duration == "round")
    card = action.card if lasting else NOBODY
    t.boons.append((figure.id, what, value, range, action.credit if lasting else NOBODY, card, rounds))
    t.tell(BOON, figure.id, what, value)


def lasts(action: Action, own: str) -> bool:
    """Whether it lasts as long as its card is active: the line says nothing else than the action."""
    return (
        action.half is not None
        and action.card >= 0
        and action.half.duration != ""
        and own in ("", action.half.duration)
    )


def activate(t: Table, action: Action) -> None:
    """select.09 A line of a lasting action keeps its card in the active area."""
    if action.half is not None and action.half.duration and action.card >= 0 and action.credit >= 0:
        lay(t, t.characters[action.credit], action.card, action.half_no)


async def shield_line(t: Table, action: Action, line: Shield) -> bool:
    """shield.01"""
    for one in line.conditional:
        if holds(t, action, one.when):
            line = Shield(value=number(t, action, line.value) + one.add.get("value", 0), target=line.target)
    figures = await pick(t, action, line.target, line.range, harmful=False)
    if figures and lasts(action, line.duration):
        activate(t, action)
    for figure in figures:
        boon(t, action, figure, SHIELDED, number(t, action, line.value, figure), 0, line.duration)
    return bool(figures)


async def retaliate_line(t: Table, action: Action, line: Retaliate) -> bool:
    """retal.01, retal.02"""
    figures = await pick(t, action, line.target, line.within, harmful=False)
    if figures and lasts(action, line.duration):
        activate(t, action)
    for figure in figures:
        boon(t, action, figure, RETALIATES, number(t, action, line.value, figure), line.range, line.duration)
    return bool(figures)


async def bonus_line(t: Table, action: Action, line: Bonus | None) -> bool:
    """bonus.01 A lasting bonus: of a character's card, or of a monster's for the round."""
    if action.auto or action.credit < 0:
        if line is not None:
            for figure in meant(t, action, line.applies_to, line.range):
                if line.effect.attacker_disadvantage:
                    boon(t, action, figure, HARD_TO_HIT, 1, 0, "round")
                if line.effect.attack:
                    boon(t, action, figure, STRONGER, number(t, action, line.effect.attack), 0, "round")
        return True
    character = t.characters[action.credit]
    half = action.half
    if half is None or action.card < 0:
        return False
    if half.augment:
        await _make_room(t, action)
    row = lay(t, character, action.card, action.half_no)
    if line is not None:
        for augment in line.consume:
            if payable(t, [*augment.elements]):
                answer = await Decision(action.seat, CONSUME, [None, "+".join(augment.elements)], action.source)
                if answer is not None:
                    await pay(t, action.actor, [*augment.elements], action.seat)
                    gain(t, action.credit, augment.xp)
                    row[CHANGED] = 1
    return True


async def _make_room(t: Table, action: Action) -> None:
    """Only one augment is active at a time (two with a certain card): another one is discarded."""
    character = t.characters[action.credit]
    augments = [row[CARD] for row in character.active if half_of(row).augment and row[CARD] != action.card]
    while len(augments) > (1 if stands(character, TWO_AUGMENTS) else 0):
        card = augments[0]
        if len(augments) > 1:
            card = await Decision(action.seat, DROP_AUGMENT, sorted(augments), action.credit)
        augments.remove(card)
        drop(t, character, card)


# -- the rest ----------------------------------------------------------------------------------------------------------


async def loot_line(t: Table, action: Action, line: Loot) -> bool:
    """loot.01, loot.02; a monster's coins are gone for good (mon.other.10)."""
    actor, far = action.actor, line.range
    if await left_out(t, action):
        return False
    if action.actor.form == CHARACTER and far == 1:
        for effect in await window(t, t.characters[actor.who], "your_loot", action):
            far = max(far, effect.loot)
    hexes = [at for at, steps in t.ground.ranges(actor.at).items() if steps <= far and t.ground.sees(actor.at, at)]
    if action.auto or action.credit < 0:
        taken = [at for at in t.coins if at in hexes]
        t.coins = [at for at in t.coins if at not in hexes]
        if taken:
            t.tell(COINS_LOOTED, actor.id, len(taken))
        return bool(taken)
    character = t.characters[action.credit]
    extra = number(t, action, line.extra)
    character.coins += extra
    found, left = extra, line.most
    for at in hexes:
        if character.figure < 0 or (line.most and left <= 0):
            break
        tokens = await loot_hex(t, character, at, most=left if line.most else 0)
        found += tokens
        left -= tokens
    return found > 0


async def give_line(t: Table, action: Action, line: Give) -> bool:
    """fx.04, mon.other.13, mon.other.15"""
    harmful = any(CONDITION[name] in NEGATIVE or name == "curse" for name in line.conditions)
    figures = await pick(t, action, line.target, line.range, line.targets, harmful)
    for figure in figures:
        for name in line.conditions:
            give(t, figure, name)
    return bool(figures)


async def push_line(t: Table, action: Action, line: Push) -> bool:
    figures = await pick(t, action, line.target, line.range)
    for figure in figures:
        for name in line.conditions:
            give(t, figure, name)
        await force(t, action, figure, number(t, action, line.value, figure), away=True)
    return bool(figures)


async def pull_line(t: Table, action: Action, line: Pull) -> bool:
    center = None
    if line.radius:
        far = reach(t, action, line.range)
        hexes = [at for at, steps in t.ground.ranges(action.actor.at).items() if steps <= far]
        hexes = sorted(at for at in hexes if t.ground.sees(action.actor.at, at))
        center = action.chosen = await Decision(action.seat, CHOOSE_HEX, hexes, action.purpose)
        figures = meant(t, action, line.target, line.radius)
    else:
        figures = await pick(t, action, line.target, line.range)
    for figure in figures:
        await force(t, action, figure, number(t, action, line.value, figure), away=False, center=center)
    return bool(figures)


async def kill_line(t: Table, action: Action, line: Kill) -> bool:
    """boss.05 Only figures of the named ranks."""
    if line.area is not None:
        blow = Blow(Attack(value=0, area=line.area), 0)
        hits = [[f for f in hit if _killable(t, action, line, f)] for _, hit in placements(t, action.actor, blow)]
        found = [tuple(f.id for f in hit) for hit in hits if hit]
        if not found:
            return False
        keys: list[tuple[int, ...] | None] = [None, *dict.fromkeys(found)]
        answer = await Decision(action.seat, AREA, keys, action.purpose)
        figures = [] if answer is None else [f for f in t.figures if f.id in answer]
    else:
        near = meant(t, action, line.target, reach(t, action, line.range))
        near = [figure for figure in near if _killable(t, action, line, figure)]
        figures = await pick_from(t, action, near, line.target)
    for figure in figures:
        action.killed_at = figure.at
        gain(t, action.credit, line.xp_per_kill)
        await die(t, figure, action.credit)
    return bool(figures)


def _killable(t: Table, action: Action, line: Kill, figure: Figure) -> bool:
    if RANKS[figure.rank] not in line.rank or figure.form in (CHARACTER, OBJECTIVE):  # spec.06
        return False
    return (not line.most_hp or figure.hp <= line.most_hp) and holds(t, action, line.when, figure)


async def damage_line(t: Table, action: Action, line: Damage) -> bool:
    """turn.06 Damage to oneself or allies is not optional."""
    figures = await pick(t, action, line.target, line.range)
    for figure in [*figures]:
        if t.figure(figure.id) is figure:
            await suffer(t, figure, number(t, action, line.value, figure), action.credit)
    return bool(figures)


async def cure_line(t: Table, action: Action, line: Cure) -> bool:
    found = [condition for condition in NEGATIVE if action.actor.conditions[condition]]
    if line.count and len(found) > line.count:
        found = await some(action.seat, CURE, found, line.count, line.count, action.actor.id)
    for condition in found:
        cure(t, action.actor, condition)
    return bool(found)
