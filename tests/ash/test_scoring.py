"""Final scoring and who wins."""

from typing import Any

from ash.tables import asked, choose, game, table, table_of
from klubovna.games.ash.facts import FATE_FACTS
from klubovna.games.ash.scoring import final_scoring
from klubovna.games.ash.state import GOLD_SPACE, Table
from klubovna.testing import rule

FATE = {fate.id: i for i, fate in enumerate(FATE_FACTS)}


def scoring(*fates: str, seats: int = 2, **position: Any) -> Table:
    """A table whose seats hold these fate cards."""
    t = table(seats, round=4, **position)
    for seat, fate in enumerate(fates):
        t.sides[seat].fate = [FATE[fate]]
    return t


def scored(t: Table, side: int = 0) -> int:
    before = t.sides[side].vp
    final_scoring(t)
    return t.sides[side].vp - before


# -- when --------------------------------------------------------------------------------------------------------------


def last_turn(number: int) -> Table:
    """Seat 1 is about to place the last minion of the round."""
    t = scoring(
        "fate_bone_blood",
        "fate_ash_sulphur",
        active=1,
        offer=[None] * 6,
        areas={"volcano": (0, ["bone_i_c"], []), "citadel": (1, [], ["ash_iii_5"])},
        supplies={0: {"blood": 3}, 1: {"gold": 1}},
    )
    t.round = number
    t.sides[0].minions = 0
    t.sides[1].minions = 1
    return t


@rule("ash:final.01")
def test_after_the_fourth_round_areas_are_scored_then_the_game_ends() -> None:
    g = game(last_turn(4))
    seen = len(g.events(None))
    choose(g, GOLD_SPACE)
    assert g.over
    assert [e["event"] for e in g.events(None, seen)][2:] == [
        "scored-areas",
        "scored-citadel",
        "scored-final",
        "scored-final",
    ]
    assert g.result is not None
    assert g.result.scores == [2 + 1, 9 + 3 + 1]
    assert g.result.winners == [1]


@rule("ash:final.01")
def test_no_earlier_round_ends_the_game() -> None:
    for number in (1, 2, 3):
        g = game(last_turn(number))
        choose(g, GOLD_SPACE)
        assert not g.over
        assert asked(g) == "order.next"
        assert [s.vp for s in table_of(g).sides] == [2, [3, 5, 7][number - 1]]


# -- what is left ------------------------------------------------------------------------------------------------------


@rule("ash:final.02")
def test_three_of_one_resource_are_worth_one() -> None:
    assert scored(scoring(supplies={0: {"bone": 5, "ash": 3, "blood": 2}})) == 2
    assert scored(scoring(supplies={0: {"sulphur": 6}})) == 2


@rule("ash:final.03")
def test_two_gold_are_worth_one() -> None:
    assert scored(scoring(supplies={0: {"gold": 5}})) == 2
    assert scored(scoring(supplies={0: {"gold": 1}})) == 0


@rule("ash:r.fin.3")
def test_different_kinds_are_not_put_together() -> None:
    assert scored(scoring(supplies={0: {"bone": 2, "ash": 2, "sulphur": 2, "blood": 2, "gold": 1}})) == 0
    assert scored(scoring(supplies={0: {"bone": 4, "ash": 2, "gold": 3}})) == 2


# -- the fate card -----------------------------------------------------------------------------------------------------


@rule("ash:final.04", "ash:final.07")
def test_warriors_of_the_fate_card_bring_their_levels() -> None:
    t = scoring("fate_bone_blood", hands={0: ["bone_i_1", "bone_iii_6", "blood_ii_3", "ash_iii_6"]})
    assert scored(t) == 6


@rule("ash:final.07")
def test_other_warriors_bring_nothing() -> None:
    t = scoring("fate_bone_blood", "fate_ash_sulphur", hands={0: ["ash_iii_6", "sulphur_ii_3"]})
    assert scored(t) == 0
    t = scoring("fate_ash_sulphur", "fate_bone_blood", hands={0: ["ash_iii_6", "sulphur_ii_3"]})
    assert scored(t) == 5


@rule("ash:ex.final.1", "ash:final.04")
def test_the_worked_fate_card() -> None:
    owned = ["bone_i_1", "bone_i_2", "blood_iii_5", "blood_i_1", "blood_i_2"]
    assert scored(scoring("fate_bone_blood", hands={0: owned})) == 7


@rule("ash:final.05")
def test_own_warriors_count_wherever_they_are() -> None:
    t = scoring(
        "fate_bone_ash",
        "fate_bone_ash",
        areas={
            "volcano": (0, ["bone_i_a"], ["bone_i_1"]),
            "citadel": (0, [], ["ash_ii_3"]),
            "coast": (1, ["ash_i_a"], ["ash_iii_6"]),
        },
        hands={0: ["bone_i_2"]},
        graveyards={0: ["ash_i_1"]},
    )
    final_scoring(t)
    assert [s.vp for s in t.sides] == [1 + 2 + 1 + 1, 3]


@rule("ash:final.06")
def test_starting_warriors_do_not_count() -> None:
    t = scoring("fate_bone_ash", hands={0: ["start_visio_1", "start_visio_2"]})
    assert scored(t) == 0


# -- ties --------------------------------------------------------------------------------------------------------------


def tied(*, token: int = -1, hands: dict[int, list[str]], seats: int = 2, vp: int = 40, **position: Any) -> Table:
    """After the final scoring: equal VP, everybody with a bone and blood fate."""
    t = scoring(*["fate_bone_blood"] * seats, seats=seats, hands=hands, **position)
    for s in t.sides:
        s.vp = vp
    t.king_token = token
    return t


@rule("ash:final.08")
def test_tied_leaders_compare_their_other_warriors() -> None:
    t = tied(hands={0: ["ash_i_1", "sulphur_ii_3"], 1: ["ash_iii_6", "sulphur_i_1"]}, token=0)
    result = t.result()
    assert (result.winners, result.ranks, result.scores) == ([1], [2, 1], [40, 40])
    assert result.details["tie_break"] == [3, 4]


@rule("ash:final.08")
def test_warriors_of_the_fate_card_are_not_counted_again() -> None:
    t = tied(hands={0: ["ash_i_1"], 1: ["bone_iii_6", "blood_iii_6"]})
    assert t.result().winners == [0]


@rule("ash:final.08", "ash:final.05")
def test_in_a_tie_too_warriors_count_wherever_they_are() -> None:
    t = tied(
        hands={0: ["ash_ii_3"], 1: ["ash_i_1"]},
        areas={"volcano": (1, ["bone_i_a"], ["sulphur_i_1"])},
        graveyards={1: ["sulphur_i_2"]},
    )
    assert t.result().winners == [1]


@rule("ash:final.08", "ash:final.07")
def test_without_a_tie_other_warriors_decide_nothing() -> None:
    t = tied(hands={0: ["ash_iii_6"], 1: []})
    t.sides[1].vp = 41
    assert t.result().winners == [1]


@rule("ash:r.fin.1")
def test_automatons_and_starting_warriors_break_no_tie() -> None:
    t = tied(hands={0: ["automaton_iii_6", "start_visio_2"], 1: ["ash_i_1"]})
    assert t.result().winners == [1]
    assert t.result().details["tie_break"] == [0, 1]


@rule("ash:final.09")
def test_still_tied_the_kingslayer_wins() -> None:
    hands = {0: ["ash_i_1"], 1: ["sulphur_i_1"]}
    for slayer in (0, 1):
        t = tied(hands=hands, token=slayer)
        assert t.result().winners == [slayer]
        assert t.result().ranks[1 - slayer] == 2


@rule("ash:final.09")
def test_a_kingslayer_outside_the_tie_does_not_matter() -> None:
    t = tied(seats=3, hands={}, token=2)
    t.sides[2].vp = 39
    assert (t.result().winners, t.result().ranks) == ([0, 1], [1, 1, 3])


@rule("ash:r.fin.2")
def test_tied_players_without_the_king_token_share_the_victory() -> None:
    t = tied(seats=3, hands={0: ["ash_i_1"], 2: ["sulphur_i_1"]})
    assert (t.result().winners, t.result().ranks) == ([0, 2], [1, 3, 1])
