"""Land battles: the mercenary's attack, the end of the battle, death."""

from typing import Any

from klubovna.games.monsterlands.facts import (
    ATTACK,
    CAPTURE,
    DEATH_GLORY,
    KILL,
    LAND_A,
    MONSTER_FACTS,
    REPUTATION,
    Path,
)
from klubovna.games.monsterlands.moments import CAPTURED, KILLED, NO_MEMBER, NO_MONSTER
from klubovna.games.monsterlands.rolls import roll_of
from klubovna.games.monsterlands.state import Table
from klubovna.games.monsterlands.turn import Attack, Conquest, Fight, Looting, Round, Triumph, Turn
from klubovna.testing import offered, rule, run
from monsterlands.tables import (
    card,
    faces,
    load_attack,
    m,
    monster,
    on_path,
    open_battle,
    path,
    resolve,
    rolling,
    skirmish,
    table,
    until,
)

ALL = ("roll", 3)
STRENGTH = ("roll", 0)
DEEP = monster("hlubstir")


def at(t: Table) -> None:
    t.place = LAND_A
    open_battle(t, LAND_A)


def attack(t: Table, *dice: int, **answers: Any) -> None:
    """The monster misses everybody, then the dice fall like this; up to the end of the battle with the monster."""
    load_attack(t, "land_a")
    t.chance.load(*dice)
    at(t)
    run(until(t, Triumph, Looting), **answers)


def alone(name: str, who: str, **kit: Any) -> tuple[Table, Path]:
    """One mercenary of the first clan against a monster at a land."""
    more = {key: kit.pop(key) for key in ("clans",) if key in kit}
    t, (p,) = skirmish(name, {"member": who, **kit}, **more)
    return t, p


# -- the result --------------------------------------------------------------------------------------------------------


@rule("monsterlands:bat.attack.01", "monsterlands:bat.attack.08", "monsterlands:bat.attack.11", "monsterlands:r.33")
def test_the_result_decides_between_nothing_capture_and_kill() -> None:
    capture, kill = CAPTURE[DEEP], KILL[DEEP]
    for total, beaten in ((capture - 1, 0), (capture, CAPTURED), (kill - 1, CAPTURED), (kill, KILLED)):
        t, p = alone("hlubstir", "fandor", strength=4, traps=["up_a4"])
        attack(t, *faces(total - 4, 4), roll_deed=ALL)
        assert (t.results[p], t.beaten) == (total, beaten)
    for total, beaten in ((kill - 1, 0), (kill, KILLED)):  # without a trap
        t, p = alone("hlubstir", "fandor", strength=4)
        attack(t, *faces(total, 4))
        assert (t.results[p], t.beaten) == (total, beaten)


@rule("monsterlands:bat.attack.10", "monsterlands:bat.attack.17")
def test_a_capture_gives_its_reward_and_no_trophy() -> None:
    t, _ = alone("hlubstir", "fandor", strength=4, traps=["up_a4"])
    attack(t, *faces(CAPTURE[DEEP] - 4, 4), roll_deed=ALL)
    reward = MONSTER_FACTS[DEEP].capture_reward
    assert (t.clans[0].glory, t.clans[0].coins) == (5 + reward.glory, reward.coins)
    assert (t.clans[0].trophies, t.monster_discard, t.monsters[LAND_A]) == ([], [DEEP], NO_MONSTER)


@rule("monsterlands:bat.attack.12", "monsterlands:bat.attack.18")
def test_a_kill_gives_its_reward_and_a_trophy() -> None:
    t, _ = alone("hlubstir", "fandor", strength=4)
    attack(t, *faces(KILL[DEEP], 4))
    reward = MONSTER_FACTS[DEEP].kill_reward
    assert (t.clans[0].glory, t.clans[0].coins) == (5 + reward.glory, reward.coins)
    assert (t.clans[0].trophies, t.monster_discard, t.monsters[LAND_A]) == ([DEEP], [], NO_MONSTER)
    assert MONSTER_FACTS[DEEP].kill_reward.glory == 7
    assert MONSTER_FACTS[DEEP].trophies == 2


@rule("monsterlands:bat.attack.02")
def test_a_trap_counts_even_if_it_spoils_the_capture() -> None:
    t, _ = alone("hlubstir", "fandor", strength=4, traps=["up_a8"])
    attack(t, *faces(KILL[DEEP] - 8, 4), roll_deed=ALL)
    assert t.beaten == KILLED


@rule("monsterlands:bat.attack.03", "monsterlands:r.37")
def test_rerolls_are_optional_and_replace_one_result() -> None:
    t, p = alone("hlubstir", "nakrk", strength=2, traps=["up_a4"])
    attack(t, 5, 3, roll_deed=[ALL, None])
    assert t.results[p] == 4 + 5 + 3
    t, p = alone("hlubstir", "nakrk", strength=2, traps=["up_a4"])
    attack(t, 5, 1, 3, roll_deed=[STRENGTH, ("reroll", 5), STRENGTH])  # in the middle of the roll, and for the worse
    assert t.results[p] == 4 + 1 + 3  # he had one reroll only


@rule("monsterlands:bat.attack.04", "monsterlands:bat.attack.07")
def test_poison_is_decided_after_seeing_the_roll() -> None:
    t, p = alone("hlubstir", "fandor", strength=1, poisons=2)
    load_attack(t, "land_a")
    t.chance.load(3)
    at(t)
    run(until(t, Attack))
    asked = offered(until(t.clone(), Fight))
    assert (asked.about, asked.options) == ((p, 3), [None, ("poison", 0)])
    run(until(t, Looting), roll_deed=[("poison", 0), ("poison", 0)])
    assert (t.results[p], t.path_poisons[p]) == (7, 0)
    t, p = alone("hlubstir", "fandor", strength=1, poisons=2)
    attack(t, 3, roll_deed=None)
    assert (t.results[p], t.path_poisons[p]) == (3, 2)


@rule("monsterlands:bat.attack.05")
def test_a_modifier_applies_to_every_fitting_die_of_the_path() -> None:
    t, p = alone(
        "hlubstir", "trunk", strength=1, magic=3, traps=["up_mb1"], clans={0: {"equipment": {"zahyn": "trunk"}}}
    )
    attack(t, 1, 1, 2, 3, defend_magic=0, roll_deed=ALL)
    assert t.results[p] == 1 + (1 + 2 + 3) + 3 * 3


@rule("monsterlands:bat.attack.06", "monsterlands:r.35")
def test_dice_may_be_rolled_one_by_one_and_the_attack_ended() -> None:
    t, p = alone("hlubstir", "fandor", strength=4, magic=1, traps=["up_a4"])
    load_attack(t, "land_a")
    at(t)
    run(until(t, Attack), defend_magic=0)
    asked = offered(until(t.clone(), Fight))
    assert asked.options == [STRENGTH, ("roll", 1), ALL]  # nobody stops before the first die
    t.chance.load(2)
    assert offered(until(t.clone(), Fight), roll_deed=STRENGTH).options[0] is None
    run(until(t, Looting), roll_deed=[STRENGTH, None])
    assert (t.results[p], t.beaten) == (4 + 2, 0)
    assert t.chance.loaded == []


@rule("monsterlands:bat.attack.06")
def test_stopping_at_the_capture_value_captures() -> None:
    t, _ = alone("hlubstir", "fandor", strength=6, traps=["up_a4"])
    attack(t, *faces(CAPTURE[DEEP] - 4, 3), roll_deed=[STRENGTH, STRENGTH, STRENGTH, None])
    assert (t.beaten, t.chance.loaded) == (CAPTURED, [])


# -- traps of the own path ---------------------------------------------------------------------------------------------


@rule("monsterlands:bat.attack.08", "monsterlands:r.94")
def test_a_capture_needs_a_trap_on_the_own_path() -> None:
    fandor = {"member": "fandor", "strength": 1, "traps": ["up_sb1"]}
    t, (one, two) = skirmish("hlubstir", fandor, {"member": "hatyr", "strength": 4})
    load_attack(t, "land_a")
    t.chance.load(1)
    load_attack(t, "land_a")
    t.chance.load(*faces(CAPTURE[DEEP] - 2, 4))
    at(t)
    run(until(t, Looting), roll_deed=STRENGTH)
    assert (t.damage, t.beaten) == (CAPTURE[DEEP], 0)
    assert (t.results[one], t.results[two]) == (2, CAPTURE[DEEP] - 2)


@rule("monsterlands:bat.attack.15", "monsterlands:bat.attack.16")
def test_traps_abilities_and_equipment_help_only_on_their_own_path() -> None:
    tarka = {"member": "tarka", "strength": 1, "traps": ["up_sb3"]}
    t, (one, two) = skirmish(
        "hlubstir", tarka, {"member": "hatyr", "strength": 1}, clans={0: {"equipment": {"zeldiv": "tarka"}}}
    )
    for _ in range(2):
        load_attack(t, "land_a")
        t.chance.load(1)
    at(t)
    run(until(t, Looting), roll_deed=STRENGTH)
    assert (t.results[one], t.results[two]) == (1 + 3 + 1 + 1, 1)


# -- one result after the other ----------------------------------------------------------------------------------------


@rule("monsterlands:bat.attack.13", "monsterlands:bat.attack.14")
def test_what_was_rolled_stays_and_helps_the_next() -> None:
    fandor = {"member": "fandor", "strength": 2, "traps": ["up_a4"]}
    t, (one, two) = skirmish("hlubstir", fandor, {"seat": 1, "member": "hatyr", "strength": 4})
    load_attack(t, "land_a")
    t.chance.load(1, 1)
    load_attack(t, "land_a")
    t.chance.load(*faces(KILL[DEEP] - 6, 4))
    at(t)
    run(until(t, Fight))
    run(until(t, Attack))
    run(until(t, Fight), roll_deed=ALL)
    assert (t.damage, on_path(t, one), len(t.open[one])) == (6, (2, 0, 0), 1)
    run(until(t, Triumph))
    assert (t.results[two], t.beaten, t.path) == (KILL[DEEP] - 6, KILLED, two)


@rule("monsterlands:r.34")
def test_one_sided_bonuses_and_unrolled_dice_are_not_carried_on() -> None:
    for who in ("barbucha", "turna"):
        kit = {"member": who, "strength": 3, "poisons": 1, "traps": ["up_a4"]}
        t, _ = skirmish("hlubstir", kit)
        run(rolling(t))
        roll = roll_of(t)
        assert roll.kill_bonus + roll.capture_bonus == 3
        t.chance.loaded = [2]
        run(until(t, Looting), roll_deed=[STRENGTH, ("poison", 0), None])
        assert t.damage == 4 + 2 + 2


@rule("monsterlands:r.32")
def test_capture_and_kill_bonuses_count_apart() -> None:
    capture, kill = CAPTURE[DEEP], KILL[DEEP]
    for who, base, beaten in (
        ("turna", capture - 4, 0),
        ("turna", capture - 3, CAPTURED),
        ("turna", kill - 1, CAPTURED),  # never pushed over the kill value
        ("barbucha", kill - 3, KILLED),
        ("barbucha", capture - 1, 0),
    ):
        t, _ = alone("hlubstir", who, strength=4, traps=["up_a8"])
        attack(t, *faces(base - 8, 4), roll_deed=ALL)
        assert t.beaten == beaten, (who, base)


@rule("monsterlands:r.92")
def test_damage_is_forgotten_after_the_battle() -> None:
    t = table(2, monsters={"entrance": "hlubstir"},
              paths={("entrance", 1): {"seat": 0, "member": "fandor", "strength": 5}})  # fmt: skip
    for _ in range(2):
        load_attack(t, "entrance")
        t.chance.load(*[4] * 5)
        run(resolve(t, "entrance"))
        assert t.results[path("entrance", 1)] == 20
        assert t.monsters[2] == DEEP  # twice 20 are not 40
        t.deeds[path("entrance", 1)] = 0


# -- the end of the battle ---------------------------------------------------------------------------------------------


@rule("monsterlands:bat.end.01", "monsterlands:bat.end.03")
def test_the_battle_ends_when_all_have_fought_in_vain_and_nobody_conquers() -> None:
    t, _ = skirmish("hlubstir", {"member": "fandor", "strength": 1}, {"seat": 1, "member": "hatyr", "strength": 1})
    for _ in range(2):
        load_attack(t, "land_a")
        t.chance.load(1)
    land = t.lands[LAND_A]
    at(t)
    run(until(t, Conquest, Looting))
    assert (type(t.task), t.monsters[LAND_A], t.lands[LAND_A]) == (Looting, DEEP, land)


@rule("monsterlands:bat.end.01", "monsterlands:bat.end.02")
def test_whoever_fought_is_cleared_away_and_the_others_may_conquer() -> None:
    fighter = {"strength": 4, "magic": 1, "traps": ["up_sb1"], "defence": 1}
    t, (one, two) = skirmish(
        "hlubstir",
        {"member": "fandor", **fighter, "strength": 1},
        {"seat": 1, "member": "hatyr", **fighter},
        paths={("land_a", 4): {"seat": 0, "member": "lorin", "strength": 3, "traps": ["up_s1"], "defence": 1}},
    )
    load_attack(t, "land_a")
    t.chance.load(1, 1)
    load_attack(t, "land_a")
    t.chance.load(6, 6, 6, 6, 1)
    at(t)
    run(until(t, Conquest), defend_magic=[0, 0], roll_deed=[ALL, ALL])
    asked = offered(until(t, Looting))
    last = path("land_a", 4)
    assert (asked.kind.name, asked.seat, asked.about) == ("conquest.try", 0, last)
    for p in (one, two):
        assert (on_path(t, p), t.open[p], t.shields[p]) == ((0, 0, 0), [], 0)
    assert (on_path(t, last), len(t.open[last]), t.shields[last]) == ((4, 0, 0), 1, 1)


# -- death -------------------------------------------------------------------------------------------------------------


@rule(
    "monsterlands:bat.death.01",
    "monsterlands:bat.death.02",
    "monsterlands:bat.death.04",
    "monsterlands:bat.death.05",
    "monsterlands:r.89",
)
def test_death_before_the_attack() -> None:
    kit = {"strength": 2, "magic": 1, "traps": ["up_a4"], "coins": 3, "potions": 0, "poisons": 1, "defence": 0}
    for number in range(1, 5):
        t = table(
            2,
            monsters={"land_a": "hlubstir"},
            lands={"land_a": "aldavie"},
            clans={0: {"glory": 8, "equipment": {"zeldiv": "fandor"}}},
            paths={("land_a", number): {"seat": 0, "member": "fandor", **kit}},
        )
        supply = t.dice[:]
        t.chance.load(*[6] * ATTACK[DEEP])
        run(resolve(t, "land_a"), defend_magic=0)
        p = path("land_a", number)
        assert t.clans[0].glory == 8 - 1 + DEATH_GLORY[p]
        assert (m("fandor") in t.clans[0].members, t.clans[0].reputation) == (False, 1)
        assert t.discard == [m("fandor")]
        assert t.equipment_out == [card("zeldiv")]
        assert (on_path(t, p), t.laid[p], t.open[p], t.who[p]) == ((0, 0, 0), [], [], NO_MEMBER)
        assert t.dice[:2] == [supply[0] + 2, supply[1] + 1]
        assert (t.path_coins[p], t.path_poisons[p], t.clans[0].coins, t.clans[0].poisons) == (0, 0, 0, 0)
        assert (t.damage, t.clans[0].loot) == (0, [])


@rule("monsterlands:bat.death.03")
def test_death_after_the_attack_leaves_dice_and_result() -> None:
    t, (one, two) = skirmish(
        "trousic",  # rolls one die at everybody before each attack
        {"member": "fandor", "strength": 4, "traps": ["up_a4"]},
        {"seat": 1, "member": "hatyr", "strength": 4},
        clans={0: {"wounded": ["fandor"]}},
    )
    kill = KILL[monster("trousic")]
    t.chance.load(1)
    load_attack(t, "land_a")
    t.chance.load(1, 1, 1, 1)
    t.chance.load(6)
    load_attack(t, "land_a")
    t.chance.load(*faces(kill - 8, 4))
    at(t)
    run(until(t, Attack))
    run(until(t, Fight), roll_deed=ALL)
    run(until(t, Triumph))
    assert m("fandor") not in t.clans[0].members
    assert (on_path(t, one), len(t.open[one]), t.results[one]) == ((4, 0, 0), 1, 8)
    assert (t.beaten, t.path) == (KILLED, two)


@rule("monsterlands:bat.death.06", "monsterlands:bat.death.07", "monsterlands:bat.death.08", "monsterlands:r.56")
def test_a_clan_that_lost_everybody_begins_again_with_a_rookie() -> None:
    for coins, left in ((2, 5), (9, 9)):
        clan = {"chief": None, "glory": 14, "coins": coins, "traps": ["up_s1", "up_a4"], "potions": 1, "passed": True}
        t, (p,) = skirmish("krus", {"member": "korfac", "strength": 1}, clans={0: clan, 1: {"coins": 5}})
        load_attack(t, "land_a", hits=2)
        run(resolve(t, "land_a"))
        assert t.clans[0].members == []
        run(until(t, Turn))
        lost = t.clans[0]
        assert (len(lost.members), lost.chief, lost.coins) == (1, lost.members[0], left)
        assert lost.glory == 14 + DEATH_GLORY[p]
        assert (len(lost.traps), lost.potions, lost.lands) == (2, 1, [])
        assert lost.reputation == REPUTATION[lost.chief]
        assert lost.strength >= 1  # the rookie's die is in the pool already


@rule("monsterlands:r.56")
def test_a_rookie_comes_even_if_the_stack_is_empty() -> None:
    t = table(2, phase=Round)
    t.rookies = []
    t.clans[0].members, t.clans[0].chief = [], NO_MEMBER
    run(until(t, Turn))
    assert len(t.clans[0].members) == 1


@rule("monsterlands:r.93")
def test_a_ban_of_weapons_covers_their_rerolls_too() -> None:
    bow = {0: {"equipment": {"sipolet": "fandor"}}}
    t, p = alone("hlubstir", "fandor", strength=1, clans=bow)
    attack(t, 2, 5, roll_deed=[("reroll", 2), None])
    assert t.results[p] == 5
    t, p = alone("chapadlice", "fandor", strength=1, clans=bow)
    attack(t, 2)  # nothing is asked
    assert t.results[p] == 2


@rule("monsterlands:r.86")
def test_veruda_needs_no_traps_even_where_two_are_wanted() -> None:
    wood = monster("trouchnivec")
    t, _ = alone("trouchnivec", "veruda", strength=4)
    attack(t, *faces(CAPTURE[wood], 4), roll_deed=ALL)
    assert t.beaten == CAPTURED
