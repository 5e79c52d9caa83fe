"""Sam, the automated player, in the placement phase and in clean-up."""

from klubovna.games.monsterlands import sam
from klubovna.games.monsterlands.facts import (
    ARMOURY,
    BUILDINGS,
    LABORATORY,
    LODGE,
    MARKET,
    MINE,
    MINE_COINS,
    MINE_DICE,
    PAWNSHOP,
    TAVERN,
    TRAP_KIND,
    TRAP_PRICE,
)
from klubovna.games.monsterlands.moments import NO_MEMBER, NO_TRAP, SAM
from klubovna.games.monsterlands.state import Table
from klubovna.games.monsterlands.turn import Adventure, CleanUp, Round, Turn
from klubovna.testing import offered, rule, run
from monsterlands.tables import (
    PLACE,
    action,
    game,
    kind,
    path,
    quiet,
    table,
    until,
)

PAWN = ("citadel", PAWNSHOP)


def sams(t: Table, red: int, yellow: int, *more: int) -> Table:
    """One turn of Sam with these dice."""
    t.chance.load(red, yellow, *more)
    sam.act(t)
    assert t.chance.loaded == []
    return t


def at(t: Table, place: str, *numbers: int) -> None:
    """Sam's tokens on paths."""
    for number in numbers:
        t.who[path(place, number)] = SAM
        t.sam_tokens -= 1


@rule("monsterlands:sam.02")
def test_sam_does_nothing_in_the_dice_pool_phase() -> None:
    t = table(1, phase=Round)
    g = game(t)
    assert not [e for e in g.events(None) if e["event"].startswith("sam")]
    assert g.view(0)["table"]["sam"]["tokens"] == 6


@rule("monsterlands:sam.03")
def test_sam_does_nothing_in_clean_up() -> None:
    t = table(1, phase=CleanUp, clans={0: {"coins": 9}})
    at(t, "land_a", 1)
    g = game(t)
    told = [e["event"] for e in g.events(None)]
    assert "round" in told
    assert not [name for name in told if name.startswith("sam")]


@rule("monsterlands:sam.place.01", "monsterlands:sam.place.02")
def test_the_red_die_chooses_the_area_and_the_yellow_one_the_building() -> None:
    for red in range(1, 5):
        for yellow, building in enumerate((LODGE, LABORATORY, TAVERN, ARMOURY, MARKET, MINE), 1):
            rolls = () if building in (LABORATORY, MINE) else (4,)
            t = sams(table(1), red, yellow, *rolls)
            assert [len(there) for there in t.placed] == [int(b == building) for b in range(len(BUILDINGS))]
            assert SAM not in t.who


@rule("monsterlands:sam.place.01", "monsterlands:sam.place.03")
def test_outside_the_yellow_die_chooses_a_land_path_or_a_quest() -> None:
    for red in (5, 6):
        for yellow in range(1, 7):
            t = sams(table(1), red, yellow)
            goal = path("land_a", yellow) if yellow < 5 else path("quest_a" if yellow == 5 else "quest_b", 1)
            assert [p for p in range(len(t.who)) if t.who[p] == SAM] == [goal]
            assert not any(t.placed)


@rule("monsterlands:sam.place.04", "monsterlands:r.67")
def test_sam_rolls_again_where_there_is_no_room() -> None:
    t = table(1, placed={"laboratory": [0, 1]})
    t.chance.load(1, 2)
    sams(t, 3, 6)
    assert t.placed[MINE] == [0]
    t = table(1, panic=["mine"])
    t.chance.load(1, 6)
    sams(t, 3, 2)
    assert (t.placed[MINE], t.placed[LABORATORY]) == ([], [0])
    t = table(1)
    t.sam_tokens = 0
    t.chance.load(5, 1)
    sams(t, 1, 2)
    assert SAM not in t.who


@rule("monsterlands:r.67")
def test_if_nothing_at_all_is_possible_sam_does_nothing() -> None:
    t = table(1, panic=list(BUILDINGS))
    t.sam_tokens = 0
    before = t.chance.count
    sam.act(t)
    assert t.chance.count == before


@rule("monsterlands:sam.place.05", "monsterlands:r.68")
def test_sam_acts_after_each_action_until_the_player_has_no_dice() -> None:
    t = table(1, clans={0: {"strength": 3}})
    acted = 0
    for left in (2, 1, 0):
        before = t.sam_tokens, sum(len(there) for there in t.placed)
        run(action(t), turn_deed=PAWN, **({"pawnshop_strength": 1} if left else {}))
        acted += before != (t.sam_tokens, sum(len(there) for there in t.placed))
        assert type(t.task) is (Turn if left else Adventure)
    assert acted == 2


@rule("monsterlands:sam.place.06", "monsterlands:r.96")
def test_lodge_a_row_of_traps_is_removed() -> None:
    for red, row in ((1, 0), (2, 1), (3, 2), (4, 0)):
        t = table(1)
        before = t.lodge[:]
        sams(t, red, 1, 5)
        kept = [i for i in range(6) if i // 2 != row]
        assert (t.placed[LODGE], [t.lodge[i] for i in kept]) == ([5], [before[i] for i in kept])
        assert sorted(t.trap_discard) == sorted(before[2 * row : 2 * row + 2])
        assert NO_TRAP not in t.lodge
        assert not set(t.lodge) & set(t.trap_discard)


@rule("monsterlands:r.96")
def test_sams_haggling_die_counts_for_the_next_one() -> None:
    t = sams(table(1, clans={0: {"haggle": [3], "coins": 20}}), 1, 1, 5)
    for slot in range(1, 6):
        t.trap_supply.append(t.lodge[slot])
        t.lodge[slot] = NO_TRAP
    t.lodge[0] = next(trap for trap in t.trap_supply if TRAP_KIND[trap] == kind("up_a8"))
    t.trap_supply.remove(t.lodge[0])
    run(action(t), turn_deed=("citadel", LODGE), lodge_trap=kind("up_a8"))
    assert t.clans[0].coins == 20 - max(1, TRAP_PRICE[kind("up_a8")] - (5 + 3))


@rule("monsterlands:sam.place.07")
def test_laboratory_the_first_free_space_from_the_top() -> None:
    for taken, space in (([], 0), ([0], 1), ([1], 0)):
        t = sams(table(1, placed={"laboratory": taken}), 2, 2)
        assert t.placed[LABORATORY] == [*taken, space]
        assert t.spent[1] == 1


@rule("monsterlands:sam.place.08", "monsterlands:r.96")
def test_tavern_one_mercenary_is_removed() -> None:
    for red, row in ((1, 0), (2, 1), (3, 2), (4, 0)):
        t = table(1)
        before, rookies = t.offer[:], t.rookies[:]
        sams(t, red, 3, 2)
        assert (t.placed[TAVERN], t.discard, t.rookies) == ([2], [before[row]], rookies)
        assert [t.offer[i] for i in range(3) if i != row] == [before[i] for i in range(3) if i != row]
        assert NO_MEMBER not in t.offer


@rule("monsterlands:sam.place.09")
def test_armoury_the_leftmost_free_space() -> None:
    t = table(1, placed={"armoury": [0]})
    offers = t.lodge[:], t.offer[:], t.market[:]
    sams(t, 3, 4, 6)
    assert (t.placed[ARMOURY], t.spent[2]) == ([0, 6], 1)
    assert (t.lodge, t.offer, t.market) == offers  # nothing is removed


@rule("monsterlands:sam.place.10", "monsterlands:r.96")
def test_market_one_card_is_removed_from_the_game() -> None:
    for red, row in ((1, 0), (2, 1), (3, 2), (4, 0)):
        t = table(1)
        before = t.market[:]
        sams(t, red, 5, 3)
        assert (t.placed[MARKET], t.equipment_out) == ([3], [before[row]])
        assert [t.market[i] for i in range(3) if i != row] == [before[i] for i in range(3) if i != row]
        assert t.market[row] >= 0


@rule("monsterlands:sam.place.11")
def test_mine_the_richest_free_space() -> None:
    taken: list[int] = []
    while len(taken) < table(1).spaces[MINE]:
        t = sams(table(1, placed={"mine": taken}), 1, 6)
        space = t.placed[MINE][-1]
        free = [s for s in range(t.spaces[MINE]) if s not in taken]
        assert MINE_COINS[space] == max(MINE_COINS[s] for s in free)
        assert t.spent[0] == MINE_DICE[space]
        taken.append(space)
    assert MINE_COINS[taken[0]] == 6


@rule("monsterlands:sam.place.12", "monsterlands:r.66")
def test_land_paths_the_one_named_else_the_leftmost_free() -> None:
    for taken, yellow, goal in (([], 3, 3), ([3], 3, 1), ([1, 3], 3, 2), ([1, 2, 3], 1, 4)):
        t = table(1)
        at(t, "land_a", *taken)
        sams(t, 5, yellow)
        assert t.who[path("land_a", goal)] == SAM
        assert t.sam_tokens == 6 - len(taken) - 1
    t = table(1)
    at(t, "land_a", 1, 2, 3, 4)
    t.chance.load(5, 2)
    sams(t, 6, 5)
    assert t.who[path("quest_a", 1)] == SAM


@rule("monsterlands:sam.place.12", "monsterlands:sam.place.13")
def test_sam_blocks_his_path() -> None:
    tile, _ = quiet(1)
    dice = {"strength": 6, "magic": 6, "haggle": [1, 1]}
    for place, paths in (("land_a", 4), ("quest_a", 2), ("quest_b", 2)):
        t = table(1, clans={0: dice}, events={"land_a": tile})
        at(t, place, 1)
        if paths > 2:
            assert path(place, 1) not in offered(until(t.clone()), turn_deed=("outside", PLACE[place])).options
        for number in range(1, paths + 1):
            t.who[path(place, number)] = SAM
        assert ("outside", PLACE[place]) not in offered(until(t)).options


@rule("monsterlands:sam.place.13")
def test_quest_paths_the_leftmost_free() -> None:
    for yellow, place in ((5, "quest_a"), (6, "quest_b")):
        t = sams(table(1), 5, yellow)
        sams(t, 6, yellow)
        assert (t.who[path(place, 1)], t.who[path(place, 2)], t.sam_tokens) == (SAM, SAM, 4)
        t.chance.load(5, yellow)
        sams(t, 1, 2)  # both are taken: again
        assert t.placed[LABORATORY] == [0]
