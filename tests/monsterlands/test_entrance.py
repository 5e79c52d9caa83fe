"""What paths give to a mercenary, and the Citadel entrance."""

from typing import Any

import pytest

from klubovna.games.monsterlands import RULES
from klubovna.games.monsterlands.facts import (
    BENEFIT,
    ENTRANCE,
    ENTRANCE_ROOM,
    LAND_A,
)
from klubovna.games.monsterlands.moments import NO_MONSTER
from klubovna.games.monsterlands.outside import paths, token_room
from klubovna.games.monsterlands.rolls import rerollable, roll_of
from klubovna.games.monsterlands.setup import setup
from klubovna.games.monsterlands.state import Table
from klubovna.games.monsterlands.turn import Adventure, CleanUp, Finish, OutfitBrews, OutfitTokens, OutfitTraps, Turn
from klubovna.testing import offered, rule, run
from monsterlands.tables import (
    EVENT,
    QUIET,
    QUIET_TILE,
    action,
    begin,
    kind,
    load_attack,
    m,
    on_path,
    one,
    open_battle,
    path,
    path_with,
    resolve,
    rolling,
    table,
    until,
)

PLENTY = {"strength": 6, "magic": 6}
LAND = ("outside", LAND_A)
GATE = ("outside", ENTRANCE)


def setting_out(**clan: Any) -> Table:
    """A clan with plenty of dice and a land with the quiet path."""
    return table(2, monsters={"land_a": "krus"}, lands={"land_a": "kryzie"}, events={"land_a": QUIET_TILE},
                 clans={0: {**PLENTY, **clan}, 1: {"strength": 1}})  # fmt: skip


# -- benefits of paths -------------------------------------------------------------------------------------------------


@rule("monsterlands:benefit.01")
@pytest.mark.parametrize("times", [1, 2])
def test_rerolls_of_a_path(times: int) -> None:
    tile, number = path_with(lambda p: p.benefit.type == "reroll" and p.benefit.times == times)
    colour = {"strength": 0, "magic": 1}[BENEFIT[EVENT[tile]][number - 1].color]
    for same in (True, False):
        t = table(2, monsters={"land_a": "krus"}, lands={"land_a": "kryzie"}, events={"land_a": tile},
                  paths={("land_a", number): {"seat": 0, "member": "purkrab", "strength": 2, "magic": 2}})  # fmt: skip
        load_attack(t, "land_a")
        t.chance.load(1, 2, 1, 2)
        run(rolling(t), defend_magic=0)
        assert rerollable(roll_of(t)) == [10 * colour + 1, 10 * colour + 2]  # dice of the marked colour only
        for i in range(times):
            t.chance.load(5)
            run(one(t), roll_deed=("reroll", 10 * colour + ((1, 5)[i] if same else (1, 2)[i])))
        assert rerollable(roll_of(t)) == []


@rule("monsterlands:benefit.02")
def test_the_defence_ability_of_a_path_is_no_token() -> None:
    tile, number = path_with(lambda p: p.benefit.type == "defence" and p.benefit.count == 1)
    t = table(2, monsters={"land_a": "krus"}, lands={"land_a": "kryzie"}, events={"land_a": tile}, clans={0: PLENTY})
    run(one(t), turn_deed=LAND, send_path=path("land_a", number), send_who=m("korfac"))
    assert t.shields[number - 1] == 0
    assert t.clans[0].defence == 0
    t.on_path[3 * (number - 1) : 3 * number] = [1, 0, 0]
    begin(t, Adventure)
    load_attack(t, "land_a", hits=2)
    t.chance.load(1)
    run(until(t, CleanUp), loot_take=t.loot_display[0])
    assert t.wounded[m("korfac")]  # one of two wounds was prevented


@rule("monsterlands:benefit.03")
def test_the_coins_of_a_path_are_for_those_who_come_home() -> None:
    coins = BENEFIT[EVENT[QUIET_TILE]][QUIET - 1].count
    for hits, kept in ((1, coins), (2, 0)):
        t = setting_out()
        run(action(t), turn_deed=LAND, send_path=QUIET - 1, send_who=m("korfac"), send_strength=0, send_magic=0)
        assert (t.path_coins[QUIET - 1], t.clans[0].coins) == (coins, 0)
        t.on_path[3 * QUIET - 3 : 3 * QUIET] = [1, 0, 0]
        t.chance.loaded = []
        load_attack(t, "land_a", hits=hits)
        t.chance.load(1)
        run(resolve(t, "land_a"), **({"loot_take": t.loot_display[0]} if kept else {}))
        begin(t, CleanUp)
        run(one(t))
        assert t.clans[0].coins == kept


@rule("monsterlands:benefit.04", "monsterlands:benefit.05")
@pytest.mark.parametrize(("what", "bit"), [("potion", 1), ("poison", 2)])
def test_a_potion_or_poison_of_a_path_lies_beside_the_own_one(what: str, bit: int) -> None:
    tile, number = path_with(lambda p: p.benefit.type == what)
    side = path("land_a", number)
    t = table(2, events={"land_a": tile}, clans={0: {**PLENTY, "potions": 1, "poisons": 1}})
    run(one(t), turn_deed=LAND, send_path=side, send_who=m("korfac"))
    lying = (t.path_potions, t.path_poisons)[bit - 1]
    assert lying[side] == 1
    assert (t.clans[0].potions, t.clans[0].poisons) == (1, 1)  # from the supply
    begin(t, OutfitBrews)
    run(one(t), send_brews=bit)
    assert lying[side] == 2
    begin(t, CleanUp)
    run(one(t))
    assert (t.clans[0].potions, t.clans[0].poisons)[bit - 1] == 2  # unused: kept


# -- the entrance ------------------------------------------------------------------------------------------------------


def at_gate(**clan: Any) -> Table:
    return table(2, monsters={"entrance": "krus"}, clans={0: clan, 1: {"strength": 1}})


@rule("monsterlands:gate.01", "monsterlands:gate.02", "monsterlands:r.27")
def test_the_entrance_is_open_only_while_a_monster_is_there() -> None:
    for seed in range(10):
        assert setup(RULES.config(4, seed, None, {})).monsters[ENTRANCE] == NO_MONSTER
    t = table(2, clans={0: PLENTY})
    assert GATE not in offered(until(t)).options
    assert GATE in offered(until(at_gate(**PLENTY))).options  # in round 1 too, if one is there
    t = table(2, phase=CleanUp, monsters={"land_a": "krus"})
    t.fought[LAND_A] = True
    run(until(t, Turn))
    assert GATE in offered(until(t)).options  # after clean-up


@rule("monsterlands:ex.gate.1", "monsterlands:gate.03")
def test_hatyr_waits_for_lurker() -> None:
    clan = {"strength": 4, "magic": 3, "haggle": [6], "traps": ["basic"], "defence": 1, "members": ["hatyr"]}
    t = table(2, monsters={"entrance": "pocih"}, clans={0: clan})
    assert offered(one(t), turn_deed=GATE).options == [path("entrance", 1), path("entrance", 2)]
    begin(t, Turn)
    run(one(t), turn_deed=GATE, send_path=path("entrance", 1), send_who=m("hatyr"))
    assert offered(one(t)).options == [0, 1, 2, 3, 4]
    run(one(t), send_strength=3, send_magic=2)
    run(until(t, Finish), send_defence=0, send_trap=kind("basic"))
    side = path("entrance", 1)
    assert (t.who[side], on_path(t, side), len(t.laid[side]), t.open[side]) == (m("hatyr"), (3, 2, 0), 1, [])
    assert t.clans[0].haggle == [6]  # haggling dice do not go there


@rule("monsterlands:gate.04", "monsterlands:r.26")
def test_a_token_at_the_entrance_takes_the_room_of_two_dice() -> None:
    assert ENTRANCE_ROOM == 8
    side = path("entrance", 1)
    for dice in range(9):
        t = table(2, phase=OutfitTokens, monsters={"entrance": "krus"}, clans={0: {"defence": 5, "traps": ["basic"]}},
                  paths={("entrance", 1): {"seat": 0, "member": "purkrab", "strength": dice}})  # fmt: skip
        t.path = side
        room = (8 - dice) // 2
        assert token_room(t, side) == room
        if room:
            assert offered(one(t)).options == list(range(min(5, room) + 1))
    t = at_gate(strength=9, magic=9)
    run(one(t), turn_deed=GATE, send_path=side, send_who=m("korfac"))
    assert offered(one(t)).options == list(range(9))
    assert offered(one(t), send_strength=5).options == list(range(4))


@rule("monsterlands:gate.05", "monsterlands:r.99")
def test_nobody_goes_to_the_entrance_alone() -> None:
    t = at_gate(haggle=[3])
    assert paths(t, t.clans[0], ENTRANCE) == []
    send = {"send_path": path("entrance", 1), "send_who": m("korfac")}
    t = at_gate(strength=2, magic=2)
    run(one(t), turn_deed=GATE, **send)
    assert offered(one(t)).options == [0, 1, 2]
    assert offered(one(t), send_strength=0).options == [1, 2]
    run(one(t), send_strength=0, send_magic=1)  # no strength die: then a magic die must go
    assert on_path(t, path("entrance", 1)) == (0, 1, 0)
    t = at_gate(haggle=[3], defence=2)
    run(one(t), turn_deed=GATE, **send)
    run(one(t))
    assert offered(one(t)).options == [1, 2]
    t = at_gate(haggle=[3], traps=["basic", "up_s1"])
    run(one(t), turn_deed=GATE, **send)
    run(until(t, OutfitTraps))
    assert offered(one(t)).options == sorted([kind("basic"), kind("up_s1")])
    t = at_gate(haggle=[3], traps=["basic"])
    run(action(t), turn_deed=GATE, **send, send_trap=kind("basic"))  # tokens only, while there are dice in the pool
    assert len(t.laid[path("entrance", 1)]) == 1
    t = at_gate(traps=["basic"], defence=2, trophies=["kodyl"])
    assert GATE not in offered(until(t)).options  # without dice he must pass


@rule("monsterlands:gate.06", "monsterlands:gate.07", "monsterlands:r.26")
def test_the_guards_support_both_paths() -> None:
    for number, points, coins in ((1, 2, 0), (2, 1, 5)):
        side = path("entrance", number)
        for wounded in (False, True):
            t = at_gate(strength=1)
            t.wounded[m("korfac")] = wounded
            run(action(t), turn_deed=GATE, send_path=side, send_who=m("korfac"))
            assert (t.path_coins[side], t.shields[side]) == (coins, 0)
            t.place = ENTRANCE
            open_battle(t, ENTRANCE)
            assert t.guard[side] == points
            load_attack(t, "entrance", hits=points + 1)
            t.chance.load(1)
            run(until(t, Adventure))
            begin(t, CleanUp)
            t.clans[0].coins = 0
            run(one(t))
            assert (m("korfac") in t.clans[0].members) != wounded  # one wound came through
            assert t.clans[0].coins == (0 if wounded else coins)
