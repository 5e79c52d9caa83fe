"""The decisions of Root, with the clauses that give them: one file for the shared rules, one per faction."""

from __future__ import annotations

from klubovna.games.root.kinds import (
    alliance,
    corvids,
    cult,
    duchy,
    effects,
    eyrie,
    marquise,
    riverfolk,
    shared,
    vagabond,
)
from klubovna.kernel.decision import Kind


def all_kinds() -> list[Kind]:
    modules = (shared, alliance, corvids, cult, duchy, effects, eyrie, marquise, riverfolk, vagabond)
    return [thing for module in modules for thing in vars(module).values() if isinstance(thing, Kind)]
