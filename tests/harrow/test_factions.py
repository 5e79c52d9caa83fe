"""A faction is one place: what is said of it stands in its folder, and everybody else asks."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from klubovna.games import harrow
from klubovna.games.harrow.factions import FACTION_IDS, of_each
from klubovna.games.harrow.policy.habits import HABITS
from klubovna.games.harrow.roles import ROLES, Role
from klubovna.games.harrow.shown import Shown
from klubovna.kernel.collect import declared
from klubovna.kernel.decision import Kind
from klubovna.kernel.journal import Event
from klubovna.kernel.text import LANGUAGES, ask_key, dashed

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


def test_who_joins_in_says_so() -> None:
    """Others are asked only where a role has something to say there."""
    for role in ROLES:
        cls = type(role)
        assert role.joins_clean_up == (cls.others_clean_up is not Role.others_clean_up)
        assert role.allows_deeds == (cls.deeds_for is not Role.deeds_for)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FACTION_IDS)
def test_the_words_of_a_faction_stand_in_a_file_of_its_own(name: str, lang: str) -> None:
    """All its questions, events, board words and marks, its name and its letter, and nobody else's."""
    place = FACTION_IDS.index(name)
    shown: Shown = of_each("shown")[place].SHOWN
    wanted = {f"role-{name}", f"letter-{name}", *(f"board-{word}" for word in shown.words)}
    wanted |= {f"mark-{dashed(mark)}" for mark in shown.marks}
    wanted |= {ask_key(kind.name) for kind in declared(Kind, [of_each("kinds")[place]])}
    wanted |= {f"event-{dashed(event.name)}" for event in declared(Event, [of_each("events")[place]])}
    text = (FOLDER / "locale" / f"{name}.{lang}.ftl").read_text(encoding="utf-8")
    said = set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))
    assert wanted <= said
    assert {key for key in said if key.startswith(("ask-", "event-"))} <= wanted
