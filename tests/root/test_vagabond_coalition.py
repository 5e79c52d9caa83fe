"""9.2.8 Dominance cards and coalitions; 9.7 two Vagabonds."""

import pytest

from klubovna.games.root.battle import defenders
from klubovna.games.root.dominance import activate, check
from klubovna.games.root.factions.vagabond.board import vagabonds
from klubovna.games.root.factions.vagabond.items import remove, ruin_kind
from klubovna.games.root.factions.vagabond.relations import possible_partners
from klubovna.games.root.facts import (
    ALLIANCE,
    BAG,
    BOOT,
    DUCHY,
    EYRIE,
    HAMMER,
    MARQUISE,
    RUIN_KINDS,
    SWORD,
    VAGABOND,
    VAGABOND_2,
    Item,
)
from klubovna.games.root.roles import ROLES
from klubovna.games.root.state import DAYLIGHT, SET_UP, Table
from klubovna.games.root.turn import step
from klubovna.games.root.victory import gain_points, why
from klubovna.kernel import new
from klubovna.kernel.errors import SetupError
from klubovna.kernel.state import GameOver
from klubovna.testing import offered, rule, run
from root.tables import c, card, game, table, table_of
from root.vagabonds import deeds, held, item, names, vagabond

FOUR = ("vagabond", "marquise", "eyrie", "alliance")
FOX = card("dominance_fox")


def seeking(*factions: str, **vp: int) -> Table:
    """The Vagabond with the fox dominance in hand and 10 points or more."""
    return table(*factions, vp={"vagabond": 10, **vp}, hands={"vagabond": [FOX]})


# -- 9.2.8 Coalition -------------------------------------------------------------------------------------------------


@rule("root:9.2.8#1", "root:9.2.8#3", "root:r.83")
def test_a_dominance_card_makes_a_coalition_with_the_lowest_scorer() -> None:
    t = seeking(*FOUR, marquise=12, eyrie=7, alliance=8)
    vagabond(t)
    run(step(t), deed=("activate", FOX))
    assert t.coalition[VAGABOND] == EYRIE
    gain_points(t, VAGABOND, 3, "item")
    assert t.vp[VAGABOND] == 10
    assert game(t).view(0)["table"]["factions"][0]["coalition"] == "eyrie"


@rule("root:9.2.8#1", "root:r.83", "root:3.3.1#1")
def test_no_coalition_with_three_players_or_below_ten_points() -> None:
    t = seeking(*FOUR[:3])
    vagabond(t)
    assert "activate" not in names(t)
    t = seeking(*FOUR, vagabond=9)
    vagabond(t)
    assert "activate" not in names(t)
    t = seeking(*FOUR)
    vagabond(t)
    assert "activate" in names(t)


@rule("root:r.83")
def test_he_never_wins_by_the_condition_of_the_card() -> None:
    t = table(*FOUR, warriors={"marquise": {1: 1}})
    vagabond(t)
    t.dominance[VAGABOND] = FOX
    assert not ROLES[VAGABOND].wins_by_dominance(t)
    check(t, VAGABOND)
    assert not t.over


@rule("root:9.2.8#2", "root:9.2.8#1")
def test_of_tied_players_he_chooses_and_his_own_points_do_not_count() -> None:
    t = seeking(*FOUR, vagabond=10, marquise=12, eyrie=11, alliance=11)
    vagabond(t)
    question = offered(activate(t, VAGABOND, FOX))
    assert (question.seat, question.options) == (0, [EYRIE, ALLIANCE])


@rule("root:9.2.8#4", "root:9.2.8#3")
def test_he_wins_with_his_partner() -> None:
    t = seeking(*FOUR, eyrie=29)
    vagabond(t)
    t.coalition[VAGABOND] = EYRIE
    t.dominance[VAGABOND] = FOX
    with pytest.raises(GameOver):
        gain_points(t, EYRIE, 1, "item")
    assert t.winners == [VAGABOND, EYRIE]
    assert t.result().winners == [0, 2]
    assert why(t).key == "why-coalition"
    assert dict(why(t).params)["points"] == 30


@rule("root:r.85", "root:9.2.8#4")
def test_he_shares_a_win_by_dominance() -> None:
    t = table(*FOUR, warriors={"eyrie": {1: 1, 6: 1, 8: 1}})
    vagabond(t)
    t.coalition[VAGABOND] = EYRIE
    t.dominance[EYRIE] = FOX
    t.dominance[VAGABOND] = card("dominance_mouse")
    with pytest.raises(GameOver):
        check(t, EYRIE)
    assert t.winners == [VAGABOND, EYRIE]
    assert why(t).key == "why-dominance"
    assert dict(why(t).params)["card"] == ("card", FOX)


@rule("root:9.2.8#5", "root:r.84")
def test_who_has_no_marker_is_no_partner() -> None:
    t = table(
        "vagabond",
        "vagabond_2",
        "marquise",
        "eyrie",
        "duchy",
        vp={"vagabond": 20, "vagabond_2": 6, "marquise": 1, "eyrie": 2, "duchy": 15},
    )
    board = vagabond(t)
    assert possible_partners(t, board) == [MARQUISE]
    t.dominance[MARQUISE] = FOX
    assert possible_partners(t, board) == [EYRIE]
    t.dominance[EYRIE] = card("dominance_rabbit")
    assert possible_partners(t, board) == [VAGABOND_2]
    t.coalition[VAGABOND_2], t.dominance[VAGABOND_2] = EYRIE, card("dominance_mouse")
    assert possible_partners(t, board) == [DUCHY]


@rule("root:r.84", "root:9.2.8#1", "root:9.2.8#4", "root:2.7")
def test_both_vagabonds_may_join_the_same_lowest_scorer() -> None:
    t = table(
        "vagabond",
        "vagabond_2",
        "marquise",
        "eyrie",
        vp={"vagabond": 12, "marquise": 20, "eyrie": 4},
        hands={"vagabond": [FOX]},
    )
    vagabond(t)
    t.coalition[VAGABOND_2], t.dominance[VAGABOND_2] = EYRIE, card("dominance_mouse")
    run(activate(t, VAGABOND, FOX))
    assert t.coalition[VAGABOND] == EYRIE
    assert t.enemies(VAGABOND) == [VAGABOND_2, MARQUISE]
    t.vp[EYRIE] = 29
    with pytest.raises(GameOver):
        gain_points(t, EYRIE, 1, "item")
    assert t.winners == [VAGABOND, VAGABOND_2, EYRIE]


@rule("root:r.84", "root:9.2.8#4")
def test_a_coalition_with_the_other_vagabond_wins_with_his_partner_too() -> None:
    t = table("vagabond", "vagabond_2", "marquise", "eyrie", vp={"marquise": 29})
    t.coalition[VAGABOND], t.coalition[VAGABOND_2] = VAGABOND_2, MARQUISE
    with pytest.raises(GameOver):
        gain_points(t, MARQUISE, 1, "item")
    assert t.winners == [VAGABOND, VAGABOND_2, MARQUISE]


@rule("root:9.2.9.III.d")
def test_a_hostile_partner_becomes_indifferent() -> None:
    t = seeking(*FOUR, marquise=1, eyrie=5, alliance=5)
    board = vagabond(t, relations={"marquise": -1, "eyrie": -1})
    run(activate(t, VAGABOND, FOX))
    assert (board.relations[MARQUISE], board.relations[EYRIE]) == (0, -1)


@rule("root:r.45", "root:2.7", "root:r.36")
def test_partners_do_not_battle_or_strike_each_other() -> None:
    t = table(*FOUR, warriors={"marquise": {5: 1}, "eyrie": {5: 1}})
    vagabond(t, at=5, items="sword crossbow")
    t.coalition[VAGABOND] = MARQUISE
    assert defenders(t, VAGABOND, c(5)) == [EYRIE]
    assert VAGABOND not in defenders(t, MARQUISE, c(5))
    assert VAGABOND in defenders(t, EYRIE, c(5))


@rule("root:r.21")
def test_without_a_marker_a_quest_still_gives_cards() -> None:
    t = table(*FOUR)
    vagabond(t, at=2, items="sword sword")
    t.coalition[VAGABOND], t.dominance[VAGABOND] = MARQUISE, FOX
    t.quests = [10]
    assert deeds(t)[1] == ("quest", 10)
    run(step(t), deed=("quest", 10), vagabond_reward="cards")
    assert (len(t.hands[VAGABOND]), t.vp[VAGABOND]) == (2, 0)


# -- 9.7 Two Vagabonds -----------------------------------------------------------------------------------------------


def pair(*mine: str, at: int = 6, under: tuple[str, ...] = ()) -> Table:
    """Two Vagabonds, the first of them at a ruin with these items under it."""
    t = table("vagabond", "marquise", "vagabond_2")
    vagabond(t, at=at, items=" ".join(mine))
    free = list(range(8))
    for word in under:
        hidden = next(i for i in free if ruin_kind(i) == item(word))
        free.remove(hidden)
        t.ruin_items[at - 1].append(hidden)
    return t


@rule("root:9.7", "root:r.162")
def test_two_vagabonds_may_play_but_not_three() -> None:
    g = new("root", 3, seed=1, roles=["vagabond", "marquise", "vagabond"])
    assert table_of(g).present == [MARQUISE, VAGABOND, VAGABOND_2]
    with pytest.raises(SetupError):
        new("root", 4, seed=1, roles=["vagabond", "vagabond", "vagabond", "marquise"])


@rule("root:9.7.1#1", "root:9.7.3", "root:r.96")
def test_both_sets_of_ruin_items_and_three_quests_for_two() -> None:
    g = new("root", 3, seed=1, roles=["vagabond", "marquise", "vagabond"])
    t = table_of(g)
    taken = []
    while t.phase == SET_UP:
        assert g.decision is not None
        if g.decision.kind.name == "vagabond.character":
            taken.append(list(g.decision.options))
        g.choose(len(g.decision.options) - 1)
    assert taken == [list(range(9)), list(range(8))]
    assert [len(hidden) for hidden in t.ruin_items if hidden] == [2, 2, 2, 2]
    kinds = sorted(ruin_kind(x) for hidden in t.ruin_items for x in hidden)
    assert kinds == sorted([*RUIN_KINDS, *RUIN_KINDS])
    assert (len(t.quests), len(t.quest_deck)) == (3, 12)


@rule("root:9.7.2")
def test_chance_decides_which_vagabond_is_the_first() -> None:
    roles = ["vagabond", "marquise", "vagabond"]
    first = {table_of(new("root", 3, seed=seed, roles=roles)).factions.index(VAGABOND) for seed in range(12)}
    assert first == {0, 2}


@rule("root:9.7.3")
def test_both_complete_the_same_quests() -> None:
    t = table("vagabond", "marquise", "vagabond_2")
    vagabond(t, at=2, items="sword sword")
    board = vagabond(t, at=2, items="sword sword", which="vagabond_2")
    t.quests = [10]
    t.quest_deck = [q for q in range(15) if q != 10]
    assert ("quest", 10) in deeds(t)
    t.seat = 2
    run(step(t), deed=("quest", 10), vagabond_reward="points")
    assert (board.done, t.vp[VAGABOND_2], len(t.quests)) == ([10], 1, 3)


@rule("root:9.7.1#2", "root:r.164")
def test_he_looks_at_both_items_and_picks_one() -> None:
    t = pair("torch", under=("boot", "hammer"))
    question = offered(step(t), deed=("explore", -1))
    assert question.options == [None, BOOT, HAMMER]
    assert question.kind.secret
    t = pair("torch", under=("boot", "hammer"))
    run(step(t), deed=("explore", -1), vagabond_ruin=HAMMER)
    assert held(vagabonds(t)[0]) == ["hammer*", "~torch"]
    assert [ruin_kind(x) for x in t.ruin_items[c(6)]] == [BOOT]
    assert (t.ruins[c(6)], t.vp[VAGABOND]) == (True, 1)
    g = game(t)
    assert g.view(0)["table"]["factions"][0]["board"]["seen_in_ruins"][c(6)] == ["boot"]
    assert "seen_in_ruins" not in g.view(2)["table"]["factions"][0]["board"]
    assert g.view(2)["table"]["factions"][2]["board"]["seen_in_ruins"][c(6)] == []
    assert g.view(2)["table"]["factions"][2]["board"]["ruin_items"][c(6)] == 1


@rule("root:9.7.1#3", "root:ex.law.3", "root:9.5.3#2")
def test_two_torches_take_both_items() -> None:
    t = pair("torch", "torch", under=("sword", "bag"))
    run(step(t), deed=("explore", -1), vagabond_ruin=SWORD)
    run(step(t), deed=("explore", -1), vagabond_ruin=BAG)
    assert held(vagabonds(t)[0]) == ["sword*", "bag*", "~torch", "~torch"]
    assert (t.ruins[c(6)], t.vp[VAGABOND]) == (False, 2)


@rule("root:9.7.1#4", "root:r.95")
@pytest.mark.parametrize(
    ("mine", "options"),
    [
        ("sword*", [None, BOOT]),
        ("!~sword*", [None, BOOT]),
        ("sword", [None, BOOT, SWORD]),
        ("sword* boot*", [None]),
    ],
)
def test_no_second_ruin_item_of_a_kind(mine: str, options: list[Item | None]) -> None:
    t = pair("torch", *mine.split(), under=("sword", "boot"))
    flow = step(t)
    flow.send(None)
    question = flow.send(("explore", -1))
    flow.close()
    assert question.options == options


@rule("root:9.7.1#5")
def test_exploring_without_taking_scores_nothing_and_costs_the_torch() -> None:
    t = pair("torch", "sword*", under=("sword", "sword"))
    run(step(t), deed=("explore", -1))
    assert held(vagabonds(t)[0]) == ["sword*", "~torch"]
    assert (t.vp[VAGABOND], len(t.ruin_items[c(6)]), t.ruins[c(6)]) == (0, 2, True)


@rule("root:r.95", "root:9.7.1#4")
def test_a_removed_ruin_item_no_longer_counts() -> None:
    t = pair("torch", "sword*", under=("sword", "sword"))
    remove(t, vagabonds(t)[0], vagabonds(t)[0].items[-1])
    assert t.phase == DAYLIGHT
    run(step(t), deed=("explore", -1), vagabond_ruin=SWORD)
    assert held(vagabonds(t)[0]) == ["sword*", "~torch"]
