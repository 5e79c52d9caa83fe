"""The decisions between two scenarios. What the party decides is voted on."""

from __future__ import annotations

from typing import Final

from klubovna.kernel.decision import Kind

WHO_PLAYS: Final = Kind("new.who", of="sheet", rule="camp.08", about="line")
NEW_CLASS: Final = Kind("new.class", of="new_class", rule="retire.10", about="line")
NEW_LEVEL: Final = Kind("new.level", of="new_level", rule="city.05", about="line")
KEEP_QUEST: Final = Kind("quest.keep", of="quest", rule="cards.01", secret=True, about="sheet")
GAIN_CARD: Final = Kind("level.card", of="gained_card", rule="lvl.03", about="sheet")
GAIN_PERK: Final = Kind("level.perk", of="perk", rule="lvl.04", about="sheet")
MEET_EVENT: Final = Kind("city.event", of="meeting", rule="city.03")
EVENT_OPTION: Final = Kind("event.option", of="event_option", rule="travel.07", about="event")
EVENT_ONE: Final = Kind("event.one", of="event_effect", rule="travel.13", about="event")
ONE_CHARACTER: Final = Kind("event.character", of="sheet", rule="travel.13", about="event")
PAYS: Final = Kind("gold.pay", of="paid", rule="travel.11", about="sheet")
TAKES: Final = Kind("gold.take", of="taken", rule="travel.13", about="sheet")
CONSUMED_ITEM: Final = Kind("event.item", of="owned", rule="travel.13", about="sheet")
ERRAND: Final = Kind("city.errand", of="errand", rule="city.01", about="sheet", ends=True)
ENHANCE_SPOT: Final = Kind("enhance.spot", of="card_spot", rule="enh.05", about="sheet")
ENHANCE_WITH: Final = Kind("enhance.with", of="sticker", rule="enh.12", about="sheet")
TAKE_ITEM: Final = Kind("reward.item", of="sheet", rule="reward.02", about="reward")
OPEN_ONE: Final = Kind("reward.scenario", of="destination", rule="reward.01")
PACK: Final = Kind("travel.pack", of="packed", rule="item.03", about="sheet")
TRAVEL: Final = Kind("travel.to", of="destination", rule="travel.01")

KINDS: Final = tuple(value for value in list(globals().values()) if isinstance(value, Kind))
