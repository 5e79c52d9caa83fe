"""Events of the Protectors: path tokens, townsfolk, the gifts of their legends, tactics cards."""

from __future__ import annotations

from typing import Final

from klubovna.kernel.journal import Event

PATH_PLACED: Final = Event("path-placed", "hex", rule="c1.path.02", shows="piece > hex ~=path")
PATH_TAKEN: Final = Event("path-taken", "hex", rule="c1.path.07", shows="piece hex > ~=path")
TOWNSFOLK_MOVED: Final = Event(
    "townsfolk-moved", "from:hex to:hex", rule="c1.rescue.01", shows="piece from > to ~=townsfolk"
)
SAVED: Final = Event("saved", "faction", rule="c1.rescue.07", shows="change @faction")
CUBE_LAID: Final = Event("cube-laid", "faction hex", rule="c1.gift.01", shows="goods @faction > hex ~faction")
CUBE_COMES: Final = Event("cube-comes", "faction hex", rule="c1.gift.02", shows="goods hex > =tree ~faction")
NAILED: Final = Event("nailed", "faction unit hex", rule="ap.protectors.01", shows="hit @faction > hex")
NAIL_TAKEN: Final = Event("nail-taken", "faction unit hex", rule="ap.protectors.04", shows="piece hex > @faction ~unit")
WRATH: Final = Event("wrath", "hex", rule="ap.protectors.09", shows="hit > hex")
TAUNT_PLACED: Final = Event("taunt-placed", "hex", rule="ap.protectors.12", shows="piece > hex ~=taunt")
TAUNT_TAKEN: Final = Event("taunt-taken", "hex", rule="ap.protectors.12", shows="piece hex > ~=taunt")
TOKEN_LAID: Final = Event("token-laid", "faction token hex", rule="ap.tactics.05", shows="piece @faction > hex ~token")
BANISHED: Final = Event("banished", "faction amount", rule="ap.tactics.16", shows="piece @faction > ×amount")
