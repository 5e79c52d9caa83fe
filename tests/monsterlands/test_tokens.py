"""The reference lists of traps and loot tokens."""

from klubovna.games.monsterlands.facts import (
    CAPTURE,
    CONQUEST_VALUE,
    HIRED,
    KILL,
    LAND_A,
    LAND_GLORY,
    LOOT_FACTS,
    MEMBER_FACTS,
    MONSTER_FACTS,
    QUEST_FACTS,
    REPUTATION,
    TRAP_FACTS,
)
from klubovna.games.monsterlands.moments import KILLED, NO_MEMBER
from klubovna.games.monsterlands.rolls import roll_of
from klubovna.games.monsterlands.scoring import points, trophies
from klubovna.games.monsterlands.state import Table
from klubovna.games.monsterlands.turn import (
    Adventure,
    Attack,
    BeforeWages,
    CleanUp,
    Conquest,
    EndOfRound,
    Looting,
    Triumph,
    Turn,
)
from klubovna.testing import offered, rule, run
from monsterlands.tables import (
    begin,
    faces,
    kind,
    land,
    load_attack,
    loot,
    m,
    monster,
    on_path,
    one,
    open_battle,
    path,
    resolve,
    skirmish,
    table,
    until,
)

WALKER = {"seat": 0, "member": "purkrab", "strength": 1}

ALL = ("roll", 3)
DEEP = monster("hlubstir")


def at(t: Table) -> None:
    t.place = LAND_A
    open_battle(t, LAND_A)


def clause(name: str) -> str:
    return TRAP_FACTS[kind(name)].rule


# -- traps -------------------------------------------------------------------------------------------------------------


@rule(
    "monsterlands:ref.trap.01",
    "monsterlands:ref.trap.06",
    "monsterlands:ref.trap.08",
    "monsterlands:ref.trap.09",
    "monsterlands:ref.trap.13",
    "monsterlands:ref.trap.15",
)
def test_traps_that_add_dice() -> None:
    for name, number, strength, magic in (
        ("up_s1", "01", 1, 0),
        ("up_s2", "06", 2, 0),
        ("up_s3", "08", 3, 0),
        ("up_m1", "09", 0, 1),
        ("up_m2", "13", 0, 2),
        ("up_m3", "15", 0, 3),
    ):
        assert clause(name) == f"ref.trap.{number}"
        t, (p,) = skirmish("hlubstir", {"member": "fandor", "strength": 1, "traps": [name]})
        supply = t.dice[:]
        load_attack(t, "land_a")
        at(t)
        assert on_path(t, p) == (1 + strength, magic, 0)
        assert t.dice == [supply[0] - strength, supply[1] - magic, supply[2]]
        t.chance.load(*[1] * (1 + strength + magic))
        run(until(t, Looting), roll_deed=ALL, **({"defend_magic": 0} if magic else {}))
        assert (t.results[p], t.chance.loaded) == (1 + strength + magic, [])


@rule(
    "monsterlands:ref.trap.03",
    "monsterlands:ref.trap.04",
    "monsterlands:ref.trap.05",
    "monsterlands:ref.trap.11",
    "monsterlands:ref.trap.12",
)
def test_traps_that_strengthen_every_die_of_a_colour() -> None:
    for name, number, strength, magic in (
        ("up_sb1", "03", 1, 0),
        ("up_sb2", "04", 2, 0),
        ("up_sb3", "05", 3, 0),
        ("up_mb1", "11", 0, 1),
        ("up_mb2", "12", 0, 2),
    ):
        assert clause(name) == f"ref.trap.{number}"
        t, (p,) = skirmish("hlubstir", {"member": "fandor", "strength": 2, "magic": 2, "traps": [name]})
        load_attack(t, "land_a")
        t.chance.load(1, 1, 1, 1)
        at(t)
        run(until(t, Looting), roll_deed=ALL, defend_magic=0)
        assert t.results[p] == 4 + 2 * strength + 2 * magic


@rule("monsterlands:ref.trap.16", "monsterlands:ref.trap.17", "monsterlands:ref.trap.18")
def test_traps_that_add_to_an_attack() -> None:
    for name, number, more in (("up_a4", "16", 4), ("up_a6", "17", 6), ("up_a8", "18", 8)):
        assert clause(name) == f"ref.trap.{number}"
        t, (p,) = skirmish("hlubstir", {"member": "fandor", "strength": 1, "traps": [name]})
        load_attack(t, "land_a")
        at(t)
        run(until(t, Attack))
        assert roll_of(t).flat == more  # before a die is rolled
        t.chance.load(1)
        run(until(t, Looting), roll_deed=("roll", 0))
        assert t.results[p] == more + 1
        t, (p,) = skirmish("hlubstir", {"member": "fandor", "strength": 1, "traps": [name]}, land="rynie")
        at(t)
        begin(t, Conquest)
        t.chance.load(1)
        run(until(t, Adventure), conquest_try=True, loot_take=t.loot_display[0])
        assert t.results[p] == 1  # no help against a land


# -- loot in battles ---------------------------------------------------------------------------------------------------


@rule("monsterlands:ref.loot.01", "monsterlands:ref.loot.16")
def test_glory_after_a_capture_and_after_a_kill() -> None:
    both = ["glory_capture", "glory_kill"]
    for total, name, glory, reward in (
        (CAPTURE[DEEP], "glory_capture", 3, MONSTER_FACTS[DEEP].capture_reward),
        (KILL[DEEP], "glory_kill", 4, MONSTER_FACTS[DEEP].kill_reward),
    ):
        t, _ = skirmish("hlubstir", {"member": "fandor", "strength": 4, "traps": ["up_a4"]}, clans={0: {"loot": both}})
        load_attack(t, "land_a")
        t.chance.load(*faces(total - 4, 4))
        at(t)
        run(until(t, Triumph), roll_deed=ALL)
        assert offered(until(t.clone(), Conquest)).options == [None, loot(name)]
        run(until(t, Conquest), loot_glory=loot(name))
        assert t.clans[0].glory == 5 + reward.glory + glory
        assert loot(name) in t.loot_discard


@rule("monsterlands:ref.loot.15")
def test_glory_after_a_conquest() -> None:
    t, _ = skirmish(
        "hlubstir", {"member": "fandor", "strength": 4}, land="gurban", clans={0: {"loot": ["glory_conquest"]}}
    )
    at(t)
    begin(t, Conquest)
    t.chance.load(*faces(CONQUEST_VALUE[land("gurban")], 4))
    run(until(t, Adventure), conquest_try=True, loot_glory=loot("glory_conquest"))
    assert t.clans[0].glory == 5 + LAND_GLORY[land("gurban")] + 4
    assert t.loot_discard == [loot("glory_conquest")]


@rule("monsterlands:ref.loot.02")
def test_four_rerolls_of_strength_or_magic_dice() -> None:
    t, (p,) = skirmish("hlubstir", {"member": "fandor", "strength": 1, "magic": 1}, clans={0: {"loot": ["reroll4"]}})
    load_attack(t, "land_a")
    t.chance.load(1, 2, 3, 4, 5, 6)
    at(t)
    again = [("reroll", 1), ("reroll", 3), ("reroll", 4), ("reroll", 12)]
    run(until(t, Looting), defend_magic=0, roll_deed=[("loot", loot("reroll4")), *again])
    assert t.results[p] == 5 + 6  # three times the one, once the other, and no more


@rule("monsterlands:ref.loot.12")
def test_three_rerolls_of_magic_dice() -> None:
    t, (p,) = skirmish(
        "hlubstir", {"member": "fandor", "strength": 1, "magic": 1}, clans={0: {"loot": ["reroll_magic3"]}}
    )
    load_attack(t, "land_a")
    t.chance.load(1, 2, 3, 4, 5)
    at(t)
    use = ("loot", loot("reroll_magic3"))
    run(until(t, Attack), defend_magic=0)
    assert offered(until(t.clone(), Looting), roll_deed=use).options == [None, ("reroll", 12)]
    run(until(t, Looting), roll_deed=[use, ("reroll", 12), ("reroll", 13), ("reroll", 14)])
    assert t.results[p] == 1 + 5
    t, _ = skirmish("hlubstir", {"member": "fandor", "strength": 1}, clans={0: {"loot": ["reroll_magic3"]}})
    load_attack(t, "land_a")
    at(t)
    run(until(t, Looting))  # without a magic die it is of no use


@rule("monsterlands:ref.loot.04")
def test_six_more_for_a_kill_only() -> None:
    for base, beaten in ((16, KILLED), (15, 0)):  # Deepsting: capture 17, kill 22
        t, (p,) = skirmish(
            "hlubstir", {"member": "fandor", "strength": 4, "traps": ["up_a4"]}, clans={0: {"loot": ["kill6"]}}
        )
        load_attack(t, "land_a")
        t.chance.load(*faces(base - 4, 4))
        at(t)
        run(until(t, Triumph, Looting), roll_deed=[ALL, ("loot", loot("kill6"))])
        assert (t.results[p], t.beaten) == (base, beaten)


@rule("monsterlands:ref.loot.09", "monsterlands:ref.loot.14", "monsterlands:r.82")
def test_two_more_on_the_roll_of_one_colour() -> None:
    for name, colour in (("strength_plus2", "strength"), ("magic_plus2", "magic")):
        use = ("loot", loot(name))
        t, (p,) = skirmish("hlubstir", {"member": "fandor", colour: 2}, clans={0: {"loot": [name]}})
        load_attack(t, "land_a")
        t.chance.load(2, 3)
        at(t)
        run(until(t, Looting), roll_deed=use, **({"defend_magic": 0} if colour == "magic" else {}))
        assert (t.results[p], t.clans[0].loot) == (2 + 3 + 2, [])  # once, not on each die
        quests = (QUEST_FACTS[0].id, QUEST_FACTS[1].id)
        t = table(2, quests=quests, clans={0: {"loot": [name]}},
                  paths={("quest_a", 1): {"seat": 0, "member": "fandor", colour: 2}}, dice=(1, 1))  # fmt: skip
        run(resolve(t, "quest_a"), roll_deed=use)
        assert t.results[path("quest_a", 1)] == 4
        t, (p,) = skirmish("krus", {"member": "fandor", colour: 2}, clans={0: {"loot": [name]}}, land="rynie")
        at(t)
        begin(t, Conquest)
        t.chance.load(1, 1)
        run(until(t, Adventure), conquest_try=True, roll_deed=use, loot_take=t.loot_display[0])
        assert t.results[p] == 4
    t, _ = skirmish("hlubstir", {"member": "fandor", "strength": 1}, clans={0: {"loot": ["magic_plus2"]}})
    load_attack(t, "land_a")
    at(t)
    run(until(t, Looting))  # without a magic die it is of no use


# -- loot at any time --------------------------------------------------------------------------------------------------


@rule(
    "monsterlands:ref.loot.03",
    "monsterlands:ref.loot.06",
    "monsterlands:ref.loot.10",
    "monsterlands:ref.loot.11",
)
def test_loot_that_is_turned_into_tokens_and_coins() -> None:
    for name, held, gained in (
        ("brews", {"potions": 1}, (0, 3, 2, 0)),
        ("brews", {"potions": 2, "poisons": 2}, (0, 3, 3, 0)),  # the board holds three of each
        ("pack", {}, (6, 1, 0, 1)),
        ("coins12", {}, (12, 0, 0, 0)),
        ("coins10", {"coins": 1}, (11, 0, 0, 0)),
    ):
        t = table(2, clans={0: {"strength": 1, "loot": [name], **held}})
        run(one(t), turn_deed=("loot", loot(name)))
        clan = t.clans[0]
        assert (clan.coins, clan.potions, clan.poisons, clan.defence) == gained
        assert (clan.loot, t.loot_discard, type(t.task)) == ([], [loot(name)], Turn)


@rule("monsterlands:ref.loot.05")
def test_loot_that_counts_as_three_trophies() -> None:
    t = table(2, clans={0: {"strength": 1}})
    before = points(t.clans[0])
    t.clans[0].loot = [loot("trophy3")]
    assert (points(t.clans[0]), trophies(t.clans[0])) == (before + 3, 3)
    run(one(t), turn_deed=("loot", loot("trophy3")))
    assert (t.clans[0].coins, points(t.clans[0])) == (15, before)


@rule("monsterlands:ref.loot.07", "monsterlands:ref.loot.08")
def test_loot_that_changes_one_die_into_three() -> None:
    for name, pool, after in (
        ("haggle_to_magic", {"haggle": [2, 5]}, (0, 3, [5])),
        ("magic_to_strength", {"magic": 2}, (3, 1, [])),
    ):
        t = table(2, clans={0: {"loot": [name], **pool}})
        run(one(t), turn_deed=("loot", loot(name)), **({"dice_haggle": 2} if name.startswith("haggle") else {}))
        clan = t.clans[0]
        assert (clan.strength, clan.magic, clan.haggle) == after
        assert (type(t.task), t.turn, clan.loot) == (Turn, 0, [])
        t = table(2, clans={0: {"loot": [name], "strength": 1}})
        assert ("loot", loot(name)) not in offered(until(t)).options  # no die of that colour to give
        t = table(2, phase=CleanUp, clans={0: {"loot": [name], "coins": 9}, 1: {"coins": 9}})
        run(until(t, Turn))  # only in the placement phase


@rule("monsterlands:ref.loot.13")
def test_loot_that_hires_for_free() -> None:
    low = min(HIRED, key=lambda i: REPUTATION[i])
    high = max(HIRED, key=lambda i: REPUTATION[i])
    offer = [MEMBER_FACTS[low].id, MEMBER_FACTS[high].id]
    use = ("loot", loot("free_hire"))
    for glory, can in ((1 + REPUTATION[low] - 1, []), (1 + REPUTATION[low], [low]), (30, sorted([low, high]))):
        t = table(2, tavern=offer, clans={0: {"strength": 1, "glory": glory, "loot": ["free_hire"]}})
        if not can:
            assert use not in offered(until(t)).options
        elif len(can) == 1:
            run(one(t), turn_deed=use)
            assert (low in t.clans[0].members, t.clans[0].coins, type(t.task)) == (True, 0, Turn)
            assert t.loot_discard == [loot("free_hire")]
        else:
            assert offered(one(t), turn_deed=use).options == can


@rule("monsterlands:loot.03", "monsterlands:ref.loot.13", "monsterlands:r.83")
def test_loot_that_hires_for_free_is_used_at_any_time() -> None:
    use = ("loot", loot("free_hire"))
    clan = {"glory": 20, "coins": 9, "loot": ["free_hire"]}
    t = table(2, tavern=["vendela"], quests=("q01", "q01"), clans={0: clan}, paths={("quest_b", 1): WALKER})
    begin(t, Adventure)
    run(one(t))
    run(one(t), adventure_deed=use)  # while an own path is resolved
    assert (t.clans[0].members[-1], t.clans[0].reputation) == (m("vendela"), 8)
    t = table(2, phase=BeforeWages, tavern=["vendela"], clans={0: clan})
    run(one(t), cleanup_deed=use)
    assert (t.clans[0].members[-1], t.clans[0].coins, type(t.task)) == (m("vendela"), 9, BeforeWages)
    run(until(t, EndOfRound))
    assert t.clans[0].coins == 9 - 2 * 2  # the basic mercenary and the new one are paid
    t = table(2, phase=BeforeWages, tavern=["vendela"], clans={0: {**clan, "glory": 7}})
    run(until(t, EndOfRound))  # the surplus is 6, so nothing is asked


@rule("monsterlands:r.83")
def test_a_lost_clan_that_hires_for_free_before_wages_has_a_new_clan_leader() -> None:
    t = table(2, phase=BeforeWages, tavern=["vendela"], clans={0: {"glory": 20, "coins": 1, "loot": ["free_hire"]}})
    clan = t.clans[0]
    t.out += clan.members
    clan.members, clan.chief = [], NO_MEMBER
    run(one(t), cleanup_deed=("loot", loot("free_hire")))
    assert (clan.members, clan.chief) == ([m("vendela")], m("vendela"))
    run(until(t, Turn))
    assert (clan.members, clan.chief, clan.coins) == ([m("vendela")], m("vendela"), 1)


def test_every_loot_token_has_its_clause() -> None:
    assert sorted(facts.rule for facts in LOOT_FACTS) == [f"ref.loot.{n:02}" for n in range(1, 17)]
