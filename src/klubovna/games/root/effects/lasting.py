"""Persistent effects of crafted cards: which lie where, and those that always hold."""

from __future__ import annotations

from klubovna.games.root.effects import events
from klubovna.games.root.facts import EFFECT, EFFECT_CALLED, EFFECT_NAMES, Card, Faction
from klubovna.games.root.places import Places, set_with
from klubovna.games.root.roles import ROLES
from klubovna.games.root.rule import COFFIN_MAKERS
from klubovna.games.root.state import Table


def card_of(t: Table, faction: Faction, effect: str) -> Card | None:
    """The crafted card with this effect, if the faction has one (4.1.4: never two)."""
    wanted = EFFECT_CALLED[effect]
    return next((card for card in t.crafted[faction] if EFFECT[card] == wanted), None)


def has(t: Table, faction: Faction, effect: str) -> bool:
    return t.effects[faction] >> EFFECT_CALLED[effect] & 1 > 0


def effect_of(card: Card) -> str:
    return EFFECT_NAMES[EFFECT[card]]


def leave_play(t: Table, owner: Faction, card: Card) -> None:
    """2.6 A crafted card is discarded because an effect says so; what lies on it goes where it was bound."""
    from klubovna.games.root.cards import discard

    t.crafted[owner].remove(card)
    t.tell(events.LEFT_PLAY, owner, card)
    if effect_of(card) == "coffin_makers":
        empty_coffins(t)
    discard(t, card)
    t.cards_changed()


# -- always ----------------------------------------------------------------------------------------------------------


def keeps_coffins(t: Table) -> bool:
    """Coffin Makers: warriors on their way to a supply stop on the card."""
    return t.exiles and any(t.effects[f] & COFFIN_MAKERS for f in t.present)


def empty_coffins(t: Table) -> int:
    """All warriors go on to their supplies; how many there were."""
    total = sum(t.coffins)
    for faction in t.present:
        t.supply[faction] += t.coffins[faction]
        t.coffins[faction] = 0
    return total


def tunnel_clearings(t: Table, faction: Faction) -> Places:
    """Tunnels: clearings with own crafting pieces are adjacent to each other."""
    return set_with(ROLES[faction].crafting_clearings(t))


def engraving(t: Table, faction: Faction) -> int:
    """Master Engravers: one point more for an item, also where the faction scores less than printed."""
    return int(has(t, faction, "master_engravers"))


def brokers(t: Table, crafter: Faction) -> None:
    """Murine Brokers: whoever else crafts an item, their owner draws."""
    from klubovna.games.root.cards import draw

    for other in t.others(crafter):
        if has(t, other, "murine_brokers"):
            draw(t, other, 1)
