"""Lasting bonuses of active cards, shield, retaliate, heal."""

from typing import Any

from gloomhaven.tables import (
    body,
    bottom,
    card,
    foe,
    hero,
    lacks,
    monster_card,
    protected,
    suffers,
    table,
    top,
    trap,
)
from klubovna.games.gloomhaven.cards.piles import AWAY, USED
from klubovna.games.gloomhaven.combat.suffer import DISCARDED, suffer
from klubovna.games.gloomhaven.map.moving import land
from klubovna.games.gloomhaven.monsters.turn import figure_turn
from klubovna.games.gloomhaven.round.rest import can_rest
from klubovna.games.gloomhaven.round.steps import clean_up
from klubovna.games.gloomhaven.round.turn import PLAY_ITEM, PUT_AWAY, turn_step
from klubovna.games.gloomhaven.state import TURN_STARTS, Table
from klubovna.games.gloomhaven.vocabulary.words import POISON, WOUND
from klubovna.testing import offered, rule, run


def active(t: Table, role: str) -> list[tuple[int, int]]:
    """The active cards with their tokens."""
    return [(row[0], row[USED]) for row in hero(t, role).active]


def attacked(t: Table, name: str = "bandit-guard", initiative: int = 50, **answers: Any) -> None:
    """The monster takes its turn."""
    monster_card(t, name, initiative)
    run(figure_turn(t, foe(t, name)), **answers)


def with_guard(role: str, *cards: str) -> Table:
    """A character with a bandit guard (Attack 2) beside it, whose modifiers are these."""
    return table(
        role, at={role: (0, 0)}, monsters=[("bandit-guard", (1, 0), "normal", 30)], modifiers={"monsters": [*cards]}
    )


# -- bonuses -----------------------------------------------------------------------------------------------------------


@rule("gloomhaven:ex.bonus.1", "gloomhaven:bonus.01", "gloomhaven:bonus.03", "gloomhaven:bonus.04", "gloomhaven:xp.04")
def test_a_bonus_with_slots_is_used_up_and_then_lost() -> None:
    t = with_guard("spellweaver", "+1", "+0")
    weaver, armor = hero(t, "spellweaver"), card("Frost Armor")
    run(bottom(t, "spellweaver", "Frost Armor"))
    assert active(t, "spellweaver") == [(armor, 0)]
    assert armor not in weaver.discard + weaver.lost + weaver.chosen
    attacked(t)  # 3 damage from an attack
    assert (active(t, "spellweaver"), weaver.xp) == ([(armor, 1)], 1)
    trap(t, (0, 0), 1)
    run(land(t, body(t, "spellweaver"), -1))  # 1 damage from a trap
    assert (active(t, "spellweaver"), weaver.lost, weaver.xp) == ([], [armor], 2)
    assert lacks(body(t, "spellweaver")) == 0
    attacked(t, negate=None)
    assert lacks(body(t, "spellweaver")) == 2


@rule("gloomhaven:bonus.05", "gloomhaven:bonus.02", "gloomhaven:xp.04")
def test_a_bonus_works_whenever_it_can_without_a_question() -> None:
    t = table("scoundrel", at={"scoundrel": (0, 0)}, monsters=[("cave-bear", (1, 0), "elite")])
    bear, out = foe(t, "cave-bear"), card("Single Out")
    hero(t, "scoundrel").deck.draw += [0] * 3
    run(bottom(t, "scoundrel", "Single Out"))  # +2 on the next four attacks on an enemy without friends beside it
    run(bottom(t, "scoundrel", "Thief's Knack"), target=bear.id)
    assert (lacks(bear), active(t, "scoundrel")) == (5, [(out, 1)])
    run(clean_up(t))
    assert active(t, "scoundrel") == [(out, 1)]
    run(bottom(t, "scoundrel", "Thief's Knack"), target=bear.id)
    assert (lacks(bear), active(t, "scoundrel")) == (10, [(out, 2)])
    assert hero(t, "scoundrel").xp == 1 + 1 + 1  # Thief's Knack twice, and the second slot


@rule("gloomhaven:bonus.05", "gloomhaven:heal.05")
def test_a_bonus_is_used_even_where_it_gains_nothing() -> None:
    t = table("tinkerer", at={"tinkerer": (0, 0)})
    run(top(t, "tinkerer", "Potent Potables"))  # +2 on the next four heals
    run(top(t, "tinkerer", "Restorative Mist"), target=body(t, "tinkerer").id)
    assert lacks(body(t, "tinkerer")) == 0
    assert active(t, "tinkerer") == [(card("Potent Potables"), 1)]


@rule("gloomhaven:bonus.05", "gloomhaven:retal.01")
def test_a_bonus_against_melee_attacks_counts_melee_attacks_only() -> None:
    t = with_guard("cragheart", "+0", "+0", "+0")
    strike, guard = card("Opposing Strike"), foe(t, "bandit-guard")
    run(bottom(t, "cragheart", "Opposing Strike"))  # Retaliate 2 on the next six melee attacks
    attacked(t, negate=None)
    assert (lacks(guard), active(t, "cragheart")) == (2, [(strike, 1)])
    suffers(guard, "immobilize")
    attacked(t, initiative=35, negate=None)  # Attack +0 at Range 2, adjacent
    assert (lacks(guard), active(t, "cragheart")) == (2, [(strike, 1)])


@rule("gloomhaven:bonus.06", "gloomhaven:bonus.02")
def test_a_bonus_without_slots_stays_until_its_owner_puts_it_away() -> None:
    t = table("scoundrel", at={"scoundrel": (0, 0)}, monsters=[("cave-bear", (1, 0), "elite")])
    scoundrel, poison = hero(t, "scoundrel"), card("Crippling Poison")
    run(top(t, "scoundrel", "Crippling Poison"))  # +2 on attacks on poisoned enemies
    for _ in range(3):
        run(clean_up(t))
    bear = suffers(foe(t, "cave-bear"), "poison")
    scoundrel.deck.draw += [0]
    run(bottom(t, "scoundrel", "Thief's Knack"), target=bear.id)
    assert lacks(bear) == 3 + 1 + 2
    assert active(t, "scoundrel") == [(poison, 0)]
    run(turn_step(t), act=(PUT_AWAY, poison))
    assert (scoundrel.active, scoundrel.lost) == ([], [poison])


@rule("gloomhaven:bonus.07")
def test_a_round_bonus_ends_with_the_round() -> None:
    for name, pile in (("Shield Bash", "discard"), ("Provoking Roar", "discard")):
        t = with_guard("brute", "+0", "+0")
        run(bottom(t, "brute", name))
        assert active(t, "brute") == [(card(name), 0)]
        run(clean_up(t))
        assert getattr(hero(t, "brute"), pile) == [card(name)]
        assert (active(t, "brute"), t.boons) == ([], [])
    t = with_guard("cragheart", "+0", "+0")
    run(bottom(t, "cragheart", "Kinetic Assault"))  # Retaliate 3, Range 3, and the card is lost
    attacked(t, negate=None)
    assert lacks(foe(t, "bandit-guard")) == 3
    run(clean_up(t))
    assert hero(t, "cragheart").lost == [card("Kinetic Assault")]
    attacked(t, negate=None)
    assert lacks(foe(t, "bandit-guard")) == 3


@rule("gloomhaven:bonus.08", "gloomhaven:dmg.09")
def test_an_active_card_counts_as_lying_in_the_pile_it_will_go_to() -> None:
    t = table("brute", at={"brute": (0, 0)})
    brute, figure = hero(t, "brute"), body(t, "brute")
    bash, phalanx = card("Shield Bash"), card("Warding Strength")
    run(bottom(t, "brute", "Shield Bash"))  # will be discarded
    brute.hand, brute.discard = [], [0]
    assert can_rest(brute)
    assert offered(suffer(t, figure, 1)).options == [None, DISCARDED, (AWAY, bash)]
    run(suffer(t, figure, 1), negate=DISCARDED, negate_second=[0, bash])
    assert (brute.active, brute.discard, sorted(brute.lost)) == ([], [], sorted([0, bash]))
    assert t.boons == []  # the bonus is gone with it
    run(bottom(t, "brute", "Warding Strength"))  # will be lost
    brute.hand, brute.discard = [], [1]
    assert not can_rest(brute)
    run(suffer(t, figure, 1))
    assert (active(t, "brute"), lacks(figure)) == ([(phalanx, 0)], 1)


@rule("gloomhaven:bonus.09")
def test_an_active_card_may_be_put_away_early_and_its_bonus_is_gone() -> None:
    t = with_guard("brute", "+0")
    run(bottom(t, "brute", "Shield Bash"))
    run(turn_step(t), act=(PUT_AWAY, card("Shield Bash")))
    assert hero(t, "brute").discard == [card("Shield Bash")]
    attacked(t, negate=None)
    assert lacks(body(t, "brute")) == 2


# -- shield ------------------------------------------------------------------------------------------------------------


@rule("gloomhaven:shield.01", "gloomhaven:shield.02", "gloomhaven:dmg.08")
def test_shields_add_up_and_lower_every_attack() -> None:
    t = with_guard("brute", "+2", "+2", "+0")
    brute = body(t, "brute")
    run(bottom(t, "brute", "Shield Bash"))  # Shield 1
    attacked(t, negate=None)
    attacked(t, negate=None)
    assert lacks(brute) == 2 * (4 - 1)
    protected(t, brute, shield=1)
    attacked(t)  # 2 - 2: nothing is left, nothing is asked
    assert lacks(brute) == 6


@rule("gloomhaven:shield.03", "gloomhaven:retal.11")
def test_a_shield_works_against_attacks_only() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("cave-bear", (1, 0))], modifiers={"brute": ["+0"]})
    brute = protected(t, body(t, "brute"), shield=3)
    trap(t, (0, 0), 5)
    run(land(t, brute, -1), negate=None)
    assert lacks(brute) == 5
    bear = protected(t, foe(t, "cave-bear"), retaliate=2)
    run(bottom(t, "brute", "Spare Dagger"), target=bear.id, negate=None)
    assert lacks(brute) == 5 + 2
    assert not t.deck.discard  # no modifier card is drawn for it


# -- retaliate ---------------------------------------------------------------------------------------------------------


@rule("gloomhaven:retal.01", "gloomhaven:retal.02")
def test_retaliation_reaches_as_far_as_its_range() -> None:
    for within, distance, hurt in ((1, 1, 2), (1, 2, 0), (3, 3, 2), (3, 4, 0)):
        bears = [("cave-bear", (distance, 0), "elite")]
        t = table("tinkerer", at={"tinkerer": (0, 0)}, monsters=bears, modifiers={"tinkerer": ["-1", "-1"]})
        bear = protected(t, foe(t, "cave-bear"), retaliate=2, within=within)
        answers = {"negate": None} if hurt else {}
        run(top(t, "tinkerer", "Crank Bow"), target=bear.id, **answers)  # Attack 6, Range 5
        assert lacks(body(t, "tinkerer")) == hurt


@rule("gloomhaven:retal.03", "gloomhaven:retal.08")
def test_retaliation_comes_after_the_whole_attack() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("cave-bear", (3, 0))], modifiers={"brute": ["+0"]})
    bear = protected(t, foe(t, "cave-bear"), retaliate=2)
    asked = offered(top(t, "brute", "Hook and Chain"), target=bear.id, pull_to=[(2, 0)])  # Attack 3, Range 3, Pull 2
    assert (asked.kind.name, bear.at, lacks(bear)) == ("negate", (1, 0), 3)  # pulled into range, it strikes


@rule("gloomhaven:retal.06")
def test_retaliation_provokes_no_retaliation() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("cave-bear", (1, 0))], modifiers={"brute": ["+0"]})
    bear = protected(t, foe(t, "cave-bear"), retaliate=1)
    protected(t, body(t, "brute"), retaliate=2)
    run(bottom(t, "brute", "Spare Dagger"), target=bear.id, negate=None)
    assert (lacks(body(t, "brute")), lacks(bear)) == (1, 2)


@rule("gloomhaven:retal.07", "gloomhaven:retal.09")
def test_retaliation_strikes_for_every_attack_even_one_without_damage() -> None:
    t = table(
        "brute", at={"brute": (0, 0)}, monsters=[("cave-bear", (1, 0))], modifiers={"brute": ["+0", "miss", "+0"]}
    )
    bear = protected(t, foe(t, "cave-bear"), retaliate=2)
    # Attack 2, Move 2, Attack 2
    run(top(t, "brute", "Skirmishing Maneuver"), target=[bear.id, bear.id], move_to=None, negate=[None, None])
    assert (lacks(body(t, "brute")), lacks(bear)) == (4, 2)


@rule("gloomhaven:retal.04")
def test_an_exhausted_character_does_not_retaliate() -> None:
    t = table("brute", "tinkerer", at={"brute": (0, 0)}, monsters=[("bandit-guard", (1, 0))])
    protected(t, body(t, "brute"), retaliate=5)
    body(t, "brute").hp = 1
    t.deck.draw += [0]
    attacked(t, negate=None)
    assert hero(t, "brute").figure == -1
    assert lacks(foe(t, "bandit-guard")) == 0


# -- heal --------------------------------------------------------------------------------------------------------------


@rule("gloomhaven:heal.01", "gloomhaven:heal.02", "gloomhaven:heal.05")
def test_a_heal_restores_oneself_or_an_ally_in_range() -> None:
    t = table(
        "tinkerer",
        "brute",
        "scoundrel",
        at={"tinkerer": (0, 0), "brute": (3, 0), "scoundrel": (4, 0)},
        monsters=[("cave-bear", (1, 0))],
    )
    tinkerer, brute = body(t, "tinkerer"), body(t, "brute")
    tinkerer.hp, brute.hp = 5, brute.max_hp - 1
    assert offered(bottom(t, "tinkerer", "Harmless Contraption")).options == [None, tinkerer.id, brute.id]  # Range 3
    run(bottom(t, "tinkerer", "Harmless Contraption"), target=tinkerer.id)
    assert tinkerer.hp == 5 + 2
    run(bottom(t, "tinkerer", "Harmless Contraption"), target=brute.id)
    assert lacks(brute) == 0  # never above the maximum


@rule("gloomhaven:heal.04")
def test_a_heal_of_oneself_is_for_nobody_else() -> None:
    t = table("brute", "tinkerer", at={"brute": (0, 0), "tinkerer": (0, 1)})
    for role in ("brute", "tinkerer"):
        body(t, role).hp = 3
    run(bottom(t, "brute", "King of the Hill"))  # Heal 5, Self
    assert (body(t, "brute").hp, body(t, "tinkerer").hp) == (8, 3)


@rule("gloomhaven:heal.07")
def test_rests_and_potions_heal_poison_and_wound_too() -> None:
    t = table("brute", items={"brute": [12]})
    brute, figure = hero(t, "brute"), suffers(body(t, "brute"), "poison", "wound")
    figure.hp = 5
    brute.chosen = [0, 1]
    run(turn_step(t), act=(PLAY_ITEM, 11))
    assert (figure.hp, figure.conditions[POISON], figure.conditions[WOUND]) == (5, 0, 0)
    suffers(figure, "poison")
    brute.chosen, brute.discard, brute.hand, brute.resting = [], [0, 1], [], True
    t.moment = TURN_STARTS
    run(turn_step(t), rest_lose=0)
    assert (figure.hp, figure.conditions[POISON]) == (5, 0)


@rule("gloomhaven:card.06", "gloomhaven:bonus.03", "gloomhaven:r.53")
def test_an_action_with_two_heals_is_one_heal_action() -> None:
    t = table("tinkerer", at={"tinkerer": (0, 0)}, hero_level=7)
    figure = body(t, "tinkerer")
    figure.hp = 1
    run(top(t, "tinkerer", "Potent Potables"))  # +2 on the next four heal actions
    run(top(t, "tinkerer", "Curative Aerosol"), move_to=[None, None], target=[figure.id, figure.id])  # Heal 2, twice
    assert figure.hp == 1 + 4 + 4
    assert active(t, "tinkerer") == [(card("Potent Potables"), 1)]
