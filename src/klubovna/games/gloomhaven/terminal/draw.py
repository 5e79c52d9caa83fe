"""Gloomhaven at the terminal: a pure drawing of a view."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from klubovna.games.gloomhaven.campaign.terminal import draw_town, enhanced
from klubovna.games.gloomhaven.cards.piles import CARD, HALF, USED
from klubovna.games.gloomhaven.facts import (
    BOTTOM,
    CARDS,
    CLASS_IDS,
    CLASSES,
    GOALS,
    GOLD,
    HALVES,
    ITEMS,
    MODIFIERS,
    TOP,
    TRAP_DAMAGE,
)
from klubovna.games.gloomhaven.state import BATTLE_GOALS, CLEAN_UP, HANDS, PLACING, RESTS, ROUND_BEGINS, ROUND_ENDS
from klubovna.games.gloomhaven.terminal.map import HexMap, legend
from klubovna.games.gloomhaven.terminal.order import order
from klubovna.games.gloomhaven.terminal.pen import COLOURS, Pen, card_name, figure_name
from klubovna.games.gloomhaven.texts.cards import (
    card_text,
    goal_text,
    item_text,
    modifier_text,
)
from klubovna.games.gloomhaven.texts.lines import trap_effects
from klubovna.games.gloomhaven.texts.scenario import Page
from klubovna.games.gloomhaven.view import Active, CharacterView, DeckView, ItemView
from klubovna.games.gloomhaven.vocabulary.words import CONDITIONS, ELEMENTS
from klubovna.kernel.terminal import NONE, joined
from klubovna.kernel.text import Texts
from klubovna.kernel.view import View

ELEMENT_COLOURS: Final = {
    "fire": "orange_red1",
    "ice": "bright_cyan",
    "air": "grey74",
    "earth": "green3",
    "light": "yellow1",
    "dark": "medium_purple1",
}
STRENGTH_MARKS: Final = {"strong": "●", "waning": "◐", "inert": "○"}
MOMENTS: Final = {
    BATTLE_GOALS: "set-up",
    HANDS: "set-up",
    PLACING: "set-up",
    ROUND_BEGINS: "selecting",
    CLEAN_UP: "round-ends",
    RESTS: "round-ends",
    ROUND_ENDS: "round-ends",
}
ITEM_STYLES: Final = {"ready": "", "spent": "dim", "consumed": "dim strike"}
HAND_GAPS: Final = "▸ " + 3 * "  "
"""What stands between the columns of a hand."""


def draw(view: View, texts: Texts) -> RenderableType:
    """The scenario, the cards, the order of the round; the map last, for most questions are about it."""
    if view.table.town is not None:
        return draw_town(view.table.town, texts)
    pen = Pen(view, texts)
    parts: list[RenderableType] = [header(pen), *page(pen)]
    parts += [mine(pen, one) for one in pen.characters if one.seat == view.seat]
    parts += [party(pen), Text(), order(pen), Padding(HexMap(pen), (1, 0, 0, 1)), legend(pen)]
    return Group(*parts, *traps(pen), elements(pen))


# -- above the map -----------------------------------------------------------------------------------------------------


def header(pen: Pen) -> Text:
    """Scenario, level, round, and whose turn it is."""
    table = pen.table
    parts: list[Text | str] = [
        Text(f"{table.scenario}: {pen.name(pen.book.facts.name)}", style="bold"),
        pen.say("level", level=table.level),
    ]
    if table.monster_level != table.level:
        parts.append(pen.say("monster-level", level=table.monster_level))
    if table.round:
        parts.append(Text(pen.say("round", round=table.round), style="bold"))
    acting = pen.figure(table.acting)
    if pen.view.over:
        parts.append(Text(pen.say("won" if table.won > 0 else "lost"), style="bold reverse"))
    elif acting is not None:
        parts.append(Text("▶ ").append(figure_name(pen, acting)))
    elif table.phase in MOMENTS:
        parts.append(pen.say(MOMENTS[table.phase]))
    return joined(parts, "  ·  ")


def page(pen: Pen) -> list[RenderableType]:
    """What the scenario asks for."""
    told = Page(pen.table.scenario, len(pen.characters), pen.table.level, pen.texts.lang)
    lines: list[RenderableType] = [pen.labelled("goal", told.goal())]
    rules = told.rules()
    if rules:
        lines.append(pen.labelled("rules", " ".join(rules)))
    doubts = told.doubts()
    if doubts:
        lines.append(pen.labelled("doubts", " ".join(doubts)))
    return lines


# -- below the map -----------------------------------------------------------------------------------------------------


def traps(pen: Pen) -> list[RenderableType]:
    """What the traps do, by hexes."""
    by_effect: dict[str, list[str]] = {}
    for q, r, damage, bits, *_ in sorted(pen.table.traps, key=lambda trap: (trap[1], trap[0])):
        names = [name for i, name in enumerate(CONDITIONS) if bits >> i & 1]
        by_effect.setdefault(trap_effects(pen.w, damage, names), []).append(pen.hex((q, r)))
    parts: list[Text | str] = [f"{' '.join(hexes)} – {effects}" for effects, hexes in by_effect.items()]
    if pen.table.hazardous:
        damage = TRAP_DAMAGE[pen.table.monster_level] // 2
        parts.append(pen.say("hazard-damage", n=damage))
    return [pen.labelled("traps", joined(parts, "; "))] if parts else []


def elements(pen: Pen) -> Text:
    """`● strong: fire   ○ inert: ice, air`"""
    parts: list[Text | str] = []
    for strength, mark in STRENGTH_MARKS.items():
        names = [name for name, value in pen.table.elements.items() if value == strength]
        style = "dim" if strength == "inert" else "bold"
        words: list[Text | str] = [
            Text(pen.word(f"element-{name}"), style=f"{style} {ELEMENT_COLOURS[name]}") for name in names
        ]
        if names:
            parts.append(Text(f"{mark} {pen.word(f'strengths-{strength}')}: ", style="dim").append(joined(words, ", ")))
    coming = [pen.word(f"element-{name}") for i, name in enumerate(ELEMENTS) if pen.table.infused >> i & 1]
    if coming:
        parts.append(pen.labelled("infused", ", ".join(coming)))
    return pen.labelled("elements", joined(parts, "   "))


# -- the party ---------------------------------------------------------------------------------------------------------


def party(pen: Pen) -> Table:
    """What all may know of every character, and the monsters' modifier deck."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 1, 0, 0))
    table.add_column(pen.say("head-character"))
    for key in ("hand", "discard", "lost", "xp", "coins"):
        table.add_column(pen.say(f"head-{key}"), justify="right")
    table.add_column(pen.say("head-deck"))
    for one in pen.characters:
        name = Text(pen.character(one), style=f"bold {COLOURS[one.role]}")
        name.append(f" {pen.say('of-level', level=one.level)}", style="dim")
        about: list[Text | str] = [deck_text(pen, one.modifiers)]
        if one.seat != pen.view.seat:
            about += others(pen, one)
        counts = [str(len(cards)) for _, cards in piles(one)]
        table.add_row(name, *counts, str(one.xp), str(one.coins), joined(about, "\n"))
    deck = pen.table.monster_modifiers
    table.add_row(Text(pen.say("monsters"), style="bold"), "", "", "", "", "", deck_text(pen, deck))
    return table


def piles(one: CharacterView) -> list[tuple[str, list[int]]]:
    """The piles of ability cards and how they are called; the hand first."""
    return [("hand", one.hand), ("discard", one.discard), ("lost-cards", one.lost)]


def others(pen: Pen, one: CharacterView) -> list[Text | str]:
    """The cards and items of somebody else's character."""
    lines: list[Text | str] = []
    for word, cards in piles(one):
        if cards:
            lines.append(pen.labelled(word, ", ".join(card_name(pen, card) for card in cards)))
    if one.active:
        lines.append(pen.labelled("active", ", ".join(active_name(pen, row) for row in one.active)))
    if one.items:
        lines.append(pen.labelled("items", joined([item_name(pen, item) for item in one.items], ", ")))
    return lines


def deck_text(pen: Pen, deck: DeckView) -> Text:
    """How many cards are left and which; their order nobody knows."""
    counts = Counter(deck.draw)
    kinds = [(MODIFIERS[card].double, not MODIFIERS[card].miss, MODIFIERS[card].add, card) for card in counts]
    order = [card for *_, card in sorted(kinds)]
    names = {card: modifier_text(card, pen.texts.lang) for card in order}
    words = [names[card] + (f" ×{counts[card]}" if counts[card] > 1 else "") for card in order]
    text = Text().append(f"{len(deck.draw)}: ", style="bold").append(", ".join(words) or NONE)
    if deck.discard:
        last = modifier_text(deck.discard[-1], pen.texts.lang)
        text.append(f" · {pen.say('drawn', n=len(deck.discard), last=last)}", style="dim")
    return text.append(f" · {pen.say('reshuffle')}", style="dim") if deck.reshuffle else text


def active_name(pen: Pen, row: Active) -> str:
    """An active card with the uses that are left."""
    half = HALVES[row[CARD]][row[HALF]]
    left = len(half.slots) - row[USED]
    return card_name(pen, row[CARD]) + (f" – {pen.say('uses-left', n=left)}" if half.slots else "")


def item_name(pen: Pen, item: ItemView) -> Text:
    facts = ITEMS[item.item - 1]
    text = Text(pen.name(facts.name), style=ITEM_STYLES[item.state])
    return text if item.state == "ready" else text.append(f" ({pen.word('item-state-' + item.state)})")


# -- what one seat plays -----------------------------------------------------------------------------------------------


def mine(pen: Pen, one: CharacterView) -> Panel:
    """The hand with what its cards do, the piles, items and the battle goal."""
    parts: list[RenderableType] = []
    if one.hand or one.chosen:
        parts.append(Hand(pen, one))
    lines = Table.grid(padding=(0, 2))
    lines.add_column(style="dim", no_wrap=True)
    lines.add_column()
    if pen.table.phase == HANDS and pen.characters[pen.table.begun] is one:
        left = [card_name(pen, card) for _, kind, card in pen.view.trail if kind == "hand.leave"]
        limit = CLASSES[CLASS_IDS.index(one.role)].hand
        lines.add_row(pen.say("hand-limit"), pen.say("of-cards", limit=limit, cards=len(one.pool)))
        lines.add_row(pen.say("left-out"), ", ".join(left) or NONE)
        lines.add_row(pen.say("to-leave"), str(len(one.pool) - limit - len(left)))
    if one.active:
        lines.add_row(pen.say("active"), joined([active_text(pen, row) for row in one.active], "\n"))
    for word, cards in piles(one)[1:]:
        if cards:
            lines.add_row(pen.say(word), ", ".join(card_name(pen, card) for card in cards))
    put = enhanced(one.role, pen.table.enhancements, pen.texts)
    if put:
        lines.add_row(pen.word("town-enhanced"), "\n".join(put))
    if one.items:
        lines.add_row(pen.say("items"), joined([item_line(pen, item) for item in one.items], "\n"))
    if one.coins:
        gold = one.coins * GOLD[pen.table.level]
        lines.add_row(pen.say("gold"), pen.say("worth", n=one.coins, gold=gold))
    if isinstance(one.goals, list) and one.goals:
        lines.add_row(pen.say("battle-goal"), "\n".join(goal_line(pen, id) for id in one.goals))
    if lines.row_count:
        parts.append(lines)
    title = Text().append(pen.say("mine") + ": ").append(pen.character(one))
    return Panel(Group(*parts), title=title, title_align="left", box=box.ROUNDED, border_style=COLOURS[one.role])


def active_text(pen: Pen, row: Active) -> Text:
    name = Text().append(active_name(pen, row), style="bold")
    return name.append(f": {card_text(row[CARD], row[HALF], pen.texts.lang)}")


def item_line(pen: Pen, item: ItemView) -> Text:
    return item_name(pen, item).append(f" – {item_text(item.item - 1, pen.texts.lang)}")


def goal_line(pen: Pen, id: int) -> str:
    number, facts = next((number, facts) for number, facts in enumerate(GOALS) if facts.id == id)
    text = goal_text(number, pen.texts.lang)
    return pen.word("offered-goal", name=pen.name(facts.name), text=text, checks=facts.checks)


def selected(pen: Pen, one: CharacterView) -> list[int]:
    """The cards that this seat has picked for a character while others still choose; only it sees them."""
    seat = pen.view.seat
    trail = [value for who, kind, value in pen.view.trail if who == seat and kind.startswith("select.")]
    for other in pen.characters:
        if other.seat == seat and other.figure >= 0:
            mine = trail[:1] if trail[:1] == [None] else trail[:2]
            if other is one:
                return [card for card in mine if card is not None]
            trail = trail[len(mine) :]
    return []


class Hand:
    """▸ the cards of the round, then those in hand, by initiative; as much of each as fits into a line."""

    def __init__(self, pen: Pen, one: CharacterView) -> None:
        self.pen = pen
        picked = [*one.chosen, *selected(pen, one)]
        self.cards = [("▸", card) for card in picked]
        in_hand = [card for card in one.hand if card not in picked]
        self.cards += [(" ", card) for card in sorted(in_hand, key=lambda card: CARDS[card].initiative)]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        pen = self.pen
        names = [pen.name(CARDS[card].name) for _, card in self.cards]
        initiative = pen.say("head-initiative")
        longest = max(len(name) for name in names)
        room = (options.max_width - len(initiative) - longest - len(HAND_GAPS)) // 2
        head = f"  {initiative}  {pen.say('head-card'):{longest}}"
        yield Text(f"{head}  {'▲ ' + pen.say('head-top'):{room}}  ▼ {pen.say('head-bottom')}", style="dim")
        for (mark, card), name in zip(self.cards, names, strict=True):
            line = Text(f"{mark} {CARDS[card].initiative:>{len(initiative)}}  ").append(
                f"{name:{longest}}", style="bold"
            )
            for half in (TOP, BOTTOM):
                line.append("  ").append(self.half(card, half, room))
            yield line

    def half(self, card: int, half: int, room: int) -> Text:
        """✗ first if the card is lost: the end of a long line cannot be seen."""
        text = Text("✗ " if HALVES[card][half].lost else "", style="red")
        text.append(card_text(card, half, self.pen.texts.lang), style="default")
        text.truncate(room, overflow="ellipsis", pad=True)
        return text
