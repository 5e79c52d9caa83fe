"""Coins and treasure."""

from __future__ import annotations

from klubovna.games.gloomhaven.combat.conditions import give
from klubovna.games.gloomhaven.combat.suffer import CARRIED, suffer
from klubovna.games.gloomhaven.events import CARRIES, TREASURE_LOOTED
from klubovna.games.gloomhaven.events import COINS_LOOTED as COINS_TOLD
from klubovna.games.gloomhaven.facts import TREASURES
from klubovna.games.gloomhaven.figures import Character
from klubovna.games.gloomhaven.scenario.counts import COINS_LOOTED, TREASURES_LOOTED
from klubovna.games.gloomhaven.scenario.hooks import Occasion, happens
from klubovna.games.gloomhaven.scenario.roomcards import FINDS
from klubovna.games.gloomhaven.scenario.triggers import fire
from klubovna.games.gloomhaven.state import Table
from klubovna.kernel.hexes import Hex

GOAL = -1


async def loot_hex(t: Table, character: Character, at: Hex, ability: bool = True, most: int = 0) -> int:
    """loot.01, loot.03 Everything that lies in one hex; `most` limits it (0: no limit). How many tokens."""
    who = t.characters.index(character)
    tokens = t.coins.count(at)
    if most:
        tokens = min(tokens, most)
    for _ in range(tokens):
        t.coins.remove(at)
    if tokens:
        character.coins += tokens  # loot.05
        character.counts[COINS_LOOTED] += tokens
        t.tell(COINS_TOLD, character.figure, tokens)
    if t.book.rules:
        looter = t.body(character) if character.figure >= 0 else None
        await happens(t, "looted", Occasion(at=at, actor=looter))
        if ability:
            await happens(t, "loot_ability", Occasion(at=at, actor=looter))
    for treasure in [one for one in t.treasures if (one[0], one[1]) == at]:
        if most and tokens >= most:
            break
        if treasure[2] == GOAL and not ability and "goal_treasure_by_loot_only" in t.book.rules:
            continue
        if treasure[2] == GOAL and "goal_treasure_by_quest" in t.book.rules and not character.seeker:
            continue
        if treasure[2] == GOAL and character.goal_treasures and "one_goal_treasure_each" in t.book.rules:
            continue
        t.treasures.remove(treasure)
        if treasure[2] == CARRIED:
            t.memory["carrier"] = who
            t.tell(CARRIES, who)
            continue
        character.counts[TREASURES_LOOTED] += 1
        tokens += 1
        t.tell(TREASURE_LOOTED, who, treasure[2])
        if treasure[2] == GOAL:  # tile.treasure.02
            character.goal_treasures += 1
            await fire(t, "goal_treasure_looted", at=at)
        else:
            await open_treasure(t, character, treasure[2])
    return tokens


async def open_treasure(t: Table, character: Character, number: int) -> None:
    """tile.treasure.03 What is gained at once; designs, scenarios and items go into the result."""
    character.looted.append(number)
    if number in FINDS:
        from klubovna.games.gloomhaven.specials.dungeon import find

        await find(t, character, FINDS[number])
    facts = TREASURES.get(number)
    if facts is None:
        return
    character.found += facts.items  # tile.treasure.04, r.37
    if facts.suffer_damage:
        await suffer(t, t.body(character), facts.suffer_damage)
    for name in facts.conditions:
        if character.figure >= 0:
            give(t, t.body(character), name)
