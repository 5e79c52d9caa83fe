"""13 Corvid Conspiracy."""

from typing import Final

from klubovna.games.root.chapter import Chapter
from klubovna.games.root.factions.corvids import events, kinds
from klubovna.games.root.factions.corvids.role import Corvids
from klubovna.games.root.facts import CORVIDS

CHAPTER: Final = Chapter(roles=[Corvids(CORVIDS)], kinds=kinds, events=events)
