"""A character's turn: two actions, items, the end of the turn."""

from __future__ import annotations

from klubovna.games.gloomhaven.cards.asides import carried_out, pause
from klubovna.games.gloomhaven.cards.piles import AWAY, CARD, HALF, away, laid_away, spend_slot, to_pile
from klubovna.games.gloomhaven.cards.windows import fitting, use, window
from klubovna.games.gloomhaven.combat.conditions import expire, place_infused
from klubovna.games.gloomhaven.combat.suffer import suffer
from klubovna.games.gloomhaven.events import ACTION_PLAYED, BASIC_PLAYED, STUNNED, TURN_STARTED
from klubovna.games.gloomhaven.facts import BASIC_ATTACK, BASIC_MOVE, BONUSES, BOTTOM, HALVES, ITEMS, TOP, Half
from klubovna.games.gloomhaven.figures import NOBODY, Character
from klubovna.games.gloomhaven.kinds import ACT
from klubovna.games.gloomhaven.map.loot import loot_hex
from klubovna.games.gloomhaven.perform.action import Action, able, gain
from klubovna.games.gloomhaven.perform.reading import infuse_named, perform_all, possible
from klubovna.games.gloomhaven.round.rest import long_rest
from klubovna.games.gloomhaven.scenario.triggers import PLATES, fire
from klubovna.games.gloomhaven.state import ACTIONS, TURN_ENDS, TURN_STARTS, TURNS, Table
from klubovna.games.gloomhaven.vocabulary.abilities import Attack, Move
from klubovna.games.gloomhaven.vocabulary.words import STUN, WOUND
from klubovna.kernel.decision import Decision

PLAY_TOP, PLAY_BOTTOM, PLAY_ATTACK, PLAY_MOVE, PLAY_ITEM, PUT_AWAY = range(6)
"""What can be done in a turn: a deed is one of these with a card or an item; None ends the turn."""
Deed = tuple[int, int]


async def turn_step(t: Table) -> None:
    """turn.15 One moment of the turn of the character that acts."""
    figure = t.figure(t.acting)
    if figure is None:  # exhausted in its own turn
        over(t)
        await fire(t, PLATES)
        return
    character = t.characters[figure.who]
    if t.moment == TURN_STARTS:
        await start(t, character)
    elif t.moment == ACTIONS and (not figure.conditions[STUN] or _menu(t, character)):
        await act(t, character)
    else:
        await end(t, character)


async def start(t: Table, character: Character) -> None:
    figure = t.body(character)
    t.tell(TURN_STARTED, figure.id)
    t.halves = 0
    t.moved = 0
    t.dealt = 0
    t.turn_items = []
    t.sequence = NOBODY
    t.moment = ACTIONS
    if figure.conditions[WOUND]:  # cond.neg.03
        await suffer(t, figure, 1)
        if character.figure < 0:
            return
    await reminders(t, character, "start_of_your_turn")
    if character.figure < 0:
        return
    if character.resting:
        await long_rest(t, character)  # rest.13
        t.moment = TURN_ENDS if not _menu(t, character) else ACTIONS
    elif figure.conditions[STUN]:
        t.tell(STUNNED, figure.id)  # cond.neg.11, cond.neg.20
        t.moment = ACTIONS if _menu(t, character) else TURN_ENDS


async def reminders(t: Table, character: Character, moment: str) -> None:
    """Bonuses of active cards that come at the start or the end of each turn."""
    for row in [*character.active]:
        for bonus in BONUSES[row[CARD]][row[HALF]]:
            if bonus.on == moment and character.figure >= 0 and row in character.active:
                figure = t.body(character)
                if figure.conditions[STUN]:
                    continue
                await perform_all(t, Action(t, figure, character.seat), bonus.effect.perform)
                spend_slot(t, character, row, bonus.uses)


def _menu(t: Table, character: Character) -> list[Deed]:
    """turn.01, turn.09 to turn.12 Everything that can be done now; stunned only what an item allows (cond.neg.10)."""
    figure = t.body(character)
    stunned = figure.conditions[STUN] > 0
    deeds: list[Deed] = []
    if not character.resting and not stunned:
        for card in sorted(character.chosen):
            if not t.halves & 1:
                if worth_playing(t, character, HALVES[card][TOP]):
                    deeds.append((PLAY_TOP, card))
                if worth_playing(t, character, basic(character, TOP)):
                    deeds.append((PLAY_ATTACK, card))
            if not t.halves & 2:
                if worth_playing(t, character, HALVES[card][BOTTOM]):
                    deeds.append((PLAY_BOTTOM, card))
                if worth_playing(t, character, basic(character, BOTTOM)):
                    deeds.append((PLAY_MOVE, card))
    action = Action(t, figure, character.seat)
    deeds += [(PLAY_ITEM, item) for item in fitting(t, character, "your_turn", action)]
    return deeds + [(PUT_AWAY, row[CARD]) for row in character.active]  # bonus.06, bonus.09


def worth_playing(t: Table, character: Character, half: Half) -> bool:
    """r.41 An action of which no part can be performed is not offered."""
    action = Action(t, t.body(character), character.seat)
    return any(possible(t, action, line) for line in half.abilities)


def basic(character: Character, half: int) -> Half:
    """turn.14; items may change the number."""
    on = "basic_attack" if half == TOP else "basic_move"
    best = max((ITEMS[item].effect.basic for item in character.items if ITEMS[item].on == on), default=0)
    if best:
        return Half(abilities=[Attack(value=best) if half == TOP else Move(value=best)])
    return BASIC_ATTACK if half == TOP else BASIC_MOVE


async def act(t: Table, character: Character) -> None:
    """turn.03 One action, one item, or the end."""
    who = t.characters.index(character)
    deeds = _menu(t, character)
    others = [(PUT_AWAY, card) for _, card in away(t, character.seat) if (PUT_AWAY, card) not in deeds]
    deed: Deed | None = await Decision(character.seat, ACT, [None, *deeds, *others], who) if deeds else None
    if deed is None:
        t.moment = TURN_ENDS
        return
    what, which = deed
    if what == PLAY_ITEM:
        await use_in_turn(t, character, which)
    elif what == PUT_AWAY:
        laid_away(t, (AWAY, which))
    else:
        await play(t, character, which, what)


async def play(t: Table, character: Character, card: int, what: int) -> None:
    """turn.01, turn.04, select.07 to select.10, r.40, r.41 One action of a card, and where the card goes."""
    who = t.characters.index(character)
    side = TOP if what in (PLAY_TOP, PLAY_ATTACK) else BOTTOM
    printed = what in (PLAY_TOP, PLAY_BOTTOM)
    half = HALVES[card][side] if printed else basic(character, side)
    t.halves |= 1 << side
    t.playing = card
    t.tell(ACTION_PLAYED if printed else BASIC_PLAYED, who, card, side)
    action = Action(t, t.body(character), character.seat)
    action.half = half
    action.half_no = side
    action.card = card if printed else NOBODY
    for i, line in enumerate(half.abilities):
        if i and able(t, action):
            await pause(t, action)
        action.did = await perform_all(t, action, [line]) or action.did
    if action.did:
        gain(t, who, half.xp)  # xp.01, xp.02
        if half.infuse and character.figure >= 0:
            await infuse_named(t, action, [*half.infuse])  # elem.01
    t.playing = NOBODY
    to_pile(t, character, card, lost=printed and action.did and half.lost)  # turn.11


async def use_in_turn(t: Table, character: Character, item: int) -> None:
    """turn.12, use.03"""
    effect = await use(t, character, item)
    await carried_out(t, character, effect, while_stunned=ITEMS[item].while_stunned)


async def end(t: Table, character: Character) -> None:
    """turn.13, turn.15 Cards that were not used are discarded; items, looting, conditions, elements."""
    for card in [*character.chosen]:
        to_pile(t, character, card, lost=False)
    figure = t.body(character)
    await reminders(t, character, "end_of_your_turn")
    if character.figure >= 0:
        action = Action(t, figure, character.seat)
        for effect in await window(t, character, "end_of_your_turn", action):
            await carried_out(t, character, effect)
            if effect.play_from_hand and character.hand and character.figure >= 0:
                await extra_action(t, character, effect.play_from_hand)
    if character.figure >= 0:
        await loot_hex(t, character, figure.at, ability=False)  # loot.03, loot.04
    if character.figure >= 0:
        expire(t, figure)
    at = figure.at
    over(t)
    await fire(t, "turn_ends_on", at=at)
    await fire(t, PLATES)


async def extra_action(t: Table, character: Character, side: str) -> None:
    """An item lets the character play one more half from its hand."""
    who = t.characters.index(character)
    what = PLAY_TOP if side == "top" else PLAY_BOTTOM
    deed = await Decision(character.seat, ACT, [None, *((what, card) for card in sorted(character.hand))], who)
    if deed is not None:
        character.hand.remove(deed[1])
        character.chosen.append(deed[1])  # dmg.05
        await play(t, character, deed[1], what)


def over(t: Table) -> None:
    figure = t.figure(t.acting)
    if figure is not None:
        figure.acted = True
    place_infused(t)
    t.acting = NOBODY
    t.phase = TURNS
    t.moment = TURN_STARTS
