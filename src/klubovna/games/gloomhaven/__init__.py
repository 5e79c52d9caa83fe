"""Gloomhaven (first edition): scenarios from set-up to reward, and the campaign around them, for 1 to 4 players."""

from __future__ import annotations

from klubovna.games.gloomhaven.campaign.campaign import Campaign
from klubovna.games.gloomhaven.campaign.happenings import HAPPENINGS
from klubovna.games.gloomhaven.campaign.kinds import KINDS as CAMPAIGN_KINDS
from klubovna.games.gloomhaven.campaign.play import step
from klubovna.games.gloomhaven.campaign.trials import conserved, evenings
from klubovna.games.gloomhaven.consequences import EFFECTS
from klubovna.games.gloomhaven.events import EVENTS
from klubovna.games.gloomhaven.facts import CLASS_IDS, CONTENT, STARTING
from klubovna.games.gloomhaven.inventory import inventory, soak
from klubovna.games.gloomhaven.kinds import KINDS
from klubovna.games.gloomhaven.look import view
from klubovna.games.gloomhaven.migrations import MIGRATIONS
from klubovna.games.gloomhaven.monsters.planner.cases import plans_per_second
from klubovna.games.gloomhaven.nouns import seat_of_figure
from klubovna.games.gloomhaven.parts import PARTS
from klubovna.games.gloomhaven.policy import CHOICES, TODAY
from klubovna.games.gloomhaven.policy.party import PartyPolicy
from klubovna.games.gloomhaven.questions import NOUNS
from klubovna.games.gloomhaven.reference import reference
from klubovna.games.gloomhaven.scenario.leftout import left_out
from klubovna.games.gloomhaven.scenario.reckoning import experience, why
from klubovna.games.gloomhaven.setup import Options, after, check, setup
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.tally import tally
from klubovna.games.gloomhaven.view import View
from klubovna.kernel.rules import Box, Display, Play, Rules, Trials, Words

RULES: Rules[Table] = Rules(
    package=__name__,
    version="2",
    seats=(1, 4),
    roles=CLASS_IDS,
    play=Play(
        state=Table,
        setup=setup,
        step=step,
        options=Options,
        check=check,
    ),
    words=Words(
        kinds=(*KINDS, *CAMPAIGN_KINDS),
        events=(*EVENTS, *HAPPENINGS),
        nouns=NOUNS,
        effects=EFFECTS,
        seat_of={
            "character": lambda t, who: t.characters[who].seat,
            "figure": seat_of_figure,
        },
    ),
    display=Display(
        reference=reference,
        view=view,
        shows=View,
        leaves=("cards", "scenarios"),
        terminal="klubovna.games.gloomhaven.terminal.draw:draw",
        parts=PARTS,
        tally=tally,
        box=Box(
            minutes=(60, 120),
            weight=4,
            seats=2,
            place=5,
            options={"scenario": 1},
            choice=tuple(STARTING),
            easy=("brute", "spellweaver"),
        ),
        why=why,
        left_out=left_out,
        points=experience,
    ),
    trials=Trials(
        soak=soak,
        inventory=inventory,
        conserved=conserved,
        evenings=evenings,
        bench=(
            {"name": "scenario 1, two characters", "seats": 2, "roles": ["brute", "spellweaver"]},
            {
                "name": "scenario 1, four characters",
                "seats": 4,
                "roles": ["brute", "spellweaver", "tinkerer", "scoundrel"],
            },
        ),
        speeds={"plans": plans_per_second},
    ),
    content=CONTENT,
    after=after,
    policy=PartyPolicy(CHOICES, TODAY),
    campaign=Campaign,
    migrations=MIGRATIONS,
)
