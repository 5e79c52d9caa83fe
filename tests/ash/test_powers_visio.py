"""Powers of Visio: Reveal and Premonition, and what nobody may see before the cards are shown."""

from typing import Any

from ash.tables import (
    BATTLE,
    CARD_0,
    CARD_1,
    CARD_3,
    CARD_4,
    CARD_DIE,
    COAST,
    RESOURCE,
    VOLCANO,
    asked,
    choose,
    game,
    supply,
    table,
    table_of,
    w,
    ws,
)
from klubovna.games.ash.battle import battle
from klubovna.games.ash.facts import CARDS
from klubovna.games.ash.state import LEFT_WING, Table
from klubovna.kernel import Game
from klubovna.testing import offered, rule, run


def attacked(*, defenders: list[str] | None = None, hand: list[str] | None = None, **more: Any) -> Table:
    """Nox (seat 0) attacks the volcano of Visio (seat 1); Mors looks on without a token."""
    t = table(
        3,
        roles=["nox", "visio", "mors"],
        powers=True,
        areas={"volcano": (1, ["bone_i_a"], defenders or []), "coast": (2, ["ash_i_a"], [])},
        hands={0: hand or ["ash_ii_3"]},
        **more,
    )
    t.sides[2].power = False
    return t


def attacking(*, hand: list[str] | None = None, defenders: list[str] | None = None, **more: Any) -> Table:
    """Visio (seat 0) attacks the volcano of Nox (seat 1)."""
    return table(
        roles=["visio", "nox"],
        powers=True,
        areas={"volcano": (1, ["bone_i_a"], defenders or [])},
        hands={0: hand or ["ash_ii_3"]},
        **more,
    )


def attackers_seen(g: Game) -> list[Any]:
    """By everybody at the table and by a spectator."""
    return [g.view(seat)["table"]["attackers"]["warriors"] for seat in (0, 1, 2, None)]


# -- Reveal ------------------------------------------------------------------------------------------------------------


@rule("ash:power.06")
def test_reveal_is_asked_between_attackers_and_cards() -> None:
    t = attacked(hand=["ash_ii_3", "ash_iii_6", "bone_i_1"])
    g = game(t)
    choose(g, BATTLE[VOLCANO], w("bone_i_1"), w("ash_iii_6"))
    assert g.decision is not None
    assert (asked(g), g.decision.seat, g.decision.options) == ("power.reveal", 1, [None, 1])
    assert [side["laid"] for side in g.view(None)["table"]["sides"]] == [[], [], []]
    own = ["bone_i_1", "ash_iii_6"]
    assert attackers_seen(g) == [own, None, None, None]
    assert g.view(1)["table"]["attackers"]["count"] == 2
    choose(g, 1)
    assert [d.kind.name for d in g.decisions] == ["battle.card", "battle.card"]
    assert attackers_seen(g) == [own, own, own, own]
    told = [e for e in g.events(1) if e["event"] == "attackers-shown"]
    assert [e["params"]["warriors"] for e in told] == [ws("bone_i_1", "ash_iii_6")]


@rule("ash:power.06")
def test_the_attackers_are_unknown_to_visio_until_he_reveals_them() -> None:
    g = game(attacked(hand=["ash_ii_3", "ash_iii_6", "bone_i_1"]))
    choose(g, BATTLE[VOLCANO], w("ash_ii_3"), None)
    guesses = {tuple(table_of(g.determinized(1, seed)).attackers) for seed in range(40)}
    assert guesses == {(w(name),) for name in ("ash_ii_3", "ash_iii_6", "bone_i_1")}
    choose(g, 1)
    assert {tuple(table_of(g.determinized(1, seed)).attackers) for seed in range(20)} == {(w("ash_ii_3"),)}


@rule("ash:power.06")
def test_reveal_may_be_declined() -> None:
    g = game(attacked(hand=["ash_ii_3", "bone_i_1"]))
    choose(g, BATTLE[VOLCANO], w("bone_i_1"), None, None)
    assert asked(g) == "battle.card"
    assert attackers_seen(g) == [["bone_i_1"], None, None, None]
    assert table_of(g).sides[1].power


@rule("ash:power.06")
def test_reveal_is_only_for_the_attacked_visio() -> None:
    assert offered(battle(attacked(), 0, BATTLE[COAST])).kind.name == "battle.card"
    assert offered(battle(attacking(), 0, BATTLE[VOLCANO])).kind.name == "battle.card"


@rule("ash:power.06")
def test_reveal_helps_to_defend_the_citadel() -> None:
    t = attacked()
    t.control[6] = 1
    assert offered(battle(t, 0, LEFT_WING)).kind.name == "power.reveal"


@rule("ash:r.pow.1")
def test_no_reveal_against_the_automated_opponent() -> None:
    t = table(
        1,
        roles=["visio"],
        powers=True,
        active=1,
        areas={"volcano": (0, ["bone_i_a"], [])},
        hands={1: ["ash_ii_3", "bone_i_1"]},
    )
    assert offered(battle(t, 1, BATTLE[VOLCANO])).kind.name == "battle.card"
    assert t.sides[0].power


# -- Premonition -------------------------------------------------------------------------------------------------------


@rule("ash:power.07")
def test_premonition_is_asked_when_both_cards_lie_and_none_is_shown() -> None:
    for t, visio in ((attacked(), 1), (attacking(), 0)):
        g = game(t)
        choose(g, BATTLE[VOLCANO])
        if visio == 1:
            choose(g, None)
        assert [d.seat for d in g.decisions] == [0, 1]
        choose(g, CARD_4, seat=0)
        assert asked(g) == "battle.card"
        choose(g, CARD_3, seat=1)
        assert g.decision is not None
        assert (asked(g), g.decision.seat) == ("power.premonition", visio)
        assert g.decision.options == [None, CARD_0, CARD_1, CARD_3, CARD_4, CARD_DIE]
        assert [len(s.laid) for s in table_of(g).sides[:2]] == [1, 1]
        assert "card-shown" not in [e["event"] for e in g.events(visio)]


@rule("ash:power.07")
def test_premonition_sees_the_own_card_only() -> None:
    g = game(attacked())
    choose(g, BATTLE[VOLCANO], None)
    choose(g, CARD_4, seat=0)
    choose(g, CARD_3, seat=1)
    view = g.view(1)
    assert [side["laid"] for side in view["table"]["sides"]] == [[None], ["card_3"], []]
    assert [side["laid"] for side in g.view(2)["table"]["sides"]] == [[None], [None], []]
    assert [side["cards"] for side in view["table"]["sides"]][0::2] == [None, None]
    assert [x for x in view["trail"] if x[1] == "battle.card"] == [[1, "battle.card", CARD_3]]


@rule("ash:power.07")
def test_before_the_guess_the_card_may_be_any_that_visio_has_not_seen() -> None:
    g = game(attacked())
    choose(g, BATTLE[VOLCANO], None)
    choose(g, CARD_4, seat=0)
    choose(g, CARD_3, seat=1)
    worlds = [g.determinized(1, seed) for seed in range(60)]
    assert {table_of(world).sides[0].laid[0] for world in worlds} == set(CARDS)
    assert {table_of(world).sides[1].laid[0] for world in worlds} == {CARD_3}
    assert all(world.view(1)["table"] == g.view(1)["table"] for world in worlds)


@rule("ash:power.07")
def test_cards_in_the_discard_pile_are_out_of_the_question() -> None:
    g = game(attacked(cards={0: [CARD_0, CARD_4]}))
    choose(g, BATTLE[VOLCANO], None)
    choose(g, CARD_4, seat=0)
    choose(g, CARD_3, seat=1)
    assert {table_of(g.determinized(1, seed)).sides[0].laid[0] for seed in range(30)} == {CARD_0, CARD_4}


@rule("ash:power.08")
def test_a_card_rightly_guessed_counts_one() -> None:
    for guess, winner in ((CARD_4, 1), (None, 0)):
        t = attacked(defenders=["bone_ii_3"])
        run(
            battle(t, 0, BATTLE[VOLCANO]),
            power_reveal=None,
            battle_card={0: CARD_4, 1: CARD_1},
            power_premonition=guess,
            gain_any={0: [0] if winner == 0 else [0, 0], 1: [0] if winner == 0 else []},
        )
        assert t.control[VOLCANO] == winner
        assert t.sides[1].power == (guess is None)


@rule("ash:power.08", "ash:r.pow.2")
def test_it_counts_one_and_not_nothing() -> None:
    t = attacked(defenders=["bone_ii_3"])
    answers: dict[str, Any] = {"power_reveal": None, "power_premonition": CARD_4, "card_black": None, "gain_any": 0}
    run(battle(t, 0, BATTLE[VOLCANO]), battle_card={0: CARD_4, 1: CARD_0}, **answers)
    assert t.control[VOLCANO] == 0
    t = attacking(hand=["ash_i_1"])
    run(
        battle(t, 0, BATTLE[VOLCANO]), battle_card={0: CARD_0, 1: CARD_DIE}, power_premonition=CARD_DIE, card_black=None
    )
    assert t.control[VOLCANO] == 1


@rule("ash:power.08")
def test_only_the_card_of_the_opponent_is_lowered() -> None:
    t = attacking(hand=["ash_ii_3"], defenders=["bone_ii_3"])
    run(battle(t, 0, BATTLE[VOLCANO]), battle_card={0: CARD_3, 1: CARD_3}, power_premonition=CARD_3, gain_any=0)
    assert t.control[VOLCANO] == 0


@rule("ash:power.09")
def test_a_wrong_guess_changes_nothing_but_the_token() -> None:
    t = attacked(defenders=["bone_ii_3"])
    run(
        battle(t, 0, BATTLE[VOLCANO]),
        power_reveal=None,
        battle_card={0: CARD_4, 1: CARD_1},
        power_premonition=CARD_3,
        gain_any=[0, 0],
    )
    assert t.control[VOLCANO] == 0
    assert not t.sides[1].power


@rule("ash:power.03", "ash:power.04")
def test_after_reveal_there_is_no_premonition() -> None:
    t = attacked()
    run(battle(t, 0, BATTLE[VOLCANO]), power_reveal=1, battle_card={0: CARD_3, 1: CARD_1}, gain_any=0)
    assert t.control[VOLCANO] == 0
    assert not t.sides[1].power


@rule("ash:power.04")
def test_with_an_inactive_token_visio_is_not_asked() -> None:
    t = attacked()
    t.sides[1].power = False
    run(battle(t, 0, BATTLE[VOLCANO]), battle_card={0: CARD_3, 1: CARD_1}, gain_any=0)
    assert t.control[VOLCANO] == 0


@rule("ash:power.07")
def test_no_premonition_in_the_battles_of_others() -> None:
    t = attacked()
    run(battle(t, 0, BATTLE[COAST]), battle_card={0: CARD_3, 2: CARD_1}, gain_any=0)
    assert t.sides[1].power


@rule("ash:r.pow.2")
def test_card_zero_is_not_raised_by_a_right_guess() -> None:
    t = attacking(hand=["ash_i_1"], defenders=["bone_i_1"])
    run(
        battle(t, 0, BATTLE[VOLCANO]),
        battle_card={0: CARD_1, 1: CARD_0},
        power_premonition=CARD_0,
        card_black=None,
    )
    assert t.control[VOLCANO] == 0


@rule("ash:r.pow.2")
def test_a_guessed_die_counts_one_and_is_not_rolled() -> None:
    t = attacking(hand=["ash_i_1"], defenders=[], dice=(6,))
    run(battle(t, 0, BATTLE[VOLCANO]), battle_card={0: CARD_1, 1: CARD_DIE}, power_premonition=CARD_DIE)
    assert t.control[VOLCANO] == 0
    assert t.chance.loaded == [6]


@rule("ash:r.pow.2")
def test_against_the_automated_opponent_the_guess_comes_before_its_card_is_turned() -> None:
    t = table(
        1,
        roles=["visio"],
        powers=True,
        areas={"volcano": (1, ["bone_i_a"], [])},
        hands={0: ["ash_i_1"]},
    )
    g = game(t)
    choose(g, BATTLE[VOLCANO], CARD_1)
    assert asked(g) == "power.premonition"
    assert g.view(0)["table"]["sides"][1]["laid"] == [None]
    assert {table_of(g.determinized(0, seed)).sides[1].laid[0] for seed in range(60)} == set(CARDS)
    t.sides[1].cards = [CARD_0, CARD_4]
    run(battle(t, 0, BATTLE[VOLCANO]), battle_card=CARD_1, power_premonition=CARD_4)
    assert t.control[VOLCANO] == 0


@rule("ash:r.pow.2")
def test_against_the_king_there_is_nothing_to_guess() -> None:
    t = attacking(hand=["ash_iii_6"])
    run(battle(t, 0, LEFT_WING), battle_card=CARD_1)
    assert t.king_token == 0
    assert t.sides[0].power


@rule("ash:r.pow.3")
def test_a_guessed_card_keeps_its_reward_and_its_compensation() -> None:
    t = attacked(hand=["ash_iii_6"])
    run(
        battle(t, 0, BATTLE[VOLCANO]),
        power_reveal=None,
        battle_card={0: CARD_3, 1: CARD_4},
        power_premonition=CARD_3,
        gain_any=[0, 0],
    )
    assert (t.control[VOLCANO], supply(t, 0)) == (0, {"gold": 1})
    t = attacking(hand=["ash_iii_6"])
    run(
        battle(t, 0, BATTLE[VOLCANO]),
        battle_card={0: CARD_3, 1: CARD_4},
        power_premonition=CARD_4,
        gain_any=[RESOURCE["ash"], RESOURCE["ash"]],
    )
    assert (t.control[VOLCANO], supply(t, 1)) == (0, {"ash": 2})
