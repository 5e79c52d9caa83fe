"""Abilities are performed: the one place where the lines of cards, items and monsters are read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from klubovna.games.gloomhaven.cards.asides import pause
from klubovna.games.gloomhaven.cards.windows import pay, payable
from klubovna.games.gloomhaven.combat.attacking import can_attack
from klubovna.games.gloomhaven.combat.conditions import give, infuse
from klubovna.games.gloomhaven.combat.suffer import suffer
from klubovna.games.gloomhaven.figures import CHARACTER
from klubovna.games.gloomhaven.kinds import CONSUME, INFUSE, ONE_OF, PAY, PAY_UP_TO
from klubovna.games.gloomhaven.map import terrain
from klubovna.games.gloomhaven.perform import common, granting, healing, rearranging, summoning
from klubovna.games.gloomhaven.perform.action import Action, able, gain, stands
from klubovna.games.gloomhaven.perform.common import consumed
from klubovna.games.gloomhaven.perform.meant import meant
from klubovna.games.gloomhaven.perform.numbers import holds, number
from klubovna.games.gloomhaven.specials import SPECIAL
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary import abilities
from klubovna.games.gloomhaven.vocabulary.abilities import Ability, Attack, Augment, Bonus, Move
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
    if line.pay or line.pay_up_to:
        line, more = await priced(t, action, line)
        xp += more
        if not able(t, action):
            return False
    if line.conditional and not isinstance(line, Attack):
        line = fitted(t, action, line)
    kind = type(line)
    action.doing = NAMES[kind]
    did = await HANDLERS[kind](t, action, line)
    if did and line.xp:
        gain(t, action.earner, line.xp)
    if did and line.makes:
        await infuse_named(t, action, [*line.makes])  # enh.10
    if isinstance(line, FOLLOWED) and line.then:
        after = [*line.then, *after]
    if after and (did or not isinstance(line, Attack)):
        did = await perform_all(t, action, after) or did
    if did and xp:
        gain(t, action.earner, xp)  # xp.03, r.40
    return did


async def priced(t: Table, action: Action, line: Ability) -> tuple[Ability, int]:
    """class.03 The line with what was paid for in damage or conditions, and the experience for it."""
    xp = 0
    if not possible(t, action, line):
        return line, xp
    for price in line.pay:
        if await Decision(action.seat, PAY, [False, True], action.source):
            if price.suffer:
                await suffer(t, action.actor, price.suffer)
            for figure in meant(t, action, price.on, 1) if price.conditions else []:
                for name in price.conditions:
                    give(t, figure, name)
            flags = {name: value for name, value in price.add.items() if value is True}
            line = changed(line, {name: v for name, v in price.add.items() if name not in flags}, flags)
            xp += price.xp
    if line.pay_up_to:
        action.paid = await Decision(action.seat, PAY_UP_TO, list(range(line.pay_up_to + 1)), action.actor.id)
        if action.paid:
            await suffer(t, action.actor, action.paid)
    return line, xp


def fitted(t: Table, action: Action, line: Ability) -> Ability:
    """The line as circumstances change it that hang on no target."""
    for one in line.conditional:
        if holds(t, action, one.when):
            gain(t, action.earner, number(t, action, one.xp))
            line = changed(line, one.add, {})
    return line


def possible(t: Table, action: Action, line: Ability) -> bool:
    """Whether the line can be performed at all; nothing is consumed for one that cannot (xp.03)."""
    if isinstance(line, Attack):
        return can_attack(t, action, line) or may_heal_instead(t, action)
    if isinstance(line, abilities.IfConsume):
        return payable(t, [*line.elements])
    return not isinstance(line, Move) or not action.actor.conditions[IMMOBILIZE] or may_heal_instead(t, action)


def any_possible(t: Table, action: Action, lines: list[Ability]) -> bool:
    """Whether some of the lines can be; attacks are looked at last, for that takes longest."""
    strikes = False
    for line in lines:
        if isinstance(line, Attack):
            strikes = True
        elif possible(t, action, line):
            return True
    if strikes:
        for line in lines:
            if isinstance(line, Attack) and possible(t, action, line):
                return True
    return False


def may_heal_instead(t: Table, action: Action) -> bool:
    return action.actor.form == CHARACTER and stands(t.characters[action.actor.who], common.AS_HEALS)


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
    left = dict(zip(named(["+".join(one.elements) for one in line.consume]), line.consume, strict=True))
    while found := [word for word, one in left.items() if payable(t, [*one.elements])]:
        answer = await Decision(action.seat, CONSUME, [None, *found], action.source)  # elem.05
        if answer is None:
            break
        augment = left.pop(answer)
        await pay(t, action.actor, [*augment.elements], action.seat)
        action.consumed = True
        used.append(augment)
    return used


def named(words: list[str]) -> list[str]:
    """Augments with the same elements are told apart by their place on the card: `any+any/2`."""
    return [word if words.index(word) == i else f"{word}/{words[:i].count(word) + 1}" for i, word in enumerate(words)]


async def infuse_named(t: Table, action: Action, names: list[str]) -> None:
    """elem.01, elem.13, elem.19 A wild element is chosen."""
    for name in names:
        if name == "any":
            infuse(t, await Decision(action.seat, INFUSE, list(range(6)), action.actor.id))
        else:
            infuse(t, ELEMENTS.index(name))


async def infuse_line(t: Table, action: Action, line: abilities.Infuse) -> bool:
    await infuse_named(t, action, [*line.elements])
    return True


async def if_consume_line(t: Table, action: Action, line: abilities.IfConsume) -> bool:
    """elem.10 All of the elements, or nothing."""
    if not await consumed(t, action, [*line.elements]):
        return False
    await infuse_named(t, action, [*line.infuse])
    return await perform_all(t, action, line.abilities) or bool(line.infuse)


async def in_the_order_liked(t: Table, action: Action, lines: list[abilities.IfConsume]) -> bool:
    """elem.09 Separate augments of one action that are abilities of their own."""
    left = dict(zip(named(["+".join(line.elements) for line in lines]), lines, strict=True))
    did = False
    while able(t, action) and (found := [word for word, one in left.items() if payable(t, [*one.elements])]):
        if did:
            await pause(t, action)
        word = await Decision(action.seat, CONSUME, [None, *found], action.source)
        if word is None:
            break
        line = left.pop(word)
        await pay(t, action.actor, [*line.elements], action.seat)
        action.consumed = True
        await infuse_named(t, action, [*line.infuse])
        done = await perform_all(t, action, line.abilities) or bool(line.infuse)
        if done and line.xp:
            gain(t, action.earner, line.xp)  # xp.03
        did = did or done
    return did


async def if_pay_line(t: Table, action: Action, line: abilities.IfPay) -> bool:
    """class.03 The damage, or nothing."""
    if not await Decision(action.seat, PAY, [False, True], action.source):
        return False
    await suffer(t, action.actor, line.suffer)
    return await perform_all(t, action, line.abilities)


async def one_of_line(t: Table, action: Action, line: abilities.OneOf) -> bool:
    """One of the abilities that can be performed, or none of them."""
    found = {str(one.__struct_config__.tag): one for one in line.abilities if possible(t, action, one)}
    if not found:
        return False
    which = await Decision(action.seat, ONE_OF, [None, *found], action.source)
    return False if which is None else await perform(t, action, found[which])


async def special_line(t: Table, action: Action, line: abilities.Special) -> bool:
    if line.special in STANDING:
        return await common.bonus_line(t, action, None)
    return await SPECIAL[line.special](t, action, line)


async def nothing(t: Table, action: Action, line: abilities.OnDeath | abilities.BossSpecial) -> bool:
    """A line that works at another time."""
    return False


HANDLERS: Final[dict[type[Ability], Callable[[Table, Action, Any], Flow[bool]]]] = {
    abilities.Move: common.move_line,
    abilities.Attack: common.attack_line,
    abilities.Heal: healing.heal_line,
    abilities.Shield: common.shield_line,
    abilities.Retaliate: common.retaliate_line,
    abilities.Loot: common.loot_line,
    abilities.Give: common.give_line,
    abilities.Push: common.push_line,
    abilities.Pull: common.pull_line,
    abilities.Kill: common.kill_line,
    abilities.Damage: common.damage_line,
    abilities.Summon: summoning.summon_line,
    abilities.SummonMonsters: summoning.summon_monsters_line,
    abilities.CreateTrap: terrain.create_trap_line,
    abilities.DisarmTrap: terrain.disarm_trap_line,
    abilities.CreateObstacle: terrain.create_obstacle_line,
    abilities.DestroyObstacle: terrain.destroy_obstacle_line,
    abilities.MoveObstacle: terrain.move_obstacle_line,
    abilities.Recover: granting.recover_line,
    abilities.RefreshItem: granting.refresh_line,
    abilities.Infuse: infuse_line,
    abilities.Cure: healing.cure_line,
    abilities.Grant: granting.grant_line,
    abilities.Control: granting.control_line,
    abilities.ControlTurn: granting.control_turn_line,
    abilities.IfConsume: if_consume_line,
    abilities.IfPay: if_pay_line,
    abilities.OneOf: one_of_line,
    abilities.Swap: rearranging.swap_line,
    abilities.Teleport: rearranging.teleport_line,
    abilities.SetHp: rearranging.set_hp_line,
    abilities.ExtraTurn: rearranging.extra_turn_line,
    abilities.GiveCard: rearranging.give_card_line,
    abilities.Mark: rearranging.mark_line,
    abilities.OnDeath: nothing,
    abilities.BossSpecial: nothing,
    abilities.Special: special_line,
    abilities.Bonus: common.bonus_line,
}
NAMES: Final = {kind: str(kind.__struct_config__.tag) for kind in HANDLERS}
FOLLOWED: Final = (Move, Attack)
"""Lines that name what comes after them."""
