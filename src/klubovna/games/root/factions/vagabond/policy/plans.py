"""What things are worth to the Vagabond."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from klubovna.games.root.craft import can_be_crafted, can_pay
from klubovna.games.root.factions.vagabond import characters
from klubovna.games.root.factions.vagabond.board import VagabondBoard
from klubovna.games.root.factions.vagabond.relations import STEPS
from klubovna.games.root.facts import CARD_ITEM, COST, Faction, Suit
from klubovna.games.root.policy.mind import keen
from klubovna.games.root.policy.worth import crafted_worth
from klubovna.games.root.state import Table


@dataclass(slots=True)
class Plans:
    """What is weighed differently since the yardstick, whose numbers these are."""

    gain: float = 1.2
    """An item that is new."""
    hit: float = 0.55
    """An item that is damaged."""
    enmity: float = 0.8
    """A faction that becomes hostile: its pieces bring points from then on."""
    draw: float = 0.65
    """A card drawn for a quest."""
    boot: float = 0.25
    """A boot that is exhausted."""
    rest: int = 4
    """So many damaged items make him look for a forest."""
    step: float = 0.4
    """To reach the next step with a faction."""
    tool: float = 0.2
    """The item that is exhausted for aid."""
    fights: int = 2
    """So many battles in one clearing are looked forward to."""
    infamy: float = 1.0
    """A hostile piece."""
    explore: float = 0.0
    """A ruin, besides its point and its item."""
    friend: float = 0.5
    """Each step that is lost with a faction that becomes hostile."""
    feud: float = 0.0
    """A turn of enmity with somebody whose warriors are everywhere."""


PLAIN: Final = Plans()
KEENER: Final = Plans(
    enmity=0.2,
    draw=0.45,
    infamy=1.2,
    fights=3,
    step=0.6,
    hit=0.45,
    tool=0.35,
    gain=2.0,
    friend=0.1,
    explore=0.5,
    boot=0.4,
    rest=3,
    feud=0.05,
)


def plans() -> Plans:
    return KEENER if keen() else PLAIN


# An item by kind, from boot to torch: how much it is missed when it is damaged or gone.
ITEM_WORTH: Final = [1.0, 1.4, 0.5, 0.9, 1.2, 0.8, 0.5, 0.8]
# The same for the first, the second, the third of a kind: of most kinds one is enough, and tea pays every turn.
COPIES: Final = [
    [1.3, 0.8, 0.2],
    [1.8, 1.6, 1.3, 0.5],
    [0.8, 0.5, 0.3],
    [1.1, 0.3, 0.1],
    [1.9, 1.6, 1.2],
    [1.1, 0.9, 0.7],
    [0.8, 0.5, 0.2],
    [1.0, 0.3, 0.1],
]
# What an item does for the rest of the turn when it is not exhausted for something else.
USE: Final = [0.35, 0.5, 0.3, 0.25, 0.6, 0.5, 0.15, 0.3]
RUINS_LEFT: Final = 0.8
FAR: Final = 0.7
"""What lies two moves away counts less."""
BREAK: Final = 6.0
"""To break the rule of one whose dominance card is about to win."""
LEAVE: Final = 0.6
"""What is left undone where he leaves."""
STEAL: Final = 0.7
LABOR: Final = 0.8
SCORCH: Final = 3.5
CHARACTERS: Final = [
    characters.ARBITER,
    characters.HARRIER,
    characters.ADVENTURER,
    characters.THIEF,
    characters.TINKER,
    characters.RANGER,
    characters.VAGRANT,
    characters.RONIN,
    characters.SCOUNDREL,
]


UNSEEN: Final = -1e9
AIDS: Final = [int(step["aids"]) for step in STEPS]
AID_VP: Final = [int(step["vp"]) for step in STEPS]
"""By step of the relationship: how many aids in one turn lead there, and the points for it."""


def board_of(t: Table, me: Faction) -> VagabondBoard:
    board = t.boards[me]
    assert isinstance(board, VagabondBoard)
    return board


def craft_here(t: Table, me: Faction, suit: Suit, hammers: int) -> float:
    """The best card that the hammers could craft in a clearing of this suit."""
    best = 0.0
    if hammers:
        left = [0, 0, 0, 0]
        left[suit] = hammers
        for card in t.hands[me]:
            if can_pay(left, COST[card]) and can_be_crafted(t, me, card):
                best = max(best, crafted_worth(t, me, card) + plans().gain * (CARD_ITEM[card] >= 0))
    return best
