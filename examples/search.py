"""Search in thirty lines: deal anew, play out at random, take what won most often.

    python examples/search.py

`determinized(seat, seed)` is the game as this seat may know it, the rest dealt anew; `clone()` is a copy to try
things on. Both cost some microseconds, so a plain Monte Carlo search needs nothing else. It works for every game,
without knowing its rules.
"""

import random

from klubovna import new
from klubovna.kernel.game import Game


def play_out(g: Game, dice: random.Random) -> list[int]:
    """Random moves to the end; the ranks of the seats, 1 is best."""
    while not g.over:
        decision = g.decisions[0]
        g.choose(dice.randrange(len(decision.options)), decision.seat)
    assert g.result is not None
    return g.result.ranks


def search(g: Game, seat: int, tries: int, dice: random.Random) -> int:
    """The option after which random play ranks this seat best, over worlds that it cannot tell apart."""
    ranks = [0] * len(g.asked(seat).options)
    for _ in range(tries):
        world = g.determinized(seat, dice.getrandbits(32))
        for index in range(len(ranks)):
            tried = world.clone()
            tried.choose(index, seat)
            ranks[index] += play_out(tried, dice)[seat]
    return ranks.index(min(ranks))


def main(tries: int = 2, seed: int = 3) -> None:
    dice = random.Random(seed)
    g = new("ash", seats=2, seed=seed)
    while not g.over:
        decision = g.decisions[0]
        clever = decision.seat == 0 and len(decision.options) > 1
        index = search(g, 0, tries, dice) if clever else dice.randrange(len(decision.options))
        g.choose(index, decision.seat)
    assert g.result is not None
    print(f"search {g.result.scores[0]} points, random {g.result.scores[1]}")


if __name__ == "__main__":
    main()
