"""Battles as they are shown: every sum adds up to what the rules counted, and every addend has words and a clause."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import klubovna
from klubovna.kernel.battles import battle_shown
from klubovna.kernel.text import LANGUAGES

TABLES: dict[str, dict[str, Any]] = {
    "ash": {"seats": 3, "options": {"powers": True}},
    "root": {"seats": 4, "roles": ["marquise", "eyrie", "alliance", "vagabond"]},
    "harrow": {"seats": 2, "options": {"chapter": "c3"}},
    "monsterlands": {"seats": 3},
    "gloomhaven": {"seats": 2},
}
COUNTED = {
    "totals": ("attack", "defence"),
    "hits": ("dealt", "taken"),
    "attack-failed": ("own", "theirs"),
    "attack-succeeded": ("own", "theirs"),
    "attack-too-few": ("own", "theirs"),
    "result": ("total",),
    "struck": ("hits",),
    "attacked": ("number",),
}


@pytest.mark.parametrize("slug", sorted(TABLES))
def test_every_sum_adds_up(slug: str) -> None:
    game, chance = klubovna.new(slug, seed=2, **TABLES[slug]), random.Random(2)
    for _ in range(700):
        if (decision := game.decision) is None:
            break
        game.choose(chance.randrange(len(decision.options)))
    clauses = {clause.id for clause in game.rules.ledger.rule}
    phases: Counter[str] = Counter()
    sums = 0
    for event in game.events(None):
        shown = {lang: battle_shown(game.rules, game.state, event, lang) for lang in LANGUAGES}
        found = shown["en"]
        if found is None:
            continue
        phases[found.phase] += 1
        assert len(found.sides) == (2 if found.phase == "begins" else 0)
        wanted = [event["params"][name] for name in COUNTED.get(event["event"], ()) if found.sums]
        assert [one.total for one in found.sums] == wanted
        sums += len(found.sums)
        for one in (one for battle in shown.values() if battle is not None for one in battle.sums):
            assert "{" not in one.text
            for addend in one.addends:
                assert "{" not in addend.text
                assert addend.rule in clauses, addend.rule
    assert phases["begins"] > 0
    assert phases["part"] > 0
    assert sums > 0
