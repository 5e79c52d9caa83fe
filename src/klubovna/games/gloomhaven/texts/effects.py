"""What bonuses, items and modifier cards do, in words; and what a use of them costs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from klubovna.games.gloomhaven.texts.wording import Wording, signed
from klubovna.games.gloomhaven.vocabulary.abilities import Ability
from klubovna.games.gloomhaven.vocabulary.pieces import Cost
from klubovna.kernel.text import dashed


def cost_text(w: Wording, cost: Cost) -> str:
    if cost.suffer:
        return w.say("cost-suffer", n=cost.suffer)
    if cost.discard:
        return w.say("cost-discard", n=cost.discard)
    if cost.forgo:
        return w.say(f"cost-forgo-{cost.forgo}")
    text = w.say("cost-condition", condition=w.say(f"condition-{cost.condition}"), range=cost.range)
    return w.say("cost-or-damage", text=text, n=cost.damage) if cost.damage else text


def _more(key: str) -> Callable[[Wording, Any], list[str]]:
    return lambda w, value: [w.say(key, n=signed(value)), *w.formulas(value)]


def _named(key: str) -> Callable[[Wording, Any], list[str]]:
    """The value is a number in the message, or says only that it holds."""
    return lambda w, value: [w.say(key, n=value)]


def _performed(w: Wording, lines: list[Ability]) -> list[str]:
    from klubovna.games.gloomhaven.texts.lines import lines_text

    return [lines_text(w, lines)]


EFFECTS: Final[dict[str, Callable[[Wording, Any], list[str]]]] = {
    "attack": _more("more-attack"),
    "range": _more("more-range"),
    "move": _more("more-move"),
    "heal": _more("more-heal"),
    "conditions": lambda w, names: w.conditions(names),
    "advantage": _named("attack-advantage"),
    "pierce": _named("attack-pierce"),
    "push": _named("attack-push"),
    "pull": _named("attack-pull"),
    "jump": _named("move-jump"),
    "shield": _named("shield"),
    "retaliate": _named("retaliate"),
    "retaliate_range": lambda w, n: w.range(n) if n > 1 else [],
    "area": lambda w, area: [w.say("effect-area", area=w.area(area))],
    "kill": lambda w, ranks: [w.say("effect-kill", ranks=w.all_of((w.say(f"rank-{r}") for r in ranks), "or-list"))],
    "attacker_gains": lambda w, names: [w.say("effect-attacker-gains", conditions=w.all_of(w.conditions(names)))],
    "immune": lambda w, names: [w.say("effect-immune", conditions=w.all_of(w.conditions(names)))],
    "infuse": lambda w, names: [w.say("infuse", elements=w.elements(names))],
    "perform": _performed,
    "xp": lambda w, n: w.xp(n),
    "play_from_hand": lambda w, side: [w.say(f"effect-play-from-hand-{side}")],
    "attacker_attack": _more("effect-attacker-attack"),
    "its_attack": _more("effect-its-attack"),
    "its_move": _more("effect-its-move"),
    "its_range": _more("effect-its-range"),
    "companion_attack": _more("effect-companion-attack"),
    "companion_move": _more("effect-companion-move"),
    "target": lambda w, word: [w.say("effect-target", target=w.target(word, 1))],
    "cures": _named("heal-cures"),
    "moves_dooms": lambda w, which: [w.say(f"effect-moves-dooms-{which}")],
}
"""How a field of an effect is said; those that are not here have a message of their own name."""


def effect_parts(w: Wording, effect: msgspec.Struct) -> list[str]:
    parts: list[str] = []
    for name in effect.__struct_fields__:
        value = getattr(effect, name)
        if value:
            parts += EFFECTS.get(name, _named(f"effect-{dashed(name)}"))(w, value)
    return parts
