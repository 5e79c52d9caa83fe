"""The Fair Folk: nests for quests, arrows that halve the map, guesses; and what others do with offers."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from klubovna.games.harrow.factions.fairfolk.board import EMPTY_NEST, NO_NEST, FairFolkBoard
from klubovna.games.harrow.factions.fairfolk.cards import drifts, to_nests
from klubovna.games.harrow.factions.fairfolk.nests import board_of, with_offer
from klubovna.games.harrow.factions.fairfolk.offers import legend_ways
from klubovna.games.harrow.factions.fairfolk.quests import FITTING, RINGS
from klubovna.games.harrow.factions.fairfolk.search import LINES, beyond
from klubovna.games.harrow.facts import (
    CARD_IDS,
    DISTANCE,
    FAIRFOLK,
    FFH,
    HEXES,
    MIDDLE,
    NEIGHBOURS,
    OFFER_IDS,
    SILVER,
    SPOTS,
    Faction,
    Spot,
)
from klubovna.games.harrow.movement import steps
from klubovna.games.harrow.policy.habits import HABITS as OF_ALL
from klubovna.games.harrow.policy.habits import Habits
from klubovna.games.harrow.policy.steps import Eyes
from klubovna.games.harrow.policy.worth import Choice
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Decision

NESTED: Final = [0.0, 0.15, 0.4, 0.85, 1.8]
"""What a quest is worth for which so many nests lie right."""
CUBE: Final = 0.3
CLUE: Final = 0.3
SHUN_OFFER: Final = 0.1
OFFER_TAKEN: Final = 0.8
LURE: Final = 0.5
"""A nest in the way of automated units, who take every offer."""
GUESSED: Final = 3
"""With so few hexes left a guess is as good as an arrow."""
WEAKEST: Final = [
    "nothing",
    "move_any_haint",
    "draw_card",
    "strengthen_1",
    "move_legends",
    "advance_1",
    "spawn_1",
    "move_enemy_haint",
    "strengthen_2",
    "advance_2",
    "spawn_2",
]
"""Offers, the one that helps others least first."""
HIDDEN_FAR: Final = 3
FITS: Final = [{card: {*hexes} for card, hexes in side.items()} for side in FITTING]


# -- the search --------------------------------------------------------------------------------------------------------


SIDES: Final = [
    [sum(1 << spot for spot in SPOTS if beyond(axis, 1 - side, at, spot)) for axis, side in LINES] for at in SPOTS
]
"""By hex and line: the hexes strictly behind an arrow that lies there, one bit each."""


def places(board: FairFolkBoard) -> int:
    """Hexes where the item may still lie, one bit each."""
    return sum(1 << at for at, still in enumerate(board.maybe) if still)


def split(maybe: int, at: int, line: int) -> int:
    """How many hexes are left in the worse case after an arrow on a line through a nest."""
    behind = (maybe & SIDES[at][line]).bit_count()
    return max(behind, maybe.bit_count() - behind)


@lru_cache(maxsize=1024)
def best_split(maybe: int, at: int) -> int:
    return min([split(maybe, at, line) for line in range(len(LINES))])


def hide(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Out on the edge, apart from one another."""
    finds = [at for at in board_of(t).finds if at >= 0]
    return max(
        d.options,
        key=lambda at: (
            DISTANCE[at][MIDDLE] == HIDDEN_FAR,
            min((DISTANCE[at][find] for find in finds), default=0),
            at * 7 % 37,
        ),
    )


def quest_use(t: Table, d: Decision[Any], me: Faction) -> Any:
    maybe = places(board_of(t))
    left = maybe.bit_count()
    if "arrow" not in d.options or left <= GUESSED:
        return "guess"
    return "arrow" if min(best_split(maybe, at) for at in with_offer(t)) < left - 1 else "guess"


def arrow_nest(t: Table, d: Decision[Any], me: Faction) -> Any:
    maybe = places(board_of(t))
    return min(d.options, key=lambda at: (best_split(maybe, at), at))


def arrow(t: Table, d: Decision[Any], me: Faction) -> Any:
    maybe = places(board_of(t))
    return min(d.options, key=lambda line: (split(maybe, d.about, LINES.index(line)), line))


def guess(t: Table, d: Decision[Any], me: Faction) -> Any:
    maybe = board_of(t).maybe
    return next(at for at in d.options if at is not None and maybe[at])


# -- nests -------------------------------------------------------------------------------------------------------------


def quest_worth(t: Table, board: FairFolkBoard, nests: list[int]) -> float:
    """How near the quests of the hand are with these nests on the map."""
    lying = [at for at in SPOTS if nests[at] != NO_NEST]
    total = 0.0
    for card in board.quests:
        most = max(rings(lying)) if card in RINGS else len(FITS[t.map][card].intersection(lying))
        total += NESTED[min(4, most)]
    return total


def rings(lying: list[Spot]) -> list[int]:
    """How many nests lie around each hex."""
    around = [0] * HEXES
    for at in lying:
        for near in NEIGHBOURS[at]:
            around[near] += 1
    return around


def nest_to(t: Table, d: Decision[Any], me: Faction) -> Any:
    """A nest where it serves most quests; then a search cube, and a good line for an arrow."""
    board = board_of(t)
    maybe = places(board)
    everywhere = max(1, maybe.bit_count())
    lying = [at for at in SPOTS if board.nests[at] != NO_NEST]
    worths = [0.0] * HEXES
    for at in d.options:
        worths[at] = CLUE * (1.0 - best_split(maybe, at) / everywhere)
    for card in board.quests:
        if card in RINGS:
            around = rings(lying)
            most = min(4, max(around))
            for at in d.options:
                worths[at] += NESTED[min(4, max([around[near] for near in NEIGHBOURS[at]]) + 1)] - NESTED[most]
        else:
            fitting = FITS[t.map][card]
            most = len(fitting.intersection(lying))
            gain = NESTED[min(4, most + 1)] - NESTED[min(4, most)]
            for at in fitting:
                worths[at] += gain
    lured = {near for faction in t.present for at in t.where(faction) for near in NEIGHBOURS[at]}
    for at in d.options:
        if t.chart.terrain[at] in board.held:
            worths[at] += CUBE
        if t.mode == FFH and at in lured:
            worths[at] += LURE
    return max(d.options, key=lambda at: (worths[at], -at))


def nest_offer(t: Table, d: Decision[Any], me: Faction) -> Any:
    return min(d.options, key=lambda offer: WEAKEST.index(OFFER_IDS[offer]))


def nest_from(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The nest that the quests miss least, an empty one rather than one with an offer."""
    board = board_of(t)

    def without(at: int) -> float:
        nests = board.nests[:]
        nests[at] = NO_NEST
        return quest_worth(t, board, nests)

    return max(d.options, key=lambda at: (without(at), board.nests[at] == EMPTY_NEST, -at))


def nest_push(t: Table, d: Decision[Any], me: Faction) -> Any:
    return d.options[0]


def terrain(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The terrain on which nests for the quests lie most often."""
    board = board_of(t)
    chart = t.chart
    fitting = [at for card in board.quests if card not in RINGS for at in FITTING[t.map][card]]
    return max(d.options, key=lambda land: (sum(chart.terrain[at] == land for at in fitting), -land))


# -- the turn ----------------------------------------------------------------------------------------------------------


def deed(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The nest first, then a quest, then cards that can be paid and help."""
    quests = [option for option in d.options if option is not None and option[0] == "quest"]
    for option in d.options:
        if option is not None and option[0] == "card" and card_helps(t, CARD_IDS[option[1]], bool(quests)):
            return option
    if ("nest", 0) in d.options:
        return ("nest", 0)
    return quests[0] if quests else None


def card_helps(t: Table, card: str, quest: bool) -> bool:
    """Whether a card is worth its search cubes now."""
    board = board_of(t)
    maybe = places(board)
    cubes, left = t.ground[SILVER], maybe.bit_count()
    if card == "silver_dew":
        return t.cubes[SILVER] > 0 and cubes < 6
    if card == "sudden_hunch":
        return left <= GUESSED
    if card == "fairy_lantern":
        return left > GUESSED and min(best_split(maybe, at) for at in with_offer(t)) <= left * 0.6
    if card == "shake_the_boughs":
        return left > GUESSED and cubes >= 5 and bool(with_offer(t))
    if card == "second_nest":
        return not quest and board.nested == 0 and not board.quested
    if card == "renewed_offer":
        return not with_offer(t)
    if card == "change_of_heart":
        return not quest and board.nested == 0 and quest_worth(t, board, board.nests) < 0.6
    if card in ("beguile", "sweet_music", "sealed_bargain"):
        return cubes >= 6
    return False


# -- cards -------------------------------------------------------------------------------------------------------------


def card_nest(t: Table, d: Decision[Any], me: Faction) -> Any:
    board = board_of(t)
    if CARD_IDS[d.about] == "renewed_offer":
        return min(d.options, key=lambda at: (best_split(places(board), at), at))
    return max(d.options, key=lambda at: (max(drift_worth(t, at, to) for to in drifts(t, at)), -at))


def drift_worth(t: Table, at: int, to: int) -> float:
    board = board_of(t)
    nests = board.nests[:]
    nests[to], nests[at] = nests[at], NO_NEST
    return quest_worth(t, board, nests)


def card_nest_to(t: Table, d: Decision[Any], me: Faction) -> Any:
    return max(d.options, key=lambda to: (drift_worth(t, d.about, to), -to))


def card_offers(t: Table, d: Decision[Any], me: Faction) -> Any:
    """What helps others most goes back."""
    return None if None in d.options else max(d.options, key=lambda offer: WEAKEST.index(OFFER_IDS[offer]))


def card_quests(t: Table, d: Decision[Any], me: Faction) -> Any:
    """All of them: they are changed only when none is near."""
    return next(card for card in d.options if card is not None)


def card_terrain(t: Table, d: Decision[Any], me: Faction) -> Any:
    return d.options[0]


def card_unit(t: Table, d: Decision[Any], me: Faction) -> Any:
    """A haint onto a nest that still has its offer."""
    board = board_of(t)

    def lured(unit: Any) -> bool:
        return any(board.offer_at(to) for to in to_nests(t, steps(t, Faction(unit[0]), unit[2])))

    return next((unit for unit in d.options if lured(unit)), d.options[0])


def card_legend(t: Table, d: Decision[Any], me: Faction) -> Any:
    board = board_of(t)
    return next((token for token in d.options if any(board.offer_at(to) for to in legend_ways(t, token))), d.options[0])


def to_offer(t: Table, d: Decision[Any], me: Faction) -> Any:
    board = board_of(t)
    return next((to for to in d.options if board.offer_at(to)), d.options[0])


# -- offers in others' hands -------------------------------------------------------------------------------------------


def take(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The best offer first."""
    board = board_of(t)
    return max(d.options, key=lambda at: (WEAKEST.index(OFFER_IDS[board.nests[at]]), -at))


def offer_unit(t: Table, d: Decision[Any], me: Faction) -> Any:
    return OF_ALL[me].best_unit(Eyes(t, me), d.options)


def offer_unit_to(t: Table, d: Decision[Any], me: Faction) -> Any:
    return OF_ALL[me].best_hex(Eyes(t, me), d.about, d.options)


def offer_legend(t: Table, d: Decision[Any], me: Faction) -> Any:
    eyes = Eyes(t, me)
    return max(
        d.options,
        key=lambda token: (max(OF_ALL[me].moves_legend(eyes, token, to) for to in legend_ways(t, token)), -token),
    )


def offer_legend_to(t: Table, d: Decision[Any], me: Faction) -> Any:
    eyes = Eyes(t, me)
    return max(d.options, key=lambda to: (OF_ALL[me].moves_legend(eyes, d.about, to), -to))


def first(t: Table, d: Decision[Any], me: Faction) -> Any:
    return d.options[0]


def last(t: Table, d: Decision[Any], me: Faction) -> Any:
    return d.options[-1]


CHOICES: Final[dict[str, Choice]] = {
    "ff.hide": hide,
    "ff.terrain": terrain,
    "ff.deed": deed,
    "ff.nest.offer": nest_offer,
    "ff.nest.offer.from": arrow_nest,
    "ff.nest.from": nest_from,
    "ff.nest.to": nest_to,
    "ff.nest.push": nest_push,
    "ff.quest.use": quest_use,
    "ff.arrow.nest": arrow_nest,
    "ff.arrow.back": first,
    "ff.arrow": arrow,
    "ff.guess": guess,
    "ff.offer.take": take,
    "ff.offer.unit": offer_unit,
    "ff.offer.unit.to": offer_unit_to,
    "ff.offer.legend": offer_legend,
    "ff.offer.legend.to": offer_legend_to,
    "ff.offer.part": last,
    "ff.offer.next": first,
    "ff.card.nest": card_nest,
    "ff.card.nest.to": card_nest_to,
    "ff.card.offers": card_offers,
    "ff.card.quests": card_quests,
    "ff.card.terrain": card_terrain,
    "ff.card.terrain.to": terrain,
    "ff.card.unit": card_unit,
    "ff.card.unit.to": to_offer,
    "ff.card.legend": card_legend,
    "ff.card.legend.to": to_offer,
}


class FairFolkHabits(Habits):
    id = FAIRFOLK
    wants_raids = True

    def watches(self, t: Table) -> list[list[Any]]:
        return [board_of(t).nests]

    def shun(self, t: Table, need: list[float]) -> None:
        """Nests with offers: whoever takes one may give a clue."""
        board = board_of(t)
        for at in SPOTS:
            if board.offer_at(at):
                need[at] -= SHUN_OFFER

    def minds(self, t: Table, blow: float, groups: dict[int, int]) -> float:
        """Blows at Hester are welcome, and so are units that come to nests."""
        board = board_of(t)
        return -blow - sum(board.offer_at(at) for at in groups) * OFFER_TAKEN

    def lures_to(self, t: Table, at: int) -> bool:
        return board_of(t).offer_at(at)


HABITS: Final = FairFolkHabits()
