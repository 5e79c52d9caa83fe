"""What one can point at between two scenarios."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from klubovna.games.gloomhaven.campaign.city import BUY, DONATE, SELL, WEAR
from klubovna.games.gloomhaven.campaign.facts import PLACES, QUESTS
from klubovna.games.gloomhaven.campaign.record import GLOOMHAVEN, OTHER_PARTY
from klubovna.games.gloomhaven.campaign.view import TownView
from klubovna.games.gloomhaven.facts import CLASS_IDS, HALVES, ITEMS, OWN_CARDS, PERKS
from klubovna.games.gloomhaven.scenario.roomcards import RANDOM_DUNGEON
from klubovna.kernel.decision import Decision
from klubovna.kernel.parts import Lights

if TYPE_CHECKING:
    from klubovna.games.gloomhaven.state import Table


def asked_of(t: Table, decision: Decision[Any], value: Any) -> list[str]:
    return [f"hero:{decision.about}"]


def errand(t: Table, decision: Decision[Any], value: tuple[str, int]) -> list[str]:
    what, number = value
    if what == BUY:
        return [f"ware:{number}"]
    if what in (SELL, WEAR):
        return [f"owned:{decision.about}:{number}"]
    return ["sanctuary"] if what == DONATE else asked_of(t, decision, value)


def sheet(t: Table, decision: Decision[Any], value: int) -> list[str]:
    """A character who comes back is not among those at the table yet: its place is."""
    return [f"line:{decision.about}"] if decision.kind.about == "line" else [f"hero:{value}"]


def scenario_place(value: int) -> str:
    return "city" if value == GLOOMHAVEN or value >= OTHER_PARTY else f"scenario:{abs(value)}"


def destination(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [scenario_place(value)]


LIGHTS: Final[dict[str, Lights]] = {
    "new_class": lambda t, decision, value: [f"class:{CLASS_IDS[value]}"],
    "new_level": lambda t, decision, value: [f"line:{decision.about}"],
    "quest": lambda t, decision, value: [f"quest:{QUESTS[value].id}"],
    "gained_card": lambda t, decision, value: [f"card:{value}"],
    "perk": lambda t, decision, value: [f"perk:{CLASS_IDS[value[0]]}:{value[1]}"],
    "meeting": lambda t, decision, value: ["event"],
    "event_option": lambda t, decision, value: [f"event:{value[2]}"],
    "event_effect": lambda t, decision, value: ["event"],
    "sheet": sheet,
    "paid": asked_of,
    "taken": asked_of,
    "owned": lambda t, decision, value: [f"owned:{decision.about}:{value}"],
    "packed": lambda t, decision, value: [f"owned:{decision.about}:{value}"],
    "errand": errand,
    "destination": destination,
    "card_spot": lambda t, decision, value: [f"dot:{value[0]}:{value[1]}:{value[2]}"],
    "sticker": lambda t, decision, value: [f"dot:{value[0]}:{value[1]}:{value[2]}"],
}


def listed(town: TownView, seat: int | None) -> Iterator[str]:
    """Everything that the seat of this view can point at."""
    yield from ("city", "sanctuary", "event", "event:A", "event:B")
    yield from (f"line:{line}" for line in range(4))
    yield from (f"class:{role}" for role in CLASS_IDS)
    yield from (f"scenario:{number}" for number in (*PLACES, RANDOM_DUNGEON))
    yield from (f"ware:{item.id}" for item in ITEMS)
    for hero in town.heroes:
        yield f"hero:{hero.who}"
        yield from (f"owned:{hero.who}:{item}" for item in hero.items)
        if hero.seat == seat:
            role = CLASS_IDS.index(hero.role)
            yield from (f"card:{card}" for card in OWN_CARDS[role])
            for card in OWN_CARDS[role]:
                for half in (0, 1):
                    yield from (f"dot:{card}:{half}:{i}" for i in range(len(HALVES[card][half].enhance)))
            yield from (f"perk:{hero.role}:{perk}" for perk in range(len(PERKS[role])))
            own = hero.quests if isinstance(hero.quests, list) else []
            yield from (f"quest:{QUESTS[quest].id}" for quest in own)


def asked(decision: Decision[Any]) -> str | None:
    """The character that a question is about."""
    return f"hero:{decision.about}" if decision.kind.about == "sheet" else None
