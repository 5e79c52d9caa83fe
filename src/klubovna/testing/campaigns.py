"""`python -m klubovna.testing.campaigns`: whole campaigns by bots of all kinds, looked at after every game."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any

from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

from klubovna import bots
from klubovna.kernel.campaign import Campaign, packed, unpacked
from klubovna.kernel.game import Game
from klubovna.kernel.record import new, replay
from klubovna.kernel.registry import rules
from klubovna.kernel.rules import Rules

KINDS = ("greedy", "random")


def played(made: Rules[Any], campaign: Campaign, names: list[str], seed: int) -> Game:
    """The next game of a campaign, to its end."""
    game = new(made, seed=seed, **campaign.next_game())
    seated = [bots.make(name, seed + i) for i, name in enumerate(names)]
    while not game.over:
        decision = game.decisions[0]
        game.choose(bots.move(game, decision.seat, seated[decision.seat], game.happened), decision.seat)
    return game


def gone_on(made: Rules[Any], campaign: Campaign, names: list[str], seed: int) -> Campaign:
    """One game further, with everything that must hold: nothing is lost or made, export and import change nothing."""
    before = json.dumps(campaign.record())
    game = played(made, campaign, names, seed)
    assert game.result is not None
    after = campaign.after(game.result)
    assert json.dumps(campaign.record()) == before, "a campaign has changed in place"
    for name, holds in made.trials.conserved(after).items() if made.trials.conserved is not None else ():
        assert holds, f"{made.slug}, seed {seed}: {name}"
    assert replay(game.record()).fingerprint() == game.fingerprint(), f"{made.slug}, seed {seed}: replay"
    again = type(after).read(unpacked(packed(after.record())))
    assert json.dumps(again.record()) == json.dumps(after.record()), f"{made.slug}, seed {seed}: export and import"
    return again


def long_enough(made: Rules[Any], campaign: Campaign, games: int, evenings: int) -> bool:
    """After so many games; or after so many evenings, where they are asked for and the game tells them."""
    if evenings and made.trials.evenings is not None:
        return made.trials.evenings(campaign) >= evenings
    return campaign.played >= games


def one_campaign(
    slug: str, seed: int, games: int, names: list[str] | None = None, evenings: int = 0, **chosen: Any
) -> Campaign:
    """A campaign of so many games, or until it is over; the bots are mixed by the seed unless they are named."""
    made = rules(slug)
    assert made.campaign is not None
    asked = made.campaign.schema().get("properties", {})
    seats = len(names) if names is not None else 1 + seed % 3 if "players" in asked else 1
    given = {name: value for name, value in {"players": seats, "seed": seed}.items() if name in asked}
    campaign = made.campaign.begin({**given, **chosen})
    seated = names or [KINDS[(seed + seat + seed // 3) % len(KINDS)] for seat in range(seats)]
    while campaign.status == "open" and not long_enough(made, campaign, games, evenings):
        campaign = gone_on(made, campaign, seated, seed * 1000 + campaign.played)
    return campaign


def _told(slug: str, seed: int, chosen: argparse.Namespace) -> tuple[str, int]:
    names = chosen.players.split(",") if chosen.players else None
    campaign = one_campaign(slug, seed, chosen.games, names, chosen.evenings)
    return campaign.status, campaign.played


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("slug")
    parser.add_argument("--campaigns", type=int, default=40)
    parser.add_argument("--games", type=int, default=60, help="of a campaign; visits and journeys count, too")
    parser.add_argument("--evenings", type=int, default=0, help="instead: of a campaign, without visits and journeys")
    parser.add_argument("--players", help="bots, by commas; else they are mixed by the seed")
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--workers", type=int, default=None)
    chosen = parser.parse_args()
    ended: Counter[str] = Counter()
    games = 0
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    with ProcessPoolExecutor(chosen.workers) as pool, Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task(chosen.slug, total=chosen.campaigns)
        seeds = range(chosen.first, chosen.first + chosen.campaigns)
        waiting = [pool.submit(_told, chosen.slug, seed, chosen) for seed in seeds]
        for done in as_completed(waiting):
            status, many = done.result()
            ended[status] += 1
            games += many
            bar.advance(task)
    told = ", ".join(f"{status}: {count}" for status, count in sorted(ended.items()))
    Console().print(f"{chosen.slug}: {chosen.campaigns} campaigns, {games} games without a fault ({told})")


if __name__ == "__main__":
    main()
