"""How well positions are judged: at once, and after further decisions by the policy, against who won in the end.

    .venv/bin/python tools/judgement.py harrow --roles protectors,family --option chapter=c3 --games 24

The policy plays with itself; every forty decisions a world is dealt anew, as the search does it, and played on. The
score is Brier's: the mean square of the error, by thirds of the game.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import process_time
from typing import Final, NamedTuple

HERE: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(HERE / "src"))

from klubovna.kernel.chance import Chance  # noqa: E402 of this tree
from klubovna.kernel.game import Game  # noqa: E402
from klubovna.kernel.record import new  # noqa: E402

AFTER: Final = (0, 10, 30, 60)
THIRDS: Final = ((0.0, 0.35), (0.35, 0.7), (0.7, 1.0))
EVERY, FIRST, LAST = 40, 25, 400


class Judged(NamedTuple):
    """A position for one seat: when in its game, how it was judged after so many decisions, and what the seat won."""

    when: float
    chances: list[float]
    won: float


def judged(game: Game, seat: int, seed: int, spent: list[float]) -> list[list[float]]:
    """From a new deal: the chances of all seats, after so many decisions each."""
    policy = game.rules.policy
    assert policy is not None
    began = process_time()
    world = game.determinized(seat, seed)
    found, decisions = [], 0
    for number, after in enumerate(AFTER):
        world.play_on(policy.choose, after - decisions)
        decisions = after
        found.append(policy.evaluate(world.state))
        spent[number] += process_time() - began
    return found


def positions(game: Game, spent: list[float]) -> list[Judged]:
    """The positions of one game, played to its end."""
    policy = game.rules.policy
    assert policy is not None
    seen, decisions = [], 0
    while (d := game.decision) is not None:
        if decisions % EVERY == FIRST and decisions < LAST:
            seen.append((decisions, judged(game, d.seat, decisions, spent)))
        game.choose(policy.choose(game.state, d, d.seat), d.seat)
        decisions += 1
    assert game.result is not None
    winners = game.result.winners
    return [
        Judged(when / decisions, [one[seat] for one in chances], (seat in winners) / max(1, len(winners)))
        for when, chances in seen
        for seat in range(game.seats)
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--roles", required=True)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--seed", type=int, default=78)
    asked = parser.parse_args()
    roles: list[str | None] = asked.roles.split(",")
    options = dict(option.split("=", 1) for option in asked.option)
    spent = [0.0] * len(AFTER)
    rows: list[Judged] = []
    for number in range(asked.games):
        deal = Chance(asked.seed).branch(number).number
        rows += positions(new(asked.game, len(roles), deal, roles, options, journal=False, marks=False), spent)
    times = [f"{1000 * seconds * len(roles) / max(1, len(rows)):.1f} ms" for seconds in spent]
    sys.stdout.write(f"{len(rows)} judgements; after {AFTER} decisions: {', '.join(times)}\n")
    for low, high in THIRDS:
        part = [row for row in rows if low <= row.when < high]
        scores = [sum((row.chances[i] - row.won) ** 2 for row in part) / max(1, len(part)) for i in range(len(AFTER))]
        sys.stdout.write(f"{low:.0%} – {high:.0%}: {', '.join(f'{score:.3f}' for score in scores)}\n")


if __name__ == "__main__":
    main()
