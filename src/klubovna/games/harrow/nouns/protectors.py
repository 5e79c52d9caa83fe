"""Nouns of the Protectors."""

from __future__ import annotations

from typing import Final

from klubovna.games.harrow.facts import ADVANCE, PROTECTORS, SPAWN, STRENGTHEN
from klubovna.games.harrow.nouns.shared import ABILITY_JARS, worded
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.state import Table
from klubovna.kernel.text import Noun, Term


def path(t: Table, value: int) -> Term:
    return Term("path-supply") if value < 0 else Term("path-at", hex=("hex", value))


def ability_jar(t: Table) -> Term:
    advance, spawn, strengthen = (ROLES[PROTECTORS].value(t, ability) for ability in (ADVANCE, SPAWN, STRENGTHEN))
    return Term("jar-action-ability-protectors", advance=advance, spawn=spawn, strengthen=strengthen)


ABILITY_JARS[PROTECTORS] = ability_jar


NOUNS: Final[dict[str, Noun]] = {
    "path": path,
    "roar": worded("roar"),
}
