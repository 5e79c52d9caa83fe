"""The Riverfolk's board as it is shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

import msgspec

from klubovna.games.root.facts import BOARD_OF, CLEARING_SUITS, SUITS
from klubovna.games.root.lights import all_on, hand, place
from klubovna.games.root.seen import DARK, Counts, FactionFacts, Player, Shown, TrackFacts
from klubovna.kernel.decision import Decision
from klubovna.kernel.text import Texts

if TYPE_CHECKING:
    from klubovna.games.root.state import Table

FACTS: Final[dict[str, Any]] = BOARD_OF["riverfolk"]
SERVICES: Final[list[dict[str, Any]]] = FACTS["service"]


class RiverfolkView(msgspec.Struct):
    """Everything on this board is public (r.164). Warriors in a box by whose they are, trade posts by suit."""

    payments: Counts
    funds: Counts
    committed: Counts
    on_tracks: dict[str, Counts]
    posts_left: Counts
    posts_lost: Counts
    prices: Counts
    hired_by: str | None
    riverboats: bool


class RiverfolkPlayer(Player[RiverfolkView], tag="riverfolk"):
    pass


class ServiceFacts(msgspec.Struct):
    id: str
    name: str
    prices: list[int]


class RiverfolkPrinted(msgspec.Struct):
    services: list[ServiceFacts]
    trade_post: TrackFacts


class RiverfolkFacts(FactionFacts[RiverfolkPrinted], tag="riverfolk"):
    pass


def printed(texts: Texts) -> RiverfolkPrinted:
    return RiverfolkPrinted(
        services=[ServiceFacts(one["id"], one["name"][texts.lang], one["prices"]) for one in SERVICES],
        trade_post=TrackFacts(vp=FACTS["tracks"]["trade_post"]["vp"]),
    )


def service(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"service:{SERVICES[value]['id']}"]


def price(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"price:{SERVICES[decision.about]['id']}:{value}"]


def listed(player: RiverfolkPlayer, own: bool) -> Iterator[str]:
    board = player.board
    if board is None:
        return
    yield from (f"service:{one['id']}" for one in SERVICES)
    if own:
        yield from (f"price:{one['id']}:{price}" for one in SERVICES for price in one["prices"])
        yield from (f"fund:{owner}" for owner in board.funds)
        yield from (f"track:{SUITS[suit]}" for suit in CLEARING_SUITS)


SHOWN: Final = Shown(
    letter="R",
    terminal="cyan2",
    fill="#56b4e9",
    ink=DARK,
    player=RiverfolkPlayer,
    facts=RiverfolkFacts,
    printed=printed,
    listed=listed,
    words=(
        "of-committed",
        "of-funds",
        "of-hired-by",
        "of-payments",
        "of-posts-lost",
        "of-prices",
        "of-riverboats",
    ),
    deeds={"daylight": ["move", "battle", "draw", "recruit", "post"]},
    nouns={"service": service, "price": price, "post": place},
    deed_lights={"export": hand},
    trigger_lights={"services": all_on("faction:riverfolk")},
)
