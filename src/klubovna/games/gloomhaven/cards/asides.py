"""What a character may do beside its abilities: items at any moment of its turn, and active cards put away."""

from __future__ import annotations

from typing import Final

from klubovna.games.gloomhaven.cards.piles import away, laid_away
from klubovna.games.gloomhaven.cards.windows import fitting, use
from klubovna.games.gloomhaven.combat.suffer import suffer
from klubovna.games.gloomhaven.facts import ITEMS
from klubovna.games.gloomhaven.figures import CHARACTER, Character
from klubovna.games.gloomhaven.kinds import ASIDE
from klubovna.games.gloomhaven.perform.action import Action
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.abilities import Effect
from klubovna.kernel.decision import Decision

ITEM: Final = "item"
Aside = tuple[str, int]
"""An item that is used, or an active card that is put away."""


def asides(t: Table, action: Action) -> list[Aside]:
    """turn.12, use.01 Items in its own turn, in the middle of an ability too; bonus.09 active cards in any turn."""
    actor = action.actor
    if actor.form != CHARACTER or not t.stands(actor):
        return []
    found: list[Aside] = []
    if t.acting == actor.id and t.characters[actor.who].items:
        found += [(ITEM, item) for item in fitting(t, t.characters[actor.who], "your_turn", action)]
    return found + away(t, action.seat)


def for_the_move(t: Table, action: Action) -> list[int]:
    """Items that change a movement, while it lasts; it need not be in one's own turn."""
    actor = action.actor
    if actor.form != CHARACTER or not t.characters[actor.who].items or not t.stands(actor):
        return []
    return fitting(t, t.characters[actor.who], "your_movement", action)


async def step_aside(t: Table, action: Action, aside: Aside) -> Effect:
    """Carry it out; what it does to the ability that it interrupts is given back."""
    if await laid_away(t, aside):
        return Effect()
    _, which = aside
    character = t.characters[action.actor.who]
    effect = await use(t, character, which)
    action.items += 1
    await carried_out(t, character, effect, while_stunned=ITEMS[which].while_stunned)
    return effect


async def pause(t: Table, action: Action) -> None:
    """turn.12, use.03 Between two abilities, or two targets of one; asked only for the sake of an item (r.54)."""
    while True:
        found = asides(t, action)
        if not found or found[0][0] != ITEM:  # they come first
            return
        aside = await Decision(action.seat, ASIDE, [None, *found], action.actor.who)
        if aside is None:
            return
        await step_aside(t, action, aside)


async def carried_out(t: Table, character: Character, effect: Effect, *, while_stunned: bool = False) -> None:
    from klubovna.games.gloomhaven.perform.reading import perform, perform_all

    figure = t.body(character)
    action = Action(t, figure, character.seat)
    if effect.suffer:
        await suffer(t, figure, effect.suffer)
    if while_stunned:
        for line in effect.perform:
            await perform(t, action, line)
    elif character.figure >= 0:
        await perform_all(t, action, effect.perform)
