"""Whole cards in words: halves of ability cards, monster cards, items, modifier cards, perks, battle goals."""

from __future__ import annotations

from functools import cache
from typing import Final

from klubovna.games.gloomhaven.facts import (
    GOALS,
    HALVES,
    ITEMS,
    MODIFIERS,
    MONSTER_CARDS,
    MONSTERS,
    PERK_CARDS,
    PERKS,
    Half,
    Names,
)
from klubovna.games.gloomhaven.texts.effects import effect_parts
from klubovna.games.gloomhaven.texts.lines import augment_text, line_text, pay_text
from klubovna.games.gloomhaven.texts.wording import Wording, signed, wording
from klubovna.games.gloomhaven.vocabulary.abilities import Ability, Bonus, IfConsume, IfPay, OneOf
from klubovna.games.gloomhaven.vocabulary.lines import inner
from klubovna.kernel.text import LANGUAGES, dashed

SINGLE_ATTACKS: Final = ("your_attack", "your_melee_attack", "your_ranged_attack")
OPS: Final = {">=": "least", "<=": "most", "==": "exactly"}


def card_text(card: int, half: int, lang: str) -> str:
    """One half of an ability card (TOP or BOTTOM)."""
    return half_names(card, half)[lang]


@cache
def half_names(card: int, half: int) -> Names:
    return {lang: half_text(HALVES[card][half], lang) for lang in LANGUAGES}


def half_text(half: Half, lang: str) -> str:
    w = wording(lang)
    tail = [w.say("half-augment")] if half.augment else []
    tail += [w.say("half-song", n=half.song_xp)] if half.song else []
    tail += [w.say("half-doom")] if half.doom else []
    tail += [w.say("half-command")] if half.command else []
    tail += [w.say("half-given", target=w.target(half.given_to, 1))] if half.given_to else []
    made = [*half.infuse, *(element for line in half.abilities for one in inner(line) for element in one.makes)]
    tail += [w.say("infuse", elements=w.elements(made))] if made else []
    tail += w.xp(half.xp)
    told = half.augment or half.song or half.doom
    tail += [w.say(f"half-{half.duration}")] if half.duration and not told else []
    if any(half.slots):
        tail.append(w.say("half-slots", n=len(half.slots), xp="/".join(map(str, half.slots))))
    elif half.slots:
        tail.append(w.say("half-slots-plain", n=len(half.slots)))
    tail += [w.say("half-lost")] if half.lost else []
    tail += [w.say("half-unrecoverable")] if half.unrecoverable else []
    return _sentences(w, half.abilities, tail)


def _sentences(w: Wording, lines: list[Ability], tail: list[str]) -> str:
    """Every line a sentence; what holds for the whole is set apart by dots."""
    return " · ".join([". ".join(map(_capital, (line_text(w, line) for line in lines))), *tail])


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def augments_text(card: int, half: int, lang: str) -> str:
    """What elements can be consumed for in this half."""
    w = wording(lang)
    found: list[str] = []
    for line in HALVES[card][half].abilities:
        found += [augment_text(w, line, augment) for augment in line.consume]
        found += [pay_text(w, line, price) for price in line.pay]
        priced = isinstance(line, Bonus) and (line.needs or line.only_with or line.effect.perform)
        if isinstance(line, IfConsume | IfPay | OneOf) or priced:
            found.append(line_text(w, line))
    return "; ".join(found)


def monster_card_text(card: int, lang: str) -> str:
    w = wording(lang)
    facts = MONSTER_CARDS[card]
    tail = [w.say("infuse", elements=w.elements(facts.infuse))] if facts.infuse else []
    return _sentences(w, facts.abilities, [*tail, w.say("card-shuffle")] if facts.shuffle else tail)


def boss_text(monster: int, number: int, lang: str) -> str:
    """A special of a boss; empty if it has none."""
    facts = MONSTERS[monster]
    return _sentences(wording(lang), facts.special1 if number == 1 else facts.special2, [])


def item_text(item: int, lang: str) -> str:
    w = wording(lang)
    facts = ITEMS[item]
    text = ", ".join(effect_parts(w, facts.effect))
    if facts.when:
        text = w.say("line-when", text=text, when=w.when(facts.when))
    if facts.on not in ("passive", "equip"):
        once = facts.use != "always" and facts.on in SINGLE_ATTACKS
        moment = w.say(f"moment-{'one-' if once else ''}{dashed(facts.on)}")
        text = w.say("bonus", moment=moment, effects=text)
    tail = [w.say("item-consume", elements=w.elements(facts.consume))] if facts.consume else []
    tail += [w.say("item-strong", elements=w.elements(facts.strong))] if facts.strong else []
    tail += [w.say("item-once")] if facts.once_a_turn else []
    tail += [w.say("item-while-stunned")] if facts.while_stunned else []
    tail += [w.say("item-uses", n=facts.uses)] if facts.uses > 1 else []
    tail += [w.say(f"item-{facts.use}")] if facts.use != "always" else []
    tail += [w.say("half-unrecoverable")] if facts.unrecoverable else []
    tail += [w.say("item-minus-one", n=facts.minus_one)] if facts.minus_one else []
    return " · ".join([text, *tail])


def modifier_text(modifier: int, lang: str) -> str:
    w = wording(lang)
    facts = MODIFIERS[modifier]
    if facts.name in ("bless", "curse"):
        return w.say(f"modifier-{facts.name}")
    value = w.say("modifier-double") if facts.double else w.say("modifier-miss") if facts.miss else signed(facts.add)
    if facts.rolling:
        value = w.say("modifier-rolling", value=value)
    if facts.effect is None:
        return value
    return w.say("modifier-effect", value=value, effects=", ".join(effect_parts(w, facts.effect)))


def perk_text(role: int, perk: int, lang: str) -> str:
    w = wording(lang)
    remove, add = PERK_CARDS[role][perk]
    parts = [w.say("perk-remove", n=count, card=modifier_text(card, lang)) for card, count in remove]
    parts += [w.say("perk-add", n=count, card=modifier_text(card, lang)) for card, count in add]
    if PERKS[role][perk].ignore:
        parts.append(w.say(f"perk-ignore-{dashed(PERKS[role][perk].ignore)}"))
    return _capital(", ".join(parts))


def goal_text(goal: int, lang: str) -> str:
    """What a battle goal asks for."""
    facts = GOALS[goal]
    return wording(lang).say(f"goal-{dashed(facts.measure)}", op=OPS[facts.op], n=facts.value)
