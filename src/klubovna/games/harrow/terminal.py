"""Harrow County at the terminal: a pure drawing of a view, the map first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from klubovna.games.harrow.factions.fairfolk.board import FINDS
from klubovna.games.harrow.factions.fairfolk.nouns import HESTER_OFFERS, OFFER_NAMES
from klubovna.games.harrow.factions.fairfolk.seen import FairFolk
from klubovna.games.harrow.factions.family.bag import ADVANCED, BASIC_DRAW
from klubovna.games.harrow.factions.family.seen import Family
from klubovna.games.harrow.factions.hester.board import SQUARES_PER_SIDE
from klubovna.games.harrow.factions.hester.seen import Hester, HesterView
from klubovna.games.harrow.factions.kami.role import ROWS as KAMI_ROWS
from klubovna.games.harrow.factions.kami.seen import Kami
from klubovna.games.harrow.factions.protectors.rows import VALUES
from klubovna.games.harrow.factions.protectors.seen import Protectors
from klubovna.games.harrow.facts import (
    CARD_CALLED,
    CARD_FACTS,
    HEXES,
    JARS,
    LEGEND_FACTS,
    MAPS,
    OFFER_IDS,
    TILE_IDS,
    TOKEN_IDS,
)
from klubovna.games.harrow.nouns import SIDES, TILE_NAMES, TRACKERS
from klubovna.games.harrow.seen import JarPlayer
from klubovna.games.harrow.solo.cards import SAYS
from klubovna.games.harrow.terminal_map import COLOURS, CUBES, MARKS, HexMap, Legend, Pen
from klubovna.games.harrow.view import AnyPlayer
from klubovna.kernel.text import Texts
from klubovna.kernel.view import View

NONE: Final = "–"
SCROLLS: Final = 4
"""Parts of a legend tracker, the printed one among them."""


def draw(view: View, texts: Texts) -> RenderableType:
    """The map, cubes, jars, the factions, and what only this seat sees."""
    pen = Pen(view, texts)
    parts: list[RenderableType] = [header(pen), HexMap(pen), Legend(pen), cubes(pen)]
    if with_jars(pen):
        parts.append(jars(pen))
    parts.append(players(pen))
    if view.seat is not None:
        parts.append(mine(pen, view.seat))
    return Group(*parts)


def with_jars(pen: Pen) -> bool:
    return pen.table.chapter not in ("solo", "ffh")


def joined(parts: list[Text], between: str = "; ") -> Text:
    return Text(between).join(part for part in parts if part.plain) if parts else Text()


def labelled(pen: Pen, key: str, value: Text | str) -> Text:
    return Text().append(pen.say(key) + ": ", style="dim").append(value)


def tallied(names: list[str]) -> str:
    counts = Counter(names)
    return ", ".join(name if count == 1 else f"{count}× {name}" for name, count in counts.items()) or NONE


def token(pen: Pen, id: str) -> str:
    """An ability token by its id, the upgrades too."""
    return pen.word(f"token-{id}") if id in TOKEN_IDS else pen.name(CARD_FACTS[CARD_CALLED[id]]["name"])


def tokens(pen: Pen, ids: list[str]) -> str:
    return tallied([token(pen, id) for id in ids])


def cards(pen: Pen, ids: list[str]) -> str:
    return ", ".join(pen.name(CARD_FACTS[CARD_CALLED[id]]["name"]) for id in ids) or NONE


def offers(pen: Pen, ids: list[str], holder: str = "") -> str:
    """By name, and in Hester's hands with what they do there."""
    names = HESTER_OFFERS if holder == "hester" else OFFER_NAMES
    return ", ".join(pen.name(names[OFFER_IDS.index(id)]) for id in ids) or NONE


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
        line.append("  ·  ").append(labelled(pen, "lantern", pen.faction(table.lantern)))
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
        table.add_row(name, points(player), hand(player), joined([*common(pen, player), *BOARDS[id](pen, player)]))
    return table


def points(player: AnyPlayer) -> str:
    """Victory points; Hester's filled spaces of six, the Fair Folk's finds of three."""
    if isinstance(player, Hester):
        return f"{sum(len(side) for side in player.board.squares.values())}/{2 * SQUARES_PER_SIDE}"
    return f"{len(player.board.found)}/{len(FINDS)}" if isinstance(player, FairFolk) else str(player.points)


def hand(player: AnyPlayer) -> str:
    return f"{player.hand_count}/{player.deck}" if player.deck or player.hand_count else NONE


def common(pen: Pen, player: AnyPlayer) -> list[Text]:
    """What every faction with jars has, and what others have seen of a hand."""
    parts = with_legend(pen, player) if isinstance(player, JarPlayer) else []
    if player.known:
        parts.append(labelled(pen, "known", cards(pen, player.known)))
    taken = pen.fairfolk.taken.get(player.faction) if pen.fairfolk is not None else None
    if taken:
        parts.append(labelled(pen, "offers-taken", offers(pen, taken, player.faction)))
    return parts


def with_legend(pen: Pen, player: JarPlayer[Any]) -> list[Text]:
    parts: list[Text] = []
    if player.legend is not None:
        parts.append(labelled(pen, "goblin" if player.faction == "kami" else "legend", pen.legend(player.legend)))
        if with_jars(pen):
            tracker = pen.name(TRACKERS[f"{player.faction}.{SIDES[player.tracker]}"]["name"])
            parts.append(labelled(pen, "tracker", f"{tracker} {player.scrolls + 1}/{SCROLLS}"))
    parts.append(labelled(pen, "haints", str(player.supply)))
    if pen.table.chapter not in ("c1", "c2"):
        parts.append(labelled(pen, "plate", f"{sum(player.plate)}/{player.spoon}"))
    if with_jars(pen):
        parts.append(labelled(pen, "wild", str(player.wild)))
    return parts


def values(pen: Pen, rows: list[list[int]], laid: list[int]) -> str:
    return ", ".join(
        f"{pen.word('token-' + ability)} {row[n]}" for ability, row, n in zip(TOKEN_IDS, rows, laid, strict=False)
    )


def protectors(pen: Pen, player: Protectors) -> list[Text]:
    if not with_jars(pen):
        return []
    rows = VALUES[pen.table.chapter != "c1"]
    parts = [labelled(pen, "values", values(pen, rows, player.rows))]
    if player.tracker == 0:
        parts.append(labelled(pen, "paths", str(player.board.paths)))
    return parts


def family(pen: Pen, player: Family) -> list[Text]:
    if not with_jars(pen):
        return []
    board = player.board
    slot = len(board.board)
    basic = pen.table.chapter == "c1"
    parts = [labelled(pen, "draw", str(BASIC_DRAW[slot] if basic else ADVANCED[slot]["draw"]))]
    if not basic:
        parts.append(labelled(pen, "return", str(ADVANCED[slot]["return"])))
    bag = [name for name, count in board.bag.items() for _ in range(count)]
    parts.append(labelled(pen, "bag", tokens(pen, bag)))
    held = {"board": board.board, "drawn": board.drawn, "spent": board.spent, "parked": board.parked}
    parts += [labelled(pen, key, tokens(pen, ids)) for key, ids in held.items() if ids]
    if board.open_upgrades:
        parts.append(labelled(pen, "upgrades", cards(pen, board.open_upgrades)))
    parts.append(labelled(pen, "storms", str(board.storms)))
    if board.stored:
        parts.append(labelled(pen, "stored", str(board.stored)))
    return parts


def kami(pen: Pen, player: Kami) -> list[Text]:
    board = player.board
    parts = [labelled(pen, "values", values(pen, [row["values"] for row in KAMI_ROWS], player.rows))]
    if board.table:
        rows = []
        for number, row in enumerate(board.table):
            text = f"{number + 1}) {' '.join(token(pen, id) for id in row)}"
            text += f" ■{board.row_cubes[number]}" if board.row_cubes[number] else ""
            rows.append(text + (" ◀" if board.black == number else ""))
        parts.append(labelled(pen, "table", " · ".join(rows)))
        parts.append(labelled(pen, "spare", token(pen, board.spare)))
    if board.active:
        parts.append(labelled(pen, "active", cards(pen, board.active)))
    if board.revealed:
        parts.append(labelled(pen, "kami-is", pen.word(f"kami-{board.kami}")))
    parts.append(labelled(pen, "gift", pen.say("ready") if board.gift else pen.say("used")))
    return parts


def hester(pen: Pen, player: Hester) -> list[Text]:
    board = player.board
    sides = []
    for side, filled in board.squares.items():
        marks = "▣" * len(filled) + "▢" * (SQUARES_PER_SIDE - len(filled))
        names = tallied([square(pen, what) for what in filled]) if filled else ""
        sides.append(Text(pen.letter(side) + " ", style=COLOURS[side]).append(f"{marks} {names}".strip()))
    parts = [labelled(pen, "squares", joined(sides, ", "))]
    parts.append(labelled(pen, "actions", f"{board.actions}/{board.left}"))
    if board.used:
        parts.append(labelled(pen, "used-actions", ", ".join(pen.word(f"hester-action-{id}") for id in board.used)))
    parts.append(labelled(pen, "fires", " ".join(str(n) for n in board.fire_spaces)))
    parts.append(labelled(pen, "flames", str(board.flames)))
    parts.append(labelled(pen, "snakes", str(board.snakes)))
    if board.open:
        parts.append(labelled(pen, "open", cards(pen, board.open)))
    return [*parts, *roots(pen, board)]


def roots(pen: Pen, board: HesterView) -> list[Text]:
    ways = [
        " → ".join(pen.hex(end) if end >= 0 else pen.say("outside") for end in root)
        for root in [*board.old_roots, *board.roots]
    ]
    return [labelled(pen, "roots", ", ".join(ways))] if ways else []


def square(pen: Pen, id: str) -> str:
    return pen.word(f"token-{id}") if id in TOKEN_IDS else pen.word(f"square-{id}")


def fairfolk(pen: Pen, player: FairFolk) -> list[Text]:
    board = player.board
    found = [f"{pen.word('find-' + find)} {pen.hex(at)}" for find, at in board.found.items()]
    parts = [labelled(pen, "found", ", ".join(found))] if found else []
    if len(found) < len(FINDS):
        parts.append(labelled(pen, "sought", pen.word(f"find-{FINDS[len(found)]}")))
    parts.append(labelled(pen, "offers", offers(pen, board.offers)))
    nests = [f"{pen.hex(int(at))} {offers(pen, [offer])}" for at, offer in board.nests.items() if offer is not None]
    if nests:
        parts.append(labelled(pen, "nests", ", ".join(nests)))
    if board.search_terrains:
        terrains = ", ".join(pen.word(f"terrain-{terrain}") for terrain in board.search_terrains)
        parts.append(labelled(pen, "search-terrains", terrains))
    if board.arrows:
        arrows = [f"{pen.hex(at)} {pen.word(f'line-{axis}-{side}')[-1]}" for at, axis, side in board.arrows]
        parts.append(labelled(pen, "arrows", ", ".join(arrows)))
    parts.append(labelled(pen, "quests", f"{board.quest_count}/{board.quest_deck}"))
    return parts


BOARDS: Final[dict[str, Callable[[Pen, Any], list[Text]]]] = {
    "protectors": protectors,
    "family": family,
    "kami": kami,
    "hester": hester,
    "fairfolk": fairfolk,
}


# -- what one seat sees ------------------------------------------------------------------------------------------------


def mine(pen: Pen, seat: int) -> Panel:
    """The hand with what its cards do, the own gift, and the secrets this seat knows."""
    own = next(player for player in pen.table.players if player.seat == seat and player.hand is not None)
    lines = Table.grid(padding=(0, 2))
    lines.add_column(style="bold", no_wrap=True)
    lines.add_column()
    for id in own.hand or []:
        lines.add_row(pen.name(CARD_FACTS[CARD_CALLED[id]]["name"]), card_text(pen, id))
    for id in lying_open(own):
        lines.add_row("◈ " + pen.name(CARD_FACTS[CARD_CALLED[id]]["name"]), card_text(pen, id))
    for id in (own.board.quests or []) if isinstance(own, FairFolk) else []:
        lines.add_row(
            "◇ " + pen.name(CARD_FACTS[CARD_CALLED[id]]["name"]), pen.name(CARD_FACTS[CARD_CALLED[id]]["text"])
        )
    if isinstance(own, JarPlayer) and own.legend is not None:
        gift = next(facts for facts in LEGEND_FACTS if facts["id"] == own.legend)
        lines.add_row(Text(f"{MARKS['legend']} {pen.name(gift['name'])}"), pen.name(gift["gift"]))
    for key, value in secrets(pen, own.faction):
        lines.add_row(Text(pen.say(key), style="italic"), value)
    if lines.row_count == 0:
        lines.add_row(pen.say("no-cards"), "")
    title = Text().append(pen.say("mine") + ": ").append(pen.faction(own.faction))
    return Panel(lines, title=title, title_align="left", box=box.ROUNDED, border_style=COLOURS[own.faction])


def lying_open(own: AnyPlayer) -> list[str]:
    """Cards of this seat that lie open and can still do something."""
    if isinstance(own, Hester):
        return own.board.open
    return own.board.active if isinstance(own, Kami) else []


def card_text(pen: Pen, id: str) -> Text:
    facts = CARD_FACTS[CARD_CALLED[id]]
    text = Text(pen.name(facts["effect"]))
    return text.append(f" ({pen.say('cost', n=facts['cost'])})", style="dim") if "cost" in facts else text


def secrets(pen: Pen, faction: str) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    if (kami := pen.kami) is not None:
        if faction == "kami" and kami.kami is not None:
            found.append(("kami-is", pen.word(f"kami-{kami.kami}")))
        if kami.real_doll is not None and kami.dolls[kami.real_doll] >= 0:
            found.append(("real-doll", pen.hex(kami.dolls[kami.real_doll])))
    if (folk := pen.fairfolk) is not None:
        if folk.finds and min(folk.finds) >= 0:
            names = [f"{pen.word('find-' + find)} {pen.hex(at)}" for find, at in zip(FINDS, folk.finds, strict=True)]
            found.append(("hidden", ", ".join(names)))
        if faction == "fairfolk":
            maybe = " ".join(pen.hex(at) for at in folk.maybe)
            found.append(("maybe", pen.say("anywhere") if len(folk.maybe) == HEXES else maybe))
    return [*found, *solo(pen)]


def solo(pen: Pen) -> list[tuple[str, str]]:
    """The solo card that is carried out, and how many are left."""
    board = pen.hester.solo if pen.hester is not None else None
    if board is None:
        return []
    decks = ", ".join(f"{pen.say('deck-' + name)} {count}" for name, count in board.decks.items())
    found = [("solo-decks", decks)]
    if board.card is not None:
        found.append(("solo-card", solo_card(pen, board.card)))
    if board.faction is not None and board.card is not None:
        spaces = ", ".join(f"{pen.word('solo-space-' + space)} ✺{n}" for space, n in board.flames.items() if n)
        found.append(("solo-active", pen.word(f"role-{board.faction}") + (f" ({spaces})" if spaces else "")))
    return found


def solo_card(pen: Pen, id: str) -> str:
    """What the lower corners of a card say: the first action, the hexes, whether Hester is attacked."""
    says = SAYS[CARD_CALLED[id]]
    name = pen.name(CARD_FACTS[CARD_CALLED[id]]["name"])
    if says.get("joker"):
        return f"{name}: {pen.say('joker')}"
    chart = next(chart for chart in MAPS if chart.id == pen.table.map)
    hexes = ", ".join(pen.hex(chart.solo[says["group"], number]) for number in says["hexes"])
    text = f"{name}: {pen.word('solo-space-' + says['action'])}, {hexes}"
    return f"{text}, {pen.say('attacks-hester')}" if says["hester"] else text
