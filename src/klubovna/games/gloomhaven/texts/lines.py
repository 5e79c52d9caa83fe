"""The lines of cards in words: what the vocabulary of `abilities` says, put together from messages of the locale."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from klubovna.games.gloomhaven.texts.effects import cost_text, effect_parts
from klubovna.games.gloomhaven.texts.wording import Wording, printed, signed
from klubovna.games.gloomhaven.vocabulary import abilities
from klubovna.games.gloomhaven.vocabulary.abilities import Ability, Attack, Augment, Bonus, Move
from klubovna.games.gloomhaven.vocabulary.amounts import Amount, parsed
from klubovna.games.gloomhaven.vocabulary.lines import changed
from klubovna.games.gloomhaven.vocabulary.pieces import Called, Conditional, Link, Pay
from klubovna.games.gloomhaven.vocabulary.words import EVERYWHERE, TARGETS
from klubovna.kernel.text import dashed


def lines_text(w: Wording, lines: Iterable[Ability]) -> str:
    return "; ".join(line_text(w, line) for line in lines)


# -- one line ----------------------------------------------------------------------------------------------------------


def line_text(w: Wording, line: Ability) -> str:
    """One line of a card: what it does, what changes it, what follows."""
    text = ", ".join([*BODIES[type(line)](w, line), *w.xp(line.xp)])
    for one in line.conditional:
        text += "; " + conditional_text(w, line, one)
    for augment in line.consume:
        text += f" ({augment_text(w, line, augment)})"
    for price in line.pay:
        text += f" ({pay_text(w, line, price)})"
    if line.pay_up_to:
        text += f" ({w.say('pay-up-to', n=line.pay_up_to)})"
    if isinstance(line, Move | Attack) and line.then:
        text += "; " + w.say("line-then", text=lines_text(w, line.then))
    return w.say("line-if", when=w.when(line.only_if), text=text) if line.only_if else text


def conditional_text(w: Wording, line: Ability, one: Conditional) -> str:
    text = ", ".join(additions(w, line, one.add))
    if one.when:
        text = w.say("line-when", text=text, when=w.when(one.when))
    return ", ".join([text, *w.xp(one.xp)])


def augment_text(w: Wording, line: Ability, augment: Augment) -> str:
    """What consuming these elements changes."""
    parts = additions(w, line, augment.add) + settings(w, line, augment.set)
    if augment.then:
        parts.append(lines_text(w, augment.then))
    if augment.replace is not None:
        parts.append(w.say("line-instead", text=line_text(w, augment.replace)))
    return w.say("line-consume", elements=w.elements(augment.elements), text=", ".join([*parts, *w.xp(augment.xp)]))


def pay_text(w: Wording, line: Ability, price: Pay) -> str:
    """What a price in damage or conditions buys."""
    if price.suffer:
        cost = w.say("pay-suffer", n=price.suffer)
    else:
        cost = w.say("pay-gain", conditions=w.all_of(w.conditions(price.conditions)), target=w.target(price.on, 1))
    return w.say("pay", cost=cost, text=", ".join([*additions(w, line, price.add), *w.xp(price.xp)]))


def additions(w: Wording, line: Ability, add: dict[str, Any]) -> list[str]:
    parts: list[str] = []
    for name, value in add.items():
        if name == "value":
            parts += [w.say(f"more-{line.__struct_config__.tag}", n=signed(value)), *w.formulas(value)]
        elif name == "range":
            parts.append(w.say("more-range", n=signed(value)))
        elif name == "conditions":
            parts += w.conditions(value)
        elif name == "conditional":
            parts += [conditional_text(w, line, one) for one in value]
        elif name == "then":
            parts.append(lines_text(w, value))
        elif name == "chain":
            parts += chain_parts(w, value)
        else:
            parts.append(w.say(f"attack-{dashed(name)}", n=value))
    return parts


def chain_parts(w: Wording, chain: list[Link]) -> list[str]:
    return [w.say("attack-chain", n=signed(link.attack), range=link.range) for link in chain]


def settings(w: Wording, line: Ability, put: dict[str, Any]) -> list[str]:
    """A single field is named; more of them are shown as the whole line that comes instead."""
    if not put:
        return []
    plain_ones = [name for name in put if name in ("advantage", "jump", "targets")]
    if len(put) > 1 and len(plain_ones) == len(put):
        return [part for name, value in put.items() for part in settings(w, line, {name: value})]
    (name, value), *more = put.items()
    if not more:
        if name == "targets" and isinstance(line, Attack):
            return [w.say("attack-targets", n=value)]
        if name == "area":
            return [w.area(value)]
        if name == "kills":
            return [w.say("attack-kills", ranks=_ranks(w, value))]
        if name in ("jump", "advantage", "ignore_shield", "through"):
            return [w.say(f"{'move' if name == 'jump' else 'attack'}-{dashed(name)}", n=1)]
        if name == "conditional":
            return [w.say("line-instead", text=conditional_text(w, line, one)) for one in value]
        if name == "effect" and isinstance(line, Bonus):
            return [w.say("line-instead", text=", ".join(effect_parts(w, value)))]
    new = changed(line, {}, {**put, "consume": [], "conditional": [], "xp": 0})
    return [w.say("line-instead", text=line_text(w, new))]


def _ranks(w: Wording, ranks: Iterable[str]) -> str:
    return w.all_of((w.say(f"rank-{rank}") for rank in ranks), "or-list")


# -- the parts of each kind of line ------------------------------------------------------------------------------------


def _move(w: Wording, line: Move) -> list[str]:
    parts = [w.say("move", n=printed(line.value))]
    flags = {"jump": line.jump, "straight": line.straight, "loots": line.loots, "destroys": line.destroys_obstacles}
    parts += [w.say(f"move-{name}") for name, holds in (flags | {"disarms": line.disarms_traps}).items() if holds]
    if line.must_end:
        parts.append(w.say(f"move-must-end-{dashed(line.must_end)}"))
    return parts + w.formulas(line.value)


def _attack(w: Wording, line: Attack) -> list[str]:
    parts = [w.say("attack", n=printed(line.value))]
    if TARGETS[line.target][2]:
        parts += w.range(line.range)
    else:
        parts.append(w.say("attack-target", target=w.target(line.target, line.range)))
    if line.targets > 1:
        parts.append(w.say("attack-targets", n=line.targets))
    if line.area is not None:
        parts.append(w.area(line.area))
    numbers = {"pierce": line.pierce, "push": line.push, "pull": line.pull}
    parts += [w.say(f"attack-{name}", n=value) for name, value in numbers.items() if value]
    parts += w.conditions(line.conditions)
    flags = {
        "advantage": line.advantage,
        "ignore-shield": line.ignore_shield,
        "through": line.through,
        "targets-paid": line.targets_paid,
        "all-on-one": line.all_on_one,
        "with-augments": line.with_your_augments,
    }
    parts += [w.say(f"attack-{name}") for name, holds in flags.items() if holds]
    if line.push_into is not None:
        into = line.push_into
        by, destroys = into.by[-1], "yes" if into.destroys else "no"
        parts.append(w.say("push-into", n=into.damage, xp=into.xp, by=by, destroys=destroys))
    for name in ("xp_per_target", "xp_per_two_targets", "xp_per_5_damage"):
        if getattr(line, name):
            parts.append(w.say(dashed(name), n=getattr(line, name)))
    parts += [w.say("attack-kills", ranks=_ranks(w, line.kills))] if line.kills else []
    if line.finishes:
        parts += [w.say("attack-finishes", n=line.finishes), *w.xp(line.xp_per_finish)]
    parts += chain_parts(w, line.chain)
    return parts + w.formulas(line.value, line.range)


def _all(target: str) -> str:
    """For messages that speak of one or of all."""
    return "no" if TARGETS[target][2] else "yes"


def _to(w: Wording, target: str, range: Amount) -> str:
    return w.target(target, range) if target == "self" else w.say("affect", target=w.target(target, range))


def _to_others(w: Wording, target: str, range: Amount) -> list[str]:
    return [] if target == "self" else [_to(w, target, range)]


def _heal(w: Wording, line: abilities.Heal) -> list[str]:
    parts = [w.say("heal", n=printed(line.value))]
    if line.target == "self_or_ally":
        parts += w.range(line.range)
    else:
        parts.append(_to(w, line.target, line.range))
    if line.targets > 1:
        parts.append(w.say("attack-targets", n=line.targets))
    parts += [w.say("heal-cures")] if line.cures else []
    if line.conditions:
        parts.append(w.say("heal-gains", conditions=w.all_of(w.conditions(line.conditions))))
    if line.times != 1:
        assert isinstance(line.times, str)
        parts.append(w.say("heal-times", formula=w.formula(parsed(line.times))))
    return parts + w.formulas(line.value)


def _duration(w: Wording, duration: str) -> list[str]:
    return [w.say(f"half-{duration}")] if duration else []


def _shield(w: Wording, line: abilities.Shield) -> list[str]:
    parts = [w.say("shield", n=printed(line.value)), *_to_others(w, line.target, line.range)]
    parts += w.conditions(line.conditions)
    return parts + _duration(w, line.duration) + w.formulas(line.value)


def _retaliate(w: Wording, line: abilities.Retaliate) -> list[str]:
    parts = [w.say("retaliate", n=printed(line.value))]
    parts += w.range(line.range) if line.range > 1 else []
    parts += [*_to_others(w, line.target, line.within), *w.conditions(line.conditions)]
    if line.xp_per_use:
        parts.append(w.say("retaliate-xp", xp=line.xp_per_use))
    return parts + _duration(w, line.duration) + w.formulas(line.value)


def _loot(w: Wording, line: abilities.Loot) -> list[str]:
    parts = [w.say("loot", n=line.range)]
    parts += [w.say("loot-most", n=line.most)] if line.most else []
    parts += [w.say("loot-extra", n=printed(line.extra))] if line.extra else []
    return parts + w.formulas(line.extra)


def _give(w: Wording, line: abilities.Give) -> list[str]:
    given = w.say("give", conditions=w.all_of(w.conditions(line.conditions)))
    if line.when:
        given = w.say("line-when", text=given, when=w.when(line.when))
    if line.area is not None:
        return [given, *w.range(line.range), w.area(line.area)]
    if line.targets > 1:
        return [given, *w.range(line.range), w.say("attack-targets", n=line.targets)]
    return [given, _to(w, line.target, line.range)]


def _push(w: Wording, line: abilities.Push) -> list[str]:
    parts = [w.say("push", n=printed(line.value)), w.say("attack-target", target=w.target(line.target, line.range))]
    return parts + w.conditions(line.conditions) + w.formulas(line.value)


def _pull(w: Wording, line: abilities.Pull) -> list[str]:
    pulled, more = w.say("pull", n=printed(line.value)), w.conditions(line.conditions)
    if line.radius:
        return [pulled, w.say("pull-radius", range=w.within(line.range), n=line.radius), *more]
    if line.targets > 1:
        return [pulled, *w.range(line.range), w.say("attack-targets", n=line.targets), *more]
    return [pulled, w.say("attack-target", target=w.target(line.target, line.range)), *more, *w.formulas(line.value)]


def _kill(w: Wording, line: abilities.Kill) -> list[str]:
    text = w.say("kill", target=w.target(line.target, line.range))
    parts = [w.say("line-when", text=text, when=w.when(line.when)) if line.when else text]
    if len(line.rank) < 3:
        parts.append(w.say("kill-" + "-".join(line.rank), all=_all(line.target)))
    parts += [*w.range(line.range), w.area(line.area)] if line.area is not None else []
    if line.most_hp is not None:
        parts += [w.say("kill-most", n=printed(line.most_hp)), *w.formulas(line.most_hp)]
    return [*parts, w.say("kill-xp", xp=line.xp_per_kill)] if line.xp_per_kill else parts


def _damage(w: Wording, line: abilities.Damage) -> list[str]:
    if line.target == "self":
        return [w.say("damage-self", n=printed(line.value)), *w.formulas(line.value)]
    text = w.say("damage-to", n=printed(line.value), target=w.target(line.target, line.range))
    parts = [w.say("line-when", text=text, when=w.when(line.when)) if line.when else text]
    parts += [w.say("kill-" + "-".join(line.rank), all=_all(line.target))] if len(line.rank) < 3 else []
    parts += [w.area(line.area)] if line.area is not None else []
    parts += [w.say("damage-removes", conditions=w.all_of(w.conditions(line.removes)))] if line.removes else []
    return parts + w.formulas(line.value)


def _summon(w: Wording, line: abilities.Summon) -> list[str]:
    stats = [w.say("summon-hp", n=printed(line.hp)), w.say("move", n=line.move)]
    if line.attack is not None:
        stats += [w.say("attack", n=printed(line.attack)), *w.range(line.range)]
    stats += w.conditions(line.conditions)
    if line.target != "enemy":
        stats.append(w.say("attack-target", target=w.target(line.target, 1)))
    numbers = {"attack-pierce": line.pierce, "attack-push": line.push, "shield": line.shield}
    stats += [w.say(key, n=value) for key, value in numbers.items() if value]
    if line.retaliate:
        stats.append(w.say("retaliate", n=line.retaliate))
        stats += w.range(line.retaliate_range) if line.retaliate_range > 1 else []
    stats += [w.say("summon-flying")] if line.flying else []
    stats += [w.say("summon-infuses", elements=w.elements(line.infuses))] if line.infuses else []
    stats += [w.say("summon-on-death", text=lines_text(w, line.on_death))] if line.on_death else []
    stats += [w.say("summon-ends-with", text=lines_text(w, line.ends_with))] if line.ends_with else []
    if line.aura is not None:
        stats.append(w.say("summon-aura", n=signed(line.aura.attack), target=w.target(line.aura.target, 1)))
    stats += [w.say("summon-lends-place")] if line.lends_place else []
    stats += w.formulas(line.hp, line.attack)
    name = w.say(f"summon-{line.name}")
    return [w.say("summon", name=f"{line.count}× {name}" if line.count > 1 else name, stats=", ".join(stats))]


def _called(w: Wording, one: Called) -> str:
    ranks = {int(number): w.say(f"rank-{rank}") for number, rank in one.rank.items()}
    if len(ranks) == 3 and len(set(ranks.values())) == 1:
        rank = ranks[2]
    else:
        rank = ", ".join(w.say("called-by-number", characters=number, rank=rank) for number, rank in ranks.items())
    return w.say("called", name=w.monster(one.monster), rank=rank, count=one.count)


def _summon_monsters(w: Wording, line: abilities.SummonMonsters) -> list[str]:
    parts = [w.say("summon-monsters", figures=", ".join(_called(w, one) for one in line.figures))]
    parts += [w.say("summon-at-target")] if line.where == "target" else []
    return [*parts, w.say("summon-own-hp")] if line.own_hp else parts


def trap_effects(w: Wording, damage: Amount, conditions: Iterable[str]) -> str:
    parts = [w.say("trap-damage", n=printed(damage))] if damage else []
    return ", ".join([*parts, *w.conditions(conditions)])


def _create_trap(w: Wording, line: abilities.CreateTrap) -> list[str]:
    parts = [w.say("trap", where=w.here(line.range), effects=trap_effects(w, line.damage, line.conditions))]
    parts += w.formulas(line.damage)
    parts += [w.say("trap-sprung", text=lines_text(w, line.when_sprung))] if line.when_sprung else []
    return [*parts, w.say("trap-xp", xp=line.xp_when_sprung)] if line.xp_when_sprung else parts


def _disarm_trap(w: Wording, line: abilities.DisarmTrap) -> list[str]:
    parts = [w.say("disarm", n=line.count, where=w.at(line.range))]
    return [*parts, w.say("disarm-hits", n=line.hits)] if line.hits else parts


def _create_obstacle(w: Wording, line: abilities.CreateObstacle) -> list[str]:
    if line.where == "killed":
        return [w.say("obstacle-killed")]
    if line.size > 1:
        return [w.say("obstacle-large", size=line.size, where=w.here(line.range))]
    return [w.say("obstacle", n=line.count, where=w.here(line.range))]


def _destroy_obstacle(w: Wording, line: abilities.DestroyObstacle) -> list[str]:
    return [w.say("destroy", n=line.count, where=w.at(line.range))]


def _move_obstacle(w: Wording, line: abilities.MoveObstacle) -> list[str]:
    return [w.say("shift", where=w.at(line.range), n=line.to)]


def _recover(w: Wording, line: abilities.Recover) -> list[str]:
    if line.only:
        text = w.say("recover-summons", n=printed(line.count))
    elif isinstance(line.count, str):
        text = w.say(f"recover-{line.pile}-x")
    else:
        text = w.say(f"recover-{line.pile}", n=line.count)
    if line.when:
        text = w.say("line-when", text=text, when=w.when(line.when))
    parts = [text, *_to_others(w, line.target, line.range), *w.formulas(line.count)]
    return [*parts, w.say("recover-loses", n=line.loses)] if line.loses else parts


def _refresh(w: Wording, line: abilities.RefreshItem) -> list[str]:
    where = ["small"] if line.slots == ["small"] else ["hands"] if line.slots else []
    key = "-".join(["refresh", *where, *line.state])
    return [w.say(key, n=line.count), *_to_others(w, line.target, line.range)]


def _grant(w: Wording, line: abilities.Grant) -> list[str]:
    key = "grant-by-you" if line.by_you else "grant"
    target = w.target(line.target, line.range)
    parts = [w.say(key, target=target, all=_all(line.target), text=lines_text(w, line.abilities))]
    parts += [w.say("attack-targets", n=line.targets)] if line.targets > 1 else []
    return [*parts, w.say("grant-xp", n=line.xp_per_attack)] if line.xp_per_attack else parts


def _control(w: Wording, line: abilities.Control) -> list[str]:
    text = w.say("control", target=w.target(line.target, line.range), text=lines_text(w, line.abilities))
    return [text, *w.range(line.range), w.area(line.area)] if line.area is not None else [text]


def _control_turn(w: Wording, line: abilities.ControlTurn) -> list[str]:
    key = "control-turn-by-you" if line.by_you else "control-turn"
    parts = [w.say(key, target=w.target(line.target, line.range))]
    return [*parts, w.say("kill-" + "-".join(line.rank), all=_all(line.target))] if len(line.rank) < 3 else parts


def _if_consume(w: Wording, line: abilities.IfConsume) -> list[str]:
    parts = [lines_text(w, line.abilities)] if line.abilities else []
    parts += [w.say("infuse", elements=w.elements(line.infuse))] if line.infuse else []
    return [w.say("line-consume", elements=w.elements(line.elements), text=", ".join(parts))]


def _special(w: Wording, line: abilities.Special) -> list[str]:
    return [w.say(f"special-{dashed(line.special)}", range=line.range)]


def _if_pay(w: Wording, line: abilities.IfPay) -> list[str]:
    return [w.say("pay", cost=w.say("pay-suffer", n=line.suffer), text=lines_text(w, line.abilities))]


def _one_of(w: Wording, line: abilities.OneOf) -> list[str]:
    return [w.say("one-of", text=w.all_of((line_text(w, one) for one in line.abilities), "or-list"))]


def _swap(w: Wording, line: abilities.Swap) -> list[str]:
    first, second = (w.target(word, EVERYWHERE) for word in (line.first, line.second))
    return [w.say("swap", first=first, second=second)]


def _give_card(w: Wording, line: abilities.GiveCard) -> list[str]:
    return [w.say("give-card", card=w.card(line.card), target=w.target(line.target, line.range))]


def _mark(w: Wording, line: abilities.Mark) -> list[str]:
    return [w.say("mark", target=w.target(line.target, 1), n=signed(line.attack))]


# -- bonuses -----------------------------------------------------------------------------------------------------------


def _bonus(w: Wording, line: Bonus) -> list[str]:
    told = effect_parts(w, line.effect)
    if line.keeps is not None:
        formula = w.formula(parsed(line.keeps)) if isinstance(line.keeps, str) else str(line.keeps)
        told.append(w.say("bonus-keeps", formula=formula))
    text = ", ".join(told)
    if line.when:
        text = w.say("line-when", text=text, when=w.when(line.when))
    if line.on != "passive":
        text = w.say("bonus", moment=w.say(f"moment-{dashed(line.on)}"), effects=text)
    parts = [text]
    if line.applies_to != "self":
        parts.append(w.say("bonus-for", target=w.target(line.applies_to, line.range)))
    parts += [w.say("bonus-needs", elements=w.elements(line.needs))] if line.needs else []
    parts += [w.say("bonus-only-with", elements=w.elements(line.only_with))] if line.only_with else []
    parts += [cost_text(w, line.cost)] if line.cost is not None else []
    parts += [w.say(f"bonus-once-{line.once}")] if line.once else []
    parts += [w.say("bonus-breaks")] if line.breaks_obstacle else []
    return [*parts, w.say("bonus-uses", n=line.uses)] if line.uses else parts


BODIES: Final[dict[type, Callable[[Wording, Any], list[str]]]] = {
    Move: _move,
    Attack: _attack,
    abilities.Heal: _heal,
    abilities.Shield: _shield,
    abilities.Retaliate: _retaliate,
    abilities.Loot: _loot,
    abilities.Give: _give,
    abilities.Push: _push,
    abilities.Pull: _pull,
    abilities.Kill: _kill,
    abilities.Damage: _damage,
    abilities.Summon: _summon,
    abilities.SummonMonsters: _summon_monsters,
    abilities.CreateTrap: _create_trap,
    abilities.DisarmTrap: _disarm_trap,
    abilities.CreateObstacle: _create_obstacle,
    abilities.DestroyObstacle: _destroy_obstacle,
    abilities.MoveObstacle: _move_obstacle,
    abilities.Recover: _recover,
    abilities.RefreshItem: _refresh,
    abilities.Infuse: lambda w, line: [w.say("infuse", elements=w.elements(line.elements))],
    abilities.Cure: lambda w, line: [w.say("cure", n=line.count), *_to_others(w, line.target, line.range)],
    abilities.Grant: _grant,
    abilities.Control: _control,
    abilities.ControlTurn: _control_turn,
    abilities.IfConsume: _if_consume,
    abilities.IfPay: _if_pay,
    abilities.OneOf: _one_of,
    abilities.Swap: _swap,
    abilities.Teleport: lambda w, line: [w.say(f"teleport-{line.to}")],
    abilities.SetHp: lambda w, line: [w.say("set-hp", n=line.value)],
    abilities.ExtraTurn: lambda w, line: [w.say("extra-turn", target=w.target(line.target, 1))],
    abilities.GiveCard: _give_card,
    abilities.Mark: _mark,
    abilities.OnDeath: lambda w, line: [w.say("on-death", text=lines_text(w, line.abilities))],
    abilities.BossSpecial: lambda w, line: [w.say("boss-special", n=line.number)],
    abilities.Special: _special,
    Bonus: _bonus,
}
