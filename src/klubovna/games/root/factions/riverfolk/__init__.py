"""11 Riverfolk Company."""

from typing import Final

from klubovna.games.root.chapter import Chapter
from klubovna.games.root.factions.riverfolk import events, kinds
from klubovna.games.root.factions.riverfolk.role import Riverfolk
from klubovna.games.root.facts import RIVERFOLK

CHAPTER: Final = Chapter(roles=[Riverfolk(RIVERFOLK)], kinds=kinds, events=events)
