"""Hexes in axial coordinates: rows, rings, turned patterns, ways, and line of sight between walls.

Written once, for every game on a hex map. A floor is a set of hexes, the price of entering a hex a number in a dict, a
wall an edge between two neighbours, so that rules hand over what lies on the table and no function. All arithmetic is
in integers: a line that touches the corner of a wall touches it on every machine.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from collections.abc import Set as AbstractSet
from heapq import heappop, heappush
from typing import Final, NewType

Hex = tuple[int, int]  # q, r; the third coordinate is s = -q - r
Point = tuple[int, int]  # x to the right, y downwards
Segment = tuple[int, int, int, int]  # x, y of one end, x, y of the other
# The sum of the two neighbours, which is twice the middle of their common edge: one small key, whoever comes first.
Edge = NewType("Edge", tuple[int, int])
Walls = AbstractSet[Edge]

Q: Final = 0
R: Final = 1
S: Final = 2
FAR: Final = 1 << 30
ORIGIN: Final = (0, 0)
NO_WALLS: Final[frozenset[Edge]] = frozenset()

# One after the other around the hex, so that a turn of 60 degrees is a step in this list.
# With y downwards: E, NE, NW, W, SW, SE if a corner points up; SE, NE, N, NW, SW, S if an edge does (flat).
DIRECTIONS: Final[tuple[Hex, ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
# Corner i and corner i + 1 bound the edge in direction i.
_CORNERS: Final[tuple[Point, ...]] = ((1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1), (0, 2))
_FLAT_CORNERS: Final[tuple[Point, ...]] = ((1, 1), (2, 0), (1, -1), (-1, -1), (-2, 0), (-1, 1))


def neighbours(at: Hex) -> list[Hex]:
    """The six hexes around, in the order of DIRECTIONS."""
    q, r = at
    return [(q + 1, r), (q + 1, r - 1), (q, r - 1), (q - 1, r), (q - 1, r + 1), (q, r + 1)]


def distance(a: Hex, b: Hex) -> int:
    """Steps from one hex to the other on an open board."""
    q, r = a[0] - b[0], a[1] - b[1]
    if q < 0:
        q, r = -q, -r
    if r >= 0:
        return q + r
    return q if q > -r else -r


def go(at: Hex, heading: int, steps: int = 1) -> Hex:
    """The hex so many steps away in a straight row."""
    q, r = DIRECTIONS[heading % 6]
    return (at[0] + q * steps, at[1] + r * steps)


def direction(a: Hex, b: Hex) -> int | None:
    """In which direction `b` lies in a straight row with `a`; None if it does not, or is the same hex."""
    far = distance(a, b)
    for i in range(6):
        if far and go(a, i, far) == b:
            return i
    return None


def side(row: Hex, axis: int, at: Hex) -> int:
    """The row through a hex with constant Q, R or S halves the map: -1 or 1 for the half of `at`, 0 on the row."""
    q, r = at[0] - row[0], at[1] - row[1]
    gap = q if axis == Q else r if axis == R else -q - r
    return (gap > 0) - (gap < 0)


def ring(middle: Hex, radius: int) -> list[Hex]:
    """The hexes at exactly this distance, clockwise on the screen from direction 2 (the top, if flat)."""
    if radius == 0:
        return [middle]
    found = []
    at = go(middle, 2, radius)
    for heading in (0, 5, 4, 3, 2, 1):
        for _ in range(radius):
            found.append(at)
            at = go(at, heading)
    return found


def disc(middle: Hex, radius: int) -> list[Hex]:
    """The hexes at this distance or nearer, ring by ring from the middle."""
    return [at for i in range(radius + 1) for at in ring(middle, i)]


def line(a: Hex, b: Hex) -> list[Hex]:
    """The hexes along the straight line between two centres, both ends included.

    Of the hexes one step nearer to the end it takes the one least off the line; where the line runs between two, the
    lesser, so that it is the same line from either end.
    """
    q, r = b[0] - a[0], b[1] - a[1]
    found = [a]
    for left in range(distance(a, b) - 1, -1, -1):
        ahead = [near for near in neighbours(found[-1]) if distance(near, b) == left]
        found.append(min((abs(q * (near[1] - a[1]) - r * (near[0] - a[0])), near) for near in ahead)[1])
    return found


def rotate(at: Hex, turns: int, about: Hex = ORIGIN) -> Hex:
    """Turned by 60 degrees as often as said, clockwise on the screen; what lay in direction i then lies in i - 1."""
    q, r = at[0] - about[0], at[1] - about[1]
    for _ in range(turns % 6):
        q, r = -r, q + r
    return (about[0] + q, about[1] + r)


def mirror(at: Hex, about: Hex = ORIGIN) -> Hex:
    """The mirror image in the axis on which q and r are equal; with `rotate` it gives all six."""
    return (about[0] + at[1] - about[1], about[1] + at[0] - about[0])


def shift(pattern: Iterable[Hex], by: Hex) -> list[Hex]:
    """The pattern moved, in its own order."""
    return [(q + by[0], r + by[1]) for q, r in pattern]


def images(pattern: Collection[Hex], mirrored: bool = True) -> list[list[Hex]]:
    """The different pictures of a pattern, turned (and mirrored) about the origin, each sorted."""
    bases = [list(pattern), [mirror(at) for at in pattern]] if mirrored else [list(pattern)]
    found = {tuple(sorted(rotate(at, i) for at in base)) for base in bases for i in range(6)}
    return [list(image) for image in sorted(found)]


def covering(pattern: Collection[Hex], at: Hex, mirrored: bool = True) -> list[list[Hex]]:
    """Every way to lay a free pattern so that one of its hexes lies on `at`, each sorted and listed once."""
    every = images(pattern, mirrored)
    found = {tuple(shift(image, (at[0] - q, at[1] - r))) for image in every for q, r in image}
    return [list(laid) for laid in sorted(found)]


def edge(a: Hex, b: Hex) -> Edge:
    """The edge between two neighbours: the key under which a wall stands in a set."""
    return Edge((a[0] + b[0], a[1] + b[1]))


def border(hexes: AbstractSet[Hex]) -> set[Edge]:
    """The edges between these hexes and all others: the outer walls of a floor, or those around a solid block.

    A line from floor to floor cannot touch anything solid without touching this border: no wall need be a whole hex.
    """
    return {
        Edge((q + a, r + b))
        for q, r in hexes
        for a, b in ((q + 1, r), (q + 1, r - 1), (q, r - 1), (q - 1, r), (q - 1, r + 1), (q, r + 1))
        if (a, b) not in hexes
    }


def adjacent(at: Hex, walls: Walls) -> list[Hex]:
    """The neighbours with no wall between."""
    return [near for near in neighbours(at) if edge(at, near) not in walls] if walls else neighbours(at)


def reach(starts: Iterable[Hex], floor: AbstractSet[Hex], walls: Walls = NO_WALLS, most: int = FAR) -> dict[Hex, int]:
    """Hexes of the floor that can be reached, nearest first, with the number of steps from the nearest start."""
    found = dict.fromkeys(starts, 0)
    queue = list(found)
    for at in queue:
        steps = found[at] + 1
        if steps > most:
            break
        for near in adjacent(at, walls):
            if near in floor and near not in found:
                found[near] = steps
                queue.append(near)
    return found


def stepping(at: Hex, counts: dict[Hex, int], change: int, walls: Walls = NO_WALLS) -> list[Hex]:
    """The next hexes whose count (from `reach`) differs by `change`: 1 for a push, -1 for a pull or a shortest way."""
    wanted = counts[at] + change
    return [near for near in adjacent(at, walls) if counts.get(near, FAR) == wanted]


def distances(starts: Iterable[Hex], costs: dict[Hex, int], walls: Walls = NO_WALLS, most: int = FAR) -> dict[Hex, int]:
    """The least cost of a way from the nearest start to every hex.

    `costs` is what entering a hex costs, 0 or more; a hex without a cost cannot be entered (a start need not have one).
    To compare first by one thing and then by another (traps, then points), add the first a thousandfold.
    """
    return _settle(starts, costs, walls, most, False, {})


def distances_to(goals: Iterable[Hex], costs: dict[Hex, int], walls: Walls = NO_WALLS) -> dict[Hex, int]:
    """The least cost of a way from every hex to the nearest goal.

    Not the same as `distances` from the goals: the goal is entered and paid for, the hex left behind is not. So hexes
    that cannot be entered are counted too, for somebody may stand there.
    """
    return _settle(goals, costs, walls, FAR, True, {})


def path(start: Hex, goal: Hex, costs: dict[Hex, int], walls: Walls = NO_WALLS) -> list[Hex]:
    """A cheapest way with both its ends, always the same one; empty if there is none."""
    came: dict[Hex, Hex] = {}
    if goal not in _settle([start], costs, walls, FAR, False, came):
        return []
    way = [goal]
    while way[-1] != start:
        way.append(came[way[-1]])
    way.reverse()
    return way


def _settle(
    starts: Iterable[Hex], costs: dict[Hex, int], walls: Walls, most: int, back: bool, came: dict[Hex, Hex]
) -> dict[Hex, int]:
    """Dijkstra's search; `came` is filled with the hex before each hex."""
    best = dict.fromkeys(starts, 0)
    queue = [(0, at) for at in sorted(best)]
    while queue:
        spent, at = heappop(queue)
        if spent > best[at]:
            continue
        for near in adjacent(at, walls):
            cost = costs.get(at if back else near, FAR)
            total = spent + cost
            if cost < FAR and total <= most and total < best.get(near, FAR):
                best[near] = total
                came[near] = at
                heappush(queue, (total, near))
    return best


def centre(at: Hex, flat: bool = False) -> Point:
    """The middle of a hex in whole numbers, for drawings and for sight.

    For hexes of side 1 multiply x by 0.866 (half the root of 3) and y by 0.5; the other way round if `flat`.
    """
    q, r = at
    return (3 * q, q + 2 * r) if flat else (2 * q + r, 3 * r)


def corners(at: Hex, flat: bool = False) -> list[Point]:
    """The six corners of a hex, on the scale of `centre`; corners i and i + 1 bound the edge in direction i."""
    x, y = centre(at, flat)
    return [(x + right, y + down) for right, down in (_FLAT_CORNERS if flat else _CORNERS)]


def ends(wall: Edge) -> Segment:
    """The two corners between which an edge runs (not flat), the one farther up first."""
    q, r = wall
    x, y = 2 * q + r, 3 * r
    if r % 2 == 0:  # between neighbours in a row: upright
        return (x // 2, y // 2 - 1, x // 2, y // 2 + 1)
    if q % 2 == 0:  # between (q, r) and (q, r + 1): falls to the left
        return ((x + 1) // 2, (y - 1) // 2, (x - 1) // 2, (y + 1) // 2)
    return ((x - 1) // 2, (y - 1) // 2, (x + 1) // 2, (y + 1) // 2)


def sees(a: Hex, b: Hex, walls: Walls) -> bool:
    """Line of sight between two hexes of the floor; `walls` has the border of the floor in it.

    Gloomhaven los.02: some corner of one hex and some corner of the other are joined by a line that neither crosses nor
    touches a wall. r.09: its ends count, so a corner on a wall is no use; but neighbours without a wall between always
    see each other, or nobody could fight in a passage.
    """
    if a == b or (distance(a, b) == 1 and edge(a, b) not in walls):
        return True
    return _past(a, b, _walls_near(a, b, walls))


def _past(a: Hex, b: Hex, near: list[Segment]) -> bool:
    """Whether some corner of one hex and some corner of the other are joined by a line that touches no wall."""
    if not near:
        return True
    touched = {(x, y) for x, y, _, _ in near} | {(x, y) for _, _, x, y in near}
    theirs = [corner for corner in corners(b) if corner not in touched]
    for corner in corners(a):
        if corner not in touched:
            for other in theirs:
                if _clear(corner, other, near):
                    return True
    return False


class WallRows:
    """Walls that are asked about again and again: `sees` with those alone in mind that lie between two hexes."""

    __slots__ = ("_rows", "_walls")

    def __init__(self, walls: Walls) -> None:
        self._walls = frozenset(walls)
        self._rows: dict[int, list[tuple[int, Segment]]] = {}
        for wall in sorted(walls):
            self._rows.setdefault(wall[1], []).append((wall[0], ends(wall)))

    def sees(self, a: Hex, b: Hex) -> bool:
        """As `sees` of this module."""
        if a == b or (distance(a, b) == 1 and edge(a, b) not in self._walls):
            return True
        low_q, high_q = 2 * min(a[0], b[0]) - 2, 2 * max(a[0], b[0]) + 2
        low_r, high_r = 2 * min(a[1], b[1]) - 2, 2 * max(a[1], b[1]) + 2
        low, high = 2 * min(a[0] + a[1], b[0] + b[1]) - 2, 2 * max(a[0] + a[1], b[0] + b[1]) + 2
        near: list[Segment] = []
        for r in range(low_r, high_r + 1) if high_r - low_r < len(self._rows) else self._rows:
            row = self._rows.get(r)
            if row is not None and low_r <= r <= high_r:
                least, most = max(low_q, low - r), min(high_q, high - r)
                for q, segment in row:
                    if least <= q <= most:
                        near.append(segment)
        return _past(a, b, near)


def _walls_near(a: Hex, b: Hex, walls: Walls) -> list[Segment]:
    """The walls that a line between the two hexes could touch; in no order, for a line is clear of all or not."""
    low_q, high_q = 2 * min(a[0], b[0]) - 2, 2 * max(a[0], b[0]) + 2
    low_r, high_r = 2 * min(a[1], b[1]) - 2, 2 * max(a[1], b[1]) + 2
    low, high = 2 * min(a[0] + a[1], b[0] + b[1]) - 2, 2 * max(a[0] + a[1], b[0] + b[1]) + 2
    return [
        ends(wall)
        for wall in walls
        if low_q <= wall[0] <= high_q and low_r <= wall[1] <= high_r and low <= wall[0] + wall[1] <= high
    ]


def _clear(start: Point, end: Point, walls: list[Segment]) -> bool:
    """Whether the line between two corners that lie on no wall touches none of the walls on its way."""
    x, y = start
    right, down = end[0] - x, end[1] - y
    for x1, y1, x2, y2 in walls:
        one = right * (y1 - y) - down * (x1 - x)
        two = right * (y2 - y) - down * (x2 - x)
        if one * two > 0:  # the whole wall lies on one side of the line
            continue
        if one == two:  # both 0: the wall lies in the line, before, on or behind this piece of it
            if 0 < right * (x1 - x) + down * (y1 - y) < right * right + down * down:
                return False
            continue
        before = (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)
        behind = (x2 - x1) * (end[1] - y1) - (y2 - y1) * (end[0] - x1)
        if before * behind <= 0:
            return False
    return True
