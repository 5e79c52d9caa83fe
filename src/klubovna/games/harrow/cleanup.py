"""The clean-up at the end of a turn: cubes, collecting, the faction's goal."""

from __future__ import annotations

from klubovna.games.harrow import events
from klubovna.games.harrow.facts import BASIC_TOKENS, KEPT_CUBES, Faction, Token
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.state import CLEAN_UP, TURN, Table

CUBES, COLLECT, GOAL, OTHERS, OVER = range(5)


def clean_up(t: Table) -> None:
    """c1.cleanup.01 One part after the other, up to what takes several steps; nothing else happens here (r.134)."""
    faction = t.actor
    while t.phase == CLEAN_UP and not t.todo:
        moment = t.moment
        t.moment += 1
        if moment == CUBES:
            return_aside(t)
            keep_six(t, faction)
        elif moment == COLLECT:
            ROLES[faction].collect(t, take_up(t, faction))
        elif moment == GOAL:
            ROLES[faction].goal(t)
        elif moment == OTHERS:
            for other in t.in_play:
                if ROLES[other].joins_clean_up:
                    ROLES[other].others_clean_up(t, faction)
        else:
            keep_six(t, faction)  # the tree of an offer may have brought more (r.152)
            end_turn(t)


def return_aside(t: Table) -> None:
    """r.116 Cubes set aside for this turn come back, before the limit is checked."""
    if any(t.aside):
        for colour, count in enumerate(t.aside):
            t.ground[colour] += count
        t.aside = [0] * 8


def keep_six(t: Table, colour: int) -> None:
    """c1.strengthen.03, r.015 The surplus of the faction on turn goes back to its supply."""
    surplus = t.ground[colour] - KEPT_CUBES
    if surplus > 0:
        t.pay_cubes(colour, surplus)
        t.tell(events.SURPLUS, colour, surplus)


def take_up(t: Table, faction: Faction) -> list[Token]:
    """c1.cleanup.02, r.135 All ability tokens from hexes with a unit of the faction."""
    taken: list[Token] = []
    if not any(map(any, t.tokens)):
        return taken
    for at in t.where(faction):
        for token in BASIC_TOKENS:
            count = t.tokens[token][at]
            if count:
                for _ in range(count):
                    taken.append(token)
                    t.tell(events.COLLECTED, faction, token, at)
                t.tokens[token][at] = 0
    return taken


def end_turn(t: Table) -> None:
    """The next turn of the round, or its end."""
    t.phase = TURN
    t.moment = 0
    t.actor = Faction(-1)
