"""What stands under an option whose label alone tells a beginner nothing: there, and in both languages."""

from __future__ import annotations

import random

import pytest

from klubovna.kernel.record import new
from klubovna.kernel.registry import games, rules
from klubovna.kernel.text import LANGUAGES
from sets import GAMES

TOLD = {
    "ash": ["gain.any", "battle.card"],
    "gloomhaven": ["negate", "move.to"],
    "harrow": ["ability", "wild", "attack.clash", "attack.press"],
    "monsterlands": ["laboratory.potions", "tavern.hire"],
    "root": ["eyrie.leader", "eyrie.decree.column", "marquise.build", "move.count", "battle.hit"],
}
"""Kinds whose options all have such a line, as far as they stand for something."""
MOST = 700


@pytest.mark.parametrize("slug", sorted(games()))
def test_bare_labels_are_explained(slug: str) -> None:
    wanted = set(TOLD[slug])
    game = new(slug, seed=4, live=True, **GAMES[slug])
    dice = random.Random(4)
    policy = rules(slug).policy
    assert policy is not None
    for _ in range(MOST):
        asked = game.decision
        if asked is None or not wanted:
            break
        if asked.kind.name in TOLD[slug]:
            for lang in LANGUAGES:
                texts = rules(slug).texts(lang)
                told = [texts.effect(game.state, asked, value) for value in asked.options if value is not None]
                assert any(told), (lang, texts.ask(game.state, asked))
                assert not [one for one in told if "{" in one], told
            wanted.discard(asked.kind.name)
        sensible = dice.random() < 0.7
        index = policy.choose(game.state, asked, asked.seat) if sensible else dice.randrange(len(asked.options))
        game.choose(index, asked.seat)
    assert len(wanted) < len(TOLD[slug])


def test_the_actions_of_a_menu_say_what_they_do() -> None:
    for lang in LANGUAGES:
        texts = rules("root").texts(lang)
        for deed in ("battle", "march", "recruit", "build", "revolt", "spread", "slip", "aid", "dig", "plot"):
            assert texts.has(f"deed-{deed}", "effect"), deed
