"""Events of the shared rules."""

from __future__ import annotations

from typing import Final

from klubovna.kernel.journal import Event

CHOSE: Final = Event("chose", "faction legend tracker", rule="c2.setup.02")
TILE_LAID: Final = Event("tile-laid", "tile jar", rule="c3.first.01")
LANTERN: Final = Event("lantern", "faction", rule="c1.round.02")
ROUND: Final = Event("round", "number:amount", rule="c1.round.05")
TURN: Final = Event("turn", "faction", rule="c1.round.05")
BROKE: Final = Event("broke", "faction jar", rule="c1.round.03")
BROKE_TO_ATTACK: Final = Event("broke-to-attack", "faction jar", rule="c1.further.01")
OBJECTIVE: Final = Event("objective", "faction objective hex", rule="c3.goals.01")
USED_TILE: Final = Event("used-tile", "faction tile", rule="c3.bonus.01")
PLAYED: Final = Event("played", "faction card", rule="c2.tactics.01")
DREW: Final = Event("drew", "faction", rule="c2.boards.01", private="card")
MOVED: Final = Event("moved", "faction group from:hex to:hex", rule="c1.advance.01")
RELOCATED: Final = Event("relocated", "faction unit from:hex to:hex", rule="c1.advance.08")
SPAWNED: Final = Event("spawned", "faction hex", rule="c1.spawn.01")
STRENGTHENED: Final = Event("strengthened", "faction amount", rule="c1.strengthen.01")
TOOK_WILD: Final = Event("took-wild", "faction total:amount", rule="c1.wild.01")
NAIL_LIFTED: Final = Event("nail-lifted", "faction unit hex", rule="ap.protectors.02")
ATTACK: Final = Event("attack", "attacker:faction defender:faction from:hex to:hex", rule="c1.attack.03")
MAJORITY: Final = Event("majority", "faction amount", rule="c1.attack.08")
TREE: Final = Event("tree", "fallen:cubes caught:cubes", rule="c1.attack.09")
ATTACK_FAILED: Final = Event("attack-failed", "attacker:faction", rule="c1.attack.24")
KILLED: Final = Event("killed", "faction owner:faction hex", rule="c1.attack.16")
PUSHED: Final = Event("pushed", "faction from:hex to:hex", rule="c1.attack.17")
CLASHED: Final = Event("clashed", "attacker:faction defender:faction", rule="c1.clash.01")
SCORED: Final = Event("scored", "faction amount total:amount", rule="c1.attack.16")
SPOON: Final = Event("spoon", "faction number:amount", rule="c3.dial.01")
COLLECTED: Final = Event("collected", "faction token hex", rule="c1.cleanup.02")
BRAMBLES: Final = Event("brambles", "faction", rule="c1.phase2.01")
WON: Final = Event("won", "faction", rule="c1.phase2.03")
LOST: Final = Event("lost", "", rule="solo.turn.04")
