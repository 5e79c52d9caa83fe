"""The tree of scenarios, walked to its end: visits and journeys are played, scenarios decided as they come."""

from __future__ import annotations

import random

import pytest

from gloomhaven.tables import table_of
from klubovna.games.gloomhaven import RULES
from klubovna.games.gloomhaven.campaign.campaign import Campaign
from klubovna.games.gloomhaven.campaign.facts import PLACES
from klubovna.games.gloomhaven.campaign.kinds import EVENT_OPTION, OPEN_ONE, TRAVEL
from klubovna.games.gloomhaven.campaign.record import SCENARIO
from klubovna.games.gloomhaven.campaign.trials import conserved
from klubovna.games.gloomhaven.campaign.world import allowed, in_campaign
from klubovna.games.gloomhaven.facts import MONSTERS, TREASURES
from klubovna.games.gloomhaven.scenario.reckoning import reckoning
from klubovna.kernel.campaign import packed, unpacked
from klubovna.kernel.decision import Decision
from klubovna.kernel.game import Game
from klubovna.kernel.record import new
from klubovna.testing import rule

WON = 0.85
LONG = 400
"""Games: more than any of these takes."""


class Walk:
    """A campaign whose players go wherever the story goes on, with wins and losses of their own luck."""

    def __init__(self, seed: int, players: int) -> None:
        self.dice = random.Random(seed)
        self.campaign = Campaign.begin({"players": players, "seed": seed})

    def to_the_end(self) -> None:
        """Until no scenario is left for the story, and the party is at home."""
        while self.campaign.chronicle.stage == SCENARIO or self.story or self.campaign.played < 2:
            game = new(RULES, seed=self.campaign.played, journal=False, **self.campaign.next_game())
            after = self.scenario(game) if self.campaign.chronicle.stage == SCENARIO else self.between(game)
            assert all(conserved(after).values()), (after.played, conserved(after))
            self.campaign = Campaign.read(unpacked(packed(after.record())))
            assert self.campaign.record() == after.record()
            assert self.campaign.played < LONG

    @property
    def story(self) -> list[int]:
        chronicle = self.campaign.chronicle
        return in_campaign(chronicle) if chronicle.heroes else [1]

    def between(self, game: Game) -> Campaign:
        going = self.dice.choice(self.story) if self.story and self.dice.random() < 0.6 else 0
        while (asked := game.decision) is not None:
            game.choose(self.chosen(game, asked, going), asked.seat)
        assert game.result is not None
        return self.campaign.after(game.result)

    def chosen(self, game: Game, asked: Decision[object], going: int) -> int:
        if asked.kind in (OPEN_ONE, EVENT_OPTION):
            return self.dice.randrange(len(asked.options))
        if asked.kind is TRAVEL:
            there = [way for way in (going, *self.story) if way in asked.options]
            if there:
                return asked.options.index(there[0])
        assert game.rules.policy is not None
        return game.rules.policy.choose(game.state, asked, asked.seat)

    def scenario(self, game: Game) -> Campaign:
        """Decided before it has begun: who has killed what, and found which treasures."""
        t = table_of(game)
        t.won = 1 if self.dice.random() < WON else -1
        for number in PLACES[t.book.number].treasures:
            if number not in self.campaign.chronicle.world.looted and number in TREASURES:
                finder = self.dice.choice(t.characters)
                finder.looted.append(number)
                finder.found += TREASURES[number].items
        for character in t.characters:
            character.xp, character.coins = 12, 8
            character.slain += [self.dice.randrange(len(MONSTERS)) for _ in range(4)]
        return self.campaign.after(reckoning(t))


@rule("gloomhaven:camp.02", "gloomhaven:camp.03", "gloomhaven:page.02", "gloomhaven:page.05")
@pytest.mark.parametrize(("seed", "players"), [(1, 2), (2, 3), (3, 1)])
def test_the_story_has_no_dead_end(seed: int, players: int) -> None:
    """It goes on until what is still shut is shut by what the party has done, and that is not soon."""
    walk = Walk(seed, players)
    walk.to_the_end()
    chronicle = walk.campaign.chronicle
    world = chronicle.world
    left = {*world.open} - {*world.done} - {*world.blocked}
    assert all(not allowed(chronicle, number) for number in left)
    assert len(world.done) >= 40
    assert len(world.classes) > 6
    assert max(one.level for one in chronicle.heroes) >= 7
