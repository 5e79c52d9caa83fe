"""The Duchy's board as it is shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

import msgspec

from klubovna.games.root.facts import BOARD_OF
from klubovna.games.root.lights import all_on
from klubovna.games.root.seen import DARK, Counts, FactionFacts, Player, Shown, TrackFacts, told
from klubovna.kernel.decision import Decision
from klubovna.kernel.text import Texts

if TYPE_CHECKING:
    from klubovna.games.root.state import Table

FACTS: Final[dict[str, Any]] = BOARD_OF["duchy"]
BUILDINGS: Final = ("citadel", "market")


class DuchyView(msgspec.Struct):
    """Nothing on the board is hidden."""

    burrow: int
    tunnels: int
    citadels: int
    markets: int
    actions: int
    swayed: list[str]
    acted: list[str]
    crowns: Counts


class DuchyPlayer(Player[DuchyView], tag="duchy"):
    pass


class MinisterFacts(msgspec.Struct):
    id: str
    name: str
    text: str
    rank: str
    cost: int


class RankFacts(msgspec.Struct):
    id: str
    name: str
    vp: int


class DuchyPrinted(msgspec.Struct):
    burrow: str
    ministers: list[MinisterFacts]
    ranks: list[RankFacts]
    citadel: TrackFacts
    market: TrackFacts


class DuchyFacts(FactionFacts[DuchyPrinted], tag="duchy"):
    pass


def printed(texts: Texts) -> DuchyPrinted:
    ministers = zip(told(texts, "minister", FACTS["minister"]), FACTS["minister"], strict=True)
    return DuchyPrinted(
        burrow=texts.sentence("clearing-burrow"),
        ministers=[MinisterFacts(m.id, m.name, m.text, facts["rank"], facts["cost"]) for m, facts in ministers],
        ranks=[
            RankFacts(rank, texts.sentence(f"rank-{rank}"), FACTS["ranks"][rank]["crown_vp"])
            for rank in FACTS["crowns"]
        ],
        citadel=TrackFacts(warriors=FACTS["tracks"]["citadel"]["warrior_bonus"]),
        market=TrackFacts(cards=FACTS["tracks"]["market"]["draw_bonus"]),
    )


def minister(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"minister:{FACTS['minister'][value]['id']}"]


def listed(player: DuchyPlayer, own: bool) -> Iterator[str]:
    if own and player.board is not None:
        yield "burrow"
        yield from (f"build:{piece}" for piece in BUILDINGS)
        yield from (f"minister:{minister['id']}" for minister in FACTS["minister"])


SHOWN: Final = Shown(
    letter="D",
    terminal="wheat4",
    fill="#d9a3bd",
    ink=DARK,
    player=DuchyPlayer,
    facts=DuchyFacts,
    printed=printed,
    listed=listed,
    words=("of-actions", "of-burrow", "of-crowns", "of-swayed", "of-tunnels"),
    deeds={"daylight": ["build", "recruit", "move", "battle", "dig"]},
    nouns={"minister": minister},
    deed_lights={"minister": minister, "sway": minister},
    trigger_lights={"price": all_on("faction:duchy")},
)
