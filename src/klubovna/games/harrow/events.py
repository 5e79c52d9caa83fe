"""Events of the shared rules."""

from __future__ import annotations

from typing import Final

from klubovna.kernel.journal import Event, Points

BY_REASON: Final = (Points("amount", "$reason"),)

CHOSE: Final = Event("chose", "faction legend tracker", rule="c2.setup.02")
TILE_LAID: Final = Event("tile-laid", "tile jar", rule="c3.first.01")
LANTERN: Final = Event("lantern", "faction", rule="c1.round.02")
ROUND: Final = Event("round", "number:amount", rule="c1.round.05")
TURN: Final = Event("turn", "faction", rule="c1.round.05", battle="over")
BROKE: Final = Event("broke", "faction jar", rule="c1.round.03", shows="card @faction >", battle="over")
BROKE_TO_ATTACK: Final = Event("broke-to-attack", "faction jar", rule="c1.further.01")
OBJECTIVE: Final = Event("objective", "faction objective hex", rule="c3.goals.01", shows="piece > hex")
USED_TILE: Final = Event("used-tile", "faction tile", rule="c3.bonus.01")
PLAYED: Final = Event("played", "faction card", rule="c2.tactics.01", shows="card @faction >")
DREW: Final = Event("drew", "faction", rule="c2.boards.01", private="card", shows="card > @faction")
MOVED: Final = Event(
    "moved", "faction group from:hex to:hex", rule="c1.advance.01", shows="piece from > to", battle="over"
)
RELOCATED: Final = Event("relocated", "faction unit from:hex to:hex", rule="c1.advance.08", shows="piece from > to")
SPAWNED: Final = Event("spawned", "faction hex", rule="c1.spawn.01", shows="piece @faction > hex", battle="over")
STRENGTHENED: Final = Event(
    "strengthened", "faction amount", rule="c1.strengthen.01", shows="goods @faction > =tree ×amount"
)
TOOK_WILD: Final = Event("took-wild", "faction total:amount", rule="c1.wild.01")
NAIL_LIFTED: Final = Event("nail-lifted", "faction unit hex", rule="ap.protectors.02")
ATTACK: Final = Event(
    "attack",
    "attacker:faction defender:faction from:hex to:hex",
    rule="c1.attack.03",
    shows="hit from > to",
    battle="begins attacker defender",
)
MAJORITY: Final = Event(
    "majority",
    "faction amount own:amount theirs:amount",
    rule="c1.attack.08",
    shows="goods @faction > =battleground ×amount",
    battle="part",
)
TREE: Final = Event(
    "tree", "fallen:cubes caught:cubes", rule="c1.attack.09", shows="goods =tree > =battleground", battle="part"
)
ATTACK_FAILED: Final = Event(
    "attack-failed",
    "attacker:faction own:amount theirs:amount ours:addends against:addends",
    rule="c1.attack.24",
    battle="part",
)
ATTACK_SUCCEEDED: Final = Event(
    "attack-succeeded",
    "attacker:faction own:amount theirs:amount ours:addends against:addends",
    rule="c1.attack.12",
    battle="part",
)
SPENT: Final = Event("cubes-spent", "faction amount left:amount", rule="c1.attack.15", battle="part")
KILLED: Final = Event(
    "killed", "faction owner:faction hex", rule="c1.attack.16", shows="piece hex > @owner", battle="part"
)
PUSHED: Final = Event("pushed", "faction from:hex to:hex", rule="c1.attack.17", shows="piece from > to", battle="part")
CLASHED: Final = Event("clashed", "attacker:faction defender:faction", rule="c1.clash.01", battle="part")
SCORED: Final = Event(
    "scored",
    "faction amount total:amount reason",
    rule="c1.attack.16",
    points=BY_REASON,
    shows="points > @faction ×amount",
    battle="part",
)
PLATE: Final = Event("plate", "faction amount needed:amount", rule="c3.dial.04")
SPOON: Final = Event("spoon", "faction number:amount", rule="c3.dial.01")
COLLECTED: Final = Event("collected", "faction token hex", rule="c1.cleanup.02", shows="goods hex > @faction")
SURPLUS: Final = Event("surplus-cubes", "cube amount", rule="c1.strengthen.03")
BRAMBLES: Final = Event("brambles", "faction", rule="c1.phase2.01")
MOST_POINTS: Final = Event("most-points", "faction points:amount", rule="c1.phase2.05")
LANTERN_DECIDES: Final = Event("lantern-decides", "faction points:amount", rule="c1.phase2.06")
WON: Final = Event("won", "faction", rule="c1.phase2.03")
SEVEN: Final = Event("seven-points", "faction points:amount", rule="solo.turn.04")
OUT_OF_CARDS: Final = Event("out-of-cards", "", rule="solo.turn.05")
LOST: Final = Event("lost", "", rule="solo.turn.04")
