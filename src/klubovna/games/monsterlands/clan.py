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


class Clan:
    """One player's clan board with everything around it."""

    __slots__ = (
        "affinity",
        "chief",
        "coins",
        "defence",
        "glory",
        "haggle",
        "lands",
        "loot",
        "magic",
        "members",
        "passed",
        "poisons",
        "potions",
        "quests",
        "strength",
        "traps",
        "trophies",
    )
    affinity: int
    glory: int
    coins: int
    strength: int
    magic: int
    haggle: list[int]
    """The values of the haggling dice in the pool, in ascending order."""
    chief: Member
    members: list[Member]
    """All of them, the chief included."""
    traps: list[Trap]
    """Face down on the clan board, in ascending order; only the owner knows them."""
    defence: int
    potions: int
    poisons: int
    loot: list[Loot]
    trophies: list[Monster]
    lands: list[Land]
    passed: bool
    quests: int
    """Quests completed (scen.9.02, r.100)."""

    def __init__(self) -> None:
        self.affinity = -1
        self.glory = 0
        self.coins = 0
        self.strength = 0
        self.magic = 0
        self.haggle = []
        self.chief = NO_MEMBER
        self.members = []
        self.traps = []
        self.defence = 0
        self.potions = 0
        self.poisons = 0
        self.loot = []
        self.trophies = []
        self.lands = []
        self.passed = False
        self.quests = 0

    def clone(self) -> Clan:
        new = Clan.__new__(Clan)
        new.affinity = self.affinity
        new.glory = self.glory
        new.coins = self.coins
        new.strength = self.strength
        new.magic = self.magic
        new.haggle = self.haggle[:]
        new.chief = self.chief
        new.members = self.members[:]
        new.traps = self.traps[:]
        new.defence = self.defence
        new.potions = self.potions
        new.poisons = self.poisons
        new.loot = self.loot[:]
        new.trophies = self.trophies[:]
        new.lands = self.lands[:]
        new.passed = self.passed
        new.quests = self.quests
        return new

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
