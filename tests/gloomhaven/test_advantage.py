"""Advantage and disadvantage: which of the two cards counts, rolling cards, and what becomes of the other one."""

from typing import Any

from gloomhaven.tables import body, bottom, foe, hero, lacks, modifier, suffers, table, top
from klubovna.games.gloomhaven.facts import BLESS_CARD, CURSE_CARD
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.words import MUDDLE, POISON, STUN
from klubovna.testing import offered, rule, run

FIRE = 0
ROLLING_1 = modifier(1, rolling=True)
ROLLING_POISON = modifier(rolling=True, conditions=["poison"])
ROLLING_MUDDLE = modifier(rolling=True, conditions=["muddle"])
ROLLING_PUSH = modifier(rolling=True, push=1)
ROLLING_FIRE = modifier(rolling=True, infuse=["fire"])
STUN_0 = modifier(conditions=["stun"])


def struck(cards: list[Any], *conditions: str, **answers: Any) -> Table:
    """A scoundrel in these conditions attacks a bear with Attack 3 and turns these cards."""
    t = table("scoundrel", at={"scoundrel": (0, 0)}, monsters=[("cave-bear", (1, 0))], modifiers={"scoundrel": cards})
    suffers(body(t, "scoundrel"), *conditions)
    run(bottom(t, "scoundrel", "Thief's Knack"), target=foe(t, "cave-bear").id, **answers)
    return t


def damage(cards: list[Any], *conditions: str, **answers: Any) -> int:
    return lacks(foe(struck(cards, *conditions, **answers), "cave-bear"))


def drawn(t: Table) -> int:
    return len(hero(t, "scoundrel").deck.discard)


@rule("gloomhaven:adv.01", "gloomhaven:cond.pos.04")
def test_with_advantage_the_better_of_two_cards_counts() -> None:
    assert damage(["-1", "+1"], "strengthen") == 3 + 1
    assert damage(["+1", "-1"], "strengthen") == 3 + 1
    assert drawn(struck(["+1", "-1"], "strengthen")) == 2


@rule("gloomhaven:adv.04", "gloomhaven:cond.neg.13")
def test_with_disadvantage_the_worse_of_two_cards_counts() -> None:
    assert damage(["-1", "+1"], "muddle") == 3 - 1
    assert damage(["+1", "-1"], "muddle") == 3 - 1
    assert drawn(struck(["+1", "-1"], "muddle")) == 2


@rule("gloomhaven:adv.12", "gloomhaven:r.22")
def test_a_miss_is_the_worst_card_and_a_double_the_best() -> None:
    assert damage(["miss", "-2"], "strengthen") == 1
    assert damage(["-2", "miss"], "muddle") == 0
    assert damage(["+2", "x2"], "strengthen") == 6
    assert damage(["x2", "+2"], "muddle") == 5


@rule("gloomhaven:adv.12", "gloomhaven:r.22", "gloomhaven:adv.07")
def test_a_double_of_nothing_is_no_better_than_another_card() -> None:
    for cards, hurt in ((["x2", "+1"], 1), (["x2", "+0"], 0), (["+0", "x2"], 0)):
        t = table("brute", at={"brute": (0, 0)}, monsters=[("cave-bear", (1, 0))], modifiers={"brute": cards})
        suffers(body(t, "brute"), "strengthen")
        run(top(t, "brute", "Balanced Measure"), target=foe(t, "cave-bear").id)  # Attack 0: nobody has moved
        assert lacks(foe(t, "cave-bear")) == hurt


@rule("gloomhaven:ex.adv.1", "gloomhaven:adv.07", "gloomhaven:adv.08", "gloomhaven:r.22")
def test_where_it_is_unclear_the_first_card_counts() -> None:
    for condition in ("strengthen", "muddle"):
        first_stun = foe(struck([STUN_0, "+2"], condition), "cave-bear")
        assert (lacks(first_stun), bool(first_stun.conditions[STUN])) == (3, True)
        first_plus = foe(struck(["+2", STUN_0], condition), "cave-bear")
        assert (lacks(first_plus), bool(first_plus.conditions[STUN])) == (5, False)


@rule("gloomhaven:ex.adv.2", "gloomhaven:adv.08")
def test_an_effect_makes_a_card_of_the_same_number_better() -> None:
    fire = modifier(2, infuse=["fire"])
    for cards in (["+2", fire], [fire, "+2"]):
        t = struck(cards, "strengthen")
        assert (lacks(foe(t, "cave-bear")), t.infused) == (5, 1 << FIRE)
        t = struck(cards, "muddle")
        assert (lacks(foe(t, "cave-bear")), t.infused) == (5, 0)


@rule("gloomhaven:adv.02")
def test_with_advantage_one_rolling_card_is_added_to_the_other() -> None:
    for cards in ([ROLLING_POISON, "-1"], ["-1", ROLLING_POISON]):
        t = struck(cards, "strengthen")
        bear = foe(t, "cave-bear")
        assert (lacks(bear), bear.conditions[POISON]) == (2, 1)
        assert drawn(t) == 2


@rule("gloomhaven:ex.adv.3", "gloomhaven:adv.02", "gloomhaven:resolve.04")
def test_the_attacker_orders_a_rolling_number_and_a_double() -> None:
    t = table("scoundrel", at={"scoundrel": (0, 0)}, monsters=[("cave-bear", (2, 0))])
    suffers(body(t, "scoundrel"), "strengthen")
    bear, deck = foe(t, "cave-bear"), hero(t, "scoundrel").deck
    deck.draw += [5, ROLLING_1]
    asked = offered(top(t, "scoundrel", "Throwing Knives"), target=bear.id)  # Attack 2, Range 3
    assert (asked.kind.name, asked.options) == ("attack.strength", [6, 5])
    deck.draw += [5, ROLLING_1]
    run(top(t, "scoundrel", "Throwing Knives"), target=bear.id, attack_strength=6)
    assert lacks(bear) == 6


@rule("gloomhaven:ex.adv.4", "gloomhaven:adv.03")
def test_with_advantage_two_rolling_cards_are_drawn_on_and_all_count() -> None:
    t = struck([ROLLING_PUSH, ROLLING_FIRE, "-1"], "strengthen", push_to=(2, 0))
    bear = foe(t, "cave-bear")
    assert (lacks(bear), bear.at, t.infused) == (2, (2, 0), 1 << FIRE)
    assert drawn(t) == 3


@rule("gloomhaven:ex.adv.5", "gloomhaven:adv.05", "gloomhaven:r.23")
def test_with_disadvantage_a_rolling_card_is_left_out() -> None:
    for cards in ([ROLLING_1, "+2"], ["+2", ROLLING_1]):
        t = struck(cards, "muddle")
        assert lacks(foe(t, "cave-bear")) == 5
        assert ROLLING_1 in hero(t, "scoundrel").deck.discard
    assert damage([ROLLING_1, "x2"], "muddle") == 6


@rule("gloomhaven:ex.adv.6", "gloomhaven:adv.06")
def test_with_disadvantage_two_rolling_cards_leave_only_the_last_card() -> None:
    t = struck([ROLLING_1, ROLLING_MUDDLE, "+0"], "muddle")
    bear = foe(t, "cave-bear")
    assert (lacks(bear), bear.conditions[MUDDLE]) == (3, 0)
    assert drawn(t) == 3


@rule("gloomhaven:adv.10")
def test_advantage_does_not_count_twice() -> None:
    t = table("scoundrel", at={"scoundrel": (0, 0)}, monsters=[("cave-bear", (1, 0))], items={"scoundrel": [6]})
    suffers(body(t, "scoundrel"), "strengthen")
    bear = foe(t, "cave-bear")
    run(bottom(t, "scoundrel", "Thief's Knack"), item=5, target=bear.id)  # Eagle-Eye Goggles
    assert drawn(t) == 2
    t = table("scoundrel", at={"scoundrel": (0, 0)}, monsters=[("night-demon", (1, 0))])  # it is hard to hit
    suffers(body(t, "scoundrel"), "muddle")
    run(bottom(t, "scoundrel", "Thief's Knack"), target=foe(t, "night-demon").id)
    assert drawn(t) == 2


@rule("gloomhaven:ex.adv.7", "gloomhaven:adv.15", "gloomhaven:adv.11", "gloomhaven:attack.04")
def test_advantage_and_disadvantage_cancel_whatever_their_number() -> None:
    cases: list[tuple[list[Any], int, int]] = [(["-1", "+2"], 2, 1), ([ROLLING_1, "+0", "+2"], 4, 2)]
    for cards, hurt, count in cases:
        t = table(
            "scoundrel", at={"scoundrel": (0, 0)}, monsters=[("cave-bear", (1, 0))], modifiers={"scoundrel": cards}
        )
        suffers(body(t, "scoundrel"), "strengthen", "muddle")
        run(top(t, "scoundrel", "Swift Bow"), target=foe(t, "cave-bear").id)  # Attack 3, Range 4, at an adjacent target
        assert (lacks(foe(t, "cave-bear")), drawn(t)) == (hurt, count)


@rule("gloomhaven:adv.09", "gloomhaven:attack.04")
def test_a_ranged_attack_on_a_neighbour_has_disadvantage_against_it_alone() -> None:
    t = table(
        "scoundrel",
        at={"scoundrel": (0, 0)},
        monsters=[("cave-bear", (1, 0)), ("cave-bear", (2, -2))],
        modifiers={"scoundrel": ["+2", "-1", "+1"]},
    )
    near, far = foe(t, "cave-bear", 1), foe(t, "cave-bear", 2)
    run(top(t, "scoundrel", "Throwing Knives"), target=[near.id, far.id])  # Attack 2, Range 3, Target 2
    assert (lacks(near), lacks(far)) == (1, 3)


@rule("gloomhaven:attack.06")
def test_a_melee_area_stays_melee_at_any_distance() -> None:
    bears = [("cave-bear", (1, -1)), ("cave-bear", (2, -2))]
    t = table("brute", at={"brute": (0, 0)}, monsters=bears, modifiers={"brute": ["+1", "+1"]})
    near, far = foe(t, "cave-bear", 1), foe(t, "cave-bear", 2)
    run(top(t, "brute", "Skewer"), area=(near.id, far.id), target=near.id)
    assert (lacks(near), lacks(far)) == (4, 4)
    assert len(hero(t, "brute").deck.discard) == 2


@rule("gloomhaven:adv.13", "gloomhaven:r.23")
def test_an_unused_bless_or_curse_leaves_the_deck_too() -> None:
    t = struck(["+1", "curse"], "strengthen")
    deck = hero(t, "scoundrel").deck
    assert lacks(foe(t, "cave-bear")) == 4
    assert CURSE_CARD not in deck.draw + deck.discard
    t = struck(["bless", "-1"], "muddle")
    deck = hero(t, "scoundrel").deck
    assert lacks(foe(t, "cave-bear")) == 2
    assert BLESS_CARD not in deck.draw + deck.discard
    assert len(deck.discard) == 1


@rule("gloomhaven:adv.14")
def test_an_unused_miss_or_double_still_means_a_reshuffle() -> None:
    for cards, condition in ((["+1", "miss"], "strengthen"), (["-1", "x2"], "muddle")):
        t = struck(cards, condition)
        assert lacks(foe(t, "cave-bear")) in (4, 2)
        assert hero(t, "scoundrel").deck.reshuffle
