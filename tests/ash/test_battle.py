"""Battle."""

from itertools import combinations
from typing import Any

import pytest

import klubovna
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
    RESOURCE,
    VOLCANO,
    Areas,
    b,
    choose,
    game,
    supply,
    table,
    table_of,
    w,
    ws,
)
from klubovna.games.ash import events
from klubovna.games.ash.battle import battle
from klubovna.games.ash.facts import BOARD, CITADEL, Warrior
from klubovna.games.ash.state import BATTLE_SPACE, KING, LEFT_WING, MAIN_GATE, RIGHT_WING, Table
from klubovna.games.ash.turn import step
from klubovna.kernel.journal import Journal
from klubovna.testing import offered, rule, run

ASH, BONE = RESOURCE["ash"], RESOURCE["bone"]


@rule("ash:ex.battle.1", "ash:battle.10", "ash:battle.12", "ash:battle.16", "ash:cards.03", "ash:cards.19")
def test_the_worked_battle() -> None:
    t = table(
        dice=(2,),
        areas={"volcano": (1, ["bone_i_a"], ["bone_ii_3", "bone_i_1"])},
        hands={0: ["bone_iii_6"]},
    )
    t.journal = Journal()
    run(battle(t, 0, BATTLE[VOLCANO]), battle_card={0: CARD_DIE, 1: CARD_1}, gain_any={1: RESOURCE["blood"]})
    assert [params for _, (event, params, _) in t.journal.read(0) if event is events.TOTALS] == [
        (8, 6, [6, 0, 2, 0, 0], [4, 1, 1, 0, 0])
    ]
    assert t.control[VOLCANO] == 0
    assert t.stacks[VOLCANO] == [b("bone_i_a")]
    assert t.defenders[VOLCANO] == ws("bone_iii_6")
    assert t.sides[0].vp == 1
    assert supply(t, 1) == {"blood": 1}


# -- starting a battle -----------------------------------------------------------------------------------------------


@rule("ash:battle.01")
def test_a_battle_starts_on_a_battle_space_of_an_area_of_another_player() -> None:
    areas: Areas = {"coast": (0, ["start_ash"], []), "desert": (1, ["start_bone"], []), "citadel": (1, [], [])}
    t = table(areas=areas, hands={0: ["bone_i_1"]})
    battle_spaces = [space for space in offered(step(t)).options if BATTLE_SPACE <= space <= MAIN_GATE]
    assert battle_spaces == [BATTLE[DESERT], LEFT_WING, RIGHT_WING, MAIN_GATE]
    run(step(t), turn_start=BATTLE[DESERT], battle_card={0: CARD_0, 1: CARD_1}, card_black=None)
    assert t.minions[BATTLE[DESERT]] == [0]
    assert t.sides[0].graveyard == ws("bone_i_1")


@rule("ash:battle.01")
def test_a_battle_for_the_citadel_starts_on_one_of_its_battle_spaces() -> None:
    t = table(areas={"citadel": (1, [], [])}, hands={0: ["bone_i_2"]})
    run(step(t), turn_start=LEFT_WING, battle_card={0: CARD_1, 1: CARD_1}, gain_any=ASH)
    assert t.minions[LEFT_WING] == [0]
    assert t.control[CITADEL] == 0


@rule("ash:battle.02", "ash:r.bat.6")
@pytest.mark.parametrize(("seats", "options", "room"), [(2, {}, 1), (2, {"automa": True}, 2), (3, {}, 2), (4, {}, 2)])
def test_a_province_has_one_battle_space_and_a_dashed_one_for_three_or_four(
    seats: int, options: dict[str, Any], room: int
) -> None:
    t = table(seats, areas={"coast": (1, ["start_ash"], [])}, hands={0: ["bone_i_1"]}, **options)
    for battles in range(room):
        t.minions[BATTLE[COAST]] = [0] * battles
        assert BATTLE[COAST] in offered(step(t)).options
        assert t.is_free(BATTLE[COAST])
    t.minions[BATTLE[COAST]] = [0] * room
    assert BATTLE[COAST] not in offered(step(t)).options
    assert not t.is_free(BATTLE[COAST])


@rule("ash:battle.02", "ash:r.bat.6")
def test_the_board_has_as_many_dashed_battle_spaces_as_open_ones() -> None:
    layout = BOARD.province_layout
    assert (layout.battle_spaces, layout.battle_spaces_dashed, layout.minions_per_space) == (1, 1, 1)


@rule("ash:battle.03")
def test_without_a_warrior_in_hand_no_battle_is_offered() -> None:
    areas: Areas = {"coast": (1, ["start_ash"], []), "desert": (0, ["start_bone"], ["bone_iii_6"])}
    t = table(areas=areas, graveyards={0: ["ash_iii_6"]})
    assert not [space for space in offered(step(t)).options if BATTLE_SPACE <= space <= MAIN_GATE]
    t.sides[0].hand = ws("bone_i_1")
    assert {BATTLE[COAST], LEFT_WING, RIGHT_WING, MAIN_GATE} <= set(offered(step(t)).options)


HAND = ws("bone_i_1", "bone_i_2", "ash_i_1")


def lay(space: int, fighters: list[Warrior], most: int) -> list[Warrior]:
    """Lay these attackers, three being in hand, and look what lies there when a card is asked for."""
    t = table(areas={"coast": (1, ["start_ash"], [])}, hands={0: ["bone_i_1", "bone_i_2", "ash_i_1"]})
    ended = len(fighters) == most or fighters[-1] == HAND[-1]
    asked = offered(battle(t, 0, space), battle_attackers=fighters if ended else [*fighters, None])
    assert (asked.seat, asked.kind.name) == (0, "battle.card")
    assert sorted(t.attackers + t.sides[0].hand) == HAND
    return t.attackers


@rule("ash:battle.04")
def test_for_a_province_any_one_or_two_warriors_attack() -> None:
    for size in (1, 2):
        for fighters in combinations(HAND, size):
            assert lay(BATTLE[COAST], list(fighters), most=2) == list(fighters)


@rule("ash:battle.05")
def test_for_the_citadel_up_to_three_warriors_attack() -> None:
    for size in (1, 2, 3):
        for fighters in combinations(HAND, size):
            assert lay(RIGHT_WING, list(fighters), most=3) == list(fighters)


@rule("ash:r.bat.5")
@pytest.mark.parametrize("space", [BATTLE[COAST], RIGHT_WING])
def test_nobody_attacks_with_no_warriors(space: int) -> None:
    t = table(areas={"coast": (1, ["start_ash"], [])}, hands={0: ["bone_i_1", "bone_i_2", "ash_i_1"]})
    assert offered(battle(t, 0, space)).options == HAND


# -- face down, and shown --------------------------------------------------------------------------------------------


@rule("ash:battle.06")
def test_the_defender_sees_how_many_attackers_there_are_but_not_which() -> None:
    t = table(areas={"coast": (1, ["start_ash"], [])}, hands={0: ["bone_i_1", "bone_i_2", "ash_i_1"]})
    g = game(t)
    choose(g, BATTLE[COAST], *ws("bone_i_1", "ash_i_1"))
    for seat in (1, None):
        seen = g.view(seat)
        assert seen["table"]["attackers"] == {"count": 2, "warriors": None}
        assert seen["table"]["sides"][0]["hand"] is None
        assert [kind for _, kind, _ in seen["trail"]] == ["turn.start"]
        assert g.events(seat)[-1]["params"] == {"side": 0, "count": 2}
    assert g.view(0)["table"]["attackers"] == {"count": 2, "warriors": ["bone_i_1", "ash_i_1"]}


@rule("ash:battle.07")
def test_the_defender_decides_on_nothing_but_his_card() -> None:
    t = table(areas={"coast": (1, ["start_ash"], ["bone_i_1"])}, hands={0: ["ash_ii_4"], 1: ["bone_iii_6"]})
    g = game(t)
    choose(g, BATTLE[COAST])
    choose(g, CARD_4, seat=0)
    assert [(d.seat, d.kind.name) for d in g.decisions] == [(1, "battle.card")]
    choose(g, CARD_DIE, seat=1)
    choose(g, ASH)
    assert (table_of(g).control[COAST], table_of(g).sides[1].hand) == (0, ws("bone_iii_6"))


@rule("ash:battle.08")
@pytest.mark.parametrize("first", [0, 1])
def test_nobody_sees_the_card_of_the_other_before_both_are_chosen(first: int) -> None:
    t = table(areas={"coast": (1, ["start_ash"], [])}, hands={0: ["bone_i_1"]})
    g = game(t)
    choose(g, BATTLE[COAST])
    assert [(d.seat, d.kind.name) for d in g.decisions] == [(0, "battle.card"), (1, "battle.card")]
    second = 1 - first
    before = [(g.view(seat), g.events(seat)) for seat in (second, None)]
    choose(g, CARD_4, seat=first)
    assert [(g.view(seat), g.events(seat)) for seat in (second, None)] == before
    assert [d.seat for d in g.decisions] == [second]


@rule("ash:battle.08")
def test_the_chosen_cards_lie_face_down() -> None:
    """Visio's Premonition falls between the choice and the reveal."""
    t = table(areas={"coast": (1, ["start_ash"], [])}, hands={0: ["bone_i_1"]}, powers=True)
    g = game(t)
    choose(g, BATTLE[COAST])
    choose(g, CARD_4, seat=0)
    choose(g, CARD_3, seat=1)
    assert g.decision is not None
    assert g.decision.kind.name == "power.premonition"
    seen = {seat: [side["laid"] for side in g.view(seat)["table"]["sides"]] for seat in (0, 1, None)}
    assert seen == {0: [["card_4"], [None]], 1: [[None], ["card_3"]], None: [[None], [None]]}
    assert g.view(1)["table"]["attackers"]["warriors"] is None


@rule("ash:battle.09")
def test_cards_and_attackers_are_shown_together() -> None:
    """Mors may have the attacker's die rolled again: all three have been turned up by then."""
    t = table(
        3,
        roles=["nox", "fortis", "mors"],
        dice=(2,),
        areas={"coast": (1, ["start_ash"], [])},
        hands={0: ["bone_i_1", "bone_i_2"]},
        powers=True,
    )
    g = game(t)
    choose(g, BATTLE[COAST], w("bone_i_2"), seat=0)
    choose(g, CARD_DIE, seat=0)
    choose(g, CARD_3, seat=1)
    assert g.decision is not None
    assert (g.decision.seat, g.decision.kind.name) == (2, "power.second-chance")
    for seat in (0, 1, 2, None):
        seen = g.view(seat)["table"]
        assert seen["attackers"] == {"count": 1, "warriors": ["bone_i_2"]}
        assert [side["laid"] for side in seen["sides"]] == [["card_die"], ["card_3"], []]
        told = [event["event"] for event in g.events(seat)]
        assert told[-5:] == ["cards-laid", "attackers-shown", "card-shown", "card-shown", "rolled"]


# -- totals ----------------------------------------------------------------------------------------------------------


@rule("ash:battle.10", "ash:battle.12", "ash:battle.13")
@pytest.mark.parametrize(("attackers", "ruler"), [(["ash_iii_5"], 1), (["ash_iii_6"], 0)])
def test_warriors_reinforcement_and_card_make_the_total_of_the_defender(attackers: list[str], ruler: int) -> None:
    """3 + 1 of one type, + 1 for the pair, + card 1 = 6: six is a tie, seven wins."""
    t = table(areas={"coast": (1, ["start_ash"], ["bone_ii_3", "bone_i_1"])}, hands={0: attackers})
    run(battle(t, 0, BATTLE[COAST]), battle_card={0: CARD_1, 1: CARD_1}, gain_any={1 - ruler: ASH})
    assert t.control[COAST] == ruler


@rule("ash:battle.10", "ash:battle.12", "ash:battle.13")
@pytest.mark.parametrize(("defenders", "ruler"), [(["ash_iii_5"], 0), (["ash_iii_6"], 1)])
def test_warriors_reinforcement_and_card_make_the_total_of_the_attacker(defenders: list[str], ruler: int) -> None:
    """4 + 1 of one type, + 1 for the pair, + card 1 = 7."""
    t = table(areas={"coast": (1, ["start_ash"], defenders)}, hands={0: ["bone_i_1", "bone_ii_4"]})
    fighters = ws("bone_i_1", "bone_ii_4")
    run(
        battle(t, 0, BATTLE[COAST]),
        battle_attackers=fighters,
        battle_card={0: CARD_1, 1: CARD_1},
        gain_any={1 - ruler: ASH},
    )
    assert t.control[COAST] == ruler


# -- the result ------------------------------------------------------------------------------------------------------


def lost_attack() -> Table:
    """An attack that fails: 2 + 3 against 4 + 5 (an automaton)."""
    t = table(
        areas={"coast": (1, ["start_ash", "bone_i_a"], ["blood_ii_4", "automaton_ii_5"])},
        hands={0: ["bone_i_2", "automaton_i_3"]},
    )
    t.decks = [[], [], []]
    fighters = ws("bone_i_2", "automaton_i_3")
    run(
        battle(t, 0, BATTLE[COAST]),
        battle_attackers=fighters,
        battle_card={0: CARD_1, 1: CARD_1},
        gain_any={0: ASH},
    )
    return t


@rule("ash:battle.14")
def test_beaten_attackers_go_to_the_graveyard_but_automatons_to_their_deck() -> None:
    t = lost_attack()
    assert t.sides[0].graveyard == ws("bone_i_2")
    assert t.sides[0].hand == t.attackers == []
    assert t.decks[0] == ws("automaton_i_3")


@rule("ash:battle.14")
def test_two_ordinary_attackers_fall_together() -> None:
    t = table(areas={"coast": (1, ["start_ash"], ["blood_iii_6"])}, hands={0: ["bone_i_1", "ash_i_1"]})
    fighters = ws("bone_i_1", "ash_i_1")
    cards = {0: CARD_0, 1: CARD_1}
    run(battle(t, 0, BATTLE[COAST]), battle_attackers=fighters, battle_card=cards, card_black=None)
    assert t.sides[0].graveyard == fighters


@rule("ash:battle.15")
def test_the_winning_defenders_stay_except_automatons_and_control_does_not_change() -> None:
    t = lost_attack()
    assert t.control[COAST] == 1
    assert t.stacks[COAST] == [b("start_ash"), b("bone_i_a")]
    assert t.defenders[COAST] == ws("blood_ii_4")
    assert t.sides[1].graveyard == []
    assert t.decks[1] == ws("automaton_ii_5")


def won_attack() -> Table:
    """An attack that succeeds: 6 + 5 (an automaton) against 1 + 3 (an automaton)."""
    t = table(
        areas={
            "coast": (1, ["start_ash", "bone_i_a"], ["blood_i_1", "automaton_i_3"]),
            "forest": (1, ["start_bone"], ["ash_i_1"]),
        },
        hands={0: ["bone_iii_6", "automaton_ii_5"], 1: ["ash_i_2"]},
    )
    t.decks = [[], [], []]
    fighters = ws("bone_iii_6", "automaton_ii_5")
    run(
        battle(t, 0, BATTLE[COAST]),
        battle_attackers=fighters,
        battle_card={0: CARD_1, 1: CARD_1},
        gain_any={1: ASH},
    )
    return t


@rule("ash:battle.16")
def test_the_winning_attacker_takes_the_area_with_its_building() -> None:
    t = won_attack()
    assert t.control[COAST] == 0
    assert t.stacks[COAST] == [b("start_ash"), b("bone_i_a")]


@rule("ash:battle.17")
def test_beaten_defenders_go_to_the_graveyard_of_their_owner_but_automatons_to_their_deck() -> None:
    t = won_attack()
    assert t.sides[1].graveyard == ws("blood_i_1")
    assert t.sides[0].graveyard == []
    assert t.decks[0] == ws("automaton_i_3")
    assert t.defenders[FOREST] == ws("ash_i_1")


@rule("ash:battle.18")
def test_the_winning_attackers_must_stay_as_defenders_but_automatons_leave() -> None:
    t = won_attack()
    assert t.defenders[COAST] == ws("bone_iii_6")
    assert t.sides[0].hand == []
    assert t.decks[1] == ws("automaton_ii_5")


@rule("ash:battle.18")
def test_two_winning_attackers_both_defend() -> None:
    t = table(areas={"coast": (1, ["start_ash"], ["blood_i_1"])}, hands={0: ["bone_iii_6", "ash_i_1", "blood_i_2"]})
    fighters = ws("bone_iii_6", "ash_i_1")
    cards = {0: CARD_1, 1: CARD_0}
    run(battle(t, 0, BATTLE[COAST]), battle_attackers=fighters, battle_card=cards, card_black=None)
    assert t.defenders[COAST] == fighters
    assert t.sides[0].hand == ws("blood_i_2")


@rule("ash:battle.21")
def test_the_control_tokens_change_with_the_area() -> None:
    areas: Areas = {
        "coast": (1, ["start_ash"], []),
        "forest": (1, ["start_bone"], []),
        "desert": (0, ["start_blood"], []),
    }
    t = table(areas=areas, hands={0: ["bone_i_2"]})
    assert [t.control.count(side) for side in (0, 1, KING)] == [1, 2, 1]
    run(battle(t, 0, BATTLE[COAST]), battle_card={0: CARD_1, 1: CARD_1}, gain_any={1: ASH})
    assert klubovna.rules("ash").view(t, None).provinces[COAST].control == 0
    assert [t.control.count(side) for side in (0, 1, KING)] == [2, 1, 1]


# -- after the battle ------------------------------------------------------------------------------------------------


@rule("ash:battle.19")
@pytest.mark.parametrize("attacker", ["bone_i_1", "bone_iii_6"])
def test_both_resolve_their_cards_whoever_wins(attacker: str) -> None:
    t = table(areas={"coast": (1, ["start_ash"], ["ash_i_2"])}, hands={0: [attacker]})
    winner = int(attacker == "bone_i_1")
    run(battle(t, 0, BATTLE[COAST]), battle_card={0: CARD_1, 1: CARD_1}, gain_any={1 - winner: BONE})
    assert (supply(t, winner), supply(t, 1 - winner)) == ({"gold": 2}, {"bone": 1})


@rule("ash:battle.20")
def test_both_put_the_used_card_face_up_on_their_pile() -> None:
    t = table(
        areas={"coast": (1, ["start_ash"], [])},
        hands={0: ["bone_iii_6"]},
        cards={0: [CARD_0, CARD_1, CARD_4], 1: [CARD_1, CARD_3]},
    )
    run(battle(t, 0, BATTLE[COAST]), battle_card={0: CARD_1, 1: CARD_3}, gain_any={1: ASH})
    assert (t.sides[0].cards, t.sides[0].discard[-1]) == ([CARD_0, CARD_4], CARD_1)
    assert (t.sides[1].cards, t.sides[1].discard[-1]) == ([CARD_1], CARD_3)
    assert t.sides[0].laid == t.sides[1].laid == []
    sides = klubovna.rules("ash").view(t, None).sides
    assert [side.discard_top for side in sides] == ["card_1", "card_3"]


@rule("ash:r.bat.1")
def test_automatons_leave_then_the_winner_is_rewarded_then_the_loser_compensated_then_both_discard() -> None:
    def position() -> Table:
        t = table(areas={"coast": (1, ["start_ash"], [])}, hands={0: ["automaton_iii_6"]})
        t.decks = [[], [], []]
        return t

    t = position()
    asked = offered(battle(t, 0, BATTLE[COAST]), battle_card={0: CARD_4, 1: CARD_1})
    assert (asked.seat, asked.kind.name) == (0, "gain.any")
    assert t.decks[2] == ws("automaton_iii_6")
    t = position()
    asked = offered(battle(t, 0, BATTLE[COAST]), battle_card={0: CARD_4, 1: CARD_1}, gain_any={0: ASH})
    assert (asked.seat, asked.kind.name) == (1, "gain.any")
    assert (t.sides[0].laid, t.sides[1].laid) == ([CARD_4], [CARD_1])
    assert (t.sides[0].discard, t.sides[1].discard) == ([], [])


@rule("ash:r.bat.1")
def test_a_winning_defender_is_rewarded_before_the_attacker_is_compensated() -> None:
    t = table(areas={"coast": (1, ["start_ash"], ["bone_iii_6"])}, hands={0: ["bone_i_1"]})
    assert offered(battle(t, 0, BATTLE[COAST]), battle_card={0: CARD_1, 1: CARD_4}).seat == 1


@rule("ash:battle.04", "ash:battle.05")
def test_attackers_are_marked_in_any_order() -> None:
    position: dict[str, Any] = {"hands": {0: ["bone_i_1", "ash_i_1", "blood_i_1", "sulphur_i_1"]}}
    marked, one_by_one = game(table(**position)), game(table(**position))
    choose(marked, LEFT_WING)
    assert marked.decision is not None
    subset = marked.decision.subset
    assert subset is not None
    items = subset.items
    assert (sorted(items), subset.least, subset.most) == (items, 1, 3)
    marked.choose_set([3, 1, 0], 0)
    choose(one_by_one, LEFT_WING, items[0], items[1], items[3])
    assert marked.fingerprint() == one_by_one.fingerprint()
    assert marked.record()["inputs"] == one_by_one.record()["inputs"]


@rule("ash:battle.14", "ash:battle.17", "ash:cards.07")
def test_the_log_names_the_clause_by_which_a_warrior_falls() -> None:
    areas: dict[str, Any] = {"volcano": (1, ["bone_i_a"], ["bone_ii_3"])}
    for hand, cards, told in (
        ("ash_i_1", (CARD_1, CARD_1), ("attacker-fell", "battle.14", 0)),
        ("ash_iii_6", (CARD_1, CARD_1), ("fell", "battle.17", 1)),
        ("ash_iii_6", (CARD_1, CARD_0), ("given-up", "cards.07", 0)),
    ):
        g = game(table(areas=areas, hands={0: [hand]}))
        choose(g, BATTLE[VOLCANO])
        choose(g, cards[0], seat=0)
        choose(g, cards[1], seat=1)
        if cards[1] == CARD_0:
            choose(g, 1)
        falls = [e for e in g.events(None) if e["event"] in ("attacker-fell", "fell", "given-up")]
        assert told in [(e["event"], e["rule"], e["params"]["side"]) for e in falls]
