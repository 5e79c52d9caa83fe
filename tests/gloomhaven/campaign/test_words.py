"""Visits and journeys in both languages, on the page's parts, and through every check of the kernel."""

from __future__ import annotations

from io import StringIO
from random import Random

import pytest
from rich.console import Console

from klubovna.games.gloomhaven import RULES
from klubovna.games.gloomhaven.campaign.trials import campaign_soak
from klubovna.games.gloomhaven.terminal.draw import draw
from klubovna.kernel.chance import Chance
from klubovna.kernel.record import new
from klubovna.kernel.text import LANGUAGES
from klubovna.testing.checks import Checker
from klubovna.testing.lit import check_lit
from klubovna.testing.texts import Loud

LOUD = [Loud(lang, RULES) for lang in LANGUAGES]


@pytest.mark.parametrize("seed", range(12))
def test_a_visit_or_journey_can_be_told_and_pointed_at(seed: int) -> None:
    g = new(RULES, **campaign_soak(seed, Chance(seed).branch(77)))
    luck = Random(seed)
    while not g.over:
        for decision in g.decisions:
            check_lit(g, decision)
            for texts in LOUD:
                assert texts.of(g, decision)
                said = [texts.of(g, option, decision) for option in decision.options]
                assert len(set(said)) == len(said), said
        decision = g.decisions[0]
        g.choose(luck.randrange(len(decision.options)), decision.seat)
    for texts in LOUD:
        assert all(texts.of(g, event, None) for event in g.events(0))
        console = Console(record=True, width=160, file=StringIO())
        console.print(draw(g.look(0), texts))
        assert texts.sentence("town-quest") in console.export_text()


@pytest.mark.parametrize("seed", range(100, 112))
def test_a_visit_or_journey_holds_every_check(seed: int) -> None:
    game = Checker(RULES, seed, wanted=1).game(campaign_soak(seed, Chance(seed).branch(77)), live=seed % 2 == 0)
    assert game.result is not None
