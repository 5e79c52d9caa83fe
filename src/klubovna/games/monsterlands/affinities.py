"""The four affinities of clans, members, monsters and lands: how each looks. They differ in nothing else."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

AffinityName: TypeAlias = Literal["wind", "water", "fire", "jungle"]


class Shade(msgspec.Struct, frozen=True):
    """A colour on light and on dark paper."""

    light: str
    dark: str


class Look(msgspec.Struct, frozen=True):
    emblem: str
    """A picture of the page."""
    scene: str
    """The landscape behind its lands."""
    colour: Shade
    """Of shields and crests."""
    text: Shade
    hue: str
    """Its landscape is mixed from it."""
    ink: str
    """Of its monsters on their cards."""


class Affinity(msgspec.Struct, frozen=True):
    id: AffinityName
    style: str
    """At the terminal."""
    look: Look


ALL: Final = (
    Affinity(
        id="wind",
        style="grey85",
        look=Look(
            emblem="whirlwind",
            scene="peaks",
            colour=Shade("#3a7ea6", "#4a9ac9"),
            text=Shade("#3a7ea6", "#56b4e9"),
            hue="#56b4e9",
            ink="#2b6f97",
        ),
    ),
    Affinity(
        id="water",
        style="dodger_blue1",
        look=Look(
            emblem="drop",
            scene="waves",
            colour=Shade("#0a4f86", "#2f7fc0"),
            text=Shade("#0a4f86", "#5aa5dd"),
            hue="#0072b2",
            ink="#0a4f86",
        ),
    ),
    Affinity(
        id="fire",
        style="dark_orange",
        look=Look(
            emblem="flame",
            scene="volcanoes",
            colour=Shade("#c24f00", "#d9661a"),
            text=Shade("#c24f00", "#f0915c"),
            hue="#d55e00",
            ink="#b04600",
        ),
    ),
    Affinity(
        id="jungle",
        style="green3",
        look=Look(
            emblem="palm",
            scene="trees",
            colour=Shade("#00795a", "#159a75"),
            text=Shade("#00795a", "#45c29b"),
            hue="#009e73",
            ink="#006b4f",
        ),
    ),
)
