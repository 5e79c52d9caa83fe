"""The battle cards of the automated opponent (AP)."""

from __future__ import annotations

import pytest

import klubovna
from ash.tables import (
    BATTLE,
    CARD_0,
    CARD_1,
    CARD_3,
    CARD_4,
    RESOURCE,
    VOLCANO,
    asked,
    choose,
    game,
    on_top,
    table,
    table_of,
    w,
    ws,
)
from klubovna.games.ash import automa
from klubovna.games.ash.battle import battle
from klubovna.games.ash.facts import CARDS, CITADEL
from klubovna.games.ash.state import KING, Table
from klubovna.testing import offered, rule, run

AP = 1
"""In the solo game the automated opponent is the side after the only seat."""
HUMAN = 0


@rule("ash:apb.01")
def test_its_battle_cards_are_a_shuffled_face_down_deck() -> None:
    decks = [table_of(klubovna.new("ash", seats=1, seed=seed)).sides[AP].cards for seed in range(12)]
    assert all(sorted(deck) == CARDS for deck in decks)
    assert len({tuple(deck) for deck in decks}) > 6
    g = klubovna.new("ash", seats=1, seed=1)
    for seat in (HUMAN, None):
        side = g.view(seat)["table"]["sides"][AP]
        assert (side["cards_count"], side["cards"]) == (5, None)
    tops = {table_of(g.determinized(HUMAN, seed)).sides[AP].cards[-1] for seed in range(30)}
    assert tops == set(CARDS)


@pytest.mark.parametrize("attacker", [HUMAN, AP])
@rule("ash:apb.02")
def test_the_human_picks_and_shows_first_then_the_top_card_is_turned_up(attacker: int) -> None:
    defender = HUMAN if attacker == AP else AP
    t = table(
        1,
        active=attacker,
        dice=(1,) if attacker == AP else (),
        areas={"volcano": (defender, ["bone_i_a"], [])},
        hands={attacker: ["bone_i_2"]},
        cards={AP: [CARD_0, CARD_1, CARD_3]},
    )
    on_top(t, "ap_5")
    g = game(t)
    if attacker == HUMAN:
        choose(g, BATTLE[VOLCANO])
    assert [(d.seat, d.kind.name) for d in g.decisions] == [(HUMAN, "battle.card")]
    assert (table_of(g).sides[AP].cards, table_of(g).sides[AP].laid) == ([CARD_0, CARD_1, CARD_3], [])
    choose(g, CARD_4)
    shown = [(e["params"]["side"], e["params"]["card"]) for e in g.events(None) if e["event"] == "card-shown"]
    assert shown == [(HUMAN, CARD_4), (AP, CARD_3)]


@rule("ash:apb.03")
def test_the_opponent_discards_used_cards_face_up() -> None:
    t = table(1, areas={"volcano": (AP, ["bone_i_a"], [])}, hands={HUMAN: ["bone_i_2"]}, cards={AP: [CARD_0, CARD_4]})
    t.sides[AP].discard = [CARD_1]
    on_top(t, "ap_5")
    g = game(t)
    choose(g, BATTLE[VOLCANO], CARD_1, RESOURCE["bone"])
    assert (table_of(g).sides[AP].cards, table_of(g).sides[AP].discard) == ([CARD_0], [CARD_1, CARD_4])
    side = g.view(HUMAN)["table"]["sides"][AP]
    assert (side["discard_count"], side["discard_top"], side["laid"]) == (2, "card_4", [])


@rule("ash:apb.04")
def test_after_the_last_card_the_pile_is_shuffled_into_a_new_deck_at_once() -> None:
    decks = set()
    for seed in range(10):
        t = table(1, seed=seed, areas={"volcano": (AP, ["bone_i_a"], ["bone_iii_6", "bone_iii_5"])})
        first = t.sides[AP].cards[::-1]
        for fought in range(5):
            t.sides[HUMAN].hand = ws("ash_i_1")
            t.sides[HUMAN].cards = [CARD_1, CARD_3]
            assert t.sides[AP].discard == first[:fought]
            t.chance.load(*([3] if t.sides[AP].cards[-1] == CARDS[-1] else []))
            run(battle(t, HUMAN, BATTLE[VOLCANO]), battle_card=CARD_1, gain_any=0)
        assert sorted(t.sides[AP].cards) == CARDS
        assert t.sides[AP].discard == []
        assert all(seats == 0 for seats in t.sides[AP].seen_cards)  # face down again
        decks.add(tuple(t.sides[AP].cards))
    assert len(decks) > 5


@rule("ash:apb.05")
def test_rewards_and_compensations_are_points() -> None:
    won = table(
        1,
        active=AP,
        areas={"volcano": (HUMAN, ["bone_i_a"], [])},
        hands={AP: ["bone_iii_6"]},
        cards={AP: [CARD_0, CARD_1]},
    )
    run(automa.attack_province(won, AP, VOLCANO), battle_card=CARD_1, gain_any=0)
    assert (won.control[VOLCANO], won.sides[AP].vp, won.sides[AP].supply) == (AP, 2, [0] * 5)
    lost = table(
        1, areas={"volcano": (AP, ["bone_i_a"], [])}, hands={HUMAN: ["bone_iii_6"]}, cards={AP: [CARD_0, CARD_4]}
    )
    run(battle(lost, HUMAN, BATTLE[VOLCANO]), battle_attackers=ws("bone_iii_6"), battle_card=CARD_1)
    assert (lost.control[VOLCANO], lost.sides[AP].vp, lost.sides[AP].supply) == (HUMAN, 2, [0] * 5)


def beaten_attack(defenders: list[str], fallen: list[str], hand: list[str]) -> Table:
    """The AP attacks the volcano with card 0."""
    return table(
        1,
        active=AP,
        areas={"volcano": (HUMAN, ["bone_i_a"], defenders)},
        hands={AP: hand},
        graveyards={AP: fallen},
        cards={AP: [CARD_1, CARD_0]},
    )


@rule("ash:apb.06")
def test_beaten_in_attack_with_card_0_it_causes_a_loss() -> None:
    t = beaten_attack(["bone_ii_4", "ash_i_2"], ["blood_iii_5"], ["ash_i_1"])
    decision = offered(automa.attack_province(t, AP, VOLCANO), battle_card=CARD_4, gain_any=0)
    assert (decision.seat, decision.kind.name) == (HUMAN, "card.loss")
    assert decision.options == ws("bone_ii_4", "ash_i_2")
    t = beaten_attack(["bone_ii_4", "ash_i_2"], ["blood_iii_5"], ["ash_i_1"])
    run(automa.attack_province(t, AP, VOLCANO), battle_card=CARD_4, gain_any=0, card_loss=w("bone_ii_4"))
    assert (t.control[VOLCANO], t.defenders[VOLCANO]) == (HUMAN, ws("ash_i_2"))
    assert t.sides[HUMAN].graveyard == ws("bone_ii_4")
    assert (t.sides[AP].hand, t.sides[AP].vp) == ([], 0)


def beaten_defence(defenders: list[str], fallen: list[str]) -> Table:
    """The human takes the volcano from the AP, which fights with card 0."""
    t = table(
        1,
        areas={"volcano": (AP, ["bone_i_a"], defenders)},
        hands={HUMAN: ["bone_iii_6"]},
        graveyards={AP: fallen},
        cards={AP: [CARD_1, CARD_0]},
    )
    run(battle(t, HUMAN, BATTLE[VOLCANO]), battle_card=CARD_1)
    assert t.control[VOLCANO] == HUMAN
    return t


@rule("ash:apb.07")
def test_beaten_in_defence_with_card_0_it_takes_its_strongest_fallen_back() -> None:
    t = beaten_defence(["ash_i_1"], ["bone_i_2", "sulphur_iii_5"])
    assert t.sides[AP].hand == ws("sulphur_iii_5")
    assert sorted(t.sides[AP].graveyard) == ws("bone_i_2", "ash_i_1")
    assert t.defenders[VOLCANO] == ws("bone_iii_6")
    assert beaten_defence(["ash_ii_4"], ["bone_i_2"]).sides[AP].hand == ws("ash_ii_4")  # beaten just now


@rule("ash:r.ap.10")
def test_if_one_effect_of_card_0_is_impossible_it_uses_the_other() -> None:
    t = beaten_attack([], ["bone_i_2"], ["ash_i_1"])
    run(automa.attack_province(t, AP, VOLCANO), battle_card=CARD_4, gain_any=0)  # nobody to be lost
    assert (t.sides[AP].hand, t.sides[AP].graveyard) == (ws("bone_i_2"), ws("ash_i_1"))
    t = beaten_defence([], [])  # nobody to come back
    assert (t.defenders[VOLCANO], t.sides[HUMAN].graveyard) == ([], ws("bone_iii_6"))
    t = table(2, automa=True, active=2, dice=(1,), hands={2: ["bone_i_1"]}, cards={2: [CARD_1, CARD_0]})
    run(automa.attack_citadel(t, 2, VOLCANO))  # the king loses nobody
    assert (t.control[CITADEL], t.sides[2].hand, t.sides[2].graveyard) == (KING, ws("bone_i_1"), [])


@rule("ash:r.ap.11")
def test_a_winning_opponent_gives_up_its_weakest_warrior() -> None:
    cases = [
        (["bone_i_1", "ash_i_2"], "bone_i_1"),
        (["bone_ii_3", "ash_i_2"], "ash_i_2"),
        (["bone_i_2", "ash_i_2", "bone_ii_3"], "ash_i_2"),  # without the other one the pair would break
        (["ash_i_2", "sulphur_i_1", "sulphur_i_2"], "sulphur_i_1"),  # the weakest, though that breaks a pair
        (["bone_i_2", "ash_i_2"], "bone_i_2"),
    ]
    for hand, given_up in cases:
        t = table(1, active=AP, areas={"citadel": (HUMAN, [], [])}, hands={AP: hand}, cards={AP: [CARD_1, CARD_4]})
        run(automa.attack_citadel(t, AP, VOLCANO), battle_card=CARD_0, card_black=1)
        assert t.control[CITADEL] == AP
        assert t.sides[AP].graveyard == ws(given_up)
        assert sorted(t.defenders[CITADEL]) == sorted(ws(*(name for name in hand if name != given_up)))


@rule("ash:apb.02", "ash:r.ap.11")
def test_nobody_asks_the_opponent_anything() -> None:
    t = table(1, areas={"volcano": (AP, ["bone_i_a"], ["bone_ii_4", "ash_ii_3"])}, hands={HUMAN: ["ash_i_1"]})
    t.sides[AP].cards.append(t.sides[AP].cards.pop(t.sides[AP].cards.index(CARD_3)))
    on_top(t, "ap_5")
    g = game(t)
    choose(g, BATTLE[VOLCANO], CARD_0)
    assert asked(g) == "card.black"
    choose(g, 1)
    assert table_of(g).sides[AP].graveyard == ws("ash_ii_3")
    assert asked(g) == "turn.start"
