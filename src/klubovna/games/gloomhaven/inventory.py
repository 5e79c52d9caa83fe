"""What never gets lost; and the tables that random test games go through."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.gloomhaven.campaign.trials import campaign_inventory, campaign_soak
from klubovna.games.gloomhaven.facts import (
    BLESS_CARD,
    CARD_CLASS,
    CLASS_IDS,
    CURSE_CARD,
    ITEMS,
    MODIFIERS,
    PACKS,
    PERKS,
)
from klubovna.games.gloomhaven.perform.healing import OVERHEAL
from klubovna.games.gloomhaven.scenario.book import PLAYABLE
from klubovna.games.gloomhaven.state import HANDS, Table
from klubovna.kernel.chance import Chance

VISITS: Final = 6
"""Of so many random games one lies between two scenarios."""


def inventory(t: Table) -> dict[str, Any]:
    """Every ability card, modifier card and monster card, wherever it lies; and hit points within their bounds."""
    if t.town is not None:
        return campaign_inventory(t.town)
    roles = [character.role for character in t.characters]
    cards: list[list[int]] = [[] for _ in roles]
    for character in t.characters:
        zones = [character.hand, character.discard, character.lost, character.chosen]
        for card in [*(card for zone in zones for card in zone), *(row[0] for row in character.active)]:
            if card not in PACKS:  # class.17, class.18: with whom it lies says nothing about whose it is
                cards[roles.index(CARD_CLASS[card])].append(card)
    packs = [card for one in t.characters for card in (*one.hand, *one.chosen) if card in PACKS]
    decks = [*(character.deck for character in t.characters), t.deck]
    passing = (BLESS_CARD, CURSE_CARD)
    goals = sorted([*t.goal_deck, *t.goal_discard, *(goal for held in t.goals for goal in held)])
    return {
        "ability cards": [sorted(own) for own in cards] if t.phase > HANDS else None,
        "packs": len(packs) == len(set(packs)),
        "modifiers": [sorted(c for c in [*d.draw, *d.discard] if c not in passing) for d in decks] if t.round else None,
        "monster cards": None if t.book.dungeon else monster_cards(t),
        "battle goals": goals,
        "hit points": all(0 <= figure.hp <= max(figure.max_hp, OVERHEAL) for figure in t.figures),
        # Somebody on the way may stand with another for a moment.
        "hexes": len(t.figures) - len({figure.at for figure in t.figures}) <= 1,
        "known modifiers": all(0 <= card < len(MODIFIERS) for deck in decks for card in deck.draw),
        "coins": all(character.coins >= 0 for character in t.characters),
    }


def monster_cards(t: Table) -> list[list[int]]:
    """In a random dungeon new decks come with every room."""
    return [sorted([*pile, *t.discards[i], *shown(t, i)]) for i, pile in enumerate(t.cards)]


def shown(t: Table, deck: int) -> list[int]:
    """The card of the round that lies open beside its deck."""
    return [t.faces[deck]] if t.faces[deck] >= 0 else []


def soak(seed: int) -> dict[str, Any]:
    """A random set-up: scenario, party, levels, items, perks; now and then a visit or a journey."""
    chance = Chance(seed).branch(77)
    if seed % VISITS == VISITS - 1:
        return campaign_soak(seed, chance)
    seats = 1 + chance.below(4)
    size = max(2, seats)
    if seats == 1:
        size += chance.below(2)
    roles = list(CLASS_IDS)
    chance.shuffle(roles)
    level = 1 + chance.below(9)
    characters: list[dict[str, Any]] = []
    for i in range(size):
        worn: dict[str, int] = {}
        for _ in range(4):
            item = chance.pick(ITEMS)
            slot = "hands" if item.slot.endswith(("hand", "hands")) else item.slot
            if not any(item.id == other for c in characters for other in c["items"]):
                worn.setdefault(slot, item.id)
        role = CLASS_IDS.index(roles[i])
        boxes = [perk for perk, facts in enumerate(PERKS[role]) for _ in range(facts.boxes)]
        chance.shuffle(boxes)
        characters.append(
            {
                "role": roles[i],
                "seat": i % seats,
                "level": level,
                "items": sorted(worn.values()),
                "perks": sorted(boxes[: level - 1 + chance.below(4)]),
            }
        )
    options = {
        "scenario": chance.pick(list(PLAYABLE)),
        "characters": characters,
        "level": chance.below(7),
        "open_information": chance.below(5) == 0,
        "reduced_randomness": chance.below(8) == 0,
        "permanent_death": chance.below(8) == 0,
    }
    return {"seats": seats, "seed": seed, "options": options}
