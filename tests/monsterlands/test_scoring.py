"""Victory points and tie-breaks."""

from itertools import combinations

from klubovna.games.monsterlands.facts import AFFINITY, BASIC, CHIEF, HIRED, MONSTERS, REPUTATION, TROPHIES, Monster
from klubovna.games.monsterlands.scoring import affinity_points, icons, parts, points, result, trophies
from klubovna.games.monsterlands.state import Table
from klubovna.games.monsterlands.turn import EndOfRound
from klubovna.testing import rule, run
from monsterlands.tables import land, loot, m, one, table

WIND, WATER, FIRE, JUNGLE = range(4)


def worth(total: int) -> list[Monster]:
    """Slain monsters whose trophies are worth so much."""
    ways = (list(way) for count in range(1, 5) for way in combinations(MONSTERS, count))
    return next(way for way in ways if sum(TROPHIES[i] for i in way) == total)


def rivals(seats: int = 2) -> Table:
    """Clans that are equal in everything that counts."""
    t = table(seats, round=6, phase=EndOfRound)
    assert len({points(clan) for clan in t.clans}) == 1
    return t


# -- points ------------------------------------------------------------------------------------------------------------


@rule("monsterlands:score.01")
def test_a_point_for_each_point_of_glory() -> None:
    clan = table(2).clans[0]
    before = points(clan)
    clan.glory += 7
    assert points(clan) == before + 7


@rule("monsterlands:score.02")
def test_a_point_for_each_point_of_reputation() -> None:
    t = table(2, clans={1: {"rookies": 2}})
    rookies = [member for member in t.clans[1].members if AFFINITY[member] < 0]
    assert points(t.clans[1]) == points(t.clans[0]) + sum(REPUTATION[member] for member in rookies)
    assert len(rookies) == 2


@rule("monsterlands:score.03")
def test_each_trophy_scores_its_value() -> None:
    for slain in MONSTERS:
        clan = table(2).clans[0]
        before = points(clan)
        clan.trophies = [slain]
        assert points(clan) == before + TROPHIES[slain]


@rule("monsterlands:score.04", "monsterlands:r.61")
def test_icons_are_counted_on_members_and_lands() -> None:
    clan = {"members": ["fandor"], "rookies": 2, "lands": {"kryzie": "luska", "gurban": None}}
    t = table(2, clans={0: clan})  # wind: chief, basic and Fandor; water: Luska the settler and Krysia
    assert icons(t.clans[0]) == [3, 2, 1, 0]
    assert (AFFINITY[m("fandor")], AFFINITY[m("luska")]) == (WIND, WATER)
    assert land("gurban") in t.clans[0].lands


@rule("monsterlands:score.05")
def test_points_for_the_icons_of_one_affinity() -> None:
    everybody = [CHIEF[FIRE], BASIC[FIRE], *(member for member in HIRED if AFFINITY[member] == FIRE)]
    clan = table(2).clans[0]
    for count, expected in enumerate((0, 1, 1, 3, 5, 7, 10, 10)):
        clan.members = everybody[:count]
        assert affinity_points(clan) == expected
    jungle = [member for member in HIRED if AFFINITY[member] == JUNGLE][:4]
    clan.members = everybody[:3] + jungle
    assert affinity_points(clan) == 3 + 5  # each affinity by itself


@rule("monsterlands:ex.score.1")
def test_stepan_ends_with_56_points() -> None:
    t = table(2)
    clan = t.clans[0]

    def fits(group: tuple[int, ...]) -> bool:
        counts = [sum(AFFINITY[member] == affinity for member in group) for affinity in range(4)]
        rest = 16 - REPUTATION[BASIC[WIND]] - sum(REPUTATION[member] for member in group)
        return rest == 0 and counts[WIND] == 1 and all(1 <= count <= 2 for count in counts[1:])

    hired = next(group for n in (4, 5, 6) for group in combinations(HIRED, n) if fits(group))
    clan.members += hired
    clan.glory, clan.trophies = 30, worth(4)
    assert (clan.glory, clan.reputation, trophies(clan), affinity_points(clan)) == (30, 16, 4, 3 + 1 + 1 + 1)
    assert points(clan) == 56
    assert parts(t)[0] == {"glory": 30, "reputation": 16, "trophies": 4, "affinities": 6}


# -- victory -----------------------------------------------------------------------------------------------------------


@rule("monsterlands:score.06")
def test_most_points_win() -> None:
    t = rivals(3)
    t.clans[1].glory += 2
    t.clans[2].glory += 1
    run(one(t))
    told = result(t)
    assert (t.over, told.winners, told.ranks) == (True, [1], [3, 1, 2])
    assert told.scores == [points(clan) for clan in t.clans]


@rule("monsterlands:score.07")
def test_first_the_chief_of_higher_reputation() -> None:
    t = rivals()
    t.clans[0].trophies, t.clans[0].coins = worth(1), 50
    t.clans[1].glory += 1
    assert result(t).winners == [0]
    t.clans[1].chief = BASIC[WATER]
    assert points(t.clans[0]) == points(t.clans[1])
    assert result(t).winners == [1]  # whatever trophies and coins the other has


@rule("monsterlands:score.08", "monsterlands:r.59")
def test_then_more_points_of_trophies() -> None:
    t = rivals()
    small = [slain for slain in MONSTERS if TROPHIES[slain] == 1][:2]
    big = next(slain for slain in MONSTERS if TROPHIES[slain] == 3)
    t.clans[0].trophies, t.clans[1].trophies = small, [big]
    t.clans[0].glory, t.clans[0].coins = t.clans[0].glory + 1, 50
    assert points(t.clans[0]) == points(t.clans[1])
    assert result(t).winners == [1]  # one card against two
    t.clans[1].trophies, t.clans[1].loot = [], [loot("trophy3")]
    assert points(t.clans[0]) == points(t.clans[1])
    assert result(t).winners == [1]


@rule("monsterlands:score.09")
def test_then_more_coins() -> None:
    t = rivals()
    t.clans[1].coins = 1
    assert result(t).winners == [1]


@rule("monsterlands:score.10", "monsterlands:r.60")
def test_clans_that_are_equal_in_all_share_the_victory() -> None:
    t = rivals(3)
    t.clans[2].glory -= 1
    told = result(t)
    assert (told.winners, told.ranks) == ([0, 1], [1, 1, 3])
