"""The faction boards: what lies on each player's own board besides the common pieces."""

from klubovna.games.root.boards.alliance import AllianceBoard
from klubovna.games.root.boards.corvids import CorvidBoard
from klubovna.games.root.boards.cult import CultBoard
from klubovna.games.root.boards.duchy import DuchyBoard
from klubovna.games.root.boards.eyrie import EyrieBoard
from klubovna.games.root.boards.marquise import MarquiseBoard
from klubovna.games.root.boards.riverfolk import RiverfolkBoard
from klubovna.games.root.boards.vagabond import VagabondBoard

__all__ = [
    "AllianceBoard",
    "CorvidBoard",
    "CultBoard",
    "DuchyBoard",
    "EyrieBoard",
    "MarquiseBoard",
    "RiverfolkBoard",
    "VagabondBoard",
]
