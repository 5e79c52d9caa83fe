"""What is told of games and never changes while the server runs: put into bytes once, in each language."""

from __future__ import annotations

import asyncio
import functools
import gzip
import hashlib
import threading
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec
from litestar import MediaType, Response
from litestar.datastructures import Headers

from klubovna import bots
from klubovna.kernel.guide import Guide
from klubovna.kernel.registry import games, rules
from klubovna.kernel.rules import Box, Rules
from klubovna.kernel.text import LANGUAGES, Texts
from klubovna.server.problems import Problem
from klubovna.server.wire import (
    BoxShown,
    ClauseShown,
    GameShown,
    GuideShown,
    HandShown,
    RulingShown,
    SignGroup,
    SignShown,
    TurnStepShown,
)

SMALL: Final = 1000
"""Fewer bytes are not worth packing."""


PACKED: Final = {"packed": True}
"""Marks answers that need no packing on their way out."""


_MAKING: Final = threading.Lock()
"""One page at a time: msgspec breaks down when two threads make themselves known the same struct at once."""


class Page(NamedTuple):
    """The answer to a question that is always the same."""

    plain: bytes
    packed: bytes | None
    etag: str


def page_of(told: Any) -> Page:
    plain = msgspec.json.encode(told)
    packed = gzip.compress(plain, 9, mtime=0) if len(plain) >= SMALL else None
    return Page(plain, packed, f'"{hashlib.blake2b(plain, digest_size=12).hexdigest()}"')


_PAGES: Final[dict[tuple[str, str, str], tuple[Any, Page]]] = {}
_LEAVES: Final[dict[tuple[str, str], Any]] = {}
"""Of what all leaves of a game were made, in a language."""


class Shelf:
    """Every page is made once, in a thread of its own, for all servers of a process; whoever has it already is told so
    in few bytes."""

    def __init__(self) -> None:
        self._pages, self._leaves = _PAGES, _LEAVES
        self.full = threading.Event()

    def fill(self) -> None:
        """Make all pages, so that the first visitor does not wait for it; those that a visitor had made are there."""
        for lang in LANGUAGES:
            self._page("games", "", lang)
            for slug in games():
                for what in ("game", "board", "rules", "legend"):
                    self._page(what, slug, lang)
                if self._has_all(slug, lang):
                    continue
                with _MAKING:
                    of, leaves = _of(slug), leaves_of(slug, lang)
                for what in leaves:
                    self._page(what, slug, lang)
                self._leaves[slug, lang] = of
        _facts.cache_clear()  # the pages are there: what they were made from need not be kept
        self.full.set()

    async def answer(self, what: str, slug: str, lang: str, headers: Headers) -> Response[Any]:
        key = what, slug, lang
        page = self._kept(*key)
        if page is None:
            if "/" in what and self._has_all(slug, lang):
                raise Problem("no-leaf", game=slug, leaf=what)  # nothing is read anew for one who guesses
            page = await asyncio.to_thread(self._page, *key)
        told = {"ETag": page.etag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
        if page.etag in headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=told)
        if page.packed is not None and "gzip" in headers.get("accept-encoding", ""):
            told["Content-Encoding"] = "gzip"
            return Response(page.packed, media_type=MediaType.JSON, headers=told)
        return Response(page.plain, media_type=MediaType.JSON, headers=told)

    def _has_all(self, slug: str, lang: str) -> bool:
        """Whether every leaf of a game was made, of the game as it is now."""
        return (slug, lang) in self._leaves and self._leaves[slug, lang] == _of(slug)

    def _kept(self, what: str, slug: str, lang: str) -> Page | None:
        """A page that is there, of the game as it is now."""
        of, page = self._pages.get((what, slug, lang), (None, None))
        return page if of == _of(slug) else None

    def _page(self, what: str, slug: str, lang: str) -> Page:
        with _MAKING:
            page = self._kept(what, slug, lang)
            if page is None:
                page = page_of(leaf(slug, lang, what) if "/" in what else QUESTIONS[what](slug, lang))
                self._pages[what, slug, lang] = _of(slug), page
            return page


def _of(slug: str) -> Any:
    """What a page was made from: another game under the same name, or another game on the shelf, makes it anew."""
    return rules(slug) if slug else games()


# -- facts: the board of a game, and the leaves that are read when they are needed -----------------------------------


@functools.lru_cache(maxsize=2 * len(LANGUAGES))
def _facts(made: Rules[Any], lang: str) -> dict[str, Any]:
    """Kept for the last games that were asked for: their leaves are asked for next."""
    told: dict[str, Any] = msgspec.to_builtins(made.facts(lang))
    return told


def board(slug: str, lang: str) -> dict[str, Any]:
    made = rules(slug)
    return _facts(made, lang) | {name: {} for name in made.display.leaves}


def leaves_of(slug: str, lang: str) -> list[str]:
    """What there is to be read besides the board: `scenarios/1`."""
    made = rules(slug)
    return [f"{name}/{key}" for name in made.display.leaves for key in _facts(made, lang)[name]]


def leaf(slug: str, lang: str, what: str) -> Any:
    made = rules(slug)
    name, _, key = what.partition("/")
    if name not in made.display.leaves or key not in _facts(made, lang)[name]:
        raise Problem("no-leaf", game=slug, leaf=what)
    return _facts(made, lang)[name][key]


def _all_games(_: str, lang: str) -> list[GameShown]:
    return [game_shown(slug, lang) for slug in sorted(games(), key=_place)]


def _place(slug: str) -> tuple[int, str]:
    box = rules(slug).display.box
    return (100 if box is None else box.place), slug


def game_shown(slug: str, lang: str) -> GameShown:
    made = rules(slug)
    low, high = made.seats
    box = made.display.box
    return GameShown(
        game=slug,
        title=made.title[lang],
        low=low,
        high=high,
        roles=list(made.roles),
        role_names={role: made.texts(lang).sentence(f"role-{role}", {}) for role in made.roles},
        options=made.options,
        words=made.texts(lang).beginning("option-", "result-", "campaign-option-"),
        box=None if box is None else box_shown(box),
        bots=bots.offered(made),
        campaign=None if made.campaign is None else made.campaign.schema(),
        guides=[guide_shown(guide, made.texts(lang)) for guide in made.guides.values()],
        hand=hand_shown(made, made.texts(lang)),
    )


def box_shown(box: Box) -> BoxShown:
    return BoxShown(box.minutes, box.weight, box.seats, list(box.roles), box.options, list(box.choice), list(box.easy))


def hand_shown(made: Rules[Any], texts: Texts) -> HandShown | None:
    if not made.hand.step:
        return None
    steps = enumerate(made.hand.step, 1)
    reference = made.display.reference
    return HandShown(
        goal=texts.sentence("hand-goal"),
        steps=[TurnStepShown(texts.sentence(f"hand-step-{number}"), step.kinds) for number, step in steps],
        cards={role: texts.sentence(f"hand-card-{role}") for role in made.roles if texts.has(f"hand-card-{role}")},
        reference={} if reference is None else {role: reference(texts, role) for role in made.roles},
    )


def legend_shown(slug: str, lang: str) -> list[SignGroup]:
    """What the signs of a game's table mean, in the order of its `locale/icons.*.ftl`."""
    texts = rules(slug).texts(lang)
    groups: list[SignGroup] = []
    for key, text in texts.beginning("icons-", "icon-").items():
        if key.startswith("icons-"):
            groups.append(SignGroup(text, []))
        else:
            means, short = (texts.sentence(key, attribute=a) if texts.has(key, a) else "" for a in ("text", "short"))
            groups[-1].signs.append(SignShown(key.removeprefix("icon-"), text, means, short))
    return groups


def guide_shown(guide: Guide, texts: Texts) -> GuideShown:
    table = guide.game
    about = texts.sentence(guide.key, attribute="about")
    return GuideShown(guide.name, texts.sentence(guide.key), about, table.seats, table.person, table.minutes)


def _clauses(slug: str, lang: str) -> list[ClauseShown]:
    ledger = rules(slug).ledger
    titles = {section.id: section.text(lang) for section in ledger.section}
    return [
        ClauseShown(
            id=clause.id,
            section=clause.section,
            title=titles.get(clause.section, clause.section),
            text=clause.text(lang),
            rulings=[
                RulingShown(ruling.id, ruling.question[lang], ruling.ruling[lang])
                for ruling in ledger.rulings_for(clause.id)
            ],
        )
        for clause in ledger.rule
    ]


QUESTIONS: Final[dict[str, Callable[[str, str], Any]]] = {
    "games": _all_games,
    "game": game_shown,
    "board": board,
    "rules": _clauses,
    "legend": legend_shown,
}
