"""Clean-up in its eight steps (clean.01, r.51)."""

from __future__ import annotations

from klubovna.games.monsterlands import events, kinds
from klubovna.games.monsterlands.clan import Clan
from klubovna.games.monsterlands.clans import distinct, equip, gain, is_settler, leave, lose_card, without
from klubovna.games.monsterlands.deeds import Deed, anytime, do, spoils
from klubovna.games.monsterlands.facts import (
    ATTACK,
    CARD_KIND,
    COST,
    CROWD,
    ENTRANCE,
    GLORY_END,
    HAGGLE,
    KILL,
    LAND_A,
    LAND_B,
    MAGIC,
    PANIC_BUILDING,
    PANIC_TOKENS,
    PATHS,
    REPUTATION,
    ROUNDS,
    SAM_FACTS,
    SCENARIOS,
    STRENGTH,
    Member,
    wage,
)
from klubovna.games.monsterlands.moments import NO_MEMBER, NO_MONSTER, NOBODY, InCleanUp
from klubovna.games.monsterlands.monsters import discard_monster, monster_for
from klubovna.games.monsterlands.records import Amounts
from klubovna.games.monsterlands.scoring import tell_scores
from klubovna.games.monsterlands.state import Table
from klubovna.games.monsterlands.wounds import clear_tokens
from klubovna.kernel.decision import Decision, Flow
from klubovna.kernel.fields import state_class


@state_class
class CleanUp(InCleanUp):
    """clean.01 The eight steps; the first two, clear the board and panic, ask nobody."""

    async def run(self, t: Table) -> None:
        clear_board(t)
        spread_panic(t)
        t.then(NewChiefs(), *(BeforeWages(seat=seat) for seat in t.clockwise()), EndOfRound())


def clear_board(t: Table) -> None:
    """clean.board.01, clean.board.03 Survivors come home with what lies on their tokens; traps are discarded."""
    who, owner = t.who, t.owner
    for path in PATHS:
        member = who[path]
        if member == NO_MEMBER and owner[path] == NOBODY:
            continue
        clear_tokens(t, path)
        if member >= 0:
            t.tell(events.CAME_HOME, owner[path], member)
            coins, potions, poisons = t.path_coins[path], t.path_potions[path], t.path_poisons[path]
            if coins or potions or poisons:
                gain(
                    t, owner[path], Amounts(coins=coins, potion=potions, poison=poisons)
                )  # benefit.03, gate.07, lab.08
        t.path_coins[path] = t.path_potions[path] = t.path_poisons[path] = 0
        who[path] = NO_MEMBER
        owner[path] = NOBODY
        t.guard[path] = t.deeds[path] = t.results[path] = 0
    t.sam_tokens = SAM_FACTS.tokens if t.solo else 0


# -- panic -----------------------------------------------------------------------------------------------------------


def spread_panic(t: Table) -> None:
    """clean.panic.01 to clean.panic.03 The strongest of those that were fought in vain stays at the entrance."""
    coming = [t.monsters[ENTRANCE]] if t.monsters[ENTRANCE] >= 0 else []
    for place in (LAND_A, LAND_B):
        if t.fought[place] and t.monsters[place] >= 0:
            coming.append(t.monsters[place])
            t.monsters[place] = NO_MONSTER
    coming += t.fled  # r.45
    t.fled = []
    t.fought = [False] * 3
    if not coming:
        return
    worst = max(coming, key=lambda monster: (ATTACK[monster], KILL[monster]))  # r.48: the first of equals
    for monster in coming:
        if monster != worst:
            discard_monster(t, monster)
    if t.monsters[ENTRANCE] != worst:
        t.monsters[ENTRANCE] = worst
        t.tell(events.AT_ENTRANCE, worst)
    for _ in range(PANIC_TOKENS[worst]):  # ref.monster.07
        if t.panic_pile:  # r.49
            building = PANIC_BUILDING[t.panic_pile.pop()]
            t.panic[building] = True
            t.shown += 1
            t.tell(events.PANIC, building)


# -- chiefs and wages ------------------------------------------------------------------------------------------------


def foremost(t: Table, members: list[Member]) -> list[Member]:
    """Those of highest reputation, among them those of highest cost; equal rookies count as one."""
    best = max((REPUTATION[member], COST[member]) for member in members)
    return distinct(t, [member for member in members if (REPUTATION[member], COST[member]) == best])


@state_class
class NewChiefs(InCleanUp):
    """Step 3, clan by clan; whoever settles a land before it is not promoted (settle.07, r.12)."""

    def begin(self, t: Table) -> Flow[None] | None:
        for clan in t.clans:
            if clan.chief < 0 and clan.members:
                return self.choose(t)
        t.done()
        return None

    async def choose(self, t: Table) -> None:
        for seat in t.clockwise():
            clan = t.clans[seat]
            if clan.chief < 0 and clan.members:
                t.turn = seat
                menu = spoils(t, seat)
                deed = await Decision(seat, kinds.BEFORE_CHIEF, [None, *menu], heirs(t, clan)) if menu else None
                if deed is not None:
                    await do(t, seat, deed)
                    return
                await promote(t, seat)
        t.done()


def heirs(t: Table, clan: Clan) -> list[Member]:
    """clean.chief.01 Who can be promoted: a settler only if nobody else is left (clean.chief.02, r.98)."""
    return foremost(t, [member for member in clan.members if not is_settler(t, member)] or clan.members)


async def promote(t: Table, seat: int) -> None:
    """clean.chief.01 A settler who is promoted leaves his land."""
    clan = t.clans[seat]
    member = await Decision(seat, kinds.PROMOTE, heirs(t, clan))
    for land in clan.lands:
        if t.settler[land] == member:
            t.settler[land] = NO_MEMBER  # settle.05
    clan.chief = member
    t.tell(events.PROMOTED, seat, member)


@state_class
class BeforeWages(InCleanUp):
    """clean.board.02, r.12, r.54 Heal, sell, settle, use loot or pass equipment on before the wages."""

    seat: int

    def begin(self, t: Table) -> Flow[None] | None:
        seat = t.turn = self.seat
        menu = anytime(t, seat)
        if menu:
            return self.prepare(t, seat, menu)
        if pay_wages(t, seat):
            t.done()
        else:
            t.then(Wages(seat=seat))
        return None

    async def prepare(self, t: Table, seat: int, menu: list[Deed]) -> None:
        deed = await Decision(seat, kinds.BEFORE_WAGES, [None, *menu], seat)
        if deed is not None:
            await do(t, seat, deed)
            clan = t.clans[seat]
            if clan.chief < 0 and clan.members:
                await promote(t, seat)  # r.83: hired by a clan that had lost everybody
            return
        t.then(Wages(seat=seat))


def paid(t: Table, clan: Clan) -> list[Member]:
    """Everybody but the chief and settlers (clean.chief.03, settle.03)."""
    chief, settler = clan.chief, t.settler
    return [member for member in clan.members if member != chief and member not in settler]


def pay_wages(t: Table, seat: int) -> bool:
    """clean.wages.01 Each of them is paid, if the clan has enough."""
    clan = t.clans[seat]
    due = wage(clan.glory) * len(paid(t, clan))
    if clan.coins < due:
        return False
    clan.coins -= due
    t.tell(events.WAGES, seat, due, due, clan.coins)
    t.handed = []
    return True


@state_class
class Wages(InCleanUp):
    """clean.wages.06 Whoever cannot pay all of them loses one."""

    seat: int

    async def run(self, t: Table) -> None:
        seat, clan = self.seat, t.clans[self.seat]
        if not pay_wages(t, seat):
            members = paid(t, clan)
            had, due = clan.coins, wage(clan.glory) * len(members)
            clan.coins = 0  # clean.wages.05
            t.tell(events.WAGES, seat, had, due, 0)
            first = foremost(t, members)  # clean.wages.06, r.53
            member = await Decision(seat, kinds.DESERTER, first, (had, due))
            await desert(t, seat, member)
            t.handed = []
        t.done()


async def desert(t: Table, seat: int, member: Member) -> None:
    """clean.wages.07, clean.wages.08 He leaves; his equipment stays where there is room for it."""
    cards = t.carried(member)
    t.tell(events.DESERTED, seat, member)
    await leave(t, seat, member)
    clan = t.clans[seat]
    for card in cards:
        options: list[Member | None] = [None, *distinct(t, without(t, clan.members, CARD_KIND[card]))]
        heir = await Decision(seat, kinds.INHERIT, options, card)
        if heir is None:
            lose_card(t, seat, card)
        else:
            equip(t, seat, card, heir)


# -- the end of the round --------------------------------------------------------------------------------------------


@state_class
class EndOfRound(InCleanUp):
    """Steps 5 to 8: glory check, prepare the board, first player, round marker."""

    async def run(self, t: Table) -> None:
        t.turn = t.first
        rounds = SCENARIOS[t.scenario - 1].rounds if t.solo else ROUNDS
        famous = not t.solo and any(clan.glory >= GLORY_END for clan in t.clans)  # basics.02, solo.11
        if t.round == rounds or famous:  # clean.glory.01
            tell_scores(t)
            t.over = True
            return
        prepare(t)
        if not t.solo:  # r.97
            t.first = next_first(t)
            t.tell(events.NEW_FIRST, t.first, t.clans[t.first].reputation)
        t.round += 1  # clean.marker.01
        t.done()


def prepare(t: Table) -> None:
    """clean.prepare.01 to clean.prepare.06"""
    supply = t.dice
    for colour in range(3):
        supply[colour] += t.spent[colour] + sum(t.on_path[colour::3]) + sum(t.safe[colour::3])
    t.spent = [0] * 3
    t.on_path = [0] * len(t.on_path)
    t.safe = [0] * len(t.safe)
    for clan in t.clans:  # r.10
        supply[STRENGTH] += clan.strength
        supply[MAGIC] += clan.magic
        supply[HAGGLE] += len(clan.haggle)
        clan.strength = clan.magic = 0
        clan.haggle = []
    t.placed = [[] for _ in t.placed]
    new_quests(t)
    places = (LAND_A, LAND_B) if t.seats >= CROWD else (LAND_A,)
    for place in places:
        if t.monsters[place] < 0:
            monster_for(t, place)
    for place in places:
        if t.lands[place] < 0:
            new_land(t, place)


def new_quests(t: Table) -> None:
    """clean.prepare.02 The first is a roll quest, the second a pay quest (setup.19)."""
    for slot in range(2):
        if t.quests[slot] >= 0:
            t.quests_out.append(t.quests[slot])
        t.quests[slot] = t.bag.pop()
        t.tell(events.NEW_QUEST, 2 * t.quests[slot] + slot)
    t.shown += 1


def new_land(t: Table, place: int) -> None:
    """clean.prepare.04 A new land comes with a new event tile, a random side up (r.06)."""
    if t.events[place] >= 0:
        t.event_discard.append(t.events[place] // 2)
    if not t.event_deck:
        t.event_deck, t.event_discard = sorted(t.event_discard), []
        t.chance.shuffle(t.event_deck)
    t.lands[place] = t.land_deck.pop()
    t.events[place] = 2 * t.event_deck.pop() + t.chance.below(2)
    t.shown += 1
    t.tell(events.NEW_LAND, t.lands[place], place)


def next_first(t: Table) -> int:
    """clean.first.01, clean.first.02 The lowest reputation; on a tie the nearest to the right (r.58)."""
    right = [(t.first - i) % t.seats for i in range(1, t.seats + 1)]
    return min(right, key=lambda seat: t.clans[seat].reputation)
