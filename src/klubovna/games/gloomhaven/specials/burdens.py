"""Scenarios with things that are carried: a doll, a claw, a staff, crystals, tokens, buckets of water."""

from __future__ import annotations

from klubovna.games.gloomhaven.combat.suffer import CARRIED, suffer
from klubovna.games.gloomhaven.events import CARRIES, DONE_AT
from klubovna.games.gloomhaven.facts import MONSTER, TREASURES
from klubovna.games.gloomhaven.figures import CHARACTER, MONSTER_FIGURE, NOBODY, Figure
from klubovna.games.gloomhaven.kinds import CARRIER, GIVE_UP, LAY_DOWN, MONSTER_HEX, TAKE_OVER
from klubovna.games.gloomhaven.scenario.goals import failed
from klubovna.games.gloomhaven.scenario.hooks import Occasion, when
from klubovna.games.gloomhaven.scenario.reveal import count, spawn
from klubovna.games.gloomhaven.scenario.triggers import open_door
from klubovna.games.gloomhaven.specials.elements import drift
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.words import ELITE, RANKS
from klubovna.kernel.decision import Decision
from klubovna.kernel.hexes import Hex

DOWN_LEFT, DOWN_RIGHT = (-1, 1), (0, 1)
TREASURE = 62
TOKENS = 6


def is_open(t: Table, label: str) -> bool:
    return all(t.opened >> door & 1 for door in t.book.named_doors(label))


def acting_character(t: Table, occasion: Occasion) -> Figure | None:
    """The character whose turn ends."""
    figure = occasion.actor
    return figure if figure is not None and figure.form == CHARACTER and t.stands(figure) else None


def beside(t: Table, figure: Figure, letter: str) -> bool:
    return any(t.ground.range(figure.at, at) == 1 for at in t.book.markers[letter])


# -- 69 and 88: what one of them carries -------------------------------------------------------------------------------


@when("doll", "round_starts")
async def doll_is_given(t: Table, occasion: Occasion) -> None:
    if t.round == 1 and "carrier" not in t.memory:
        t.memory["carrier"] = await Decision(t.speaker, CARRIER, list(range(len(t.characters))))
        t.tell(CARRIES, t.memory["carrier"])


@when("claw", "dies")
async def claw_drops(t: Table, occasion: Occasion) -> None:
    """Instead of a coin."""
    if occasion.monster == MONSTER["lurker-king"]:
        if occasion.at in t.coins:
            t.coins.remove(occasion.at)
        t.treasures.append((occasion.at[0], occasion.at[1], CARRIED))


async def handed_over(t: Table, occasion: Occasion) -> None:
    """By a loot ability that has the holder in range."""
    looter, who = occasion.actor, t.memory.get("carrier", NOBODY)
    if looter is None or looter.form != CHARACTER or who in (NOBODY, looter.who) or t.characters[who].figure < 0:
        return
    if t.body(t.characters[who]).at != occasion.at:
        return
    if await Decision(t.characters[looter.who].seat, TAKE_OVER, [False, True], looter.who):
        t.memory["carrier"] = looter.who
        t.tell(CARRIES, looter.who)


async def brought(t: Table, occasion: Occasion) -> None:
    who = t.memory.get("carrier", NOBODY)
    if who >= 0 and t.characters[who].figure >= 0 and beside(t, t.body(t.characters[who]), "a"):
        t.memory["brought"] = 1


for _rule in ("doll", "claw"):
    when(_rule, "loot_ability")(handed_over)
    when(_rule, "turn_ends", "plates_occupied", "round_ends")(brought)


@when("current", "round_ends")
async def current(t: Table, occasion: Occasion) -> None:
    """One hex downstream; who is blocked suffers 3 damage, who stands behind an obstacle stays."""
    initiative = t.places[t.kinds.index(MONSTER["lurker"])] // 100
    way = DOWN_LEFT if initiative % 2 == 0 else DOWN_RIGHT
    room = t.book.rooms[t.book.room_ids.index("r2")]
    from klubovna.games.gloomhaven.round.order import key
    from klubovna.games.gloomhaven.specials.elements import carried_off

    swimmers = [f for f in t.figures if f.form <= 1 and f.at in room]
    for figure in sorted(swimmers, key=lambda one: key(t, one)):
        if t.figure(figure.id) is not figure:
            continue
        before = (figure.at[0] - way[0], figure.at[1] - way[1])
        if before not in t.ground.near[figure.at] or before in t.blocked:
            continue
        free = drift(t, figure, (way,))
        if free:
            await carried_off(t, figure, free)
        else:
            await suffer(t, figure, 3)


# -- 54: the staff -----------------------------------------------------------------------------------------------------

STAFF = 114


def seeker(t: Table) -> int:
    """Who has the staff; in a party without it the first character counts as having it."""
    found = [who for who, one in enumerate(t.characters) if one.seeker or STAFF - 1 in one.items]
    return found[0] if found else 0


@when("staff", "turn_ends")
async def staff_brought(t: Table, occasion: Occasion) -> None:
    figure = acting_character(t, occasion)
    full = t.memory.get("charge", 0) >= count(t, "2*C*(L+1)")
    if full and figure is not None and figure.who == seeker(t) and beside(t, figure, "a"):
        t.memory["staff"] = 1


# -- 81: crystal and sphere --------------------------------------------------------------------------------------------


@when("crystals", "turn_ends")
async def crystal_used(t: Table, occasion: Occasion) -> None:
    figure = acting_character(t, occasion)
    if figure is None or not is_open(t, "1") or not beside(t, figure, "a"):
        return
    character = t.characters[figure.who]
    held = character.goal_treasures - t.memory.get(f"used {figure.who}", 0)
    foes = [f for f in t.figures if f.form == MONSTER_FIGURE and f.who == MONSTER["the-colorless"]]
    if held > 0 and foes and await Decision(character.seat, LAY_DOWN, [False, True], figure.who):
        t.memory[f"used {figure.who}"] = t.memory.get(f"used {figure.who}", 0) + 1
        await suffer(t, foes[0], 2 * t.party, figure.who)


# -- 82: the mountain --------------------------------------------------------------------------------------------------


@when("mountain", "dies")
async def mountain_opens(t: Table, occasion: Occasion) -> None:
    """One door for each elite monster killed, in the order a to f."""
    if occasion.fallen >= 0 and occasion.monster >= 0 and t.cast[occasion.fallen][2] == ELITE:
        opened = t.memory["elites"] = t.memory.get("elites", 0) + 1
        if opened <= len(t.book.doors):
            for door in t.book.named_doors("abcdef"[opened - 1]):
                await open_door(t, door, None)


@when("mountain", "turn_ends")
async def sacrifice(t: Table, occasion: Occasion) -> None:
    """Conclusion A: an item of the treasure is given up on g."""
    figure = acting_character(t, occasion)
    if figure is None or figure.at not in t.book.markers["g"] or TREASURE not in t.characters[figure.who].looted:
        return
    holder = t.characters[figure.who]
    if await Decision(holder.seat, LAY_DOWN, [False, True], figure.who):
        found = [number - 1 for number in TREASURES[TREASURE].items if number in holder.found]
        given: int = await Decision(holder.seat, GIVE_UP, found, figure.who)
        holder.found.remove(given + 1)
        t.memory["mountain"] = t.memory["conclusion"] = 1


@when("mountain", "plates_occupied")
async def way_out(t: Table, occasion: Occasion) -> None:
    """Conclusion B: all are back at the entrance, nobody exhausted."""
    looted = any(TREASURE in one.looted for one in t.characters) and not t.memory.get("mountain")
    if looted and all(one.figure >= 0 and t.body(one).at in t.book.facts.start for one in t.characters):
        t.memory["mountain"], t.memory["conclusion"] = 1, 2


# -- 95: tokens --------------------------------------------------------------------------------------------------------


@when("tokens", "goal_treasure_looted")
async def token_turned(t: Table, occasion: Occasion) -> None:
    """They lie face down: which one it is shows when it is looted. With 1 to 4 door 1 can be opened."""
    left = [n for n in range(1, TOKENS + 1) if not t.memory.get(f"token {n}")]
    t.memory[f"token {t.chance.pick(left)}"] = 1
    if tokens_found(t):
        for door in t.book.named_doors("1"):
            t.unlocked |= 1 << door


def tokens_found(t: Table) -> bool:
    return all(t.memory.get(f"token {n}") for n in range(1, 5))


@when("tokens", "round_ends")
async def demons_come(t: Table, occasion: Occasion) -> None:
    if tokens_found(t):
        return
    name, elite = ("flame-demon", t.party >= 3) if t.round % 2 else ("earth-demon", t.party >= 4)
    door = t.book.doors[t.book.named_doors("1")[0]]
    near = min(sorted(t.book.rooms[0]), key=lambda at: (abs(at[0] - door[0]) + abs(at[1] - door[1]), at))
    await spawn(t, MONSTER[name], RANKS.index("elite" if elite else "normal"), near)


@when("deep_water", "turn_ends")
async def deep_water(t: Table, occasion: Occasion) -> None:
    figure = occasion.actor
    if figure is not None and figure.at in t.rough:
        await suffer(t, figure, 1 + t.level)


# -- 74: the ship ------------------------------------------------------------------------------------------------------


@when("ship", "round_starts")
async def ship_made_ready(t: Table, occasion: Occasion) -> None:
    if t.round == 1 and t.party == 3 and not t.memory.get("bailed"):
        t.memory["bailed"] = 1
        t.difficult = [at for at in t.difficult if at not in t.book.markers["d"]]
        t.changed_map()


@when("ship", "round_ends")
async def water_rises(t: Table, occasion: Occasion) -> None:
    if t.party <= 2 and t.round % 2:
        return
    hull = t.book.markers["w"]
    dry = [at for at in hull if at not in t.rough]
    if not dry:
        failed(t)
        return
    near = [at for at in dry if any(one in t.rough for one in t.ground.near[at])] or dry
    at: Hex = near[0] if len(near) == 1 else await Decision(t.speaker, MONSTER_HEX, near, NOBODY)
    t.difficult.append(at)
    t.changed_map()


@when("ship", "looted")
async def water_taken(t: Table, occasion: Occasion) -> None:
    figure = occasion.actor
    if figure is None or figure.form != CHARACTER or t.memory.get(f"bucket {figure.who}"):
        return
    if occasion.at in t.rough and occasion.at in t.book.markers["w"]:
        t.memory[f"bucket {figure.who}"] = 1
        t.difficult.remove(occasion.at)
        t.changed_map()
        t.tell(DONE_AT, figure.who, occasion.at)


@when("ship", "turn_ends")
async def overboard(t: Table, occasion: Occasion) -> None:
    figure = acting_character(t, occasion)
    if figure is not None and figure.at in t.book.markers["e"]:
        t.memory[f"bucket {figure.who}"] = 0
