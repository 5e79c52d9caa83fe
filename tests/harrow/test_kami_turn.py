"""Chapter 4: Kami's units, her action table, her cards and what she collects."""

from __future__ import annotations

from harrow.kami_table import FAMILY, KAMI, PROTECTORS, A, B, board_of, kami_table, names
from harrow.tables import TOKEN, at, card, drive, h
from klubovna.games.harrow.abilities import spawning
from klubovna.games.harrow.cleanup import clean_up
from klubovna.games.harrow.events import COLLECTED, SURPLUS
from klubovna.games.harrow.factions.kami.events import TOOK_DOLL
from klubovna.games.harrow.factions.protectors.townsfolk import reach
from klubovna.games.harrow.facts import ABILITY_JAR, LEGEND_JAR
from klubovna.games.harrow.jars import deeds
from klubovna.games.harrow.movement import cost, steps
from klubovna.games.harrow.objectives import free_hexes
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.rounds import check_end
from klubovna.games.harrow.state import CLEAN_UP, Table
from klubovna.kernel.journal import Journal
from klubovna.testing import offered, rule, run

ADVANCE, SPAWN, STRENGTHEN, SCROLL = (TOKEN[name] for name in ("advance", "spawn", "strengthen", "scroll"))


def ability(*tokens: int) -> list[tuple[str, int]]:
    return [("ability", token) for token in tokens]


def cleaned(t: Table) -> Table:
    """The clean-up of the turn, without questions."""
    t.phase, t.moment = CLEAN_UP, 0
    clean_up(t)
    return t


# -- basic rules -------------------------------------------------------------------------------------------------------


@rule("harrow:c4.basic.01")
def test_kamis_units_keep_off_townsfolk_buildings_and_other_colours() -> None:
    t = kami_table(
        legends={"kami": "D3", "kami_b": "D1"}, townsfolk=("C2",), buildings=("C3",), haints={"protectors": {"E3": 1}}
    )
    assert names(steps(t, KAMI, h("D3"))) == ["E2", "D2", "D4"]


@rule("harrow:c4.basic.03")
def test_others_keep_off_kamis_units() -> None:
    for other in ("protectors", "family"):
        t = kami_table(other, legends={"kami": "D3", "kami_b": "D1"}, haints={other: {"D4": 1}, "kami": {"C3": 1}})
        assert names(steps(t, PROTECTORS if other == "protectors" else FAMILY, h("D4"))) == ["E4", "E3", "C4", "D5"]


@rule("harrow:c4.basic.02", "harrow:r.136")
def test_kami_spawns_at_home_and_with_either_legend() -> None:
    for kami in (A, B):
        t = kami_table(legends={"kami": "D4", "kami_b": "A1"}, kami=kami)
        assert names(spawning(t, KAMI)) == ["A1", "D2", "D4"]


@rule("harrow:c4.basic.04")
def test_townsfolk_and_buildings_do_not_come_to_kamis_units() -> None:
    t = kami_table(townsfolk=("C5",), haints={"protectors": {"C5": 1, "D5": 1}}, paths=("C4",))
    assert "C4" in names(reach(t, h("C5")))
    t.add_haints(KAMI, h("C4"), 1)
    assert "C4" not in names(reach(t, h("C5")))
    t.add_haints(KAMI, h("A3"), 1)
    assert names(free_hexes(t, 0)) == ["B1", "C6", "E1", "E3", "F5", "G2"]


@rule("harrow:r.150")
def test_storms_are_dear_for_kami() -> None:
    t = kami_table()
    assert [cost(t, KAMI, h(name)) for name in ("C2", "C3", "B3")] == [1, 2, 2]


# -- the ability jar ---------------------------------------------------------------------------------------------------


@rule("harrow:c4.ability.01", "harrow:c4.ability.02", "harrow:c4.ability.04", "harrow:ex.c4.ability.1")
def test_the_spare_token_pushes_the_row_and_both_tokens_on_it_are_activated() -> None:
    t = kami_table(rows=("strengthen advance", "spawn strengthen", "spawn advance"), jar=ABILITY_JAR)
    run(
        drive(t),
        deed=[("act", ABILITY_JAR), None],
        row=0,
        row_next=ability(ADVANCE, STRENGTHEN),
        move_from=[h("D3"), h("D4")],
        move_to=[h("D4"), h("D5")],
    )
    assert board_of(t).rows[0] == [ADVANCE, STRENGTHEN]
    assert (board_of(t).spare, board_of(t).black) == (ADVANCE, 0)
    assert t.legend_at[A] == h("D5")
    assert t.ground[2] == 2


@rule("harrow:c4.ability.02")
def test_the_token_in_the_black_area_is_not_activated() -> None:
    t = kami_table(rows=("spawn strengthen", "spawn strengthen", "advance advance"), jar=ABILITY_JAR)
    asked = offered(drive(t), deed=("act", ABILITY_JAR), row=0)
    assert asked.options == [None, *ability(ADVANCE, SPAWN)]


@rule("harrow:c4.ability.03", "harrow:c4.ability.07")
def test_the_token_in_the_black_area_is_pushed_in_next() -> None:
    t = kami_table(rows=("advance spawn", "strengthen strengthen", "spawn advance"), jar=ABILITY_JAR)
    run(drive(t, until="todo"))
    run(ROLES[KAMI].ability(t), row=0)
    assert (board_of(t).spare, board_of(t).black) == (SPAWN, 0)
    run(drive(t, until="todo"), row_next=None)
    run(ROLES[KAMI].ability(t), row=1)
    assert board_of(t).rows == [[ADVANCE, ADVANCE], [SPAWN, STRENGTHEN], [SPAWN, ADVANCE]]
    assert (board_of(t).spare, board_of(t).black) == (STRENGTHEN, 1)


@rule("harrow:c4.ability.04")
def test_an_ability_has_the_value_above_the_last_token_of_its_row_of_the_board() -> None:
    t = kami_table()
    assert [ROLES[KAMI].value(t, token) for token in (ADVANCE, SPAWN, STRENGTHEN)] == [2, 1, 2]
    t.rows[KAMI] = [2, 6, 3]
    assert [ROLES[KAMI].value(t, token) for token in (ADVANCE, SPAWN, STRENGTHEN)] == [3, 4, 3]


@rule("harrow:r.040")
def test_kami_chooses_the_order_of_the_two_abilities() -> None:
    for first, second in ((ADVANCE, STRENGTHEN), (STRENGTHEN, ADVANCE)):
        t = kami_table(rows=("strengthen advance", "spawn spawn", "strengthen advance"), jar=ABILITY_JAR)
        after = ability(second) if first == STRENGTHEN else []
        move = {"move_from": None} if first == ADVANCE else {}
        asked = offered(drive(t), deed=("act", ABILITY_JAR), row=0, row_next=ability(first), **move)
        assert asked.options[:2] == [None, *(after or ability(second))]


@rule("harrow:c4.ability.05")
def test_a_card_may_be_played_between_the_abilities_but_not_within_one() -> None:
    t = kami_table(
        rows=("strengthen advance", "spawn spawn", "strengthen advance"),
        jar=ABILITY_JAR,
        hands={"kami": ["doppelganger"]},
    )
    first = offered(drive(t), deed=("act", ABILITY_JAR), row=0)
    assert first.options == [None, *ability(ADVANCE, STRENGTHEN)]
    t = kami_table(
        rows=("strengthen advance", "spawn spawn", "strengthen advance"),
        jar=ABILITY_JAR,
        hands={"kami": ["doppelganger"]},
    )
    within = offered(
        drive(t), deed=("act", ABILITY_JAR), row=0, row_next=ability(ADVANCE), move_from=h("D3"), move_to=h("D4")
    )
    assert within.kind.name == "move.from"
    assert all(option is None or isinstance(option, int) for option in within.options)
    between = offered(drive(t, until="todo"), move_from=None)
    assert between.options == [None, *ability(STRENGTHEN), ("card", card("doppelganger"))]
    run(
        drive(t, until="todo"),
        row_next=[("card", card("doppelganger")), *ability(STRENGTHEN)],
        card_doppelganger=h("D2"),
    )
    assert (at(t.haints[KAMI]), t.ground[2]) == ({"D2": 1}, 2)


@rule("harrow:c4.ability.06")
def test_two_alike_tokens_give_the_ability_twice() -> None:
    t = kami_table(rows=("advance strengthen", "spawn spawn", "strengthen strengthen"), jar=ABILITY_JAR)
    board_of(t).spare = STRENGTHEN
    run(drive(t), deed=[("act", ABILITY_JAR), None], row=2, row_next=ability(STRENGTHEN, STRENGTHEN))
    assert t.ground[2] == 4


@rule("harrow:c4.legend.03")
def test_the_cubes_of_the_row_come_to_the_battleground() -> None:
    t = kami_table(jar=ABILITY_JAR, ground={"purple": 1})
    board_of(t).row_cubes = [2, 1, 0]
    t.cubes[2] -= 3
    run(drive(t), deed=[("act", ABILITY_JAR), None], row=0, row_next=None)
    assert (board_of(t).row_cubes, t.ground[2]) == ([0, 1, 0], 3)


# -- cards -------------------------------------------------------------------------------------------------------------


@rule("harrow:c4.cards.02")
def test_one_card_a_turn_before_or_after_the_action() -> None:
    t = kami_table(jar=ABILITY_JAR, hands={"kami": ["doppelganger", "temptation"]})
    cards = [("card", card("doppelganger")), ("card", card("temptation"))]
    assert set(cards) <= set(deeds(t, KAMI))
    t.acted = True
    assert set(cards) <= set(deeds(t, KAMI))
    run(drive(t), deed=[cards[0]], card_doppelganger=None)  # after it nothing is left but to end the turn
    assert (t.hands[KAMI], t.actor) == ([card("temptation")], -1)


@rule("harrow:c4.cards.05")
def test_a_played_card_works_at_once_and_stays_in_play() -> None:
    t = kami_table(jar=ABILITY_JAR, hands={"kami": ["doppelganger"]})
    t.acted = True
    run(drive(t), deed=[("card", card("doppelganger")), None], card_doppelganger=h("D2"))
    assert at(t.haints[KAMI]) == {"D2": 1}
    assert (board_of(t).active, t.discards[KAMI], t.hands[KAMI]) == ([card("doppelganger")], [], [])


@rule("harrow:c4.cards.06")
def test_cards_may_be_played_by_a_revealed_goblin() -> None:
    t = kami_table(jar=ABILITY_JAR, hands={"kami": ["doppelganger"]})
    board_of(t).revealed = True
    assert ("card", card("doppelganger")) in deeds(t, KAMI)


@rule("harrow:r.050", "harrow:ap.goblins.01")
def test_without_the_goblin_no_card_is_played_or_replayed() -> None:
    t = kami_table(
        legends={"kami": "D3"}, jar=LEGEND_JAR, hands={"kami": ["doppelganger"]}, active=("temptation",), scrolls=3
    )
    board_of(t).gift = False
    assert ("card", card("doppelganger")) not in deeds(t, KAMI)
    run(drive(t), deed=[("act", LEGEND_JAR), None], jar_legend="tracker")
    assert board_of(t).active == [card("temptation")]


# -- collecting --------------------------------------------------------------------------------------------------------


@rule("harrow:c4.cleanup.01")
def test_scrolls_fill_the_tracker_from_the_left() -> None:
    t = kami_table(dolls=("", "", "E6"), real="E6", scrolls=1, tokens={"D3": "scroll", "D1": "scroll"})
    assert cleaned(t).scrolls[KAMI] == 3
    t = kami_table(dolls=("", "", "E6"), real="E6", scrolls=3, tokens={"D3": "scroll"})
    assert (cleaned(t).scrolls[KAMI], t.box[SCROLL]) == (3, 7)


@rule("harrow:c4.cleanup.07", "harrow:r.018")
def test_other_tokens_fill_their_rows_from_the_left_and_the_surplus_goes_to_the_box() -> None:
    t = kami_table(tokens={"D3": "spawn", "D1": "advance"})
    assert cleaned(t).rows[KAMI] == [1, 1, 0]
    t = kami_table(tokens={"D3": "spawn"})
    t.rows[KAMI][SPAWN] = 6
    t.box[SPAWN] -= 6
    before = t.box[SPAWN]
    assert (cleaned(t).rows[KAMI], t.box[SPAWN]) == ([0, 6, 0], before + 1)


@rule("harrow:c4.cards.01")
def test_a_covered_card_symbol_draws_a_card() -> None:
    t = kami_table(tokens={"D3": "spawn"})
    t.decks[KAMI] = [card("lure"), card("snare")]
    assert cleaned(t).hands[KAMI] == [card("snare")]
    t.actor = KAMI
    t.tokens[SPAWN][h("D3")] = 1
    t.box[SPAWN] -= 1
    assert cleaned(t).hands[KAMI] == [card("snare")]


@rule("harrow:r.048")
def test_cubes_then_tokens_then_dolls() -> None:
    t = kami_table(tokens={"D3": "spawn"}, dolls=("D3", "C6", "E6"), real="D3", ground={"purple": 8})
    t.decks[KAMI] = [card("lure")]
    t.journal = Journal()
    cleaned(t)
    assert (t.ground[2], t.rows[KAMI][SPAWN], t.points[KAMI]) == (6, 1, 4)
    told = [event for _, (event, _, _) in t.journal.read(0)]
    assert told.index(SURPLUS) < told.index(COLLECTED) < told.index(TOOK_DOLL)


@rule("harrow:c4.cleanup.06")
def test_the_end_is_as_before() -> None:
    t = kami_table(points={"kami": 7, "protectors": 7})
    t.lantern = PROTECTORS
    assert check_end(t)
    assert (t.winners, t.ending) == ([PROTECTORS], "points")
    t = kami_table(points={"kami": 8, "protectors": 7})
    t.lantern = PROTECTORS
    assert check_end(t)
    assert t.winners == [KAMI]
    assert not check_end(kami_table(points={"kami": 6, "protectors": 6}))


@rule("harrow:c4.cards.03")
def test_cards_are_measured_from_the_goblin() -> None:
    for kami, reachable in ((A, "A2"), (B, "G2")):
        t = kami_table(
            kami=kami, legends={"kami": "G1", "kami_b": "A1"}, jar=ABILITY_JAR, hands={"kami": ["doppelganger"]}
        )
        asked = offered(drive(t), deed=("card", card("doppelganger")))
        found = set(names(asked.options[1:]))
        assert reachable in found
        assert found.isdisjoint({"G2"} if kami == A else {"A2"})
