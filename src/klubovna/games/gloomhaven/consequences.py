"""What an option brings: the damage that an attack can do, what protects its target, who is near a hex."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.gloomhaven.cards.asides import Aside
from klubovna.games.gloomhaven.cards.decks import deck_of
from klubovna.games.gloomhaven.cards.piles import active_of
from klubovna.games.gloomhaven.combat.advantage import worths
from klubovna.games.gloomhaven.combat.strength import others_add
from klubovna.games.gloomhaven.facts import BOTTOM, MODIFIERS, PLUS_0, TOP
from klubovna.games.gloomhaven.figures import RETALIATES, Figure
from klubovna.games.gloomhaven.perform.action import base
from klubovna.games.gloomhaven.perform.numbers import shield_of
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.texts.cards import half_names
from klubovna.games.gloomhaven.vocabulary.words import ELEMENTS, POISON
from klubovna.kernel.decision import Decision
from klubovna.kernel.hexes import Hex
from klubovna.kernel.text import LANGUAGES, Effect, Term

STRENGTHS: Final = ("inert", "waning", "strong")
ATTACKS: Final = ("attack", "order")
"""What is aimed for where shield and retaliation matter."""


def target(t: Table, decision: Decision[Any], value: int) -> Term | None:
    """resolve.03, retal.01 The shield takes so much of the damage, and the attacker suffers so much."""
    if decision.about[1] not in ATTACKS:
        return None
    figure = next(one for one in t.figures if one.id == value)
    stats = base(t, figure)
    retaliation = stats.retaliate if stats is not None else 0
    retaliation += sum(boon[2] for boon in t.boons if boon[0] == value and boon[1] == RETALIATES)
    shield = shield_of(t, figure)
    if len(decision.about) == 4 and decision.about[2] >= 0:
        attack, pierce = decision.about[2:]
        low, high = damage(t, decision.about[0], figure, attack, shield, pierce)
        guard = {"shield": shield, "pierce": min(pierce, shield), "retaliate": retaliation}
        return Term("effect-damage", low=low, high=high, hp=figure.hp, **guard)
    if not shield and not retaliation:
        return Term("effect-bare", hp=figure.hp)
    return Term("effect-guarded", hp=figure.hp, shield=shield, retaliate=retaliation)


def damage(t: Table, actor: int, figure: Figure, attack: int, shield: int, pierce: int) -> tuple[int, int]:
    """resolve.01 to resolve.03 Least and most, by the cards that are still in the modifier deck.

    One of them is turned; the most may come with all rolling cards before it (amd.07).
    """
    striker = t.figure(actor)
    assert striker is not None
    deck = deck_of(t, striker)
    value = attack + bool(figure.conditions[POISON]) + sum(others_add(t, striker, figure, False))  # cond.neg.01
    pile = deck.draw or deck.discard
    rolling = [card for card in pile if MODIFIERS[card].rolling]
    cards = [card for card in pile if not MODIFIERS[card].rolling] or [PLUS_0]
    low = min(worth for card in cards for worth in worths(t, value, [card], False))
    high = 0
    for card in cards:
        turned = [*rolling, card]
        effects = [effect for effect in (MODIFIERS[one].effect for one in turned) if effect is not None]
        left = max(0, shield - pierce - sum(effect.pierce for effect in effects))
        high = max(high, max(worths(t, value, turned, False)) - left)
    return max(0, low - max(0, shield - pierce)), high


def step(t: Table, decision: Decision[Any], value: Hex | Aside) -> Term | None:
    """Which enemies one would stand next to, or how far the nearest is; what is done beside a move says it itself."""
    figure = t.figure(decision.about[0])
    if isinstance(value[0], str) or figure is None:
        return None
    ranges = t.ground.ranges(value)
    enemies = sorted((ranges[foe.at], foe.id) for foe in t.foes(figure) if not foe.thing and foe.at in ranges)
    beside = [id for steps, id in enemies if steps == 1]
    if beside:
        return Term("effect-beside", list=("figure", beside))
    return Term("effect-nearest", n=enemies[0][0]) if enemies else None


def suffering(t: Table, decision: Decision[Any], value: None) -> Term:
    """dmg.01 What is left of the hit points if nothing is lost to negate the damage."""
    who, amount, _ = decision.about
    figure = t.figure(t.characters[who].figure)
    left = 0 if figure is None else figure.hp - amount
    return Term("effect-left", n=left) if left > 0 else Term("effect-exhausted")


def forced(t: Table, decision: Decision[Any], value: Hex) -> Term | None:
    """fx.05, fx.08 Next to whom of its enemies the figure would stand, or how far from the nearest."""
    told = step(t, decision, value)
    if told is None or told.key != "effect-nearest":
        return told if told is not None and told.key == "effect-beside" else None
    return Term("effect-its-nearest", **told.params)


def suffered(t: Table, decision: Decision[Any], value: int) -> Term | None:
    """What is left of the hit points."""
    figure = t.figure(decision.about)
    if figure is None:
        return None
    return Term("effect-left", n=figure.hp - value) if figure.hp > value else Term("effect-exhausted")


def resting(t: Table, decision: Decision[Any], value: bool | Aside) -> Term | None:
    """rest.03, rest.04 So many cards are in hand after a short rest, or without it."""
    hero = t.characters[decision.about]
    if not isinstance(value, bool) or active_of(hero, lost=False):  # rest.12 they may be part of it
        return None
    return Term("effect-hand", n=len(hero.hand) + max(0, len(hero.discard) - 1) * value)


def element(t: Table, decision: Decision[Any], value: int) -> Term:
    """elem.02 How strong it is now."""
    return Term(f"strength-{STRENGTHS[t.elements[value]]}", element=ELEMENTS[value])


def gained(t: Table, decision: Decision[Any], value: int) -> Term:
    """lvl.03 What the card does."""
    top, bottom = half_names(value, TOP), half_names(value, BOTTOM)
    return Term(names={lang: f"▲ {top[lang]} ▼ {bottom[lang]}" for lang in LANGUAGES})


EFFECTS: Final[dict[str, Effect]] = {
    "target": target,
    "move.to": step,
    "negate.none": suffering,
    "push.to": forced,
    "pull.to": forced,
    "damages": suffered,
    "rest.short": resting,
    "element": element,
    "gained_card": gained,
}
