"""Drawing and playing cards."""

from __future__ import annotations

from klubovna.games.harrow import events
from klubovna.games.harrow.facts import Card, Faction
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.state import Table
from klubovna.kernel.zones import EVERYBODY, show


def draw_card(t: Table, faction: Faction) -> bool:
    """c2.boards.01, r.026, r.031 The top card of the own deck; an empty deck gives none."""
    if not t.decks[faction]:
        return False
    card = t.decks[faction].pop()
    t.hands[faction].append(card)
    t.hands[faction].sort()
    own = 1 << t.seat_of[faction]
    show(t, [card], t.seen, own)
    t.whisper(own, events.DREW, faction, card)
    return True


async def play_card(t: Table, faction: Faction, card: Card) -> None:
    """A card leaves the hand, openly; then its effect. Where it goes the faction's own file says."""
    t.hands[faction].remove(card)
    t.seen[card] = EVERYBODY
    t.carded = True
    t.tell(events.PLAYED, faction, card)
    if ROLES[faction].discards(card):
        t.discards[faction].append(card)
    await ROLES[faction].play_card(t, card)
