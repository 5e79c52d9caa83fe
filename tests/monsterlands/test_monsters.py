"""The abilities of the twenty monsters."""

from typing import Any

from klubovna.games.monsterlands.battle import attack_dice
from klubovna.games.monsterlands.cleanup import spread_panic
from klubovna.games.monsterlands.facts import (
    ATTACK,
    CAPTURE,
    CONQUEST_VALUE,
    DEATH_GLORY,
    ENTRANCE,
    EVENT_FACTS,
    KILL,
    LAND_A,
    LAND_FACTS,
    MONSTER_FACTS,
    MONSTER_IDS,
)
from klubovna.games.monsterlands.moments import CAPTURED, NO_MEMBER, NO_MONSTER
from klubovna.games.monsterlands.state import Table
from klubovna.games.monsterlands.turn import (
    Adventure,
    Answer,
    Attack,
    CleanUp,
    Conquest,
    EndOfRound,
    Fight,
    Guard,
    Looting,
    Triumph,
)
from klubovna.testing import offered, rule, run
from monsterlands.tables import (
    EVENT,
    faces,
    land,
    load_attack,
    m,
    monster,
    on_path,
    one,
    open_battle,
    path,
    path_with,
    resolve,
    skirmish,
    table,
    until,
)

ALL = ("roll", 3)
FANDOR = {"member": "fandor", "strength": 4}
HATYR = {"seat": 1, "member": "hatyr", "strength": 4}


def at(t: Table) -> None:
    t.place = LAND_A
    open_battle(t, LAND_A)


def attacked(name: str, hits: int = 0, **kit: Any) -> Table:
    """Fandor after the attack of a monster with so many hits."""
    t, _ = skirmish(name, {**FANDOR, **kit})
    load_attack(t, "land_a", hits)
    at(t)
    return t


@rule("monsterlands:ref.monster.01", "monsterlands:ref.monster.08", "monsterlands:ref.monster.14",
      "monsterlands:ref.monster.17")  # fmt: skip
def test_slinker_firewhirl_crabhead_and_frogtooth_are_at_home_in_their_lands() -> None:
    for name, home in (("pliznik", "jungle"), ("ohnivir", "fire"), ("krabohlav", "wind"), ("zabozub", "water")):
        for facts in LAND_FACTS:
            t = table(2, monsters={"land_a": name}, lands={"land_a": facts.id})
            t.facing = monster(name)
            assert attack_dice(t, LAND_A) == ATTACK[t.facing] + 2 * (facts.affinity == home)
    others = [facts for facts in MONSTER_FACTS if facts.ability.type != "home_bonus"]
    for other in others:
        at_home = next(one.id for one in LAND_FACTS if one.affinity == other.affinity)
        t = table(2, monsters={"land_a": other.id}, lands={"land_a": at_home})
        t.facing = monster(other.id)
        assert attack_dice(t, LAND_A) == other.attack + 1


@rule("monsterlands:ref.monster.02", "monsterlands:r.42")
def test_scatterer_throws_a_die_at_everybody_before_each_attack() -> None:
    t, (first, _) = skirmish("trousic", FANDOR, {**HATYR, "defence": 1})
    at(t)
    t.chance.load(3)
    load_attack(t, "land_a")
    t.chance.load(1, 1, 1, 1)
    run(until(t, Attack), defend_tokens={1: 1})
    assert (t.wounded[m("fandor")], t.wounded[m("hatyr")]) == (True, False)
    assert t.path == first
    t.chance.load(2)  # before the second attack: a miss
    load_attack(t, "land_a")
    run(until(t, Fight))
    run(until(t, Attack))
    assert (t.wounded[m("hatyr")], t.chance.loaded) == (False, [])


@rule("monsterlands:r.42")
def test_neither_magic_nor_rounds_change_scatterers_first_die() -> None:
    t, (p,) = skirmish("trousic", {**FANDOR, "magic": 2}, difficulty="deadly", round=6)
    at(t)
    t.chance.load(6)
    run(until(t, Guard))
    assert (t.wounded[m("fandor")], on_path(t, p), t.chance.loaded) == (True, (4, 2, 0), [])


@rule("monsterlands:ref.monster.03", "monsterlands:ref.monster.12", "monsterlands:r.41")
def test_gluemaw_and_beakface_burst_when_killed() -> None:
    for name in ("lepivec", "zoban"):
        lorin = {"seat": 1, "member": "lorin", "strength": 4}
        t, (first, second, third) = skirmish(
            name, FANDOR, {**HATYR, "defence": 1}, lorin, clans={1: {"wounded": ["lorin"]}}
        )
        load_attack(t, "land_a")
        t.chance.load(*faces(KILL[monster(name)], 4))
        at(t)
        reward = MONSTER_FACTS[monster(name)].kill_reward
        run(until(t, Triumph))
        assert t.clans[0].glory == 5 + reward.glory  # the reward comes first
        assert not t.wounded[m("fandor")]
        run(until(t, Conquest), defend_tokens=1)
        assert (t.wounded[m("fandor")], t.wounded[m("hatyr")], t.shields[second]) == (True, False, 0)
        assert t.who[third] == NO_MEMBER
        assert t.clans[1].glory == 5 + DEATH_GLORY[third]
        assert offered(until(t, Adventure)).about == second  # the dead one does not conquer
        assert t.who[first] == m("fandor")


@rule("monsterlands:ref.monster.03", "monsterlands:ref.monster.12")
def test_a_captured_monster_does_not_burst() -> None:
    for name in ("lepivec", "zoban"):
        t, _ = skirmish(name, {**FANDOR, "traps": ["up_a4"]}, HATYR)
        load_attack(t, "land_a")
        t.chance.load(*faces(CAPTURE[monster(name)] - 4, 4))
        at(t)
        run(until(t, Conquest), roll_deed=ALL)
        assert (t.beaten, t.wounded[m("fandor")], t.wounded[m("hatyr")]) == (CAPTURED, False, False)


@rule("monsterlands:r.41")
def test_at_the_entrance_the_burst_hits_both_paths() -> None:
    t = table(2, monsters={"entrance": "zoban"},
              paths={("entrance", 1): {"seat": 0, **FANDOR}, ("entrance", 2): HATYR})  # fmt: skip
    load_attack(t, "entrance", hits=2)  # the guards of the upper path are used up
    t.chance.load(*faces(KILL[monster("zoban")], 4))
    run(resolve(t, "entrance"))
    assert (t.wounded[m("fandor")], t.guard[path("entrance", 2)]) == (True, 0)


@rule("monsterlands:ref.monster.04")
def test_kodyl_allows_neither_potions_nor_poisons() -> None:
    t = attacked("kodyl", 1, potions=1, poisons=1)
    t.chance.load(1, 1, 1, 1)
    run(until(t, Looting))  # nothing is asked
    p = t.at(LAND_A)[0]
    assert (t.wounded[m("fandor")], t.path_potions[p], t.path_poisons[p], t.results[p]) == (True, 1, 1, 4)


@rule("monsterlands:ref.monster.05")
def test_rotwood_is_captured_with_two_traps() -> None:
    wood = monster("trouchnivec")
    for traps, beaten in ((["up_a4"], 0), (["up_a4", "up_a6"], CAPTURED)):
        t, _ = skirmish("trouchnivec", {**FANDOR, "strength": 3, "traps": traps})
        load_attack(t, "land_a")
        t.chance.load(*faces(CAPTURE[wood] - (10 if len(traps) > 1 else 4), 3))
        at(t)
        run(until(t, Triumph, Looting), **({"roll_deed": ALL} if len(traps) > 1 else {}))
        assert t.beaten == beaten


@rule("monsterlands:ref.monster.06", "monsterlands:ref.monster.15")
def test_firebeards_and_lurker_always_wound_once_more() -> None:
    for name in ("ohnivousove", "pocih"):
        t = attacked(name)
        run(until(t, Attack))
        assert t.wounded[m("fandor")]  # though all dice missed
        t = attacked(name, 1, defence=3)
        assert offered(until(t, Attack)).options == [0, 1, 2]  # and the usual defences help
        t, _ = skirmish(name, {**FANDOR, "magic": 6})
        at(t)
        black = ATTACK[monster(name)]
        run(until(t, Attack), defend_magic=black)
        assert t.wounded[m("fandor")]


@rule("monsterlands:ref.monster.07")
def test_krus_brings_twice_the_panic() -> None:
    for name, tokens in (("krus", 2), ("hlubstir", 1)):
        t = table(2, monsters={"entrance": name})
        spread_panic(t)
        assert (sum(t.panic), len(t.panic_pile)) == (tokens, 7 - tokens)


@rule("monsterlands:ref.monster.09")
def test_underworlder_goes_straight_to_the_entrance() -> None:
    under = monster("podsvetnik")
    t = table(2, phase=EndOfRound, monsters={"land_a": None, "entrance": "krus"})
    t.monster_deck.remove(under)
    t.monster_deck.append(under)
    following = t.monster_deck[-2]
    run(one(t))
    assert (t.monsters[LAND_A], t.monsters[ENTRANCE]) == (following, under)
    assert t.monster_discard == [monster("krus")]
    assert sum(t.panic) == 0


@rule("monsterlands:ref.monster.10", "monsterlands:r.45")
def test_sandrunner_escapes_from_a_land_to_the_entrance() -> None:
    runner = monster("piskor")
    for there, stays in ((None, runner), ("chapadlice", monster("chapadlice"))):
        t, (_, second) = skirmish(
            "piskor", {**FANDOR, "traps": ["up_a4"]}, HATYR, monsters={"entrance": there}, phase=Adventure
        )
        load_attack(t, "land_a")
        t.chance.load(*faces(CAPTURE[runner] - 4, 4), 1, 1, 1, 1)
        run(until(t, Conquest), roll_deed=ALL)
        reward = MONSTER_FACTS[runner].capture_reward
        assert (t.clans[0].glory, t.clans[0].coins) == (5 + reward.glory, reward.coins)
        assert offered(until(t.clone(), CleanUp)).about == second  # the land may be conquered meanwhile
        run(until(t, CleanUp), conquest_try=True, loot_take=t.loot_display[0])
        assert (t.monsters[LAND_A], t.monster_discard) == (NO_MONSTER, [])
        run(one(t))
        assert t.monsters[ENTRANCE] == stays
        assert t.monster_discard == ([] if stays == runner else [runner])
    assert ATTACK[runner] < ATTACK[monster("chapadlice")]


@rule("monsterlands:ref.monster.10")
def test_sandrunner_does_not_escape_from_the_entrance() -> None:
    runner = monster("piskor")
    t = table(2, monsters={"entrance": "piskor"}, paths={("entrance", 1): {"seat": 0, **FANDOR, "traps": ["up_a4"]}})
    load_attack(t, "entrance")
    t.chance.load(*faces(CAPTURE[runner] - 4, 4))
    run(resolve(t, "entrance"), roll_deed=ALL)
    assert (t.fled, t.monster_discard, t.monsters[ENTRANCE]) == ([], [runner], NO_MONSTER)


@rule("monsterlands:ref.monster.11", "monsterlands:ref.monster.18", "monsterlands:r.36")
def test_crackler_and_icebreaker_weaken_every_die_of_a_colour() -> None:
    for name, expected in (("praskoun", 0 + 5 + 1 + 6), ("ledobor", 1 + 6 + 0 + 5)):
        t, (p,) = skirmish(name, {"member": "fandor", "strength": 2, "magic": 2})
        load_attack(t, "land_a")
        t.chance.load(1, 6, 1, 6)
        at(t)
        run(until(t, Triumph, Looting), defend_magic=0)
        assert t.results[p] == expected


@rule("monsterlands:r.36")
def test_no_die_counts_less_than_nothing_and_bonuses_come_off_first() -> None:
    t, (p,) = skirmish("praskoun", {"member": "tarka", "strength": 2})
    load_attack(t, "land_a")
    t.chance.load(1, 2)
    at(t)
    run(until(t, Looting))
    assert t.results[p] == 1 + 2  # plus one, minus one


@rule("monsterlands:ref.monster.11", "monsterlands:ref.monster.18")
def test_they_weaken_no_conquest() -> None:
    for name in ("praskoun", "ledobor"):
        t, (_, second) = skirmish(name, FANDOR, {"seat": 1, "member": "hatyr", "strength": 1, "magic": 1}, land="rynie")
        load_attack(t, "land_a")
        t.chance.load(6, 6, 6, 6, 1, 1)
        assert CONQUEST_VALUE[land("rynie")] > 2
        run(resolve(t, "land_a"), conquest_try=True, loot_take=t.loot_display[0])
        assert t.results[second] == 2


@rule("monsterlands:ref.monster.13")
def test_bellows_rolls_three_dice_more_at_the_entrance() -> None:
    t = table(2, monsters={"entrance": "mechoun"}, paths={("entrance", 1): {"seat": 0, **FANDOR}})
    t.chance.load(*[1] * (ATTACK[monster("mechoun")] + 3), 1, 1, 1, 1)
    run(resolve(t, "entrance"))
    assert (t.results[path("entrance", 1)], t.chance.loaded) == (4, [])


@rule("monsterlands:ref.monster.16", "monsterlands:r.87")
def test_no_defence_ability_works_against_fatback() -> None:
    tile, number = path_with(lambda one: one.benefit.type == "defence")
    p = path("land_a", number)
    points = []
    for name in ("tlustoun", "krus"):
        t = table(
            2,
            monsters={"land_a": name},
            events={"land_a": tile},
            clans={0: {"equipment": {"nocir": "ninra"}}},
            paths={("land_a", number): {"seat": 0, "member": "ninra", "strength": 1, "defence": 2}},
        )
        at(t)
        points.append(t.guard[p])
    benefit = EVENT_FACTS[EVENT[tile]].paths[number - 1].benefit
    assert points == [0, 1 + 1 + benefit.count]
    t = table(2, monsters={"entrance": "tlustoun"}, paths={("entrance", 1): {"seat": 0, **FANDOR, "defence": 2}})
    load_attack(t, "entrance", hits=1)
    t.place = ENTRANCE
    open_battle(t, ENTRANCE)
    asked = offered(until(t, Answer))  # the guards of the Citadel do not help, a token does
    assert (asked.kind.name, asked.about) == ("defend.tokens", (path("entrance", 1), 1, 1))


@rule("monsterlands:ref.monster.19", "monsterlands:r.43", "monsterlands:r.23")
def test_deepsting_costs_one_glory_for_an_attack_that_wounds() -> None:
    for hits, kit, glory, want in ((0, {}, 5, 5), (1, {}, 5, 4), (1, {"defence": 1}, 5, 5), (1, {}, 0, 0)):
        t, _ = skirmish("hlubstir", {**FANDOR, **kit}, clans={0: {"glory": glory}})
        load_attack(t, "land_a", hits)
        at(t)
        run(until(t, Answer), **({"defend_tokens": 1} if kit else {}))
        assert t.clans[0].glory == want
    t, (p,) = skirmish("hlubstir", FANDOR)
    load_attack(t, "land_a", hits=4)
    at(t)
    run(until(t, Looting))
    assert t.clans[0].glory == 5 - 1 + DEATH_GLORY[p]  # once, however deadly


@rule("monsterlands:ref.monster.20")
def test_weapons_are_useless_against_tentaclaw() -> None:
    for name, each in (("chapadlice", 0), ("hlubstir", 1)):
        t, (p,) = skirmish(name, FANDOR, clans={0: {"equipment": {"zeldiv": "fandor"}}})
        load_attack(t, "land_a")
        t.chance.load(1, 1, 1, 1)
        at(t)
        run(until(t, Looting))
        assert t.results[p] == 4 * (1 + each)
    t, (p,) = skirmish("chapadlice", {"member": "fandor", "magic": 2}, clans={0: {"equipment": {"zahyn": "fandor"}}})
    load_attack(t, "land_a")
    t.chance.load(1, 1)
    at(t)
    run(until(t, Looting), defend_magic=0)
    assert t.results[p] == 2 * 2  # a spell is no weapon


def test_every_monster_has_its_clause() -> None:
    assert sorted(facts.rule for facts in MONSTER_FACTS) == [f"ref.monster.{n:02}" for n in range(1, 21)]
    assert len(MONSTER_IDS) == 20
