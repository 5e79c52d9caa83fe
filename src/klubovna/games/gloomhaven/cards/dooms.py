"""Dooms: active cards whose token lies on one enemy."""

from __future__ import annotations

from klubovna.games.gloomhaven.cards.bonuses import used
from klubovna.games.gloomhaven.cards.piles import CARD, FIGURE, HALF, drop, half_of, lay
from klubovna.games.gloomhaven.cards.windows import window
from klubovna.games.gloomhaven.combat.conditions import give
from klubovna.games.gloomhaven.events import DOOMED
from klubovna.games.gloomhaven.facts import BONUSES
from klubovna.games.gloomhaven.figures import OBJECTIVE, Character, Figure
from klubovna.games.gloomhaven.kinds import DROP_AUGMENT, TARGET
from klubovna.games.gloomhaven.perform.action import Action, able, doomed_by, stands
from klubovna.games.gloomhaven.perform.meant import meant
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.abilities import Bonus
from klubovna.games.gloomhaven.vocabulary.words import RANKS
from klubovna.kernel.decision import Decision
from klubovna.kernel.hexes import Hex

TWO_DOOMS = "two_dooms"
NEAR = 2
"""How far from the dead enemy a doom can move on."""


async def lay_doom(t: Table, action: Action, line: Bonus) -> bool:
    """class.08, class.09 The token goes on an enemy anywhere; another doom is discarded."""
    character = t.characters[action.credit]
    found = [f for f in meant(t, action, "any_one_enemy", 0) if f.form != OBJECTIVE and RANKS[f.rank] in line.rank]
    if not found:
        return False
    answer = await Decision(action.seat, TARGET, [None, *(f.id for f in found)], (action.actor.id, "doom"))
    if answer is None:
        return False
    target = next(f for f in found if f.id == answer)
    await make_room(t, action, target)
    row = lay(t, character, action.card, action.half_no)
    row[FIGURE] = target.id
    t.tell(DOOMED, target.id, action.card)
    for effect in await window(t, character, "your_doom_action", action, target):
        for name in effect.conditions:
            give(t, target, name)
    return True


async def make_room(t: Table, action: Action, target: Figure) -> None:
    """class.09 One doom at a time; with a certain card two on the same target."""
    character = t.characters[action.credit]
    others = [row for row in character.active if half_of(row).doom and row[CARD] != action.card]
    if stands(character, TWO_DOOMS):
        there = [row for row in others if row[FIGURE] == target.id]
        if len(there) < 2:
            others = [row for row in others if row not in there]
        elif len(there) == 2:
            cards = sorted(row[CARD] for row in there)
            card = await Decision(action.seat, DROP_AUGMENT, cards, action.credit)
            others = [row for row in there if row[CARD] == card]
    for row in others:
        drop(t, character, row[CARD])


async def doomed_dies(t: Table, figure: Figure, at: Hex) -> None:
    """class.10 What its dooms do when an enemy dies; then they are discarded, unless they move on."""
    for character in t.characters:
        rows = doomed_by(character, figure)
        if not rows:
            continue
        for row in rows:
            for bonus in BONUSES[row[CARD]][row[HALF]]:
                if bonus.on == "it_dies" and bonus.effect.perform:
                    await performed(t, character, bonus, at)
        for row in [*character.active]:
            for bonus in BONUSES[row[CARD]][row[HALF]]:
                if bonus.on == "doomed_enemy_dies" and bonus.effect.perform:
                    await performed(t, character, bonus, at)
                    used(t, (character, row, bonus))
        await move_on(t, character, figure, at)
        for row in doomed_by(character, figure):
            drop(t, character, row[CARD])


async def performed(t: Table, character: Character, bonus: Bonus, at: Hex) -> None:
    from klubovna.games.gloomhaven.perform.reading import perform_all

    if character.figure < 0:
        return
    action = Action(t, t.body(character), character.seat)
    action.killed_at = at
    if able(t, action):
        await perform_all(t, action, bonus.effect.perform)


async def move_on(t: Table, character: Character, figure: Figure, at: Hex) -> None:
    """A card lets one doom, or all, pass to another enemy near the dead one."""
    rows = doomed_by(character, figure)
    everyone = [row for row in rows if any(b.effect.moves_dooms == "all" for b in BONUSES[row[CARD]][row[HALF]])]
    helper = None
    for row in character.active:
        for bonus in BONUSES[row[CARD]][row[HALF]]:
            if bonus.effect.moves_dooms == "one" and not everyone:
                helper = (character, row, bonus)
    if character.figure < 0 or not rows or not (everyone or helper):
        return
    near = [foe for foe in t.foes(t.body(character)) if foe.form != OBJECTIVE and t.ground.range(at, foe.at) <= NEAR]
    near = [foe for foe in near if foe.id != figure.id]
    if not near:
        return
    about = (character.figure, "doom")
    answer = await Decision(character.seat, TARGET, [None, *(foe.id for foe in near)], about)
    if answer is None:
        return
    going = rows
    if helper is not None and len(rows) > 1:
        cards = sorted(row[CARD] for row in rows)
        card = await Decision(character.seat, DROP_AUGMENT, cards, t.characters.index(character))
        going = [row for row in rows if row[CARD] != card]
    for row in going:
        row[FIGURE] = answer
        t.tell(DOOMED, answer, row[CARD])
    if helper is not None:
        used(t, helper)


async def doomed_suffers(t: Table, figure: Figure, moment: str) -> None:
    """class.10 A moment of the doomed enemy: it suffers damage, its turn begins."""
    for character in t.characters:
        for row in doomed_by(character, figure) if character.active else []:
            for bonus in BONUSES[row[CARD]][row[HALF]]:
                if bonus.on == moment:
                    await performed(t, character, bonus, figure.at)
