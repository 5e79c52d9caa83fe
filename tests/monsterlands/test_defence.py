"""The defence of the Citadel, and the panic that spreads in clean-up."""

from typing import Any

from klubovna.games.monsterlands.citadel import usable
from klubovna.games.monsterlands.cleanup import spread_panic
from klubovna.games.monsterlands.facts import (
    ATTACK,
    BUILDINGS,
    CAPTURE,
    ENTRANCE,
    KILL,
    MARKET,
    MONSTER_FACTS,
    MONSTERS,
    PANIC_BUILDING,
    PAWNSHOP,
    TAVERN,
    Monster,
)
from klubovna.games.monsterlands.moments import NO_MEMBER, NO_MONSTER
from klubovna.games.monsterlands.state import Table
from klubovna.games.monsterlands.turn import Adventure, Attack, CleanUp, Fight
from klubovna.testing import offered, rule, run
from monsterlands.tables import faces, load_attack, loot, m, monster, one, open_battle, path, skirmish, table, until

ALL = ("roll", 3)
UPPER, LOWER = path("entrance", 1), path("entrance", 2)
DEEP = monster("hlubstir")


def gate(upper: dict[str, object] | None, lower: dict[str, object] | None = None, **more: Any) -> Table:
    """Deepsting at the entrance, mercenaries on its paths, the market and the tavern in panic."""
    guards = {1: upper, 2: lower}
    return table(
        2,
        phase=Adventure,
        **{"monsters": {"entrance": "hlubstir"}, "panic": ["market", "tavern"], **more},
        paths={("entrance", n): {"seat": n - 1, **one} for n, one in guards.items() if one is not None},
    )


FANDOR = {"member": "fandor", "strength": 4}
HATYR = {"member": "hatyr", "strength": 4}


# -- the defence of the Citadel ----------------------------------------------------------------------------------------


@rule("monsterlands:defence.01")
def test_there_is_a_defence_only_with_a_monster_and_a_mercenary() -> None:
    t = gate(None)
    before = t.chance.count
    run(until(t, CleanUp))
    assert (t.chance.count, t.fought[ENTRANCE]) == (before, False)
    t = gate(FANDOR)
    load_attack(t, "entrance")
    t.chance.load(1, 1, 1, 1)
    run(until(t, CleanUp))
    assert (t.chance.loaded, t.fought[ENTRANCE]) == ([], True)


@rule("monsterlands:defence.02")
def test_traps_of_both_paths_are_revealed_then_the_battle_goes_as_at_a_land() -> None:
    t = gate({**FANDOR, "traps": ["up_a4"]}, {**HATYR, "traps": ["up_s1"]})
    t.place = ENTRANCE
    open_battle(t, ENTRANCE)
    assert type(t.task) is Fight
    assert (len(t.open[UPPER]), len(t.open[LOWER]), t.laid[UPPER], t.laid[LOWER]) == (1, 1, [], [])
    load_attack(t, "entrance")
    t.chance.load(*faces(CAPTURE[DEEP] - 4, 4))
    run(until(t, Adventure), roll_deed=ALL)
    assert t.clans[0].glory == 5 + MONSTER_FACTS[DEEP].capture_reward.glory
    assert t.monsters[ENTRANCE] == NO_MONSTER


@rule("monsterlands:defence.04")
def test_the_upper_path_comes_first() -> None:
    t = gate(FANDOR, HATYR)
    t.place = ENTRANCE
    open_battle(t, ENTRANCE)
    load_attack(t, "entrance")
    run(until(t, Attack))
    assert t.path == UPPER
    t.chance.load(1, 1, 1, 1)
    load_attack(t, "entrance")
    run(until(t, Fight))
    run(until(t, Attack))
    assert t.path == LOWER


@rule("monsterlands:defence.05")
def test_whoever_dies_for_the_citadel_earns_three_glory() -> None:
    for upper, lower in ((FANDOR, None), (None, HATYR)):
        t = gate(upper, lower, monsters={"entrance": "chapadlice"})
        load_attack(t, "entrance", hits=ATTACK[monster("chapadlice")])
        run(until(t, CleanUp))
        assert (t.who[UPPER], t.who[LOWER]) == (NO_MEMBER, NO_MEMBER)
        assert [clan.glory for clan in t.clans] == ([5 + 3, 5] if upper else [5, 5 + 3])


@rule("monsterlands:defence.06")
def test_beating_the_monster_ends_all_panic() -> None:
    for traps, total, pile in ((["up_a4"], CAPTURE[DEEP] - 4, 7), ([], KILL[DEEP], 7), ([], KILL[DEEP] - 1, 5)):
        t = gate({**FANDOR, "traps": traps})
        assert (sum(t.panic), len(t.panic_pile)) == (2, 5)
        load_attack(t, "entrance")
        t.chance.load(*faces(total, 4))
        run(until(t, CleanUp), **({"roll_deed": ALL} if traps else {}))
        assert (sum(t.panic), len(t.panic_pile)) == (7 - pile, pile)
        assert pile == 5 or sorted(t.panic_pile) == list(range(7))


@rule("monsterlands:defence.07")
def test_an_unbeaten_monster_stays_at_the_entrance() -> None:
    t = gate(FANDOR)
    load_attack(t, "entrance")
    t.chance.load(1, 1, 1, 1)
    run(until(t, CleanUp))
    run(one(t))
    assert t.monsters[ENTRANCE] == DEEP


@rule("monsterlands:defence.08", "monsterlands:defence.10")
def test_only_one_beats_the_monster_and_nobody_conquers_anything() -> None:
    t = gate(FANDOR, HATYR)
    lands = t.lands[:]
    load_attack(t, "entrance")
    t.chance.load(*faces(KILL[DEEP], 4))
    run(until(t, CleanUp))  # Hatyr is asked nothing and rolls nothing
    assert (t.chance.loaded, t.results[LOWER], t.lands) == ([], 0, lands)
    assert (t.clans[0].trophies, t.clans[1].trophies) == ([DEEP], [])


@rule("monsterlands:defence.09")
def test_there_is_no_loot_at_the_entrance() -> None:
    t = gate(FANDOR, HATYR)
    for total in (4, KILL[DEEP] - 4):
        load_attack(t, "entrance")
        t.chance.load(*faces(total, 4))
    run(until(t, CleanUp))
    assert [clan.loot for clan in t.clans] == [[], []]
    assert t.who[UPPER] == m("fandor")


# -- panic -------------------------------------------------------------------------------------------------------------


@rule("monsterlands:clean.panic.01", "monsterlands:r.47", "monsterlands:bat.end.03")
def test_a_monster_that_was_fought_in_vain_comes_to_the_entrance() -> None:
    fandor = {"member": "fandor", "strength": 1}
    t, _ = skirmish("hlubstir", fandor, seats=3, monsters={"land_b": "krus"}, phase=Adventure)
    load_attack(t, "land_a", hits=2)  # he dies, and the monster was fought all the same
    run(until(t, CleanUp))
    run(one(t))
    assert t.monsters == [NO_MONSTER, monster("krus"), DEEP]
    assert t.fought == [False] * 3  # a new round, a new fight


@rule("monsterlands:clean.panic.02", "monsterlands:r.48")
def test_the_strongest_stays_at_the_entrance() -> None:
    def stays(*names: Monster) -> Monster:
        """Monsters at land A, land B and the entrance, those at the lands fought in vain."""
        t = table(3)
        t.monsters = [names[0], names[1], names[2]]
        t.fought = [True, True, False]
        t.monster_discard = []
        spread_panic(t)
        assert t.monsters[:2] == [NO_MONSTER, NO_MONSTER]
        assert sorted([t.monsters[ENTRANCE], *t.monster_discard]) == sorted(names)
        return t.monsters[ENTRANCE]

    strength = sorted(MONSTERS, key=lambda i: ATTACK[i])
    weak, strong = strength[0], strength[-1]
    assert ATTACK[weak] < ATTACK[strong]
    other = next(i for i in MONSTERS if ATTACK[i] == ATTACK[weak] and i != weak)
    assert stays(strong, weak, other) == stays(weak, strong, other) == stays(weak, other, strong) == strong
    alike = [(a, b) for a in MONSTERS for b in MONSTERS if ATTACK[a] == ATTACK[b] == ATTACK[strong] and a != b]
    tougher = next((a, b) for a, b in alike if KILL[a] < KILL[b])
    assert stays(tougher[0], weak, tougher[1]) == stays(tougher[1], weak, tougher[0]) == tougher[1]


@rule("monsterlands:r.48")
def test_of_quite_equal_monsters_the_one_at_the_entrance_stays_else_that_of_land_a() -> None:
    a, b = next((a, b) for a in MONSTERS for b in MONSTERS if a < b and (ATTACK[a], KILL[a]) == (ATTACK[b], KILL[b]))
    for land, there, stays in ((a, b, b), (b, a, a)):
        t = table(3)
        t.monsters = [land, NO_MONSTER, there]
        t.fought = [True, False, False]
        spread_panic(t)
        assert t.monsters[ENTRANCE] == stays
        t.monsters = [land, there, NO_MONSTER]
        t.fought = [True, True, False]
        spread_panic(t)
        assert t.monsters[ENTRANCE] == land


@rule("monsterlands:clean.panic.03")
def test_each_round_with_a_monster_at_the_entrance_brings_panic() -> None:
    t = table(2, monsters={"entrance": "hlubstir"})
    for rounds in (1, 2):
        top = PANIC_BUILDING[t.panic_pile[-1]]
        spread_panic(t)
        assert t.panic[top]
        assert (sum(t.panic), len(t.panic_pile)) == (rounds, 7 - rounds)
    t = table(2, monsters={"entrance": None})
    spread_panic(t)
    assert sum(t.panic) == 0


@rule("monsterlands:clean.panic.04")
def test_no_die_goes_into_a_building_in_panic() -> None:
    rich = {"strength": 3, "magic": 3, "haggle": [4], "coins": 50, "glory": 20}
    t = table(2, clans={0: rich})
    open_now = usable(t, t.clans[0])
    assert open_now == list(range(len(BUILDINGS)))
    for building in open_now:
        t = table(2, clans={0: rich}, panic=[BUILDINGS[building]])
        assert usable(t, t.clans[0]) == [other for other in open_now if other != building]


@rule("monsterlands:r.49")
def test_an_empty_panic_pile_is_the_worst() -> None:
    t = table(2, monsters={"entrance": "krus"}, panic=list(BUILDINGS))
    spread_panic(t)
    assert (sum(t.panic), t.panic_pile) == (7, [])


@rule("monsterlands:r.50")
def test_panic_stays_when_another_monster_takes_the_entrance() -> None:
    t = table(3, monsters={"entrance": "krus", "land_a": "hlubstir"}, panic=["market"])
    t.fought = [True, False, False]
    spread_panic(t)
    assert (t.monsters[ENTRANCE], t.panic[MARKET], sum(t.panic)) == (DEEP, True, 2)


@rule("monsterlands:r.50")
def test_a_building_in_panic_can_be_used_without_a_die() -> None:
    t = table(2, clans={0: {"strength": 1, "glory": 20, "loot": ["free_hire"]}}, tavern=["fandor"], panic=["tavern"])
    menu = offered(until(t.clone())).options
    assert ("citadel", TAVERN) not in menu
    assert ("citadel", PAWNSHOP) in menu
    run(one(t), turn_deed=("loot", loot("free_hire")))
    assert m("fandor") in t.clans[0].members
