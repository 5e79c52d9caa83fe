"""The order of the round at the terminal: characters with their cards, monsters with their ability card."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.table import Table
from rich.text import Text

from klubovna.games.gloomhaven.facts import (
    CARDS_OF,
    MONSTER,
    MONSTER_CARDS,
    MONSTER_DECK,
    STATS,
    SUMMON_NUMBER,
    SUMMON_STATS,
    Stats,
)
from klubovna.games.gloomhaven.figures import HARD_TO_HIT, PER_INITIATIVE
from klubovna.games.gloomhaven.nouns import BOONS
from klubovna.games.gloomhaven.state import PLACING, ROUND_BEGINS
from klubovna.games.gloomhaven.terminal.pen import COLOURS, RANK_COLOURS, Pen, card_name, figure_name
from klubovna.games.gloomhaven.texts.cards import boss_text, monster_card_text
from klubovna.games.gloomhaven.texts.wording import printed
from klubovna.games.gloomhaven.view import CharacterView, FigureView, MonsterView
from klubovna.games.gloomhaven.vocabulary.amounts import ON_MAP, Amount, worked_out
from klubovna.games.gloomhaven.vocabulary.words import RANKS
from klubovna.kernel.terminal import NONE, joined

LAST: Final = 10**9
"""After everybody who has a place in the order."""

Row = tuple[tuple[int, int, int], Text | str, str, Text, Text]
"""Place in the order; a mark, the initiative, who, and everything about them."""


def order(pen: Pen) -> Table:
    """Everybody by initiative: characters with the cards of the round, monsters with their ability card."""
    rows: list[Row] = [character_row(pen, one) for one in pen.characters]
    rows += [figure_row(pen, one) for one in pen.figures if one.form in ("summon", "objective")]
    rows += [monster_row(pen, one) for one in pen.table.monsters if of_kind(pen, one.monster)]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 1, 0, 0))
    table.add_column("")
    table.add_column(pen.say("head-initiative"), justify="right", no_wrap=True)
    table.add_column(pen.say("head-who"))
    table.add_column(pen.say("head-order"))
    for _, mark, initiative, who, about in sorted(rows, key=lambda row: row[0]):
        table.add_row(mark, initiative, who, about)
    return table


def mark_of(pen: Pen, figures: list[FigureView]) -> Text | str:
    """▶ acts now, ✓ has acted; nobody has before the cards are shown."""
    if pen.view.over:
        return ""
    if any(figure.id == pen.table.acting for figure in figures):
        return Text("▶", style="bold")
    if pen.table.phase <= ROUND_BEGINS:
        return ""
    return Text("✓", style="dim") if figures and all(figure.acted for figure in figures) else ""


def initiative(place: int) -> str:
    return str(place // PER_INITIATIVE) if place else NONE


def condition_words(pen: Pen, figure: FigureView) -> list[str]:
    """Conditions, then what cards give: shield, retaliate."""
    words = [pen.word(f"condition-{name}") for name in figure.conditions]
    for id, what, value, reach, *_ in pen.table.boons:
        if id == figure.id:
            far = pen.w.range(reach) if reach > 1 else []
            words.append(" ".join([pen.word(BOONS[what]), *([str(value)] if what != HARD_TO_HIT else []), *far]))
    return words


def health(pen: Pen, figure: FigureView) -> Text:
    """`♥ 5/8 B3 (poison, shield 1)`"""
    hurt = figure.hp < figure.max_hp
    text = Text().append(f"♥{figure.hp}/{figure.max_hp}", style="bold red" if hurt else "bold")
    text.append(f" {pen.hex(figure.at)}", style="grey62")
    words = condition_words(pen, figure)
    return text.append(f" ({', '.join(words)})", style="bold magenta") if words else text


def character_row(pen: Pen, one: CharacterView) -> Row:
    style = f"bold {COLOURS[one.role]}"
    who = Text().append(pen.role(one.role)[:2] + " ", style=style).append(pen.character(one), style=style)
    figure = pen.figure(one.figure)
    if figure is None:
        gone = "" if pen.table.phase <= PLACING else pen.say("exhausted")
        return (LAST, 0, 0), "", NONE, who, Text(gone, style="dim")
    about: list[Text | str] = [health(pen, figure)]
    if one.resting:
        about.append(pen.say("long-rest"))
    if one.chosen:
        about.append(", ".join(card_name(pen, card) for card in one.chosen))
    return (one.place, 1, 0), mark_of(pen, [figure]), initiative(one.place), who, joined(about)


def figure_row(pen: Pen, figure: FigureView) -> Row:
    """A summon just before its summoner; something with hit points of its own."""
    style = f"bold {pen.colour(figure)}"
    who = Text().append(pen.label(figure) + " ", style=style).append(figure_name(pen, figure))
    about: list[Text | str] = [health(pen, figure)]
    if figure.form == "objective":
        facts = pen.book.facts.objectives[figure.who]
        if facts.move:
            about.append(pen.word("move", n=facts.move))
        place = facts.initiative * PER_INITIATIVE + PER_INITIATIVE - 1
        return (place, 0, figure.id), mark_of(pen, [figure]), str(facts.initiative), who, joined(about)
    place = pen.characters[figure.who].place
    about.append(stats_text(pen, SUMMON_STATS[SUMMON_NUMBER[figure.name]]))
    return (place, 0, figure.id), mark_of(pen, [figure]), initiative(place), who, joined(about)


def of_kind(pen: Pen, monster: str) -> list[FigureView]:
    """The figures of a monster, elites first, by number: the order in which they act."""
    found = [figure for figure in pen.figures if figure.form == "monster" and figure.name == monster]
    return sorted(found, key=lambda figure: (figure.rank == "normal", figure.number))


def monster_row(pen: Pen, kind: MonsterView) -> Row:
    """The ability card of the round, the statistics, and the figures."""
    id = kind.monster
    facts = pen.monster(id)
    who = Text().append(pen.letters[id] + " ", style="bold").append(pen.name(facts.name), style="bold")
    figures = of_kind(pen, id)
    card = face(pen, id)
    lines: list[Text] = []
    if card is not None:
        lines.append(Text(monster_card_text(card, pen.texts.lang), style="italic"))
    level = min(7, pen.table.monster_level + pen.book.facts.levels.get(id, 0))
    for rank in dict.fromkeys(figure.rank for figure in figures):
        text = stats_text(pen, STATS[MONSTER[id]][RANKS.index(rank)][level])
        extra = [pen.word("summon-flying")] if facts.flying else []
        lines.append(Text(f"{pen.word(f'rank-{rank}')}: {', '.join([text, *extra])}", style="dim"))
    for number in (1, 2) if facts.boss else ():
        text = boss_text(MONSTER[id], number, pen.texts.lang)
        lines += [Text(f"{pen.word('boss-special', n=number)}: {text}", style="dim")] if text else []
    standing: list[Text | str] = [
        Text().append(pen.label(one) + " ", style=f"bold {RANK_COLOURS[one.rank]}").append(health(pen, one))
        for one in figures
    ]
    lines.append(joined(standing))
    place = (kind.place or LAST - 1, 1, 0)
    return place, mark_of(pen, figures), initiative(kind.place), who, Text("\n").join(lines)


def face(pen: Pen, monster: str) -> int | None:
    """The card of this round; the decks lie in the order of their numbers."""
    decks = sorted({MONSTER_DECK[MONSTER[kind.monster]] for kind in pen.table.monsters})
    deck = MONSTER_DECK[MONSTER[monster]]
    id = pen.table.monster_cards[decks.index(deck)]
    return next((card for card in CARDS_OF[deck] if MONSTER_CARDS[card].id == id), None)


def stats_text(pen: Pen, stats: Stats) -> str:
    """`move 2, attack 3, range 4, shield 1`"""
    w = pen.w
    parts = [w.say("move", n=stats.move), *attack_words(pen, stats.attack), *w.range(stats.range)]
    parts += [w.say("attack-targets", n=stats.targets)] if stats.targets > 1 else []
    parts += [w.say("attack-pierce", n=stats.pierce)] if stats.pierce else []
    parts += w.conditions(stats.conditions)
    parts += [w.say("attack-advantage")] if stats.advantage else []
    parts += [w.say("shield", n=stats.shield)] if stats.shield else []
    if stats.retaliate:
        far = w.range(stats.retaliate_range) if stats.retaliate_range > 1 else []
        parts.append(" ".join([w.say("retaliate", n=stats.retaliate), *far]))
    parts += [w.say("effect-attacker-disadvantage")] if stats.attacker_disadvantage else []
    return ", ".join(parts)


def attack_words(pen: Pen, attack: Amount) -> list[str]:
    """The number, where the table tells it; else what it goes by."""

    def ask(name: str) -> int:
        if name.startswith(ON_MAP):
            return len(of_kind(pen, name.removeprefix(ON_MAP)))
        return {"C": len(pen.characters), "L": int(pen.table.level)}[name]

    try:
        return [pen.w.say("attack", n=worked_out(attack, ask))]
    except KeyError:
        return [pen.w.say("attack", n=printed(attack)), *pen.w.formulas(attack)]
