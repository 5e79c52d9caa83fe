"""13 Corvid Conspiracy."""

from typing import Final

from klubovna.games.root.chapter import Chapter
from klubovna.games.root.factions.corvids import events, kinds
from klubovna.games.root.factions.corvids.policy import HABITS
from klubovna.games.root.factions.corvids.role import ROLE

CHAPTER: Final = Chapter(roles=[ROLE], kinds=kinds, events=events, habits=HABITS)
