"""The windows in which items may be used, all in one place; a window is asked only when a ready item fits it.

| window (Moment)              | opened by                                                    |
| ---------------------------- | ------------------------------------------------------------ |
| your_turn                    | turn: in the menu; asides: between abilities, targets, hexes |
| end_of_your_turn             | turn: when the character is done                             |
| initiative                   | round: after the cards of the round are shown                |
| your_movement                | asides: while a movement lasts                               |
| your_(melee_, ranged_)attack_action | attacking: before the targets of an attack are chosen |
| your_(melee_, ranged_)attack | attacking: before the modifier of one attack is drawn        |
| ally_attack_action           | attacking: likewise, for the items of the others             |
| attacked                     | attacking: before the modifier of an attack on you is drawn  |
| damage_from_attack_on_you    | attacking: before the damage is suffered                     |
| damage_to_your_summon        | attacking: likewise, for a summon                            |
| your_heal_action             | healing: before a heal                                       |
| your_loot                    | looting: before a loot ability                               |
| creating_an_obstacle         | obstacles: before one is created                             |
| enemy_consumes               | monsters: before a monster consumes an element               |
| you_kill_an_enemy            | suffering: after a kill in your own turn                     |
| attacked_by_neighbour        | attacking: before anything else of an attack on you          |
| after_your_(song_, command_)action | turn: when the whole action is done                    |
| your_doom_action             | dooms: when the token lies on its enemy                      |
| ally_performs_medical_pack   | healing: works without being used                            |
| basic_attack, basic_move     | turn: change the basic actions                               |
| passive, equip               | work without being used                                      |
"""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.gloomhaven.cards.piles import away, laid_away
from klubovna.games.gloomhaven.combat.conditions import usable, use_up
from klubovna.games.gloomhaven.events import ITEM_USED
from klubovna.games.gloomhaven.facts import ITEMS
from klubovna.games.gloomhaven.figures import CONSUMED, READY, SPENT, STRONG, SUMMON, Character, Figure
from klubovna.games.gloomhaven.kinds import CONSUME_WILD, USE_ITEM
from klubovna.games.gloomhaven.perform.action import Action, gain
from klubovna.games.gloomhaven.perform.numbers import holds
from klubovna.games.gloomhaven.scenario.auras import burdened
from klubovna.games.gloomhaven.scenario.counts import ITEM_USES
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.abilities import Effect
from klubovna.games.gloomhaven.vocabulary.words import ELEMENTS, STUN
from klubovna.kernel.decision import Decision

SUMMON_STRUCK: Final = "damage_to_your_summon"
"""In the middle of an attack on it the summon stays, and its card with it (r.55)."""


def fitting(t: Table, character: Character, moment: str, action: Action, target: Figure | None = None) -> list[int]:
    """The items of the character that may be used now."""
    found: list[int] = []
    if not character.items or character.figure < 0 or (t.book.rules and burdened(t, character)):
        return found
    stunned = t.body(character).conditions[STUN] > 0
    for i, item in enumerate(character.items):
        facts = ITEMS[item]
        if facts.on != moment or character.item_state[i] != READY:
            continue
        if (facts.once_a_turn or moment == "your_turn") and item in t.turn_items:
            continue
        if facts.consume and not payable(t, [*facts.consume]):
            continue
        if facts.strong and any(t.elements[ELEMENTS.index(name)] != STRONG for name in facts.strong):
            continue
        works_by_itself = facts.uses > 1 or (facts.use == "always" and moment == "attacked")
        if stunned and not facts.while_stunned and not works_by_itself:  # cond.neg.18, r.06
            continue
        if facts.when and not holds(t, action, facts.when, target):
            continue
        found.append(item)
    return found


def by_heroes(t: Table) -> bool:
    acting = t.figure(t.acting)
    return acting is not None and acting.form <= SUMMON


def payable(t: Table, elements: list[str]) -> bool:
    """elem.10 Whether all of them can be consumed now."""
    if t.memory.get("no elements") and by_heroes(t):
        return not elements
    ready = usable(t)
    for name in elements:
        if name != "any":
            if ELEMENTS.index(name) not in ready:
                return False
            ready.remove(ELEMENTS.index(name))
    return elements.count("any") <= len(ready)


async def pay(t: Table, figure: Figure, elements: list[str], seat: int) -> None:
    """elem.06, elem.13 Consume them; a wild one is chosen among those that are there (elem.14)."""
    for name in sorted(elements, key=lambda one: one == "any"):
        if name == "any":
            element: int = await Decision(seat, CONSUME_WILD, usable(t), figure.id)
        else:
            element = ELEMENTS.index(name)
        use_up(t, figure, element)


async def use(t: Table, character: Character, item: int) -> Effect:
    """item.09, item.10, item.13 The item is used: spent, consumed, or one slot on."""
    facts = ITEMS[item]
    i = character.items.index(item)
    if facts.consume:
        await pay(t, t.body(character), [*facts.consume], character.seat)
    character.counts[ITEM_USES] += 1
    character.item_uses[i] += 1
    if character.item_uses[i] >= facts.uses:
        character.item_uses[i] = 0
        if facts.use != "always":
            character.item_state[i] = SPENT if facts.use == "spent" else CONSUMED
    if facts.once_a_turn or facts.use == "always":
        t.turn_items.append(item)
    t.tell(ITEM_USED, t.characters.index(character), item)
    gain(t, t.characters.index(character), facts.effect.xp)
    return facts.effect


async def window(
    t: Table, character: Character, moment: str, action: Action, target: Figure | None = None, number: int = 0
) -> list[Effect]:
    """use.01, use.03 Offer what fits, one after the other; items with slots must be used (use.04).

    `number` is what the answer hangs on: the attack that comes, the damage that is left of it.
    """
    used: list[Effect] = []
    done: list[int] = []
    while found := [item for item in fitting(t, character, moment, action, target) if item not in done]:
        forced = [item for item in found if ITEMS[item].uses > 1]
        if forced:
            item: Any = forced[0]
        else:
            about = (t.characters.index(character), moment, number)
            beside = [] if moment == SUMMON_STRUCK else away(t, character.seat)  # bonus.09
            item = await Decision(character.seat, USE_ITEM, [None, *found, *beside], about)
        if await laid_away(t, item):
            continue
        if item is None:
            break
        done.append(item)
        used.append(await use(t, character, item))
        action.items += 1
    return used
