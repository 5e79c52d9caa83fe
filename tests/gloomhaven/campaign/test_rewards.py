"""What a scenario changes in the campaign."""

from __future__ import annotations

from typing import Any

import pytest

from gloomhaven.tables import table, top
from klubovna.games.gloomhaven.campaign.campaign import Campaign
from klubovna.games.gloomhaven.campaign.facts import QUESTS, UNSOLD
from klubovna.games.gloomhaven.campaign.quests import fulfilled, progress
from klubovna.games.gloomhaven.campaign.record import JOURNEY, SCENARIO, Chronicle, Sheet
from klubovna.games.gloomhaven.campaign.sheets import asked_for, may_pack, wear, worn
from klubovna.games.gloomhaven.campaign.world import allowed
from klubovna.games.gloomhaven.facts import MONSTER, TREASURES
from klubovna.games.gloomhaven.scenario.book import SCENARIO_FACTS
from klubovna.games.gloomhaven.scenario.reckoning import reckoning
from klubovna.games.gloomhaven.scenario.roomcards import RANDOM_DUNGEON
from klubovna.kernel.errors import SetupError
from klubovna.kernel.state import Result
from klubovna.testing import rule, run

STAFF = 114


def campaign(scenario: int = 1, **chosen: Any) -> Campaign:
    made = Campaign.begin(chosen)
    chronicle = made.chronicle
    chronicle.stage, chronicle.target = SCENARIO, scenario
    for line, role in enumerate(("brute", "tinkerer")):
        chronicle.heroes.append(Sheet(role=role, line=line, gold=10, xp=5, quests=[chronicle.world.quests.pop()]))
        chronicle.now.members[line] = line
    return made


def ended(made: Campaign, won: bool = True, **facts: Any) -> Chronicle:
    """The campaign after its scenario; `facts` change what is told of each character."""
    t = table("brute", "tinkerer", scenario=made.chronicle.target)
    t.won = 1 if won else -1
    t.casual = made.chronicle.casual
    told = reckoning(t)
    for row in told.details["campaign"]["characters"]:
        row.update(facts)
    return made.after(told).chronicle


@rule("gloomhaven:camp.03", "gloomhaven:reward.05", "gloomhaven:reward.01", "gloomhaven:reward.04")
def test_a_scenario_that_is_won() -> None:
    made = campaign()
    after = ended(made)
    assert after.world.done == [1]
    assert after.world.open == [1, *SCENARIO_FACTS[1].unlocks] == [1, 2]
    assert after.now.achievements == ["first-steps"]
    assert (after.now.place, after.stage) == (1, JOURNEY)
    assert made.chronicle.world.done == []
    second = campaign(2)
    assert ended(second).world.prosperity == 1
    assert ended(second).heroes[0].gold == 10 + 10
    assert [(one.scenario, one.won) for one in after.evenings] == [(1, True)]


@rule("gloomhaven:travel.03", "gloomhaven:camp.05")
def test_lost_or_casual_gives_no_rewards() -> None:
    lost = ended(campaign(2), won=False)
    assert (lost.world.done, lost.world.prosperity, lost.heroes[0].gold) == ([], 0, 10)
    assert lost.now.place == 2
    practice = campaign(2)
    practice.chronicle.casual = True
    assert practice.next_game()["options"]["casual"] is True
    after = ended(practice, slain={"bandit-guard": 2})
    assert (after.world.done, after.world.open, after.world.prosperity) == ([], [1], 0)
    assert after.heroes[0].gold == 10
    assert after.heroes[0].xp > 5  # experience, gold, checkmarks and progress of quests are gained all the same
    assert after.heroes[0].tally["kill:bandit-guard"] == 2
    assert after.heroes[0].scenarios == [2]


@rule("gloomhaven:tile.treasure.07")
def test_a_second_copy_of_what_lies_at_home_is_sold() -> None:
    made = campaign()
    made.chronicle.heroes[0].items = [10]  # War Hammer, price 30
    after = ended(made, gold=0, found_items=[10])
    assert [(one.items, one.gold) for one in after.heroes] == [([10], 10 + 15), ([10], 10)]


@rule("gloomhaven:scn.21.4", "gloomhaven:ach.03")
def test_what_was_lost_is_recovered() -> None:
    assert "artifact-recovered" not in ended(campaign(21)).world.achievements
    made = campaign(21)
    made.chronicle.world.achievements.append("artifact-lost")
    after = ended(made).world.achievements
    assert ("artifact-recovered" in after, "artifact-lost" in after, "the-rift-neutralized" in after) == (
        True, False, True,
    )  # fmt: skip


@rule("gloomhaven:scn.54.4", "gloomhaven:page.02")
def test_the_staff_of_xorn_is_for_its_seeker() -> None:
    made = campaign(53)
    seeker = made.chronicle.heroes[1]
    (quest,) = [i for i, one in enumerate(QUESTS) if one.name == "Seeker of Xorn"]
    seeker.quests = [quest]
    assert not allowed(made.chronicle, 54)
    after = ended(made)
    assert ([hero.items for hero in after.heroes], after.owed_items) == ([[], [STAFF]], [])
    assert allowed(after, 54)
    after.heroes[1].items.append(112)  # another two-handed one, chosen before
    after.heroes[1].first = [112]
    after.target = 54
    assert asked_for(after, after.heroes[0]) == 0
    assert asked_for(after, after.heroes[1]) == STAFF
    wear(after.heroes[1], STAFF)
    assert worn(after.heroes[1]) == [STAFF]
    assert may_pack(after, after.heroes[1]) == []
    after.target = 1
    assert may_pack(after, after.heroes[1]) == [112]
    assert STAFF in UNSOLD


@rule("gloomhaven:rand.01")
def test_a_random_dungeon_leaves_the_world_as_it_was() -> None:
    made = campaign(RANDOM_DUNGEON)
    made.chronicle.casual, made.chronicle.now.place = True, 1
    after = ended(made, slain={"bandit-guard": 2})
    assert Campaign(after).record()["world"] == made.record()["world"]
    assert (after.now.place, after.stage, after.heroes[0].scenarios) == (1, JOURNEY, [])
    assert after.heroes[0].xp > 5
    assert after.heroes[0].tally["kill:bandit-guard"] == 2
    assert [one.scenario for one in after.evenings] == [RANDOM_DUNGEON]


def test_blocked_scenarios_and_typed_rewards() -> None:
    after = ended(campaign(9))
    assert after.world.blocked == [8]
    assert "the-dead-invade" in after.world.achievements
    choice = ended(campaign(13))
    assert choice.owed_scenarios == [[15, 17, 20]]


def test_treasure_of_a_scenario() -> None:
    found = next(n for n, one in TREASURES.items() if one.items)
    item = TREASURES[found].items[0]
    after = ended(campaign(), treasures=[found], found_items=[item])
    assert after.world.looted == [found]
    assert after.heroes[0].items == [item]
    assert Campaign(after).chronicle.world.single.count(item) == 2


@rule("gloomhaven:donate.02")
def test_blessings_and_burdens_last_for_one_scenario() -> None:
    made = campaign()
    made.chronicle.heroes[0].blessings = 2
    made.chronicle.heroes[0].burden.damage = 3
    options = made.next_game()["options"]["characters"][0]
    assert (options["blessings"], options["damage"]) == (2, 3)
    after = ended(made)
    assert (after.heroes[0].blessings, after.heroes[0].burden.damage) == (0, 0)


def test_the_dead_are_buried() -> None:
    after = ended(campaign(permanent_death=True), dead=True)
    assert after.now.members == [-1, -1]
    assert all(sheet.dead for sheet in after.heroes)


def test_a_foreign_game_is_refused() -> None:
    made = campaign()
    for details in ({}, {"chronicle": {"play": "city"}}, {"campaign": {"scenario": 2}}):
        with pytest.raises(SetupError):
            made.after(Result([0], [1], [1], details))


def test_every_quest_is_counted() -> None:
    """A character that has done everything has fulfilled each of them; a new one none."""
    for quest, facts in enumerate(QUESTS):
        fresh = Sheet(role="brute", quests=[quest])
        assert not fulfilled(fresh), facts.id
        done = Sheet(role="brute", quests=[quest], gold=200, items=list(range(1, 151)), scenarios=list(range(1, 96)))
        for monster in MONSTER:
            done.count(f"kill:{monster}", 20)
            done.count(f"kill-with:113:{monster}", 20)
        for name in ("elites", "donated", "enhanced", "goal-checks", "exhausted", "others-exhausted"):
            done.count(name, 120)
        done.count("others-fulfilled", 2)
        assert fulfilled(done), (facts.id, progress(done, quest))
        assert not fulfilled(Sheet(role="brute"))  # cards.02


def test_a_quest_opens_the_scenarios_of_its_line() -> None:
    made = campaign(4)
    made.chronicle.heroes[0].quests = [0]  # three crypts
    made.chronicle.heroes[0].scenarios = [5, 6]
    assert 52 in ended(made).world.open
    assert 52 not in ended(campaign(4)).world.open


def test_kills_with_the_axe_are_those_of_its_own_blows() -> None:
    """Quest 520 counts undead that were killed by an attack to which the Skullbane Axe added its strength."""
    bones = ("living-bones", (1, 0), "normal", 3)
    for used in (True, False):
        t = table("brute", at={"brute": (0, 0)}, monsters=[bones], modifiers={"brute": ["+2"]}, items={"brute": [113]})
        run(top(t, "brute", "Trample"), target=1, item=112 if used else None)
        row = reckoning(t).details["campaign"]["characters"][0]
        assert row["slain"] == {"living-bones": 1}
        assert row.get("slain_with", []) == ([(113, "living-bones")] if used else [])
    after = ended(campaign(1), slain={"living-bones": 2}, slain_with=[(113, "living-bones"), (5, "living-bones")])
    assert after.heroes[0].tally["kill-with:113:living-bones"] == 1
