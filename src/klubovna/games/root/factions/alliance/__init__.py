"""8 Woodland Alliance."""

from typing import Final

from klubovna.games.root.chapter import Chapter
from klubovna.games.root.factions.alliance import events, kinds
from klubovna.games.root.factions.alliance.role import Alliance
from klubovna.games.root.facts import ALLIANCE

CHAPTER: Final = Chapter(roles=[Alliance(ALLIANCE)], kinds=kinds, events=events)
