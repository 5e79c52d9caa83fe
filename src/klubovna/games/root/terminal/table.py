"""Root at the terminal: a pure drawing of a view, the map first."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from klubovna.games.root.factions import SHOWN
from klubovna.games.root.factions.corvids.shown import PlotView
from klubovna.games.root.facts import FACTION_IDS
from klubovna.games.root.records import CardFacts
from klubovna.games.root.terminal.chart import Chart, legend
from klubovna.games.root.terminal.pen import (
    CARDS,
    COLOURS,
    ITEM_NAMES,
    LETTERS,
    NAMES,
    NONE,
    QUESTS,
    SUIT_STYLES,
    Pen,
)
from klubovna.games.root.view import AnyPlayer
from klubovna.kernel.text import Texts, dashed
from klubovna.kernel.view import View as Seen


def draw(seen: Seen, texts: Texts) -> RenderableType:
    """The map, the factions, what lies beside the map, and what only this seat sees."""
    pen = Pen(seen, texts)
    parts: list[RenderableType] = [header(pen), Chart(pen), legend(pen), players(pen), beside(pen)]
    if pen.seat is not None:
        parts.append(mine(pen, pen.table.factions[pen.seat]))
    return Group(*parts)


def header(pen: Pen) -> Text:
    line = Text().append(pen.name(pen.chart.facts.name), style="bold").append("  ·  ", style="dim")
    line.append(pen.texts.sentence(f"phase-{pen.table.phase}"), style="bold").append("  ·  ", style="dim")
    for seat, player in pen.players():
        mark = "▶ " if seat == pen.table.on_turn else "  "
        line.append(mark).append(pen.faction(player.faction)).append(" ")
    return line


# -- the players ------------------------------------------------------------------------------------------------------


def players(pen: Pen) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for key in ("faction", "vp", "warriors", "hand", "board"):
        table.add_column(pen.say(f"head-{key}"), justify="right" if key in ("vp", "warriors", "hand") else "left")
    for _, player in pen.players():
        id = player.faction
        points = NONE if player.vp is None else str(player.vp)
        name = Text().append(LETTERS[id] + " ", style=f"bold {COLOURS[id]}").append(pen.faction(id))
        lines = [line for line in (Text("; ").join(board(pen, player)), Text("; ").join(before(pen, player))) if line]
        warriors = NONE if SHOWN[id].pawn else str(player.supply)
        table.add_row(name, points, warriors, str(player.hand_count), Text("\n").join(lines))
    return table


def before(pen: Pen, player: AnyPlayer) -> list[Text]:
    """What every faction may have in its play area, and what this seat knows of its hand."""
    parts: list[Text] = []
    own = pen.seat is not None and pen.table.factions[pen.seat] is player
    if player.dominance is not None:
        parts.append(pen.label("dominance").append(pen.card(player.dominance)))
    if player.coalition is not None:
        parts.append(pen.label("coalition").append(pen.faction(player.coalition)))
    for key, items in (("items", player.items), ("exhausted-items", player.exhausted_items)):
        if items:
            parts.append(pen.label(key).append(pen.items(items)))
    for key, cards in (("crafted", player.crafted), ("revealed", player.revealed), ("known", player.known)):
        if cards:
            parts.append(pen.label(key).append(pen.cards(cards)))
    if player.hand and not own:
        parts.append(pen.label("open-hand").append(pen.cards(player.hand)))
    return parts


def board(pen: Pen, player: AnyPlayer) -> list[Text]:
    """What lies on a faction's own board; the labels are the game's `board-of-…` messages."""
    if player.board is None:
        return []
    known = msgspec.structs.asdict(player.board)
    counted = {"supporter_count": "supporters", "supply_count": "supply"}
    hidden = {"at"} | {count for count, things in counted.items() if known.get(things)}
    parts: list[Text] = []
    for key, value in known.items():
        text = shown(pen, key, value)
        if key not in hidden and text.plain:
            parts.append(pen.label("of-" + dashed(key)).append(text))
    return parts


def shown(pen: Pen, key: str, value: Any) -> Text:
    """A value of a board in words; empty if there is nothing to say."""
    if value is None:
        return Text()
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


def plot(pen: Pen, placed: PlotView) -> Text:
    """Where it lies, what it is if that may be known, and what it is known not to be."""
    name = "?" if placed.plot is None else pen.name(NAMES[placed.plot])
    text = Text(f"{placed.clearing + 1} {name}{' ▲' if placed.face_up else ''}")
    if placed.denied:
        text.append(" (≠ " + ", ".join(pen.name(NAMES[id]) for id in placed.denied) + ")")
    return text


# -- beside the map, and in hand ---------------------------------------------------------------------------------------


def beside(pen: Pen) -> Text:
    """Deck, discard pile, items, available dominance cards, quests."""
    table = pen.table
    line = Text(pen.say("deck", deck=table.deck, discard=len(table.discard)))
    supply = [id for id, count in table.items.items() for _ in range(count)]
    line.append("  ·  ").append(pen.label("item-supply")).append(pen.items(supply))
    for key, cards in (("available", table.available), ("lost-souls", table.lost_souls)):
        if cards:
            line.append("\n").append(pen.label(key)).append(pen.cards(cards))
    if table.quests:
        line.append("\n").append(pen.label("quests")).append(Text(" | ").join(quest(pen, id) for id in table.quests))
    return line


def quest(pen: Pen, id: str) -> Text:
    facts = QUESTS[id]
    mark = pen.texts.sentence(f"suit-mark-{facts.suit}")
    text = f"{pen.name(facts.name)} {mark} – {pen.items(facts.items)}"
    return Text().append(text, style=SUIT_STYLES[facts.suit])


def mine(pen: Pen, player: AnyPlayer) -> RenderableType:
    """The hand of the seat that looks, with what each card costs and does."""
    title = Text.assemble(pen.faction(player.faction), ": ", pen.say("mine"))
    lines = spelt_out(pen, player.hand or [])
    return Panel(
        Text("\n").join(lines) if lines else Text(pen.say("empty-hand")),
        title=title,
        title_align="left",
        border_style=COLOURS[player.faction],
    )


def spelt_out(pen: Pen, ids: list[str]) -> list[Text]:
    """Cards with what they cost and do, equal ones once."""
    return [
        Text(f"{count}× " if count > 1 else "").append(pen.card(id)).append(described(pen, CARDS[id]))
        for id, count in Counter(ids).items()
    ]


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
