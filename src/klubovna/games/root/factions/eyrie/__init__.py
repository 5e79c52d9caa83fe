"""7 Eyrie Dynasties."""

from typing import Final

from klubovna.games.root.chapter import Chapter
from klubovna.games.root.factions.eyrie import events, kinds
from klubovna.games.root.factions.eyrie.nouns import DEEDS, EFFECTS, NOUNS
from klubovna.games.root.factions.eyrie.policy import HABITS
from klubovna.games.root.factions.eyrie.role import ROLE
from klubovna.games.root.factions.eyrie.shown import SHOWN

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
