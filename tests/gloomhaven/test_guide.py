"""The guided Black Barrow: won, and the same one whatever bots have learnt meanwhile."""

from __future__ import annotations

from typing import Any

import pytest

from klubovna.games.gloomhaven import RULES
from klubovna.games.gloomhaven.kinds import KINDS
from klubovna.games.gloomhaven.policy.party import PartyPolicy
from klubovna.kernel.coach import Plan
from klubovna.kernel.text import LANGUAGES, dashed
from klubovna.testing.guides import troubles


def test_the_guided_black_barrow_is_won_and_asks_no_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    def asked(self: PartyPolicy, state: Any, decision: Any, seat: int) -> int:
        raise AssertionError(f"the guide leaves a {decision.kind.name} of seat {seat} to the bot")

    monkeypatch.setattr(PartyPolicy, "choose", asked)
    plan = Plan(RULES, RULES.guides["first"])
    assert troubles(plan) == []
    assert plan.game.result is not None
    assert plan.game.result.winners == [0, 1]


def test_every_question_of_a_scenario_has_general_advice() -> None:
    for lang in LANGUAGES:
        texts = RULES.texts(lang)
        assert [kind.name for kind in KINDS if not texts.has(f"advice-{dashed(kind.name)}")] == []
