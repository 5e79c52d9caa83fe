"""Land battles: the monster's attack, the mercenary's attack, death, the end of the battle."""

from klubovna.games.monsterlands.battle import attack_dice, begin_battle
from klubovna.games.monsterlands.facts import ENTRANCE, LAND_A
from klubovna.games.monsterlands.moments import ADVENTURE, ANSWER, ATTACKING, CONQUEST, LOOTING
from klubovna.games.monsterlands.state import Table
from klubovna.testing import offered, rule, run
from monsterlands.tables import card, m, monster, on_path, path, resolve, table, until

ALL = ("roll", 3)


def deepsting(**more: object) -> Table:
    """Normal level, round 4, Deepsting at a water land; Zherava on path 2."""
    zherava = {
        "seat": 0,
        "member": "zerava",
        "strength": 2,
        "magic": 2,
        "defence": 1,
        "traps": ["up_mb1"],
        "potions": 1,
    }
    return table(
        2,
        roles=["fire", "water"],
        difficulty="normal",
        round=4,
        monsters={"land_a": "hlubstir"},
        lands={"land_a": "kryzie"},
        events={"land_a": "e1a"},
        clans={0: {"glory": 19}},
        **{"paths": {("land_a", 2): zherava}, **more},
    )


def at(t: Table) -> None:
    """Begin the battle at land A."""
    t.place = LAND_A
    begin_battle(t, LAND_A)


@rule(
    "monsterlands:ex.battle.1",
    "monsterlands:bat.monster.04",
    "monsterlands:bat.monster.05",
    "monsterlands:bat.defend.01",
    "monsterlands:bat.defend.02",
    "monsterlands:bat.defend.03",
    "monsterlands:bat.defend.04",
    "monsterlands:ref.monster.19",
    "monsterlands:ref.merc.21",
)
def test_deepsting_strikes() -> None:
    t = deepsting(dice=(3, 4, 5, 6, 1, 2))
    at(t)
    assert attack_dice(t, LAND_A) == 7
    run(until(t, ANSWER), defend_magic=1, defend_tokens=1, defend_potions=1)
    p = path("land_a", 2)
    assert t.chance.loaded == []  # six dice were rolled
    assert (t.wounded[m("zerava")], t.who[p]) == (True, m("zerava"))
    assert (t.shields[p], t.path_potions[p], t.guard[p]) == (0, 0, 0)
    assert t.clans[0].glory == 18


@rule(
    "monsterlands:ex.battle.2",
    "monsterlands:ref.trap.11",
    "monsterlands:bat.attack.13",
    "monsterlands:bat.defend.05",
    "monsterlands:r.81",
)
def test_zherava_answers_in_vain() -> None:
    t = deepsting(dice=(1, 1, 1, 1, 1, 1, 1, 2, 3))
    run(resolve(t, "land_a"), defend_magic=1, roll_deed=ALL, loot_take=t.loot_display[0])
    assert t.results[path("land_a", 2)] == 7
    assert (t.damage, t.beaten) == (7, 0)
    assert on_path(t, path("land_a", 2)) == (2, 1, 0)
    assert len(t.open[path("land_a", 2)]) == 1


@rule(
    "monsterlands:ex.battle.3",
    "monsterlands:ex.battle.4",
    "monsterlands:bat.attack.14",
    "monsterlands:bat.attack.18",
    "monsterlands:benefit.01",
    "monsterlands:loot.01",
    "monsterlands:loot.02",
)
def test_the_third_attack_kills_deepsting() -> None:
    t = deepsting(
        paths={
            ("land_a", 2): {"seat": 0, "member": "zerava", "strength": 2, "magic": 1, "traps": ["up_mb1"]},
            ("land_a", 3): {"seat": 1, "member": "ninra", "magic": 2},
            ("land_a", 4): {"seat": 0, "member": "onduru", "strength": 2, "magic": 1},
        },
        dice=(*[1] * 7, 1, 2, 3, *[1] * 7, 4, 2, 3, *[1] * 7, 3, 5, 3),
        display=["coins12", "coins10", "brews", "pack"],
    )
    run(
        resolve(t, "land_a"),
        defend_magic=[0, 0, 0],
        roll_deed=[ALL, ("reroll", 12)],
        loot_take={0: 9, 1: 2},
    )
    assert [t.results[path("land_a", n)] for n in (2, 3, 4)] == [7, 7, 11]
    assert t.clans[0].trophies == [monster("hlubstir")]
    assert t.clans[0].glory == 19 + 7
    assert (t.clans[0].loot, t.clans[1].loot) == ([9], [2])
    assert len(t.loot_display) == 4


@rule(
    "monsterlands:ex.attack.1",
    "monsterlands:bat.attack.02",
    "monsterlands:bat.attack.06",
    "monsterlands:bat.attack.07",
    "monsterlands:bat.attack.08",
    "monsterlands:bat.attack.10",
    "monsterlands:bat.attack.17",
    "monsterlands:ref.merc.20",
    "monsterlands:ref.trap.16",
)
def test_trunk_captures_crabhead_die_by_die() -> None:
    trunk = {"seat": 0, "member": "trunk", "strength": 2, "magic": 2, "poisons": 1, "traps": ["up_a4"]}
    t = table(
        2,
        roles=["fire", "water"],
        monsters={"land_a": "krabohlav"},
        lands={"land_a": "kryzie"},
        events={"land_a": "e1a"},
        paths={("land_a", 1): trunk},
        dice=(1, 1, 1, 2, 2),
    )
    steps = [("roll", 1), ("roll", 0), ("poison", 0)]
    at(t)
    run(until(t, ATTACKING), defend_magic=0)
    assert offered(until(t, CONQUEST), roll_deed=steps).about == (path("land_a", 1), 11)
    assert sum(t.unrolled) == 2
    run(until(t, ADVENTURE), roll_deed=None)
    assert (t.clans[0].glory, t.clans[0].coins) == (10, 6)
    assert t.clans[0].trophies == []
    assert t.monster_discard == [monster("krabohlav")]


@rule("monsterlands:ex.defend.1", "monsterlands:bat.monster.08")
def test_a_potion_saves_trunk() -> None:
    trunk = {"seat": 0, "member": "trunk", "strength": 1, "potions": 1}
    t = table(2, roles=["fire", "water"], monsters={"land_a": "krus"}, lands={"land_a": "kryzie"},
              events={"land_a": "e1b"}, paths={("land_a", 2): trunk}, dice=(3, 6, 1))  # fmt: skip
    at(t)
    run(until(t, ANSWER), defend_potions=1)
    assert (t.who[path("land_a", 2)], t.wounded[m("trunk")]) == (m("trunk"), True)


@rule("monsterlands:bat.death.01", "monsterlands:bat.death.02", "monsterlands:bat.death.04", "monsterlands:r.89")
def test_death_before_the_attack() -> None:
    fandor = {"seat": 0, "member": "fandor", "strength": 2, "magic": 1, "traps": ["basic"], "coins": 3, "poisons": 1}
    t = table(
        2,
        monsters={"land_a": "krus"},
        lands={"land_a": "kryzie"},
        events={"land_a": "e1a"},
        clans={0: {"equipment": {"zeldiv": "fandor"}}},
        paths={("land_a", 3): fandor},
        dice=(6, 6, 6),
    )
    run(resolve(t, "land_a"), defend_magic=0)
    assert t.clans[0].glory == 5 + 2
    assert t.clans[0].reputation == 1  # bat.death.05
    assert t.clans[0].coins == 0
    assert t.discard == [m("fandor")]
    assert t.equipment_out == [card("zeldiv")]
    assert on_path(t, path("land_a", 3)) == (0, 0, 0)
    assert t.damage == 0
    assert t.fought == [True, False, False]


@rule("monsterlands:defence.03", "monsterlands:ref.monster.13", "monsterlands:ref.monster.14")
def test_the_number_of_attack_dice() -> None:
    t = table(2, monsters={"land_a": "krabohlav", "entrance": "mechoun"}, lands={"land_a": "aldavie"})
    t.facing = monster("krabohlav")
    assert attack_dice(t, LAND_A) == 3 + 2
    t.facing = monster("mechoun")
    assert attack_dice(t, LAND_A) == 3 + 1
    assert attack_dice(t, ENTRANCE) == 3 + 3


@rule("monsterlands:bat.end.03", "monsterlands:bat.end.01")
def test_no_conquest_while_the_monster_lives() -> None:
    ninra = {"seat": 0, "member": "ninra", "strength": 1}
    t = table(
        2,
        monsters={"land_a": "krus"},
        lands={"land_a": "kryzie"},
        paths={("land_a", 1): ninra},
        dice=(1, 1, 1, 6),
    )
    at(t)
    run(until(t, LOOTING))
    assert (t.beaten, t.damage, t.monsters[LAND_A]) == (0, 6, monster("krus"))
