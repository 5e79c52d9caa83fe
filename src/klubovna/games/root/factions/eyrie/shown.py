"""The Eyrie's board as it is shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

import msgspec

from klubovna.games.root.factions.eyrie.board import EyrieBoard
from klubovna.games.root.facts import BOARD_OF, CARD_FACTS, EYRIE, SUITS
from klubovna.games.root.seen import LIGHT, FactionFacts, Player, Shown, TrackFacts, told, track
from klubovna.kernel.decision import Decision
from klubovna.kernel.parts import Lights
from klubovna.kernel.text import Texts

if TYPE_CHECKING:
    from klubovna.games.root.state import Table

FACTS: Final[dict[str, Any]] = BOARD_OF["eyrie"]
COLUMNS: Final[list[str]] = FACTS["decree_columns"]
SUIT_OF: Final = {card.id: card.suit for card in CARD_FACTS} | {"loyal_vizier": "bird"}


class EyrieView(msgspec.Struct):
    leader: str | None
    deposed: list[str]
    decree: dict[str, list[str]]
    left: dict[str, list[str]]
    """Cards of the Decree not yet resolved this turn."""


class EyriePlayer(Player[EyrieView], tag="eyrie"):
    pass


class LeaderFacts(msgspec.Struct):
    id: str
    name: str
    text: str
    viziers: list[str]


class EyriePrinted(msgspec.Struct):
    columns: dict[str, str]
    leaders: list[LeaderFacts]
    roost: TrackFacts
    vizier: str


class EyrieFacts(FactionFacts[EyriePrinted], tag="eyrie"):
    pass


def printed(texts: Texts) -> EyriePrinted:
    leaders = zip(told(texts, "leader", FACTS["leader"]), FACTS["leader"], strict=True)
    return EyriePrinted(
        columns={column: texts.sentence(f"column-{column}") for column in COLUMNS},
        leaders=[LeaderFacts(one.id, one.name, one.text, facts["viziers"]) for one, facts in leaders],
        roost=track(FACTS["tracks"]["roost"]),
        vizier=texts.sentence("word-loyal-vizier"),
    )


def leader(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"leader:{FACTS['leader'][value]['id']}"]


def column(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"column:{COLUMNS[value]}"]


def ordered(name: str) -> Lights:
    """A card of this suit in a column of the Decree."""
    return lambda t, decision, suit: [f"decree:{name}:{SUITS[suit]}"]


def turmoil(t: Table, decision: Decision[Any], suit: int) -> list[str]:
    """A card that cannot be obeyed, in the column where the Decree has come to."""
    board = t.boards[EYRIE]
    assert isinstance(board, EyrieBoard)
    now = next(i for i, cards in enumerate(board.left) if cards)
    return [f"decree:{COLUMNS[now]}:{SUITS[suit]}"]


def listed(player: EyriePlayer, own: bool) -> Iterator[str]:
    if own and player.board is not None:
        yield from (f"leader:{leader['id']}" for leader in FACTS["leader"])
        yield from (f"column:{name}" for name in COLUMNS)
        for name, cards in player.board.left.items():
            yield from dict.fromkeys(f"decree:{name}:{SUIT_OF[card]}" for card in cards)


SHOWN: Final = Shown(
    letter="E",
    terminal="dodger_blue1",
    fill="#0072b2",
    ink=LIGHT,
    player=EyriePlayer,
    facts=EyrieFacts,
    printed=printed,
    listed=listed,
    words=("of-decree", "of-leader"),
    nouns={"leader": leader, "column": column},
    deed_lights={"turmoil": turmoil, **{f"decree-{name}": ordered(name) for name in COLUMNS}},
)
