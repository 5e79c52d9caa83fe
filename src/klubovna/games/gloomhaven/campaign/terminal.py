"""A visit or a journey at the terminal: the party's sheet, and each character's."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from klubovna.games.gloomhaven.campaign.facts import EVENTS, QUESTS
from klubovna.games.gloomhaven.campaign.view import SheetView, TownView
from klubovna.games.gloomhaven.cards.enhancing import Enhancement
from klubovna.games.gloomhaven.facts import CARDS, CLASS_IDS, CLASSES, HALVES, ITEMS, OWN_CARDS
from klubovna.kernel.terminal import NONE
from klubovna.kernel.text import Texts, dashed

COLUMNS = ("character", "level", "xp", "gold", "checks", "items", "quest")


def draw_town(town: TownView, texts: Texts) -> RenderableType:
    heading = texts.sentence(
        f"town-{town.play}",
        {"reputation": town.reputation, "prosperity": town.prosperity_level, "sanctuary": town.sanctuary},
    )
    sheets = Table(box=box.SIMPLE)
    for column in COLUMNS:
        sheets.add_column(texts.sentence(f"town-{column}"))
    for hero in town.heroes:
        sheets.add_row(*row(hero, texts))
    done = texts.sentence("town-scenarios", {"open": _numbers(town.open), "done": _numbers(town.done)})
    parts: list[RenderableType] = [Text(heading, style="bold"), sheets, Text(done)]
    for hero in town.heroes:
        put = enhanced(hero.role, town.enhancements, texts)
        if put:
            parts.append(Text(f"{texts.sentence('town-enhanced')}: {'; '.join(put)}"))
    if town.event is not None:
        deck, number = town.event
        facts = EVENTS["city" if deck == "city" else "road"][number]
        parts.append(Text(facts.situation[texts.lang], style="italic"))
    return Group(*parts)


def enhanced(role: str, put: list[Enhancement], texts: Texts) -> list[str]:
    """enh.03 What was put on the cards of a class."""
    own = OWN_CARDS[CLASS_IDS.index(role)]
    told: list[str] = []
    for number, half, spot, what in put:
        if number - 1 in own:
            on = HALVES[number - 1][half].enhance[spot].on
            name = CARDS[number - 1].name[texts.lang]
            told.append(texts.sentence("enhancement", {"name": name, "what": dashed(what), "on": dashed(on)}))
    return told


def row(hero: SheetView, texts: Texts) -> list[str]:
    lang = texts.lang
    names = {item: ITEMS[item - 1].name[lang] for item in hero.items}
    at_home = {item: texts.sentence("town-at-home", {"name": name}) for item, name in names.items()}
    items = ", ".join(names[item] if item in hero.worn else at_home[item] for item in hero.items) or NONE
    own = hero.quests if isinstance(hero.quests, list) else []
    steps = ", ".join(f"{have}/{wanted}" for have, wanted in hero.progress)
    quests = " ".join(QUESTS[quest].text[lang] for quest in own) + (f" ({steps})" if steps else "")
    role = CLASSES[CLASS_IDS.index(hero.role)].name[lang]
    numbers = [str(number) for number in (hero.level, hero.xp, hero.gold, hero.checks)]
    return [hero.name or role, *numbers, items, quests or NONE]


def _numbers(found: list[int]) -> str:
    return ", ".join(map(str, found)) or NONE
