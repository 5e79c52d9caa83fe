"""Why a plan is what it is: plain facts, each with its clause, for whoever puts them into words."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from klubovna.games.gloomhaven.monsters.planner.position import Ending, Plan, Position, Score, Why
from klubovna.kernel.hexes import Hex

CRITERIA: Final = (
    ("by-negative", "mon.neg.05"),
    ("by-disadvantage", "mon.move.08"),
    ("by-targets", "mon.move.09"),
    ("by-others", "r.16"),
    ("by-points", "mon.move.02"),
)
"""By what hexes to attack from are compared, in the order of `Score`."""


@dataclass(slots=True)
class Reason:
    """A fact: a name, a clause of the ledger, and numbers and hexes (`who` one figure, `others` several)."""

    name: str
    rule: str
    params: dict[str, Any] = field(default_factory=dict)


def reasons(position: Position, made: Plan) -> list[Reason]:
    """The facts in the order of the procedure."""
    why = made.why
    if why.stunned:
        return [Reason("stunned", "mon.focus.24")]
    found: list[Reason] = []
    if position.disarmed and position.attack:
        found.append(Reason("disarmed", "mon.focus.07"))
    elif why.unarmed:
        found.append(Reason("no-attack", "mon.focus.06"))
    found += _enemies(position, why)
    found.append(_focus(made))
    if why.settled == "nobody":
        return found
    if position.immobilized:
        found.append(Reason("immobilized", "mon.move.19"))
    elif position.move <= 0:
        found.append(Reason("no-move", "mon.move.01"))
    for focus, ending in why.endings.items():
        if len(why.endings) > 1:
            found.append(Reason("if-focus", "mon.focus.16", {"who": focus}))
        found += _ending(position, made, focus, ending)
    if len(made.options) > 1:
        found.append(Reason("many" if why.unlisted else "equal", "mon.amb.01", {"count": len(made.options)}))
    return found


def _enemies(position: Position, why: Why) -> list[Reason]:
    found: list[Reason] = []
    own = next((figure.side for figure in position.figures if figure.at == position.actor), "monster")
    for figure in position.figures:
        if figure.side == own:
            continue
        if figure.invisible:
            found.append(Reason("invisible", "mon.focus.18", {"who": figure.at}))
            continue
        path = why.paths[figure.at]
        if path is None:
            found.append(Reason("no-path", "mon.focus.11", {"who": figure.at}))
            continue
        params = {"who": figure.at, "negative": path[0], "points": path[1], "range": why.ranges[figure.at]}
        found.append(Reason("path-negative" if path[0] else "path", "mon.focus.02", params))
    return found


def _focus(made: Plan) -> Reason:
    why = made.why
    focuses = sorted({choice.focus for choice in made.options if choice.focus is not None})
    if not focuses:
        return Reason("no-focus", "mon.focus.20")
    focus = focuses[0]
    if why.settled == "players":
        return Reason("focus-players", "init.05", {"others": focuses})
    params: dict[str, Any] = {"who": focus, "range": why.ranges[focus]}
    if why.settled in ("kept", "only"):
        return Reason(f"focus-{why.settled}", "r.17" if why.settled == "kept" else "mon.focus.01", params)
    if why.settled == "drawn":
        return Reason("focus-drawn", "spec.19", params)
    rivals = [at for at, path in why.paths.items() if at != focus and path == why.paths[focus]]
    if why.settled == "path":
        return Reason("focus-path", "mon.focus.02", params)
    if why.settled == "range":
        return Reason("focus-range", "mon.focus.12", params | {"others": rivals})
    rivals = [at for at in rivals if why.ranges[at] == why.ranges[focus]]
    return Reason("focus-order", "mon.focus.13", params | {"others": rivals})


def _ending(position: Position, made: Plan, focus: Hex, ending: Ending) -> list[Reason]:
    choices = [choice for choice in made.options if choice.focus == focus]
    first = choices[0]
    stays = first.end == position.actor
    found: list[Reason] = []
    if ending.scores:
        name = "beside" if made.why.unarmed else "attack"
        rule = "mon.move.17" if made.why.unarmed else "mon.move.04" if stays else "mon.move.13"
        found.append(
            Reason(f"{name}-{'here' if stays else 'there'}", rule, {"points": ending.scores[first.end].points})
        )
        found += _compared(ending.scores, first.end)
        if focus in first.disadvantage:
            found.append(Reason("hindered", "mon.move.20" if position.muddled else "mon.move.07"))
    elif stays:
        found.append(Reason("nothing-nearer", "mon.move.15", {"points": ending.remaining}))
    else:
        found.append(Reason("nearer", "mon.move.14", {"points": ending.remaining}))
    if entered := {at for choice in choices for at in choice.enters}:
        found.append(Reason("enters", "mon.neg.04", {"hexes": sorted(entered)}))
    return found


def _compared(scores: dict[Hex, Score], end: Hex) -> list[Reason]:
    """What told the hex taken from the others in reach."""
    best = scores[end].key()
    decided = set()
    for score in scores.values():
        key = score.key()
        if key != best:
            decided.add(next(i for i in range(len(best)) if key[i] != best[i]))
    return [Reason(*CRITERIA[i], {"count": len(scores)}) for i in sorted(decided)]
