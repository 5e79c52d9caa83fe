"""Chapter 3: bonus tiles, and the end of the round."""

from __future__ import annotations

from typing import Any

from harrow.tables import FACTION, at, card, drive, drive_to, h, table
from klubovna.games.harrow.facts import (
    ATTACK_JAR,
    LABEL,
    STRENGTHEN,
    TILE_ADVANCE,
    TILE_CARD,
    TILE_LANTERN,
    TILE_LEGEND,
    TILE_SPAWN,
    TILE_SPOON,
    TILE_STRENGTHEN,
    TILE_WILD,
    TILES,
    WILD_JAR,
    Faction,
)
from klubovna.games.harrow.jars import deeds
from klubovna.games.harrow.state import CLEAN_UP, ROUND_BEGINS, ROUND_ENDS, Table
from klubovna.testing import offered, rule, run

PROTECTORS, FAMILY = FACTION["protectors"], FACTION["family"]
HOMES = {"protectors": "D6", "family": "D2"}
EMMY_LEVI = {"protectors": "emmy", "family": "levi"}


def with_tile(tile: int, jar: int = WILD_JAR, **position: Any) -> Table:
    """The Protectors have just broken a jar between which and its opposite a tile lies."""
    position.setdefault("legends", HOMES)
    t = table(chapter="c3", who=EMMY_LEVI, jar=jar, **position)
    t.tiles[jar] = [tile]
    t.tile_supply = [other for other in TILES if other != tile]
    return t


def use(t: Table, tile: int, **answers: Any) -> Table:
    """Use the tile before the jar's action, up to where that action would begin."""
    asked = offered(drive(t), deed=("tile", tile), **answers)
    assert asked.kind.name in ("wild", "jar.attack")
    return t


# -- when a tile is used -----------------------------------------------------------------------------------------------


@rule("harrow:c3.bonus.01")
def test_a_tile_is_used_before_or_after_the_action_of_its_jar_and_then_lies_face_down() -> None:
    for deed in ([("tile", TILE_STRENGTHEN), ("act", WILD_JAR)], [("act", WILD_JAR), ("tile", TILE_STRENGTHEN)]):
        t = with_tile(TILE_STRENGTHEN)
        run(drive(t), deed=[*deed, None], wild=None)
        assert t.ground[0] == 1
        assert (t.tiles[WILD_JAR], t.used_tiles[WILD_JAR]) == ([], [TILE_STRENGTHEN])


@rule("harrow:c3.bonus.01")
def test_only_the_tile_of_the_broken_jar_is_used_and_only_once() -> None:
    t = with_tile(TILE_STRENGTHEN)
    t.tiles[ATTACK_JAR] = [TILE_WILD]
    assert deeds(t, PROTECTORS) == [("act", WILD_JAR), ("tile", TILE_STRENGTHEN)]
    use(t, TILE_STRENGTHEN)
    t.todo, t.acted = [], True
    assert deeds(t, PROTECTORS) == [None]
    t.jar = -1
    assert ("tile", TILE_WILD) not in deeds(t, PROTECTORS)


@rule("harrow:r.133")
def test_an_unused_tile_stays_for_who_breaks_the_opposite_jar() -> None:
    t = with_tile(TILE_STRENGTHEN)
    t.queue = [FAMILY]
    run(drive(t), deed=[("act", WILD_JAR), None], wild=None)
    assert t.tiles[WILD_JAR] == [TILE_STRENGTHEN]
    asked = offered(drive_to(t, ROUND_ENDS), deed=("jar", WILD_JAR))
    assert asked.seat == 1
    assert asked.options == [("act", WILD_JAR), ("tile", TILE_STRENGTHEN)]


@rule("harrow:c3.bonus.02")
def test_a_further_attack_uses_the_tile_of_the_jar_broken_for_it() -> None:
    t = with_tile(TILE_STRENGTHEN, haints={"family": {"D5": 1}})
    t.jar = -1
    t.tiles[ATTACK_JAR] = [TILE_WILD]
    t.attacked[PROTECTORS] = t.broken[PROTECTORS][ATTACK_JAR] = True
    asked = offered(drive(t), deed=("further", WILD_JAR))
    assert asked.options == [("act", WILD_JAR), ("tile", TILE_STRENGTHEN)]


# -- the tiles ---------------------------------------------------------------------------------------------------------


@rule("harrow:c3.bonus.03")
def test_the_lantern_tile_gives_its_holder_nothing_but_is_gone() -> None:
    t = with_tile(TILE_LANTERN)
    t.lantern, t.queue = PROTECTORS, [FAMILY, PROTECTORS, FAMILY]
    use(t, TILE_LANTERN)
    assert (t.lantern, t.queue) == (PROTECTORS, [FAMILY, PROTECTORS, FAMILY])
    assert t.used_tiles[WILD_JAR] == [TILE_LANTERN]


@rule("harrow:c3.bonus.04", "harrow:r.036")
def test_the_second_player_takes_the_lantern_and_begins_the_pairs_that_are_left() -> None:
    t = with_tile(TILE_LANTERN)
    t.lantern, t.queue = FAMILY, [FAMILY, PROTECTORS] * 2
    run(drive(t), deed=[("tile", TILE_LANTERN), ("act", WILD_JAR), None], wild=None)
    assert t.lantern == PROTECTORS
    assert t.queue == [PROTECTORS, FAMILY] * 2
    asked = offered(drive_to(t, ROUND_ENDS))
    assert asked.seat == 0


@rule("harrow:c3.bonus.04")
def test_taken_in_the_last_turn_the_lantern_changes_no_order() -> None:
    t = with_tile(TILE_LANTERN)
    t.lantern, t.queue = FAMILY, []
    use(t, TILE_LANTERN)
    assert (t.lantern, t.queue) == (PROTECTORS, [])


@rule("harrow:c3.bonus.05")
def test_the_advance_tile_gives_one_advance_and_no_token() -> None:
    t = with_tile(TILE_ADVANCE, haints={"protectors": {"A3": 1}}, legends={"family": "D2"})
    asked = offered(drive(t), deed=("tile", TILE_ADVANCE), move_from=h("A3"))
    assert [LABEL[spot] for spot in asked.options] == ["B4", "A2", "A4"]
    t = with_tile(TILE_ADVANCE)
    use(t, TILE_ADVANCE, move_from=h("D6"), move_to=h("D5"))
    assert t.legend_at[0] == h("D5")
    assert t.rows[PROTECTORS] == [0, 0, 0]


@rule("harrow:c3.bonus.06")
def test_the_spawn_tile_gives_one_spawn_and_no_token() -> None:
    t = use(with_tile(TILE_SPAWN), TILE_SPAWN, spawn_where=h("D6"))
    assert at(t.haints[PROTECTORS]) == {"D6": 1}
    assert t.rows[PROTECTORS] == [0, 0, 0]


@rule("harrow:c3.bonus.07")
def test_the_strengthen_tile_gives_one_cube_and_no_token() -> None:
    t = use(with_tile(TILE_STRENGTHEN), TILE_STRENGTHEN)
    assert t.ground[0] == 1
    assert t.rows[PROTECTORS][STRENGTHEN] == 0


@rule("harrow:c3.bonus.08")
def test_the_card_tile_draws_a_card_and_puts_one_under_the_deck() -> None:
    t = with_tile(TILE_CARD, hands={"protectors": ["roar", "rally"]})
    t.carded = True
    t.decks[PROTECTORS] = [card("dead_eye"), card("banish")]
    top = t.decks[PROTECTORS][-1]
    asked = offered(drive(t), deed=("tile", TILE_CARD))
    assert asked.options == sorted([card("roar"), card("rally"), top])
    t = with_tile(TILE_CARD, hands={"protectors": ["roar", "rally"]})
    t.carded = True
    t.decks[PROTECTORS] = [card("dead_eye"), top]
    use(t, TILE_CARD, tile_card=card("roar"))
    assert t.hands[PROTECTORS] == sorted([card("rally"), top])
    assert t.decks[PROTECTORS] == [card("roar"), card("dead_eye")]


@rule("harrow:c3.bonus.14", "harrow:r.030")
def test_with_an_empty_hand_the_card_tile_is_used_up_for_nothing() -> None:
    t = with_tile(TILE_CARD)
    t.decks[PROTECTORS] = [card("roar"), card("rally")]
    use(t, TILE_CARD)
    assert (t.hands[PROTECTORS], t.decks[PROTECTORS]) == ([], [card("roar"), card("rally")])
    assert t.used_tiles[WILD_JAR] == [TILE_CARD]


@rule("harrow:c3.bonus.09")
def test_the_wild_tile_gives_a_token_that_counts_for_a_wild_jar_afterwards() -> None:
    t = use(with_tile(TILE_WILD, ATTACK_JAR), TILE_WILD)
    assert (t.wild[PROTECTORS], t.wild_supply) == (2, 12)
    t = with_tile(TILE_WILD)
    run(drive(t), deed=[("tile", TILE_WILD), ("act", WILD_JAR), None], wild=[STRENGTHEN] * 3)
    assert (t.wild[PROTECTORS], t.ground[0]) == (3, 3)
    t = with_tile(TILE_WILD)
    run(drive(t), deed=[("act", WILD_JAR), ("tile", TILE_WILD), None], wild=[STRENGTHEN] * 2)
    assert (t.wild[PROTECTORS], t.ground[0]) == (3, 2)


@rule("harrow:c3.bonus.10")
def test_the_legend_tile_moves_the_legend_to_any_legal_adjacent_hex() -> None:
    t = with_tile(
        TILE_LEGEND,
        legends={"protectors": "A3", "family": "A4"},
        haints={"protectors": {"A3": 1}},
        buildings=("A2",),
        storms=("B4",),
    )
    asked = offered(drive(t), deed=("tile", TILE_LEGEND))
    assert [LABEL[spot] for spot in asked.options] == ["B4", "B3"]
    t = with_tile(TILE_LEGEND, legends={"protectors": "A3", "family": "G4"}, haints={"protectors": {"A3": 1}})
    use(t, TILE_LEGEND, tile_legend_to=h("B3"))
    assert t.legend_at[0] == h("B3")
    assert at(t.haints[PROTECTORS]) == {"A3": 1}


@rule("harrow:c3.bonus.11")
def test_the_spoon_tile_turns_the_own_spoon_one_step_back() -> None:
    for spoon, then in ((3, 2), (2, 1), (1, 1)):
        t = with_tile(TILE_SPOON)
        t.spoon = [spoon, 3, 3]
        use(t, TILE_SPOON)
        assert t.spoon == [then, 3, 3]
        assert t.points[PROTECTORS] == 0


@rule("harrow:c3.bonus.12", "harrow:ex.c3.bonus.1")
def test_enough_haints_on_the_plate_score_at_once_when_the_spoon_is_turned_back() -> None:
    for spoon in (3, 2):
        t = with_tile(TILE_SPOON)
        t.spoon[PROTECTORS] = spoon
        t.plate[PROTECTORS][FAMILY] = spoon - 1
        t.supply[FAMILY] -= spoon - 1
        use(t, TILE_SPOON)
        assert t.points[PROTECTORS] == 1
        assert t.spoon[PROTECTORS] == spoon
        assert t.plate[PROTECTORS] == [0, 0, 0]
        assert t.supply[FAMILY] == 15


# -- the end of the round ----------------------------------------------------------------------------------------------


def ended(**fields: Any) -> Table:
    """The last turn of a round of chapter 3 is over; then its end."""
    t = table(chapter="c3", who=EMMY_LEVI, legends=HOMES, points=fields.pop("points", {}))
    t.phase, t.moment, t.actor = ROUND_ENDS, 0, Faction(-1)
    for name, value in fields.items():
        setattr(t, name, value)
    run(drive_to(t, ROUND_BEGINS))
    return t


@rule("harrow:c3.roundend.01")
def test_the_lantern_passes_even_from_who_took_it_in_this_round() -> None:
    t = with_tile(TILE_LANTERN)
    t.lantern, t.queue = FAMILY, []
    use(t, TILE_LANTERN)
    t.phase, t.moment, t.todo = CLEAN_UP, 0, []
    run(drive_to(t, ROUND_BEGINS))
    assert t.lantern == FAMILY


@rule("harrow:c3.roundend.02")
def test_used_tiles_go_and_every_position_gets_a_new_one_beside_an_unused_one() -> None:
    t = ended(tiles=[[], [0], [], [1]], used_tiles=[[2], [], [3], []], tile_supply=[4, 5, 6, 7, 8])
    assert t.used_tiles == [[], [], [], []]
    assert [len(position) for position in t.tiles] == [1, 2, 1, 2]
    assert (t.tiles[1][0], t.tiles[3][0]) == (0, 1)
    laid = [position[-1] for position in t.tiles]
    assert sorted([*laid, *t.tile_supply]) == [4, 5, 6, 7, 8]
    assert sorted(t.tile_discard) == [2, 3]


@rule("harrow:c3.roundend.03")
def test_who_breaks_a_jar_with_two_tiles_may_use_both() -> None:
    t = with_tile(TILE_STRENGTHEN)
    t.tiles[WILD_JAR].append(TILE_WILD)
    run(drive(t), deed=[("tile", TILE_WILD), ("tile", TILE_STRENGTHEN), ("act", WILD_JAR), None], wild=[None])
    assert (t.ground[0], t.wild[PROTECTORS]) == (1, 3)
    assert t.used_tiles[WILD_JAR] == [TILE_WILD, TILE_STRENGTHEN]


@rule("harrow:c3.roundend.04")
def test_when_the_tiles_run_out_the_used_ones_are_a_new_supply() -> None:
    t = ended(tiles=[[], [], [], [0]], used_tiles=[[1], [2], [3], []], tile_supply=[4, 5], tile_discard=[6, 7, 8])
    laid = [position[-1] for position in t.tiles]
    assert set(laid[:2]) == {4, 5}
    assert set(laid[2:]) < {1, 2, 3, 6, 7, 8}
    assert sorted([*laid, *t.tile_supply, 0]) == list(TILES)
    assert t.tile_discard == []


@rule("harrow:c3.roundend.05")
def test_the_end_of_the_game_is_that_of_chapter_one() -> None:
    t = ended(points={"protectors": 6, "family": 6})
    assert not t.over
    t = ended(points={"protectors": 7, "family": 8})
    assert t.winners == [FAMILY]
    t = ended(points={"protectors": 7, "family": 7}, lantern=FAMILY)
    assert t.winners == [FAMILY]
