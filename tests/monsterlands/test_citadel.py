"""The Citadel: placing dice in buildings, haggling, the hunting lodge."""

import pytest

from klubovna.games.monsterlands.citadel import refill_lodge, usable
from klubovna.games.monsterlands.facts import (
    ARMOURY,
    BOARD,
    BUILDINGS,
    ENTRANCE,
    LABORATORY,
    LAND_A,
    LODGE,
    MARKET,
    MINE,
    MINE_DICE,
    PAWNSHOP,
    QUEST_DICE,
    QUEST_FACTS,
    REINFORCE,
    REQUIRE,
    TAVERN,
    TRAP_FACTS,
    TRAP_KIND,
)
from klubovna.games.monsterlands.haggling import discount, price
from klubovna.games.monsterlands.look import view
from klubovna.games.monsterlands.moments import NO_TRAP
from klubovna.games.monsterlands.state import Table
from klubovna.games.monsterlands.turn import Finish, Turn
from klubovna.testing import offered, rule, run
from monsterlands.tables import (
    action,
    begin,
    choose,
    game,
    kind,
    land,
    m,
    one,
    path,
    path_with,
    resolve,
    table,
    take_trap,
    until,
)

TILE, QUIET = path_with(lambda p: p.benefit.type == "coins")


def trap_for(coins: int) -> str:
    """An upgraded trap of one of the prices that the rulebook's example names."""
    return next(f.id for f in TRAP_FACTS if (f.family, f.price) == ("upgraded", coins))


def cost(name: str) -> int:
    return TRAP_FACTS[kind(name)].price


def stock(t: Table, *names: str) -> None:
    """Only these traps are on offer in the lodge."""
    t.trap_supply += [trap for trap in t.lodge if trap >= 0]
    t.lodge = [take_trap(t, name) for name in names] + [NO_TRAP] * (6 - len(names))


# -- buildings ---------------------------------------------------------------------------------------------------------


@rule("monsterlands:ex.cit.1", "monsterlands:mine.01", "monsterlands:cit.03")
def test_two_dice_in_the_mine_give_six_coins_at_once() -> None:
    t = table(2, clans={0: {"strength": 2}})
    run(action(t), turn_deed=("citadel", MINE), mine_space=0)
    assert (t.clans[0].coins, t.clans[0].strength, t.spent) == (6, 0, [2, 0, 0])


@rule("monsterlands:cit.01", "monsterlands:mine.04", "monsterlands:pawn.02")
def test_spaces_for_one_die_for_two_and_for_any_number() -> None:
    for name in ("lodge", "laboratory", "tavern", "armoury", "market"):
        assert all(space.dice == 1 for space in BOARD.building[name].spaces)
    assert MINE_DICE[:3] == [2, 2, 1]
    t = table(2, clans={0: {"strength": 1}, 1: {"strength": 9, "magic": 9}})
    run(action(t), turn_deed=("citadel", MINE))  # the double spaces do not take a single die
    assert (t.clans[0].coins, t.placed[MINE]) == (2, [2])
    for _ in range(2):  # as often and as much as one likes
        t.turn = 1
        begin(t, Turn)
        run(action(t), turn_deed=("citadel", PAWNSHOP), pawnshop_strength=4, pawnshop_magic=3)
    assert t.clans[1].coins == 14
    assert PAWNSHOP in usable(t, t.clans[1])


@rule("monsterlands:cit.02", "monsterlands:cit.04")
def test_a_die_needs_a_free_space_of_its_colour() -> None:
    rich = {"coins": 50, "glory": 30, "strength": 2, "magic": 2, "haggle": [6]}
    t = table(2, clans={0: rich})
    assert usable(t, t.clans[0]) == list(range(len(BUILDINGS)))
    for building in range(len(BUILDINGS)):
        full = table(2, clans={0: rich})
        spaces = full.spaces[building]
        full.placed[building] = list(range(spaces)) if building in (LABORATORY, MINE) else [0] * spaces
        assert (building in usable(full, full.clans[0])) == (building == PAWNSHOP)
    for building in (LODGE, TAVERN, ARMOURY, MARKET):
        assert offered(until(t), turn_deed=("citadel", building)).options == [0, 6]  # never magic
        begin(t, Turn)


@rule("monsterlands:cit.05")
def test_a_price_must_be_paid_but_haggling_counts() -> None:
    four = trap_for(4)
    t = table(2, lodge=[four] * 2, clans={0: {"coins": 3, "strength": 1, "haggle": [2]}})
    run(action(t), turn_deed=("citadel", LODGE), building_die=2)  # the strength die is not offered
    assert (t.clans[0].coins, t.clans[0].strength, t.placed[LODGE]) == (1, 1, [2])
    t = table(2, lodge=[four] * 2, clans={0: {"coins": 3, "strength": 1}})
    assert LODGE not in usable(t, t.clans[0])
    poor = table(2, clans={0: {"strength": 2}})
    assert not {LODGE, TAVERN, ARMOURY, MARKET} & set(usable(poor, poor.clans[0]))


@rule("monsterlands:cit.06")
def test_dice_fill_a_building_from_the_left() -> None:
    t = table(2, clans={0: {"coins": 9, "haggle": [5]}, 1: {"coins": 9, "strength": 1}})
    run(action(t), turn_deed=("citadel", ARMOURY), armoury_count=1)
    run(action(t), turn_deed=("citadel", ARMOURY), armoury_count=1)
    assert t.placed[ARMOURY] == [5, 0]
    assert view(t, None).buildings["armoury"].placed == [5, 0]


# -- haggling ----------------------------------------------------------------------------------------------------------


@rule(
    "monsterlands:haggle.01",
    "monsterlands:haggle.02",
    "monsterlands:haggle.03",
    "monsterlands:haggle.04",
    "monsterlands:haggle.05",
)
@pytest.mark.parametrize(
    ("before", "die", "off"),
    [
        ([], 5, 5),  # the first haggling die
        ([0, 0], 4, 4),
        ([5], 3, 8),  # lower than the one before
        ([3], 3, 3),
        ([3], 5, 5),
        ([6, 2], 1, 3),  # only the last one is compared
        ([2, 6], 3, 9),
        ([6, 2], 4, 4),
        ([5, 0, 0], 3, 8),  # strength dice do not matter
        ([5], 0, 0),
    ],
)
def test_the_discount_of_a_haggling_die(before: list[int], die: int, off: int) -> None:
    assert discount(before, die) == off
    t = table(
        4, placed={"lodge": before}, clans={0: {"coins": 50, "strength": not die, "haggle": [die] if die else []}}
    )
    stock(t, trap_for(9))
    run(action(t), turn_deed=("citadel", LODGE))
    assert 50 - t.clans[0].coins == max(1, 9 - off)


@rule(
    "monsterlands:ex.haggle.1",
    "monsterlands:ex.haggle.2",
    "monsterlands:ex.haggle.3",
    "monsterlands:haggle.06",
    "monsterlands:haggle.07",
    "monsterlands:lodge.02",
)
def test_natalka_stepan_and_tomas_in_the_lodge() -> None:
    nine, four = trap_for(9), trap_for(4)
    t = table(
        3,
        roles=["wind", "water", "jungle"],
        lodge=[nine, four, four, four],
        clans={0: {"coins": 7, "haggle": [5]}, 1: {"coins": 7, "strength": 1}, 2: {"coins": 7, "haggle": [3]}},
    )
    visit = ("citadel", LODGE)
    run(action(t), turn_deed=visit, lodge_trap=kind(nine))
    assert (t.clans[0].coins, t.placed[LODGE], [TRAP_KIND[trap] for trap in t.clans[0].traps]) == (3, [5], [kind(nine)])
    stock(t, four)
    run(action(t), turn_deed=visit, lodge_trap=kind(four))
    assert t.clans[1].coins == 7 - 4  # the full price
    stock(t, four, four)
    run(action(t), turn_deed=visit, lodge_trap=[kind(four), kind(four)])
    assert t.clans[2].coins == 7 - 1  # 8 off a total of 8, but one coin must be paid
    assert [TRAP_KIND[trap] for trap in t.clans[2].traps] == [kind(four)] * 2
    assert price(8, 3) == 5


@rule("monsterlands:haggle.08")
def test_haggling_dice_go_only_to_some_quests_and_are_rolled_again_there() -> None:
    assert all(row[2] == 0 for side in (*REQUIRE, *REINFORCE) for row in side)
    takers = [any(way[2] for way in ways) for ways in QUEST_DICE[0]]
    assert set(takers) == {True, False}
    quest = next(i for i, ways in enumerate(QUEST_DICE[0]) if all(way[2] for way in ways))
    other = next(q.id for q in QUEST_FACTS if q is not QUEST_FACTS[quest])
    need = QUEST_DICE[0][quest][0]
    t = table(2, quests=(QUEST_FACTS[quest].id, other), monsters={"entrance": "krus"}, events={"land_a": TILE},
              paths={("quest_a", 1): {"seat": 0, "member": "purkrab", "strength": need[0], "magic": need[1],
                                      "haggle": need[2]}},
              clans={0: {"haggle": [6, 6, 6], "coins": 9}}, dice=[1] * sum(need))  # fmt: skip
    places = [deed for deed in offered(until(t)).options if deed[0] == "outside"]
    assert ("outside", LAND_A) not in places
    assert ("outside", ENTRANCE) not in places
    run(resolve(t, "quest_a"))
    assert t.results[path("quest_a", 1)] == sum(need)


@rule("monsterlands:haggle.09")
def test_new_haggling_dice_are_rolled_at_once() -> None:
    t = table(2, clans={0: {"members": ["fandor"], "rookies": 1, "coins": 1, "strength": 2,
                            "lands": {"traklan": "korfac"}}}, dice=(6, 2, 5, 4, 3))  # fmt: skip
    run(one(t), turn_deed=("use", m("fandor")))
    assert t.clans[0].haggle == [6]
    run(one(t), turn_deed=("rookie", 0), rookie_give=0, rookie_take=2)
    assert t.clans[0].haggle == [2, 6]
    t.clans[0].strength += 1
    run(action(t), turn_deed=("settled", land("traklan")))
    assert t.clans[0].haggle == [2, 3, 4, 5, 6]


@rule("monsterlands:r.14")
def test_a_card_discount_comes_after_haggling_and_goes_down_to_nothing() -> None:
    four = trap_for(4)
    t = table(2, lodge=[four], clans={0: {"coins": 0, "haggle": [6], "members": ["jutrovic"]}})
    run(action(t), turn_deed=("citadel", LODGE))  # 4 - 6 is 1, less 4 is nothing
    assert (t.clans[0].coins, len(t.clans[0].traps)) == (0, 1)
    nine = trap_for(9)
    t = table(2, lodge=[nine], clans={0: {"coins": 9, "haggle": [3], "members": ["jutrovic"]}})
    run(action(t), turn_deed=("citadel", LODGE), lodge_discount=1)
    assert t.clans[0].coins == 9 - (9 - 3 - 4)


@rule("monsterlands:r.15")
def test_whoever_places_a_die_must_buy() -> None:
    t = table(2, lodge=["up_s1", "up_m1"], clans={0: {"coins": 20, "strength": 3}})
    for building in (LODGE, ARMOURY, MARKET):
        t.turn = 0
        begin(t, Turn)
        decision = offered(until(t), turn_deed=("citadel", building))
        assert decision.kind.name in ("lodge.trap", "armoury.count", "market.card")
        assert None not in decision.options
        assert 0 not in decision.options or building != ARMOURY


# -- hunting lodge -----------------------------------------------------------------------------------------------------


@rule("monsterlands:lodge.01", "monsterlands:lodge.06")
def test_any_number_of_traps_is_bought_and_replaced() -> None:
    four, five = "up_s1", "up_m1"
    t = table(2, lodge=[five, four, four], clans={0: {"coins": 2 * cost(four) + cost(five), "strength": 1}})
    t.lodge += [NO_TRAP] * (6 - len(t.lodge))
    decision = offered(until(t), turn_deed=("citadel", LODGE))
    assert sorted(decision.options) == sorted({kind(four), kind(five)})
    run(until(t, Finish, Turn), lodge_trap=[*sorted([kind(four), kind(four), kind(five)])])
    assert t.clans[0].coins == 0
    assert sorted(TRAP_KIND[trap] for trap in t.clans[0].traps) == sorted([kind(four), kind(four), kind(five)])
    assert len([trap for trap in t.lodge if trap >= 0]) == 6


@rule("monsterlands:lodge.03", "monsterlands:lodge.04", "monsterlands:lodge.05")
def test_a_clan_holds_five_traps_and_discards_at_once_what_it_likes() -> None:
    four = "up_s1"
    five = {"coins": 20, "strength": 1, "traps": ["basic", *["up_m1"] * 2, four, four]}
    laid = {("land_a", 1): {"seat": 0, "member": "purkrab", "traps": ["up_a6", "up_a6"]}}
    t = table(2, lodge=["up_sb2"], clans={0: five}, paths=laid)
    decision = offered(action(t), turn_deed=("citadel", LODGE))
    assert (decision.kind.name, decision.kind.secret) == ("trap.discard", True)
    assert decision.options == sorted({kind("basic"), kind("up_m1"), kind(four), kind("up_sb2")})
    t = table(2, lodge=["up_sb2"], clans={0: five}, paths=laid)
    run(action(t), turn_deed=("citadel", LODGE), trap_discard=kind("basic"))
    assert (len(t.clans[0].traps), len(t.laid[0])) == (5, 2)
    assert [TRAP_KIND[trap] for trap in t.trap_discard] == [kind("basic")]


@rule("monsterlands:lodge.07", "monsterlands:r.04")
def test_used_traps_make_a_new_supply() -> None:
    four = trap_for(4)
    t = table(2, lodge=[four, four], clans={0: {"coins": 20, "strength": 1}})
    t.trap_discard, t.trap_supply = t.trap_supply, []
    run(action(t), turn_deed=("citadel", LODGE), lodge_trap=[kind(four), None])
    assert len([trap for trap in t.lodge if trap >= 0]) == 6
    assert (t.trap_discard, len(t.trap_supply)) == ([], 29)


@rule("monsterlands:r.101", "monsterlands:lodge.07")
def test_used_basic_traps_never_come_into_the_lodge() -> None:
    four = trap_for(4)
    t = table(2, lodge=[four, four], clans={0: {"coins": 20, "strength": 1}})
    basic = [take_trap(t, "basic")]
    t.trap_discard, t.trap_supply = [*t.trap_supply, *basic], []
    run(action(t), turn_deed=("citadel", LODGE), lodge_trap=[kind(four), None])
    assert (t.trap_discard, len(t.trap_supply)) == (basic, 29)
    assert not set(basic) & {*t.trap_supply, *t.lodge}
    t.trap_supply = []
    t.lodge[0] = NO_TRAP
    refill_lodge(t)
    assert (t.lodge[0], t.trap_discard) == (NO_TRAP, basic)  # rather a gap than a basic trap


@rule("monsterlands:lodge.08", "monsterlands:r.90")
def test_only_the_owner_sees_his_traps() -> None:
    four = trap_for(4)
    t = table(2, lodge=[four], clans={0: {"coins": 20, "strength": 4, "loot": ["coins12"]}, 1: {"magic": 1}})
    g = game(t)
    choose(g, ("citadel", LODGE))
    mine, theirs = (g.view(seat)["table"]["clans"][0] for seat in (0, 1))
    assert (mine["traps"], theirs["traps"], theirs["trap_count"]) == ([four], None, 1)
    assert (theirs["coins"], theirs["loot"]) == (20 - cost(four), ["coins12"])  # everything else is open
    laid = {("land_a", 1): {"seat": 0, "member": "purkrab", "strength": 1, "traps": [four]}}
    t = table(2, paths=laid)
    assert (view(t, 0).paths[0].laid, view(t, 1).paths[0].laid) == ([four], None)
    assert view(t, None).paths[0].traps == 1
    assert isinstance(view(t, 0).mercenary_deck, int)
    assert isinstance(view(t, 0).quest_bag, int)
