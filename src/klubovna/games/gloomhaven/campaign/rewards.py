"""What a scenario changes: what each character takes away, and the rewards of the scenario book."""

from __future__ import annotations

from typing import Any

from klubovna.games.gloomhaven.campaign.facts import CLASS_OF_SCENARIO, ENDS_QUEST
from klubovna.games.gloomhaven.campaign.guests import see_off
from klubovna.games.gloomhaven.campaign.quests import fulfilled, kill, kill_with, opens
from klubovna.games.gloomhaven.campaign.record import JOURNEY, NOBODY, Burden, Chronicle, Evening, Sheet
from klubovna.games.gloomhaven.campaign.sheets import change_checks
from klubovna.games.gloomhaven.campaign.world import (
    achieve,
    achieve_as_party,
    add_event,
    change_reputation,
    design,
    gain_prosperity,
    has_quest,
    open_class,
    open_envelope,
    open_scenario,
    random_design,
    random_scenario,
    resale,
)
from klubovna.games.gloomhaven.facts import GOALS
from klubovna.games.gloomhaven.scenario.roomcards import RANDOM_DUNGEON
from klubovna.kernel.chance import Chance

CHECKS_OF_GOAL = {goal.id: goal.checks for goal in GOALS}


def take_over(chronicle: Chronicle, told: dict[str, Any], chance: Chance) -> None:
    """The end of a scenario, as its result tells it."""
    party = chronicle.now
    heroes = chronicle.present()
    number, won = told["scenario"], told["won"]
    roles = [hero.role for hero in heroes]
    chronicle.evenings.append(
        Evening(
            scenario=number,
            casual=chronicle.casual,
            level=told["level"],
            won=won,
            rounds=told["rounds"],
            party=chronicle.party,
            roles=roles,
        )
    )
    for hero, row in zip(heroes, told["characters"], strict=True):
        _take_away(chronicle, hero, row, told)
    world = chronicle.world
    world.looted = sorted({*world.looted, *(n for row in told["characters"] for n in row["treasures"])})
    for item in told["item_designs"]:
        design(world, item)
    for _ in range(told["random_item_designs"]):
        random_design(world, chance)
    for _ in range(told["random_side_scenarios"]):
        random_scenario(world, chance)
    for opened in told["unlocked_by_treasure"]:
        open_scenario(world, opened)
    if won and not chronicle.casual:
        _rewards(chronicle, number, told, chance)
    if number != RANDOM_DUNGEON:  # rand.01: it lies nowhere
        party.place = number  # reward.05; a lost one is where the party stands, too (travel.03)
    for hero in heroes:
        notice(chronicle, hero)
    see_off(chronicle)
    chronicle.stage = JOURNEY


def notice(chronicle: Chronicle, hero: Sheet) -> None:
    """retire.01 Whether its quest is fulfilled now, and what the quest opens on the way."""
    if hero.retired or hero.dead:
        return
    hero.fulfilled = hero.fulfilled or fulfilled(hero)
    for number in opens(hero):
        open_scenario(chronicle.world, number)


def _take_away(chronicle: Chronicle, hero: Sheet, row: dict[str, Any], told: dict[str, Any]) -> None:
    """end.02, end.07, camp.05 Casual play gives this too."""
    hero.xp += row["xp"]
    hero.gold += row["gold"]
    change_checks(hero, row["checks"])
    for item in row["found_items"]:
        chronicle.world.single.append(item)
        if item in hero.items:
            hero.gold += resale(item)  # tile.treasure.07: it has one at home
        else:
            hero.items.append(item)
    hero.blessings = 0  # donate.02: for one scenario
    hero.burden = Burden()
    for monster, times in row["slain"].items():
        hero.count(kill(monster), times)
    for item, monster in row.get("slain_with", []):
        if item == QUEST_ITEM:
            hero.count(kill_with(item, monster))
    if row["elites"]:
        hero.count("elites", row["elites"])
    if told["won"] and row["goal_met"]:
        hero.count("goal-checks", CHECKS_OF_GOAL[row["goal"]])
    if row["exhausted"]:
        hero.count("exhausted")
    others = sum(other["exhausted"] for other in told["characters"] if other is not row)
    if others:
        hero.count("others-exhausted", others)
    if told["won"] and told["scenario"] not in (*hero.scenarios, RANDOM_DUNGEON):
        hero.scenarios.append(told["scenario"])
    if row["dead"]:
        bury(chronicle, hero)


QUEST_ITEM = 113
"""The only item whose kills a quest counts."""


def bury(chronicle: Chronicle, hero: Sheet) -> None:
    """var.05 Its items go back to the shop, its gold is gone, its quest is shuffled back, its sheet is put away."""
    hero.dead = True
    chronicle.world.quests = sorted([*chronicle.world.quests, *hero.quests])
    put_away(chronicle, hero)


def put_away(chronicle: Chronicle, hero: Sheet) -> None:
    """retire.03 Nobody has its items any more, which puts them into the shop."""
    hero.items = []
    hero.gold = 0
    hero.quests = []
    members = chronicle.now.members
    members[hero.line] = NOBODY


def take_home(chronicle: Chronicle, item: int, quest: str) -> None:
    """An item for the one whose personal quest leads there."""
    for hero in chronicle.present():
        if has_quest(hero, quest) and item not in hero.items:
            chronicle.world.single.append(item)
            hero.items.append(item)


def _rewards(chronicle: Chronicle, number: int, told: dict[str, Any], chance: Chance) -> None:
    """reward.01 What the scenario book lists; gold, experience and checkmarks are in what each takes away."""
    world = chronicle.world
    rewards: dict[str, Any] = told["rewards"]
    world.done = sorted({*world.done, number})  # camp.03
    for opened in told["unlocks"]:
        open_scenario(world, opened)
    world.blocked = sorted({*world.blocked, *told["blocks"]})
    for name in rewards.get("lost_party_achievements", []):
        if name in chronicle.now.achievements:
            chronicle.now.achievements.remove(name)
    for name in rewards.get("party_achievements", []):
        achieve_as_party(chronicle, name, chance)
    for row in rewards.get("global_achievements_if", []):
        if row["if_global_complete"] in world.achievements:
            achieve(chronicle, row["gain"], chance)
    for name in rewards.get("global_achievements", []):
        achieve(chronicle, name, chance)
    gain_prosperity(world, rewards.get("prosperity", 0))
    change_reputation(chronicle, rewards.get("reputation", 0), chance)
    for item in rewards.get("item_designs", []):
        design(world, item)
    for row in rewards.get("items", []):
        if "to_quest" in row:
            take_home(chronicle, row["item"], row["to_quest"])
        else:
            chronicle.owed_items += [row["item"]] * row["copies"]
    chronicle.owed_gold += rewards.get("gold_collective", 0)
    for event in rewards.get("add_events", []):
        add_event(world, event)
    if "unlock_one_of" in rewards:
        chronicle.owed_scenarios.append(rewards["unlock_one_of"])
    if number not in ENDS_QUEST:  # what ends a quest is opened by the one who retires
        if number in CLASS_OF_SCENARIO:
            open_class(world, CLASS_OF_SCENARIO[number], chance)
        if "envelope" in rewards:
            open_envelope(world, rewards["envelope"], chance)
