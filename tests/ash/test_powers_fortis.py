"""Powers of Fortis: Regroup and Fortify."""

from typing import Any

from ash.tables import (
    BATTLE,
    CARD_0,
    CARD_1,
    CARD_3,
    CARD_4,
    CARD_DIE,
    COAST,
    DESERT,
    FOREST,
    VOLCANO,
    asked,
    choose,
    game,
    table,
    w,
    ws,
)
from klubovna.games.ash.barons.fortis.baron import ADD, FORTIFY, MOVE, REGROUP, REMOVE, SWAP
from klubovna.games.ash.barons.moments import use
from klubovna.games.ash.battle import battle
from klubovna.games.ash.cards import cause_loss
from klubovna.games.ash.defenders import adjust_defenders
from klubovna.games.ash.facts import CITADEL
from klubovna.games.ash.rounds import end_of_round
from klubovna.games.ash.state import LEFT_WING, MAIN_GATE, Table
from klubovna.games.ash.turn import step
from klubovna.testing import offered, rule, run


def fortis(**position: Any) -> Table:
    """Fortis is on turn in seat 0, against Nox."""
    return table(roles=["fortis", "nox"], powers=True, **position)


def ruled(
    volcano: list[str], coast: list[str], citadel: list[str] | None = None, hand: list[str] | None = None
) -> Table:
    """Fortis rules the volcano and the coast, and the Citadel where defenders are named for it; Nox the desert."""
    areas: dict[str, Any] = {
        "volcano": (0, ["bone_i_a"], volcano),
        "coast": (0, ["ash_i_a"], coast),
        "desert": (1, ["ash_i_b"], ["ash_iii_6"]),
    }
    if citadel is not None:
        areas["citadel"] = (0, [], citadel)
    return fortis(areas=areas, hands={0: hand or []})


def choices(t: Table) -> list[int]:
    """Which of the four Regroup offers."""
    if REGROUP not in offered(step(t)).options:
        return []
    flow = use(t, 0, REGROUP)
    options: list[int] = flow.send(None).options
    flow.close()
    t.sides[0].power = True
    return options


# -- Regroup -----------------------------------------------------------------------------------------------------------


@rule("ash:power.16")
def test_add_a_warrior_to_the_board() -> None:
    t = ruled(["bone_i_1"], [], hand=["blood_ii_3", "bone_i_2"])
    run(
        step(t),
        turn_start=REGROUP,
        power_regroup=ADD,
        power_regroup_who=w("blood_ii_3"),
        power_regroup_to=VOLCANO,
    )
    assert t.defenders[VOLCANO] == ws("bone_i_1", "blood_ii_3")
    assert t.sides[0].hand == ws("bone_i_2")


@rule("ash:power.17")
def test_take_a_warrior_off_the_board() -> None:
    t = ruled(["bone_i_1", "bone_i_2"], ["ash_i_1"])
    run(use(t, 0, REGROUP), power_regroup=REMOVE, power_regroup_who=w("bone_i_2"))
    assert (t.defenders[VOLCANO], t.sides[0].hand) == (ws("bone_i_1"), ws("bone_i_2"))


@rule("ash:power.18")
def test_move_a_warrior_on_the_board() -> None:
    t = ruled(["bone_i_1"], ["ash_i_1"])
    run(use(t, 0, REGROUP), power_regroup=MOVE, power_regroup_who=w("bone_i_1"))
    assert (t.defenders[VOLCANO], t.defenders[COAST]) == ([], ws("ash_i_1", "bone_i_1"))


@rule("ash:power.19")
def test_swap_a_defender_of_the_citadel_for_one_from_hand() -> None:
    t = ruled([], [], citadel=["bone_i_1"], hand=["ash_iii_5"])
    run(use(t, 0, REGROUP), power_regroup=SWAP)
    assert (t.defenders[CITADEL], t.sides[0].hand) == (ws("ash_iii_5"), ws("bone_i_1"))


@rule("ash:power.19")
def test_swap_two_own_warriors_on_the_board() -> None:
    t = ruled(["bone_iii_6"], [], citadel=["bone_i_1"])
    run(use(t, 0, REGROUP), power_regroup=SWAP, power_regroup_who=w("bone_i_1"))
    assert (t.defenders[CITADEL], t.defenders[VOLCANO]) == (ws("bone_iii_6"), ws("bone_i_1"))
    t = ruled(["bone_i_1"], ["ash_i_1"], hand=["ash_i_2"])
    question = offered(use(t, 0, REGROUP), power_regroup=SWAP, power_regroup_who=w("bone_i_1"))
    assert question.options == ws("ash_i_2", "ash_i_1")
    t = ruled(["bone_i_1"], ["ash_i_1"], hand=["ash_i_2"])
    run(
        use(t, 0, REGROUP),
        power_regroup=SWAP,
        power_regroup_who=w("bone_i_1"),
        power_regroup_for=w("ash_i_1"),
    )
    assert (t.defenders[VOLCANO], t.defenders[COAST]) == (ws("ash_i_1"), ws("bone_i_1"))


@rule("ash:power.16", "ash:power.17", "ash:power.18", "ash:power.19")
def test_only_what_can_be_done_is_offered() -> None:
    assert choices(ruled(["bone_i_1"], [], hand=["ash_i_1"])) == [ADD, REMOVE, MOVE, SWAP]
    assert choices(ruled(["bone_i_1"], ["ash_i_1"])) == [REMOVE, MOVE, SWAP]
    assert choices(ruled([], [], hand=["ash_i_1"])) == [ADD]
    assert choices(ruled(["bone_i_1"], [])) == [REMOVE, MOVE]
    assert choices(ruled([], [])) == []


@rule("ash:r.pow.8")
def test_a_province_has_two_defenders_at_most() -> None:
    full = ruled(["bone_i_1", "bone_i_2"], ["ash_i_1", "ash_i_2"], hand=["blood_i_1"])
    assert choices(full) == [REMOVE, SWAP]
    t = ruled(["bone_i_1", "bone_i_2"], ["ash_i_1"], hand=["blood_i_1"])
    run(use(t, 0, REGROUP), power_regroup=ADD)
    assert t.defenders[COAST] == ws("ash_i_1", "blood_i_1")
    t = ruled(["bone_i_1", "bone_i_2"], ["ash_i_1"], hand=["blood_i_1"])
    movable = offered(use(t, 0, REGROUP), power_regroup=MOVE).options
    assert movable == ws("bone_i_1", "bone_i_2")


@rule("ash:r.pow.8")
def test_only_areas_of_fortis_take_part() -> None:
    t = ruled(["bone_i_1"], [], hand=["blood_i_1"])
    assert offered(use(t, 0, REGROUP), power_regroup=ADD).options == [VOLCANO, COAST]
    for how in (REMOVE, MOVE, SWAP):
        t = ruled(["bone_i_1"], ["ash_i_1"], hand=["blood_i_1"])
        who = offered(use(t, 0, REGROUP), power_regroup=how).options
        assert who == ws("bone_i_1", "ash_i_1")
    t = ruled(["bone_i_1"], ["ash_i_1"], hand=["blood_i_1"])
    others = offered(use(t, 0, REGROUP), power_regroup=SWAP, power_regroup_who=w("bone_i_1")).options
    assert w("ash_iii_6") not in others
    free = fortis(areas={"forest": (-1, [], []), "desert": (1, ["ash_i_b"], [])}, hands={0: ["bone_i_1"]})
    assert free.control[FOREST] != 0
    assert choices(free) == []


@rule("ash:r.pow.8")
def test_the_citadel_takes_part_in_swaps_only() -> None:
    alone = fortis(areas={"citadel": (0, [], ["bone_i_1"])})
    assert choices(alone) == []
    alone.sides[0].hand = ws("blood_i_1")
    assert choices(alone) == [SWAP]

    def busy() -> Table:
        return ruled(["ash_i_1"], ["sulphur_i_1"], citadel=["bone_i_1"], hand=["blood_i_1"])

    assert offered(use(busy(), 0, REGROUP), power_regroup=ADD).options == [VOLCANO, COAST]
    for how in (REMOVE, MOVE):
        assert offered(use(busy(), 0, REGROUP), power_regroup=how).options == ws("ash_i_1", "sulphur_i_1")
    t = busy()
    run(use(t, 0, REGROUP), power_regroup=MOVE, power_regroup_who=w("ash_i_1"))
    assert t.defenders[COAST] == ws("sulphur_i_1", "ash_i_1")
    assert offered(use(busy(), 0, REGROUP), power_regroup=SWAP).options == ws("bone_i_1", "ash_i_1", "sulphur_i_1")


@rule("ash:r.pow.8")
def test_no_automaton_comes_onto_the_board_this_way() -> None:
    assert choices(ruled([], [], hand=["automaton_i_3"])) == []
    t = ruled(["bone_i_1"], [], hand=["automaton_i_3", "ash_i_1"])
    run(use(t, 0, REGROUP), power_regroup=SWAP)
    assert t.defenders[VOLCANO] == ws("ash_i_1")


@rule("ash:r.pow.8", "ash:auto.08")
def test_no_swap_brings_an_automaton_into_the_citadel() -> None:
    assert choices(ruled(["automaton_i_3"], [], citadel=["bone_i_1"])) == [REMOVE, MOVE]

    def swaps(who: str) -> list[int]:
        t = ruled(["automaton_i_3"], ["ash_i_1"], citadel=["bone_i_1"], hand=["blood_i_1"])
        options: list[int] = offered(use(t, 0, REGROUP), power_regroup=SWAP, power_regroup_who=w(who)).options
        return options

    assert swaps("bone_i_1") == ws("blood_i_1", "ash_i_1")
    assert swaps("automaton_i_3") == ws("blood_i_1", "ash_i_1")
    assert swaps("ash_i_1") == ws("blood_i_1", "bone_i_1", "automaton_i_3")


@rule("ash:r.pow.8")
def test_an_automaton_on_the_board_may_be_removed_or_moved() -> None:
    t = ruled(["automaton_i_3"], [])
    assert choices(t) == [REMOVE, MOVE]
    run(use(t, 0, REGROUP), power_regroup=MOVE)
    assert t.defenders[COAST] == ws("automaton_i_3")
    run(use(t, 0, REGROUP), power_regroup=REMOVE)
    assert t.sides[0].hand == ws("automaton_i_3")


# -- Fortify: a pair of defenders --------------------------------------------------------------------------------------


def attacked(*attackers: str) -> Table:
    """Nox (seat 0) attacks a pair 3 + 3 of Fortis (seat 1) in the volcano."""
    return table(
        roles=["nox", "fortis"],
        powers=True,
        areas={"volcano": (1, ["bone_i_a"], ["bone_ii_3", "bone_ii_3_34"])},
        hands={0: [*attackers]},
    )


def fortified(t: Table) -> Table:
    """The same table after Fortis, in the seat of the volcano's ruler, used Fortify there."""
    run(use(t, t.control[VOLCANO], FORTIFY))
    return t


@rule("ash:power.20")
def test_a_fortified_pair_of_threes_defends_with_eight() -> None:
    t = ruled(["bone_ii_3", "bone_ii_3_34"], [])
    assert t.strength(VOLCANO) == 7
    run(step(t), turn_start=FORTIFY)
    assert t.strength(VOLCANO) == 8
    assert not t.sides[0].power
    assert game(t).view(None)["table"]["provinces"][VOLCANO]["reinforcement"] == 2


@rule("ash:power.20")
def test_the_second_plus_holds_the_province() -> None:
    for t, winner in ((attacked("ash_ii_4", "blood_ii_3"), 0), (fortified(attacked("ash_ii_4", "blood_ii_3")), 1)):
        run(
            battle(t, 0, BATTLE[VOLCANO]),
            battle_attackers=ws("ash_ii_4", "blood_ii_3"),
            battle_card={0: CARD_4, 1: CARD_3},
            gain_any=[0, 0],
        )
        assert t.control[VOLCANO] == winner


@rule("ash:power.20")
def test_only_an_own_pair_that_is_not_fortified_yet_is_offered() -> None:
    t = ruled(["bone_i_1", "bone_i_2"], ["ash_i_1", "ash_i_2"])
    t.defenders[DESERT] = ws("blood_i_1", "blood_i_2")
    assert offered(use(t, 0, FORTIFY)).options == [VOLCANO, COAST]
    run(use(t, 0, FORTIFY), power_fortify=COAST)
    t.sides[0].power = True
    assert (t.fortified[VOLCANO], t.fortified[COAST]) == (False, True)
    assert FORTIFY in offered(step(t)).options
    run(use(t, 0, FORTIFY))
    assert t.fortified[VOLCANO]
    t.sides[0].power = True
    assert FORTIFY not in offered(step(t)).options
    assert FORTIFY not in offered(step(ruled(["bone_i_1", "ash_i_1"], ["blood_i_1"]))).options


@rule("ash:r.pow.9")
def test_a_triple_cannot_be_fortified_but_a_pair_beside_another_can() -> None:
    assert FORTIFY not in offered(step(ruled([], [], citadel=["bone_i_1", "bone_i_2", "bone_ii_3"]))).options
    t = ruled([], [], citadel=["bone_i_1", "ash_i_1", "bone_ii_3"])
    run(step(t), turn_start=FORTIFY)
    assert t.strength(CITADEL) == 1 + 1 + 3 + 2


@rule("ash:r.pow.9")
def test_a_pair_stays_fortified_through_battles_and_rounds() -> None:
    t = fortified(attacked("ash_i_1"))
    run(battle(t, 0, BATTLE[VOLCANO]), battle_card={0: CARD_1, 1: CARD_1}, gain_any=0)
    assert t.strength(VOLCANO) == 8
    run(end_of_round(t), order_next={0: 0})
    assert t.strength(VOLCANO) == 8


@rule("ash:r.pow.9")
def test_a_pair_that_changes_is_fortified_no_more() -> None:
    t = fortified(ruled(["bone_i_1", "bone_i_2"], [], hand=["bone_ii_3"]))
    run(adjust_defenders(t, 0, VOLCANO), adjust=[w("bone_i_1"), w("bone_ii_3")])
    assert t.strength(VOLCANO) == 2 + 3 + 1
    t = fortified(ruled(["bone_i_1", "bone_i_2"], [], hand=["bone_ii_3"]))
    run(use(t, 0, REGROUP), power_regroup=SWAP, power_regroup_who=w("bone_i_1"))
    assert t.strength(VOLCANO) == 2 + 3 + 1
    t = fortified(ruled(["bone_i_1", "bone_i_2"], ["ash_i_1"]))
    run(
        use(t, 0, REGROUP),
        power_regroup=SWAP,
        power_regroup_who=w("ash_i_1"),
        power_regroup_for=w("bone_i_1"),
    )
    assert not t.fortified[VOLCANO]


@rule("ash:r.pow.9")
def test_a_loss_breaks_the_pair() -> None:
    t = fortified(attacked("ash_i_1"))
    run(
        battle(t, 0, BATTLE[VOLCANO]),
        battle_card={0: CARD_0, 1: CARD_1},
        card_black=1,
        card_loss={1: w("bone_ii_3")},
    )
    assert t.defenders[VOLCANO] == ws("bone_ii_3_34")
    t.post(w("bone_ii_3"), VOLCANO)
    assert t.strength(VOLCANO) == 7


@rule("ash:r.pow.9")
def test_in_the_citadel_the_loss_of_the_third_leaves_the_pair_fortified() -> None:
    t = table(
        roles=["nox", "fortis"],
        powers=True,
        areas={"citadel": (1, [], ["bone_ii_3", "ash_i_1", "bone_i_1"])},
        hands={0: ["blood_i_1"]},
    )
    run(use(t, 1, FORTIFY))
    run(
        battle(t, 0, MAIN_GATE),
        battle_card={0: CARD_0, 1: CARD_1},
        card_black=1,
        card_loss={1: w("ash_i_1")},
    )
    assert t.strength(CITADEL) == 3 + 1 + 2


@rule("ash:r.pow.9")
def test_a_pair_that_became_a_triple_is_an_ordinary_pair_afterwards() -> None:
    t = ruled([], [], citadel=["bone_ii_3", "ash_i_1", "bone_i_1"], hand=["bone_i_2"])
    run(use(t, 0, FORTIFY))
    run(use(t, 0, REGROUP), power_regroup=SWAP, power_regroup_who=w("ash_i_1"))
    assert t.strength(CITADEL) == 3 + 1 + 2 + 2
    run(cause_loss(t, 0, CITADEL), card_loss=w("bone_i_2"))
    assert t.strength(CITADEL) == 3 + 1 + 1


# -- Fortify: an attacking pair ----------------------------------------------------------------------------------------


def attacking(*hand: str, defenders: list[str] | None = None, **more: Any) -> Table:
    """Fortis (seat 0) attacks the volcano of Nox (seat 1)."""
    return fortis(areas={"volcano": (1, ["bone_i_a"], defenders or [])}, hands={0: [*hand]}, **more)


@rule("ash:r.pow.9", "ash:power.20")
def test_an_attacking_pair_may_be_fortified() -> None:
    for answer, winner in ((1, 0), (None, 1)):
        t = attacking("ash_ii_3", "ash_ii_4", defenders=["bone_iii_5", "blood_ii_3"])
        run(
            battle(t, 0, BATTLE[VOLCANO]),
            battle_attackers=ws("ash_ii_3", "ash_ii_4"),
            battle_card={0: CARD_1, 1: CARD_1},
            power_fortify_attack=answer,
            gain_any=0,
        )
        assert t.control[VOLCANO] == winner
        assert t.sides[0].power == (answer is None)


@rule("ash:r.pow.9")
def test_it_is_declared_when_the_cards_lie_and_before_they_are_shown() -> None:
    g = game(attacking("ash_i_1", "ash_i_2"))
    choose(g, BATTLE[VOLCANO], w("ash_i_1"), w("ash_i_2"))
    choose(g, CARD_4, seat=1)
    choose(g, CARD_3, seat=0)
    assert asked(g) == "power.fortify.attack"
    assert [side["laid"] for side in g.view(0)["table"]["sides"]] == [["card_3"], [None]]
    assert "card-shown" not in [e["event"] for e in g.events(0)]


@rule("ash:r.pow.9")
def test_that_fortis_is_asked_tells_nobody_of_the_pair() -> None:
    t = table(
        3,
        roles=["fortis", "nox", "mors"],
        powers=True,
        areas={"volcano": (1, ["bone_i_a"], [])},
        hands={0: ["ash_i_1", "ash_i_2"]},
    )
    g = game(t)
    choose(g, BATTLE[VOLCANO], w("ash_i_1"), w("ash_i_2"))
    choose(g, CARD_DIE, seat=0)
    choose(g, CARD_3, seat=1)
    assert g.decision is not None
    assert g.decision.kind.secret
    assert g.view(0)["waiting"] == [[0, "power.fortify.attack"]]
    for seat in (1, 2, None):
        assert g.view(seat)["waiting"] == []
        assert g.view(seat)["table"]["attackers"] == {"count": 2, "warriors": None}
    choose(g, None)
    assert asked(g) == "power.second-chance"
    assert [0, "power.fortify.attack", None] in g.view(0)["trail"]
    assert all(one[1] != "power.fortify.attack" for one in g.view(2)["trail"])


def conquered(*attackers: str, space: int = BATTLE[VOLCANO], **answers: Any) -> Table:
    """Fortis has won with a fortified pair."""
    t = attacking(*attackers)
    run(
        battle(t, 0, space),
        battle_attackers=ws(*attackers),
        power_fortify_attack=1,
        **({"battle_card": {0: CARD_4, 1: CARD_3}, "gain_any": [0, 0]} | answers),
    )
    return t


@rule("ash:r.pow.9", "ash:battle.18")
def test_a_victorious_pair_stays_fortified_in_the_conquered_area() -> None:
    t = conquered("ash_i_1", "ash_i_2")
    assert t.defenders[VOLCANO] == ws("ash_i_1", "ash_i_2")
    assert t.strength(VOLCANO) == 1 + 2 + 2
    t.sides[0].vp = 9
    run(end_of_round(t), order_next={1: 0})
    assert t.strength(VOLCANO) == 1 + 2 + 2
    t.sides[0].hand = ws("ash_ii_3")
    run(adjust_defenders(t, 0, VOLCANO), adjust=[w("ash_i_1"), w("ash_ii_3")])
    assert t.strength(VOLCANO) == 2 + 3 + 1


@rule("ash:r.pow.9")
def test_a_loss_after_the_victory_breaks_the_fortified_pair() -> None:
    t = conquered(
        "ash_i_1",
        "ash_i_2",
        battle_card={0: CARD_4, 1: CARD_0},
        gain_any=0,
        card_black=1,
        card_loss={0: w("ash_i_1")},
    )
    assert (t.defenders[VOLCANO], t.fortified[VOLCANO]) == (ws("ash_i_2"), False)


@rule("ash:r.pow.9", "ash:auto.07")
def test_in_the_citadel_the_pair_stays_fortified_beside_a_third_and_without_automatons() -> None:
    third = conquered("ash_i_1", "ash_i_2", "blood_ii_3", space=LEFT_WING, battle_card=CARD_1, gain_any=[])
    assert third.strength(CITADEL) == 1 + 2 + 3 + 2
    gone = conquered("ash_i_1", "ash_i_2", "automaton_i_3", space=LEFT_WING, battle_card=CARD_1, gain_any=[])
    assert (gone.defenders[CITADEL], gone.strength(CITADEL)) == (ws("ash_i_1", "ash_i_2"), 1 + 2 + 2)


@rule("ash:r.pow.9", "ash:auto.07")
def test_a_pair_of_automatons_leaves_nothing_fortified() -> None:
    t = conquered("automaton_i_3", "automaton_ii_4", battle_card={0: CARD_1, 1: CARD_1}, gain_any={1: 0})
    assert (t.control[VOLCANO], t.defenders[VOLCANO], t.fortified[VOLCANO]) == (0, [], False)


@rule("ash:r.pow.9")
def test_a_beaten_pair_fortifies_nothing() -> None:
    t = attacking("ash_i_1", "ash_i_2", defenders=["bone_ii_3", "bone_ii_4"])
    run(
        battle(t, 0, BATTLE[VOLCANO]),
        battle_attackers=ws("ash_i_1", "ash_i_2"),
        battle_card={0: CARD_1, 1: CARD_1},
        power_fortify_attack=1,
        gain_any=0,
    )
    assert (t.control[VOLCANO], t.fortified[VOLCANO]) == (1, False)


@rule("ash:r.pow.9")
def test_without_an_attacking_pair_fortis_is_not_asked() -> None:
    t = attacking("ash_i_1", "blood_i_1")
    run(
        battle(t, 0, BATTLE[VOLCANO]),
        battle_attackers=ws("ash_i_1", "blood_i_1"),
        battle_card={0: CARD_4, 1: CARD_1},
        gain_any=[0, 0],
    )
    t = attacking("ash_i_1", "ash_i_2", "ash_ii_3")
    run(battle(t, 0, LEFT_WING), battle_attackers=ws("ash_i_1", "ash_i_2", "ash_ii_3"), battle_card=CARD_1)
    assert t.king_token == 0
    t = attacking("ash_i_1", "ash_i_2", "blood_i_1")
    attackers = {"battle_attackers": ws("ash_i_1", "ash_i_2", "blood_i_1")}
    assert offered(battle(t, 0, LEFT_WING), battle_card=CARD_1, **attackers).kind.name == "power.fortify.attack"


@rule("ash:r.pow.9", "ash:power.04")
def test_neither_a_defender_nor_an_inactive_token_is_asked() -> None:
    t = attacked("ash_i_1")
    run(battle(t, 0, BATTLE[VOLCANO]), battle_card={0: CARD_1, 1: CARD_1}, gain_any=0)
    t = attacking("ash_i_1", "ash_i_2")
    t.sides[0].power = False
    run(
        battle(t, 0, BATTLE[VOLCANO]),
        battle_attackers=ws("ash_i_1", "ash_i_2"),
        battle_card={0: CARD_4, 1: CARD_1},
        gain_any=[0, 0],
    )
    assert t.control[VOLCANO] == 0
