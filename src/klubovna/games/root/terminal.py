"""Root at the terminal: a pure drawing of a view, the map first."""

from __future__ import annotations

from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from klubovna.games.root.facts import CARD_FACTS, MAPS, QUEST_FACTS, Map
from klubovna.kernel.text import Texts, dashed

WIDTH: Final = 100
HEIGHT: Final = 32
BOX_WIDTH: Final = 17
BOX_HEIGHT: Final = 4

COLOURS: Final = {
    "marquise": "dark_orange",
    "eyrie": "dodger_blue1",
    "alliance": "green3",
    "vagabond": "grey74",
    "vagabond_2": "white",
    "lizards": "yellow2",
    "riverfolk": "cyan2",
    "duchy": "wheat4",
    "corvids": "medium_purple1",
}
LETTERS: Final = {
    "marquise": "M",
    "eyrie": "E",
    "alliance": "A",
    "vagabond": "V",
    "vagabond_2": "W",
    "lizards": "L",
    "riverfolk": "R",
    "duchy": "D",
    "corvids": "C",
}
SUIT_STYLES: Final = {"fox": "red1", "rabbit": "gold1", "mouse": "orange3", "bird": "deep_sky_blue1"}
OWNERS: Final = {
    "sawmill": "marquise",
    "workshop": "marquise",
    "recruiter": "marquise",
    "wood": "marquise",
    "keep": "marquise",
    "roost": "eyrie",
    "base": "alliance",
    "sympathy": "alliance",
    "garden": "lizards",
    "trade_post": "riverfolk",
    "citadel": "duchy",
    "market": "duchy",
    "tunnel": "duchy",
    "plot": "corvids",
}

CARDS: Final = {facts.id: facts for facts in CARD_FACTS}
QUESTS: Final = {facts.id: facts for facts in QUEST_FACTS}


def draw(view: dict[str, Any], texts: Texts) -> RenderableType:
    """The map, the factions, what lies beside the map, and what only this seat sees."""
    pen = Pen(view, texts)
    parts: list[RenderableType] = [header(pen), the_map(pen), players(pen), beside(pen)]
    if view["seat"] is not None:
        parts.append(mine(pen))
    return Group(*parts)


class Pen:
    """A view with the words to draw it."""

    def __init__(self, view: dict[str, Any], texts: Texts) -> None:
        self.view = view
        self.table: dict[str, Any] = view["table"]
        self.texts = texts
        self.chart: Map = next(chart for chart in MAPS if chart.id == self.table["map"])

    def say(self, key: str, **params: Any) -> str:
        return self.texts.sentence(f"board-{key}", params)

    def name(self, names: dict[str, str]) -> str:
        return names[self.texts.lang]

    def faction(self, id: str) -> Text:
        return Text(self.texts.sentence(f"faction-{dashed(id)}"), style=COLOURS[id])

    def card(self, id: str) -> Text:
        facts = CARDS[id]
        return Text(self.name(facts.name), style=SUIT_STYLES[facts.suit]).append(self.suit_mark(facts.suit))

    def suit_mark(self, suit: str) -> Text:
        return Text(" " + self.texts.sentence(f"suit-mark-{suit}"), style=SUIT_STYLES[suit])

    def cards(self, ids: list[str]) -> Text:
        return Text(", ").join(self.card(id) for id in ids) if ids else Text("–", style="dim")


def header(pen: Pen) -> Text:
    names = [f["faction"] for f in pen.table["factions"]]
    line = Text(pen.say("phase-" + pen.table["phase"]), style="bold").append("  ·  ", style="dim")
    for seat, name in enumerate(names):
        mark = "▶" if seat == pen.table["on_turn"] else " "
        line.append(mark).append(pen.faction(name)).append("  ")
    return line


# -- the map -----------------------------------------------------------------------------------------------------------


class Canvas:
    """Characters with styles in a grid."""

    def __init__(self, width: int, height: int) -> None:
        self.cells = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        for i, mark in enumerate(text):
            if 0 <= y < len(self.cells) and 0 <= x + i < len(self.cells[0]):
                self.cells[y][x + i] = (mark, style)

    def line(self, start: tuple[int, int], end: tuple[int, int], mark: str, style: str) -> None:
        (x0, y0), (x1, y1) = start, end
        steps = max(abs(x1 - x0), 2 * abs(y1 - y0), 1)
        for i in range(steps + 1):
            self.put(x0 + round((x1 - x0) * i / steps), y0 + round((y1 - y0) * i / steps), mark, style)

    def text(self) -> Text:
        lines = []
        for row in self.cells:
            line = Text()
            for mark, style in row:
                line.append(mark, style=style)
            lines.append(line)
        return Text("\n").join(lines)


def the_map(pen: Pen) -> RenderableType:
    canvas = Canvas(WIDTH, HEIGHT)
    spots = [_spot(c.x, c.y) for c in pen.chart.facts.clearing]
    closed = [tuple(path) for path in pen.table["closed"]]
    for a, b in pen.chart.facts.river_edges:
        canvas.line(spots[a - 1], spots[b - 1], "~", "blue")
    for a, b in pen.chart.paths:
        mark, style = ("×", "red") if (a, b) in closed else ("·", "grey50")
        canvas.line(spots[a], spots[b], mark, style)
    for number, clearing in enumerate(pen.table["clearings"]):
        _clearing(pen, canvas, number, clearing, spots[number])
    for number, forest in enumerate(pen.chart.facts.forest):
        x, y = _spot(forest.x, forest.y)
        canvas.put(x, y, f"♣{number + 1}", "green4")
    for player in pen.table["factions"]:
        at = player["board"].get("at")
        if at is not None and at >= 13:
            forest = pen.chart.facts.forest[at - 13]
            x, y = _spot(forest.x, forest.y)
            canvas.put(x + 3, y, LETTERS[player["faction"]], f"bold {COLOURS[player['faction']]}")
    return canvas.text()


def _spot(x: float, y: float) -> tuple[int, int]:
    half_width, half_height = BOX_WIDTH // 2 + 1, BOX_HEIGHT // 2
    return (
        half_width + round(x * (WIDTH - 2 * half_width - 1)),
        half_height + round(y * (HEIGHT - 2 * half_height - 1)),
    )


def _clearing(pen: Pen, canvas: Canvas, number: int, clearing: dict[str, Any], spot: tuple[int, int]) -> None:
    """Number, suit and ruler; warriors; buildings and tokens; slots."""
    left, top = spot[0] - BOX_WIDTH // 2, spot[1] - BOX_HEIGHT // 2
    for row in range(BOX_HEIGHT):
        canvas.put(left, top + row, " " * BOX_WIDTH)
    suit = clearing["suit"]
    canvas.put(left, top, f"{number + 1:>2} {pen.texts.sentence('suit-' + suit)}", f"bold {SUIT_STYLES[suit]}")
    slots = "□" * clearing["open"] + ("▩" if clearing["ruin"] else "")
    canvas.put(left + BOX_WIDTH - len(slots), top, slots, "grey62")
    ruler = clearing["ruler"]
    if ruler is not None:
        canvas.put(left + BOX_WIDTH - len(slots) - 3, top, f"♔{LETTERS[ruler]}", COLOURS[ruler])
    x = left + 3
    for faction, count in clearing["warriors"].items():
        word = f"{LETTERS[faction]}{count} "
        canvas.put(x, top + 1, word, f"bold {COLOURS[faction]}")
        x += len(word)
    for player in pen.table["factions"]:
        if player["board"].get("at") == number:
            canvas.put(x, top + 1, f"{LETTERS[player['faction']]}♟ ", f"bold {COLOURS[player['faction']]}")
            x += 3
    x, row = left + 3, top + 2
    for piece, count in clearing["pieces"].items():
        word = pen.texts.sentence(f"piece-short-{dashed(piece)}") + (str(count) if count > 1 else "") + " "
        if x + len(word) > left + BOX_WIDTH and row < top + 3:
            x, row = left + 3, row + 1
        canvas.put(x, row, word, COLOURS[OWNERS[piece]])
        x += len(word)
    extra = "⛴" if pen.table["ferry"] == number else "♜" if pen.table["tower"] == number else ""
    canvas.put(left, top + 1, extra or ("♨" if clearing["scorched"] else ""), "bold")


# -- the players ------------------------------------------------------------------------------------------------------


def players(pen: Pen) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for key in ("faction", "vp", "warriors", "hand", "crafted", "items", "board"):
        table.add_column(pen.say(f"head-{key}"), justify="right" if key in ("vp", "warriors", "hand") else "left")
    for player in pen.table["factions"]:
        name = Text(LETTERS[player["faction"]] + " ", style="bold").append(pen.faction(player["faction"]))
        points = str(player["vp"])
        if player["dominance"] is not None:
            points = "♛"
        items = [pen.texts.sentence(f"item-{item}") for item in player["items"]]
        table.add_row(
            name,
            points,
            str(player["supply"]),
            str(player["hand_count"]),
            pen.cards(player["crafted"]),
            ", ".join(items) or "–",
            board(pen, player),
        )
    return table


def board(pen: Pen, player: dict[str, Any]) -> Text:
    """What lies on a faction's own board, word by word; the names are the game's `board-of-…` messages."""
    parts = []
    for key, value in player["board"].items():
        if value in (None, False, [], {}, "") or key == "at":
            continue
        parts.append(Text(f"{pen.say('of-' + dashed(key))}: ", style="dim").append(shown(pen, value)))
    return Text("; ").join(parts)


def shown(pen: Pen, value: Any) -> Text:
    if isinstance(value, str) and value in CARDS:
        return pen.card(value)
    if isinstance(value, str) and value in QUESTS:
        return Text(pen.name(QUESTS[value].name))
    if isinstance(value, list):
        return Text(", ").join(shown(pen, one) for one in value)
    if isinstance(value, dict):
        inner = [
            Text(f"{word(pen, str(k))} ").append(shown(pen, v)) for k, v in value.items() if v not in (0, [], None)
        ]
        return Text(", ").join(inner)
    if value is True:
        return Text("✓")
    return Text(word(pen, str(value)))


def word(pen: Pen, key: str) -> str:
    """A word id in the language of the table, if it has one."""
    for prefix in ("faction", "suit", "item", "word"):
        name = f"{prefix}-{dashed(key)}"
        if pen.texts.has(name):
            return pen.texts.sentence(name)
    return key


def beside(pen: Pen) -> Text:
    """Deck, discard pile, items, available dominance cards, quests."""
    table = pen.table
    line = Text(pen.say("deck", deck=table["deck"], discard=len(table["discard"])), style="dim")
    items = ", ".join(f"{n}× {pen.texts.sentence(f'item-{item}')}" for item, n in table["items"].items())
    line.append(f"  ·  {pen.say('item-supply')}: {items or '–'}", style="dim")
    if table["available"]:
        line.append(f"\n{pen.say('available')}: ").append(pen.cards(table["available"]))
    if table["lost_souls"]:
        line.append(f"\n{pen.say('lost-souls')}: ").append(pen.cards(table["lost_souls"]))
    if any(player["faction"].startswith("vagabond") for player in table["factions"]):
        line.append(f"\n{pen.say('quests')}: ")
        line.append(Text(", ").join(quest(pen, id) for id in table["quests"]))
    return line


def quest(pen: Pen, id: str) -> Text:
    facts = QUESTS[id]
    items = " + ".join(pen.texts.sentence(f"item-{item}") for item in facts.items)
    return Text(f"{pen.name(facts.name)} ({items})", style=SUIT_STYLES[facts.suit])


def mine(pen: Pen) -> RenderableType:
    """The hand of the seat that looks."""
    player = pen.table["factions"][pen.view["seat"]]
    title = Text.assemble(pen.faction(player["faction"]), ": ", pen.say("mine"))
    lines = [Text(f"{pen.say('head-hand')}: ").append(pen.cards(player["hand"] or []))]
    if player["revealed"]:
        lines.append(Text(f"{pen.say('revealed')}: ").append(pen.cards(player["revealed"])))
    return Panel(Text("\n").join(lines), title=title, title_align="left", border_style=COLOURS[player["faction"]])
