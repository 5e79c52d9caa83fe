"""As `stubborn_bots`, and the game's policy never answers either."""

from klubovna import bots
from server.stubborn_bots import Sleeper

bots._BOTS["greedy"] = Sleeper
