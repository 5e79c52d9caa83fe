"""The Corvids' board as it is shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

import msgspec

from klubovna.games.root.facts import BOARD_OF
from klubovna.games.root.lights import place
from klubovna.games.root.seen import LIGHT, FactionFacts, Player, Shown, Told, told
from klubovna.kernel.decision import Decision
from klubovna.kernel.text import Texts

if TYPE_CHECKING:
    from klubovna.games.root.state import Table

PLOTS: Final[list[dict[str, Any]]] = BOARD_OF["corvids"]["plot"]


class PlotView(msgspec.Struct):
    """`plot` is None for those who may not know; `denied` are kinds that all know not to lie here."""

    clearing: int
    face_up: bool
    plot: str | None
    denied: list[str]


class CorvidView(msgspec.Struct):
    actions: int
    plotted: int
    exerted: bool
    supply_count: int
    supply: list[str] | None
    plots: list[PlotView]


class CorvidPlayer(Player[CorvidView], tag="corvids"):
    pass


class CorvidPrinted(msgspec.Struct):
    plots: list[Told]


class CorvidFacts(FactionFacts[CorvidPrinted], tag="corvids"):
    pass


def printed(texts: Texts) -> CorvidPrinted:
    return CorvidPrinted(told(texts, "plot", PLOTS))


def plot(t: Table, decision: Decision[Any], value: int) -> list[str]:
    """One of the kinds that are printed on the board: to be placed by the Corvids, or guessed by another."""
    return [f"plot:{PLOTS[value]['id']}"]


def listed(player: CorvidPlayer, own: bool) -> Iterator[str]:
    if player.board is not None:
        yield from (f"plot:{plot['id']}" for plot in PLOTS)


SHOWN: Final = Shown(
    letter="C",
    terminal="medium_purple1",
    fill="#6a4c93",
    ink=LIGHT,
    player=CorvidPlayer,
    facts=CorvidFacts,
    printed=printed,
    listed=listed,
    words=("of-actions", "of-exerted", "of-plots", "of-supply-count"),
    deeds={"birdsong": ["recruit"], "daylight": ["move", "plot", "battle", "trick"], "evening": ["exert"]},
    nouns={"plot": plot},
    deed_lights={"expose": place, "flip": place},
)
