"""What stands under a target: the damage that the cards of the modifier deck leave, and what protects it."""

from gloomhaven.tables import body, bottom, foe, hero, modifier, protected, suffers, table, top
from klubovna.games.gloomhaven import RULES
from klubovna.games.gloomhaven.facts import PLUS_0, PLUS_1
from klubovna.games.gloomhaven.kinds import TARGET
from klubovna.kernel.decision import Decision
from klubovna.testing import offered, rule, run


def said(attack: int, pierce: int = 0, **of: int) -> str:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("bandit-guard", (1, 0))], modifiers={"brute": ["+0"]})
    guard = protected(t, foe(t, "bandit-guard"), **of)
    hero(t, "brute").deck.draw = hero(t, "brute").deck.draw[:1]
    decision = Decision(0, TARGET, [None, guard.id], (body(t, "brute").id, "attack", attack, pierce))
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
    decision = Decision(0, TARGET, [None, guard.id], (body(t, "brute").id, "attack", 2, 0))
    assert RULES.texts("en").effect(t, decision, guard.id).startswith("damage 0–6 ")


@rule("gloomhaven:fx.13", "gloomhaven:fx.14")
def test_what_is_pierced_is_told() -> None:
    assert (
        said(3, 2, shield=3)
        == "damage 2–2 by the modifier card, of 6 hit points (shield 3, of which 2 pierced, retaliation 0)"
    )
    assert said(3, 5, shield=1).startswith("damage 3–3 ")


@rule("gloomhaven:amd.07", "gloomhaven:fx.13")
def test_rolling_cards_count_for_the_most() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("bandit-guard", (1, 0))])
    hero(t, "brute").deck.draw = [PLUS_0, PLUS_1, modifier(rolling=True, pierce=3), modifier(1, rolling=True)]
    guard = protected(t, foe(t, "bandit-guard"), shield=2)
    decision = Decision(0, TARGET, [None, guard.id], (body(t, "brute").id, "attack", 2, 0))
    assert RULES.texts("en").effect(t, decision, guard.id).startswith("damage 0–4 ")


@rule("gloomhaven:resolve.05", "gloomhaven:fx.13")
def test_what_differs_from_target_to_target_is_no_number() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("bandit-guard", (1, 0))])
    guard = foe(t, "bandit-guard")
    assert offered(top(t, "brute", "Trample")).about == (body(t, "brute").id, "attack", 3, 2)
    run(bottom(t, "brute", "Wall of Doom"))  # +1 for every attack of the round
    asked = offered(top(t, "brute", "Trample"))
    assert RULES.texts("en").effect(t, asked, guard.id) == "no shield, no retaliation; 6 damage kills"
    t = table("scoundrel", at={"scoundrel": (0, 0)}, monsters=[("bandit-guard", (1, 0))])
    assert offered(top(t, "scoundrel", "Flanking Strike")).about[2] == -1
