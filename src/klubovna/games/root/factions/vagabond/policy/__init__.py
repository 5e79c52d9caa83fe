"""The Vagabond's habits."""

from __future__ import annotations

from klubovna.games.root.factions.vagabond.policy.habits import HABITS as HABITS
