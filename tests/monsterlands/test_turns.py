"""Turns of the placement phase, abilities, and what may be done at any time."""

from typing import Any

from klubovna.games.monsterlands.facts import (
    BOARD,
    BUILDINGS,
    LABORATORY,
    MINE,
    PAWNSHOP,
    QUEST_DICE,
    QUEST_FACTS,
)
from klubovna.games.monsterlands.state import Table
from klubovna.games.monsterlands.turn import Adventure, CleanUp, EndOfRound, Finish, Round, Turn
from klubovna.testing import offered, rule, run
from monsterlands.tables import (
    action,
    begin,
    land,
    load_attack,
    m,
    monster,
    one,
    path_with,
    plain_tile,
    resolve,
    table,
    until,
)

PAWN = ("citadel", PAWNSHOP)
TILE, QUIET = path_with(lambda p: p.benefit.type == "coins")
"""An event side and a path on it that does not change a battle."""


def deeds(t: Table) -> list[Any]:
    """What the clan on turn may do now."""
    return list(offered(until(t)).options)


# -- turns -------------------------------------------------------------------------------------------------------------


@rule("monsterlands:place.01")
def test_the_players_act_in_turn_from_the_first_player_on() -> None:
    t = table(3, roles=["wind", "water", "jungle"], first=1, turn=1, clans={seat: {"strength": 3} for seat in range(3)})
    order: list[int] = []
    while len(order) < 7:
        order.append(t.turn)
        run(action(t), turn_deed=PAWN, **({"pawnshop_strength": 1} if t.clan.strength > 1 else {}))
    assert order == [1, 2, 0, 1, 2, 0, 1]


@rule("monsterlands:place.02", "monsterlands:place.06")
def test_an_action_places_dice_in_one_of_three_areas() -> None:
    pool = {"strength": 4, "magic": 4, "haggle": [3, 3], "coins": 40, "lands": {"kryzie": "luska"}}
    t = table(2, clans={0: pool, 1: {"strength": 1}}, events={"land_a": TILE})
    menu = deeds(t)
    assert {deed[0] for deed in menu} == {"citadel", "outside", "settled"}
    pairs: list[tuple[Any, dict[str, int], int]] = [
        (("citadel", MINE), {"mine_space": 0}, 2),
        (("settled", land("kryzie")), {}, 1),
        (("citadel", LABORATORY), {"laboratory_space": 0, "laboratory_potions": 0}, 1),
    ]
    for deed, answers, dice in pairs:
        t = table(2, clans={0: pool, 1: {"strength": 1}})
        before = t.clans[0].strength + t.clans[0].magic
        run(action(t), turn_deed=deed, **answers)
        assert before - t.clans[0].strength - t.clans[0].magic == dice
        assert t.turn == 1  # exactly one action


@rule("monsterlands:place.03", "monsterlands:place.04")
def test_whoever_has_no_dice_passes_and_nobody_else() -> None:
    t = table(2, clans={0: {"trophies": ["krus"]}, 1: {"strength": 1}})
    assert deeds(t) == [None, ("sell", monster("krus"))]
    run(one(t), turn_deed=None)
    assert (t.clans[0].passed, t.turn) == (True, 1)
    assert None not in deeds(t)
    assert PAWN in deeds(t)


@rule("monsterlands:place.05", "monsterlands:r.11")
def test_the_phase_lasts_until_all_have_passed_and_passing_is_final() -> None:
    t = table(2, clans={1: {"strength": 3}})
    run(one(t))
    for left in (2, 1, 0):
        assert (type(t.task), t.turn) == (Turn, 1)
        run(action(t), turn_deed=PAWN, **({"pawnshop_strength": 1} if left else {}))
    t.clans[0].strength = 1  # even with a die he does not come back
    assert (type(t.task), t.turn) == (Turn, 1)
    run(one(t))
    assert type(t.task) is Adventure


@rule("monsterlands:r.11", "monsterlands:tavern.22")
def test_whoever_gains_a_die_before_passing_must_place_it() -> None:
    t = table(2, clans={0: {"members": ["fandor"], "coins": 1}, 1: {"strength": 1}}, dice=(6,))
    assert deeds(t) == [None, ("use", m("fandor"))]
    run(one(t), turn_deed=("use", m("fandor")))
    assert (t.turn, t.clans[0].haggle) == (0, [6])
    assert None not in deeds(t)


@rule("monsterlands:r.10")
def test_dice_without_any_legal_place_are_lost() -> None:
    refusing = [[q.id for i, q in enumerate(QUEST_FACTS) if (0, 0, 1) not in QUEST_DICE[slot][i]] for slot in (0, 1)]
    roll = refusing[0][0]
    pay = next(name for name in refusing[1] if name != roll)
    t = table(2, panic=["pawnshop"], clans={0: {"haggle": [1]}, 1: {"strength": 1}}, quests=(roll, pay))
    run(one(t))
    assert (t.clans[0].passed, t.turn) == (True, 1)
    supply = t.dice[2]
    begin(t, EndOfRound)
    run(one(t))
    assert (t.clans[0].haggle, t.dice[2]) == ([], supply + 1)


@rule("monsterlands:place.07", "monsterlands:r.09")
def test_marked_spaces_are_closed_with_one_or_two_players() -> None:
    for i, facts in enumerate(BOARD.building.values()):
        plain = sum(space.min_players <= 2 for space in facts.spaces)
        assert table(2).spaces[i] == table(1).spaces[i] == plain
        assert table(3).spaces[i] == table(4).spaces[i] == len(facts.spaces)
    marked = [BUILDINGS[i] for i in range(7) if table(2).spaces[i] < table(3).spaces[i]]
    assert "lodge" in marked
    for name in marked:
        for seats in (2, 3):
            taken = [0] * table(2).spaces[BUILDINGS.index(name)]
            if name == "mine":
                taken = list(range(len(taken)))
            t = table(seats, placed={name: taken}, clans={0: {"coins": 50, "strength": 2, "glory": 30}})
            assert (("citadel", BUILDINGS.index(name)) in deeds(t)) == (seats == 3)


@rule("monsterlands:place.08")
def test_a_changed_die_stays_on_its_card_or_token() -> None:
    t = table(2, clans={0: {"rookies": 1, "haggle": [2], "loot": ["haggle_to_magic"]}}, dice=(4,))
    supply = t.dice[:]
    run(one(t), turn_deed=("loot", t.clans[0].loot[0]))
    assert (t.clans[0].haggle, t.clans[0].magic) == ([], 3)
    assert (t.spent, t.dice) == ([0, 0, 1], [supply[0], supply[1] - 3, supply[2]])
    run(one(t), turn_deed=("rookie", 0), rookie_take=2)
    assert (t.clans[0].haggle, t.clans[0].magic) == ([4], 2)
    assert (t.spent, t.dice) == ([0, 1, 1], [supply[0], supply[1] - 3, supply[2] - 1])


# -- abilities ---------------------------------------------------------------------------------------------------------


@rule("monsterlands:abil.01", "monsterlands:abil.03")
def test_an_ability_works_once_a_round_before_or_after_the_action() -> None:
    hatyr = ("use", m("hatyr"))
    t = table(2, clans={0: {"members": ["hatyr"], "strength": 1, "magic": 1}})
    assert hatyr in deeds(t)
    run(one(t), turn_deed=hatyr)
    assert hatyr not in deeds(t)
    t = table(2, clans={0: {"members": ["hatyr"], "strength": 2}})
    run(action(t), turn_deed=PAWN, pawnshop_strength=1)
    assert type(t.task) is Finish
    run(one(t), turn_finish=hatyr)
    t.turn = 0
    begin(t, Turn)
    assert hatyr not in deeds(t)
    begin(t, Round)
    run(one(t))
    t.turn = 0
    assert hatyr in deeds(t)


@rule("monsterlands:abil.02", "monsterlands:abil.03")
def test_outside_abilities_are_compulsory_and_others_belong_to_the_placement() -> None:
    t = table(
        2,
        monsters={"land_a": "krus"},
        lands={"land_a": "kryzie"},
        events={"land_a": TILE},
        clans={0: {"members": ["hatyr"], "trophies": ["kodyl"], "strength": 1}},
        paths={("land_a", QUIET): {"seat": 0, "member": "tarka", "strength": 2}},
    )
    assert ("use", m("tarka")) not in deeds(t)
    load_attack(t, "land_a")
    t.chance.load(1, 1)
    decision = offered(resolve(t, "land_a"))
    assert decision.kind.name == "adventure.deed"
    assert decision.options == [None, ("sell", monster("kodyl"))]  # no Hatyr now
    run(until(t, Adventure), adventure_deed=None, loot_take=t.loot_display[0])
    assert t.results[QUIET - 1] == 2 + 2  # nobody was asked


@rule("monsterlands:r.13", "monsterlands:ref.merc.07", "monsterlands:ref.merc.33")
def test_abilities_of_mercenaries_on_paths() -> None:
    names = ("hatyr", "fandor", "cervina")
    paths = {("land_a", n): {"seat": 0, "member": name} for n, name in enumerate(names, 1)}
    t = table(2, clans={0: {"coins": 9, "strength": 1}}, paths=paths)
    assert [deed for deed in deeds(t) if deed[0] == "use"] == [("use", m("hatyr"))]
    t = table(2, clans={0: {"coins": 9, "strength": 1, "members": list(names)}})
    assert [deed for deed in deeds(t) if deed[0] == "use"] == [("use", m(name)) for name in names]


@rule("monsterlands:r.12")
def test_the_moments_of_what_may_be_done_at_any_time() -> None:
    own = {
        "strength": 1,
        "members": ["fandor"],
        "trophies": ["kodyl"],
        "loot": ["coins12"],
        "lands": {"aldavie": None},
        "wounded": ["fandor"],
        "potions": 1,
        "equipment": {"zeldiv": "fandor"},
    }
    anytime = {"sell", "loot", "settle", "heal", "equipment"}

    def position(**more: Any) -> Table:
        paths = {
            ("land_a", 1): {"seat": 0, "member": "purkrab", "strength": 1},
            ("land_a", 2): {"seat": 1, "member": "tepej", "strength": 1},
        }
        return table(2, monsters={"land_a": "krus"}, lands={"land_a": "kryzie"}, events={"land_a": plain_tile(1, 2)},
                     clans={0: own}, paths=paths, **more)  # fmt: skip

    def words(options: list[tuple[str, int]]) -> set[str]:
        return {deed[0] for deed in options if deed}

    t = position()
    assert anytime <= words(offered(until(t)).options)  # before the action
    run(action(t), turn_deed=PAWN)
    decision = offered(until(t))
    assert decision.kind.name == "turn.finish"
    assert anytime | {"use"} == words(decision.options)  # after it
    t = position()
    decision = offered(resolve(t, "land_a"))
    assert (decision.kind.name, decision.about, words(decision.options)) == ("adventure.deed", 0, anytime)
    load_attack(t, "land_a")
    t.chance.load(1)
    load_attack(t, "land_a")
    t.chance.load(1)
    decision = offered(until(t, CleanUp), adventure_deed=None)
    assert decision.kind.name == "loot.take"  # not while the other clan's path was resolved
    t = position(phase=CleanUp)
    decision = offered(until(t))
    assert (decision.kind.name, words(decision.options)) == ("cleanup.deed", anytime)


@rule("monsterlands:r.12", "monsterlands:market.05")
def test_a_card_is_passed_on_in_adventure_and_clean_up_and_each_moment_ends() -> None:
    def position(**more: Any) -> Table:
        return table(2, monsters={"land_a": "krus"}, lands={"land_a": "kryzie"}, events={"land_a": plain_tile(1, 2)},
                     clans={0: {"members": ["fandor", "tarka"], "equipment": {"zeldiv": "fandor", "nocir": "purkrab"}}},
                     **more)  # fmt: skip

    t = position(paths={("land_a", 1): {"seat": 0, "member": "purkrab", "strength": 1}})
    zeldiv = t.holder.index(m("fandor"))
    decision = offered(resolve(t, "land_a"), adventure_deed=("equipment", 0))
    assert decision.options == [m("korfac"), m("tarka")]  # nobody who is assigned
    load_attack(t, "land_a")
    t.chance.load(1)
    run(until(t, Adventure), adventure_deed=("equipment", 0), equipment_to=m("tarka"), loot_take=t.loot_display[0])
    assert (t.holder[zeldiv], t.handed) == (m("tarka"), [])  # once at this moment, then the battle went on
    t = position(phase=CleanUp)
    t.clans[0].coins = 9
    run(until(t, EndOfRound), cleanup_deed=[("equipment", 0), None], equipment_pass=zeldiv, equipment_to=m("tarka"))
    assert (t.holder[zeldiv], t.handed) == (m("tarka"), [])
