"""Basic terms, the course of a round, the dice pool, affinities, and the two variants."""

from typing import Any

import pytest

from klubovna.games.monsterlands.battle import attack_dice
from klubovna.games.monsterlands.citadel import usable
from klubovna.games.monsterlands.facts import (
    AFFINITIES,
    AFFINITY,
    ARMOURY,
    ATTACK,
    BASIC,
    BRINGS,
    CHIEF,
    ENTRANCE,
    FIRST_ROOKIE,
    FIRST_SPARE,
    HIRED,
    LABORATORY,
    LAND_A,
    LAND_AFFINITY,
    LAND_GLORY,
    LODGE,
    MARKET,
    MEMBER_FACTS,
    MINE,
    MONSTER_AFFINITY,
    MONSTER_FACTS,
    PAWNSHOP,
    QUEST_FACTS,
    REPUTATION,
    TAVERN,
    glory_dice,
)
from klubovna.games.monsterlands.look import view
from klubovna.games.monsterlands.rolls import result, roll_of
from klubovna.games.monsterlands.scoring import affinity_points, icons, points
from klubovna.games.monsterlands.state import Table
from klubovna.games.monsterlands.turn import Attack, CleanUp, EndOfRound, Round, Turn
from klubovna.testing import offered, rule, run
from monsterlands.tables import (
    action,
    begin,
    conqueror,
    fighter,
    land,
    load_attack,
    m,
    monster,
    one,
    open_battle,
    path_with,
    quester,
    resolve,
    rolling,
    table,
    until,
)

PAWN = ("citadel", PAWNSHOP)
TILE, QUIET = path_with(lambda p: p.benefit.type == "coins")
"""An event side and a path on it that does not change a battle."""


# -- basic terms -------------------------------------------------------------------------------------------------------


@rule("monsterlands:basics.01")
def test_glory_comes_from_monsters_lands_and_quests() -> None:
    t = quester("purkrab", strength=6, rolls=(6,) * 6)
    quest = QUEST_FACTS[t.quests[0]].roll
    run(resolve(t, "quest_a"))
    assert view(t, 1).clans[0].glory == 5 + quest.reward.glory > 5
    t = fighter("purkrab", strength=6, rolls=(6,) * 6)
    run(resolve(t, "land_a"))
    assert t.clans[0].glory == 5 + MONSTER_FACTS[monster("krus")].kill_reward.glory > 5
    t = conqueror("purkrab", strength=6, rolls=(6,) * 6)
    run(resolve(t, "land_a"), conquest_try=True)
    assert t.clans[0].glory == 5 + LAND_GLORY[land("kryzie")] > 5


@rule("monsterlands:basics.02", "monsterlands:round.02", "monsterlands:r.57")
@pytest.mark.parametrize(
    ("number", "glory", "over"), [(1, 29, False), (1, 30, True), (4, 31, True), (5, 29, False), (6, 0, True)]
)
def test_the_game_ends_with_thirty_glory_or_after_round_six(number: int, glory: int, over: bool) -> None:
    t = table(2, phase=EndOfRound, round=number, clans={1: {"glory": glory}})
    run(one(t))
    assert t.over == over
    assert t.clans[1].glory == glory  # no cap


@rule("monsterlands:basics.03", "monsterlands:basics.05")
def test_reputation_is_the_sum_of_all_members() -> None:
    t = table(2, clans={0: {"members": ["fandor"]}})
    assert t.clans[0].reputation == 0 + 1 + 5
    assert view(t, 1).clans[0].reputation == 6
    assert [REPUTATION[chief] for chief in CHIEF] == [0] * 4
    assert [REPUTATION[basic] for basic in BASIC] == [1] * 4
    t = table(2, clans={0: {"strength": 6, "magic": 6}})
    assert m("purkrab") in offered(until(t), turn_deed=("outside", LAND_A), send_path=0).options  # otherwise as any


@rule("monsterlands:basics.04")
def test_glory_and_reputation_are_points() -> None:
    t = table(2, clans={0: {"glory": 12, "members": ["fandor"]}})
    assert points(t.clans[0]) == 12 + 6 + affinity_points(t.clans[0])


@rule("monsterlands:basics.06")
def test_what_a_mercenary_card_shows() -> None:
    for member, facts in enumerate(MEMBER_FACTS[:FIRST_ROOKIE]):
        assert facts.name["en"]
        assert facts.name["cs"]
        assert facts.affinity in AFFINITIES
        assert (facts.cost > 0) == (member in HIRED)
        assert facts.reputation >= 0
        assert sum(BRINGS[member]) >= 1
        assert facts.ability.type
        assert isinstance(facts.outside, bool)


@rule("monsterlands:basics.07")
def test_a_die_blocks_its_space_until_the_round_ends() -> None:
    t = table(3, roles=["wind", "water", "jungle"], clans={seat: {"magic": 1} for seat in range(3)})
    run(action(t), turn_deed=("citadel", LABORATORY), laboratory_space=0, laboratory_potions=0)
    assert t.turn == 1
    run(action(t), turn_deed=("citadel", LABORATORY), laboratory_potions=0)  # only the other space is left to him
    assert t.placed[LABORATORY] == [0, 1]
    assert LABORATORY not in usable(t, t.clans[2])
    run(action(t), turn_deed=PAWN)
    run(until(t, Round))
    run(one(t))
    assert LABORATORY in usable(t, t.clans[2])


@rule("monsterlands:basics.09", "monsterlands:basics.10", "monsterlands:basics.11")
def test_where_the_three_kinds_of_dice_are_used() -> None:
    def open_to(**dice: Any) -> set[int]:
        t = table(2, clans={0: {"coins": 40, **dice}})
        return set(usable(t, t.clans[0]))

    assert open_to(strength=1) == {LODGE, TAVERN, ARMOURY, PAWNSHOP, MARKET, MINE}
    assert open_to(haggle=[3]) == {LODGE, TAVERN, ARMOURY, PAWNSHOP, MARKET}
    assert open_to(magic=1) == {LABORATORY, PAWNSHOP}
    prices = {}
    for name, dice in (("strength", {"strength": 1}), ("haggle", {"haggle": [3]})):
        t = table(2, clans={0: {"coins": 10, **dice}})
        run(action(t), turn_deed=("citadel", ARMOURY), armoury_count=2)
        prices[name] = 10 - t.clans[0].coins
    assert prices == {"strength": 4, "haggle": 1}
    t = fighter("korfac", magic=2)
    assert offered(rolling(t)).kind.name == "defend.magic"  # they weaken an attack
    t = fighter("korfac", strength=2)
    run(rolling(t))  # strength dice do nothing of the kind


@rule("monsterlands:basics.12")
def test_what_changes_a_roll() -> None:
    def rolled(event: str = TILE, number: int = QUIET, **more: Any) -> Table:
        """Strength dice that all show 2, against a monster."""
        equipment = more.pop("equipment", {})
        t = table(2, monsters={"land_a": "krus"}, lands={"land_a": "kryzie"}, events={"land_a": event},
                  clans={0: {"equipment": equipment}},
                  paths={("land_a", number): {"seat": 0, "member": "purkrab", "strength": 2, **more}})  # fmt: skip
        load_attack(t, "land_a")
        t.chance.load(2, 2, 2)
        t.place = LAND_A
        open_battle(t, LAND_A)
        run(until(t, Attack))
        if roll_of(t).stop:  # with a trap the dice could be rolled one by one
            run(one(t), roll_deed=("roll", 3))
        return t

    assert result(roll_of(rolled())) == 4
    assert result(roll_of(rolled(member="tarka"))) == 6  # an ability
    assert result(roll_of(rolled(equipment={"zeldiv": "purkrab"}))) == 6  # equipment
    assert result(roll_of(rolled(traps=["up_s1"]))) == 6  # a trap with one more die
    assert result(roll_of(rolled(traps=["up_sb1"]))) == 6
    t = rolled(poisons=1)
    assert offered(one(t)).options == [None, ("poison", 0)]
    run(one(t), roll_deed=("poison", 0))
    assert result(roll_of(t)) == 6
    event, number = path_with(lambda p: p.benefit.type == "reroll" and p.benefit.color == "strength")
    t = rolled(event, number)
    t.chance.loaded = [6]
    run(one(t), roll_deed=("reroll", 2))
    assert result(roll_of(t)) == 8  # an event


# -- the round ---------------------------------------------------------------------------------------------------------


@rule("monsterlands:round.01")
def test_a_round_has_four_phases_in_order() -> None:
    t = table(2, phase=Round, dice=(4, 4))
    seen = [t.task.phase]

    async def play() -> None:
        while t.round == 1:
            await one(t)
            seen.append(t.task.phase)

    pawn = {"pawnshop_strength": [2, 2], "pawnshop_magic": [1, 1], "pawnshop_haggle": [4, 4]}
    run(play(), turn_deed=[PAWN, PAWN], **pawn)
    order = [phase for i, phase in enumerate(seen) if i == 0 or seen[i - 1] != phase]
    assert order == ["pool", "placement", "adventure", "clean-up", "pool"]


@rule("monsterlands:ex.pool.1", "monsterlands:pool.05")
def test_the_first_pool_of_every_clan() -> None:
    t = table(4, phase=Round)
    run(Round().run(t))
    for clan in t.clans:
        assert (clan.strength, clan.magic, len(clan.haggle)) == (2, 1, 1)
        assert 1 <= clan.haggle[0] <= 6


@rule("monsterlands:pool.01")
def test_all_members_bring_their_dice() -> None:
    t = table(2, phase=Round, clans={0: {"glory": 0, "members": ["fandor", "turna"], "rookies": 1}})
    run(Round().run(t))
    brought = [BRINGS[member] for member in t.clans[0].members]
    own = t.clans[0]
    assert (own.strength, own.magic, len(own.haggle)) == tuple(sum(dice[i] for dice in brought) for i in range(3))
    assert own.dice == sum(map(sum, brought)) >= 4


@rule("monsterlands:pool.02", "monsterlands:pool.03", "monsterlands:pool.04", "monsterlands:r.08")
@pytest.mark.parametrize(
    ("glory", "bonus"),
    [(0, (0, 0, 0)), (1, (1, 0, 0)), (10, (1, 0, 0)), (11, (1, 1, 0)), (20, (1, 1, 0)), (21, (1, 1, 1)),
     (30, (1, 1, 1)), (44, (1, 1, 1))],
)  # fmt: skip
def test_glory_brings_bonus_dice(glory: int, bonus: tuple[int, int, int]) -> None:
    assert glory_dice(glory) == bonus
    t = table(2, phase=Round, clans={0: {"glory": 0}, 1: {"glory": glory}})
    run(Round().run(t))
    assert t.clans[1].dice - t.clans[0].dice == sum(bonus)  # the starters bring equal numbers of dice


@rule("monsterlands:pool.06")
def test_only_haggling_dice_are_rolled_at_once() -> None:
    t = table(2, phase=Round, dice=(5, 3))
    before = t.chance.count
    run(Round().run(t))
    assert [clan.haggle for clan in t.clans] == [[5], [3]]
    assert t.chance.count == before + 2


# -- affinities and variants -------------------------------------------------------------------------------------------


@rule("monsterlands:aff.01")
def test_everything_has_an_affinity_but_the_rookies() -> None:
    assert set(AFFINITIES) == {"fire", "water", "wind", "jungle"}
    assert set(LAND_AFFINITY) == set(MONSTER_AFFINITY) == set(AFFINITY[:FIRST_ROOKIE]) == {0, 1, 2, 3}
    assert set(AFFINITY[FIRST_ROOKIE:FIRST_SPARE]) == {-1}


@rule("monsterlands:aff.03")
def test_a_monster_at_home_rolls_one_die_more() -> None:
    for name, more in (("kryzie", 1), ("rynie", 0)):  # a water land and a fire land
        t = table(2, monsters={"land_a": "hlubstir"}, lands={"land_a": name})
        t.facing = monster("hlubstir")
        assert attack_dice(t, LAND_A) == ATTACK[monster("hlubstir")] + more


@rule("monsterlands:aff.05")
def test_icons_of_members_and_lands_score() -> None:
    t = table(2, clans={0: {"members": ["fandor"], "lands": {"kryzie": None}, "rookies": 2}})
    assert icons(t.clans[0]) == [3, 1, 0, 0]
    assert affinity_points(t.clans[0]) == 3 + 1


@rule("monsterlands:var.gift.01", "monsterlands:var.gift.02", "monsterlands:var.gift.03", "monsterlands:r.63")
def test_the_queens_gift() -> None:
    for number, given in ((1, False), (2, True), (3, True), (6, True)):
        t = table(2, phase=Round, round=number, queens_gift=True, first=1)
        decision = offered(until(t))
        assert (decision.kind.name == "gift.die") == given
        assert decision.seat == 1
    assert decision.options == [0, 1, 2]
    assert offered(until(t), gift_die=0).options == [0, 1, 2, 3]
    gifts = ((0, "potions", 1), (1, "poisons", 1), (2, "defence", 1), (3, "coins", 2))
    for gift, name, count in gifts:
        t = table(2, phase=Round, round=2, queens_gift=True, dice=(1, 1, 6))
        run(until(t, Turn), gift_die=2, gift_token=gift)
        clan = t.clans[0]
        assert clan.haggle == [1, 6]  # from the supply, and rolled at once
        assert {other: getattr(clan, other) for _, other, _ in gifts if getattr(clan, other)} == {name: count}
        assert t.clans[1].dice == clan.dice - 1
    t = table(2, phase=Round, round=2)
    run(until(t, Turn))
    assert t.clans[0].dice == t.clans[1].dice  # only in the variant


@rule("monsterlands:var.more.01", "monsterlands:var.more.02")
def test_more_monsters_come_in_even_rounds() -> None:
    for number in range(1, 7):
        t = table(2, phase=Round, round=number, more_monsters=True)
        deck = len(t.monster_deck)
        run(until(t, Turn))
        assert (t.monsters[ENTRANCE] >= 0) == (number in (2, 4, 6))
        assert len(t.monster_deck) == deck - (number in (2, 4, 6))
    t = table(2, phase=Round, round=2, more_monsters=True, monsters={"entrance": "krus"})
    deck = len(t.monster_deck)
    run(until(t, Turn))
    assert (t.monsters[ENTRANCE], len(t.monster_deck)) == (monster("krus"), deck)
    t = table(2, phase=Round, round=2)
    run(until(t, Turn))
    assert t.monsters[ENTRANCE] < 0  # only in the variant


@rule("monsterlands:var.more.03")
def test_such_a_monster_spreads_panic() -> None:
    t = table(2, phase=Round, round=2, more_monsters=True)
    run(until(t, Turn))
    calm = sum(t.panic)
    begin(t, CleanUp)
    for clan in t.clans:
        clan.coins = 9
    run(until(t, EndOfRound))
    assert (calm, sum(t.panic) >= 1) == (0, True)
