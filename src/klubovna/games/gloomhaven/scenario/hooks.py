"""Rules of single scenarios that the vocabulary cannot say: a short function in `specials`, by rule and occasion."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from klubovna.games.gloomhaven.figures import NOBODY, NOWHERE, Character, Figure
from klubovna.kernel.decision import Flow
from klubovna.kernel.hexes import Hex

if TYPE_CHECKING:
    from klubovna.games.gloomhaven.state import Table


@dataclass(slots=True)
class Occasion:
    """What has happened, as far as it is known."""

    door: int = NOBODY
    room: int = NOBODY
    at: Hex = NOWHERE
    monster: int = NOBODY
    actor: Figure | None = None
    fallen: int = NOBODY


Hook = Callable[["Table", Occasion], Flow[None]]
HOOKS: Final[dict[tuple[str, str], Hook]] = {}


def when(rule: str, *occasions: str) -> Callable[[Hook], Hook]:
    """`@when("walls_stun", "objective_destroyed")` above a function: what the rule does then."""

    def known(hook: Hook) -> Hook:
        for on in occasions:
            HOOKS[rule, on] = hook
        return hook

    return known


async def happens(t: Table, on: str, occasion: Occasion) -> None:
    for rule in t.book.facts.rules:
        hook = HOOKS.get((rule, on))
        if hook is not None:
            await hook(t, occasion)


Places = Callable[["Table", Figure], list[Hex]]
Skipped = Callable[["Table", Character, Hex], Flow[None]]
SKIPS: Final[dict[str, tuple[Places, Skipped]]] = {}
"""By word of `Skip`: where a figure could do it, and what it does."""
Turn = Callable[["Table", Figure], Flow[bool]]
TURNS: Final[dict[str, Turn]] = {}
"""By rule: what a monster does in place of its turn; False if it takes its turn as usual."""
