"""7 Eyrie Dynasties."""

from typing import Final

from klubovna.games.root.chapter import Chapter
from klubovna.games.root.factions.eyrie import events, kinds
from klubovna.games.root.factions.eyrie.role import Eyrie
from klubovna.games.root.facts import EYRIE

CHAPTER: Final = Chapter(roles=[Eyrie(EYRIE)], kinds=kinds, events=events)
