"""Battle."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.root import cards, events, kinds
from klubovna.games.root.effects.battle import after_roll
from klubovna.games.root.facts import (
    AMBUSH,
    DIE_FACES,
    PIECES_OF,
    SUITS,
    Card,
    Clearing,
    Faction,
)
from klubovna.games.root.picks import pick
from klubovna.games.root.places import ON_MAP, PLACES_IN, Places
from klubovna.games.root.removal import Loss, remove
from klubovna.games.root.roles import ROLES, Role
from klubovna.games.root.rule import bit_of, hirer
from klubovna.games.root.state import FACTIONS, Table
from klubovna.kernel.battles import Addend
from klubovna.kernel.decision import Decision, Flow

SCOUTING_PARTY: Final = bit_of("scouting_party")
AMBUSHES: Final = [[card for card in cards.OF_SUIT[suit] if AMBUSH[card]] for suit in range(len(SUITS))]
"""For a clearing of each suit."""


class Battle:
    """One battle: who, where, and what has happened in it so far. Nothing in it is hidden."""

    __slots__ = (
        "ally",
        "at",
        "attacker",
        "dealt",
        "defender",
        "enlisted",
        "instigator",
        "lost_allies",
        "lost_items",
        "removed",
        "taken",
    )

    def __init__(self, attacker: Faction, defender: Faction, at: Clearing) -> None:
        self.attacker = attacker
        self.defender = defender
        self.at = at
        self.ally = Faction(-1)
        """Whose warriors the attacker treats as his own (9.2.9.II.c)."""
        self.enlisted = Faction(-1)
        """Who helps the defender (E.5.2)."""
        self.instigator = Faction(-1)
        """Who started the battle of others (E.4.2)."""
        self.dealt = 0
        self.taken = 0
        """Hits by the attacker and by the defender after the roll, extra ones included as they are added."""
        self.removed = [0] * FACTIONS
        """Buildings and tokens removed so far, by who removed them."""
        self.lost_allies = 0
        self.lost_items = 0

    def other(self, faction: Faction) -> Faction:
        return self.defender if faction == self.attacker else self.attacker

    def add_hits(self, by: Faction, hits: int) -> None:
        if by == self.attacker:
            self.dealt += hits
        else:
            self.taken += hits

    @property
    def clash(self) -> tuple[Clearing, int, int]:
        """Where it is, and how it stands: what whoever reacts to the roll must know."""
        return self.at, self.dealt, self.taken


class Sums:
    """What the hits of both sides are made of, for those who look on."""

    __slots__ = ("dealt", "taken")

    def __init__(self) -> None:
        self.dealt: list[Addend] = []
        self.taken: list[Addend] = []

    def add(self, word: str, b: Battle, clause: str) -> None:
        """Whatever is not there yet of what the hits have come to."""
        if self is NO_SUMS:
            return
        for sums, hits in ((self.dealt, b.dealt), (self.taken, b.taken)):
            more = hits - sum(amount for _, amount, _ in sums)
            if more or not sums:
                sums.append((word, more, clause))


NO_SUMS: Final = Sums()
"""Nobody looks on."""


def hired(t: Table, faction: Faction, battle: Battle) -> int:
    """11.2.7.III#3 Hired warriors count in battles against anybody but their own side."""
    if hirer(t) != faction or t.lender in (battle.attacker, battle.defender):
        return 0
    return t.warriors[t.lender][battle.at]


def enemy_ground(t: Table, faction: Faction) -> Places:
    """r.44, r.45 Where enemies have any piece."""
    found = 0
    enemies = t.enemies(faction)
    for enemy in enemies:
        found |= t.occupied[enemy]
    for role in t._asked.pawns:
        if role.id in enemies and t.boards[role.id] is not None:
            found |= role.stands(t)
    return found


def open_to_battle(t: Table, faction: Faction) -> Places:
    """4.3#1 Where the faction could battle somebody; with hired warriors alone not their own side (r.121)."""
    own = ROLES[faction].stands(t) & ON_MAP
    found = own & enemy_ground(t, faction) if own else 0
    if hirer(t) == faction:
        for c in PLACES_IN[t.stations[t.lender] & ~own & ON_MAP]:
            if defenders(t, faction, c):
                found |= 1 << c
    return found


def battlefields(t: Table, faction: Faction) -> list[Clearing]:
    return PLACES_IN[open_to_battle(t, faction)]


def can_battle_somewhere(t: Table, faction: Faction) -> bool:
    """Whether any battle is open to the faction."""
    return open_to_battle(t, faction) > 0


def can_battle(t: Table, faction: Faction, at: Clearing) -> bool:
    return open_to_battle(t, faction) >> at & 1 > 0


def defenders(t: Table, faction: Faction, at: Clearing) -> list[Faction]:
    """4.3#2 Enemies with any piece here (r.44, r.45); with hired warriors alone not their own side."""
    alone = not ROLES[faction].can_fight(t, at)
    found: list[Faction] = []
    for enemy in t.enemies(faction):
        there = t.occupied[enemy] >> at & 1 > 0 or (ROLES[enemy].has_pawn and ROLES[enemy].present(t, at))
        if there and not (alone and enemy == t.lender):
            found.append(enemy)
    return found


async def battle_somewhere(t: Table, faction: Faction, places: list[Clearing], optional: bool) -> Clearing | None:
    """4.3 Choose a clearing and a defender, and fight. The clearing, or None if it was declined."""
    at = await Decision(t.seat_of[faction], kinds.BATTLE_WHERE, [*([None] if optional else []), *places])
    if at is None:
        return None
    await battle_at(t, faction, at)
    return at


async def battle_at(t: Table, faction: Faction, at: Clearing) -> None:
    enemy = await Decision(t.seat_of[faction], kinds.BATTLE_WHOM, defenders(t, faction, at), at)
    await battle(t, Battle(faction, enemy, at))


async def battle(t: Table, b: Battle) -> None:
    """4.3 A battle in one clearing."""
    t.tell(events.BATTLE, b.attacker, b.defender, b.at)
    attacker, defender = ROLES[b.attacker], ROLES[b.defender]
    if "begin_battle" in attacker.answers:
        await attacker.begin_battle(t, b)
    await ambush(t, b)  # 4.3.1
    if still_fighting(t, b):  # 4.3.1#4
        for role in t._asked.helping:
            await role.before_roll(t, b)
        sums = NO_SUMS if t.journal is None else Sums()
        low, high = sorted((t.chance.below(DIE_FACES), t.chance.below(DIE_FACES)))  # 4.3.2, r.07
        t.tell(events.ROLLED, high, low)
        b.dealt, b.taken = defender.rolls(low, high)  # 4.3.2#1
        sums.add("rolled", b, "4.3.2#1")
        dealt = min(b.dealt, attacker.most_hits(t, b) + hired(t, b.attacker, b))  # 4.3.2.I
        taken = min(b.taken, defender.most_hits(t, b) + hired(t, b.defender, b) + lent_hits(t, b))
        b.dealt, b.taken = dealt, taken
        sums.add("few", b, "4.3.2.I")
        b.dealt, b.taken = dealt + attacker.extra_hits(t, b), taken + defender.extra_hits(t, b)  # r.42
        sums.add("extra", b, "4.3.2.II#1")
        if defender.defenseless(t, b) and not hired(t, b.defender, b):  # 4.3.2.III, r.41
            b.dealt += 1
            sums.add("defenseless", b, "4.3.2.III")
        if t.crafted[b.attacker] or "more_hits" in attacker.answers:  # 4.3.2.II
            await after_the_roll(t, b, attacker, taken)
        if t.crafted[b.defender] or "more_hits" in defender.answers:
            await after_the_roll(t, b, defender, dealt)
        sums.add("cards", b, "4.3.2.II#1")
        t.tell(events.HITS, b.dealt, b.taken, sums.dealt, sums.taken)
        lost = await fall(t, b, defender, b.dealt) if b.dealt else []  # defender first, then attacker
        if b.taken:
            lost += await fall(t, b, attacker, b.taken)
        if lost:
            await exchange(t, b, lost)  # 4.3.3#1
    for role in (attacker, defender):
        if "after_battle" in role.answers:
            await role.after_battle(t, b)


async def after_the_roll(t: Table, b: Battle, role: Role[Any], against: int) -> None:
    """What one side adds by its cards and its board, or is spared of the rolled hits `against` it."""
    if t.crafted[role.id]:
        await after_roll(t, b, role.id, against)
    if "more_hits" in role.answers:
        b.add_hits(role.id, await role.more_hits(t, b))


def lent_hits(t: Table, b: Battle) -> int:
    return ROLES[b.enlisted].lends_hits(t, b) if b.enlisted >= 0 else 0


def still_fighting(t: Table, b: Battle) -> bool:
    return ROLES[b.attacker].can_fight(t, b.at) or hired(t, b.attacker, b) > 0


def exchange(t: Table, b: Battle, losses: list[Loss]) -> Flow[None]:
    """The hits of both sides are one event (r.18)."""
    for loss in losses:
        loss.bonus = ROLES[loss.by].spoils(t, b, loss)
        b.removed[loss.by] += loss.count
    return remove(t, losses)


async def ambush(t: Table, b: Battle) -> None:
    """4.3.1 The defender may play an ambush, the attacker may foil it (r.39)."""
    if t.effects[b.attacker] & SCOUTING_PARTY:
        return
    card = foil = None
    if may_hold_ambush(t, b.defender, b.at):  # 4.3.1#1
        card = await Decision(t.seat_of[b.defender], kinds.AMBUSH, ambushes(t, b.defender, b.at), b.at)
    if card is None:
        return
    cards.play(t, b.defender, card)
    if may_hold_ambush(t, b.attacker, b.at):  # 4.3.1.I#1
        foil = await Decision(t.seat_of[b.attacker], kinds.FOIL, ambushes(t, b.attacker, b.at), b.at)
    if foil is None:
        await exchange(t, b, await fall(t, b, ROLES[b.attacker], 2))  # 4.3.1#2
    else:
        cards.spend(t, b.attacker, foil)  # 4.3.1.I#2
    cards.played(t, b.defender, card)  # 4.3.1#3


def may_hold_ambush(t: Table, faction: Faction, at: Clearing) -> bool:
    """r.172 Asked also of who holds none, as long as the others cannot know it."""
    return cards.could_hold(t, faction, AMBUSHES[t.suits[at]])


def ambushes(t: Table, faction: Faction, at: Clearing) -> list[Card | None]:
    """What it may answer."""
    hand = t.hands[faction]
    return [None, *cards.distinct([c for c in AMBUSHES[t.suits[at]] if c in hand])]


def fall(t: Table, b: Battle, role: Role[Any], hits: int) -> Flow[list[Loss]]:
    """What one side loses by so many hits."""
    return role.take_hits(t, b, hits) if "take_hits" in role.answers else take_hits(t, role.id, b, hits)


async def take_hits(t: Table, faction: Faction, b: Battle, hits: int) -> list[Loss]:
    """4.3.3#3 Warriors first; hired ones take every second hit (11.2.7.III.a); then buildings and tokens by choice."""
    other = b.instigator if b.instigator >= 0 else b.other(faction)  # r.102
    loss = Loss(faction, other, b.at, 0)
    loss.battle = True
    loss.defending = faction == b.defender
    own, lent = t.warriors[faction][b.at], hired(t, faction, b)
    loss.warriors = min(own, max((hits + 1) // 2, hits - lent)) if lent else min(own, hits)  # r.122
    hits -= loss.warriors
    losses = [loss]
    if lent and hits > 0:
        hired_loss = Loss(t.lender, other, b.at, min(lent, hits))
        hired_loss.battle = True
        hired_loss.side = faction  # r.123
        losses.append(hired_loss)
        hits -= hired_loss.warriors
    left = [kind for kind in PIECES_OF[faction] for _ in range(min(hits, t.pieces[kind][b.at]))] if hits > 0 else []
    if left:
        hits = min(hits, len(left))  # r.43
        chooser = b.instigator if b.instigator >= 0 else faction  # E.4.2#2
        fallen = await pick(t.seat_of[chooser], kinds.HIT, left, hits, hits, lambda owed: (b.at, owed))
        loss.pieces = [(kind, fallen.count(kind)) for kind in dict.fromkeys(fallen)]
    return losses
