"""Persistent effects that the faction on turn uses between its actions."""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress
from typing import Final, TypeAlias

from klubovna.games.root import cards
from klubovna.games.root.battle import battle_somewhere, battlefields
from klubovna.games.root.effects import events, kinds
from klubovna.games.root.effects.lasting import effect_of, leave_play
from klubovna.games.root.facts import BURROW, CARD_SUIT, CLEARINGS, EFFECT, EFFECT_CALLED, Card, Clearing, Faction
from klubovna.games.root.move import destinations, march, move, origins
from klubovna.games.root.places import PLACES_IN
from klubovna.games.root.removal import Loss, remove
from klubovna.games.root.roles import ROLES, Deed
from klubovna.games.root.rule import bit_of, can_place, realm
from klubovna.games.root.state import BIRDSONG, DAYLIGHT, TURN_ENDS, Table
from klubovna.games.root.victory import gain_points
from klubovna.kernel.decision import Decision, Flow
from klubovna.kernel.zones import show

PROPAGANDA_BUREAU: Final = bit_of("propaganda_bureau")


def deeds(t: Table, faction: Faction) -> list[Deed]:
    """Effects that the faction on turn may use now, as entries of its menu; each once a turn."""
    menu: list[Deed] = []
    usable = t.effects[faction] & USED_IN[t.phase]
    for effect in t.used:
        usable &= ~(1 << effect)
    if usable:
        for card in sorted(t.crafted[faction]):
            if usable >> EFFECT[card] & 1 and USES[EFFECT[card]][1](t, faction):
                menu.append(("use", card))
    return menu


def hangs_on_hand(t: Table, faction: Faction) -> bool:
    """Whether these entries depend on which cards it holds."""
    return t.effects[faction] & PROPAGANDA_BUREAU > 0


async def use(t: Table, faction: Faction, card: Card) -> None:
    """Use the effect of a crafted card from the menu."""
    t.used.append(EFFECT[card])
    _, _, do = USES[EFFECT[card]]
    t.tell(events.USED, faction, card)
    if effect_of(card) in ("royal_claim", "false_orders"):
        leave_play(t, faction, card)
    await do(t, faction)


def with_cards(t: Table, faction: Faction) -> list[Faction]:
    """Other players from whom a card can be taken."""
    return [other for other in t.others(faction) if t.hands[other]]


# -- Birdsong --------------------------------------------------------------------------------------------------------


def clearings_ruled(t: Table, faction: Faction) -> int:
    """Clearings it rules, the one beside the map too."""
    return len(PLACES_IN[realm(t, faction)])


def can_claim(t: Table, faction: Faction) -> bool:
    return realm(t, faction) > 0


async def royal_claim(t: Table, faction: Faction) -> None:
    """A point for each clearing ruled."""
    gain_points(t, faction, clearings_ruled(t, faction), "royal_claim")


def can_rob(t: Table, faction: Faction) -> bool:
    for other in t.others(faction):
        if t.hands[other]:
            return True
    return False


async def stand_and_deliver(t: Table, faction: Faction) -> None:
    """A random card of another player, who scores a point."""
    victim = await Decision(t.seat_of[faction], kinds.DELIVER, with_cards(t, faction))
    cards.steal(t, faction, victim)
    gain_points(t, victim, 1, "stand_and_deliver")


async def swap_meet(t: Table, faction: Faction) -> None:
    """A random card of another player for one of one's own choice, the one just taken too."""
    other = await Decision(t.seat_of[faction], kinds.SWAP, with_cards(t, faction))
    cards.steal(t, faction, other)
    card = await cards.choose_card(t, faction, kinds.SWAP_CARD, t.hands[faction], other)
    cards.hand_over(t, faction, other, card)
    t.whisper(cards.seats_of_both(t, faction, other), events.SWAPPED, faction, other, card)


def duped(t: Table, enemy: Faction) -> list[Clearing]:
    """Where an enemy has warriors that could be ordered away, whoever rules."""
    own = t.warriors[enemy]
    return [c for c in (*CLEARINGS, BURROW) if own[c] and destinations(t, enemy, c, whoever_rules=True)]


def can_order(t: Table, faction: Faction) -> bool:
    return any(duped(t, enemy) for enemy in t.enemies(faction))


async def false_orders(t: Table, faction: Faction) -> None:
    """Half of an enemy's warriors in a clearing move; their owner counts as the mover (1.1.4#2)."""
    seat = t.seat_of[faction]
    enemy = await Decision(seat, kinds.FALSE_ORDERS, [e for e in t.enemies(faction) if duped(t, e)])
    start = await Decision(seat, kinds.FALSE_ORDERS_FROM, duped(t, enemy), enemy)
    near = destinations(t, enemy, start, whoever_rules=True)
    to = await Decision(seat, kinds.FALSE_ORDERS_TO, near, start)
    await march(t, enemy, start, to, (t.warriors[enemy][start] + 1) // 2)


# -- Daylight --------------------------------------------------------------------------------------------------------


def taxable(t: Table, faction: Faction) -> list[Clearing]:
    return list(compress(CLEARINGS, t.warriors[faction]))


def can_tax(t: Table, faction: Faction) -> bool:
    return bool(taxable(t, faction))


async def tax_collector(t: Table, faction: Faction) -> None:
    """A card for a warrior removed from the map."""
    at = await Decision(t.seat_of[faction], kinds.TAX, taxable(t, faction))
    await remove(t, [Loss(faction, faction, at, 1)])
    cards.draw(t, faction, 1)


def closed_hands(t: Table, faction: Faction) -> list[Faction]:
    return [other for other in with_cards(t, faction) if not ROLES[other].hand_shown]


def can_look(t: Table, faction: Faction) -> bool:
    for other in t.others(faction):
        if t.hands[other] and not ROLES[other].hand_shown:
            return True
    return False


async def codebreakers(t: Table, faction: Faction) -> None:
    """Look at a hand; what was seen stays known."""
    seat = t.seat_of[faction]
    victim = await Decision(seat, kinds.CODEBREAKERS, closed_hands(t, faction))
    hand = t.hands[victim]
    show(t, hand, t.seen, 1 << seat)
    t.whisper(1 << seat | 1 << t.seat_of[victim], events.SAW_HAND, faction, victim, sorted(hand))


def swayable(t: Table, faction: Faction, card: Card) -> list[Clearing]:
    """Clearings that fit the card and hold an enemy's warrior."""
    enemies = t.enemies(faction)
    fitting = [c for c in CLEARINGS if t.matches(CARD_SUIT[card], c)]
    return [c for c in fitting if any(t.warriors[enemy][c] for enemy in enemies)]


def can_sway(t: Table, faction: Faction) -> bool:
    return any(swayable(t, faction, card) for card in t.hands[faction])


async def propaganda_bureau(t: Table, faction: Faction) -> None:
    """For a card, an enemy's warrior in a clearing of its suit gives way to one of one's own."""
    seat = t.seat_of[faction]
    fitting = [card for card in t.hands[faction] if swayable(t, faction, card)]
    card = await cards.choose_card(t, faction, kinds.PROPAGANDA, fitting)
    cards.spend(t, faction, card)
    at = await Decision(seat, kinds.PROPAGANDA_WHERE, swayable(t, faction, card), card)
    there = [enemy for enemy in t.enemies(faction) if t.warriors[enemy][at]]
    enemy = await Decision(seat, kinds.PROPAGANDA_WHOM, there, at)
    await remove(t, [Loss(enemy, faction, at, 1)])
    if can_place(t, faction, at):
        t.put_warriors(faction, at, 1)


def can_exhaust(t: Table, faction: Faction) -> bool:
    return bool(ROLES[faction].ready_items(t)) and bool(outings(t, faction))


def outings(t: Table, faction: Faction) -> list[Deed]:
    menu: list[Deed] = []
    if origins(t, faction):
        menu.append(("move", -1))
    if battlefields(t, faction):
        menu.append(("battle", -1))
    return menu


async def league_of_adventurous_mice(t: Table, faction: Faction) -> None:
    """A crafted item turned face down for a move or a battle."""
    seat = t.seat_of[faction]
    item = await Decision(seat, kinds.LEAGUE_ITEM, sorted(set(ROLES[faction].ready_items(t))))
    ROLES[faction].exhaust_item(t, item)
    outing: Deed = await Decision(seat, kinds.LEAGUE, outings(t, faction))
    if outing[0] == "move":
        await move(t, faction, origins(t, faction), optional=False)
    else:
        await battle_somewhere(t, faction, battlefields(t, faction), optional=False)


Use: TypeAlias = tuple[int, Callable[[Table, Faction], bool], Callable[[Table, Faction], Flow[None]]]
"""In which phase, whether it would have an effect, and what it does."""

USES: Final[dict[int, Use]] = {
    EFFECT_CALLED["royal_claim"]: (BIRDSONG, can_claim, royal_claim),
    EFFECT_CALLED["stand_and_deliver"]: (BIRDSONG, can_rob, stand_and_deliver),
    EFFECT_CALLED["swap_meet"]: (BIRDSONG, can_rob, swap_meet),
    EFFECT_CALLED["false_orders"]: (BIRDSONG, can_order, false_orders),
    EFFECT_CALLED["tax_collector"]: (DAYLIGHT, can_tax, tax_collector),
    EFFECT_CALLED["codebreakers"]: (DAYLIGHT, can_look, codebreakers),
    EFFECT_CALLED["propaganda_bureau"]: (DAYLIGHT, can_sway, propaganda_bureau),
    EFFECT_CALLED["league_of_adventurous_mice"]: (DAYLIGHT, can_exhaust, league_of_adventurous_mice),
}
USED_IN: Final = [sum(1 << effect for effect, use in USES.items() if use[0] == phase) for phase in range(TURN_ENDS + 1)]
"""The effects of each phase, as bits."""
