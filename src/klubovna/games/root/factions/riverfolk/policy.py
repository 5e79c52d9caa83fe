"""The Riverfolk: trade posts, then funds that are kept for the dividends. What others buy is in `customers`."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from klubovna.games.root.battle import battlefields
from klubovna.games.root.factions.riverfolk import kinds
from klubovna.games.root.factions.riverfolk.customers import MANY_PAID, buy, buy_card, paid, price
from klubovna.games.root.factions.riverfolk.role import POST_COST, POST_POINTS, POSTS, ROLE
from klubovna.games.root.facts import (
    CLEARINGS,
    COST,
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
from klubovna.games.root.policy.worth import best_battle, keep_worth
from klubovna.games.root.rule import ruler
from klubovna.games.root.state import Table
from klubovna.kernel.decision import Decision

# A fund that is out for a turn misses half a point of dividends; without a post there are none.
COMMITTED: Final = 0.5
NO_POST: Final = 0.1
POST: Final = 1.5
WIN: Final = 80.0
DRAW: Final = 0.6

# The rest is how they play today. How many points the one ahead makes in a round, and by how much the end may come
# earlier.
PACE: Final = 4.0
SOON: Final = 0.5
MOST_ROUNDS: Final = 6.0
# Half a point of dividends each turn that a fund stays, less what disruption will take, and something at the end.
DIVIDEND: Final = 0.5
KEPT: Final = 0.8
AT_LAST: Final = 0.5
# To commit one of an even number costs a whole point of dividends, and the next one nothing.
EVEN: Final = 0.6
ODD: Final = 0.05
FIRST_POST: Final = 5.0
LATER_POST: Final = 2.5
SAFE: Final = 0.1
MOST_SAFE: Final = 4.0
CARD: Final = 1.0
HELD_CARD: Final = 0.2
FEW: Final = 4
FOR_FEW: Final = 0.8
# What others see in the disruption of its trade, for each fund.
AT_STAKE: Final = 0.5
# What more is feared for a post with every fund that would be lost with it.
DISRUPTED: Final = 0.1


def fund(t: Table) -> float:
    """What it costs to commit a fund."""
    return COMMITTED if t.on_map[TRADE_POST] else NO_POST


def rounds_left(t: Table) -> float:
    """A guess at the own turns still to come."""
    return min(MOST_ROUNDS, max(0.0, (TO_WIN - max(t.vp)) / PACE - SOON))


def held(t: Table) -> float:
    """What a fund brings that is not spent."""
    dividends = DIVIDEND * KEPT * rounds_left(t) if t.on_map[TRADE_POST] else NO_POST
    return dividends + AT_LAST


def committing(t: Table) -> float:
    """What it costs to commit one more."""
    if not t.on_map[TRADE_POST]:
        return NO_POST
    return ODD if sum(ROLE.board(t).funds) % 2 else EVEN


def posts_at_once(t: Table) -> int:
    """How many trade posts the funds pay for this turn."""
    pairs = [count // POST_COST for count in ROLE.board(t).funds]
    room = [POSTS - opened for opened in ROLE.crafting_pieces(t)]
    count = 0
    for at in ROLE.sites(t):
        owner, suit = ruler(t, at), t.suits[at]
        if pairs[owner] and room[suit]:
            pairs[owner] -= 1
            room[suit] -= 1
            count += 1
    return count


def deed_worth(t: Table, me: Faction, what: str, which: int) -> float:
    """Funds are kept for their dividends as long as there are turns to come, and all spent on posts at the end."""
    if what == "post":
        return post_worth(t, me)
    if what == "move":
        return HABITS.map_of(t, me).best(origins(t, me))[0] - committing(t)
    if what == "battle":
        return best_battle(t, me, battlefields(t, me))[0] - committing(t)
    if what == "draw":
        return (CARD - HELD_CARD * len(t.hands[me])) * min(1.0, rounds_left(t)) - committing(t)
    if what == "recruit":
        few = sum(t.warriors[me]) < FEW
        return HABITS.map_of(t, me).recruit(ROLE.banks(t))[0] + FOR_FEW * few - held(t)
    if what == "export":
        return export_worth(t, me, Card(which))
    return SKIP


def post_worth(t: Table, me: Faction) -> float:
    if t.vp[me] + posts_at_once(t) * max(POST_POINTS) >= TO_WIN:
        return WIN
    if not t.on_map[TRADE_POST]:
        return FIRST_POST
    safety = max(fitness(t, me, at) for at in ROLE.sites(t))
    return LATER_POST + SAFE * max(-MOST_SAFE, min(MOST_SAFE, safety)) - POST_COST * held(t)


def export_worth(t: Table, me: Faction, card: Card) -> float:
    """A fund for a card; but alone among the payments it would be all there is, instead of Protectionism."""
    if not t.supply[me] or paid(t) <= MANY_PAID:
        return SKIP
    return held(t) - sum(COST[card]) * committing(t) - keep_worth(t, me, card)


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
    return max(d.options, key=lambda at: (fitness(t, me, at), -at))


def fitness(t: Table, me: Faction, at: Clearing) -> float:
    """Where it is guarded best; tracks are filled evenly for crafting."""
    foes = sum(t.warriors[foe][at] for foe in t.enemies(me))
    return t.warriors[me][at] - 0.4 * foes - 0.5 * ROLE.crafting_pieces(t)[t.suits[at]]


def recruit_where(t: Table, d: Decision[Any], me: Faction) -> Any:
    return HABITS.map_of(t, me).recruit(d.options)[1]


def start_where(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Where the fewest others stand: all in one clearing; for the yardstick two by turns, the lower one first."""

    def crowd(at: Clearing) -> int:
        return sum(t.warriors[foe][at] for foe in t.enemies(me))

    settled = [at for at in d.options if t.warriors[me][at]]
    if settled and (keen() or t.warriors[me][settled[0]] <= crowd(settled[0]) + 1):
        return settled[0]
    later = d.options[1:] if settled and len(d.options) > 1 else d.options
    return min(later, key=lambda at: (crowd(at), at))


def disruption(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Own warriors go back to the own supply, so they are given first."""
    owner, _ = d.about
    return max(d.options) if owner == me else min(d.options)


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
    stakes = True

    def ground(self, t: Table, me: Faction) -> Ground:
        """Rule where a trade post could be founded."""
        spaces = ROLE.crafting_pieces(t)
        rule = [
            1.2 if not t.pieces[TRADE_POST][c] and spaces[t.suits[c]] < len(POST_POINTS) else 0.1 for c in CLEARINGS
        ]
        caution = 1.0 + DISRUPTED * sum(ROLE.board(t).funds) if keen() else 1.0
        return Ground(t, me, rule, [0.0] * 12, 0.4, caution)

    def stake(self, t: Table) -> float:
        """Half of the funds: whoever has saved up many has to be held back."""
        return AT_STAKE * sum(ROLE.board(t).funds) if keen() else 0.0

    def score(self, t: Table, me: Faction, what: str, which: int) -> float:
        if keen():
            return deed_worth(t, me, what, which)
        if what == "post":
            return WIN if t.vp[me] + max(POST_POINTS) >= TO_WIN else POST + 3.0
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
