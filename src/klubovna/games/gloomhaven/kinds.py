"""The decisions of Gloomhaven."""

from __future__ import annotations

from typing import Final

from klubovna.kernel.decision import Kind

# Set-up
LEAVE_CARD: Final = Kind("hand.leave", of="card", rule="setup.04", about="character", many=True)
KEEP_GOAL: Final = Kind("goal.keep", of="goal", rule="bgoal.01", secret=True, about="character")
PLACE_FIGURE: Final = Kind("place", of="hex", rule="page.10", about="character")
DISCARD_AT_START: Final = Kind("start.discard", of="card", rule="setup.06", about="character", many=True)

# Card selection; the open kinds are those of a table with open information
SELECT: Final = Kind("select.leading", of="leading", rule="select.02", secret=True, about="character")
SELECT_SECOND: Final = Kind("select.second", of="card", rule="select.01", secret=True, about="character")
SELECT_OPEN: Final = Kind("select.open", of="leading", rule="solo.05", about="character")
SELECT_OPEN_SECOND: Final = Kind("select.open-second", of="card", rule="solo.05", about="character")

# Order
CHARACTER_FIRST: Final = Kind("order.character", of="character", rule="init.05")
MONSTERS_FIRST: Final = Kind("order.monsters", of="monster", rule="init.07")

# A character's turn
SKIP_AT: Final = Kind("skip.at", of="hex", rule="spec.21", about="character")
ACT: Final = Kind("act", of="deed", rule="turn.01", about="character", ends=True)
CARRIER: Final = Kind("carrier", of="character", rule="spec.23")
TAKE_OVER: Final = Kind("take.over", of="agreed", rule="spec.23", about="character")
GIVE_UP: Final = Kind("give.up", of="item", rule="scn.82.2", about="character")
LAY_DOWN: Final = Kind("lay.down", of="agreed", rule="spec.23", about="character")
ROLL: Final = Kind("roll", of="rolled", rule="scn.73.1", about="hex")
LOSE_AT_REST: Final = Kind("rest.lose", of="card", rule="rest.08", about="character")
REST_ACTIVE: Final = Kind("rest.active", of="card", rule="rest.12", about="character", many=True)
SHORT_REST: Final = Kind("rest.short", of="resting", rule="rest.03", about="holder")
REDRAW: Final = Kind("rest.redraw", of="yes", rule="rest.05", about="drawn_card")
USE_ITEM: Final = Kind("item", of="used", rule="use.01", about="window")
ASIDE: Final = Kind("aside", of="aside", rule="turn.12", about="character")
CHANGE_INITIATIVE: Final = Kind("item.initiative", of="number", rule="use.01", about="leader")

# Abilities
MOVE_TO: Final = Kind("move.to", of="step", rule="move.01", about="steps")
TARGET: Final = Kind("target", of="figure", rule="attack.01", about="aim")
AFFECTED: Final = Kind("targets", of="figure", rule="heal.01", about="aim", many=True)
AREA: Final = Kind("area", of="figures", rule="area.01", about="aim")
STRENGTH: Final = Kind("attack.strength", of="strength", rule="resolve.04", about="figure")
CHOOSE_HEX: Final = Kind("hex", of="hex", rule="turn.02", about="spot")
OBSTACLE_AT: Final = Kind("obstacle", of="hexes", rule="tile.obstacle.05", about="figure")
PENALTY_WHO: Final = Kind("penalty.who", of="character", rule="rand.08")
PENALTY_DISCARD: Final = Kind("penalty.discard", of="card", rule="rand.07", about="character", many=True)
PENALTY_ITEM: Final = Kind("penalty.item", of="item", rule="rand.07", about="character", many=True)
PENALTY_MONSTER: Final = Kind("penalty.monster", of="figure", rule="rand.07")
CONSUME: Final = Kind("consume", of="elements", rule="elem.05", about="augments")
CONSUME_WILD: Final = Kind("consume.wild", of="element", rule="elem.13", about="figure")
INFUSE: Final = Kind("infuse", of="element", rule="elem.13", about="figure")
PUSH_TO: Final = Kind("push.to", of="hex", rule="fx.05", about="steps")
PULL_TO: Final = Kind("pull.to", of="hex", rule="fx.08", about="steps")
RECOVER_CARD: Final = Kind("recover", of="card", rule="recover.01", about="character", many=True)
LOSE_CARD: Final = Kind("lose", of="card", rule="turn.06", about="character", many=True)
REFRESH: Final = Kind("refresh", of="item", rule="recover.04", about="character", many=True)
CURE: Final = Kind("cure", of="condition", rule="cond.01", about="figure", many=True)
USE_BONUS: Final = Kind("bonus", of="card", rule="class.06", about="character")
DISCARD_CARD: Final = Kind("discard", of="card", rule="class.06", about="character")
PAY: Final = Kind("pay", of="paying", rule="class.03", about="augments")
PAY_UP_TO: Final = Kind("pay.damage", of="damages", rule="class.03", about="figure")
ONE_OF: Final = Kind("one-of", of="choice", rule="turn.02", about="augments")
EXTRA_CARDS: Final = Kind("extra.cards", of="card", rule="class.05", about="character", many=True)
LATER_LEADING: Final = Kind("later.leading", of="card", rule="class.05", about="character")
LATER_SECOND: Final = Kind("later.second", of="card", rule="class.05", about="character")
SHARE: Final = Kind("share", of="damages", rule="class.14", about="figure")
ATTACK_FROM: Final = Kind("attack.from", of="hex", rule="class.13", about="figure")
FORGO: Final = Kind("forgo", of="forgone", rule="class.16", about="character")
PLACE_COMPANION: Final = Kind("place.companion", of="hex", rule="class.15", about="character")
DROP_AUGMENT: Final = Kind("augment.drop", of="card", rule="bonus.09", about="character")
MOVE_AS: Final = Kind("move.as", of="moment", rule="turn.05", about="figure")

# Damage
NEGATE: Final = Kind("negate", of="negation", rule="dmg.01", about="damage")
SUFFER_FOR: Final = Kind("suffer.for", of="card", rule="class.20", about="ward")
SPARE: Final = Kind("spare", of="card", rule="spec.16", about="ward")
NEGATE_SECOND: Final = Kind("negate.second", of="card", rule="dmg.03", about="character", many=True)

# What is left to the players of a monster's turn
MONSTER_MOVE: Final = Kind("monster.move", of="outcome", rule="mon.amb.01", about="figure")
MONSTER_TARGET: Final = Kind("monster.target", of="aimed", rule="mon.amb.01", about="figure")
MONSTER_HEX: Final = Kind("monster.hex", of="hex", rule="mon.amb.01", about="figure")

KINDS: Final = (
    LEAVE_CARD,
    KEEP_GOAL,
    PLACE_FIGURE,
    DISCARD_AT_START,
    SELECT,
    SELECT_SECOND,
    SELECT_OPEN,
    SELECT_OPEN_SECOND,
    CHARACTER_FIRST,
    MONSTERS_FIRST,
    ACT,
    SKIP_AT,
    CARRIER,
    TAKE_OVER,
    GIVE_UP,
    LAY_DOWN,
    ROLL,
    LOSE_AT_REST,
    REST_ACTIVE,
    SHORT_REST,
    REDRAW,
    USE_ITEM,
    ASIDE,
    CHANGE_INITIATIVE,
    MOVE_TO,
    TARGET,
    AFFECTED,
    AREA,
    STRENGTH,
    CHOOSE_HEX,
    OBSTACLE_AT,
    PENALTY_WHO,
    PENALTY_DISCARD,
    PENALTY_ITEM,
    PENALTY_MONSTER,
    CONSUME,
    CONSUME_WILD,
    INFUSE,
    PUSH_TO,
    PULL_TO,
    RECOVER_CARD,
    LOSE_CARD,
    REFRESH,
    CURE,
    USE_BONUS,
    DISCARD_CARD,
    PAY,
    PAY_UP_TO,
    ONE_OF,
    EXTRA_CARDS,
    LATER_LEADING,
    LATER_SECOND,
    SHARE,
    ATTACK_FROM,
    FORGO,
    PLACE_COMPANION,
    DROP_AUGMENT,
    MOVE_AS,
    SUFFER_FOR,
    SPARE,
    NEGATE,
    NEGATE_SECOND,
    MONSTER_MOVE,
    MONSTER_TARGET,
    MONSTER_HEX,
)
