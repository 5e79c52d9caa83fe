"""What happens in Monster Lands, for the journal: each event with the clause behind it."""

from __future__ import annotations

from typing import Final

from klubovna.kernel.journal import Event

CHOSE: Final = Event("chose", "seat affinity", rule="setup.player.02", shows="change @seat ~affinity")
ROUND: Final = Event(
    "round", "round:number", rule="round.01", battle="over", unseen="the round is marked at the head of the table"
)
GIFT: Final = Event("gift", "seat gift", rule="var.gift.03", shows="goods > @seat ~gift")
PASSED: Final = Event("passed", "seat", rule="place.03", shows="change @seat")
NEW_FIRST: Final = Event("first-player", "seat reputation:number", rule="clean.first.01", shows="change @seat")

PLACED: Final = Event("placed", "seat building die", rule="cit.02", shows="die @seat > building ~die", battle="over")
BOUGHT_TRAPS: Final = Event(
    "bought-traps", "seat traps:trap coins left:number", rule="lodge.01", shows="goods =building:lodge > @seat ~traps"
)
NEW_TRAPS: Final = Event("new-traps", "traps:trap", rule="lodge.06", shows="card > =building:lodge ~traps*")
DISCARDED_TRAP: Final = Event("discarded-trap", "seat trap", rule="lodge.04", shows="card @seat > ~trap")
BREWED: Final = Event(
    "brewed",
    "seat potions:number poisons:number",
    rule="lab.01",
    shows="goods =building:laboratory > @seat ×potions ~=potion; goods =building:laboratory > @seat ×poisons ~=poison",
)
DRINKS: Final = Event(
    "drinks", "seat coins left:number", rule="tavern.13", shows="goods @seat > =building:tavern ~coins"
)
HIRED: Final = Event("hired", "seat member coins left:number", rule="tavern.01", shows="card member > @seat ~member")
ON_OFFER: Final = Event("on-offer", "member", rule="tavern.11", shows="card > member ~member")
BOUGHT_DEFENCE: Final = Event(
    "bought-defence",
    "seat count:number coins left:number",
    rule="armoury.01",
    shows="goods =building:armoury > @seat ×count ~=defence",
)
SOLD_DICE: Final = Event(
    "sold-dice", "seat dice coins left:number", rule="pawn.01", shows="goods @seat > =building:pawnshop ~dice"
)
BOUGHT_CARD: Final = Event("bought-card", "seat card coins left:number", rule="market.01", shows="card card > @seat")
EQUIPPED: Final = Event("equipped", "seat card member", rule="market.02", shows="change @seat ~card")
LOST_CARD: Final = Event("lost-card", "seat card", rule="market.06", shows="card @seat > ~card")
NEW_CARD: Final = Event("new-card", "card", rule="market.07", shows="card > card")
MINED: Final = Event(
    "mined", "seat dice_count:number coins", rule="mine.01", shows="goods =building:mine > @seat ~coins"
)
SENT: Final = Event("sent", "seat member path", rule="out.01", shows="piece @seat > path ~member")
SET_OUT: Final = Event(
    "set-out",
    "seat path dice traps:number defence:number potions:number poisons:number",
    rule="land.08",
    private="laid:trap",
    shows="piece @seat > path ~=banner",
)
BENEFIT: Final = Event("benefit", "path benefit", rule="land.05", shows="change path")
USED_LAND: Final = Event("used-land", "seat land", rule="settled.01", shows="change @seat ~land")

GAINED: Final = Event("gained", "seat gain", rule="cit.03", shows="goods > @seat ~gain")
NO_ROOM: Final = Event("no-room", "seat gain", rule="lab.03", shows="change @seat ~gain")
TOOK_DICE: Final = Event("took-dice", "seat dice haggle:faces", rule="haggle.09", shows="goods > @seat ~dice")
GLORY: Final = Event("glory", "seat glory why", rule="basics.01", shows="points > @seat ~glory", battle="part")
LOST_GLORY: Final = Event("lost-glory", "seat glory why", rule="tavern.09", shows="points @seat > ~glory")
USED: Final = Event("used", "seat member", rule="abil.01", shows="change @seat ~member")
SWAPPED: Final = Event(
    "swapped", "seat die colour", rule="tavern.19", shows="goods @seat > ~die; goods > @seat ~colour"
)
USED_LOOT: Final = Event("used-loot", "seat loot", rule="loot.03", shows="card @seat > ~loot")
SOLD_TROPHY: Final = Event(
    "sold-trophy", "seat monster coins left:number", rule="trophy.02", shows="goods @seat > ~monster"
)
SETTLED: Final = Event("settled", "seat land member", rule="settle.01", shows="piece @seat > land ~member")
HEALED: Final = Event("healed", "seat member", rule="lab.05", shows="change @seat ~member")

QUEST: Final = Event("quest", "quest", rule="qres.01", battle="over", shows="card > ~quest")
ROLLED: Final = Event("rolled", "path rolls:rolled", rule="bat.attack.01", shows="die rolls", battle="part")
REROLLED: Final = Event(
    "rerolled", "path before:rolled after:rolled", rule="bat.attack.03", shows="die after", battle="part"
)
POISONED: Final = Event("poisoned", "path", rule="bat.attack.04", battle="part", shows="hit path >")
RESULT: Final = Event(
    "result",
    "path result:number total:number goal:aim sum:addends",
    rule="bat.attack.01",
    battle="part",
    shows="change path ×total",
)
QUEST_WON: Final = Event("quest-won", "seat quest", rule="qres.03", shows="card > @seat ~quest")
QUEST_FAILED: Final = Event("quest-failed", "seat quest", rule="qres.04", shows="card @seat > ~quest")
CONSOLED: Final = Event("consoled", "seat coins", rule="qres.07", shows="goods > @seat ~coins")
PAID: Final = Event("quest-paid", "seat quest", rule="qres.10", shows="card @seat > ~quest")
BATTLE: Final = Event("battle", "place monster", rule="bat.01", battle="begins monster place", shows="hit > place")
REVEALED: Final = Event("revealed", "path trap", rule="bat.reveal.01", shows="card > path ~trap", battle="part")
KEPT_HIDDEN: Final = Event("kept-hidden", "path", rule="ruse.05", shows="change path")
RUSE: Final = Event("ruse", "path target:path trap", rule="ruse.08", shows="hit path > target", battle="part")
RUSE_CANCELLED: Final = Event("ruse-cancelled", "path", rule="ruse.09", shows="change path")
STOLE: Final = Event("stole", "path target:path dice", rule="ruse.13", shows="goods target > path ~dice")
GAVE_UP_MAGIC: Final = Event(
    "gave-up-magic", "path count:number left:number", rule="bat.defend.01", battle="part", shows="goods path > ×count"
)
STRUCK: Final = Event(
    "struck",
    "path rolls:black hits:number auto:number sum:addends",
    rule="bat.monster.07",
    shows="hit > path",
    battle="part",
)
PRELUDE: Final = Event("prelude", "black hits:number", rule="ref.monster.02", battle="part", shows="die black")
DEFLECTED: Final = Event(
    "deflected", "path target:path count:number", rule="ruse.11", shows="hit path > target", battle="part"
)
BURST: Final = Event("burst", "monster", rule="ref.monster.03", shows="hit > &monster")
PREVENTED: Final = Event(
    "prevented",
    "path abilities:number tokens:number potions:number left:number",
    rule="bat.defend.03",
    battle="part",
    shows="change path",
)
WOUNDED: Final = Event("wounded", "path member", rule="bat.monster.08", shows="hit > path", battle="part")
DIED: Final = Event(
    "died", "seat member path glory", rule="bat.death.01", shows="piece path > @seat ~member", battle="part"
)
CAPTURED: Final = Event(
    "captured", "seat monster", rule="bat.attack.10", shows="card monster > @seat ~monster", battle="part"
)
KILLED: Final = Event(
    "killed", "seat monster", rule="bat.attack.12", shows="card monster > @seat ~monster", battle="part"
)
FLED: Final = Event("fled", "monster", rule="ref.monster.10", battle="part", shows="card &monster > ~monster")
CONQUERED: Final = Event("conquered", "seat land", rule="conq.05", shows="card land > @seat ~land", battle="part")
LOOTED: Final = Event("looted", "seat loot", rule="loot.01", shows="card > @seat ~loot")
CALM: Final = Event("calm", "", rule="defence.06", unseen="no monster stands before the citadel")

CAME_HOME: Final = Event(
    "came-home", "seat member", rule="clean.board.01", battle="over", shows="piece > @seat ~member"
)
AT_ENTRANCE: Final = Event("at-entrance", "monster", rule="clean.panic.01", shows="card > =place:entrance ~monster")
MONSTER_LEFT: Final = Event("monster-left", "monster", rule="clean.panic.02", shows="card =place:entrance > ~monster")
PANIC: Final = Event("panic", "building", rule="clean.panic.03", shows="hit =place:entrance > building")
PROMOTED: Final = Event("promoted", "seat member", rule="clean.chief.01", shows="change @seat ~member")
WAGES: Final = Event("wages", "seat coins due:number left:number", rule="clean.wages.01", shows="goods @seat > ~coins")
DESERTED: Final = Event("deserted", "seat member", rule="clean.wages.07", shows="piece @seat > ~member")
NEW_MONSTER: Final = Event("new-monster", "monster place", rule="clean.prepare.03", shows="card > place ~monster")
NEW_LAND: Final = Event("new-land", "land place", rule="clean.prepare.04", shows="card > place ~land")
NEW_QUEST: Final = Event("new-quest", "quest", rule="clean.prepare.02", shows="card > ~quest")
NEW_CLAN: Final = Event("new-clan", "seat member", rule="bat.death.06", shows="card > @seat ~member")
SCORED: Final = Event(
    "scored",
    "seat vp glory reputation:number trophies:number affinities:number",
    rule="score.06",
    shows="points > @seat ×reputation; points > @seat ×trophies; points > @seat ×affinities",
)

SAM_ROLLED: Final = Event("sam-rolled", "red:number yellow:number", rule="sam.place.01", shows="die red yellow")
SAM_PLACED: Final = Event("sam-placed", "building die count:number", rule="sam.place.02", shows="die > building ~die")
SAM_SENT: Final = Event("sam-sent", "path", rule="sam.place.12", shows="piece > path")
SAM_TOOK_TRAPS: Final = Event(
    "sam-took-traps", "traps:trap", rule="sam.place.06", shows="card =building:lodge > ~traps*"
)
SAM_TOOK_MEMBER: Final = Event("sam-took-member", "member", rule="sam.place.08", shows="card member > ~member")
SAM_TOOK_CARD: Final = Event("sam-took-card", "card", rule="sam.place.10", shows="card card >")
SAM_QUEST: Final = Event("sam-quest", "quest", rule="sam.adv.02", shows="card > ~quest")
SAM_MONSTER: Final = Event("sam-monster", "monster", rule="sam.adv.04", shows="card &monster > ~monster")
SAM_LAND: Final = Event("sam-land", "land", rule="sam.adv.05", shows="card land > ~land")

EVENTS: Final = [event for event in list(globals().values()) if isinstance(event, Event)]
