"""6 Marquise de Cat."""

from typing import Any

from klubovna.games.root.battle import Battle, battle
from klubovna.games.root.cards import draw_and_discard
from klubovna.games.root.craft import craftable
from klubovna.games.root.facts import (
    CLEARINGS,
    EYRIE,
    FOX,
    KEEP,
    LIZARDS,
    MAP_IDS,
    MARQUISE,
    NOBODY,
    RECRUITER,
    SAWMILL,
    WOOD,
    WORKSHOP,
)
from klubovna.games.root.move import destinations
from klubovna.games.root.removal import Loss, clearings_of, remove, remove_all_enemies
from klubovna.games.root.roles import ROLES, can_place
from klubovna.games.root.state import BIRDSONG, DAYLIGHT, EVENING, EVENING_BEGINS, TURN_BEGINS, Table
from klubovna.games.root.turn import begin, step
from klubovna.testing import offered, rule, run
from root.tables import at, c, card, table

FOX_CARD, RABBIT_CARD, MOUSE_CARD, BIRD_CARD = (
    card("anvil"),
    card("bake_sale"),
    card("investments"),
    card("birdy_bindle"),
)


def cats(phase: int = DAYLIGHT, **position: Any) -> Table:
    """The Marquise on turn against the Eyrie, her counters set for a new turn."""
    t = table("marquise", "eyrie", phase=phase, **position)
    ROLES[MARQUISE].begin_turn(t)
    return t


def deeds(t: Table) -> set[str]:
    """What her menu offers."""
    return {deed[0] for deed in offered(step(t.clone())).options if deed}


async def turn(t: Table) -> None:
    seat = t.seat
    while t.seat == seat:
        await step(t)


# -- 6.2 Faction rules and abilities ---------------------------------------------------------------------------------


@rule("root:6.2.1")
def test_workshops_craft_and_other_buildings_do_not() -> None:
    position = {"warriors": {"marquise": {1: 1}}, "hands": {"marquise": [card("anvil"), card("root_tea_fox")]}}
    t = cats(pieces={"workshop": {1: 1}, "sawmill": {2: 1}, "recruiter": {7: 1}}, **position)
    assert ROLES[MARQUISE].crafting_pieces(t) == [0, 1, 0, 0]
    assert craftable(t, MARQUISE) == [card("anvil")]
    run(step(t), deed=("craft", card("anvil")))
    assert (t.vp[MARQUISE], t.phase) == (2, DAYLIGHT)


@rule("root:6.2.2#1", "root:r.50", "root:ex.law.6")
def test_only_the_marquise_places_at_the_keep() -> None:
    t = table(
        "lizards",
        "marquise",
        pieces={"keep": {1: 1}, "sawmill": {6: 1}},
        hands={"lizards": [FOX_CARD]},
    )
    where = offered(step(t.clone()), deed=("recruit", -1)).options
    assert where == [c(6), c(8), c(12)]
    assert can_place(t, MARQUISE, c(1))


@rule("root:r.50")
def test_a_garrison_leaves_out_the_keep() -> None:
    t = table("lizards", "marquise", pieces={"keep": {5: 1}})
    run(ROLES[LIZARDS].set_up(t), cult_corner=c(1), cult_outcast=FOX)
    assert at(t.warriors[LIZARDS]) == {1: 4, 9: 1, 10: 1}


@rule("root:6.2.2#2", "root:ex.law.6")
def test_others_may_move_to_the_keep() -> None:
    t = cats(warriors={"eyrie": {5: 2}, "marquise": {1: 1}}, pieces={"keep": {1: 1}})
    assert c(1) in destinations(t, EYRIE, c(5))


@rule("root:6.2.2#3")
def test_a_removed_keep_never_comes_back() -> None:
    t = cats(dice=(0, 0), warriors={"eyrie": {1: 1}}, pieces={"keep": {1: 1}})
    run(battle(t, Battle(EYRIE, MARQUISE, c(1))))
    assert (t.on_map(KEEP), t.lost[KEEP], t.vp[EYRIE]) == (0, 1, 1)
    assert can_place(t, EYRIE, c(1))


@rule("root:6.2.3#1")
def test_field_hospitals() -> None:
    t = table(
        "eyrie",
        "marquise",
        dice=(3, 0),
        warriors={"eyrie": {5: 4}, "marquise": {5: 3}},
        pieces={"keep": {1: 1}},
        hands={"marquise": [RABBIT_CARD, FOX_CARD, MOUSE_CARD]},
    )
    run(battle(t, Battle(EYRIE, MARQUISE, c(5))), marquise_hospital=RABBIT_CARD)
    assert at(t.warriors[MARQUISE]) == {1: 3}
    assert t.supply[MARQUISE] == 22
    assert t.hands[MARQUISE] == [FOX_CARD, MOUSE_CARD]
    assert t.discard == [RABBIT_CARD]


@rule("root:6.2.3#1")
def test_field_hospitals_need_not_be_used() -> None:
    t = cats(warriors={"marquise": {5: 3}}, pieces={"keep": {1: 1}}, hands={"marquise": [RABBIT_CARD, BIRD_CARD]})
    loss = [Loss(MARQUISE, EYRIE, c(5), 3)]
    assert offered(remove(t, loss)).options == [None, BIRD_CARD, RABBIT_CARD]
    t = cats(warriors={"marquise": {5: 3}}, pieces={"keep": {1: 1}}, hands={"marquise": [RABBIT_CARD]})
    run(remove(t, loss), marquise_hospital=None)
    assert at(t.warriors[MARQUISE]) == {}
    assert t.hands[MARQUISE] == [RABBIT_CARD]


@rule("root:6.2.3#2", "root:ex.made.5")
def test_each_clearing_needs_its_own_card() -> None:
    t = table(
        "eyrie",
        "marquise",
        warriors={"marquise": {1: 2, 6: 3}},
        pieces={"keep": {2: 1}},
        hands={"marquise": [FOX_CARD, BIRD_CARD]},
    )
    run(
        remove_all_enemies(t, EYRIE, clearings_of(t, FOX)),
        trigger=("hospitals", c(6)),
        marquise_hospital=[BIRD_CARD, FOX_CARD],
    )
    assert at(t.warriors[MARQUISE]) == {2: 5}


@rule("root:6.2.3#2")
def test_one_card_saves_one_group_only() -> None:
    t = table(
        "eyrie",
        "marquise",
        warriors={"marquise": {1: 2, 6: 3}},
        pieces={"keep": {2: 1}},
        hands={"marquise": [FOX_CARD]},
    )
    run(remove_all_enemies(t, EYRIE, clearings_of(t, FOX)), trigger=("hospitals", c(6)), marquise_hospital=FOX_CARD)
    assert at(t.warriors[MARQUISE]) == {2: 3}


@rule("root:6.2.3#3")
def test_no_hospital_without_the_keep() -> None:
    t = cats(warriors={"marquise": {5: 2}}, hands={"marquise": [RABBIT_CARD]})
    run(remove(t, [Loss(MARQUISE, EYRIE, c(5), 2)]))
    assert (t.supply[MARQUISE], t.hands[MARQUISE]) == (25, [RABBIT_CARD])


@rule("root:ex.made.6", "root:r.47")
def test_the_keep_falls_with_its_garrison() -> None:
    t = table(
        "eyrie",
        "marquise",
        dice=(2, 0),
        warriors={"eyrie": {1: 2}, "marquise": {1: 1}},
        pieces={"keep": {1: 1}},
        hands={"marquise": [FOX_CARD]},
    )
    run(battle(t, Battle(EYRIE, MARQUISE, c(1))))
    assert (at(t.warriors[MARQUISE]), t.on_map(KEEP), t.vp[EYRIE]) == ({}, 0, 1)
    assert t.hands[MARQUISE] == [FOX_CARD]


@rule("root:r.46")
def test_ambush_and_roll_are_two_events() -> None:
    t = table(
        "eyrie",
        "marquise",
        dice=(1, 1),
        warriors={"eyrie": {5: 2}, "marquise": {5: 3}},
        pieces={"keep": {1: 1}},
        hands={"marquise": [RABBIT_CARD, BIRD_CARD], "eyrie": [card("ambush_rabbit")]},
    )
    run(
        battle(t, Battle(MARQUISE, EYRIE, c(5))),
        battle_ambush=card("ambush_rabbit"),
        marquise_hospital=[RABBIT_CARD, BIRD_CARD],
    )
    assert at(t.warriors[MARQUISE]) == {1: 3}
    assert t.hands[MARQUISE] == []


@rule("root:r.46")
def test_warriors_healed_at_the_keep_fight_on() -> None:
    t = cats(
        dice=(2, 0),
        warriors={"eyrie": {1: 2}, "marquise": {1: 2}},
        pieces={"keep": {1: 1}},
        hands={"marquise": [FOX_CARD], "eyrie": [card("ambush_fox")]},
    )
    run(
        battle(t, Battle(MARQUISE, EYRIE, c(1))),
        battle_ambush=card("ambush_fox"),
        marquise_hospital=FOX_CARD,
    )
    assert at(t.warriors[MARQUISE]) == {1: 2}
    assert at(t.warriors[EYRIE]) == {}


@rule("root:r.48")
def test_any_removal_from_the_map_counts() -> None:
    t = table(
        "lizards",
        "marquise",
        phase=BIRDSONG,
        warriors={"marquise": {5: 1}},
        pieces={"keep": {1: 1}},
        hands={"marquise": [RABBIT_CARD]},
    )
    assert t.cult is not None
    t.cult.outcast, t.cult.acolytes, t.moment = t.suits[c(5)], 2, 1
    run(step(t), deed=("convert", -1), marquise_hospital=RABBIT_CARD)
    assert at(t.warriors[MARQUISE]) == {1: 1}
    assert at(t.warriors[LIZARDS]) == {5: 1}
    own_doing = cats(warriors={"marquise": {5: 1}}, pieces={"keep": {1: 1}}, hands={"marquise": [BIRD_CARD]})
    run(remove(own_doing, [Loss(MARQUISE, NOBODY, c(5), 1)]), marquise_hospital=BIRD_CARD)
    assert at(own_doing.warriors[MARQUISE]) == {1: 1}


@rule("root:r.48")
def test_coffin_makers_give_the_healed_back() -> None:
    t = table(
        "marquise",
        "eyrie",
        deck="exiles",
        warriors={"marquise": {5: 3}},
        pieces={"keep": {1: 1}},
        hands={"marquise": [BIRD_CARD]},
        crafted={"eyrie": [card("coffin_makers")]},
    )
    t.supply[MARQUISE] = 0
    run(remove(t, [Loss(MARQUISE, EYRIE, c(5), 3)]), marquise_hospital=BIRD_CARD)
    assert (at(t.warriors[MARQUISE]), t.coffins[MARQUISE], t.supply[MARQUISE]) == ({1: 3}, 0, 0)


@rule("root:r.49")
def test_a_snare_at_the_keep_stops_everything() -> None:
    t = table(
        "marquise",
        "corvids",
        phase=BIRDSONG,
        warriors={"marquise": {1: 1, 5: 1}},
        pieces={"keep": {1: 1}, "sawmill": {1: 1}, "recruiter": {2: 1}, "plot": {1: 1}},
        hands={"marquise": [FOX_CARD, RABBIT_CARD]},
    )
    assert t.corvids is not None
    snare = t.corvids.plots.pop(2)
    t.corvids.placed[c(1)], t.corvids.face_up[c(1)] = [snare], True
    ROLES[MARQUISE].begin_turn(t)
    run(step(t))
    assert at(t.pieces[WOOD]) == {}
    run(remove(t, [Loss(MARQUISE, NOBODY, c(5), 1)]))
    assert at(t.warriors[MARQUISE]) == {1: 1}
    t.phase = DAYLIGHT
    assert "overwork" not in deeds(t)
    run(step(t), deed=("recruit", -1))
    assert at(t.warriors[MARQUISE]) == {1: 1, 2: 1}


# -- 6.3 Faction set-up ----------------------------------------------------------------------------------------------


@rule("root:6.3.1", "root:6.3.2", "root:6.3.3", "root:6.3.4", "root:6.3.5")
def test_set_up() -> None:
    t = table("marquise", "eyrie")
    role = ROLES[MARQUISE]
    assert t.supply[MARQUISE] == 25
    assert offered(role.set_up(t)).options == [c(1), c(2), c(3), c(4)]
    near = offered(role.set_up(t), marquise_keep=c(3))
    assert near.options == [c(3), c(6), c(7), c(11)]
    t = table("marquise", "eyrie")
    # Clearings 3 and 6 have one open slot each, 7 has two.
    run(role.set_up(t), marquise_keep=c(3), marquise_start=[c(3), c(7), c(7)])
    assert at(t.pieces[KEEP]) == {3: 1}
    assert at(t.warriors[MARQUISE]) == dict.fromkeys(range(2, 13), 1)
    assert t.supply[MARQUISE] == 14
    assert [at(t.pieces[k]) for k in (SAWMILL, WORKSHOP, RECRUITER, WOOD)] == [{3: 1}, {7: 1}, {7: 1}, {}]
    full = offered(role.set_up(table("marquise", "eyrie")), marquise_keep=c(3), marquise_start=[c(3)])
    assert full.options == [c(6), c(7), c(11)]
    # One of each stands on the map, so the next of each comes from the second space.
    t.put_piece(WOOD, c(3))
    ROLES[MARQUISE].begin_turn(t)
    run(step(t), deed=("build", -1), marquise_build=WORKSHOP, marquise_build_where=c(11))
    assert (t.vp[MARQUISE], t.on_map(WOOD)) == (2, 0)


@rule("root:r.153", "root:6.3.2", "root:6.3.3")
def test_every_map_has_two_pairs_of_corners() -> None:
    for name in MAP_IDS:
        t = table("marquise", "eyrie", map=name)
        corners = offered(ROLES[MARQUISE].set_up(t)).options
        assert len(corners) == 4
        assert sorted(sum(t.chart.corner_pairs, ())) == corners
        for a, b in t.chart.corner_pairs:
            t = table("marquise", "eyrie", map=name)
            offered(ROLES[MARQUISE].set_up(t), marquise_keep=a)
            assert [x for x in CLEARINGS if not t.warriors[MARQUISE][x]] == [b]


# -- 6.4 Birdsong ----------------------------------------------------------------------------------------------------


@rule("root:6.4")
def test_every_sawmill_makes_wood() -> None:
    t = cats(phase=BIRDSONG, pieces={"sawmill": {5: 2, 8: 1}, "wood": {8: 1}})
    run(step(t))
    assert at(t.pieces[WOOD]) == {5: 2, 8: 2}


@rule("root:6.4", "root:6.3.1")
def test_short_wood_goes_where_she_likes() -> None:
    t = cats(phase=BIRDSONG, pieces={"sawmill": {5: 2, 8: 1}, "wood": {1: 6}})
    run(step(t), marquise_wood=[c(8), c(5)])
    assert at(t.pieces[WOOD]) == {1: 6, 5: 1, 8: 1}


# -- 6.5 Daylight ----------------------------------------------------------------------------------------------------


@rule("root:6.5#1")
def test_crafting_comes_before_the_actions() -> None:
    t = cats(
        warriors={"marquise": {1: 2}},
        pieces={"workshop": {1: 1}},
        hands={"marquise": [card("anvil"), card("crossbow_mouse")]},
    )
    assert {"craft", "march"} <= deeds(t)
    run(step(t), deed=("march", -1), move_to=c(5), move_count=1, move_from=[c(1), None])
    assert "craft" not in deeds(t)
    assert "march" in deeds(t)


@rule("root:6.5#1", "root:6.5#3")
def test_an_extra_action_begins_the_actions() -> None:
    t = cats(
        warriors={"marquise": {1: 2}},
        pieces={"workshop": {1: 1}},
        hands={"marquise": [card("anvil"), BIRD_CARD]},
    )
    run(step(t), deed=("extra", -1))
    assert "craft" not in deeds(t)


@rule("root:6.5#2")
def test_three_actions_of_any_kind() -> None:
    t = cats(warriors={"marquise": {1: 2, 8: 3}, "eyrie": {8: 9}}, dice=(0, 0) * 3)
    for _ in range(3):
        assert "battle" in deeds(t)
        run(step(t), deed=("battle", -1))
    run(step(t))
    assert t.phase == EVENING_BEGINS


@rule("root:6.5#2")
def test_fewer_actions_may_be_taken() -> None:
    t = cats(warriors={"marquise": {1: 2}})
    run(step(t), deed=None)
    assert t.phase == EVENING_BEGINS


@rule("root:6.5#3", "root:r.53")
def test_birds_buy_actions_at_any_time() -> None:
    t = cats(
        warriors={"marquise": {8: 3}, "eyrie": {8: 9}},
        hands={"marquise": [BIRD_CARD, card("woodland_runners"), FOX_CARD]},
        dice=(0, 0) * 5,
    )
    assert offered(step(t.clone()), deed=("extra", -1)).options == [BIRD_CARD, card("woodland_runners")]
    run(step(t), deed=("extra", -1), marquise_extra=BIRD_CARD)
    for _ in range(4):
        run(step(t), deed=("battle", -1))
    assert deeds(t) == {"extra"}
    run(step(t), deed=("extra", -1))
    assert t.discard == [BIRD_CARD, card("woodland_runners")]
    assert deeds(t) == {"battle"}
    run(step(t), deed=("battle", -1))
    run(step(t))
    assert t.phase == EVENING_BEGINS


@rule("root:6.5.1")
def test_battle() -> None:
    t = cats(warriors={"marquise": {8: 3, 1: 1}, "eyrie": {8: 2, 4: 1}}, dice=(2, 0))
    run(step(t), deed=("battle", -1))
    assert at(t.warriors[EYRIE]) == {4: 1}


@rule("root:6.5.2", "root:r.51")
def test_a_march_is_up_to_two_moves() -> None:
    t = cats(warriors={"marquise": {1: 4}})
    run(step(t), deed=("march", -1), move_from=[c(1), c(5)], move_to=[c(5), c(2)], move_count=[3, 2])
    assert at(t.warriors[MARQUISE]) == {1: 1, 5: 1, 2: 2}
    run(step(t), deed=("march", -1), move_from=[c(2), None], move_to=c(6), move_count=1)
    assert at(t.warriors[MARQUISE]) == {1: 1, 5: 1, 2: 1, 6: 1}
    assert t.marquise is not None
    assert t.marquise.actions == 1


@rule("root:6.5.3#1")
def test_every_recruiter_gives_a_warrior() -> None:
    t = cats(pieces={"recruiter": {5: 2, 8: 1}})
    run(step(t), deed=("recruit", -1))
    assert at(t.warriors[MARQUISE]) == {5: 2, 8: 1}


@rule("root:6.5.3#2")
def test_recruit_once_a_turn() -> None:
    t = cats(pieces={"recruiter": {5: 2}})
    run(step(t), deed=("recruit", -1))
    assert "recruit" not in deeds(t)
    run(begin(t))
    t.phase = DAYLIGHT
    assert "recruit" in deeds(t)


@rule("root:r.54")
def test_recruit_must_have_an_effect() -> None:
    assert "recruit" not in deeds(cats(warriors={"marquise": {1: 3}}))
    assert "recruit" not in deeds(cats(warriors={"marquise": {1: 25}}, pieces={"recruiter": {5: 1}}))
    t = cats(warriors={"marquise": {1: 24}}, pieces={"recruiter": {5: 2, 8: 1}})
    run(step(t), deed=("recruit", -1), marquise_recruit=c(8))
    assert at(t.warriors[MARQUISE]) == {1: 24, 8: 1}
    t.take_warriors(MARQUISE, c(1), 4)
    t.supply[MARQUISE] += 4
    assert "recruit" not in deeds(t)


@rule("root:6.5.4", "root:6.5.4.I", "root:6.5.4.III#1", "root:6.5.4.III#2")
def test_build() -> None:
    t = cats(warriors={"marquise": {8: 1}}, pieces={"workshop": {1: 1, 2: 1, 5: 1}, "wood": {8: 3}})
    run(step(t), deed=("build", -1), marquise_build=WORKSHOP, marquise_build_where=c(8))
    assert at(t.pieces[WORKSHOP]) == {1: 1, 2: 1, 5: 1, 8: 1}
    assert (t.on_map(WOOD), t.vp[MARQUISE]) == (0, 3)
    assert t.marquise is not None
    assert t.marquise.actions == 2


@rule("root:r.10", "root:6.5.4.I")
def test_the_numbers_of_the_tracks() -> None:
    points = {SAWMILL: [0, 1, 2, 3, 4, 5], WORKSHOP: [0, 2, 2, 3, 4, 5], RECRUITER: [0, 1, 2, 3, 3, 4]}
    for building, expected in points.items():
        for placed, wood in enumerate([0, 1, 2, 3, 3, 4]):
            t = cats(warriors={"marquise": {8: 9}}, pieces={"wood": {8: wood}})
            for i in range(placed):
                t.put_piece(building, [c(1), c(2), c(3), c(7), c(9)][i])
            run(step(t), deed=("build", -1), marquise_build=building, marquise_build_where=c(8))
            assert (t.vp[MARQUISE], t.on_map(WOOD)) == (expected[placed], 0)
            if wood:
                t = cats(warriors={"marquise": {8: 9}}, pieces={"wood": {8: wood - 1}})
                for i in range(placed):
                    t.put_piece(building, [c(1), c(2), c(3), c(7), c(9)][i])
                assert building not in offered(step(t.clone()), deed=("build", -1)).options
    t = cats(warriors={"marquise": {8: 9}}, pieces={"sawmill": {1: 1, 2: 2, 3: 1, 7: 2}, "wood": {8: 8}})
    assert offered(step(t.clone()), deed=("build", -1)).options == [WORKSHOP, RECRUITER]
    draws = [ROLES[MARQUISE].draws(cats(pieces={"recruiter": {11: n}})) for n in range(7)]
    assert draws == [1, 1, 1, 2, 2, 3, 3]


@rule("root:6.5.4.II#1")
def test_a_building_needs_rule_and_a_slot() -> None:
    position: dict[str, Any] = {"pieces": {"sawmill": {1: 1}, "workshop": {6: 1}}}
    warriors = {"marquise": {1: 3, 6: 2, 7: 1, 8: 1}, "eyrie": {7: 3}}
    # 1 is full, 6 has a ruin in its other slot, 7 is the Eyrie's; the first recruiter costs nothing.
    t = cats(warriors=warriors, **position)
    run(step(t), deed=("build", -1))
    assert at(t.pieces[RECRUITER]) == {8: 1}
    del warriors["marquise"][8]
    assert "build" not in deeds(cats(warriors=warriors, **position))


@rule("root:6.5.4.II#2")
def test_wood_comes_through_ruled_clearings() -> None:
    position: dict[str, Any] = {"pieces": {"workshop": {3: 1, 7: 1}, "wood": {1: 1, 9: 1}}}
    near = cats(warriors={"marquise": {1: 1, 9: 1, 4: 1}}, **position)
    sites = offered(step(near.clone()), deed=("build", -1), marquise_build=WORKSHOP)
    assert sites.options == [c(1), c(4), c(9)]
    run(
        step(near),
        deed=("build", -1),
        marquise_build=WORKSHOP,
        marquise_build_where=c(4),
        marquise_build_wood=[c(9), c(1)],
    )
    assert near.on_map(WOOD) == 0
    cut = cats(warriors={"marquise": {1: 1, 9: 1, 4: 1}, "eyrie": {9: 2}}, **position)
    assert WORKSHOP not in offered(step(cut), deed=("build", -1)).options


@rule("root:6.5.4.II#2")
def test_she_picks_which_wood_goes() -> None:
    t = cats(warriors={"marquise": {1: 1, 9: 1}}, pieces={"sawmill": {3: 1}, "wood": {1: 2, 9: 2}})
    run(step(t), deed=("build", -1), marquise_build=SAWMILL, marquise_build_where=c(9), marquise_build_wood=c(1))
    assert at(t.pieces[WOOD]) == {1: 1, 9: 2}


@rule("root:r.52")
def test_rivers_connect_only_while_they_are_paths() -> None:
    for rivers, sites in ((False, [c(7)]), (True, [c(4), c(7)])):
        t = cats(warriors={"marquise": {4: 1, 7: 1}}, pieces={"workshop": {3: 1}, "wood": {7: 1}})
        assert c(4) not in t.links[c(7)]
        assert c(4) in t.chart.rivers[c(7)]
        t.rivers = rivers
        role: Any = ROLES[MARQUISE]
        assert role.sites(t)[WORKSHOP] == sites


@rule("root:r.52")
def test_closed_paths_do_not_connect() -> None:
    t = cats(map="mountain")
    a, b = (CLEARINGS[x] for x in t.closed[0])
    for end in (a, b):
        t.put_warriors(MARQUISE, end, 1)
    role: Any = ROLES[MARQUISE]
    assert role.connected(t, a) == [a]
    t.links = t.chart.links(t.closed[1:])
    assert role.connected(t, a) == sorted([a, b])


@rule("root:6.5.5")
def test_overwork() -> None:
    t = cats(
        warriors={"marquise": {5: 1}},
        pieces={"sawmill": {5: 2, 8: 1}},
        hands={"marquise": [RABBIT_CARD, MOUSE_CARD, BIRD_CARD]},
    )
    assert offered(step(t.clone()), deed=("overwork", -1)).options == [BIRD_CARD, RABBIT_CARD]
    run(step(t), deed=("overwork", -1), marquise_overwork_card=RABBIT_CARD)
    assert at(t.pieces[WOOD]) == {5: 1}
    assert t.discard == [RABBIT_CARD]
    run(step(t), deed=("overwork", -1), marquise_overwork=c(8))
    assert at(t.pieces[WOOD]) == {5: 1, 8: 1}
    assert t.hands[MARQUISE] == [MOUSE_CARD]
    assert "overwork" not in deeds(t)
    no_wood = cats(
        warriors={"marquise": {5: 1}}, pieces={"sawmill": {5: 1}, "wood": {1: 8}}, hands={"marquise": [RABBIT_CARD]}
    )
    assert "overwork" not in deeds(no_wood)


# -- 6.6 Evening -----------------------------------------------------------------------------------------------------


@rule("root:6.6#1")
def test_draw_with_uncovered_bonuses() -> None:
    for recruiters, drawn in ((0, 1), (2, 1), (3, 2), (5, 3)):
        t = cats(phase=EVENING, pieces={"recruiter": {11: recruiters}})
        run(step(t))
        assert len(t.hands[MARQUISE]) == drawn


@rule("root:6.6#2")
def test_discard_down_to_five() -> None:
    hand = [FOX_CARD, RABBIT_CARD, MOUSE_CARD, BIRD_CARD, card("sappers"), card("codebreakers")]
    t = cats(phase=EVENING, hands={"marquise": hand})
    run(draw_and_discard(t, MARQUISE), discard=[RABBIT_CARD, BIRD_CARD])
    assert len(t.hands[MARQUISE]) == 5
    assert t.discard == [RABBIT_CARD, BIRD_CARD]


# -- a whole turn ----------------------------------------------------------------------------------------------------


@rule("root:6.4", "root:6.5#1", "root:6.5#2", "root:6.5#3", "root:6.5.4.III#2", "root:6.5.5", "root:6.6#1")
def test_a_whole_turn() -> None:
    """Wood, a craft, battle, recruit, build twice, overwork for a bird more, and the draw."""
    t = table(
        "marquise",
        "eyrie",
        phase=TURN_BEGINS,
        dice=(2, 1),
        warriors={"marquise": {1: 3, 5: 2, 9: 2, 10: 1}, "eyrie": {9: 1}},
        pieces={
            "keep": {1: 1},
            "sawmill": {5: 1, 9: 1},
            "workshop": {1: 1},
            "recruiter": {5: 1, 10: 1},
            "wood": {5: 1},
            "roost": {9: 1},
        },
        hands={"marquise": [card("anvil"), BIRD_CARD, MOUSE_CARD, RABBIT_CARD]},
        vp={"marquise": 5},
    )
    run(
        turn(t),
        deed=[
            None,  # Birdsong: wood in 5 and 9
            ("craft", card("anvil")),  # fox workshop in 1: hammer, +2
            ("battle", -1),  # in 9, 2 to 1: a warrior and the roost fall for +1, one cat is healed with the mouse card
            ("recruit", -1),  # one each in 5 and 10
            ("build", -1),  # third recruiter for 2 of the 3 wood, in 9: +2 and a card bonus
            ("extra", -1),  # the bird
            ("overwork", -1),  # the rabbit card: one more wood in 5
            None,
            None,
        ],
        marquise_hospital=MOUSE_CARD,
        marquise_build=RECRUITER,
        marquise_build_where=c(9),
        marquise_build_wood=[c(5), c(9)],
    )
    assert t.vp[MARQUISE] == 5 + 2 + 1 + 2
    assert at(t.warriors[MARQUISE]) == {1: 4, 5: 3, 9: 1, 10: 2}
    assert at(t.warriors[EYRIE]) == {}
    assert at(t.pieces[WOOD]) == {5: 2}
    assert at(t.pieces[RECRUITER]) == {5: 1, 9: 1, 10: 1}
    assert t.supply[MARQUISE] == 25 - 10
    assert len(t.hands[MARQUISE]) == 2
    assert t.discard == [card("anvil"), MOUSE_CARD, BIRD_CARD, RABBIT_CARD]
    assert (t.seat, t.phase) == (1, TURN_BEGINS)
