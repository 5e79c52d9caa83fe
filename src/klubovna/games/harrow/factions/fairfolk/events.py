"""Events of the Fair Folk. None tells where a find lies that has not been found."""

from __future__ import annotations

from typing import Final

from klubovna.kernel.journal import Event

HIDDEN: Final = Event("find-hidden", "find", rule="ff.setup.06", private="hex")
TERRAIN: Final = Event("search-terrain", "terrain", rule="ff.setup.07")
OFFER_DRAWN: Final = Event("offer-drawn", "offer", rule="ff.cards.04")
OFFER_BACK: Final = Event("offer-back", "offer", rule="ff.nest.04")
NEST: Final = Event("nest", "hex offer", rule="ff.nest.01", shows="piece > hex")
NEST_TAKEN: Final = Event("nest-taken", "hex", rule="ff.nest.03", shows="piece hex >")
OFFER_MOVED: Final = Event("offer-moved", "hex offer", rule="ff.nest.03")
NEST_MOVED: Final = Event("nest-moved", "from:hex to:hex", rule="ff.cards.01", shows="piece from > to")
NEST_LOST: Final = Event("nest-lost", "hex", rule="c5.fire.05")
SEARCH_CUBES: Final = Event("search-cubes", "amount", rule="ff.nest.05")
PAID: Final = Event("search-cubes-paid", "amount", rule="ff.cards.01")
QUEST: Final = Event("quest", "card hexes", rule="ff.quest.02")
ARROW: Final = Event("arrow", "hex line", rule="ff.quest.04", shows="piece > hex")
ARROW_TURNED: Final = Event("arrow-turned", "hex line", rule="ff.quest.05")
ARROW_BACK: Final = Event("arrow-back", "hex line", rule="ff.others.03")
WRONG: Final = Event("guessed-wrong", "find hex", rule="ff.quest.09")
FOUND: Final = Event("found", "find hex", rule="ff.quest.10", shows="goods hex >")
DREW_QUEST: Final = Event("drew-quest", "", rule="ff.cards.03", private="card")
QUESTS_SWAPPED: Final = Event("quest-discarded", "card", rule="ff.cards.01")
TOOK: Final = Event("offer-taken", "faction offer hex", rule="ff.others.01", shows="goods hex > @faction")
CLUE: Final = Event("clue", "faction search:amount own:amount", rule="ff.others.03")
NO_CLUE: Final = Event("no-clue", "faction search:amount own:amount", rule="ff.others.04")
USED: Final = Event("offer-used", "faction offer", rule="ff.others.02")
HESTER_USED: Final = Event("offer-used-hester", "faction offer:hester_offer", rule="ff.others.02")
TURN_TOKEN: Final = Event("turn-token", "turn_token", rule="ffh.turn.01")
TOSS: Final = Event("toss", "faction", rule="ffh.turn.02")
MINOR: Final = Event("minor-victory", "faction filled:amount needed:amount", rule="ffh.end.04")
