"""Texts for tests: what a game says is said without a gap."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from klubovna.kernel.decision import Decision, Kind
from klubovna.kernel.game import Game
from klubovna.kernel.journal import Event
from klubovna.kernel.rules import Rules
from klubovna.kernel.state import State
from klubovna.kernel.text import LANGUAGES, Texts, ask_key, dashed

GAPS: Final = ("{", "}", "None", "_", "[", "  ")
"""What no sentence for people holds."""


class Loud(Texts):
    """Texts that forgive nothing: a missing message, variable or plural is an error."""

    def sentence(self, key: str, params: dict[str, Any] | None = None, attribute: str | None = None) -> str:
        assert self.has(key, attribute), f"{self.lang}: {key}.{attribute or ''}"
        message = self.bundle.get_message(key)
        pattern = message.value if attribute is None else message.attributes[attribute]
        assert pattern is not None
        _, errors = self.bundle.format_pattern(pattern, params or {})
        assert not errors, f"{self.lang}: {key}: {errors}"
        return super().sentence(key, params, attribute)


class Reader:
    """Reads aloud, in all languages, what a game asks and tells.

    `samples` has values of every noun; the one at `usual` stands where another noun is read. `sound` judges a text.
    """

    def __init__(
        self,
        rules: Rules[Any],
        samples: Mapping[str, list[Any]],
        sound: Callable[[str, str], None],
        usual: int = 0,
    ) -> None:
        self.loud = [Loud(lang, rules) for lang in LANGUAGES]
        self.samples = samples
        self._sound = sound
        self._usual = usual

    def question(self, state: State, kind: Kind) -> None:
        """A question about each thing that it may be about."""
        for texts in self.loud:
            for about in self.samples[kind.about] if kind.about is not None else [None]:
                self._sound(texts.ask(state, Decision(0, kind, self.samples[kind.of], about)), texts.lang)

    def event(self, state: State, event: Event) -> None:
        """Each parameter goes through all its values; to those who know no more, only the public part is told."""
        usual = {name: self.samples[noun][self._usual] for name, noun in zip(event.params, event.nouns, strict=True)}
        for texts in self.loud:
            assert texts.has("event-" + dashed(event.name), "known") == (len(event.params) > event.public)
            for told in {len(event.params), event.public}:
                known = {name: usual[name] for name in event.params[:told]}
                self._sound(texts.event(state, {"event": event.name, "params": known}), texts.lang)
                for name, noun in zip(event.params[:told], event.nouns[:told], strict=True):
                    for value in self.samples[noun]:
                        told_so = {"event": event.name, "params": known | {name: value}}
                        self._sound(texts.event(state, told_so), texts.lang)

    def decision(self, game: Game, decision: Decision[Any]) -> None:
        """A question with all its options, no two of which read alike."""
        for texts in self.loud:
            self._sound(texts.of(game, decision), texts.lang)
            said = [texts.of(game, option, decision) for option in decision.options]
            for text in said:
                self._sound(text, texts.lang)
            assert len(set(said)) == len(said), (decision, said)
            if None in decision.options:
                assert texts.has(ask_key(decision.kind.name), "none"), decision

    def happened(self, game: Game, event: dict[str, Any]) -> None:
        for texts in self.loud:
            self._sound(texts.of(game, event, None), texts.lang)

    def game(self, game: Game, choose: Callable[[Game], None], longest: int) -> None:
        """Every question, every option and every event of a game, as each seat and a spectator is told."""
        for _ in range(longest):
            if game.over:
                break
            for decision in game.decisions:
                self.decision(game, decision)
            choose(game)
        for seat in (None, *range(game.seats)):
            for event in json.loads(json.dumps(game.events(seat))):
                self.happened(game, event)


def whole(text: str, lang: str = "en", also: Sequence[str] = ()) -> None:
    """A text that has something to say, without a gap."""
    assert text.strip()
    for bad in (*GAPS, *also):
        assert bad not in text, f"{lang}: {text}"


def by_chance(random: Random) -> Callable[[Game], None]:
    """Plays on with any option, all alike."""

    def choose(game: Game) -> None:
        game.choose(random.randrange(len(game.asked().options)))

    return choose
