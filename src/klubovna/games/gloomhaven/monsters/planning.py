"""Monsters and summons move and attack as the planner says; what it leaves open the players choose."""

from __future__ import annotations

from typing import Any

from klubovna.games.gloomhaven.cards.bonuses import at_moment
from klubovna.games.gloomhaven.cards.piles import away, laid_away
from klubovna.games.gloomhaven.combat.attacking import strike_all
from klubovna.games.gloomhaven.combat.targeting import Blow, reach_of
from klubovna.games.gloomhaven.events import FOCUSED, MOVED
from klubovna.games.gloomhaven.figures import MONSTER_FIGURE, NOBODY, OBJECTIVE, SIDE_OF_CHARACTERS, SUMMON, Figure
from klubovna.games.gloomhaven.kinds import MONSTER_MOVE
from klubovna.games.gloomhaven.map.moving import (
    FLY,
    JUMP,
    WALK,
    enter,
    flies,
    land,
    rouse,
    step_on,
    uneventful,
)
from klubovna.games.gloomhaven.monsters.planner import Choice, Position, outcomes
from klubovna.games.gloomhaven.monsters.planner import Figure as Seen
from klubovna.games.gloomhaven.monsters.planner.position import NOTHING
from klubovna.games.gloomhaven.perform.action import Action, base
from klubovna.games.gloomhaven.perform.numbers import doom, number
from klubovna.games.gloomhaven.round.order import focus_key
from klubovna.games.gloomhaven.scenario.hooks import Occasion, happens
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.abilities import Attack, Move
from klubovna.games.gloomhaven.vocabulary.words import DISARM, IMMOBILIZE, MUDDLE, POISON, STRENGTHEN, STUN, TARGETS
from klubovna.kernel.decision import Decision
from klubovna.kernel.hexes import FAR, Hex

EVERYBODY = 99


def position(t: Table, action: Action, line: Attack | None, move: int, jump: bool) -> Position:
    """The table as the planner sees it: enemies of the actor are "character", its friends "monster"."""
    actor, book = action.actor, t.book
    order = t.foes(actor)
    if len(order) > 1:
        order = in_order(t, order)
    if book.objectives or book.mixed or book.asleep:
        order = [foe for foe in order if not shunned(t, action, foe)]
        friends = [f.at for f in t.figures if f is not actor and f not in order]
    else:
        friends = [f.at for f in t.figures if f is not actor and f.side == actor.side]
    figures = [Seen(foe.at, "character", invisible=t.unseen(foe), order=i) for i, foe in enumerate(order, 1)]
    focus = t.figure(action.focus)
    reach, targets = (0, 1) if line is None else (reach_of(t, action, line), attacks(t, action, line))
    return Position(
        floor=t.ground.floor,
        walls=book.wall_pairs,
        actor=actor.at,
        figures=figures,
        friends=friends,
        obstacles=t.barred(actor.side),
        traps=avoided(t, actor),
        hazardous=t.burning,
        difficult=t.rough,
        move=move,
        attack=line is not None,
        range=0 if line is not None and line.area is not None and line.area.melee else reach,
        targets=targets,
        area=line.area.hexes if line is not None and line.area is not None else (),
        flying=flies(t, actor),
        jumping=jump,
        muddled=actor.conditions[MUDDLE] > 0,
        strengthened=actor.conditions[STRENGTHEN] > 0,
        immobilized=actor.conditions[IMMOBILIZE] > 0,
        disarmed=actor.conditions[DISARM] > 0,
        stunned=actor.conditions[STUN] > 0,
        focus=None if focus is None or t.unseen(focus) else focus.at,
        doors=shut_to(t, actor) if book.barred else NOTHING,
        drawn=drawn_to(t, actor, order) if book.draws and focus is None else (),
    )


def in_order(t: Table, foes: list[Figure]) -> list[Figure]:
    """mon.focus.13 By their turns of the round."""
    return sorted(foes, key=lambda foe: focus_key(t, foe))


def nearest_first(t: Table, foes: list[Figure], ranges: dict[Hex, int]) -> list[Figure]:
    """mon.focus.12, mon.focus.13, mon.att.04"""
    return sorted(in_order(t, foes), key=lambda foe: ranges[foe.at])


def at_once(t: Table, action: Action, line: Attack | None) -> Choice | None:
    """The outcome for who can attack from where it stands as well as from anywhere: it stays there.

    The planner says the same, after looking at every hex; None: the planner must look.
    """
    actor, book, ground = action.actor, t.book, t.ground
    if book.objectives or book.mixed or book.asleep or book.draws or actor.conditions[STUN]:
        return None
    if book.barred and actor.form == MONSTER_FIGURE and actor.who in book.barred:
        return None
    armed = line is not None and not actor.conditions[DISARM]
    reach, wanted = 0, 1
    if line is not None and armed:
        if line.area is not None:
            return None
        reach, wanted = reach_of(t, action, line), attacks(t, action, line)
    here, side = actor.at, actor.side
    ranges = ground.ranges(here)
    near: list[Figure] = []
    seen = 0
    for foe in t.figures:
        if foe.side != side and not t.unseen(foe):
            seen += 1
            if ranges.get(foe.at, FAR) <= (reach or 1) and ground.sees(here, foe.at):
                near.append(foe)
    if len(near) < min(wanted, seen) or not near:
        return None
    if len(near) > 1:
        near = nearest_first(t, near, ranges)
    focus = t.figure(action.focus)
    if focus is not None and not t.unseen(focus) and focus is not near[0]:
        if focus not in near:
            return None
        near.remove(focus)  # r.17
        near.insert(0, focus)
    if not armed:
        return Choice(here, near[0].at)
    targets = tuple([foe.at for foe in near[:wanted]])
    muddled = actor.conditions[MUDDLE] > 0
    if reach and not muddled and any(ranges[at] == 1 for at in targets):
        return None  # mon.move.06 perhaps there is a hex without disadvantage
    worse = frozenset(targets) if muddled and not actor.conditions[STRENGTHEN] else NOTHING
    return Choice(here, targets[0], frozenset(targets), order=targets, disadvantage=worse)


def avoided(t: Table, actor: Figure) -> set[Hex]:
    """scn.68.3 A poisoned summon treats poisoned water as a trap."""
    if actor.form == SUMMON and actor.conditions[POISON] and "poisoned_water" in t.book.rules:
        return t.trapped() | t.rough
    return t.trapped()


def shut_to(t: Table, actor: Figure) -> frozenset[Hex]:
    """Doors that a monster cannot enter; where the page says so only from the room that it names."""
    doors = t.book.barred.get(actor.who, NOTHING) if actor.form == MONSTER_FIGURE else NOTHING
    within = t.book.barred_in
    return doors if within is None or actor.at in t.book.rooms[within] else NOTHING


def drawn_to(t: Table, actor: Figure, foes: list[Figure]) -> tuple[Hex, ...]:
    """spec.19 Things on which monsters focus before all else, if they can come within range."""
    if actor.form != MONSTER_FIGURE:
        return ()
    return tuple(f.at for f in foes if f.form == OBJECTIVE and t.book.objectives[f.who].draws)


def shunned(t: Table, action: Action, foe: Figure) -> bool:
    """spec.20 What is attacked only where a character decides; and sleepers, for summons."""
    if foe.asleep:
        return action.auto
    return action.auto and foe.form == OBJECTIVE and t.book.objectives[foe.who].shunned


def attacks(t: Table, action: Action, line: Attack) -> int:
    """How many enemies the attack may hit."""
    if not TARGETS[line.target][2]:
        return EVERYBODY
    stats = base(t, action.actor)
    own = stats.targets if stats is not None else 1
    more = 0
    if action.actor.side == SIDE_OF_CHARACTERS and reach_of(t, action, line):
        more = sum(bonus.effect.targets for _, _, bonus in at_moment(t, action.actor, "ranged_attack_action"))
    return 1 if line.all_on_one else max(line.targets, own) + more


def planned(t: Table, action: Action, line: Attack | None, move: int, jump: bool) -> list[Choice]:
    """What the rules leave open."""
    standing = at_once(t, action, line)
    return outcomes(position(t, action, line, move, jump)) if standing is None else [standing]


async def chosen(t: Table, action: Action, line: Attack | None, move: int, jump: bool, options: list[Choice]) -> Choice:
    """mon.amb.01, mon.amb.02, r.45; r.55 A card that is put away may take a summon with it: it is planned anew."""
    while len(options) > 1:
        words = [_word(choice) for choice in options]
        beside = away(t, action.seat)
        answer: Any = await Decision(action.seat, MONSTER_MOVE, [*words, *beside], action.actor.id)
        if not await laid_away(t, answer):
            return options[words.index(answer)]
        options = planned(t, action, line, move, jump)
    return options[0]


def _word(choice: Choice) -> tuple[int, ...]:
    """An outcome in plain numbers: the end, the focus, then the targets and the traps entered."""
    focus = choice.focus or choice.end
    return (*choice.end, *focus, *(x for at in (*sorted(choice.attacks), *sorted(choice.enters)) for x in at))


def coming_attack(action: Action) -> Attack | None:
    """mon.move.23, r.18 The attack that comes after this move."""
    for line in action.lines[action.line + 1 :]:
        if isinstance(line, Attack):
            return line
    return None


async def auto_move(t: Table, action: Action, line: Move) -> bool:
    """mon.move.01 to mon.move.25, cond.neg.06"""
    actor = action.actor
    if actor.conditions[IMMOBILIZE]:
        return False
    stats = base(t, actor)
    points = max(0, number(t, action, line.value, None, stats.move if stats is not None else 0))
    if actor.side != SIDE_OF_CHARACTERS:
        points = max(0, points + doom(t, actor, "its_move"))
    else:
        from klubovna.games.gloomhaven.perform.common import quickened

        points = await quickened(t, action, points)  # class.01
    coming = coming_attack(action)
    options = planned(t, action, coming, points, line.jump)
    choice = options[0] if len(options) == 1 else await chosen(t, action, coming, points, line.jump, options)
    remember(t, action, choice)
    action.start = actor.at
    how = FLY if flies(t, actor) else JUMP if line.jump else WALK
    action.moved = 0
    action.path = []
    for at in choice.path:
        if uneventful(t, at, how, None):
            step_on(t, action, at)
            continue
        await enter(t, action, at, how, None)
        if actor.hp <= 0 or actor.conditions[STUN] or actor.conditions[IMMOBILIZE]:
            break
    if how == JUMP and action.moved and actor.hp > 0:
        await land(t, actor, NOBODY)
    if action.moved:
        t.tell(MOVED, actor.id, actor.at)
        await rouse(t, actor)
    if actor.at == choice.end and not choice.enters:
        action.planned = (coming, choice)
    return action.moved > 0


def remember(t: Table, action: Action, choice: Choice) -> None:
    """r.17 The focus is kept for the rest of the turn."""
    if choice.focus is None:
        return
    focus = t.occupied.get(choice.focus)
    if focus is not None and focus.id != action.focus:
        action.focus = focus.id
        t.tell(FOCUSED, action.actor.id, focus.id)


async def auto_attack(t: Table, action: Action, line: Attack) -> bool:
    """mon.att.01 to mon.att.11 From where the figure stands."""
    actor = action.actor
    if actor.conditions[DISARM]:  # mon.att.11
        return False
    # Nothing has happened since the move was planned for this very attack: the plan stands.
    before, action.planned = action.planned, None
    if before is not None and before[0] is line and isinstance(before[1], Choice):
        choice = before[1]
    else:
        options = planned(t, action, line, 0, False)
        choice = options[0] if len(options) == 1 else await chosen(t, action, line, 0, False, options)
    remember(t, action, choice)
    if not choice.order:  # mon.att.03
        return False
    targets: list[Figure] = [t.occupied[at] for at in choice.order]
    if line.all_on_one:
        stats = base(t, actor)
        targets = targets[:1] * max(1, stats.targets if stats is not None else 1)
    action.area = choice.area
    blow = Blow(line, reach_of(t, action, line))
    await strike_all(t, action, blow, targets)
    if t.book.rules and blow.melee:
        await happens(t, "struck", Occasion(actor=actor))
    return True
