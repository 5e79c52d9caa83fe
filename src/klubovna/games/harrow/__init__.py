"""Harrow County: chapters 1 to 5, the solo game and the Fair Folk, for 1 to 4 players."""

from __future__ import annotations

from klubovna.games.harrow import factions as _factions  # noqa: F401  (puts the factions into ROLES)
from klubovna.games.harrow import solo as _solo  # noqa: F401  (puts its course into COURSES)
from klubovna.games.harrow.events import all_events
from klubovna.games.harrow.factions.fairfolk import versus as _versus  # noqa: F401  (puts its course into COURSES)
from klubovna.games.harrow.facts import CONTENT, FACTION_IDS
from klubovna.games.harrow.inventory import inventory, soak
from klubovna.games.harrow.kinds import all_kinds
from klubovna.games.harrow.nouns import NOUNS
from klubovna.games.harrow.parts import PARTS
from klubovna.games.harrow.policy import HarrowPolicy
from klubovna.games.harrow.rounds import step
from klubovna.games.harrow.setup import Options, check, setup
from klubovna.games.harrow.state import Table
from klubovna.games.harrow.view import view
from klubovna.kernel.rules import Box, Display, Play, Rules, Trials, Words

RULES: Rules[Table] = Rules(
    slug="harrow",
    package="klubovna.games.harrow",
    version="2",
    seats=(1, 4),
    roles=FACTION_IDS,
    play=Play(
        state=Table,
        setup=setup,
        step=step,
        options=Options,
        check=check,
    ),
    words=Words(
        kinds=all_kinds(),
        events=all_events(),
        nouns=NOUNS,
    ),
    display=Display(
        view=view,
        parts=PARTS,
        facts="klubovna.games.harrow.board:facts",
        terminal="klubovna.games.harrow.terminal:draw",
        box=Box(minutes=(45, 90), weight=3, seats=2, place=3),
    ),
    trials=Trials(
        soak=soak,
        inventory=inventory,
        bench=(
            {"name": "chapter 3", "seats": 2, "options": {"chapter": "c3"}},
            {"name": "chapter 5", "seats": 3, "options": {"chapter": "c5"}},
        ),
    ),
    content=CONTENT,
    policy=HarrowPolicy(),
)
