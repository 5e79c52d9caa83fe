"""A clan: one player's board with everything around it."""

from __future__ import annotations

from klubovna.games.monsterlands.facts import (
    FIRST_ROOKIE,
    MEMBER_ABILITY,
    MEMBER_DOES,
    REPUTATION,
    TRAP_LIMIT,
    Land,
    Loot,
    Member,
    Monster,
    Trap,
)
from klubovna.games.monsterlands.moments import NO_MEMBER
from klubovna.kernel.fields import StatePart, field, state_class


@state_class
class Clan(StatePart):
    """One player's clan board with everything around it."""

    affinity: int = -1
    glory: int = 0
    coins: int = 0
    strength: int = 0
    magic: int = 0
    haggle: list[int] = field(default_factory=list)
    """The values of the haggling dice in the pool, in ascending order."""
    chief: Member = NO_MEMBER
    members: list[Member] = field(default_factory=list)
    """All of them, the chief included."""
    traps: list[Trap] = field(default_factory=list)
    """Face down on the clan board, in ascending order; only the owner knows them."""
    defence: int = 0
    potions: int = 0
    poisons: int = 0
    loot: list[Loot] = field(default_factory=list)
    trophies: list[Monster] = field(default_factory=list)
    lands: list[Land] = field(default_factory=list)
    passed: bool = False
    quests: int = 0
    """Quests completed (scen.9.02, r.100)."""

    @property
    def reputation(self) -> int:
        """The sum of the members' reputations (basics.03)."""
        total = 0
        for member in self.members:
            total += REPUTATION[member]
        return total

    @property
    def surplus(self) -> int:
        """Glory minus reputation (tavern.03)."""
        return self.glory - self.reputation

    @property
    def dice(self) -> int:
        return self.strength + self.magic + len(self.haggle)

    @property
    def trap_limit(self) -> int:
        """lodge.03 Five, more with Dajana (ref.merc.03)."""
        limit = TRAP_LIMIT
        for member in self.members:
            if MEMBER_DOES[member] == "trap_capacity":
                limit += MEMBER_ABILITY[member].extra
        return limit


def is_rookie(member: Member) -> bool:
    """Rookies have no token and no affinity (tavern.17)."""
    return member >= FIRST_ROOKIE
