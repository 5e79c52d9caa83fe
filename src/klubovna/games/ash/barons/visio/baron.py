"""Visio: sees the attackers, and foresees the opponent's card."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.ash import events
from klubovna.games.ash.facts import CARD_FACTS, CARDS, CHARACTERS, Card
from klubovna.games.ash.kinds import all_on
from klubovna.games.ash.powers import Baron, Emblem, spend
from klubovna.games.ash.state import KING, Table
from klubovna.games.ash.totals import known
from klubovna.kernel.decision import Decision, Flow, Kind
from klubovna.kernel.journal import Event
from klubovna.kernel.zones import show


def guess(t: Any, decision: Decision[Any], value: int) -> list[str]:
    """The opponent's card is named from a row of its own, beside the own cards."""
    return [f"guess:{CARD_FACTS[value].id}"]


REVEAL: Final = Kind("power.reveal", of="answer", rule="power.06", about="battle", lights=all_on("power:visio_reveal"))
PREMONITION: Final = Kind("power.premonition", of="card", rule="power.07", about="battle", lights=guess)

REVEALED: Final = Event("revealed", "side", rule="power.06", shows="change @side")
GUESSED: Final = Event("guessed", "side card", rule="power.07", shows="card @side >")


class Visio(Baron):
    id = "visio"
    colour = "cyan"
    emblem = Emblem("eye", shape="disc", fill="#0072b2", ink="#ffffff")
    kinds = (REVEAL, PREMONITION)
    events = (REVEALED, GUESSED)

    def attacked(self, t: Table, attacker: int, defender: int) -> Flow[None] | None:
        """power.06 Attacked by another player, Visio may see the attackers before cards are chosen (r.pow.1)."""
        if defender == KING or defender != self.holds(t) or t.sides[attacker].automated:
            return None
        return self.reveal(t, attacker, defender)

    async def reveal(self, t: Table, attacker: int, defender: int) -> None:
        if await Decision(defender, REVEAL, [None, 1], known(t, None)) is None:
            return
        spend(t, defender)
        t.tell(REVEALED, defender)
        show(t, t.sides[attacker].hand + t.attackers, t.seen_warriors)
        t.tell(events.ATTACKERS_SHOWN, attacker, t.attackers[:])

    def foresee(self, t: Table, attacker: int, defender: int) -> Flow[tuple[int, Card] | None] | None:
        """power.07 After the cards are chosen and before they are shown, Visio may name the opponent's card once."""
        visio = self.holds(t)
        if defender == KING or visio < 0 or visio not in (attacker, defender):  # r.pow.2
            return None
        return self.name_card(t, visio, attacker if visio == defender else defender)

    async def name_card(self, t: Table, visio: int, opponent: int) -> tuple[int, Card] | None:
        options: list[Card | None] = [None, *CARDS]
        card = await Decision(visio, PREMONITION, options, known(t, None))
        if card is None:
            return None
        spend(t, visio)  # power.09
        t.tell(GUESSED, visio, card)
        return opponent, card


BARON: Final = Visio(CHARACTERS.index("visio"))
