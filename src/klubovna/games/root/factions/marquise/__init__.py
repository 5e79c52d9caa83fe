"""6 Marquise de Cat."""

from typing import Final

from klubovna.games.root.chapter import Chapter
from klubovna.games.root.factions.marquise import events, kinds
from klubovna.games.root.factions.marquise.nouns import DEEDS, EFFECTS, NOUNS
from klubovna.games.root.factions.marquise.policy import HABITS
from klubovna.games.root.factions.marquise.role import ROLE
from klubovna.games.root.factions.marquise.shown import SHOWN

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
