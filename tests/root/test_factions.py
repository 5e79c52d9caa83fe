"""A faction is one folder: shared rules, effects and policies ask the factions and name none."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import klubovna.games.root as root
from klubovna.games.root.chapter import declared
from klubovna.games.root.factions import CHAPTERS
from klubovna.games.root.facts import FACTION_IDS, OWNER, PIECE_IDS
from klubovna.games.root.policy.habits import HABITS
from klubovna.games.root.roles import ROLES
from klubovna.kernel.decision import Kind
from klubovna.kernel.journal import Event
from klubovna.kernel.text import LANGUAGES, ask_key, dashed

FOLDER = Path(root.__file__).parent
FOLDERS = sorted(path.name for path in (FOLDER / "factions").iterdir() if (path / "__init__.py").exists())
NAMES = {id.upper() for id in FACTION_IDS} | {PIECE_IDS[piece].upper() for piece in range(len(OWNER))}
PARTS = ("__init__", "board", "events", "kinds", "nouns", "policy", "role")
NAMING = ("facts.py",)
"""Where they are counted up."""


def modules(*under: str) -> Iterator[Path]:
    return FOLDER.joinpath(*under).rglob("*.py")


def named(path: Path) -> set[str]:
    """Factions and their pieces that a module reads, and faction folders that it imports from."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Name) and node.id in NAMES:
            found.add(node.id)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found |= {part for part in node.module.split(".")[4:] if part in FOLDERS}
    return found


@pytest.mark.parametrize("module", ["*.py", "effects/*.py", "policy/*.py"])
def test_shared_modules_name_no_faction(module: str) -> None:
    for path in FOLDER.glob(module):
        if path.name not in NAMING:
            assert named(path) <= ALLOWED.get(path.name, set()), path.name


ALLOWED: dict[str, set[str]] = {"board.py": set(FOLDERS), "view.py": set(FOLDERS)}
"""Where the types of all factions' views and facts come together."""


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_faction_has_all_its_parts_in_its_folder_and_imports_from_no_other(folder: str) -> None:
    here = FOLDER / "factions" / folder
    assert {path.stem for path in here.iterdir()} >= set(PARTS)  # a part is a file or, when it is long, a folder
    for path in here.rglob("*.py"):
        assert named(path) & set(FOLDERS) <= {folder}, path.name


def test_every_folder_is_in_the_list_and_every_faction_has_its_role_and_habits() -> None:
    assert len(CHAPTERS) == len(FOLDERS)
    roles = [role for chapter in CHAPTERS for role in chapter.roles]
    assert sorted(role.id for role in roles) == list(range(len(FACTION_IDS)))
    for chapter in CHAPTERS:
        for role in chapter.roles:
            assert ROLES[role.id] is role
            assert HABITS[role.id] is chapter.habits
            assert role.board_class.__module__.split(".")[-2:] == [role.__module__.split(".")[-2], "board"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_faction_asks_and_tells_is_worded_in_its_own_file(lang: str) -> None:
    for chapter in CHAPTERS:
        folder = chapter.kinds.__name__.split(".")[-2]
        source = (FOLDER / "locale" / f"{folder}.{lang}.ftl").read_text(encoding="utf-8")
        own = {line.split(" =")[0] for line in source.splitlines() if line.startswith(("ask-", "event-"))}
        asked = {ask_key(kind.name) for kind in declared(Kind, [chapter.kinds])}
        assert own == asked | {"event-" + dashed(event.name) for event in declared(Event, [chapter.events])}
