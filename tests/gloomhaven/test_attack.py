"""Attacks: the three steps, effects, retaliate, damage negated by losing cards."""

from gloomhaven.tables import body, bottom, card, hero, monster, monster_card, suffers, table, top
from klubovna.games.gloomhaven.combat.suffer import DISCARDED, suffer
from klubovna.games.gloomhaven.monsters.turn import figure_turn
from klubovna.games.gloomhaven.vocabulary.words import DISARM, POISON, STUN
from klubovna.testing import offered, rule, run


@rule("gloomhaven:ex.pierce.1", "gloomhaven:fx.13", "gloomhaven:resolve.03", "gloomhaven:sample.01")
def test_pierce_ignores_a_part_of_the_shield() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("forest-imp", (1, 0))], modifiers={"brute": ["+0"]})
    imp = monster(t, "forest-imp")
    assert imp is not None
    imp.hp = imp.max_hp = 9
    t.boons.append((imp.id, 0, 2, 0, -1, -1, True))  # Shield 1 of its own and 2 more
    run(top(t, "brute", "Trample"), target=imp.id)
    assert imp.hp == 7


@rule("gloomhaven:ex.poison.1", "gloomhaven:cond.neg.01", "gloomhaven:resolve.01")
def test_poison_adds_to_the_attack() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("city-guard", (1, 0), "elite")], modifiers={"brute": ["+0"]})
    guard = monster(t, "city-guard")
    assert guard is not None
    suffers(guard, "poison")
    run(bottom(t, "brute", "Spare Dagger"), target=guard.id)  # Attack 2 + 1, Shield 2
    assert guard.max_hp - guard.hp == 1


@rule("gloomhaven:amd.05", "gloomhaven:resolve.06", "gloomhaven:resolve.08", "gloomhaven:ex.coin.1")
def test_a_doubled_attack_kills_and_leaves_a_coin() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("bandit-guard", (1, 0))], modifiers={"brute": ["x2"]})
    run(top(t, "brute", "Trample"), target=1)
    assert monster(t, "bandit-guard") is None
    assert t.coins == [(1, 0)]
    assert hero(t, "brute").deck.reshuffle


@rule("gloomhaven:amd.04", "gloomhaven:amd.14", "gloomhaven:fx.02", "gloomhaven:cond.04")
def test_a_miss_still_disarms() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("bandit-guard", (1, 0))], modifiers={"brute": ["miss"]})
    run(top(t, "brute", "Provoking Roar"), target=1)
    guard = monster(t, "bandit-guard")
    assert guard is not None
    assert guard.hp == guard.max_hp
    assert guard.conditions[DISARM]


@rule("gloomhaven:ex.retal.1", "gloomhaven:retal.08", "gloomhaven:retal.05", "gloomhaven:fx.05")
def test_a_push_out_of_range_prevents_retaliation() -> None:
    for pushed in (True, False):
        t = table("brute", at={"brute": (0, 0)}, monsters=[("cave-bear", (1, 0))], modifiers={"brute": ["-2"]})
        bear = monster(t, "cave-bear")
        assert bear is not None
        for value in (2, 1):
            t.boons.append((bear.id, 1, value, 1, -1, -1, True))
        steps = [(2, 0), (3, 0)] if pushed else [None]
        answers = {} if pushed else {"negate": None}
        run(top(t, "brute", "Warding Strength"), target=bear.id, push_to=steps, **answers)
        assert body(t, "brute").hp == (10 if pushed else 7)
        assert bear.at == ((3, 0) if pushed else (1, 0))


@rule("gloomhaven:sample.01", "gloomhaven:move.09", "gloomhaven:select.08", "gloomhaven:xp.01")
def test_trample_strikes_everybody_jumped_over() -> None:
    t = table(
        "brute",
        at={"brute": (0, 0)},
        monsters=[("cave-bear", (1, 0)), ("cave-bear", (2, 0))],
        modifiers={"brute": ["+0", "+0"]},
    )
    first, second = monster(t, "cave-bear", 1), monster(t, "cave-bear", 2)
    assert first is not None
    assert second is not None
    run(bottom(t, "brute", "Trample"), move_to=[(1, 0), (2, 0), (3, 0), None], target=second.id)
    assert body(t, "brute").at == (3, 0)
    assert (first.max_hp - first.hp, second.max_hp - second.hp) == (2, 2)
    brute = hero(t, "brute")
    assert brute.xp == 2
    assert card("Trample") in brute.lost


@rule("gloomhaven:ex.negate.1", "gloomhaven:dmg.02", "gloomhaven:dmg.03", "gloomhaven:dmg.04")
def test_damage_is_negated_by_losing_cards() -> None:
    t = table("brute", at={"brute": (0, 0)})
    brute = hero(t, "brute")
    body(t, "brute").hp = 2
    brute.hand, brute.discard = [0], [1, 2, 3]
    assert offered(suffer(t, body(t, "brute"), 5)).options == [None, 0, DISCARDED]
    run(suffer(t, body(t, "brute"), 5), negate=DISCARDED, negate_second=[1, 3])
    assert (brute.discard, brute.lost, body(t, "brute").hp) == ([2], [1, 3], 2)


@rule("gloomhaven:ex.negate.2", "gloomhaven:dmg.05", "gloomhaven:exh.01", "gloomhaven:exh.03")
def test_the_cards_of_the_round_negate_nothing() -> None:
    t = table("brute", "tinkerer", at={"brute": (0, 0)})
    brute = hero(t, "brute")
    body(t, "brute").hp = 2
    brute.hand, brute.discard, brute.chosen = [], [1], [2, 3]
    run(suffer(t, body(t, "brute"), 5))
    assert brute.figure == -1
    assert sorted(brute.lost) == [1, 2, 3]


@rule("gloomhaven:mon.att.01", "gloomhaven:mon.move.03", "gloomhaven:mstat.08", "gloomhaven:mabil.10")
def test_a_monster_moves_and_attacks_by_its_card() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("giant-viper", (5, 0))], modifiers={"monsters": ["+1"]})
    viper = monster(t, "giant-viper")
    assert viper is not None
    monster_card(t, "giant-viper", 32)  # Move +0, Attack +0: its move of 2 does not take it to the brute
    run(figure_turn(t, viper))
    assert viper.at == (3, 0)
    run(figure_turn(t, viper), negate=None)
    assert viper.at == (1, 0)
    assert body(t, "brute").hp == 10 - 2
    assert body(t, "brute").conditions[POISON]


@rule("gloomhaven:cond.neg.10", "gloomhaven:mon.focus.24", "gloomhaven:cond.neg.12")
def test_a_stunned_monster_does_nothing() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("bandit-guard", (1, 0))])
    guard = monster(t, "bandit-guard")
    assert guard is not None
    suffers(guard, "stun")
    monster_card(t, "bandit-guard", 50)
    run(figure_turn(t, guard))
    assert body(t, "brute").hp == 10
    assert not guard.conditions[STUN]
