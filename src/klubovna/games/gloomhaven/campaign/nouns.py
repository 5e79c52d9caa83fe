"""How the things between two scenarios are called."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from klubovna.games.gloomhaven.campaign.city import BUY, DONATE, ENHANCE, GOLD_PER_LEVEL, RISE, SELL, STAND_BACK, WEAR
from klubovna.games.gloomhaven.campaign.enhancement import Spot, Sticker, cost
from klubovna.games.gloomhaven.campaign.facts import EVENTS, QUESTS, DeckName
from klubovna.games.gloomhaven.campaign.record import GLOOMHAVEN, OTHER_PARTY
from klubovna.games.gloomhaven.campaign.town import chronicle_of
from klubovna.games.gloomhaven.campaign.world import price, resale
from klubovna.games.gloomhaven.facts import CARDS, CLASS_IDS, CLASSES, HALVES, ITEMS, LEVEL
from klubovna.games.gloomhaven.scenario.book import SCENARIO_FACTS
from klubovna.games.gloomhaven.scenario.roomcards import RANDOM_DUNGEON
from klubovna.games.gloomhaven.texts.cards import item_text, perk_text
from klubovna.kernel.text import LANGUAGES, Noun, Term, Whole, dashed

if TYPE_CHECKING:
    from klubovna.games.gloomhaven.state import Table


def town_seat(t: Table, value: int) -> Term:
    """A seat is called by its characters; before it has any, by its number."""
    chronicle = chronicle_of(t)
    own = [who for who in chronicle.now.members if who >= 0 and chronicle.seat_of(chronicle.heroes[who]) == value]
    return Term("seat", characters=("sheet", own)) if own else Term("seat-new", n=value + 1)


def line(t: Table, value: int) -> Term:
    return Term("line", n=value + 1)


def sheet(t: Table, value: int) -> Term:
    heroes = chronicle_of(t).heroes
    one = heroes[value]
    names = CLASSES[CLASS_IDS.index(one.role)].name
    if not one.name:
        # who stood back may be of the same class as another: then they are numbered
        before = sum(other.role == one.role and not (other.retired or other.dead) for other in heroes[:value])
        return Term(names={lang: f"{name} ({before + 1})" for lang, name in names.items()} if before else names)
    return Term("character-named", dict.fromkeys(LANGUAGES, one.name), role=("new_class", CLASS_IDS.index(one.role)))


def new_class(t: Table, value: int) -> Term:
    return Term(names=CLASSES[value].name)


def new_level(t: Table, value: int) -> Term:
    return Term("new-level", level=value, gold=GOLD_PER_LEVEL * (value + 1))


def quest(t: Table, value: int) -> Term:
    return Term(names=QUESTS[value].text)


def gained_card(t: Table, value: int) -> Term:
    return Term("gained-card", CARDS[value].name, level=LEVEL[value])


def perk(t: Table, value: tuple[int, int]) -> Term:
    return Term(names={lang: perk_text(value[0], value[1], lang) for lang in LANGUAGES})


def event(t: Table, value: tuple[DeckName, int]) -> Term:
    return Term(names=EVENTS[value[0]][value[1]].situation)


def event_option(t: Table, value: tuple[DeckName, int, str]) -> Term:
    return Term(names=EVENTS[value[0]][value[1]].option(value[2]).text)


def event_effect(t: Table, value: tuple[str, int]) -> Term:
    return Term(f"effect-{dashed(value[0])}", n=abs(value[1]), sign="plus" if value[1] > 0 else "minus")


def ware(t: Table, value: int) -> Term:
    return Term(names=ITEMS[value - 1].name)


def said(item: int) -> dict[str, str]:
    return {lang: item_text(item - 1, lang) for lang in LANGUAGES}


def errand(t: Table, value: tuple[str, int]) -> Term:
    what, number = value
    if what == BUY:
        cost = price(chronicle_of(t).now, number)
        return Term("errand-buy", ITEMS[number - 1].name, gold=cost, text=("said", said(number)))
    if what == SELL:
        return Term("errand-sell", ITEMS[number - 1].name, gold=resale(number))
    if what == DONATE:
        return Term("errand-donate", gold=number)
    if what == WEAR:
        return Term("errand-wear", ITEMS[number - 1].name)
    if what in (ENHANCE, STAND_BACK):
        return Term(f"errand-{what}")
    return Term("errand-rise", level=number) if what == RISE else Term("errand-retire")


def packed(t: Table, value: int) -> Term:
    return Term("errand-wear", ITEMS[value - 1].name)


def card_spot(t: Table, value: Spot) -> Term:
    card, half, i = value
    on = HALVES[card][half].enhance[i].on
    before = [one.on for one in HALVES[card][half].enhance[:i]].count(on)
    return Term("card-spot", CARDS[card].name, half="top" if half == 0 else "bottom", on=dashed(on), n=before + 1)


def enhancement(t: Table, value: Sticker) -> Term:
    card, half, i, what = value
    on = HALVES[card][half].enhance[i].on
    return Term("enhancement", CARDS[card].name, what=dashed(what), on=dashed(on))


def sticker(t: Table, value: Sticker) -> Term:
    return Term("sticker", put=("enhancement", value), gold=cost(chronicle_of(t).world, value))


def destination(t: Table, value: int) -> Term:
    if value == GLOOMHAVEN:
        return Term("destination-city")
    if value >= OTHER_PARTY:
        known = value - OTHER_PARTY < len(chronicle_of(t).parties)
        return Term("destination-party" if known else "destination-new-party", number=value - OTHER_PARTY + 1)
    if value == -RANDOM_DUNGEON:
        return Term("destination-dungeon")
    key = "destination" if value > 0 else "destination-casual"
    return Term(key, SCENARIO_FACTS[abs(value)].name, number=abs(value))


def coins(t: Table, value: Any) -> Term:
    return Term("coins", n=value)


NOUNS: Final[dict[str, Noun]] = {
    "line": line,
    "sheet": sheet,
    "new_class": new_class,
    "new_level": new_level,
    "quest": quest,
    "gained_card": gained_card,
    "perk": Whole(perk),
    "meeting": lambda t, value: Term("meeting-yes" if value else "meeting-no"),
    "event": Whole(event),
    "event_option": Whole(event_option),
    "event_effect": Whole(event_effect),
    "paid": coins,
    "taken": coins,
    "owned": ware,
    "packed": packed,
    "ware": ware,
    "reward": ware,
    "errand": Whole(errand),
    "card_spot": Whole(card_spot),
    "sticker": Whole(sticker),
    "enhancement": Whole(enhancement),
    "destination": destination,
}
