"""9 Vagabond and appendix E, one file per part: his board's items, relationships, actions, quests, characters."""

from klubovna.games.root.factions.vagabond.role import Vagabond

__all__ = ["Vagabond"]
