"""Harrow County: chapters 1 to 5, the solo game and the Fair Folk, for 1 to 4 players."""

from __future__ import annotations

from klubovna.games.harrow import consequences, events, kinds, nouns
from klubovna.games.harrow.factions import FACTION_IDS, of_each
from klubovna.games.harrow.facts import CONTENT
from klubovna.games.harrow.inventory import inventory, soak
from klubovna.games.harrow.look import view
from klubovna.games.harrow.parts import PARTS
from klubovna.games.harrow.policy import HarrowPolicy
from klubovna.games.harrow.reference import reference
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.rounds import steps
from klubovna.games.harrow.scoring import why, without_points
from klubovna.games.harrow.setup import Options, after, check, setup
from klubovna.games.harrow.solo import course as _course  # noqa: F401  (puts itself into COURSES)
from klubovna.games.harrow.solo import events as solo_events
from klubovna.games.harrow.solo import kinds as solo_kinds
from klubovna.games.harrow.solo import nouns as solo_nouns
from klubovna.games.harrow.solo import versus as _versus  # noqa: F401  (puts itself into COURSES)
from klubovna.games.harrow.state import Table
from klubovna.games.harrow.tally import tally
from klubovna.games.harrow.view import View
from klubovna.kernel.collect import declared, merged
from klubovna.kernel.decision import Kind
from klubovna.kernel.journal import Event
from klubovna.kernel.rules import Box, Display, Play, Rules, Trials, Words

for _module in of_each("role"):
    ROLES[_module.ROLE.id] = _module.ROLE

RULES: Rules[Table] = Rules(
    package=__name__,
    version="2",
    seats=(1, 4),
    roles=FACTION_IDS,
    play=Play(
        state=Table,
        setup=setup,
        step=steps,
        options=Options,
        check=check,
    ),
    words=Words(
        kinds=declared(Kind, [kinds, *of_each("kinds"), solo_kinds]),
        events=declared(Event, [events, *of_each("events"), solo_events]),
        nouns=merged(module.NOUNS for module in [nouns, *of_each("nouns"), solo_nouns, consequences]),
        effects=consequences.EFFECTS,
        seat_of={"faction": lambda t, faction: t.seat_of[faction]},
    ),
    display=Display(
        reference=reference,
        view=view,
        shows=View,
        parts=PARTS,
        tally=tally,
        box=Box(
            minutes=(45, 90),
            weight=3,
            seats=2,
            place=3,
            roles=("protectors", "family"),
            options={"chapter": "c1"},
        ),
        why=why,
        points=without_points,
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
    after=after,
    policy=HarrowPolicy(),
)
