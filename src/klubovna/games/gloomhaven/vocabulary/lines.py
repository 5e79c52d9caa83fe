"""What can be done with a line of a card: look inside it, check it when it is loaded, change it while it is played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from klubovna.games.gloomhaven.vocabulary import amounts
from klubovna.games.gloomhaven.vocabulary.abilities import (
    Ability,
    Attack,
    Bonus,
    Control,
    CreateTrap,
    Grant,
    IfConsume,
    IfPay,
    Move,
    OnDeath,
    OneOf,
    Summon,
)
from klubovna.games.gloomhaven.vocabulary.amounts import Amount


class BadAbility(ValueError):
    """A line that is well formed but cannot be meant so."""


def inner(line: Ability) -> Iterator[Ability]:
    """The line itself and every line inside it."""
    yield line
    nested: list[Ability] = []
    for augment in line.consume:
        nested += augment.then
        if augment.replace is not None:
            nested.append(augment.replace)
    if isinstance(line, Move | Attack):
        nested += line.then
    elif isinstance(line, Grant | Control | IfConsume | IfPay | OneOf | OnDeath):
        nested += line.abilities
    elif isinstance(line, Summon):
        nested += line.on_death + line.ends_with
    elif isinstance(line, CreateTrap):
        nested += line.when_sprung
    elif isinstance(line, Bonus):
        nested += line.effect.perform
    for one in nested:
        yield from inner(one)


NUMBERS: Final = ("value", "hp", "attack", "range", "within", "damage", "extra", "most_hp", "times", "count", "keeps")
_TYPES: Final[dict[type, dict[str, Any]]] = {}


def settle(line: Ability, where: str) -> None:
    """Check what types cannot say: formulas, and that changes name fields of this very line."""
    for one in inner(line):
        for name in (
            "value",
            "hp",
            "attack",
            "range",
            "within",
            "damage",
            "extra",
            "most_hp",
            "times",
            "count",
            "keeps",
        ):
            number = getattr(one, name, None)
            if isinstance(number, int | str):
                _check_amount(number, f"{where}.{one.__struct_config__.tag}.{name}")
        if isinstance(one, Bonus):
            _check_amount(one.effect.attack, f"{where}.bonus.effect.attack")
        kind = type(one)
        if kind not in _TYPES:
            _TYPES[kind] = {f.name: f.type for f in msgspec.structs.fields(kind)}
        for augment in one.consume:
            _settle_change(augment.add, _TYPES[kind], where)
            _settle_change(augment.set, _TYPES[kind], where)
        for change in [*(c.add for c in one.conditional), *(p.add for p in one.pay)]:
            _settle_change(change, _TYPES[kind], where)


def _settle_change(change: dict[str, Any], types: dict[str, Any], where: str) -> None:
    for name, value in change.items():
        if name not in types:
            raise BadAbility(f"{where}: {name!r} is no field of this ability")
        change[name] = msgspec.convert(value, types[name])


def _check_amount(amount: Amount, where: str) -> None:
    try:
        amounts.check(amount)
    except amounts.BadAmount as error:
        raise BadAbility(f"{where}: {error}") from error


def changed(line: Ability, add: dict[str, Any], put: dict[str, Any]) -> Ability:
    """The line with numbers and lists added to and fields replaced."""
    fields = dict(put)
    for name, more in add.items():
        old = getattr(line, name)
        fields[name] = [*old, *more] if isinstance(old, list) else _sum(old, more)
    return msgspec.structs.replace(line, **fields)


def _sum(old: Amount, more: Amount) -> Amount:
    if isinstance(old, int) and isinstance(more, int):
        return old + more
    if isinstance(old, str) and amounts.relative(old) and isinstance(more, int):
        return f"{int(old) + more:+}"
    return f"{old}+{more}"
