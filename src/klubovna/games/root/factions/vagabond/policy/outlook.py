"""What the map offers the Vagabond."""

from __future__ import annotations

from math import inf

from klubovna.games.root.battle import defenders
from klubovna.games.root.cards import fits
from klubovna.games.root.factions.vagabond import actions, characters, items, quests
from klubovna.games.root.factions.vagabond.board import ALLIED, HOSTILE, VagabondBoard
from klubovna.games.root.factions.vagabond.policy.belongings import item_worth
from klubovna.games.root.factions.vagabond.policy.plans import (
    AID_VP,
    AIDS,
    BREAK,
    FAR,
    UNSEEN,
    board_of,
    craft_here,
    plans,
)
from klubovna.games.root.factions.vagabond.relations import AID_ALLY, allies, hostile_ground
from klubovna.games.root.facts import (
    BOOT,
    CLEARINGS,
    CROSSBOW,
    FIRST_FOREST,
    HAMMER,
    PIECES_OF,
    QUEST_SUIT,
    SWORD,
    TORCH,
    Clearing,
    Faction,
    Suit,
)
from klubovna.games.root.policy.habits import PIECE_WORTH, SKIP
from klubovna.games.root.policy.mind import MIND, keen
from klubovna.games.root.policy.odds import odds
from klubovna.games.root.policy.worth import (
    AMBUSH_RISK,
    cheapest,
    dominates,
    foes_of,
    in_the_way,
    keep_worth,
    prizes,
    threat,
    turns_left,
)
from klubovna.games.root.roles import ROLES
from klubovna.games.root.state import Table


class Errands:
    """What clearings of one suit offer."""

    __slots__ = ("craft", "fitting", "missed", "quest")

    def __init__(self, t: Table, me: Faction, board: VagabondBoard, suit: Suit) -> None:
        self.quest = 0.0
        """The best quest that could be completed now."""
        improvises = board.character == characters.ADVENTURER
        for q in t.quests:
            if QUEST_SUIT[q] == suit and quests.ways(board, q, improvises):
                self.quest = max(self.quest, quest_worth(t, board, q))
        self.craft = craft_here(t, me, suit, items.ready(board, HAMMER))
        cards = [card for card in t.hands[me] if fits(card, suit)]
        self.fitting = len(cards)
        """How many cards could be given away as aid,"""
        self.missed = keep_worth(t, me, cheapest(t, me, cards)) if cards else 0.0
        """and what the cheapest of them is worth."""


class Outlook:
    """What the map offers him for one decision, with the items that are ready."""

    __slots__ = (
        "allies",
        "board",
        "crossbow",
        "errands",
        "foes",
        "hostile",
        "keen",
        "me",
        "ready_swords",
        "spare",
        "swords",
        "t",
        "torch",
        "visits",
        "w",
        "whole",
    )

    def __init__(self, t: Table, me: Faction) -> None:
        board = board_of(t, me)
        self.t = t
        self.me = me
        self.board = board
        self.keen = keen()
        self.w = plans()
        self.foes = foes_of(t, me)
        self.allies = allies(board)
        self.hostile = hostile_ground(t, board)
        self.torch = items.ready(board, TORCH) > 0
        self.crossbow = items.ready(board, CROSSBOW) > 0
        self.swords = items.undamaged(board, SWORD)
        self.ready_swords = items.ready(board, SWORD)
        self.spare = len(items.ready_tools(board))
        self.whole = len(items.whole_tools(board))
        self.errands: list[Errands | None] = [None] * 4
        self.visits = [UNSEEN] * len(CLEARINGS)

    def of_suit(self, suit: Suit) -> Errands:
        found = self.errands[suit]
        if found is None:
            found = self.errands[suit] = Errands(self.t, self.me, self.board, suit)
        return found

    def fight_worth(self, enemy: Faction, at: Clearing) -> float:
        """9.2.9.III.a Points for hostile pieces, besides buildings and tokens; hits cost items."""
        t, board, w = self.t, self.board, self.w
        foe = self.foes.called(enemy)
        if foe.pawn:
            return SKIP
        if self.keen and board.aids[enemy]:
            return SKIP  # aided in this very turn
        there = t.warriors[enemy][at]
        count, prize = prizes(t, enemy, at, foe.care)
        friends = back = 0
        for ally in self.allies:
            if ally != enemy:
                friends = max(friends, t.warriors[ally][at])
        battle = foe.battle
        if battle is not None:
            battle.at = at
            back = ROLES[enemy].extra_hits(t, battle)
        hits = odds(self.swords + friends, there, count, foe.guerrilla, int(there == 0), back, self.whole)
        worth = hits.razed * prize + hits.killed * 0.1 * foe.care
        relation = board.relations[enemy]
        if relation == HOSTILE:
            worth += w.infamy * (hits.killed + hits.razed)
        elif there:
            worth += max(0.0, hits.killed - 1.0) - w.enmity - w.friend * relation
            worth += w.feud * min(5.0, turns_left(t, self.me)) * min(1.0, sum(t.warriors[enemy]) / 12)
        if in_the_way(t, enemy, at) and dominates(t, enemy):
            worth += BREAK * (hits.killed + hits.razed) / (there + count)
        loss = hits.lost + (AMBUSH_RISK * 2 * len(t.hands[enemy]) if there else 0.0)
        return worth - loss * w.hit

    def best_fight(self, at: Clearing) -> float:
        """Against any who can be fought here."""
        best = -inf
        for foe in defenders(self.t, self.me, at):
            best = max(best, self.fight_worth(foe, at))
        return best

    def aid_worth(self, whom: Faction, at: Clearing) -> float:
        """What one aid brings, with the cards and items that there are to give."""
        t, w = self.t, self.w
        relation = self.board.relations[whom]
        if not self.spare or (relation == HOSTILE and self.keen):
            return SKIP  # he comes to fight there
        errands = self.of_suit(t.suits[at])
        if not errands.fitting:
            return SKIP
        worth = 0.0
        if relation == ALLIED:
            worth += AID_ALLY
        elif relation >= 0:
            owed = AIDS[relation + 1] - self.board.aids[whom]
            share = AID_VP[relation + 1] / AIDS[relation + 1]
            worth += share + w.step if owed <= min(errands.fitting, self.spare) else 0.2 * share
        if t.items[whom] or t.exhausted[whom]:
            worth += max(item_worth(t, self.board, item) for item in (*t.items[whom], *t.exhausted[whom]))
        return worth - 0.8 * errands.missed - w.tool

    def visit(self, at: Clearing) -> float:
        """What could be done in a clearing with the items that are ready."""
        found = self.visits[at]
        if found == UNSEEN:
            found = self.visits[at] = self.look(at)
        return found

    def look(self, at: Clearing) -> float:
        t, w = self.t, self.w
        worth = 0.0
        if self.torch and t.ruin_items[at]:
            worth += 1.0 + w.gain + w.explore
        errands = self.of_suit(t.suits[at])
        worth += errands.quest
        fight = aid = strike = 0.0
        for foe in self.foes.all:
            other = foe.id
            if t.occupied[other] >> at & 1 or (ROLES[other].has_pawn and ROLES[other].present(t, at)):
                if self.ready_swords:
                    fight = max(fight, self.fight_worth(other, at))
                aid = max(aid, self.aid_worth(other, at))
                if self.crossbow:
                    strike = max(strike, strike_worth(t, self.board, other, at))
        return worth + fight * min(w.fights, self.ready_swords) + aid + 0.7 * strike + errands.craft

    def journey(self, at: int, boots: int, back: int = -1) -> float:
        """What a place is worth with what can be reached from it, the way back apart."""
        here = self.visit(Clearing(at)) if at < FIRST_FOREST else 0.0
        if not boots:
            return here
        ahead = -inf
        for c in self.t.links[at] if at < FIRST_FOREST else actions.beside_forest(self.t, at):
            if c != back and boots > self.hostile >> c & 1:
                ahead = max(ahead, self.visit(c))
        return max(here, 0.3 * here + FAR * (0.0 if ahead == -inf else ahead))

    def slip_worth(self, to: int, boots: int) -> float:
        if to >= FIRST_FOREST:
            damaged = len(items.damaged_tools(self.board))
            return 0.9 * damaged if damaged >= self.w.rest else 0.0
        return self.journey(to, boots) - 0.3 * (self.hostile >> to & 1)

    def best_slip(self) -> float:
        """What it is worth to go ahead of staying where he is."""
        boots = items.ready(self.board, BOOT)
        best = -inf
        for to in actions.slips(self.t, self.board):
            best = max(best, self.slip_worth(to, boots))
        return best - self.journey(self.board.at, boots)

    def move_worth(self, to: int) -> float:
        paid = 1 + (self.hostile >> to & 1)
        return self.journey(to, items.ready(self.board, BOOT) - paid, self.board.at) - self.w.boot * paid

    def best_move(self) -> float:
        best = -inf
        for to in actions.moves(self.t, self.board):
            best = max(best, self.move_worth(to))
        return best


def outlook(t: Table, me: Faction) -> Outlook:
    """Looked at once for each decision."""
    mind = MIND.get()
    seen = mind.own
    if isinstance(seen, Outlook) and seen.me == me and seen.t is t:
        return seen
    seen = Outlook(t, me)
    if mind.thinking:
        mind.own = seen
    return seen


def quest_worth(t: Table, board: VagabondBoard, quest: int) -> float:
    points = 1
    for q in board.done:
        points += QUEST_SUIT[q] == QUEST_SUIT[quest]
    return max(points, quests.REWARD_CARDS * plans().draw) + 0.4


def strike_worth(t: Table, board: VagabondBoard, foe: Faction, at: Clearing) -> float:
    """9.5.6 A building or token where nobody guards it scores; a warrior does not."""
    if t.warriors[foe][at]:
        return 0.1 if board.relations[foe] == HOSTILE else SKIP
    care = threat(t, foe)
    best = -inf
    for piece in PIECES_OF[foe]:
        if t.pieces[piece][at]:
            best = max(best, 1.0 + care * PIECE_WORTH[piece])
    return SKIP if best == -inf else best
