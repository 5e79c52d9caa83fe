"""Guides: a first game with a coach, as data next to the game (`guides/<name>.toml`, words in `locale/guide.*.ftl`)."""

from __future__ import annotations

import tomllib
from importlib.resources.abc import Traversable
from typing import Annotated, Any

import msgspec
from msgspec import Meta


class GuidedTable(msgspec.Struct, forbid_unknown_fields=True):
    """With what the guided game begins, and which seat is the person's. The seed is part of the lesson."""

    seed: Annotated[int, Meta(ge=0)]
    seats: int
    roles: list[str] = []
    options: dict[str, Any] = {}
    person: int = 0
    minutes: int = 20


class Scripted(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """An answer that waits until its question comes.

    `when` is a kind, or `event:<name>` for the first question after such an event; `nth` the how-manieth such question
    since the step before. The answer is the plain value of an option, or the beginning of its English text; `pass`
    (in TOML) answers "none", `all` names everything that is taken where several things are.
    """

    when: str
    nth: Annotated[int, Meta(ge=1)] = 1
    suggest: Any = None
    all: list[Any] | None = None
    passes: bool = msgspec.field(default=False, name="pass")

    @property
    def answers(self) -> bool:
        return self.passes or self.suggest is not None or self.all is not None

    def fits(self, kind: str, events: set[str]) -> bool:
        event = self.when.removeprefix("event:")
        return kind == self.when if event == self.when else event in events


class Step(Scripted, kw_only=True):
    """What the coach says before a decision: `say` is a message whose value is the rule, true whenever it is asked;
    its `.advice` is what to choose now and why, its `.after` what has come of it.

    `point` are parts of the board. With `only` nothing else can be chosen. Without an answer of its own the step
    suggests what the game's policy would do.
    """

    say: str
    point: list[str] = []
    only: bool = False


class Reply(Scripted, kw_only=True):
    """What one of the other seats does, or what is suggested to the person where no step answers; where nothing is
    written, what the game's policy would do."""

    seat: int


class Guide(msgspec.Struct, forbid_unknown_fields=True):
    """A guided game. `guide-<name>` is its title, with `.about` in one sentence and `.end` for the end of the game."""

    game: GuidedTable
    step: list[Step]
    reply: list[Reply] = []
    name: str = ""

    @property
    def key(self) -> str:
        return f"guide-{self.name}"

    @property
    def roles(self) -> list[str | None]:
        return list(self.game.roles) or [None] * self.game.seats


def read_guides(folder: Traversable) -> dict[str, Guide]:
    """All guides of a game, by name; `first` stands first, then the long lessons, then the short ones."""
    if not folder.is_dir():
        return {}
    found = []
    for file in folder.iterdir():
        if file.name.endswith(".toml"):
            guide = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Guide)
            guide.name = file.name.removesuffix(".toml")
            found.append(guide)
    found.sort(key=lambda guide: (guide.name != "first", -guide.game.minutes, guide.name))
    return {guide.name: guide for guide in found}
