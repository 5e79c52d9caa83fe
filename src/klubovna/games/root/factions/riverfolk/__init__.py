"""11 Riverfolk Company."""

from typing import Final

from klubovna.games.root.chapter import Chapter
from klubovna.games.root.factions.riverfolk import events, kinds
from klubovna.games.root.factions.riverfolk.nouns import DEEDS, NOUNS
from klubovna.games.root.factions.riverfolk.policy import HABITS
from klubovna.games.root.factions.riverfolk.role import ROLE
from klubovna.games.root.factions.riverfolk.shown import SHOWN

CHAPTER: Final[Chapter] = Chapter(
    roles=[ROLE],
    kinds=kinds,
    events=events,
    nouns=NOUNS,
    deeds=DEEDS,
    habits=HABITS,
    shown=[SHOWN],
)
