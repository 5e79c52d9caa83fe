"""Whom the words of a card mean."""

from __future__ import annotations

from typing import Final

from klubovna.games.gloomhaven.facts import (
    COMPANION,
)
from klubovna.games.gloomhaven.figures import (
    CHARACTER,
    OBJECTIVE,
    SIDE_OF_CHARACTERS,
    SUMMON,
    Figure,
)
from klubovna.games.gloomhaven.perform.action import Action, doomed_by, stands
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.words import (
    ALLIES,
    ENEMIES,
    EVERYWHERE,
    INVISIBLE,
    ITSELF,
    POISON,
    SEEN,
    SELF,
    TARGETS,
)
from klubovna.kernel.hexes import FAR, Hex

ALL: Final = 99
"""More figures than there are."""


def meant(t: Table, action: Action, word: str, reach: int, enough: int = ALL) -> list[Figure]:
    """All figures that a target word allows, in the order of the table; enemies that are invisible are left out.

    No more of them are looked for than are `enough`.
    """
    who, where, _ = TARGETS[word]
    actor = action.actor
    side = actor.side
    here = actor.at if action.stand is None else action.stand
    found: list[Figure] = []
    mixed = t.book.mixed
    ground = t.ground
    near = ground.ranges(here) if where == "range" and reach < EVERYWHERE else None
    for figure in t.figures:
        if figure is actor:
            if not who & SELF:
                continue
            if where in ITSELF:
                found.append(figure)
                continue
        elif figure.side == side:
            if not who & ALLIES or figure.thing or (mixed and t.still(figure)):
                continue
        elif mixed and who & ALLIES and tended(t, action, figure):
            pass
        elif not who & ENEMIES or (mixed and not t.hostile(actor, figure)):
            continue
        elif (
            (figure.conditions[INVISIBLE] or figure.form == CHARACTER)
            and where in SEEN
            and t.unseen(figure)
            and not sees_hidden(t, actor)
        ):
            continue  # cond.pos.01, cond.pos.10
        if near is not None:
            there = near.get(figure.at, FAR) <= reach and ground.sees(here, figure.at)  # los.04
        else:
            there = _there(t, action, figure, where, reach, here)
        if there:
            found.append(figure)
            if len(found) >= enough:
                break
    return found


def tended(t: Table, action: Action, figure: Figure) -> bool:
    """Something neutral that characters may heal."""
    if figure.form != OBJECTIVE or action.doing != "heal" or action.actor.side != SIDE_OF_CHARACTERS:
        return False
    return t.book.objectives[figure.who].tended


def sees_hidden(t: Table, actor: Figure) -> bool:
    """Whether the figure can target those that are invisible."""
    return actor.form == CHARACTER and stands(t.characters[actor.who], "target_invisible_enemies")


def _there(t: Table, action: Action, figure: Figure, where: str, reach: int, here: Hex) -> bool:
    ground, at, actor = t.ground, figure.at, action.actor
    if where == "range":
        return True  # as far as you like
    if where == "adjacent":
        return ground.range(here, at) == 1
    if where == "map":
        return True
    if where == "room":
        here_too = t.book.rooms_at(at)  # a doorway belongs to both of its rooms
        return any(room in here_too for room in t.book.rooms_at(actor.at))
    if where == "path":
        return figure.id in action.passed
    if where == "area":
        return at in action.area
    if where == "target":
        return figure.id in action.targets[-1:]
    if where == "by_target":
        return action.chosen != at and ground.range(action.chosen, at) == 1
    if where == "by_obstacle":
        return any(at in ground.ranges(hex) and ground.range(hex, at) == 1 for hex in action.obstacles)
    if where == "by_killed":
        return ground.range(action.killed_at, at) == 1
    if where == "by_path":
        return any(ground.range(hex, at) == 1 for hex in action.path)
    if where == "by_chosen":
        return ground.range(action.chosen, at) <= reach
    if where == "summons":
        return figure.form == SUMMON and (reach >= EVERYWHERE or ground.within(actor.at, at, reach))
    if where == "own_summons":
        return figure.form == SUMMON and figure.who == actor.who
    if where == "companion":
        own = COMPANION[t.characters[actor.who].role]
        return figure.form == SUMMON and figure.who == actor.who and figure.number == own
    if where == "by_summons":
        return any(one.form == SUMMON and ground.range(one.at, at) == 1 for one in t.friends(actor))
    if where == "by_poisoned":
        foes = [foe for foe in t.foes(actor) if foe.conditions[POISON] and foe is not figure]
        return any(ground.range(foe.at, at) == 1 for foe in foes)
    if where == "exact":
        return ground.range(here, at) == reach and ground.sees(here, at)
    if where == "healed":
        return figure.id == action.healed
    if where == "by_healed":
        healed = t.figure(action.healed)
        return healed is not None and ground.range(healed.at, at) <= reach
    if where == "doomed":
        return action.credit >= 0 and bool(doomed_by(t.characters[action.credit], figure))
    return False
