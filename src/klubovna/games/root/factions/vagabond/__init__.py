"""9 Vagabond and appendix E, one file per part: his board's items, relationships, actions, quests, characters."""

from typing import Final

from klubovna.games.root.chapter import Chapter
from klubovna.games.root.factions.vagabond import events, kinds
from klubovna.games.root.factions.vagabond.nouns import DEEDS, EFFECTS, NOUNS
from klubovna.games.root.factions.vagabond.policy import HABITS
from klubovna.games.root.factions.vagabond.role import Vagabond
from klubovna.games.root.factions.vagabond.shown import SECOND, SHOWN
from klubovna.games.root.facts import VAGABOND, VAGABOND_2

CHAPTER: Final[Chapter] = Chapter(
    roles=[Vagabond(VAGABOND), Vagabond(VAGABOND_2)],
    kinds=kinds,
    events=events,
    nouns=NOUNS,
    deeds=DEEDS,
    habits=HABITS,
    effects=EFFECTS,
    shown=[SHOWN, SECOND],
)
