"""Saved games: files, and the habit of writing them after every move."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Any, Final

import msgspec

from klubovna.cli.arguments import UsageError, file_errors, write_json
from klubovna.kernel.errors import KlubovnaError
from klubovna.kernel.game import Game

FORMAT: Final = 1


class Save(msgspec.Struct, forbid_unknown_fields=True):
    """A game with the people and bots who play it."""

    format: int = msgspec.field(name="klubovna-save")
    players: list[str]
    lang: str
    record: dict[str, Any]


def decoded(path: Path) -> Any:
    """The JSON in a file."""
    with file_errors(path):
        raw = path.read_bytes()
    try:
        return msgspec.json.decode(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise UsageError("cli-save-broken", file=str(path), error=str(error)) from error


def _save(path: Path, content: Any) -> Save:
    if not isinstance(content, dict) or content.get("klubovna-save") != FORMAT:
        raise UsageError("cli-save-foreign", file=str(path))
    try:
        return msgspec.convert(content, Save)
    except msgspec.ValidationError as error:
        raise UsageError("cli-save-broken", file=str(path), error=str(error)) from error


def read_save(path: Path) -> Save:
    return _save(path, decoded(path))


def read_record(path: Path) -> tuple[Any, list[str] | None]:
    """The record in a file, and who played where the file tells: a saved game, or what `Game.record()` gives."""
    content = decoded(path)
    if isinstance(content, dict) and "klubovna" in content:
        return content, None
    save = _save(path, content)
    return save.record, save.players


def refuse_taken(path: Path) -> None:
    """A new game is never written over another."""
    if path.exists() and not (path.is_file() and path.stat().st_size == 0):
        raise UsageError("cli-save-exists", file=str(path))


def free_name(folder: Path, slug: str) -> Path:
    """A name that no game has yet."""
    stem = f"{slug}-{datetime.now():%Y-%m-%d-%H%M%S}"
    names = (folder / f"{stem}{tail}.json" for tail in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(path for path in names if not path.exists())


def own_folder() -> Path:
    """Where games are kept that were given no file."""
    from platformdirs import user_data_dir

    folder = Path(user_data_dir("klubovna", appauthor=False)) / "games"
    with file_errors(folder):
        folder.mkdir(parents=True, exist_ok=True)
    return folder


class Keeper:
    """Keeps one game on disk: after every move, so that nothing is lost whatever ends the program."""

    left = "cli-left"
    """How to go on with a game that was left."""
    kept: str | None = "cli-kept"
    """How to see a finished game again."""

    def __init__(self, players: list[str], lang: str, file: Path | None) -> None:
        self.players = players
        self.lang = lang
        self.file = file
        self.named = file is not None
        self.trouble: KlubovnaError | None = None

    def keep(self, game: Game) -> None:
        """A full disk or a folder without rights is no reason to end the game: `trouble` tells of it."""
        try:
            if self.file is None:
                self.file = free_name(own_folder(), game.rules.slug)
            self.write(self.file, game)
        except UsageError as error:
            self.trouble = error
        else:
            self.trouble = None

    def copy(self, game: Game, file: str) -> Path:
        """Save on request: to the file named, else to the game's own, else to a new one in the current folder."""
        if file:
            path = Path(file).expanduser()
            if path != self.file:
                refuse_taken(path)
        elif self.named and self.file is not None:
            path = self.file
        else:
            path = free_name(Path(), game.rules.slug)
        self.write(path, game)
        return path

    def write(self, path: Path, game: Game) -> None:
        write_json(path, Save(FORMAT, self.players, self.lang, game.record()))
