"""One person's keys: numbers choose, letters ask for something else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from klubovna.cli import lookup, sheet
from klubovna.cli.saves import Keeper
from klubovna.kernel.decision import Decision
from klubovna.kernel.errors import KlubovnaError
from klubovna.kernel.game import Game
from klubovna.kernel.text import Texts

MOST_FOUND: Final = 30


class Leave(Exception):
    """A person leaves the table."""


class Choice(NamedTuple):
    """What undo takes back at once: so many picks; and from which event on the news were told before it."""

    picks: int
    since: int


class Person:
    def __init__(self, game: Game, seat: int, texts: Texts, keeper: Keeper, console: Console) -> None:
        self.game = game
        self.seat = seat
        self.texts = texts
        self.keeper = keeper
        self.console = console
        self.since = 0
        self.choices: list[Choice] = []
        self.players = Text()
        self.keys: dict[str, Callable[[str], bool]] = {
            "u": self._undo,
            "?": self._clause,
            "r": self._rules,
            "s": self._save,
            "q": self._leave,
            "h": self._help,
            "": self._redraw,
        }

    def answer(self, players: Text) -> None:
        """Ask until this person has changed the game: by a choice or by taking one back."""
        self.players = players
        self._redraw("")
        while not self._read(self.console.input("> ").strip()):
            pass

    def _read(self, line: str) -> bool:
        """True when the game has moved."""
        words = line.split()
        if words and all(word.isdecimal() and len(word) < 10 for word in words):
            return self._choose([int(word) - 1 for word in words])
        key, _, rest = line.partition(" ")
        if key.lower() in self.keys:
            return self.keys[key.lower()](rest.strip())
        return self._say("cli-no-key", "red", key=line)

    def _owed(self) -> Decision[Any]:
        return next(d for d in self.game.decisions if d.seat == self.seat)

    def _say(self, key: str, style: str = "", /, **params: Any) -> bool:
        self.console.print(Text(self.texts.sentence(key, params), style=style), soft_wrap=True)
        return False

    # -- choosing ----------------------------------------------------------------------------------------------------

    def _choose(self, numbers: list[int]) -> bool:
        decision = self._owed()
        for number in numbers:
            if not 0 <= number < len(decision.options):
                return self._say("cli-no-option", "red", number=str(number + 1), count=len(decision.options))
        if len(numbers) == 1:
            picks = 1
            told = len(self.game.events(None))
            self.game.choose(numbers[0], self.seat)
        elif decision.kind.many:
            wanted = [decision.options[number] for number in sorted(set(numbers))]
            if self._pick(self.game.clone(journal=False, marks=False), decision, wanted) is None:
                return self._say("cli-no-set", "red")
            told = len(self.game.events(None))
            picks = self._pick(self.game, decision, wanted) or 0
        else:
            return self._say("cli-one-number", "red")
        self.choices.append(Choice(picks, self.since))
        self.since = told
        return True

    def _pick(self, game: Game, asked: Decision[Any], wanted: list[Any]) -> int | None:
        """Pick a whole set, ascending, and close it: how many choices that took, or None if it may not be picked."""
        picks = 0
        for value in [*wanted, None]:
            now = next((d for d in game.decisions if d.seat == self.seat), None)
            same = now is not None and now.kind is asked.kind and now.about == asked.about
            if now is None or not same or value not in now.options:
                return picks if value is None and picks == len(wanted) and None not in wanted else None
            game.choose(now.options.index(value), self.seat)
            picks += 1
        return picks

    def _undo(self, rest: str) -> bool:
        """Back to this person's own last choice; a set that was picked at once is taken back at once."""
        allowed = self.game.can_undo(self.seat)
        if not allowed:
            return self._say(f"undo-{allowed}", "yellow")
        last = self.choices.pop() if self.choices else Choice(1, self.since)
        for _ in range(last.picks):
            if self.game.can_undo(self.seat):
                self.game.undo(self.seat)
        self.since = last.since
        return True

    # -- looking things up -------------------------------------------------------------------------------------------

    def _clause(self, rest: str) -> bool:
        shown = lookup.entry(self.game.rules.ledger, self._owed().rule, self.texts.lang)
        return self._show(shown)

    def _rules(self, words: str) -> bool:
        rules, lang = self.game.rules, self.texts.lang
        if not words:
            return self._show(lookup.sections(rules, lang))
        shown = lookup.entry(rules.ledger, words, lang)
        if shown is not None:
            return self._show(shown)
        found = lookup.search(rules.ledger, words, lang)
        if not found:
            return self._say("cli-none-found", "yellow", words=words)
        self._show(lookup.clauses(found[:MOST_FOUND], lang))
        if len(found) > MOST_FOUND:
            self._say("cli-more-found", "dim", count=len(found) - MOST_FOUND)
        return False

    def _show(self, shown: RenderableType | None) -> bool:
        if shown is not None:
            self.console.print(shown)
        return False

    # -- the rest ----------------------------------------------------------------------------------------------------

    def _save(self, file: str) -> bool:
        try:
            path = self.keeper.copy(self.game, file)
        except KlubovnaError as error:
            self.console.print(Text(error.text(self.texts.lang), style="red"), soft_wrap=True)
            return False
        return self._say("cli-saved", "green", file=str(path))

    def _leave(self, rest: str) -> bool:
        raise Leave

    def _help(self, rest: str) -> bool:
        return self._say("cli-help")

    def _redraw(self, rest: str) -> bool:
        """The whole screen: board, what has happened since this person's last choice, question, options."""
        game, texts, console = self.game, self.texts, self.console
        console.clear()
        console.print(Rule(self.players))
        console.print(sheet.board(game, self.seat, texts))
        events = game.events(self.seat, self.since)
        if events:
            console.print(Rule(Text(texts.sentence("cli-news")), style="dim"))
            console.print(sheet.news(game, events, texts))
        console.print(Rule(style="dim"))
        console.print(sheet.question(game, self._owed(), texts))
        console.print(Text(texts.sentence("cli-keys"), style="dim"))
        if self.keeper.trouble is not None:
            console.print(Text(self.keeper.trouble.text(texts.lang), style="red"))
        return False
