"""A board for games without a drawing of their own: zones, counters and a map of places, from the typed view.

The view of such a game says what its values are: `hand: Annotated[list[int], Of("card")]`. `view-<field>` is what a
field is called. Parts have the ids of `parts.part_id`, so that what may be chosen is lit.
"""

from __future__ import annotations

import typing
from typing import Any

import msgspec

from klubovna.kernel.parts import part_id
from klubovna.kernel.text import NUMBERS, Texts


class Of:
    """Of which noun the values of a field are.

    `seats`: the field has one entry for each seat. `places` makes it a map: where each place lies (x and y, 0 to
    100), and `links` between them; an entry of the field is what stands at that place, of the noun `holds`.
    """

    __slots__ = ("holds", "links", "noun", "places", "seats")

    def __init__(
        self,
        noun: str,
        *,
        seats: bool = False,
        places: list[tuple[int, int]] | None = None,
        links: list[tuple[int, int]] | None = None,
        holds: str = "",
    ) -> None:
        self.noun = noun
        self.seats = seats
        self.places = places
        self.links = links or []
        self.holds = holds


class Thing(msgspec.Struct):
    text: str
    part: str


class Panel(msgspec.Struct):
    """A zone with what lies in it, or a counter."""

    title: str
    things: list[Thing]
    number: int | None = None


class Place(msgspec.Struct):
    text: str
    part: str
    x: int
    y: int
    things: list[Thing]


class Panels(msgspec.Struct):
    panels: list[Panel]
    places: list[Place]
    links: list[tuple[int, int]]


def panels(state: Any, table: Any, texts: Texts) -> Panels:
    """What the page draws of a typed view."""
    made = Panels([], [], [])
    hints = typing.get_type_hints(type(table), include_extras=True)
    for name in table.__struct_fields__:
        of = next((mark for mark in typing.get_args(hints[name])[1:] if isinstance(mark, Of)), Of("number"))
        title = texts.sentence(f"view-{name}") if texts.has(f"view-{name}") else name.replace("_", " ")
        value = getattr(table, name)
        if of.places is not None:
            _map(made, state, of, value, texts)
        elif of.seats and isinstance(value, list):
            seats = [str(texts.noun(state, "seat", seat)) for seat in range(len(value))]
            made.panels += [_panel(state, of, f"{title}: {seats[i]}", one, texts) for i, one in enumerate(value)]
        else:
            made.panels.append(_panel(state, of, title, value, texts))
    return made


def _panel(state: Any, of: Of, title: str, value: Any, texts: Texts) -> Panel:
    if of.noun in NUMBERS and type(value) is int:
        return Panel(title, [], value)
    values = value if isinstance(value, list) else [] if value is None else [value]
    return Panel(title, _things(state, of.noun, values, texts))


def _things(state: Any, noun: str, values: list[Any], texts: Texts) -> list[Thing]:
    return [Thing(str(texts.noun(state, noun, one)), part_id(noun, one)) for one in values]


def _map(made: Panels, state: Any, of: Of, value: Any, texts: Texts) -> None:
    assert of.places is not None
    for place, (x, y) in enumerate(of.places):
        held = value[place]
        things = _things(state, of.holds, held if isinstance(held, list) else [held], texts)
        made.places.append(Place(str(texts.noun(state, of.noun, place)), part_id(of.noun, place), x, y, things))
    made.links += of.links
