"""The Alliance's board as it is shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from klubovna.games.root.facts import BOARD_OF
from klubovna.games.root.lights import place
from klubovna.games.root.seen import LIGHT, FactionFacts, Player, Shown, TrackFacts
from klubovna.kernel.text import Texts

TRACKS: Final[dict[str, Any]] = BOARD_OF["alliance"]["tracks"]


class AllianceView(msgspec.Struct):
    supporter_count: int
    supporters: list[str] | None
    officers: int
    operations: int
    bases: list[str]
    """Suits whose base has not left the board."""
    sympathy: int


class AlliancePlayer(Player[AllianceView], tag="alliance"):
    pass


class AlliancePrinted(msgspec.Struct):
    sympathy: TrackFacts


class AllianceFacts(FactionFacts[AlliancePrinted], tag="alliance"):
    pass


def printed(texts: Texts) -> AlliancePrinted:
    sympathy = TRACKS["sympathy"]
    return AlliancePrinted(TrackFacts(vp=sympathy["vp"], cost=sympathy["supporter_cost"]))


def listed(player: AlliancePlayer, own: bool) -> Iterator[str]:
    if own and player.board is not None:
        yield from dict.fromkeys(f"supporter:{card}" for card in player.board.supporters or [])


SHOWN: Final = Shown(
    letter="A",
    terminal="green3",
    fill="#009e73",
    ink=LIGHT,
    player=AlliancePlayer,
    facts=AllianceFacts,
    printed=printed,
    listed=listed,
    words=("of-bases", "of-officers", "of-operations", "of-supporters", "words-more-supporters"),
    deeds={
        "birdsong": ["revolt", "spread"],
        "daylight": ["mobilize", "train"],
        "evening": ["move", "battle", "recruit", "organize"],
    },
    nouns={"site": place},
)
