"""Warriors: what their cards say, summoning them, and refilling the offer."""

from typing import Any

from ash.tables import BATTLE, CARD_3, VOLCANO, supply, table, w, ws
from klubovna.games.ash.battle import battle
from klubovna.games.ash.facts import BONE, FATE_FACTS, LEVEL, TYPES, WARRIOR_FACTS, Warrior
from klubovna.games.ash.look import view
from klubovna.games.ash.scoring import fate_vp
from klubovna.games.ash.state import EMPTY, GOLD_SPACE, REFRESH_SPACE, START, Table, reinforcement, strength
from klubovna.games.ash.summon import summon, summonable
from klubovna.games.ash.turn import step
from klubovna.testing import offered, rule, run

SUMMONABLE = [facts for facts in WARRIOR_FACTS if not facts.starting]
FULL = ["bone_i_1", "ash_i_1", "bone_ii_3", "ash_ii_3", "bone_iii_5", "ash_iii_5"]


def decks(t: Table, *names: list[str]) -> None:
    """Lay the three decks; the last card of each is its top one."""
    t.decks = [ws(*deck) for deck in names]


def rich(**more: Any) -> Table:
    """Seat 0 can pay for everything; a full offer."""
    full = {"bone": 9, "ash": 9, "sulphur": 9, "blood": 9}
    return table(supplies={0: full}, offer=list(FULL), finish=True, **more)


@rule("ash:war.01")
def test_a_card_shows_type_strength_cost_and_level() -> None:
    for facts in SUMMONABLE:
        assert facts.type in TYPES
        assert facts.strength >= 1
        assert sum(facts.cost.as_list()) > 0
        assert facts.level in (1, 2, 3)
    faces = {(f.type, f.strength, tuple(f.cost.as_list()), f.level) for f in SUMMONABLE}
    assert len(faces) == len(SUMMONABLE), "no two cards are alike"


@rule("ash:war.02")
def test_the_cost_is_mainly_the_resource_of_the_type() -> None:
    mixed = 0
    for facts in SUMMONABLE:
        if facts.automaton:
            continue
        own = facts.cost.as_list()[TYPES.index(facts.type)]
        total = sum(facts.cost.as_list())
        assert 2 * own > total, facts.id
        mixed += own < total
    assert mixed, "some ask for other resources too"
    assert {f.type for f in SUMMONABLE if not f.automaton} == {"bone", "ash", "sulphur", "blood"}


@rule("ash:war.03")
def test_strengths_go_from_one_to_six() -> None:
    assert {facts.strength for facts in SUMMONABLE} == {1, 2, 3, 4, 5, 6}
    assert {facts.strength for facts in WARRIOR_FACTS} <= {1, 2, 3, 4, 5, 6}


@rule("ash:war.04")
def test_the_type_counts_in_battle_and_for_the_fate() -> None:
    assert strength(ws("blood_i_2", "blood_ii_3")) == 2 + 3 + 1
    assert strength(ws("blood_i_2", "ash_ii_3")) == 2 + 3
    t = table(hands={0: ["blood_ii_3", "ash_iii_5", "bone_i_1"]})
    t.sides[0].fate = [[f.types for f in FATE_FACTS].index(["bone", "blood"])]
    assert fate_vp(t, 0) == 2 + 1


@rule("ash:sum.01")
def test_what_the_action_brought_may_be_spent_at_the_end_of_the_turn() -> None:
    t = table(
        areas={"volcano": (0, ["blood_i_a"], [])},
        supplies={0: {"sulphur": 1}},
        offer=["blood_i_2", "sulphur_i_1", "bone_i_1"],
    )
    assert offered(step(t)).options == [VOLCANO, GOLD_SPACE, REFRESH_SPACE], "nobody is summoned before the action"
    run(step(t), turn_start=VOLCANO)
    assert offered(step(t)).options == [None, w("sulphur_i_1"), w("blood_i_2")], "the two blood are there"
    run(step(t), turn_finish=w("blood_i_2"))
    assert t.sides[0].hand == ws("blood_i_2")


@rule("ash:sum.02")
def test_one_summoning_in_a_turn() -> None:
    t = rich()
    run(step(t), turn_finish=w("bone_i_1"))
    assert summonable(t, 0), "he could pay for more"
    assert (t.active, t.phase, t.sides[0].hand) == (1, START, ws("bone_i_1"))
    run(step(t), turn_start=GOLD_SPACE)
    run(step(t))
    run(step(t), turn_start=GOLD_SPACE)
    assert len(offered(step(t)).options) > 1, "in the next turn again"


@rule("ash:sum.03")
def test_summoning_is_voluntary() -> None:
    t = rich()
    assert None in offered(step(t)).options
    run(step(t), turn_finish=None)
    assert (t.sides[0].hand, t.active) == ([], 1)


@rule("ash:sum.04")
def test_the_cost_leaves_the_own_supply() -> None:
    t = table(supplies={0: {"blood": 3, "ash": 1, "bone": 1}, 1: {"blood": 1}}, offer=["blood_ii_3"])
    run(summon(t, 0, w("blood_ii_3")))
    assert supply(t, 0) == {"blood": 1, "bone": 1}, "2 blood and 1 ash"
    assert supply(t, 1) == {"blood": 1}, "nobody gets them"


@rule("ash:sum.05")
def test_the_card_goes_to_hand() -> None:
    t = rich(areas={"volcano": (0, ["bone_i_a"], [])}, hands={0: ["ash_i_2"]})
    run(summon(t, 0, w("bone_ii_3")))
    assert t.sides[0].hand == ws("ash_i_2", "bone_ii_3")
    assert not any(t.defenders)
    assert w("bone_ii_3") not in t.offer


@rule("ash:refill.01")
def test_the_place_is_filled_from_the_deck_of_that_level() -> None:
    t = rich()
    decks(t, ["blood_i_1"], ["blood_ii_4", "blood_ii_3"], ["blood_iii_5"])
    run(summon(t, 0, w("ash_ii_3")))
    assert t.offer == ws("bone_i_1", "ash_i_1", "bone_ii_3", "blood_ii_3", "bone_iii_5", "ash_iii_5")
    assert t.decks == [ws("blood_i_1"), ws("blood_ii_4"), ws("blood_iii_5")]
    assert view(t, None).warrior_offer[3] == "blood_ii_3", "face up"
    run(summon(t, 0, w("bone_i_1")))
    run(summon(t, 0, w("ash_iii_5")))
    assert (t.offer[0], t.offer[5]) == (w("blood_i_1"), w("blood_iii_5"))


@rule("ash:refill.02")
def test_deck_two_replaces_an_empty_deck_one() -> None:
    t = rich()
    decks(t, [], ["blood_ii_4", "blood_ii_3"], ["blood_iii_5"])
    run(summon(t, 0, w("ash_i_1")))
    assert t.offer[1] == w("blood_ii_3")
    assert [len(deck) for deck in t.decks] == [0, 1, 1]


@rule("ash:refill.03")
def test_deck_one_replaces_an_empty_deck_two() -> None:
    t = rich()
    decks(t, ["blood_i_2", "blood_i_1"], [], ["blood_iii_5"])
    run(summon(t, 0, w("ash_ii_3")))
    assert t.offer[3] == w("blood_i_1")
    assert [len(deck) for deck in t.decks] == [1, 0, 1]


@rule("ash:refill.04")
def test_deck_two_replaces_an_empty_deck_three() -> None:
    t = rich()
    decks(t, ["blood_i_1"], ["blood_ii_4", "blood_ii_3"], [])
    run(summon(t, 0, w("ash_iii_5")))
    assert t.offer[5] == w("blood_ii_3")
    assert [len(deck) for deck in t.decks] == [1, 1, 0]


@rule("ash:refill.05")
def test_the_last_deck_fills_every_place() -> None:
    for level in (1, 2, 3):
        last = [["blood_i_1", "blood_i_2"], ["blood_ii_3", "blood_ii_4"], ["blood_iii_5", "blood_iii_6"]][level - 1]
        for taken in ("ash_i_1", "ash_ii_3", "ash_iii_5"):
            t = rich()
            decks(t, *(last if number == level else [] for number in (1, 2, 3)))
            place = t.offer.index(w(taken))
            run(summon(t, 0, w(taken)))
            assert t.offer[place] == w(last[1])


@rule("ash:refill.06")
def test_without_decks_the_offer_shrinks() -> None:
    t = rich()
    decks(t, [], [], [])
    run(summon(t, 0, w("ash_i_1")))
    assert view(t, None).warrior_offer == ("bone_i_1", None, "bone_ii_3", "ash_ii_3", "bone_iii_5", "ash_iii_5")
    assert len(summonable(t, 0)) == 5


# -- rulings -----------------------------------------------------------------------------------------------------------


@rule("ash:r.war.1")
def test_starting_warriors_have_a_type_but_no_fate() -> None:
    for character in ("visio", "nox", "mors", "fortis"):
        types = [facts.type for facts in WARRIOR_FACTS if facts.owner == character]
        assert len(set(types) - {"automaton"}) == 3
    assert strength(ws("start_visio_1", "bone_ii_3")) == 2 + 3 + 1
    t = table(hands={0: ["start_visio_1", "start_visio_2"]})
    for fate in range(len(FATE_FACTS)):
        t.sides[0].fate = [fate]
        assert fate_vp(t, 0) == 0


@rule("ash:r.war.2")
def test_automatons_are_a_type_of_their_own() -> None:
    two = ws("automaton_i_3", "automaton_ii_4")
    assert reinforcement(two, False) == 1
    assert reinforcement([*two, w("automaton_iii_6")], False) == 2
    others: list[Warrior] = ws("bone_i_1", "ash_i_1", "sulphur_i_1", "blood_i_1")
    assert all(reinforcement([two[0], other], False) == 0 for other in others)
    t = table(hands={0: ["automaton_i_3", "automaton_iii_6"]})
    for fate in range(len(FATE_FACTS)):
        t.sides[0].fate = [fate]
        assert fate_vp(t, 0) == 0


@rule("ash:r.war.3")
def test_the_level_of_the_card_counts_not_that_of_the_place() -> None:
    t = rich()
    decks(t, [], ["blood_ii_4", "blood_ii_3"], [])
    run(summon(t, 0, w("bone_i_1")))
    assert LEVEL[t.offer[0]] == 2, "on a place of level I"
    decks(t, ["automaton_i_3"], ["blood_ii_4"], [])
    run(summon(t, 0, w("blood_ii_3")))
    assert t.offer[0] == w("blood_ii_4")


@rule("ash:r.war.4")
def test_an_empty_place_stays_empty() -> None:
    t = table(
        areas={"volcano": (1, ["bone_i_a"], [])},
        hands={0: ["automaton_i_3"]},
        supplies={0: {"bone": 9}},
        offer=[None, "bone_i_1"],
    )
    decks(t, [], [], [])
    run(battle(t, 0, BATTLE[VOLCANO]), battle_card={0: CARD_3, 1: CARD_3}, gain_any=BONE)
    assert t.decks[0] == ws("automaton_i_3")
    assert t.offer == [EMPTY, w("bone_i_1")]
    run(summon(t, 0, w("bone_i_1")), pay_gold=None)
    assert t.offer == [EMPTY, w("automaton_i_3")], "the place just vacated is filled, the old one is not"


@rule("ash:r.war.5")
def test_a_deck_with_a_returned_automaton_is_not_empty() -> None:
    t = rich(areas={"volcano": (1, ["bone_i_a"], ["bone_iii_6"])}, hands={0: ["automaton_i_3"]})
    decks(t, [], ["blood_ii_3"], [])
    run(battle(t, 0, BATTLE[VOLCANO]), battle_card={0: CARD_3, 1: CARD_3}, gain_any=BONE)
    run(summon(t, 0, w("bone_i_1")))
    assert t.offer[0] == w("automaton_i_3")
    assert t.decks[1] == ws("blood_ii_3")


@rule("ash:r.war.6")
def test_there_is_no_hand_limit() -> None:
    held = [facts.id for facts in SUMMONABLE if facts.id not in FULL]
    t = rich(hands={0: held})
    run(step(t), turn_finish=w("bone_i_1"))
    assert t.active == 1
    assert len(t.sides[0].hand) == len(held) + 1 == 27, "and none is given up when the turn ends"
