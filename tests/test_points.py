"""Points by category, as the table and the end screen show them: their sum is the score, at every moment."""

from __future__ import annotations

import random
from typing import Any

import pytest

import klubovna
from klubovna.kernel.points import PointsByCategory, category_name, points_by_category
from klubovna.kernel.text import LANGUAGES

TABLES: dict[str, dict[str, Any]] = {
    "ash": {"seats": 3, "options": {"powers": True}},
    "root": {"seats": 4},
    "harrow": {"seats": 3, "options": {"chapter": "c5"}},
    "monsterlands": {"seats": 2},
    "gloomhaven": {"seats": 2},
}


@pytest.mark.parametrize("slug", sorted(TABLES))
@pytest.mark.parametrize("seed", [3])
def test_the_categories_add_up_to_the_scores(slug: str, seed: int) -> None:
    game = klubovna.new(slug, seed=seed, **TABLES[slug])
    counted, chance = PointsByCategory(), random.Random(seed)
    for _ in range(500):
        if (decision := game.decision) is None:
            break
        game.choose(chance.randrange(len(decision.options)))
    for points in (counted.of(game), points_by_category(game)):
        sums = [sum(counts[seat] for counts in points.values()) for seat in range(game.state.seats)]
        assert sums == game.state.result().scores
    for lang in LANGUAGES:
        texts = game.rules.texts(lang)
        assert not [name for name in (category_name(texts, game.state, one) for one in points) if "{" in name]
