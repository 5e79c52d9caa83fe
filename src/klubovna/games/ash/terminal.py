"""The table in a terminal: a pure drawing of what one seat sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec
from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from klubovna.games.ash.barons.moments import BARONS
from klubovna.games.ash.facts import (
    ACTION_CARDS,
    BOARD,
    BUILDING_FACTS,
    CARD_FACTS,
    KING_STRENGTH,
    MINIONS,
    ROUNDS,
    WARRIOR_FACTS,
)
from klubovna.games.ash.records import Amounts, BattleCardFacts, WarriorFacts
from klubovna.games.ash.view import AutomaView, CitadelView, ProvinceView, Ruler, View
from klubovna.kernel import terminal
from klubovna.kernel.terminal import NONE
from klubovna.kernel.text import Texts, dashed
from klubovna.kernel.view import View as Seen

WARRIORS: Final = {warrior.id: warrior for warrior in WARRIOR_FACTS}
BUILDINGS: Final = {building.id: building for building in BUILDING_FACTS}
CARDS: Final = {card.id: card for card in CARD_FACTS}
ACTIONS: Final = {card.id: card for card in ACTION_CARDS}
ROMAN: Final = ("", "I", "II", "III")

COLOURS: Final = {baron.id: baron.colour for baron in BARONS}
KING: Final = "bold yellow"
SYMBOLS: Final = {
    "bone": ("☠", "bold"),
    "ash": ("▲", "grey62"),
    "sulphur": ("♦", "yellow"),
    "blood": ("♥", "red"),
    "gold": ("●", "bright_yellow"),
    "any": ("✶", "bright_magenta"),
    "automaton": ("⚙", "bright_blue"),
}


def draw(view: Seen, texts: Texts) -> RenderableType:
    """The board, the offers, the players, and what only this seat sees."""
    pen = Pen(view, texts)
    parts: list[RenderableType] = [header(pen, view), areas(pen), edges(pen)]
    if pen.table.battle_for is not None:
        parts.append(battle(pen, pen.table.battle_for))
    parts.append(Columns([warrior_offer(pen), building_offer(pen)], padding=(0, 2)))
    parts.append(Padding(players(pen, view.over), (1, 0, 0, 0)))
    if pen.table.automa is not None:
        parts.append(automated(pen, pen.table.automa))
    if view.seat is not None:
        parts.append(mine(pen, view.seat))
    parts.append(legend(pen))
    return Group(*parts)


def ink(text: str, style: str) -> Text:
    """Text in a style of its own: what is appended to it does not take the style on."""
    return Text().append(text, style)


class Pen(terminal.Pen[View]):
    """How things are written on the table: their words, symbols and colours."""

    def colour(self, side: int) -> str:
        return COLOURS[self.table.sides[side].role]

    def side(self, side: int) -> Text:
        known = self.table.sides[side]
        key = "side-ap" if known.automated else f"role-{known.role}"
        return ink(self.texts.sentence(key), self.colour(side))

    def sides(self, sides: Sequence[int], between: str = ", ") -> Text:
        """`Visio, AP ×2`"""
        names = [self.side(side).append(f" ×{n}" if n > 1 else "") for side, n in Counter(sides).items()]
        return Text(between).join(names) if names else ink(NONE, "dim")

    def ruler(self, control: Ruler) -> Text:
        if control is None:
            return ink(self.say("nobody"), "dim")
        return ink(self.texts.sentence("side-king"), KING) if isinstance(control, str) else self.side(control)

    def symbol(self, kind: str) -> Text:
        return ink(*SYMBOLS[kind])

    def amounts(self, amounts: Amounts) -> Text:
        """`3☠ 1▲`"""
        parts = [
            Text(self.say("vp", vp=n)) if kind == "vp" else Text(str(n)).append(*SYMBOLS[kind])
            for kind, n in vars_of(amounts)
            if n
        ]
        return Text(" ").join(parts) if parts else ink(NONE, "dim")

    def gives(self, building: str) -> Text:
        facts = BUILDINGS[building]
        return ink(self.say("rebirth"), "italic") if facts.effect == "rebirth" else self.amounts(facts.gives)

    def warrior(self, id: str) -> Text:
        """`Bone Thrall ☠1`; a type in brackets behind the name is left to the symbol."""
        facts = WARRIORS[id]
        return Text(self.name(facts.name).partition(" (")[0]).append(" ").append(self.might(facts))

    def might(self, facts: WarriorFacts) -> Text:
        return self.symbol(facts.type).append(str(facts.strength), "bold")

    def warriors(self, ids: Sequence[str], between: str) -> Text:
        return Text(between).join(self.warrior(id) for id in ids) if ids else ink(NONE, "dim")

    def card(self, id: str) -> str:
        strength = CARDS[id].strength
        return self.say("die") if strength == "die" else str(strength)


def vars_of(amounts: Amounts) -> list[tuple[str, int]]:
    return [(kind, getattr(amounts, kind)) for kind in amounts.__struct_fields__]


def number(n: int) -> Text:
    return Text(str(n)) if n else ink("0", "dim")


def sheet(title: str | None = None, caption: str | None = None) -> Table:
    return Table(
        title=title,
        title_style="bold",
        title_justify="left",
        caption=caption,
        caption_style="dim",
        caption_justify="left",
        box=box.SIMPLE_HEAD,
        show_edge=False,
        header_style="dim",
        padding=(0, 1, 0, 0),
    )


# -- the board ---------------------------------------------------------------------------------------------------------


def header(pen: Pen, view: Seen) -> RenderableType:
    table = pen.table
    line = ink(pen.say("round", round=table.round, rounds=ROUNDS), "bold")
    line.append("  ").append("◆" * table.round + "◇" * (ROUNDS - table.round), "yellow")
    if view.over:
        line.append("  ").append(pen.say("over"), "bold reverse")
    elif table.phase == "set-up":
        line.append("  ").append(pen.say("setup"), "italic")
    line.append("  ·  ").append(pen.say("citadel-vp", vp=table.citadel_vp), KING)
    line.append("  ·  ").append(pen.say("order")).append(": ")
    for place, side in enumerate(table.order):
        name = pen.side(side)
        if place:
            line.append(" ▸ ", "dim")
        if side == table.active and not view.over:
            name = ink("▶", "bold").append(name)
            name.stylize("bold reverse", 1)
        line.append(name)
    return Padding(line, (0, 0, 1, 0))


def areas(pen: Pen) -> Table:
    board = sheet()
    board.add_column(pen.say("province"), min_width=10)
    board.add_column(pen.say("building"), ratio=5)
    board.add_column(pen.say("defenders"), ratio=5)
    board.add_column("⚔", justify="right", style="bold")
    board.add_column(pen.say("at-building"), min_width=6)
    board.add_column(pen.say("in-battle"), min_width=6)
    board.expand = True
    for facts, province in zip(BOARD.province, pen.table.provinces, strict=True):
        here = ink(f"{facts.number} ", "dim").append(pen.name(facts.name), "bold")
        board.add_row(
            here.append("\n  ").append(pen.ruler(province.control)),
            building(pen, province),
            defenders(pen, province),
            "" if province.control is None else str(defence(province)),
            pen.sides(province.resource_space, "\n"),
            pen.sides(province.battle_space, "\n"),
        )
    board.add_section()
    citadel = pen.table.citadel
    ruled = ink("★ ", KING).append(pen.name(BOARD.citadel.name), "bold").append("\n  ")
    board.add_row(
        ruled.append(pen.ruler(citadel.control)),
        entrances(pen),
        defenders(pen, citadel),
        str(KING_STRENGTH if citadel.control == "king" else defence(citadel)),
        "",
        "",
    )
    return board


def edges(pen: Pen) -> RenderableType:
    """The spaces at the upper and lower edge of the board."""
    gold = ink(pen.texts.sentence("space-gold"), "dim").append(": ").append(pen.sides(pen.table.gold_space))
    build = ink(pen.texts.sentence("space-build"), "dim").append(": ").append(pen.sides(pen.table.build_space))
    return Padding(Text("   ").join([gold, build]), (0, 0, 1, 0))


def building(pen: Pen, province: ProvinceView) -> Text:
    """The visible building, and below it what it gives, its tax and its VP."""
    if not province.stack:
        return ink(NONE, "dim")
    top = province.stack[-1]
    facts = BUILDINGS[top]
    text = Text(pen.name(facts.name)).append("\n").append(pen.gives(top))
    text.append(" · ", "dim").append(tax(pen, owed(pen, province.control, facts.tax)))
    text.append(" · ", "dim").append(pen.say("vp", vp=province.vp))
    covered = len(province.stack) - 1
    return text.append("\n" + pen.say("covers", n=covered), "dim") if covered else text


def owed(pen: Pen, control: Ruler, amounts: Amounts) -> Amounts:
    """ap.04 The automated opponent gets its tax as VP."""
    if not isinstance(control, int) or not pen.table.sides[control].automated:
        return amounts
    return Amounts(vp=sum(n for _, n in vars_of(amounts)))


def tax(pen: Pen, amounts: Amounts) -> Text:
    before, _, after = pen.say("tax", tax="\n").partition("\n")
    return ink(before, "dim").append(pen.amounts(amounts)).append(after)


def defenders(pen: Pen, area: ProvinceView | CitadelView) -> Text:
    if area.control == "king":
        return pen.ruler("king")
    text = pen.warriors(area.defenders, "\n")
    bonus = area.reinforcement
    return text.append("\n" + pen.say("reinforcement", n=bonus), "italic") if bonus else text


def defence(area: ProvinceView | CitadelView) -> int:
    return sum(WARRIORS[id].strength for id in area.defenders) + int(area.reinforcement)


def entrances(pen: Pen) -> Text:
    lines = []
    citadel = pen.table.citadel
    doors = (citadel.left_wing, citadel.right_wing, citadel.main_gate)
    for space, minions in zip(BOARD.citadel.battle_space, doors, strict=True):
        entrance = pen.texts.sentence("entrance-" + dashed(space.id))
        modifier = f"{space.modifier:+d}".replace("-", "−") if space.modifier else "±0"
        lines.append(Text(f"{entrance} {modifier}: ").append(pen.sides(minions)))
    return Text("\n").join(lines)


def battle(pen: Pen, area: str) -> RenderableType:
    """What lies on the table in a battle."""
    lines = []
    attackers = pen.table.attackers
    if attackers.count:
        hidden = pen.say("attackers", count=attackers.count)
        shown = Text(hidden) if attackers.warriors is None else pen.warriors(attackers.warriors, ", ")
        lines.append(pen.side(pen.table.active).append(": ").append(shown))
    for i, side in enumerate(pen.table.sides):
        for card in side.laid:
            known = pen.say("face-down") if card is None else pen.say("card", card=pen.card(card))
            lines.append(pen.side(i).append(": ").append(known))
    names = {province.id: province.name for province in BOARD.province} | {BOARD.citadel.id: BOARD.citadel.name}
    title = pen.say("battle", area=pen.name(names[area]))
    return Panel(Text("\n").join(lines), title=title, title_align="left", box=box.ROUNDED, border_style="red")


# -- the offers --------------------------------------------------------------------------------------------------------


def warrior_offer(pen: Pen) -> Table:
    first, second, third = pen.table.decks
    offer = sheet(pen.say("warrior-offer"), pen.say("decks", first=first, second=second, third=third))
    offer.add_column(pen.say("warrior"))
    offer.add_column("⚔")
    offer.add_column(pen.say("level"))
    offer.add_column(pen.say("cost"))
    for id in pen.table.warrior_offer:
        if id is None:
            offer.add_row(ink(NONE, "dim"))
        else:
            facts = WARRIORS[id]
            offer.add_row(pen.name(facts.name), pen.might(facts), ROMAN[facts.level], pen.amounts(facts.cost))
    return offer


def building_offer(pen: Pen) -> Table:
    offer = sheet(pen.say("building-offer"), pen.say("stack", n=pen.table.building_stack))
    offer.add_column(pen.say("building"))
    offer.add_column(pen.say("cost"))
    offer.add_column(pen.say("gives"))
    offer.add_column(pen.say("tax-head"))
    offer.add_column(pen.say("vp-head"), justify="right")
    for id in pen.table.building_offer:
        if id is None:
            offer.add_row(ink(NONE, "dim"))
        else:
            facts = BUILDINGS[id]
            price = Text(str(facts.cost_gold)).append(*SYMBOLS["gold"])
            offer.add_row(pen.name(facts.name), price, pen.gives(id), pen.amounts(facts.tax), str(facts.vp))
    return offer


# -- the players -------------------------------------------------------------------------------------------------------


def players(pen: Pen, over: bool) -> Table:
    """All sides in turn order; after the game with their fate cards."""
    playing = not over and pen.table.phase != "set-up"
    powers = playing and any(side.power is not None for side in pen.table.sides)
    board = sheet()
    board.add_column(pen.say("player"))
    board.add_column(pen.say("vp-head"), justify="right", style="bold")
    for resource in ("bone", "ash", "sulphur", "blood", "gold"):
        board.add_column(pen.symbol(resource), justify="right")
    board.add_column(pen.say("minions"))
    for key in ("hand", "graveyard", "cards"):
        board.add_column(pen.say(key), justify="right")
    board.add_column(pen.say("discard"))
    if powers:
        board.add_column(pen.say("power"))
    if over:
        board.add_column(pen.say("fate"))
    for i in pen.table.order:
        side = pen.table.sides[i]
        row: list[RenderableType] = [player(pen, i), str(side.vp)]
        row += [Text("") if side.automated else number(n) for n in msgspec.structs.astuple(side.supply)]
        row.append(ink("▮" * side.minions, pen.colour(i)).append("▯" * (MINIONS - side.minions), "dim"))
        row += [number(side.hand_count), number(len(side.graveyard)), number(side.cards_count)]
        row.append(ink(NONE, "dim") if side.discard_top is None else Text(pen.card(side.discard_top)))
        if powers:
            row.append(power(pen, side.power))
        if over:
            row.append(Text(" ").join(pen.symbol(kind) for kind in side.fate or []))
        board.add_row(*row)
    return board


def player(pen: Pen, i: int) -> Text:
    """The AP plays the warriors of a character, too."""
    side = pen.table.sides[i]
    name = pen.side(i)
    name.stylize("bold")
    if side.automated:
        name.append(" " + pen.texts.sentence(f"role-{side.role}"))
    if pen.table.king_token == i:
        name.append(" ♛", KING)
    return name


def power(pen: Pen, active: bool | None) -> Text:
    if active is None:
        return Text("")
    return ink(pen.say("power-up"), "bold") if active else ink(pen.say("power-down"), "dim")


def notes(title: Text | str, colour: str) -> tuple[Table, Panel]:
    """A panel with labelled lines."""
    lines = Table.grid(padding=(0, 2))
    lines.add_column(style="dim", no_wrap=True)
    lines.add_column()
    return lines, Panel(lines, title=title, title_align="left", box=box.ROUNDED, border_style=colour)


def automated(pen: Pen, automa: AutomaView) -> Panel:
    """The automated opponent's scale, action cards and open hand."""
    at = len(pen.table.sides) - 1
    lines, panel = notes(pen.say("ap"), pen.colour(at))
    scale = Text()
    for place, level in enumerate(automa.scale):
        scale.append(*(("▶" + ROMAN[level], "bold") if place == automa.scale_at else (ROMAN[level], "dim"))).append(" ")
    lines.add_row(pen.say("scale"), scale)
    used = [ACTIONS[id] for id in automa.used]
    names = [pen.texts.sentence("action-card-targeted") if card.targeted else card.numeral for card in used]
    left = pen.say("actions-left", n=automa.actions)
    lines.add_row(pen.say("actions"), left + (" · " + pen.say("actions-used", used=", ".join(names)) if names else ""))
    lines.add_row(pen.say("my-hand"), pen.warriors(pen.table.sides[at].hand or [], ", "))
    return panel


def mine(pen: Pen, seat: int) -> Panel:
    """What only this seat sees."""
    side = pen.table.sides[seat]
    lines, panel = notes(pen.say("mine", who=pen.side(seat).plain), pen.colour(seat))
    lines.add_row(pen.say("my-hand"), pen.warriors(side.hand or [], ", "))
    if side.graveyard:
        lines.add_row(pen.say("my-graveyard"), pen.warriors(side.graveyard, ", "))
    lines.add_row(pen.say("my-cards"), Text("  ").join(battle_card(pen, CARDS[id]) for id in side.cards or []))
    if side.discard:
        lines.add_row(pen.say("my-discard"), ", ".join(pen.card(id) for id in side.discard))
    fate = [pen.symbol(kind).append(" " + pen.texts.sentence(f"type-{kind}")) for kind in side.fate or []]
    lines.add_row(pen.say("my-fate"), Text(", ").join(fate))
    for id in side.starting:
        facts = BUILDINGS[id]
        text = Text(pen.name(facts.name)).append(" ").append(pen.gives(id)).append(" · ").append(tax(pen, facts.tax))
        lines.add_row(pen.say("my-starting"), text)
    return panel


def battle_card(pen: Pen, card: BattleCardFacts) -> Text:
    lost = Text(pen.say("black")) if card.loser_choice else pen.amounts(card.compensation)
    text = ink(pen.card(card.id), "bold").append(" (", "dim").append(pen.amounts(card.reward))
    return text.append("/", "dim").append(lost).append(")", "dim")


def legend(pen: Pen) -> RenderableType:
    words = {kind: pen.texts.sentence(f"resource-{kind}") for kind in ("bone", "ash", "sulphur", "blood", "gold")}
    words["any"] = pen.say("any")
    words["automaton"] = pen.texts.sentence("type-automaton")
    parts = [pen.symbol(kind).append(" " + word, "dim") for kind, word in words.items()]
    parts.append(ink("⚔ " + pen.say("strength"), "dim"))
    parts.append(ink("♛ ", KING).append(pen.say("kingslayer"), "dim"))
    return Columns(parts, padding=(0, 2))
