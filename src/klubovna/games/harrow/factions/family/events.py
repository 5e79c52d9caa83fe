"""Events of the Family."""

from __future__ import annotations

from typing import Final

from klubovna.kernel.journal import Event

DREW_TOKENS: Final = Event("drew-tokens", "tokens", rule="c1.ability.06")
RETURNED: Final = Event("returned-token", "token", rule="c2.boards.02")
PLACED: Final = Event("placed-token", "token place", rule="c1.cleanup.09")
SCROLL: Final = Event("storm-scroll", "total:amount", rule="c1.cleanup.06")
UPGRADED: Final = Event("upgraded", "from:token to:token", rule="c2.upgrades.03")
ACTIVATED: Final = Event("activated-token", "token", rule="c2.upgrades.04")
PARKED: Final = Event("parked", "token", rule="c2.upgrades.08")
UNPARKED: Final = Event("unparked", "token", rule="c2.upgrades.11")
STORM: Final = Event("storm", "hex", rule="c1.storm.01", shows="piece > hex")
DESTROYED: Final = Event("destroyed", "hex", rule="c1.destroy.04", shows="hit > hex")
TOKEN_MOVED: Final = Event("token-moved", "token from:hex to:hex", rule="c1.storm.02", shows="piece from > to")
REMOVED: Final = Event("removed-haint", "owner:faction hex", rule="ap.family.03", shows="piece hex > @owner")
LAID_TOKEN: Final = Event("laid-token", "token hex", rule="ap.family.07", shows="piece > hex")
STORED: Final = Event("stored-cubes", "amount", rule="ap.family.08")
CAME_BACK: Final = Event("stored-cubes-back", "amount", rule="ap.family.09")
MERGED: Final = Event("merged", "from:hex to:hex", rule="c2.tokens.06", shows="piece from > to")
