"""Play a whole game with random moves, and print how it ended.

    python examples/random_game.py root 4 7

Shows the loop that everything is built on: a decision has options, `choose` answers with an index. A record is all
that is needed to play the same game again.
"""

import random
import sys

import klubovna


def main(game: str, seats: int, seed: int) -> None:
    dice = random.Random(seed)
    g = klubovna.new(game, seats=seats, seed=seed)
    choices = 0
    while not g.over:
        decision = g.decisions[0]
        g.choose(dice.randrange(len(decision.options)), decision.seat)
        choices += 1
    result = g.result
    assert result is not None
    print(
        f"{klubovna.rules(game).title['en']}: {choices} choices, points {result.scores}, won by seats {result.winners}"
    )
    again = klubovna.replay(g.record())
    print("played again from its record:", again.fingerprint() == g.fingerprint())


if __name__ == "__main__":
    game, seats, seed = sys.argv[1:4] if len(sys.argv) > 3 else ("ash", "3", "7")
    main(game, int(seats), int(seed))
