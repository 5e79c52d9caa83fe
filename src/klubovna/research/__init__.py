"""Klubovna for research: observations as arrays, actions with stable numbers, and the interfaces that others use.

Needs `klubovna[research]`. Everything is described in `docs/research.md`.
"""

from klubovna.research.actions import Action, Actions, actions
from klubovna.research.declaration import Undeclared
from klubovna.research.encoder import Encoder, encoder

__all__ = ["Action", "Actions", "Encoder", "Undeclared", "actions", "encoder"]
