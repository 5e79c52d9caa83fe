"""The Family: the bag, storms, the gifts of its legends, upgrade tokens."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.harrow.factions.family.bag import ADVANCED, BASIC_DRAW, BOARD
from klubovna.games.harrow.factions.family.merging import ways as merge_ways
from klubovna.games.harrow.factions.family.moves import GUIDE, LEVI, ways
from klubovna.games.harrow.factions.family.policy.ways import storm_needs
from klubovna.games.harrow.factions.family.storms import token_ways, unit_ways
from klubovna.games.harrow.factions.family.upgrades import BRINGS, COSTS, far_hexes
from klubovna.games.harrow.facts import (
    ABILITIES,
    ADVANCE,
    ALL_TOKEN_IDS,
    FAMILY,
    LEGEND,
    LEGEND_IDS,
    MIDDLE,
    NEIGHBOURS,
    REPLACES,
    SCROLL,
    SPAWN,
    SPOTS,
    STRENGTHEN,
    TOKENS_OF,
    Faction,
    Spot,
)
from klubovna.games.harrow.movement import advances
from klubovna.games.harrow.policy.ground import Ground, nearest, survey
from klubovna.games.harrow.policy.steps import Eyes, best_step
from klubovna.games.harrow.policy.worth import Choice, ability_worth
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Decision

OWN: Final = TOKENS_OF[FAMILY][0]
SPREAD_STORM: Final = 0.04
"""A storm that leads nowhere yet."""
GIFT: Final = {"levi": 0.35, "corbin": 0.3, "kaine": 0.3, "mildred": 0.3, "odessa": 0.2, "willa": 0.4}
UPGRADE_WORTH: Final = {
    "council_house": 1.0,
    "storm_guide": 0.9,
    "psychopomp": 0.7,
    "faceless_portraits": 0.8,
    "distant_tremor": 0.5,
    "merging": 0.5,
    "sound_and_fury": 0.8,
    "weaving_fate": 0.5,
    "knife_in_the_dark": 0.8,
}
"""Beside what the plain token in its place would bring."""


# -- jars --------------------------------------------------------------------------------------------------------------


def ability_jar_worth(t: Table, ground: Ground) -> float:
    """About three tokens of the bag, as good as their mixture."""
    board = t.family
    assert board is not None
    total = max(1, sum(board.bag))
    draws = kept(t)
    worth = 0.0
    for ability in ABILITIES:
        share = sum(count for kind, count in enumerate(board.bag) if REPLACES[kind] == ability) / total
        worth += share * draws * ability_worth(t, ground, ability, 1)
    return worth * 1.1 + 0.1


def kept(t: Table) -> int:
    """Tokens that the board lets the Family use."""
    assert t.family is not None
    covered = len(t.family.slots)
    return int(ADVANCED[covered]["keep"]) if t.with_cards else BASIC_DRAW[covered]


def legend_jar_worth(t: Table, ground: Ground) -> float:
    need = storm_needs(t)
    best = max((need[at] for at in storm_places(t)), default=0.0)
    return best + GIFT[LEGEND_IDS[t.who[FAMILY]]] + 0.08 * t.scrolls[FAMILY]


def storm_places(t: Table) -> list[Spot]:
    """Hexes where the tracker may raise a storm."""
    places = t.where(FAMILY) if t.tracker[FAMILY] == 0 else NEIGHBOURS[t.legend_at[OWN]]
    return [at for at in places if at != MIDDLE and not t.storm(at)]


def gift_first(t: Table) -> bool:
    """A gift that moves the legend comes after the storm beside it; haints move before the storm on their hex."""
    return LEGEND_IDS[t.who[FAMILY]] in ("levi", "corbin") and t.tracker[FAMILY] == 0


# -- the bag -----------------------------------------------------------------------------------------------------------


def token_worth(t: Table, ground: Ground, token: int) -> float:
    """What activating a token brings now."""
    ability = REPLACES[token]
    worth = ability_worth(t, ground, ability, 1) if ability != SCROLL else 0.0
    return worth + UPGRADE_WORTH.get(ALL_TOKEN_IDS[token], 0.0) * 0.5


def activate(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Upgrades first, then tokens by what they bring; those that bring nothing are left."""
    ground = survey(t, me)
    best, chosen = 0.0, None
    for option in d.options:
        if option is None:
            continue
        what, which = option
        if what == "card":
            worth = 2.0 + UPGRADE_WORTH[ALL_TOKEN_IDS[BRINGS[which]]]
        elif what == "token":
            worth = token_worth(t, ground, which)
        elif what == "offer":
            worth = 0.0  # offers are spent from the menu of the turn
        else:
            worth = 1.5 if best_step(t, ground, advances(t, me, 0)).at >= 0 else -1.0
        if worth > best:
            best, chosen = worth, option
    return chosen


def give_back(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The token of least use; one that a card of the hand would upgrade stays."""
    ground = survey(t, me)
    wanted = {COSTS[card] for card in t.hands[me]} if not t.carded else set()
    assert t.family is not None
    drawn = t.family.drawn
    return min(
        d.options,
        key=lambda token: (
            token_worth(t, ground, token) / (1 + 0.3 * (drawn.count(token) - 1)) + (0.5 if token in wanted else 0.0),
            token,
        ),
    )


def place(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Onto the board as long as the bag stays full enough for the draws; the best tokens go into the bag."""
    board = t.family
    assert board is not None
    if BOARD not in d.options or d.about not in ABILITIES:
        return d.options[0]
    loose = len(board.drawn) + len(board.spent)
    covered = len(board.slots) + 1
    draw = int(ADVANCED[covered]["draw"]) if t.with_cards else BASIC_DRAW[covered]
    full = sum(board.bag) + loose - 1
    moves = board.bag[ADVANCE] + sum(token == ADVANCE for token in (*board.drawn, *board.spent))
    if d.about == ADVANCE and moves <= 4:
        return d.options[0]
    return BOARD if full >= draw + 1 else d.options[0]


# -- storms ------------------------------------------------------------------------------------------------------------


def storm(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Where it brings a building nearer to its end; the legend's own hex gets its storm in clean-up anyway."""
    need = storm_needs(t)
    goals = [at for at in SPOTS if t.buildings[at]]
    best, chosen = 0.0, None
    for at in d.options:
        if at is None:
            continue
        worth = need[at] + SPREAD_STORM - 0.005 * nearest(goals, at)
        if at == t.legend_at[OWN]:
            worth *= 0.3
        if worth > best:
            best, chosen = worth, at
    return chosen


def storm_token_from(t: Table, d: Decision[Any], me: Faction) -> Any:
    """A token that comes under own units, or farther away from others."""
    storm_at = d.about
    best, chosen = 0.0, None
    for at in d.options:
        if at is not None:
            worth = max(token_goes(t, at, to) for to in token_ways(t, at, storm_at))
            if worth > best:
                best, chosen = worth, at
    return chosen


def token_goes(t: Table, at: int, to: int) -> float:
    """What it brings that a token goes from hex to hex."""
    foes = [spot for foe in t.others(FAMILY) for spot in t.where(foe)]
    own = t.where(FAMILY)
    here = nearest(own, at) - 0.5 * nearest(foes, at)
    there = nearest(own, to) - 0.5 * nearest(foes, to)
    return here - there + (2.0 if nearest(own, to) == 0 and nearest(own, at) else 0.0)


def storm_token_to(t: Table, d: Decision[Any], me: Faction) -> Any:
    return max(d.options, key=lambda to: (token_goes(t, d.about, to), -to))


def storm_unit(t: Table, d: Decision[Any], me: Faction) -> Any:
    return Eyes(t, me).best_unit(d.options, lambda unit: unit_ways(t, unit, d.about))


def storm_unit_to(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The unit of the hex goes where that is best: an own one if the Family stands there, else an enemy."""
    return somebody_to(t, d, me)


def somebody_to(t: Table, d: Decision[Any], me: Faction) -> Any:
    at = d.about
    owner = next((f for f in (FAMILY, *t.others(FAMILY)) if t.units(f, at)), None)
    if owner is None:
        return d.options[0]
    kind = LEGEND if owner == FAMILY and not t.haints_at(owner, at) else 2
    return Eyes(t, me).best_hex((owner, kind, at), d.options)


# -- gifts -------------------------------------------------------------------------------------------------------------


def levi(t: Table, d: Decision[Any], me: Faction) -> Any:
    return Eyes(t, me).best_unit(d.options, lambda unit: ways(t, LEVI, unit[2]))


def guide(t: Table, d: Decision[Any], me: Faction) -> Any:
    return Eyes(t, me).best_unit(d.options, lambda unit: ways(t, GUIDE, unit[2]))


def haint_to(t: Table, d: Decision[Any], me: Faction) -> Any:
    return Eyes(t, me).best_hex((FAMILY, 2, d.about), d.options)


def guide_to(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Whoever of the hex goes: the legend, if it gains by it."""
    ground = survey(t, me)
    if t.legend_at[OWN] == d.about:
        to = max(d.options, key=lambda spot: (ground.legend_gain(0, d.about, spot), -spot))
        if ground.legend_gain(0, d.about, to) > 0.0:
            return to
    return haint_to(t, d, me)


def corbin(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The haint that is least missed."""
    eyes = Eyes(t, me)
    return min(d.options, key=lambda unit: (eyes.stand(FAMILY, unit[2]), unit[2]))


def kaine(t: Table, d: Decision[Any], me: Faction) -> Any:
    """An enemy haint where it does most; of the own ones the least."""
    eyes = Eyes(t, me)
    return max(
        d.options,
        key=lambda unit: (unit[0] != FAMILY, eyes.stand(unit[0], unit[2]) * (1 if unit[0] != FAMILY else -1), -unit[2]),
    )


def mildred_to(t: Table, d: Decision[Any], me: Faction) -> Any:
    ground = survey(t, me)
    return max(d.options, key=lambda at: (ground.legend_field[0][at] + ground.legend_need[0][at], -at))


def mildred_token(t: Table, d: Decision[Any], me: Faction) -> Any:
    wanted = [SCROLL] if t.scrolls[FAMILY] < 3 else []
    return next((token for token in (*wanted, ADVANCE, STRENGTHEN, SPAWN) if token in d.options), d.options[0])


def mildred_where(t: Table, d: Decision[Any], me: Faction) -> Any:
    foes = [at for foe in t.others(me) for at in t.where(foe)]
    return max(d.options, key=lambda at: (-nearest(t.where(me), at), nearest(foes, at), -at))


def odessa_store(t: Table, d: Decision[Any], me: Faction) -> Any:
    """What lies above three is safe there."""
    safe = [count for count in d.options if t.ground[FAMILY] - count >= 3]
    return safe[-1] if safe else d.options[0]


def odessa_return(t: Table, d: Decision[Any], me: Faction) -> Any:
    """All of them when a fight is on and they decide it, or when the battleground is bare."""
    foe = max(t.ground[other] for other in t.others(FAMILY))
    own = t.ground[FAMILY]
    if own < foe <= own + d.options[-1] or own < 2:
        return d.options[-1]
    return d.options[0]


def willa(t: Table, d: Decision[Any], me: Faction) -> Any:
    ground = survey(t, me)
    return max(d.options, key=lambda token: (token_worth(t, ground, token), -token))


# -- upgrade tokens ----------------------------------------------------------------------------------------------------


def part(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The second part first: what is moved by it may gain more by the ability; a drag only if it helps."""
    if "merge" in d.options and merge_gain(t) <= 0.0:
        return next((one for one in d.options if one not in (None, "merge")), None)
    return d.options[-1]


def psychopomp(t: Table, d: Decision[Any], me: Faction) -> Any:
    return Eyes(t, me).best_unit(d.options, lambda unit: far_hexes(t, Faction(unit[0])))


def psychopomp_to(t: Table, d: Decision[Any], me: Faction) -> Any:
    return somebody_to(t, d, me)


def drag_worth(t: Table, at: int, to: int) -> float:
    """A building dragged nearer to the storms is good, a townsfolk nearer to its home is not; tokens come closer."""
    worth = 0.0
    if t.buildings[at] and to != MIDDLE:
        worth += t.buildings[at] * (1.0 if t.storm(to) else 0.2)
    worth += sum(row[at] for row in t.tokens) * token_goes(t, at, to) * 0.1
    if t.units(FAMILY, at):
        worth -= 0.2
    return worth


def merge_gain(t: Table) -> float:
    return max((drag_worth(t, at, to) for at in SPOTS for to in merge_ways(t, at)), default=0.0)


def merge_from(t: Table, d: Decision[Any], me: Faction) -> Any:
    return max(d.options, key=lambda at: (max(drag_worth(t, at, to) for to in merge_ways(t, at)), -at))


def merge_to(t: Table, d: Decision[Any], me: Faction) -> Any:
    return max(d.options, key=lambda to: (drag_worth(t, d.about, to), -to))


def first(t: Table, d: Decision[Any], me: Faction) -> Any:
    return d.options[0]


CHOICES: Final[dict[str, Choice]] = {
    "bag.activate": activate,
    "bag.return": give_back,
    "bag.place": place,
    "storm.where": storm,
    "storm.token.from": storm_token_from,
    "storm.token": mildred_token,
    "storm.token.to": storm_token_to,
    "storm.unit": storm_unit,
    "storm.unit.to": storm_unit_to,
    "levi.who": levi,
    "levi.to": haint_to,
    "corbin.remove": corbin,
    "kaine.remove": kaine,
    "mildred.to": mildred_to,
    "mildred.token": mildred_token,
    "mildred.where": mildred_where,
    "odessa.store": odessa_store,
    "odessa.return": odessa_return,
    "willa.token": willa,
    "upgrade.part": part,
    "guide.who": guide,
    "guide.to": guide_to,
    "psychopomp.who": psychopomp,
    "psychopomp.to": psychopomp_to,
    "merging.from": merge_from,
    "merging.to": merge_to,
    "merging.who": first,
}
