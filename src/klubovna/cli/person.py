"""One person's keys: numbers choose, letters ask for something else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from klubovna.cli import lookup, sheet
from klubovna.cli.saves import Keeper
from klubovna.kernel.coach import coaching
from klubovna.kernel.errors import IllegalChoice, KlubovnaError
from klubovna.kernel.game import Game
from klubovna.kernel.text import Texts

MOST_FOUND: Final = 30
MOST_HINTED: Final = 5


class Leave(Exception):
    """A person leaves the table."""


class Person:
    def __init__(self, game: Game, seat: int, texts: Texts, keeper: Keeper, console: Console) -> None:
        self.game = game
        self.seat = seat
        self.texts = texts
        self.keeper = keeper
        self.console = console
        self.since = 0
        self.told_before: list[int] = []
        """From which event on the news were told before each choice, for taking it back."""
        self.marked: set[int] = set()
        self.players = Text()
        self.keys: dict[str, Callable[[str], bool]] = {
            "u": self._undo,
            "c": self._confirm,
            "t": self._table,
            "i": self._hint,
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
        self.marked = set()
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

    def _say(self, key: str, style: str = "", /, **params: Any) -> bool:
        self.console.print(Text(self.texts.sentence(key, params), style=style), soft_wrap=True)
        return False

    # -- choosing ----------------------------------------------------------------------------------------------------

    def _choose(self, numbers: list[int]) -> bool:
        """One number chooses; where several things are picked, numbers mark and unmark until they are confirmed."""
        decision = self.game.asked(self.seat)
        marking = sheet.marking(decision)
        count = len(decision.options) if marking is None else len(marking.items)
        for number in numbers:
            if not 0 <= number < count:
                return self._say("cli-no-option", "red", number=str(number + 1), count=count)
        if marking is not None:
            self.marked ^= set(numbers)
            return self._show(sheet.question(self.game, decision, self.texts, self.marked))
        if len(numbers) > 1:
            return self._say("cli-one-number", "red")
        return self._moved(lambda: self.game.choose(numbers[0], self.seat))

    def _confirm(self, rest: str) -> bool:
        if sheet.marking(self.game.asked(self.seat)) is None:
            return self._say("cli-no-marks", "yellow")
        try:
            return self._moved(lambda: self.game.choose_set(sorted(self.marked), self.seat))
        except IllegalChoice as error:
            self.console.print(Text(error.text(self.texts.lang), style="red"), soft_wrap=True)
            return False

    def _moved(self, choose: Callable[[], object]) -> bool:
        told = len(self.game.events(None))
        choose()
        self.told_before.append(self.since)
        self.since = told
        return True

    def _undo(self, rest: str) -> bool:
        """Back to this person's own last choice; marks that are not confirmed go first."""
        if self.marked:
            self.marked = set()
            return self._redraw("")
        allowed = self.game.can_undo(self.seat)
        if not allowed:
            return self._say(f"undo-{allowed}", "yellow")
        self.game.undo(self.seat)
        if self.told_before:
            self.since = self.told_before.pop()
        return True

    def _hint(self, rest: str) -> bool:
        """What a bot would do, from what this person knows."""
        from klubovna.bots.hints import hint

        self._say("cli-thinking", "dim")
        try:
            told = hint(self.game, self.seat, self.game.inputs, self.texts.lang)
        except KlubovnaError as error:
            self.console.print(Text(error.text(self.texts.lang), style="red"), soft_wrap=True)
            return False
        for one in told.options[:MOST_HINTED]:
            chance = "–" if one.chance is None else f"{one.chance:.0%}"
            self.console.print(Text(f"  {one.share:>4.0%}  {chance:>4}  {one.text}"))
        return self._say("cli-hint-line", "dim", line=" → ".join(told.line))

    # -- looking things up -------------------------------------------------------------------------------------------

    def _clause(self, rest: str) -> bool:
        shown = lookup.entry(self.game.rules.ledger, self.game.asked(self.seat).rule, self.texts.lang)
        return self._show(shown)

    def _table(self, which: str) -> bool:
        """More of the table than fits on the board: the pages that the game has for it."""
        pages = sheet.pages(self.game, self.seat, self.texts)
        if not pages:
            return self._say("cli-no-pages", "yellow")
        if which.isdecimal() and 1 <= int(which) <= len(pages):
            title, shown = pages[int(which) - 1]
            self.console.print(Rule(Text(title)))
            return self._show(shown)
        for number, (title, _) in enumerate(pages, 1):
            self.console.print(Text(f"  {number:>2}  {title}"))
        return self._say("cli-pages", "dim")

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
        console.print(sheet.question(game, self.game.asked(self.seat), texts, self.marked))
        coach = coaching(game, self.seat, texts.lang)
        if coach is not None:
            console.print(sheet.coach(coach, texts))
        console.print(Text(texts.sentence("cli-keys"), style="dim"))
        if self.keeper.trouble is not None:
            console.print(Text(self.keeper.trouble.text(texts.lang), style="red"))
        return False
