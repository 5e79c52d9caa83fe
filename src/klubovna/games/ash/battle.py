"""Battle, for a province or for the Citadel."""

from __future__ import annotations

from klubovna.games.ash import cards, events, kinds, powers
from klubovna.games.ash.barons import moments as barons
from klubovna.games.ash.facts import (
    AUTOMATON,
    CITADEL,
    DIE,
    MAX_ATTACKERS,
    RETURNS_TO,
    TYPE,
    Area,
    Card,
    Warrior,
)
from klubovna.games.ash.preferences import strongest
from klubovna.games.ash.state import EMPTY, KING, NOBODY, Table, battle_area, has_pair
from klubovna.games.ash.totals import attack, attack_total, defence, defence_total, known
from klubovna.kernel.decision import Decision, Together, some
from klubovna.kernel.journal import Event
from klubovna.kernel.zones import EVERYBODY, hide, show, shuffle


async def battle(t: Table, attacker: int, space: int) -> None:
    """battle.01 A minion on a battle space starts a battle for the area."""
    area = battle_area(space)
    defender = t.control[area]
    t.battlefield = space
    if t.journal is not None:
        t.tell(events.ATTACKED, attacker, area, defence_total(t, area))
    await lay_attackers(t, attacker, area)
    if t.powers and (watching := barons.attacked(t, attacker, defender)) is not None:
        await watching  # power.06
    await lay_cards(t, attacker, defender, area)
    guess: tuple[int, Card] | None = None
    fortified = False
    if t.powers:
        if (foreseeing := barons.foresee(t, attacker, defender)) is not None:
            guess = await foreseeing  # power.07
        if (strengthening := barons.strengthen(t, attacker)) is not None:
            fortified = await strengthening  # r.pow.9
    turn_up(t, attacker, defender)
    counts = cards_count(t, attacker, defender, guess)
    if DIE in counts:
        await roll_dice(t, attacker, defender, counts, fortified)
    won = wins(t, area, counts, fortified)
    settle_warriors(t, attacker, defender, area, won, fortified)
    await settle_cards(t, attacker, defender, area, won)
    t.battlefield = EMPTY


async def lay_attackers(t: Table, attacker: int, area: Area) -> None:
    """battle.04 The attacker lays one or more warriors from hand, face down."""
    s = t.sides[attacker]
    most = MAX_ATTACKERS[area]  # battle.05, cit.05
    if s.automated:
        chosen = strongest(s.hand, most)  # ap.06
    else:
        chosen = await some(attacker, kinds.ATTACKERS, sorted(s.hand), 1, most, area)  # r.bat.5
        hide(s.hand, t.seen_warriors, 1 << attacker)
    for warrior in chosen:
        s.hand.remove(warrior)
    t.attackers = chosen
    if s.automated:
        t.tell(events.ATTACKERS_SHOWN, attacker, chosen[:])  # ap.05
    elif t.journal is not None:
        t.whisper(1 << attacker, events.LAID, attacker, len(chosen), chosen[:])  # battle.06


async def lay_cards(t: Table, attacker: int, defender: int, area: Area) -> None:
    """battle.08 Both lay one battle card face down (cards.02, defend.05, citdef.01); the king has none (cit.07)."""
    people = [side for side in (attacker, defender) if side != KING and not t.sides[side].automated]
    if len(people) == 2:
        chosen = await Together(t, people, pick_card)
    else:
        chosen = [await pick_card(t, people[0])] if people else []
    for side, card in zip(people, chosen, strict=True):
        s = t.sides[side]
        hide(s.cards, s.seen_cards, 1 << side)
        s.cards.remove(card)
        s.laid.append(card)
    for side in (attacker, defender):
        if side != KING and t.sides[side].automated:
            t.sides[side].laid.append(t.sides[side].cards.pop())  # apa.07, apb.02
    t.tell(events.CARDS_LAID, area)


async def pick_card(t: Table, side: int) -> Card:
    card: Card = await Decision(side, kinds.BATTLE_CARD, t.sides[side].cards[:], known(t, side))
    return card


def turn_up(t: Table, attacker: int, defender: int) -> None:
    """battle.09 Cards and attackers are shown at the same time; so everybody knows what is left in the hands, too."""
    show_attackers(t, attacker)
    for side in (defender, attacker) if t.sides[attacker].automated else (attacker, defender):  # apb.02
        if side == KING:
            continue
        s = t.sides[side]
        show(t, s.laid if s.automated else s.cards + s.laid, s.seen_cards)
        if t.journal is not None:
            t.tell(events.CARD_SHOWN, side, s.laid[0])


def show_attackers(t: Table, attacker: int) -> None:
    s = t.sides[attacker]
    if s.automated:
        return
    for warrior in t.attackers:
        if t.seen_warriors[warrior] != EVERYBODY:
            show(t, s.hand + t.attackers, t.seen_warriors)
            t.tell(events.ATTACKERS_SHOWN, attacker, t.attackers[:])
            return


def cards_count(t: Table, attacker: int, defender: int, guess: tuple[int, Card] | None) -> list[int]:
    """cards.03 What the cards of attacker and defender count; the king has none (cit.07)."""
    if guess is not None:
        cards.tell_guess(t, guess)
    theirs = 0 if defender == KING else cards.card_strength(t, defender, guess)
    return [cards.card_strength(t, attacker, guess), theirs]


async def roll_dice(t: Table, attacker: int, defender: int, counts: list[int], fortified: bool) -> None:
    """battle.10 All dice lie before Mors is asked (cards.03, r.pow.7)."""
    dice = [side for side, count in zip((attacker, defender), counts, strict=True) if count == DIE]
    rolls = powers.throw(t, dice, events.ROLLED)
    if t.powers:
        lie = [rolls.get(attacker, counts[0]), rolls.get(defender, counts[1])]
        area = battle_area(t.battlefield)
        about = (powers.FOR_BATTLE, area, attack_total(t, fortified, lie[0]), defence_total(t, area, lie[1]))
        if (asked := barons.roll_again(t, rolls, events.ROLLED, about)) is not None:
            rolls = await asked  # power.15
    counts[:] = rolls.get(attacker, counts[0]), rolls.get(defender, counts[1])


def wins(t: Table, area: Area, counts: list[int], fortified: bool) -> bool:
    """battle.10 Whether the attacker's total is higher (battle.12, battle.13, defend.06)."""
    own, theirs = counts
    if t.journal is not None:
        parts, others = attack(t, fortified, own), defence(t, area, theirs)
        t.tell(events.TOTALS, sum(parts), sum(others), [*parts], [*others])
    return attack_total(t, fortified, own) > defence_total(t, area, theirs)


def settle_warriors(t: Table, attacker: int, defender: int, area: Area, won: bool, fortified: bool) -> None:
    """What becomes of the warriors and of the area; automatons leave before anything is paid (auto.06)."""
    attackers, t.attackers = t.attackers, []
    for warrior in t.defenders[area][:]:
        if TYPE[warrior] == AUTOMATON:
            t.withdraw(warrior, area)  # auto.09
            leave(t, warrior)
        elif won:
            t.withdraw(warrior, area)
            if area == CITADEL:
                t.sides[defender].hand.append(warrior)  # citdef.04, r.cit.1
                t.tell(events.DRIVEN_OUT, defender, warrior)
            else:
                bury(t, defender, warrior, events.FELL)  # battle.17
    if won:
        take_area(t, attacker, defender, area)
    else:
        t.tell(events.HELD, defender, area)  # battle.15
    for warrior in attackers:
        if TYPE[warrior] == AUTOMATON:
            leave(t, warrior)  # auto.05, auto.07, r.cit.4
        elif won:
            t.post(warrior, area)  # battle.18, cit.10
        else:
            bury(t, attacker, warrior, events.ATTACKER_FELL)  # battle.14
    t.fortified[area] |= won and fortified and has_pair(t.defenders[area])  # r.pow.9


def take_area(t: Table, attacker: int, defender: int, area: Area) -> None:
    """battle.16 The winner takes the area with its building; control tokens change (battle.21, cit.11)."""
    t.control[area] = attacker
    t.tell(events.CONQUERED, attacker, area)
    if defender == KING:
        t.king_token = attacker  # cit.09, r.cit.6
        t.tell(events.KING_FELL, attacker)


def bury(t: Table, side: int, warrior: Warrior, told: Event) -> None:
    t.sides[side].graveyard.append(warrior)
    t.tell(told, side, warrior)


def leave(t: Table, warrior: Warrior) -> None:
    """auto.05 An automaton is shuffled into the deck named on its card."""
    deck = t.decks[RETURNS_TO[warrior] - 1]
    deck.append(warrior)
    shuffle(t, deck, t.seen_warriors)
    t.tell(events.LEFT, warrior)


async def settle_cards(t: Table, attacker: int, defender: int, area: Area, won: bool) -> None:
    """battle.19 The winner's reward, the loser's compensation, then both discard (r.bat.1)."""
    winner, loser = (attacker, defender) if won else (defender, attacker)
    if winner != KING and (more := cards.reward(t, winner)) is not None:
        await more
    if loser != KING:
        against = NOBODY if winner == KING else winner
        if (more := cards.compensation(t, loser, against, area, not won)) is not None:
            await more
    for side in (attacker, defender):
        if side != KING:
            cards.discard(t, side)
