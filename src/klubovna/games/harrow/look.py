"""What one seat may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from klubovna.games.harrow.facts import (
    AXIAL,
    CARD_IDS,
    CUBE_IDS,
    FACTION_IDS,
    JARS,
    LABEL,
    LEGEND_IDS,
    LEGEND_TOKENS,
    MODES,
    SPOTS,
    TERRAINS,
    TILE_IDS,
    TOKEN_IDS,
    TOKENS_OF,
    UNIT_IDS,
    Card,
    Faction,
    FactionId,
)
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.state import Table
from klubovna.games.harrow.tasks import Work
from klubovna.games.harrow.view import Amounts, AnyPlayer, BegunView, HexView, TurnView, View, WaitingView
from klubovna.kernel import serialize

PHASES = ("set-up", "round begins", "turn", "clean-up", "round ends")


def cards(ids: list[Card]) -> list[str]:
    return [CARD_IDS[card] for card in ids]


def counted(row: Sequence[int], names: tuple[str, ...]) -> Amounts:
    return {name: row[i] for i, name in enumerate(names) if row[i]}


def faction_id(faction: int) -> FactionId | None:
    return FACTION_IDS[faction] if faction >= 0 else None


def view(t: Table, seat: int | None) -> View:
    return View(
        chapter=MODES[t.mode],
        map=t.chart.id,
        phase=PHASES[t.phase],
        moment=t.moment,
        round=t.round,
        on_turn=faction_id(t.actor),
        to_come=[FACTION_IDS[f] for f in t.queue],
        lantern=faction_id(t.lantern),
        turn=TurnView(
            jar=JARS[t.jar] if t.jar >= 0 else None,
            further=t.further,
            acted=t.acted,
            card_played=t.carded,
            extra_range=t.extra_range,
            tremor=t.tremor,
            todo=[begun(work) for work in t.todo],
        ),
        hexes=hexes(t),
        nails=[(FACTION_IDS[f], UNIT_IDS[unit], at) for f, unit, at in t.nails],
        battleground=counted(t.ground, CUBE_IDS),
        aside=counted(t.aside, CUBE_IDS),
        tree=counted(t.tree, CUBE_IDS),
        cube_supply=counted(t.cubes, CUBE_IDS),
        box=counted(t.box, TOKEN_IDS),
        wild_supply=t.wild_supply,
        waiting=WaitingView(*([TERRAINS[land] for land in range(4) if row[land]] for row in t.waiting)),
        tiles=[[TILE_IDS[tile] for tile in tiles] for tiles in t.tiles],
        used_tiles=[[TILE_IDS[tile] for tile in tiles] for tiles in t.used_tiles],
        tiles_left=[TILE_IDS[tile] for tile in t.tile_supply],
        tile_discard=sorted(TILE_IDS[tile] for tile in t.tile_discard),
        players=[player(t, faction, seat) for faction in dict.fromkeys([*t.factions, *t.present])],
        winners=[FACTION_IDS[f] for f in t.winners],
    )


def begun(work: Work) -> BegunView:
    left = serialize.dump(work)
    return BegunView(task=left.pop(serialize.CLASS), left=left)


def hexes(t: Table) -> list[HexView]:
    pieces = by_hex(
        [
            ("townsfolk", t.townsfolk),
            ("building", t.buildings),
            ("storm", t.storms),
            ("path", t.paths),
            ("taunt", [int(taunt) for taunt in t.taunts]),
            ("flame", t.flames),
        ]
    )
    tokens = by_hex([*zip(TOKEN_IDS, t.tokens, strict=True)])
    cubes = by_hex([*zip(CUBE_IDS, t.cubes_on, strict=True)])
    homes = {t.home[f]: FACTION_IDS[f] for f in reversed(t.present)}
    taken = {at for f in t.present for at in t.where(f)} | {*t.legend_at}
    terrain = t.chart.terrain
    return [
        HexView(
            hex=AXIAL[at],
            name=LABEL[at],
            terrain=TERRAINS[terrain[at]],
            units=units(t, at) if at in taken else {},
            storm=t.storm(at),
            pieces=pieces[at],
            tokens=tokens[at],
            cubes=cubes[at],
            home=homes.get(at),
        )
        for at in SPOTS
    ]


def by_hex(rows: list[tuple[str, list[int]]]) -> list[Amounts]:
    """What lies on each hex, from how many of each lie where."""
    found: list[Amounts] = [{} for _ in SPOTS]
    for name, row in rows:
        if any(row):
            for here, count in zip(found, row, strict=True):
                if count:
                    here[name] = count
    return found


def units(t: Table, at: int) -> dict[FactionId, Amounts]:
    found: dict[FactionId, Amounts] = {}
    for faction in t.in_play:
        own: Amounts = {}
        if faction in t.present:
            if not t.units(faction, at):
                continue
            own = {"haint": t.haints[faction][at], "infected": t.infected[faction][at]}
        own |= {UNIT_IDS[LEGEND_TOKENS[token][1]]: int(t.legend_at[token] == at) for token in TOKENS_OF[faction]}
        if any(own.values()):
            found[FACTION_IDS[faction]] = {name: count for name, count in own.items() if count}
    return found


def player(t: Table, faction: Faction, seat: int | None) -> AnyPlayer:
    own = seat is not None and faction in t.factions and t.factions.index(faction) == seat
    hand = t.hands[faction]
    jars: dict[str, Any] = {}
    if faction in t.present:
        jars = {
            "legend": LEGEND_IDS[t.who[faction]] if t.who[faction] >= 0 else None,
            "tracker": t.tracker[faction],
            "scrolls": t.scrolls[faction],
            "rows": t.rows[faction][:],
            "wild": t.wild[faction],
            "points": t.points[faction],
            "spoon": t.spoon[faction],
            "plate": t.plate[faction][:],
            "supply": t.supply[faction],
            "jars": [not broken for broken in t.broken[faction]],
            "attacked": t.attacked[faction],
        }
    return cast(
        AnyPlayer,
        ROLES[faction].player(
            seat=t.seat_of[faction],
            hand_count=len(hand),
            hand=cards(hand) if own else None,
            known=cards([card for card in hand if seat is not None and t.seen[card] >> seat & 1]) if not own else [],
            deck=len(t.decks[faction]),
            discard=cards(sorted(t.discards[faction])),
            board=ROLES[faction].view(t, seat),
            **jars,
        ),
    )
