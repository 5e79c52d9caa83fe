"""Numbers behind a game's bots: read from its `bot.toml`, found by `klubovna tune`."""

from __future__ import annotations

import msgspec


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How strong a level is: how often it plays a decision out, how far, and how much of its policy's weights it takes.

    Without playouts it takes what its policy prefers. Where people wait it stops after `seconds`. `learnt` has it weigh
    options by what was learnt by play, in a game that has such weights. `share` is the part of its decisions to which
    all this applies: in the others it takes what its policy prefers. With a `glance` it takes what looks best the
    moment it is done.
    """

    playouts: int = 0
    depth: int | None = None
    trust: float = 1.0
    seconds: float = 0.0
    learnt: bool = False
    share: float = 1.0
    glance: bool = False


class Tuning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`trust` is the part of the weights that lies on the policy's choice, in kinds that differ `trust_in`.

    `margin` points ahead stand for a chance of 73 %. `explore` weighs what was tried little against what did well,
    `doubt` is how much less than its parent an option is worth before it is tried, `depth` is after how many
    decisions a playout is judged. All that is for the tree search; where options are compared by rollouts, these are
    judged after `horizon` decisions, and an option is `sure` to be better by so many standard errors.
    """

    trust: float = 0.5
    trust_in: dict[str, float] = {}
    margin: float = 8.0
    explore: float = 1.2
    doubt: float = 0.1
    depth: int = 60
    horizon: int = 100
    sure: float = 0.5
    levels: dict[str, Level] = {}
