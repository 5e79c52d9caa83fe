"""Chapter 4: what a successful attack on one of Kami's legends brings."""

from __future__ import annotations

from typing import Any

import pytest

from harrow.kami_table import (
    KAMI,
    KAMI_SEAT,
    OTHER_SEAT,
    PROTECTORS,
    THROUGH,
    A,
    B,
    board_of,
    dolls_of,
    kami_table,
)
from harrow.tables import at, drive, game, h, table_of
from klubovna.games.harrow import RULES
from klubovna.games.harrow.attack import Press, attack_hex, hit_legend
from klubovna.games.harrow.factions.kami.dolls import swap_dolls
from klubovna.games.harrow.facts import HAINT, LEGEND, LEGEND_B
from klubovna.games.harrow.state import Table
from klubovna.kernel.game import Game
from klubovna.testing import offered, rule, run


def kamis(g: Game, seat: int | None) -> dict[str, Any]:
    """Kami's board as a seat sees it."""
    board: dict[str, Any] = next(p for p in g.view(seat)["table"]["players"] if p["faction"] == "kami")["board"]
    return board


def attacked(t: Table, token: int, **answers: Any) -> Table:
    """A successful attack on one of the legends, pushed away to D4 or D2."""
    answers.setdefault("attack_push", h("D4") if token == A else h("D2"))
    run(hit_legend(t, PROTECTORS, KAMI, token), **answers)
    return t


@rule("harrow:c4.attacked.01", "harrow:c4.setup.06")
def test_labels_name_her_legends_only_once_one_is_revealed() -> None:
    t = kami_table(on_turn="protectors", jar=1, dolls=("", "", "E6"), real="E6", goblin="goblin_thumper")
    say = RULES.texts("en")
    assert [str(say.noun(t, "legend_token", token)) for token in (A, B)] == ["legend A (Kammi)", "legend B (Kammi)"]
    attacked(t, B)
    known = ["legend A, Kammi (Kammi)", "legend B, Thumper (Kammi)"]
    assert [str(say.noun(t, "legend_token", token)) for token in (A, B)] == known


# -- revealed ----------------------------------------------------------------------------------------------------------


@rule("harrow:c4.attacked.01")
def test_the_first_attacked_legend_is_revealed_and_stays_so() -> None:
    for token in (A, B):
        t = kami_table(on_turn="protectors", jar=1, dolls=("", "", "E6"), real="E6")
        assert kamis(game(t), OTHER_SEAT)["kami"] is None
        attacked(t, token)
        g = game(t)
        assert (kamis(g, OTHER_SEAT)["kami"], kamis(g, None)["kami"], kamis(g, OTHER_SEAT)["revealed"]) == (
            "legend",
            "legend",
            True,
        )
        assert {board_of(table_of(g.determinized(OTHER_SEAT, seed))).kami for seed in range(12)} == {0}


@rule("harrow:c4.attacked.01")
def test_a_failed_attack_or_one_on_a_haint_reveals_nothing() -> None:
    t = kami_table(
        on_turn="protectors",
        legends={"kami": "D4", "kami_b": "D1", "protectors": "D6"},
        haints={"kami": {"D4": 1}},
        ground={"red": 2},
        dice=(THROUGH,) * 9,
    )
    run(attack_hex(t, PROTECTORS, h("D6"), h("D4"), KAMI))
    run(drive(t, until="todo"), attack_press=[HAINT, None])
    assert (t.points[PROTECTORS], board_of(t).revealed) == (1, False)
    t = kami_table(on_turn="protectors", ground={"red": 1, "purple": 3}, dice=(THROUGH,) * 9)
    t.set_legend(0, h("D5"))
    run(attack_hex(t, PROTECTORS, h("D5"), h("D3"), KAMI))
    assert not board_of(t).revealed


@rule("harrow:c4.attacked.01")
def test_the_attacker_knows_the_legend_before_pushing_it() -> None:
    t = kami_table(on_turn="protectors")
    assert offered(hit_legend(t, PROTECTORS, KAMI, A)).kind.name == "attack.push"
    assert board_of(t).revealed


@rule("harrow:r.044")
def test_of_two_legends_on_a_hex_the_attacker_names_one_and_may_go_on_to_the_other() -> None:
    t = kami_table(
        on_turn="protectors",
        legends={"kami": "D4", "kami_b": "D4", "protectors": "D6"},
        haints={"kami": {"A1": 2}},
        ground={"red": 3, "purple": 1},
        dice=(THROUGH,) * 9,
        dolls=("", "", "E6"),
        real="E6",
    )
    run(attack_hex(t, PROTECTORS, h("D6"), h("D4"), KAMI))
    assert isinstance(t.todo[-1], Press)
    asked = offered(drive(t, until="todo"))
    assert asked.options == [None, LEGEND, LEGEND_B]
    run(drive(t, until="todo"), attack_press=[LEGEND_B, LEGEND], attack_push=[h("C3"), h("D3")])
    assert (t.legend_at[A], t.legend_at[B], at(t.haints[KAMI])) == (h("D3"), h("C3"), {})


# -- the goblin --------------------------------------------------------------------------------------------------------


@rule("harrow:c4.attacked.02")
def test_every_attack_on_the_goblin_discards_the_cards_in_play() -> None:
    t = kami_table(on_turn="protectors", active=("lure", "snare"))
    attacked(t, B)
    assert (board_of(t).active, len(t.discards[KAMI])) == ([], 2)
    board_of(t).active = [t.discards[KAMI].pop()]
    attacked(t, B, attack_push=h("D1"))
    assert (board_of(t).active, len(t.discards[KAMI])) == ([], 2)


@rule("harrow:c4.attacked.02")
def test_an_attack_on_kami_leaves_the_cards_in_play() -> None:
    t = kami_table(on_turn="protectors", active=("lure", "snare"), dolls=("", "", "E6"), real="E6")
    attacked(t, A)
    assert len(board_of(t).active) == 2


# -- the secret swap ---------------------------------------------------------------------------------------------------


@rule("harrow:c4.attacked.03", "harrow:c4.attacked.04")
def test_after_an_attack_on_kami_the_opponent_may_swap_the_dolls_in_place() -> None:
    t = kami_table(on_turn="protectors", real="D7")
    asked = offered(hit_legend(t, PROTECTORS, KAMI, A), attack_push=h("D4"))
    assert (asked.seat, asked.kind.name, asked.options) == (OTHER_SEAT, "doll.swap", [h("C6"), h("D7"), h("E6")])
    t = kami_table(on_turn="protectors", real="D7")
    attacked(t, A, doll_swap=h("E6"))
    assert (dolls_of(t), board_of(t).real) == (["C6", "D7", "E6"], 2)
    attacked(t, A, doll_swap=h("C6"), attack_push=h("D3"))  # every time
    assert board_of(t).real == 0


@rule("harrow:c4.attacked.03")
def test_dolls_under_kamis_units_are_not_swapped() -> None:
    t = kami_table(on_turn="protectors", real="D7", haints={"kami": {"C6": 1}})
    asked = offered(swap_dolls(t))
    assert asked.options == [h("D7"), h("E6")]
    assert board_of(t).maybe == [True, True, True]


@rule("harrow:c4.attacked.03")
def test_an_attack_on_the_goblin_swaps_nothing() -> None:
    attacked(kami_table(on_turn="protectors", real="D7"), B)


@rule("harrow:c4.attacked.05")
def test_kami_cannot_tell_whether_dolls_changed_places() -> None:
    seen = []
    for real, swap in (("D7", "D7"), ("D7", "E6"), ("C6", "")):
        t = kami_table(on_turn="protectors", jar=3, real=real, haints={"kami": {"C6": 2}}, ground={"red": 2})
        t.acted = True
        t.todo = [Press(attacker=PROTECTORS, start=h("D5"), at=h("D3"), defender=KAMI)]
        answers = {"attack.press": LEGEND, "attack.push": h("D4")}
        g = game(t)
        while g.decision is not None and table_of(g).actor == PROTECTORS:
            kind, options = g.decision.kind.name, g.decision.options
            g.choose(options.index(h(swap) if kind == "doll.swap" else answers.get(kind, options[0])))
        assert board_of(table_of(g)).real == ["C6", "D7", "E6"].index(swap or "C6")
        seen.append((g.view(KAMI_SEAT), g.events(KAMI_SEAT), g.view(None)))
    assert seen[0] == seen[1] == seen[2]


@rule("harrow:c4.attacked.05")
def test_what_kami_must_think_possible_after_a_swap() -> None:
    for real, decoys_known, maybe in (
        ("D7", [], [True, True, True]),
        ("D7", [2], [True, True, True]),  # a doll known to be a decoy may have become the real one
        ("C6", [1, 2], [True, False, False]),  # the real doll lies under a haint of hers
    ):
        t = kami_table(on_turn="protectors", real=real, haints={"kami": {"C6": 1}})
        for doll in decoys_known:
            board_of(t).maybe[doll] = False
        run(swap_dolls(t), **({"doll_swap": h("E6")} if real == "D7" else {}))
        assert board_of(t).maybe == maybe
        t.actor, t.jar = KAMI, 1
        found = {board_of(table_of(game(t).determinized(KAMI_SEAT, seed))).real for seed in range(30)}
        assert found == {doll for doll in range(3) if maybe[doll]}


@rule("harrow:c4.attacked.03")
def test_a_doll_that_lies_face_up_may_be_hidden_and_swapped() -> None:
    t = kami_table(on_turn="protectors", real="D7", dolls=("C6", "D7", "E6"))
    board_of(t).face_up = 1
    board_of(t).maybe = [False, True, False]
    run(swap_dolls(t), doll_hide=True, doll_swap=h("C6"))
    assert (board_of(t).face_up, board_of(t).real, board_of(t).maybe) == (-1, 0, [True, True, True])
    board_of(t).face_up, board_of(t).maybe = 0, [True, False, False]
    run(swap_dolls(t), doll_hide=False)
    assert (board_of(t).face_up, board_of(t).real) == (0, 0)


@rule("harrow:r.052")
def test_with_one_eligible_doll_it_is_only_turned_face_down() -> None:
    t = kami_table(on_turn="protectors", real="D7", dolls=("", "D7", ""))
    board_of(t).face_up = 1
    run(swap_dolls(t), doll_hide=True)
    assert (board_of(t).face_up, board_of(t).real, board_of(t).maybe) == (-1, 1, [False, True, False])
    with pytest.raises(StopIteration):
        swap_dolls(t).send(None)  # nothing is asked


@rule("harrow:r.052", "harrow:c4.attacked.03")
def test_a_doll_face_up_under_a_unit_of_hers_stays_so() -> None:
    t = kami_table(on_turn="protectors", real="D7", haints={"kami": {"D7": 1}})
    board_of(t).face_up = 1
    run(swap_dolls(t))
    assert board_of(t).face_up == 1
