"""A Vagabond's board as it is shown."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import msgspec

from klubovna.games.root.factions.vagabond.board import DAMAGED, EXHAUSTED, VagabondBoard
from klubovna.games.root.factions.vagabond.items import counted_tools, kind_of, on_track
from klubovna.games.root.factions.vagabond.lights import reward
from klubovna.games.root.facts import BOARD_OF, ITEMS, QUEST_FACTS, Item
from klubovna.games.root.lights import place
from klubovna.games.root.seen import LIGHT, Counts, FactionFacts, Player, Shown, told
from klubovna.kernel.decision import Decision
from klubovna.kernel.text import Texts, dashed

if TYPE_CHECKING:
    from klubovna.games.root.state import Table

FACTS: Final[dict[str, Any]] = BOARD_OF["vagabond"]
CHARACTERS: Final[list[dict[str, Any]]] = FACTS["character"]
STEPS: Final[list[dict[str, Any]]] = FACTS["relationships"]["steps"]


class VagabondView(msgspec.Struct, omit_defaults=True):
    """`seen_in_ruins` is there only for his own player (r.164)."""

    character: str | None
    at: int
    """A clearing from 0, or a forest."""
    tracks: Counts
    satchel: list[str]
    exhausted: list[str]
    damaged: list[str]
    damaged_exhausted: list[str]
    from_ruins: list[str]
    removed: list[str]
    relations: dict[str, str]
    aids: Counts
    shifted: Counts
    improvised: bool
    teapots: int
    quests: list[str]
    ruin_items: list[int]
    seen_in_ruins: list[list[str]] | None = None


class VagabondPlayer(Player[VagabondView], tag="vagabond"):
    pass


class SecondVagabondPlayer(Player[VagabondView], tag="vagabond_2"):
    pass


class CharacterFacts(msgspec.Struct):
    """`special`: the ability is an action for a torch."""

    id: str
    name: str
    text: str
    items: list[str]
    special: bool
    ability: str


class StepFacts(msgspec.Struct):
    """A step of a relationship: the aids that lead to it, and the points."""

    id: str
    name: str
    aids: int
    vp: int


class VagabondPrinted(msgspec.Struct):
    characters: list[CharacterFacts]
    relations: list[StepFacts]
    hostile: str


class VagabondFacts(FactionFacts[VagabondPrinted], tag="vagabond"):
    pass


class SecondVagabondFacts(FactionFacts[VagabondPrinted], tag="vagabond_2"):
    pass


def printed(texts: Texts) -> VagabondPrinted:
    characters = zip(told(texts, "character", CHARACTERS), CHARACTERS, strict=True)
    return VagabondPrinted(
        characters=[
            CharacterFacts(
                id=one.id,
                name=one.name,
                text=one.text,
                items=facts["items"],
                special=facts["exhaust"] == "torch",
                ability=texts.sentence(f"ability-{dashed(facts['ability_id'])}"),
            )
            for one, facts in characters
        ],
        relations=[
            StepFacts(step["id"], texts.sentence(f"relation-{dashed(step['id'])}"), step["aids"], step["vp"])
            for step in STEPS
        ],
        hostile=texts.sentence("relation-hostile"),
    )


# -- parts -------------------------------------------------------------------------------------------------------------


def character(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"character:{CHARACTERS[value]['id']}"]


def board_of(t: Table, decision: Decision[Any]) -> VagabondBoard:
    board = t.boards[t.factions[decision.seat]]
    assert isinstance(board, VagabondBoard)
    return board


def ready_parts(board: VagabondBoard, item: Item) -> list[str]:
    """An item that can be exhausted lies on its track or in the satchel; of some there is one in both."""
    on = [f"tool:{ITEMS[item]}:track"] if on_track(board, item) else []
    stowed = any(kind_of(tool) == item for tool in counted_tools(board) if not tool & (EXHAUSTED | DAMAGED))
    return [*on, f"tool:{ITEMS[item]}:satchel"] if stowed else on


def tool(t: Table, decision: Decision[Any], value: int) -> list[str]:
    """An item token in its state."""
    item = kind_of(value)
    if not value & (EXHAUSTED | DAMAGED):
        return ready_parts(board_of(t, decision), item)
    states = (("damaged", value & DAMAGED), ("exhausted", value & EXHAUSTED))
    return [f"tool:{ITEMS[item]}:{'_'.join(state for state, is_so in states if is_so)}"]


def ready_item(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return ready_parts(board_of(t, decision), Item(value))


def stow(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"tool:{ITEMS[value]}:track"]


def lay(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"tool:{ITEMS[value]}:satchel"]


def quest(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"quest:{QUEST_FACTS[value].id}"]


def listed(player: Player[VagabondView], own: bool) -> Iterator[str]:
    board = player.board
    if not own or board is None:
        return
    if board.character is None:
        yield from (f"character:{one['id']}" for one in CHARACTERS)
    yield from (f"tool:{item}:track" for item, count in board.tracks.items() if count)
    yield from (f"tool:{item}:satchel" for item in dict.fromkeys(board.satchel))
    yield from (f"tool:{item}:exhausted" for item in dict.fromkeys(board.exhausted))
    yield from (f"tool:{item}:damaged" for item in dict.fromkeys(board.damaged))
    yield from (f"tool:{item}:damaged_exhausted" for item in dict.fromkeys(board.damaged_exhausted))


SHOWN: Final = Shown(
    letter="V",
    terminal="grey74",
    fill="#5d5a61",
    ink=LIGHT,
    player=VagabondPlayer,
    facts=VagabondFacts,
    printed=printed,
    listed=listed,
    words=(
        "of-aids",
        "of-character",
        "of-damaged",
        "of-damaged-exhausted",
        "of-exhausted",
        "of-quests",
        "of-relations",
        "of-removed",
        "of-ruin-items",
        "of-satchel",
        "of-tracks",
    ),
    deeds={"birdsong": ["slip"], "daylight": ["move", "battle", "explore", "aid", "strike", "repair", "special"]},
    pawn=True,
    nouns={
        "character": character,
        "tool": tool,
        "item": ready_item,
        "trip": place,
        "reward": reward,
    },
    deed_lights={"stow": stow, "lay": lay, "quest": quest},
)
SECOND: Final = replace(
    SHOWN, letter="W", terminal="white", fill="#1f1d22", player=SecondVagabondPlayer, facts=SecondVagabondFacts
)
