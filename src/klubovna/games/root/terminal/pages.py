"""What lies on the table besides: the discard pile, and the faction boards with their tracks and texts (1.2.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from klubovna.games.root.factions.alliance.shown import AllianceView
from klubovna.games.root.factions.corvids.nouns import PLOTS
from klubovna.games.root.factions.corvids.shown import CorvidView
from klubovna.games.root.factions.cult.shown import CultView
from klubovna.games.root.factions.duchy.nouns import MINISTERS
from klubovna.games.root.factions.duchy.shown import DuchyView
from klubovna.games.root.factions.eyrie.nouns import LEADERS
from klubovna.games.root.factions.eyrie.shown import EyrieView
from klubovna.games.root.factions.marquise.shown import MarquiseView
from klubovna.games.root.factions.riverfolk.nouns import SERVICES
from klubovna.games.root.factions.riverfolk.shown import RiverfolkView
from klubovna.games.root.factions.vagabond.characters import CHARACTERS
from klubovna.games.root.factions.vagabond.relations import STEPS
from klubovna.games.root.factions.vagabond.shown import VagabondView
from klubovna.games.root.facts import BOARD_OF
from klubovna.games.root.terminal.pen import NONE, Pen
from klubovna.games.root.terminal.table import before, board, spelt_out
from klubovna.games.root.view import AnyPlayer
from klubovna.kernel.text import Texts, dashed
from klubovna.kernel.view import View as Seen

PLACED: Final = "□"
LEFT: Final = "■"
CARD: Final = "✚"
SUITS: Final = ("fox", "rabbit", "mouse")


def pages(seen: Seen, texts: Texts) -> list[tuple[str, RenderableType]]:
    """Named pages for whoever wants to look closer; every player may at any time."""
    pen = Pen(seen, texts)
    found = [discard_pile(pen)]
    for _, player in pen.players():
        found.append((pen.faction(player.faction).plain, faction_board(pen, player)))
    return found


def discard_pile(pen: Pen) -> tuple[str, RenderableType]:
    """1.2.2 All of it, and what lies beside the map like it: Lost Souls and available dominance cards."""
    parts: list[RenderableType] = [*spelt_out(pen, pen.table.discard)] or [Text(NONE)]
    for key, cards in (("lost-souls", pen.table.lost_souls), ("available", pen.table.available)):
        if cards:
            parts += [heading(pen, key), *spelt_out(pen, cards)]
    return f"{pen.say('discard-pile')} ({len(pen.table.discard)})", Group(*parts)


def faction_board(pen: Pen, player: AnyPlayer) -> RenderableType:
    """What lies on it and before it, then its tracks, then the texts of its cards and tokens."""
    parts: list[RenderableType] = [pen.faction(player.faction)]
    if player.board is not None:
        parts += [*board(pen, player), *before(pen, player), *printed_on(pen, player.board)]
    return Group(*parts)


def heading(pen: Pen, key: str) -> Text:
    return Text().append("\n" + pen.say(key), style="bold")


# -- tracks ------------------------------------------------------------------------------------------------------------


class Track:
    """One row of a track: a cell per piece, with what its space shows and whether it has left for the map."""

    def __init__(self, name: str, placed: int, cells: list[str]) -> None:
        self.name = name
        self.cells = [f"{PLACED if i < placed else LEFT} {cell}".rstrip() for i, cell in enumerate(cells)]


def tracks(pen: Pen, rows: list[Track], costs: tuple[str, list[int]] | None = None) -> list[RenderableType]:
    """The tracks of a board one under the other; what the next piece costs stands above."""
    grid = Table(box=box.SIMPLE, pad_edge=False, show_header=costs is not None)
    name, numbers = costs or ("", [])
    grid.add_column(name)
    for i in range(max(len(row.cells) for row in rows)):
        grid.add_column(str(numbers[i]) if i < len(numbers) else "")
    for row in rows:
        grid.add_row(row.name, *row.cells)
    return [heading(pen, "page-tracks"), Text(pen.say("page-legend"), style="dim"), grid]


def points(printed: dict[str, Any]) -> list[str]:
    """The spaces of a track: points, and a sign where they hide a card."""
    cards = printed.get("draw_bonus", [0] * len(printed["vp"]))
    return [f"{vp} {CARD}" if card else str(vp) for vp, card in zip(printed["vp"], cards, strict=True)]


def on_map(pen: Pen, piece: str, suit: str | None = None) -> int:
    clearings = [c for c in pen.table.clearings if suit in (None, c.suit)]
    return sum(c.pieces.get(piece, 0) for c in clearings)


def piece_name(pen: Pen, piece: str, suit: str | None = None) -> str:
    name = pen.texts.sentence(f"piece-{dashed(piece)}")
    return name if suit is None else f"{name} ({pen.texts.sentence(f'suit-{suit}')})"


# -- what is printed on each board -------------------------------------------------------------------------------------


def marquise(pen: Pen, own: MarquiseView) -> list[RenderableType]:
    printed = BOARD_OF["marquise"]["tracks"]
    rows = [
        Track(piece_name(pen, piece), on_map(pen, piece), points(printed[piece]))
        for piece in ("sawmill", "workshop", "recruiter")
    ]
    return tracks(pen, rows, (pen.say("wood-cost"), printed["wood_cost"]))


def eyrie(pen: Pen, own: EyrieView) -> list[RenderableType]:
    roosts = Track(piece_name(pen, "roost"), on_map(pen, "roost"), points(BOARD_OF["eyrie"]["tracks"]["roost"]))
    leaders = [
        told(pen, "leader", one, pen.texts.sentence("leader", leader_words(pen, one)), one["id"] == own.leader)
        for one in LEADERS
    ]
    return [*tracks(pen, [roosts]), heading(pen, "page-leaders"), *leaders]


def leader_words(pen: Pen, leader: dict[str, Any]) -> dict[str, str]:
    viziers = ", ".join(pen.texts.sentence(f"column-{column}") for column in leader["viziers"])
    return {"name": pen.name(leader["name"]), "viziers": viziers}


def alliance(pen: Pen, own: AllianceView) -> list[RenderableType]:
    printed = BOARD_OF["alliance"]["tracks"]
    sympathy = printed["sympathy"]
    rows = [Track(piece_name(pen, "sympathy"), on_map(pen, "sympathy"), points(sympathy))]
    for suit, card in zip(SUITS, printed["bases"]["draw_bonus"], strict=True):
        rows.append(Track(piece_name(pen, "base", suit), on_map(pen, "base", suit), [CARD * card]))
    return tracks(pen, rows, (pen.say("words-more-supporters"), sympathy["supporter_cost"]))


def vagabond(pen: Pen, own: VagabondView) -> list[RenderableType]:
    """Relationships, and all characters: who has not chosen yet may read them, too."""
    grid = Table(box=box.SIMPLE, pad_edge=False)
    steps = [("hostile", None), *((step["id"], step) for step in STEPS)]
    for id, step in steps:
        name = pen.texts.sentence(f"relation-{dashed(id)}")
        grid.add_column(name if step is None else f"{name}\n{pen.say('page-step', aids=step['aids'], vp=step['vp'])}")
    there = [[pen.faction(faction) for faction, at in own.relations.items() if at == id] for id, _ in steps]
    grid.add_row(*(Text("\n").join(names) for names in there))
    characters = [
        told(
            pen,
            "character",
            one,
            pen.texts.sentence("character", character_words(pen, one)),
            one["id"] == own.character,
        )
        for one in CHARACTERS
    ]
    return [heading(pen, "page-relations"), grid, heading(pen, "page-characters"), *characters]


def character_words(pen: Pen, character: dict[str, Any]) -> dict[str, str]:
    ability = pen.texts.sentence("ability-" + dashed(character["ability_id"]))
    return {"name": pen.name(character["name"]), "ability": ability, "items": pen.items(character["items"])}


def cult(pen: Pen, own: CultView) -> list[RenderableType]:
    printed = points(BOARD_OF["lizards"]["tracks"]["garden"])
    return tracks(pen, [Track(piece_name(pen, "garden", s), on_map(pen, "garden", s), printed) for s in SUITS])


def riverfolk(pen: Pen, own: RiverfolkView) -> list[RenderableType]:
    printed = points(BOARD_OF["riverfolk"]["tracks"]["trade_post"])
    rows = [Track(piece_name(pen, "trade_post", s), len(printed) - own.posts_left[s], printed) for s in SUITS]
    services = [
        Text()
        .append(pen.name(one["name"]), style="bold")
        .append("  ")
        .append("  ".join(f"[{price}]" if price == own.prices[one["id"]] else str(price) for price in one["prices"]))
        for one in SERVICES
    ]
    return [*tracks(pen, rows), heading(pen, "page-services"), *services]


def duchy(pen: Pen, own: DuchyView) -> list[RenderableType]:
    printed = BOARD_OF["duchy"]
    warriors = [pen.say("page-warriors", n=bonus) for bonus in printed["tracks"]["citadel"]["warrior_bonus"]]
    cards = [CARD * bonus for bonus in printed["tracks"]["market"]["draw_bonus"]]
    rows = [
        Track(piece_name(pen, "citadel"), on_map(pen, "citadel"), warriors),
        Track(piece_name(pen, "market"), on_map(pen, "market"), cards),
    ]
    for rank, most in printed["crowns"].items():
        crown = str(printed["ranks"][rank]["crown_vp"])
        rows.append(Track(pen.texts.sentence(f"rank-{rank}"), most - own.crowns[rank], [crown] * most))
    ministers = [told(pen, "minister", one, minister_words(pen, one), one["id"] in own.swayed) for one in MINISTERS]
    return [*tracks(pen, rows), heading(pen, "page-ministers"), *ministers]


def minister_words(pen: Pen, minister: dict[str, Any]) -> str:
    rank = pen.texts.sentence(f"rank-{minister['rank']}")
    name = pen.texts.sentence("minister", {"name": pen.name(minister["name"]), "rank": rank})
    return f"{name}, {pen.say('page-cards', n=minister['cost'])}"


def corvids(pen: Pen, own: CorvidView) -> list[RenderableType]:
    plots = [told(pen, "plot", one, pen.name(one["name"]), False) for one in PLOTS]
    return [heading(pen, "page-plots"), *plots]


def told(pen: Pen, kind: str, thing: dict[str, Any], name: str, here: bool) -> Text:
    """A leader, character, minister or plot: its name, marked if it is in play, and what it does."""
    text = pen.say(f"{kind}-{dashed(thing['id'])}")
    return Text("▶ " if here else "  ").append(name, style="bold").append(f"  {text}")


PRINTED: Final[dict[type, Callable[[Pen, Any], list[RenderableType]]]] = {
    MarquiseView: marquise,
    EyrieView: eyrie,
    AllianceView: alliance,
    VagabondView: vagabond,
    CultView: cult,
    RiverfolkView: riverfolk,
    DuchyView: duchy,
    CorvidView: corvids,
}


def printed_on(pen: Pen, own: msgspec.Struct) -> list[RenderableType]:
    return PRINTED[type(own)](pen, own)
