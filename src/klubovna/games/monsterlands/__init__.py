"""Monster Lands (Říše příšer) by Mata, Fernández, Solé and Schloesser: 1 to 4 players, up to six rounds."""

from __future__ import annotations

from klubovna.games.monsterlands.campaign import Campaign
from klubovna.games.monsterlands.consequences import EFFECTS
from klubovna.games.monsterlands.events import EVENTS
from klubovna.games.monsterlands.facts import AFFINITIES, CONTENT
from klubovna.games.monsterlands.inventory import inventory, soak
from klubovna.games.monsterlands.kinds import KINDS
from klubovna.games.monsterlands.look import view
from klubovna.games.monsterlands.nouns import NOUNS
from klubovna.games.monsterlands.parts import PARTS
from klubovna.games.monsterlands.policy import CHOICES
from klubovna.games.monsterlands.reference import reference
from klubovna.games.monsterlands.scoring import by_category, why
from klubovna.games.monsterlands.setup import Options, after, check, setup
from klubovna.games.monsterlands.state import Table
from klubovna.games.monsterlands.tally import tally
from klubovna.games.monsterlands.turn import steps
from klubovna.games.monsterlands.view import View
from klubovna.kernel.rules import Box, ByKind, Display, Play, Rules, Trials, Words

RULES: Rules[Table] = Rules(
    package=__name__,
    version="2",
    seats=(1, 4),
    roles=AFFINITIES,
    play=Play(
        state=Table,
        setup=setup,
        step=steps,
        options=Options,
        check=check,
        role_of=lambda t, seat: AFFINITIES[t.clans[seat].affinity],
    ),
    words=Words(
        kinds=KINDS,
        events=EVENTS,
        nouns=NOUNS,
        effects=EFFECTS,
    ),
    display=Display(
        reference=reference,
        view=view,
        shows=View,
        parts=PARTS,
        tally=tally,
        box=Box(minutes=(90, 150), weight=3, seats=3, place=4),
        why=why,
        points=by_category,
    ),
    trials=Trials(
        soak=soak,
        inventory=inventory,
        bench=(
            {"name": "2 players", "seats": 2},
            {"name": "4 players", "seats": 4},
            {"name": "4 players, ruses, deadly", "seats": 4, "options": {"ruses": True, "difficulty": "deadly"}},
        ),
    ),
    content=CONTENT,
    after=after,
    policy=ByKind(CHOICES),
    campaign=Campaign,
)
