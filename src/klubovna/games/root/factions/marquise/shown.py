"""The Marquise's board as it is shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from klubovna.games.root.facts import BOARD_OF
from klubovna.games.root.lights import to_build
from klubovna.games.root.seen import DARK, FactionFacts, Player, Shown, TrackFacts, track
from klubovna.kernel.text import Texts

TRACKS: Final[dict[str, Any]] = BOARD_OF["marquise"]["tracks"]
BUILDINGS: Final = ("sawmill", "workshop", "recruiter")


class MarquiseView(msgspec.Struct):
    actions: int
    recruited: bool
    acting: bool


class MarquisePlayer(Player[MarquiseView], tag="marquise"):
    pass


class MarquisePrinted(msgspec.Struct):
    tracks: dict[str, TrackFacts]
    wood_cost: list[int]


class MarquiseFacts(FactionFacts[MarquisePrinted], tag="marquise"):
    pass


def printed(texts: Texts) -> MarquisePrinted:
    return MarquisePrinted({piece: track(TRACKS[piece]) for piece in BUILDINGS}, TRACKS["wood_cost"])


def listed(player: MarquisePlayer, own: bool) -> Iterator[str]:
    if own and player.board is not None:
        yield from (f"build:{piece}" for piece in BUILDINGS)


SHOWN: Final = Shown(
    letter="M",
    terminal="dark_orange",
    fill="#e07b12",
    ink=DARK,
    player=MarquisePlayer,
    facts=MarquiseFacts,
    printed=printed,
    listed=listed,
    words=("of-actions", "of-recruited", "wood-cost"),
    deeds={"daylight": ["battle", "march", "recruit", "build", "overwork", "extra"]},
    nouns={"building": to_build},
)
