"""Rooms come onto the table: overlay tiles, coins, monsters by the number of characters, standees, ability cards."""

from __future__ import annotations

from klubovna.games.gloomhaven.cards.decks import turn_up
from klubovna.games.gloomhaven.events import MONSTER_CARD, MONSTER_PLACED, NO_STANDEE, ROOM_REVEALED, SPAWNED, WOKEN
from klubovna.games.gloomhaven.facts import (
    MONSTER,
    MONSTER_CARDS,
    MONSTER_DECK,
    MONSTERS,
    STANDEES_OF,
    STATS,
    TRAP_DAMAGE,
)
from klubovna.games.gloomhaven.figures import MONSTER_FIGURE, NOBODY, OBJECTIVE, PER_INITIATIVE, REST, Figure
from klubovna.games.gloomhaven.kinds import MONSTER_HEX, MONSTERS_FIRST
from klubovna.games.gloomhaven.scenario.book import Overlay, Spawned
from klubovna.games.gloomhaven.state import TURN, TURNS, Table
from klubovna.games.gloomhaven.vocabulary.amounts import Amount, worked_out
from klubovna.games.gloomhaven.vocabulary.words import BOSS, CONDITION, NORMAL, RANKS
from klubovna.kernel.decision import Decision
from klubovna.kernel.hexes import FAR, Hex, distance

MONSTERS_AFTER = 50
"""init.06 Characters come before monsters of the same initiative."""


def count(t: Table, amount: Amount) -> int:
    """spec.09, boss.03 L is the scenario level, C the number of characters."""

    def ask(name: str) -> int:
        return t.party if name == "C" else t.level

    return worked_out(amount, ask)


def running(t: Table) -> bool:
    """Whether a round is under way, so that new monsters need a card."""
    return t.phase in (TURNS, TURN)


def standee(t: Table, monster: int) -> int:
    """key.05, reveal.03 A random free number; 0 if there is none left."""
    stock = STANDEES_OF[monster]
    taken = {f.number for f in t.figures if f.form == MONSTER_FIGURE and STANDEES_OF[f.who] == stock}
    free = [n for n in range(1, MONSTERS[stock].standees + 1) if n not in taken]
    return t.chance.pick(free) if free else 0


def token(t: Table) -> int:
    """spec.08 A random number for an objective."""
    taken = {f.number for f in t.figures if f.form == OBJECTIVE}
    objectives = sum(len(t.book.spots(one)) for one in t.book.objectives)
    return t.chance.pick([n for n in range(1, max(objectives, len(taken) + 1) + 1) if n not in taken])


def hit_points(t: Table, monster: int, rank: int) -> int:
    """mstat.03, boss.03"""

    grows = t.book.grows.get(monster)
    more = 0
    if grows is not None:
        from klubovna.games.gloomhaven.scenario.goals import standing

        more = standing(t, grows.stands)  # spec.10
    return count(t, STATS[monster][rank][t.level_of(monster)].hp) + more


def place(t: Table, monster: int, rank: int, at: Hex, coin: bool) -> Figure | None:
    """A monster is put onto the map, if a standee is left (reveal.04, mon.other.04)."""
    number = standee(t, monster)
    if not number:
        t.tell(NO_STANDEE, monster)
        return None
    if MONSTERS[monster].boss:
        rank = BOSS
    hp = hit_points(t, monster, rank)
    side = t.book.side(monster)
    figure = t.enter(form=MONSTER_FIGURE, who=monster, rank=rank, number=number, at=at, hp=hp, side=side)
    figure.coin = coin
    figure.since = t.round
    figure.asleep = monster in t.book.asleep
    return figure


def reveal(t: Table, room: int, door: Hex | None) -> list[Figure]:
    """reveal.02, page.13 Everything of a room is placed: monsters nearest the door first (reveal.04)."""
    t.revealed |= 1 << room
    t.changed_map()
    facts = t.book.facts
    name = t.book.room_ids[room]
    for overlay in facts.overlays:
        if overlay.room == name:
            _lay_out(t, overlay)
    t.changed_map()
    for who, one in enumerate(facts.objectives):
        for at in t.book.spots(one):
            if room in t.book.rooms_at(at) and at not in t.occupied and not _open(t, at):
                hp = count(t, one.hp)
                t.enter(form=OBJECTIVE, who=who, rank=NORMAL, number=token(t), at=at, hp=hp, side=one.side)
    t.tell(ROOM_REVEALED, room)
    waiting = [one for one in facts.spawns if one.room == name and not one.group]
    return set_up(t, waiting, door)


def _open(t: Table, at: Hex) -> bool:
    door = t.book.door_at.get(at, NOBODY)
    return door >= 0 and bool(t.opened >> door & 1)


def set_up(t: Table, spawns: list[Spawned], door: Hex | None) -> list[Figure]:
    """key.01 to key.04 Monsters by the number of characters."""
    if door is not None:
        spawns = sorted(spawns, key=lambda one: distance(one.at, door))
    placed: list[Figure] = []
    for one in spawns:
        rank = one.rank.get(str(max(2, t.party)))
        if rank is not None:
            at = one.at if one.at not in t.occupied else nearest(t, one.at)[0]
            figure = place(t, MONSTER[one.monster], RANKS.index(rank), at, coin=True)
            if figure is not None:
                placed.append(figure)
                if one.marked:
                    t.marked.append(figure.id)
                t.tell(MONSTER_PLACED, figure.id, at)
    return placed


def _lay_out(t: Table, overlay: Overlay) -> None:
    kind, hexes = overlay.kind, overlay.hexes
    if kind == "obstacle":
        t.obstacles.append([*hexes])
    elif kind == "trap":
        damage = TRAP_DAMAGE[t.monster_level] if overlay.damage else 0  # tile.trap.06, tile.trap.07
        bits = sum(1 << CONDITION[name] for name in overlay.conditions)
        t.traps += [(at[0], at[1], damage, bits, NOBODY, 0, NOBODY) for at in hexes]
    elif kind == "hazardous":
        t.hazardous += hexes
    elif kind == "difficult":
        t.difficult += hexes
    elif kind == "coin":
        t.coins += [at for at in hexes for _ in range(overlay.amount)]
    elif kind == "treasure":
        number = -1 if overlay.goal else overlay.number
        if number not in t.looted:
            t.treasures += [(at[0], at[1], number) for at in hexes]


def nearest(t: Table, at: Hex) -> list[Hex]:
    """spec.01 The empty hexes nearest to a hex, itself first."""
    if t.empty(at):
        return [at]
    counts = t.ground.ranges(at) if at in t.ground.floor else {h: distance(at, h) for h in sorted(t.ground.floor)}
    least = FAR
    found: list[Hex] = []
    for hex, steps in counts.items():
        if steps <= least and t.empty(hex):
            if steps < least:
                least, found = steps, []
            found.append(hex)
    return sorted(found)


async def spawn(t: Table, monster: int, rank: int, at: Hex, instead: bool = False) -> Figure | None:
    """spec.01 to spec.03 A monster that a rule brings; it leaves no coin (resolve.09). `instead`: for one that died."""
    free = [at] if instead and at not in t.occupied else nearest(t, at)
    if not free:
        return None
    if len(free) > 1:
        at = await Decision(t.speaker, MONSTER_HEX, free, NOBODY)
    else:
        at = free[0]
    figure = place(t, monster, rank, at, coin=False)
    if figure is not None:
        t.tell(SPAWNED, figure.id, at)
        if running(t):
            await cards_for(t, [figure])
    return figure


# -- ability cards -----------------------------------------------------------------------------------------------------


async def cards_for(t: Table, figures: list[Figure]) -> None:
    """mabil.01, reveal.05, reveal.06, r.26 A card for every deck whose kinds have none this round; then their order."""
    new: list[int] = []
    for kind in sorted({one.who for one in figures if one.form == MONSTER_FIGURE and not t.still(one)}):
        i = t.kinds.index(kind)
        deck = t.decks.index(MONSTER_DECK[kind])
        if t.faces[deck] < 0:
            turn_up(t, deck)
        if not t.places[i]:
            initiative = REST if kind in t.book.silent else MONSTER_CARDS[t.faces[deck]].initiative
            t.places[i] = initiative * PER_INITIATIVE + MONSTERS_AFTER
            t.tell(MONSTER_CARD, kind, t.faces[deck])
            new.append(i)
    if new:
        await settle_ties(t, new)


async def wake(t: Table, figure: Figure) -> None:
    """spec.20 A sleeper that is woken counts as newly spawned."""
    figure.asleep = False
    figure.acted = False
    figure.since = t.round
    t.tell(WOKEN, figure.id)
    if running(t):
        await cards_for(t, [figure])


async def settle_ties(t: Table, new: list[int]) -> None:
    """init.07, mabil.05 Kinds of the same initiative act in the order the players like; those all dead come last."""
    standing = {figure.who for figure in t.figures if figure.form == MONSTER_FIGURE}
    for initiative in sorted({t.places[i] // PER_INITIATIVE for i in new}):
        tied = [i for i, place in enumerate(t.places) if place and place // PER_INITIATIVE == initiative]
        left = [t.kinds[i] for i in sorted(tied, key=lambda i: MONSTERS[t.kinds[i]].id)]
        rank = 0
        while left:
            here = [kind for kind in left if kind in standing]
            kind = (here or left)[0] if len(here) < 2 else await Decision(t.speaker, MONSTERS_FIRST, here)
            left.remove(kind)
            t.places[t.kinds.index(kind)] = initiative * PER_INITIATIVE + MONSTERS_AFTER + rank
            rank += 1
