"""Events: 9 Vagabond and the characters of appendix E."""

from __future__ import annotations

from typing import Final

from klubovna.kernel.journal import Event

CHARACTER: Final = Event("character", "faction character", rule="9.3.1", shows="card > @faction ~character")
WANDERED: Final = Event("wandered", "faction from:place to:place", rule="9.5.1#1", shows="piece from > to ~faction")
REFRESHED: Final = Event("refreshed-item", "faction item", rule="9.4.1#2", shows="change @faction ~item")
EXHAUSTED: Final = Event("exhausted-item", "faction item", rule="9.2.5", shows="change @faction ~item")
DAMAGED: Final = Event("damaged-item", "faction item", rule="9.2.7#1", shows="hit > @faction ~item")
REPAIRED: Final = Event("repaired-item", "faction item", rule="9.5.7", shows="change @faction ~item")
REMOVED: Final = Event("removed-item", "faction item", rule="9.6.4", shows="goods @faction > ~item")
ALLY: Final = Event("fights-along", "faction ally:faction", rule="9.2.9.II.c#1", shows="aim @faction > @ally")
EXPLORED: Final = Event("explored", "faction clearing item", rule="9.5.3#1", shows="goods clearing > @faction ~item")
LEFT_RUIN: Final = Event("left-ruin", "faction clearing", rule="9.7.1#5", shows="change clearing")
AIDED: Final = Event("aided", "faction whom:faction", rule="9.5.4#1", private="card", shows="card @faction > @whom")
TOOK_ITEM: Final = Event("took-item", "faction whom:faction item", rule="9.5.4#2", shows="goods @whom > @faction ~item")
RELATION: Final = Event("relation", "faction whom:faction relation", rule="9.2.9", shows="change @whom ~relation")
QUEST: Final = Event("quest-done", "faction quest", rule="9.5.5#2", shows="card > @faction ~quest")
NEW_QUEST: Final = Event("quest-new", "quest", rule="9.5.5#2", shows="card > ~quest")
COALITION: Final = Event("coalition", "faction partner:faction", rule="9.2.8#1", shows="aim @faction > @partner")
LABORED: Final = Event("labored", "faction card", rule="E.2.2", shows="card @faction >")
INSTIGATED: Final = Event("instigated", "faction clearing", rule="E.4.2#1", shows="hit @faction > clearing")
ENLISTED: Final = Event("enlisted", "faction helper:faction", rule="E.5.2#1", shows="aim @faction > @helper")
SCORCHED: Final = Event("scorched", "faction clearing", rule="E.6.2#1", shows="hit @faction > clearing")
IMPROVISED: Final = Event("improvised", "faction item stands-for:item", rule="E.7.2#1", shows="change @faction ~item")
SWIFT_STRIKE: Final = Event("swift-strike", "faction amount", rule="E.8.2", shows="change @faction ×amount")
