"""Whether the games run compiled: a build by `tools/compile.py` is used when it was made of exactly these sources.

`KLUBOVNA_COMPILED=0` leaves it alone, `KLUBOVNA_COMPILED=1` insists on it. A build that does not fit is never used, and
never in part: sources that have changed since run as plain Python.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import msgspec

MANIFEST: Final = "manifest.json"
SPECIFIERS: Final = frozenset({"field", "cache", "derived", "shared"})


class Manifest(msgspec.Struct):
    """What a build is made of: a digest of the sources, the file of every library, the library of every module.

    `made_by` tells the tools apart that made it, so that `make` builds anew after a change of theirs.
    """

    sources: str
    libraries: dict[str, str]
    modules: dict[str, str]
    made_by: str = ""


def digest(package: Path) -> str:
    """Of all sources that a build can depend on."""
    seen = hashlib.blake2b(digest_size=16)
    for folder in ("kernel", "games"):
        for path in sorted((package / folder).rglob("*.py")):
            seen.update(str(path.relative_to(package)).encode())
            seen.update(path.read_bytes())
            seen.update(b"\0")
    return seen.hexdigest()


def fitting(package: Path, folder: Path) -> Manifest | None:
    """The build in a folder, if it was made of these sources for this Python."""
    try:
        found = msgspec.json.decode((folder / MANIFEST).read_bytes(), type=Manifest)
    except (OSError, msgspec.DecodeError):
        return None
    if found.sources != digest(package):
        return None
    for file in found.libraries.values():
        if not file.endswith(EXTENSION_SUFFIXES[0]) or not (folder / file).exists():
            return None
    return found


def folders(package: Path) -> list[Path]:
    """Where a build may lie: in the package itself (a wheel), or beside its sources (`make`)."""
    return [package / "_compiled", package.parent.parent / ".klubovna" / "compiled"]


class Finder(MetaPathFinder):
    """Finds the modules of a build before those of the sources."""

    def __init__(self, folder: Path, manifest: Manifest) -> None:
        self.folder = folder
        self.manifest = manifest
        self.library_of = {file: name for name, file in manifest.libraries.items()}

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        file = self.manifest.libraries.get(name)
        if file is not None:
            where = str(self.folder / file)
            return spec_from_file_location(name, where, loader=ExtensionFileLoader(name, where))
        file = self.manifest.modules.get(name)
        if file is not None:
            return spec_from_file_location(name, self.folder / file, loader=Native(self.library_of[file]))
        return None


class Native(Loader):
    """One module of a library, made by the function that the library keeps for it."""

    def __init__(self, library: str) -> None:
        self.library = library

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        library = sys.modules.get(self.library) or __import__(self.library)
        if hasattr(library, "ensure_deps"):
            _function(library, self.library, "ensure_deps", int)()
        made = _function(library, self.library, f"init_{spec.name.replace('.', '___')}", object)()
        assert isinstance(made, ModuleType)
        return made

    def exec_module(self, module: ModuleType) -> None:
        """It has run when it was made."""


def _function(library: ModuleType, name: str, wanted: str, gives: type) -> Any:
    import ctypes

    pointer = ctypes.pythonapi.PyCapsule_GetPointer
    pointer.restype, pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    address = pointer(getattr(library, wanted), f"{name}.{wanted}".encode())
    return ctypes.PYFUNCTYPE(ctypes.c_int if gives is int else ctypes.py_object)(address)


def use(package: Path) -> bool:
    """Whether the games of this process run compiled; to be asked before the first of their modules is imported."""
    wanted = os.environ.get("KLUBOVNA_COMPILED", "")
    if wanted == "0":
        return False
    for folder in folders(package):
        manifest = fitting(package, folder)
        if manifest is not None:
            sys.meta_path.insert(0, Finder(folder, manifest))
            return True
    if wanted == "1":
        raise ImportError("KLUBOVNA_COMPILED=1, but there is no build of these sources: tools/compile.py makes one")
    return False
