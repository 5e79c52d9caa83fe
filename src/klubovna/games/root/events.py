"""Events of the shared rules."""

from __future__ import annotations

from typing import Final

from klubovna.kernel.journal import Event

LOW_REACH: Final = Event("low-reach", "reach:amount wanted:amount", rule="A#3")
TURN: Final = Event("turn", "faction", rule="1.5#2")
PHASE: Final = Event("phase", "faction phase", rule="1.5#1")
SCORED: Final = Event("scored", "faction amount total reason", rule="3.2")
WON: Final = Event("won", "faction", rule="3.1#1")
UNDECIDED: Final = Event("undecided", "rounds:amount", rule="3.1#1")
DREW: Final = Event("drew", "faction", rule="2.1.2#1", private="card")
STOLE: Final = Event("stole", "faction victim:faction", rule="1.3.2", private="card")
PLAYED: Final = Event("played", "faction card", rule="4.3.1#1")
SPENT: Final = Event("spent", "faction card", rule="2.1.3")
CRAFTED: Final = Event("crafted", "faction card", rule="4.1")
MOVED: Final = Event("moved", "faction count from:clearing to:clearing", rule="4.2")
BATTLE: Final = Event("battle", "attacker:faction defender:faction clearing", rule="4.3#1")
ROLLED: Final = Event("rolled", "high:amount low:amount", rule="4.3.2#1")
HITS: Final = Event("hits", "dealt:amount taken:amount", rule="4.3.3#1")
LOST_WARRIORS: Final = Event("lost-warriors", "faction count clearing", rule="2.5.1#2")
LOST_PIECE: Final = Event("lost-piece", "faction piece count clearing", rule="2.5.2#2")
PLACED: Final = Event("placed", "faction piece clearing", rule="2.5.2#1")
RECRUITED: Final = Event("recruited", "faction count clearing", rule="2.5.1#1")
ACTIVATED: Final = Event("activated", "faction card", rule="3.3.1#1")
TOOK_DOMINANCE: Final = Event("took-dominance", "faction card", rule="3.3.4")
OPENED_PATH: Final = Event("opened-path", "faction from:clearing to:clearing", rule="D.3.3#1")
EXHAUSTED: Final = Event("exhausted-crafted", "faction item", rule="4.1.3#2")
