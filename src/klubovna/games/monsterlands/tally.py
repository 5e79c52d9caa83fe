"""What lies where, counted: on the paths, in the offers and before each clan, as one seat sees it."""

from __future__ import annotations

from klubovna.games.monsterlands.facts import COLOURS
from klubovna.games.monsterlands.lights import PATH_IDS
from klubovna.games.monsterlands.parts import alike, own_parts
from klubovna.games.monsterlands.view import ClanView, PathView, View
from klubovna.kernel.view import Tally, What
from klubovna.kernel.view import View as Seen

CLAN = ("glory", "reputation", "coins", "strength", "magic", "trap_count", "defence", "potions", "poisons", "points")


def tally(seen: Seen) -> Tally:
    table: View = seen.table
    found: Tally = {id: on_path(path) for id, path in zip(PATH_IDS, table.paths, strict=True)}
    for name, building in table.buildings.items():
        found[f"building:{name}"] = {("tally-placed",): len(building.placed), ("tally-panic",): int(building.panic)}
    offered = [f"guest:{id}" for id in table.tavern if id is not None]
    offered += [f"ware:{id}" for id in table.market if id is not None]
    offered += [f"offered-loot:{id}" for id in table.loot]
    offered += alike("lodge", [id for id in table.lodge if id is not None])
    found |= {part: {(): 1} for part in offered}
    for i, clan in enumerate(table.clans):
        found[f"seat:{i}"] = of_clan(clan, own=i == seen.seat)
        if i == seen.seat:
            found |= {part: {(): 1} for part in tokens(clan)}
    return found


def tokens(clan: ClanView) -> list[str]:
    """What can leave the own clan board; spaces for tokens are drawn whether they are full or not."""
    return [
        part
        for part in own_parts(clan)
        if not part.startswith(("defence:", "potion:", "poison:"))
        or int(part.rpartition(":")[2])
        <= {"defence": clan.defence, "potion": clan.potions, "poison": clan.poisons}[part.partition(":")[0]]
    ]


def on_path(path: PathView) -> dict[What, int]:
    there: dict[What, int] = {(f"tally-{colour}",): getattr(path.dice, colour) for colour in COLOURS}
    there |= {
        ("tally-laid",): path.traps,
        ("tally-defence",): path.defence,
        ("tally-potions",): path.potions,
        ("tally-poisons",): path.poisons,
        ("tally-coins",): path.coins,
    }
    if path.member is not None:
        there["tally-member",] = 1
    return there


def of_clan(clan: ClanView, own: bool) -> dict[What, int]:
    counts = {name: getattr(clan, name) for name in CLAN}
    counts |= {"haggle": len(clan.haggle), "members": len(clan.members), "loot": len(clan.loot)}
    counts |= {"trophies": len(clan.trophies), "lands": len(clan.lands)}
    if own or clan.affinity is None:
        return {(f"tally-{name.replace('_', '-')}",): n for name, n in counts.items()}
    return {(f"tally-{name.replace('_', '-')}-of", "role", clan.affinity): n for name, n in counts.items()}
