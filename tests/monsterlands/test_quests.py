"""The adventure phase and its first step: resolving the two quests."""

from itertools import combinations

from klubovna.games.monsterlands.citadel import DRINKS
from klubovna.games.monsterlands.facts import HIRED, MEMBER_FACTS, QUEST_FACTS, REPUTATION, TAVERN
from klubovna.games.monsterlands.look import battle
from klubovna.games.monsterlands.moments import EMPTY
from klubovna.games.monsterlands.records import Amounts, PayQuest, RollQuest
from klubovna.games.monsterlands.state import Table
from klubovna.games.monsterlands.turn import Adventure, CleanUp, Turn
from klubovna.testing import offered, rule, run
from monsterlands.tables import QUEST, action, begin, card, faces, game, loot, monster, path, resolve, table, until

ROLL = QUEST_FACTS[0].id
"""The quest that is rolled for in these tests."""
PAY = next(q.id for q in QUEST_FACTS if q.pay.cost == Amounts(coins=q.pay.cost.coins) and q.pay.left != q.pay.right)
"""A quest that costs nothing but coins."""
LEFT, RIGHT = path("quest_a", 1), path("quest_a", 2)


def rolled() -> RollQuest:
    return QUEST_FACTS[QUEST[ROLL]].roll


def paid() -> PayQuest:
    return QUEST_FACTS[QUEST[PAY]].pay


def errand(left: int | None, right: int | None = None, *, seats: tuple[int, int] = (0, 1), glory: int = 10) -> Table:
    """Mercenaries at the roll quest who will roll so much more or less than its target."""
    rolls = {1: (left, seats[0], "fandor"), 2: (right, seats[1], "hatyr")}
    there = {number: one for number, one in rolls.items() if one[0] is not None}
    return table(
        2,
        quests=(ROLL, PAY),
        clans={0: {"glory": glory}, 1: {"glory": glory}},
        paths={("quest_a", n): {"seat": seat, "member": who, "strength": 4} for n, (_, seat, who) in there.items()},
        dice=tuple(face for more, _, _ in there.values() for face in faces(rolled().target + (more or 0), 4)),
    )


def tollgate(coins: int, *, seats: tuple[int, int] = (0, 1)) -> Table:
    """Two mercenaries at the pay quest; both clans have so many coins."""
    who = [{"seat": seats[0], "member": "fandor", "strength": 1}, {"seat": seats[1], "member": "hatyr", "strength": 1}]
    return table(
        2,
        quests=(ROLL, PAY),
        clans={0: {"coins": coins}, 1: {"coins": coins}},
        paths={("quest_b", 1): who[0], ("quest_b", 2): who[1]},
    )


# -- the order of the adventure ----------------------------------------------------------------------------------------


@rule("monsterlands:adv.01", "monsterlands:qres.01", "monsterlands:bat.01")
def test_quests_then_lands_then_the_citadel_each_from_left_to_right() -> None:
    where = [("entrance", 1), ("land_b", 1), ("land_a", 1), ("quest_b", 1), ("quest_a", 1)]
    who = ["fandor", "hatyr", "cervina", "lorin", "mrazor"]
    t = table(
        3,
        phase=Adventure,
        quests=(ROLL, PAY),
        monsters={"land_a": "krus", "land_b": "pliznik", "entrance": "ledobor"},
        paths={spot: {"seat": i % 3, "member": who[i], "strength": 1} for i, spot in enumerate(where)},
    )
    g = game(t)
    while g.decision is not None and g.view(0)["table"]["phase"] == "adventure":
        g.choose(0)
    told = [tuple(e["params"].values()) for e in g.events(None) if e["event"] in ("quest", "battle")]
    assert told == [
        (2 * QUEST[ROLL],),
        (2 * QUEST[PAY] + 1,),
        (0, monster("krus")),
        (1, monster("pliznik")),
        (2, monster("ledobor")),
    ]


@rule("monsterlands:adv.02")
def test_places_without_a_mercenary_are_skipped() -> None:
    t = table(3, phase=Adventure, quests=(ROLL, PAY), monsters={"land_a": "krus", "entrance": "ledobor"})
    before = t.chance.count
    run(until(t, CleanUp))
    assert t.chance.count == before  # no die was rolled
    assert (t.quests, t.fought) == ([QUEST[ROLL], QUEST[PAY]], [False] * 3)


def test_at_a_mission_no_monster_is_shown_however_fresh_its_memory() -> None:
    t = tollgate(paid().cost.coins)
    t.facing, t.damage = monster("krus"), 7
    offered(resolve(t, "quest_b"))
    shown = battle(t)
    assert (shown.place, shown.monster, shown.damage) == ("quest_b", None, 0)


# -- roll quests -------------------------------------------------------------------------------------------------------


@rule("monsterlands:qres.02")
def test_all_dice_of_the_path_are_rolled_with_abilities_equipment_and_loot() -> None:
    t = table(
        2,
        quests=(ROLL, PAY),
        clans={0: {"equipment": {"dokape": "tarka"}, "loot": ["strength_plus2"]}},
        paths={("quest_a", 2): {"seat": 0, "member": "tarka", "strength": 1, "magic": 1, "haggle": 1}},
        dice=(2, 3, 1, 6),
    )
    assert t.holder[card("dokape")] == t.who[RIGHT]
    deeds = [("reroll", 21), ("loot", loot("strength_plus2")), None]
    run(resolve(t, "quest_a"), roll_deed=deeds)
    assert t.results[RIGHT] == (2 + 1) + 3 + 6 + 2
    assert t.chance.loaded == []


@rule("monsterlands:r.22")
def test_poison_traps_and_bonuses_of_battles_do_not_count_on_a_quest() -> None:
    for who in ("geria", "barbucha", "turna"):
        kit = {"seat": 0, "member": who, "strength": 2, "poisons": 1, "open": ["up_sb2", "up_a8"]}
        t = table(2, quests=(ROLL, PAY), clans={0: {"loot": ["kill6"]}}, paths={("quest_a", 1): kit}, dice=(2, 3))
        run(resolve(t, "quest_a"))
        assert (t.results[LEFT], t.path_poisons[LEFT]) == (5, 1)


@rule("monsterlands:qres.03")
def test_reaching_the_target_wins_the_reward() -> None:
    for more in (0, 1):
        t = errand(more)
        run(resolve(t, "quest_a"))
        clan = t.clans[0]
        assert (clan.glory, clan.coins, clan.quests) == (10 + rolled().reward.glory, rolled().reward.coins, 1)


@rule("monsterlands:qres.04")
def test_missing_the_target_costs_the_penalty() -> None:
    t = errand(-1)
    run(resolve(t, "quest_a"))
    assert rolled().penalty.glory
    assert (t.clans[0].glory, t.clans[0].coins, t.clans[0].quests) == (10 - rolled().penalty.glory, 0, 0)


@rule("monsterlands:r.23")
def test_glory_stops_at_nothing() -> None:
    t = errand(-1, glory=0)
    run(resolve(t, "quest_a"))
    assert t.clans[0].glory == 0


def outcome(t: Table) -> list[str]:
    """What became of both players' quest."""
    won = (10 + rolled().reward.glory, rolled().reward.coins)
    words = {won: "reward", (10 - rolled().penalty.glory, 0): "penalty", (10, 2): "consolation"}
    return [words[clan.glory, clan.coins] for clan in t.clans]


@rule("monsterlands:qres.05", "monsterlands:qres.06")
def test_if_one_of_two_succeeds_the_other_suffers() -> None:
    for left, right, told in ((0, -1, ["reward", "penalty"]), (-1, 3, ["penalty", "reward"])):
        t = errand(left, right)
        run(resolve(t, "quest_a"))
        assert [t.results[LEFT], t.results[RIGHT]] == [rolled().target + left, rolled().target + right]
        assert outcome(t) == told


@rule("monsterlands:qres.07")
def test_the_higher_of_two_successes_wins_and_the_other_gets_two_coins() -> None:
    for left, right, told in ((2, 1, ["reward", "consolation"]), (0, 1, ["consolation", "reward"])):
        t = errand(left, right)
        run(resolve(t, "quest_a"))
        assert outcome(t) == told


@rule("monsterlands:qres.07")
def test_modifiers_count_when_two_results_are_compared() -> None:
    t = errand(0, 1)
    t.who[LEFT] = next(i for i in HIRED if MEMBER_FACTS[i].id == "tarka")  # +1 on each of four strength dice
    run(resolve(t, "quest_a"))
    assert outcome(t) == ["reward", "consolation"]


@rule("monsterlands:qres.08")
def test_the_left_path_wins_a_tie() -> None:
    for seats, told in (((0, 1), ["reward", "consolation"]), ((1, 0), ["consolation", "reward"])):
        t = errand(1, 1, seats=seats)
        run(resolve(t, "quest_a"))
        assert outcome(t) == told


@rule("monsterlands:qres.09")
def test_if_both_fail_both_suffer() -> None:
    t = errand(-1, -2)
    run(resolve(t, "quest_a"))
    assert outcome(t) == ["penalty", "penalty"]


@rule("monsterlands:ex.tavern.3")
def test_verca_fails_and_has_no_surplus_left() -> None:
    crowd = next(
        group for n in range(1, 5) for group in combinations(HIRED, n) if sum(REPUTATION[i] for i in group) == 16
    )
    quest = next(q for q in QUEST_FACTS if q.roll.penalty.glory == 2)
    names = [MEMBER_FACTS[i].id for i in crowd]
    t = table(
        2,
        roles=["fire", "water"],
        quests=(quest.id, next(q.id for q in QUEST_FACTS if q is not quest)),
        clans={0: {"glory": 18, "coins": 50, "strength": 1, "members": names}},
        paths={("quest_a", 1): {"seat": 0, "member": "onduru", "strength": 1}},
        dice=(1,),
    )
    clan = t.clans[0]
    assert (clan.glory, clan.reputation) == (18, 17)
    run(resolve(t, "quest_a"))
    assert (clan.glory, clan.reputation, clan.surplus) == (16, 17, -1)
    begin(t, Turn)
    assert t.hirable(clan) == []
    hired = len(clan.members)
    run(action(t), turn_deed=("citadel", TAVERN))  # the only thing that he can order there are drinks
    assert (len(clan.members), clan.coins) == (hired, 48)
    assert DRINKS not in clan.members


# -- pay quests --------------------------------------------------------------------------------------------------------


@rule("monsterlands:qres.10", "monsterlands:qres.11")
def test_left_decides_first_and_each_path_has_its_reward() -> None:
    quest = paid()
    for seats in ((0, 1), (1, 0)):
        t = tollgate(quest.cost.coins, seats=seats)
        first = offered(resolve(t, "quest_b"))
        assert (first.seat, first.about) == (seats[0], path("quest_b", 1))
        t = tollgate(quest.cost.coins, seats=seats)
        second = offered(resolve(t, "quest_b"), quest_pay={seats[0]: True})
        assert (second.seat, second.about) == (seats[1], path("quest_b", 2))
        t = tollgate(quest.cost.coins, seats=seats)
        run(resolve(t, "quest_b"), quest_pay=[True, True])
        for seat, reward in zip(seats, (quest.left, quest.right), strict=True):
            assert (t.clans[seat].glory, t.clans[seat].coins) == (5 + reward.glory, reward.coins)


@rule("monsterlands:qres.12")
def test_not_paying_costs_nothing() -> None:
    t = tollgate(paid().cost.coins)
    run(resolve(t, "quest_b"), quest_pay=[False, False])
    assert [(clan.glory, clan.coins) for clan in t.clans] == [(5, paid().cost.coins)] * 2


@rule("monsterlands:r.24")
def test_a_pay_quest_is_paid_from_the_clan_board_and_twice_with_two_mercenaries() -> None:
    price, left, right = paid().cost.coins, paid().left, paid().right
    t = tollgate(2 * price, seats=(0, 0))
    run(resolve(t, "quest_b"), quest_pay=[True, True])
    assert t.clans[0].glory == 5 + left.glory + right.glory
    assert t.clans[0].coins == left.coins + right.coins
    t = tollgate(price - 1)
    t.path_coins[path("quest_b", 1)] = price
    run(resolve(t, "quest_b"))  # nobody is asked: what lies on the token does not pay
    assert t.clans[0].coins == price - 1


@rule("monsterlands:r.24")
def test_every_resource_of_a_pay_quest_is_taken_from_the_clan_board() -> None:
    for quest in QUEST_FACTS:
        cost, gains = quest.pay.cost, quest.pay.left
        board = {"coins": cost.coins, "potions": cost.potion, "poisons": cost.poison, "defence": cost.defence}
        tokens = {"traps": ["up_s1"] * cost.trap, "loot": ["kill6"] * cost.loot}
        t = table(
            2,
            quests=(next(q.id for q in QUEST_FACTS if q is not quest), quest.id),
            clans={0: {**board, **tokens}},
            paths={("quest_b", 1): {"seat": 0, "member": "fandor"}},
        )
        run(resolve(t, "quest_b"), quest_pay=True)
        clan = t.clans[0]
        assert clan.glory == 5 + gains.glory
        assert (clan.coins, clan.potions, clan.poisons) == (gains.coins, gains.potion, gains.poison)
        assert (clan.defence, clan.traps, clan.loot) == (gains.defence, [], [])


# -- the tokens --------------------------------------------------------------------------------------------------------


@rule("monsterlands:qres.13")
def test_a_resolved_quest_is_discarded_whatever_the_outcome() -> None:
    for more in (0, -1):
        t = errand(more)
        run(resolve(t, "quest_a"))
        assert (t.quests[0], t.quests_out) == (EMPTY, [QUEST[ROLL]])
    for answer in (True, False):
        t = tollgate(paid().cost.coins)
        run(resolve(t, "quest_b"), quest_pay=[answer, answer])
        assert (t.quests[1], t.quests_out) == (EMPTY, [QUEST[PAY]])


@rule("monsterlands:r.100")
def test_a_quest_counts_once_for_whoever_reached_the_target_or_paid() -> None:
    for left, right, seats, counts in (
        (1, 0, (0, 1), [1, 1]),  # also the one who was only consoled
        (1, 0, (0, 0), [1, 0]),
        (1, -1, (0, 1), [1, 0]),
    ):
        t = errand(left, right, seats=seats)
        run(resolve(t, "quest_a"))
        assert [clan.quests for clan in t.clans] == counts
    for answers, seats, counts in (
        ([True, True], (0, 1), [1, 1]),
        ([True, True], (0, 0), [1, 0]),
        ([False, True], (0, 1), [0, 1]),
    ):
        t = tollgate(2 * paid().cost.coins, seats=seats)
        run(resolve(t, "quest_b"), quest_pay=answers)
        assert [clan.quests for clan in t.clans] == counts
