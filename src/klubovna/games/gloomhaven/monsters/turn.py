"""The turn of a monster, and of a summon, which follows the same rules."""

from __future__ import annotations

from typing import Final

from klubovna.games.gloomhaven.cards.bonuses import at_moment, reminded
from klubovna.games.gloomhaven.cards.dooms import doomed_suffers
from klubovna.games.gloomhaven.cards.piles import CARD, HALF
from klubovna.games.gloomhaven.cards.windows import payable, window
from klubovna.games.gloomhaven.combat.conditions import expire, place_infused, usable, use_up
from klubovna.games.gloomhaven.combat.suffer import suffer
from klubovna.games.gloomhaven.events import BOON, TURN_STARTED
from klubovna.games.gloomhaven.events import STUNNED as STUNNED_EVENT
from klubovna.games.gloomhaven.facts import BONUSES, COMPANION, MONSTER_CARDS, MONSTER_DECK, MONSTERS, SUMMONS
from klubovna.games.gloomhaven.figures import (
    MONSTER_FIGURE,
    NOBODY,
    OBJECTIVE,
    QUICKER,
    SIDE_OF_CHARACTERS,
    STRONGER,
    SUMMON,
    Figure,
)
from klubovna.games.gloomhaven.kinds import CONSUME_WILD, FORGO
from klubovna.games.gloomhaven.perform.action import Action, able, anything_active
from klubovna.games.gloomhaven.perform.granting import BY_YOU, PER_FIGURE
from klubovna.games.gloomhaven.perform.reading import infuse_named, perform
from klubovna.games.gloomhaven.scenario.goals import look
from klubovna.games.gloomhaven.scenario.hooks import TURNS
from klubovna.games.gloomhaven.scenario.triggers import PLATES, fire, turn_comes, unheard
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.abilities import Ability, Attack, BossSpecial, IfConsume, Infuse, Move, Summon
from klubovna.games.gloomhaven.vocabulary.lines import changed
from klubovna.games.gloomhaven.vocabulary.words import ELEMENTS, STUN, WOUND
from klubovna.kernel.decision import Decision

PER_LINE: Final = 16
WHOLE_LINE: Final = 15
"""An augment is remembered by its line and its number; an `if_consume` line by this one."""


def _lines(summon: Summon) -> list[Ability]:
    """summon.07, summon.15 The permanent card of every summon: move and attack, as far as it can, and what it adds."""
    lines: list[Ability] = [Move(value="+0")] if summon.move else []
    if summon.attack is not None:
        lines.append(Attack(value="+0", range="+0", target=summon.target, push=summon.push))
    return lines + summon.ends_with


ALLY: Final[list[Ability]] = [Move(value="+0"), Attack(value="+0", range="+0")]
"""spec.14 What an ally of a scenario does that has an attack."""
SWEEP: Final[list[Ability]] = [Attack(value="+0", target="adjacent_enemies")]
AS_PRINTED: Final = [
    not any(line.consume or isinstance(line, BossSpecial | IfConsume) for line in card.abilities)
    for card in MONSTER_CARDS
]
"""By card: nothing changes its lines, neither elements nor who draws it."""
MOVES: Final = [_lines(summon) for summon in SUMMONS]


async def figure_turn(t: Table, figure: Figure) -> None:
    """mon.05 One full turn, which is a step of its own."""
    t.acting = figure.id
    t.moved = 0
    t.dealt = 0
    t.turn_cards = []
    figure.acted = True
    book = t.book
    if figure.form == MONSTER_FIGURE and (
        figure.asleep or figure.who in book.silent or (book.still and t.still(figure))
    ):
        t.acting = NOBODY  # spec.17, spec.20, spec.22
        return
    t.tell(TURN_STARTED, figure.id)
    swapped = [entry for entry in t.swapped if entry // PER_FIGURE == figure.id] if t.swapped else []
    own = figure.side
    if swapped:
        figure.side = SIDE_OF_CHARACTERS
    if figure.form == SUMMON and t.memory.get("controlled in") == t.round and t.memory["controlled"] == figure.who:
        figure.side = 1  # scn.79.5
    by_you = [entry % BY_YOU for entry in swapped if entry & BY_YOU]
    await take_turn(t, figure, t.characters[by_you[0]].seat if by_you else NOBODY)
    figure.side = own
    place_infused(t)  # elem.16
    t.acting = NOBODY
    if unheard(t, PLATES):
        look(t, turn_ends=True)
    else:
        await fire(t, PLATES)


async def take_turn(t: Table, figure: Figure, seat: int = NOBODY) -> None:
    """`seat`: who decides for it, where a card says so."""
    if figure.conditions[WOUND]:  # mon.07, cond.neg.23
        await suffer(t, figure, 1)
        if t.figure(figure.id) is None:
            return
    book = t.book
    for rule in book.facts.rules if book.rules and figure.form == MONSTER_FIGURE else ():
        if rule in TURNS and await TURNS[rule](t, figure):  # spec.22
            if t.figure(figure.id) is figure:
                expire(t, figure)
            return
    if anything_active(t):
        await begins(t, figure)
    if book.on_turns or book.rules:
        await turn_comes(t, "turn_starts", figure)
    if t.figure(figure.id) is None:
        return
    if figure.conditions[STUN]:
        t.tell(STUNNED_EVENT, figure.id)  # mon.focus.24
    else:
        await act(t, figure, seat)
    if book.on_turns or book.rules:
        await turn_comes(t, "turn_ends", figure)
    if t.figure(figure.id) is figure:
        expire(t, figure)


async def begins(t: Table, figure: Figure) -> None:
    """What cards of characters make of the start of this turn: dooms, songs, what a companion is spurred on to."""
    if figure.form == MONSTER_FIGURE:
        await doomed_suffers(t, figure, "start_of_its_turn")
    elif figure.form == SUMMON:
        await reminded(t, figure, "start_of_turn")
        await spurred(t, figure)


async def spurred(t: Table, figure: Figure) -> None:
    """class.16 For an action of its turn the summoner makes its companion stronger or quicker for the round."""
    owner = t.characters[figure.who]
    if figure.number != COMPANION[owner.role] or owner.figure < 0 or owner.resting:
        return
    for row in [*owner.active]:
        for bonus in BONUSES[row[CARD]][row[HALF]]:
            if bonus.on != "before_your_companion_acts" or bonus.cost is None:
                continue
            bit = 1 if bonus.cost.forgo == "top" else 2
            if owner.forgone & bit or t.body(owner).acted:
                continue
            if await Decision(owner.seat, FORGO, [None, bonus.cost.forgo], figure.who) is None:
                continue
            owner.forgone |= bit
            for what, value in ((STRONGER, bonus.effect.companion_attack), (QUICKER, bonus.effect.companion_move)):
                if value:
                    t.boons.append((figure.id, what, value, 0, NOBODY, NOBODY, True))
                    t.tell(BOON, figure.id, what, value)


async def act(t: Table, figure: Figure, seat: int, stays: bool = False) -> None:
    """mabil.06 Every line of the card that it can perform, in order. `stays`: but no moves."""
    action = Action(t, figure, t.seat_for(figure) if seat < 0 else seat, auto=seat < 0)
    infused: list[str] = []
    if figure.form == MONSTER_FIGURE:
        face = t.faces[t.decks.index(MONSTER_DECK[figure.who])]
        if face < 0:
            return
        card = MONSTER_CARDS[face]
        infused = [*card.infuse]
        if AS_PRINTED[face]:
            if t.sequence != figure.who:
                t.sequence, t.consumed = figure.who, []
            action.lines = card.abilities
        else:
            printed = [line for one in card.abilities for line in expanded(figure, one)]
            await consume_for_kind(t, action, printed)
            action.lines = augmented_lines(t, printed)
        if stays:
            action.lines = [line for line in action.lines if not isinstance(line, Move)]
    elif figure.form == OBJECTIVE:
        action.lines = SWEEP if t.book.objectives[figure.who].sweeps else ALLY
    else:
        action.lines = lines_of_summon(t, figure)
    for i, line in enumerate(action.lines):
        if not able(t, action):
            break
        action.line = i
        if not isinstance(line, Attack):
            action.planned = None
        elif figure.form == SUMMON and at_moment(t, figure, "before_attack_action"):
            await perform(t, action, Move(value=1))
            action.planned = None
        action.did = await perform(t, action, line) or action.did
    if infused and (action.did or figure.hp > 0):
        await infuse_named(t, action, infused)  # elem.16


def lines_of_summon(t: Table, figure: Figure) -> list[Ability]:
    """summon.15 A dash means that it cannot."""
    return MOVES[figure.number]


def expanded(figure: Figure, line: Ability) -> list[Ability]:
    """boss.02 A boss card calls one of the specials of the boss."""
    if isinstance(line, BossSpecial):
        facts = MONSTERS[figure.who]
        return [*(facts.special1 if line.number == 1 else facts.special2)]
    return [line]


def augmented_lines(t: Table, printed: list[Ability]) -> list[Ability]:
    """elem.12 The card as the consumed elements have changed it; the planner sees it so too."""
    lines: list[Ability] = []
    for i, line in enumerate(printed):
        if isinstance(line, IfConsume):
            if i * PER_LINE + WHOLE_LINE in t.consumed:
                lines += line.abilities
                if line.infuse:
                    lines.append(Infuse(elements=line.infuse))
            continue
        after: list[Ability] = []
        for j, augment in enumerate(line.consume):
            if i * PER_LINE + j in t.consumed:
                after += augment.then
                line = changed(line, augment.add, augment.set) if augment.replace is None else augment.replace
        lines.append(changed(line, {}, {"consume": []}) if line.consume else line)
        lines += after
    return lines


async def consume_for_kind(t: Table, action: Action, printed: list[Ability]) -> None:
    """elem.11, elem.12, elem.17, r.31 The first monster of the kind that can act consumes for all that act with it."""
    kind = action.actor.who
    if t.sequence == kind:
        return
    t.sequence = kind
    t.consumed = []
    for i, line in enumerate(printed):
        wanted: list[tuple[int, list[str]]] = [(j, [*one.elements]) for j, one in enumerate(line.consume)]
        if isinstance(line, IfConsume):
            wanted.append((WHOLE_LINE, [*line.elements]))
        for j, elements in wanted:
            if payable(t, elements) and not await fizzles(t, action, elements):
                for name in elements:
                    if name == "any":  # elem.14, r.32
                        element: int = await Decision(action.seat, CONSUME_WILD, usable(t), action.actor.id)
                    else:
                        element = ELEMENTS.index(name)
                    use_up(t, action.actor, element)
                t.consumed.append(i * PER_LINE + j)


async def fizzles(t: Table, action: Action, elements: list[str]) -> bool:
    """An item may consume the element before the monster does."""
    for character in t.characters:
        if character.figure >= 0 and t.hostile(t.body(character), action.actor):
            for effect in await window(t, character, "enemy_consumes", Action(t, t.body(character), character.seat)):
                if effect.fizzle:
                    name = elements[0]
                    use_up(t, action.actor, usable(t)[0] if name == "any" else ELEMENTS.index(name))
                    return True
    return False
