"""Upgrade cards and the nine upgrade tokens they bring into the bag."""

from __future__ import annotations

from typing import Final, TypeAlias

from klubovna.games.harrow.abilities import Spawn, possible, strengthen
from klubovna.games.harrow.factions.family import events, kinds
from klubovna.games.harrow.factions.family.merging import can_merge, merge
from klubovna.games.harrow.factions.family.moves import GUIDE, begin_moves, can_move
from klubovna.games.harrow.facts import (
    ADVANCE,
    CARD_FACTS,
    CONTENT,
    DECKS,
    FAMILY,
    HAINT,
    SPAWN,
    SPOTS,
    STRENGTHEN,
    TOKEN_CALLED,
    TOKEN_IDS,
    Card,
    Faction,
    Spot,
    Token,
)
from klubovna.games.harrow.movement import Unit, advance, movable, move_unit
from klubovna.games.harrow.state import Table
from klubovna.games.harrow.tasks import Work
from klubovna.kernel.decision import Decision
from klubovna.kernel.fields import state_class

Gives: TypeAlias = tuple[Token, int]


def _gives(parts: list[str]) -> Gives:
    ability, value = parts[0].split()
    return Token(TOKEN_IDS.index(ability)), int(value)


GIVES: Final = {TOKEN_CALLED[row["id"]]: _gives(row["parts"]) for row in CONTENT.files["cards"]["upgrade_token"]}
"""The ability that an upgrade token gives, and how often."""
GUIDE_TOKEN: Final = TOKEN_CALLED["storm_guide"]
PSYCHOPOMP: Final = TOKEN_CALLED["psychopomp"]
MERGING: Final = TOKEN_CALLED["merging"]
TREMOR: Final = TOKEN_CALLED["distant_tremor"]
WEAVING: Final = TOKEN_CALLED["weaving_fate"]
KNIFE: Final = TOKEN_CALLED["knife_in_the_dark"]
SECOND: Final = {GUIDE_TOKEN: "storms", PSYCHOPOMP: "relocate", MERGING: "merge"}
"""Tokens with a second part, which comes before or after the ability."""
WEAVING_RANGE: Final = 2
BRINGS: Final = {card: TOKEN_CALLED[CARD_FACTS[card]["upgrade_token"]] for card in DECKS["upgrades"]}
COSTS: Final = {card: TOKEN_CALLED[CARD_FACTS[card]["cost"]] for card in DECKS["upgrades"]}
"""r.025 Which token pays for which card."""


# -- cards -------------------------------------------------------------------------------------------------------------


def playable(t: Table) -> list[Card]:
    """c2.upgrades.01, c2.upgrades.02 One card, for a token drawn this turn and not yet activated."""
    assert t.family is not None
    if t.carded:
        return []
    return [card for card in t.hands[FAMILY] if COSTS[card] in t.family.drawn]


def swap_token(t: Table, card: Card) -> None:
    """c2.upgrades.03 The token goes to the box, the upgrade token lies in its place and counts as drawn."""
    assert t.family is not None
    old, new = COSTS[card], BRINGS[card]
    t.family.drawn.remove(old)
    t.box[old] += 1
    t.family.upgrades[new - len(TOKEN_IDS)] -= 1
    t.family.drawn.append(new)  # c2.upgrades.04
    t.family.open_upgrades.append(card)  # c2.upgrades.09
    t.tell(events.UPGRADED, old, new)


# -- tokens ------------------------------------------------------------------------------------------------------------


def usable(t: Table, token: Token) -> bool:
    """Whether activating an upgrade token does anything."""
    ability, value = GIVES[token]
    if token in (WEAVING, KNIFE):
        return True
    if token == TREMOR:
        return t.supply[FAMILY] > 0
    return can_give(t, ability, value) or (token in SECOND and can_do_second(t, token))


def can_give(t: Table, ability: Token, value: int) -> bool:
    return ability in possible(t, FAMILY, value + helping(t))


def helping(t: Table) -> int:
    """r.001 Plain ADVANCE tokens of this turn, which add up with the ADVANCE of an upgrade token."""
    assert t.family is not None
    return t.family.drawn.count(ADVANCE)


def activate_upgrade(t: Table, token: Token) -> None:
    """An upgrade token; what it allows is done at a stretch (c2.upgrades.07)."""
    assert t.family is not None
    t.tell(events.ACTIVATED, token)
    ability, value = GIVES[token]
    if token in SECOND:
        t.todo.append(UpgradeToken(token=token))
        return
    if token == TREMOR:
        t.tremor = True  # c2.tokens.05
    give(t, ability, value)
    if token in (WEAVING, KNIFE):
        t.family.spent.remove(token)  # c2.upgrades.08
        t.family.parked.append(token)
        t.tell(events.PARKED, token)


def give(t: Table, ability: Token, value: int) -> None:
    """c2.tokens.01, c2.tokens.04, c2.tokens.07"""
    if ability == STRENGTHEN:
        strengthen(t, FAMILY, value)
    elif ability == SPAWN:
        t.todo.append(Spawn(faction=FAMILY, left=value))
    else:
        t.todo.append(TokenAdvance(points=value))


@state_class
class TokenAdvance(Work):
    """ADVANCEs of an upgrade token; a dear step may take plain ADVANCE tokens too (r.001)."""

    points: int

    async def run(self, t: Table) -> None:
        assert t.family is not None
        spent = await advance(t, FAMILY, self.points + helping(t)) if self.points > 0 else None
        if spent is None:
            self.finish(t)
            return
        for _ in range(spent - self.points):
            t.family.drawn.remove(ADVANCE)
            t.family.spent.append(ADVANCE)
        self.points -= spent


@state_class
class UpgradeToken(Work):
    """ap.upgrades.02 Ability and second part in any order, not mixed."""

    token: Token
    first: bool = True
    """Whether the ability is still to come."""
    second: bool = True

    async def run(self, t: Table) -> None:
        ability, value = GIVES[self.token]
        options: list[str | None] = []
        if self.first and can_give(t, ability, value):
            options.append(TOKEN_IDS[ability])
        if self.second and can_do_second(t, self.token):
            options.append(SECOND[self.token])
        part = await Decision(t.seat_of[FAMILY], kinds.PART, [None, *options], self.token) if options else None
        if part is None:
            self.finish(t)
        elif part == TOKEN_IDS[ability]:
            self.first = False
            give(t, ability, value)
        else:
            self.second = False
            await do_second(t, self.token)


def can_do_second(t: Table, token: Token) -> bool:
    if token == GUIDE_TOKEN:
        return can_move(t, GUIDE)
    return bool(wanderers(t)) if token == PSYCHOPOMP else can_merge(t)


async def do_second(t: Table, token: Token) -> None:
    if token == GUIDE_TOKEN:
        begin_moves(t, GUIDE)  # c2.tokens.02
    elif token == PSYCHOPOMP:
        await relocate(t)
    else:
        await merge(t)


# -- Psychopomp --------------------------------------------------------------------------------------------------------


def far_hexes(t: Table, faction: Faction) -> list[Spot]:
    """c2.tokens.03, ap.upgrades.03, r.139 Terrain without units and tokens on which the haint may stand."""
    land = t.chart.land
    return [
        at
        for at in SPOTS
        if land[at] and t.empty_of_units(at) and t.may_stand(faction, at) and not any(row[at] for row in t.tokens)
    ]


def wanderers(t: Table) -> list[Unit]:
    """c2.tokens.10 Uninfected haints of anybody that can be relocated."""
    factions = [faction for faction in t.present if far_hexes(t, faction)]
    return [unit for unit in movable(t, factions) if unit[1] == HAINT]


async def relocate(t: Table) -> None:
    seat = t.seat_of[FAMILY]
    unit = await Decision(seat, kinds.PSYCHOPOMP, wanderers(t))
    to = await Decision(seat, kinds.PSYCHOPOMP_TO, far_hexes(t, Faction(unit[0])), unit[2])
    await move_unit(t, unit, to, FAMILY)
