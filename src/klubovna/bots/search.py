"""Looking ahead: information-set tree search with the game's policy as a prior (PUCT).

A few playouts at a time begin in a world that is dealt anew from what the seat knows. The tree has the decisions that
the seat will see, its own and the others' open ones; what others answer in secret is played by their policy and leaves
no branch, so that no plan depends on it. The picks of a set are one action. Beyond the tree the policies play on, then
the position is judged, for every seat by its own result: any number of seats, and a party that wins together.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf, sqrt
from time import perf_counter
from typing import Any, Final

from klubovna.bots.bot import Budget, UnknownBot
from klubovna.bots.learnt import has_learnt, learnt_values, learnt_weights
from klubovna.kernel.chance import Chance
from klubovna.kernel.decision import Decision
from klubovna.kernel.game import Game
from klubovna.kernel.rules import Policy
from klubovna.kernel.tuning import Level, Tuning

PLAYOUTS: Final = 150
SETS: Final = 8
"""So many sets are weighed against each other where a set is picked."""
DEEPEST: Final = 40
"""So many decisions lie in the tree at most."""
ALL_PICKS: Final = 64
PLAYED: Final = 4
"""So many playouts begin in the same deal: it costs as much as they do, and in one world options compare better."""
DEALS: Final = 12
"""So often a playout is dealt anew where likelier deals are looked for; then it takes what it has."""


class Edge:
    """An action: how it was weighed, how often it was taken, and what came of it for who took it."""

    __slots__ = ("action", "node", "prior", "total", "visits")

    def __init__(self, action: tuple[Any, ...], prior: float) -> None:
        self.action = action
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.node: Node | None = None

    @property
    def value(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Node:
    """A decision that the seat sees, whatever is hidden from it. Worlds differ in what they offer here."""

    __slots__ = ("edges", "total", "visits")

    def __init__(self) -> None:
        self.edges: dict[tuple[Any, ...], Edge] = {}
        self.visits = 0
        self.total = 0.0


class Search:
    """A bot for every game that has a policy."""

    looks_ahead = True

    def __init__(self, seed: int, level: Level | None = None, tuning: Tuning | None = None) -> None:
        """`tuning` stands for the numbers of the game's `bot.toml`."""
        self._chance = Chance(seed)
        self.level = level or Level()
        self.tuning = tuning
        self.root = Node()
        self._picks: list[Any] = []
        self._kept: Node | None = None
        self._heard: list[dict[str, Any]] = []

    # -- choosing ----------------------------------------------------------------------------------------------------

    def choose(self, game: Game, seat: int, budget: Budget) -> int:
        asked = game.asked(seat)
        if len(asked.options) == 1:
            return 0
        if (index := self._next_pick(asked)) is not None:
            return index
        best = self.think(game, seat, budget)
        first, *self._picks = best.action
        self._kept = best.node
        return asked.options.index(first)

    def _next_pick(self, asked: Decision[Any]) -> int | None:
        """The rest of a set that was decided as one action."""
        if self._picks and asked.subset is not None and asked.subset.picked:
            value = self._picks.pop(0)
            if value in asked.options:
                return asked.options.index(value)
        self._picks = []
        return None

    def think(self, game: Game, seat: int, budget: Budget) -> Edge:
        """Play out until the budget is spent; the action that was taken most often."""
        policy = game.rules.policy
        if policy is None:
            raise UnknownBot("bot-without-policy", bot="search", game=game.rules.slug)
        asked = game.asked(seat)
        self.root = self._kept_tree(asked)
        thinking = _Thinking(game, seat, policy, self.level, self._chance, self.tuning or policy.tuning)
        if self._heard:
            thinking.likelihood = policy.likelihood(game.state, self._heard, seat)
        most = budget.playouts or (inf if budget.seconds else self.level.playouts or PLAYOUTS)
        end = perf_counter() + budget.seconds if budget.seconds else inf
        done = 0
        while not done or (done < most and perf_counter() < end):
            thinking.playout(self.root)
            done += 1
        offered = [edge for edge in self.root.edges.values() if edge.action[0] in asked.options]
        if not offered:
            return Edge((asked.options[policy.choose(game.state, asked, seat)],), 1.0)
        return max(offered, key=lambda edge: (edge.visits, edge.prior))

    def _kept_tree(self, asked: Decision[Any]) -> Node:
        """The part of the last tree that lies under what was chosen, if the same turn goes on there."""
        node, self._kept = self._kept, None
        if node is None:
            return Node()
        offered = {edge.action[0] for edge in node.edges.values()}
        return node if offered and offered <= {*asked.options} else Node()


class Suspicious(Search):
    """Searches the likelier deals more often: by what the others have done, and have not, since the game began."""

    def told(self, events: list[dict[str, Any]]) -> None:
        self._heard += events


class _Thinking:
    """One decision thought about."""

    def __init__(
        self, game: Game, seat: int, policy: Policy[Any], level: Level, chance: Chance, tuning: Tuning
    ) -> None:
        self.game = game
        self.seat = seat
        self.policy = policy
        self.chance = chance
        self.tuning = tuning
        self.depth = tuning.depth if level.depth is None else level.depth
        self.trust = level.trust
        self.learnt = level.learnt and has_learnt(game.rules)
        self.likelihood: Callable[[Any], float] | None = None
        self._dealt: Game | None = None
        self._played = 0

    def playout(self, root: Node) -> None:
        """One more world."""
        world = self._next_world()
        node: Node | None = root
        path: list[tuple[Node, Edge, int]] = []
        while node is not None and len(path) < DEEPEST:
            asked = self._seen_decision(world)
            if asked is None:
                break
            fresh = not node.visits
            edge = self._select(node, world, asked)
            path.append((node, edge, asked.seat))
            self._take(world, asked, edge.action)
            if fresh and node is not root:
                break
            if edge.node is None:
                edge.node = Node()
            node = edge.node
        values = self._play_on(world)
        for node, edge, seat in path:
            node.visits += 1
            node.total += values[seat]
            edge.visits += 1
            edge.total += values[seat]

    def _next_world(self) -> Game:
        if self._dealt is None or self._played == PLAYED:
            self._dealt, self._played = self._world(), 0
        self._played += 1
        return self._dealt.clone(journal=False, marks=False)

    def _world(self) -> Game:
        """A deal: any, or the more readily the likelier it is."""
        for _ in range(DEALS):
            world = self.game.determinized(self.seat, self.chance.below(1 << 32))
            if self.likelihood is None or self.chance.below(1 << 24) < self.likelihood(world.state) * (1 << 24):
                break
        return world

    def _seen_decision(self, world: Game) -> Decision[Any] | None:
        """The next decision that this seat sees; what others answer in secret is answered by their policy."""
        for _ in range(ALL_PICKS):
            open_now = world.decisions
            if not open_now:
                return None
            hidden = next((d for d in open_now if d.seat != self.seat and d.kind.secret), None)
            if hidden is None:
                return open_now[0]
            world.choose(self._drawn(self.policy.weights(world.state, hidden, hidden.seat)), hidden.seat)
        return None

    def _drawn(self, weights: list[float]) -> int:
        point = self.chance.below(1 << 24) / (1 << 24)
        for index, weight in enumerate(weights):
            point -= weight
            if point < 0:
                return index
        return len(weights) - 1

    # -- the tree ----------------------------------------------------------------------------------------------------

    def _select(self, node: Node, world: Game, asked: Decision[Any]) -> Edge:
        offered = self._edges(node, world, asked)
        tuning = self.tuning
        parent = node.total / node.visits if node.visits else 0.5
        spread = tuning.explore * sqrt(node.visits + 1)
        best, best_score = offered[0], -1.0
        for edge in offered:
            value = edge.total / edge.visits if edge.visits else max(0.0, parent - tuning.doubt)
            score = value + spread * edge.prior / (1 + edge.visits)
            if score > best_score:
                best, best_score = edge, score
        return best

    def _edges(self, node: Node, world: Game, asked: Decision[Any]) -> list[Edge]:
        """The actions that this world offers; one that is new gets the weight that the policy gives it here."""
        edges = node.edges
        if asked.subset is not None:
            if not edges:
                for action, prior in self._sets(world, asked):
                    edges.setdefault(action, Edge(action, 0.0)).prior += prior
            known = [edge for edge in edges.values() if edge.action[0] in asked.options]
            if known:
                return known
        found = [edges.get((value,)) for value in asked.options]
        if None not in found:
            return [edge for edge in found if edge is not None]
        for value, weight in zip(asked.options, self._weights(world, asked), strict=True):
            if (value,) not in edges:
                edges[(value,)] = Edge((value,), weight)
        return [edges[(value,)] for value in asked.options]

    def _weights(self, world: Game, asked: Decision[Any]) -> list[float]:
        learnt = learnt_weights(world.rules, world.state, asked.seat, asked) if self.learnt else None
        weights = learnt or self.policy.weights(world.state, asked, asked.seat)
        if self.trust == 1.0:
            return weights
        alike = 1.0 / len(weights)
        return [alike + (weight - alike) * self.trust for weight in weights]

    def _sets(self, world: Game, asked: Decision[Any]) -> list[tuple[tuple[Any, ...], float]]:
        """Whole sets: the policy's own, then others drawn by its weights."""
        found = []
        for number in range(SETS):
            trial = world.clone(journal=False, marks=False)
            action: list[Any] = []
            now: Decision[Any] | None = asked
            while now is not None and now.kind is asked.kind and len(action) < ALL_PICKS:
                if action and (now.subset is None or not now.subset.picked):
                    break
                if number:
                    index = self._drawn(self._weights(trial, now))
                else:
                    index = self.policy.choose(trial.state, now, now.seat)
                action.append(now.options[index])
                trial.choose(index, now.seat)
                now = trial.owed(asked.seat)
            found.append((tuple(action), 0.5 if number == 0 else 0.5 / (SETS - 1)))
        return found

    def _take(self, world: Game, asked: Decision[Any], action: tuple[Any, ...]) -> None:
        """Carry out an action; of a set what this world offers of it."""
        now: Decision[Any] | None = asked
        for number, value in enumerate(action):
            if now is None or now.kind is not asked.kind or value not in now.options:
                break
            if number and (now.subset is None or not now.subset.picked):
                break
            world.choose(now.options.index(value), asked.seat)
            now = world.owed(asked.seat)

    # -- beyond it ---------------------------------------------------------------------------------------------------

    def _play_on(self, world: Game) -> list[float]:
        world.play_on(self.policy.choose, self.depth)
        learnt = learnt_values(world.rules, world.state) if self.learnt else None
        return learnt or self.policy.evaluate(world.state)
