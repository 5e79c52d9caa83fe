"""Monsters: where they come from and where they go."""

from __future__ import annotations

from klubovna.games.monsterlands import events
from klubovna.games.monsterlands.facts import ENTRANCE, LEVEL_A, MONSTER_DOES, Monster
from klubovna.games.monsterlands.moments import NO_MONSTER
from klubovna.games.monsterlands.state import Table


def draw_monster(t: Table) -> Monster:
    """The top card; discards make a new deck, trophies stay with their owners (r.04)."""
    if not t.monster_deck:
        t.monster_deck, t.monster_discard = t.monster_discard, []
        t.monster_deck.sort()
        t.chance.shuffle(t.monster_deck)
    if not t.monster_deck:
        return NO_MONSTER
    t.shown += 1
    return t.monster_deck.pop()


def at_entrance(t: Table, monster: Monster) -> None:
    """A monster comes to the Citadel entrance; one that was there is discarded (r.46)."""
    if t.monsters[ENTRANCE] >= 0:
        discard_monster(t, t.monsters[ENTRANCE])
    t.monsters[ENTRANCE] = monster
    t.tell(events.AT_ENTRANCE, monster)


def discard_monster(t: Table, monster: Monster) -> None:
    t.monster_discard.append(monster)
    t.tell(events.MONSTER_LEFT, monster)


def monster_for(t: Table, place: int) -> None:
    """A new monster at a land; Underworlder goes to the entrance instead (ref.monster.09)."""
    monster = draw_monster(t)
    while monster >= 0 and MONSTER_DOES[monster] == "citadel_arrival":
        at_entrance(t, monster)
        monster = draw_monster(t)
    t.monsters[place] = monster
    if monster >= 0:
        t.tell(events.NEW_MONSTER, monster, place)


def level_a_at_entrance(t: Table) -> None:
    """r.75 The first of level A in the deck, else a discarded one; the deck is shuffled again."""
    deck = t.monster_deck
    i = next((i for i in reversed(range(len(deck))) if LEVEL_A[deck[i]]), None)
    if i is not None:
        monster = deck.pop(i)
        t.chance.shuffle(deck)
    else:
        discarded = sorted(monster for monster in t.monster_discard if LEVEL_A[monster])
        if not discarded:
            return
        monster = t.chance.pick(discarded)
        t.monster_discard.remove(monster)
    t.shown += 1
    at_entrance(t, monster)
