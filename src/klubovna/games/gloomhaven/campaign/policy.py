"""What a sensible player does between two scenarios."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from klubovna.games.gloomhaven.campaign.city import BUY, DONATE, ENHANCE, RETIRE, RISE
from klubovna.games.gloomhaven.campaign.enhancement import cost
from klubovna.games.gloomhaven.campaign.facts import QUESTS
from klubovna.games.gloomhaven.campaign.record import GLOOMHAVEN, OTHER_PARTY, Sheet
from klubovna.games.gloomhaven.campaign.sheets import worn
from klubovna.games.gloomhaven.campaign.town import chronicle_of, town_of
from klubovna.games.gloomhaven.cards.enhancing import PLUS_ONE
from klubovna.games.gloomhaven.facts import HALVES, ITEMS, LEVEL, PERKS
from klubovna.kernel.decision import Decision

if TYPE_CHECKING:
    from klubovna.games.gloomhaven.state import Table

TO_SPARE: Final = 40
"""With so much gold a donation does not hurt."""
FOR_ENHANCING: Final = 120
GOOD: Final = ("+2", "+3", "+4")
KINDLY: Final = 6
"""Of ten events so many are answered with the first option."""


def first(t: Table, decision: Decision[Any], seat: int) -> Any:
    return decision.options[0]


def event_option(t: Table, decision: Decision[Any], seat: int) -> Any:
    """Nobody knows the back of the card before (travel.07), so each party has its own habit for each card."""
    name, number, _ = decision.options[0]
    reputation = chronicle_of(t).now.reputation
    weight = (number * 7 + (3 if name == "city" else 0) + reputation + len(chronicle_of(t).evenings)) % 10
    return decision.options[0 if weight < KINDLY else 1]


def event_one(t: Table, decision: Decision[Any], seat: int) -> Any:
    """What gives most, reputation counting for some gold."""
    worth = {"gold_each": 1, "reputation": 8, "prosperity": 12, "experience_each": 1, "checkmarks_each": 8}
    return max(decision.options, key=lambda one: worth.get(one[0], 5) * one[1])


def fitting_perk(t: Table, decision: Decision[Any], seat: int) -> Any:
    """Bad cards out of the deck first, then good ones into it."""

    def worth(perk: Any) -> int:
        facts = PERKS[perk[0]][perk[1]]
        out = sum(one.count * (3 if one.card.value.startswith("-") else 1) for one in facts.remove)
        good = sum(
            one.count * (2 if one.card.value in ("+2", "+3", "+4") or one.card.rolling else 1) for one in facts.add
        )
        return int(out + good)

    return max(decision.options, key=lambda perk: (worth(perk), -perk[1]))


def needs_it_most(t: Table, decision: Decision[Any], seat: int) -> Any:
    """Who can wear the reward and has the fewest things."""
    heroes = chronicle_of(t).heroes
    return min(decision.options, key=lambda who: (not wearable(heroes[who], decision.about), len(heroes[who].items)))


def strongest(t: Table, decision: Decision[Any], seat: int) -> Any:
    """A burden is borne by the one with the highest level."""
    return max(decision.options, key=lambda who: (chronicle_of(t).heroes[who].level, -who))


def cheapest(t: Table, decision: Decision[Any], seat: int) -> Any:
    return min(decision.options, key=lambda item: ITEMS[item - 1].price)


def easiest_quest(t: Table, decision: Decision[Any], seat: int) -> Any:
    """The one with the fewest things to do."""
    return min(decision.options, key=lambda quest: (sum(row["times"] for row in QUESTS[quest].all_of) % 200, quest))


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
    if (ENHANCE, 0) in options and sheet.gold >= FOR_ENHANCING:
        return (ENHANCE, 0)
    if sheet.gold >= TO_SPARE:
        for option in options:
            if option is not None and option[0] == DONATE:
                return option
    return options[0]


def best_spot(t: Table, decision: Decision[Any], seat: int) -> Any:
    """An attack is played most often."""
    wanted = ("attack", "heal", "move", "range")

    def worth(spot: Any) -> tuple[int, int]:
        on = HALVES[spot[0]][spot[1]].enhance[spot[2]].on
        return (wanted.index(on) if on in wanted else len(wanted), spot[0])

    return min((spot for spot in decision.options if spot is not None), key=worth)


def best_sticker(t: Table, decision: Decision[Any], seat: int) -> Any:
    """One more, else the cheapest."""
    found = [one for one in decision.options if one is not None]
    return min(found, key=lambda one: (one[3] != PLUS_ONE, cost(chronicle_of(t).world, one)))


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
    ways: list[int] = [way for way in decision.options if way < OTHER_PARTY]
    if GLOOMHAVEN in ways:
        return GLOOMHAVEN
    failed = [one.scenario for one in chronicle_of(t).evenings if not one.won]
    return min(ways, key=lambda way: (way < 0, failed.count(abs(way)), abs(way)))


CHOICES: Final[dict[str, Callable[[Table, Decision[Any], int], Any]]] = {
    "new.who": last,
    "new.class": first,
    "new.level": last,
    "quest.keep": easiest_quest,
    "level.card": strongest_card,
    "level.perk": fitting_perk,
    "city.event": first,
    "event.option": event_option,
    "event.one": event_one,
    "event.character": strongest,
    "gold.pay": share,
    "gold.take": share,
    "event.item": cheapest,
    "city.errand": errand,
    "enhance.spot": best_spot,
    "enhance.with": best_sticker,
    "reward.item": needs_it_most,
    "reward.scenario": first,
    "travel.pack": first,
    "travel.to": travel,
}
