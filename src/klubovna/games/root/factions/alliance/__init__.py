"""8 Woodland Alliance."""

from typing import Final

from klubovna.games.root.chapter import Chapter
from klubovna.games.root.factions.alliance import events, kinds
from klubovna.games.root.factions.alliance.nouns import DEEDS, NOUNS
from klubovna.games.root.factions.alliance.policy import HABITS
from klubovna.games.root.factions.alliance.role import ROLE
from klubovna.games.root.factions.alliance.shown import SHOWN

CHAPTER: Final[Chapter] = Chapter(
    roles=[ROLE],
    kinds=kinds,
    events=events,
    nouns=NOUNS,
    deeds=DEEDS,
    habits=HABITS,
    shown=[SHOWN],
)
