"""Positions of the solo game: decks, the card being carried out, flames on the solo board."""

from __future__ import annotations

from typing import Any

from harrow.hester_table import light
from harrow.tables import FACTION, card, table
from klubovna.games.harrow.factions.hester.board import HesterBoard
from klubovna.games.harrow.rounds import step
from klubovna.games.harrow.solo.board import DECK_IDS, SoloBoard
from klubovna.games.harrow.solo.turn import IDLE, SPACES_STAGE
from klubovna.games.harrow.state import Table
from klubovna.testing import run

PROTECTORS, FAMILY, HESTER = (FACTION[name] for name in ("protectors", "family", "hester"))
CUBE_SPACE, SPAWN_SPACE, MOVE_SPACE = range(3)


def solo_table(
    *,
    stage: int = IDLE,
    solo_card: str | None = None,
    active: str | None = None,
    spaces: tuple[int, ...] = (),
    counts: tuple[int, int, int] = (0, 0, 0),
    decks: dict[str, list[str]] | None = None,
    flames: dict[str, int] | None = None,
    actions: int = 1,
    **given: Any,
) -> Table:
    """A position of the solo game. `decks={"tactics": ["roar"]}`: the first named is the top card.

    `solo_card` is being carried out for `active`, with these action spaces to come and `counts` flames on them.
    """
    t = table("hester", chapter="solo", **given)
    solo, board = solo_of(t), hester_of(t)
    for number, name in enumerate(DECK_IDS):
        solo.decks[number] = [card(one) for one in reversed((decks or {}).get(name, []))]
    solo.card = -1 if solo_card is None else int(card(solo_card))
    if active is not None:
        solo.faction = t.actor = FACTION[active]
    solo.stage = SPACES_STAGE if spaces and not stage else stage
    solo.spaces = list(spaces)
    solo.flames = list(counts)
    board.flames -= actions - board.left
    board.left = actions
    for name, count in (flames or {}).items():
        light(t, name, count)
    return t


def solo_of(t: Table) -> SoloBoard:
    assert t.solo is not None
    return t.solo


def hester_of(t: Table) -> HesterBoard:
    assert t.hester is not None
    return t.hester


async def _to_the_end_of_the_stage(t: Table, stage: int) -> None:
    while not t.over and (t.todo or solo_of(t).stage == stage):
        await step(t)


def carry(t: Table, **answers: Any) -> None:
    """Carry out what is left of this stage of the card, with the work it begins."""
    run(_to_the_end_of_the_stage(t, solo_of(t).stage), **answers)


def carrying(t: Table) -> Any:
    """The same as a flow."""
    return _to_the_end_of_the_stage(t, solo_of(t).stage)
