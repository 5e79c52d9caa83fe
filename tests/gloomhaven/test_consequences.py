"""What stands under a target: the damage that the cards of the modifier deck leave, and what protects it."""

from gloomhaven.tables import body, foe, hero, protected, suffers, table
from klubovna.games.gloomhaven import RULES
from klubovna.games.gloomhaven.kinds import TARGET
from klubovna.kernel.decision import Decision
from klubovna.testing import rule


def said(attack: int, **of: int) -> str:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("bandit-guard", (1, 0))], modifiers={"brute": ["+0"]})
    guard = protected(t, foe(t, "bandit-guard"), **of)
    hero(t, "brute").deck.draw = hero(t, "brute").deck.draw[:1]
    decision = Decision(0, TARGET, [None, guard.id], (body(t, "brute").id, "attack", attack))
    return RULES.texts("en").effect(t, decision, guard.id)


@rule("gloomhaven:resolve.03")
def test_the_shield_is_taken_off() -> None:
    assert said(3, shield=1, retaliate=2).startswith("damage 2–2 by the modifier card")
    assert said(3, shield=1, retaliate=2).endswith("(shield 1, retaliation 2)")
    assert said(1, shield=4).startswith("damage 0–0")


@rule("gloomhaven:cond.neg.01")
def test_poison_adds_one_and_the_deck_decides() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("bandit-guard", (1, 0))])
    guard = suffers(foe(t, "bandit-guard"), "poison")
    decision = Decision(0, TARGET, [None, guard.id], (body(t, "brute").id, "attack", 2))
    assert RULES.texts("en").effect(t, decision, guard.id).startswith("damage 0–6 ")
