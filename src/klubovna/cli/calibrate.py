"""klubovna calibrate: levels that meet their neighbours as often as they should."""

from __future__ import annotations

import os
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from klubovna.cli.arguments import (
    Language,
    Option,
    Options,
    Roles,
    UsageError,
    chosen_options,
    console,
    environment_language,
    file_errors,
    named_players,
    named_roles,
)

if TYPE_CHECKING:
    from rich.console import Console

    from klubovna.arena.calibrate import Estimate, Pairing, Spread


def calibrate(
    game: Annotated[str, typer.Argument(help="The game, as `klubovna games` calls it.")],
    levels: Annotated[str, typer.Option(help="Which levels, separated by commas.")] = "easy,hard,expert",
    seats: Annotated[int, typer.Option(min=1, help="How many seats; each of two levels holds half of them.")] = 2,
    games: Annotated[int, typer.Option(min=8, help="At most so many games for each level.")] = 200,
    wanted: Annotated[
        float, typer.Option(min=0.55, max=0.95, help="Which part of the games the stronger level should win.")
    ] = 0.75,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes.", show_default="one for each core")] = None,
    roles: Roles = None,
    option: Option = None,
    options: Options = None,
    folder: Annotated[
        Path | None, typer.Option(help="Keep each game in a file of this folder, and go on where it ends.")
    ] = None,
    lang: Language = None,
) -> None:
    """Play levels against their neighbours, move one number of each, and print what `bot.toml` should say.

    Where all win or lose together two neighbours play the same deals, each with the whole party, and the deals count
    that only one of them wins.
    """
    from hashlib import blake2b

    import msgspec
    from rich.text import Text

    from klubovna.arena.calibrate import Pairing, number_of, with_number
    from klubovna.arena.run import processes
    from klubovna.bots import LEVELS, UnknownBot
    from klubovna.bots.levels import level_of
    from klubovna.kernel.registry import rules
    from klubovna.kernel.text import house_texts

    made = rules(game)
    if made.policy is None:
        raise UnknownBot("bot-without-policy", bot="medium", game=game)
    if seats % 2 and not made.policy.common:
        raise UsageError("calibrate-seats", seats=seats)
    named, chosen = named_roles(roles), chosen_options(option, options)
    made.config(seats, seed, named, chosen)
    order = list(LEVELS)
    picked = [name for name in named_players(levels) if name in order[:1] + order[2:]]
    if not picked or len(picked) != len(named_players(levels)):
        raise UsageError("calibrate-levels", levels=", ".join(order[:1] + order[2:]))
    if folder is not None:
        with file_errors(folder):
            folder.mkdir(parents=True, exist_ok=True)
    now = {name: level_of(name, made) for name in order}
    texts, out = house_texts(lang or environment_language()), console()
    count = workers or os.cpu_count() or 1
    with ExitStack() as stack:
        spread: Spread = map if count == 1 else stack.enter_context(processes(count)).map
        for name in (name for name in order if name in picked):
            below = order[order.index(name) - 1] if name != order[0] else order[1]
            part = wanted if name != order[0] else round(1 - wanted, 4)
            number = number_of(now[name])
            pairing = Pairing(game, seats, now[name], now[below], number, part, seed, named, chosen)
            # With more games the level below may have moved: then this one is measured anew, in a file of its own.
            measured = blake2b(msgspec.json.encode(pairing), digest_size=4).hexdigest()
            file = None if folder is None else folder / f"{game}-{name}-{measured}.jsonl"
            found = _found(pairing, games, file, spread, out)
            now[name] = with_number(now[name], number, found.value)
            told = {
                "level": name,
                "other": below,
                "rate": f"{found.rate:.0%}",
                "interval": f"{found.low:.0%} – {found.high:.0%}",
                "games": found.games,
                "settled": "yes" if found.settled(part) else "no",
            }
            out.print(Text(texts.sentence("calibrate-found", told)), soft_wrap=True)
            changed: dict[str, Any] = {
                field: value
                for field, value in msgspec.structs.asdict(now[name]).items()
                if value != getattr(type(now[name])(), field)
            }
            shown = ", ".join(f"{field} = {msgspec.json.encode(value).decode()}" for field, value in changed.items())
            out.print(Text(f"{name} = {{ {shown} }}"), soft_wrap=True)


def _found(pairing: Pairing, games: int, file: Path | None, spread: Spread, out: Console) -> Estimate:
    """With a progress bar where somebody watches."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from klubovna.arena.calibrate import TrialFile, calibrate, estimated

    kept = None
    if file is not None:
        with file_errors(file):
            kept = TrialFile(file, pairing)
    trials = [] if kept is None else kept.trials[:]
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=out, transient=True, disable=not out.is_terminal) as bar:
        task = bar.add_task("", total=games, completed=len(trials))
        for one in calibrate(pairing, games, trials[:], spread):
            if kept is not None:
                kept.add(one)
            trials.append(one)
            bar.advance(task)
    return estimated(pairing, trials)
