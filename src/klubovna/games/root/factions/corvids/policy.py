"""The Corvids: warriors everywhere, plots where they stand, and every plot flipped. And how others guess."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from klubovna.games.root.battle import battlefields
from klubovna.games.root.factions.corvids import kinds
from klubovna.games.root.factions.corvids.role import BOMB, EXTORTION, PLOT_KINDS, RAID, ROLE, SNARE
from klubovna.games.root.facts import (
    BIRD,
    CARD_SUIT,
    CLEARING_SUITS,
    CLEARINGS,
    CORVIDS,
    PIECES_OF,
    PLOT,
    TO_WIN,
    Clearing,
    Faction,
    Suit,
)
from klubovna.games.root.move import origins
from klubovna.games.root.policy.ground import Ground
from klubovna.games.root.policy.habits import PIECE_WORTH, SKIP, Choice
from klubovna.games.root.policy.marching import Marching
from klubovna.games.root.policy.worth import (
    best_battle,
    cheapest,
    cheapest_card,
    keep_worth,
    of_set,
    threat,
)
from klubovna.games.root.roles import ROLES
from klubovna.games.root.state import EVENING, Table
from klubovna.kernel.decision import Decision

RECRUITS: Final = 0.4
"""A warrior, of those that one card brings."""
PLOT_GAIN: Final = 2.2
PLOTTER: Final = 0.45
FLIP: Final = 6.0
PLOTS_OF_A_KIND: Final = 2
# What a draw is worth that is given up for one more action.
DRAW: Final = 0.9


def flip_worth(t: Table, at: Clearing) -> float:
    """Bombs last: the others lie face up while they are flipped."""
    board = ROLE.board(t)
    points = sum(board.face_up) + 1
    if t.vp[CORVIDS] + points >= TO_WIN:
        return 80.0
    return FLIP + (blast(t, at) - 3.0 if board.kind(at) == BOMB else points)


def blast(t: Table, at: Clearing) -> float:
    """What others would lose here."""
    total = 0.0
    for foe in t.enemies(CORVIDS):
        care = threat(t, foe)
        total += t.warriors[foe][at] * (0.1 + 0.2 * care)
        pieces = 0.0
        for piece in PIECES_OF[foe]:
            pieces += t.pieces[piece][at] * (1.0 + care * PIECE_WORTH[piece])
        total += pieces
    return total


def recruit_worth(t: Table, suit: Suit) -> float:
    return RECRUITS * min(len(ROLE.open_clearings(t, suit)), t.supply[CORVIDS])


def action_worth(t: Table, me: Faction, what: str) -> float:
    if what == "plot":
        return max(plot_worth(t, c) for c in ROLE.plot_sites(t))
    if what == "move":
        gain = HABITS.map_of(t, me).best(origins(t, me))[0]
        return gain if t.phase != EVENING else gain - 0.5
    if what == "battle":
        return best_battle(t, me, battlefields(t, me))[0]
    return SKIP


def plot_worth(t: Table, at: Clearing) -> float:
    """A plot needs somebody to stay beside it, or it will not be flipped."""
    board = ROLE.board(t)
    cost = 1 + board.plotted
    stays = t.warriors[CORVIDS][at] > cost
    foes = 0
    for foe in t.enemies(CORVIDS):
        foes += t.warriors[foe][at]
    return PLOT_GAIN + 0.4 * sum(board.face_up) - PLOTTER * cost + 0.6 * stays - 0.05 * foes


def plot_where(t: Table, d: Decision[Any], me: Faction) -> Any:
    return max(d.options, key=lambda at: (plot_worth(t, at), -at))


def plot_which(t: Table, d: Decision[Any], me: Faction) -> Any:
    """A bomb where much stands, an extortion where many can be robbed, a snare or a raid elsewhere."""
    at = d.about
    robbed = sum(bool(t.hands[foe]) and ROLES[foe].present(t, at) for foe in t.enemies(me))
    worth = {BOMB: blast(t, at) - 0.5, EXTORTION: 0.8 * robbed + 0.6, SNARE: 1.2, RAID: 0.9}
    return max(d.options, key=lambda kind: (worth[kind], -kind))


def recruit_card(t: Table, d: Decision[Any], me: Faction) -> Any:
    def gain(card: int) -> float:
        suits = CLEARING_SUITS if CARD_SUIT[card] == BIRD else [CARD_SUIT[card]]
        return max(recruit_worth(t, suit) for suit in suits)

    return max(d.options, key=lambda card: (gain(card) - keep_worth(t, me, card), -card))


def recruit_suit(t: Table, d: Decision[Any], me: Faction) -> Any:
    return max(d.options, key=lambda suit: (recruit_worth(t, suit), -suit))


def fewest_foes(t: Table, d: Decision[Any], me: Faction) -> Any:
    return of_set(d, lambda c: (sum(t.warriors[foe][c] for foe in t.enemies(me)), c))


def trick(t: Table, d: Decision[Any], me: Faction) -> Any:
    return d.options[0]


def exert(t: Table, d: Decision[Any], me: Faction) -> Any:
    return max(d.options, key=lambda order: action_worth(t, me, order[0]))


# -- the guessers ------------------------------------------------------------------------------------------------------


def plot_chances(t: Table, at: Clearing) -> list[float]:
    """How likely each kind of plot lies face down here, from what everybody knows."""
    board = ROLE.board(t)
    left = [PLOTS_OF_A_KIND for _ in PLOT_KINDS]
    for c in CLEARINGS:
        if board.face_up[c]:
            left[board.kind(c)] -= 1
    for kind in PLOT_KINDS:
        if board.denied[at] >> kind & 1:
            left[kind] = 0
    total = sum(left)
    return [count / total for count in left] if total else [0.0 for _ in PLOT_KINDS]


def guess(t: Table, d: Decision[Any], me: Faction) -> Any:
    chances = plot_chances(t, d.about)
    return max(d.options, key=lambda kind: (chances[kind], -kind))


CHOICES: Final[dict[str, Choice]] = {
    kinds.SCATTER.name: fewest_foes,
    kinds.RECRUIT_CARD.name: recruit_card,
    kinds.RECRUIT_SUIT.name: recruit_suit,
    kinds.RECRUIT_WHERE.name: fewest_foes,
    kinds.PLOT_WHERE.name: plot_where,
    kinds.PLOT_WHICH.name: plot_which,
    kinds.TRICK_ONE.name: trick,
    kinds.TRICK_OTHER.name: trick,
    kinds.EXERT.name: exert,
    kinds.RAID_WHERE.name: fewest_foes,
    kinds.EXPOSE_GUESS.name: guess,
    kinds.EXPOSE_CARD.name: cheapest_card,
}


class CorvidHabits(Marching):
    choices = CHOICES
    warrior_worth = 0.45
    piece_worth: ClassVar = {PLOT: 1.0}
    offers = ("expose",)

    def ground(self, t: Table, me: Faction) -> Ground:
        """Beside face-down plots to flip them, and in pairs where the next plot could lie."""
        board = ROLE.board(t)
        post = [2.0 if board.hidden(c) else 0.5 if not board.placed[c] else 0.0 for c in CLEARINGS]
        return Ground(t, me, [0.15] * 12, post, 0.4)

    def score(self, t: Table, me: Faction, what: str, which: int) -> float:
        if what == "flip":
            return flip_worth(t, Clearing(which))
        if what == "recruit":
            return max(recruit_worth(t, suit) for suit in CLEARING_SUITS) - keep_worth(
                t, me, cheapest(t, me, ROLE.recruiting_cards(t))
            )
        if what == "exert":
            best = max(action_worth(t, me, action) for action, _ in ROLE.actions(t))
            return best - DRAW * ROLE.draws(t)
        return action_worth(t, me, what)

    def offer_worth(self, t: Table, me: Faction, what: str, which: int) -> float:
        chance = max(plot_chances(t, Clearing(which)))
        return chance * 2.0 - (1.0 - chance) * 1.2


HABITS: Final = CorvidHabits()
