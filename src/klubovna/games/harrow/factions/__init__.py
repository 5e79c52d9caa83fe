"""The factions, put where shared rules find them."""

from klubovna.games.harrow.factions.fairfolk import FairFolk
from klubovna.games.harrow.factions.family import Family
from klubovna.games.harrow.factions.hester import Hester
from klubovna.games.harrow.factions.kami import Kami
from klubovna.games.harrow.factions.protectors import Protectors
from klubovna.games.harrow.facts import FAIRFOLK, FAMILY, HESTER, KAMI, PROTECTORS
from klubovna.games.harrow.roles import ROLES

ROLES[PROTECTORS] = Protectors()
ROLES[FAMILY] = Family()
ROLES[KAMI] = Kami()
ROLES[HESTER] = Hester()
ROLES[FAIRFOLK] = FairFolk()
