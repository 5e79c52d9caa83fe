"""Attacks: melee and range, the three steps for every target, modifier cards, what a kill leaves behind."""

from collections import Counter

from gloomhaven.tables import (
    action,
    body,
    bottom,
    foe,
    hero,
    lacks,
    modifier,
    monster,
    monster_card,
    obstacle,
    protected,
    suffers,
    table,
    top,
    trap,
)
from klubovna.games.gloomhaven.cards.decks import draw, reshuffle
from klubovna.games.gloomhaven.combat.conditions import give, heal
from klubovna.games.gloomhaven.combat.suffer import suffer
from klubovna.games.gloomhaven.facts import (
    BASE_DECK,
    CURSE_CARD,
    DOUBLE,
    MISS,
    MODIFIERS,
    PERK_CARDS,
    PLUS_1,
)
from klubovna.games.gloomhaven.map.forcing import force
from klubovna.games.gloomhaven.monsters.turn import figure_turn
from klubovna.games.gloomhaven.vocabulary.words import IMMOBILIZE, MUDDLE, POISON, STUN
from klubovna.testing import offered, rule, run

FIRE, EARTH = 0, 3


@rule("gloomhaven:attack.01", "gloomhaven:attack.02", "gloomhaven:attack.05", "gloomhaven:amd.03")
def test_a_melee_attack_strikes_one_adjacent_enemy() -> None:
    t = table(
        "brute",
        "tinkerer",
        at={"brute": (0, 0), "tinkerer": (0, 1)},
        monsters=[("cave-bear", (1, 0)), ("cave-bear", (2, 0))],
        modifiers={"brute": ["+1"]},
    )
    near = foe(t, "cave-bear", 1)
    assert offered(bottom(t, "brute", "Spare Dagger")).options == [None, near.id]
    run(bottom(t, "brute", "Spare Dagger"), target=near.id)
    assert lacks(near) == 2 + 1


@rule("gloomhaven:attack.03")
def test_a_ranged_attack_reaches_as_far_as_its_range() -> None:
    bears = [("cave-bear", (3, 0)), ("cave-bear", (4, 0)), ("cave-bear", (0, 2))]
    t = table("brute", at={"brute": (0, 0)}, monsters=bears)
    near, far, other = (foe(t, "cave-bear", i) for i in (1, 2, 3))
    options = offered(top(t, "brute", "Spare Dagger")).options  # Range 3
    assert options == [None, near.id, other.id]
    assert far.id not in options


@rule("gloomhaven:resolve.02", "gloomhaven:resolve.05", "gloomhaven:amd.01", "gloomhaven:area.08", "gloomhaven:area.02")
def test_every_target_gets_a_card_and_damage_of_its_own() -> None:
    bears = [("cave-bear", at) for at in ((1, -1), (1, 0), (0, 1))]
    t = table("brute", at={"brute": (0, 0)}, monsters=bears, modifiers={"brute": ["+1", "-1", "+2"]})
    all_three = tuple(foe(t, "cave-bear", i).id for i in (1, 2, 3))
    run(top(t, "brute", "Sweeping Blow"), area=all_three, target=[all_three[2], all_three[0]])
    assert [lacks(foe(t, "cave-bear", i)) for i in (3, 1, 2)] == [2 + 1, 2 - 1, 2 + 2]
    assert len(hero(t, "brute").deck.discard) == 3


@rule("gloomhaven:amd.02")
def test_characters_and_monsters_draw_from_different_decks() -> None:
    t = table(
        "brute",
        "scoundrel",
        at={"brute": (0, 0)},
        monsters=[("cave-bear", (1, 0)), ("hound", (0, 1))],
        modifiers={"brute": ["+0"], "monsters": ["+0", "+0"]},
    )
    run(bottom(t, "brute", "Spare Dagger"), target=foe(t, "cave-bear").id)
    decks = [hero(t, "brute").deck, hero(t, "scoundrel").deck, t.deck]
    assert [len(deck.discard) for deck in decks] == [1, 0, 0]
    for name, initiative in (("cave-bear", 41), ("hound", 26)):
        monster_card(t, name, initiative)
        run(figure_turn(t, foe(t, name)), negate=None)
    assert [len(deck.discard) for deck in decks] == [1, 0, 2]


@rule("gloomhaven:resolve.10")
def test_an_attack_below_zero_is_no_damage() -> None:
    t = table("mindthief", at={"mindthief": (0, 0)}, monsters=[("cave-bear", (1, 0))], modifiers={"mindthief": ["-2"]})
    bear = foe(t, "cave-bear")
    bear.hp -= 3
    run(bottom(t, "mindthief", "The Mind's Weakness"), target=bear.id)  # Attack 1
    assert lacks(bear) == 3


@rule("gloomhaven:ex.attack.1", "gloomhaven:resolve.04")
def test_the_player_chooses_the_order_of_the_modifiers_of_a_step() -> None:
    """Attack 3, +2 on the card, doubled by an active card, then -1 and Shield 1."""
    for strength, damage in ((10, 8), (8, 6)):
        t = table(
            "scoundrel",
            "brute",
            at={"scoundrel": (0, 0), "brute": (2, 0)},
            monsters=[("bandit-guard", (1, 0), "elite", 30)],
            modifiers={"scoundrel": ["-1"]},
        )
        guard = foe(t, "bandit-guard")
        run(top(t, "scoundrel", "Smoke Bomb"))
        asked = offered(top(t, "scoundrel", "Flanking Strike"), target=guard.id)
        assert (asked.kind.name, asked.options) == ("attack.strength", [10, 8])
        hero(t, "scoundrel").active.clear()
        run(top(t, "scoundrel", "Smoke Bomb"))
        run(top(t, "scoundrel", "Flanking Strike"), target=guard.id, attack_strength=strength)
        assert lacks(guard) == damage


@rule("gloomhaven:resolve.04", "gloomhaven:resolve.01")
def test_nobody_is_asked_where_the_order_makes_no_difference() -> None:
    t = table("scoundrel", at={"scoundrel": (0, 0)}, monsters=[("cave-bear", (1, 0))], modifiers={"scoundrel": ["+0"]})
    bear = foe(t, "cave-bear")
    run(top(t, "scoundrel", "Smoke Bomb"))
    run(bottom(t, "scoundrel", "Thief's Knack"), target=bear.id)
    assert lacks(bear) == 3 * 2


@rule("gloomhaven:resolve.11")
def test_items_for_an_attack_are_used_before_its_card_is_drawn() -> None:
    items = {"brute": [11, 14]}  # Poison Dagger, Minor Power Potion
    t = table("brute", at={"brute": (0, 0)}, monsters=[("cave-bear", (1, 0))], modifiers={"brute": ["+0"]}, items=items)
    bear, deck = foe(t, "cave-bear"), hero(t, "brute").deck
    for given in ({}, {"item": [13], "target": bear.id}):
        asked = offered(top(t, "brute", "Trample"), **given)
        assert asked.kind.name == "item"
        assert not deck.discard
        hero(t, "brute").item_state = [0, 0]
    run(top(t, "brute", "Trample"), item=[13, 10], target=bear.id)  # and nothing is asked after the card
    assert lacks(bear) == 3 + 1
    assert bear.conditions[POISON]


@rule("gloomhaven:resolve.13", "gloomhaven:r.05", "gloomhaven:cond.03", "gloomhaven:fx.01")
def test_targets_are_declared_and_then_finished_one_after_the_other() -> None:
    bears = [("cave-bear", (2, 0)), ("cave-bear", (0, 2))]
    t = table("brute", at={"brute": (0, 0)}, monsters=bears, modifiers={"brute": ["+0", "+0"]})
    first, second = foe(t, "cave-bear", 2), foe(t, "cave-bear", 1)
    protected(t, first, retaliate=1, within=2)
    # Defensive Tactics: Attack 2, Range 3, Target 2, Immobilize. The retaliation of the first target is the first stop.
    asked = offered(top(t, "brute", "Defensive Tactics"), target=[first.id, second.id])
    assert asked.kind.name == "negate"
    assert (lacks(first), lacks(second)) == (2, 0)
    assert first.conditions[IMMOBILIZE]
    assert not second.conditions[IMMOBILIZE]


@rule("gloomhaven:r.05")
def test_an_attacker_that_falls_makes_no_further_attacks() -> None:
    bears = [("cave-bear", (2, 0)), ("cave-bear", (0, 2))]
    t = table("brute", "tinkerer", at={"brute": (0, 0)}, monsters=bears, modifiers={"brute": ["+0", "+0"]})
    first, second = foe(t, "cave-bear", 1), foe(t, "cave-bear", 2)
    protected(t, first, retaliate=9, within=2)
    body(t, "brute").hp = 3
    run(top(t, "brute", "Defensive Tactics"), target=[first.id, second.id], negate=None)
    assert hero(t, "brute").figure == -1
    assert first.conditions[IMMOBILIZE]
    assert lacks(second) == 0


@rule("gloomhaven:resolve.07", "gloomhaven:cond.09", "gloomhaven:retal.04", "gloomhaven:resolve.14")
def test_nothing_more_happens_to_a_killed_target() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("bandit-guard", (1, 0))], modifiers={"brute": ["+0"]})
    guard = protected(t, foe(t, "bandit-guard"), retaliate=2)
    guard.hp = 1
    run(top(t, "brute", "Warding Strength"), target=guard.id)  # Attack 3, Push 2: no push is asked for
    assert monster(t, "bandit-guard") is None
    assert (guard.hp, guard.at) == (0, (1, 0))
    assert lacks(body(t, "brute")) == 0


@rule("gloomhaven:cond.09")
def test_a_killed_target_is_not_cursed() -> None:
    t = table(
        "mindthief", at={"mindthief": (0, 0)}, monsters=[("bandit-guard", (2, 0))], modifiers={"mindthief": ["x2"]}
    )
    t.elements[5] = 2
    run(top(t, "mindthief", "Shared Nightmare"), consume="dark", target=[foe(t, "bandit-guard").id])
    assert monster(t, "bandit-guard") is None
    assert CURSE_CARD not in t.deck.draw


@rule("gloomhaven:resolve.09", "gloomhaven:ex.coin.1", "gloomhaven:resolve.06")
def test_only_monsters_of_the_room_leave_a_coin() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("living-bones", (1, 0)), ("cultist", (-3, 0))])
    monster_card(t, "cultist", 63)  # summons Living Bones
    run(figure_turn(t, foe(t, "cultist")))
    bones = [figure for figure in t.figures if figure.who == foe(t, "living-bones").who and figure.side]
    assert len(bones) == 2
    for one in bones:
        run(suffer(t, one, one.hp))
    assert [f.who for f in t.figures if f.side] == [foe(t, "cultist").who]
    assert t.coins == [(1, 0)]


@rule("gloomhaven:resolve.08", "gloomhaven:resolve.12")
def test_a_monster_that_dies_above_an_obstacle_leaves_its_coin_there() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("wind-demon", (1, 0))])
    obstacle(t, (1, 0))
    demon = foe(t, "wind-demon")
    run(suffer(t, demon, demon.hp))
    assert t.coins == [(1, 0)]
    run(top(t, "brute", "Grab and Go"))  # Loot 1
    assert (t.coins, hero(t, "brute").coins) == ([], 1)


@rule("gloomhaven:resolve.12", "gloomhaven:cond.neg.23", "gloomhaven:cond.neg.03")
def test_the_coin_is_left_whatever_killed_the_monster() -> None:
    bears = [("cave-bear", (1, 0)), ("cave-bear", (0, 3)), ("hound", (-1, 0))]
    t = table("brute", at={"brute": (0, 0)}, monsters=bears)
    pushed, wounded, hound = foe(t, "cave-bear", 1), foe(t, "cave-bear", 2), foe(t, "hound")
    trap(t, (2, 0), 20)
    run(force(t, action(t, body(t, "brute")), pushed, 1, away=True), push_to=(2, 0))
    suffers(wounded, "wound").hp = 1
    monster_card(t, "cave-bear", 41)
    run(figure_turn(t, wounded))
    protected(t, body(t, "brute"), retaliate=9)
    monster_card(t, "hound", 26)
    run(figure_turn(t, hound), negate=None)
    assert [f.form for f in t.figures] == [0]
    assert sorted(t.coins) == [(-1, 0), (0, 3), (2, 0)]
    assert hero(t, "brute").counts[3] == 2  # the pushed one and the hound: nobody killed the wounded one


# -- modifier cards ----------------------------------------------------------------------------------------------------


@rule("gloomhaven:ex.amd.1", "gloomhaven:amd.07", "gloomhaven:amd.06", "gloomhaven:elem.18")
def test_rolling_cards_are_drawn_on_and_combined() -> None:
    cards = [modifier(rolling=True, push=2), modifier(rolling=True, infuse=["earth"]), "+2"]
    t = table("brute", at={"brute": (0, 0)}, monsters=[("cave-bear", (1, 0))], modifiers={"brute": cards})
    bear = foe(t, "cave-bear")
    run(bottom(t, "brute", "Spare Dagger"), target=bear.id, push_to=[(2, 0), (3, 0)])
    assert (lacks(bear), bear.at) == (2 + 2, (3, 0))
    assert t.infused == 1 << EARTH
    assert t.elements[EARTH] == 0


@rule("gloomhaven:amd.06", "gloomhaven:heal.07")
def test_effects_of_a_card_work_as_if_printed_on_the_action() -> None:
    cards = [modifier(rolling=True, conditions=["muddle"]), modifier(rolling=True, pierce=3), "+0"]
    t = table("brute", at={"brute": (0, 0)}, monsters=[("cave-bear", (1, 0))], modifiers={"brute": cards})
    bear = protected(t, foe(t, "cave-bear"), shield=4)
    run(bottom(t, "brute", "Spare Dagger"), target=bear.id)
    assert lacks(bear) == 2 - (4 - 3)
    assert bear.conditions[MUDDLE]
    healing = modifier(1, perform=[{"type": "heal", "value": 2, "target": "self"}])
    t = table("tinkerer", at={"tinkerer": (0, 0)}, monsters=[("cave-bear", (2, 0))], modifiers={"tinkerer": [healing]})
    tinkerer = suffers(body(t, "tinkerer"), "poison")
    tinkerer.hp = 3
    run(top(t, "tinkerer", "Enhancement Field"), target=foe(t, "cave-bear").id)
    assert (tinkerer.hp, tinkerer.conditions[POISON]) == (3, 0)


@rule("gloomhaven:amd.08", "gloomhaven:amd.13", "gloomhaven:cond.neg.16", "gloomhaven:cond.pos.07")
def test_bless_doubles_and_curse_misses_and_both_leave_the_deck() -> None:
    for card, damage in (("bless", 4), ("curse", 0)):
        t = table("brute", at={"brute": (0, 0)}, monsters=[("cave-bear", (1, 0))], modifiers={"brute": [card]})
        run(bottom(t, "brute", "Spare Dagger"), target=foe(t, "cave-bear").id)
        deck = hero(t, "brute").deck
        assert lacks(foe(t, "cave-bear")) == damage
        assert sorted(deck.draw + deck.discard) == sorted(BASE_DECK)
        assert not deck.reshuffle


@rule("gloomhaven:amd.10", "gloomhaven:r.08")
def test_only_a_deck_that_turned_its_miss_or_double_is_reshuffled() -> None:
    for card, again in ((MISS, True), (DOUBLE, True), (CURSE_CARD, False), (PLUS_1, False)):
        t = table("brute", "tinkerer")
        for role in ("brute", "tinkerer"):
            deck = hero(t, role).deck
            deck.draw = [PLUS_1] * 5
            deck.discard = [PLUS_1]
        deck = hero(t, "brute").deck
        deck.draw.append(card)
        draw(t, deck)
        reshuffle(t)
        assert (deck.discard == []) == again
        assert hero(t, "tinkerer").deck.discard == [PLUS_1]
        assert not deck.reshuffle


@rule("gloomhaven:amd.11")
def test_an_empty_draw_pile_is_made_from_the_discards_at_once() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("cave-bear", (1, 0))])
    deck = hero(t, "brute").deck
    deck.draw, deck.discard = [], [PLUS_1, PLUS_1, PLUS_1]
    run(bottom(t, "brute", "Spare Dagger"), target=foe(t, "cave-bear").id)
    assert lacks(foe(t, "cave-bear")) == 3
    assert (deck.draw, deck.discard) == ([PLUS_1, PLUS_1], [PLUS_1])


@rule("gloomhaven:amd.09", "gloomhaven:cond.neg.21", "gloomhaven:cond.neg.15")
def test_a_curse_goes_into_the_deck_of_its_side() -> None:
    t = table("mindthief", "brute", at={"mindthief": (0, 0)}, monsters=[("cave-bear", (1, 0))])
    run(top(t, "mindthief", "Gnawing Horde"), hex=(0, 1))
    rats = next(figure for figure in t.figures if figure.at == (0, 1))
    decks = [hero(t, "mindthief").deck, hero(t, "brute").deck, t.deck]

    def curses() -> list[int]:
        return [deck.draw.count(CURSE_CARD) for deck in decks]

    give(t, rats, "curse")
    assert curses() == [1, 0, 0]
    give(t, body(t, "brute"), "curse")
    assert curses() == [1, 1, 0]
    give(t, foe(t, "cave-bear"), "curse")
    assert curses() == [1, 1, 1]
    assert all(len(deck.draw) == 21 for deck in decks)


@rule("gloomhaven:amd.12")
def test_the_cards_of_a_deck_tell_where_they_come_from() -> None:
    """The base deck is the same for all; class cards come by perks only; items add theirs for one scenario."""
    base = set(BASE_DECK)
    added = {card for perks in PERK_CARDS for _, cards in perks for card, _ in cards}
    assert added - base
    assert {MODIFIERS[card].name for card in base} == {"plus0", "plus1", "minus1", "plus2", "minus2", "double", "miss"}
    assert not any(MODIFIERS[card].name for card in added - base)
    plain, armoured = table("brute"), table("brute", items={"brute": [3]})  # Hide Armor adds two -1
    more = Counter(hero(armoured, "brute").deck.draw) - Counter(hero(plain, "brute").deck.draw)
    assert [(MODIFIERS[card].add, n) for card, n in more.items()] == [(-1, 2)]
    assert Counter(plain.deck.draw) == Counter(BASE_DECK)


@rule("gloomhaven:ex.poison.1", "gloomhaven:cond.neg.02")
def test_healing_a_poisoned_monster_only_takes_the_poison() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("city-guard", (1, 0), "elite")], modifiers={"brute": ["+0"]})
    guard = suffers(foe(t, "city-guard"), "poison")
    run(bottom(t, "brute", "Spare Dagger"), target=guard.id)
    assert lacks(guard) == 2 + 1 - 2
    heal(t, guard, 3)
    assert (lacks(guard), guard.conditions[POISON]) == (1, 0)


@rule("gloomhaven:amd.14", "gloomhaven:resolve.02")
def test_a_miss_cancels_all_numbers_but_no_effect() -> None:
    cards = [modifier(1, rolling=True), modifier(rolling=True, conditions=["stun"]), "miss"]
    t = table("brute", at={"brute": (0, 0)}, monsters=[("cave-bear", (1, 0))], modifiers={"brute": cards})
    bear = suffers(foe(t, "cave-bear"), "poison")
    run(bottom(t, "brute", "Spare Dagger"), target=bear.id)
    assert lacks(bear) == 0
    assert bear.conditions[STUN]
