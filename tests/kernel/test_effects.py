"""The line under an option: what it brings or costs, in both languages, from what its seat knows."""

from __future__ import annotations

import pytest

from kernel.test_preview import GAMES, positions
from klubovna.kernel.text import LANGUAGES
from klubovna.server.words import decision_shown

WANTED = {"ash": 10, "root": 60, "harrow": 30, "monsterlands": 1, "gloomhaven": 1}


@pytest.mark.parametrize("game", GAMES)
def test_options_say_what_they_bring(game: str) -> None:
    """Every line has words; what the others hide changes none of them."""
    said = 0
    for seed in (7, 8):
        for g, decision in positions(game, seed, every=4, most=160):
            for lang in LANGUAGES:
                lines = [option.effect for option in decision_shown(g, decision, lang).options]
                assert not any("{" in line for line in lines), lines
                said += sum(line != "" for line in lines)
            other = g.determinized(decision.seat, 99, marks=True)
            if not other.can_clone:
                continue
            again = [option.effect for option in decision_shown(other, other.asked(decision.seat), lang).options]
            assert again == lines
    assert said >= WANTED[game]
