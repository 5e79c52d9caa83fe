"""The surroundings: sending mercenaries to quests and lands."""

from typing import Any

import pytest

from klubovna.games.monsterlands.facts import (
    BENEFIT,
    CONQUEST_VALUE,
    EVENT_FACTS,
    KILL,
    LAND_A,
    LAND_FACTS,
    PATHS_OF,
    QUEST_A,
    QUEST_B,
    QUEST_FACTS,
    REINFORCE,
    REQUIRE,
    TRAP_KIND,
)
from klubovna.games.monsterlands.look import view
from klubovna.games.monsterlands.moments import NO_MONSTER
from klubovna.games.monsterlands.outside import paths, token_room, travellers
from klubovna.games.monsterlands.state import Table
from klubovna.games.monsterlands.turn import Adventure, CleanUp, EndOfRound, Finish, OutfitTokens, Round, Turn
from klubovna.testing import offered, rule, run
from monsterlands.tables import (
    EVENT,
    QUIET,
    QUIET_TILE,
    action,
    begin,
    fighter,
    kind,
    land,
    load_attack,
    m,
    on_path,
    one,
    path,
    path_with,
    plain_tile,
    resolve,
    table,
    until,
)

PLENTY = {"strength": 6, "magic": 6}
LAND = ("outside", LAND_A)


def quest_with(fits: object, slot: str = "roll") -> tuple[str, str]:
    """A pair of quests: the one of this side that fits, and any other one."""
    assert callable(fits)
    found = next(q for q in QUEST_FACTS if fits(getattr(q, slot)))
    other = next(q.id for q in QUEST_FACTS if q is not found)
    return (found.id, other) if slot == "roll" else (other, found.id)


def setting_out(**clan: Any) -> Table:
    """A clan with plenty of dice and a land with the quiet path."""
    return table(2, monsters={"land_a": "krus"}, lands={"land_a": "kryzie"}, events={"land_a": QUIET_TILE},
                 clans={0: {**PLENTY, **clan}, 1: {"strength": 1}})  # fmt: skip


# -- sending -----------------------------------------------------------------------------------------------------------


@rule("monsterlands:out.01", "monsterlands:out.03", "monsterlands:land.08")
def test_one_action_sends_one_mercenary_with_his_dice() -> None:
    t = setting_out()
    need, side = REQUIRE[EVENT[QUIET_TILE]][QUIET - 1], path("land_a", QUIET)
    run(action(t), turn_deed=LAND, send_path=side, send_who=m("korfac"), send_strength=0, send_magic=0)
    assert (t.who[side], t.owner[side], on_path(t, side)) == (m("korfac"), 0, need)
    assert t.turn == 1
    assert t.results[side] == 0  # nothing is rolled yet
    assert t.clans[0].glory == 5
    t.turn = 0
    assert travellers(t, t.clans[0]) == [m("purkrab")]  # nobody goes twice
    assert side not in offered(one(t), turn_deed=LAND).options  # nor is anything added to that path
    t = setting_out()
    t.who[side], t.owner[side] = m("korfac"), 0
    begin(t, Adventure)
    load_attack(t, "land_a")
    t.chance.load(1)
    t.on_path[3 * side] = 1
    run(until(t, CleanUp), loot_take=t.loot_display[0])
    assert t.results[side] == 1  # in the adventure phase it is


@rule("monsterlands:out.02")
def test_another_action_sends_another_mercenary_to_the_same_place() -> None:
    t = table(2, events={"land_a": QUIET_TILE}, clans={0: {"strength": 9, "magic": 9}},
              paths={("land_a", QUIET): {"seat": 0, "member": "korfac"}})  # fmt: skip
    others = [p for p in PATHS_OF[LAND_A] if p != path("land_a", QUIET)]
    assert offered(one(t), turn_deed=LAND).options == others
    begin(t, Turn)
    run(one(t), turn_deed=LAND, send_path=others[0])
    assert [t.who[p] for p in (others[0], path("land_a", QUIET))] == [m("purkrab"), m("korfac")]


@rule("monsterlands:r.91")
def test_a_wounded_mercenary_may_go_and_dies_of_the_next_wound() -> None:
    t = setting_out(wounded=["korfac"])
    assert m("korfac") in travellers(t, t.clans[0])
    t = fighter("korfac", strength=1, hits=1, clan={"wounded": ["korfac"]})
    run(resolve(t, "land_a"))
    assert m("korfac") not in t.clans[0].members


# -- quests ------------------------------------------------------------------------------------------------------------


@rule("monsterlands:quest.01")
def test_a_roll_quest_and_a_pay_quest_are_open_each_round() -> None:
    t = table(2, phase=EndOfRound)
    before = t.quests[:]
    run(until(t, Round))
    assert len(set(t.quests + before)) == 4
    shown = view(t, None).places
    assert [shown.quest_a.quest, shown.quest_b.quest] == [QUEST_FACTS[q].id for q in t.quests]


@rule("monsterlands:quest.02")
def test_two_mercenaries_of_any_clans_take_part() -> None:
    for seat, name in ((0, "korfac"), (1, "tepej")):
        for place, slot in (("quest_a", QUEST_A), ("quest_b", QUEST_B)):
            t = table(3, clans={0: {"strength": 6, "magic": 6, "haggle": [1] * 4}},
                      paths={(place, 1): {"seat": seat, "member": name}})  # fmt: skip
            assert paths(t, t.clans[0], slot) == [path(place, 2)]
            t = table(3, clans={2: {"strength": 6, "magic": 6, "haggle": [1] * 4}},
                      paths={(place, 1): {"seat": 0, "member": "purkrab"},
                             (place, 2): {"seat": seat, "member": name}})  # fmt: skip
            assert paths(t, t.clans[2], slot) == []


@rule("monsterlands:quest.03")
def test_a_quest_takes_exactly_the_dice_it_shows() -> None:
    quests = quest_with(lambda q: q.dice == [["strength"], ["strength"]])
    for strength in (1, 2, 3):
        t = table(2, quests=quests, clans={0: {"strength": strength, "magic": 3}})
        assert (("outside", QUEST_A) in offered(until(t)).options) == (strength >= 2)
    run(one(t), turn_deed=("outside", QUEST_A), send_path=path("quest_a", 1), send_who=m("korfac"))
    run(until(t, Finish, Turn))
    assert on_path(t, path("quest_a", 1)) == (2, 0, 0)
    assert (t.clans[0].strength, t.clans[0].magic) == (1, 3)


@rule("monsterlands:quest.04")
def test_a_die_of_any_of_the_shown_colours_will_do() -> None:
    quests = quest_with(lambda q: q.dice == [["strength", "magic"], ["strength", "magic"]])
    t = table(2, quests=quests, clans={0: {"strength": 2, "magic": 2}})
    answers = {"turn_deed": ("outside", QUEST_A), "send_path": path("quest_a", 1), "send_who": m("korfac")}
    assert offered(one(t.clone()), **answers).options == [(2, 0, 0), (1, 1, 0), (0, 2, 0)]
    run(one(t), send_quest_dice=(1, 1, 0), **answers)
    assert on_path(t, path("quest_a", 1)) == (1, 1, 0)


@rule("monsterlands:quest.05")
def test_only_one_wins_a_roll_quest() -> None:
    for rolls, winner in (((6, 6), 0), ((5, 6), 1)):
        t = table(2, paths={("quest_a", 1): {"seat": 0, "member": "purkrab", "strength": 6},
                            ("quest_a", 2): {"seat": 1, "member": "tepej", "strength": 6}},
                  dice=[rolls[0]] * 6 + [rolls[1]] * 6)  # fmt: skip
        quest = QUEST_FACTS[t.quests[0]].roll
        assert quest.target <= 30
        run(resolve(t, "quest_a"))
        gained = [clan.glory - 5 for clan in t.clans]
        assert gained[winner] == quest.reward.glory
        assert gained[1 - winner] == 0


@rule("monsterlands:quest.06", "monsterlands:quest.07")
def test_what_a_quest_token_shows() -> None:
    for facts in QUEST_FACTS:
        roll, pay = facts.roll, facts.pay
        assert roll.dice
        assert roll.target > 0
        assert roll.reward.glory > 0
        assert roll.penalty.glory > 0
        assert roll.consolation.coins == 2
        assert pay.dice
        cost = pay.cost
        assert cost.coins or cost.potion or cost.poison or cost.defence or cost.trap or cost.loot
        assert pay.left.glory
        assert pay.right.glory


@rule("monsterlands:quest.07")
def test_each_path_of_a_pay_quest_has_its_own_reward() -> None:
    quests = quest_with(lambda q: q.cost.coins and q.left != q.right, "pay")
    pay = next(q.pay for q in QUEST_FACTS if q.id == quests[1])
    for number, reward in ((1, pay.left), (2, pay.right)):
        t = table(2, quests=quests, clans={0: {"coins": 20}},
                  paths={("quest_b", number): {"seat": 0, "member": "purkrab"}})  # fmt: skip
        run(resolve(t, "quest_b"), quest_pay=True)
        assert t.clans[0].glory == 5 + reward.glory
        assert t.clans[0].coins == 20 - pay.cost.coins + reward.coins


@rule("monsterlands:r.21")
def test_no_token_goes_along_to_a_quest_and_none_is_asked_for() -> None:
    quests = quest_with(lambda q: q.dice == [["strength"], ["strength"]])
    clan = {"strength": 2, "potions": 1, "poisons": 1, "defence": 2, "traps": ["basic"], "coins": 9}
    t = table(2, quests=quests, clans={0: clan})
    run(action(t), turn_deed=("outside", QUEST_A), send_path=path("quest_a", 1), send_who=m("korfac"))
    side = path("quest_a", 1)
    assert (t.shields[side], t.laid[side]) == (0, [])
    assert (t.path_potions[side], t.path_poisons[side]) == (0, 0)
    assert (t.clans[0].potions, t.clans[0].poisons) == (1, 1)
    t.chance.load(1, 1)
    run(resolve(t, "quest_a"))  # nothing to decide: poison does not help
    begin(t, CleanUp)
    run(until(t, EndOfRound))
    assert (t.clans[0].potions, t.clans[0].poisons) == (1, 1)


# -- lands -------------------------------------------------------------------------------------------------------------


@rule("monsterlands:land.01", "monsterlands:land.10")
def test_what_makes_an_active_land() -> None:
    t = table(3)
    for name in ("land_a", "land_b"):
        shown = getattr(view(t, None).places, name)
        assert shown.land
        assert shown.monster
        assert shown.event
        assert sum(p.place == name for p in view(t, None).paths) == 4
    assert all(len(facts.paths) == 4 for facts in EVENT_FACTS)
    for facts in LAND_FACTS:
        assert facts.name["cs"]
        assert facts.affinity
        assert facts.conquest > 0
        assert facts.glory > 0
        assert facts.place


@rule("monsterlands:land.02")
def test_the_leftmost_fights_and_the_others_only_while_the_monster_is_unbeaten() -> None:
    both = {
        ("land_a", 2): {"seat": 0, "member": "purkrab", "strength": 5},
        ("land_a", 4): {"seat": 1, "member": "tepej", "strength": 1},
    }
    for value, fights in ((6, False), (1, True)):
        t = table(
            2, monsters={"land_a": "krus"}, lands={"land_a": "kryzie"}, events={"land_a": plain_tile(2, 4)}, paths=both
        )
        load_attack(t, "land_a")
        t.chance.load(*[value] * 5)
        if fights:
            load_attack(t, "land_a")
        t.chance.load(1)
        assert 5 < KILL[t.facing] <= 30
        loot = {"loot_take": t.loot_display[:2]} if fights else {"loot_take": t.loot_display[0]}
        run(resolve(t, "land_a"), **loot, **({} if fights else {"conquest_try": True}))
        assert (t.monsters[LAND_A] == NO_MONSTER) != fights
        assert t.results[path("land_a", 4)] == 1
        assert CONQUEST_VALUE[land("kryzie")] > 1


@rule("monsterlands:land.03")
def test_the_required_dice_must_be_brought() -> None:
    tile, number = path_with(lambda p: p.require["strength"] == 2 and not p.require["magic"])
    for strength, magic, ready in ((2, 0, True), (1, 1, False), (1, 6, False), (3, 0, True)):
        t = table(2, events={"land_a": tile}, clans={0: {"strength": strength, "magic": magic}})
        assert (path("land_a", number) in paths(t, t.clans[0], LAND_A)) == ready
    run(one(t), turn_deed=LAND, send_path=path("land_a", number), send_who=m("korfac"))
    assert on_path(t, path("land_a", number)) == (2, 0, 0)


@rule("monsterlands:land.04")
def test_reinforcements_are_optional_and_limited() -> None:
    for side, facts in enumerate(EVENT_FACTS):
        for number, (need, more) in enumerate(zip(REQUIRE[side], REINFORCE[side], strict=True), 1):
            assert sum(need) + sum(more) <= 6
            t = table(2, events={"land_a": f"{facts.tile}{facts.side}"}, clans={0: {"strength": 9, "magic": 9}})
            run(one(t), turn_deed=LAND, send_path=path("land_a", number), send_who=m("korfac"))
            answers = {}
            if more[0]:
                assert offered(one(t)).options == list(range(more[0] + 1))
                answers["send_strength"] = more[0]
            if more[1]:
                assert offered(one(t), **answers).options == list(range(more[1] + 1))
                answers["send_magic"] = 0
            run(one(t), **answers)
            assert on_path(t, path("land_a", number)) == (need[0] + more[0], need[1], 0)


@rule("monsterlands:ex.land.1", "monsterlands:land.05", "monsterlands:land.06")
def test_klara_sets_out() -> None:
    tile = next(
        f"{facts.tile}{facts.side}"
        for facts, need, more, gives in zip(EVENT_FACTS, REQUIRE, REINFORCE, BENEFIT, strict=True)
        if need[1] == (2, 0, 0) and more[1][1] >= 2 and gives[1].type == "potion"
    )
    clan = {"strength": 2, "magic": 2, "traps": ["basic"], "defence": 1}
    t = table(2, events={"land_a": tile}, clans={0: clan, 1: {"strength": 1}})
    run(
        action(t),
        turn_deed=LAND,
        send_path=1,
        send_who=m("korfac"),
        send_magic=2,
        send_defence=1,
        send_trap=kind("basic"),
    )
    assert on_path(t, path("land_a", 2)) == (2, 2, 0)
    assert ([TRAP_KIND[trap] for trap in t.laid[1]], t.open[1], t.shields[1]) == ([kind("basic")], [], 1)
    assert (t.path_potions[1], token_room(t, path("land_a", 2))) == (1, 1)
    assert t.turn == 1  # all in one action


@rule("monsterlands:land.07", "monsterlands:r.25")
@pytest.mark.parametrize(("dice", "tokens"), [(6, 2), (5, 2), (4, 3), (3, 3), (2, 4), (1, 4), (0, 4)])
def test_further_tokens_take_the_room_of_dice(dice: int, tokens: int) -> None:
    stuff = {"seat": 0, "member": "purkrab", "strength": dice, "potions": 2, "poisons": 1, "coins": 5}
    t = table(2, phase=OutfitTokens, clans={0: {"defence": 5, "traps": ["basic", *["up_s1"] * 3]}},
              paths={("land_a", 1): stuff})  # fmt: skip
    t.path = path("land_a", 1)
    assert offered(one(t)).options == list(range(tokens + 1))
    traps = sorted([kind("basic"), *[kind("up_s1")] * 3])[: tokens - 1]
    run(one(t), send_defence=1)
    run(until(t, Finish, Turn), send_trap=traps)
    assert (t.shields[0], len(t.laid[0]), token_room(t, path("land_a", 1))) == (1, tokens - 1, 0)


@rule("monsterlands:land.09")
def test_tokens_of_a_path_are_lost_after_the_battle() -> None:
    t = fighter("purkrab", strength=1, rolls=(1,), defence=2, traps=["up_a4", "up_mb1"], clan={"coins": 9})
    run(resolve(t, "land_a"), roll_deed=("roll", 0), loot_take=t.loot_display[0])
    begin(t, CleanUp)
    run(one(t))
    assert (t.clans[0].defence, t.clans[0].traps, t.shields[QUIET - 1], t.laid[QUIET - 1]) == (0, [], 0, [])
    assert sorted(TRAP_KIND[trap] for trap in t.trap_discard) == sorted([kind("up_a4"), kind("up_mb1")])
