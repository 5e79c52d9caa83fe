"""The decisions of Crown of Ash, one line each, with the clause that gives them."""

from __future__ import annotations

from typing import Final

from klubovna.kernel.decision import Kind
from klubovna.kernel.parts import Lights


def all_on(part: str) -> Lights:
    """Every answer but "no" stands for this one part of the board."""
    return lambda t, decision, value: [part]


SETUP_BUILDING: Final = Kind("setup.building", of="building", rule="setup.12")
SETUP_WHERE: Final = Kind("setup.where", of="area", rule="setup.12", about="building")
SETUP_DEFENDER: Final = Kind("setup.defender", of="warrior", rule="setup.01", about="area")

START: Final = Kind("turn.start", of="move", rule="turn.01")
FINISH: Final = Kind("turn.finish", of="deed", rule="turn.03", ends=True)
GAIN_ANY: Final = Kind("gain.any", of="resource", rule="spec.01", about="due")
PAY_GOLD: Final = Kind("pay.gold", of="resource", rule="gold.02", about="bill")
PAY_ANY: Final = Kind("pay.any", of="resource", rule="spec.02", about="bill")
ADJUST: Final = Kind("adjust", of="defender", rule="adj.01", about="holding", many=True)

BUILD_TILE: Final = Kind("build.tile", of="tile", rule="build.03")
BUILD_WHERE: Final = Kind("build.where", of="area", rule="build.06", about="building")
REBIRTH: Final = Kind("altar.rebirth", of="answer", rule="altar.02", about="count", lights=all_on("graveyard"))

ATTACKERS: Final = Kind("battle.attackers", of="warrior", rule="battle.04", secret=True, about="target", many=True)
BATTLE_CARD: Final = Kind("battle.card", of="card", rule="battle.08", secret=True, about="battle")
BLACK_PART: Final = Kind("card.black", of="black", rule="cards.06")
LOSS: Final = Kind("card.loss", of="warrior", rule="cards.07", about="area")
FALLEN: Final = Kind("card.fallen", of="warrior", rule="cards.09")


ORDER: Final = Kind("order.next", of="seat", rule="order.02", about="number")
FIRST: Final = Kind("order.first", of="seat", rule="order.05")

KINDS: Final = [kind for kind in list(globals().values()) if isinstance(kind, Kind)]
