"""The decisions of Crown of Ash, one line each, with the clause that gives them."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.ash.facts import CARD_FACTS
from klubovna.kernel.decision import Decision, Kind
from klubovna.kernel.parts import Lights


def all_on(part: str) -> Lights:
    """Every answer but "no" stands for this one part of the board."""
    return lambda t, decision, value: [part]


def guess(t: Any, decision: Decision[Any], value: int) -> list[str]:
    """The opponent's card is named from a row of its own, beside the own cards."""
    return [f"guess:{CARD_FACTS[value].id}"]


SETUP_BUILDING: Final = Kind("setup.building", of="building", rule="setup.12")
SETUP_WHERE: Final = Kind("setup.where", of="area", rule="setup.12", about="building")
SETUP_DEFENDER: Final = Kind("setup.defender", of="warrior", rule="setup.01", about="area")

START: Final = Kind("turn.start", of="move", rule="turn.01")
FINISH: Final = Kind("turn.finish", of="deed", rule="turn.03")
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

REVEAL: Final = Kind("power.reveal", of="answer", rule="power.06", about="battle", lights=all_on("power:visio_reveal"))
PREMONITION: Final = Kind("power.premonition", of="card", rule="power.07", about="battle", lights=guess)
SECOND_CHANCE: Final = Kind(
    "power.second-chance", of="roll", rule="power.15", about="rolled-for", lights=all_on("power:mors_second_chance")
)
SWINDLE_GIVE: Final = Kind("power.swindle.give", of="resource", rule="power.10")
SWINDLE_TAKE: Final = Kind("power.swindle.take", of="resource", rule="power.10", about="resource")
GRAVE_ROBBER: Final = Kind("power.grave-robber", of="summon", rule="power.11")
DOMINION_WHO: Final = Kind("power.dominion.who", of="minion", rule="power.13")
DOMINION_TO: Final = Kind("power.dominion.to", of="space", rule="power.13", about="minion")
REGROUP: Final = Kind("power.regroup", of="regroup", rule="power.16", lights=all_on("power:fortis_regroup"))
REGROUP_WHO: Final = Kind("power.regroup.who", of="warrior", rule="power.16", about="regroup")
REGROUP_TO: Final = Kind("power.regroup.to", of="area", rule="power.18", about="warrior")
REGROUP_FOR: Final = Kind("power.regroup.for", of="warrior", rule="power.19", about="warrior")
FORTIFY: Final = Kind("power.fortify", of="area", rule="power.20")
FORTIFY_ATTACK: Final = Kind(
    "power.fortify.attack",
    of="answer",
    rule="power.20",
    secret=True,
    about="battle",
    lights=all_on("power:fortis_fortify"),
)

ORDER: Final = Kind("order.next", of="seat", rule="order.02", about="number")
FIRST: Final = Kind("order.first", of="seat", rule="order.05")

KINDS: Final = [kind for kind in list(globals().values()) if isinstance(kind, Kind)]
