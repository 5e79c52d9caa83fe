"""What the party decides together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from klubovna.games.gloomhaven.campaign.town import chronicle_of
from klubovna.kernel.decision import Decision, Kind

if TYPE_CHECKING:
    from klubovna.games.gloomhaven.state import Table

T = TypeVar("T")


async def vote(t: Table, kind: Kind, options: list[T], about: Any = None) -> T:
    """travel.07 Each seat has one voice, openly and in order; who plays alone just decides."""
    voices: list[T] = []
    for seat in range(t.seats):
        voices.append(await Decision(seat, kind, options, about))
    most = max(voices.count(one) for one in options)
    tied = [one for one in options if voices.count(one) == most]
    if len(tied) == 1:
        return tied[0]
    if chronicle_of(t).ties == "chance":
        return tied[t.chance.below(len(tied))]
    return next(one for one in voices if one in tied)
