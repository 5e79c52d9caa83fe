"""The common lines of cards: move, attack, shield, retaliate, loot, push, pull, kill, damage, bonuses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from klubovna.games.gloomhaven.cards.bonuses import agreed, at_moment, used
from klubovna.games.gloomhaven.cards.dooms import lay_doom
from klubovna.games.gloomhaven.cards.piles import CARD, CHANGED, drop, half_of, hand_over, lay
from klubovna.games.gloomhaven.cards.windows import pay, payable, window
from klubovna.games.gloomhaven.combat.attacking import afflict, attack, in_reach
from klubovna.games.gloomhaven.combat.conditions import cure, give
from klubovna.games.gloomhaven.combat.suffer import die, suffer
from klubovna.games.gloomhaven.combat.targeting import Blow, placements
from klubovna.games.gloomhaven.events import BOON, COINS_LOOTED
from klubovna.games.gloomhaven.figures import (
    CHARACTER,
    HARD_TO_HIT,
    NOBODY,
    OBJECTIVE,
    QUICKER,
    RETALIATES,
    SHIELDED,
    STRONGER,
    SUMMON,
    Figure,
)
from klubovna.games.gloomhaven.kinds import AREA, CHOOSE_HEX, CONSUME, DROP_AUGMENT, MOVE_AS
from klubovna.games.gloomhaven.map.forcing import force
from klubovna.games.gloomhaven.map.loot import loot_hex
from klubovna.games.gloomhaven.map.moving import walk
from klubovna.games.gloomhaven.monsters.planning import auto_attack, auto_move
from klubovna.games.gloomhaven.perform.action import Action, anything_active, base, gain, stands
from klubovna.games.gloomhaven.perform.healing import heal_line
from klubovna.games.gloomhaven.perform.meant import meant
from klubovna.games.gloomhaven.perform.numbers import holds, number
from klubovna.games.gloomhaven.perform.picking import left_out, pick, pick_from, reach
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.abilities import (
    Attack,
    Bonus,
    Damage,
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
from klubovna.games.gloomhaven.vocabulary.amounts import Amount
from klubovna.games.gloomhaven.vocabulary.lines import inner
from klubovna.games.gloomhaven.vocabulary.pieces import Area
from klubovna.games.gloomhaven.vocabulary.words import CONDITION, IMMOBILIZE, INVISIBLE, NEGATIVE, RANKS, TARGETS
from klubovna.kernel.decision import Decision, Flow
from klubovna.kernel.hexes import Hex

AS_ATTACK = "moves_as_attacks"
AS_HEALS = "abilities_as_heals"
TWO_AUGMENTS = "two_augments"
TWO_SONGS = "two_songs"
ON_THE_PATH: Final = ("path", "by_path")


def move_line(t: Table, action: Action, line: Move) -> Flow[bool]:
    return auto_move(t, action, line) if action.auto else own_move(t, action, line)


async def own_move(t: Table, action: Action, line: Move) -> bool:
    """move.01, cond.neg.06 As a seat decides."""
    actor = action.actor
    if actor.conditions[IMMOBILIZE]:
        return False
    stats = base(t, actor)
    own = stats.move if stats is not None else 0
    if actor.form == SUMMON and not own and isinstance(line.value, str):  # summon.15
        return False
    points = max(0, number(t, action, line.value, None, own))
    if actor.form == CHARACTER and t.characters[actor.who].active:
        how = await rather(t, action, points, Attack(value=points), "move")
        if how == "attack":
            return await attack(t, action, Attack(value=points))
        if how == "heal":
            return await heal_line(t, action, Heal(value=points + 1))
    points = await quickened(t, action, points)
    moved = await walk(t, action, points, line, line.jump, _path_matters(action, line))
    action.walked = action.walked or moved
    return moved


async def quickened(t: Table, action: Action, points: int) -> int:
    """Bonuses for a move ability: their own, and those of others; a price is paid once in an action (r.53)."""
    double = False
    lasting = [effect for moment, effect in action.lasting if moment == "move"]
    for found in at_moment(t, action.actor, "your_move", "move") if anything_active(t) else ():
        character, row, bonus = found
        if bonus.effect in lasting:
            points += bonus.effect.move
        elif await agreed(t, action, character, row, bonus):
            points += bonus.effect.move
            double = double or bonus.effect.double_move
            used(t, found)
            if bonus.needs:
                action.lasting.append(("move", bonus.effect))
    for boon in t.boons:
        if boon[0] == action.actor.id and boon[1] == QUICKER:
            points += boon[2]
    return max(0, (points * 2 if double else points) - slowed(t, action.actor))


def slowed(t: Table, figure: Figure) -> int:
    """scn.88.1, scn.88.4 A scenario makes all move abilities slower, and who carries something more so."""
    if "sluggish" not in t.book.rules or figure.form > SUMMON:
        return 0
    return 1 + 2 * (figure.form == CHARACTER and t.memory.get("carrier", NOBODY) == figure.who)


async def rather(t: Table, action: Action, points: int, strike: Attack, plain: str) -> str:
    """Standing effects let a move or an attack be performed as something else."""
    character = t.characters[action.actor.who]
    ways = [plain]
    if plain == "move" and stands(character, AS_ATTACK) and in_reach(t, action, strike):
        ways.append("attack")
    if stands(character, AS_HEALS) and action.half is not None:
        ways.append("heal")
    if len(ways) == 1:
        return plain
    return str(await Decision(action.seat, MOVE_AS, ways, action.actor.id))


def _path_matters(action: Action, line: Move) -> bool:
    """Whether more than the last hex counts, so that the player goes hex by hex."""
    if line.loots or line.destroys_obstacles or line.disarms_traps:
        return True
    lines = [one for top in (action.half.abilities if action.half is not None else []) for one in inner(top)]
    return any(TARGETS[getattr(one, "target", "self")][1] in ON_THE_PATH for one in lines)


def attack_line(t: Table, action: Action, line: Attack) -> Flow[bool]:
    return auto_attack(t, action, line) if action.auto else own_attack(t, action, line)


async def own_attack(t: Table, action: Action, line: Attack) -> bool:
    """As a seat decides."""
    if line.targets_paid:
        line = msgspec.structs.replace(line, targets=action.paid)
        if not action.paid:
            return False
    if action.actor.form == CHARACTER and stands(t.characters[action.actor.who], AS_HEALS):
        points = number(t, action, line.value) if isinstance(line.value, int) else 0
        if await rather(t, action, points, line, "attack") == "heal":
            far = line.range if isinstance(line.range, int) and line.range else 1
            return await heal_line(t, action, Heal(value=points + 1, range=far, targets=line.targets))
    return await attack(t, action, line)


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
    figures = await pick(t, action, line.target, line.range, harmful=False)
    if figures and lasts(action, line.duration):
        activate(t, action)
    for figure in figures:
        boon(t, action, figure, SHIELDED, number(t, action, line.value, figure), 0, line.duration)
        for name in line.conditions:  # enh.08
            give(t, figure, name)
    return bool(figures)


async def retaliate_line(t: Table, action: Action, line: Retaliate) -> bool:
    """retal.01, retal.02"""
    figures = await pick(t, action, line.target, line.within, harmful=False)
    if figures and lasts(action, line.duration):
        activate(t, action)
    for figure in figures:
        boon(t, action, figure, RETALIATES, number(t, action, line.value, figure), line.range, line.duration)
        for name in line.conditions:  # enh.08
            give(t, figure, name)
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
    if half.given_to:
        return await given(t, action)
    if line is not None and line.only_with and not await consumed(t, action, [*line.only_with]):
        return False
    if half.doom and line is not None:
        return await lay_doom(t, action, line)
    if half.augment or half.song:
        await _make_room(t, action)
    row = lay(t, character, action.card, action.half_no)
    if line is None:
        standing_begins(t, action)
    if line is not None and line.keeps is not None:
        row[CHANGED] = number(t, action, line.keeps)
        gain(t, action.earner, row[CHANGED])
    if line is not None:
        for augment in line.consume:
            if payable(t, [*augment.elements]):
                answer = await Decision(action.seat, CONSUME, [None, "+".join(augment.elements)], action.source)
                if answer is not None:
                    await pay(t, action.actor, [*augment.elements], action.seat)
                    gain(t, action.credit, augment.xp)
                    row[CHANGED] = 1
    return True


async def consumed(t: Table, action: Action, elements: list[str]) -> bool:
    """elem.05, elem.10 Whether these elements are there and are consumed."""
    if not payable(t, elements):
        return False
    if await Decision(action.seat, CONSUME, [None, "+".join(elements)], action.source) is None:
        return False
    await pay(t, action.actor, elements, action.seat)
    action.consumed = True
    return True


def standing_begins(t: Table, action: Action) -> None:
    """What a standing effect does at once: invisible enemies are seen."""
    if stands(t.characters[action.credit], "no_invisible_enemies"):
        for foe in t.foes(action.actor):
            if foe.conditions[INVISIBLE]:
                cure(t, foe, INVISIBLE)


async def given(t: Table, action: Action) -> bool:
    """class.17 The card becomes active with an ally, for whom its bonus works."""
    assert action.half is not None
    if any(row[CARD] == action.card for one in t.characters for row in one.active):
        return True
    found = [f for f in meant(t, action, action.half.given_to, 1) if f.form == CHARACTER and t.stands(f)]
    for ally in await pick_from(t, action, found, action.half.given_to, harmful=False):
        to = t.characters[ally.who]
        hand_over(t, t.characters[action.credit], action.card, action.half_no, to)
        return True
    return False


async def _make_room(t: Table, action: Action) -> None:
    """class.07 Only one augment, or song, is active at a time (two with a certain card): another one is discarded."""
    assert action.half is not None
    character = t.characters[action.credit]
    song = action.half.song
    alike = [row for row in character.active if (half_of(row).song if song else half_of(row).augment)]
    augments = [row[CARD] for row in alike if row[CARD] != action.card]
    while len(augments) > (1 if stands(character, TWO_SONGS if song else TWO_AUGMENTS) else 0):
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
    did = False
    for at, hurt in each_target(action, line.target):
        action.chosen, action.hurt = at, hurt
        if line.area is not None:
            figures = await pick_area(t, action, line.area, line.range)
        else:
            found = meant(t, action, line.target, reach(t, action, line.range))
            found = [figure for figure in found if holds(t, action, line.when, figure)]
            figures = await pick_from(t, action, found, line.target, line.targets, harmful)
        for figure in figures:
            for name in line.conditions:
                afflict(t, action, figure, name)
        did = did or bool(figures)
    return did


def each_target(action: Action, word: str) -> list[tuple[Hex, int]]:
    """fx.16 What happens beside the target of an attack happens beside every one of them: where, and how much hurt."""
    struck = action.struck if TARGETS[word][1] == "by_target" else ()
    return [*struck] if len(struck) > 1 else [(action.chosen, action.hurt)]


async def pick_area(
    t: Table, action: Action, area: Area, range: Amount, fits: Callable[[Figure], bool] | None = None
) -> list[Figure]:
    """area.01 The enemies in an area that is laid as the seat likes, without an attack."""
    blow = Blow(Attack(value=0, area=area), reach(t, action, range))
    hits = [[f for f in hit if fits is None or fits(f)] for _, hit in placements(t, action, blow)]
    keys: list[tuple[int, ...] | None] = [None, *dict.fromkeys(tuple(f.id for f in hit) for hit in hits if hit)]
    if len(keys) == 1:
        return []
    answer = await Decision(action.seat, AREA, keys, action.purpose)
    return [] if answer is None else [f for f in t.figures if f.id in answer]


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
        figures = await pick(t, action, line.target, line.range, line.targets)
    for figure in figures:
        for name in line.conditions:  # enh.07
            afflict(t, action, figure, name)
        await force(t, action, figure, number(t, action, line.value, figure), away=False, center=center)
    return bool(figures)


async def kill_line(t: Table, action: Action, line: Kill) -> bool:
    """boss.05 Only figures of the named ranks."""
    if line.area is not None:
        figures = await pick_area(t, action, line.area, line.range, lambda f: _killable(t, action, line, f))
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
    most = figure.hp if line.most_hp is None else number(t, action, line.most_hp)
    return figure.hp <= most and holds(t, action, line.when, figure)


async def damage_line(t: Table, action: Action, line: Damage) -> bool:
    """turn.06 Damage to oneself or allies is not optional."""

    def fits(figure: Figure) -> bool:
        ranked = RANKS[figure.rank] in line.rank or figure.form in (CHARACTER, SUMMON)
        return ranked and holds(t, action, line.when, figure)

    action.damaged = 0
    did = False
    for at, hurt in each_target(action, line.target):
        action.chosen, action.hurt = at, hurt
        if line.area is not None:
            figures = await pick_area(t, action, line.area, line.range, fits)
        else:
            found = [f for f in meant(t, action, line.target, reach(t, action, line.range)) if fits(f)]
            figures = await pick_from(t, action, found, line.target)
        for figure in [*figures]:
            if t.figure(figure.id) is figure:
                dealt = await suffer(t, figure, number(t, action, line.value, figure), action.credit)
                action.damaged += dealt > 0
                for name in line.removes:
                    if figure.hp > 0 and figure.conditions[CONDITION[name]]:
                        cure(t, figure, CONDITION[name])
        did = did or bool(figures)
    return did
