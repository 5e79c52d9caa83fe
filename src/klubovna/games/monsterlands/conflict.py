"""Revealing traps; with the Ruses module the conflict between mercenaries."""

from __future__ import annotations

from klubovna.games.monsterlands import events, kinds
from klubovna.games.monsterlands.facts import (
    COLOURS,
    MAGIC,
    PATHS_OF,
    STRENGTH,
    TRAP_EFFECT,
    TRAP_KIND,
    Path,
    Trap,
)
from klubovna.games.monsterlands.moments import EMPTY, SAM, InAdventure
from klubovna.games.monsterlands.state import Deflection, Table
from klubovna.kernel.decision import Decision
from klubovna.kernel.fields import state_class


def reveal_all(t: Table, place: int) -> None:
    """bat.reveal.01 All traps at the place are turned face up, path by path from the left (r.01)."""
    for path in t.at(place):
        while t.laid[path]:
            turn_up(t, path, 0)


def turn_over(t: Table, path: Path, i: int) -> Trap:
    """A token is turned face up for all to see."""
    trap = t.laid[path].pop(i)
    t.open[path].append(trap)
    t.shown += 1
    t.tell(events.REVEALED, path, TRAP_KIND[trap])
    return trap


def turn_up(t: Table, path: Path, i: int) -> Trap:
    """A player's token is turned face up; one that adds dice gets them from the supply (bat.reveal.02)."""
    trap = turn_over(t, path, i)
    effect = TRAP_EFFECT[TRAP_KIND[trap]]
    if effect.type == "add_dice":
        colour = COLOURS.index(effect.color)
        count = min(effect.count, t.dice[colour])  # r.01
        t.dice[colour] -= count
        dice = t.safe if effect.protected else t.on_path  # ruse.14
        dice[3 * path + colour] += count
    return trap


@state_class
class Conflict(InAdventure):
    """ruse.04 Instead of revealing all traps: the occupied paths from left to right (ruse.06)."""

    hidden: int = 0
    """How many tokens of the path stay face down."""

    def next_path(self, t: Table, after: int) -> None:
        """After the last path the battle begins."""
        self.hidden = 0
        for path in PATHS_OF[t.place]:
            if path > after and t.who[path] != EMPTY:
                t.path = path
                return
        safe = t.safe
        for path in PATHS_OF[t.place]:
            for at in (3 * path + STRENGTH, 3 * path + MAGIC):
                if safe[at]:
                    t.on_path[at] += safe[at]
                    safe[at] = 0
        t.done()

    async def run(self, t: Table) -> None:
        """ruse.05 One token: to be revealed or not, from top to bottom."""
        path = t.path
        if t.who[path] == SAM:
            await sams_tokens(t, path)
            self.next_path(t, path)
            return
        laid = t.laid[path]
        if self.hidden >= len(laid):
            self.next_path(t, path)
            return
        kind = TRAP_KIND[laid[self.hidden]]
        if not await Decision(t.owner[path], kinds.REVEAL, [False, True], kind):
            self.hidden += 1
            t.tell(events.KEPT_HIDDEN, path)
            return
        trap = turn_up(t, path, self.hidden)  # ruse.07
        if TRAP_EFFECT[kind].type in ("steal", "deflect"):
            await ruse(t, path, trap)


def begin_conflict(t: Table, place: int) -> None:
    conflict = Conflict()
    t.do(conflict)
    conflict.next_path(t, PATHS_OF[place][0] - 1)


async def ruse(t: Table, path: Path, trap: Trap) -> None:
    """ruse.08 On one adjacent path, also an own one; without a neighbour nothing happens (r.65)."""
    around = sorted(t.adjacent(path))
    if not around:
        return
    kind = TRAP_KIND[trap]
    seat = t.owner[path]
    target = await Decision(seat, kinds.RUSE_TARGET, around, kind)
    t.tell(events.RUSE, path, target, kind)
    if await cancelled(t, path, target, trap):
        return
    effect = TRAP_EFFECT[kind]
    if effect.type == "deflect":
        t.deflections.append(Deflection(path=path, target=target, dice=effect.dice))  # ruse.11
        return
    ways = steal_ways(t, target, effect.colors, effect.count)
    if ways:
        way = await Decision(seat, kinds.STEAL, ways, target)
        steal(t, path, target, *way)


async def cancelled(t: Table, path: Path, target: Path, trap: Trap) -> bool:
    """ruse.09 The target may discard a defence token from the path; abilities do not help (ruse.10)."""
    other = t.owner[target]
    if not t.shields[target] or other == t.owner[path]:
        return False
    if not await Decision(other, kinds.RUSE_CANCEL, [False, True], (target, TRAP_KIND[trap])):
        return False
    t.shields[target] -= 1
    t.open[path].remove(trap)
    if t.owner[path] >= 0:
        t.trap_discard.append(trap)
    else:
        t.sam_discard.append(trap)
    t.tell(events.RUSE_CANCELLED, path)
    return True


def steal_ways(t: Table, target: Path, names: list[str], count: int) -> list[tuple[int, int]]:
    """How many strength and magic dice can be stolen: one exactly, or up to two (r.65); never those on hidden traps."""
    strength = t.on_path[3 * target + STRENGTH] if "strength" in names else 0
    magic = t.on_path[3 * target + MAGIC] if "magic" in names else 0
    return [
        (s, m) for s in range(min(strength, count) + 1) for m in range(min(magic, count) + 1) if 1 <= s + m <= count
    ]


def steal(t: Table, path: Path, target: Path, strength: int, magic: int) -> None:
    """ruse.13 The dice go onto the ruse; the path's room does not matter."""
    for colour, count in ((STRENGTH, strength), (MAGIC, magic)):
        t.on_path[3 * target + colour] -= count
        t.on_path[3 * path + colour] += count
    t.tell(events.STOLE, path, target, (strength, magic, 0))


async def sams_tokens(t: Table, path: Path) -> None:
    """r.77 Sam reveals all; only stealing ruses work: they take what they can, from the left neighbour first."""
    while t.laid[path]:
        trap = turn_over(t, path, 0)
        effect = TRAP_EFFECT[TRAP_KIND[trap]]
        if effect.type != "steal":
            continue
        robbed = [other for other in t.adjacent(path) if steal_ways(t, other, effect.colors, effect.count)]
        if not robbed:
            continue
        target = robbed[0]
        t.tell(events.RUSE, path, target, TRAP_KIND[trap])
        if not await cancelled(t, path, target, trap):
            most = max(sum(way) for way in steal_ways(t, target, effect.colors, effect.count))
            take_most(t, path, target, effect.colors, most)


def take_most(t: Table, path: Path, target: Path, names: list[str], count: int) -> None:
    """Die by die the colour of which there are more, magic on a tie."""
    taken = [0, 0]
    for _ in range(count):
        strength = (t.on_path[3 * target + STRENGTH] - taken[STRENGTH]) * ("strength" in names)
        magic = (t.on_path[3 * target + MAGIC] - taken[MAGIC]) * ("magic" in names)
        taken[MAGIC if magic >= strength else STRENGTH] += 1
    steal(t, path, target, taken[STRENGTH], taken[MAGIC])
