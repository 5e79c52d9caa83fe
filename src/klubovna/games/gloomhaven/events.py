"""What is told while Gloomhaven is played."""

from __future__ import annotations

from typing import Final

from klubovna.kernel.journal import Event

HAND_CHOSEN: Final = Event("hand-chosen", "character", rule="setup.04", shows="change @character")
GOAL_KEPT: Final = Event("goal-kept", "character", rule="bgoal.01", private="goal", shows="card > @character ~goal")
PLACED: Final = Event("placed", "figure hex", rule="page.10", shows="piece > hex ~figure")
ROOM_REVEALED: Final = Event(
    "room-revealed", "room", rule="reveal.02", unseen="what stands in the room is placed piece by piece"
)
MONSTER_PLACED: Final = Event("monster-placed", "figure hex", rule="reveal.02", shows="piece > hex ~figure")
ROOM_DRAWN: Final = Event("room-drawn", "room_card horde", rule="rand.03", shows="card > ~room_card")
ROOM_PASSED_BY: Final = Event("room-passed-by", "room_card", rule="rand.04", shows="card > ~room_card")
PENALTY: Final = Event("penalty", "penalty", rule="rand.07", shows="card > ~penalty")
UPGRADED: Final = Event("upgraded", "figure", rule="rand.07", shows="change figure")
NO_STANDEE: Final = Event("no-standee", "monster", rule="reveal.04", shows="change monster")
SPAWNED: Final = Event("spawned", "figure hex", rule="spec.01", shows="piece > hex ~figure")

ROUND_STARTED: Final = Event(
    "round-started", "number", rule="round.01", battle="over", unseen="the round is marked at the head of the table"
)
CARDS_SHOWN: Final = Event(
    "cards-shown",
    "character card second:card",
    rule="init.01",
    shows="card @character > ~card; card @character > ~second",
)
LONG_REST_SHOWN: Final = Event("long-rest-shown", "character", rule="rest.06", shows="change @character")
MONSTER_CARD: Final = Event(
    "monster-card", "monster monster_card", rule="mabil.01", shows="card > monster ~monster_card"
)
TURN_STARTED: Final = Event("turn-started", "figure", rule="init.02", battle="over", shows="change figure")
STUNNED: Final = Event("stunned", "figure", rule="cond.neg.10", shows="hit > figure")

ACTION_PLAYED: Final = Event(
    "action-played", "character card half", rule="turn.01", shows="card @character >", battle="over"
)
BASIC_PLAYED: Final = Event("basic-played", "character card half", rule="turn.09", shows="card @character >")
CARD_DISCARDED: Final = Event("card-discarded", "character card", rule="select.07", shows="card @character >")
CARD_LOST: Final = Event("card-lost", "character card", rule="select.08", shows="card @character >")
CARD_ACTIVE: Final = Event("card-active", "character card", rule="select.09", shows="card @character >")
CARD_RECOVERED: Final = Event("card-recovered", "character card", rule="recover.01", shows="card > @character")
RESTED: Final = Event("rested", "character card hand:number", rule="rest.02", shows="card @character >")
ITEM_USED: Final = Event("item-used", "character item", rule="use.01", shows="card @character > ~item")
ITEM_REFRESHED: Final = Event("item-refreshed", "character item", rule="recover.04", shows="card > @character ~item")

MOVED: Final = Event("moved", "figure hex", rule="move.01", shows="part figure > hex", battle="over")
FORCED: Final = Event("forced", "figure hex", rule="fx.05", shows="part figure > hex")
DOOR_OPENED: Final = Event("door-opened", "figure hex", rule="tile.door.02", shows="hit figure > hex")
TRAP_SPRUNG: Final = Event("trap-sprung", "figure hex", rule="tile.trap.04", shows="hit > hex")
DOOR_CLOSED: Final = Event("door-closed", "hex", rule="spec.18", shows="change hex")
TRAP_LAID: Final = Event("trap-laid", "figure hex", rule="tile.trap.08", shows="goods figure > hex")
TRAP_DISARMED: Final = Event("trap-disarmed", "figure hex", rule="tile.trap.05", shows="change hex")
OBSTACLE_PUT: Final = Event("obstacle-put", "figure hex", rule="tile.obstacle.05", shows="goods figure > hex")
OBSTACLE_GONE: Final = Event("obstacle-gone", "figure hex", rule="tile.obstacle.05", shows="hit figure > hex")

FOCUSED: Final = Event("focused", "figure target:figure", rule="mon.focus.01", shows="aim figure > target")
ATTACKED: Final = Event(
    "attacked",
    "figure target:figure number sum:addends",
    rule="attack.01",
    shows="hit figure > target ×number",
    battle="begins figure target",
)
MODIFIER_DRAWN: Final = Event(
    "modifier-drawn", "figure modifier", rule="amd.01", shows="card > figure ~modifier", battle="part"
)
DAMAGED: Final = Event(
    "damaged", "figure number left:number", rule="resolve.06", shows="points figure > ×number", battle="part"
)
ABSORBED: Final = Event(
    "absorbed", "figure number attack:number", rule="shield.01", battle="part", shows="change figure ×number"
)
NEGATED: Final = Event("negated", "character number", rule="dmg.01", battle="part", shows="card @character >")
PREVENTED: Final = Event("prevented", "figure number", rule="bonus.05", battle="part", shows="change figure ×number")
RETALIATED: Final = Event(
    "retaliated", "figure target:figure number", rule="retal.01", shows="hit figure > target ×number", battle="part"
)
HEALED: Final = Event("healed", "figure number left:number", rule="heal.01", shows="points > figure ×number")
CONDITION_GAINED: Final = Event(
    "condition-gained", "figure condition", rule="cond.03", shows="goods > figure ~condition", battle="part"
)
CONDITION_ENDED: Final = Event("condition-ended", "figure condition", rule="cond.01", shows="goods figure > ~condition")
BOON: Final = Event("boon", "figure boon number", rule="shield.01", shows="goods > figure ~boon")
KILLED: Final = Event("killed", "figure", rule="resolve.06", shows="hit > figure", battle="part")
EXHAUSTED: Final = Event("exhausted", "character", rule="exh.01", battle="part", shows="hit > @character")
DEPARTED: Final = Event("departed", "character", rule="spec.15", shows="change @character")
SUMMONED: Final = Event("summoned", "figure hex", rule="summon.01", shows="piece > hex ~figure")
WOKEN: Final = Event("woken", "figure", rule="spec.20", shows="change figure")
CARRIES: Final = Event("carries", "character", rule="spec.23", shows="goods > &character")
DONE_AT: Final = Event("done-at", "character hex", rule="spec.21", shows="change hex")
SAVED: Final = Event("saved", "figure hex", rule="spec.08", shows="change figure")

DOOMED: Final = Event("doomed", "figure card", rule="class.08", shows="card > figure ~card")
CARD_GIVEN: Final = Event("card-given", "character card", rule="class.18", shows="card > @character")
SWAPPED: Final = Event(
    "swapped", "figure second:figure", rule="class.11", shows="aim figure > second; aim second > figure"
)
HP_SET: Final = Event("hp-set", "figure number", rule="class.14", shows="change figure ×number")

COINS_LOOTED: Final = Event("coins-looted", "figure number", rule="loot.01", shows="goods figure > ×number ~=coin")
TREASURE_LOOTED: Final = Event(
    "treasure-looted", "character treasure", rule="tile.treasure.03", shows="goods > @character ~treasure"
)
XP_GAINED: Final = Event(
    "xp-gained", "character number", rule="xp.01", shows="points > @character ×number", battle="part"
)
INFUSED: Final = Event("infused", "element", rule="elem.02", shows="goods > element ~element")
CONSUMED_ELEMENT: Final = Event("consumed", "figure element", rule="elem.04", shows="goods element > figure ~element")

ROUND_ENDED: Final = Event(
    "round-ended", "number", rule="eor.07", battle="over", unseen="the round is marked at the head of the table"
)
GOAL_REACHED: Final = Event(
    "goal-reached", "number", rule="end.01", unseen="the goals stand on the page of the scenario"
)
WON: Final = Event("won", "number", rule="end.07", unseen="the end of the scenario tells it")
LOST: Final = Event("lost", "number", rule="exh.05", unseen="the end of the scenario tells it")

EVENTS: Final = tuple(value for value in list(globals().values()) if isinstance(value, Event))
