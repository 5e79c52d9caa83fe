"""A table at the terminal: people and bots take turns until the game is over or a person leaves."""

from __future__ import annotations

from shlex import quote
from typing import Any, Final

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from klubovna import bots
from klubovna.cli import sheet
from klubovna.cli.person import Leave, Person
from klubovna.cli.saves import Keeper
from klubovna.kernel.chance import Chance
from klubovna.kernel.coach import give, guide_of, reply
from klubovna.kernel.decision import Decision
from klubovna.kernel.errors import RuleError
from klubovna.kernel.game import Game

HUMAN: Final = "human"
BOT_SECONDS: Final = 10.0
"""So long a bot that is not ours may think about a decision."""


class TerminalTable:
    def __init__(self, game: Game, players: list[str], lang: str, keeper: Keeper, console: Console) -> None:
        self.game = game
        self.players = players
        self.texts = game.rules.texts(lang)
        self.keeper = keeper
        self.console = console
        # Other moves after a resumption than before it, but always the same ones.
        self.thinking = Chance(game.config.seed).branch(len(game.record()["inputs"]))
        self.bots: dict[int, bots.Seated] = {}
        self.apart: dict[int, bots.SeatedApart] = {}
        """Bots that are not ours."""
        self._processes: list[bots.Apart] = []
        for seat, player in enumerate(players):
            seed = self.thinking.branch(seat).number
            if bots.is_ours(player):
                self.bots[seat] = bots.Seated(bots.make(player, seed), seat)
            elif player != HUMAN:
                self._processes.append(bots.Apart(player))
                self.apart[seat] = bots.SeatedApart(self._processes[-1], game.rules.slug, seat, seed)
        self.people = {
            seat: Person(game, seat, self.texts, keeper, console)
            for seat, player in enumerate(players)
            if player == HUMAN
        }
        self.told = len(game.events(None))
        self.at_device: int | None = None

    def run(self) -> None:
        """Play to the end; whoever leaves, by key, interrupt or end of input, leaves a game that can be resumed."""
        if not self.people:
            self.console.print(Rule(self._players()))
        try:
            while (decision := self._next()) is not None:
                self._turn(decision)
        except (Leave, EOFError, KeyboardInterrupt, RuleError) as end:
            self.console.print()
            self._farewell(self.keeper.left)
            if isinstance(end, RuleError):
                raise
            return
        finally:
            for process in self._processes:
                process.close()
        self._end()
        if self.keeper.kept is not None:
            self._farewell(self.keeper.kept)

    def _next(self) -> Decision[Any] | None:
        """People answer before bots do: a bot that has answered already would stand in the way of their undo."""
        open_now = self.game.decisions
        return next((d for d in open_now if d.seat in self.people), open_now[0] if open_now else None)

    def _turn(self, decision: Decision[Any]) -> None:
        seat = decision.seat
        if seat in self.people:
            self._hand_over(seat)
            self.people[seat].answer(self._players())
            self.keeper.keep(self.game)
            return
        if guide_of(self.game) is not None:
            give(self.game, seat, reply(self.game, seat))
        else:
            self.game.choose(self._bots_choice(seat), seat)
        if self.people or self.keeper.named:
            self.keeper.keep(self.game)
        if not self.people:
            self._log()

    def _bots_choice(self, seat: int) -> int:
        seed, player = self.thinking.below(1 << 30), self.players[seat]
        if seat in self.bots:
            return self.bots[seat].move(self.game, seed, bots.table_budget(player, self.game.rules))
        try:
            return self.apart[seat].answer(self.game, seed, bots.Budget(), BOT_SECONDS)
        except bots.NoAnswer as error:
            told = self.texts.sentence("cli-bot-replaced", {"bot": player, "why": error.text(self.texts.lang)})
            self.console.print(Text(told, style="yellow"))
            return bots.stand_in(self.game, seat, seed)

    def _hand_over(self, seat: int) -> None:
        """Between two people at one device nobody sees the other's hand."""
        if len(self.people) > 1 and self.at_device != seat:
            self.console.clear()
            name = sheet.seat_name(self.game, seat, self.texts)
            self.console.print(Text(self.texts.sentence("cli-pass-device", {"who": name}), style="bold"))
            if self.console.input().strip().lower() == "q":
                raise Leave
            self.console.clear()
        self.at_device = seat

    def _log(self) -> None:
        for event in self.game.events(None, self.told):
            self.console.print(sheet.event_line(self.game, event, self.texts))
            self.told = event["number"] + 1

    def _end(self) -> None:
        if self.people:
            seat = next(iter(self.people)) if len(self.people) == 1 else None
            self.console.clear()
            self.console.print(sheet.board(self.game, seat, self.texts))
            since = min(person.since for person in self.people.values())
            self.console.print(sheet.news(self.game, self.game.events(seat, since), self.texts))
        self.console.print(Rule(Text(self.texts.sentence("cli-over"))))
        self.console.print(sheet.standing(self.game, self.players, self.texts))

    def _players(self) -> Text:
        names = [
            f"{sheet.seat_name(self.game, seat, self.texts)} ({sheet.player_name(player, self.texts)})"
            for seat, player in enumerate(self.players)
        ]
        return Text(" · ".join(names))

    def _farewell(self, key: str) -> None:
        if self.keeper.trouble is not None:
            self.console.print(Text(self.keeper.trouble.text(self.texts.lang), style="red"))
        elif self.keeper.file is not None:
            told = self.texts.sentence(key, {"file": quote(str(self.keeper.file))})
            self.console.print(Text(told, style="dim"), soft_wrap=True)
