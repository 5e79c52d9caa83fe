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


@pytest.mark.parametrize("slug", sorted(games()))
def test_a_reference_card_has_its_numbers(slug: str) -> None:
    """Every role of every game has one, in both languages, without a gap."""
    for lang in LANGUAGES:
        hand = game_shown(slug, lang).hand
        assert hand is not None
        assert set(hand.reference) == set(rules(slug).roles)
        for role, lines in hand.reference.items():
            assert lines, role
            assert not any("{" in line or line != line.strip() for line in lines), (role, lines)


def test_pieces_that_come_in_several_suits_are_counted_together() -> None:
    """The numbers of the components list: three bases, five gardens and three trade posts of each suit, eight plots."""
    hand = game_shown("root", "en").hand
    assert hand is not None
    told = {role: " ".join(lines) for role, lines in hand.reference.items()}
    assert "Warriors: 25." in told["marquise"]
    assert "wood 8, keep 1" in told["marquise"]
    assert "base 3, sympathy 10" in told["alliance"]
    assert "garden 15" in told["lizards"]
    assert "trade post 9" in told["riverfolk"]
    assert "plot 8" in told["corvids"]
    assert "roost 7" in told["eyrie"]


@pytest.mark.parametrize(("role", "cards", "first", "last"), [("brute", 10, 10, 26), ("spellweaver", 8, 6, 14)])
def test_a_class_is_told_by_cards_and_hit_points(role: str, cards: int, first: int, last: int) -> None:
    hand = game_shown("gloomhaven", "en").hand
    assert hand is not None
    assert hand.reference[role] == [
        f"Cards in hand: {cards}.",
        f"Hit points: {first} at level 1, {last} at level 9.",
    ]
