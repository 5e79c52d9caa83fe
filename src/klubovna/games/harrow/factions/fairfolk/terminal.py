"""The Fair Folk at the terminal."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from klubovna.games.harrow.factions import FACTION_IDS, FactionId
from klubovna.games.harrow.factions.fairfolk.board import FINDS
from klubovna.games.harrow.factions.fairfolk.nouns import NOUNS
from klubovna.games.harrow.factions.fairfolk.seen import FairFolk
from klubovna.games.harrow.facts import HEXES, OFFER_IDS
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.terminal.pen import Drawing, Pen
from klubovna.kernel.terminal import NONE


class FairFolkDrawing(Drawing):
    def board(self, pen: Pen, player: FairFolk) -> list[Text]:
        board = player.board
        found = [f"{pen.word('find-' + find)} {pen.hex(at)}" for find, at in board.found.items()]
        parts = [pen.labelled("found", ", ".join(found))] if found else []
        if len(found) < len(FINDS):
            parts.append(pen.labelled("sought", pen.word(f"find-{FINDS[len(found)]}")))
        parts.append(pen.labelled("offers", offers(pen, board.offers)))
        nests = [f"{pen.hex(int(at))} {offers(pen, [offer])}" for at, offer in board.nests.items() if offer is not None]
        if nests:
            parts.append(pen.labelled("nests", ", ".join(nests)))
        if board.search_terrains:
            terrains = ", ".join(pen.word(f"terrain-{terrain}") for terrain in board.search_terrains)
            parts.append(pen.labelled("search-terrains", terrains))
        if board.arrows:
            arrows = [f"{pen.hex(at)} {pen.word(f'line-{axis}-{side}')[-1]}" for at, axis, side in board.arrows]
            parts.append(pen.labelled("arrows", ", ".join(arrows)))
        parts.append(pen.labelled("quests", f"{board.quest_count}/{board.quest_deck}"))
        return parts

    def points(self, player: FairFolk) -> str:
        """Their finds of three."""
        return f"{len(player.board.found)}/{len(FINDS)}"

    def on_map(self, player: FairFolk) -> list[tuple[int, str]]:
        board = player.board
        nests = [(int(at), "nest" if offer is not None else "empty_nest") for at, offer in board.nests.items()]
        return [*nests, *((at, "cross") for at in board.crosses), *((at, "find") for at in board.found.values())]

    def taken(self, pen: Pen, player: FairFolk, faction: FactionId) -> list[Text]:
        """Offers, in some hands with what they do there."""
        held = player.board.taken.get(faction)
        noun = ROLES[FACTION_IDS.index(faction)].offer_noun
        return [pen.labelled("offers-taken", offers(pen, held, noun))] if held else []

    def tasks(self, player: FairFolk) -> list[str]:
        return player.board.quests or []

    def secrets(self, pen: Pen, player: FairFolk, own: bool) -> list[tuple[str, str]]:
        board = player.board
        found: list[tuple[str, str]] = []
        if board.finds and min(board.finds) >= 0:
            names = [f"{pen.word('find-' + find)} {pen.hex(at)}" for find, at in zip(FINDS, board.finds, strict=True)]
            found.append(("hidden", ", ".join(names)))
        if own:
            maybe = " ".join(pen.hex(at) for at in board.maybe)
            found.append(("maybe", pen.say("anywhere") if len(board.maybe) == HEXES else maybe))
        return found


def offers(pen: Pen, ids: list[str], noun: str = "offer") -> str:
    terms = [NOUNS[noun](None, OFFER_IDS.index(id)) for id in ids]
    return ", ".join(pen.name(term.names or {}) for term in terms) or NONE


DRAWING: Final = FairFolkDrawing()
