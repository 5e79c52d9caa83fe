"""The Cult's board as it is shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from klubovna.games.root.facts import BOARD_OF, CLEARING_SUITS, SUITS
from klubovna.games.root.lights import hand
from klubovna.games.root.seen import DARK, Counts, FactionFacts, Player, Shown, TrackFacts, track
from klubovna.kernel.text import Texts

FACTS: Final[dict[str, Any]] = BOARD_OF["lizards"]


class CultView(msgspec.Struct):
    outcast: str
    hated: bool
    acolytes: int
    gardens: Counts
    scored: list[str]


class CultPlayer(Player[CultView], tag="lizards"):
    pass


class CultPrinted(msgspec.Struct):
    garden: TrackFacts


class CultFacts(FactionFacts[CultPrinted], tag="lizards"):
    pass


def printed(texts: Texts) -> CultPrinted:
    return CultPrinted(track(FACTS["tracks"]["garden"]))


def listed(player: CultPlayer, own: bool) -> Iterator[str]:
    if own and player.board is not None:
        yield from (f"outcast:{SUITS[suit]}" for suit in CLEARING_SUITS)


SHOWN: Final = Shown(
    letter="L",
    terminal="yellow2",
    fill="#f0e442",
    ink=DARK,
    player=CultPlayer,
    facts=CultFacts,
    printed=printed,
    listed=listed,
    words=("of-acolytes", "of-gardens", "of-hated", "of-outcast"),
    deeds={
        "birdsong": ["outcast", "crusade_battle", "crusade_move", "convert", "sanctify"],
        "daylight": ["build", "recruit", "score", "sacrifice"],
    },
    nouns={"scoring": hand},
)
