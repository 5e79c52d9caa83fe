"""6 Marquise de Cat."""

from typing import Final

from klubovna.games.root.chapter import Chapter
from klubovna.games.root.factions.marquise import events, kinds
from klubovna.games.root.factions.marquise.role import Marquise
from klubovna.games.root.facts import MARQUISE

CHAPTER: Final = Chapter(roles=[Marquise(MARQUISE)], kinds=kinds, events=events)
