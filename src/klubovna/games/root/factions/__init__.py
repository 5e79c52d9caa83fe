"""The factions, chapters 6 to 13 of the Law: one folder each. A new one is a folder and a line here."""

from typing import Final

from klubovna.games.root.factions import alliance, corvids, cult, duchy, eyrie, marquise, riverfolk, vagabond
from klubovna.games.root.policy.habits import learn
from klubovna.games.root.roles import ROLES

CHAPTERS: Final = [
    marquise.CHAPTER,
    eyrie.CHAPTER,
    alliance.CHAPTER,
    vagabond.CHAPTER,
    cult.CHAPTER,
    riverfolk.CHAPTER,
    duchy.CHAPTER,
    corvids.CHAPTER,
]
SHOWN: Final = {shown.id: shown for chapter in CHAPTERS for shown in chapter.shown}
"""By the id of the faction."""
for _chapter in CHAPTERS:
    for _role in _chapter.roles:
        ROLES[_role.id] = _role
        learn(_role.id, _chapter.habits)
