"""The Vagabond's choices by kind."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.root.battle import defenders
from klubovna.games.root.factions.vagabond import actions, items, kinds, quests
from klubovna.games.root.factions.vagabond.policy.belongings import (
    best_item,
    damage,
    hideout,
    idle_item,
    limit,
    mended,
    refresh,
    service,
)
from klubovna.games.root.factions.vagabond.policy.menu import quarrel
from klubovna.games.root.factions.vagabond.policy.outlook import outlook, strike_worth
from klubovna.games.root.factions.vagabond.policy.plans import CHARACTERS, board_of, plans
from klubovna.games.root.facts import (
    BOOT,
    QUEST_SUIT,
    TO_WIN,
    Clearing,
    Faction,
)
from klubovna.games.root.policy.habits import PIECE_WORTH, Choice
from klubovna.games.root.policy.worth import best_card, cheapest_card, threat
from klubovna.games.root.state import Table
from klubovna.kernel.decision import Decision

# -- where to go -------------------------------------------------------------------------------------------------------


def slip(t: Table, d: Decision[Any], me: Faction) -> Any:
    seen = outlook(t, me)
    boots = items.ready(seen.board, BOOT)
    return max(d.options, key=lambda to: (seen.slip_worth(to, boots), -to))


def move(t: Table, d: Decision[Any], me: Faction) -> Any:
    seen = outlook(t, me)
    return max(d.options, key=lambda to: (seen.move_worth(to), -to))


def glide(t: Table, d: Decision[Any], me: Faction) -> Any:
    seen = outlook(t, me)
    return max(d.options, key=lambda to: (seen.visit(to), -to))


def alone(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Without company or help from outside."""
    return d.options[0]


def ally(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The friend with the most warriors; none of them shall fall (see `fewest`), so he stays a friend."""
    return max((f for f in d.options if f is not None), key=lambda f: (t.warriors[f][d.about], -f))


# -- aid, quests, blows ------------------------------------------------------------------------------------------------


def aid(t: Table, d: Decision[Any], me: Faction) -> Any:
    seen = outlook(t, me)
    at = seen.board.at
    return max(d.options, key=lambda whom: (seen.aid_worth(whom, at), -whom))


def reward(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Cards for the first quest of a suit, points afterwards and when they win."""
    points = sum(QUEST_SUIT[q] == QUEST_SUIT[d.about] for q in board_of(t, me).done)
    few = points < quests.REWARD_CARDS * plans().draw and len(t.hands[me]) < 4
    return "cards" if few and t.vp[me] + points < TO_WIN else "points"


def strike(t: Table, d: Decision[Any], me: Faction) -> Any:
    board = board_of(t, me)
    return max(d.options, key=lambda foe: (strike_worth(t, board, foe, Clearing(board.at)), -foe))


def dearest_piece(t: Table, d: Decision[Any], me: Faction) -> Any:
    return max(d.options, key=lambda piece: (PIECE_WORTH[piece], -piece))


def most(t: Table, d: Decision[Any], me: Faction) -> Any:
    return max(d.options)


def fewest(t: Table, d: Decision[Any], me: Faction) -> Any:
    return min(d.options)


def steal(t: Table, d: Decision[Any], me: Faction) -> Any:
    return max(d.options, key=lambda victim: (threat(t, victim), len(t.hands[victim]), -victim))


def labor(t: Table, d: Decision[Any], me: Faction) -> Any:
    return best_card(t, me, d.options)


def coalition(t: Table, d: Decision[Any], me: Faction) -> Any:
    return max(d.options, key=lambda partner: (sum(t.warriors[partner]), -partner))


def instigate(t: Table, d: Decision[Any], me: Faction) -> Any:
    at = Clearing(board_of(t, me).at)
    return max(d.options, key=lambda f: (max(quarrel(t, me, f, foe, at) for foe in defenders(t, f, at)), -f))


def instigate_whom(t: Table, d: Decision[Any], me: Faction) -> Any:
    at = Clearing(board_of(t, me).at)
    return max(d.options, key=lambda foe: (quarrel(t, me, d.about, foe, at), -foe))


def character(t: Table, d: Decision[Any], me: Faction) -> Any:
    return min(d.options, key=CHARACTERS.index)


def forest(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Beside as many ruins as possible."""
    return max(d.options, key=lambda place: (sum(t.ruins[c] for c in actions.beside_forest(t, place)), -place))


CHOICES: Final[dict[str, Choice]] = {
    kinds.CHARACTER.name: character,
    kinds.FOREST.name: forest,
    kinds.REFRESH.name: refresh,
    kinds.SLIP.name: slip,
    kinds.MOVE.name: move,
    kinds.COMPANY.name: alone,
    kinds.COMPANY_COUNT.name: alone,
    kinds.ALLY.name: ally,
    kinds.ALLY_HITS.name: fewest,
    kinds.DAMAGE.name: damage,
    kinds.RUIN_ITEM.name: best_item,
    kinds.AID.name: aid,
    kinds.AID_ITEM.name: idle_item,
    kinds.AID_CARD.name: cheapest_card,
    kinds.AID_TAKE.name: best_item,
    kinds.REWARD.name: reward,
    kinds.STRIKE.name: strike,
    kinds.STRIKE_PIECE.name: dearest_piece,
    kinds.REPAIR.name: mended,
    kinds.SERVICE.name: service,
    kinds.LIMIT.name: limit,
    kinds.COALITION.name: coalition,
    kinds.STEAL.name: steal,
    kinds.DAY_LABOR.name: labor,
    kinds.HIDEOUT.name: hideout,
    kinds.INSTIGATE.name: instigate,
    kinds.INSTIGATE_WHOM.name: instigate_whom,
    kinds.ENLIST.name: alone,
    kinds.IMPROVISE.name: alone,
    kinds.STAND_IN.name: idle_item,
    kinds.SWIFT_STRIKE.name: most,
    kinds.GLIDE.name: glide,
}
