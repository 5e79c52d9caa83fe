"""The solo scenarios 1 to 7."""

import pytest

from klubovna.games.monsterlands import RULES
from klubovna.games.monsterlands.citadel import usable
from klubovna.games.monsterlands.facts import (
    AFFINITIES,
    AFFINITY,
    ARMOURY,
    BASIC,
    BRINGS,
    CARD_KIND,
    CARDS,
    CHIEF,
    ENTRANCE,
    HAGGLE,
    HIRED,
    LABORATORY,
    LAND_A,
    LEVEL_A,
    MONSTERS,
    RANKS,
    SCENARIOS,
    TAVERN,
    TRAP_FACTS,
    TRAP_KIND,
    family,
)
from klubovna.games.monsterlands.moments import NO_MONSTER
from klubovna.games.monsterlands.monsters import level_a_at_entrance
from klubovna.games.monsterlands.placement import actions
from klubovna.games.monsterlands.records import ScenarioRules, ScenarioSetup
from klubovna.games.monsterlands.sam import act
from klubovna.games.monsterlands.scoring import solo_rank
from klubovna.games.monsterlands.state import Table
from klubovna.games.monsterlands.turn import Attack, EndOfRound, Round, Turn
from klubovna.kernel.errors import SetupError
from klubovna.testing import offered, rule, run
from monsterlands.solo import fresh, lines, ranked
from monsterlands.tables import (
    action,
    begin,
    land,
    load_attack,
    loot,
    m,
    monster,
    one,
    open_battle,
    path,
    path_with,
    skirmish,
    table,
    until,
)

# -- 1 to 3 ------------------------------------------------------------------------------------------------------------


@rule("monsterlands:scen.1.01", "monsterlands:scen.1.02")
def test_business_as_usual() -> None:
    plain = SCENARIOS[0]
    assert (plain.setup, plain.rules, plain.rounds, plain.goal) == (ScenarioSetup(), ScenarioRules(), 6, "vp")
    assert lines(1, 35, 45, 60)


@rule("monsterlands:scen.2.01")
def test_gold_digger_has_only_hagglers_in_the_tavern() -> None:
    for seed in range(5):
        t = fresh(2, seed)
        crowd = t.deck + t.offer
        assert all(BRINGS[member][HAGGLE] for member in crowd)
        assert len(crowd) == sum(BRINGS[member][HAGGLE] > 0 for member in HIRED)


@rule("monsterlands:scen.2.02", "monsterlands:scen.4.03")
def test_two_scenarios_have_their_own_starters() -> None:
    for scenario, name in ((2, "jungle"), (4, "water")):
        affinity = AFFINITIES.index(name)
        assert fresh(scenario).clans[0].members == [CHIEF[affinity], BASIC[affinity]]
        with pytest.raises(SetupError):
            RULES.config(1, 1, ["wind"], {"scenario": scenario})
    assert fresh(1).clans[0].members == []  # else they are chosen


@rule("monsterlands:scen.2.03")
def test_gold_digger_counts_coins() -> None:
    ranks = []
    for coins in (14, 15, 34, 35, 54, 55):
        t = table(1, scenario=2, roles=["jungle"], clans={0: {"coins": coins}})
        ranks.append(RANKS[solo_rank(t)])
    assert ranks == ["klutz", "apprentice", "apprentice", "veteran", "veteran", "hero"]


@rule("monsterlands:scen.3.01", "monsterlands:scen.3.03")
def test_sortie_lasts_three_rounds() -> None:
    for played, over in ((2, False), (3, True)):
        t = table(1, scenario=3, round=played, phase=EndOfRound)
        run(one(t))
        assert t.over is over
    assert lines(3, 22, 30, 40)


@rule("monsterlands:scen.3.02", "monsterlands:scen.3.04", "monsterlands:r.72")
def test_sortie_starts_with_tokens_and_coins() -> None:
    sortie, plain = fresh(3).clans[0], fresh(1).clans[0]
    assert (sortie.defence, sortie.coins, plain.defence, plain.coins) == (3, 12, 0, 7)
    assert (sortie.glory, [TRAP_FACTS[TRAP_KIND[trap]].id for trap in sortie.traps]) == (5, ["basic"])


# -- 4: travelling light -----------------------------------------------------------------------------------------------


@rule("monsterlands:scen.4.01", "monsterlands:scen.4.04")
def test_the_armoury_is_closed() -> None:
    rich = {"strength": 2, "coins": 20}
    for scenario, roles in ((4, ["water"]), (1, ["water"])):
        t = table(1, scenario=scenario, roles=roles, clans={0: rich})
        assert (ARMOURY in usable(t, t.clans[0])) is (scenario == 1)
    t = table(1, scenario=4, roles=["water"])
    t.chance.load(1, 4, 1, 2)
    act(t)  # Sam finds it closed too
    assert (t.placed[ARMOURY], t.placed[LABORATORY]) == ([], [0])
    assert lines(4, 30, 42, 56)


@rule("monsterlands:scen.4.02", "monsterlands:r.73")
def test_nothing_that_adds_defence_works() -> None:
    tile, number = path_with(lambda one: one.benefit.type == "defence")
    for scenario in (1, 4):
        t = table(
            1,
            scenario=scenario,
            roles=["water"],
            monsters={"land_a": "krus", "entrance": "krabohlav"},
            events={"land_a": tile},
            clans={0: {"equipment": {"nocir": "ninra"}, "loot": ["pack"], "magic": 2, "lands": {"wahybar": "lorin"}}},
            paths={
                ("land_a", number): {"seat": 0, "member": "ninra", "strength": 1},
                ("entrance", 1): {"seat": 0, "member": "fandor", "strength": 1},
            },
        )
        open_battle(t, LAND_A)
        open_battle(t, ENTRANCE)
        points = (t.guard[path("land_a", number)], t.guard[path("entrance", 1)])
        assert (points == (0, 0)) is (scenario == 4)
        begin(t, Turn)
        run(one(t), turn_deed=("loot", loot("pack")))
        clan = t.clans[0]
        assert (clan.coins, clan.potions, clan.defence) == (6, 1, 0 if scenario == 4 else 1)
        assert (("settled", land("wahybar")) in actions(t, 0)) is (scenario == 1)  # nothing but defence tokens


@rule("monsterlands:r.73")
def test_a_path_with_a_defence_ability_may_be_taken_all_the_same() -> None:
    tile, number = path_with(lambda one: one.benefit.type == "defence")
    t = table(1, scenario=4, roles=["water"], events={"land_a": tile}, clans={0: {"strength": 6, "magic": 6}})
    assert path("land_a", number) in offered(until(t), turn_deed=("outside", LAND_A)).options


@rule("monsterlands:scen.4.05")
def test_potions_are_still_allowed() -> None:
    t, (p,) = skirmish("krus", {"member": "fandor", "strength": 1, "potions": 1}, seats=1, scenario=4, roles=["water"])
    load_attack(t, "land_a", hits=2)
    t.place = LAND_A
    open_battle(t, LAND_A)
    run(until(t, Attack), defend_potions=1)
    assert (t.who[p], t.wounded[m("fandor")]) == (m("fandor"), True)


# -- 5: full kit -------------------------------------------------------------------------------------------------------


def full(**less: int) -> Table:
    """Everything that the scenario asks for, except where it is said otherwise."""
    t = table(1, scenario=5)
    clan = t.clans[0]
    clan.defence, clan.potions, clan.poisons = less.get("defence", 5), less.get("potions", 3), less.get("poisons", 3)
    clan.traps = family("upgraded")[: less.get("traps", 5)]
    others = [next(i for i in HIRED if AFFINITY[i] == affinity) for affinity in (1, 2, 3)]
    clan.members += [member for member in others if AFFINITY[member] != less.get("without", -1)]
    for sort in range(3):
        if sort != less.get("bare", -1):
            t.holder[next(one for one in CARDS if CARD_KIND[one] == sort)] = clan.chief
    return t


@rule("monsterlands:scen.5.01")
def test_full_kit_needs_a_full_clan_board() -> None:
    assert ranked(full(), 60) == "hero"
    for short in ({"defence": 4}, {"traps": 4}, {"potions": 2}, {"poisons": 2}):
        assert ranked(full(**short), 60) == "klutz"


@rule("monsterlands:scen.5.03")
def test_full_kit_needs_every_kind_of_equipment() -> None:
    assert [ranked(full(bare=sort), 60) for sort in range(3)] == ["klutz"] * 3


@rule("monsterlands:scen.5.04")
def test_full_kit_needs_every_affinity() -> None:
    assert [ranked(full(without=affinity), 60) for affinity in (1, 2, 3)] == ["klutz"] * 3


@rule("monsterlands:scen.5.02", "monsterlands:r.74")
def test_full_kit_and_points() -> None:
    ranks = [ranked(full(), vp) for vp in (34, 35, 49, 50)]
    assert ranks == ["apprentice", "veteran", "veteran", "hero"]


# -- 6 and 7 -----------------------------------------------------------------------------------------------------------


@rule("monsterlands:scen.6.01", "monsterlands:scen.10.03")
def test_a_monster_of_level_a_waits_at_the_entrance() -> None:
    for scenario in (6, 10):
        for seed in range(5):
            t = fresh(scenario, seed, difficulty="deadly")
            assert LEVEL_A[t.monsters[ENTRANCE]]
    assert fresh(1).monsters[ENTRANCE] == NO_MONSTER


@rule("monsterlands:scen.6.02", "monsterlands:scen.6.03")
def test_an_empty_entrance_is_filled_at_the_start_of_a_round() -> None:
    for scenario, there in ((6, True), (1, False)):
        t = table(1, scenario=scenario, round=2, phase=Round, monsters={"entrance": None})
        run(one(t))
        assert (t.monsters[ENTRANCE] >= 0) is there
        assert not there or LEVEL_A[t.monsters[ENTRANCE]]
    t = table(1, scenario=6, round=2, phase=Round, monsters={"entrance": "hlubstir"})
    run(one(t))
    assert t.monsters[ENTRANCE] == monster("hlubstir")
    assert lines(6, 35, 50, 65)


@rule("monsterlands:r.75")
def test_the_monster_of_level_a_comes_from_the_deck_else_from_the_discards() -> None:
    strong = [i for i in MONSTERS if not LEVEL_A[i]]
    weak = [i for i in MONSTERS if LEVEL_A[i]]
    t = table(1, scenario=6, monsters={"entrance": None})
    t.monster_deck, t.monster_discard = [weak[0], weak[1], *strong[:5]], [weak[2]]
    level_a_at_entrance(t)
    assert t.monsters[ENTRANCE] == weak[1]  # the first one from the top
    assert sorted(t.monster_deck) == sorted([weak[0], *strong[:5]])
    t = table(1, scenario=6, monsters={"entrance": None})
    t.monster_deck, t.monster_discard = strong[:5], [strong[5], weak[2]]
    level_a_at_entrance(t)
    assert (t.monsters[ENTRANCE], t.monster_discard) == (weak[2], [strong[5]])
    t.monsters[ENTRANCE] = NO_MONSTER
    level_a_at_entrance(t)
    assert (t.monsters[ENTRANCE], t.monster_deck) == (NO_MONSTER, strong[:5])


@rule("monsterlands:scen.7.01")
def test_drinks_are_cheap_in_diversity() -> None:
    for scenario, price in ((7, 1), (1, 2)):
        t = table(1, scenario=scenario, clans={0: {"strength": 2, "coins": 10, "glory": 1}})
        assert t.clans[0].surplus == 0  # drinks are all that can be ordered
        before = t.offer[:]
        run(action(t), turn_deed=("citadel", TAVERN))
        assert (t.clans[0].coins, t.discard) == (10 - price, before)


@rule("monsterlands:scen.7.02", "monsterlands:r.76")
def test_diversity_counts_the_members_of_each_affinity() -> None:
    for counts, rank in (
        ((2, 1, 1, 0), "klutz"),
        ((3, 3, 3, 0), "klutz"),
        ((2, 1, 1, 1), "apprentice"),
        ((1, 1, 2, 1), "apprentice"),
        ((4, 1, 1, 1), "apprentice"),
        ((3, 2, 1, 1), "veteran"),
        ((2, 2, 2, 1), "veteran"),
        ((2, 2, 2, 2), "hero"),
    ):
        t = table(1, scenario=7, clans={0: {"rookies": 2, "glory": 0}})
        clan = t.clans[0]
        rookies = clan.members[2:]
        clan.members = list(rookies)
        for affinity, count in enumerate(counts):
            everybody = [CHIEF[affinity], BASIC[affinity], *(i for i in HIRED if AFFINITY[i] == affinity)]
            clan.members += everybody[:count]
        clan.lands = [land("kryzie")]  # lands do not count
        assert RANKS[solo_rank(t)] == rank, counts
