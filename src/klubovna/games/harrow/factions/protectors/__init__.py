"""The Protectors: rows of abilities, path tokens, townsfolk led home."""

from klubovna.games.harrow.factions.protectors.role import Protectors

__all__ = ["Protectors"]
