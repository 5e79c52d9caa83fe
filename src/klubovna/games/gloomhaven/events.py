"""What is told while Gloomhaven is played."""

from __future__ import annotations

from typing import Final

from klubovna.kernel.journal import Event

HAND_CHOSEN: Final = Event("hand-chosen", "character", rule="setup.04")
GOAL_KEPT: Final = Event("goal-kept", "character", rule="bgoal.01", private="goal")
PLACED: Final = Event("placed", "figure hex", rule="page.10", shows="piece > hex")
ROOM_REVEALED: Final = Event("room-revealed", "room", rule="reveal.02")
MONSTER_PLACED: Final = Event("monster-placed", "figure hex", rule="reveal.02", shows="piece > hex")
ROOM_DRAWN: Final = Event("room-drawn", "room_card horde", rule="rand.03")
ROOM_PASSED_BY: Final = Event("room-passed-by", "room_card", rule="rand.04")
PENALTY: Final = Event("penalty", "penalty", rule="rand.07")
UPGRADED: Final = Event("upgraded", "figure", rule="rand.07")
NO_STANDEE: Final = Event("no-standee", "monster", rule="reveal.04")
SPAWNED: Final = Event("spawned", "figure hex", rule="spec.01", shows="piece > hex")

ROUND_STARTED: Final = Event("round-started", "number", rule="round.01", battle="over")
CARDS_SHOWN: Final = Event("cards-shown", "character card second:card", rule="init.01", shows="card @character >")
LONG_REST_SHOWN: Final = Event("long-rest-shown", "character", rule="rest.06")
MONSTER_CARD: Final = Event("monster-card", "monster monster_card", rule="mabil.01", shows="card > monster")
TURN_STARTED: Final = Event("turn-started", "figure", rule="init.02", battle="over")
STUNNED: Final = Event("stunned", "figure", rule="cond.neg.10")

ACTION_PLAYED: Final = Event(
    "action-played", "character card half", rule="turn.01", shows="card @character >", battle="over"
)
BASIC_PLAYED: Final = Event("basic-played", "character card half", rule="turn.09")
CARD_DISCARDED: Final = Event("card-discarded", "character card", rule="select.07")
CARD_LOST: Final = Event("card-lost", "character card", rule="select.08", shows="card @character >")
CARD_ACTIVE: Final = Event("card-active", "character card", rule="select.09")
CARD_RECOVERED: Final = Event("card-recovered", "character card", rule="recover.01", shows="card > @character")
RESTED: Final = Event("rested", "character card hand:number", rule="rest.02")
ITEM_USED: Final = Event("item-used", "character item", rule="use.01")
ITEM_REFRESHED: Final = Event("item-refreshed", "character item", rule="recover.04")

MOVED: Final = Event("moved", "figure hex", rule="move.01", shows="part figure > hex", battle="over")
FORCED: Final = Event("forced", "figure hex", rule="fx.05", shows="part figure > hex")
DOOR_OPENED: Final = Event("door-opened", "figure hex", rule="tile.door.02", shows="hit figure > hex")
TRAP_SPRUNG: Final = Event("trap-sprung", "figure hex", rule="tile.trap.04", shows="hit > hex")
DOOR_CLOSED: Final = Event("door-closed", "hex", rule="spec.18")
TRAP_LAID: Final = Event("trap-laid", "figure hex", rule="tile.trap.08")
TRAP_DISARMED: Final = Event("trap-disarmed", "figure hex", rule="tile.trap.05")
OBSTACLE_PUT: Final = Event("obstacle-put", "figure hex", rule="tile.obstacle.05")
OBSTACLE_GONE: Final = Event("obstacle-gone", "figure hex", rule="tile.obstacle.05")

FOCUSED: Final = Event("focused", "figure target:figure", rule="mon.focus.01")
ATTACKED: Final = Event(
    "attacked",
    "figure target:figure number sum:addends",
    rule="attack.01",
    shows="hit figure > target ×number",
    battle="begins figure target",
)
MODIFIER_DRAWN: Final = Event("modifier-drawn", "figure modifier", rule="amd.01", shows="card > figure", battle="part")
DAMAGED: Final = Event(
    "damaged", "figure number left:number", rule="resolve.06", shows="points figure > ×number", battle="part"
)
ABSORBED: Final = Event("absorbed", "figure number attack:number", rule="shield.01", battle="part")
NEGATED: Final = Event("negated", "character number", rule="dmg.01", battle="part")
PREVENTED: Final = Event("prevented", "figure number", rule="bonus.05", battle="part")
RETALIATED: Final = Event(
    "retaliated", "figure target:figure number", rule="retal.01", shows="hit figure > target ×number", battle="part"
)
HEALED: Final = Event("healed", "figure number left:number", rule="heal.01", shows="points > figure ×number")
CONDITION_GAINED: Final = Event(
    "condition-gained", "figure condition", rule="cond.03", shows="goods > figure", battle="part"
)
CONDITION_ENDED: Final = Event("condition-ended", "figure condition", rule="cond.01")
BOON: Final = Event("boon", "figure boon number", rule="shield.01")
KILLED: Final = Event("killed", "figure", rule="resolve.06", shows="hit > figure", battle="part")
EXHAUSTED: Final = Event("exhausted", "character", rule="exh.01", battle="part")
DEPARTED: Final = Event("departed", "character", rule="spec.15")
SUMMONED: Final = Event("summoned", "figure hex", rule="summon.01", shows="piece > hex")
WOKEN: Final = Event("woken", "figure", rule="spec.20")
CARRIES: Final = Event("carries", "character", rule="spec.23")
DONE_AT: Final = Event("done-at", "character hex", rule="spec.21")
SAVED: Final = Event("saved", "figure hex", rule="spec.08")

DOOMED: Final = Event("doomed", "figure card", rule="class.08")
CARD_GIVEN: Final = Event("card-given", "character card", rule="class.18")
SWAPPED: Final = Event("swapped", "figure second:figure", rule="class.11")
HP_SET: Final = Event("hp-set", "figure number", rule="class.14")

COINS_LOOTED: Final = Event("coins-looted", "figure number", rule="loot.01", shows="goods figure >")
TREASURE_LOOTED: Final = Event(
    "treasure-looted", "character treasure", rule="tile.treasure.03", shows="goods > @character"
)
XP_GAINED: Final = Event(
    "xp-gained", "character number", rule="xp.01", shows="points > @character ×number", battle="part"
)
INFUSED: Final = Event("infused", "element", rule="elem.02", shows="goods > element")
CONSUMED_ELEMENT: Final = Event("consumed", "figure element", rule="elem.04")

ROUND_ENDED: Final = Event("round-ended", "number", rule="eor.07", battle="over")
GOAL_REACHED: Final = Event("goal-reached", "number", rule="end.01")
WON: Final = Event("won", "number", rule="end.07")
LOST: Final = Event("lost", "number", rule="exh.05")

EVENTS: Final = tuple(value for value in list(globals().values()) if isinstance(value, Event))
