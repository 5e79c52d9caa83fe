"""Root at the terminal: the table, and pages beside it that are shown on demand."""

from klubovna.games.root.terminal.pages import pages
from klubovna.games.root.terminal.pen import CARDS, NAMES, QUESTS, Pen
from klubovna.games.root.terminal.table import draw

__all__ = ["CARDS", "NAMES", "QUESTS", "Pen", "draw", "pages"]
