"""What the lines of a card are worth from a hex, in hit points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from klubovna.games.gloomhaven.cards.windows import payable
from klubovna.games.gloomhaven.combat.conditions import negatives
from klubovna.games.gloomhaven.figures import CHARACTER, SUMMON, Figure
from klubovna.games.gloomhaven.map.loot import GOAL
from klubovna.games.gloomhaven.perform.granting import recoverable
from klubovna.games.gloomhaven.perform.numbers import holds, number
from klubovna.games.gloomhaven.policy.boldness import Boldness
from klubovna.games.gloomhaven.policy.look import Look, attack_bonus, pain
from klubovna.games.gloomhaven.policy.odds import rounds
from klubovna.games.gloomhaven.policy.strikes import KILL, TOKEN, attack_along, attack_at, number_of, suffered
from klubovna.games.gloomhaven.vocabulary.abilities import (
    Ability,
    Attack,
    Bonus,
    Control,
    ControlTurn,
    CreateTrap,
    Cure,
    Damage,
    ExtraTurn,
    Give,
    GiveCard,
    Grant,
    Heal,
    IfConsume,
    IfPay,
    Kill,
    Loot,
    Mark,
    OneOf,
    Pull,
    Push,
    Recover,
    RefreshItem,
    Retaliate,
    SetHp,
    Shield,
    Special,
    Summon,
)
from klubovna.games.gloomhaven.vocabulary.words import (
    ALLIES,
    ENEMIES,
    POISON,
    RANKS,
    SELF,
    TARGETS,
    WOUND,
)
from klubovna.kernel.hexes import FAR, distance

BODY: Final = 0.5
CLAWS: Final = 2.0
HEALING: Final = 1.0
COIN: Final = 0.5
PREVENTED: Final = 3.5
"""What it is worth to be spared one source of damage."""
MANY_CARDS: Final = 5


# -- friends -----------------------------------------------------------------------------------------------------------


def healed(figure: Figure, amount: int, boldness: Boldness) -> float:
    tokens = figure.conditions
    cured = (1.2 if tokens[POISON] else 0.0) + (1.2 if tokens[WOUND] else 0.0)
    if tokens[POISON]:
        return cured
    least = HEALING if figure.form == CHARACTER else 0.5
    return cured + least * min(amount, figure.max_hp - figure.hp) * pain(figure, boldness)


def heal_at(look: Look, line: Heal, spot: int) -> float:
    amount = number_of(line.value)
    friends = _friends(look, line.target, number_of(line.range), spot)
    worths = sorted((healed(one, amount, look.boldness) for one in friends), reverse=True)
    return sum(worths[: line.targets] if TARGETS[line.target][2] else worths)


def _friends(look: Look, word: str, reach: int, spot: int) -> list[Figure]:
    """The friends that a word means, seen from a hex."""
    who, where, _ = TARGETS[word]
    found = [look.figure] if who & SELF else []
    if not who & ALLIES:
        return found
    steps = look.ground.steps(spot)
    if where in ("summons", "own_summons"):
        near = [one for one in look.helped if one.form == SUMMON]
        return found + [one for one in near if steps[look.ground.spot(one.at)] <= max(1, reach)]
    far = max(1, reach) if where == "range" else AS_FAR.get(where, 0)
    for one in look.helped:
        if steps[look.ground.spot(one.at)] <= far:
            found.append(one)
    return found


AS_FAR: Final = {"adjacent": 1, "map": FAR, "room": FAR}


def shield_at(look: Look, line: Shield, spot: int) -> float:
    worth = 0.0
    for one in _friends(look, line.target, number_of(line.range), spot):
        attacks = look.danger_at(spot)[1] if one is look.figure else 0.7 * len([foe for foe in look.foes if foe.acts])
        worth += 0.8 * number_of(line.value) * attacks * (look.pain if one is look.figure else 0.8)
    return worth


def retaliate_at(look: Look, line: Retaliate, spot: int) -> float:
    near = sum(
        1 for foe in look.foes if foe.acts and not foe.range and distance(foe.at, look.ground.hexes[spot]) <= foe.reach
    )
    return 0.7 * number_of(line.value) * min(2, near)


def give_at(look: Look, line: Give, spot: int) -> float:
    who, where, one = TARGETS[line.target]
    if who & ENEMIES:
        if where not in ("range", "adjacent"):
            return 0.3 * len(look.foes[:2])
        far = 1 if where == "adjacent" else max(1, number_of(line.range))
        each = given(look, line)
        worths = [each[foe.place] for foe in look.foes if foe.steps[spot] <= far]
        worths.sort(reverse=True)
        return sum(worths[: line.targets] if one else worths)
    worth = 0.0
    for name in line.conditions:
        if name == "invisible":
            worth += 1.1 * look.danger_at(spot)[1] * 2 * look.pain
        elif name in ("strengthen", "bless") and look.foes:
            worth += 0.8
        elif name in TOKEN or name == "curse":
            worth -= 1.0
    return worth


def given(look: Look, line: Give) -> list[float]:
    """What the conditions do to each enemy."""
    found = look.given.get(id(line))
    if found is None:
        found = [sum([suffered(foe, name) for name in line.conditions]) for foe in look.foes]
        look.given[id(line)] = found
    return found


def recover_at(look: Look, line: Recover, spot: int) -> float:
    best = 0.0
    for one in _friends(look, line.target, number_of(line.range), spot):
        if one.form != CHARACTER:
            continue
        character = look.t.characters[one.who]
        count = len(recoverable(look.t, character, line.pile, line.only))
        count = min(count, number_of(line.count)) if line.count else count
        held, gone = len(character.hand) + len(character.chosen), len(character.discard)
        before = rounds(held, gone)
        after = rounds(held + count, gone - count if line.pile == "discard" else gone)
        if line.pile == "lost" and count < look.boldness.revive and before > 3:
            continue
        best = max(best, (after - before) * max(0.4, look.card_rate) + (0.3 * count if held <= 3 else 0))
    return best


# -- the rest ----------------------------------------------------------------------------------------------------------


def loot_at(look: Look, line: Loot, spot: int) -> float:
    t, ground = look.t, look.ground
    steps = ground.steps(spot)
    coins = sum(1 for coin in t.coins if steps[ground.spot(coin)] <= line.range)
    worth = COIN * coins * (0.6 if look.foes else 1.0)
    for q, r, number_ in t.treasures:
        if steps[ground.spot((q, r))] <= line.range:
            worth += 8.0 if number_ == GOAL else 1.5
    return worth


def bonus_at(look: Look, line: Bonus, spot: int) -> float:
    """A lasting bonus, by how often it can work."""
    effect = line.effect
    busy = bool(look.foes)
    more = attack_bonus(line)
    times = 1.0 if busy else 0.2
    worth = times * (more + effect.shield * 0.8 + effect.heal * 0.6 + effect.retaliate * 0.7 + 1.5 * effect.targets)
    worth += 0.5 * times * len(effect.conditions) + 0.2 * effect.range + 0.3 * times * effect.move
    worth -= times * (effect.its_attack + 0.3 * effect.its_move + 0.3 * effect.its_range)
    worth += 2.0 * times * (effect.kills_doomed + effect.disadvantage + effect.ignore_shield)
    worth += times * (effect.advantage + effect.attacker_disadvantage + effect.pierce * 0.4 + effect.flying)
    if line.applies_to != "self" and line.on in ("attack", "damage", "passive", "move", "start_of_turn"):
        worth *= 0.5 + 0.5 * len(look.allies)
    if effect.prevent_damage:
        worth += min(3.0, 2 * look.danger_at(spot)[1]) if line.uses else PREVENTED * times * look.pain
    for one in effect.perform:
        if isinstance(one, Heal):
            worth += min(2.0, look.figure.max_hp - look.figure.hp + 0.5)
        elif isinstance(one, Shield):
            worth += 1.0 * times
        elif isinstance(one, Attack | Damage):
            worth += 0.7 * times * number_of(one.value)
        else:
            worth += 0.5 * times
    return worth


def push_at(look: Look, line: Push | Pull, spot: int) -> float:
    near = [foe for foe in look.foes if foe.steps[spot] <= max(1, number_of(line.range))]
    return 0.25 * sum(foe.threat for foe in near[:2] if foe.acts and not foe.range) + (0.1 if near else 0.0)


def damage_at(look: Look, line: Damage, spot: int) -> float:
    who, where, _ = TARGETS[line.target]
    amount = number_of(line.value)
    worth = 0.0
    if where not in ("adjacent", "range", "map", "self"):
        return 0.3
    far = FAR if where == "map" else 1 if where == "adjacent" else max(1, number_of(line.range))
    if who & ENEMIES:
        worth += sum(
            min(amount, foe.hp) + (KILL + foe.threat if foe.hp <= amount else 0)
            for foe in look.foes
            if foe.steps[spot] <= far
        )
    if who & ALLIES:
        worth -= (
            1.3 * amount * sum(1 for one in look.allies if look.ground.steps(spot)[look.ground.spot(one.at)] <= far)
        )
    if who & SELF:
        worth -= amount * look.pain
    return worth


def kill_at(look: Look, line: Kill, spot: int) -> float:
    far = max(1, number_of(line.range))
    most = FAR if line.most_hp is None else number(look.t, look.action, line.most_hp)
    near = [foe for foe in look.foes if foe.steps[spot] <= far and foe.hp <= most]
    found = [foe for foe in near if RANKS[foe.figure.rank] in line.rank]
    found = [foe for foe in found if holds(look.t, look.action, line.when, foe.figure)]
    return max((foe.hp + KILL + foe.threat for foe in found), default=0.0)


def summon_at(look: Look, line: Summon, spot: int) -> float:
    coming = bool(look.foes) or look.spare > 0
    each = BODY * number_of(line.hp, 4) + CLAWS * number_of(line.attack or 0) + line.shield + line.retaliate
    return each * line.count * (1.0 if coming else 0.3)


def control_at(look: Look, line: Control, spot: int) -> float:
    far = max(1, number_of(line.range))
    strikes = [one for one in line.abilities if isinstance(one, Attack)]
    if not strikes:
        return 0.2
    for foe in look.foes:
        if foe.steps[spot] <= far:
            reach = max(1, foe.range)
            if any(other is not foe and distance(foe.at, other.at) <= reach for other in look.foes):
                return 0.9 * number_of(strikes[0].value)
    return 0.0


def grant_at(look: Look, line: Grant, spot: int) -> float:
    for one in _friends(look, line.target, number_of(line.range), spot):
        for inside in line.abilities:
            if isinstance(inside, Attack):
                reach = max(1, number_of(inside.range))
                if any(distance(one.at, foe.at) <= reach for foe in look.foes):
                    return 0.9 * number_of(inside.value)
            elif one is not look.figure:
                return 0.3
    return 0.0


def if_pay_at(look: Look, line: IfPay, spot: int) -> float:
    return max(0.0, lines_at(look, line.abilities, spot) - line.suffer * look.pain)


def one_of_at(look: Look, line: OneOf, spot: int) -> float:
    return max(lines_at(look, [one], spot) for one in line.abilities)


def extra_turn_at(look: Look, line: ExtraTurn, spot: int) -> float:
    """Worth most with an ally that has cards to spare and somebody to strike."""
    near = [one for one in _friends(look, line.target, 1, spot) if one.form == CHARACTER and one is not look.figure]
    full = [one for one in near if len(look.t.characters[one.who].hand) >= MANY_CARDS]
    return 4.0 if full and look.foes else 0.0


def give_card_at(look: Look, line: GiveCard, spot: int) -> float:
    """A pack is as good as the heal on it, for whoever needs one."""
    near = [one for one in _friends(look, line.target, 1, spot) if one.form == CHARACTER and one is not look.figure]
    return sum(0.6 + 0.5 * min(4, one.max_hp - one.hp) for one in near[: 1 if TARGETS[line.target][2] else 4])


def special_at(look: Look, line: Special, spot: int) -> float:
    return 0.3 if look.foes else 0.0


def nothing(look: Look, line: Any, spot: int) -> float:
    return 0.05


def trap_at(look: Look, line: CreateTrap, spot: int) -> float:
    return 0.1 * number_of(line.damage) if look.foes else 0.0


def cure_at(look: Look, line: Cure, spot: int) -> float:
    return 1.0 * min(2, negatives(look.figure))


def if_consume_at(look: Look, line: IfConsume, spot: int) -> float:
    return lines_at(look, line.abilities, spot) if payable(look.t, [*line.elements]) else 0.0


WORTH: Final[dict[type, Callable[[Look, Any, int], float]]] = {
    Attack: attack_at,
    Heal: heal_at,
    Shield: shield_at,
    Retaliate: retaliate_at,
    Give: give_at,
    Recover: recover_at,
    Loot: loot_at,
    Bonus: bonus_at,
    Push: push_at,
    Pull: push_at,
    Damage: damage_at,
    Kill: kill_at,
    Summon: summon_at,
    Control: control_at,
    ControlTurn: lambda look, line, spot: 2.0 if len(look.foes) > 1 else 0.0,
    Grant: grant_at,
    Special: special_at,
    CreateTrap: trap_at,
    Cure: cure_at,
    IfConsume: if_consume_at,
    IfPay: if_pay_at,
    OneOf: one_of_at,
    ExtraTurn: extra_turn_at,
    GiveCard: give_card_at,
    Mark: lambda look, line, spot: 1.0 if look.foes else 0.0,
    SetHp: lambda look, line, spot: -look.pain * max(0, look.figure.hp - line.value),
    RefreshItem: lambda look, line, spot: 1.0 if any(look.character.item_state) else 0.0,
}

ANYWHERE: Final = frozenset({Summon, Special, CreateTrap, Cure, ControlTurn, Mark, SetHp, RefreshItem})
"""What is worth the same from every hex."""


def lines_at(look: Look, lines: list[Ability], spot: int) -> float:
    worth = 0.0
    for line in lines:
        worth += WORTH.get(type(line), nothing)(look, line, spot)
    return worth


def lines_along(look: Look, lines: list[Ability], spots: list[int]) -> list[float]:
    """The same from each of these spots."""
    worths = [0.0] * len(spots)
    for line in lines:
        kind = type(line)
        if isinstance(line, Attack):
            own = attack_along(look, line, spots)
        elif kind in ANYWHERE or kind not in WORTH:
            own = [lines_at(look, [line], look.here)] * len(spots)
        else:
            worth = WORTH[kind]
            own = [worth(look, line, spot) for spot in spots]
        for i, more in enumerate(own):
            worths[i] += more
    return worths
