"""Kami: the action table, her goblin and its cards, the dolls, also for those who keep them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from klubovna.games.harrow.factions.kami.goblin import components, enemy_haints, haints_near, landings, nearer, snared
from klubovna.games.harrow.factions.kami.identity import board_of, goblin_at, kami_at
from klubovna.games.harrow.factions.kami.legends import pranks, thumps
from klubovna.games.harrow.factions.kami.role import ROWS
from klubovna.games.harrow.facts import (
    ABILITIES,
    ATTACK_JAR,
    CARD_IDS,
    DISTANCE,
    KAMI,
    LEGEND_CALLED,
    LEGEND_IDS,
    LEGEND_TOKENS,
    MIDDLE,
    NEIGHBOURS,
    SCROLL,
    SPOTS,
    TOKENS_OF,
    WITHIN,
    Faction,
    Spot,
)
from klubovna.games.harrow.movement import advances, steps
from klubovna.games.harrow.policy.fights import best_raid
from klubovna.games.harrow.policy.ground import Ground, nearest, survey
from klubovna.games.harrow.policy.habits import Habits
from klubovna.games.harrow.policy.steps import Eyes, best_step, step_gain
from klubovna.games.harrow.policy.worth import Choice, ability_worth, best_ability
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Decision

WORTHWHILE: Final = 0.05
CARD_PLAYED: Final = 0.2

DOLL: Final = 4.0
SEEN_DOLL: Final = 0.9


def value(t: Table, ability: int) -> int:
    return int(ROWS[ability]["values"][t.rows[KAMI][ability]])


def herself(t: Table) -> int:
    """Which of her two legend tokens is Kami; only her own seat asks."""
    return board_of(t).kami


# -- set-up ------------------------------------------------------------------------------------------------------------


def start(t: Table, d: Decision[Any], me: Faction) -> Any:
    """As near to the brambles as can be."""
    return min(d.options, key=lambda at: (DISTANCE[at][MIDDLE], at))


def spread(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Kami's haints go with her legends; whoever keeps the dolls puts somebody on each of them."""
    if me == KAMI:
        return min(d.options, key=lambda at: (t.haints_at(KAMI, at), at == t.home[KAMI], at))
    dolls = board_of(t).dolls
    return min(d.options, key=lambda at: (at not in dolls, guards(t, me, at), at))


def guards(t: Table, me: Faction, at: int) -> int:
    """Units on a hex, those at home that are still to be placed apart."""
    return 0 if at == t.home[me] else t.units(me, at)


def real_doll(t: Table, d: Decision[Any], me: Faction) -> Any:
    """In the corner, where fewest hexes lead to it."""
    return min(d.options, key=lambda at: (len(NEIGHBOURS[at]), at))


def spread_legend(t: Table, d: Decision[Any], me: Faction) -> Any:
    board = board_of(t)
    return board.dolls[board.real]


# -- jars --------------------------------------------------------------------------------------------------------------


def row_worth(t: Table, ground: Ground, row: int) -> float:
    board = board_of(t)
    tokens = (board.spare, board.rows[row][0])
    worth = sum(ability_worth(t, ground, token, value(t, token)) for token in tokens)
    return worth * (0.8 if tokens[0] == tokens[1] else 1.0) + 0.3 * board.row_cubes[row]


def row(t: Table, d: Decision[Any], me: Faction) -> Any:
    ground = survey(t, me)
    return max(d.options, key=lambda one: (row_worth(t, ground, one), -one))


def row_next(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The ability that brings most; a card or a free step between them if it helps."""
    eyes = Eyes(t, me)
    ground = eyes.ground(me)
    best, chosen = 0.0, None
    for option in d.options:
        if option is None:
            continue
        what, which = option
        if what == "ability":
            worth = ability_worth(t, ground, which, value(t, which)) + 0.01
        elif what == "card":
            worth = CARD_WORTH[CARD_IDS[which]](t, eyes) - CARD_PLAYED
        elif what == "step":
            worth = 0.5 if best_step(t, ground, advances(t, me, 0)).at >= 0 else -1.0
        else:
            worth = 0.1
        if worth > best:
            best, chosen = worth, option
    return chosen


# -- the tracker -------------------------------------------------------------------------------------------------------


def replay(t: Table, d: Decision[Any], me: Faction) -> Any:
    eyes = Eyes(t, me)
    best, chosen = WORTHWHILE, None
    for card in d.options:
        if card is not None:
            worth = CARD_WORTH[CARD_IDS[card]](t, eyes)
            if worth > best:
                best, chosen = worth, card
    return chosen


def yes(t: Table, d: Decision[Any], me: Faction) -> Any:
    return d.options[-1]


def no(t: Table, d: Decision[Any], me: Faction) -> Any:
    return d.options[0]


def row_cube(t: Table, d: Decision[Any], me: Faction) -> Any:
    ground = survey(t, me)
    return max(d.options, key=lambda one: (row_worth(t, ground, one), -one))


def pull_doll(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The doll nearest to Kami that may be the real one."""
    board = board_of(t)
    dolls = [at for at in d.options if at is not None and board.maybe[board.dolls.index(at)]]
    return min(dolls, key=lambda at: (DISTANCE[at][kami_at(t)], at), default=None)


def pull_doll_to(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Where nobody guards it."""
    return min(d.options, key=lambda at: (not t.can_enter(KAMI, at), DISTANCE[at][kami_at(t)], at))


def tracker_swap(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Kami where the goblin stands, if that is nearer to a doll."""
    dolls = doll_hexes(t)
    return nearest(dolls, goblin_at(t)) < nearest(dolls, kami_at(t))


def doll_hexes(t: Table) -> list[Spot]:
    """Where the real doll may lie, as far as Kami knows."""
    board = board_of(t)
    return [Spot(at) for doll, at in enumerate(board.dolls) if at >= 0 and board.maybe[doll]]


# -- dolls -------------------------------------------------------------------------------------------------------------


def carry(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Towards Kami for herself, away from her legends for the keeper."""
    at, to = d.about
    if True not in d.options or me not in t.present:
        return d.options[0]
    if me == KAMI:
        return DISTANCE[to][kami_at(t)] < DISTANCE[at][kami_at(t)]
    legends = t.legends_of(KAMI)
    return nearest(legends, to) > nearest(legends, at)


def swap_dolls(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The real doll goes where her units are farthest."""
    return max(d.options, key=lambda at: (nearest(t.where(KAMI), at), -at))


def agree(t: Table, d: Decision[Any], me: Faction) -> Any:
    """A unit goes along with its doll, so that it stays guarded."""
    return d.options[-1]


# -- gifts -------------------------------------------------------------------------------------------------------------


def uses_gift(t: Table) -> bool:
    """Whether the goblin's one gift is worth it now."""
    if goblin_at(t) < 0:
        return False
    name = LEGEND_IDS[t.who[KAMI]]
    if name == "goblin_knocker":
        foes = sum(any(t.haints_at(foe, at) for foe in t.others(KAMI)) for at in NEIGHBOURS[goblin_at(t)])
        return foes >= 3
    if name == "goblin_prankster":
        return bool(pranks(t, goblin_at(t)))
    reach = [at for at in doll_hexes(t) if DISTANCE[at][kami_at(t)] <= 2 and t.can_enter(KAMI, at)]
    return bool(reach)


def thump(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Own legends that gain by a step, then those of others that lose by one."""
    eyes = Eyes(t, me)
    best, chosen = WORTHWHILE, None
    for token in d.options:
        if token is not None:
            worth = max((thumped(t, eyes, token, to) for to in thumps(t, token)), default=0.0)
            if worth > best:
                best, chosen = worth, token
    return chosen


def thumped(t: Table, eyes: Eyes, token: int, to: int) -> float:
    faction, unit = LEGEND_TOKENS[token]
    if faction == KAMI:
        return eyes.ground(KAMI).legend_gain(unit, t.legend_at[token], to)
    return eyes.land((faction, unit, t.legend_at[token]), to)


def thump_to(t: Table, d: Decision[Any], me: Faction) -> Any:
    eyes = Eyes(t, me)
    best, chosen = WORTHWHILE, None
    for to in d.options:
        if to is not None:
            worth = thumped(t, eyes, d.about, to)
            if worth > best:
                best, chosen = worth, to
    return chosen


def prank(t: Table, d: Decision[Any], me: Faction) -> Any:
    board = board_of(t)
    return next((at for at in d.options if at is not None and board.maybe[board.dolls.index(at)]), None)


# -- what cards are worth ----------------------------------------------------------------------------------------------


def _keyhole(t: Table, eyes: Eyes) -> float:
    return 0.25 * max((len(tokens_for(t, at)) for at in WITHIN[goblin_at(t)][2]), default=0)


def tokens_for(t: Table, at: int) -> list[tuple[int, int]]:
    """Ability tokens beside a hex with own units."""
    if not t.units(KAMI, at) or at == goblin_at(t):
        return []
    return [part for part in components(t, at) if part[0] <= SCROLL and not t.units(KAMI, part[1])]


def _snare(t: Table, eyes: Eyes) -> float:
    return best_legend_way(t, eyes)[0] if snared(t, goblin_at(t)) else 0.0


def best_legend_way(t: Table, eyes: Eyes) -> tuple[float, int, int]:
    best = (0.0, -1, -1)
    for unit, token in enumerate(TOKENS_OF[KAMI]):
        at = t.legend_at[token]
        for to in steps(t, KAMI, at) if at >= 0 else []:
            gain = eyes.ground(KAMI).legend_gain(unit, at, to)
            if gain > best[0]:
                best = gain, token, to
    return best


def _cast_away(t: Table, eyes: Eyes) -> float:
    near = [at for at in NEIGHBOURS[goblin_at(t)] if t.haints_at(KAMI, at)]
    return max((eyes.land((KAMI, 2, at), to) for at in near for to in landings(t, at)), default=0.0)


def _buried(t: Table, eyes: Eyes) -> float:
    return best_ability(t, eyes.ground(KAMI), ABILITIES)[0] if t.haints_at(KAMI, goblin_at(t)) else 0.0


def _lure(t: Table, eyes: Eyes) -> float:
    return max(
        (eyes.land(unit, to) for unit in enemy_haints(t, goblin_at(t)) for to in steps(t, Faction(unit[0]), unit[2])),
        default=0.0,
    )


def _get_out(t: Table, eyes: Eyes) -> float:
    under = any(t.units(KAMI, at) and DISTANCE[goblin_at(t)][at] == 2 for at in SPOTS)
    return 0.36 if under else 0.15


def _temptation(t: Table, eyes: Eyes) -> float:
    return 0.3 if any(under_own(t, row, at) for row in range(4) for at in SPOTS) else 0.0


def under_own(t: Table, token: int, at: int) -> bool:
    return bool(t.tokens[token][at]) and not t.units(KAMI, at) and any(t.units(KAMI, to) for to in nearer(t, at))


def _spite(t: Table, eyes: Eyes) -> float:
    """Right before an attack."""
    if t.jar != ATTACK_JAR or t.acted or best_raid(t, eyes).start < 0:
        return 0.0
    foe = t.opponent(KAMI)
    return 0.2 * min(t.ground[foe], haints_near(t, goblin_at(t)))


CARD_WORTH: Final[dict[str, Callable[[Table, Eyes], float]]] = {
    "doppelganger": lambda t, eyes: 0.4,
    "through_the_keyhole": _keyhole,
    "blood_money": lambda t, eyes: 0.28,
    "snare": _snare,
    "cast_away": _cast_away,
    "buried": _buried,
    "temptation": _temptation,
    "dolls_whisper": _lure,
    "trick": lambda t, eyes: 0.0,
    "lure": _lure,
    "lets_get_out": _get_out,
    "spite": _spite,
}


# -- playing them ------------------------------------------------------------------------------------------------------


def doppelganger(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Where a haint is wanted; the farther from the home the better."""
    ground = survey(t, me)
    hexes = [at for at in d.options if at is not None]
    return max(hexes, key=lambda at: (ground.post(at) + (ground.need[at] if not t.units(me, at) else 0.0), -at))


def keyhole(t: Table, d: Decision[Any], me: Faction) -> Any:
    hexes = [at for at in d.options if at is not None and tokens_for(t, at)]
    return max(hexes, key=lambda at: (len(tokens_for(t, at)), -at), default=None)


def keyhole_bring(t: Table, d: Decision[Any], me: Faction) -> Any:
    wanted = tokens_for(t, d.about)
    return next((part for part in d.options if part in wanted), None)


def blood_money(t: Table, d: Decision[Any], me: Faction) -> Any:
    """In the way of the own units."""
    ground = survey(t, me)
    hexes = [at for at in d.options if at is not None and not t.cubes_on[KAMI][at]]
    return max(hexes, key=lambda at: (-nearest(t.where(KAMI), at), ground.field[at], -at), default=None)


def snare(t: Table, d: Decision[Any], me: Faction) -> Any:
    token = best_legend_way(t, Eyes(t, me))[1]
    return token if token in d.options else None


def snare_to(t: Table, d: Decision[Any], me: Faction) -> Any:
    ground = survey(t, me)
    units = [unit for unit, token in enumerate(TOKENS_OF[KAMI]) if t.legend_at[token] == d.about]
    return max(d.options, key=lambda to: (max(ground.legend_gain(unit, d.about, to) for unit in units), -to))


def snare_who(t: Table, d: Decision[Any], me: Faction) -> Any:
    """With the haints that would gain by the step."""
    at, to = d.about
    _, group = step_gain(t, survey(t, me), at, to)
    return min(d.options, key=lambda one: abs(one[2] - group[2]) + abs(one[3] - group[3]))


def cast_away(t: Table, d: Decision[Any], me: Faction) -> Any:
    return Eyes(t, me).best_unit(d.options, lambda unit: landings(t, unit[2]))


def unit_to(t: Table, d: Decision[Any], me: Faction) -> Any:
    return Eyes(t, me).best_hex(d.about, d.options)


def buried(t: Table, d: Decision[Any], me: Faction) -> Any:
    return best_ability(t, survey(t, me), d.options)[1]


def temptation(t: Table, d: Decision[Any], me: Faction) -> Any:
    parts = [part for part in d.options if part is not None and under_own(t, *part)]
    return max(parts, key=lambda part: (part[0] == SCROLL and t.scrolls[KAMI] < 3, -part[1]), default=None)


def temptation_to(t: Table, d: Decision[Any], me: Faction) -> Any:
    return max(d.options, key=lambda at: (t.units(KAMI, at) > 0, -at))


def lure(t: Table, d: Decision[Any], me: Faction) -> Any:
    return Eyes(t, me).best_unit(d.options, lambda unit: steps(t, Faction(unit[0]), unit[2]))


def get_out(t: Table, d: Decision[Any], me: Faction) -> Any:
    foes = [at for foe in t.others(me) for at in t.where(foe)]
    hexes = [at for at in d.options if at is not None]
    return max(hexes, key=lambda at: (-nearest(t.where(me), at), nearest(foes, at), -at))


def get_out_token(t: Table, d: Decision[Any], me: Faction) -> Any:
    order = [SCROLL] if t.scrolls[me] < 3 else []
    order += sorted(ABILITIES, key=lambda ability: t.rows[me][ability])
    return next(token for token in order if token in d.options) if set(order) & set(d.options) else d.options[0]


CHOICES: Final[dict[str, Choice]] = {
    "kami.start": start,
    "goblin.start": start,
    "spread": spread,
    "doll.real": real_doll,
    "spread.legend": spread_legend,
    "doll.carry": carry,
    "doll.carry-open": carry,
    "doll.hide": yes,
    "doll.swap": swap_dolls,
    "row": row,
    "row.next": row_next,
    "replay": replay,
    "row.cubes": yes,
    "row.cube": row_cube,
    "doll.pull": pull_doll,
    "doll.pull.to": pull_doll_to,
    "doll.pull.unit": no,
    "doll.pull.agree": agree,
    "tracker.card": yes,
    "tracker.swap": tracker_swap,
    "thumper": thump,
    "thumper.to": thump_to,
    "prankster": prank,
    "card.doppelganger": doppelganger,
    "card.keyhole": keyhole,
    "card.keyhole.bring": keyhole_bring,
    "card.blood-money": blood_money,
    "card.snare": snare,
    "card.snare.to": snare_to,
    "card.snare.who": snare_who,
    "card.cast-away": cast_away,
    "card.cast-away.to": unit_to,
    "card.buried": buried,
    "card.temptation": temptation,
    "card.temptation.to": temptation_to,
    "card.whisper": lure,
    "card.whisper.to": unit_to,
    "card.trick": no,
    "card.trick.with": no,
    "card.lure": lure,
    "card.lure.to": unit_to,
    "card.get-out": get_out,
    "card.get-out.token": get_out_token,
    "card.spite": yes,
}


class KamiHabits(Habits):
    id = KAMI
    legend = LEGEND_CALLED["goblin_thumper"]
    tracker = 1
    known_legends = False

    def ability_jar_worth(self, t: Table, ground: Ground) -> float:
        return max(row_worth(t, ground, row) for row in range(3))

    def legend_jar_worth(self, t: Table, ground: Ground) -> float:
        board = board_of(t)
        gift = 1.5 if board.gift and uses_gift(t) else 0.0
        if t.tracker[KAMI] == 0:
            return gift + 0.3 * min(len(board.active), t.scrolls[KAMI] + 1)
        return gift + (0.4 if sum(board.row_cubes) < 3 else 0.1) + 0.2 * t.scrolls[KAMI]

    def card_worth(self, t: Table, eyes: Eyes, card: str) -> float:
        return CARD_WORTH[card](t, eyes)

    def gift_first(self, t: Table) -> bool:
        return True

    def uses_gift(self, t: Table) -> bool:
        return uses_gift(t)

    def watches(self, t: Table) -> list[list[Any]]:
        board = board_of(t)
        return [board.dolls, board.maybe, [board.kami, board.face_up]]

    def legend_needs(self, t: Table, unit: int) -> list[float]:
        """Kami takes the doll, the goblin turns one up."""
        need = super().legend_needs(t, unit)
        board = board_of(t)
        hers = DOLL if unit == board.kami else SEEN_DOLL
        chances = sum(board.maybe[doll] for doll, at in enumerate(board.dolls) if at >= 0)
        for doll, at in enumerate(board.dolls):
            if at >= 0 and board.maybe[doll] and (hers == DOLL or doll != board.face_up):
                need[at] += hers / max(1, chances)
        return need


HABITS: Final = KamiHabits()
