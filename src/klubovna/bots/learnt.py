"""A policy that was learnt by play: a small network, run with NumPy.

A game that has one brings a module `learnt` (`features` of the table, `aspects` of the options) and the weights beside
it as `learnt.npz`; where some tables only were learnt, `holds` tells which. One aspect is the machinery's own: what the
game's policy advises. An option counts the sum of its aspects, each weighed by what the table looks like; names of
aspects lie in the file, so that weights outlive a change of their order.
"""

from __future__ import annotations

import io
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from klubovna.bots.bot import Budget, UnknownBot
from klubovna.kernel.decision import Decision
from klubovna.kernel.game import Game
from klubovna.kernel.rules import Rules

if TYPE_CHECKING:
    from numpy.typing import NDArray

FILE: Final = "learnt.npz"
DARING: Final = 0.2
"""This part of the weights lies on all options alike: what was learnt may be wrong."""
CRITIC: Final = ("critic", "critic_bias", "value", "value_bias")
"""The second network, of what a table is expected to bring; older files have none."""
Aspects: TypeAlias = list[list[tuple[str, float]]]
"""For each option what it is, by name, each with an amount."""


def seen(rules: Rules[Any], state: Any, seat: int, d: Decision[Any]) -> tuple[list[float], Aspects]:
    """What a learnt policy is shown: the table, and for each option its aspects."""
    assert rules.policy is not None
    module: Any = import_module(f"{rules.package}.learnt")
    aspects: Aspects = module.aspects(state, seat, d)
    aspects[rules.policy.choose(state, d, seat)].append((_advice(d.kind.name), 1.0))
    return module.features(state, seat), aspects


def _advice(kind: str) -> str:
    return f"{kind} advised"


class Network:
    """One hidden layer; a row of weights for each aspect of an option."""

    def __init__(self, weights: dict[str, Any]) -> None:
        self.first: NDArray[Any] = weights["first"]
        self.first_bias: NDArray[Any] = weights["first_bias"]
        self.rows: NDArray[Any] = weights["rows"]
        self.row_bias: NDArray[Any] = weights["row_bias"]
        self.number = {str(name): number for number, name in enumerate(weights["names"])}
        self.critic = tuple(weights[name] for name in CRITIC) if "critic" in weights else None

    def knows(self, kind: str) -> bool:
        """Whether it ever had to answer such a question; in a variant that it has not learnt there are others."""
        return _advice(kind) in self.number

    def scores(self, table: list[float], aspects: Aspects) -> NDArray[Any]:
        """A number for each option: the odds of one against another are exp of their difference."""
        import numpy

        hidden = numpy.tanh(numpy.asarray(table, self.first.dtype) @ self.first + self.first_bias)
        rows, amounts, owner = [], [], []
        for option, named in enumerate(aspects):
            for name, amount in named:
                number = self.number.get(name)
                if number is not None and amount:
                    rows.append(number)
                    amounts.append(amount)
                    owner.append(option)
        each = (self.rows[rows] @ hidden + self.row_bias[rows]) * amounts
        return numpy.bincount(owner, weights=each, minlength=len(aspects))

    def expects(self, table: list[float]) -> float:
        """From 0 (lost) to 1 (won)."""
        import numpy

        assert self.critic is not None
        first, first_bias, last, last_bias = self.critic
        hidden = numpy.tanh(numpy.asarray(table, first.dtype) @ first + first_bias)
        return float(numpy.tanh(hidden @ last + last_bias) + 1) / 2


@cache
def learnt_in_part(rules: Rules[Any]) -> Callable[[Any], bool] | None:
    """How a game tells tables apart that were learnt, if not all of them were."""
    told: Callable[[Any], bool] | None = getattr(import_module(f"{rules.package}.learnt"), "holds", None)
    return told


def holds(rules: Rules[Any], state: Any) -> bool:
    """Whether what was learnt is of tables such as this one."""
    told = learnt_in_part(rules)
    return told is None or told(state)


@cache
def has_learnt(rules: Rules[Any]) -> bool:
    """Whether it can play this game here: there are weights, and NumPy to work with them."""
    return (rules.folder / FILE).is_file() and find_spec("numpy") is not None


@cache
def network_of(rules: Rules[Any]) -> Network:
    import numpy

    with numpy.load(io.BytesIO((rules.folder / FILE).read_bytes()), allow_pickle=False) as weights:
        return Network(dict(weights))


def learnt_weights(rules: Rules[Any], state: Any, seat: int, d: Decision[Any]) -> list[float] | None:
    """How much each option deserves to be tried, adding up to 1; None for a question that it has not learnt."""
    import numpy

    network = network_of(rules)
    if len(d.options) == 1 or not network.knows(d.kind.name) or not holds(rules, state):
        return None
    scores = network.scores(*seen(rules, state, seat, d))
    odds = numpy.exp(scores - scores.max())
    return [float(weight) for weight in DARING / len(odds) + (1 - DARING) * odds / odds.sum()]


def learnt_values(rules: Rules[Any], state: Any) -> list[float] | None:
    """For each seat how well it stands, from 0 to 1; None where nobody learnt it, or the game is over."""
    network = network_of(rules)
    if network.critic is None or state.over or not holds(rules, state):
        return None
    module: Any = import_module(f"{rules.package}.learnt")
    return [network.expects(module.features(state, seat)) for seat in range(state.seats)]


class Learnt:
    """Takes what it thinks best; the seed makes no difference."""

    looks_ahead = False

    def __init__(self, seed: int) -> None: ...

    def choose(self, game: Game, seat: int, budget: Budget) -> int:
        rules, asked = game.rules, game.asked(seat)
        if rules.policy is None or not has_learnt(rules):
            raise UnknownBot("bot-not-learnt", bot="learnt", game=rules.slug)
        network = network_of(rules)
        if len(asked.options) == 1 or not network.knows(asked.kind.name) or not holds(rules, game.state):
            return rules.policy.choose(game.state, asked, seat)
        return int(network.scores(*seen(rules, game.state, seat, asked)).argmax())
