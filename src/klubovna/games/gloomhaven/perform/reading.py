"""Abilities are performed: the one place where the lines of cards, items and monsters are read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from klubovna.games.gloomhaven.cards.windows import pay, payable
from klubovna.games.gloomhaven.combat.attacking import can_attack
from klubovna.games.gloomhaven.combat.conditions import infuse
from klubovna.games.gloomhaven.kinds import CONSUME, INFUSE
from klubovna.games.gloomhaven.map.terrain import (
    create_obstacle_line,
    create_trap_line,
    destroy_obstacle_line,
    disarm_trap_line,
    move_obstacle_line,
)
from klubovna.games.gloomhaven.perform.action import Action, able, gain, holds
from klubovna.games.gloomhaven.perform.common import (
    attack_line,
    bonus_line,
    cure_line,
    damage_line,
    give_line,
    heal_line,
    kill_line,
    loot_line,
    move_line,
    pull_line,
    push_line,
    retaliate_line,
    shield_line,
)
from klubovna.games.gloomhaven.perform.granting import (
    control_line,
    control_turn_line,
    grant_line,
    recover_line,
    refresh_line,
)
from klubovna.games.gloomhaven.perform.summoning import summon_line, summon_monsters_line
from klubovna.games.gloomhaven.specials import SPECIAL
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.abilities import (
    Ability,
    Attack,
    Augment,
    Bonus,
    BossSpecial,
    Control,
    ControlTurn,
    CreateObstacle,
    CreateTrap,
    Cure,
    Damage,
    DestroyObstacle,
    DisarmTrap,
    Give,
    Grant,
    Heal,
    IfConsume,
    Infuse,
    Kill,
    Loot,
    Move,
    MoveObstacle,
    OnDeath,
    Pull,
    Push,
    Recover,
    RefreshItem,
    Retaliate,
    Shield,
    Special,
    Summon,
    SummonMonsters,
)
from klubovna.games.gloomhaven.vocabulary.lines import changed
from klubovna.games.gloomhaven.vocabulary.words import ELEMENTS, IMMOBILIZE, STANDING
from klubovna.kernel.decision import Decision, Flow


async def perform_all(t: Table, action: Action, lines: list[Ability]) -> bool:
    """turn.02 The lines in the order written; whether any of them did something."""
    did = False
    for line in lines:
        if not able(t, action):
            break
        did = await perform(t, action, line) or did
    return did


async def perform(t: Table, action: Action, line: Ability) -> bool:
    """One line: what changes it first, then the line itself, then what follows from it."""
    if line.only_if and not holds(t, action, line.only_if):
        return False
    after: list[Ability] = []
    xp = 0
    if line.consume and not isinstance(line, Bonus) and possible(t, action, line):
        line, after, xp = await augmented(t, action, line)
    action.doing = str(line.__struct_config__.tag)
    did = await HANDLERS[type(line)](t, action, line)
    if did:
        gain(t, action.credit, line.xp)
    if isinstance(line, Move | Attack):
        after = [*line.then, *after]
    if after and (did or not isinstance(line, Attack)):
        did = await perform_all(t, action, after) or did
    if did:
        gain(t, action.credit, xp)  # xp.03, r.40
    return did


def possible(t: Table, action: Action, line: Ability) -> bool:
    """Whether the line can be performed at all; nothing is consumed for one that cannot (xp.03)."""
    if isinstance(line, Attack):
        return can_attack(t, action, line)
    return not isinstance(line, Move) or not action.actor.conditions[IMMOBILIZE]


async def augmented(t: Table, action: Action, line: Ability) -> tuple[Ability, list[Ability], int]:
    """elem.04, elem.09 The line with the augments that were paid for, what follows it, and their experience."""
    after: list[Ability] = []
    xp = 0
    for augment in await chosen_augments(t, action, line):
        xp += augment.xp
        after += augment.then
        if augment.replace is not None:
            line = augment.replace
        else:
            line = changed(line, augment.add, augment.set)
    return line, after, xp


async def chosen_augments(t: Table, action: Action, line: Ability) -> list[Augment]:
    used: list[Augment] = []
    left = [*line.consume]
    while found := [one for one in left if payable(t, [*one.elements])]:
        words = ["+".join(one.elements) for one in found]
        answer = await Decision(action.seat, CONSUME, [None, *words], action.source)  # elem.05
        if answer is None:
            break
        augment = found[words.index(answer)]
        await pay(t, action.actor, [*augment.elements], action.seat)
        action.consumed = True
        left.remove(augment)
        used.append(augment)
    return used


async def infuse_named(t: Table, action: Action, names: list[str]) -> None:
    """elem.01, elem.13, elem.19 A wild element is chosen."""
    for name in names:
        if name == "any":
            infuse(t, await Decision(action.seat, INFUSE, list(range(6)), action.actor.id))
        else:
            infuse(t, ELEMENTS.index(name))


async def infuse_line(t: Table, action: Action, line: Infuse) -> bool:
    await infuse_named(t, action, [*line.elements])
    return True


async def if_consume_line(t: Table, action: Action, line: IfConsume) -> bool:
    """elem.10 All of the elements, or nothing."""
    if not payable(t, [*line.elements]):
        return False
    answer = await Decision(action.seat, CONSUME, [None, "+".join(line.elements)], action.source)
    if answer is None:
        return False
    await pay(t, action.actor, [*line.elements], action.seat)
    action.consumed = True
    await infuse_named(t, action, [*line.infuse])
    return await perform_all(t, action, line.abilities) or bool(line.infuse)


async def special_line(t: Table, action: Action, line: Special) -> bool:
    if line.special in STANDING:
        return await bonus_line(t, action, None)
    return await SPECIAL[line.special](t, action, line)


async def nothing(t: Table, action: Action, line: OnDeath | BossSpecial) -> bool:
    """A line that works at another time."""
    return False


HANDLERS: Final[dict[type, Callable[[Table, Action, Any], Flow[bool]]]] = {
    Move: move_line,
    Attack: attack_line,
    Heal: heal_line,
    Shield: shield_line,
    Retaliate: retaliate_line,
    Loot: loot_line,
    Give: give_line,
    Push: push_line,
    Pull: pull_line,
    Kill: kill_line,
    Damage: damage_line,
    Summon: summon_line,
    SummonMonsters: summon_monsters_line,
    CreateTrap: create_trap_line,
    DisarmTrap: disarm_trap_line,
    CreateObstacle: create_obstacle_line,
    DestroyObstacle: destroy_obstacle_line,
    MoveObstacle: move_obstacle_line,
    Recover: recover_line,
    RefreshItem: refresh_line,
    Infuse: infuse_line,
    Cure: cure_line,
    Grant: grant_line,
    Control: control_line,
    ControlTurn: control_turn_line,
    IfConsume: if_consume_line,
    OnDeath: nothing,
    BossSpecial: nothing,
    Special: special_line,
    Bonus: bonus_line,
}
