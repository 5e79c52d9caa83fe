"""How far a comparison of options should look: what it gains by each horizon, in the same processor time.

    .venv/bin/python tools/horizon.py monsterlands --positions 40 --milliseconds 100 500

In positions of games that the policy plays with itself every option is taken in many worlds and played on to the end;
on the way the position is judged after so many decisions. Then a bot is imagined that has as many of these worlds as
fit into its time: what it would choose by one half of them is worth what comes of that in the other half. The figure is
how much more of a game it wins by one such decision than the policy.
"""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path
from time import process_time
from typing import Final

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import Progress

HERE: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(HERE / "src"))

from klubovna.kernel.chance import Chance  # noqa: E402 of this tree
from klubovna.kernel.game import Game  # noqa: E402
from klubovna.kernel.record import new  # noqa: E402

HORIZONS: Final = (5, 10, 20, 40, 60, 100, 150, 220, 320, 5000)
OPTIONS: Final = 8
PART: Final = 0.02
"""Of the decisions with three options or more, so many are looked at."""
TIMES: Final = 30
"""So often the imagined bot draws its worlds."""

Figures = NDArray[np.float64]


def looked_at(given: Game, seat: int, worlds: int, draw: random.Random) -> tuple[Figures, Figures]:
    """Chances by world, option (the policy's first) and horizon, and the seconds until each horizon."""
    policy = given.rules.policy
    assert policy is not None
    asked = given.asked(seat)
    first = policy.choose(given.state, asked, seat)
    others = [index for index in range(len(asked.options)) if index != first]
    picked = [first, *draw.sample(others, min(len(others), OPTIONS - 1))]
    chances = np.zeros((worlds, len(picked), len(HORIZONS)))
    seconds = np.zeros(len(HORIZONS))
    for number in range(worlds):
        world = given.determinized(seat, draw.randrange(1 << 32))
        for place, index in enumerate(picked):
            began, decisions = process_time(), 0
            game = world.clone(journal=False, marks=False)
            game.choose(index, seat)
            for at, horizon in enumerate(HORIZONS):
                game.play_on(policy.choose, horizon - decisions)
                decisions = horizon
                chances[number, place, at] = policy.evaluate(game.state)[seat]
                seconds[at] += process_time() - began
    return chances, seconds / (worlds * len(picked))


def gained(chances: Figures, at: int, budget: float, cost: float, sure: float, dice: np.random.Generator) -> float:
    """More of a game than by the policy's choice, judged at one horizon."""
    worlds, options, _ = chances.shape
    drawn = max(2, int(budget / (options * cost)))
    total = 0.0
    for _ in range(TIMES):
        order = dice.permutation(worlds)
        seen, other = order[: worlds // 2], order[worlds // 2 :]
        sample = chances[dice.choice(seen, drawn)][:, :, at]
        leads = sample - sample[:, :1]
        lead, error = leads.mean(0), leads.std(0) / drawn**0.5
        best = int(np.where(lead > sure * error, lead, 0.0).argmax())
        final = chances[other][:, :, -1].mean(0)
        total += final[best] - final[0]
    return total / TIMES


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--roles", default="")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--worlds", type=int, default=100)
    parser.add_argument("--milliseconds", type=float, nargs="+", default=[100.0, 500.0])
    parser.add_argument("--sure", type=float, default=0.5)
    parser.add_argument("--seed", type=int, default=78)
    asked = parser.parse_args()
    roles: list[str | None] | None = asked.roles.split(",") if asked.roles else None
    options = dict(option.split("=", 1) for option in asked.option)
    seats = len(roles) if roles else asked.seats
    draw = random.Random(asked.seed)
    found: list[Figures] = []
    spent = np.zeros(len(HORIZONS))
    deal = Chance(asked.seed)
    out = Console()
    with Progress(console=Console(stderr=True)) as progress:
        bar = progress.add_task("positions", total=asked.positions)
        for number in range(1 << 20):
            game = new(asked.game, seats, deal.branch(number).number, roles, options, journal=False)
            policy = game.rules.policy
            assert policy is not None
            while (d := game.decision) is not None and len(found) < asked.positions:
                if len(d.options) > 2 and d.subset is None and draw.random() < PART:
                    given = game.determinized(d.seat, draw.randrange(1 << 32))
                    if given.can_clone:
                        chances, seconds = looked_at(given, d.seat, asked.worlds, draw)
                        found.append(chances)
                        spent += seconds
                        progress.advance(bar)
                game.choose(policy.choose(game.state, d, d.seat), d.seat)
            if len(found) == asked.positions:
                break
    dice = np.random.default_rng(asked.seed)
    for at, horizon in enumerate(HORIZONS):
        cost = spent[at] / len(found)
        gains = [
            np.mean([gained(one, at, budget / 1000, cost, asked.sure, dice) for one in found])
            for budget in asked.milliseconds
        ]
        told = ", ".join(
            f"{gain:+.4f} in {budget:.0f} ms" for gain, budget in zip(gains, asked.milliseconds, strict=True)
        )
        name = "to the end" if at == len(HORIZONS) - 1 else f"{horizon} decisions"
        out.print(f"{name}, {1000 * cost:.2f} ms: {told}")


if __name__ == "__main__":
    main()
