"""Whom an attack can reach, how an area is laid, and the targets that a seat declares."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from klubovna.games.gloomhaven.facts import BONUSES
from klubovna.games.gloomhaven.figures import CHARACTER, SIDE_OF_CHARACTERS, Character, Figure
from klubovna.games.gloomhaven.kinds import AREA, TARGET
from klubovna.games.gloomhaven.perform.action import Action, base
from klubovna.games.gloomhaven.perform.meant import ALL, meant, sees_hidden
from klubovna.games.gloomhaven.perform.numbers import doom, is_for, number
from klubovna.games.gloomhaven.perform.picking import skippable
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.abilities import Attack, Bonus, Effect
from klubovna.games.gloomhaven.vocabulary.amounts import relative
from klubovna.games.gloomhaven.vocabulary.pieces import Area
from klubovna.games.gloomhaven.vocabulary.words import (
    ALLIES,
    EVERYWHERE,
    SEEN,
    TARGETS,
)
from klubovna.kernel.decision import Decision
from klubovna.kernel.hexes import FAR, ORIGIN, Hex, covering, disc, images

UNSEEN_TOO: Final = ("doomed", "by_healed")
"""Targets that are named otherwise than by what the attacker sees."""
ON_ONE_ATTACK: Final = ("your_attack", "your_melee_attack", "your_ranged_attack")


class Blow:
    """An attack ability as it stands after everything that changes the whole of it."""

    __slots__ = ("area", "effects", "line", "melee", "range", "targets", "uses")

    def __init__(self, line: Attack, reach: int) -> None:
        self.line = line
        self.range = max(1, reach)  # attack.05
        self.melee = reach == 0 or (line.area is not None and line.area.melee)  # area.03, area.12, mon.att.06
        self.targets = line.targets
        self.area = line.area
        self.effects: list[Effect] = []
        self.uses: list[tuple[Character, list[int], Bonus]] = []

    @property
    def plain_value(self) -> int:
        """The attack of a character before its modifier cards, where it is one number for every target; else -1."""
        numbers = [self.line.value, *(effect.attack for effect in self.effects)]
        if self.line.conditional or self.line.kills or any(effect.double_attack for effect in self.effects):
            return -1
        return sum(n for n in numbers if isinstance(n, int)) if all(isinstance(n, int) for n in numbers) else -1

    @property
    def plain_pierce(self) -> int:
        if self.line.ignore_shield or any(effect.ignore_shield for effect in self.effects):
            return EVERYWHERE
        return self.line.pierce + sum(effect.pierce for effect in self.effects)

    @property
    def single(self) -> bool:
        return self.targets == 1 and self.area is None and TARGETS[self.line.target][2]

    @property
    def shared(self) -> list[str]:
        """When bonuses of others for the whole of it work."""
        return [] if self.melee else ["ranged_attack_action"]

    @property
    def moments(self) -> list[str]:
        """When bonuses and items for the whole of it work."""
        return ["your_attack_action", "your_melee_attack_action" if self.melee else "your_ranged_attack_action"]

    def add(self, effect: Effect) -> None:
        """How far and how many: what a bonus or an item makes of it."""
        if not self.melee:
            self.range += effect.range
        self.range = max(self.range, effect.reach)
        self.targets += effect.targets
        if effect.area is not None:
            self.area = effect.area


def reach_of(t: Table, action: Action, line: Attack) -> int:
    """The range; 0 is melee. A melee monster stays melee unless the card states a plain range (r.30).

    Where the figure follows the monster rules, what others add to it counts here (class.01).
    """
    if isinstance(line.range, int):
        return max(1, line.range + farther(t, action.actor)) if line.range and action.auto else line.range
    if not relative(line.range):
        return max(1, number(t, action, line.range))
    stats = base(t, action.actor)
    own = stats.range if stats is not None else 0
    if not own:
        return 0
    return max(1, own + int(line.range) + (farther(t, action.actor) if action.auto else 0))


def farther(t: Table, figure: Figure) -> int:
    """What bonuses of others add to the range of a figure that follows the monster rules; and dooms."""
    found = doom(t, figure, "its_range")
    for character in t.characters if figure.side == SIDE_OF_CHARACTERS else []:
        for row in character.active:
            for bonus in BONUSES[row[0]][row[1]]:
                if bonus.on == "ranged_attack_action" and is_for(t, character, bonus, figure):
                    found += bonus.effect.range
    return found


def candidates(t: Table, action: Action, blow: Blow, enough: int = ALL) -> list[Figure]:
    """Everybody who could be attacked from here; no more of them are looked for than are `enough`."""
    line = blow.line
    if blow.area is not None:
        return _in_areas(t, action, blow, enough)
    word = line.target if not TARGETS[line.target][2] else "enemy"
    where = TARGETS[word][1]
    if where == "range" and blow.range < EVERYWHERE:
        return meant(t, action, word, blow.range, enough)  # los.04
    found = meant(t, action, word, blow.range)
    if where in UNSEEN_TOO:
        return found
    if where not in SEEN and not sees_hidden(t, action.actor):
        found = [foe for foe in found if not t.unseen(foe)]  # cond.pos.01
    sees = t.ground.sees
    here = action.actor.at if action.stand is None else action.stand
    return [foe for foe in found if sees(here, foe.at)]  # los.01


def _in_areas(t: Table, action: Action, blow: Blow, enough: int) -> list[Figure]:
    area = blow.area
    assert area is not None
    if enough == 1 and area.melee:
        q, r = action.at
        touched = _touched(tuple(area.hexes))
        return [foe for foe in _in_sight(t, action) if (foe.at[0] - q, foe.at[1] - r) in touched]
    if enough == 1:
        foes = _in_sight(t, action)
        ranges = t.ground.ranges(action.at)
        for foe in foes:
            if ranges.get(foe.at, FAR) <= blow.range:
                return [foe]
        return foes if _laid(t, action.at, area, blow.range, foes) else []
    hit = {foe for _, figures in placements(t, action, blow) for foe in figures}
    return [foe for foe in t.figures if foe in hit]


def _in_sight(t: Table, action: Action) -> list[Figure]:
    """area.06"""
    actor, here, sees = action.actor, action.at, t.ground.sees
    hidden = sees_hidden(t, actor)
    return [foe for foe in t.foes(actor) if (hidden or not t.unseen(foe)) and sees(here, foe.at)]


def placements(
    t: Table, action: Action, blow: Blow, friends: list[Figure] | None = None
) -> list[tuple[frozenset[Hex], list[Figure]]]:
    """area.01, area.05, area.13, area.14 Every way to lay the area, one for each set of enemies hit.

    `friends`: those for whom it matters too whether they stand in it.
    """
    area = blow.area
    assert area is not None
    foes = _in_sight(t, action)
    found: dict[tuple[int, ...], tuple[frozenset[Hex], list[Figure]]] = {}
    for laid in _laid(t, action.at, area, blow.range, foes) if foes else ():
        hexes = frozenset(laid)
        hit = [foe for foe in foes if foe.at in hexes]
        key = _inside(hexes, hit, friends or [])
        if hit and key not in found:
            found[key] = (hexes, hit)
    return [found[key] for key in sorted(found)]


def _inside(hexes: frozenset[Hex], hit: list[Figure], friends: list[Figure]) -> tuple[int, ...]:
    key = [foe.id for foe in hit]
    if friends:
        key += [friend.id for friend in friends if friend.at in hexes]
    return tuple(key)


def concerned(t: Table, action: Action, blow: Blow) -> list[Figure]:
    """area.10 Allies, where the card says that the area means something for them too."""
    lines = action.half.abilities if action.half is not None else []
    words = [TARGETS[getattr(line, "target", "self")] for line in lines]
    if any(where == "area" and who & ALLIES for who, where, _ in words) or any(e.allies_suffer for e in blow.effects):
        return t.friends(action.actor)
    return []


@lru_cache(maxsize=256)
def _turned(pattern: tuple[Hex, ...]) -> list[list[Hex]]:
    return images(pattern)


@lru_cache(maxsize=256)
def _touched(pattern: tuple[Hex, ...]) -> frozenset[Hex]:
    """Every hex that some picture of the pattern holds."""
    return frozenset(at for image in images(pattern) for at in image)


@lru_cache(maxsize=256)
def _around(pattern: tuple[Hex, ...]) -> list[list[Hex]]:
    """Every way to lay a free pattern over the origin."""
    return covering(pattern, ORIGIN)


def _laid(t: Table, here: Hex, area: Area, reach: int, foes: list[Figure]) -> list[list[Hex]]:
    q, r = here
    if area.melee:
        return [[(q + a, r + b) for a, b in image] for image in _turned(tuple(area.hexes))]
    ranges, floor = t.ground.ranges(here), t.ground.floor
    within = {at for at in disc(here, reach) if at not in floor or ranges.get(at, 99) <= reach}
    images_around = _around(tuple(area.hexes))
    found: list[list[Hex]] = []
    for foe in foes:
        q, r = foe.at
        for image in images_around:
            laid: list[Hex] = [(q + a, r + b) for a, b in image]
            if not within.isdisjoint(laid):
                found.append(laid)
    return found


async def declared(t: Table, action: Action, blow: Blow) -> list[Figure]:
    """r.05 Targets are declared first, in the order in which they are attacked (resolve.13)."""
    line = blow.line
    if blow.area is not None:
        friends = concerned(t, action, blow)
        options = placements(t, action, blow, friends)
        keys: list[tuple[int, ...] | None] = [None, *(_inside(hexes, hit, friends) for hexes, hit in options)]
        choice = await Decision(action.seat, AREA, keys, action.purpose)
        if choice is None:
            return []
        hexes, found = options[keys.index(choice) - 1]
        action.area = hexes
        others = [foe for foe in meant(t, action, "enemy", blow.range) if foe not in found]
        row = await in_turn(t, action, found)
        return row + await _picked(t, action, blow, others, blow.targets - line.targets)  # fx.15, fx.23
    found = candidates(t, action, blow)
    if not TARGETS[line.target][2]:
        return await in_turn(t, action, found, skippable(action))
    picked = await _picked(t, action, blow, found, blow.targets)
    if picked and line.through:
        picked += [foe for foe in await on_the_way(t, action, picked[0]) if foe not in picked]
    return picked


def alone(t: Table, actor: Figure) -> bool:
    """Whether no active card has a say in its single attacks."""
    own = t.characters[actor.who]
    for character in t.characters:
        for row in character.active:
            for bonus in BONUSES[row[0]][row[1]]:
                if bonus.on == "attack" or (character is own and bonus.on in ON_ONE_ATTACK):
                    return False
    return True


async def _picked(t: Table, action: Action, blow: Blow, found: list[Figure], most: int) -> list[Figure]:
    """area.07, area.09 Up to so many of them."""
    picked: list[Figure] = []
    aim: tuple[Any, ...] = action.purpose
    if action.actor.form == CHARACTER:
        aim = (*aim, blow.plain_value if not t.book.auras and alone(t, action.actor) else -1, blow.plain_pierce)
    while found and len(picked) < most:
        answer = await Decision(action.seat, TARGET, [None, *(foe.id for foe in found)], aim)
        if answer is None:
            break
        target = next(foe for foe in found if foe.id == answer)
        found.remove(target)
        picked.append(target)
    return picked


async def on_the_way(t: Table, action: Action, target: Figure) -> list[Figure]:
    """The enemies in the hexes of one shortest way to the target; which way, where it makes a difference."""
    actor = action.actor
    there, back = t.ground.ranges(action.at), t.ground.ranges(target.at)
    seen = [foe for foe in t.foes(actor) if not t.unseen(foe) and t.ground.sees(action.at, foe.at)]
    foes = {foe.at: foe for foe in seen if foe is not target}
    ways: dict[Hex, set[tuple[Hex, ...]]] = {action.at: {()}}
    for steps in range(1, there[target.at] + 1):
        level = [at for at in there if there[at] == steps and back.get(at) == there[target.at] - steps]
        ways = {
            at: {(*way, at) if at in foes else way for near in t.ground.near[at] for way in ways.get(near, ())}
            for at in level
        }
    rows = sorted([foes[at].id for at in way] for way in ways[target.at])
    row = rows[0]
    if len(rows) > 1:
        row = [*await Decision(action.seat, AREA, [tuple(one) for one in rows], (actor.id, "way"))]
    return [foe for id in row for foe in seen if foe.id == id]


async def in_turn(t: Table, action: Action, figures: list[Figure], may_skip: bool = False) -> list[Figure]:
    """All of them, in the order that the attacker likes; or none (turn.05)."""
    left = figures[:]
    row: list[Figure] = []
    while len(left) > 1 or (left and may_skip and not row):
        ids = [figure.id for figure in left]
        if may_skip and not row:
            answer = await Decision(action.seat, TARGET, [None, *ids], action.purpose)
        else:
            answer = await Decision(action.seat, TARGET, ids, (action.actor.id, "order"))
        if answer is None:
            return []
        target = next(figure for figure in left if figure.id == answer)
        left.remove(target)
        row.append(target)
    return row + left
