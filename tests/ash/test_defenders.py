"""Adjusting defenders."""

from itertools import combinations
from typing import Any

import pytest

from ash.tables import BATTLE, CARD_1, CARD_3, COAST, DESERT, VOLCANO, choose, game, supply, table, table_of, w, ws
from klubovna.games.ash.build import build
from klubovna.games.ash.defenders import adjust_defenders
from klubovna.games.ash.facts import BONE
from klubovna.games.ash.look import view
from klubovna.games.ash.state import GOLD_SPACE, LEFT_WING, REFRESH_SPACE
from klubovna.games.ash.turn import place_minion
from klubovna.kernel.errors import IllegalChoice
from klubovna.testing import offered, rule, run


@rule("ash:adj.01")
def test_defenders_are_adjusted_where_resources_are_gained() -> None:
    t = table(
        areas={"volcano": (0, ["bone_i_a"], ["ash_i_1"]), "coast": (0, ["ash_i_a"], ["ash_i_2"])},
        hands={0: ["blood_i_1"]},
    )
    asked = offered(place_minion(t, 0, VOLCANO))
    assert (asked.kind.name, asked.about) == ("adjust", VOLCANO)
    assert asked.options == [None, w("ash_i_1"), w("blood_i_1")]
    t.sides[0].minions = 4
    assert offered(place_minion(t, 0, COAST)).options == [None, w("ash_i_2"), w("blood_i_1")]


@rule("ash:adj.01")
def test_defenders_are_adjusted_where_something_is_built() -> None:
    for province, options in ((VOLCANO, [None, w("ash_i_1"), w("blood_i_1")]), (DESERT, [None, w("blood_i_1")])):
        t = table(
            areas={"volcano": (0, ["start_bone"], ["ash_i_1"]), "coast": (0, ["ash_i_a"], ["ash_i_2"])},
            hands={0: ["blood_i_1"]},
            supplies={0: {"gold": 1}},
            tiles=["bone_i_a", None, None, None],
        )
        asked = offered(build(t, 0), build_where=province)
        assert (asked.kind.name, asked.about, asked.options) == ("adjust", province, options)


@rule("ash:adj.01")
def test_nothing_else_lets_a_player_adjust() -> None:
    t = table(
        areas={
            "volcano": (0, ["bone_i_a"], ["ash_i_1"]),
            "coast": (1, ["ash_i_a"], ["ash_i_2"]),
            "desert": (1, ["ash_i_b"], []),
            "citadel": (1, [], []),
        },
        hands={0: ["blood_iii_6", "blood_iii_5"], 1: ["bone_i_2"]},
    )
    run(place_minion(t, 0, COAST))
    run(place_minion(t, 0, GOLD_SPACE))
    run(place_minion(t, 0, REFRESH_SPACE))
    laid = {"battle_attackers": [w("blood_iii_5"), None]}
    run(place_minion(t, 0, BATTLE[DESERT]), battle_card={0: CARD_3, 1: CARD_3}, gain_any=BONE, **laid)
    run(place_minion(t, 0, LEFT_WING), battle_card={0: CARD_1, 1: CARD_1}, gain_any=BONE)
    assert [t.defenders[area] for area in (VOLCANO, COAST)] == [ws("ash_i_1"), ws("ash_i_2")]


@rule("ash:adj.02")
def test_warriors_are_added_from_hand() -> None:
    t = table(areas={"volcano": (0, ["bone_i_a"], ["ash_i_1"])}, hands={0: ["blood_i_1", "bone_i_1"]})
    run(adjust_defenders(t, 0, VOLCANO), adjust=w("blood_i_1"))
    assert t.defenders[VOLCANO] == ws("ash_i_1", "blood_i_1")
    assert t.sides[0].hand == ws("bone_i_1")
    t = table(areas={"volcano": (0, ["bone_i_a"], [])}, hands={0: ["blood_i_1", "bone_i_1"]})
    run(adjust_defenders(t, 0, VOLCANO), adjust=[w("bone_i_1"), w("blood_i_1")])
    assert (t.defenders[VOLCANO], t.sides[0].hand) == (ws("bone_i_1", "blood_i_1"), [])


@rule("ash:adj.03")
def test_any_two_of_four_may_stay() -> None:
    here, hand = ["ash_i_1", "blood_i_2"], ["bone_i_1", "sulphur_i_1"]
    for names in combinations([*here, *hand], 2):
        wanted = ws(*names)
        t = table(areas={"volcano": (0, ["bone_i_a"], here)}, hands={0: hand})
        back = sorted(set(ws(*here)) - set(wanted))
        added = sorted(set(ws(*hand)) & set(wanted))
        run(adjust_defenders(t, 0, VOLCANO), adjust=[*back, *added] or [None])
        assert set(t.defenders[VOLCANO]) == set(wanted)
        assert set(t.sides[0].hand) == set(ws(*here, *hand)) - set(wanted)


@rule("ash:adj.04")
def test_all_defenders_may_be_taken_back() -> None:
    t = table(areas={"volcano": (0, ["bone_i_a"], ["ash_i_1", "blood_i_2"])})
    run(adjust_defenders(t, 0, VOLCANO), adjust=[w("ash_i_1"), w("blood_i_2")])
    assert (t.defenders[VOLCANO], t.control[VOLCANO]) == ([], 0)
    assert t.sides[0].hand == ws("ash_i_1", "blood_i_2")


@rule("ash:adj.05")
def test_a_province_has_two_defenders_at_most() -> None:
    t = table(areas={"volcano": (0, ["bone_i_a"], ["ash_i_1", "blood_i_2"])}, hands={0: ["bone_i_1"]})
    assert offered(adjust_defenders(t, 0, VOLCANO)).options == [None, w("ash_i_1"), w("blood_i_2")]
    t = table(areas={"volcano": (0, ["bone_i_a"], [])}, hands={0: ["bone_i_1", "ash_i_1", "blood_i_2"]})
    run(adjust_defenders(t, 0, VOLCANO), adjust=[w("bone_i_1"), w("ash_i_1")])
    assert (len(t.defenders[VOLCANO]), t.sides[0].hand) == (2, ws("blood_i_2"))


@rule("ash:adj.06")
def test_the_defenders_may_be_left_as_they_are() -> None:
    t = table(areas={"volcano": (0, ["bone_i_a"], ["ash_i_1"])}, hands={0: ["bone_i_1"]})
    run(place_minion(t, 0, VOLCANO), adjust=None)
    assert (t.defenders[VOLCANO], t.sides[0].hand) == (ws("ash_i_1"), ws("bone_i_1"))


@rule("ash:ex.adj.1")
def test_the_worked_adjustment() -> None:
    t = table(
        areas={"volcano": (0, ["sulphur_i_c"], ["start_visio_1"])},
        hands={0: ["blood_i_2", "blood_ii_3"]},
    )
    run(place_minion(t, 0, VOLCANO), adjust=[w("start_visio_1"), w("blood_i_2"), w("blood_ii_3")])
    assert supply(t, 0) == {"sulphur": 3}
    assert t.sides[0].hand == ws("start_visio_1")
    assert t.defenders[VOLCANO] == ws("blood_i_2", "blood_ii_3")
    assert view(t, None).provinces[VOLCANO].reinforcement == 1


@rule("ash:adj.01", "ash:adj.03")
def test_who_leaves_and_who_comes_is_marked_in_any_order() -> None:
    position: dict[str, Any] = {
        "areas": {"volcano": (0, ["bone_i_a"], ["ash_i_1", "blood_i_2"])},
        "hands": {0: ["bone_i_1", "sulphur_i_1", "sulphur_i_2"]},
        "offer": [None] * 6,
    }
    marked, one_by_one = game(table(**position)), game(table(**position))
    choose(marked, VOLCANO)
    assert marked.decision is not None
    subset = marked.decision.subset
    assert subset is not None
    assert subset.items == ws("ash_i_1", "blood_i_2", "bone_i_1", "sulphur_i_1", "sulphur_i_2")
    assert (subset.picked, subset.least, subset.most) == (0, 0, 4)
    marked.choose_set([4, 2, 1, 0], 0)
    choose(one_by_one, VOLCANO, *ws("ash_i_1", "blood_i_2", "bone_i_1", "sulphur_i_2"))
    assert marked.fingerprint() == one_by_one.fingerprint()
    assert marked.record()["inputs"] == one_by_one.record()["inputs"]
    assert table_of(marked).defenders[VOLCANO] == ws("bone_i_1", "sulphur_i_2")


@rule("ash:adj.05", "ash:adj.06")
def test_marks_for_which_there_is_no_room_are_refused_and_none_at_all_are_fine() -> None:
    t = table(areas={"volcano": (0, ["bone_i_a"], ["ash_i_1", "blood_i_2"])}, hands={0: ["bone_i_1", "sulphur_i_1"]})
    g = game(t)
    choose(g, VOLCANO)
    for places in ([2], [0, 2, 3]):
        with pytest.raises(IllegalChoice):
            g.choose_set(places, 0)
    g.choose_set([], 0)
    assert table_of(g).defenders[VOLCANO] == ws("ash_i_1", "blood_i_2")
