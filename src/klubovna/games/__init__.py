"""The games of the house. `klubovna.games()` lists all installed ones: this package is that function, too."""

from __future__ import annotations

import sys
from types import ModuleType

from klubovna.kernel.registry import games


class _Games(ModuleType):
    """Importing a game binds the name `klubovna.games` to this package; it must stay callable."""

    def __call__(self) -> list[str]:
        return games()


sys.modules[__name__].__class__ = _Games
