"""13 Corvid Conspiracy."""

from typing import Final

from klubovna.games.root.chapter import Chapter
from klubovna.games.root.factions.corvids import events, kinds
from klubovna.games.root.factions.corvids.nouns import DEEDS, EFFECTS, NOUNS
from klubovna.games.root.factions.corvids.policy import HABITS
from klubovna.games.root.factions.corvids.role import ROLE
from klubovna.games.root.factions.corvids.shown import SHOWN

CHAPTER: Final[Chapter] = Chapter(
    roles=[ROLE],
    kinds=kinds,
    events=events,
    nouns=NOUNS,
    deeds=DEEDS,
    habits=HABITS,
    effects=EFFECTS,
    shown=[SHOWN],
)
