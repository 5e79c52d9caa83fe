"""A visit or a journey at the terminal: the party's sheet, and each character's."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from klubovna.games.gloomhaven.campaign.facts import EVENTS, QUESTS
from klubovna.games.gloomhaven.campaign.view import SheetView, TownView
from klubovna.games.gloomhaven.facts import CLASS_IDS, CLASSES, ITEMS
from klubovna.kernel.terminal import NONE
from klubovna.kernel.text import Texts

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
        sheets.add_row(*row(hero, texts.lang))
    done = texts.sentence("town-scenarios", {"open": _numbers(town.open), "done": _numbers(town.done)})
    parts: list[RenderableType] = [Text(heading, style="bold"), sheets, Text(done)]
    if town.event is not None:
        deck, number = town.event
        facts = EVENTS["city" if deck == "city" else "road"][number]
        parts.append(Text(facts.situation[texts.lang], style="italic"))
    return Group(*parts)


def row(hero: SheetView, lang: str) -> list[str]:
    items = ", ".join(ITEMS[item - 1].name[lang] for item in hero.items) or NONE
    own = hero.quests if isinstance(hero.quests, list) else []
    steps = ", ".join(f"{have}/{wanted}" for have, wanted in hero.progress)
    quests = " ".join(QUESTS[quest].text[lang] for quest in own) + (f" ({steps})" if steps else "")
    role = CLASSES[CLASS_IDS.index(hero.role)].name[lang]
    numbers = [str(number) for number in (hero.level, hero.xp, hero.gold, hero.checks)]
    return [hero.name or role, *numbers, items, quests or NONE]


def _numbers(found: list[int]) -> str:
    return ", ".join(map(str, found)) or NONE
