"""Powers of Mors: Dominion and Second Chance."""

from typing import Any

from ash.tables import (
    BATTLE,
    CARD_0,
    CARD_1,
    CARD_3,
    CARD_DIE,
    COAST,
    DESERT,
    VOLCANO,
    asked,
    choose,
    game,
    supply,
    table,
    table_of,
)
from klubovna.games.ash.automa import turn
from klubovna.games.ash.barons.moments import use
from klubovna.games.ash.barons.mors.baron import DOMINION
from klubovna.games.ash.battle import battle
from klubovna.games.ash.powers import FOR_BATTLE, FOR_ORDER
from klubovna.games.ash.rounds import end_of_round, poorest, return_minions
from klubovna.games.ash.state import (
    BUILD_SPACE,
    GOLD_SPACE,
    LEFT_WING,
    MAIN_GATE,
    RIGHT_WING,
    SPACES,
    Table,
)
from klubovna.games.ash.turn import step
from klubovna.testing import offered, rule, run


def mors(seats: int = 2, *, minions: dict[int, list[int]] | None = None, **position: Any) -> Table:
    """Mors is on turn in seat 0; `minions` stand on the board already."""
    t = table(seats, roles=["mors", "nox", "fortis"][:seats], powers=True, **position)
    for space, owners in (minions or {}).items():
        t.minions[space] = owners
    return t


# -- Dominion ----------------------------------------------------------------------------------------------------------


@rule("ash:power.13")
def test_the_minion_of_another_leaves_the_wing_free() -> None:
    t = mors(minions={LEFT_WING: [1]}, hands={0: ["bone_i_1"]})
    assert LEFT_WING not in offered(step(t)).options
    run(step(t), turn_start=DOMINION, power_dominion_to=MAIN_GATE)
    assert (t.minions[LEFT_WING], t.minions[MAIN_GATE]) == ([], [1])
    assert LEFT_WING in offered(step(t)).options


@rule("ash:power.13")
def test_any_minion_may_be_moved_the_own_ones_too() -> None:
    t = mors(3, minions={VOLCANO: [1, 0], GOLD_SPACE: [2, 2, 1], BATTLE[COAST]: [0]})
    question = offered(use(t, 0, DOMINION))
    assert question.options == [
        (VOLCANO, 0),
        (VOLCANO, 1),
        (BATTLE[COAST], 0),
        (GOLD_SPACE, 1),
        (GOLD_SPACE, 2),
    ]
    run(use(t, 0, DOMINION), power_dominion_who=(VOLCANO, 0), power_dominion_to=RIGHT_WING)
    assert (t.minions[VOLCANO], t.minions[RIGHT_WING]) == ([1], [0])


@rule("ash:power.13")
def test_on_an_empty_board_there_is_nothing_to_move() -> None:
    t = mors()
    t.sides[1].refreshed = True
    assert DOMINION not in offered(step(t)).options


@rule("ash:power.14")
def test_the_moved_minion_activates_nothing_and_blocks_its_new_space() -> None:
    t = mors(
        minions={GOLD_SPACE: [0]},
        areas={"volcano": (1, ["bone_i_a"], [])},
        offer=[None] * 6,
    )
    g = game(t)
    assert g.decision is not None
    assert VOLCANO in g.decision.options
    choose(g, DOMINION, VOLCANO)
    assert [supply(table_of(g), seat) for seat in (0, 1)] == [{}, {}]
    assert asked(g) == "turn.start"
    assert VOLCANO not in g.decision.options
    assert [s.minions for s in table_of(g).sides] == [4, 4]


@rule("ash:power.14")
def test_a_minion_moved_to_a_battle_space_starts_no_battle() -> None:
    t = mors(minions={GOLD_SPACE: [0]}, areas={"volcano": (1, ["bone_i_a"], [])}, hands={0: ["bone_i_1"]})
    run(use(t, 0, DOMINION), power_dominion_to=BATTLE[VOLCANO])
    assert t.control[VOLCANO] == 1
    assert BATTLE[VOLCANO] not in offered(step(t)).options


@rule("ash:r.pow.6")
def test_a_minion_goes_to_any_other_space_with_room() -> None:
    minions = {VOLCANO: [1], BATTLE[DESERT]: [1], RIGHT_WING: [1], MAIN_GATE: [1, 1], GOLD_SPACE: [1], BUILD_SPACE: [1]}
    t = mors(minions=minions, areas={"volcano": (1, ["bone_i_a"], []), "desert": (0, ["ash_i_a"], [])})
    taken = {VOLCANO, BATTLE[DESERT], RIGHT_WING}
    to = offered(use(t, 0, DOMINION), power_dominion_who=(MAIN_GATE, 1)).options
    assert to == [space for space in range(SPACES) if space not in taken | {MAIN_GATE}]
    assert {GOLD_SPACE, BUILD_SPACE, LEFT_WING, COAST, DESERT} <= set(to)


@rule("ash:r.pow.6")
def test_the_second_spaces_exist_with_three_players() -> None:
    minions = {VOLCANO: [1], COAST: [0, 1], BATTLE[DESERT]: [1], LEFT_WING: [2]}
    to = offered(use(mors(3, minions=minions), 0, DOMINION), power_dominion_who=(LEFT_WING, 2)).options
    assert {VOLCANO, BATTLE[DESERT]} <= set(to)
    assert COAST not in to


@rule("ash:r.pow.6")
def test_player_boards_are_neither_source_nor_target() -> None:
    t = mors(minions={GOLD_SPACE: [1]})
    t.sides[0].refreshed = t.sides[1].refreshed = True
    assert offered(use(t, 0, DOMINION)).kind.name == "power.dominion.to"
    assert max(offered(use(t, 0, DOMINION)).options) == BUILD_SPACE


@rule("ash:r.pow.6")
def test_a_moved_minion_returns_to_its_owner() -> None:
    t = mors(minions={GOLD_SPACE: [1]})
    t.sides[1].minions = 3
    run(use(t, 0, DOMINION), power_dominion_to=LEFT_WING)
    return_minions(t)
    assert [s.minions for s in t.sides] == [4, 4]
    assert not any(t.minions)


# -- Second Chance -----------------------------------------------------------------------------------------------------


def onlooker(**position: Any) -> Table:
    """Nox (seat 0) attacks the volcano of Fortis (seat 1); Mors (seat 2) looks on."""
    return table(
        3,
        roles=["nox", "fortis", "mors"],
        powers=True,
        areas={"volcano": (1, ["bone_i_a"], ["bone_i_2"])},
        hands={0: ["ash_i_1"]},
        **position,
    )


@rule("ash:power.15", "ash:r.pow.7")
def test_the_die_card_of_others_may_be_rolled_again() -> None:
    for again, winner in (((0, 6), 1), (None, 0)):
        t = onlooker(dice=(6, 1))
        run(
            battle(t, 0, BATTLE[VOLCANO]),
            battle_card={0: CARD_DIE, 1: CARD_1},
            power_second_chance={2: again},
            gain_any=[] if winner == 1 else [0],
        )
        assert t.control[VOLCANO] == winner
        assert t.sides[2].power == (again is None)


@rule("ash:power.15")
def test_mors_sees_what_was_rolled_before_he_decides() -> None:
    g = game(onlooker(dice=(6, 1)))
    choose(g, BATTLE[VOLCANO])
    choose(g, CARD_DIE, seat=0)
    choose(g, CARD_1, seat=1)
    assert g.decision is not None
    assert (asked(g), g.decision.seat, g.decision.options) == ("power.second-chance", 2, [None, (0, 6)])
    assert g.decision.about == (FOR_BATTLE, VOLCANO, 1 + 6, 2 + 1)
    assert g.events(2)[-1]["params"] == {"side": 0, "amount": 6}
    choose(g, (0, 6))
    assert [e["params"]["amount"] for e in g.events(2) if e["event"] == "rolled"] == [6, 1]


@rule("ash:r.pow.7", "ash:cards.03", "ash:battle.09")
def test_both_dice_of_a_battle_are_rolled_before_mors_is_asked() -> None:
    """Nox has 1 + 2, Fortis 2 + 6; Mors picks the die that shall be rolled again, and is asked once."""
    g = game(onlooker(dice=(2, 6, 1)))
    choose(g, BATTLE[VOLCANO])
    choose(g, CARD_DIE, seat=0)
    choose(g, CARD_DIE, seat=1)
    assert g.decision is not None
    assert [e["params"]["amount"] for e in g.events(2) if e["event"] == "rolled"] == [2, 6]
    assert (g.decision.seat, g.decision.options) == (2, [None, (0, 2), (1, 6)])
    assert g.decision.about == (FOR_BATTLE, VOLCANO, 3, 8)
    choose(g, (1, 6))
    assert [e["params"] for e in g.events(2) if e["event"] == "rolled"][-1] == {"side": 1, "amount": 1}
    totals = [e["params"] for e in g.events(2) if e["event"] == "totals"]
    assert [(p["attack"], p["defence"]) for p in totals] == [(3, 3)]
    assert asked(g) != "power.second-chance"


@rule("ash:r.pow.7")
def test_who_lets_both_dice_lie_keeps_the_token() -> None:
    t = onlooker(dice=(6, 1))
    run(battle(t, 0, BATTLE[VOLCANO]), battle_card={0: CARD_DIE, 1: CARD_DIE}, power_second_chance=None)
    assert (t.control[VOLCANO], t.sides[2].power, t.chance.loaded) == (0, True, [])


@rule("ash:power.15")
def test_his_own_die_and_that_of_his_opponent() -> None:
    areas: dict[str, Any] = {"volcano": (1, ["bone_i_a"], [])}
    t = mors(areas=areas, hands={0: ["ash_i_1"]}, dice=(1, 5))
    run(battle(t, 0, BATTLE[VOLCANO]), battle_card={0: CARD_DIE, 1: CARD_3}, power_second_chance=(0, 1), gain_any=0)
    assert (t.control[VOLCANO], t.sides[0].vp) == (0, 1)
    t = mors(areas=areas, hands={0: ["ash_i_1"]}, dice=(5, 1))
    run(battle(t, 0, BATTLE[VOLCANO]), battle_card={0: CARD_3, 1: CARD_DIE}, power_second_chance=(1, 5))
    assert t.control[VOLCANO] == 0


@rule("ash:r.pow.7", "ash:power.03")
def test_one_die_once_and_the_second_result_stands() -> None:
    t = onlooker(dice=(6, 5, 3))
    run(
        battle(t, 0, BATTLE[VOLCANO]),
        battle_card={0: CARD_DIE, 1: CARD_DIE},
        power_second_chance=(0, 6),
    )
    assert t.control[VOLCANO] == 1
    assert t.chance.loaded == []
    assert not t.sides[2].power


@rule("ash:power.04", "ash:power.15")
def test_with_an_inactive_token_the_die_lies() -> None:
    t = onlooker(dice=(6,))
    t.sides[2].power = False
    run(battle(t, 0, BATTLE[VOLCANO]), battle_card={0: CARD_DIE, 1: CARD_0}, card_black=None)
    assert t.control[VOLCANO] == 0


@rule("ash:r.pow.7", "ash:power.15", "ash:order.04")
def test_all_dice_of_the_turn_order_are_rolled_before_one_may_be_rolled_again() -> None:
    def tied() -> Table:
        t = table(3, roles=["nox", "fortis", "mors"], powers=True, dice=(5, 3, 6))
        t.sides[2].vp = 9
        return t

    question = offered(poorest(tied()))
    assert (question.seat, question.options, question.about) == (2, [None, (0, 5), (1, 3)], (FOR_ORDER,))
    for again, decider in (((1, 3), 1), ((0, 5), 0), (None, 0)):
        assert run(poorest(tied()), power_second_chance={2: again}) == decider


@rule("ash:r.pow.7", "ash:r.ord.3")
def test_a_new_tie_is_a_new_roll_of_all_dice() -> None:
    t = table(3, roles=["nox", "fortis", "mors"], powers=True, dice=(4, 4, 2, 5, 1))
    t.sides[2].vp = 9
    assert run(poorest(t), power_second_chance={2: [None, (1, 5)]}) == 0


@rule("ash:r.pow.7", "ash:power.02")
def test_a_token_used_for_the_turn_order_is_active_in_the_new_round() -> None:
    t = table(roles=["nox", "mors"], powers=True, dice=(5, 3, 1))
    run(end_of_round(t), power_second_chance=(0, 5), order_next={1: 0})
    assert t.sides[1].power


@rule("ash:r.pow.7", "ash:power.15")
def test_the_province_roll_of_the_automated_opponent_may_be_rolled_again() -> None:
    for again, used in ((None, VOLCANO), ((1, 1), DESERT)):
        t = table(
            1,
            roles=["mors"],
            powers=True,
            active=1,
            dice=(1, 4),
            areas={"volcano": (0, ["bone_i_a"], []), "desert": (0, ["ash_i_a"], [])},
        )
        run(turn(t), power_second_chance=again)
        assert [space for space in range(SPACES) if t.minions[space]] == [used]
        assert t.sides[0].power == (again is None)


@rule("ash:power.15")
def test_the_question_tells_what_the_dice_are_for_and_how_it_stands() -> None:
    g = game(onlooker(dice=(2, 6)))
    choose(g, BATTLE[VOLCANO])
    choose(g, CARD_DIE, seat=0)
    choose(g, CARD_DIE, seat=1)
    assert g.decision is not None
    assert g.text("en", g.decision) == (
        "Mors (Volcano: attack 3 against defence 8): use your power and have a die rolled again?"
    )
    assert [g.text("en", option) for option in g.decision.options] == [
        "Let the dice lie",
        "Roll again: Nox has 2",
        "Roll again: Fortis has 6",
    ]
    assert g.text("cs", g.decision.options[2]) == "Hodit znovu: Fortis má 6"
