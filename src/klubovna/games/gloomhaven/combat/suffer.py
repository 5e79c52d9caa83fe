"""Suffering damage: prevention, negation by losing cards, death and exhaustion."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.gloomhaven.cards.piles import (
    Away,
    away,
    drop,
    laid_away,
    lose_all,
    own_cards,
    spare,
    spend_slot,
    summoned,
)
from klubovna.games.gloomhaven.events import DAMAGED, EXHAUSTED, KILLED, NEGATED, PREVENTED
from klubovna.games.gloomhaven.facts import BONUSES, MONSTER_CARDS, MONSTER_DECK, MONSTERS, STANDS, SUMMONS, SUMMONS_OF
from klubovna.games.gloomhaven.figures import (
    CHARACTER,
    MONSTER_FIGURE,
    NOBODY,
    OBJECTIVE,
    SIDE_OF_CHARACTERS,
    SUMMON,
    Character,
    Figure,
)
from klubovna.games.gloomhaven.kinds import NEGATE, NEGATE_SECOND, SPARE, SUFFER_FOR
from klubovna.games.gloomhaven.perform.action import Action, anything_active
from klubovna.games.gloomhaven.perform.numbers import is_for
from klubovna.games.gloomhaven.scenario.auras import wither
from klubovna.games.gloomhaven.scenario.counts import ELITES, FIRST_KILL, HP_LEFT, KILLS, LOWEST_HP, OVERKILL, UNDAMAGED
from klubovna.games.gloomhaven.scenario.goals import failed, look, lost, objective_died, someone_exhausted
from klubovna.games.gloomhaven.scenario.reveal import wake
from klubovna.games.gloomhaven.scenario.triggers import fire, open_door, unheard
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.words import ELITE
from klubovna.kernel.decision import Decision, some

CARRIED = -2
"""The number of a treasure tile that is carried on."""
DISCARDED = -2
"""The answer: lose two discarded cards."""
PREVENTING: Final = ("damage", "damage_to_you", "deadly_damage_to_you")


async def suffer(
    t: Table,
    figure: Figure,
    amount: int,
    by: int = NOBODY,
    *,
    undamaged: bool = False,
    at_rest: bool = False,
) -> int:
    """dmg.01 to dmg.09 Damage that is about to be suffered: how much of it was. `by`: the character credited."""
    if amount <= 0 or figure.hp <= 0 or t.figure(figure.id) is not figure:  # dmg.08, summon.17
        return 0
    figure = t.whole(figure)
    if figure.form == MONSTER_FIGURE and (figure.who in t.book.unhurt or t.still(figure)):
        return 0
    if figure.form == OBJECTIVE and await spared(t, figure, amount):
        return 0
    lasting = anything_active(t)
    if lasting and figure.side == SIDE_OF_CHARACTERS:
        if prevented(t, figure, amount):  # r.33
            t.tell(PREVENTED, figure.id, amount)
            return 0
        if await taken_over(t, figure, amount):
            return 0
    if figure.form == CHARACTER and await negated(t, t.characters[figure.who], amount, at_rest):  # summon.14
        return 0
    if figure.hp <= 0:  # it has fallen meanwhile (move.14)
        return 0
    if figure.asleep:
        await wake(t, figure)
    if "staff" in t.book.rules and figure.form == MONSTER_FIGURE and not await charged(t, figure, amount, by):
        return 0
    spare = amount - figure.hp
    figure.hp = max(0, figure.hp - amount)  # resolve.14
    t.tell(DAMAGED, figure.id, amount, figure.hp)
    if figure.form == CHARACTER:
        counts = t.characters[figure.who].counts
        counts[LOWEST_HP] = min(counts[LOWEST_HP], figure.hp)
    if lasting:
        await endured(t, figure)
    if figure.hp == 0 and t.figure(figure.id) is figure:
        await die(t, figure, by, spare, undamaged)
    return amount - max(0, spare)  # resolve.14


def prevented(t: Table, figure: Figure, amount: int) -> bool:
    """bonus.05 A bonus that prevents damage of any source works whenever it can."""
    for character in t.characters:
        for row in character.active:
            for bonus in BONUSES[row[0]][row[1]]:
                if not bonus.effect.prevent_damage or bonus.on not in PREVENTING:
                    continue
                deadly = bonus.on != "deadly_damage_to_you" or amount >= figure.hp
                if deadly and is_for(t, character, bonus, figure):
                    spend_slot(t, character, row, bonus.uses)
                    return True
    return False


async def taken_over(t: Table, figure: Figure, amount: int) -> bool:
    """class.20 A character may suffer the damage of an ally in its place, less 1."""
    for who, character in enumerate(t.characters):
        if not character.active or character.figure in (NOBODY, figure.id):
            continue
        for row in character.active:
            if "suffer_for_ally" in STANDS[row[0]][row[1]]:
                about = (who, figure.id, amount)
                if await Decision(character.seat, SUFFER_FOR, [None, row[0]], about) is not None:
                    await suffer(t, t.body(character), amount - 1)
                    return True
                break
    return False


async def charged(t: Table, figure: Figure, amount: int, by: int) -> bool:
    """scn.54.2 Only the staff hurts Harrower Infesters once its door is open; what they suffer charges it."""
    from klubovna.games.gloomhaven.specials.burdens import is_open, seeker

    if MONSTERS[figure.who].id != "harrower-infester" or not is_open(t, "1"):
        return True
    if by != seeker(t):
        return False
    t.memory["charge"] = t.memory.get("charge", 0) + min(amount, figure.hp)
    return True


async def spared(t: Table, figure: Figure, amount: int) -> bool:
    """spec.16 A character may lose a hand card so that something the party guards suffers no damage."""
    facts = t.book.objectives[figure.who]
    word = f"spared {facts.id}"
    if t.memory.get(word, 0) >= facts.saved:
        return False
    for who, character in enumerate(t.characters):
        cards = own_cards(character) if character.figure >= 0 else []
        if cards:
            about = (who, figure.id, amount)
            card: int | None = await Decision(character.seat, SPARE, [None, *cards], about)
            if card is not None:
                character.hand.remove(card)
                character.lost.append(card)
                t.memory[word] = t.memory.get(word, 0) + 1
                t.tell(NEGATED, who, amount)
                return True
    return False


async def endured(t: Table, figure: Figure) -> None:
    """What bonuses make of damage that was suffered."""
    from klubovna.games.gloomhaven.cards.bonuses import reminded
    from klubovna.games.gloomhaven.cards.dooms import doomed_suffers

    if figure.form == MONSTER_FIGURE:
        await doomed_suffers(t, figure, "it_suffers_damage")
    elif figure.form == CHARACTER and figure.hp > 0 and t.characters[figure.who].active:
        await reminded(t, figure, "you_suffered_damage")


async def negated(t: Table, character: Character, amount: int, at_rest: bool) -> bool:
    """dmg.02, dmg.03 One hand card, or two discarded ones (active ones that count as discarded among them).

    class.18 A pack cannot be lost for it.

    r.55 Active cards may be put away first, but not in a rest, which takes the discard pile as it is (rest.11).
    """
    who = t.characters.index(character)
    while True:
        discarded = spare(t, character)
        if at_rest:
            discarded = [card for card in discarded if card not in character.discard]
        options: list[int | Away | None] = [None, *own_cards(character)]
        if len(discarded) >= 2:
            options.append(DISCARDED)
        if len(options) == 1:
            return False
        if not at_rest:
            options += away(t, character.seat)
        answer: Any = await Decision(character.seat, NEGATE, options, (who, amount, len(discarded)))
        if not await laid_away(t, answer):
            break
    if answer is None:
        return False
    if answer != DISCARDED:
        character.hand.remove(answer)
        character.lost.append(answer)
    else:
        for card in await some(character.seat, NEGATE_SECOND, sorted(discarded), 2, 2, who):
            drop(t, character, card)
            character.discard.remove(card)
            character.lost.append(card)
    t.tell(NEGATED, who, amount)
    return True


async def die(t: Table, figure: Figure, by: int, spare: int = 0, undamaged: bool = False) -> None:
    """resolve.06, summon.05, exh.01 A figure without hit points leaves the map."""
    if figure.form == CHARACTER:
        if t.stands(figure):
            exhaust(t, t.characters[figure.who])
        else:
            t.tell(KILLED, figure.id)
            t.take_off(figure)  # var.03
        return
    figure.hp = 0
    await last_words(t, figure)
    if t.figure(figure.id) is None:
        return
    t.tell(KILLED, figure.id)
    t.take_off(figure)
    if figure.form == SUMMON:
        character = t.characters[figure.who]
        for row in character.active:
            if figure.number in SUMMONS_OF[row[0]][row[1]]:
                others = summoned(t, figure.who, row)
                row[3] = others[0].id if others else NOBODY
                if not others:
                    drop(t, character, row[0])  # class.12: with the last of them
                break
        return
    if figure.form == MONSTER_FIGURE:
        if figure.coin:  # resolve.08, resolve.09, resolve.12
            t.coins.append(figure.at)
        t.kills[t.kinds.index(figure.who)] += 1
        if by >= 0:
            counts = t.characters[by].counts
            counts[KILLS] += 1
            t.characters[by].slain.append(figure.who)
            counts[ELITES] += figure.rank == ELITE
            counts[OVERKILL] = max(counts[OVERKILL], spare)
            counts[UNDAMAGED] += undamaged
            counts[FIRST_KILL] += sum(t.kills) == 1
    if figure.form == OBJECTIVE:
        objective_died(t, t.book.objectives[figure.who].id)
        if t.book.grows:
            wither(t, t.book.objectives[figure.who].id)
        await _gone(t, figure)
        await fire(t, "objective_destroyed", at=figure.at, actor=None)
    if figure.form == MONSTER_FIGURE and anything_active(t):
        from klubovna.games.gloomhaven.cards.dooms import doomed_dies

        await doomed_dies(t, figure, figure.at)
    kind = figure.who if figure.form == MONSTER_FIGURE else NOBODY
    if unheard(t, "dies"):
        look(t)
    else:
        await fire(t, "dies", monster=kind, at=figure.at, fallen=figure.id)
    if by >= 0 and figure.form != OBJECTIVE and 0 <= t.acting == t.characters[by].figure:
        await _trophies(t, t.characters[by])


async def _gone(t: Table, figure: Figure) -> None:
    """spec.13 A door that was destroyed is open; a large obstacle goes as a whole."""
    facts = t.book.objectives[figure.who]
    if facts.door:
        await open_door(t, t.book.door_at[figure.at], None)
    if facts.big:
        t.obstacles = [hexes for hexes in t.obstacles if figure.at not in hexes]
        t.changed_map()


async def _trophies(t: Table, character: Character) -> None:
    """Items that work when their owner kills an enemy in its own turn."""
    from klubovna.games.gloomhaven.cards.windows import fitting, use
    from klubovna.games.gloomhaven.perform.reading import perform_all

    action = Action(t, t.body(character), character.seat)
    for item in fitting(t, character, "you_kill_an_enemy", action):
        effect = await use(t, character, item)
        await perform_all(t, action, effect.perform)


async def last_words(t: Table, figure: Figure) -> None:
    """What a card makes a dying figure do first."""
    from klubovna.games.gloomhaven.perform.reading import perform_all
    from klubovna.games.gloomhaven.vocabulary.abilities import OnDeath

    if figure.form == SUMMON:
        lines = [*SUMMONS[figure.number].on_death]
    elif figure.form == MONSTER_FIGURE:
        face = t.faces[t.decks.index(MONSTER_DECK[figure.who])]
        dying = [one for one in MONSTER_CARDS[face].abilities if isinstance(one, OnDeath)] if face >= 0 else []
        lines = [line for one in dying for line in one.abilities]
    else:
        return
    if lines:
        action = Action(t, figure, t.seat_for(figure), auto=figure.form == MONSTER_FIGURE)
        action.dying = True
        await perform_all(t, action, lines)


def exhaust(t: Table, character: Character, *, without_cards: bool = False) -> None:
    """exh.03, exh.07, summon.18 All its cards are lost, its figure and its summons leave the map.

    var.03 With permanent death the figure of a character without cards stays, though it takes no further part.
    """
    who = t.characters.index(character)
    figure = t.body(character)
    character.left_at = figure.at
    character.counts[HP_LEFT] = figure.hp
    for summon in [one for one in t.figures if one.form == SUMMON and one.who == who]:
        t.take_off(summon)
    lose_all(t, character)
    if t.memory.get("carrier", NOBODY) == who:  # spec.23
        t.memory["carrier"] = NOBODY
        t.treasures.append((figure.at[0], figure.at[1], CARRIED))
    if "staff" in t.book.rules:
        from klubovna.games.gloomhaven.specials.burdens import seeker

        if seeker(t) == who:
            failed(t)  # scn.54.3
    if not (without_cards and t.permanent):
        t.take_off(figure)
    t.boons = [boon for boon in t.boons if boon[4] != who]
    character.figure = NOBODY
    t.tell(EXHAUSTED, who)
    someone_exhausted(t, character)
    look(t)  # where one may escape, this can be the last one out
    if all(other.figure == NOBODY for other in t.characters):  # exh.05, r.21
        if any(one.form == CHARACTER for one in t.figures):
            failed(t)  # var.04
        else:
            lost(t)
