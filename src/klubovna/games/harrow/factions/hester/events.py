"""Events of Hester and her fires."""

from __future__ import annotations

from typing import Final

from klubovna.kernel.journal import Event

ROOT: Final = Event("root", "root to:hex", rule="c5.roots.03", shows="piece > to ~=root")
ROOT_MOVED: Final = Event("root-moved", "root to:hex", rule="ap.hester.13", shows="piece > to ~=root")
ROOTS_GONE: Final = Event(
    "roots-gone", "root", rule="c5.roots.06", unseen="the roots leave the map with the board that is drawn next"
)
LAND_CUBES: Final = Event("land-cubes", "cubes", rule="c5.roots.07", unseen="the cubes lie on Hester's board")
PAID: Final = Event("land-cubes-paid", "cubes", rule="c5.move.01", unseen="the cubes lie on Hester's board")
FLAME: Final = Event("flame-added", "hex", rule="c5.roots.11", shows="piece > hex ~=flame")
ACTION: Final = Event("hester-action", "hester_action", rule="c5.actions.02", shows="card > ~hester_action")
COVERED: Final = Event("card-covered", "card", rule="c5.playcard.02", shows="card > ~card")
ACTIVATED: Final = Event("card-activated", "card", rule="c5.free.01", shows="card > ~card")
FIRE: Final = Event("fire", "hex", rule="c5.fire.01", shows="hit > hex")
FIRE_PUSHED: Final = Event("fire-pushed", "piece to:hex", rule="c5.fire.05", shows="piece > to ~piece")
FIRE_LOST: Final = Event(
    "fire-lost", "piece", rule="c5.fire.05", unseen="it left the map before it could be shown where"
)
SQUARE: Final = Event("square-filled", "square faction total:amount", rule="c5.fire.04", shows="goods > @faction")
DOUSED: Final = Event("doused", "faction hex amount", rule="c5.fireattack.05", shows="goods @faction > hex")
FIRE_OUT: Final = Event("fire-out", "faction hex", rule="c5.fireattack.06", shows="hit @faction > hex")
HESTER_KILLED: Final = Event("hester-killed", "faction hex", rule="c5.fight.04", shows="hit > hex")
INFECTED: Final = Event("infected", "faction hex", rule="c5.infect.01", shows="piece > hex ~faction")
SUMMONED: Final = Event("summoned", "hex", rule="c5.summon.01", shows="piece > hex ~=haint")
DEVOURED: Final = Event("devoured", "faction", rule="c5.cleanup.01", shows="hit > @faction")
HESTER_LEFT: Final = Event("hester-left", "", rule="c5.cleanup.04", unseen="Hester's board shows that she is gone")
GOBLIN_BIT: Final = Event("goblin-bit", "", rule="c5.interact.14", unseen="what it bites off is told by what follows")
CUBE_PUT: Final = Event("land-cube-put", "cube hex", rule="ap.hester.09", shows="goods > hex ~cube")
CUBE_COMES: Final = Event("land-cube-comes", "cube hex", rule="ap.hester.09", shows="goods hex > ~cube")
