"""The Fair Folk: nests, offers, quests, and the search for their queen."""

from klubovna.games.harrow.factions.fairfolk.role import FairFolk

__all__ = ["FairFolk"]
