"""What an event moves where: said beside the event, worked out for one seat, drawn by the page from part to part.

`Event(…, shows="piece from > to ×count")` is a line of motions, `;` between them: what moves, from where, to where, and
what stands on it. A place is a parameter whose noun has a part (`Parts.places`), `@side` is the chair of the seat that
a parameter names, `=deck` a part by its own name; left out, it comes from nowhere or goes nowhere. `die high` shows
what was rolled. A private parameter moves nothing for those who are not told it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, get_args

import msgspec

from klubovna.kernel.points import seat_named

if TYPE_CHECKING:
    from klubovna.kernel.journal import Event
    from klubovna.kernel.rules import Rules

What = Literal["part", "piece", "card", "goods", "points", "die", "hit"]
"""A part of the board itself; something that stands for a piece, a card, goods, points; a die; a blow."""
WHATS: Final[tuple[What, ...]] = get_args(What)
MOST_DICE: Final = 12


class Motion(NamedTuple):
    """One motion as it is declared; places as they are written there, empty for none."""

    what: What
    source: str
    target: str
    text: str


class MotionShown(msgspec.Struct):
    """Something moves from one part of the board to another; without one of them it comes or goes there."""

    what: What
    source: str | None
    target: str | None
    text: str


def chair(seat: int) -> str:
    """The part that stands for somebody at the table."""
    return f"chair:{seat}"


def read(line: str) -> tuple[Motion, ...]:
    """The motions of one line."""
    return tuple(_read(one.split()) for one in line.split(";")) if line else ()


def _read(words: list[str]) -> Motion:
    word, *rest = words
    if word not in WHATS:
        raise ValueError(f"nothing moves as {word!r}")
    what: What = next(one for one in WHATS if one == word)
    text = next((word[1:] for word in rest if word.startswith("×")), "")
    places = [word for word in rest if not word.startswith("×")]
    if ">" not in places:
        return Motion(what, "", "", text or " ".join(places)) if what == "die" else Motion(what, places[0], "", text)
    cut = places.index(">")
    return Motion(what, "".join(places[:cut]), "".join(places[cut + 1 :]), text)


def motions(rules: Rules[Any], state: Any, event: dict[str, Any]) -> list[MotionShown]:
    """What an event moves, from the parameters that are told."""
    kind, params = rules.events[event["event"]], event["params"]
    found: list[MotionShown] = []
    for motion in kind.shows:
        if motion.what == "die":
            found += [MotionShown("die", None, None, face) for face in _faces(params, motion.text)]
            continue
        source, target = (_part(rules, state, kind, params, place) for place in (motion.source, motion.target))
        if source is not None or target is not None:
            found.append(MotionShown(motion.what, source, target, _text(params, motion.text)))
    return found


def marks(rules: Rules[Any], state: Any, event: dict[str, Any]) -> list[str]:
    """The places on the board that an event names."""
    kind, params = rules.events[event["event"]], event["params"]
    found = (_part(rules, state, kind, params, name) for name in params)
    return list(dict.fromkeys(part for part in found if part is not None))


def _part(rules: Rules[Any], state: Any, kind: Event, params: dict[str, Any], place: str) -> str | None:
    if place.startswith("="):
        return place[1:]
    name = place.lstrip("@")
    value = params.get(name)
    if value is None:
        return None
    noun = kind.nouns[kind.params.index(name)]
    if place.startswith("@"):
        seat = seat_named(rules, state, noun, value)
        return None if seat is None else chair(seat)
    where = rules.parts.places.get(noun)
    return None if where is None else where(state, value)


def _text(params: dict[str, Any], name: str) -> str:
    value = params.get(name)
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else ""


def _faces(params: dict[str, Any], names: str) -> list[str]:
    """What the dice show: a parameter is one die, or a list of them."""
    values = [params[name] for name in names.split() if name in params]
    flat = [one for value in values for one in (value if isinstance(value, list | tuple) else [value])]
    return [str(one) for one in flat if isinstance(one, int)][:MOST_DICE]
