"""What lies on the table between two scenarios: the chronicle, and how far the visit or the journey has come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from klubovna.games.gloomhaven.campaign.facts import QUESTS
from klubovna.games.gloomhaven.campaign.record import CITY, NOBODY, Chronicle, Sheet
from klubovna.games.gloomhaven.campaign.rewards import notice
from klubovna.kernel.fields import StatePart, field, shared, state_class
from klubovna.kernel.zones import EVERYBODY, show

if TYPE_CHECKING:
    from klubovna.games.gloomhaven.state import Table

NO_EVENT: Final = 0


@state_class
class Town(StatePart):
    """A visit to Gloomhaven or a journey."""

    chronicle: Chronicle
    play: str = shared(default=CITY)
    met: bool = False
    """Whether the event of this visit or journey is over, or was not wished for."""
    event: int = NO_EVENT
    """The event that lies on the table."""
    left: int = 0
    """Lines of characters (bits) that have gone about all their errands."""
    quest_seen: list[int] = field(default_factory=lambda: [0] * len(QUESTS))

    @property
    def party(self) -> list[Sheet]:
        return self.chronicle.present()


def town_of(t: Table) -> Town:
    assert t.town is not None
    return t.town


def chronicle_of(t: Table) -> Chronicle:
    return town_of(t).chronicle


def known_quests(chronicle: Chronicle) -> list[int]:
    """Who knows which personal quest: its owner, and everybody once it is fulfilled."""
    seen = [0] * len(QUESTS)
    for sheet in chronicle.heroes:
        for quest in sheet.quests:
            seat = chronicle.seat_of(sheet)
            seen[quest] = EVERYBODY if sheet.fulfilled else 1 << seat if seat != NOBODY else 0
    return seen


def look_at_quest(t: Table, sheet: Sheet) -> None:
    """retire.01 A quest that is fulfilled is shown."""
    town = town_of(t)
    if not sheet.fulfilled:
        notice(town.chronicle, sheet)
        if sheet.fulfilled:
            show(t, sheet.quests, town.quest_seen)
