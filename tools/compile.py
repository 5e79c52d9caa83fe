"""The compiled build: kernel, states, flows and rules of all games as extension modules, by mypyc.

    .venv/bin/python tools/compile.py [--to FOLDER] [--jobs 2] [games …]

Nothing is built if the build there fits the sources. What is compiled is a copy of the sources in which every
`@state_class` is written out, field by field: mypyc knows such classes natively, and no decorator that makes them.
`klubovna/compiled.py` says when a build is used.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any, Final

import msgspec
from mypy.version import __version__ as mypy_version

HERE: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(HERE / "src"), str(HERE)]
os.environ["KLUBOVNA_COMPILED"] = "0"

from tools import frames, records_out, written_out  # noqa: E402

from klubovna import compiled  # noqa: E402 plain Python, of this tree

LEFT_OUT: Final = (
    "terminal",
    "texts",
    "nouns",
    "learnt",
    "parts",
    "inventory",
    "campaign",
    "cases",
    "drawing",
)
"""Files and folders that no rule asks: they are for people, for bots' habits and for checks."""
FOR_THE_PAGE: Final = "board.py"
"""What the page's board knows of a game; the `board.py` of a faction is what lies on its own board."""
NOT_IN_KERNEL: Final = (
    "errors",
    "fields",
    "panels",
    "text",
    "content",
    "registry",
    "rulebook",
    "save",
    "record",
    "migration",
    "options",
)
GAMES: Final = ("ash", "gloomhaven", "harrow", "monsterlands", "root")
"""Those that are tested compiled; others run as plain Python on the compiled kernel."""
OF_A_MODULE: Final = "__native"
"""How the C files begin that are made of modules; the others are the compiler's own runtime."""
BEFORE_STATES: Final = (
    records_out.with_plain_records,
    written_out.with_flat_flows,
    written_out.with_constants,
    written_out.with_quiet_events,
    written_out.with_loops,
    records_out.with_own_init,
)
OF_POLICIES: Final = (written_out.with_float_tuples, written_out.with_plain_sums)
"""Rules reckon in whole numbers, policies in fractions."""
INLINED: Final = HERE / "tools" / "inlined.h"
LAID_ASIDE: Final = ["-freorder-blocks-algorithm=stc", "-freorder-blocks-and-partition"]
"""Of the C of modules: what runs only when something goes wrong lies apart from the rest."""
NEEDS: Final = re.compile(r"^class \w+\b.*\b(Struct|TypedDict|Protocol)\b|^(import|from) rich\b", re.MULTILINE)
"""What mypyc makes no extension module of."""


def to_compile(package: Path, games: Sequence[str] = GAMES) -> dict[str, list[Path]]:
    """The modules of the build, by the library they go into: the kernel, and one for each of the games."""
    groups: dict[str, list[Path]] = {}
    for path in sorted((package / "kernel").glob("*.py")):
        if path.stem not in NOT_IN_KERNEL and _fits(path, package):
            groups.setdefault("kernel", []).append(path)
    for path in sorted((package / "games").rglob("*.py")):
        game = path.relative_to(package / "games").parts[0]
        if game in games and _fits(path, package):
            groups.setdefault(game, []).append(path)
    return groups


def _fits(path: Path, package: Path) -> bool:
    names = [part.removesuffix(".py") for part in path.relative_to(package).parts]
    if names[-1] == "__init__" or any(name == out or name.startswith(f"{out}_") for name in names for out in LEFT_OUT):
        return False
    if path.name == FOR_THE_PAGE and path.parent.parent == package / "games":
        return False
    return NEEDS.search(records_out.with_plain_records(path.read_text(encoding="utf-8"))) is None


# ---- the build


def stage(package: Path, folder: Path, groups: dict[str, list[Path]]) -> dict[str, list[Path]]:
    """A copy of the sources with its states written out; a file that is there already as it must be is not touched."""
    chosen = {path for paths in groups.values() for path in paths}
    wanted: set[Path] = set()
    for path in sorted(package.rglob("*.py")):
        to = folder / "klubovna" / path.relative_to(package)
        text = path.read_text(encoding="utf-8")
        if path in chosen:
            module = importlib.import_module(module_name(path, package))
            for change in (*OF_POLICIES, *BEFORE_STATES) if _is_policy(path) else BEFORE_STATES:
                text = change(text)
            text = written_out.with_whole_tuples(written_out.written_out(text, written_out.states_of(module)))
        wanted.add(to)
        _write(to, text)
    for stray in set(folder.rglob("*.py")) - wanted:
        stray.unlink()
    _write(folder / "klubovna" / "py.typed", "")
    return {name: [folder / "klubovna" / one.relative_to(package) for one in paths] for name, paths in groups.items()}


def _is_policy(path: Path) -> bool:
    return "policy" in path.parts or path.stem == "policy"


def _write(path: Path, text: str) -> None:
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def module_name(path: Path, package: Path) -> str:
    return ".".join(["klubovna", *path.relative_to(package).with_suffix("").parts])


def build(package: Path, to: Path, jobs: int, games: Sequence[str] = GAMES, optimize: str = "1") -> None:
    """Build what is not built; a manifest is written last, so that half a build is none."""
    from mypyc.build import mypycify  # slow to load, and not there without the tools of a developer

    began = time.monotonic()
    sources = compiled.digest(package)
    work = to / "work"
    source = work / "src"
    groups = {
        name: [str(path.relative_to(source)) for path in paths]
        for name, paths in stage(package, source, to_compile(package, games)).items()
    }
    flags = [f"--config-file={HERE / 'pyproject.toml'}", f"--cache-dir={work / 'mypy'}", "--no-warn-unused-ignores"]
    flags.append("--no-warn-return-any")  # of sums, see `OF_POLICIES`
    was = Path.cwd()
    os.chdir(source)
    os.environ["MYPYPATH"] = str(source)
    try:
        made: list[Any] = mypycify(
            [*flags, *(path for paths in groups.values() for path in paths)],
            opt_level=optimize,
            debug_level="0",
            multi_file=True,
            separate=[(paths, f"klubovna_{name}") for name, paths in groups.items()],
            target_dir=str(work / "c"),
        )
    finally:
        os.chdir(was)
    current = {Path(c).name for one in made for c in one.sources}
    for stray in (work / "c").glob("*.c"):
        if stray.name not in current:
            stray.unlink()  # of a module that has gone
    shown = frames.show(work / "c", work / "shown")
    _say(f"C written after {time.monotonic() - began:.0f} s")
    libraries = [one for one in made if one.name.endswith("__mypyc")]
    fronts = Fronts(work / "fronts")
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    objects = work / "objects"
    objects.mkdir(parents=True, exist_ok=True)
    to_do = [(one, shown.get(Path(c), Path(c))) for one in libraries for c in one.sources]
    to_do.sort(key=lambda each: -each[1].stat().st_size)  # the longest first: at the end all are busy
    with ThreadPoolExecutor(jobs) as pool:
        under_way = [(one.name, c, pool.submit(_object, c, one, objects, fronts)) for one, c in to_do]
        parts: dict[str, list[Path]] = {}
        for name, _, part in sorted(under_way, key=lambda each: each[:2]):
            parts.setdefault(name, []).append(part.result())
        names = {one.name: _library(one.name, parts[one.name], to, suffix) for one in libraries}
    fronts.remove()
    used = {part for many in parts.values() for part in many}
    for stray in set(objects.glob("*.o")) - used:
        stray.unlink()
    modules = {
        path.removesuffix(".py").replace("/", "."): names[f"klubovna_{name}__mypyc"]
        for name, paths in groups.items()
        for path in paths
    }
    manifest = compiled.Manifest(sources, names, modules, made_by(games))
    (to / compiled.MANIFEST).write_bytes(msgspec.json.format(msgspec.json.encode(manifest)))
    for stray in set(to.glob("*.so")) - {to / name for name in names.values()}:
        stray.unlink()
    _say(f"built after {time.monotonic() - began:.0f} s: {len(modules)} modules")


_INCLUDED: Final = re.compile(r'^#include [<"]([^>"]+)[>"]', re.MULTILINE)


@cache
def _digest_of(file: Path, folders: tuple[Path, ...]) -> str:
    """Of a C file and of the headers in these folders that it includes, and they in turn."""
    text = file.read_text(encoding="utf-8")
    seen = hashlib.blake2b(text.encode(), digest_size=16)
    for name in _INCLUDED.findall(text):
        header = next((folder / name for folder in (file.parent, *folders) if (folder / name).exists()), None)
        if header is not None:
            seen.update(_digest_of(header, folders).encode())
    return seen.hexdigest()


class Fronts:
    """What every C file of a library begins with, read by the compiler once: with a small file that is most work."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._one = Lock()
        self._made: dict[str, Path] = {}

    def of(self, library: Any, command: Sequence[str]) -> Path:
        """The header to include first. Beside it lies what the compiler made of it; one that takes nothing made with
        other flags reads the header itself."""
        with self._one:
            if library.name not in self._made:
                self.folder.mkdir(parents=True, exist_ok=True)
                front = self._made[library.name] = self.folder / f"{library.name}.h"
                own = library.name.removesuffix("__mypyc")
                names = (INLINED, f"__native_{own}.h", f"__native_internal_{own}.h")
                front.write_text("".join(f'#include "{name}"\n' for name in names), encoding="utf-8")
                subprocess.run([*command, "-x", "c-header", str(front), "-o", f"{front}.gch"], check=True)
            return self._made[library.name]

    def remove(self) -> None:
        """They are large, and the next build may have other headers."""
        shutil.rmtree(self.folder, ignore_errors=True)


def _object(c: Path, one: Any, objects: Path, fronts: Fronts) -> Path:
    """One C file compiled, unless the same text was: its headers count with it."""
    include = [f"-I{sysconfig.get_path('include')}", *(f"-I{folder}" for folder in one.include_dirs)]
    flags = ["-fPIC", "-fno-semantic-interposition", "-fno-strict-overflow", "-fno-plt", "-fcommon", "-DNDEBUG", "-w"]
    flags += one.extra_compile_args
    if c.name.startswith(OF_A_MODULE):
        flags += LAID_ASIDE
    seen = hashlib.blake2b(f"{flags} {sys.version}".encode(), digest_size=16)
    if c.name.startswith(OF_A_MODULE):
        seen.update(INLINED.read_bytes())
    seen.update(_digest_of(c, tuple(map(Path, one.include_dirs))).encode())
    out = objects / f"{seen.hexdigest()}.o"
    if not out.exists():
        half = objects / f"{c.name}.{one.name}.half"  # libraries have some texts in common
        command = ["cc", *include, *flags]
        front = ["-include", str(fronts.of(one, command))] if c.name.startswith(OF_A_MODULE) else []
        subprocess.run([*command, *front, "-c", str(c), "-o", str(half)], check=True)
        half.rename(out)
    return out


def _library(name: str, objects: list[Path], to: Path, suffix: str) -> str:
    """The library under a name of its own for its contents: what runs now keeps what it has loaded."""
    content = hashlib.blake2b(" ".join(path.stem for path in objects).encode(), digest_size=6).hexdigest()
    file = f"{name}.{content}{suffix}"
    if not (to / file).exists():
        half = to / f"{name}.half"
        subprocess.run(["cc", "-shared", "-Wl,-Bsymbolic", *map(str, objects), "-o", str(half)], check=True)
        half.rename(to / file)
    return file


def missing() -> str:
    """What a build needs and is not there; nothing: it can be made."""
    if shutil.which("cc") is None:
        return "no C compiler"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "no Python.h (Debian: apt-get install python3-dev)"
    return ""


def made_by(games: Sequence[str]) -> str:
    """A digest of what makes a build, beside the sources."""
    seen = hashlib.blake2b(f"{mypy_version} {sorted(games)}".encode(), digest_size=16)
    for name in ("compile.py", "written_out.py", "records_out.py", "frames.py", INLINED.name):
        seen.update((HERE / "tools" / name).read_bytes())
    return seen.hexdigest()


def _say(words: str) -> None:
    sys.stderr.write(f"{words}\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=GAMES, help="the others run as plain Python")
    parser.add_argument("--to", type=Path, default=HERE / ".klubovna" / "compiled")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only-say", action="store_true", help="build nothing; say how, if it is worth it")
    parser.add_argument("--can", action="store_true", help="build nothing; fail if it could not be done here")
    asked = parser.parse_args()
    package = HERE / "src" / "klubovna"
    found, lacks = compiled.fitting(package, asked.to), missing()
    fits = found is not None and found.made_by == made_by(asked.games)
    if asked.can:
        if lacks:
            _say(f"{lacks}: the compiled build is not tested")
        sys.exit(bool(lacks))
    if asked.only_say:
        if not fits and not lacks:
            _say("the games run as plain Python; `make compiled` makes them two to three times as fast")
    elif lacks:
        _say(f"{lacks}: the games run as plain Python")
    elif not fits:
        build(package, asked.to, asked.jobs, asked.games)


if __name__ == "__main__":
    main()
