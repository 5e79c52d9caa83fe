"""The abilities of the thirty-six mercenaries."""

from collections.abc import Callable
from typing import Any

import pytest

from klubovna.games.monsterlands.citadel import usable
from klubovna.games.monsterlands.facts import (
    AFFINITIES,
    ATTACK,
    COST,
    KILL,
    LAND_A,
    LODGE,
    MEMBER_FACTS,
    MINE,
    MONSTER_FACTS,
    TAVERN,
    TRAP_FACTS,
    TRAP_PRICE,
)
from klubovna.games.monsterlands.moments import CAPTURED, KILLED
from klubovna.games.monsterlands.rolls import rerollable, result, roll_of
from klubovna.games.monsterlands.state import Table
from klubovna.games.monsterlands.turn import Adventure, Fight, Looting, Round, Strike, Triumph, Turn
from klubovna.testing import offered, rule, run
from monsterlands.tables import (
    QUIET,
    action,
    begin,
    conqueror,
    fighter,
    kind,
    m,
    monster,
    one,
    open_battle,
    path,
    plain_tile,
    quester,
    resolve,
    rolling,
    table,
    until,
)

PLAIN = {"fire": "krus", "water": "zabozub", "jungle": "pliznik", "wind": "krabohlav"}
"""Monsters of each affinity without any ability that matters at a foreign land."""
TRIALS: tuple[tuple[Callable[..., Table], dict[str, Any]], ...] = (
    (fighter, {"defend_magic": 0}),
    (conqueror, {"conquest_try": True}),
    (quester, {}),
)
MAGIC_TRAP = "up_mb1"
"""A trap that allows a capture and does nothing for strength dice."""


def fate(t: Table, name: str) -> str:
    """What has become of somebody."""
    if not any(m(name) in clan.members for clan in t.clans):
        return "dead"
    return "wounded" if t.wounded[m(name)] else "unhurt"


def attack_with(t: Table, base: int) -> int:
    """Let the lone fighter attack: with one die that shows 1 and what others did before, the result is `base`."""
    run(rolling(t))
    t.damage = base - 1
    run(until(t, Triumph, Fight), **({"roll_deed": ("roll", 0)} if roll_of(t).stop else {}))
    return t.beaten


# -- defence -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "points", "against"),
    [
        pytest.param("purkrab", 1, AFFINITIES, marks=rule("monsterlands:ref.merc.01")),
        pytest.param("drabor", 1, AFFINITIES, marks=rule("monsterlands:ref.merc.04")),
        pytest.param("lemtal", 2, AFFINITIES, marks=rule("monsterlands:ref.merc.08")),
        pytest.param("pardala", 1, ("water", "jungle"), marks=rule("monsterlands:ref.merc.12")),
        pytest.param("ninra", 1, AFFINITIES, marks=rule("monsterlands:ref.merc.15")),
        pytest.param("rulfus", 2, AFFINITIES, marks=rule("monsterlands:ref.merc.17")),
        pytest.param("zerava", 1, ("water", "fire"), marks=rule("monsterlands:ref.merc.21")),
        pytest.param("zenek", 1, AFFINITIES, marks=rule("monsterlands:ref.merc.22")),
        pytest.param("algust", 1, ("jungle", "wind"), marks=rule("monsterlands:ref.merc.30")),
        pytest.param("melvina", 2, AFFINITIES, marks=rule("monsterlands:ref.merc.34")),
        ("tarka", 0, AFFINITIES),
    ],
)
def test_defence_abilities_prevent_wounds_by_monsters(name: str, points: int, against: tuple[str, ...]) -> None:
    for affinity, enemy in PLAIN.items():
        works = points if affinity in against else 0
        for hits in (1, 2, 3):
            t = fighter(name, facing=enemy, strength=1, hits=hits, rolls=(1,))
            alive = hits - works < 2
            run(resolve(t, "land_a"), **({"loot_take": t.loot_display[0]} if alive else {}))
            assert fate(t, name) == ("unhurt", "wounded", "dead")[max(0, min(2, hits - works))]
    paths = {
        ("land_a", 1): {"seat": 1, "member": "tepej", "strength": 1, "traps": ["ruse_s1"]},
        ("land_a", 2): {"seat": 0, "member": name, "strength": 2},
    }
    t = table(2, ruses=True, monsters={"land_a": "zabozub"}, lands={"land_a": "rynie"}, paths=paths)
    t.place = LAND_A
    open_battle(t, LAND_A)
    run(one(t), ruse_reveal=True)  # no help against ruses
    assert t.on_path[3] == 1


@rule("monsterlands:ref.merc.14", "monsterlands:r.44")
def test_zhandala_turns_a_die_on_a_neighbour() -> None:
    def position(**more: Any) -> Table:
        others = {("land_a", 3): {"seat": 1, "member": "tepej", "strength": 1, **more}}
        if more.pop("alone", False):
            others = {}
        return table(2, monsters={"land_a": "krus"}, lands={"land_a": "kryzie"}, events={"land_a": plain_tile(1, 2, 3)},
                     paths={("land_a", 1): {"seat": 0, "member": "zandala", "strength": 1}, **others})  # fmt: skip

    async def struck(t: Table) -> None:
        t.place = LAND_A
        open_battle(t, LAND_A)
        t.guard = [0] * len(t.guard)  # no help from the event tile here
        await until(t, Strike)
        while type(t.task) is not Adventure and not t.deeds[0]:
            await one(t)

    black = ATTACK[monster("krus")]
    t = position()
    t.chance.load(6, *[1] * (black - 1), 1)  # one die at the neighbour first, then the others at her
    run(struck(t))
    assert (fate(t, "tepej"), fate(t, "zandala"), t.chance.loaded) == ("wounded", "unhurt", [])
    t = position()
    t.chance.load(1, 6, *[1] * (black - 2), 1)
    run(struck(t))
    assert (fate(t, "tepej"), fate(t, "zandala")) == ("unhurt", "wounded")
    t = position(defence=1)  # a token cannot cancel it, but prevents the wound
    t.chance.load(6, *[1] * (black - 1), 1)
    run(struck(t), defend_tokens=1)
    assert (fate(t, "tepej"), t.shields[2]) == ("unhurt", 0)
    t = position(magic=1)  # and magic dice may be given up first
    t.chance.load(*[1] * (black - 1), 1)
    run(struck(t), defend_magic=1)
    assert (t.on_path[3 * 2 + 1], t.chance.loaded) == (0, [])
    t = position(alone=True)
    t.chance.load(6, *[1] * (black - 1), 1)  # without a neighbour all dice are hers
    t.place = LAND_A
    open_battle(t, LAND_A)
    t.guard = [0] * len(t.guard)
    run(until(t, Looting))
    assert fate(t, "zandala") == "wounded"


@rule("monsterlands:r.44")
def test_zhandala_chooses_among_own_and_other_neighbours() -> None:
    paths = {
        ("land_a", 1): {"seat": 0, "member": "purkrab", "strength": 1},
        ("land_a", 2): {"seat": 0, "member": "zandala", "strength": 1},
        ("land_a", 4): {"seat": 1, "member": "tepej", "strength": 1},
    }
    t = table(
        2, monsters={"land_a": "krus"}, lands={"land_a": "kryzie"}, events={"land_a": plain_tile(1, 2, 3)}, paths=paths
    )
    t.chance.load(*[1] * (ATTACK[monster("krus")] + 1))
    decision = offered(resolve(t, "land_a"))
    assert (decision.kind.name, decision.seat, decision.options) == ("deflect.to", 0, [0, 3])


# -- rolls -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "colour"),
    [
        pytest.param("tarka", "strength", marks=rule("monsterlands:ref.merc.05")),
        pytest.param("bambul", "strength", marks=rule("monsterlands:ref.merc.29")),
        pytest.param("trunk", "magic", marks=rule("monsterlands:ref.merc.20")),
    ],
)
def test_every_die_of_a_colour_counts_one_more(name: str, colour: str) -> None:
    other = "magic" if colour == "strength" else "strength"
    for make, answers in TRIALS:
        t = make(name, **{colour: 2, other: 1}, rolls=(2, 2, 2))
        run(rolling(t), **answers)
        assert result(roll_of(t)) == 3 + 3 + 2


def reroll_all(t: Table, *dice: int) -> list[int]:
    """Reroll these dice one after the other, each into a 5; what can still be rerolled then."""
    for die in dice:
        assert die in rerollable(roll_of(t))
        t.chance.loaded = [5]
        run(one(t), roll_deed=("reroll", die))
    return rerollable(roll_of(t))


@rule("monsterlands:ref.merc.02")
def test_korfac_rerolls_a_haggling_die_on_a_quest() -> None:
    t = quester("korfac", strength=1, haggle=2, rolls=(3, 1, 2))
    run(rolling(t))
    assert rerollable(roll_of(t)) == [21, 22]
    assert reroll_all(t, 21) == []


@rule("monsterlands:ref.merc.25", "monsterlands:r.38")
def test_zdrat_rerolls_two_different_strength_dice() -> None:
    for make, answers in TRIALS:
        t = make("zdrat", strength=2, magic=1, rolls=(1, 2, 3))
        run(rolling(t), **answers)
        assert rerollable(roll_of(t)) == [1, 2]
        assert reroll_all(t, 1) == [2]  # never the same one again
        assert reroll_all(t, 2) == []
        assert result(roll_of(t)) == 5 + 5 + 3


@rule("monsterlands:ref.merc.27")
def test_lina_rerolls_two_dice_or_one_twice() -> None:
    for make, answers in TRIALS:
        for dice in ((1, 13), (13, 15), (1, 5)):
            t = make("lina", strength=2, magic=1, rolls=(1, 2, 3))
            run(rolling(t), **answers)
            assert rerollable(roll_of(t)) == [1, 2, 13]
            assert reroll_all(t, *dice) == []


@rule("monsterlands:ref.merc.32")
def test_nakrk_rerolls_one_strength_die() -> None:
    for make, answers in TRIALS:
        t = make("nakrk", strength=2, magic=1, rolls=(1, 2, 3))
        run(rolling(t), **answers)
        assert rerollable(roll_of(t)) == [1, 2]
        assert reroll_all(t, 2) == []


# -- beating monsters and conquering -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "bonus"),
    [
        pytest.param("tentok", 1, marks=rule("monsterlands:ref.merc.10", "monsterlands:r.32")),
        pytest.param("turna", 3, marks=rule("monsterlands:ref.merc.26", "monsterlands:r.32")),
    ],
)
def test_bonuses_for_a_capture(name: str, bonus: int) -> None:
    def beaten(base: int) -> int:
        """Against Deepsting: capture 17, kill 22."""
        t = fighter(name, facing="hlubstir", roles=["water", "jungle"], strength=1, rolls=(1,), traps=[MAGIC_TRAP])
        return attack_with(t, base)

    assert [beaten(17 - bonus - 1), beaten(17 - bonus)] == [0, CAPTURED]
    assert [beaten(21), beaten(22)] == [CAPTURED, KILLED]  # it never pushes the result over the kill value


@pytest.mark.parametrize(
    ("name", "bonus"),
    [
        pytest.param("barbucha", 3, marks=rule("monsterlands:ref.merc.24", "monsterlands:r.32")),
        pytest.param("jeducha", 2, marks=rule("monsterlands:ref.merc.28", "monsterlands:r.32")),
    ],
)
def test_bonuses_for_a_kill(name: str, bonus: int) -> None:
    def beaten(base: int) -> int:
        t = fighter(name, facing="hlubstir", strength=1, rolls=(1,), traps=[MAGIC_TRAP])
        return attack_with(t, base)

    assert [beaten(22 - bonus - 1), beaten(22 - bonus)] == [CAPTURED, KILLED]
    assert beaten(16) == 0  # no help for a capture


@rule("monsterlands:ref.merc.06")
def test_darbar_gains_glory_for_a_capture() -> None:
    facts = MONSTER_FACTS[monster("hlubstir")]
    for base, glory in ((17, facts.capture_reward.glory + 1), (22, facts.kill_reward.glory)):
        t = fighter("darbar", facing="hlubstir", strength=1, rolls=(1,), traps=[MAGIC_TRAP])
        attack_with(t, base)
        assert t.clans[0].glory == 5 + glory


@rule("monsterlands:ref.merc.18")
def test_luska_brings_potions_from_a_victory() -> None:
    for base, potions in ((16, 0), (17, 2), (22, 2)):
        t = fighter("luska", facing="hlubstir", strength=1, rolls=(1,), traps=[MAGIC_TRAP])
        attack_with(t, base)
        assert t.clans[0].potions == potions


@rule("monsterlands:ref.merc.35")
def test_geria_conquers_better() -> None:
    for name, more in (("geria", 3), ("tarka", 1)):
        t = conqueror(name, strength=1, rolls=(4,))
        run(rolling(t), conquest_try=True)
        assert result(roll_of(t)) == 4 + more
    t = fighter("geria", strength=1, rolls=(4,))
    run(rolling(t))
    assert result(roll_of(t)) == 4  # not against a monster


@rule("monsterlands:ref.merc.36", "monsterlands:r.86")
def test_veruda_captures_without_a_trap() -> None:
    for name, beaten in (("veruda", CAPTURED), ("melvina", 0)):
        assert attack_with(fighter(name, facing="hlubstir", strength=1, rolls=(1,)), 17) == beaten
    rotwood = MONSTER_FACTS[monster("trouchnivec")]
    t = fighter("veruda", facing="trouchnivec", strength=1, rolls=(1,))
    assert rotwood.capture < KILL[monster("trouchnivec")]
    assert attack_with(t, rotwood.capture) == CAPTURED  # which needs two traps of anybody else


# -- in the placement phase --------------------------------------------------------------------------------------------


@rule("monsterlands:ref.merc.03", "monsterlands:r.88")
def test_dajana_makes_room_for_three_more_traps() -> None:
    t = table(2, clans={0: {"members": ["dajana"]}})
    assert (t.clans[0].trap_limit, t.clans[1].trap_limit) == (8, 5)
    seven = ["basic", *["up_s1"] * 4, *["up_m1"] * 2]
    t = fighter("dajana", strength=1, hits=2, clan={"traps": seven})
    run(resolve(t, "land_a"), trap_discard=[kind("basic"), kind("up_m1")])  # she dies: down to five at once
    assert (len(t.clans[0].traps), t.clans[0].trap_limit) == (5, 5)


@pytest.mark.parametrize(
    ("name", "price", "kind_of_die"),
    [
        pytest.param("fandor", 1, 2, marks=rule("monsterlands:ref.merc.07")),
        pytest.param("cervina", 2, 0, marks=rule("monsterlands:ref.merc.33")),
    ],
)
def test_a_die_for_coins_once_a_round(name: str, price: int, kind_of_die: int) -> None:
    use = ("use", m(name))
    t = table(2, clans={0: {"members": [name], "coins": 2 * price, "magic": 1}}, dice=(4,))
    run(one(t), turn_deed=use)
    clan = t.clans[0]
    assert clan.coins == price
    assert (clan.strength, clan.magic, clan.haggle) == ((0, 1, [4]) if kind_of_die == 2 else (1, 1, []))
    assert (t.turn, use in offered(until(t)).options) == (0, False)
    t = table(2, clans={0: {"members": [name], "coins": price - 1, "magic": 1, "trophies": ["krus"]}})
    assert use not in offered(until(t)).options
    t = table(2, clans={0: {"coins": 9, "strength": 1}}, paths={("land_a", 1): {"seat": 0, "member": name}})
    assert use not in offered(until(t)).options


@rule("monsterlands:ref.merc.09")
def test_vendela_takes_four_coins_off_a_hire_once_a_round() -> None:
    clan = {"glory": 60, "coins": 40, "strength": 2, "members": ["vendela"]}
    for name in ("lina", "rookie"):
        t = table(2, tavern=["lina", "fandor"], clans={0: clan})
        hired = t.rookies[0] if name == "rookie" else m(name)
        run(action(t), turn_deed=("citadel", TAVERN), tavern_hire=hired, tavern_discount=True)
        assert t.clans[0].coins == 40 - max(0, COST[hired] - 4)
    t = table(2, tavern=["lina", "fandor"], clans={0: clan})
    run(action(t), turn_deed=("citadel", TAVERN), tavern_hire=m("lina"), tavern_discount=True)
    t.turn = 0
    begin(t, Turn)
    run(action(t), turn_deed=("citadel", TAVERN), building_die=0, tavern_hire=m("fandor"))
    assert t.clans[0].coins == 40 - (COST[m("lina")] - 4) - 10
    t = table(2, tavern=["fandor"], clans={0: {**clan, "coins": 6}})
    run(action(t), turn_deed=("citadel", TAVERN), tavern_hire=m("fandor"))  # without her help he is too dear
    assert t.clans[0].coins == 0


@rule("monsterlands:ref.merc.11")
def test_tepej_brings_two_coins_from_the_mine_once_a_round() -> None:
    t = table(2, roles=["water", "fire"], clans={0: {"strength": 3}})
    run(action(t), turn_deed=("citadel", MINE), mine_space=0)
    assert t.clans[0].coins == 6 + 2
    t.turn = 0
    begin(t, Turn)
    run(action(t), turn_deed=("citadel", MINE))
    assert t.clans[0].coins == 8 + 2


@rule("monsterlands:ref.merc.13")
def test_jutrovich_takes_four_coins_off_traps_once_a_round() -> None:
    own = {"coins": 20, "strength": 2, "members": ["jutrovic"]}
    t = table(2, lodge=["up_s1", "up_m1"], clans={0: own})
    total = TRAP_PRICE[kind("up_s1")] + TRAP_PRICE[kind("up_m1")]
    run(action(t), turn_deed=("citadel", LODGE), lodge_trap=[kind("up_s1"), kind("up_m1")], lodge_discount=1)
    assert t.clans[0].coins == 20 - (total - 4)  # off the whole purchase
    four = next(f.id for f in TRAP_FACTS if (f.family, f.price) == ("upgraded", 4))
    t = table(2, lodge=[four], clans={0: {**own, "coins": 0}})
    run(action(t), turn_deed=("citadel", LODGE))
    assert (t.clans[0].coins, len(t.clans[0].traps)) == (0, 1)
    assert LODGE not in usable(t, t.clans[0])  # his ability is spent


@pytest.mark.parametrize(
    ("name", "choice"),
    [
        pytest.param("mrazor", ["potion", "poison"], marks=rule("monsterlands:ref.merc.16")),
        pytest.param("onduru", ["potion"], marks=rule("monsterlands:ref.merc.19")),
        pytest.param("lorin", ["poison"], marks=rule("monsterlands:ref.merc.31")),
    ],
)
def test_a_token_from_the_supply_once_a_round(name: str, choice: list[str]) -> None:
    use = ("use", m(name))
    assert MEMBER_FACTS[m(name)].ability.choice == choice
    for token in choice:
        t = table(2, clans={0: {"members": [name], "strength": 1, "magic": 1}})
        run(one(t), turn_deed=use, ability_token=token)
        clan = t.clans[0]
        assert (clan.potions, clan.poisons) == (token == "potion", token == "poison")
        assert use not in offered(until(t)).options
        assert t.turn == 0
        begin(t, Round)
        run(one(t))
        t.turn = 0
        assert use in offered(until(t)).options


@rule("monsterlands:ref.merc.23")
def test_hatyr_brings_two_coins_a_round() -> None:
    t = table(2, clans={0: {"members": ["hatyr"], "strength": 1, "magic": 1}})
    run(one(t), turn_deed=("use", m("hatyr")))
    assert (t.clans[0].coins, t.turn) == (2, 0)
    assert ("use", m("hatyr")) not in offered(until(t)).options


def test_the_quiet_path_is_quiet() -> None:
    t = fighter("tarka", strength=1, rolls=(1,))
    run(rolling(t))
    assert (t.path, t.guard[t.path], roll_of(t).rerolls) == (path("land_a", QUIET), 0, [0] * 5)
