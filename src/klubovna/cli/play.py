"""klubovna play: a game at the terminal."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from klubovna.cli.arguments import (
    Language,
    Option,
    Options,
    Pack,
    Roles,
    UsageError,
    chosen_options,
    console,
    environment_language,
    named_players,
    named_roles,
)

if TYPE_CHECKING:
    from klubovna.kernel.rules import Rules


def play(
    game: Annotated[str | None, typer.Argument(help="The game, as `klubovna games` calls it.")] = None,
    players: Annotated[
        str | None,
        typer.Option(
            help="Who plays, separated by commas: human, greedy, random.", show_default="human and greedy bots"
        ),
    ] = None,
    roles: Roles = None,
    option: Option = None,
    options: Options = None,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same game.", show_default="random")] = None,
    save: Annotated[Path | None, typer.Option(help="Keep the game in this file, move by move.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with the game in this file.")] = None,
    campaign: Annotated[
        Path | None, typer.Option(help="Play the next game of the campaign in this file, or begin one in a new file.")
    ] = None,
    guest: Annotated[
        bool, typer.Option("--guest", help="One more plays along in the campaign, until the next scenario is over.")
    ] = False,
    guide: Annotated[
        str | None, typer.Option(help="Learn by playing: a first game with a coach, such as `first`.")
    ] = None,
    lang: Language = None,
    pack: Pack = None,
) -> None:
    """Play a game at the terminal, with people and bots. People at one terminal take turns at the keys."""
    from klubovna.cli.saves import Keeper, read_save, refuse_taken
    from klubovna.cli.table import TerminalTable
    from klubovna.kernel.record import new, replay
    from klubovna.kernel.registry import rules

    if campaign is not None:
        from klubovna.cli.campaign import play_campaign

        if save is not None or resume is not None:
            raise UsageError("cli-campaign-alone")
        named = None if players is None else named_players(players)
        play_campaign(game, campaign, named, named_roles(roles), chosen_options(option, options), seed, lang, guest)
        return
    if guest:
        raise UsageError("cli-guest-campaign")
    if save is not None and save != resume:
        refuse_taken(save)
    if resume is not None:
        if roles is not None or option or options is not None or seed is not None:
            raise UsageError("cli-resume-fixed")
        stored = read_save(resume)
        if game is not None and stored.record.get("game") != game:
            raise UsageError("cli-resume-game", file=str(resume), game=game)
        seated = checked(stored.players if players is None else named_players(players))
        g = replay(stored.record)
        made = g.rules
        if len(seated) != g.seats:
            raise UsageError("cli-resume-players", seats=g.seats, count=len(seated))
        spoken = lang or stored.lang
    else:
        if game is None:
            raise UsageError("cli-no-game")
        made = rules(game)
        chosen = chosen_options(option, options)
        if guide is not None:
            chosen = {**(chosen or {}), "guide": guide}
            players = players or guided_players(made, guide)
        seated = checked(usual_players(made) if players is None else named_players(players))
        g = new(made, len(seated), seed, named_roles(roles), chosen)
        spoken = lang or environment_language()
    made.texts(spoken)
    keeper = Keeper(seated, spoken, save or resume)
    if keeper.file is not None:
        keeper.write(keeper.file, g)
    TerminalTable(g, seated, spoken, keeper, console()).run()


def checked(players: list[str]) -> list[str]:
    from klubovna import bots
    from klubovna.cli.table import HUMAN

    for player in players:
        if ":" in player:
            with closing(bots.Apart(player)) as process:
                process.check()
        elif player != HUMAN and player not in bots.names():
            raise bots.UnknownBot("unknown-player", player=player, players=", ".join([HUMAN, *bots.names()]))
    return players


def guided_players(made: Rules[Any], name: str) -> str | None:
    """The person at the seat that the guide has for it, bots elsewhere."""
    guide = made.guides.get(name)
    if guide is None:
        return None
    return ",".join("human" if seat == guide.game.person else "greedy" for seat in range(guide.game.seats))


def usual_players(made: Rules[Any]) -> list[str]:
    """One person against bots: three at the table where the game allows it."""
    low, high = made.seats
    return ["human"] + ["greedy"] * (max(low, min(3, high)) - 1)
