"""Cards, boards and tracks: facts in TOML or JSON files, each with its source, decoded into typed records.

A pack is a folder with files of the same names and keys; its values replace ours, in memory only. Rules read content
when they are imported, so packs are named before that: by `use_pack` or the variable KLUBOVNA_PACKS.
"""

from __future__ import annotations

import hashlib
import os
import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from klubovna.kernel.errors import ContentError
from klubovna.kernel.serialize import canonical

T = TypeVar("T")
SOURCES = ("rulebook", "public", "known", "rebuilt")
_packs: list[Path] = []


def use_pack(folder: str | os.PathLike[str]) -> None:
    """Lay a pack over the content of every game that is loaded from now on."""
    path = Path(folder)
    if not path.is_dir():
        raise ContentError("pack-folder", folder=str(folder))
    _packs.append(path)


def packs() -> list[Path]:
    named = os.environ.get("KLUBOVNA_PACKS", "")
    return [*(Path(p) for p in named.split(os.pathsep) if p), *_packs]


class Content:
    """The files of one game. `digest` tells one content from another, words and sources apart: records name it."""

    def __init__(self, slug: str, files: dict[str, dict[str, Any]]) -> None:
        self.slug = slug
        self.files = files
        self.digest = hashlib.blake2b(canonical(_bare(files)), digest_size=8).hexdigest()

    @classmethod
    def none(cls, slug: str) -> Content:
        return cls(slug, {})

    @classmethod
    def read(cls, slug: str, package: str) -> Content:
        """Read `content/*.toml` and `*.json` of a game's package and lay the packs over it."""
        folder = resources.files(package) / "content"
        files: dict[str, dict[str, Any]] = {}
        for entry in sorted(folder.iterdir(), key=lambda e: e.name):
            name, _, ending = entry.name.rpartition(".")
            if ending in ("toml", "json"):
                files[name] = _decode(entry.read_bytes(), ending, entry.name)
        for pack in packs():
            _overlay(slug, files, pack)
        return cls(slug, files)

    def records(self, file: str, key: str, of: type[T]) -> list[T]:
        """A table of the file as typed records."""
        return [self._convert(entry, of, f"{file}.{key}[{i}]") for i, entry in enumerate(self.files[file][key])]

    def record(self, file: str, key: str | None, of: type[T]) -> T:
        entry = self.files[file] if key is None else self.files[file][key]
        return self._convert(entry, of, file if key is None else f"{file}.{key}")

    def _convert(self, entry: Any, of: type[T], where: str) -> T:
        try:
            return msgspec.convert(entry, of)
        except msgspec.ValidationError as error:
            name = f" ({entry['id']})" if isinstance(entry, dict) and "id" in entry else ""
            raise ContentError("content-type", where=f"{self.slug}: {where}{name}", error=str(error)) from error

    def sources(self) -> dict[str, Counter[str]]:
        """For each file, how many of its values come from where."""
        return {name: Counter(_sources(data)) for name, data in self.files.items()}


def _decode(raw: bytes, ending: str, name: str) -> dict[str, Any]:
    try:
        data = tomllib.loads(raw.decode()) if ending == "toml" else msgspec.json.decode(raw)
    except (tomllib.TOMLDecodeError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ContentError("content-syntax", file=name, error=str(error)) from error
    if not isinstance(data, dict):
        raise ContentError("content-syntax", file=name, error="a table is expected")
    return data


def _bare(value: Any) -> Any:
    """The facts alone: a better translation must not make old records strange."""
    if isinstance(value, list):
        return [_bare(one) for one in value]
    if not isinstance(value, dict):
        return value
    kept = {key: sub for key, sub in value.items() if key != "source" and not key.endswith("_source")}
    return {key: _bare(sub) for key, sub in kept.items() if not (isinstance(sub, dict) and sub.keys() == {"en", "cs"})}


def _sources(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        for key, value in data.items():
            if key == "source" or key.endswith("_source"):
                yield from value if isinstance(value, list) else [value]
            else:
                yield from _sources(value)
    elif isinstance(data, list):
        for value in data:
            yield from _sources(value)


def _overlay(slug: str, files: dict[str, dict[str, Any]], pack: Path) -> None:
    folder = pack / slug if (pack / slug).is_dir() else pack
    if not folder.is_dir():
        raise ContentError("pack-folder", folder=str(pack))
    found = [p for p in sorted(folder.iterdir()) if p.suffix in (".toml", ".json")]
    if not found and folder is pack:
        raise ContentError("pack-empty", folder=str(pack))
    for path in found:
        if path.stem not in files:
            raise ContentError("pack-file", file=path.name, files=", ".join(sorted(files)))
        _lay(files[path.stem], _decode(path.read_bytes(), path.suffix[1:], path.name), path.name, "")


def _lay(base: dict[str, Any], over: dict[str, Any], file: str, where: str) -> None:
    """Replace values; whether they have the right type is found out when the records are decoded."""
    for key, value in over.items():
        path = f"{where}.{key}" if where else key
        old = base.get(key)
        if not where and key not in base:
            raise ContentError("pack-key", file=file, key=path, keys=", ".join(sorted(base)))
        if isinstance(old, dict) and isinstance(value, dict):
            _lay(old, value, file, path)
        elif isinstance(old, list) and old and isinstance(old[0], dict) and "id" in old[0]:
            _lay_rows(old, value, file, path)
        else:
            base[key] = value


def _lay_rows(old: list[dict[str, Any]], value: Any, file: str, path: str) -> None:
    """Rows are found by their id; a pack changes rows, it does not add any."""
    rows = {row["id"]: row for row in old}
    for row in value if isinstance(value, list) else [value]:
        name = row.get("id") if isinstance(row, dict) else None
        if name not in rows:
            raise ContentError("pack-key", file=file, key=f"{path}.{name}", keys=", ".join(sorted(rows)))
        rows[name]["source"] = "pack"
        _lay(rows[name], row, file, f"{path}.{name}")
