"""After the battle: conquering a land, settling it, loot and trophies."""

from typing import Any

from klubovna.games.monsterlands.facts import (
    CONQUEST_VALUE,
    KILL,
    LAND_A,
    LAND_AFFINITY,
    LAND_GLORY,
    MONSTER_FACTS,
    TROPHIES,
)
from klubovna.games.monsterlands.moments import NO_LAND, NO_MEMBER, NO_MONSTER
from klubovna.games.monsterlands.outside import travellers
from klubovna.games.monsterlands.pool import pool
from klubovna.games.monsterlands.state import Table
from klubovna.games.monsterlands.turn import (
    Adventure,
    BeforeWages,
    CleanUp,
    Conquest,
    EndOfRound,
    Finish,
    NewChiefs,
    Round,
    Turn,
)
from klubovna.testing import offered, rule, run
from monsterlands.tables import (
    action,
    begin,
    faces,
    land,
    load_attack,
    loot,
    m,
    monster,
    one,
    open_battle,
    path,
    resolve,
    skirmish,
    table,
    until,
)

PAWN = ("citadel", 4)
LAND = "gurban"
VALUE = CONQUEST_VALUE[land(LAND)]


def beaten(*fighters: dict[str, object], **more: Any) -> Table:
    """The monster of the land lies slain; the fighters wait for the land."""
    t, _ = skirmish("hlubstir", *fighters, land=LAND, **more)
    t.place = LAND_A
    open_battle(t, LAND_A)
    t.monsters[LAND_A] = NO_MONSTER
    begin(t, Conquest)
    return t


# -- conquest ----------------------------------------------------------------------------------------------------------


@rule("monsterlands:conq.01", "monsterlands:r.40")
def test_whoever_has_not_fought_may_try_and_need_not() -> None:
    t, (first, second) = skirmish(
        "hlubstir", {"member": "fandor", "strength": 4}, {"seat": 1, "member": "hatyr", "strength": 4}, land=LAND
    )
    load_attack(t, "land_a")
    t.chance.load(6, 6, 6, 6)
    asked = offered(resolve(t.clone(), "land_a"))
    assert (asked.kind.name, asked.seat, asked.about, asked.options) == ("conquest.try", 1, second, [False, True])
    token = t.loot_display[0]
    run(resolve(t, "land_a"), conquest_try=False, loot_take={1: token})
    assert (t.lands[LAND_A], t.results[second], t.damage) == (land(LAND), 0, 0)
    assert (t.clans[0].loot, t.clans[1].loot) == ([], [token])
    assert t.who[first] == m("fandor")


@rule("monsterlands:conq.02")
def test_from_left_to_right_they_roll_with_all_modifiers() -> None:
    tarka = {"member": "tarka", "strength": 2, "traps": ["up_sb1"]}
    t = beaten(tarka, {"seat": 1, "member": "hatyr", "strength": 1}, clans={0: {"equipment": {"zeldiv": "tarka"}}})
    asked = offered(until(t.clone(), Adventure))
    assert (asked.seat, asked.about) == (0, t.at(LAND_A)[0])
    t.chance.load(*faces(VALUE - 6, 2))
    run(until(t, Adventure), conquest_try={0: True}, loot_take=t.loot_display[0])
    assert t.results[t.at(LAND_A)[0]] == VALUE  # each die counts three more
    assert t.clans[0].lands == [land(LAND)]


@rule("monsterlands:conq.03")
def test_a_failed_roll_helps_the_next() -> None:
    mine = VALUE // 2
    for rest, lands, loots in ((VALUE - mine, [land(LAND)], 1), (VALUE - mine - 1, [], 2)):
        t = beaten({"member": "fandor", "strength": 2}, {"seat": 1, "member": "cervina", "strength": 2})
        t.chance.load(*faces(mine, 2), *faces(rest, 2))
        run(until(t, Adventure), conquest_try=[True, True], loot_take=t.loot_display[:loots])
        assert (t.clans[0].lands, t.clans[1].lands) == ([], lands)


@rule("monsterlands:conq.04", "monsterlands:r.39")
def test_traps_count_on_their_own_path_and_flat_bonuses_not_at_all() -> None:
    armed = {"member": "fandor", "strength": 1, "poisons": 1, "traps": ["up_a8", "up_sb1", "up_s1"]}
    t = beaten(armed, {"seat": 1, "member": "hatyr", "strength": 1})
    one, two = t.at(LAND_A)
    t.chance.load(1, 1, 1)
    run(
        until(t, Adventure),
        conquest_try=[True, True],
        roll_deed=("poison", 0),
        loot_take={0: t.loot_display[0], 1: t.loot_display[1]},
    )
    assert (t.results[one], t.results[two]) == (2 * (1 + 1) + 2, 1)


@rule("monsterlands:conq.05", "monsterlands:conq.06", "monsterlands:conq.07")
def test_the_conqueror_takes_the_land_and_its_glory_and_nobody_else_rolls() -> None:
    t = beaten({"member": "fandor", "strength": 4}, {"seat": 1, "member": "hatyr", "strength": 4})
    t.chance.load(*faces(VALUE, 4))
    run(until(t, Adventure), conquest_try={0: True}, loot_take={1: t.loot_display[0]})
    assert t.clans[0].glory == 5 + LAND_GLORY[land(LAND)]
    assert (t.clans[0].lands, t.lands[LAND_A], t.settler[land(LAND)]) == ([land(LAND)], NO_LAND, NO_MEMBER)
    assert t.results[t.at(LAND_A)[1]] == 0


# -- settling ----------------------------------------------------------------------------------------------------------


@rule("monsterlands:settle.01", "monsterlands:r.29")
def test_a_member_of_the_same_affinity_may_settle_but_not_the_chief() -> None:
    t = beaten({"member": "fandor", "strength": 4}, roles=["fire", "water"], clans={0: {"members": ["hatyr"]}})
    t.chance.load(*faces(VALUE, 4))
    settle = ("settle", land(LAND))
    asked = offered(until(t.clone(), Adventure), conquest_try=True, adventure_deed=settle)
    assert asked.options == [m("trunk"), m("hatyr")]  # fire; neither the conqueror (wind) nor the chief Onduru
    run(until(t, Adventure), conquest_try=True, adventure_deed=settle, settle_who=m("trunk"))
    assert t.settler[land(LAND)] == m("trunk")


@rule("monsterlands:settle.02")
def test_only_a_settled_land_gives_its_action() -> None:
    for settler, there in (("hatyr", True), (None, False)):
        t = table(2, clans={0: {"strength": 2, "lands": {LAND: settler}}})
        assert (("settled", land(LAND)) in offered(until(t)).options) is there


@rule("monsterlands:ex.settle.1")
def test_natalka_settles_krysia_with_ninra() -> None:
    t, _ = skirmish("krus", {"member": "ninra", "strength": 4}, land="kryzie", clans={0: {"strength": 1}})
    t.place = LAND_A
    open_battle(t, LAND_A)
    begin(t, Conquest)
    t.chance.load(*faces(max(4, CONQUEST_VALUE[land("kryzie")]), 4))
    run(until(t, Adventure), conquest_try=True, adventure_deed=("settle", land("kryzie")))
    assert (t.settler[land("kryzie")], LAND_AFFINITY[land("kryzie")]) == (m("ninra"), 1)
    begin(t, Turn)
    t.chance.load(2, 6)
    run(action(t), turn_deed=("settled", land("kryzie")))
    assert (t.clans[0].strength, t.clans[0].haggle) == (0, [2, 6])


@rule("monsterlands:settle.03")
def test_a_settler_gets_no_wages_and_does_not_desert() -> None:
    for settler, coins, gone in (("luska", 1, False), (None, 1, True)):
        clan = {"members": ["luska"], "lands": {"kryzie": settler}, "coins": coins}
        t = table(2, phase=BeforeWages, clans={0: clan})
        run(one(t), **({} if settler else {"cleanup_deed": None}))
        run(until(t, EndOfRound))
        assert (m("luska") not in t.clans[0].members) is gone
        assert t.clans[0].coins == 0  # the basic mercenary was paid


@rule("monsterlands:settle.04")
def test_a_settler_does_not_move_to_another_land() -> None:
    t = table(
        2, roles=["fire", "water"], clans={1: {"strength": 1, "lands": {"kryzie": "luska", "kale": None}}}, turn=1
    )
    asked = offered(until(t), turn_deed=("settle", land("kale")))
    assert asked.kind.name != "settle.who"  # the basic mercenary is the only one, so nobody was asked
    assert (t.settler[land("kale")], t.settler[land("kryzie")]) == (m("tepej"), m("luska"))
    t = table(2, roles=["fire", "wind"], clans={1: {"strength": 1, "lands": {"kryzie": "luska", "kale": None}}}, turn=1)
    assert ("settle", land("kale")) not in offered(until(t)).options


@rule("monsterlands:settle.05")
def test_the_last_member_leaves_his_land_and_becomes_chief() -> None:
    t = table(2, roles=["fire", "water"], phase=NewChiefs, clans={0: {"chief": None, "lands": {LAND: "hatyr"}}})
    t.clans[0].members.remove(m("trunk"))
    run(one(t))
    assert (t.clans[0].chief, t.settler[land(LAND)]) == (m("hatyr"), NO_MEMBER)


@rule("monsterlands:settle.06")
def test_a_settler_brings_his_dice_and_goes_outside() -> None:
    dice = []
    for settler in ("luska", None):
        t = table(2, clans={0: {"members": ["luska"], "lands": {"kryzie": settler}}})
        pool(t, 0)
        dice.append((t.clans[0].strength, t.clans[0].magic, len(t.clans[0].haggle)))
        assert m("luska") in travellers(t, t.clans[0])
    assert dice[0] == dice[1]


@rule("monsterlands:settle.07")
def test_a_land_is_settled_at_any_time_even_after_its_settler_died() -> None:
    clan = {"strength": 1, "coins": 1, "members": ["ninra"], "lands": {"kryzie": "luska"}}
    t, (p,) = skirmish("krus", {"member": "luska", "strength": 1}, clans={0: clan}, land=LAND)
    settle = ("settle", land("kryzie"))
    assert settle not in offered(until(t.clone())).options
    load_attack(t, "land_a", hits=2)
    run(resolve(t, "land_a"))
    assert (t.who[p], t.settler[land("kryzie")]) == (NO_MEMBER, NO_MEMBER)
    begin(t, Turn)
    run(one(t), turn_deed=settle)
    assert (t.settler[land("kryzie")], type(t.task)) == (m("ninra"), Turn)  # and the action is still to come


# -- trophies ----------------------------------------------------------------------------------------------------------


@rule("monsterlands:trophy.01")
def test_a_trophy_is_worth_one_to_three_points() -> None:
    assert {facts.trophies for facts in MONSTER_FACTS} == {1, 2, 3}


@rule("monsterlands:trophy.02", "monsterlands:trophy.03")
def test_a_trophy_is_sold_whole_and_not_as_an_action() -> None:
    for name in ("hlubstir", "krus", "pocih"):
        t = table(2, clans={0: {"strength": 1, "trophies": [name]}})
        run(one(t), turn_deed=("sell", monster(name)))
        assert t.clans[0].coins == 5 * TROPHIES[monster(name)]
        assert (t.clans[0].trophies, t.monster_discard) == ([], [monster(name)])
        assert (type(t.task), t.turn) == (Turn, 0)
    assert TROPHIES[monster("hlubstir")] == 2


@rule("monsterlands:trophy.02")
def test_trophies_are_sold_after_the_action_on_paths_and_before_wages() -> None:
    sell = ("sell", monster("krus"))
    t = table(2, clans={0: {"strength": 1, "trophies": ["krus"]}})
    run(action(t), turn_deed=PAWN)
    assert (type(t.task), sell in offered(until(t)).options) == (Finish, True)
    t, _ = skirmish("hlubstir", {"member": "fandor", "strength": 1}, clans={0: {"trophies": ["krus"]}})
    assert sell in offered(resolve(t, "land_a")).options
    t = table(2, phase=CleanUp, clans={0: {"trophies": ["krus"]}})
    assert sell in offered(until(t)).options


# -- loot --------------------------------------------------------------------------------------------------------------


@rule("monsterlands:ex.loot.1", "monsterlands:loot.01", "monsterlands:loot.02", "monsterlands:loot.05")
def test_loot_for_those_who_come_home_with_empty_hands() -> None:
    """Verca on paths 1 and 3, Tom on 2, Natalka on 4."""
    t, paths = skirmish(
        "hlubstir",
        {"seat": 0, "member": "fandor", "strength": 1, "defence": 1, "traps": ["up_a4"]},
        {"seat": 1, "member": "hatyr", "strength": 4, "defence": 1, "traps": ["up_a8"]},
        seats=3,
        paths={
            ("land_a", 3): {"seat": 0, "member": "ninra", "strength": 4},
            ("land_a", 4): {"seat": 2, "member": "lorin", "strength": 4},
        },
        land="kryzie",
    )
    assert paths == [path("land_a", 1), path("land_a", 2)]
    load_attack(t, "land_a")
    t.chance.load(1)
    load_attack(t, "land_a")
    t.chance.load(*faces(17 - 8 - 5, 4))  # with Verca's 5 and the trap exactly 17: captured
    t.chance.load(6, 6, 6, 6)
    shown = t.loot_display[:]
    tries = offered(resolve(t.clone(), "land_a"), roll_deed=[("roll", 0), ("roll", 3)])
    assert (tries.seat, tries.about) == (0, path("land_a", 3))
    asked = offered(
        resolve(t.clone(), "land_a"), roll_deed=[("roll", 0), ("roll", 3)], conquest_try=True, adventure_deed=None
    )
    assert (asked.kind.name, asked.seat) == ("loot.take", 0)
    run(
        resolve(t, "land_a"),
        roll_deed=[("roll", 0), ("roll", 3)],
        conquest_try=True,
        adventure_deed=None,
        loot_take={0: shown[0], 2: shown[1]},
    )
    assert [clan.loot for clan in t.clans] == [[shown[0]], [], [shown[1]]]
    assert t.clans[0].lands == [land("kryzie")]
    for p in paths:
        assert (t.shields[p], t.open[p], t.on_path[3 * p]) == (0, [], 0)
    assert t.results[path("land_a", 4)] == 0
    assert (len(t.loot_display), t.loot_display[:2]) == (4, shown[2:])


@rule("monsterlands:loot.03")
def test_a_loot_token_is_used_once_at_any_time() -> None:
    use = ("loot", loot("coins12"))
    t = table(2, clans={0: {"strength": 1, "loot": ["coins12"]}})
    run(one(t), turn_deed=use)
    assert (t.clans[0].coins, t.clans[0].loot, t.loot_discard, type(t.task)) == (12, [], [loot("coins12")], Turn)
    t, _ = skirmish("hlubstir", {"member": "fandor", "strength": 1}, clans={0: {"loot": ["coins12"]}})
    assert use in offered(resolve(t, "land_a")).options
    t = table(2, phase=CleanUp, clans={0: {"loot": ["coins12"]}})
    assert use in offered(until(t)).options


@rule("monsterlands:loot.04")
def test_loot_with_the_surroundings_symbol_waits_for_the_adventure() -> None:
    outside = ["strength_plus2", "kill6", "reroll4", "glory_kill"]
    t = table(2, clans={0: {"strength": 1, "loot": outside}})
    assert not [deed for deed in offered(until(t)).options if deed[0] == "loot"]
    t = table(2, phase=CleanUp, clans={0: {"loot": outside, "coins": 9}, 1: {"coins": 9}})
    run(until(t, Round))  # nothing is offered before the wages either


@rule("monsterlands:loot.04")
def test_loot_helps_in_the_round_in_which_it_was_won() -> None:
    t, _ = skirmish(
        "krus",
        {"member": "fandor", "strength": 1},
        phase=Adventure,
        display=["kill6", "coins12", "coins10", "pack"],
        monsters={"entrance": "hlubstir"},
        paths={("entrance", 1): {"seat": 0, "member": "hatyr", "strength": 3}},
    )
    load_attack(t, "land_a")
    t.chance.load(1)
    load_attack(t, "entrance")
    t.chance.load(*faces(KILL[monster("hlubstir")] - 6, 3))
    run(until(t, CleanUp), loot_take=loot("kill6"), roll_deed=("loot", loot("kill6")))
    assert t.clans[0].trophies == [monster("hlubstir")]


@rule("monsterlands:loot.05", "monsterlands:r.95")
def test_the_display_is_refilled_after_each_land() -> None:
    t, _ = skirmish("hlubstir", {"member": "fandor", "strength": 1})
    load_attack(t, "land_a")
    t.chance.load(1)
    run(resolve(t, "land_a"), loot_take=t.loot_display[0])
    assert len(t.loot_display) == 4
    t, _ = skirmish("hlubstir", {"member": "fandor", "strength": 1})
    t.loot_discard, t.loot_supply, t.loot_display = t.loot_supply + t.loot_display, [], []
    load_attack(t, "land_a")
    t.chance.load(1)
    asked = offered(resolve(t, "land_a"))
    assert len(asked.options) == 4  # the discards were shuffled into a new supply first
