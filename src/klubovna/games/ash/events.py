"""What happens in Crown of Ash, for the journal: each event with the clause behind it."""

from __future__ import annotations

from typing import Final

from klubovna.games.ash.facts import VP
from klubovna.kernel.journal import Event, Points

GAINS: Final = (Points("gain", "points-gains", at=VP),)

ROUND: Final = Event("round", "number", rule="win.01", unseen="the round is marked on its track")
TURN: Final = Event(
    "turn", "side", rule="turn.04", battle="over", unseen="whose turn it is is marked at the head of the table"
)
SETTLED: Final = Event("settled", "side building area warrior", rule="setup.12", shows="piece @side > area ~warrior")
PLACED: Final = Event("placed", "side space", rule="turn.01", shows="piece @side > space", battle="over")
GAINED: Final = Event("gained", "side gain site", rule="res.03", points=GAINS, shows="goods > @side ~gain")
GAINED_BUILT: Final = Event(
    "gained-built", "side gain site", rule="build.05", points=GAINS, shows="goods > @side ~gain"
)
GAINED_GOLD: Final = Event(
    "gained-gold", "side gain space", rule="gold.03", points=GAINS, shows="goods space > @side ~gain"
)
TAXED: Final = Event("taxed", "side gain area", rule="tax.01", points=GAINS, shows="goods area > @side ~gain")
REWARDED: Final = Event(
    "rewarded", "side gain played", rule="cards.04", points=GAINS, shows="goods > @side ~gain", battle="part"
)
CONSOLED: Final = Event(
    "consoled", "side gain played", rule="cards.05", points=GAINS, shows="goods > @side ~gain", battle="part"
)
TOOK_BACK: Final = Event("took-back", "side warrior area", rule="adj.04", shows="piece area > @side ~warrior")
POSTED: Final = Event("posted", "side warrior area", rule="adj.02", shows="piece @side > area ~warrior")
BUILT: Final = Event("built", "side building area price:coins", rule="build.03", shows="card @side > area ~building")
REBORN: Final = Event("reborn", "side count", rule="altar.01", shows="card > @side ×count")
TILE: Final = Event("tile", "building", rule="build.12", shows="card > building ~building")
RESTOCKED: Final = Event("restocked", "count", rule="tiles.04", unseen="the pile of tiles has no place on the board")
SUMMONED: Final = Event("summoned", "side warrior paid:gain", rule="sum.04", shows="card warrior > @side ~warrior")
ON_OFFER: Final = Event("on-offer", "warrior", rule="refill.01", shows="card > warrior ~warrior")

ATTACKED: Final = Event(
    "attacked", "side area defence:amount", rule="battle.01", shows="hit @side > area", battle="begins side area"
)
LAID: Final = Event(
    "laid",
    "side count",
    rule="battle.06",
    private="warriors:warrior",
    shows="card @side > =battle ×count",
    battle="part",
)
CARDS_LAID: Final = Event("cards-laid", "area", rule="battle.08", battle="part", shows="change area")
CARD_SHOWN: Final = Event("card-shown", "side card", rule="battle.09", shows="card @side > =battle", battle="part")
ATTACKERS_SHOWN: Final = Event(
    "attackers-shown", "side warriors:warrior", rule="battle.09", shows="card @side > =battle ~warriors*", battle="part"
)
ROLLED: Final = Event("rolled", "side amount", rule="cards.03", shows="die amount", battle="part")
ROLLED_ORDER: Final = Event("rolled-order", "side amount", rule="order.04", shows="die amount")
ROLLED_PROVINCE: Final = Event("rolled-province", "side amount", rule="apt.01", shows="die amount")
ROLLED_START: Final = Event("rolled-start", "side amount", rule="setup.12", shows="die amount")
TOTALS: Final = Event(
    "totals",
    "attack:amount defence:amount attack_parts:parts defence_parts:parts",
    rule="battle.10",
    battle="part",
    unseen="the battle adds it up",
)
CONQUERED: Final = Event("conquered", "side area", rule="battle.16", shows="piece @side > area", battle="part")
HELD: Final = Event("held", "side area", rule="battle.15", battle="part", shows="change area")
FELL: Final = Event("fell", "side warrior", rule="battle.17", shows="piece warrior > @side ~warrior", battle="part")
ATTACKER_FELL: Final = Event(
    "attacker-fell", "side warrior", rule="battle.14", shows="piece =battle > @side ~warrior", battle="part"
)
GIVEN_UP: Final = Event(
    "given-up", "side warrior", rule="cards.07", shows="piece warrior > @side ~warrior", battle="part"
)
DRIVEN_OUT: Final = Event(
    "driven-out", "side warrior", rule="citdef.04", shows="piece warrior > @side ~warrior", battle="part"
)
LEFT: Final = Event("left", "warrior", rule="auto.05", shows="piece warrior > ~warrior")
KING_FELL: Final = Event("king-fell", "side", rule="cit.09", battle="part", shows="hit @side > =area:citadel")
RETURNED: Final = Event("returned", "side warrior", rule="cards.09", shows="card > @side ~warrior")
CARDS_BACK: Final = Event("cards-back", "side", rule="cards.12", shows="card > @side")

GUESS_RIGHT: Final = Event("guess-right", "side card", rule="power.08", battle="part", shows="card @side > =battle")
GUESS_WRONG: Final = Event("guess-wrong", "side card", rule="power.09", battle="part", shows="card @side > =battle")

SCORED_AREAS: Final = Event(
    "scored-areas",
    "side amount areas:worths",
    rule="eor.02",
    points=(Points("amount", "points-areas"),),
    shows="points > @side ×amount",
)
SCORED_CITADEL: Final = Event(
    "scored-citadel",
    "side amount number",
    rule="eor.03",
    points=(Points("amount", "points-citadel"),),
    shows="points > @side ×amount",
)
MINIONS_BACK: Final = Event(
    "minions-back", "", rule="eor.04", unseen="all minions go home at once, and the board shows them gone"
)
RISEN: Final = Event(
    "risen", "", rule="eor.05", unseen="all graveyards are emptied at once, and the boards of the sides show it"
)
NEW_TILES: Final = Event("new-tiles", "tiles:building", rule="eor.06", shows="card > tiles* ~tiles*")
DECIDES: Final = Event("decides", "side amount buildings:amount", rule="order.02", shows="change @side ×amount")
ORDERED: Final = Event("ordered", "sides:side", rule="eor.08", shows="change @sides*")
SCORED_FINAL: Final = Event(
    "scored-final",
    "side resources:amount gold:amount fate:amount automatons:amount",
    rule="final.01",
    points=tuple(Points(name, f"points-{name}") for name in ("resources", "gold", "fate", "automatons")),
    shows="points > @side ×resources; points > @side ×gold; points > @side ×fate; points > @side ×automatons",
)

AP_PROVINCE: Final = Event("ap-province", "area", rule="apt.02", shows="piece > area")
AP_CARD: Final = Event("ap-card", "action_card", rule="apt.03", shows="card > ~action_card")
AP_GAINED: Final = Event("ap-gained", "side amount gain site", rule="ap.03", shows="goods > @side ~gain")
AP_GAINED_BUILT: Final = Event("ap-gained-built", "side amount gain site", rule="apa.10", shows="goods > @side ~gain")
AP_GAINED_GOLD: Final = Event(
    "ap-gained-gold", "side amount gain space", rule="apa.12", shows="goods space > @side ~gain"
)
AP_TAXED: Final = Event("ap-taxed", "side amount gain area", rule="ap.04", shows="goods area > @side ~gain")
AP_REWARDED: Final = Event("ap-rewarded", "side amount gain played", rule="apb.05", shows="goods > @side ~gain")
AP_CONSOLED: Final = Event("ap-consoled", "side amount gain played", rule="apb.05", shows="goods > @side ~gain")
AP_BUILT: Final = Event("ap-built", "side building area", rule="apa.09", shows="card > area ~building")
AP_SUMMONED: Final = Event("ap-summoned", "side warrior", rule="apa.14", shows="card warrior > @side ~warrior")

EVENTS: Final = [event for event in list(globals().values()) if isinstance(event, Event)]
