"""Persistent effects of crafted cards, each at its moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from klubovna.games.root.facts import EFFECT, EFFECT_CALLED, Card, Clearing, Faction
from klubovna.games.root.roles import ROLES, Deed, Trigger
from klubovna.games.root.state import Table

if TYPE_CHECKING:
    from klubovna.games.root.battle import Battle


def card_of(t: Table, faction: Faction, effect: str) -> Card | None:
    """The crafted card with this effect, if the faction has one."""
    crafted = t.crafted[faction]
    if not crafted:
        return None
    wanted = EFFECT_CALLED[effect]
    return next((card for card in crafted if EFFECT[card] == wanted), None)


def has(t: Table, faction: Faction, effect: str) -> bool:
    return card_of(t, faction, effect) is not None


# -- always ----------------------------------------------------------------------------------------------------------


def keeps_coffins(t: Table) -> bool:
    """Coffin Makers: warriors on their way to a supply stop on the card."""
    return any(has(t, f, "coffin_makers") for f in t.present)


def tunnel_neighbours(t: Table, faction: Faction, at: Clearing) -> list[Clearing]:
    """Tunnels: clearings with own crafting pieces are adjacent to each other."""
    if not has(t, faction, "tunnels"):
        return []
    own = ROLES[faction].crafting_clearings(t)
    return own if at in own else []


def engraving(t: Table, faction: Faction) -> int:
    """Master Engravers: one point more for an item."""
    return int(has(t, faction, "master_engravers"))


def brokers(t: Table, crafter: Faction) -> None:
    """Murine Brokers: whoever else crafts an item, their owner draws."""
    from klubovna.games.root.cards import draw

    for other in t.others(crafter):
        if has(t, other, "murine_brokers"):
            draw(t, other, 1)


# -- at the edges of a phase -----------------------------------------------------------------------------------------


def start_of_birdsong(t: Table, faction: Faction) -> list[Trigger]:
    return []


async def end_of_birdsong(t: Table, faction: Faction) -> None:
    """After everything else of Birdsong."""


async def start_of_daylight(t: Table, faction: Faction) -> None:
    """Before anything else in Daylight."""


async def start_of_evening(t: Table, faction: Faction) -> None:
    """Before anything else in Evening."""


async def instead_of_drawing(t: Table, faction: Faction) -> bool:
    """Whether the Evening draw is given up for something else."""
    return False


# -- between actions -------------------------------------------------------------------------------------------------


def deeds(t: Table, faction: Faction) -> list[Deed]:
    """Effects that the faction on turn may use now, as entries of its menu: ("use", card)."""
    return []


async def use(t: Table, faction: Faction, card: Card) -> None:
    """Use the effect of a crafted card from the menu."""


# -- in battle -------------------------------------------------------------------------------------------------------


async def before_roll(t: Table, battle: Battle, faction: Faction) -> None:
    """Helpers that may be called before the roll (E.5.2#1)."""


def enlisted(t: Table, battle: Battle) -> int:
    """What the enlisted helper adds to the defender's most rolled hits (E.5.2#3)."""
    return 0


async def after_roll(t: Table, battle: Battle, faction: Faction) -> tuple[int, bool]:
    """Extra hits this side adds, and whether it is spared the rolled hits against it (4.3.2.II)."""
    return 0, False
