"""The solo game: set-up, ranks, and what Sam does in the adventure."""

from typing import Any

import pytest

from klubovna.games.monsterlands import RULES, sam
from klubovna.games.monsterlands.facts import (
    ARMOURY,
    CONQUEST_VALUE,
    DICE_SUPPLY,
    DIFFICULTIES,
    HIRE_AT_FIRST,
    LABORATORY,
    LAND_A,
    LAND_B,
    MINE,
    MONSTER_FACTS,
    QUEST_FACTS,
    REPUTATION,
    SCENARIOS,
    Path,
)
from klubovna.games.monsterlands.moments import EMPTY, NO_LAND, NO_MONSTER, SAM
from klubovna.games.monsterlands.scoring import points
from klubovna.games.monsterlands.state import Table
from klubovna.games.monsterlands.turn import Adventure, CleanUp, EndOfRound, Round
from klubovna.kernel import new
from klubovna.kernel.errors import SetupError
from klubovna.testing import rule, run
from monsterlands.tables import (
    QUEST,
    begin,
    faces,
    game,
    land,
    load_attack,
    loot,
    m,
    monster,
    one,
    path,
    quiet,
    resolve,
    table,
    until,
)


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


# -- set-up ------------------------------------------------------------------------------------------------------------


@rule("monsterlands:solo.01")
def test_no_ruses_module_in_the_solo_game() -> None:
    with pytest.raises(SetupError):
        new(RULES, seats=1, options={"ruses": True})
    assert not table(1).ruses


@rule("monsterlands:solo.02")
def test_a_solo_game_is_set_up_as_for_two() -> None:
    t, two = table(1), table(2)
    assert (t.monsters[LAND_B], t.lands[LAND_B]) == (NO_MONSTER, NO_LAND)
    assert (t.monsters[LAND_A] >= 0, t.lands[LAND_A] >= 0) == (True, True)
    assert t.spaces == two.spaces


@rule("monsterlands:solo.03")
def test_the_player_takes_an_affinity_of_his_choice() -> None:
    g = new(RULES, seats=1, seed=1)
    assert g.decision is not None
    assert (g.decision.kind.name, g.decision.options) == ("setup.affinity", [0, 1, 2, 3])
    g.choose(2)
    mine = g.view(0)["table"]["clans"][0]
    assert (mine["affinity"], [one["id"] for one in mine["members"]]) == ("fire", ["onduru", "trunk"])


@rule("monsterlands:solo.04", "monsterlands:r.97")
def test_three_mercenaries_are_on_offer_two_of_them_for_beginners() -> None:
    for seed in range(30):
        t = table(1, seed=seed)
        assert len(t.offer) == 3
        assert sum(REPUTATION[member] <= HIRE_AT_FIRST for member in t.offer) >= 2


@rule("monsterlands:solo.05", "monsterlands:sam.01")
def test_sam_has_six_tokens_and_nothing_else() -> None:
    t = table(1)
    shown = game(t).view(0)["table"]
    assert shown["sam"] == {"tokens": 6, "pile": 0, "discard": []}
    assert len(shown["clans"]) == 1
    assert len(t.out) == 8 - 2  # the starters that nobody took: his tokens


@rule("monsterlands:solo.06")
def test_the_player_chooses_the_difficulty() -> None:
    for i, name in enumerate(DIFFICULTIES):
        t = table(1, difficulty=name)
        assert t.difficulty == i
    firsts = {MONSTER_FACTS[table(1, difficulty="normal", seed=seed).monsters[LAND_A]].level for seed in range(20)}
    assert firsts == {"A"}
    firsts = {MONSTER_FACTS[table(1, difficulty="hard", seed=seed).monsters[LAND_A]].level for seed in range(20)}
    assert firsts == {"A", "B"}


@rule("monsterlands:solo.07", "monsterlands:r.97")
def test_the_player_is_first_and_stays_so() -> None:
    g = new(RULES, seats=1, seed=1, roles=["wind"])
    assert g.decision is not None
    assert (g.decision.kind.name, g.decision.seat) == ("turn.deed", 0)
    assert not [e for e in g.events(None) if e["event"].startswith("sam")]
    t = table(1, phase=EndOfRound)
    run(one(t))
    assert (t.first, t.round) == (0, 2)


@rule("monsterlands:solo.08", "monsterlands:r.71")
def test_sams_two_dice_lie_apart_and_he_is_never_short_of_dice() -> None:
    t = table(1)
    assert t.dice == [DICE_SUPPLY[0] - 1, DICE_SUPPLY[1], DICE_SUPPLY[2] - 1]
    supply = t.dice[:]
    sams(t, 1, 2)
    assert t.dice == [supply[0], supply[1] - 1, supply[2]]
    t = table(1)
    t.dice = [0, 0, 0]
    sams(t, 1, 2)
    sams(t, 1, 6)
    sams(t, 1, 4, 3)
    assert (t.dice, [len(t.placed[b]) for b in (LABORATORY, MINE, ARMOURY)]) == ([0, 0, 0], [1, 1, 1])


@rule("monsterlands:solo.09", "monsterlands:solo.12")
def test_any_scenario_may_be_chosen_and_ends_with_a_rank() -> None:
    for scenario in SCENARIOS:
        roles = [scenario.setup.starter_affinity or "wind"]
        t = table(1, scenario=scenario.number, roles=roles, difficulty="normal")
        assert t.scenario == scenario.number
    ranks = []
    for vp in (34, 35, 45, 60):
        t = table(1)
        t.clans[0].glory += vp - points(t.clans[0])
        t.round = 6
        begin(t, EndOfRound)
        run(one(t))
        ranks.append(t.result().details["rank"])
        assert t.result().winners == ([] if vp < 35 else [0])
    assert ranks == ["klutz", "apprentice", "veteran", "hero"]


@rule("monsterlands:solo.10", "monsterlands:solo.11")
def test_six_rounds_unless_the_scenario_says_otherwise_and_no_end_at_thirty_glory() -> None:
    for number, last in ((1, 6), (3, 3)):
        for played in range(1, last + 1):
            t = table(1, scenario=number, round=played, phase=EndOfRound, clans={0: {"glory": 33}})
            run(one(t))
            assert t.over is (played == last)


# -- Sam's adventure ---------------------------------------------------------------------------------------------------


@rule("monsterlands:sam.adv.01", "monsterlands:sam.adv.02", "monsterlands:r.69")
def test_sam_on_the_left_wins_a_roll_quest() -> None:
    hero = {"seat": 0, "member": "fandor", "strength": 6}
    quest = QUEST_FACTS[0]
    t = table(1, quests=(quest.id, QUEST_FACTS[1].id), paths={("quest_a", 2): hero})
    at(t, "quest_a", 1)
    before = t.chance.count
    run(resolve(t, "quest_a"))
    clan = t.clans[0]
    assert (clan.glory, clan.coins, clan.quests, t.chance.count) == (5, 0, 0, before)
    assert (t.quests[0], t.quests_out) == (EMPTY, [QUEST[quest.id]])
    t = table(1, quests=(quest.id, QUEST_FACTS[1].id), paths={("quest_a", 1): hero}, dice=(6,) * 6)
    at(t, "quest_a", 2)
    run(resolve(t, "quest_a"))
    assert (t.clans[0].glory, t.clans[0].coins) == (5 + quest.roll.reward.glory, quest.roll.reward.coins)


@rule("monsterlands:sam.adv.03")
def test_sam_takes_no_part_in_a_pay_quest() -> None:
    quest = next(q for q in QUEST_FACTS if q.pay.cost.coins)
    other = next(q for q in QUEST_FACTS if q is not quest)
    for number, reward in ((1, quest.pay.left), (2, quest.pay.right)):
        t = table(1, quests=(other.id, quest.id), clans={0: {"coins": quest.pay.cost.coins}},
                  paths={("quest_b", number): {"seat": 0, "member": "fandor"}})  # fmt: skip
        at(t, "quest_b", 3 - number)
        run(resolve(t, "quest_b"), quest_pay=True)
        assert t.clans[0].glory == 5 + reward.glory


def realm(*numbers: int, **more: Any) -> tuple[Table, list[Path]]:
    """Deepsting at a land of fire, Sam on some of the first three paths, quiet as far as they go."""
    tile, _ = quiet(3)
    t = table(1, monsters={"land_a": "hlubstir"}, lands={"land_a": "gurban"}, events={"land_a": tile}, **more)
    at(t, "land_a", *numbers)
    return t, [path("land_a", n) for n in (1, 2, 3)]


@rule("monsterlands:sam.adv.01", "monsterlands:sam.adv.04", "monsterlands:sam.adv.05", "monsterlands:sam.adv.06")
def test_sam_removes_the_monster_then_the_land_then_nothing() -> None:
    for paths, monsters, lands in (((2,), [], 1), ((1, 3), [], 0), ((1, 2, 3), [], 0)):
        t, _ = realm(*paths)
        before = t.chance.count
        run(resolve(t, "land_a"))
        assert (t.monsters[LAND_A], t.monster_discard, t.clans[0].trophies) == (
            NO_MONSTER, [monster("hlubstir")], monsters)  # fmt: skip
        assert (t.lands[LAND_A] >= 0, t.lands_out) == (lands, [] if lands else [land("gurban")])
        assert t.chance.count == before


@rule("monsterlands:r.70")
def test_what_sam_removes_counts_as_beaten() -> None:
    first = {"seat": 0, "member": "fandor", "strength": 1}
    last = {"seat": 0, "member": "lorin", "strength": 4}
    t, (one, _, three) = realm(
        2, phase=Adventure, display=["coins12", "kill6"], paths={("land_a", 1): first, ("land_a", 3): last}
    )
    load_attack(t, "land_a")
    t.chance.load(6)
    t.chance.load(*faces(CONQUEST_VALUE[land("gurban")], 4))  # Fandor's damage is no help against the land
    token = loot("coins12")
    run(until(t, CleanUp), conquest_try=True, loot_take=token)
    clan = t.clans[0]
    assert (t.results[one], t.results[three]) == (6, CONQUEST_VALUE[land("gurban")])
    assert (clan.lands, clan.loot, clan.trophies) == ([land("gurban")], [token], [])
    run(until(t, Round), cleanup_deed=None)
    assert t.monsters[2] == NO_MONSTER  # it does not come to the entrance
    assert t.lands[LAND_A] >= 0


@rule("monsterlands:r.70")
def test_no_ability_of_a_monster_touches_sam_or_works_for_him() -> None:
    tile, _ = quiet(3)
    for name in ("lepivec", "piskor"):
        t = table(1, monsters={"land_a": name}, lands={"land_a": "kale"}, events={"land_a": tile},
                  paths={("land_a", 2): {"seat": 0, "member": "fandor", "strength": 1}})  # fmt: skip
        at(t, "land_a", 1)
        run(resolve(t, "land_a"), conquest_try=False, loot_take=t.loot_display[0])
        assert (t.wounded[m("fandor")], t.fled, t.monster_discard) == (False, [], [monster(name)])
    t = table(1)
    t.who[path("land_a", 1)], t.who[path("land_a", 2)] = m("fandor"), SAM
    assert t.adjacent(path("land_a", 1)) == []  # no dice are turned on him
