"""Lines that put things elsewhere: figures, hit points, cards, marks; and turns out of their order."""

from __future__ import annotations

from klubovna.games.gloomhaven.events import BOON, CARD_GIVEN, HP_SET, MOVED, SWAPPED
from klubovna.games.gloomhaven.facts import CARDS
from klubovna.games.gloomhaven.figures import CHARACTER, MARKED, MONSTER_FIGURE, NOBODY, OBJECTIVE, Figure
from klubovna.games.gloomhaven.kinds import CHOOSE_HEX, TARGET
from klubovna.games.gloomhaven.map.moving import flies
from klubovna.games.gloomhaven.perform.action import Action
from klubovna.games.gloomhaven.perform.meant import meant
from klubovna.games.gloomhaven.perform.picking import pick_from
from klubovna.games.gloomhaven.scenario.counts import LOWEST_HP
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.abilities import ExtraTurn, GiveCard, Mark, SetHp, Swap, Teleport
from klubovna.games.gloomhaven.vocabulary.words import EVERYWHERE, RANKS, TARGETS
from klubovna.kernel.decision import Decision
from klubovna.kernel.hexes import Hex

ENOUGH = 2
"""Cards for a turn."""


async def swap_line(t: Table, action: Action, line: Swap) -> bool:
    """class.11 Two figures change hexes; nobody walks, so no trap is sprung."""
    first = await _swapped(t, action, line.first, None)
    if first is None:
        return False
    second = await _swapped(t, action, line.second, first)
    if second is None:
        return False
    here, there = first.at, second.at
    t.put(first, there)
    t.put(second, here)
    t.tell(SWAPPED, first.id, second.id)
    return True


async def _swapped(t: Table, action: Action, word: str, other: Figure | None) -> Figure | None:
    found = [f for f in meant(t, action, word, EVERYWHERE) if f is not other and f.form != OBJECTIVE]
    if other is not None:
        found = [f for f in found if can_be_at(t, f, other.at) and can_be_at(t, other, f.at)]
    if not found:
        return None
    if not TARGETS[word][2]:
        return found[0]
    answer = await Decision(action.seat, TARGET, [None, *(f.id for f in found)], action.purpose)
    return None if answer is None else t.figure(answer)


def can_be_at(t: Table, figure: Figure, at: Hex) -> bool:
    """tile.obstacle.03 Above an obstacle only who flies."""
    return at not in t.blocked or flies(t, figure)


async def teleport_line(t: Table, action: Action, line: Teleport) -> bool:
    """class.11 No hex between is entered."""
    if line.to == "killed":
        free = [action.killed_at]
    else:
        free = sorted(t.ground.floor)
    free = [at for at in free if at in t.ground.floor and at not in t.occupied and at not in t.blocked]
    if not free:
        return False
    at = await Decision(action.seat, CHOOSE_HEX, [None, *free], action.purpose)
    if at is None:
        return False
    t.put(action.actor, at)
    t.tell(MOVED, action.actor.id, at)
    return True


async def set_hp_line(t: Table, action: Action, line: SetHp) -> bool:
    """class.14 That is no damage, which could be negated."""
    figure = action.actor
    figure.hp = min(figure.hp, line.value)
    if figure.form == CHARACTER:
        counts = t.characters[figure.who].counts
        counts[LOWEST_HP] = min(counts[LOWEST_HP], figure.hp)
    t.tell(HP_SET, figure.id, figure.hp)
    return True


async def extra_turn_line(t: Table, action: Action, line: ExtraTurn) -> bool:
    """class.05 An ally takes a turn at once, with two cards of its hand."""
    from klubovna.games.gloomhaven.round.extra import extra_turn

    found = [f for f in meant(t, action, line.target, 1) if f.form == CHARACTER and t.stands(f)]
    found = [f for f in found if len(t.characters[f.who].hand) >= ENOUGH]
    for ally in await pick_from(t, action, found, line.target, harmful=False):
        return await extra_turn(t, t.characters[ally.who])
    return False


async def give_card_line(t: Table, action: Action, line: GiveCard) -> bool:
    """class.18 A copy from the supply comes into the hand of each ally meant."""
    copies = range(line.card - 1, line.card - 1 + CARDS[line.card - 1].copies)
    did = False
    found = [f for f in meant(t, action, line.target, 1) if f.form == CHARACTER and t.stands(f)]
    for ally in await pick_from(t, action, found, line.target, harmful=False):
        held = [card for one in t.characters for card in (*one.hand, *one.chosen)]
        free = [card for card in copies if card not in held]
        if free:
            t.characters[ally.who].hand.append(free[0])
            t.tell(CARD_GIVEN, ally.who, free[0])
            did = True
    return did


async def mark_line(t: Table, action: Action, line: Mark) -> bool:
    """An enemy is marked for the rest of the scenario."""
    found = meant(t, action, line.target, 1)
    found = [f for f in found if f.form == MONSTER_FIGURE and RANKS[f.rank] in line.rank]
    for figure in await pick_from(t, action, found, line.target):
        t.boons.append((figure.id, MARKED, line.attack, 0, action.credit, NOBODY, False))
        t.tell(BOON, figure.id, MARKED, line.attack)
        return True
    return False
