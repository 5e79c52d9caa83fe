"""Powers of Nox: Swindle and Grave Robber."""

from typing import Any

from ash.tables import BATTLE, CARD_1, CARD_3, COAST, RESOURCE, asked, choose, game, supply, table, table_of, w, ws
from klubovna.games.ash.barons.moments import use
from klubovna.games.ash.barons.nox.baron import GRAVE_ROBBER, SWINDLE
from klubovna.games.ash.state import GOLD_SPACE, Table
from klubovna.games.ash.turn import step
from klubovna.testing import offered, rule, run

BONE, ASH, SULPHUR, BLOOD = (RESOURCE[name] for name in ("bone", "ash", "sulphur", "blood"))
NOBODY_ON_OFFER: list[str | None] = [None] * 6


def nox(**position: Any) -> Table:
    """Nox is on turn in seat 0."""
    position.setdefault("offer", NOBODY_ON_OFFER)
    return table(roles=["nox", "mors"], powers=True, **position)


# -- Swindle -----------------------------------------------------------------------------------------------------------


@rule("ash:power.10")
def test_three_resources_are_exchanged_for_three_others() -> None:
    t = nox(supplies={0: {"bone": 3}})
    run(step(t), turn_start=SWINDLE, power_swindle_give=[BONE, BONE, BONE], power_swindle_take=[ASH, BLOOD, BLOOD])
    assert supply(t, 0) == {"ash": 1, "blood": 2}


@rule("ash:power.10")
def test_no_more_than_three_are_exchanged() -> None:
    t = nox(supplies={0: {"bone": 5}})
    run(use(t, 0, SWINDLE), power_swindle_give=[BONE] * 3, power_swindle_take=[ASH] * 3)
    assert supply(t, 0) == {"bone": 2, "ash": 3}


@rule("ash:power.10", "ash:r.pow.4")
def test_gold_is_never_exchanged_and_nothing_for_itself() -> None:
    t = nox(supplies={0: {"bone": 1, "blood": 1, "gold": 4}})
    assert offered(use(t, 0, SWINDLE)).options == [BONE, BLOOD]
    assert offered(use(t, 0, SWINDLE), power_swindle_give=BLOOD).options == [BONE, ASH, SULPHUR]
    assert offered(use(t, 0, SWINDLE), power_swindle_give=BONE).options == [ASH, SULPHUR, BLOOD]


@rule("ash:power.10")
def test_without_a_basic_resource_there_is_no_swindle() -> None:
    assert SWINDLE not in offered(step(nox(supplies={0: {"gold": 4}}))).options
    for name in ("bone", "ash", "sulphur", "blood"):
        assert SWINDLE in offered(step(nox(supplies={0: {name: 1}}))).options


@rule("ash:r.pow.4")
def test_one_or_two_may_be_exchanged_for_as_many() -> None:
    t = nox(supplies={0: {"bone": 2, "ash": 1}})
    run(use(t, 0, SWINDLE), power_swindle_give=[BONE, None], power_swindle_take=SULPHUR)
    assert supply(t, 0) == {"bone": 1, "ash": 1, "sulphur": 1}
    t = nox(supplies={0: {"bone": 2, "ash": 1}})
    run(use(t, 0, SWINDLE), power_swindle_give=[BONE, ASH, None], power_swindle_take=[SULPHUR, SULPHUR])
    assert supply(t, 0) == {"bone": 1, "sulphur": 2}


@rule("ash:r.pow.4")
def test_what_was_taken_is_not_exchanged_again() -> None:
    t = nox(supplies={0: {"bone": 2}})
    assert offered(use(t, 0, SWINDLE), power_swindle_give=BONE, power_swindle_take=ASH).options == [None, BONE]
    t = nox(supplies={0: {"bone": 2}})
    run(use(t, 0, SWINDLE), power_swindle_give=[BONE, BONE], power_swindle_take=[ASH, ASH])
    assert supply(t, 0) == {"ash": 2}


@rule("ash:power.10")
def test_a_swindle_after_the_main_action_can_pay_for_the_summoning() -> None:
    t = nox(supplies={0: {"bone": 3}}, offer=["ash_i_2", None, None, None, None, None])
    g = game(t)
    choose(g, GOLD_SPACE)
    assert g.decision is not None
    assert g.decision.options == [None, SWINDLE]
    choose(g, SWINDLE, ASH, BONE, ASH, BONE, ASH)
    choose(g, w("ash_i_2"), None)
    assert table_of(g).sides[0].hand == ws("ash_i_2")
    assert supply(table_of(g), 0) == {"gold": 1}


# -- Grave Robber ------------------------------------------------------------------------------------------------------


@rule("ash:power.11")
def test_a_warrior_summoned_at_the_start_fights_in_the_same_turn() -> None:
    t = nox(
        areas={"coast": (1, ["ash_i_a"], [])},
        supplies={0: {"bone": 2}},
        offer=["bone_i_1", None, None, None, None, None],
    )
    assert BATTLE[COAST] not in offered(step(t)).options
    run(step(t), turn_start=GRAVE_ROBBER)
    assert (t.sides[0].hand, supply(t, 0)) == (ws("bone_i_1"), {})
    run(
        step(t),
        turn_start=BATTLE[COAST],
        battle_card={0: CARD_3, 1: CARD_1},
        gain_any=0,
    )
    assert (t.control[COAST], t.defenders[COAST]) == (0, ws("bone_i_1"))


@rule("ash:power.11")
def test_grave_robber_is_for_the_start_of_the_turn_and_must_be_paid() -> None:
    offer: list[str | None] = ["bone_i_1", "bone_i_2", None, None, None, None]
    assert GRAVE_ROBBER in offered(step(nox(supplies={0: {"bone": 2}}, offer=offer))).options
    assert GRAVE_ROBBER not in offered(step(nox(supplies={0: {"bone": 2}}, offer=offer, finish=True))).options
    assert GRAVE_ROBBER not in offered(step(nox(supplies={0: {"bone": 1}}, offer=offer))).options
    t = nox(supplies={0: {"bone": 3}}, offer=offer)
    assert offered(step(t), turn_start=GRAVE_ROBBER).options == ws("bone_i_1", "bone_i_2")


@rule("ash:power.12", "ash:power.11")
def test_another_summoning_at_the_end_of_the_turn() -> None:
    t = nox(supplies={0: {"bone": 5}}, offer=["bone_i_1", "bone_i_2", None, None, None, None])
    t.decks = [[], [], []]
    g = game(t)
    choose(g, GRAVE_ROBBER, w("bone_i_1"))
    assert asked(g) == "turn.start"
    choose(g, GOLD_SPACE)
    assert asked(g) == "turn.finish"
    choose(g, w("bone_i_2"), None)
    assert table_of(g).sides[0].hand == ws("bone_i_1", "bone_i_2")
    assert g.decision is not None
    assert g.decision.seat == 1


@rule("ash:r.pow.5")
def test_the_offer_is_refilled_at_once_and_the_new_card_may_be_summoned_at_the_end() -> None:
    t = nox(supplies={0: {"bone": 2, "ash": 2}}, offer=["bone_i_1", None, None, None, None, None])
    t.decks[0] = ws("blood_i_1", "ash_i_1")
    run(step(t), turn_start=GRAVE_ROBBER)
    assert t.offer[0] == w("ash_i_1")
    run(step(t), turn_start=GOLD_SPACE)
    assert w("ash_i_1") in offered(step(t)).options
