"""The turn order among the enemies: as far as it is settled, and what the players may still agree on."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final, TypeAlias

from klubovna.games.gloomhaven.monsters.planner.position import Figure
from klubovna.kernel.hexes import Hex

NO_SECOND_CARD: Final = 100

Agreed: TypeAlias = tuple[int, ...]
"""For every group a mask of those that come later: no more of it than had to be said."""


class TurnOrder:
    """Enemies by initiative. Those of one initiative are in groups, a character with its summons; the players agree
    which group comes first (init.05), within a group the order is fixed.

    Nobody goes through all orders: whoever asks is told which groups may be the first of some, and an agreement holds
    what had to be agreed on for that.
    """

    __slots__ = ("group", "groups", "place", "rank", "settled")

    def __init__(self, enemies: list[Figure]) -> None:
        self.rank: dict[Hex, int] = {}
        """Equal for those of one initiative."""
        self.group: dict[Hex, int] = {}
        self.place: dict[Hex, int] = {}
        """In one of the orders that are allowed, and within a group in all of them."""
        self.settled = True
        self.groups = 0
        for enemy in enemies:
            if not enemy.order:
                break
            self.rank[enemy.at] = enemy.order
        else:
            self.place = self.rank  # mon.focus.16, mon.focus.17
            return
        self.rank = {}
        tied: dict[tuple[int, int, bool], dict[str, list[Figure]]] = {}
        for number, enemy in enumerate(enemies):
            monster = enemy.side == "monster"
            # Monsters of one initiative act as they are listed; a character without a name belongs to nobody else.
            owner = "" if monster else enemy.summon_of or enemy.name or str(number)
            tied.setdefault((*_initiative(enemy), monster), {}).setdefault(owner, []).append(enemy)  # mon.focus.13
        for rank, key in enumerate(sorted(tied)):
            self.settled = self.settled and len(tied[key]) == 1
            for members in tied[key].values():
                for enemy in sorted(members, key=lambda one: not one.summon_of):  # mon.focus.14, r.43
                    self.rank[enemy.at] = rank
                    self.group[enemy.at] = self.groups
                    self.place[enemy.at] = len(self.place)
                self.groups += 1

    def nothing_agreed(self) -> Agreed:
        return (0,) * self.groups

    def first(self, enemies: Collection[Hex], agreed: Agreed) -> Iterator[tuple[Hex, Agreed]]:
        """Everyone who may be the first of these, with what is agreed then."""
        lowest = min(self.rank[at] for at in enemies)
        lead: dict[int, Hex] = {}
        for at in sorted((at for at in enemies if self.rank[at] == lowest), key=self.place.__getitem__):
            if self.settled:
                yield at, agreed
                return
            lead.setdefault(self.group[at], at)
        for group, at in lead.items():
            if not any(agreed[other] >> group & 1 for other in lead):
                yield at, _agree(agreed, group, lead)


def _agree(agreed: Agreed, first: int, groups: Collection[int]) -> Agreed:
    """This group comes before the others, and so do those before it."""
    later = 0
    for other in groups:
        if other != first:
            later |= 1 << other | agreed[other]
    later |= agreed[first]
    return tuple(mask | later if group == first or mask >> first & 1 else mask for group, mask in enumerate(agreed))


def _initiative(enemy: Figure) -> tuple[int, int]:
    if isinstance(enemy.initiative, int):
        return (enemy.initiative, NO_SECOND_CARD)
    return (enemy.initiative[0], enemy.initiative[1] if len(enemy.initiative) > 1 else NO_SECOND_CARD)  # init.04
