"""10 Lizard Cult."""

from typing import Final

from klubovna.games.root.chapter import Chapter
from klubovna.games.root.factions.cult import events, kinds
from klubovna.games.root.factions.cult.role import Cult
from klubovna.games.root.facts import LIZARDS

CHAPTER: Final = Chapter(roles=[Cult(LIZARDS)], kinds=kinds, events=events)
