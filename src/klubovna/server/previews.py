"""What an option would change, in words for the page; worked out beside the moves, on a copy of the game."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final

from klubovna.kernel.game import Game
from klubovna.kernel.preview import Change, consequence, named, preview
from klubovna.kernel.text import Texts
from klubovna.server.problems import Problem
from klubovna.server.wire import ChangeShown, PreviewShown

if TYPE_CHECKING:
    from klubovna.server.room import Room

BESIDE: Final = ThreadPoolExecutor(1, thread_name_prefix="previews")
"""No move waits for a preview; previews wait for each other."""


async def preview_shown(room: Room, seat: int, number: int, answer: int | list[int], lang: str) -> PreviewShown:
    """What an answer of the seat would change, from what it knows; `number` is the decision that is meant."""
    async with room.consistent():
        room.owed(seat)
        if number != room.ordinals[seat]:
            raise Problem("stale")
        game = room.playing().clone(journal=False, marks=False)
    return await asyncio.get_running_loop().run_in_executor(BESIDE, _shown, game, seat, number, answer, lang)


def _shown(game: Game, seat: int, number: int, answer: int | list[int], lang: str) -> PreviewShown:
    found = preview(game, seat, answer)
    texts = game.rules.texts(lang)
    return PreviewShown(
        say="preview",
        number=number,
        answer=answer,
        changes=[_change(texts, found.state, change) for change in found.changes],
        line=consequence(texts, found.state, found.changes),
        then=None if found.then is None else texts.ask(found.state, found.then),
    )


def _change(texts: Texts, state: object, change: Change) -> ChangeShown:
    return ChangeShown(change.part, named(texts, state, change.what), change.before, change.after)
