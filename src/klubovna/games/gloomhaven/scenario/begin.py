"""Set-up that players decide: hands, battle goals, places; and the effects with which the scenario begins."""

from __future__ import annotations

from klubovna.games.gloomhaven.cards.decks import curse_deck, shuffle_in
from klubovna.games.gloomhaven.combat.conditions import give
from klubovna.games.gloomhaven.events import GOAL_KEPT, HAND_CHOSEN, PLACED
from klubovna.games.gloomhaven.facts import CLASSES, MINUS_1
from klubovna.games.gloomhaven.figures import CHARACTER, MONSTER_FIGURE, SIDE_OF_CHARACTERS, Character, Figure
from klubovna.games.gloomhaven.kinds import DISCARD_AT_START, KEEP_GOAL, LEAVE_CARD, PLACE_COMPANION, PLACE_FIGURE
from klubovna.games.gloomhaven.scenario.counts import LOWEST_HP
from klubovna.games.gloomhaven.scenario.dungeon import entrances
from klubovna.games.gloomhaven.scenario.hooks import Occasion, happens
from klubovna.games.gloomhaven.scenario.words import BeginCondition, BeginCurse, BeginDiscard, BeginMinusOne
from klubovna.games.gloomhaven.state import BATTLE_GOALS, HANDS, PLACING, ROUND_BEGINS, Table
from klubovna.games.gloomhaven.vocabulary.words import CONDITION, CONDITIONS, NORMAL
from klubovna.kernel.decision import Decision, Together, some
from klubovna.kernel.hexes import Hex, distance
from klubovna.kernel.zones import show

IGNORES_ITEMS, IGNORES_SCENARIO = 1, 2


async def begin_step(t: Table) -> None:
    if t.phase == HANDS:
        await choose_hand(t)
    elif t.phase == BATTLE_GOALS:
        await keep_goals(t)
    else:
        await place_character(t)


async def choose_hand(t: Table) -> None:
    """setup.04, setup.05, r.47 Exactly the hand limit: the others are left out."""
    who = t.begun
    character = t.characters[who]
    pool = sorted(character.pool)
    spare = len(pool) - t.limit(character)
    left = await some(character.seat, LEAVE_CARD, pool, spare, spare, who) if spare > 0 else []
    character.hand = [card for card in pool if card not in left]
    t.tell(HAND_CHOSEN, who)
    t.begun += 1
    if t.begun == len(t.characters):
        t.begun = 0
        t.phase = PLACING


async def keep_goals(t: Table) -> None:
    """bgoal.01, bgoal.04, r.46 Two are dealt, one is kept, secretly."""
    seats = sorted({character.seat for character in t.characters})
    for kept in await Together(t, seats, pick_goals):
        for who, goal in kept:
            for other in t.goals[who]:
                if other != goal:
                    t.goal_discard.append(other)
            t.goals[who] = [goal]
            t.whisper(1 << t.characters[who].seat, GOAL_KEPT, who, goal)
    t.phase = HANDS  # setup.01


async def pick_goals(t: Table, seat: int) -> list[tuple[int, int]]:
    kept: list[tuple[int, int]] = []
    for who, character in enumerate(t.characters):
        if character.seat == seat:
            goal: int = await Decision(seat, KEEP_GOAL, sorted(t.goals[who]), who)
            kept.append((who, goal))
    return kept


def deal_goals(t: Table) -> None:
    for who, character in enumerate(t.characters):
        t.goals[who] = [t.goal_deck.pop(), t.goal_deck.pop()]
        show(t, t.goals[who], t.goal_seen, 1 << character.seat)


async def place_character(t: Table) -> None:
    """page.10 On any free starting hex."""
    who = t.begun
    character = t.characters[who]
    free = sorted(at for at in t.book.facts.start if at not in t.occupied and not too_many(t, at) and beset(t, at))
    here = [at for at in free if at_the_entrance(t, at)]
    at = await Decision(character.seat, PLACE_FIGURE, here or free, who)  # a narrow entrance may not hold all
    put_on_map(t, who, at)
    await effects_at_start(t, who)
    t.begun += 1
    if t.begun == len(t.characters):
        t.begun = 0
        t.round = 1
        for one in range(len(t.characters)):
            await place_companion(t, one)
        await happens(t, "all_placed", Occasion())
        t.phase = ROUND_BEGINS


def too_many(t: Table, at: Hex) -> bool:
    """spec.11 Of two starting rooms each takes at most half of the characters, rounded up."""
    if "two_starting_rooms" not in t.book.rules:
        return False
    room = t.book.room_of[at]
    there = sum(1 for one in t.figures if one.form == CHARACTER and t.book.room_of.get(one.at) == room)
    return there >= (t.party + 1) // 2


def at_the_entrance(t: Table, at: Hex) -> bool:
    """rand.06 With several entrances the first to be placed decides for all."""
    if not t.book.dungeon or not t.begun:
        return True
    ways = entrances(t)
    here = min(ways, key=lambda way: (distance(way, t.body(t.characters[0]).at), way))
    return min(ways, key=lambda way: (distance(way, at), way)) == here


def beset(t: Table, at: Hex) -> bool:
    """Whether a hex lies in a part of the map that holds monsters, where the scenario asks for that."""
    if "begin_by_monsters" not in t.book.rules:
        return True
    return any(figure.form == MONSTER_FIGURE and figure.at in t.ground.ranges(at) for figure in t.figures)


async def place_companion(t: Table, who: int) -> None:
    """class.15 What enters the scenario with a character, next to it or as near as can be."""
    character = t.characters[who]
    companion = CLASSES[character.role].companion
    if companion is None:
        return
    from klubovna.games.gloomhaven.perform.action import Action
    from klubovna.games.gloomhaven.perform.summoning import appear
    from klubovna.games.gloomhaven.scenario.reveal import nearest

    hero = t.body(character)
    free = sorted(at for at in t.ground.near[hero.at] if t.empty(at)) or sorted(nearest(t, hero.at))
    if free:
        at = await Decision(character.seat, PLACE_COMPANION, free, who)
        appear(t, Action(t, hero, character.seat), companion, at)


def put_on_map(t: Table, who: int, at: Hex) -> Figure:
    """setup.07 At full hit points, without conditions."""
    character = t.characters[who]
    hp = CLASSES[character.role].hp[character.level - 1]  # mat.03
    figure = t.enter(form=CHARACTER, who=who, rank=NORMAL, number=0, at=at, hp=hp, side=SIDE_OF_CHARACTERS)
    character.figure = figure.id
    character.counts[LOWEST_HP] = hp
    t.tell(PLACED, figure.id, at)
    return figure


def penalties(t: Table) -> None:
    """setup.02 Negative effects of the scenario, before goals are dealt; a perk may ignore them.

    Decks change now; conditions and discards wait for the figure and the hand, with those of events.
    """
    for character in t.characters:
        if character.ignores & IGNORES_SCENARIO:
            continue
        damage, cards, conditions = character.begins
        for effect in t.book.facts.begin:
            if isinstance(effect, BeginCurse):
                for _ in range(effect.count):
                    curse_deck(t, character.deck)
            elif isinstance(effect, BeginMinusOne):
                for _ in range(effect.count):
                    shuffle_in(t, character.deck, MINUS_1)
            elif isinstance(effect, BeginCondition):
                for gained in effect.conditions:
                    conditions |= 1 << CONDITION[gained]
            elif isinstance(effect, BeginDiscard):
                cards += effect.count
        character.begins = [damage, cards, conditions]


async def effects_at_start(t: Table, who: int) -> None:
    """setup.06 What an event left behind, and what the scenario has in store (setup.02)."""
    character = t.characters[who]
    figure = t.body(character)
    damage, cards, conditions = character.begins
    character.counts[LOWEST_HP] = figure.hp = max(1, figure.hp - damage)
    for condition, name in enumerate(CONDITIONS):
        if conditions >> condition & 1:
            give(t, figure, name)
    if cards:
        await discard_at_start(t, character, cards)


async def discard_at_start(t: Table, character: Character, count: int) -> None:
    who = t.characters.index(character)
    for card in await some(character.seat, DISCARD_AT_START, sorted(character.hand), count, count, who):
        character.hand.remove(card)
        character.discard.append(card)
