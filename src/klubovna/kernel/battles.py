"""Battles as people see them: which events begin one and belong to it, and every sum with its addends.

`Event(…, battle="begins attacker defender")` names the parameters that are its sides, `battle="part"` shows more of it,
`battle="over"` cannot belong to one. A parameter that is a list of addends, `(word, amount, clause)`, makes a sum:
`sum-<event>-<parameter>` is how it is called, `addend-<word>` how its addends are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, get_args

import msgspec

from klubovna.kernel.points import seat_named

if TYPE_CHECKING:
    from klubovna.kernel.journal import Event
    from klubovna.kernel.rules import Rules

Phase = Literal["begins", "part", "over"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
Addend: TypeAlias = tuple[str, int, str]
"""A word, how much it adds, and the clause that makes it so."""
ADDENDS: Final = "addends"
"""The noun of a list of addends."""


class SideShown(msgspec.Struct):
    name: str
    seat: int | None


class AddendShown(msgspec.Struct):
    text: str
    amount: int
    rule: str


class SumShown(msgspec.Struct):
    text: str
    total: int
    addends: list[AddendShown]


class BattleShown(msgspec.Struct):
    """What an event is in a battle; `sides` where it begins one, `sums` where it adds something up."""

    phase: Phase
    sides: list[SideShown]
    sums: list[SumShown]


def read(line: str) -> tuple[Phase, tuple[str, ...]] | None:
    if not line:
        return None
    word, *sides = line.split()
    return next(phase for phase in PHASES if phase == word), tuple(sides)


def battle_shown(rules: Rules[Any], state: Any, event: dict[str, Any], lang: str) -> BattleShown | None:
    """What an event is in a battle, if it is anything there."""
    kind, params = rules.events[event["event"]], event["params"]
    if kind.battle is None:
        return None
    phase, names = kind.battle
    texts = rules.texts(lang)
    nouns = dict(zip(kind.params, kind.nouns, strict=True))
    sides = [
        SideShown(
            str(texts.noun(state, nouns[name], params[name])), seat_named(rules, state, nouns[name], params[name])
        )
        for name in names
        if name in params
    ]
    return BattleShown(phase, sides, _sums(rules, kind, params, lang))


def _sums(rules: Rules[Any], kind: Event, params: dict[str, Any], lang: str) -> list[SumShown]:
    texts = rules.texts(lang)
    found: list[SumShown] = []
    for name, noun in zip(kind.params, kind.nouns, strict=True):
        if name not in params or (noun != ADDENDS and noun not in rules.sums):
            continue
        addends: list[Addend] = [*params[name]] if noun == ADDENDS else rules.sums[noun](params[name])
        shown = [AddendShown(texts.sentence(f"addend-{word}"), amount, rule) for word, amount, rule in addends]
        title = texts.sentence(f"sum-{kind.name}-{name}".replace("_", "-").replace(".", "-"))
        found.append(SumShown(title, sum(one.amount for one in shown), shown))
    return found
