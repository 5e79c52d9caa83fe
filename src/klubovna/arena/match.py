"""One game of a match, from its number alone: any process may play it."""

from __future__ import annotations

import atexit
import logging
from time import perf_counter
from typing import Any

import msgspec

from klubovna import bots
from klubovna.bots import Apart, Budget, Mind, NoAnswer, Seated, SeatedApart
from klubovna.kernel.chance import Chance
from klubovna.kernel.game import Game
from klubovna.kernel.record import new

log = logging.getLogger("klubovna.arena")


class Match(msgspec.Struct, frozen=True):
    """Who plays what. Roles belong to the seats, so that every player comes to play every one of them.

    `playouts` or `seconds` are what a bot that looks ahead may spend on a decision; after `limit` seconds it is
    stopped, and the game's policy answers in its place.
    """

    game: str
    players: list[str]
    seed: int
    roles: list[str | None] | None = None
    options: dict[str, Any] = {}
    playouts: int = 0
    seconds: float = 0.0
    limit: float = 10.0


class Why(msgspec.Struct, frozen=True):
    """Why a bot has not answered: a message and its parameters, to be told in any language."""

    key: str
    params: dict[str, Any] = {}

    def text(self, lang: str) -> str:
        return NoAnswer(self.key, **self.params).text(lang)


class Played(msgspec.Struct):
    """How one game ended. `players` says which player of the match sat at each seat; the rest is by seat too."""

    number: int
    seed: int
    players: list[int]
    scores: list[int]
    ranks: list[int]
    winners: list[int]
    seconds: list[float]
    roles: list[str | None] = []
    decisions: int = 0
    replaced: list[int] = []
    """How often the policy answered in place of a bot that broke down or took too long."""
    record: Any = None
    why: list[Why | None] = []
    """Why it did so first."""


def seating(number: int, players: int) -> list[int]:
    """The players move around the table from game to game."""
    return [(seat + number) % players for seat in range(players)]


class BotProcesses:
    """Of bots that are not ours, kept from game to game: one for each player, so that no two share a view."""

    def __init__(self) -> None:
        self._apart: dict[tuple[int, str], Apart] = {}

    def of(self, player: int, name: str) -> Apart:
        return self._apart.setdefault((player, name), Apart(name))

    def close(self) -> None:
        while self._apart:
            self._apart.popitem()[1].close()


def play(match: Match, number: int, keep: bool = False, processes: BotProcesses | None = None) -> Played:
    """Every game has a deal of its own: who plays it twice learns nothing the second time.

    Without `processes` bots that are not ours keep theirs until this process ends.
    """
    count = len(match.players)
    deal = Chance(match.seed).branch(number)
    seated = seating(number, count)
    thinking = deal.branch(1)
    apart = processes or _until_the_end
    minds: list[Mind] = []
    for seat, player in enumerate(seated):
        name, seed = match.players[player], thinking.branch(player).number
        if bots.is_ours(name):
            minds.append(Seated(bots.make(name, seed), seat))
        else:
            minds.append(SeatedApart(apart.of(player, name), match.game, seat, seed))
    budget = Budget(match.playouts, match.seconds)
    seconds, replaced = [0.0] * count, [0] * count
    why: list[Why | None] = [None] * count
    listened = any(mind.listens for mind in minds)
    g = new(match.game, count, deal.number, match.roles, match.options, journal=listened)
    decisions = 0
    while (decision := g.decision) is not None:
        seat = decision.seat
        began = perf_counter()
        try:
            index = minds[seat].answer(g, thinking.below(1 << 30), budget, match.limit)
        except NoAnswer as error:
            replaced[seat] += 1
            if replaced[seat] == 1:
                name, why[seat] = match.players[seated[seat]], Why(error.key, error.params)
                log.warning(
                    "game %s: %s %s; the game's policy answers, and whenever it does so again", number, name, error
                )
            index = bots.stand_in(g, seat, thinking.below(1 << 30))
        seconds[seat] += perf_counter() - began
        decisions += 1
        g.choose(index, seat)
    result = g.result
    assert result is not None
    return Played(
        number,
        deal.number,
        seated,
        result.scores,
        result.ranks,
        result.winners,
        seconds,
        [role_of(g, seat) for seat in range(count)],
        decisions,
        replaced,
        g.record() if keep else None,
        why if any(why) else [],
    )


_until_the_end = BotProcesses()
atexit.register(_until_the_end.close)


def role_of(g: Game, seat: int) -> str | None:
    """What a seat played: named by the match, chosen in the game, or dealt."""
    named = g.config.roles[seat]
    if named is not None or not g.rules.roles:
        return named
    if g.rules.role_of is not None:
        return g.rules.role_of(g.state, seat)
    return str(g.rules.texts("en").noun(g.state, "seat", seat))
