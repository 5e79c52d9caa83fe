"""The cube tree. A model of the cube tower in the box: its parameters stand in content/tree.toml."""

from __future__ import annotations

from typing import Final

from klubovna.games.harrow import events
from klubovna.games.harrow.facts import TREE
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.state import Table

SCALE: Final = 1 << 20
STICK: Final = [int(TREE.p_stick * max(0.0, 1 - stuck / TREE.capacity) * SCALE) for stuck in range(200)]
"""Out of SCALE: how often a cube is caught with so many in the tree."""
KNOCK: Final = int(TREE.p_knock * SCALE)


async def activate_tree(t: Table) -> None:
    """c1.attack.09-11 All cubes of the battleground go in; what falls out lies on its owner's side again."""
    before = t.tree[:]
    throw(t)
    t.tell(events.TREE, t.ground[:], [max(0, now - then) for now, then in zip(t.tree, before, strict=True)])
    for faction in t.in_play:
        await ROLES[faction].after_tree(t)


def throw(t: Table) -> None:
    """One cube after the other, in random order: caught on a ledge, or through, perhaps knocking another loose."""
    chance = t.chance
    thrown = [colour for colour, count in enumerate(t.ground) for _ in range(count)]
    chance.shuffle(thrown)
    t.ground = [0] * 8
    ground, tree = t.ground, t.tree
    stuck = sum(tree)
    likely = STICK[stuck]
    for colour in thrown:
        if chance.below(SCALE) < likely:
            tree[colour] += 1
            stuck += 1
            likely = STICK[stuck]
            continue
        ground[colour] += 1
        if stuck and chance.below(SCALE) < KNOCK:
            loose = _nth(tree, chance.below(stuck))
            tree[loose] -= 1
            ground[loose] += 1
            stuck -= 1
            likely = STICK[stuck]


def _nth(tree: list[int], number: int) -> int:
    """The colour of the cube with this number, counted colour by colour."""
    for colour, count in enumerate(tree):
        if number < count:
            return colour
        number -= count
    raise AssertionError("no such cube in the tree")
