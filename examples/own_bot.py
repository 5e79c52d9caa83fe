"""A bot of your own against `greedy` and `random`.

    python examples/own_bot.py

A bot has one method. It is handed a game in which everything that its seat has not seen is dealt anew, so it may look
at all of it without cheating; it gives the index of an option of the decision that its seat owes. `bots.move` asks it
at a true table.
"""

from klubovna import bots, new
from klubovna.bots import Bot, Budget
from klubovna.kernel.chance import Chance
from klubovna.kernel.game import Game


class OneAhead:
    """Tries every option on a copy and takes one that leaves its seat with the most points."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def choose(self, game: Game, seat: int, budget: Budget) -> int:
        points = [self.points(game, seat, index) for index in range(len(game.asked(seat).options))]
        best = [index for index, scored in enumerate(points) if scored == max(points)]
        return best[self.chance.below(len(best))]

    def points(self, game: Game, seat: int, index: int) -> int:
        tried = game.clone()
        tried.choose(index, seat)
        return tried.state.result().scores[seat]


def play(seats: list[Bot], seed: int) -> list[int]:
    """One game of Crown of Ash; the seats that won."""
    g = new("ash", seats=len(seats), seed=seed)
    while not g.over:
        decision = g.decisions[0]
        g.choose(bots.move(g, decision.seat, seats[decision.seat], seed), decision.seat)
    assert g.result is not None
    return g.result.winners


def main(games: int = 4) -> None:
    for name in ("random", "greedy"):
        won = sum(0 in play([OneAhead(seed), bots.make(name, seed)], seed) for seed in range(games))
        print(f"OneAhead won {won} of {games} games against {name}")


if __name__ == "__main__":
    main()
