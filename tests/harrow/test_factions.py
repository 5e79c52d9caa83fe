"""A faction is one place: what is said of it stands in its folder, and everybody else asks."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from klubovna.games import harrow
from klubovna.games.harrow.factions import FACTION_IDS, of_each
from klubovna.games.harrow.policy.habits import HABITS
from klubovna.games.harrow.roles import ROLES

FOLDER = Path(harrow.__file__).parent


def compared(source: str) -> Iterator[tuple[str, int]]:
    """Constants of factions that something is compared with, and the line."""
    names = {name.upper() for name in FACTION_IDS}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Compare):
            for part in ast.walk(node):
                if isinstance(part, ast.Name) and part.id in names:
                    yield part.id.lower(), node.lineno


@pytest.mark.parametrize("file", sorted(FOLDER.rglob("*.py")), ids=lambda file: str(file.relative_to(FOLDER)))
def test_nobody_compares_with_a_faction_but_its_own_folder(file: Path) -> None:
    home = file.relative_to(FOLDER).parts
    own = home[1] if home[0] == "factions" and len(home) > 2 else None
    assert [(name, line) for name, line in compared(file.read_text(encoding="utf-8")) if name != own] == []


def test_every_faction_of_the_list_is_played_by_its_own_rules_and_habits() -> None:
    assert [FACTION_IDS[role.id] for role in ROLES] == [FACTION_IDS[habits.id] for habits in HABITS]
    assert [FACTION_IDS[role.id] for role in ROLES] == list(FACTION_IDS)
    folders = [module.__name__.rpartition(".")[0].rpartition(".")[2] for module in of_each("role")]
    assert folders == list(FACTION_IDS)
