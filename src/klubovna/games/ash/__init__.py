"""Crown of Ash (Koruna z popela) by Richard Lawton: 1 to 4 players, four rounds of four turns."""

from __future__ import annotations

from klubovna.games.ash.barons.moments import BARONS
from klubovna.games.ash.consequences import EFFECTS
from klubovna.games.ash.events import EVENTS
from klubovna.games.ash.facts import CHARACTERS, CONTENT
from klubovna.games.ash.inventory import inventory, soak
from klubovna.games.ash.kinds import KINDS
from klubovna.games.ash.look import view
from klubovna.games.ash.nouns import NOUNS
from klubovna.games.ash.parts import PARTS
from klubovna.games.ash.policy import CHOICES
from klubovna.games.ash.reference import reference
from klubovna.games.ash.scoring import why
from klubovna.games.ash.setup import Options, check, setup
from klubovna.games.ash.state import Table
from klubovna.games.ash.tally import tally
from klubovna.games.ash.totals import addends
from klubovna.games.ash.turn import steps
from klubovna.games.ash.view import View
from klubovna.kernel.rules import Box, ByKind, Display, Play, Rules, Trials, Words

RULES: Rules[Table] = Rules(
    package=__name__,
    version="2",
    seats=(1, 4),
    roles=CHARACTERS,
    play=Play(
        state=Table,
        setup=setup,
        step=steps,
        options=Options,
        check=check,
    ),
    words=Words(
        kinds=[*KINDS, *(kind for baron in BARONS for kind in baron.kinds)],
        events=[*EVENTS, *(event for baron in BARONS for event in baron.events)],
        nouns=NOUNS,
        effects=EFFECTS,
        sums={"parts": addends},
        seat_of={"side": lambda t, side: side if side < t.seats else None},
    ),
    display=Display(
        reference=reference,
        view=view,
        shows=View,
        parts=PARTS,
        tally=tally,
        box=Box(minutes=(60, 90), weight=3, seats=3, place=1),
        why=why,
    ),
    trials=Trials(
        soak=soak,
        inventory=inventory,
        bench=(
            {"name": "2 players", "seats": 2},
            {"name": "4 players", "seats": 4},
            {"name": "4 players, powers", "seats": 4, "options": {"powers": True}},
        ),
    ),
    content=CONTENT,
    policy=ByKind(CHOICES),
)
