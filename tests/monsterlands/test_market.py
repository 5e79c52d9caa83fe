"""The market and the equipment cards."""

from collections.abc import Callable
from typing import Any

from klubovna.games.monsterlands.citadel import usable
from klubovna.games.monsterlands.deeds import free_deeds
from klubovna.games.monsterlands.equipment import passable
from klubovna.games.monsterlands.facts import (
    CARD_KIND,
    CARD_PRICE,
    CARDS,
    EQUIPMENT_FACTS,
    EQUIPMENT_KINDS,
    LODGE,
    MARKET,
    MINE,
    TRAP_FACTS,
    TRAP_PRICE,
    WEAPON,
)
from klubovna.games.monsterlands.moments import NO_CARD
from klubovna.games.monsterlands.rolls import rerollable, result, roll_of
from klubovna.games.monsterlands.state import Table
from klubovna.games.monsterlands.turn import Turn
from klubovna.testing import offered, rule, run
from monsterlands.tables import action, begin, card, conqueror, fighter, kind, m, one, quester, resolve, rolling, table

VISIT = ("citadel", MARKET)
FREE = ("equipment", 0)


TRIALS: tuple[tuple[Callable[..., Table], dict[str, Any]], ...] = (
    (fighter, {"defend_magic": 0}),
    (conqueror, {"conquest_try": True}),
    (quester, {}),
)
"""A roll against a monster, for a land, for a quest; with the answers on the way to a roll with magic dice."""


def of_kind(name: str) -> list[str]:
    return [facts.id for facts in EQUIPMENT_FACTS if facts.kind == name]


# -- the market --------------------------------------------------------------------------------------------------------


@rule("monsterlands:market.01", "monsterlands:market.02")
def test_one_card_is_bought_and_attached_to_somebody_not_assigned() -> None:
    clan = {"coins": 30, "haggle": [2], "strength": 1, "members": ["fandor"]}
    t = table(2, market=["zeldiv", "nocir", "zahyn"], clans={0: clan, 1: {"strength": 1}},
              paths={("land_a", 1): {"seat": 0, "member": "purkrab"}})  # fmt: skip
    decision = offered(one(t), turn_deed=VISIT)
    assert (decision.kind.name, decision.options) == ("building.die", [0, 2])
    begin(t, Turn)
    run(action(t), turn_deed=VISIT, building_die=2, market_card=card("nocir"), equipment_for=m("korfac"))
    assert t.holder[card("nocir")] == m("korfac")
    assert t.clans[0].coins == 30 - max(1, CARD_PRICE[card("nocir")] - 2)
    assert sum(holder >= 0 for holder in t.holder) == 1
    t = table(2, market=["zeldiv", "nocir", "zahyn"], clans={0: clan},
              paths={("land_a", 1): {"seat": 0, "member": "purkrab"}})  # fmt: skip
    decision = offered(one(t), turn_deed=VISIT, building_die=0, market_card=card("zeldiv"))
    assert decision.options == [m("korfac"), m("fandor")]


@rule("monsterlands:market.01", "monsterlands:cit.05")
def test_only_cards_that_can_be_paid_are_offered() -> None:
    names = sorted(("zeldiv", "nocir", "dokape"), key=lambda name: CARD_PRICE[card(name)])
    cheap = CARD_PRICE[card(names[0])]
    t = table(2, market=names, clans={0: {"coins": cheap, "strength": 1}})
    decision = offered(one(t), turn_deed=VISIT)
    assert decision.kind.name == "equipment.for"  # there was only one card to choose
    t = table(2, market=names, clans={0: {"coins": cheap - 1, "strength": 1}})
    assert MARKET not in usable(t, t.clans[0])


@rule("monsterlands:market.02")
def test_with_everybody_assigned_the_market_is_closed() -> None:
    paths = {("land_a", 1): {"seat": 0, "member": "purkrab"}, ("land_a", 2): {"seat": 0, "member": "korfac"}}
    t = table(2, clans={0: {"coins": 90, "strength": 1}}, paths=paths)
    assert MARKET not in usable(t, t.clans[0])
    t = table(2, clans={0: {"coins": 90, "strength": 1, "rookies": 1}}, paths=paths)
    assert MARKET in usable(t, t.clans[0])


@rule("monsterlands:market.03", "monsterlands:market.06")
def test_a_second_card_of_a_kind_needs_room() -> None:
    weapons = of_kind("weapon")
    assert len(EQUIPMENT_KINDS) == 3
    start = {"coins": 90, "strength": 1, "equipment": {weapons[0]: "purkrab"}}
    for heir, holder, lost in ((None, NO_CARD, 1), (m("korfac"), m("korfac"), 0)):
        t = table(2, market=[weapons[1]], clans={0: start})
        run(action(t), turn_deed=VISIT, equipment_for=m("purkrab"), equipment_displaced=heir)
        assert t.holder[card(weapons[1])] == m("purkrab")
        assert t.holder[card(weapons[0])] == holder
        assert len(t.equipment_out) == lost
        for member in t.clans[0].members:
            assert sum(t.holder[one] == member and CARD_KIND[one] == WEAPON for one in CARDS) <= 1
    start["equipment"] = {weapons[0]: "purkrab", weapons[2]: "korfac"}
    t = table(2, market=[weapons[1]], clans={0: start})
    run(action(t), turn_deed=VISIT, equipment_for=m("purkrab"))  # nobody else has room: discarded
    assert t.equipment_out == [card(weapons[0])]
    t = table(2, market=[of_kind("spell")[0]], clans={0: start})
    run(action(t), turn_deed=VISIT, equipment_for=m("purkrab"))
    assert len(t.carried(m("purkrab"))) == 2  # another kind has room


@rule("monsterlands:market.04")
def test_equipment_helps_only_the_one_who_carries_it_on_his_path() -> None:
    for holder, expected in (("purkrab", 2 + 1), ("korfac", 2)):
        t = fighter("purkrab", strength=1, rolls=(2,), clan={"equipment": {"zeldiv": holder}, "strength": 1})
        assert not any(deed[0] == "use" for deed in free_deeds(t, 0))
        run(rolling(t))
        assert result(roll_of(t)) == expected


@rule("monsterlands:market.05", "monsterlands:r.20")
def test_equipment_is_passed_among_those_who_are_not_assigned() -> None:
    clan = {"strength": 1, "members": ["fandor"], "equipment": {"zeldiv": "fandor", "nocir": "purkrab"}}
    t = table(2, clans={0: clan}, paths={("land_a", 1): {"seat": 0, "member": "purkrab"}})
    assert passable(t, t.clans[0]) == [card("zeldiv")]
    run(one(t), turn_deed=FREE)  # to Korfac: nobody else is left, and nothing is taken from Burgrave
    assert (t.holder[card("zeldiv")], t.holder[card("nocir")]) == (m("korfac"), m("purkrab"))
    assert t.turn == 0  # not an action
    weapons = of_kind("weapon")
    t = table(2, clans={0: {"strength": 1, "equipment": {weapons[0]: "korfac", weapons[1]: "purkrab"}}})
    run(one(t), turn_deed=FREE, equipment_pass=card(weapons[0]))  # two of a kind change places
    assert (t.holder[card(weapons[0])], t.holder[card(weapons[1])]) == (m("purkrab"), m("korfac"))


@rule("monsterlands:market.05")
def test_a_card_can_be_passed_again_after_the_action() -> None:
    t = table(2, clans={0: {"strength": 2, "members": ["fandor"], "equipment": {"zeldiv": "fandor"}}})
    run(one(t), turn_deed=FREE, equipment_to=m("korfac"))
    assert FREE not in free_deeds(t, 0)
    run(action(t), turn_deed=("citadel", MINE), mine_space=2)
    assert FREE in free_deeds(t, 0)


@rule("monsterlands:market.07", "monsterlands:r.04")
def test_the_offer_is_filled_as_long_as_there_are_cards() -> None:
    start = {"coins": 90, "strength": 1}
    t = table(2, market=["zeldiv", "nocir", "zahyn"], clans={0: start})
    top = t.equipment_deck[-1]
    run(action(t), turn_deed=VISIT, market_card=card("zeldiv"), equipment_for=m("korfac"))
    assert sorted(t.market) == sorted([card("nocir"), card("zahyn"), top])
    t = table(2, market=["zeldiv", "nocir", "zahyn"], clans={0: start})
    t.equipment_out, t.equipment_deck = t.equipment_deck, []  # discarded equipment never comes back
    run(action(t), turn_deed=VISIT, market_card=card("zeldiv"), equipment_for=m("korfac"))
    assert sorted(t.market) == sorted([NO_CARD, card("nocir"), card("zahyn")])


@rule("monsterlands:r.19")
def test_chiefs_and_rookies_carry_equipment() -> None:
    t = table(2, market=["zeldiv"], clans={0: {"coins": 90, "strength": 2, "rookies": 2}})
    rookie = t.clans[0].members[-2]
    decision = offered(action(t), turn_deed=VISIT)
    assert decision.options == [m("purkrab"), m("korfac"), rookie]  # one rookie stands for all
    t = table(2, market=["zeldiv"], clans={0: {"coins": 90, "strength": 2, "rookies": 1}})
    run(action(t), turn_deed=VISIT, equipment_for=rookie)
    assert t.holder[card("zeldiv")] == rookie
    run(one(t), turn_finish=FREE, equipment_to=m("purkrab"))
    assert t.holder[card("zeldiv")] == m("purkrab")


# -- the cards ---------------------------------------------------------------------------------------------------------


def rerolled(t: Table, *dice: int) -> list[int]:
    """Reroll these dice one after the other, always into a 6; what can still be rerolled then."""
    for die in dice:
        t.chance.loaded = [6]
        run(one(t), roll_deed=("reroll", die))
    return rerollable(roll_of(t))


@rule("monsterlands:ref.equip.01")
def test_krakenomicon_rerolls_two_magic_dice_or_one_twice() -> None:
    book = {"equipment": {"krakenomicon": "korfac"}}
    for make, answers in TRIALS:
        t = make("korfac", strength=1, magic=2, rolls=(1, 2, 3), clan=book)
        run(rolling(t), **answers)
        assert rerollable(roll_of(t)) == [12, 13]  # no strength die
        assert rerolled(t, 12, 13) == []
        assert result(roll_of(t)) == 1 + 6 + 6
        t = make("korfac", strength=1, magic=2, rolls=(1, 2, 3), clan=book)
        run(rolling(t), **answers)
        assert rerolled(t, 12, 16) == []


@rule("monsterlands:ref.equip.02")
def test_the_backpack_brings_two_coins_from_the_mine_once_a_round() -> None:
    t = table(2, clans={0: {"strength": 3, "equipment": {"batoh": "korfac"}}})
    run(action(t), turn_deed=("citadel", MINE), mine_space=2)
    assert t.clans[0].coins == 2 + 2
    t.turn = 0
    begin(t, Turn)
    run(action(t), turn_deed=("citadel", MINE), mine_space=0)
    assert t.clans[0].coins == 4 + 6


@rule("monsterlands:r.85", "monsterlands:ref.merc.11")
def test_tepej_and_the_backpack_add_up() -> None:
    t = table(2, roles=["water", "fire"], clans={0: {"strength": 4, "equipment": {"batoh": "tentok"}}})
    run(action(t), turn_deed=("citadel", MINE), mine_space=0)
    assert t.clans[0].coins == 6 + 2 + 2


@rule("monsterlands:ref.equip.03", "monsterlands:ref.equip.05")
def test_every_die_of_a_colour_counts_one_more() -> None:
    for name, dice in (("zahyn", {"magic": 2, "strength": 1}), ("zeldiv", {"strength": 2, "magic": 1})):
        for make, answers in TRIALS:
            t = make("korfac", rolls=(1, 2, 3), clan={"equipment": {name: "korfac"}}, **dice)
            run(rolling(t), **answers)
            assert result(roll_of(t)) == 6 + 2


@rule("monsterlands:ref.equip.04")
def test_the_grimoire_helps_when_conquering_only() -> None:
    for (make, answers), more in zip(TRIALS, (0, 4, 0), strict=True):
        t = make("korfac", strength=1, magic=2, rolls=(1, 2, 3), clan={"equipment": {"grimoar": "korfac"}})
        run(rolling(t), **answers)
        assert result(roll_of(t)) == 6 + more


@rule("monsterlands:ref.equip.06")
def test_the_hood_rerolls_two_haggling_dice_or_one_twice() -> None:
    for dice in ((21, 22), (21, 26)):
        t = quester("purkrab", strength=1, haggle=2, rolls=(3, 1, 2), clan={"equipment": {"dokape": "purkrab"}})
        run(rolling(t))
        assert rerollable(roll_of(t)) == [21, 22]
        assert rerolled(t, *dice) == []


@rule("monsterlands:ref.equip.07")
def test_nightplate_prevents_a_wound() -> None:
    for own, alive in (({"equipment": {"nocir": "korfac"}}, True), ({}, False)):
        t = fighter("korfac", strength=1, hits=2, rolls=(1,), clan=own)
        run(resolve(t, "land_a"), **({"loot_take": t.loot_display[0]} if alive else {}))
        assert (m("korfac") in t.clans[0].members) == alive


@rule("monsterlands:ref.equip.08")
def test_the_trap_kit_takes_four_coins_off_once_a_round() -> None:
    four = next(f.id for f in TRAP_FACTS if (f.family, f.price) == ("upgraded", 4))
    own = {"coins": 0, "strength": 2, "equipment": {"past": "korfac"}}
    t = table(2, lodge=[four], clans={0: own})
    run(action(t), turn_deed=("citadel", LODGE))
    assert (t.clans[0].coins, len(t.clans[0].traps)) == (0, 1)
    t.turn = 0
    begin(t, Turn)
    assert LODGE not in usable(t, t.clans[0])
    t = table(2, lodge=["up_a8"], clans={0: {**own, "coins": 20}})
    run(action(t), turn_deed=("citadel", LODGE), lodge_discount=1)
    assert t.clans[0].coins == 20 - max(0, TRAP_PRICE[kind("up_a8")] - 4)


@rule("monsterlands:ref.equip.09")
def test_ripper_helps_against_monsters_only() -> None:
    own = {"equipment": {"drasnik": "korfac"}}
    for make, answers, more in ((fighter, {}, 2), (conqueror, {"conquest_try": True}, 0), (quester, {}, 0)):
        t = make("korfac", strength=2, rolls=(1, 2), clan=own)
        run(rolling(t), **answers)
        assert result(roll_of(t)) == 3 + more


@rule("monsterlands:ref.equip.10")
def test_arrowflight_rerolls_two_strength_dice_or_one_twice() -> None:
    for make, answers in TRIALS:
        for dice in ((1, 2), (1, 6)):
            t = make("korfac", strength=2, magic=1, rolls=(1, 2, 3), clan={"equipment": {"sipolet": "korfac"}})
            run(rolling(t), **answers)
            assert rerollable(roll_of(t)) == [1, 2]
            assert rerolled(t, *dice) == []


@rule("monsterlands:r.93")
def test_tentaclaw_stops_every_effect_of_a_weapon() -> None:
    for name in of_kind("weapon"):
        t = fighter("korfac", facing="chapadlice", strength=2, rolls=(1, 2), clan={"equipment": {name: "korfac"}})
        run(rolling(t))
        assert (result(roll_of(t)), rerollable(roll_of(t))) == (3, [])
    t = fighter("korfac", facing="chapadlice", magic=2, rolls=(1, 2), clan={"equipment": {"zahyn": "korfac"}})
    run(rolling(t), defend_magic=0)
    assert result(roll_of(t)) == 5  # a spell works
