"""The campaign as the platform sees it: what is played next, and what its end changes."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, Literal

import msgspec

from klubovna.games.gloomhaven.campaign.facts import PLACES, QUESTS
from klubovna.games.gloomhaven.campaign.guests import room_for_guest, welcome
from klubovna.games.gloomhaven.campaign.record import (
    CITY,
    GAME,
    GLOOMHAVEN,
    JOURNEY,
    MIGRATIONS,
    NOBODY,
    SCENARIO,
    VERSION,
    Chronicle,
    Party,
)
from klubovna.games.gloomhaven.campaign.rewards import take_over
from klubovna.games.gloomhaven.campaign.sheets import for_scenario
from klubovna.games.gloomhaven.campaign.view import CampaignView, campaign_view
from klubovna.games.gloomhaven.facts import CLASS_IDS, ITEMS
from klubovna.games.gloomhaven.scenario.book import SCENARIO_FACTS
from klubovna.games.gloomhaven.scenario.roomcards import RANDOM_DUNGEON
from klubovna.kernel.chance import Chance
from klubovna.kernel.errors import RecordError, SetupError
from klubovna.kernel.options import option_refused
from klubovna.kernel.state import Result

FEWEST: Final = 2


class Chosen(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """With what a campaign begins: players, characters (camp.10), and how it is played."""

    players: Annotated[int, msgspec.Meta(ge=1, le=4)] = 2
    characters: Annotated[int, msgspec.Meta(ge=2, le=4)] | None = None
    name: Annotated[str, msgspec.Meta(max_length=60)] = ""
    difficulty: Literal["easy", "normal", "hard", "very_hard"] = "normal"
    permanent_death: bool = False
    ties: Literal["first", "chance"] = "first"
    seed: Annotated[int, msgspec.Meta(ge=0)] = 0


class Campaign:
    """Where a campaign stands. Nothing in it changes: a finished game makes a new one of it."""

    def __init__(self, chronicle: Chronicle) -> None:
        self.chronicle = chronicle

    @classmethod
    def schema(cls) -> dict[str, Any]:
        schema: dict[str, Any] = msgspec.json.schema_components([Chosen])[1][Chosen.__name__]
        return schema

    @classmethod
    def begin(cls, chosen: dict[str, Any]) -> Campaign:
        try:
            made = msgspec.convert(chosen, Chosen)
        except msgspec.ValidationError as error:
            raise option_refused(msgspec.json.schema(Chosen), error) from error
        size = max(FEWEST, made.players, made.characters or 0)
        return cls(
            Chronicle(
                seats=made.players,
                lines=[line % made.players for line in range(size)],
                retirements=[0] * size,
                difficulty=made.difficulty,
                permanent_death=made.permanent_death,
                ties=made.ties,
                parties=[Party(name=made.name, members=[NOBODY] * size)],
                seed=made.seed,
            )
        )

    # -- the record ----------------------------------------------------------------------------------------------------

    def record(self) -> dict[str, Any]:
        return written(self.chronicle)

    @classmethod
    def read(cls, record: Any) -> Campaign:
        return cls(read(record))

    # -- the games -----------------------------------------------------------------------------------------------------

    @property
    def status(self) -> str:
        """A world is never won or lost: one plays on as long as one likes."""
        return "open"

    @property
    def played(self) -> int:
        return self.chronicle.played

    @property
    def title(self) -> dict[str, str]:
        if self.chronicle.stage == CITY:
            return {"en": "a visit to Gloomhaven", "cs": "návštěva Gloomhavenu"}
        if self.chronicle.stage == JOURNEY:
            return {"en": "on the road", "cs": "na cestách"}
        number = self.chronicle.target
        name = SCENARIO_FACTS[number].name
        if number == RANDOM_DUNGEON:
            return {lang: text[0].lower() + text[1:] for lang, text in name.items()}
        words = {"en": "scenario", "cs": "scénář"}
        return {lang: f"{word} {number}, {name[lang]}" for lang, word in words.items()}

    def next_game(self) -> dict[str, Any]:
        chronicle = self.chronicle
        if chronicle.stage != SCENARIO:
            return {"seats": chronicle.seats, "options": {"campaign": self.record()}}
        options = {
            "scenario": chronicle.target,
            "casual": chronicle.casual,
            "difficulty": chronicle.difficulty,
            "permanent_death": chronicle.permanent_death,
            "locked_classes": "shown",
            "looted": chronicle.world.looted,
            "achievements": sorted(chronicle.now.achievements),
            "enhancements": chronicle.world.enhancements,
            "characters": [for_scenario(chronicle, sheet) for sheet in chronicle.present()],
        }
        return {"seats": chronicle.seats, "options": options}

    def after(self, result: Result) -> Campaign:
        """The campaign after a finished game, which must be the one that was to be played."""
        told = result.details.get("campaign" if self.chronicle.stage == SCENARIO else "chronicle")
        if not isinstance(told, dict):
            raise SetupError("campaign-game")
        if self.chronicle.stage != SCENARIO:
            gone_on = read(told["record"])
            if told["play"] != self.chronicle.stage or gone_on.played != self.chronicle.played:
                raise SetupError("campaign-game")
        else:
            if told["scenario"] != self.chronicle.target:
                raise SetupError("campaign-game")
            gone_on = self.chronicle.clone()
            take_over(gone_on, told, Chance(gone_on.seed).branch(gone_on.played))
        gone_on.played += 1
        return Campaign(gone_on)

    @property
    def welcomes(self) -> bool:
        return room_for_guest(self.chronicle)

    def with_guest(self) -> Campaign:
        if not self.welcomes:
            raise SetupError("campaign-no-guest")
        gone_on = self.chronicle.clone()
        welcome(gone_on)
        return Campaign(gone_on)

    def look(self, seat: int | None) -> CampaignView:
        return campaign_view(self.chronicle, seat)


# -- to and from a file ------------------------------------------------------------------------------------------------


def written(chronicle: Chronicle) -> dict[str, Any]:
    """Plain data that says what it is."""
    return {"game": GAME, "version": VERSION, **msgspec.to_builtins(chronicle)}


def read(record: Any) -> Chronicle:
    """An older version is migrated; what is foreign, damaged or of a later version is refused in a sentence."""
    if not isinstance(record, dict) or record.get("game") != GAME or type(record.get("version")) is not int:
        raise refused("gloomhaven-campaign-foreign")
    fields = dict(record)
    version = fields["version"]
    if version > VERSION:
        raise refused("gloomhaven-campaign-newer", version=version, known=VERSION)
    while version < VERSION:
        if version not in MIGRATIONS:
            raise refused("gloomhaven-campaign-damaged", entry="version")
        fields = MIGRATIONS[version](fields)
        version += 1
    del fields["game"], fields["version"]
    try:
        chronicle = msgspec.convert(fields, Chronicle)
    except msgspec.ValidationError as error:
        where = re.search(r"`\$\.?([^`]*)`$", str(error))
        raise refused("gloomhaven-campaign-damaged", entry=where.group(1) if where else "–") from error
    wrong = misfit(chronicle, fields)
    if wrong:
        raise refused("gloomhaven-campaign-damaged", entry=wrong)
    return chronicle


def refused(key: str, **params: Any) -> RecordError:
    error = RecordError(key, **params)
    error.slug = GAME
    return error


def misfit(chronicle: Chronicle, fields: dict[str, Any]) -> str:
    """The first entry that fits its type but no campaign; nothing if all is well."""
    again: dict[str, Any] = msgspec.to_builtins(chronicle)
    for name, value in again.items():
        if fields.get(name) != msgspec.json.decode(msgspec.json.encode(value)) and fields.get(name) != value:
            return name
    if fields.keys() != again.keys():
        return min(fields.keys() ^ again.keys())
    size = len(chronicle.lines)
    held = sorted({*chronicle.lines} - {NOBODY})
    own = sorted({seat for line, seat in enumerate(chronicle.lines) if line not in chronicle.guests} - {NOBODY})
    guests = [chronicle.lines[line] for line in chronicle.guests if 0 <= line < size]
    checks = {
        "seats": chronicle.seats == len(held) and held == list(range(len(held))),
        "guests": len(guests) == len(chronicle.guests) and bool(own) and own + sorted(guests) == held,
        "retirements": len(chronicle.retirements) == size,
        "party": 0 <= chronicle.party < len(chronicle.parties),
        "stage": chronicle.stage in (CITY, JOURNEY, SCENARIO),
        "target": chronicle.target in (GLOOMHAVEN, RANDOM_DUNGEON, *PLACES),
        "parties": all(
            len(one.members) == size and all(NOBODY <= who < len(chronicle.heroes) for who in one.members)
            for one in chronicle.parties
        ),
        "heroes": all(
            one.role in CLASS_IDS
            and 0 <= one.line < size
            and all(1 <= item <= len(ITEMS) for item in one.items)
            and all(0 <= quest < len(QUESTS) for quest in one.quests)
            for one in chronicle.heroes
        ),
    }
    return next((name for name, ok in checks.items() if not ok), "")
