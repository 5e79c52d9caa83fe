"""What lies before each faction and nowhere else."""

from klubovna.games.harrow.boards.fairfolk import FairFolkBoard
from klubovna.games.harrow.boards.family import FamilyBoard
from klubovna.games.harrow.boards.hester import HesterBoard
from klubovna.games.harrow.boards.kami import KamiBoard
from klubovna.games.harrow.boards.protectors import ProtectorsBoard
from klubovna.games.harrow.boards.solo import SoloBoard

__all__ = ["FairFolkBoard", "FamilyBoard", "HesterBoard", "KamiBoard", "ProtectorsBoard", "SoloBoard"]
