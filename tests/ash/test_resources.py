"""Resources: basic resources, tax, special ingredients and gold."""

import msgspec

from ash.tables import (
    BATTLE,
    CARD_1,
    CARD_3,
    COAST,
    DESERT,
    FOREST,
    VOLCANO,
    b,
    supply,
    table,
    w,
    ws,
)
from klubovna.games.ash.barons.nox.baron import SWINDLE
from klubovna.games.ash.battle import battle
from klubovna.games.ash.build import build, buildable
from klubovna.games.ash.facts import (
    ASH,
    BASIC,
    BLOOD,
    BONE,
    BUILDING_FACTS,
    CARD_FACTS,
    GOLD,
    RESOURCES,
    SULPHUR,
    WARRIOR_FACTS,
)
from klubovna.games.ash.look import view
from klubovna.games.ash.resources import USED, gain, use_building, use_gold_space
from klubovna.games.ash.spaces import spaces
from klubovna.games.ash.state import BUILD_SPACE, GOLD_SPACE, REFRESH_SPACE
from klubovna.games.ash.summon import summon, summonable
from klubovna.games.ash.turn import place_minion, step
from klubovna.testing import offered, rule, run


@rule("ash:res.01")
def test_the_four_basic_resources() -> None:
    t = table(areas={"volcano": (0, ["mixed_ii_b"], [])})
    run(use_building(t, 0, VOLCANO), gain_any=BONE)
    assert supply(t, 0) == {"bone": 2, "ash": 1, "sulphur": 1, "blood": 1}
    assert [RESOURCES[r] for r in BASIC] == ["bone", "ash", "sulphur", "blood"]
    assert list(msgspec.structs.asdict(view(t, 0).sides[0].supply)) == ["bone", "ash", "sulphur", "blood", "gold"]


@rule("ash:res.02")
def test_a_minion_goes_to_a_free_space_at_a_building() -> None:
    t = table(areas={"coast": (0, ["bone_i_a"], []), "forest": (1, ["ash_i_a"], [])})
    assert [space for space in spaces(t, 0) if space < BATTLE[0]] == [COAST, FOREST], "elsewhere nothing is built"
    run(place_minion(t, 0, FOREST))
    assert (t.minions[FOREST], t.sides[0].minions) == ([0], 3)
    assert [space for space in spaces(t, 1) if space < BATTLE[0]] == [COAST], "the other space is taken"


@rule("ash:res.03")
def test_the_resources_shown_come_at_once() -> None:
    t = table(areas={"volcano": (0, ["sulphur_i_c"], []), "coast": (0, ["blood_i_b"], [])})
    run(place_minion(t, 0, VOLCANO))
    assert supply(t, 0) == {"sulphur": 3}
    run(place_minion(t, 0, COAST))
    assert supply(t, 0) == {"sulphur": 3, "blood": 2, "ash": 1}
    assert supply(t, 1) == {}, "from the common supply"


@rule("ash:res.04")
def test_a_taken_space_is_closed_even_to_the_owner() -> None:
    t = table(areas={"volcano": (0, ["bone_i_a"], [])})
    run(place_minion(t, 1, VOLCANO))
    assert VOLCANO not in spaces(t, 0)
    assert VOLCANO not in spaces(t, 1)


@rule("ash:res.05")
def test_dashed_spaces_need_three_players() -> None:
    for seats, room in ((2, 1), (3, 2), (4, 2)):
        t = table(seats, areas={"volcano": (0, ["bone_i_a"], [])})
        used = 0
        while VOLCANO in spaces(t, 0):
            run(place_minion(t, 0, VOLCANO))
            used += 1
        assert used == room


@rule("ash:tax.01")
def test_the_owner_gets_the_tax_at_once() -> None:
    t = table(areas={"volcano": (1, ["bone_ii_a"], [])}, offer=[])
    run(step(t), turn_start=VOLCANO, gain_any=ASH)
    assert supply(t, 1) == {"bone": 2}
    assert t.active == 0, "before the visitor's turn goes on"


@rule("ash:tax.01")
def test_only_the_owner_gets_tax() -> None:
    t = table(3, areas={"volcano": (2, ["bone_i_a"], []), "coast": (1, ["ash_i_a"], [])})
    run(place_minion(t, 0, VOLCANO))
    assert (supply(t, 1), supply(t, 2)) == ({}, {"bone": 1})


@rule("ash:tax.02")
def test_the_visitor_pays_nothing() -> None:
    t = table(areas={"volcano": (1, ["blood_ii_b"], [])}, supplies={0: {"blood": 5, "gold": 1}})
    run(place_minion(t, 0, VOLCANO), gain_any=ASH)
    assert supply(t, 0) == {"blood": 9, "ash": 1, "gold": 1}
    assert supply(t, 1) == {"blood": 2}


@rule("ash:tax.03")
def test_no_tax_at_the_own_building() -> None:
    t = table(areas={"volcano": (0, ["start_ash"], [])})
    run(place_minion(t, 0, VOLCANO))
    assert supply(t, 0) == {"ash": 2}


@rule("ash:tax.04")
def test_instead_the_owner_may_adjust_the_defenders_there() -> None:
    t = table(
        areas={"volcano": (0, ["start_ash"], ["ash_i_1"]), "coast": (0, ["start_bone"], ["bone_i_1"])},
        hands={0: ["blood_i_1"]},
    )
    asked = offered(place_minion(t, 0, VOLCANO))
    assert (asked.seat, asked.kind.name, asked.about) == (0, "adjust", VOLCANO)
    assert asked.options == [None, w("ash_i_1"), w("blood_i_1")], "and nobody from the other province"


@rule("ash:spec.01")
def test_a_special_ingredient_gained_is_a_basic_resource() -> None:
    t = table()
    asked = offered(gain(t, 0, [0, 0, 0, 0, 0, 1, 0], USED, b("bone_i_a")))
    assert asked.options == [BONE, ASH, SULPHUR, BLOOD]
    for resource, name in enumerate(("bone", "ash", "sulphur", "blood")):
        t = table()
        run(gain(t, 0, [0, 0, 0, 0, 0, 1, 0], USED, b("bone_i_a")), gain_any=resource)
        assert supply(t, 0) == {name: 1}


@rule("ash:spec.02")
def test_a_special_ingredient_is_paid_with_any_resource() -> None:
    t = table(supplies={0: {"bone": 1, "gold": 1}}, offer=["automaton_i_3"])
    assert summonable(t, 0) == [w("automaton_i_3")]
    asked = offered(summon(t, 0, w("automaton_i_3")))
    assert (asked.kind.name, asked.options) == ("pay.any", [BONE, GOLD])
    t = table(supplies={0: {"ash": 1, "sulphur": 1, "blood": 1, "gold": 1}}, offer=["automaton_i_3"])
    assert offered(summon(t, 0, w("automaton_i_3"))).options == [ASH, SULPHUR, BLOOD, GOLD]
    run(summon(t, 0, w("automaton_i_3")), pay_any=[GOLD, SULPHUR])
    assert supply(t, 0) == {"ash": 1, "blood": 1}


@rule("ash:spec.02")
def test_too_little_for_a_special_ingredient() -> None:
    t = table(supplies={0: {"sulphur": 2}}, offer=["automaton_ii_5"])
    assert summonable(t, 0) == [], "one sulphur for itself leaves one for two ingredients"
    t.sides[0].supply[GOLD] = 1
    assert summonable(t, 0) == [w("automaton_ii_5")]


@rule("ash:spec.03")
def test_where_special_ingredients_are_shown() -> None:
    assert [card.id for card in CARD_FACTS if card.reward.any or card.compensation.any] == [
        "card_1",
        "card_3",
        "card_4",
    ]
    shown = [tile for tile in BUILDING_FACTS if tile.gives.any or tile.tax.any]
    assert 0 < len(shown) < len(BUILDING_FACTS), "on some buildings"
    assert all(bool(facts.cost.any) == facts.automaton for facts in WARRIOR_FACTS)
    t = table(areas={"volcano": (1, ["bone_i_a"], [])}, hands={0: ["bone_iii_6"]})
    asked = offered(battle(t, 0, BATTLE[VOLCANO]), battle_card={0: CARD_3, 1: CARD_1})
    assert (asked.seat, asked.kind.name) == (1, "gain.any"), "the symbol on a lost card 1"


@rule("ash:gold.01")
def test_buildings_are_founded_and_upgraded_with_gold() -> None:
    tiles: list[str | None] = ["bone_i_c", "ash_i_b", None, None]
    for province in (COAST, DESERT):
        t = table(areas={"coast": (0, ["start_bone"], [])}, supplies={0: {"gold": 4}}, tiles=tiles)
        run(build(t, 0), build_tile=b("ash_i_b"), build_where=province)
        assert supply(t, 0) == {"gold": 2, "ash": 3, "bone": 1}


@rule("ash:gold.02")
def test_gold_stands_in_for_what_is_missing() -> None:
    t = table(supplies={0: {"bone": 2, "gold": 1}}, offer=["bone_i_2"])
    assert summonable(t, 0) == [w("bone_i_2")]
    run(summon(t, 0, w("bone_i_2")))
    assert supply(t, 0) == {}
    assert t.sides[0].hand == [w("bone_i_2")]


@rule("ash:gold.02")
def test_gold_stands_in_for_every_kind_and_one_for_one() -> None:
    t = table(supplies={0: {"gold": 7}}, offer=["bone_iii_6"])
    run(summon(t, 0, w("bone_iii_6")))
    assert supply(t, 0) == {}, "5 bone, 1 ash and 1 blood"
    t = table(supplies={0: {"gold": 6}}, offer=["bone_iii_6"])
    assert summonable(t, 0) == []


@rule("ash:gold.02")
def test_gold_may_be_paid_though_nothing_is_missing() -> None:
    t = table(supplies={0: {"bone": 3, "ash": 1, "gold": 2}}, offer=["bone_ii_3"])
    assert offered(summon(t, 0, w("bone_ii_3"))).options == [None, BONE, ASH]
    run(summon(t, 0, w("bone_ii_3")), pay_gold=[ASH, None])
    assert supply(t, 0) == {"ash": 1, "gold": 1}


@rule("ash:gold.03")
def test_the_gold_space_brings_one_gold() -> None:
    t = table()
    run(place_minion(t, 0, GOLD_SPACE))
    assert supply(t, 0) == {"gold": 1}
    assert t.minions[GOLD_SPACE] == [0]
    run(use_gold_space(t, 1))
    assert supply(t, 1) == {"gold": 1}


@rule("ash:gold.04")
def test_the_gold_space_takes_any_number_of_minions() -> None:
    t = table(4)
    for _ in range(4):
        for side in range(4):
            assert GOLD_SPACE in spaces(t, side)
            run(place_minion(t, side, GOLD_SPACE))
    assert len(t.minions[GOLD_SPACE]) == 16


# -- rulings -----------------------------------------------------------------------------------------------------------


@rule("ash:r.res.1")
def test_only_the_visible_tile_counts() -> None:
    t = table(areas={"volcano": (1, ["bone_i_c", "altar_of_rebirth", "ash_i_a"], [])}, graveyards={0: ["bone_i_1"]})
    run(place_minion(t, 0, VOLCANO))
    assert (supply(t, 0), supply(t, 1)) == ({"ash": 3}, {"ash": 1})
    assert t.sides[0].graveyard == ws("bone_i_1"), "the covered Altar does nothing"
    assert t.building_vp(VOLCANO) == 3, "1 printed and 1 for each covered tile"


@rule("ash:r.res.2", "ash:r.res.3")
def test_the_receiver_chooses_symbol_by_symbol_and_the_tax_comes_last() -> None:
    t = table(areas={"volcano": (1, ["mixed_ii_a"], [])})
    assert offered(place_minion(t, 0, VOLCANO)).seat == 0
    t = table(areas={"volcano": (1, ["mixed_ii_a"], [])})
    tax = offered(place_minion(t, 0, VOLCANO), gain_any=[BONE, BONE, ASH, BLOOD])
    assert (tax.seat, tax.options) == (1, [BONE, ASH, SULPHUR, BLOOD])
    assert supply(t, 0) == {"bone": 2, "ash": 1, "blood": 1}, "the gain is complete before the tax"
    t = table(areas={"volcano": (1, ["mixed_ii_a"], [])})
    run(place_minion(t, 0, VOLCANO), gain_any={0: [BONE] * 4, 1: [SULPHUR, BLOOD]})
    assert (supply(t, 0), supply(t, 1)) == ({"bone": 4}, {"sulphur": 1, "blood": 1})


@rule("ash:r.res.3")
def test_the_gain_comes_before_adjusting() -> None:
    t = table(areas={"volcano": (0, ["sulphur_ii_a"], [])}, hands={0: ["bone_i_1"]})
    assert offered(place_minion(t, 0, VOLCANO)).kind.name == "gain.any"
    t = table(areas={"volcano": (0, ["sulphur_ii_a"], [])}, hands={0: ["bone_i_1"]})
    assert offered(place_minion(t, 0, VOLCANO), gain_any=BONE).kind.name == "adjust"


@rule("ash:r.gold.1")
def test_gold_is_not_changed_into_resources() -> None:
    t = table(2, roles=["nox", "mors"], supplies={0: {"gold": 9}}, offer=[], tiles=[], powers=True)
    assert offered(step(t)).options == [GOLD_SPACE, REFRESH_SPACE], "no exchange, and no Swindle of gold"
    t.sides[0].supply[BONE] = 1
    assert offered(step(t)).options == [GOLD_SPACE, REFRESH_SPACE, SWINDLE]
    assert offered(step(t), turn_start=SWINDLE).options == [ASH, SULPHUR, BLOOD], "only the bone can be given"


@rule("ash:r.gold.1")
def test_gold_alone_offers_nothing_at_the_end_of_a_turn() -> None:
    t = table(supplies={0: {"gold": 9}}, offer=[], finish=True)
    run(step(t))
    assert (t.active, supply(t, 0)) == (1, {"gold": 9})


@rule("ash:r.gold.2")
def test_buildings_cost_gold_and_nothing_else() -> None:
    rich = {"bone": 9, "ash": 9, "sulphur": 9, "blood": 9}
    t = table(supplies={0: rich}, tiles=["bone_i_a", "bone_i_b", None, None])
    assert BUILD_SPACE not in spaces(t, 0)
    t.sides[0].supply[GOLD] = 1
    assert BUILD_SPACE in spaces(t, 0)
    assert buildable(t, 0) == [b("bone_i_a")]
