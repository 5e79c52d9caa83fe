"""Root at the terminal: a pure drawing of a view, the map first."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from klubovna.games.root.facts import (
    BOARD_OF,
    CARD_FACTS,
    FACTION_IDS,
    FIRST_FOREST,
    ITEM_FACTS,
    MAPS,
    OWNER,
    PIECE_IDS,
    PIECES,
    QUEST_FACTS,
    CardFacts,
    Map,
)
from klubovna.games.root.nouns import FACTION_NAMES
from klubovna.kernel.text import Texts, dashed

WIDEST: Final = 106
NARROWEST: Final = 80
HEIGHT: Final = 34
BOX_WIDTH: Final = 16
BOX_HEIGHT: Final = 4
NONE: Final = "–"

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
OWNERS: Final = {PIECE_IDS[piece]: FACTION_IDS[OWNER[piece]] for piece in PIECES}

CARDS: Final = {facts.id: facts for facts in CARD_FACTS}
QUESTS: Final = {facts.id: facts for facts in QUEST_FACTS}
ITEM_NAMES: Final = {item["id"]: item["name"] for item in ITEM_FACTS["item"]}
NAMES: Final[dict[str, dict[str, str]]] = {
    **ITEM_NAMES,
    **{facts.id: facts.name for facts in QUEST_FACTS},
    **{
        thing["id"]: thing["name"]
        for board in BOARD_OF.values()
        for group in ("leader", "character", "minister", "plot", "service")
        for thing in board.get(group, [])
    },
}


def draw(view: dict[str, Any], texts: Texts) -> RenderableType:
    """The map, the factions, what lies beside the map, and what only this seat sees."""
    pen = Pen(view, texts)
    parts: list[RenderableType] = [header(pen), Chart(pen), legend(pen), players(pen), beside(pen)]
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

    def label(self, key: str) -> Text:
        return Text().append(self.say(key) + ": ", style="dim")

    def name(self, names: dict[str, str]) -> str:
        return names[self.texts.lang]

    def faction(self, id: str) -> Text:
        name = self.name(FACTION_NAMES[FACTION_IDS.index(id)])
        if id == "vagabond_2":
            name = self.texts.sentence("faction-second", {"name": name})
        return Text().append(name, style=COLOURS[id])

    def card(self, id: str) -> Text:
        facts = CARDS[id]
        mark = self.texts.sentence(f"suit-mark-{facts.suit}")
        return Text().append(f"{self.name(facts.name)} {mark}", style=SUIT_STYLES[facts.suit])

    def cards(self, ids: list[str]) -> Text:
        return Text(", ").join(self.card(id) for id in ids) if ids else Text(NONE, style="dim")

    def suit(self, suit: str) -> Text:
        return Text().append(self.texts.sentence(f"suit-{suit}"), style=SUIT_STYLES[suit])

    def items(self, ids: list[str]) -> str:
        names = Counter(self.name(ITEM_NAMES[id]) for id in ids)
        return ", ".join(name if count == 1 else f"{count}× {name}" for name, count in names.items()) or NONE


def header(pen: Pen) -> Text:
    line = Text().append(pen.name(pen.chart.facts.name), style="bold").append("  ·  ", style="dim")
    line.append(pen.texts.sentence("phase-" + pen.table["phase"]), style="bold").append("  ·  ", style="dim")
    for seat, player in enumerate(pen.table["factions"]):
        mark = "▶ " if seat == pen.table["on_turn"] else "  "
        line.append(mark).append(pen.faction(player["faction"])).append(" ")
    return line


# -- the map -----------------------------------------------------------------------------------------------------------


class Canvas:
    """Characters with styles in a grid; what is written over paths stays free of them."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.cells = [[(" ", "")] * width for _ in range(height)]
        self.taken: set[tuple[int, int]] = set()

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        for i, mark in enumerate(text):
            if 0 <= y < len(self.cells) and 0 <= x + i < self.width:
                self.cells[y][x + i] = (mark, style)

    def clear(self, x: int, y: int, width: int, height: int) -> None:
        for row in range(y, y + height):
            self.put(x, row, " " * width)
            self.taken.update((column, row) for column in range(x, x + width))

    def line(self, start: tuple[int, int], end: tuple[int, int], mark: str, style: str) -> None:
        (x0, y0), (x1, y1) = start, end
        steps = max(abs(x1 - x0), 2 * abs(y1 - y0), 1)
        for i in range(steps + 1):
            self.put(x0 + round((x1 - x0) * i / steps), y0 + round((y1 - y0) * i / steps), mark, style)

    def near(self, x: int, y: int, width: int) -> tuple[int, int]:
        """The nearest place for a short text that no clearing covers."""
        around = [(dx, dy) for dx in range(-12, 13) for dy in range(-4, 5)]
        for dx, dy in sorted(around, key=lambda d: (abs(d[0]) + 3 * abs(d[1]), d)):
            if not any((x + dx + i, y + dy) in self.taken for i in range(width)):
                return x + dx, y + dy
        return x, y

    def text(self) -> Text:
        lines = []
        for row in self.cells:
            line = Text(no_wrap=True)
            for mark, style in row:
                line.append(mark, style=style)
            line.rstrip()
            lines.append(line)
        return Text("\n").join(lines)


class Chart:
    """The map, as wide as the terminal lets it be."""

    def __init__(self, pen: Pen) -> None:
        self.pen = pen
        self.facts = pen.chart.facts
        self.canvas = Canvas(WIDEST, HEIGHT)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        self.canvas = Canvas(max(NARROWEST, min(WIDEST, options.max_width)), HEIGHT)
        self.ways()
        for number, clearing in enumerate(self.pen.table["clearings"]):
            self.clearing(number, clearing)
        self.forests()
        yield self.canvas.text()

    def spot(self, x: float, y: float) -> tuple[int, int]:
        """Where on the canvas a point of the map lies: the outermost clearings touch the edges."""
        clearings = self.facts.clearing
        left, right = min(c.x for c in clearings), max(c.x for c in clearings)
        top, bottom = min(c.y for c in clearings), max(c.y for c in clearings)
        return (
            BOX_WIDTH // 2 + round((x - left) / (right - left) * (self.canvas.width - BOX_WIDTH)),
            BOX_HEIGHT // 2 + round((y - top) / (bottom - top) * (HEIGHT - BOX_HEIGHT)),
        )

    def ways(self) -> None:
        spots = [self.spot(c.x, c.y) for c in self.facts.clearing]
        closed = [tuple(path) for path in self.pen.table["closed"]]
        for a, b in self.facts.river_edges:
            self.canvas.line(spots[a - 1], spots[b - 1], "~", "blue")
        for a, b in self.pen.chart.paths:
            mark, style = ("×", "red") if (a, b) in closed else ("·", "grey50")
            self.canvas.line(spots[a], spots[b], mark, style)

    def clearing(self, number: int, clearing: dict[str, Any]) -> None:
        """Number, suit, ruler and free slots; then warriors and pawns; then buildings and tokens."""
        x, y = self.spot(self.facts.clearing[number].x, self.facts.clearing[number].y)
        left, top = x - BOX_WIDTH // 2, y - BOX_HEIGHT // 2
        self.canvas.clear(left, top, BOX_WIDTH, BOX_HEIGHT)
        suit = clearing["suit"]
        title = f"{number + 1:>2} {self.pen.texts.sentence('suit-' + suit)}"
        self.canvas.put(left, top, title, f"bold {SUIT_STYLES[suit]}")
        slots = "□" * clearing["open"] + "▩" * clearing["ruin"]
        self.canvas.put(left + BOX_WIDTH - len(slots), top, slots, "grey62")
        ruler = clearing["ruler"]
        if ruler is not None:
            self.canvas.put(left + BOX_WIDTH - len(slots) - 3, top, f"♔{LETTERS[ruler]}", COLOURS[ruler])
        self.row(left, top + 1, [*self.landmarks(number, clearing), *self.forces(number, clearing)])
        self.row(left, top + 2, self.pieces(clearing))

    def landmarks(self, number: int, clearing: dict[str, Any]) -> list[tuple[str, str]]:
        table = self.pen.table
        there = (table["ferry"] == number, table["tower"] == number, clearing["scorched"])
        return [(mark, "bold") for mark, shown in zip("≋♜✗", there, strict=True) if shown]

    def forces(self, number: int, clearing: dict[str, Any]) -> list[tuple[str, str]]:
        words = [(f"{LETTERS[f]}{count}", f"bold {COLOURS[f]}") for f, count in clearing["warriors"].items()]
        return words + [(f"{LETTERS[f]}♟", f"bold {COLOURS[f]}") for f, at in self.pawns() if at == number]

    def pieces(self, clearing: dict[str, Any]) -> list[tuple[str, str]]:
        texts = self.pen.texts
        return [
            (texts.sentence(f"piece-short-{dashed(piece)}") + (str(count) if count > 1 else ""), COLOURS[OWNERS[piece]])
            for piece, count in clearing["pieces"].items()
        ]

    def row(self, left: int, row: int, words: list[tuple[str, str]]) -> None:
        """Words in the box of a clearing, on one more line if one is not enough."""
        x = left + 1
        for word, style in words:
            if x + len(word) > left + BOX_WIDTH:
                x, row = left + 1, row + 1
            self.canvas.put(x, row, word, style)
            x += len(word) + 1

    def pawns(self) -> list[tuple[str, int]]:
        found = [(player["faction"], player["board"].get("at")) for player in self.pen.table["factions"]]
        return [(faction, at) for faction, at in found if at is not None]

    def forests(self) -> None:
        for number, forest in enumerate(self.facts.forest):
            here = [faction for faction, at in self.pawns() if at == FIRST_FOREST + number]
            label = f"♣{number + 1}"
            x, y = self.spot(forest.x, forest.y)
            x, y = self.canvas.near(x, y, len(label) + 3 * len(here))
            self.canvas.put(x, y, label, "green4")
            for i, faction in enumerate(here):
                where = x + len(label) + 1 + 3 * i
                self.canvas.put(where, y, f"{LETTERS[faction]}♟", f"bold {COLOURS[faction]}")


def legend(pen: Pen) -> Text:
    """The marks of the map, and every path in words: lines that cross are hard to follow."""
    closed = [tuple(path) for path in pen.table["closed"]]
    links = pen.chart.links(closed)
    ways = "  ".join(f"{c + 1}–{','.join(str(to + 1) for to in near)}" for c, near in enumerate(links))
    return Text(f"{pen.say('legend')}\n{pen.say('paths')}: {ways}", style="dim")


# -- the players ------------------------------------------------------------------------------------------------------


def players(pen: Pen) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for key in ("faction", "vp", "warriors", "hand", "board"):
        table.add_column(pen.say(f"head-{key}"), justify="right" if key in ("vp", "warriors", "hand") else "left")
    for player in pen.table["factions"]:
        id = player["faction"]
        points = NONE if player["vp"] is None else str(player["vp"])
        name = Text().append(LETTERS[id] + " ", style=f"bold {COLOURS[id]}").append(pen.faction(id))
        lines = [line for line in (board(pen, player), before(pen, player)) if line.plain]
        warriors = str(player["supply"]) if "at" not in player["board"] else NONE
        table.add_row(name, points, warriors, str(player["hand_count"]), Text("\n").join(lines))
    return table


def before(pen: Pen, player: dict[str, Any]) -> Text:
    """What every faction may have in its play area, and what this seat knows of its hand."""
    parts: list[Text] = []
    own = pen.view["seat"] is not None and pen.table["factions"][pen.view["seat"]] is player
    if player["dominance"] is not None:
        parts.append(pen.label("dominance").append(pen.card(player["dominance"])))
    if player["coalition"] is not None:
        parts.append(pen.label("coalition").append(pen.faction(player["coalition"])))
    for key in ("items", "exhausted_items"):
        if player[key]:
            parts.append(pen.label(dashed(key)).append(pen.items(player[key])))
    for key in ("crafted", "revealed", "known"):
        if player[key]:
            parts.append(pen.label(key).append(pen.cards(player[key])))
    if player["hand"] and not own:
        parts.append(pen.label("open-hand").append(pen.cards(player["hand"])))
    return Text("; ").join(parts)


def board(pen: Pen, player: dict[str, Any]) -> Text:
    """What lies on a faction's own board; the labels are the game's `board-of-…` messages."""
    known = player["board"]
    counted = {"supporter_count": "supporters", "supply_count": "supply"}
    hidden = {"at"} | {count for count, things in counted.items() if known.get(things)}
    parts: list[Text] = []
    for key, value in known.items():
        text = shown(pen, key, value)
        if key not in hidden and text.plain:
            parts.append(pen.label("of-" + dashed(key)).append(text))
    return Text("; ").join(parts)


def shown(pen: Pen, key: str, value: Any) -> Text:
    """A value of a board in words; empty if there is nothing to say."""
    if key in ("decree", "left"):
        return columns(pen, value)
    if key == "ruin_items":
        return by_clearing([str(count) if count else "" for count in value])
    if key == "seen_in_ruins":
        return by_clearing([pen.items(items) if items else "" for items in value])
    if key == "plots":
        return Text(", ").join(plot(pen, one) for one in value)
    if not value:
        return Text()
    if value is True:
        return Text("✓")
    if isinstance(value, list):
        counts = Counter(value)
        return Text(", ").join(
            Text(f"{n}× " if n > 1 else "").append(shown(pen, key, one)) for one, n in counts.items()
        )
    if isinstance(value, dict):
        inner = [(one, shown(pen, key, amount)) for one, amount in value.items()]
        return Text(", ").join(Text().append(word(pen, one)).append(" ").append(text) for one, text in inner if text)
    return word(pen, value)


def word(pen: Pen, value: Any) -> Text:
    """An id or a number in the language of the table."""
    if value in CARDS:
        return pen.card(value)
    if value in FACTION_IDS:
        return pen.faction(value)
    if value in NAMES:
        return Text(pen.name(NAMES[value]))
    keys = (f"{prefix}-{dashed(str(value))}" for prefix in ("suit", "column", "relation", "rank", "word"))
    return Text(next((pen.texts.sentence(key) for key in keys if pen.texts.has(key)), str(value)))


def columns(pen: Pen, decree: dict[str, list[str]]) -> Text:
    """The columns of the Decree with their cards."""
    if not any(decree.values()):
        return Text()
    filled = [
        Text().append(word(pen, column)).append(" – ").append(Text(", ").join(word(pen, card) for card in cards))
        for column, cards in decree.items()
        if cards
    ]
    return Text(" | ").join(filled)


def by_clearing(values: list[str]) -> Text:
    return Text(", ").join(Text(f"{c + 1} ({value})") for c, value in enumerate(values) if value)


def plot(pen: Pen, placed: dict[str, Any]) -> Text:
    """Where it lies, what it is if that may be known, and what it is known not to be."""
    name = "?" if placed["plot"] is None else pen.name(NAMES[placed["plot"]])
    text = Text(f"{placed['clearing'] + 1} {name}{' ▲' if placed['face_up'] else ''}")
    if placed["denied"]:
        text.append(" (≠ " + ", ".join(pen.name(NAMES[id]) for id in placed["denied"]) + ")")
    return text


# -- beside the map, and in hand ---------------------------------------------------------------------------------------


def beside(pen: Pen) -> Text:
    """Deck, discard pile, items, available dominance cards, quests."""
    table = pen.table
    line = Text(pen.say("deck", deck=table["deck"], discard=len(table["discard"])))
    supply = [id for id, count in table["items"].items() for _ in range(count)]
    line.append("  ·  ").append(pen.label("item-supply")).append(pen.items(supply))
    for key in ("available", "lost_souls"):
        if table[key]:
            line.append("\n").append(pen.label(dashed(key))).append(pen.cards(table[key]))
    if table["quests"]:
        line.append("\n").append(pen.label("quests")).append(Text(" | ").join(quest(pen, id) for id in table["quests"]))
    return line


def quest(pen: Pen, id: str) -> Text:
    facts = QUESTS[id]
    mark = pen.texts.sentence(f"suit-mark-{facts.suit}")
    text = f"{pen.name(facts.name)} {mark} – {pen.items(facts.items)}"
    return Text().append(text, style=SUIT_STYLES[facts.suit])


def mine(pen: Pen) -> RenderableType:
    """The hand of the seat that looks, with what each card costs and does."""
    player = pen.table["factions"][pen.view["seat"]]
    title = Text.assemble(pen.faction(player["faction"]), ": ", pen.say("mine"))
    lines = [
        Text(f"{count}× " if count > 1 else "").append(pen.card(id)).append(described(pen, CARDS[id]))
        for id, count in Counter(player["hand"] or []).items()
    ]
    return Panel(
        Text("\n").join(lines) if lines else Text(pen.say("empty-hand")),
        title=title,
        title_align="left",
        border_style=COLOURS[player["faction"]],
    )


def described(pen: Pen, facts: CardFacts) -> Text:
    text = Text()
    if facts.cost:
        cost = Text(" ").join(
            Text("?") if suit == "any" else Text().append(pen.texts.sentence(f"suit-mark-{suit}"))
            for suit in facts.cost
        )
        text.append("  ").append(pen.label("cost")).append(cost)
    if facts.item:
        text.append(f"  {pen.name(ITEM_NAMES[facts.item])}, {pen.say('points', vp=facts.vp)}")
    if facts.effect:
        text.append(f"  {pen.name(facts.effect)}", style="dim")
    return text
