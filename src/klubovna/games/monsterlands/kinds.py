"""The decisions of Monster Lands, one line each, with the clause that gives them."""

from __future__ import annotations

from typing import Final

from klubovna.games.monsterlands.lights import (
    brewed,
    guest,
    in_basket,
    in_lodge,
    named_guest,
    named_land,
    offered_loot,
    pawned,
    resolved_path,
    sent,
    worn,
)
from klubovna.kernel.decision import Kind

AFFINITY: Final = Kind("setup.affinity", of="affinity", rule="setup.player.02")
GIFT_DIE: Final = Kind("gift.die", of="colour", rule="var.gift.02")
GIFT_TOKEN: Final = Kind("gift.token", of="gift", rule="var.gift.03")

# Placement. A deed is a word with a number: ("citadel", building), ("land", 0), ("use", member), ...
TURN: Final = Kind("turn.deed", of="deed", rule="place.02", ends=True)
FINISH: Final = Kind("turn.finish", of="deed", rule="abil.03", ends=True)
BUILDING_DIE: Final = Kind("building.die", of="die", rule="cit.02", about="shop")
HAGGLE_DIE: Final = Kind("dice.haggle", of="die", rule="place.06", about="number", many=True)
TRAP: Final = Kind("lodge.trap", of="trap", rule="lodge.01", about="lodge-die", many=True, lights=in_lodge)
TRAP_DISCOUNT: Final = Kind("lodge.discount", of="number", rule="ref.merc.13", about="price", lights=in_basket)
TRAP_DISCARD: Final = Kind("trap.discard", of="trap", rule="lodge.04", secret=True, about="traps", many=True)
BREW_SPACE: Final = Kind("laboratory.space", of="brew-space", rule="lab.01")
POTIONS: Final = Kind("laboratory.potions", of="number", rule="lab.01", about="brewing", lights=brewed)
HIRE: Final = Kind("tavern.hire", of="hire", rule="tavern.01", about="tavern-die")
HIRE_DISCOUNT: Final = Kind("tavern.discount", of="answer", rule="ref.merc.09", about="discounted", lights=named_guest)
HIRE_FREE: Final = Kind("hire.free", of="member", rule="ref.loot.13", about="number", lights=guest)
DEFENCE: Final = Kind("armoury.count", of="shields", rule="armoury.01", about="armoury-die")
PAWN_STRENGTH: Final = Kind(
    "pawnshop.strength", of="number", rule="pawn.01", about="coins", lights=pawned("die:strength")
)
PAWN_MAGIC: Final = Kind("pawnshop.magic", of="number", rule="pawn.01", about="coins", lights=pawned("die:magic"))
PAWN_HAGGLE: Final = Kind("pawnshop.haggle", of="die", rule="pawn.02", about="coins", many=True)
CARD: Final = Kind("market.card", of="ware", rule="market.01", about="market-die")
CARD_FREE: Final = Kind("market.free", of="card", rule="ref.land.10")
CARD_FOR: Final = Kind("equipment.for", of="member", rule="market.02", about="card")
CARD_DISPLACED: Final = Kind("equipment.displaced", of="member", rule="market.06", about="card")
CARD_PASS: Final = Kind("equipment.pass", of="card", rule="market.05", lights=worn)
CARD_TO: Final = Kind("equipment.to", of="member", rule="market.05", about="card")
MINE_SPACE: Final = Kind("mine.space", of="mine-space", rule="mine.01")
LAND_DICE: Final = Kind("settled.dice", of="dice", rule="settled.01", about="land", lights=named_land)

# Outside.
PATH: Final = Kind("send.path", of="path", rule="out.01")
WHO: Final = Kind("send.who", of="member", rule="out.01", about="path")
QUEST_DICE: Final = Kind("send.quest-dice", of="dice", rule="quest.04", about="path")
PATH_STRENGTH: Final = Kind(
    "send.strength", of="number", rule="land.04", about="traveller", lights=sent("die:strength")
)
PATH_MAGIC: Final = Kind("send.magic", of="number", rule="land.04", about="traveller", lights=sent("die:magic"))
PATH_DEFENCE: Final = Kind("send.defence", of="number", rule="land.06", about="packing", lights=sent("defence"))
PATH_TRAP: Final = Kind("send.trap", of="trap", rule="land.06", secret=True, about="packing", many=True)
PATH_BREWS: Final = Kind("send.brews", of="brews", rule="lab.06", about="traveller")

# Deeds that are no action.
TOKEN: Final = Kind("ability.token", of="brew", rule="ref.merc.16")
ROOKIE_GIVE: Final = Kind("rookie.give", of="die", rule="tavern.19")
ROOKIE_TAKE: Final = Kind("rookie.take", of="colour", rule="tavern.19", about="die")
SETTLER: Final = Kind("settle.who", of="member", rule="settle.01", about="land")
HEAL: Final = Kind("heal.who", of="member", rule="lab.05", about="number")

# Adventure.
MEANWHILE: Final = Kind("adventure.deed", of="deed", rule="loot.03", about="path")
ROLL: Final = Kind("roll.deed", of="roll", rule="bat.attack.06", about="attempt")
PAY: Final = Kind("quest.pay", of="answer", rule="qres.10", about="bill")
PAY_TRAP: Final = Kind("quest.trap", of="trap", rule="quest.07", secret=True, about="number", many=True)
PAY_LOOT: Final = Kind("quest.loot", of="loot", rule="quest.07", about="number", many=True)
REVEAL: Final = Kind("ruse.reveal", of="answer", rule="ruse.05", about="laid-trap", lights=resolved_path)
RUSE_TARGET: Final = Kind("ruse.target", of="path", rule="ruse.08", about="trap")
RUSE_CANCEL: Final = Kind("ruse.cancel", of="answer", rule="ruse.09", about="trick")
STEAL: Final = Kind("ruse.steal", of="dice", rule="ruse.13", about="path")
GIVE_UP_MAGIC: Final = Kind("defend.magic", of="number", rule="bat.defend.01", about="attack")
DEFLECT_TO: Final = Kind("deflect.to", of="path", rule="ref.merc.14", about="path")
DEFLECT: Final = Kind("deflect.dice", of="number", rule="ruse.11", about="deflection")
DEFEND: Final = Kind("defend.tokens", of="number", rule="bat.defend.02", about="threat")
DRINK: Final = Kind("defend.potions", of="number", rule="bat.defend.04", about="threat")
LOOT_GLORY: Final = Kind("loot.glory", of="loot", rule="ref.loot.01")
TRY: Final = Kind("conquest.try", of="answer", rule="conq.01", about="assault")
LOOT: Final = Kind("loot.take", of="loot", rule="loot.01", lights=offered_loot)

# Clean-up.
BEFORE_WAGES: Final = Kind("cleanup.deed", of="deed", rule="clean.board.02", about="wages", ends=True)
BEFORE_CHIEF: Final = Kind("chief.deed", of="deed", rule="settle.07", about="member")
PROMOTE: Final = Kind("chief.promote", of="member", rule="clean.chief.01")
DESERTER: Final = Kind("wages.deserter", of="member", rule="clean.wages.06", about="unpaid")
INHERIT: Final = Kind("wages.equipment", of="member", rule="clean.wages.08", about="card")

KINDS: Final = [kind for kind in list(globals().values()) if isinstance(kind, Kind)]
