"""A character's turn: its two actions, what may be skipped, basic actions, items."""

from typing import Any

from gloomhaven.tables import (
    action,
    body,
    bottom,
    burning,
    card,
    foe,
    hero,
    house,
    lacks,
    monster_card,
    suffers,
    table,
    takes,
    top,
    until,
)
from klubovna.games.gloomhaven.figures import CONSUMED, READY, SPENT, STRONG
from klubovna.games.gloomhaven.monsters.turn import figure_turn
from klubovna.games.gloomhaven.perform.meant import meant
from klubovna.games.gloomhaven.round.steps import step
from klubovna.games.gloomhaven.round.turn import PLAY_ATTACK, PLAY_BOTTOM, PLAY_ITEM, PLAY_MOVE, PLAY_TOP
from klubovna.games.gloomhaven.state import TURN_ENDS, TURN_STARTS, TURNS, Table
from klubovna.games.gloomhaven.vocabulary.words import IMMOBILIZE, INVISIBLE, POISON, STUN
from klubovna.testing import offered, rule, run


def facing(*cards: str, role: str = "brute", **position: Any) -> Table:
    """The character at (0, 0) beside a bear, with these cards played."""
    position.setdefault("modifiers", {role: ["+0", "+0"]})
    t = table(role, "tinkerer", at={role: (0, 0)}, monsters=[("cave-bear", (1, 0), "elite")], **position)
    takes(t, role, *cards)
    return t


@rule("gloomhaven:turn.01")
def test_the_leading_card_no_longer_matters() -> None:
    for cards in (("Trample", "Grab and Go"), ("Grab and Go", "Trample")):
        t = facing(*cards)
        trample, grab = card("Trample"), card("Grab and Go")
        options = offered(step(t)).options
        assert {(PLAY_TOP, trample), (PLAY_BOTTOM, trample), (PLAY_TOP, grab), (PLAY_BOTTOM, grab)} <= set(options)
        run(step(t), act=(PLAY_BOTTOM, grab), move_to=None)  # the bottom first
        run(step(t), act=(PLAY_TOP, trample), target=foe(t, "cave-bear").id)
        assert hero(t, "brute").chosen == []


@rule("gloomhaven:turn.02")
def test_abilities_come_in_the_order_written() -> None:
    t = facing(role="mindthief")
    asked = offered(bottom(t, "mindthief", "Withering Claw"))  # Immobilize an adjacent enemy, then Move 3
    assert asked.kind.name == "target"
    t = facing(role="scoundrel")
    asked = offered(bottom(t, "scoundrel", "Special Mixture"))  # Move 3, then Poison
    assert asked.kind.name == "move.to"


@rule("gloomhaven:turn.04")
def test_a_card_goes_to_its_pile_before_the_second_action() -> None:
    t = table("spellweaver", at={"spellweaver": (0, 0)}, hero_level=9)
    spellweaver = takes(t, "spellweaver", "Ride the Wind", "Reviving Ether")
    wind = card("Ride the Wind")
    run(step(t), act=(PLAY_BOTTOM, wind), move_to=[(1, 0), None])
    assert spellweaver.lost == [wind]
    run(step(t), act=(PLAY_TOP, card("Reviving Ether")))
    assert wind in spellweaver.hand


@rule("gloomhaven:turn.05")
def test_favourable_parts_may_be_skipped() -> None:
    t = facing()
    assert offered(top(t, "brute", "Trample")).options[0] is None
    assert offered(bottom(t, "brute", "Grab and Go")).options[0] is None
    # Move 2, Heal 2 Self: the heal alone may be left out.
    for healed in (True, False):
        t = facing(role="mindthief")
        figure = body(t, "mindthief")
        figure.hp = 2
        run(bottom(t, "mindthief", "Empathetic Assault"), move_to=None, target=figure.id if healed else None)
        assert figure.hp == (4 if healed else 2)
    # Move 2, Loot 1, Invisible.
    t = facing(role="mindthief", hero_level=9)
    t.coins = [(0, 0)]
    run(bottom(t, "mindthief", "Phantasmal Killer"), move_to=None, target=[None, None])
    assert (t.coins, body(t, "mindthief").conditions[INVISIBLE]) == ([(0, 0)], 0)


@rule("gloomhaven:turn.06", "gloomhaven:r.40")
def test_harmful_parts_must_be_carried_out() -> None:
    t = facing(role="mindthief", hero_level=7)
    figure = body(t, "mindthief")
    run(top(t, "mindthief", "Psychic Projection"), target=[None, None])  # neither heal nor shield, but stun
    assert figure.conditions[STUN]
    t = table("cragheart", "brute", at={"cragheart": (0, 0), "brute": (1, 0)})
    run(bottom(t, "cragheart", "Rumbling Advance"), move_to=None, negate={1: None})
    assert lacks(body(t, "brute")) == 1


@rule("gloomhaven:r.40", "gloomhaven:r.41", "gloomhaven:turn.13")
def test_an_action_of_which_nothing_is_done_gives_nothing() -> None:
    t = table("spellweaver", at={"spellweaver": (0, 0)}, monsters=[("cave-bear", (1, 0))])
    orbs = card("Fire Orbs")
    takes(t, "spellweaver", "Fire Orbs", "Flame Strike")
    run(step(t), act=(PLAY_TOP, orbs), target=None)
    spellweaver = hero(t, "spellweaver")
    assert (spellweaver.discard, spellweaver.lost, spellweaver.xp, t.infused) == ([orbs], [], 0, 0)
    t = table("spellweaver", at={"spellweaver": (0, 0)})  # nobody to attack: the action is not even offered
    takes(t, "spellweaver", "Fire Orbs", "Flame Strike")
    assert (PLAY_TOP, orbs) not in offered(step(t)).options


@rule("gloomhaven:turn.07")
def test_an_ally_is_another_character_or_a_summon() -> None:
    t = table("spellweaver", "brute", at={"spellweaver": (0, 0), "brute": (0, 1)}, monsters=[("cave-bear", (0, -1))])
    run(bottom(t, "spellweaver", "Aid from the Ether"), hex=(1, 0))
    doing = action(t, body(t, "spellweaver"))
    allies = meant(t, doing, "ally", 1)
    assert allies == [body(t, "brute"), t.figures[-1]]
    assert t.friends(body(t, "spellweaver")) == allies
    assert meant(t, doing, "self_or_ally", 1) == [body(t, "spellweaver"), *allies]


@rule("gloomhaven:turn.08")
def test_an_ability_leaves_allies_alone_unless_it_says_otherwise() -> None:
    t = table(
        "brute",
        "tinkerer",
        at={"brute": (0, 0), "tinkerer": (1, 0)},
        monsters=[("cave-bear", (1, -1))],
        modifiers={"brute": ["+0"]},
    )
    run(top(t, "brute", "Leaping Cleave"), area=(foe(t, "cave-bear").id,))  # both stand in the area
    assert (lacks(foe(t, "cave-bear")), lacks(body(t, "tinkerer"))) == (3, 0)
    t = table("tinkerer", "brute", at={"tinkerer": (0, 0), "brute": (1, 0)})
    run(bottom(t, "tinkerer", "Flamethrower"))  # Shield 1 for itself and adjacent allies
    assert [boon[0] for boon in t.boons] == [body(t, "tinkerer").id, body(t, "brute").id]


@rule("gloomhaven:turn.09", "gloomhaven:turn.11")
def test_any_card_gives_a_basic_attack() -> None:
    t = facing("Overwhelming Assault", "Grab and Go")
    assault = card("Overwhelming Assault")
    run(step(t), act=(PLAY_ATTACK, assault), target=foe(t, "cave-bear").id)
    assert lacks(foe(t, "cave-bear")) == 2
    assert (hero(t, "brute").discard, hero(t, "brute").lost) == ([assault], [])
    left = offered(step(t)).options
    assert not {(PLAY_TOP, card("Grab and Go")), (PLAY_ATTACK, card("Grab and Go"))} & set(left)


@rule("gloomhaven:turn.10", "gloomhaven:turn.11")
def test_any_card_gives_a_basic_move() -> None:
    t = facing("Skewer", "Trample")
    skewer = card("Skewer")
    asked = offered(step(t), act=(PLAY_MOVE, skewer))
    assert asked.about == (body(t, "brute").id, 2)
    t = facing("Skewer", "Trample")
    run(step(t), act=(PLAY_MOVE, skewer), move_to=[(-2, 0)])
    assert (body(t, "brute").at, hero(t, "brute").discard) == ((-2, 0), [skewer])


@rule("gloomhaven:turn.13")
def test_an_action_may_be_forgone_and_its_card_is_discarded() -> None:
    t = facing("Overwhelming Assault", "Warding Strength")
    run(until(t, TURNS), act=None)
    brute = hero(t, "brute")
    assert brute.discard == [card("Overwhelming Assault"), card("Warding Strength")]
    assert (brute.lost, brute.active) == ([], [])


@rule("gloomhaven:turn.14")
def test_basic_actions_are_plain_and_give_no_experience() -> None:
    t = facing("Trample", "Leaping Cleave")
    t.put(foe(t, "cave-bear"), (2, 0))
    takes(t, "brute", "Trample", "Leaping Cleave")
    assert (PLAY_ATTACK, card("Trample")) not in offered(step(t)).options  # melee: two hexes are too far
    burning(t, (-1, 0))
    run(step(t), act=(PLAY_MOVE, card("Leaping Cleave")), move_to=[(-1, 0), None], negate=None)
    assert lacks(body(t, "brute")) == 1  # no jump
    t = facing("Trample", "Leaping Cleave")
    run(step(t), act=(PLAY_ATTACK, card("Trample")), target=foe(t, "cave-bear").id)
    assert hero(t, "brute").xp == 0
    assert hero(t, "brute").lost == []


@rule("gloomhaven:turn.15")
def test_a_turn_has_a_start_and_an_end() -> None:
    t = facing("Trample", "Grab and Go")
    figure, brute = body(t, "brute"), hero(t, "brute")
    t.moment = TURN_STARTS
    suffers(figure, "wound", "immobilize")
    t.coins = [(0, 0)]
    t.infused = 1
    run(step(t), negate=None)
    assert (lacks(figure), t.elements[0], brute.coins) == (1, 0, 0)
    assert figure.conditions[IMMOBILIZE]
    run(until(t, TURNS), act=None)
    assert (brute.coins, figure.conditions[IMMOBILIZE], t.elements[0], figure.acted) == (1, 0, STRONG, True)


# -- items -------------------------------------------------------------------------------------------------------------


@rule("gloomhaven:turn.12", "gloomhaven:use.03")
def test_items_are_used_before_between_and_after_the_actions() -> None:
    t = facing("Trample", "Grab and Go", items={"brute": [12, 24]}, hero_level=3)
    figure, brute = body(t, "brute"), hero(t, "brute")
    figure.hp = 5
    potion, amulet = 11, 23
    run(step(t), act=(PLAY_ITEM, potion))
    assert figure.hp == 8
    run(step(t), act=(PLAY_TOP, card("Trample")), target=foe(t, "cave-bear").id)
    run(step(t), act=(PLAY_ITEM, amulet))
    assert (figure.hp, brute.item_state) == (9, [CONSUMED, SPENT])
    t = facing("Trample", "Grab and Go", items={"brute": [12]})
    run(step(t), act=(PLAY_TOP, card("Trample")), target=foe(t, "cave-bear").id)
    run(step(t), act=(PLAY_BOTTOM, card("Grab and Go")), move_to=None)
    assert offered(step(t)).options == [None, (PLAY_ITEM, potion)]


@rule("gloomhaven:turn.12", "gloomhaven:use.01")
def test_items_are_used_in_the_middle_of_an_action() -> None:
    t = facing(role="scoundrel", items={"scoundrel": [12]})
    body(t, "scoundrel").hp = 2
    burning(t, (0, 1))
    quick = top(t, "scoundrel", "Quick Hands")  # Move 2, Attack 2
    run(quick, move_to=[(0, 1), (0, 0)], negate=None, aside=("item", 11), target=foe(t, "cave-bear").id)
    assert body(t, "scoundrel").hp == 2 - 1 + 3
    # In the middle of an ability: a melee attack is poisoned, a move becomes longer.
    t = facing(items={"brute": [1]})
    asked = offered(bottom(t, "brute", "Grab and Go"), move_to=("item", 0))
    assert asked.about == (body(t, "brute").id, 4 + 2)


@rule("gloomhaven:use.01")
def test_an_item_may_be_used_in_the_turn_of_others_if_its_text_allows() -> None:
    t = table(
        "brute",
        at={"brute": (0, 0)},
        monsters=[("cave-bear", (1, 0))],
        modifiers={"monsters": ["+2", "-1"]},
        items={"brute": [4]},
    )
    monster_card(t, "cave-bear", 41)
    run(figure_turn(t, foe(t, "cave-bear")), item=3, negate=None)  # leather armour: disadvantage for the attacker
    assert lacks(body(t, "brute")) == 3 - 1
    assert hero(t, "brute").item_state == [SPENT]


@rule("gloomhaven:use.02", "gloomhaven:resolve.11")
def test_an_item_for_an_attack_is_asked_for_before_the_modifier_is_drawn() -> None:
    t = facing(items={"brute": [14, 11]})
    bear, brute = foe(t, "cave-bear"), hero(t, "brute")
    deck = len(brute.deck.draw)
    for given in ({}, {"item": [None]}):
        chosen = {"target": bear.id} if given else {}
        asked = offered(top(t, "brute", "Trample"), **given, **chosen)
        assert (asked.kind.name, len(brute.deck.draw)) == ("item", deck)
    run(top(t, "brute", "Trample"), item=[13, 10], target=bear.id)
    assert lacks(bear) == 3 + 1


@rule("gloomhaven:use.03")
def test_several_items_may_be_used_in_one_ability() -> None:
    t = facing(items={"brute": [6, 11, 14]})
    bear = foe(t, "cave-bear")
    run(top(t, "brute", "Trample"), item=[5, 13, 10], target=bear.id)
    assert hero(t, "brute").item_state == [SPENT, SPENT, CONSUMED]
    assert (lacks(bear), bear.conditions[POISON] > 0) == (3 + 1, True)


@rule("gloomhaven:use.04", "gloomhaven:r.33")
def test_an_item_with_slots_works_without_being_asked() -> None:
    t = table(
        "brute",
        at={"brute": (0, 0)},
        monsters=[("cave-bear", (1, 0))],
        modifiers={"monsters": ["+0"]},
        items={"brute": [3]},
    )
    monster_card(t, "cave-bear", 41)
    run(bottom(t, "brute", "Warding Strength"))  # Shield 1 against attacks, also with slots
    asked = offered(figure_turn(t, foe(t, "cave-bear")))
    assert (asked.kind.name, asked.about) == ("negate", (0, 3 - 1 - 1, 0))  # shields first, then the choice to negate
    assert (hero(t, "brute").item_uses, hero(t, "brute").item_state) == ([1], [READY])


@rule("gloomhaven:use.05")
def test_what_an_item_adds_works_as_if_printed_on_the_action() -> None:
    t = facing(items={"brute": [11]}, modifiers={"brute": ["miss", "+0"]})
    bear = foe(t, "cave-bear")
    run(top(t, "brute", "Trample"), item=10, target=bear.id)
    assert (lacks(bear), bear.conditions[POISON] > 0) == (0, True)  # like any effect, also without damage


@rule("gloomhaven:loot.04", "gloomhaven:turn.15")
def test_a_stunned_character_ends_its_turn_at_once_but_loots() -> None:
    t = facing("Trample", "Grab and Go")
    suffers(body(t, "brute"), "stun")
    t.moment = TURN_STARTS
    t.coins = [(0, 0)]
    run(until(t, TURNS))
    brute = hero(t, "brute")
    assert (brute.coins, brute.discard) == (1, [card("Trample"), card("Grab and Go")])
    assert t.moment != TURN_ENDS


@rule("gloomhaven:r.42")
def test_who_is_exhausted_in_its_own_turn_does_not_loot() -> None:
    t = table("brute", "tinkerer", at={"brute": (0, 0), "tinkerer": (2, 0)}, scenario=house())
    brute = takes(t, "brute", "Grab and Go", "Trample")
    brute.hand, brute.coins = [], 2
    body(t, "brute").hp = 1
    burning(t, (1, 0))
    t.coins = [(1, 0)]
    run(until(t, TURNS), act=(PLAY_BOTTOM, card("Grab and Go")), move_to=(1, 0))
    assert (brute.figure, brute.coins, t.coins) == (-1, 2, [(1, 0)])
