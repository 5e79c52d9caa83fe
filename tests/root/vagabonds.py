"""Vagabonds in positions made by hand."""

from __future__ import annotations

from klubovna.games.root.factions.vagabond.board import DAMAGED, EXHAUSTED, HOSTILE, RUIN, VagabondBoard, vagabonds
from klubovna.games.root.factions.vagabond.characters import CHARACTERS
from klubovna.games.root.facts import FIRST_FOREST, ITEMS, MAPS, Clearing, Item
from klubovna.games.root.kinds import DEED
from klubovna.games.root.roles import Deed
from klubovna.games.root.state import Table
from klubovna.games.root.turn import step
from root.tables import FACTION

CHARACTER = [character["id"] for character in CHARACTERS]


def tool(word: str) -> int:
    """An item token: `boot`; `~boot` lies face down, `!boot` is damaged, `boot*` is an "R" item."""
    marks = EXHAUSTED * ("~" in word) + DAMAGED * ("!" in word) + RUIN * ("*" in word)
    return ITEMS.index(word.strip("~!*")) + marks


def item(word: str) -> Item:
    return Item(ITEMS.index(word))


def held(board: VagabondBoard) -> list[str]:
    """All item tokens in the same words, by kind."""
    found = sorted(board.items, key=lambda one: (one & 7, one))
    signs = ((DAMAGED, "!"), (EXHAUSTED, "~"))
    return ["".join(s for bit, s in signs if one & bit) + ITEMS[one & 7] + "*" * bool(one & RUIN) for one in found]


def forest(t: Table, name: str) -> int:
    return FIRST_FOREST + [f.id for f in MAPS[t.map].facts.forest].index(name)


def vagabond(
    t: Table,
    at: int | str = 5,
    items: str = "",
    character: str = "thief",
    relations: dict[str, int] | None = None,
    which: str = "vagabond",
) -> VagabondBoard:
    """Set a Vagabond's board: a clearing by its number or a forest by its name; relations 0 to 3 or HOSTILE."""
    board = next(board for board in vagabonds(t) if board.faction == FACTION[which])
    board.at = Clearing(forest(t, at) if isinstance(at, str) else at - 1)
    board.items = sorted(tool(word) for word in items.split())
    board._ready = None
    board.character = CHARACTER.index(character)
    for name, relation in (relations or {}).items():
        assert HOSTILE <= relation <= 3
        board.relations[FACTION[name]] = relation
    return board


def deeds(t: Table) -> list[Deed | None]:
    """What the menu of this step offers, also when it is only to go on and so is not asked."""
    copy = t.clone()
    flow = step(copy)
    try:
        asked = flow.send(None)
    except StopIteration:
        assert copy.phase != t.phase
        return [None]
    flow.close()
    assert asked.kind is DEED
    options: list[Deed | None] = asked.options
    return options


def names(t: Table) -> list[str]:
    """The deeds of the menu without what they are done with."""
    return [deed[0] for deed in deeds(t) if deed is not None]
