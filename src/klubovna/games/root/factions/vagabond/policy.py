"""The Vagabond: go where the items at hand bring most."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import Any, Final

from klubovna.games.root.battle import defenders
from klubovna.games.root.cards import fits
from klubovna.games.root.craft import can_be_crafted, can_pay
from klubovna.games.root.factions.vagabond import actions, characters, items, kinds, quests
from klubovna.games.root.factions.vagabond.board import ALLIED, DAMAGED, EXHAUSTED, HOSTILE, VagabondBoard
from klubovna.games.root.factions.vagabond.relations import AID_ALLY, STEPS, allies, hostile_ground
from klubovna.games.root.facts import (
    BOOT,
    CARD_ITEM,
    CLEARINGS,
    COST,
    CROSSBOW,
    FIRST_FOREST,
    HAMMER,
    PIECES_OF,
    QUEST_SUIT,
    SWORD,
    TO_WIN,
    TORCH,
    Clearing,
    Faction,
    Item,
    Suit,
)
from klubovna.games.root.policy.habits import PIECE_WORTH, SKIP, Choice, Habits
from klubovna.games.root.policy.mind import MIND, keen
from klubovna.games.root.policy.odds import odds
from klubovna.games.root.policy.worth import (
    AMBUSH_RISK,
    best_card,
    cheapest,
    cheapest_card,
    crafted_worth,
    dominates,
    foes_of,
    in_the_way,
    keep_worth,
    prizes,
    rolls_higher,
    spoils,
    threat,
    turns_left,
)
from klubovna.games.root.roles import ROLES
from klubovna.games.root.state import Table
from klubovna.kernel.decision import Decision


@dataclass(slots=True)
class Plans:
    """What is weighed differently since the yardstick, whose numbers these are."""

    gain: float = 1.2
    """An item that is new."""
    hit: float = 0.55
    """An item that is damaged."""
    enmity: float = 0.8
    """A faction that becomes hostile: its pieces bring points from then on."""
    draw: float = 0.65
    """A card drawn for a quest."""
    boot: float = 0.25
    """A boot that is exhausted."""
    rest: int = 4
    """So many damaged items make him look for a forest."""
    step: float = 0.4
    """To reach the next step with a faction."""
    tool: float = 0.2
    """The item that is exhausted for aid."""
    fights: int = 2
    """So many battles in one clearing are looked forward to."""
    infamy: float = 1.0
    """A hostile piece."""
    explore: float = 0.0
    """A ruin, besides its point and its item."""
    friend: float = 0.5
    """Each step that is lost with a faction that becomes hostile."""
    feud: float = 0.0
    """A turn of enmity with somebody whose warriors are everywhere."""


PLAIN: Final = Plans()
KEENER: Final = Plans(
    enmity=0.2,
    draw=0.45,
    infamy=1.2,
    fights=3,
    step=0.6,
    hit=0.45,
    tool=0.35,
    gain=2.0,
    friend=0.1,
    explore=0.5,
    boot=0.4,
    rest=3,
    feud=0.05,
)


def plans() -> Plans:
    return KEENER if keen() else PLAIN


# An item by kind, from boot to torch: how much it is missed when it is damaged or gone.
ITEM_WORTH: Final = [1.0, 1.4, 0.5, 0.9, 1.2, 0.8, 0.5, 0.8]
# The same for the first, the second, the third of a kind: of most kinds one is enough, and tea pays every turn.
COPIES: Final = [
    [1.3, 0.8, 0.2],
    [1.8, 1.6, 1.3, 0.5],
    [0.8, 0.5, 0.3],
    [1.1, 0.3, 0.1],
    [1.9, 1.6, 1.2],
    [1.1, 0.9, 0.7],
    [0.8, 0.5, 0.2],
    [1.0, 0.3, 0.1],
]
# What an item does for the rest of the turn when it is not exhausted for something else.
USE: Final = [0.35, 0.5, 0.3, 0.25, 0.6, 0.5, 0.15, 0.3]
RUINS_LEFT: Final = 0.8
FAR: Final = 0.7
"""What lies two moves away counts less."""
BREAK: Final = 6.0
"""To break the rule of one whose dominance card is about to win."""
LEAVE: Final = 0.6
"""What is left undone where he leaves."""
STEAL: Final = 0.7
LABOR: Final = 0.8
SCORCH: Final = 3.5
CHARACTERS: Final = [
    characters.ARBITER,
    characters.HARRIER,
    characters.ADVENTURER,
    characters.THIEF,
    characters.TINKER,
    characters.RANGER,
    characters.VAGRANT,
    characters.RONIN,
    characters.SCOUNDREL,
]


UNSEEN: Final = -1e9
AIDS: Final = [int(step["aids"]) for step in STEPS]
AID_VP: Final = [int(step["vp"]) for step in STEPS]
"""By step of the relationship: how many aids in one turn lead there, and the points for it."""


def board_of(t: Table, me: Faction) -> VagabondBoard:
    board = t.boards[me]
    assert isinstance(board, VagabondBoard)
    return board


# -- what a clearing offers --------------------------------------------------------------------------------------------


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


def craft_here(t: Table, me: Faction, suit: Suit, hammers: int) -> float:
    """The best card that the hammers could craft in a clearing of this suit."""
    best = 0.0
    if hammers:
        left = [0, 0, 0, 0]
        left[suit] = hammers
        for card in t.hands[me]:
            if can_pay(left, COST[card]) and can_be_crafted(t, me, card):
                best = max(best, crafted_worth(t, me, card) + plans().gain * (CARD_ITEM[card] >= 0))
    return best


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


# -- the menu ----------------------------------------------------------------------------------------------------------


def action_worth(t: Table, me: Faction, board: VagabondBoard, what: str) -> float:
    at = Clearing(board.at)
    if what == "explore":
        return 2.0 + plans().gain
    if what == "battle":
        return outlook(t, me).best_fight(at) - 0.1
    if what == "aid":
        there = [other for other in t.others(me) if ROLES[other].present(t, at)]
        return max(outlook(t, me).aid_worth(other, at) for other in there)
    if what == "strike":
        return max(strike_worth(t, board, foe, at) for foe in actions.targets(t, board))
    if what == "repair":
        return 0.6 * max(tool_worth(tool & ~DAMAGED) for tool in items.damaged_tools(board)) - 0.1
    return special_worth(t, me, board) if what == "special" else SKIP


def special_worth(t: Table, me: Faction, board: VagabondBoard) -> float:
    """What the torch does, as long as no ruin needs it."""
    at = Clearing(board.at)
    ruins_left = any(t.ruin_items[c] for c in CLEARINGS) and items.ready(board, TORCH) < 2
    price = 0.5 if ruins_left else 0.15
    if board.character == characters.THIEF:
        return STEAL - price
    if board.character == characters.TINKER:
        return LABOR - price
    if board.character == characters.RANGER:
        return 0.05 + 0.1 * len(items.damaged_tools(board)) if len(items.damaged_tools(board)) > 1 else SKIP
    if board.character == characters.SCOUNDREL:
        return scorch_worth(t, me, at) - SCORCH
    if board.character == characters.HARRIER:
        best = max(outlook(t, me).visit(c) for c in characters.landings(t, board))
        return 0.8 * best - price
    if board.character == characters.VAGRANT:
        return max(quarrel(t, me, f, foe, at) for f in characters.attackers(t, board) for foe in defenders(t, f, at))
    return SKIP


def scorch_worth(t: Table, me: Faction, at: Clearing) -> float:
    return sum(count * prize for count, prize in (spoils(t, me, foe, at) for foe in t.enemies(me)))


def quarrel(t: Table, me: Faction, attacker: Faction, defender: Faction, at: Clearing) -> float:
    """A battle of others, of which the points are his."""
    if attacker == me or not PIECES_OF[defender]:
        return SKIP
    count, prize = spoils(t, me, defender, at)
    own, there = t.warriors[attacker][at], t.warriors[defender][at]
    hits = odds(own, there, count, rolls_higher(defender), int(there == 0), 0, own)
    return hits.razed * prize + 0.1 * (hits.killed + hits.lost) - 0.3


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


# -- items -------------------------------------------------------------------------------------------------------------


def tool_worth(tool: int) -> float:
    """A token as it lies: exhausted and damaged ones are worth less now."""
    worth = ITEM_WORTH[tool & 7]
    if tool & EXHAUSTED:
        worth *= 0.7
    return worth * 0.5 if tool & DAMAGED else worth


def item_worth(t: Table, board: VagabondBoard, item: int) -> float:
    """One more of a kind."""
    if not keen():
        return ITEM_WORTH[item]
    return copy_worth(t, item, sum(tool & 7 == item for tool in board.items))


def copy_worth(t: Table, item: int, held: int) -> float:
    """An item of which so many are held besides."""
    copies = COPIES[item]
    worth = copies[min(held, len(copies) - 1)]
    if item == TORCH and not held and any(t.ruin_items[c] for c in CLEARINGS):
        worth += RUINS_LEFT
    return worth


def ranked(t: Table, board: VagabondBoard, exhausted: float, damaged: float) -> dict[int, list[float]]:
    """By token what each of its copies is worth, the best first; those that are ready count as the first of a kind."""
    held = [0] * len(ITEM_WORTH)
    found: dict[int, list[float]] = {}
    for tool in sorted(board.items, key=lambda tool: (tool & DAMAGED, tool & EXHAUSTED, tool)):
        item = tool & 7
        worth = copy_worth(t, item, held[item])
        held[item] += 1
        worth *= (exhausted if tool & EXHAUSTED else 1.0) * (damaged if tool & DAMAGED else 1.0)
        found.setdefault(tool, []).append(worth)
    return found


def next_of(options: list[Any], wanted: list[int]) -> Any:
    """The next of a set, by ascending picks, that should hold these."""
    return next((tool for tool in options if tool in wanted), options[0])


def spared(t: Table, d: Decision[Any], board: VagabondBoard, tools: list[int], exhausted: float, damaged: float) -> Any:
    """The next of a subset that should hold what is missed least."""
    last = len(tools) - 1 - tools[::-1].index(d.options[-1])
    left = tools[tools.index(d.options[0]) :]
    ranks = {tool: list(worths) for tool, worths in ranked(t, board, exhausted, damaged).items()}
    each = sorted((ranks[tool].pop(), tool) for tool in left)
    return next_of(d.options, [tool for _, tool in each[: len(tools) - last]])


def least(options: list[Any], tools: list[int]) -> Any:
    """The next of a subset, by ascending picks, that should hold what is missed least."""
    last = len(tools) - 1 - tools[::-1].index(options[-1])
    left = tools[tools.index(options[0]) :]
    given = sorted(left, key=lambda tool: (tool_worth(tool), tool))[: len(tools) - last]
    return next((tool for tool in options if tool in given), options[0])


def damage(t: Table, d: Decision[Any], me: Faction) -> Any:
    board = board_of(t, me)
    tools = sorted(items.whole_tools(board))
    return spared(t, d, board, tools, 0.7, 0.5) if keen() else least(d.options, tools)


def limit(t: Table, d: Decision[Any], me: Faction) -> Any:
    board = board_of(t, me)
    tools = sorted(items.counted_tools(board))
    return spared(t, d, board, tools, 0.95, 0.6) if keen() else least(d.options, tools)


def service(t: Table, d: Decision[Any], me: Faction) -> Any:
    return least(d.options, sorted(items.ready_tools(board_of(t, me))))


def refresh(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The best that are exhausted, whole ones first, and a torch while there are ruins."""
    board = board_of(t, me)
    ruins = any(t.ruin_items[c] for c in CLEARINGS)

    def worth(tool: int) -> float:
        torch = RUINS_LEFT if ruins and tool & 7 == TORCH and not items.ready(board, TORCH) else 0.0
        return tool_worth(tool & ~EXHAUSTED) + torch

    exhausted = sorted((tool for tool in board.items if tool & EXHAUSTED), key=lambda tool: (-worth(tool), tool))
    if keen():
        ranks = ranked(t, board, 1.0, 0.4)
        each = sorted((-one, tool) for tool, worths in ranks.items() if tool & EXHAUSTED for one in worths)
        exhausted = [tool for _, tool in each]
    wanted = exhausted[: items.FACTS["refresh_base"] + items.FACTS["refresh_per_tea"] * board.teapots]
    return next((tool for tool in d.options if tool in wanted), d.options[0])


def mended(t: Table, d: Decision[Any], me: Faction) -> Any:
    """What is worth most when it is whole again; of a subset the next one."""
    return max(d.options, key=lambda tool: (tool_worth(tool & ~DAMAGED), -tool))


def hideout(t: Table, d: Decision[Any], me: Faction) -> Any:
    tools = sorted(items.damaged_tools(board_of(t, me)), key=lambda tool: (-tool_worth(tool & ~DAMAGED), tool))
    return next((tool for tool in d.options if tool in tools[: characters.HIDEOUT_REPAIRS]), d.options[0])


def best_item(t: Table, d: Decision[Any], me: Faction) -> Any:
    board = board_of(t, me)
    return max((item for item in d.options if item is not None), key=lambda item: (item_worth(t, board, item), -item))


def idle_item(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The item that has least to do for the rest of this turn."""
    board = board_of(t, me)

    def use(item: Item) -> float:
        worth = USE[item]
        if item == TORCH and any(t.ruin_items[c] for c in CLEARINGS):
            worth += 0.3
        if item == HAMMER and (items.damaged_tools(board) or craft_here(t, me, t.suits[board.at], 3)):
            worth += 0.4
        return worth - 0.1 * items.ready(board, item)

    return min(d.options, key=lambda item: (use(item), item))


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


class VagabondHabits(Habits):
    choices = CHOICES
    warrior_worth = 0.2
    standing = 0.46

    def score(self, t: Table, me: Faction, what: str, which: int) -> float:
        board = board_of(t, me)
        if what == "slip":
            return outlook(t, me).best_slip()
        if what in ("stow", "lay"):
            return SKIP
        if what == "move":
            seen = outlook(t, me)
            stay = seen.visit(board.at) if actions.in_clearing(board) else 0.0
            return 0.8 * seen.best_move() - LEAVE * stay
        if what == "quest":
            return quest_worth(t, board, which)
        return action_worth(t, me, board, what)

    def move_to(self, t: Table, d: Decision[Any], me: Faction) -> Any:
        return move(t, d, me)

    def battle_where(self, t: Table, d: Decision[Any], me: Faction) -> Any:
        seen = outlook(t, me)
        worth = seen.best_fight(seen.board.at)
        return None if None in d.options and worth <= 0 else next(place for place in d.options if place is not None)

    def battle_whom(self, t: Table, d: Decision[Any], me: Faction) -> Any:
        seen = outlook(t, me)
        return max(d.options, key=lambda foe: (seen.fight_worth(foe, d.about), -foe))


HABITS: Final = VagabondHabits()
