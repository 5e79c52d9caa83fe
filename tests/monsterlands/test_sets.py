"""Several things at once: marked in any order, picked as bots pick them."""

from collections.abc import Callable
from typing import Any

import pytest

from klubovna.games.monsterlands.citadel import in_basket
from klubovna.games.monsterlands.clans import leave
from klubovna.games.monsterlands.facts import ENTRANCE, LAND_A, LODGE, PAWNSHOP, QUEST_FACTS, TRAP_PRICE
from klubovna.games.monsterlands.turn import PayQuest
from klubovna.kernel import Game, IllegalChoice
from klubovna.testing import offered, rule
from monsterlands.tables import (
    PLACE,
    QUIET,
    QUIET_TILE,
    choose,
    game,
    kind,
    land,
    loot,
    m,
    path,
    table,
    table_of,
)


def same_either_way(start: Callable[[], Game], marked: list[int], *picks: Any) -> Game:
    """A set marked in this order gives the record of these picks, one by one."""
    whole, single = start(), start()
    subset = whole.asked().subset
    assert subset is not None
    assert [subset.items[place] for place in sorted(marked)] == [pick for pick in picks if pick is not None]
    whole.choose_set(marked, whole.asked().seat)
    choose(single, *picks)
    assert whole.record() == single.record()
    assert whole.fingerprint() == single.fingerprint()
    return whole


# -- the lodge ---------------------------------------------------------------------------------------------------------

DEAR, CHEAP = "up_sb2", "up_s1"
"""Traps of 6 and of 4 coins."""


def lodge(coins: int = 14, **clan: Any) -> Game:
    t = table(2, lodge=[DEAR, CHEAP, CHEAP], clans={0: {"coins": coins, "strength": 2, **clan}, 1: {"strength": 1}})
    g = game(t)
    choose(g, ("citadel", LODGE))
    return g


@rule("monsterlands:lodge.01", "monsterlands:lodge.02")
def test_traps_are_bought_in_any_order() -> None:
    subset = lodge().asked().subset
    assert subset is not None
    items = sorted([kind(DEAR), kind(CHEAP), kind(CHEAP)])
    assert (subset.items, subset.picked, subset.least, subset.most) == (items, 0, 1, 3)
    g = same_either_way(lodge, [2, 0], items[0], items[2])  # the one between lies before the last pick
    assert table_of(g).clans[0].coins == 14 - TRAP_PRICE[items[0]] - TRAP_PRICE[items[2]]
    assert sorted(table_of(g).clans[0].traps) == table_of(g).clans[0].traps
    g = lodge()
    g.choose_set([2, 1, 0], 0)
    assert (table_of(g).clans[0].coins, len(table_of(g).clans[0].traps)) == (0, 3)


@rule("monsterlands:lodge.01", "monsterlands:cit.05")
def test_what_cannot_be_paid_together_is_refused() -> None:
    g = lodge(coins=9)
    before = g.fingerprint()
    items = [kind(CHEAP), kind(CHEAP), kind(DEAR)]
    subset = g.asked().subset
    assert subset is not None
    assert (subset.items, subset.most) == (items, 2)  # 4 + 4, not 4 + 6
    with pytest.raises(IllegalChoice):
        g.choose_set([0, 1, 2], 0)
    with pytest.raises(IllegalChoice):
        g.choose_set([0, 2], 0)
    with pytest.raises(IllegalChoice):
        g.choose_set([], 0)  # whoever visits the lodge buys
    assert g.fingerprint() == before


@rule("monsterlands:lodge.01")
def test_the_basket_counts_as_picked() -> None:
    g = lodge()
    first = g.asked().options[0]
    choose(g, first)
    subset = g.asked().subset
    assert subset is not None
    assert (subset.picked, subset.least, len(in_basket(table_of(g)))) == (1, 1, 1)
    assert subset.most == 1 + len(subset.items)
    g.undo(0)
    assert in_basket(table_of(g)) == []


# -- traps that go -----------------------------------------------------------------------------------------------------


def crowded() -> Game:
    """Five traps and two more: two must go."""
    own = ["up_s1", "up_s1", "up_sb2", "up_a4", "basic"]
    g = lodge(coins=20, traps=own)
    g.choose_set([2, 1], 0)
    return g


@rule("monsterlands:lodge.04")
def test_surplus_traps_are_discarded_together() -> None:
    asked = crowded().asked()
    subset = asked.subset
    assert subset is not None
    assert (asked.kind.name, subset.least, subset.most, len(subset.items)) == ("trap.discard", 2, 2, 7)
    assert subset.items == sorted(subset.items)
    g = same_either_way(crowded, [6, 0], subset.items[0], subset.items[6])
    assert len(table_of(g).clans[0].traps) == 5
    with pytest.raises(IllegalChoice):
        crowded().choose_set([3], 0)


@rule("monsterlands:lodge.04", "monsterlands:r.88")
def test_without_dajana_so_many_must_go() -> None:
    traps = ["up_s1", "up_s1", "up_sb2", "up_a4", "basic", "up_m1"]
    t = table(2, clans={0: {"members": ["dajana"], "traps": traps}})
    asked = offered(leave(t, 0, m("dajana")))
    assert (asked.kind.name, asked.about) == ("trap.discard", (1, 5))


# -- traps and dice that are sent --------------------------------------------------------------------------------------


def sending(ruses: bool = False) -> Game:
    t = table(
        2,
        events={"land_a": QUIET_TILE},
        clans={0: {"strength": 5, "magic": 3, "traps": ["up_s1", "up_a4", "basic"]}, 1: {"strength": 1}},
        ruses=ruses,
    )
    g = game(t)
    choose(g, ("outside", LAND_A), path("land_a", QUIET), m("korfac"))
    while g.asked().kind.name in ("send.strength", "send.magic"):
        choose(g, 0)
    return g


@rule("monsterlands:land.06")
def test_traps_are_sent_in_any_order() -> None:
    asked = sending().asked()
    subset = asked.subset
    assert subset is not None
    assert (asked.kind.name, subset.least, subset.picked) == ("send.trap", 0, 0)
    g = same_either_way(sending, [1, 0], *subset.items[:2], None)
    assert len(table_of(g).laid[path("land_a", QUIET)]) == 2
    none = sending()
    none.choose_set([], 0)
    assert table_of(none).laid[path("land_a", QUIET)] == []


@rule("monsterlands:ruse.05")
def test_with_ruses_the_order_counts_and_there_is_no_set() -> None:
    g = sending(ruses=True)
    asked = g.asked()
    assert (asked.kind.name, asked.subset) == ("send.trap", None)
    last, first = asked.options[-1], asked.options[1]
    choose(g, last, first)
    laid = table_of(g).laid[path("land_a", QUIET)]
    other = sending(ruses=True)
    choose(other, first, last)
    assert laid == list(reversed(table_of(other).laid[path("land_a", QUIET)]))


@rule("monsterlands:gate.05")
def test_at_the_entrance_one_trap_must_go_along_when_nothing_else_does() -> None:
    t = table(2, monsters={"entrance": "krus"}, clans={0: {"haggle": [3], "traps": ["up_s1", "basic"]}})
    g = game(t)
    choose(g, ("outside", ENTRANCE), path("entrance", 1), m("korfac"))
    subset = g.asked().subset
    assert subset is not None
    assert (g.asked().kind.name, subset.least, subset.most) == ("send.trap", 1, 2)
    with pytest.raises(IllegalChoice):
        g.choose_set([], 0)


# -- dice --------------------------------------------------------------------------------------------------------------


def pawning() -> Game:
    t = table(2, clans={0: {"haggle": [2, 5, 5], "strength": 1, "coins": 3}, 1: {"strength": 1}})
    g = game(t)
    choose(g, ("citadel", PAWNSHOP), 0)
    return g


@rule("monsterlands:pawn.01", "monsterlands:pawn.02")
def test_dice_are_pawned_in_any_order() -> None:
    asked = pawning().asked()
    subset = asked.subset
    assert subset is not None
    assert (asked.kind.name, subset.items, subset.least, subset.most) == ("pawnshop.haggle", [2, 5, 5], 1, 3)
    g = same_either_way(pawning, [2, 0], 2, 5, None)
    assert (table_of(g).clans[0].coins, table_of(g).clans[0].haggle) == (5, [5])
    with pytest.raises(IllegalChoice):
        pawning().choose_set([], 0)


def settled() -> Game:
    """Glacia takes two persuasion dice."""
    t = table(2, clans={0: {"haggle": [1, 4, 6], "lands": {"glacie": "fandor"}}, 1: {"strength": 1}})
    g = game(t)
    choose(g, ("settled", land("glacie")))
    return g


@rule("monsterlands:settled.01", "monsterlands:ref.land.03")
def test_persuasion_dice_are_given_in_any_order() -> None:
    asked = settled().asked()
    subset = asked.subset
    assert subset is not None
    assert (asked.kind.name, asked.about, asked.options) == ("dice.haggle", 2, [1, 4])
    assert (subset.items, subset.least, subset.most) == ([1, 4, 6], 2, 2)
    g = same_either_way(settled, [2, 0], 1, 6)
    assert (table_of(g).clans[0].haggle, table_of(g).clans[0].coins) == ([4], 9)


# -- what a mission costs ----------------------------------------------------------------------------------------------


def paying(quest: str, **clan: Any) -> Game:
    t = table(
        2,
        phase=PayQuest,
        quests=("q01", quest),
        clans={0: {**clan}},
        paths={("quest_b", 1): {"seat": 0, "member": "korfac", "strength": 1}},
    )
    t.place = PLACE["quest_b"]
    g = game(t)
    while g.asked().kind.name == "adventure.deed":
        choose(g, None)
    choose(g, True)
    return g


@rule("monsterlands:quest.07")
def test_traps_are_paid_in_any_order() -> None:
    quest = next(facts.id for facts in QUEST_FACTS if facts.pay.cost.trap == 2)

    def start() -> Game:
        return paying(quest, traps=["up_s1", "up_sb2", "up_a4"])

    asked = start().asked()
    subset = asked.subset
    assert subset is not None
    assert (asked.kind.name, asked.about, subset.least, subset.most) == ("quest.trap", 2, 2, 2)
    assert asked.options == subset.items[:2]  # the last alone would not do
    g = same_either_way(start, [2, 0], subset.items[0], subset.items[2])
    assert len(table_of(g).clans[0].traps) == 1


@rule("monsterlands:quest.07")
def test_loot_is_paid_as_a_set_too() -> None:
    quest = next(facts.id for facts in QUEST_FACTS if facts.pay.cost.loot == 1)

    def start() -> Game:
        return paying(quest, loot=["glory_kill", "reroll4"])

    assert (start().asked().kind.name, start().asked().about) == ("quest.loot", 1)
    g = same_either_way(start, [1], sorted([loot("glory_kill"), loot("reroll4")])[1])
    assert len(table_of(g).clans[0].loot) == 1
