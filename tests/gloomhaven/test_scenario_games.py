"""Every scenario of the book, set up for two to four characters and played to its end by random and by greedy ones."""

from __future__ import annotations

import pytest

import klubovna
from gloomhaven.scenes import HEROES
from gloomhaven.tables import table_of
from klubovna.games.gloomhaven import RULES
from klubovna.games.gloomhaven.inventory import soak
from klubovna.games.gloomhaven.policy import CHOICES
from klubovna.games.gloomhaven.scenario.book import PLAYABLE
from klubovna.kernel.rules import ByKind
from klubovna.testing.checks import Checker, Tally

POLICY = ByKind(CHOICES)
LONG = 9000
PLAIN = {*range(1, 21), 23, 24, 25, 28, 30, 32, 37, 40, 43, 53, 59, 63, 64, 65, 89, 91, 93, 94}
"""Scenarios that other tests play."""
RICH = [number for number in PLAYABLE if number not in PLAIN]


@pytest.mark.parametrize("number", RICH)
def test_random_characters_hold_every_check(number: int) -> None:
    made = soak(number)
    made["options"]["scenario"] = number
    g = Checker(RULES, number, Tally(), wanted=1).game(made, sample=0.01, live=False)
    assert g.over


@pytest.mark.parametrize("number", RICH)
def test_the_greedy_party_comes_to_an_end(number: int) -> None:
    party = 2 + number % 3
    characters = [{"role": role, "seat": i, "level": 2} for i, role in enumerate(HEROES[:party])]
    options = {"characters": characters, "scenario": number, "level": 0}
    g = klubovna.new("gloomhaven", seats=party, seed=number, options=options, journal=False)
    count = 0
    while (d := g.decision) is not None:
        g.choose(POLICY.choose(table_of(g), d, d.seat), d.seat)
        count += 1
        assert count < LONG
    assert table_of(g).won
