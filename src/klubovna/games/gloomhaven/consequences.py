"""What an option brings: what protects the figure that is aimed at."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.gloomhaven.figures import RETALIATES
from klubovna.games.gloomhaven.perform.action import base, shield_of
from klubovna.games.gloomhaven.state import Table
from klubovna.kernel.decision import Decision
from klubovna.kernel.text import Effect, Term

ATTACKS: Final = ("attack", "order")
"""What is aimed for where shield and retaliation matter."""


def target(t: Table, decision: Decision[Any], value: int) -> Term | None:
    """resolve.03, retal.01 The shield takes so much of the damage, and the attacker suffers so much."""
    if decision.about[1] not in ATTACKS:
        return None
    figure = next(one for one in t.figures if one.id == value)
    stats = base(t, figure)
    retaliation = stats.retaliate if stats is not None else 0
    retaliation += sum(boon[2] for boon in t.boons if boon[0] == value and boon[1] == RETALIATES)
    shield = shield_of(t, figure)
    if not shield and not retaliation:
        return Term("effect-bare", hp=figure.hp)
    return Term("effect-guarded", hp=figure.hp, shield=shield, retaliate=retaliation)


EFFECTS: Final[dict[str, Effect]] = {"target": target}
