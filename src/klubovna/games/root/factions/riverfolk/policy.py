"""The Riverfolk: trade posts, then funds that are kept for the dividends. And what others buy of them."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from klubovna.games.root.battle import battlefields
from klubovna.games.root.factions.riverfolk import kinds
from klubovna.games.root.factions.riverfolk.role import HAND_CARD, POST_POINTS, ROLE
from klubovna.games.root.facts import (
    CLEARINGS,
    RIVERFOLK,
    TO_WIN,
    TRADE_POST,
    Card,
    Clearing,
    Faction,
)
from klubovna.games.root.move import origins
from klubovna.games.root.policy.ground import Ground
from klubovna.games.root.policy.habits import SKIP, Choice
from klubovna.games.root.policy.marching import Marching
from klubovna.games.root.policy.mind import keen
from klubovna.games.root.policy.worth import best_battle, can_craft, crafted_worth, keep_worth
from klubovna.games.root.state import Table
from klubovna.kernel.decision import Decision

# A fund that is out for a turn misses half a point of dividends; without a post there are none.
COMMITTED: Final = 0.5
NO_POST: Final = 0.1
POST: Final = 1.5
DRAW: Final = 0.6
# Prices for a card, riverboats and mercenaries: dear enough to matter, cheap enough to be paid.
PRICES: Final = [3, 2, 3]
# What a warrior paid to the Riverfolk costs its owner, with the points it brings them.
PAID: Final = 0.5
BARGAIN: Final = 0.4
# As long as they are far from a win: most warriors that are paid come back in a turn or two.
PAID_CHEAP: Final = 0.3
MANY_PAID: Final = 4


def fund(t: Table) -> float:
    """What it costs to commit a fund."""
    return COMMITTED if t.on_map[TRADE_POST] else NO_POST


def own_last(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Own warriors are kept for the posts in own clearings; of others the most plentiful goes first."""
    board = ROLE.board(t)
    if d.subset is None:
        return max(d.options, key=lambda owner: (board.funds[owner] - 2 * (owner == me), -owner))
    items, most = d.subset.items, d.subset.most
    # What is picked already lies in the box until the set is complete.
    left = {owner: board.funds[owner] - min(board.funds[owner], most) + items.count(owner) for owner in items}
    wanted: list[Faction] = []
    for _ in range(d.subset.owed):
        wanted.append(max((o for o in left if left[o]), key=lambda o: (left[o] - 2 * (o == me), -o)))
        left[wanted[-1]] -= 1
    return next(owner for owner in d.options if owner in wanted)


def space(t: Table, d: Decision[Any], me: Faction) -> Any:
    return d.options[0]


def post_where(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Where it is guarded best; tracks are filled evenly for crafting."""
    spaces = ROLE.crafting_pieces(t)

    def fitness(at: Clearing) -> float:
        foes = sum(t.warriors[foe][at] for foe in t.enemies(me))
        return t.warriors[me][at] - 0.4 * foes - 0.5 * spaces[t.suits[at]]

    return max(d.options, key=lambda at: (fitness(at), -at))


def recruit_where(t: Table, d: Decision[Any], me: Faction) -> Any:
    return HABITS.map_of(t, me).recruit(d.options)[1]


def start_where(t: Table, d: Decision[Any], me: Faction) -> Any:
    """All together, where the fewest others stand: two clearings by turns, the lower one first."""

    def crowd(at: Clearing) -> int:
        return sum(t.warriors[foe][at] for foe in t.enemies(me))

    settled = [at for at in d.options if t.warriors[me][at]]
    if settled and t.warriors[me][settled[0]] <= crowd(settled[0]) + 1:
        return settled[0]
    later = d.options[1:] if settled and len(d.options) > 1 else d.options
    return min(later, key=lambda at: (crowd(at), at))


def price(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Who has no customers asks for less, who has many for more."""
    wanted = PRICES[d.about]
    if keen():
        paid = sum(count for owner, count in enumerate(ROLE.board(t).funds) if owner != me)
        wanted += -1 if paid == 0 else 1 if paid > MANY_PAID else 0
    return min(d.options, key=lambda asked: abs(asked - wanted))


def disruption(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Own warriors go back to the own supply, so they are given first."""
    owner, _ = d.about
    return max(d.options) if owner == me else min(d.options)


# -- the buyers --------------------------------------------------------------------------------------------------------


def bought_worth(t: Table, me: Faction, card: Card) -> float:
    return crafted_worth(t, me, card) if can_craft(t, me, card) else 0.6 * keep_worth(t, me, card)


def buy(t: Table, d: Decision[Any], me: Faction) -> Any:
    """A card that can be crafted for more than it costs."""
    board = ROLE.board(t)
    if HAND_CARD not in d.options:
        return None
    best = max(bought_worth(t, me, card) for card in t.hands[RIVERFOLK])
    if keen():
        far = t.vp[RIVERFOLK] < TO_WIN - 10
        return HAND_CARD if best - (PAID_CHEAP if far else PAID) * board.prices[HAND_CARD] > 0 else None
    return HAND_CARD if best - PAID * board.prices[HAND_CARD] > BARGAIN else None


def buy_card(t: Table, d: Decision[Any], me: Faction) -> Any:
    return max(d.options, key=lambda card: (bought_worth(t, me, card), -card))


CHOICES: Final[dict[str, Choice]] = {
    kinds.BUY.name: buy,
    kinds.BUY_CARD.name: buy_card,
    kinds.START_WHERE.name: start_where,
    kinds.PRICE.name: price,
    kinds.COMMIT.name: own_last,
    kinds.SPACE.name: space,
    kinds.ON_SPACE.name: own_last,
    kinds.SPEND.name: own_last,
    kinds.RECRUIT_WHERE.name: recruit_where,
    kinds.POST_WHERE.name: post_where,
    kinds.DISRUPTION.name: disruption,
}


class RiverfolkHabits(Marching):
    choices = CHOICES
    warrior_worth = 0.45
    piece_worth: ClassVar = {TRADE_POST: 1.5}

    def ground(self, t: Table, me: Faction) -> Ground:
        """Rule where a trade post could be founded."""
        spaces = ROLE.crafting_pieces(t)
        rule = [
            1.2 if not t.pieces[TRADE_POST][c] and spaces[t.suits[c]] < len(POST_POINTS) else 0.1 for c in CLEARINGS
        ]
        return Ground(t, me, rule, [0.0] * 12, 0.4)

    def score(self, t: Table, me: Faction, what: str, which: int) -> float:
        if what == "post":
            return 80.0 if t.vp[me] + max(POST_POINTS) >= TO_WIN else POST + 3.0
        if what == "move":
            return HABITS.map_of(t, me).best(origins(t, me))[0] - fund(t)
        if what == "battle":
            return best_battle(t, me, battlefields(t, me))[0] - fund(t)
        if what == "draw":
            return DRAW - fund(t) - 0.15 * len(t.hands[me])
        if what == "recruit":
            few = sum(t.warriors[me]) < 3
            return HABITS.map_of(t, me).recruit(ROLE.banks(t))[0] + 0.3 * few - 2 * fund(t)
        return SKIP


HABITS: Final = RiverfolkHabits()
