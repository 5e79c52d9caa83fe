"""A turn: place a minion, carry out its action, perhaps summon, pass on."""

from __future__ import annotations

from klubovna.games.ash import automa, events, kinds, rounds
from klubovna.games.ash.barons import moments as barons
from klubovna.games.ash.battle import battle
from klubovna.games.ash.build import build
from klubovna.games.ash.cards import take_cards_back
from klubovna.games.ash.facts import Area, Warrior
from klubovna.games.ash.powers import FIRST_POWER
from klubovna.games.ash.resources import use_building, use_gold_space
from klubovna.games.ash.setup import settle
from klubovna.games.ash.spaces import put_minion, spaces
from klubovna.games.ash.state import (
    BATTLE_SPACE,
    BUILD_SPACE,
    FINISH,
    GOLD_SPACE,
    RESOURCE_SPACE,
    ROUND_END,
    SET_UP,
    START,
    Table,
)
from klubovna.games.ash.summon import summon, summonable
from klubovna.kernel.decision import Decision, Flow


def step(t: Table) -> Flow[None]:
    """From one moment at which the table alone tells what comes next to the next one."""
    return begin(t) or pause()


def steps(t: Table) -> Flow[None]:
    """The same, with a turn that ends without a question before it: that needs no step of its own."""
    flow = begin(t)
    while flow is None:
        flow = begin(t)
    return flow


async def pause() -> None:
    """A step ends, and nobody was asked."""


def begin(t: Table) -> Flow[None] | None:
    """The flow for what comes next; None if nobody had to be asked and it was done at once."""
    phase = t.phase
    if phase == FINISH:
        return finish(t, t.order[t.turn])
    if phase == START:
        side = t.order[t.turn]
        return automated_turn(t) if t.sides[side].automated else start(t, side)
    if phase == SET_UP:
        return settle(t)
    assert phase == ROUND_END
    return rounds.end_of_round(t)


async def automated_turn(t: Table) -> None:
    await automa.turn(t)
    pass_on(t)


async def start(t: Table, side: int) -> None:
    """turn.01 One minion is placed; before that a power may be used (r.pow.11)."""
    menu = spaces(t, side)
    if t.powers:
        menu += barons.own_turn(t, side)
    move = await Decision(side, kinds.START, menu)
    if move >= FIRST_POWER:
        await barons.use(t, side, move)
        return
    await place_minion(t, side, move)
    t.phase = FINISH


def place_minion(t: Table, side: int, space: int) -> Flow[None]:
    """turn.02 The action of the space is carried out at once."""
    put_minion(t, side, space)
    if space < BATTLE_SPACE:
        return use_building(t, side, Area(space - RESOURCE_SPACE))  # turn.05
    if space < GOLD_SPACE:
        return battle(t, side, space)  # turn.07
    if space == GOLD_SPACE:
        return use_gold_space(t, side)
    if space == BUILD_SPACE:
        return build(t, side)  # turn.06
    return refresh(t, side)  # turn.08


async def refresh(t: Table, side: int) -> None:
    """turn.08 All used battle cards return to hand; with powers the token is turned up too (power.05, r.turn.2)."""
    take_cards_back(t, side)
    t.sides[side].power = t.powers


def finish(t: Table, side: int) -> Flow[None] | None:
    """turn.03 At most one summoning; powers before or after it; then the turn passes on."""
    menu: list[Warrior | int | None] = [None]  # sum.03
    if not t.summoned:  # sum.02
        menu += summonable(t, side)
    if t.powers:
        menu += barons.own_turn(t, side)
    if len(menu) > 1:
        return finish_with(t, side, menu)
    pass_on(t)
    return None


async def finish_with(t: Table, side: int, menu: list[Warrior | int | None]) -> None:
    deed = await Decision(side, kinds.FINISH, menu)
    if deed is None:
        pass_on(t)
    elif deed >= FIRST_POWER:
        await barons.use(t, side, deed)
    else:
        await summon(t, side, Warrior(deed))
        t.summoned = True
        if not t.powers:
            pass_on(t)  # nothing is left to be done


def pass_on(t: Table) -> None:
    """turn.04 The figure goes to the next player in the turn order; after the last minion the round ends (win.02)."""
    t.summoned = False
    order = t.order
    t.turn = t.turn + 1 if t.turn + 1 < len(order) else 0
    side = order[t.turn]
    if t.sides[side].minions:
        t.phase = START
        if t.journal is not None:
            t.tell(events.TURN, side)
    else:
        t.phase = ROUND_END
