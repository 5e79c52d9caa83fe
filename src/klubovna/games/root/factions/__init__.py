"""The factions, chapters 6 to 13 of the Law: one file each."""

from klubovna.games.root.factions.marquise import Marquise
from klubovna.games.root.facts import MARQUISE
from klubovna.games.root.roles import ROLES

ROLES[MARQUISE] = Marquise(MARQUISE)
