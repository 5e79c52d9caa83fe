"""Random dungeons: what the penalty of a room does, and what lies in the treasures of monster cards."""

from __future__ import annotations

from typing import Final

from klubovna.games.gloomhaven.cards.decks import bless_monsters
from klubovna.games.gloomhaven.combat.conditions import cure, give, heal
from klubovna.games.gloomhaven.combat.suffer import suffer
from klubovna.games.gloomhaven.events import CARD_DISCARDED, CARD_LOST, PENALTY, UPGRADED
from klubovna.games.gloomhaven.facts import ITEMS, MONSTER
from klubovna.games.gloomhaven.figures import (
    CONSUMED,
    INERT,
    MONSTER_FIGURE,
    NOBODY,
    READY,
    SIDE_OF_CHARACTERS,
    SPENT,
    SUMMON,
    Character,
    Figure,
)
from klubovna.games.gloomhaven.kinds import (
    LOSE_CARD,
    MONSTER_HEX,
    PENALTY_DISCARD,
    PENALTY_ITEM,
    PENALTY_MONSTER,
    PENALTY_WHO,
    RECOVER_CARD,
    REFRESH,
)
from klubovna.games.gloomhaven.perform.granting import recover, recoverable, refresh
from klubovna.games.gloomhaven.scenario.dungeon import MAJOR, MINOR, lasting, penalty
from klubovna.games.gloomhaven.scenario.hooks import Occasion, when
from klubovna.games.gloomhaven.scenario.reveal import cards_for, hit_points, nearest, place, running
from klubovna.games.gloomhaven.scenario.roomcards import Boost, Find, Harm, Penalty, PutBack, rooms_of
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.words import ELITE, NEGATIVE, NORMAL, RANKS
from klubovna.kernel.decision import Decision, some

WORDS: Final = {MINOR: "minor", MAJOR: "major"}


def enemies(t: Table) -> list[Figure]:
    return [figure for figure in t.figures if figure.form == MONSTER_FIGURE and figure.side != SIDE_OF_CHARACTERS]


def standing(t: Table) -> list[Character]:
    return [character for character in t.characters if character.figure >= 0]


# -- penalties ---------------------------------------------------------------------------------------------------------


@when("dungeon", "all_placed")
async def in_the_first_room(t: Table, occasion: Occasion) -> None:
    """rand.08"""
    await strike(t, 0, None)


@when("dungeon", "room_revealed")
async def in_a_further_room(t: Table, occasion: Occasion) -> None:
    acting = t.figure(t.acting)
    opener = t.characters[acting.who] if acting is not None and acting.form <= SUMMON else None
    await strike(t, occasion.room, opener)


async def strike(t: Table, room: int, opener: Character | None) -> None:
    """rand.07 The penalty of a room that is revealed."""
    found = penalty(t, room)
    if found is None:
        return
    major = room + t.harsher >= MAJOR
    t.memory[f"penalty {room}"] = t.round
    t.tell(PENALTY, 2 * rooms_of(t.scenario)[1][room].room + major)
    if found.all_characters is not None:
        for character in standing(t):
            await harm(t, character, found.all_characters)
    if found.door_opener is not None:
        await harm(t, opener or await chosen(t), found.door_opener)
    await rouse(t, found)
    if found.put_back_in_previous_room is not None and room > 0:
        await put_back(t, room - 1, found.put_back_in_previous_room)
    for _ in range(found.upgrade_to_elite_in_this_room):
        await upgrade(t, room)
    if found.elements:
        t.elements = [INERT] * len(t.elements)
    if found.characters_cannot_consume_elements:
        t.memory["no elements"] = 1
    for _ in range(found.monster_modifier_deck.get("bless", 0)):
        bless_monsters(t)


async def chosen(t: Table) -> Character:
    """rand.08 Nobody has opened a door: the players choose."""
    those = [who for who, character in enumerate(t.characters) if character.figure >= 0]
    return t.characters[await Decision(t.speaker, PENALTY_WHO, those)]


async def harm(t: Table, character: Character, harm: Harm) -> None:
    who = t.characters.index(character)
    figure = t.body(character)
    for _ in range(harm.times):
        for name in harm.conditions:
            give(t, figure, name)
    if harm.discard_cards:
        count = min(harm.discard_cards, len(character.hand))
        for card in await some(character.seat, PENALTY_DISCARD, sorted(character.hand), count, count, who):
            character.hand.remove(card)
            character.discard.append(card)
            t.tell(CARD_DISCARDED, who, card)
    if harm.lose_cards:
        count = min(harm.lose_cards, len(character.hand))
        for card in await some(character.seat, LOSE_CARD, sorted(character.hand), count, count, who):
            character.hand.remove(card)
            character.lost.append(card)
            t.tell(CARD_LOST, who, card)
    if harm.consume_items:
        of = [item for i, item in enumerate(character.items) if fits(character, i, harm.slot)]
        count = min(harm.consume_items, len(of))
        for item in await some(character.seat, PENALTY_ITEM, of, count, count, who):
            character.item_state[character.items.index(item)] = CONSUMED
    if harm.spend_items or harm.consume_and_spend:
        for i, item in enumerate(character.items):
            if character.item_state[i] == READY and ITEMS[item].use == "spent":
                character.item_state[i] = SPENT
            elif character.item_state[i] == READY and harm.consume_and_spend and ITEMS[item].use == "consumed":
                character.item_state[i] = CONSUMED
    if harm.suffer_damage:
        await suffer(t, figure, harm.suffer_damage)


def fits(character: Character, i: int, slot: str) -> bool:
    return ITEMS[character.items[i]].slot == slot and character.item_state[i] != CONSUMED


async def rouse(t: Table, found: Penalty) -> None:
    """Conditions of enemies; what they gain in numbers `boosted` adds as long as it lasts."""
    for boost, elite in ((found.all_enemies, False), (found.elite_enemies, True)):
        if boost is not None:
            for figure in enemies(t):
                if figure.rank == ELITE or not elite:
                    roused(t, figure, boost)


def roused(t: Table, figure: Figure, boost: Boost) -> None:
    for name in boost.conditions:
        give(t, figure, name)


async def put_back(t: Table, room: int, back: PutBack) -> None:
    """r.65 Monsters of the room before that have died stand where they began, as far as there are any."""
    name, rank = t.book.room_ids[room], RANKS.index(back.rank)
    alive = [figure.who for figure in enemies(t) if figure.rank == rank]
    dead = []
    for one in t.book.facts.spawns:
        if one.room == name and one.rank.get(str(max(2, t.party))) == back.rank:
            kind = MONSTER[one.monster]
            if kind in alive:
                alive.remove(kind)
            else:
                dead.append(one)
    placed: list[Figure] = []
    for _ in range(min(back.count, len(dead))):
        places = sorted(one.at for one in dead)
        at = places[0] if len(places) == 1 else await Decision(t.speaker, MONSTER_HEX, places, NOBODY)
        again = next(one for one in dead if one.at == at)
        dead.remove(again)
        figure = place(t, MONSTER[again.monster], rank, nearest(t, at)[0], coin=True)
        placed += [figure] if figure is not None else []
    if running(t):
        await cards_for(t, placed)


async def upgrade(t: Table, room: int) -> None:
    """A normal monster of this room becomes elite, with the hit points of one."""
    there = [figure for figure in enemies(t) if figure.rank == NORMAL and t.book.room_of.get(figure.at) == room]
    if not there:
        return
    ids = [figure.id for figure in there]
    answer = ids[0] if len(ids) == 1 else await Decision(t.speaker, PENALTY_MONSTER, ids)
    figure = next(one for one in there if one.id == answer)
    figure.rank = ELITE
    figure.hp = figure.max_hp = hit_points(t, figure.who, ELITE)
    t.cast = [*t.cast[: figure.id], (figure.form, figure.who, figure.rank, figure.number), *t.cast[figure.id + 1 :]]
    t.tell(UPGRADED, figure.id)


@when("dungeon", "round_starts")
async def every_round(t: Table, occasion: Occasion) -> None:
    """What holds for the whole scenario comes back with every round."""
    for one in lasting(t):
        if one.all_characters is not None:
            for character in standing(t):
                for name in one.all_characters.conditions:
                    give(t, t.body(character), name)
        if one.all_enemies is not None:
            for figure in enemies(t):
                roused(t, figure, one.all_enemies)


@when("dungeon", "turn_starts")
async def every_turn(t: Table, occasion: Occasion) -> None:
    figure = occasion.actor
    if figure is not None and figure.form == MONSTER_FIGURE and figure.side != SIDE_OF_CHARACTERS:
        for one in lasting(t):
            if one.all_enemies is not None and one.all_enemies.heal_at_start_of_turn:
                heal(t, figure, one.all_enemies.heal_at_start_of_turn)


# -- treasures ---------------------------------------------------------------------------------------------------------


async def find(t: Table, character: Character, found: Find) -> None:
    """rand.09 What a treasure of a monster card gives at once; gold is counted at the end."""
    who = t.characters.index(character)
    figure = t.body(character)
    if found.heal:
        heal(t, figure, found.heal)
    if found.cure:
        for condition in NEGATIVE:
            if figure.conditions[condition]:
                cure(t, figure, condition)
    if found.recover_lost_cards:
        cards = recoverable(t, character, "lost")
        count = min(found.recover_lost_cards, len(cards))
        for card in await some(character.seat, RECOVER_CARD, cards, count, count, who):
            recover(t, character, card)
    if found.refresh_items:
        used = [
            item
            for i, item in enumerate(character.items)
            if ITEMS[item].slot == found.slot and character.item_state[i] != READY
        ]
        count = min(found.refresh_items, len(used))
        for item in await some(character.seat, REFRESH, used, count, count, who):
            refresh(t, character, item)
    for enemy in enemies(t):
        for name in found.all_enemies_conditions:
            give(t, enemy, name)
        if found.all_enemies_suffer:
            await suffer(t, enemy, found.all_enemies_suffer, who)
