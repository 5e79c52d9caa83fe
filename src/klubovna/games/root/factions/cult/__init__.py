"""10 Lizard Cult."""

from typing import Final

from klubovna.games.root.chapter import Chapter
from klubovna.games.root.factions.cult import events, kinds
from klubovna.games.root.factions.cult.nouns import DEEDS, NOUNS
from klubovna.games.root.factions.cult.policy import HABITS
from klubovna.games.root.factions.cult.role import ROLE
from klubovna.games.root.factions.cult.shown import SHOWN

CHAPTER: Final[Chapter] = Chapter(
    roles=[ROLE],
    kinds=kinds,
    events=events,
    nouns=NOUNS,
    deeds=DEEDS,
    habits=HABITS,
    shown=[SHOWN],
)
