"""Chapter 1: the round, its turns, clean-up, and its end."""

from __future__ import annotations

from typing import Any

from harrow.tables import FACTION, at, card, drive, drive_to, h, table
from klubovna.games.harrow.facts import (
    ADVANCE,
    ATTACK_JAR,
    LEGEND_JAR,
    MIDDLE,
    SCROLL,
    SPAWN,
    TILE_STRENGTHEN,
    WILD_JAR,
    Faction,
)
from klubovna.games.harrow.jars import deeds
from klubovna.games.harrow.rounds import step
from klubovna.games.harrow.state import CLEAN_UP, ROUND_BEGINS, ROUND_ENDS, TURN, Table
from klubovna.testing import offered, rule, run

PROTECTORS, FAMILY = FACTION["protectors"], FACTION["family"]
HOMES = {"protectors": "D6", "family": "D2"}
IDLE = {"wild": {0: None, 1: None}, "jar_legend": {0: None, 1: None}, "jar_attack": {0: None, 1: None}}
"""Breaking these three jars and doing nothing."""
THREE_TURNS = [deed for jar in (WILD_JAR, LEGEND_JAR, ATTACK_JAR) for deed in (("jar", jar), ("act", jar), None)]


def new_round(lantern: Faction = PROTECTORS, **position: Any) -> Table:
    """Before the first turn of a round."""
    position.setdefault("legends", HOMES)
    t = table(who={"protectors": "emmy", "family": "levi"}, **position)
    t.phase, t.actor, t.lantern = ROUND_BEGINS, Faction(-1), lantern
    return t


def last_of_round(lantern: Faction = PROTECTORS, **position: Any) -> Table:
    """All turns of the round are over."""
    t = new_round(lantern, **position)
    t.phase, t.moment = ROUND_ENDS, 0
    return t


def end_of_round(t: Table) -> Table:
    run(drive_to(t, ROUND_BEGINS))
    return t


# -- turns -------------------------------------------------------------------------------------------------------------


@rule("harrow:c1.round.01", "harrow:c1.round.04")
def test_each_player_breaks_three_jars_and_then_the_round_is_scored() -> None:
    t = new_round(legends={"protectors": "D4", "family": "D2"})
    run(step(t))
    run(drive_to(t, ROUND_ENDS), deed={0: THREE_TURNS, 1: THREE_TURNS}, **IDLE)
    assert t.broken[:2] == [[False, True, True, True]] * 2
    assert t.round == 2
    assert t.points[PROTECTORS] == 0
    run(drive_to(t, ROUND_BEGINS))
    assert t.points[PROTECTORS] == 1


@rule("harrow:c1.round.02")
def test_the_lantern_takes_the_first_turn_of_each_pair() -> None:
    for first, second in ((PROTECTORS, FAMILY), (FAMILY, PROTECTORS)):
        t = new_round(first)
        run(step(t))
        assert t.queue == [first, second] * 3
        asked = offered(drive_to(t, ROUND_ENDS))
        assert asked.seat == t.seat_of[first]
        asked = offered(drive_to(t, ROUND_ENDS), deed={t.seat_of[first]: THREE_TURNS[:3]}, wild=None)
        assert asked.seat == t.seat_of[second]


@rule("harrow:c1.round.03")
def test_a_turn_breaks_one_jar_that_is_still_whole() -> None:
    t = table(legends=HOMES)
    t.broken[PROTECTORS] = [True, False, True, False]
    assert offered(drive(t)).options == [("jar", WILD_JAR), ("jar", ATTACK_JAR)]
    asked = offered(drive(t), deed=("jar", WILD_JAR))
    assert asked.kind.name == "wild"
    assert t.broken[PROTECTORS] == [True, True, True, False]
    run(drive(t, until="todo"), wild=None)
    assert deeds(t, PROTECTORS) == [None]


@rule("harrow:c1.round.05")
def test_what_counts_for_a_turn_ends_with_it_and_what_counts_for_a_round_with_the_round() -> None:
    t = table(chapter="c2", legends=HOMES, who={"protectors": "emmy", "family": "levi"})
    t.queue = [FAMILY]
    t.carded = t.attacked[PROTECTORS] = t.broken[PROTECTORS][ATTACK_JAR] = True
    run(drive(t), deed=("jar", WILD_JAR), wild=None)
    assert offered(drive_to(t, ROUND_ENDS)).seat == 1
    assert not t.carded
    assert t.attacked[PROTECTORS]
    assert t.broken[PROTECTORS][ATTACK_JAR]
    run(drive_to(t, ROUND_BEGINS), deed=("jar", WILD_JAR), wild=None)
    assert not t.attacked[PROTECTORS]
    assert not t.broken[PROTECTORS][ATTACK_JAR]


# -- clean-up ----------------------------------------------------------------------------------------------------------


def tidy(t: Table) -> Table:
    """The whole clean-up of the faction on turn; it asks nothing here."""
    t.phase, t.moment = CLEAN_UP, 0
    run(drive(t))
    return t


@rule("harrow:c1.strengthen.03", "harrow:r.015")
def test_six_cubes_are_kept_at_the_end_of_the_own_turn_only() -> None:
    t = tidy(table(legends=HOMES, ground={"red": 8, "blue": 9}))
    assert t.ground[:2] == [6, 9]
    assert t.cubes[0] == 14
    t.actor = FAMILY
    assert tidy(t).ground[:2] == [6, 6]


@rule("harrow:c1.cleanup.02", "harrow:r.135")
def test_all_tokens_of_hexes_with_an_own_unit_are_collected_without_a_choice() -> None:
    t = table(
        legends={"protectors": "B1", "family": "D2"},
        haints={"protectors": {"B4": 1}, "family": {"A2": 1}},
        tokens={"B1": "advance", "A2": "spawn", "B4": "scroll", "G4": "spawn"},
    )
    t.tokens[SPAWN][h("B4")] += 2
    tidy(t)
    assert (t.rows[PROTECTORS], t.scrolls[PROTECTORS]) == ([1, 2, 0], 1)
    assert [at(t.tokens[token]) for token in (ADVANCE, SPAWN, SCROLL)] == [{}, {"A2": 1, "G4": 1}, {}]


@rule("harrow:r.134")
def test_in_clean_up_no_path_tile_or_card_is_used() -> None:
    t = table(
        chapter="c3",
        legends=HOMES,
        who={"protectors": "emmy", "family": "levi"},
        paths=("D5",),
        hands={"protectors": ["rally"]},
        jar=WILD_JAR,
    )
    t.tiles[WILD_JAR] = [TILE_STRENGTHEN]
    assert deeds(t, PROTECTORS)[1:] == [("tile", TILE_STRENGTHEN), ("card", card("rally")), ("step", 0)]
    tidy(t)
    assert t.legend_at[0] == h("D6")
    assert t.tiles[WILD_JAR] == [TILE_STRENGTHEN]
    assert t.hands[PROTECTORS] == [card("rally")]


# -- the end of the round ----------------------------------------------------------------------------------------------


@rule("harrow:c1.phase2.01")
def test_a_unit_on_the_brambles_scores_a_point_at_the_end_of_the_round() -> None:
    assert h("D4") == MIDDLE
    for position in ({"haints": {"family": {"D4": 3}}}, {"legends": {"protectors": "D6", "family": "D4"}}):
        t = end_of_round(last_of_round(**position))
        assert t.points[:2] == [0, 1]
    t = end_of_round(last_of_round())
    assert t.points[:2] == [0, 0]


@rule("harrow:c1.phase2.02")
def test_single_turns_score_nothing_on_the_brambles() -> None:
    t = table(legends=HOMES, haints={"protectors": {"D4": 1}})
    run(drive(t), deed=("jar", WILD_JAR), wild=None)
    assert t.points[PROTECTORS] == 0


@rule("harrow:c1.phase2.03", "harrow:r.024")
def test_seven_points_win_and_six_do_not() -> None:
    t = end_of_round(last_of_round(points={"protectors": 6, "family": 5}))
    assert not t.over
    t = end_of_round(last_of_round(points={"protectors": 7, "family": 5}))
    assert t.over
    assert t.winners == [PROTECTORS]
    assert t.result().winners == [0]
    t = end_of_round(last_of_round(points={"family": 6}, haints={"family": {"D4": 1}}))
    assert t.winners == [FAMILY]


@rule("harrow:c1.phase2.04")
def test_the_round_is_played_to_its_end_though_somebody_has_seven_points() -> None:
    t = new_round(points={"protectors": 7})
    run(drive_to(t, ROUND_ENDS), deed={0: THREE_TURNS, 1: THREE_TURNS}, **IDLE)
    assert not t.over
    assert end_of_round(t).over


@rule("harrow:c1.phase2.05")
def test_if_both_have_enough_the_higher_score_wins() -> None:
    for lantern in (PROTECTORS, FAMILY):
        t = end_of_round(last_of_round(lantern, points={"protectors": 8, "family": 9}))
        assert t.winners == [FAMILY]
        assert t.result().ranks == [2, 1]


@rule("harrow:c1.phase2.06")
def test_a_tie_goes_to_the_holder_of_the_lantern() -> None:
    for lantern in (PROTECTORS, FAMILY):
        t = end_of_round(last_of_round(lantern, points={"protectors": 8, "family": 8}))
        assert t.winners == [lantern]


@rule("harrow:c1.phase2.07")
def test_otherwise_the_lantern_passes_and_its_new_holder_takes_two_turns_in_a_row() -> None:
    t = end_of_round(last_of_round(PROTECTORS))
    assert t.lantern == FAMILY
    run(step(t))
    assert t.phase == TURN
    assert t.queue == [FAMILY, PROTECTORS] * 3


@rule("harrow:c1.phase2.08")
def test_broken_jars_are_turned_up_again() -> None:
    t = last_of_round()
    t.broken[PROTECTORS] = [True, True, True, False]
    t.broken[FAMILY] = [False, True, True, True]
    end_of_round(t)
    t.phase, t.actor = TURN, PROTECTORS
    assert offered(drive(t)).options == [("jar", jar) for jar in range(4)]
    assert not any(map(any, t.broken))
