"""Events of Kami, her goblin and the dolls. None names the identity of a legend token before it is revealed."""

from __future__ import annotations

from typing import Final

from klubovna.kernel.journal import Event

STARTED: Final = Event("started", "faction unit hex", rule="c4.setup.09", shows="piece @faction > hex ~unit")
DOLLS_LAID: Final = Event(
    "dolls-laid", "faction", rule="c4.setup.10", private="hex", shows="piece @faction > hex ~=doll"
)
CARRIED: Final = Event("doll-carried", "faction from:hex to:hex", rule="c4.dolls.01", shows="piece from > to ~=doll")
DECOY: Final = Event("doll-decoy", "hex", rule="c4.cleanup.03", shows="piece > hex ~=doll_open")
REAL_DOLL: Final = Event("doll-real", "hex", rule="c4.cleanup.04", shows="piece > hex ~=doll_open")
TOOK_DOLL: Final = Event("doll-taken", "hex", rule="c4.cleanup.05", shows="goods hex > ~=doll")
DOLL_HIDDEN: Final = Event("doll-hidden", "faction hex", rule="c4.attacked.03", shows="change hex")
DOLLS_SWAPPED: Final = Event("dolls-swapped", "faction", rule="c4.attacked.05", private="hex", shows="change hex")
DOLL_PULLED: Final = Event("doll-pulled", "from:hex to:hex", rule="c4.legend.04", shows="piece from > to ~=doll")
REVEALED: Final = Event("revealed", "unit legend", rule="c4.attacked.01", shows="card > ~unit")
CARDS_LOST: Final = Event("goblin-cards-lost", "amount", rule="c4.attacked.02", shows="card > ×amount")
ROW: Final = Event("row", "row token", rule="c4.ability.01", shows="change &row")
ROW_CUBES: Final = Event("row-cubes", "row amount", rule="c4.legend.03", shows="goods > &row ×amount")
CUBE_ON_ROW: Final = Event("cube-on-row", "row", rule="c4.legend.02", shows="goods > &row")
REPLAYED: Final = Event("replayed", "card", rule="c4.legend.01", shows="card > ~card")
SWAPPED: Final = Event(
    "legends-swapped", "", rule="c4.legend.06", unseen="both legends lie on the board of their faction"
)
GIFT: Final = Event("goblin-gift", "legend", rule="c4.gift.01", shows="card > ~legend")
BLAST: Final = Event("goblin-blast", "hex", rule="c4.gift.06", shows="hit > hex")
BROUGHT: Final = Event(
    "brought", "component from:hex to:hex", rule="ap.goblincards.02", shows="piece from > to ~component"
)
BLOOD_MONEY: Final = Event("blood-money", "hex", rule="ap.goblincards.03", shows="goods > hex")
BLOOD_MONEY_PAID: Final = Event("blood-money-paid", "hex amount", rule="ap.goblincards.03", shows="goods hex > ×amount")
PULLED_TOKEN: Final = Event(
    "token-tempted", "token from:hex to:hex", rule="ap.goblincards.07", shows="piece from > to ~token"
)
LAID_TOKEN: Final = Event("goblin-token", "token hex", rule="ap.goblincards.11", shows="piece > hex ~token")
SPITED: Final = Event("spited", "cube amount", rule="ap.goblincards.12", shows="goods =tree > ×amount ~cube")
