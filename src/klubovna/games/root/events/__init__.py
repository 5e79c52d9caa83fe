"""What happens in Root, for the journal: one file for the shared rules, one per faction."""

from __future__ import annotations

from klubovna.games.root.events import (
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
from klubovna.kernel.journal import Event


def all_events() -> list[Event]:
    modules = (shared, alliance, corvids, cult, duchy, effects, eyrie, marquise, riverfolk, vagabond)
    return [thing for module in modules for thing in vars(module).values() if isinstance(thing, Event)]
