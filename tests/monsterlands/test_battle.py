"""Land battles: revealing traps, the monster's attack, defence, and the worked examples of the chapter."""

from typing import Any

from klubovna.games.monsterlands.battle import attack_dice
from klubovna.games.monsterlands.facts import (
    AFFINITIES,
    ATTACK,
    BOX,
    DIFFICULTIES,
    ENTRANCE,
    EVENT_FACTS,
    EXTRA_DICE,
    LAND_A,
    MONSTER_FACTS,
    TRAP_FACTS,
    TRAP_KIND,
)
from klubovna.games.monsterlands.rolls import roll_of
from klubovna.games.monsterlands.state import Table
from klubovna.games.monsterlands.turn import Adventure, Answer, Attack, Conquest, Fight, Guard, Looting
from klubovna.games.monsterlands.wounds import hits_of, roll_black
from klubovna.testing import offered, rule, run
from monsterlands.tables import (
    asked,
    choose,
    game,
    load_attack,
    loot,
    m,
    monster,
    on_path,
    open_battle,
    path,
    path_with,
    resolve,
    skirmish,
    table,
    until,
)

ALL = ("roll", 3)


def deepsting(**more: Any) -> Table:
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
    open_battle(t, LAND_A)


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
    run(until(t, Answer), defend_magic=1, defend_tokens=1, defend_potions=1)
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
        loot_take={0: loot("coins12"), 1: loot("brews")},
    )
    assert [t.results[path("land_a", n)] for n in (2, 3, 4)] == [7, 7, 11]
    assert t.clans[0].trophies == [monster("hlubstir")]
    assert t.clans[0].glory == 19 + 7
    assert (t.clans[0].loot, t.clans[1].loot) == ([loot("coins12")], [loot("brews")])
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
    )
    load_attack(t, "land_a")
    t.chance.load(2, 2)
    steps = [("roll", 1), ("roll", 0), ("poison", 0)]
    at(t)
    run(until(t, Attack), defend_magic=0)
    assert offered(until(t, Conquest), roll_deed=steps).about == (path("land_a", 1), 11)
    assert sum(roll_of(t).unrolled) == 2
    run(until(t, Adventure), roll_deed=None)
    reward = MONSTER_FACTS[monster("krabohlav")].capture_reward
    assert (t.clans[0].glory, t.clans[0].coins) == (5 + reward.glory, reward.coins)
    assert t.clans[0].trophies == []
    assert t.monster_discard == [monster("krabohlav")]


@rule("monsterlands:ex.defend.1", "monsterlands:bat.monster.08")
def test_a_potion_saves_trunk() -> None:
    t, (p,) = skirmish("krus", {"member": "trunk", "strength": 1, "potions": 1}, roles=["fire", "water"])
    load_attack(t, "land_a", hits=2)
    at(t)
    run(until(t, Answer), defend_potions=1)
    assert (t.who[p], t.wounded[m("trunk")]) == (m("trunk"), True)


# -- the four steps, and the first of them -----------------------------------------------------------------------------


@rule("monsterlands:bat.02")
def test_traps_battle_conquest_loot() -> None:
    veruda = {"member": "veruda", "strength": 5, "traps": ["up_a8"]}
    t, _ = skirmish(
        "krus",
        veruda,
        {"member": "fandor", "strength": 5},
        paths={("land_a", 4): {"seat": 1, "member": "hatyr", "strength": 1, "traps": ["up_s1"]}},
        phase=Adventure,
    )
    load_attack(t, "land_a")
    t.chance.load(*[6] * 10)
    g = game(t)
    choose(g, ("roll", 3), None, True, None)  # the trophy is not sold
    assert asked(g) == "loot.take"
    g.choose(0, 1)
    names = [e["event"] for e in g.events(None)]
    steps = ("revealed", "struck", "killed", "conquered", "looted")
    order = [name for name in names if name in steps]
    assert order == ["revealed", "revealed", "struck", "killed", "conquered", "looted"]


@rule("monsterlands:bat.reveal.01")
def test_all_traps_of_the_land_are_turned_face_up() -> None:
    fandor = {"member": "fandor", "strength": 1, "traps": ["up_a4", "up_sb1"]}
    hatyr = {"seat": 1, "member": "hatyr", "strength": 1, "traps": ["up_a6"]}
    t, (one, two) = skirmish(
        "krus",
        fandor,
        hatyr,
        seats=3,
        paths={("land_b", 1): {"seat": 2, "member": "lorin", "strength": 1, "traps": ["up_a8"]}},
    )
    at(t)
    assert type(t.task) is Fight
    assert [TRAP_FACTS[TRAP_KIND[trap]].id for trap in t.open[one] + t.open[two]] == ["up_a4", "up_sb1", "up_a6"]
    assert (t.laid[one], t.laid[two]) == ([], [])
    assert len(t.laid[path("land_b", 1)]) == 1  # the other land has its own battle


@rule("monsterlands:bat.reveal.02")
def test_dice_of_a_trap_come_from_the_supply_and_need_no_room() -> None:
    t, (p,) = skirmish("hlubstir", {"member": "fandor", "strength": 6, "traps": ["up_s2"]})
    supply = t.dice[0]
    load_attack(t, "land_a")
    at(t)
    assert (on_path(t, p), t.dice[0]) == ((8, 0, 0), supply - 2)
    t.chance.load(*[1] * 8)
    run(until(t, Looting), roll_deed=("roll", 3))
    assert t.chance.loaded == []


@rule("monsterlands:bat.reveal.03")
def test_a_trap_that_modifies_rolls_waits_for_the_attack() -> None:
    t, (p,) = skirmish("hlubstir", {"member": "fandor", "strength": 2, "traps": ["up_sb2"]})
    load_attack(t, "land_a")
    at(t)
    run(until(t, Attack))
    assert on_path(t, p) == (2, 0, 0)
    t.chance.load(1, 2)
    run(until(t, Looting), roll_deed=("roll", 3))
    assert t.results[p] == 1 + 2 + 2 * 2


# -- the monster's attack ----------------------------------------------------------------------------------------------


@rule("monsterlands:bat.monster.01")
def test_what_a_monster_card_shows() -> None:
    for facts in MONSTER_FACTS:
        assert set(facts.name) == {"en", "cs"}
        assert facts.affinity in AFFINITIES
        assert facts.level in ("A", "B")
        assert facts.attack > 0
        assert 0 < facts.capture < facts.kill
        assert facts.capture_reward.glory
        assert facts.kill_reward.glory
        assert facts.ability.type


@rule("monsterlands:bat.monster.02")
def test_from_the_leftmost_path_on_the_monster_strikes_first() -> None:
    t, (one, two) = skirmish(
        "hlubstir", {"member": "fandor", "strength": 1}, {"seat": 1, "member": "hatyr", "strength": 1}, phase=Adventure
    )
    load_attack(t, "land_a", hits=2)
    load_attack(t, "land_a")
    t.chance.load(6)
    g = game(t)
    told = [(e["event"], e["params"]["path"]) for e in g.events(None) if e["event"] in ("struck", "died", "rolled")]
    assert told == [("struck", one), ("died", one), ("struck", two), ("rolled", two)]


@rule("monsterlands:bat.monster.03")
def test_as_many_black_dice_as_the_attack_strength() -> None:
    for facts in MONSTER_FACTS:
        if facts.ability.type in ("prelude_die", "citadel_bonus"):
            continue
        t = table(
            2,
            phase=Adventure,
            monsters={"entrance": facts.id},
            paths={("entrance", 1): {"seat": 0, "member": "fandor", "strength": 1}},
        )
        g = game(t)
        struck = next(e for e in g.events(None) if e["event"] == "struck")
        assert len(struck["params"]["rolls"]) == facts.attack


@rule("monsterlands:bat.monster.04", "monsterlands:bat.monster.05")
def test_one_die_more_for_affinity_and_those_of_the_round() -> None:
    for difficulty, extra in zip(DIFFICULTIES, EXTRA_DICE, strict=True):
        for number in range(1, 7):
            t = table(2, difficulty=difficulty, round=number, monsters={"land_a": "krus"}, lands={"land_a": "kale"})
            t.facing = monster("krus")
            assert attack_dice(t, LAND_A) == ATTACK[t.facing] + extra[number - 1]
            assert difficulty != "easy" or extra[number - 1] == 0
    t = table(2, monsters={"land_a": "krus"}, lands={"land_a": "gurban"})  # both of fire
    t.facing = monster("krus")
    assert attack_dice(t, LAND_A) == ATTACK[t.facing] + 1


@rule("monsterlands:r.02")
def test_the_black_dice_of_the_box_are_no_limit() -> None:
    t = table(2)
    assert BOX.dice["monster"] == 8
    assert len(roll_black(t, 9)) == 9


@rule("monsterlands:bat.monster.06")
def test_the_ability_of_the_monster_counts_in_its_attack() -> None:
    for name, wounds in (("krus", 0), ("pocih", 1)):
        t, _ = skirmish(name, {"member": "fandor", "strength": 1})
        load_attack(t, "land_a")
        at(t)
        run(until(t, Answer))
        assert t.wounded[m("fandor")] == wounds


@rule("monsterlands:bat.monster.07")
def test_three_to_six_are_hits() -> None:
    assert [hits_of([value]) for value in range(1, 7)] == [0, 0, 1, 1, 1, 1]
    t, (p,) = skirmish("hlubstir", {"member": "fandor", "strength": 1, "defence": 6})
    dice = [2, 3, 6, 1, 4, 5, 1, 1][: ATTACK[monster("hlubstir")]]
    t.chance.load(*dice)
    at(t)
    assert offered(until(t.clone(), Answer)).about == (
        p,
        sum(value > 2 for value in dice),
        sum(value > 2 for value in dice),
    )


@rule("monsterlands:bat.monster.08", "monsterlands:r.91")
def test_the_second_wound_kills() -> None:
    for wounded, hits, alive in ((False, 1, True), (False, 2, False), (True, 1, False), (True, 0, True)):
        clan = {"wounded": ["fandor"]} if wounded else {}
        t, (p,) = skirmish("krus", {"member": "fandor", "strength": 1}, clans={0: clan})
        load_attack(t, "land_a", hits)
        at(t)
        run(until(t, Attack, Fight))
        run(until(t, Attack, Looting))
        assert (t.who[p] == m("fandor")) is alive
        assert not alive or t.wounded[m("fandor")]


@rule("monsterlands:defence.03", "monsterlands:ref.monster.13", "monsterlands:ref.monster.14")
def test_the_number_of_attack_dice() -> None:
    t = table(2, monsters={"land_a": "krabohlav", "entrance": "mechoun"}, lands={"land_a": "aldavie"})
    t.facing = monster("krabohlav")
    assert attack_dice(t, LAND_A) == ATTACK[t.facing] + 2
    assert attack_dice(t, ENTRANCE) == ATTACK[t.facing]
    t.facing = monster("mechoun")
    assert attack_dice(t, LAND_A) == ATTACK[t.facing] + 1
    assert attack_dice(t, ENTRANCE) == ATTACK[t.facing] + 3


# -- defence -----------------------------------------------------------------------------------------------------------


@rule("monsterlands:bat.defend.01", "monsterlands:bat.defend.05", "monsterlands:r.31")
def test_magic_dice_are_given_up_before_the_roll_also_those_on_a_trap() -> None:
    t, (p,) = skirmish("krus", {"member": "fandor", "magic": 1, "traps": ["up_m2"]})
    black = ATTACK[monster("krus")]
    at(t)
    asked = offered(until(t.clone(), Answer))
    assert (asked.options, asked.about) == (list(range(min(3, black) + 1)), (p, black))
    t.chance.load(*[1] * (black - 2))
    supply = t.dice[1]
    run(until(t, Attack), defend_magic=2)
    assert (t.chance.loaded, on_path(t, p), t.dice[1]) == ([], (0, 1, 0), supply + 2)
    assert roll_of(t).unrolled == [0, 1, 0]  # what is gone is not rolled


@rule("monsterlands:bat.defend.02", "monsterlands:bat.defend.03", "monsterlands:r.30")
def test_abilities_prevent_wounds_by_themselves_and_tokens_as_the_player_likes() -> None:
    t, (p,) = skirmish("krus", {"member": "lemtal", "strength": 1, "defence": 3})
    load_attack(t, "land_a", hits=3)
    at(t)
    asked = offered(until(t.clone(), Answer))
    assert (asked.kind.name, asked.options, asked.about) == ("defend.tokens", [0, 1], (p, 1, 3))  # two are prevented
    run(until(t, Answer), defend_tokens=0)
    assert (t.guard[p], t.shields[p], t.wounded[m("lemtal")]) == (0, 3, True)


@rule("monsterlands:r.30")
def test_ability_points_that_are_left_help_against_later_wounds() -> None:
    t, (p,) = skirmish("trousic", {"member": "lemtal", "strength": 1})
    t.chance.load(6)  # the die before the attack
    load_attack(t, "land_a", hits=2)
    at(t)
    run(until(t, Guard))
    assert (t.guard[p], t.wounded[m("lemtal")]) == (1, False)
    run(until(t, Attack))
    assert (t.guard[p], t.wounded[m("lemtal")]) == (0, True)


@rule("monsterlands:bat.defend.03")
def test_equipment_path_and_guards_defend_too() -> None:
    tile, number = path_with(lambda one: one.benefit.type == "defence")
    t = table(
        2,
        monsters={"land_a": "krus", "entrance": "krabohlav"},
        events={"land_a": tile},
        clans={0: {"equipment": {"nocir": "fandor"}}},
        paths={("land_a", number): {"seat": 0, "member": "fandor", "strength": 1},
               ("entrance", 1): {"seat": 0, "member": "hatyr", "strength": 1},
               ("entrance", 2): {"seat": 0, "member": "lorin", "strength": 1}},
    )  # fmt: skip
    open_battle(t, LAND_A)
    benefit = EVENT_FACTS[t.events[LAND_A]].paths[number - 1].benefit
    assert t.guard[path("land_a", number)] == 1 + benefit.count
    open_battle(t, ENTRANCE)
    assert [t.guard[path("entrance", n)] for n in (1, 2)] == [2, 1]


@rule("monsterlands:bat.defend.04")
def test_a_potion_undoes_even_the_deadly_wound() -> None:
    t, (p,) = skirmish("krus", {"member": "fandor", "strength": 1, "potions": 2}, clans={0: {"wounded": ["fandor"]}})
    load_attack(t, "land_a", hits=1)
    at(t)
    assert offered(until(t.clone(), Answer)).options == [0, 1]
    run(until(t, Attack), defend_potions=1)
    assert (t.who[p], t.wounded[m("fandor")], t.path_potions[p]) == (m("fandor"), True, 1)
