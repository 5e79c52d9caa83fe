"""What silence makes likely: who let a battle pass without an ambush probably held none."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from klubovna.games.root.battle import AMBUSHES, SCOUTING_PARTY
from klubovna.games.root.events import BATTLE, DREW, PLAYED, ROLLED, STOLE
from klubovna.games.root.facts import Clearing, Faction, Suit
from klubovna.games.root.state import Table

KEPT_BACK: Final = 0.15
"""So seldom an ambush that could be played is not."""


def declined(t: Table, heard: Sequence[dict[str, Any]]) -> dict[tuple[Faction, Suit], int]:
    """Who was last attacked in a clearing of which suit and did not ambush, with how many cards came to hand since.

    Who battles under a Scouting Party asks for no ambush, and learns nothing.
    """
    found: dict[tuple[Faction, Suit], int] = {}
    open_to: tuple[Faction, Suit] | None = None
    for event in heard:
        name, params = event["event"], event["params"]
        if name == BATTLE.name:
            scouted = t.effects[Faction(params["attacker"])] & SCOUTING_PARTY
            at = Clearing(params["clearing"])
            open_to = None if scouted else (Faction(params["defender"]), Suit(t.suits[at]))
        elif name == PLAYED.name:
            open_to = None
        elif name == ROLLED.name and open_to is not None:
            found[open_to] = 0
            open_to = None
        elif name in (DREW.name, STOLE.name):
            for key in found:
                if key[0] == params["faction"]:
                    found[key] += 1
    return found


def likelihood(t: Table, heard: Sequence[dict[str, Any]], seat: int) -> Callable[[Table], float] | None:
    """How likely a deal is: the less so, the more ambushes it gives to those who have not played one."""
    told = {key: fresh for key, fresh in declined(t, heard).items() if t.seat_of[key[0]] != seat}
    if not told:
        return None

    def of(deal: Table) -> float:
        odds = 1.0
        for (faction, suit), fresh in told.items():
            hand = deal.hands[faction]
            held = sum(card in hand for card in AMBUSHES[suit])
            if held and len(hand) > fresh:
                odds *= KEPT_BACK ** (held * (len(hand) - fresh) / len(hand))  # any card may be a new one
        return odds

    return of
