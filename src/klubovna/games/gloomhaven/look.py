"""What one seat may see: everything but the order of decks, the battle goals of others, and open selections."""

from __future__ import annotations

from typing import Final

from klubovna.games.gloomhaven.campaign.view import town_view
from klubovna.games.gloomhaven.facts import CLASS_IDS, GOALS, ITEMS, MONSTER_CARDS, MONSTERS, SUMMONS
from klubovna.games.gloomhaven.figures import (
    CHARACTER,
    MONSTER_FIGURE,
    NOBODY,
    SUMMON,
    Character,
    Deck,
    Figure,
)
from klubovna.games.gloomhaven.map.told import map_told
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.view import (
    CharacterView,
    DeckView,
    DoorView,
    FigureView,
    Form,
    ItemState,
    ItemView,
    MonsterView,
    Strength,
    TurnView,
    View,
)
from klubovna.games.gloomhaven.vocabulary.words import CONDITIONS, ELEMENTS, RANKS

FORMS: Final[tuple[Form, ...]] = ("character", "summon", "monster", "objective")
STRENGTHS: Final[tuple[Strength, ...]] = ("inert", "waning", "strong")
ITEM_STATES: Final[tuple[ItemState, ...]] = ("ready", "spent", "consumed")


def view(t: Table, seat: int | None) -> View:
    return View(
        scenario=t.book.number,
        page=t.scenario,
        level=t.level,
        monster_level=t.monster_level,
        locked_shown=t.locked_shown,
        round=t.round,
        phase=t.phase,
        moment=t.moment,
        acting=t.acting,
        begun=t.begun,
        turn=TurnView(
            halves=t.halves,
            moved=t.moved,
            dealt=t.dealt,
            items=t.turn_items[:],
            sequence=t.sequence,
            consumed=t.consumed[:],
            swapped=t.swapped[:],
        ),
        rooms=[name for i, name in enumerate(t.book.room_ids) if t.revealed >> i & 1],
        doors=doors(t),
        obstacles=[hexes[:] for hexes in t.obstacles],
        traps=t.traps[:],
        hazardous=t.hazardous[:],
        difficult=t.difficult[:],
        coins=sorted(t.coins),
        treasures=t.treasures[:],
        elements={name: STRENGTHS[t.elements[i]] for i, name in enumerate(ELEMENTS)},
        infused=t.infused,
        figures=[figure(t, one) for one in t.figures],
        boons=t.boons[:],
        characters=[character(t, who, one, seat) for who, one in enumerate(t.characters)],
        monsters=[
            MonsterView(monster=MONSTERS[kind].id, place=t.places[i], killed=t.kills[i])
            for i, kind in enumerate(t.kinds)
        ],
        monster_cards=[MONSTER_CARDS[face].id if face >= 0 else None for face in t.faces],
        monster_decks=[len(pile) for pile in t.cards],
        monster_discards=[[MONSTER_CARDS[card].id for card in pile] if pile else [] for pile in t.discards],
        monster_modifiers=deck(t.deck),
        idle_rounds=t.idle_rounds,
        fired=t.fired[:],
        cycle=t.cycle,
        won=t.won,
        enhancements=t.enhancements[:],
        dungeon=map_told(t.book) if t.book.dungeon else None,
        town=None if t.town is None else town_view(t.town, seat),
    )


def doors(t: Table) -> list[DoorView]:
    """Those of the rooms that are revealed."""
    found: list[DoorView] = []
    book, revealed = t.book, t.revealed
    for i, at in enumerate(book.doors):
        for room in book.door_rooms[i]:
            if revealed >> room & 1:
                found.append(DoorView(at=at, open=bool(t.opened >> i & 1), unlocked=bool(t.unlocked >> i & 1)))
                break
    return found


def figure(t: Table, one: Figure) -> FigureView:
    if one.form == MONSTER_FIGURE:
        name = MONSTERS[one.who].id
    elif one.form == CHARACTER:
        name = CLASS_IDS[t.characters[one.who].role]
    elif one.form == SUMMON:
        name = SUMMONS[one.number].name
    else:
        name = t.book.objectives[one.who].id
    return FigureView(
        id=one.id,
        form=FORMS[one.form],
        name=name,
        who=one.who,
        rank=RANKS[one.rank],
        number=one.number,
        at=one.at,
        hp=one.hp,
        max_hp=one.max_hp,
        side=one.side,
        conditions=conditions(t, one),
        acted=one.acted,
        coin=one.coin,
        since=one.since,
    )


def character(t: Table, who: int, one: Character, seat: int | None) -> CharacterView:
    mine = one.seat == seat
    return CharacterView(
        seat=one.seat,
        role=CLASS_IDS[one.role],
        name=one.name,
        level=one.level,
        figure=one.figure,
        pool=sorted(one.pool),
        hand=sorted(one.hand),
        discard=sorted(one.discard),
        lost=sorted(one.lost),
        active=[(row[0], row[1], row[2], row[3], row[4]) for row in one.active] if one.active else [],
        chosen=one.chosen[:],
        resting=one.resting,
        place=one.place,
        items=items(one) if one.items else [],
        modifiers=deck(one.deck),
        perks=one.perks[:],
        xp=one.xp,
        coins=one.coins,
        looted=one.looted[:],
        goal_treasures=one.goal_treasures + (carried(t, who) if t.memory else 0),
        found=one.found[:],
        counts=one.counts[:],
        left_at=one.left_at,
        goals=[GOALS[goal].id for goal in sorted(t.goals[who])] if mine else len(t.goals[who]),
    )


def conditions(t: Table, one: Figure) -> dict[str, int]:
    """Its tokens; and `idle`, where a monster sleeps, is held still or never acts (spec.17, spec.20, spec.22)."""
    found: dict[str, int] = {}
    if any(one.conditions):
        found = {CONDITIONS[i]: value for i, value in enumerate(one.conditions) if value}
    silent = one.form == MONSTER_FIGURE and one.who in t.book.silent
    return found | {"idle": 1} if one.asleep or silent or t.still(one) else found


def items(one: Character) -> list[ItemView]:
    return [
        ItemView(item=ITEMS[item].id, state=ITEM_STATES[one.item_state[i]], uses=one.item_uses[i])
        for i, item in enumerate(one.items)
    ]


def carried(t: Table, who: int) -> int:
    """spec.23 What a character carries for the scenario is shown like goal treasure."""
    return (t.memory.get("carrier", NOBODY) == who) + t.memory.get(f"bucket {who}", 0)


def deck(one: Deck) -> DeckView:
    return DeckView(draw=sorted(one.draw), discard=one.discard[:], reshuffle=one.reshuffle)
