"""Positions of the Fair Folk: nests with offers, quests, hidden finds, offers held by others."""

from __future__ import annotations

from typing import Any

from harrow.tables import FACTION, card, drive, h, table
from klubovna.games.harrow.factions.fairfolk.board import EMPTY_NEST, FairFolkBoard
from klubovna.games.harrow.facts import DECKS, FAIRFOLK, LABEL, OFFER_IDS, SILVER, TERRAINS
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Decision
from klubovna.testing import offered, run

PROTECTORS, FAMILY, KAMI, HESTER = (FACTION[name] for name in ("protectors", "family", "kami", "hester"))
ROLE = ROLES[FAIRFOLK]
THROUGH = 1 << 20
"""A number for `below` that lets a cube fall through the tree and knocks nothing loose."""
CAUGHT = 0
PLAY_NEST = ("nest", 0)
WITH_HESTER = ("fairfolk", "protectors", "family", "hester")


def fair_table(
    *factions: str,
    chapter: str = "ff3",
    finds: tuple[str, str, str] = ("A1", "B1", "C1"),
    found: int = 0,
    nests: dict[str, str] | None = None,
    offers: tuple[str, ...] = (),
    quests: tuple[str, ...] = (),
    cards: tuple[str, ...] = (),
    terrains: tuple[str, ...] = ("swamp",),
    taken: dict[str, tuple[str, ...]] | None = None,
    on_turn: str = "fairfolk",
    **given: Any,
) -> Table:
    """A position in the turn of the Fair Folk, who have seat 0, before their first deed.

    `nests={"C4": "spawn_1", "C5": ""}`: with this offer, and without one. `offers` lie drawn in supply, `taken` are
    held by the others; all others are in the bag. `terrains` of their board have a search cube.
    """
    names = factions or ("fairfolk", "protectors", "family")
    t = table(*names, chapter=chapter, on_turn=on_turn, hands={"fairfolk": [*cards]}, **given)
    board = board_of(t)
    board.finds = [h(name) for name in finds]
    board.found = found
    board.maybe = [at not in board.finds[:found] for at in range(len(LABEL))]
    for name, offer in (nests or {}).items():
        board.nests[h(name)] = out_of_bag(board, offer) if offer else EMPTY_NEST
    board.hand = sorted(out_of_bag(board, offer) for offer in offers)
    for name, held in (taken or {}).items():
        board.taken[FACTION[name]] = sorted(out_of_bag(board, offer) for offer in held)
    board.quests = sorted(card(name) for name in quests)
    board.quest_deck = [one for one in DECKS["quests"] if one not in board.quests]
    t.decks[FAIRFOLK] = [one for one in DECKS["fairfolk"] if one not in t.hands[FAIRFOLK]]
    for one in board.quests:
        t.seen[one] = 1 << t.seat_of[FAIRFOLK]
    board.held = [TERRAINS.index(name) for name in terrains]
    t.cubes[SILVER] -= len(terrains)
    return t


def board_of(t: Table) -> FairFolkBoard:
    assert t.fairfolk is not None
    return t.fairfolk


def offer(name: str) -> int:
    return OFFER_IDS.index(name)


def out_of_bag(board: FairFolkBoard, name: str) -> int:
    board.bag[offer(name)] -= 1
    return offer(name)


def nests(t: Table) -> dict[str, str]:
    """The nests of the map with their offers, an empty one as ''."""
    return {LABEL[at]: "" if n == EMPTY_NEST else OFFER_IDS[n] for at, n in enumerate(board_of(t).nests) if n >= 0}


def may_lie(t: Table) -> set[str]:
    """Hexes where the item now sought may lie, as far as clues tell."""
    return {LABEL[at] for at, still in enumerate(board_of(t).maybe) if still}


def menu(t: Table) -> list[Any]:
    """What the Fair Folk are offered in their turn; the table stays as it is."""
    return offered(ROLE.turn(t.clone())).options


def play(t: Table, *deeds: Any, **answers: Any) -> None:
    """The whole turn of the Fair Folk with these deeds, then clean-up."""
    run(drive(t), ff_deed=[*deeds, None], **answers)


def do(t: Table, deed: Any, **answers: Any) -> None:
    """One deed of a turn, and nothing after it."""
    run(ROLE.turn(t), ff_deed=deed, **answers)


def question(t: Table, deed: Any, **answers: Any) -> Decision[Any]:
    """The first question of a deed that has no answer here; the table stays as it is."""
    return offered(ROLE.turn(t.clone()), ff_deed=deed, **answers)


def spots(options: list[Any]) -> set[str]:
    """Hexes among options by name."""
    return {LABEL[at] for at in options if at is not None}
