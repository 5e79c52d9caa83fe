"""Harrow County at the terminal: a pure drawing of a view, the map first."""

from __future__ import annotations

from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from klubovna.games.harrow.factions import FACTION_IDS, FactionId, of_each
from klubovna.games.harrow.facts import CARD_CALLED, CARD_FACTS, JARS, LEGEND_FACTS, MAPS, TILE_IDS
from klubovna.games.harrow.nouns import SIDES, TILE_NAMES, TRACKERS
from klubovna.games.harrow.seen import JarPlayer
from klubovna.games.harrow.terminal.map import HexMap, marks_in_use
from klubovna.games.harrow.terminal.pen import COLOURS, CUBES, MARKS, Drawing, Pen
from klubovna.games.harrow.view import AnyPlayer
from klubovna.kernel.terminal import NONE, Legend
from klubovna.kernel.text import Texts
from klubovna.kernel.view import View

SCROLLS: Final = 4
"""Parts of a legend tracker, the printed one among them."""
DRAWINGS: Final[dict[FactionId, Drawing]] = dict(
    zip(FACTION_IDS, (module.DRAWING for module in of_each("terminal")), strict=True)
)


def draw(view: View, texts: Texts) -> RenderableType:
    """The map, cubes, jars, the factions, and what only this seat sees."""
    pen = Pen(view, texts)
    lying = on_map(pen)
    parts: list[RenderableType] = [header(pen), HexMap(pen, lying), legend(pen, lying), cubes(pen)]
    if pen.with_jars:
        parts.append(jars(pen))
    parts.append(players(pen))
    if view.seat is not None:
        parts.append(mine(pen, view.seat))
    return Group(*parts)


def on_map(pen: Pen) -> list[tuple[int, str]]:
    """Marks on hexes that the view keeps with the boards: wrath, roots, dolls, nests, X tokens and finds."""
    return [lying for player in pen.table.players for lying in DRAWINGS[player.faction].on_map(player)]


def legend(pen: Pen, lying: list[tuple[int, str]]) -> Legend:
    """The marks that lie on the map now, in words."""
    used = marks_in_use(pen, lying)
    return Legend([f"{mark} {pen.word(f'mark-{kind}')}" for kind, mark in MARKS.items() if kind in used])


# -- above and below the map -------------------------------------------------------------------------------------------


def header(pen: Pen) -> RenderableType:
    """Chapter, map, round; who is on turn and who comes then."""
    table = pen.table
    side = next(chart.name for chart in MAPS if chart.id == table.map)
    line = Text().append(f"{pen.word('chapter-' + table.chapter)} · {pen.name(side)}", style="bold")
    if table.round:
        line.append("  ·  ").append(pen.say("round", round=table.round), style="bold")
    if pen.view.over:
        line.append("  ·  ").append(pen.say("over"), style="bold reverse")
    elif table.on_turn is not None:
        line.append("  ·  ▶ ").append(pen.faction(table.on_turn))
        if table.turn.jar is not None:
            line.append(f" ({pen.word('jar-' + table.turn.jar)})")
    if table.to_come:
        line.append("  ▸ ", style="dim")
        line.append(Text(" ").join(Text(pen.letter(f), style=COLOURS[f]) for f in table.to_come))
    if table.lantern is not None:
        line.append("  ·  ").append(pen.labelled("lantern", pen.faction(table.lantern)))
    return line


def heap(pen: Pen, amounts: dict[str, int]) -> Text:
    """`■3 red  ■2 blue`"""
    words = [
        Text().append(f"■{n} ", style=CUBES[colour]).append(pen.word(f"cube-{colour}")) for colour, n in amounts.items()
    ]
    return Text("  ").join(words) if words else Text(NONE, style="dim")


def cubes(pen: Pen) -> RenderableType:
    """Battleground, tree and supplies."""
    table = pen.table
    playing = {*table.battleground, *table.tree, *table.aside}
    lines = Table.grid(padding=(0, 2))
    lines.add_row(Text(pen.say("battleground"), style="bold"), heap(pen, table.battleground))
    if table.aside:
        lines.add_row(Text(pen.say("aside"), style="bold"), heap(pen, table.aside))
    lines.add_row(Text(pen.say("tree"), style="bold"), heap(pen, table.tree))
    left = {colour: n for colour, n in table.cube_supply.items() if colour in playing}
    lines.add_row(Text(pen.say("cube-supply"), style="dim"), heap(pen, left))
    for key, waiting in (("townsfolk", table.waiting.townsfolk), ("buildings", table.waiting.buildings)):
        if waiting:
            lines.add_row(
                Text(pen.say(f"waiting-{key}"), style="dim"), ", ".join(pen.word(f"terrain-{t}") for t in waiting)
            )
    return Padding(lines, (1, 0, 0, 0))


def jars(pen: Pen) -> Table:
    """The jars of the factions as they lie opposite each other, the bonus tiles between them."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.add_column(pen.say("jars"))
    for jar in JARS:
        table.add_column(pen.word(f"jar-short-{jar}"))
    for player in pen.table.players:
        if isinstance(player, JarPlayer):
            states = [
                Text("▮ " + pen.say("whole"), style="bold") if whole else Text("▯ " + pen.say("broken"), style="dim")
                for whole in player.jars
            ]
            table.add_row(pen.faction(player.faction), *states)
    if any(pen.table.tiles) or any(pen.table.used_tiles):
        names = [tile_names(pen, tiles) for tiles in pen.table.tiles]
        table.add_row(Text(pen.say("tiles"), style="dim"), *names)
    return table


def tile_names(pen: Pen, ids: list[str]) -> str:
    return ", ".join(pen.name(TILE_NAMES[TILE_IDS.index(id)]) for id in ids) or NONE


# -- the factions ------------------------------------------------------------------------------------------------------


def players(pen: Pen) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(pen.say("head-faction"))
    for key in ("points", "hand"):
        table.add_column(pen.say(f"head-{key}"), justify="right")
    table.add_column(pen.say("head-board"))
    for player in pen.table.players:
        id = player.faction
        name = Text().append(pen.letter(id) + " ", style=f"bold {COLOURS[id]}").append(pen.faction(id))
        if pen.table.lantern == id:
            name.append(" ☼", style="bold yellow")
        table.add_row(
            name,
            DRAWINGS[id].points(player),
            hand(player),
            Text("; ").join([*common(pen, player), *DRAWINGS[id].board(pen, player)]),
        )
    return table


def hand(player: AnyPlayer) -> str:
    return f"{player.hand_count}/{player.deck}" if player.deck or player.hand_count else NONE


def common(pen: Pen, player: AnyPlayer) -> list[Text]:
    """What every faction with jars has, and what others have seen of a hand."""
    parts = with_legend(pen, player) if isinstance(player, JarPlayer) else []
    if player.known:
        parts.append(pen.labelled("known", pen.cards(player.known)))
    for other in pen.table.players:
        parts += DRAWINGS[other.faction].taken(pen, other, player.faction)
    return parts


def with_legend(pen: Pen, player: JarPlayer[Any]) -> list[Text]:
    parts: list[Text] = []
    if player.legend is not None:
        parts.append(pen.labelled(DRAWINGS[player.faction].legend, pen.legend(player.legend)))
        if pen.with_jars:
            tracker = pen.name(TRACKERS[f"{player.faction}.{SIDES[player.tracker]}"]["name"])
            parts.append(pen.labelled("tracker", f"{tracker} {player.scrolls + 1}/{SCROLLS}"))
    parts.append(pen.labelled("haints", str(player.supply)))
    if pen.table.chapter not in ("c1", "c2"):
        parts.append(pen.labelled("plate", f"{sum(player.plate)}/{player.spoon}"))
    if pen.with_jars:
        parts.append(pen.labelled("wild", str(player.wild)))
    return parts


# -- what one seat sees ------------------------------------------------------------------------------------------------


def mine(pen: Pen, seat: int) -> Panel:
    """The hand with what its cards do, the own gift, and the secrets this seat knows."""
    own = next(player for player in pen.table.players if player.seat == seat and player.hand is not None)
    lines = Table.grid(padding=(0, 2))
    lines.add_column(style="bold", no_wrap=True)
    lines.add_column()
    for id in own.hand or []:
        lines.add_row(pen.card(id), card_text(pen, id))
    for id in DRAWINGS[own.faction].open_cards(own):
        lines.add_row("◈ " + pen.card(id), card_text(pen, id))
    for id in DRAWINGS[own.faction].tasks(own):
        lines.add_row("◇ " + pen.card(id), pen.name(CARD_FACTS[CARD_CALLED[id]]["text"]))
    if isinstance(own, JarPlayer) and own.legend is not None:
        gift = next(facts for facts in LEGEND_FACTS if facts["id"] == own.legend)
        lines.add_row(Text(f"{MARKS['legend']} {pen.name(gift['name'])}"), pen.name(gift["gift"]))
    for player in pen.table.players:
        for key, value in DRAWINGS[player.faction].secrets(pen, player, own=player is own):
            lines.add_row(Text(pen.say(key), style="italic"), value)
    if lines.row_count == 0:
        lines.add_row(pen.say("no-cards"), "")
    title = Text().append(pen.say("mine") + ": ").append(pen.faction(own.faction))
    return Panel(lines, title=title, title_align="left", box=box.ROUNDED, border_style=COLOURS[own.faction])


def card_text(pen: Pen, id: str) -> Text:
    facts = CARD_FACTS[CARD_CALLED[id]]
    text = Text(pen.name(facts["effect"]))
    return text.append(f" ({pen.say('cost', n=facts['cost'])})", style="dim") if "cost" in facts else text
