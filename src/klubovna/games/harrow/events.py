"""Events of the shared rules."""

from __future__ import annotations

from typing import Final

from klubovna.kernel.journal import Event, Points

BY_REASON: Final = (Points("amount", "$reason"),)

CHOSE: Final = Event("chose", "faction legend tracker", rule="c2.setup.02", shows="card > @faction ~legend")
TILE_LAID: Final = Event("tile-laid", "tile jar", rule="c3.first.01", shows="card > ~tile")
LANTERN: Final = Event("lantern", "faction", rule="c1.round.02", shows="change @faction")
ROUND: Final = Event(
    "round", "number:amount", rule="c1.round.05", unseen="the round is marked at the head of the table"
)
TURN: Final = Event(
    "turn", "faction", rule="c1.round.05", battle="over", unseen="whose turn it is is marked at the head of the table"
)
BROKE: Final = Event("broke", "faction jar", rule="c1.round.03", shows="card @faction > ~jar", battle="over")
BROKE_TO_ATTACK: Final = Event("broke-to-attack", "faction jar", rule="c1.further.01", shows="card @faction > ~jar")
OBJECTIVE: Final = Event("objective", "faction objective hex", rule="c3.goals.01", shows="piece > hex ~objective")
USED_TILE: Final = Event("used-tile", "faction tile", rule="c3.bonus.01", shows="card @faction > ~tile")
PLAYED: Final = Event("played", "faction card", rule="c2.tactics.01", shows="card @faction >")
DREW: Final = Event("drew", "faction", rule="c2.boards.01", private="card", shows="card > @faction")
MOVED: Final = Event(
    "moved", "faction group from:hex to:hex", rule="c1.advance.01", shows="piece from > to ~group", battle="over"
)
RELOCATED: Final = Event(
    "relocated", "faction unit from:hex to:hex", rule="c1.advance.08", shows="piece from > to ~unit"
)
SPAWNED: Final = Event("spawned", "faction hex", rule="c1.spawn.01", shows="piece @faction > hex", battle="over")
STRENGTHENED: Final = Event(
    "strengthened", "faction amount", rule="c1.strengthen.01", shows="goods @faction > =tree ×amount ~faction"
)
TOOK_WILD: Final = Event("took-wild", "faction total:amount", rule="c1.wild.01", shows="goods > @faction ~=wild")
NAIL_LIFTED: Final = Event("nail-lifted", "faction unit hex", rule="ap.protectors.02", shows="change hex ~unit")
ATTACK: Final = Event(
    "attack",
    "attacker:faction defender:faction from:hex to:hex",
    rule="c1.attack.03",
    shows="hit from > to",
    battle="begins attacker defender",
)
MAJORITY: Final = Event(
    "majority",
    "faction amount own:amount theirs:amount",
    rule="c1.attack.08",
    shows="goods @faction > =battleground ×amount ~faction",
    battle="part",
)
TREE: Final = Event(
    "tree", "fallen:cubes caught:cubes", rule="c1.attack.09", shows="goods =tree > =battleground", battle="part"
)
ATTACK_FAILED: Final = Event(
    "attack-failed",
    "attacker:faction own:amount theirs:amount ours:addends against:addends",
    rule="c1.attack.24",
    battle="part",
    unseen="the attack adds it up",
)
ATTACK_TOO_FEW: Final = Event(
    "attack-too-few",
    "attacker:faction own:amount theirs:amount needed:amount ours:addends against:addends",
    rule="c1.attack.12",
    battle="part",
    unseen="the attack adds it up",
)
ATTACK_SUCCEEDED: Final = Event(
    "attack-succeeded",
    "attacker:faction own:amount theirs:amount ours:addends against:addends",
    rule="c1.attack.12",
    battle="part",
    unseen="the attack adds it up",
)
SPENT: Final = Event(
    "cubes-spent",
    "faction amount left:amount",
    rule="c1.attack.15",
    battle="part",
    shows="goods =battleground > ×amount",
)
KILLED: Final = Event(
    "killed", "faction owner:faction hex", rule="c1.attack.16", shows="piece hex > @owner ~owner", battle="part"
)
PUSHED: Final = Event("pushed", "faction from:hex to:hex", rule="c1.attack.17", shows="piece from > to", battle="part")
CLASHED: Final = Event(
    "clashed", "attacker:faction defender:faction", rule="c1.clash.01", battle="part", shows="hit @attacker > @defender"
)
SCORED: Final = Event(
    "scored",
    "faction amount total:amount reason",
    rule="c1.attack.16",
    points=BY_REASON,
    shows="points > @faction ×amount",
    battle="part",
)
PLATE: Final = Event("plate", "faction amount needed:amount", rule="c3.dial.04", shows="change @faction ×amount")
SPOON: Final = Event("spoon", "faction number:amount", rule="c3.dial.01", shows="change @faction ×number")
COLLECTED: Final = Event("collected", "faction token hex", rule="c1.cleanup.02", shows="goods hex > @faction ~token")
SURPLUS: Final = Event("surplus-cubes", "cube amount", rule="c1.strengthen.03", shows="goods =tree > ×amount ~cube")
BRAMBLES: Final = Event("brambles", "faction", rule="c1.phase2.01", shows="change @faction")
MOST_POINTS: Final = Event(
    "most-points", "faction points:amount", rule="c1.phase2.05", unseen="the end of the game tells it"
)
LANTERN_DECIDES: Final = Event(
    "lantern-decides", "faction points:amount", rule="c1.phase2.06", unseen="the end of the game tells it"
)
WON: Final = Event("won", "faction", rule="c1.phase2.03", unseen="the end of the game tells it")
SEVEN: Final = Event(
    "seven-points", "faction points:amount", rule="solo.turn.04", unseen="the end of the game tells it"
)
OUT_OF_CARDS: Final = Event("out-of-cards", "", rule="solo.turn.05", unseen="the end of the game tells it")
LOST: Final = Event("lost", "", rule="solo.turn.04", unseen="the end of the game tells it")
