"""What happens in Monster Lands, for the journal: each event with the clause behind it."""

from __future__ import annotations

from typing import Final

from klubovna.kernel.journal import Event

CHOSE: Final = Event("chose", "seat affinity", rule="setup.player.02")
ROUND: Final = Event("round", "round:number", rule="round.01", battle="over")
GIFT: Final = Event("gift", "seat gift", rule="var.gift.03")
PASSED: Final = Event("passed", "seat", rule="place.03")
NEW_FIRST: Final = Event("first-player", "seat reputation:number", rule="clean.first.01")

PLACED: Final = Event("placed", "seat building die", rule="cit.02", shows="die @seat > building", battle="over")
BOUGHT_TRAPS: Final = Event(
    "bought-traps", "seat traps:trap coins left:number", rule="lodge.01", shows="goods =building:hunting_lodge > @seat"
)
NEW_TRAPS: Final = Event("new-traps", "traps:trap", rule="lodge.06")
DISCARDED_TRAP: Final = Event("discarded-trap", "seat trap", rule="lodge.04")
BREWED: Final = Event("brewed", "seat potions:number poisons:number", rule="lab.01")
DRINKS: Final = Event("drinks", "seat coins left:number", rule="tavern.13")
HIRED: Final = Event("hired", "seat member coins left:number", rule="tavern.01", shows="card member > @seat")
ON_OFFER: Final = Event("on-offer", "member", rule="tavern.11", shows="card > member")
BOUGHT_DEFENCE: Final = Event("bought-defence", "seat count:number coins left:number", rule="armoury.01")
SOLD_DICE: Final = Event("sold-dice", "seat dice coins left:number", rule="pawn.01")
BOUGHT_CARD: Final = Event("bought-card", "seat card coins left:number", rule="market.01", shows="card card > @seat")
EQUIPPED: Final = Event("equipped", "seat card member", rule="market.02")
LOST_CARD: Final = Event("lost-card", "seat card", rule="market.06")
NEW_CARD: Final = Event("new-card", "card", rule="market.07", shows="card > card")
MINED: Final = Event("mined", "seat dice_count:number coins", rule="mine.01", shows="goods =building:mine > @seat")
SENT: Final = Event("sent", "seat member path", rule="out.01", shows="piece @seat > path")
SET_OUT: Final = Event(
    "set-out",
    "seat path dice traps:number defence:number potions:number poisons:number",
    rule="land.08",
    private="laid:trap",
    shows="piece @seat > path",
)
BENEFIT: Final = Event("benefit", "path benefit", rule="land.05")
USED_LAND: Final = Event("used-land", "seat land", rule="settled.01")

GAINED: Final = Event("gained", "seat gain", rule="cit.03", shows="goods > @seat")
NO_ROOM: Final = Event("no-room", "seat gain", rule="lab.03")
TOOK_DICE: Final = Event("took-dice", "seat dice haggle:faces", rule="haggle.09", shows="goods > @seat")
GLORY: Final = Event("glory", "seat glory why", rule="basics.01", shows="points > @seat", battle="part")
LOST_GLORY: Final = Event("lost-glory", "seat glory why", rule="tavern.09", shows="points @seat >")
USED: Final = Event("used", "seat member", rule="abil.01")
SWAPPED: Final = Event("swapped", "seat die colour", rule="tavern.19")
USED_LOOT: Final = Event("used-loot", "seat loot", rule="loot.03")
SOLD_TROPHY: Final = Event("sold-trophy", "seat monster coins left:number", rule="trophy.02", shows="goods @seat >")
SETTLED: Final = Event("settled", "seat land member", rule="settle.01", shows="piece @seat > land")
HEALED: Final = Event("healed", "seat member", rule="lab.05")

QUEST: Final = Event("quest", "quest", rule="qres.01", battle="over")
ROLLED: Final = Event("rolled", "path rolls:rolled", rule="bat.attack.01", shows="die rolls", battle="part")
REROLLED: Final = Event(
    "rerolled", "path before:rolled after:rolled", rule="bat.attack.03", shows="die after", battle="part"
)
POISONED: Final = Event("poisoned", "path", rule="bat.attack.04", battle="part")
RESULT: Final = Event(
    "result", "path result:number total:number goal:aim sum:addends", rule="bat.attack.01", battle="part"
)
QUEST_WON: Final = Event("quest-won", "seat quest", rule="qres.03")
QUEST_FAILED: Final = Event("quest-failed", "seat quest", rule="qres.04")
CONSOLED: Final = Event("consoled", "seat coins", rule="qres.07")
PAID: Final = Event("quest-paid", "seat quest", rule="qres.10")
BATTLE: Final = Event("battle", "place monster", rule="bat.01", battle="begins monster place")
REVEALED: Final = Event("revealed", "path trap", rule="bat.reveal.01", shows="card > path", battle="part")
KEPT_HIDDEN: Final = Event("kept-hidden", "path", rule="ruse.05")
RUSE: Final = Event("ruse", "path target:path trap", rule="ruse.08", shows="hit path > target", battle="part")
RUSE_CANCELLED: Final = Event("ruse-cancelled", "path", rule="ruse.09")
STOLE: Final = Event("stole", "path target:path dice", rule="ruse.13", shows="goods target > path")
GAVE_UP_MAGIC: Final = Event("gave-up-magic", "path count:number left:number", rule="bat.defend.01", battle="part")
STRUCK: Final = Event(
    "struck",
    "path rolls:black hits:number auto:number sum:addends",
    rule="bat.monster.07",
    shows="hit > path",
    battle="part",
)
PRELUDE: Final = Event("prelude", "black hits:number", rule="ref.monster.02", battle="part")
DEFLECTED: Final = Event(
    "deflected", "path target:path count:number", rule="ruse.11", shows="hit path > target", battle="part"
)
BURST: Final = Event("burst", "monster", rule="ref.monster.03")
PREVENTED: Final = Event(
    "prevented", "path abilities:number tokens:number potions:number left:number", rule="bat.defend.03", battle="part"
)
WOUNDED: Final = Event("wounded", "path member", rule="bat.monster.08", shows="hit > path", battle="part")
DIED: Final = Event("died", "seat member path glory", rule="bat.death.01", shows="piece path > @seat", battle="part")
CAPTURED: Final = Event("captured", "seat monster", rule="bat.attack.10", shows="card monster > @seat", battle="part")
KILLED: Final = Event("killed", "seat monster", rule="bat.attack.12", shows="card monster > @seat", battle="part")
FLED: Final = Event("fled", "monster", rule="ref.monster.10", battle="part")
CONQUERED: Final = Event("conquered", "seat land", rule="conq.05", shows="card land > @seat", battle="part")
LOOTED: Final = Event("looted", "seat loot", rule="loot.01", shows="card > @seat")
CALM: Final = Event("calm", "", rule="defence.06")

CAME_HOME: Final = Event("came-home", "seat member", rule="clean.board.01", battle="over")
AT_ENTRANCE: Final = Event("at-entrance", "monster", rule="clean.panic.01")
MONSTER_LEFT: Final = Event("monster-left", "monster", rule="clean.panic.02")
PANIC: Final = Event("panic", "building", rule="clean.panic.03")
PROMOTED: Final = Event("promoted", "seat member", rule="clean.chief.01")
WAGES: Final = Event("wages", "seat coins due:number left:number", rule="clean.wages.01", shows="goods @seat >")
DESERTED: Final = Event("deserted", "seat member", rule="clean.wages.07")
NEW_MONSTER: Final = Event("new-monster", "monster place", rule="clean.prepare.03", shows="card > place")
NEW_LAND: Final = Event("new-land", "land place", rule="clean.prepare.04", shows="card > place")
NEW_QUEST: Final = Event("new-quest", "quest", rule="clean.prepare.02")
NEW_CLAN: Final = Event("new-clan", "seat member", rule="bat.death.06")
SCORED: Final = Event("scored", "seat vp glory reputation:number trophies:number affinities:number", rule="score.06")

SAM_ROLLED: Final = Event("sam-rolled", "red:number yellow:number", rule="sam.place.01")
SAM_PLACED: Final = Event("sam-placed", "building die", rule="sam.place.02", shows="die > building")
SAM_SENT: Final = Event("sam-sent", "path", rule="sam.place.12", shows="piece > path")
SAM_TOOK_TRAPS: Final = Event("sam-took-traps", "traps:trap", rule="sam.place.06")
SAM_TOOK_MEMBER: Final = Event("sam-took-member", "member", rule="sam.place.08")
SAM_TOOK_CARD: Final = Event("sam-took-card", "card", rule="sam.place.10")
SAM_QUEST: Final = Event("sam-quest", "quest", rule="sam.adv.02")
SAM_MONSTER: Final = Event("sam-monster", "monster", rule="sam.adv.04")
SAM_LAND: Final = Event("sam-land", "land", rule="sam.adv.05")

EVENTS: Final = [event for event in list(globals().values()) if isinstance(event, Event)]
