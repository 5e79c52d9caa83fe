"""Automatons, and the reinforcement of warriors of one type."""

from typing import Any

from ash.tables import BATTLE, CARD_0, CARD_1, CARD_3, CARD_4, COAST, VOLCANO, supply, table, w, ws
from klubovna.games.ash.barons.fortis.baron import ADD, regroup
from klubovna.games.ash.battle import battle
from klubovna.games.ash.facts import BONE, CITADEL, GOLD, RETURNS_TO, WARRIOR_FACTS, Area
from klubovna.games.ash.look import view
from klubovna.games.ash.records import WarriorFacts
from klubovna.games.ash.scoring import final_scoring
from klubovna.games.ash.state import LEFT_WING, RIGHT_WING, Table, strength
from klubovna.games.ash.summon import summon
from klubovna.games.ash.turn import place_minion, step
from klubovna.testing import offered, rule, run

AUTOMATONS = [facts for facts in WARRIOR_FACTS if facts.automaton]


def price(facts: WarriorFacts) -> float:
    """What a cost is worth: sulphur and blood are rarer, an ingredient of free choice lies between."""
    cost = facts.cost
    return cost.bone + cost.ash + 1.5 * (cost.sulphur + cost.blood) + 1.25 * cost.any


def storm(t: Table, *attackers: str, cards: tuple[int, int], **answers: Any) -> None:
    """Seat 0 attacks the volcano of seat 1 with its only warrior, or with two of several."""
    laid = {"battle_attackers": sorted(ws(*attackers))} if len(attackers) > 1 else {}
    run(battle(t, 0, BATTLE[VOLCANO]), battle_card={0: cards[0], 1: cards[1]}, **laid, **answers)


@rule("ash:auto.01")
def test_the_card_names_the_deck_it_returns_to() -> None:
    assert len(AUTOMATONS) == 4
    for facts in WARRIOR_FACTS:
        assert (facts.returns_to in (1, 2, 3)) == facts.automaton, facts.id
    t = table(areas={"volcano": (1, [], [])}, hands={0: ["automaton_iii_6"]})
    t.decks = [[], [], []]
    storm(t, "automaton_iii_6", cards=(CARD_3, CARD_3), gain_any=BONE)
    assert t.decks[RETURNS_TO[w("automaton_iii_6")] - 1] == ws("automaton_iii_6")


@rule("ash:auto.02")
def test_automatons_are_cheap_but_serve_once() -> None:
    for automaton in AUTOMATONS:
        for other in WARRIOR_FACTS:
            if not other.automaton and not other.starting and other.strength == automaton.strength:
                assert price(automaton) < price(other), (automaton.id, other.id)
    t = table(areas={"volcano": (1, [], [])}, hands={0: ["automaton_ii_5"]})
    storm(t, "automaton_ii_5", cards=(CARD_3, CARD_3), gain_any=BONE)
    assert (t.sides[0].hand, t.sides[0].graveyard, t.defenders[VOLCANO]) == ([], [], []), "after one battle it is gone"


@rule("ash:auto.03")
def test_an_automaton_is_summoned_like_any_warrior() -> None:
    t = table(supplies={0: {"bone": 5}}, offer=["automaton_i_3", "bone_i_1"], finish=True)
    assert offered(step(t)).options == [None, w("bone_i_1"), w("automaton_i_3")]
    run(step(t), turn_finish=w("automaton_i_3"))
    assert (supply(t, 0), t.sides[0].hand) == ({"bone": 3}, ws("automaton_i_3"))
    assert t.active == 1, "that was the summoning of this turn"


@rule("ash:auto.04")
def test_its_special_ingredients_are_paid_with_any_resource() -> None:
    t = table(supplies={0: {"gold": 2, "bone": 1, "blood": 1}}, offer=["automaton_i_3"])
    run(summon(t, 0, w("automaton_i_3")), pay_any=[GOLD, GOLD])
    assert supply(t, 0) == {"bone": 1, "blood": 1}
    t = table(supplies={0: {"sulphur": 1, "bone": 1, "blood": 1}}, offer=["automaton_ii_5"])
    run(summon(t, 0, w("automaton_ii_5")), pay_any=BONE)
    assert supply(t, 0) == {}, "the sulphur for itself, the others for the ingredients"


@rule("ash:auto.05")
def test_an_automaton_of_the_winner_is_shuffled_into_its_deck() -> None:
    places = set()
    for seed in range(20):
        t = table(seed=seed, areas={"volcano": (1, ["bone_i_a"], [])}, hands={0: ["automaton_ii_5"]})
        t.decks = [ws("bone_i_1"), ws("bone_ii_3", "ash_ii_3", "blood_ii_3"), ws("bone_iii_5")]
        storm(t, "automaton_ii_5", cards=(CARD_3, CARD_3), gain_any=BONE)
        assert [len(deck) for deck in t.decks] == [1, 4, 1]
        places.add(t.decks[1].index(w("automaton_ii_5")))
    assert len(places) > 2
    assert t.seen_warriors[w("automaton_ii_5")] == 0, "nobody knows where in the deck it lies"


@rule("ash:auto.05")
def test_an_automaton_of_the_loser_leaves_too() -> None:
    t = table(
        areas={"volcano": (1, ["bone_i_a"], ["bone_iii_6"])}, hands={0: ["automaton_i_3", "automaton_ii_4", "ash_i_1"]}
    )
    t.decks = [[], [], []]
    storm(t, "automaton_i_3", "automaton_ii_4", cards=(CARD_0, CARD_4), card_black=None, gain_any=BONE)
    assert t.decks == [ws("automaton_i_3"), ws("automaton_ii_4"), []]
    assert t.sides[0].graveyard == []
    assert t.sides[0].hand == ws("ash_i_1"), "one that stayed in hand stays there"


@rule("ash:auto.06")
def test_automatons_leave_before_the_compensation() -> None:
    t = table(
        areas={"volcano": (1, ["bone_i_a"], [])},
        hands={0: ["automaton_ii_4", "automaton_ii_5"]},
        graveyards={1: ["ash_i_1"]},
    )
    laid = {"battle_attackers": ws("automaton_ii_4", "automaton_ii_5")}
    black = offered(battle(t, 0, BATTLE[VOLCANO]), battle_card={0: CARD_3, 1: CARD_0}, **laid)
    assert (black.kind.name, black.options) == ("card.black", [None, 2]), "no warrior is left to be lost"


@rule("ash:auto.07")
def test_an_automaton_does_not_hold_what_it_conquers() -> None:
    t = table(areas={"volcano": (1, ["bone_i_a"], ["ash_i_1"])}, hands={0: ["bone_i_1", "automaton_ii_5"]})
    storm(t, "bone_i_1", "automaton_ii_5", cards=(CARD_3, CARD_3), gain_any=BONE)
    assert (t.control[VOLCANO], t.defenders[VOLCANO]) == (0, ws("bone_i_1"))


@rule("ash:auto.08")
def test_an_automaton_defends_only_after_adjusting() -> None:
    t = table(areas={"volcano": (0, ["bone_i_a"], [])}, hands={0: ["automaton_i_3"]})
    run(place_minion(t, 0, VOLCANO), adjust=w("automaton_i_3"))
    assert t.defenders[VOLCANO] == ws("automaton_i_3")
    t = table(
        roles=["fortis", "nox"],
        areas={"volcano": (0, ["bone_i_a"], []), "coast": (0, ["ash_i_a"], [])},
        hands={0: ["automaton_i_3", "bone_i_1", "ash_i_1"]},
        powers=True,
    )
    assert offered(regroup(t, 0), power_regroup=ADD).options == sorted(ws("bone_i_1", "ash_i_1")), "not by a power"


@rule("ash:auto.09")
def test_a_defending_automaton_leaves_though_the_defence_held() -> None:
    t = table(areas={"volcano": (1, ["bone_i_a"], ["automaton_ii_4", "ash_i_1"])}, hands={0: ["bone_i_1"]})
    t.decks = [[], ws("bone_ii_3"), []]
    storm(t, "bone_i_1", cards=(CARD_1, CARD_3), gain_any=BONE)
    assert (t.control[VOLCANO], t.defenders[VOLCANO]) == (1, ws("ash_i_1"))
    assert sorted(t.decks[1]) == sorted(ws("bone_ii_3", "automaton_ii_4"))
    assert t.sides[1].graveyard == []


@rule("ash:auto.10")
def test_an_automaton_never_used_costs_its_level() -> None:
    for name, level in (("automaton_i_3", 1), ("automaton_ii_4", 2), ("automaton_iii_6", 3)):
        t = table(hands={0: [name]})
        t.sides[0].vp = 10
        final_scoring(t)
        assert (t.sides[0].vp, t.sides[1].vp) == (10 - level, 0)


@rule("ash:r.war.7")
def test_automatons_in_hand_and_on_the_board_count() -> None:
    t = table(
        areas={"volcano": (0, ["bone_i_a"], ["automaton_ii_4"]), "coast": (1, ["ash_i_a"], ["automaton_ii_5"])},
        hands={0: ["automaton_iii_6"]},
    )
    t.sides[0].vp = 10
    final_scoring(t)
    assert t.sides[0].vp == 10 - 2 - 3


# -- reinforcements ----------------------------------------------------------------------------------------------------


@rule("ash:rein.01")
def test_a_pair_adds_one() -> None:
    assert strength(ws("blood_i_2", "blood_ii_3")) == 6
    for won, hand in ((True, ["blood_i_2", "blood_ii_3"]), (False, ["blood_i_2", "ash_ii_3"])):
        t = table(areas={"volcano": (1, ["bone_i_a"], ["ash_iii_5"])}, hands={0: hand})
        storm(t, *hand, cards=(CARD_3, CARD_3), gain_any=BONE)
        assert (t.control[VOLCANO] == 0) == won, "6 or 5 against 5"


@rule("ash:rein.02")
def test_a_triple_adds_two() -> None:
    assert strength(ws("ash_i_1", "ash_i_2", "ash_ii_3")) == 8
    for won, defenders in ((True, ["bone_ii_4", "ash_ii_3_34"]), (False, ["bone_iii_5", "ash_ii_3_34"])):
        t = table(areas={"citadel": (1, [], defenders)}, hands={0: ["ash_i_1", "ash_i_2", "ash_ii_3"]})
        laid = {"battle_attackers": ws("ash_i_1", "ash_i_2", "ash_ii_3")}
        run(battle(t, 0, RIGHT_WING), battle_card={0: CARD_3, 1: CARD_3}, gain_any=BONE, **laid)
        assert (t.control[CITADEL] == 0) == won, "8 against 7, and against 8"


@rule("ash:rein.03")
def test_the_bonus_holds_in_defence_too() -> None:
    for held, defenders in ((True, ["bone_ii_3", "bone_i_2"]), (False, ["bone_ii_3", "ash_i_2"])):
        t = table(areas={"volcano": (1, ["bone_i_a"], defenders)}, hands={0: ["blood_iii_6"]})
        storm(t, "blood_iii_6", cards=(CARD_3, CARD_3), gain_any=BONE)
        assert (t.control[VOLCANO] == 1) == held, "6 against 6, or against 5"
    for held, names in ((True, ["bone_i_1", "bone_i_2", "bone_ii_3"]), (False, ["bone_i_1", "bone_i_2", "ash_ii_3"])):
        t = table(areas={"citadel": (1, [], names)}, hands={0: ["blood_iii_6", "ash_i_2"]})
        laid = {"battle_attackers": sorted(ws("blood_iii_6", "ash_i_2"))}
        run(battle(t, 0, RIGHT_WING), battle_card={0: CARD_3, 1: CARD_3}, gain_any=BONE, **laid)
        assert (t.control[CITADEL] == 1) == held, "8 against 8, or against 7"


@rule("ash:rein.04")
def test_different_types_may_fight_together_without_a_bonus() -> None:
    t = table(areas={"volcano": (1, ["bone_i_a"], ["ash_iii_6"])}, hands={0: ["bone_ii_3", "ash_ii_3"]})
    assert strength(ws("bone_ii_3", "ash_ii_3")) == 6
    assert strength(ws("bone_i_1", "ash_i_2", "blood_ii_3")) == 6
    storm(t, "bone_ii_3", "ash_ii_3", cards=(CARD_3, CARD_3), gain_any=BONE)
    assert t.control[VOLCANO] == 1, "6 against 6"


@rule("ash:rein.05")
def test_a_token_shows_the_bonus() -> None:
    t = table(
        areas={
            "volcano": (1, ["bone_i_a"], ["bone_i_1", "bone_i_2"]),
            "coast": (1, ["ash_i_a"], ["bone_ii_3", "ash_i_1"]),
            "citadel": (0, [], ["blood_i_1", "blood_i_2", "blood_ii_3"]),
        },
    )
    seen = view(t, None)
    assert [seen.provinces[p].reinforcement for p in (VOLCANO, COAST)] == [1, 0]
    assert seen.citadel.reinforcement == 2


@rule("ash:r.rein.1")
def test_the_bonus_never_runs_out() -> None:
    names = ["bone_i_1", "bone_i_2"]
    provinces = ("volcano", "coast", "settlement", "desert", "forest", "mountains", "citadel")
    areas: dict[str, tuple[int, list[str], list[str]]] = {name: (1, ["bone_i_a"], names) for name in provinces}
    t = table(areas=areas, hands={0: ["blood_i_1", "blood_i_2"]})
    assert [t.strength(Area(area)) for area in range(7)] == [4] * 7
    laid = {"battle_attackers": ws("blood_i_1", "blood_i_2")}
    run(battle(t, 0, LEFT_WING), battle_card={0: CARD_3, 1: CARD_3}, gain_any=BONE, **laid)
    assert t.control[CITADEL] == 0, "1 + 2 + 1 and the left wing against 4, with seven tokens in use already"


@rule("ash:r.rein.2")
def test_a_pair_and_a_third_of_another_type_add_one() -> None:
    first, second, other = ws("bone_i_1", "bone_i_2", "ash_ii_3")
    for three in ([first, second, other], [first, other, second], [other, first, second]):
        assert strength(three) == 7
