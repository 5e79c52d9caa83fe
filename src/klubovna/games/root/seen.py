"""How a faction is shown: what lies before it, what is printed on its board, and which parts of it one can point at.

The shapes that all factions share. What is a faction's own stands in its folder, in `shown.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeAlias, TypeVar

import msgspec

from klubovna.kernel.parts import Lights
from klubovna.kernel.text import Texts, dashed

B = TypeVar("B")
P = TypeVar("P")
DARK: Final = "#26221c"
LIGHT: Final = "#fffdf8"
Counts: TypeAlias = dict[str, int]
"""How many of each, without those of which there are none."""


# -- what one seat sees ------------------------------------------------------------------------------------------------


class Player(msgspec.Struct, Generic[B], tag_field="faction", omit_defaults=True):
    """What lies before one faction; its hand only for its own seat, and as far as others have been shown it.

    `board` is not there before the faction has set it up.
    """

    vp: int | None
    supply: int
    hand_count: int
    hand: list[str] | None
    known: list[str]
    revealed: list[str]
    crafted: list[str]
    items: list[str]
    exhausted_items: list[str]
    dominance: str | None
    coalition: str | None
    board: B | None = None

    @property
    def faction(self) -> str:
        return str(self.__struct_config__.tag)


# -- what never changes ------------------------------------------------------------------------------------------------


class Named(msgspec.Struct):
    id: str
    name: str


class Told(msgspec.Struct):
    """With a sentence on what it does."""

    id: str
    name: str
    text: str


class TrackFacts(msgspec.Struct, omit_defaults=True):
    """What the spaces of a track show: points, cards to draw, warriors, what the next piece costs."""

    vp: list[int] | None = None
    cards: list[int] | None = None
    cost: list[int] | None = None
    warriors: list[int] | None = None


class FactionFacts(msgspec.Struct, Generic[P], tag_field="id"):
    """How a faction looks, the deeds on its board by the part of the turn, and all else that is printed there."""

    name: str
    letter: str
    fill: str
    ink: str
    pawn: bool
    """It has one pawn and no warriors."""
    warriors: int
    deeds: dict[str, list[Named]]
    printed: P

    @property
    def id(self) -> str:
        return str(self.__struct_config__.tag)


# -- what a faction's own folder says of it ----------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Shown:
    """A faction that a seat can play: a letter, a colour at the terminal, on the page one that colour-blind people
    tell apart, and the shapes of what it has before it and of what is printed on its board."""

    letter: str
    terminal: str
    fill: str
    ink: str
    player: type[Player[Any]]
    facts: type[FactionFacts[Any]]
    printed: Callable[[Texts], Any]
    """All that is printed on its board, besides the deeds."""
    listed: Callable[[Any, bool], Iterable[str]]
    """The parts of a player's board, more of them if it is the own one."""
    words: tuple[str, ...]
    """What the boxes of its board are called; each word has its message `board-<word>`."""
    deeds: Mapping[str, list[str]] = field(default_factory=dict)
    """The deeds printed on its board, by the part of the turn to which they belong."""
    pawn: bool = False
    nouns: Mapping[str, Lights] = field(default_factory=dict)
    deed_lights: Mapping[str, Lights] = field(default_factory=dict)
    """Deeds done with something that one can point at."""
    trigger_lights: Mapping[str, Lights] = field(default_factory=dict)
    """Effects that happen in no clearing."""

    @property
    def id(self) -> str:
        return str(self.player.__struct_config__.tag)


def told(texts: Texts, kind: str, things: list[dict[str, Any]]) -> list[Told]:
    """Leaders, plots and the like, in the language of the table."""
    return [
        Told(one["id"], one["name"][texts.lang], texts.sentence(f"board-{kind}-{dashed(one['id'])}")) for one in things
    ]


def track(printed: dict[str, Any]) -> TrackFacts:
    return TrackFacts(vp=printed["vp"], cards=printed.get("draw_bonus"))
