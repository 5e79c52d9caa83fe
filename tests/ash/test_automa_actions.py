"""The actions of the automated opponent (AP)."""

from __future__ import annotations

from ash.tables import (
    BATTLE,
    CARD_0,
    CARD_1,
    CARD_3,
    CARD_4,
    COAST,
    DESERT,
    FOREST,
    MOUNTAINS,
    VOLCANO,
    b,
    game,
    on_top,
    supply,
    table,
    table_of,
    w,
    ws,
)
from klubovna.games.ash import automa
from klubovna.games.ash.facts import CITADEL, LEVEL, SCALE, Area
from klubovna.games.ash.state import BUILD_SPACE, GOLD_SPACE, KING, LEFT_WING, MAIN_GATE, RIGHT_WING, Table
from klubovna.testing import offered, rule, run

AP = 1
"""In the solo game the automated opponent is the side after the only seat."""
HUMAN = 0


# -- resources ---------------------------------------------------------------------------------------------------------


@rule("ash:apa.01")
def test_a_free_resource_space_of_the_rolled_province_brings_a_point_per_resource() -> None:
    t = table(1, active=AP, areas={"volcano": (HUMAN, ["bone_i_a"], [])})
    assert not run(automa.use_resource(t, AP, COAST))  # nothing is built there
    assert run(automa.use_resource(t, AP, VOLCANO))
    assert (t.minions[VOLCANO], t.sides[AP].minions, t.sides[AP].vp) == ([AP], 3, 3)
    assert not run(automa.use_resource(t, AP, VOLCANO))  # occupied
    assert (t.minions[VOLCANO], t.sides[AP].minions, t.sides[AP].vp) == ([AP], 3, 3)
    three = table(2, automa=True, active=2, areas={"volcano": (0, ["bone_i_a"], [])})
    three.minions[VOLCANO] = [1]
    assert run(automa.use_resource(three, 2, VOLCANO))  # the dashed space


@rule("ash:apa.02")
def test_the_owner_of_the_building_gets_the_tax() -> None:
    t = table(1, active=AP, areas={"volcano": (HUMAN, ["bone_ii_a"], [])})
    run(automa.use_resource(t, AP, VOLCANO))
    assert supply(t, HUMAN) == {"bone": 2}
    assert t.sides[AP].vp == 5


@rule("ash:apa.03")
def test_at_its_own_building_the_opponent_adjusts_defenders() -> None:
    t = table(
        1,
        active=AP,
        areas={"volcano": (AP, ["bone_i_a"], ["ash_i_2", "sulphur_i_1"])},
        hands={AP: ["bone_ii_3", "blood_i_1"]},
    )
    run(automa.use_resource(t, AP, VOLCANO))
    assert sorted(t.defenders[VOLCANO]) == ws("bone_ii_3", "ash_i_2")
    assert sorted(t.sides[AP].hand) == ws("sulphur_i_1", "blood_i_1")
    assert t.sides[AP].vp == 3  # and no tax on top


@rule("ash:r.ap.12")
def test_the_altar_returns_the_opponents_fallen_before_it_sets_defenders() -> None:
    altar = {"volcano": (AP, ["altar_of_rebirth"], list[str]())}
    t = table(1, active=AP, areas=altar, graveyards={AP: ["blood_ii_4", "ash_i_1"]})
    run(automa.use_resource(t, AP, VOLCANO))
    assert (t.sides[AP].graveyard, t.sides[AP].vp) == ([], 0)
    assert sorted(t.defenders[VOLCANO]) == ws("ash_i_1", "blood_ii_4")
    t = table(1, active=AP, graveyards={AP: ["blood_ii_4"]}, tiles=["altar_of_rebirth", None, None, None])
    run(automa.build(t, AP, DESERT))
    assert (t.sides[AP].graveyard, t.sides[AP].vp) == ([], 0)
    assert t.defenders[DESERT] == ws("blood_ii_4")


@rule("ash:apa.04")
def test_the_part_for_a_players_province() -> None:
    t = table(1, active=AP, dice=(1,), areas={"volcano": (HUMAN, ["bone_i_a"], [])})
    on_top(t, "ap_4")
    run(automa.turn(t))  # use the resources there; building is the other part
    assert (t.minions[VOLCANO], t.minions[BUILD_SPACE], t.sides[AP].hand) == ([AP], [], [])
    for owner in (AP, -1):
        t = table(1, active=AP, dice=(1,), areas={"volcano": (owner, ["bone_i_a"], [])}, tiles=[None] * 4)
        on_top(t, "ap_4")
        run(automa.turn(t))  # the same space, but as the last action, with a summoning
        assert (t.minions[VOLCANO], len(t.sides[AP].hand)) == ([AP], 1)


@rule("ash:apa.05")
def test_the_part_for_a_free_province_or_one_of_its_own() -> None:
    for owner in (AP, -1):
        t = table(1, active=AP, dice=(1,), areas={"volcano": (owner, ["bone_i_a"], [])})
        on_top(t, "ap_2")
        run(automa.turn(t))
        assert (t.minions[VOLCANO], t.sides[AP].hand) == ([AP], [])
    t = table(1, active=AP, dice=(1,), areas={"volcano": (HUMAN, ["bone_i_a"], [])})
    on_top(t, "ap_2")
    run(automa.turn(t))  # no warrior to attack with: not the resource part, but the last action
    assert (t.minions[VOLCANO], len(t.sides[AP].hand)) == ([AP], 1)


# -- attacks -----------------------------------------------------------------------------------------------------------


@rule("ash:apa.06")
def test_the_opponent_attacks_a_province_with_up_to_two_warriors() -> None:
    t = table(
        1,
        active=AP,
        areas={"volcano": (HUMAN, ["bone_i_a"], []), "coast": (AP, ["start_ash"], [])},
        hands={AP: ["bone_ii_3", "ash_ii_3", "blood_i_1"]},
        cards={AP: [CARD_0, CARD_4]},
    )
    assert not run(automa.attack_province(t, AP, COAST))  # its own
    assert not run(automa.attack_province(t, AP, DESERT))  # nobody's
    assert run(automa.attack_province(t, AP, VOLCANO), battle_card=CARD_3, gain_any=0)
    assert (t.minions[BATTLE[VOLCANO]], t.sides[AP].minions) == ([AP], 3)
    assert (t.control[VOLCANO], t.defenders[VOLCANO]) == (AP, ws("bone_ii_3", "ash_ii_3"))
    t.control[VOLCANO] = HUMAN
    assert not run(automa.attack_province(t, AP, VOLCANO))  # no free battle space
    t.minions[BATTLE[VOLCANO]] = []
    t.sides[AP].hand = []
    assert not run(automa.attack_province(t, AP, VOLCANO))  # nobody left in hand
    assert t.sides[AP].minions == 3


@rule("ash:r.ap.4")
def test_without_a_warrior_in_hand_every_attack_is_impossible() -> None:
    areas = {"volcano": (HUMAN, ["bone_i_a"], list[str]()), "citadel": (HUMAN, [], [])}
    for action in ("ap_1", "ap_3", "ap_5"):
        t = table(1, active=AP, dice=(1,), areas=areas)
        on_top(t, action)
        run(automa.turn(t))
        assert t.minions[VOLCANO] == [AP]  # the action to the right
        assert len(t.sides[AP].hand) == 1
    t = table(1, active=AP, areas=areas)
    assert not run(automa.attack_least_defended(t, AP, VOLCANO))
    assert t.sides[AP].minions == 4


@rule("ash:apa.07")
def test_the_opponent_fights_with_the_top_card_of_its_deck() -> None:
    for top, won in ((CARD_4, True), (CARD_1, False)):
        deck = [CARD_0, CARD_3, top]
        t = table(
            1,
            active=AP,
            areas={"volcano": (HUMAN, ["bone_i_a"], [])},
            hands={AP: ["ash_i_2"]},
            cards={AP: deck, HUMAN: [CARD_3]},
        )
        run(automa.attack_province(t, AP, VOLCANO), **({"gain_any": 0} if won else {}))
        assert (t.control[VOLCANO] == AP) == won
        assert (t.sides[AP].cards, t.sides[AP].discard[-1]) == ([CARD_0, CARD_3], top)


@rule("ash:apa.08")
def test_the_citadel_is_attacked_from_the_best_free_space_with_up_to_three() -> None:
    hand = ["bone_i_1", "ash_i_2", "sulphur_i_2", "blood_ii_3"]
    # The king has 5; with card 1 the three strongest make 8, and the wing or the gate tells the rest.
    for taken, space, total in (
        ([], LEFT_WING, 9),
        ([LEFT_WING], RIGHT_WING, 8),
        ([LEFT_WING, RIGHT_WING], MAIN_GATE, 7),
    ):
        t = table(2, automa=True, active=2, dice=(1,), hands={2: hand}, cards={2: [CARD_0, CARD_1]})
        on_top(t, "ap_3")
        assert t.control[CITADEL] == KING
        for wing in taken:
            t.minions[wing] = [0]
        g = game(t)
        t = table_of(g)
        assert t.minions[space] == [2]
        assert [e["params"]["attack"] for e in g.events(None) if e["event"] == "totals"] == [total]
        assert (t.control[CITADEL], t.king_token) == (2, 2)
        assert sorted(t.defenders[CITADEL]) == ws("ash_i_2", "sulphur_i_2", "blood_ii_3")
        assert t.sides[2].hand == ws("bone_i_1")


@rule("ash:r.ap.5")
def test_the_opponent_does_not_attack_its_own_citadel() -> None:
    t = table(1, active=AP, dice=(1,), areas={"citadel": (AP, [], [])}, hands={AP: ["bone_i_1"]})
    on_top(t, "ap_3")
    run(automa.turn(t))
    assert (t.minions[LEFT_WING], t.minions[GOLD_SPACE]) == ([], [AP])
    t = table(1, active=AP, dice=(1,), areas={"citadel": (HUMAN, [], [])}, hands={AP: ["bone_i_1"]})
    on_top(t, "ap_3")
    assert offered(automa.turn(t)).kind.name == "battle.card"
    assert t.minions[LEFT_WING] == [AP]


# -- building ----------------------------------------------------------------------------------------------------------


@rule("ash:apa.09", "ash:r.bld.3")
def test_the_opponent_builds_the_rightmost_tile_for_free() -> None:
    offer = ["bone_i_a", "ash_i_a", "sulphur_i_a", "blood_i_c"]
    for owner, stack in ((-1, []), (AP, ["start_bone"])):
        t = table(1, active=AP, areas={"volcano": (owner, stack, [])}, tiles=[*offer])
        assert run(automa.build(t, AP, VOLCANO))
        assert t.stacks[VOLCANO] == [*(b(name) for name in stack), b("blood_i_c")]
        assert (t.control[VOLCANO], t.minions[BUILD_SPACE], t.sides[AP].supply) == (AP, [AP], [0] * 5)
        assert t.tiles[:3] == [b(name) for name in offer[:3]]
    t = table(1, active=AP, tiles=["bone_i_a", "ash_i_a", None, None])
    assert run(automa.build(t, AP, VOLCANO))
    assert t.stacks[VOLCANO] == [b("ash_i_a")]
    t = table(1, active=AP, areas={"volcano": (HUMAN, ["start_bone"], [])}, tiles=[*offer])
    assert not run(automa.build(t, AP, VOLCANO))
    assert t.sides[AP].minions == 4
    assert not run(automa.build(table(1, active=AP, tiles=[None] * 4), AP, COAST))


@rule("ash:apa.10")
def test_building_brings_a_point_per_resource() -> None:
    t = table(1, active=AP, tiles=[None, None, None, "bone_ii_a"])
    run(automa.build(t, AP, VOLCANO))
    assert (t.sides[AP].vp, t.sides[AP].supply) == (5, [0] * 5)


@rule("ash:apa.17")
def test_after_building_the_opponent_sets_the_strongest_defenders() -> None:
    t = table(1, active=AP, hands={AP: ["bone_ii_4", "ash_i_2", "sulphur_i_1"]}, tiles=["bone_i_a", None, None, None])
    run(automa.build(t, AP, VOLCANO))
    assert t.defenders[VOLCANO] == ws("bone_ii_4", "ash_i_2")
    assert t.sides[AP].hand == ws("sulphur_i_1")
    t = table(
        1,
        active=AP,
        areas={"volcano": (AP, ["start_bone"], ["sulphur_i_1", "ash_i_2"])},
        hands={AP: ["bone_ii_4"]},
        tiles=["bone_i_a", None, None, None],
    )
    run(automa.build(t, AP, VOLCANO))
    assert sorted(t.defenders[VOLCANO]) == ws("bone_ii_4", "ash_i_2")


# -- nearest resources and summoning -----------------------------------------------------------------------------------


def visited(t: Table, rolled: int) -> list[int]:
    run(automa.nearest_and_summon(t, AP, Area(rolled - 1)))
    return [space for space, minions in enumerate(t.minions) if AP in minions]


@rule("ash:apa.11")
def test_the_nearest_free_resource_space_clockwise() -> None:
    names = ("volcano", "coast", "forest", "mountains")
    areas = {name: (HUMAN, ["start_bone"], list[str]()) for name in names}
    t = table(1, active=AP, areas=areas)
    t.minions[FOREST] = t.minions[MOUNTAINS] = [HUMAN]
    assert visited(t, 5) == [VOLCANO]
    assert visited(table(1, active=AP, areas=areas), 5) == [FOREST]  # the rolled one itself first
    assert visited(table(1, active=AP, areas=areas), 3) == [FOREST]  # no building in the settlement and the desert
    t = table(1, active=AP, areas=areas)
    t.minions[FOREST] = [HUMAN]
    assert visited(t, 3) == [MOUNTAINS]
    # Only if nothing to the left was possible.
    t = table(1, active=AP, dice=(1,), areas=areas, hands={AP: ["bone_i_1"]})
    on_top(t, "ap_5")
    assert offered(automa.turn(t)).kind.name == "battle.card"
    assert t.minions[VOLCANO] == []


@rule("ash:r.ap.6")
def test_tax_and_adjusting_hold_for_the_nearest_resources_too() -> None:
    t = table(1, active=AP, areas={"forest": (HUMAN, ["bone_ii_a"], [])})
    assert visited(t, 2) == [FOREST]
    assert supply(t, HUMAN) == {"bone": 2}
    t = table(1, active=AP, areas={"forest": (AP, ["bone_i_a"], [])}, hands={AP: ["bone_ii_4"]})
    assert visited(t, 2) == [FOREST]
    assert t.defenders[FOREST] == ws("bone_ii_4")


@rule("ash:apa.12")
def test_without_a_free_space_it_takes_gold_and_summons() -> None:
    t = table(1, active=AP, areas={"volcano": (HUMAN, ["start_bone"], []), "coast": (AP, ["start_ash"], [])})
    t.minions[VOLCANO], t.minions[COAST] = [HUMAN], [HUMAN]
    assert visited(t, 1) == [GOLD_SPACE]
    assert (t.sides[AP].vp, t.sides[AP].supply, len(t.sides[AP].hand)) == (1, [0] * 5, 1)


@rule("ash:apa.13")
def test_first_the_points_then_the_warrior() -> None:
    t = table(1, active=AP, dice=(1,), areas={"volcano": (HUMAN, ["bone_i_b"], [])})
    on_top(t, "ap_5")
    g = game(t)
    told = [(e["event"], e["params"].get("amount")) for e in g.events(None) if e["params"].get("side") == AP]
    assert told == [("rolled-province", 1), ("placed", None), ("ap-gained", 4), ("ap-summoned", None)]
    assert (table_of(g).sides[AP].vp, len(table_of(g).sides[AP].hand)) == (4, 1)


@rule("ash:apa.14")
def test_the_opponent_summons_for_free() -> None:
    t = table(1, active=AP, offer=[None, None, None, None, None, "bone_iii_6"], supplies={AP: {"bone": 9, "gold": 9}})
    automa.summon_by_scale(t, AP)
    assert t.sides[AP].hand == ws("bone_iii_6")
    assert supply(t, AP) == {"bone": 9, "gold": 9}


@rule("ash:apa.15")
def test_the_rightmost_warrior_of_the_scales_level() -> None:
    offer = ["bone_i_1", "ash_i_1", "bone_ii_3", "ash_ii_3", "bone_iii_5", "ash_iii_5"]
    for level, taken in ((1, 1), (2, 3), (3, 5)):
        t = table(1, active=AP, offer=[*offer])
        t.automa.scale = SCALE.index(level)
        filling = t.decks[level - 1][-1]
        automa.summon_by_scale(t, AP)
        assert t.sides[AP].hand == ws(offer[taken])
        assert t.offer == [filling if i == taken else w(name) for i, name in enumerate(offer)]


@rule("ash:r.ap.7")
def test_when_the_level_is_missing_the_next_lower_then_the_next_higher_one() -> None:
    cases: list[tuple[int, list[str | None], str | None]] = [
        (3, ["bone_i_1", "bone_ii_3", "ash_ii_3", None, None, "ash_i_1"], "ash_ii_3"),
        (3, ["bone_i_1", None, None, None, None, None], "bone_i_1"),
        (2, ["bone_i_1", None, None, None, "bone_iii_5", None], "bone_i_1"),
        (2, [None, None, None, None, "bone_iii_5", "ash_iii_5"], "ash_iii_5"),
        (1, ["bone_ii_3", None, None, None, "bone_iii_5", None], "bone_ii_3"),
        (1, [None, None, None, None, "bone_iii_5", None], "bone_iii_5"),
        (2, [None] * 6, None),
    ]
    for level, offer, taken in cases:
        t = table(1, active=AP, offer=offer)
        before = t.automa.scale = SCALE.index(level)
        automa.summon_by_scale(t, AP)
        assert t.sides[AP].hand == ([w(taken)] if taken else [])
        assert (t.automa.scale != before) == bool(taken)  # the marker moves only after a summoning


@rule("ash:apa.16")
def test_the_marker_moves_down_the_scale_and_from_the_bottom_to_the_top() -> None:
    t = table(1, active=AP)
    at = []
    for _ in range(len(SCALE)):
        automa.summon_by_scale(t, AP)
        at.append(t.automa.scale)
    assert at == [1, 2, 3, 4, 0]
    assert [LEVEL[x] for x in t.sides[AP].hand] == SCALE
