"""Equipment: attached, passed on among those who are not assigned, discarded."""

from __future__ import annotations

from klubovna.games.monsterlands import events, kinds
from klubovna.games.monsterlands.clan import Clan
from klubovna.games.monsterlands.clans import distinct, equip, lose_card, without, worn
from klubovna.games.monsterlands.facts import CARD_DESIGN, CARD_KIND, Card, Member
from klubovna.games.monsterlands.moments import NO_CARD
from klubovna.games.monsterlands.state import Table
from klubovna.kernel.decision import Decision


def designs(cards: list[Card]) -> list[Card]:
    """One card of each design among these; copies are alike."""
    found: list[Card] = []
    for card in sorted(cards):
        if card >= 0 and not any(CARD_DESIGN[card] == CARD_DESIGN[other] for other in found):
            found.append(card)
    return found


def refill_market(t: Table) -> None:
    """market.07 As far as possible."""
    for slot, card in enumerate(t.market):
        if card < 0 and t.equipment_deck:
            t.market[slot] = t.equipment_deck.pop()
            t.shown += 1
            t.tell(events.NEW_CARD, t.market[slot])


async def attach(t: Table, seat: int, card: Card) -> None:
    """market.02 From the market to a member who is not assigned; rookies and chiefs may carry it too (r.19)."""
    free = t.unassigned(t.clans[seat])
    member = await Decision(seat, kinds.CARD_FOR, distinct(t, free), card)
    old = worn(t, member, CARD_KIND[card])
    t.market[t.market.index(card)] = NO_CARD
    equip(t, seat, card, member)
    if old is not None:  # market.03
        await hand_down(t, seat, old, [other for other in free if other != member])
    refill_market(t)


async def hand_down(t: Table, seat: int, card: Card, members: list[Member]) -> None:
    """market.06 A card that had to make room goes to another member without one of its kind, or is discarded."""
    options: list[Member | None] = [None, *distinct(t, without(t, members, CARD_KIND[card]))]
    member = await Decision(seat, kinds.CARD_DISPLACED, options, card)
    if member is None:
        lose_card(t, seat, card)
    else:
        equip(t, seat, card, member)


def passable(t: Table, clan: Clan) -> list[Card]:
    """market.05, r.20 Cards of members who are not assigned; each is passed on at most once at a moment of r.12."""
    cards = t.all_carried()
    if not cards:
        return []
    holder, members = t.holder, clan.members
    cards = [card for card in cards if holder[card] in members and card not in t.handed]
    if not cards:
        return cards
    free = t.unassigned(clan)
    return [card for card in cards if holder[card] in free] if len(free) > 1 else []


def can_pass(t: Table, clan: Clan) -> bool:
    """Whether there is any; quicker than to list them."""
    holder, members, who = t.holder, clan.members, t.who
    for card in t.all_carried():
        bearer = holder[card]
        if bearer in members and bearer not in who and card not in t.handed:
            for other in members:
                if other != bearer and other not in who:
                    return True
            return False
    return False


async def pass_on(t: Table, seat: int) -> None:
    """market.05 Give a card to another member who is not assigned; two cards of one kind change places."""
    clan = t.clans[seat]
    card = await Decision(seat, kinds.CARD_PASS, passable(t, clan))
    giver = t.holder[card]
    others = [member for member in t.unassigned(clan) if member != giver]
    member = await Decision(seat, kinds.CARD_TO, distinct(t, others), card)
    back = worn(t, member, CARD_KIND[card])
    t.handed.append(card)
    equip(t, seat, card, member)
    if back is not None:
        equip(t, seat, back, giver)
