"""What is told between two scenarios."""

from __future__ import annotations

from typing import Final

from klubovna.kernel.journal import Event

CHARACTER_MADE: Final = Event("character-made", "sheet level:number gold:number", rule="city.04", shows="change &sheet")
QUEST_KEPT: Final = Event("quest-kept", "sheet", rule="cards.01", private="quest", shows="card > &sheet ~quest")
LEVELLED: Final = Event("levelled", "sheet level:number", rule="lvl.02", shows="change &sheet ×level")
CARD_GAINED: Final = Event("card-gained", "sheet gained_card", rule="lvl.03", shows="card > &sheet ~gained_card")
PERK_GAINED: Final = Event("perk-gained", "sheet perk", rule="lvl.04", shows="card > &sheet ~perk")
EVENT_DRAWN: Final = Event("event-drawn", "event", rule="travel.07", shows="card > =event ~event")
EVENT_ANSWERED: Final = Event("event-answered", "event_option", rule="travel.07", shows="change =event")
BOUGHT: Final = Event("bought", "sheet ware number", rule="shop.01", shows="card &ware > &sheet ~ware")
SOLD: Final = Event("sold", "sheet ware number", rule="shop.02", shows="card &sheet > ~ware")
DONATED: Final = Event("donated", "sheet number", rule="donate.01", shows="goods &sheet > =sanctuary ×number")
ENHANCED: Final = Event("enhanced", "sheet enhancement number", rule="enh.03", shows="change &sheet ~enhancement")
RETIRED: Final = Event("retired", "sheet quest", rule="retire.01", shows="card &sheet > ~quest")
STOOD_BACK: Final = Event("stood-back", "sheet", rule="camp.08", shows="change &sheet")
CAME_BACK: Final = Event("came-back", "sheet", rule="camp.08", shows="change &sheet")
PARTY_CHANGED: Final = Event("party-changed", "number", rule="camp.08", unseen="the sheets of the party show who plays")
GOLD_CHANGED: Final = Event(
    "gold-changed", "sheet number left:number", rule="travel.13", shows="goods > &sheet ×number"
)
XP_CHANGED: Final = Event("xp-changed", "sheet number left:number", rule="travel.13", shows="points > &sheet ×number")
CHECKS_CHANGED: Final = Event(
    "checks-changed", "sheet number left:number", rule="travel.13", shows="goods > &sheet ×number"
)
REPUTATION_CHANGED: Final = Event(
    "reputation-changed", "number", rule="rep.02", unseen="the sheet of the party shows it"
)
PROSPERITY_CHANGED: Final = Event(
    "prosperity-changed", "number", rule="prosp.02", unseen="the sheet of the party shows it"
)
ITEM_TAKEN: Final = Event("item-taken", "sheet ware", rule="reward.02", shows="card > &sheet ~ware")
ITEM_GIVEN_UP: Final = Event("item-given-up", "sheet ware", rule="travel.14", shows="card &sheet > ~ware")
SCENARIO_OPENED: Final = Event("scenario-opened", "destination", rule="reward.01", shows="change &destination")
TRAVELLED: Final = Event("travelled", "destination", rule="travel.01", shows="change &destination")

HAPPENINGS: Final = tuple(value for value in list(globals().values()) if isinstance(value, Event))
