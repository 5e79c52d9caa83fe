"""12 Underground Duchy."""

from typing import Final

from klubovna.games.root.chapter import Chapter
from klubovna.games.root.factions.duchy import events, kinds
from klubovna.games.root.factions.duchy.nouns import DEEDS, EFFECTS, NOUNS
from klubovna.games.root.factions.duchy.policy import HABITS
from klubovna.games.root.factions.duchy.role import ROLE
from klubovna.games.root.factions.duchy.shown import SHOWN

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
