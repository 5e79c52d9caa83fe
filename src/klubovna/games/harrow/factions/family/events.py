"""Events of the Family."""

from __future__ import annotations

from typing import Final

from klubovna.kernel.journal import Event

DREW_TOKENS: Final = Event("drew-tokens", "tokens", rule="c1.ability.06", shows="goods =bag > ~tokens")
RETURNED: Final = Event("returned-token", "token", rule="c2.boards.02", shows="goods > =bag ~token")
PLACED: Final = Event("placed-token", "token place", rule="c1.cleanup.09", shows="goods =bag > ~token")
SCROLL: Final = Event("storm-scroll", "total:amount", rule="c1.cleanup.06", shows="change =bag")
UPGRADED: Final = Event("upgraded", "from:token to:token", rule="c2.upgrades.03", shows="card > ~to")
ACTIVATED: Final = Event("activated-token", "token", rule="c2.upgrades.04", shows="card > ~token")
PARKED: Final = Event("parked", "token", rule="c2.upgrades.08", shows="card > ~token")
UNPARKED: Final = Event("unparked", "token", rule="c2.upgrades.11", shows="card > ~token")
STORM: Final = Event("storm", "hex", rule="c1.storm.01", shows="piece > hex ~=storm")
DESTROYED: Final = Event("destroyed", "hex", rule="c1.destroy.04", shows="hit > hex")
TOKEN_MOVED: Final = Event("token-moved", "token from:hex to:hex", rule="c1.storm.02", shows="piece from > to ~token")
REMOVED: Final = Event("removed-haint", "owner:faction hex", rule="ap.family.03", shows="piece hex > @owner ~owner")
LAID_TOKEN: Final = Event("laid-token", "token hex", rule="ap.family.07", shows="piece > hex ~token")
STORED: Final = Event("stored-cubes", "amount", rule="ap.family.08", shows="goods =battleground > ×amount")
CAME_BACK: Final = Event("stored-cubes-back", "amount", rule="ap.family.09", shows="goods > =battleground ×amount")
MERGED: Final = Event("merged", "from:hex to:hex", rule="c2.tokens.06", shows="piece from > to ~=storm")
