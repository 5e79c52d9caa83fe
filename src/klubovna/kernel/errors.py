"""What can go wrong, as errors that speak the user's language."""

from __future__ import annotations

from functools import partial
from typing import Any


class KlubovnaError(Exception):
    """An error for people: a Fluent message id with its parameters; `str()` is the English sentence.

    A parameter may be a dict of words by language. `slug` is the game whose own words the sentence is in.
    """

    slug: str | None = None

    def __init__(self, key: str, /, **params: Any) -> None:
        super().__init__(key, params)
        self.key = key
        self.params = params

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors travel between processes: `Exception` would call `__init__` with `args` alone."""
        return partial(type(self), self.key, **self.params), (), self.__dict__

    def text(self, lang: str = "en") -> str:
        from klubovna.kernel.registry import rules
        from klubovna.kernel.text import house_texts

        texts = rules(self.slug).texts(lang) if self.slug is not None else house_texts(lang)
        words = {name: value[lang] if isinstance(value, dict) else value for name, value in self.params.items()}
        return texts.sentence(self.key, words)

    def __str__(self) -> str:
        return self.text("en")


class UnknownGame(KlubovnaError):
    """No such game is installed."""


class SetupError(KlubovnaError):
    """Seats, roles or options with which no game can begin."""


class ContentError(KlubovnaError):
    """A content file or an overlay pack with a wrong key or type."""


class IllegalChoice(KlubovnaError):
    """A choice that nobody offered; the position is as it was."""


class RecordError(KlubovnaError):
    """A record that does not fit: foreign, damaged or tampered with."""


class RuleError(KlubovnaError):
    """A rule broke down. The position is as it was; `record` replays up to it."""

    record: dict[str, Any]


class Refusal(str):
    """Why a seat may not undo: `dice`, `seen`, `acted`, `nothing` or `upgraded`.

    Falsy, so that `if g.can_undo(seat)` reads.
    """

    __slots__ = ()

    def __bool__(self) -> bool:
        return False
