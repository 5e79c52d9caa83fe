"""klubovna play --campaign: games in a row, kept in one file together with the one that is being played."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec
from rich.text import Text

from klubovna.cli.arguments import UsageError, console, environment_language, write_json
from klubovna.cli.saves import FORMAT as SAVE_FORMAT
from klubovna.cli.saves import Keeper, Save, decoded
from klubovna.cli.table import TerminalTable
from klubovna.kernel.campaign import Campaign, Hospitable, unpacked
from klubovna.kernel.errors import RecordError
from klubovna.kernel.game import Game
from klubovna.kernel.record import new, replay
from klubovna.kernel.registry import rules
from klubovna.kernel.rules import Rules
from klubovna.kernel.text import LANGUAGES

FORMAT: Final = 1


class Chronicle(msgspec.Struct, forbid_unknown_fields=True):
    """A campaign as its file holds it."""

    format: int = msgspec.field(name="klubovna-campaign")
    game: str
    campaign: dict[str, Any]
    save: Save | None = None
    """The game that is being played."""


class CampaignKeeper(Keeper):
    """Keeps the game inside its campaign's file; a copy on request is a saved game of its own."""

    left = "cli-campaign-left"
    kept = None

    def __init__(self, players: list[str], lang: str, file: Path, slug: str, campaign: Campaign) -> None:
        super().__init__(players, lang, file)
        self.slug = slug
        self.campaign = campaign

    def write(self, path: Path, game: Game) -> None:
        if path != self.file:
            super().write(path, game)
            return
        save = Save(SAVE_FORMAT, self.players, self.lang, game.record())
        write_json(path, Chronicle(FORMAT, self.slug, self.campaign.record(), save))


def read_chronicle(file: Path) -> Chronicle:
    content = decoded(file)
    if not isinstance(content, dict) or content.get("klubovna-campaign") != FORMAT:
        raise UsageError("cli-campaign-foreign", file=str(file))
    try:
        if "packed" in content:  # from the clubroom
            content = {**content, "campaign": unpacked(str(content.pop("packed")))}
        return msgspec.convert(content, Chronicle)
    except RecordError as error:
        told = {language: error.text(language) for language in LANGUAGES}
        raise UsageError("cli-campaign-broken", file=str(file), error=told) from error
    except msgspec.ValidationError as error:
        raise UsageError("cli-campaign-broken", file=str(file), error=str(error)) from error


def campaign_of(made: Rules[Any]) -> type[Campaign]:
    if made.campaign is None:
        raise UsageError("cli-campaign-none", game=made.title)
    return made.campaign


def play_campaign(
    game: str | None,
    file: Path,
    players: list[str] | None,
    roles: list[str | None] | None,
    chosen: dict[str, Any],
    seed: int | None,
    lang: str | None,
    guest: bool = False,
) -> None:
    """The game that is under way in the file, else the next one; a file that is not there yet begins a campaign.

    A `guest` joins before the next game.
    """
    save = None
    if file.exists():
        chronicle = read_chronicle(file)
        if game is not None and chronicle.game != game:
            raise UsageError("cli-resume-game", file=str(file), game=game)
        if chosen:
            raise UsageError("cli-campaign-begun", file=str(file))
        made = rules(chronicle.game)
        try:
            campaign = campaign_of(made).read(chronicle.campaign)
        except RecordError as error:
            told = {language: error.text(language) for language in LANGUAGES}
            raise UsageError("cli-campaign-broken", file=str(file), error=told) from error
        save = chronicle.save
    else:
        if game is None:
            raise UsageError("cli-no-game")
        made = rules(game)
        campaign = campaign_of(made).begin(chosen)
    if guest:
        campaign = _with_guest(made, campaign, save, file)
    spoken = lang or (save.lang if save is not None else environment_language())
    if campaign.status == "open":
        g, seated = _table(made, campaign, save, players, roles, seed)
        keeper = CampaignKeeper(seated, spoken, file, made.slug, campaign)
        keeper.write(file, g)
        _tell(made, campaign, spoken)
        TerminalTable(g, seated, spoken, keeper, console()).run()
        if g.result is None:
            return
        campaign = campaign.after(g.result)
        write_json(file, Chronicle(FORMAT, made.slug, campaign.record()))
    _tell(made, campaign, spoken)


def _with_guest(made: Rules[Any], campaign: Campaign, save: Save | None, file: Path) -> Campaign:
    if save is not None:
        raise UsageError("cli-guest-later", file=str(file))
    if not isinstance(campaign, Hospitable):
        raise UsageError("cli-guest-none", game=made.title)
    return campaign.with_guest()


def _table(
    made: Rules[Any],
    campaign: Campaign,
    save: Save | None,
    players: list[str] | None,
    roles: list[str | None] | None,
    seed: int | None,
) -> tuple[Game, list[str]]:
    """The game to be played, and who plays it."""
    from klubovna.cli.play import checked

    if save is not None:
        if roles is not None or seed is not None:
            raise UsageError("cli-resume-fixed")
        g = replay(save.record)
        seated = save.players if players is None else players
    else:
        setup = campaign.next_game()
        g = new(made, roles=roles, seed=seed, **setup)
        seated = ["human"] + ["greedy"] * (g.seats - 1) if players is None else players
    if len(checked(seated)) != g.seats:
        raise UsageError("cli-campaign-players", count=len(seated), seats=g.seats)
    return g, seated


def _tell(made: Rules[Any], campaign: Campaign, lang: str) -> None:
    """Where the campaign stands, in one line."""
    texts = made.texts(lang)
    if campaign.status == "open":
        told = texts.sentence("cli-campaign-next", {"number": campaign.played + 1, "title": campaign.title[lang]})
    else:
        told = texts.sentence(f"cli-campaign-{campaign.status}", {"games": campaign.played})
    console().print(Text(told, style="bold"), soft_wrap=True)
