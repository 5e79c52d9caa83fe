"""What a sensible player does between two scenarios."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from klubovna.games.gloomhaven.campaign.city import BUY, DONATE, RETIRE, RISE
from klubovna.games.gloomhaven.campaign.record import GLOOMHAVEN, Sheet
from klubovna.games.gloomhaven.campaign.sheets import worn
from klubovna.games.gloomhaven.campaign.town import chronicle_of, town_of
from klubovna.games.gloomhaven.facts import ITEMS, LEVEL
from klubovna.kernel.decision import Decision

if TYPE_CHECKING:
    from klubovna.games.gloomhaven.state import Table

TO_SPARE: Final = 40
"""With so much gold a donation does not hurt."""


def first(t: Table, decision: Decision[Any], seat: int) -> Any:
    """Also for an event: nobody knows the back of the card before (travel.07)."""
    return decision.options[0]


def last(t: Table, decision: Decision[Any], seat: int) -> Any:
    return decision.options[-1]


def strongest_card(t: Table, decision: Decision[Any], seat: int) -> Any:
    return max(decision.options, key=lambda card: (LEVEL[card], -card))


def errand(t: Table, decision: Decision[Any], seat: int) -> Any:
    """Retire, rise, buy the dearest thing that can be worn besides the rest, donate what is left over; then go."""
    sheet = chronicle_of(t).heroes[decision.about]
    options: list[Any] = decision.options
    for what in (RETIRE, RISE):
        for option in options:
            if option is not None and option[0] == what:
                return option
    useful = [option for option in options if option is not None and option[0] == BUY and wearable(sheet, option[1])]
    if useful:
        return max(useful, key=lambda option: (ITEMS[option[1] - 1].price, -option[1]))
    if sheet.gold >= TO_SPARE:
        for option in options:
            if option is not None and option[0] == DONATE:
                return option
    return options[0]


def wearable(sheet: Sheet, item: int) -> bool:
    """Whether it would be worn without anything else being left at home."""
    more = Sheet(role=sheet.role, level=sheet.level, items=[*sheet.items, item])
    return item in worn(more) and len(worn(more)) > len(worn(sheet))


def share(t: Table, decision: Decision[Any], seat: int) -> Any:
    """An equal part of what is left."""
    party = town_of(t).party
    place = [chronicle_of(t).heroes.index(sheet) for sheet in party].index(decision.about)
    wanted = max(decision.options) // (len(party) - place)
    return min(decision.options, key=lambda amount: abs(amount - wanted))


def travel(t: Table, decision: Decision[Any], seat: int) -> Any:
    """Home after a scenario; from home where the party has failed least, for practice only if there is nothing else."""
    ways: list[int] = decision.options
    if GLOOMHAVEN in ways:
        return GLOOMHAVEN
    failed = [one.scenario for one in chronicle_of(t).evenings if not one.won]
    return min(ways, key=lambda way: (way < 0, failed.count(abs(way)), abs(way)))


CHOICES: Final[dict[str, Callable[[Table, Decision[Any], int], Any]]] = {
    "new.class": first,
    "new.level": last,
    "quest.keep": first,
    "level.card": strongest_card,
    "level.perk": first,
    "city.event": first,
    "event.option": first,
    "event.one": last,
    "event.character": first,
    "gold.pay": share,
    "gold.take": share,
    "event.item": first,
    "city.errand": errand,
    "reward.item": first,
    "reward.scenario": first,
    "travel.to": travel,
}
