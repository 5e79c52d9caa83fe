"""The factions, put where shared rules find them."""

from klubovna.games.harrow.factions.family import Family
from klubovna.games.harrow.factions.protectors import Protectors
from klubovna.games.harrow.facts import FAMILY, PROTECTORS
from klubovna.games.harrow.roles import ROLES

ROLES[PROTECTORS] = Protectors()
ROLES[FAMILY] = Family()
