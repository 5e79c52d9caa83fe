"""Where the party wants to go, and what a hex is worth to end a turn in."""

from __future__ import annotations

from typing import Final

from klubovna.games.gloomhaven.figures import CHARACTER, OBJECTIVE, SIDE_OF_CHARACTERS, Character
from klubovna.games.gloomhaven.map.loot import GOAL
from klubovna.games.gloomhaven.map.moving import passable
from klubovna.games.gloomhaven.policy.boldness import Boldness
from klubovna.games.gloomhaven.policy.look import Foe, Look, needed, stamina
from klubovna.games.gloomhaven.policy.odds import rounds
from klubovna.games.gloomhaven.policy.worth import COIN
from klubovna.games.gloomhaven.scenario.words import Escape, Occupy
from klubovna.games.gloomhaven.state import Table
from klubovna.kernel.hexes import FAR, Hex, neighbours

TOGETHER: Final = 5
"""How near to a door everybody is before it is opened."""
BESIDE: Final = 2
BEHIND: Final = 4
"""How near to the door waits who will open it, and who will not."""
MARCH: Final = 0.3
OPENED: Final = 2.0
WORTH_RESTING: Final = 3
"""With so many cards discarded one rests before the next door."""
TOO_FAR: Final = 40
"""So many steps it counts where there is no way."""
SHUT: Final = 30.0
"""A door stays shut while there are enemies on this side of it."""


def closed_doors(t: Table) -> list[Hex]:
    """The closed doors that can be opened from where the party is."""
    found = {door for doors in t.ground.closed.values() for door in doors if passable(t, door)}
    return sorted(found)


def patience(t: Table, boldness: Boldness) -> float:
    """How many rounds the weakest of the party has to spare."""
    need = needed(t, [], boldness)
    return min((stamina(one) - need for one in t.characters if one.figure >= 0), default=0.0)


def needs_rest(one: Character, boldness: Boldness) -> bool:
    """Whether a rest before the next door brings a fuller hand."""
    return one.figure >= 0 and len(one.hand) + len(one.chosen) < boldness.full and len(one.discard) >= WORTH_RESTING


def gains_by_rest(t: Table, one: Character) -> bool:
    """Whether a long rest heals somebody, for a round at most."""
    if one.figure < 0 or len(one.discard) < 2:
        return False
    body = t.body(one)
    held = len(one.hand) + len(one.chosen)
    price = rounds(held, len(one.discard)) - rounds(held + len(one.discard) - 1, 0)
    return body.max_hp - body.hp >= 2 and price <= 1


def hurt(t: Table) -> float:
    """The part of its hit points that the party lacks."""
    bodies = [t.body(one) for one in t.characters if one.figure >= 0]
    total = sum(figure.max_hp for figure in bodies) or 1
    return sum(figure.max_hp - figure.hp for figure in bodies) / total


def opener(t: Table) -> int:
    """Who goes first through a door: the one with most hit points."""
    return max(
        (who for who, one in enumerate(t.characters) if one.figure >= 0),
        key=lambda who: (t.body(t.characters[who]).hp, -who),
        default=0,
    )


class Aims:
    """What one character makes of the map."""

    __slots__ = ("calm", "doors", "far", "gate", "look", "opens", "prices", "ready", "unsafe", "wanted")

    def __init__(self, look: Look) -> None:
        self.look = look
        t = look.t
        self.calm = not look.foes
        self.doors: list[Hex] = closed_doors(t) if self.calm else []
        self.unsafe = bool(t.traps) or bool(t.hazardous)
        self.prices = [_to_go(foe, look.boldness) for foe in look.foes]
        self.wanted: list[Hex] = _wanted(t) if self.calm else []
        self.far: list[int] = []
        self.ready = self.opens = False
        self.gate: set[Hex] = set()
        if self.calm:
            self.far = self._far()
            self.gate = self._gate()
            self.ready = bool(self.wanted) or self._together()
            self.opens = bool(self.wanted) or opener(t) == look.who

    def _far(self) -> list[int]:
        """How far every hex is from where the party wants to go."""
        ground = self.look.ground
        found = [FAR] * len(ground.hexes)
        for at in self.wanted or self.doors:
            starts = [at] if at in ground.floor else [n for n in neighbours(at) if at in ground.closed.get(n, ())]
            for start in starts:
                more = 1 if start != at else 0
                for spot, steps in enumerate(ground.steps(ground.spot(start))):
                    if steps + more < found[spot]:
                        found[spot] = steps + more
        return found

    def _gate(self) -> set[Hex]:
        """Traps that must be crossed, where all ways to every door lead over them."""
        t = self.look.t
        before = {at for at, doors in t.ground.closed.items() if any(door in self.doors for door in doors)}
        trapped = t.trapped()
        return before if before and before <= trapped else set()

    def _together(self) -> bool:
        """Everybody is near, has cards to fight with, and is healed, or there is no time to wait."""
        t = self.look.t
        boldness = self.look.boldness
        left = patience(t, boldness)
        for one in t.characters:
            if one.figure >= 0:
                if self.far[t.ground.spot(t.body(one).at)] > TOGETHER and left > boldness.hasty:
                    return False
                if left > boldness.waits and needs_rest(one, boldness):
                    return False
        return hurt(t) < 0.3 or left < boldness.patient or not any(gains_by_rest(t, one) for one in t.characters)

    def score(self, at: Hex) -> float:
        """What it is worth to stand there at the end of the turn."""
        return self.score_of(self.look.ground.spot(at))

    def score_of(self, spot: int) -> float:
        look = self.look
        t = look.t
        at = look.ground.hexes[spot]
        worth = 0.0
        if t.coins and at in t.coins:
            worth += COIN * (0.6 if look.foes else 1.0)
        if t.treasures:
            worth += sum(8.0 if number == GOAL else 1.5 for q, r, number in t.treasures if (q, r) == at)
        if self.unsafe and at != look.figure.at:
            trap = t.trap_at(at)
            if trap is not None and at in self.gate and self.ready and self.opens:
                worth += 0.5
            elif trap is not None:
                worth -= 1.0 + trap[2] * look.pain + 2 * trap[3]
            if at in t.burning:
                worth -= 2.0 * look.pain
        door = look.ground.first_shut <= spot < look.ground.nowhere
        if self.calm:
            if door:
                return worth + (OPENED if self.ready and self.opens else -5.0)
            steps = self.far[spot]
            if steps == FAR:
                steps = TOO_FAR
            if self.ready and self.opens:
                return worth - MARCH * steps
            return worth - MARCH * abs(steps - (BESIDE if self.opens else BEHIND))
        if door:
            return worth - SHUT
        least = float(FAR)
        for foe in look.foes:
            steps = foe.steps[spot]
            far = self.prices[foe.place] * (steps if steps < FAR else TOO_FAR)
            if far < least:
                least = far
        return worth - look.boldness.danger * look.harm_at(spot) - least


def _to_go(foe: Foe, boldness: Boldness) -> float:
    """What a step on the way to an enemy costs: those that fight hand to hand come by themselves."""
    return boldness.progress if foe.range or not foe.move else boldness.comes


def _wanted(t: Table) -> list[Hex]:
    """Hexes that the goal of the scenario names."""
    found: list[Hex] = [(q, r) for q, r, number in t.treasures if number == GOAL]
    for goal in t.book.goals:
        if isinstance(goal, Escape):
            found += t.book.markers[goal.to]
        elif isinstance(goal, Occupy):
            found += [at for name in goal.plates[str(max(2, t.party))] for at in t.book.markers[name]]
    standing = {figure.at for figure in t.figures if figure.form == CHARACTER}
    found = [at for at in found if at in t.ground.floor and at not in standing]
    found += [f.at for f in t.figures if f.form == OBJECTIVE and f.side != SIDE_OF_CHARACTERS]
    return found
