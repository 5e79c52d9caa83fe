"""Summons of characters and of monsters."""

from __future__ import annotations

from klubovna.games.gloomhaven.cards.piles import FIGURE, lay
from klubovna.games.gloomhaven.events import SUMMONED
from klubovna.games.gloomhaven.facts import MONSTER, SUMMON_NUMBER
from klubovna.games.gloomhaven.figures import SIDE_OF_CHARACTERS, SUMMON, Figure
from klubovna.games.gloomhaven.kinds import CHOOSE_HEX, MONSTER_HEX
from klubovna.games.gloomhaven.perform.action import Action
from klubovna.games.gloomhaven.perform.numbers import number
from klubovna.games.gloomhaven.scenario.reveal import hit_points, place
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.abilities import Summon, SummonMonsters
from klubovna.games.gloomhaven.vocabulary.words import NORMAL, RANKS
from klubovna.kernel.decision import Decision
from klubovna.kernel.hexes import FAR, Hex


async def summon_line(t: Table, action: Action, line: Summon) -> bool:
    """summon.01 to summon.04, summon.10 In an empty adjacent hex; it acts from the next round on."""
    did = False
    for _ in range(line.count):  # class.12
        free = sorted(at for at in t.ground.near[action.actor.at] if t.empty(at))  # r.35
        if not free:
            break
        at = await Decision(action.seat, CHOOSE_HEX, [None, *free], action.purpose)
        if at is None:
            break
        summon = appear(t, action, line, at)
        summon.acted = True
        if action.card >= 0:
            row = lay(t, t.characters[action.credit], action.card, action.half_no)
            row[FIGURE] = summon.id
        did = True
    return did


def appear(t: Table, action: Action, line: Summon, at: Hex) -> Figure:
    """summon.03 With the values of its card."""
    hp = number(t, action, line.hp)
    which, side = SUMMON_NUMBER[line.name], SIDE_OF_CHARACTERS
    summon = t.enter(form=SUMMON, who=action.credit, rank=NORMAL, number=which, at=at, hp=hp, side=side)
    summon.since = t.round
    t.tell(SUMMONED, summon.id, at)
    return summon


async def summon_monsters_line(t: Table, action: Action, line: SummonMonsters) -> bool:
    """mon.other.03 to mon.other.07"""
    did = False
    for called in line.figures:
        rank = called.rank.get(str(max(2, t.party)))
        if rank is None:
            continue
        for _ in range(called.count):
            center = action.chosen if line.where == "target" else action.actor.at
            free = nearest_to_foe(t, action, center)
            if not free:
                break
            at = free[0] if len(free) == 1 else await Decision(action.seat, MONSTER_HEX, free, action.actor.id)
            figure = place(t, MONSTER[called.monster], RANKS.index(rank), at, coin=False)
            if figure is None:
                break
            figure.acted = True  # mon.other.05; so it needs no card this round (mabil.01)
            if line.own_hp:
                figure.hp = min(action.actor.hp, hit_points(t, figure.who, figure.rank))
            t.tell(SUMMONED, figure.id, at)
            did = True
    return did


def nearest_to_foe(t: Table, action: Action, center: Hex) -> list[Hex]:
    """r.36 The empty hexes beside, as near as possible to a visible enemy."""
    free = [at for at in t.ground.near.get(center, ()) if t.empty(at)]
    foes = [foe.at for foe in t.foes(action.actor) if not t.unseen(foe)]
    far = {at: min((t.ground.range(at, foe) for foe in foes), default=FAR) for at in free}
    least = min(far.values(), default=FAR)
    return sorted(at for at in free if far[at] == least)
