"""Sam, the automated player of the solo game."""

from __future__ import annotations

from typing import Final

from klubovna.games.monsterlands import events
from klubovna.games.monsterlands.citadel import refill_lodge
from klubovna.games.monsterlands.clans import refill_offer
from klubovna.games.monsterlands.equipment import refill_market
from klubovna.games.monsterlands.facts import (
    BUILDINGS,
    DIE_MAGIC,
    DIE_STRENGTH,
    HAGGLE,
    LABORATORY,
    LAND_A,
    LODGE,
    LODGE_ROW,
    MAGIC,
    MARKET,
    MINE,
    MINE_COINS,
    MINE_DICE,
    PATHS_OF,
    QUEST_A,
    SAM_FACTS,
    SCENARIOS,
    STRENGTH,
    TAVERN,
    TRAP_KIND,
    Path,
)
from klubovna.games.monsterlands.moments import (
    EMPTY,
    FOUGHT,
    NO_CARD,
    NO_LAND,
    NO_MEMBER,
    NO_MONSTER,
    NO_TRAP,
    REMOVED,
    SAM,
    SUCCEEDED,
    TRIED,
)
from klubovna.games.monsterlands.state import Table

CITADEL_REDS: Final = [red for row in SAM_FACTS.area if row.area == "citadel" for red in row.red]
BUILDING: Final = [BUILDINGS.index(SAM_FACTS.citadel[str(yellow)]) for yellow in range(1, 7)]
"""sam.place.02 By the yellow die."""
ROW: Final = [SAM_FACTS.remove_row.get(str(red), 1) - 1 for red in range(1, 7)]


def _goal(where: str) -> tuple[int, int]:
    """A place and which of its paths."""
    if where.startswith("land"):
        return LAND_A, int(where[-1]) - 1
    return QUEST_A + (where == "quest_b"), 0


GOALS: Final = [
    [_goal((s.rules.sam_outside or SAM_FACTS.outside)[str(yellow)]) for yellow in range(1, 7)] for s in SCENARIOS
]
"""sam.place.03 By scenario and yellow die; one scenario has its own table (scen.9.01, r.78)."""


def after_action(t: Table) -> None:
    """sam.place.05 Sam goes on until the player has no dice left (r.68)."""
    if t.clan.dice:
        act(t)
    else:
        t.clan.passed = True


def act(t: Table) -> None:
    """sam.place.01, sam.place.04 Both dice, again and again until there is room where they point."""
    if not any(fits(t, red, yellow) for red in range(1, 7) for yellow in range(1, 7)):
        return  # r.67
    while True:
        red, yellow = t.chance.roll(6), t.chance.roll(6)
        if fits(t, red, yellow):
            break
    t.tell(events.SAM_ROLLED, red, yellow)
    if red in CITADEL_REDS:
        in_citadel(t, ROW[red - 1], BUILDING[yellow - 1])
    else:
        outside(t, *GOALS[t.scenario - 1][yellow - 1])


def fits(t: Table, red: int, yellow: int) -> bool:
    """Whether there is a free space; panic and a lack of tokens count as none (r.67)."""
    if red in CITADEL_REDS:
        return t.is_free(BUILDING[yellow - 1])
    place, _ = GOALS[t.scenario - 1][yellow - 1]
    there = t.lands[LAND_A] >= 0 if place == LAND_A else t.quests[place - QUEST_A] >= 0
    return t.sam_tokens > 0 and there and any(t.who[path] == EMPTY for path in PATHS_OF[place])


def in_citadel(t: Table, row: int, building: int) -> None:
    """sam.place.06 to sam.place.11 He blocks a space and takes something from the offer."""
    if building == LABORATORY:
        space = next(s for s in range(t.spaces[building]) if s not in t.placed[building])
        block(t, building, space, MAGIC, 1)  # sam.place.07
    elif building == MINE:
        free = [s for s in range(t.spaces[building]) if s not in t.placed[building]]
        space = max(free, key=lambda s: MINE_COINS[s])
        block(t, building, space, STRENGTH, MINE_DICE[space])  # sam.place.11
    else:
        block(t, building, t.chance.roll(6), HAGGLE, 1)  # sam.place.09
        if building == LODGE:
            take_traps(t, row)
        elif building == TAVERN:
            take_member(t, row)
        elif building == MARKET:
            take_card(t, row)


def block(t: Table, building: int, taken: int, colour: int, count: int) -> None:
    """The dice come from the supply, but he is never short of them (r.71).

    `taken` is the space in laboratory and mine, elsewhere the value of the haggling die, which counts for the next.
    """
    t.placed[building].append(taken)
    die = {STRENGTH: DIE_STRENGTH, MAGIC: DIE_MAGIC, HAGGLE: taken}[colour]
    t.tell(events.SAM_PLACED, building, die, count)
    count = min(count, t.dice[colour])
    t.dice[colour] -= count
    t.spent[colour] += count


def take_traps(t: Table, row: int) -> None:
    """sam.place.06 Both traps of a row; the offer is refilled (r.96)."""
    slots = range(LODGE_ROW * row, LODGE_ROW * (row + 1))
    taken = [t.lodge[slot] for slot in slots if t.lodge[slot] >= 0]
    for slot in slots:
        t.lodge[slot] = NO_TRAP
    t.trap_discard += taken
    t.tell(events.SAM_TOOK_TRAPS, [TRAP_KIND[trap] for trap in taken])
    refill_lodge(t)


def take_member(t: Table, row: int) -> None:
    """sam.place.08 One mercenary of the offer; rookies are ignored."""
    member = t.offer[row]
    if member >= 0:
        t.offer[row] = NO_MEMBER
        t.discard.append(member)
        t.tell(events.SAM_TOOK_MEMBER, member)
        refill_offer(t)


def take_card(t: Table, row: int) -> None:
    """sam.place.10 One equipment card, out of the game (r.96)."""
    card = t.market[row]
    if card >= 0:
        t.market[row] = NO_CARD
        t.equipment_out.append(card)
        t.tell(events.SAM_TOOK_CARD, card)
        refill_market(t)


def outside(t: Table, place: int, number: int) -> None:
    """sam.place.12, sam.place.13 The path that is named if it is free (r.66), else the leftmost free one."""
    paths = PATHS_OF[place]
    path = paths[number]
    if t.who[path] != EMPTY:
        path = next(path for path in paths if t.who[path] == EMPTY)
    t.who[path] = SAM
    t.sam_tokens -= 1
    t.tell(events.SAM_SENT, path)
    if place == LAND_A:
        for _ in range(SCENARIOS[t.scenario - 1].rules.sam_tokens_per_land_path):
            draw_ruse(t, path)  # scen.8.02


def draw_ruse(t: Table, path: Path) -> None:
    """A token of Sam's own pile, face down; used ones make a new pile (r.77)."""
    if not t.sam_pile:
        t.sam_pile, t.sam_discard = t.sam_discard, []
        t.sam_pile.sort()
        t.chance.shuffle(t.sam_pile)
    if t.sam_pile:
        t.laid[path].append(t.sam_pile.pop())


# -- adventure -------------------------------------------------------------------------------------------------------


def beats_monster(t: Table, path: Path) -> None:
    """sam.adv.04 The monster is removed without a roll; those further right may conquer (r.70)."""
    monster = t.monsters[t.place]
    t.monsters[t.place] = NO_MONSTER
    t.monster_discard.append(monster)
    t.beaten = REMOVED
    t.damage = 0
    t.deeds[path] |= FOUGHT | SUCCEEDED
    t.tell(events.SAM_MONSTER, monster)


def takes_land(t: Table, path: Path) -> None:
    """sam.adv.05 The land is removed."""
    land = t.lands[t.place]
    t.lands[t.place] = NO_LAND
    t.lands_out.append(land)
    t.deeds[path] |= TRIED | SUCCEEDED
    t.tell(events.SAM_LAND, land)
