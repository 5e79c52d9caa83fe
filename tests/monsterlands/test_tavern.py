"""The tavern: hiring, glory surplus, rounds of drinks, rookies."""

from itertools import combinations

from klubovna.games.monsterlands.citadel import DRINKS, candidates, usable
from klubovna.games.monsterlands.clans import leave
from klubovna.games.monsterlands.deeds import exchanges, settlers
from klubovna.games.monsterlands.facts import (
    AFFINITIES,
    AFFINITY,
    BRINGS,
    COST,
    FIRST_ROOKIE,
    HIRED,
    LANDS,
    MEMBER_FACTS,
    PAWNSHOP,
    QUEST_FACTS,
    REPUTATION,
    TAVERN,
    Member,
    wage,
)
from klubovna.games.monsterlands.outside import travellers
from klubovna.games.monsterlands.scoring import affinity_points, icons
from klubovna.games.monsterlands.state import Table
from klubovna.games.monsterlands.turn import BeforeWages, EndOfRound, Finish, Hiring, Round, Turn
from klubovna.testing import offered, rule, run
from monsterlands.tables import action, begin, land, loot, m, monster, one, resolve, table, until

VISIT = ("citadel", TAVERN)


def crew(reputation: int, *but: str) -> list[str]:
    """Hired mercenaries who bring a clan with its two starters to this reputation."""
    free = [member for member in HIRED if MEMBER_FACTS[member].id not in but]
    for size in range(1, 5):
        for some in combinations(free, size):
            if sum(REPUTATION[member] for member in some) + 1 == reputation:
                return [MEMBER_FACTS[member].id for member in some]
    raise ValueError(reputation)


def of_reputation(reputation: int) -> Member:
    return next(member for member in HIRED if REPUTATION[member] == reputation)


# -- hiring ------------------------------------------------------------------------------------------------------------


@rule("monsterlands:tavern.01", "monsterlands:tavern.06", "monsterlands:basics.08")
def test_exactly_one_mercenary_or_rookie_is_hired() -> None:
    start = {"glory": 30, "coins": 40, "strength": 1, "haggle": [2]}
    t = table(2, tavern=["fandor", "ninra"], clans={0: start, 1: {"strength": 1}})
    assert offered(until(t), turn_deed=VISIT).options == [0, 2]  # a strength or a haggling die
    begin(t, Turn)
    decision = offered(until(t), turn_deed=VISIT, building_die=0)
    assert decision.options == [m("fandor"), m("ninra"), t.rookies[0], DRINKS]  # somebody must be hired
    run(action(t), tavern_hire=m("ninra"))
    clan = t.clans[0]
    assert clan.members == [m("purkrab"), m("korfac"), m("ninra")]
    assert (clan.coins, clan.reputation) == (40 - COST[m("ninra")], 1 + REPUTATION[m("ninra")])
    assert (clan.strength, clan.magic) == (BRINGS[m("ninra")][0], BRINGS[m("ninra")][1])  # his dice come at once
    assert (t.turn, type(t.task)) == (1, Turn)
    t = table(2, tavern=["fandor", "ninra"], clans={0: start})
    rookie = t.rookies[0]
    run(action(t), turn_deed=VISIT, building_die=0, tavern_hire=rookie)
    assert (t.clans[0].members[-1], t.clans[0].coins) == (rookie, 40 - COST[rookie])
    assert len(t.rookies) == 7


@rule("monsterlands:tavern.02", "monsterlands:aff.02")
def test_mercenaries_of_any_affinity_join() -> None:
    names = [next(MEMBER_FACTS[x].id for x in HIRED if AFFINITY[x] == affinity) for affinity in range(4)]
    t = table(2, tavern=names, clans={0: {"glory": 99, "coins": 99, "strength": 1}})
    assert set(map(m, names)) <= set(offered(until(t), turn_deed=VISIT).options)
    for name in names[1:]:
        t = table(2, tavern=names, clans={0: {"glory": 99, "coins": 99, "strength": 1}})
        run(action(t), turn_deed=VISIT, tavern_hire=m(name))
        assert len({AFFINITY[member] for member in t.clans[0].members}) == 2
    assert len(AFFINITIES) == 4


@rule("monsterlands:ex.tavern.1", "monsterlands:tavern.03", "monsterlands:tavern.04")
def test_vendela_declines() -> None:
    t = table(2, tavern=["vendela"], clans={0: {"glory": 20, "coins": 90, "members": crew(14, "vendela", "fandor")}})
    assert (t.clans[0].reputation, t.clans[0].surplus) == (14, 6)
    assert m("vendela") not in candidates(t, t.clans[0])
    t.clans[0].glory = 21
    assert m("vendela") in candidates(t, t.clans[0])


@rule("monsterlands:tavern.04")
def test_the_reputation_must_not_exceed_the_surplus() -> None:
    top = max(REPUTATION[member] for member in HIRED)
    levels = [level for level in range(2, top + 1) if any(REPUTATION[member] == level for member in HIRED)]
    for level in levels:
        member = of_reputation(level)
        for surplus, ready in ((level, True), (level - 1, False)):
            t = table(2, tavern=[MEMBER_FACTS[member].id], clans={0: {"glory": 1 + surplus}})
            assert (member in t.hirable(t.clans[0])) == ready


@rule("monsterlands:ex.tavern.2", "monsterlands:tavern.07")
def test_fandor_is_hired_with_a_haggling_die() -> None:
    clan = {"glory": 20, "coins": 30, "haggle": [5], "members": crew(14, "vendela", "fandor")}
    t = table(2, tavern=["vendela", "fandor"], clans={0: clan})
    run(action(t), turn_deed=VISIT, tavern_hire=m("fandor"))
    own = t.clans[0]
    assert (own.coins, own.reputation, own.surplus) == (25, 19, 1)
    assert (own.strength, own.haggle, t.placed[TAVERN]) == (2, [], [5])


@rule("monsterlands:tavern.05")
def test_without_a_surplus_nobody_is_hired() -> None:
    t = table(2, clans={0: {"glory": 5, "coins": 90, "strength": 1, "members": crew(5)}})
    assert t.clans[0].surplus == 0
    assert candidates(t, t.clans[0]) == []
    t.clans[0].glory = 3
    assert candidates(t, t.clans[0]) == []
    run(one(t), turn_deed=VISIT)
    run(one(t), tavern_hire=DRINKS)  # nothing else was offered
    run(until(t, Finish, Turn))
    assert len(t.clans[0].members) == 2 + len(crew(5))


@rule("monsterlands:tavern.07", "monsterlands:tavern.08")
def test_new_dice_are_rolled_and_must_be_placed_in_this_phase() -> None:
    name = next(MEMBER_FACTS[x].id for x in HIRED if BRINGS[x][2] == 1 and not MEMBER_FACTS[x].outside)
    t = table(2, tavern=[name], clans={0: {"glory": 30, "coins": 40, "strength": 1}}, dice=(4,))
    run(action(t), turn_deed=VISIT, tavern_hire=m(name))
    assert t.clans[0].haggle == [4]
    t.turn = 0
    begin(t, Turn)
    options = offered(until(t)).options
    assert None not in options
    assert ("citadel", PAWNSHOP) in options


@rule("monsterlands:ex.tavern.3", "monsterlands:tavern.09")
def test_verca_loses_glory_but_no_reputation() -> None:
    quest = next(q for q in QUEST_FACTS if q.roll.penalty.glory == 2)
    other = next(q.id for q in QUEST_FACTS if q is not quest)
    t = table(2, quests=(quest.id, other), clans={0: {"glory": 18, "members": crew(17), "coins": 90}},
              paths={("quest_a", 1): {"seat": 0, "member": "purkrab", "strength": 1}}, dice=(1,))  # fmt: skip
    run(resolve(t, "quest_a"))
    assert (t.clans[0].glory, t.clans[0].reputation) == (16, 17)
    assert candidates(t, t.clans[0]) == []


@rule("monsterlands:tavern.10")
def test_hired_mercenaries_stay_as_long_as_they_are_paid() -> None:
    for paid in (True, False):
        t = table(2, phase=BeforeWages, clans={0: {"glory": 2, "members": crew(9)}})
        assert t.clans[0].surplus < 0
        before = len(t.clans[0].members)
        t.clans[0].coins = wage(2) * (before - 1) if paid else 0
        run(until(t, EndOfRound))
        assert len(t.clans[0].members) == (before if paid else before - 1)


@rule("monsterlands:tavern.11")
def test_the_offer_is_filled_up_at_once() -> None:
    for seats, size in ((1, 3), (2, 4)):
        t = table(seats, clans={0: {"glory": 40, "coins": 40, "strength": 1}})
        assert len(t.offer) == size
        hired = t.offer[0]
        run(one(t), turn_deed=VISIT)
        run(one(t), tavern_hire=hired)
        assert hired not in t.offer
        assert len([member for member in t.offer if member >= 0]) == size


@rule("monsterlands:tavern.12", "monsterlands:r.04")
def test_discarded_mercenaries_make_a_new_deck() -> None:
    t = table(2, tavern=["fandor", "ninra"], clans={0: {"glory": 40, "coins": 40, "strength": 1}})
    t.discard, t.deck = t.deck, []
    left = set(t.discard)
    run(action(t), turn_deed=VISIT, tavern_hire=m("fandor"))
    assert len([member for member in t.offer if member >= 0]) == 4
    assert set(t.offer) - {m("ninra")} <= left
    assert (t.discard, len(t.deck)) == ([], len(left) - 3)


@rule("monsterlands:r.17")
def test_where_those_go_who_leave_a_clan() -> None:
    t = table(2, clans={0: {"members": ["fandor"], "rookies": 1}})
    rookie = t.clans[0].members[-1]
    for member in (m("fandor"), rookie, m("korfac")):
        run(leave(t, 0, member))
    assert t.discard == [m("fandor")]
    assert rookie in t.rookies
    assert m("korfac") in t.out
    assert t.clans[0].members == [m("purkrab")]


# -- rounds of drinks --------------------------------------------------------------------------------------------------


@rule("monsterlands:tavern.13", "monsterlands:tavern.14", "monsterlands:tavern.15")
def test_a_round_of_drinks_brings_other_guests_at_the_full_price() -> None:
    t = table(2, tavern=["fandor", "ninra", "tarka", "lina"], clans={0: {"glory": 30, "coins": 30, "haggle": [6]}})
    before = t.offer[:]
    run(one(t), turn_deed=VISIT)
    run(one(t), tavern_hire=DRINKS)
    assert t.clans[0].coins == 28
    assert t.discard == before
    assert not set(before) & set(t.offer)
    assert len(t.offer) == 4
    new = next(member for member in t.offer if REPUTATION[member] <= t.clans[0].surplus)
    run(one(t), tavern_hire=new)
    assert new in t.clans[0].members
    assert t.clans[0].coins == 28 - max(1, COST[new] - 6)


@rule("monsterlands:r.16")
def test_when_drinks_are_enough_for_a_visit() -> None:
    t = table(2, tavern=["vendela"], clans={0: {"glory": 5, "coins": 2, "strength": 2}})
    t.rookies = []
    assert candidates(t, t.clans[0]) == []
    assert TAVERN in usable(t, t.clans[0])
    t.clans[0].coins = 1
    assert TAVERN not in usable(t, t.clans[0])
    t = table(2, clans={0: {"glory": 30, "coins": 50, "strength": 2}})
    decision = offered(until(t), turn_deed=VISIT)
    assert None not in decision.options  # hiring is compulsory
    assert DRINKS in decision.options
    run(one(t), tavern_hire=DRINKS)
    decision = offered(until(t))
    assert decision.options[0] is None  # now it is not
    assert DRINKS not in decision.options  # one round a visit
    run(one(t), tavern_hire=None)
    assert len(t.clans[0].members) == 2


@rule("monsterlands:r.12", "monsterlands:trophy.02", "monsterlands:loot.03", "monsterlands:settle.07")
def test_between_a_round_of_drinks_and_the_hiring_trophies_loot_and_settling_are_open() -> None:
    clan = {"glory": 30, "coins": 3, "strength": 1, "trophies": ["hlubstir"], "loot": ["coins12"],
            "members": ["ninra"], "lands": {"kryzie": None}}  # fmt: skip
    t = table(2, tavern=["vendela"], clans={0: clan})
    sell, coins, home = ("sell", monster("hlubstir")), ("loot", loot("coins12")), ("settle", land("kryzie"))
    run(one(t), turn_deed=VISIT)
    assert offered(one(t.clone())).options == [t.rookies[0], DRINKS]  # before it nothing new is known
    run(one(t), tavern_hire=DRINKS)
    options = offered(one(t.clone())).options
    assert options[0] is None
    assert [option for option in options if isinstance(option, tuple)] == [coins, sell, home]
    assert t.rookies[0] not in options  # one coin is left
    run(one(t), tavern_hire=sell)
    assert (t.clans[0].coins, t.clans[0].trophies) == (11, [])
    assert t.rookies[0] in offered(one(t.clone())).options
    run(one(t), tavern_hire=coins)
    run(one(t), tavern_hire=home)
    assert (t.clans[0].coins, t.settler[land("kryzie")]) == (23, m("ninra"))
    run(one(t), tavern_hire=t.rookies[0])
    assert (type(t.task), t.clans[0].members[-1] >= FIRST_ROOKIE) == (Finish, True)


@rule("monsterlands:r.12", "monsterlands:r.16")
def test_after_a_round_of_drinks_nobody_is_asked_about_what_can_wait() -> None:
    clan = {"glory": 30, "coins": 2, "strength": 1, "members": ["ninra"], "equipment": {"nocir": "ninra"}}
    t = table(2, tavern=["vendela"], clans={0: clan})
    run(one(t), turn_deed=VISIT)
    run(one(t), tavern_hire=DRINKS)
    run(one(t))  # no coin is left and nothing to sell
    assert type(t.task) is Finish
    assert ("equipment", 0) in offered(one(t)).options


@rule("monsterlands:r.12", "monsterlands:ref.loot.13")
def test_after_a_round_of_drinks_loot_may_hire_a_new_guest_for_free() -> None:
    t = table(2, tavern=["vendela"], clans={0: {"glory": 30, "coins": 2, "strength": 1, "loot": ["free_hire"]}})
    run(one(t), turn_deed=VISIT)
    run(one(t), tavern_hire=DRINKS)
    guest = t.hirable(t.clans[0])[0]
    run(one(t), tavern_hire=("loot", loot("free_hire")), hire_free=guest)
    assert (t.clans[0].members[-1], t.clans[0].coins, type(t.task)) == (guest, 0, Hiring)


# -- rookies -----------------------------------------------------------------------------------------------------------


@rule("monsterlands:tavern.16")
def test_rookies_are_cheap_and_bring_a_strength_die() -> None:
    t = table(2, clans={0: {"glory": 5, "coins": 9, "haggle": [1]}})
    rookie = t.rookies[0]
    assert COST[rookie] < min(COST[member] for member in HIRED)
    assert REPUTATION[rookie] < min(REPUTATION[member] for member in HIRED)
    run(action(t), turn_deed=VISIT, tavern_hire=rookie)
    assert (t.clans[0].strength, t.clans[0].magic, t.clans[0].haggle) == (1, 0, [])


@rule("monsterlands:tavern.17", "monsterlands:tavern.18", "monsterlands:tavern.24", "monsterlands:tavern.25")
def test_rookies_have_neither_token_nor_affinity() -> None:
    lands = {"kryzie": None, "nebie": None, "rynie": None, "kale": None, "wahybar": None}
    t = table(2, clans={0: {"rookies": 2, "members": ["ninra"], "lands": lands}})
    clan = t.clans[0]
    rookies = [member for member in clan.members if member >= FIRST_ROOKIE]
    assert travellers(t, clan) == [m("purkrab"), m("korfac"), m("ninra")]
    assert {member for land in LANDS for member in settlers(t, clan, land)} == {m("korfac"), m("ninra")}
    counted, worth = icons(clan), affinity_points(clan)
    for rookie in rookies:
        clan.members.remove(rookie)
    assert (icons(clan), affinity_points(clan)) == (counted, worth)


@rule("monsterlands:tavern.19", "monsterlands:tavern.20", "monsterlands:tavern.21")
def test_a_rookie_changes_the_colour_of_one_die_a_round() -> None:
    t = table(2, clans={0: {"rookies": 1, "strength": 2, "magic": 1, "haggle": [3]}})
    assert offered(one(t), turn_deed=("rookie", 0)).options == [0, 3, 7]
    for give, others in ((0, [1, 2]), (3, [0, 1]), (7, [0, 2])):
        assert offered(one(t), turn_deed=("rookie", 0), rookie_give=give).options == others
    supply = t.dice[:]
    run(one(t), turn_deed=("rookie", 0), rookie_give=0, rookie_take=1)
    assert (t.clans[0].strength, t.clans[0].magic) == (1, 2)
    assert (t.spent, t.dice) == ([1, 0, 0], [supply[0], supply[1] - 1, supply[2]])  # the die lies on the rookie
    options = offered(until(t)).options
    assert t.turn == 0  # not an action
    assert ("rookie", 0) not in options
    begin(t, EndOfRound)
    run(until(t, Round))
    assert t.spent == [0, 0, 0]
    run(one(t))
    t.turn = 0
    assert ("rookie", 0) in offered(until(t)).options


@rule("monsterlands:tavern.19")
def test_the_new_die_comes_from_the_common_supply() -> None:
    t = table(2, clans={0: {"rookies": 1, "strength": 1, "magic": 1}})
    t.dice = [5, 0, 0]
    assert exchanges(t, t.clans[0]) == [7]  # only magic into strength is left
    t.dice = [0, 0, 0]
    assert exchanges(t, t.clans[0]) == []


@rule("monsterlands:tavern.22")
def test_an_exchanged_die_cannot_be_saved() -> None:
    t = table(2, clans={0: {"rookies": 1, "strength": 1}})
    run(one(t), turn_deed=("rookie", 0), rookie_take=1)
    assert None not in offered(until(t)).options
    begin(t, EndOfRound)
    run(until(t, Round))
    assert t.clans[0].dice == 0


@rule("monsterlands:tavern.23")
def test_rookies_are_paid() -> None:
    def left(rookies: int) -> int:
        t: Table = table(2, phase=BeforeWages, clans={0: {"coins": 9, "rookies": rookies}})
        run(until(t, EndOfRound))
        return t.clans[0].coins

    assert left(0) - left(2) == 2 * wage(5)
