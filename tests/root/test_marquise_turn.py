"""6.4, 6.5, 6.6 Marquise de Cat: her turn."""

from typing import Any

from klubovna.games.root.cards import draw_and_discard
from klubovna.games.root.facts import (
    CLEARINGS,
    EYRIE,
    MARQUISE,
    RECRUITER,
    SAWMILL,
    WOOD,
    WORKSHOP,
)
from klubovna.games.root.roles import ROLES
from klubovna.games.root.state import BIRDSONG, DAYLIGHT, EVENING, TURN_BEGINS, Table
from klubovna.games.root.turn import begin, step
from klubovna.testing import offered, rule, run
from root.boards import marquise_board
from root.tables import at, c, card, table
from root.test_marquise import BIRD_CARD, FOX_CARD, MOUSE_CARD, RABBIT_CARD, cats, deeds


async def turn(t: Table) -> None:
    seat = t.seat
    while t.seat == seat:
        await step(t)


# -- 6.4 Birdsong ----------------------------------------------------------------------------------------------------


@rule("root:6.4")
def test_every_sawmill_makes_wood() -> None:
    t = cats(phase=BIRDSONG, pieces={"sawmill": {5: 2, 8: 1}, "wood": {8: 1}})
    run(step(t))
    assert at(t.pieces[WOOD]) == {5: 2, 8: 2}


@rule("root:6.4", "root:6.3.1")
def test_short_wood_goes_where_she_likes() -> None:
    t = cats(phase=BIRDSONG, pieces={"sawmill": {5: 2, 8: 1}, "wood": {1: 6}})
    run(step(t), marquise_wood=[c(5), c(8)])
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
    assert t.phase == EVENING


@rule("root:6.5#2")
def test_fewer_actions_may_be_taken() -> None:
    t = cats(warriors={"marquise": {1: 2}})
    run(step(t), deed=None)
    assert t.phase == EVENING


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
    assert t.phase == EVENING


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
    assert marquise_board(t).actions == 1


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
    assert (t.on_map[WOOD], t.vp[MARQUISE]) == (0, 3)
    assert marquise_board(t).actions == 2


@rule("root:r.10", "root:6.5.4.I")
def test_the_numbers_of_the_tracks() -> None:
    points = {SAWMILL: [0, 1, 2, 3, 4, 5], WORKSHOP: [0, 2, 2, 3, 4, 5], RECRUITER: [0, 1, 2, 3, 3, 4]}
    for building, expected in points.items():
        for placed, wood in enumerate([0, 1, 2, 3, 3, 4]):
            t = cats(warriors={"marquise": {8: 9}}, pieces={"wood": {8: wood}})
            for i in range(placed):
                t.put_piece(building, [c(1), c(2), c(3), c(7), c(9)][i])
            run(step(t), deed=("build", -1), marquise_build=building, marquise_build_where=c(8))
            assert (t.vp[MARQUISE], t.on_map[WOOD]) == (expected[placed], 0)
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
        marquise_build_wood=[c(1), c(9)],
    )
    assert near.on_map[WOOD] == 0
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
    t.lay_paths(t.closed[1:])
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
    run(draw_and_discard(t, MARQUISE), discard=[BIRD_CARD, RABBIT_CARD])
    assert len(t.hands[MARQUISE]) == 5
    assert t.discard == [BIRD_CARD, RABBIT_CARD]


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
            # Birdsong: wood in 5 and 9
            ("craft", card("anvil")),  # fox workshop in 1: hammer, +2
            ("battle", -1),  # in 9, 2 to 1: a warrior and the roost fall for +1, one cat is healed with the mouse card
            ("recruit", -1),  # one each in 5 and 10
            ("build", -1),  # third recruiter for 2 of the 3 wood, in 9: +2 and a card bonus
            ("extra", -1),  # the bird
            ("overwork", -1),  # the rabbit card: one more wood in 5
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
