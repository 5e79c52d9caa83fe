"""What a player keeps at hand: goal, steps of a turn and cards, in both languages."""

from __future__ import annotations

import pytest

from klubovna.kernel.registry import games, rules
from klubovna.kernel.text import LANGUAGES
from klubovna.server.shelf import game_shown


@pytest.mark.parametrize("slug", sorted(games()))
def test_goal_steps_and_cards_are_at_hand(slug: str) -> None:
    made = rules(slug)
    for step in made.hand.step:
        for one in step.kinds:
            assert any(kind == one or (one.endswith(".") and kind.startswith(one)) for kind in made.kinds), one
    for lang in LANGUAGES:
        hand = game_shown(slug, lang).hand
        assert hand is not None
        assert 4 <= len(hand.steps) <= 5
        assert "{" not in hand.goal + "".join(step.text for step in hand.steps) + "".join(hand.cards.values())
        box = made.display.box
        assert box is not None
        assert set(box.choice or (made.roles if slug != "gloomhaven" else ())) <= set(hand.cards)
