"""Events of the shared rules."""

from __future__ import annotations

from typing import Final

from klubovna.kernel.journal import Event, Points

LOW_REACH: Final = Event(
    "low-reach",
    "reach:amount wanted:amount",
    rule="A#3",
    unseen="it is said about the table before anything stands on it",
)
TURN: Final = Event(
    "turn", "faction", rule="1.5#2", battle="over", unseen="whose turn it is is marked at the head of the table"
)
PHASE: Final = Event(
    "phase", "faction phase", rule="1.5#1", battle="over", unseen="the phase is marked at the head of the table"
)
SCORED: Final = Event(
    "scored",
    "faction amount total reason",
    rule="3.2",
    points=(Points("amount", "$reason"),),
    shows="points > @faction ×amount",
    battle="part",
)
WON: Final = Event("won", "faction", rule="3.1#1", unseen="the end of the game tells it")
UNDECIDED: Final = Event("undecided", "rounds:amount", rule="3.1#1", unseen="the end of the game tells it")
DREW: Final = Event("drew", "faction", rule="2.1.2#1", private="card", shows="card > @faction")
STOLE: Final = Event("stole", "faction victim:faction", rule="1.3.2", private="card", shows="card @victim > @faction")
PLAYED: Final = Event("played", "faction card", rule="4.3.1#1", shows="card @faction > =battle", battle="part")
SPENT: Final = Event("spent", "faction card", rule="2.1.3", shows="card @faction >")
CRAFTED: Final = Event("crafted", "faction card", rule="4.1", shows="card @faction > =crafted", battle="over")
MOVED: Final = Event(
    "moved", "faction count from:clearing to:clearing", rule="4.2", shows="piece from > to ×count", battle="over"
)
BATTLE: Final = Event(
    "battle",
    "attacker:faction defender:faction clearing",
    rule="4.3#1",
    shows="hit @attacker > clearing",
    battle="begins attacker defender",
)
ROLLED: Final = Event("rolled", "high:amount low:amount", rule="4.3.2#1", shows="die high low", battle="part")
HITS: Final = Event(
    "hits",
    "dealt:amount taken:amount by_attacker:addends by_defender:addends",
    rule="4.3.3#1",
    battle="part",
    unseen="the battle adds it up",
)
LOST_WARRIORS: Final = Event(
    "lost-warriors", "faction count clearing", rule="2.5.1#2", shows="piece clearing > @faction ×count", battle="part"
)
LOST_PIECE: Final = Event(
    "lost-piece",
    "faction piece count clearing",
    rule="2.5.2#2",
    shows="piece clearing > @faction ×count",
    battle="part",
)
PLACED: Final = Event("placed", "faction piece clearing", rule="2.5.2#1", shows="piece @faction > clearing")
RECRUITED: Final = Event(
    "recruited", "faction count clearing", rule="2.5.1#1", shows="piece @faction > clearing ×count", battle="over"
)
ACTIVATED: Final = Event("activated", "faction card", rule="3.3.1#1", shows="card @faction >")
TOOK_DOMINANCE: Final = Event("took-dominance", "faction card", rule="3.3.4", shows="card > @faction")
OPENED_PATH: Final = Event("opened-path", "faction from:clearing to:clearing", rule="D.3.3#1", shows="aim from > to")
EXHAUSTED: Final = Event("exhausted-crafted", "faction item", rule="4.1.3#2", shows="change @faction ~item")
