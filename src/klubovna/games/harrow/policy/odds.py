"""What an attack is likely to bring: how many cubes of both sides fall out of the tree."""

from __future__ import annotations

from functools import lru_cache

from klubovna.games.harrow.facts import TREE


class Odds:
    """What comes of one attack on average."""

    __slots__ = ("answered", "kills", "success", "through")

    def __init__(self, kills: float, success: float, through: float, answered: float) -> None:
        self.kills = kills
        """How often the attack is completed."""
        self.success = success
        """The chance that it is completed at least once."""
        self.through = through
        """The chance that the attacker pays for a kill in a clash, after a failed attack."""
        self.answered = answered
        """The chance that the defender does."""


@lru_cache(maxsize=4096)
def passage(thrown: int, stuck: int) -> tuple[float, float]:
    """How likely a thrown cube comes out, and one that was caught before."""
    if not thrown:
        return 0.0, 0.0
    caught, passed, knocked = float(stuck), 0.0, 0.0
    for _ in range(thrown):
        stick = TREE.p_stick * max(0.0, 1.0 - caught / TREE.capacity)
        loose = (1.0 - stick) * TREE.p_knock * min(1.0, caught)
        passed += 1.0 - stick
        knocked += loose
        caught += stick - loose
    freed = min(0.95, knocked / max(1.0, stuck + (thrown - passed) / 2))
    share = passed / thrown
    return share + (1.0 - share) * freed / 2, freed


@lru_cache(maxsize=16384)
def falls(own: int, caught: int, thrown: int, stuck: int) -> tuple[float, ...]:
    """How likely so many cubes of one colour fall out: of the own thrown ones and of those caught before."""
    comes, freed = passage(thrown, stuck)
    chances = [1.0]
    for chance, count in ((comes, own), (freed, caught)):
        for _ in range(count):
            longer = [each * (1.0 - chance) for each in chances] + [0.0]
            for i, each in enumerate(chances):
                longer[i + 1] += each * chance
            chances = longer
    return tuple(chances)


@lru_cache(maxsize=16384)
def contest(own: tuple[int, int], foe: tuple[int, int], rest: tuple[int, int], price: int, victims: int) -> Odds:
    """An attack with cubes on the battleground and in the tree: the attacker's, the defender's, everybody else's."""
    thrown, stuck = own[0] + foe[0] + rest[0], own[1] + foe[1] + rest[1]
    mine, theirs = falls(*own, thrown, stuck), falls(*foe, thrown, stuck)
    kills = success = through = answered = 0.0
    for a, chance in enumerate(mine):
        for b, other in enumerate(theirs):
            both = chance * other
            if a < b:
                through += both * (a >= price)
                answered += both * (b >= price)
            elif a >= price:
                success += both
                kills += both * min(victims, a // price, (a - b) // price + 1)
    return Odds(kills, success, through, answered)
