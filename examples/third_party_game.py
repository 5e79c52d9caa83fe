"""A game that is not ours: Nim, in the folder beside this file, made known, checked and played.

    python examples/third_party_game.py

Its package is a state, a step, a ledger and a few words; bots, undo, records, the terminal and all checks follow.
`register` makes it known to this process; an installed package does it by an entry point of the group
`klubovna.games`. With hidden cards: docs/write-a-game.md.
"""

from klubovna import bots, new
from klubovna.kernel import register
from klubovna.testing.checks import Checker, check_words
from nim import RULES


def main(games: int = 5) -> None:
    register(RULES)
    check_words(RULES)  # every question, option and event can be said in both languages
    for seed in range(games):
        Checker(RULES, seed).game({"seats": 2 + seed % 2, "seed": seed})  # clone, undo, replay, JSON, views …
    g = new("nim", seats=2, seed=1)
    player = bots.make("random", 1)
    while not g.over:
        decision = g.decisions[0]
        g.choose(bots.move(g, decision.seat, player, 1), decision.seat)
    for event in g.events(None):
        print(g.text("en", event))


if __name__ == "__main__":
    main()
