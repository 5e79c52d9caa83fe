"""6.2, 6.3 Marquise de Cat: rules, abilities and set-up."""

from typing import Any

from klubovna.games.root.battle import Battle, battle
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
from klubovna.games.root.roles import ROLES
from klubovna.games.root.rule import can_place
from klubovna.games.root.state import BIRDSONG, DAYLIGHT, Table
from klubovna.games.root.turn import step
from klubovna.testing import offered, rule, run
from root.boards import corvid_board, cult_board
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


# -- 6.2 Faction rules and abilities ---------------------------------------------------------------------------------


@rule("root:6.2.1")
def test_workshops_craft_and_other_buildings_do_not() -> None:
    position: dict[str, Any] = {
        "warriors": {"marquise": {1: 1}},
        "hands": {"marquise": [card("anvil"), card("root_tea_fox")]},
    }
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
    assert (t.on_map[KEEP], t.lost[KEEP], t.vp[EYRIE]) == (0, 1, 1)
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
    assert (at(t.warriors[MARQUISE]), t.on_map[KEEP], t.vp[EYRIE]) == ({}, 0, 1)
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
    cult_board(t).outcast, cult_board(t).acolytes, t.moment = t.suits[c(5)], 2, 1
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
    snare = corvid_board(t).plots.pop(2)
    corvid_board(t).placed[c(1)], corvid_board(t).face_up[c(1)] = [snare], True
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
    assert (t.vp[MARQUISE], t.on_map[WOOD]) == (2, 0)


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
