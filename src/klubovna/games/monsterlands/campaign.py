"""The solo campaign: a sequence of games as a plain record that can be saved."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, Literal

import msgspec

from klubovna.games.monsterlands.facts import CAMPAIGN, DIFFICULTY_FACTS, SCENARIOS
from klubovna.kernel.errors import RecordError, SetupError
from klubovna.kernel.options import option_refused
from klubovna.kernel.state import Result

Rank = Literal["klutz", "apprentice", "veteran", "hero"]
Difficulty = Literal["easy", "normal", "hard", "deadly"]
LEVELS: Final[tuple[Difficulty, ...]] = ("easy", "normal", "hard", "deadly")


class Played(msgspec.Struct, forbid_unknown_fields=True):
    """One finished game of the campaign."""

    scenario: int
    difficulty: Difficulty
    rank: Rank
    vp: int


class Campaign(msgspec.Struct, forbid_unknown_fields=True):
    """Where a campaign stands. It begins with scenario 1 on a level of the player's choice (camp.01, r.79)."""

    difficulty: Difficulty = "easy"
    scenario: Annotated[int, msgspec.Meta(ge=1, le=10)] = CAMPAIGN.start_scenario
    status: Literal["open", "won", "lost"] = "open"
    games: list[Played] = []
    """camp.08 All games so far, for comparison with others."""

    @classmethod
    def schema(cls) -> dict[str, Any]:
        return {"type": "object", "properties": {"difficulty": {"enum": list(LEVELS), "default": "easy"}}}

    @classmethod
    def begin(cls, chosen: dict[str, Any]) -> Campaign:
        """A new campaign; the level of its first game is all that can be chosen (r.79)."""
        for name in chosen:
            if name != "difficulty":
                raise SetupError("setup-option", option=name, options="difficulty")
        try:
            return msgspec.convert(chosen, cls)
        except msgspec.ValidationError as error:
            raise option_refused(msgspec.json.schema(cls), error) from error

    @property
    def played(self) -> int:
        return len(self.games)

    @property
    def title(self) -> dict[str, str]:
        """The next scenario and its level."""
        name = SCENARIOS[self.scenario - 1].name
        level = DIFFICULTY_FACTS[LEVELS.index(self.difficulty)].name
        words = {"en": "scenario", "cs": "scénář"}
        return {lang: f"{word} {self.scenario}, {name[lang]} ({level[lang]})" for lang, word in words.items()}

    def next_game(self) -> dict[str, Any]:
        """The set-up of the next game, as `klubovna.new` takes it."""
        self._expect_open()
        return {"seats": 1, "options": {"scenario": self.scenario, "difficulty": self.difficulty}}

    def after(self, result: Result) -> Campaign:
        """The campaign after a finished game, which must be the one that was to be played."""
        self._expect_open()
        told = (result.details.get("scenario"), result.details.get("difficulty"))
        if told != (self.scenario, self.difficulty):
            raise SetupError("campaign-game")
        rank: Rank = result.details["rank"]
        games = [*self.games, Played(self.scenario, self.difficulty, rank, result.scores[0])]
        row = next(row for row in CAMPAIGN.table if row.rank == rank)
        win = CAMPAIGN.win
        if row.next == "repeat":
            level = lower(self.scenario, self.difficulty) if row.difficulty == "minus_1_or_lose" else self.difficulty
            if level is None:
                return Campaign(self.difficulty, self.scenario, "lost", games)  # camp.02, camp.07
            return Campaign(level, self.scenario, "open", games)  # camp.03
        harder: Difficulty = msgspec.convert(row.difficulty, Difficulty)
        if self.scenario < win.scenario:
            return Campaign(harder, self.scenario + 1, "open", games)  # camp.04, camp.05
        if self.difficulty in win.difficulties and rank in win.ranks:
            return Campaign(self.difficulty, self.scenario, "won", games)  # camp.06
        return Campaign(harder, self.scenario, "open", games)  # r.79

    def record(self) -> dict[str, Any]:
        """JSON-able."""
        saved: dict[str, Any] = msgspec.to_builtins(self)
        return saved

    @classmethod
    def read(cls, record: Any) -> Campaign:
        try:
            return msgspec.convert(record, cls)
        except msgspec.ValidationError as error:
            where = re.search(r"`\$\.?([^`]*)`$", str(error))
            damaged = RecordError("campaign-damaged", entry=where.group(1) if where else "–")
            damaged.slug = "monsterlands"
            raise damaged from error

    def look(self, seat: int | None) -> dict[str, Any]:
        """camp.08 Nothing of it is hidden."""
        return self.record()

    def _expect_open(self) -> None:
        if self.status != "open":
            raise SetupError("campaign-over")


def lower(scenario: int, difficulty: Difficulty) -> Difficulty | None:
    """One level lower, if there is one and the scenario can be played on it (r.79)."""
    level = LEVELS.index(difficulty) - 1
    if level < 0 or LEVELS[level] in SCENARIOS[scenario - 1].setup.forbidden_difficulties:
        return None
    return LEVELS[level]
