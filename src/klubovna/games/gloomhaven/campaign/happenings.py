"""What is told between two scenarios."""

from __future__ import annotations

from typing import Final

from klubovna.kernel.journal import Event

CHARACTER_MADE: Final = Event("character-made", "sheet level:number gold:number", rule="city.04")
QUEST_KEPT: Final = Event("quest-kept", "sheet", rule="cards.01", private="quest")
LEVELLED: Final = Event("levelled", "sheet level:number", rule="lvl.02")
CARD_GAINED: Final = Event("card-gained", "sheet gained_card", rule="lvl.03")
PERK_GAINED: Final = Event("perk-gained", "sheet perk", rule="lvl.04")
EVENT_DRAWN: Final = Event("event-drawn", "event", rule="travel.07")
EVENT_ANSWERED: Final = Event("event-answered", "event_option", rule="travel.07")
BOUGHT: Final = Event("bought", "sheet ware number", rule="shop.01")
SOLD: Final = Event("sold", "sheet ware number", rule="shop.02")
DONATED: Final = Event("donated", "sheet number", rule="donate.01")
ENHANCED: Final = Event("enhanced", "sheet enhancement number", rule="enh.03")
RETIRED: Final = Event("retired", "sheet quest", rule="retire.01")
STOOD_BACK: Final = Event("stood-back", "sheet", rule="camp.08")
CAME_BACK: Final = Event("came-back", "sheet", rule="camp.08")
PARTY_CHANGED: Final = Event("party-changed", "number", rule="camp.08")
GOLD_CHANGED: Final = Event("gold-changed", "sheet number left:number", rule="travel.13")
XP_CHANGED: Final = Event("xp-changed", "sheet number left:number", rule="travel.13")
CHECKS_CHANGED: Final = Event("checks-changed", "sheet number left:number", rule="travel.13")
REPUTATION_CHANGED: Final = Event("reputation-changed", "number", rule="rep.02")
PROSPERITY_CHANGED: Final = Event("prosperity-changed", "number", rule="prosp.02")
ITEM_TAKEN: Final = Event("item-taken", "sheet ware", rule="reward.02")
ITEM_GIVEN_UP: Final = Event("item-given-up", "sheet ware", rule="travel.14")
SCENARIO_OPENED: Final = Event("scenario-opened", "destination", rule="reward.01")
TRAVELLED: Final = Event("travelled", "destination", rule="travel.01")

HAPPENINGS: Final = tuple(value for value in list(globals().values()) if isinstance(value, Event))
