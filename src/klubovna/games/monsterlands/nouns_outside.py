"""How places, paths and what happens there are called."""

from __future__ import annotations

from typing import Final

from klubovna.games.monsterlands.abilities import benefit_of, counted
from klubovna.games.monsterlands.battle import attack_of, black_dice
from klubovna.games.monsterlands.clans import no_defence
from klubovna.games.monsterlands.facts import (
    BENEFIT,
    CAPTURE,
    CONQUERING,
    CONQUEST_VALUE,
    DEATH_GLORY,
    ENTRANCE,
    FIGHTING,
    GUARD_COINS,
    GUARDS,
    KILL,
    LAND_FACTS,
    LAND_GLORY,
    MONSTER_FACTS,
    NUMBER,
    PAY_QUEST,
    PLACE,
    PLACES,
    QUEST_A,
    QUEST_B,
    REINFORCE,
    REQUIRE,
    ROLL_QUEST,
    Monster,
    Path,
)
from klubovna.games.monsterlands.outside import token_room
from klubovna.games.monsterlands.rolls import capturable, roll_of
from klubovna.games.monsterlands.state import Table
from klubovna.kernel.text import Term, dashed

LETTERS: Final = "AB"
"""The lands are called A and B, and their paths A1 to B4."""


def path(t: Table, value: int) -> Term:
    place, number = PLACE[value], NUMBER[value]
    if place < ENTRANCE:
        return Term("path", name=f"{LETTERS[place]}{number + 1}")
    return Term(f"path-{dashed(PLACES[place])}-{number + 1}")


def offered_path(t: Table, value: int) -> Term:
    """A free path with what it asks for and gives; an occupied one with who stands there."""
    at = Path(value)
    place, number = PLACE[at], NUMBER[at]
    if t.who[at] >= 0:
        found = tuple(t.on_path[3 * at : 3 * at + 3])
        return Term("path-with", path=("path", at), who=("traveller_name", at), dice=("dice", found))
    if place == ENTRANCE:
        guard = 0 if no_defence(t) else GUARDS[number]  # scen.4.02
        return Term("path-entrance", path=("path", at), guard=guard, coins=GUARD_COINS[number])
    if place == QUEST_A:
        return Term("path-free", path=("path", at))
    if place == QUEST_B:
        quest = PAY_QUEST[t.quests[1]]
        reward = counted(quest.right if number else quest.left)
        return Term("path-pay", path=("path", at), reward=("amounts", reward))
    event = t.events[place]
    what, count, colour = benefit_of(BENEFIT[event][number])
    if what == "defence" and no_defence(t):
        count = 0  # scen.4.02, r.73
    return Term(
        "path-land",
        path=("path", at),
        require=("dice", REQUIRE[event][number]),
        reinforce=("dice", REINFORCE[event][number]),
        benefit=("benefit", (what, count, colour)),
        glory=DEATH_GLORY[at],
    )


def traveller_name(t: Table, value: int) -> Term:
    return Term("traveller-of", who=("member", t.who[value]), clan=("seat", t.owner[value]))


def traveller(t: Table, value: int) -> Term:
    """Who is being sent, and where to."""
    return Term("traveller", who=("member", t.who[value]), path=("path", value))


def packing(t: Table, value: int) -> Term:
    """The same with the room that is left for tokens."""
    return Term("packing", traveller=("traveller", value), n=token_room(t, Path(value)))


def place(t: Table, value: int) -> Term:
    return Term("place-land", name=LETTERS[value]) if value < ENTRANCE else Term(f"place-{dashed(PLACES[value])}")


def roll_goal(quest: int) -> Term:
    facts = ROLL_QUEST[quest]
    return Term(
        "goal-roll",
        dice=("demand", facts.dice),
        target=facts.target,
        reward=("amounts", counted(facts.reward)),
        glory=facts.penalty.glory,
    )


def pay_goal(quest: int) -> Term:
    facts = PAY_QUEST[quest]
    return Term(
        "goal-pay",
        dice=("demand", facts.dice),
        cost=("amounts", counted(facts.cost)),
        left=("amounts", counted(facts.left)),
        right=("amounts", counted(facts.right)),
    )


def goal(t: Table, value: int) -> Term:
    """A place to send somebody to, with what waits there now."""
    if value == QUEST_A:
        return roll_goal(t.quests[0])
    if value == QUEST_B:
        return pay_goal(t.quests[1])
    monster = t.monsters[value]
    if value == ENTRANCE:
        return Term("goal-entrance", foe=("foe", (monster, value)))
    key = "goal-land-empty" if monster < 0 else "goal-land"
    land = t.lands[value]
    return Term(key, place=("place", value), land=("land", land), n=CONQUEST_VALUE[land], foe=("foe", (monster, value)))


def foe(t: Table, value: tuple[int, int]) -> Term:
    """A monster as it would fight at a place now."""
    monster, at = value
    if monster < 0:
        return Term("nothing")
    n = attack_of(t, Monster(monster), at)
    return Term("foe", MONSTER_FACTS[monster].name, n=n, capture=CAPTURE[monster], kill=KILL[monster])


# -- in the adventure ------------------------------------------------------------------------------------------------


def shown(t: Table, value: list[int]) -> Term:
    """The dice of a roll, if there are any yet."""
    return Term("shown", dice=("rolled", value)) if value else Term("no-faces")


def attempt(t: Table, value: tuple[int, int]) -> Term:
    """A roll as it stands, with what it must reach."""
    at, n = value
    roll = roll_of(t)
    dice = ("shown", roll.rolled)
    if roll.rolling == FIGHTING:
        kill, capture = KILL[t.facing] - roll.kill_bonus, CAPTURE[t.facing] - roll.capture_bonus
        key = "attempt-capture" if capturable(t, Path(at)) else "attempt-kill"
        foe = MONSTER_FACTS[t.facing].name
        return Term(key, foe, path=("path", at), n=n, dice=dice, total=t.damage + n, kill=kill, capture=capture)
    if roll.rolling == CONQUERING:
        land = t.lands[t.place]
        goal = CONQUEST_VALUE[land]
        name, total = LAND_FACTS[land].name, t.damage + n
        return Term("attempt-land", name, path=("path", at), n=n, dice=dice, total=total, goal=goal)
    return Term("attempt-quest", path=("path", at), n=n, dice=dice, goal=ROLL_QUEST[t.quests[0]].target)


def attack(t: Table, value: tuple[int, int]) -> Term:
    """Black dice that are about to be rolled."""
    at, n = value
    return Term("attack", MONSTER_FACTS[t.facing].name, traveller=("traveller", at), n=n)


def threat(t: Table, value: tuple[int, int, int]) -> Term:
    """What was rolled and met already, the hits that are left, and how many kill."""
    at, n, hits = value
    key = "threat-wounded" if t.wounded[t.who[at]] else "threat"
    return Term(key, traveller=("traveller", at), n=n, rest=("met", (hits - n, hits)))


def met(t: Table, value: tuple[int, int]) -> Term:
    """How many of the hits were met already, and what the monster rolled."""
    done, hits = value
    return Term("met", met=done, hits=hits, rolled=("struck", t.struck)) if done or t.struck else Term("no-faces")


def struck(t: Table, value: list[int]) -> Term:
    """What the monster's dice showed, if it rolled any."""
    return Term("struck", values=", ".join(map(str, value))) if value else Term("no-faces")


def trick(t: Table, value: tuple[int, int]) -> Term:
    """A ruse that strikes who stands on a path, and the tokens that lie there against it."""
    at, kind = value
    tokens = ("share", ("defence", t.shields[at]))
    return Term("trick", trap=("trap", kind), traveller=("traveller", at), tokens=tokens)


def deflection(t: Table, value: int) -> Term:
    """Where the monster's dice may be turned to, and how many there are."""
    return Term("deflection", who=("traveller_name", value), path=("path", value), n=black_dice(t))


def bill(t: Table, value: int) -> Term:
    """What a pay quest costs and brings to who stands on this path."""
    facts = PAY_QUEST[t.quests[1]]
    reward = counted(facts.right if NUMBER[value] else facts.left)
    clan = t.clans[t.owner[value]]
    stock = {
        "coins": clan.coins,
        "potion": clan.potions,
        "poison": clan.poisons,
        "defence": clan.defence,
        "trap": len(clan.traps),
        "loot": len(clan.loot),
    }
    cost = counted(facts.cost)
    return Term(
        "bill",
        who=("member", t.who[value]),
        cost=("amounts", cost),
        have=("amounts", [(word, stock[word]) for word, _ in cost]),
        reward=("amounts", reward),
    )


def assault(t: Table, value: int) -> Term:
    """A land that may be conquered from this path."""
    land = t.lands[PLACE[value]]
    return Term(
        "assault",
        LAND_FACTS[land].name,
        traveller=("traveller", value),
        n=CONQUEST_VALUE[land] - t.damage,
        dice=("dice", tuple(t.on_path[3 * value : 3 * value + 3])),
        glory=LAND_GLORY[land],
    )
