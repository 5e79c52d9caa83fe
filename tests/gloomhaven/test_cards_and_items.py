"""Ability cards and items: what they are, which may be worn; the cards shown in the rulebook."""

from typing import Any

from gloomhaven.tables import body, bottom, card, foe, hero, lacks, monster_card, table, takes, top
from klubovna.games.gloomhaven.combat.suffer import suffer
from klubovna.games.gloomhaven.facts import (
    CARD_CLASS,
    CARDS,
    CARDS_OF,
    DECK,
    HALVES,
    INITIATIVE,
    ITEMS,
    LEVEL,
    MINUS_1,
    MONSTER_CARDS,
    SUMMONS,
)
from klubovna.games.gloomhaven.figures import CONSUMED, READY, SPENT
from klubovna.games.gloomhaven.monsters.turn import figure_turn
from klubovna.games.gloomhaven.round.rest import long_rest
from klubovna.games.gloomhaven.round.steps import initiative, step
from klubovna.games.gloomhaven.round.turn import PLAY_BOTTOM, PLAY_ITEM, PLAY_TOP
from klubovna.games.gloomhaven.scenario.pages import SCENARIOS
from klubovna.games.gloomhaven.scenario.words import KillAll
from klubovna.games.gloomhaven.setup import Hero, Options, check
from klubovna.games.gloomhaven.vocabulary.abilities import Attack, Move
from klubovna.games.gloomhaven.vocabulary.words import POISON, WOUND
from klubovna.kernel.errors import SetupError
from klubovna.kernel.rules import Config
from klubovna.testing import offered, rule, run


def refused(other: Hero | None = None, **brute: Any) -> bool:
    """Whether the set-up refuses a brute like this."""
    party = [Hero(role="brute", **brute), other or Hero(role="tinkerer")]
    party[1].seat = 1
    try:
        check(Config(2, 1, [None, None], Options(characters=party), {}))
    except SetupError:
        return True
    return False


# -- ability cards -----------------------------------------------------------------------------------------------------


@rule("gloomhaven:card.01")
def test_a_card_has_a_name_an_initiative_a_level_and_two_halves() -> None:
    trample = CARDS[card("Trample")]
    assert (trample.initiative, trample.level) == (72, 1)
    assert isinstance(trample.top.abilities[0], Attack)
    assert isinstance(trample.bottom.abilities[0], Move)
    assert all(one.name["en"] and 1 <= one.initiative <= 99 for one in CARDS)
    assert all(one.top.abilities and one.bottom.abilities for one in CARDS)


@rule("gloomhaven:card.02", "gloomhaven:select.02")
def test_the_leading_card_gives_the_initiative() -> None:
    for cards, place in (
        (("Overwhelming Assault", "Shield Bash"), 6100),
        (("Shield Bash", "Overwhelming Assault"), 1500),
    ):
        t = table("brute", "tinkerer")
        takes(t, "tinkerer", "Stun Shot", "Hook Gun")
        brute = takes(t, "brute", *cards)
        run(initiative(t))
        assert brute.place == place


@rule("gloomhaven:card.03")
def test_a_level_1_character_uses_cards_of_level_1_and_x() -> None:
    second = next(i for i in range(len(CARDS)) if CARD_CLASS[i] == 0 and LEVEL[i] == 2)
    assert refused(cards=[second + 1])
    assert not refused(cards=[second + 1], level=2)
    assert {CARDS[one].level for one in hero(table("brute"), "brute").pool} == {1, "X"}


@rule("gloomhaven:lvl.03")
def test_each_level_has_given_one_card_not_above_it() -> None:
    second, third = ([i + 1 for i in range(len(CARDS)) if CARD_CLASS[i] == 0 and LEVEL[i] == level] for level in (2, 3))
    assert refused(cards=second, level=2)
    assert refused(cards=third, level=3)
    assert not refused(cards=second, level=3)
    assert not refused(cards=[second[0], third[0]], level=3)


@rule("gloomhaven:card.04", "gloomhaven:turn.01")
def test_a_turn_is_one_top_and_one_bottom() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("cave-bear", (1, 0))], modifiers={"brute": ["+0"]})
    first, second = card("Spare Dagger"), card("Trample")
    takes(t, "brute", "Spare Dagger", "Trample")
    halves = [(what, which) for what in (PLAY_TOP, PLAY_BOTTOM) for which in (first, second)]
    assert set(halves) <= set(offered(step(t)).options)  # either card, either half, in either order
    run(step(t), act=(PLAY_TOP, second), target=foe(t, "cave-bear").id)
    left = offered(step(t)).options
    assert (PLAY_BOTTOM, first) in left
    assert not {(PLAY_TOP, first), (PLAY_TOP, second), (PLAY_BOTTOM, second)} & set(left)


@rule("gloomhaven:card.05", "gloomhaven:turn.02")
def test_an_action_may_hold_several_abilities_in_their_order() -> None:
    t = table("scoundrel", at={"scoundrel": (0, 0)}, monsters=[("cave-bear", (3, 0))], modifiers={"scoundrel": ["+0"]})
    quick = top(t, "scoundrel", "Quick Hands")  # Move 2, Attack 2: the bear is reached only by moving first
    run(quick, move_to=(2, 0), target=foe(t, "cave-bear").id)
    assert lacks(foe(t, "cave-bear")) == 2
    assert [type(line) for line in HALVES[card("Quick Hands")][0].abilities] == [Move, Attack]


@rule("gloomhaven:card.06")
def test_an_action_counts_as_every_kind_of_ability_that_it_holds() -> None:
    t = table(
        "scoundrel",
        at={"scoundrel": (0, 0)},
        monsters=[("cave-bear", (4, 0))],
        modifiers={"scoundrel": ["+0"]},
        items={"scoundrel": [1, 14]},
    )
    boots, potion = 0, 13  # for a move, for an attack action
    way = [("item", boots), (3, 0), None]
    run(top(t, "scoundrel", "Quick Hands"), item=potion, move_to=way, target=foe(t, "cave-bear").id)
    assert lacks(foe(t, "cave-bear")) == 2 + 1


@rule("gloomhaven:card.07")
def test_cards_belong_to_one_class() -> None:
    mine = next(i for i in range(len(CARDS)) if CARD_CLASS[i] == 0)
    alien = next(i for i in range(len(CARDS)) if CARD_CLASS[i] == 1)
    assert not refused(cards=[mine + 1])
    assert refused(cards=[alien + 1])
    grown = hero(table("brute", hero_level=3), "brute").pool
    assert len(grown) == 13 + 2  # one more with each level
    assert {CARD_CLASS[one] for one in grown} == {0}


# -- items -------------------------------------------------------------------------------------------------------------


@rule("gloomhaven:item.01")
def test_items_come_with_the_character_or_are_looted() -> None:
    t = table("brute", items={"brute": [1]})
    t.treasures.append((-6, 0, 2))
    t.moment = 2
    run(step(t))
    result = t.result().details["campaign"]["characters"][0]
    assert (result["items"], result["found_items"]) == ([1], [32])
    assert all(item.price >= 0 and item.supply for item in ITEMS)


@rule("gloomhaven:item.02")
def test_any_class_can_use_any_item() -> None:
    for role in ("brute", "tinkerer", "spellweaver", "scoundrel", "cragheart", "mindthief"):
        t = table(role, items={role: [12]})
        takes(t, role)
        body(t, role).hp = 1
        run(step(t), act=(PLAY_ITEM, 11))
        assert body(t, role).hp == 4


@rule("gloomhaven:item.03", "gloomhaven:item.04", "gloomhaven:item.05")
def test_one_item_for_the_head_one_for_the_body_one_for_the_legs() -> None:
    assert not refused(items=[6, 3, 1])
    for two in ([6, 7], [3, 4], [1, 2]):
        assert ITEMS[two[0] - 1].slot == ITEMS[two[1] - 1].slot
        assert refused(items=two)


@rule("gloomhaven:item.06")
def test_two_items_for_one_hand_or_one_for_two() -> None:
    assert not refused(items=[8, 11])
    assert not refused(items=[10])
    assert refused(items=[8, 10])
    assert refused(items=[9, 10])
    assert refused(items=[8, 11, 18])


@rule("gloomhaven:item.07")
def test_small_items_by_half_the_level_rounded_up() -> None:
    small = [item.id for item in ITEMS if item.slot == "small"][:6]
    for level, most in ((1, 1), (2, 1), (3, 2), (9, 5)):
        assert not refused(level=level, items=small[:most])
        assert refused(level=level, items=small[: most + 1])


@rule("gloomhaven:item.08")
def test_nobody_has_two_copies_of_an_item() -> None:
    assert refused(level=9, items=[12, 12])


@rule("gloomhaven:item.09", "gloomhaven:item.10", "gloomhaven:rest.10")
def test_a_long_rest_refreshes_spent_items_and_not_consumed_ones() -> None:
    t = table("brute", items={"brute": [1, 12]})
    brute = takes(t, "brute")
    body(t, "brute").hp = 1
    run(step(t), act=(PLAY_ITEM, 11))
    run(bottom(t, "brute", "Skewer"), move_to=[("item", 0), (-3, 0), None])
    assert brute.item_state == [SPENT, CONSUMED]
    brute.discard = [0, 1]
    run(long_rest(t, brute), rest_lose=0)
    assert brute.item_state == [READY, CONSUMED]
    t = table("brute", items={"brute": [3]})
    worn = table("brute", items={"brute": [104]})  # five slots, then consumed
    for used, left in ((t, [0]), (worn, [1])):
        brute = hero(used, "brute")
        brute.item_uses, brute.discard = [1], [0, 1]
        run(long_rest(used, brute), rest_lose=0)
        assert brute.item_uses == left


@rule("gloomhaven:item.11")
def test_no_item_is_ever_lost_for_good() -> None:
    t = table("brute", items={"brute": [12]})
    takes(t, "brute")
    body(t, "brute").hp = 1
    run(step(t), act=(PLAY_ITEM, 11))
    assert hero(t, "brute").item_state == [CONSUMED]
    assert t.result().details["campaign"]["characters"][0]["items"] == [12]
    assert hero(table("brute", items={"brute": [12]}), "brute").item_state == [READY]


@rule("gloomhaven:item.12")
def test_an_item_without_a_symbol_works_again_and_again() -> None:
    t = table(
        "brute",
        at={"brute": (0, 0)},
        monsters=[("cave-bear", (1, 0))],
        modifiers={"monsters": ["x2", "x2"]},
        items={"brute": [7]},
    )
    monster_card(t, "cave-bear", 41)
    for _ in range(2):  # the iron helmet makes 2x a +0
        body(t, "brute").hp = 10
        run(figure_turn(t, foe(t, "cave-bear")), item=6, negate=None)
        assert lacks(body(t, "brute")) == 3
        assert hero(t, "brute").item_state == [READY]


@rule("gloomhaven:item.13", "gloomhaven:use.04", "gloomhaven:sample.02")
def test_an_item_with_slots_is_spent_after_the_last_one() -> None:
    t = table(
        "brute",
        at={"brute": (0, 0)},
        monsters=[("cave-bear", (1, 0))],
        modifiers={"monsters": ["+0", "+0", "miss", "+0"]},
        items={"brute": [3]},
    )
    hide = ITEMS[2]
    assert (hide.name["en"], hide.slot, hide.uses, hide.use) == ("Hide Armor", "body", 2, "spent")
    brute, figure = hero(t, "brute"), body(t, "brute")
    monster_card(t, "cave-bear", 41)
    run(figure_turn(t, foe(t, "cave-bear")), negate=None)  # nobody is asked whether the armour is used
    assert (lacks(figure), brute.item_state, brute.item_uses) == (2, [READY], [1])
    run(suffer(t, figure, 1), negate=None)  # no attack
    assert (lacks(figure), brute.item_uses) == (3, [1])
    run(figure_turn(t, foe(t, "cave-bear")), negate=None)
    assert (lacks(figure), brute.item_state) == (5, [SPENT])
    run(figure_turn(t, foe(t, "cave-bear")))  # a miss would deal no damage
    run(figure_turn(t, foe(t, "cave-bear")), negate=None)
    assert lacks(figure) == 8


@rule("gloomhaven:item.14")
def test_an_item_is_offered_when_its_text_says_so() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("cave-bear", (1, 0))], items={"brute": [11]})
    takes(t, "brute", "Spare Dagger", "Trample")
    assert all(deed is None or deed[0] != PLAY_ITEM for deed in offered(step(t)).options)
    melee = bottom(t, "brute", "Spare Dagger")
    asked = offered(melee, target=foe(t, "cave-bear").id)
    assert (asked.kind.name, asked.options) == ("item", [None, 10])
    t = table(
        "brute",
        at={"brute": (0, 0)},
        monsters=[("cave-bear", (3, 0))],
        items={"brute": [11]},
        modifiers={"brute": ["+0"]},
    )
    run(top(t, "brute", "Spare Dagger"), target=foe(t, "cave-bear").id)  # a ranged attack: the dagger is not offered
    assert not foe(t, "cave-bear").conditions[POISON]


@rule("gloomhaven:item.15")
def test_heavy_items_add_minus_1_cards() -> None:
    t = table("brute", items={"brute": [23]})
    deck = hero(t, "brute").deck.draw
    assert (len(deck), deck.count(MINUS_1)) == (23, 8)
    assert hero(table("brute", items={"brute": [1]}), "brute").deck.draw.count(MINUS_1) == 5


@rule("gloomhaven:item.16")
def test_copies_limit_how_many_can_own_an_item() -> None:
    assert ITEMS[96].copies == 1
    assert not refused(items=[97])
    assert refused(items=[97], other=Hero(role="tinkerer", items=[97]))
    assert not refused(items=[12], other=Hero(role="tinkerer", items=[12]))


# -- the cards shown in the rulebook -----------------------------------------------------------------------------------


def lines(deck: str, initiative: int) -> list[Any]:
    found = [MONSTER_CARDS[one] for one in CARDS_OF[DECK[deck]] if MONSTER_CARDS[one].initiative == initiative]
    return found[0].abilities


@rule("gloomhaven:sample.01")
def test_trample() -> None:
    above, below = HALVES[card("Trample")]
    assert INITIATIVE[card("Trample")] == 72
    assert above.abilities == [Attack(value=3, pierce=2)]
    assert below.abilities == [Move(value=4, jump=True), Attack(value=2, target="enemies_moved_through")]
    assert below.lost


@rule("gloomhaven:sample.03", "gloomhaven:sample.04")
def test_cards_of_the_living_bones() -> None:
    move, attack, heal = lines("living-bones", 20)
    assert (move.value, attack.value, heal.value, heal.target) == ("-2", "+0", 2, "self")
    move, attack = lines("living-bones", 45)
    assert (move.value, attack.value) == ("+0", "+0")


@rule("gloomhaven:sample.05")
def test_a_card_of_the_archers() -> None:
    move, attack = lines("archer", 32)
    assert isinstance(move, Move)
    assert isinstance(attack, Attack)
    assert attack.range == "-1"


@rule("gloomhaven:sample.06")
def test_eagle_eye_goggles_give_advantage_to_a_whole_attack_action() -> None:
    assert ITEMS[5].slot == "head"
    t = table(
        "brute",
        at={"brute": (0, 0)},
        monsters=[("cave-bear", (1, 0), "elite")],
        modifiers={"brute": ["-1", "+2", "-2", "+1"]},
        items={"brute": [6]},
    )
    bear = foe(t, "cave-bear")
    # Attack 2, Move 2, Attack 2: used at the first attack, the goggles work for the second one too.
    run(top(t, "brute", "Skirmishing Maneuver"), item=5, target=[bear.id, bear.id], move_to=None)
    assert lacks(bear) == (2 + 2) + (2 + 1)
    assert hero(t, "brute").item_state == [SPENT]


@rule("gloomhaven:sample.07")
def test_fire_orbs() -> None:
    orbs = HALVES[card("Fire Orbs")][0]
    assert orbs.abilities == [Attack(value=3, range=3, targets=3, xp_per_target=1)]
    assert (orbs.infuse, orbs.lost) == (["fire"], True)


@rule("gloomhaven:sample.08")
def test_flame_strike() -> None:
    assert INITIATIVE[card("Flame Strike")] == 36
    for burning, wounded in ((2, True), (0, False)):
        t = table(
            "spellweaver",
            at={"spellweaver": (0, 0)},
            monsters=[("cave-bear", (2, 0))],
            modifiers={"spellweaver": ["+0"]},
        )
        t.elements[0] = burning
        bear = foe(t, "cave-bear")
        run(top(t, "spellweaver", "Flame Strike"), target=bear.id, **({"consume": "fire"} if burning else {}))
        assert (lacks(bear), bear.conditions[WOUND] > 0) == (3, wounded)


@rule("gloomhaven:sample.09")
def test_frost_armor_prevents_damage_twice() -> None:
    t = table("spellweaver")
    run(bottom(t, "spellweaver", "Frost Armor"))
    figure = body(t, "spellweaver")
    for _ in range(2):
        run(suffer(t, figure, 4))
    assert figure.hp == figure.max_hp
    assert card("Frost Armor") in hero(t, "spellweaver").lost
    run(suffer(t, figure, 1), negate=None)
    assert lacks(figure) == 1


@rule("gloomhaven:sample.10")
def test_the_rat_swarm() -> None:
    horde = HALVES[card("Gnawing Horde")][0]
    assert (horde.duration, horde.lost) == ("persistent", True)
    t = table("mindthief", at={"mindthief": (0, 0)}, monsters=[("cave-bear", (2, 0))], modifiers={"mindthief": ["+0"]})
    run(top(t, "mindthief", "Gnawing Horde"), hex=(1, 0))
    swarm = t.figures[-1]
    assert SUMMONS[swarm.number].name == "rat-swarm"
    run(figure_turn(t, swarm))
    assert foe(t, "cave-bear").conditions[POISON]


@rule("gloomhaven:sample.11")
def test_black_barrow() -> None:
    facts = SCENARIOS[1].facts
    assert (facts.name["en"], facts.requires, facts.goal, facts.links) == ("Black Barrow", {}, [KillAll()], [2])
    assert sorted(tile.ref for tile in facts.tiles) == ["g1b", "i1b", "l1a"]
    kinds = [overlay.kind for overlay in facts.overlays]
    assert [kinds.count(kind) for kind in ("trap", "obstacle", "treasure")] == [2, 2, 1]
    assert all(overlay.damage and not overlay.conditions for overlay in facts.overlays if overlay.kind == "trap")
    assert (facts.unlocks, facts.rewards) == ([2], {"party_achievements": ["first-steps"]})
    assert SCENARIOS[2].facts.location == "G-11"
