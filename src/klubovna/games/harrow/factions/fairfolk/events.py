"""Events of the Fair Folk. None tells where a find lies that has not been found."""

from __future__ import annotations

from typing import Final

from klubovna.kernel.journal import Event

HIDDEN: Final = Event("find-hidden", "find", rule="ff.setup.06", private="hex", shows="card > hex")
TERRAIN: Final = Event("search-terrain", "terrain", rule="ff.setup.07", shows="change &terrain")
OFFER_DRAWN: Final = Event("offer-drawn", "offer", rule="ff.cards.04", shows="card > ~offer")
OFFER_BACK: Final = Event("offer-back", "offer", rule="ff.nest.04", shows="card > ~offer")
NEST: Final = Event("nest", "hex offer", rule="ff.nest.01", shows="piece > hex ~=nest")
NEST_TAKEN: Final = Event("nest-taken", "hex", rule="ff.nest.03", shows="piece hex > ~=nest")
OFFER_MOVED: Final = Event("offer-moved", "hex offer", rule="ff.nest.03", shows="card > hex ~offer")
NEST_MOVED: Final = Event("nest-moved", "from:hex to:hex", rule="ff.cards.01", shows="piece from > to ~=nest")
NEST_LOST: Final = Event("nest-lost", "hex", rule="c5.fire.05", shows="hit > hex")
SEARCH_CUBES: Final = Event("search-cubes", "amount", rule="ff.nest.05", shows="goods > =nests ×amount")
PAID: Final = Event("search-cubes-paid", "amount", rule="ff.cards.01", shows="goods =nests > ×amount")
QUEST: Final = Event("quest", "card hexes", rule="ff.quest.02", shows="change &hexes*")
ARROW: Final = Event("arrow", "hex line", rule="ff.quest.04", shows="change hex")
ARROW_TURNED: Final = Event("arrow-turned", "hex line", rule="ff.quest.05", shows="change hex")
ARROW_BACK: Final = Event("arrow-back", "hex line", rule="ff.others.03", shows="change hex")
WRONG: Final = Event("guessed-wrong", "find hex", rule="ff.quest.09", shows="hit > hex")
FOUND: Final = Event("found", "find hex", rule="ff.quest.10", shows="goods hex > ~find")
DREW_QUEST: Final = Event("drew-quest", "", rule="ff.cards.03", private="card", shows="card > =quests")
QUESTS_SWAPPED: Final = Event("quest-discarded", "card", rule="ff.cards.01", shows="card =quests > ~card")
TOOK: Final = Event("offer-taken", "faction offer hex", rule="ff.others.01", shows="goods hex > @faction ~offer")
CLUE: Final = Event("clue", "faction search:amount own:amount", rule="ff.others.03", shows="change @faction ×search")
NO_CLUE: Final = Event(
    "no-clue", "faction search:amount own:amount", rule="ff.others.04", shows="change @faction ×search"
)
USED: Final = Event("offer-used", "faction offer", rule="ff.others.02", shows="card @faction > ~offer")
HESTER_USED: Final = Event(
    "offer-used-hester", "faction offer:hester_offer", rule="ff.others.02", shows="card @faction > ~offer"
)
TURN_TOKEN: Final = Event("turn-token", "turn_token", rule="ffh.turn.01", shows="card > ~turn_token")
TOSS: Final = Event("toss", "faction", rule="ffh.turn.02", shows="change @faction")
MINOR: Final = Event(
    "minor-victory", "faction filled:amount needed:amount", rule="ffh.end.04", unseen="the end of the game tells it"
)
