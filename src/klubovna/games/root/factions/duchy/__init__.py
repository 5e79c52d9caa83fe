"""12 Underground Duchy."""

from typing import Final

from klubovna.games.root.chapter import Chapter
from klubovna.games.root.factions.duchy import events, kinds
from klubovna.games.root.factions.duchy.role import Duchy
from klubovna.games.root.facts import DUCHY

CHAPTER: Final = Chapter(roles=[Duchy(DUCHY)], kinds=kinds, events=events)
