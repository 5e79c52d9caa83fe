"""Tactics cards that give abilities, tokens, range, or take cubes away."""

from __future__ import annotations

from harrow.tables import FACTION, at, card, drive, h, table
from harrow.test_tactics import asked, names, played, position
from klubovna.games.harrow.attack import targets
from klubovna.games.harrow.factions.protectors.tactics import playable
from klubovna.games.harrow.facts import (
    ADVANCE,
    COUNT,
    HESTER_TOKEN,
    SCROLL,
    SPAWN,
    STRENGTHEN,
)
from klubovna.games.harrow.jars import deeds
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.rounds import next_turn
from klubovna.games.harrow.tree import throw
from klubovna.testing import rule, run

PROTECTORS, FAMILY, KAMI = FACTION["protectors"], FACTION["family"], FACTION["kami"]
RED, BLUE = 0, 1
WILD_JAR, LEGEND_JAR = 1, 2


@rule("harrow:ap.tactics.02")
def test_fiercest_of_the_haints_gives_each_ability_once_and_one_more_when_behind() -> None:
    t = position(legends={"protectors": "D6"}, ground={"red": 1, "blue": 4})
    played(
        t,
        "fiercest_of_haints",
        spawn_where=h("D6"),
        move_from=h("D6"),
        move_to=h("D5"),
        move_who=(1, 0, 0, 0),
        free=STRENGTHEN,
    )
    assert t.ground[:2] == [3, 4]
    assert (t.haints[PROTECTORS][h("D6")], t.legend_at[0]) == (1, h("D5"))


@rule("harrow:ap.tactics.02")
def test_with_as_many_cubes_there_is_no_fourth_ability() -> None:
    t = position(legends={"protectors": "D6"}, ground={"red": 1, "blue": 2})
    played(t, "fiercest_of_haints", spawn_where=None, move_from=None)
    assert t.ground[:2] == [2, 2]


@rule("harrow:ap.tactics.02", "harrow:r.131")
def test_only_the_direct_opponents_cubes_are_compared() -> None:
    t = table("protectors", "kami", "hester", chapter="c5", legends={"protectors": "D6"}, ground={"brown": 5})
    played(t, "fiercest_of_haints", spawn_where=None, move_from=None)
    assert t.ground[RED] == 1
    t = table("protectors", "kami", "hester", chapter="c5", legends={"protectors": "D6"}, ground={"purple": 2})
    played(t, "fiercest_of_haints", spawn_where=None, move_from=None, free=STRENGTHEN)
    assert t.ground[RED] == 2


@rule("harrow:ap.tactics.03")
def test_dead_eye_takes_a_token_in_line_at_any_distance_onto_the_board_at_once() -> None:
    t = position(
        legends={"protectors": "D6"},
        tokens={"D1": "scroll", "G3": "advance", "E4": "spawn", "D6": "spawn"},
        haints={"family": {"D3": 1}},
    )
    assert names(asked(t, "dead_eye").options) == ["D1", "G3"]  # E4 lies off every line
    played(t, "dead_eye", deadeye_where=h("D1"))
    assert t.scrolls[PROTECTORS] == 1
    assert t.tokens[SCROLL][h("D1")] == 0


@rule("harrow:ap.tactics.03", "harrow:c2.boards.01")
def test_dead_eyes_token_may_draw_a_card_and_raise_this_turns_value() -> None:
    t = position(legends={"protectors": "D6"}, tokens={"D5": "advance", "D3": "spawn"})
    t.tokens[STRENGTHEN][h("D5")] += 1
    t.decks[PROTECTORS] = [card("roar")]
    played(t, "dead_eye", deadeye_where=h("D5"), deadeye_token=STRENGTHEN)
    assert t.rows[PROTECTORS] == [0, 0, 1]
    assert t.hands[PROTECTORS] == [card("roar")]
    assert t.tokens[ADVANCE][h("D5")] == 1


@rule("harrow:ap.tactics.04")
def test_determination_spawns_on_a_hex_with_a_townsfolk() -> None:
    t = position(legends={"protectors": "D6"}, haints={"protectors": {"A2": 4}}, townsfolk=("A1", "A2", "G1"), jar=0)
    assert names(asked(t, "determination").options) == ["A1", "G1"]
    played(t, "determination", determination_where=h("G1"))
    assert t.haints[PROTECTORS][h("G1")] == 1
    t.supply[PROTECTORS] = 0
    assert not playable(t, card("determination"))


@rule("harrow:ap.tactics.05", "harrow:r.118")
def test_witchs_fire_lays_two_tokens_of_any_kind_from_the_box_on_empty_hexes() -> None:
    t = position(legends={"protectors": "D6"})
    t.box[SCROLL] = 0
    assert asked(t, "witchs_fire", witch_where=h("D5")).options == [ADVANCE, SPAWN, STRENGTHEN]
    t = position(legends={"protectors": "D6"})
    second = asked(t, "witchs_fire", witch_where=h("D5"), witch_token=SCROLL)
    assert "D5" not in names(second.options)
    t = position(legends={"protectors": "D6"})
    played(t, "witchs_fire", witch_where=[h("D5"), h("D4")], witch_token=[SCROLL, ADVANCE])
    assert (t.tokens[SCROLL][h("D5")], t.tokens[ADVANCE][h("D4")]) == (1, 1)
    assert (t.box[SCROLL], t.box[ADVANCE]) == (COUNT["token_scroll"] - 1, COUNT["token_advance"] - 1)


@rule("harrow:ap.tactics.05")
def test_what_makes_a_hex_not_empty_for_witchs_fire() -> None:
    t = table(
        "protectors",
        "kami",
        "hester",
        chapter="c5",
        legends={"protectors": "D6", "hester": "D4"},
        haints={"kami": {"A1": 1}},
        tokens={"A2": "spawn"},
        townsfolk=("A3",),
        buildings=("A4",),
        paths=("B1",),
    )
    t.taunts[h("B2")] = True
    assert t.kami is not None
    t.kami.dolls = [h("B3"), -1, -1]
    taken = {"D6", "D4", "A1", "A2", "A3", "A4", "B1", "B2", "B3"}
    free = set(names(asked(t, "witchs_fire").options))
    assert len(free) == 37 - len(taken)
    assert not free & taken


@rule("harrow:ap.tactics.06", "harrow:r.119")
def test_ghost_trap_activates_half_of_the_wild_tokens_next_to_an_enemy_legend() -> None:
    t = position(legends={"protectors": "D6", "family": "D2"}, haints={"protectors": {"D3": 1}})
    t.wild[PROTECTORS] = 3
    assert playable(t, card("ghost_trap"))
    played(t, "ghost_trap", wild=[STRENGTHEN, STRENGTHEN])
    assert t.ground[RED] == 2
    assert t.wild[PROTECTORS] == 3


@rule("harrow:ap.tactics.06", "harrow:r.131")
def test_ghost_trap_needs_an_enemy_legend_hester_or_a_token_of_kamis_next_to_a_unit() -> None:
    t = table("protectors", "kami", "hester", chapter="c5", legends={"protectors": "D6"}, haints={"kami": {"D5": 1}})
    assert not playable(t, card("ghost_trap"))
    t.set_legend(HESTER_TOKEN, h("D6"))
    assert not playable(t, card("ghost_trap"))
    t.set_legend(HESTER_TOKEN, h("C5"))
    assert playable(t, card("ghost_trap"))
    t.set_legend(HESTER_TOKEN, -1)
    t.set_legend(3, h("D5"))
    assert playable(t, card("ghost_trap"))


@rule("harrow:ap.tactics.08", "harrow:ex.ap.tactics.1")
def test_calling_the_dead_spawns_half_the_value_rounded_up() -> None:
    t = position(legends={"protectors": "D6"})
    t.rows[PROTECTORS][SPAWN] = 2  # value 3
    played(t, "call_the_dead", spawn_where=[h("D6"), h("D6")])
    assert at(t.haints[PROTECTORS]) == {"D6": 2}


@rule("harrow:ap.tactics.11")
def test_rally_strengthens_by_half_the_value_rounded_up() -> None:
    t = position(legends={"protectors": "D6"})
    t.rows[PROTECTORS][STRENGTHEN] = 2  # value 3
    played(t, "rally")
    assert t.ground[RED] == 2


@rule("harrow:ap.tactics.12", "harrow:r.119")
def test_haunting_vision_comes_only_after_the_jar_and_activates_up_to_three_wild_tokens() -> None:
    t = position(legends={"protectors": "D6"}, hands={"protectors": ["haunting_vision"]})
    mine = ("card", card("haunting_vision"))
    assert mine not in deeds(t, PROTECTORS)
    t.jar = 0
    assert mine not in deeds(t, PROTECTORS)
    t.acted = True
    t.wild[PROTECTORS] = 5
    run(drive(t), deed=[mine, None], wild=[STRENGTHEN, STRENGTHEN, STRENGTHEN])
    assert t.ground[RED] == 3
    assert t.wild[PROTECTORS] == 5
    t = position(legends={"protectors": "D6"})
    t.wild[PROTECTORS] = 1
    played(t, "haunting_vision", wild=STRENGTHEN)
    assert t.ground[RED] == 1


@rule("harrow:ap.tactics.14")
def test_your_will_gives_an_ability_and_a_path_token() -> None:
    t = position(legends={"protectors": "D6"})
    assert t.protectors is not None
    t.protectors.paths, t.protectors.paths_locked = 1, 3
    played(t, "your_will", free=STRENGTHEN, path_which=-1, path_to=h("D5"))
    assert (t.ground[RED], at(t.paths), t.protectors.paths) == (1, {"D5": 1}, 0)
    played(t, "your_will", free=STRENGTHEN, path_which=h("D5"), path_to=h("C5"))
    assert at(t.paths) == {"C5": 1}
    assert h("A1") not in asked(t, "your_will", free=STRENGTHEN, path_which=h("C5")).options


@rule("harrow:ap.tactics.14", "harrow:c2.tracker.02")
def test_on_the_other_side_your_will_pulls_a_townsfolk_and_nothing_more() -> None:
    t = position(legends={"protectors": "D6"}, townsfolk=("C3",), tokens={"C4": "spawn"})
    t.tracker[PROTECTORS], t.scrolls[PROTECTORS] = 1, 3
    played(t, "your_will", free=STRENGTHEN, pull_from=h("C3"))
    assert at(t.townsfolk) == {"C4": 1}
    assert t.tokens[SPAWN][h("C4")] == 1


@rule("harrow:c3.bonus.13")
def test_the_first_scroll_tile_places_one_path_token() -> None:
    t = table(chapter="c3", legends={"protectors": "D6"})
    assert t.protectors is not None
    t.protectors.paths, t.protectors.paths_locked = 2, 2
    run(ROLES[PROTECTORS].first_scroll(t))
    run(drive(t, until="todo"), path_which=-1, path_to=h("D5"))
    assert (at(t.paths), t.protectors.paths) == ({"D5": 1}, 1)


@rule("harrow:ap.tactics.15")
def test_out_all_night_adds_two_to_the_range_of_attacks_and_paths_until_the_end_of_the_turn() -> None:
    t = position(legends={"protectors": "D6"}, haints={"family": {"D2": 1, "D1": 1}}, jar=LEGEND_JAR)
    assert t.protectors is not None
    t.protectors.paths, t.protectors.paths_locked = 1, 3
    assert targets(t, PROTECTORS, h("D6")) == []
    played(t, "out_all_night")
    assert targets(t, PROTECTORS, h("D6")) == [(h("D2"), FAMILY)]
    run(drive(t), deed=[("act", LEGEND_JAR), None], jar_legend="tracker", path_place=h("D2"))
    assert at(t.paths) == {"D2": 1}
    t.queue = [FAMILY]
    next_turn(t)
    assert t.extra_range == 0


@rule("harrow:ap.tactics.16", "harrow:r.116")
def test_banishment_takes_up_to_three_cubes_of_the_opponent_off_the_battleground_for_the_turn() -> None:
    t = position(legends={"protectors": "D6"}, ground={"blue": 8})
    assert asked(t, "banish").options == [3, 2, 1]
    played(t, "banish", banish=3)
    assert (t.ground[BLUE], t.aside[BLUE]) == (5, 3)
    t.jar, t.acted = 0, True
    run(drive(t), deed=None)
    assert (t.ground[BLUE], t.aside[BLUE]) == (8, 0)  # the limit of six binds only its owner's own turn


@rule("harrow:ap.tactics.16", "harrow:r.116", "harrow:r.131")
def test_banished_cubes_are_not_thrown_into_the_tree() -> None:
    t = table("protectors", "kami", "hester", chapter="c5", ground={"purple": 2, "brown": 1})
    assert asked(t, "banish").options == [2, 1]
    played(t, "banish", banish=2)
    throw(t)
    assert t.tree[2] + t.ground[2] == 0
    assert t.aside[2] == 2
