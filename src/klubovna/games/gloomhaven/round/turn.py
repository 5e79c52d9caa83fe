"""A character's turn: two actions, items, the end of the turn."""

from __future__ import annotations

from typing import Final

from klubovna.games.gloomhaven.cards.asides import carried_out, pause
from klubovna.games.gloomhaven.cards.bonuses import agreed, at_moment, fresh, reminded, used
from klubovna.games.gloomhaven.cards.piles import AWAY, CARD, away, drop, half_of, laid_away, to_pile
from klubovna.games.gloomhaven.cards.windows import fitting, use, window
from klubovna.games.gloomhaven.combat.conditions import expire, place_infused
from klubovna.games.gloomhaven.combat.suffer import suffer
from klubovna.games.gloomhaven.events import ACTION_PLAYED, BASIC_PLAYED, STUNNED, TURN_STARTED
from klubovna.games.gloomhaven.facts import (
    BASIC_ATTACK,
    BASIC_MOVE,
    BOTTOM,
    COMPANION,
    INITIATIVE,
    ITEMS,
    TOP,
    Half,
)
from klubovna.games.gloomhaven.figures import NOBODY, PER_INITIATIVE, SUMMON, Character, Figure
from klubovna.games.gloomhaven.kinds import ACT, LATER_LEADING, LATER_SECOND, SKIP_AT
from klubovna.games.gloomhaven.map.loot import loot_hex
from klubovna.games.gloomhaven.perform.action import Action, able, anything_active, gain
from klubovna.games.gloomhaven.perform.reading import any_possible, in_the_order_liked, infuse_named, perform_all
from klubovna.games.gloomhaven.round.rest import long_rest
from klubovna.games.gloomhaven.scenario.goals import look
from klubovna.games.gloomhaven.scenario.hooks import SKIPS
from klubovna.games.gloomhaven.scenario.triggers import PLATES, fire, turn_comes, unheard
from klubovna.games.gloomhaven.state import ACTIONS, TURN_ENDS, TURN_STARTS, TURNS, Table
from klubovna.games.gloomhaven.vocabulary.abilities import Attack, IfConsume, Move
from klubovna.games.gloomhaven.vocabulary.words import DISARM, STUN, WOUND
from klubovna.kernel.decision import Decision, Flow

PLAY_TOP, PLAY_BOTTOM, PLAY_ATTACK, PLAY_MOVE, PLAY_ITEM, PUT_AWAY, USE_ACTIVE, SKIP_TOP, SKIP_BOTTOM = range(9)
"""What can be done in a turn: a deed is one of these with a card or an item; None ends the turn."""
Deed = tuple[int, int]
BOTH = 3
"""`halves` when both actions of the turn are done."""
BEFORE: Final = ("before_your_attack_action", "before_attack_action")


def turn_step(t: Table) -> Flow[None]:
    """turn.15 One moment of the turn of the character that acts."""
    figure = t.figure(t.acting)
    if figure is None:
        return cut_short(t)
    character = t.characters[figure.who]
    if t.moment == TURN_STARTS:
        return start(t, character)
    if t.moment == ACTIONS and (not figure.conditions[STUN] or _menu(t, character)):
        return act(t, character)
    return end(t, character)


async def cut_short(t: Table) -> None:
    """Exhausted in its own turn."""
    over(t)
    await fire(t, PLATES)


async def start(t: Table, character: Character) -> None:
    figure = t.body(character)
    t.tell(TURN_STARTED, figure.id)
    t.halves = character.forgone  # class.16
    t.moved = 0
    t.dealt = 0
    t.turn_items = []
    t.turn_cards = []
    t.sequence = NOBODY
    t.moment = ACTIONS
    if character.active:
        gain(t, figure.who, max(half_of(row).song_xp for row in character.active))  # class.07
    if figure.conditions[WOUND]:  # cond.neg.03
        await suffer(t, figure, 1)
        if character.figure < 0:
            return
    await reminded(t, figure, "start_of_your_turn", "start_of_turn")
    if character.figure >= 0 and (t.book.on_turns or t.book.rules):
        await turn_comes(t, "turn_starts", figure)
    if character.figure < 0:
        return
    if controlled(t, figure.who) and not figure.conditions[STUN]:
        await act_for_them(t, character)
        t.moment = TURN_ENDS
        return
    if character.resting:
        await long_rest(t, character)  # rest.13
        t.moment = TURN_ENDS if not _menu(t, character) else ACTIONS
    elif figure.conditions[STUN]:
        t.tell(STUNNED, figure.id)  # cond.neg.11, cond.neg.20
        t.moment = ACTIONS if _menu(t, character) else TURN_ENDS


def controlled(t: Table, who: int) -> bool:
    return t.memory.get("controlled in") == t.round and t.memory["controlled"] == who


async def act_for_them(t: Table, character: Character) -> None:
    """scn.79.5 Move 2 and the top action of the leading card, with allies as enemies; both cards are discarded."""
    figure = t.body(character)
    lead = character.chosen[0]
    own, figure.side = figure.side, 1
    await perform_all(t, Action(t, figure, character.seat), [Move(value=2)])
    ready = character.figure >= 0 and not figure.conditions[STUN]
    if ready and worth_playing(t, character, t.half(lead, TOP), Action(t, figure, character.seat)):
        await play(t, character, lead, PLAY_TOP)
        if lead in character.lost:
            character.lost.remove(lead)
            character.discard.append(lead)
    figure.side = own


def _menu(t: Table, character: Character) -> list[Deed]:
    """turn.01, turn.09 to turn.12 Everything that can be done now; stunned only what an item allows (cond.neg.10)."""
    figure = t.body(character)
    stunned = figure.conditions[STUN] > 0
    deeds: list[Deed] = []
    halves = t.halves
    if not character.resting and not stunned and character.chosen and halves != BOTH:
        action = Action(t, figure, character.seat)
        strikes = not halves & 1 and worth_playing(t, character, basic(character, TOP), action)
        moves = not halves & 2 and worth_playing(t, character, basic(character, BOTTOM), action)
        for card in sorted(character.chosen):
            if not halves & 1:
                if worth_playing(t, character, t.half(card, TOP), action):
                    deeds.append((PLAY_TOP, card))
                if strikes:
                    deeds.append((PLAY_ATTACK, card))
            if not halves & 2:
                if worth_playing(t, character, t.half(card, BOTTOM), action):
                    deeds.append((PLAY_BOTTOM, card))
                if moves:
                    deeds.append((PLAY_MOVE, card))
        if t.book.skip is not None:
            deeds += skips(t, character, figure)
    if character.items:
        action = Action(t, figure, character.seat)
        deeds += [(PLAY_ITEM, item) for item in fitting(t, character, "your_turn", action)]
    if character.active:
        if not stunned:
            action = Action(t, figure, character.seat)
            ready = [row for _, row, bonus in at_moment(t, figure, "your_turn") if fresh(t, action, row, bonus)]
            deeds += [(USE_ACTIVE, row[CARD]) for row in ready]
        deeds += [(PUT_AWAY, row[CARD]) for row in character.active]  # bonus.06, bonus.09
    return deeds


def skips(t: Table, character: Character, figure: Figure) -> list[Deed]:
    """spec.21 An action that can be skipped for what the scenario offers here."""
    skip = t.book.skip
    if skip is None or not SKIPS[skip.word][0](t, figure):
        return []
    found: list[Deed] = []
    for card in sorted(character.chosen):
        if not t.halves & 1 and skip.half != "bottom":
            found.append((SKIP_TOP, card))
        if not t.halves & 2 and skip.half != "top":
            found.append((SKIP_BOTTOM, card))
    return found


async def skipped(t: Table, character: Character, card: int, side: int) -> None:
    """spec.21 The card is discarded, and the thing is done."""
    skip = t.book.skip
    assert skip is not None
    places, done = SKIPS[skip.word]
    there = sorted(places(t, t.body(character)))
    t.halves |= 1 << side
    to_pile(t, character, card, lost=False)
    at = there[0] if len(there) == 1 else await Decision(character.seat, SKIP_AT, there, t.characters.index(character))
    await done(t, character, at)


def worth_playing(t: Table, character: Character, half: Half, action: Action) -> bool:
    """r.41 An action of which no part can be performed is not offered. `action`: one of the character itself."""
    if half.command:
        companion = performer(t, character, half)
        if companion is None:
            return False
        action = Action(t, companion, character.seat)
    if any_possible(t, action, half.abilities):
        return True
    actor = action.actor
    # Who may move before an attack can come into reach of somebody.
    if actor.conditions[DISARM] or not anything_active(t) or not at_moment(t, actor, *BEFORE):
        return False
    return any(isinstance(line, Attack) for line in half.abilities)


def performer(t: Table, character: Character, half: Half) -> Figure | None:
    """class.16 The character itself; of a command the companion, if it is there."""
    if not half.command:
        return t.body(character)
    own = COMPANION[character.role]
    who = t.characters.index(character)
    found = [one for one in t.figures if one.form == SUMMON and one.who == who and one.number == own]
    return found[0] if found else None


def basic(character: Character, half: int) -> Half:
    """turn.14; items may change the number."""
    on = "basic_attack" if half == TOP else "basic_move"
    if character.items:
        best = max((ITEMS[item].effect.basic for item in character.items if ITEMS[item].on == on), default=0)
        if best:
            return Half(abilities=[Attack(value=best) if half == TOP else Move(value=best)])
    return BASIC_ATTACK if half == TOP else BASIC_MOVE


async def act(t: Table, character: Character) -> None:
    """turn.03 One action, one item, or the end."""
    who = t.characters.index(character)
    deeds = _menu(t, character)
    if deeds and anything_active(t):
        others = [(PUT_AWAY, card) for _, card in away(t, character.seat) if (PUT_AWAY, card) not in deeds]
        deeds += others
    deed: Deed | None = await Decision(character.seat, ACT, [None, *deeds], who) if deeds else None
    if deed is None:
        t.moment = TURN_ENDS
        return
    what, which = deed
    if what == PLAY_ITEM:
        await use_in_turn(t, character, which)
    elif what == PUT_AWAY:
        await laid_away(t, (AWAY, which))
    elif what == USE_ACTIVE:
        await use_active(t, character, which)
    elif what in (SKIP_TOP, SKIP_BOTTOM):
        await skipped(t, character, which, TOP if what == SKIP_TOP else BOTTOM)
    else:
        await play(t, character, which, what)


async def play(t: Table, character: Character, card: int, what: int) -> None:
    """turn.01, turn.04, select.07 to select.10, r.40, r.41 One action of a card, and where the card goes."""
    who = t.characters.index(character)
    side = TOP if what in (PLAY_TOP, PLAY_ATTACK) else BOTTOM
    printed = what in (PLAY_TOP, PLAY_BOTTOM)
    half = t.half(card, side) if printed else basic(character, side)
    t.halves |= 1 << side
    t.playing = card
    t.tell(ACTION_PLAYED if printed else BASIC_PLAYED, who, card, side)
    actor = performer(t, character, half) if half.command else t.body(character)
    assert actor is not None
    action = Action(t, actor, character.seat)
    action.half = half
    action.half_no = side
    action.card = card if printed else NOBODY
    if anything_active(t) and any(isinstance(line, Attack) for line in half.abilities):
        await reminded(t, actor, *BEFORE, action=action)
    for i, line in enumerate(half.abilities):
        if i and able(t, action):
            await pause(t, action)
        if isinstance(line, IfConsume) and all(isinstance(one, IfConsume) for one in half.abilities[i:]):
            rest = [one for one in half.abilities[i:] if isinstance(one, IfConsume)]
            action.did = await in_the_order_liked(t, action, rest) or action.did
            break
        action.did = await perform_all(t, action, [line]) or action.did
    if action.did:
        gain(t, who, half.xp)  # xp.01, xp.02
        if half.infuse and character.figure >= 0:
            await infuse_named(t, action, [*half.infuse])  # elem.01
        if character.active or half.song:
            await afterwards(t, character, action)
    t.playing = NOBODY
    to_pile(t, character, card, lost=printed and action.did and half.lost)  # turn.11
    if action.did and half.command and character.figure >= 0:
        await command_again(t, character, action, side)


async def afterwards(t: Table, character: Character, action: Action) -> None:
    """What bonuses and items make of a whole action when it is done."""
    if character.figure < 0 or t.figure(action.actor.id) is not action.actor:
        return
    moments = ["after_your_action"]
    if action.attacked:
        moments.append("after_your_attack_action")
    if action.walked:
        moments.append("after_your_move_action")
    if character.active:
        await reminded(t, t.body(character), *moments, action=action)
    if action.half is not None and action.half.song and character.figure >= 0:
        for effect in await window(t, character, "after_your_song_action", action):
            await carried_out(t, character, effect)


async def command_again(t: Table, character: Character, action: Action, side: int) -> None:
    """An item lets another card follow a command, with the same half."""
    if character.hand:
        for effect in await window(t, character, "after_your_command_action", action):
            if effect.play_from_hand:
                await extra_action(t, character, "top" if side == TOP else "bottom")


async def use_active(t: Table, character: Character, card: int) -> None:
    """A bonus that its owner uses in its turn when it likes."""
    figure = t.body(character)
    action = Action(t, figure, character.seat)
    for found in at_moment(t, figure, "your_turn"):
        if found[1][CARD] == card and await agreed(t, action, *found):
            await perform_all(t, action, found[2].effect.perform)
            used(t, found)


async def use_in_turn(t: Table, character: Character, item: int) -> None:
    """turn.12, use.03"""
    effect = await use(t, character, item)
    await carried_out(t, character, effect, while_stunned=ITEMS[item].while_stunned)


async def end(t: Table, character: Character) -> None:
    """turn.13, turn.15 Cards that were not used are discarded; items, looting, conditions, elements."""
    for card in [*character.chosen]:
        to_pile(t, character, card, lost=False)
    figure = t.body(character)
    await reminded(t, figure, "end_of_your_turn")
    again = False
    if character.items and character.figure >= 0:
        for effect in await window(t, character, "end_of_your_turn", Action(t, figure, character.seat)):
            await carried_out(t, character, effect)
            again = again or effect.later_turn
            if effect.play_from_hand and character.hand and character.figure >= 0:
                await extra_action(t, character, effect.play_from_hand)
    if character.figure >= 0:
        await leave(t, character, figure)
        if character.figure >= 0 and (t.book.on_turns or t.book.rules):
            await turn_comes(t, "turn_ends", figure)
    at = figure.at
    over(t)
    if again and character.figure >= 0:
        await later_turn(t, character)
    if unheard(t, "turn_ends_on"):
        look(t)
    else:
        await fire(t, "turn_ends_on", at=at)
    if unheard(t, PLATES):
        look(t, turn_ends=True)
    else:
        await fire(t, PLATES)


async def leave(t: Table, character: Character, figure: Figure) -> None:
    """loot.03, loot.04, cond.06 The hex is looted, conditions end, and what lasted for the turn."""
    await loot_hex(t, character, figure.at, ability=False)
    if character.figure >= 0:
        expire(t, figure)
    for row in [*character.active]:
        if half_of(row).duration == "turn":
            drop(t, character, row[CARD])


async def later_turn(t: Table, character: Character) -> None:
    """class.05 An item: two more cards of the hand for another turn, later in the round."""
    who = t.characters.index(character)
    leads = [card for card in sorted(character.hand) if INITIATIVE[card] * PER_INITIATIVE > character.place]
    if not leads or len(character.hand) < 2:
        return
    lead = await Decision(character.seat, LATER_LEADING, leads, who)
    second = await Decision(character.seat, LATER_SECOND, sorted(card for card in character.hand if card != lead), who)
    character.hand = [card for card in character.hand if card not in (lead, second)]
    character.chosen = [lead, second]
    character.place = INITIATIVE[lead] * PER_INITIATIVE
    character.resting = False
    t.body(character).acted = False


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
