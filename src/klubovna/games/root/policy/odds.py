"""What a battle is likely to bring: the exact distribution of two dice from 0 to 3."""

from __future__ import annotations

from typing import Final

from klubovna.games.root.facts import DIE_FACES

ROLLS: Final = [(min(a, b), max(a, b)) for a in range(DIE_FACES) for b in range(DIE_FACES)]
"""Every roll of the two dice, lower number first; all are equally likely."""
MOST_ROLLED: Final = DIE_FACES - 1
EXTRA: Final = 3
"""So many numbers of extra hits, from none on, are looked up; others, if there ever are any, are worked out."""
HITS: Final = MOST_ROLLED + EXTRA
"""So many numbers of hits there are then."""


class Odds:
    """What both sides lose on average."""

    __slots__ = ("killed", "lost", "razed", "razes")

    def __init__(self, killed: float, razed: float, razes: float, lost: float) -> None:
        self.killed = killed
        """Warriors of the defender."""
        self.razed = razed
        """Buildings and tokens of the defender."""
        self.razes = razes
        """The chance that at least one of these falls."""
        self.lost = lost
        """Hits that the attacker takes, at most his warriors."""


_known: Final[list[Odds | None]] = [None] * (DIE_FACES * HITS * HITS * 2 * EXTRA * EXTRA * HITS)


def odds(
    attackers: int, defenders: int, pieces: int, guerrilla: bool, more_dealt: int, more_taken: int, most: int
) -> Odds:
    """4.3.2 Rolled hits are capped by the own side; extra hits are not. `most` is what the attacker can lose."""
    if not (0 <= more_dealt < EXTRA and 0 <= more_taken < EXTRA):
        return reckoned(attackers, defenders, pieces, guerrilla, more_dealt, more_taken, most)
    attackers = min(attackers, MOST_ROLLED)  # more than can be hit, or hit, make no difference
    dealt, taken = MOST_ROLLED + more_dealt, MOST_ROLLED + more_taken
    defenders, pieces, most = min(defenders, dealt), min(pieces, dealt), min(most, taken)
    key = ((attackers * HITS + defenders) * HITS + pieces) * HITS + most
    key = ((key * EXTRA + more_dealt) * EXTRA + more_taken) * 2 + guerrilla
    found = _known[key]
    if found is None:
        found = reckoned(attackers, defenders, pieces, guerrilla, more_dealt, more_taken, most)
        _known[key] = found
    return found


def reckoned(
    attackers: int, defenders: int, pieces: int, guerrilla: bool, more_dealt: int, more_taken: int, most: int
) -> Odds:
    killed = razed = razes = lost = 0
    for low, high in ROLLS:
        rolled, back = (low, high) if guerrilla else (high, low)
        dealt = min(rolled, attackers) + more_dealt
        taken = min(back, defenders) + more_taken
        killed += min(dealt, defenders)
        fallen = min(max(0, dealt - defenders), pieces)
        razed += fallen
        razes += fallen > 0
        lost += min(taken, most)
    n = len(ROLLS)
    return Odds(killed / n, razed / n, razes / n, lost / n)
