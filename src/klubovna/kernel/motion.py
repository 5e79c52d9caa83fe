"""What an event moves where: said beside the event, worked out for one seat, drawn by the page from part to part.

`Event(…, shows="piece from > to ×count")` is a line of motions, `;` between them: what moves, from where, to where, and
what stands on it. A place is a parameter whose noun has a part (`Parts.places`), `@side` is the chair of the seat that
a parameter names, `&character` where somebody or something is at home (`Parts.homes`; also a side without a seat),
`=deck` a part by its own name; left out, it comes from nowhere or goes nowhere. `die high` shows what was rolled.
`~leader` names the parameter that says what it is, `~=path` the picture itself; a card is the `card` of its event.
`~traps*` (or a place with a star) is a list whose members move one by one. A private parameter moves nothing for those
who are not told it.

An event that moves nothing says why: `Event(…, unseen="the round is marked on its track")`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, get_args

import msgspec

from klubovna.kernel.points import seat_named

if TYPE_CHECKING:
    from klubovna.kernel.journal import Event
    from klubovna.kernel.rules import Rules

What = Literal["part", "piece", "card", "goods", "points", "die", "hit", "change", "aim"]
"""A part of the board itself; something that stands for a piece, a card, goods, points; a die; a blow; a part that
changes where it is; a look from one part to another."""
WHATS: Final[tuple[What, ...]] = get_args(What)
MOST_DICE: Final = 12
MOST_ALIKE: Final = 6
"""So many of a list move one by one."""
STAR: Final = "*"
ALONE: Final[tuple[What, ...]] = ("card", "die")
"""These are seen even where they come from nowhere and go nowhere: in the middle of the table."""


class Motion(NamedTuple):
    """One motion as it is declared; places as they are written there, empty for none."""

    what: What
    source: str
    target: str
    text: str
    of: str = ""


class MotionShown(msgspec.Struct):
    """Something moves from one part of the board to another; without one of them it comes or goes there.

    `text` is the number on it, `name` what it is in words, `picture` how the game's board draws it.
    """

    what: What
    source: str | None
    target: str | None
    text: str
    name: str = ""
    picture: str | None = None


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
    of = next((word[1:] for word in rest if word.startswith("~")), "")
    places = [word for word in rest if word[0] not in "×~"]
    if ">" not in places:
        if what == "die":
            return Motion(what, "", "", text or " ".join(places), of)
        return Motion(what, places[0], "", text, of)
    cut = places.index(">")
    return Motion(what, "".join(places[:cut]), "".join(places[cut + 1 :]), text, of)


def motions(rules: Rules[Any], state: Any, event: dict[str, Any], lang: str = "en") -> list[MotionShown]:
    """What an event moves, from the parameters that are told."""
    kind, params = rules.events[event["event"]], event["params"]
    return [one for motion in kind.shows for one in _shown(rules, state, kind, params, motion, lang)]


def _shown(
    rules: Rules[Any], state: Any, kind: Event, params: dict[str, Any], motion: Motion, lang: str
) -> list[MotionShown]:
    if motion.what == "die" and not motion.source and not motion.target:
        return [MotionShown("die", None, None, face) for face in _faces(params, motion.text)]
    text = _text(params, motion.text)
    if motion.what == "points" and text == "0":
        return []
    found: list[MotionShown] = []
    for one in _one_by_one(params, motion):
        source, target = (_part(rules, state, kind, one, place) for place in (motion.source, motion.target))
        if source is None and target is None and motion.what not in ALONE:
            continue
        name, picture = _thing(rules, state, kind, one, motion, lang)
        found.append(MotionShown(motion.what, source, target, text, name, picture))
    return found


def _one_by_one(params: dict[str, Any], motion: Motion) -> list[dict[str, Any]]:
    """The parameters once, or once for each member of a list."""
    starred = (place.strip("@&*") for place in (motion.of, motion.source, motion.target) if place.endswith(STAR))
    lists = [name for name in starred if isinstance(params.get(name), list | tuple)]
    return [params | {lists[0]: value} for value in params[lists[0]][:MOST_ALIKE]] if lists else [params]


def _thing(
    rules: Rules[Any], state: Any, kind: Event, params: dict[str, Any], motion: Motion, lang: str
) -> tuple[str, str | None]:
    """What moves, in words and as a picture, as far as it is told."""
    if motion.of.startswith("="):
        return "", motion.of[1:]
    of = motion.of.strip(STAR) or ("card" if motion.what == "card" else "")
    nouns = dict(zip(kind.params, kind.nouns, strict=True))
    told = {nouns[name]: value for name, value in reversed(params.items())}
    name = ""
    if params.get(of) is not None:
        told[nouns[of]] = params[of]
        name = str(rules.texts(lang).noun(state, nouns[of], params[of]))
    draw = rules.parts.pictures.get(motion.what)
    return name, None if draw is None else draw(state, told)


def marks(rules: Rules[Any], state: Any, event: dict[str, Any]) -> list[str]:
    """The places on the board that an event names."""
    kind, params = rules.events[event["event"]], event["params"]
    found = (_part(rules, state, kind, params, name) for name in params)
    return list(dict.fromkeys(part for part in found if part is not None))


def _part(rules: Rules[Any], state: Any, kind: Event, params: dict[str, Any], place: str) -> str | None:
    if place.startswith("="):
        return place[1:]
    name = place.strip("@&*")
    value = params.get(name)
    if value is None:
        return None
    noun = kind.nouns[kind.params.index(name)]
    if place.startswith("@") and (seat := seat_named(rules, state, noun, value)) is not None:
        return chair(seat)
    where = (rules.parts.homes if place[0] in "@&" else rules.parts.places).get(noun)
    return None if where is None else where(state, value)


def _text(params: dict[str, Any], name: str) -> str:
    value = params.get(name)
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else ""


def _faces(params: dict[str, Any], names: str) -> list[str]:
    """What the dice show: a parameter is one die, or a list of them."""
    values = [params[name] for name in names.split() if name in params]
    flat = [one for value in values for one in (value if isinstance(value, list | tuple) else [value])]
    return [str(one) for one in flat if isinstance(one, int)][:MOST_DICE]
