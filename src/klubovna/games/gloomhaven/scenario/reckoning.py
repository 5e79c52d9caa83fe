"""The end of a scenario: what every character takes away, as a record that a campaign can take over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from klubovna.games.gloomhaven.facts import (
    BONUS_XP,
    CLASS_IDS,
    CLASSES,
    GOALS,
    GOLD,
    ITEMS,
    MONSTERS,
    TREASURES,
    GoalFacts,
)
from klubovna.games.gloomhaven.figures import CHARACTER
from klubovna.games.gloomhaven.scenario.counts import (
    COINS_LOOTED,
    ELITES,
    FIRST_KILL,
    HP_LEFT,
    ITEM_USES,
    KILLS,
    LONG_RESTS,
    LOWEST_HP,
    OVERKILL,
    ROOMS_OPENED,
    SHORT_RESTS,
    TRAPS,
    TREASURES_LOOTED,
    UNDAMAGED,
)
from klubovna.games.gloomhaven.scenario.roomcards import FINDS
from klubovna.kernel.state import Result
from klubovna.kernel.text import Term

if TYPE_CHECKING:
    from klubovna.games.gloomhaven.figures import Character
    from klubovna.games.gloomhaven.state import Table

BURNING = 62
SACRIFICED: Final = TREASURES[BURNING].items
"""The treasure of scenario 82."""
CONCLUSIONS: Final = ("", "A", "B")
COUNTED: Final = {
    "traps_sprung_or_disarmed_on_own_or_own_summon_turn": TRAPS,
    "treasure_tiles_looted": TREASURES_LOOTED,
    "rooms_revealed_by_opening_door_on_own_turn": ROOMS_OPENED,
    "money_tokens_looted": COINS_LOOTED,
    "monsters_killed": KILLS,
    "elite_monsters_killed": ELITES,
    "item_uses": ITEM_USES,
    "best_overkill_damage": OVERKILL,
    "first_monster_kill_of_scenario_is_yours": FIRST_KILL,
    "lowest_hp": LOWEST_HP,
    "undamaged_monsters_killed_with_one_attack": UNDAMAGED,
    "short_rests": SHORT_RESTS,
    "long_rests": LONG_RESTS,
}


def hp_now(t: Table, character: Character) -> int:
    figure = t.figure(character.figure)
    return figure.hp if figure is not None else character.counts[HP_LEFT]  # exh.08


def max_hp(character: Character) -> int:
    return CLASSES[character.role].hp[character.level - 1]


def exhausted(t: Table, character: Character) -> bool:
    """spec.15 Not so who has left the scenario."""
    return character.figure < 0 and not t.memory.get(f"departed {t.characters.index(character)}")


def measured(t: Table, character: Character, measure: str) -> int:
    """What a battle goal looks at."""
    from klubovna.games.gloomhaven.cards.piles import active_of

    if measure in COUNTED:
        return character.counts[COUNTED[measure]]
    if measure == "cards_in_hand_and_discard_at_end":
        return len(character.hand) + len(character.discard) + len(active_of(character, lost=False))  # bonus.08
    if measure == "xp_gained":
        return character.xp
    if measure == "hp_at_end":
        return hp_now(t, character)
    if measure == "allied_characters_exhausted":
        return sum(exhausted(t, other) for other in t.characters if other is not character)
    if measure == "money_tokens_and_treasure_tiles_looted":
        return character.counts[COINS_LOOTED] + character.counts[TREASURES_LOOTED]
    return t.idle_rounds


def met(t: Table, character: Character, goal: GoalFacts) -> bool:
    """bgoal.02"""
    wanted = goal.value
    if wanted == "max_hp":
        wanted = max_hp(character)
    elif wanted == "half_up(max_hp)":
        wanted = (max_hp(character) + 1) // 2
    elif wanted == "level+2":
        wanted = character.level + 2
    have = measured(t, character, goal.measure)
    assert isinstance(wanted, int)
    return have == wanted if goal.op == "==" else have <= wanted if goal.op == "<=" else have >= wanted


def dead(t: Table, character: Character) -> bool:
    """var.02, var.04 With permanent death: nothing but the loss of all hit points takes a figure from the map."""
    who = t.characters.index(character)
    return t.permanent and all(figure.form != CHARACTER or figure.who != who for figure in t.figures)


def kept(t: Table, character: Character) -> list[int]:
    """scn.82.3 Treasure that a lost scenario takes back."""
    back = [BURNING] if t.won != 1 and "mountain" in t.book.rules else []
    return [number for number in character.looted if number not in back]


def rewards(t: Table) -> dict[str, Any]:
    """end.09, end.13, camp.05 What the scenario book lists; scn.82.4 some of it only for one of two conclusions."""
    if t.won != 1 or t.casual:
        return {}
    listed = t.book.facts.rewards
    ended = t.memory.get("conclusion", 0)
    if "by_conclusion" not in listed:
        return listed
    common = {name: value for name, value in listed.items() if name != "by_conclusion"}
    return {**common, **listed["by_conclusion"].get(CONCLUSIONS[ended], {})}


def taken_away(t: Table, character: Character) -> dict[str, Any]:
    """end.02, end.03, end.07, end.08, end.10, end.12 For one character; exhausted ones share in all (exh.06)."""
    won = t.won == 1
    looted = kept(t, character)
    treasures = [TREASURES[number] for number in looted if number in TREASURES]
    checks = sum(one.checks for one in treasures)
    goals = t.goals[t.characters.index(character)]
    goal = GOALS[goals[0]] if len(goals) == 1 else None
    fulfilled = goal is not None and met(t, character, goal)
    listed = rewards(t)
    checks += listed.get("checks_each", 0)
    if won and fulfilled and goal is not None:
        checks += goal.checks  # bgoal.02, bgoal.03
    xp = character.xp + sum(one.xp for one in treasures) + (BONUS_XP[t.level] if won else 0) + listed.get("xp_each", 0)
    gold = character.coins * GOLD[t.level] + sum(one.gold for one in treasures) + listed.get("gold_each", 0)
    found = [number for number in character.found if len(looted) == len(character.looted) or number not in SACRIFICED]
    second = [number for number in found if number - 1 in character.items]
    gold += sum(ITEMS[number - 1].price // 2 for number in second)  # tile.treasure.07
    struck = [(ITEMS[item].id, MONSTERS[kind].id) for item, kind in character.slain_with]
    told = {
        "name": character.name,
        "role": CLASS_IDS[character.role],
        "seat": character.seat,
        "level": character.level,
        "exhausted": exhausted(t, character),
        "dead": dead(t, character),
        "xp": xp,
        "xp_total": character.start_xp + xp,
        "gold": gold,
        "gold_total": character.gold + gold,
        "checks": checks,
        "checks_total": character.checks + checks,
        "goal": goal.id if goal is not None else None,
        "goal_met": fulfilled,
        "items": [ITEMS[item].id for item in character.items],
        "found_items": [number for number in found if number not in second],
        "treasures": [number for number in looted if number not in FINDS],
        "perks": character.perks[:],
        "elites": character.counts[ELITES],
        "slain": {MONSTERS[kind].id: character.slain.count(kind) for kind in sorted({*character.slain})},
    }
    return {**told, "slain_with": struck} if struck else told


def experience(t: Table) -> dict[str, list[int]]:
    """xp.01, end.02 Experience of each seat: from what its characters did, and from what they take away."""
    counted = {category: [0] * t.seats for category in ("points-deeds", "points-taken")}
    for character in t.characters if t.town is None else ():
        counted["points-deeds"][character.seat] += character.xp
        counted["points-taken"][character.seat] += taken_away(t, character)["xp"] - character.xp
    return counted


def reckoning(t: Table) -> Result:
    """ov.01 All win or lose together."""
    won = t.won == 1
    party = [taken_away(t, character) for character in t.characters]
    facts = t.book.facts
    told = won and not t.casual  # camp.05
    treasures = [TREASURES[n] for character in t.characters for n in kept(t, character) if n in TREASURES]
    campaign = {
        "scenario": t.book.number,
        "level": t.level,
        "won": won,
        "rounds": t.round,
        "characters": party,
        "rewards": rewards(t),
        "unlocks": facts.unlocks if told else [],
        "blocks": facts.blocks if told else [],
        "item_designs": [one.item_design for one in treasures if one.item_design],
        "random_item_designs": sum(one.random_item_design for one in treasures),
        "random_side_scenarios": sum(one.random_side_scenario for one in treasures),
        "unlocked_by_treasure": [one.unlock_scenario for one in treasures if one.unlock_scenario],
        "killed": t.kills[:],
        "conclusion": t.memory.get("conclusion", 0),
    }
    everybody = list(range(t.seats))
    xp, gold, checks = (
        [sum(one[name] for one in party if one["seat"] == seat) for seat in everybody]
        for name in ("xp", "gold", "checks")
    )
    details = {"gold": gold, "checks": checks, "campaign": campaign}
    return Result(everybody if won else [], [1 if won else 2] * t.seats, xp, details, ("campaign",))


def why(t: Table) -> Term:
    """end.01, exh.05 How the scenario ended."""
    if t.town is not None:
        return Term("why-visit")
    if t.won == 1:
        return Term("why-won", rounds=t.round)
    down = [who for who, character in enumerate(t.characters) if character.figure < 0]
    everybody = len(down) == len(t.characters)
    return Term("why-exhausted" if everybody else "why-failed", who=("character", down), rounds=t.round)
