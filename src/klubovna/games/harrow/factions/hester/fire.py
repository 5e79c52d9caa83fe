"""Fires: how they are lit, what they push away, and how they and Hester are fought."""

from __future__ import annotations

from itertools import compress
from typing import TypeAlias

from klubovna.games.harrow.attack import can_complete, fallen, spend
from klubovna.games.harrow.factions.hester import events, kinds
from klubovna.games.harrow.factions.hester.board import BURNT_SQUARE, SQUARES, SQUARES_PER_SIDE
from klubovna.games.harrow.facts import (
    BASIC_TOKENS,
    FFH,
    HESTER,
    HESTER_TOKEN,
    INFECTED,
    NEIGHBOURS,
    SPOTS,
    UNITS_PER_HEX,
    Faction,
    Spot,
)
from klubovna.games.harrow.movement import put, steps
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.rounds import finish_game
from klubovna.games.harrow.scoring import LAST_SPOON, score, take_off, turn_spoon_back
from klubovna.games.harrow.state import Table
from klubovna.games.harrow.tasks import Work
from klubovna.kernel.decision import Decision
from klubovna.kernel.fields import state_class

Piece: TypeAlias = tuple[str, int]
"""A component that a new fire pushes away: what it is, and which one."""
PAIR = 2


def fires(t: Table) -> list[Spot]:
    return list(compress(SPOTS, t.flames))


# -- lighting ----------------------------------------------------------------------------------------------------------


def open_sides(t: Table) -> list[Faction]:
    """Sides of her board with an empty square space."""
    assert t.hester is not None
    return [faction for faction in t.present if len(t.hester.squares[faction]) < SQUARES_PER_SIDE]


def can_light(t: Table) -> bool:
    """c5.fire.03 A pair of flames is left, and a square space is empty."""
    assert t.hester is not None
    return PAIR in t.hester.fire_spaces and bool(open_sides(t))


def would_burn(t: Table, faction: Faction, to: Spot) -> bool:
    """c5.fire.01, c5.fire.02, r.066 Whether an infected haint may enter because hostile infected haints stand there."""
    if t.flames[to]:
        return False
    enemies = [other for other in t.others(faction) if t.units(other, to)]
    return (
        bool(enemies)
        and all(t.units(other, to) == t.infected[other][to] for other in enemies)
        and sum(t.units(other, to) for other in t.present) < UNITS_PER_HEX
        and not t._hostile(faction, to)  # c5.move.08
        and can_light(t)
    )


async def light_fire(t: Table, at: Spot) -> None:
    """c5.fire.03-07 Hostile infected haints have met: one of each burns, everything else there is pushed away."""
    board = t.hester
    assert board is not None
    side = await Decision(t.seat_of[HESTER], kinds.FIRE_SIDE, open_sides(t))
    board.fire_spaces[board.fire_spaces.index(PAIR)] = 0
    t.add_flames(at, PAIR)
    t.tell(events.FIRE, at)
    for faction in t.present:
        take_off(t, faction, at, INFECTED)  # r.065
    if board.flames:  # c5.fire.07
        board.flames -= 1
        board.left += 1
        board.actions += 1
    t.todo.append(PushAway(at=at))
    fill_square(t, side, BURNT_SQUARE)


def fill_square(t: Table, side: Faction, what: int) -> None:
    """A square space is filled; c5.end.01, r.076 the sixth wins at once, r.105 against the Fair Folk at turn's end."""
    board = t.hester
    assert board is not None
    board.squares[side].append(what)
    t.tell(events.SQUARE, what, side, board.filled())
    if board.filled() == SQUARES and t.mode != FFH:
        t.winners = [HESTER]
        t.ending = "squares"
        t.todo = []
        finish_game(t)


# -- pushing away ------------------------------------------------------------------------------------------------------


def next_piece(t: Table, at: Spot) -> Piece | None:
    """c5.fire.05, c5.fire.06 Something else on the new fire's hex; storms stay, and Hester may (r.067)."""
    for faction in t.present:
        if t.infected[faction][at]:
            return "infected", faction
    for token in BASIC_TOKENS:
        if t.tokens[token][at]:
            return "token", token
    if t.paths[at]:
        return "path", 0
    if t.kami is not None and at in t.kami.dolls:
        return "doll", t.kami.dolls.index(at)
    for colour, row in enumerate(t.cubes_on):
        if row[at]:
            return "cube", colour
    return None


def pushes(t: Table, piece: Piece, at: Spot) -> list[Spot]:
    """Adjacent hexes that the piece may be pushed to."""
    what, which = piece
    if what == "infected":
        return steps(t, Faction(which), at)
    if what == "doll" and t.kami is not None:
        return [to for to in NEIGHBOURS[at] if to not in t.kami.dolls]  # r.141
    return NEIGHBOURS[at]


@state_class
class PushAway(Work):
    """c5.fire.05 One component after the other leaves the new fire, each to a hex of Hester's choice."""

    at: Spot

    async def run(self, t: Table) -> None:
        piece = next_piece(t, self.at)
        if piece is None:
            self.finish(t)
            for faction in t.in_play:
                await ROLES[faction].fire_lit(t, self.at)
            return
        ways = pushes(t, piece, self.at)
        if not ways:
            assert piece[0] == "infected"
            take_off(t, Faction(piece[1]), self.at, INFECTED)  # r.067
            t.supply[piece[1]] += 1
            t.tell(events.FIRE_LOST, piece)
            return
        to = await Decision(t.seat_of[HESTER], kinds.FIRE_PUSH, ways, piece)
        t.tell(events.FIRE_PUSHED, piece, to)
        push(t, piece, self.at, to)


def push(t: Table, piece: Piece, at: Spot, to: Spot) -> None:
    what, which = piece
    if what == "infected":
        faction = Faction(which)
        if t.infected[faction][at] <= t.nailed(faction, INFECTED, at):
            t.nails.remove([faction, INFECTED, at])
        put(t, faction, INFECTED, at, to)
    elif what == "token":
        t.tokens[which][at] -= 1
        t.tokens[which][to] += 1
    elif what == "path":
        t.paths[at] -= 1
        t.paths[to] += 1
    elif what == "doll":
        assert t.kami is not None
        t.kami.dolls[which] = to
    else:
        t.cubes_on[which][at] -= 1
        t.cubes_on[which][to] += 1


# -- fighting ----------------------------------------------------------------------------------------------------------


async def press_hester(t: Table, attacker: Faction, at: Spot) -> None:
    """c5.fireattack.05-08, c5.fight.03 A successful attack: first the flames, then Hester if she is there."""
    seat = t.seat_of[attacker]
    automated = ROLES[attacker].automated(t)
    most = min(t.flames[at], fallen(t, attacker))
    if most:
        amounts = [most] if automated else list(range(most + 1))
        amount = await Decision(seat, kinds.DOUSE, amounts, at)
        douse(t, attacker, at, amount)
    here = t.legend_at[HESTER_TOKEN] == at and not t.flames[at]
    if not here or not can_complete(t, attacker, at, HESTER):  # r.062
        return
    if await Decision(seat, kinds.KILL, [True] if automated else [False, True], at):
        await kill_hester(t, attacker, at)


def douse(t: Table, attacker: Faction, at: Spot, amount: int) -> None:
    """c5.fireattack.05-07 One cube for each flame; the last one puts the fire out and scores."""
    board = t.hester
    assert board is not None
    if not amount:
        return
    t.pay_cubes(attacker, amount)
    t.add_flames(at, -amount)
    board.flames += amount
    t.tell(events.DOUSED, attacker, at, amount)
    if not t.flames[at]:
        t.tell(events.FIRE_OUT, attacker, at)
        score(t, attacker, 1, "fires")
        refill_space(t)


def refill_space(t: Table) -> None:
    """c5.fireattack.07, r.068 Two flames of the supply, or as many as there are, to the rightmost empty fire space."""
    board = t.hester
    assert board is not None
    for space in reversed(range(len(board.fire_spaces))):
        if not board.fire_spaces[space]:
            board.fire_spaces[space] = min(PAIR, board.flames)
            board.flames -= board.fire_spaces[space]
            return


async def kill_hester(t: Table, attacker: Faction, at: Spot) -> None:
    """c5.fight.04-06 She leaves the map; the attacker may set the spoon back and scores nothing else."""
    spend(t, attacker, at)
    t.tell(events.HESTER_KILLED, attacker, at)
    t.set_legend(HESTER_TOKEN, -1)
    if t.spoon[attacker] > 1:
        options = [True] if ROLES[attacker].automated(t) else [False, True]
        if await Decision(t.seat_of[attacker], kinds.SPOON, options):
            turn_spoon_back(t, attacker, LAST_SPOON)  # r.064
    if t.solo is not None:
        refill_space(t)  # solo.attack.10
