"""The Citadel: laboratory, armoury, pawnshop and mine."""

from klubovna.games.monsterlands.facts import (
    ARMOURY,
    LABORATORY,
    LAND_A,
    MINE,
    MINE_COINS,
    MINE_DICE,
    PAWNSHOP,
)
from klubovna.games.monsterlands.rolls import result, roll_of
from klubovna.games.monsterlands.turn import CleanUp, EndOfRound, Finish, Round, Turn
from klubovna.testing import offered, rule, run
from monsterlands.tables import (
    action,
    conqueror,
    load_attack,
    m,
    one,
    path_with,
    resolve,
    rolling,
    table,
    until,
)

TILE, QUIET = path_with(lambda p: p.benefit.type == "coins")


# -- laboratory --------------------------------------------------------------------------------------------------------


@rule("monsterlands:lab.01", "monsterlands:lab.02")
def test_the_laboratory_gives_three_tokens_or_two_in_any_mix() -> None:
    for space, count in ((0, 3), (1, 2)):
        for potions in range(count + 1):
            t = table(2, clans={0: {"magic": 1}})
            run(action(t), turn_deed=("citadel", LABORATORY), laboratory_space=space, laboratory_potions=potions)
            assert (t.clans[0].potions, t.clans[0].poisons, t.clans[0].magic) == (potions, count - potions, 0)
    t = table(2, clans={0: {"magic": 1}})
    assert offered(until(t), turn_deed=("citadel", LABORATORY), laboratory_space=0).options == [0, 1, 2, 3]


@rule("monsterlands:lab.03", "monsterlands:lab.04", "monsterlands:r.18")
def test_three_potions_and_three_poisons_at_home() -> None:
    on_the_way = {("land_a", 1): {"seat": 0, "member": "purkrab", "potions": 2, "poisons": 2}}
    t = table(2, clans={0: {"magic": 2, "potions": 2, "poisons": 3}}, paths=on_the_way)
    run(action(t), turn_deed=("citadel", LABORATORY), laboratory_space=0, laboratory_potions=2)
    assert (t.clans[0].potions, t.clans[0].poisons) == (3, 3)
    assert (t.path_potions[0], t.path_poisons[0]) == (2, 2)
    t = table(2, phase=CleanUp, clans={0: {"potions": 2, "poisons": 0, "coins": 9}}, paths=on_the_way)
    run(until(t, EndOfRound))
    assert (t.clans[0].potions, t.clans[0].poisons) == (3, 2)


@rule("monsterlands:lab.05")
def test_a_potion_heals_somebody_who_is_not_assigned() -> None:
    t = table(2, clans={0: {"potions": 2, "wounded": ["purkrab", "korfac"], "strength": 1}},
              paths={("land_a", 1): {"seat": 0, "member": "purkrab"}})  # fmt: skip
    run(one(t), turn_deed=("heal", 0))
    assert (t.wounded[m("korfac")], t.wounded[m("purkrab")], t.clans[0].potions) == (False, True, 1)
    assert ("heal", 0) not in offered(until(t)).options
    assert t.turn == 0  # not an action


@rule("monsterlands:lab.06", "monsterlands:lab.09")
def test_one_potion_and_one_poison_go_with_any_mercenary() -> None:
    need = {"strength": 6, "magic": 6, "potions": 3, "poisons": 3}
    for member in ("purkrab", "korfac"):
        t = table(2, events={"land_a": TILE}, clans={0: need})
        decision = offered(until(t), turn_deed=("outside", LAND_A), send_path=QUIET - 1, send_who=m(member),
                           send_strength=0, send_magic=0)  # fmt: skip
        assert (decision.kind.name, decision.options) == ("send.brews", [0, 1, 2, 3])
        run(until(t, Finish, Turn), send_brews=3)
        assert (t.clans[0].potions, t.clans[0].poisons) == (2, 2)
        assert (t.path_potions[QUIET - 1], t.path_poisons[QUIET - 1]) == (1, 1)


@rule("monsterlands:lab.07", "monsterlands:lab.08")
def test_potions_heal_poisons_strike_and_what_is_left_comes_home() -> None:
    ninra = {"seat": 0, "member": "korfac", "strength": 1, "potions": 2, "poisons": 2}
    t = table(2, monsters={"land_a": "krus"}, lands={"land_a": "kryzie"}, events={"land_a": TILE},
              clans={0: {"coins": 9}, 1: {"coins": 9}}, paths={("land_a", QUIET): ninra})  # fmt: skip
    load_attack(t, "land_a", hits=1)
    t.chance.load(3)
    run(resolve(t, "land_a"), defend_potions=1, roll_deed=[("poison", 0), None], loot_take=t.loot_display[0])
    assert not t.wounded[m("korfac")]
    assert t.results[QUIET - 1] == 3 + 2
    run(until(t, EndOfRound), **({"cleanup_deed": None} if t.clans[0].loot else {}))
    assert (t.clans[0].potions, t.clans[0].poisons) == (1, 1)


@rule("monsterlands:r.39")
def test_poison_helps_to_conquer_but_a_flat_trap_does_not() -> None:
    t = conqueror("korfac", strength=1, rolls=(3,), poisons=1, open=["up_a4", "up_sb1"])
    run(rolling(t), conquest_try=True)
    assert result(roll_of(t)) == 3 + 1  # each strength die counts one more
    run(one(t), roll_deed=("poison", 0))
    assert result(roll_of(t)) == 3 + 1 + 2


# -- armoury -----------------------------------------------------------------------------------------------------------


@rule("monsterlands:armoury.01", "monsterlands:armoury.02", "monsterlands:armoury.03")
def test_up_to_three_defence_tokens_for_two_coins_each() -> None:
    t = table(2, clans={0: {"coins": 9, "strength": 1}})
    assert offered(until(t), turn_deed=("citadel", ARMOURY)).options == [1, 2, 3]
    t = table(2, clans={0: {"coins": 9, "haggle": [4]}})
    run(action(t), turn_deed=("citadel", ARMOURY), armoury_count=3)
    assert (t.clans[0].coins, t.clans[0].defence) == (7, 3)
    t = table(2, clans={0: {"coins": 9, "strength": 1, "defence": 4}},
              paths={("land_a", 1): {"seat": 0, "member": "purkrab", "defence": 4}})  # fmt: skip
    run(action(t), turn_deed=("citadel", ARMOURY), armoury_count=3)
    assert (t.clans[0].coins, t.clans[0].defence, t.shields[0]) == (3, 5, 4)


@rule("monsterlands:armoury.04", "monsterlands:armoury.05", "monsterlands:armoury.06")
def test_abilities_and_tokens_prevent_wounds() -> None:
    drabor = {"seat": 0, "member": "drabor", "strength": 1, "defence": 1}
    for shields, wounded in ((1, True), (0, None)):
        drabor["defence"] = shields
        t = table(2, monsters={"land_a": "trousic"}, lands={"land_a": "kryzie"}, events={"land_a": TILE},
                  paths={("land_a", QUIET): drabor})  # fmt: skip
        t.chance.load(6)  # Scatterer's first die: one wound, taken by the ability
        load_attack(t, "land_a", hits=2)  # then the attack itself, with the ability spent
        t.chance.load(1)
        answers = {"defend_tokens": 1, "loot_take": t.loot_display[0]} if shields else {}
        run(resolve(t, "land_a"), **answers)
        alive = m("drabor") in t.clans[0].members
        assert (t.wounded[m("drabor")] if alive else None) == wounded
        assert (t.shields[QUIET - 1], t.guard[QUIET - 1]) == (0, 0)


@rule("monsterlands:armoury.04", "monsterlands:armoury.07")
def test_tokens_work_against_ruses_and_abilities_do_not() -> None:
    paths = {
        ("land_a", 1): {"seat": 0, "member": "purkrab", "strength": 1, "traps": ["ruse_s1"]},
        ("land_a", 2): {"seat": 1, "member": "ninra", "strength": 2, "defence": 1},
    }
    for cancel, left in ((True, (2, 0)), (False, (1, 1))):
        t = table(2, ruses=True, monsters={"land_a": "krus"}, lands={"land_a": "kryzie"}, paths=paths)
        decision = offered(resolve(t, "land_a"), ruse_reveal=True)
        assert (decision.kind.name, decision.seat) == ("ruse.cancel", 1)
        t = table(2, ruses=True, monsters={"land_a": "krus"}, lands={"land_a": "kryzie"}, paths=paths)
        t.place = LAND_A
        offered(resolve(t, "land_a"), ruse_reveal=True, ruse_cancel=cancel)
        assert (t.on_path[3], t.shields[1]) == left
    paths["land_a", 2] = {"seat": 1, "member": "ninra", "strength": 2}  # a defence ability, but no token
    t = table(2, ruses=True, monsters={"land_a": "krus"}, lands={"land_a": "kryzie"}, paths=paths)
    offered(resolve(t, "land_a"), ruse_reveal=True)
    assert t.on_path[3] == 1


@rule("monsterlands:armoury.08")
def test_an_unused_token_on_a_path_is_gone_after_clean_up() -> None:
    t = table(2, phase=CleanUp, clans={0: {"coins": 9, "defence": 1}},
              paths={("land_a", 1): {"seat": 0, "member": "purkrab", "defence": 2}})  # fmt: skip
    run(until(t, Round))
    assert (t.clans[0].defence, t.shields[0]) == (1, 0)


# -- pawnshop and mine -------------------------------------------------------------------------------------------------


@rule("monsterlands:pawn.01", "monsterlands:pawn.02")
def test_any_dice_are_sold_for_a_coin_each() -> None:
    pool = {"strength": 2, "magic": 2, "haggle": [1, 4, 6]}
    t = table(2, clans={0: pool, 1: {"strength": 1}})
    run(action(t), turn_deed=("citadel", PAWNSHOP), pawnshop_strength=1, pawnshop_magic=0, pawnshop_haggle=[1, 6])
    assert (t.clans[0].coins, t.clans[0].strength, t.clans[0].magic, t.clans[0].haggle) == (3, 1, 2, [4])
    assert t.turn == 1
    t = table(2, clans={0: pool})
    run(action(t), turn_deed=("citadel", PAWNSHOP), pawnshop_strength=2, pawnshop_magic=2, pawnshop_haggle=[1, 4, 6])
    assert (t.clans[0].coins, t.clans[0].dice) == (7, 0)
    t = table(2, clans={0: pool})
    sell = {"turn_deed": ("citadel", PAWNSHOP), "pawnshop_strength": 0, "pawnshop_magic": 0}
    assert None not in offered(until(t), **sell).options  # at least one


@rule("monsterlands:ex.mine.1", "monsterlands:mine.02", "monsterlands:mine.03")
def test_stepan_is_first_in_the_mine() -> None:
    t = table(2, clans={1: {"strength": 2}, 0: {"strength": 2}})
    run(action(t), turn_deed=("citadel", MINE), mine_space=0)
    decision = offered(until(t), turn_deed=("citadel", MINE))
    assert [(MINE_DICE[space], MINE_COINS[space]) for space in decision.options] == [(2, 4), (1, 2)]
    for space, coins, left in ((1, 4, 0), (2, 2, 1)):
        t = table(2, placed={"mine": [0]}, clans={0: {"strength": 2}})
        run(action(t), turn_deed=("citadel", MINE), mine_space=space)
        assert (t.clans[0].coins, t.clans[0].strength) == (coins, left)
