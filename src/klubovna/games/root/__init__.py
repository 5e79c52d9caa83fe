"""Root: the Law, with Riverfolk, Underworld, Exiles & Partisans: 2 to 6 players."""

from __future__ import annotations

from klubovna.games.root import events, kinds
from klubovna.games.root.chapter import all_effects, all_nouns, declared
from klubovna.games.root.consequences import EFFECTS
from klubovna.games.root.consequences import NOUNS as CONSEQUENCE_NOUNS
from klubovna.games.root.effects import events as effect_events
from klubovna.games.root.effects import kinds as effect_kinds
from klubovna.games.root.factions import CHAPTERS
from klubovna.games.root.facts import CONTENT
from klubovna.games.root.inventory import inventory, soak
from klubovna.games.root.look import view
from klubovna.games.root.migrations import MIGRATIONS
from klubovna.games.root.parts import PARTS
from klubovna.games.root.policy.greedy import RootPolicy
from klubovna.games.root.reference import reference
from klubovna.games.root.setup import ROLE_NAMES, Options, check, setup
from klubovna.games.root.state import Table
from klubovna.games.root.tally import tally
from klubovna.games.root.turn import step
from klubovna.games.root.victory import why
from klubovna.games.root.view import View
from klubovna.kernel.decision import Kind
from klubovna.kernel.journal import Event
from klubovna.kernel.rules import Box, Display, Play, Rules, Trials, Words

RULES: Rules[Table] = Rules(
    package=__name__,
    version="3",
    seats=(2, 6),
    roles=ROLE_NAMES,
    play=Play(
        state=Table,
        setup=setup,
        step=step,
        options=Options,
        check=check,
    ),
    words=Words(
        kinds=declared(Kind, [kinds, effect_kinds, *(chapter.kinds for chapter in CHAPTERS)]),
        events=declared(Event, [events, effect_events, *(chapter.events for chapter in CHAPTERS)]),
        nouns=all_nouns(CHAPTERS) | CONSEQUENCE_NOUNS,
        effects=all_effects(EFFECTS, CHAPTERS),
        seat_of={"faction": lambda t, faction: t.seat_of[faction]},
    ),
    display=Display(
        reference=reference,
        view=view,
        shows=View,
        parts=PARTS,
        tally=tally,
        box=Box(
            minutes=(60, 90),
            weight=4,
            seats=3,
            place=2,
            roles=("marquise", "eyrie", "alliance"),
            options={"seating": "given"},
        ),
        why=why,
    ),
    trials=Trials(
        soak=soak,
        inventory=inventory,
        bench=(
            {"name": "four base factions", "seats": 4, "roles": ["marquise", "eyrie", "alliance", "vagabond"]},
            {
                "name": "six factions",
                "seats": 6,
                "roles": ["marquise", "lizards", "riverfolk", "duchy", "corvids", "eyrie"],
            },
        ),
    ),
    content=CONTENT,
    policy=RootPolicy(),
    migrations=MIGRATIONS,
)
