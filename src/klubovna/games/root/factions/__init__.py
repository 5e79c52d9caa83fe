"""The factions, chapters 6 to 13 of the Law: one file each."""

from klubovna.games.root.factions.alliance import Alliance
from klubovna.games.root.factions.corvids import Corvids
from klubovna.games.root.factions.cult import Cult
from klubovna.games.root.factions.duchy import Duchy
from klubovna.games.root.factions.eyrie import Eyrie
from klubovna.games.root.factions.marquise import Marquise
from klubovna.games.root.factions.riverfolk import Riverfolk
from klubovna.games.root.factions.vagabond import Vagabond
from klubovna.games.root.facts import (
    ALLIANCE,
    CORVIDS,
    DUCHY,
    EYRIE,
    LIZARDS,
    MARQUISE,
    RIVERFOLK,
    VAGABOND,
    VAGABOND_2,
)
from klubovna.games.root.roles import ROLES

ROLES[MARQUISE] = Marquise(MARQUISE)
ROLES[LIZARDS] = Cult(LIZARDS)
ROLES[EYRIE] = Eyrie(EYRIE)
ROLES[ALLIANCE] = Alliance(ALLIANCE)
ROLES[RIVERFOLK] = Riverfolk(RIVERFOLK)
ROLES[CORVIDS] = Corvids(CORVIDS)
ROLES[DUCHY] = Duchy(DUCHY)
ROLES[VAGABOND] = Vagabond(VAGABOND)
ROLES[VAGABOND_2] = Vagabond(VAGABOND_2)
