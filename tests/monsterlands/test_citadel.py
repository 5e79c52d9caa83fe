"""The Citadel: placing dice, haggling, lodge, laboratory, armoury, pawnshop and mine."""

import pytest

from klubovna.games.monsterlands.citadel import usable
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
    MINE_COINS,
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
from klubovna.games.monsterlands.moments import ANSWER, CLEAN, END_OF_ROUND, FINISH, ROUND, TURN
from klubovna.games.monsterlands.state import Table
from klubovna.games.monsterlands.view import view
from klubovna.testing import offered, rule, run
from monsterlands.tables import (
    action,
    choose,
    game,
    kind,
    land,
    load_attack,
    m,
    one,
    path,
    path_with,
    resolve,
    table,
    until,
)

TILE, QUIET = path_with(lambda p: p.benefit.type == "coins")


def trap_for(coins: int, but: str = "") -> str:
    """An upgraded trap of this price."""
    return next(f.id for f in TRAP_FACTS if (f.family, f.price) == ("upgraded", coins) and f.id != but)


def cost(name: str) -> int:
    return TRAP_FACTS[kind(name)].price


def buy(t: Table, *names: str, **answers: object) -> None:
    """Visit the lodge and buy these traps, the cheaper kinds first as the lodge asks for them."""
    wanted = sorted(kind(name) for name in names)
    run(action(t), turn_deed=("citadel", LODGE), lodge_trap=[*wanted, None], **answers)


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
        t.turn, t.phase = 1, TURN
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
        t.phase = TURN


@rule("monsterlands:cit.05")
def test_a_price_must_be_paid_but_haggling_counts() -> None:
    four = trap_for(4)
    t = table(2, lodge=[four] * 2, clans={0: {"coins": 3, "strength": 1, "haggle": [2]}})
    assert offered(until(t), turn_deed=("citadel", LODGE)).kind.name != "building.die"  # only one die will do
    assert t.placed[LODGE] == [2]
    t = table(2, lodge=[four] * 2, clans={0: {"coins": 3, "haggle": [2]}})
    buy(t, four)
    assert t.clans[0].coins == 1
    poor = table(2, clans={0: {"strength": 2}})
    assert not {LODGE, TAVERN, ARMOURY, MARKET} & set(usable(poor, poor.clans[0]))


@rule("monsterlands:cit.06")
def test_dice_fill_a_building_from_the_left() -> None:
    t = table(2, clans={0: {"coins": 9, "haggle": [5]}, 1: {"coins": 9, "strength": 1}})
    run(action(t), turn_deed=("citadel", ARMOURY), armoury_count=1)
    run(action(t), turn_deed=("citadel", ARMOURY), armoury_count=1)
    assert t.placed[ARMOURY] == [5, 0]
    assert view(t, None)["buildings"]["armoury"]["placed"] == [5, 0]


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
        4, placed={"armoury": before[-2:]}, clans={0: {"coins": 50, "strength": 1, "haggle": [die] if die else []}}
    )
    run(action(t), turn_deed=("citadel", ARMOURY), building_die=die, armoury_count=3) if die else None
    if die and len(before) < 3:
        assert 50 - t.clans[0].coins == max(1, 6 - off)


@rule("monsterlands:ex.haggle.1", "monsterlands:ex.haggle.2", "monsterlands:ex.haggle.3")
@rule("monsterlands:haggle.06", "monsterlands:haggle.07", "monsterlands:lodge.02")
def test_natalka_stepan_and_tomas_in_the_lodge() -> None:
    nine, four = trap_for(9), trap_for(4)
    t = table(
        3,
        roles=["wind", "water", "jungle"],
        lodge=[nine, four, four, four],
        clans={0: {"coins": 7, "haggle": [5]}, 1: {"coins": 7, "strength": 1}, 2: {"coins": 7, "haggle": [3]}},
    )
    buy(t, nine)
    assert (t.clans[0].coins, t.placed[LODGE]) == (7 - 4, [5])
    buy(t, four)
    assert t.clans[1].coins == 7 - 4  # the full price
    t.lodge = [trap for trap in t.lodge if TRAP_KIND[trap] == kind(four)][:2] + [-1] * 4
    buy(t, four, four)
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
    buy_free = offered(until(t), turn_deed=("citadel", LODGE))
    assert buy_free.kind.name == "lodge.discount" or TRAP_KIND[t.basket[0]] == kind(four)
    run(until(t, FINISH, TURN), **({} if buy_free.options == [1] else {"lodge_discount": 1}))
    assert t.clans[0].coins == 0
    nine = trap_for(9)
    t = table(2, lodge=[nine], clans={0: {"coins": 9, "haggle": [3], "members": ["jutrovic"]}})
    run(action(t), turn_deed=("citadel", LODGE), lodge_discount=1)
    assert t.clans[0].coins == 9 - (9 - 3 - 4)


@rule("monsterlands:r.15")
def test_whoever_places_a_die_must_buy() -> None:
    t = table(2, lodge=[trap_for(4)] * 2, clans={0: {"coins": 20, "strength": 3}})
    for building in (LODGE, ARMOURY, MARKET):
        t.phase, t.turn = TURN, 0
        decision = offered(until(t), turn_deed=("citadel", building))
        assert decision.kind.name in ("lodge.trap", "armoury.count", "market.card")
        assert None not in decision.options
        assert 0 not in decision.options or building != ARMOURY


# -- hunting lodge -----------------------------------------------------------------------------------------------------


@rule("monsterlands:lodge.01", "monsterlands:lodge.06")
def test_any_number_of_traps_is_bought_and_replaced() -> None:
    four, five = trap_for(4), trap_for(5)
    t = table(2, lodge=[five, four, four], clans={0: {"coins": 13, "strength": 1}})
    t.lodge += [-1] * (6 - len(t.lodge))
    decision = offered(until(t), turn_deed=("citadel", LODGE))
    assert sorted(decision.options) == sorted({kind(four), kind(five)})
    run(until(t, FINISH, TURN), lodge_trap=[*sorted([kind(four), kind(four), kind(five)])])
    assert t.clans[0].coins == 0
    assert sorted(TRAP_KIND[trap] for trap in t.clans[0].traps) == sorted([kind(four), kind(four), kind(five)])
    assert len([trap for trap in t.lodge if trap >= 0]) == 6


@rule("monsterlands:lodge.03", "monsterlands:lodge.04", "monsterlands:lodge.05")
def test_a_clan_holds_five_traps_and_discards_at_once_what_it_likes() -> None:
    four = trap_for(4)
    five = {"coins": 20, "strength": 1, "traps": ["basic", *[trap_for(5)] * 2, four, four]}
    laid = {("land_a", 1): {"seat": 0, "member": "purkrab", "traps": [trap_for(7), trap_for(7)]}}
    t = table(2, lodge=[trap_for(6)], clans={0: five}, paths=laid)
    decision = offered(action(t), turn_deed=("citadel", LODGE))
    assert (decision.kind.name, decision.kind.secret) == ("trap.discard", True)
    assert decision.options == sorted({kind("basic"), kind(trap_for(5)), kind(four), kind(trap_for(6))})
    t = table(2, lodge=[trap_for(6)], clans={0: five}, paths=laid)
    run(action(t), turn_deed=("citadel", LODGE), trap_discard=kind("basic"))
    assert (len(t.clans[0].traps), len(t.laid[0])) == (5, 2)
    assert [TRAP_KIND[trap] for trap in t.trap_discard] == [kind("basic")]


@rule("monsterlands:lodge.07", "monsterlands:r.04")
def test_used_traps_make_a_new_supply() -> None:
    four = trap_for(4)
    t = table(2, lodge=[four, four], clans={0: {"coins": 20, "strength": 1}})
    t.trap_discard, t.trap_supply = t.trap_supply, []
    buy(t, four)
    assert len([trap for trap in t.lodge if trap >= 0]) == 6
    assert (t.trap_discard, len(t.trap_supply)) == ([], 29)


@rule("monsterlands:lodge.08", "monsterlands:r.90")
def test_only_the_owner_sees_his_traps() -> None:
    four = trap_for(4)
    t = table(2, lodge=[four], clans={0: {"coins": 20, "strength": 4, "magic": 4, "loot": ["coins12"]}, 1: {"magic": 1}},
              events={"land_a": TILE})  # fmt: skip
    g = game(t)
    choose(g, ("citadel", LODGE))
    mine, theirs = (g.view(seat)["table"]["clans"][0] for seat in (0, 1))
    assert (mine["traps"], theirs["traps"], theirs["trap_count"]) == ([four], None, 1)
    assert (theirs["coins"], theirs["loot"]) == (20 - cost(four), ["coins12"])  # everything else is open
    laid = {("land_a", 1): {"seat": 0, "member": "purkrab", "strength": 1, "traps": [four]}}
    t = table(2, paths=laid)
    assert (view(t, 0)["paths"][0]["laid"], view(t, 1)["paths"][0]["laid"]) == ([four], None)
    assert view(t, None)["paths"][0]["traps"] == 1
    assert isinstance(view(t, 0)["mercenary_deck"], int)
    assert isinstance(view(t, 0)["quest_bag"], int)


# -- laboratory --------------------------------------------------------------------------------------------------------


@rule("monsterlands:lab.01", "monsterlands:lab.02")
def test_the_laboratory_gives_three_tokens_or_two_in_any_mix() -> None:
    for space, count in ((0, 3), (1, 2)):
        for potions in range(count + 1):
            t = table(2, clans={0: {"magic": 1}})
            run(action(t), turn_deed=("citadel", LABORATORY), laboratory_space=space, laboratory_potions=potions)
            assert (t.clans[0].potions, t.clans[0].poisons, t.clans[0].magic) == (potions, count - potions, 0)
    t = table(2, clans={0: {"magic": 1}})
    assert offered(until(t), turn_deed=("citadel", LABORATORY), laboratory_space=0).options == [0, 1, 2, 3]


@rule("monsterlands:lab.03", "monsterlands:lab.04", "monsterlands:r.18")
def test_three_potions_and_three_poisons_at_home() -> None:
    on_the_way = {("land_a", 1): {"seat": 0, "member": "purkrab", "potions": 2, "poisons": 2}}
    t = table(2, clans={0: {"magic": 2, "potions": 2, "poisons": 3}}, paths=on_the_way)
    run(action(t), turn_deed=("citadel", LABORATORY), laboratory_space=0, laboratory_potions=2)
    assert (t.clans[0].potions, t.clans[0].poisons) == (3, 3)
    assert (t.path_potions[0], t.path_poisons[0]) == (2, 2)
    t = table(2, phase=CLEAN, clans={0: {"potions": 2, "poisons": 0, "coins": 9}}, paths=on_the_way)
    run(until(t, END_OF_ROUND))
    assert (t.clans[0].potions, t.clans[0].poisons) == (3, 2)


@rule("monsterlands:lab.05")
def test_a_potion_heals_somebody_who_is_not_assigned() -> None:
    t = table(2, clans={0: {"potions": 2, "wounded": ["purkrab", "korfac"], "strength": 1}},
              paths={("land_a", 1): {"seat": 0, "member": "purkrab"}})  # fmt: skip
    run(one(t), turn_deed=("heal", 0))
    assert (t.wounded[m("korfac")], t.wounded[m("purkrab")], t.clans[0].potions) == (False, True, 1)
    assert ("heal", 0) not in offered(until(t)).options
    assert t.turn == 0  # not an action


@rule("monsterlands:lab.06", "monsterlands:lab.09")
def test_one_potion_and_one_poison_go_with_any_mercenary() -> None:
    need = {"strength": 6, "magic": 6, "potions": 3, "poisons": 3}
    for member in ("purkrab", "korfac"):
        t = table(2, events={"land_a": TILE}, clans={0: need})
        decision = offered(until(t), turn_deed=("outside", LAND_A), send_path=QUIET - 1, send_who=m(member),
                           send_strength=0, send_magic=0)  # fmt: skip
        assert (decision.kind.name, decision.options) == ("send.brews", [0, 1, 2, 3])
        run(until(t, FINISH, TURN), send_brews=3)
        assert (t.clans[0].potions, t.clans[0].poisons) == (2, 2)
        assert (t.path_potions[QUIET - 1], t.path_poisons[QUIET - 1]) == (1, 1)


@rule("monsterlands:lab.07", "monsterlands:lab.08")
def test_potions_heal_poisons_strike_and_what_is_left_comes_home() -> None:
    ninra = {"seat": 0, "member": "korfac", "strength": 1, "potions": 2, "poisons": 2}
    t = table(2, monsters={"land_a": "krus"}, lands={"land_a": "kryzie"}, events={"land_a": TILE},
              clans={0: {"coins": 9}, 1: {"coins": 9}}, paths={("land_a", QUIET): ninra})  # fmt: skip
    load_attack(t, "land_a", hits=1)
    t.chance.load(3)
    run(resolve(t, "land_a"), defend_potions=1, roll_deed=[("poison", 0), None], loot_take=t.loot_display[0])
    assert not t.wounded[m("korfac")]
    assert t.results[QUIET - 1] == 3 + 2
    run(until(t, END_OF_ROUND), **({"cleanup_deed": None} if t.clans[0].loot else {}))
    assert (t.clans[0].potions, t.clans[0].poisons) == (1, 1)


# -- armoury -----------------------------------------------------------------------------------------------------------


@rule("monsterlands:armoury.01", "monsterlands:armoury.02", "monsterlands:armoury.03")
def test_up_to_three_defence_tokens_for_two_coins_each() -> None:
    t = table(2, clans={0: {"coins": 9, "strength": 1}})
    assert offered(until(t), turn_deed=("citadel", ARMOURY)).options == [1, 2, 3]
    t = table(2, clans={0: {"coins": 9, "haggle": [4]}})
    run(action(t), turn_deed=("citadel", ARMOURY), armoury_count=3)
    assert (t.clans[0].coins, t.clans[0].defence) == (7, 3)
    t = table(2, clans={0: {"coins": 9, "strength": 1, "defence": 4}},
              paths={("land_a", 1): {"seat": 0, "member": "purkrab", "defence": 4}})  # fmt: skip
    run(action(t), turn_deed=("citadel", ARMOURY), armoury_count=3)
    assert (t.clans[0].coins, t.clans[0].defence, t.shields[0]) == (3, 5, 4)


@rule("monsterlands:armoury.04", "monsterlands:armoury.05", "monsterlands:armoury.06")
def test_abilities_and_tokens_prevent_wounds() -> None:
    drabor = {"seat": 0, "member": "drabor", "strength": 1, "defence": 1}
    t = table(2, monsters={"land_a": "trousic"}, lands={"land_a": "kryzie"}, events={"land_a": TILE},
              paths={("land_a", QUIET): drabor})  # fmt: skip
    t.chance.load(6)  # Scatterer's first die: one wound, taken by the ability
    load_attack(t, "land_a", hits=2)  # then the attack itself, with the ability spent
    decision = offered(resolve(t, "land_a"))
    assert (decision.kind.name, decision.about) == ("defend.tokens", (QUIET - 1, 2))
    assert t.guard[QUIET - 1] == 0
    run(until(t, ANSWER), defend_tokens=1)
    assert (t.wounded[m("drabor")], t.shields[QUIET - 1]) == (True, 0)


@rule("monsterlands:armoury.04", "monsterlands:armoury.07")
def test_tokens_work_against_ruses_and_abilities_do_not() -> None:
    paths = {
        ("land_a", 1): {"seat": 0, "member": "purkrab", "strength": 1, "traps": ["ruse_s1"]},
        ("land_a", 2): {"seat": 1, "member": "ninra", "strength": 2, "defence": 1},
    }
    for cancel, left in ((True, (2, 0)), (False, (1, 1))):
        t = table(2, ruses=True, monsters={"land_a": "krus"}, lands={"land_a": "kryzie"}, paths=paths)
        decision = offered(resolve(t, "land_a"), ruse_reveal=True)
        assert (decision.kind.name, decision.seat) == ("ruse.cancel", 1)
        t = table(2, ruses=True, monsters={"land_a": "krus"}, lands={"land_a": "kryzie"}, paths=paths)
        t.place = LAND_A
        offered(resolve(t, "land_a"), ruse_reveal=True, ruse_cancel=cancel)
        assert (t.on_path[3], t.shields[1]) == left
    paths["land_a", 2] = {"seat": 1, "member": "ninra", "strength": 2}  # a defence ability, but no token
    t = table(2, ruses=True, monsters={"land_a": "krus"}, lands={"land_a": "kryzie"}, paths=paths)
    offered(resolve(t, "land_a"), ruse_reveal=True)
    assert t.on_path[3] == 1


@rule("monsterlands:armoury.08")
def test_an_unused_token_on_a_path_is_gone_after_clean_up() -> None:
    t = table(2, phase=CLEAN, clans={0: {"coins": 9, "defence": 1}},
              paths={("land_a", 1): {"seat": 0, "member": "purkrab", "defence": 2}})  # fmt: skip
    run(until(t, ROUND))
    assert (t.clans[0].defence, t.shields[0]) == (1, 0)


# -- pawnshop and mine -------------------------------------------------------------------------------------------------


@rule("monsterlands:pawn.01", "monsterlands:pawn.02")
def test_any_dice_are_sold_for_a_coin_each() -> None:
    pool = {"strength": 2, "magic": 2, "haggle": [1, 4, 6]}
    t = table(2, clans={0: pool, 1: {"strength": 1}})
    run(action(t), turn_deed=("citadel", PAWNSHOP), pawnshop_strength=1, pawnshop_magic=0, pawnshop_haggle=[1, 6])
    assert (t.clans[0].coins, t.clans[0].strength, t.clans[0].magic, t.clans[0].haggle) == (3, 1, 2, [4])
    assert t.turn == 1
    t = table(2, clans={0: pool})
    run(action(t), turn_deed=("citadel", PAWNSHOP), pawnshop_strength=2, pawnshop_magic=2, pawnshop_haggle=[1, 4, 6])
    assert (t.clans[0].coins, t.clans[0].dice) == (7, 0)
    t = table(2, clans={0: pool})
    sell = {"turn_deed": ("citadel", PAWNSHOP), "pawnshop_strength": 0, "pawnshop_magic": 0}
    assert None not in offered(until(t), **sell).options  # at least one


@rule("monsterlands:ex.mine.1", "monsterlands:mine.02", "monsterlands:mine.03")
def test_stepan_is_first_in_the_mine() -> None:
    t = table(2, clans={1: {"strength": 2}, 0: {"strength": 2}})
    run(action(t), turn_deed=("citadel", MINE), mine_space=0)
    decision = offered(until(t), turn_deed=("citadel", MINE))
    assert [(MINE_DICE[space], MINE_COINS[space]) for space in decision.options] == [(2, 4), (1, 2)]
    t.phase = TURN
    run(action(t), turn_deed=("citadel", MINE), mine_space=1)
    assert (t.clans[1].coins - t.clans[1].strength, t.placed[MINE]) == (4 + 2, [0, 1]) or t.clans[1].coins == 6
    t = table(2, placed={"mine": [0]}, clans={0: {"strength": 2}})
    run(action(t), turn_deed=("citadel", MINE), mine_space=2)
    assert (t.clans[0].coins, t.clans[0].strength) == (2, 1)
