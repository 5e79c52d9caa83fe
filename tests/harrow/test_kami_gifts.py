"""Chapter 4: the one-use gifts of the three goblins."""

from __future__ import annotations

from harrow.kami_table import (
    FAMILY,
    KAMI,
    OTHER_SEAT,
    PROTECTORS,
    A,
    B,
    board_of,
    dolls_of,
    kami_table,
    names,
)
from harrow.tables import at, card, drive, game, h, table_of
from klubovna.games.harrow.factions.kami.legends import Thumper
from klubovna.games.harrow.facts import HESTER_TOKEN, LEGEND, LEGEND_B, LEGEND_JAR
from klubovna.games.harrow.jars import LegendJar, deeds
from klubovna.games.harrow.roles import ROLES
from klubovna.testing import offered, rule, run

RED = 0
"""The token of the Protectors' legend."""


@rule("harrow:c4.gift.01", "harrow:c4.gift.02")
def test_a_gift_may_be_used_once_with_a_legend_jar() -> None:
    t = kami_table(goblin="goblin_thumper", jar=LEGEND_JAR)
    jar = offered(drive(t), deed=("act", LEGEND_JAR))
    assert jar.options == [None, "tracker", "gift"]
    run(drive(t, until="todo"), jar_legend=["tracker", None])
    assert board_of(t).gift  # the jar was used without it
    t.todo.append(LegendJar(faction=KAMI))
    run(drive(t, until="todo"), jar_legend=["gift", "tracker"], thumper=None)
    assert not board_of(t).gift
    assert not ROLES[KAMI].can_use_gift(t)


# -- Knocker -----------------------------------------------------------------------------------------------------------


@rule("harrow:c4.gift.03", "harrow:r.051")
def test_knocker_kills_a_haint_on_every_hex_next_to_the_goblin() -> None:
    t = kami_table(
        legends={"kami": "A1", "kami_b": "D3", "protectors": "G4"},
        haints={"protectors": {"D4": 2, "E3": 1, "D5": 1, "A2": 1}, "kami": {"C2": 2, "B1": 1}},
    )
    run(ROLES[KAMI].gift(t))
    assert at(t.haints[PROTECTORS]) == {"A2": 1, "D4": 1, "D5": 1}
    assert at(t.haints[KAMI]) == {"B1": 1, "C2": 1}
    assert (t.points[KAMI], t.plate[KAMI], t.spoon[KAMI]) == (1, [1, 0, 0], 2)
    assert t.supply[KAMI] == 13


@rule("harrow:c4.gift.06", "harrow:ap.goblins.01", "harrow:r.050")
def test_after_the_blast_the_goblin_is_out_of_the_game_with_all_its_cards() -> None:
    t = kami_table(active=("lure", "snare", "buried"), hands={"kami": ["trick"]}, jar=LEGEND_JAR)
    run(ROLES[KAMI].gift(t))
    assert (t.legend_at[B], t.units(KAMI, h("D1"))) == (-1, 0)
    assert (board_of(t).active, len(t.discards[KAMI])) == ([], 3)
    assert ("card", card("trick")) not in deeds(t, KAMI)
    assert board_of(t).revealed  # the token that is left can only be Kami


@rule("harrow:c4.gift.06", "harrow:r.107")
def test_the_nail_under_the_goblin_goes_back() -> None:
    t = kami_table()
    t.nails = [[KAMI, LEGEND_B, h("D1")], [KAMI, LEGEND, h("D3")]]
    run(ROLES[KAMI].gift(t))
    assert t.nails == [[KAMI, LEGEND, h("D3")]]


# -- Thumper -----------------------------------------------------------------------------------------------------------


@rule("harrow:c4.gift.04")
def test_thumper_moves_every_legend_up_to_two_hexes_without_haints() -> None:
    t = kami_table(
        goblin="goblin_thumper",
        legends={"kami": "D3", "kami_b": "D1", "protectors": "A4"},
        haints={"kami": {"D3": 1}, "protectors": {"A4": 2}},
        dolls=("", "", "E6"),
        real="E6",
    )
    run(ROLES[KAMI].gift(t))
    run(
        drive(t, until="todo"),
        thumper=[RED, B, A],
        thumper_to=[h("A3"), h("A2"), h("C1"), None, h("D4"), h("D5")],
    )
    assert names([t.legend_at[token] for token in (RED, A, B)]) == ["A2", "D5", "C1"]
    assert (at(t.haints[KAMI]), at(t.haints[PROTECTORS])) == ({"D3": 1}, {"A4": 2})


@rule("harrow:c4.gift.04")
def test_thumper_moves_no_legend_twice() -> None:
    t = kami_table(goblin="goblin_thumper", dolls=("", "", "E6"), real="E6")
    run(ROLES[KAMI].gift(t))
    again = offered(drive(t, until="todo"), thumper=A, thumper_to=[h("D4"), None])
    assert again.options == [None, RED, B]


@rule("harrow:ap.goblins.02")
def test_no_legend_goes_onto_a_hostile_objective() -> None:
    t = kami_table(
        goblin="goblin_thumper",
        legends={"kami": "D3", "kami_b": "D1", "protectors": "D6"},
        townsfolk=("D4", "D5"),
        dolls=("", "", "E1"),
        real="E1",
    )
    run(ROLES[KAMI].gift(t))
    own = offered(drive(t, until="todo"), thumper=A)
    assert "D4" not in names(own.options)
    t.todo = [Thumper()]
    theirs = offered(drive(t, until="todo"), thumper=RED)
    assert "D5" in names(theirs.options)
    t = kami_table("family", goblin="goblin_thumper", legends={"kami": "A1", "kami_b": "D1", "family": "D4"})
    t.add_townsfolk(h("D5"))
    run(ROLES[KAMI].gift(t))
    assert "D5" not in names(offered(drive(t, until="todo"), thumper=FAMILY).options)


@rule("harrow:ap.goblins.02")
def test_hester_is_a_legend_for_thumper() -> None:
    t = kami_table(
        "protectors",
        "hester",
        chapter="c5",
        goblin="goblin_thumper",
        legends={"kami": "A1", "kami_b": "D1", "protectors": "D6", "hester": "E4"},
        townsfolk=("E5",),
    )
    run(ROLES[KAMI].gift(t))
    assert names(offered(drive(t, until="todo"), thumper=HESTER_TOKEN).options[1:]) == ["F4", "F3", "E3", "D4", "D5"]
    run(drive(t, until="todo"), thumper=[None], thumper_to=[h("D4"), None])
    assert t.legend_at[HESTER_TOKEN] == h("D4")


@rule("harrow:c4.gift.07")
def test_the_owner_of_a_thumped_legend_decides_about_the_doll() -> None:
    for takes, doll in ((True, "D5"), (False, "D6")):
        t = kami_table(goblin="goblin_thumper", dolls=("D6", "", ""), real="D6")
        run(ROLES[KAMI].gift(t))
        run(
            drive(t, until="todo"),
            thumper=[RED, None],
            thumper_to=[h("D5"), None],
            doll_carry={OTHER_SEAT: takes},
        )
        assert dolls_of(t)[0] == doll


@rule("harrow:r.043")
def test_thumper_tells_nothing_about_the_tokens() -> None:
    t = kami_table(goblin="goblin_thumper", dolls=("", "", "E6"), real="E6")
    run(ROLES[KAMI].gift(t))
    run(drive(t, until="todo"), thumper=[A, None], thumper_to=[h("D4"), None])
    assert (board_of(t).revealed, board_of(t).deduced) == (False, False)


@rule("harrow:ap.protectors.03")
def test_a_nailed_legend_is_not_thumped() -> None:
    t = kami_table(goblin="goblin_thumper")
    t.nails = [[KAMI, LEGEND_B, h("D1")]]
    run(ROLES[KAMI].gift(t))
    assert offered(drive(t, until="todo")).options == [None, RED, A]


# -- Prankster ---------------------------------------------------------------------------------------------------------


@rule("harrow:c4.gift.05", "harrow:ap.goblins.03")
def test_prankster_pulls_a_doll_from_next_to_the_goblin_onto_its_hex_alone() -> None:
    t = kami_table(
        goblin="goblin_prankster",
        legends={"kami": "A1", "kami_b": "D4", "protectors": "G4"},
        haints={"protectors": {"D5": 1}},
        dolls=("D5", "C3", "D6"),
        real="D5",
    )
    run(ROLES[KAMI].gift(t), prankster=h("D5"))
    assert (dolls_of(t), at(t.haints[PROTECTORS])) == (["D4", "C3", "D6"], {"D5": 1})
    assert not board_of(t).gift


@rule("harrow:c4.gift.05", "harrow:c4.dolls.02")
def test_prankster_needs_a_doll_next_to_the_goblin_and_none_under_it() -> None:
    t = kami_table(goblin="goblin_prankster", legends={"kami": "A1", "kami_b": "D4"}, dolls=("D5", "", "D4"), real="D5")
    assert not ROLES[KAMI].can_use_gift(t)
    board_of(t).dolls = [h("D6"), -1, -1]
    assert not ROLES[KAMI].can_use_gift(t)
    board_of(t).dolls = [h("C3"), -1, -1]
    assert ROLES[KAMI].can_use_gift(t)


@rule("harrow:c4.gift.05", "harrow:c4.setup.06")
def test_that_the_gift_is_offered_does_not_tell_which_token_is_the_goblin() -> None:
    for kami, options in ((A, [None, h("D5")]), (B, [None])):
        t = kami_table(
            kami=kami,
            goblin="goblin_prankster",
            legends={"kami": "A1", "kami_b": "D4"},
            dolls=("D5", "", ""),
            real="D5",
        )
        assert ROLES[KAMI].can_use_gift(t)
        flow = ROLES[KAMI].gift(t)
        asked = flow.send(None)
        flow.close()
        assert (asked.kind.secret, asked.options) == (True, options)
        assert board_of(t).gift


@rule("harrow:c4.gift.05", "harrow:c4.cards.04")
def test_after_the_prank_everybody_knows_the_goblin_unless_both_stand_there() -> None:
    for kami_at, deduced in (("A1", True), ("D4", False)):
        t = kami_table(
            goblin="goblin_prankster",
            legends={"kami": kami_at, "kami_b": "D4", "protectors": "G4"},
            dolls=("D5", "", ""),
            real="D5",
        )
        run(ROLES[KAMI].gift(t), prankster=h("D5"))
        t.actor, t.jar = PROTECTORS, 1
        found = {board_of(table_of(game(t).determinized(OTHER_SEAT, seed))).kami for seed in range(20)}
        assert found == ({0} if deduced else {0, 1})
