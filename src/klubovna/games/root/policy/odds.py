"""What a battle is likely to bring: the exact distribution of two dice from 0 to 3."""

from __future__ import annotations

from typing import Final

from klubovna.games.root.facts import DIE_FACES

ROLLS: Final = [(min(a, b), max(a, b)) for a in range(DIE_FACES) for b in range(DIE_FACES)]
"""Every roll of the two dice, lower number first; all are equally likely."""
MOST_ROLLED: Final = DIE_FACES - 1


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


class Chart:
    """The odds against one defence, for all numbers of attackers. More than can be hit, or hit, make no difference."""

    __slots__ = ("rows", "taken")

    def __init__(self, defenders: int, pieces: int, guerrilla: bool, more_dealt: int, more_taken: int) -> None:
        self.taken = MOST_ROLLED + more_taken
        """The most hits that are taken."""
        self.rows = [
            [reckoned(n, defenders, pieces, guerrilla, more_dealt, more_taken, most) for most in range(self.taken + 1)]
            for n in range(MOST_ROLLED + 1)
        ]

    def odds(self, attackers: int, most: int) -> Odds:
        """`most` is what the attacker can lose."""
        return self.rows[min(attackers, MOST_ROLLED)][min(most, self.taken)]


EXTRA: Final = 3
"""So many numbers of extra hits, from none on, are kept; others, if there ever are any, are worked out anew."""
HITS: Final = MOST_ROLLED + EXTRA
"""So many numbers of hits there are then."""
_charts: Final[list[Chart | None]] = [None] * (HITS * HITS * EXTRA * EXTRA * 2)


def chart(defenders: int, pieces: int, guerrilla: bool, more_dealt: int, more_taken: int) -> Chart:
    """Worked out once."""
    if more_dealt >= EXTRA or more_taken >= EXTRA:
        return Chart(defenders, pieces, guerrilla, more_dealt, more_taken)
    hits = MOST_ROLLED + more_dealt
    defenders, pieces = min(defenders, hits), min(pieces, hits)
    key = (((defenders * HITS + pieces) * EXTRA + more_dealt) * EXTRA + more_taken) * 2 + guerrilla
    found = _charts[key]
    if found is None:
        found = _charts[key] = Chart(defenders, pieces, guerrilla, more_dealt, more_taken)
    return found


def odds(
    attackers: int, defenders: int, pieces: int, guerrilla: bool, more_dealt: int, more_taken: int, most: int
) -> Odds:
    return chart(defenders, pieces, guerrilla, more_dealt, more_taken).odds(attackers, most)


def reckoned(
    attackers: int, defenders: int, pieces: int, guerrilla: bool, more_dealt: int, more_taken: int, most: int
) -> Odds:
    """4.3.2 Rolled hits are capped by the own side; extra hits are not."""
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
