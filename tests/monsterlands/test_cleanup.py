"""Clean-up: the board, new chiefs, wages, the end of the game and of the round."""

from typing import Any

from klubovna.games.monsterlands.cleanup import next_first
from klubovna.games.monsterlands.facts import (
    CARD_KIND,
    CARDS,
    COST,
    DICE_SUPPLY,
    FIRST_ROOKIE,
    HIRED,
    LAND_A,
    MEMBER_FACTS,
    REPUTATION,
    TROPHIES,
    Member,
    wage,
)
from klubovna.games.monsterlands.moments import NO_MEMBER, NO_MONSTER
from klubovna.games.monsterlands.outside import travellers
from klubovna.games.monsterlands.state import Table
from klubovna.games.monsterlands.turn import BeforeWages, CleanUp, EndOfRound, NewChiefs, Round, Wages
from klubovna.testing import offered, rule, run
from monsterlands.tables import (
    QUEST,
    card,
    game,
    land,
    loot,
    m,
    monster,
    one,
    path,
    skirmish,
    table,
    until,
)


def name(member: Member) -> str:
    return MEMBER_FACTS[member].id


def payday(**clan: Any) -> Table:
    """The moment at which the first clan is to pay."""
    return table(2, phase=Wages, clans={0: clan})


ALIKE = next((a, b) for a in HIRED for b in HIRED if a < b and REPUTATION[a] == REPUTATION[b] and COST[a] < COST[b])
"""Two mercenaries of one reputation, the second the dearer one."""
TWINS = max(
    ((a, b) for a in HIRED for b in HIRED if a < b and (REPUTATION[a], COST[a]) == (REPUTATION[b], COST[b])),
    key=lambda pair: REPUTATION[pair[0]],
)
"""Two who are equal in both."""


# -- the whole of it ---------------------------------------------------------------------------------------------------


@rule("monsterlands:clean.01", "monsterlands:r.51", "monsterlands:clean.marker.01")
def test_eight_steps_in_order() -> None:
    fandor = {"seat": 0, "member": "fandor", "strength": 1}
    t, _ = skirmish(
        "hlubstir", fandor, seats=2, phase=CleanUp, clans={0: {"chief": None, "coins": 9}, 1: {"glory": 9, "coins": 9}}
    )
    t.fought[LAND_A] = True
    g = game(t)
    told = [e["event"] for e in g.events(None)]
    steps = [
        "came-home",
        "at-entrance",
        "panic",
        "promoted",
        "wages",
        "new-quest",
        "new-monster",
        "first-player",
        "round",
    ]
    assert [e for i, e in enumerate(told) if e in steps and e not in told[:i]] == steps
    assert g.view(0)["table"]["round"] == 2


# -- the board ---------------------------------------------------------------------------------------------------------


@rule("monsterlands:clean.board.01")
def test_survivors_come_home_with_what_lies_on_their_tokens() -> None:
    fandor = {"seat": 0, "member": "fandor", "coins": 3, "potions": 1, "poisons": 2}
    t = table(2, phase=CleanUp, clans={0: {"coins": 1, "poisons": 2}}, paths={("land_a", 1): fandor})
    run(one(t))
    assert (t.clans[0].coins, t.clans[0].potions, t.clans[0].poisons) == (4, 1, 3)  # never more than three poisons
    assert t.who == [NO_MEMBER] * len(t.who)
    assert m("fandor") in travellers(t, t.clans[0])


@rule("monsterlands:clean.board.02")
def test_the_wounded_stay_wounded_until_a_potion_heals_them() -> None:
    fandor = {"seat": 0, "member": "fandor", "strength": 1, "potions": 1}
    t = table(
        2, phase=CleanUp, clans={0: {"wounded": ["fandor"], "coins": 9}, 1: {"coins": 9}}, paths={("land_a", 1): fandor}
    )
    run(one(t))
    assert t.wounded[m("fandor")]
    assert offered(until(t.clone())).options == [None, ("heal", 0)]
    run(until(t, Round), cleanup_deed=("heal", 0))
    assert (t.wounded[m("fandor")], t.clans[0].potions) == (False, 0)


@rule("monsterlands:clean.board.03")
def test_all_traps_are_discarded_used_or_not() -> None:
    fandor = {"seat": 0, "member": "fandor", "traps": ["up_a4"], "open": ["up_s1"], "defence": 2}
    t = table(2, phase=CleanUp, paths={("land_a", 1): fandor})
    traps = t.laid[path("land_a", 1)] + t.open[path("land_a", 1)]
    run(one(t))
    assert sorted(t.trap_discard) == sorted(traps)
    assert (t.laid[path("land_a", 1)], t.open[path("land_a", 1)], t.shields[path("land_a", 1)]) == ([], [], 0)
    assert (t.clans[0].traps, t.clans[0].defence) == ([], 0)


# -- chiefs ------------------------------------------------------------------------------------------------------------


@rule("monsterlands:clean.chief.01")
def test_the_member_of_highest_reputation_becomes_chief() -> None:
    first, second = TWINS
    lower = next(i for i in HIRED if REPUTATION[i] < REPUTATION[first])
    for clan, chief in ((ALIKE, ALIKE[1]), ((lower, first), first)):
        t = table(2, phase=NewChiefs, clans={0: {"chief": None, "members": [name(i) for i in clan]}})
        run(one(t))
        assert t.clans[0].chief == chief
    t = table(2, phase=NewChiefs, clans={0: {"chief": None, "members": [name(first), name(second), name(lower)]}})
    asked = offered(one(t))
    assert (asked.kind.name, asked.options) == ("chief.promote", [first, second])


@rule("monsterlands:clean.chief.02", "monsterlands:r.98")
def test_a_settler_is_promoted_only_if_nobody_else_is_left() -> None:
    t = table(2, phase=NewChiefs, clans={0: {"chief": None, "lands": {"kryzie": "luska"}, "rookies": 1}})
    t.clans[0].members.remove(m("korfac"))
    run(one(t))
    assert t.clans[0].chief >= FIRST_ROOKIE  # a rookie before any settler
    assert t.settler[land("kryzie")] == m("luska")
    t = table(2, phase=NewChiefs, clans={0: {"chief": None, "lands": {"kryzie": "luska", "kale": "ninra"}}})
    t.clans[0].members.remove(m("korfac"))
    best = max((m("luska"), m("ninra")), key=lambda i: REPUTATION[i])
    run(one(t))
    assert t.clans[0].chief == best
    assert sorted([t.settler[land("kryzie")], t.settler[land("kale")]])[0] == NO_MEMBER
    assert t.settler[land("kale")] == m("ninra")  # the other one stays


@rule("monsterlands:r.12", "monsterlands:settle.07", "monsterlands:clean.chief.02")
def test_a_land_is_settled_and_a_trophy_sold_before_the_new_chief_is_named() -> None:
    clan = {"chief": None, "members": ["luska"], "lands": {"kryzie": None}, "trophies": ["hlubstir"]}
    t = table(2, phase=NewChiefs, clans={0: clan, 1: {"coins": 9}})
    settle, sell = ("settle", land("kryzie")), ("sell", monster("hlubstir"))
    asked = offered(one(t.clone()))
    assert (asked.kind.name, asked.options) == ("chief.deed", [None, sell, settle])
    assert asked.about == [m("luska")]  # who would be promoted
    for deeds, chief in (([None], m("luska")), ([settle, None], m("korfac")), ([sell, settle], m("korfac"))):
        after = t.clone()
        run(until(after, BeforeWages), chief_deed=deeds)
        assert after.clans[0].chief == chief
        assert after.clans[0].coins == (10 if sell in deeds else 0)
        assert (after.turn, after.settler[land("kryzie")] == m("luska")) == (0, settle in deeds)
    t = table(2, phase=NewChiefs, clans={0: {"members": ["luska"], "lands": {"kryzie": None}}})
    run(one(t))  # nobody died: before the wages is time enough
    assert type(t.task) is BeforeWages


@rule("monsterlands:r.12")
def test_nobody_is_asked_before_a_promotion_about_what_can_wait() -> None:
    clan = {"chief": None, "members": ["luska", "ninra"], "equipment": {"nocir": "luska"}, "potions": 1}
    t = table(2, phase=NewChiefs, clans={0: {**clan, "wounded": ["ninra"]}})
    run(one(t))  # equipment is passed on and a wound healed before the wages
    assert (type(t.task), t.clans[0].chief) == (BeforeWages, m("luska"))
    assert offered(one(t)).options == [None, ("heal", 0), ("equipment", 0)]


@rule("monsterlands:clean.chief.03")
def test_a_chief_gets_no_wages_and_never_deserts() -> None:
    t = table(2, phase=Wages, clans={0: {"chief": "vendela", "coins": 0}})
    run(one(t))
    assert (t.clans[0].members, t.clans[0].chief) == ([m("vendela")], m("vendela"))  # the basic one has left


@rule("monsterlands:r.55")
def test_a_promoted_chief_keeps_his_reputation_and_a_rookie_may_be_one() -> None:
    t = table(2, phase=NewChiefs, clans={0: {"chief": None, "members": ["fandor"]}})
    run(one(t))
    assert (t.clans[0].chief, t.clans[0].reputation) == (m("fandor"), 1 + REPUTATION[m("fandor")])
    t = table(2, phase=NewChiefs, clans={0: {"chief": None, "rookies": 1}})
    t.clans[0].members.remove(m("korfac"))
    run(one(t))
    rookie = t.clans[0].chief
    assert (rookie >= FIRST_ROOKIE, t.clans[0].reputation) == (True, REPUTATION[rookie])
    assert travellers(t, t.clans[0]) == []


# -- wages -------------------------------------------------------------------------------------------------------------


@rule("monsterlands:clean.wages.01")
def test_everybody_but_the_chief_and_settlers_is_paid() -> None:
    t = payday(coins=9, members=["fandor"], rookies=1, lands={"kryzie": "luska"})
    run(one(t))
    assert t.clans[0].coins == 9 - 3  # Korfac, Fandor and the rookie


@rule(
    "monsterlands:clean.wages.02",
    "monsterlands:clean.wages.03",
    "monsterlands:clean.wages.04",
    "monsterlands:r.52",
)
def test_the_wage_rises_with_glory() -> None:
    for glory, each in ((0, 1), (10, 1), (11, 2), (20, 2), (21, 3), (35, 3)):
        assert wage(glory) == each
        t = payday(coins=9, glory=glory, members=["fandor"])
        run(one(t))
        assert t.clans[0].coins == 9 - 2 * each
        t = payday(coins=2 * each, glory=glory, members=["fandor"])
        run(one(t))
        assert (t.clans[0].coins, len(t.clans[0].members)) == (0, 3)  # just enough


@rule("monsterlands:clean.wages.05", "monsterlands:r.53")
def test_whoever_cannot_pay_spends_all_and_loses_one_mercenary() -> None:
    t = payday(glory=21, coins=2, members=["fandor", "dajana"])
    assert 3 * wage(21) > 2
    run(one(t))
    assert (t.clans[0].coins, len(t.clans[0].members)) == (0, 3)  # however much is missing


@rule("monsterlands:clean.wages.06")
def test_the_most_reputed_deserts_but_no_chief_and_no_settler() -> None:
    best, other, least = sorted((i for i in HIRED if name(i) != "luska"), key=lambda i: -REPUTATION[i])[0::9][:3]
    assert REPUTATION[best] > REPUTATION[other] > REPUTATION[least]
    t = payday(coins=0, chief=name(best), lands={"kryzie": "luska"}, members=[name(other), name(least)])
    run(one(t))
    assert other not in t.clans[0].members
    assert {best, least, m("luska")} <= set(t.clans[0].members)
    cheap, dear = ALIKE
    t = payday(coins=0, members=[name(cheap), name(dear)])
    run(one(t))
    assert (cheap in t.clans[0].members, dear in t.clans[0].members) == (True, False)
    t = payday(coins=0, members=[name(i) for i in TWINS])
    assert offered(one(t)).options == list(TWINS)


@rule("monsterlands:clean.wages.07", "monsterlands:r.17")
def test_a_deserter_is_gone_with_his_reputation() -> None:
    t = payday(coins=0, members=["fandor"])
    before = t.clans[0].reputation
    run(one(t))
    assert t.clans[0].reputation == before - REPUTATION[m("fandor")]
    assert (t.discard, m("fandor") in t.clans[0].members) == ([m("fandor")], False)


@rule("monsterlands:r.17")
def test_rookies_return_to_their_stack_and_starters_leave_the_game() -> None:
    t = payday(coins=0, rookies=1)
    t.clans[0].members.remove(m("korfac"))
    run(one(t))
    assert len(t.rookies) == 8
    t = payday(coins=0)
    run(one(t))
    assert m("korfac") in t.out
    assert t.discard == []


@rule("monsterlands:clean.wages.08")
def test_a_deserters_equipment_goes_to_those_who_have_room_for_it() -> None:
    t = payday(coins=0, equipment={"zeldiv": "fandor"})
    asked = offered(one(t.clone()))
    assert (asked.kind.name, asked.options) == ("wages.equipment", [None, m("purkrab"), m("korfac")])
    run(one(t), wages_equipment=m("korfac"))
    assert t.holder[card("zeldiv")] == m("korfac")
    weapons = [one for one in CARDS if CARD_KIND[one] == CARD_KIND[card("zeldiv")] and one != card("zeldiv")]
    t = payday(coins=0, equipment={"zeldiv": "fandor"})
    t.holder[weapons[0]], t.holder[weapons[1]] = m("purkrab"), m("korfac")
    run(one(t))
    assert t.equipment_out == [card("zeldiv")]


@rule("monsterlands:r.54")
def test_trophies_and_loot_may_pay_wages_and_need_not() -> None:
    clan = {"glory": 12, "members": ["fandor"], "trophies": ["krus"], "loot": ["coins10"]}
    t = table(2, phase=CleanUp, clans={0: clan, 1: {"coins": 9}})
    run(until(t, EndOfRound), cleanup_deed=[("sell", monster("krus")), ("loot", loot("coins10"))])
    assert t.clans[0].coins == 5 * TROPHIES[monster("krus")] + 10 - 4
    assert m("fandor") in t.clans[0].members
    t = table(2, phase=CleanUp, clans={0: clan, 1: {"coins": 9}})
    run(until(t, EndOfRound), cleanup_deed=None)
    assert m("fandor") not in t.clans[0].members
    assert t.clans[0].trophies == [monster("krus")]


# -- the end -----------------------------------------------------------------------------------------------------------


@rule("monsterlands:clean.glory.01", "monsterlands:clean.glory.02")
def test_the_game_ends_after_round_six_or_with_thirty_glory_but_wages_are_paid() -> None:
    for number, glory, over in ((6, 5, True), (3, 30, True), (3, 29, False), (5, 29, False)):
        clans: dict[int, dict[str, Any]] = {0: {"coins": 9}, 1: {"glory": glory, "coins": 9, "chief": None}}
        t = table(2, phase=CleanUp, round=number, clans=clans, monsters={"entrance": "krus"})
        run(until(t, Round))
        assert t.over is over
        assert t.clans[0].coins == 9 - wage(5)
        assert t.clans[1].chief >= 0
        assert sum(t.panic) > 0


# -- the next round ----------------------------------------------------------------------------------------------------


@rule("monsterlands:clean.prepare.01")
def test_all_dice_return_to_the_supply() -> None:
    fandor = {"seat": 0, "member": "fandor", "strength": 2, "magic": 1}
    t = table(2, phase=EndOfRound, paths={("land_a", 1): fandor}, placed={"lodge": [0, 5], "laboratory": [0]})
    t.spent = [1, 1, 1]
    t.dice = [t.dice[0] - 1, t.dice[1] - 1, t.dice[2] - 1]
    run(one(t))
    assert t.dice == DICE_SUPPLY
    assert all(not there for there in t.placed)


@rule("monsterlands:clean.prepare.02")
def test_both_quests_are_replaced_resolved_or_not() -> None:
    t = table(2, phase=EndOfRound, quests=("q01", "q02"))
    run(one(t))
    assert t.quests_out == [QUEST["q01"], QUEST["q02"]]
    assert (len(t.bag), len({*t.quests, QUEST["q01"], QUEST["q02"]})) == (8, 4)


@rule("monsterlands:clean.prepare.03")
def test_empty_monster_spaces_are_refilled() -> None:
    t = table(3, phase=EndOfRound, monsters={"land_a": None, "land_b": "krus"})
    top = t.monster_deck[-1]
    if top == monster("podsvetnik"):
        t.monster_deck.reverse()
        top = t.monster_deck[-1]
    run(one(t))
    assert t.monsters == [top, monster("krus"), NO_MONSTER]


@rule("monsterlands:clean.prepare.04", "monsterlands:clean.prepare.05")
def test_an_event_tile_goes_with_its_land() -> None:
    t = table(3, phase=EndOfRound, lands={"land_a": None, "land_b": "kryzie"})
    old, kept = t.events
    top, tile = t.land_deck[-1], t.event_deck[-1]
    run(one(t))
    assert t.lands == [top, land("kryzie")]
    assert (t.events[0] // 2, t.events[1]) == (tile, kept)
    assert t.event_discard == [old // 2]
    t = table(3, phase=EndOfRound, monsters={"land_a": None})
    before = t.events[:], t.lands[:]
    run(one(t))
    assert (t.events, t.lands) == before  # a new monster alone changes nothing


@rule("monsterlands:clean.prepare.06")
def test_the_offers_stay_as_they_are() -> None:
    t = table(2, phase=EndOfRound)
    before = t.lodge[:], t.offer[:], t.market[:], t.loot_display[:]
    run(one(t))
    assert (t.lodge, t.offer, t.market, t.loot_display) == before


@rule("monsterlands:clean.first.01")
def test_the_lowest_reputation_is_first() -> None:
    t = table(3, phase=EndOfRound, first=2, clans={0: {"members": ["fandor"]}, 2: {"members": ["luska"]}})
    run(one(t))
    assert t.first == 1


@rule("monsterlands:clean.first.02", "monsterlands:r.58")
def test_a_tie_goes_to_the_nearest_on_the_right_of_the_present_first_player() -> None:
    for first, rich, expected in ((0, [1], 3), (0, [3], 2), (0, [], 3), (2, [1], 0), (1, [0, 2, 3], 1)):
        t = table(4, first=first, clans={seat: {"members": [name(HIRED[seat])]} for seat in rich})
        assert next_first(t) == expected


@rule("monsterlands:clean.marker.01")
def test_the_round_marker_moves_on_by_one() -> None:
    t = table(2, phase=EndOfRound, round=3)
    run(one(t))
    assert (t.round, type(t.task)) == (4, Round)
